"""What is done with the tiles of a kernel before it is counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import swlds
from benchmarks.sweep.kernels import FOLDER, PAD, Attention
from benchmarks.sweep.tiles import Tile
from swlds.ir.model import Module
from swlds.report.profile import Profile


@dataclass(frozen=True)
class Variant:
    """``pad``: of the kernel that is read; ``passes``: what changes it, or what gives that for a kernel and its plain profile."""

    name: str
    title: str
    pad: int = 0
    passes: str | Callable[[Attention, Profile], str] = ""

    def make(self, kernel: Attention, plain: Profile, target: str) -> Module:
        """The kernel's module after the passes."""
        words = self.passes if isinstance(self.passes, str) else self.passes(kernel, plain)
        module = swlds.parse(self.path(kernel))
        return swlds.opt(module, words, mcpu=target) if words else module

    def path(self, kernel: Attention) -> Path:
        """The IR that is read."""
        return FOLDER / f"{replace(kernel, pad=self.pad).name}.ll"


def iree_swizzle(kernel: Attention, plain: Profile) -> str:
    """``xor_shuffle`` for each tile as IREE's pull request 23778 chooses it, with rows as they are and one row a phase."""
    return ",".join(
        f"swizzle-lds<variable={tile.name};map=xor_shuffle({tile.columns},{_access_width(tile, plain)},{tile.columns},1)"
        f"*{tile.element.bytes}>"
        for tile in kernel.tiles.values()
    )


def _access_width(tile: Tile, plain: Profile) -> int:
    """The wider one of writers and readers, in elements; 2 for elements that fill a bank, where readers are narrower than
    writers of more than 2."""
    sites = [site for site in plain.sites if site.object == tile.name]
    writer, reader = (max(site.bytes or 0 for site in sites if site.kind == kind) for kind in ("store", "load"))
    width = max(writer, reader) // tile.element.bytes
    return 2 if tile.element.bytes >= 4 and reader < writer and width > 2 else width


PLAIN = Variant("none", "none")
PADDED = Variant("padding", "padding of 64 bits a row (IREE)", PAD)
SEARCHED = Variant("searched-padding", "`pad-lds`", passes="pad-lds")
SHUFFLED = Variant("swizzle", "`xor_shuffle` (IREE's rule)", passes=iree_swizzle)
BEST = Variant("best-swizzle", "`swizzle-lds`", passes="swizzle-lds<fallback=none>")
VARIANTS = (PLAIN, PADDED, SEARCHED, SHUFFLED, BEST)

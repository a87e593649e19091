"""Tiles that tensor copies of gfx1250 move: the words of their descriptors, which elements go where, and kernels that copy them.

Written from the tables of Triton's TDMUtility by words, and element by element: nothing here is shared with ``swlds``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

import swlds

Groups = list[list[int]]


class Tile(NamedTuple):
    """Sizes in elements, the innermost dimension first; ``strides`` of the dimensions behind it; ``pad``: bytes between gaps, and
    bytes of a gap. ``rows``: of a gather."""

    shape: Sequence[int]
    tensor: Sequence[int]
    strides: Sequence[int] = ()
    element: int = 4
    pad: tuple[int, int] = (0, 0)
    rows: Sequence[int] = ()
    wide: bool = False
    mask: int = 0

    def groups(self, lds: int = 0, address: int = 0) -> Groups:
        """The words of the four groups."""
        a, b, c, d = [1, lds, address & 0xFFFFFFFF, address >> 32 | 2 << 30], [0] * 8, [0] * 4, [0] * 4
        b[0] = self.mask | {1: 0, 2: 1, 4: 2, 8: 3}[self.element] << 16
        if self.pad[0]:
            interval, amount = self.pad[0] // 4, self.pad[1] // 4
            b[0] |= 1 << 20 | (interval.bit_length() - 2) << 22 | (amount - 1) << 25
        tensor = [*self.tensor, 0, 0, 0, 0, 0][:5]
        tile = [*self.shape, 0, 0, 0, 0, 0][:5]
        strides = [*self.strides, 0, 0, 0, 0][:4]
        b[1] = tensor[0] << 16 & 0xFFFFFFFF
        b[2] = tensor[0] >> 16 | tensor[1] << 16 & 0xFFFFFFFF
        b[3] = tensor[1] >> 16 | tile[0] << 16
        b[4] = tile[1] | tile[2] << 16
        b[5] = strides[0] & 0xFFFFFFFF
        b[6] = strides[0] >> 32 | strides[1] << 16 & 0xFFFFFFFF
        b[7] = strides[1] >> 16
        if self.rows:
            a[0] |= 1 << 31 | self.wide << 30
            listed = np.zeros(8, "<u4")
            room = listed.view("<u4" if self.wide else "<u2")
            room[: len(self.rows)] = self.rows[: len(room)]
            c, d = listed[:4].tolist(), listed[4:].tolist()
        else:
            c = [tensor[2], tensor[3], strides[2] & 0xFFFFFFFF, strides[2] >> 32 | tile[3] << 16]
            d = [
                strides[3] & 0xFFFFFFFF,
                strides[3] >> 32 | tensor[4] << 16 & 0xFFFFFFFF,
                tensor[4] >> 16 | tile[4] << 16,
                0,
            ]
        return [a, b, c, d]

    def elements(self, *, pads: bool) -> Iterator[tuple[int, int, bool]]:
        """Of each element: its byte in the tensor, its byte in LDS, is it inside the tensor."""
        near = moved = 0
        for at in itertools.product(*(range(size) for size in reversed(self.shape))):
            at = at[::-1]
            if self.rows:
                at = (at[0], self.rows[at[1]])
            far = sum(x * s for x, s in zip(at, (1, *self.strides), strict=False)) * self.element
            yield far, near, all(x < size for x, size in zip(at, self.tensor, strict=False))
            near, moved = near + self.element, moved + self.element
            if pads and self.pad[0] and moved % self.pad[0] == 0:
                near += self.pad[1]

    def load(self, memory: Any, lds: Any) -> Any:
        """LDS behind a load of the tile that begins at byte 0 of both; ``memory``, ``lds``: bytes."""
        found = lds.copy()
        for far, near, inside in self.elements(pads=True):
            found[near : near + self.element] = memory[far : far + self.element] if inside else 0
        return found

    def store(self, memory: Any, lds: Any) -> Any:
        """The tensor's memory behind a store."""
        found = memory.copy()
        for far, near, inside in self.elements(pads=False):
            if inside:
                found[far : far + self.element] = lds[near : near + self.element]
        return found


WAIT = "call void @llvm.amdgcn.s.wait.tensorcnt(i16 0)"
RELEASE, ACQUIRE = 'fence syncscope("workgroup") release', 'fence syncscope("workgroup") acquire'
BARRIER = f"{RELEASE}\n  call void @llvm.amdgcn.s.barrier()\n  {ACQUIRE}"
DECLARED = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.tensorcnt(i16)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.tensor.load.to.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, i32)
declare void @llvm.amdgcn.tensor.store.from.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, i32)
declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32)
declare void @llvm.amdgcn.tensor.store.from.lds.d2(<4 x i32>, <8 x i32>, i32)
"""


def vector(words: Sequence[int]) -> str:
    return f"<{len(words)} x i32> <" + ", ".join(f"i32 {int(word)}" for word in words) + ">"


def address(name: str, pointer: str) -> str:
    """The words of a pointer to global memory, with the descriptor's type, as Triton makes them."""
    return f"""  %{name}.n = ptrtoint ptr addrspace(1) {pointer} to i64
  %{name}.lo = trunc i64 %{name}.n to i32
  %{name}.up = lshr i64 %{name}.n, 32
  %{name}.tr = trunc i64 %{name}.up to i32
  %{name}.hi = or i32 %{name}.tr, -2147483648
"""


def call(name: str, groups: Groups, lds: str, pointer: str, *, store: bool = False, d2: bool = False) -> str:
    """A copy by a descriptor of constants, but for its addresses: of ``lds``, and of a ``pointer`` to global memory."""
    word = ("store.from" if store else "load.to") + (".lds.d2" if d2 else ".lds")
    more = "" if d2 else f", {vector(groups[2])}, {vector(groups[3])}"
    head = f"<4 x i32> <i32 {groups[0][0]}, i32 poison, i32 poison, i32 poison>"
    return f"""  %{name}.l = ptrtoint ptr addrspace(3) {lds} to i32
{address(name, pointer)}  %{name}.1 = insertelement {head}, i32 %{name}.l, i32 1
  %{name}.2 = insertelement <4 x i32> %{name}.1, i32 %{name}.lo, i32 2
  %{name}.3 = insertelement <4 x i32> %{name}.2, i32 %{name}.hi, i32 3
  call void @llvm.amdgcn.tensor.{word}(<4 x i32> %{name}.3, {vector(groups[1])}{more}, i32 0)"""


def kernel(*lines: str, lds: Sequence[tuple[str, int]] = (("tile", 4096),)) -> str:
    """A kernel of (in, out) for gfx1250 that has these variables of bytes in LDS."""
    variables = "\n".join(f"@{n} = internal addrspace(3) global [{s} x i8] poison, align 16" for n, s in lds)
    body = "\n".join(line if line.startswith("  ") else f"  {line}" for line in lines)
    return f"""target triple = "amdgcn-amd-amdhsa"
{variables}
{DECLARED}define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="gfx1250" {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
{body}
  ret void
}}
"""


def copy_words(lds: str, count: int, *, to_lds: bool, pointer: str = "%out", name: str = "") -> str:
    """The group's one wave copies ``count`` words (a multiple of 32) between LDS and global memory."""
    lines, c = [], name or ("to" if to_lds else "from")
    for k in range(count // 32):
        lines += [
            f"%{c}{k}.i = add i32 %id, {32 * k}",
            f"%{c}{k}.l = getelementptr i32, ptr addrspace(3) {lds}, i32 %{c}{k}.i",
            f"%{c}{k}.g = getelementptr i32, ptr addrspace(1) {pointer}, i32 %{c}{k}.i",
        ]
        spaces = (f"ptr addrspace(1) %{c}{k}.g", f"ptr addrspace(3) %{c}{k}.l")
        lines += [
            f"%{c}{k}.v = load i32, {spaces[0 if to_lds else 1]}",
            f"store i32 %{c}{k}.v, {spaces[1 if to_lds else 0]}",
        ]
    return "\n  ".join(lines)


def launch(text: str, arrays: Sequence[Any], *, grid: int = 1, block: int = 32, **options: Any) -> Any:
    """Run such a kernel; on both engines, which must agree, if none is named."""
    options.setdefault("engine", "both")
    return swlds.Device("gfx1250").load(swlds.parse(text, "k.ll"))["k"].launch(grid, block, list(arrays), **options)

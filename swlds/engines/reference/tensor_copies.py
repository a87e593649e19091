"""Copies by a tensor descriptor: a wave copies a tile between global memory and LDS, whichever of its lanes are active.

The runs of a tile (``device.tensor_descriptor``) take the places of lanes, a wave's worth at a time: memcheck, races and copies
in flight see accesses of a run each, and findings name the first active lane. Both addresses are numbers in the descriptor. Each
side belongs to the object that the number was made of, as far as it is followed, else to the one in which the tile begins: a
tile that leaves it is out of bounds, though it may meet another object there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, final

import numpy as np

from swlds.device.address_space import GLOBAL, LDS, Array
from swlds.device.clusters import TIME_OUT
from swlds.device.fidelity import TENSOR_COUNTS
from swlds.device.findings import spelled_place
from swlds.device.intrinsics import Row
from swlds.device.objects import AMBIGUOUS
from swlds.device.tensor_descriptor import (
    Runs,
    TensorDescriptor,
    decode_descriptor,
    find_problem,
    find_runs,
    meets_itself,
)
from swlds.engines.reference.bulk import copy_lanes
from swlds.engines.reference.copy_rules import kind_of
from swlds.engines.reference.decode import Decoder
from swlds.engines.reference.flight import Copy, Side
from swlds.engines.reference.frame import Frame, Operation
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.meta import Meta, of_lane, tag_of
from swlds.engines.reference.vectors import element_meta
from swlds.errors import UnsupportedError
from swlds.ir.model import Instruction
from swlds.ir.places import canonical_line, in_source

_CLASH = "a store of which two elements go to the same bytes: no source says which one stays"
#: Words of group 0 with the address in LDS and in global memory.
_NEAR, _FAR = 1, (2, 3)


def build_tensor_copy(decoder: Decoder, instruction: Instruction, row: Row) -> Operation:
    """tensor.load.to.lds, tensor.store.from.lds: (groups of the descriptor ..., cache policy)."""
    slots = [decoder.slot(group) for group in instruction.call_arguments[:-1]]
    copy, launch = _TensorCopy(instruction, kind_of(row)), decoder.machine.launch
    if launch.counts is not None:
        launch.fidelity.add_approximated(TENSOR_COUNTS)
    return lambda frame: copy.run(frame, slots)


#: A batch of runs of one size: what they read and what they write.
_Part = tuple[Granted, Granted, int]


@final
class _TensorCopy:
    def __init__(self, instruction: Instruction, kind: str) -> None:
        self.instruction, self.kind, self.is_store = instruction, kind, kind == "store"

    def run(self, frame: Frame, slots: list[int]) -> None:
        speaker = int(np.argmax(frame.mask))
        d = decode_descriptor([frame.env[slot][speaker].tolist() for slot in slots])
        self._check_groups(frame, slots, speaker, 8 if d.count else 1)
        if not d.count:  # the counter counts it all the same
            self._issue(frame, d, [])
            return
        self._refuse(frame, find_problem(d, self.is_store))
        room = max(0, frame.wave.machine.launch.lds_size - d.lds_address)
        runs = find_runs(d, self.is_store, room)
        if self.is_store and meets_itself(runs):
            self._refuse(frame, _CLASH)
        self._issue(frame, d, self._access(frame, d, runs, frame.meta[slots[0]], speaker))

    def _check_groups(self, frame: Frame, slots: list[int], speaker: int, count: int) -> None:
        """Undefined words; and words that differ between lanes: those of the first active lane count. ``count``: words of a group
        that matter; where it is one, no other group does."""
        machine, mask = frame.wave.machine, frame.mask
        for number, slot in enumerate(slots if count > 1 else slots[:1]):
            known, words = frame.meta[slot], frame.env[slot][:, :count]
            if known is not None and known.shadow is not None and known.shadow[:, :count].any():
                used = Meta(None, known.shadow[:, :count], known.origin)
                machine.reports.use_of_undefined(frame, self.instruction, used, mask, "a tensor descriptor")
            apart = mask[:, None] & (words != words[speaker])
            if apart.any() and "asynccheck" in machine.launch.options.checks:
                lane, word = (int(n) for n in np.argwhere(apart)[0])
                message = (
                    f"The descriptor of a tensor copy differs between lanes: word {word} of group {number} is "
                    f"{int(words[speaker, word]):#x} in lane {speaker}, which counts for all, and {int(words[lane, word]):#x} "
                    f"in lane {lane}"
                )
                machine.reports.add(frame, self.instruction, lane, "non-uniform-lds-address", message)

    def _refuse(self, frame: Frame, problem: str) -> None:
        if problem:
            site, module = frame.wave.machine.site(frame, self.instruction), frame.wave.machine.image.program.module
            place = spelled_place(site.location, ()) or f"{module.source_name}:{canonical_line(self.instruction)}"
            what = f"a tensor copy is not executed: {problem}: {site.instruction}"
            with in_source(module):
                raise UnsupportedError(what, location=place)

    def _access(self, frame: Frame, d: TensorDescriptor, runs: Runs, known: Meta | None, speaker: int) -> list[_Part]:
        """Check both sides of all runs; a load reads nothing of what is beyond the tensor."""
        port, before, parts = frame.wave.machine.port, None, []
        near, far = self._objects(frame, d, known, speaker)
        for places, lanes, size, inside in _batches(runs, len(frame.mask)):
            sides = [(GLOBAL, runs.far[places], far, inside), (LDS, runs.near[places], near, lanes)]
            granted: list[Granted] = []
            for space, at, owner, mask in reversed(sides) if self.is_store else sides:
                marks: Any = {"write": bool(granted), "mask": mask, "before": before, "speaker": speaker}
                granted += port.access(frame, self.instruction, space, at, owner, size, **marks)
            parts.append((granted[0], granted[1], size))
            before = lanes
        return parts

    def _objects(self, frame: Frame, d: TensorDescriptor, known: Meta | None, lane: int) -> list[Meta | None]:
        """The objects of the tile in LDS and in global memory. Of a pointer's halves the lower one keeps its object; the upper
        one, which is shifted, need not."""
        image = frame.wave.machine.image
        owner = image.lds_owner
        tags = [tag_of(of_lane(element_meta(known, word), lane)) for word in (_NEAR, *_FAR)]
        by_address = [
            int(owner[d.lds_address]) if d.lds_address < len(owner) else 0,
            image.memory.objects.find_global(d.global_address),
        ]
        followed = [tags[0], tags[1] if tags[2] in (None, 0, tags[1]) else None]
        numbers = [
            tag if isinstance(tag, int) and tag > AMBIGUOUS else number
            for tag, number in zip(followed, by_address, strict=True)
        ]
        return [Meta(number) if number else None for number in numbers]

    def _issue(self, frame: Frame, d: TensorDescriptor, parts: list[_Part]) -> None:
        instruction = self.instruction

        def move() -> None:
            for read, write, size in parts:
                both = read.lanes & write.lanes
                if both.any():
                    copy_lanes(frame, instruction, read, write, both, size)
                if not self.is_store:
                    _fill(frame, write, write.lanes & ~read.lanes, size)

        sides = [side for read, write, size in parts for side in (Side(read, size, False), Side(write, size, True))]
        copy = Copy(frame.wave, frame, instruction, "tensorcnt", self.kind, sides, move)
        if d.count and d.workgroup_mask:
            mask = np.full(len(frame.mask), d.workgroup_mask | TIME_OUT * d.early_timeout, np.uint32)
            start = np.full(len(frame.mask), d.global_address, np.uint64)
            copy.shared = frame.wave.group.share_load(frame, instruction, mask, start, d.size)
        copies = frame.wave.machine.copies
        assert copies is not None, "the program has copies"
        copies.issue(copy)


def _batches(runs: Runs, width: int) -> Iterator[tuple[Array, Array, int, Array]]:
    """Runs of one size, as many as a wave has lanes: their numbers, which places have one, their size, which are inside the
    tensor."""
    for size in np.unique(runs.sizes).tolist():
        alike = np.flatnonzero(runs.sizes == size)
        for start in range(0, len(alike), width):
            some = alike[start : start + width]
            lanes = np.arange(width) < len(some)
            places = np.pad(some, (0, width - len(some)))
            yield places, lanes, size, lanes & runs.inside[places]


def _fill(frame: Frame, write: Granted, lanes: Array, size: int) -> None:
    """Zero for what is beyond the tensor, or may not be read."""
    space = frame.wave.machine.port.space
    for start in write.physical[lanes].tolist():
        space.data[start : start + size] = 0
        space.init[start : start + size] = 0xFF
        space.clear_tags(start, size)

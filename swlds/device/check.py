"""Judging one access that failed the fast test: which mistake it is, on which object, by how much.

Engines test a whole wave at once (``low[tag] <= address`` and ``address + size <= low[tag] + size[tag]`` and
``state[tag] == LIVE``); lanes that fail, and lanes without a tag, are judged here one at a time. ``None`` means that
the access is fine after all.
"""

from __future__ import annotations

from dataclasses import replace
from typing import final

from swlds.device.address_space import (
    APERTURES,
    GLOBAL,
    LDS,
    NULL_32,
    NULL_PAGE_END,
    PRIVATE,
    PRIVATE_START,
    WINDOW_END,
)
from swlds.device.arguments import argument_name
from swlds.device.findings import ObjectRef, Site
from swlds.device.image import Image
from swlds.device.lowered import LoweredParameter
from swlds.device.objects import AMBIGUOUS, BLOCK, DEAD, LIVE, OFFSET_ONLY, READ_ONLY, SLOT, ObjectInfo
from swlds.lazy import dataclass

#: Bytes beside a freed object in which a pointer that nobody knows may well have been its own: those between arrays.
_NEAR = 256
#: Bytes from an object behind which an address has nothing to do with it.
_FAR = 1 << 24
SPACE_NAMES = {GLOBAL: "global", LDS: "LDS", PRIVATE: "private"}


@final
@dataclass(frozen=True, slots=True)
class Access:
    """``space``: 1, 3 or 5, apertures already resolved; ``address`` in that space; ``size`` bytes; ``is_computed``: no
    address that a lowering has of its block's header (``lowered.is_computed``); ``sees_shadow``: it may be a check's."""

    space: int
    address: int
    size: int
    tag: int
    is_write: bool
    is_computed: bool = False
    sees_shadow: bool = True

    @property
    def verb(self) -> str:
        return "write" if self.is_write else "read"


@final
@dataclass(frozen=True, slots=True)
class Verdict:
    """``kind`` as in the findings; ``number``: the object concerned, 0 for none; ``allocated``/``freed``: second sites;
    ``low``: where the object begins that the access missed, or goes across the ends of."""

    kind: str
    message: str
    object: ObjectRef | None = None
    allocated: Site | None = None
    freed: Site | None = None
    low: int | None = None

    def inside(self, size: int) -> tuple[int, int]:
        """First and last but one address of the part of an access of ``size`` bytes that lies in the object it missed."""
        if self.low is None or self.object is None:
            return 0, 0
        start = self.low + self.object.offset
        return max(start, self.low), min(start + size, self.low + self.object.size)


def judge_access(image: Image, access: Access, stack_top: int = 0) -> Verdict | None:
    """Judge an access. ``stack_top``: first private byte above the wave's live stack."""
    if access.tag > AMBIGUOUS:
        return _judge_tagged(image, access, stack_top)
    if access.space == LDS:
        return _judge_lds(image, access)
    if access.space == PRIVATE:
        return _judge_private(access, stack_top)
    return _judge_global(image, access)


def describe_miss(address: int, size: int, low: int, object_size: int) -> str:
    """``4 bytes past the end of``, ``8 bytes in front of``; ``4 bytes of it past the end of`` where it goes across the end."""
    if address < low:
        return f"{low - address} bytes in front of"
    past = address - low - object_size
    return f"{past} bytes past the end of" if past >= 0 else f"{past + size} bytes of it past the end of"


def _missed(
    image: Image, access: Access, missed: ObjectRef, low: int, *, more: str = "", allocated: Site | None = None
) -> Verdict:
    """The access is outside of the object, or goes across one of its ends. ``more``: what else there is to say of it."""
    if missed.space == "lds" and missed.size == 0 and image.dynamic_lds == 0:
        given = "LDS argument (local[BYTES])" if _is_argument(image, missed) else "dynamic LDS (--dynamic-lds)"
        message = (
            f"No {given}: lds {access.verb} of size {access.size} in {missed.title}, which has as many "
            "bytes as the launch gives, and this one gives none"
        )
    else:
        where = describe_miss(access.address, access.size, low, missed.size)
        message = f"{_head(access, missed.space)}: {where} {missed.title} ({missed.size} bytes){more}"
    return Verdict("out-of-bounds", message, missed, allocated, low=low)


def _is_argument(image: Image, lds: ObjectRef) -> bool:
    """It is what a parameter points to, no variable: those of lowered modules have only names."""
    return lds.name in map(argument_name, image.program.kernel.arguments)


def _reference(image: Image, number: int, address: int) -> ObjectRef:
    return image.memory.objects.reference(number, address)


def _head(access: Access, space: str) -> str:
    return f"Invalid {space} {access.verb} of size {access.size}"


def _judge_tagged(image: Image, access: Access, stack_top: int) -> Verdict | None:
    objects, number = image.memory.objects, access.tag
    state = int(objects.state[number])
    info = objects.info.get(number)
    if info is None or state not in (LIVE, DEAD):
        return _judge_tagged_untraceable(image, access, stack_top)
    if access.is_computed and state == LIVE and objects.flags[number] & BLOCK and image.knows_block:
        return _judge_block(image, access, number)
    low, size = int(objects.low[number]), int(objects.size[number])
    access = _through_aperture(access, int(objects.space[number]))
    access = replace(access, address=_unwrapped(access, low))
    reference = _reference(image, number, access.address)
    if objects.flags[number] & OFFSET_ONLY:
        message = f"{_head(access, 'LDS')}: the pointer to {info.title} was translated to a block, this access was not"
        return Verdict("out-of-bounds", message, reference)
    if int(objects.space[number]) != access.space:
        message = f"{_head(access, SPACE_NAMES[access.space])} through a pointer to {info.space} object {info.title}"
        return Verdict("out-of-bounds", message, reference)
    if state == DEAD:
        message = f"{_head(access, info.space)} to {info.title}, which was freed"
        return Verdict("use-after-free", message, reference, info.allocated, info.freed)
    if not (low <= access.address and access.address + access.size <= low + size):
        if image.is_null_in_block(number, access.address):
            return _null_lds(access)
        return _missed(image, access, reference, low, allocated=info.allocated)
    if access.is_write and objects.flags[number] & READ_ONLY:
        return Verdict("write-to-constant", f"{_head(access, info.space)}: {info.title} is constant", reference)
    if access.space == PRIVATE and access.address + access.size > stack_top:
        return Verdict(
            "use-after-free", f"{_head(access, 'private')} to {info.title}, whose function has returned", reference
        )
    return None


def _through_aperture(access: Access, space: int) -> Access:
    """A flat pointer to an object of LDS or the stack that has left the aperture: the access as that object's memory sees it."""
    aperture = APERTURES.get(space, 0) << 32
    moved = access.address - aperture
    if access.space == GLOBAL and aperture and access.address == 0:  # all ones was cast to flat
        return replace(access, space=space, address=NULL_32)
    if access.space != GLOBAL or not aperture or not (-(1 << 32) < moved < 0 or 1 << 32 <= moved < 2 << 32):
        return access
    return replace(access, space=space, address=moved)


def _unwrapped(access: Access, low: int) -> int:
    """Addresses far in front of an object wrap around at 0; negative is what is meant, wherever the object lies."""
    width = 32 if access.space in (LDS, PRIVATE) else 64
    wraps = access.address - low >= 1 << (width - 1) and access.address < 1 << width
    return access.address - (1 << width) if wraps else access.address


def _judge_tagged_untraceable(image: Image, access: Access, stack_top: int) -> Verdict | None:
    return judge_access(image, Access(access.space, access.address, access.size, 0, access.is_write), stack_top)


def _judge_lds(image: Image, access: Access) -> Verdict | None:
    owner, end = image.lds_owner, access.address + access.size
    if access.address == NULL_32:
        return _null_lds(access)
    if end <= len(owner):
        first, last = int(owner[access.address]), int(owner[end - 1])
        if first and image.memory.objects.flags[first] & SLOT:  # whose own accesses have its tag
            where = f"at address {access.address}: a lowered kernel has no LDS there but the address of its block"
            return Verdict("out-of-bounds", f"{_head(access, 'LDS')} {where}")
        if first and first == last:
            return None
        if first:
            return _judge_tagged(image, Access(LDS, access.address, access.size, first, access.is_write), 0)
    near = _nearest_lds(image, access.address)
    if near is None:
        return _no_lds(access, access.address)
    return _judge_tagged(image, Access(LDS, access.address, access.size, near, access.is_write), 0)


def _no_lds(access: Access, address: int) -> Verdict:
    return Verdict("out-of-bounds", f"{_head(access, 'LDS')} at address {address}: the kernel has no LDS")


def _null_lds(access: Access) -> Verdict:
    return Verdict("null-pointer", f"{_head(access, 'LDS')} through null (all ones)")


def _nearest_lds(image: Image, address: int) -> int | None:
    placed = [v for v in image.lds.variables if not v.is_barrier]
    if not placed:
        return None
    nearest = min(placed, key=lambda v: max(v.offset - address, address - v.offset - v.size + 1, 0))
    return image.resolve(image.program.globals[nearest.name])[1]


def _judge_private(access: Access, stack_top: int) -> Verdict | None:
    if access.address == NULL_32:
        return Verdict("null-pointer", f"{_head(access, 'private')} through null (all ones)")
    if access.address < PRIVATE_START:
        return Verdict("null-pointer", f"{_head(access, 'private')} through null (address {access.address:#x})")
    if access.address + access.size <= stack_top:
        return None
    return Verdict(
        "out-of-bounds", f"{_head(access, 'private')} at {access.address:#x}: above the stack ({stack_top:#x})"
    )


def _judge_global(image: Image, access: Access) -> Verdict | None:
    address, objects = access.address, image.memory.objects
    if address < NULL_PAGE_END:
        return Verdict("null-pointer", f"{_head(access, 'global')} through null (address {address:#x})")
    number = objects.find_global(address) if address < WINDOW_END else 0
    if number == 0 or (number == image.shadow and not access.sees_shadow):
        return _judge_stray(image, access, number)
    if objects.flags[number] & BLOCK and objects.state[number] == LIVE and image.knows_block:
        return _judge_block(image, access, number)
    return _judge_tagged(image, Access(GLOBAL, address, access.size, number, access.is_write), 0)


def _judge_block(image: Image, access: Access, block: int) -> Verdict | None:
    """Inside a lowered block, by address: the variable, or the redzone behind it. In front of all variables is where the literal
    ``ptr addrspace(3) null`` leads."""
    entry, offset = image.entry_at(block, access.address), access.address - image.block_start(block)
    if access.is_computed and offset >= 0 and not image.has_lds_in_block:
        return _no_lds(access, offset)
    if parameter := image.parameter_at(block, access.address, access.size):
        return _judge_parameter(image, access, block, parameter)
    if entry is None and access.is_computed and 0 <= offset < image.fixed_end:
        where = f"offset {offset}, in front of all variables"
        return Verdict("null-pointer", f"{_head(access, 'LDS')} through null ({where})")
    if entry is None or offset >= image.fixed_end:
        return _judge_tagged(image, Access(GLOBAL, access.address, access.size, block, access.is_write), 0)
    low = image.block_start(block) + entry.offset
    if access.address + access.size <= low + entry.size:
        return None
    reference = ObjectInfo("lds", entry.name, source_name=image.program.title(entry.name)).reference(
        entry.size, access.address - low
    )
    return _missed(image, access, reference, low)


def _judge_parameter(image: Image, access: Access, block: int, parameter: LoweredParameter) -> Verdict | None:
    """Behind the variables of a lowered block, by address: what LDS parameters point to lies side by side there."""
    low = image.block_start(block) + parameter.offset
    if low <= access.address and access.address + access.size <= low + parameter.size:
        return None
    info = ObjectInfo("lds", parameter.name, source_name=parameter.source_name)
    reference = info.reference(parameter.size, access.address - low)
    return _missed(image, access, reference, low)


def _judge_stray(image: Image, access: Access, hidden: int) -> Verdict:
    """Where no object is, but perhaps a hidden one."""
    number = image.memory.objects.find_nearest(access.address) if access.address < WINDOW_END and not hidden else 0
    if number == 0 or image.memory.objects.distance(number, access.address) > _FAR:
        return Verdict("out-of-bounds", f"{_head(access, 'global')} at address {access.address:#x}, where nothing is")
    low, size = int(image.memory.objects.low[number]), int(image.memory.objects.size[number])
    if image.memory.objects.state[number] == DEAD and not low - _NEAR < access.address < low + size + _NEAR:
        reference, info = _reference(image, number, access.address), image.memory.objects.info[number]
        return _missed(image, access, reference, low, more=", which was freed", allocated=info.allocated)
    verdict = _judge_tagged(image, Access(GLOBAL, access.address, access.size, number, access.is_write), 0)
    assert verdict is not None, "a stray access is outside of every object"
    return verdict

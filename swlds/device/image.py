"""A kernel loaded into a device: addresses of its globals, functions and LDS variables, and the objects they are.

One image serves one (module, kernel, target, dynamic LDS size). Constants and globals are written into the address
space; LDS variables only get their offsets, which every work-group shares.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Hashable, Iterable
from dataclasses import field
from typing import Any, TypeVar, final

import numpy as np

from swlds.device.address_space import (
    CODE_END,
    CODE_START,
    CONSTANT,
    FLAT,
    GLOBAL,
    HEAP_START,
    LDS,
    NULL_PAGE_END,
    SHADOW_END,
    SHADOW_START,
    WINDOW_END,
    AddressSpace,
    Array,
)
from swlds.device.array_store import ARRAYS_END, ArrayStore
from swlds.device.constants import ConstantEvaluator, Initializer
from swlds.device.fingerprint import facts_of
from swlds.device.guards import U8
from swlds.device.kernel_attributes import kernel_number
from swlds.device.lds_layout import LdsPlacement, place_lds
from swlds.device.lowered import (
    ITEM_SIZE,
    OFFSET_TABLE,
    EntryNames,
    LoweredEntry,
    LoweredKernel,
    LoweredParameter,
    find_lowered,
    table_columns,
)
from swlds.device.objects import (
    ALWAYS_INIT,
    BLOCK,
    BUFFER,
    HEAP,
    LAYOUT,
    OFFSET_ONLY,
    READ_ONLY,
    SLOT,
    ObjectInfo,
    ObjectTable,
    OwnObjects,
)
from swlds.device.program import Program
from swlds.device.shadow import has_checks
from swlds.device.target import Target
from swlds.errors import LaunchError, UnsupportedError
from swlds.ir.elements import RAW, WORDS, Elements, elements_in, find_elements
from swlds.ir.model import Alias, Function, GlobalVariable
from swlds.ir.names import display_name
from swlds.ir.source_names import function_title
from swlds.ir.types import ArrayType
from swlds.ir.values import ConstantKeyword, GlobalReference
from swlds.lazy import dataclass

Fact = TypeVar("Fact")
CODE_STEP = 256
#: Facts of a program from which on they are forgotten: there are some for each size of launch.
KEPT_FACTS = 512
#: Bytes of a lowered block at most, for ``block_room``: what the module says of it may be any number.
MAX_BLOCK = 64 << 20
#: Bytes of a lowered block in which padding counts as such: more than any target has LDS.
MAX_PADDED = 1 << 20


def _padding(elements: Elements, size: int) -> U8:
    return np.frombuffer(elements.padding(size), np.uint8)


#: Bytes of a launch's own memory that are put aside at most, how many launches have theirs put aside, and how many of these are
#: ready to run, with memory for their threads: a program has some hundred launches in turn (layers times kernels).
MOST_ASIDE, ASIDE, READY = 1 << 16, 256, 16


@final
@dataclass(eq=False, slots=True)
class Aside:
    """What lies in a memory of one launch, device arrays and buffers aside, while another one has it, from ``CODE_END`` to
    ``top``: data, initialised bits and tags of each part between ``buffers`` (their addresses and sizes), and objects."""

    top: int
    buffers: list[tuple[int, int]]
    planes: list[tuple[U8, U8, Array]]
    has_tags: bool
    objects: OwnObjects


def _parts_between(buffers: list[tuple[int, int]], top: int) -> list[tuple[int, int]]:
    """What of a launch's own memory, from start to stop, is no buffer. ``buffers``: in the order of their addresses."""
    starts = [CODE_END, *(address + size for address, size in buffers)]
    return list(zip(starts, [*(address for address, _ in buffers), top], strict=True))


def _words(start: int, stop: int) -> slice:
    """The tags of a range."""
    return slice(start >> 2, (stop + 3) >> 2)


@final
@dataclass(eq=False)
class Memory:
    """A device's memory: the address space, its objects, and a bump allocator for what is not on the heap."""

    space: AddressSpace = field(default_factory=AddressSpace)
    objects: ObjectTable = field(default_factory=ObjectTable)
    #: Bytes that one buffer or variable may have; None for as many as fit.
    limit: int | None = None
    #: Those of a device that has some.
    arrays: ArrayStore | None = None
    #: The launch has written nothing but its own objects, arrays, and what lies between the former.
    is_contained: bool = False
    #: Whose everything in here is, arrays aside: it stays as its launch has left it, until what this refers to has been told
    #: (``let_go``). None where nobody needs it.
    owner: weakref.ref[Any] | None = None
    #: Launches that have put something aside, by their ids, the last one last.
    _aside: dict[int, weakref.ref[Any]] = field(default_factory=dict)
    #: Nothing was made in it since its last ``reset``, which came to its end.
    _is_fresh: bool = False
    _top: int = CODE_END

    def show_shadow(self) -> int:
        """Have the shadow of AddressSanitizer be an object, which only the runtime writes; its number."""
        if number := self.objects.find_global(SHADOW_START):
            return number
        flags, size = ALWAYS_INIT | READ_ONLY, SHADOW_END - SHADOW_START
        return self.objects.add(ObjectInfo("asan-shadow", "ASan shadow"), GLOBAL, SHADOW_START, size, flags)

    def reserve(self, size: int, align: int = 256, what: str = "a buffer", *, is_buffer: bool = False) -> int:
        """A fresh range between two redzones; LaunchError when it is over the limit or the window is full. ``what``: for that;
        ``is_buffer``: ``write_buffer`` fills it."""
        if self.limit is not None and size > self.limit:
            raise LaunchError(f"{what}: {size} bytes are over --max-memory")
        start = -(-(self._top + 256) // align) * align
        self._top = start + size + 256
        if self._top > (self.arrays.floor if self.arrays else HEAP_START):
            raise LaunchError(
                f"{what}: {size} bytes{f', align {align},' if align > 256 else ''} do not fit into the device's memory"
            )
        if not is_buffer and self.space.kept.meets(start, start + size):
            self.space.drop_kept()
        return start

    def reset(self) -> None:
        """Forget everything, so that the next launch starts with empty memory; but arrays hold what they held before this one."""
        is_contained, owner = self.is_contained, self.owner
        self.is_contained, self.owner = False, None
        if owner is not None and (kept := owner()) is not None:
            kept.let_go()
        is_fresh, self._is_fresh = self._is_fresh, False
        if is_fresh and self._top == CODE_END and not self.objects.count:
            if self.arrays is not None:
                self.arrays.start_again()
            self._is_fresh = True
            return
        if is_contained:
            self.space.clear_launch(CODE_END, self._top)
        else:
            floor = WINDOW_END if self.arrays is None else self.arrays.floor
            self.space.end_launch((0, floor), *([] if self.arrays is None else [(ARRAYS_END, WINDOW_END)]))
        self.space.has_tags = False
        self.objects.clear()
        self._top = CODE_END
        if self.arrays is not None:
            self.arrays.start_again()
        self._is_fresh = True

    def copy_own(self, owner: Any, buffers: Iterable[tuple[int, int]] = ()) -> Aside | None:
        """What lies in it of a launch that was contained, for ``put_own``, but for its buffers (address and size), which hold no
        tags; None where that is too much. Of owners that did so before all but the last ``ASIDE`` end, and all but the last
        ``READY`` rest."""
        beside = sorted(buffers)
        parts = _parts_between(beside, self._top)
        is_little = sum(stop - start for start, stop in parts) <= MOST_ASIDE
        objects = self.objects.copy_own() if is_little else None
        if objects is None:
            return None
        self._note_aside(owner)
        self.end_aside(ASIDE)
        if len(self._aside) > READY and (launch := [*self._aside.values()][-READY - 1]()) is not None:
            launch.rest()
        space = self.space
        planes = [
            (space.data[start:stop].copy(), space.init[start:stop].copy(), space.tags[_words(start, stop)].copy())
            for start, stop in parts
        ]
        return Aside(self._top, beside, planes, space.has_tags, objects)

    def put_own(self, aside: Aside, owner: Any) -> None:
        """Be as it was when that was put aside, but for arrays, and the bytes of buffers. An exception may end it anywhere: then
        it wants a ``reset``."""
        self._note_aside(owner)  # first: what is put aside now ends others, not this one
        self.reset()
        self._is_fresh = False
        self._top, space = aside.top, self.space
        for (start, stop), (data, init, tags) in zip(
            _parts_between(aside.buffers, aside.top), aside.planes, strict=True
        ):
            space.drop_kept(start, stop)  # pages of another's buffers, which nobody gives back behind this launch
            space.data[start:stop], space.init[start:stop] = data, init
            if aside.has_tags:
                space.tags[_words(start, stop)], space.has_tags = tags, True
        for address, size in aside.buffers:
            space.take_again(address, size)
        self.objects.put_own(aside.objects)

    def end_aside(self, count: int = 0) -> None:
        """Of launches that have put something aside all but the last ``count`` end."""
        for key in [*self._aside][: max(0, len(self._aside) - count)]:
            if (launch := self._aside.pop(key)()) is not None:
                launch.end()

    def _note_aside(self, owner: Any) -> None:
        self._aside.pop(id(owner), None)
        self._aside[id(owner)] = weakref.ref(owner)

    @property
    def top(self) -> int:
        """The end of what was reserved."""
        return self._top

    def keep_arrays(self) -> ArrayStore:
        """From now on the memory has arrays."""
        if self.arrays is None:
            self.arrays = ArrayStore(self.space, self.objects)
        return self.arrays


@final
class Image:
    """``resolve`` gives (address, object) of any global; ``functions_at`` maps code addresses to functions."""

    def __init__(
        self,
        memory: Memory,
        program: Program,
        target: Target,
        dynamic_lds: int,
        names: EntryNames | None = None,
        facts: dict[Any, Any] | None = None,
    ) -> None:
        """``facts``: those of the program (``facts_of``), where somebody has just looked."""
        self.memory, self.program, self.target = memory, program, target
        #: See ``recall``.
        self.facts = facts_of(program) if facts is None else facts
        self.layout = program.module.data_layout
        self.evaluator = ConstantEvaluator(self.layout, self.resolve, self.offset_tag)
        self.functions_at: dict[int, Function] = {}
        self.lowered: dict[str, LoweredKernel] = self.recall(
            (find_lowered, repr(names)), lambda: find_lowered(program.module, names)
        )
        own = self.lowered.get(display_name(program.kernel.name))
        #: Bytes of the kernel's lowered block that are the lowering's own, as far as the module tells.
        self._header = own.header if own else 0
        if own:
            program.tell_apart(entry.name for entry in own.entries)
        self.dynamic_lds = dynamic_lds
        #: Structs and arrays that the kernel is given hold addresses of arrays, as tagged pointers.
        self.holds_pointers = memory.arrays is not None and memory.arrays.holds_pointers
        #: Address of a metadata entry's offset field -> object number of the variable it stands for.
        self.layout_tags: dict[int, int] = {}
        #: Object numbers of the metadata variables that hold such offsets.
        self.layout_objects: set[int] = set()
        #: Object number of an offset -> its entry.
        self.offset_entries: dict[int, LoweredEntry] = {}
        #: What the kernel's LDS parameters point to in a lowered block, by offset; the launch says where and how much.
        self.parameters: list[LoweredParameter] = []
        #: There are others, of which the code no longer shows where in the block they lie.
        self.has_lost_parameters = False
        self._places: dict[str, tuple[int, int]] = {}
        #: Heap block -> distance from its start to offset 0 of the LDS it stands for.
        self._block_shift: dict[int, int] = {}
        self.lds: LdsPlacement = self.recall((place_lds, dynamic_lds), self._find_lds)
        #: LDS byte -> number of the variable's object that holds it, 0 where none does.
        self.lds_owner = np.zeros(max(self.lds.total, 1) + 16, np.uint32)
        #: Object number of an LDS variable (in a lowered block, too) or a stack slot -> what it consists of.
        self.elements: dict[int, Elements] = {}
        #: Initialised bits that LDS, and the bytes of a lowered block, begin with: those of padding, which nobody writes.
        self.fresh_lds: U8 = np.zeros(max(self.lds.total, 1), np.uint8)
        self.fresh_block: U8 = np.zeros(0, np.uint8)
        #: The object's number where the kernel looks into AddressSanitizer's shadow; 0: nothing is there.
        self.shadow = memory.show_shadow() if self.recall((has_checks,), lambda: has_checks(program)) else 0
        self._place_lds()
        self._tag_entries()
        self._place_functions()
        self._place_globals()

    def resolve(self, reference: GlobalReference) -> tuple[int, int]:
        """Address (in its own address space) and object number of a global, function or alias."""
        while isinstance(reference, Alias):
            scalar = self.evaluator.scalar(reference.target)
            return scalar.bits, scalar.tag
        assert isinstance(reference, (Function, GlobalVariable))
        place = self._places.get(reference.name)
        if place is None:
            raise UnsupportedError(f"@{display_name(reference.name)} has no address on the device")
        return place

    def recall(self, key: tuple[Hashable, ...], find: Callable[[], Fact]) -> Fact:
        """What was found out before, by this key, about the program for this target, or is found out now."""
        facts, whole = self.facts, (self.target.name, *key)
        if whole not in facts:
            if len(facts) > KEPT_FACTS:
                facts.clear()
            facts[whole] = find()
        found: Fact = facts[whole]
        return found

    def _find_lds(self) -> LdsPlacement:
        program = self.program
        names = {n for n, g in program.globals.items() if g.addrspace == LDS}
        return place_lds(program.module, program.kernel.name, names, self.target, self.dynamic_lds)

    @property
    def places(self) -> Iterable[tuple[str, tuple[int, int]]]:
        """(address, object number) of globals and functions by name."""
        return self._places.items()

    def _place_lds(self) -> None:
        slots = {k.slot.name for k in self.lowered.values()}
        for placed in self.lds.variables:
            info = self._named("lds", display_name(placed.name))
            flags = SLOT if placed.name in slots else 0
            number = self.memory.objects.add(info, LDS, placed.offset, placed.size, flags)
            self._places[placed.name] = (placed.offset, number)
            shared = self.lds_owner[placed.offset : placed.offset + placed.size]
            self.elements[number] = find_elements(self.layout, self.program.globals[placed.name].value_type)
            known = self.fresh_lds[placed.offset : placed.offset + placed.size]
            padding = _padding(self.elements[number], len(known))
            known[:] = np.where(shared == 0, padding, known & padding)  # variables may lie at one place
            shared[:] = number

    def _named(self, space: str, symbol: str) -> ObjectInfo:
        return ObjectInfo(space, symbol, source_name=self.program.title(symbol))

    def _place_functions(self) -> None:
        address = CODE_START
        for name, function in self.program.functions.items():
            info = ObjectInfo("code", display_name(name), source_name=function_title(display_name(name)))
            number = self.memory.objects.add(info, CONSTANT, address, 0, READ_ONLY, findable=False)
            self._places[name] = (address, number)
            self.functions_at[address] = function
            address += CODE_STEP
            if address >= CODE_END:
                raise LaunchError("too many functions to give each an address")

    def _place_globals(self) -> None:
        placed = []
        metadata = {k.metadata.name: k for k in self.lowered.values() if k.metadata is not None}
        for name, variable in self.program.globals.items():
            if variable.addrspace == LDS:
                continue
            self._refuse(variable)
            size = self.layout.size_of(variable.value_type)
            align = max(variable.align or self.layout.abi_align(variable.value_type), 16)
            address = self.memory.reserve(size, align, f"variable @{display_name(name)}")
            flags = READ_ONLY if variable.is_constant or variable.addrspace == CONSTANT else BUFFER
            columns = self._columns_of(variable) if name == OFFSET_TABLE else []
            flags = LAYOUT if name in metadata or columns else flags
            space = "constant" if flags & READ_ONLY else "global"
            number = self.memory.objects.add(self._named(space, display_name(name)), GLOBAL, address, size, flags)
            self._places[name] = (address, number)
            placed.append((variable, address, size))
            if name in metadata:
                self.layout_objects.add(number)
                self._tag_addresses(metadata[name], address)
            if columns:
                self.layout_objects.add(number)
                self._tag_columns(columns, variable, address)
        for variable, address, size in placed:
            self._initialize(variable, address, size)

    def _columns_of(self, table: GlobalVariable) -> list[str]:
        return self.recall((table_columns,), lambda: table_columns(self.program.module, table))

    def _refuse(self, variable: GlobalVariable) -> None:
        place = f"{self.program.module.source_name}:{variable.line}:1"
        if variable.addrspace not in (FLAT, GLOBAL, CONSTANT):
            raise UnsupportedError(
                f"variable @{display_name(variable.name)} in address space {variable.addrspace} is not executed",
                location=place,
            )
        if variable.is_declaration:
            raise LaunchError(
                f"variable @{display_name(variable.name)} is declared here and defined nowhere", location=place
            )

    def _initialize(self, variable: GlobalVariable, address: int, size: int) -> None:
        assert variable.initializer is not None
        if isinstance(variable.initializer, ConstantKeyword):  # memory is zero and uninitialised to begin with
            if variable.initializer.keyword not in ("undef", "poison"):
                self.memory.space.set_initialized(address, size, True)
            return
        content = Initializer(size)
        content.put(self.evaluator, variable.value_type, variable.initializer)
        space = self.memory.space
        space.write_fresh(address, content.data)
        for start, stop in content.undefined:
            space.set_initialized(address + start, stop - start, False)
        for offset, tag in content.tags:
            space.has_tags = True
            space.tags[(address + offset) >> 2] = tag
            space.tags[(address + offset + 4) >> 2] = tag

    def _tag_entries(self) -> None:
        """One OFFSET_ONLY object for each variable of the kernel's own block."""
        kernel = self.lowered.get(display_name(self.program.kernel.name))
        module = self.program.module
        found = self.recall((elements_in,), lambda: elements_in(module, kernel.kernel)) if kernel else {}
        usual = WORDS if "swlds.lds" in module.named_metadata else RAW
        for entry in kernel.entries if kernel else ():
            size = self.dynamic_lds if entry.is_dynamic else entry.size
            offset = entry.offset if kernel is None else kernel.offset_of(entry, self.dynamic_lds)
            number = self.memory.objects.add(self._named("lds", entry.name), LDS, offset, size, OFFSET_ONLY)
            self.offset_entries[number] = entry
            self.elements[number] = elements = found.get(entry.name, usual)
            if elements.gaps and offset + size <= MAX_PADDED:
                self.fresh_block.resize(max(offset + size, len(self.fresh_block)), refcheck=False)
                self.fresh_block[offset : offset + size] = _padding(elements, size)

    def _tag_addresses(self, kernel: LoweredKernel, address: int) -> None:
        """Where the metadata holds the offsets of this kernel's variables."""
        for number, entry in self.offset_entries.items():
            if kernel.kernel == display_name(self.program.kernel.name):
                self.layout_tags[address + entry.index * ITEM_SIZE] = number

    def _tag_columns(self, columns: list[str], table: GlobalVariable, address: int) -> None:
        """Where the offset table holds the offsets of this kernel's variables: its row, by column."""
        row = kernel_number(self.program.kernel)
        if row is None:
            return
        numbers = {entry.name: number for number, entry in self.offset_entries.items()}
        assert isinstance(table.value_type, ArrayType), "the offset table is an array of rows"
        row_size = self.layout.size_of(table.value_type.element)
        for column, name in enumerate(columns):
            if name in numbers:
                self.layout_tags[address + row * row_size + 4 * column] = numbers[name]

    def part_of_block(self, block: int, offset_tag: int) -> int:
        """The object that is variable ``offset_tag`` inside the block with object number ``block``."""
        objects = self.memory.objects
        parts = objects.parts.setdefault(block, {})
        number = parts.get(offset_tag)
        if number is None:
            entry = self.offset_entries[offset_tag]
            info = self._named("lds", entry.name)
            low, size = self.block_start(block) + int(objects.low[offset_tag]), int(objects.size[offset_tag])
            size = max(
                0, min(size, int(objects.low[block]) + int(objects.size[block]) - low)
            )  # never outside the block
            number = parts[offset_tag] = objects.add(info, GLOBAL, low, size, findable=False)
            self.elements[number] = self.elements[offset_tag]
        return number

    def offset_tag(self, offset: int) -> int:
        """The OFFSET_ONLY object of the variable that holds a byte of this kernel's block; 0 for none."""
        found = [(e.offset, -n) for n, e in self.offset_entries.items() if e.offset <= offset]
        return -max(found)[1] if found else 0

    def bind_block(self, block: int, address: int) -> None:
        """The address of (or into, where alignment wants it) a heap block was stored in a slot: from there on it
        stands for the LDS of its work-group. Any number can be stored there: one outside of the block binds nothing."""
        objects = self.memory.objects
        shift = address - int(objects.low[block])
        if objects.flags[block] & HEAP and 0 <= shift <= int(objects.size[block]):
            objects.flags[block] |= BLOCK
            self._block_shift[block] = shift
            if len(self.fresh_block) <= int(objects.size[block]) - shift:
                self.memory.space.init[address : address + len(self.fresh_block)] |= self.fresh_block

    def forget_blocks(self, first: int) -> None:
        """Objects from that number on are gone, among them all blocks."""
        self.memory.objects.forget_from(first)
        self._block_shift.clear()
        self.elements = {number: elements for number, elements in self.elements.items() if number < first}

    @property
    def block_end(self) -> int:
        """Bytes that the kernel's own variables take in a lowered block, as the module has it."""
        return max((offset + size for offset, size in self.variables_in_block), default=0)

    @functools.cached_property
    def block_room(self) -> int:
        """Bytes that a lowered block may have in an engine that keeps records beside it: what the variables of all kernels take,
        and what LDS parameters point to, within reason. Larger ones are the reference engine's. Not asked before those are."""
        entries = [e for k in self.lowered.values() for e in k.entries]
        dynamic = max(1, sum(e.is_dynamic for e in entries)) * (self.dynamic_lds + 4096)
        given = sum(p.size + 2 * p.lead for p in self.parameters)
        return min(sum(e.padded + e.offset for e in entries) + dynamic + given + 4096, MAX_BLOCK)

    def block_start(self, block: int) -> int:
        """Where offset 0 of a lowered block lies."""
        return int(self.memory.objects.low[block]) + self._block_shift.get(block, 0)

    def is_null_in_block(self, number: int, address: int) -> bool:
        """True where the LDS null pointer, all ones, was added to a lowered block, which object ``number`` is."""
        return bool(self.memory.objects.flags[number] & BLOCK) and address == self.block_start(number) - 1

    @functools.cached_property
    def fixed_end(self) -> int:
        """Where the variables of fixed size and their redzones end in a lowered block. Behind are those of dynamic size and what
        LDS parameters point to, which the module gives no places of their own."""
        entries = self.offset_entries.values()
        first = min((e.offset for e in entries), default=min((p.offset for p in self.parameters), default=self._header))
        return max((e.offset + e.padded for e in entries if not e.is_dynamic), default=first)

    @property
    def knows_block(self) -> bool:
        """What lies where in the kernel's lowered block is known."""
        return self._header > 0

    @property
    def has_lds_in_block(self) -> bool:
        """There are variables in the kernel's lowered block, or what LDS parameters point to."""
        return bool(self.offset_entries or self.parameters or self.has_lost_parameters)

    @property
    def has_dynamic_variables(self) -> bool:
        """Among the variables in the kernel's lowered block are some of dynamic size."""
        return any(e.is_dynamic for e in self.offset_entries.values())

    @property
    def has_parted_parameters(self) -> bool:
        """All that lies behind the variables of fixed size in a lowered block belongs to those of dynamic size, which begin at
        one place, and to LDS parameters behind, each with its bytes."""
        return self.knows_block and not self.has_lost_parameters and bool(self.parameters)

    @functools.cached_property
    def variables_in_block(self) -> tuple[tuple[int, int], ...]:
        """(offset, size) of each variable in the lowered block of this launch."""
        objects = self.memory.objects
        return tuple((int(objects.low[n]), int(objects.size[n])) for n in self.offset_entries)

    def parameter_at(self, block: int, address: int, size: int = 1) -> LoweredParameter | None:
        """The LDS parameter whose bytes hold an address in a block, or are nearest to it; None where so many bytes are in a
        variable. Bytes in front of the first one are its own: pointers to dynamic variables know whose they are."""
        offset = address - self.block_start(block)
        if not self.has_parted_parameters or offset < self.fixed_end:
            return None
        if any(low <= offset and offset + size <= low + room for low, room in self.variables_in_block):
            return None
        found = (p for p in self.parameters if p.offset - p.lead <= offset)
        # One of no bytes gives way to the next, which begins there.
        return max(found, key=lambda p: (p.offset, p.size), default=self.parameters[0])

    def entry_at(self, block: int, address: int) -> LoweredEntry | None:
        """The variable whose bytes or redzone hold an address in a block, for pointers without a tag."""
        offset = address - self.block_start(block)
        found = [e for e in self.offset_entries.values() if e.offset <= offset]
        return max(found, key=lambda e: e.offset, default=None)


def shadow_fact(target: str) -> tuple[Hashable, ...]:
    """By which it is known of a program whether it looks into AddressSanitizer's shadow."""
    return target, has_checks


def in_global_window(address: int) -> bool:
    """True for addresses that global memory may have."""
    return NULL_PAGE_END <= address < WINDOW_END


__all__ = ["Aside", "Image", "Memory", "in_global_window", "shadow_fact"]

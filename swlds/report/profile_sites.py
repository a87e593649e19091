"""What a launch counted, with the names that a report needs: instructions, places, objects."""

from __future__ import annotations

from dataclasses import replace

from swlds.analysis.addresses import Access, AddressAnalysis
from swlds.analysis.lds_patterns import Shape
from swlds.device.counts import COUNTED, Count, CountKey
from swlds.device.intrinsics import Row, find_intrinsic
from swlds.device.launch import Launch
from swlds.device.line_counts import SiteLines
from swlds.ir.model import Argument, Instruction
from swlds.ir.names import display_name
from swlds.ir.values import ConstantInt, Value
from swlds.report.bank_sites import find_cost, find_patterns, find_used_rows, group_by_key
from swlds.report.lane_strip import find_strip
from swlds.report.line_costs import find_line_cost
from swlds.report.profile import Profile, SiteCount
from swlds.report.static_costs import StaticCosts
from swlds.report.static_lines import StaticLineCosts

STOPPED = "counts: the launch was stopped when its time was over; they tell of a part of it"
_KINDS = {"read": "load", "write": "store", "atomic": "atomic"}
#: Effects of intrinsics that copy between LDS and global memory without a register, and of copies of any length.
_DMA = frozenset({"load_lds", "async_lds", "cluster_lds", "buffer_load_lds"})
_COPIES = frozenset({"copy", "set"})


def build_profile(launch: Launch) -> Profile | None:
    """The profile of a launch that is over; None where nothing was counted."""
    if launch.counts is None:
        return None
    sites: list[SiteCount] = []
    orders: list[SiteCount] = []
    observed, strips = {}, {}
    shape = Shape(launch.geometry.block, launch.wave_size)
    analysis = AddressAnalysis(launch.image.program.module, shape.limits)
    names, costs, static = _Names(launch, analysis), group_by_key(launch.banks), StaticCosts(launch, analysis, shape)
    lines, static_lines = group_lines(launch), StaticLineCosts(launch)
    for key in names.sort(launch.counts.found):
        found = sites if key.space else orders
        if not launch.counts.found[key].executions:
            continue
        site = names.describe(len(sites) + len(orders), key, launch.counts.found[key])
        if key in costs and launch.banks is not None:
            site = replace(site, lds=find_cost(launch.banks, costs[key]), static=static.of(key))
            observed[site.id] = find_patterns(costs[key])
        if key in lines and launch.lines is not None:
            site = replace(site, lines=find_line_cost(lines[key], launch.lines.line), static=static_lines.of(key))
            size, first = max(lines[key], key=lambda counted: counted[0])
            strips[site.id] = find_strip(first, size, launch.lines.line)
        found.append(site)
    if any(finding.kind == "timeout" for finding in launch.log.sorted()):
        launch.fidelity.add_approximated(STOPPED)
    groups = launch.geometry.group_count
    waves = groups * launch.waves_per_group
    if launch.banks is None:
        return Profile(launch.wave_size, groups, waves, sites, orders, strips=strips)
    objects = launch.image.memory.objects
    starts = {info.name: int(objects.low[number]) for number, info in objects.info.items() if info.space == "lds"}
    rows = find_used_rows(launch.banks)
    return Profile(launch.wave_size, groups, waves, sites, orders, rows, observed, starts, strips)


def group_lines(launch: Launch) -> dict[CountKey, list[tuple[int, SiteLines]]]:
    """Of each instruction and use: bytes of a lane, and what was counted."""
    found: dict[CountKey, list[tuple[int, SiteLines]]] = {}
    for site, counted in launch.lines.found.items() if launch.lines is not None else ():
        found.setdefault(site.key, []).append((site.bytes, counted))
    return found


class _Names:
    """What stands in the module about the instructions of one launch."""

    def __init__(self, launch: Launch, analysis: AddressAnalysis) -> None:
        self.launch, self._analysis = launch, analysis
        self._accesses: dict[Instruction, list[Access]] = {}
        self._order = {
            i: n for n, i in enumerate(i for f in launch.image.program.functions.values() for i in f.instructions())
        }
        self._seen: set[object] = set()

    def sort(self, keys: dict[CountKey, Count]) -> list[CountKey]:
        """Accesses, then what orders, each in the order of the module; of one instruction reads come first."""
        return sorted(keys, key=lambda k: (not k.space, self._order[k.instruction], k.use, k.space))

    def describe(self, number: int, key: CountKey, count: Count) -> SiteCount:
        i, row = key.instruction, _row_of(key.instruction)
        assert i.function is not None
        site = self.launch.sites.site(i)
        is_fixed = count.lanes and not _has_any_length(i, row)
        return SiteCount(
            number,
            display_name(i.function.name),
            site.instruction,
            site.location,
            str(site.location or site.calls[0]),
            COUNTED.get(key.space, ""),
            "dma" if row is not None and row.effect in _DMA else _KINDS.get(key.use, key.use),
            key.use if key.space else "order",
            count.bytes // count.lanes if key.space and is_fixed else None,
            i.field("align") if key.space else None,
            self._object(key) if key.space else None,
            count.executions,
            count.lanes,
            count.bytes,
        )

    def _object(self, key: CountKey) -> str | None:
        """The only object that the instruction can reach this way."""
        if key.instruction.function not in self._seen:
            assert key.instruction.function is not None
            self._seen.add(key.instruction.function)
            for access in self._analysis.accesses(key.instruction.function):
                self._accesses.setdefault(access.instruction, []).append(access)
        found = {
            access.object
            for access in self._accesses.get(key.instruction, [])
            if key.use == "atomic" or (access.reads if key.use == "read" else access.writes)
        }
        return _name_of(next(iter(found))) if len(found) == 1 else None


def _name_of(value: Value | None) -> str | None:
    if isinstance(value, Argument) and (value.name or "0").isdigit():
        return f"arg{value.index}"
    name = getattr(value, "name", None)
    return None if name is None else display_name(name)


def _row_of(i: Instruction) -> Row | None:
    callee = i.called_function if i.opcode == "call" else None
    return None if callee is None else find_intrinsic(display_name(callee.name))


def _has_any_length(i: Instruction, row: Row | None) -> bool:
    """A copy of as many bytes as each lane wants."""
    return row is not None and row.effect in _COPIES and not isinstance(i.operands[2], ConstantInt)

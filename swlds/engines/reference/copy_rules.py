"""asynccheck: what conflicts with a copy must come before its issue or behind its completion.

What comes behind the completion of a copy, and is not ordered behind it, racecheck's clocks find: a copy is an access of its wave
when it is issued, and again when it completes. These rules judge the rest: who comes by while it is open.

====================================================================  ===========================================
while a copy is open                                                  finding
====================================================================  ===========================================
another wave accesses its bytes                                       missing-wait; after a wait that only
                                                                      counts with ordinary accesses a warning
its wave accesses them: async forms, or alias metadata takes the      missing-wait
compiler's wait away
its wave overwrites the LDS source of an async store                  race-war
its wave overwrites the global source, no fence between               race-war, warning
another copy meets its bytes                                          race-waw, race-war, race-raw; of one wave and
                                                                      kind, which complete in order, a note
its wave ends                                                         missing-wait, note
====================================================================  ===========================================

====================================================================  ===========================================
when a copy is issued                                                 finding
====================================================================  ===========================================
LDS accesses of other waves that are not ordered before it            race-war, race-waw; with a barrier between, but
                                                                      no wait for LDS before it, warnings
LDS accesses of its wave, no wait for LDS since                       the same as warnings; of the source of an async
                                                                      store missing-wait
global bytes that its wave stored, no fence since; of async forms no   race-raw, warning; of an async store race-waw
release of the work-group and no wait for stores
====================================================================  ===========================================
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, final

import numpy as np

from swlds.device.address_space import LDS, Array
from swlds.device.checks import Severity
from swlds.device.copies import COPIES
from swlds.device.findings import COPY_CHECK, Finding, OtherSite
from swlds.device.intrinsics import Row
from swlds.device.memory_order import GLOBAL_CLOCK, LDS_CLOCK
from swlds.engines.reference.flight import Copy, Side, Tried
from swlds.engines.reference.granted import Granted
from swlds.engines.reference.race_access import LANE, NUMBER_SHIFT, WORDS, Access
from swlds.engines.reference.race_cells import ATOMICS, READS, WRITES
from swlds.engines.reference.races import Races
from swlds.engines.reference.views import FrameView, WaveView
from swlds.ir.model import Instruction


@final
class CopyRules:
    """Of one launch, beside its race checker."""

    def __init__(self, races: Races, copies: Mapping[Instruction, Row]) -> None:
        self.races, self.book, self.copies = races, races.book, copies
        #: (era, site) of completed copies -> era of the issue, what completed them, what did not.
        self._ends: dict[tuple[int, int], tuple[int, Instruction, list[Tried]]] = {}
        #: What the copy that is being issued reads, and how many bytes a lane.
        self._source: tuple[Instruction, Granted, int] | None = None

    # Life of a copy ------------------------------------------------------------------------------------------

    def issued(self, copy: Copy) -> None:
        copy.era = self.races.order(copy.wave).era
        copy.site = self.book.site_number(copy.frame, copy.instruction)

    def reads(self, instruction: Instruction, granted: Granted, size: int, write: bool) -> None:
        """A side of a copy is about to be issued: the source comes first."""
        if not write:
            self._source = (instruction, granted, size)

    def completed(self, copy: Copy, instruction: Instruction) -> None:
        """From here on it is an access of now."""
        order = self.races.order(copy.wave)
        self._ends[order.era, copy.site] = (copy.era, instruction, copy.tried)
        for side in copy.sides:
            if side.at.size:
                access = self._access(copy.frame, copy.instruction, side.granted, side.size, copy.wave)
                access.note(WRITES if side.write else READS, copy.site)

    def never_waited(self, copy: Copy) -> None:
        if copy.has_landed or copy.is_reported or copy.weak is not None:
            return
        side = next((s for s in copy.sides if s.write and s.at.size), None)
        if side is not None:
            access = self._access(copy.frame, copy.instruction, side.granted, side.size, copy.wave)
            name = access.object_at(0, 0)
            message = f"Nobody waits for this copy to {name[2]}: the wave ends while it is open"
            self._report(access, 0, "missing-wait", "note", message, None, "end")

    def drained(self, wave: WaveView) -> None:
        """What the wave did in LDS up to here has happened."""
        self.races.order(wave).drain()

    def stored(self, wave: WaveView) -> None:
        """What the wave stored in global memory has happened."""
        order = self.races.order(wave)
        order.drain_stores()

    def is_fenced(self, copy: Copy) -> bool:
        """A fence lies between a copy and now: what follows in its wave stays behind the copy's read."""
        order = self.races.order(copy.wave)
        return copy.era < order.since[GLOBAL_CLOCK]

    def is_copy(self, site: int) -> bool:
        """Is the instruction of a site a copy?"""
        return self.book.instruction(site) in self.copies

    # Who meets a copy that is open ---------------------------------------------------------------------------

    def met(
        self,
        frame: FrameView,
        instruction: Instruction,
        granted: Granted,
        size: int,
        write: bool,
        copy: Copy,
        side: Side,
        meeting: Array,
    ) -> bool:
        """True where the lanes were judged for good: racecheck leaves them out."""
        access = self._access(frame, instruction, granted, size, frame.wave)
        is_own, row = copy.wave is frame.wave, self.copies.get(instruction)
        severity: Severity = "error"
        kind, rule = "missing-wait", "open"
        verb, doing = "Write" if write else "Read", "writes" if side.write else "reads"
        whose = "" if is_own else f" of {self._whose(copy, frame)}"
        if row is not None:
            kind = f"race-{'waw' if write and side.write else 'war' if write else 'raw'}"
            same = is_own and copy.kind == kind_of(row) and copy.counter == COPIES[row.effect]
            severity, rule = ("note" if same else "error"), "copies"
            why = "both are open at once"
            if write and side.write and not is_own:
                meeting = meeting & ~self._same_bytes(access, copy, side, meeting)[:, None]
        elif copy.weak is not None:
            if is_own:
                return False
            severity, rule = "warning", "weak"
            why = f"the wait between ({_short(copy.weak)}) completes it only if ordinary accesses of global memory count, too"
        elif is_own and not side.write and side.granted.space == LDS:
            kind, rule, why = "race-war", "source", _why(copy.tried)
        elif is_own and not copy.is_async and side.granted.space != LDS:
            kind, severity, rule = "race-war", "warning", "source"
            why = "no fence keeps the order of the two: the compiler may put the store first"
        elif is_own and not copy.is_async:
            why = "alias metadata, or the compiler's own scopes of LDS variables, tell them apart: the compiler does not wait"
        else:
            tried = copy.tried
            if not is_own and copy.wave.group is frame.wave.group:
                tried = _in_front(tried, copy.era, int(access.order.executed[self.races.order(copy.wave).slot]))
            why = _why(tried)
        for which in np.flatnonzero(meeting.any(axis=1)).tolist():
            lane = side.lane_of(int(np.argmax(meeting[which])))
            name = access.object_at(which, 0)[2]
            message = f"{verb} of size {size} of {name}, which a copy{whose} still {doing}: {why}"
            self._report(access, which, kind, severity, message, (copy, lane), rule)
        copy.is_reported = True
        return rule != "weak"

    def _same_bytes(self, access: Access, copy: Copy, side: Side, meeting: Array) -> Array:
        """Of a copy that is being issued: which places get the bytes that another one, which is open, writes there, too."""
        same = np.zeros(len(meeting), np.bool_)
        if self.book.same_value or len(copy.sides) != 2 or copy.sides[0].size != side.size:
            return same
        source = copy.sides[0].granted
        for which in np.flatnonzero(meeting.sum(axis=1) == 1).tolist():
            place = int(np.argmax(meeting[which]))
            lane = int(side.lanes[place])
            if side.at[place] == access.at[which] and source.lanes[lane]:
                same[which] = self._writes(access, which, int(source.physical[lane]))
        return same

    def _writes(self, access: Access, which: int, address: int) -> bool:
        """The copy that is being issued writes at one of its places the bytes that stand at an address."""
        if self._source is None or self._source[0] is not access.instruction or self._source[2] != access.size:
            return False
        source, lane = self._source[1], int(access.lanes[which])
        if not source.lanes[lane]:
            return False
        data, own = self.book.image.memory.space.data, int(source.physical[lane])
        return own == address or bool((data[own : own + access.size] == data[address : address + access.size]).all())

    def moved(
        self,
        frame: FrameView,
        instruction: Instruction,
        granted: Granted,
        size: int,
        write: bool,
        copy: Copy,
        wait: Instruction,
    ) -> None:
        """An access behind a wait that holds none back by itself: passes of the compiler move it in front."""
        for side in copy.sides:
            if not side.at.size or not (write or side.write):
                continue
            access = self._access(frame, instruction, granted, size, frame.wave)
            meeting = side.meeting(access.at, size)
            for which in np.flatnonzero(meeting.any(axis=1)).tolist():
                lane = side.lane_of(int(np.argmax(meeting[which])))
                verb, name = "Write" if write else "Read", access.object_at(which, 0)[2]
                message = (
                    f"{verb} of size {size} of {name} behind the wait for its copy ({_short(wait)}), with no fence, barrier or "
                    "other wait between: the compiler may move it in front of the wait"
                )
                self._report(access, which, "missing-wait", "warning", message, (copy, lane), "moved")

    def _whose(self, copy: Copy, frame: FrameView) -> str:
        if copy.wave.group is frame.wave.group:
            return f"wave {copy.wave.wave_number}"
        return f"work-group {copy.wave.group.index}"

    # What the wave of a copy did before ----------------------------------------------------------------------

    def look_back(self, frame: FrameView, instruction: Instruction, granted: Granted, size: int, write: bool) -> None:
        """A side of a copy is about to be issued: what did its wave do there, with nothing to hold it in front?"""
        access = self._access(frame, instruction, granted, size, frame.wave)
        if not access.at.size:
            return
        order = access.order
        if access.space == GLOBAL_CLOCK:
            is_sync = COPIES[self.copies[instruction].effect] == "vmcnt"
            since, why = (order.since[GLOBAL_CLOCK], _UNFENCED) if is_sync else (order.stored, _UNRELEASED)
            self._own(access, WRITES, since, "race-waw" if write else "race-raw", "warning", why, "source")
        elif write:
            for history, kind in ((WRITES, "race-waw"), (ATOMICS, "race-waw"), (READS, "race-war")):
                self._own(access, history, order.drained, kind, "warning", _UNDRAINED, "own")
        elif kind_of(self.copies[instruction]) == "store":
            self._own(access, WRITES, order.drained, "missing-wait", "error", _UNDRAINED, "own")

    def _own(
        self, access: Access, history: int, since: int, kind: str, severity: Severity, why: str, rule: str
    ) -> None:
        known = self.book.cells.histories.get(history)
        if known is None:
            return
        order, cells = access.order, access.cells
        column = 0 if history == WRITES else order.slot
        eras, sites = known.eras[cells, column], known.sites[cells, column]
        late = (eras >= since) & (self.book.eras.waves[eras] == order.wave)
        if late.any():
            late &= ~np.vectorize(lambda s: self.is_copy(int(s) >> NUMBER_SHIFT), otypes=[np.bool_])(sites)
        for which in np.flatnonzero(late.any(axis=1)).tolist():
            place = int(np.argmax(late[which]))
            site = int(sites[which, place])
            name = access.object_at(which, place)[2]
            did = "read" if history == READS else "wrote"
            verb = "Copy from" if kind in ("race-raw", "missing-wait") else "Copy to"
            message = f"{verb} {name}, which this wave {did} before: {why}"
            self._report(access, which, kind, severity, message, site, rule)

    # What the clocks find ------------------------------------------------------------------------------------

    def refine(self, access: Access, kind: str, which: int, place: int, era: int, site: int) -> Finding | None:
        """A copy, issued or completed, and an access of another wave, that no fence orders."""
        book, order = self.book, access.order
        group, slot = divmod(int(book.eras.waves[era]), book.width)
        near = group == order.group
        has_barrier = near and era <= int(order.executed[slot])
        is_local = access.space == LDS_CLOCK
        severity: Severity = "error"
        verb, did, words = WORDS[kind]
        title, why = (
            f"{words} race",
            "nothing orders the two" if near else order.missing_between(group),
        )
        end = self._ends.get((era, site >> NUMBER_SHIFT))
        if kind == "race-waw" and not book.same_value and self._writes(access, which, int(access.at[which])):
            return None
        if access.instruction in self.copies:
            if has_barrier and is_local and (end is not None or era < int(order.drained_by[slot])):
                return None
            is_read = has_barrier and is_local and kind == "race-war"
            if is_read and access.is_used(era, slot, site):
                return None
            if has_barrier and is_local:
                severity, why = "warning", _UNDRAINED_BARRIER + (_UNUSED if is_read else "")
            elif has_barrier:
                why = access.why_barrier(era, slot, "global memory")
        elif is_local and near and era <= int(order.seen[slot]):
            return None
        elif has_barrier and is_local:
            if not book.unfenced:
                return None
            title, kind = f"Unfenced barrier, {words.lower()}", "unfenced-barrier"
            severity, held = access.weigh_barrier(era, slot, is_over=end is not None)
            why = "the copy is complete in front of the barrier, no acquire fence lies behind it" + held
        elif has_barrier:
            why = access.why_barrier(era, slot, "global memory")
            is_fenced = end is not None and access.is_fenced_for_other(era, int(book.eras.waves[era]))
            if kind == "race-war" and is_fenced and access.comes_later(era, slot, None):  # as of the load that it is when lowered
                severity, why = "note", _STAYS_BEHIND
        elif end is not None and near and end[0] <= int(order.executed[slot]):
            tried = _in_front(end[2], end[0], int(order.executed[slot]))
            why = _why(tried) if tried else f"the wait ({_short(end[1])}) comes after the barrier: it belongs in front"
        number, reference, name = access.object_at(which, place)
        index = book.launch.geometry.group_index(group)
        whose = f"wave {slot}" if near else f"work-group {index}"
        message = f"{title}: {verb} of size {access.size} of {name}, which {whose} {did}; {why}"
        lane = site & LANE
        item = book.launch.geometry.item_index(slot * book.launch.wave_size + lane)
        what = f"{'written' if did == 'wrote' else 'read'} here"
        other = access.other(site >> NUMBER_SHIFT, what, index, item, slot, lane)
        found = access.make(kind, severity, message, int(access.lanes[which]), reference, other, "unordered")
        return found if kind == "unfenced-barrier" else replace(found, tool=COPY_CHECK)

    # Words ---------------------------------------------------------------------------------------------------

    def _access(
        self, frame: FrameView, instruction: Instruction, granted: Granted, size: int, wave: WaveView
    ) -> Access:
        lanes = np.flatnonzero(granted.lanes)
        return Access(
            self.book, frame, instruction, granted, self.races.order(wave), size, lanes, granted.physical[lanes]
        )

    def _report(
        self, access: Access, which: int, kind: str, severity: Severity, message: str, other: Any, rule: str
    ) -> None:
        """``other``: a copy and its lane, a site as cells have it, or None."""
        reference = access.object_at(which, 0)[1]
        site: OtherSite | None = None
        geometry, lanes = self.book.launch.geometry, self.book.launch.wave_size
        if isinstance(other, tuple):
            copy, lane = other
            wave = copy.wave
            item = geometry.item_index(wave.wave_number * lanes + lane)
            site = access.other(copy.site, "copied here", wave.group.index, item, wave.wave_number, lane)
        elif other is not None:
            wave, lane = access.frame.wave, other & LANE
            item = geometry.item_index(wave.wave_number * lanes + lane)
            site = access.other(other >> NUMBER_SHIFT, "accessed here", wave.group.index, item, wave.wave_number, lane)
        found = access.make(kind, severity, message, int(access.lanes[which]), reference, site, rule)
        self.book.launch.log.add(replace(found, tool=COPY_CHECK), access.instruction)


def kind_of(row: Row) -> str:
    """Does a copy load from global memory, or store there?"""
    return "store" if ".store." in row.name else "load"


_UNFENCED = "no fence lies between, and the compiler may put the copy first"
_UNRELEASED = "no release fence of the work-group and no wait for stores (storecnt) lies between"
_UNDRAINED = "no wait for LDS (lgkmcnt, dscnt) and no release fence of the work-group lies between"
_UNDRAINED_BARRIER = "no wait for LDS and no release fence of the work-group lies in front of the barrier between"
_STAYS_BEHIND = (
    "the fences between order LDS only, this is global memory, though the copy is complete in front of them, and what is written "
    "stays behind them"
)
_UNUSED = ", nor any use of what was read that sched.barrier(0) holds there"


def _in_front(tried: list[Tried], issued: int, executed: int) -> list[Tried]:
    """Those in front of the last barrier behind the copy: later ones help nobody who comes from that barrier. ``issued``: the era
    of the copy; ``executed``: that of its wave up to which barriers order it; all where no barrier lies behind the copy."""
    return [one for one in tried if one[2] <= executed] if issued <= executed else tried


def _why(tried: list[Tried]) -> str:
    if not tried:
        return "no wait completes it before"
    instruction, why, _ = tried[-1]
    return f"{why} ({_short(instruction)})"


def _short(instruction: Instruction) -> str:
    text = " ".join((instruction.text or instruction.opcode).split())
    return text if len(text) <= 80 else text[:77] + "..."

"""Random kernels whose waves hand data to one another by flags, counters and locks, or nearly: in LDS and in memory, over rounds.

``make_program(seed)`` gives a ``Program`` with the kernel ``k(ptr addrspace(1) data, ptr addrspace(1) out)``. Each wave, of one
group or of several, has a script of its own: writes and reads of a few words, releases, waits for a flag to have a value (which
give up after a while, so that every program ends), updates of a counter, sections under a lock. Mostly all is as it should be;
else a fence is left out, is for other memory or another scope, a flag is the wrong one or reset by a plain store, data are
written behind the release or read before the acquire. With ``same_values`` they also store to words of all of them what
the others store there, or nearly, somewhere in their scripts, and some read it. With ``mixed_scopes`` the atomics of a flag have
scopes of their own, and may be ``seq_cst``: groups poll at agent scope what only they know, or nearly. With ``updates`` they poll
by ``atomicrmw`` and ``cmpxchg`` of all orderings that acquire.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from ir_lines import IrLines

#: Words of each buffer.
WORDS = 64 * 8
_HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [512 x i32] poison, align 16
@lf = internal addrspace(3) global [8 x i32] poison, align 4
@gf = internal addrspace(1) global [8 x i32] zeroinitializer, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.sleep(i32)
declare void @llvm.amdgcn.wave.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %out) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %wave = lshr i32 %x, 6
  %lane = and i32 %x, 63
  %back = sub i32 63, %lane
  %leads = icmp eq i32 %lane, 0
"""
_TAIL = """  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{!"amdgpu-synchronize-as", !"global"}
"""
#: What all store: type, alignment, value, and others; behind the third those that depend on the lane.
_ALIKE = (
    ("i32", 4, "7", ("%x", "%g", "8")),
    ("i8", 1, "7", ("8", "9")),
    ("float", 4, "1.0", ("2.0", "-0.0")),
    ("i32", 4, "%lane", ("%x", "%g", "8")),
)
_BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""


@dataclass(frozen=True)
class Program:
    """``text``: the module; ``grid``, ``block``, ``preempt``: the launch."""

    text: str
    grid: int
    block: int
    preempt: int


class _Writer(IrLines):
    def __init__(
        self, seed: int, *, between_groups: bool, same_values: bool, mixed_scopes: bool, updates: bool
    ) -> None:
        super().__init__()
        self.rng = random.Random(f"same {seed}" if same_values else f"scopes {seed}" if mixed_scopes else seed)
        self.mixed_scopes = mixed_scopes
        #: What they poll by, where that is more than loads.
        self.update_rng = random.Random(f"updates {seed}") if updates else None
        self.same_values = same_values
        #: Who stores to a word of all stores another value, and how often they look at it.
        self.differing = self.rng.choice((0, 0, 0, 0, 0.05, 0.2)) if same_values else 0
        self.alike = self.rng.randrange(len(_ALIKE)) if same_values else 0
        self.looking = self.rng.choice((0, 0, 0, 0.1)) if same_values else 0
        self.block = "entry"
        #: How often a program does other than it should.
        self.sloppy = self.rng.choice((0, 0, 0, 0, 0, 0.02) if same_values else (0, 0, 0.02, 0.05, 0.1, 0.25))
        self.between_groups = between_groups
        self.groups = self.rng.choice((2, 2, 3)) if between_groups else self.rng.choice((1, 1, 1, 2))
        self.groups = 2 if mixed_scopes and not between_groups else self.groups
        self.waves = self.rng.choice((1, 1, 2)) if between_groups else self.rng.choice((2, 2, 3, 4))
        self.in_lds = not between_groups and self.rng.random() < 0.6
        #: Flags lie where the data do, or in the other memory; each round has values of its own.
        self.flags_in_lds = self.in_lds if self.rng.random() < 0.8 or between_groups else not self.in_lds
        self.flags_in_lds &= not mixed_scopes
        self.scope_word = "agent" if between_groups else self.rng.choice(("workgroup", "workgroup", "agent", ""))
        self.leads_only = self.rng.random() < 0.3
        #: Lanes meet those of other waves at words of their own, or at any.
        self.columns = ("%lane",) if self.rng.random() < 0.6 else ("%lane", "%back", "0", "5")
        self.ordered = self.rng.random() < 0.5
        self.spins = 150
        #: How often an atomic, a fence or a barrier orders one memory only: as in OpenCL, whose atomics are ``one-as``.
        self.other_rng = random.Random(f"narrow {seed}")
        self.narrow = self.other_rng.choice((0, 0, 0.5, 1))
        self.narrow_barriers = self.other_rng.random() < 0.5

    # Text ------------------------------------------------------------------------------------------------------

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def is_sloppy(self) -> bool:
        return self.rng.random() < self.sloppy

    def scope(self) -> str:
        word = self.scope_word
        if self.is_sloppy():
            word = self.rng.choice(("workgroup", "wavefront", "agent", "", "singlethread"))
        return f' syncscope("{word}")' if word else ""

    def atomic_scope(self) -> str:
        text = self.scope()
        if self.mixed_scopes and self.rng.random() < (0.05 if self.between_groups else 0.7):
            text = self.rng.choice((' syncscope("workgroup")', ' syncscope("agent")', ""))
        if self.other_rng.random() >= self.narrow:
            return text
        return text[:-2] + '-one-as")' if text else ' syncscope("one-as")'

    def strong(self, ordering: str) -> str:
        """As strong, or stronger."""
        is_any = self.mixed_scopes and ordering in ("acquire", "release", "acq_rel") and self.rng.random() < 0.5
        return "seq_cst" if is_any else ordering

    def limit(self) -> str:
        """Of a fence, to the memory of the data."""
        return f", !mmra !{int(not self.in_lds)}" if self.other_rng.random() < self.narrow * 0.6 else ""

    def barrier(self) -> None:
        limit = self.limit() if self.narrow_barriers else ""
        lines = _BARRIER.split("\n")
        self.lines += [lines[0] + limit, lines[1], lines[2] + limit]

    def fence(self, ordering: str) -> None:
        if self.is_sloppy():
            if self.rng.random() < 0.5:
                return
            ordering = self.rng.choice(("release", "acquire", "acq_rel", "seq_cst"))
        limit = f", !mmra !{self.rng.randrange(2)}" if self.is_sloppy() else self.limit()
        self.lines.append(f"  fence{self.scope()} {ordering}{limit}")

    # Steps -----------------------------------------------------------------------------------------------------

    def index(self, kind: str, row: int) -> str:
        """Of a word of a row, of the group's own rows where groups have nothing to do with one another."""
        index = self.emit(f"add i32 {kind}, {64 * row}")
        if not self.mixed_scopes or self.between_groups or self.in_lds or self.is_sloppy():
            return index
        first = self.emit("shl i32 %g, 8")
        return self.emit(f"add i32 {index}, {first}")

    def word(self, number: int) -> str:
        """A pointer to one's own word of a row, or to another lane's."""
        index = self.index(self.rng.choice(self.columns), number)
        if self.in_lds:
            return "ptr addrspace(3) " + self.emit(f"getelementptr i32, ptr addrspace(3) @t, i32 {index}")
        return "ptr addrspace(1) " + self.emit(f"getelementptr i32, ptr addrspace(1) %data, i32 {index}")

    def write(self, row: int) -> None:
        kind = self.rng.choice(self.columns)
        index = self.index(kind, row)
        base = "ptr addrspace(3) @t" if self.in_lds else "ptr addrspace(1) %data"
        pointer = self.emit(f"getelementptr i32, {base}, i32 {index}")
        space = 3 if self.in_lds else 1
        value = "7" if kind in ("0", "5") or self.rng.random() < 0.2 else "%x"
        self.lines.append(f"  store i32 {value}, ptr addrspace({space}) {pointer}, align 4")

    def agree(self, row: int) -> None:
        """Store what all store there; or not."""
        kind = self.rng.choice(self.columns)
        index = self.emit(f"add i32 {kind}, {64 * row}")
        space = 3 if self.in_lds else 1
        type_, align, value, others = _ALIKE[self.alike if self.columns == ("%lane",) else self.alike % 3]
        if self.rng.random() < self.differing:
            value = self.rng.choice(others)
        base = "ptr addrspace(3) @t" if self.in_lds else "ptr addrspace(1) %data"
        pointer = self.emit(f"getelementptr i32, {base}, i32 {index}")
        self.lines.append(f"  store {type_} {value}, ptr addrspace({space}) {pointer}, align {align}")

    def read(self, row: int) -> None:
        value = self.emit(f"load i32, {self.word(row)}, align 4")
        if self.rng.random() < 0.2 and not self.between_groups:
            base = self.emit("mul i32 %g, 256")
            mine = self.emit(f"add i32 {base}, %x")
            low = self.emit(f"and i32 {mine}, 511")
            at = self.emit(f"getelementptr i32, ptr addrspace(1) %out, i32 {low}")
            self.lines.append(f"  store i32 {value}, ptr addrspace(1) {at}, align 4")

    def flag(self, number: int) -> str:
        if self.is_sloppy():
            number = self.rng.randrange(4)
        if self.flags_in_lds:
            return "ptr addrspace(3) " + self.emit(f"getelementptr i32, ptr addrspace(3) @lf, i32 {number}")
        if self.between_groups:
            return "ptr addrspace(1) " + self.emit(f"getelementptr i32, ptr addrspace(1) @gf, i32 {number}")
        mine = self.emit("shl i32 %g, 2")
        index = self.emit(f"add i32 {mine}, {number}")
        return "ptr addrspace(1) " + self.emit(f"getelementptr i32, ptr addrspace(1) @gf, i32 {index}")

    def only_lead(self) -> str:
        """Begin a part for the first lane; the label of its end, empty where all lanes do it."""
        if not self.leads_only:
            return ""
        part, end = self.label("lead"), self.label("led")
        self.lines.append(f"  br i1 %leads, label %{part}, label %{end}")
        self.start(part)
        return end

    def close(self, end: str) -> None:
        if end:
            self.lines.append(f"  br label %{end}")
            self.start(end)

    def post(self, number: int, value: int) -> None:
        """Release, and set a flag."""
        ordering = "release" if self.ordered else "monotonic"
        if not self.ordered:
            self.fence("release")
        if self.is_sloppy():
            ordering = self.rng.choice(("monotonic", "release", "plain"))
        end = self.only_lead()
        pointer = self.flag(number)
        if ordering == "plain":
            self.lines.append(f"  store i32 {value}, {pointer}, align 4")
        elif self.rng.random() < 0.2:
            word = "acq_rel" if ordering == "release" and self.rng.random() < 0.5 else ordering
            word = self.strong(word)
            self.emit(f"atomicrmw xchg {pointer}, i32 {value}{self.atomic_scope()} {word}, align 4")
        else:
            self.lines.append(
                f"  store atomic i32 {value}, {pointer}{self.atomic_scope()} {self.strong(ordering)}, align 4"
            )
        self.close(end)

    def wait(self, number: int, value: int, at_least: bool = False) -> None:
        """Wait for a flag, and acquire."""
        if self.is_sloppy():
            self.read(self.rng.randrange(4))

        def attempt() -> str:
            pointer, ordering = self.flag(number), self.acquires()
            found = self.look_at(pointer, ordering, value)
            return self.emit(f"icmp {'uge' if at_least else 'eq'} i32 {found}, {value}")

        self.spin(("wait", "again", "seen"), attempt)

    def look_at(self, pointer: str, ordering: str, value: int) -> str:
        """What a flag is, which stays as it is."""
        scope, rng = self.atomic_scope(), self.update_rng
        kind = rng.choice(("load", "add", "or", "cmpxchg", "cmpxchg")) if rng else "load"
        if rng is None or kind == "load":
            return self.emit(f"load atomic i32, {pointer}{scope} {ordering}, align 4")
        ordering = self.stronger(ordering)
        if kind != "cmpxchg":
            return self.emit(f"atomicrmw {kind} {pointer}, i32 0{scope} {ordering}, align 4")
        fails = rng.choice(("monotonic", "acquire", "seq_cst"))
        pair = self.emit(f"cmpxchg {pointer}, i32 {value}, i32 {value}{scope} {ordering} {fails}, align 4")
        return self.emit(f"extractvalue {{ i32, i1 }} {pair}, 0")

    def stronger(self, ordering: str) -> str:
        """An ordering of an update that acquires where this one does."""
        if self.update_rng is None or ordering == "monotonic":
            return ordering
        return self.update_rng.choice((ordering, "acq_rel", "seq_cst"))

    def acquires(self) -> str:
        """The ordering of an atomic that acquires, or that leaves that to a fence."""
        return self.strong("acquire") if self.ordered and not self.is_sloppy() else "monotonic"

    def spin(self, names: tuple[str, str, str], attempt: Callable[[], str]) -> None:
        """Try until ``attempt``, whose result is an i1, has come true or was made often enough; then acquire."""
        head, body, done = map(self.label, names)
        before = self.block
        self.lines.append(f"  br label %{head}")
        self.start(head)
        counter, more = self.label("%n"), self.label("%m")
        self.lines.append(f"  {counter} = phi i32 [0, %{before}], [{more}, %{body}]")
        test = attempt()
        late = self.emit(f"icmp uge i32 {counter}, {self.spins}")
        either = self.emit(f"or i1 {test}, {late}")
        self.lines.append(f"  br i1 {either}, label %{done}, label %{body}")
        self.start(body)
        self.lines += [f"  {more} = add i32 {counter}, 1", f"  br label %{head}"]
        self.start(done)
        if not self.ordered:
            self.fence("acquire")

    def count_in(self, number: int, last: int, row: int) -> None:
        """Update a counter; who is the last does something."""
        if not self.ordered:
            self.fence("release")
        ordering = "acq_rel" if self.ordered else "monotonic"
        if self.is_sloppy():
            ordering = self.rng.choice(("monotonic", "release", "acquire"))
        saved, self.leads_only = self.leads_only, False
        pointer = self.flag(number)
        old = self.emit(f"atomicrmw add {pointer}, i32 1{self.atomic_scope()} {self.strong(ordering)}, align 4")
        if not self.ordered:
            self.fence("acquire")
        test = self.emit(f"icmp uge i32 {old}, {last}")
        part, end = self.label("last"), self.label("end")
        self.lines.append(f"  br i1 {test}, label %{part}, label %{end}")
        self.start(part)
        for k in range(self.rng.randrange(1, 3)):
            self.read((row + k) % 4) if self.rng.random() < 0.7 else self.write((row + k) % 4)
        self.close(end)
        self.leads_only = saved

    def locked(self, number: int, row: int) -> None:
        """A section under a lock, which the first lane takes."""
        saved, self.leads_only = self.leads_only, True
        end = self.only_lead()

        def attempt() -> str:
            pointer, ordering = self.flag(number), self.stronger(self.acquires())
            pair = self.emit(f"cmpxchg {pointer}, i32 0, i32 1{self.atomic_scope()} {ordering} monotonic, align 4")
            return self.emit(f"extractvalue {{ i32, i1 }} {pair}, 1")

        self.spin(("lock", "again", "own"), attempt)
        for _ in range(self.rng.randrange(1, 3)):
            self.read(row) if self.rng.random() < 0.5 else self.write(row)
        if not self.ordered:
            self.fence("release")
        ordering = "release" if self.ordered and not self.is_sloppy() else "monotonic"
        pointer = self.flag(number)
        if self.is_sloppy():
            self.lines.append(f"  store i32 0, {pointer}, align 4")
        else:
            self.lines.append(f"  store atomic i32 0, {pointer}{self.atomic_scope()} {self.strong(ordering)}, align 4")
        self.close(end)
        self.leads_only = saved

    # Programs --------------------------------------------------------------------------------------------------

    def scripts(self, value: int) -> list[list[tuple[str, int, int]]]:
        """What each actor does in a round: (what, number, value)."""
        n = self.actors
        scripts: list[list[tuple[str, int, int]]] = [[] for _ in range(n)]
        order = list(range(n))
        if self.rng.random() < 0.5:
            self.rng.shuffle(order)
        kind = self.rng.choice(("chain", "chain", "ping", "fan", "count", "lock", "wild"))
        if kind == "chain":  # each reads what the one before wrote, and hands on
            for place, who in enumerate(order):
                if place:
                    scripts[who] += [("wait", place - 1, value), ("read", place - 1, 0)]
                scripts[who] += [("write", place, 0), ("post", place, value)]
        elif kind == "ping":  # one word goes to and fro
            a, b = order[:2]
            for k in range(self.rng.randrange(1, 4)):
                scripts[a] += [("write", 0, 0), ("post", 0, value + k), ("wait", 1, value + k)]
                scripts[b] += [("wait", 0, value + k), ("read", 0, 0), ("post", 1, value + k)]
                if self.rng.random() < 0.4:
                    scripts[b].insert(-1, ("write", 0, 0))
        elif kind == "fan":  # several producers, one reader
            for who in order[1:]:
                scripts[who] += [("write", who, 0), ("count", 3, 99)]
            scripts[order[0]] += [("atleast", 3, n - 1), *(("read", who, 0) for who in order[1:])]
        elif kind == "count":
            for who in order:
                scripts[who] += [(self.rng.choice(("write", "read")), who, 0), ("count", 3, n - 1)]
        elif kind == "lock":
            for who in order:
                scripts[who] += [("lock", 2, 0)] * self.rng.randrange(1, 3)
        else:
            for who in order:
                for _ in range(self.rng.randrange(1, 5)):
                    what = self.rng.choice(("write", "read", "post", "wait", "count", "wave"))
                    scripts[who].append((what, self.rng.randrange(4), value))
        for script in scripts if self.same_values else ():
            for _ in range(self.rng.randrange(3)):
                script.insert(self.rng.randrange(len(script) + 1), ("agree", self.rng.randrange(3), 0))
            if self.rng.random() < self.looking:
                script.insert(self.rng.randrange(len(script) + 1), ("look", self.rng.randrange(3), 0))
        for script in scripts:
            if script and self.is_sloppy():
                one, two = self.rng.randrange(len(script)), self.rng.randrange(len(script))
                script[one], script[two] = script[two], script[one]
            if script and self.is_sloppy():
                script.insert(self.rng.randrange(len(script)), (self.rng.choice(("write", "read")), 0, 0))
        return scripts

    @property
    def actors(self) -> int:
        return self.groups * self.waves if self.between_groups else self.waves

    def step(self, what: str, number: int, value: int) -> None:
        if what == "write":
            self.write(number % 4)
        elif what == "read":
            self.read(number % 4)
        elif what == "agree":
            self.agree(4 + number)
        elif what == "look":
            self.read(4 + number)
        elif what == "post":
            self.post(number % 4, value)
        elif what in ("wait", "atleast"):
            self.wait(number % 4, value, at_least=what == "atleast")
        elif what == "count":
            self.count_in(number % 4, value, self.rng.randrange(4))
        elif what == "lock":
            self.locked(number % 4, self.rng.randrange(2))
        else:
            self.lines.append("  call void @llvm.amdgcn.wave.barrier()")

    def round(self, value: int) -> None:
        actor = "%wave"
        if self.between_groups:
            first = self.emit(f"mul i32 %g, {self.waves}")
            actor = self.emit(f"add i32 {first}, %wave")
        for who, script in enumerate(self.scripts(value)):
            is_it = self.emit(f"icmp eq i32 {actor}, {who}")
            part, end = self.label("wave"), self.label("then")
            self.lines.append(f"  br i1 {is_it}, label %{part}, label %{end}")
            self.start(part)
            for what, number, wanted in script:
                if not self.is_sloppy():
                    self.step(what, number, wanted)
            self.close(end)


def make_program(
    seed: int,
    *,
    between_groups: bool = False,
    same_values: bool = False,
    mixed_scopes: bool = False,
    updates: bool = False,
) -> Program:
    """The program of a seed. ``between_groups``: waves of several groups hand to one another; the others: see above."""
    w = _Writer(
        seed, between_groups=between_groups, same_values=same_values, mixed_scopes=mixed_scopes, updates=updates
    )
    if w.flags_in_lds:
        pointer = w.emit("getelementptr i32, ptr addrspace(3) @lf, i32 0")
        if w.rng.random() < 0.5:
            index = w.emit("and i32 %lane, 7")
            pointer = w.emit(f"getelementptr i32, ptr addrspace(3) @lf, i32 {index}")
            w.lines.append(f"  store i32 0, ptr addrspace(3) {pointer}, align 4")
        else:
            w.lines += [f"  store i32 0, ptr addrspace(3) {pointer}, align 4"]
            for k in (1, 2, 3):
                at = w.emit(f"getelementptr i32, ptr addrspace(3) @lf, i32 {k}")
                w.lines.append(f"  store i32 0, ptr addrspace(3) {at}, align 4")
    if w.in_lds:
        for k in range(4):
            index = w.emit(f"add i32 %lane, {64 * k}")
            at = w.emit(f"getelementptr i32, ptr addrspace(3) @t, i32 {index}")
            w.lines.append(f"  store i32 0, ptr addrspace(3) {at}, align 4")
    w.lines.append(_BARRIER)
    for number in range(w.rng.choice((1, 1, 2, 3))):
        w.round(10 * number + 1)
        if w.rng.random() < 0.75:
            w.barrier()
    preempt = w.rng.choice((64, 200, 20_000))
    return Program(_HEAD + "\n".join(w.lines) + "\n" + _TAIL, w.groups, 64 * w.waves, preempt)

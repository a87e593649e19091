"""Random kernels whose waves access memory between a signal of the group's barrier and its wait, ordered, racing, or nearly.

``make_program(seed)`` gives a ``Program`` with the kernel ``k(ptr addrspace(1) out)``. Waves of 32 lanes go through phases of
the barrier: a signal with its wait further down, in the same block or another one, a whole barrier, a loop of phases whose
signals stand in front of the waits (pipelined), a last signal without a wait. In front of signals, between the halves and behind
waits they access some buffers in LDS and in memory, which each of them writes and another one reads some phases later or
earlier: so whether the two are ordered depends on which halves lie between. Mostly all waves do all of it with fences around;
else some do not, end early, miss a fence, are ordered for one memory only, signal twice, or wait for nothing. Every program ends,
or stands still at a barrier.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from ir_lines import IrLines

#: Buffers of LDS, and of each group in memory; words of each.
BUFFERS, SIZE = 4, 128
_HEAD = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.wave.barrier()
define internal void @touch(ptr addrspace(3) %p, i32 %n) noinline {
  store i32 %n, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %more = icmp ugt i32 %n, 5000
  br i1 %more, label %again, label %end
again:
  call void @touch(ptr addrspace(3) %p, i32 0)
  br label %end
end:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %wave = lshr i32 %x, 5
  %lane = and i32 %x, 31
  %base = mul i32 %g, 512
"""
_TAIL = """  br label %end
end:
  ret void
}
attributes #0 = { sanitize_address "target-cpu"="gfx1250" }
!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{!"amdgpu-synchronize-as", !"global"}
"""
_SIGNAL = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)"
_WAIT = "call void @llvm.amdgcn.s.barrier.wait(i16 -1)"


@dataclass(frozen=True)
class Program:
    """``text``: the module; ``block``: work-items of a group."""

    text: str
    block: int


class _Writer(IrLines):
    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.waves = self.rng.choice((2, 2, 3, 4))
        self.block = 32 * self.waves - self.rng.choice((0, 0, 5))
        #: How often something is as it should not be.
        self.wrong = self.rng.choice((0, 0, 0.05, 0.2))
        self.is_mixed = self.rng.random() < 0.3
        self.only_lds = self.rng.random() < 0.4
        #: The accesses that each phase has, in front of the signal, between the halves, behind the wait.
        self.scripts = [[self.plan() for _ in range(self.rng.choice((0, 1, 1)))] for _ in range(3)]
        self.phase = "0"

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def is_wrong(self) -> bool:
        return self.rng.random() < self.wrong

    # Accesses ----------------------------------------------------------------------------------------------------

    def plan(self) -> tuple[str, str, int, str]:
        """What, in which memory, in the buffer of which phase, whose words."""
        space = "lds" if self.only_lds or self.rng.random() < 0.6 else "out"
        kinds = ("load", "store") * 4 + (("volatile load", "volatile store", "add") if self.is_mixed else ())
        whose = ("own", "own", "far", "far") + (("lane", "few", "turned") if self.is_mixed else ())
        return self.rng.choice(kinds), space, self.rng.randrange(BUFFERS), self.rng.choice(whose)

    def access(self, plan: tuple[str, str, int, str]) -> None:
        what, space, buffer, whose = plan
        shifted = self.emit(f"add i32 {self.phase}, {buffer}")
        first = self.emit(f"mul i32 {self.emit(f'and i32 {shifted}, {BUFFERS - 1}')}, {SIZE}")
        index = self.emit(f"add i32 {first}, {self.index(whose)}")
        if space == "out":
            index = self.emit(f"add i32 {index}, %base")
        kind, name = ("ptr addrspace(3)", "@t") if space == "lds" else ("ptr addrspace(1)", "%out")
        at = self.emit(f"getelementptr i32, {kind} {name}, i32 {index}")
        volatile = "volatile " if "volatile" in what else ""
        if what == "add":
            self.emit(f'atomicrmw add {kind} {at}, i32 1 syncscope("workgroup") monotonic, align 4')
        elif "load" in what:
            self.emit(f"load {volatile}i32, {kind} {at}, align 4")
        else:
            value = self.rng.choice(("%x", "%x", "%wave", "7"))
            self.do(f"store {volatile}i32 {value}, {kind} {at}, align 4")

    def index(self, whose: str) -> str:
        if whose == "own":
            return "%x"
        if whose == "lane":
            return "%lane"
        if whose == "turned":  # other lanes of the wave
            return self.emit("xor i32 %x, 1")
        if whose == "few":
            return self.emit("and i32 %x, 3")
        return self.emit(f"and i32 {self.emit('add i32 %x, 32')}, {SIZE - 1}")

    def accesses(self, part: int) -> None:
        for plan in self.scripts[part]:
            if self.is_wrong():
                plan = self.plan()
            if self.rng.random() < 0.2:
                self.only_some(plan)
            else:
                self.access(plan)
            if self.is_mixed and self.rng.random() < 0.3:
                self.do(
                    self.rng.choice(("call void @llvm.amdgcn.wave.barrier()", 'fence syncscope("wavefront") acq_rel'))
                )

    def only_some(self, plan: tuple[str, str, int, str]) -> None:
        """Some waves, or some lanes."""
        which = self.rng.choice(
            (f"eq i32 %wave, {self.rng.randrange(self.waves)}", "ne i32 %wave, 0", "ult i32 %lane, 20")
        )
        then, after = self.label("then"), self.label("after")
        self.do(f"br i1 {self.emit(f'icmp {which}')}, label %{then}, label %{after}")
        self.lines.append(f"{then}:")
        self.access(plan)
        self.do(f"br label %{after}")
        self.lines.append(f"{after}:")

    # Barriers ----------------------------------------------------------------------------------------------------

    def fence(self, ordering: str) -> None:
        if self.is_wrong():
            limit = self.rng.choice((None, ", !mmra !0", ", !mmra !1"))
            if limit is not None:
                self.do(f'fence syncscope("workgroup") {ordering}{limit}')
            return
        self.do(f'fence syncscope("{self.rng.choice(("workgroup", "workgroup", "agent"))}") {ordering}')

    def signal(self) -> None:
        self.fence("release")
        if self.rng.random() < 0.1:
            self.emit("call i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)")
        else:
            self.do(_SIGNAL)
        if self.wrong and self.rng.random() < 0.03:
            self.do(_SIGNAL)

    def wait(self) -> None:
        if self.rng.random() < 0.15:
            there = self.label("there")
            self.do(f"br label %{there}")
            self.lines.append(f"{there}:")
        if self.rng.random() < 0.06:
            at = self.emit("getelementptr i32, ptr addrspace(3) @t, i32 %x")
            self.do(f"call void @touch(ptr addrspace(3) {at}, i32 %x)")
            return
        self.do(_WAIT)
        self.fence("acquire")
        if self.wrong and self.rng.random() < 0.03:
            self.do(_WAIT)

    def whole(self) -> None:
        self.fence("release")
        self.do("call void @llvm.amdgcn.s.barrier()")
        self.fence("acquire")

    def end_some(self) -> None:
        """Waves end, some behind an access."""
        gone, stays = self.label("gone"), self.label("stays")
        chosen = self.emit(f"icmp eq i32 %wave, {self.rng.randrange(self.waves)}")
        self.do(f"br i1 {chosen}, label %{gone}, label %{stays}")
        self.lines.append(f"{gone}:")
        if self.rng.random() < 0.5:
            self.access(self.plan())
        self.do("br label %end")
        self.lines.append(f"{stays}:")

    # Phases ------------------------------------------------------------------------------------------------------

    def straight(self) -> None:
        for number in range(self.rng.randrange(2, 5)):
            self.phase = str(number)
            self.accesses(0)
            if self.rng.random() < 0.2:
                self.whole()
                self.accesses(2)
                continue
            self.signal()
            self.accesses(1)
            if self.wrong and self.rng.random() < 0.1:
                self.end_some()
            if self.wrong and self.rng.random() < 0.05:
                self.whole()
            self.wait()
            self.accesses(2)
            if self.wrong and self.rng.random() < 0.2:
                self.end_some()

    def loop(self, *, is_pipelined: bool) -> None:
        """Phases in a loop; pipelined, each round begins with the wait for the signal of the one before."""
        head, after, before = self.label("head"), self.label("after"), self.label("before")
        n = self.label("%n")
        if is_pipelined:
            self.phase = "0"
            self.accesses(0)
            self.signal()
            self.accesses(1)
        self.do(f"br label %{before}")
        self.lines += [f"{before}:", f"  br label %{head}", f"{head}:"]
        at = len(self.lines)
        self.phase = n
        parts = (self.wait, 2, 0, self.signal, 1) if is_pipelined else (0, self.signal, 1, self.wait, 2)
        for part in parts:
            if isinstance(part, int):
                self.accesses(part)
            else:
                part()
        if self.rng.random() < 0.15 and not is_pipelined:
            self.whole()
        if self.wrong and self.rng.random() < 0.1:
            self.end_some()
        latch = self.label("latch")
        self.do(f"br label %{latch}")
        self.lines.append(f"{latch}:")
        more = self.emit(f"add i32 {n}, 1")
        self.lines.insert(at, f"  {n} = phi i32 [ 0, %{before} ], [ {more}, %{latch} ]")
        bound = self.rng.randrange(2, 5)
        self.do(f"br i1 {self.emit(f'icmp ult i32 {more}, {bound}')}, label %{head}, label %{after}")
        self.lines.append(f"{after}:")
        self.phase = str(bound)
        if is_pipelined and self.rng.random() < 0.6:
            self.wait()
            self.accesses(2)
        elif is_pipelined and self.rng.random() < 0.5:
            self.accesses(1)

    def run(self) -> None:
        for k in range(BUFFERS):
            own = self.emit(f"add i32 %x, {SIZE * k}")
            at = self.emit(f"getelementptr i32, ptr addrspace(3) @t, i32 {own}")
            self.do(f"store i32 0, ptr addrspace(3) {at}, align 4")
        for line in ('fence syncscope("workgroup") release', "call void @llvm.amdgcn.s.barrier()"):
            self.do(line)
        self.do('fence syncscope("workgroup") acquire')
        for kind in self.rng.choices(("straight", "loop", "pipelined"), k=self.rng.choice((1, 1, 2))):
            self.straight() if kind == "straight" else self.loop(is_pipelined=kind == "pipelined")


def make_program(seed: int) -> Program:
    """The program of a seed."""
    writer = _Writer(seed)
    writer.run()
    return Program(_HEAD + "\n".join(writer.lines) + "\n" + _TAIL, writer.block)

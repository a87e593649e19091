# ruff: noqa: E501  (LLVM IR in strings)
"""Programs whose LDS goes through phases, with copies in them: correct ones, and random mistakes.

A program is a list of steps. Between two barriers (``meet``) each of its objects is copied to, stored to, read, or left alone; some
copies stay open over barriers. A step is a tuple of words, ``("loop", steps)`` of three rounds, ``("part", which, steps)`` for some of
the lanes or waves, or ``("end", which)``, where these leave the kernel.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

import swlds

Step = tuple[Any, ...]
TARGETS = ("gfx942", "gfx950", "gfx1250", "gfx942", "gfx950", "gfx1250", "gfx908", "gfx1030")
CHECKS = (
    "all",
    *["memcheck,racecheck,barriercheck,asynccheck"] * 4,
    "asynccheck,racecheck",
    "asynccheck",
    "racecheck",
    "memcheck",
)
#: LDS: two variables, one of three stages, one that the launch gives.
OBJECTS = ("one", "two", "ring", "given")
WAVES, ROWS = 3, 2048
MEET: list[Step] = [("release",), ("barrier",), ("acquire",)]
_PARTS = ("odd waves", "first wave", "some lanes", "last lanes")


# Programs ------------------------------------------------------------------------------------------------------------


def program(rng: random.Random, target: str) -> list[Step]:
    """A correct one, or nearly so: what the words of a phase do with each other is left to chance now and then. In every third
    one nothing but copies writes LDS."""
    steps = _program(rng, target)
    return _without_stores(steps) if rng.random() < 0.33 else steps


def _without_stores(steps: list[Step]) -> list[Step]:
    found: list[Step] = []
    for step in steps:
        if step[0] in ("loop", "part"):
            found.append((*step[:-1], _without_stores(step[-1])))
        elif step[0] not in ("store", "atomic"):
            found.append(step)
    return found


def _program(rng: random.Random, target: str) -> list[Step]:
    ahead: dict[str, int] = {}
    steps: list[Step] = []
    for _ in range(rng.randint(2, 5)):
        steps += _phase(rng, target, ahead)
    if rng.random() < 0.35:
        at = rng.randrange(len(steps))
        steps[at:at] = [("loop", _round(rng, target))]
    if rng.random() < 0.15:
        steps.insert(rng.randrange(len(steps)), ("end", rng.choice(_PARTS[:2])))
    return [*steps, ("wait", 0)]


def _phase(rng: random.Random, target: str, ahead: dict[str, int]) -> list[Step]:
    """What is done up to the next barrier. ``ahead``: objects with open copies, and how many phases these stay so."""
    steps: list[Step] = []
    objects = rng.sample(OBJECTS, rng.randint(1, 3))
    waits = False
    for name in objects:
        if name in ahead:
            continue
        kind = rng.random()
        if kind < 0.35:
            steps.append(
                _some(rng, ("copy", name, rng.choice(("own", "own", "own", "other", "high")), rng.randint(0, 2)))
            )
            if rng.random() < 0.4:
                ahead[name] = rng.randint(1, 2)
            else:
                waits = True
        elif kind < 0.75:
            for _ in range(rng.randint(1, 2)):
                steps.append(_some(rng, ("load", name, rng.choice(("own", "far", "back")), rng.randint(0, 2))))
        elif kind < 0.9:
            steps.append(_some(rng, ("store", name, rng.choice(("own", "back")), rng.randint(0, 2))))
        else:
            steps.append(("atomic", name, rng.choice(("own", "far"))))
    if rng.random() < 0.3:
        rng.shuffle(steps)
    over = [name for name in ahead if not ahead[name]]
    if over and rng.random() < 0.4 and len(ahead) > len(over):
        steps.append(("wait", len(ahead) - len(over)))
    elif over or waits:
        steps.append(("wait", 0))
        over = list(ahead)
    for name in over:
        ahead.pop(name, None)
    for name in ahead:
        ahead[name] = max(0, ahead[name] - 1)
    return [*steps, *_meeting(rng, target)]


def _round(rng: random.Random, target: str) -> list[Step]:
    """Of a loop: a pipeline in the ring, or phases of its own."""
    if rng.random() < 0.5:
        return [
            ("wait", rng.choice((0, 1))),
            *_meeting(rng, target),
            ("stage load", rng.randint(0, 1), rng.choice(("own", "far"))),
            *([("load", rng.choice(("one", "two")), "far", 0)] if rng.random() < 0.4 else []),
            ("stage copy", rng.choice((1, 2, 2))),
            *([("drain",)] if rng.random() < 0.7 else []),
        ]
    ahead: dict[str, int] = {}
    steps = [step for _ in range(rng.randint(1, 2)) for step in _phase(rng, target, ahead)]
    return [*steps, *([("wait", 0)] if rng.random() < 0.8 else [])]


def _some(rng: random.Random, step: Step) -> Step:
    return ("part", rng.choice(_PARTS), [step]) if rng.random() < 0.12 else step


def _meeting(rng: random.Random, target: str) -> list[Step]:
    kind = rng.random()
    if kind < 0.55:
        return MEET
    if kind < 0.6:
        return [("barrier",), ("acquire",)]
    if kind < 0.7:
        return [("drain",), ("barrier",), ("acquire",)]
    if kind < 0.78 and target == "gfx1250":
        return [("release",), ("signal",), ("await",), ("acquire",)]
    if kind < 0.86:
        return [
            ("release", rng.choice(("local", "global", "agent"))),
            ("barrier",),
            ("acquire", rng.choice(("", "local", "agent"))),
        ]
    return [("drain",), ("release",), ("barrier",), ("acquire",)]


def mistake(steps: list[Step], rng: random.Random) -> list[Step]:
    """One step is lost, doubled, moved, or changed."""
    steps = list(steps)
    at = rng.randrange(len(steps))
    if steps[at][0] in ("loop", "part") and rng.random() < 0.7:
        *head, inner = steps[at]
        steps[at] = (*head, mistake(inner, rng)) if inner else ("wait", 0)
        return steps
    what = rng.choice(("lose", "lose", "double", "move", "move", "change", "add"))
    if what == "lose" and len(steps) > 1:
        del steps[at]
    elif what == "double":
        steps.insert(at, steps[at])
    elif what == "move":
        steps.insert(rng.randrange(len(steps)), steps.pop(at))
    elif what == "add":
        name = rng.choice(OBJECTS)
        steps.insert(
            at,
            rng.choice(
                (
                    ("load", name, "far", 0),
                    ("store", name, "own", 0),
                    ("copy", name, "own", 0),
                    ("barrier",),
                    ("drain",),
                )
            ),
        )
    else:
        step = steps[at]
        steps[at] = {
            "wait": lambda: ("wait", step[1] + 1),
            "release": lambda: ("release", "global"),
            "acquire": lambda: ("acquire", "global"),
            "load": lambda: ("load", rng.choice(OBJECTS), *step[2:]),
            "store": lambda: ("store", rng.choice(OBJECTS), *step[2:]),
            "copy": lambda: ("copy", rng.choice(OBJECTS), *step[2:]),
        }.get(step[0], lambda: step)()
    return steps


# Text ----------------------------------------------------------------------------------------------------------------


class _Writer:
    def __init__(self, target: str, form: str, width: int) -> None:
        self.target, self.form, self.width, self.is_async = target, form, width, target.startswith("gfx125")
        self.lanes = 32 if target >= "gfx10" and target < "gfx2" else 64
        self.lines: list[str] = []
        self.label, self.count, self.rounds = "entry", 0, ["0"]

    def new(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"%n{self.count} = {text}")
        return f"%n{self.count}"

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.label = label

    def place(self, name: str, index: str, stage: str) -> str:
        if name == "ring":
            return self.new(
                f"getelementptr [3 x [{ROWS} x i32]], ptr addrspace(3) @ring, i32 0, i32 {stage}, i32 {index}"
            )
        return self.new(f"getelementptr i32, ptr addrspace(3) @{name}, i32 {index}")

    def index(self, which: str) -> str:
        return {"own": "%own", "far": "%far", "back": "%back"}[which]

    def steps(self, steps: list[Step]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: Step) -> None:
        match step[0]:
            case "loop":
                self.count += 1
                head, n, before = f"head{self.count}", self.count, self.label
                self.lines.append(f"br label %{head}")
                self.start(head)
                at = len(self.lines)
                self.rounds.append(f"%k{n}")
                self.steps(step[1])
                self.rounds.pop()
                self.lines.insert(at, f"%k{n} = phi i32 [ 0, %{before} ], [ %j{n}, %{self.label} ]")
                self.lines += [f"%j{n} = add i32 %k{n}, 1", f"%c{n} = icmp ult i32 %j{n}, 3"]
                self.lines.append(f"br i1 %c{n}, label %{head}, label %tail{n}")
                self.start(f"tail{n}")
            case "part" | "end":
                self.count += 1
                n, condition = self.count, "%is." + step[1].replace(" ", ".")
                self.lines.append(f"br i1 {condition}, label %then{n}, label %join{n}")
                self.start(f"then{n}")
                if step[0] == "end":
                    self.lines.append("br label %end")
                else:
                    self.steps(step[2])
                    self.lines.append(f"br label %join{n}")
                self.start(f"join{n}")
            case "copy":
                self.copy(step[1], step[2], str(step[3]))
            case "stage copy":
                self.copy("ring", "own", self.stage(step[1]))
            case "load":
                self.load(step[1], step[2], str(step[3]))
            case "stage load":
                self.load("ring", step[2], self.stage(step[1]))
            case "store":
                value = self.new("load i32, ptr addrspace(5) %sum")
                self.lines.append(
                    f"store i32 {value}, ptr addrspace(3) {self.place(step[1], self.index(step[2]), str(step[3]))}, align 4"
                )
            case "atomic":
                place = self.place(step[1], self.index(step[2]), "0")
                self.new(f'atomicrmw add ptr addrspace(3) {place}, i32 1 syncscope("workgroup") monotonic')
            case _:
                self.lines += self.order(step)

    def stage(self, number: int) -> str:
        return self.new(f"urem i32 {self.new(f'add i32 {self.rounds[-1]}, {number}')}, 3")

    def load(self, name: str, which: str, stage: str) -> None:
        value = self.new(f"load i32, ptr addrspace(3) {self.place(name, self.index(which), stage)}, align 4")
        old = self.new("load i32, ptr addrspace(5) %sum")
        total = self.new(f"add i32 {self.new(f'mul i32 {old}, 3')}, {value}")
        self.lines.append(f"store i32 {total}, ptr addrspace(5) %sum")

    def copy(self, name: str, which: str, stage: str) -> None:
        start = "%own" if self.is_async else "%base"
        if which == "other":
            start = self.new(f"xor i32 {start}, {self.lanes * self.width}")
        elif which == "high":
            start = self.new(f"add i32 {start}, {WAVES * self.lanes * self.width}")
        to, self.count = self.place(name, start, stage), self.count + 1
        source = self.new(
            f"getelementptr i32, ptr addrspace(1) %src, i32 {self.new(f'add i32 %own, {self.count % 64 * 16}')}"
        )
        if self.is_async:
            self.lines.append(
                f"call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) {source}, ptr addrspace(3) {to}, i32 0, i32 0)"
            )
        else:
            call = "load.async.to.lds" if self.form == "marks" else "load.to.lds"
            self.lines.append(
                f"call void @llvm.amdgcn.{call}.p1(ptr addrspace(1) {source}, ptr addrspace(3) {to}, i32 {4 * self.width}, i32 0, i32 0)"
            )
        if self.form == "marks":
            self.lines.append("call void @llvm.amdgcn.asyncmark()")

    def order(self, step: Step) -> list[str]:
        limit = step[1] if len(step) > 1 else ""
        match step[0]:
            case "wait" if self.form == "marks":
                return [f"call void @llvm.amdgcn.wait.asyncmark(i16 {limit})"]
            case "wait" if self.form == "assembly":
                words = f"s_wait_asynccnt {limit:#x}" if self.is_async else f"s_waitcnt vmcnt({limit})"
                return [f'call void asm sideeffect "{words}", "~{{memory}}"()']
            case "wait" if self.is_async:
                return [f"call void @llvm.amdgcn.s.wait.asynccnt(i16 {limit})"]
            case "wait":
                return [
                    f"call void @llvm.amdgcn.s.waitcnt(i32 {(0x3F70 if self.target == 'gfx1030' else 0x0F70) + limit})"
                ]
            case "drain":
                return [
                    "call void @llvm.amdgcn.s.wait.dscnt(i16 0)"
                    if self.is_async
                    else "call void @llvm.amdgcn.s.waitcnt(i32 49279)"
                ]
            case "barrier":
                return ["call void @llvm.amdgcn.s.barrier()"]
            case "signal":
                return ["call void @llvm.amdgcn.s.barrier.signal(i32 -1)"]
            case "await":
                return ["call void @llvm.amdgcn.s.barrier.wait(i16 -1)"]
        scope = "agent" if limit == "agent" else "workgroup"
        spaces = {"local": ", !mmra !0", "global": ", !mmra !1"}.get(limit, "")
        return [f'fence syncscope("{scope}") {step[0]}{spaces}']


def random_text(steps: list[Step], target: str, rng: random.Random) -> str:
    """With waits and copies of any form."""
    form = rng.choice(("wait", "wait", "assembly", "marks" if target != "gfx1030" else "wait"))
    return text(steps, target, form, rng.choice((1, 4)) if target == "gfx950" else 1)


def text(steps: list[Step], target: str, form: str = "wait", width: int = 1) -> str:
    """The kernel. ``form``: how waits are written; ``width``: words of a copy."""
    w = _Writer(target, form, width)
    last = (WAVES - 1) * w.lanes
    w.lines += [
        "%sum = alloca i32, align 4, addrspace(5)",
        "%id = call i32 @llvm.amdgcn.workitem.id.x()",
        "%first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)",
        f"%base = mul i32 %first, {w.width}",
        f"%own = mul i32 %id, {w.width}",
        f"%x = xor i32 %id, {w.lanes}",
        f"%y = xor i32 %id, {w.lanes - 1}",
        f"%far = mul i32 %x, {w.width}",
        f"%back = mul i32 %y, {w.width}",
        f"%odd = and i32 %id, {w.lanes}",
        "%is.odd.waves = icmp ne i32 %odd, 0",
        f"%is.first.wave = icmp ult i32 %id, {w.lanes}",
        "%is.some.lanes = icmp ult i32 %id, 37",
        f"%is.last.lanes = icmp ugt i32 %id, {last + 5}",
        "store i32 %id, ptr addrspace(5) %sum",
    ]
    w.steps(steps)
    w.lines.append("br label %end")
    w.start("end")
    w.lines += [
        "%all = load i32, ptr addrspace(5) %sum",
        "%to = getelementptr i32, ptr addrspace(1) %dst, i32 %id",
        "store i32 %all, ptr addrspace(1) %to, align 4",
        "ret void",
    ]
    return (
        _HEAD
        + "".join(f"  {line}\n" for line in w.lines)
        + '}\n!0 = !{!"amdgpu-synchronize-as", !"local"}\n!1 = !{!"amdgpu-synchronize-as", !"global"}\n'
    )


_HEAD = f"""target triple = "amdgcn-amd-amdhsa"
@one = internal addrspace(3) global [{ROWS} x i32] poison, align 16
@two = internal addrspace(3) global [{ROWS} x i32] poison, align 16
@ring = internal addrspace(3) global [3 x [{ROWS} x i32]] poison, align 16
@given = external addrspace(3) global [0 x i32], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.async.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst) {{
entry:
"""


def launch(source: str, target: str, checks: str, engine: str) -> tuple[list[Any], list[int], list[str]]:
    """What an engine finds, what the kernel leaves, and who executed it."""
    threads = WAVES * (32 if target >= "gfx10" and target < "gfx2" else 64)
    out = np.zeros(threads, np.uint32)
    data = np.random.default_rng(7).integers(0, 1 << 32, 4096, np.uint32)
    kernel = swlds.Device(target, engine=engine).load(swlds.parse(source))["k"]
    result = kernel.launch(1, threads, [data, out], checks=checks, dynamic_lds=4 * ROWS)
    return [f.as_json() for f in result.findings], out.tolist(), result.fidelity.executed


__all__ = ["CHECKS", "MEET", "TARGETS", "Step", "launch", "mistake", "program", "random_text", "text"]

"""Lanes that are off are read in host code where what they hold is known, and by the reference engine where it is not."""

from __future__ import annotations

import numpy as np
import pytest
from divergent_programs import make_program, promoted
from hypothesis import given, settings
from hypothesis import strategies as st

import swlds
from swlds.engines.api import Result

HEAD = """target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [128 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.permlane64.i32(i32)
declare i32 @llvm.amdgcn.permlane16.i32(i32, i32, i32, i32, i1, i1)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)
declare void @llvm.amdgcn.s.barrier()
declare float @llvm.amdgcn.readlane.f32(float, i32)
define i32 @f(i32 %a) {
  %b = add i32 %a, 3
  ret i32 %b
}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) ATTRIBUTES {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %lane = and i32 %t, 63
  %few = icmp ult i32 %lane, 8
  %x = load i32, ptr addrspace(1) %p
"""
SOME = "  br i1 %few, label %some, label %end\nsome:\n"
END = "  store i32 %r, ptr addrspace(1) %to\n  br label %end\nend:\n  ret void\n}\n"
PERMUTE = "call i32 @llvm.amdgcn.permlane16.i32(i32 {0}, i32 {0}, i32 -19088744, i32 1985229328, i1 true, i1 false)"
SWAP = "call {{ i32, i32 }} @llvm.amdgcn.permlane32.swap(i32 {}, i32 %t, i1 {}, i1 false)"


def read(value: str, lane: int | str = 40) -> str:
    return f"  %r = call i32 @llvm.amdgcn.readlane.i32(i32 {value}, i32 {lane})\n"


#: A loop that lanes leave at different times.
ROUNDS = (
    "  br i1 {start}\nloop:\n  %i = phi i32 [ %x, %0 ], [ %j, %loop ]\n  %sum = phi i32 [ %t, %0 ], [ %q, %loop ]\n"
    + "  %j = lshr i32 %i, 1\n{read}  %q = add i32 %sum, %r\n  %c = icmp ugt i32 %j, 9\n"
    + "  br i1 %c, label %loop, label %left\nleft:\n  store i32 %q, ptr addrspace(1) %to\n  br label %end\nend:\n  ret void\n}}\n"
)
#: name -> body in front of the store of %r; all of it is host code's own.
KNOWN = {
    "of all lanes": SOME + read("%x"),
    "of all lanes, in a loop": SOME.replace("some:", "loop:").replace("%some", "%loop")
    + "  %i = phi i32 [ 0, %0 ], [ %j, %loop ]\n  %j = add i32 %i, 9\n"
    + read("%x", "%i").replace("%r", "%q")
    + "  %z = icmp ult i32 %j, %lane\n  br i1 %z, label %loop, label %some\nsome:\n"
    + "  %r = add i32 %q, 1\n",
    "computed": SOME + "  %y = mul i32 %x, 3\n  %c = icmp ugt i32 %y, 99\n  %z = select i1 %c, i32 %y, i32 %n\n" + read("%z"),
    "loaded": SOME + "  %y = load i32, ptr addrspace(1) %p\n  %z = add i32 %y, 5\n" + read("%z"),
    "loaded in a block before": SOME
    + "  %y = load i32, ptr addrspace(1) %p\n  %c = icmp ult i32 %lane, 4\n  br i1 %c, label %less, label %end\nless:\n"
    + read("%y", 6),
    "an element": SOME
    + "  %y = load <2 x i32>, ptr addrspace(1) %p, align 4\n  %z = extractelement <2 x i32> %y, i32 1\n"
    + read("%z", 9),
    "loaded in a round": SOME
    + "  br label %loop\nloop:\n  %i = phi i32 [ %lane, %some ], [ %j, %loop ]\n"
    + "  %q = getelementptr i32, ptr addrspace(1) %in, i32 %i\n  %y = load i32, ptr addrspace(1) %q\n"
    + read("%y").replace("%r", "%s")
    + "  %j = add i32 %i, 3\n  %g = add i32 %j, %s\n  %c = icmp ult i32 %g, 20\n  br i1 %c, label %loop, label %left\nleft:\n"
    + "  %r = add i32 %s, %j\n",
    "of a loop with two entries, around a call": "  br i1 %few, label %one, label %two\none:\n"
    + "  %i = phi i32 [ 0, %0 ], [ %j, %two ]\n  %y = load i32, ptr addrspace(1) %p\n  %z = call i32 @f(i32 %y)\n"
    + read("%y").replace("%r", "%s")
    + "  %r = add i32 %s, %z\n  store i32 %r, ptr addrspace(1) %to\n"
    + "  %c = icmp ult i32 %i, 1\n  %d = and i1 %c, %few\n  br i1 %d, label %two, label %end\ntwo:\n"
    + "  %j = phi i32 [ 0, %0 ], [ 4, %one ]\n  br label %one\nend:\n  ret void\n}\n",
    "what lanes that left a loop had last": ROUNDS.format(start="%few, label %loop, label %end", read=read("%i", 0)),
    "of lanes that never went round": ROUNDS.format(start="%few, label %loop, label %end", read=read("%i", 60)),
    "what they have made of it": ROUNDS.format(start="true, label %loop, label %end", read=read("%j", 9)),
    "what is made of it once more": ROUNDS.format(
        start="true, label %loop, label %end", read="  %k = mul i32 %j, %x\n  %h = xor i32 %k, %i\n" + read("%h", 9)
    ),
    "in a block of the loop": SOME
    + "  br label %loop\nloop:\n  %i = phi i32 [ %x, %some ], [ %j, %back ]\n  %sum = phi i32 [ %t, %some ], [ %q, %back ]\n"
    + "  %o = and i32 %i, 4\n  %odd = icmp eq i32 %o, 0\n  br i1 %odd, label %one, label %back\none:\n"
    + read("%i", 5).replace("%r", "%w")
    + "  br label %back\nback:\n  %v = phi i32 [ %w, %one ], [ 3, %loop ]\n  %q = add i32 %sum, %v\n"
    + "  %j = lshr i32 %i, 1\n  %c = icmp ugt i32 %j, 9\n  br i1 %c, label %loop, label %left\nleft:\n  %r = add i32 %q, 1\n",
    "behind the way out": "  br label %loop\nloop:\n  %i = phi i32 [ %x, %0 ], [ %j, %back ]\n"
    + "  %o = phi i32 [ 0, %0 ], [ %r, %back ]\n  %c = icmp ugt i32 %i, 9\n  br i1 %c, label %back, label %left\nback:\n"
    + "  %j = lshr i32 %i, 1\n  %k = add i32 %i, 5\n" + read("%k", 9)
    + "  br label %loop\nleft:\n  store i32 %o, ptr addrspace(1) %to\n  ret void\n}\n",
    "a float": SOME
    + "  %f = bitcast i32 %x to float\n  %g = fadd float %f, 1.0\n"
    + "  %h = call float @llvm.amdgcn.readlane.f32(float %g, i32 17)\n  %r = bitcast float %h to i32\n",
    "a number of all": SOME + read("%n"),
    "behind lanes that left": SOME.replace("%some", "%gone").replace("%end", "%some").replace("some:", "gone:")
    + "  ret void\nsome:\n"
    + read("%x", 3),
    "over a barrier": "  call void @llvm.amdgcn.s.barrier()\n" + SOME + read("%x"),
    "the other half": SOME + "  %y = xor i32 %x, 5\n  %r = call i32 @llvm.amdgcn.permlane64.i32(i32 %y)\n",
    "of a row": SOME + "  %y = xor i32 %x, 5\n  %r = " + PERMUTE.format("%y") + "\n",
    "a swap": SOME + "  %y = xor i32 %x, 5\n  %s = " + SWAP.format("%y", "false") + "\n  %r = extractvalue { i32, i32 } %s, 1\n",
}
#: The same, of which a part is the reference engine's.
UNKNOWN = {
    "a phi": SOME
    + "  %c = icmp ult i32 %lane, 4\n  br i1 %c, label %less, label %both\nless:\n  br label %both\nboth:\n"
    + "  %y = phi i32 [ 7, %less ], [ %t, %some ]\n"
    + read("%y"),
    "what a round before has left": SOME
    + "  br label %loop\nloop:\n  %i = phi i32 [ 0, %some ], [ %j, %loop ]\n  %o = phi i32 [ 0, %some ], [ %y, %loop ]\n"
    + "  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i\n  %y = load i32, ptr addrspace(1) %q\n"
    + read("%y").replace("%r", "%s")
    + "  %j = add i32 %i, 1\n  %c = icmp ult i32 %j, %lane\n  br i1 %c, label %loop, label %left\nleft:\n"
    + "  %r = add i32 %s, %o\n",
    "a counter that all have alike": ROUNDS.replace("phi i32 [ %x,", "phi i32 [ %n,").format(
        start="true, label %loop, label %end", read="  %u = sub i32 %n, %i\n" + read("%i", 9)
    ).replace("%c = icmp ugt i32 %j, 9", "%c = icmp ugt i32 %i, %lane"),
    "what a round behind the way out has made": "  br label %loop\nloop:\n  %i = phi i32 [ %x, %0 ], [ %j, %back ]\n"
    + "  %o = phi i32 [ 0, %0 ], [ %r, %back ]\n  %c = icmp ugt i32 %i, 9\n  br i1 %c, label %back, label %left\nback:\n"
    + "  %j = lshr i32 %i, 1\n" + read("%j", 9)
    + "  br label %loop\nleft:\n  store i32 %o, ptr addrspace(1) %to\n  ret void\n}\n",
    "what was loaded in a round": ROUNDS.format(
        start="true, label %loop, label %end",
        read="  %l = and i32 %j, 63\n  %a = getelementptr i32, ptr addrspace(1) %in, i32 %l\n"
        + "  %w = load i32, ptr addrspace(1) %a\n  %h = add i32 %w, %i\n" + read("%h", 9),
    ).replace("%q = add i32 %sum, %r", "%z = add i32 %sum, %r\n  %q = add i32 %z, %h")
    .replace("phi i32 [ %t, %0 ], [ %q,", "phi i32 [ %t, %0 ], [ %h,"),
    "a loop in a loop": "  br label %outer\nouter:\n  %m = phi i32 [ 0, %0 ], [ %m1, %more ]\n  br label %loop\nloop:\n"
    + "  %i = phi i32 [ %x, %outer ], [ %j, %loop ]\n  %sum = phi i32 [ %t, %outer ], [ %q, %loop ]\n"
    + read("%i", 9)
    + "  %q = add i32 %sum, %r\n  %j = lshr i32 %i, 2\n  %c = icmp ugt i32 %j, 9\n  br i1 %c, label %loop, label %more\nmore:\n"
    + "  %m1 = add i32 %m, 1\n  %d = icmp ult i32 %m1, %lane\n  br i1 %d, label %outer, label %left\nleft:\n"
    + "  store i32 %q, ptr addrspace(1) %to\n  ret void\n}\n",
    "a scalar that is loaded": SOME + "  %y = load i32, ptr addrspace(1) %in\n" + read("%y"),
    "a shuffle's": SOME + "  %s = " + SWAP.format("%x", "false") + "\n  %y = extractvalue { i32, i32 } %s, 0\n" + read("%y"),
    "a slot": "  %v = alloca i32, addrspace(5)\n  store i32 %x, ptr addrspace(5) %v\n"
    + SOME
    + "  %y = load i32, ptr addrspace(5) %v\n"
    + read("%y"),
}
#: With initcheck: bytes of LDS that nobody wrote, read by all lanes; of them lanes that are on need the defined ones only.
LDS = "  %a = getelementptr i32, ptr addrspace(3) @s, i32 %t\n"
UNINITIALISED = {
    "all of it": LDS + "  %u = load i32, ptr addrspace(3) %a\n" + SOME + read("%u"),
    "a bit of it": LDS
    + "  %w = load i32, ptr addrspace(3) %a\n  %u = and i32 %w, 1\n"
    + SOME
    + read("%u"),
    "where lanes that are on have written": LDS
    + "  br i1 %few, label %write, label %go\nwrite:\n  store i32 %t, ptr addrspace(3) %a\n  br label %go\ngo:\n"
    + "  %w = load i32, ptr addrspace(3) %a\n  %u = and i32 %w, 7\n"
    + SOME
    + read("%u"),
    "undefined on one way": "  br i1 %few, label %write, label %go\nwrite:\n  br label %go\ngo:\n"
    + "  %u = phi i32 [ 5, %write ], [ undef, %0 ]\n"
    + SOME
    + read("%u"),
}


def targets(body: str) -> tuple[str, str]:
    """A processor that has what the body calls, in waves of 64 lanes, and the kernel's attributes."""
    return ("gfx1100", '"target-features"="+wavefrontsize64"') if "permlane64" in body or "permlane16" in body else ("gfx950", "")


def launch(body: str, engine: str, items: int = 128, checks: str = "memcheck,racecheck,initcheck") -> tuple[np.ndarray, Result]:
    processor, attributes = targets(body)
    text = HEAD.replace("ATTRIBUTES", attributes) + body + ("" if "ret void\n}" in body else END)
    given, out = np.arange(1000, 1136, dtype=np.uint32) * 2654435761 & 0xFFFFFFFF, np.full(136, 99, np.uint32)
    kernel = swlds.Device(processor).load(swlds.parse(text))["k"]
    return out, kernel.launch(1, items, [given.astype(np.uint32), out, 77], engine=engine, checks=checks)


def compared(body: str, items: int = 128, checks: str = "memcheck,racecheck,initcheck") -> Result:
    """The wave compiler's launch, which leaves what the reference engine's does."""
    (wanted, reference), (found, wave) = (launch(body, engine, items, checks) for engine in ("reference", "wave"))
    assert found.tolist() == wanted.tolist()
    assert (wanted != 99).any() or wave.findings
    assert [(f.kind, f.message, f.count) for f in wave.findings] == [(f.kind, f.message, f.count) for f in reference.findings]
    return wave


@pytest.mark.parametrize("name", KNOWN)
def test_host_code_reads_what_is_known(name: str) -> None:
    result = compared(KNOWN[name])
    assert (result.fidelity.executed, result.findings) == ([], [])


@pytest.mark.parametrize("name", UNKNOWN)
def test_other_groups_are_replayed(name: str) -> None:
    result = compared(UNKNOWN[name])
    assert result.fidelity.executed
    assert result.findings == []


@pytest.mark.parametrize(("name", "read"), [("of all lanes", 40), ("the other half", 39), ("of a row", 15), ("a swap", 39)])
@pytest.mark.parametrize("lanes", (36, 40, 7))
def test_lanes_that_never_were(name: str, read: int, lanes: int) -> None:
    """The second wave is not whole: so many lanes have a work-item. ``read``: the highest one that is read."""
    assert bool(compared(KNOWN[name], 64 + lanes).fidelity.executed) == (read >= lanes)


@pytest.mark.parametrize("name", UNINITIALISED)
def test_undefined_bits_of_lanes_that_are_off(name: str) -> None:
    assert compared(UNINITIALISED[name]).findings


def test_flags_of_a_swap_are_refused_where_its_partner_is_off() -> None:
    body = SOME + "  %s = " + SWAP.format("%x", "true") + "\n  %r = extractvalue { i32, i32 } %s, 1\n"
    for engine in ("reference", "wave"):
        with pytest.raises(swlds.UnsupportedError, match="where a lane swaps with one that is off"):
            launch(body, engine)


READS = {"gfx950": ("readlane", "swap"), "gfx1100": ("readlane", "permlane64", "permlane16")}


@pytest.mark.parametrize("processor", READS)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 1 << 32), has_phis=st.booleans())
def test_random_control_flow(processor: str, seed: int, has_phis: bool) -> None:
    text = make_program(seed, reads=READS[processor])
    if processor == "gfx1100":
        text = text.replace(" %out) {", ' %out) "target-features"="+wavefrontsize64" {').replace("i32 322", "i32 289")
    kernel = swlds.Device(processor).load(swlds.parse(promoted(text) if has_phis else text))["k"]
    found = []
    for engine in ("reference", "wave"):
        given_words, out = np.random.default_rng(seed).integers(0, 1 << 32, 256, np.uint32), np.zeros(256, np.uint32)
        result = kernel.launch(2, 128, [given_words, out], engine=engine, checks="memcheck,initcheck")
        found.append((out.tolist(), [(f.kind, f.message, f.count) for f in result.findings]))
    assert found[0] == found[1]


def make_loop(numbers: np.random.Generator) -> str:
    """Of one or some blocks, entered by all lanes or by some, which leaves lanes behind at different times and reads them."""
    draw = lambda *what: str(numbers.choice(what))  # noqa: E731
    here, lines = ["%i", "%m", "%x", "%t", "%n"], list[str]()

    def compute(count: int, places: list[str]) -> None:
        for _ in range(count):
            name, what = f"%v{len(lines)}", int(numbers.integers(6))
            if what == 0:
                lines.append(f"  %l{len(lines)} = and i32 {draw(*places)}, 63")
                at = lines[-1].split()[0]
                lines.append(f"  %a{len(lines)} = getelementptr i32, ptr addrspace(1) %in, i32 {at}")
                lines.append(f"  {name} = load i32, ptr addrspace(1) {lines[-1].split()[0]}")
            elif what < 3:
                lane = draw(*map(str, numbers.integers(0, 64, 3)), *places)
                lines.append(f"  {name} = call i32 @llvm.amdgcn.readlane.i32(i32 {draw(*places, *4 * places[-2:])}, i32 {lane})")
            else:
                lines.append(f"  {name} = {draw('add', 'xor', 'sub', 'and')} i32 {draw(*places)}, {draw('7', *places)}")
            places.append(name)

    compute(4, here)
    ends = [f"  %go{len(lines)} = icmp ult i32 {draw('%rounds', '%rounds', here[-1])}, {draw('%few.rounds', '%lane')}"]
    shape = int(numbers.integers(3))
    has_more, go = shape == 1, ends[0].split()[0]
    lines.append("  %next = add i32 %rounds, 1")
    ends.append(f"  %left = icmp ult i32 %next, 9\n  %more = and i1 %left, {go}")
    if shape == 2:  # the way out is in front
        lines += [*ends, "  br i1 %more, label %back, label %some\nback:"]
    lines.append(f"  %at.i = add i32 %i, {draw(*here)}")
    if shape == 2:
        compute(3, here := [*here, "%at.i"])
    if has_more:
        lines.append(f"  %odd = icmp ult i32 {draw(*here)}, {draw('%lane', '1073741824')}")
        lines.append("  br i1 %odd, label %one, label %back\none:")
        compute(3, inner := [*here, "%at.i"])
        lines.append("  br label %back\nback:")
        lines.append(f"  %b = phi i32 [ {draw(*inner)}, %one ], [ {draw(*here)}, %loop ]")
        compute(2, here := [*here, "%b", "%at.i"])
    latch = "loop" if shape == 0 else "back"
    lines.append(f"  %at.m = xor i32 %m, {draw(*here)}")
    start = draw("true", "%few", "%most")
    head = f"  %few.rounds = and i32 %t, 7\n  %most = icmp ugt i32 %lane, 2\n  br i1 {start}, label %loop, label %end\nloop:\n"
    for name, first, next_ in (("rounds", "0", "%next"), ("i", "%x", "%at.i"), ("m", draw("%t", "%n", "5"), "%at.m")):
        head += f"  %{name} = phi i32 [ {first}, %0 ], [ {next_}, %{latch} ]\n"
    if shape == 2:
        return head + "\n".join(lines) + "\n  br label %loop\nsome:\n  %r = add i32 %m, %i\n"
    tail = f"\n  br i1 %more, label %loop, label %some\nsome:\n  %r = add i32 %at.m, {draw('%i', '%next', '%at.i')}\n"
    return head + "\n".join([*lines, *ends]) + tail


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 1 << 32), items=st.sampled_from([128, 100]), has_init=st.booleans())
def test_random_loops(seed: int, items: int, has_init: bool) -> None:
    """A lane that left keeps what it had last, in the reference engine."""
    compared(make_loop(np.random.default_rng(seed)), items, "memcheck,initcheck" if has_init else "memcheck")

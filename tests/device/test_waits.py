"""Waits for counters: what an operand says on each generation, held against LLVM's own encoding, and the event that both engines
give a wait."""

from __future__ import annotations

import random
import re
import shutil
import subprocess

import llvmlite.binding as binding
import pytest

import swlds
from swlds.device.target import find_target
from swlds.device.waits import PACKED, Counter, Wait, assembly_waits, decode_waitcnt, intrinsic_waits
from swlds.report.profile import Profile

PACKED_TARGETS = ("gfx900", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1150", "gfx1200")
SINGLE = ("loadcnt", "storecnt", "dscnt", "samplecnt", "bvhcnt", "kmcnt", "expcnt")
HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'


def machine(target: str) -> binding.TargetMachine:
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    return binding.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu=target)


def printed(target: str, declarations: str, bodies: list[str]) -> list[str]:
    """The waits that LLVM writes into the assembly of each of these kernels, one string for a kernel."""
    kernels = "\n".join(f"define amdgpu_kernel void @k{n}() {{\n{body}\nret void\n}}" for n, body in enumerate(bodies))
    text = machine(target).emit_assembly(binding.parse_assembly(HEAD + declarations + kernels))
    parts = re.split(r"^k\d+:", text, flags=re.MULTILINE)[1:]
    return [" ".join(re.findall(r"s_wait\S*[^\n;]*", part.partition("s_endpgm")[0])) for part in parts]


def limits(target: str) -> dict[Counter, int]:
    """The most that each counter of ``s_waitcnt`` can say."""
    return {c: (1 << sum(bits for _, bits in parts)) - 1 for c, parts in PACKED[find_target(target).generation]}


# Operands --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", PACKED_TARGETS)
def test_packed_immediates_are_what_llvm_prints(target: str) -> None:
    """LLVM names the fields that wait for something, and all where none does."""
    source = random.Random(target)
    values = [source.getrandbits(16) for _ in range(150)]
    values += (
        [v | 0xF for v in values[:20]] + [v | 0xC00F for v in values[:20]] + [0, 0xF70, 0x3F70, 0xC07F, 0x3F7, 0xFC07]
    )
    body = "call void @llvm.amdgcn.s.waitcnt(i32 {})"
    found = printed(target, "declare void @llvm.amdgcn.s.waitcnt(i32 immarg)\n", [body.format(v) for v in values])
    assert len(found) == len(values)
    for value, text in zip(values, found, strict=True):
        found_waits = decode_waitcnt(value, find_target(target))
        assert assembly_waits(text.strip(), find_target(target)) == (found_waits, ())
        mine = found_waits or [Wait(c, most) for c, most in limits(target).items()]
        assert f"s_waitcnt {' '.join(map(str, mine))}" == text.strip(), f"{value:#06x}"


@pytest.mark.parametrize("target", PACKED_TARGETS)
def test_a_packed_operand_that_waits_for_nothing(target: str) -> None:
    assert decode_waitcnt(0xFFFF, find_target(target)) == ()
    assert decode_waitcnt(-1, find_target(target)) == ()
    # only the low 16 bits count
    assert decode_waitcnt(-49168, find_target(target)) == decode_waitcnt(0x3FF0, find_target(target))


@pytest.mark.parametrize("target", PACKED_TARGETS)
def test_assembly_says_what_llvm_encodes(target: str) -> None:
    """Random operands by names, saturated or not, joined by ``&``, ``,`` or spaces: the instruction's 16 bits mean the same."""
    tool = shutil.which("llvm-mc")
    if tool is None:
        pytest.skip("llvm-mc is not installed")
    source = random.Random(f"assembly {target}")
    fields = limits(target)
    codes = []
    for _ in range(60):
        names = source.sample(sorted(fields), source.randint(1, 3))
        parts = []
        for name in names:
            is_saturated = source.random() < 0.3
            value = source.randrange(100) if is_saturated else source.randint(0, fields[name])
            parts.append(f"{name}{'_sat' if is_saturated else ''}({source.choice((str, hex))(value)})")
        codes.append("s_waitcnt " + source.choice((" ", " & ", ", ")).join(parts))
    codes += [f"s_waitcnt {source.getrandbits(16):#x}" for _ in range(20)]
    done = subprocess.run(
        [tool, "-triple=amdgcn", f"-mcpu={target}", "-show-encoding"],
        input="\n".join(codes),
        capture_output=True,
        text=True,
    )
    if "not a recognized processor" in done.stderr:
        pytest.skip(f"llvm-mc does not know {target}")
    assert done.returncode == 0, done.stderr
    octets = re.findall(r"encoding: \[0x(..),0x(..),", done.stdout)
    immediates = [int(high + low, 16) for low, high in octets]
    assert len(immediates) == len(codes)
    for code, immediate in zip(codes, immediates, strict=True):
        assert assembly_waits(code, find_target(target)) == (decode_waitcnt(immediate, find_target(target)), ()), code


def test_single_waits() -> None:
    """LLVM leaves out those that wait for nothing, since the counter holds no more, and joins loads or stores with LDS."""
    target, source = "gfx1200", random.Random(3)
    pairs = [(source.choice(("loadcnt", "storecnt")), source.randrange(62), source.randrange(62)) for _ in range(40)]
    declarations = "".join(f"declare void @llvm.amdgcn.s.wait.{c}(i16 immarg)\n" for c in SINGLE)
    body = "call void @llvm.amdgcn.s.wait.{}(i16 {})\ncall void @llvm.amdgcn.s.wait.dscnt(i16 {})"
    found = printed(target, declarations, [body.format(*pair) for pair in pairs])
    for (counter, first, second), text in zip(pairs, found, strict=True):
        assert text.startswith(f"s_wait_{counter}_dscnt 0x")
        wanted = (Wait(counter, first), Wait("dscnt", second))
        assert assembly_waits(text.strip(), find_target(target)) == (wanted, ())
        assert (intrinsic_waits(counter, first, find_target(target))) == wanted[:1]


@pytest.mark.parametrize(
    ("counter", "most"), [("loadcnt", 63), ("dscnt", 63), ("kmcnt", 31), ("bvhcnt", 7), ("expcnt", 7)]
)
def test_a_wait_for_all_that_a_counter_holds(counter: str, most: int) -> None:
    target = find_target("gfx1200")
    assert intrinsic_waits(counter, most, target) == ()
    assert intrinsic_waits(counter, most - 1, target) == (Wait(counter, most - 1),)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("code", "target", "before", "behind"),
    [
        (r"s_waitcnt vmcnt(3)\0As_barrier\0As_waitcnt lgkmcnt(0)", "gfx942", "vmcnt(3)", "lgkmcnt(0)"),
        (r"s_waitcnt_vscnt null, 0x0\0A\09S_WAITCNT_LGKMCNT null, 2 ; x", "gfx1030", "vscnt(0) lgkmcnt(2)", ""),
        (r"s_wait_asynccnt 0x1\0As_barrier_signal -1\0As_wait_tensorcnt 0\0As_barrier_wait -1", "gfx1250",
         "asynccnt(1)", "tensorcnt(0)"),
        ("s_waitcnt vmcnt(N)", "gfx942", "", ""),
        ("s_waitcnt", "gfx942", "", ""),
        ("s_nop 0", "gfx942", "", ""),
    ],
)  # fmt: skip
def test_assembly_in_order(code: str, target: str, before: str, behind: str) -> None:
    found = assembly_waits(code, find_target(target))
    assert tuple(" ".join(map(str, waits)) for waits in found) == (before, behind)


def test_packed_waits_are_refused_where_llvm_has_none() -> None:
    with pytest.raises(swlds.UnsupportedError, match=r"t\.ll:4:1: .*waitcnt does not exist on gfx1250"):
        launch("call void @llvm.amdgcn.s.waitcnt(i32 0)", "gfx1250", "reference")


# Events ----------------------------------------------------------------------------------------------------------

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
BODY
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare void @llvm.amdgcn.s.sleep(i32 immarg)
declare void @llvm.amdgcn.s.wait.dscnt(i16 immarg)
declare void @llvm.amdgcn.s.wait.asynccnt(i16 immarg)
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg)
"""


def launch(body: str, target: str, engine: str = "both") -> Profile:
    kernel = swlds.Device(target, engine=engine).load(swlds.parse(KERNEL.replace("BODY", body), "t.ll"))["k"]
    found = kernel.launch(3, 128, [], profile=True).profile
    assert found is not None
    return found


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(
    ("body", "target", "wanted"),
    [
        ("call void @llvm.amdgcn.s.waitcnt(i32 3952)", "gfx942", [("counter wait", 6, 384)]),
        ("call void @llvm.amdgcn.s.waitcnt(i32 65535)", "gfx942", []),
        ("call void @llvm.amdgcn.s.sleep(i32 0)", "gfx942", []),
        ("call void @llvm.amdgcn.wait.asyncmark(i16 0)", "gfx950", [("counter wait", 6, 384)]),
        ("call void @llvm.amdgcn.s.wait.dscnt(i16 0)\ncall void @llvm.amdgcn.s.wait.asynccnt(i16 2)", "gfx1250",
         [("counter wait", 12, 384), ("counter wait", 12, 384)]),
        ('call void asm sideeffect "s_waitcnt vmcnt(0)", ""()', "gfx942", [("counter wait", 6, 384)]),
        (r'call void asm sideeffect "s_waitcnt vmcnt(0)\0As_barrier\0As_waitcnt lgkmcnt(0)", ""()', "gfx942",
         [("barrier", 6, 384), ("counter wait", 12, 768)]),
        (  # of half the waves, with three lanes
            "%c = icmp ult i32 %x, 3\nbr i1 %c, label %a, label %b\na:\n"
            "call void @llvm.amdgcn.s.waitcnt(i32 0)\nbr label %b\nb:", "gfx1100", [("counter wait", 3, 9)]),
    ],
)  # fmt: skip
def test_both_engines_tell(engine: str, body: str, target: str, wanted: list[tuple[str, int, int]]) -> None:
    """Three groups of 128 items: waves that waited, and their active lanes."""
    found = launch(body, target, engine)
    assert sorted((o.kind, o.executions, o.active_lanes) for o in found.orders) == wanted


def test_no_code_where_nobody_wants_to_know() -> None:
    """The host code of a kernel with a wait is that of the same kernel with a hint."""
    texts = []
    for body in ("call void @llvm.amdgcn.s.waitcnt(i32 0)", "call void @llvm.amdgcn.s.sleep(i32 0)"):
        kernel = swlds.Device("gfx942").load(swlds.parse(KERNEL.replace("BODY", body)))["k"]
        plain, counting = (kernel.host_ir(1, 64, [], profile=on) for on in (False, True))
        texts.append([re.sub(r";.*", "", text) for text in (plain, counting)])
    assert texts[0][0] == texts[1][0]
    assert texts[0][1] != texts[1][1]

"""LAUNCH, EXPECT and `; error:` lines, executed by a stand-in."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from golden_support import write

from swlds.device.findings import Finding, Location, ObjectRef
from swlds.engines.api import LaunchOptions, Local, Raw
from swlds.golden import GoldenError
from swlds.golden.check import check_file
from swlds.golden.launch_lines import VERSIONS, Launch, Version, instruction_text, parse_launches
from swlds.golden.launches import Outcome, check_launch

STORE = "store i32 0, ptr addrspace(3) %p, align 4"


def test_launch_line_in_full() -> None:
    line = (
        "; LAUNCH: @k grid=4,2 block=16x16 args=f32[1024]:iota,i32:-5,f16=1.5,local[64],null,bytes:00ff,"
        "u8[4]:random:3,i64[2]:@x.npy dynamic-lds=128 mcpu=gfx90a seed=7"
        " check=memcheck,initcheck"
    )
    [launch] = parse_launches("t.ll", line)
    assert (launch.kernel, launch.grid, launch.block, launch.line) == ("k", (4, 2), (16, 16), 1)
    options = LaunchOptions(dynamic_lds=128, seed=7, checks=frozenset({"memcheck", "initcheck"}))
    assert (launch.mcpu, launch.options) == ("gfx90a", options)
    assert [spec.dtype for spec in launch.arguments] == ["f32", "", "", "", "", "", "u8", "i64"]
    assert [spec.value for spec in launch.arguments[1:6]] == [-5, 1.5, Local(64), None, Raw(b"\x00\xff")]


def test_words_are_quoted_as_in_a_shell() -> None:
    line = """; LAUNCH: '@a "b" %s' grid=1 'args=i32[4]:@d e/f.npy,i32:1' """
    [launch] = parse_launches("t.ll", line)
    assert (launch.kernel, [spec.text for spec in launch.arguments]) == ('a "b" %s', ["i32[4]:@d e/f.npy", "i32:1"])
    assert parse_launches("t.ll", '; LAUNCH: @"a b" grid=1')[0].kernel == "a b"
    with pytest.raises(GoldenError, match="t.ll:1: LAUNCH: No closing quotation"):
        parse_launches("t.ll", "; LAUNCH: @k' grid=1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("; LAUNCH: k grid=1 block=1", "t.ll:1: LAUNCH: expected '@KERNEL"),
        ("; LAUNCH: @k block=1", "'grid=' is missing"),
        ("; LAUNCH: @k grid=0 block=1", "'0' is not one to three numbers of at least 1"),
        ("; LAUNCH: @k grid=1 block=1,1,1,1", "is not one to three numbers"),
        ("; LAUNCH: @k grid=1 grid=1 block=1", "'grid' is given twice"),
        ("; LAUNCH: @k grid=1 block=1 blok=1", "unexpected 'blok=1'"),
        ("; LAUNCH: @k grid=1 block=1 args=f33[4]:zero", "unknown type 'f33' in the argument 'f33[4]:zero'"),
        ("; LAUNCH: @k grid=1 block=1 args=i32:x", "'x' in the argument 'i32:x' is no number of type i32"),
        ("; LAUNCH: @k grid=1 args=f32", "cannot read the argument 'f32' (expected TYPE[N]=iota"),
        ("; LAUNCH: @k grid=1 check=clustercheck", "LAUNCH: unknown check 'clustercheck'"),
        ("; LAUNCH: @k grid=1 mcpu=gfx1", "LAUNCH: unknown target 'gfx1'"),
        ("; LAUNCH: @k grid=1 block=1 seed=x", "seed=x: expected a number"),
        ("; EXPECT: clean", "EXPECT without a LAUNCH"),
        (
            "; LAUNCH: @k grid=1 block=1\n; EXPECT: arg0 = 1",
            "t.ll:2: EXPECT: arg0 is no buffer of the launch in line 1",
        ),
        ("; LAUNCH: @k grid=1 block=1\n; EXPECT: race-row on @x", "'race-row on @x': expected"),
        ("; LAUNCH: @k grid=1 block=1\n; EXPECT: trap wave=1", "EXPECT: 'wave=1': expected once each offset, line"),
        ("; LAUNCH: @k grid=1 block=1\n; EXPECT: trap line=1 line=1", "'line=1': expected once each offset, line"),
        (
            "; LAUNCH: @k grid=1 block=1\n; EXPECT: trap count=x",
            "'count=x': expected a number, X,Y,Z or error, warning",
        ),
        ("; LAUNCH: @k grid=1 block=1\n; EXPECT: trap severity=bad", "expected a number, X,Y,Z or error, warning"),
        ("; LAUNCH: @k grid=1 block=1 lowered=yes", "lowered=yes: expected instrumented, plain, both, no"),
        (f"; LAUNCH: @k grid=1 block=1\n  {STORE} ; error: oob", "t.ll:2: '; error: oob': no such kind"),
        (f"  {STORE} ; error: trap", "'; error:' without a LAUNCH"),
        ("; LAUNCH: @k grid=1 block=1\n; error: trap\n", "with no instruction after it"),
    ],
)
def test_wrong_lines(text: str, message: str) -> None:
    with pytest.raises(GoldenError) as caught:
        parse_launches("t.ll", text)
    assert message in str(caught.value)


def test_expectations_belong_to_the_launch_before_them() -> None:
    text = (
        "; LAUNCH: @a grid=1 block=1 args=f32[4]:zero\n; EXPECT: arg0 = 1.0, 2.0 …\n; EXPECT: race-raw on @lds\n"
        "; LAUNCH: @b grid=1 block=1 args=i8[1]:zero\n; EXPECT: arg0 sha256=" + "0" * 64 + "\n; EXPECT: clean\n"
        f"; error: out-of-bounds\n\n; comment\n  {STORE}\n  {STORE} ; error: misaligned, trap\n"
    )
    first, second = parse_launches("t.ll", text)
    assert first.values[0].values == ("1.0", "2.0") and first.values[0].is_open
    assert [(report.kind, report.variable, report.line) for report in first.reports] == [
        ("race-raw", "lds", None), ("out-of-bounds", None, 10), ("misaligned", None, 11), ("trap", None, 11),
    ]  # fmt: skip
    assert second.is_clean and second.reports == [] and second.hashes[0].digest == "0" * 64


def test_arguments_as_the_emulator_takes_them(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.arange(6, dtype=np.int64).reshape(2, 3))
    text = (
        "; LAUNCH: @k grid=1 block=1 args=i64[6]:@x.npy,f32[3]:iota,bf16[2]:ones,i16:-1,u32[2]:random:1,u32[2]:random:1"
    )
    [launch] = parse_launches(str(tmp_path / "t.ll"), text)
    made: list[Any] = [spec.make(str(tmp_path), launch.options.seed) for spec in launch.arguments]
    assert made[0].tolist() == [0, 1, 2, 3, 4, 5] and made[0].dtype == np.int64
    assert made[1].tolist() == [0, 1, 2] and made[1].dtype == np.float32
    assert made[2].tolist() == [0x3F80, 0x3F80] and made[2].dtype == np.uint16
    assert made[3] == -1
    assert made[4].tolist() == made[5].tolist()


def run_with(text: str, outcomes: dict[tuple[str, Version], Outcome]) -> list[str]:
    """The complaints. Without an outcome of its own the lowered module behaves as the original."""

    def execute(launch: Launch, module_text: str, engine: str, version: Version) -> Outcome:
        return outcomes.get((engine, version), outcomes[engine, Version.ORIGINAL])

    [launch] = parse_launches("t.ll", text)
    return check_launch(launch, text, execute, list(dict.fromkeys(engine for engine, _ in outcomes)))


def seen(kind: str, variable: str, instruction: str = "", **more: Any) -> Finding:
    return Finding(
        "memcheck", kind, "error", "", instruction=instruction, object=ObjectRef("lds", variable, 4, 0), **more
    )


def outcome(*values: float, findings: tuple[Finding, ...] = ()) -> Outcome:
    return Outcome((np.array(values, dtype=np.float32),), findings)


PLACES = [(engine, version) for engine in ("reference", "wave") for version in (Version.ORIGINAL, Version.LOWERED)]
LAUNCH = "; LAUNCH: @k grid=1 block=1 args=f32[2]:zero\n"


def test_all_four_executions_agree() -> None:
    assert run_with(LAUNCH + "; EXPECT: arg0 = 1 2\n; EXPECT: clean\n", dict.fromkeys(PLACES, outcome(1, 2))) == []


@pytest.mark.parametrize("odd", PLACES[1:])
def test_one_execution_that_differs_is_named(odd: tuple[str, Version]) -> None:
    [complaint] = run_with(LAUNCH, dict.fromkeys(PLACES, outcome(1, 2)) | {odd: outcome(1, 3)})
    what = f"{odd[1].value} on engine {odd[0]}"
    assert complaint == f"LAUNCH @k:1: original on engine reference and {what} differ: arg0[1] is 2.0 and 3.0"


def test_buffers_are_compared_bit_for_bit() -> None:
    # Why: 0.0 == -0.0, and NaN != NaN.
    [complaint] = run_with(LAUNCH, {PLACES[0]: outcome(0.0, 1), PLACES[1]: outcome(-0.0, 1)})
    assert "arg0[0] is 0.0 and -0.0" in complaint
    nan = float("nan")
    assert run_with(LAUNCH + "; EXPECT: arg0 = nan …\n", {place: outcome(nan, 1) for place in PLACES[:2]}) == []


@pytest.mark.parametrize(
    ("expectation", "complaint"),
    [
        ("arg0 = 1 3", "arg0[1] is 2.0, expected 3.0"),
        ("arg0 = 1", "arg0 has 2 elements, expected 1"),
        ("arg0 = 1 2 3 …", "arg0 has 2 elements, expected at least 3"),
        ("arg0 = 1 x", "EXPECT: 'x' in arg0 is no number of type f32"),
        ("arg0 = 1 1e39", "EXPECT: 1e39 in arg0 does not fit f32"),
        ("arg0 sha256=" + "0" * 64, "arg0 has sha256=" + hashlib.sha256(np.array([1, 2], "f4").tobytes()).hexdigest()),
        ("race-raw on @lds", "expected race-raw on @lds, found nothing"),
    ],
)
def test_expectations_that_fail(expectation: str, complaint: str) -> None:
    found = run_with(f"{LAUNCH}; EXPECT: {expectation}\n", {PLACES[0]: outcome(1, 2)})
    assert [each.startswith("LAUNCH @k:1: ") and complaint in each for each in found] == [True], (
        "once for all executions"
    )


def test_reports_by_kind_variable_and_instruction() -> None:
    found = seen("out-of-bounds", "lds", f"{STORE}, !tbaa !3")
    text = f"{LAUNCH}  {STORE}  ; error: out-of-bounds\n"
    lowered = seen("out-of-bounds", "lds", "store i32 0, ptr addrspace(1) %q, align 4")
    assert (
        run_with(text, {PLACES[0]: outcome(1, 2, findings=(found,)), PLACES[1]: outcome(1, 2, findings=(lowered,))})
        == []
    )
    other = seen("out-of-bounds", "lds", STORE.replace("%p", "%q"))
    complaints = run_with(text, {PLACES[0]: outcome(1, 2, findings=(other,))})
    assert len(complaints) == 1 and "expected out-of-bounds at line 2, found out-of-bounds on @lds" in complaints[0]
    complaints = run_with(LAUNCH, {PLACES[0]: outcome(1, 2, findings=(found,)), PLACES[1]: outcome(1, 2)})
    complaint = complaints[-1]
    assert "reports out-of-bounds on @lds" in complaint and complaint.endswith("against nothing")


@pytest.mark.parametrize("expectation", ["", "; EXPECT: arg0 = 1 2\n", "; EXPECT: clean\n"])
@pytest.mark.parametrize("lowered", [False, True])
def test_a_launch_is_clean_unless_it_says_otherwise(expectation: str, lowered: bool) -> None:
    """Also the lowered module, and a mere warning."""
    outcomes = dict.fromkeys(PLACES[:2], outcome(1, 2))
    outcomes[PLACES[lowered]] = outcome(1, 2, findings=(seen("race-waw", "lds"),))
    place = ("original", "lowered")[lowered]
    wanted = f"LAUNCH @k:1, {place} on engine reference: expected a clean run, found race-waw on @lds"
    assert any(complaint.startswith(wanted) for complaint in run_with(LAUNCH + expectation, outcomes))


def test_engines_must_report_the_same_to_the_last_field() -> None:
    # Why: kind, variable and line can agree where work-item or count do not.
    ours, theirs = (seen("out-of-bounds", "lds", STORE, count=n) for n in (1, 2))
    outcomes = {place: outcome(1, 2, findings=(theirs if place[0] == "wave" else ours,)) for place in PLACES}
    complaints = run_with(LAUNCH + "; EXPECT: out-of-bounds on @lds\n", outcomes)
    what = f"original on engine reference and original on engine wave report differently: {[ours]} and {[theirs]}"
    assert complaints == [f"LAUNCH @k:1: {what}", f"LAUNCH @k:1: {what.replace('original', 'lowered')}"]


@pytest.mark.parametrize(
    ("word", "versions"), [(w, [v.value for v in VERSIONS[w]]) for w in ("instrumented", "plain", "both", "no")]
)
def test_versions(word: str, versions: list[str]) -> None:
    """`lowered=` says what of a module is executed."""
    done: list[tuple[str, str]] = []

    def execute(launch: Launch, module_text: str, engine: str, version: Version) -> Outcome:
        done.append((engine, version.value))
        return outcome(1, 2)

    [launch] = parse_launches("t.ll", LAUNCH.replace("\n", f" lowered={word}\n"))
    assert check_launch(launch, "", execute) == []
    assert done == [(engine, version) for engine in ("reference", "wave") for version in versions]


WHOLE = Finding(
    "memcheck", "out-of-bounds", "warning", "", 3, (1, 0, 0), (4, 5, 6), 0, 4, STORE, Location("a.cl", 7, 3),
    ObjectRef("heap", "heap block", 64, -4),
)  # fmt: skip
FIELDS = "offset=-4 line=7 workgroup=1,0,0 workitem=4,5,6 count=3 severity=warning"


@pytest.mark.parametrize("wrong", ["", *FIELDS.split()])
def test_fields_of_a_report(wrong: str) -> None:
    """Each is compared; a name with a blank is quoted."""
    name, _, value = wrong.partition("=")
    other = "severity=error" if name == "severity" else f"{name}=9"
    text = f'{LAUNCH}; EXPECT: out-of-bounds on "heap block" {FIELDS.replace(wrong, other) if wrong else FIELDS}\n'
    complaints = run_with(text, {PLACES[0]: outcome(1, 2, findings=(WHOLE,))})
    if not wrong:
        assert complaints == []
        return
    assert f"{other}" in complaints[0].split("found")[0] and wrong.replace("line=7", "a.cl:7:3") in complaints[0]
    assert 'found out-of-bounds on "heap block" at a.cl:7:3 (offset=-4' in complaints[0]


@pytest.mark.parametrize(
    "on", ["on @b", "on b", 'on "b"', 'on "argument 1"', "on @c", "on argument", 'on "argument 2"']
)
def test_parameters_have_the_names_of_their_source(on: str) -> None:
    # Why: `swlds run` prints `b`; what a complaint prints is taken as an expectation.
    found = replace(WHOLE, object=ObjectRef("global", "argument 1", 64, 64, source_name="b"))
    complaints = run_with(f"{LAUNCH}; EXPECT: out-of-bounds {on}\n", {PLACES[0]: outcome(1, 2, findings=(found,))})
    if on in ("on @c", "on argument", 'on "argument 2"'):
        assert f"expected out-of-bounds {on.replace('on a', 'on @a')}, found out-of-bounds on @b at" in complaints[0]
    else:
        assert complaints == []
    nameless = replace(WHOLE, object=ObjectRef("global", "argument 1", 64, 64))
    assert (
        'found out-of-bounds on "argument 1" at'
        in run_with(LAUNCH, {PLACES[0]: outcome(1, 2, findings=(nameless,))})[0]
    )


def test_an_lds_access_through_a_pointer_to_a_buffer() -> None:
    """The lowered module knows its block only; of a variable it has to know the name."""
    load = "%v = load i32, ptr addrspace(3) %p"
    block = seen("out-of-bounds", "heap block", "%v = load i32, ptr addrspace(1) %q")
    for space, name in (("global", "b"), ("private", "slot"), ("lds", "t")):
        found = replace(block, instruction=load, object=ObjectRef(space, name, 4, 8))
        sides = {PLACES[0]: outcome(1, 2, findings=(found,)), PLACES[1]: outcome(1, 2, findings=(block,))}
        complaints = run_with(LAUNCH + "; EXPECT: out-of-bounds\n", sides)
        assert any("reports out-of-bounds" in complaint for complaint in complaints) == (space == "lds")


def test_a_report_with_a_count_is_one_finding() -> None:
    """Without a count it stands for all that are so."""
    twice = {PLACES[0]: outcome(1, 2, findings=(seen("trap", "a"), seen("trap", "b")))}
    assert run_with(LAUNCH + "; EXPECT: trap\n", twice) == []
    assert "unexpected trap on @b" in run_with(LAUNCH + "; EXPECT: trap count=1\n", twice)[0]
    assert run_with(LAUNCH + "; EXPECT: trap count=1\n" * 2, twice) == []
    assert run_with(LAUNCH + "; EXPECT: trap count=1\n" * 3, twice)[0].endswith(
        "expected trap count=1, found nothing else"
    )
    missed = run_with(LAUNCH + "".join(f"; EXPECT: trap on @{name}\n" for name in "acd"), twice)[0]
    assert "expected trap on @c; trap on @d, found trap on @b" in missed and missed.count("trap on @b") == 1
    assert run_with(LAUNCH + "; EXPECT: trap count=1\n; EXPECT: trap on @b\n", twice) == []


def test_a_launch_that_was_stopped() -> None:
    """Somewhere: buffers and places are not compared, the kind is."""
    stopped = [Finding("engine", "timeout", "error", f"{n}", instruction=str(n), workgroup=(n, 0, 0)) for n in range(4)]
    outcomes = {place: outcome(n, n, findings=(stopped[n],)) for n, place in enumerate(PLACES)}
    assert run_with(LAUNCH + "; EXPECT: timeout\n", outcomes) == []
    assert run_with(LAUNCH, outcomes) != []


def test_instruction_text() -> None:
    assert instruction_text("  %a =  tail call i32 @f(), !dbg !1, !tbaa !2 ; hi") == "%a = call i32 @f()"


def test_check_file_runs_launches(tmp_path: Path) -> None:
    path = write(tmp_path, LAUNCH + "; EXPECT: arg0 = 1 3\n")
    result = check_file(path, execute_one=lambda *_: outcome(1, 2), engines=["reference"])
    assert [complaint.line for complaint in result.complaints] == [1]
    assert str(result.complaints[0]).startswith(f"{path}:1: LAUNCH @k:1: arg0[1] is 2.0")


KERNEL = """
target triple = "amdgcn-amd-amdhsa"

@row = internal addrspace(3) global [4 x float] poison, align 4

declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %s = getelementptr float, ptr addrspace(1) %src, i32 %i
  %v = load float, ptr addrspace(1) %s, align 4
  %slot = getelementptr inbounds [4 x float], ptr addrspace(3) @row, i32 0, i32 %i
  store float %v, ptr addrspace(3) %slot, align 4
  %w = load float, ptr addrspace(3) %slot, align 4
  %t = getelementptr float, ptr addrspace(1) %dst, i32 %i
  store float %w, ptr addrspace(1) %t, align 4; error: out-of-bounds
  ret void
}
"""


def test_launches_on_the_emulator(tmp_path: Path) -> None:
    text = (
        "; LAUNCH: @k grid=1 block=4 args=f32[4]:iota,f32[4]:zero\n; EXPECT: arg1 = 0 1 2 3\n; EXPECT: clean\n"
        "; LAUNCH: @k grid=1 block=4 args=f32[4]:iota,f32[3]:zero\n; EXPECT: arg1 = 0 1 2\n"
    )
    assert [str(complaint) for complaint in check_file(write(tmp_path, text + KERNEL)).complaints] == []
    wrong = text.replace("f32[3]", "f32[4]").replace("arg1 = 0 1 2\n", "arg1 = 0 1 2 4\n")
    complaints = [complaint.message for complaint in check_file(write(tmp_path, wrong + KERNEL)).complaints]
    assert complaints == [
        "LAUNCH @k:4: arg1[3] is 3.0, expected 4.0",
        "LAUNCH @k:4: expected out-of-bounds at line 21, found nothing",
    ]

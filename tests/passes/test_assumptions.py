"""opt --assume: passes go by it, the module says so, and launches that contradict it are refused."""

from __future__ import annotations

import numpy as np
import pytest
from generators.lane_copies import Digit, LaneCopy

import swlds
from swlds.analysis.axis import AxisAnalysis, Launch, parse_assumptions
from swlds.errors import OptionError, SwldsError

#: Two bytes at a time, column by column: how wide pieces can be depends on where the buffer begins.
HALF = LaneCopy((Digit("lane", 64, 64, 64), Digit("part", 32, 2, 2)), element=2, align=2)
KERNEL = """define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n, i32 %"odd;name") {
  store i32 %n, ptr addrspace(1) %a
  ret void
}
define amdgpu_kernel void @other(i32 %n) {
  ret void
}
"""


def run(module: swlds.Module, n: int, odd: int = 0) -> None:
    swlds.Device("gfx942").load(module)["k"].launch(1, 64, [np.zeros(4, np.uint32), np.uint32(n), np.uint32(odd)])


def test_passes_go_by_it() -> None:
    text = HALF.text().replace("poison, align 4", "poison, align 16")
    widths = []
    for assume in ([], ["in:align=16"]):
        changed = swlds.opt(text, "coalesce-copies", mcpu="gfx942", block=(64,), assume=assume, verify_each=True)
        widths.append(changed.remarks[0].text.rpartition("of ")[2])
    assert widths == ["2 bytes a lane", "16 bytes a lane"]
    assert HALF.run(changed) == HALF.run(swlds.parse(text))


@pytest.mark.parametrize(
    ("spec", "good", "bad"), [("n:divisible=16", 48, 40), ("n:range=3..9", 9, 10), ("n:range=-4..4", (1 << 32) - 4, 5)]
)
def test_launches_are_held_against_it(spec: str, good: int, bad: int) -> None:
    changed = swlds.opt(KERNEL, "", kernel="k", assume=[spec])
    assert f'"swlds-assume"="%{spec}"' in str(changed)
    again = swlds.parse(str(changed))
    run(again, good)
    with pytest.raises(SwldsError, match="does not hold"):
        run(again, bad)


def test_passes_keep_it() -> None:
    """Also lowered, a kernel refuses what it was not made for."""
    changed = swlds.opt(KERNEL, "lower-lds", assume=["n:divisible=16", "a:align=64"])
    assert str(changed).count("swlds-assume") >= 1 and "align 64 %a" in str(changed)
    with pytest.raises(SwldsError, match="does not hold"):
        run(changed, 8)


def test_groups_that_a_launch_has_at_the_most() -> None:
    """Held against every launch, also beside what the kernel says already."""
    changed = swlds.parse(str(swlds.opt(KERNEL, "lower-lds", assume=["groups=3,2", "groups=4,1,7"])))
    assert str(changed).count('"amdgpu-max-num-workgroups"="3,1,1"') >= 1
    kernel = swlds.Device("gfx942").load(changed)["k"]
    kernel.launch(3, 64, [np.zeros(4, np.uint32), np.uint32(1), np.uint32(0)], checks="memcheck")
    with pytest.raises(SwldsError, match="at most 3,1,1 work-groups"):
        kernel.launch(4, 64, [np.zeros(4, np.uint32), np.uint32(1), np.uint32(0)])
    with pytest.raises(OptionError, match="no such kernel"):
        swlds.opt("declare void @f()\n", "", assume=["groups=3"])


def test_names_of_any_characters_stay_out_of_attributes() -> None:
    changed = swlds.opt(KERNEL, "", kernel="k", assume=["odd;name:range=0..5"])
    assert '"swlds-assume"="arg2:range=0..5"' in str(changed)
    run(changed, 1, 5)
    with pytest.raises(SwldsError, match="does not hold"):
        run(changed, 1, 6)


@pytest.mark.parametrize(
    ("spec", "message"),
    [("nowrap", "nothing that passes may go by"), ("groups=0", "says no number of groups"),
     ("groups=1,2,3,4", "says no number of groups"), ("groups=4294967296", "says no number"), ("groups=x", "says no number"),
     ("b:align=4", "no parameter 'b'"), ("a", "is no assumption"),
     ("n:range=0..4294967296", "not a range of i32")],
)  # fmt: skip
def test_bad_words(spec: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        swlds.opt(KERNEL, "", kernel="k", assume=[spec])
    with pytest.raises(OptionError):
        swlds.opt(KERNEL, "", assume=[spec if spec != "n:range=0..4294967296" else "b:align=4"])


@pytest.mark.parametrize("words", [7, [7], {"a": "align=4"}, None])
def test_what_is_no_text(words: object) -> None:
    with pytest.raises(OptionError, match="assume is"):
        swlds.opt(KERNEL, "", kernel="k", assume=words)  # type: ignore[arg-type]


def test_one_may_stand_alone() -> None:
    assert "align 64 %a" in str(swlds.opt(KERNEL, "", kernel="k", assume="a:align=64"))


@pytest.mark.parametrize(
    ("said", "given", "beside"),
    [
        ("i32", ["n:divisible=16", "n:range=1..15"], "'n:divisible=16'"),
        ("i32", ["n:range=0..4", "n:range=10..20"], "range"),
        ("i32", ["n:range=0..100", "n:divisible=6", "n:range=40..41"], "'n:divisible=6'"),
        ("i32", ["n:range=-8..-1", "n:range=0..7"], "range"),
        ("i32 range(i32 0, 8)", ["n:range=10..20"], "range of %n"),
        ("i32 range(i32 -4, 0)", ["arg1:range=1..7"], "range of %n"),
    ],
)
def test_what_contradicts_itself_is_refused(said: str, given: list[str], beside: str) -> None:
    """By the analysis, by passes, and by passes on what passes wrote."""
    text = f"define amdgpu_kernel void @k(ptr addrspace(1) %a, {said} %n) {{\n  ret void\n}}\n"
    module = swlds.parse(text)
    wanted = rf"^--assume '{given[-1]}': no %n is so and goes with .*{beside}"
    with pytest.raises(OptionError, match=wanted):
        AxisAnalysis(module, module.functions["k"], Launch((64, 1, 1), 64), parse_assumptions(given))
    with pytest.raises(OptionError):
        swlds.opt(module, "align-lds", assume=given)
    made = swlds.opt(module, "align-lds", assume=given[:-1])
    with pytest.raises(OptionError):
        swlds.opt(made, "align-lds", assume=given[-1:])


@pytest.mark.parametrize(
    "given",
    [
        ["n:range=0..16", "n:divisible=16", "n:range=8..40"],
        ["n:range=-8..3", "n:range=-1..-1"],
        ["n:range=-30..-20", "n:divisible=24"],
    ],
)  # fmt: skip
def test_what_goes_together_is_taken(given: list[str]) -> None:
    module = swlds.parse("define amdgpu_kernel void @k(i32 %n) {\n  ret void\n}\n")
    AxisAnalysis(module, module.functions["k"], Launch((64, 1, 1), 64), parse_assumptions(given))


def test_that_nothing_wraps_is_not_held_against_a_launch() -> None:
    module = swlds.parse('target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k(i32 %n) {\n  ret void\n}\n')
    kernel = swlds.Device("gfx942").load(module)["k"]
    said = [kernel.launch(1, 64, [3], assume=words).fidelity.not_checked for words in ([], ["nowrap"])]
    assert any("nowrap" in text for text in said[1]) and not any("nowrap" in text for text in said[0])

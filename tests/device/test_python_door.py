"""The public door in Python: what ``dir`` shows, what things look like, and one clear error for wrong words."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.errors import InputError, LaunchError, OptionError, SwldsError

IR = """define amdgpu_kernel void @k(ptr addrspace(1) %x, float %a, i32 %n) {
  store float %a, ptr addrspace(1) %x
  ret void
}
"""


def test_dir_shows_what_there_is() -> None:
    """Before anything is loaded, and nothing else."""
    script = "import sys, swlds; print(*dir(swlds)); assert 'numpy' not in sys.modules"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert shown == dir(swlds) == sorted(swlds.__all__)
    for name in shown:
        assert getattr(swlds, name) is not None
    for package in (swlds, swlds.layouts):
        assert dir(package) == sorted(package.__all__) and all(hasattr(package, name) for name in dir(package))
    assert {"Local", "Result", "Finding", "Module", "DeviceArray", "FindingsError"} <= set(shown)
    errors = {n for n, e in vars(swlds.errors).items() if isinstance(e, type) and issubclass(e, SwldsError)}
    assert errors <= set(shown)


def test_what_things_look_like() -> None:
    device = swlds.Device("gfx942", engine="reference")
    module = swlds.parse(IR)
    loaded = device.load(module)
    kernel = loaded["k"]
    clean = kernel.launch(1, 1, [np.zeros(1, np.float32), 1.0, 2])
    wrong = kernel.launch(1, 1, [None, 1.0, 2])
    array = device.array(np.zeros((2, 3), np.float16), name="weights")
    assert repr(device) == "<Device gfx942, engine reference>"
    assert repr(loaded) == "<LoadedModule <text>: kernels k>"
    assert repr(kernel) == "<Kernel k of <text> on gfx942>"
    assert repr(clean).startswith("<Result k on gfx942, engine reference, ") and repr(clean).endswith("ms: clean>")
    assert repr(wrong).endswith("ms: 1 error>")
    assert repr(wrong.findings[0]).startswith("<Finding error null-pointer at ")
    assert repr(array) == f"<DeviceArray weights: f16[2, 3] at {array.address:#x}>"
    assert repr(swlds.Local(16)) == "Local(size=16)"
    assert "<text>" in repr(module)


def _launch(**words: Any) -> Any:
    return swlds.Device("gfx942").load(swlds.parse(IR))["k"].launch(1, 1, [np.zeros(1, np.float32), 1.0, 2], **words)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"chekcs": "all"}, "unknown option 'chekcs' (did you mean checks?)"),
        ({"checks": ["memcheck", "x"]}, "unknown check 'x'"),
        ({"checks": 5}, "unknown check '5'"),
        ({"checks": "x" * 1000}, "unknown check 'xxxxxxxxxx"),
        ({"cluster": "2,1"}, "cluster is '2,1' (one to three whole numbers, sizes of at least 1 in each direction)"),
        ({"cluster": -1}, "cluster is -1 (one to three"),
        ({"cluster": ()}, "cluster is () (one to three"),
        ({"cluster": (1, 1, 1, 1)}, "cluster is (1, 1, 1, 1) (one to three"),
        ({"cluster": 1.5}, "cluster is 1.5 (one to three"),
        ({"cluster": np.ma.array([1, 2])}, "cluster is masked_array(data=[1, 2],"),
        ({"seed": "x"}, "seed is 'x' (a whole number"),
        ({"jobs": 0}, "jobs is 0"),
        ({"timeout": "soon"}, "timeout is 'soon' (seconds, more than 0)"),
        ({"timeout": -1}, "timeout is -1"),
        ({"dma": "x"}, "dma is 'x' (known: late, early, random)"),
        ({"host": "x"}, "host is 'x' (known: native"),
        ({"same_value_races": "no"}, "same_value_races is 'no' (True or False)"),
        ({"preempt": 0}, "preempt is 0"),
        ({"counters": 3}, "counters is 3"),
        ({"preempt": 1 << 63}, f"preempt is {1 << 63} (a whole number of at least 1 and at most"),
        ({"profile": [1]}, "profile is [1] (True or False)"),
        ({"exact_patterns": np.zeros(1)}, "exact_patterns is array([0.]) (True or False)"),
        ({"timeline": 1}, "timeline is 1 (True or False)"),
        ({"checks": np.array([])}, "unknown check 'array([]"),
        ({"checks": 10**5000}, "unknown check 'a number of too many digits'"),
        ({"timeout": 10**5000}, "timeout is a number of too many digits"),
        ({"counters": 10**5000}, "counters is a number of too many digits"),
        ({"engine": "fast"}, "unknown engine 'fast'"),
        ({"options": 5}, "options is 5"),
        ({"checks": frozenset({"memchek"})}, "unknown check 'memchek'"),
        ({"checks": frozenset({"all", "memcheck"})}, "the check 'all' stands alone"),
        ({"checks": [["all"]]}, "unknown check"),
        ({"seed": None}, "seed is None (a whole number)"),
        ({"seed": 1.5}, "seed is 1.5"),
        ({"dynamic_lds": None}, "dynamic_lds is None"),
        ({"max_output": None}, "max_output is None"),
        ({"preempt": None}, "preempt is None"),
        ({"host": None}, "host is None"),
        ({"dma": ["late"]}, "dma is ['late']"),
        ({"engine": ["wave"]}, "unknown engine ['wave']"),
        ({"assume": 5}, "assume is 5"),
        ({"assume": [5]}, "assume is [5]"),
        ({"counters": None}, "counters is None"),
        ({"progress": 5}, "progress is 5"),
        ({"timeout": np.timedelta64(3, "s")}, "timeout is np.timedelta64(3,'s') (seconds, more than 0)"),
        ({"timeout": float("nan")}, "timeout is nan"),
        ({"timeout": 10**400}, "timeout is 1000"),
    ],
)
def test_wrong_options_of_a_launch(words: dict[str, Any], message: str) -> None:
    with pytest.raises(LaunchError) as error:
        _launch(**words)
    assert message in str(error.value)


def test_checks_may_be_a_list() -> None:
    assert _launch(checks=["memcheck", "racecheck"]).launch["checks"] == ["memcheck", "racecheck"]
    assert _launch(checks=[]).launch["checks"] == []


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize(
    "words",
    [
        {"checks": "memcheck"},
        {"checks": ["memcheck"]},
        {"checks": {"memcheck", "racecheck"}},
        {"checks": frozenset({"all"})},
        {"checks": "none"},
        {"checks": None},
        {"assume": "x:align=4"},
        {"assume": ["x:align=4"]},
        {"seed": np.int64(3)},
        {"seed": np.uint8(2)},
        {"dynamic_lds": np.int64(64)},
        {"timeout": np.float32(9)},
        {"jobs": np.uint8(1), "max_memory": np.int64(64), "preempt": np.int16(5)},
        {"host": np.str_("baseline")},
        {"counters": []},
    ],
)
def test_words_mean_the_same_in_options(engine: str, words: dict[str, Any]) -> None:
    made = swlds.LaunchOptions(**words)
    assert made == swlds.LaunchOptions().but(**words) and hash(made) == hash(swlds.LaunchOptions(**words))
    assert all(
        type(getattr(made, f.name)) in (int, str, bool, float, tuple, frozenset, type(None)) for f in fields(made)
    )
    first, second = _launch(engine=engine, **words), _launch(engine=engine, options=made)
    assert json.loads(first.json())["launch"] == json.loads(second.json())["launch"]
    assert not first.findings and not second.findings


@pytest.mark.parametrize("engine", ["reference", "wave"])
@pytest.mark.parametrize("checks", [{"all"}, frozenset({"all"}), frozenset({"memcheck"}), ("all",)])
def test_checks_in_a_set_are_on(engine: str, checks: Any) -> None:
    kernel = swlds.Device("gfx942", engine=engine).load(swlds.parse(IR))["k"]
    for words in ({"checks": checks}, {"options": swlds.LaunchOptions(checks=checks)}):
        assert kernel.launch(1, 1, [None, 1.0, 2], **words).findings


def test_numbers_of_numpy_are_numbers_in_reports() -> None:
    kernel = swlds.Device("gfx942", engine="reference").load(swlds.parse(IR))["k"]
    result = kernel.launch(np.int64(1), (np.int32(1), True), [np.zeros(1, np.float32), 1.0, 2], seed=np.int64(3))
    assert json.loads(result.json())["launch"]["block"] == [1, 1, 1]
    assert type(swlds.Local(np.prod((8, 8)) * 4).size) is int and swlds.Local(np.int8(4)) == swlds.Local(4)
    for size in (1.5, "x", None, np.timedelta64(3, "s")):
        with pytest.raises(LaunchError, match="so many bytes"):
            swlds.Local(size)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (
            lambda m: swlds.Device().load(m)["k"].launch(1, 1, {0: None, 1: 1, 2: 1}),
            LaunchError,
            "are a list, not dict",
        ),
        (lambda m: swlds.Device().load(m)["k"].launch(1, 1, {1, 2, 3}), LaunchError, "are a list, not set"),
        (lambda m: swlds.Device().load(m)["k"].host_ir(1, 1, {0: None}), LaunchError, "are a list, not dict"),
        (
            lambda m: swlds.Device().load(m)["k"].launch(1, 1, [None, np.timedelta64(1, "s"), 1]),
            LaunchError,
            "does not take np.timedelta64(1,'s')",
        ),
        (lambda m: swlds.lower(m, profil="full"), OptionError, "did you mean profile?"),
        (lambda m: swlds.lower(m, allocator=3), OptionError, "unknown allocator 3"),
        (lambda m: swlds.lower(m, instrument="yes"), OptionError, "instrument is 'yes'"),
        (lambda m: swlds.lower_text(IR, xyz=1), OptionError, "unknown option 'xyz' (known: allocator, "),
        (lambda m: swlds.opt(m, 5), OptionError, "passes are text"),
        (lambda m: swlds.Device(942), LaunchError, "unknown target 942"),
        (lambda m: swlds.Device(engine="fast"), LaunchError, "unknown engine 'fast'"),
        (lambda m: swlds.Local(-1), LaunchError, "so many bytes"),
        (lambda m: swlds.Device().load(m)["k"].launch(1, 1, 5), LaunchError, "are a list, not int"),
        (lambda m: swlds.Device().load(m)["k"].launch(1, 1, np.zeros(3)), LaunchError, "are a list, not ndarray"),
        (lambda m: swlds.Device().load(m)["k"].launch(1, 1, [None, "x", 1]), LaunchError, "does not take 'x'"),
        (lambda m: swlds.Device().load(m)["k"].launch(1, 1, [np.array([m]), 1, 1]), LaunchError, "Python objects"),
        (lambda m: _launch().raise_for_findings("bad"), LaunchError, "unknown severity 'bad'"),
        (lambda m: swlds.LaunchOptions(chekcs=1), LaunchError, "unknown option 'chekcs' (did you mean checks?)"),
        (lambda m: swlds.parse(None), InputError, "a module is a path, LLVM IR text or bitcode, not NoneType"),
        (lambda m: swlds.parse(3), InputError, "not int"),
        (lambda m: swlds.parse(""), InputError, "the path is empty"),
        (lambda m: swlds.parse(IR, link=[None]), InputError, "what is linked is a path, not NoneType"),
        (lambda m: swlds.lower(None), InputError, "not NoneType"),
        (lambda m: swlds.opt(3, "lower-lds"), InputError, "not int"),
        (lambda m: swlds.lower_text(None), InputError, "is a string, not NoneType"),
        (lambda m: swlds.lower_file(None, "x.ll"), InputError, "a module is a path, not NoneType"),
        (lambda m: swlds.lower_file("x.ll", None), InputError, "the result is a path, not NoneType"),
        (lambda m: swlds.reduce(None), InputError, "not NoneType"),
        (lambda m: swlds.call_graph("k.ll"), InputError, "the calls of a Module, not of str (parse reads one)"),
        (lambda m: swlds.Device().load(3), InputError, "not int"),
        (lambda m: swlds.Device().load(m)[0], LaunchError, "kernels have names, not 0 (kernels: k)"),
        (lambda m: swlds.Device().load(m)["q"], LaunchError, "no kernel 'q'"),
    ],
)
def test_other_wrong_words(call: Callable[[Any], Any], kind: type[SwldsError], message: str) -> None:
    with pytest.raises(kind) as error:
        call(swlds.parse(IR))
    assert message in str(error.value) and "\n" not in str(error.value)


def test_a_loaded_module_is_a_collection_of_names() -> None:
    two = IR + IR.replace("@k(", "@other(")
    loaded = swlds.Device("gfx942").load(swlds.parse(two))
    assert list(loaded) == loaded.kernels == ["k", "other"] and len(loaded) == 2
    assert "k" in loaded and "other" in loaded and "q" not in loaded and 0 not in loaded and None not in loaded
    assert [loaded[name].name for name in loaded] == ["k", "other"]


def test_options_are_copied_and_pickled() -> None:
    options = swlds.LaunchOptions(seed=3)
    assert pickle.loads(pickle.dumps(options)) == copy.copy(options) == copy.deepcopy(options) == options

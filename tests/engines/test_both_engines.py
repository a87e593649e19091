"""What compares the engines in every test (the engine ``both``) sees each way in which they can differ; what ``--long`` adds."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from typing import Any

import exec_support
import numpy as np
import pytest
from paths import ROOT

import swlds
from swlds.engines.api import Kernel, Result
from swlds.errors import EnginesDifferError, LaunchError

pytest_plugins = "pytester"

RACE = """declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}
"""


def launch() -> Result:
    """Lanes that race for the first word: one finding. The second word is a NaN."""
    kernel = swlds.Device("gfx942").load(swlds.parse(RACE))["k"]
    result: Result = kernel.launch(1, 64, [np.array([1, np.nan], np.float32)])
    return result


def _refuse() -> None:
    raise LaunchError("not on this engine")


#: What becomes of the wave compiler's result and buffer, and the message.
CHANGES: dict[str, tuple[Callable[[Result, Any], Any], str | None]] = {
    "a word": (lambda _, out: out.__setitem__(0, 7), "buffer 0: 1 elements differ"),
    "bits of a NaN": (lambda _, out: out.view(np.uint32).__ixor__(np.uint32([0, 1])), "in the bits of a NaN"),
    "a finding less": (lambda result, _: result.findings.clear(), None),
    "a finding twice": (lambda result, _: result.findings.append(result.findings[0]), None),
    "a count": (lambda result, _: setattr(result.findings[0], "count", 2), None),
    "a line": (lambda result, _: setattr(result.findings[0], "instruction", "store"), None),
    "a refusal": (lambda *_: _refuse(), "not on this engine"),
}


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("engine", ["reference", "wave"])
def test_a_difference_is_noticed(name: str, engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    change, message = CHANGES[name]
    original = Kernel._run

    def changed(self: Kernel, geometry: Any, args: Any, options: Any, *others: Any) -> Result:
        result: Result = original(self, geometry, args, options, *others)
        if options.engine == engine:
            change(result, args[0])
        return result

    (found,) = launch().findings
    assert found.tool == "racecheck"
    monkeypatch.setattr(Kernel, "_run", changed)
    wanted = (EnginesDifferError, LaunchError) if name == "a refusal" else EnginesDifferError
    with pytest.raises(wanted, match=message and re.escape(message)):
        launch()


def test_who_names_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A launch, before its device, before the environment, before the default."""
    seen: list[str | None] = []
    original = Kernel._run
    monkeypatch.setattr(Kernel, "_run", lambda self, *a: seen.append(a[2].engine) or original(self, *a))
    for variable, device, one, wanted in (
        ("", None, None, ["auto"]),
        ("reference", None, None, ["reference"]),
        ("both", None, None, ["reference", "wave"]),
        ("both", "reference", None, ["reference"]),
        ("wave", "reference", "both", ["reference", "wave"]),
    ):
        monkeypatch.setenv("SWLDS_ENGINE", variable)
        kernel = swlds.Device("gfx942", engine=device).load(swlds.parse(RACE))["k"]
        kernel.launch(1, 64, [np.zeros(64, np.uint32)], engine=one)
        assert seen == wanted
        seen.clear()
    monkeypatch.setenv("SWLDS_ENGINE", "warp")
    with pytest.raises(LaunchError, match="unknown engine 'warp'"):
        swlds.Device("gfx942").load(swlds.parse(RACE))["k"].launch(1, 64, [np.zeros(64, np.uint32)])


def test_long_runs_all_on_both_engines(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    assert exec_support.LONG_RUN is request.config.getoption("--long")
    for long_run in (True, False):
        monkeypatch.setattr(exec_support, "LONG_RUN", long_run)
        assert exec_support.engine_for(26, one_in=13) is None
        assert exec_support.engine_for(27, one_in=13) == (None if long_run else "reference")


def test_what_is_long_is_marked_so(pytester: pytest.Pytester) -> None:
    """Also in a directory of that name: once all tests of such a checkout were skipped."""
    folder = pytester.mkdir("long")
    shutil.copy(ROOT / "conftest.py", folder)
    marked = "import pytest\n@pytest.mark.long\ndef test_a(): pass\ndef test_b(): pass\n"
    (folder / "test_it.py").write_text(marked, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = long: -\n", encoding="utf-8")
    for words, outcome in {(): {"passed": 1, "skipped": 1}, ("--long",): {"passed": 2}}.items():
        pytester.runpytest_subprocess(folder, *words, "-p", "no:cacheprovider").assert_outcomes(**outcome)

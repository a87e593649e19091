"""While two threads work on a module neither waits long for the interpreter, and afterwards all is as it was."""

from __future__ import annotations

import sys

import pytest

import swlds
from swlds.ir import llvm
from swlds.ir.turns import short_turns


def test_the_interval_comes_back_with_the_last() -> None:
    before = sys.getswitchinterval()
    first, second = short_turns(), short_turns()
    first.__enter__()
    assert sys.getswitchinterval() < before
    second.__enter__()
    first.__exit__(None, None, None)
    assert sys.getswitchinterval() < before
    second.__exit__(None, None, None)
    assert sys.getswitchinterval() == pytest.approx(before)


def test_a_shorter_one_stays() -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.0001)
    try:
        with short_turns():
            assert sys.getswitchinterval() == pytest.approx(0.0001, rel=0.05)
    finally:
        sys.setswitchinterval(before)


def test_a_lowering_takes_short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []
    read = llvm.canonical_text

    def ask(*given: object) -> str:
        seen.append(sys.getswitchinterval())
        return read(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(llvm, "canonical_text", ask)
    before = sys.getswitchinterval()
    swlds.lower_text("define void @f() {\n  ret void\n}\n")
    with pytest.raises(swlds.SwldsError):
        swlds.lower_text("define\n")
    assert sys.getswitchinterval() == pytest.approx(before) and max(seen) < before

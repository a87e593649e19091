"""Byte identity with LLVM's update_test_checks.py."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest
from golden_support import CASE_NAMES, CASES, PAIR_NAMES, PAIRS, PRESENT, case_tool, pair_words, recorded

from swlds.golden.update import regenerate, update_file

OPT = shutil.which("opt-22")


def test_every_pair_is_there() -> None:
    # Why: an empty list of pairs would pass all that follows.
    assert len(PAIR_NAMES) == 12
    assert len(CASE_NAMES) == 60


@pytest.mark.parametrize("name", PAIR_NAMES)
def test_pair_is_byte_identical(name: str, tmp_path: Path) -> None:
    test = tmp_path / f"{name}.ll"
    test.write_bytes((PAIRS / f"{name}.in.ll").read_bytes())
    update_file(str(test), [*PRESENT, *pair_words(name)], run_one=recorded(name))
    assert test.read_bytes() == (PAIRS / f"{name}.out.ll").read_bytes()


@pytest.mark.parametrize("name", PAIR_NAMES)
@pytest.mark.parametrize("with_words", [True, False])
def test_regenerating_changes_nothing(name: str, with_words: bool) -> None:
    # Why: the header has to remember the options, and old variable names have to stay.
    text = (PAIRS / f"{name}.out.ll").read_text(encoding="utf-8")
    words = pair_words(name) if with_words else []
    assert regenerate(f"{name}.ll", text, [*PRESENT, *words], recorded(name)).text == text


@pytest.mark.skipif(OPT is None, reason="opt-22 is not installed; the recorded outputs are tested all the same")
@pytest.mark.parametrize("name", PAIR_NAMES)
def test_pair_with_the_installed_opt(name: str, tmp_path: Path) -> None:
    test = tmp_path / f"{name}.ll"
    test.write_bytes((PAIRS / f"{name}.in.ll").read_bytes())
    update_file(str(test), ["--opt-binary", str(OPT), *pair_words(name)])
    assert test.read_bytes() == (PAIRS / f"{name}.out.ll").read_bytes()


@pytest.mark.parametrize("name", CASE_NAMES)
def test_case_is_byte_identical(name: str) -> None:
    folder = CASES / name
    words = shlex.split((folder / "cmd").read_text(encoding="utf-8"))
    made = regenerate("t.ll", (folder / "in.ll").read_text(encoding="utf-8"), [*PRESENT, *words], case_tool(name))
    assert made.text == (folder / "out.ll").read_text(encoding="utf-8")

"""Findings that a file suppresses are left out, said, and count for no exit code; what fits nothing is said, too."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from cli_support import run_cli
from hypothesis import given
from hypothesis import strategies as st
from paths import ROOT

import swlds
from swlds.campaigns.tables import read_toml
from swlds.device.findings import Call, Finding, Location, ObjectRef
from swlds.errors import InputError
from swlds.report.suppressions import Suppressed, read_suppressions, suppression_line

FOLDER = ROOT / "testdata" / "reports"
SHIFT = (
    "tiles.ll",
    "--kernel",
    "shift",
    "--block",
    64,
    "--arg",
    "f32[64]=iota",
    "--arg",
    "f32[64]=zero",
    "--arg",
    "i32=1",
)

NAMES = st.text(st.characters(codec="utf-8"), min_size=1, max_size=12)


def _finding(name: str, function: str, file: str) -> Finding:
    place = Location(file, 7, 3)
    return Finding(
        "memcheck",
        "out-of-bounds",
        "error",
        "",
        object=ObjectRef("lds", name, 4, 4),
        function=function,
        location=place,
        instruction="store i32 0, ptr addrspace(3) %p, align 4",
        rule="waves",
    )


@given(NAMES, NAMES, NAMES)
def test_the_pasted_line_fits_its_finding_and_no_other(
    tmp_path_factory: pytest.TempPathFactory, name: str, function: str, file: str
) -> None:
    """Names may hold quotes, stars, line feeds and controls."""
    path = tmp_path_factory.getbasetemp() / "suppressions.txt"
    finding = _finding(name, function, file)
    path.write_text(suppression_line(finding) + "\n")
    entries = read_suppressions(str(path))
    assert len(entries) == 1
    others = [
        _finding(f"{name}x", function, file),
        _finding(name, f"{function}x", file),
        _finding(name, function, f"{file}x"),
        replace(finding, object=None),
        replace(finding, function=""),
        replace(finding, location=None),
        replace(finding, location=None, calls=(Call(f"@{name}"),), instruction="%a = load i32, ptr %p"),
        replace(finding, severity="warning"),
        replace(finding, instruction=f"%a = {name}"),
        replace(finding, rule=name),
    ]
    assert Suppressed(entries).keep([finding, *others]) == others


@pytest.mark.parametrize(
    "line",
    [
        "race-*",
        "* object=r*",
        "race-raw line=tiles.hip:*",
        'race-raw function="ops::shift<*"',
        "race-raw function=shift",
    ],
)
def test_patterns(tmp_path: Path, line: str) -> None:
    (tmp_path / "s.txt").write_text(f"# why\n\n{line}\n")
    done = run_cli("run", *SHIFT, "--check", "racecheck", "--suppress", tmp_path / "s.txt", cwd=FOLDER)
    assert done.code == 0 and "Suppressed: 1 finding by" in done.stdout and "race in one wave" not in done.stdout


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("race", "no kind of finding is 'race'"),
        ("object=t", r"names no kind of finding \(expected a kind, then"),
        ("race-raw tile", "unexpected 'tile'"),
        ("race-raw objekt=tile", "unexpected 'objekt=tile'"),
        ("race-raw object=a object=b", "unexpected 'object=b'"),
        ('race-raw object="tile', "a quote has no end"),
        (r"race-raw object=a\b", r"a backslash is written"),
    ],
)
def test_wrong_lines_are_errors_with_their_place(tmp_path: Path, line: str, words: str) -> None:
    (tmp_path / "s.txt").write_text(f"race-raw\n{line}\n")
    with pytest.raises(InputError, match=rf"s\.txt:2: .*({words})"):
        read_suppressions(str(tmp_path / "s.txt"))


def test_a_form_feed_is_no_line_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "s.txt").write_bytes('# one\r\n\f\nrace-raw object="a\x85b"\n'.encode())
    [entry] = read_suppressions(str(tmp_path / "s.txt"))
    assert entry.place.endswith("s.txt:3") and entry.text == 'race-raw object="a\x85b"'


def test_a_file_that_is_not_there_is_an_error() -> None:
    done = run_cli("run", *SHIFT, "--suppress", "nowhere.txt", cwd=FOLDER)
    assert done.code == 1 and "nowhere.txt: cannot read: No such file" in done.stderr


def test_json_says_what_was_suppressed(tmp_path: Path) -> None:
    (tmp_path / "s.txt").write_text("out-of-bounds object=row\nuninitialized\nrace-raw\nleak\n")
    done = run_cli("run", *SHIFT, "--suppress", tmp_path / "s.txt", "--json", "-", cwd=FOLDER)
    report = json.loads(done.stdout)
    assert done.code == 0 and report["findings"] == []
    assert [entry["findings"] for entry in report["suppressed"]] == [1, 1, 1, 0]


def test_validate_still_says_that_two_modules_differ(tmp_path: Path) -> None:
    """Suppressed is what was found, not that the lowered module finds something else."""
    (tmp_path / "s.txt").write_text("*\n")
    done = run_cli("validate", *SHIFT, "--suppress", tmp_path / "s.txt", cwd=FOLDER)
    assert done.code == 0 and "Suppressed: 6 findings" in done.stdout


def test_never_fails_for_findings() -> None:
    assert run_cli("run", *SHIFT, "--fail-on", "never", cwd=FOLDER).code == 0
    assert run_cli("run", *SHIFT, "--fail-on", "error", cwd=FOLDER).code == 1


def test_a_severity_that_does_not_exist_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "s.txt"
    for word in ("error", "warn*", "*", '"note"'):
        path.write_text(f"out-of-bounds severity={word}\n")
        assert len(read_suppressions(str(path))) == 1
    for word in ("fatal", "Error", '""', "e"):
        path.write_text(f"race-raw\nout-of-bounds severity={word}\n")
        with pytest.raises(InputError, match="s.txt:2: no severity is .*known: error, warning, note"):
            read_suppressions(str(path))


def test_text_may_begin_with_the_mark_of_utf8(tmp_path: Path) -> None:
    path = tmp_path / "s.txt"
    path.write_text("out-of-bounds object=x\n", encoding="utf-8-sig")
    assert [entry.text for entry in read_suppressions(str(path))] == ["out-of-bounds object=x"]
    module = tmp_path / "m.ll"
    module.write_text("define void @f() {\n  ret void\n}\n", encoding="utf-8-sig")
    assert list(swlds.parse(module).functions) == ["f"]
    assert not run_cli("lower", str(module)).code
    table = tmp_path / "c.toml"
    table.write_text("name = 'c'\n", encoding="utf-8-sig")
    assert read_toml(table).scalars() == {"name": "c"}

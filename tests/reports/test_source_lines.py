"""The line of the source with a caret: where it is, and only from files that may be read."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from swlds.device.findings import Location
from swlds.report.source_lines import MAX_SOURCE, WIDTH, SourceFiles

TEXT = "int main() {\n\tint x = y;\n  ü = z;\n\x1b[31mred();\u202e\n" + "a" * 500 + "B" + "c" * 500 + "\n"


def _excerpt(folder: Path, line: int, column: int, **more: str) -> list[str]:
    return SourceFiles(str(folder)).excerpt(Location("t.c", line, column, **more))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "t.c").write_text(TEXT)
    return tmp_path


def test_the_caret_stands_below_the_column(folder: Path) -> None:
    assert _excerpt(folder, 1, 5) == ["int main() {", "    ^"]
    assert _excerpt(folder, 2, 10) == ["    int x = y;", "            ^"]  # a tab is one column, and four spaces
    assert _excerpt(folder, 3, 8) == ["  ü = z;", "      ^"]  # columns count bytes


def test_the_caret_stands_below_wide_letters_and_behind_marks(folder: Path) -> None:
    """Columns count bytes, a terminal cells: wide letters have two, combining marks none. Within a letter it is that letter."""
    (folder / "t.c").write_bytes("/* ▶▶▶▶▶ */ a;\n漢字 b;\ne\u0301 c;\n".encode() + b"\xff\xff d;\n")
    assert _excerpt(folder, 1, 23) == ["/* ▶▶▶▶▶ */ a;", " " * 12 + "^"]
    assert _excerpt(folder, 2, 8) == ["漢字 b;", "     ^"] and _excerpt(folder, 2, 5) == ["漢字 b;", "  ^"]
    assert _excerpt(folder, 3, 5) == ["e\u0301 c;", "  ^"]
    assert _excerpt(folder, 4, 4) == [r"\xff\xff d;", "         ^"]
    assert _excerpt(folder, 2, 10) == ["漢字 b;", "       ^"] and len(_excerpt(folder, 2, 11)) == 1


def test_wide_letters_leave_room_for_fewer(folder: Path) -> None:
    (folder / "t.c").write_text("漢" * 300 + "B" + "字" * 300)
    line, caret = _excerpt(folder, 1, 901)
    assert line == "漢" * 50 + "B" + "字" * 9 and caret == " " * 100 + "^"


@pytest.mark.parametrize("letter", "\f\v\x1c\x1d\x1e\x85\u2028\u2029")
def test_what_is_no_line_end_for_a_compiler_is_none_here(folder: Path, letter: str) -> None:
    """Every line behind one would be another line than debug information means."""
    (folder / "t.c").write_bytes(f"a\r\n{letter}\nb{letter}c\rd\n".encode())
    found = SourceFiles(str(folder)).lines(Location("t.c", 1, 0))
    escape = letter.encode("unicode_escape").decode()
    assert found == ["a", escape, f"b{escape}c", "d"]


def test_controls_arrive_as_letters(folder: Path) -> None:
    assert _excerpt(folder, 4, 6) == [r"\x1b[31mred();\u202e", "        ^"]


def test_of_a_long_line_what_is_around_the_caret_is_shown(folder: Path) -> None:
    line, caret = _excerpt(folder, 5, 501)
    assert len(line) <= WIDTH and line[len(caret) - 1] == "B"


@pytest.mark.parametrize(("line", "column"), [(0, 1), (6, 1), (10**9, 1), (-1, 1)])
def test_no_line_no_excerpt(folder: Path, line: int, column: int) -> None:
    assert _excerpt(folder, line, column) == []


def test_without_a_column_there_is_no_caret(folder: Path) -> None:
    assert _excerpt(folder, 1, 0) == _excerpt(folder, 1, 99) == ["int main() {"]


def test_another_file_than_was_compiled_is_not_shown(folder: Path) -> None:
    right = hashlib.md5(TEXT.encode()).hexdigest()
    assert _excerpt(folder, 1, 1, checksum=right) and not _excerpt(folder, 1, 1, checksum="0" * 32)


def test_places_where_it_may_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it was compiled, beside the module, in the current folder; also by the last part of its name."""
    for name in ("built", "module", "here"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "t.c").write_text(name)
    monkeypatch.chdir(tmp_path / "here")
    built, module = tmp_path / "built", tmp_path / "module"
    expected = {
        ("t.c", str(built), str(module)): "built",
        ("t.c", "/none", str(module)): "module",
        ("t.c", "/none", ""): "here",
    }
    expected[str(built / "t.c"), "", ""] = "built"
    expected["/none/t.c", "", str(module)] = "module"
    for (file, directory, folder), name in expected.items():
        assert SourceFiles(folder).excerpt(Location(file, 1, 0, directory)) == [name]


def test_only_sources_of_bounded_size_are_read(tmp_path: Path) -> None:
    """Debug information may name any file: no pipe is waited for, no device read, nothing that is no source."""
    os.mkfifo(tmp_path / "pipe.c")
    (tmp_path / "zero.c").symlink_to("/dev/zero")
    (tmp_path / "folder.c").mkdir()
    (tmp_path / "big.c").write_text("x\n" * (MAX_SOURCE // 2 + 1))
    (tmp_path / "id_rsa").write_text("secret")
    (tmp_path / "key.pem").write_text("secret")
    for name in (
        "pipe.c",
        "zero.c",
        "folder.c",
        "big.c",
        "id_rsa",
        "key.pem",
        "none.c",
        "/etc/passwd",
        "a\0.c",
        "",
        ".",
    ):
        assert SourceFiles(str(tmp_path)).excerpt(Location(name, 1, 1)) == []

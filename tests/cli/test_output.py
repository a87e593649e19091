"""Files are written whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from swlds.errors import InputError
from swlds.output import PIECE, check_writable, pieces, remove_leftovers, write_whole


def test_new_file_has_the_usual_mode(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_whole(tmp_path / "out", b"data")
    assert (tmp_path / "out").read_bytes() == b"data"
    assert (tmp_path / "out").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_mode_of_an_old_file_is_kept(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("old")
    (tmp_path / "out").chmod(0o600)
    write_whole(tmp_path / "out", "new")
    assert stat.S_IMODE((tmp_path / "out").stat().st_mode) == 0o600
    assert (tmp_path / "out").read_text() == "new"


def test_symbolic_link_stays(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to("real")
    write_whole(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_text_in_pieces_is_the_text(tmp_path: Path) -> None:
    text = "aé\udcff" * (PIECE // 2)
    data = text.encode("utf-8", "surrogateescape")
    assert b"".join(pieces(text)) == data
    assert b"".join(pieces(data)) == data
    write_whole(tmp_path / "out", text)
    assert (tmp_path / "out").read_bytes() == data


def test_long_name(tmp_path: Path) -> None:
    name = "a" * 250 + ".ll"
    write_whole(tmp_path / name, "text")
    assert os.listdir(tmp_path) == [name]


def test_nothing_is_left_when_encoding_fails(tmp_path: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        write_whole(tmp_path / "out", "\ud800")
    assert os.listdir(tmp_path) == []


def test_leftovers_of_one_process(tmp_path: Path) -> None:
    for name in (".out.12.abc", ".out.13.abc", "out"):
        (tmp_path / name).touch()
    remove_leftovers(tmp_path / "out", 12)
    assert sorted(os.listdir(tmp_path)) == [".out.13.abc", "out"]


@pytest.mark.parametrize("path", ["", "no/such/out"])
def test_refused_before_the_work(path: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot write: "):
        check_writable(tmp_path / path)
    with pytest.raises(InputError, match="cannot write: "):
        write_whole(tmp_path / path, "text")


def test_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    check_writable(tmp_path / "pipe")
    write_whole(tmp_path / "pipe", "text")
    assert os.read(reader, 10) == b"text"
    os.close(reader)
    assert os.listdir(tmp_path) == ["pipe"]

"""``.npy`` files that lie: one error line, in no time and no memory, and nothing is unpickled."""

from __future__ import annotations

import io
import pickle
import zipfile
from pathlib import Path

import numpy as np
import pytest

from swlds.engines.npy import load_array
from swlds.errors import InputError


def with_header(text: str, data: bytes = b"", version: bytes = b"\x01\x00") -> bytes:
    raw = text.encode("utf-8", "surrogateescape") + b"\n"
    return b"\x93NUMPY" + version + len(raw).to_bytes(2 if version == b"\x01\x00" else 4, "little") + raw + data


class Bomb:
    """Unpickling it makes a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self.path,)


def header(shape: object = (4,), descr: object = "<i4", order: object = False) -> str:
    return repr({"descr": descr, "fortran_order": order, "shape": shape})


LIES = {
    "empty": b"",
    "no magic": b"hello, world",
    "magic only": b"\x93NUMPY",
    "cut in the header": with_header(header())[:20],
    "cut in the data": with_header(header(), bytes(15)),
    "more data": with_header(header(), bytes(17)),
    "huge": with_header(header((1 << 62,))),
    "huge, as a product": with_header(header((1 << 40, 1 << 40))),
    "4 GiB that are not there": with_header(header((1 << 30,))),
    "negative": with_header(header((-4,)), bytes(16)),
    "negative twice": with_header(header((-2, -2)), bytes(16)),
    "negative to find out": with_header(header((-1,)), bytes(16)),
    "true": with_header(header((True, 4)), bytes(16)),
    "float": with_header(header((4.0,)), bytes(16)),
    "many dimensions": with_header(header((1,) * 65), bytes(4)),
    "nothing many times": with_header(header((0, 1 << 70))),
    "objects": with_header(header((1,), "|O"), pickle.dumps([1])),
    "objects in fields": with_header(header((1,), [("a", "|O")]), pickle.dumps([1])),
    "fields": with_header(header((1,), [("a", "<i2"), ("b", "<i2")]), bytes(4)),
    "text": with_header(header((1,), "<U4"), bytes(16)),
    "dates": with_header(header((1,), "<M8[s]"), bytes(8)),
    "no bytes": with_header(header((4,), "|V0")),
    "unknown type": with_header(header((1,), "<q9")),
    "type as a program": with_header(header((1,), "__import__('os')")),
    "program": with_header("__import__('os').abort()"),
    "another key": with_header(repr({"descr": "<i4", "fortran_order": False, "shape": (4,), "x": 1}), bytes(16)),
    "no dictionary": with_header("[1, 2, 3]"),
    "nested": with_header("(" * 5000 + ")" * 5000),
    "nested signs": with_header("-" * 9000 + "1"),
    "long": with_header(header() + " " * 60_000, bytes(16)),
    "version 3": with_header(header(), bytes(16), b"\x03\x00"),
    "version 9": with_header(header(), bytes(16), b"\x09\x07"),
    "line feeds and bytes": with_header("{'descr':\n\n\udcff\x1b[31m"),
}


@pytest.mark.parametrize("name", LIES)
def test_lies(name: str, tmp_path: Path) -> None:
    path = tmp_path / "x.npy"
    path.write_bytes(LIES[name])
    with pytest.raises(InputError) as error:
        load_array(str(path))
    text = str(error.value)
    assert text.startswith(f"{path}: ") and text.isprintable() and len(text) < 300 + len(str(path))


def test_nothing_is_unpickled(tmp_path: Path) -> None:
    bomb = tmp_path / "exploded"
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("a.npy", with_header(header((1,), "|O"), pickle.dumps(Bomb(bomb))))
    for number, raw in enumerate(
        (pickle.dumps(Bomb(bomb)), with_header(header((1,), "|O"), pickle.dumps(Bomb(bomb))), stream.getvalue())
    ):
        path = tmp_path / f"{number}.npy"
        path.write_bytes(raw)
        with pytest.raises(InputError):
            load_array(str(path))
    assert not bomb.exists()


@pytest.mark.parametrize("name", ["", "/", "/dev/null", "no\0name", "\udcff/x"])
def test_names(name: str) -> None:
    with pytest.raises(InputError):
        load_array(name)


@pytest.mark.parametrize(
    "array",
    [
        np.arange(6, dtype=np.float32).reshape(2, 3),
        np.asfortranarray(np.arange(6, dtype=np.int64).reshape(2, 3)),
        np.zeros((0, 5), np.uint8),
        np.array(7, np.int16),
        np.array([True, False]),
        np.arange(3, dtype=">i4"),
    ],
)
def test_honest_files(array: np.ndarray, tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", array)
    found = load_array(str(tmp_path / "x.npy"))
    np.testing.assert_array_equal(found, array)
    assert found.dtype == array.dtype and found.shape == array.shape and found.flags.writeable

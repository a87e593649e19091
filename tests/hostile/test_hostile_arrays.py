"""``.npy`` files that lie: one error line, in no time and no memory, and nothing is unpickled."""

from __future__ import annotations

import io
import os
import pickle
import zipfile
from pathlib import Path

import numpy as np
import pytest

from swlds.engines.npy import load_array
from swlds.engines.spec import parse_spec
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
    "dates by nothing": with_header(header((2,), "<M8[s/0]"), bytes(16)),
    "dates by too much": with_header(header((2,), "<M8[25s/4611686018427387904]"), bytes(16)),
    "spans by nothing": with_header(header((2,), "<m8[s/0]"), bytes(16)),
    "types in one": with_header(header((1,), "i4,i4"), bytes(8)),
    "type and shape": with_header(header((1,), "(2,)i4"), bytes(8)),
    "long type": with_header(header((1,), "<i" + "4" * 5000), bytes(8)),
    "many digits": with_header("{'descr':'<i4','fortran_order':False,'shape':(" + "9" * 6000 + ",)}"),
    "nothing, and many": with_header(header((0, 9_999_999_999))),
    "escapes that Python warns of": with_header(r"{'descr':'\d','fortran_order':False,'shape':(4,)}"),
    "no bytes": with_header(header((4,), "|V0")),
    "unknown type": with_header(header((1,), "<q9")),
    "type as a program": with_header(header((1,), "__import__('os')")),
    "program": with_header("__import__('os').abort()"),
    "another key": with_header(repr({"descr": "<i4", "fortran_order": False, "shape": (4,), "x": 1}), bytes(16)),
    "no dictionary": with_header("[1, 2, 3]"),
    "nested": with_header("(" * 5000 + ")" * 5000),
    "nested signs": with_header("-" * 9000 + "1"),
    "long": with_header(header() + " " * 60_000, bytes(16)),
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
    assert (
        "not a name" not in text
        and text.startswith(f"{path}: ")
        and text.isprintable()
        and len(text) < 300 + len(str(path))
    )


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    "raw",
    [
        with_header(header(), bytes(16), b"\x02\x00"),
        with_header(header(), bytes(16), b"\x03\x00"),
        with_header("{'descr': '<i4', 'fortran_order': False, 'shape': (4L,), }", bytes(16)),
        with_header('{"shape":(2,2),"fortran_order":True,"descr":"|V4"}   ', bytes(16)),
    ],
    ids=["version 2", "version 3", "Python 2", "other order"],
)
def test_other_headers(raw: bytes, tmp_path: Path) -> None:
    (tmp_path / "x.npy").write_bytes(raw)
    assert load_array(str(tmp_path / "x.npy")).nbytes == 16


def test_the_byte_order_of_a_file_is_no_other_number(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.arange(3, dtype=">i4"))
    assert list(parse_spec(f"i32[3]=@{tmp_path}/x.npy").value) == [0, 1, 2]


def test_special_files_are_no_arrays(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", "/dev/zero"):
        for spec in (f"i32[4]=@{path}", f"bytes=@{path}"):
            with pytest.raises(InputError, match=f"^{path}: cannot read: no regular file"):
                assert parse_spec(spec).value is None


def test_bytes_of_a_file_have_a_limit(tmp_path: Path) -> None:
    with (tmp_path / "sparse").open("wb") as stream:
        stream.truncate(20 << 30)
    with pytest.raises(InputError, match="over 67108864 bytes"):
        assert parse_spec(f"bytes=@{tmp_path}/sparse").value is None


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
    assert found.dtype == array.dtype.newbyteorder("=") and found.shape == array.shape and found.flags.writeable

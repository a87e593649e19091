"""What buffers are made of: the type words of SPECs and device arrays, and NumPy's types for them."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from swlds.errors import LaunchError
from swlds.words import is_masked, shown

#: NumPy has no bf16: its bits.
DTYPES: dict[str, Any] = {
    **{f"{k}{b}": np.dtype(f"{k}{b // 8}") for k in "iu" for b in (8, 16, 32, 64)},
    "f16": np.dtype("f2"),
    "f32": np.dtype("f4"),
    "f64": np.dtype("f8"),
    "bf16": np.dtype("u2"),
}


def element_type(given: Any) -> tuple[str, np.dtype[Any]]:
    """(type word, NumPy's type) of ``"f32"``, ``np.float32`` and the like; of a struct the word is NumPy's name. LaunchError for
    what cannot lie in device memory."""
    if isinstance(given, str) and given in DTYPES:
        return given, DTYPES[given]
    try:
        dtype = np.dtype(given)
    except (TypeError, ValueError):
        raise LaunchError(
            f"unknown element type {shown(given)}", hint=f"known: {' '.join(DTYPES)}, and NumPy's"
        ) from None
    refuse_elements(dtype)
    word = f"{dtype.kind}{8 * dtype.itemsize}"
    return word if word in DTYPES else str(dtype), dtype


def refuse_elements(dtype: np.dtype[Any], what: str = "") -> None:
    """LaunchError for elements that a GPU has not: numbers, complex ones, and structs and arrays of these lie in its memory.
    ``what``: whose they are, as an error begins."""
    if refusal := _refusal(dtype):
        message, hint = refusal
        raise LaunchError(f"{what}elements of type {dtype} {message}", hint=hint)


def refuse_masked(array: Any, what: str = "") -> None:
    """LaunchError for one of NumPy's masked arrays, which are not imported for it: a kernel would not see the mask."""
    if type(array) is not np.ndarray and is_masked(array):
        raise LaunchError(f"{what}a masked array cannot lie in device memory", hint="give its data, or filled(…)")


@functools.lru_cache(maxsize=256)
def _refusal(dtype: np.dtype[Any]) -> tuple[str, str] | None:
    if dtype.hasobject:
        return "(Python objects) cannot lie in device memory", "give numbers"
    if not all(map(_is_known, _parts(dtype))) or not dtype.itemsize:
        hint = "view them as uint8" if dtype.kind == "S" else "as int64" if dtype.kind in "mM" else "give numbers"
        return "cannot lie in device memory", hint
    if not dtype.isnative:
        return "are big-endian", "convert them: astype(x.dtype.newbyteorder())"
    return None


def _parts(dtype: np.dtype[Any]) -> list[np.dtype[Any]]:
    if dtype.subdtype is not None:
        return _parts(dtype.subdtype[0])
    if dtype.fields is None:
        return [dtype]
    return [part for name in dtype.names or () for part in _parts(dtype.fields[name][0])]


def _is_known(dtype: np.dtype[Any]) -> bool:
    """Not long doubles, which are the host's own."""
    return dtype.kind in "biuV" or (dtype.kind in "fc" and dtype.itemsize <= (8 if dtype.kind == "f" else 16))


__all__ = ["DTYPES", "element_type", "refuse_elements", "refuse_masked"]

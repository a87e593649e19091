"""What buffers are made of: the type words of SPECs and device arrays, and NumPy's types for them."""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.errors import LaunchError

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
    except TypeError:
        raise LaunchError(f"unknown element type {given!r}", hint=f"known: {' '.join(DTYPES)}, and NumPy's") from None
    if dtype.hasobject or dtype.itemsize == 0:
        raise LaunchError(f"elements of type {dtype} cannot lie in device memory")
    if not dtype.isnative:
        raise LaunchError(
            f"elements of type {dtype} are big-endian", hint="convert them: astype(x.dtype.newbyteorder())"
        )
    word = f"{dtype.kind}{8 * dtype.itemsize}"
    return word if word in DTYPES else str(dtype), dtype


__all__ = ["DTYPES", "element_type"]

"""What the host gives for a device array to hold: numbers that its elements can have, or an error.

One rule for ``Device.array`` and ``DeviceArray.write``: whole numbers become whole numbers of any type that has these values, and
floating-point ones; floating-point numbers become others that are large enough. Nothing else becomes anything else.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from swlds.device.address_space import Array
from swlds.device.element_types import DTYPES, refuse_elements, refuse_masked
from swlds.errors import LaunchError

#: Of whole numbers.
_WHOLE = "biu"
#: What may be wrong with what another library exports.
_DLPACK = "NumPy reads plain numbers in the host's memory; bfloat16 as their bits: .view(torch.uint16)"
#: Bits of a bf16.
_SIGN, _INFINITE = np.uint16(1 << 15), np.uint16(0x7F80)


def make_content(values: Any, word: str | None, dtype: np.dtype[Any] | None) -> Array:
    """Values as a contiguous NumPy array of elements of that type; None takes theirs. ``uint16`` are the bits of bf16, other
    numbers are rounded to it. LaunchError for what is no array, or holds what such an element cannot be."""
    refuse_masked(values)
    given = _as_numpy(values, dtype)
    refuse_elements(given.dtype if dtype is None else given.dtype.newbyteorder("="))
    if getattr(values, "word", None) == "bf16" and word not in (None, "bf16"):
        given = (given.astype(np.uint32) << 16).view(np.float32)
    if dtype is None or given.dtype == dtype or not given.size:
        return _contiguous(given, dtype)
    if word != "bf16":
        return _convert(given, dtype)
    from swlds.device.bits import f32_to_bf16

    numbers = _convert(given, DTYPES["f32"])
    made = np.asarray(f32_to_bf16(numbers))
    if ((made & ~_SIGN == _INFINITE) & np.isfinite(numbers)).any():
        raise LaunchError(f"values of type {given.dtype} are too large for elements of type bf16")
    return made


def _as_numpy(values: Any, dtype: np.dtype[Any] | None) -> Array:
    """Also what others export through DLPack."""
    if hasattr(values, "__dlpack__") and not hasattr(values, "__array_interface__"):
        try:
            values = np.from_dlpack(values)
        except (BufferError, TypeError, ValueError, RuntimeError) as error:
            raise LaunchError(f"cannot read the {type(values).__name__}: {error}", hint=_DLPACK) from None
    is_struct = dtype is not None and dtype.fields is not None and not hasattr(values, "dtype")
    try:
        return np.asarray(values, dtype if is_struct else None)
    except (TypeError, ValueError, OverflowError) as error:
        raise LaunchError(f"no device array can be made of {type(values).__name__}: {error}") from None


def _convert(given: Array, dtype: np.dtype[Any]) -> Array:
    if given.dtype.kind in _WHOLE and dtype.kind in "iu":
        low, high, room = int(given.min()), int(given.max()), np.iinfo(dtype)
        if low < room.min or high > room.max:
            raise LaunchError(f"{low if low < room.min else high} does not fit into an element of type {dtype}")
        return _contiguous(given, dtype)
    if (given.dtype.kind == "V") != (dtype.kind == "V") or not np.can_cast(given.dtype, dtype, "same_kind"):
        raise LaunchError(
            f"values of type {given.dtype} are no elements of type {dtype}", hint="convert them: astype(…), or view(…)"
        )
    try:
        with np.errstate(over="raise", invalid="ignore"):
            return _contiguous(given, dtype)
    except FloatingPointError:
        raise LaunchError(f"values of type {given.dtype} are too large for elements of type {dtype}") from None


def _contiguous(given: Array, dtype: np.dtype[Any] | None) -> Array:
    """A number stays one without dimensions."""
    return np.ascontiguousarray(given, dtype) if given.ndim else np.array(given, dtype)


__all__ = ["make_content"]

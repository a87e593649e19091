"""Each value of an array once."""

from __future__ import annotations

from typing import Any

import numpy as np


def distinct(values: Any) -> Any:
    """The values of an array of numbers, in order and each once: shape (count,). NumPy's own ``unique`` looks for masked arrays,
    and so imports what handles them where it is first called, which takes a tenth of a small launch."""
    ordered = np.sort(values, axis=None)
    return ordered[np.concatenate((np.ones(min(1, len(ordered)), np.bool_), ordered[1:] != ordered[:-1]))]

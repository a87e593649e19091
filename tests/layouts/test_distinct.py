"""What is in an array, once each: as NumPy's own ``unique`` says, which would import masked arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from swlds.layouts.distinct import distinct


@pytest.mark.parametrize(
    "values",
    [
        np.array([3, 1, 3, -2]),
        np.zeros(0, np.uint64),
        np.array([[2**64 - 1, 0], [0, 5]], np.uint64),
        np.array([True, False, True]),
        np.array(4),
    ],
)
def test_distinct(values: Any) -> None:
    found, expected = distinct(values), np.unique(values)
    assert found.dtype == expected.dtype and found.tolist() == expected.tolist()

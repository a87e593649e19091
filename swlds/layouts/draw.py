"""Text pictures of layouts: a grid of cells with the lanes, or the banks, that they belong to."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from swlds.errors import OptionError
from swlds.layouts.banks import WORD

#: Larger grids are no pictures.
_MOST_CELLS = 1 << 14


def draw_grid(cells: Sequence[Sequence[str]], corner: str) -> str:
    """A table with the numbers of rows and columns; ``corner`` names them."""
    columns = len(cells[0]) if cells else 0
    side = max(len(corner), len(str(max(len(cells) - 1, 0))))
    width = max([len(str(max(columns - 1, 0))), *(len(cell) for row in cells for cell in row)])
    lines = [" ".join([corner.ljust(side), *(str(k).rjust(width) for k in range(columns))])]
    for number, row in enumerate(cells):
        lines.append(" ".join([str(number).rjust(side), *(cell.rjust(width) for cell in row)]))
    return "\n".join(lines)


def draw_indices(
    inputs: Mapping[str, int],
    outputs: Mapping[str, int],
    apply: Callable[[Mapping[str, Any]], Mapping[str, Any]],
    rows: str,
    columns: str,
    show: Sequence[str] | None,
) -> str:
    """The indices whose coordinates in ``rows`` and ``columns`` are those of a cell; ``show``: the inputs to name, in order."""
    shown = list(inputs) if show is None else list(show)
    _check_names([rows, columns], outputs, "output")
    _check_names(shown, inputs, "input")
    count = math.prod(inputs.values())
    _check_size(max(count, outputs[rows] * outputs[columns]))
    slowest_first = list(inputs)[::-1]
    grids = np.unravel_index(np.arange(count), tuple(inputs[name] for name in slowest_first)) if inputs else ()
    indices: dict[str, Any] = dict(zip(slowest_first, grids, strict=True))
    places = apply(indices)
    cells: list[list[dict[str, None]]] = [[{} for _ in range(outputs[columns])] for _ in range(outputs[rows])]
    for k in range(count):
        text = ":".join(str(indices[name][k]) for name in shown)
        cells[_at(places[rows], k)][_at(places[columns], k)][text] = None
    return draw_grid([["/".join(cell) or "-" for cell in row] for row in cells], f"{rows}\\{columns}")


def _at(coordinates: Any, k: int) -> int:
    """A coordinate that is the same for all is an int."""
    return int(coordinates if isinstance(coordinates, int) else coordinates[k])


def _check_names(names: Sequence[str], known: Mapping[str, int], what: str) -> None:
    for name in names:
        if name not in known:
            raise OptionError(f"no {what} dimension is called {name}", hint=f"there are {', '.join(known)}")


def draw_banks(apply: Callable[[Any], Any], rows: int, row_bytes: int, cell_bytes: int, banks: int) -> str:
    """The bank of the first word of each cell of an array of ``rows`` rows, where ``apply`` takes byte offsets."""
    if min(rows, row_bytes, cell_bytes, banks) < 1 or row_bytes % cell_bytes:
        raise OptionError(f"rows of {row_bytes} bytes have no whole cells of {cell_bytes}")
    _check_size(rows * row_bytes // cell_bytes)
    offsets = np.arange(rows)[:, None] * row_bytes + np.arange(0, row_bytes, cell_bytes)
    found = apply(offsets) // WORD % min(banks, np.iinfo(np.int64).max)
    return draw_grid([[str(bank) for bank in row] for row in found.tolist()], "row")


def _check_size(cells: int) -> None:
    if cells > _MOST_CELLS:
        raise OptionError(f"a picture of {cells} cells is too large", hint=f"at most {_MOST_CELLS}")

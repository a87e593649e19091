"""``swlds.reduce``."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from swlds.api import read_data
from swlds.device.launch_options import LaunchOptions
from swlds.errors import OptionError
from swlds.reducer.reduce import Progress, ReduceOptions, reduce_case
from swlds.reducer.reduction import Reduction
from swlds.run import RunRequest
from swlds.words import refuse_unknown


def reduce(
    source: str | bytes | os.PathLike[str],
    *,
    kernel: str | None = None,
    grid: int | Sequence[int] = 1,
    block: int | Sequence[int] | None = None,
    args: Sequence[str] = (),
    mcpu: str | None = None,
    lowered: bool = False,
    passes: str | None = None,
    options: LaunchOptions | None = None,
    progress: Progress | None = None,
    **words: Any,
) -> Reduction:
    """The smallest module and launch that still fail as these do.

    ``source``: a path (.ll or .bc), LLVM IR text (a string with a newline) or bitcode. ``args``: SPECs as of `swlds run --arg`.
    ``lowered``, ``passes``: run what ``lower``, or ``opt`` with these passes, makes of the module. ``words``: fields of
    ``ReduceOptions`` (``command``, ``kind``, ``object``, ``test``, …). ``progress`` is told of each smaller one.

    Each trial is a fork of this process, which should have no threads that hold locks. Raises InputError where nothing fails that
    fits, and the failure itself where it says that the input or the launch is wrong.
    """
    refuse_unknown(words, [field.name for field in fields(ReduceOptions)], OptionError)
    if isinstance(words.get("test"), str):
        raise OptionError("test is a string", hint="a list of words: ['./still-fails.sh', '{}']")
    words |= {"test": tuple(words["test"])} if "test" in words else {}
    data, name = read_data(source)
    sizes = [None if size is None else (size,) if isinstance(size, int) else tuple(size) for size in (grid, block)]
    request = RunRequest(
        name, kernel, sizes[0] or (1,), sizes[1], tuple(args), mcpu, options or LaunchOptions(),
        lowered=lowered or passes is not None, passes=passes,
    )  # fmt: skip
    return reduce_case(data, request, ReduceOptions(**words), progress)

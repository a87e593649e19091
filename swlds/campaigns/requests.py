"""The launch words of a campaign as the request that ``run``, ``profile`` and ``validate`` take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from swlds.device.launch_options import OPTION_WORDS, LaunchOptions, Word, parse_sizes, read_option
from swlds.device.target import find_target
from swlds.errors import LaunchError, OptionError
from swlds.passes.lower_lds.options import Dynamic, Profile, parse_allocator
from swlds.run import RunRequest
from swlds.words import refuse_unknown, shown

_FIELDS = {word.name: (name, word) for name, word in OPTION_WORDS.items()}
#: Words of a launch that are options without a text.
LAUNCH_FLAGS = frozenset(word.name for word in OPTION_WORDS.values() if word.kind == "flag")


def make_request(path: str, launch: Mapping[str, Any], action: Mapping[str, Any]) -> RunRequest:
    """``launch``: words with their values filled in; ``action``: those of what is done. LaunchError for what is senseless."""
    options = {}
    for key, value in launch.items():
        if key in _FIELDS:
            name, word = _FIELDS[key]
            options[name] = _read(word, value)
    passes = action.get("passes") or None
    lower = {key: action[key] for key in ("profile", "instrument", "allocator") if key in action}
    mcpu = launch.get("mcpu")
    return RunRequest(
        path,
        kernel=launch.get("kernel"),
        grid=_sizes(launch.get("grid", 1)),
        block=_sizes(launch["block"]) if "block" in launch else None,
        args=tuple(map(str, _listed(launch.get("args", [])))),
        mcpu=find_target(str(mcpu)).name if mcpu is not None else None,
        options=LaunchOptions().but(**options),
        lowered=bool(action.get("lowered") or passes),
        lower_options=lower,
        passes=passes,
    )


def lower_options(action: Mapping[str, Any]) -> dict[str, Any]:
    """Of ``swlds.lower``; OptionError for a word that is none."""
    found = {
        key.replace("-", "_"): action[key]
        for key in ("profile", "instrument", "allocator", "with-runtime", "dynamic", "mcpu")
        if key in action
    }
    if "allocator" in found:
        parse_allocator(found["allocator"])
    for key, choices in (("profile", get_args(Profile)), ("dynamic", get_args(Dynamic))):
        refuse_unknown([found[key]] if key in found else [], choices, OptionError, key)
    return found


def _read(word: Word, value: Any) -> Any:
    if word.kind == "flag" and isinstance(value, bool):
        return value
    if word.kind == "texts":
        return tuple(map(str, _listed(value)))
    if word.kind == "checks":
        return read_option(word, ",".join(map(str, _listed(value))))
    return read_option(word, str(value))


def _sizes(value: Any) -> tuple[int, ...]:
    if isinstance(value, (list, str, int)) and not isinstance(value, bool):
        return parse_sizes(",".join(map(str, _listed(value))))
    raise LaunchError(f"{shown(value)} is no grid or block", hint="expected 64, [8, 8] or '8,8'")


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]

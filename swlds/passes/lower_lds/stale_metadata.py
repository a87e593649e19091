"""Profile ``full``: metadata of an operation that no longer holds once its data lies in global memory.

``!mmra`` tags that make a fence or an atomic order LDS only must order global memory too; ``!noalias.addrspace`` must not
exclude it.
"""

from __future__ import annotations

import re

from swlds.passes.lower_lds.context import Context

_MMRA = re.compile(r", !mmra !(\d+)")
_NOALIAS_SPACE = re.compile(r", !noalias\.addrspace !(\d+)")


def drop_stale_metadata(context: Context, line: str) -> str:
    """Without an ``!mmra`` that orders LDS only, and ``!noalias.addrspace`` that excludes global memory."""
    return _NOALIAS_SPACE.sub(
        lambda m: "" if _excludes_global(context, int(m[1])) else m[0],
        _MMRA.sub(lambda m: _widened_mmra(context, int(m[1])), line),
    )


def _widened_mmra(context: Context, number: int) -> str:
    """The tag as it must read once LDS data is global: LDS in it means global too, which both together are "all"."""
    tags = _mmra_tags(context, number)
    spaces = {value for key, value in tags if key == "amdgpu-synchronize-as"}
    if not spaces or "local" not in spaces:
        return f", !mmra !{number}"
    kept = [f'!{{!"{key}", !"{value}"}}' for key, value in tags if key != "amdgpu-synchronize-as"]
    if not kept:
        return ""
    return f", !mmra {context.metadata(kept[0] if len(kept) == 1 else '!{' + ', '.join(map(context.metadata, kept)) + '}')}"


def _mmra_tags(context: Context, number: int) -> list[tuple[str, str]]:
    node = context.module.metadata.get(number)
    text = node.text if node else ""
    if matched := re.fullmatch(r'!\{!"([^"]*)", !"([^"]*)"\}', text):
        return [(matched[1], matched[2])]
    return [tag for reference in re.findall(r"!(\d+)", text) for tag in _mmra_tags(context, int(reference))]


def _excludes_global(context: Context, number: int) -> bool:
    node = context.module.metadata.get(number)
    bounds = [int(n) for n in re.findall(r"i32 (\d+)", node.text)] if node else []
    return any(low <= 1 < high or low > high for low, high in zip(bounds[::2], bounds[1::2], strict=False))

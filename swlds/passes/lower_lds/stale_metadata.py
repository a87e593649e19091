"""Profile ``full``: metadata that no longer holds once data of LDS lies in global memory.

``!mmra`` tags that make a fence or an atomic order LDS only must order global memory too; ``!noalias.addrspace`` must not
exclude it. Both stand on operations that name no LDS, in functions that name none either: a ``sync()`` helper is enough.
``!swlds.orders`` keeps what the tags said: races in other memory, which such fences do not order, stay races.
Needs: bodies rewritten. Breaks: nothing.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

from swlds.ir.metadata import ORDERS
from swlds.ir.model import Function
from swlds.lazy import lazy_pattern
from swlds.passes.lower_lds.context import Context
from swlds.passes.lower_lds.memory import CONSTANT_DATA_TEXT

#: An attachment that may have to go, unless it stands in a string.
_ATTACHMENT = lazy_pattern(r", !(mmra|noalias\.addrspace) !(\d+)\b")
#: How they begin.
_WORDS = (", !mmra !", ", !noalias.addrspace !")
_FLAT_LOAD = lazy_pattern(r"^  [^\n]* = load [^\n]*, ptr (?!addrspace)[^\n]*$", re.MULTILINE)
#: Tag keys that say whose memory a fence orders: LLVM 22's, and the one before it.
_SYNCHRONIZE = ("amdgpu-synchronize-as", "amdgpu-as")


def drop_constant_data(function: Function) -> None:
    """Flat loads may read the block once LDS pointers were cast: memory that is written, and not through the scalar cache."""
    body = function.body or ""
    if CONSTANT_DATA_TEXT.search(body):
        function.change_text(lambda text: _FLAT_LOAD.sub(lambda load: CONSTANT_DATA_TEXT.sub("", load[0]), text))


def drop_stale_metadata(context: Context, function: Function) -> None:
    """Rewrite the attachments of one function's body."""
    body = function.body
    shown = body if function.for_llvm is None else function.for_llvm  # which has all attachments
    if body is None or shown is None or "!" not in shown:  # one character is found much faster than a word
        return
    words = [word for word in _WORDS if word in shown]
    if not words:
        return

    def replace(matched: re.Match[str]) -> str:
        if _is_in_string(matched.string, matched.start()):
            return matched[0]
        if matched[1] == "mmra":
            return _widened_mmra(context, matched[2])
        return "" if _excludes_global(context, int(matched[2])) else matched[0]

    def change(line: str) -> str:
        if line not in context.without_stale:
            context.without_stale[line] = _ATTACHMENT.sub(replace, line)
        return context.without_stale[line]

    for word in words:
        function.change_text(functools.partial(_change_lines, word, change))


def _change_lines(word: str, change: Callable[[str], str], text: str) -> str:
    """``change`` of each line that has the word."""
    pieces: list[str] = []
    done, at = 0, text.find(word)
    while at >= 0:
        start, stop = text.rfind("\n", 0, at) + 1, text.find("\n", at)
        pieces += (text[done:start], change(text[start:stop]))
        done, at = stop, text.find(word, stop)
    return "".join([*pieces, text[done:]])


def _is_in_string(text: str, position: int) -> bool:
    """No string has a quote in it, or a new line."""
    return text.count('"', text.rfind("\n", 0, position) + 1, position) % 2 == 1


def _widened_mmra(context: Context, number: str) -> str:
    """The attachment as it must read once LDS data is global: LDS in it means global too, which both together are "all"."""
    found = context.widened_mmra.get(number)
    if found is None:
        found = context.widened_mmra[number] = _widened(context, int(number))
    return found


def _widened(context: Context, number: int) -> str:
    tags = _mmra_tags(context, number)
    if not any(key in _SYNCHRONIZE and value == "local" for key, value in tags):
        return f", !mmra !{number}"
    kept = [f'!{{!"{key}", !"{value}"}}' for key, value in tags if key not in _SYNCHRONIZE]
    said = f", !{ORDERS} !{number}"
    if not kept:
        return said
    add = context.module.add_metadata
    return f", !mmra {add(kept[0] if len(kept) == 1 else '!{' + ', '.join(map(add, kept)) + '}')}{said}"


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

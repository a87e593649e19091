"""Kernels by what people call them: the symbol, the name in the source with or without scope and arguments, a pattern.

The best way to name one decides: where a symbol is spelled out, patterns and names in the source are not looked at.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Callable, Sequence

from swlds.ir.demangling import demangle, rough_name, without_prefix
from swlds.ir.demangling.parts import Demangled
from swlds.ir.metadata import String, find_node, find_subprogram
from swlds.ir.model import Function
from swlds.ir.names import display_name
from swlds.printable import is_called, printable

#: Names that a message lists.
_LISTED = 8


def match_kernels(kernels: Sequence[Function], word: str) -> list[Function]:
    """Those that ``word`` names, in their order: none, one, or several that share a name or fit a pattern (``*``, ``?``). A
    symbol goes before a whole name, that before a part of one; ``::`` in front is the global scope."""
    symbol = word.removeprefix("@")
    wanted = _packed(word)
    pattern = _pattern(word) if {"*", "?"} & set(word) else None
    ways: list[Callable[[str, Function], bool]] = [
        lambda name, _: name == word,
        lambda name, _: is_called(symbol, (name,)),
        lambda name, _: _is_spelled(wanted, _whole_names(name)),
        lambda name, kernel: _is_spelled(wanted, [*source_words(name), *_debug_words(kernel)]),
        lambda name, kernel: (
            pattern is not None
            and any(pattern.match(_packed(c)) for c in (name, *source_words(name), *_debug_words(kernel)))
        ),
    ]
    for fits in ways:
        if found := [kernel for kernel in kernels if fits(display_name(kernel.name), kernel)]:
            return found
    return []


def _is_spelled(wanted: str, words: Sequence[str]) -> bool:
    return any(_packed(spelled) == wanted for one in words for spelled in (one, printable(one)))


def _debug_words(kernel: Function) -> list[str]:
    """What debug information calls a kernel whose symbol cannot be read: with and without template arguments."""
    if (
        demangle(symbol := display_name(kernel.name)) is not None
        or not symbol.startswith("_Z")
        or kernel.module is None
    ):
        return []
    node = find_node(kernel.module, find_subprogram(kernel))
    name = node.fields.get("name") if node is not None and node.name == "DISubprogram" else None
    return [name.text, name.text.partition("<")[0]] if isinstance(name, String) else []


def source_words(symbol: str) -> list[str]:
    """What a symbol may be called: with or without its scope, parameters, template arguments; the last word alone is last.
    ``::`` stands in front of those that begin at the global scope."""
    found = demangle(symbol) or rough_name(symbol)
    if found is None:
        plain = without_prefix(symbol)
        return [f"::{plain}", plain]
    return [found.text[_scope(found) :], *scoped_words(symbol)]


def scoped_words(symbol: str) -> list[str]:
    """Those of ``source_words`` in which parameters have the whole scope in front: what people mean by ``g(int*)`` is no
    ``n::g(int*)``."""
    found = demangle(symbol) or rough_name(symbol)
    if found is None:
        return source_words(symbol)
    scope = _scope(found)
    whole = [found.text, found.qualified, found.qualified[:scope] + found.plain]
    from_global = [f"::{word}" for word in whole]
    return [*_whole_names(symbol), *whole, *from_global, found.qualified[scope:], found.plain]


def _whole_names(symbol: str) -> list[str]:
    """As reports print it, with or without what it returns."""
    found = demangle(symbol)
    return [found.text, f"{found.returns} {found.text}"] if found else []


def _scope(found: Demangled) -> int:
    """The length of what stands in front of the last word, found from the end: scopes have template arguments, too."""
    end, depth = len(found.qualified), 0
    while not (depth == 0 and found.qualified.endswith(found.plain, 0, end)):
        if end == 0:
            return 0
        end -= 1
        depth += {">": 1, "<": -1}.get(found.qualified[end], 0)
    return end - len(found.plain)


def list_kernels(kernels: Sequence[Function]) -> str:
    """``a, b, …``, each as its source has it where the symbol is mangled; by their symbols those that share a name."""
    symbols = [display_name(kernel.name) for kernel in kernels]
    uses = Counter(map(_title, symbols))
    names = [title if uses[title := _title(symbol)] == 1 else f"@{symbol}" for symbol in symbols]
    return ", ".join(names[:_LISTED]) + (f", … ({len(names)} in all)" if len(names) > _LISTED else "")


def call_kernel(name: str) -> str:
    """A kernel in a message, by its raw name: as its source has it; ``@k`` where the symbol is not mangled."""
    symbol = display_name(name)
    title = _title(symbol)
    return title if title != symbol else f"@{symbol}"


def near_kernel(kernels: Sequence[Function], word: str) -> str | None:
    """What may have been meant."""
    names = {
        name: called
        for k in kernels
        for called in [display_name(k.name)]
        for name in (called, *source_words(called)[-1:])
    }
    near = difflib.get_close_matches(word.removeprefix("@"), list(names), 1)
    return near[0] if near else None


def _title(symbol: str) -> str:
    found = demangle(symbol)
    return found.text if found else symbol


def _packed(text: str) -> str:
    """Without spaces: people write them where they like."""
    return re.sub(r"\s+", "", text)


def _pattern(word: str) -> re.Pattern[str]:
    """``*`` is any letters, ``?`` is one; runs of ``*`` are one, so that matching takes no time to speak of."""
    pieces = re.split(r"(\*+|\?)", _packed(word))
    words = {"?": "."}
    text = "".join(".*" if p.startswith("*") else words.get(p) or re.escape(p) for p in pieces if p)
    return re.compile(text + r"\Z", re.DOTALL)

"""A number that changes when what a kernel can execute does: the module may be edited between launches.

It is made at every launch. So it goes over the functions that the kernel reaches, and over the module's tables as they stand,
not over the text of a module of ten megabytes. Python remembers the hash of a string: what nobody looked into costs nothing.
"""

from __future__ import annotations

from swlds.device.program import find_program
from swlds.ir.model import Function, Module
from swlds.ir.printer import print_alias, print_function, print_global


def fingerprint(module: Module, kernel: Function) -> int:
    """Equal for a program that was not changed; parses what the kernel reaches. What that is is looked up anew."""
    return hash(program_texts(module, kernel))


def program_texts(module: Module, kernel: Function) -> tuple[str, ...]:
    """All that a kernel's program is made of, as text."""
    program = find_program(module, kernel)
    texts: list[str] = [module.datalayout_text, module.triple]
    for function in program.functions.values():
        assert function.signature is not None  # parsed headers print in one way, whoever looked into them
        texts.append(print_function(function))
    texts += [print_global(g) if g.is_parsed else g.text for g in module.globals.values()]
    texts += [print_alias(a) if a.is_parsed else a.text for a in module.aliases.values()]
    texts += [module.type_texts.get(n) or str(t.body) for n, t in module.types.items()]
    texts += [*module.types, *module.globals, *module.aliases]
    texts += [text for number, group in module.attribute_groups.items() for text in (str(number), group)]
    texts += [text for name, nodes in module.named_metadata.items() for text in (name, str(len(nodes)), *nodes)]
    texts += [node.text for node in module.metadata.values()]
    return (*texts, *map(str, module.metadata))

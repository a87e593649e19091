"""A word that changes when what a kernel can execute does: the module may be edited between launches.

Every launch asks. So it goes over the functions that the kernel reaches, and over the module's tables as they stand,
not over the text of a module of ten megabytes; and what was found out about a program is kept (``facts_of``) as long as all that
its text would be printed from is what it was: the same objects, mostly, which takes Python no time to see.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Sized
from collections.abc import Set as AbstractSet
from typing import Any

from swlds.device.program import Facts, Program, find_program
from swlds.ir.attributes import Attributes
from swlds.ir.body_parser import is_as_parsed
from swlds.ir.instruction_printer import print_instruction
from swlds.ir.model import Function, GlobalVariable, Module
from swlds.ir.printer import print_alias, print_function, print_global


def program_texts(program: Program) -> tuple[str, ...]:
    """All that a program is made of as it stands, as text: how many there are of each kind stands with them, so no text passes
    for one of another kind."""
    module, functions = program.module, current_facts(program).reached.functions
    texts = [str(len(functions))]
    for function in functions.values():
        assert function.signature is not None  # parsed headers print in one way, whoever looked into them
        texts.append(print_function(function))
    return (*texts, *texts_around(module))


def texts_around(module: Module) -> tuple[str, ...]:
    """All of a module but its functions, as it stands."""
    texts = [print_global(g) if g.is_parsed else g.text for g in module.globals.values()]
    texts += [print_alias(a) if a.is_parsed else a.text for a in module.aliases.values()]
    return (*texts, *map(str, _tables(module)))


def find_known(module: Module, kernel: Function) -> Program:
    """``find_program``, of which facts are kept from now on."""
    return note_program(find_program(module, kernel))


def note_program(program: Program) -> Program:
    """Facts of it are kept from now on; it is what its kernel reaches as the module stands."""
    unread = {f for f in program.functions.values() if not (f.is_parsed or f.is_declaration)}
    program.facts = Facts(program, _state(program), unread=unread)
    return program


def facts_of(program: Program) -> dict[Any, Any]:
    """What was found out about a program as it stands, by whatever names it; empty where it is another one than before."""
    return current_facts(program).found


def current_facts(program: Program) -> Facts:
    """What was found out about a program as it stands, and what its kernel reaches now."""
    facts = program.facts
    if facts is None or not _is_current(facts):
        facts = program.facts = note_program(find_program(program.module, program.kernel)).facts
    assert facts is not None, "they have just been noted"
    return facts


def _is_current(facts: Facts) -> bool:
    """The program is as it was; some of its bodies may have been parsed since."""
    state = _state(facts.reached)
    if facts.state == state:
        return True
    read = {function for function in facts.unread if function.is_parsed}
    if not (read and all(map(is_as_parsed, read)) and facts.state == _state(facts.reached, read)):
        return False
    facts.state, facts.unread = state, facts.unread - read
    return True


def program_fingerprint(program: Program) -> str:
    """Equal for a program that was not changed, also in another process; parses what the kernel reaches."""
    facts = facts_of(program)
    if program_fingerprint not in facts:
        facts[program_fingerprint] = digest(program_texts(program))
    word: str = facts[program_fingerprint]
    return word


def digest(texts: Iterable[str]) -> str:
    """64 hexadecimal digits of texts, which differ where any of them does."""
    found = hashlib.sha256()
    for text in texts:
        data = text.encode("utf-8", "surrogatepass")
        found.update(struct.pack("<Q", len(data)))
        found.update(data)
    return found.hexdigest()


def _state(program: Program, as_text: AbstractSet[Function] = frozenset()) -> list[object]:
    """What the text of a program would be printed from. ``as_text``: functions of which that is a body's text."""
    module = program.module
    state: list[object] = [*_tables(module), *module.aliases.values()]
    state += [print_alias(a) if a.is_parsed else a.text for a in module.aliases.values()]
    for variable in module.globals.values():
        state += (variable, *(_variable(variable) if variable.is_parsed else (variable.text,)))
    for function in program.functions.values():
        state += (function, function.body, *_header(function))
        for block in function.blocks if function.is_parsed and function not in as_text else ():
            state += (block, block.name)
            instruction = block.first
            while instruction is not None:  # most of the time that is all that a launch looks at, so without a generator
                if (text := instruction.text) is None:
                    state += (print_instruction(instruction), *instruction.operands)
                else:
                    state.append(text)
                instruction = instruction.next
    return state


def _header(function: Function) -> tuple[object, ...]:
    if not function.is_header_parsed:
        return (function.header,)
    header = function.signature
    parameters = [(a.name, a.type, *_attributes(a.attributes)) for a in header.arguments]
    words = (header.cc, header.result, header.vararg, header.unnamed_addr, header.addrspace)
    lists = (
        *header.prefix_words,
        None,
        *header.tail,
        None,
        *header.metadata,
        None,
        *function.operands,
        None,
        *parameters,
    )
    return (*words, *lists, *_attributes(header.result_attributes), *_attributes(header.attributes))


def _variable(variable: GlobalVariable) -> tuple[object, ...]:
    """Constants do not change: another initial value is another object."""
    header = variable.signature
    words = (variable.name, variable.addrspace, header.value_type, header.initializer, header.is_constant, header.align)
    lists = (*header.prefix_words, None, *header.tail, None, *header.metadata)
    return (*words, *lists, *_attributes(header.attributes))


def _attributes(attributes: Attributes) -> tuple[object, ...]:
    return (*attributes.entries, None, *attributes.groups)


def _tables(module: Module) -> list[str | int]:
    """What of the module is no function, variable or alias."""
    names: tuple[Sized, ...] = (module.globals, module.aliases, module.types)
    others: tuple[Sized, ...] = (module.attribute_groups, module.named_metadata, module.metadata)
    texts: list[str | int] = [*map(len, (*names, *others)), module.datalayout_text, module.triple]
    texts += [module.type_texts.get(n) or str(t.body) for n, t in module.types.items()]
    texts += [*module.types, *module.globals, *module.aliases]
    texts += [text for number, group in module.attribute_groups.items() for text in (str(number), group)]
    texts += [text for name, nodes in module.named_metadata.items() for text in (name, str(len(nodes)), *nodes)]
    texts += [node.text for node in module.metadata.values()]
    texts += module.metadata
    return texts


__all__ = [
    "current_facts",
    "digest",
    "facts_of",
    "find_known",
    "note_program",
    "program_fingerprint",
    "program_texts",
    "texts_around",
]

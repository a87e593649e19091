"""The model of a module: globals, functions, blocks, instructions.

A module is read lazily. ``reader.read_module`` cuts LLVM's canonical text into entities; a header or a body is
parsed when somebody looks into it (``Function.blocks``), and a function that nobody looks into is
printed as the text it came from. Once parsed, use lists are kept by the model.

Names are kept as spelled after the sigil, quotes included (``%"a b"`` has the name ``"a b"``), and
unnamed values carry their number as a name.
"""

from __future__ import annotations

from swlds.ir.attributes import Attributes
from swlds.ir.function import Function, FunctionHeader
from swlds.ir.globals import Alias, AliasHeader, GlobalHeader, GlobalVariable
from swlds.ir.instruction import Argument, Block, Instruction
from swlds.ir.module import MetadataNode, Module

__all__ = [
    "Alias",
    "AliasHeader",
    "Argument",
    "Attributes",
    "Block",
    "Function",
    "FunctionHeader",
    "GlobalHeader",
    "GlobalVariable",
    "Instruction",
    "MetadataNode",
    "Module",
]

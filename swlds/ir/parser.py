"""The door to the parsers: what the model and the passes call."""

from __future__ import annotations

from swlds.ir.attribute_parser import parse_attribute_list
from swlds.ir.body_parser import logical_lines, parse_body, parse_instruction
from swlds.ir.header_parser import parse_alias_header, parse_alias_target, parse_function_header, parse_global_header
from swlds.ir.scope import scope_of
from swlds.ir.type_parser import parse_type

__all__ = [
    "logical_lines",
    "parse_alias_header",
    "parse_alias_target",
    "parse_attribute_list",
    "parse_body",
    "parse_function_header",
    "parse_global_header",
    "parse_instruction",
    "parse_type",
    "scope_of",
]

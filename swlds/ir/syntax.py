"""What reads and prints LLVM's text of a module: ``reader.read_module`` hands it to the module, which knows no parser itself."""

from __future__ import annotations

from swlds.ir.attribute_parser import parse_attribute_list
from swlds.ir.body_parser import parse_body
from swlds.ir.clone import clone_module
from swlds.ir.global_lines import read_global
from swlds.ir.header_parser import parse_alias_header, parse_alias_target, parse_function_header, parse_global_header
from swlds.ir.printer import print_module

__all__ = [
    "clone_module",
    "parse_alias_header",
    "parse_alias_target",
    "parse_attribute_list",
    "parse_body",
    "parse_function_header",
    "parse_global_header",
    "print_module",
    "read_global",
]

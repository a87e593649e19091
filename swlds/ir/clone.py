"""A copy of a module: entities are new, their text is shared until somebody looks into it."""

from __future__ import annotations

from swlds.ir.model import Alias, Function, GlobalVariable, Module
from swlds.ir.printer import body_text, header_text, print_alias, print_global


def clone_module(module: Module) -> Module:
    """What was parsed is printed first, and parsed anew when the copy is looked into. Metadata nodes and types are values:
    they are replaced, never changed, and so are shared."""
    copy = Module(module.source_name, module.syntax)
    copy.original, copy.made_of, copy.path = module.original, module.made_of, module.path
    copy.source_filename = module.source_filename
    copy.datalayout_text = module.datalayout_text
    copy.triple = module.triple
    copy.module_asm, copy.module_asm_line = list(module.module_asm), module.module_asm_line
    copy.types = dict(module.types)
    copy.type_texts = dict(module.type_texts)
    copy.types_resolved = module.types_resolved
    copy.comdats = dict(module.comdats)
    copy.attribute_groups = dict(module.attribute_groups)
    copy.named_metadata = {name: list(nodes) for name, nodes in module.named_metadata.items()}
    for number in copy.metadata.copy_texts(module.metadata):
        copy.metadata[number] = module.metadata[number]
    for name in copy.globals.copy_texts(module.globals):
        variable = module.globals[name]
        new = GlobalVariable(name, print_global(variable), variable.addrspace, line=variable.line)
        new.module = copy
        copy.globals[name] = new
    for alias in module.aliases.values():
        alias_copy = Alias(alias.name, print_alias(alias), alias.keyword, alias.addrspace, line=alias.line)
        alias_copy.module = copy
        copy.aliases[alias.name] = alias_copy
    for function in module.functions.values():
        header, body = function.header, function.body
        if function.is_header_parsed or function.is_parsed:
            header, body = header_text(function), None if function.is_declaration else body_text(function)
        function_copy = Function(function.name, header, body, line=function.line)
        function_copy.module = copy
        copy.functions[function.name] = function_copy
    return copy

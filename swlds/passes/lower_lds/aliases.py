"""Aliases of LDS variables count as what they stand for.

Before::

    @half = alias i32, getelementptr (i8, ptr addrspace(3) @x, i32 8)
    … load i32, ptr addrspace(3) @half …

After: ``… load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 8) …``, and no alias. So it is in
bodies, initializers and metadata, and with aliases that are flat pointers.
"""

from __future__ import annotations

from swlds.analysis.callgraph import alias_targets
from swlds.ir.model import GlobalVariable, MetadataNode, Module
from swlds.ir.names import global_names, replace_globals
from swlds.ir.printer import print_value


def inline_aliases(module: Module) -> None:
    """Replace mentions of LDS aliases by their aliasee, and remove the aliases."""
    meaning: dict[str, str] = {}
    for name, target in alias_targets(module).items() if module.aliases else ():
        variable = module.globals.get(target)
        if variable is not None and variable.addrspace == 3:
            meaning[name] = print_value(module.aliases[name].target)
    if not meaning:
        return
    _resolve_chains(meaning)
    for function in module.functions.values():
        if function.body and "@" in function.body:
            function.replace_text(body=replace_globals(function.body, meaning))
    for variable in list(module.globals.values()):
        text = replace_globals(variable.text, meaning)
        if text != variable.text:
            module.globals[variable.name] = GlobalVariable(variable.name, text, variable.addrspace, line=variable.line)
            module.globals[variable.name].module = module
    for number, node in module.metadata.items():
        if "@" in node.text:
            module.metadata[number] = MetadataNode(number, replace_globals(node.text, meaning), node.line)
    for name in meaning:
        del module.aliases[name]


def _resolve_chains(meaning: dict[str, str]) -> None:
    """Make aliases of aliases mean what the last one means; each is looked into once, behind what it names."""
    done: set[str] = set()
    for start in meaning:
        stack = [start]
        while stack:
            name = stack[-1]
            inner = next((n for n in global_names(meaning[name]) if n in meaning and n not in done), None)
            if inner is not None and name not in done:
                stack.append(inner)
                continue
            meaning[name] = replace_globals(meaning[name], meaning)
            done.add(stack.pop())

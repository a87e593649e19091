"""Who calls whom: direct calls, calls through pointers, calls that leave the module.

One scan of each body's text finds the globals it mentions; a line is parsed only where the text alone cannot
say what it calls. A call through a pointer goes to a virtual node ``<indirect TYPE>``, which leads to
every function of that type whose address is taken; a call into unknown code goes to ``<unknown>``, which leads to
every function whose address is taken. ``!callees`` metadata replaces the virtual node by its list, where every entry of
it is a function, or an alias of one. A call of an ifunc goes wherever a pointer of its type may: its resolver chooses.
"""

from __future__ import annotations

import functools
import re
from dataclasses import field
from typing import TYPE_CHECKING

from swlds.analysis.graph import DirectedGraph
from swlds.ir.attributes import Attributes
from swlds.ir.lexer import DEPTH_LIMIT
from swlds.ir.metadata import Word, find_node
from swlds.ir.model import Alias, Function, Instruction, Module
from swlds.ir.names import NAME, USED_LISTS, display_name
from swlds.ir.printer import body_text
from swlds.ir.types import FunctionType
from swlds.ir.values import ConstantExpr, GlobalReference, InlineAsm, Value
from swlds.lazy import dataclass, lazy_pattern

if TYPE_CHECKING:
    from typing import TypeAlias

    import networkx as nx

    Graph: TypeAlias = nx.DiGraph[str]

UNKNOWN = "<unknown>"
_PLAIN_TOKEN = lazy_pattern(r"@([-\w$.]+)(\(?)")
_TOKEN = lazy_pattern(rf'(?<!@)"[^"]*"|@({NAME})(\(?)')
_CALL = lazy_pattern(r"\b(?:call|invoke|callbr) ")
_TYPED_CALL = lazy_pattern(rf"\b(?:call|invoke|callbr)( [^\n@]*)@({NAME})\(([^\n]*)")
_GROUP = lazy_pattern(r"#(\d+)")
_RECORD = lazy_pattern(r"^    #dbg_[^\n]*\n", re.MULTILINE)
#: Declared functions that never call back into the module: compiler intrinsics and device runtime entry points.
_NO_CALLBACK = lazy_pattern(
    r"llvm\.|__asan_|__ockl_|__ocml_|__ockl|__hip|printf$|malloc$|free$|memcpy$|memset$|memmove$"
)


#: Lines of variables that are searched at once: all names at once would take as much memory as the text several times.
_MANY = 2_000


@dataclass(slots=True)
class FunctionScan:
    """What a function's text mentions, each name once in order of appearance."""

    #: Global variables and aliases (any symbol that is no function).
    variables: dict[str, None] = field(default_factory=dict)
    #: Functions called by name.
    callees: dict[str, None] = field(default_factory=dict)
    #: Functions mentioned other than as a callee.
    taken: dict[str, None] = field(default_factory=dict)
    #: Types of calls through pointers, None where the callee is inline assembly.
    indirect: list[FunctionType] = field(default_factory=list)
    #: Functions that ``!callees`` metadata lists.
    known_callees: dict[str, None] = field(default_factory=dict)
    has_inline_asm: bool = False
    calls_alias: bool = False


#: Of all functions that mention nothing.
_NOTHING = FunctionScan()


@dataclass(slots=True)
class CallGraph:
    """``graph`` has an edge caller -> callee; nodes are function names and the virtual nodes ``<…>``."""

    graph: DirectedGraph[str]
    scans: dict[str, FunctionScan]
    #: Functions whose address is taken, in module order.
    address_taken: list[str]
    #: Alias -> the function or variable behind it; ifunc -> its resolver.
    alias_targets: dict[str, str]
    #: Ifuncs, and aliases of them, with the type of what their resolvers choose.
    ifuncs: dict[str, FunctionType]
    #: What each ``!callees`` list names, by its reference; many calls may share one.
    listed: dict[str, list[str] | None] = field(default_factory=dict)

    def pointer_callees(self, call: Instruction, module: Module) -> list[str]:
        """Functions of the module that a call through a pointer may enter: those that ``!callees`` lists, else all of its
        type whose address is taken."""
        listed = _listed_callees(module, call, self.alias_targets, self.listed)
        if listed is not None:
            return listed
        virtual = f"<indirect {call.field('function_type')}>"
        return list(self.graph.successors(virtual)) if virtual in self.graph else []

    def to_networkx(self) -> Graph:
        """A copy for networkx's algorithms, with names as people write them. A lowering needs none of those, and to import them
        takes as long as the rest of its start."""
        import networkx as nx

        graph: Graph = nx.DiGraph()
        names = {node: display_name(node) for node in self.graph}
        graph.add_nodes_from(names.values())
        graph.add_edges_from((names[node], names[callee]) for node in names for callee in self.graph.successors(node))
        return graph


def build_callgraph(module: Module, *, by_type: bool = True) -> CallGraph:
    """Scan every body once and build the graph. Linear in the module's text.

    ``by_type=False`` is LLVM's coarser view: every call through a pointer, every inline assembly and every
    declaration without ``nocallback`` may reach any function whose address is taken, as it is by a call of another type.
    """
    targets = alias_targets(module)
    listed: dict[str, list[str] | None] = {}
    scans = {f.name: scan_function(f, targets, listed) for f in module.functions.values() if not f.is_declaration}
    taken = _address_taken(module, scans, targets)
    graph: DirectedGraph[str] = DirectedGraph()
    graph.add_nodes((*module.functions, UNKNOWN))
    ifuncs = ifunc_types(module)
    types = {name: module.functions[name].function_type for name in taken} if by_type else {}
    graph.add_edges(UNKNOWN, taken)
    for name, scan in scans.items():
        if scan.callees:
            graph.add_edges(name, [targets.get(callee, callee) for callee in scan.callees])
        if not by_type:
            if scan.indirect or scan.known_callees or scan.has_inline_asm or scan.calls_alias:
                graph.add_edges(name, [UNKNOWN])
            continue
        if scan.known_callees:
            graph.add_edges(name, scan.known_callees)
        through_ifuncs = [ifuncs[callee] for callee in scan.callees if callee in ifuncs] if ifuncs else []
        for type_ in (*scan.indirect, *through_ifuncs):
            graph.add_edges(name, [_indirect_node(graph, type_, types)])
    calls_back = _may_call_back if by_type else functools.partial(_lacks_nocallback, _groups_with(module, "nocallback"))
    graph.add_edges_to(UNKNOWN, [f.name for f in module.functions.values() if f.is_declaration and calls_back(f)])
    if not by_type and graph.predecessors(UNKNOWN):
        others = _called_as_others(module, scans, set(taken))
        others.update(taken if others else ())
        taken = [name for name in module.functions if name in others] if others else taken
        graph.add_edges(UNKNOWN, taken)
    return CallGraph(graph, scans, taken, targets, ifuncs, listed)


def alias_targets(module: Module) -> dict[str, str]:
    """Alias -> the function or variable behind it, through any number of aliases; ifunc -> its resolver. Linear in their
    number."""
    found: dict[str, str] = {}
    for alias in module.aliases.values():
        if alias.name in found:
            continue
        chain, name = {alias.name: None}, _aliasee(alias)
        while name in module.aliases and name not in found and name not in chain:
            chain[name] = None
            name = _aliasee(module.aliases[name])
        found.update(dict.fromkeys(chain, found.get(name, name)))
    return found


def ifunc_types(module: Module) -> dict[str, FunctionType]:
    """Ifunc, or alias that leads to one -> the type of the function that its resolver chooses."""
    ifuncs = {a.name for a in module.aliases.values() if a.keyword == "ifunc"}
    found: dict[str, FunctionType] = {}
    for start in module.aliases if ifuncs else ():
        name, left = start, len(module.aliases)
        while name in module.aliases and name not in ifuncs and left:
            name, left = _aliasee(module.aliases[name]), left - 1
        type_ = module.aliases[name].signature.value_type if name in ifuncs else None
        if isinstance(type_, FunctionType):
            found[start] = type_
    return found


def _aliasee(alias: Alias) -> str:
    """The symbol that an alias names, or whose address its constant expression computes with; "" for none."""
    return _base(alias.target)


def _base(value: Value) -> str:
    if isinstance(value, GlobalReference):
        return value.name
    if not isinstance(value, ConstantExpr):
        return ""
    sides = value.parts if value.opcode == "add" else value.parts[:1]
    return next((name for part in sides if (name := _base(part))), "")


def scan_function(function: Function, targets: dict[str, str], listed: dict[str, list[str] | None]) -> FunctionScan:
    """Find the symbols that a body mentions and how. ``targets``: of the module's aliases; ``listed``: as the call graph's."""
    text = body_text(function)
    if "@" not in text and "(" not in text:  # a call has both brackets
        return _NOTHING
    if "#" in text and "    #dbg_" in text:
        text = _RECORD.sub("", text)  # a mention there is no use
    scan = FunctionScan()
    module = function.module
    assert module is not None, "a function scanned for calls belongs to a module"
    functions, aliases = module.functions, module.aliases
    calls = 0
    quoted = '"' in text
    for name, paren in _token_of(text).findall(text) if "@" in text else ():
        if not name:
            continue
        if paren and (name in functions or name in aliases):
            calls += 1
            scan.callees[name] = None
            scan.calls_alias |= name in aliases
        elif targets.get(name, name) in functions:
            scan.taken[name] = None
        else:
            scan.variables[name] = None
    if count_calls(text) != calls or (quoted and " asm " in text):
        _scan_call_lines(function, text, scan, targets, listed)
    return scan


def _token_of(text: str) -> re.Pattern[str]:
    """What finds the names in a text; faster where no string has what looks like one, nor is one."""
    if '"' not in text or ('@"' not in text and "@" not in "".join(text.split('"')[1::2])):
        return _PLAIN_TOKEN
    return _TOKEN


def count_calls(text: str) -> int:
    """How many call instructions a body has (too many where a string holds such a word)."""
    calls = text.count("call ")
    if text.find(":", text.find("\n")) >= 0:  # else there is one block, perhaps with a label in front
        calls += text.count("invoke ") + text.count("callbr ")
    return calls


def _scan_call_lines(
    function: Function, text: str, scan: FunctionScan, targets: dict[str, str], listed: dict[str, list[str] | None]
) -> None:
    """Parse the calls whose callee is not plain ``@name(``."""
    from swlds.ir.parser import logical_lines, parse_instruction

    module = function.module
    assert module is not None
    seen: set[int] = set()
    for _, line in logical_lines(text, function.line + 1):
        matched = _CALL.search(line)
        if matched is None or line.startswith("    #dbg_"):
            continue
        if (direct := _direct_callee(line)) is not None and direct in module.functions:
            continue
        instruction = parse_instruction(line, module)
        if instruction.opcode not in ("call", "invoke", "callbr"):
            continue
        callee: Value = instruction.operands[-1]
        if isinstance(callee, InlineAsm):
            scan.has_inline_asm = True
        elif not isinstance(callee, GlobalReference):
            names = _listed_callees(module, instruction, targets, listed)
            if names is None:
                scan.indirect.append(instruction.field("function_type"))
            elif id(names) not in seen:
                seen.add(id(names))
                scan.known_callees.update(dict.fromkeys(names))


def _listed_callees(
    module: Module, call: Instruction, targets: dict[str, str], listed: dict[str, list[str] | None]
) -> list[str] | None:
    """The functions in a call's ``!callees``; None without one, and where an entry is nothing that can be followed."""
    reference = dict(call.metadata).get("callees")
    if reference is None:
        return None
    if reference not in listed:
        listed[reference] = _read_list(module, reference, targets)
    return listed[reference]


def _read_list(module: Module, reference: str, targets: dict[str, str]) -> list[str] | None:
    node = find_node(module, reference)
    if node is None:
        return None
    found = []
    for element in node.elements:
        text = element.text if isinstance(element, Word) else ""
        if text.endswith("null"):
            continue
        symbols = [name for name, _ in _TOKEN.findall(text) if name]
        names = [targets.get(name, name) for name in symbols]
        is_ifunc = any(name in module.aliases and module.aliases[name].keyword == "ifunc" for name in symbols)
        if len(names) != 1 or is_ifunc or names[0] not in module.functions:
            return None
        found += names
    return found


_DIRECT = lazy_pattern(rf'^(?:[^"@(]|\((?:[^()"]|\([^()]*\))*\))*@({NAME})\(')


def _direct_callee(line: str) -> str | None:
    matched = _DIRECT.match(line)
    return matched[1] if matched else None


def _may_call_back(function: Function) -> bool:
    return not _NO_CALLBACK.match(function.name)


def _groups_with(module: Module, key: str) -> frozenset[str]:
    """Numbers of the attribute groups that have an attribute."""
    groups = (number for number, text in module.attribute_groups.items() if key in text)
    return frozenset(str(n) for n in groups if Attributes(module.attributes_of(n)).find(key) is not None)


def _lacks_nocallback(groups: frozenset[str], function: Function) -> bool:
    """``groups``: those that have the attribute."""
    header = function.header
    is_plain = '"' not in header and "nocallback" not in header and len(header) < 4 * DEPTH_LIMIT
    if function.is_header_parsed or not is_plain:  # reading what is nested too deeply ends in an error
        return function.find_attribute("nocallback") is None
    return groups.isdisjoint(_GROUP.findall(header))  # no header has a number sign elsewhere but in strings


def _indirect_node(graph: DirectedGraph[str], type_: FunctionType, types: dict[str, FunctionType]) -> str:
    node = f"<indirect {type_}>"
    if node not in graph:
        graph.add_edges(node, [name for name, other in types.items() if _compatible(type_, other)])
    return node


def _compatible(call: FunctionType, function: FunctionType) -> bool:
    return call.vararg or function.vararg or (call.params == function.params and call.result == function.result)


def _called_as_others(module: Module, scans: dict[str, FunctionScan], taken: set[str]) -> set[str]:
    """Functions of the module that a direct call takes for another type than they have: to LLVM the call uses their address, and
    does not call them."""
    known = {f.name: f for f in module.functions.values() if not (f.is_declaration or f.is_kernel or f.name in taken)}
    found: set[str] = set()
    for name, scan in scans.items():
        if known.keys().isdisjoint(scan.callees):
            continue
        body = module.functions[name].body or ""
        doubtful = {
            call[2] for call in _TYPED_CALL.finditer(body) if call[2] in known and not _is_as(call, known[call[2]])
        }
        found |= _called_wrongly(module, name, doubtful) if doubtful else doubtful
    return found


def _is_as(call: re.Match[str], function: Function) -> bool:
    """Whether a call's text says at once that it has the type of its callee."""
    type_ = function.function_type
    if type_.vararg or not call[1].endswith(f" {type_.result} "):
        return False
    arguments = call[3].partition(")")[0]
    if "(" in arguments or '"' in arguments:
        return False
    given = arguments.split(", ") if arguments else []
    return len(given) == len(type_.params) and all(map(str.startswith, given, (f"{p} " for p in type_.params)))


def _called_wrongly(module: Module, caller: str, names: set[str]) -> set[str]:
    from swlds.ir.parser import logical_lines, parse_instruction

    found = set()
    function = module.functions[caller]
    for _, line in logical_lines(function.body or "", function.line + 1):
        if _CALL.search(line) and not line.startswith("    #dbg_") and _direct_callee(line) in names:
            call = parse_instruction(line, module)
            callee = call.operands[-1]
            if isinstance(callee, Function) and call.field("function_type") != callee.function_type:
                found.add(callee.name)
            call.drop_operands()
    return found


def _address_taken(module: Module, scans: dict[str, FunctionScan], targets: dict[str, str]) -> list[str]:
    taken = {targets.get(name, name) for scan in scans.values() for name in scan.taken}
    lines = [line for name, line in module.variable_lines() if line.find("@", 1) > 0 and name not in USED_LISTS]
    for at in range(0, len(lines), _MANY):
        text = "\n".join(lines[at : at + _MANY])
        named = (targets.get(name, name) for name, _ in _token_of(text).findall(text))
        taken.update(name for name in named if name in module.functions)  # the variables themselves are none
    taken.update(targets.values())
    return [f.name for f in module.functions.values() if f.name in taken and not f.is_kernel]

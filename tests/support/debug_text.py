"""Debug information for kernels that tests write down: records of values, and lines."""

from __future__ import annotations

NODES = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "k.cl", directory: "/src")
!4 = distinct !DISubprogram(name: "k", file: !3, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocalVariable(name: "p", scope: !4, file: !3, line: 2)
!8 = !DILocation(line: 2, scope: !4)
!9 = !DILocation(line: 0, scope: !4)
"""
#: What stands behind an instruction of line 2, and behind one that a compiler says no line has.
LINE, NO_LINE = ", !dbg !8", ", !dbg !9"


def record(value: str) -> str:
    """A line that says that a variable has a value, such as ``i32 %v``."""
    return f"    #dbg_value({value}, !7, !DIExpression(), !8)"


def with_debug_info(text: str, variable: str = "p") -> str:
    """The module with what ``record`` and ``LINE`` speak of; its one kernel is the function of both, and has the variable."""
    head, kernel, rest = text.partition("define amdgpu_kernel")
    nodes = NODES.replace('name: "p"', f'name: "{variable}"')
    return head + kernel + rest.replace(" {\n", " !dbg !4 {\n", 1) + nodes

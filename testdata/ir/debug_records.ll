; debug records, inlined locations, metadata as operands
@g = global i32 0, !dbg !20

define i32 @f(i32 %x, ptr %p) !dbg !5 {
entry:
  %a = alloca i32, align 4, !DIAssignID !15
    #dbg_declare(ptr %a, !9, !DIExpression(), !11)
    #dbg_value(i32 %x, !8, !DIExpression(), !11)
    #dbg_value(!DIArgList(i32 %x, i32 %y, i32 7), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !11)
  %y = add i32 %x, 1, !dbg !11
    #dbg_value(i32 poison, !8, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !11)
    #dbg_assign(i32 undef, !9, !DIExpression(), !15, ptr %a, !DIExpression(), !11)
    #dbg_label(!16, !11)
  store i32 %y, ptr %a, align 4, !dbg !12, !DIAssignID !15
  br label %1, !dbg !12

1:
    #dbg_value(i32 %later, !8, !DIExpression(), !11)
  %later = mul i32 %y, 2, !dbg !12
    #dbg_value(i64 -5, !8, !DIExpression(), !11)
  ret i32 %later, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "me", isOptimized: true, emissionKind: FullDebug, globals: !22)
!1 = !DIFile(filename: "kernel.cl", directory: "/src")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !2)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 10, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "inlined", scope: !1, file: !19, line: 2, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 10, type: !7)
!9 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 11, type: !7)
!10 = distinct !DILexicalBlock(scope: !5, file: !1, line: 11, column: 3)
!11 = !DILocation(line: 12, column: 5, scope: !10)
!12 = !DILocation(line: 3, column: 9, scope: !13, inlinedAt: !14)
!13 = distinct !DILexicalBlock(scope: !6, file: !19, line: 3, column: 1)
!14 = distinct !DILocation(line: 13, column: 7, scope: !10)
!15 = distinct !DIAssignID()
!16 = !DILabel(scope: !5, name: "again", file: !1, line: 14)
!17 = !{}
!18 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !7, isDefinition: true)
!19 = !DIFile(filename: "inlined.h", directory: "/src")
!20 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!22 = !{!20}

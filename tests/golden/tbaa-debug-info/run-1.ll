; ModuleID = '<stdin>'
source_filename = "<stdin>"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.cell = type { i32, float, ptr }

@cells = internal addrspace(3) global [8 x %struct.cell] poison, align 8

define float @fold_cell(ptr %out, i32 %k, float %w) !dbg !5 {
entry:
    #dbg_value(ptr %out, !11, !DIExpression(), !14)
    #dbg_value(i32 %k, !13, !DIExpression(), !14)
  %elt = getelementptr inbounds [8 x %struct.cell], ptr addrspace(3) @cells, i32 0, i32 %k, !dbg !15
  %weight = getelementptr inbounds %struct.cell, ptr addrspace(3) %elt, i32 0, i32 1, !dbg !15
  %0 = load float, ptr addrspace(3) %weight, align 4, !dbg !15, !tbaa !16
  %mul = fmul contract float %0, %w, !dbg !23
  store float %mul, ptr %out, align 4, !dbg !24, !tbaa !25
  ret float %mul, !dbg !26
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8 (some build)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "kernels/cell.c", directory: "checkout")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"clang version 22.1.8 (some build)"}
!5 = distinct !DISubprogram(name: "fold_cell", scope: !1, file: !1, line: 12, type: !6, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !10)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, null, !9, !8}
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !13}
!11 = !DILocalVariable(name: "out", arg: 1, scope: !5, file: !1, line: 12, type: !12)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!13 = !DILocalVariable(name: "k", arg: 2, scope: !5, file: !1, line: 12, type: !9)
!14 = !DILocation(line: 0, scope: !5)
!15 = !DILocation(line: 14, column: 15, scope: !5)
!16 = !{!17, !21, i64 4}
!17 = !{!"cell", !18, i64 0, !21, i64 4, !22, i64 8}
!18 = !{!"int", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C/C++ TBAA"}
!21 = !{!"float", !19, i64 0}
!22 = !{!"any pointer", !19, i64 0}
!23 = !DILocation(line: 14, column: 22, scope: !5)
!24 = !DILocation(line: 15, column: 8, scope: !5)
!25 = !{!21, !21, i64 0}
!26 = !DILocation(line: 16, column: 3, scope: !5)

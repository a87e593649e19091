; ModuleID = 'x'


define void @f.x(ptr addrspace(3) %idx-113, i32 %0) section "x" align 4 {
for.body0:
    #dbg_value(i32 %0, !3, !DIExpression(), !9)
  %1 = add i32 %idx-113, %idx-113
  %v.i.i = add i32 %0, %1
  unreachable
}


!llvm.module.flags = !{!0}
!0 = !{!13, !13, i64 0}
!1 = !{!13, !13, i64 0}
!2 = !{!13, !13, i64 0}
!3 = !{!13, !13, i64 0}
!4 = !{!13, !13, i64 0}
!5 = !{!13, !13, i64 0}
!6 = !{!13, !13, i64 0}
!7 = !{!13, !13, i64 0}
!8 = !{!13, !13, i64 0}
!9 = !{!13, !13, i64 0}
!10 = !{!13, !13, i64 0}
!11 = !{!13, !13, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!17 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, producer: "clang version 22.1.8 (git)", isOptimized: true)

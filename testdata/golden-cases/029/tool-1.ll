; ModuleID = 'x'

@_v0 = global i32 0, !foo !9
@g1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@g2 = global i32 0, !foo !2

define void @stress.a(<2 x half> %0, i32 %1, ptr noalias readonly byval(%struct.S) align 4 %a_b9) section "x" align 4 {
  br label %102

102:
  %2 = add i32 %1, %0, !noundef !3, !annotation !8
  %sum10 = phi i32 [ %0, %entry0 ], [ 0, %entry0 ]
  %X13 = call %struct.S @callee(i32 %a.b, ptr @_v0) #1
  ret i32 %sum10
}

attributes #0 = { "target-cpu"="gfx90a" }

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
!16 = distinct !{!16, !8}
!17 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 22.1.8 (git)", isOptimized: true)

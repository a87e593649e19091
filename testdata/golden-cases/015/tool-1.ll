; ModuleID = 'x'

@_v0 = internal addrspace(3) global [4 x i32] poison, align 4
@g1 = global ptr @0

; Function Attrs: mustprogress nofree memory(read)
define internal i32 @stress.a(i32 %0, ptr addrspace(3) %A) !type !1 !foo !2 {
  %2 = add i32 %A, %1, !llvm.loop !1
  br label %BB2

loop1:          ; preds = %1
  %3 = call %struct.S @callee(i32 %a.b, ptr @g1) #1, !annotation !1, !alias.scope !8
  br i1 %3, label %2, label %BB2

BB2:
  %y = call %struct.S @callee(i32 %3, ptr @_v0) #5
  unreachable
}

attributes #0 = { noinline memory(none) }

!llvm.module.flags = !{!0}
!0 = !{!9, !9, i64 0}
!1 = !{!9, !9, i64 0}
!2 = !{!9, !9, i64 0}
!3 = !{!9, !9, i64 0}
!4 = !{!9, !9, i64 0}
!5 = !{!9, !9, i64 0}
!6 = !{!9, !9, i64 0}
!7 = !{!9, !9, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !{!12, !2}

; ModuleID = 'x'


define %struct.S @kern_1(ptr noalias readonly byval(%struct.S) align 4 %0, ptr addrspace(3) %1) local_unnamed_addr #1 {
2:
  %v.i.i5 = add i32 %a.b, %1, !prof !0
  %2 = call %struct.S @callee(i32 0, ptr @ext) #2
  ret void
}

; Function Attrs: mustprogress nofree memory(read)
define internal i32 @h() section "x" align 4 {
0:
  %X = phi i32 [ %X, %0 ], [ 0, %0 ]
  switch i32 %X, label %100 [
    i32 0, label %0
    i32 -5, label %100
  ]

100:
  %0 = add i32 %X, %X
  store i32 %X, ptr @ext, align 4
  %y2 = add i32 %X, %0
  store i32 %X, ptr @ext, align 4
  ret void
}

attributes #0 = { noinline memory(none) }

!llvm.module.flags = !{!0}
!0 = !{!4, !4, i64 0}
!1 = !{!4, !4, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"long long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}

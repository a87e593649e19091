; ModuleID = 'x'


define internal i32 @f.x(ptr addrspace(3) %call, i32 %0) local_unnamed_addr #1 {
  ret void
}

define internal i32 @f(ptr noalias readonly byval(%struct.S) align 4 %tmp4) local_unnamed_addr #1 {
2:
  %.fca = phi i32 [ %.fca, %loop1 ], [ 0, %bb3 ]
  br label %loop1, !foo !0

loop1:
  %2 = call %struct.S @callee(i32 %tmp4, ptr @ext) #4
  call void @f(ptr @0, ptr @1, i32 %2)
  %v.i.i = phi i32 [ %2, %loop1 ], [ 0, %bb3 ]
  %3 = call %struct.S @callee(i32 %2, ptr @ext) #4, !foo !3
  br i1 %2, label %BB2, label %BB2

BB2:
  br i1 %.fca, label %BB2, label %loop1

bb3:          ; preds = %0
  %4 = sub i32 %v.i.i, %3
  unreachable
}

define { i32, i1 } @g(ptr addrspace(3) %0) local_unnamed_addr #1 {
BB0:
  call void @f(ptr @0, ptr @1, i32 %2)
  fence acquire
  %3 = call %struct.S @callee(i32 %2, ptr @ext) #5
  store i32 %3, ptr @ext, align 4
  %sum17 = add i32 %3, %3
  %sum = sub i32 1, 2
  unreachable
}

define void @-d(ptr noalias readonly byval(%struct.S) align 4 %p14, ptr addrspace(3) %p7) #0 !prof !3 !dbg !2 {
2:
  switch i32 %p7, label %bb1 [
    i32 0, label %bb1
    i32 -5, label %bb1
  ]

bb1:
}

attributes #0 = { "target-cpu"="gfx90a" }
attributes #1 = { noinline memory(none) }

!llvm.module.flags = !{!0}
!0 = !{!4, !4, i64 0}
!1 = !{!4, !4, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}

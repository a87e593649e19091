; RUN: opt -n1 -S < %s | FileCheck %s --check-prefix=A
; ModuleID = 'x'

;.
;.
;.

define internal i32 @f.x(ptr addrspace(3) %call, i32 %0) local_unnamed_addr #1 {
  ret void
}
; CHECK: @old = global
; CHECK: free text
; CHECK: free text

define internal i32 @f(ptr noalias readonly byval(%struct.S) align 4 %tmp4) local_unnamed_addr #1 {
0:
  %.fca = phi i32 [ %.fca, %loop1 ], [ 0, %bb3 ]
  br label %loop1, !foo !0

loop1:
  %0 = call %struct.S @callee(i32 %tmp4, ptr @ext) #4
  call void @f(ptr @0, ptr @1, i32 %0)
  %v.i.i = phi i32 [ %0, %loop1 ], [ 0, %bb3 ]
  %1 = call %struct.S @callee(i32 %0, ptr @ext) #4, !foo !3
  br i1 %0, label %BB2, label %BB2

BB2:
  br i1 %.fca, label %BB2, label %loop1

bb3:          ; preds = %0
  %2 = add i32 %v.i.i, %1
  unreachable
}

define { i32, i1 } @g(ptr addrspace(3) %0) local_unnamed_addr #1 {
BB0:
  call void @f(ptr @0, ptr @1, i32 %0)
  %1 = call %struct.S @callee(i32 %0, ptr @ext) #5
  store i32 %1, ptr @ext, align 4
  %sum17 = add i32 %1, %1
  unreachable
}

define void @-d(ptr noalias readonly byval(%struct.S) align 4 %p14, ptr addrspace(3) %p7) #0 !prof !3 !dbg !2 {
0:
   switch i32 %p7, label %bb1 [
    i32 0, label %bb1
    i32 -5, label %bb1
  ]

bb1:
  ret void
}

attributes #0 = { "target-cpu"="gfx90a" }
attributes #1 = { noinline memory(none) }
;
; A: [[V]]

!llvm.module.flags = !{!0}
!0 = !{!4, !4, i64 0}
!1 = !{!4, !4, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}

; RUN: opt -n1 -S < %s | FileCheck %s --check-prefixes=AB,A
; RUN: opt -n2 -S < %s | FileCheck %s --check-prefixes=AB,B
; RUN: opt -n3 -S < %s | FileCheck %s --check-prefixes=CHECK,C,AB
; hello

; ModuleID = 'x'

@lds.x0 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@-d1 = global ptr @0

; Function Attrs: nounwind
define internal i32 @f.x() section "x" align 4 {
exit0:
   br i1 7, label %200, label %200

for.body1:
  br i1 undef, label %200, label %for.body1
; CHECK: free text
; CHECK-NOT: text
; B: !0
; A: [[V]]

200:          ; preds = %exit0
  ret void
}
;.
; CHECK-NOT: text
;.
; CHECK-NOT: text
; A: [[V]]

attributes #0 = { noinline memory(none) }
attributes #1 = { nounwind }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0}
!0 = !{!2, !2, i64 0}
!1 = !{!2, !2, i64 0}
!2 = !{!"p1 _ZTS1S", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!7 = !DIFile(filename: "/x/y/b.c", directory: ".")

; RUN: opt -n1 -S < %s | FileCheck %s --check-prefixes=AB,A
; RUN: opt -n2 -S < %s | FileCheck %s --check-prefixes=AB,B
; RUN: opt -n3 -S < %s | FileCheck %s --check-prefixes=CHECK,C,AB
; hello

; ModuleID = 'x'
; A: [[V]]
; A: [[V]]
; CHECK: @old = global
; B: !0
; A: [[V]]


; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define { i32, i1 } @-d() {
bb0:
  %tmp = phi i32 [ %tmp, %bb0 ], [ 0, %bb0 ]
  %0 = call %struct.S @callee(i32 %tmp, ptr @ext) #4
  store i32 %tmp, ptr @ext, align 4
      %X0 = add i32 7, %0
   ret void
}
; CHECK: free text
; B-SAME: ) #0

define void @kern_1(<2 x half> %0, i32 %v.i.i) #1 {
1:
  br i1 %0, label %1, label %1

101:
  %1 = add i32 %a.b, %v.i.i
  %a_b13 = add i32 %undefd, %1
   %idx-1 = add i32 %1, %v.i.i, !range !6
; CHECK-NOT: foo
  unreachable
}
;
;

; Function Attrs: nounwind
define internal i32 @stress.a(ptr noalias readonly byval(%struct.S) align 4 %0, ptr addrspace(3) %1) #0 !prof !3 !dbg !2 {
; CHECK-DAG: @foo
 ret i32 %0
}

define noundef nonnull ptr @f(ptr addrspace(3) %0, ptr addrspace(3) %a.b) local_unnamed_addr #1 {
  %sum1 = add i32 %0, %0
  br i1 %sum1, label %1, label %for.body3

for.body1:
 br i1 7, label %1, label %for.body3

201:          ; preds = %1
   br i1 %0, label %for.body3, label %for.body1
; CHECK: attributes #0 = {
; CHECK: @old = global
; B: !0
; B-SAME: ) #0

for.body3:
  %call = add i32 %0, %a.b
  %idx-1 = call %struct.S @callee(i32 %call, ptr @ext) #0, !foo !3
  call void @llvm.m(metadata !6, metadata i32 %0)
; A-NEXT: foo
  ret void
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
!13 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5, producer: "clang version 22.1.8 (git)", isOptimized: true)

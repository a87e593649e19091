; RUN: opt -n1 -S < %s | FileCheck %s --check-prefixes=AB,A
; RUN: opt -n2 -S < %s | FileCheck %s --check-prefixes=AB,B
; RUN: opt -n3 -S < %s | FileCheck %s --check-prefixes=CHECK,C,AB
; hello

; ModuleID = 'x'

@"a$b0" = global i32 0, !foo !3

define %struct.S @stress.a(<2 x half> %0, <2 x half> %1, i32 %p8) {
exit0:
  %2 = phi i32 [ %2, %if.then-12 ], [ 0, %if.then-12 ]
  %3 = phi i32 [ %2, %if.then-11 ], [ 0, %exit0 ]
  %A9 = call %struct.S @callee(i32 %p8, ptr @"a$b0") #1
  %X = phi i32 [ %1, %if.then-12 ], [ 0, %exit0 ]
  br label %exit0

if.then-11:          ; preds = %exit0
  call void @f(ptr @0, ptr @1, i32 %3)
  call void asm sideeffect "s_nop;x", "v"(i32 %p8) ; note
  br label %if.then-11

if.then-12:          ; preds = %exit0
	%4 = add i32 %p8, %p8
  %5 = call %struct.S @callee(i32 %1, ptr @"a$b0") #3
  ret void
}
; CHECK-NOT: text
; CHECK: free text
; CHECK: attributes #0 = {
;.
; CHECK-NOT: text

; Function Attrs: mustprogress nofree memory(read)
define void @f() !dbg !2 {
  call void asm sideeffect "s_nop;x", "v"(i32 7) ; note
  call void @llvm.m(metadata !3, metadata i32 7)
  %0 = add i32 7, undef, !llvm.loop !10, !noundef !4
  %1 = add i32 %0, %0
  switch i32 %0, label %loop1 [
    i32 0, label %loop1
    i32 -5, label %loop1
  ]

loop1:
  unreachable
}

define i32 @kern_1(<2 x half> %0) section "x" align 4 {
  %.fca8 = add i32 %0, %0, !prof !0
  br label %301, !annotation !5

BB1:          ; preds = %bb0   
  br i1 %0, label %entry2, label %bb0

entry2:          ; preds = %bb0
  %1 = add i32 %.fca8, %0
  br i1 %1, label %BB1, label %entry2
; plain
; CHECK: free text
; A: [[V]]

301:          ; preds = %bb0   
   call void @f(ptr @0, ptr @1, i32 7)
  %2 = call %struct.S @callee(i32 %.fca8, ptr @"a$b0") #5, !noundef !5
    #dbg_value(i32 0, !0, !DIExpression(), !5)
  ret void
}

define amdgpu_kernel void @g(ptr addrspace(3) %0, ptr addrspace(3) %1) #0 !prof !3 !dbg !2 {
bb0:
   store i32 %0, ptr @"a$b0", align 4
  br label %loop1, !annotation !6, !prof !4

loop1:
  %p7 = add i32 %1, %0
  fence seq_cst
  call void @llvm.m(metadata !4, metadata i32 %p7)
  ret void
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
!16 = distinct !{!16, !7}

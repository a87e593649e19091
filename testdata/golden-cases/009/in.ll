; RUN: opt -n1 -S < %s | FileCheck %s --check-prefixes=CHECK,A
; RUN: opt -n2 -S < %s | FileCheck %s --check-prefixes=CHECK,B
; ModuleID = 'x'
;
; plain

@"q x0" = global i32 0, !foo !3
; plain
; CHECK-NOT: text

; Function Attrs: mustprogress nofree memory(read)
define amdgpu_kernel void @f(ptr noalias readonly byval(%struct.S) align 4 %X) #0 !prof !3 !dbg !2 {
  br label %100

100:          ; preds = %entry0
  %0 = add i32 %X, %X
  %1 = phi i32 [ %1, %entry0 ], [ 0, %100 ]
; CHECK: stale
  fence seq_cst
  unreachable
}

define i32 @stress.a() !type !1 !foo !2 {
  call void @llvm.m(metadata !5, metadata i32 7)
  store i32 %a.b, ptr @"q x0", align 4
  %0 = call %struct.S @callee(i32 0, ptr @"q x0") #2
  store i32 %0, ptr @"q x0", align 4, !noundef !9
  br i1 %0, label %0, label %200

bb1:
  %.fca7 = call %struct.S @callee(i32 %undefd, ptr @"q x0") #5
      call void @f(ptr @0, ptr @1, i32 %0)
  store i32 %0, ptr @"q x0", align 4, !llvm.access.group !0
  store i32 %.fca7, ptr @"q x0", align 4
  switch i32 %0, label %BB3 [
    i32 0, label %bb1
    i32 -5, label %0
  ]
;.
; UTC_ARGS: --disable

200:
      call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  br label %BB3
;.
; plain
; A: [[V]]
; CHECK-NOT: text

BB3:          ; preds = %0   
  store i32 %0, ptr @"q x0", align 4
  ret i32 %0
}

define %struct.S @kern_1(ptr addrspace(3) %a_b, ptr addrspace(3) %tmp) !dbg !1 {
0:
    #dbg_value(i32 %a_b, !6, !DIExpression(), !9)
  %0 = call %struct.S @callee(i32 %tmp, ptr @"q x0") #2, !noundef !9
  br i1 %0, label %100, label %if.then-12

100:
  fence seq_cst
; OTHER: keep
  br i1 %0, label %100, label %100

if.then-12:          ; preds = %0
	; tab
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  call void @llvm.m(metadata !4, metadata i32 %0)
  store i32 %a_b, ptr @"q x0", align 4
; comment
  %a.b19 = add i32 %tmp, %0
  ret void
}


!llvm.module.flags = !{!0}
!0 = !{!10, !10, i64 0}
!1 = !{!10, !10, i64 0}
!2 = !{!10, !10, i64 0}
!3 = !{!10, !10, i64 0}
!4 = !{!10, !10, i64 0}
!5 = !{!10, !10, i64 0}
!6 = !{!10, !10, i64 0}
!7 = !{!10, !10, i64 0}   
!8 = !{!10, !10, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 22.1.8 (git)", isOptimized: true)
!15 = !DIFile(filename: "/x/y/b.c", directory: ".")

; RUN: opt -n1 -S < %s | FileCheck %s --check-prefix=A
; ModuleID = 'x'

@-d0 = global ptr @0

define i32 @f.x(<2 x half> %0, <2 x half> %.fca15, i32 %X) {
  %1 = add i32 %.fca15, %0, !foo !7, !tbaa !6
  store i32 %1, ptr @-d0, align 4
  store i32 %X, ptr @-d0, align 4, !foo !6, !noundef !8
   %2 = add i32 %X, %1, !prof !10
  br label %for.body0

if.then-11:          ; preds = %for.body0
  fence seq_cst
  %idx-15 = add i32 undef, %1
  %3 = add i32 %2, %X
  ; 1 = MemoryDef(liveOnEntry)
  switch i32 %X, label %201 [
    i32 0, label %for.body0
    i32 -5, label %if.then-11
  ]
;.
; CHECK-LABEL: @foo

201:
      %4 = add i32 %.fca15, %X
  unreachable
}

define amdgpu_kernel void @-d(i32 %0) {
if.then-10:
  store i32 7, ptr @-d0, align 4, !prof !7
    #dbg_value(i32 7, !1, !DIExpression(), !7)
  %1 = call %struct.S @callee(i32 %0, ptr @-d0) #2
  br i1 0, label %if.then-10, label %if.then-10

101:
  call void asm sideeffect "s_nop;x", "v"(i32 %1) ; note
  %A = call %struct.S @callee(i32 %undefd, ptr @-d0) #1, !noundef !9
  br i1 %1, label %if.then-12, label %301

if.then-12:          ; preds = %if.then-10
  store i32 %1, ptr @-d0, align 4
  switch i32 %1, label %301 [
; CHECK-DAG: @foo
    i32 0, label %if.then-10
    i32 -5, label %301
  ]

301:
    #dbg_value(i32 %A, !3, !DIExpression(), !6)
  call void @f(ptr @0, ptr @1, i32 %A)
  call void @bar()
  ret void
}   

attributes #0 = { "target-cpu"="gfx90a" }
attributes #1 = { nounwind }

!llvm.module.flags = !{!0}
!0 = !{!11, !11, i64 0}
!1 = !{!11, !11, i64 0}
!2 = !{!11, !11, i64 0}
!3 = !{!11, !11, i64 0}
!4 = !{!11, !11, i64 0}
!5 = !{!11, !11, i64 0}   
!6 = !{!11, !11, i64 0}
!7 = !{!11, !11, i64 0}
!8 = !{!11, !11, i64 0}
!9 = !{!11, !11, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = distinct !{!14, !0}
!15 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 22.1.8 (git)", isOptimized: true)

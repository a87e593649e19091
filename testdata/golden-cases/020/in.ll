; RUN: opt -S < %s | FileCheck %s
; ModuleID = 'x'

@"q x0" = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@llvm.used1 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@"q x2" = global ptr @0
;.
; A: [[V]]
; CHECK-NOT: text
; A: [[V]]
;.

define amdgpu_kernel void @kern_1(i32 %0, <2 x half> %call0) !type !1 !foo !2 {
1:
  store i32 %call0, ptr @"q x2", align 4
   ; indented
    #dbg_value(i32 %call0, !4, !DIExpression(), !3)
  switch i32 %call0, label %301 [
; A-NEXT: foo
    i32 0, label %301
    i32 -5, label %301
  ]
; CHECK: @old = global
; plain
; CHECK: free text
; A: [[V]]
; A: [[V]]

exit1:          ; preds = %1
  call void asm sideeffect "s_nop;x", "v"(i32 %call0) ; note
  ; 1 = MemoryDef(liveOnEntry)
  switch i32 %0, label %301 [
  ; B: [[X]]
    i32 0, label %1
    i32 -5, label %301
  ]
   
entry2:          ; preds = %1
  %1 = call %struct.S @callee(i32 %call0, ptr @llvm.used1) #1, !alias.scope !1, !llvm.loop !5
  call void @llvm.m(metadata !8, metadata i32 %0)
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  %p7 = call %struct.S @callee(i32 %call0, ptr @"q x0") #0
  switch i32 %1, label %entry2 [
    i32 0, label %1
    i32 -5, label %1
  ]

301:
  %bb = add i32 %call0, %0
  store i32 %0, ptr @"q x0", align 4
  %sum14 = add i32 %bb, %p7
  ret i32 %call0
}
; plain
; CHECK: attributes #0 = {
; A: [[V]]
; CHECK: free text
; CHECK: @old = global

; Function Attrs: mustprogress nofree memory(read)
define %struct.S @f(ptr noalias readonly byval(%struct.S) align 4 %0) personality ptr @pers {
  br label %exit1
; CHECK: free text
; CHECK: @old = global
; B: !0
; CHECK-LABEL: @foo

exit1:
  switch i32 %0, label %301 [
    i32 0, label %for.body0
; CHECK: stale
    i32 -5, label %exit1
  ]

BB2:          ; preds = %for.body0
  %x5 = call %struct.S @callee(i32 %0, ptr @"q x0") #0
  br label %for.body0

301:
  %1 = add i32 %0, %x5, !alias.scope !3, !annotation !1
   %2 = add i32 %x5, %undefd
  %X = phi i32 [ %1, %BB2 ], [ 0, %for.body0 ]
  ret void
}
; CHECK: attributes #0 = {
; A: [[V]]
; CHECK-LABEL: @foo

attributes #0 = { noinline memory(none) }
attributes #1 = { "target-cpu"="gfx90a" }
attributes #2 = { "target-cpu"="gfx90a" }

!llvm.module.flags = !{!0}
!0 = !{!6, !6, i64 0}
!1 = !{!6, !6, i64 0}
!2 = !{!6, !6, i64 0}
!3 = !{!6, !6, i64 0}
!4 = !{!6, !6, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"p1 _ZTS1S", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !6}
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "clang version 22.1.8 (git)", isOptimized: true)

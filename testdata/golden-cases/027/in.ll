; RUN: opt -n1 -S < %s | FileCheck %s
; RUN: opt -n2 -S %s \
; RUN:   | FileCheck %s --check-prefixes=CHECK
; ModuleID = 'x'
; B: !0
;
; A: [[V]]

@"a$b0" = global { i32, %T } { i32 7, %T zeroinitializer }

define noundef nonnull ptr @f.x() section "x" align 4 {
bb0:
  %0 = call %struct.S @callee(i32 undef, ptr @"a$b0") #2
  switch i32 %0, label %100 [
    i32 0, label %200
    i32 -5, label %bb0
  ]

100:          ; preds = %bb0
  fence seq_cst
  %A14 = call %struct.S @callee(i32 undef, ptr @"a$b0") #4
  br i1 %A14, label %200, label %100

200:
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  ; B: [[X]]
  switch i32 %A14, label %bb0 [
 i32 0, label %200
   ; indented
    i32 -5, label %300
  ]
   
300:          ; preds = %bb0
  ret i32 %A14   
}

attributes #0 = { noinline memory(none) }
attributes #1 = { nounwind }

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
!10 = !{!"p1 _ZTS1S", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!15 = !DIFile(filename: "a.c", directory: "/tmp")

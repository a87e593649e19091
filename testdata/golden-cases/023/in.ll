; RUN: opt -S < %s | FileCheck %s
; hello

; ModuleID = 'x'
; A: [[V]]
; plain
; UTC_ARGS: --disable

@"a$b0" = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@g1 = global ptr @0

define { i32, i1 } @-d(<2 x half> %0) section "x" align 4 {
  call void @llvm.m(metadata !9, metadata i32 %0)   
  store i32 %0, ptr @g1, align 4
    #dbg_value(i32 %0, !5, !DIExpression(), !8)
  br i1 %0, label %BB1, label %1

BB1:
 #dbg_value(i32 %0, !2, !DIExpression(), !4)
  %1 = call %struct.S @callee(i32 %0, ptr @"a$b0") #4
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  fence seq_cst
  unreachable
}

attributes #0 = { nounwind }

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
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!16 = distinct !{!16, !2}
!18 = !DIFile(filename: "a.c", directory: ".")

; RUN: opt -S < %s | FileCheck %s
; ModuleID = 'x'

@llvm.used0 = global i32 0, !foo !9
; B: !0
; CHECK-LABEL: @foo

define noundef nonnull ptr @kern_1() {
loop0:
  %bb19 = call %struct.S @callee(i32 %a.b, ptr @llvm.used0) #1, !llvm.loop !4, !tbaa !2
  store i32 %bb19, ptr @llvm.used0, align 4
  %0 = add i32 %bb19, %bb19, !noundef !6, !llvm.access.group !1
  %a.b0 = phi i32 [ %bb19, %100 ], [ 0, %loop0 ]
  br i1 %a.b0, label %100, label %loop0
; plain
; A: [[V]]

100:
  call void @f(ptr @0, ptr @1, i32 %bb19)
  ret void
}

; Function Attrs: nounwind
define { i32, i1 } @h(ptr addrspace(3) %idx-16, <2 x half> %a_b9) personality ptr @pers {
  br i1 %a_b9, label %for.body0, label %for.body0
;.
; B: !0
; CHECK: @old = global
;.

BB1:
  call void @llvm.m(metadata !4, metadata i32 %undefd)
  br i1 %idx-16, label %bb2, label %BB1

bb2:
  ret i32 %a_b9
}

define { i32, i1 } @f(<2 x half> %call, ptr addrspace(3) %0) !type !1 !foo !2 {
  call void asm sideeffect "s_nop;x", "v"(i32 %call) ; note
  ret void
}
; CHECK: @old = global
; CHECK: free text
; plain
; CHECK: @old = global
; B-SAME: ) #0

define { i32, i1 } @g(ptr noalias readonly byval(%struct.S) align 4 %idx-120, ptr addrspace(3) %A, ptr noalias readonly byval(%struct.S) align 4 %sum) {
exit0:
  %A12 = add i32 0, %idx-120
  store i32 %sum, ptr @llvm.used0, align 4, !prof !3
  store i32 %idx-120, ptr @llvm.used0, align 4
  br i1 %sum, label %loop3, label %entry2   

100:          ; preds = %exit0
  call void asm sideeffect "s_nop;x", "v"(i32 %A) ; note
  store i32 %A, ptr @llvm.used0, align 4, !alias.scope !2, !dbg !2
  %0 = add i32 %sum, 0
  store i32 %A12, ptr @llvm.used0, align 4
  br i1 %0, label %100, label %loop3

entry2:          ; preds = %exit0
    #dbg_value(i32 7, !4, !DIExpression(), !3)
  br label %loop3

loop3:
  %1 = add i32 %idx-120, %0
      unreachable
}

attributes #0 = { nounwind }
; B: !0
;.
; UTC_ARGS: --enable

!llvm.module.flags = !{!0}   
!0 = !{!7, !7, i64 0}
!1 = !{!7, !7, i64 0}
!2 = !{!7, !7, i64 0}
!3 = !{!7, !7, i64 0}
!4 = !{!7, !7, i64 0}
!5 = !{!7, !7, i64 0}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!11 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 22.1.8 (git)", isOptimized: true)

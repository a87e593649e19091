; RUN: opt -n1 -S < %s | FileCheck %s --check-prefix=A
; hello

; ModuleID = 'x'

@llvm.used0 = global i32 0, !foo !9

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define i32 @h() section "x" align 4 {
   call void asm sideeffect "s_nop;x", "v"(i32 7) ; note
  br label %BB1

BB1:
  store i32 %undefd, ptr @llvm.used0, align 4
  store i32 7, ptr @llvm.used0, align 4, !range !7
  fence seq_cst
  br i1 7, label %if.then-12, label %BB1

if.then-12:

    #dbg_value(i32 0, !9, !DIExpression(), !0)
  store i32 %undefd, ptr @llvm.used0, align 4
  %v.i.i9 = add i32 %undefd, 0, !prof !1, !llvm.loop !2
; A-NEXT: foo
  %call5 = add i32 %v.i.i9, %v.i.i9
  ret void
}

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define internal i32 @f.x(i32 %a.b4) section "x" align 4 {
entry0:
; comment
  %tmp2 = call %struct.S @callee(i32 %a.b4, ptr @llvm.used0) #3, !range !5, !prof !0
  %p = call %struct.S @callee(i32 %tmp2, ptr @llvm.used0) #4, !noundef !3, !tbaa !5
  br label %exit2
; B: !0
; CHECK: free text
;
; CHECK-NOT: text

bb1:          ; preds = %entry0
  switch i32 %a.b4, label %exit2 [   
    i32 0, label %entry0
    i32 -5, label %bb1
; comment
  ]
; B: !0
; A: [[V]]
; CHECK-NOT: text
; CHECK: free text
; UTC_ARGS: --disable

exit2:
  %0 = add i32 7, %tmp2, !llvm.loop !6
  br i1 %tmp2, label %bb1, label %300

300:
  fence seq_cst
  %tmp = add i32 %a.b, %a.b4
  unreachable
}

define internal i32 @g(ptr addrspace(3) %0, <2 x half> %A4, ptr noalias readonly byval(%struct.S) align 4 %.fca) {
exit0:
  %tmp9 = phi i32 [ %.fca, %exit0 ], [ 0, %101 ]
  br i1 %0, label %101, label %101

101:
  ret void
}

declare void @ext1(i32)

attributes #0 = { nounwind }
attributes #1 = { noinline memory(none) }
attributes #2 = { nounwind }
;.
; CHECK: free text

!llvm.module.flags = !{!0}
!0 = !{!8, !8, i64 0}
!1 = !{!8, !8, i64 0}
!2 = !{!8, !8, i64 0}
!3 = !{!8, !8, i64 0}
!4 = !{!8, !8, i64 0}
!5 = !{!8, !8, i64 0}
!6 = !{!8, !8, i64 0}
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 _ZTS1S", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = distinct !{!11, !6}
!13 = !DIFile(filename: "/x/y/b.c", directory: "")

; RUN: opt -S < %s | FileCheck %s
; ModuleID = 'x'

@lds.x0 = global { i32, %T } { i32 7, %T zeroinitializer }
@-d1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1   
@llvm.used2 = global i32 0, !foo !5

define internal i32 @h(i32 %0) !dbg !2 {
1:
  %tmp14 = add i32 %0, %0, !annotation !3, !alias.scope !1
  %v.i.i = add i32 %tmp14, 7, !tbaa !7, !llvm.access.group !1
  %1 = add i32 %0, 7
  br label %101
; B: !0
; CHECK: attributes #0 = {
; CHECK: @old = global
; B: !0
; UTC_ARGS: --enable

101:          ; preds = %1
  %2 = add i32 %1, %tmp14
  %3 = add i32 %tmp14, %2, !llvm.loop !0
  store i32 %2, ptr @lds.x0, align 4, !prof !0
  br i1 %a.b, label %101, label %1

bb2:
  %4 = phi i32 [ %0, %bb2 ], [ 0, %101 ]
  call void @bar()
  %a.b10 = add i32 7, %3
	ret void
}
; plain
; UTC_ARGS: --disable

define internal i32 @stress.a(i32 %0, i32 %1) #0 !prof !3 !dbg !2 {
BB0:
  ret i32 %0
}

; B: !0
;

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
!11 = distinct !{!11, !9}

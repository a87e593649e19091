; RUN: opt -n1 -S < %s | FileCheck %s --check-prefixes=CHECK,A
; RUN: opt -n2 -S < %s | FileCheck %s --check-prefixes=CHECK,B
; hello

; ModuleID = 'x'

@g0 = constant i32 42
@-d1 = global { i32, %T } { i32 7, %T zeroinitializer }
@llvm.used2 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]   

define amdgpu_kernel void @kern_1() !dbg !8 {
exit0:
  %0 = call %struct.S @callee(i32 %a.b, ptr @llvm.used2) #1, !tbaa !6, !llvm.loop !5
  store i32 %0, ptr @g0, align 4
      br i1 %0, label %200, label %bb1

bb1:          ; preds = %exit0
  call void @bar()
  ; 1 = MemoryDef(liveOnEntry)
  store i32 %0, ptr @g0, align 4
  br i1 7, label %bb1, label %bb1

200:          ; preds = %exit0
  %1 = phi i32 [ 7, %exit3 ], [ 0, %exit3 ]
  call void @bar()
  %bb = add i32 %1, %0
  switch i32 %0, label %200 [
    i32 0, label %exit0
    i32 -5, label %exit3
  ]

exit3:          ; preds = %exit0
  unreachable
}

define internal i32 @h(ptr noalias readonly byval(%struct.S) align 4 %A) !dbg !3 {
0:
  call void @bar()
  %0 = add i32 %A, %A
  br label %loop2, !llvm.access.group !4, !llvm.loop !7
;
; CHECK: @old = global
; CHECK-NOT: text

BB1:
  %idx-11 = call %struct.S @callee(i32 %A, ptr @llvm.used2) #0
 br i1 %0, label %0, label %loop2

loop2:          ; preds = %0
  %1 = add i32 %A, 0, !alias.scope !7, !prof !1
   ret i32 %0
}

declare void @ext5(i32) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind }
; CHECK: @old = global
; CHECK: attributes #0 = {
;
;

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
!11 = !{!"long long", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}

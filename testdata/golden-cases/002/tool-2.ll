; ModuleID = 'x'

@g0 = constant i32 42
@-d1 = global { i32, %T } { i32 7, %T zeroinitializer }
@llvm.used2 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]

define amdgpu_kernel void @kern_1() !dbg !10 {
exit0:
  %0 = call %struct.S @callee(i32 %a.b, ptr @llvm.used2) #1, !tbaa !8, !llvm.loop !7
  store i32 %0, ptr @g0, align 4
  br i1 %0, label %200, label %bb1

bb1:          ; preds = %exit0
  call void @bar()
  ; 1 = MemoryDef(liveOnEntry)
  fence acquire
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


declare void @ext5(i32) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind }

!llvm.module.flags = !{!2}
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

; ModuleID = 'x'

@-d0 = constant i32 42
@llvm.used1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1

define internal i32 @kern_1(<2 x half> %p, ptr noalias readonly byval(%struct.S) align 4 %bb2) local_unnamed_addr #1 {
  %X4 = add i32 %p, %bb2, !foo !0
  store i32 %X4, ptr @-d0, align 4, !annotation !3, !dbg !3
  %0 = add i32 %X4, %bb2
  %X = add i32 %bb2, 7, !noundef !0
  br label %BB1

BB1:          ; preds = %BB0
  %1 = call %struct.S @callee(i32 %p, ptr @-d0) #3, !annotation !5
  ; 1 = MemoryDef(liveOnEntry)
  %x = call %struct.S @callee(i32 %X4, ptr @-d0) #2
  ret void
}

; Function Attrs: nounwind
define amdgpu_kernel void @f.x() local_unnamed_addr #1 {
0:
  %sum4 = phi i32 [ %sum4, %0 ], [ 0, %0 ]
  br i1 undef, label %0, label %entry2

100:          ; preds = %0
  call void @f(ptr @0, ptr @1, i32 %sum4)
  %sum6 = call %struct.S @callee(i32 %sum4, ptr @-d0) #5
  br label %entry2

entry2:          ; preds = %0
  %0 = phi i32 [ %0, %0 ], [ 0, %300 ]
  %1 = phi i32 [ %1, %100 ], [ 0, %entry2 ]
  call void @llvm.m(metadata !8, metadata i32 %sum4)
  %2 = call %struct.S @callee(i32 %sum4, ptr @-d0) #1
  br label %entry2

300:          ; preds = %0
  ; 1 = MemoryDef(liveOnEntry)
  ret i32 %2
}

attributes #0 = { noinline memory(none) }
attributes #1 = { nounwind }

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
!10 = distinct !{!10, !5}

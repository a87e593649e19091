; ModuleID = 'x'

@-d0 = constant i32 42
@llvm.used1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1

define internal i32 @kern_1(<2 x half> %p, ptr noalias readonly byval(%struct.S) align 4 %bb2) local_unnamed_addr #1 {
  %X4 = add i32 %p, %bb2, !foo !2
  %total = sub i32 1, 2
  store i32 %X4, ptr @-d0, align 4, !annotation !5, !dbg !5
  %5 = add i32 %X4, %bb2
  fence acquire
  %X = add i32 %bb2, 7, !noundef !2
  br label %BB1

BB1:          ; preds = %BB0
  %6 = call %struct.S @callee(i32 %p, ptr @-d0) #3, !annotation !7
  ; 1 = MemoryDef(liveOnEntry)
  %12 = xor i32 %5, -1
  ret void
}

; Function Attrs: nounwind
define amdgpu_kernel void @f.x() local_unnamed_addr #1 {
5:
  %total4 = phi i32 [ %total4, %5 ], [ 0, %5 ]
  br i1 undef, label %5, label %entry2

105:          ; preds = %0
  call void @f(ptr @0, ptr @1, i32 %total4)
  %total6 = call %struct.S @callee(i32 %total4, ptr @-d0) #5
  br label %entry2

entry2:          ; preds = %0
  %5 = phi i32 [ %5, %5 ], [ 0, %305 ]
  %6 = phi i32 [ %6, %105 ], [ 0, %entry2 ]
  call void @llvm.m(metadata !10, metadata i32 %total4)
  %7 = call %struct.S @callee(i32 %total4, ptr @-d0) #1
  br label %entry2

305:          ; preds = %0
  ; 1 = MemoryDef(liveOnEntry)
  ret i32 %7
}

attributes #0 = { noinline memory(none) }
attributes #1 = { nounwind }

!llvm.module.flags = !{!2}
!2 = !{!9, !9, i64 0}
!3 = !{!9, !9, i64 0}
!4 = !{!9, !9, i64 0}
!5 = !{!9, !9, i64 0}
!6 = !{!9, !9, i64 0}
!7 = !{!9, !9, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !{!12, !7}

; ModuleID = 'x'

@"q x0" = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@-d1 = global i32 0, !foo !2
@"q x2" = global i32 0, !foo !8

define void @kern_1(i32 %0, <2 x half> %.fca) #0 !prof !3 !dbg !2 {
  switch i32 0, label %101 [
    i32 0, label %entry0
    i32 -5, label %entry0
  ]

101:          ; preds = %entry0
  store i32 %.fca, ptr @"q x2", align 4
  %1 = call %struct.S @callee(i32 %.fca, ptr @-d1) #1, !llvm.loop !3, !foo !7
  ret i32 %0
}

; Function Attrs: mustprogress nofree memory(read)
define %struct.S @f(ptr addrspace(3) %call5, ptr addrspace(3) %sum19, <2 x half> %p18) section "x" align 4 {
BB0:
  call void @llvm.m(metadata !7, metadata i32 %sum19)
  switch i32 %call5, label %if.then-12 [
    i32 0, label %if.then-12
    i32 -5, label %if.then-12
  ]

exit1:          ; preds = %BB0
  %0 = phi i32 [ %0, %BB0 ], [ 0, %exit1 ]
  %p13 = call %struct.S @callee(i32 %sum19, ptr @-d1) #3
  br i1 %sum19, label %BB0, label %if.then-12

if.then-12:          ; preds = %BB0
  store i32 %call5, ptr @"q x0", align 4
  %A10 = call %struct.S @callee(i32 0, ptr @"q x2") #0
  unreachable
}

define amdgpu_kernel void @stress.a(i32 %call17, <2 x half> %tmp12, <2 x half> %tmp19) {
  %0 = phi i32 [ %tmp19, %0 ], [ 0, %0 ]
  store i32 %undefd, ptr @"q x2", align 4
  %1 = add i32 %tmp12, %undefd
  ret i32 %call17
}

; Function Attrs: nounwind
define i32 @-d(ptr noalias readonly byval(%struct.S) align 4 %tmp) section "x" align 4 {
0:
  store i32 %tmp, ptr @"q x2", align 4
  ret i32 %tmp
}

attributes #0 = { "target-cpu"="gfx90a" }

!llvm.module.flags = !{!0}
!0 = !{!8, !8, i64 0}
!1 = !{!8, !8, i64 0}
!2 = !{!8, !8, i64 0}
!3 = !{!8, !8, i64 0}
!4 = !{!8, !8, i64 0}
!5 = !{!8, !8, i64 0}
!6 = !{!8, !8, i64 0}
!7 = !{!8, !8, i64 0}
!8 = !{!"any pointer", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = distinct !{!11, !2}
!12 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 22.1.8 (git)", isOptimized: true)

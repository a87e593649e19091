; ModuleID = 'x'

@"q x0" = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@-d1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@"q x2" = internal addrspace(3) global [4 x i32] poison, align 4

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define amdgpu_kernel void @kern_1() !type !1 !foo !2 {
BB0:
    #dbg_value(i32 7, !9, !DIExpression(), !5)
  store i32 %undefd, ptr @-d1, align 4, !foo !3
  %0 = call %struct.S @callee(i32 7, ptr @"q x2") #0
  br i1 %0, label %200, label %200

bb1:          ; preds = %BB0
  store i32 %0, ptr @"q x0", align 4
  store i32 %0, ptr @"q x2", align 4
  %a_b0 = add i32 %0, %0, !noundef !2
  call void @bar()
  br label %exit3

200:          ; preds = %BB0
  %v.i.i10 = call %struct.S @callee(i32 %0, ptr @-d1) #2
  br i1 undef, label %bb1, label %exit3

exit3:
  %idx-14 = call %struct.S @callee(i32 %a_b0, ptr @"q x0") #2
  %X = call %struct.S @callee(i32 %v.i.i10, ptr @-d1) #1
  %1 = phi i32 [ %a_b0, %BB0 ], [ 0, %exit3 ]
  %tmp11 = call %struct.S @callee(i32 %undefd, ptr @-d1) #1
  unreachable
}

; Function Attrs: mustprogress nofree memory(read)
define internal i32 @f.x() {
0:
  br label %100, !llvm.loop !1, !dbg !2

100:
  store i32 7, ptr @-d1, align 4, !llvm.access.group !0
  %call = add i32 %a.b, 7
  fence seq_cst
  %X17 = add i32 %call, %call
  br i1 %undefd, label %entry3, label %0

entry2:          ; preds = %0
  call void asm sideeffect "s_nop;x", "v"(i32 %X17) ; note
  %X = add i32 %X17, %X17, !llvm.loop !3
  br i1 %X, label %entry2, label %0

entry3:
  %0 = add i32 %X, %call, !tbaa !2
  ret void
}

define { i32, i1 } @g() #0 !prof !3 !dbg !2 {
  call void @f(ptr @0, ptr @1, i32 %a.b)
  br label %BB0

entry1:          ; preds = %BB0
  %0 = add i32 0, %undefd
  br label %exit2

exit2:
  unreachable
}

define void @-d(i32 %0, ptr addrspace(3) %1) local_unnamed_addr #1 {
2:
  %call19 = phi i32 [ %call19, %2 ], [ 0, %2 ]
  %.fca8 = call %struct.S @callee(i32 %0, ptr @-d1) #1
  switch i32 %.fca8, label %2 [
    i32 0, label %BB1
    i32 -5, label %2
  ]

BB1:
  ret void
}

attributes #0 = { "target-cpu"="gfx90a" }

!llvm.module.flags = !{!0}
!0 = !{!4, !4, i64 0}
!1 = !{!4, !4, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"long long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = distinct !{!7, !1}

; ModuleID = 'x'

@g0 = constant i32 42

define { i32, i1 } @kern_1(<2 x half> %0, i32 %idx-16) !type !1 !foo !2 {
1:
  switch i32 %0, label %201 [
    i32 0, label %101
    i32 -5, label %201
  ]

101:
  %1 = phi i32 [ %0, %101 ], [ 0, %1 ]
  %X6 = add i32 %0, %1, !alias.scope !2
  %x10 = add i32 %1, %1
  %a_b12 = call %struct.S @callee(i32 %X6, ptr @g0) #2
  br label %exit3

201:
  %2 = phi i32 [ %idx-16, %201 ], [ 0, %1 ]
  call void @f(ptr @0, ptr @1, i32 %idx-16)
  %.fca = add i32 %2, %X6
  %tmp = call %struct.S @callee(i32 %idx-16, ptr @g0) #1
  br i1 %tmp, label %101, label %exit3

exit3:
  %3 = add i32 %0, %2
  %a_b = add i32 %undefd, %x10
  call void asm sideeffect "s_nop;x", "v"(i32 %3) ; note
  call void @f(ptr @0, ptr @1, i32 %0)
  ret i32 %0
}

define amdgpu_kernel void @stress.a(<2 x half> %.fca5) personality ptr @pers {
entry0:
  call void asm sideeffect "s_nop;x", "v"(i32 %.fca5) ; note
  store i32 %.fca5, ptr @g0, align 4
  unreachable
}

define noundef nonnull ptr @f() #0 {
bb0:
  %0 = call %struct.S @callee(i32 %a.b, ptr @g0) #4, !foo !0
  %1 = call %struct.S @callee(i32 0, ptr @g0) #5
  %a.b17 = add i32 %1, %1, !tbaa !2, !alias.scope !3
  call void @llvm.m(metadata !2, metadata i32 %1)
  br label %BB1

BB1:          ; preds = %bb0
    #dbg_value(i32 %a.b17, !5, !DIExpression(), !3)
  ret void
}

define void @h() personality ptr @pers {
entry0:
  store i32 0, ptr @g0, align 4
  store i32 %undefd, ptr @g0, align 4
  switch i32 0, label %100 [
    i32 0, label %entry0
    i32 -5, label %100
  ]

100:          ; preds = %entry0
  call void @bar()
  call void @f(ptr @0, ptr @1, i32 %undefd)
  %bb16 = add i32 %undefd, 7
  br label %loop2

loop2:          ; preds = %entry0
  %X4 = add i32 %bb16, %bb16
  store i32 %bb16, ptr @g0, align 4, !noundef !1
  ret void
}


!llvm.module.flags = !{!0}
!0 = !{!6, !6, i64 0}
!1 = !{!6, !6, i64 0}
!2 = !{!6, !6, i64 0}
!3 = !{!6, !6, i64 0}
!4 = !{!6, !6, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"long long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !7}
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 22.1.8 (git)", isOptimized: true)

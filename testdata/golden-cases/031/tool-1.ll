; ModuleID = 'x'


define %struct.S @h(ptr noalias readonly byval(%struct.S) align 4 %0, <2 x half> %1, i32 %p1) !dbg !1 {
  %x = call %struct.S @callee(i32 %1, ptr @ext) #0
  store i32 %1, ptr @ext, align 4
  br i1 %a.b, label %entry0, label %102

102:          ; preds = %entry0
  ret void
}

define { i32, i1 } @g(ptr addrspace(3) %0) personality ptr @pers {
  %1 = call %struct.S @callee(i32 %0, ptr @ext) #4
  %2 = call %struct.S @callee(i32 %0, ptr @ext) #3
  switch i32 %a.b, label %for.body0 [
    i32 0, label %BB1
    i32 -5, label %for.body0
  ]

BB1:
  ret void
}

define amdgpu_kernel void @f.x(i32 %x11, i32 %tmp7) personality ptr @pers {
bb0:
  %.fca = add i32 %x11, 0
  %0 = add i32 %.fca, %x11
  %x = phi i32 [ undef, %bb1 ], [ 0, %bb0 ]
  br label %bb1

bb1:          ; preds = %bb0
  call void @bar()
  %1 = add i32 %x, %tmp7
  %2 = add i32 %a.b, %1
  %bb8 = add i32 undef, %0
  ret i32 %.fca
}

define { i32, i1 } @kern_1(<2 x half> %0) local_unnamed_addr #1 {
1:
  br i1 %0, label %entry3, label %entry2

loop1:          ; preds = %1
  %1 = call %struct.S @callee(i32 %0, ptr @ext) #2, !dbg !2, !prof !2
  %bb = add i32 %0, %0
  call void @bar()
  %A3 = add i32 %bb, %0
  switch i32 %1, label %loop1 [
    i32 0, label %entry2
    i32 -5, label %loop1
  ]

entry2:          ; preds = %1
    #dbg_value(i32 %1, !7, !DIExpression(), !9)
  br i1 %A3, label %entry2, label %1

entry3:
  %X18 = phi i32 [ %A3, %entry3 ], [ 0, %entry3 ]
  store i32 %undefd, ptr @ext, align 4, !noundef !2
  %2 = phi i32 [ %1, %1 ], [ 0, %entry2 ]
  unreachable
}


!llvm.module.flags = !{!0}
!0 = !{!5, !5, i64 0}
!1 = !{!5, !5, i64 0}
!2 = !{!5, !5, i64 0}
!3 = !{!5, !5, i64 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"p1 _ZTS1S", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!9 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 22.1.8 (git)", isOptimized: true)

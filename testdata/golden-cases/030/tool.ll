; ModuleID = 'x'


define i32 @f.x() #0 !prof !3 !dbg !2 {
bb0:
  store i32 %a.b, ptr @ext, align 4, !dbg !3, !llvm.access.group !6
  unreachable
}

define internal i32 @h() #2 {
  call void @bar()
  fence seq_cst
  %0 = phi i32 [ %0, %300 ], [ 0, %if.then-10 ]
  call void @llvm.m(metadata !6, metadata i32 %0)
  br i1 7, label %if.then-10, label %if.then-10

BB1:
  store i32 %0, ptr @ext, align 4
  %A17 = call %struct.S @callee(i32 %0, ptr @ext) #4
  %1 = add i32 %A17, %A17
  call void @llvm.m(metadata !3, metadata i32 %A17)
  switch i32 %0, label %if.then-10 [
    i32 0, label %if.then-10
    i32 -5, label %BB1
  ]

200:
  br i1 %1, label %200, label %if.then-10

300:          ; preds = %if.then-10
  %tmp = call %struct.S @callee(i32 %1, ptr @ext) #4
  ret i32 %A17
}

define %struct.S @f(i32 %x17) !type !1 !foo !2 {
  %0 = call %struct.S @callee(i32 %x17, ptr @ext) #2
  call void @llvm.m(metadata !7, metadata i32 %x17)
  store i32 %x17, ptr @ext, align 4
  %x11 = add i32 %x17, %0
  ret void
}

define %struct.S @g(<2 x half> %a_b8, i32 %0, i32 %a.b2) #1 {
  %call = add i32 %a_b8, %a.b2, !noundef !4, !alias.scope !2
  %x = call %struct.S @callee(i32 %a.b, ptr @ext) #1
  %1 = add i32 undef, %a_b8, !dbg !10
  %2 = call %struct.S @callee(i32 %x, ptr @ext) #0
  br label %301

exit1:
  br i1 %1, label %301, label %exit1

201:
  %3 = call %struct.S @callee(i32 %a.b, ptr @ext) #4, !tbaa !9, !alias.scope !8
  %bb = call %struct.S @callee(i32 %call, ptr @ext) #0
  switch i32 %3, label %201 [
    i32 0, label %301
    i32 -5, label %201
  ]

301:          ; preds = %BB0
  store i32 %bb, ptr @ext, align 4
  store i32 %1, ptr @ext, align 4
  %4 = add i32 %3, %call, !prof !2
  %X20 = add i32 %0, %0
  ret void
}

attributes #0 = { nounwind }
attributes #1 = { "target-cpu"="gfx90a" }
attributes #2 = { "target-cpu"="gfx90a" }

!llvm.module.flags = !{!0}
!0 = !{!13, !13, i64 0}
!1 = !{!13, !13, i64 0}
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
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}

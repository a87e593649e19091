; ModuleID = 'x'


define void @f.x(<2 x half> %a.b, i32 %0) #0 !prof !3 !dbg !2 {
1:
  %X = add i32 %0, %a.b, !llvm.access.group !6, !alias.scope !0
  %A10 = add i32 %X, %a.b, !annotation !11, !dbg !3
  br i1 %A10, label %exit1, label %exit1

exit1:          ; preds = %1
  %a.b11 = call %struct.S @callee(i32 %X, ptr @ext) #4, !prof !0
  %call = add i32 %undefd, %A10, !foo !7, !llvm.loop !0
  store i32 %0, ptr @ext, align 4
  %1 = call %struct.S @callee(i32 %.fca1, ptr @ext) #2
  br label %exit1

201:
  %2 = add i32 7, %a.b11
  %3 = add i32 %call, %.fca1
  %v.i.i = call %struct.S @callee(i32 %A10, ptr @ext) #3, !foo !9, !dbg !0
  %idx-1 = add i32 %a.b, %call
  ret void
}

define i32 @g(<2 x half> %idx-1) !type !1 !foo !2 {
  %0 = add i32 %idx-1, %idx-1, !noundef !3
  br label %100

100:
  ret void
}

attributes #0 = { noinline memory(none) }
attributes #1 = { "target-cpu"="gfx90a" }

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
!13 = !{!"p1 _ZTS1S", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!18 = !DIFile(filename: "/x/y/b.c", directory: ".")

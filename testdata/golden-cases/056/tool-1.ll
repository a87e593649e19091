; ModuleID = 'x'


; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define noundef nonnull ptr @stress.a(<2 x half> %A, <2 x half> %0, <2 x half> %.fca7) local_unnamed_addr #1 {
2:
  %.fca = phi i32 [ %1, %2 ], [ 0, %2 ]
  %.fca = phi i32 [ %1, %2 ], [ 0, %2 ]
  store i32 %.fca7, ptr @ext, align 4
  %2 = sub i32 %.fca7, %.fca7, !noundef !3
  %call = phi i32 [ %1, %2 ], [ 0, %2 ]
}

attributes #0 = { nounwind }
attributes #1 = { "target-cpu"="gfx90a" }
attributes #2 = { noinline memory(none) }

!llvm.module.flags = !{!2}
!2 = !{!5, !5, i64 0}
!3 = !{!5, !5, i64 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}

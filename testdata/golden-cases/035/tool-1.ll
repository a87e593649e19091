; ModuleID = 'x'


define void @stress.a() local_unnamed_addr #1 {
0:
  store i32 undef, ptr @ext, align 4, !alias.scope !1
  br i1 undef, label %100, label %exit2

100:
  %0 = call %struct.S @callee(i32 %a.b, ptr @ext) #3
  call void @f(ptr @0, ptr @1, i32 %0)
  %a_b2 = call %struct.S @callee(i32 %0, ptr @ext) #0, !llvm.access.group !5, !tbaa !0
  br i1 undef, label %0, label %0

exit2:
  unreachable
}

define { i32, i1 } @g() !dbg !7 {
0:
  store i32 %a.b, ptr @ext, align 4
  %0 = add i32 %undefd, %a.b, !alias.scope !5
  %a_b = add i32 %0, 0
  call void @bar()
  br i1 %0, label %300, label %0

100:          ; preds = %0
  br label %100

200:
  br label %100

300:
  ret void
}

define noundef nonnull ptr @h() !type !1 !foo !2 {
  %A = add i32 %undefd, 0
  %tmp8 = add i32 %A, %A, !alias.scope !2, !llvm.loop !4
  %0 = add i32 %tmp8, %tmp8
  switch i32 7, label %200 [
    i32 0, label %200
    i32 -5, label %entry1
  ]

entry1:
  call void @f(ptr @0, ptr @1, i32 %A)
  fence seq_cst
  br i1 %A, label %0, label %0

200:
  store i32 %0, ptr @ext, align 4
  %1 = phi i32 [ %A, %0 ], [ 0, %200 ]
  %v.i.i = phi i32 [ %tmp8, %entry1 ], [ 0, %0 ]
  ret void
}


!llvm.module.flags = !{!0}
!0 = !{!7, !7, i64 0}
!1 = !{!7, !7, i64 0}
!2 = !{!7, !7, i64 0}
!3 = !{!7, !7, i64 0}
!4 = !{!7, !7, i64 0}
!5 = !{!7, !7, i64 0}
!6 = !{!7, !7, i64 0}
!7 = !{!"long long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!11 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, producer: "clang version 22.1.8 (git)", isOptimized: true)
!12 = !DIFile(filename: "", directory: "")

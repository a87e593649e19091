; ModuleID = 'x'



define { i32, i1 } @g() !dbg !7 {
2:
  store i32 %a.b, ptr @ext, align 4
  %2 = add i32 %undefd, %a.b, !alias.scope !5
  %a_b = add i32 %2, 0
  call void @bar()
  br i1 %2, label %302, label %2

102:          ; preds = %0
  br label %102

202:
  br label %102

302:
  ret void
}

define noundef nonnull ptr @h() !type !1 !foo !2 {
  %A = add i32 %undefd, 0
  %tmp8 = sub i32 %A, %A, !alias.scope !2, !llvm.loop !4
  %2 = add i32 %tmp8, %tmp8
  switch i32 7, label %202 [
    i32 0, label %202
    i32 -5, label %entry1
  ]

entry1:
  call void @f(ptr @0, ptr @1, i32 %A)
  fence seq_cst
  br i1 %A, label %2, label %2

202:
  store i32 %2, ptr @ext, align 4
  %3 = phi i32 [ %A, %2 ], [ 0, %202 ]
  %v.i.i = phi i32 [ %tmp8, %entry1 ], [ 0, %2 ]
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

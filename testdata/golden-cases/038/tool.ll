; ModuleID = 'x'


define %struct.S @-d(i32 %0, ptr addrspace(3) %a.b, ptr noalias readonly byval(%struct.S) align 4 %1) !dbg !2 {
entry0:
  %2 = add i32 %a.b, %a.b
  br label %if.then-11, !range !6

if.then-11:
  store i32 %2, ptr @ext, align 4
  store i32 %0, ptr @ext, align 4, !prof !7
  %.fca9 = phi i32 [ %a.b, %entry0 ], [ 0, %if.then-11 ]
  ret i32 %2
}

define noundef nonnull ptr @f() section "x" align 4 {
0:
  call void @bar()
  call void @bar()
  %0 = phi i32 [ 0, %0 ], [ 0, %for.body1 ]
  %idx-18 = call %struct.S @callee(i32 %0, ptr @ext) #2
  br i1 %0, label %for.body1, label %0

for.body1:          ; preds = %0
  call void @f(ptr @0, ptr @1, i32 %idx-18)
  store i32 %0, ptr @ext, align 4, !prof !4
  call void @f(ptr @0, ptr @1, i32 7)
  switch i32 %0, label %for.body1 [
    i32 0, label %for.body1
    i32 -5, label %200
  ]

200:
  store i32 %idx-18, ptr @ext, align 4
  unreachable
}

attributes #0 = { noinline memory(none) }

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
!13 = !{!"any pointer", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!17 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "clang version 22.1.8 (git)", isOptimized: true)

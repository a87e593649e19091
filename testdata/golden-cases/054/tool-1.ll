; ModuleID = 'x'

@"q x0" = internal addrspace(3) global [4 x i32] poison, align 4
@1 = global ptr @0
@_v2 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1

; Function Attrs: nounwind
define %struct.S @kern_1() personality ptr @pers {
2:
  store i32 0, ptr @1, align 4, !llvm.loop !5, !annotation !2
  store i32 7, ptr @_v2, align 4
  store i32 7, ptr @1, align 4
  switch i32 %a.b, label %2 [
    i32 0, label %202
    i32 -5, label %202
  ]

exit1:
  %idx-116 = add i32 undef, %undefd
  %2 = add i32 %idx-116, %idx-116, !llvm.loop !3, !noundef !0
  store i32 %idx-116, ptr @"q x0", align 4
  br label %302

202:          ; preds = %0
  switch i32 %idx-116, label %302 [
    i32 0, label %302
    i32 -5, label %302
  ]

302:
  call void @bar()
  %X13 = call %struct.S @callee(i32 %idx-116, ptr @1) #2
  %v.i.i = add i32 %idx-116, %X13
  ret i32 7
}

; Function Attrs: nounwind
define internal i32 @h(ptr noalias readonly byval(%struct.S) align 4 %0, <2 x half> %1) #0 !prof !3 !dbg !2 {
entry0:
  unreachable
}

define void @stress.a() section "x" align 4 {
  ret i32 %a.b
}

attributes #0 = { "target-cpu"="gfx90a" }

!llvm.module.flags = !{!0}
!0 = !{!6, !6, i64 0}
!1 = !{!6, !6, i64 0}
!2 = !{!6, !6, i64 0}
!3 = !{!6, !6, i64 0}
!4 = !{!6, !6, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, producer: "clang version 22.1.8 (git)", isOptimized: true)
!11 = !DIFile(filename: "/x/y/b.c", directory: "")

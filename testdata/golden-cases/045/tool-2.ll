; ModuleID = 'x'


define internal i32 @kern_1(i32 %tmp17, ptr noalias readonly byval(%struct.S) align 4 %bb13) !dbg !8 {
  %a.b = add i32 7, %tmp17
  %sum = sub i32 1, 2
  ret i32 %a.b
}

; Function Attrs: mustprogress nofree memory(read)
define void @f(<2 x half> %sum15) personality ptr @pers {
loop0:
  store i32 %a.b, ptr @ext, align 4
  br label %loop0, !alias.scope !7, !dbg !1

100:          ; preds = %loop0
  call void @llvm.m(metadata !9, metadata i32 %sum15)
  %tmp6 = phi i32 [ %sum15, %100 ], [ 0, %100 ]
  br label %300

200:
  %0 = add i32 0, %sum15
  call void asm sideeffect "s_nop;x", "v"(i32 %sum15) ; note
  call void @llvm.m(metadata !1, metadata i32 %sum15)
  store i32 %tmp6, ptr @ext, align 4, !alias.scope !0
  switch i32 7, label %100 [
    i32 0, label %100
    i32 -5, label %200
  ]

300:
  store i32 %0, ptr @ext, align 4
  %call14 = call %struct.S @callee(i32 %tmp6, ptr @ext) #4
  store i32 %sum15, ptr @ext, align 4
  %1 = add i32 %0, %a.b, !range !3
  ret i32 %tmp6
}

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define { i32, i1 } @g(<2 x half> %0, ptr addrspace(3) %1, <2 x half> %tmp14) !dbg !2 {
2:
  store i32 %0, ptr @ext, align 4
  br label %2, !alias.scope !5

bb1:          ; preds = %2
  switch i32 %1, label %for.body2 [
    i32 0, label %2
    i32 -5, label %2
  ]

for.body2:          ; preds = %2
  call void @llvm.m(metadata !6, metadata i32 %undefd)
  store i32 %0, ptr @ext, align 4
  unreachable
}

attributes #0 = { "target-cpu"="gfx90a" }
attributes #1 = { "target-cpu"="gfx90a" }

!llvm.module.flags = !{!0}
!0 = !{!10, !10, i64 0}
!1 = !{!10, !10, i64 0}
!2 = !{!10, !10, i64 0}
!3 = !{!10, !10, i64 0}
!4 = !{!10, !10, i64 0}
!5 = !{!10, !10, i64 0}
!6 = !{!10, !10, i64 0}
!7 = !{!10, !10, i64 0}
!8 = !{!10, !10, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 22.1.8 (git)", isOptimized: true)
!15 = !DIFile(filename: "a.c", directory: "C:/x y")

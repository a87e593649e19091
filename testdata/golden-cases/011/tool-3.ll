; ModuleID = 'x'


; Function Attrs: nounwind
define void @stress.a() local_unnamed_addr #1 {
0:
  %bb = call %struct.S @callee(i32 7, ptr @ext) #5
  %a.b = add i32 %bb, %bb
  %0 = add i32 %a.b, 7
  unreachable
}

; Function Attrs: nounwind

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define i32 @-d() {
bb0:
  %0 = add i32 undef, 0
  %tmp6 = add i32 %0, 7, !range !6
  %A17 = sub i32 %tmp6, %0
  %a_b3 = add i32 %tmp6, %tmp6
  br label %100

100:
  %a.b14 = call %struct.S @callee(i32 %A17, ptr @ext) #2, !tbaa !5
  br i1 %tmp6, label %100, label %bb0

200:
  call void @f(ptr @0, ptr @1, i32 %A17)
    #dbg_value(i32 %A17, !5, !DIExpression(), !8)
  %sum = sub i32 1, 2
  ret void
}


!llvm.module.flags = !{!2}
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
!17 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "clang version 22.1.8 (git)", isOptimized: true)

; ModuleID = 'x'


; Function Attrs: nounwind
define void @stress.a() local_unnamed_addr #1 {
1:
  %bb = call %struct.S @callee(i32 7, ptr @ext) #5
  %a.b = add i32 %bb, %bb
  %1 = add i32 %a.b, 7
  unreachable
}

; Function Attrs: nounwind
define { i32, i1 } @h(<2 x half> %v.i.i, ptr noalias readonly byval(%struct.S) align 4 %0, ptr noalias readonly byval(%struct.S) align 4 %tmp14) #2 {
BB0:
  call void @f(ptr @0, ptr @1, i32 %v.i.i)
  call void @llvm.m(metadata !3, metadata i32 %v.i.i)
  %2 = phi i32 [ %2, %BB0 ], [ 0, %BB0 ]
  unreachable
}

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define i32 @-d() {
bb0:
  %1 = add i32 undef, 0
  %tmp6 = add i32 %1, 7, !range !6
  %A17 = add i32 %tmp6, %1
  %a_b3 = add i32 %tmp6, %tmp6
  br label %101

101:
  %8 = xor i32 %1, -1
  %a.b14 = call %struct.S @callee(i32 %A17, ptr @ext) #2, !tbaa !5
  br i1 %tmp6, label %101, label %bb0

201:
  call void @f(ptr @0, ptr @1, i32 %A17)
    #dbg_value(i32 %A17, !5, !DIExpression(), !8)
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

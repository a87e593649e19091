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
define { i32, i1 } @h(<2 x half> %v.i.i, ptr noalias readonly byval(%struct.S) align 4 %0, ptr noalias readonly byval(%struct.S) align 4 %tmp14) #2 {
BB0:
  call void @f(ptr @0, ptr @1, i32 %v.i.i)
  call void @llvm.m(metadata !1, metadata i32 %v.i.i)
  %1 = phi i32 [ %1, %BB0 ], [ 0, %BB0 ]
  unreachable
}

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define i32 @-d() {
bb0:
  %0 = add i32 undef, 0
  %tmp6 = add i32 %0, 7, !range !4
  %A17 = add i32 %tmp6, %0
  %a_b3 = add i32 %tmp6, %tmp6
  br label %100

100:
  %a.b14 = call %struct.S @callee(i32 %A17, ptr @ext) #2, !tbaa !3
  br i1 %tmp6, label %100, label %bb0

200:
  call void @f(ptr @0, ptr @1, i32 %A17)
    #dbg_value(i32 %A17, !3, !DIExpression(), !6)
  ret void
}


!llvm.module.flags = !{!0}
!0 = !{!11, !11, i64 0}
!1 = !{!11, !11, i64 0}
!2 = !{!11, !11, i64 0}
!3 = !{!11, !11, i64 0}
!4 = !{!11, !11, i64 0}
!5 = !{!11, !11, i64 0}
!6 = !{!11, !11, i64 0}
!7 = !{!11, !11, i64 0}
!8 = !{!11, !11, i64 0}
!9 = !{!11, !11, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!15 = distinct !DICompileUnit(language: DW_LANG_C99, file: !0, producer: "clang version 22.1.8 (git)", isOptimized: true)

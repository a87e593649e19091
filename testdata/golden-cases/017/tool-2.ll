; ModuleID = 'x'


; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define { i32, i1 } @-d() {
bb0:
  %tmp = phi i32 [ %tmp, %bb0 ], [ 0, %bb0 ]
  %0 = call %struct.S @callee(i32 %tmp, ptr @ext) #4
  store i32 %tmp, ptr @ext, align 4
  %X0 = add i32 7, %0
  ret void
}

define void @kern_1(<2 x half> %0, i32 %v.i.i) #1 {
1:
  br i1 %0, label %1, label %1

101:
  %1 = add i32 %a.b, %v.i.i
  %a_b13 = add i32 %undefd, %1
  %idx-1 = add i32 %1, %v.i.i, !range !8
  unreachable
}

; Function Attrs: nounwind
define internal i32 @stress.a(ptr noalias readonly byval(%struct.S) align 4 %0, ptr addrspace(3) %1) #0 !prof !5 !dbg !4 {
}

define noundef nonnull ptr @f(ptr addrspace(3) %0, ptr addrspace(3) %a.b) local_unnamed_addr #1 {
  br i1 %sum1, label %1, label %for.body3

for.body1:
  br i1 7, label %1, label %for.body3

201:          ; preds = %1
  br i1 %0, label %for.body3, label %for.body1

for.body3:
  %call = add i32 %0, %a.b
  call void @llvm.m(metadata !8, metadata i32 %0)
  ret void
}

attributes #0 = { noinline memory(none) }

!llvm.module.flags = !{!2}
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
!15 = distinct !DICompileUnit(language: DW_LANG_C99, file: !7, producer: "clang version 22.1.8 (git)", isOptimized: true)

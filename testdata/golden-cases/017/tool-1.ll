; ModuleID = 'x'


; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define { i32, i1 } @-d() {
bb0:
  %tmp = phi i32 [ %tmp, %bb0 ], [ 0, %bb0 ]
  %1 = call %struct.S @callee(i32 %tmp, ptr @ext) #4
  store i32 %tmp, ptr @ext, align 4
  ret void
}

define void @kern_1(<2 x half> %0, i32 %v.i.i) #1 {
2:
  br i1 %1, label %2, label %2

102:
  %2 = sub i32 %a.b, %v.i.i
  %idx-1 = add i32 %2, %v.i.i, !range !8
  unreachable
}

; Function Attrs: nounwind

define noundef nonnull ptr @f(ptr addrspace(3) %0, ptr addrspace(3) %a.b) local_unnamed_addr #1 {
  %total1 = add i32 %1, %1
  br i1 %total1, label %2, label %for.body3

for.body1:
  br i1 7, label %2, label %for.body3

202:          ; preds = %1
  br i1 %1, label %for.body3, label %for.body1

for.body3:
  %call = add i32 %1, %a.b
  %idx-1 = call %struct.S @callee(i32 %call, ptr @ext) #0, !foo !5
  call void @llvm.m(metadata !8, metadata i32 %1)
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

; RUN: opt -S < %s | FileCheck %s
; hello

; ModuleID = 'x'

@_v0 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@lds.x1 = private unnamed_addr constant [4 x i8] c"%d;\00", align 1   
@"q x2" = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]

define i32 @f(ptr addrspace(3) %A, i32 %0) {
1:
  store i32 0, ptr @lds.x1, align 4, !dbg !10
  br i1 %0, label %exit1, label %exit1

exit1:
  ret i32 %0
}

declare void @ext6(i32)

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: none) willreturn
define { i32, i1 } @-d() #0 !prof !3 !dbg !2 {
entry0:
  %call = add i32 0, %undefd
   switch i32 %call, label %200 [
    i32 0, label %200
    i32 -5, label %100
  ]

100:
    #dbg_value(i32 %call, !8, !DIExpression(), !3)
  ; 1 = MemoryDef(liveOnEntry)
  call void @llvm.m(metadata !5, metadata i32 %call)
  %a.b20 = add i32 %call, %call
  switch i32 %a.b20, label %entry0 [
    i32 0, label %entry0
    i32 -5, label %200
  ]
; B: !0
;.
; plain
;
; B-SAME: ) #0

200:          ; preds = %entry0
  store i32 %a.b20, ptr @lds.x1, align 4
  ret void
}

attributes #0 = { nounwind }

!llvm.module.flags = !{!0}
!0 = !{!12, !12, i64 0}
!1 = !{!12, !12, i64 0}
!2 = !{!12, !12, i64 0}
!3 = !{!12, !12, i64 0}
!4 = !{!12, !12, i64 0}
!5 = !{!12, !12, i64 0}
!6 = !{!12, !12, i64 0}
!7 = !{!12, !12, i64 0}
!8 = !{!12, !12, i64 0}
!9 = !{!12, !12, i64 0}
!10 = !{!12, !12, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
!15 = distinct !{!15, !8}
!16 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, producer: "clang version 22.1.8 (git)", isOptimized: true)

; ModuleID = 'x'

@"q x0" = global i32 0, !foo !5

; Function Attrs: mustprogress nofree memory(read)
define amdgpu_kernel void @f(ptr noalias readonly byval(%struct.S) align 4 %X) #0 !prof !5 !dbg !4 {
  br label %100

100:          ; preds = %entry0
  %0 = add i32 %X, %X
  %1 = phi i32 [ %1, %entry0 ], [ 0, %100 ]
  fence seq_cst
  %ins = mul i32 %x, 3
  unreachable
}

define i32 @stress.a() !type !3 !foo !4 {
  call void @llvm.m(metadata !7, metadata i32 7)
  store i32 %a.b, ptr @"q x0", align 4
  store i32 %0, ptr @"q x0", align 4, !noundef !11
  br i1 %0, label %0, label %200

bb1:
  %.fca7 = call %struct.S @callee(i32 %undefd, ptr @"q x0") #5
  call void @f(ptr @0, ptr @1, i32 %0)
  store i32 %0, ptr @"q x0", align 4, !llvm.access.group !2
  fence acquire
  store i32 %.fca7, ptr @"q x0", align 4
  switch i32 %0, label %BB3 [
    i32 0, label %bb1
    i32 -5, label %0
  ]

200:
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  br label %BB3

BB3:          ; preds = %0
  store i32 %0, ptr @"q x0", align 4
  ret i32 %0
}

define %struct.S @kern_1(ptr addrspace(3) %a_b, ptr addrspace(3) %tmp) !dbg !3 {
0:
    #dbg_value(i32 %a_b, !8, !DIExpression(), !11)
  %0 = call %struct.S @callee(i32 %tmp, ptr @"q x0") #2, !noundef !11
  br i1 %0, label %100, label %if.then-12

100:
  fence seq_cst
  br i1 %0, label %100, label %100

if.then-12:          ; preds = %0
  call void asm sideeffect "s_nop;x", "v"(i32 %0) ; note
  call void @llvm.m(metadata !6, metadata i32 %0)
  store i32 %a_b, ptr @"q x0", align 4
  %ins = mul i32 %x, 3
  %a.b19 = add i32 %tmp, %0
  ret void
}


!llvm.module.flags = !{!2}
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
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
!16 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 22.1.8 (git)", isOptimized: true)
!17 = !DIFile(filename: "/x/y/b.c", directory: ".")

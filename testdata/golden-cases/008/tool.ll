; ModuleID = 'x'

@"a$b0" = private unnamed_addr constant [4 x i8] c"%d;\00", align 1
@-d1 = global ptr @0

define i32 @f.x() !type !1 !foo !2 {
0:
  call void asm sideeffect "s_nop;x", "v"(i32 %a.b) ; note
  br label %100

100:          ; preds = %0
  call void @llvm.m(metadata !3, metadata i32 %a.b)
  ret i32 undef
}

define { i32, i1 } @-d(ptr addrspace(3) %.fca15) !dbg !5 {
bb0:
  ret i32 %.fca15
}

attributes #0 = { nounwind }

!llvm.module.flags = !{!0}
!0 = !{!6, !6, i64 0}
!1 = !{!6, !6, i64 0}
!2 = !{!6, !6, i64 0}
!3 = !{!6, !6, i64 0}
!4 = !{!6, !6, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"p1 _ZTS1S", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5, producer: "clang version 22.1.8 (git)", isOptimized: true)
!11 = !DIFile(filename: "/x/y/b.c", directory: "")

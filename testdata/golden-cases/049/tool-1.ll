; ModuleID = 'x'

@"a$b0" = global ptr @0
@-d1 = internal addrspace(3) global [4 x i32] poison, align 4
@_v2 = global i32 0, !foo !6

define noundef nonnull ptr @f.x(ptr noalias readonly byval(%struct.S) align 4 %sum18, ptr addrspace(3) %X17, ptr noalias readonly byval(%struct.S) align 4 %0) !dbg !5 {
  br i1 %sum18, label %1, label %1

entry1:
  %7 = xor i32 %0, -1
  %7 = xor i32 %0, -1
  ret void
}

define %struct.S @kern_1(i32 %x10) {
  ret void
}

attributes #0 = { nounwind }
attributes #1 = { nounwind }

!llvm.module.flags = !{!0}
!0 = !{!2, !2, i64 0}
!1 = !{!2, !2, i64 0}
!2 = !{!"any pointer", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!6 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5, producer: "clang version 22.1.8 (git)", isOptimized: true)

; ModuleID = 'd.c'
source_filename = "d.c"
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc19.33.0"

; Function Attrs: nounwind uwtable
define dso_local i32 @seh(i32 noundef %0) #0 personality ptr @__C_specific_handler !dbg !10 {
  %2 = alloca i32, align 4, !DIAssignID !16
    #dbg_assign(i1 poison, !15, !DIExpression(), !16, ptr %2, !DIExpression(), !17)
  call void (...) @llvm.localescape(ptr nonnull %2)
  store i32 %0, ptr %2, align 4, !DIAssignID !18
    #dbg_assign(i32 %0, !15, !DIExpression(), !18, ptr %2, !DIExpression(), !17)
  %3 = invoke i32 @may(i32 noundef %0) #6
          to label %10 unwind label %4, !dbg !19

4:                                                ; preds = %1
  %5 = catchswitch within none [label %6] unwind to caller, !dbg !19

6:                                                ; preds = %4
  %7 = catchpad within %5 [ptr @"?filt$0@0@seh@@"], !dbg !19
  catchret from %7 to label %8, !dbg !19

8:                                                ; preds = %6
  %9 = call i32 @llvm.eh.exceptioncode(token %7), !dbg !19
  br label %18, !dbg !21

10:                                               ; preds = %1
  store i32 %3, ptr %2, align 4, !dbg !19, !DIAssignID !23
    #dbg_assign(i32 %3, !15, !DIExpression(), !23, ptr %2, !DIExpression(), !17)
  %11 = invoke i32 @may(i32 noundef 2) #6
          to label %12 unwind label %15, !dbg !24

12:                                               ; preds = %10
    #dbg_value(ptr poison, !26, !DIExpression(), !34)
    #dbg_value(i8 0, !31, !DIExpression(), !34)
  %13 = call i32 @may(i32 noundef 3) #7, !dbg !36
  %14 = load i32, ptr %2, align 4, !dbg !38
  br label %18, !dbg !38

15:                                               ; preds = %10
  %16 = cleanuppad within none [], !dbg !24
    #dbg_value(ptr poison, !26, !DIExpression(), !39)
    #dbg_value(i8 1, !31, !DIExpression(), !39)
  %17 = call i32 @may(i32 noundef 3) #7 [ "funclet"(token %16) ], !dbg !41
  cleanupret from %16 unwind to caller, !dbg !24

18:                                               ; preds = %12, %8
  %19 = phi i32 [ %14, %12 ], [ 4, %8 ], !dbg !38
  ret i32 %19, !dbg !38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal range(i32 0, 2) i32 @"?filt$0@0@seh@@"(ptr readnone captures(none) %0, ptr noundef readonly %1) #1 !dbg !42 {
  %3 = tail call ptr @llvm.eh.recoverfp(ptr nonnull @seh, ptr %1)
  %4 = tail call ptr @llvm.localrecover(ptr nonnull @seh, ptr %3, i32 0)
    #dbg_value(ptr %1, !44, !DIExpression(), !46)
    #dbg_value(ptr poison, !45, !DIExpression(), !46)
  %5 = load i32, ptr %4, align 4, !dbg !47
  %6 = icmp eq i32 %5, 3, !dbg !47
  %7 = zext i1 %6 to i32, !dbg !47
  ret i32 %7, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.eh.recoverfp(ptr, ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.localrecover(ptr, ptr, i32 immarg) #2

declare dso_local i32 @may(i32 noundef) local_unnamed_addr #3

declare dso_local i32 @__C_specific_handler(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.exceptioncode(token) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.localescape(...) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { noinline }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "d.c", directory: "/tmp/cs", checksumkind: CSK_MD5, checksum: "bde44373659a190a868f9ba214bb60d3")
!2 = !{i32 2, !"CodeView", i32 1}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 2}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"uwtable", i32 2}
!7 = !{i32 1, !"MaxTLSAlign", i32 65536}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = distinct !DISubprogram(name: "seh", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!15}
!15 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 3, type: !13)
!16 = distinct !DIAssignID()
!17 = !DILocation(line: 0, scope: !10)
!18 = distinct !DIAssignID()
!19 = !DILocation(line: 3, scope: !20)
!20 = distinct !DILexicalBlock(scope: !10, file: !1, line: 3)
!21 = !DILocation(line: 3, scope: !22)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 3)
!23 = distinct !DIAssignID()
!24 = !DILocation(line: 3, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 3)
!26 = !DILocalVariable(name: "frame_pointer", arg: 2, scope: !27, type: !33, flags: DIFlagArtificial)
!27 = distinct !DISubprogram(linkageName: "?fin$0@0@seh@@", scope: !1, file: !1, line: 3, type: !28, scopeLine: 3, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{}
!30 = !{!26, !31}
!31 = !DILocalVariable(name: "abnormal_termination", arg: 1, scope: !27, type: !32, flags: DIFlagArtificial)
!32 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!34 = !DILocation(line: 0, scope: !27, inlinedAt: !35)
!35 = distinct !DILocation(line: 3, scope: !25)
!36 = !DILocation(line: 3, scope: !37, inlinedAt: !35)
!37 = distinct !DILexicalBlock(scope: !27, file: !1, line: 3)
!38 = !DILocation(line: 3, scope: !10)
!39 = !DILocation(line: 0, scope: !27, inlinedAt: !40)
!40 = distinct !DILocation(line: 3, scope: !25)
!41 = !DILocation(line: 3, scope: !37, inlinedAt: !40)
!42 = distinct !DISubprogram(linkageName: "?filt$0@0@seh@@", scope: !1, file: !1, line: 3, type: !28, scopeLine: 3, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !43)
!43 = !{!44, !45}
!44 = !DILocalVariable(name: "frame_pointer", arg: 2, scope: !42, type: !33, flags: DIFlagArtificial)
!45 = !DILocalVariable(name: "exception_pointers", arg: 1, scope: !42, type: !33, flags: DIFlagArtificial)
!46 = !DILocation(line: 0, scope: !42)
!47 = !DILocation(line: 3, scope: !42)

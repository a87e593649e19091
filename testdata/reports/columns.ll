; ModuleID = 'columns.hip'
source_filename = "columns.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ7columnsPKfPfE4tile = internal unnamed_addr addrspace(3) global [4096 x float] undef, align 16, !dbg !0
@__hip_cuid_365ae033dea13b82 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_365ae033dea13b82 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @_Z7columnsPKfPf(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr addrspace(1) %0, !20, !DIExpression(), !37)
    #dbg_value(ptr addrspace(1) %1, !21, !DIExpression(), !37)
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !38
    #dbg_value(i32 %3, !22, !DIExpression(), !37)
    #dbg_value(i32 0, !24, !DIExpression(), !39)
  %4 = shl nuw nsw i32 %3, 6
    #dbg_value(i32 0, !24, !DIExpression(), !39)
    #dbg_value(i32 0, !24, !DIExpression(), !39)
  %5 = zext nneg i32 %3 to i64, !dbg !40
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5, !dbg !40
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !40, !tbaa !42
  %8 = getelementptr inbounds [4096 x float], ptr addrspace(3) @_ZZ7columnsPKfPfE4tile, i32 0, i32 %4, !dbg !46
    #dbg_value(i32 1, !24, !DIExpression(), !39)
  %9 = zext nneg i32 %3 to i64, !dbg !40
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9, !dbg !40
  %11 = getelementptr inbounds i8, ptr addrspace(1) %10, i64 256, !dbg !40
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !40, !tbaa !42
  %13 = insertelement <2 x float> poison, float %7, i64 0, !dbg !47
  %14 = insertelement <2 x float> %13, float %12, i64 1, !dbg !47
  store <2 x float> %14, ptr addrspace(3) %8, align 16, !dbg !47, !tbaa !42
    #dbg_value(i32 2, !24, !DIExpression(), !39)
  %15 = zext nneg i32 %3 to i64, !dbg !40
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15, !dbg !40
  %17 = getelementptr inbounds i8, ptr addrspace(1) %16, i64 512, !dbg !40
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !40, !tbaa !42
  %19 = or disjoint i32 %4, 2, !dbg !48
  %20 = getelementptr inbounds [4096 x float], ptr addrspace(3) @_ZZ7columnsPKfPfE4tile, i32 0, i32 %19, !dbg !46
    #dbg_value(i32 3, !24, !DIExpression(), !39)
  %21 = zext nneg i32 %3 to i64, !dbg !40
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21, !dbg !40
  %23 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 768, !dbg !40
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !40, !tbaa !42
  %25 = insertelement <2 x float> poison, float %18, i64 0, !dbg !47
  %26 = insertelement <2 x float> %25, float %24, i64 1, !dbg !47
  store <2 x float> %26, ptr addrspace(3) %20, align 8, !dbg !47, !tbaa !42
    #dbg_value(i32 4, !24, !DIExpression(), !39)
    #dbg_value(ptr addrspace(1) %1, !21, !DIExpression(), !37)
  fence syncscope("workgroup") release, !dbg !49
  tail call void @llvm.amdgcn.s.barrier(), !dbg !50
  fence syncscope("workgroup") acquire, !dbg !51
  %27 = getelementptr inbounds [4096 x float], ptr addrspace(3) @_ZZ7columnsPKfPfE4tile, i32 0, i32 %3, !dbg !52
  %28 = load float, ptr addrspace(3) %27, align 4, !dbg !52, !tbaa !42
  %29 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5, !dbg !53
  store float %28, ptr addrspace(1) %29, align 4, !dbg !54, !tbaa !42
  ret void, !dbg !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 2, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 5, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "columns", linkageName: "_Z7columnsPKfPf", scope: !3, file: !3, line: 4, type: !4, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !19)
!3 = !DIFile(filename: "columns.hip", directory: ".", checksumkind: CSK_MD5, checksum: "e9024466f7c3d0f4d90cf5f3efdda165")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 80, elements: !17)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 10)
!19 = !{!20, !21, !22, !24}
!20 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 4, type: !6)
!21 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 4, type: !9)
!22 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 6, type: !23)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DILocalVariable(name: "k", scope: !25, file: !3, line: 8, type: !26)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 3)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 131072, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 4096)
!30 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!31 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!37 = !DILocation(line: 0, scope: !2)
!38 = !DILocation(line: 6, column: 16, scope: !2)
!39 = !DILocation(line: 0, scope: !25)
!40 = !DILocation(line: 9, column: 24, scope: !41)
!41 = distinct !DILexicalBlock(scope: !25, file: !3, line: 8, column: 3)
!42 = !{!43, !43, i64 0}
!43 = !{!"float", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = !DILocation(line: 9, column: 5, scope: !41)
!47 = !DILocation(line: 9, column: 22, scope: !41)
!48 = !DILocation(line: 9, column: 17, scope: !41)
!49 = !DILocation(line: 10, column: 3, scope: !2)
!50 = !DILocation(line: 11, column: 3, scope: !2)
!51 = !DILocation(line: 12, column: 3, scope: !2)
!52 = !DILocation(line: 13, column: 12, scope: !2)
!53 = !DILocation(line: 13, column: 3, scope: !2)
!54 = !DILocation(line: 13, column: 10, scope: !2)
!55 = !DILocation(line: 14, column: 1, scope: !2)

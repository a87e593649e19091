; ModuleID = 'reverse.hip'
source_filename = "reverse.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@tile = hidden local_unnamed_addr addrspace(3) global [256 x float] undef, align 16, !dbg !0
@__hip_cuid_d3a3430b96e5368 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_d3a3430b96e5368 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @reverse(ptr addrspace(1) nocapture noundef %0) local_unnamed_addr #0 !dbg !24 {
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(), !32)
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !33
    #dbg_value(i32 %2, !30, !DIExpression(), !32)
  %3 = zext nneg i32 %2 to i64, !dbg !34
  %4 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %3, !dbg !34
  %5 = load float, ptr addrspace(1) %4, align 4, !dbg !34, !tbaa !35
  %6 = getelementptr inbounds [256 x float], ptr addrspace(3) @tile, i32 0, i32 %2, !dbg !39
  store float %5, ptr addrspace(3) %6, align 4, !dbg !40, !tbaa !35
  fence syncscope("workgroup") release, !dbg !41
  tail call void @llvm.amdgcn.s.barrier(), !dbg !46
  fence syncscope("workgroup") acquire, !dbg !47
  %7 = sub nsw i32 256, %2, !dbg !48
  %8 = getelementptr inbounds [256 x float], ptr addrspace(3) @tile, i32 0, i32 %7, !dbg !49
  %9 = load float, ptr addrspace(3) %8, align 4, !dbg !49, !tbaa !35
  store float %9, ptr addrspace(1) %4, align 4, !dbg !50, !tbaa !35
  ret void, !dbg !51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 2, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 14, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "reverse.hip", directory: ".", checksumkind: CSK_MD5, checksum: "166feb0482062b8a7825a6f32729f97e")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !10)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 8192, elements: !14)
!13 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!14 = !{!15}
!15 = !DISubrange(count: 256)
!16 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!17 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!23 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!24 = distinct !DISubprogram(name: "reverse", scope: !3, file: !3, line: 16, type: !25, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !28)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!28 = !{!29, !30}
!29 = !DILocalVariable(name: "data", arg: 1, scope: !24, file: !3, line: 16, type: !27)
!30 = !DILocalVariable(name: "item", scope: !24, file: !3, line: 17, type: !31)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 0, scope: !24)
!33 = !DILocation(line: 17, column: 19, scope: !24)
!34 = !DILocation(line: 18, column: 16, scope: !24)
!35 = !{!36, !36, i64 0}
!36 = !{!"float", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = !DILocation(line: 18, column: 3, scope: !24)
!40 = !DILocation(line: 18, column: 14, scope: !24)
!41 = !DILocation(line: 8, column: 3, scope: !42, inlinedAt: !45)
!42 = distinct !DISubprogram(name: "__syncthreads", linkageName: "_ZL13__syncthreadsv", scope: !3, file: !3, line: 7, type: !43, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!43 = !DISubroutineType(types: !44)
!44 = !{null}
!45 = distinct !DILocation(line: 19, column: 3, scope: !24)
!46 = !DILocation(line: 9, column: 3, scope: !42, inlinedAt: !45)
!47 = !DILocation(line: 10, column: 3, scope: !42, inlinedAt: !45)
!48 = !DILocation(line: 20, column: 25, scope: !24)
!49 = !DILocation(line: 20, column: 16, scope: !24)
!50 = !DILocation(line: 20, column: 14, scope: !24)
!51 = !DILocation(line: 21, column: 1, scope: !24)

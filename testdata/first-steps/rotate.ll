; ModuleID = 'rotate.cl'
source_filename = "rotate.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @rotate_left(ptr addrspace(1) nocapture noundef align 4 %0, ptr addrspace(3) nocapture noundef align 4 %1) local_unnamed_addr #0 !dbg !9 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
    #dbg_value(ptr addrspace(1) %0, !16, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !26)
    #dbg_value(ptr addrspace(3) %1, !17, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !26)
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !27
    #dbg_value(i32 %3, !18, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !26)
  %4 = zext nneg i32 %3 to i64, !dbg !28
  %5 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %4, !dbg !28
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !28, !tbaa !29
  %7 = getelementptr inbounds float, ptr addrspace(3) %1, i32 %3, !dbg !33
  store float %6, ptr addrspace(3) %7, align 4, !dbg !34, !tbaa !29
  %8 = add nuw nsw i32 %3, 64, !dbg !35
  %9 = and i32 %8, 255, !dbg !36
  %10 = getelementptr inbounds float, ptr addrspace(3) %1, i32 %9, !dbg !37
  %11 = load float, ptr addrspace(3) %10, align 4, !dbg !37, !tbaa !29
  store float %11, ptr addrspace(1) %5, align 4, !dbg !38, !tbaa !29
  ret void, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rotate.cl", directory: ".", checksumkind: CSK_MD5, checksum: "89b4282587086fc5130b75490b33f869")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 2, i32 0}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "rotate_left", scope: !1, file: !1, line: 1, type: !10, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!10 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !11)
!11 = !{null, !12, !14}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 32, dwarfAddressSpace: 2)
!15 = !{!16, !17, !18}
!16 = !DILocalVariable(name: "data", arg: 1, scope: !9, file: !1, line: 1, type: !12)
!17 = !DILocalVariable(name: "tile", arg: 2, scope: !9, file: !1, line: 1, type: !14)
!18 = !DILocalVariable(name: "item", scope: !9, file: !1, line: 2, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !20, line: 129, baseType: !21)
!20 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "e6ba2e9ca1eaf45c753d86ea430e898c")
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !{i32 1, i32 3}
!23 = !{!"none", !"none"}
!24 = !{!"float*", !"float*"}
!25 = !{!"", !""}
!26 = !DILocation(line: 0, scope: !9)
!27 = !DILocation(line: 2, column: 15, scope: !9)
!28 = !DILocation(line: 3, column: 16, scope: !9)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C/C++ TBAA"}
!33 = !DILocation(line: 3, column: 3, scope: !9)
!34 = !DILocation(line: 3, column: 14, scope: !9)
!35 = !DILocation(line: 5, column: 27, scope: !9)
!36 = !DILocation(line: 5, column: 33, scope: !9)
!37 = !DILocation(line: 5, column: 16, scope: !9)
!38 = !DILocation(line: 5, column: 14, scope: !9)
!39 = !DILocation(line: 6, column: 1, scope: !9)

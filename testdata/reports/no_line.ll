; ModuleID = 'two.cl'
source_filename = "two.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@a.t = internal unnamed_addr addrspace(3) global [2048 x i32] undef, align 4, !dbg !0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define hidden void @helper(ptr addrspace(3) noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !37 {
    #dbg_value(ptr addrspace(3) %0, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !45)
    #dbg_value(i32 %1, !43, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !45)
    #dbg_value(i32 %2, !44, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !45)
  %4 = mul nsw i32 %2, %1, !dbg !46
  %5 = getelementptr inbounds i32, ptr addrspace(3) %0, i32 %4, !dbg !47
  store i32 %1, ptr addrspace(3) %5, align 4, !dbg !48, !tbaa !33
  ret void, !dbg !49
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @a(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #1 !dbg !50 !kernel_arg_addr_space !53 !kernel_arg_access_qual !54 !kernel_arg_type !55 !kernel_arg_base_type !55 !kernel_arg_type_qual !56 {
    #dbg_value(ptr addrspace(1) %0, !52, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(ptr addrspace(1) %0, !19, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !58)
  %2 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !60
  %3 = trunc i64 %2 to i32, !dbg !60
    #dbg_value(i32 %3, !20, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !58)
    #dbg_value(i32 0, !21, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
  %4 = shl nsw i32 %3, 7
  %5 = getelementptr inbounds i8, ptr addrspace(3) @a.t, i32 %4
    #dbg_value(i32 0, !21, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
  store i32 %3, ptr addrspace(3) %5, align 4, !tbaa !33
    #dbg_value(i32 poison, !21, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
    #dbg_value(ptr addrspace(3) @a.t, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !62)
    #dbg_value(i32 %3, !43, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !62)
    #dbg_value(i32 32, !44, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !62)
  %6 = shl i64 %2, 32
  %7 = ashr exact i64 %6, 30
  %8 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %7
  %9 = shl i32 %3, 7
  %10 = getelementptr i8, ptr addrspace(3) @a.t, i32 %9
  %11 = getelementptr i8, ptr addrspace(3) %10, i32 4
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !33
  store i32 %12, ptr addrspace(1) %8, align 4, !dbg !66, !tbaa !33
    #dbg_value(ptr addrspace(3) @a.t, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !67)
    #dbg_value(i32 %3, !43, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !67)
    #dbg_value(i32 1, !44, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !67)
  %13 = getelementptr inbounds i32, ptr addrspace(3) @a.t, i32 %3, !dbg !69
  store i32 %3, ptr addrspace(3) %13, align 4, !dbg !70, !tbaa !33
  ret void, !dbg !71
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected void @__clang_ocl_kern_imp_a(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #2 !dbg !2 !kernel_arg_addr_space !53 !kernel_arg_access_qual !54 !kernel_arg_type !55 !kernel_arg_base_type !55 !kernel_arg_type_qual !56 {
    #dbg_value(ptr addrspace(1) %0, !19, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !72)
  %2 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !73
  %3 = trunc i64 %2 to i32, !dbg !73
    #dbg_value(i32 %3, !20, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !72)
    #dbg_value(i32 0, !21, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !74)
  %4 = shl nsw i32 %3, 7
  %5 = getelementptr inbounds i8, ptr addrspace(3) @a.t, i32 %4
    #dbg_value(i32 0, !21, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !74)
  store i32 %3, ptr addrspace(3) %5, align 4, !tbaa !33
    #dbg_value(i32 poison, !21, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !74)
    #dbg_value(ptr addrspace(3) @a.t, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(i32 %3, !43, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(i32 32, !44, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !75)
  %6 = shl i64 %2, 32
  %7 = ashr exact i64 %6, 30
  %8 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %7
  %9 = shl i32 %3, 7
  %10 = getelementptr i8, ptr addrspace(3) @a.t, i32 %9
  %11 = getelementptr i8, ptr addrspace(3) %10, i32 4
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !33
  store i32 %12, ptr addrspace(1) %8, align 4, !dbg !77, !tbaa !33
    #dbg_value(ptr addrspace(3) @a.t, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
    #dbg_value(i32 %3, !43, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
    #dbg_value(i32 1, !44, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !78)
  %13 = getelementptr inbounds i32, ptr addrspace(3) @a.t, i32 %3, !dbg !80
  store i32 %3, ptr addrspace(3) %13, align 4, !dbg !81, !tbaa !33
  ret void, !dbg !82
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @b(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #3 !dbg !83 !kernel_arg_addr_space !53 !kernel_arg_access_qual !54 !kernel_arg_type !55 !kernel_arg_base_type !55 !kernel_arg_type_qual !56 {
    #dbg_value(ptr addrspace(1) %0, !85, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !86)
    #dbg_value(ptr addrspace(1) %0, !14, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !87)
  %2 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !89
  %3 = mul i64 %2, 12, !dbg !90
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %3, !dbg !90
  store i32 1, ptr addrspace(1) %4, align 4, !dbg !91, !tbaa !33
  ret void, !dbg !92
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define protected void @__clang_ocl_kern_imp_b(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #4 !dbg !12 !kernel_arg_addr_space !53 !kernel_arg_access_qual !54 !kernel_arg_type !55 !kernel_arg_base_type !55 !kernel_arg_type_qual !56 {
    #dbg_value(ptr addrspace(1) %0, !14, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !93)
  %2 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !94
  %3 = mul i64 %2, 12, !dbg !95
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %3, !dbg !95
  store i32 1, ptr addrspace(1) %4, align 4, !dbg !96, !tbaa !33
  ret void, !dbg !97
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !98 hidden i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!26, !27, !28, !29, !30}
!opencl.ocl.version = !{!31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 3, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "a", linkageName: "__clang_ocl_kern_imp_a", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !18)
!3 = !DIFile(filename: "no_line.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "6fc3d1719110e86a49a0cfd4a7bc5713")
!4 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!11 = distinct !DIGlobalVariable(name: "u", scope: !12, file: !3, line: 9, type: !15, isLocal: true, isDefinition: true)
!12 = distinct !DISubprogram(name: "b", linkageName: "__clang_ocl_kern_imp_b", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !13)
!13 = !{!14}
!14 = !DILocalVariable(name: "o", arg: 1, scope: !12, file: !3, line: 8, type: !6)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 64)
!18 = !{!19, !20, !21}
!19 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 4, type: !7)
!21 = !DILocalVariable(name: "i", scope: !22, file: !3, line: 5, type: !7)
!22 = distinct !DILexicalBlock(scope: !2, file: !3, line: 5, column: 3)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 65536, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 2048)
!26 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 2, i32 0}
!32 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C/C++ TBAA"}
!37 = distinct !DISubprogram(name: "helper", scope: !3, file: !3, line: 1, type: !38, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !41)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !40, !7, !7}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 32, dwarfAddressSpace: 3)
!41 = !{!42, !43, !44}
!42 = !DILocalVariable(name: "t", arg: 1, scope: !37, file: !3, line: 1, type: !40)
!43 = !DILocalVariable(name: "x", arg: 2, scope: !37, file: !3, line: 1, type: !7)
!44 = !DILocalVariable(name: "s", arg: 3, scope: !37, file: !3, line: 1, type: !7)
!45 = !DILocation(line: 0, scope: !37)
!46 = !DILocation(line: 1, column: 49, scope: !37)
!47 = !DILocation(line: 1, column: 45, scope: !37)
!48 = !DILocation(line: 1, column: 54, scope: !37)
!49 = !DILocation(line: 1, column: 59, scope: !37)
!50 = distinct !DISubprogram(name: "a", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !51)
!51 = !{!52}
!52 = !DILocalVariable(name: "o", arg: 1, scope: !50, file: !3, line: 2, type: !6)
!53 = !{i32 1}
!54 = !{!"none"}
!55 = !{!"int*"}
!56 = !{!""}
!57 = !DILocation(line: 0, scope: !50)
!58 = !DILocation(line: 0, scope: !2, inlinedAt: !59)
!59 = distinct !DILocation(line: 2, column: 34, scope: !50)
!60 = !DILocation(line: 4, column: 11, scope: !2, inlinedAt: !59)
!61 = !DILocation(line: 0, scope: !22, inlinedAt: !59)
!62 = !DILocation(line: 0, scope: !37, inlinedAt: !63)
!63 = distinct !DILocation(line: 5, column: 33, scope: !64, inlinedAt: !59)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 5, column: 31)
!65 = distinct !DILexicalBlock(scope: !22, file: !3, line: 5, column: 3)
!66 = !DILocation(line: 5, column: 56, scope: !64, inlinedAt: !59)
!67 = !DILocation(line: 0, scope: !37, inlinedAt: !68)
!68 = distinct !DILocation(line: 6, column: 3, scope: !2, inlinedAt: !59)
!69 = !DILocation(line: 1, column: 45, scope: !37, inlinedAt: !68)
!70 = !DILocation(line: 1, column: 54, scope: !37, inlinedAt: !68)
!71 = !DILocation(line: 7, column: 1, scope: !50)
!72 = !DILocation(line: 0, scope: !2)
!73 = !DILocation(line: 4, column: 11, scope: !2)
!74 = !DILocation(line: 0, scope: !22)
!75 = !DILocation(line: 0, scope: !37, inlinedAt: !76)
!76 = distinct !DILocation(line: 5, column: 33, scope: !64)
!77 = !DILocation(line: 5, column: 56, scope: !64)
!78 = !DILocation(line: 0, scope: !37, inlinedAt: !79)
!79 = distinct !DILocation(line: 6, column: 3, scope: !2)
!80 = !DILocation(line: 1, column: 45, scope: !37, inlinedAt: !79)
!81 = !DILocation(line: 1, column: 54, scope: !37, inlinedAt: !79)
!82 = !DILocation(line: 7, column: 1, scope: !2)
!83 = distinct !DISubprogram(name: "b", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !84)
!84 = !{!85}
!85 = !DILocalVariable(name: "o", arg: 1, scope: !83, file: !3, line: 8, type: !6)
!86 = !DILocation(line: 0, scope: !83)
!87 = !DILocation(line: 0, scope: !12, inlinedAt: !88)
!88 = distinct !DILocation(line: 8, column: 34, scope: !83)
!89 = !DILocation(line: 10, column: 5, scope: !12, inlinedAt: !88)
!90 = !DILocation(line: 10, column: 27, scope: !12, inlinedAt: !88)
!91 = !DILocation(line: 10, column: 50, scope: !12, inlinedAt: !88)
!92 = !DILocation(line: 11, column: 1, scope: !83)
!93 = !DILocation(line: 0, scope: !12)
!94 = !DILocation(line: 10, column: 5, scope: !12)
!95 = !DILocation(line: 10, column: 27, scope: !12)
!96 = !DILocation(line: 10, column: 50, scope: !12)
!97 = !DILocation(line: 11, column: 1, scope: !12)
!98 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !3, file: !3, line: 4, type: !99, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!101, !102}
!101 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!102 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)

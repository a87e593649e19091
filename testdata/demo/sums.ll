; ModuleID = 'sums.hip'
source_filename = "sums.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@waves = hidden local_unnamed_addr addrspace(3) global [4 x float] undef, align 16, !dbg !0
@tile = hidden local_unnamed_addr addrspace(3) global [256 x float] undef, align 16, !dbg !5
@row = hidden local_unnamed_addr addrspace(3) global [256 x float] undef, align 16, !dbg !11
@result = hidden local_unnamed_addr addrspace(3) global float undef, align 4, !dbg !13
@__hip_cuid_17c7c24e2b29501d = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_17c7c24e2b29501d to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn
define internal fastcc float @sum_of_waves(float noundef %0) unnamed_addr #0 !dbg !35 {
    #dbg_value(float %0, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !40)
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !41
  %3 = and i32 %2, 63, !dbg !48
  %4 = icmp eq i32 %3, 0, !dbg !49
  br i1 %4, label %5, label %8, !dbg !49

5:                                                ; preds = %1
  %6 = lshr exact i32 %2, 4, !dbg !50
  %7 = getelementptr inbounds nuw i8, ptr addrspace(3) @waves, i32 %6, !dbg !50
  store float %0, ptr addrspace(3) %7, align 4, !dbg !51, !tbaa !52
  br label %8, !dbg !50

8:                                                ; preds = %5, %1
  fence syncscope("workgroup") release, !dbg !54
  tail call void @llvm.amdgcn.s.barrier(), !dbg !59
  fence syncscope("workgroup") acquire, !dbg !60
  %9 = load float, ptr addrspace(3) @waves, align 16, !dbg !61, !tbaa !52
  %10 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @waves, i32 4), align 4, !dbg !62, !tbaa !52
  %11 = fadd contract float %9, %10, !dbg !63
  %12 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @waves, i32 8), align 8, !dbg !64, !tbaa !52
  %13 = fadd contract float %11, %12, !dbg !65
  %14 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @waves, i32 12), align 4, !dbg !66, !tbaa !52
  %15 = fadd contract float %13, %14, !dbg !67
  ret float %15, !dbg !68
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @block_sums(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !69 {
    #dbg_value(ptr addrspace(1) %0, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
    #dbg_value(ptr addrspace(1) %1, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !82
  %4 = shl i32 %3, 8, !dbg !85
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !86
  %6 = add i32 %4, %5, !dbg !88
  %7 = zext i32 %6 to i64, !dbg !89
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7, !dbg !89
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !89, !tbaa !52
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i32 %5, !dbg !90
  store float %9, ptr addrspace(3) %10, align 4, !dbg !91, !tbaa !52
  fence syncscope("workgroup") release, !dbg !92
  tail call void @llvm.amdgcn.s.barrier(), !dbg !94
  fence syncscope("workgroup") acquire, !dbg !95
    #dbg_value(i32 32, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %11 = and i32 %5, 63
    #dbg_value(i32 32, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i32 %5
  br label %17, !dbg !97

13:                                               ; preds = %25
  %14 = load float, ptr addrspace(3) %10, align 4, !dbg !98, !tbaa !52
  %15 = tail call contract fastcc float @sum_of_waves(float noundef %14) #5, !dbg !99
    #dbg_value(float %15, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %16 = icmp eq i32 %5, 0, !dbg !100
  br i1 %16, label %28, label %31, !dbg !100

17:                                               ; preds = %2, %25
  %18 = phi i32 [ 32, %2 ], [ %26, %25 ]
    #dbg_value(i32 %18, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %19 = icmp samesign ult i32 %11, %18, !dbg !102
  br i1 %19, label %20, label %25, !dbg !102

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) %12, i32 %18, !dbg !106
  %22 = load float, ptr addrspace(3) %21, align 4, !dbg !106, !tbaa !52
  %23 = load float, ptr addrspace(3) %10, align 4, !dbg !107, !tbaa !52
  %24 = fadd contract float %22, %23, !dbg !107
  store float %24, ptr addrspace(3) %10, align 4, !dbg !107, !tbaa !52
  br label %25, !dbg !108

25:                                               ; preds = %20, %17
  fence syncscope("workgroup") release, !dbg !109
  tail call void @llvm.amdgcn.s.barrier(), !dbg !111
  fence syncscope("workgroup") acquire, !dbg !112
  %26 = lshr i32 %18, 1, !dbg !113
    #dbg_value(i32 %26, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %27 = icmp eq i32 %26, 0, !dbg !114
  br i1 %27, label %13, label %17, !dbg !97, !llvm.loop !115

28:                                               ; preds = %13
  %29 = zext i32 %3 to i64, !dbg !119
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %29, !dbg !119
  store float %15, ptr addrspace(1) %30, align 4, !dbg !120, !tbaa !52
  br label %31, !dbg !119

31:                                               ; preds = %28, %13
  ret void, !dbg !121
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @block_sums_wrong(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !122 {
    #dbg_value(ptr addrspace(1) %0, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !128)
    #dbg_value(ptr addrspace(1) %1, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !128)
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !129
  %4 = shl i32 %3, 8, !dbg !131
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !132
  %6 = add i32 %4, %5, !dbg !134
  %7 = zext i32 %6 to i64, !dbg !135
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7, !dbg !135
  %9 = load float, ptr addrspace(1) %8, align 4, !dbg !135, !tbaa !52
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %5, !dbg !136
  store float %9, ptr addrspace(3) %10, align 4, !dbg !137, !tbaa !52
  fence syncscope("workgroup") release, !dbg !138
  tail call void @llvm.amdgcn.s.barrier(), !dbg !140
  fence syncscope("workgroup") acquire, !dbg !141
    #dbg_value(i32 128, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !142)
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %5
  br label %14, !dbg !143

12:                                               ; preds = %22
  %13 = icmp eq i32 %5, 0, !dbg !144
  br i1 %13, label %25, label %27, !dbg !144

14:                                               ; preds = %2, %22
  %15 = phi i32 [ 128, %2 ], [ %23, %22 ]
    #dbg_value(i32 %15, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !142)
  %16 = icmp samesign ugt i32 %5, %15, !dbg !146
  br i1 %16, label %22, label %17, !dbg !146

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) %11, i32 %15, !dbg !150
  %19 = load float, ptr addrspace(3) %18, align 4, !dbg !150, !tbaa !52
  %20 = load float, ptr addrspace(3) %10, align 4, !dbg !151, !tbaa !52
  %21 = fadd contract float %19, %20, !dbg !151
  store float %21, ptr addrspace(3) %10, align 4, !dbg !151, !tbaa !52
  br label %22, !dbg !152

22:                                               ; preds = %17, %14
  fence syncscope("workgroup") release, !dbg !153
  tail call void @llvm.amdgcn.s.barrier(), !dbg !155
  fence syncscope("workgroup") acquire, !dbg !156
  %23 = lshr i32 %15, 1, !dbg !157
    #dbg_value(i32 %23, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !142)
  %24 = icmp eq i32 %23, 0, !dbg !158
  br i1 %24, label %12, label %14, !dbg !143, !llvm.loop !159

25:                                               ; preds = %12
  %26 = load float, ptr addrspace(3) @row, align 16, !dbg !161, !tbaa !52
  store float %26, ptr addrspace(3) @result, align 4, !dbg !162, !tbaa !52
  br label %27, !dbg !163

27:                                               ; preds = %25, %12
  fence syncscope("workgroup") release, !dbg !164
  tail call void @llvm.amdgcn.s.barrier(), !dbg !166
  fence syncscope("workgroup") acquire, !dbg !167
  %28 = icmp eq i32 %5, 1, !dbg !168
  br i1 %28, label %29, label %33, !dbg !168

29:                                               ; preds = %27
  %30 = load float, ptr addrspace(3) @result, align 4, !dbg !170, !tbaa !52
  %31 = zext i32 %3 to i64, !dbg !171
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %31, !dbg !171
  store float %30, ptr addrspace(1) %32, align 4, !dbg !172, !tbaa !52
  br label %33, !dbg !171

33:                                               ; preds = %29, %27
  ret void, !dbg !173
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30}
!llvm.errno.tbaa = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "waves", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sums.hip", directory: ".", checksumkind: CSK_MD5, checksum: "f7a444932dd06a146b8dec92a01eceb2")
!4 = !{!0, !5, !11, !13, !15}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !9)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !{!10}
!10 = !DISubrange(count: 256)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!12 = distinct !DIGlobalVariable(name: "row", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "result", scope: !2, file: !3, line: 9, type: !8, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 80, elements: !20)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!26 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C++ TBAA"}
!35 = distinct !DISubprogram(name: "sum_of_waves", scope: !3, file: !3, line: 22, type: !36, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!8, !8}
!38 = !{!39}
!39 = !DILocalVariable(name: "mine", arg: 1, scope: !35, file: !3, line: 22, type: !8)
!40 = !DILocation(line: 0, scope: !35)
!41 = !DILocation(line: 12, column: 44, scope: !42, inlinedAt: !46)
!42 = distinct !DISubprogram(name: "item", linkageName: "_ZL4itemv", scope: !3, file: !3, line: 12, type: !43, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!43 = !DISubroutineType(types: !44)
!44 = !{!45}
!45 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!46 = distinct !DILocation(line: 23, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !35, file: !3, line: 23, column: 7)
!48 = !DILocation(line: 23, column: 14, scope: !47)
!49 = !DILocation(line: 23, column: 19, scope: !47)
!50 = !DILocation(line: 24, column: 5, scope: !47)
!51 = !DILocation(line: 24, column: 24, scope: !47)
!52 = !{!53, !53, i64 0}
!53 = !{!"float", !33, i64 0}
!54 = !DILocation(line: 16, column: 3, scope: !55, inlinedAt: !58)
!55 = distinct !DISubprogram(name: "barrier", linkageName: "_ZL7barrierv", scope: !3, file: !3, line: 15, type: !56, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!56 = !DISubroutineType(types: !57)
!57 = !{null}
!58 = distinct !DILocation(line: 25, column: 3, scope: !35)
!59 = !DILocation(line: 17, column: 3, scope: !55, inlinedAt: !58)
!60 = !DILocation(line: 18, column: 3, scope: !55, inlinedAt: !58)
!61 = !DILocation(line: 26, column: 10, scope: !35)
!62 = !DILocation(line: 26, column: 21, scope: !35)
!63 = !DILocation(line: 26, column: 19, scope: !35)
!64 = !DILocation(line: 26, column: 32, scope: !35)
!65 = !DILocation(line: 26, column: 30, scope: !35)
!66 = !DILocation(line: 26, column: 43, scope: !35)
!67 = !DILocation(line: 26, column: 41, scope: !35)
!68 = !DILocation(line: 26, column: 3, scope: !35)
!69 = distinct !DISubprogram(name: "block_sums", scope: !3, file: !3, line: 29, type: !70, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !75)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !72, !74}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64, dwarfAddressSpace: 1)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)
!75 = !{!76, !77, !78, !80}
!76 = !DILocalVariable(name: "in", arg: 1, scope: !69, file: !3, line: 29, type: !72)
!77 = !DILocalVariable(name: "out", arg: 2, scope: !69, file: !3, line: 29, type: !74)
!78 = !DILocalVariable(name: "step", scope: !79, file: !3, line: 32, type: !45)
!79 = distinct !DILexicalBlock(scope: !69, file: !3, line: 32, column: 3)
!80 = !DILocalVariable(name: "sum", scope: !69, file: !3, line: 37, type: !8)
!81 = !DILocation(line: 0, scope: !69)
!82 = !DILocation(line: 13, column: 45, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "group", linkageName: "_ZL5groupv", scope: !3, file: !3, line: 13, type: !43, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!84 = distinct !DILocation(line: 30, column: 21, scope: !69)
!85 = !DILocation(line: 30, column: 29, scope: !69)
!86 = !DILocation(line: 12, column: 44, scope: !42, inlinedAt: !87)
!87 = distinct !DILocation(line: 30, column: 37, scope: !69)
!88 = !DILocation(line: 30, column: 35, scope: !69)
!89 = !DILocation(line: 30, column: 18, scope: !69)
!90 = !DILocation(line: 30, column: 3, scope: !69)
!91 = !DILocation(line: 30, column: 16, scope: !69)
!92 = !DILocation(line: 16, column: 3, scope: !55, inlinedAt: !93)
!93 = distinct !DILocation(line: 31, column: 3, scope: !69)
!94 = !DILocation(line: 17, column: 3, scope: !55, inlinedAt: !93)
!95 = !DILocation(line: 18, column: 3, scope: !55, inlinedAt: !93)
!96 = !DILocation(line: 0, scope: !79)
!97 = !DILocation(line: 32, column: 3, scope: !79)
!98 = !DILocation(line: 37, column: 28, scope: !69)
!99 = !DILocation(line: 37, column: 15, scope: !69)
!100 = !DILocation(line: 38, column: 14, scope: !101)
!101 = distinct !DILexicalBlock(scope: !69, file: !3, line: 38, column: 7)
!102 = !DILocation(line: 33, column: 21, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 33, column: 9)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 32, column: 49)
!105 = distinct !DILexicalBlock(scope: !79, file: !3, line: 32, column: 3)
!106 = !DILocation(line: 34, column: 23, scope: !103)
!107 = !DILocation(line: 34, column: 20, scope: !103)
!108 = !DILocation(line: 34, column: 7, scope: !103)
!109 = !DILocation(line: 16, column: 3, scope: !55, inlinedAt: !110)
!110 = distinct !DILocation(line: 35, column: 5, scope: !104)
!111 = !DILocation(line: 17, column: 3, scope: !55, inlinedAt: !110)
!112 = !DILocation(line: 18, column: 3, scope: !55, inlinedAt: !110)
!113 = !DILocation(line: 32, column: 43, scope: !105)
!114 = !DILocation(line: 32, column: 33, scope: !105)
!115 = distinct !{!115, !97, !116, !117, !118}
!116 = !DILocation(line: 36, column: 3, scope: !79)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !{!"llvm.loop.unroll.disable"}
!119 = !DILocation(line: 39, column: 5, scope: !101)
!120 = !DILocation(line: 39, column: 18, scope: !101)
!121 = !DILocation(line: 40, column: 1, scope: !69)
!122 = distinct !DISubprogram(name: "block_sums_wrong", scope: !3, file: !3, line: 43, type: !70, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !123)
!123 = !{!124, !125, !126}
!124 = !DILocalVariable(name: "in", arg: 1, scope: !122, file: !3, line: 43, type: !72)
!125 = !DILocalVariable(name: "out", arg: 2, scope: !122, file: !3, line: 43, type: !74)
!126 = !DILocalVariable(name: "step", scope: !127, file: !3, line: 46, type: !45)
!127 = distinct !DILexicalBlock(scope: !122, file: !3, line: 46, column: 3)
!128 = !DILocation(line: 0, scope: !122)
!129 = !DILocation(line: 13, column: 45, scope: !83, inlinedAt: !130)
!130 = distinct !DILocation(line: 44, column: 20, scope: !122)
!131 = !DILocation(line: 44, column: 28, scope: !122)
!132 = !DILocation(line: 12, column: 44, scope: !42, inlinedAt: !133)
!133 = distinct !DILocation(line: 44, column: 36, scope: !122)
!134 = !DILocation(line: 44, column: 34, scope: !122)
!135 = !DILocation(line: 44, column: 17, scope: !122)
!136 = !DILocation(line: 44, column: 3, scope: !122)
!137 = !DILocation(line: 44, column: 15, scope: !122)
!138 = !DILocation(line: 16, column: 3, scope: !55, inlinedAt: !139)
!139 = distinct !DILocation(line: 45, column: 3, scope: !122)
!140 = !DILocation(line: 17, column: 3, scope: !55, inlinedAt: !139)
!141 = !DILocation(line: 18, column: 3, scope: !55, inlinedAt: !139)
!142 = !DILocation(line: 0, scope: !127)
!143 = !DILocation(line: 46, column: 3, scope: !127)
!144 = !DILocation(line: 51, column: 14, scope: !145)
!145 = distinct !DILexicalBlock(scope: !122, file: !3, line: 51, column: 7)
!146 = !DILocation(line: 47, column: 16, scope: !147)
!147 = distinct !DILexicalBlock(scope: !148, file: !3, line: 47, column: 9)
!148 = distinct !DILexicalBlock(scope: !149, file: !3, line: 46, column: 50)
!149 = distinct !DILexicalBlock(scope: !127, file: !3, line: 46, column: 3)
!150 = !DILocation(line: 48, column: 22, scope: !147)
!151 = !DILocation(line: 48, column: 19, scope: !147)
!152 = !DILocation(line: 48, column: 7, scope: !147)
!153 = !DILocation(line: 16, column: 3, scope: !55, inlinedAt: !154)
!154 = distinct !DILocation(line: 49, column: 5, scope: !148)
!155 = !DILocation(line: 17, column: 3, scope: !55, inlinedAt: !154)
!156 = !DILocation(line: 18, column: 3, scope: !55, inlinedAt: !154)
!157 = !DILocation(line: 46, column: 44, scope: !149)
!158 = !DILocation(line: 46, column: 34, scope: !149)
!159 = distinct !{!159, !143, !160, !117, !118}
!160 = !DILocation(line: 50, column: 3, scope: !127)
!161 = !DILocation(line: 52, column: 14, scope: !145)
!162 = !DILocation(line: 52, column: 12, scope: !145)
!163 = !DILocation(line: 52, column: 5, scope: !145)
!164 = !DILocation(line: 16, column: 3, scope: !55, inlinedAt: !165)
!165 = distinct !DILocation(line: 53, column: 3, scope: !122)
!166 = !DILocation(line: 17, column: 3, scope: !55, inlinedAt: !165)
!167 = !DILocation(line: 18, column: 3, scope: !55, inlinedAt: !165)
!168 = !DILocation(line: 54, column: 14, scope: !169)
!169 = distinct !DILexicalBlock(scope: !122, file: !3, line: 54, column: 7)
!170 = !DILocation(line: 55, column: 20, scope: !169)
!171 = !DILocation(line: 55, column: 5, scope: !169)
!172 = !DILocation(line: 55, column: 18, scope: !169)
!173 = !DILocation(line: 56, column: 1, scope: !122)

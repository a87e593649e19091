; ModuleID = 'tiles.hip'
source_filename = "tiles.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

$_ZN3ops7reverseIfLi256EEEvPKT_PS1_ = comdat any

$_ZN3ops7reverseIdLi256EEEvPKT_PS1_ = comdat any

$_ZN3ops5shiftIfEEvPKT_PS1_i = comdat any

$_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile = comdat any

$_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile = comdat any

$_ZZN3ops5shiftIfEEvPKT_PS1_iE3row = comdat any

@_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile = linkonce_odr hidden local_unnamed_addr addrspace(3) global [256 x float] undef, comdat, align 16, !dbg !0
@_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile = linkonce_odr hidden local_unnamed_addr addrspace(3) global [256 x double] undef, comdat, align 16, !dbg !13
@_ZZN3ops5shiftIfEEvPKT_PS1_iE3row = linkonce_odr hidden local_unnamed_addr addrspace(3) global [64 x float] undef, comdat, align 16, !dbg !36
@__hip_cuid_5322dd410d70f5f2 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_5322dd410d70f5f2 to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define protected amdgpu_kernel void @_ZN3ops7reverseIfLi256EEEvPKT_PS1_(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1) local_unnamed_addr #0 comdat !dbg !2 {
    #dbg_value(ptr addrspace(1) %0, !52, !DIExpression(), !66)
    #dbg_value(ptr addrspace(1) %1, !53, !DIExpression(), !66)
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !67
    #dbg_value(i32 %3, !54, !DIExpression(), !66)
  %4 = zext nneg i32 %3 to i64, !dbg !68
  %5 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %4, !dbg !68
  %6 = load float, ptr addrspace(1) %5, align 4, !dbg !68, !tbaa !69
  %7 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %3, !dbg !73
  store float %6, ptr addrspace(3) %7, align 4, !dbg !74, !tbaa !69
    #dbg_value(i32 1, !55, !DIExpression(), !75)
  %8 = shl nuw nsw i32 %3, 3
    #dbg_value(i32 1, !55, !DIExpression(), !75)
    #dbg_value(i32 1, !55, !DIExpression(), !75)
  %9 = add nuw nsw i32 %3, 8, !dbg !76
  %10 = and i32 %9, 255, !dbg !78
  %11 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %10, !dbg !79
  %12 = load float, ptr addrspace(3) %11, align 4, !dbg !79, !tbaa !69
  %13 = zext nneg i32 %8 to i64, !dbg !80
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13, !dbg !80
    #dbg_value(i32 2, !55, !DIExpression(), !75)
  %15 = add nuw nsw i32 %3, 16, !dbg !76
  %16 = and i32 %15, 255, !dbg !78
  %17 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %16, !dbg !79
  %18 = load float, ptr addrspace(3) %17, align 4, !dbg !79, !tbaa !69
  %19 = insertelement <2 x float> poison, float %12, i64 0, !dbg !81
  %20 = insertelement <2 x float> %19, float %18, i64 1, !dbg !81
  store <2 x float> %20, ptr addrspace(1) %14, align 4, !dbg !81, !tbaa !69
    #dbg_value(i32 3, !55, !DIExpression(), !75)
  %21 = add nuw nsw i32 %3, 24, !dbg !76
  %22 = and i32 %21, 255, !dbg !78
  %23 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %22, !dbg !79
  %24 = load float, ptr addrspace(3) %23, align 4, !dbg !79, !tbaa !69
  %25 = or disjoint i32 %8, 2, !dbg !82
  %26 = zext nneg i32 %25 to i64, !dbg !80
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26, !dbg !80
    #dbg_value(i32 4, !55, !DIExpression(), !75)
  %28 = add nuw nsw i32 %3, 32, !dbg !76
  %29 = and i32 %28, 255, !dbg !78
  %30 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %29, !dbg !79
  %31 = load float, ptr addrspace(3) %30, align 4, !dbg !79, !tbaa !69
  %32 = insertelement <2 x float> poison, float %24, i64 0, !dbg !81
  %33 = insertelement <2 x float> %32, float %31, i64 1, !dbg !81
  store <2 x float> %33, ptr addrspace(1) %27, align 4, !dbg !81, !tbaa !69
    #dbg_value(i32 5, !55, !DIExpression(), !75)
  %34 = add nuw nsw i32 %3, 40, !dbg !76
  %35 = and i32 %34, 255, !dbg !78
  %36 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %35, !dbg !79
  %37 = load float, ptr addrspace(3) %36, align 4, !dbg !79, !tbaa !69
  %38 = or disjoint i32 %8, 4, !dbg !82
  %39 = zext nneg i32 %38 to i64, !dbg !80
  %40 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39, !dbg !80
    #dbg_value(i32 6, !55, !DIExpression(), !75)
  %41 = add nuw nsw i32 %3, 48, !dbg !76
  %42 = and i32 %41, 255, !dbg !78
  %43 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %42, !dbg !79
  %44 = load float, ptr addrspace(3) %43, align 4, !dbg !79, !tbaa !69
  %45 = insertelement <2 x float> poison, float %37, i64 0, !dbg !81
  %46 = insertelement <2 x float> %45, float %44, i64 1, !dbg !81
  store <2 x float> %46, ptr addrspace(1) %40, align 4, !dbg !81, !tbaa !69
    #dbg_value(i32 7, !55, !DIExpression(), !75)
  %47 = add nuw nsw i32 %3, 56, !dbg !76
  %48 = and i32 %47, 255, !dbg !78
  %49 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %48, !dbg !79
  %50 = load float, ptr addrspace(3) %49, align 4, !dbg !79, !tbaa !69
  %51 = or disjoint i32 %8, 6, !dbg !82
  %52 = zext nneg i32 %51 to i64, !dbg !80
  %53 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %52, !dbg !80
    #dbg_value(i32 8, !55, !DIExpression(), !75)
  %54 = add nuw nsw i32 %3, 64, !dbg !76
  %55 = and i32 %54, 255, !dbg !78
  %56 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %55, !dbg !79
  %57 = load float, ptr addrspace(3) %56, align 4, !dbg !79, !tbaa !69
  %58 = insertelement <2 x float> poison, float %50, i64 0, !dbg !81
  %59 = insertelement <2 x float> %58, float %57, i64 1, !dbg !81
  store <2 x float> %59, ptr addrspace(1) %53, align 4, !dbg !81, !tbaa !69
    #dbg_value(i32 9, !55, !DIExpression(), !75)
  ret void, !dbg !83
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define protected amdgpu_kernel void @_ZN3ops7reverseIdLi256EEEvPKT_PS1_(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1) local_unnamed_addr #0 comdat !dbg !15 {
    #dbg_value(ptr addrspace(1) %0, !23, !DIExpression(), !84)
    #dbg_value(ptr addrspace(1) %1, !24, !DIExpression(), !84)
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !85
    #dbg_value(i32 %3, !25, !DIExpression(), !84)
  %4 = zext nneg i32 %3 to i64, !dbg !86
  %5 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %4, !dbg !86
  %6 = load double, ptr addrspace(1) %5, align 8, !dbg !86, !tbaa !87
  %7 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %3, !dbg !89
  store double %6, ptr addrspace(3) %7, align 8, !dbg !90, !tbaa !87
    #dbg_value(i32 1, !27, !DIExpression(), !91)
  %8 = shl nuw nsw i32 %3, 3
    #dbg_value(i32 1, !27, !DIExpression(), !91)
    #dbg_value(i32 1, !27, !DIExpression(), !91)
  %9 = add nuw nsw i32 %3, 8, !dbg !92
  %10 = and i32 %9, 255, !dbg !94
  %11 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %10, !dbg !95
  %12 = load double, ptr addrspace(3) %11, align 8, !dbg !95, !tbaa !87
  %13 = zext nneg i32 %8 to i64, !dbg !96
  %14 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %13, !dbg !96
  store double %12, ptr addrspace(1) %14, align 8, !dbg !97, !tbaa !87
    #dbg_value(i32 2, !27, !DIExpression(), !91)
  %15 = add nuw nsw i32 %3, 16, !dbg !92
  %16 = and i32 %15, 255, !dbg !94
  %17 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %16, !dbg !95
  %18 = load double, ptr addrspace(3) %17, align 8, !dbg !95, !tbaa !87
  %19 = or disjoint i32 %8, 1, !dbg !98
  %20 = zext nneg i32 %19 to i64, !dbg !96
  %21 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %20, !dbg !96
  store double %18, ptr addrspace(1) %21, align 8, !dbg !97, !tbaa !87
    #dbg_value(i32 3, !27, !DIExpression(), !91)
  %22 = add nuw nsw i32 %3, 24, !dbg !92
  %23 = and i32 %22, 255, !dbg !94
  %24 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %23, !dbg !95
  %25 = load double, ptr addrspace(3) %24, align 8, !dbg !95, !tbaa !87
  %26 = or disjoint i32 %8, 2, !dbg !98
  %27 = zext nneg i32 %26 to i64, !dbg !96
  %28 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %27, !dbg !96
  store double %25, ptr addrspace(1) %28, align 8, !dbg !97, !tbaa !87
    #dbg_value(i32 4, !27, !DIExpression(), !91)
  %29 = add nuw nsw i32 %3, 32, !dbg !92
  %30 = and i32 %29, 255, !dbg !94
  %31 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %30, !dbg !95
  %32 = load double, ptr addrspace(3) %31, align 8, !dbg !95, !tbaa !87
  %33 = or disjoint i32 %8, 3, !dbg !98
  %34 = zext nneg i32 %33 to i64, !dbg !96
  %35 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %34, !dbg !96
  store double %32, ptr addrspace(1) %35, align 8, !dbg !97, !tbaa !87
    #dbg_value(i32 5, !27, !DIExpression(), !91)
  %36 = add nuw nsw i32 %3, 40, !dbg !92
  %37 = and i32 %36, 255, !dbg !94
  %38 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %37, !dbg !95
  %39 = load double, ptr addrspace(3) %38, align 8, !dbg !95, !tbaa !87
  %40 = or disjoint i32 %8, 4, !dbg !98
  %41 = zext nneg i32 %40 to i64, !dbg !96
  %42 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %41, !dbg !96
  store double %39, ptr addrspace(1) %42, align 8, !dbg !97, !tbaa !87
    #dbg_value(i32 6, !27, !DIExpression(), !91)
  %43 = add nuw nsw i32 %3, 48, !dbg !92
  %44 = and i32 %43, 255, !dbg !94
  %45 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %44, !dbg !95
  %46 = load double, ptr addrspace(3) %45, align 8, !dbg !95, !tbaa !87
  %47 = or disjoint i32 %8, 5, !dbg !98
  %48 = zext nneg i32 %47 to i64, !dbg !96
  %49 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %48, !dbg !96
  store double %46, ptr addrspace(1) %49, align 8, !dbg !97, !tbaa !87
    #dbg_value(i32 7, !27, !DIExpression(), !91)
  %50 = add nuw nsw i32 %3, 56, !dbg !92
  %51 = and i32 %50, 255, !dbg !94
  %52 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %51, !dbg !95
  %53 = load double, ptr addrspace(3) %52, align 8, !dbg !95, !tbaa !87
  %54 = or disjoint i32 %8, 6, !dbg !98
  %55 = zext nneg i32 %54 to i64, !dbg !96
  %56 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %55, !dbg !96
  store double %53, ptr addrspace(1) %56, align 8, !dbg !97, !tbaa !87
    #dbg_value(i32 8, !27, !DIExpression(), !91)
  %57 = add nuw nsw i32 %3, 64, !dbg !92
  %58 = and i32 %57, 255, !dbg !94
  %59 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %58, !dbg !95
  %60 = load double, ptr addrspace(3) %59, align 8, !dbg !95, !tbaa !87
  %61 = or disjoint i32 %8, 7, !dbg !98
  %62 = zext nneg i32 %61 to i64, !dbg !96
  %63 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %62, !dbg !96
  store double %60, ptr addrspace(1) %63, align 8, !dbg !97, !tbaa !87
    #dbg_value(i32 9, !27, !DIExpression(), !91)
  ret void, !dbg !99
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define protected amdgpu_kernel void @_ZN3ops5shiftIfEEvPKT_PS1_i(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 comdat !dbg !38 {
    #dbg_value(ptr addrspace(1) %0, !42, !DIExpression(), !100)
    #dbg_value(ptr addrspace(1) %1, !43, !DIExpression(), !100)
    #dbg_value(i32 %2, !44, !DIExpression(), !100)
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !101
    #dbg_value(i32 %4, !45, !DIExpression(), !100)
  %5 = zext nneg i32 %4 to i64, !dbg !102
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5, !dbg !102
  %7 = load float, ptr addrspace(1) %6, align 4, !dbg !102, !tbaa !69
  %8 = add i32 %4, %2, !dbg !103
  %9 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZN3ops5shiftIfEEvPKT_PS1_iE3row, i32 0, i32 %8, !dbg !104
  store float %7, ptr addrspace(3) %9, align 4, !dbg !105, !tbaa !69
  %10 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZN3ops5shiftIfEEvPKT_PS1_iE3row, i32 0, i32 %4, !dbg !106
  %11 = load float, ptr addrspace(3) %10, align 4, !dbg !106, !tbaa !69
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5, !dbg !107
  store float %11, ptr addrspace(1) %12, align 4, !dbg !108, !tbaa !69
  ret void, !dbg !109
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 2, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 9, type: !58, isLocal: false, isDefinition: true)
!2 = distinct !DISubprogram(name: "reverse<float, 256>", linkageName: "_ZN3ops7reverseIfLi256EEEvPKT_PS1_", scope: !4, file: !3, line: 8, type: !5, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, templateParams: !57, retainedNodes: !51)
!3 = !DIFile(filename: "tiles.hip", directory: ".", checksumkind: CSK_MD5, checksum: "01ae715f5047b539055d89ff161d2a51")
!4 = !DINamespace(name: "ops", scope: null)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !12, splitDebugInlining: false, nameTableKind: None)
!12 = !{!0, !13, !36}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 2, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "tile", scope: !15, file: !3, line: 9, type: !33, isLocal: false, isDefinition: true)
!15 = distinct !DISubprogram(name: "reverse<double, 256>", linkageName: "_ZN3ops7reverseIdLi256EEEvPKT_PS1_", scope: !4, file: !3, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, templateParams: !30, retainedNodes: !22)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18, !21}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!22 = !{!23, !24, !25, !27}
!23 = !DILocalVariable(name: "in", arg: 1, scope: !15, file: !3, line: 8, type: !18)
!24 = !DILocalVariable(name: "out", arg: 2, scope: !15, file: !3, line: 8, type: !21)
!25 = !DILocalVariable(name: "i", scope: !15, file: !3, line: 10, type: !26)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DILocalVariable(name: "k", scope: !28, file: !3, line: 13, type: !29)
!28 = distinct !DILexicalBlock(scope: !15, file: !3, line: 13, column: 3)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{!31, !32}
!31 = !DITemplateTypeParameter(name: "T", type: !20)
!32 = !DITemplateValueParameter(name: "N", type: !29, value: i32 256)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 16384, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 256)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression(DW_OP_constu, 2, DW_OP_swap, DW_OP_xderef))
!37 = distinct !DIGlobalVariable(name: "row", scope: !38, file: !3, line: 19, type: !48, isLocal: false, isDefinition: true)
!38 = distinct !DISubprogram(name: "shift<float>", linkageName: "_ZN3ops5shiftIfEEvPKT_PS1_i", scope: !4, file: !3, line: 18, type: !39, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, templateParams: !46, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !7, !10, !29}
!41 = !{!42, !43, !44, !45}
!42 = !DILocalVariable(name: "in", arg: 1, scope: !38, file: !3, line: 18, type: !7)
!43 = !DILocalVariable(name: "out", arg: 2, scope: !38, file: !3, line: 18, type: !10)
!44 = !DILocalVariable(name: "by", arg: 3, scope: !38, file: !3, line: 18, type: !29)
!45 = !DILocalVariable(name: "i", scope: !38, file: !3, line: 20, type: !26)
!46 = !{!47}
!47 = !DITemplateTypeParameter(name: "T", type: !9)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 2048, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 64)
!51 = !{!52, !53, !54, !55}
!52 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 8, type: !7)
!53 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 8, type: !10)
!54 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 10, type: !26)
!55 = !DILocalVariable(name: "k", scope: !56, file: !3, line: 13, type: !29)
!56 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 3)
!57 = !{!47, !32}
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 8192, elements: !34)
!59 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!60 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!66 = !DILocation(line: 0, scope: !2)
!67 = !DILocation(line: 10, column: 16, scope: !2)
!68 = !DILocation(line: 11, column: 13, scope: !2)
!69 = !{!70, !70, i64 0}
!70 = !{!"float", !71, i64 0}
!71 = !{!"omnipotent char", !72, i64 0}
!72 = !{!"Simple C++ TBAA"}
!73 = !DILocation(line: 11, column: 3, scope: !2)
!74 = !DILocation(line: 11, column: 11, scope: !2)
!75 = !DILocation(line: 0, scope: !56)
!76 = !DILocation(line: 14, column: 34, scope: !77)
!77 = distinct !DILexicalBlock(scope: !56, file: !3, line: 13, column: 3)
!78 = !DILocation(line: 14, column: 43, scope: !77)
!79 = !DILocation(line: 14, column: 26, scope: !77)
!80 = !DILocation(line: 14, column: 5, scope: !77)
!81 = !DILocation(line: 14, column: 24, scope: !77)
!82 = !DILocation(line: 14, column: 19, scope: !77)
!83 = !DILocation(line: 15, column: 1, scope: !2)
!84 = !DILocation(line: 0, scope: !15)
!85 = !DILocation(line: 10, column: 16, scope: !15)
!86 = !DILocation(line: 11, column: 13, scope: !15)
!87 = !{!88, !88, i64 0}
!88 = !{!"double", !71, i64 0}
!89 = !DILocation(line: 11, column: 3, scope: !15)
!90 = !DILocation(line: 11, column: 11, scope: !15)
!91 = !DILocation(line: 0, scope: !28)
!92 = !DILocation(line: 14, column: 34, scope: !93)
!93 = distinct !DILexicalBlock(scope: !28, file: !3, line: 13, column: 3)
!94 = !DILocation(line: 14, column: 43, scope: !93)
!95 = !DILocation(line: 14, column: 26, scope: !93)
!96 = !DILocation(line: 14, column: 5, scope: !93)
!97 = !DILocation(line: 14, column: 24, scope: !93)
!98 = !DILocation(line: 14, column: 19, scope: !93)
!99 = !DILocation(line: 15, column: 1, scope: !15)
!100 = !DILocation(line: 0, scope: !38)
!101 = !DILocation(line: 20, column: 16, scope: !38)
!102 = !DILocation(line: 21, column: 17, scope: !38)
!103 = !DILocation(line: 21, column: 9, scope: !38)
!104 = !DILocation(line: 21, column: 3, scope: !38)
!105 = !DILocation(line: 21, column: 15, scope: !38)
!106 = !DILocation(line: 22, column: 12, scope: !38)
!107 = !DILocation(line: 22, column: 3, scope: !38)
!108 = !DILocation(line: 22, column: 10, scope: !38)
!109 = !DILocation(line: 23, column: 1, scope: !38)

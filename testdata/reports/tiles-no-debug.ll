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

@_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile = linkonce_odr hidden local_unnamed_addr addrspace(3) global [256 x float] undef, comdat, align 16
@_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile = linkonce_odr hidden local_unnamed_addr addrspace(3) global [256 x double] undef, comdat, align 16
@_ZZN3ops5shiftIfEEvPKT_PS1_iE3row = linkonce_odr hidden local_unnamed_addr addrspace(3) global [64 x float] undef, comdat, align 16
@__hip_cuid_92a6b9dafd6a3151 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_92a6b9dafd6a3151 to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define protected amdgpu_kernel void @_ZN3ops7reverseIfLi256EEEvPKT_PS1_(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1) local_unnamed_addr #0 comdat {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %3
  store float %6, ptr addrspace(3) %7, align 4, !tbaa !4
  %8 = shl nuw nsw i32 %3, 3
  %9 = add nuw nsw i32 %3, 8
  %10 = and i32 %9, 255
  %11 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %10
  %12 = load float, ptr addrspace(3) %11, align 4, !tbaa !4
  %13 = zext nneg i32 %8 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  %15 = add nuw nsw i32 %3, 16
  %16 = and i32 %15, 255
  %17 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %16
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !4
  %19 = insertelement <2 x float> poison, float %12, i64 0
  %20 = insertelement <2 x float> %19, float %18, i64 1
  store <2 x float> %20, ptr addrspace(1) %14, align 4, !tbaa !4
  %21 = add nuw nsw i32 %3, 24
  %22 = and i32 %21, 255
  %23 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %22
  %24 = load float, ptr addrspace(3) %23, align 4, !tbaa !4
  %25 = or disjoint i32 %8, 2
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  %28 = add nuw nsw i32 %3, 32
  %29 = and i32 %28, 255
  %30 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %29
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !4
  %32 = insertelement <2 x float> poison, float %24, i64 0
  %33 = insertelement <2 x float> %32, float %31, i64 1
  store <2 x float> %33, ptr addrspace(1) %27, align 4, !tbaa !4
  %34 = add nuw nsw i32 %3, 40
  %35 = and i32 %34, 255
  %36 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %35
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !4
  %38 = or disjoint i32 %8, 4
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %41 = add nuw nsw i32 %3, 48
  %42 = and i32 %41, 255
  %43 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %42
  %44 = load float, ptr addrspace(3) %43, align 4, !tbaa !4
  %45 = insertelement <2 x float> poison, float %37, i64 0
  %46 = insertelement <2 x float> %45, float %44, i64 1
  store <2 x float> %46, ptr addrspace(1) %40, align 4, !tbaa !4
  %47 = add nuw nsw i32 %3, 56
  %48 = and i32 %47, 255
  %49 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %48
  %50 = load float, ptr addrspace(3) %49, align 4, !tbaa !4
  %51 = or disjoint i32 %8, 6
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %52
  %54 = add nuw nsw i32 %3, 64
  %55 = and i32 %54, 255
  %56 = getelementptr inbounds [256 x float], ptr addrspace(3) @_ZZN3ops7reverseIfLi256EEEvPKT_PS1_E4tile, i32 0, i32 %55
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !4
  %58 = insertelement <2 x float> poison, float %50, i64 0
  %59 = insertelement <2 x float> %58, float %57, i64 1
  store <2 x float> %59, ptr addrspace(1) %53, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define protected amdgpu_kernel void @_ZN3ops7reverseIdLi256EEEvPKT_PS1_(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1) local_unnamed_addr #0 comdat {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %4
  %6 = load double, ptr addrspace(1) %5, align 8, !tbaa !8
  %7 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %3
  store double %6, ptr addrspace(3) %7, align 8, !tbaa !8
  %8 = shl nuw nsw i32 %3, 3
  %9 = add nuw nsw i32 %3, 8
  %10 = and i32 %9, 255
  %11 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %10
  %12 = load double, ptr addrspace(3) %11, align 8, !tbaa !8
  %13 = zext nneg i32 %8 to i64
  %14 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %13
  store double %12, ptr addrspace(1) %14, align 8, !tbaa !8
  %15 = add nuw nsw i32 %3, 16
  %16 = and i32 %15, 255
  %17 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %16
  %18 = load double, ptr addrspace(3) %17, align 8, !tbaa !8
  %19 = or disjoint i32 %8, 1
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %20
  store double %18, ptr addrspace(1) %21, align 8, !tbaa !8
  %22 = add nuw nsw i32 %3, 24
  %23 = and i32 %22, 255
  %24 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %23
  %25 = load double, ptr addrspace(3) %24, align 8, !tbaa !8
  %26 = or disjoint i32 %8, 2
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %27
  store double %25, ptr addrspace(1) %28, align 8, !tbaa !8
  %29 = add nuw nsw i32 %3, 32
  %30 = and i32 %29, 255
  %31 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %30
  %32 = load double, ptr addrspace(3) %31, align 8, !tbaa !8
  %33 = or disjoint i32 %8, 3
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %34
  store double %32, ptr addrspace(1) %35, align 8, !tbaa !8
  %36 = add nuw nsw i32 %3, 40
  %37 = and i32 %36, 255
  %38 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %37
  %39 = load double, ptr addrspace(3) %38, align 8, !tbaa !8
  %40 = or disjoint i32 %8, 4
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %41
  store double %39, ptr addrspace(1) %42, align 8, !tbaa !8
  %43 = add nuw nsw i32 %3, 48
  %44 = and i32 %43, 255
  %45 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %44
  %46 = load double, ptr addrspace(3) %45, align 8, !tbaa !8
  %47 = or disjoint i32 %8, 5
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %48
  store double %46, ptr addrspace(1) %49, align 8, !tbaa !8
  %50 = add nuw nsw i32 %3, 56
  %51 = and i32 %50, 255
  %52 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %51
  %53 = load double, ptr addrspace(3) %52, align 8, !tbaa !8
  %54 = or disjoint i32 %8, 6
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %55
  store double %53, ptr addrspace(1) %56, align 8, !tbaa !8
  %57 = add nuw nsw i32 %3, 64
  %58 = and i32 %57, 255
  %59 = getelementptr inbounds [256 x double], ptr addrspace(3) @_ZZN3ops7reverseIdLi256EEEvPKT_PS1_E4tile, i32 0, i32 %58
  %60 = load double, ptr addrspace(3) %59, align 8, !tbaa !8
  %61 = or disjoint i32 %8, 7
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %62
  store double %60, ptr addrspace(1) %63, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define protected amdgpu_kernel void @_ZN3ops5shiftIfEEvPKT_PS1_i(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 comdat {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = add i32 %4, %2
  %9 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZN3ops5shiftIfEEvPKT_PS1_iE3row, i32 0, i32 %8
  store float %7, ptr addrspace(3) %9, align 4, !tbaa !4
  %10 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZN3ops5shiftIfEEvPKT_PS1_iE3row, i32 0, i32 %4
  %11 = load float, ptr addrspace(3) %10, align 4, !tbaa !4
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !4
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}

; ModuleID = 'c.cl'
source_filename = "c.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.anon = type { i8, double }
%struct.S = type { i32, <4 x float>, ptr addrspace(3), [12 x i8] }

@coef = hidden local_unnamed_addr addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.500000e+00, float -1.250000e-01, float 0x3E112E0BE0000000], align 4
@k1.tile = internal addrspace(3) global [256 x i32] undef, align 4
@k1.f4 = internal addrspace(3) global [16 x <4 x float>] undef, align 16
@k1.st = internal unnamed_addr addrspace(3) global [3 x %struct.anon] undef, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define hidden i32 @helper(ptr addrspace(3) noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i32, ptr addrspace(3) %0, i32 %1
  %4 = load i32, ptr addrspace(3) %3, align 4, !tbaa !5
  %5 = xor i32 %1, 1
  %6 = getelementptr inbounds i32, ptr addrspace(3) %0, i32 %5
  %7 = load i32, ptr addrspace(3) %6, align 4, !tbaa !5
  %8 = add nsw i32 %7, %4
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define hidden float @gene(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds float, ptr %0, i64 %3
  %5 = load float, ptr %4, align 4, !tbaa !9
  ret float %5
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @k1(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(3) noundef readonly align 4 captures(none) %2, i32 noundef %3, half noundef %4, ptr addrspace(4) noundef readonly byref(%struct.S) align 16 captures(none) %5) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 16
  %8 = load <4 x float>, ptr addrspace(4) %7, align 16
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = shl nsw i32 %10, 8
  %12 = add nsw i32 %11, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !5
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @k1.tile, i32 %9
  store i32 %15, ptr addrspace(3) %16, align 4, !tbaa !5
  %17 = and i32 %9, 3
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) @coef, i64 %18
  %20 = load float, ptr addrspace(4) %19, align 4, !tbaa !9
  %21 = fpext float %20 to double
  %22 = and i32 %9, 1
  %23 = getelementptr inbounds nuw %struct.anon, ptr addrspace(3) @k1.st, i32 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 8
  store double %21, ptr addrspace(3) %24, align 8, !tbaa !15
  %25 = uitofp nneg i32 %9 to float
  %26 = insertelement <4 x float> <float poison, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, float %25, i64 0
  %27 = fmul <4 x float> %26, %8
  %28 = and i32 %9, 15
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @k1.f4, i32 %28
  store <4 x float> %27, ptr addrspace(3) %29, align 16, !tbaa !18
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %30 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @k1.tile, i32 12) to ptr), i32 noundef 5, i32 noundef 0, i32 noundef 1) #12
  %31 = and i32 %9, 7
  %32 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @k1.f4, i32 %31
  %33 = addrspacecast ptr addrspace(3) %32 to ptr
  %34 = tail call float @gene(ptr noundef %33, i32 noundef 2) #13
  %35 = addrspacecast ptr addrspace(1) %0 to ptr
  %36 = tail call float @gene(ptr noundef %35, i32 noundef 1) #13
  %37 = fadd float %34, %36
  switch i32 %3, label %42 [
    i32 1, label %38
    i32 5, label %40
  ]

38:                                               ; preds = %6
  %39 = fadd float %37, 1.000000e+00
  br label %48

40:                                               ; preds = %6
  %41 = fmul float %37, 2.000000e+00
  br label %48

42:                                               ; preds = %6
  %43 = icmp sgt i32 %3, 3
  %44 = select i1 %43, ptr addrspace(3) %2, ptr addrspace(3) @k1.tile
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) %44, i32 %9
  %46 = load i32, ptr addrspace(3) %45, align 4, !tbaa !5
  %47 = sitofp i32 %46 to float
  br label %48

48:                                               ; preds = %42, %40, %38
  %49 = phi float [ %47, %42 ], [ %39, %38 ], [ %41, %40 ]
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %9
  %51 = load i32, ptr addrspace(3) %50, align 4, !tbaa !5
  %52 = xor i32 %9, 1
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %52
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !5
  %55 = add nsw i32 %54, %51
  %56 = sitofp i32 %55 to float
  %57 = fadd float %49, %56
  %58 = fpext half %4 to float
  %59 = fadd float %57, %58
  %60 = fpext float %59 to double
  %61 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @k1.st, i32 8), align 8, !tbaa !15
  %62 = fadd double %61, %60
  %63 = sitofp i32 %3 to double
  %64 = fadd double %62, %63
  %65 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %9)
  %66 = sitofp i32 %65 to double
  %67 = fadd double %64, %66
  %68 = fptrunc double %67 to float
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  store float %68, ptr addrspace(1) %69, align 4, !tbaa !9
  br label %70

70:                                               ; preds = %48, %70
  %71 = phi i32 [ 0, %48 ], [ %75, %70 ]
  %72 = phi <7 x i32> [ zeroinitializer, %48 ], [ %74, %70 ]
  %73 = mul nuw nsw i32 %71, %9
  %74 = insertelement <7 x i32> %72, i32 %73, i32 %71
  %75 = add nuw nsw i32 %71, 1
  %76 = icmp eq i32 %75, 7
  br i1 %76, label %77, label %70, !llvm.loop !19

77:                                               ; preds = %70
  %78 = extractelement <7 x i32> %74, i32 %3
  %79 = sitofp i32 %78 to float
  %80 = getelementptr i8, ptr addrspace(1) %69, i64 4
  store float %79, ptr addrspace(1) %80, align 4, !tbaa !9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_k1(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(3) noundef readonly align 4 captures(none) %2, i32 noundef %3, half noundef %4, i32 %5, <4 x float> %6, ptr addrspace(3) readnone captures(none) %7, [12 x i8] %8) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = shl nsw i32 %11, 8
  %13 = add nsw i32 %12, %10
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @k1.tile, i32 %10
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !5
  %18 = and i32 %10, 3
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(4) @coef, i64 %19
  %21 = load float, ptr addrspace(4) %20, align 4, !tbaa !9
  %22 = fpext float %21 to double
  %23 = and i32 %10, 1
  %24 = getelementptr inbounds nuw %struct.anon, ptr addrspace(3) @k1.st, i32 %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 8
  store double %22, ptr addrspace(3) %25, align 8, !tbaa !15
  %26 = uitofp nneg i32 %10 to float
  %27 = insertelement <4 x float> <float poison, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, float %26, i64 0
  %28 = fmul <4 x float> %27, %6
  %29 = and i32 %10, 15
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @k1.f4, i32 %29
  store <4 x float> %28, ptr addrspace(3) %30, align 16, !tbaa !18
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @k1.tile, i32 12) to ptr), i32 noundef 5, i32 noundef 0, i32 noundef 1) #12
  %32 = and i32 %10, 7
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @k1.f4, i32 %32
  %34 = addrspacecast ptr addrspace(3) %33 to ptr
  %35 = tail call float @gene(ptr noundef %34, i32 noundef 2) #13
  %36 = addrspacecast ptr addrspace(1) %0 to ptr
  %37 = tail call float @gene(ptr noundef %36, i32 noundef 1) #13
  %38 = fadd float %35, %37
  switch i32 %3, label %43 [
    i32 1, label %39
    i32 5, label %41
  ]

39:                                               ; preds = %9
  %40 = fadd float %38, 1.000000e+00
  br label %49

41:                                               ; preds = %9
  %42 = fmul float %38, 2.000000e+00
  br label %49

43:                                               ; preds = %9
  %44 = icmp sgt i32 %3, 3
  %45 = select i1 %44, ptr addrspace(3) %2, ptr addrspace(3) @k1.tile
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) %45, i32 %10
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = sitofp i32 %47 to float
  br label %49

49:                                               ; preds = %43, %41, %39
  %50 = phi float [ %48, %43 ], [ %40, %39 ], [ %42, %41 ]
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %10
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !5
  %53 = xor i32 %10, 1
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %53
  %55 = load i32, ptr addrspace(3) %54, align 4, !tbaa !5
  %56 = add nsw i32 %55, %52
  %57 = sitofp i32 %56 to float
  %58 = fadd float %50, %57
  %59 = fpext half %4 to float
  %60 = fadd float %58, %59
  %61 = fpext float %60 to double
  %62 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @k1.st, i32 8), align 8, !tbaa !15
  %63 = fadd double %62, %61
  %64 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %10, i32 %3)
  %65 = sitofp i32 %64 to double
  %66 = fadd double %63, %65
  %67 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %10)
  %68 = sitofp i32 %67 to double
  %69 = fadd double %66, %68
  %70 = fptrunc double %69 to float
  %71 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  store float %70, ptr addrspace(1) %71, align 4, !tbaa !9
  br label %76

72:                                               ; preds = %76
  %73 = extractelement <7 x i32> %80, i32 %3
  %74 = sitofp i32 %73 to float
  %75 = getelementptr i8, ptr addrspace(1) %71, i64 4
  store float %74, ptr addrspace(1) %75, align 4, !tbaa !9
  ret void

76:                                               ; preds = %49, %76
  %77 = phi i32 [ 0, %49 ], [ %81, %76 ]
  %78 = phi <7 x i32> [ zeroinitializer, %49 ], [ %80, %76 ]
  %79 = mul nuw nsw i32 %77, %10
  %80 = insertelement <7 x i32> %78, i32 %79, i32 %77
  %81 = add nuw nsw i32 %77, 1
  %82 = icmp eq i32 %81, 7
  br i1 %82, label %72, label %76, !llvm.loop !19
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @k2(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %0) local_unnamed_addr #4 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !reqd_work_group_size !25 {
  tail call void @llvm.amdgcn.s.barrier()
  store i32 1, ptr addrspace(1) %0, align 4, !tbaa !5
  %2 = tail call i64 @llvm.readcyclecounter()
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %3, ptr addrspace(1) %4, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_k2(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %0) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !reqd_work_group_size !25 {
  tail call void @llvm.amdgcn.s.barrier()
  store i32 1, ptr addrspace(1) %0, align 4, !tbaa !5
  %2 = tail call i64 @llvm.readcyclecounter()
  %3 = trunc i64 %2 to i32
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 %3, ptr addrspace(1) %4, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #9

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #10 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { convergent nounwind }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = !{i32 1, i32 1, i32 3, i32 0, i32 0, i32 0}
!12 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!13 = !{!"float*", !"int*", !"int*", !"int", !"half", !"S"}
!14 = !{!"", !"const", !"", !"", !"", !""}
!15 = !{!16, !17, i64 8}
!16 = !{!"", !7, i64 0, !17, i64 8}
!17 = !{!"double", !7, i64 0}
!18 = !{!7, !7, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{i32 1}
!22 = !{!"none"}
!23 = !{!"int*"}
!24 = !{!""}
!25 = !{i32 64, i32 1, i32 1}

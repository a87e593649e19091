; ModuleID = 'pointers.cl'
source_filename = "pointers.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@table = hidden addrspace(4) constant [8 x float] [float 5.000000e-01, float 1.500000e+00, float 2.500000e+00, float 3.500000e+00, float 4.500000e+00, float 5.500000e+00, float 6.500000e+00, float 7.500000e+00], align 4
@format = hidden local_unnamed_addr addrspace(4) constant [12 x i8] c"%d %s %v2d|\00", align 1
@results_local.p_held = internal addrspace(3) global [64 x <2 x float>] undef, align 8
@results_local.q_held = internal addrspace(3) global [64 x <2 x i32>] undef, align 8
@vectors_local.p_held = internal addrspace(3) global [64 x <16 x float>] undef, align 64
@atomics_local.t = internal addrspace(3) global [16 x i32] undef, align 4
@atomics_local.u = internal addrspace(3) global [4 x i64] undef, align 8
@copies.threes = internal addrspace(3) global [64 x <3 x i8>] undef, align 4

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @results_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca <2 x i32>, align 8, addrspace(5)
  %7 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  %9 = tail call <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %7, ptr addrspace(1) noundef align 4 %0) #9
  %10 = call <2 x float> @_Z4modfDv2_fPU3AS5S_(<2 x float> noundef %9, ptr addrspace(5) noundef %5) #10
  %11 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %7
  store <2 x float> %10, ptr addrspace(1) %11, align 8, !tbaa !16
  %12 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %13 = add i64 %8, %7
  %14 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %13
  store <2 x float> %12, ptr addrspace(1) %14, align 8, !tbaa !16
  %15 = call <2 x float> @_Z5fractDv2_fPU3AS5S_(<2 x float> noundef %9, ptr addrspace(5) noundef %5) #10
  %16 = shl i64 %8, 1
  %17 = add i64 %16, %7
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %17
  store <2 x float> %15, ptr addrspace(1) %18, align 8, !tbaa !16
  %19 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %20 = mul i64 %8, 24
  %21 = getelementptr i8, ptr addrspace(1) %1, i64 %20
  %22 = getelementptr <2 x float>, ptr addrspace(1) %21, i64 %7
  store <2 x float> %19, ptr addrspace(1) %22, align 8, !tbaa !16
  %23 = call <2 x float> @_Z6sincosDv2_fPU3AS5S_(<2 x float> noundef %9, ptr addrspace(5) noundef %5) #10
  %24 = shl i64 %8, 5
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr <2 x float>, ptr addrspace(1) %25, i64 %7
  store <2 x float> %23, ptr addrspace(1) %26, align 8, !tbaa !16
  %27 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %28 = mul i64 %8, 40
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr <2 x float>, ptr addrspace(1) %29, i64 %7
  store <2 x float> %27, ptr addrspace(1) %30, align 8, !tbaa !16
  %31 = call <2 x float> @_Z5frexpDv2_fPU3AS5Dv2_i(<2 x float> noundef %9, ptr addrspace(5) noundef %6) #10
  %32 = mul i64 %8, 48
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr <2 x float>, ptr addrspace(1) %33, i64 %7
  store <2 x float> %31, ptr addrspace(1) %34, align 8, !tbaa !16
  %35 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %36 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %7
  store <2 x i32> %35, ptr addrspace(1) %36, align 8, !tbaa !16
  %37 = call <2 x float> @_Z6remquoDv2_fS_PU3AS5Dv2_i(<2 x float> noundef %9, <2 x float> noundef splat (float 7.500000e-01), ptr addrspace(5) noundef %6) #10
  %38 = mul i64 %8, 56
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr <2 x float>, ptr addrspace(1) %39, i64 %7
  store <2 x float> %37, ptr addrspace(1) %40, align 8, !tbaa !16
  %41 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %42 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %13
  store <2 x i32> %41, ptr addrspace(1) %42, align 8, !tbaa !16
  %43 = call <2 x float> @_Z8lgamma_rDv2_fPU3AS5Dv2_i(<2 x float> noundef %9, ptr addrspace(5) noundef %6) #10
  %44 = shl i64 %8, 6
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr <2 x float>, ptr addrspace(1) %45, i64 %7
  store <2 x float> %43, ptr addrspace(1) %46, align 8, !tbaa !16
  %47 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %48 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %17
  store <2 x i32> %47, ptr addrspace(1) %48, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6) #8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_results_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca <2 x i32>, align 8, addrspace(5)
  %7 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  %9 = tail call <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %7, ptr addrspace(1) noundef %0) #9
  %10 = call <2 x float> @_Z4modfDv2_fPU3AS5S_(<2 x float> noundef %9, ptr addrspace(5) noundef %5) #10
  %11 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %7
  store <2 x float> %10, ptr addrspace(1) %11, align 8, !tbaa !16
  %12 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %13 = add i64 %8, %7
  %14 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %13
  store <2 x float> %12, ptr addrspace(1) %14, align 8, !tbaa !16
  %15 = call <2 x float> @_Z5fractDv2_fPU3AS5S_(<2 x float> noundef %9, ptr addrspace(5) noundef %5) #10
  %16 = shl i64 %8, 1
  %17 = add i64 %16, %7
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %17
  store <2 x float> %15, ptr addrspace(1) %18, align 8, !tbaa !16
  %19 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %20 = mul i64 %8, 24
  %21 = getelementptr i8, ptr addrspace(1) %1, i64 %20
  %22 = getelementptr <2 x float>, ptr addrspace(1) %21, i64 %7
  store <2 x float> %19, ptr addrspace(1) %22, align 8, !tbaa !16
  %23 = call <2 x float> @_Z6sincosDv2_fPU3AS5S_(<2 x float> noundef %9, ptr addrspace(5) noundef %5) #10
  %24 = shl i64 %8, 5
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr <2 x float>, ptr addrspace(1) %25, i64 %7
  store <2 x float> %23, ptr addrspace(1) %26, align 8, !tbaa !16
  %27 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %28 = mul i64 %8, 40
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr <2 x float>, ptr addrspace(1) %29, i64 %7
  store <2 x float> %27, ptr addrspace(1) %30, align 8, !tbaa !16
  %31 = call <2 x float> @_Z5frexpDv2_fPU3AS5Dv2_i(<2 x float> noundef %9, ptr addrspace(5) noundef %6) #10
  %32 = mul i64 %8, 48
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr <2 x float>, ptr addrspace(1) %33, i64 %7
  store <2 x float> %31, ptr addrspace(1) %34, align 8, !tbaa !16
  %35 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %36 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %7
  store <2 x i32> %35, ptr addrspace(1) %36, align 8, !tbaa !16
  %37 = call <2 x float> @_Z6remquoDv2_fS_PU3AS5Dv2_i(<2 x float> noundef %9, <2 x float> noundef splat (float 7.500000e-01), ptr addrspace(5) noundef %6) #10
  %38 = mul i64 %8, 56
  %39 = getelementptr i8, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr <2 x float>, ptr addrspace(1) %39, i64 %7
  store <2 x float> %37, ptr addrspace(1) %40, align 8, !tbaa !16
  %41 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %42 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %13
  store <2 x i32> %41, ptr addrspace(1) %42, align 8, !tbaa !16
  %43 = call <2 x float> @_Z8lgamma_rDv2_fPU3AS5Dv2_i(<2 x float> noundef %9, ptr addrspace(5) noundef %6) #10
  %44 = shl i64 %8, 6
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr <2 x float>, ptr addrspace(1) %45, i64 %7
  store <2 x float> %43, ptr addrspace(1) %46, align 8, !tbaa !16
  %47 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %48 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %17
  store <2 x i32> %47, ptr addrspace(1) %48, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6) #8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @results_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @results_local.p_held, i32 %8
  %10 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @results_local.q_held, i32 %8
  %11 = tail call <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %5, ptr addrspace(1) noundef align 4 %0) #9
  %12 = tail call <2 x float> @_Z4modfDv2_fPU3AS3S_(<2 x float> noundef %11, ptr addrspace(3) noundef %9) #10
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  store <2 x float> %12, ptr addrspace(1) %13, align 8, !tbaa !16
  %14 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %15 = add i64 %6, %5
  %16 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %15
  store <2 x float> %14, ptr addrspace(1) %16, align 8, !tbaa !16
  %17 = tail call <2 x float> @_Z5fractDv2_fPU3AS3S_(<2 x float> noundef %11, ptr addrspace(3) noundef %9) #10
  %18 = shl i64 %6, 1
  %19 = add i64 %18, %5
  %20 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %19
  store <2 x float> %17, ptr addrspace(1) %20, align 8, !tbaa !16
  %21 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %22 = mul i64 %6, 24
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr <2 x float>, ptr addrspace(1) %23, i64 %5
  store <2 x float> %21, ptr addrspace(1) %24, align 8, !tbaa !16
  %25 = tail call <2 x float> @_Z6sincosDv2_fPU3AS3S_(<2 x float> noundef %11, ptr addrspace(3) noundef %9) #10
  %26 = shl i64 %6, 5
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr <2 x float>, ptr addrspace(1) %27, i64 %5
  store <2 x float> %25, ptr addrspace(1) %28, align 8, !tbaa !16
  %29 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %30 = mul i64 %6, 40
  %31 = getelementptr i8, ptr addrspace(1) %1, i64 %30
  %32 = getelementptr <2 x float>, ptr addrspace(1) %31, i64 %5
  store <2 x float> %29, ptr addrspace(1) %32, align 8, !tbaa !16
  %33 = tail call <2 x float> @_Z5frexpDv2_fPU3AS3Dv2_i(<2 x float> noundef %11, ptr addrspace(3) noundef %10) #10
  %34 = mul i64 %6, 48
  %35 = getelementptr i8, ptr addrspace(1) %1, i64 %34
  %36 = getelementptr <2 x float>, ptr addrspace(1) %35, i64 %5
  store <2 x float> %33, ptr addrspace(1) %36, align 8, !tbaa !16
  %37 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %37, ptr addrspace(1) %38, align 8, !tbaa !16
  %39 = tail call <2 x float> @_Z6remquoDv2_fS_PU3AS3Dv2_i(<2 x float> noundef %11, <2 x float> noundef splat (float 7.500000e-01), ptr addrspace(3) noundef %10) #10
  %40 = mul i64 %6, 56
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr <2 x float>, ptr addrspace(1) %41, i64 %5
  store <2 x float> %39, ptr addrspace(1) %42, align 8, !tbaa !16
  %43 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %44 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %15
  store <2 x i32> %43, ptr addrspace(1) %44, align 8, !tbaa !16
  %45 = tail call <2 x float> @_Z8lgamma_rDv2_fPU3AS3Dv2_i(<2 x float> noundef %11, ptr addrspace(3) noundef %10) #10
  %46 = shl i64 %6, 6
  %47 = getelementptr i8, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr <2 x float>, ptr addrspace(1) %47, i64 %5
  store <2 x float> %45, ptr addrspace(1) %48, align 8, !tbaa !16
  %49 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %50 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %19
  store <2 x i32> %49, ptr addrspace(1) %50, align 8, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_results_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @results_local.p_held, i32 %8
  %10 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @results_local.q_held, i32 %8
  %11 = tail call <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %5, ptr addrspace(1) noundef %0) #9
  %12 = tail call <2 x float> @_Z4modfDv2_fPU3AS3S_(<2 x float> noundef %11, ptr addrspace(3) noundef %9) #10
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  store <2 x float> %12, ptr addrspace(1) %13, align 8, !tbaa !16
  %14 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %15 = add i64 %6, %5
  %16 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %15
  store <2 x float> %14, ptr addrspace(1) %16, align 8, !tbaa !16
  %17 = tail call <2 x float> @_Z5fractDv2_fPU3AS3S_(<2 x float> noundef %11, ptr addrspace(3) noundef %9) #10
  %18 = shl i64 %6, 1
  %19 = add i64 %18, %5
  %20 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %19
  store <2 x float> %17, ptr addrspace(1) %20, align 8, !tbaa !16
  %21 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %22 = mul i64 %6, 24
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr <2 x float>, ptr addrspace(1) %23, i64 %5
  store <2 x float> %21, ptr addrspace(1) %24, align 8, !tbaa !16
  %25 = tail call <2 x float> @_Z6sincosDv2_fPU3AS3S_(<2 x float> noundef %11, ptr addrspace(3) noundef %9) #10
  %26 = shl i64 %6, 5
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr <2 x float>, ptr addrspace(1) %27, i64 %5
  store <2 x float> %25, ptr addrspace(1) %28, align 8, !tbaa !16
  %29 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %30 = mul i64 %6, 40
  %31 = getelementptr i8, ptr addrspace(1) %1, i64 %30
  %32 = getelementptr <2 x float>, ptr addrspace(1) %31, i64 %5
  store <2 x float> %29, ptr addrspace(1) %32, align 8, !tbaa !16
  %33 = tail call <2 x float> @_Z5frexpDv2_fPU3AS3Dv2_i(<2 x float> noundef %11, ptr addrspace(3) noundef %10) #10
  %34 = mul i64 %6, 48
  %35 = getelementptr i8, ptr addrspace(1) %1, i64 %34
  %36 = getelementptr <2 x float>, ptr addrspace(1) %35, i64 %5
  store <2 x float> %33, ptr addrspace(1) %36, align 8, !tbaa !16
  %37 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %38 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %37, ptr addrspace(1) %38, align 8, !tbaa !16
  %39 = tail call <2 x float> @_Z6remquoDv2_fS_PU3AS3Dv2_i(<2 x float> noundef %11, <2 x float> noundef splat (float 7.500000e-01), ptr addrspace(3) noundef %10) #10
  %40 = mul i64 %6, 56
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr <2 x float>, ptr addrspace(1) %41, i64 %5
  store <2 x float> %39, ptr addrspace(1) %42, align 8, !tbaa !16
  %43 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %44 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %15
  store <2 x i32> %43, ptr addrspace(1) %44, align 8, !tbaa !16
  %45 = tail call <2 x float> @_Z8lgamma_rDv2_fPU3AS3Dv2_i(<2 x float> noundef %11, ptr addrspace(3) noundef %10) #10
  %46 = shl i64 %6, 6
  %47 = getelementptr i8, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr <2 x float>, ptr addrspace(1) %47, i64 %5
  store <2 x float> %45, ptr addrspace(1) %48, align 8, !tbaa !16
  %49 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %50 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %19
  store <2 x i32> %49, ptr addrspace(1) %50, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @results_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %5, ptr addrspace(1) noundef align 4 %0) #9
  %9 = tail call <2 x float> @_Z4modfDv2_fPU3AS1S_(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %10 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  store <2 x float> %9, ptr addrspace(1) %10, align 8, !tbaa !16
  %11 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %12 = add i64 %6, %5
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %12
  store <2 x float> %11, ptr addrspace(1) %13, align 8, !tbaa !16
  %14 = tail call <2 x float> @_Z5fractDv2_fPU3AS1S_(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %15 = shl i64 %6, 1
  %16 = add i64 %15, %5
  %17 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %16
  store <2 x float> %14, ptr addrspace(1) %17, align 8, !tbaa !16
  %18 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %19 = mul i64 %6, 24
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr <2 x float>, ptr addrspace(1) %20, i64 %5
  store <2 x float> %18, ptr addrspace(1) %21, align 8, !tbaa !16
  %22 = tail call <2 x float> @_Z6sincosDv2_fPU3AS1S_(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %23 = shl i64 %6, 5
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr <2 x float>, ptr addrspace(1) %24, i64 %5
  store <2 x float> %22, ptr addrspace(1) %25, align 8, !tbaa !16
  %26 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %27 = mul i64 %6, 40
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr <2 x float>, ptr addrspace(1) %28, i64 %5
  store <2 x float> %26, ptr addrspace(1) %29, align 8, !tbaa !16
  %30 = tail call <2 x float> @_Z5frexpDv2_fPU3AS1Dv2_i(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %31 = mul i64 %6, 48
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr <2 x float>, ptr addrspace(1) %32, i64 %5
  store <2 x float> %30, ptr addrspace(1) %33, align 8, !tbaa !16
  %34 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %35 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %34, ptr addrspace(1) %35, align 8, !tbaa !16
  %36 = tail call <2 x float> @_Z6remquoDv2_fS_PU3AS1Dv2_i(<2 x float> noundef %8, <2 x float> noundef splat (float 7.500000e-01), ptr addrspace(1) noundef %7) #10
  %37 = mul i64 %6, 56
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr <2 x float>, ptr addrspace(1) %38, i64 %5
  store <2 x float> %36, ptr addrspace(1) %39, align 8, !tbaa !16
  %40 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %41 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %12
  store <2 x i32> %40, ptr addrspace(1) %41, align 8, !tbaa !16
  %42 = tail call <2 x float> @_Z8lgamma_rDv2_fPU3AS1Dv2_i(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %43 = shl i64 %6, 6
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = getelementptr <2 x float>, ptr addrspace(1) %44, i64 %5
  store <2 x float> %42, ptr addrspace(1) %45, align 8, !tbaa !16
  %46 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %16
  store <2 x i32> %46, ptr addrspace(1) %47, align 8, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_results_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %5
  %8 = tail call <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %5, ptr addrspace(1) noundef %0) #9
  %9 = tail call <2 x float> @_Z4modfDv2_fPU3AS1S_(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %10 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  store <2 x float> %9, ptr addrspace(1) %10, align 8, !tbaa !16
  %11 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %12 = add i64 %6, %5
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %12
  store <2 x float> %11, ptr addrspace(1) %13, align 8, !tbaa !16
  %14 = tail call <2 x float> @_Z5fractDv2_fPU3AS1S_(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %15 = shl i64 %6, 1
  %16 = add i64 %15, %5
  %17 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %16
  store <2 x float> %14, ptr addrspace(1) %17, align 8, !tbaa !16
  %18 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %19 = mul i64 %6, 24
  %20 = getelementptr i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr <2 x float>, ptr addrspace(1) %20, i64 %5
  store <2 x float> %18, ptr addrspace(1) %21, align 8, !tbaa !16
  %22 = tail call <2 x float> @_Z6sincosDv2_fPU3AS1S_(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %23 = shl i64 %6, 5
  %24 = getelementptr i8, ptr addrspace(1) %1, i64 %23
  %25 = getelementptr <2 x float>, ptr addrspace(1) %24, i64 %5
  store <2 x float> %22, ptr addrspace(1) %25, align 8, !tbaa !16
  %26 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %27 = mul i64 %6, 40
  %28 = getelementptr i8, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr <2 x float>, ptr addrspace(1) %28, i64 %5
  store <2 x float> %26, ptr addrspace(1) %29, align 8, !tbaa !16
  %30 = tail call <2 x float> @_Z5frexpDv2_fPU3AS1Dv2_i(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %31 = mul i64 %6, 48
  %32 = getelementptr i8, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr <2 x float>, ptr addrspace(1) %32, i64 %5
  store <2 x float> %30, ptr addrspace(1) %33, align 8, !tbaa !16
  %34 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %35 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %34, ptr addrspace(1) %35, align 8, !tbaa !16
  %36 = tail call <2 x float> @_Z6remquoDv2_fS_PU3AS1Dv2_i(<2 x float> noundef %8, <2 x float> noundef splat (float 7.500000e-01), ptr addrspace(1) noundef %7) #10
  %37 = mul i64 %6, 56
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr <2 x float>, ptr addrspace(1) %38, i64 %5
  store <2 x float> %36, ptr addrspace(1) %39, align 8, !tbaa !16
  %40 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %41 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %12
  store <2 x i32> %40, ptr addrspace(1) %41, align 8, !tbaa !16
  %42 = tail call <2 x float> @_Z8lgamma_rDv2_fPU3AS1Dv2_i(<2 x float> noundef %8, ptr addrspace(1) noundef %7) #10
  %43 = shl i64 %6, 6
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = getelementptr <2 x float>, ptr addrspace(1) %44, i64 %5
  store <2 x float> %42, ptr addrspace(1) %45, align 8, !tbaa !16
  %46 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %16
  store <2 x i32> %46, ptr addrspace(1) %47, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca <16 x float>, align 64, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %6 = tail call <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %5, ptr addrspace(1) noundef align 4 %0) #9
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  call void @_Z7vstore3Dv3_fmPU3AS5f(<3 x float> noundef %7, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %8 = call <3 x float> @_Z6vload3mPU3AS5Kf(i64 noundef 1, ptr addrspace(5) noundef %4) #9
  %9 = extractelement <3 x float> %8, i64 1
  %10 = shl i64 %5, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !21
  %12 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %6) #7
  call void @_Z7vstore4Dv4_smPU3AS5s(<4 x i16> noundef %12, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %13 = call <2 x i16> @_Z6vload2mPU3AS5Ks(i64 noundef 2, ptr addrspace(5) noundef %4) #9
  %14 = extractelement <2 x i16> %13, i64 1
  %15 = sitofp i16 %14 to float
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  store float %15, ptr addrspace(1) %16, align 4, !tbaa !21
  %17 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %18 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %17) #7
  call void @_Z7vstore2Dv2_dmPU3AS5d(<2 x double> noundef %18, i64 noundef 0, ptr addrspace(5) noundef %4) #10
  %19 = call <2 x double> @_Z6vload2mPU3AS5Kd(i64 noundef 0, ptr addrspace(5) noundef %4) #9
  %20 = extractelement <2 x double> %19, i64 1
  %21 = fptrunc double %20 to float
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !21
  %23 = extractelement <4 x float> %6, i64 0
  call void @_Z15vstore_half_rtnfmPU3AS5Dh(float noundef %23, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %24 = call float @_Z10vload_halfmPU3AS5KDh(i64 noundef 1, ptr addrspace(5) noundef %4) #9
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !21
  %26 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  call void @_Z17vstorea_half3_rtzDv3_fmPU3AS5Dh(<3 x float> noundef %26, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %27 = call <3 x float> @_Z12vloada_half3mPU3AS5KDh(i64 noundef 1, ptr addrspace(5) noundef %4) #9
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %27, i64 noundef 0, ptr addrspace(1) noundef nonnull %28) #10
  call void @_Z16vstore_half4_rtpDv4_fmPU3AS5Dh(<4 x float> noundef %6, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %29 = call <4 x float> @_Z11vload_half4mPU3AS5KDh(i64 noundef 1, ptr addrspace(5) noundef %4) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %29, i64 noundef 0, ptr addrspace(1) noundef nonnull %30) #10
  %31 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %6) #7
  call void @_Z12vstore_half4Dv4_dmPU3AS5Dh(<4 x double> noundef %31, i64 noundef 0, ptr addrspace(5) noundef %4) #10
  %32 = call <4 x float> @_Z11vload_half4mPU3AS5KDh(i64 noundef 0, ptr addrspace(5) noundef %4) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %32, i64 noundef 0, ptr addrspace(1) noundef nonnull %33) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca <16 x float>, align 64, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %6 = tail call <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %5, ptr addrspace(1) noundef %0) #9
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  call void @_Z7vstore3Dv3_fmPU3AS5f(<3 x float> noundef %7, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %8 = call <3 x float> @_Z6vload3mPU3AS5Kf(i64 noundef 1, ptr addrspace(5) noundef %4) #9
  %9 = extractelement <3 x float> %8, i64 1
  %10 = shl i64 %5, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !21
  %12 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %6) #7
  call void @_Z7vstore4Dv4_smPU3AS5s(<4 x i16> noundef %12, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %13 = call <2 x i16> @_Z6vload2mPU3AS5Ks(i64 noundef 2, ptr addrspace(5) noundef %4) #9
  %14 = extractelement <2 x i16> %13, i64 1
  %15 = sitofp i16 %14 to float
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  store float %15, ptr addrspace(1) %16, align 4, !tbaa !21
  %17 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %18 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %17) #7
  call void @_Z7vstore2Dv2_dmPU3AS5d(<2 x double> noundef %18, i64 noundef 0, ptr addrspace(5) noundef %4) #10
  %19 = call <2 x double> @_Z6vload2mPU3AS5Kd(i64 noundef 0, ptr addrspace(5) noundef %4) #9
  %20 = extractelement <2 x double> %19, i64 1
  %21 = fptrunc double %20 to float
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !21
  %23 = extractelement <4 x float> %6, i64 0
  call void @_Z15vstore_half_rtnfmPU3AS5Dh(float noundef %23, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %24 = call float @_Z10vload_halfmPU3AS5KDh(i64 noundef 1, ptr addrspace(5) noundef %4) #9
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !21
  %26 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  call void @_Z17vstorea_half3_rtzDv3_fmPU3AS5Dh(<3 x float> noundef %26, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %27 = call <3 x float> @_Z12vloada_half3mPU3AS5KDh(i64 noundef 1, ptr addrspace(5) noundef %4) #9
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %27, i64 noundef 0, ptr addrspace(1) noundef nonnull %28) #10
  call void @_Z16vstore_half4_rtpDv4_fmPU3AS5Dh(<4 x float> noundef %6, i64 noundef 1, ptr addrspace(5) noundef %4) #10
  %29 = call <4 x float> @_Z11vload_half4mPU3AS5KDh(i64 noundef 1, ptr addrspace(5) noundef %4) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %29, i64 noundef 0, ptr addrspace(1) noundef nonnull %30) #10
  %31 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %6) #7
  call void @_Z12vstore_half4Dv4_dmPU3AS5Dh(<4 x double> noundef %31, i64 noundef 0, ptr addrspace(5) noundef %4) #10
  %32 = call <4 x float> @_Z11vload_half4mPU3AS5KDh(i64 noundef 0, ptr addrspace(5) noundef %4) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %32, i64 noundef 0, ptr addrspace(1) noundef nonnull %33) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw <16 x float>, ptr addrspace(3) @vectors_local.p_held, i32 %6
  %8 = tail call <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %4, ptr addrspace(1) noundef align 4 %0) #9
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  tail call void @_Z7vstore3Dv3_fmPU3AS3f(<3 x float> noundef %9, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %10 = tail call <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef 1, ptr addrspace(3) noundef %7) #9
  %11 = extractelement <3 x float> %10, i64 1
  %12 = shl i64 %4, 6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !21
  %14 = tail call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %8) #7
  tail call void @_Z7vstore4Dv4_smPU3AS3s(<4 x i16> noundef %14, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %15 = tail call <2 x i16> @_Z6vload2mPU3AS3Ks(i64 noundef 2, ptr addrspace(3) noundef %7) #9
  %16 = extractelement <2 x i16> %15, i64 1
  %17 = sitofp i16 %16 to float
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !21
  %19 = shufflevector <4 x float> %8, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %20 = tail call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %19) #7
  tail call void @_Z7vstore2Dv2_dmPU3AS3d(<2 x double> noundef %20, i64 noundef 0, ptr addrspace(3) noundef %7) #10
  %21 = tail call <2 x double> @_Z6vload2mPU3AS3Kd(i64 noundef 0, ptr addrspace(3) noundef %7) #9
  %22 = extractelement <2 x double> %21, i64 1
  %23 = fptrunc double %22 to float
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !21
  %25 = extractelement <4 x float> %8, i64 0
  tail call void @_Z15vstore_half_rtnfmPU3AS3Dh(float noundef %25, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %26 = tail call float @_Z10vload_halfmPU3AS3KDh(i64 noundef 1, ptr addrspace(3) noundef %7) #9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !21
  %28 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  tail call void @_Z17vstorea_half3_rtzDv3_fmPU3AS3Dh(<3 x float> noundef %28, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %29 = tail call <3 x float> @_Z12vloada_half3mPU3AS3KDh(i64 noundef 1, ptr addrspace(3) noundef %7) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 16
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %29, i64 noundef 0, ptr addrspace(1) noundef nonnull %30) #10
  tail call void @_Z16vstore_half4_rtpDv4_fmPU3AS3Dh(<4 x float> noundef %8, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %31 = tail call <4 x float> @_Z11vload_half4mPU3AS3KDh(i64 noundef 1, ptr addrspace(3) noundef %7) #9
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 32
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %31, i64 noundef 0, ptr addrspace(1) noundef nonnull %32) #10
  %33 = tail call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %8) #7
  tail call void @_Z12vstore_half4Dv4_dmPU3AS3Dh(<4 x double> noundef %33, i64 noundef 0, ptr addrspace(3) noundef %7) #10
  %34 = tail call <4 x float> @_Z11vload_half4mPU3AS3KDh(i64 noundef 0, ptr addrspace(3) noundef %7) #9
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 48
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %34, i64 noundef 0, ptr addrspace(1) noundef nonnull %35) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw <16 x float>, ptr addrspace(3) @vectors_local.p_held, i32 %6
  %8 = tail call <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %4, ptr addrspace(1) noundef %0) #9
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  tail call void @_Z7vstore3Dv3_fmPU3AS3f(<3 x float> noundef %9, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %10 = tail call <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef 1, ptr addrspace(3) noundef %7) #9
  %11 = extractelement <3 x float> %10, i64 1
  %12 = shl i64 %4, 6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !21
  %14 = tail call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %8) #7
  tail call void @_Z7vstore4Dv4_smPU3AS3s(<4 x i16> noundef %14, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %15 = tail call <2 x i16> @_Z6vload2mPU3AS3Ks(i64 noundef 2, ptr addrspace(3) noundef %7) #9
  %16 = extractelement <2 x i16> %15, i64 1
  %17 = sitofp i16 %16 to float
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !21
  %19 = shufflevector <4 x float> %8, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %20 = tail call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %19) #7
  tail call void @_Z7vstore2Dv2_dmPU3AS3d(<2 x double> noundef %20, i64 noundef 0, ptr addrspace(3) noundef %7) #10
  %21 = tail call <2 x double> @_Z6vload2mPU3AS3Kd(i64 noundef 0, ptr addrspace(3) noundef %7) #9
  %22 = extractelement <2 x double> %21, i64 1
  %23 = fptrunc double %22 to float
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !21
  %25 = extractelement <4 x float> %8, i64 0
  tail call void @_Z15vstore_half_rtnfmPU3AS3Dh(float noundef %25, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %26 = tail call float @_Z10vload_halfmPU3AS3KDh(i64 noundef 1, ptr addrspace(3) noundef %7) #9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !21
  %28 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  tail call void @_Z17vstorea_half3_rtzDv3_fmPU3AS3Dh(<3 x float> noundef %28, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %29 = tail call <3 x float> @_Z12vloada_half3mPU3AS3KDh(i64 noundef 1, ptr addrspace(3) noundef %7) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 16
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %29, i64 noundef 0, ptr addrspace(1) noundef nonnull %30) #10
  tail call void @_Z16vstore_half4_rtpDv4_fmPU3AS3Dh(<4 x float> noundef %8, i64 noundef 1, ptr addrspace(3) noundef %7) #10
  %31 = tail call <4 x float> @_Z11vload_half4mPU3AS3KDh(i64 noundef 1, ptr addrspace(3) noundef %7) #9
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 32
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %31, i64 noundef 0, ptr addrspace(1) noundef nonnull %32) #10
  %33 = tail call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %8) #7
  tail call void @_Z12vstore_half4Dv4_dmPU3AS3Dh(<4 x double> noundef %33, i64 noundef 0, ptr addrspace(3) noundef %7) #10
  %34 = tail call <4 x float> @_Z11vload_half4mPU3AS3KDh(i64 noundef 0, ptr addrspace(3) noundef %7) #9
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 48
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %34, i64 noundef 0, ptr addrspace(1) noundef nonnull %35) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %2, i64 %4
  %6 = tail call <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %4, ptr addrspace(1) noundef align 4 %0) #9
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %7, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %8 = tail call <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef 1, ptr addrspace(1) noundef %5) #9
  %9 = extractelement <3 x float> %8, i64 1
  %10 = shl i64 %4, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !21
  %12 = tail call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %6) #7
  tail call void @_Z7vstore4Dv4_smPU3AS1s(<4 x i16> noundef %12, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %13 = tail call <2 x i16> @_Z6vload2mPU3AS1Ks(i64 noundef 2, ptr addrspace(1) noundef %5) #9
  %14 = extractelement <2 x i16> %13, i64 1
  %15 = sitofp i16 %14 to float
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  store float %15, ptr addrspace(1) %16, align 4, !tbaa !21
  %17 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %18 = tail call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %17) #7
  tail call void @_Z7vstore2Dv2_dmPU3AS1d(<2 x double> noundef %18, i64 noundef 0, ptr addrspace(1) noundef %5) #10
  %19 = tail call <2 x double> @_Z6vload2mPU3AS1Kd(i64 noundef 0, ptr addrspace(1) noundef %5) #9
  %20 = extractelement <2 x double> %19, i64 1
  %21 = fptrunc double %20 to float
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !21
  %23 = extractelement <4 x float> %6, i64 0
  tail call void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef %23, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %24 = tail call float @_Z10vload_halfmPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %5) #9
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !21
  %26 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  tail call void @_Z17vstorea_half3_rtzDv3_fmPU3AS1Dh(<3 x float> noundef %26, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %27 = tail call <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %5) #9
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %27, i64 noundef 0, ptr addrspace(1) noundef nonnull %28) #10
  tail call void @_Z16vstore_half4_rtpDv4_fmPU3AS1Dh(<4 x float> noundef %6, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %29 = tail call <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %5) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %29, i64 noundef 0, ptr addrspace(1) noundef nonnull %30) #10
  %31 = tail call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %6) #7
  tail call void @_Z12vstore_half4Dv4_dmPU3AS1Dh(<4 x double> noundef %31, i64 noundef 0, ptr addrspace(1) noundef %5) #10
  %32 = tail call <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef 0, ptr addrspace(1) noundef %5) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %32, i64 noundef 0, ptr addrspace(1) noundef nonnull %33) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %2, i64 %4
  %6 = tail call <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %4, ptr addrspace(1) noundef %0) #9
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %7, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %8 = tail call <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef 1, ptr addrspace(1) noundef %5) #9
  %9 = extractelement <3 x float> %8, i64 1
  %10 = shl i64 %4, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  store float %9, ptr addrspace(1) %11, align 4, !tbaa !21
  %12 = tail call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %6) #7
  tail call void @_Z7vstore4Dv4_smPU3AS1s(<4 x i16> noundef %12, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %13 = tail call <2 x i16> @_Z6vload2mPU3AS1Ks(i64 noundef 2, ptr addrspace(1) noundef %5) #9
  %14 = extractelement <2 x i16> %13, i64 1
  %15 = sitofp i16 %14 to float
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  store float %15, ptr addrspace(1) %16, align 4, !tbaa !21
  %17 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %18 = tail call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %17) #7
  tail call void @_Z7vstore2Dv2_dmPU3AS1d(<2 x double> noundef %18, i64 noundef 0, ptr addrspace(1) noundef %5) #10
  %19 = tail call <2 x double> @_Z6vload2mPU3AS1Kd(i64 noundef 0, ptr addrspace(1) noundef %5) #9
  %20 = extractelement <2 x double> %19, i64 1
  %21 = fptrunc double %20 to float
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !21
  %23 = extractelement <4 x float> %6, i64 0
  tail call void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef %23, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %24 = tail call float @_Z10vload_halfmPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %5) #9
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !21
  %26 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  tail call void @_Z17vstorea_half3_rtzDv3_fmPU3AS1Dh(<3 x float> noundef %26, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %27 = tail call <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %5) #9
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %27, i64 noundef 0, ptr addrspace(1) noundef nonnull %28) #10
  tail call void @_Z16vstore_half4_rtpDv4_fmPU3AS1Dh(<4 x float> noundef %6, i64 noundef 1, ptr addrspace(1) noundef %5) #10
  %29 = tail call <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %5) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %29, i64 noundef 0, ptr addrspace(1) noundef nonnull %30) #10
  %31 = tail call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %6) #7
  tail call void @_Z12vstore_half4Dv4_dmPU3AS1Dh(<4 x double> noundef %31, i64 noundef 0, ptr addrspace(1) noundef %5) #10
  %32 = tail call <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef 0, ptr addrspace(1) noundef %5) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %32, i64 noundef 0, ptr addrspace(1) noundef nonnull %33) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @atomics_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !5, !amdgpu.noclobber !24
  %9 = icmp slt i32 %5, 16
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = getelementptr inbounds i32, ptr addrspace(3) @atomics_local.t, i32 %5
  store i32 %5, ptr addrspace(3) %11, align 4, !tbaa !5
  br label %12

12:                                               ; preds = %10, %3
  %13 = icmp slt i32 %5, 4
  br i1 %13, label %14, label %18

14:                                               ; preds = %12
  %15 = getelementptr inbounds i64, ptr addrspace(3) @atomics_local.u, i32 %5
  %16 = shl i64 %4, 32
  %17 = ashr exact i64 %16, 32
  store i64 %17, ptr addrspace(3) %15, align 8, !tbaa !25
  br label %18

18:                                               ; preds = %14, %12
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %19 = tail call i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @atomics_local.t, i32 noundef %8) #10
  %20 = tail call i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 4), i32 noundef %8) #10
  %21 = tail call i32 @_Z8atom_minPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 8), i32 noundef %8) #10
  %22 = tail call i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 12), i32 noundef %8) #10
  %23 = tail call i32 @_Z10atomic_andPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 16), i32 noundef %8) #10
  %24 = tail call i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 20), i32 noundef %8) #10
  %25 = tail call i32 @_Z8atom_xorPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 24), i32 noundef %8) #10
  %26 = tail call i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 28)) #10
  %27 = tail call i32 @_Z10atomic_decPU3AS3Vi(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 32)) #10
  %28 = tail call i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 36), i32 noundef %8) #10
  %29 = tail call i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 40), i32 noundef %8) #10
  switch i32 %5, label %37 [
    i32 5, label %30
    i32 6, label %34
  ]

30:                                               ; preds = %18
  %31 = tail call i32 @_Z11atomic_xchgPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 44), i32 noundef %8) #10
  %32 = tail call i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 48), i32 noundef 12, i32 noundef %8) #10
  %33 = tail call i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 52), i32 noundef 12, i32 noundef %8) #10
  br label %37

34:                                               ; preds = %18
  %35 = sitofp i32 %8 to float
  %36 = tail call float @_Z11atomic_xchgPU3AS3Vff(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 56), float noundef %35) #10
  br label %37

37:                                               ; preds = %34, %30, %18
  %38 = sext i32 %8 to i64
  %39 = shl nsw i64 %38, 32
  %40 = tail call i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) noundef @atomics_local.u, i64 noundef %39) #10
  %41 = tail call i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.u, i32 8), i64 noundef %39) #10
  %42 = tail call i64 @_Z8atom_incPU3AS3Vm(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.u, i32 16)) #10
  %43 = icmp eq i32 %5, 7
  br i1 %43, label %44, label %47

44:                                               ; preds = %37
  %45 = shl nsw i64 %38, 8
  %46 = tail call i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.u, i32 24), i64 noundef 3, i64 noundef %45) #10
  br label %47

47:                                               ; preds = %44, %37
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %48 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %49 = shl i64 %48, 7
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %49
  br i1 %9, label %51, label %57

51:                                               ; preds = %47
  %52 = shl i64 %4, 32
  %53 = ashr exact i64 %52, 30
  %54 = getelementptr inbounds i8, ptr addrspace(1) %50, i64 %53
  %55 = getelementptr inbounds i32, ptr addrspace(3) @atomics_local.t, i32 %5
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  store i32 %56, ptr addrspace(1) %54, align 4, !tbaa !5
  br label %57

57:                                               ; preds = %51, %47
  br i1 %13, label %58, label %65

58:                                               ; preds = %57
  %59 = shl i64 %4, 32
  %60 = add i64 %59, 34359738368
  %61 = ashr exact i64 %60, 29
  %62 = getelementptr inbounds i8, ptr addrspace(1) %50, i64 %61
  %63 = getelementptr inbounds i64, ptr addrspace(3) @atomics_local.u, i32 %5
  %64 = load i64, ptr addrspace(3) %63, align 8, !tbaa !25
  store i64 %64, ptr addrspace(1) %62, align 8, !tbaa !25
  br label %65

65:                                               ; preds = %57, %58
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !5
  %9 = icmp slt i32 %5, 16
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = getelementptr inbounds i32, ptr addrspace(3) @atomics_local.t, i32 %5
  store i32 %5, ptr addrspace(3) %11, align 4, !tbaa !5
  br label %12

12:                                               ; preds = %10, %3
  %13 = icmp slt i32 %5, 4
  br i1 %13, label %14, label %18

14:                                               ; preds = %12
  %15 = getelementptr inbounds i64, ptr addrspace(3) @atomics_local.u, i32 %5
  %16 = shl i64 %4, 32
  %17 = ashr exact i64 %16, 32
  store i64 %17, ptr addrspace(3) %15, align 8, !tbaa !25
  br label %18

18:                                               ; preds = %14, %12
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %19 = tail call i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @atomics_local.t, i32 noundef %8) #10
  %20 = tail call i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 4), i32 noundef %8) #10
  %21 = tail call i32 @_Z8atom_minPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 8), i32 noundef %8) #10
  %22 = tail call i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 12), i32 noundef %8) #10
  %23 = tail call i32 @_Z10atomic_andPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 16), i32 noundef %8) #10
  %24 = tail call i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 20), i32 noundef %8) #10
  %25 = tail call i32 @_Z8atom_xorPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 24), i32 noundef %8) #10
  %26 = tail call i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 28)) #10
  %27 = tail call i32 @_Z10atomic_decPU3AS3Vi(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 32)) #10
  %28 = tail call i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 36), i32 noundef %8) #10
  %29 = tail call i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 40), i32 noundef %8) #10
  switch i32 %5, label %37 [
    i32 5, label %30
    i32 6, label %34
  ]

30:                                               ; preds = %18
  %31 = tail call i32 @_Z11atomic_xchgPU3AS3Vii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 44), i32 noundef %8) #10
  %32 = tail call i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 48), i32 noundef 12, i32 noundef %8) #10
  %33 = tail call i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 52), i32 noundef 12, i32 noundef %8) #10
  br label %37

34:                                               ; preds = %18
  %35 = sitofp i32 %8 to float
  %36 = tail call float @_Z11atomic_xchgPU3AS3Vff(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.t, i32 56), float noundef %35) #10
  br label %37

37:                                               ; preds = %30, %18, %34
  %38 = sext i32 %8 to i64
  %39 = shl nsw i64 %38, 32
  %40 = tail call i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) noundef @atomics_local.u, i64 noundef %39) #10
  %41 = tail call i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.u, i32 8), i64 noundef %39) #10
  %42 = tail call i64 @_Z8atom_incPU3AS3Vm(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.u, i32 16)) #10
  %43 = icmp eq i32 %5, 7
  br i1 %43, label %44, label %47

44:                                               ; preds = %37
  %45 = shl nsw i64 %38, 8
  %46 = tail call i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @atomics_local.u, i32 24), i64 noundef 3, i64 noundef %45) #10
  br label %47

47:                                               ; preds = %44, %37
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %48 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %49 = shl i64 %48, 7
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %49
  br i1 %9, label %51, label %57

51:                                               ; preds = %47
  %52 = shl i64 %4, 32
  %53 = ashr exact i64 %52, 30
  %54 = getelementptr inbounds i8, ptr addrspace(1) %50, i64 %53
  %55 = getelementptr inbounds i32, ptr addrspace(3) @atomics_local.t, i32 %5
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  store i32 %56, ptr addrspace(1) %54, align 4, !tbaa !5
  br label %57

57:                                               ; preds = %51, %47
  br i1 %13, label %58, label %65

58:                                               ; preds = %57
  %59 = shl i64 %4, 32
  %60 = add i64 %59, 34359738368
  %61 = ashr exact i64 %60, 29
  %62 = getelementptr inbounds i8, ptr addrspace(1) %50, i64 %61
  %63 = getelementptr inbounds i64, ptr addrspace(3) @atomics_local.u, i32 %5
  %64 = load i64, ptr addrspace(3) %63, align 8, !tbaa !25
  store i64 %64, ptr addrspace(1) %62, align 8, !tbaa !25
  br label %65

65:                                               ; preds = %58, %57
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @atomics_global(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %5 = shl i64 %4, 7
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 64
  %8 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !5, !amdgpu.noclobber !24
  %13 = icmp slt i32 %9, 16
  br i1 %13, label %14, label %18

14:                                               ; preds = %3
  %15 = shl i64 %8, 32
  %16 = ashr exact i64 %15, 30
  %17 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %16
  store i32 %9, ptr addrspace(1) %17, align 4, !tbaa !5
  br label %18

18:                                               ; preds = %14, %3
  %19 = icmp slt i32 %9, 4
  br i1 %19, label %20, label %24

20:                                               ; preds = %18
  %21 = shl i64 %8, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds i64, ptr addrspace(1) %7, i64 %22
  store i64 %22, ptr addrspace(1) %23, align 8, !tbaa !25
  br label %24

24:                                               ; preds = %20, %18
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %25 = tail call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %6, i32 noundef %12) #10
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %27 = tail call i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %26, i32 noundef %12) #10
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %29 = tail call i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %28, i32 noundef %12) #10
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  %31 = tail call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %30, i32 noundef %12) #10
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 16
  %33 = tail call i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %32, i32 noundef %12) #10
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 20
  %35 = tail call i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %34, i32 noundef %12) #10
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 24
  %37 = tail call i32 @_Z8atom_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %36, i32 noundef %12) #10
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 28
  %39 = tail call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %38) #10
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 32
  %41 = tail call i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %40) #10
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 36
  %43 = tail call i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %42, i32 noundef %12) #10
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 40
  %45 = tail call i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %44, i32 noundef %12) #10
  switch i32 %9, label %57 [
    i32 5, label %46
    i32 6, label %53
  ]

46:                                               ; preds = %24
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 44
  %48 = tail call i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef nonnull %47, i32 noundef %12) #10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 48
  %50 = tail call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %49, i32 noundef 12, i32 noundef %12) #10
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 52
  %52 = tail call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %51, i32 noundef 12, i32 noundef %12) #10
  br label %57

53:                                               ; preds = %24
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 56
  %55 = sitofp i32 %12 to float
  %56 = tail call float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef nonnull %54, float noundef %55) #10
  br label %57

57:                                               ; preds = %53, %46, %24
  %58 = sext i32 %12 to i64
  %59 = shl nsw i64 %58, 32
  %60 = tail call i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef nonnull %7, i64 noundef %59) #10
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 72
  %62 = tail call i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef nonnull %61, i64 noundef %59) #10
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 80
  %64 = tail call i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef nonnull %63) #10
  %65 = icmp eq i32 %9, 7
  br i1 %65, label %66, label %70

66:                                               ; preds = %57
  %67 = shl nsw i64 %58, 8
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 88
  %69 = tail call i64 @_Z12atom_cmpxchgPU3AS1Vlll(ptr addrspace(1) noundef nonnull %68, i64 noundef 3, i64 noundef %67) #10
  br label %70

70:                                               ; preds = %66, %57
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %71 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %72 = shl i64 %71, 7
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %72
  br i1 %13, label %74, label %80

74:                                               ; preds = %70
  %75 = shl i64 %8, 32
  %76 = ashr exact i64 %75, 32
  %77 = getelementptr inbounds i32, ptr addrspace(1) %73, i64 %76
  %78 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %76
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !5
  store i32 %79, ptr addrspace(1) %77, align 4, !tbaa !5
  br label %80

80:                                               ; preds = %74, %70
  br i1 %19, label %81, label %89

81:                                               ; preds = %80
  %82 = shl i64 %8, 32
  %83 = add i64 %82, 34359738368
  %84 = ashr exact i64 %83, 29
  %85 = getelementptr inbounds i8, ptr addrspace(1) %73, i64 %84
  %86 = ashr exact i64 %82, 29
  %87 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %86
  %88 = load i64, ptr addrspace(1) %87, align 8, !tbaa !25
  store i64 %88, ptr addrspace(1) %85, align 8, !tbaa !25
  br label %89

89:                                               ; preds = %80, %81
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %5 = shl i64 %4, 7
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 64
  %8 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !5
  %13 = icmp slt i32 %9, 16
  br i1 %13, label %14, label %18

14:                                               ; preds = %3
  %15 = shl i64 %8, 32
  %16 = ashr exact i64 %15, 30
  %17 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %16
  store i32 %9, ptr addrspace(1) %17, align 4, !tbaa !5
  br label %18

18:                                               ; preds = %14, %3
  %19 = icmp slt i32 %9, 4
  br i1 %19, label %20, label %24

20:                                               ; preds = %18
  %21 = shl i64 %8, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds i64, ptr addrspace(1) %7, i64 %22
  store i64 %22, ptr addrspace(1) %23, align 8, !tbaa !25
  br label %24

24:                                               ; preds = %20, %18
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %25 = tail call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %6, i32 noundef %12) #10
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %27 = tail call i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %26, i32 noundef %12) #10
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %29 = tail call i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %28, i32 noundef %12) #10
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  %31 = tail call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %30, i32 noundef %12) #10
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 16
  %33 = tail call i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %32, i32 noundef %12) #10
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 20
  %35 = tail call i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %34, i32 noundef %12) #10
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 24
  %37 = tail call i32 @_Z8atom_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %36, i32 noundef %12) #10
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 28
  %39 = tail call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %38) #10
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 32
  %41 = tail call i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %40) #10
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 36
  %43 = tail call i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %42, i32 noundef %12) #10
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 40
  %45 = tail call i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %44, i32 noundef %12) #10
  switch i32 %9, label %57 [
    i32 5, label %46
    i32 6, label %53
  ]

46:                                               ; preds = %24
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 44
  %48 = tail call i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef nonnull %47, i32 noundef %12) #10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 48
  %50 = tail call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %49, i32 noundef 12, i32 noundef %12) #10
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 52
  %52 = tail call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %51, i32 noundef 12, i32 noundef %12) #10
  br label %57

53:                                               ; preds = %24
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 56
  %55 = sitofp i32 %12 to float
  %56 = tail call float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef nonnull %54, float noundef %55) #10
  br label %57

57:                                               ; preds = %46, %24, %53
  %58 = sext i32 %12 to i64
  %59 = shl nsw i64 %58, 32
  %60 = tail call i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef nonnull %7, i64 noundef %59) #10
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 72
  %62 = tail call i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef nonnull %61, i64 noundef %59) #10
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 80
  %64 = tail call i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef nonnull %63) #10
  %65 = icmp eq i32 %9, 7
  br i1 %65, label %66, label %70

66:                                               ; preds = %57
  %67 = shl nsw i64 %58, 8
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 88
  %69 = tail call i64 @_Z12atom_cmpxchgPU3AS1Vlll(ptr addrspace(1) noundef nonnull %68, i64 noundef 3, i64 noundef %67) #10
  br label %70

70:                                               ; preds = %66, %57
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %71 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %72 = shl i64 %71, 7
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %72
  br i1 %13, label %74, label %80

74:                                               ; preds = %70
  %75 = shl i64 %8, 32
  %76 = ashr exact i64 %75, 32
  %77 = getelementptr inbounds i32, ptr addrspace(1) %73, i64 %76
  %78 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %76
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !5
  store i32 %79, ptr addrspace(1) %77, align 4, !tbaa !5
  br label %80

80:                                               ; preds = %74, %70
  br i1 %19, label %81, label %89

81:                                               ; preds = %80
  %82 = shl i64 %8, 32
  %83 = add i64 %82, 34359738368
  %84 = ashr exact i64 %83, 29
  %85 = getelementptr inbounds i8, ptr addrspace(1) %73, i64 %84
  %86 = ashr exact i64 %82, 29
  %87 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %86
  %88 = load i64, ptr addrspace(1) %87, align 8, !tbaa !25
  store i64 %88, ptr addrspace(1) %85, align 8, !tbaa !25
  br label %89

89:                                               ; preds = %81, %80
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !27 !kernel_arg_access_qual !18 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef align 4 %0) #9
  %6 = and i64 %4, 3
  %7 = tail call <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef %6, ptr addrspace(4) noundef @table) #9
  %8 = shufflevector <2 x float> %7, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %9 = fadd <4 x float> %5, %8
  %10 = shl i64 %4, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %10
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %9, i64 noundef 0, ptr addrspace(1) noundef %11) #10
  %12 = tail call <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef align 4 %0) #9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %12, i64 noundef 0, ptr addrspace(1) noundef nonnull %13) #10
  %14 = tail call <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef align 2 %1) #9
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %14, i64 noundef 0, ptr addrspace(1) noundef nonnull %15) #10
  %16 = tail call <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef align 2 %1) #9
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %16, i64 noundef 0, ptr addrspace(1) noundef nonnull %17) #10
  %18 = tail call float @_Z10vload_halfmPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef align 2 %1) #9
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 60
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !27 !kernel_arg_access_qual !18 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef %0) #9
  %6 = and i64 %4, 3
  %7 = tail call <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef %6, ptr addrspace(4) noundef @table) #9
  %8 = shufflevector <2 x float> %7, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %9 = fadd <4 x float> %5, %8
  %10 = shl i64 %4, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %10
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %9, i64 noundef 0, ptr addrspace(1) noundef %11) #10
  %12 = tail call <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef %0) #9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %12, i64 noundef 0, ptr addrspace(1) noundef nonnull %13) #10
  %14 = tail call <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef %1) #9
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  tail call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %14, i64 noundef 0, ptr addrspace(1) noundef nonnull %15) #10
  %16 = tail call <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef %1) #9
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  tail call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %16, i64 noundef 0, ptr addrspace(1) noundef nonnull %17) #10
  %18 = tail call float @_Z10vload_halfmPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef %1) #9
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 60
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !21
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %6 = alloca [2 x ptr addrspace(5)], align 8, addrspace(5)
  %7 = alloca ptr addrspace(5), align 8, addrspace(5)
  %8 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  %9 = shl i64 %8, 7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  tail call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %10, i64 noundef 128) #10
  %11 = tail call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %10, i64 noundef 64, ptr addrspace(5) null) #10
  store ptr addrspace(5) %11, ptr addrspace(5) %6, align 8, !tbaa !35
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i32 256
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %14 = tail call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef nonnull %12, ptr addrspace(1) noundef nonnull %13, i64 noundef 64, ptr addrspace(5) null) #10
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 4
  store ptr addrspace(5) %14, ptr addrspace(5) %15, align 8, !tbaa !35
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 2, ptr addrspace(5) noundef %6) #10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %7) #8
  %16 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %2, i64 %9
  %17 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.threes, ptr addrspace(1) noundef %16, i64 noundef 64, i64 noundef 2, ptr addrspace(5) null) #10
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %9
  %19 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %18, ptr addrspace(3) noundef align 4 %4, i64 noundef 64, i64 noundef 2, ptr addrspace(5) %17) #10
  store ptr addrspace(5) %19, ptr addrspace(5) %7, align 8, !tbaa !35
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %7) #10
  %20 = shl i64 %8, 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %20
  %22 = call ptr addrspace(5) @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %21, ptr addrspace(3) noundef @copies.threes, i64 noundef 64, ptr addrspace(5) null) #10
  store ptr addrspace(5) %22, ptr addrspace(5) %7, align 8, !tbaa !35
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %7) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %7) #8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %6 = alloca [2 x ptr addrspace(5)], align 8, addrspace(5)
  %7 = alloca ptr addrspace(5), align 8, addrspace(5)
  %8 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  %9 = shl i64 %8, 7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  tail call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %10, i64 noundef 128) #10
  %11 = tail call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %10, i64 noundef 64, ptr addrspace(5) null) #10
  store ptr addrspace(5) %11, ptr addrspace(5) %6, align 8, !tbaa !35
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i32 256
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %14 = tail call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef nonnull %12, ptr addrspace(1) noundef nonnull %13, i64 noundef 64, ptr addrspace(5) null) #10
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 4
  store ptr addrspace(5) %14, ptr addrspace(5) %15, align 8, !tbaa !35
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 2, ptr addrspace(5) noundef %6) #10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %7) #8
  %16 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %2, i64 %9
  %17 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.threes, ptr addrspace(1) noundef %16, i64 noundef 64, i64 noundef 2, ptr addrspace(5) null) #10
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %9
  %19 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %18, ptr addrspace(3) noundef %4, i64 noundef 64, i64 noundef 2, ptr addrspace(5) %17) #10
  store ptr addrspace(5) %19, ptr addrspace(5) %7, align 8, !tbaa !35
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %7) #10
  %20 = shl i64 %8, 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %20
  %22 = call ptr addrspace(5) @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %21, ptr addrspace(3) noundef @copies.threes, i64 noundef 64, ptr addrspace(5) null) #10
  store ptr addrspace(5) %22, ptr addrspace(5) %7, align 8, !tbaa !35
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %7) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %7) #8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @prints() local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !24 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !24 {
  %1 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %2 = and i64 %1, 63
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %17

4:                                                ; preds = %0
  %5 = tail call ptr addrspace(1) @__printf_alloc(i32 20)
  %6 = icmp eq ptr addrspace(1) %5, null
  br i1 %6, label %12, label %7

7:                                                ; preds = %4
  %8 = getelementptr i8, ptr addrspace(1) %5, i64 12
  %9 = getelementptr i8, ptr addrspace(1) %5, i64 8
  %10 = getelementptr i8, ptr addrspace(1) %5, i64 4
  %11 = trunc i64 %1 to i32
  store i32 2, ptr addrspace(1) %5, align 4
  store i32 %11, ptr addrspace(1) %10, align 4
  store i32 97, ptr addrspace(1) %9, align 4
  store <2 x i32> <i32 1, i32 2>, ptr addrspace(1) %8, align 8
  br label %12

12:                                               ; preds = %7, %4
  %13 = tail call ptr addrspace(1) @__printf_alloc(i32 8)
  %14 = icmp eq ptr addrspace(1) %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %12
  %16 = getelementptr i8, ptr addrspace(1) %13, i64 4
  store i32 1, ptr addrspace(1) %13, align 4
  store float 1.500000e+00, ptr addrspace(1) %16, align 4
  br label %17

17:                                               ; preds = %0, %12, %15
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_prints() local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !24 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !24 {
  %1 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %2 = and i64 %1, 63
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %17

4:                                                ; preds = %0
  %5 = tail call ptr addrspace(1) @__printf_alloc(i32 20)
  %6 = icmp eq ptr addrspace(1) %5, null
  br i1 %6, label %12, label %7

7:                                                ; preds = %4
  %8 = getelementptr i8, ptr addrspace(1) %5, i64 12
  %9 = getelementptr i8, ptr addrspace(1) %5, i64 8
  %10 = getelementptr i8, ptr addrspace(1) %5, i64 4
  %11 = trunc i64 %1 to i32
  store i32 2, ptr addrspace(1) %5, align 4
  store i32 %11, ptr addrspace(1) %10, align 4
  store i32 97, ptr addrspace(1) %9, align 4
  store <2 x i32> <i32 1, i32 2>, ptr addrspace(1) %8, align 8
  br label %12

12:                                               ; preds = %4, %7
  %13 = tail call ptr addrspace(1) @__printf_alloc(i32 8)
  %14 = icmp eq ptr addrspace(1) %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %12
  %16 = getelementptr i8, ptr addrspace(1) %13, i64 4
  store i32 1, ptr addrspace(1) %13, align 4
  store float 1.500000e+00, ptr addrspace(1) %16, align 4
  br label %17

17:                                               ; preds = %15, %12, %0
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z4modfDv2_fPU3AS5S_(<2 x float> noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5fractDv2_fPU3AS5S_(<2 x float> noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6sincosDv2_fPU3AS5S_(<2 x float> noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5frexpDv2_fPU3AS5Dv2_i(<2 x float> noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6remquoDv2_fS_PU3AS5Dv2_i(<2 x float> noundef, <2 x float> noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z8lgamma_rDv2_fPU3AS5Dv2_i(<2 x float> noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z4modfDv2_fPU3AS3S_(<2 x float> noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5fractDv2_fPU3AS3S_(<2 x float> noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6sincosDv2_fPU3AS3S_(<2 x float> noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5frexpDv2_fPU3AS3Dv2_i(<2 x float> noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6remquoDv2_fS_PU3AS3Dv2_i(<2 x float> noundef, <2 x float> noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z8lgamma_rDv2_fPU3AS3Dv2_i(<2 x float> noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z4modfDv2_fPU3AS1S_(<2 x float> noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5fractDv2_fPU3AS1S_(<2 x float> noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6sincosDv2_fPU3AS1S_(<2 x float> noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5frexpDv2_fPU3AS1Dv2_i(<2 x float> noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6remquoDv2_fS_PU3AS1Dv2_i(<2 x float> noundef, <2 x float> noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z8lgamma_rDv2_fPU3AS1Dv2_i(<2 x float> noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPU3AS5f(<3 x float> noundef, i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPU3AS5Kf(i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_smPU3AS5s(<4 x i16> noundef, i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x i16> @_Z6vload2mPU3AS5Ks(i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_dmPU3AS5d(<2 x double> noundef, i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x double> @_Z6vload2mPU3AS5Kd(i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z15vstore_half_rtnfmPU3AS5Dh(float noundef, i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPU3AS5KDh(i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z17vstorea_half3_rtzDv3_fmPU3AS5Dh(<3 x float> noundef, i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPU3AS5KDh(i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z16vstore_half4_rtpDv4_fmPU3AS5Dh(<4 x float> noundef, i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPU3AS5KDh(i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z12vstore_half4Dv4_dmPU3AS5Dh(<4 x double> noundef, i64 noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPU3AS3f(<3 x float> noundef, i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_smPU3AS3s(<4 x i16> noundef, i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x i16> @_Z6vload2mPU3AS3Ks(i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_dmPU3AS3d(<2 x double> noundef, i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x double> @_Z6vload2mPU3AS3Kd(i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z15vstore_half_rtnfmPU3AS3Dh(float noundef, i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPU3AS3KDh(i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z17vstorea_half3_rtzDv3_fmPU3AS3Dh(<3 x float> noundef, i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPU3AS3KDh(i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z16vstore_half4_rtpDv4_fmPU3AS3Dh(<4 x float> noundef, i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPU3AS3KDh(i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z12vstore_half4Dv4_dmPU3AS3Dh(<4 x double> noundef, i64 noundef, ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_smPU3AS1s(<4 x i16> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x i16> @_Z6vload2mPU3AS1Ks(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_dmPU3AS1d(<2 x double> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x double> @_Z6vload2mPU3AS1Kd(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z17vstorea_half3_rtzDv3_fmPU3AS1Dh(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z16vstore_half4_rtpDv4_fmPU3AS1Dh(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z12vstore_half4Dv4_dmPU3AS1Dh(<4 x double> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z8atom_minPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_andPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z8atom_xorPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_decPU3AS3Vi(ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z11atomic_xchgPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden float @_Z11atomic_xchgPU3AS3Vff(ptr addrspace(3) noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_incPU3AS3Vm(ptr addrspace(3) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) noundef, i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z8atom_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i64 @_Z12atom_cmpxchgPU3AS1Vlll(ptr addrspace(1) noundef, i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, ptr addrspace(5)) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef, ptr addrspace(5) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, ptr addrspace(5)) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, ptr addrspace(5)) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden ptr addrspace(5) @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, ptr addrspace(5)) local_unnamed_addr #5

; Function Attrs: nounwind
declare ptr addrspace(1) @__printf_alloc(i32) local_unnamed_addr #6

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { nounwind "uniform-work-group-size"="false" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind willreturn memory(read) }
attributes #10 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}
!llvm.printf.fmts = !{!9, !10}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 1, i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"1:1:4:%.1f\\n"}
!10 = !{!"2:3:4:4:8:%d %s %v2d|"}
!11 = !{i32 1, i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"float*", !"float2*", !"int2*", !"float*"}
!14 = !{!"float*", !"float __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(2)))*", !"float*"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!7, !7, i64 0}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"float*", !"float*", !"float*"}
!20 = !{!"const", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !7, i64 0}
!23 = !{!"int*", !"int*", !"int*"}
!24 = !{}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !7, i64 0}
!27 = !{i32 2, i32 2, i32 1}
!28 = !{!"float*", !"half*", !"float*"}
!29 = !{!"const", !"const", !""}
!30 = !{i32 1, i32 1, i32 1, i32 1, i32 3}
!31 = !{!"none", !"none", !"none", !"none", !"none"}
!32 = !{!"float*", !"float*", !"char3*", !"char3*", !"float*"}
!33 = !{!"float*", !"float*", !"char __attribute__((ext_vector_type(3)))*", !"char __attribute__((ext_vector_type(3)))*", !"float*"}
!34 = !{!"const", !"", !"const", !"", !""}
!35 = !{!36, !36, i64 0}
!36 = !{!"event_t", !7, i64 0}

; ModuleID = 'pointers.cl'
source_filename = "pointers.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@table = hidden addrspace(4) constant [8 x float] [float 5.000000e-01, float 1.500000e+00, float 2.500000e+00, float 3.500000e+00, float 4.500000e+00, float 5.500000e+00, float 6.500000e+00, float 7.500000e+00], align 4
@format = hidden local_unnamed_addr addrspace(4) constant [12 x i8] c"%d %s %v2d|\00", align 1
@results_local.p_held = internal addrspace(3) global [64 x <2 x float>] undef, align 8
@results_local.q_held = internal addrspace(3) global [64 x <2 x i32>] undef, align 8
@c11_local_private.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_local.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_local.p_held = internal addrspace(3) global [64 x i32] undef, align 4
@c11_local_global.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_global_local.p_held = internal addrspace(3) global [64 x i32] undef, align 4
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
define protected amdgpu_kernel void @c11_local_private(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5, !amdgpu.noclobber !18
  %11 = icmp slt i32 %8, 5
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_private.t, i32 %8
  tail call void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef %13, i32 noundef %8) #10
  br label %14

14:                                               ; preds = %12, %4
  %15 = icmp eq i32 %8, 5
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  tail call void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 20), i32 noundef 3, i32 noundef 1) #10
  br label %17

17:                                               ; preds = %16, %14
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %18 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef @c11_local_private.t, i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %19 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 4), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %20 = tail call i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 8), i32 noundef 2, i32 noundef 1) #10
  store i32 %20, ptr addrspace(5) %5, align 4, !tbaa !5
  %21 = and i32 %8, 7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %17, %23
  %24 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %25 = add nsw i32 %24, %10
  %26 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 8), ptr addrspace(5) noundef %5, i32 noundef %25, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %26, label %27, label %23

27:                                               ; preds = %23, %17
  switch i32 %8, label %31 [
    i32 3, label %28
    i32 4, label %30
  ]

28:                                               ; preds = %27
  %29 = call i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 12), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %31

30:                                               ; preds = %27
  call void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 16), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %31

31:                                               ; preds = %30, %28, %27
  %32 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 20), i32 noundef 4, i32 noundef 1) #10
  br i1 %32, label %34, label %33

33:                                               ; preds = %31
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 24), align 4, !tbaa !5
  br label %34

34:                                               ; preds = %33, %31
  call void @_Z7barrierj(i32 noundef 3) #10
  %35 = icmp slt i32 %8, 7
  br i1 %35, label %36, label %45

36:                                               ; preds = %34
  %37 = shl i64 %7, 32
  %38 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_private.t, i32 %8
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !5
  %40 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %41 = shl i64 %40, 5
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = ashr exact i64 %37, 30
  %44 = getelementptr i8, ptr addrspace(1) %42, i64 %43
  store i32 %39, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %34, %36
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_local_private(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  %11 = icmp slt i32 %8, 5
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_private.t, i32 %8
  tail call void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef %13, i32 noundef %8) #10
  br label %14

14:                                               ; preds = %12, %4
  %15 = icmp eq i32 %8, 5
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  tail call void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 20), i32 noundef 3, i32 noundef 1) #10
  br label %17

17:                                               ; preds = %16, %14
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %18 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef @c11_local_private.t, i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %19 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 4), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %20 = tail call i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 8), i32 noundef 2, i32 noundef 1) #10
  store i32 %20, ptr addrspace(5) %5, align 4, !tbaa !5
  %21 = and i32 %8, 7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %17, %23
  %24 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %25 = add nsw i32 %24, %10
  %26 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 8), ptr addrspace(5) noundef %5, i32 noundef %25, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %26, label %27, label %23

27:                                               ; preds = %23, %17
  switch i32 %8, label %31 [
    i32 3, label %28
    i32 4, label %30
  ]

28:                                               ; preds = %27
  %29 = call i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 12), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %31

30:                                               ; preds = %27
  call void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 16), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %31

31:                                               ; preds = %28, %27, %30
  %32 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 20), i32 noundef 4, i32 noundef 1) #10
  br i1 %32, label %34, label %33

33:                                               ; preds = %31
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 24), align 4, !tbaa !5
  br label %34

34:                                               ; preds = %33, %31
  call void @_Z7barrierj(i32 noundef 3) #10
  %35 = icmp slt i32 %8, 7
  br i1 %35, label %36, label %45

36:                                               ; preds = %34
  %37 = shl i64 %7, 32
  %38 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_private.t, i32 %8
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !5
  %40 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %41 = shl i64 %40, 5
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = ashr exact i64 %37, 30
  %44 = getelementptr i8, ptr addrspace(1) %42, i64 %43
  store i32 %39, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %36, %34
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @c11_local_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_local_local.p_held, i32 %7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5, !amdgpu.noclobber !18
  %11 = icmp slt i32 %7, 5
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_local.t, i32 %7
  tail call void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef %13, i32 noundef %7) #10
  br label %14

14:                                               ; preds = %12, %4
  %15 = icmp eq i32 %7, 5
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  tail call void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 20), i32 noundef 3, i32 noundef 1) #10
  br label %17

17:                                               ; preds = %16, %14
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %18 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef @c11_local_local.t, i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %19 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 4), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %20 = tail call i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 8), i32 noundef 2, i32 noundef 1) #10
  store i32 %20, ptr addrspace(3) %8, align 4, !tbaa !5
  %21 = and i32 %7, 7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %17, %23
  %24 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %25 = add nsw i32 %24, %10
  %26 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 8), ptr addrspace(3) noundef %8, i32 noundef %25, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %26, label %27, label %23

27:                                               ; preds = %23, %17
  switch i32 %7, label %31 [
    i32 3, label %28
    i32 4, label %30
  ]

28:                                               ; preds = %27
  %29 = tail call i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 12), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %31

30:                                               ; preds = %27
  tail call void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 16), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %31

31:                                               ; preds = %30, %28, %27
  %32 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 20), i32 noundef 4, i32 noundef 1) #10
  br i1 %32, label %34, label %33

33:                                               ; preds = %31
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 24), align 4, !tbaa !5
  br label %34

34:                                               ; preds = %33, %31
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %35 = icmp slt i32 %7, 7
  br i1 %35, label %36, label %45

36:                                               ; preds = %34
  %37 = shl i64 %6, 32
  %38 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_local.t, i32 %7
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !5
  %40 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %41 = shl i64 %40, 5
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = ashr exact i64 %37, 30
  %44 = getelementptr i8, ptr addrspace(1) %42, i64 %43
  store i32 %39, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %34, %36
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_local_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_local_local.p_held, i32 %7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  %11 = icmp slt i32 %7, 5
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_local.t, i32 %7
  tail call void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef %13, i32 noundef %7) #10
  br label %14

14:                                               ; preds = %12, %4
  %15 = icmp eq i32 %7, 5
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  tail call void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 20), i32 noundef 3, i32 noundef 1) #10
  br label %17

17:                                               ; preds = %16, %14
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %18 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef @c11_local_local.t, i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %19 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 4), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %20 = tail call i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 8), i32 noundef 2, i32 noundef 1) #10
  store i32 %20, ptr addrspace(3) %8, align 4, !tbaa !5
  %21 = and i32 %7, 7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %17, %23
  %24 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %25 = add nsw i32 %24, %10
  %26 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 8), ptr addrspace(3) noundef %8, i32 noundef %25, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %26, label %27, label %23

27:                                               ; preds = %23, %17
  switch i32 %7, label %31 [
    i32 3, label %28
    i32 4, label %30
  ]

28:                                               ; preds = %27
  %29 = tail call i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 12), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %31

30:                                               ; preds = %27
  tail call void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 16), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %31

31:                                               ; preds = %28, %27, %30
  %32 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 20), i32 noundef 4, i32 noundef 1) #10
  br i1 %32, label %34, label %33

33:                                               ; preds = %31
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 24), align 4, !tbaa !5
  br label %34

34:                                               ; preds = %33, %31
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %35 = icmp slt i32 %7, 7
  br i1 %35, label %36, label %45

36:                                               ; preds = %34
  %37 = shl i64 %6, 32
  %38 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_local.t, i32 %7
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !5
  %40 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %41 = shl i64 %40, 5
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = ashr exact i64 %37, 30
  %44 = getelementptr i8, ptr addrspace(1) %42, i64 %43
  store i32 %39, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %36, %34
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @c11_local_global(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5, !amdgpu.noclobber !18
  %11 = icmp slt i32 %8, 5
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_global.t, i32 %8
  tail call void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef %13, i32 noundef %8) #10
  br label %14

14:                                               ; preds = %12, %4
  %15 = icmp eq i32 %8, 5
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  tail call void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 20), i32 noundef 3, i32 noundef 1) #10
  br label %17

17:                                               ; preds = %16, %14
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %18 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef @c11_local_global.t, i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %19 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 4), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %20 = tail call i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 8), i32 noundef 2, i32 noundef 1) #10
  store i32 %20, ptr addrspace(1) %6, align 4, !tbaa !5
  %21 = and i32 %8, 7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %17, %23
  %24 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %25 = add nsw i32 %24, %10
  %26 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS1ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 8), ptr addrspace(1) noundef %6, i32 noundef %25, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %26, label %27, label %23

27:                                               ; preds = %23, %17
  switch i32 %8, label %31 [
    i32 3, label %28
    i32 4, label %30
  ]

28:                                               ; preds = %27
  %29 = tail call i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 12), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %31

30:                                               ; preds = %27
  tail call void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 16), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %31

31:                                               ; preds = %30, %28, %27
  %32 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 20), i32 noundef 4, i32 noundef 1) #10
  br i1 %32, label %34, label %33

33:                                               ; preds = %31
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 24), align 4, !tbaa !5
  br label %34

34:                                               ; preds = %33, %31
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %35 = icmp slt i32 %8, 7
  br i1 %35, label %36, label %45

36:                                               ; preds = %34
  %37 = shl i64 %7, 32
  %38 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_global.t, i32 %8
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !5
  %40 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %41 = shl i64 %40, 5
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = ashr exact i64 %37, 30
  %44 = getelementptr i8, ptr addrspace(1) %42, i64 %43
  store i32 %39, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %34, %36
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_local_global(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  %11 = icmp slt i32 %8, 5
  br i1 %11, label %12, label %14

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_global.t, i32 %8
  tail call void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef %13, i32 noundef %8) #10
  br label %14

14:                                               ; preds = %12, %4
  %15 = icmp eq i32 %8, 5
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  tail call void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 20), i32 noundef 3, i32 noundef 1) #10
  br label %17

17:                                               ; preds = %16, %14
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %18 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef @c11_local_global.t, i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %19 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 4), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %20 = tail call i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 8), i32 noundef 2, i32 noundef 1) #10
  store i32 %20, ptr addrspace(1) %6, align 4, !tbaa !5
  %21 = and i32 %8, 7
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %17, %23
  %24 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %25 = add nsw i32 %24, %10
  %26 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS1ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 8), ptr addrspace(1) noundef %6, i32 noundef %25, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %26, label %27, label %23

27:                                               ; preds = %23, %17
  switch i32 %8, label %31 [
    i32 3, label %28
    i32 4, label %30
  ]

28:                                               ; preds = %27
  %29 = tail call i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 12), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %31

30:                                               ; preds = %27
  tail call void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 16), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %31

31:                                               ; preds = %28, %27, %30
  %32 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 20), i32 noundef 4, i32 noundef 1) #10
  br i1 %32, label %34, label %33

33:                                               ; preds = %31
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 24), align 4, !tbaa !5
  br label %34

34:                                               ; preds = %33, %31
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %35 = icmp slt i32 %8, 7
  br i1 %35, label %36, label %45

36:                                               ; preds = %34
  %37 = shl i64 %7, 32
  %38 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_global.t, i32 %8
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !5
  %40 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %41 = shl i64 %40, 5
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = ashr exact i64 %37, 30
  %44 = getelementptr i8, ptr addrspace(1) %42, i64 %43
  store i32 %39, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %36, %34
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @c11_global_private(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %7 = shl i64 %6, 7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %7
  %9 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %10 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5, !amdgpu.noclobber !18
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 20
  %15 = icmp slt i32 %11, 5
  br i1 %15, label %16, label %20

16:                                               ; preds = %4
  %17 = shl i64 %10, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %18
  tail call void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) noundef %19, i32 noundef %11) #10
  br label %20

20:                                               ; preds = %16, %4
  %21 = icmp eq i32 %11, 5
  br i1 %21, label %22, label %23

22:                                               ; preds = %20
  tail call void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %14, i32 noundef 3, i32 noundef 1) #10
  br label %23

23:                                               ; preds = %22, %20
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %24 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %8, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %26 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %25, i32 noundef %13, i32 noundef 4, i32 noundef 2) #10
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %28 = tail call i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %27, i32 noundef 2, i32 noundef 1) #10
  store i32 %28, ptr addrspace(5) %5, align 4, !tbaa !5
  %29 = and i32 %11, 7
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %23, %31
  %32 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %33 = add nsw i32 %32, %13
  %34 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef nonnull %27, ptr addrspace(5) noundef %5, i32 noundef %33, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %34, label %35, label %31

35:                                               ; preds = %31, %23
  switch i32 %11, label %41 [
    i32 3, label %36
    i32 4, label %39
  ]

36:                                               ; preds = %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %38 = call i32 @_Z24atomic_exchange_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %37, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  br label %41

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  call void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %40, i32 noundef %13, i32 noundef 3, i32 noundef 1) #10
  br label %41

41:                                               ; preds = %39, %36, %35
  %42 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %14, i32 noundef 4, i32 noundef 1) #10
  br i1 %42, label %45, label %43

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 24
  store i32 %13, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %43, %41
  call void @_Z7barrierj(i32 noundef 3) #10
  %46 = icmp slt i32 %11, 7
  br i1 %46, label %47, label %56

47:                                               ; preds = %45
  %48 = shl i64 %10, 32
  %49 = ashr exact i64 %48, 32
  %50 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !5
  %52 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %53 = shl i64 %52, 5
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr i32, ptr addrspace(1) %54, i64 %49
  store i32 %51, ptr addrspace(1) %55, align 4, !tbaa !5
  br label %56

56:                                               ; preds = %45, %47
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_global_private(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %7 = shl i64 %6, 7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %7
  %9 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %10 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 20
  %15 = icmp slt i32 %11, 5
  br i1 %15, label %16, label %20

16:                                               ; preds = %4
  %17 = shl i64 %10, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %18
  tail call void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) noundef %19, i32 noundef %11) #10
  br label %20

20:                                               ; preds = %16, %4
  %21 = icmp eq i32 %11, 5
  br i1 %21, label %22, label %23

22:                                               ; preds = %20
  tail call void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %14, i32 noundef 3, i32 noundef 1) #10
  br label %23

23:                                               ; preds = %22, %20
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %24 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %8, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %26 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %25, i32 noundef %13, i32 noundef 4, i32 noundef 2) #10
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %28 = tail call i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %27, i32 noundef 2, i32 noundef 1) #10
  store i32 %28, ptr addrspace(5) %5, align 4, !tbaa !5
  %29 = and i32 %11, 7
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %23, %31
  %32 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %33 = add nsw i32 %32, %13
  %34 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef nonnull %27, ptr addrspace(5) noundef %5, i32 noundef %33, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %34, label %35, label %31

35:                                               ; preds = %31, %23
  switch i32 %11, label %41 [
    i32 3, label %36
    i32 4, label %39
  ]

36:                                               ; preds = %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %38 = call i32 @_Z24atomic_exchange_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %37, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  br label %41

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  call void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %40, i32 noundef %13, i32 noundef 3, i32 noundef 1) #10
  br label %41

41:                                               ; preds = %36, %35, %39
  %42 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %14, i32 noundef 4, i32 noundef 1) #10
  br i1 %42, label %45, label %43

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 24
  store i32 %13, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %43, %41
  call void @_Z7barrierj(i32 noundef 3) #10
  %46 = icmp slt i32 %11, 7
  br i1 %46, label %47, label %56

47:                                               ; preds = %45
  %48 = shl i64 %10, 32
  %49 = ashr exact i64 %48, 32
  %50 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !5
  %52 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %53 = shl i64 %52, 5
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr i32, ptr addrspace(1) %54, i64 %49
  store i32 %51, ptr addrspace(1) %55, align 4, !tbaa !5
  br label %56

56:                                               ; preds = %47, %45
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @c11_global_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %6 = shl i64 %5, 7
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %6
  %8 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_global_local.p_held, i32 %10
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5, !amdgpu.noclobber !18
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  %15 = icmp slt i32 %10, 5
  br i1 %15, label %16, label %20

16:                                               ; preds = %4
  %17 = shl i64 %9, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %18
  tail call void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) noundef %19, i32 noundef %10) #10
  br label %20

20:                                               ; preds = %16, %4
  %21 = icmp eq i32 %10, 5
  br i1 %21, label %22, label %23

22:                                               ; preds = %20
  tail call void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %14, i32 noundef 3, i32 noundef 1) #10
  br label %23

23:                                               ; preds = %22, %20
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %24 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %7, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %26 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %25, i32 noundef %13, i32 noundef 4, i32 noundef 2) #10
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %28 = tail call i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %27, i32 noundef 2, i32 noundef 1) #10
  store i32 %28, ptr addrspace(3) %11, align 4, !tbaa !5
  %29 = and i32 %10, 7
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %23, %31
  %32 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %33 = add nsw i32 %32, %13
  %34 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef nonnull %27, ptr addrspace(3) noundef %11, i32 noundef %33, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %34, label %35, label %31

35:                                               ; preds = %31, %23
  switch i32 %10, label %41 [
    i32 3, label %36
    i32 4, label %39
  ]

36:                                               ; preds = %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %38 = tail call i32 @_Z24atomic_exchange_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %37, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  br label %41

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  tail call void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %40, i32 noundef %13, i32 noundef 3, i32 noundef 1) #10
  br label %41

41:                                               ; preds = %39, %36, %35
  %42 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %14, i32 noundef 4, i32 noundef 1) #10
  br i1 %42, label %45, label %43

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store i32 %13, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %43, %41
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %46 = icmp slt i32 %10, 7
  br i1 %46, label %47, label %56

47:                                               ; preds = %45
  %48 = shl i64 %9, 32
  %49 = ashr exact i64 %48, 32
  %50 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !5
  %52 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %53 = shl i64 %52, 5
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr i32, ptr addrspace(1) %54, i64 %49
  store i32 %51, ptr addrspace(1) %55, align 4, !tbaa !5
  br label %56

56:                                               ; preds = %45, %47
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_global_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %6 = shl i64 %5, 7
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %6
  %8 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_global_local.p_held, i32 %10
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  %15 = icmp slt i32 %10, 5
  br i1 %15, label %16, label %20

16:                                               ; preds = %4
  %17 = shl i64 %9, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %18
  tail call void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) noundef %19, i32 noundef %10) #10
  br label %20

20:                                               ; preds = %16, %4
  %21 = icmp eq i32 %10, 5
  br i1 %21, label %22, label %23

22:                                               ; preds = %20
  tail call void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %14, i32 noundef 3, i32 noundef 1) #10
  br label %23

23:                                               ; preds = %22, %20
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %24 = tail call i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %7, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %26 = tail call i32 @_Z25atomic_fetch_max_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %25, i32 noundef %13, i32 noundef 4, i32 noundef 2) #10
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %28 = tail call i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %27, i32 noundef 2, i32 noundef 1) #10
  store i32 %28, ptr addrspace(3) %11, align 4, !tbaa !5
  %29 = and i32 %10, 7
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %23, %31
  %32 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %33 = add nsw i32 %32, %13
  %34 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef nonnull %27, ptr addrspace(3) noundef %11, i32 noundef %33, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %34, label %35, label %31

35:                                               ; preds = %31, %23
  switch i32 %10, label %41 [
    i32 3, label %36
    i32 4, label %39
  ]

36:                                               ; preds = %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %38 = tail call i32 @_Z24atomic_exchange_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %37, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  br label %41

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  tail call void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %40, i32 noundef %13, i32 noundef 3, i32 noundef 1) #10
  br label %41

41:                                               ; preds = %36, %35, %39
  %42 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef nonnull %14, i32 noundef 4, i32 noundef 1) #10
  br i1 %42, label %45, label %43

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store i32 %13, ptr addrspace(1) %44, align 4, !tbaa !5
  br label %45

45:                                               ; preds = %43, %41
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %46 = icmp slt i32 %10, 7
  br i1 %46, label %47, label %56

47:                                               ; preds = %45
  %48 = shl i64 %9, 32
  %49 = ashr exact i64 %48, 32
  %50 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !5
  %52 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %53 = shl i64 %52, 5
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr i32, ptr addrspace(1) %54, i64 %49
  store i32 %51, ptr addrspace(1) %55, align 4, !tbaa !5
  br label %56

56:                                               ; preds = %47, %45
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !23
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = alloca [2 x ptr addrspace(5)], align 8, addrspace(5)
  %7 = alloca ptr addrspace(5), align 8, addrspace(5)
  %8 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  %9 = shl i64 %8, 7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  tail call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %10, i64 noundef 128) #10
  %11 = tail call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %10, i64 noundef 64, ptr addrspace(5) null) #10
  store ptr addrspace(5) %11, ptr addrspace(5) %6, align 8, !tbaa !30
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i32 256
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %14 = tail call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef nonnull %12, ptr addrspace(1) noundef nonnull %13, i64 noundef 64, ptr addrspace(5) null) #10
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 4
  store ptr addrspace(5) %14, ptr addrspace(5) %15, align 8, !tbaa !30
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 2, ptr addrspace(5) noundef %6) #10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %7) #8
  %16 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %2, i64 %9
  %17 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.threes, ptr addrspace(1) noundef %16, i64 noundef 64, i64 noundef 2, ptr addrspace(5) null) #10
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %9
  %19 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %18, ptr addrspace(3) noundef align 4 %4, i64 noundef 64, i64 noundef 2, ptr addrspace(5) %17) #10
  store ptr addrspace(5) %19, ptr addrspace(5) %7, align 8, !tbaa !30
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %7) #10
  %20 = shl i64 %8, 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %20
  %22 = call ptr addrspace(5) @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %21, ptr addrspace(3) noundef @copies.threes, i64 noundef 64, ptr addrspace(5) null) #10
  store ptr addrspace(5) %22, ptr addrspace(5) %7, align 8, !tbaa !30
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %7) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %7) #8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = alloca [2 x ptr addrspace(5)], align 8, addrspace(5)
  %7 = alloca ptr addrspace(5), align 8, addrspace(5)
  %8 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  %9 = shl i64 %8, 7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  tail call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %10, i64 noundef 128) #10
  %11 = tail call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %10, i64 noundef 64, ptr addrspace(5) null) #10
  store ptr addrspace(5) %11, ptr addrspace(5) %6, align 8, !tbaa !30
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i32 256
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %14 = tail call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef nonnull %12, ptr addrspace(1) noundef nonnull %13, i64 noundef 64, ptr addrspace(5) null) #10
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 4
  store ptr addrspace(5) %14, ptr addrspace(5) %15, align 8, !tbaa !30
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 2, ptr addrspace(5) noundef %6) #10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %7) #8
  %16 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %2, i64 %9
  %17 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.threes, ptr addrspace(1) noundef %16, i64 noundef 64, i64 noundef 2, ptr addrspace(5) null) #10
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %9
  %19 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %18, ptr addrspace(3) noundef %4, i64 noundef 64, i64 noundef 2, ptr addrspace(5) %17) #10
  store ptr addrspace(5) %19, ptr addrspace(5) %7, align 8, !tbaa !30
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %7) #10
  %20 = shl i64 %8, 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %20
  %22 = call ptr addrspace(5) @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %21, ptr addrspace(3) noundef @copies.threes, i64 noundef 64, ptr addrspace(5) null) #10
  store ptr addrspace(5) %22, ptr addrspace(5) %7, align 8, !tbaa !30
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %7) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %7) #8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @prints() local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !18 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !18 {
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
define protected void @__clang_ocl_kern_imp_prints() local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !18 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !18 {
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

; Function Attrs: convergent nounwind
declare hidden void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef, ptr addrspace(5) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef, ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS1ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_max_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef, ptr addrspace(5) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z24atomic_exchange_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #5

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

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
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
!3 = !{i32 3, i32 0}
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
!17 = !{!"int*", !"int*", !"int*", !"int*"}
!18 = !{}
!19 = !{i32 2, i32 2, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"float*", !"half*", !"float*"}
!22 = !{!"const", !"const", !""}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !7, i64 0}
!25 = !{i32 1, i32 1, i32 1, i32 1, i32 3}
!26 = !{!"none", !"none", !"none", !"none", !"none"}
!27 = !{!"float*", !"float*", !"char3*", !"char3*", !"float*"}
!28 = !{!"float*", !"float*", !"char __attribute__((ext_vector_type(3)))*", !"char __attribute__((ext_vector_type(3)))*", !"float*"}
!29 = !{!"const", !"", !"const", !"", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"event_t", !7, i64 0}

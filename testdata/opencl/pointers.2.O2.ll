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
@c11_local_private.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_local.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_local.p_held = internal addrspace(3) global [64 x i32] undef, align 4
@c11_local_global.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_global_local.p_held = internal addrspace(3) global [64 x i32] undef, align 4
@results_generic.p_held = internal addrspace(3) global [64 x <2 x float>] undef, align 8
@results_generic.q_held = internal addrspace(3) global [64 x <2 x i32>] undef, align 8
@vectors_generic.p_held = internal addrspace(3) global [64 x <16 x float>] undef, align 64
@c11_local_generic.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_generic.p_held = internal addrspace(3) global [64 x i32] undef, align 4
@copies.threes = internal addrspace(3) global [64 x <3 x i8>] undef, align 4

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @results_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca <2 x i32>, align 8, addrspace(5)
  %7 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  %9 = addrspacecast ptr addrspace(1) %0 to ptr
  %10 = tail call <2 x float> @_Z6vload2mPKf(i64 noundef %7, ptr noundef %9) #9
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %10, ptr noundef %11) #10
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %7
  store <2 x float> %12, ptr addrspace(1) %13, align 8, !tbaa !16
  %14 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %15 = add i64 %8, %7
  %16 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %15
  store <2 x float> %14, ptr addrspace(1) %16, align 8, !tbaa !16
  %17 = call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %10, ptr noundef %11) #10
  %18 = shl i64 %8, 1
  %19 = add i64 %18, %7
  %20 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %19
  store <2 x float> %17, ptr addrspace(1) %20, align 8, !tbaa !16
  %21 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %22 = mul i64 %8, 24
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr <2 x float>, ptr addrspace(1) %23, i64 %7
  store <2 x float> %21, ptr addrspace(1) %24, align 8, !tbaa !16
  %25 = call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %10, ptr noundef %11) #10
  %26 = shl i64 %8, 5
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr <2 x float>, ptr addrspace(1) %27, i64 %7
  store <2 x float> %25, ptr addrspace(1) %28, align 8, !tbaa !16
  %29 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %30 = mul i64 %8, 40
  %31 = getelementptr i8, ptr addrspace(1) %1, i64 %30
  %32 = getelementptr <2 x float>, ptr addrspace(1) %31, i64 %7
  store <2 x float> %29, ptr addrspace(1) %32, align 8, !tbaa !16
  %33 = addrspacecast ptr addrspace(5) %6 to ptr
  %34 = call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %10, ptr noundef %33) #10
  %35 = mul i64 %8, 48
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr <2 x float>, ptr addrspace(1) %36, i64 %7
  store <2 x float> %34, ptr addrspace(1) %37, align 8, !tbaa !16
  %38 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %39 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %7
  store <2 x i32> %38, ptr addrspace(1) %39, align 8, !tbaa !16
  %40 = call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %10, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %33) #10
  %41 = mul i64 %8, 56
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr <2 x float>, ptr addrspace(1) %42, i64 %7
  store <2 x float> %40, ptr addrspace(1) %43, align 8, !tbaa !16
  %44 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %45 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %15
  store <2 x i32> %44, ptr addrspace(1) %45, align 8, !tbaa !16
  %46 = call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %10, ptr noundef %33) #10
  %47 = shl i64 %8, 6
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr <2 x float>, ptr addrspace(1) %48, i64 %7
  store <2 x float> %46, ptr addrspace(1) %49, align 8, !tbaa !16
  %50 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %51 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %19
  store <2 x i32> %50, ptr addrspace(1) %51, align 8, !tbaa !16
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
  %9 = addrspacecast ptr addrspace(1) %0 to ptr
  %10 = tail call <2 x float> @_Z6vload2mPKf(i64 noundef %7, ptr noundef %9) #9
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %10, ptr noundef %11) #10
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %7
  store <2 x float> %12, ptr addrspace(1) %13, align 8, !tbaa !16
  %14 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %15 = add i64 %8, %7
  %16 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %15
  store <2 x float> %14, ptr addrspace(1) %16, align 8, !tbaa !16
  %17 = call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %10, ptr noundef %11) #10
  %18 = shl i64 %8, 1
  %19 = add i64 %18, %7
  %20 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %19
  store <2 x float> %17, ptr addrspace(1) %20, align 8, !tbaa !16
  %21 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %22 = mul i64 %8, 24
  %23 = getelementptr i8, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr <2 x float>, ptr addrspace(1) %23, i64 %7
  store <2 x float> %21, ptr addrspace(1) %24, align 8, !tbaa !16
  %25 = call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %10, ptr noundef %11) #10
  %26 = shl i64 %8, 5
  %27 = getelementptr i8, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr <2 x float>, ptr addrspace(1) %27, i64 %7
  store <2 x float> %25, ptr addrspace(1) %28, align 8, !tbaa !16
  %29 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %30 = mul i64 %8, 40
  %31 = getelementptr i8, ptr addrspace(1) %1, i64 %30
  %32 = getelementptr <2 x float>, ptr addrspace(1) %31, i64 %7
  store <2 x float> %29, ptr addrspace(1) %32, align 8, !tbaa !16
  %33 = addrspacecast ptr addrspace(5) %6 to ptr
  %34 = call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %10, ptr noundef %33) #10
  %35 = mul i64 %8, 48
  %36 = getelementptr i8, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr <2 x float>, ptr addrspace(1) %36, i64 %7
  store <2 x float> %34, ptr addrspace(1) %37, align 8, !tbaa !16
  %38 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %39 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %7
  store <2 x i32> %38, ptr addrspace(1) %39, align 8, !tbaa !16
  %40 = call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %10, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %33) #10
  %41 = mul i64 %8, 56
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr <2 x float>, ptr addrspace(1) %42, i64 %7
  store <2 x float> %40, ptr addrspace(1) %43, align 8, !tbaa !16
  %44 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %45 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %15
  store <2 x i32> %44, ptr addrspace(1) %45, align 8, !tbaa !16
  %46 = call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %10, ptr noundef %33) #10
  %47 = shl i64 %8, 6
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr <2 x float>, ptr addrspace(1) %48, i64 %7
  store <2 x float> %46, ptr addrspace(1) %49, align 8, !tbaa !16
  %50 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !16
  %51 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %19
  store <2 x i32> %50, ptr addrspace(1) %51, align 8, !tbaa !16
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
  %11 = addrspacecast ptr addrspace(1) %0 to ptr
  %12 = tail call <2 x float> @_Z6vload2mPKf(i64 noundef %5, ptr noundef %11) #9
  %13 = addrspacecast ptr addrspace(3) %9 to ptr
  %14 = tail call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %12, ptr noundef %13) #10
  %15 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  store <2 x float> %14, ptr addrspace(1) %15, align 8, !tbaa !16
  %16 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %17 = add i64 %6, %5
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %17
  store <2 x float> %16, ptr addrspace(1) %18, align 8, !tbaa !16
  %19 = tail call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %12, ptr noundef %13) #10
  %20 = shl i64 %6, 1
  %21 = add i64 %20, %5
  %22 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %21
  store <2 x float> %19, ptr addrspace(1) %22, align 8, !tbaa !16
  %23 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %24 = mul i64 %6, 24
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr <2 x float>, ptr addrspace(1) %25, i64 %5
  store <2 x float> %23, ptr addrspace(1) %26, align 8, !tbaa !16
  %27 = tail call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %12, ptr noundef %13) #10
  %28 = shl i64 %6, 5
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr <2 x float>, ptr addrspace(1) %29, i64 %5
  store <2 x float> %27, ptr addrspace(1) %30, align 8, !tbaa !16
  %31 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %32 = mul i64 %6, 40
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr <2 x float>, ptr addrspace(1) %33, i64 %5
  store <2 x float> %31, ptr addrspace(1) %34, align 8, !tbaa !16
  %35 = addrspacecast ptr addrspace(3) %10 to ptr
  %36 = tail call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %12, ptr noundef %35) #10
  %37 = mul i64 %6, 48
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr <2 x float>, ptr addrspace(1) %38, i64 %5
  store <2 x float> %36, ptr addrspace(1) %39, align 8, !tbaa !16
  %40 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %41 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %40, ptr addrspace(1) %41, align 8, !tbaa !16
  %42 = tail call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %12, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %35) #10
  %43 = mul i64 %6, 56
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = getelementptr <2 x float>, ptr addrspace(1) %44, i64 %5
  store <2 x float> %42, ptr addrspace(1) %45, align 8, !tbaa !16
  %46 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %17
  store <2 x i32> %46, ptr addrspace(1) %47, align 8, !tbaa !16
  %48 = tail call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %12, ptr noundef %35) #10
  %49 = shl i64 %6, 6
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr <2 x float>, ptr addrspace(1) %50, i64 %5
  store <2 x float> %48, ptr addrspace(1) %51, align 8, !tbaa !16
  %52 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %53 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %21
  store <2 x i32> %52, ptr addrspace(1) %53, align 8, !tbaa !16
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
  %11 = addrspacecast ptr addrspace(1) %0 to ptr
  %12 = tail call <2 x float> @_Z6vload2mPKf(i64 noundef %5, ptr noundef %11) #9
  %13 = addrspacecast ptr addrspace(3) %9 to ptr
  %14 = tail call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %12, ptr noundef %13) #10
  %15 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  store <2 x float> %14, ptr addrspace(1) %15, align 8, !tbaa !16
  %16 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %17 = add i64 %6, %5
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %17
  store <2 x float> %16, ptr addrspace(1) %18, align 8, !tbaa !16
  %19 = tail call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %12, ptr noundef %13) #10
  %20 = shl i64 %6, 1
  %21 = add i64 %20, %5
  %22 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %21
  store <2 x float> %19, ptr addrspace(1) %22, align 8, !tbaa !16
  %23 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %24 = mul i64 %6, 24
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr <2 x float>, ptr addrspace(1) %25, i64 %5
  store <2 x float> %23, ptr addrspace(1) %26, align 8, !tbaa !16
  %27 = tail call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %12, ptr noundef %13) #10
  %28 = shl i64 %6, 5
  %29 = getelementptr i8, ptr addrspace(1) %1, i64 %28
  %30 = getelementptr <2 x float>, ptr addrspace(1) %29, i64 %5
  store <2 x float> %27, ptr addrspace(1) %30, align 8, !tbaa !16
  %31 = load <2 x float>, ptr addrspace(3) %9, align 8, !tbaa !16
  %32 = mul i64 %6, 40
  %33 = getelementptr i8, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr <2 x float>, ptr addrspace(1) %33, i64 %5
  store <2 x float> %31, ptr addrspace(1) %34, align 8, !tbaa !16
  %35 = addrspacecast ptr addrspace(3) %10 to ptr
  %36 = tail call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %12, ptr noundef %35) #10
  %37 = mul i64 %6, 48
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr <2 x float>, ptr addrspace(1) %38, i64 %5
  store <2 x float> %36, ptr addrspace(1) %39, align 8, !tbaa !16
  %40 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %41 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %40, ptr addrspace(1) %41, align 8, !tbaa !16
  %42 = tail call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %12, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %35) #10
  %43 = mul i64 %6, 56
  %44 = getelementptr i8, ptr addrspace(1) %1, i64 %43
  %45 = getelementptr <2 x float>, ptr addrspace(1) %44, i64 %5
  store <2 x float> %42, ptr addrspace(1) %45, align 8, !tbaa !16
  %46 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %47 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %17
  store <2 x i32> %46, ptr addrspace(1) %47, align 8, !tbaa !16
  %48 = tail call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %12, ptr noundef %35) #10
  %49 = shl i64 %6, 6
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr <2 x float>, ptr addrspace(1) %50, i64 %5
  store <2 x float> %48, ptr addrspace(1) %51, align 8, !tbaa !16
  %52 = load <2 x i32>, ptr addrspace(3) %10, align 8, !tbaa !16
  %53 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %21
  store <2 x i32> %52, ptr addrspace(1) %53, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @results_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %5
  %8 = addrspacecast ptr addrspace(1) %0 to ptr
  %9 = tail call <2 x float> @_Z6vload2mPKf(i64 noundef %5, ptr noundef %8) #9
  %10 = addrspacecast ptr addrspace(1) %7 to ptr
  %11 = tail call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %9, ptr noundef %10) #10
  %12 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  store <2 x float> %11, ptr addrspace(1) %12, align 8, !tbaa !16
  %13 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %14 = add i64 %6, %5
  %15 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %14
  store <2 x float> %13, ptr addrspace(1) %15, align 8, !tbaa !16
  %16 = tail call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %9, ptr noundef %10) #10
  %17 = shl i64 %6, 1
  %18 = add i64 %17, %5
  %19 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %18
  store <2 x float> %16, ptr addrspace(1) %19, align 8, !tbaa !16
  %20 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %21 = mul i64 %6, 24
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr <2 x float>, ptr addrspace(1) %22, i64 %5
  store <2 x float> %20, ptr addrspace(1) %23, align 8, !tbaa !16
  %24 = tail call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %9, ptr noundef %10) #10
  %25 = shl i64 %6, 5
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr <2 x float>, ptr addrspace(1) %26, i64 %5
  store <2 x float> %24, ptr addrspace(1) %27, align 8, !tbaa !16
  %28 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %29 = mul i64 %6, 40
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr <2 x float>, ptr addrspace(1) %30, i64 %5
  store <2 x float> %28, ptr addrspace(1) %31, align 8, !tbaa !16
  %32 = tail call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %9, ptr noundef %10) #10
  %33 = mul i64 %6, 48
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr <2 x float>, ptr addrspace(1) %34, i64 %5
  store <2 x float> %32, ptr addrspace(1) %35, align 8, !tbaa !16
  %36 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %37 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %36, ptr addrspace(1) %37, align 8, !tbaa !16
  %38 = tail call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %9, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %10) #10
  %39 = mul i64 %6, 56
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr <2 x float>, ptr addrspace(1) %40, i64 %5
  store <2 x float> %38, ptr addrspace(1) %41, align 8, !tbaa !16
  %42 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %43 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %14
  store <2 x i32> %42, ptr addrspace(1) %43, align 8, !tbaa !16
  %44 = tail call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %9, ptr noundef %10) #10
  %45 = shl i64 %6, 6
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr <2 x float>, ptr addrspace(1) %46, i64 %5
  store <2 x float> %44, ptr addrspace(1) %47, align 8, !tbaa !16
  %48 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %49 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %18
  store <2 x i32> %48, ptr addrspace(1) %49, align 8, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_results_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %7 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %3, i64 %5
  %8 = addrspacecast ptr addrspace(1) %0 to ptr
  %9 = tail call <2 x float> @_Z6vload2mPKf(i64 noundef %5, ptr noundef %8) #9
  %10 = addrspacecast ptr addrspace(1) %7 to ptr
  %11 = tail call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %9, ptr noundef %10) #10
  %12 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  store <2 x float> %11, ptr addrspace(1) %12, align 8, !tbaa !16
  %13 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %14 = add i64 %6, %5
  %15 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %14
  store <2 x float> %13, ptr addrspace(1) %15, align 8, !tbaa !16
  %16 = tail call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %9, ptr noundef %10) #10
  %17 = shl i64 %6, 1
  %18 = add i64 %17, %5
  %19 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %18
  store <2 x float> %16, ptr addrspace(1) %19, align 8, !tbaa !16
  %20 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %21 = mul i64 %6, 24
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr <2 x float>, ptr addrspace(1) %22, i64 %5
  store <2 x float> %20, ptr addrspace(1) %23, align 8, !tbaa !16
  %24 = tail call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %9, ptr noundef %10) #10
  %25 = shl i64 %6, 5
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr <2 x float>, ptr addrspace(1) %26, i64 %5
  store <2 x float> %24, ptr addrspace(1) %27, align 8, !tbaa !16
  %28 = load <2 x float>, ptr addrspace(1) %7, align 8, !tbaa !16
  %29 = mul i64 %6, 40
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr <2 x float>, ptr addrspace(1) %30, i64 %5
  store <2 x float> %28, ptr addrspace(1) %31, align 8, !tbaa !16
  %32 = tail call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %9, ptr noundef %10) #10
  %33 = mul i64 %6, 48
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr <2 x float>, ptr addrspace(1) %34, i64 %5
  store <2 x float> %32, ptr addrspace(1) %35, align 8, !tbaa !16
  %36 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %37 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %5
  store <2 x i32> %36, ptr addrspace(1) %37, align 8, !tbaa !16
  %38 = tail call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %9, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %10) #10
  %39 = mul i64 %6, 56
  %40 = getelementptr i8, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr <2 x float>, ptr addrspace(1) %40, i64 %5
  store <2 x float> %38, ptr addrspace(1) %41, align 8, !tbaa !16
  %42 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %43 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %14
  store <2 x i32> %42, ptr addrspace(1) %43, align 8, !tbaa !16
  %44 = tail call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %9, ptr noundef %10) #10
  %45 = shl i64 %6, 6
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr <2 x float>, ptr addrspace(1) %46, i64 %5
  store <2 x float> %44, ptr addrspace(1) %47, align 8, !tbaa !16
  %48 = load <2 x i32>, ptr addrspace(1) %7, align 8, !tbaa !16
  %49 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %18
  store <2 x i32> %48, ptr addrspace(1) %49, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca <16 x float>, align 64, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %6 = addrspacecast ptr addrspace(1) %0 to ptr
  %7 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %5, ptr noundef %6) #9
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %8, i64 noundef 1, ptr noundef %9) #10
  %10 = call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %9) #9
  %11 = extractelement <3 x float> %10, i64 1
  %12 = shl i64 %5, 6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !21
  %14 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %7) #7
  call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %14, i64 noundef 1, ptr noundef %9) #10
  %15 = call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %9) #9
  %16 = extractelement <2 x i16> %15, i64 1
  %17 = sitofp i16 %16 to float
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !21
  %19 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %20 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %19) #7
  call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %20, i64 noundef 0, ptr noundef %9) #10
  %21 = call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %9) #9
  %22 = extractelement <2 x double> %21, i64 1
  %23 = fptrunc double %22 to float
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !21
  %25 = extractelement <4 x float> %7, i64 0
  call void @_Z15vstore_half_rtnfmPDh(float noundef %25, i64 noundef 1, ptr noundef %9) #10
  %26 = call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %9) #9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !21
  %28 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %28, i64 noundef 1, ptr noundef %9) #10
  %29 = call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %9) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 16
  %31 = addrspacecast ptr addrspace(1) %30 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %29, i64 noundef 0, ptr noundef %31) #10
  call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %7, i64 noundef 1, ptr noundef %9) #10
  %32 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %9) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 32
  %34 = addrspacecast ptr addrspace(1) %33 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %32, i64 noundef 0, ptr noundef %34) #10
  %35 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %7) #7
  call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %35, i64 noundef 0, ptr noundef %9) #10
  %36 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %9) #9
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 48
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %36, i64 noundef 0, ptr noundef %38) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca <16 x float>, align 64, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %6 = addrspacecast ptr addrspace(1) %0 to ptr
  %7 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %5, ptr noundef %6) #9
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %8, i64 noundef 1, ptr noundef %9) #10
  %10 = call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %9) #9
  %11 = extractelement <3 x float> %10, i64 1
  %12 = shl i64 %5, 6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !21
  %14 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %7) #7
  call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %14, i64 noundef 1, ptr noundef %9) #10
  %15 = call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %9) #9
  %16 = extractelement <2 x i16> %15, i64 1
  %17 = sitofp i16 %16 to float
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !21
  %19 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %20 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %19) #7
  call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %20, i64 noundef 0, ptr noundef %9) #10
  %21 = call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %9) #9
  %22 = extractelement <2 x double> %21, i64 1
  %23 = fptrunc double %22 to float
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !21
  %25 = extractelement <4 x float> %7, i64 0
  call void @_Z15vstore_half_rtnfmPDh(float noundef %25, i64 noundef 1, ptr noundef %9) #10
  %26 = call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %9) #9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !21
  %28 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %28, i64 noundef 1, ptr noundef %9) #10
  %29 = call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %9) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 16
  %31 = addrspacecast ptr addrspace(1) %30 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %29, i64 noundef 0, ptr noundef %31) #10
  call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %7, i64 noundef 1, ptr noundef %9) #10
  %32 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %9) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 32
  %34 = addrspacecast ptr addrspace(1) %33 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %32, i64 noundef 0, ptr noundef %34) #10
  %35 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %7) #7
  call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %35, i64 noundef 0, ptr noundef %9) #10
  %36 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %9) #9
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 48
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %36, i64 noundef 0, ptr noundef %38) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw <16 x float>, ptr addrspace(3) @vectors_local.p_held, i32 %6
  %8 = addrspacecast ptr addrspace(1) %0 to ptr
  %9 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %4, ptr noundef %8) #9
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %11 = addrspacecast ptr addrspace(3) %7 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %10, i64 noundef 1, ptr noundef %11) #10
  %12 = tail call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %11) #9
  %13 = extractelement <3 x float> %12, i64 1
  %14 = shl i64 %4, 6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !21
  %16 = tail call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %9) #7
  tail call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %16, i64 noundef 1, ptr noundef %11) #10
  %17 = tail call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %11) #9
  %18 = extractelement <2 x i16> %17, i64 1
  %19 = sitofp i16 %18 to float
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !21
  %21 = shufflevector <4 x float> %9, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %22 = tail call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %21) #7
  tail call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %22, i64 noundef 0, ptr noundef %11) #10
  %23 = tail call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %11) #9
  %24 = extractelement <2 x double> %23, i64 1
  %25 = fptrunc double %24 to float
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !21
  %27 = extractelement <4 x float> %9, i64 0
  tail call void @_Z15vstore_half_rtnfmPDh(float noundef %27, i64 noundef 1, ptr noundef %11) #10
  %28 = tail call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %11) #9
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  store float %28, ptr addrspace(1) %29, align 4, !tbaa !21
  %30 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  tail call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %30, i64 noundef 1, ptr noundef %11) #10
  %31 = tail call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %11) #9
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 16
  %33 = addrspacecast ptr addrspace(1) %32 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %31, i64 noundef 0, ptr noundef %33) #10
  tail call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %9, i64 noundef 1, ptr noundef %11) #10
  %34 = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %11) #9
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 32
  %36 = addrspacecast ptr addrspace(1) %35 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %34, i64 noundef 0, ptr noundef %36) #10
  %37 = tail call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %9) #7
  tail call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %37, i64 noundef 0, ptr noundef %11) #10
  %38 = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %11) #9
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 48
  %40 = addrspacecast ptr addrspace(1) %39 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %38, i64 noundef 0, ptr noundef %40) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw <16 x float>, ptr addrspace(3) @vectors_local.p_held, i32 %6
  %8 = addrspacecast ptr addrspace(1) %0 to ptr
  %9 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %4, ptr noundef %8) #9
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %11 = addrspacecast ptr addrspace(3) %7 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %10, i64 noundef 1, ptr noundef %11) #10
  %12 = tail call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %11) #9
  %13 = extractelement <3 x float> %12, i64 1
  %14 = shl i64 %4, 6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %14
  store float %13, ptr addrspace(1) %15, align 4, !tbaa !21
  %16 = tail call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %9) #7
  tail call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %16, i64 noundef 1, ptr noundef %11) #10
  %17 = tail call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %11) #9
  %18 = extractelement <2 x i16> %17, i64 1
  %19 = sitofp i16 %18 to float
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !21
  %21 = shufflevector <4 x float> %9, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %22 = tail call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %21) #7
  tail call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %22, i64 noundef 0, ptr noundef %11) #10
  %23 = tail call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %11) #9
  %24 = extractelement <2 x double> %23, i64 1
  %25 = fptrunc double %24 to float
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  store float %25, ptr addrspace(1) %26, align 4, !tbaa !21
  %27 = extractelement <4 x float> %9, i64 0
  tail call void @_Z15vstore_half_rtnfmPDh(float noundef %27, i64 noundef 1, ptr noundef %11) #10
  %28 = tail call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %11) #9
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  store float %28, ptr addrspace(1) %29, align 4, !tbaa !21
  %30 = shufflevector <4 x float> %9, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  tail call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %30, i64 noundef 1, ptr noundef %11) #10
  %31 = tail call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %11) #9
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 16
  %33 = addrspacecast ptr addrspace(1) %32 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %31, i64 noundef 0, ptr noundef %33) #10
  tail call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %9, i64 noundef 1, ptr noundef %11) #10
  %34 = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %11) #9
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 32
  %36 = addrspacecast ptr addrspace(1) %35 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %34, i64 noundef 0, ptr noundef %36) #10
  %37 = tail call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %9) #7
  tail call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %37, i64 noundef 0, ptr noundef %11) #10
  %38 = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %11) #9
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 48
  %40 = addrspacecast ptr addrspace(1) %39 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %38, i64 noundef 0, ptr noundef %40) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %2, i64 %4
  %6 = addrspacecast ptr addrspace(1) %0 to ptr
  %7 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %4, ptr noundef %6) #9
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %9 = addrspacecast ptr addrspace(1) %5 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %8, i64 noundef 1, ptr noundef %9) #10
  %10 = tail call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %9) #9
  %11 = extractelement <3 x float> %10, i64 1
  %12 = shl i64 %4, 6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !21
  %14 = tail call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %7) #7
  tail call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %14, i64 noundef 1, ptr noundef %9) #10
  %15 = tail call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %9) #9
  %16 = extractelement <2 x i16> %15, i64 1
  %17 = sitofp i16 %16 to float
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !21
  %19 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %20 = tail call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %19) #7
  tail call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %20, i64 noundef 0, ptr noundef %9) #10
  %21 = tail call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %9) #9
  %22 = extractelement <2 x double> %21, i64 1
  %23 = fptrunc double %22 to float
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !21
  %25 = extractelement <4 x float> %7, i64 0
  tail call void @_Z15vstore_half_rtnfmPDh(float noundef %25, i64 noundef 1, ptr noundef %9) #10
  %26 = tail call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %9) #9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !21
  %28 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  tail call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %28, i64 noundef 1, ptr noundef %9) #10
  %29 = tail call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %9) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 16
  %31 = addrspacecast ptr addrspace(1) %30 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %29, i64 noundef 0, ptr noundef %31) #10
  tail call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %7, i64 noundef 1, ptr noundef %9) #10
  %32 = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %9) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 32
  %34 = addrspacecast ptr addrspace(1) %33 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %32, i64 noundef 0, ptr noundef %34) #10
  %35 = tail call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %7) #7
  tail call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %35, i64 noundef 0, ptr noundef %9) #10
  %36 = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %9) #9
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 48
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %36, i64 noundef 0, ptr noundef %38) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %2, i64 %4
  %6 = addrspacecast ptr addrspace(1) %0 to ptr
  %7 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %4, ptr noundef %6) #9
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %9 = addrspacecast ptr addrspace(1) %5 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %8, i64 noundef 1, ptr noundef %9) #10
  %10 = tail call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %9) #9
  %11 = extractelement <3 x float> %10, i64 1
  %12 = shl i64 %4, 6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %12
  store float %11, ptr addrspace(1) %13, align 4, !tbaa !21
  %14 = tail call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %7) #7
  tail call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %14, i64 noundef 1, ptr noundef %9) #10
  %15 = tail call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %9) #9
  %16 = extractelement <2 x i16> %15, i64 1
  %17 = sitofp i16 %16 to float
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !21
  %19 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %20 = tail call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %19) #7
  tail call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %20, i64 noundef 0, ptr noundef %9) #10
  %21 = tail call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %9) #9
  %22 = extractelement <2 x double> %21, i64 1
  %23 = fptrunc double %22 to float
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  store float %23, ptr addrspace(1) %24, align 4, !tbaa !21
  %25 = extractelement <4 x float> %7, i64 0
  tail call void @_Z15vstore_half_rtnfmPDh(float noundef %25, i64 noundef 1, ptr noundef %9) #10
  %26 = tail call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %9) #9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  store float %26, ptr addrspace(1) %27, align 4, !tbaa !21
  %28 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  tail call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %28, i64 noundef 1, ptr noundef %9) #10
  %29 = tail call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %9) #9
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 16
  %31 = addrspacecast ptr addrspace(1) %30 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %29, i64 noundef 0, ptr noundef %31) #10
  tail call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %7, i64 noundef 1, ptr noundef %9) #10
  %32 = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %9) #9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 32
  %34 = addrspacecast ptr addrspace(1) %33 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %32, i64 noundef 0, ptr noundef %34) #10
  %35 = tail call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %7) #7
  tail call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %35, i64 noundef 0, ptr noundef %9) #10
  %36 = tail call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %9) #9
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 48
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %36, i64 noundef 0, ptr noundef %38) #10
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
define protected amdgpu_kernel void @c11_local_private(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5, !amdgpu.noclobber !24
  %11 = icmp slt i32 %8, 5
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_private.t, i32 %8
  %14 = addrspacecast ptr addrspace(3) %13 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %14, i32 noundef %8) #10
  br label %15

15:                                               ; preds = %12, %4
  %16 = icmp eq i32 %8, 5
  br i1 %16, label %17, label %18

17:                                               ; preds = %15
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 20) to ptr), i32 noundef 3, i32 noundef 1) #10
  br label %18

18:                                               ; preds = %17, %15
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %19 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) @c11_local_private.t to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %20 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 4) to ptr), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %21 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 8) to ptr), i32 noundef 2, i32 noundef 1) #10
  store i32 %21, ptr addrspace(5) %5, align 4, !tbaa !5
  %22 = and i32 %8, 7
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = addrspacecast ptr addrspace(5) %5 to ptr
  br label %26

26:                                               ; preds = %24, %26
  %27 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %28 = add nsw i32 %27, %10
  %29 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 8) to ptr), ptr noundef %25, i32 noundef %28, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %29, label %30, label %26

30:                                               ; preds = %26, %18
  switch i32 %8, label %34 [
    i32 3, label %31
    i32 4, label %33
  ]

31:                                               ; preds = %30
  %32 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 12) to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %34

33:                                               ; preds = %30
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 16) to ptr), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %34

34:                                               ; preds = %33, %31, %30
  %35 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 20) to ptr), i32 noundef 4, i32 noundef 1) #10
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 24), align 4, !tbaa !5
  br label %37

37:                                               ; preds = %36, %34
  call void @_Z7barrierj(i32 noundef 3) #10
  %38 = icmp slt i32 %8, 7
  br i1 %38, label %39, label %48

39:                                               ; preds = %37
  %40 = shl i64 %7, 32
  %41 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_private.t, i32 %8
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %44 = shl i64 %43, 5
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = ashr exact i64 %40, 30
  %47 = getelementptr i8, ptr addrspace(1) %45, i64 %46
  store i32 %42, ptr addrspace(1) %47, align 4, !tbaa !5
  br label %48

48:                                               ; preds = %37, %39
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_local_private(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  %11 = icmp slt i32 %8, 5
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_private.t, i32 %8
  %14 = addrspacecast ptr addrspace(3) %13 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %14, i32 noundef %8) #10
  br label %15

15:                                               ; preds = %12, %4
  %16 = icmp eq i32 %8, 5
  br i1 %16, label %17, label %18

17:                                               ; preds = %15
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 20) to ptr), i32 noundef 3, i32 noundef 1) #10
  br label %18

18:                                               ; preds = %17, %15
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %19 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) @c11_local_private.t to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %20 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 4) to ptr), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %21 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 8) to ptr), i32 noundef 2, i32 noundef 1) #10
  store i32 %21, ptr addrspace(5) %5, align 4, !tbaa !5
  %22 = and i32 %8, 7
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = addrspacecast ptr addrspace(5) %5 to ptr
  br label %26

26:                                               ; preds = %24, %26
  %27 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %28 = add nsw i32 %27, %10
  %29 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 8) to ptr), ptr noundef %25, i32 noundef %28, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %29, label %30, label %26

30:                                               ; preds = %26, %18
  switch i32 %8, label %34 [
    i32 3, label %31
    i32 4, label %33
  ]

31:                                               ; preds = %30
  %32 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 12) to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %34

33:                                               ; preds = %30
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 16) to ptr), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %34

34:                                               ; preds = %31, %30, %33
  %35 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 20) to ptr), i32 noundef 4, i32 noundef 1) #10
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_private.t, i32 24), align 4, !tbaa !5
  br label %37

37:                                               ; preds = %36, %34
  call void @_Z7barrierj(i32 noundef 3) #10
  %38 = icmp slt i32 %8, 7
  br i1 %38, label %39, label %48

39:                                               ; preds = %37
  %40 = shl i64 %7, 32
  %41 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_private.t, i32 %8
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %44 = shl i64 %43, 5
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = ashr exact i64 %40, 30
  %47 = getelementptr i8, ptr addrspace(1) %45, i64 %46
  store i32 %42, ptr addrspace(1) %47, align 4, !tbaa !5
  br label %48

48:                                               ; preds = %39, %37
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @c11_local_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_local_local.p_held, i32 %7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5, !amdgpu.noclobber !24
  %11 = icmp slt i32 %7, 5
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_local.t, i32 %7
  %14 = addrspacecast ptr addrspace(3) %13 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %14, i32 noundef %7) #10
  br label %15

15:                                               ; preds = %12, %4
  %16 = icmp eq i32 %7, 5
  br i1 %16, label %17, label %18

17:                                               ; preds = %15
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 20) to ptr), i32 noundef 3, i32 noundef 1) #10
  br label %18

18:                                               ; preds = %17, %15
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %19 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) @c11_local_local.t to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %20 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 4) to ptr), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %21 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 8) to ptr), i32 noundef 2, i32 noundef 1) #10
  store i32 %21, ptr addrspace(3) %8, align 4, !tbaa !5
  %22 = and i32 %7, 7
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = addrspacecast ptr addrspace(3) %8 to ptr
  br label %26

26:                                               ; preds = %24, %26
  %27 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %28 = add nsw i32 %27, %10
  %29 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 8) to ptr), ptr noundef %25, i32 noundef %28, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %29, label %30, label %26

30:                                               ; preds = %26, %18
  switch i32 %7, label %34 [
    i32 3, label %31
    i32 4, label %33
  ]

31:                                               ; preds = %30
  %32 = tail call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 12) to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %34

33:                                               ; preds = %30
  tail call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 16) to ptr), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %34

34:                                               ; preds = %33, %31, %30
  %35 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 20) to ptr), i32 noundef 4, i32 noundef 1) #10
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 24), align 4, !tbaa !5
  br label %37

37:                                               ; preds = %36, %34
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %38 = icmp slt i32 %7, 7
  br i1 %38, label %39, label %48

39:                                               ; preds = %37
  %40 = shl i64 %6, 32
  %41 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_local.t, i32 %7
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %44 = shl i64 %43, 5
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = ashr exact i64 %40, 30
  %47 = getelementptr i8, ptr addrspace(1) %45, i64 %46
  store i32 %42, ptr addrspace(1) %47, align 4, !tbaa !5
  br label %48

48:                                               ; preds = %37, %39
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_local_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_local_local.p_held, i32 %7
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  %11 = icmp slt i32 %7, 5
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_local.t, i32 %7
  %14 = addrspacecast ptr addrspace(3) %13 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %14, i32 noundef %7) #10
  br label %15

15:                                               ; preds = %12, %4
  %16 = icmp eq i32 %7, 5
  br i1 %16, label %17, label %18

17:                                               ; preds = %15
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 20) to ptr), i32 noundef 3, i32 noundef 1) #10
  br label %18

18:                                               ; preds = %17, %15
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %19 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) @c11_local_local.t to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %20 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 4) to ptr), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %21 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 8) to ptr), i32 noundef 2, i32 noundef 1) #10
  store i32 %21, ptr addrspace(3) %8, align 4, !tbaa !5
  %22 = and i32 %7, 7
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = addrspacecast ptr addrspace(3) %8 to ptr
  br label %26

26:                                               ; preds = %24, %26
  %27 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %28 = add nsw i32 %27, %10
  %29 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 8) to ptr), ptr noundef %25, i32 noundef %28, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %29, label %30, label %26

30:                                               ; preds = %26, %18
  switch i32 %7, label %34 [
    i32 3, label %31
    i32 4, label %33
  ]

31:                                               ; preds = %30
  %32 = tail call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 12) to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %34

33:                                               ; preds = %30
  tail call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 16) to ptr), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %34

34:                                               ; preds = %31, %30, %33
  %35 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 20) to ptr), i32 noundef 4, i32 noundef 1) #10
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_local.t, i32 24), align 4, !tbaa !5
  br label %37

37:                                               ; preds = %36, %34
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %38 = icmp slt i32 %7, 7
  br i1 %38, label %39, label %48

39:                                               ; preds = %37
  %40 = shl i64 %6, 32
  %41 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_local.t, i32 %7
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %44 = shl i64 %43, 5
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = ashr exact i64 %40, 30
  %47 = getelementptr i8, ptr addrspace(1) %45, i64 %46
  store i32 %42, ptr addrspace(1) %47, align 4, !tbaa !5
  br label %48

48:                                               ; preds = %39, %37
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @c11_local_global(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5, !amdgpu.noclobber !24
  %11 = icmp slt i32 %8, 5
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_global.t, i32 %8
  %14 = addrspacecast ptr addrspace(3) %13 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %14, i32 noundef %8) #10
  br label %15

15:                                               ; preds = %12, %4
  %16 = icmp eq i32 %8, 5
  br i1 %16, label %17, label %18

17:                                               ; preds = %15
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 20) to ptr), i32 noundef 3, i32 noundef 1) #10
  br label %18

18:                                               ; preds = %17, %15
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %19 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) @c11_local_global.t to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %20 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 4) to ptr), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %21 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 8) to ptr), i32 noundef 2, i32 noundef 1) #10
  store i32 %21, ptr addrspace(1) %6, align 4, !tbaa !5
  %22 = and i32 %8, 7
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = addrspacecast ptr addrspace(1) %6 to ptr
  br label %26

26:                                               ; preds = %24, %26
  %27 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %28 = add nsw i32 %27, %10
  %29 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 8) to ptr), ptr noundef %25, i32 noundef %28, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %29, label %30, label %26

30:                                               ; preds = %26, %18
  switch i32 %8, label %34 [
    i32 3, label %31
    i32 4, label %33
  ]

31:                                               ; preds = %30
  %32 = tail call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 12) to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %34

33:                                               ; preds = %30
  tail call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 16) to ptr), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %34

34:                                               ; preds = %33, %31, %30
  %35 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 20) to ptr), i32 noundef 4, i32 noundef 1) #10
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 24), align 4, !tbaa !5
  br label %37

37:                                               ; preds = %36, %34
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %38 = icmp slt i32 %8, 7
  br i1 %38, label %39, label %48

39:                                               ; preds = %37
  %40 = shl i64 %7, 32
  %41 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_global.t, i32 %8
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %44 = shl i64 %43, 5
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = ashr exact i64 %40, 30
  %47 = getelementptr i8, ptr addrspace(1) %45, i64 %46
  store i32 %42, ptr addrspace(1) %47, align 4, !tbaa !5
  br label %48

48:                                               ; preds = %37, %39
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_local_global(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %7 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  %11 = icmp slt i32 %8, 5
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_global.t, i32 %8
  %14 = addrspacecast ptr addrspace(3) %13 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %14, i32 noundef %8) #10
  br label %15

15:                                               ; preds = %12, %4
  %16 = icmp eq i32 %8, 5
  br i1 %16, label %17, label %18

17:                                               ; preds = %15
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 20) to ptr), i32 noundef 3, i32 noundef 1) #10
  br label %18

18:                                               ; preds = %17, %15
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %19 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) @c11_local_global.t to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  %20 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 4) to ptr), i32 noundef %10, i32 noundef 4, i32 noundef 2) #10
  %21 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 8) to ptr), i32 noundef 2, i32 noundef 1) #10
  store i32 %21, ptr addrspace(1) %6, align 4, !tbaa !5
  %22 = and i32 %8, 7
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = addrspacecast ptr addrspace(1) %6 to ptr
  br label %26

26:                                               ; preds = %24, %26
  %27 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %28 = add nsw i32 %27, %10
  %29 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 8) to ptr), ptr noundef %25, i32 noundef %28, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %29, label %30, label %26

30:                                               ; preds = %26, %18
  switch i32 %8, label %34 [
    i32 3, label %31
    i32 4, label %33
  ]

31:                                               ; preds = %30
  %32 = tail call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 12) to ptr), i32 noundef %10, i32 noundef 0, i32 noundef 1) #10
  br label %34

33:                                               ; preds = %30
  tail call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 16) to ptr), i32 noundef %10, i32 noundef 3, i32 noundef 1) #10
  br label %34

34:                                               ; preds = %31, %30, %33
  %35 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 20) to ptr), i32 noundef 4, i32 noundef 1) #10
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store i32 %10, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_global.t, i32 24), align 4, !tbaa !5
  br label %37

37:                                               ; preds = %36, %34
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %38 = icmp slt i32 %8, 7
  br i1 %38, label %39, label %48

39:                                               ; preds = %37
  %40 = shl i64 %7, 32
  %41 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_global.t, i32 %8
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !5
  %43 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %44 = shl i64 %43, 5
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = ashr exact i64 %40, 30
  %47 = getelementptr i8, ptr addrspace(1) %45, i64 %46
  store i32 %42, ptr addrspace(1) %47, align 4, !tbaa !5
  br label %48

48:                                               ; preds = %39, %37
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @c11_global_private(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %7 = shl i64 %6, 7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %7
  %9 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %10 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5, !amdgpu.noclobber !24
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 20
  %15 = icmp slt i32 %11, 5
  br i1 %15, label %16, label %21

16:                                               ; preds = %4
  %17 = shl i64 %10, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %18
  %20 = addrspacecast ptr addrspace(1) %19 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %20, i32 noundef %11) #10
  br label %21

21:                                               ; preds = %16, %4
  %22 = icmp eq i32 %11, 5
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = addrspacecast ptr addrspace(1) %14 to ptr
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %24, i32 noundef 3, i32 noundef 1) #10
  br label %25

25:                                               ; preds = %23, %21
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %26 = addrspacecast ptr addrspace(1) %8 to ptr
  %27 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %26, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %29 = addrspacecast ptr addrspace(1) %28 to ptr
  %30 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %29, i32 noundef %13, i32 noundef 4, i32 noundef 2) #10
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %32 = addrspacecast ptr addrspace(1) %31 to ptr
  %33 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %32, i32 noundef 2, i32 noundef 1) #10
  store i32 %33, ptr addrspace(5) %5, align 4, !tbaa !5
  %34 = and i32 %11, 7
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %25
  %37 = addrspacecast ptr addrspace(5) %5 to ptr
  br label %38

38:                                               ; preds = %36, %38
  %39 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %40 = add nsw i32 %39, %13
  %41 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %32, ptr noundef %37, i32 noundef %40, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %41, label %42, label %38

42:                                               ; preds = %38, %25
  switch i32 %11, label %50 [
    i32 3, label %43
    i32 4, label %47
  ]

43:                                               ; preds = %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %45 = addrspacecast ptr addrspace(1) %44 to ptr
  %46 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %45, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  br label %50

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %49 = addrspacecast ptr addrspace(1) %48 to ptr
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %49, i32 noundef %13, i32 noundef 3, i32 noundef 1) #10
  br label %50

50:                                               ; preds = %47, %43, %42
  %51 = addrspacecast ptr addrspace(1) %14 to ptr
  %52 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %51, i32 noundef 4, i32 noundef 1) #10
  br i1 %52, label %55, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 24
  store i32 %13, ptr addrspace(1) %54, align 4, !tbaa !5
  br label %55

55:                                               ; preds = %53, %50
  call void @_Z7barrierj(i32 noundef 3) #10
  %56 = icmp slt i32 %11, 7
  br i1 %56, label %57, label %66

57:                                               ; preds = %55
  %58 = shl i64 %10, 32
  %59 = ashr exact i64 %58, 32
  %60 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %63 = shl i64 %62, 5
  %64 = getelementptr i8, ptr addrspace(1) %1, i64 %63
  %65 = getelementptr i32, ptr addrspace(1) %64, i64 %59
  store i32 %61, ptr addrspace(1) %65, align 4, !tbaa !5
  br label %66

66:                                               ; preds = %55, %57
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_global_private(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
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
  br i1 %15, label %16, label %21

16:                                               ; preds = %4
  %17 = shl i64 %10, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %18
  %20 = addrspacecast ptr addrspace(1) %19 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %20, i32 noundef %11) #10
  br label %21

21:                                               ; preds = %16, %4
  %22 = icmp eq i32 %11, 5
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = addrspacecast ptr addrspace(1) %14 to ptr
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %24, i32 noundef 3, i32 noundef 1) #10
  br label %25

25:                                               ; preds = %23, %21
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %26 = addrspacecast ptr addrspace(1) %8 to ptr
  %27 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %26, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %29 = addrspacecast ptr addrspace(1) %28 to ptr
  %30 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %29, i32 noundef %13, i32 noundef 4, i32 noundef 2) #10
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %32 = addrspacecast ptr addrspace(1) %31 to ptr
  %33 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %32, i32 noundef 2, i32 noundef 1) #10
  store i32 %33, ptr addrspace(5) %5, align 4, !tbaa !5
  %34 = and i32 %11, 7
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %25
  %37 = addrspacecast ptr addrspace(5) %5 to ptr
  br label %38

38:                                               ; preds = %36, %38
  %39 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %40 = add nsw i32 %39, %13
  %41 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %32, ptr noundef %37, i32 noundef %40, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %41, label %42, label %38

42:                                               ; preds = %38, %25
  switch i32 %11, label %50 [
    i32 3, label %43
    i32 4, label %47
  ]

43:                                               ; preds = %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %45 = addrspacecast ptr addrspace(1) %44 to ptr
  %46 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %45, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  br label %50

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %49 = addrspacecast ptr addrspace(1) %48 to ptr
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %49, i32 noundef %13, i32 noundef 3, i32 noundef 1) #10
  br label %50

50:                                               ; preds = %43, %42, %47
  %51 = addrspacecast ptr addrspace(1) %14 to ptr
  %52 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %51, i32 noundef 4, i32 noundef 1) #10
  br i1 %52, label %55, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 24
  store i32 %13, ptr addrspace(1) %54, align 4, !tbaa !5
  br label %55

55:                                               ; preds = %53, %50
  call void @_Z7barrierj(i32 noundef 3) #10
  %56 = icmp slt i32 %11, 7
  br i1 %56, label %57, label %66

57:                                               ; preds = %55
  %58 = shl i64 %10, 32
  %59 = ashr exact i64 %58, 32
  %60 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %63 = shl i64 %62, 5
  %64 = getelementptr i8, ptr addrspace(1) %1, i64 %63
  %65 = getelementptr i32, ptr addrspace(1) %64, i64 %59
  store i32 %61, ptr addrspace(1) %65, align 4, !tbaa !5
  br label %66

66:                                               ; preds = %57, %55
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @c11_global_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %6 = shl i64 %5, 7
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %6
  %8 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_global_local.p_held, i32 %10
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5, !amdgpu.noclobber !24
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  %15 = icmp slt i32 %10, 5
  br i1 %15, label %16, label %21

16:                                               ; preds = %4
  %17 = shl i64 %9, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %18
  %20 = addrspacecast ptr addrspace(1) %19 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %20, i32 noundef %10) #10
  br label %21

21:                                               ; preds = %16, %4
  %22 = icmp eq i32 %10, 5
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = addrspacecast ptr addrspace(1) %14 to ptr
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %24, i32 noundef 3, i32 noundef 1) #10
  br label %25

25:                                               ; preds = %23, %21
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %26 = addrspacecast ptr addrspace(1) %7 to ptr
  %27 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %26, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %29 = addrspacecast ptr addrspace(1) %28 to ptr
  %30 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %29, i32 noundef %13, i32 noundef 4, i32 noundef 2) #10
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %32 = addrspacecast ptr addrspace(1) %31 to ptr
  %33 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %32, i32 noundef 2, i32 noundef 1) #10
  store i32 %33, ptr addrspace(3) %11, align 4, !tbaa !5
  %34 = and i32 %10, 7
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %25
  %37 = addrspacecast ptr addrspace(3) %11 to ptr
  br label %38

38:                                               ; preds = %36, %38
  %39 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %40 = add nsw i32 %39, %13
  %41 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %32, ptr noundef %37, i32 noundef %40, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %41, label %42, label %38

42:                                               ; preds = %38, %25
  switch i32 %10, label %50 [
    i32 3, label %43
    i32 4, label %47
  ]

43:                                               ; preds = %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %45 = addrspacecast ptr addrspace(1) %44 to ptr
  %46 = tail call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %45, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  br label %50

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  %49 = addrspacecast ptr addrspace(1) %48 to ptr
  tail call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %49, i32 noundef %13, i32 noundef 3, i32 noundef 1) #10
  br label %50

50:                                               ; preds = %47, %43, %42
  %51 = addrspacecast ptr addrspace(1) %14 to ptr
  %52 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %51, i32 noundef 4, i32 noundef 1) #10
  br i1 %52, label %55, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store i32 %13, ptr addrspace(1) %54, align 4, !tbaa !5
  br label %55

55:                                               ; preds = %53, %50
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %56 = icmp slt i32 %10, 7
  br i1 %56, label %57, label %66

57:                                               ; preds = %55
  %58 = shl i64 %9, 32
  %59 = ashr exact i64 %58, 32
  %60 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %63 = shl i64 %62, 5
  %64 = getelementptr i8, ptr addrspace(1) %1, i64 %63
  %65 = getelementptr i32, ptr addrspace(1) %64, i64 %59
  store i32 %61, ptr addrspace(1) %65, align 4, !tbaa !5
  br label %66

66:                                               ; preds = %55, %57
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_global_local(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
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
  br i1 %15, label %16, label %21

16:                                               ; preds = %4
  %17 = shl i64 %9, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %18
  %20 = addrspacecast ptr addrspace(1) %19 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %20, i32 noundef %10) #10
  br label %21

21:                                               ; preds = %16, %4
  %22 = icmp eq i32 %10, 5
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = addrspacecast ptr addrspace(1) %14 to ptr
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %24, i32 noundef 3, i32 noundef 1) #10
  br label %25

25:                                               ; preds = %23, %21
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %26 = addrspacecast ptr addrspace(1) %7 to ptr
  %27 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %26, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %29 = addrspacecast ptr addrspace(1) %28 to ptr
  %30 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %29, i32 noundef %13, i32 noundef 4, i32 noundef 2) #10
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %32 = addrspacecast ptr addrspace(1) %31 to ptr
  %33 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %32, i32 noundef 2, i32 noundef 1) #10
  store i32 %33, ptr addrspace(3) %11, align 4, !tbaa !5
  %34 = and i32 %10, 7
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %25
  %37 = addrspacecast ptr addrspace(3) %11 to ptr
  br label %38

38:                                               ; preds = %36, %38
  %39 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %40 = add nsw i32 %39, %13
  %41 = tail call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %32, ptr noundef %37, i32 noundef %40, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %41, label %42, label %38

42:                                               ; preds = %38, %25
  switch i32 %10, label %50 [
    i32 3, label %43
    i32 4, label %47
  ]

43:                                               ; preds = %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %45 = addrspacecast ptr addrspace(1) %44 to ptr
  %46 = tail call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %45, i32 noundef %13, i32 noundef 0, i32 noundef 1) #10
  br label %50

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  %49 = addrspacecast ptr addrspace(1) %48 to ptr
  tail call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %49, i32 noundef %13, i32 noundef 3, i32 noundef 1) #10
  br label %50

50:                                               ; preds = %43, %42, %47
  %51 = addrspacecast ptr addrspace(1) %14 to ptr
  %52 = tail call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %51, i32 noundef 4, i32 noundef 1) #10
  br i1 %52, label %55, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store i32 %13, ptr addrspace(1) %54, align 4, !tbaa !5
  br label %55

55:                                               ; preds = %53, %50
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %56 = icmp slt i32 %10, 7
  br i1 %56, label %57, label %66

57:                                               ; preds = %55
  %58 = shl i64 %9, 32
  %59 = ashr exact i64 %58, 32
  %60 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %63 = shl i64 %62, 5
  %64 = getelementptr i8, ptr addrspace(1) %1, i64 %63
  %65 = getelementptr i32, ptr addrspace(1) %64, i64 %59
  store i32 %61, ptr addrspace(1) %65, align 4, !tbaa !5
  br label %66

66:                                               ; preds = %57, %55
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @results_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca <2 x i32>, align 8, addrspace(5)
  %7 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %9 = and i64 %7, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %4
  %12 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @results_generic.p_held, i32 %13
  %15 = addrspacecast ptr addrspace(3) %14 to ptr
  br label %18

16:                                               ; preds = %4
  %17 = addrspacecast ptr addrspace(5) %5 to ptr
  br label %18

18:                                               ; preds = %16, %11
  %19 = phi ptr [ %15, %11 ], [ %17, %16 ]
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  br i1 %10, label %25, label %20

20:                                               ; preds = %18
  %21 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @results_generic.q_held, i32 %22
  %24 = addrspacecast ptr addrspace(3) %23 to ptr
  br label %27

25:                                               ; preds = %18
  %26 = addrspacecast ptr addrspace(5) %6 to ptr
  br label %27

27:                                               ; preds = %20, %25
  %28 = phi ptr [ %24, %20 ], [ %26, %25 ]
  %29 = addrspacecast ptr addrspace(1) %0 to ptr
  %30 = tail call <2 x float> @_Z6vload2mPKf(i64 noundef %7, ptr noundef %29) #9
  %31 = call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %30, ptr noundef %19) #10
  %32 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %7
  store <2 x float> %31, ptr addrspace(1) %32, align 8, !tbaa !16
  %33 = load <2 x float>, ptr %19, align 8, !tbaa !16, !noalias.addrspace !28
  %34 = add i64 %8, %7
  %35 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %34
  store <2 x float> %33, ptr addrspace(1) %35, align 8, !tbaa !16
  %36 = call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %30, ptr noundef nonnull %19) #10
  %37 = shl i64 %8, 1
  %38 = add i64 %37, %7
  %39 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %38
  store <2 x float> %36, ptr addrspace(1) %39, align 8, !tbaa !16
  %40 = load <2 x float>, ptr %19, align 8, !tbaa !16, !noalias.addrspace !28
  %41 = mul i64 %8, 24
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr <2 x float>, ptr addrspace(1) %42, i64 %7
  store <2 x float> %40, ptr addrspace(1) %43, align 8, !tbaa !16
  %44 = call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %30, ptr noundef nonnull %19) #10
  %45 = shl i64 %8, 5
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr <2 x float>, ptr addrspace(1) %46, i64 %7
  store <2 x float> %44, ptr addrspace(1) %47, align 8, !tbaa !16
  %48 = load <2 x float>, ptr %19, align 8, !tbaa !16, !noalias.addrspace !28
  %49 = mul i64 %8, 40
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr <2 x float>, ptr addrspace(1) %50, i64 %7
  store <2 x float> %48, ptr addrspace(1) %51, align 8, !tbaa !16
  %52 = call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %30, ptr noundef %28) #10
  %53 = mul i64 %8, 48
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr <2 x float>, ptr addrspace(1) %54, i64 %7
  store <2 x float> %52, ptr addrspace(1) %55, align 8, !tbaa !16
  %56 = load <2 x i32>, ptr %28, align 8, !tbaa !16, !noalias.addrspace !28
  %57 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %7
  store <2 x i32> %56, ptr addrspace(1) %57, align 8, !tbaa !16
  %58 = call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %30, <2 x float> noundef splat (float 7.500000e-01), ptr noundef nonnull %28) #10
  %59 = mul i64 %8, 56
  %60 = getelementptr i8, ptr addrspace(1) %1, i64 %59
  %61 = getelementptr <2 x float>, ptr addrspace(1) %60, i64 %7
  store <2 x float> %58, ptr addrspace(1) %61, align 8, !tbaa !16
  %62 = load <2 x i32>, ptr %28, align 8, !tbaa !16, !noalias.addrspace !28
  %63 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %34
  store <2 x i32> %62, ptr addrspace(1) %63, align 8, !tbaa !16
  %64 = call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %30, ptr noundef nonnull %28) #10
  %65 = shl i64 %8, 6
  %66 = getelementptr i8, ptr addrspace(1) %1, i64 %65
  %67 = getelementptr <2 x float>, ptr addrspace(1) %66, i64 %7
  store <2 x float> %64, ptr addrspace(1) %67, align 8, !tbaa !16
  %68 = load <2 x i32>, ptr %28, align 8, !tbaa !16, !noalias.addrspace !28
  %69 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %38
  store <2 x i32> %68, ptr addrspace(1) %69, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6) #8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_results_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca <2 x i32>, align 8, addrspace(5)
  %7 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %8 = tail call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %9 = and i64 %7, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %4
  %12 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @results_generic.p_held, i32 %13
  %15 = addrspacecast ptr addrspace(3) %14 to ptr
  br label %18

16:                                               ; preds = %4
  %17 = addrspacecast ptr addrspace(5) %5 to ptr
  br label %18

18:                                               ; preds = %16, %11
  %19 = phi ptr [ %15, %11 ], [ %17, %16 ]
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  br i1 %10, label %25, label %20

20:                                               ; preds = %18
  %21 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @results_generic.q_held, i32 %22
  %24 = addrspacecast ptr addrspace(3) %23 to ptr
  br label %27

25:                                               ; preds = %18
  %26 = addrspacecast ptr addrspace(5) %6 to ptr
  br label %27

27:                                               ; preds = %25, %20
  %28 = phi ptr [ %24, %20 ], [ %26, %25 ]
  %29 = addrspacecast ptr addrspace(1) %0 to ptr
  %30 = tail call <2 x float> @_Z6vload2mPKf(i64 noundef %7, ptr noundef %29) #9
  %31 = call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %30, ptr noundef %19) #10
  %32 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %7
  store <2 x float> %31, ptr addrspace(1) %32, align 8, !tbaa !16
  %33 = load <2 x float>, ptr %19, align 8, !tbaa !16, !noalias.addrspace !28
  %34 = add i64 %8, %7
  %35 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %34
  store <2 x float> %33, ptr addrspace(1) %35, align 8, !tbaa !16
  %36 = call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %30, ptr noundef nonnull %19) #10
  %37 = shl i64 %8, 1
  %38 = add i64 %37, %7
  %39 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %38
  store <2 x float> %36, ptr addrspace(1) %39, align 8, !tbaa !16
  %40 = load <2 x float>, ptr %19, align 8, !tbaa !16, !noalias.addrspace !28
  %41 = mul i64 %8, 24
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr <2 x float>, ptr addrspace(1) %42, i64 %7
  store <2 x float> %40, ptr addrspace(1) %43, align 8, !tbaa !16
  %44 = call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %30, ptr noundef nonnull %19) #10
  %45 = shl i64 %8, 5
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr <2 x float>, ptr addrspace(1) %46, i64 %7
  store <2 x float> %44, ptr addrspace(1) %47, align 8, !tbaa !16
  %48 = load <2 x float>, ptr %19, align 8, !tbaa !16, !noalias.addrspace !28
  %49 = mul i64 %8, 40
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr <2 x float>, ptr addrspace(1) %50, i64 %7
  store <2 x float> %48, ptr addrspace(1) %51, align 8, !tbaa !16
  %52 = call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %30, ptr noundef %28) #10
  %53 = mul i64 %8, 48
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr <2 x float>, ptr addrspace(1) %54, i64 %7
  store <2 x float> %52, ptr addrspace(1) %55, align 8, !tbaa !16
  %56 = load <2 x i32>, ptr %28, align 8, !tbaa !16, !noalias.addrspace !28
  %57 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %7
  store <2 x i32> %56, ptr addrspace(1) %57, align 8, !tbaa !16
  %58 = call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %30, <2 x float> noundef splat (float 7.500000e-01), ptr noundef nonnull %28) #10
  %59 = mul i64 %8, 56
  %60 = getelementptr i8, ptr addrspace(1) %1, i64 %59
  %61 = getelementptr <2 x float>, ptr addrspace(1) %60, i64 %7
  store <2 x float> %58, ptr addrspace(1) %61, align 8, !tbaa !16
  %62 = load <2 x i32>, ptr %28, align 8, !tbaa !16, !noalias.addrspace !28
  %63 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %34
  store <2 x i32> %62, ptr addrspace(1) %63, align 8, !tbaa !16
  %64 = call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %30, ptr noundef nonnull %28) #10
  %65 = shl i64 %8, 6
  %66 = getelementptr i8, ptr addrspace(1) %1, i64 %65
  %67 = getelementptr <2 x float>, ptr addrspace(1) %66, i64 %7
  store <2 x float> %64, ptr addrspace(1) %67, align 8, !tbaa !16
  %68 = load <2 x i32>, ptr %28, align 8, !tbaa !16, !noalias.addrspace !28
  %69 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %2, i64 %38
  store <2 x i32> %68, ptr addrspace(1) %69, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6) #8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca <16 x float>, align 64, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %6 = and i64 %5, 1
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  %9 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds nuw <16 x float>, ptr addrspace(3) @vectors_generic.p_held, i32 %10
  %12 = addrspacecast ptr addrspace(3) %11 to ptr
  br label %15

13:                                               ; preds = %3
  %14 = addrspacecast ptr addrspace(5) %4 to ptr
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %12, %8 ], [ %14, %13 ]
  %17 = addrspacecast ptr addrspace(1) %0 to ptr
  %18 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %5, ptr noundef %17) #9
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %19, i64 noundef 1, ptr noundef %16) #10
  %20 = call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %16) #9
  %21 = extractelement <3 x float> %20, i64 1
  %22 = shl i64 %5, 6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %22
  store float %21, ptr addrspace(1) %23, align 4, !tbaa !21
  %24 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %18) #7
  call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %24, i64 noundef 1, ptr noundef %16) #10
  %25 = call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %16) #9
  %26 = extractelement <2 x i16> %25, i64 1
  %27 = sitofp i16 %26 to float
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !21
  %29 = shufflevector <4 x float> %18, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %30 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %29) #7
  call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %30, i64 noundef 0, ptr noundef %16) #10
  %31 = call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %16) #9
  %32 = extractelement <2 x double> %31, i64 1
  %33 = fptrunc double %32 to float
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !21
  %35 = extractelement <4 x float> %18, i64 0
  call void @_Z15vstore_half_rtnfmPDh(float noundef %35, i64 noundef 1, ptr noundef %16) #10
  %36 = call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %16) #9
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !21
  %38 = shufflevector <4 x float> %18, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %38, i64 noundef 1, ptr noundef %16) #10
  %39 = call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %16) #9
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %41 = addrspacecast ptr addrspace(1) %40 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %39, i64 noundef 0, ptr noundef %41) #10
  call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %18, i64 noundef 1, ptr noundef %16) #10
  %42 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %16) #9
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 32
  %44 = addrspacecast ptr addrspace(1) %43 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %42, i64 noundef 0, ptr noundef %44) #10
  %45 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %18) #7
  call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %45, i64 noundef 0, ptr noundef %16) #10
  %46 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %16) #9
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 48
  %48 = addrspacecast ptr addrspace(1) %47 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %46, i64 noundef 0, ptr noundef %48) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca <16 x float>, align 64, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %6 = and i64 %5, 1
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  %9 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds nuw <16 x float>, ptr addrspace(3) @vectors_generic.p_held, i32 %10
  %12 = addrspacecast ptr addrspace(3) %11 to ptr
  br label %15

13:                                               ; preds = %3
  %14 = addrspacecast ptr addrspace(5) %4 to ptr
  br label %15

15:                                               ; preds = %13, %8
  %16 = phi ptr [ %12, %8 ], [ %14, %13 ]
  %17 = addrspacecast ptr addrspace(1) %0 to ptr
  %18 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %5, ptr noundef %17) #9
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %19, i64 noundef 1, ptr noundef %16) #10
  %20 = call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %16) #9
  %21 = extractelement <3 x float> %20, i64 1
  %22 = shl i64 %5, 6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %22
  store float %21, ptr addrspace(1) %23, align 4, !tbaa !21
  %24 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %18) #7
  call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %24, i64 noundef 1, ptr noundef %16) #10
  %25 = call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %16) #9
  %26 = extractelement <2 x i16> %25, i64 1
  %27 = sitofp i16 %26 to float
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store float %27, ptr addrspace(1) %28, align 4, !tbaa !21
  %29 = shufflevector <4 x float> %18, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %30 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %29) #7
  call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %30, i64 noundef 0, ptr noundef %16) #10
  %31 = call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %16) #9
  %32 = extractelement <2 x double> %31, i64 1
  %33 = fptrunc double %32 to float
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !21
  %35 = extractelement <4 x float> %18, i64 0
  call void @_Z15vstore_half_rtnfmPDh(float noundef %35, i64 noundef 1, ptr noundef %16) #10
  %36 = call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %16) #9
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !21
  %38 = shufflevector <4 x float> %18, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %38, i64 noundef 1, ptr noundef %16) #10
  %39 = call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %16) #9
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %41 = addrspacecast ptr addrspace(1) %40 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %39, i64 noundef 0, ptr noundef %41) #10
  call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %18, i64 noundef 1, ptr noundef %16) #10
  %42 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %16) #9
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 32
  %44 = addrspacecast ptr addrspace(1) %43 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %42, i64 noundef 0, ptr noundef %44) #10
  %45 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %18) #7
  call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %45, i64 noundef 0, ptr noundef %16) #10
  %46 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %16) #9
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 48
  %48 = addrspacecast ptr addrspace(1) %47 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %46, i64 noundef 0, ptr noundef %48) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @c11_local_generic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %7 = and i64 %6, 1
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %14, label %9

9:                                                ; preds = %4
  %10 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_local_generic.p_held, i32 %11
  %13 = addrspacecast ptr addrspace(3) %12 to ptr
  br label %16

14:                                               ; preds = %4
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  br label %16

16:                                               ; preds = %14, %9
  %17 = phi ptr [ %13, %9 ], [ %15, %14 ]
  %18 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5, !amdgpu.noclobber !24
  %22 = icmp slt i32 %19, 5
  br i1 %22, label %23, label %26

23:                                               ; preds = %16
  %24 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_generic.t, i32 %19
  %25 = addrspacecast ptr addrspace(3) %24 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %25, i32 noundef %19) #10
  br label %26

26:                                               ; preds = %23, %16
  %27 = icmp eq i32 %19, 5
  br i1 %27, label %28, label %29

28:                                               ; preds = %26
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 20) to ptr), i32 noundef 3, i32 noundef 1) #10
  br label %29

29:                                               ; preds = %28, %26
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %30 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) @c11_local_generic.t to ptr), i32 noundef %21, i32 noundef 0, i32 noundef 1) #10
  %31 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 4) to ptr), i32 noundef %21, i32 noundef 4, i32 noundef 2) #10
  %32 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 8) to ptr), i32 noundef 2, i32 noundef 1) #10
  store i32 %32, ptr %17, align 4, !tbaa !5, !noalias.addrspace !28
  %33 = and i32 %19, 7
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %29, %35
  %36 = load i32, ptr %17, align 4, !tbaa !5, !noalias.addrspace !28
  %37 = add nsw i32 %36, %21
  %38 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 8) to ptr), ptr noundef nonnull %17, i32 noundef %37, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %38, label %39, label %35

39:                                               ; preds = %35, %29
  switch i32 %19, label %43 [
    i32 3, label %40
    i32 4, label %42
  ]

40:                                               ; preds = %39
  %41 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 12) to ptr), i32 noundef %21, i32 noundef 0, i32 noundef 1) #10
  br label %43

42:                                               ; preds = %39
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 16) to ptr), i32 noundef %21, i32 noundef 3, i32 noundef 1) #10
  br label %43

43:                                               ; preds = %42, %40, %39
  %44 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 20) to ptr), i32 noundef 4, i32 noundef 1) #10
  br i1 %44, label %46, label %45

45:                                               ; preds = %43
  store i32 %21, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 24), align 4, !tbaa !5
  br label %46

46:                                               ; preds = %45, %43
  call void @_Z7barrierj(i32 noundef 3) #10
  %47 = icmp slt i32 %19, 7
  br i1 %47, label %48, label %57

48:                                               ; preds = %46
  %49 = shl i64 %18, 32
  %50 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_generic.t, i32 %19
  %51 = load i32, ptr addrspace(3) %50, align 4, !tbaa !5
  %52 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %53 = shl i64 %52, 5
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = ashr exact i64 %49, 30
  %56 = getelementptr i8, ptr addrspace(1) %54, i64 %55
  store i32 %51, ptr addrspace(1) %56, align 4, !tbaa !5
  br label %57

57:                                               ; preds = %46, %48
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_c11_local_generic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readnone align 4 captures(none) %2, ptr addrspace(1) noundef readnone align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !15 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  %7 = and i64 %6, 1
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %14, label %9

9:                                                ; preds = %4
  %10 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_local_generic.p_held, i32 %11
  %13 = addrspacecast ptr addrspace(3) %12 to ptr
  br label %16

14:                                               ; preds = %4
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  br label %16

16:                                               ; preds = %14, %9
  %17 = phi ptr [ %13, %9 ], [ %15, %14 ]
  %18 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  %22 = icmp slt i32 %19, 5
  br i1 %22, label %23, label %26

23:                                               ; preds = %16
  %24 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_generic.t, i32 %19
  %25 = addrspacecast ptr addrspace(3) %24 to ptr
  tail call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %25, i32 noundef %19) #10
  br label %26

26:                                               ; preds = %23, %16
  %27 = icmp eq i32 %19, 5
  br i1 %27, label %28, label %29

28:                                               ; preds = %26
  tail call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 20) to ptr), i32 noundef 3, i32 noundef 1) #10
  br label %29

29:                                               ; preds = %28, %26
  tail call void @_Z7barrierj(i32 noundef 3) #10
  %30 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) @c11_local_generic.t to ptr), i32 noundef %21, i32 noundef 0, i32 noundef 1) #10
  %31 = tail call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 4) to ptr), i32 noundef %21, i32 noundef 4, i32 noundef 2) #10
  %32 = tail call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 8) to ptr), i32 noundef 2, i32 noundef 1) #10
  store i32 %32, ptr %17, align 4, !tbaa !5, !noalias.addrspace !28
  %33 = and i32 %19, 7
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %29, %35
  %36 = load i32, ptr %17, align 4, !tbaa !5, !noalias.addrspace !28
  %37 = add nsw i32 %36, %21
  %38 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 8) to ptr), ptr noundef nonnull %17, i32 noundef %37, i32 noundef 0, i32 noundef 0, i32 noundef 1) #10
  br i1 %38, label %39, label %35

39:                                               ; preds = %35, %29
  switch i32 %19, label %43 [
    i32 3, label %40
    i32 4, label %42
  ]

40:                                               ; preds = %39
  %41 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 12) to ptr), i32 noundef %21, i32 noundef 0, i32 noundef 1) #10
  br label %43

42:                                               ; preds = %39
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 16) to ptr), i32 noundef %21, i32 noundef 3, i32 noundef 1) #10
  br label %43

43:                                               ; preds = %40, %39, %42
  %44 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 20) to ptr), i32 noundef 4, i32 noundef 1) #10
  br i1 %44, label %46, label %45

45:                                               ; preds = %43
  store i32 %21, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @c11_local_generic.t, i32 24), align 4, !tbaa !5
  br label %46

46:                                               ; preds = %45, %43
  call void @_Z7barrierj(i32 noundef 3) #10
  %47 = icmp slt i32 %19, 7
  br i1 %47, label %48, label %57

48:                                               ; preds = %46
  %49 = shl i64 %18, 32
  %50 = getelementptr inbounds i32, ptr addrspace(3) @c11_local_generic.t, i32 %19
  %51 = load i32, ptr addrspace(3) %50, align 4, !tbaa !5
  %52 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %53 = shl i64 %52, 5
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = ashr exact i64 %49, 30
  %56 = getelementptr i8, ptr addrspace(1) %54, i64 %55
  store i32 %51, ptr addrspace(1) %56, align 4, !tbaa !5
  br label %57

57:                                               ; preds = %48, %46
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !18 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef align 4 %0) #9
  %6 = and i64 %4, 3
  %7 = tail call <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef %6, ptr addrspace(4) noundef @table) #9
  %8 = shufflevector <2 x float> %7, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %9 = fadd <4 x float> %5, %8
  %10 = shl i64 %4, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %10
  %12 = addrspacecast ptr addrspace(1) %11 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %9, i64 noundef 0, ptr noundef %12) #10
  %13 = tail call <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef align 4 %0) #9
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %15 = addrspacecast ptr addrspace(1) %14 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %13, i64 noundef 0, ptr noundef %15) #10
  %16 = tail call <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef align 2 %1) #9
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  %18 = addrspacecast ptr addrspace(1) %17 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %16, i64 noundef 0, ptr noundef %18) #10
  %19 = tail call <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef align 2 %1) #9
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  %21 = addrspacecast ptr addrspace(1) %20 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %19, i64 noundef 0, ptr noundef %21) #10
  %22 = tail call float @_Z10vload_halfmPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef align 2 %1) #9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 60
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #1 !kernel_arg_addr_space !29 !kernel_arg_access_qual !18 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = tail call <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef %0) #9
  %6 = and i64 %4, 3
  %7 = tail call <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef %6, ptr addrspace(4) noundef @table) #9
  %8 = shufflevector <2 x float> %7, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %9 = fadd <4 x float> %5, %8
  %10 = shl i64 %4, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %10
  %12 = addrspacecast ptr addrspace(1) %11 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %9, i64 noundef 0, ptr noundef %12) #10
  %13 = tail call <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef %0) #9
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %15 = addrspacecast ptr addrspace(1) %14 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %13, i64 noundef 0, ptr noundef %15) #10
  %16 = tail call <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef %1) #9
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  %18 = addrspacecast ptr addrspace(1) %17 to ptr
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %16, i64 noundef 0, ptr noundef %18) #10
  %19 = tail call <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef %1) #9
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  %21 = addrspacecast ptr addrspace(1) %20 to ptr
  tail call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %19, i64 noundef 0, ptr noundef %21) #10
  %22 = tail call float @_Z10vload_halfmPU3AS4KDh(i64 noundef %4, ptr addrspace(4) noundef %1) #9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 60
  store float %22, ptr addrspace(1) %23, align 4, !tbaa !21
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) local_unnamed_addr #0 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %6 = alloca [2 x ptr], align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  %9 = shl i64 %8, 7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  tail call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %10, i64 noundef 128) #10
  %11 = tail call ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %10, i64 noundef 64, ptr null) #10
  store ptr %11, ptr addrspace(5) %6, align 8, !tbaa !37
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i32 256
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %14 = tail call ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef nonnull %12, ptr addrspace(1) noundef nonnull %13, i64 noundef 64, ptr null) #10
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 8
  store ptr %14, ptr addrspace(5) %15, align 8, !tbaa !37
  %16 = addrspacecast ptr addrspace(5) %6 to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 2, ptr noundef %16) #10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %7) #8
  %17 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %2, i64 %9
  %18 = call ptr @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.threes, ptr addrspace(1) noundef %17, i64 noundef 64, i64 noundef 2, ptr null) #10
  %19 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %9
  %20 = call ptr @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %19, ptr addrspace(3) noundef align 4 %4, i64 noundef 64, i64 noundef 2, ptr %18) #10
  store ptr %20, ptr addrspace(5) %7, align 8, !tbaa !37
  %21 = addrspacecast ptr addrspace(5) %7 to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %21) #10
  %22 = shl i64 %8, 8
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %22
  %24 = call ptr @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %23, ptr addrspace(3) noundef @copies.threes, i64 noundef 64, ptr null) #10
  store ptr %24, ptr addrspace(5) %7, align 8, !tbaa !37
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %21) #10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %7) #8
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) local_unnamed_addr #1 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %6 = alloca [2 x ptr], align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6) #8
  %9 = shl i64 %8, 7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  tail call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %10, i64 noundef 128) #10
  %11 = tail call ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %10, i64 noundef 64, ptr null) #10
  store ptr %11, ptr addrspace(5) %6, align 8, !tbaa !37
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i32 256
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %14 = tail call ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef nonnull %12, ptr addrspace(1) noundef nonnull %13, i64 noundef 64, ptr null) #10
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 8
  store ptr %14, ptr addrspace(5) %15, align 8, !tbaa !37
  %16 = addrspacecast ptr addrspace(5) %6 to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 2, ptr noundef %16) #10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %7) #8
  %17 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %2, i64 %9
  %18 = call ptr @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.threes, ptr addrspace(1) noundef %17, i64 noundef 64, i64 noundef 2, ptr null) #10
  %19 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %9
  %20 = call ptr @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %19, ptr addrspace(3) noundef %4, i64 noundef 64, i64 noundef 2, ptr %18) #10
  store ptr %20, ptr addrspace(5) %7, align 8, !tbaa !37
  %21 = addrspacecast ptr addrspace(5) %7 to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %21) #10
  %22 = shl i64 %8, 8
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %22
  %24 = call ptr @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %23, ptr addrspace(3) noundef @copies.threes, i64 noundef 64, ptr null) #10
  store ptr %24, ptr addrspace(5) %7, align 8, !tbaa !37
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %21) #10
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
declare hidden <2 x float> @_Z6vload2mPKf(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef, <2 x float> noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPf(<3 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPKf(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_smPs(<4 x i16> noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x i16> @_Z6vload2mPKs(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_dmPd(<2 x double> noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <2 x double> @_Z6vload2mPKd(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z15vstore_half_rtnfmPDh(float noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPKDh(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPKDh(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_fmPf(<4 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPKDh(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) local_unnamed_addr #3

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

; Function Attrs: convergent nounwind
declare hidden void @_Z11atomic_initPVU7_Atomicii(ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

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
declare hidden ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, ptr) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden void @_Z17wait_group_eventsiP9ocl_event(i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden ptr @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, ptr) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden ptr @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, ptr) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare hidden ptr @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, ptr) local_unnamed_addr #5

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
!3 = !{i32 2, i32 0}
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
!27 = !{!"int*", !"int*", !"int*", !"int*"}
!28 = !{i32 1, i32 3, i32 4, i32 5, i32 6, i32 10}
!29 = !{i32 2, i32 2, i32 1}
!30 = !{!"float*", !"half*", !"float*"}
!31 = !{!"const", !"const", !""}
!32 = !{i32 1, i32 1, i32 1, i32 1, i32 3}
!33 = !{!"none", !"none", !"none", !"none", !"none"}
!34 = !{!"float*", !"float*", !"char3*", !"char3*", !"float*"}
!35 = !{!"float*", !"float*", !"char __attribute__((ext_vector_type(3)))*", !"char __attribute__((ext_vector_type(3)))*", !"float*"}
!36 = !{!"const", !"", !"const", !"", !""}
!37 = !{!38, !38, i64 0}
!38 = !{!"event_t", !7, i64 0}

; ModuleID = 'pointers.cl'
source_filename = "pointers.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@table = hidden addrspace(4) constant [8 x float] [float 5.000000e-01, float 1.500000e+00, float 2.500000e+00, float 3.500000e+00, float 4.500000e+00, float 5.500000e+00, float 6.500000e+00, float 7.500000e+00], align 4
@format = hidden addrspace(4) constant [12 x i8] c"%d %s %v2d|\00", align 1
@results_local.p_held = internal addrspace(3) global [64 x <2 x float>] undef, align 8
@results_local.q_held = internal addrspace(3) global [64 x <2 x i32>] undef, align 8
@c11_local_private.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_private.u = internal addrspace(3) global [4 x i64] undef, align 8
@c11_local_local.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_local.u = internal addrspace(3) global [4 x i64] undef, align 8
@c11_local_local.p_held = internal addrspace(3) global [64 x i32] undef, align 4
@c11_local_global.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_global.u = internal addrspace(3) global [4 x i64] undef, align 8
@c11_global_local.p_held = internal addrspace(3) global [64 x i32] undef, align 4
@copies.threes = internal addrspace(3) global [64 x <3 x i8>] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [2 x i8] c"a\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"%.1f\0A\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @results_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %10 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %12 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  call void @__clang_ocl_kern_imp_results_private(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_results_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca <2 x float>, align 8, addrspace(5)
  %12 = alloca ptr addrspace(5), align 4, addrspace(5)
  %13 = alloca <2 x i32>, align 8, addrspace(5)
  %14 = alloca ptr addrspace(5), align 4, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %16, ptr addrspace(5) %9, align 8
  %17 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  store i64 %17, ptr addrspace(5) %10, align 8
  store ptr addrspace(5) %11, ptr addrspace(5) %12, align 4
  store ptr addrspace(5) %13, ptr addrspace(5) %14, align 4
  %18 = load i64, ptr addrspace(5) %9, align 8
  %19 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %20 = call <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %18, ptr addrspace(1) noundef %19) #8
  store <2 x float> %20, ptr addrspace(5) %15, align 8
  %21 = load <2 x float>, ptr addrspace(5) %15, align 8
  %22 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %23 = call <2 x float> @_Z4modfDv2_fPU3AS5S_(<2 x float> noundef %21, ptr addrspace(5) noundef %22) #6
  %24 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %25 = load i64, ptr addrspace(5) %9, align 8
  %26 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %24, i64 %25
  store <2 x float> %23, ptr addrspace(1) %26, align 8
  %27 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %28 = load <2 x float>, ptr addrspace(5) %27, align 8
  %29 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %30 = load i64, ptr addrspace(5) %10, align 8
  %31 = load i64, ptr addrspace(5) %9, align 8
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %29, i64 %32
  store <2 x float> %28, ptr addrspace(1) %33, align 8
  %34 = load <2 x float>, ptr addrspace(5) %15, align 8
  %35 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %36 = call <2 x float> @_Z5fractDv2_fPU3AS5S_(<2 x float> noundef %34, ptr addrspace(5) noundef %35) #6
  %37 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %38 = load i64, ptr addrspace(5) %10, align 8
  %39 = mul i64 2, %38
  %40 = load i64, ptr addrspace(5) %9, align 8
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %37, i64 %41
  store <2 x float> %36, ptr addrspace(1) %42, align 8
  %43 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %44 = load <2 x float>, ptr addrspace(5) %43, align 8
  %45 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %46 = load i64, ptr addrspace(5) %10, align 8
  %47 = mul i64 3, %46
  %48 = load i64, ptr addrspace(5) %9, align 8
  %49 = add i64 %47, %48
  %50 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %45, i64 %49
  store <2 x float> %44, ptr addrspace(1) %50, align 8
  %51 = load <2 x float>, ptr addrspace(5) %15, align 8
  %52 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %53 = call <2 x float> @_Z6sincosDv2_fPU3AS5S_(<2 x float> noundef %51, ptr addrspace(5) noundef %52) #6
  %54 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %55 = load i64, ptr addrspace(5) %10, align 8
  %56 = mul i64 4, %55
  %57 = load i64, ptr addrspace(5) %9, align 8
  %58 = add i64 %56, %57
  %59 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %54, i64 %58
  store <2 x float> %53, ptr addrspace(1) %59, align 8
  %60 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %61 = load <2 x float>, ptr addrspace(5) %60, align 8
  %62 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %63 = load i64, ptr addrspace(5) %10, align 8
  %64 = mul i64 5, %63
  %65 = load i64, ptr addrspace(5) %9, align 8
  %66 = add i64 %64, %65
  %67 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %62, i64 %66
  store <2 x float> %61, ptr addrspace(1) %67, align 8
  %68 = load <2 x float>, ptr addrspace(5) %15, align 8
  %69 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %70 = call <2 x float> @_Z5frexpDv2_fPU3AS5Dv2_i(<2 x float> noundef %68, ptr addrspace(5) noundef %69) #6
  %71 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %72 = load i64, ptr addrspace(5) %10, align 8
  %73 = mul i64 6, %72
  %74 = load i64, ptr addrspace(5) %9, align 8
  %75 = add i64 %73, %74
  %76 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %71, i64 %75
  store <2 x float> %70, ptr addrspace(1) %76, align 8
  %77 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %78 = load <2 x i32>, ptr addrspace(5) %77, align 8
  %79 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %80 = load i64, ptr addrspace(5) %9, align 8
  %81 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %79, i64 %80
  store <2 x i32> %78, ptr addrspace(1) %81, align 8
  %82 = load <2 x float>, ptr addrspace(5) %15, align 8
  %83 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %84 = call <2 x float> @_Z6remquoDv2_fS_PU3AS5Dv2_i(<2 x float> noundef %82, <2 x float> noundef splat (float 7.500000e-01), ptr addrspace(5) noundef %83) #6
  %85 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %86 = load i64, ptr addrspace(5) %10, align 8
  %87 = mul i64 7, %86
  %88 = load i64, ptr addrspace(5) %9, align 8
  %89 = add i64 %87, %88
  %90 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %85, i64 %89
  store <2 x float> %84, ptr addrspace(1) %90, align 8
  %91 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %92 = load <2 x i32>, ptr addrspace(5) %91, align 8
  %93 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %94 = load i64, ptr addrspace(5) %10, align 8
  %95 = load i64, ptr addrspace(5) %9, align 8
  %96 = add i64 %94, %95
  %97 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %93, i64 %96
  store <2 x i32> %92, ptr addrspace(1) %97, align 8
  %98 = load <2 x float>, ptr addrspace(5) %15, align 8
  %99 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %100 = call <2 x float> @_Z8lgamma_rDv2_fPU3AS5Dv2_i(<2 x float> noundef %98, ptr addrspace(5) noundef %99) #6
  %101 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %102 = load i64, ptr addrspace(5) %10, align 8
  %103 = mul i64 8, %102
  %104 = load i64, ptr addrspace(5) %9, align 8
  %105 = add i64 %103, %104
  %106 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %101, i64 %105
  store <2 x float> %100, ptr addrspace(1) %106, align 8
  %107 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %108 = load <2 x i32>, ptr addrspace(5) %107, align 8
  %109 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %110 = load i64, ptr addrspace(5) %10, align 8
  %111 = mul i64 2, %110
  %112 = load i64, ptr addrspace(5) %9, align 8
  %113 = add i64 %111, %112
  %114 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %109, i64 %113
  store <2 x i32> %108, ptr addrspace(1) %114, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @results_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %10 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %12 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  call void @__clang_ocl_kern_imp_results_local(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_results_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca ptr addrspace(3), align 4, addrspace(5)
  %12 = alloca ptr addrspace(3), align 4, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %14, ptr addrspace(5) %9, align 8
  %15 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  store i64 %15, ptr addrspace(5) %10, align 8
  %16 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @results_local.p_held, i32 %17
  store ptr addrspace(3) %18, ptr addrspace(5) %11, align 4
  %19 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @results_local.q_held, i32 %20
  store ptr addrspace(3) %21, ptr addrspace(5) %12, align 4
  %22 = load i64, ptr addrspace(5) %9, align 8
  %23 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %24 = call <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %22, ptr addrspace(1) noundef %23) #8
  store <2 x float> %24, ptr addrspace(5) %13, align 8
  %25 = load <2 x float>, ptr addrspace(5) %13, align 8
  %26 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %27 = call <2 x float> @_Z4modfDv2_fPU3AS3S_(<2 x float> noundef %25, ptr addrspace(3) noundef %26) #6
  %28 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %29 = load i64, ptr addrspace(5) %9, align 8
  %30 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %28, i64 %29
  store <2 x float> %27, ptr addrspace(1) %30, align 8
  %31 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %32 = load <2 x float>, ptr addrspace(3) %31, align 8
  %33 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %34 = load i64, ptr addrspace(5) %10, align 8
  %35 = load i64, ptr addrspace(5) %9, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %33, i64 %36
  store <2 x float> %32, ptr addrspace(1) %37, align 8
  %38 = load <2 x float>, ptr addrspace(5) %13, align 8
  %39 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %40 = call <2 x float> @_Z5fractDv2_fPU3AS3S_(<2 x float> noundef %38, ptr addrspace(3) noundef %39) #6
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %42 = load i64, ptr addrspace(5) %10, align 8
  %43 = mul i64 2, %42
  %44 = load i64, ptr addrspace(5) %9, align 8
  %45 = add i64 %43, %44
  %46 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %41, i64 %45
  store <2 x float> %40, ptr addrspace(1) %46, align 8
  %47 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %48 = load <2 x float>, ptr addrspace(3) %47, align 8
  %49 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %50 = load i64, ptr addrspace(5) %10, align 8
  %51 = mul i64 3, %50
  %52 = load i64, ptr addrspace(5) %9, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %49, i64 %53
  store <2 x float> %48, ptr addrspace(1) %54, align 8
  %55 = load <2 x float>, ptr addrspace(5) %13, align 8
  %56 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %57 = call <2 x float> @_Z6sincosDv2_fPU3AS3S_(<2 x float> noundef %55, ptr addrspace(3) noundef %56) #6
  %58 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %59 = load i64, ptr addrspace(5) %10, align 8
  %60 = mul i64 4, %59
  %61 = load i64, ptr addrspace(5) %9, align 8
  %62 = add i64 %60, %61
  %63 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %58, i64 %62
  store <2 x float> %57, ptr addrspace(1) %63, align 8
  %64 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %65 = load <2 x float>, ptr addrspace(3) %64, align 8
  %66 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %67 = load i64, ptr addrspace(5) %10, align 8
  %68 = mul i64 5, %67
  %69 = load i64, ptr addrspace(5) %9, align 8
  %70 = add i64 %68, %69
  %71 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %66, i64 %70
  store <2 x float> %65, ptr addrspace(1) %71, align 8
  %72 = load <2 x float>, ptr addrspace(5) %13, align 8
  %73 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %74 = call <2 x float> @_Z5frexpDv2_fPU3AS3Dv2_i(<2 x float> noundef %72, ptr addrspace(3) noundef %73) #6
  %75 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %76 = load i64, ptr addrspace(5) %10, align 8
  %77 = mul i64 6, %76
  %78 = load i64, ptr addrspace(5) %9, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %75, i64 %79
  store <2 x float> %74, ptr addrspace(1) %80, align 8
  %81 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %82 = load <2 x i32>, ptr addrspace(3) %81, align 8
  %83 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %84 = load i64, ptr addrspace(5) %9, align 8
  %85 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %83, i64 %84
  store <2 x i32> %82, ptr addrspace(1) %85, align 8
  %86 = load <2 x float>, ptr addrspace(5) %13, align 8
  %87 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %88 = call <2 x float> @_Z6remquoDv2_fS_PU3AS3Dv2_i(<2 x float> noundef %86, <2 x float> noundef splat (float 7.500000e-01), ptr addrspace(3) noundef %87) #6
  %89 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %90 = load i64, ptr addrspace(5) %10, align 8
  %91 = mul i64 7, %90
  %92 = load i64, ptr addrspace(5) %9, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %89, i64 %93
  store <2 x float> %88, ptr addrspace(1) %94, align 8
  %95 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %96 = load <2 x i32>, ptr addrspace(3) %95, align 8
  %97 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %98 = load i64, ptr addrspace(5) %10, align 8
  %99 = load i64, ptr addrspace(5) %9, align 8
  %100 = add i64 %98, %99
  %101 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %97, i64 %100
  store <2 x i32> %96, ptr addrspace(1) %101, align 8
  %102 = load <2 x float>, ptr addrspace(5) %13, align 8
  %103 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %104 = call <2 x float> @_Z8lgamma_rDv2_fPU3AS3Dv2_i(<2 x float> noundef %102, ptr addrspace(3) noundef %103) #6
  %105 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %106 = load i64, ptr addrspace(5) %10, align 8
  %107 = mul i64 8, %106
  %108 = load i64, ptr addrspace(5) %9, align 8
  %109 = add i64 %107, %108
  %110 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %105, i64 %109
  store <2 x float> %104, ptr addrspace(1) %110, align 8
  %111 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %112 = load <2 x i32>, ptr addrspace(3) %111, align 8
  %113 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %114 = load i64, ptr addrspace(5) %10, align 8
  %115 = mul i64 2, %114
  %116 = load i64, ptr addrspace(5) %9, align 8
  %117 = add i64 %115, %116
  %118 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %113, i64 %117
  store <2 x i32> %112, ptr addrspace(1) %118, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @results_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %10 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %12 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  call void @__clang_ocl_kern_imp_results_global(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_results_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %14, ptr addrspace(5) %9, align 8
  %15 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  store i64 %15, ptr addrspace(5) %10, align 8
  %16 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %16, i64 %17
  store ptr addrspace(1) %18, ptr addrspace(5) %11, align 8
  %19 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %21 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %19, i64 %20
  store ptr addrspace(1) %21, ptr addrspace(5) %12, align 8
  %22 = load i64, ptr addrspace(5) %9, align 8
  %23 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %24 = call <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef %22, ptr addrspace(1) noundef %23) #8
  store <2 x float> %24, ptr addrspace(5) %13, align 8
  %25 = load <2 x float>, ptr addrspace(5) %13, align 8
  %26 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %27 = call <2 x float> @_Z4modfDv2_fPU3AS1S_(<2 x float> noundef %25, ptr addrspace(1) noundef %26) #6
  %28 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %29 = load i64, ptr addrspace(5) %9, align 8
  %30 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %28, i64 %29
  store <2 x float> %27, ptr addrspace(1) %30, align 8
  %31 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %32 = load <2 x float>, ptr addrspace(1) %31, align 8
  %33 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %34 = load i64, ptr addrspace(5) %10, align 8
  %35 = load i64, ptr addrspace(5) %9, align 8
  %36 = add i64 %34, %35
  %37 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %33, i64 %36
  store <2 x float> %32, ptr addrspace(1) %37, align 8
  %38 = load <2 x float>, ptr addrspace(5) %13, align 8
  %39 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %40 = call <2 x float> @_Z5fractDv2_fPU3AS1S_(<2 x float> noundef %38, ptr addrspace(1) noundef %39) #6
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %42 = load i64, ptr addrspace(5) %10, align 8
  %43 = mul i64 2, %42
  %44 = load i64, ptr addrspace(5) %9, align 8
  %45 = add i64 %43, %44
  %46 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %41, i64 %45
  store <2 x float> %40, ptr addrspace(1) %46, align 8
  %47 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %48 = load <2 x float>, ptr addrspace(1) %47, align 8
  %49 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %50 = load i64, ptr addrspace(5) %10, align 8
  %51 = mul i64 3, %50
  %52 = load i64, ptr addrspace(5) %9, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %49, i64 %53
  store <2 x float> %48, ptr addrspace(1) %54, align 8
  %55 = load <2 x float>, ptr addrspace(5) %13, align 8
  %56 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %57 = call <2 x float> @_Z6sincosDv2_fPU3AS1S_(<2 x float> noundef %55, ptr addrspace(1) noundef %56) #6
  %58 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %59 = load i64, ptr addrspace(5) %10, align 8
  %60 = mul i64 4, %59
  %61 = load i64, ptr addrspace(5) %9, align 8
  %62 = add i64 %60, %61
  %63 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %58, i64 %62
  store <2 x float> %57, ptr addrspace(1) %63, align 8
  %64 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %65 = load <2 x float>, ptr addrspace(1) %64, align 8
  %66 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %67 = load i64, ptr addrspace(5) %10, align 8
  %68 = mul i64 5, %67
  %69 = load i64, ptr addrspace(5) %9, align 8
  %70 = add i64 %68, %69
  %71 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %66, i64 %70
  store <2 x float> %65, ptr addrspace(1) %71, align 8
  %72 = load <2 x float>, ptr addrspace(5) %13, align 8
  %73 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %74 = call <2 x float> @_Z5frexpDv2_fPU3AS1Dv2_i(<2 x float> noundef %72, ptr addrspace(1) noundef %73) #6
  %75 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %76 = load i64, ptr addrspace(5) %10, align 8
  %77 = mul i64 6, %76
  %78 = load i64, ptr addrspace(5) %9, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %75, i64 %79
  store <2 x float> %74, ptr addrspace(1) %80, align 8
  %81 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %82 = load <2 x i32>, ptr addrspace(1) %81, align 8
  %83 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %84 = load i64, ptr addrspace(5) %9, align 8
  %85 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %83, i64 %84
  store <2 x i32> %82, ptr addrspace(1) %85, align 8
  %86 = load <2 x float>, ptr addrspace(5) %13, align 8
  %87 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %88 = call <2 x float> @_Z6remquoDv2_fS_PU3AS1Dv2_i(<2 x float> noundef %86, <2 x float> noundef splat (float 7.500000e-01), ptr addrspace(1) noundef %87) #6
  %89 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %90 = load i64, ptr addrspace(5) %10, align 8
  %91 = mul i64 7, %90
  %92 = load i64, ptr addrspace(5) %9, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %89, i64 %93
  store <2 x float> %88, ptr addrspace(1) %94, align 8
  %95 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %96 = load <2 x i32>, ptr addrspace(1) %95, align 8
  %97 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %98 = load i64, ptr addrspace(5) %10, align 8
  %99 = load i64, ptr addrspace(5) %9, align 8
  %100 = add i64 %98, %99
  %101 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %97, i64 %100
  store <2 x i32> %96, ptr addrspace(1) %101, align 8
  %102 = load <2 x float>, ptr addrspace(5) %13, align 8
  %103 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %104 = call <2 x float> @_Z8lgamma_rDv2_fPU3AS1Dv2_i(<2 x float> noundef %102, ptr addrspace(1) noundef %103) #6
  %105 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %106 = load i64, ptr addrspace(5) %10, align 8
  %107 = mul i64 8, %106
  %108 = load i64, ptr addrspace(5) %9, align 8
  %109 = add i64 %107, %108
  %110 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %105, i64 %109
  store <2 x float> %104, ptr addrspace(1) %110, align 8
  %111 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %112 = load <2 x i32>, ptr addrspace(1) %111, align 8
  %113 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %114 = load i64, ptr addrspace(5) %10, align 8
  %115 = mul i64 2, %114
  %116 = load i64, ptr addrspace(5) %9, align 8
  %117 = add i64 %115, %116
  %118 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %113, i64 %117
  store <2 x i32> %112, ptr addrspace(1) %118, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_local_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %10 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %12 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  call void @__clang_ocl_kern_imp_c11_local_private(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_local_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(5), align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(3), align 4, addrspace(5)
  %15 = alloca ptr addrspace(3), align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %17, ptr addrspace(5) %9, align 8
  store ptr addrspace(5) %10, ptr addrspace(5) %11, align 4
  %18 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr addrspace(5) %12, align 4
  %20 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %21 = load i64, ptr addrspace(5) %9, align 8
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  store i32 %23, ptr addrspace(5) %13, align 4
  store ptr addrspace(3) @c11_local_private.t, ptr addrspace(5) %14, align 4
  store ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @c11_local_private.t, i32 5), ptr addrspace(5) %15, align 4
  %24 = load i32, ptr addrspace(5) %12, align 4
  %25 = icmp slt i32 %24, 5
  br i1 %25, label %26, label %31

26:                                               ; preds = %4
  %27 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %28 = load i32, ptr addrspace(5) %12, align 4
  %29 = getelementptr inbounds i32, ptr addrspace(3) %27, i32 %28
  %30 = load i32, ptr addrspace(5) %12, align 4
  call void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef %29, i32 noundef %30) #6
  br label %31

31:                                               ; preds = %26, %4
  %32 = load i32, ptr addrspace(5) %12, align 4
  %33 = icmp eq i32 %32, 5
  br i1 %33, label %34, label %36

34:                                               ; preds = %31
  %35 = load ptr addrspace(3), ptr addrspace(5) %15, align 4
  call void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef %35, i32 noundef 3, i32 noundef 1) #6
  br label %36

36:                                               ; preds = %34, %31
  call void @_Z7barrierj(i32 noundef 3) #6
  %37 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %38 = load i32, ptr addrspace(5) %13, align 4
  %39 = call i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %37, i32 noundef %38, i32 noundef 0, i32 noundef 1) #6
  %40 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %41 = getelementptr inbounds i32, ptr addrspace(3) %40, i32 1
  %42 = load i32, ptr addrspace(5) %13, align 4
  %43 = call i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %41, i32 noundef %42, i32 noundef 4, i32 noundef 2) #6
  %44 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %45 = getelementptr inbounds i32, ptr addrspace(3) %44, i32 2
  %46 = call i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef %45, i32 noundef 2, i32 noundef 1) #6
  %47 = load ptr addrspace(5), ptr addrspace(5) %11, align 4
  store i32 %46, ptr addrspace(5) %47, align 4
  br label %48

48:                                               ; preds = %64, %36
  %49 = load i32, ptr addrspace(5) %12, align 4
  %50 = srem i32 %49, 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %62

52:                                               ; preds = %48
  %53 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %54 = getelementptr inbounds i32, ptr addrspace(3) %53, i32 2
  %55 = load ptr addrspace(5), ptr addrspace(5) %11, align 4
  %56 = load ptr addrspace(5), ptr addrspace(5) %11, align 4
  %57 = load i32, ptr addrspace(5) %56, align 4
  %58 = load i32, ptr addrspace(5) %13, align 4
  %59 = add nsw i32 %57, %58
  %60 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef %54, ptr addrspace(5) noundef %55, i32 noundef %59, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %61 = xor i1 %60, true
  br label %62

62:                                               ; preds = %52, %48
  %63 = phi i1 [ false, %48 ], [ %61, %52 ]
  br i1 %63, label %64, label %65

64:                                               ; preds = %62
  br label %48

65:                                               ; preds = %62
  %66 = load i32, ptr addrspace(5) %12, align 4
  %67 = icmp eq i32 %66, 3
  br i1 %67, label %68, label %73

68:                                               ; preds = %65
  %69 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %70 = getelementptr inbounds i32, ptr addrspace(3) %69, i32 3
  %71 = load i32, ptr addrspace(5) %13, align 4
  %72 = call i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %70, i32 noundef %71, i32 noundef 0, i32 noundef 1) #6
  br label %73

73:                                               ; preds = %68, %65
  %74 = load i32, ptr addrspace(5) %12, align 4
  %75 = icmp eq i32 %74, 4
  br i1 %75, label %76, label %80

76:                                               ; preds = %73
  %77 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %78 = getelementptr inbounds i32, ptr addrspace(3) %77, i32 4
  %79 = load i32, ptr addrspace(5) %13, align 4
  call void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %78, i32 noundef %79, i32 noundef 3, i32 noundef 1) #6
  br label %80

80:                                               ; preds = %76, %73
  %81 = load ptr addrspace(3), ptr addrspace(5) %15, align 4
  %82 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef %81, i32 noundef 4, i32 noundef 1) #6
  %83 = xor i1 %82, true
  %84 = zext i1 %83 to i32
  store i32 %84, ptr addrspace(5) %16, align 4
  %85 = load i32, ptr addrspace(5) %16, align 4
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %80
  %88 = load i32, ptr addrspace(5) %13, align 4
  store i32 %88, ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @c11_local_private.t, i64 0, i64 6), align 4
  br label %89

89:                                               ; preds = %87, %80
  call void @_Z7barrierj(i32 noundef 3) #6
  %90 = load i32, ptr addrspace(5) %12, align 4
  %91 = icmp slt i32 %90, 7
  br i1 %91, label %92, label %104

92:                                               ; preds = %89
  %93 = load i32, ptr addrspace(5) %12, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [16 x i32], ptr addrspace(3) @c11_local_private.t, i64 0, i64 %94
  %96 = load i32, ptr addrspace(3) %95, align 4
  %97 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %98 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %99 = mul i64 8, %98
  %100 = load i32, ptr addrspace(5) %12, align 4
  %101 = sext i32 %100 to i64
  %102 = add i64 %99, %101
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %97, i64 %102
  store i32 %96, ptr addrspace(1) %103, align 4
  br label %104

104:                                              ; preds = %92, %89
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_local_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %10 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %12 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  call void @__clang_ocl_kern_imp_c11_local_local(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_local_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca ptr addrspace(3), align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(3), align 4, addrspace(5)
  %14 = alloca ptr addrspace(3), align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %16, ptr addrspace(5) %9, align 8
  %17 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_local_local.p_held, i32 %18
  store ptr addrspace(3) %19, ptr addrspace(5) %10, align 4
  %20 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr addrspace(5) %11, align 4
  %22 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %23 = load i64, ptr addrspace(5) %9, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  store i32 %25, ptr addrspace(5) %12, align 4
  store ptr addrspace(3) @c11_local_local.t, ptr addrspace(5) %13, align 4
  store ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @c11_local_local.t, i32 5), ptr addrspace(5) %14, align 4
  %26 = load i32, ptr addrspace(5) %11, align 4
  %27 = icmp slt i32 %26, 5
  br i1 %27, label %28, label %33

28:                                               ; preds = %4
  %29 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %30 = load i32, ptr addrspace(5) %11, align 4
  %31 = getelementptr inbounds i32, ptr addrspace(3) %29, i32 %30
  %32 = load i32, ptr addrspace(5) %11, align 4
  call void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef %31, i32 noundef %32) #6
  br label %33

33:                                               ; preds = %28, %4
  %34 = load i32, ptr addrspace(5) %11, align 4
  %35 = icmp eq i32 %34, 5
  br i1 %35, label %36, label %38

36:                                               ; preds = %33
  %37 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  call void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef %37, i32 noundef 3, i32 noundef 1) #6
  br label %38

38:                                               ; preds = %36, %33
  call void @_Z7barrierj(i32 noundef 3) #6
  %39 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %40 = load i32, ptr addrspace(5) %12, align 4
  %41 = call i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %39, i32 noundef %40, i32 noundef 0, i32 noundef 1) #6
  %42 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %43 = getelementptr inbounds i32, ptr addrspace(3) %42, i32 1
  %44 = load i32, ptr addrspace(5) %12, align 4
  %45 = call i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %43, i32 noundef %44, i32 noundef 4, i32 noundef 2) #6
  %46 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %47 = getelementptr inbounds i32, ptr addrspace(3) %46, i32 2
  %48 = call i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef %47, i32 noundef 2, i32 noundef 1) #6
  %49 = load ptr addrspace(3), ptr addrspace(5) %10, align 4
  store i32 %48, ptr addrspace(3) %49, align 4
  br label %50

50:                                               ; preds = %66, %38
  %51 = load i32, ptr addrspace(5) %11, align 4
  %52 = srem i32 %51, 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %64

54:                                               ; preds = %50
  %55 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %56 = getelementptr inbounds i32, ptr addrspace(3) %55, i32 2
  %57 = load ptr addrspace(3), ptr addrspace(5) %10, align 4
  %58 = load ptr addrspace(3), ptr addrspace(5) %10, align 4
  %59 = load i32, ptr addrspace(3) %58, align 4
  %60 = load i32, ptr addrspace(5) %12, align 4
  %61 = add nsw i32 %59, %60
  %62 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef %56, ptr addrspace(3) noundef %57, i32 noundef %61, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %63 = xor i1 %62, true
  br label %64

64:                                               ; preds = %54, %50
  %65 = phi i1 [ false, %50 ], [ %63, %54 ]
  br i1 %65, label %66, label %67

66:                                               ; preds = %64
  br label %50

67:                                               ; preds = %64
  %68 = load i32, ptr addrspace(5) %11, align 4
  %69 = icmp eq i32 %68, 3
  br i1 %69, label %70, label %75

70:                                               ; preds = %67
  %71 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %72 = getelementptr inbounds i32, ptr addrspace(3) %71, i32 3
  %73 = load i32, ptr addrspace(5) %12, align 4
  %74 = call i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %72, i32 noundef %73, i32 noundef 0, i32 noundef 1) #6
  br label %75

75:                                               ; preds = %70, %67
  %76 = load i32, ptr addrspace(5) %11, align 4
  %77 = icmp eq i32 %76, 4
  br i1 %77, label %78, label %82

78:                                               ; preds = %75
  %79 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %80 = getelementptr inbounds i32, ptr addrspace(3) %79, i32 4
  %81 = load i32, ptr addrspace(5) %12, align 4
  call void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %80, i32 noundef %81, i32 noundef 3, i32 noundef 1) #6
  br label %82

82:                                               ; preds = %78, %75
  %83 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %84 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef %83, i32 noundef 4, i32 noundef 1) #6
  %85 = xor i1 %84, true
  %86 = zext i1 %85 to i32
  store i32 %86, ptr addrspace(5) %15, align 4
  %87 = load i32, ptr addrspace(5) %15, align 4
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %82
  %90 = load i32, ptr addrspace(5) %12, align 4
  store i32 %90, ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @c11_local_local.t, i64 0, i64 6), align 4
  br label %91

91:                                               ; preds = %89, %82
  call void @_Z7barrierj(i32 noundef 3) #6
  %92 = load i32, ptr addrspace(5) %11, align 4
  %93 = icmp slt i32 %92, 7
  br i1 %93, label %94, label %106

94:                                               ; preds = %91
  %95 = load i32, ptr addrspace(5) %11, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [16 x i32], ptr addrspace(3) @c11_local_local.t, i64 0, i64 %96
  %98 = load i32, ptr addrspace(3) %97, align 4
  %99 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %100 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %101 = mul i64 8, %100
  %102 = load i32, ptr addrspace(5) %11, align 4
  %103 = sext i32 %102 to i64
  %104 = add i64 %101, %103
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %99, i64 %104
  store i32 %98, ptr addrspace(1) %105, align 4
  br label %106

106:                                              ; preds = %94, %91
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_local_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %10 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %12 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  call void @__clang_ocl_kern_imp_c11_local_global(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_local_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(3), align 4, addrspace(5)
  %14 = alloca ptr addrspace(3), align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %16, ptr addrspace(5) %9, align 8
  %17 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %18
  store ptr addrspace(1) %19, ptr addrspace(5) %10, align 8
  %20 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr addrspace(5) %11, align 4
  %22 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %23 = load i64, ptr addrspace(5) %9, align 8
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  store i32 %25, ptr addrspace(5) %12, align 4
  store ptr addrspace(3) @c11_local_global.t, ptr addrspace(5) %13, align 4
  store ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @c11_local_global.t, i32 5), ptr addrspace(5) %14, align 4
  %26 = load i32, ptr addrspace(5) %11, align 4
  %27 = icmp slt i32 %26, 5
  br i1 %27, label %28, label %33

28:                                               ; preds = %4
  %29 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %30 = load i32, ptr addrspace(5) %11, align 4
  %31 = getelementptr inbounds i32, ptr addrspace(3) %29, i32 %30
  %32 = load i32, ptr addrspace(5) %11, align 4
  call void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef %31, i32 noundef %32) #6
  br label %33

33:                                               ; preds = %28, %4
  %34 = load i32, ptr addrspace(5) %11, align 4
  %35 = icmp eq i32 %34, 5
  br i1 %35, label %36, label %38

36:                                               ; preds = %33
  %37 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  call void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef %37, i32 noundef 3, i32 noundef 1) #6
  br label %38

38:                                               ; preds = %36, %33
  call void @_Z7barrierj(i32 noundef 3) #6
  %39 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %40 = load i32, ptr addrspace(5) %12, align 4
  %41 = call i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %39, i32 noundef %40, i32 noundef 0, i32 noundef 1) #6
  %42 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %43 = getelementptr inbounds i32, ptr addrspace(3) %42, i32 1
  %44 = load i32, ptr addrspace(5) %12, align 4
  %45 = call i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %43, i32 noundef %44, i32 noundef 4, i32 noundef 2) #6
  %46 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %47 = getelementptr inbounds i32, ptr addrspace(3) %46, i32 2
  %48 = call i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef %47, i32 noundef 2, i32 noundef 1) #6
  %49 = load ptr addrspace(1), ptr addrspace(5) %10, align 8
  store i32 %48, ptr addrspace(1) %49, align 4
  br label %50

50:                                               ; preds = %66, %38
  %51 = load i32, ptr addrspace(5) %11, align 4
  %52 = srem i32 %51, 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %64

54:                                               ; preds = %50
  %55 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %56 = getelementptr inbounds i32, ptr addrspace(3) %55, i32 2
  %57 = load ptr addrspace(1), ptr addrspace(5) %10, align 8
  %58 = load ptr addrspace(1), ptr addrspace(5) %10, align 8
  %59 = load i32, ptr addrspace(1) %58, align 4
  %60 = load i32, ptr addrspace(5) %12, align 4
  %61 = add nsw i32 %59, %60
  %62 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS1ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef %56, ptr addrspace(1) noundef %57, i32 noundef %61, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %63 = xor i1 %62, true
  br label %64

64:                                               ; preds = %54, %50
  %65 = phi i1 [ false, %50 ], [ %63, %54 ]
  br i1 %65, label %66, label %67

66:                                               ; preds = %64
  br label %50

67:                                               ; preds = %64
  %68 = load i32, ptr addrspace(5) %11, align 4
  %69 = icmp eq i32 %68, 3
  br i1 %69, label %70, label %75

70:                                               ; preds = %67
  %71 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %72 = getelementptr inbounds i32, ptr addrspace(3) %71, i32 3
  %73 = load i32, ptr addrspace(5) %12, align 4
  %74 = call i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %72, i32 noundef %73, i32 noundef 0, i32 noundef 1) #6
  br label %75

75:                                               ; preds = %70, %67
  %76 = load i32, ptr addrspace(5) %11, align 4
  %77 = icmp eq i32 %76, 4
  br i1 %77, label %78, label %82

78:                                               ; preds = %75
  %79 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %80 = getelementptr inbounds i32, ptr addrspace(3) %79, i32 4
  %81 = load i32, ptr addrspace(5) %12, align 4
  call void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef %80, i32 noundef %81, i32 noundef 3, i32 noundef 1) #6
  br label %82

82:                                               ; preds = %78, %75
  %83 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %84 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef %83, i32 noundef 4, i32 noundef 1) #6
  %85 = xor i1 %84, true
  %86 = zext i1 %85 to i32
  store i32 %86, ptr addrspace(5) %15, align 4
  %87 = load i32, ptr addrspace(5) %15, align 4
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %82
  %90 = load i32, ptr addrspace(5) %12, align 4
  store i32 %90, ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @c11_local_global.t, i64 0, i64 6), align 4
  br label %91

91:                                               ; preds = %89, %82
  call void @_Z7barrierj(i32 noundef 3) #6
  %92 = load i32, ptr addrspace(5) %11, align 4
  %93 = icmp slt i32 %92, 7
  br i1 %93, label %94, label %106

94:                                               ; preds = %91
  %95 = load i32, ptr addrspace(5) %11, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [16 x i32], ptr addrspace(3) @c11_local_global.t, i64 0, i64 %96
  %98 = load i32, ptr addrspace(3) %97, align 4
  %99 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %100 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %101 = mul i64 8, %100
  %102 = load i32, ptr addrspace(5) %11, align 4
  %103 = sext i32 %102 to i64
  %104 = add i64 %101, %103
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %99, i64 %104
  store i32 %98, ptr addrspace(1) %105, align 4
  br label %106

106:                                              ; preds = %94, %91
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_global_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %10 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %12 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  call void @__clang_ocl_kern_imp_c11_global_private(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_global_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(5), align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %19 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %20 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %21 = mul i64 32, %20
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %21
  store ptr addrspace(1) %22, ptr addrspace(5) %9, align 8
  %23 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %24 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 16
  store ptr addrspace(1) %24, ptr addrspace(5) %10, align 8
  %25 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %25, ptr addrspace(5) %11, align 8
  store ptr addrspace(5) %12, ptr addrspace(5) %13, align 4
  %26 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %14, align 4
  %28 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %29 = load i64, ptr addrspace(5) %11, align 8
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %28, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4
  store i32 %31, ptr addrspace(5) %15, align 4
  %32 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  store ptr addrspace(1) %32, ptr addrspace(5) %16, align 8
  %33 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %34 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 5
  store ptr addrspace(1) %34, ptr addrspace(5) %17, align 8
  %35 = load i32, ptr addrspace(5) %14, align 4
  %36 = icmp slt i32 %35, 5
  br i1 %36, label %37, label %43

37:                                               ; preds = %4
  %38 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %39 = load i32, ptr addrspace(5) %14, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 %40
  %42 = load i32, ptr addrspace(5) %14, align 4
  call void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) noundef %41, i32 noundef %42) #6
  br label %43

43:                                               ; preds = %37, %4
  %44 = load i32, ptr addrspace(5) %14, align 4
  %45 = icmp eq i32 %44, 5
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = load ptr addrspace(1), ptr addrspace(5) %17, align 8
  call void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef %47, i32 noundef 3, i32 noundef 1) #6
  br label %48

48:                                               ; preds = %46, %43
  call void @_Z7barrierj(i32 noundef 3) #6
  %49 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %50 = load i32, ptr addrspace(5) %15, align 4
  %51 = call i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %49, i32 noundef %50, i32 noundef 0, i32 noundef 1) #6
  %52 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %53 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 1
  %54 = load i32, ptr addrspace(5) %15, align 4
  %55 = call i32 @_Z25atomic_fetch_max_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %53, i32 noundef %54, i32 noundef 4, i32 noundef 2) #6
  %56 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %57 = getelementptr inbounds i32, ptr addrspace(1) %56, i64 2
  %58 = call i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef %57, i32 noundef 2, i32 noundef 1) #6
  %59 = load ptr addrspace(5), ptr addrspace(5) %13, align 4
  store i32 %58, ptr addrspace(5) %59, align 4
  br label %60

60:                                               ; preds = %76, %48
  %61 = load i32, ptr addrspace(5) %14, align 4
  %62 = srem i32 %61, 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %74

64:                                               ; preds = %60
  %65 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %66 = getelementptr inbounds i32, ptr addrspace(1) %65, i64 2
  %67 = load ptr addrspace(5), ptr addrspace(5) %13, align 4
  %68 = load ptr addrspace(5), ptr addrspace(5) %13, align 4
  %69 = load i32, ptr addrspace(5) %68, align 4
  %70 = load i32, ptr addrspace(5) %15, align 4
  %71 = add nsw i32 %69, %70
  %72 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef %66, ptr addrspace(5) noundef %67, i32 noundef %71, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %73 = xor i1 %72, true
  br label %74

74:                                               ; preds = %64, %60
  %75 = phi i1 [ false, %60 ], [ %73, %64 ]
  br i1 %75, label %76, label %77

76:                                               ; preds = %74
  br label %60

77:                                               ; preds = %74
  %78 = load i32, ptr addrspace(5) %14, align 4
  %79 = icmp eq i32 %78, 3
  br i1 %79, label %80, label %85

80:                                               ; preds = %77
  %81 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %82 = getelementptr inbounds i32, ptr addrspace(1) %81, i64 3
  %83 = load i32, ptr addrspace(5) %15, align 4
  %84 = call i32 @_Z24atomic_exchange_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %82, i32 noundef %83, i32 noundef 0, i32 noundef 1) #6
  br label %85

85:                                               ; preds = %80, %77
  %86 = load i32, ptr addrspace(5) %14, align 4
  %87 = icmp eq i32 %86, 4
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %90 = getelementptr inbounds i32, ptr addrspace(1) %89, i64 4
  %91 = load i32, ptr addrspace(5) %15, align 4
  call void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %90, i32 noundef %91, i32 noundef 3, i32 noundef 1) #6
  br label %92

92:                                               ; preds = %88, %85
  %93 = load ptr addrspace(1), ptr addrspace(5) %17, align 8
  %94 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef %93, i32 noundef 4, i32 noundef 1) #6
  %95 = xor i1 %94, true
  %96 = zext i1 %95 to i32
  store i32 %96, ptr addrspace(5) %18, align 4
  %97 = load i32, ptr addrspace(5) %18, align 4
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %103

99:                                               ; preds = %92
  %100 = load i32, ptr addrspace(5) %15, align 4
  %101 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %102 = getelementptr inbounds i32, ptr addrspace(1) %101, i64 6
  store i32 %100, ptr addrspace(1) %102, align 4
  br label %103

103:                                              ; preds = %99, %92
  call void @_Z7barrierj(i32 noundef 3) #6
  %104 = load i32, ptr addrspace(5) %14, align 4
  %105 = icmp slt i32 %104, 7
  br i1 %105, label %106, label %119

106:                                              ; preds = %103
  %107 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %108 = load i32, ptr addrspace(5) %14, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr addrspace(1) %107, i64 %109
  %111 = load i32, ptr addrspace(1) %110, align 4
  %112 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %113 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %114 = mul i64 8, %113
  %115 = load i32, ptr addrspace(5) %14, align 4
  %116 = sext i32 %115 to i64
  %117 = add i64 %114, %116
  %118 = getelementptr inbounds nuw i32, ptr addrspace(1) %112, i64 %117
  store i32 %111, ptr addrspace(1) %118, align 4
  br label %119

119:                                              ; preds = %106, %103
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_global_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %10 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %12 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  call void @__clang_ocl_kern_imp_c11_global_local(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_global_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca ptr addrspace(3), align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8
  %18 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %19 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %20 = mul i64 32, %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %20
  store ptr addrspace(1) %21, ptr addrspace(5) %9, align 8
  %22 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %23 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 16
  store ptr addrspace(1) %23, ptr addrspace(5) %10, align 8
  %24 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %24, ptr addrspace(5) %11, align 8
  %25 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_global_local.p_held, i32 %26
  store ptr addrspace(3) %27, ptr addrspace(5) %12, align 4
  %28 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr addrspace(5) %13, align 4
  %30 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %31 = load i64, ptr addrspace(5) %11, align 8
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4
  store i32 %33, ptr addrspace(5) %14, align 4
  %34 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  store ptr addrspace(1) %34, ptr addrspace(5) %15, align 8
  %35 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %36 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 5
  store ptr addrspace(1) %36, ptr addrspace(5) %16, align 8
  %37 = load i32, ptr addrspace(5) %13, align 4
  %38 = icmp slt i32 %37, 5
  br i1 %38, label %39, label %45

39:                                               ; preds = %4
  %40 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %41 = load i32, ptr addrspace(5) %13, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 %42
  %44 = load i32, ptr addrspace(5) %13, align 4
  call void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) noundef %43, i32 noundef %44) #6
  br label %45

45:                                               ; preds = %39, %4
  %46 = load i32, ptr addrspace(5) %13, align 4
  %47 = icmp eq i32 %46, 5
  br i1 %47, label %48, label %50

48:                                               ; preds = %45
  %49 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  call void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef %49, i32 noundef 3, i32 noundef 1) #6
  br label %50

50:                                               ; preds = %48, %45
  call void @_Z7barrierj(i32 noundef 3) #6
  %51 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %52 = load i32, ptr addrspace(5) %14, align 4
  %53 = call i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %51, i32 noundef %52, i32 noundef 0, i32 noundef 1) #6
  %54 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %55 = getelementptr inbounds i32, ptr addrspace(1) %54, i64 1
  %56 = load i32, ptr addrspace(5) %14, align 4
  %57 = call i32 @_Z25atomic_fetch_max_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %55, i32 noundef %56, i32 noundef 4, i32 noundef 2) #6
  %58 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %59 = getelementptr inbounds i32, ptr addrspace(1) %58, i64 2
  %60 = call i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef %59, i32 noundef 2, i32 noundef 1) #6
  %61 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  store i32 %60, ptr addrspace(3) %61, align 4
  br label %62

62:                                               ; preds = %78, %50
  %63 = load i32, ptr addrspace(5) %13, align 4
  %64 = srem i32 %63, 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %76

66:                                               ; preds = %62
  %67 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %68 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 2
  %69 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %70 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %71 = load i32, ptr addrspace(3) %70, align 4
  %72 = load i32, ptr addrspace(5) %14, align 4
  %73 = add nsw i32 %71, %72
  %74 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef %68, ptr addrspace(3) noundef %69, i32 noundef %73, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %75 = xor i1 %74, true
  br label %76

76:                                               ; preds = %66, %62
  %77 = phi i1 [ false, %62 ], [ %75, %66 ]
  br i1 %77, label %78, label %79

78:                                               ; preds = %76
  br label %62

79:                                               ; preds = %76
  %80 = load i32, ptr addrspace(5) %13, align 4
  %81 = icmp eq i32 %80, 3
  br i1 %81, label %82, label %87

82:                                               ; preds = %79
  %83 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %84 = getelementptr inbounds i32, ptr addrspace(1) %83, i64 3
  %85 = load i32, ptr addrspace(5) %14, align 4
  %86 = call i32 @_Z24atomic_exchange_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %84, i32 noundef %85, i32 noundef 0, i32 noundef 1) #6
  br label %87

87:                                               ; preds = %82, %79
  %88 = load i32, ptr addrspace(5) %13, align 4
  %89 = icmp eq i32 %88, 4
  br i1 %89, label %90, label %94

90:                                               ; preds = %87
  %91 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %92 = getelementptr inbounds i32, ptr addrspace(1) %91, i64 4
  %93 = load i32, ptr addrspace(5) %14, align 4
  call void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef %92, i32 noundef %93, i32 noundef 3, i32 noundef 1) #6
  br label %94

94:                                               ; preds = %90, %87
  %95 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %96 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef %95, i32 noundef 4, i32 noundef 1) #6
  %97 = xor i1 %96, true
  %98 = zext i1 %97 to i32
  store i32 %98, ptr addrspace(5) %17, align 4
  %99 = load i32, ptr addrspace(5) %17, align 4
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %94
  %102 = load i32, ptr addrspace(5) %14, align 4
  %103 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %104 = getelementptr inbounds i32, ptr addrspace(1) %103, i64 6
  store i32 %102, ptr addrspace(1) %104, align 4
  br label %105

105:                                              ; preds = %101, %94
  call void @_Z7barrierj(i32 noundef 3) #6
  %106 = load i32, ptr addrspace(5) %13, align 4
  %107 = icmp slt i32 %106, 7
  br i1 %107, label %108, label %121

108:                                              ; preds = %105
  %109 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %110 = load i32, ptr addrspace(5) %13, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr addrspace(1) %109, i64 %111
  %113 = load i32, ptr addrspace(1) %112, align 4
  %114 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %115 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %116 = mul i64 8, %115
  %117 = load i32, ptr addrspace(5) %13, align 4
  %118 = sext i32 %117 to i64
  %119 = add i64 %116, %118
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %114, i64 %119
  store i32 %113, ptr addrspace(1) %120, align 4
  br label %121

121:                                              ; preds = %108, %105
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(4) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(4) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %7 = load ptr addrspace(4), ptr addrspace(5) %4, align 8
  %8 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  call void @__clang_ocl_kern_imp_vectors_constant(ptr addrspace(4) noundef align 4 %7, ptr addrspace(4) noundef align 2 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca <2 x float>, align 8, addrspace(5)
  store ptr addrspace(4) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(4) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %9, ptr addrspace(5) %7, align 8
  %10 = load i64, ptr addrspace(5) %7, align 8
  %11 = load ptr addrspace(4), ptr addrspace(5) %4, align 8
  %12 = call <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %10, ptr addrspace(4) noundef %11) #8
  %13 = load i64, ptr addrspace(5) %7, align 8
  %14 = and i64 %13, 3
  %15 = call <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef %14, ptr addrspace(4) noundef @table) #8
  store <2 x float> %15, ptr addrspace(5) %8, align 8
  %16 = load <2 x float>, ptr addrspace(5) %8, align 8
  %17 = shufflevector <2 x float> %16, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %18 = fadd <4 x float> %12, %17
  %19 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %20 = load i64, ptr addrspace(5) %7, align 8
  %21 = mul i64 16, %20
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %19, i64 %21
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %18, i64 noundef 0, ptr addrspace(1) noundef %22) #6
  %23 = load i64, ptr addrspace(5) %7, align 8
  %24 = load ptr addrspace(4), ptr addrspace(5) %4, align 8
  %25 = call <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %23, ptr addrspace(4) noundef %24) #8
  %26 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %27 = load i64, ptr addrspace(5) %7, align 8
  %28 = mul i64 16, %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %26, i64 %28
  %30 = getelementptr inbounds float, ptr addrspace(1) %29, i64 4
  call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %25, i64 noundef 0, ptr addrspace(1) noundef %30) #6
  %31 = load i64, ptr addrspace(5) %7, align 8
  %32 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %33 = call <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %31, ptr addrspace(4) noundef %32) #8
  %34 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %35 = load i64, ptr addrspace(5) %7, align 8
  %36 = mul i64 16, %35
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %34, i64 %36
  %38 = getelementptr inbounds float, ptr addrspace(1) %37, i64 8
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %33, i64 noundef 0, ptr addrspace(1) noundef %38) #6
  %39 = load i64, ptr addrspace(5) %7, align 8
  %40 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %41 = call <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef %39, ptr addrspace(4) noundef %40) #8
  %42 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %43 = load i64, ptr addrspace(5) %7, align 8
  %44 = mul i64 16, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %44
  %46 = getelementptr inbounds float, ptr addrspace(1) %45, i64 12
  call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %41, i64 noundef 0, ptr addrspace(1) noundef %46) #6
  %47 = load i64, ptr addrspace(5) %7, align 8
  %48 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %49 = call float @_Z10vload_halfmPU3AS4KDh(i64 noundef %47, ptr addrspace(4) noundef %48) #8
  %50 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %51 = load i64, ptr addrspace(5) %7, align 8
  %52 = mul i64 16, %51
  %53 = add i64 %52, 15
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %50, i64 %53
  store float %49, ptr addrspace(1) %54, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(3), align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %9, align 8
  store ptr addrspace(3) %4, ptr addrspace(5) %10, align 4
  %11 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %12 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %13 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %14 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %15 = load ptr addrspace(3), ptr addrspace(5) %10, align 4
  call void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(3) noundef align 4 %15) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(3), align 4, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca [2 x ptr addrspace(5)], align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(5), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8
  store ptr addrspace(1) %3, ptr addrspace(5) %9, align 8
  store ptr addrspace(3) %4, ptr addrspace(5) %10, align 4
  %15 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  store i64 %15, ptr addrspace(5) %11, align 8
  %16 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %17 = load i64, ptr addrspace(5) %11, align 8
  %18 = mul i64 128, %17
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %16, i64 %18
  call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %19, i64 noundef 128) #6
  store i32 0, ptr addrspace(5) %13, align 4
  br label %20

20:                                               ; preds = %40, %5
  %21 = load i32, ptr addrspace(5) %13, align 4
  %22 = icmp slt i32 %21, 2
  br i1 %22, label %23, label %43

23:                                               ; preds = %20
  %24 = load ptr addrspace(3), ptr addrspace(5) %10, align 4
  %25 = load i32, ptr addrspace(5) %13, align 4
  %26 = mul nsw i32 64, %25
  %27 = getelementptr inbounds float, ptr addrspace(3) %24, i32 %26
  %28 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %29 = load i64, ptr addrspace(5) %11, align 8
  %30 = mul i64 128, %29
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i64 %30
  %32 = load i32, ptr addrspace(5) %13, align 4
  %33 = mul nsw i32 64, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %31, i64 %34
  %36 = call ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %27, ptr addrspace(1) noundef %35, i64 noundef 64, ptr addrspace(5) null) #6
  %37 = load i32, ptr addrspace(5) %13, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [2 x ptr addrspace(5)], ptr addrspace(5) %12, i64 0, i64 %38
  store ptr addrspace(5) %36, ptr addrspace(5) %39, align 8
  br label %40

40:                                               ; preds = %23
  %41 = load i32, ptr addrspace(5) %13, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr addrspace(5) %13, align 4
  br label %20

43:                                               ; preds = %20
  %44 = getelementptr inbounds [2 x ptr addrspace(5)], ptr addrspace(5) %12, i64 0, i64 0
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 2, ptr addrspace(5) noundef %44) #6
  %45 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %46 = load i64, ptr addrspace(5) %11, align 8
  %47 = mul i64 128, %46
  %48 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %45, i64 %47
  %49 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.threes, ptr addrspace(1) noundef %48, i64 noundef 64, i64 noundef 2, ptr addrspace(5) null) #6
  store ptr addrspace(5) %49, ptr addrspace(5) %14, align 8
  %50 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %51 = load i64, ptr addrspace(5) %11, align 8
  %52 = mul i64 128, %51
  %53 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %50, i64 %52
  %54 = load ptr addrspace(3), ptr addrspace(5) %10, align 4
  %55 = load ptr addrspace(5), ptr addrspace(5) %14, align 8
  %56 = call ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %53, ptr addrspace(3) noundef %54, i64 noundef 64, i64 noundef 2, ptr addrspace(5) %55) #6
  store ptr addrspace(5) %56, ptr addrspace(5) %14, align 8
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %14) #6
  %57 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %58 = load i64, ptr addrspace(5) %11, align 8
  %59 = mul i64 64, %58
  %60 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %57, i64 %59
  %61 = call ptr addrspace(5) @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %60, ptr addrspace(3) noundef @copies.threes, i64 noundef 64, ptr addrspace(5) null) #6
  store ptr addrspace(5) %61, ptr addrspace(5) %14, align 8
  call void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef 1, ptr addrspace(5) noundef %14) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @prints() #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !23 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !23 {
  call void @__clang_ocl_kern_imp_prints() #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_prints() #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !23 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !23 {
  %1 = alloca i64, align 8, addrspace(5)
  %2 = alloca <2 x i32>, align 8, addrspace(5)
  %3 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %3, ptr addrspace(5) %1, align 8
  %4 = load i64, ptr addrspace(5) %1, align 8
  %5 = urem i64 %4, 64
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %31

7:                                                ; preds = %0
  %8 = load i64, ptr addrspace(5) %1, align 8
  %9 = trunc i64 %8 to i32
  store <2 x i32> <i32 1, i32 2>, ptr addrspace(5) %2, align 8
  %10 = load <2 x i32>, ptr addrspace(5) %2, align 8
  %11 = call ptr addrspace(1) @__printf_alloc(i32 20)
  br label %12

12:                                               ; preds = %7
  %13 = icmp ne ptr addrspace(1) %11, null
  br i1 %13, label %14, label %20

14:                                               ; preds = %12
  %15 = getelementptr i8, ptr addrspace(1) %11, i32 0
  %16 = bitcast ptr addrspace(1) %15 to ptr addrspace(1)
  store i32 2, ptr addrspace(1) %16, align 4
  %17 = getelementptr i8, ptr addrspace(1) %11, i32 4
  store i32 %9, ptr addrspace(1) %17, align 4
  %18 = getelementptr i8, ptr addrspace(1) %17, i32 4
  store i32 97, ptr addrspace(1) %18, align 4
  %19 = getelementptr i8, ptr addrspace(1) %18, i32 4
  store <2 x i32> %10, ptr addrspace(1) %19, align 8
  br label %20

20:                                               ; preds = %12, %14
  %21 = load float, ptr addrspace(4) getelementptr inbounds ([8 x float], ptr addrspace(4) @table, i64 0, i64 1), align 4
  %22 = fpext float %21 to double
  %23 = call ptr addrspace(1) @__printf_alloc(i32 8)
  br label %24

24:                                               ; preds = %20
  %25 = icmp ne ptr addrspace(1) %23, null
  br i1 %25, label %26, label %30

26:                                               ; preds = %24
  %27 = getelementptr i8, ptr addrspace(1) %23, i32 0
  %28 = bitcast ptr addrspace(1) %27 to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %28, align 4
  %29 = getelementptr i8, ptr addrspace(1) %23, i32 4
  store float %21, ptr addrspace(1) %29, align 4
  br label %30

30:                                               ; preds = %24, %26
  br label %31

31:                                               ; preds = %30, %0
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z15get_global_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x float> @_Z6vload2mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z4modfDv2_fPU3AS5S_(<2 x float> noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5fractDv2_fPU3AS5S_(<2 x float> noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6sincosDv2_fPU3AS5S_(<2 x float> noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5frexpDv2_fPU3AS5Dv2_i(<2 x float> noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6remquoDv2_fS_PU3AS5Dv2_i(<2 x float> noundef, <2 x float> noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z8lgamma_rDv2_fPU3AS5Dv2_i(<2 x float> noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z4modfDv2_fPU3AS3S_(<2 x float> noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5fractDv2_fPU3AS3S_(<2 x float> noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6sincosDv2_fPU3AS3S_(<2 x float> noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5frexpDv2_fPU3AS3Dv2_i(<2 x float> noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6remquoDv2_fS_PU3AS3Dv2_i(<2 x float> noundef, <2 x float> noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z8lgamma_rDv2_fPU3AS3Dv2_i(<2 x float> noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z4modfDv2_fPU3AS1S_(<2 x float> noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5fractDv2_fPU3AS1S_(<2 x float> noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6sincosDv2_fPU3AS1S_(<2 x float> noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5frexpDv2_fPU3AS1Dv2_i(<2 x float> noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6remquoDv2_fS_PU3AS1Dv2_i(<2 x float> noundef, <2 x float> noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z8lgamma_rDv2_fPU3AS1Dv2_i(<2 x float> noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z11atomic_initPU3AS3VU7_Atomicii(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z26atomic_flag_clear_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_add_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_max_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z20atomic_load_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef, ptr addrspace(5) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z24atomic_exchange_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z21atomic_store_explicitPU3AS3VU7_Atomicii12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS3VU7_Atomici12memory_order12memory_scope(ptr addrspace(3) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef, ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS3VU7_AtomiciPU3AS1ii12memory_orderS4_12memory_scope(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z26atomic_flag_clear_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_add_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_max_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS5ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef, ptr addrspace(5) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z24atomic_exchange_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPU3AS3ii12memory_orderS4_12memory_scope(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef, i64 noundef) #4

; Function Attrs: convergent nounwind
declare hidden ptr addrspace(5) @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, ptr addrspace(5)) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z17wait_group_eventsiPU3AS59ocl_event(i32 noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind
declare hidden ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, ptr addrspace(5)) #4

; Function Attrs: convergent nounwind
declare hidden ptr addrspace(5) @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, ptr addrspace(5)) #4

; Function Attrs: convergent nounwind
declare hidden ptr addrspace(5) @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, ptr addrspace(5)) #4

; Function Attrs: convergent nounwind
declare hidden i32 @printf(ptr addrspace(4) noundef, ...) #4

; Function Attrs: nounwind
declare ptr addrspace(1) @__printf_alloc(i32) #5

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #3 = { convergent nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}
!llvm.printf.fmts = !{!6, !7}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!"1:1:4:%.1f\\n"}
!7 = !{!"2:3:4:4:8:%d %s %v2d|"}
!8 = !{i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float2*", !"int2*", !"float*"}
!11 = !{!"float*", !"float __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(2)))*", !"float*"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!"int*", !"int*", !"int*", !"int*"}
!14 = !{i32 2, i32 2, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"float*", !"half*", !"float*"}
!17 = !{!"const", !"const", !""}
!18 = !{i32 1, i32 1, i32 1, i32 1, i32 3}
!19 = !{!"none", !"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"char3*", !"char3*", !"float*"}
!21 = !{!"float*", !"float*", !"char __attribute__((ext_vector_type(3)))*", !"char __attribute__((ext_vector_type(3)))*", !"float*"}
!22 = !{!"const", !"", !"const", !"", !""}
!23 = !{}

; ModuleID = 'pointers.cl'
source_filename = "pointers.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@table = hidden addrspace(4) constant [8 x float] [float 5.000000e-01, float 1.500000e+00, float 2.500000e+00, float 3.500000e+00, float 4.500000e+00, float 5.500000e+00, float 6.500000e+00, float 7.500000e+00], align 4
@format = hidden addrspace(4) constant [12 x i8] c"%d %s %v2d|\00", align 1
@results_local.p_held = internal addrspace(3) global [64 x <2 x float>] undef, align 8
@results_local.q_held = internal addrspace(3) global [64 x <2 x i32>] undef, align 8
@vectors_local.p_held = internal addrspace(3) global [64 x <16 x float>] undef, align 64
@atomics_local.t = internal addrspace(3) global [16 x i32] undef, align 4
@atomics_local.u = internal addrspace(3) global [4 x i64] undef, align 8
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
define protected amdgpu_kernel void @vectors_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %8 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  call void @__clang_ocl_kern_imp_vectors_private(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_vectors_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = alloca <16 x float>, align 64, addrspace(5)
  %10 = alloca ptr addrspace(5), align 4, addrspace(5)
  %11 = alloca <4 x float>, align 16, addrspace(5)
  %12 = alloca <3 x float>, align 16, addrspace(5)
  %13 = alloca <2 x i16>, align 4, addrspace(5)
  %14 = alloca <2 x double>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %15, ptr addrspace(5) %7, align 8
  %16 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %17 = mul i64 16, %16
  store i64 %17, ptr addrspace(5) %8, align 8
  store ptr addrspace(5) %9, ptr addrspace(5) %10, align 4
  %18 = load i64, ptr addrspace(5) %7, align 8
  %19 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %20 = call <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %18, ptr addrspace(1) noundef %19) #8
  store <4 x float> %20, ptr addrspace(5) %11, align 16
  %21 = load <4 x float>, ptr addrspace(5) %11, align 16
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %23 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  call void @_Z7vstore3Dv3_fmPU3AS5f(<3 x float> noundef %22, i64 noundef 1, ptr addrspace(5) noundef %23) #6
  %24 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %25 = call <3 x float> @_Z6vload3mPU3AS5Kf(i64 noundef 1, ptr addrspace(5) noundef %24) #8
  store <3 x float> %25, ptr addrspace(5) %12, align 16
  %26 = load <3 x float>, ptr addrspace(5) %12, align 16
  %27 = extractelement <3 x float> %26, i64 1
  %28 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %29 = load i64, ptr addrspace(5) %7, align 8
  %30 = mul i64 16, %29
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %28, i64 %30
  store float %27, ptr addrspace(1) %31, align 4
  %32 = load <4 x float>, ptr addrspace(5) %11, align 16
  %33 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %32) #7
  %34 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  call void @_Z7vstore4Dv4_smPU3AS5s(<4 x i16> noundef %33, i64 noundef 1, ptr addrspace(5) noundef %34) #6
  %35 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %36 = call <2 x i16> @_Z6vload2mPU3AS5Ks(i64 noundef 2, ptr addrspace(5) noundef %35) #8
  store <2 x i16> %36, ptr addrspace(5) %13, align 4
  %37 = load <2 x i16>, ptr addrspace(5) %13, align 4
  %38 = extractelement <2 x i16> %37, i64 1
  %39 = sitofp i16 %38 to float
  %40 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %41 = load i64, ptr addrspace(5) %7, align 8
  %42 = mul i64 16, %41
  %43 = add i64 %42, 1
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %43
  store float %39, ptr addrspace(1) %44, align 4
  %45 = load <4 x float>, ptr addrspace(5) %11, align 16
  %46 = shufflevector <4 x float> %45, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %47 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %46) #7
  %48 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  call void @_Z7vstore2Dv2_dmPU3AS5d(<2 x double> noundef %47, i64 noundef 0, ptr addrspace(5) noundef %48) #6
  %49 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %50 = call <2 x double> @_Z6vload2mPU3AS5Kd(i64 noundef 0, ptr addrspace(5) noundef %49) #8
  store <2 x double> %50, ptr addrspace(5) %14, align 16
  %51 = load <2 x double>, ptr addrspace(5) %14, align 16
  %52 = extractelement <2 x double> %51, i64 1
  %53 = fptrunc double %52 to float
  %54 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %55 = load i64, ptr addrspace(5) %7, align 8
  %56 = mul i64 16, %55
  %57 = add i64 %56, 2
  %58 = getelementptr inbounds nuw float, ptr addrspace(1) %54, i64 %57
  store float %53, ptr addrspace(1) %58, align 4
  %59 = load <4 x float>, ptr addrspace(5) %11, align 16
  %60 = extractelement <4 x float> %59, i64 0
  %61 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  call void @_Z15vstore_half_rtnfmPU3AS5Dh(float noundef %60, i64 noundef 1, ptr addrspace(5) noundef %61) #6
  %62 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %63 = call float @_Z10vload_halfmPU3AS5KDh(i64 noundef 1, ptr addrspace(5) noundef %62) #8
  %64 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %65 = load i64, ptr addrspace(5) %7, align 8
  %66 = mul i64 16, %65
  %67 = add i64 %66, 3
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %64, i64 %67
  store float %63, ptr addrspace(1) %68, align 4
  %69 = load <4 x float>, ptr addrspace(5) %11, align 16
  %70 = shufflevector <4 x float> %69, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %71 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  call void @_Z17vstorea_half3_rtzDv3_fmPU3AS5Dh(<3 x float> noundef %70, i64 noundef 1, ptr addrspace(5) noundef %71) #6
  %72 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %73 = call <3 x float> @_Z12vloada_half3mPU3AS5KDh(i64 noundef 1, ptr addrspace(5) noundef %72) #8
  %74 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %75 = load i64, ptr addrspace(5) %7, align 8
  %76 = mul i64 16, %75
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %74, i64 %76
  %78 = getelementptr inbounds float, ptr addrspace(1) %77, i64 4
  call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %73, i64 noundef 0, ptr addrspace(1) noundef %78) #6
  %79 = load <4 x float>, ptr addrspace(5) %11, align 16
  %80 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  call void @_Z16vstore_half4_rtpDv4_fmPU3AS5Dh(<4 x float> noundef %79, i64 noundef 1, ptr addrspace(5) noundef %80) #6
  %81 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %82 = call <4 x float> @_Z11vload_half4mPU3AS5KDh(i64 noundef 1, ptr addrspace(5) noundef %81) #8
  %83 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %84 = load i64, ptr addrspace(5) %7, align 8
  %85 = mul i64 16, %84
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %83, i64 %85
  %87 = getelementptr inbounds float, ptr addrspace(1) %86, i64 8
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %82, i64 noundef 0, ptr addrspace(1) noundef %87) #6
  %88 = load <4 x float>, ptr addrspace(5) %11, align 16
  %89 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %88) #7
  %90 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  call void @_Z12vstore_half4Dv4_dmPU3AS5Dh(<4 x double> noundef %89, i64 noundef 0, ptr addrspace(5) noundef %90) #6
  %91 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %92 = call <4 x float> @_Z11vload_half4mPU3AS5KDh(i64 noundef 0, ptr addrspace(5) noundef %91) #8
  %93 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %94 = load i64, ptr addrspace(5) %7, align 8
  %95 = mul i64 16, %94
  %96 = getelementptr inbounds nuw float, ptr addrspace(1) %93, i64 %95
  %97 = getelementptr inbounds float, ptr addrspace(1) %96, i64 12
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %92, i64 noundef 0, ptr addrspace(1) noundef %97) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %8 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  call void @__clang_ocl_kern_imp_vectors_local(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_vectors_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = alloca ptr addrspace(3), align 4, addrspace(5)
  %10 = alloca <4 x float>, align 16, addrspace(5)
  %11 = alloca <3 x float>, align 16, addrspace(5)
  %12 = alloca <2 x i16>, align 4, addrspace(5)
  %13 = alloca <2 x double>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %14, ptr addrspace(5) %7, align 8
  %15 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %16 = mul i64 16, %15
  store i64 %16, ptr addrspace(5) %8, align 8
  %17 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds nuw <16 x float>, ptr addrspace(3) @vectors_local.p_held, i32 %18
  store ptr addrspace(3) %19, ptr addrspace(5) %9, align 4
  %20 = load i64, ptr addrspace(5) %7, align 8
  %21 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %22 = call <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %20, ptr addrspace(1) noundef %21) #8
  store <4 x float> %22, ptr addrspace(5) %10, align 16
  %23 = load <4 x float>, ptr addrspace(5) %10, align 16
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %25 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  call void @_Z7vstore3Dv3_fmPU3AS3f(<3 x float> noundef %24, i64 noundef 1, ptr addrspace(3) noundef %25) #6
  %26 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %27 = call <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef 1, ptr addrspace(3) noundef %26) #8
  store <3 x float> %27, ptr addrspace(5) %11, align 16
  %28 = load <3 x float>, ptr addrspace(5) %11, align 16
  %29 = extractelement <3 x float> %28, i64 1
  %30 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %31 = load i64, ptr addrspace(5) %7, align 8
  %32 = mul i64 16, %31
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %30, i64 %32
  store float %29, ptr addrspace(1) %33, align 4
  %34 = load <4 x float>, ptr addrspace(5) %10, align 16
  %35 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %34) #7
  %36 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  call void @_Z7vstore4Dv4_smPU3AS3s(<4 x i16> noundef %35, i64 noundef 1, ptr addrspace(3) noundef %36) #6
  %37 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %38 = call <2 x i16> @_Z6vload2mPU3AS3Ks(i64 noundef 2, ptr addrspace(3) noundef %37) #8
  store <2 x i16> %38, ptr addrspace(5) %12, align 4
  %39 = load <2 x i16>, ptr addrspace(5) %12, align 4
  %40 = extractelement <2 x i16> %39, i64 1
  %41 = sitofp i16 %40 to float
  %42 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %43 = load i64, ptr addrspace(5) %7, align 8
  %44 = mul i64 16, %43
  %45 = add i64 %44, 1
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %45
  store float %41, ptr addrspace(1) %46, align 4
  %47 = load <4 x float>, ptr addrspace(5) %10, align 16
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %49 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %48) #7
  %50 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  call void @_Z7vstore2Dv2_dmPU3AS3d(<2 x double> noundef %49, i64 noundef 0, ptr addrspace(3) noundef %50) #6
  %51 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %52 = call <2 x double> @_Z6vload2mPU3AS3Kd(i64 noundef 0, ptr addrspace(3) noundef %51) #8
  store <2 x double> %52, ptr addrspace(5) %13, align 16
  %53 = load <2 x double>, ptr addrspace(5) %13, align 16
  %54 = extractelement <2 x double> %53, i64 1
  %55 = fptrunc double %54 to float
  %56 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %57 = load i64, ptr addrspace(5) %7, align 8
  %58 = mul i64 16, %57
  %59 = add i64 %58, 2
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %56, i64 %59
  store float %55, ptr addrspace(1) %60, align 4
  %61 = load <4 x float>, ptr addrspace(5) %10, align 16
  %62 = extractelement <4 x float> %61, i64 0
  %63 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  call void @_Z15vstore_half_rtnfmPU3AS3Dh(float noundef %62, i64 noundef 1, ptr addrspace(3) noundef %63) #6
  %64 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %65 = call float @_Z10vload_halfmPU3AS3KDh(i64 noundef 1, ptr addrspace(3) noundef %64) #8
  %66 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %67 = load i64, ptr addrspace(5) %7, align 8
  %68 = mul i64 16, %67
  %69 = add i64 %68, 3
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %66, i64 %69
  store float %65, ptr addrspace(1) %70, align 4
  %71 = load <4 x float>, ptr addrspace(5) %10, align 16
  %72 = shufflevector <4 x float> %71, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %73 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  call void @_Z17vstorea_half3_rtzDv3_fmPU3AS3Dh(<3 x float> noundef %72, i64 noundef 1, ptr addrspace(3) noundef %73) #6
  %74 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %75 = call <3 x float> @_Z12vloada_half3mPU3AS3KDh(i64 noundef 1, ptr addrspace(3) noundef %74) #8
  %76 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %77 = load i64, ptr addrspace(5) %7, align 8
  %78 = mul i64 16, %77
  %79 = getelementptr inbounds nuw float, ptr addrspace(1) %76, i64 %78
  %80 = getelementptr inbounds float, ptr addrspace(1) %79, i64 4
  call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %75, i64 noundef 0, ptr addrspace(1) noundef %80) #6
  %81 = load <4 x float>, ptr addrspace(5) %10, align 16
  %82 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  call void @_Z16vstore_half4_rtpDv4_fmPU3AS3Dh(<4 x float> noundef %81, i64 noundef 1, ptr addrspace(3) noundef %82) #6
  %83 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %84 = call <4 x float> @_Z11vload_half4mPU3AS3KDh(i64 noundef 1, ptr addrspace(3) noundef %83) #8
  %85 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %86 = load i64, ptr addrspace(5) %7, align 8
  %87 = mul i64 16, %86
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %85, i64 %87
  %89 = getelementptr inbounds float, ptr addrspace(1) %88, i64 8
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %84, i64 noundef 0, ptr addrspace(1) noundef %89) #6
  %90 = load <4 x float>, ptr addrspace(5) %10, align 16
  %91 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %90) #7
  %92 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  call void @_Z12vstore_half4Dv4_dmPU3AS3Dh(<4 x double> noundef %91, i64 noundef 0, ptr addrspace(3) noundef %92) #6
  %93 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %94 = call <4 x float> @_Z11vload_half4mPU3AS3KDh(i64 noundef 0, ptr addrspace(3) noundef %93) #8
  %95 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %96 = load i64, ptr addrspace(5) %7, align 8
  %97 = mul i64 16, %96
  %98 = getelementptr inbounds nuw float, ptr addrspace(1) %95, i64 %97
  %99 = getelementptr inbounds float, ptr addrspace(1) %98, i64 12
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %94, i64 noundef 0, ptr addrspace(1) noundef %99) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %8 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  call void @__clang_ocl_kern_imp_vectors_global(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_vectors_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca <4 x float>, align 16, addrspace(5)
  %11 = alloca <3 x float>, align 16, addrspace(5)
  %12 = alloca <2 x i16>, align 4, addrspace(5)
  %13 = alloca <2 x double>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %14, ptr addrspace(5) %7, align 8
  %15 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %16 = mul i64 16, %15
  store i64 %16, ptr addrspace(5) %8, align 8
  %17 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %19 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %17, i64 %18
  store ptr addrspace(1) %19, ptr addrspace(5) %9, align 8
  %20 = load i64, ptr addrspace(5) %7, align 8
  %21 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %22 = call <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef %20, ptr addrspace(1) noundef %21) #8
  store <4 x float> %22, ptr addrspace(5) %10, align 16
  %23 = load <4 x float>, ptr addrspace(5) %10, align 16
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %25 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %24, i64 noundef 1, ptr addrspace(1) noundef %25) #6
  %26 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %27 = call <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef 1, ptr addrspace(1) noundef %26) #8
  store <3 x float> %27, ptr addrspace(5) %11, align 16
  %28 = load <3 x float>, ptr addrspace(5) %11, align 16
  %29 = extractelement <3 x float> %28, i64 1
  %30 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %31 = load i64, ptr addrspace(5) %7, align 8
  %32 = mul i64 16, %31
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %30, i64 %32
  store float %29, ptr addrspace(1) %33, align 4
  %34 = load <4 x float>, ptr addrspace(5) %10, align 16
  %35 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %34) #7
  %36 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  call void @_Z7vstore4Dv4_smPU3AS1s(<4 x i16> noundef %35, i64 noundef 1, ptr addrspace(1) noundef %36) #6
  %37 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %38 = call <2 x i16> @_Z6vload2mPU3AS1Ks(i64 noundef 2, ptr addrspace(1) noundef %37) #8
  store <2 x i16> %38, ptr addrspace(5) %12, align 4
  %39 = load <2 x i16>, ptr addrspace(5) %12, align 4
  %40 = extractelement <2 x i16> %39, i64 1
  %41 = sitofp i16 %40 to float
  %42 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %43 = load i64, ptr addrspace(5) %7, align 8
  %44 = mul i64 16, %43
  %45 = add i64 %44, 1
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %45
  store float %41, ptr addrspace(1) %46, align 4
  %47 = load <4 x float>, ptr addrspace(5) %10, align 16
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %49 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %48) #7
  %50 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  call void @_Z7vstore2Dv2_dmPU3AS1d(<2 x double> noundef %49, i64 noundef 0, ptr addrspace(1) noundef %50) #6
  %51 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %52 = call <2 x double> @_Z6vload2mPU3AS1Kd(i64 noundef 0, ptr addrspace(1) noundef %51) #8
  store <2 x double> %52, ptr addrspace(5) %13, align 16
  %53 = load <2 x double>, ptr addrspace(5) %13, align 16
  %54 = extractelement <2 x double> %53, i64 1
  %55 = fptrunc double %54 to float
  %56 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %57 = load i64, ptr addrspace(5) %7, align 8
  %58 = mul i64 16, %57
  %59 = add i64 %58, 2
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %56, i64 %59
  store float %55, ptr addrspace(1) %60, align 4
  %61 = load <4 x float>, ptr addrspace(5) %10, align 16
  %62 = extractelement <4 x float> %61, i64 0
  %63 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  call void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef %62, i64 noundef 1, ptr addrspace(1) noundef %63) #6
  %64 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %65 = call float @_Z10vload_halfmPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %64) #8
  %66 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %67 = load i64, ptr addrspace(5) %7, align 8
  %68 = mul i64 16, %67
  %69 = add i64 %68, 3
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %66, i64 %69
  store float %65, ptr addrspace(1) %70, align 4
  %71 = load <4 x float>, ptr addrspace(5) %10, align 16
  %72 = shufflevector <4 x float> %71, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %73 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  call void @_Z17vstorea_half3_rtzDv3_fmPU3AS1Dh(<3 x float> noundef %72, i64 noundef 1, ptr addrspace(1) noundef %73) #6
  %74 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %75 = call <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %74) #8
  %76 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %77 = load i64, ptr addrspace(5) %7, align 8
  %78 = mul i64 16, %77
  %79 = getelementptr inbounds nuw float, ptr addrspace(1) %76, i64 %78
  %80 = getelementptr inbounds float, ptr addrspace(1) %79, i64 4
  call void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef %75, i64 noundef 0, ptr addrspace(1) noundef %80) #6
  %81 = load <4 x float>, ptr addrspace(5) %10, align 16
  %82 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  call void @_Z16vstore_half4_rtpDv4_fmPU3AS1Dh(<4 x float> noundef %81, i64 noundef 1, ptr addrspace(1) noundef %82) #6
  %83 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %84 = call <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef 1, ptr addrspace(1) noundef %83) #8
  %85 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %86 = load i64, ptr addrspace(5) %7, align 8
  %87 = mul i64 16, %86
  %88 = getelementptr inbounds nuw float, ptr addrspace(1) %85, i64 %87
  %89 = getelementptr inbounds float, ptr addrspace(1) %88, i64 8
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %84, i64 noundef 0, ptr addrspace(1) noundef %89) #6
  %90 = load <4 x float>, ptr addrspace(5) %10, align 16
  %91 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %90) #7
  %92 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  call void @_Z12vstore_half4Dv4_dmPU3AS1Dh(<4 x double> noundef %91, i64 noundef 0, ptr addrspace(1) noundef %92) #6
  %93 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %94 = call <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef 0, ptr addrspace(1) noundef %93) #8
  %95 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %96 = load i64, ptr addrspace(5) %7, align 8
  %97 = mul i64 16, %96
  %98 = getelementptr inbounds nuw float, ptr addrspace(1) %95, i64 %97
  %99 = getelementptr inbounds float, ptr addrspace(1) %98, i64 12
  call void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %94, i64 noundef 0, ptr addrspace(1) noundef %99) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @atomics_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %8 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  call void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %9 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr addrspace(5) %7, align 4
  %11 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  store i32 %14, ptr addrspace(5) %8, align 4
  %15 = load i32, ptr addrspace(5) %7, align 4
  %16 = icmp slt i32 %15, 16
  br i1 %16, label %17, label %22

17:                                               ; preds = %3
  %18 = load i32, ptr addrspace(5) %7, align 4
  %19 = load i32, ptr addrspace(5) %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [16 x i32], ptr addrspace(3) @atomics_local.t, i64 0, i64 %20
  store i32 %18, ptr addrspace(3) %21, align 4
  br label %22

22:                                               ; preds = %17, %3
  %23 = load i32, ptr addrspace(5) %7, align 4
  %24 = icmp slt i32 %23, 4
  br i1 %24, label %25, label %31

25:                                               ; preds = %22
  %26 = load i32, ptr addrspace(5) %7, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr addrspace(5) %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x i64], ptr addrspace(3) @atomics_local.u, i64 0, i64 %29
  store i64 %27, ptr addrspace(3) %30, align 8
  br label %31

31:                                               ; preds = %25, %22
  call void @_Z7barrierj(i32 noundef 3) #6
  %32 = load i32, ptr addrspace(5) %8, align 4
  %33 = call i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @atomics_local.t, i32 noundef %32) #6
  %34 = load i32, ptr addrspace(5) %8, align 4
  %35 = call i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 1), i32 noundef %34) #6
  %36 = load i32, ptr addrspace(5) %8, align 4
  %37 = call i32 @_Z8atom_minPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 2), i32 noundef %36) #6
  %38 = load i32, ptr addrspace(5) %8, align 4
  %39 = call i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 3), i32 noundef %38) #6
  %40 = load i32, ptr addrspace(5) %8, align 4
  %41 = call i32 @_Z10atomic_andPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 4), i32 noundef %40) #6
  %42 = load i32, ptr addrspace(5) %8, align 4
  %43 = call i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 5), i32 noundef %42) #6
  %44 = load i32, ptr addrspace(5) %8, align 4
  %45 = call i32 @_Z8atom_xorPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 6), i32 noundef %44) #6
  %46 = call i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 7)) #6
  %47 = call i32 @_Z10atomic_decPU3AS3Vi(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 8)) #6
  %48 = load i32, ptr addrspace(5) %8, align 4
  %49 = call i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 9), i32 noundef %48) #6
  %50 = load i32, ptr addrspace(5) %8, align 4
  %51 = call i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 10), i32 noundef %50) #6
  %52 = load i32, ptr addrspace(5) %7, align 4
  %53 = icmp eq i32 %52, 5
  br i1 %53, label %54, label %61

54:                                               ; preds = %31
  %55 = load i32, ptr addrspace(5) %8, align 4
  %56 = call i32 @_Z11atomic_xchgPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 11), i32 noundef %55) #6
  %57 = load i32, ptr addrspace(5) %8, align 4
  %58 = call i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 12), i32 noundef 12, i32 noundef %57) #6
  %59 = load i32, ptr addrspace(5) %8, align 4
  %60 = call i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 13), i32 noundef 12, i32 noundef %59) #6
  br label %61

61:                                               ; preds = %54, %31
  %62 = load i32, ptr addrspace(5) %7, align 4
  %63 = icmp eq i32 %62, 6
  br i1 %63, label %64, label %68

64:                                               ; preds = %61
  %65 = load i32, ptr addrspace(5) %8, align 4
  %66 = sitofp i32 %65 to float
  %67 = call float @_Z11atomic_xchgPU3AS3Vff(ptr addrspace(3) noundef getelementptr inbounds (float, ptr addrspace(3) @atomics_local.t, i32 14), float noundef %66) #6
  br label %68

68:                                               ; preds = %64, %61
  %69 = load i32, ptr addrspace(5) %8, align 4
  %70 = sext i32 %69 to i64
  %71 = shl i64 %70, 32
  %72 = call i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) noundef @atomics_local.u, i64 noundef %71) #6
  %73 = load i32, ptr addrspace(5) %8, align 4
  %74 = sext i32 %73 to i64
  %75 = shl i64 %74, 32
  %76 = call i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) noundef getelementptr inbounds (i64, ptr addrspace(3) @atomics_local.u, i32 1), i64 noundef %75) #6
  %77 = call i64 @_Z8atom_incPU3AS3Vm(ptr addrspace(3) noundef getelementptr inbounds (i64, ptr addrspace(3) @atomics_local.u, i32 2)) #6
  %78 = load i32, ptr addrspace(5) %7, align 4
  %79 = icmp eq i32 %78, 7
  br i1 %79, label %80, label %85

80:                                               ; preds = %68
  %81 = load i32, ptr addrspace(5) %8, align 4
  %82 = sext i32 %81 to i64
  %83 = shl i64 %82, 8
  %84 = call i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) noundef getelementptr inbounds (i64, ptr addrspace(3) @atomics_local.u, i32 3), i64 noundef 3, i64 noundef %83) #6
  br label %85

85:                                               ; preds = %80, %68
  call void @_Z7barrierj(i32 noundef 3) #6
  %86 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %87 = mul i64 32, %86
  %88 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %88, i64 %87
  store ptr addrspace(1) %89, ptr addrspace(5) %5, align 8
  %90 = load i32, ptr addrspace(5) %7, align 4
  %91 = icmp slt i32 %90, 16
  br i1 %91, label %92, label %101

92:                                               ; preds = %85
  %93 = load i32, ptr addrspace(5) %7, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [16 x i32], ptr addrspace(3) @atomics_local.t, i64 0, i64 %94
  %96 = load i32, ptr addrspace(3) %95, align 4
  %97 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %98 = load i32, ptr addrspace(5) %7, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr addrspace(1) %97, i64 %99
  store i32 %96, ptr addrspace(1) %100, align 4
  br label %101

101:                                              ; preds = %92, %85
  %102 = load i32, ptr addrspace(5) %7, align 4
  %103 = icmp slt i32 %102, 4
  br i1 %103, label %104, label %114

104:                                              ; preds = %101
  %105 = load i32, ptr addrspace(5) %7, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [4 x i64], ptr addrspace(3) @atomics_local.u, i64 0, i64 %106
  %108 = load i64, ptr addrspace(3) %107, align 8
  %109 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %110 = load i32, ptr addrspace(5) %7, align 4
  %111 = add nsw i32 8, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i64, ptr addrspace(1) %109, i64 %112
  store i64 %108, ptr addrspace(1) %113, align 8
  br label %114

114:                                              ; preds = %104, %101
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @atomics_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %8 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %9 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  call void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr addrspace(5) %6, align 8
  %12 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %13 = mul i64 32, %12
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %13
  store ptr addrspace(1) %14, ptr addrspace(5) %7, align 8
  %15 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %16 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 16
  store ptr addrspace(1) %16, ptr addrspace(5) %8, align 8
  %17 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr addrspace(5) %9, align 4
  %19 = load ptr addrspace(1), ptr addrspace(5) %4, align 8
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4
  store i32 %22, ptr addrspace(5) %10, align 4
  %23 = load i32, ptr addrspace(5) %9, align 4
  %24 = icmp slt i32 %23, 16
  br i1 %24, label %25, label %31

25:                                               ; preds = %3
  %26 = load i32, ptr addrspace(5) %9, align 4
  %27 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %28 = load i32, ptr addrspace(5) %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 %29
  store i32 %26, ptr addrspace(1) %30, align 4
  br label %31

31:                                               ; preds = %25, %3
  %32 = load i32, ptr addrspace(5) %9, align 4
  %33 = icmp slt i32 %32, 4
  br i1 %33, label %34, label %41

34:                                               ; preds = %31
  %35 = load i32, ptr addrspace(5) %9, align 4
  %36 = sext i32 %35 to i64
  %37 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %38 = load i32, ptr addrspace(5) %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i64, ptr addrspace(1) %37, i64 %39
  store i64 %36, ptr addrspace(1) %40, align 8
  br label %41

41:                                               ; preds = %34, %31
  call void @_Z7barrierj(i32 noundef 3) #6
  %42 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %43 = load i32, ptr addrspace(5) %10, align 4
  %44 = call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %42, i32 noundef %43) #6
  %45 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %46 = getelementptr inbounds i32, ptr addrspace(1) %45, i64 1
  %47 = load i32, ptr addrspace(5) %10, align 4
  %48 = call i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef %46, i32 noundef %47) #6
  %49 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %50 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 2
  %51 = load i32, ptr addrspace(5) %10, align 4
  %52 = call i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef %50, i32 noundef %51) #6
  %53 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %54 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 3
  %55 = load i32, ptr addrspace(5) %10, align 4
  %56 = call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %54, i32 noundef %55) #6
  %57 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %58 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 4
  %59 = load i32, ptr addrspace(5) %10, align 4
  %60 = call i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef %58, i32 noundef %59) #6
  %61 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %62 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 5
  %63 = load i32, ptr addrspace(5) %10, align 4
  %64 = call i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %62, i32 noundef %63) #6
  %65 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %66 = getelementptr inbounds i32, ptr addrspace(1) %65, i64 6
  %67 = load i32, ptr addrspace(5) %10, align 4
  %68 = call i32 @_Z8atom_xorPU3AS1Vii(ptr addrspace(1) noundef %66, i32 noundef %67) #6
  %69 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %70 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 7
  %71 = call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %70) #6
  %72 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %73 = getelementptr inbounds i32, ptr addrspace(1) %72, i64 8
  %74 = call i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef %73) #6
  %75 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %76 = getelementptr inbounds i32, ptr addrspace(1) %75, i64 9
  %77 = load i32, ptr addrspace(5) %10, align 4
  %78 = call i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %76, i32 noundef %77) #6
  %79 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %80 = getelementptr inbounds i32, ptr addrspace(1) %79, i64 10
  %81 = load i32, ptr addrspace(5) %10, align 4
  %82 = call i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef %80, i32 noundef %81) #6
  %83 = load i32, ptr addrspace(5) %9, align 4
  %84 = icmp eq i32 %83, 5
  br i1 %84, label %85, label %98

85:                                               ; preds = %41
  %86 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %87 = getelementptr inbounds i32, ptr addrspace(1) %86, i64 11
  %88 = load i32, ptr addrspace(5) %10, align 4
  %89 = call i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %87, i32 noundef %88) #6
  %90 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %91 = getelementptr inbounds i32, ptr addrspace(1) %90, i64 12
  %92 = load i32, ptr addrspace(5) %10, align 4
  %93 = call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %91, i32 noundef 12, i32 noundef %92) #6
  %94 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %95 = getelementptr inbounds i32, ptr addrspace(1) %94, i64 13
  %96 = load i32, ptr addrspace(5) %10, align 4
  %97 = call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %95, i32 noundef 12, i32 noundef %96) #6
  br label %98

98:                                               ; preds = %85, %41
  %99 = load i32, ptr addrspace(5) %9, align 4
  %100 = icmp eq i32 %99, 6
  br i1 %100, label %101, label %107

101:                                              ; preds = %98
  %102 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %103 = getelementptr inbounds float, ptr addrspace(1) %102, i64 14
  %104 = load i32, ptr addrspace(5) %10, align 4
  %105 = sitofp i32 %104 to float
  %106 = call float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef %103, float noundef %105) #6
  br label %107

107:                                              ; preds = %101, %98
  %108 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %109 = load i32, ptr addrspace(5) %10, align 4
  %110 = sext i32 %109 to i64
  %111 = shl i64 %110, 32
  %112 = call i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef %108, i64 noundef %111) #6
  %113 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %114 = getelementptr inbounds i64, ptr addrspace(1) %113, i64 1
  %115 = load i32, ptr addrspace(5) %10, align 4
  %116 = sext i32 %115 to i64
  %117 = shl i64 %116, 32
  %118 = call i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef %114, i64 noundef %117) #6
  %119 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %120 = getelementptr inbounds i64, ptr addrspace(1) %119, i64 2
  %121 = call i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef %120) #6
  %122 = load i32, ptr addrspace(5) %9, align 4
  %123 = icmp eq i32 %122, 7
  br i1 %123, label %124, label %131

124:                                              ; preds = %107
  %125 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %126 = getelementptr inbounds i64, ptr addrspace(1) %125, i64 3
  %127 = load i32, ptr addrspace(5) %10, align 4
  %128 = sext i32 %127 to i64
  %129 = shl i64 %128, 8
  %130 = call i64 @_Z12atom_cmpxchgPU3AS1Vlll(ptr addrspace(1) noundef %126, i64 noundef 3, i64 noundef %129) #6
  br label %131

131:                                              ; preds = %124, %107
  call void @_Z7barrierj(i32 noundef 3) #6
  %132 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %133 = mul i64 32, %132
  %134 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %135 = getelementptr inbounds nuw i32, ptr addrspace(1) %134, i64 %133
  store ptr addrspace(1) %135, ptr addrspace(5) %5, align 8
  %136 = load i32, ptr addrspace(5) %9, align 4
  %137 = icmp slt i32 %136, 16
  br i1 %137, label %138, label %148

138:                                              ; preds = %131
  %139 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %140 = load i32, ptr addrspace(5) %9, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i32, ptr addrspace(1) %139, i64 %141
  %143 = load i32, ptr addrspace(1) %142, align 4
  %144 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %145 = load i32, ptr addrspace(5) %9, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i32, ptr addrspace(1) %144, i64 %146
  store i32 %143, ptr addrspace(1) %147, align 4
  br label %148

148:                                              ; preds = %138, %131
  %149 = load i32, ptr addrspace(5) %9, align 4
  %150 = icmp slt i32 %149, 4
  br i1 %150, label %151, label %162

151:                                              ; preds = %148
  %152 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %153 = load i32, ptr addrspace(5) %9, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i64, ptr addrspace(1) %152, i64 %154
  %156 = load i64, ptr addrspace(1) %155, align 8
  %157 = load ptr addrspace(1), ptr addrspace(5) %5, align 8
  %158 = load i32, ptr addrspace(5) %9, align 4
  %159 = add nsw i32 8, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds i64, ptr addrspace(1) %157, i64 %160
  store i64 %156, ptr addrspace(1) %161, align 8
  br label %162

162:                                              ; preds = %151, %148
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !14 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
define protected void @__clang_ocl_kern_imp_vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !14 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
define protected amdgpu_kernel void @copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
define protected void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
define protected amdgpu_kernel void @prints() #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !26 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !26 {
  call void @__clang_ocl_kern_imp_prints() #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_prints() #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !26 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !26 {
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

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPU3AS5f(<3 x float> noundef, i64 noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPU3AS5Kf(i64 noundef, ptr addrspace(5) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_smPU3AS5s(<4 x i16> noundef, i64 noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x i16> @_Z6vload2mPU3AS5Ks(i64 noundef, ptr addrspace(5) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_dmPU3AS5d(<2 x double> noundef, i64 noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x double> @_Z6vload2mPU3AS5Kd(i64 noundef, ptr addrspace(5) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z15vstore_half_rtnfmPU3AS5Dh(float noundef, i64 noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPU3AS5KDh(i64 noundef, ptr addrspace(5) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z17vstorea_half3_rtzDv3_fmPU3AS5Dh(<3 x float> noundef, i64 noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPU3AS5KDh(i64 noundef, ptr addrspace(5) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z16vstore_half4_rtpDv4_fmPU3AS5Dh(<4 x float> noundef, i64 noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPU3AS5KDh(i64 noundef, ptr addrspace(5) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z12vstore_half4Dv4_dmPU3AS5Dh(<4 x double> noundef, i64 noundef, ptr addrspace(5) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) #2

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPU3AS3f(<3 x float> noundef, i64 noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPU3AS3Kf(i64 noundef, ptr addrspace(3) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_smPU3AS3s(<4 x i16> noundef, i64 noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x i16> @_Z6vload2mPU3AS3Ks(i64 noundef, ptr addrspace(3) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_dmPU3AS3d(<2 x double> noundef, i64 noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x double> @_Z6vload2mPU3AS3Kd(i64 noundef, ptr addrspace(3) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z15vstore_half_rtnfmPU3AS3Dh(float noundef, i64 noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPU3AS3KDh(i64 noundef, ptr addrspace(3) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z17vstorea_half3_rtzDv3_fmPU3AS3Dh(<3 x float> noundef, i64 noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPU3AS3KDh(i64 noundef, ptr addrspace(3) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z16vstore_half4_rtpDv4_fmPU3AS3Dh(<4 x float> noundef, i64 noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPU3AS3KDh(i64 noundef, ptr addrspace(3) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z12vstore_half4Dv4_dmPU3AS3Dh(<4 x double> noundef, i64 noundef, ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_smPU3AS1s(<4 x i16> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x i16> @_Z6vload2mPU3AS1Ks(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_dmPU3AS1d(<2 x double> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x double> @_Z6vload2mPU3AS1Kd(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z15vstore_half_rtnfmPU3AS1Dh(float noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z17vstorea_half3_rtzDv3_fmPU3AS1Dh(<3 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z16vstore_half4_rtpDv4_fmPU3AS1Dh(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 noundef, ptr addrspace(1) noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z12vstore_half4Dv4_dmPU3AS1Dh(<4 x double> noundef, i64 noundef, ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z8atom_minPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_andPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z8atom_xorPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_decPU3AS3Vi(ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z11atomic_xchgPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden float @_Z11atomic_xchgPU3AS3Vff(ptr addrspace(3) noundef, float noundef) #4

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) noundef, i64 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) noundef, i64 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_incPU3AS3Vm(ptr addrspace(3) noundef) #4

; Function Attrs: convergent nounwind
declare hidden i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) noundef, i64 noundef, i64 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z8atom_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef, float noundef) #4

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef, i64 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef) #4

; Function Attrs: convergent nounwind
declare hidden i64 @_Z12atom_cmpxchgPU3AS1Vlll(ptr addrspace(1) noundef, i64 noundef, i64 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) #3

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

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
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
!4 = !{i32 1, i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!"1:1:4:%.1f\\n"}
!7 = !{!"2:3:4:4:8:%d %s %v2d|"}
!8 = !{i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float2*", !"int2*", !"float*"}
!11 = !{!"float*", !"float __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(2)))*", !"float*"}
!12 = !{!"const", !"", !"", !""}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"float*"}
!16 = !{!"const", !"", !""}
!17 = !{!"int*", !"int*", !"int*"}
!18 = !{i32 2, i32 2, i32 1}
!19 = !{!"float*", !"half*", !"float*"}
!20 = !{!"const", !"const", !""}
!21 = !{i32 1, i32 1, i32 1, i32 1, i32 3}
!22 = !{!"none", !"none", !"none", !"none", !"none"}
!23 = !{!"float*", !"float*", !"char3*", !"char3*", !"float*"}
!24 = !{!"float*", !"float*", !"char __attribute__((ext_vector_type(3)))*", !"char __attribute__((ext_vector_type(3)))*", !"float*"}
!25 = !{!"const", !"", !"const", !"", !""}
!26 = !{}

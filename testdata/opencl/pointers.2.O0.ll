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
@c11_local_private.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_private.u = internal addrspace(3) global [4 x i64] undef, align 8
@c11_local_local.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_local.u = internal addrspace(3) global [4 x i64] undef, align 8
@c11_local_local.p_held = internal addrspace(3) global [64 x i32] undef, align 4
@c11_local_global.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_global.u = internal addrspace(3) global [4 x i64] undef, align 8
@c11_global_local.p_held = internal addrspace(3) global [64 x i32] undef, align 4
@results_generic.p_held = internal addrspace(3) global [64 x <2 x float>] undef, align 8
@results_generic.q_held = internal addrspace(3) global [64 x <2 x i32>] undef, align 8
@vectors_generic.p_held = internal addrspace(3) global [64 x <16 x float>] undef, align 64
@c11_local_generic.t = internal addrspace(3) global [16 x i32] undef, align 4
@c11_local_generic.u = internal addrspace(3) global [4 x i64] undef, align 8
@c11_local_generic.p_held = internal addrspace(3) global [64 x i32] undef, align 4
@copies.threes = internal addrspace(3) global [64 x <3 x i8>] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [2 x i8] c"a\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"%.1f\0A\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @results_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_results_private(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15, ptr addrspace(1) noundef align 4 %16) #6
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
  %16 = addrspacecast ptr addrspace(5) %5 to ptr
  %17 = addrspacecast ptr addrspace(5) %6 to ptr
  %18 = addrspacecast ptr addrspace(5) %7 to ptr
  %19 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %16, align 8
  store ptr addrspace(1) %1, ptr %17, align 8
  store ptr addrspace(1) %2, ptr %18, align 8
  store ptr addrspace(1) %3, ptr %19, align 8
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %20, ptr addrspace(5) %9, align 8
  %21 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  store i64 %21, ptr addrspace(5) %10, align 8
  store ptr addrspace(5) %11, ptr addrspace(5) %12, align 4
  store ptr addrspace(5) %13, ptr addrspace(5) %14, align 4
  %22 = load i64, ptr addrspace(5) %9, align 8
  %23 = load ptr addrspace(1), ptr %16, align 8
  %24 = addrspacecast ptr addrspace(1) %23 to ptr
  %25 = call <2 x float> @_Z6vload2mPKf(i64 noundef %22, ptr noundef %24) #8
  store <2 x float> %25, ptr addrspace(5) %15, align 8
  %26 = load <2 x float>, ptr addrspace(5) %15, align 8
  %27 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %28 = addrspacecast ptr addrspace(5) %27 to ptr
  %29 = call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %26, ptr noundef %28) #6
  %30 = load ptr addrspace(1), ptr %17, align 8
  %31 = load i64, ptr addrspace(5) %9, align 8
  %32 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %30, i64 %31
  store <2 x float> %29, ptr addrspace(1) %32, align 8
  %33 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %34 = load <2 x float>, ptr addrspace(5) %33, align 8
  %35 = load ptr addrspace(1), ptr %17, align 8
  %36 = load i64, ptr addrspace(5) %10, align 8
  %37 = load i64, ptr addrspace(5) %9, align 8
  %38 = add i64 %36, %37
  %39 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %35, i64 %38
  store <2 x float> %34, ptr addrspace(1) %39, align 8
  %40 = load <2 x float>, ptr addrspace(5) %15, align 8
  %41 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %42 = addrspacecast ptr addrspace(5) %41 to ptr
  %43 = call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %40, ptr noundef %42) #6
  %44 = load ptr addrspace(1), ptr %17, align 8
  %45 = load i64, ptr addrspace(5) %10, align 8
  %46 = mul i64 2, %45
  %47 = load i64, ptr addrspace(5) %9, align 8
  %48 = add i64 %46, %47
  %49 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %44, i64 %48
  store <2 x float> %43, ptr addrspace(1) %49, align 8
  %50 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %51 = load <2 x float>, ptr addrspace(5) %50, align 8
  %52 = load ptr addrspace(1), ptr %17, align 8
  %53 = load i64, ptr addrspace(5) %10, align 8
  %54 = mul i64 3, %53
  %55 = load i64, ptr addrspace(5) %9, align 8
  %56 = add i64 %54, %55
  %57 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %52, i64 %56
  store <2 x float> %51, ptr addrspace(1) %57, align 8
  %58 = load <2 x float>, ptr addrspace(5) %15, align 8
  %59 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %60 = addrspacecast ptr addrspace(5) %59 to ptr
  %61 = call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %58, ptr noundef %60) #6
  %62 = load ptr addrspace(1), ptr %17, align 8
  %63 = load i64, ptr addrspace(5) %10, align 8
  %64 = mul i64 4, %63
  %65 = load i64, ptr addrspace(5) %9, align 8
  %66 = add i64 %64, %65
  %67 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %62, i64 %66
  store <2 x float> %61, ptr addrspace(1) %67, align 8
  %68 = load ptr addrspace(5), ptr addrspace(5) %12, align 4
  %69 = load <2 x float>, ptr addrspace(5) %68, align 8
  %70 = load ptr addrspace(1), ptr %17, align 8
  %71 = load i64, ptr addrspace(5) %10, align 8
  %72 = mul i64 5, %71
  %73 = load i64, ptr addrspace(5) %9, align 8
  %74 = add i64 %72, %73
  %75 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %70, i64 %74
  store <2 x float> %69, ptr addrspace(1) %75, align 8
  %76 = load <2 x float>, ptr addrspace(5) %15, align 8
  %77 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %78 = addrspacecast ptr addrspace(5) %77 to ptr
  %79 = call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %76, ptr noundef %78) #6
  %80 = load ptr addrspace(1), ptr %17, align 8
  %81 = load i64, ptr addrspace(5) %10, align 8
  %82 = mul i64 6, %81
  %83 = load i64, ptr addrspace(5) %9, align 8
  %84 = add i64 %82, %83
  %85 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %80, i64 %84
  store <2 x float> %79, ptr addrspace(1) %85, align 8
  %86 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %87 = load <2 x i32>, ptr addrspace(5) %86, align 8
  %88 = load ptr addrspace(1), ptr %18, align 8
  %89 = load i64, ptr addrspace(5) %9, align 8
  %90 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %88, i64 %89
  store <2 x i32> %87, ptr addrspace(1) %90, align 8
  %91 = load <2 x float>, ptr addrspace(5) %15, align 8
  %92 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %93 = addrspacecast ptr addrspace(5) %92 to ptr
  %94 = call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %91, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %93) #6
  %95 = load ptr addrspace(1), ptr %17, align 8
  %96 = load i64, ptr addrspace(5) %10, align 8
  %97 = mul i64 7, %96
  %98 = load i64, ptr addrspace(5) %9, align 8
  %99 = add i64 %97, %98
  %100 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %95, i64 %99
  store <2 x float> %94, ptr addrspace(1) %100, align 8
  %101 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %102 = load <2 x i32>, ptr addrspace(5) %101, align 8
  %103 = load ptr addrspace(1), ptr %18, align 8
  %104 = load i64, ptr addrspace(5) %10, align 8
  %105 = load i64, ptr addrspace(5) %9, align 8
  %106 = add i64 %104, %105
  %107 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %103, i64 %106
  store <2 x i32> %102, ptr addrspace(1) %107, align 8
  %108 = load <2 x float>, ptr addrspace(5) %15, align 8
  %109 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %110 = addrspacecast ptr addrspace(5) %109 to ptr
  %111 = call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %108, ptr noundef %110) #6
  %112 = load ptr addrspace(1), ptr %17, align 8
  %113 = load i64, ptr addrspace(5) %10, align 8
  %114 = mul i64 8, %113
  %115 = load i64, ptr addrspace(5) %9, align 8
  %116 = add i64 %114, %115
  %117 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %112, i64 %116
  store <2 x float> %111, ptr addrspace(1) %117, align 8
  %118 = load ptr addrspace(5), ptr addrspace(5) %14, align 4
  %119 = load <2 x i32>, ptr addrspace(5) %118, align 8
  %120 = load ptr addrspace(1), ptr %18, align 8
  %121 = load i64, ptr addrspace(5) %10, align 8
  %122 = mul i64 2, %121
  %123 = load i64, ptr addrspace(5) %9, align 8
  %124 = add i64 %122, %123
  %125 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %120, i64 %124
  store <2 x i32> %119, ptr addrspace(1) %125, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @results_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_results_local(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15, ptr addrspace(1) noundef align 4 %16) #6
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
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %14, align 8
  store ptr addrspace(1) %1, ptr %15, align 8
  store ptr addrspace(1) %2, ptr %16, align 8
  store ptr addrspace(1) %3, ptr %17, align 8
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %18, ptr addrspace(5) %9, align 8
  %19 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  store i64 %19, ptr addrspace(5) %10, align 8
  %20 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @results_local.p_held, i32 %21
  store ptr addrspace(3) %22, ptr addrspace(5) %11, align 4
  %23 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @results_local.q_held, i32 %24
  store ptr addrspace(3) %25, ptr addrspace(5) %12, align 4
  %26 = load i64, ptr addrspace(5) %9, align 8
  %27 = load ptr addrspace(1), ptr %14, align 8
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = call <2 x float> @_Z6vload2mPKf(i64 noundef %26, ptr noundef %28) #8
  store <2 x float> %29, ptr addrspace(5) %13, align 8
  %30 = load <2 x float>, ptr addrspace(5) %13, align 8
  %31 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %32 = addrspacecast ptr addrspace(3) %31 to ptr
  %33 = call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %30, ptr noundef %32) #6
  %34 = load ptr addrspace(1), ptr %15, align 8
  %35 = load i64, ptr addrspace(5) %9, align 8
  %36 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %34, i64 %35
  store <2 x float> %33, ptr addrspace(1) %36, align 8
  %37 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %38 = load <2 x float>, ptr addrspace(3) %37, align 8
  %39 = load ptr addrspace(1), ptr %15, align 8
  %40 = load i64, ptr addrspace(5) %10, align 8
  %41 = load i64, ptr addrspace(5) %9, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %39, i64 %42
  store <2 x float> %38, ptr addrspace(1) %43, align 8
  %44 = load <2 x float>, ptr addrspace(5) %13, align 8
  %45 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %46 = addrspacecast ptr addrspace(3) %45 to ptr
  %47 = call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %44, ptr noundef %46) #6
  %48 = load ptr addrspace(1), ptr %15, align 8
  %49 = load i64, ptr addrspace(5) %10, align 8
  %50 = mul i64 2, %49
  %51 = load i64, ptr addrspace(5) %9, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %48, i64 %52
  store <2 x float> %47, ptr addrspace(1) %53, align 8
  %54 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %55 = load <2 x float>, ptr addrspace(3) %54, align 8
  %56 = load ptr addrspace(1), ptr %15, align 8
  %57 = load i64, ptr addrspace(5) %10, align 8
  %58 = mul i64 3, %57
  %59 = load i64, ptr addrspace(5) %9, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %56, i64 %60
  store <2 x float> %55, ptr addrspace(1) %61, align 8
  %62 = load <2 x float>, ptr addrspace(5) %13, align 8
  %63 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %64 = addrspacecast ptr addrspace(3) %63 to ptr
  %65 = call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %62, ptr noundef %64) #6
  %66 = load ptr addrspace(1), ptr %15, align 8
  %67 = load i64, ptr addrspace(5) %10, align 8
  %68 = mul i64 4, %67
  %69 = load i64, ptr addrspace(5) %9, align 8
  %70 = add i64 %68, %69
  %71 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %66, i64 %70
  store <2 x float> %65, ptr addrspace(1) %71, align 8
  %72 = load ptr addrspace(3), ptr addrspace(5) %11, align 4
  %73 = load <2 x float>, ptr addrspace(3) %72, align 8
  %74 = load ptr addrspace(1), ptr %15, align 8
  %75 = load i64, ptr addrspace(5) %10, align 8
  %76 = mul i64 5, %75
  %77 = load i64, ptr addrspace(5) %9, align 8
  %78 = add i64 %76, %77
  %79 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %74, i64 %78
  store <2 x float> %73, ptr addrspace(1) %79, align 8
  %80 = load <2 x float>, ptr addrspace(5) %13, align 8
  %81 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %82 = addrspacecast ptr addrspace(3) %81 to ptr
  %83 = call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %80, ptr noundef %82) #6
  %84 = load ptr addrspace(1), ptr %15, align 8
  %85 = load i64, ptr addrspace(5) %10, align 8
  %86 = mul i64 6, %85
  %87 = load i64, ptr addrspace(5) %9, align 8
  %88 = add i64 %86, %87
  %89 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %84, i64 %88
  store <2 x float> %83, ptr addrspace(1) %89, align 8
  %90 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %91 = load <2 x i32>, ptr addrspace(3) %90, align 8
  %92 = load ptr addrspace(1), ptr %16, align 8
  %93 = load i64, ptr addrspace(5) %9, align 8
  %94 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %92, i64 %93
  store <2 x i32> %91, ptr addrspace(1) %94, align 8
  %95 = load <2 x float>, ptr addrspace(5) %13, align 8
  %96 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %97 = addrspacecast ptr addrspace(3) %96 to ptr
  %98 = call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %95, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %97) #6
  %99 = load ptr addrspace(1), ptr %15, align 8
  %100 = load i64, ptr addrspace(5) %10, align 8
  %101 = mul i64 7, %100
  %102 = load i64, ptr addrspace(5) %9, align 8
  %103 = add i64 %101, %102
  %104 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %99, i64 %103
  store <2 x float> %98, ptr addrspace(1) %104, align 8
  %105 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %106 = load <2 x i32>, ptr addrspace(3) %105, align 8
  %107 = load ptr addrspace(1), ptr %16, align 8
  %108 = load i64, ptr addrspace(5) %10, align 8
  %109 = load i64, ptr addrspace(5) %9, align 8
  %110 = add i64 %108, %109
  %111 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %107, i64 %110
  store <2 x i32> %106, ptr addrspace(1) %111, align 8
  %112 = load <2 x float>, ptr addrspace(5) %13, align 8
  %113 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %114 = addrspacecast ptr addrspace(3) %113 to ptr
  %115 = call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %112, ptr noundef %114) #6
  %116 = load ptr addrspace(1), ptr %15, align 8
  %117 = load i64, ptr addrspace(5) %10, align 8
  %118 = mul i64 8, %117
  %119 = load i64, ptr addrspace(5) %9, align 8
  %120 = add i64 %118, %119
  %121 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %116, i64 %120
  store <2 x float> %115, ptr addrspace(1) %121, align 8
  %122 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %123 = load <2 x i32>, ptr addrspace(3) %122, align 8
  %124 = load ptr addrspace(1), ptr %16, align 8
  %125 = load i64, ptr addrspace(5) %10, align 8
  %126 = mul i64 2, %125
  %127 = load i64, ptr addrspace(5) %9, align 8
  %128 = add i64 %126, %127
  %129 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %124, i64 %128
  store <2 x i32> %123, ptr addrspace(1) %129, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @results_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_results_global(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15, ptr addrspace(1) noundef align 4 %16) #6
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
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %14, align 8
  store ptr addrspace(1) %1, ptr %15, align 8
  store ptr addrspace(1) %2, ptr %16, align 8
  store ptr addrspace(1) %3, ptr %17, align 8
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %18, ptr addrspace(5) %9, align 8
  %19 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  store i64 %19, ptr addrspace(5) %10, align 8
  %20 = load ptr addrspace(1), ptr %17, align 8
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %22 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %20, i64 %21
  store ptr addrspace(1) %22, ptr addrspace(5) %11, align 8
  %23 = load ptr addrspace(1), ptr %17, align 8
  %24 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %25 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %23, i64 %24
  store ptr addrspace(1) %25, ptr addrspace(5) %12, align 8
  %26 = load i64, ptr addrspace(5) %9, align 8
  %27 = load ptr addrspace(1), ptr %14, align 8
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = call <2 x float> @_Z6vload2mPKf(i64 noundef %26, ptr noundef %28) #8
  store <2 x float> %29, ptr addrspace(5) %13, align 8
  %30 = load <2 x float>, ptr addrspace(5) %13, align 8
  %31 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %32 = addrspacecast ptr addrspace(1) %31 to ptr
  %33 = call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %30, ptr noundef %32) #6
  %34 = load ptr addrspace(1), ptr %15, align 8
  %35 = load i64, ptr addrspace(5) %9, align 8
  %36 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %34, i64 %35
  store <2 x float> %33, ptr addrspace(1) %36, align 8
  %37 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %38 = load <2 x float>, ptr addrspace(1) %37, align 8
  %39 = load ptr addrspace(1), ptr %15, align 8
  %40 = load i64, ptr addrspace(5) %10, align 8
  %41 = load i64, ptr addrspace(5) %9, align 8
  %42 = add i64 %40, %41
  %43 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %39, i64 %42
  store <2 x float> %38, ptr addrspace(1) %43, align 8
  %44 = load <2 x float>, ptr addrspace(5) %13, align 8
  %45 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %46 = addrspacecast ptr addrspace(1) %45 to ptr
  %47 = call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %44, ptr noundef %46) #6
  %48 = load ptr addrspace(1), ptr %15, align 8
  %49 = load i64, ptr addrspace(5) %10, align 8
  %50 = mul i64 2, %49
  %51 = load i64, ptr addrspace(5) %9, align 8
  %52 = add i64 %50, %51
  %53 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %48, i64 %52
  store <2 x float> %47, ptr addrspace(1) %53, align 8
  %54 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %55 = load <2 x float>, ptr addrspace(1) %54, align 8
  %56 = load ptr addrspace(1), ptr %15, align 8
  %57 = load i64, ptr addrspace(5) %10, align 8
  %58 = mul i64 3, %57
  %59 = load i64, ptr addrspace(5) %9, align 8
  %60 = add i64 %58, %59
  %61 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %56, i64 %60
  store <2 x float> %55, ptr addrspace(1) %61, align 8
  %62 = load <2 x float>, ptr addrspace(5) %13, align 8
  %63 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %64 = addrspacecast ptr addrspace(1) %63 to ptr
  %65 = call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %62, ptr noundef %64) #6
  %66 = load ptr addrspace(1), ptr %15, align 8
  %67 = load i64, ptr addrspace(5) %10, align 8
  %68 = mul i64 4, %67
  %69 = load i64, ptr addrspace(5) %9, align 8
  %70 = add i64 %68, %69
  %71 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %66, i64 %70
  store <2 x float> %65, ptr addrspace(1) %71, align 8
  %72 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %73 = load <2 x float>, ptr addrspace(1) %72, align 8
  %74 = load ptr addrspace(1), ptr %15, align 8
  %75 = load i64, ptr addrspace(5) %10, align 8
  %76 = mul i64 5, %75
  %77 = load i64, ptr addrspace(5) %9, align 8
  %78 = add i64 %76, %77
  %79 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %74, i64 %78
  store <2 x float> %73, ptr addrspace(1) %79, align 8
  %80 = load <2 x float>, ptr addrspace(5) %13, align 8
  %81 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %82 = addrspacecast ptr addrspace(1) %81 to ptr
  %83 = call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %80, ptr noundef %82) #6
  %84 = load ptr addrspace(1), ptr %15, align 8
  %85 = load i64, ptr addrspace(5) %10, align 8
  %86 = mul i64 6, %85
  %87 = load i64, ptr addrspace(5) %9, align 8
  %88 = add i64 %86, %87
  %89 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %84, i64 %88
  store <2 x float> %83, ptr addrspace(1) %89, align 8
  %90 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %91 = load <2 x i32>, ptr addrspace(1) %90, align 8
  %92 = load ptr addrspace(1), ptr %16, align 8
  %93 = load i64, ptr addrspace(5) %9, align 8
  %94 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %92, i64 %93
  store <2 x i32> %91, ptr addrspace(1) %94, align 8
  %95 = load <2 x float>, ptr addrspace(5) %13, align 8
  %96 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %97 = addrspacecast ptr addrspace(1) %96 to ptr
  %98 = call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %95, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %97) #6
  %99 = load ptr addrspace(1), ptr %15, align 8
  %100 = load i64, ptr addrspace(5) %10, align 8
  %101 = mul i64 7, %100
  %102 = load i64, ptr addrspace(5) %9, align 8
  %103 = add i64 %101, %102
  %104 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %99, i64 %103
  store <2 x float> %98, ptr addrspace(1) %104, align 8
  %105 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %106 = load <2 x i32>, ptr addrspace(1) %105, align 8
  %107 = load ptr addrspace(1), ptr %16, align 8
  %108 = load i64, ptr addrspace(5) %10, align 8
  %109 = load i64, ptr addrspace(5) %9, align 8
  %110 = add i64 %108, %109
  %111 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %107, i64 %110
  store <2 x i32> %106, ptr addrspace(1) %111, align 8
  %112 = load <2 x float>, ptr addrspace(5) %13, align 8
  %113 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %114 = addrspacecast ptr addrspace(1) %113 to ptr
  %115 = call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %112, ptr noundef %114) #6
  %116 = load ptr addrspace(1), ptr %15, align 8
  %117 = load i64, ptr addrspace(5) %10, align 8
  %118 = mul i64 8, %117
  %119 = load i64, ptr addrspace(5) %9, align 8
  %120 = add i64 %118, %119
  %121 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %116, i64 %120
  store <2 x float> %115, ptr addrspace(1) %121, align 8
  %122 = load ptr addrspace(1), ptr addrspace(5) %12, align 8
  %123 = load <2 x i32>, ptr addrspace(1) %122, align 8
  %124 = load ptr addrspace(1), ptr %16, align 8
  %125 = load i64, ptr addrspace(5) %10, align 8
  %126 = mul i64 2, %125
  %127 = load i64, ptr addrspace(5) %9, align 8
  %128 = add i64 %126, %127
  %129 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %124, i64 %128
  store <2 x i32> %123, ptr addrspace(1) %129, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_vectors_private(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
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
  %15 = addrspacecast ptr addrspace(5) %4 to ptr
  %16 = addrspacecast ptr addrspace(5) %5 to ptr
  %17 = addrspacecast ptr addrspace(5) %6 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  %19 = addrspacecast ptr addrspace(5) %13 to ptr
  %20 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  store ptr addrspace(1) %1, ptr %16, align 8
  store ptr addrspace(1) %2, ptr %17, align 8
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %21, ptr addrspace(5) %7, align 8
  %22 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %23 = mul i64 16, %22
  store i64 %23, ptr addrspace(5) %8, align 8
  store ptr addrspace(5) %9, ptr addrspace(5) %10, align 4
  %24 = load i64, ptr addrspace(5) %7, align 8
  %25 = load ptr addrspace(1), ptr %15, align 8
  %26 = addrspacecast ptr addrspace(1) %25 to ptr
  %27 = call <4 x float> @_Z6vload4mPKf(i64 noundef %24, ptr noundef %26) #8
  store <4 x float> %27, ptr addrspace(5) %11, align 16
  %28 = load <4 x float>, ptr addrspace(5) %11, align 16
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %30 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %31 = addrspacecast ptr addrspace(5) %30 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %29, i64 noundef 1, ptr noundef %31) #6
  %32 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %33 = addrspacecast ptr addrspace(5) %32 to ptr
  %34 = call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %33) #8
  store <3 x float> %34, ptr %18, align 16
  %35 = load <3 x float>, ptr %18, align 16
  %36 = extractelement <3 x float> %35, i64 1
  %37 = load ptr addrspace(1), ptr %16, align 8
  %38 = load i64, ptr addrspace(5) %7, align 8
  %39 = mul i64 16, %38
  %40 = getelementptr inbounds nuw float, ptr addrspace(1) %37, i64 %39
  store float %36, ptr addrspace(1) %40, align 4
  %41 = load <4 x float>, ptr addrspace(5) %11, align 16
  %42 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %41) #7
  %43 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %44 = addrspacecast ptr addrspace(5) %43 to ptr
  call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %42, i64 noundef 1, ptr noundef %44) #6
  %45 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %46 = addrspacecast ptr addrspace(5) %45 to ptr
  %47 = call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %46) #8
  store <2 x i16> %47, ptr %19, align 4
  %48 = load <2 x i16>, ptr %19, align 4
  %49 = extractelement <2 x i16> %48, i64 1
  %50 = sitofp i16 %49 to float
  %51 = load ptr addrspace(1), ptr %16, align 8
  %52 = load i64, ptr addrspace(5) %7, align 8
  %53 = mul i64 16, %52
  %54 = add i64 %53, 1
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %51, i64 %54
  store float %50, ptr addrspace(1) %55, align 4
  %56 = load <4 x float>, ptr addrspace(5) %11, align 16
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %58 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %57) #7
  %59 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %60 = addrspacecast ptr addrspace(5) %59 to ptr
  call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %58, i64 noundef 0, ptr noundef %60) #6
  %61 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %62 = addrspacecast ptr addrspace(5) %61 to ptr
  %63 = call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %62) #8
  store <2 x double> %63, ptr %20, align 16
  %64 = load <2 x double>, ptr %20, align 16
  %65 = extractelement <2 x double> %64, i64 1
  %66 = fptrunc double %65 to float
  %67 = load ptr addrspace(1), ptr %16, align 8
  %68 = load i64, ptr addrspace(5) %7, align 8
  %69 = mul i64 16, %68
  %70 = add i64 %69, 2
  %71 = getelementptr inbounds nuw float, ptr addrspace(1) %67, i64 %70
  store float %66, ptr addrspace(1) %71, align 4
  %72 = load <4 x float>, ptr addrspace(5) %11, align 16
  %73 = extractelement <4 x float> %72, i64 0
  %74 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %75 = addrspacecast ptr addrspace(5) %74 to ptr
  call void @_Z15vstore_half_rtnfmPDh(float noundef %73, i64 noundef 1, ptr noundef %75) #6
  %76 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %77 = addrspacecast ptr addrspace(5) %76 to ptr
  %78 = call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %77) #8
  %79 = load ptr addrspace(1), ptr %16, align 8
  %80 = load i64, ptr addrspace(5) %7, align 8
  %81 = mul i64 16, %80
  %82 = add i64 %81, 3
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %82
  store float %78, ptr addrspace(1) %83, align 4
  %84 = load <4 x float>, ptr addrspace(5) %11, align 16
  %85 = shufflevector <4 x float> %84, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %86 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %87 = addrspacecast ptr addrspace(5) %86 to ptr
  call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %85, i64 noundef 1, ptr noundef %87) #6
  %88 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %89 = addrspacecast ptr addrspace(5) %88 to ptr
  %90 = call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %89) #8
  %91 = load ptr addrspace(1), ptr %16, align 8
  %92 = load i64, ptr addrspace(5) %7, align 8
  %93 = mul i64 16, %92
  %94 = getelementptr inbounds nuw float, ptr addrspace(1) %91, i64 %93
  %95 = getelementptr inbounds float, ptr addrspace(1) %94, i64 4
  %96 = addrspacecast ptr addrspace(1) %95 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %90, i64 noundef 0, ptr noundef %96) #6
  %97 = load <4 x float>, ptr addrspace(5) %11, align 16
  %98 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %99 = addrspacecast ptr addrspace(5) %98 to ptr
  call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %97, i64 noundef 1, ptr noundef %99) #6
  %100 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %101 = addrspacecast ptr addrspace(5) %100 to ptr
  %102 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %101) #8
  %103 = load ptr addrspace(1), ptr %16, align 8
  %104 = load i64, ptr addrspace(5) %7, align 8
  %105 = mul i64 16, %104
  %106 = getelementptr inbounds nuw float, ptr addrspace(1) %103, i64 %105
  %107 = getelementptr inbounds float, ptr addrspace(1) %106, i64 8
  %108 = addrspacecast ptr addrspace(1) %107 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %102, i64 noundef 0, ptr noundef %108) #6
  %109 = load <4 x float>, ptr addrspace(5) %11, align 16
  %110 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %109) #7
  %111 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %112 = addrspacecast ptr addrspace(5) %111 to ptr
  call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %110, i64 noundef 0, ptr noundef %112) #6
  %113 = load ptr addrspace(5), ptr addrspace(5) %10, align 4
  %114 = addrspacecast ptr addrspace(5) %113 to ptr
  %115 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %114) #8
  %116 = load ptr addrspace(1), ptr %16, align 8
  %117 = load i64, ptr addrspace(5) %7, align 8
  %118 = mul i64 16, %117
  %119 = getelementptr inbounds nuw float, ptr addrspace(1) %116, i64 %118
  %120 = getelementptr inbounds float, ptr addrspace(1) %119, i64 12
  %121 = addrspacecast ptr addrspace(1) %120 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %115, i64 noundef 0, ptr noundef %121) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_vectors_local(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
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
  %14 = addrspacecast ptr addrspace(5) %4 to ptr
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  %16 = addrspacecast ptr addrspace(5) %6 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  %19 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %0, ptr %14, align 8
  store ptr addrspace(1) %1, ptr %15, align 8
  store ptr addrspace(1) %2, ptr %16, align 8
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %20, ptr addrspace(5) %7, align 8
  %21 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %22 = mul i64 16, %21
  store i64 %22, ptr addrspace(5) %8, align 8
  %23 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds nuw <16 x float>, ptr addrspace(3) @vectors_local.p_held, i32 %24
  store ptr addrspace(3) %25, ptr addrspace(5) %9, align 4
  %26 = load i64, ptr addrspace(5) %7, align 8
  %27 = load ptr addrspace(1), ptr %14, align 8
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = call <4 x float> @_Z6vload4mPKf(i64 noundef %26, ptr noundef %28) #8
  store <4 x float> %29, ptr addrspace(5) %10, align 16
  %30 = load <4 x float>, ptr addrspace(5) %10, align 16
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %32 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %33 = addrspacecast ptr addrspace(3) %32 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %31, i64 noundef 1, ptr noundef %33) #6
  %34 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %35 = addrspacecast ptr addrspace(3) %34 to ptr
  %36 = call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %35) #8
  store <3 x float> %36, ptr %17, align 16
  %37 = load <3 x float>, ptr %17, align 16
  %38 = extractelement <3 x float> %37, i64 1
  %39 = load ptr addrspace(1), ptr %15, align 8
  %40 = load i64, ptr addrspace(5) %7, align 8
  %41 = mul i64 16, %40
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %39, i64 %41
  store float %38, ptr addrspace(1) %42, align 4
  %43 = load <4 x float>, ptr addrspace(5) %10, align 16
  %44 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %43) #7
  %45 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %46 = addrspacecast ptr addrspace(3) %45 to ptr
  call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %44, i64 noundef 1, ptr noundef %46) #6
  %47 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %48 = addrspacecast ptr addrspace(3) %47 to ptr
  %49 = call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %48) #8
  store <2 x i16> %49, ptr %18, align 4
  %50 = load <2 x i16>, ptr %18, align 4
  %51 = extractelement <2 x i16> %50, i64 1
  %52 = sitofp i16 %51 to float
  %53 = load ptr addrspace(1), ptr %15, align 8
  %54 = load i64, ptr addrspace(5) %7, align 8
  %55 = mul i64 16, %54
  %56 = add i64 %55, 1
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %53, i64 %56
  store float %52, ptr addrspace(1) %57, align 4
  %58 = load <4 x float>, ptr addrspace(5) %10, align 16
  %59 = shufflevector <4 x float> %58, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %60 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %59) #7
  %61 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %62 = addrspacecast ptr addrspace(3) %61 to ptr
  call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %60, i64 noundef 0, ptr noundef %62) #6
  %63 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %64 = addrspacecast ptr addrspace(3) %63 to ptr
  %65 = call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %64) #8
  store <2 x double> %65, ptr %19, align 16
  %66 = load <2 x double>, ptr %19, align 16
  %67 = extractelement <2 x double> %66, i64 1
  %68 = fptrunc double %67 to float
  %69 = load ptr addrspace(1), ptr %15, align 8
  %70 = load i64, ptr addrspace(5) %7, align 8
  %71 = mul i64 16, %70
  %72 = add i64 %71, 2
  %73 = getelementptr inbounds nuw float, ptr addrspace(1) %69, i64 %72
  store float %68, ptr addrspace(1) %73, align 4
  %74 = load <4 x float>, ptr addrspace(5) %10, align 16
  %75 = extractelement <4 x float> %74, i64 0
  %76 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %77 = addrspacecast ptr addrspace(3) %76 to ptr
  call void @_Z15vstore_half_rtnfmPDh(float noundef %75, i64 noundef 1, ptr noundef %77) #6
  %78 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %79 = addrspacecast ptr addrspace(3) %78 to ptr
  %80 = call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %79) #8
  %81 = load ptr addrspace(1), ptr %15, align 8
  %82 = load i64, ptr addrspace(5) %7, align 8
  %83 = mul i64 16, %82
  %84 = add i64 %83, 3
  %85 = getelementptr inbounds nuw float, ptr addrspace(1) %81, i64 %84
  store float %80, ptr addrspace(1) %85, align 4
  %86 = load <4 x float>, ptr addrspace(5) %10, align 16
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %88 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %89 = addrspacecast ptr addrspace(3) %88 to ptr
  call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %87, i64 noundef 1, ptr noundef %89) #6
  %90 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %91 = addrspacecast ptr addrspace(3) %90 to ptr
  %92 = call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %91) #8
  %93 = load ptr addrspace(1), ptr %15, align 8
  %94 = load i64, ptr addrspace(5) %7, align 8
  %95 = mul i64 16, %94
  %96 = getelementptr inbounds nuw float, ptr addrspace(1) %93, i64 %95
  %97 = getelementptr inbounds float, ptr addrspace(1) %96, i64 4
  %98 = addrspacecast ptr addrspace(1) %97 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %92, i64 noundef 0, ptr noundef %98) #6
  %99 = load <4 x float>, ptr addrspace(5) %10, align 16
  %100 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %101 = addrspacecast ptr addrspace(3) %100 to ptr
  call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %99, i64 noundef 1, ptr noundef %101) #6
  %102 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %103 = addrspacecast ptr addrspace(3) %102 to ptr
  %104 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %103) #8
  %105 = load ptr addrspace(1), ptr %15, align 8
  %106 = load i64, ptr addrspace(5) %7, align 8
  %107 = mul i64 16, %106
  %108 = getelementptr inbounds nuw float, ptr addrspace(1) %105, i64 %107
  %109 = getelementptr inbounds float, ptr addrspace(1) %108, i64 8
  %110 = addrspacecast ptr addrspace(1) %109 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %104, i64 noundef 0, ptr noundef %110) #6
  %111 = load <4 x float>, ptr addrspace(5) %10, align 16
  %112 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %111) #7
  %113 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %114 = addrspacecast ptr addrspace(3) %113 to ptr
  call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %112, i64 noundef 0, ptr noundef %114) #6
  %115 = load ptr addrspace(3), ptr addrspace(5) %9, align 4
  %116 = addrspacecast ptr addrspace(3) %115 to ptr
  %117 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %116) #8
  %118 = load ptr addrspace(1), ptr %15, align 8
  %119 = load i64, ptr addrspace(5) %7, align 8
  %120 = mul i64 16, %119
  %121 = getelementptr inbounds nuw float, ptr addrspace(1) %118, i64 %120
  %122 = getelementptr inbounds float, ptr addrspace(1) %121, i64 12
  %123 = addrspacecast ptr addrspace(1) %122 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %117, i64 noundef 0, ptr noundef %123) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_vectors_global(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
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
  %14 = addrspacecast ptr addrspace(5) %4 to ptr
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  %16 = addrspacecast ptr addrspace(5) %6 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  %19 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %0, ptr %14, align 8
  store ptr addrspace(1) %1, ptr %15, align 8
  store ptr addrspace(1) %2, ptr %16, align 8
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %20, ptr addrspace(5) %7, align 8
  %21 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %22 = mul i64 16, %21
  store i64 %22, ptr addrspace(5) %8, align 8
  %23 = load ptr addrspace(1), ptr %16, align 8
  %24 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %25 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %23, i64 %24
  store ptr addrspace(1) %25, ptr addrspace(5) %9, align 8
  %26 = load i64, ptr addrspace(5) %7, align 8
  %27 = load ptr addrspace(1), ptr %14, align 8
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = call <4 x float> @_Z6vload4mPKf(i64 noundef %26, ptr noundef %28) #8
  store <4 x float> %29, ptr addrspace(5) %10, align 16
  %30 = load <4 x float>, ptr addrspace(5) %10, align 16
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %32 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %33 = addrspacecast ptr addrspace(1) %32 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %31, i64 noundef 1, ptr noundef %33) #6
  %34 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %35 = addrspacecast ptr addrspace(1) %34 to ptr
  %36 = call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %35) #8
  store <3 x float> %36, ptr %17, align 16
  %37 = load <3 x float>, ptr %17, align 16
  %38 = extractelement <3 x float> %37, i64 1
  %39 = load ptr addrspace(1), ptr %15, align 8
  %40 = load i64, ptr addrspace(5) %7, align 8
  %41 = mul i64 16, %40
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %39, i64 %41
  store float %38, ptr addrspace(1) %42, align 4
  %43 = load <4 x float>, ptr addrspace(5) %10, align 16
  %44 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %43) #7
  %45 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %46 = addrspacecast ptr addrspace(1) %45 to ptr
  call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %44, i64 noundef 1, ptr noundef %46) #6
  %47 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %48 = addrspacecast ptr addrspace(1) %47 to ptr
  %49 = call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %48) #8
  store <2 x i16> %49, ptr %18, align 4
  %50 = load <2 x i16>, ptr %18, align 4
  %51 = extractelement <2 x i16> %50, i64 1
  %52 = sitofp i16 %51 to float
  %53 = load ptr addrspace(1), ptr %15, align 8
  %54 = load i64, ptr addrspace(5) %7, align 8
  %55 = mul i64 16, %54
  %56 = add i64 %55, 1
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %53, i64 %56
  store float %52, ptr addrspace(1) %57, align 4
  %58 = load <4 x float>, ptr addrspace(5) %10, align 16
  %59 = shufflevector <4 x float> %58, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %60 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %59) #7
  %61 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %62 = addrspacecast ptr addrspace(1) %61 to ptr
  call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %60, i64 noundef 0, ptr noundef %62) #6
  %63 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %64 = addrspacecast ptr addrspace(1) %63 to ptr
  %65 = call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %64) #8
  store <2 x double> %65, ptr %19, align 16
  %66 = load <2 x double>, ptr %19, align 16
  %67 = extractelement <2 x double> %66, i64 1
  %68 = fptrunc double %67 to float
  %69 = load ptr addrspace(1), ptr %15, align 8
  %70 = load i64, ptr addrspace(5) %7, align 8
  %71 = mul i64 16, %70
  %72 = add i64 %71, 2
  %73 = getelementptr inbounds nuw float, ptr addrspace(1) %69, i64 %72
  store float %68, ptr addrspace(1) %73, align 4
  %74 = load <4 x float>, ptr addrspace(5) %10, align 16
  %75 = extractelement <4 x float> %74, i64 0
  %76 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %77 = addrspacecast ptr addrspace(1) %76 to ptr
  call void @_Z15vstore_half_rtnfmPDh(float noundef %75, i64 noundef 1, ptr noundef %77) #6
  %78 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %79 = addrspacecast ptr addrspace(1) %78 to ptr
  %80 = call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %79) #8
  %81 = load ptr addrspace(1), ptr %15, align 8
  %82 = load i64, ptr addrspace(5) %7, align 8
  %83 = mul i64 16, %82
  %84 = add i64 %83, 3
  %85 = getelementptr inbounds nuw float, ptr addrspace(1) %81, i64 %84
  store float %80, ptr addrspace(1) %85, align 4
  %86 = load <4 x float>, ptr addrspace(5) %10, align 16
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %88 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %89 = addrspacecast ptr addrspace(1) %88 to ptr
  call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %87, i64 noundef 1, ptr noundef %89) #6
  %90 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %91 = addrspacecast ptr addrspace(1) %90 to ptr
  %92 = call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %91) #8
  %93 = load ptr addrspace(1), ptr %15, align 8
  %94 = load i64, ptr addrspace(5) %7, align 8
  %95 = mul i64 16, %94
  %96 = getelementptr inbounds nuw float, ptr addrspace(1) %93, i64 %95
  %97 = getelementptr inbounds float, ptr addrspace(1) %96, i64 4
  %98 = addrspacecast ptr addrspace(1) %97 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %92, i64 noundef 0, ptr noundef %98) #6
  %99 = load <4 x float>, ptr addrspace(5) %10, align 16
  %100 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %101 = addrspacecast ptr addrspace(1) %100 to ptr
  call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %99, i64 noundef 1, ptr noundef %101) #6
  %102 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %103 = addrspacecast ptr addrspace(1) %102 to ptr
  %104 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %103) #8
  %105 = load ptr addrspace(1), ptr %15, align 8
  %106 = load i64, ptr addrspace(5) %7, align 8
  %107 = mul i64 16, %106
  %108 = getelementptr inbounds nuw float, ptr addrspace(1) %105, i64 %107
  %109 = getelementptr inbounds float, ptr addrspace(1) %108, i64 8
  %110 = addrspacecast ptr addrspace(1) %109 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %104, i64 noundef 0, ptr noundef %110) #6
  %111 = load <4 x float>, ptr addrspace(5) %10, align 16
  %112 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %111) #7
  %113 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %114 = addrspacecast ptr addrspace(1) %113 to ptr
  call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %112, i64 noundef 0, ptr noundef %114) #6
  %115 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %116 = addrspacecast ptr addrspace(1) %115 to ptr
  %117 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %116) #8
  %118 = load ptr addrspace(1), ptr %15, align 8
  %119 = load i64, ptr addrspace(5) %7, align 8
  %120 = mul i64 16, %119
  %121 = getelementptr inbounds nuw float, ptr addrspace(1) %118, i64 %120
  %122 = getelementptr inbounds float, ptr addrspace(1) %121, i64 12
  %123 = addrspacecast ptr addrspace(1) %122 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %117, i64 noundef 0, ptr noundef %123) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @atomics_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_atomics_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  %12 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr addrspace(5) %7, align 4
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  store i32 %17, ptr addrspace(5) %8, align 4
  %18 = load i32, ptr addrspace(5) %7, align 4
  %19 = icmp slt i32 %18, 16
  br i1 %19, label %20, label %25

20:                                               ; preds = %3
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = load i32, ptr addrspace(5) %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [16 x i32], ptr addrspace(3) @atomics_local.t, i64 0, i64 %23
  store i32 %21, ptr addrspace(3) %24, align 4
  br label %25

25:                                               ; preds = %20, %3
  %26 = load i32, ptr addrspace(5) %7, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = load i32, ptr addrspace(5) %7, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr addrspace(5) %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x i64], ptr addrspace(3) @atomics_local.u, i64 0, i64 %32
  store i64 %30, ptr addrspace(3) %33, align 8
  br label %34

34:                                               ; preds = %28, %25
  call void @_Z7barrierj(i32 noundef 3) #6
  %35 = load i32, ptr addrspace(5) %8, align 4
  %36 = call i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @atomics_local.t, i32 noundef %35) #6
  %37 = load i32, ptr addrspace(5) %8, align 4
  %38 = call i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 1), i32 noundef %37) #6
  %39 = load i32, ptr addrspace(5) %8, align 4
  %40 = call i32 @_Z8atom_minPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 2), i32 noundef %39) #6
  %41 = load i32, ptr addrspace(5) %8, align 4
  %42 = call i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 3), i32 noundef %41) #6
  %43 = load i32, ptr addrspace(5) %8, align 4
  %44 = call i32 @_Z10atomic_andPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 4), i32 noundef %43) #6
  %45 = load i32, ptr addrspace(5) %8, align 4
  %46 = call i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 5), i32 noundef %45) #6
  %47 = load i32, ptr addrspace(5) %8, align 4
  %48 = call i32 @_Z8atom_xorPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 6), i32 noundef %47) #6
  %49 = call i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 7)) #6
  %50 = call i32 @_Z10atomic_decPU3AS3Vi(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 8)) #6
  %51 = load i32, ptr addrspace(5) %8, align 4
  %52 = call i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 9), i32 noundef %51) #6
  %53 = load i32, ptr addrspace(5) %8, align 4
  %54 = call i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 10), i32 noundef %53) #6
  %55 = load i32, ptr addrspace(5) %7, align 4
  %56 = icmp eq i32 %55, 5
  br i1 %56, label %57, label %64

57:                                               ; preds = %34
  %58 = load i32, ptr addrspace(5) %8, align 4
  %59 = call i32 @_Z11atomic_xchgPU3AS3Vii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 11), i32 noundef %58) #6
  %60 = load i32, ptr addrspace(5) %8, align 4
  %61 = call i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 12), i32 noundef 12, i32 noundef %60) #6
  %62 = load i32, ptr addrspace(5) %8, align 4
  %63 = call i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) noundef getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.t, i32 13), i32 noundef 12, i32 noundef %62) #6
  br label %64

64:                                               ; preds = %57, %34
  %65 = load i32, ptr addrspace(5) %7, align 4
  %66 = icmp eq i32 %65, 6
  br i1 %66, label %67, label %71

67:                                               ; preds = %64
  %68 = load i32, ptr addrspace(5) %8, align 4
  %69 = sitofp i32 %68 to float
  %70 = call float @_Z11atomic_xchgPU3AS3Vff(ptr addrspace(3) noundef getelementptr inbounds (float, ptr addrspace(3) @atomics_local.t, i32 14), float noundef %69) #6
  br label %71

71:                                               ; preds = %67, %64
  %72 = load i32, ptr addrspace(5) %8, align 4
  %73 = sext i32 %72 to i64
  %74 = shl i64 %73, 32
  %75 = call i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) noundef @atomics_local.u, i64 noundef %74) #6
  %76 = load i32, ptr addrspace(5) %8, align 4
  %77 = sext i32 %76 to i64
  %78 = shl i64 %77, 32
  %79 = call i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) noundef getelementptr inbounds (i64, ptr addrspace(3) @atomics_local.u, i32 1), i64 noundef %78) #6
  %80 = call i64 @_Z8atom_incPU3AS3Vm(ptr addrspace(3) noundef getelementptr inbounds (i64, ptr addrspace(3) @atomics_local.u, i32 2)) #6
  %81 = load i32, ptr addrspace(5) %7, align 4
  %82 = icmp eq i32 %81, 7
  br i1 %82, label %83, label %88

83:                                               ; preds = %71
  %84 = load i32, ptr addrspace(5) %8, align 4
  %85 = sext i32 %84 to i64
  %86 = shl i64 %85, 8
  %87 = call i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) noundef getelementptr inbounds (i64, ptr addrspace(3) @atomics_local.u, i32 3), i64 noundef 3, i64 noundef %86) #6
  br label %88

88:                                               ; preds = %83, %71
  call void @_Z7barrierj(i32 noundef 3) #6
  %89 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %90 = mul i64 32, %89
  %91 = load ptr addrspace(1), ptr %10, align 8
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %91, i64 %90
  store ptr addrspace(1) %92, ptr %10, align 8
  %93 = load i32, ptr addrspace(5) %7, align 4
  %94 = icmp slt i32 %93, 16
  br i1 %94, label %95, label %104

95:                                               ; preds = %88
  %96 = load i32, ptr addrspace(5) %7, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [16 x i32], ptr addrspace(3) @atomics_local.t, i64 0, i64 %97
  %99 = load i32, ptr addrspace(3) %98, align 4
  %100 = load ptr addrspace(1), ptr %10, align 8
  %101 = load i32, ptr addrspace(5) %7, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr addrspace(1) %100, i64 %102
  store i32 %99, ptr addrspace(1) %103, align 4
  br label %104

104:                                              ; preds = %95, %88
  %105 = load i32, ptr addrspace(5) %7, align 4
  %106 = icmp slt i32 %105, 4
  br i1 %106, label %107, label %117

107:                                              ; preds = %104
  %108 = load i32, ptr addrspace(5) %7, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x i64], ptr addrspace(3) @atomics_local.u, i64 0, i64 %109
  %111 = load i64, ptr addrspace(3) %110, align 8
  %112 = load ptr addrspace(1), ptr %10, align 8
  %113 = load i32, ptr addrspace(5) %7, align 4
  %114 = add nsw i32 8, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i64, ptr addrspace(1) %112, i64 %115
  store i64 %111, ptr addrspace(1) %116, align 8
  br label %117

117:                                              ; preds = %107, %104
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @atomics_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_atomics_global(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
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
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store ptr addrspace(1) %2, ptr %13, align 8
  %14 = load ptr addrspace(1), ptr %13, align 8
  %15 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %16 = mul i64 32, %15
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %16
  store ptr addrspace(1) %17, ptr addrspace(5) %7, align 8
  %18 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %19 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 16
  store ptr addrspace(1) %19, ptr addrspace(5) %8, align 8
  %20 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr addrspace(5) %9, align 4
  %22 = load ptr addrspace(1), ptr %11, align 8
  %23 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  store i32 %25, ptr addrspace(5) %10, align 4
  %26 = load i32, ptr addrspace(5) %9, align 4
  %27 = icmp slt i32 %26, 16
  br i1 %27, label %28, label %34

28:                                               ; preds = %3
  %29 = load i32, ptr addrspace(5) %9, align 4
  %30 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %31 = load i32, ptr addrspace(5) %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %32
  store i32 %29, ptr addrspace(1) %33, align 4
  br label %34

34:                                               ; preds = %28, %3
  %35 = load i32, ptr addrspace(5) %9, align 4
  %36 = icmp slt i32 %35, 4
  br i1 %36, label %37, label %44

37:                                               ; preds = %34
  %38 = load i32, ptr addrspace(5) %9, align 4
  %39 = sext i32 %38 to i64
  %40 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %41 = load i32, ptr addrspace(5) %9, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i64, ptr addrspace(1) %40, i64 %42
  store i64 %39, ptr addrspace(1) %43, align 8
  br label %44

44:                                               ; preds = %37, %34
  call void @_Z7barrierj(i32 noundef 3) #6
  %45 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %46 = load i32, ptr addrspace(5) %10, align 4
  %47 = call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %45, i32 noundef %46) #6
  %48 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %49 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 1
  %50 = load i32, ptr addrspace(5) %10, align 4
  %51 = call i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef %49, i32 noundef %50) #6
  %52 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %53 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 2
  %54 = load i32, ptr addrspace(5) %10, align 4
  %55 = call i32 @_Z8atom_minPU3AS1Vii(ptr addrspace(1) noundef %53, i32 noundef %54) #6
  %56 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %57 = getelementptr inbounds i32, ptr addrspace(1) %56, i64 3
  %58 = load i32, ptr addrspace(5) %10, align 4
  %59 = call i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef %57, i32 noundef %58) #6
  %60 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %61 = getelementptr inbounds i32, ptr addrspace(1) %60, i64 4
  %62 = load i32, ptr addrspace(5) %10, align 4
  %63 = call i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef %61, i32 noundef %62) #6
  %64 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %65 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 5
  %66 = load i32, ptr addrspace(5) %10, align 4
  %67 = call i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef %65, i32 noundef %66) #6
  %68 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %69 = getelementptr inbounds i32, ptr addrspace(1) %68, i64 6
  %70 = load i32, ptr addrspace(5) %10, align 4
  %71 = call i32 @_Z8atom_xorPU3AS1Vii(ptr addrspace(1) noundef %69, i32 noundef %70) #6
  %72 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %73 = getelementptr inbounds i32, ptr addrspace(1) %72, i64 7
  %74 = call i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %73) #6
  %75 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %76 = getelementptr inbounds i32, ptr addrspace(1) %75, i64 8
  %77 = call i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef %76) #6
  %78 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %79 = getelementptr inbounds i32, ptr addrspace(1) %78, i64 9
  %80 = load i32, ptr addrspace(5) %10, align 4
  %81 = call i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %79, i32 noundef %80) #6
  %82 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %83 = getelementptr inbounds i32, ptr addrspace(1) %82, i64 10
  %84 = load i32, ptr addrspace(5) %10, align 4
  %85 = call i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef %83, i32 noundef %84) #6
  %86 = load i32, ptr addrspace(5) %9, align 4
  %87 = icmp eq i32 %86, 5
  br i1 %87, label %88, label %101

88:                                               ; preds = %44
  %89 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %90 = getelementptr inbounds i32, ptr addrspace(1) %89, i64 11
  %91 = load i32, ptr addrspace(5) %10, align 4
  %92 = call i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %90, i32 noundef %91) #6
  %93 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %94 = getelementptr inbounds i32, ptr addrspace(1) %93, i64 12
  %95 = load i32, ptr addrspace(5) %10, align 4
  %96 = call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %94, i32 noundef 12, i32 noundef %95) #6
  %97 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %98 = getelementptr inbounds i32, ptr addrspace(1) %97, i64 13
  %99 = load i32, ptr addrspace(5) %10, align 4
  %100 = call i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %98, i32 noundef 12, i32 noundef %99) #6
  br label %101

101:                                              ; preds = %88, %44
  %102 = load i32, ptr addrspace(5) %9, align 4
  %103 = icmp eq i32 %102, 6
  br i1 %103, label %104, label %110

104:                                              ; preds = %101
  %105 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %106 = getelementptr inbounds float, ptr addrspace(1) %105, i64 14
  %107 = load i32, ptr addrspace(5) %10, align 4
  %108 = sitofp i32 %107 to float
  %109 = call float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) noundef %106, float noundef %108) #6
  br label %110

110:                                              ; preds = %104, %101
  %111 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %112 = load i32, ptr addrspace(5) %10, align 4
  %113 = sext i32 %112 to i64
  %114 = shl i64 %113, 32
  %115 = call i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) noundef %111, i64 noundef %114) #6
  %116 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %117 = getelementptr inbounds i64, ptr addrspace(1) %116, i64 1
  %118 = load i32, ptr addrspace(5) %10, align 4
  %119 = sext i32 %118 to i64
  %120 = shl i64 %119, 32
  %121 = call i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) noundef %117, i64 noundef %120) #6
  %122 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %123 = getelementptr inbounds i64, ptr addrspace(1) %122, i64 2
  %124 = call i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) noundef %123) #6
  %125 = load i32, ptr addrspace(5) %9, align 4
  %126 = icmp eq i32 %125, 7
  br i1 %126, label %127, label %134

127:                                              ; preds = %110
  %128 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %129 = getelementptr inbounds i64, ptr addrspace(1) %128, i64 3
  %130 = load i32, ptr addrspace(5) %10, align 4
  %131 = sext i32 %130 to i64
  %132 = shl i64 %131, 8
  %133 = call i64 @_Z12atom_cmpxchgPU3AS1Vlll(ptr addrspace(1) noundef %129, i64 noundef 3, i64 noundef %132) #6
  br label %134

134:                                              ; preds = %127, %110
  call void @_Z7barrierj(i32 noundef 3) #6
  %135 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %136 = mul i64 32, %135
  %137 = load ptr addrspace(1), ptr %12, align 8
  %138 = getelementptr inbounds nuw i32, ptr addrspace(1) %137, i64 %136
  store ptr addrspace(1) %138, ptr %12, align 8
  %139 = load i32, ptr addrspace(5) %9, align 4
  %140 = icmp slt i32 %139, 16
  br i1 %140, label %141, label %151

141:                                              ; preds = %134
  %142 = load ptr addrspace(1), ptr addrspace(5) %7, align 8
  %143 = load i32, ptr addrspace(5) %9, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr addrspace(1) %142, i64 %144
  %146 = load i32, ptr addrspace(1) %145, align 4
  %147 = load ptr addrspace(1), ptr %12, align 8
  %148 = load i32, ptr addrspace(5) %9, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr addrspace(1) %147, i64 %149
  store i32 %146, ptr addrspace(1) %150, align 4
  br label %151

151:                                              ; preds = %141, %134
  %152 = load i32, ptr addrspace(5) %9, align 4
  %153 = icmp slt i32 %152, 4
  br i1 %153, label %154, label %165

154:                                              ; preds = %151
  %155 = load ptr addrspace(1), ptr addrspace(5) %8, align 8
  %156 = load i32, ptr addrspace(5) %9, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i64, ptr addrspace(1) %155, i64 %157
  %159 = load i64, ptr addrspace(1) %158, align 8
  %160 = load ptr addrspace(1), ptr %12, align 8
  %161 = load i32, ptr addrspace(5) %9, align 4
  %162 = add nsw i32 8, %161
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds i64, ptr addrspace(1) %160, i64 %163
  store i64 %159, ptr addrspace(1) %164, align 8
  br label %165

165:                                              ; preds = %154, %151
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_local_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_c11_local_private(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_local_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
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
  %17 = addrspacecast ptr addrspace(5) %5 to ptr
  %18 = addrspacecast ptr addrspace(5) %6 to ptr
  %19 = addrspacecast ptr addrspace(5) %7 to ptr
  %20 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %17, align 8
  store ptr addrspace(1) %1, ptr %18, align 8
  store ptr addrspace(1) %2, ptr %19, align 8
  store ptr addrspace(1) %3, ptr %20, align 8
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %21, ptr addrspace(5) %9, align 8
  store ptr addrspace(5) %10, ptr addrspace(5) %11, align 4
  %22 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr addrspace(5) %12, align 4
  %24 = load ptr addrspace(1), ptr %17, align 8
  %25 = load i64, ptr addrspace(5) %9, align 8
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %24, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4
  store i32 %27, ptr addrspace(5) %13, align 4
  store ptr addrspace(3) @c11_local_private.t, ptr addrspace(5) %14, align 4
  store ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @c11_local_private.t, i32 5), ptr addrspace(5) %15, align 4
  %28 = load i32, ptr addrspace(5) %12, align 4
  %29 = icmp slt i32 %28, 5
  br i1 %29, label %30, label %36

30:                                               ; preds = %4
  %31 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %32 = load i32, ptr addrspace(5) %12, align 4
  %33 = getelementptr inbounds i32, ptr addrspace(3) %31, i32 %32
  %34 = addrspacecast ptr addrspace(3) %33 to ptr
  %35 = load i32, ptr addrspace(5) %12, align 4
  call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %34, i32 noundef %35) #6
  br label %36

36:                                               ; preds = %30, %4
  %37 = load i32, ptr addrspace(5) %12, align 4
  %38 = icmp eq i32 %37, 5
  br i1 %38, label %39, label %42

39:                                               ; preds = %36
  %40 = load ptr addrspace(3), ptr addrspace(5) %15, align 4
  %41 = addrspacecast ptr addrspace(3) %40 to ptr
  call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %41, i32 noundef 3, i32 noundef 1) #6
  br label %42

42:                                               ; preds = %39, %36
  call void @_Z7barrierj(i32 noundef 3) #6
  %43 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %44 = addrspacecast ptr addrspace(3) %43 to ptr
  %45 = load i32, ptr addrspace(5) %13, align 4
  %46 = call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %44, i32 noundef %45, i32 noundef 0, i32 noundef 1) #6
  %47 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %48 = getelementptr inbounds i32, ptr addrspace(3) %47, i32 1
  %49 = addrspacecast ptr addrspace(3) %48 to ptr
  %50 = load i32, ptr addrspace(5) %13, align 4
  %51 = call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %49, i32 noundef %50, i32 noundef 4, i32 noundef 2) #6
  %52 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %53 = getelementptr inbounds i32, ptr addrspace(3) %52, i32 2
  %54 = addrspacecast ptr addrspace(3) %53 to ptr
  %55 = call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %54, i32 noundef 2, i32 noundef 1) #6
  %56 = load ptr addrspace(5), ptr addrspace(5) %11, align 4
  store i32 %55, ptr addrspace(5) %56, align 4
  br label %57

57:                                               ; preds = %75, %42
  %58 = load i32, ptr addrspace(5) %12, align 4
  %59 = srem i32 %58, 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %73

61:                                               ; preds = %57
  %62 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %63 = getelementptr inbounds i32, ptr addrspace(3) %62, i32 2
  %64 = addrspacecast ptr addrspace(3) %63 to ptr
  %65 = load ptr addrspace(5), ptr addrspace(5) %11, align 4
  %66 = addrspacecast ptr addrspace(5) %65 to ptr
  %67 = load ptr addrspace(5), ptr addrspace(5) %11, align 4
  %68 = load i32, ptr addrspace(5) %67, align 4
  %69 = load i32, ptr addrspace(5) %13, align 4
  %70 = add nsw i32 %68, %69
  %71 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %64, ptr noundef %66, i32 noundef %70, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %72 = xor i1 %71, true
  br label %73

73:                                               ; preds = %61, %57
  %74 = phi i1 [ false, %57 ], [ %72, %61 ]
  br i1 %74, label %75, label %76

75:                                               ; preds = %73
  br label %57

76:                                               ; preds = %73
  %77 = load i32, ptr addrspace(5) %12, align 4
  %78 = icmp eq i32 %77, 3
  br i1 %78, label %79, label %85

79:                                               ; preds = %76
  %80 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %81 = getelementptr inbounds i32, ptr addrspace(3) %80, i32 3
  %82 = addrspacecast ptr addrspace(3) %81 to ptr
  %83 = load i32, ptr addrspace(5) %13, align 4
  %84 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %82, i32 noundef %83, i32 noundef 0, i32 noundef 1) #6
  br label %85

85:                                               ; preds = %79, %76
  %86 = load i32, ptr addrspace(5) %12, align 4
  %87 = icmp eq i32 %86, 4
  br i1 %87, label %88, label %93

88:                                               ; preds = %85
  %89 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %90 = getelementptr inbounds i32, ptr addrspace(3) %89, i32 4
  %91 = addrspacecast ptr addrspace(3) %90 to ptr
  %92 = load i32, ptr addrspace(5) %13, align 4
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %91, i32 noundef %92, i32 noundef 3, i32 noundef 1) #6
  br label %93

93:                                               ; preds = %88, %85
  %94 = load ptr addrspace(3), ptr addrspace(5) %15, align 4
  %95 = addrspacecast ptr addrspace(3) %94 to ptr
  %96 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %95, i32 noundef 4, i32 noundef 1) #6
  %97 = xor i1 %96, true
  %98 = zext i1 %97 to i32
  store i32 %98, ptr addrspace(5) %16, align 4
  %99 = load i32, ptr addrspace(5) %16, align 4
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %101, label %103

101:                                              ; preds = %93
  %102 = load i32, ptr addrspace(5) %13, align 4
  store i32 %102, ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @c11_local_private.t, i64 0, i64 6), align 4
  br label %103

103:                                              ; preds = %101, %93
  call void @_Z7barrierj(i32 noundef 3) #6
  %104 = load i32, ptr addrspace(5) %12, align 4
  %105 = icmp slt i32 %104, 7
  br i1 %105, label %106, label %118

106:                                              ; preds = %103
  %107 = load i32, ptr addrspace(5) %12, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [16 x i32], ptr addrspace(3) @c11_local_private.t, i64 0, i64 %108
  %110 = load i32, ptr addrspace(3) %109, align 4
  %111 = load ptr addrspace(1), ptr %18, align 8
  %112 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %113 = mul i64 8, %112
  %114 = load i32, ptr addrspace(5) %12, align 4
  %115 = sext i32 %114 to i64
  %116 = add i64 %113, %115
  %117 = getelementptr inbounds nuw i32, ptr addrspace(1) %111, i64 %116
  store i32 %110, ptr addrspace(1) %117, align 4
  br label %118

118:                                              ; preds = %106, %103
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_local_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_c11_local_local(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_local_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
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
  %16 = addrspacecast ptr addrspace(5) %5 to ptr
  %17 = addrspacecast ptr addrspace(5) %6 to ptr
  %18 = addrspacecast ptr addrspace(5) %7 to ptr
  %19 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %16, align 8
  store ptr addrspace(1) %1, ptr %17, align 8
  store ptr addrspace(1) %2, ptr %18, align 8
  store ptr addrspace(1) %3, ptr %19, align 8
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %20, ptr addrspace(5) %9, align 8
  %21 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_local_local.p_held, i32 %22
  store ptr addrspace(3) %23, ptr addrspace(5) %10, align 4
  %24 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr addrspace(5) %11, align 4
  %26 = load ptr addrspace(1), ptr %16, align 8
  %27 = load i64, ptr addrspace(5) %9, align 8
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  store i32 %29, ptr addrspace(5) %12, align 4
  store ptr addrspace(3) @c11_local_local.t, ptr addrspace(5) %13, align 4
  store ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @c11_local_local.t, i32 5), ptr addrspace(5) %14, align 4
  %30 = load i32, ptr addrspace(5) %11, align 4
  %31 = icmp slt i32 %30, 5
  br i1 %31, label %32, label %38

32:                                               ; preds = %4
  %33 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %34 = load i32, ptr addrspace(5) %11, align 4
  %35 = getelementptr inbounds i32, ptr addrspace(3) %33, i32 %34
  %36 = addrspacecast ptr addrspace(3) %35 to ptr
  %37 = load i32, ptr addrspace(5) %11, align 4
  call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %36, i32 noundef %37) #6
  br label %38

38:                                               ; preds = %32, %4
  %39 = load i32, ptr addrspace(5) %11, align 4
  %40 = icmp eq i32 %39, 5
  br i1 %40, label %41, label %44

41:                                               ; preds = %38
  %42 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %43 = addrspacecast ptr addrspace(3) %42 to ptr
  call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %43, i32 noundef 3, i32 noundef 1) #6
  br label %44

44:                                               ; preds = %41, %38
  call void @_Z7barrierj(i32 noundef 3) #6
  %45 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %46 = addrspacecast ptr addrspace(3) %45 to ptr
  %47 = load i32, ptr addrspace(5) %12, align 4
  %48 = call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %46, i32 noundef %47, i32 noundef 0, i32 noundef 1) #6
  %49 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %50 = getelementptr inbounds i32, ptr addrspace(3) %49, i32 1
  %51 = addrspacecast ptr addrspace(3) %50 to ptr
  %52 = load i32, ptr addrspace(5) %12, align 4
  %53 = call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %51, i32 noundef %52, i32 noundef 4, i32 noundef 2) #6
  %54 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %55 = getelementptr inbounds i32, ptr addrspace(3) %54, i32 2
  %56 = addrspacecast ptr addrspace(3) %55 to ptr
  %57 = call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %56, i32 noundef 2, i32 noundef 1) #6
  %58 = load ptr addrspace(3), ptr addrspace(5) %10, align 4
  store i32 %57, ptr addrspace(3) %58, align 4
  br label %59

59:                                               ; preds = %77, %44
  %60 = load i32, ptr addrspace(5) %11, align 4
  %61 = srem i32 %60, 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %75

63:                                               ; preds = %59
  %64 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %65 = getelementptr inbounds i32, ptr addrspace(3) %64, i32 2
  %66 = addrspacecast ptr addrspace(3) %65 to ptr
  %67 = load ptr addrspace(3), ptr addrspace(5) %10, align 4
  %68 = addrspacecast ptr addrspace(3) %67 to ptr
  %69 = load ptr addrspace(3), ptr addrspace(5) %10, align 4
  %70 = load i32, ptr addrspace(3) %69, align 4
  %71 = load i32, ptr addrspace(5) %12, align 4
  %72 = add nsw i32 %70, %71
  %73 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %66, ptr noundef %68, i32 noundef %72, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %74 = xor i1 %73, true
  br label %75

75:                                               ; preds = %63, %59
  %76 = phi i1 [ false, %59 ], [ %74, %63 ]
  br i1 %76, label %77, label %78

77:                                               ; preds = %75
  br label %59

78:                                               ; preds = %75
  %79 = load i32, ptr addrspace(5) %11, align 4
  %80 = icmp eq i32 %79, 3
  br i1 %80, label %81, label %87

81:                                               ; preds = %78
  %82 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %83 = getelementptr inbounds i32, ptr addrspace(3) %82, i32 3
  %84 = addrspacecast ptr addrspace(3) %83 to ptr
  %85 = load i32, ptr addrspace(5) %12, align 4
  %86 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %84, i32 noundef %85, i32 noundef 0, i32 noundef 1) #6
  br label %87

87:                                               ; preds = %81, %78
  %88 = load i32, ptr addrspace(5) %11, align 4
  %89 = icmp eq i32 %88, 4
  br i1 %89, label %90, label %95

90:                                               ; preds = %87
  %91 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %92 = getelementptr inbounds i32, ptr addrspace(3) %91, i32 4
  %93 = addrspacecast ptr addrspace(3) %92 to ptr
  %94 = load i32, ptr addrspace(5) %12, align 4
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %93, i32 noundef %94, i32 noundef 3, i32 noundef 1) #6
  br label %95

95:                                               ; preds = %90, %87
  %96 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %97 = addrspacecast ptr addrspace(3) %96 to ptr
  %98 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %97, i32 noundef 4, i32 noundef 1) #6
  %99 = xor i1 %98, true
  %100 = zext i1 %99 to i32
  store i32 %100, ptr addrspace(5) %15, align 4
  %101 = load i32, ptr addrspace(5) %15, align 4
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %103, label %105

103:                                              ; preds = %95
  %104 = load i32, ptr addrspace(5) %12, align 4
  store i32 %104, ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @c11_local_local.t, i64 0, i64 6), align 4
  br label %105

105:                                              ; preds = %103, %95
  call void @_Z7barrierj(i32 noundef 3) #6
  %106 = load i32, ptr addrspace(5) %11, align 4
  %107 = icmp slt i32 %106, 7
  br i1 %107, label %108, label %120

108:                                              ; preds = %105
  %109 = load i32, ptr addrspace(5) %11, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [16 x i32], ptr addrspace(3) @c11_local_local.t, i64 0, i64 %110
  %112 = load i32, ptr addrspace(3) %111, align 4
  %113 = load ptr addrspace(1), ptr %17, align 8
  %114 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %115 = mul i64 8, %114
  %116 = load i32, ptr addrspace(5) %11, align 4
  %117 = sext i32 %116 to i64
  %118 = add i64 %115, %117
  %119 = getelementptr inbounds nuw i32, ptr addrspace(1) %113, i64 %118
  store i32 %112, ptr addrspace(1) %119, align 4
  br label %120

120:                                              ; preds = %108, %105
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_local_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_c11_local_global(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_local_global(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
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
  %16 = addrspacecast ptr addrspace(5) %5 to ptr
  %17 = addrspacecast ptr addrspace(5) %6 to ptr
  %18 = addrspacecast ptr addrspace(5) %7 to ptr
  %19 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %16, align 8
  store ptr addrspace(1) %1, ptr %17, align 8
  store ptr addrspace(1) %2, ptr %18, align 8
  store ptr addrspace(1) %3, ptr %19, align 8
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %20, ptr addrspace(5) %9, align 8
  %21 = load ptr addrspace(1), ptr %18, align 8
  %22 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %22
  store ptr addrspace(1) %23, ptr addrspace(5) %10, align 8
  %24 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr addrspace(5) %11, align 4
  %26 = load ptr addrspace(1), ptr %16, align 8
  %27 = load i64, ptr addrspace(5) %9, align 8
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  store i32 %29, ptr addrspace(5) %12, align 4
  store ptr addrspace(3) @c11_local_global.t, ptr addrspace(5) %13, align 4
  store ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @c11_local_global.t, i32 5), ptr addrspace(5) %14, align 4
  %30 = load i32, ptr addrspace(5) %11, align 4
  %31 = icmp slt i32 %30, 5
  br i1 %31, label %32, label %38

32:                                               ; preds = %4
  %33 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %34 = load i32, ptr addrspace(5) %11, align 4
  %35 = getelementptr inbounds i32, ptr addrspace(3) %33, i32 %34
  %36 = addrspacecast ptr addrspace(3) %35 to ptr
  %37 = load i32, ptr addrspace(5) %11, align 4
  call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %36, i32 noundef %37) #6
  br label %38

38:                                               ; preds = %32, %4
  %39 = load i32, ptr addrspace(5) %11, align 4
  %40 = icmp eq i32 %39, 5
  br i1 %40, label %41, label %44

41:                                               ; preds = %38
  %42 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %43 = addrspacecast ptr addrspace(3) %42 to ptr
  call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %43, i32 noundef 3, i32 noundef 1) #6
  br label %44

44:                                               ; preds = %41, %38
  call void @_Z7barrierj(i32 noundef 3) #6
  %45 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %46 = addrspacecast ptr addrspace(3) %45 to ptr
  %47 = load i32, ptr addrspace(5) %12, align 4
  %48 = call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %46, i32 noundef %47, i32 noundef 0, i32 noundef 1) #6
  %49 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %50 = getelementptr inbounds i32, ptr addrspace(3) %49, i32 1
  %51 = addrspacecast ptr addrspace(3) %50 to ptr
  %52 = load i32, ptr addrspace(5) %12, align 4
  %53 = call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %51, i32 noundef %52, i32 noundef 4, i32 noundef 2) #6
  %54 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %55 = getelementptr inbounds i32, ptr addrspace(3) %54, i32 2
  %56 = addrspacecast ptr addrspace(3) %55 to ptr
  %57 = call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %56, i32 noundef 2, i32 noundef 1) #6
  %58 = load ptr addrspace(1), ptr addrspace(5) %10, align 8
  store i32 %57, ptr addrspace(1) %58, align 4
  br label %59

59:                                               ; preds = %77, %44
  %60 = load i32, ptr addrspace(5) %11, align 4
  %61 = srem i32 %60, 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %75

63:                                               ; preds = %59
  %64 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %65 = getelementptr inbounds i32, ptr addrspace(3) %64, i32 2
  %66 = addrspacecast ptr addrspace(3) %65 to ptr
  %67 = load ptr addrspace(1), ptr addrspace(5) %10, align 8
  %68 = addrspacecast ptr addrspace(1) %67 to ptr
  %69 = load ptr addrspace(1), ptr addrspace(5) %10, align 8
  %70 = load i32, ptr addrspace(1) %69, align 4
  %71 = load i32, ptr addrspace(5) %12, align 4
  %72 = add nsw i32 %70, %71
  %73 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %66, ptr noundef %68, i32 noundef %72, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %74 = xor i1 %73, true
  br label %75

75:                                               ; preds = %63, %59
  %76 = phi i1 [ false, %59 ], [ %74, %63 ]
  br i1 %76, label %77, label %78

77:                                               ; preds = %75
  br label %59

78:                                               ; preds = %75
  %79 = load i32, ptr addrspace(5) %11, align 4
  %80 = icmp eq i32 %79, 3
  br i1 %80, label %81, label %87

81:                                               ; preds = %78
  %82 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %83 = getelementptr inbounds i32, ptr addrspace(3) %82, i32 3
  %84 = addrspacecast ptr addrspace(3) %83 to ptr
  %85 = load i32, ptr addrspace(5) %12, align 4
  %86 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %84, i32 noundef %85, i32 noundef 0, i32 noundef 1) #6
  br label %87

87:                                               ; preds = %81, %78
  %88 = load i32, ptr addrspace(5) %11, align 4
  %89 = icmp eq i32 %88, 4
  br i1 %89, label %90, label %95

90:                                               ; preds = %87
  %91 = load ptr addrspace(3), ptr addrspace(5) %13, align 4
  %92 = getelementptr inbounds i32, ptr addrspace(3) %91, i32 4
  %93 = addrspacecast ptr addrspace(3) %92 to ptr
  %94 = load i32, ptr addrspace(5) %12, align 4
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %93, i32 noundef %94, i32 noundef 3, i32 noundef 1) #6
  br label %95

95:                                               ; preds = %90, %87
  %96 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %97 = addrspacecast ptr addrspace(3) %96 to ptr
  %98 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %97, i32 noundef 4, i32 noundef 1) #6
  %99 = xor i1 %98, true
  %100 = zext i1 %99 to i32
  store i32 %100, ptr addrspace(5) %15, align 4
  %101 = load i32, ptr addrspace(5) %15, align 4
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %103, label %105

103:                                              ; preds = %95
  %104 = load i32, ptr addrspace(5) %12, align 4
  store i32 %104, ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @c11_local_global.t, i64 0, i64 6), align 4
  br label %105

105:                                              ; preds = %103, %95
  call void @_Z7barrierj(i32 noundef 3) #6
  %106 = load i32, ptr addrspace(5) %11, align 4
  %107 = icmp slt i32 %106, 7
  br i1 %107, label %108, label %120

108:                                              ; preds = %105
  %109 = load i32, ptr addrspace(5) %11, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [16 x i32], ptr addrspace(3) @c11_local_global.t, i64 0, i64 %110
  %112 = load i32, ptr addrspace(3) %111, align 4
  %113 = load ptr addrspace(1), ptr %17, align 8
  %114 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %115 = mul i64 8, %114
  %116 = load i32, ptr addrspace(5) %11, align 4
  %117 = sext i32 %116 to i64
  %118 = add i64 %115, %117
  %119 = getelementptr inbounds nuw i32, ptr addrspace(1) %113, i64 %118
  store i32 %112, ptr addrspace(1) %119, align 4
  br label %120

120:                                              ; preds = %108, %105
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_global_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_c11_global_private(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_global_private(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
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
  %19 = addrspacecast ptr addrspace(5) %5 to ptr
  %20 = addrspacecast ptr addrspace(5) %6 to ptr
  %21 = addrspacecast ptr addrspace(5) %7 to ptr
  %22 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %19, align 8
  store ptr addrspace(1) %1, ptr %20, align 8
  store ptr addrspace(1) %2, ptr %21, align 8
  store ptr addrspace(1) %3, ptr %22, align 8
  %23 = load ptr addrspace(1), ptr %22, align 8
  %24 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %25 = mul i64 32, %24
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %25
  store ptr addrspace(1) %26, ptr addrspace(5) %9, align 8
  %27 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %28 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 16
  store ptr addrspace(1) %28, ptr addrspace(5) %10, align 8
  %29 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %29, ptr addrspace(5) %11, align 8
  store ptr addrspace(5) %12, ptr addrspace(5) %13, align 4
  %30 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr addrspace(5) %14, align 4
  %32 = load ptr addrspace(1), ptr %19, align 8
  %33 = load i64, ptr addrspace(5) %11, align 8
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %32, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4
  store i32 %35, ptr addrspace(5) %15, align 4
  %36 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  store ptr addrspace(1) %36, ptr addrspace(5) %16, align 8
  %37 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %38 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 5
  store ptr addrspace(1) %38, ptr addrspace(5) %17, align 8
  %39 = load i32, ptr addrspace(5) %14, align 4
  %40 = icmp slt i32 %39, 5
  br i1 %40, label %41, label %48

41:                                               ; preds = %4
  %42 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %43 = load i32, ptr addrspace(5) %14, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(1) %42, i64 %44
  %46 = addrspacecast ptr addrspace(1) %45 to ptr
  %47 = load i32, ptr addrspace(5) %14, align 4
  call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %46, i32 noundef %47) #6
  br label %48

48:                                               ; preds = %41, %4
  %49 = load i32, ptr addrspace(5) %14, align 4
  %50 = icmp eq i32 %49, 5
  br i1 %50, label %51, label %54

51:                                               ; preds = %48
  %52 = load ptr addrspace(1), ptr addrspace(5) %17, align 8
  %53 = addrspacecast ptr addrspace(1) %52 to ptr
  call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %53, i32 noundef 3, i32 noundef 1) #6
  br label %54

54:                                               ; preds = %51, %48
  call void @_Z7barrierj(i32 noundef 3) #6
  %55 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %56 = addrspacecast ptr addrspace(1) %55 to ptr
  %57 = load i32, ptr addrspace(5) %15, align 4
  %58 = call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %56, i32 noundef %57, i32 noundef 0, i32 noundef 1) #6
  %59 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %60 = getelementptr inbounds i32, ptr addrspace(1) %59, i64 1
  %61 = addrspacecast ptr addrspace(1) %60 to ptr
  %62 = load i32, ptr addrspace(5) %15, align 4
  %63 = call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %61, i32 noundef %62, i32 noundef 4, i32 noundef 2) #6
  %64 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %65 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 2
  %66 = addrspacecast ptr addrspace(1) %65 to ptr
  %67 = call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %66, i32 noundef 2, i32 noundef 1) #6
  %68 = load ptr addrspace(5), ptr addrspace(5) %13, align 4
  store i32 %67, ptr addrspace(5) %68, align 4
  br label %69

69:                                               ; preds = %87, %54
  %70 = load i32, ptr addrspace(5) %14, align 4
  %71 = srem i32 %70, 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %85

73:                                               ; preds = %69
  %74 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %75 = getelementptr inbounds i32, ptr addrspace(1) %74, i64 2
  %76 = addrspacecast ptr addrspace(1) %75 to ptr
  %77 = load ptr addrspace(5), ptr addrspace(5) %13, align 4
  %78 = addrspacecast ptr addrspace(5) %77 to ptr
  %79 = load ptr addrspace(5), ptr addrspace(5) %13, align 4
  %80 = load i32, ptr addrspace(5) %79, align 4
  %81 = load i32, ptr addrspace(5) %15, align 4
  %82 = add nsw i32 %80, %81
  %83 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %76, ptr noundef %78, i32 noundef %82, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %84 = xor i1 %83, true
  br label %85

85:                                               ; preds = %73, %69
  %86 = phi i1 [ false, %69 ], [ %84, %73 ]
  br i1 %86, label %87, label %88

87:                                               ; preds = %85
  br label %69

88:                                               ; preds = %85
  %89 = load i32, ptr addrspace(5) %14, align 4
  %90 = icmp eq i32 %89, 3
  br i1 %90, label %91, label %97

91:                                               ; preds = %88
  %92 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %93 = getelementptr inbounds i32, ptr addrspace(1) %92, i64 3
  %94 = addrspacecast ptr addrspace(1) %93 to ptr
  %95 = load i32, ptr addrspace(5) %15, align 4
  %96 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %94, i32 noundef %95, i32 noundef 0, i32 noundef 1) #6
  br label %97

97:                                               ; preds = %91, %88
  %98 = load i32, ptr addrspace(5) %14, align 4
  %99 = icmp eq i32 %98, 4
  br i1 %99, label %100, label %105

100:                                              ; preds = %97
  %101 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %102 = getelementptr inbounds i32, ptr addrspace(1) %101, i64 4
  %103 = addrspacecast ptr addrspace(1) %102 to ptr
  %104 = load i32, ptr addrspace(5) %15, align 4
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %103, i32 noundef %104, i32 noundef 3, i32 noundef 1) #6
  br label %105

105:                                              ; preds = %100, %97
  %106 = load ptr addrspace(1), ptr addrspace(5) %17, align 8
  %107 = addrspacecast ptr addrspace(1) %106 to ptr
  %108 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %107, i32 noundef 4, i32 noundef 1) #6
  %109 = xor i1 %108, true
  %110 = zext i1 %109 to i32
  store i32 %110, ptr addrspace(5) %18, align 4
  %111 = load i32, ptr addrspace(5) %18, align 4
  %112 = icmp ne i32 %111, 0
  br i1 %112, label %113, label %117

113:                                              ; preds = %105
  %114 = load i32, ptr addrspace(5) %15, align 4
  %115 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %116 = getelementptr inbounds i32, ptr addrspace(1) %115, i64 6
  store i32 %114, ptr addrspace(1) %116, align 4
  br label %117

117:                                              ; preds = %113, %105
  call void @_Z7barrierj(i32 noundef 3) #6
  %118 = load i32, ptr addrspace(5) %14, align 4
  %119 = icmp slt i32 %118, 7
  br i1 %119, label %120, label %133

120:                                              ; preds = %117
  %121 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %122 = load i32, ptr addrspace(5) %14, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i32, ptr addrspace(1) %121, i64 %123
  %125 = load i32, ptr addrspace(1) %124, align 4
  %126 = load ptr addrspace(1), ptr %20, align 8
  %127 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %128 = mul i64 8, %127
  %129 = load i32, ptr addrspace(5) %14, align 4
  %130 = sext i32 %129 to i64
  %131 = add i64 %128, %130
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %126, i64 %131
  store i32 %125, ptr addrspace(1) %132, align 4
  br label %133

133:                                              ; preds = %120, %117
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_global_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_c11_global_local(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_global_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
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
  %18 = addrspacecast ptr addrspace(5) %5 to ptr
  %19 = addrspacecast ptr addrspace(5) %6 to ptr
  %20 = addrspacecast ptr addrspace(5) %7 to ptr
  %21 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %18, align 8
  store ptr addrspace(1) %1, ptr %19, align 8
  store ptr addrspace(1) %2, ptr %20, align 8
  store ptr addrspace(1) %3, ptr %21, align 8
  %22 = load ptr addrspace(1), ptr %21, align 8
  %23 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %24 = mul i64 32, %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %24
  store ptr addrspace(1) %25, ptr addrspace(5) %9, align 8
  %26 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 16
  store ptr addrspace(1) %27, ptr addrspace(5) %10, align 8
  %28 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %28, ptr addrspace(5) %11, align 8
  %29 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_global_local.p_held, i32 %30
  store ptr addrspace(3) %31, ptr addrspace(5) %12, align 4
  %32 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %33 = trunc i64 %32 to i32
  store i32 %33, ptr addrspace(5) %13, align 4
  %34 = load ptr addrspace(1), ptr %18, align 8
  %35 = load i64, ptr addrspace(5) %11, align 8
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4
  store i32 %37, ptr addrspace(5) %14, align 4
  %38 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  store ptr addrspace(1) %38, ptr addrspace(5) %15, align 8
  %39 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %40 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 5
  store ptr addrspace(1) %40, ptr addrspace(5) %16, align 8
  %41 = load i32, ptr addrspace(5) %13, align 4
  %42 = icmp slt i32 %41, 5
  br i1 %42, label %43, label %50

43:                                               ; preds = %4
  %44 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %45 = load i32, ptr addrspace(5) %13, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %46
  %48 = addrspacecast ptr addrspace(1) %47 to ptr
  %49 = load i32, ptr addrspace(5) %13, align 4
  call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %48, i32 noundef %49) #6
  br label %50

50:                                               ; preds = %43, %4
  %51 = load i32, ptr addrspace(5) %13, align 4
  %52 = icmp eq i32 %51, 5
  br i1 %52, label %53, label %56

53:                                               ; preds = %50
  %54 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %55 = addrspacecast ptr addrspace(1) %54 to ptr
  call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %55, i32 noundef 3, i32 noundef 1) #6
  br label %56

56:                                               ; preds = %53, %50
  call void @_Z7barrierj(i32 noundef 3) #6
  %57 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %58 = addrspacecast ptr addrspace(1) %57 to ptr
  %59 = load i32, ptr addrspace(5) %14, align 4
  %60 = call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %58, i32 noundef %59, i32 noundef 0, i32 noundef 1) #6
  %61 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %62 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 1
  %63 = addrspacecast ptr addrspace(1) %62 to ptr
  %64 = load i32, ptr addrspace(5) %14, align 4
  %65 = call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %63, i32 noundef %64, i32 noundef 4, i32 noundef 2) #6
  %66 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %67 = getelementptr inbounds i32, ptr addrspace(1) %66, i64 2
  %68 = addrspacecast ptr addrspace(1) %67 to ptr
  %69 = call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %68, i32 noundef 2, i32 noundef 1) #6
  %70 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  store i32 %69, ptr addrspace(3) %70, align 4
  br label %71

71:                                               ; preds = %89, %56
  %72 = load i32, ptr addrspace(5) %13, align 4
  %73 = srem i32 %72, 8
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %87

75:                                               ; preds = %71
  %76 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %77 = getelementptr inbounds i32, ptr addrspace(1) %76, i64 2
  %78 = addrspacecast ptr addrspace(1) %77 to ptr
  %79 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %80 = addrspacecast ptr addrspace(3) %79 to ptr
  %81 = load ptr addrspace(3), ptr addrspace(5) %12, align 4
  %82 = load i32, ptr addrspace(3) %81, align 4
  %83 = load i32, ptr addrspace(5) %14, align 4
  %84 = add nsw i32 %82, %83
  %85 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %78, ptr noundef %80, i32 noundef %84, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %86 = xor i1 %85, true
  br label %87

87:                                               ; preds = %75, %71
  %88 = phi i1 [ false, %71 ], [ %86, %75 ]
  br i1 %88, label %89, label %90

89:                                               ; preds = %87
  br label %71

90:                                               ; preds = %87
  %91 = load i32, ptr addrspace(5) %13, align 4
  %92 = icmp eq i32 %91, 3
  br i1 %92, label %93, label %99

93:                                               ; preds = %90
  %94 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %95 = getelementptr inbounds i32, ptr addrspace(1) %94, i64 3
  %96 = addrspacecast ptr addrspace(1) %95 to ptr
  %97 = load i32, ptr addrspace(5) %14, align 4
  %98 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %96, i32 noundef %97, i32 noundef 0, i32 noundef 1) #6
  br label %99

99:                                               ; preds = %93, %90
  %100 = load i32, ptr addrspace(5) %13, align 4
  %101 = icmp eq i32 %100, 4
  br i1 %101, label %102, label %107

102:                                              ; preds = %99
  %103 = load ptr addrspace(1), ptr addrspace(5) %15, align 8
  %104 = getelementptr inbounds i32, ptr addrspace(1) %103, i64 4
  %105 = addrspacecast ptr addrspace(1) %104 to ptr
  %106 = load i32, ptr addrspace(5) %14, align 4
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %105, i32 noundef %106, i32 noundef 3, i32 noundef 1) #6
  br label %107

107:                                              ; preds = %102, %99
  %108 = load ptr addrspace(1), ptr addrspace(5) %16, align 8
  %109 = addrspacecast ptr addrspace(1) %108 to ptr
  %110 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %109, i32 noundef 4, i32 noundef 1) #6
  %111 = xor i1 %110, true
  %112 = zext i1 %111 to i32
  store i32 %112, ptr addrspace(5) %17, align 4
  %113 = load i32, ptr addrspace(5) %17, align 4
  %114 = icmp ne i32 %113, 0
  br i1 %114, label %115, label %119

115:                                              ; preds = %107
  %116 = load i32, ptr addrspace(5) %14, align 4
  %117 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %118 = getelementptr inbounds i32, ptr addrspace(1) %117, i64 6
  store i32 %116, ptr addrspace(1) %118, align 4
  br label %119

119:                                              ; preds = %115, %107
  call void @_Z7barrierj(i32 noundef 3) #6
  %120 = load i32, ptr addrspace(5) %13, align 4
  %121 = icmp slt i32 %120, 7
  br i1 %121, label %122, label %135

122:                                              ; preds = %119
  %123 = load ptr addrspace(1), ptr addrspace(5) %9, align 8
  %124 = load i32, ptr addrspace(5) %13, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr addrspace(1) %123, i64 %125
  %127 = load i32, ptr addrspace(1) %126, align 4
  %128 = load ptr addrspace(1), ptr %19, align 8
  %129 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %130 = mul i64 8, %129
  %131 = load i32, ptr addrspace(5) %13, align 4
  %132 = sext i32 %131 to i64
  %133 = add i64 %130, %132
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %128, i64 %133
  store i32 %127, ptr addrspace(1) %134, align 4
  br label %135

135:                                              ; preds = %122, %119
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @results_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_results_generic(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 8 %15, ptr addrspace(1) noundef align 4 %16) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_results_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca <2 x float>, align 8, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca <2 x i32>, align 8, addrspace(5)
  %14 = alloca ptr, align 8, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
  %16 = addrspacecast ptr addrspace(5) %5 to ptr
  %17 = addrspacecast ptr addrspace(5) %6 to ptr
  %18 = addrspacecast ptr addrspace(5) %7 to ptr
  %19 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %16, align 8
  store ptr addrspace(1) %1, ptr %17, align 8
  store ptr addrspace(1) %2, ptr %18, align 8
  store ptr addrspace(1) %3, ptr %19, align 8
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %20, ptr addrspace(5) %9, align 8
  %21 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  store i64 %21, ptr addrspace(5) %10, align 8
  %22 = load i64, ptr addrspace(5) %9, align 8
  %23 = and i64 %22, 1
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %4
  %26 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @results_generic.p_held, i32 %27
  %29 = addrspacecast ptr addrspace(3) %28 to ptr
  br label %32

30:                                               ; preds = %4
  %31 = addrspacecast ptr addrspace(5) %11 to ptr
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %29, %25 ], [ %31, %30 ]
  store ptr %33, ptr addrspace(5) %12, align 8
  %34 = load i64, ptr addrspace(5) %9, align 8
  %35 = and i64 %34, 1
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %37, label %42

37:                                               ; preds = %32
  %38 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %39 = trunc i64 %38 to i32
  %40 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @results_generic.q_held, i32 %39
  %41 = addrspacecast ptr addrspace(3) %40 to ptr
  br label %44

42:                                               ; preds = %32
  %43 = addrspacecast ptr addrspace(5) %13 to ptr
  br label %44

44:                                               ; preds = %42, %37
  %45 = phi ptr [ %41, %37 ], [ %43, %42 ]
  store ptr %45, ptr addrspace(5) %14, align 8
  %46 = load i64, ptr addrspace(5) %9, align 8
  %47 = load ptr addrspace(1), ptr %16, align 8
  %48 = addrspacecast ptr addrspace(1) %47 to ptr
  %49 = call <2 x float> @_Z6vload2mPKf(i64 noundef %46, ptr noundef %48) #8
  store <2 x float> %49, ptr addrspace(5) %15, align 8
  %50 = load <2 x float>, ptr addrspace(5) %15, align 8
  %51 = load ptr, ptr addrspace(5) %12, align 8
  %52 = call <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef %50, ptr noundef %51) #6
  %53 = load ptr addrspace(1), ptr %17, align 8
  %54 = load i64, ptr addrspace(5) %9, align 8
  %55 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %53, i64 %54
  store <2 x float> %52, ptr addrspace(1) %55, align 8
  %56 = load ptr, ptr addrspace(5) %12, align 8
  %57 = load <2 x float>, ptr %56, align 8
  %58 = load ptr addrspace(1), ptr %17, align 8
  %59 = load i64, ptr addrspace(5) %10, align 8
  %60 = load i64, ptr addrspace(5) %9, align 8
  %61 = add i64 %59, %60
  %62 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %58, i64 %61
  store <2 x float> %57, ptr addrspace(1) %62, align 8
  %63 = load <2 x float>, ptr addrspace(5) %15, align 8
  %64 = load ptr, ptr addrspace(5) %12, align 8
  %65 = call <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef %63, ptr noundef %64) #6
  %66 = load ptr addrspace(1), ptr %17, align 8
  %67 = load i64, ptr addrspace(5) %10, align 8
  %68 = mul i64 2, %67
  %69 = load i64, ptr addrspace(5) %9, align 8
  %70 = add i64 %68, %69
  %71 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %66, i64 %70
  store <2 x float> %65, ptr addrspace(1) %71, align 8
  %72 = load ptr, ptr addrspace(5) %12, align 8
  %73 = load <2 x float>, ptr %72, align 8
  %74 = load ptr addrspace(1), ptr %17, align 8
  %75 = load i64, ptr addrspace(5) %10, align 8
  %76 = mul i64 3, %75
  %77 = load i64, ptr addrspace(5) %9, align 8
  %78 = add i64 %76, %77
  %79 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %74, i64 %78
  store <2 x float> %73, ptr addrspace(1) %79, align 8
  %80 = load <2 x float>, ptr addrspace(5) %15, align 8
  %81 = load ptr, ptr addrspace(5) %12, align 8
  %82 = call <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef %80, ptr noundef %81) #6
  %83 = load ptr addrspace(1), ptr %17, align 8
  %84 = load i64, ptr addrspace(5) %10, align 8
  %85 = mul i64 4, %84
  %86 = load i64, ptr addrspace(5) %9, align 8
  %87 = add i64 %85, %86
  %88 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %83, i64 %87
  store <2 x float> %82, ptr addrspace(1) %88, align 8
  %89 = load ptr, ptr addrspace(5) %12, align 8
  %90 = load <2 x float>, ptr %89, align 8
  %91 = load ptr addrspace(1), ptr %17, align 8
  %92 = load i64, ptr addrspace(5) %10, align 8
  %93 = mul i64 5, %92
  %94 = load i64, ptr addrspace(5) %9, align 8
  %95 = add i64 %93, %94
  %96 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %91, i64 %95
  store <2 x float> %90, ptr addrspace(1) %96, align 8
  %97 = load <2 x float>, ptr addrspace(5) %15, align 8
  %98 = load ptr, ptr addrspace(5) %14, align 8
  %99 = call <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef %97, ptr noundef %98) #6
  %100 = load ptr addrspace(1), ptr %17, align 8
  %101 = load i64, ptr addrspace(5) %10, align 8
  %102 = mul i64 6, %101
  %103 = load i64, ptr addrspace(5) %9, align 8
  %104 = add i64 %102, %103
  %105 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %100, i64 %104
  store <2 x float> %99, ptr addrspace(1) %105, align 8
  %106 = load ptr, ptr addrspace(5) %14, align 8
  %107 = load <2 x i32>, ptr %106, align 8
  %108 = load ptr addrspace(1), ptr %18, align 8
  %109 = load i64, ptr addrspace(5) %9, align 8
  %110 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %108, i64 %109
  store <2 x i32> %107, ptr addrspace(1) %110, align 8
  %111 = load <2 x float>, ptr addrspace(5) %15, align 8
  %112 = load ptr, ptr addrspace(5) %14, align 8
  %113 = call <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef %111, <2 x float> noundef splat (float 7.500000e-01), ptr noundef %112) #6
  %114 = load ptr addrspace(1), ptr %17, align 8
  %115 = load i64, ptr addrspace(5) %10, align 8
  %116 = mul i64 7, %115
  %117 = load i64, ptr addrspace(5) %9, align 8
  %118 = add i64 %116, %117
  %119 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %114, i64 %118
  store <2 x float> %113, ptr addrspace(1) %119, align 8
  %120 = load ptr, ptr addrspace(5) %14, align 8
  %121 = load <2 x i32>, ptr %120, align 8
  %122 = load ptr addrspace(1), ptr %18, align 8
  %123 = load i64, ptr addrspace(5) %10, align 8
  %124 = load i64, ptr addrspace(5) %9, align 8
  %125 = add i64 %123, %124
  %126 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %122, i64 %125
  store <2 x i32> %121, ptr addrspace(1) %126, align 8
  %127 = load <2 x float>, ptr addrspace(5) %15, align 8
  %128 = load ptr, ptr addrspace(5) %14, align 8
  %129 = call <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef %127, ptr noundef %128) #6
  %130 = load ptr addrspace(1), ptr %17, align 8
  %131 = load i64, ptr addrspace(5) %10, align 8
  %132 = mul i64 8, %131
  %133 = load i64, ptr addrspace(5) %9, align 8
  %134 = add i64 %132, %133
  %135 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %130, i64 %134
  store <2 x float> %129, ptr addrspace(1) %135, align 8
  %136 = load ptr, ptr addrspace(5) %14, align 8
  %137 = load <2 x i32>, ptr %136, align 8
  %138 = load ptr addrspace(1), ptr %18, align 8
  %139 = load i64, ptr addrspace(5) %10, align 8
  %140 = mul i64 2, %139
  %141 = load i64, ptr addrspace(5) %9, align 8
  %142 = add i64 %140, %141
  %143 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %138, i64 %142
  store <2 x i32> %137, ptr addrspace(1) %143, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_vectors_generic(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_vectors_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = alloca <16 x float>, align 64, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca <4 x float>, align 16, addrspace(5)
  %12 = alloca <3 x float>, align 16, addrspace(5)
  %13 = alloca <2 x i16>, align 4, addrspace(5)
  %14 = alloca <2 x double>, align 16, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %4 to ptr
  %16 = addrspacecast ptr addrspace(5) %5 to ptr
  %17 = addrspacecast ptr addrspace(5) %6 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  %19 = addrspacecast ptr addrspace(5) %13 to ptr
  %20 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  store ptr addrspace(1) %1, ptr %16, align 8
  store ptr addrspace(1) %2, ptr %17, align 8
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %21, ptr addrspace(5) %7, align 8
  %22 = call i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %23 = mul i64 16, %22
  store i64 %23, ptr addrspace(5) %8, align 8
  %24 = load i64, ptr addrspace(5) %7, align 8
  %25 = and i64 %24, 1
  %26 = icmp ne i64 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %3
  %28 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds nuw <16 x float>, ptr addrspace(3) @vectors_generic.p_held, i32 %29
  %31 = addrspacecast ptr addrspace(3) %30 to ptr
  br label %34

32:                                               ; preds = %3
  %33 = addrspacecast ptr addrspace(5) %9 to ptr
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi ptr [ %31, %27 ], [ %33, %32 ]
  store ptr %35, ptr addrspace(5) %10, align 8
  %36 = load i64, ptr addrspace(5) %7, align 8
  %37 = load ptr addrspace(1), ptr %15, align 8
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  %39 = call <4 x float> @_Z6vload4mPKf(i64 noundef %36, ptr noundef %38) #8
  store <4 x float> %39, ptr addrspace(5) %11, align 16
  %40 = load <4 x float>, ptr addrspace(5) %11, align 16
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 3>
  %42 = load ptr, ptr addrspace(5) %10, align 8
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %41, i64 noundef 1, ptr noundef %42) #6
  %43 = load ptr, ptr addrspace(5) %10, align 8
  %44 = call <3 x float> @_Z6vload3mPKf(i64 noundef 1, ptr noundef %43) #8
  store <3 x float> %44, ptr %18, align 16
  %45 = load <3 x float>, ptr %18, align 16
  %46 = extractelement <3 x float> %45, i64 1
  %47 = load ptr addrspace(1), ptr %16, align 8
  %48 = load i64, ptr addrspace(5) %7, align 8
  %49 = mul i64 16, %48
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %47, i64 %49
  store float %46, ptr addrspace(1) %50, align 4
  %51 = load <4 x float>, ptr addrspace(5) %11, align 16
  %52 = call <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef %51) #7
  %53 = load ptr, ptr addrspace(5) %10, align 8
  call void @_Z7vstore4Dv4_smPs(<4 x i16> noundef %52, i64 noundef 1, ptr noundef %53) #6
  %54 = load ptr, ptr addrspace(5) %10, align 8
  %55 = call <2 x i16> @_Z6vload2mPKs(i64 noundef 2, ptr noundef %54) #8
  store <2 x i16> %55, ptr %19, align 4
  %56 = load <2 x i16>, ptr %19, align 4
  %57 = extractelement <2 x i16> %56, i64 1
  %58 = sitofp i16 %57 to float
  %59 = load ptr addrspace(1), ptr %16, align 8
  %60 = load i64, ptr addrspace(5) %7, align 8
  %61 = mul i64 16, %60
  %62 = add i64 %61, 1
  %63 = getelementptr inbounds nuw float, ptr addrspace(1) %59, i64 %62
  store float %58, ptr addrspace(1) %63, align 4
  %64 = load <4 x float>, ptr addrspace(5) %11, align 16
  %65 = shufflevector <4 x float> %64, <4 x float> poison, <2 x i32> <i32 0, i32 3>
  %66 = call <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef %65) #7
  %67 = load ptr, ptr addrspace(5) %10, align 8
  call void @_Z7vstore2Dv2_dmPd(<2 x double> noundef %66, i64 noundef 0, ptr noundef %67) #6
  %68 = load ptr, ptr addrspace(5) %10, align 8
  %69 = call <2 x double> @_Z6vload2mPKd(i64 noundef 0, ptr noundef %68) #8
  store <2 x double> %69, ptr %20, align 16
  %70 = load <2 x double>, ptr %20, align 16
  %71 = extractelement <2 x double> %70, i64 1
  %72 = fptrunc double %71 to float
  %73 = load ptr addrspace(1), ptr %16, align 8
  %74 = load i64, ptr addrspace(5) %7, align 8
  %75 = mul i64 16, %74
  %76 = add i64 %75, 2
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %73, i64 %76
  store float %72, ptr addrspace(1) %77, align 4
  %78 = load <4 x float>, ptr addrspace(5) %11, align 16
  %79 = extractelement <4 x float> %78, i64 0
  %80 = load ptr, ptr addrspace(5) %10, align 8
  call void @_Z15vstore_half_rtnfmPDh(float noundef %79, i64 noundef 1, ptr noundef %80) #6
  %81 = load ptr, ptr addrspace(5) %10, align 8
  %82 = call float @_Z10vload_halfmPKDh(i64 noundef 1, ptr noundef %81) #8
  %83 = load ptr addrspace(1), ptr %16, align 8
  %84 = load i64, ptr addrspace(5) %7, align 8
  %85 = mul i64 16, %84
  %86 = add i64 %85, 3
  %87 = getelementptr inbounds nuw float, ptr addrspace(1) %83, i64 %86
  store float %82, ptr addrspace(1) %87, align 4
  %88 = load <4 x float>, ptr addrspace(5) %11, align 16
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %90 = load ptr, ptr addrspace(5) %10, align 8
  call void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef %89, i64 noundef 1, ptr noundef %90) #6
  %91 = load ptr, ptr addrspace(5) %10, align 8
  %92 = call <3 x float> @_Z12vloada_half3mPKDh(i64 noundef 1, ptr noundef %91) #8
  %93 = load ptr addrspace(1), ptr %16, align 8
  %94 = load i64, ptr addrspace(5) %7, align 8
  %95 = mul i64 16, %94
  %96 = getelementptr inbounds nuw float, ptr addrspace(1) %93, i64 %95
  %97 = getelementptr inbounds float, ptr addrspace(1) %96, i64 4
  %98 = addrspacecast ptr addrspace(1) %97 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %92, i64 noundef 0, ptr noundef %98) #6
  %99 = load <4 x float>, ptr addrspace(5) %11, align 16
  %100 = load ptr, ptr addrspace(5) %10, align 8
  call void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef %99, i64 noundef 1, ptr noundef %100) #6
  %101 = load ptr, ptr addrspace(5) %10, align 8
  %102 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 1, ptr noundef %101) #8
  %103 = load ptr addrspace(1), ptr %16, align 8
  %104 = load i64, ptr addrspace(5) %7, align 8
  %105 = mul i64 16, %104
  %106 = getelementptr inbounds nuw float, ptr addrspace(1) %103, i64 %105
  %107 = getelementptr inbounds float, ptr addrspace(1) %106, i64 8
  %108 = addrspacecast ptr addrspace(1) %107 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %102, i64 noundef 0, ptr noundef %108) #6
  %109 = load <4 x float>, ptr addrspace(5) %11, align 16
  %110 = call <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef %109) #7
  %111 = load ptr, ptr addrspace(5) %10, align 8
  call void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef %110, i64 noundef 0, ptr noundef %111) #6
  %112 = load ptr, ptr addrspace(5) %10, align 8
  %113 = call <4 x float> @_Z11vload_half4mPKDh(i64 noundef 0, ptr noundef %112) #8
  %114 = load ptr addrspace(1), ptr %16, align 8
  %115 = load i64, ptr addrspace(5) %7, align 8
  %116 = mul i64 16, %115
  %117 = getelementptr inbounds nuw float, ptr addrspace(1) %114, i64 %116
  %118 = getelementptr inbounds float, ptr addrspace(1) %117, i64 12
  %119 = addrspacecast ptr addrspace(1) %118 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %113, i64 noundef 0, ptr noundef %119) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @c11_local_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_c11_local_generic(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_c11_local_generic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !12 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(3), align 4, addrspace(5)
  %15 = alloca ptr addrspace(3), align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = addrspacecast ptr addrspace(5) %5 to ptr
  %18 = addrspacecast ptr addrspace(5) %6 to ptr
  %19 = addrspacecast ptr addrspace(5) %7 to ptr
  %20 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %17, align 8
  store ptr addrspace(1) %1, ptr %18, align 8
  store ptr addrspace(1) %2, ptr %19, align 8
  store ptr addrspace(1) %3, ptr %20, align 8
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %21, ptr addrspace(5) %9, align 8
  %22 = load i64, ptr addrspace(5) %9, align 8
  %23 = and i64 %22, 1
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %4
  %26 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @c11_local_generic.p_held, i32 %27
  %29 = addrspacecast ptr addrspace(3) %28 to ptr
  br label %32

30:                                               ; preds = %4
  %31 = addrspacecast ptr addrspace(5) %10 to ptr
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %29, %25 ], [ %31, %30 ]
  store ptr %33, ptr addrspace(5) %11, align 8
  %34 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr addrspace(5) %12, align 4
  %36 = load ptr addrspace(1), ptr %17, align 8
  %37 = load i64, ptr addrspace(5) %9, align 8
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4
  store i32 %39, ptr addrspace(5) %13, align 4
  store ptr addrspace(3) @c11_local_generic.t, ptr addrspace(5) %14, align 4
  store ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @c11_local_generic.t, i32 5), ptr addrspace(5) %15, align 4
  %40 = load i32, ptr addrspace(5) %12, align 4
  %41 = icmp slt i32 %40, 5
  br i1 %41, label %42, label %48

42:                                               ; preds = %32
  %43 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %44 = load i32, ptr addrspace(5) %12, align 4
  %45 = getelementptr inbounds i32, ptr addrspace(3) %43, i32 %44
  %46 = addrspacecast ptr addrspace(3) %45 to ptr
  %47 = load i32, ptr addrspace(5) %12, align 4
  call void @_Z11atomic_initPVU7_Atomicii(ptr noundef %46, i32 noundef %47) #6
  br label %48

48:                                               ; preds = %42, %32
  %49 = load i32, ptr addrspace(5) %12, align 4
  %50 = icmp eq i32 %49, 5
  br i1 %50, label %51, label %54

51:                                               ; preds = %48
  %52 = load ptr addrspace(3), ptr addrspace(5) %15, align 4
  %53 = addrspacecast ptr addrspace(3) %52 to ptr
  call void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %53, i32 noundef 3, i32 noundef 1) #6
  br label %54

54:                                               ; preds = %51, %48
  call void @_Z7barrierj(i32 noundef 3) #6
  %55 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %56 = addrspacecast ptr addrspace(3) %55 to ptr
  %57 = load i32, ptr addrspace(5) %13, align 4
  %58 = call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %56, i32 noundef %57, i32 noundef 0, i32 noundef 1) #6
  %59 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %60 = getelementptr inbounds i32, ptr addrspace(3) %59, i32 1
  %61 = addrspacecast ptr addrspace(3) %60 to ptr
  %62 = load i32, ptr addrspace(5) %13, align 4
  %63 = call i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %61, i32 noundef %62, i32 noundef 4, i32 noundef 2) #6
  %64 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %65 = getelementptr inbounds i32, ptr addrspace(3) %64, i32 2
  %66 = addrspacecast ptr addrspace(3) %65 to ptr
  %67 = call i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %66, i32 noundef 2, i32 noundef 1) #6
  %68 = load ptr, ptr addrspace(5) %11, align 8
  store i32 %67, ptr %68, align 4
  br label %69

69:                                               ; preds = %86, %54
  %70 = load i32, ptr addrspace(5) %12, align 4
  %71 = srem i32 %70, 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %84

73:                                               ; preds = %69
  %74 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %75 = getelementptr inbounds i32, ptr addrspace(3) %74, i32 2
  %76 = addrspacecast ptr addrspace(3) %75 to ptr
  %77 = load ptr, ptr addrspace(5) %11, align 8
  %78 = load ptr, ptr addrspace(5) %11, align 8
  %79 = load i32, ptr %78, align 4
  %80 = load i32, ptr addrspace(5) %13, align 4
  %81 = add nsw i32 %79, %80
  %82 = call zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef %76, ptr noundef %77, i32 noundef %81, i32 noundef 0, i32 noundef 0, i32 noundef 1) #6
  %83 = xor i1 %82, true
  br label %84

84:                                               ; preds = %73, %69
  %85 = phi i1 [ false, %69 ], [ %83, %73 ]
  br i1 %85, label %86, label %87

86:                                               ; preds = %84
  br label %69

87:                                               ; preds = %84
  %88 = load i32, ptr addrspace(5) %12, align 4
  %89 = icmp eq i32 %88, 3
  br i1 %89, label %90, label %96

90:                                               ; preds = %87
  %91 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %92 = getelementptr inbounds i32, ptr addrspace(3) %91, i32 3
  %93 = addrspacecast ptr addrspace(3) %92 to ptr
  %94 = load i32, ptr addrspace(5) %13, align 4
  %95 = call i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %93, i32 noundef %94, i32 noundef 0, i32 noundef 1) #6
  br label %96

96:                                               ; preds = %90, %87
  %97 = load i32, ptr addrspace(5) %12, align 4
  %98 = icmp eq i32 %97, 4
  br i1 %98, label %99, label %104

99:                                               ; preds = %96
  %100 = load ptr addrspace(3), ptr addrspace(5) %14, align 4
  %101 = getelementptr inbounds i32, ptr addrspace(3) %100, i32 4
  %102 = addrspacecast ptr addrspace(3) %101 to ptr
  %103 = load i32, ptr addrspace(5) %13, align 4
  call void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef %102, i32 noundef %103, i32 noundef 3, i32 noundef 1) #6
  br label %104

104:                                              ; preds = %99, %96
  %105 = load ptr addrspace(3), ptr addrspace(5) %15, align 4
  %106 = addrspacecast ptr addrspace(3) %105 to ptr
  %107 = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef %106, i32 noundef 4, i32 noundef 1) #6
  %108 = xor i1 %107, true
  %109 = zext i1 %108 to i32
  store i32 %109, ptr addrspace(5) %16, align 4
  %110 = load i32, ptr addrspace(5) %16, align 4
  %111 = icmp ne i32 %110, 0
  br i1 %111, label %112, label %114

112:                                              ; preds = %104
  %113 = load i32, ptr addrspace(5) %13, align 4
  store i32 %113, ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @c11_local_generic.t, i64 0, i64 6), align 4
  br label %114

114:                                              ; preds = %112, %104
  call void @_Z7barrierj(i32 noundef 3) #6
  %115 = load i32, ptr addrspace(5) %12, align 4
  %116 = icmp slt i32 %115, 7
  br i1 %116, label %117, label %129

117:                                              ; preds = %114
  %118 = load i32, ptr addrspace(5) %12, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [16 x i32], ptr addrspace(3) @c11_local_generic.t, i64 0, i64 %119
  %121 = load i32, ptr addrspace(3) %120, align 4
  %122 = load ptr addrspace(1), ptr %18, align 8
  %123 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %124 = mul i64 8, %123
  %125 = load i32, ptr addrspace(5) %12, align 4
  %126 = sext i32 %125 to i64
  %127 = add i64 %124, %126
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %122, i64 %127
  store i32 %121, ptr addrspace(1) %128, align 4
  br label %129

129:                                              ; preds = %117, %114
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !14 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(4) %0, ptr %7, align 8
  store ptr addrspace(4) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(4), ptr %7, align 8
  %11 = load ptr addrspace(4), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_vectors_constant(ptr addrspace(4) noundef align 4 %10, ptr addrspace(4) noundef align 2 %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_vectors_constant(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !14 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca <2 x float>, align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(4) %0, ptr %9, align 8
  store ptr addrspace(4) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %13, ptr addrspace(5) %7, align 8
  %14 = load i64, ptr addrspace(5) %7, align 8
  %15 = load ptr addrspace(4), ptr %9, align 8
  %16 = call <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %14, ptr addrspace(4) noundef %15) #8
  %17 = load i64, ptr addrspace(5) %7, align 8
  %18 = and i64 %17, 3
  %19 = call <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef %18, ptr addrspace(4) noundef @table) #8
  store <2 x float> %19, ptr %12, align 8
  %20 = load <2 x float>, ptr %12, align 8
  %21 = shufflevector <2 x float> %20, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %22 = fadd <4 x float> %16, %21
  %23 = load ptr addrspace(1), ptr %11, align 8
  %24 = load i64, ptr addrspace(5) %7, align 8
  %25 = mul i64 16, %24
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %25
  %27 = addrspacecast ptr addrspace(1) %26 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %22, i64 noundef 0, ptr noundef %27) #6
  %28 = load i64, ptr addrspace(5) %7, align 8
  %29 = load ptr addrspace(4), ptr %9, align 8
  %30 = call <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %28, ptr addrspace(4) noundef %29) #8
  %31 = load ptr addrspace(1), ptr %11, align 8
  %32 = load i64, ptr addrspace(5) %7, align 8
  %33 = mul i64 16, %32
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %31, i64 %33
  %35 = getelementptr inbounds float, ptr addrspace(1) %34, i64 4
  %36 = addrspacecast ptr addrspace(1) %35 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %30, i64 noundef 0, ptr noundef %36) #6
  %37 = load i64, ptr addrspace(5) %7, align 8
  %38 = load ptr addrspace(4), ptr %10, align 8
  %39 = call <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %37, ptr addrspace(4) noundef %38) #8
  %40 = load ptr addrspace(1), ptr %11, align 8
  %41 = load i64, ptr addrspace(5) %7, align 8
  %42 = mul i64 16, %41
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %40, i64 %42
  %44 = getelementptr inbounds float, ptr addrspace(1) %43, i64 8
  %45 = addrspacecast ptr addrspace(1) %44 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %39, i64 noundef 0, ptr noundef %45) #6
  %46 = load i64, ptr addrspace(5) %7, align 8
  %47 = load ptr addrspace(4), ptr %10, align 8
  %48 = call <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef %46, ptr addrspace(4) noundef %47) #8
  %49 = load ptr addrspace(1), ptr %11, align 8
  %50 = load i64, ptr addrspace(5) %7, align 8
  %51 = mul i64 16, %50
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %49, i64 %51
  %53 = getelementptr inbounds float, ptr addrspace(1) %52, i64 12
  %54 = addrspacecast ptr addrspace(1) %53 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %48, i64 noundef 0, ptr noundef %54) #6
  %55 = load i64, ptr addrspace(5) %7, align 8
  %56 = load ptr addrspace(4), ptr %10, align 8
  %57 = call float @_Z10vload_halfmPU3AS4KDh(i64 noundef %55, ptr addrspace(4) noundef %56) #8
  %58 = load ptr addrspace(1), ptr %11, align 8
  %59 = load i64, ptr addrspace(5) %7, align 8
  %60 = mul i64 16, %59
  %61 = add i64 %60, 15
  %62 = getelementptr inbounds nuw float, ptr addrspace(1) %58, i64 %61
  store float %57, ptr addrspace(1) %62, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(3), align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store ptr addrspace(1) %2, ptr %13, align 8
  store ptr addrspace(1) %3, ptr %14, align 8
  store ptr addrspace(3) %4, ptr %15, align 4
  %16 = load ptr addrspace(1), ptr %11, align 8
  %17 = load ptr addrspace(1), ptr %12, align 8
  %18 = load ptr addrspace(1), ptr %13, align 8
  %19 = load ptr addrspace(1), ptr %14, align 8
  %20 = load ptr addrspace(3), ptr %15, align 4
  call void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, ptr addrspace(1) noundef align 4 %18, ptr addrspace(1) noundef align 4 %19, ptr addrspace(3) noundef align 4 %20) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(3) noundef align 4 %4) #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(3), align 4, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca [2 x ptr], align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr, align 8, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  store ptr addrspace(1) %1, ptr %16, align 8
  store ptr addrspace(1) %2, ptr %17, align 8
  store ptr addrspace(1) %3, ptr %18, align 8
  store ptr addrspace(3) %4, ptr %19, align 4
  %20 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  store i64 %20, ptr addrspace(5) %11, align 8
  %21 = load ptr addrspace(1), ptr %15, align 8
  %22 = load i64, ptr addrspace(5) %11, align 8
  %23 = mul i64 128, %22
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %21, i64 %23
  call void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) noundef %24, i64 noundef 128) #6
  store i32 0, ptr addrspace(5) %13, align 4
  br label %25

25:                                               ; preds = %45, %5
  %26 = load i32, ptr addrspace(5) %13, align 4
  %27 = icmp slt i32 %26, 2
  br i1 %27, label %28, label %48

28:                                               ; preds = %25
  %29 = load ptr addrspace(3), ptr %19, align 4
  %30 = load i32, ptr addrspace(5) %13, align 4
  %31 = mul nsw i32 64, %30
  %32 = getelementptr inbounds float, ptr addrspace(3) %29, i32 %31
  %33 = load ptr addrspace(1), ptr %15, align 8
  %34 = load i64, ptr addrspace(5) %11, align 8
  %35 = mul i64 128, %34
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %33, i64 %35
  %37 = load i32, ptr addrspace(5) %13, align 4
  %38 = mul nsw i32 64, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %39
  %41 = call ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef %32, ptr addrspace(1) noundef %40, i64 noundef 64, ptr null) #6
  %42 = load i32, ptr addrspace(5) %13, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [2 x ptr], ptr addrspace(5) %12, i64 0, i64 %43
  store ptr %41, ptr addrspace(5) %44, align 8
  br label %45

45:                                               ; preds = %28
  %46 = load i32, ptr addrspace(5) %13, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr addrspace(5) %13, align 4
  br label %25

48:                                               ; preds = %25
  %49 = getelementptr inbounds [2 x ptr], ptr addrspace(5) %12, i64 0, i64 0
  %50 = addrspacecast ptr addrspace(5) %49 to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 2, ptr noundef %50) #6
  %51 = load ptr addrspace(1), ptr %17, align 8
  %52 = load i64, ptr addrspace(5) %11, align 8
  %53 = mul i64 128, %52
  %54 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %51, i64 %53
  %55 = call ptr @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.threes, ptr addrspace(1) noundef %54, i64 noundef 64, i64 noundef 2, ptr null) #6
  store ptr %55, ptr addrspace(5) %14, align 8
  %56 = load ptr addrspace(1), ptr %16, align 8
  %57 = load i64, ptr addrspace(5) %11, align 8
  %58 = mul i64 128, %57
  %59 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %56, i64 %58
  %60 = load ptr addrspace(3), ptr %19, align 4
  %61 = load ptr, ptr addrspace(5) %14, align 8
  %62 = call ptr @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %59, ptr addrspace(3) noundef %60, i64 noundef 64, i64 noundef 2, ptr %61) #6
  store ptr %62, ptr addrspace(5) %14, align 8
  %63 = addrspacecast ptr addrspace(5) %14 to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %63) #6
  %64 = load ptr addrspace(1), ptr %18, align 8
  %65 = load i64, ptr addrspace(5) %11, align 8
  %66 = mul i64 64, %65
  %67 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %64, i64 %66
  %68 = call ptr @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef %67, ptr addrspace(3) noundef @copies.threes, i64 noundef 64, ptr null) #6
  store ptr %68, ptr addrspace(5) %14, align 8
  %69 = addrspacecast ptr addrspace(5) %14 to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %69) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @prints() #0 !kernel_arg_addr_space !27 !kernel_arg_access_qual !27 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !27 {
  call void @__clang_ocl_kern_imp_prints() #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_prints() #1 !kernel_arg_addr_space !27 !kernel_arg_access_qual !27 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !27 {
  %1 = alloca i64, align 8, addrspace(5)
  %2 = alloca <2 x i32>, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  %4 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  store i64 %4, ptr addrspace(5) %1, align 8
  %5 = load i64, ptr addrspace(5) %1, align 8
  %6 = urem i64 %5, 64
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %0
  %9 = load i64, ptr addrspace(5) %1, align 8
  %10 = trunc i64 %9 to i32
  store <2 x i32> <i32 1, i32 2>, ptr %3, align 8
  %11 = load <2 x i32>, ptr %3, align 8
  %12 = call ptr addrspace(1) @__printf_alloc(i32 20)
  br label %13

13:                                               ; preds = %8
  %14 = icmp ne ptr addrspace(1) %12, null
  br i1 %14, label %15, label %21

15:                                               ; preds = %13
  %16 = getelementptr i8, ptr addrspace(1) %12, i32 0
  %17 = bitcast ptr addrspace(1) %16 to ptr addrspace(1)
  store i32 2, ptr addrspace(1) %17, align 4
  %18 = getelementptr i8, ptr addrspace(1) %12, i32 4
  store i32 %10, ptr addrspace(1) %18, align 4
  %19 = getelementptr i8, ptr addrspace(1) %18, i32 4
  store i32 97, ptr addrspace(1) %19, align 4
  %20 = getelementptr i8, ptr addrspace(1) %19, i32 4
  store <2 x i32> %11, ptr addrspace(1) %20, align 8
  br label %21

21:                                               ; preds = %13, %15
  %22 = load float, ptr addrspace(4) getelementptr inbounds ([8 x float], ptr addrspace(4) @table, i64 0, i64 1), align 4
  %23 = fpext float %22 to double
  %24 = call ptr addrspace(1) @__printf_alloc(i32 8)
  br label %25

25:                                               ; preds = %21
  %26 = icmp ne ptr addrspace(1) %24, null
  br i1 %26, label %27, label %31

27:                                               ; preds = %25
  %28 = getelementptr i8, ptr addrspace(1) %24, i32 0
  %29 = bitcast ptr addrspace(1) %28 to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %29, align 4
  %30 = getelementptr i8, ptr addrspace(1) %24, i32 4
  store float %22, ptr addrspace(1) %30, align 4
  br label %31

31:                                               ; preds = %25, %27
  br label %32

32:                                               ; preds = %31, %0
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z15get_global_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x float> @_Z6vload2mPKf(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z4modfDv2_fPS_(<2 x float> noundef, ptr noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5fractDv2_fPS_(<2 x float> noundef, ptr noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6sincosDv2_fPS_(<2 x float> noundef, ptr noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> noundef, ptr noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> noundef, <2 x float> noundef, ptr noundef) #4

; Function Attrs: convergent nounwind
declare hidden <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore3Dv3_fmPf(<3 x float> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z6vload3mPKf(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_smPs(<4 x i16> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x i16> @_Z14convert_short4Dv4_f(<4 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x i16> @_Z6vload2mPKs(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore2Dv2_dmPd(<2 x double> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <2 x double> @_Z15convert_double2Dv2_f(<2 x float> noundef) #2

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <2 x double> @_Z6vload2mPKd(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z15vstore_half_rtnfmPDh(float noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden float @_Z10vload_halfmPKDh(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <3 x float> @_Z12vloada_half3mPKDh(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z16vstore_half4_rtpDv4_fmPDh(<4 x float> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z7vstore4Dv4_fmPf(<4 x float> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(read)
declare hidden <4 x float> @_Z11vload_half4mPKDh(i64 noundef, ptr noundef) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z12vstore_half4Dv4_dmPDh(<4 x double> noundef, i64 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <4 x double> @_Z15convert_double4Dv4_f(<4 x float> noundef) #2

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

; Function Attrs: convergent nounwind
declare hidden void @_Z11atomic_initPVU7_Atomicii(ptr noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z26atomic_flag_clear_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_max_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z20atomic_load_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_12memory_scope(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden i32 @_Z24atomic_exchange_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z21atomic_store_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden zeroext i1 @_Z33atomic_flag_test_and_set_explicitPVU7_Atomici12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef) #4

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
declare hidden ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, ptr) #4

; Function Attrs: convergent nounwind
declare hidden void @_Z17wait_group_eventsiP9ocl_event(i32 noundef, ptr noundef) #4

; Function Attrs: convergent nounwind
declare hidden ptr @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, ptr) #4

; Function Attrs: convergent nounwind
declare hidden ptr @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, ptr) #4

; Function Attrs: convergent nounwind
declare hidden ptr @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_m9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, ptr) #4

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
!4 = !{i32 2, i32 0}
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
!18 = !{!"int*", !"int*", !"int*", !"int*"}
!19 = !{i32 2, i32 2, i32 1}
!20 = !{!"float*", !"half*", !"float*"}
!21 = !{!"const", !"const", !""}
!22 = !{i32 1, i32 1, i32 1, i32 1, i32 3}
!23 = !{!"none", !"none", !"none", !"none", !"none"}
!24 = !{!"float*", !"float*", !"char3*", !"char3*", !"float*"}
!25 = !{!"float*", !"float*", !"char __attribute__((ext_vector_type(3)))*", !"char __attribute__((ext_vector_type(3)))*", !"float*"}
!26 = !{!"const", !"", !"const", !"", !""}
!27 = !{}

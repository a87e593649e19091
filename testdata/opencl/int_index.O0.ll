; ModuleID = 'int_index.cl'
source_filename = "int_index.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Two = type { <3 x i8>, <3 x i8> }
%struct.Ray = type { <3 x float>, float, [12 x i8] }
%union.Either = type { <3 x i8> }
%struct.Wide = type { i8, <3 x i8>, i64 }
%struct.One = type { <3 x double> }
%struct.Nest = type { [2 x %struct.Two], i16, %union.Either }
%struct.Four = type { <4 x i8>, <3 x i8> }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @chars(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_chars(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_chars(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca <3 x i8>, align 4, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <3 x i8>, ptr addrspace(1) %20, i64 %22
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 4
  %25 = shufflevector <4 x i8> %24, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = shufflevector <3 x i8> %25, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %26, ptr addrspace(5) %8, align 4
  br label %31

27:                                               ; preds = %3
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %13, align 4
  %28 = load <4 x i8>, ptr %13, align 4
  %29 = shufflevector <4 x i8> %28, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = shufflevector <3 x i8> %29, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %30, ptr addrspace(5) %8, align 4
  br label %31

31:                                               ; preds = %27, %19
  %32 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %33 = shufflevector <4 x i8> %32, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = load ptr addrspace(1), ptr %11, align 8
  %35 = load i32, ptr addrspace(5) %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds <3 x i8>, ptr addrspace(1) %34, i64 %36
  %38 = shufflevector <3 x i8> %33, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %38, ptr addrspace(1) %37, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @shorts(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_shorts(ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_shorts(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca <3 x i16>, align 8, addrspace(5)
  %9 = alloca <3 x i16>, align 8, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <3 x i16>, ptr addrspace(1) %20, i64 %22
  %24 = load <4 x i16>, ptr addrspace(1) %23, align 8
  %25 = shufflevector <4 x i16> %24, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = shufflevector <3 x i16> %25, <3 x i16> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i16> %26, ptr addrspace(5) %8, align 8
  br label %31

27:                                               ; preds = %3
  store <4 x i16> <i16 1, i16 2, i16 3, i16 undef>, ptr %13, align 8
  %28 = load <4 x i16>, ptr %13, align 8
  %29 = shufflevector <4 x i16> %28, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = shufflevector <3 x i16> %29, <3 x i16> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i16> %30, ptr addrspace(5) %8, align 8
  br label %31

31:                                               ; preds = %27, %19
  %32 = load <4 x i16>, ptr addrspace(5) %8, align 8
  %33 = shufflevector <4 x i16> %32, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = load ptr addrspace(1), ptr %11, align 8
  %35 = load i32, ptr addrspace(5) %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds <3 x i16>, ptr addrspace(1) %34, i64 %36
  %38 = shufflevector <3 x i16> %33, <3 x i16> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i16> %38, ptr addrspace(1) %37, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @halves(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_halves(ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_halves(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca <3 x half>, align 8, addrspace(5)
  %9 = alloca <3 x half>, align 8, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <3 x half>, ptr addrspace(1) %20, i64 %22
  %24 = load <4 x half>, ptr addrspace(1) %23, align 8
  %25 = shufflevector <4 x half> %24, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = shufflevector <3 x half> %25, <3 x half> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %26, ptr addrspace(5) %8, align 8
  br label %31

27:                                               ; preds = %3
  store <4 x half> <half 0xH3C00, half 0xH4000, half 0xH4200, half undef>, ptr %13, align 8
  %28 = load <4 x half>, ptr %13, align 8
  %29 = shufflevector <4 x half> %28, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = shufflevector <3 x half> %29, <3 x half> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %30, ptr addrspace(5) %8, align 8
  br label %31

31:                                               ; preds = %27, %19
  %32 = load <4 x half>, ptr addrspace(5) %8, align 8
  %33 = shufflevector <4 x half> %32, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = load ptr addrspace(1), ptr %11, align 8
  %35 = load i32, ptr addrspace(5) %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds <3 x half>, ptr addrspace(1) %34, i64 %36
  %38 = shufflevector <3 x half> %33, <3 x half> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %38, ptr addrspace(1) %37, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @floats(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_floats(ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_floats(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca <3 x float>, align 16, addrspace(5)
  %9 = alloca <3 x float>, align 16, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <3 x float>, ptr addrspace(1) %20, i64 %22
  %24 = load <3 x float>, ptr addrspace(1) %23, align 16
  store <3 x float> %24, ptr addrspace(5) %8, align 16
  br label %27

25:                                               ; preds = %3
  store <3 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, ptr %13, align 16
  %26 = load <3 x float>, ptr %13, align 16
  store <3 x float> %26, ptr addrspace(5) %8, align 16
  br label %27

27:                                               ; preds = %25, %19
  %28 = load <3 x float>, ptr addrspace(5) %8, align 16
  %29 = load ptr addrspace(1), ptr %11, align 8
  %30 = load i32, ptr addrspace(5) %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds <3 x float>, ptr addrspace(1) %29, i64 %31
  store <3 x float> %28, ptr addrspace(1) %32, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @doubles(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef align 32 %10, ptr addrspace(1) noundef align 32 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca <3 x double>, align 32, addrspace(5)
  %9 = alloca <3 x double>, align 32, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <3 x double>, ptr addrspace(1) %20, i64 %22
  %24 = load <4 x double>, ptr addrspace(1) %23, align 32
  %25 = shufflevector <4 x double> %24, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = shufflevector <3 x double> %25, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %26, ptr addrspace(5) %8, align 32
  br label %31

27:                                               ; preds = %3
  store <4 x double> <double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double undef>, ptr %13, align 32
  %28 = load <4 x double>, ptr %13, align 32
  %29 = shufflevector <4 x double> %28, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = shufflevector <3 x double> %29, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %30, ptr addrspace(5) %8, align 32
  br label %31

31:                                               ; preds = %27, %19
  %32 = load <4 x double>, ptr addrspace(5) %8, align 32
  %33 = shufflevector <4 x double> %32, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = load ptr addrspace(1), ptr %11, align 8
  %35 = load i32, ptr addrspace(5) %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds <3 x double>, ptr addrspace(1) %34, i64 %36
  %38 = shufflevector <3 x double> %33, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %38, ptr addrspace(1) %37, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @two(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_two(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_two(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Two, align 4, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = alloca <3 x i8>, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr addrspace(5) %7, align 4
  %18 = load i32, ptr addrspace(5) %7, align 4
  %19 = load i32, ptr %13, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %3
  %22 = load ptr addrspace(1), ptr %11, align 8
  %23 = load i32, ptr addrspace(5) %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.Two, ptr addrspace(1) %22, i64 %24
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %25, i64 8, i1 false)
  br label %35

26:                                               ; preds = %3
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %14, align 4
  %27 = load <4 x i8>, ptr %14, align 4
  %28 = shufflevector <4 x i8> %27, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %29 = getelementptr inbounds nuw %struct.Two, ptr addrspace(5) %8, i32 0, i32 0
  %30 = shufflevector <3 x i8> %28, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %30, ptr addrspace(5) %29, align 4
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %15, align 4
  %31 = load <4 x i8>, ptr %15, align 4
  %32 = shufflevector <4 x i8> %31, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %33 = getelementptr inbounds nuw %struct.Two, ptr addrspace(5) %8, i32 0, i32 1
  %34 = shufflevector <3 x i8> %32, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %34, ptr addrspace(5) %33, align 4
  br label %35

35:                                               ; preds = %26, %21
  %36 = load ptr addrspace(1), ptr %12, align 8
  %37 = load i32, ptr addrspace(5) %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Two, ptr addrspace(1) %36, i64 %38
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %39, ptr addrspace(5) align 4 %8, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @ray(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_ray(ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_ray(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Ray, align 16, addrspace(5)
  %9 = alloca <3 x float>, align 16, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.Ray, ptr addrspace(1) %20, i64 %22
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 16 %8, ptr addrspace(1) align 16 %23, i64 32, i1 false)
  br label %32

24:                                               ; preds = %3
  %25 = load i32, ptr addrspace(5) %7, align 4
  %26 = sitofp i32 %25 to float
  %27 = insertelement <3 x float> <float 1.000000e+00, float poison, float poison>, float %26, i32 1
  %28 = insertelement <3 x float> %27, float 2.000000e+00, i32 2
  store <3 x float> %28, ptr %13, align 16
  %29 = load <3 x float>, ptr %13, align 16
  %30 = getelementptr inbounds nuw %struct.Ray, ptr addrspace(5) %8, i32 0, i32 0
  store <3 x float> %29, ptr addrspace(5) %30, align 16
  %31 = getelementptr inbounds nuw %struct.Ray, ptr addrspace(5) %8, i32 0, i32 1
  store float 1.000000e+00, ptr addrspace(5) %31, align 16
  br label %32

32:                                               ; preds = %24, %19
  %33 = load ptr addrspace(1), ptr %11, align 8
  %34 = load i32, ptr addrspace(5) %7, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.Ray, ptr addrspace(1) %33, i64 %35
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 16 %36, ptr addrspace(5) align 16 %8, i64 32, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @either(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_either(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_either(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %union.Either, align 4, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %union.Either, ptr addrspace(1) %20, i64 %22
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %23, i64 4, i1 false)
  br label %28

24:                                               ; preds = %3
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %13, align 4
  %25 = load <4 x i8>, ptr %13, align 4
  %26 = shufflevector <4 x i8> %25, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %27 = shufflevector <3 x i8> %26, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %27, ptr addrspace(5) %8, align 4
  br label %28

28:                                               ; preds = %24, %19
  %29 = load ptr addrspace(1), ptr %11, align 8
  %30 = load i32, ptr addrspace(5) %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %union.Either, ptr addrspace(1) %29, i64 %31
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %32, ptr addrspace(5) align 4 %8, i64 4, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @wide(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_wide(ptr addrspace(1) noundef align 8 %10, ptr addrspace(1) noundef align 8 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_wide(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Wide, align 8, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.Wide, ptr addrspace(1) %20, i64 %22
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 8 %8, ptr addrspace(1) align 8 %23, i64 16, i1 false)
  br label %33

24:                                               ; preds = %3
  %25 = getelementptr inbounds nuw %struct.Wide, ptr addrspace(5) %8, i32 0, i32 0
  store i8 1, ptr addrspace(5) %25, align 8
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %13, align 4
  %26 = load <4 x i8>, ptr %13, align 4
  %27 = shufflevector <4 x i8> %26, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %28 = getelementptr inbounds nuw %struct.Wide, ptr addrspace(5) %8, i32 0, i32 1
  %29 = shufflevector <3 x i8> %27, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %29, ptr addrspace(5) %28, align 4
  %30 = load i32, ptr addrspace(5) %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds nuw %struct.Wide, ptr addrspace(5) %8, i32 0, i32 2
  store i64 %31, ptr addrspace(5) %32, align 8
  br label %33

33:                                               ; preds = %24, %19
  %34 = load ptr addrspace(1), ptr %11, align 8
  %35 = load i32, ptr addrspace(5) %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.Wide, ptr addrspace(1) %34, i64 %36
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 8 %37, ptr addrspace(5) align 8 %8, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @one(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_one(ptr addrspace(1) noundef align 32 %10, ptr addrspace(1) noundef align 32 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_one(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 32 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.One, align 32, addrspace(5)
  %9 = alloca <3 x double>, align 32, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.One, ptr addrspace(1) %20, i64 %22
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 32 %8, ptr addrspace(1) align 32 %23, i64 32, i1 false)
  br label %34

24:                                               ; preds = %3
  %25 = load i32, ptr addrspace(5) %7, align 4
  %26 = sitofp i32 %25 to double
  %27 = insertelement <3 x double> <double 1.000000e+00, double poison, double poison>, double %26, i32 1
  %28 = insertelement <3 x double> %27, double 2.000000e+00, i32 2
  %29 = shufflevector <3 x double> %28, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %29, ptr %13, align 32
  %30 = load <4 x double>, ptr %13, align 32
  %31 = shufflevector <4 x double> %30, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %32 = getelementptr inbounds nuw %struct.One, ptr addrspace(5) %8, i32 0, i32 0
  %33 = shufflevector <3 x double> %31, <3 x double> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %33, ptr addrspace(5) %32, align 32
  br label %34

34:                                               ; preds = %24, %19
  %35 = load ptr addrspace(1), ptr %11, align 8
  %36 = load i32, ptr addrspace(5) %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.One, ptr addrspace(1) %35, i64 %37
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 32 %38, ptr addrspace(5) align 32 %8, i64 32, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @nest(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_nest(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_nest(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Nest, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca <3 x i8>, align 4, addrspace(5)
  %11 = alloca <3 x i8>, align 4, addrspace(5)
  %12 = alloca <3 x i8>, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %4 to ptr
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  store i32 %2, ptr %15, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr addrspace(5) %7, align 4
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = load i32, ptr %15, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %29

24:                                               ; preds = %3
  %25 = load ptr addrspace(1), ptr %13, align 8
  %26 = load i32, ptr addrspace(5) %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %25, i64 %27
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %28, i64 24, i1 false)
  br label %61

29:                                               ; preds = %3
  store i32 0, ptr addrspace(5) %9, align 4
  br label %30

30:                                               ; preds = %50, %29
  %31 = load i32, ptr addrspace(5) %9, align 4
  %32 = icmp slt i32 %31, 2
  br i1 %32, label %33, label %53

33:                                               ; preds = %30
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %16, align 4
  %34 = load <4 x i8>, ptr %16, align 4
  %35 = shufflevector <4 x i8> %34, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = getelementptr inbounds nuw %struct.Nest, ptr addrspace(5) %8, i32 0, i32 0
  %37 = load i32, ptr addrspace(5) %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [2 x %struct.Two], ptr addrspace(5) %36, i64 0, i64 %38
  %40 = getelementptr inbounds nuw %struct.Two, ptr addrspace(5) %39, i32 0, i32 0
  %41 = shufflevector <3 x i8> %35, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %41, ptr addrspace(5) %40, align 4
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %17, align 4
  %42 = load <4 x i8>, ptr %17, align 4
  %43 = shufflevector <4 x i8> %42, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %44 = getelementptr inbounds nuw %struct.Nest, ptr addrspace(5) %8, i32 0, i32 0
  %45 = load i32, ptr addrspace(5) %9, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [2 x %struct.Two], ptr addrspace(5) %44, i64 0, i64 %46
  %48 = getelementptr inbounds nuw %struct.Two, ptr addrspace(5) %47, i32 0, i32 1
  %49 = shufflevector <3 x i8> %43, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %49, ptr addrspace(5) %48, align 4
  br label %50

50:                                               ; preds = %33
  %51 = load i32, ptr addrspace(5) %9, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr addrspace(5) %9, align 4
  br label %30

53:                                               ; preds = %30
  %54 = load i32, ptr addrspace(5) %7, align 4
  %55 = trunc i32 %54 to i16
  %56 = getelementptr inbounds nuw %struct.Nest, ptr addrspace(5) %8, i32 0, i32 1
  store i16 %55, ptr addrspace(5) %56, align 4
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %18, align 4
  %57 = load <4 x i8>, ptr %18, align 4
  %58 = shufflevector <4 x i8> %57, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %59 = getelementptr inbounds nuw %struct.Nest, ptr addrspace(5) %8, i32 0, i32 2
  %60 = shufflevector <3 x i8> %58, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %60, ptr addrspace(5) %59, align 4
  br label %61

61:                                               ; preds = %53, %24
  %62 = load ptr addrspace(1), ptr %14, align 8
  %63 = load i32, ptr addrspace(5) %7, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %62, i64 %64
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %65, ptr addrspace(5) align 4 %8, i64 24, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_fourth(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_forgot_fourth(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_forgot_fourth(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca <4 x i8>, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr addrspace(5) %7, align 4
  %14 = load i32, ptr addrspace(5) %7, align 4
  %15 = load i32, ptr %11, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %23

17:                                               ; preds = %3
  %18 = load ptr addrspace(1), ptr %9, align 8
  %19 = load i32, ptr addrspace(5) %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %18, i64 %20
  %22 = load <4 x i8>, ptr addrspace(1) %21, align 4
  store <4 x i8> %22, ptr addrspace(5) %8, align 4
  br label %30

23:                                               ; preds = %3
  %24 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %25 = insertelement <4 x i8> %24, i8 1, i64 0
  store <4 x i8> %25, ptr addrspace(5) %8, align 4
  %26 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %27 = insertelement <4 x i8> %26, i8 2, i64 1
  store <4 x i8> %27, ptr addrspace(5) %8, align 4
  %28 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %29 = insertelement <4 x i8> %28, i8 3, i64 2
  store <4 x i8> %29, ptr addrspace(5) %8, align 4
  br label %30

30:                                               ; preds = %23, %17
  %31 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %32 = load ptr addrspace(1), ptr %10, align 8
  %33 = load i32, ptr addrspace(5) %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %32, i64 %34
  store <4 x i8> %31, ptr addrspace(1) %35, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_float(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_forgot_float(ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_forgot_float(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca <4 x float>, align 16, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr addrspace(5) %7, align 4
  %14 = load i32, ptr addrspace(5) %7, align 4
  %15 = load i32, ptr %11, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %23

17:                                               ; preds = %3
  %18 = load ptr addrspace(1), ptr %9, align 8
  %19 = load i32, ptr addrspace(5) %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %18, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16
  store <4 x float> %22, ptr addrspace(5) %8, align 16
  br label %30

23:                                               ; preds = %3
  %24 = load <4 x float>, ptr addrspace(5) %8, align 16
  %25 = insertelement <4 x float> %24, float 1.000000e+00, i64 0
  store <4 x float> %25, ptr addrspace(5) %8, align 16
  %26 = load <4 x float>, ptr addrspace(5) %8, align 16
  %27 = insertelement <4 x float> %26, float 2.000000e+00, i64 1
  store <4 x float> %27, ptr addrspace(5) %8, align 16
  %28 = load <4 x float>, ptr addrspace(5) %8, align 16
  %29 = insertelement <4 x float> %28, float 3.000000e+00, i64 2
  store <4 x float> %29, ptr addrspace(5) %8, align 16
  br label %30

30:                                               ; preds = %23, %17
  %31 = load <4 x float>, ptr addrspace(5) %8, align 16
  %32 = load ptr addrspace(1), ptr %10, align 8
  %33 = load i32, ptr addrspace(5) %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds <4 x float>, ptr addrspace(1) %32, i64 %34
  store <4 x float> %31, ptr addrspace(1) %35, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_third(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_forgot_third(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_forgot_third(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca <3 x i8>, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr addrspace(5) %7, align 4
  %14 = load i32, ptr addrspace(5) %7, align 4
  %15 = load i32, ptr %11, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %25

17:                                               ; preds = %3
  %18 = load ptr addrspace(1), ptr %9, align 8
  %19 = load i32, ptr addrspace(5) %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds <3 x i8>, ptr addrspace(1) %18, i64 %20
  %22 = load <4 x i8>, ptr addrspace(1) %21, align 4
  %23 = shufflevector <4 x i8> %22, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %24 = shufflevector <3 x i8> %23, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %24, ptr addrspace(5) %8, align 4
  br label %30

25:                                               ; preds = %3
  %26 = load <3 x i8>, ptr addrspace(5) %8, align 4
  %27 = insertelement <3 x i8> %26, i8 1, i64 0
  store <3 x i8> %27, ptr addrspace(5) %8, align 4
  %28 = load <3 x i8>, ptr addrspace(5) %8, align 4
  %29 = insertelement <3 x i8> %28, i8 2, i64 1
  store <3 x i8> %29, ptr addrspace(5) %8, align 4
  br label %30

30:                                               ; preds = %25, %17
  %31 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %32 = shufflevector <4 x i8> %31, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %33 = load ptr addrspace(1), ptr %10, align 8
  %34 = load i32, ptr addrspace(5) %7, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds <3 x i8>, ptr addrspace(1) %33, i64 %35
  %37 = shufflevector <3 x i8> %32, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %37, ptr addrspace(1) %36, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_member(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_forgot_member(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_forgot_member(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Two, align 4, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.Two, ptr addrspace(1) %20, i64 %22
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %23, i64 8, i1 false)
  br label %29

24:                                               ; preds = %3
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %13, align 4
  %25 = load <4 x i8>, ptr %13, align 4
  %26 = shufflevector <4 x i8> %25, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %27 = getelementptr inbounds nuw %struct.Two, ptr addrspace(5) %8, i32 0, i32 0
  %28 = shufflevector <3 x i8> %26, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %28, ptr addrspace(5) %27, align 4
  br label %29

29:                                               ; preds = %24, %19
  %30 = load ptr addrspace(1), ptr %11, align 8
  %31 = load i32, ptr addrspace(5) %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.Two, ptr addrspace(1) %30, i64 %32
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %33, ptr addrspace(5) align 4 %8, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_in_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_forgot_in_struct(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_forgot_in_struct(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Four, align 4, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load i32, ptr addrspace(5) %7, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %3
  %20 = load ptr addrspace(1), ptr %10, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.Four, ptr addrspace(1) %20, i64 %22
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %23, i64 8, i1 false)
  br label %38

24:                                               ; preds = %3
  %25 = getelementptr inbounds nuw %struct.Four, ptr addrspace(5) %8, i32 0, i32 0
  %26 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %27 = insertelement <4 x i8> %26, i8 1, i64 0
  store <4 x i8> %27, ptr addrspace(5) %25, align 4
  %28 = getelementptr inbounds nuw %struct.Four, ptr addrspace(5) %8, i32 0, i32 0
  %29 = load <4 x i8>, ptr addrspace(5) %28, align 4
  %30 = insertelement <4 x i8> %29, i8 2, i64 1
  store <4 x i8> %30, ptr addrspace(5) %28, align 4
  %31 = getelementptr inbounds nuw %struct.Four, ptr addrspace(5) %8, i32 0, i32 0
  %32 = load <4 x i8>, ptr addrspace(5) %31, align 4
  %33 = insertelement <4 x i8> %32, i8 3, i64 2
  store <4 x i8> %33, ptr addrspace(5) %31, align 4
  store <4 x i8> <i8 1, i8 2, i8 3, i8 undef>, ptr %13, align 4
  %34 = load <4 x i8>, ptr %13, align 4
  %35 = shufflevector <4 x i8> %34, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = getelementptr inbounds nuw %struct.Four, ptr addrspace(5) %8, i32 0, i32 1
  %37 = shufflevector <3 x i8> %35, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %37, ptr addrspace(5) %36, align 4
  br label %38

38:                                               ; preds = %24, %19
  %39 = load ptr addrspace(1), ptr %11, align 8
  %40 = load i32, ptr addrspace(5) %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.Four, ptr addrspace(1) %39, i64 %41
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %42, ptr addrspace(5) align 4 %8, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"uchar3*", !"uchar3*", !"int"}
!9 = !{!"uchar __attribute__((ext_vector_type(3)))*", !"uchar __attribute__((ext_vector_type(3)))*", !"int"}
!10 = !{!"", !"", !""}
!11 = !{!"ushort3*", !"ushort3*", !"int"}
!12 = !{!"ushort __attribute__((ext_vector_type(3)))*", !"ushort __attribute__((ext_vector_type(3)))*", !"int"}
!13 = !{!"half3*", !"half3*", !"int"}
!14 = !{!"half __attribute__((ext_vector_type(3)))*", !"half __attribute__((ext_vector_type(3)))*", !"int"}
!15 = !{!"float3*", !"float3*", !"int"}
!16 = !{!"float __attribute__((ext_vector_type(3)))*", !"float __attribute__((ext_vector_type(3)))*", !"int"}
!17 = !{!"double3*", !"double3*", !"int"}
!18 = !{!"double __attribute__((ext_vector_type(3)))*", !"double __attribute__((ext_vector_type(3)))*", !"int"}
!19 = !{!"Two*", !"Two*", !"int"}
!20 = !{!"Ray*", !"Ray*", !"int"}
!21 = !{!"Either*", !"Either*", !"int"}
!22 = !{!"Wide*", !"Wide*", !"int"}
!23 = !{!"One*", !"One*", !"int"}
!24 = !{!"Nest*", !"Nest*", !"int"}
!25 = !{!"uchar4*", !"uchar4*", !"int"}
!26 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int"}
!27 = !{!"float4*", !"float4*", !"int"}
!28 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!29 = !{!"Four*", !"Four*", !"int"}

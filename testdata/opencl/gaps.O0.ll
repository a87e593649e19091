; ModuleID = 'gaps.cl'
source_filename = "gaps.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.mixed = type { <3 x i8>, i16, [2 x <3 x i8>] }
%struct.one = type { <3 x i8> }
%struct.ray = type { <3 x float>, <3 x float> }
%struct.nested = type { %struct.small, <3 x i8>, [2 x %struct.small] }
%struct.small = type { i8, i32 }

@through_lds.tile = internal addrspace(3) global [64 x %struct.mixed] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @choose(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_choose(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_choose(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.mixed, align 4, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load i32, ptr addrspace(5) %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %16, i64 %18
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %19, i64 16, i1 false)
  %20 = load i32, ptr addrspace(5) %7, align 4
  %21 = load i32, ptr %12, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %28

23:                                               ; preds = %3
  store <4 x i8> <i8 7, i8 7, i8 7, i8 undef>, ptr %13, align 4
  %24 = load <4 x i8>, ptr %13, align 4
  %25 = shufflevector <4 x i8> %24, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = getelementptr inbounds nuw %struct.mixed, ptr addrspace(5) %8, i32 0, i32 0
  %27 = shufflevector <3 x i8> %25, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %27, ptr addrspace(5) %26, align 4
  br label %28

28:                                               ; preds = %23, %3
  %29 = load ptr addrspace(1), ptr %11, align 8
  %30 = load i32, ptr addrspace(5) %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %29, i64 %31
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %32, ptr addrspace(5) align 4 %8, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @spread(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_spread(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_spread(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.mixed, align 4, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load i32, ptr addrspace(5) %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %16, i64 %18
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %19, i64 16, i1 false)
  %20 = load i32, ptr addrspace(5) %7, align 4
  %21 = load i32, ptr %12, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %38

23:                                               ; preds = %3
  %24 = load i32, ptr %12, align 4
  %25 = trunc i32 %24 to i8
  %26 = insertelement <3 x i8> poison, i8 %25, i32 0
  %27 = load i32, ptr %12, align 4
  %28 = trunc i32 %27 to i8
  %29 = insertelement <3 x i8> %26, i8 %28, i32 1
  %30 = load i32, ptr %12, align 4
  %31 = trunc i32 %30 to i8
  %32 = insertelement <3 x i8> %29, i8 %31, i32 2
  %33 = shufflevector <3 x i8> %32, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %33, ptr %13, align 4
  %34 = load <4 x i8>, ptr %13, align 4
  %35 = shufflevector <4 x i8> %34, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = getelementptr inbounds nuw %struct.mixed, ptr addrspace(5) %8, i32 0, i32 0
  %37 = shufflevector <3 x i8> %35, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %37, ptr addrspace(5) %36, align 4
  br label %58

38:                                               ; preds = %3
  %39 = load ptr addrspace(1), ptr %10, align 8
  %40 = load i32, ptr addrspace(5) %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %39, i64 %41
  %43 = getelementptr inbounds nuw %struct.mixed, ptr addrspace(1) %42, i32 0, i32 0
  %44 = load <4 x i8>, ptr addrspace(1) %43, align 4
  %45 = shufflevector <4 x i8> %44, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %46 = load ptr addrspace(1), ptr %10, align 8
  %47 = load i32, ptr addrspace(5) %7, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %46, i64 %48
  %50 = getelementptr inbounds nuw %struct.mixed, ptr addrspace(1) %49, i32 0, i32 2
  %51 = getelementptr inbounds [2 x <3 x i8>], ptr addrspace(1) %50, i64 0, i64 1
  %52 = load <4 x i8>, ptr addrspace(1) %51, align 4
  %53 = shufflevector <4 x i8> %52, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %54 = add <3 x i8> %45, %53
  %55 = getelementptr inbounds nuw %struct.mixed, ptr addrspace(5) %8, i32 0, i32 2
  %56 = getelementptr inbounds [2 x <3 x i8>], ptr addrspace(5) %55, i64 0, i64 0
  %57 = shufflevector <3 x i8> %54, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %57, ptr addrspace(5) %56, align 4
  br label %58

58:                                               ; preds = %38, %23
  %59 = load ptr addrspace(1), ptr %11, align 8
  %60 = load i32, ptr addrspace(5) %7, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %59, i64 %61
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %62, ptr addrspace(5) align 4 %8, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @through_lds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_through_lds(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_through_lds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca %struct.mixed, align 4, addrspace(5)
  %10 = alloca <3 x i8>, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  %15 = call i64 @_Z12get_local_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr addrspace(5) %7, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr addrspace(5) %8, align 4
  %19 = load i32, ptr addrspace(5) %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [64 x %struct.mixed], ptr addrspace(3) @through_lds.tile, i64 0, i64 %20
  %22 = load ptr addrspace(1), ptr %11, align 8
  %23 = load i32, ptr addrspace(5) %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %22, i64 %24
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %21, ptr addrspace(1) align 4 %25, i64 16, i1 false)
  call void @_Z7barrierj(i32 noundef 1) #5
  %26 = load i32, ptr addrspace(5) %7, align 4
  %27 = sub nsw i32 63, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [64 x %struct.mixed], ptr addrspace(3) @through_lds.tile, i64 0, i64 %28
  call void @llvm.memcpy.p5.p3.i64(ptr addrspace(5) align 4 %9, ptr addrspace(3) align 4 %29, i64 16, i1 false)
  %30 = load i32, ptr addrspace(5) %7, align 4
  %31 = load i32, ptr %13, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %3
  store <4 x i8> <i8 7, i8 7, i8 7, i8 undef>, ptr %14, align 4
  %34 = load <4 x i8>, ptr %14, align 4
  %35 = shufflevector <4 x i8> %34, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = getelementptr inbounds nuw %struct.mixed, ptr addrspace(5) %9, i32 0, i32 0
  %37 = shufflevector <3 x i8> %35, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %37, ptr addrspace(5) %36, align 4
  br label %38

38:                                               ; preds = %33, %3
  %39 = load ptr addrspace(1), ptr %12, align 8
  %40 = load i32, ptr addrspace(5) %8, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %39, i64 %41
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %42, ptr addrspace(5) align 4 %9, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @loop(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_loop(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_loop(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.one, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca <3 x i8>, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr addrspace(5) %7, align 4
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load i32, ptr addrspace(5) %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.one, ptr addrspace(1) %17, i64 %19
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %20, i64 4, i1 false)
  store i32 0, ptr addrspace(5) %9, align 4
  br label %21

21:                                               ; preds = %51, %3
  %22 = load i32, ptr addrspace(5) %9, align 4
  %23 = load i32, ptr %13, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %54

25:                                               ; preds = %21
  %26 = load i32, ptr addrspace(5) %9, align 4
  %27 = load i32, ptr addrspace(5) %7, align 4
  %28 = icmp eq i32 %26, %27
  br i1 %28, label %29, label %40

29:                                               ; preds = %25
  %30 = load i32, ptr addrspace(5) %9, align 4
  %31 = trunc i32 %30 to i8
  %32 = insertelement <3 x i8> poison, i8 %31, i32 0
  %33 = insertelement <3 x i8> %32, i8 1, i32 1
  %34 = insertelement <3 x i8> %33, i8 2, i32 2
  %35 = shufflevector <3 x i8> %34, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %35, ptr %14, align 4
  %36 = load <4 x i8>, ptr %14, align 4
  %37 = shufflevector <4 x i8> %36, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %38 = getelementptr inbounds nuw %struct.one, ptr addrspace(5) %8, i32 0, i32 0
  %39 = shufflevector <3 x i8> %37, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %39, ptr addrspace(5) %38, align 4
  br label %50

40:                                               ; preds = %25
  %41 = load i32, ptr addrspace(5) %9, align 4
  %42 = and i32 %41, 1
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %40
  %45 = load ptr addrspace(1), ptr %11, align 8
  %46 = load i32, ptr addrspace(5) %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.one, ptr addrspace(1) %45, i64 %47
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %48, i64 4, i1 false)
  br label %49

49:                                               ; preds = %44, %40
  br label %50

50:                                               ; preds = %49, %29
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(5) %9, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr addrspace(5) %9, align 4
  br label %21

54:                                               ; preds = %21
  %55 = load ptr addrspace(1), ptr %12, align 8
  %56 = load i32, ptr addrspace(5) %7, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.one, ptr addrspace(1) %55, i64 %57
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %58, ptr addrspace(5) align 4 %8, i64 4, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @rays(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_rays(ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_rays(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.ray, align 16, addrspace(5)
  %9 = alloca <3 x float>, align 16, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load i32, ptr addrspace(5) %7, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.ray, ptr addrspace(1) %16, i64 %18
  %20 = getelementptr inbounds nuw %struct.ray, ptr addrspace(1) %19, i32 0, i32 1
  %21 = load <3 x float>, ptr addrspace(1) %20, align 16
  %22 = getelementptr inbounds nuw %struct.ray, ptr addrspace(5) %8, i32 0, i32 0
  store <3 x float> %21, ptr addrspace(5) %22, align 16
  store <3 x float> zeroinitializer, ptr %13, align 16
  %23 = load <3 x float>, ptr %13, align 16
  %24 = getelementptr inbounds nuw %struct.ray, ptr addrspace(5) %8, i32 0, i32 1
  store <3 x float> %23, ptr addrspace(5) %24, align 16
  %25 = load i32, ptr addrspace(5) %7, align 4
  %26 = load i32, ptr %12, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %33

28:                                               ; preds = %3
  %29 = load ptr addrspace(1), ptr %10, align 8
  %30 = load i32, ptr addrspace(5) %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.ray, ptr addrspace(1) %29, i64 %31
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 16 %8, ptr addrspace(1) align 16 %32, i64 32, i1 false)
  br label %33

33:                                               ; preds = %28, %3
  %34 = getelementptr inbounds nuw %struct.ray, ptr addrspace(5) %8, i32 0, i32 1
  %35 = load <3 x float>, ptr addrspace(5) %34, align 16
  %36 = getelementptr inbounds nuw %struct.ray, ptr addrspace(5) %8, i32 0, i32 0
  %37 = load <3 x float>, ptr addrspace(5) %36, align 16
  %38 = fadd <3 x float> %37, %35
  store <3 x float> %38, ptr addrspace(5) %36, align 16
  %39 = load ptr addrspace(1), ptr %11, align 8
  %40 = load i32, ptr addrspace(5) %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.ray, ptr addrspace(1) %39, i64 %41
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 16 %42, ptr addrspace(5) align 16 %8, i64 32, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @parts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_parts(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_parts(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.nested, align 4, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  store ptr addrspace(1) %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4
  %16 = getelementptr inbounds nuw %struct.nested, ptr addrspace(5) %8, i32 0, i32 0
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load i32, ptr addrspace(5) %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.nested, ptr addrspace(1) %17, i64 %19
  %21 = getelementptr inbounds nuw %struct.nested, ptr addrspace(1) %20, i32 0, i32 0
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %16, ptr addrspace(1) align 4 %21, i64 8, i1 false)
  %22 = load i32, ptr %12, align 4
  %23 = trunc i32 %22 to i8
  %24 = insertelement <3 x i8> poison, i8 %23, i32 0
  %25 = insertelement <3 x i8> %24, i8 2, i32 1
  %26 = insertelement <3 x i8> %25, i8 3, i32 2
  %27 = shufflevector <3 x i8> %26, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %27, ptr %13, align 4
  %28 = load <4 x i8>, ptr %13, align 4
  %29 = shufflevector <4 x i8> %28, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = getelementptr inbounds nuw %struct.nested, ptr addrspace(5) %8, i32 0, i32 1
  %31 = shufflevector <3 x i8> %29, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %31, ptr addrspace(5) %30, align 4
  %32 = getelementptr inbounds nuw %struct.nested, ptr addrspace(5) %8, i32 0, i32 2
  %33 = getelementptr inbounds [2 x %struct.small], ptr addrspace(5) %32, i64 0, i64 0
  %34 = getelementptr inbounds nuw %struct.small, ptr addrspace(5) %33, i32 0, i32 0
  store i8 1, ptr addrspace(5) %34, align 4
  %35 = getelementptr inbounds nuw %struct.nested, ptr addrspace(5) %8, i32 0, i32 2
  %36 = getelementptr inbounds [2 x %struct.small], ptr addrspace(5) %35, i64 0, i64 0
  %37 = getelementptr inbounds nuw %struct.small, ptr addrspace(5) %36, i32 0, i32 1
  store i32 2, ptr addrspace(5) %37, align 4
  %38 = getelementptr inbounds nuw %struct.nested, ptr addrspace(5) %8, i32 0, i32 2
  %39 = getelementptr inbounds [2 x %struct.small], ptr addrspace(5) %38, i64 0, i64 1
  %40 = load ptr addrspace(1), ptr %10, align 8
  %41 = load i32, ptr addrspace(5) %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.nested, ptr addrspace(1) %40, i64 %42
  %44 = getelementptr inbounds nuw %struct.nested, ptr addrspace(1) %43, i32 0, i32 2
  %45 = getelementptr inbounds [2 x %struct.small], ptr addrspace(1) %44, i64 0, i64 0
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %39, ptr addrspace(1) align 4 %45, i64 8, i1 false)
  %46 = load i32, ptr addrspace(5) %7, align 4
  %47 = load i32, ptr %12, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %54

49:                                               ; preds = %3
  %50 = load ptr addrspace(1), ptr %10, align 8
  %51 = load i32, ptr addrspace(5) %7, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.nested, ptr addrspace(1) %50, i64 %52
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %8, ptr addrspace(1) align 4 %53, i64 28, i1 false)
  br label %54

54:                                               ; preds = %49, %3
  %55 = load ptr addrspace(1), ptr %11, align 8
  %56 = load i32, ptr addrspace(5) %7, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.nested, ptr addrspace(1) %55, i64 %57
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %58, ptr addrspace(5) align 4 %8, i64 28, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_fourth(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_forgot_fourth(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_forgot_fourth(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !9 {
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
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr addrspace(5) %7, align 4
  %14 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %15 = insertelement <4 x i8> %14, i8 1, i64 0
  store <4 x i8> %15, ptr addrspace(5) %8, align 4
  %16 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %17 = insertelement <4 x i8> %16, i8 2, i64 1
  store <4 x i8> %17, ptr addrspace(5) %8, align 4
  %18 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %19 = insertelement <4 x i8> %18, i8 3, i64 2
  store <4 x i8> %19, ptr addrspace(5) %8, align 4
  %20 = load i32, ptr addrspace(5) %7, align 4
  %21 = load i32, ptr %11, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %29

23:                                               ; preds = %3
  %24 = load ptr addrspace(1), ptr %9, align 8
  %25 = load i32, ptr addrspace(5) %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %24, i64 %26
  %28 = load <4 x i8>, ptr addrspace(1) %27, align 4
  store <4 x i8> %28, ptr addrspace(5) %8, align 4
  br label %29

29:                                               ; preds = %23, %3
  %30 = load <4 x i8>, ptr addrspace(5) %8, align 4
  %31 = load ptr addrspace(1), ptr %10, align 8
  %32 = load i32, ptr addrspace(5) %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %31, i64 %33
  store <4 x i8> %30, ptr addrspace(1) %34, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_second(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_forgot_second(ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_forgot_second(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.ray, align 16, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr addrspace(5) %7, align 4
  %14 = getelementptr inbounds nuw %struct.ray, ptr addrspace(5) %8, i32 0, i32 0
  %15 = load <3 x float>, ptr addrspace(5) %14, align 16
  %16 = insertelement <3 x float> %15, float 1.000000e+00, i64 0
  store <3 x float> %16, ptr addrspace(5) %14, align 16
  %17 = getelementptr inbounds nuw %struct.ray, ptr addrspace(5) %8, i32 0, i32 0
  %18 = load <3 x float>, ptr addrspace(5) %17, align 16
  %19 = insertelement <3 x float> %18, float 2.000000e+00, i64 2
  store <3 x float> %19, ptr addrspace(5) %17, align 16
  %20 = getelementptr inbounds nuw %struct.ray, ptr addrspace(5) %8, i32 0, i32 1
  store <3 x float> splat (float 1.000000e+00), ptr addrspace(5) %20, align 16
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = load i32, ptr %11, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %29

24:                                               ; preds = %3
  %25 = load ptr addrspace(1), ptr %9, align 8
  %26 = load i32, ptr addrspace(5) %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.ray, ptr addrspace(1) %25, i64 %27
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 16 %8, ptr addrspace(1) align 16 %28, i64 32, i1 false)
  br label %29

29:                                               ; preds = %24, %3
  %30 = load ptr addrspace(1), ptr %10, align 8
  %31 = load i32, ptr addrspace(5) %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.ray, ptr addrspace(1) %30, i64 %32
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 16 %33, ptr addrspace(5) align 16 %8, i64 32, i1 false)
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p3.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!8 = !{!"mixed*", !"mixed*", !"int"}
!9 = !{!"const", !"", !""}
!10 = !{!"one*", !"one*", !"int"}
!11 = !{!"ray*", !"ray*", !"int"}
!12 = !{!"nested*", !"nested*", !"int"}
!13 = !{!"uchar4*", !"uchar4*", !"int"}
!14 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int"}

; ModuleID = 'gaps.hip'
source_filename = "gaps.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Nested = type { %struct.Small, i16, %struct.Tail }
%struct.Small = type { i8, i32 }
%struct.Tail = type { double, i8 }
%struct.Derived = type <{ %struct.Small, i8, [3 x i8] }>
%struct.Bits = type { i16, i8 }
%struct.Tagged = type { %union.Either, i8 }
%union.Either = type { i32 }
%struct.Named = type { i8, [3 x i8], i32 }

@_ZZ11through_ldsE4tile = internal addrspace(3) global [64 x %struct.Nested] undef, align 16
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@__hip_cuid_c35025e46d220cb8 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_c35025e46d220cb8 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @best(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Small, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %4 to ptr
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  %21 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  %22 = load ptr, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  %23 = load ptr, ptr %14, align 8
  store ptr %22, ptr %15, align 8
  store ptr %23, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  %24 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %24, ptr %18, align 4
  %25 = load i32, ptr %18, align 4
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = mul i32 64, %26
  %28 = add i32 %25, %27
  store i32 %28, ptr %19, align 4
  %29 = load i32, ptr %19, align 4
  %30 = trunc i32 %29 to i8
  %31 = getelementptr inbounds nuw %struct.Small, ptr %20, i32 0, i32 0
  store i8 %30, ptr %31, align 4
  %32 = load i32, ptr %17, align 4
  %33 = getelementptr inbounds nuw %struct.Small, ptr %20, i32 0, i32 1
  store i32 %32, ptr %33, align 4
  store i32 0, ptr %21, align 4
  br label %34

34:                                               ; preds = %54, %3
  %35 = load i32, ptr %21, align 4
  %36 = load i32, ptr %17, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %57

38:                                               ; preds = %34
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %21, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.Small, ptr %39, i64 %41
  %43 = getelementptr inbounds nuw %struct.Small, ptr %42, i32 0, i32 1
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Small, ptr %20, i32 0, i32 1
  %46 = load i32, ptr %45, align 4
  %47 = icmp sgt i32 %44, %46
  br i1 %47, label %48, label %53

48:                                               ; preds = %38
  %49 = load ptr, ptr %15, align 8
  %50 = load i32, ptr %21, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.Small, ptr %49, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %52, i64 8, i1 false)
  br label %53

53:                                               ; preds = %48, %38
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %21, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %21, align 4
  br label %34, !llvm.loop !6

57:                                               ; preds = %34
  %58 = load ptr, ptr %16, align 8
  %59 = load i32, ptr %19, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw %struct.Small, ptr %58, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %61, ptr align 4 %20, i64 8, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @last(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Tail, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %4 to ptr
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  %21 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  %22 = load ptr, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  %23 = load ptr, ptr %14, align 8
  store ptr %22, ptr %15, align 8
  store ptr %23, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  %24 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %24, ptr %18, align 4
  %25 = load i32, ptr %18, align 4
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = mul i32 64, %26
  %28 = add i32 %25, %27
  store i32 %28, ptr %19, align 4
  %29 = getelementptr inbounds nuw %struct.Tail, ptr %20, i32 0, i32 0
  %30 = load i32, ptr %17, align 4
  %31 = sitofp i32 %30 to double
  store double %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw %struct.Tail, ptr %20, i32 0, i32 1
  %33 = load i32, ptr %19, align 4
  %34 = trunc i32 %33 to i8
  store i8 %34, ptr %32, align 8
  store i32 0, ptr %21, align 4
  br label %35

35:                                               ; preds = %57, %3
  %36 = load i32, ptr %21, align 4
  %37 = load i32, ptr %17, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %60

39:                                               ; preds = %35
  %40 = load ptr, ptr %15, align 8
  %41 = load i32, ptr %21, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.Tail, ptr %40, i64 %42
  %44 = getelementptr inbounds nuw %struct.Tail, ptr %43, i32 0, i32 1
  %45 = load i8, ptr %44, align 8
  %46 = sext i8 %45 to i32
  %47 = getelementptr inbounds nuw %struct.Tail, ptr %20, i32 0, i32 1
  %48 = load i8, ptr %47, align 8
  %49 = sext i8 %48 to i32
  %50 = icmp sgt i32 %46, %49
  br i1 %50, label %51, label %56

51:                                               ; preds = %39
  %52 = load ptr, ptr %15, align 8
  %53 = load i32, ptr %21, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.Tail, ptr %52, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %55, i64 16, i1 false)
  br label %56

56:                                               ; preds = %51, %39
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %21, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %21, align 4
  br label %35, !llvm.loop !8

60:                                               ; preds = %35
  %61 = load ptr, ptr %16, align 8
  %62 = load i32, ptr %19, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw %struct.Tail, ptr %61, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %20, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @nested(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Nested, align 8, addrspace(5)
  %12 = alloca %struct.Tail, align 8, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %4 to ptr
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  %21 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  %22 = load ptr, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  %23 = load ptr, ptr %14, align 8
  store ptr %22, ptr %15, align 8
  store ptr %23, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  %24 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %24, ptr %18, align 4
  %25 = load i32, ptr %18, align 4
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = mul i32 64, %26
  %28 = add i32 %25, %27
  store i32 %28, ptr %19, align 4
  %29 = load ptr, ptr %15, align 8
  %30 = load i32, ptr %19, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw %struct.Nested, ptr %29, i64 %31
  %33 = getelementptr inbounds nuw %struct.Nested, ptr %32, i32 0, i32 0
  %34 = getelementptr inbounds nuw %struct.Nested, ptr %20, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %33, i64 8, i1 false)
  %35 = load i32, ptr %17, align 4
  %36 = trunc i32 %35 to i16
  %37 = getelementptr inbounds nuw %struct.Nested, ptr %20, i32 0, i32 1
  store i16 %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw %struct.Tail, ptr %21, i32 0, i32 0
  store double 1.000000e+00, ptr %38, align 8
  %39 = getelementptr inbounds nuw %struct.Tail, ptr %21, i32 0, i32 1
  store i8 2, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.Nested, ptr %20, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %21, i64 16, i1 false)
  %41 = load i32, ptr %19, align 4
  %42 = load i32, ptr %17, align 4
  %43 = icmp ult i32 %41, %42
  br i1 %43, label %44, label %49

44:                                               ; preds = %3
  %45 = load ptr, ptr %15, align 8
  %46 = load i32, ptr %19, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw %struct.Nested, ptr %45, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %48, i64 32, i1 false)
  br label %49

49:                                               ; preds = %44, %3
  %50 = load ptr, ptr %16, align 8
  %51 = load i32, ptr %19, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw %struct.Nested, ptr %50, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %53, ptr align 8 %20, i64 32, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @derived(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Derived, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8
  store ptr %20, ptr %14, align 8
  store ptr %21, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %22 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %22, ptr %17, align 4
  %23 = load i32, ptr %17, align 4
  %24 = call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = mul i32 64, %24
  %26 = add i32 %23, %25
  store i32 %26, ptr %18, align 4
  %27 = getelementptr inbounds nuw %struct.Small, ptr %19, i32 0, i32 0
  store i8 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw %struct.Small, ptr %19, i32 0, i32 1
  store i32 2, ptr %28, align 4
  %29 = getelementptr inbounds nuw %struct.Derived, ptr %19, i32 0, i32 1
  store i8 3, ptr %29, align 4
  %30 = load i32, ptr %18, align 4
  %31 = load i32, ptr %16, align 4
  %32 = icmp ult i32 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %3
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %18, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Derived, ptr %34, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %37, i64 9, i1 false)
  br label %38

38:                                               ; preds = %33, %3
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %18, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw %struct.Derived, ptr %39, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %19, i64 9, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bits(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Bits, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8
  store ptr %20, ptr %14, align 8
  store ptr %21, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %22 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %22, ptr %17, align 4
  %23 = load i32, ptr %17, align 4
  %24 = call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = mul i32 64, %24
  %26 = add i32 %23, %25
  store i32 %26, ptr %18, align 4
  %27 = load i32, ptr %16, align 4
  %28 = trunc i32 %27 to i16
  %29 = load i16, ptr %19, align 4
  %30 = and i16 %28, 31
  %31 = and i16 %29, -32
  %32 = or i16 %31, %30
  store i16 %32, ptr %19, align 4
  %33 = load i16, ptr %19, align 4
  %34 = and i16 %33, -16353
  %35 = or i16 %34, 64
  store i16 %35, ptr %19, align 4
  %36 = getelementptr inbounds nuw %struct.Bits, ptr %19, i32 0, i32 1
  store i8 3, ptr %36, align 2
  %37 = load i32, ptr %18, align 4
  %38 = load i32, ptr %16, align 4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %40, label %45

40:                                               ; preds = %3
  %41 = load ptr, ptr %14, align 8
  %42 = load i32, ptr %18, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw %struct.Bits, ptr %41, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %44, i64 4, i1 false)
  br label %45

45:                                               ; preds = %40, %3
  %46 = load ptr, ptr %15, align 8
  %47 = load i32, ptr %18, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw %struct.Bits, ptr %46, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %49, ptr align 4 %19, i64 4, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @tagged(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Tagged, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8
  store ptr %20, ptr %14, align 8
  store ptr %21, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %22 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %22, ptr %17, align 4
  %23 = load i32, ptr %17, align 4
  %24 = call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = mul i32 64, %24
  %26 = add i32 %23, %25
  store i32 %26, ptr %18, align 4
  %27 = load i32, ptr %16, align 4
  %28 = getelementptr inbounds nuw %struct.Tagged, ptr %19, i32 0, i32 0
  store i32 %27, ptr %28, align 4
  %29 = getelementptr inbounds nuw %struct.Tagged, ptr %19, i32 0, i32 1
  store i8 3, ptr %29, align 4
  %30 = load i32, ptr %18, align 4
  %31 = load i32, ptr %16, align 4
  %32 = icmp ult i32 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %3
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %18, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Tagged, ptr %34, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %37, i64 8, i1 false)
  br label %38

38:                                               ; preds = %33, %3
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %18, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw %struct.Tagged, ptr %39, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %19, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @through_lds(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Nested, align 8, addrspace(5)
  %12 = alloca %struct.Small, align 4, addrspace(5)
  %13 = alloca %struct.Tail, align 8, addrspace(5)
  %14 = alloca %struct.Nested, align 8, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %4 to ptr
  %16 = addrspacecast ptr addrspace(5) %5 to ptr
  %17 = addrspacecast ptr addrspace(5) %6 to ptr
  %18 = addrspacecast ptr addrspace(5) %7 to ptr
  %19 = addrspacecast ptr addrspace(5) %8 to ptr
  %20 = addrspacecast ptr addrspace(5) %9 to ptr
  %21 = addrspacecast ptr addrspace(5) %10 to ptr
  %22 = addrspacecast ptr addrspace(5) %11 to ptr
  %23 = addrspacecast ptr addrspace(5) %12 to ptr
  %24 = addrspacecast ptr addrspace(5) %13 to ptr
  %25 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  %26 = load ptr, ptr %15, align 8
  store ptr addrspace(1) %1, ptr %16, align 8
  %27 = load ptr, ptr %16, align 8
  store ptr %26, ptr %17, align 8
  store ptr %27, ptr %18, align 8
  store i32 %2, ptr %19, align 4
  %28 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %28, ptr %20, align 4
  %29 = load i32, ptr %20, align 4
  %30 = call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = mul i32 64, %30
  %32 = add i32 %29, %31
  store i32 %32, ptr %21, align 4
  %33 = load ptr, ptr %17, align 8
  %34 = load i32, ptr %21, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw %struct.Nested, ptr %33, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %36, i64 32, i1 false)
  %37 = load i32, ptr %21, align 4
  %38 = load i32, ptr %19, align 4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %40, label %44

40:                                               ; preds = %3
  %41 = getelementptr inbounds nuw %struct.Small, ptr %23, i32 0, i32 0
  store i8 1, ptr %41, align 4
  %42 = getelementptr inbounds nuw %struct.Small, ptr %23, i32 0, i32 1
  store i32 2, ptr %42, align 4
  %43 = getelementptr inbounds nuw %struct.Nested, ptr %22, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 4 %23, i64 8, i1 false)
  br label %48

44:                                               ; preds = %3
  %45 = getelementptr inbounds nuw %struct.Tail, ptr %24, i32 0, i32 0
  store double 3.000000e+00, ptr %45, align 8
  %46 = getelementptr inbounds nuw %struct.Tail, ptr %24, i32 0, i32 1
  store i8 4, ptr %46, align 8
  %47 = getelementptr inbounds nuw %struct.Nested, ptr %22, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %24, i64 16, i1 false)
  br label %48

48:                                               ; preds = %44, %40
  %49 = load i32, ptr %20, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [64 x %struct.Nested], ptr addrspacecast (ptr addrspace(3) @_ZZ11through_ldsE4tile to ptr), i64 0, i64 %50
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %51, ptr align 8 %22, i64 32, i1 false)
  call void @_ZL4meetv() #5
  %52 = load i32, ptr %20, align 4
  %53 = sub i32 63, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw [64 x %struct.Nested], ptr addrspacecast (ptr addrspace(3) @_ZZ11through_ldsE4tile to ptr), i64 0, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 16 %55, i64 32, i1 false)
  %56 = getelementptr inbounds nuw %struct.Nested, ptr %25, i32 0, i32 1
  %57 = load i16, ptr %56, align 8
  %58 = sext i16 %57 to i32
  %59 = add nsw i32 %58, 1
  %60 = trunc i32 %59 to i16
  %61 = getelementptr inbounds nuw %struct.Nested, ptr %25, i32 0, i32 1
  store i16 %60, ptr %61, align 8
  %62 = load ptr, ptr %18, align 8
  %63 = load i32, ptr %21, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw %struct.Nested, ptr %62, i64 %64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %25, i64 32, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL4meetv() #3 {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_char(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Small, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8
  store ptr %20, ptr %14, align 8
  store ptr %21, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %22 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %22, ptr %17, align 4
  %23 = load i32, ptr %17, align 4
  %24 = call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = mul i32 64, %24
  %26 = add i32 %23, %25
  store i32 %26, ptr %18, align 4
  %27 = getelementptr inbounds nuw %struct.Small, ptr %19, i32 0, i32 1
  store i32 1, ptr %27, align 4
  %28 = load i32, ptr %18, align 4
  %29 = load i32, ptr %16, align 4
  %30 = icmp ult i32 %28, %29
  br i1 %30, label %31, label %36

31:                                               ; preds = %3
  %32 = load ptr, ptr %14, align 8
  %33 = load i32, ptr %18, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Small, ptr %32, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %35, i64 8, i1 false)
  br label %36

36:                                               ; preds = %31, %3
  %37 = load ptr, ptr %15, align 8
  %38 = load i32, ptr %18, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.Small, ptr %37, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %19, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_name(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Named, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8
  store ptr %20, ptr %14, align 8
  store ptr %21, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %22 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %22, ptr %17, align 4
  %23 = load i32, ptr %17, align 4
  %24 = call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = mul i32 64, %24
  %26 = add i32 %23, %25
  store i32 %26, ptr %18, align 4
  %27 = getelementptr inbounds nuw %struct.Named, ptr %19, i32 0, i32 0
  store i8 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw %struct.Named, ptr %19, i32 0, i32 2
  store i32 2, ptr %28, align 4
  %29 = load i32, ptr %18, align 4
  %30 = load i32, ptr %16, align 4
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %32, label %37

32:                                               ; preds = %3
  %33 = load ptr, ptr %14, align 8
  %34 = load i32, ptr %18, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw %struct.Named, ptr %33, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %36, i64 8, i1 false)
  br label %37

37:                                               ; preds = %32, %3
  %38 = load ptr, ptr %15, align 8
  %39 = load i32, ptr %18, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.Named, ptr %38, i64 %40
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %41, ptr align 4 %19, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forgot_array(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca [3 x i8], align 1, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8
  store ptr %20, ptr %14, align 8
  store ptr %21, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %22 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %22, ptr %17, align 4
  %23 = load i32, ptr %17, align 4
  %24 = call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = mul i32 64, %24
  %26 = add i32 %23, %25
  store i32 %26, ptr %18, align 4
  %27 = load i32, ptr %18, align 4
  %28 = load i32, ptr %16, align 4
  %29 = icmp ult i32 %27, %28
  br i1 %29, label %30, label %38

30:                                               ; preds = %3
  %31 = getelementptr inbounds [3 x i8], ptr %19, i64 0, i64 0
  %32 = load ptr, ptr %14, align 8
  %33 = load i32, ptr %18, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Named, ptr %32, i64 %34
  %36 = getelementptr inbounds nuw %struct.Named, ptr %35, i32 0, i32 1
  %37 = getelementptr inbounds [3 x i8], ptr %36, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %31, ptr align 1 %37, i64 3, i1 false)
  br label %38

38:                                               ; preds = %30, %3
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %18, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw %struct.Named, ptr %39, i64 %41
  %43 = getelementptr inbounds nuw %struct.Named, ptr %42, i32 0, i32 1
  %44 = getelementptr inbounds [3 x i8], ptr %43, i64 0, i64 0
  %45 = getelementptr inbounds [3 x i8], ptr %19, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %44, ptr align 1 %45, i64 3, i1 false)
  ret void
}

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,1024" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}

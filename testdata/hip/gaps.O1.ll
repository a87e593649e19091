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

@_ZZ11through_ldsE4tile = internal unnamed_addr addrspace(3) global [64 x %struct.Nested] undef, align 16
@__hip_cuid_8d777eed986eb1f1 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_8d777eed986eb1f1 to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @best(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %5
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %9 = trunc i32 %8 to i8
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %30, %3
  %12 = phi i32 [ %2, %3 ], [ %31, %30 ]
  %13 = phi i8 [ %9, %3 ], [ %32, %30 ]
  %14 = zext i32 %8 to i64
  %15 = getelementptr inbounds nuw %struct.Small, ptr addrspace(1) %1, i64 %14
  store i8 %13, ptr addrspace(1) %15, align 4, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 1
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %16, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false), !tbaa.struct !10
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  store i32 %12, ptr addrspace(1) %17, align 4, !tbaa !5
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void

18:                                               ; preds = %3, %30
  %19 = phi i32 [ %33, %30 ], [ 0, %3 ]
  %20 = phi i8 [ %32, %30 ], [ %9, %3 ]
  %21 = phi i32 [ %31, %30 ], [ %2, %3 ]
  %22 = zext nneg i32 %19 to i64
  %23 = getelementptr inbounds nuw %struct.Small, ptr addrspace(1) %0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !11
  %26 = icmp sgt i32 %25, %21
  br i1 %26, label %27, label %30

27:                                               ; preds = %18
  %28 = load i8, ptr addrspace(1) %23, align 4, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 1
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %29, i64 3, i1 false), !tbaa.struct !10
  br label %30

30:                                               ; preds = %18, %27
  %31 = phi i32 [ %25, %27 ], [ %21, %18 ]
  %32 = phi i8 [ %28, %27 ], [ %20, %18 ]
  %33 = add nuw nsw i32 %19, 1
  %34 = icmp eq i32 %33, %2
  br i1 %34, label %11, label %18, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @last(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [7 x i8], align 1, addrspace(5)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %5
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %9 = sitofp i32 %2 to double
  %10 = trunc i32 %8 to i8
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %19, label %12

12:                                               ; preds = %31, %3
  %13 = phi i8 [ %10, %3 ], [ %32, %31 ]
  %14 = phi double [ %9, %3 ], [ %33, %31 ]
  %15 = zext i32 %8 to i64
  %16 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(1) %1, i64 %15
  store double %14, ptr addrspace(1) %16, align 8, !tbaa !16
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  store i8 %13, ptr addrspace(1) %17, align 8, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 9
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(7) %18, ptr addrspace(5) noundef align 1 dereferenceable(7) %4, i64 7, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void

19:                                               ; preds = %3, %31
  %20 = phi i32 [ %34, %31 ], [ 0, %3 ]
  %21 = phi double [ %33, %31 ], [ %9, %3 ]
  %22 = phi i8 [ %32, %31 ], [ %10, %3 ]
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 8
  %26 = load i8, ptr addrspace(1) %25, align 8, !tbaa !19
  %27 = icmp sgt i8 %26, %22
  br i1 %27, label %28, label %31

28:                                               ; preds = %19
  %29 = load double, ptr addrspace(1) %24, align 8, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 9
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(7) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(7) %30, i64 7, i1 false), !tbaa.struct !18
  br label %31

31:                                               ; preds = %19, %28
  %32 = phi i8 [ %26, %28 ], [ %22, %19 ]
  %33 = phi double [ %29, %28 ], [ %21, %19 ]
  %34 = add nuw nsw i32 %20, 1
  %35 = icmp eq i32 %34, %2
  br i1 %35, label %12, label %19, !llvm.loop !21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @nested(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca [6 x i8], align 2, addrspace(5)
  %5 = alloca [7 x i8], align 1, addrspace(5)
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl i32 %7, 6
  %9 = add i32 %8, %6
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw %struct.Nested, ptr addrspace(1) %0, i64 %10
  %12 = load i64, ptr addrspace(1) %11, align 8
  %13 = trunc i32 %2 to i16
  %14 = icmp ult i32 %9, %2
  br i1 %14, label %15, label %24

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %17 = load i16, ptr addrspace(1) %16, align 8, !tbaa !22
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 10
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 2 dereferenceable(6) %4, ptr addrspace(1) noundef nonnull align 2 dereferenceable(6) %18, i64 6, i1 false), !tbaa.struct !24
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 24
  %22 = load i8, ptr addrspace(1) %21, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 25
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(7) %5, ptr addrspace(1) noundef nonnull align 1 dereferenceable(7) %23, i64 7, i1 false), !tbaa.struct !18
  br label %24

24:                                               ; preds = %15, %3
  %25 = phi i16 [ %17, %15 ], [ %13, %3 ]
  %26 = phi double [ %20, %15 ], [ 1.000000e+00, %3 ]
  %27 = phi i8 [ %22, %15 ], [ 2, %3 ]
  %28 = getelementptr inbounds nuw %struct.Nested, ptr addrspace(1) %1, i64 %10
  store i64 %12, ptr addrspace(1) %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 8
  store i16 %25, ptr addrspace(1) %29, align 8, !tbaa !22
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 10
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 2 dereferenceable(6) %30, ptr addrspace(5) noundef align 2 dereferenceable(6) %4, i64 6, i1 false), !tbaa.struct !24
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 16
  store double %26, ptr addrspace(1) %31, align 8, !tbaa !16
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 24
  store i8 %27, ptr addrspace(1) %32, align 8, !tbaa !9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 25
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(7) %33, ptr addrspace(5) noundef align 1 dereferenceable(7) %5, i64 7, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @derived(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %5
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %19

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw %struct.Derived, ptr addrspace(1) %0, i64 %11
  %13 = load i8, ptr addrspace(1) %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 1
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %14, i64 3, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 8
  %18 = load i8, ptr addrspace(1) %17, align 4
  br label %19

19:                                               ; preds = %10, %3
  %20 = phi i8 [ %18, %10 ], [ 3, %3 ]
  %21 = phi i32 [ %16, %10 ], [ 2, %3 ]
  %22 = phi i8 [ %13, %10 ], [ 1, %3 ]
  %23 = zext i32 %8 to i64
  %24 = getelementptr inbounds nuw %struct.Derived, ptr addrspace(1) %1, i64 %23
  store i8 %22, ptr addrspace(1) %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 1
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %25, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false)
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 4
  store i32 %21, ptr addrspace(1) %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 8
  store i8 %20, ptr addrspace(1) %27, align 4
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @bits(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = trunc i32 %2 to i16
  %9 = and i16 %8, 31
  %10 = or disjoint i16 %9, 64
  %11 = icmp ult i32 %7, %2
  br i1 %11, label %12, label %20

12:                                               ; preds = %3
  %13 = zext i32 %7 to i64
  %14 = getelementptr inbounds nuw %struct.Bits, ptr addrspace(1) %0, i64 %13
  %15 = load i16, ptr addrspace(1) %14, align 4, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 2
  %17 = load i8, ptr addrspace(1) %16, align 2, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 3
  %19 = load i8, ptr addrspace(1) %18, align 1
  br label %20

20:                                               ; preds = %12, %3
  %21 = phi i8 [ %19, %12 ], [ undef, %3 ]
  %22 = phi i8 [ %17, %12 ], [ 3, %3 ]
  %23 = phi i16 [ %15, %12 ], [ %10, %3 ]
  %24 = zext i32 %7 to i64
  %25 = getelementptr inbounds nuw %struct.Bits, ptr addrspace(1) %1, i64 %24
  store i16 %23, ptr addrspace(1) %25, align 4, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 2
  store i8 %22, ptr addrspace(1) %26, align 2, !tbaa !9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 3
  store i8 %21, ptr addrspace(1) %27, align 1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @tagged(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %5
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw %struct.Tagged, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4
  %15 = load i8, ptr addrspace(1) %14, align 4, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 5
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %16, i64 3, i1 false), !tbaa.struct !18
  br label %17

17:                                               ; preds = %10, %3
  %18 = phi i8 [ %15, %10 ], [ 3, %3 ]
  %19 = phi i32 [ %13, %10 ], [ %2, %3 ]
  %20 = zext i32 %8 to i64
  %21 = getelementptr inbounds nuw %struct.Tagged, ptr addrspace(1) %1, i64 %20
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 4
  store i8 %18, ptr addrspace(1) %22, align 4, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 5
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %23, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @through_lds(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.Nested, ptr addrspace(1) %0, i64 %8
  %10 = load i8, ptr addrspace(1) %9, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 1
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %15 = load i64, ptr addrspace(1) %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 16
  %17 = load double, ptr addrspace(1) %16, align 8, !tbaa !16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 24
  %19 = load i8, ptr addrspace(1) %18, align 8, !tbaa !9
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 25
  %21 = icmp ult i32 %7, %2
  %22 = select i1 %21, i8 1, i8 %10
  %23 = select i1 %21, i32 2, i32 %13
  %24 = select i1 %21, double %17, double 3.000000e+00
  %25 = select i1 %21, i8 %19, i8 4
  %26 = getelementptr inbounds nuw %struct.Nested, ptr addrspace(3) @_ZZ11through_ldsE4tile, i32 %4
  store i8 %22, ptr addrspace(3) %26, align 16, !tbaa !9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 1
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef nonnull align 1 dereferenceable(3) %27, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %11, i64 3, i1 false)
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 4
  store i32 %23, ptr addrspace(3) %28, align 4, !tbaa !5
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 8
  store i64 %15, ptr addrspace(3) %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 16
  store double %24, ptr addrspace(3) %30, align 16, !tbaa !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 24
  store i8 %25, ptr addrspace(3) %31, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 25
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef nonnull align 1 dereferenceable(7) %32, ptr addrspace(1) noundef nonnull align 1 dereferenceable(7) %20, i64 7, i1 false)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %33 = sub nsw i32 63, %4
  %34 = getelementptr inbounds %struct.Nested, ptr addrspace(3) @_ZZ11through_ldsE4tile, i32 %33
  %35 = load i64, ptr addrspace(3) %34, align 16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 8
  %37 = load i16, ptr addrspace(3) %36, align 8, !tbaa !22
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 10
  %39 = add i16 %37, 1
  %40 = getelementptr inbounds nuw %struct.Nested, ptr addrspace(1) %1, i64 %8
  store i64 %35, ptr addrspace(1) %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 8
  store i16 %39, ptr addrspace(1) %41, align 8, !tbaa !22
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 10
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef nonnull align 2 dereferenceable(22) %42, ptr addrspace(3) noundef nonnull align 2 dereferenceable(22) %38, i64 22, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_char(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = icmp ult i32 %7, %2
  br i1 %8, label %9, label %15

9:                                                ; preds = %3
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw %struct.Small, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !5
  br label %15

15:                                               ; preds = %9, %3
  %16 = phi i32 [ %14, %9 ], [ 1, %3 ]
  %17 = phi i32 [ %12, %9 ], [ undef, %3 ]
  %18 = zext i32 %7 to i64
  %19 = getelementptr inbounds nuw %struct.Small, ptr addrspace(1) %1, i64 %18
  store i32 %17, ptr addrspace(1) %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4
  store i32 %16, ptr addrspace(1) %20, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_name(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %5
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw %struct.Named, ptr addrspace(1) %0, i64 %11
  %13 = load i8, ptr addrspace(1) %12, align 4, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 1
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %14, i64 3, i1 false), !tbaa.struct !25
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5
  br label %17

17:                                               ; preds = %10, %3
  %18 = phi i32 [ %16, %10 ], [ 2, %3 ]
  %19 = phi i8 [ %13, %10 ], [ 1, %3 ]
  %20 = zext i32 %8 to i64
  %21 = getelementptr inbounds nuw %struct.Named, ptr addrspace(1) %1, i64 %20
  store i8 %19, ptr addrspace(1) %21, align 4, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 1
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %22, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false), !tbaa.struct !25
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 4
  store i32 %18, ptr addrspace(1) %23, align 4, !tbaa !5
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_array(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %5
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %9 = icmp ult i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw %struct.Named, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 1
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %13, i64 3, i1 false)
  br label %14

14:                                               ; preds = %10, %3
  %15 = zext i32 %8 to i64
  %16 = getelementptr inbounds nuw %struct.Named, ptr addrspace(1) %1, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 1
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %17, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = !{i64 3, i64 4, !5}
!11 = !{!12, !6, i64 4}
!12 = !{!"_ZTS5Small", !7, i64 0, !6, i64 4}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !7, i64 0}
!18 = !{}
!19 = !{!20, !7, i64 8}
!20 = !{!"_ZTS4Tail", !17, i64 0, !7, i64 8}
!21 = distinct !{!21, !14, !15}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !7, i64 0}
!24 = !{i64 6, i64 8, !16, i64 14, i64 1, !9}
!25 = !{i64 0, i64 3, !9, i64 3, i64 4, !5}

; ModuleID = 'gaps.cl'
source_filename = "gaps.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.mixed = type { <3 x i8>, i16, [2 x <3 x i8>] }
%struct.one = type { <3 x i8> }
%struct.ray = type { <3 x float>, <3 x float> }
%struct.nested = type { %struct.small, <3 x i8>, [2 x %struct.small] }
%struct.small = type { i8, i32 }

@through_lds.tile = internal unnamed_addr addrspace(3) global [64 x %struct.mixed] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @choose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca { i16, [2 x <3 x i8>] }, align 8, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %7 = shl i64 %5, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !13, !amdgpu.noclobber !14
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 8 dereferenceable(12) %4, ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %11, i64 12, i1 false), !tbaa.struct !15
  %12 = icmp sgt i32 %2, %6
  %13 = select i1 %12, <4 x i8> <i8 7, i8 7, i8 7, i8 undef>, <4 x i8> %10
  %14 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %15, ptr addrspace(5) noundef align 8 dereferenceable(12) %4, i64 12, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_choose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca { i16, [2 x <3 x i8>] }, align 8, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %7 = shl i64 %5, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 8 dereferenceable(12) %4, ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %11, i64 12, i1 false), !tbaa.struct !15
  %12 = icmp sgt i32 %2, %6
  %13 = select i1 %12, <4 x i8> <i8 7, i8 7, i8 7, i8 undef>, <4 x i8> %10
  %14 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %15, ptr addrspace(5) noundef align 8 dereferenceable(12) %4, i64 12, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @spread(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %10 = load i32, ptr addrspace(1) %9, align 4, !amdgpu.noclobber !14
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = icmp sgt i32 %2, %5
  br i1 %13, label %14, label %20

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %16 = load <4 x i8>, ptr addrspace(1) %15, align 4, !amdgpu.noclobber !14
  %17 = trunc i32 %2 to i8
  %18 = insertelement <3 x i8> poison, i8 %17, i64 0
  %19 = shufflevector <3 x i8> %18, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 0, i32 0, i32 3>
  br label %26

20:                                               ; preds = %3
  %21 = bitcast i32 %12 to <4 x i8>
  %22 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !13
  %23 = add <4 x i8> %22, %21
  %24 = shufflevector <4 x i8> %23, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %25 = shufflevector <3 x i8> %24, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %26

26:                                               ; preds = %14, %20
  %27 = phi <4 x i8> [ %19, %14 ], [ %22, %20 ]
  %28 = phi <4 x i8> [ %16, %14 ], [ %25, %20 ]
  %29 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %1, i64 %7
  store <4 x i8> %27, ptr addrspace(1) %29, align 4, !tbaa !13
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 4
  store i32 %10, ptr addrspace(1) %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 8
  store <4 x i8> %28, ptr addrspace(1) %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 12
  store i32 %12, ptr addrspace(1) %32, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_spread(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %10 = load i32, ptr addrspace(1) %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = icmp sgt i32 %2, %5
  br i1 %13, label %14, label %20

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %16 = load <4 x i8>, ptr addrspace(1) %15, align 4
  %17 = trunc i32 %2 to i8
  %18 = insertelement <3 x i8> poison, i8 %17, i64 0
  %19 = shufflevector <3 x i8> %18, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 0, i32 0, i32 3>
  br label %26

20:                                               ; preds = %3
  %21 = bitcast i32 %12 to <4 x i8>
  %22 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !13
  %23 = add <4 x i8> %22, %21
  %24 = shufflevector <4 x i8> %23, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %25 = shufflevector <3 x i8> %24, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %26

26:                                               ; preds = %20, %14
  %27 = phi <4 x i8> [ %19, %14 ], [ %22, %20 ]
  %28 = phi <4 x i8> [ %16, %14 ], [ %25, %20 ]
  %29 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %1, i64 %7
  store <4 x i8> %27, ptr addrspace(1) %29, align 4, !tbaa !13
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 4
  store i32 %10, ptr addrspace(1) %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 8
  store <4 x i8> %28, ptr addrspace(1) %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 12
  store i32 %12, ptr addrspace(1) %32, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @through_lds(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = getelementptr inbounds %struct.mixed, ptr addrspace(3) @through_lds.tile, i32 %5
  %8 = shl i64 %6, 32
  %9 = ashr exact i64 %8, 32
  %10 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %0, i64 %9
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %7, ptr addrspace(1) noundef align 4 dereferenceable(16) %10, i64 16, i1 false), !tbaa.struct !18
  tail call void @_Z7barrierj(i32 noundef 1) #12
  %11 = shl i64 %4, 32
  %12 = sub i64 270582939648, %11
  %13 = lshr exact i64 %12, 32
  %14 = trunc nuw i64 %13 to i32
  %15 = getelementptr inbounds %struct.mixed, ptr addrspace(3) @through_lds.tile, i32 %14
  %16 = load <4 x i8>, ptr addrspace(3) %15, align 4, !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 4
  %18 = icmp sgt i32 %2, %5
  %19 = select i1 %18, <4 x i8> <i8 7, i8 7, i8 7, i8 undef>, <4 x i8> %16
  %20 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %1, i64 %9
  store <4 x i8> %19, ptr addrspace(1) %20, align 4, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %21, ptr addrspace(3) noundef nonnull align 4 dereferenceable(12) %17, i64 12, i1 false)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_through_lds(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %7 = getelementptr inbounds %struct.mixed, ptr addrspace(3) @through_lds.tile, i32 %5
  %8 = shl i64 %6, 32
  %9 = ashr exact i64 %8, 32
  %10 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %0, i64 %9
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %7, ptr addrspace(1) noundef align 4 dereferenceable(16) %10, i64 16, i1 false), !tbaa.struct !18
  tail call void @_Z7barrierj(i32 noundef 1) #12
  %11 = shl i64 %4, 32
  %12 = sub i64 270582939648, %11
  %13 = lshr exact i64 %12, 32
  %14 = trunc nuw i64 %13 to i32
  %15 = getelementptr inbounds %struct.mixed, ptr addrspace(3) @through_lds.tile, i32 %14
  %16 = load <4 x i8>, ptr addrspace(3) %15, align 4, !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i32 4
  %18 = icmp sgt i32 %2, %5
  %19 = select i1 %18, <4 x i8> <i8 7, i8 7, i8 7, i8 undef>, <4 x i8> %16
  %20 = getelementptr inbounds %struct.mixed, ptr addrspace(1) %1, i64 %9
  store <4 x i8> %19, ptr addrspace(1) %20, align 4, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %21, ptr addrspace(3) noundef nonnull align 4 dereferenceable(12) %17, i64 12, i1 false)
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @loop(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds %struct.one, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !13, !amdgpu.noclobber !14
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %30

11:                                               ; preds = %3
  %12 = trunc i64 %4 to i8
  %13 = insertelement <3 x i8> <i8 poison, i8 1, i8 2>, i8 %12, i64 0
  %14 = shufflevector <3 x i8> %13, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %15

15:                                               ; preds = %11, %26
  %16 = phi <4 x i8> [ %27, %26 ], [ %9, %11 ]
  %17 = phi i32 [ %28, %26 ], [ 0, %11 ]
  %18 = icmp eq i32 %17, %5
  br i1 %18, label %26, label %19

19:                                               ; preds = %15
  %20 = and i32 %17, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = zext nneg i32 %17 to i64
  %24 = getelementptr inbounds nuw %struct.one, ptr addrspace(1) %0, i64 %23
  %25 = load <4 x i8>, ptr addrspace(1) %24, align 4, !tbaa !13, !amdgpu.noclobber !14
  br label %26

26:                                               ; preds = %15, %22, %19
  %27 = phi <4 x i8> [ %16, %19 ], [ %25, %22 ], [ %14, %15 ]
  %28 = add nuw nsw i32 %17, 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %30, label %15

30:                                               ; preds = %26, %3
  %31 = phi <4 x i8> [ %9, %3 ], [ %27, %26 ]
  %32 = getelementptr inbounds %struct.one, ptr addrspace(1) %1, i64 %7
  store <4 x i8> %31, ptr addrspace(1) %32, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_loop(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds %struct.one, ptr addrspace(1) %0, i64 %7
  %9 = load <4 x i8>, ptr addrspace(1) %8, align 4, !tbaa !13
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = trunc i64 %4 to i8
  %13 = insertelement <3 x i8> <i8 poison, i8 1, i8 2>, i8 %12, i64 0
  %14 = shufflevector <3 x i8> %13, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %18

15:                                               ; preds = %29, %3
  %16 = phi <4 x i8> [ %9, %3 ], [ %30, %29 ]
  %17 = getelementptr inbounds %struct.one, ptr addrspace(1) %1, i64 %7
  store <4 x i8> %16, ptr addrspace(1) %17, align 4, !tbaa !13
  ret void

18:                                               ; preds = %11, %29
  %19 = phi <4 x i8> [ %30, %29 ], [ %9, %11 ]
  %20 = phi i32 [ %31, %29 ], [ 0, %11 ]
  %21 = icmp eq i32 %20, %5
  br i1 %21, label %29, label %22

22:                                               ; preds = %18
  %23 = and i32 %20, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %22
  %26 = zext nneg i32 %20 to i64
  %27 = getelementptr inbounds nuw %struct.one, ptr addrspace(1) %0, i64 %26
  %28 = load <4 x i8>, ptr addrspace(1) %27, align 4, !tbaa !13
  br label %29

29:                                               ; preds = %18, %25, %22
  %30 = phi <4 x i8> [ %19, %22 ], [ %28, %25 ], [ %14, %18 ]
  %31 = add nuw nsw i32 %20, 1
  %32 = icmp eq i32 %31, %2
  br i1 %32, label %15, label %18
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @rays(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds %struct.ray, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %10 = load <3 x float>, ptr addrspace(1) %9, align 16, !tbaa !13, !amdgpu.noclobber !14
  %11 = icmp sgt i32 %2, %5
  br i1 %11, label %12, label %18

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 28
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %15 = load <3 x float>, ptr addrspace(1) %8, align 16, !amdgpu.noclobber !14
  %16 = load i32, ptr addrspace(1) %14, align 4, !tbaa !13, !amdgpu.noclobber !14
  %17 = load i32, ptr addrspace(1) %13, align 4, !tbaa !13, !amdgpu.noclobber !14
  br label %18

18:                                               ; preds = %3, %12
  %19 = phi <3 x float> [ %10, %12 ], [ zeroinitializer, %3 ]
  %20 = phi i32 [ %16, %12 ], [ undef, %3 ]
  %21 = phi <3 x float> [ %15, %12 ], [ %10, %3 ]
  %22 = phi i32 [ %17, %12 ], [ undef, %3 ]
  %23 = fadd <3 x float> %19, %21
  %24 = getelementptr inbounds %struct.ray, ptr addrspace(1) %1, i64 %7
  store <3 x float> %23, ptr addrspace(1) %24, align 16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 12
  store i32 %20, ptr addrspace(1) %25, align 4, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 16
  store <3 x float> %19, ptr addrspace(1) %26, align 16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 28
  store i32 %22, ptr addrspace(1) %27, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_rays(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = shl i64 %4, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds %struct.ray, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %10 = load <3 x float>, ptr addrspace(1) %9, align 16, !tbaa !13
  %11 = icmp sgt i32 %2, %5
  br i1 %11, label %12, label %18

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 28
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %15 = load <3 x float>, ptr addrspace(1) %8, align 16
  %16 = load i32, ptr addrspace(1) %14, align 4, !tbaa !13
  %17 = load i32, ptr addrspace(1) %13, align 4, !tbaa !13
  br label %18

18:                                               ; preds = %12, %3
  %19 = phi <3 x float> [ %10, %12 ], [ zeroinitializer, %3 ]
  %20 = phi i32 [ %16, %12 ], [ undef, %3 ]
  %21 = phi <3 x float> [ %15, %12 ], [ %10, %3 ]
  %22 = phi i32 [ %17, %12 ], [ undef, %3 ]
  %23 = fadd <3 x float> %19, %21
  %24 = getelementptr inbounds %struct.ray, ptr addrspace(1) %1, i64 %7
  store <3 x float> %23, ptr addrspace(1) %24, align 16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 12
  store i32 %20, ptr addrspace(1) %25, align 4, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 16
  store <3 x float> %19, ptr addrspace(1) %26, align 16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 28
  store i32 %22, ptr addrspace(1) %27, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !12 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %7 = shl i64 %5, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds %struct.nested, ptr addrspace(1) %0, i64 %8
  %10 = load i64, ptr addrspace(1) %9, align 4
  %11 = trunc i32 %2 to i8
  %12 = insertelement <3 x i8> <i8 poison, i8 2, i8 3>, i8 %11, i64 0
  %13 = shufflevector <3 x i8> %12, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 12
  %15 = icmp sgt i32 %2, %6
  br i1 %15, label %16, label %24

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %18 = load <4 x i8>, ptr addrspace(1) %17, align 4, !tbaa !13, !amdgpu.noclobber !14
  %19 = load i8, ptr addrspace(1) %14, align 4, !amdgpu.noclobber !14
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 13
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %20, i64 3, i1 false), !tbaa.struct !22
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 16
  %22 = load i32, ptr addrspace(1) %21, align 4, !amdgpu.noclobber !14
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 20
  br label %24

24:                                               ; preds = %3, %16
  %25 = phi ptr addrspace(1) [ %23, %16 ], [ %14, %3 ]
  %26 = phi i8 [ %19, %16 ], [ 1, %3 ]
  %27 = phi <4 x i8> [ %18, %16 ], [ %13, %3 ]
  %28 = phi i32 [ %22, %16 ], [ 2, %3 ]
  %29 = load i64, ptr addrspace(1) %25, align 4
  %30 = getelementptr inbounds %struct.nested, ptr addrspace(1) %1, i64 %8
  store i64 %10, ptr addrspace(1) %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 8
  store <4 x i8> %27, ptr addrspace(1) %31, align 4, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 12
  store i8 %26, ptr addrspace(1) %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 13
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %33, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false), !tbaa.struct !22
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 16
  store i32 %28, ptr addrspace(1) %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 20
  store i64 %29, ptr addrspace(1) %35, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !12 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %7 = shl i64 %5, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds %struct.nested, ptr addrspace(1) %0, i64 %8
  %10 = load i64, ptr addrspace(1) %9, align 4
  %11 = trunc i32 %2 to i8
  %12 = insertelement <3 x i8> <i8 poison, i8 2, i8 3>, i8 %11, i64 0
  %13 = shufflevector <3 x i8> %12, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 12
  %15 = icmp sgt i32 %2, %6
  br i1 %15, label %16, label %24

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %18 = load <4 x i8>, ptr addrspace(1) %17, align 4, !tbaa !13
  %19 = load i8, ptr addrspace(1) %14, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 13
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %20, i64 3, i1 false), !tbaa.struct !22
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 16
  %22 = load i32, ptr addrspace(1) %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 20
  br label %24

24:                                               ; preds = %16, %3
  %25 = phi ptr addrspace(1) [ %23, %16 ], [ %14, %3 ]
  %26 = phi i8 [ %19, %16 ], [ 1, %3 ]
  %27 = phi <4 x i8> [ %18, %16 ], [ %13, %3 ]
  %28 = phi i32 [ %22, %16 ], [ 2, %3 ]
  %29 = load i64, ptr addrspace(1) %25, align 4
  %30 = getelementptr inbounds %struct.nested, ptr addrspace(1) %1, i64 %8
  store i64 %10, ptr addrspace(1) %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 8
  store <4 x i8> %27, ptr addrspace(1) %31, align 4, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 12
  store i8 %26, ptr addrspace(1) %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 13
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %33, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false), !tbaa.struct !22
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 16
  store i32 %28, ptr addrspace(1) %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 20
  store i64 %29, ptr addrspace(1) %35, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_fourth(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !13, !amdgpu.noclobber !14
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_fourth(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !13
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_second(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 27
  br i1 %6, label %9, label %18

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  %14 = load <3 x float>, ptr addrspace(1) %10, align 16, !amdgpu.noclobber !14
  %15 = load i32, ptr addrspace(1) %13, align 4, !tbaa !13, !amdgpu.noclobber !14
  %16 = load <3 x float>, ptr addrspace(1) %12, align 16, !amdgpu.noclobber !14
  %17 = load i32, ptr addrspace(1) %11, align 4, !tbaa !13, !amdgpu.noclobber !14
  br label %18

18:                                               ; preds = %3, %9
  %19 = phi i32 [ %17, %9 ], [ undef, %3 ]
  %20 = phi <3 x float> [ %16, %9 ], [ splat (float 1.000000e+00), %3 ]
  %21 = phi i32 [ %15, %9 ], [ undef, %3 ]
  %22 = phi <3 x float> [ %14, %9 ], [ <float 1.000000e+00, float undef, float 2.000000e+00>, %3 ]
  %23 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <3 x float> %22, ptr addrspace(1) %23, align 16
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  store <3 x float> %20, ptr addrspace(1) %25, align 16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  store i32 %19, ptr addrspace(1) %26, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_second(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !12 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 27
  br i1 %6, label %9, label %18

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  %14 = load <3 x float>, ptr addrspace(1) %10, align 16
  %15 = load i32, ptr addrspace(1) %13, align 4, !tbaa !13
  %16 = load <3 x float>, ptr addrspace(1) %12, align 16
  %17 = load i32, ptr addrspace(1) %11, align 4, !tbaa !13
  br label %18

18:                                               ; preds = %3, %9
  %19 = phi i32 [ %17, %9 ], [ undef, %3 ]
  %20 = phi <3 x float> [ %16, %9 ], [ splat (float 1.000000e+00), %3 ]
  %21 = phi i32 [ %15, %9 ], [ undef, %3 ]
  %22 = phi <3 x float> [ %14, %9 ], [ <float 1.000000e+00, float undef, float 2.000000e+00>, %3 ]
  %23 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <3 x float> %22, ptr addrspace(1) %23, align 16
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  store <3 x float> %20, ptr addrspace(1) %25, align 16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  store i32 %19, ptr addrspace(1) %26, align 4, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) local_unnamed_addr #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #10

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"mixed*", !"mixed*", !"int"}
!12 = !{!"const", !"", !""}
!13 = !{!7, !7, i64 0}
!14 = !{}
!15 = !{i64 0, i64 2, !16, i64 4, i64 8, !13}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !7, i64 0}
!18 = !{i64 0, i64 4, !13, i64 4, i64 2, !16, i64 8, i64 8, !13}
!19 = !{!"one*", !"one*", !"int"}
!20 = !{!"ray*", !"ray*", !"int"}
!21 = !{!"nested*", !"nested*", !"int"}
!22 = !{i64 0, i64 15, !13}
!23 = !{!"uchar4*", !"uchar4*", !"int"}
!24 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int"}

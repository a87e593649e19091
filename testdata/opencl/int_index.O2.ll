; ModuleID = 'int_index.cl'
source_filename = "int_index.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Nest = type { [2 x %struct.Two], i16, %union.Either }
%struct.Two = type { <3 x i8>, <3 x i8> }
%union.Either = type { <3 x i8> }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @chars(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %13

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x i8>, ptr addrspace(1) %10, align 4, !amdgpu.noclobber !14
  %12 = shufflevector <3 x i8> %11, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %14, ptr addrspace(1) %15, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_chars(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %13

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x i8>, ptr addrspace(1) %10, align 4
  %12 = shufflevector <3 x i8> %11, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %14, ptr addrspace(1) %15, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @shorts(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i16>, ptr addrspace(1) %10, align 8, !amdgpu.noclobber !14
  %12 = shufflevector <4 x i16> %11, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %13 = shufflevector <3 x i16> %12, <3 x i16> <i16 undef, i16 poison, i16 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %14

14:                                               ; preds = %3, %9
  %15 = phi <4 x i16> [ %13, %9 ], [ <i16 1, i16 2, i16 3, i16 undef>, %3 ]
  %16 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i16> %15, ptr addrspace(1) %16, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_shorts(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i16>, ptr addrspace(1) %10, align 8
  %12 = shufflevector <4 x i16> %11, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %13 = shufflevector <3 x i16> %12, <3 x i16> <i16 undef, i16 poison, i16 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %14

14:                                               ; preds = %3, %9
  %15 = phi <4 x i16> [ %13, %9 ], [ <i16 1, i16 2, i16 3, i16 undef>, %3 ]
  %16 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i16> %15, ptr addrspace(1) %16, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @halves(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %13

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x half>, ptr addrspace(1) %10, align 8, !amdgpu.noclobber !14
  %12 = shufflevector <3 x half> %11, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi <4 x half> [ %12, %9 ], [ <half 0xH3C00, half 0xH4000, half 0xH4200, half undef>, %3 ]
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x half> %14, ptr addrspace(1) %15, align 8, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_halves(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %13

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x half>, ptr addrspace(1) %10, align 8
  %12 = shufflevector <3 x half> %11, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi <4 x half> [ %12, %9 ], [ <half 0xH3C00, half 0xH4000, half 0xH4200, half undef>, %3 ]
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x half> %14, ptr addrspace(1) %15, align 8, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @floats(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x float>, ptr addrspace(1) %10, align 16, !tbaa !15, !amdgpu.noclobber !14
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <3 x float> [ %11, %9 ], [ <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <3 x float> %13, ptr addrspace(1) %14, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_floats(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x float>, ptr addrspace(1) %10, align 16, !tbaa !15
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <3 x float> [ %11, %9 ], [ <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <3 x float> %13, ptr addrspace(1) %14, align 16, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @doubles(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 27
  br i1 %6, label %9, label %13

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x double>, ptr addrspace(1) %10, align 32, !amdgpu.noclobber !14
  %12 = shufflevector <3 x double> %11, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi <4 x double> [ %12, %9 ], [ <double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double undef>, %3 ]
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x double> %14, ptr addrspace(1) %15, align 32, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 27
  br i1 %6, label %9, label %13

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x double>, ptr addrspace(1) %10, align 32
  %12 = shufflevector <3 x double> %11, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi <4 x double> [ %12, %9 ], [ <double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double undef>, %3 ]
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x double> %14, ptr addrspace(1) %15, align 32, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @two(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15, !amdgpu.noclobber !14
  %13 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !15, !amdgpu.noclobber !14
  br label %14

14:                                               ; preds = %3, %9
  %15 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %16 = phi <4 x i8> [ %13, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %15, ptr addrspace(1) %17, align 4, !tbaa !15
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store <4 x i8> %16, ptr addrspace(1) %18, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_two(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15
  %13 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !15
  br label %14

14:                                               ; preds = %3, %9
  %15 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %16 = phi <4 x i8> [ %13, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %15, ptr addrspace(1) %17, align 4, !tbaa !15
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store <4 x i8> %16, ptr addrspace(1) %18, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @ray(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 {
  %4 = alloca [12 x i8], align 4, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %18

8:                                                ; preds = %3
  %9 = shl i64 %5, 32
  %10 = ashr exact i64 %9, 27
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  %12 = load <3 x float>, ptr addrspace(1) %11, align 16, !amdgpu.noclobber !14
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !15, !amdgpu.noclobber !14
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %16 = load float, ptr addrspace(1) %15, align 16, !tbaa !26, !amdgpu.noclobber !14
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 20
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %4, ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %17, i64 12, i1 false), !tbaa.struct !14
  br label %23

18:                                               ; preds = %3
  %19 = sitofp i32 %6 to float
  %20 = insertelement <3 x float> <float 1.000000e+00, float poison, float 2.000000e+00>, float %19, i64 1
  %21 = shl i64 %5, 32
  %22 = ashr exact i64 %21, 27
  br label %23

23:                                               ; preds = %8, %18
  %24 = phi i64 [ %10, %8 ], [ %22, %18 ]
  %25 = phi i32 [ %14, %8 ], [ undef, %18 ]
  %26 = phi <3 x float> [ %12, %8 ], [ %20, %18 ]
  %27 = phi float [ %16, %8 ], [ 1.000000e+00, %18 ]
  %28 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  store <3 x float> %26, ptr addrspace(1) %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 12
  store i32 %25, ptr addrspace(1) %29, align 4, !tbaa !15
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 16
  store float %27, ptr addrspace(1) %30, align 16, !tbaa !26
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 20
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %31, ptr addrspace(5) noundef align 4 dereferenceable(12) %4, i64 12, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_ray(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 {
  %4 = alloca [12 x i8], align 4, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %18

8:                                                ; preds = %3
  %9 = shl i64 %5, 32
  %10 = ashr exact i64 %9, 27
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  %12 = load <3 x float>, ptr addrspace(1) %11, align 16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !15
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %16 = load float, ptr addrspace(1) %15, align 16, !tbaa !26
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 20
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %4, ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %17, i64 12, i1 false), !tbaa.struct !14
  br label %23

18:                                               ; preds = %3
  %19 = sitofp i32 %6 to float
  %20 = insertelement <3 x float> <float 1.000000e+00, float poison, float 2.000000e+00>, float %19, i64 1
  %21 = shl i64 %5, 32
  %22 = ashr exact i64 %21, 27
  br label %23

23:                                               ; preds = %18, %8
  %24 = phi i64 [ %22, %18 ], [ %10, %8 ]
  %25 = phi i32 [ undef, %18 ], [ %14, %8 ]
  %26 = phi <3 x float> [ %20, %18 ], [ %12, %8 ]
  %27 = phi float [ 1.000000e+00, %18 ], [ %16, %8 ]
  %28 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  store <3 x float> %26, ptr addrspace(1) %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 12
  store i32 %25, ptr addrspace(1) %29, align 4, !tbaa !15
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 16
  store float %27, ptr addrspace(1) %30, align 16, !tbaa !26
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 20
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %31, ptr addrspace(5) noundef align 4 dereferenceable(12) %4, i64 12, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @either(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15, !amdgpu.noclobber !14
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_either(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @wide(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !13 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %7 = icmp sgt i32 %2, %6
  %8 = shl i64 %5, 32
  br i1 %7, label %9, label %18

9:                                                ; preds = %3
  %10 = ashr exact i64 %8, 28
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  %12 = load i8, ptr addrspace(1) %11, align 8, !tbaa !15, !amdgpu.noclobber !14
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 1
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %13, i64 3, i1 false), !tbaa.struct !30
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4, !tbaa !15, !amdgpu.noclobber !14
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %17 = load i64, ptr addrspace(1) %16, align 8, !tbaa !31, !amdgpu.noclobber !14
  br label %21

18:                                               ; preds = %3
  %19 = ashr exact i64 %8, 32
  %20 = ashr exact i64 %8, 28
  br label %21

21:                                               ; preds = %9, %18
  %22 = phi i64 [ %10, %9 ], [ %20, %18 ]
  %23 = phi <4 x i8> [ %15, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %18 ]
  %24 = phi i8 [ %12, %9 ], [ 1, %18 ]
  %25 = phi i64 [ %17, %9 ], [ %19, %18 ]
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22
  store i8 %24, ptr addrspace(1) %26, align 8, !tbaa !15
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 1
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %27, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false), !tbaa.struct !30
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4
  store <4 x i8> %23, ptr addrspace(1) %28, align 4, !tbaa !15
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8
  store i64 %25, ptr addrspace(1) %29, align 8, !tbaa !31
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_wide(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !13 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %7 = icmp sgt i32 %2, %6
  %8 = shl i64 %5, 32
  br i1 %7, label %9, label %18

9:                                                ; preds = %3
  %10 = ashr exact i64 %8, 28
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10
  %12 = load i8, ptr addrspace(1) %11, align 8, !tbaa !15
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 1
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %13, i64 3, i1 false), !tbaa.struct !30
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4, !tbaa !15
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %17 = load i64, ptr addrspace(1) %16, align 8, !tbaa !31
  br label %21

18:                                               ; preds = %3
  %19 = ashr exact i64 %8, 32
  %20 = ashr exact i64 %8, 28
  br label %21

21:                                               ; preds = %18, %9
  %22 = phi i64 [ %20, %18 ], [ %10, %9 ]
  %23 = phi <4 x i8> [ <i8 1, i8 2, i8 3, i8 undef>, %18 ], [ %15, %9 ]
  %24 = phi i8 [ 1, %18 ], [ %12, %9 ]
  %25 = phi i64 [ %19, %18 ], [ %17, %9 ]
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22
  store i8 %24, ptr addrspace(1) %26, align 8, !tbaa !15
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 1
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %27, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false), !tbaa.struct !30
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4
  store <4 x i8> %23, ptr addrspace(1) %28, align 4, !tbaa !15
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8
  store i64 %25, ptr addrspace(1) %29, align 8, !tbaa !31
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @one(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  %8 = shl i64 %4, 32
  %9 = ashr exact i64 %8, 27
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x double>, ptr addrspace(1) %10, align 32, !tbaa !15, !amdgpu.noclobber !14
  br label %18

12:                                               ; preds = %3
  %13 = sitofp i32 %5 to double
  %14 = insertelement <3 x double> <double 1.000000e+00, double poison, double 2.000000e+00>, double %13, i64 1
  %15 = shufflevector <3 x double> %14, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %16 = shl i64 %4, 32
  %17 = ashr exact i64 %16, 27
  br label %18

18:                                               ; preds = %7, %12
  %19 = phi i64 [ %9, %7 ], [ %17, %12 ]
  %20 = phi <4 x double> [ %11, %7 ], [ %15, %12 ]
  %21 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %19
  store <4 x double> %20, ptr addrspace(1) %21, align 32, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_one(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  %8 = shl i64 %4, 32
  %9 = ashr exact i64 %8, 27
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x double>, ptr addrspace(1) %10, align 32, !tbaa !15
  br label %18

12:                                               ; preds = %3
  %13 = sitofp i32 %5 to double
  %14 = insertelement <3 x double> <double 1.000000e+00, double poison, double 2.000000e+00>, double %13, i64 1
  %15 = shufflevector <3 x double> %14, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %16 = shl i64 %4, 32
  %17 = ashr exact i64 %16, 27
  br label %18

18:                                               ; preds = %12, %7
  %19 = phi i64 [ %17, %12 ], [ %9, %7 ]
  %20 = phi <4 x double> [ %15, %12 ], [ %11, %7 ]
  %21 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %19
  store <4 x double> %20, ptr addrspace(1) %21, align 32, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @nest(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %11, label %7

7:                                                ; preds = %3
  %8 = trunc i64 %4 to i16
  %9 = shl i64 %4, 32
  %10 = ashr exact i64 %9, 32
  br label %28

11:                                               ; preds = %3
  %12 = shl i64 %4, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %19 = load <4 x i8>, ptr addrspace(1) %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 12
  %21 = load <4 x i8>, ptr addrspace(1) %20, align 4, !tbaa !15
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16
  %23 = load i16, ptr addrspace(1) %22, align 4, !tbaa !35
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 18
  %25 = load i16, ptr addrspace(1) %24, align 2
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 20
  %27 = load <4 x i8>, ptr addrspace(1) %26, align 4, !tbaa !15
  br label %28

28:                                               ; preds = %11, %7
  %29 = phi i16 [ %25, %11 ], [ undef, %7 ]
  %30 = phi i64 [ %13, %11 ], [ %10, %7 ]
  %31 = phi <4 x i8> [ %27, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %32 = phi i16 [ %23, %11 ], [ %8, %7 ]
  %33 = phi <4 x i8> [ %21, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %34 = phi <4 x i8> [ %19, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %35 = phi <4 x i8> [ %17, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %36 = phi <4 x i8> [ %15, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %37 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %1, i64 %30
  store <4 x i8> %36, ptr addrspace(1) %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 4
  store <4 x i8> %35, ptr addrspace(1) %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 8
  store <4 x i8> %34, ptr addrspace(1) %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 12
  store <4 x i8> %33, ptr addrspace(1) %40, align 4, !tbaa !15
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 16
  store i16 %32, ptr addrspace(1) %41, align 4, !tbaa !35
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 18
  store i16 %29, ptr addrspace(1) %42, align 2
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 20
  store <4 x i8> %31, ptr addrspace(1) %43, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_nest(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %11, label %7

7:                                                ; preds = %3
  %8 = trunc i64 %4 to i16
  %9 = shl i64 %4, 32
  %10 = ashr exact i64 %9, 32
  br label %28

11:                                               ; preds = %3
  %12 = shl i64 %4, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %19 = load <4 x i8>, ptr addrspace(1) %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 12
  %21 = load <4 x i8>, ptr addrspace(1) %20, align 4, !tbaa !15
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16
  %23 = load i16, ptr addrspace(1) %22, align 4, !tbaa !35
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 18
  %25 = load i16, ptr addrspace(1) %24, align 2
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 20
  %27 = load <4 x i8>, ptr addrspace(1) %26, align 4, !tbaa !15
  br label %28

28:                                               ; preds = %7, %11
  %29 = phi i16 [ %25, %11 ], [ undef, %7 ]
  %30 = phi i64 [ %13, %11 ], [ %10, %7 ]
  %31 = phi <4 x i8> [ %27, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %32 = phi i16 [ %23, %11 ], [ %8, %7 ]
  %33 = phi <4 x i8> [ %21, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %34 = phi <4 x i8> [ %19, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %35 = phi <4 x i8> [ %17, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %36 = phi <4 x i8> [ %15, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ]
  %37 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %1, i64 %30
  store <4 x i8> %36, ptr addrspace(1) %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 4
  store <4 x i8> %35, ptr addrspace(1) %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 8
  store <4 x i8> %34, ptr addrspace(1) %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 12
  store <4 x i8> %33, ptr addrspace(1) %40, align 4, !tbaa !15
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 16
  store i16 %32, ptr addrspace(1) %41, align 4, !tbaa !35
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 18
  store i16 %29, ptr addrspace(1) %42, align 2
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 20
  store <4 x i8> %31, ptr addrspace(1) %43, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_fourth(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !37 !kernel_arg_base_type !38 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15, !amdgpu.noclobber !14
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_fourth(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !37 !kernel_arg_base_type !38 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_float(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !39 !kernel_arg_base_type !40 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !15, !amdgpu.noclobber !14
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <4 x float> [ %11, %9 ], [ <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float undef>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x float> %13, ptr addrspace(1) %14, align 16, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_float(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !39 !kernel_arg_base_type !40 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br i1 %6, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !tbaa !15
  br label %12

12:                                               ; preds = %3, %9
  %13 = phi <4 x float> [ %11, %9 ], [ <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float undef>, %3 ]
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x float> %13, ptr addrspace(1) %14, align 16, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_third(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %13

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x i8>, ptr addrspace(1) %10, align 4, !amdgpu.noclobber !14
  %12 = shufflevector <3 x i8> %11, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 undef, i8 undef>, %3 ]
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %14, ptr addrspace(1) %15, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_third(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %13

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x i8>, ptr addrspace(1) %10, align 4
  %12 = shufflevector <3 x i8> %11, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 undef, i8 undef>, %3 ]
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %14, ptr addrspace(1) %15, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_member(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15, !amdgpu.noclobber !14
  %13 = load i32, ptr addrspace(1) %11, align 4, !tbaa !15, !amdgpu.noclobber !14
  br label %14

14:                                               ; preds = %3, %9
  %15 = phi i32 [ %13, %9 ], [ undef, %3 ]
  %16 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %16, ptr addrspace(1) %17, align 4, !tbaa !15
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_member(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15
  %13 = load i32, ptr addrspace(1) %11, align 4, !tbaa !15
  br label %14

14:                                               ; preds = %3, %9
  %15 = phi i32 [ %13, %9 ], [ undef, %3 ]
  %16 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %16, ptr addrspace(1) %17, align 4, !tbaa !15
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_in_struct(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15, !amdgpu.noclobber !14
  %13 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !15, !amdgpu.noclobber !14
  br label %14

14:                                               ; preds = %3, %9
  %15 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %16 = phi <4 x i8> [ %13, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %15, ptr addrspace(1) %17, align 4, !tbaa !15
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store <4 x i8> %16, ptr addrspace(1) %18, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_in_struct(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !13 {
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !tbaa !15
  %13 = load <4 x i8>, ptr addrspace(1) %11, align 4, !tbaa !15
  br label %14

14:                                               ; preds = %3, %9
  %15 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %16 = phi <4 x i8> [ %13, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ]
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8
  store <4 x i8> %15, ptr addrspace(1) %17, align 4, !tbaa !15
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  store <4 x i8> %16, ptr addrspace(1) %18, align 4, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!11 = !{!"uchar3*", !"uchar3*", !"int"}
!12 = !{!"uchar __attribute__((ext_vector_type(3)))*", !"uchar __attribute__((ext_vector_type(3)))*", !"int"}
!13 = !{!"", !"", !""}
!14 = !{}
!15 = !{!7, !7, i64 0}
!16 = !{!"ushort3*", !"ushort3*", !"int"}
!17 = !{!"ushort __attribute__((ext_vector_type(3)))*", !"ushort __attribute__((ext_vector_type(3)))*", !"int"}
!18 = !{!"half3*", !"half3*", !"int"}
!19 = !{!"half __attribute__((ext_vector_type(3)))*", !"half __attribute__((ext_vector_type(3)))*", !"int"}
!20 = !{!"float3*", !"float3*", !"int"}
!21 = !{!"float __attribute__((ext_vector_type(3)))*", !"float __attribute__((ext_vector_type(3)))*", !"int"}
!22 = !{!"double3*", !"double3*", !"int"}
!23 = !{!"double __attribute__((ext_vector_type(3)))*", !"double __attribute__((ext_vector_type(3)))*", !"int"}
!24 = !{!"Two*", !"Two*", !"int"}
!25 = !{!"Ray*", !"Ray*", !"int"}
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !7, i64 0}
!28 = !{!"Either*", !"Either*", !"int"}
!29 = !{!"Wide*", !"Wide*", !"int"}
!30 = !{i64 3, i64 4, !15, i64 7, i64 8, !31}
!31 = !{!32, !32, i64 0}
!32 = !{!"long", !7, i64 0}
!33 = !{!"One*", !"One*", !"int"}
!34 = !{!"Nest*", !"Nest*", !"int"}
!35 = !{!36, !36, i64 0}
!36 = !{!"short", !7, i64 0}
!37 = !{!"uchar4*", !"uchar4*", !"int"}
!38 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int"}
!39 = !{!"float4*", !"float4*", !"int"}
!40 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!41 = !{!"Four*", !"Four*", !"int"}

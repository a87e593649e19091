; ModuleID = 'int_index.cl'
source_filename = "int_index.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Nest = type { [2 x %struct.Two], i16, %union.Either }
%struct.Two = type { <3 x i8>, <3 x i8> }
%union.Either = type { <3 x i8> }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @chars(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !26, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !34)
    #dbg_value(ptr addrspace(1) %1, !27, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !34)
    #dbg_value(i32 %2, !28, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !34)
    #dbg_value(ptr addrspace(1) %0, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !42)
    #dbg_value(ptr addrspace(1) %1, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !42)
    #dbg_value(i32 %2, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !42)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !44
  %5 = trunc i64 %4 to i32, !dbg !44
    #dbg_value(i32 %5, !40, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !42)
  %6 = icmp sgt i32 %2, %5, !dbg !45
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %13, !dbg !45

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x i8>, ptr addrspace(1) %10, align 4, !dbg !45, !amdgpu.noclobber !47
  %12 = shufflevector <3 x i8> %11, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !44
  br label %13, !dbg !45

13:                                               ; preds = %3, %9
  %14 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !48
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !44
  store <4 x i8> %14, ptr addrspace(1) %15, align 4, !dbg !44, !tbaa !49
  ret void, !dbg !50
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_chars(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !36 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(ptr addrspace(1) %1, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(i32 %2, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !52
  %5 = trunc i64 %4 to i32, !dbg !52
    #dbg_value(i32 %5, !40, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
  %6 = icmp sgt i32 %2, %5, !dbg !53
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %13, !dbg !53

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x i8>, ptr addrspace(1) %10, align 4, !dbg !53
  %12 = shufflevector <3 x i8> %11, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !52
  br label %13, !dbg !53

13:                                               ; preds = %3, %9
  %14 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !54
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !52
  store <4 x i8> %14, ptr addrspace(1) %15, align 4, !dbg !52, !tbaa !49
  ret void, !dbg !52
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @shorts(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !55 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !67 !kernel_arg_base_type !68 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !69)
    #dbg_value(ptr addrspace(1) %1, !65, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !69)
    #dbg_value(i32 %2, !66, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !69)
    #dbg_value(ptr addrspace(1) %0, !70, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(ptr addrspace(1) %1, !73, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 %2, !74, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !77)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !79
  %5 = trunc i64 %4 to i32, !dbg !79
    #dbg_value(i32 %5, !75, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !77)
  %6 = icmp sgt i32 %2, %5, !dbg !80
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14, !dbg !80

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i16>, ptr addrspace(1) %10, align 8, !dbg !80, !amdgpu.noclobber !47
  %12 = shufflevector <4 x i16> %11, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>, !dbg !80
  %13 = shufflevector <3 x i16> %12, <3 x i16> <i16 undef, i16 poison, i16 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !79
  br label %14, !dbg !80

14:                                               ; preds = %3, %9
  %15 = phi <4 x i16> [ %13, %9 ], [ <i16 1, i16 2, i16 3, i16 undef>, %3 ], !dbg !82
  %16 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !79
  store <4 x i16> %15, ptr addrspace(1) %16, align 8, !dbg !79, !tbaa !49
  ret void, !dbg !83
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_shorts(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !71 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !67 !kernel_arg_base_type !68 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !70, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !84)
    #dbg_value(ptr addrspace(1) %1, !73, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !84)
    #dbg_value(i32 %2, !74, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !84)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !85
  %5 = trunc i64 %4 to i32, !dbg !85
    #dbg_value(i32 %5, !75, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !84)
  %6 = icmp sgt i32 %2, %5, !dbg !86
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14, !dbg !86

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i16>, ptr addrspace(1) %10, align 8, !dbg !86
  %12 = shufflevector <4 x i16> %11, <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>, !dbg !86
  %13 = shufflevector <3 x i16> %12, <3 x i16> <i16 undef, i16 poison, i16 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !85
  br label %14, !dbg !86

14:                                               ; preds = %3, %9
  %15 = phi <4 x i16> [ %13, %9 ], [ <i16 1, i16 2, i16 3, i16 undef>, %3 ], !dbg !87
  %16 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !85
  store <4 x i16> %15, ptr addrspace(1) %16, align 8, !dbg !85, !tbaa !49
  ret void, !dbg !85
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @halves(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !88 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !99 !kernel_arg_base_type !100 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !96, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(ptr addrspace(1) %1, !97, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(i32 %2, !98, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(ptr addrspace(1) %0, !102, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !109)
    #dbg_value(ptr addrspace(1) %1, !105, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !109)
    #dbg_value(i32 %2, !106, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !109)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !111
  %5 = trunc i64 %4 to i32, !dbg !111
    #dbg_value(i32 %5, !107, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !109)
  %6 = icmp sgt i32 %2, %5, !dbg !112
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %13, !dbg !112

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x half>, ptr addrspace(1) %10, align 8, !dbg !112, !amdgpu.noclobber !47
  %12 = shufflevector <3 x half> %11, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !111
  br label %13, !dbg !112

13:                                               ; preds = %3, %9
  %14 = phi <4 x half> [ %12, %9 ], [ <half 0xH3C00, half 0xH4000, half 0xH4200, half undef>, %3 ], !dbg !114
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !111
  store <4 x half> %14, ptr addrspace(1) %15, align 8, !dbg !111, !tbaa !49
  ret void, !dbg !115
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_halves(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !103 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !99 !kernel_arg_base_type !100 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !102, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(ptr addrspace(1) %1, !105, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %2, !106, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !116)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !117
  %5 = trunc i64 %4 to i32, !dbg !117
    #dbg_value(i32 %5, !107, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !116)
  %6 = icmp sgt i32 %2, %5, !dbg !118
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %13, !dbg !118

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x half>, ptr addrspace(1) %10, align 8, !dbg !118
  %12 = shufflevector <3 x half> %11, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !117
  br label %13, !dbg !118

13:                                               ; preds = %3, %9
  %14 = phi <4 x half> [ %12, %9 ], [ <half 0xH3C00, half 0xH4000, half 0xH4200, half undef>, %3 ], !dbg !119
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !117
  store <4 x half> %14, ptr addrspace(1) %15, align 8, !dbg !117, !tbaa !49
  ret void, !dbg !117
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @floats(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !120 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !131 !kernel_arg_base_type !132 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !128, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(ptr addrspace(1) %1, !129, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(i32 %2, !130, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(ptr addrspace(1) %0, !134, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !141)
    #dbg_value(ptr addrspace(1) %1, !137, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !141)
    #dbg_value(i32 %2, !138, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !141)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !143
  %5 = trunc i64 %4 to i32, !dbg !143
    #dbg_value(i32 %5, !139, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !141)
  %6 = icmp sgt i32 %2, %5, !dbg !144
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br i1 %6, label %9, label %12, !dbg !144

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x float>, ptr addrspace(1) %10, align 16, !dbg !144, !tbaa !49, !amdgpu.noclobber !47
    #dbg_value(<3 x float> %11, !140, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !141)
  br label %12, !dbg !144

12:                                               ; preds = %3, %9
  %13 = phi <3 x float> [ %11, %9 ], [ <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, %3 ], !dbg !146
    #dbg_value(<3 x float> %13, !140, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !141)
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !143
  store <3 x float> %13, ptr addrspace(1) %14, align 16, !dbg !143, !tbaa !49
  ret void, !dbg !147
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_floats(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !135 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !131 !kernel_arg_base_type !132 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !134, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_value(ptr addrspace(1) %1, !137, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_value(i32 %2, !138, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !149
  %5 = trunc i64 %4 to i32, !dbg !149
    #dbg_value(i32 %5, !139, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
  %6 = icmp sgt i32 %2, %5, !dbg !150
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br i1 %6, label %9, label %12, !dbg !150

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x float>, ptr addrspace(1) %10, align 16, !dbg !150, !tbaa !49
    #dbg_value(<3 x float> %11, !140, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
  br label %12, !dbg !150

12:                                               ; preds = %3, %9
  %13 = phi <3 x float> [ %11, %9 ], [ <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, %3 ], !dbg !151
    #dbg_value(<3 x float> %13, !140, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !149
  store <3 x float> %13, ptr addrspace(1) %14, align 16, !dbg !149, !tbaa !49
  ret void, !dbg !149
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @doubles(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !152 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !163 !kernel_arg_base_type !164 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !160, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !165)
    #dbg_value(ptr addrspace(1) %1, !161, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !165)
    #dbg_value(i32 %2, !162, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !165)
    #dbg_value(ptr addrspace(1) %0, !166, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(ptr addrspace(1) %1, !169, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %2, !170, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !173)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !175
  %5 = trunc i64 %4 to i32, !dbg !175
    #dbg_value(i32 %5, !171, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !173)
  %6 = icmp sgt i32 %2, %5, !dbg !176
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 27
  br i1 %6, label %9, label %13, !dbg !176

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x double>, ptr addrspace(1) %10, align 32, !dbg !176, !amdgpu.noclobber !47
  %12 = shufflevector <3 x double> %11, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !175
  br label %13, !dbg !176

13:                                               ; preds = %3, %9
  %14 = phi <4 x double> [ %12, %9 ], [ <double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double undef>, %3 ], !dbg !178
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !175
  store <4 x double> %14, ptr addrspace(1) %15, align 32, !dbg !175, !tbaa !49
  ret void, !dbg !179
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !167 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !163 !kernel_arg_base_type !164 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !166, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !180)
    #dbg_value(ptr addrspace(1) %1, !169, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !180)
    #dbg_value(i32 %2, !170, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !180)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !181
  %5 = trunc i64 %4 to i32, !dbg !181
    #dbg_value(i32 %5, !171, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !180)
  %6 = icmp sgt i32 %2, %5, !dbg !182
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 27
  br i1 %6, label %9, label %13, !dbg !182

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x double>, ptr addrspace(1) %10, align 32, !dbg !182
  %12 = shufflevector <3 x double> %11, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !181
  br label %13, !dbg !182

13:                                               ; preds = %3, %9
  %14 = phi <4 x double> [ %12, %9 ], [ <double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double undef>, %3 ], !dbg !183
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !181
  store <4 x double> %14, ptr addrspace(1) %15, align 32, !dbg !181, !tbaa !49
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @two(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !184 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !197 !kernel_arg_base_type !197 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !194, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !198)
    #dbg_value(ptr addrspace(1) %1, !195, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !198)
    #dbg_value(i32 %2, !196, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !198)
    #dbg_value(ptr addrspace(1) %0, !199, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !206)
    #dbg_value(ptr addrspace(1) %1, !202, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !206)
    #dbg_value(i32 %2, !203, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !206)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !208
  %5 = trunc i64 %4 to i32, !dbg !208
    #dbg_value(i32 %5, !204, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !206)
  %6 = icmp sgt i32 %2, %5, !dbg !209
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14, !dbg !209

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !209, !tbaa !49, !amdgpu.noclobber !47
  %13 = load <4 x i8>, ptr addrspace(1) %11, align 4, !dbg !209, !tbaa !49, !amdgpu.noclobber !47
  br label %14, !dbg !209

14:                                               ; preds = %3, %9
  %15 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !211
  %16 = phi <4 x i8> [ %13, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !211
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !208
  store <4 x i8> %15, ptr addrspace(1) %17, align 4, !dbg !208, !tbaa !49
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4, !dbg !208
  store <4 x i8> %16, ptr addrspace(1) %18, align 4, !dbg !208, !tbaa !49
  ret void, !dbg !212
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_two(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !200 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !197 !kernel_arg_base_type !197 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !199, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(ptr addrspace(1) %1, !202, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 %2, !203, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !213)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !214
  %5 = trunc i64 %4 to i32, !dbg !214
    #dbg_value(i32 %5, !204, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !213)
  %6 = icmp sgt i32 %2, %5, !dbg !215
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14, !dbg !215

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !215, !tbaa !49
  %13 = load <4 x i8>, ptr addrspace(1) %11, align 4, !dbg !215, !tbaa !49
  br label %14, !dbg !215

14:                                               ; preds = %3, %9
  %15 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !216
  %16 = phi <4 x i8> [ %13, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !216
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !214
  store <4 x i8> %15, ptr addrspace(1) %17, align 4, !dbg !214, !tbaa !49
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4, !dbg !214
  store <4 x i8> %16, ptr addrspace(1) %18, align 4, !dbg !214, !tbaa !49
  ret void, !dbg !214
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @ray(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !217 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !230 !kernel_arg_base_type !230 !kernel_arg_type_qual !33 {
  %4 = alloca [12 x i8], align 4, addrspace(5)
    #dbg_value(ptr addrspace(1) %0, !227, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !231)
    #dbg_value(ptr addrspace(1) %1, !228, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !231)
    #dbg_value(i32 %2, !229, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !231)
    #dbg_value(ptr addrspace(1) %0, !232, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(ptr addrspace(1) %1, !235, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(i32 %2, !236, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !239)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !241
  %6 = trunc i64 %5 to i32, !dbg !241
    #dbg_value(i32 %6, !237, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !239)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4), !dbg !242
  %7 = icmp sgt i32 %2, %6, !dbg !243
  br i1 %7, label %8, label %18, !dbg !243

8:                                                ; preds = %3
  %9 = shl i64 %5, 32, !dbg !243
  %10 = ashr exact i64 %9, 27, !dbg !243
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10, !dbg !243
  %12 = load <3 x float>, ptr addrspace(1) %11, align 16, !dbg !243, !amdgpu.noclobber !47
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12, !dbg !243
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !243, !tbaa !49, !amdgpu.noclobber !47
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16, !dbg !243
  %16 = load float, ptr addrspace(1) %15, align 16, !dbg !243, !tbaa !245, !amdgpu.noclobber !47
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 20, !dbg !243
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %4, ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %17, i64 12, i1 false), !dbg !243, !tbaa.struct !47
  br label %23, !dbg !243

18:                                               ; preds = %3
  %19 = sitofp i32 %6 to float, !dbg !247
  %20 = insertelement <3 x float> <float 1.000000e+00, float poison, float 2.000000e+00>, float %19, i64 1, !dbg !249
  %21 = shl i64 %5, 32, !dbg !241
  %22 = ashr exact i64 %21, 27, !dbg !241
  br label %23

23:                                               ; preds = %8, %18
  %24 = phi i64 [ %10, %8 ], [ %22, %18 ], !dbg !241
  %25 = phi i32 [ %14, %8 ], [ undef, %18 ]
  %26 = phi <3 x float> [ %12, %8 ], [ %20, %18 ], !dbg !250
  %27 = phi float [ %16, %8 ], [ 1.000000e+00, %18 ], !dbg !250
  %28 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24, !dbg !241
  store <3 x float> %26, ptr addrspace(1) %28, align 16, !dbg !241
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 12, !dbg !241
  store i32 %25, ptr addrspace(1) %29, align 4, !dbg !241, !tbaa !49
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 16, !dbg !241
  store float %27, ptr addrspace(1) %30, align 16, !dbg !241, !tbaa !245
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 20, !dbg !241
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %31, ptr addrspace(5) noundef align 4 dereferenceable(12) %4, i64 12, i1 false), !dbg !241, !tbaa.struct !47
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4), !dbg !241
  ret void, !dbg !251
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_ray(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !233 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !230 !kernel_arg_base_type !230 !kernel_arg_type_qual !33 {
  %4 = alloca [12 x i8], align 4, addrspace(5)
    #dbg_value(ptr addrspace(1) %0, !232, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !252)
    #dbg_value(ptr addrspace(1) %1, !235, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !252)
    #dbg_value(i32 %2, !236, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !252)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !253
  %6 = trunc i64 %5 to i32, !dbg !253
    #dbg_value(i32 %6, !237, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !252)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4), !dbg !254
  %7 = icmp sgt i32 %2, %6, !dbg !255
  br i1 %7, label %8, label %18, !dbg !255

8:                                                ; preds = %3
  %9 = shl i64 %5, 32, !dbg !255
  %10 = ashr exact i64 %9, 27, !dbg !255
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10, !dbg !255
  %12 = load <3 x float>, ptr addrspace(1) %11, align 16, !dbg !255
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12, !dbg !255
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !255, !tbaa !49
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16, !dbg !255
  %16 = load float, ptr addrspace(1) %15, align 16, !dbg !255, !tbaa !245
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 20, !dbg !255
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %4, ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %17, i64 12, i1 false), !dbg !255, !tbaa.struct !47
  br label %23, !dbg !255

18:                                               ; preds = %3
  %19 = sitofp i32 %6 to float, !dbg !256
  %20 = insertelement <3 x float> <float 1.000000e+00, float poison, float 2.000000e+00>, float %19, i64 1, !dbg !257
  %21 = shl i64 %5, 32, !dbg !253
  %22 = ashr exact i64 %21, 27, !dbg !253
  br label %23

23:                                               ; preds = %18, %8
  %24 = phi i64 [ %22, %18 ], [ %10, %8 ], !dbg !253
  %25 = phi i32 [ undef, %18 ], [ %14, %8 ]
  %26 = phi <3 x float> [ %20, %18 ], [ %12, %8 ], !dbg !258
  %27 = phi float [ 1.000000e+00, %18 ], [ %16, %8 ], !dbg !258
  %28 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24, !dbg !253
  store <3 x float> %26, ptr addrspace(1) %28, align 16, !dbg !253
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 12, !dbg !253
  store i32 %25, ptr addrspace(1) %29, align 4, !dbg !253, !tbaa !49
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 16, !dbg !253
  store float %27, ptr addrspace(1) %30, align 16, !dbg !253, !tbaa !245
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 20, !dbg !253
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %31, ptr addrspace(5) noundef align 4 dereferenceable(12) %4, i64 12, i1 false), !dbg !253, !tbaa.struct !47
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4), !dbg !253
  ret void, !dbg !253
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @either(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !259 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !273 !kernel_arg_base_type !273 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !270, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !274)
    #dbg_value(ptr addrspace(1) %1, !271, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !274)
    #dbg_value(i32 %2, !272, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !274)
    #dbg_value(ptr addrspace(1) %0, !275, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !282)
    #dbg_value(ptr addrspace(1) %1, !278, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !282)
    #dbg_value(i32 %2, !279, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !282)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !284
  %5 = trunc i64 %4 to i32, !dbg !284
    #dbg_value(i32 %5, !280, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !282)
  %6 = icmp sgt i32 %2, %5, !dbg !285
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12, !dbg !285

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !285, !tbaa !49, !amdgpu.noclobber !47
  br label %12, !dbg !285

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !287
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !284
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !dbg !284, !tbaa !49
  ret void, !dbg !288
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_either(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !276 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !273 !kernel_arg_base_type !273 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !275, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !289)
    #dbg_value(ptr addrspace(1) %1, !278, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !289)
    #dbg_value(i32 %2, !279, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !289)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !290
  %5 = trunc i64 %4 to i32, !dbg !290
    #dbg_value(i32 %5, !280, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !289)
  %6 = icmp sgt i32 %2, %5, !dbg !291
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12, !dbg !291

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !291, !tbaa !49
  br label %12, !dbg !291

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !292
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !290
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !dbg !290, !tbaa !49
  ret void, !dbg !290
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @wide(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !293 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !308 !kernel_arg_base_type !308 !kernel_arg_type_qual !33 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
    #dbg_value(ptr addrspace(1) %0, !305, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !309)
    #dbg_value(ptr addrspace(1) %1, !306, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !309)
    #dbg_value(i32 %2, !307, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !309)
    #dbg_value(ptr addrspace(1) %0, !310, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !317)
    #dbg_value(ptr addrspace(1) %1, !313, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !317)
    #dbg_value(i32 %2, !314, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !317)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !319
  %6 = trunc i64 %5 to i32, !dbg !319
    #dbg_value(i32 %6, !315, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !317)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4), !dbg !320
  %7 = icmp sgt i32 %2, %6, !dbg !321
  %8 = shl i64 %5, 32, !dbg !323
  br i1 %7, label %9, label %18, !dbg !321

9:                                                ; preds = %3
  %10 = ashr exact i64 %8, 28, !dbg !321
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10, !dbg !321
  %12 = load i8, ptr addrspace(1) %11, align 8, !dbg !321, !tbaa !49, !amdgpu.noclobber !47
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 1, !dbg !321
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %13, i64 3, i1 false), !dbg !321, !tbaa.struct !324
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4, !dbg !321
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4, !dbg !321, !tbaa !49, !amdgpu.noclobber !47
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8, !dbg !321
  %17 = load i64, ptr addrspace(1) %16, align 8, !dbg !321, !tbaa !325, !amdgpu.noclobber !47
  br label %21, !dbg !321

18:                                               ; preds = %3
  %19 = ashr exact i64 %8, 32, !dbg !327
  %20 = ashr exact i64 %8, 28, !dbg !319
  br label %21

21:                                               ; preds = %9, %18
  %22 = phi i64 [ %10, %9 ], [ %20, %18 ], !dbg !319
  %23 = phi <4 x i8> [ %15, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %18 ], !dbg !323
  %24 = phi i8 [ %12, %9 ], [ 1, %18 ], !dbg !323
  %25 = phi i64 [ %17, %9 ], [ %19, %18 ], !dbg !323
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22, !dbg !319
  store i8 %24, ptr addrspace(1) %26, align 8, !dbg !319, !tbaa !49
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 1, !dbg !319
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %27, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false), !dbg !319, !tbaa.struct !324
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4, !dbg !319
  store <4 x i8> %23, ptr addrspace(1) %28, align 4, !dbg !319, !tbaa !49
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8, !dbg !319
  store i64 %25, ptr addrspace(1) %29, align 8, !dbg !319, !tbaa !325
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4), !dbg !319
  ret void, !dbg !329
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_wide(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !311 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !308 !kernel_arg_base_type !308 !kernel_arg_type_qual !33 {
  %4 = alloca [3 x i8], align 1, addrspace(5)
    #dbg_value(ptr addrspace(1) %0, !310, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !330)
    #dbg_value(ptr addrspace(1) %1, !313, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !330)
    #dbg_value(i32 %2, !314, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !330)
  %5 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !331
  %6 = trunc i64 %5 to i32, !dbg !331
    #dbg_value(i32 %6, !315, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !330)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4), !dbg !332
  %7 = icmp sgt i32 %2, %6, !dbg !333
  %8 = shl i64 %5, 32, !dbg !334
  br i1 %7, label %9, label %18, !dbg !333

9:                                                ; preds = %3
  %10 = ashr exact i64 %8, 28, !dbg !333
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %10, !dbg !333
  %12 = load i8, ptr addrspace(1) %11, align 8, !dbg !333, !tbaa !49
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 1, !dbg !333
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 1 dereferenceable(3) %4, ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %13, i64 3, i1 false), !dbg !333, !tbaa.struct !324
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4, !dbg !333
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4, !dbg !333, !tbaa !49
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8, !dbg !333
  %17 = load i64, ptr addrspace(1) %16, align 8, !dbg !333, !tbaa !325
  br label %21, !dbg !333

18:                                               ; preds = %3
  %19 = ashr exact i64 %8, 32, !dbg !335
  %20 = ashr exact i64 %8, 28, !dbg !331
  br label %21

21:                                               ; preds = %18, %9
  %22 = phi i64 [ %20, %18 ], [ %10, %9 ], !dbg !331
  %23 = phi <4 x i8> [ <i8 1, i8 2, i8 3, i8 undef>, %18 ], [ %15, %9 ], !dbg !334
  %24 = phi i8 [ 1, %18 ], [ %12, %9 ], !dbg !334
  %25 = phi i64 [ %19, %18 ], [ %17, %9 ], !dbg !334
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22, !dbg !331
  store i8 %24, ptr addrspace(1) %26, align 8, !dbg !331, !tbaa !49
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 1, !dbg !331
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef nonnull align 1 dereferenceable(3) %27, ptr addrspace(5) noundef align 1 dereferenceable(3) %4, i64 3, i1 false), !dbg !331, !tbaa.struct !324
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4, !dbg !331
  store <4 x i8> %23, ptr addrspace(1) %28, align 4, !dbg !331, !tbaa !49
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8, !dbg !331
  store i64 %25, ptr addrspace(1) %29, align 8, !dbg !331, !tbaa !325
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4), !dbg !331
  ret void, !dbg !331
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @one(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !336 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !348 !kernel_arg_base_type !348 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !345, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !349)
    #dbg_value(ptr addrspace(1) %1, !346, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !349)
    #dbg_value(i32 %2, !347, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !349)
    #dbg_value(ptr addrspace(1) %0, !350, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !357)
    #dbg_value(ptr addrspace(1) %1, !353, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !357)
    #dbg_value(i32 %2, !354, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !357)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !359
  %5 = trunc i64 %4 to i32, !dbg !359
    #dbg_value(i32 %5, !355, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !357)
  %6 = icmp sgt i32 %2, %5, !dbg !360
  br i1 %6, label %7, label %12, !dbg !360

7:                                                ; preds = %3
  %8 = shl i64 %4, 32, !dbg !360
  %9 = ashr exact i64 %8, 27, !dbg !360
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %9, !dbg !360
  %11 = load <4 x double>, ptr addrspace(1) %10, align 32, !dbg !360, !tbaa !49, !amdgpu.noclobber !47
  br label %18, !dbg !360

12:                                               ; preds = %3
  %13 = sitofp i32 %5 to double, !dbg !362
  %14 = insertelement <3 x double> <double 1.000000e+00, double poison, double 2.000000e+00>, double %13, i64 1, !dbg !364
  %15 = shufflevector <3 x double> %14, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !365
  %16 = shl i64 %4, 32, !dbg !359
  %17 = ashr exact i64 %16, 27, !dbg !359
  br label %18

18:                                               ; preds = %7, %12
  %19 = phi i64 [ %9, %7 ], [ %17, %12 ], !dbg !359
  %20 = phi <4 x double> [ %11, %7 ], [ %15, %12 ], !dbg !366
  %21 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %19, !dbg !359
  store <4 x double> %20, ptr addrspace(1) %21, align 32, !dbg !359, !tbaa !49
  ret void, !dbg !367
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_one(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !351 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !348 !kernel_arg_base_type !348 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !350, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !368)
    #dbg_value(ptr addrspace(1) %1, !353, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !368)
    #dbg_value(i32 %2, !354, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !368)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !369
  %5 = trunc i64 %4 to i32, !dbg !369
    #dbg_value(i32 %5, !355, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !368)
  %6 = icmp sgt i32 %2, %5, !dbg !370
  br i1 %6, label %7, label %12, !dbg !370

7:                                                ; preds = %3
  %8 = shl i64 %4, 32, !dbg !370
  %9 = ashr exact i64 %8, 27, !dbg !370
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %9, !dbg !370
  %11 = load <4 x double>, ptr addrspace(1) %10, align 32, !dbg !370, !tbaa !49
  br label %18, !dbg !370

12:                                               ; preds = %3
  %13 = sitofp i32 %5 to double, !dbg !371
  %14 = insertelement <3 x double> <double 1.000000e+00, double poison, double 2.000000e+00>, double %13, i64 1, !dbg !372
  %15 = shufflevector <3 x double> %14, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !373
  %16 = shl i64 %4, 32, !dbg !369
  %17 = ashr exact i64 %16, 27, !dbg !369
  br label %18

18:                                               ; preds = %12, %7
  %19 = phi i64 [ %17, %12 ], [ %9, %7 ], !dbg !369
  %20 = phi <4 x double> [ %15, %12 ], [ %11, %7 ], !dbg !374
  %21 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %19, !dbg !369
  store <4 x double> %20, ptr addrspace(1) %21, align 32, !dbg !369, !tbaa !49
  ret void, !dbg !369
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @nest(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !375 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !393 !kernel_arg_base_type !393 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !390, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !394)
    #dbg_value(ptr addrspace(1) %1, !391, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !394)
    #dbg_value(i32 %2, !392, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !394)
    #dbg_value(ptr addrspace(1) %0, !395, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !406)
    #dbg_value(ptr addrspace(1) %1, !398, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !406)
    #dbg_value(i32 %2, !399, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !406)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !408
  %5 = trunc i64 %4 to i32, !dbg !408
    #dbg_value(i32 %5, !400, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !406)
  %6 = icmp sgt i32 %2, %5, !dbg !409
  br i1 %6, label %11, label %7, !dbg !409

7:                                                ; preds = %3
  %8 = trunc i64 %4 to i16, !dbg !410
  %9 = shl i64 %4, 32, !dbg !408
  %10 = ashr exact i64 %9, 32, !dbg !408
  br label %28

11:                                               ; preds = %3
  %12 = shl i64 %4, 32, !dbg !409
  %13 = ashr exact i64 %12, 32, !dbg !409
  %14 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %0, i64 %13, !dbg !409
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4, !dbg !409
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4, !dbg !409
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 4, !dbg !409
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8, !dbg !409
  %19 = load <4 x i8>, ptr addrspace(1) %18, align 4, !dbg !409
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 12, !dbg !409
  %21 = load <4 x i8>, ptr addrspace(1) %20, align 4, !dbg !409, !tbaa !49
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16, !dbg !409
  %23 = load i16, ptr addrspace(1) %22, align 4, !dbg !409, !tbaa !411
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 18, !dbg !409
  %25 = load i16, ptr addrspace(1) %24, align 2, !dbg !409
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 20, !dbg !409
  %27 = load <4 x i8>, ptr addrspace(1) %26, align 4, !dbg !409, !tbaa !49
  br label %28, !dbg !409

28:                                               ; preds = %11, %7
  %29 = phi i16 [ %25, %11 ], [ undef, %7 ]
  %30 = phi i64 [ %13, %11 ], [ %10, %7 ], !dbg !408
  %31 = phi <4 x i8> [ %27, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !413
  %32 = phi i16 [ %23, %11 ], [ %8, %7 ], !dbg !413
  %33 = phi <4 x i8> [ %21, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !413
  %34 = phi <4 x i8> [ %19, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !413
  %35 = phi <4 x i8> [ %17, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !413
  %36 = phi <4 x i8> [ %15, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !413
  %37 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %1, i64 %30, !dbg !408
  store <4 x i8> %36, ptr addrspace(1) %37, align 4, !dbg !408
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 4, !dbg !408
  store <4 x i8> %35, ptr addrspace(1) %38, align 4, !dbg !408
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 8, !dbg !408
  store <4 x i8> %34, ptr addrspace(1) %39, align 4, !dbg !408
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 12, !dbg !408
  store <4 x i8> %33, ptr addrspace(1) %40, align 4, !dbg !408, !tbaa !49
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 16, !dbg !408
  store i16 %32, ptr addrspace(1) %41, align 4, !dbg !408, !tbaa !411
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 18, !dbg !408
  store i16 %29, ptr addrspace(1) %42, align 2, !dbg !408
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 20, !dbg !408
  store <4 x i8> %31, ptr addrspace(1) %43, align 4, !dbg !408, !tbaa !49
  ret void, !dbg !414
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_nest(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !396 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !393 !kernel_arg_base_type !393 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !395, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !415)
    #dbg_value(ptr addrspace(1) %1, !398, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !415)
    #dbg_value(i32 %2, !399, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !415)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !416
  %5 = trunc i64 %4 to i32, !dbg !416
    #dbg_value(i32 %5, !400, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !415)
  %6 = icmp sgt i32 %2, %5, !dbg !417
  br i1 %6, label %11, label %7, !dbg !417

7:                                                ; preds = %3
  %8 = trunc i64 %4 to i16, !dbg !418
  %9 = shl i64 %4, 32, !dbg !416
  %10 = ashr exact i64 %9, 32, !dbg !416
  br label %28

11:                                               ; preds = %3
  %12 = shl i64 %4, 32, !dbg !417
  %13 = ashr exact i64 %12, 32, !dbg !417
  %14 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %0, i64 %13, !dbg !417
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4, !dbg !417
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4, !dbg !417
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 4, !dbg !417
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8, !dbg !417
  %19 = load <4 x i8>, ptr addrspace(1) %18, align 4, !dbg !417
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 12, !dbg !417
  %21 = load <4 x i8>, ptr addrspace(1) %20, align 4, !dbg !417, !tbaa !49
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16, !dbg !417
  %23 = load i16, ptr addrspace(1) %22, align 4, !dbg !417, !tbaa !411
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 18, !dbg !417
  %25 = load i16, ptr addrspace(1) %24, align 2, !dbg !417
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 20, !dbg !417
  %27 = load <4 x i8>, ptr addrspace(1) %26, align 4, !dbg !417, !tbaa !49
  br label %28, !dbg !417

28:                                               ; preds = %7, %11
  %29 = phi i16 [ %25, %11 ], [ undef, %7 ]
  %30 = phi i64 [ %13, %11 ], [ %10, %7 ], !dbg !416
  %31 = phi <4 x i8> [ %27, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !419
  %32 = phi i16 [ %23, %11 ], [ %8, %7 ], !dbg !419
  %33 = phi <4 x i8> [ %21, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !419
  %34 = phi <4 x i8> [ %19, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !419
  %35 = phi <4 x i8> [ %17, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !419
  %36 = phi <4 x i8> [ %15, %11 ], [ <i8 1, i8 2, i8 3, i8 undef>, %7 ], !dbg !419
  %37 = getelementptr inbounds %struct.Nest, ptr addrspace(1) %1, i64 %30, !dbg !416
  store <4 x i8> %36, ptr addrspace(1) %37, align 4, !dbg !416
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 4, !dbg !416
  store <4 x i8> %35, ptr addrspace(1) %38, align 4, !dbg !416
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 8, !dbg !416
  store <4 x i8> %34, ptr addrspace(1) %39, align 4, !dbg !416
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 12, !dbg !416
  store <4 x i8> %33, ptr addrspace(1) %40, align 4, !dbg !416, !tbaa !49
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 16, !dbg !416
  store i16 %32, ptr addrspace(1) %41, align 4, !dbg !416, !tbaa !411
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 18, !dbg !416
  store i16 %29, ptr addrspace(1) %42, align 2, !dbg !416
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 20, !dbg !416
  store <4 x i8> %31, ptr addrspace(1) %43, align 4, !dbg !416, !tbaa !49
  ret void, !dbg !416
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_fourth(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !420 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !432 !kernel_arg_base_type !433 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !429, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !434)
    #dbg_value(ptr addrspace(1) %1, !430, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !434)
    #dbg_value(i32 %2, !431, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !434)
    #dbg_value(ptr addrspace(1) %0, !435, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !442)
    #dbg_value(ptr addrspace(1) %1, !438, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !442)
    #dbg_value(i32 %2, !439, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !442)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !444
  %5 = trunc i64 %4 to i32, !dbg !444
    #dbg_value(i32 %5, !440, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !442)
  %6 = icmp sgt i32 %2, %5, !dbg !445
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12, !dbg !445

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !445, !tbaa !49, !amdgpu.noclobber !47
    #dbg_value(<4 x i8> %11, !441, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !442)
  br label %12, !dbg !445

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !447
    #dbg_value(<4 x i8> %13, !441, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !442)
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !444
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !dbg !444, !tbaa !49
  ret void, !dbg !448
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_fourth(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !436 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !432 !kernel_arg_base_type !433 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !435, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !449)
    #dbg_value(ptr addrspace(1) %1, !438, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !449)
    #dbg_value(i32 %2, !439, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !449)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !450
  %5 = trunc i64 %4 to i32, !dbg !450
    #dbg_value(i32 %5, !440, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !449)
  %6 = icmp sgt i32 %2, %5, !dbg !451
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %12, !dbg !451

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !451, !tbaa !49
    #dbg_value(<4 x i8> %11, !441, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !449)
  br label %12, !dbg !451

12:                                               ; preds = %3, %9
  %13 = phi <4 x i8> [ %11, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !452
    #dbg_value(<4 x i8> %13, !441, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !449)
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !450
  store <4 x i8> %13, ptr addrspace(1) %14, align 4, !dbg !450, !tbaa !49
  ret void, !dbg !450
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_float(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !453 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !463 !kernel_arg_base_type !464 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !460, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !465)
    #dbg_value(ptr addrspace(1) %1, !461, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !465)
    #dbg_value(i32 %2, !462, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !465)
    #dbg_value(ptr addrspace(1) %0, !466, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !473)
    #dbg_value(ptr addrspace(1) %1, !469, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !473)
    #dbg_value(i32 %2, !470, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !473)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !475
  %5 = trunc i64 %4 to i32, !dbg !475
    #dbg_value(i32 %5, !471, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !473)
  %6 = icmp sgt i32 %2, %5, !dbg !476
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br i1 %6, label %9, label %12, !dbg !476

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !dbg !476, !tbaa !49, !amdgpu.noclobber !47
    #dbg_value(<4 x float> %11, !472, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !473)
  br label %12, !dbg !476

12:                                               ; preds = %3, %9
  %13 = phi <4 x float> [ %11, %9 ], [ <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float undef>, %3 ], !dbg !478
    #dbg_value(<4 x float> %13, !472, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !473)
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !475
  store <4 x float> %13, ptr addrspace(1) %14, align 16, !dbg !475, !tbaa !49
  ret void, !dbg !479
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_float(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !467 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !463 !kernel_arg_base_type !464 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !466, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !480)
    #dbg_value(ptr addrspace(1) %1, !469, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !480)
    #dbg_value(i32 %2, !470, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !480)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !481
  %5 = trunc i64 %4 to i32, !dbg !481
    #dbg_value(i32 %5, !471, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !480)
  %6 = icmp sgt i32 %2, %5, !dbg !482
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 28
  br i1 %6, label %9, label %12, !dbg !482

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <4 x float>, ptr addrspace(1) %10, align 16, !dbg !482, !tbaa !49
    #dbg_value(<4 x float> %11, !472, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !480)
  br label %12, !dbg !482

12:                                               ; preds = %3, %9
  %13 = phi <4 x float> [ %11, %9 ], [ <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float undef>, %3 ], !dbg !483
    #dbg_value(<4 x float> %13, !472, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !480)
  %14 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !481
  store <4 x float> %13, ptr addrspace(1) %14, align 16, !dbg !481, !tbaa !49
  ret void, !dbg !481
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_third(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !484 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !486, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !489)
    #dbg_value(ptr addrspace(1) %1, !487, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !489)
    #dbg_value(i32 %2, !488, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !489)
    #dbg_value(ptr addrspace(1) %0, !490, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !497)
    #dbg_value(ptr addrspace(1) %1, !493, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !497)
    #dbg_value(i32 %2, !494, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !497)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !499
  %5 = trunc i64 %4 to i32, !dbg !499
    #dbg_value(i32 %5, !495, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !497)
  %6 = icmp sgt i32 %2, %5, !dbg !500
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %13, !dbg !500

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x i8>, ptr addrspace(1) %10, align 4, !dbg !500, !amdgpu.noclobber !47
  %12 = shufflevector <3 x i8> %11, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !499
  br label %13, !dbg !500

13:                                               ; preds = %3, %9
  %14 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 undef, i8 undef>, %3 ], !dbg !502
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !499
  store <4 x i8> %14, ptr addrspace(1) %15, align 4, !dbg !499, !tbaa !49
  ret void, !dbg !503
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_third(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !491 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !490, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !504)
    #dbg_value(ptr addrspace(1) %1, !493, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !504)
    #dbg_value(i32 %2, !494, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !504)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !505
  %5 = trunc i64 %4 to i32, !dbg !505
    #dbg_value(i32 %5, !495, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !504)
  %6 = icmp sgt i32 %2, %5, !dbg !506
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 30
  br i1 %6, label %9, label %13, !dbg !506

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = load <3 x i8>, ptr addrspace(1) %10, align 4, !dbg !506
  %12 = shufflevector <3 x i8> %11, <3 x i8> <i8 undef, i8 poison, i8 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !505
  br label %13, !dbg !506

13:                                               ; preds = %3, %9
  %14 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 undef, i8 undef>, %3 ], !dbg !507
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !505
  store <4 x i8> %14, ptr addrspace(1) %15, align 4, !dbg !505, !tbaa !49
  ret void, !dbg !505
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_member(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !508 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !197 !kernel_arg_base_type !197 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !510, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !513)
    #dbg_value(ptr addrspace(1) %1, !511, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !513)
    #dbg_value(i32 %2, !512, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !513)
    #dbg_value(ptr addrspace(1) %0, !514, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !521)
    #dbg_value(ptr addrspace(1) %1, !517, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !521)
    #dbg_value(i32 %2, !518, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !521)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !523
  %5 = trunc i64 %4 to i32, !dbg !523
    #dbg_value(i32 %5, !519, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !521)
  %6 = icmp sgt i32 %2, %5, !dbg !524
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14, !dbg !524

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !524, !tbaa !49, !amdgpu.noclobber !47
  %13 = load i32, ptr addrspace(1) %11, align 4, !dbg !524, !tbaa !49, !amdgpu.noclobber !47
  br label %14, !dbg !524

14:                                               ; preds = %3, %9
  %15 = phi i32 [ %13, %9 ], [ undef, %3 ]
  %16 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !526
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !523
  store <4 x i8> %16, ptr addrspace(1) %17, align 4, !dbg !523, !tbaa !49
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4, !dbg !523
  store i32 %15, ptr addrspace(1) %18, align 4, !dbg !523, !tbaa !49
  ret void, !dbg !527
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_member(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !515 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !197 !kernel_arg_base_type !197 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !514, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !528)
    #dbg_value(ptr addrspace(1) %1, !517, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !528)
    #dbg_value(i32 %2, !518, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !528)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !529
  %5 = trunc i64 %4 to i32, !dbg !529
    #dbg_value(i32 %5, !519, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !528)
  %6 = icmp sgt i32 %2, %5, !dbg !530
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14, !dbg !530

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !530, !tbaa !49
  %13 = load i32, ptr addrspace(1) %11, align 4, !dbg !530, !tbaa !49
  br label %14, !dbg !530

14:                                               ; preds = %3, %9
  %15 = phi i32 [ %13, %9 ], [ undef, %3 ]
  %16 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !531
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !529
  store <4 x i8> %16, ptr addrspace(1) %17, align 4, !dbg !529, !tbaa !49
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4, !dbg !529
  store i32 %15, ptr addrspace(1) %18, align 4, !dbg !529, !tbaa !49
  ret void, !dbg !529
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @forgot_in_struct(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !532 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !545 !kernel_arg_base_type !545 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !542, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !546)
    #dbg_value(ptr addrspace(1) %1, !543, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !546)
    #dbg_value(i32 %2, !544, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !546)
    #dbg_value(ptr addrspace(1) %0, !547, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !554)
    #dbg_value(ptr addrspace(1) %1, !550, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !554)
    #dbg_value(i32 %2, !551, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !554)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !556
  %5 = trunc i64 %4 to i32, !dbg !556
    #dbg_value(i32 %5, !552, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !554)
  %6 = icmp sgt i32 %2, %5, !dbg !557
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14, !dbg !557

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !557, !tbaa !49, !amdgpu.noclobber !47
  %13 = load <4 x i8>, ptr addrspace(1) %11, align 4, !dbg !557, !tbaa !49, !amdgpu.noclobber !47
  br label %14, !dbg !557

14:                                               ; preds = %3, %9
  %15 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !559
  %16 = phi <4 x i8> [ %13, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !559
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !556
  store <4 x i8> %15, ptr addrspace(1) %17, align 4, !dbg !556, !tbaa !49
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4, !dbg !556
  store <4 x i8> %16, ptr addrspace(1) %18, align 4, !dbg !556, !tbaa !49
  ret void, !dbg !560
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_forgot_in_struct(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !548 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !545 !kernel_arg_base_type !545 !kernel_arg_type_qual !33 {
    #dbg_value(ptr addrspace(1) %0, !547, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !561)
    #dbg_value(ptr addrspace(1) %1, !550, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !561)
    #dbg_value(i32 %2, !551, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !561)
  %4 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !562
  %5 = trunc i64 %4 to i32, !dbg !562
    #dbg_value(i32 %5, !552, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !561)
  %6 = icmp sgt i32 %2, %5, !dbg !563
  %7 = shl i64 %4, 32
  %8 = ashr exact i64 %7, 29
  br i1 %6, label %9, label %14, !dbg !563

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load <4 x i8>, ptr addrspace(1) %10, align 4, !dbg !563, !tbaa !49
  %13 = load <4 x i8>, ptr addrspace(1) %11, align 4, !dbg !563, !tbaa !49
  br label %14, !dbg !563

14:                                               ; preds = %3, %9
  %15 = phi <4 x i8> [ %12, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !564
  %16 = phi <4 x i8> [ %13, %9 ], [ <i8 1, i8 2, i8 3, i8 undef>, %3 ], !dbg !564
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %8, !dbg !562
  store <4 x i8> %15, ptr addrspace(1) %17, align 4, !dbg !562, !tbaa !49
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4, !dbg !562
  store <4 x i8> %16, ptr addrspace(1) %18, align 4, !dbg !562, !tbaa !49
  ret void, !dbg !562
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !565 hidden i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "int_index.cl", directory: "/work/wt-uninit/testdata/opencl", checksumkind: CSK_MD5, checksum: "5af329b46e9b7e36ef3a53c4f7381617")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 2, i32 0}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "chars", scope: !1, file: !1, line: 20, type: !14, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!14 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !15)
!15 = !{null, !16, !16, !24}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "uchar3", file: !18, line: 82, baseType: !19)
!18 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 32, flags: DIFlagVector, elements: !22)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "uchar", file: !18, line: 28, baseType: !21)
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !{!23}
!23 = !DISubrange(count: 3)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27, !28}
!26 = !DILocalVariable(name: "in", arg: 1, scope: !13, file: !1, line: 20, type: !16)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !13, file: !1, line: 20, type: !16)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !1, line: 20, type: !24)
!29 = !{i32 1, i32 1, i32 0}
!30 = !{!"none", !"none", !"none"}
!31 = !{!"uchar3*", !"uchar3*", !"int"}
!32 = !{!"uchar __attribute__((ext_vector_type(3)))*", !"uchar __attribute__((ext_vector_type(3)))*", !"int"}
!33 = !{!"", !"", !""}
!34 = !DILocation(line: 0, scope: !13)
!35 = !DILocalVariable(name: "in", arg: 1, scope: !36, file: !1, line: 20, type: !16)
!36 = distinct !DISubprogram(name: "chars", linkageName: "__clang_ocl_kern_imp_chars", scope: !1, file: !1, line: 20, type: !14, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37)
!37 = !{!35, !38, !39, !40, !41}
!38 = !DILocalVariable(name: "out", arg: 2, scope: !36, file: !1, line: 20, type: !16)
!39 = !DILocalVariable(name: "n", arg: 3, scope: !36, file: !1, line: 20, type: !24)
!40 = !DILocalVariable(name: "i", scope: !36, file: !1, line: 20, type: !24)
!41 = !DILocalVariable(name: "r", scope: !36, file: !1, line: 20, type: !17)
!42 = !DILocation(line: 0, scope: !36, inlinedAt: !43)
!43 = distinct !DILocation(line: 20, column: 1, scope: !13)
!44 = !DILocation(line: 20, column: 1, scope: !36, inlinedAt: !43)
!45 = !DILocation(line: 20, column: 1, scope: !46, inlinedAt: !43)
!46 = distinct !DILexicalBlock(scope: !36, file: !1, line: 20, column: 1)
!47 = !{}
!48 = !DILocation(line: 20, scope: !46, inlinedAt: !43)
!49 = !{!11, !11, i64 0}
!50 = !DILocation(line: 20, column: 1, scope: !13)
!51 = !DILocation(line: 0, scope: !36)
!52 = !DILocation(line: 20, column: 1, scope: !36)
!53 = !DILocation(line: 20, column: 1, scope: !46)
!54 = !DILocation(line: 20, scope: !46)
!55 = distinct !DISubprogram(name: "shorts", scope: !1, file: !1, line: 21, type: !56, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !63)
!56 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !57)
!57 = !{null, !58, !58, !24}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "ushort3", file: !18, line: 92, baseType: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 64, flags: DIFlagVector, elements: !22)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "ushort", file: !18, line: 33, baseType: !62)
!62 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!63 = !{!64, !65, !66}
!64 = !DILocalVariable(name: "in", arg: 1, scope: !55, file: !1, line: 21, type: !58)
!65 = !DILocalVariable(name: "out", arg: 2, scope: !55, file: !1, line: 21, type: !58)
!66 = !DILocalVariable(name: "n", arg: 3, scope: !55, file: !1, line: 21, type: !24)
!67 = !{!"ushort3*", !"ushort3*", !"int"}
!68 = !{!"ushort __attribute__((ext_vector_type(3)))*", !"ushort __attribute__((ext_vector_type(3)))*", !"int"}
!69 = !DILocation(line: 0, scope: !55)
!70 = !DILocalVariable(name: "in", arg: 1, scope: !71, file: !1, line: 21, type: !58)
!71 = distinct !DISubprogram(name: "shorts", linkageName: "__clang_ocl_kern_imp_shorts", scope: !1, file: !1, line: 21, type: !56, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !72)
!72 = !{!70, !73, !74, !75, !76}
!73 = !DILocalVariable(name: "out", arg: 2, scope: !71, file: !1, line: 21, type: !58)
!74 = !DILocalVariable(name: "n", arg: 3, scope: !71, file: !1, line: 21, type: !24)
!75 = !DILocalVariable(name: "i", scope: !71, file: !1, line: 21, type: !24)
!76 = !DILocalVariable(name: "r", scope: !71, file: !1, line: 21, type: !59)
!77 = !DILocation(line: 0, scope: !71, inlinedAt: !78)
!78 = distinct !DILocation(line: 21, column: 1, scope: !55)
!79 = !DILocation(line: 21, column: 1, scope: !71, inlinedAt: !78)
!80 = !DILocation(line: 21, column: 1, scope: !81, inlinedAt: !78)
!81 = distinct !DILexicalBlock(scope: !71, file: !1, line: 21, column: 1)
!82 = !DILocation(line: 21, scope: !81, inlinedAt: !78)
!83 = !DILocation(line: 21, column: 1, scope: !55)
!84 = !DILocation(line: 0, scope: !71)
!85 = !DILocation(line: 21, column: 1, scope: !71)
!86 = !DILocation(line: 21, column: 1, scope: !81)
!87 = !DILocation(line: 21, scope: !81)
!88 = distinct !DISubprogram(name: "halves", scope: !1, file: !1, line: 22, type: !89, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !95)
!89 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !90)
!90 = !{null, !91, !91, !24}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "half3", file: !18, line: 124, baseType: !93)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, size: 64, flags: DIFlagVector, elements: !22)
!94 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!95 = !{!96, !97, !98}
!96 = !DILocalVariable(name: "in", arg: 1, scope: !88, file: !1, line: 22, type: !91)
!97 = !DILocalVariable(name: "out", arg: 2, scope: !88, file: !1, line: 22, type: !91)
!98 = !DILocalVariable(name: "n", arg: 3, scope: !88, file: !1, line: 22, type: !24)
!99 = !{!"half3*", !"half3*", !"int"}
!100 = !{!"half __attribute__((ext_vector_type(3)))*", !"half __attribute__((ext_vector_type(3)))*", !"int"}
!101 = !DILocation(line: 0, scope: !88)
!102 = !DILocalVariable(name: "in", arg: 1, scope: !103, file: !1, line: 22, type: !91)
!103 = distinct !DISubprogram(name: "halves", linkageName: "__clang_ocl_kern_imp_halves", scope: !1, file: !1, line: 22, type: !89, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !104)
!104 = !{!102, !105, !106, !107, !108}
!105 = !DILocalVariable(name: "out", arg: 2, scope: !103, file: !1, line: 22, type: !91)
!106 = !DILocalVariable(name: "n", arg: 3, scope: !103, file: !1, line: 22, type: !24)
!107 = !DILocalVariable(name: "i", scope: !103, file: !1, line: 22, type: !24)
!108 = !DILocalVariable(name: "r", scope: !103, file: !1, line: 22, type: !92)
!109 = !DILocation(line: 0, scope: !103, inlinedAt: !110)
!110 = distinct !DILocation(line: 22, column: 1, scope: !88)
!111 = !DILocation(line: 22, column: 1, scope: !103, inlinedAt: !110)
!112 = !DILocation(line: 22, column: 1, scope: !113, inlinedAt: !110)
!113 = distinct !DILexicalBlock(scope: !103, file: !1, line: 22, column: 1)
!114 = !DILocation(line: 22, scope: !113, inlinedAt: !110)
!115 = !DILocation(line: 22, column: 1, scope: !88)
!116 = !DILocation(line: 0, scope: !103)
!117 = !DILocation(line: 22, column: 1, scope: !103)
!118 = !DILocation(line: 22, column: 1, scope: !113)
!119 = !DILocation(line: 22, scope: !113)
!120 = distinct !DISubprogram(name: "floats", scope: !1, file: !1, line: 23, type: !121, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !127)
!121 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !122)
!122 = !{null, !123, !123, !24}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "float3", file: !18, line: 117, baseType: !125)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !126, size: 128, flags: DIFlagVector, elements: !22)
!126 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!127 = !{!128, !129, !130}
!128 = !DILocalVariable(name: "in", arg: 1, scope: !120, file: !1, line: 23, type: !123)
!129 = !DILocalVariable(name: "out", arg: 2, scope: !120, file: !1, line: 23, type: !123)
!130 = !DILocalVariable(name: "n", arg: 3, scope: !120, file: !1, line: 23, type: !24)
!131 = !{!"float3*", !"float3*", !"int"}
!132 = !{!"float __attribute__((ext_vector_type(3)))*", !"float __attribute__((ext_vector_type(3)))*", !"int"}
!133 = !DILocation(line: 0, scope: !120)
!134 = !DILocalVariable(name: "in", arg: 1, scope: !135, file: !1, line: 23, type: !123)
!135 = distinct !DISubprogram(name: "floats", linkageName: "__clang_ocl_kern_imp_floats", scope: !1, file: !1, line: 23, type: !121, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !136)
!136 = !{!134, !137, !138, !139, !140}
!137 = !DILocalVariable(name: "out", arg: 2, scope: !135, file: !1, line: 23, type: !123)
!138 = !DILocalVariable(name: "n", arg: 3, scope: !135, file: !1, line: 23, type: !24)
!139 = !DILocalVariable(name: "i", scope: !135, file: !1, line: 23, type: !24)
!140 = !DILocalVariable(name: "r", scope: !135, file: !1, line: 23, type: !124)
!141 = !DILocation(line: 0, scope: !135, inlinedAt: !142)
!142 = distinct !DILocation(line: 23, column: 1, scope: !120)
!143 = !DILocation(line: 23, column: 1, scope: !135, inlinedAt: !142)
!144 = !DILocation(line: 23, column: 1, scope: !145, inlinedAt: !142)
!145 = distinct !DILexicalBlock(scope: !135, file: !1, line: 23, column: 1)
!146 = !DILocation(line: 23, scope: !145, inlinedAt: !142)
!147 = !DILocation(line: 23, column: 1, scope: !120)
!148 = !DILocation(line: 0, scope: !135)
!149 = !DILocation(line: 23, column: 1, scope: !135)
!150 = !DILocation(line: 23, column: 1, scope: !145)
!151 = !DILocation(line: 23, scope: !145)
!152 = distinct !DISubprogram(name: "doubles", scope: !1, file: !1, line: 24, type: !153, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !159)
!153 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !154)
!154 = !{null, !155, !155, !24}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "double3", file: !18, line: 134, baseType: !157)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !158, size: 256, flags: DIFlagVector, elements: !22)
!158 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!159 = !{!160, !161, !162}
!160 = !DILocalVariable(name: "in", arg: 1, scope: !152, file: !1, line: 24, type: !155)
!161 = !DILocalVariable(name: "out", arg: 2, scope: !152, file: !1, line: 24, type: !155)
!162 = !DILocalVariable(name: "n", arg: 3, scope: !152, file: !1, line: 24, type: !24)
!163 = !{!"double3*", !"double3*", !"int"}
!164 = !{!"double __attribute__((ext_vector_type(3)))*", !"double __attribute__((ext_vector_type(3)))*", !"int"}
!165 = !DILocation(line: 0, scope: !152)
!166 = !DILocalVariable(name: "in", arg: 1, scope: !167, file: !1, line: 24, type: !155)
!167 = distinct !DISubprogram(name: "doubles", linkageName: "__clang_ocl_kern_imp_doubles", scope: !1, file: !1, line: 24, type: !153, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !168)
!168 = !{!166, !169, !170, !171, !172}
!169 = !DILocalVariable(name: "out", arg: 2, scope: !167, file: !1, line: 24, type: !155)
!170 = !DILocalVariable(name: "n", arg: 3, scope: !167, file: !1, line: 24, type: !24)
!171 = !DILocalVariable(name: "i", scope: !167, file: !1, line: 24, type: !24)
!172 = !DILocalVariable(name: "r", scope: !167, file: !1, line: 24, type: !156)
!173 = !DILocation(line: 0, scope: !167, inlinedAt: !174)
!174 = distinct !DILocation(line: 24, column: 1, scope: !152)
!175 = !DILocation(line: 24, column: 1, scope: !167, inlinedAt: !174)
!176 = !DILocation(line: 24, column: 1, scope: !177, inlinedAt: !174)
!177 = distinct !DILexicalBlock(scope: !167, file: !1, line: 24, column: 1)
!178 = !DILocation(line: 24, scope: !177, inlinedAt: !174)
!179 = !DILocation(line: 24, column: 1, scope: !152)
!180 = !DILocation(line: 0, scope: !167)
!181 = !DILocation(line: 24, column: 1, scope: !167)
!182 = !DILocation(line: 24, column: 1, scope: !177)
!183 = !DILocation(line: 24, scope: !177)
!184 = distinct !DISubprogram(name: "two", scope: !1, file: !1, line: 25, type: !185, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !193)
!185 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !186)
!186 = !{null, !187, !187, !24}
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !188, size: 64)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "Two", file: !1, line: 5, baseType: !189)
!189 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 5, size: 64, elements: !190)
!190 = !{!191, !192}
!191 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !189, file: !1, line: 5, baseType: !17, size: 32)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !189, file: !1, line: 5, baseType: !17, size: 32, offset: 32)
!193 = !{!194, !195, !196}
!194 = !DILocalVariable(name: "in", arg: 1, scope: !184, file: !1, line: 25, type: !187)
!195 = !DILocalVariable(name: "out", arg: 2, scope: !184, file: !1, line: 25, type: !187)
!196 = !DILocalVariable(name: "n", arg: 3, scope: !184, file: !1, line: 25, type: !24)
!197 = !{!"Two*", !"Two*", !"int"}
!198 = !DILocation(line: 0, scope: !184)
!199 = !DILocalVariable(name: "in", arg: 1, scope: !200, file: !1, line: 25, type: !187)
!200 = distinct !DISubprogram(name: "two", linkageName: "__clang_ocl_kern_imp_two", scope: !1, file: !1, line: 25, type: !185, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !201)
!201 = !{!199, !202, !203, !204, !205}
!202 = !DILocalVariable(name: "out", arg: 2, scope: !200, file: !1, line: 25, type: !187)
!203 = !DILocalVariable(name: "n", arg: 3, scope: !200, file: !1, line: 25, type: !24)
!204 = !DILocalVariable(name: "i", scope: !200, file: !1, line: 25, type: !24)
!205 = !DILocalVariable(name: "r", scope: !200, file: !1, line: 25, type: !188)
!206 = !DILocation(line: 0, scope: !200, inlinedAt: !207)
!207 = distinct !DILocation(line: 25, column: 1, scope: !184)
!208 = !DILocation(line: 25, column: 1, scope: !200, inlinedAt: !207)
!209 = !DILocation(line: 25, column: 1, scope: !210, inlinedAt: !207)
!210 = distinct !DILexicalBlock(scope: !200, file: !1, line: 25, column: 1)
!211 = !DILocation(line: 25, scope: !210, inlinedAt: !207)
!212 = !DILocation(line: 25, column: 1, scope: !184)
!213 = !DILocation(line: 0, scope: !200)
!214 = !DILocation(line: 25, column: 1, scope: !200)
!215 = !DILocation(line: 25, column: 1, scope: !210)
!216 = !DILocation(line: 25, scope: !210)
!217 = distinct !DISubprogram(name: "ray", scope: !1, file: !1, line: 26, type: !218, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !226)
!218 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !219)
!219 = !{null, !220, !220, !24}
!220 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !221, size: 64)
!221 = !DIDerivedType(tag: DW_TAG_typedef, name: "Ray", file: !1, line: 6, baseType: !222)
!222 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 6, size: 256, elements: !223)
!223 = !{!224, !225}
!224 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !222, file: !1, line: 6, baseType: !124, size: 128)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !222, file: !1, line: 6, baseType: !126, size: 32, offset: 128)
!226 = !{!227, !228, !229}
!227 = !DILocalVariable(name: "in", arg: 1, scope: !217, file: !1, line: 26, type: !220)
!228 = !DILocalVariable(name: "out", arg: 2, scope: !217, file: !1, line: 26, type: !220)
!229 = !DILocalVariable(name: "n", arg: 3, scope: !217, file: !1, line: 26, type: !24)
!230 = !{!"Ray*", !"Ray*", !"int"}
!231 = !DILocation(line: 0, scope: !217)
!232 = !DILocalVariable(name: "in", arg: 1, scope: !233, file: !1, line: 26, type: !220)
!233 = distinct !DISubprogram(name: "ray", linkageName: "__clang_ocl_kern_imp_ray", scope: !1, file: !1, line: 26, type: !218, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !234)
!234 = !{!232, !235, !236, !237, !238}
!235 = !DILocalVariable(name: "out", arg: 2, scope: !233, file: !1, line: 26, type: !220)
!236 = !DILocalVariable(name: "n", arg: 3, scope: !233, file: !1, line: 26, type: !24)
!237 = !DILocalVariable(name: "i", scope: !233, file: !1, line: 26, type: !24)
!238 = !DILocalVariable(name: "r", scope: !233, file: !1, line: 26, type: !221)
!239 = !DILocation(line: 0, scope: !233, inlinedAt: !240)
!240 = distinct !DILocation(line: 26, column: 1, scope: !217)
!241 = !DILocation(line: 26, column: 1, scope: !233, inlinedAt: !240)
!242 = !DILocation(line: 26, column: 13, scope: !233, inlinedAt: !240)
!243 = !DILocation(line: 26, column: 1, scope: !244, inlinedAt: !240)
!244 = distinct !DILexicalBlock(scope: !233, file: !1, line: 26, column: 1)
!245 = !{!246, !246, i64 0}
!246 = !{!"float", !11, i64 0}
!247 = !DILocation(line: 26, column: 36, scope: !248, inlinedAt: !240)
!248 = distinct !DILexicalBlock(scope: !244, file: !1, line: 26, column: 1)
!249 = !DILocation(line: 26, column: 32, scope: !248, inlinedAt: !240)
!250 = !DILocation(line: 26, scope: !244, inlinedAt: !240)
!251 = !DILocation(line: 26, column: 1, scope: !217)
!252 = !DILocation(line: 0, scope: !233)
!253 = !DILocation(line: 26, column: 1, scope: !233)
!254 = !DILocation(line: 26, column: 13, scope: !233)
!255 = !DILocation(line: 26, column: 1, scope: !244)
!256 = !DILocation(line: 26, column: 36, scope: !248)
!257 = !DILocation(line: 26, column: 32, scope: !248)
!258 = !DILocation(line: 26, scope: !244)
!259 = distinct !DISubprogram(name: "either", scope: !1, file: !1, line: 27, type: !260, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !269)
!260 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !261)
!261 = !{null, !262, !262, !24}
!262 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !263, size: 64)
!263 = !DIDerivedType(tag: DW_TAG_typedef, name: "Either", file: !1, line: 7, baseType: !264)
!264 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !1, line: 7, size: 32, elements: !265)
!265 = !{!266, !267}
!266 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !264, file: !1, line: 7, baseType: !17, size: 32)
!267 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !264, file: !1, line: 7, baseType: !268, size: 8)
!268 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!269 = !{!270, !271, !272}
!270 = !DILocalVariable(name: "in", arg: 1, scope: !259, file: !1, line: 27, type: !262)
!271 = !DILocalVariable(name: "out", arg: 2, scope: !259, file: !1, line: 27, type: !262)
!272 = !DILocalVariable(name: "n", arg: 3, scope: !259, file: !1, line: 27, type: !24)
!273 = !{!"Either*", !"Either*", !"int"}
!274 = !DILocation(line: 0, scope: !259)
!275 = !DILocalVariable(name: "in", arg: 1, scope: !276, file: !1, line: 27, type: !262)
!276 = distinct !DISubprogram(name: "either", linkageName: "__clang_ocl_kern_imp_either", scope: !1, file: !1, line: 27, type: !260, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !277)
!277 = !{!275, !278, !279, !280, !281}
!278 = !DILocalVariable(name: "out", arg: 2, scope: !276, file: !1, line: 27, type: !262)
!279 = !DILocalVariable(name: "n", arg: 3, scope: !276, file: !1, line: 27, type: !24)
!280 = !DILocalVariable(name: "i", scope: !276, file: !1, line: 27, type: !24)
!281 = !DILocalVariable(name: "r", scope: !276, file: !1, line: 27, type: !263)
!282 = !DILocation(line: 0, scope: !276, inlinedAt: !283)
!283 = distinct !DILocation(line: 27, column: 1, scope: !259)
!284 = !DILocation(line: 27, column: 1, scope: !276, inlinedAt: !283)
!285 = !DILocation(line: 27, column: 1, scope: !286, inlinedAt: !283)
!286 = distinct !DILexicalBlock(scope: !276, file: !1, line: 27, column: 1)
!287 = !DILocation(line: 27, scope: !286, inlinedAt: !283)
!288 = !DILocation(line: 27, column: 1, scope: !259)
!289 = !DILocation(line: 0, scope: !276)
!290 = !DILocation(line: 27, column: 1, scope: !276)
!291 = !DILocation(line: 27, column: 1, scope: !286)
!292 = !DILocation(line: 27, scope: !286)
!293 = distinct !DISubprogram(name: "wide", scope: !1, file: !1, line: 28, type: !294, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !304)
!294 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !295)
!295 = !{null, !296, !296, !24}
!296 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !297, size: 64)
!297 = !DIDerivedType(tag: DW_TAG_typedef, name: "Wide", file: !1, line: 8, baseType: !298)
!298 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 8, size: 128, elements: !299)
!299 = !{!300, !301, !302}
!300 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !298, file: !1, line: 8, baseType: !268, size: 8)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !298, file: !1, line: 8, baseType: !17, size: 32, offset: 32)
!302 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !298, file: !1, line: 8, baseType: !303, size: 64, offset: 64)
!303 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!304 = !{!305, !306, !307}
!305 = !DILocalVariable(name: "in", arg: 1, scope: !293, file: !1, line: 28, type: !296)
!306 = !DILocalVariable(name: "out", arg: 2, scope: !293, file: !1, line: 28, type: !296)
!307 = !DILocalVariable(name: "n", arg: 3, scope: !293, file: !1, line: 28, type: !24)
!308 = !{!"Wide*", !"Wide*", !"int"}
!309 = !DILocation(line: 0, scope: !293)
!310 = !DILocalVariable(name: "in", arg: 1, scope: !311, file: !1, line: 28, type: !296)
!311 = distinct !DISubprogram(name: "wide", linkageName: "__clang_ocl_kern_imp_wide", scope: !1, file: !1, line: 28, type: !294, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !312)
!312 = !{!310, !313, !314, !315, !316}
!313 = !DILocalVariable(name: "out", arg: 2, scope: !311, file: !1, line: 28, type: !296)
!314 = !DILocalVariable(name: "n", arg: 3, scope: !311, file: !1, line: 28, type: !24)
!315 = !DILocalVariable(name: "i", scope: !311, file: !1, line: 28, type: !24)
!316 = !DILocalVariable(name: "r", scope: !311, file: !1, line: 28, type: !297)
!317 = !DILocation(line: 0, scope: !311, inlinedAt: !318)
!318 = distinct !DILocation(line: 28, column: 1, scope: !293)
!319 = !DILocation(line: 28, column: 1, scope: !311, inlinedAt: !318)
!320 = !DILocation(line: 28, column: 14, scope: !311, inlinedAt: !318)
!321 = !DILocation(line: 28, column: 1, scope: !322, inlinedAt: !318)
!322 = distinct !DILexicalBlock(scope: !311, file: !1, line: 28, column: 1)
!323 = !DILocation(line: 28, scope: !322, inlinedAt: !318)
!324 = !{i64 3, i64 4, !49, i64 7, i64 8, !325}
!325 = !{!326, !326, i64 0}
!326 = !{!"long", !11, i64 0}
!327 = !DILocation(line: 28, column: 45, scope: !328, inlinedAt: !318)
!328 = distinct !DILexicalBlock(scope: !322, file: !1, line: 28, column: 1)
!329 = !DILocation(line: 28, column: 1, scope: !293)
!330 = !DILocation(line: 0, scope: !311)
!331 = !DILocation(line: 28, column: 1, scope: !311)
!332 = !DILocation(line: 28, column: 14, scope: !311)
!333 = !DILocation(line: 28, column: 1, scope: !322)
!334 = !DILocation(line: 28, scope: !322)
!335 = !DILocation(line: 28, column: 45, scope: !328)
!336 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 29, type: !337, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !344)
!337 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !338)
!338 = !{null, !339, !339, !24}
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64)
!340 = !DIDerivedType(tag: DW_TAG_typedef, name: "One", file: !1, line: 9, baseType: !341)
!341 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 9, size: 256, elements: !342)
!342 = !{!343}
!343 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !341, file: !1, line: 9, baseType: !156, size: 256)
!344 = !{!345, !346, !347}
!345 = !DILocalVariable(name: "in", arg: 1, scope: !336, file: !1, line: 29, type: !339)
!346 = !DILocalVariable(name: "out", arg: 2, scope: !336, file: !1, line: 29, type: !339)
!347 = !DILocalVariable(name: "n", arg: 3, scope: !336, file: !1, line: 29, type: !24)
!348 = !{!"One*", !"One*", !"int"}
!349 = !DILocation(line: 0, scope: !336)
!350 = !DILocalVariable(name: "in", arg: 1, scope: !351, file: !1, line: 29, type: !339)
!351 = distinct !DISubprogram(name: "one", linkageName: "__clang_ocl_kern_imp_one", scope: !1, file: !1, line: 29, type: !337, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !352)
!352 = !{!350, !353, !354, !355, !356}
!353 = !DILocalVariable(name: "out", arg: 2, scope: !351, file: !1, line: 29, type: !339)
!354 = !DILocalVariable(name: "n", arg: 3, scope: !351, file: !1, line: 29, type: !24)
!355 = !DILocalVariable(name: "i", scope: !351, file: !1, line: 29, type: !24)
!356 = !DILocalVariable(name: "r", scope: !351, file: !1, line: 29, type: !340)
!357 = !DILocation(line: 0, scope: !351, inlinedAt: !358)
!358 = distinct !DILocation(line: 29, column: 1, scope: !336)
!359 = !DILocation(line: 29, column: 1, scope: !351, inlinedAt: !358)
!360 = !DILocation(line: 29, column: 1, scope: !361, inlinedAt: !358)
!361 = distinct !DILexicalBlock(scope: !351, file: !1, line: 29, column: 1)
!362 = !DILocation(line: 29, column: 37, scope: !363, inlinedAt: !358)
!363 = distinct !DILexicalBlock(scope: !361, file: !1, line: 29, column: 1)
!364 = !DILocation(line: 29, column: 33, scope: !363, inlinedAt: !358)
!365 = !DILocation(line: 29, column: 24, scope: !363, inlinedAt: !358)
!366 = !DILocation(line: 29, scope: !361, inlinedAt: !358)
!367 = !DILocation(line: 29, column: 1, scope: !336)
!368 = !DILocation(line: 0, scope: !351)
!369 = !DILocation(line: 29, column: 1, scope: !351)
!370 = !DILocation(line: 29, column: 1, scope: !361)
!371 = !DILocation(line: 29, column: 37, scope: !363)
!372 = !DILocation(line: 29, column: 33, scope: !363)
!373 = !DILocation(line: 29, column: 24, scope: !363)
!374 = !DILocation(line: 29, scope: !361)
!375 = distinct !DISubprogram(name: "nest", scope: !1, file: !1, line: 30, type: !376, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !389)
!376 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !377)
!377 = !{null, !378, !378, !24}
!378 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !379, size: 64)
!379 = !DIDerivedType(tag: DW_TAG_typedef, name: "Nest", file: !1, line: 10, baseType: !380)
!380 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 10, size: 192, elements: !381)
!381 = !{!382, !386, !388}
!382 = !DIDerivedType(tag: DW_TAG_member, name: "parts", scope: !380, file: !1, line: 10, baseType: !383, size: 128)
!383 = !DICompositeType(tag: DW_TAG_array_type, baseType: !188, size: 128, elements: !384)
!384 = !{!385}
!385 = !DISubrange(count: 2)
!386 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !380, file: !1, line: 10, baseType: !387, size: 16, offset: 128)
!387 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!388 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !380, file: !1, line: 10, baseType: !263, size: 32, offset: 160)
!389 = !{!390, !391, !392}
!390 = !DILocalVariable(name: "in", arg: 1, scope: !375, file: !1, line: 30, type: !378)
!391 = !DILocalVariable(name: "out", arg: 2, scope: !375, file: !1, line: 30, type: !378)
!392 = !DILocalVariable(name: "n", arg: 3, scope: !375, file: !1, line: 30, type: !24)
!393 = !{!"Nest*", !"Nest*", !"int"}
!394 = !DILocation(line: 0, scope: !375)
!395 = !DILocalVariable(name: "in", arg: 1, scope: !396, file: !1, line: 30, type: !378)
!396 = distinct !DISubprogram(name: "nest", linkageName: "__clang_ocl_kern_imp_nest", scope: !1, file: !1, line: 30, type: !376, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !397)
!397 = !{!395, !398, !399, !400, !401, !402}
!398 = !DILocalVariable(name: "out", arg: 2, scope: !396, file: !1, line: 30, type: !378)
!399 = !DILocalVariable(name: "n", arg: 3, scope: !396, file: !1, line: 30, type: !24)
!400 = !DILocalVariable(name: "i", scope: !396, file: !1, line: 30, type: !24)
!401 = !DILocalVariable(name: "r", scope: !396, file: !1, line: 30, type: !379)
!402 = !DILocalVariable(name: "k", scope: !403, file: !1, line: 30, type: !24)
!403 = distinct !DILexicalBlock(scope: !404, file: !1, line: 30, column: 20)
!404 = distinct !DILexicalBlock(scope: !405, file: !1, line: 30, column: 1)
!405 = distinct !DILexicalBlock(scope: !396, file: !1, line: 30, column: 1)
!406 = !DILocation(line: 0, scope: !396, inlinedAt: !407)
!407 = distinct !DILocation(line: 30, column: 1, scope: !375)
!408 = !DILocation(line: 30, column: 1, scope: !396, inlinedAt: !407)
!409 = !DILocation(line: 30, column: 1, scope: !405, inlinedAt: !407)
!410 = !DILocation(line: 30, column: 96, scope: !404, inlinedAt: !407)
!411 = !{!412, !412, i64 0}
!412 = !{!"short", !11, i64 0}
!413 = !DILocation(line: 30, scope: !405, inlinedAt: !407)
!414 = !DILocation(line: 30, column: 1, scope: !375)
!415 = !DILocation(line: 0, scope: !396)
!416 = !DILocation(line: 30, column: 1, scope: !396)
!417 = !DILocation(line: 30, column: 1, scope: !405)
!418 = !DILocation(line: 30, column: 96, scope: !404)
!419 = !DILocation(line: 30, scope: !405)
!420 = distinct !DISubprogram(name: "forgot_fourth", scope: !1, file: !1, line: 31, type: !421, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !428)
!421 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !422)
!422 = !{null, !423, !423, !24}
!423 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !424, size: 64)
!424 = !DIDerivedType(tag: DW_TAG_typedef, name: "uchar4", file: !18, line: 83, baseType: !425)
!425 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 32, flags: DIFlagVector, elements: !426)
!426 = !{!427}
!427 = !DISubrange(count: 4)
!428 = !{!429, !430, !431}
!429 = !DILocalVariable(name: "in", arg: 1, scope: !420, file: !1, line: 31, type: !423)
!430 = !DILocalVariable(name: "out", arg: 2, scope: !420, file: !1, line: 31, type: !423)
!431 = !DILocalVariable(name: "n", arg: 3, scope: !420, file: !1, line: 31, type: !24)
!432 = !{!"uchar4*", !"uchar4*", !"int"}
!433 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int"}
!434 = !DILocation(line: 0, scope: !420)
!435 = !DILocalVariable(name: "in", arg: 1, scope: !436, file: !1, line: 31, type: !423)
!436 = distinct !DISubprogram(name: "forgot_fourth", linkageName: "__clang_ocl_kern_imp_forgot_fourth", scope: !1, file: !1, line: 31, type: !421, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !437)
!437 = !{!435, !438, !439, !440, !441}
!438 = !DILocalVariable(name: "out", arg: 2, scope: !436, file: !1, line: 31, type: !423)
!439 = !DILocalVariable(name: "n", arg: 3, scope: !436, file: !1, line: 31, type: !24)
!440 = !DILocalVariable(name: "i", scope: !436, file: !1, line: 31, type: !24)
!441 = !DILocalVariable(name: "r", scope: !436, file: !1, line: 31, type: !424)
!442 = !DILocation(line: 0, scope: !436, inlinedAt: !443)
!443 = distinct !DILocation(line: 31, column: 1, scope: !420)
!444 = !DILocation(line: 31, column: 1, scope: !436, inlinedAt: !443)
!445 = !DILocation(line: 31, column: 1, scope: !446, inlinedAt: !443)
!446 = distinct !DILexicalBlock(scope: !436, file: !1, line: 31, column: 1)
!447 = !DILocation(line: 31, scope: !446, inlinedAt: !443)
!448 = !DILocation(line: 31, column: 1, scope: !420)
!449 = !DILocation(line: 0, scope: !436)
!450 = !DILocation(line: 31, column: 1, scope: !436)
!451 = !DILocation(line: 31, column: 1, scope: !446)
!452 = !DILocation(line: 31, scope: !446)
!453 = distinct !DISubprogram(name: "forgot_float", scope: !1, file: !1, line: 32, type: !454, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !459)
!454 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !455)
!455 = !{null, !456, !456, !24}
!456 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !457, size: 64)
!457 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !18, line: 118, baseType: !458)
!458 = !DICompositeType(tag: DW_TAG_array_type, baseType: !126, size: 128, flags: DIFlagVector, elements: !426)
!459 = !{!460, !461, !462}
!460 = !DILocalVariable(name: "in", arg: 1, scope: !453, file: !1, line: 32, type: !456)
!461 = !DILocalVariable(name: "out", arg: 2, scope: !453, file: !1, line: 32, type: !456)
!462 = !DILocalVariable(name: "n", arg: 3, scope: !453, file: !1, line: 32, type: !24)
!463 = !{!"float4*", !"float4*", !"int"}
!464 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!465 = !DILocation(line: 0, scope: !453)
!466 = !DILocalVariable(name: "in", arg: 1, scope: !467, file: !1, line: 32, type: !456)
!467 = distinct !DISubprogram(name: "forgot_float", linkageName: "__clang_ocl_kern_imp_forgot_float", scope: !1, file: !1, line: 32, type: !454, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !468)
!468 = !{!466, !469, !470, !471, !472}
!469 = !DILocalVariable(name: "out", arg: 2, scope: !467, file: !1, line: 32, type: !456)
!470 = !DILocalVariable(name: "n", arg: 3, scope: !467, file: !1, line: 32, type: !24)
!471 = !DILocalVariable(name: "i", scope: !467, file: !1, line: 32, type: !24)
!472 = !DILocalVariable(name: "r", scope: !467, file: !1, line: 32, type: !457)
!473 = !DILocation(line: 0, scope: !467, inlinedAt: !474)
!474 = distinct !DILocation(line: 32, column: 1, scope: !453)
!475 = !DILocation(line: 32, column: 1, scope: !467, inlinedAt: !474)
!476 = !DILocation(line: 32, column: 1, scope: !477, inlinedAt: !474)
!477 = distinct !DILexicalBlock(scope: !467, file: !1, line: 32, column: 1)
!478 = !DILocation(line: 32, scope: !477, inlinedAt: !474)
!479 = !DILocation(line: 32, column: 1, scope: !453)
!480 = !DILocation(line: 0, scope: !467)
!481 = !DILocation(line: 32, column: 1, scope: !467)
!482 = !DILocation(line: 32, column: 1, scope: !477)
!483 = !DILocation(line: 32, scope: !477)
!484 = distinct !DISubprogram(name: "forgot_third", scope: !1, file: !1, line: 33, type: !14, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !485)
!485 = !{!486, !487, !488}
!486 = !DILocalVariable(name: "in", arg: 1, scope: !484, file: !1, line: 33, type: !16)
!487 = !DILocalVariable(name: "out", arg: 2, scope: !484, file: !1, line: 33, type: !16)
!488 = !DILocalVariable(name: "n", arg: 3, scope: !484, file: !1, line: 33, type: !24)
!489 = !DILocation(line: 0, scope: !484)
!490 = !DILocalVariable(name: "in", arg: 1, scope: !491, file: !1, line: 33, type: !16)
!491 = distinct !DISubprogram(name: "forgot_third", linkageName: "__clang_ocl_kern_imp_forgot_third", scope: !1, file: !1, line: 33, type: !14, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !492)
!492 = !{!490, !493, !494, !495, !496}
!493 = !DILocalVariable(name: "out", arg: 2, scope: !491, file: !1, line: 33, type: !16)
!494 = !DILocalVariable(name: "n", arg: 3, scope: !491, file: !1, line: 33, type: !24)
!495 = !DILocalVariable(name: "i", scope: !491, file: !1, line: 33, type: !24)
!496 = !DILocalVariable(name: "r", scope: !491, file: !1, line: 33, type: !17)
!497 = !DILocation(line: 0, scope: !491, inlinedAt: !498)
!498 = distinct !DILocation(line: 33, column: 1, scope: !484)
!499 = !DILocation(line: 33, column: 1, scope: !491, inlinedAt: !498)
!500 = !DILocation(line: 33, column: 1, scope: !501, inlinedAt: !498)
!501 = distinct !DILexicalBlock(scope: !491, file: !1, line: 33, column: 1)
!502 = !DILocation(line: 33, scope: !501, inlinedAt: !498)
!503 = !DILocation(line: 33, column: 1, scope: !484)
!504 = !DILocation(line: 0, scope: !491)
!505 = !DILocation(line: 33, column: 1, scope: !491)
!506 = !DILocation(line: 33, column: 1, scope: !501)
!507 = !DILocation(line: 33, scope: !501)
!508 = distinct !DISubprogram(name: "forgot_member", scope: !1, file: !1, line: 34, type: !185, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !509)
!509 = !{!510, !511, !512}
!510 = !DILocalVariable(name: "in", arg: 1, scope: !508, file: !1, line: 34, type: !187)
!511 = !DILocalVariable(name: "out", arg: 2, scope: !508, file: !1, line: 34, type: !187)
!512 = !DILocalVariable(name: "n", arg: 3, scope: !508, file: !1, line: 34, type: !24)
!513 = !DILocation(line: 0, scope: !508)
!514 = !DILocalVariable(name: "in", arg: 1, scope: !515, file: !1, line: 34, type: !187)
!515 = distinct !DISubprogram(name: "forgot_member", linkageName: "__clang_ocl_kern_imp_forgot_member", scope: !1, file: !1, line: 34, type: !185, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !516)
!516 = !{!514, !517, !518, !519, !520}
!517 = !DILocalVariable(name: "out", arg: 2, scope: !515, file: !1, line: 34, type: !187)
!518 = !DILocalVariable(name: "n", arg: 3, scope: !515, file: !1, line: 34, type: !24)
!519 = !DILocalVariable(name: "i", scope: !515, file: !1, line: 34, type: !24)
!520 = !DILocalVariable(name: "r", scope: !515, file: !1, line: 34, type: !188)
!521 = !DILocation(line: 0, scope: !515, inlinedAt: !522)
!522 = distinct !DILocation(line: 34, column: 1, scope: !508)
!523 = !DILocation(line: 34, column: 1, scope: !515, inlinedAt: !522)
!524 = !DILocation(line: 34, column: 1, scope: !525, inlinedAt: !522)
!525 = distinct !DILexicalBlock(scope: !515, file: !1, line: 34, column: 1)
!526 = !DILocation(line: 34, scope: !525, inlinedAt: !522)
!527 = !DILocation(line: 34, column: 1, scope: !508)
!528 = !DILocation(line: 0, scope: !515)
!529 = !DILocation(line: 34, column: 1, scope: !515)
!530 = !DILocation(line: 34, column: 1, scope: !525)
!531 = !DILocation(line: 34, scope: !525)
!532 = distinct !DISubprogram(name: "forgot_in_struct", scope: !1, file: !1, line: 35, type: !533, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !541)
!533 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !534)
!534 = !{null, !535, !535, !24}
!535 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !536, size: 64)
!536 = !DIDerivedType(tag: DW_TAG_typedef, name: "Four", file: !1, line: 11, baseType: !537)
!537 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 11, size: 64, elements: !538)
!538 = !{!539, !540}
!539 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !537, file: !1, line: 11, baseType: !424, size: 32)
!540 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !537, file: !1, line: 11, baseType: !17, size: 32, offset: 32)
!541 = !{!542, !543, !544}
!542 = !DILocalVariable(name: "in", arg: 1, scope: !532, file: !1, line: 35, type: !535)
!543 = !DILocalVariable(name: "out", arg: 2, scope: !532, file: !1, line: 35, type: !535)
!544 = !DILocalVariable(name: "n", arg: 3, scope: !532, file: !1, line: 35, type: !24)
!545 = !{!"Four*", !"Four*", !"int"}
!546 = !DILocation(line: 0, scope: !532)
!547 = !DILocalVariable(name: "in", arg: 1, scope: !548, file: !1, line: 35, type: !535)
!548 = distinct !DISubprogram(name: "forgot_in_struct", linkageName: "__clang_ocl_kern_imp_forgot_in_struct", scope: !1, file: !1, line: 35, type: !533, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !549)
!549 = !{!547, !550, !551, !552, !553}
!550 = !DILocalVariable(name: "out", arg: 2, scope: !548, file: !1, line: 35, type: !535)
!551 = !DILocalVariable(name: "n", arg: 3, scope: !548, file: !1, line: 35, type: !24)
!552 = !DILocalVariable(name: "i", scope: !548, file: !1, line: 35, type: !24)
!553 = !DILocalVariable(name: "r", scope: !548, file: !1, line: 35, type: !536)
!554 = !DILocation(line: 0, scope: !548, inlinedAt: !555)
!555 = distinct !DILocation(line: 35, column: 1, scope: !532)
!556 = !DILocation(line: 35, column: 1, scope: !548, inlinedAt: !555)
!557 = !DILocation(line: 35, column: 1, scope: !558, inlinedAt: !555)
!558 = distinct !DILexicalBlock(scope: !548, file: !1, line: 35, column: 1)
!559 = !DILocation(line: 35, scope: !558, inlinedAt: !555)
!560 = !DILocation(line: 35, column: 1, scope: !532)
!561 = !DILocation(line: 0, scope: !548)
!562 = !DILocation(line: 35, column: 1, scope: !548)
!563 = !DILocation(line: 35, column: 1, scope: !558)
!564 = !DILocation(line: 35, scope: !558)
!565 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !1, file: !1, line: 20, type: !566, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!566 = !DISubroutineType(types: !567)
!567 = !{!568, !569}
!568 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!569 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)

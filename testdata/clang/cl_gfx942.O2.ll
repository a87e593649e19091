; ModuleID = 'c.cl'
source_filename = "c.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.anon = type { i8, double }
%struct.S = type { i32, <4 x float>, ptr addrspace(3), [12 x i8] }

@coef = hidden local_unnamed_addr addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.500000e+00, float -1.250000e-01, float 0x3E112E0BE0000000], align 4, !dbg !0
@k1.tile = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !29
@k1.f4 = internal addrspace(3) global [16 x <4 x float>] undef, align 16, !dbg !69
@k1.st = internal unnamed_addr addrspace(3) global [3 x %struct.anon] undef, align 8, !dbg !74

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define hidden i32 @helper(ptr addrspace(3) noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !112 {
    #dbg_value(ptr addrspace(3) %0, !116, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(i32 %1, !117, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !118)
  %3 = getelementptr inbounds i32, ptr addrspace(3) %0, i32 %1, !dbg !119
  %4 = load i32, ptr addrspace(3) %3, align 4, !dbg !119, !tbaa !108
  %5 = xor i32 %1, 1, !dbg !120
  %6 = getelementptr inbounds i32, ptr addrspace(3) %0, i32 %5, !dbg !121
  %7 = load i32, ptr addrspace(3) %6, align 4, !dbg !121, !tbaa !108
  %8 = add nsw i32 %7, %4, !dbg !122
  ret i32 %8, !dbg !123
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define hidden float @gene(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !dbg !124 {
    #dbg_value(ptr %0, !128, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !130)
    #dbg_value(i32 %1, !129, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !130)
  %3 = sext i32 %1 to i64, !dbg !131
  %4 = getelementptr inbounds float, ptr %0, i64 %3, !dbg !131
  %5 = load float, ptr %4, align 4, !dbg !131, !tbaa !132
  ret float %5, !dbg !134
}

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @k1(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(3) noundef readonly align 4 captures(none) %2, i32 noundef %3, half noundef %4, ptr addrspace(4) noundef readonly byref(%struct.S) align 16 captures(none) %5) local_unnamed_addr #2 !dbg !135 !kernel_arg_addr_space !143 !kernel_arg_access_qual !144 !kernel_arg_type !145 !kernel_arg_base_type !145 !kernel_arg_type_qual !146 {
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 16
  %8 = load <4 x float>, ptr addrspace(4) %7, align 16, !amdgpu.noclobber !147
    #dbg_value(ptr addrspace(1) %0, !137, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_value(ptr addrspace(1) %1, !138, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_value(ptr addrspace(3) %2, !139, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_value(i32 %3, !140, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_value(half %4, !141, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_declare(ptr undef, !142, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !149)
    #dbg_value(ptr addrspace(1) %0, !50, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(ptr addrspace(1) %1, !51, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(ptr addrspace(3) %2, !52, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 %3, !53, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(half %4, !54, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_declare(ptr undef, !55, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !152)
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !153
    #dbg_value(i32 %9, !56, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !154
  %11 = shl nsw i32 %10, 8, !dbg !155
  %12 = add nsw i32 %11, %9, !dbg !156
    #dbg_value(i32 %12, !57, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
  %13 = sext i32 %12 to i64, !dbg !157
  %14 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13, !dbg !157
  %15 = load i32, ptr addrspace(1) %14, align 4, !dbg !157, !tbaa !108, !amdgpu.noclobber !147
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @k1.tile, i32 %9, !dbg !158
  store i32 %15, ptr addrspace(3) %16, align 4, !dbg !159, !tbaa !108
  %17 = and i32 %9, 3, !dbg !160
  %18 = zext nneg i32 %17 to i64, !dbg !161
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) @coef, i64 %18, !dbg !161
  %20 = load float, ptr addrspace(4) %19, align 4, !dbg !161, !tbaa !132
  %21 = fpext float %20 to double, !dbg !161
  %22 = and i32 %9, 1, !dbg !162
  %23 = getelementptr inbounds nuw %struct.anon, ptr addrspace(3) @k1.st, i32 %22, !dbg !163
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 8, !dbg !164
  store double %21, ptr addrspace(3) %24, align 8, !dbg !165, !tbaa !166
  %25 = uitofp nneg i32 %9 to float, !dbg !169
  %26 = insertelement <4 x float> <float poison, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, float %25, i64 0, !dbg !170
  %27 = fmul <4 x float> %26, %8, !dbg !171
  %28 = and i32 %9, 15, !dbg !172
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @k1.f4, i32 %28, !dbg !173
  store <4 x float> %27, ptr addrspace(3) %29, align 16, !dbg !174, !tbaa !175
  fence syncscope("workgroup") release, !dbg !176
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !178
  %30 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @k1.tile, i32 12) to ptr), i32 noundef 5, i32 noundef 0, i32 noundef 1) #12, !dbg !179
  %31 = and i32 %9, 7, !dbg !180
  %32 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @k1.f4, i32 %31, !dbg !181
  %33 = addrspacecast ptr addrspace(3) %32 to ptr, !dbg !182
  %34 = tail call float @gene(ptr noundef %33, i32 noundef 2) #13, !dbg !183
  %35 = addrspacecast ptr addrspace(1) %0 to ptr, !dbg !184
  %36 = tail call float @gene(ptr noundef %35, i32 noundef 1) #13, !dbg !185
  %37 = fadd float %34, %36, !dbg !186
    #dbg_value(float %37, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(ptr addrspace(3) poison, !59, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
  switch i32 %3, label %42 [
    i32 1, label %38
    i32 5, label %40
  ], !dbg !187

38:                                               ; preds = %6
  %39 = fadd float %37, 1.000000e+00, !dbg !188
    #dbg_value(float %39, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
  br label %48, !dbg !190

40:                                               ; preds = %6
  %41 = fmul float %37, 2.000000e+00, !dbg !191
    #dbg_value(float %41, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
  br label %48, !dbg !192

42:                                               ; preds = %6
  %43 = icmp sgt i32 %3, 3, !dbg !193
  %44 = select i1 %43, ptr addrspace(3) %2, ptr addrspace(3) @k1.tile, !dbg !194
    #dbg_value(ptr addrspace(3) %44, !59, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) %44, i32 %9, !dbg !195
  %46 = load i32, ptr addrspace(3) %45, align 4, !dbg !195, !tbaa !108
  %47 = sitofp i32 %46 to float, !dbg !195
    #dbg_value(float %47, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
  br label %48, !dbg !196

48:                                               ; preds = %42, %40, %38
  %49 = phi float [ %47, %42 ], [ %39, %38 ], [ %41, %40 ], !dbg !197
    #dbg_value(float %49, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(ptr addrspace(3) %2, !116, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !198)
    #dbg_value(i32 %9, !117, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !198)
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %9, !dbg !200
  %51 = load i32, ptr addrspace(3) %50, align 4, !dbg !200, !tbaa !108
  %52 = xor i32 %9, 1, !dbg !201
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %52, !dbg !202
  %54 = load i32, ptr addrspace(3) %53, align 4, !dbg !202, !tbaa !108
  %55 = add nsw i32 %54, %51, !dbg !203
  %56 = sitofp i32 %55 to float, !dbg !204
  %57 = fadd float %49, %56, !dbg !205
  %58 = fpext half %4 to float, !dbg !206
  %59 = fadd float %57, %58, !dbg !207
  %60 = fpext float %59 to double, !dbg !208
  %61 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @k1.st, i32 8), align 8, !dbg !209, !tbaa !166
  %62 = fadd double %61, %60, !dbg !210
  %63 = sitofp i32 %3 to double, !dbg !211
  %64 = fadd double %62, %63, !dbg !212
  %65 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %9), !dbg !213
  %66 = sitofp i32 %65 to double, !dbg !213
  %67 = fadd double %64, %66, !dbg !214
  %68 = fptrunc double %67 to float, !dbg !208
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13, !dbg !215
  store float %68, ptr addrspace(1) %69, align 4, !dbg !216, !tbaa !132
    #dbg_declare(ptr addrspace(5) poison, !60, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !217)
    #dbg_value(i32 0, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !218)
    #dbg_value(i32 0, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !218)
    #dbg_value(i32 1, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !218)
  %70 = insertelement <7 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, i32 %9, i64 1, !dbg !219
    #dbg_value(i32 2, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !218)
  %71 = shl nuw nsw i32 %9, 1, !dbg !221
  %72 = insertelement <7 x i32> %70, i32 %71, i64 2, !dbg !219
    #dbg_value(i32 3, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !218)
  %73 = mul nuw nsw i32 %9, 3, !dbg !221
  %74 = insertelement <7 x i32> %72, i32 %73, i64 3, !dbg !219
    #dbg_value(i32 4, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !218)
  %75 = shl nuw nsw i32 %9, 2, !dbg !221
  %76 = insertelement <7 x i32> %74, i32 %75, i64 4, !dbg !219
    #dbg_value(i32 5, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !218)
  %77 = mul nuw nsw i32 %9, 5, !dbg !221
  %78 = insertelement <7 x i32> %76, i32 %77, i64 5, !dbg !219
    #dbg_value(i32 6, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !218)
  %79 = mul nuw nsw i32 %9, 6, !dbg !221
  %80 = insertelement <7 x i32> %78, i32 %79, i64 6, !dbg !219
    #dbg_value(i32 7, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !218)
  %81 = extractelement <7 x i32> %80, i32 %3, !dbg !222
  %82 = sitofp i32 %81 to float, !dbg !222
  %83 = getelementptr i8, ptr addrspace(1) %69, i64 4, !dbg !223
  store float %82, ptr addrspace(1) %83, align 4, !dbg !224, !tbaa !132
  ret void, !dbg !225
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_k1(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(3) noundef readonly align 4 captures(none) %2, i32 noundef %3, half noundef %4, i32 %5, <4 x float> %6, ptr addrspace(3) readnone captures(none) %7, [12 x i8] %8) local_unnamed_addr #3 !dbg !31 !kernel_arg_addr_space !143 !kernel_arg_access_qual !144 !kernel_arg_type !145 !kernel_arg_base_type !145 !kernel_arg_type_qual !146 {
    #dbg_value(ptr addrspace(1) %0, !50, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
    #dbg_value(ptr addrspace(1) %1, !51, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
    #dbg_value(ptr addrspace(3) %2, !52, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
    #dbg_value(i32 %3, !53, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
    #dbg_value(half %4, !54, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
    #dbg_declare(ptr undef, !55, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !227)
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !228
    #dbg_value(i32 %10, !56, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !229
  %12 = shl nsw i32 %11, 8, !dbg !230
  %13 = add nsw i32 %12, %10, !dbg !231
    #dbg_value(i32 %13, !57, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
  %14 = sext i32 %13 to i64, !dbg !232
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14, !dbg !232
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !232, !tbaa !108
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @k1.tile, i32 %10, !dbg !233
  store i32 %16, ptr addrspace(3) %17, align 4, !dbg !234, !tbaa !108
  %18 = and i32 %10, 3, !dbg !235
  %19 = zext nneg i32 %18 to i64, !dbg !236
  %20 = getelementptr inbounds nuw float, ptr addrspace(4) @coef, i64 %19, !dbg !236
  %21 = load float, ptr addrspace(4) %20, align 4, !dbg !236, !tbaa !132
  %22 = fpext float %21 to double, !dbg !236
  %23 = and i32 %10, 1, !dbg !237
  %24 = getelementptr inbounds nuw %struct.anon, ptr addrspace(3) @k1.st, i32 %23, !dbg !238
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 8, !dbg !239
  store double %22, ptr addrspace(3) %25, align 8, !dbg !240, !tbaa !166
  %26 = uitofp nneg i32 %10 to float, !dbg !241
  %27 = insertelement <4 x float> <float poison, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, float %26, i64 0, !dbg !242
  %28 = fmul <4 x float> %27, %6, !dbg !243
  %29 = and i32 %10, 15, !dbg !244
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @k1.f4, i32 %29, !dbg !245
  store <4 x float> %28, ptr addrspace(3) %30, align 16, !dbg !246, !tbaa !175
  fence syncscope("workgroup") release, !dbg !247
  tail call void @llvm.amdgcn.s.barrier(), !dbg !248
  fence syncscope("workgroup") acquire, !dbg !249
  %31 = tail call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @k1.tile, i32 12) to ptr), i32 noundef 5, i32 noundef 0, i32 noundef 1) #12, !dbg !250
  %32 = and i32 %10, 7, !dbg !251
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @k1.f4, i32 %32, !dbg !252
  %34 = addrspacecast ptr addrspace(3) %33 to ptr, !dbg !253
  %35 = tail call float @gene(ptr noundef %34, i32 noundef 2) #13, !dbg !254
  %36 = addrspacecast ptr addrspace(1) %0 to ptr, !dbg !255
  %37 = tail call float @gene(ptr noundef %36, i32 noundef 1) #13, !dbg !256
  %38 = fadd float %35, %37, !dbg !257
    #dbg_value(float %38, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
    #dbg_value(ptr addrspace(3) poison, !59, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
  switch i32 %3, label %43 [
    i32 1, label %39
    i32 5, label %41
  ], !dbg !258

39:                                               ; preds = %9
  %40 = fadd float %38, 1.000000e+00, !dbg !259
    #dbg_value(float %40, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
  br label %49, !dbg !260

41:                                               ; preds = %9
  %42 = fmul float %38, 2.000000e+00, !dbg !261
    #dbg_value(float %42, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
  br label %49, !dbg !262

43:                                               ; preds = %9
  %44 = icmp sgt i32 %3, 3, !dbg !263
  %45 = select i1 %44, ptr addrspace(3) %2, ptr addrspace(3) @k1.tile, !dbg !264
    #dbg_value(ptr addrspace(3) %45, !59, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) %45, i32 %10, !dbg !265
  %47 = load i32, ptr addrspace(3) %46, align 4, !dbg !265, !tbaa !108
  %48 = sitofp i32 %47 to float, !dbg !265
    #dbg_value(float %48, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
  br label %49, !dbg !266

49:                                               ; preds = %43, %41, %39
  %50 = phi float [ %48, %43 ], [ %40, %39 ], [ %42, %41 ], !dbg !267
    #dbg_value(float %50, !58, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !226)
    #dbg_value(ptr addrspace(3) %2, !116, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !268)
    #dbg_value(i32 %10, !117, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !268)
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %10, !dbg !270
  %52 = load i32, ptr addrspace(3) %51, align 4, !dbg !270, !tbaa !108
  %53 = xor i32 %10, 1, !dbg !271
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i32 %53, !dbg !272
  %55 = load i32, ptr addrspace(3) %54, align 4, !dbg !272, !tbaa !108
  %56 = add nsw i32 %55, %52, !dbg !273
  %57 = sitofp i32 %56 to float, !dbg !274
  %58 = fadd float %50, %57, !dbg !275
  %59 = fpext half %4 to float, !dbg !276
  %60 = fadd float %58, %59, !dbg !277
  %61 = fpext float %60 to double, !dbg !278
  %62 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @k1.st, i32 8), align 8, !dbg !279, !tbaa !166
  %63 = fadd double %62, %61, !dbg !280
  %64 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %10, i32 %3), !dbg !281
  %65 = sitofp i32 %64 to double, !dbg !281
  %66 = fadd double %63, %65, !dbg !282
  %67 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %10), !dbg !283
  %68 = sitofp i32 %67 to double, !dbg !283
  %69 = fadd double %66, %68, !dbg !284
  %70 = fptrunc double %69 to float, !dbg !278
  %71 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14, !dbg !285
  store float %70, ptr addrspace(1) %71, align 4, !dbg !286, !tbaa !132
    #dbg_declare(ptr addrspace(5) poison, !60, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !287)
    #dbg_value(i32 0, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !288)
    #dbg_value(i32 0, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !288)
    #dbg_value(i32 1, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !288)
  %72 = insertelement <7 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, i32 %10, i64 1, !dbg !289
    #dbg_value(i32 2, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !288)
  %73 = shl nuw nsw i32 %10, 1, !dbg !290
  %74 = insertelement <7 x i32> %72, i32 %73, i64 2, !dbg !289
    #dbg_value(i32 3, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !288)
  %75 = mul nuw nsw i32 %10, 3, !dbg !290
  %76 = insertelement <7 x i32> %74, i32 %75, i64 3, !dbg !289
    #dbg_value(i32 4, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !288)
  %77 = shl nuw nsw i32 %10, 2, !dbg !290
  %78 = insertelement <7 x i32> %76, i32 %77, i64 4, !dbg !289
    #dbg_value(i32 5, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !288)
  %79 = mul nuw nsw i32 %10, 5, !dbg !290
  %80 = insertelement <7 x i32> %78, i32 %79, i64 5, !dbg !289
    #dbg_value(i32 6, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !288)
  %81 = mul nuw nsw i32 %10, 6, !dbg !290
  %82 = insertelement <7 x i32> %80, i32 %81, i64 6, !dbg !289
    #dbg_value(i32 7, !64, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !288)
  %83 = extractelement <7 x i32> %82, i32 %3, !dbg !291
  %84 = sitofp i32 %83 to float, !dbg !291
  %85 = getelementptr i8, ptr addrspace(1) %71, i64 4, !dbg !292
  store float %84, ptr addrspace(1) %85, align 4, !dbg !293, !tbaa !132
  ret void, !dbg !294
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @k2(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %0) local_unnamed_addr #4 !dbg !295 !kernel_arg_addr_space !298 !kernel_arg_access_qual !299 !kernel_arg_type !300 !kernel_arg_base_type !300 !kernel_arg_type_qual !301 !reqd_work_group_size !302 {
    #dbg_value(ptr addrspace(1) %0, !297, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !303)
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !304)
  tail call void @llvm.amdgcn.s.barrier(), !dbg !306
  store i32 1, ptr addrspace(1) %0, align 4, !dbg !307, !tbaa !108
  %2 = tail call i64 @llvm.readcyclecounter(), !dbg !308
    #dbg_value(i64 %2, !98, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !304)
  %3 = trunc i64 %2 to i32, !dbg !309
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !310
  store i32 %3, ptr addrspace(1) %4, align 4, !dbg !311, !tbaa !108
  ret void, !dbg !312
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_k2(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %0) local_unnamed_addr #5 !dbg !92 !kernel_arg_addr_space !298 !kernel_arg_access_qual !299 !kernel_arg_type !300 !kernel_arg_base_type !300 !kernel_arg_type_qual !301 !reqd_work_group_size !302 {
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !313)
  tail call void @llvm.amdgcn.s.barrier(), !dbg !314
  store i32 1, ptr addrspace(1) %0, align 4, !dbg !315, !tbaa !108
  %2 = tail call i64 @llvm.readcyclecounter(), !dbg !316
    #dbg_value(i64 %2, !98, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !313)
  %3 = trunc i64 %2 to i32, !dbg !317
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !318
  store i32 %3, ptr addrspace(1) %4, align 4, !dbg !319, !tbaa !108
  ret void, !dbg !320
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

; Function Attrs: convergent nounwind
declare !dbg !321 hidden i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #9

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #10 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { convergent nounwind }
attributes #13 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!101, !102, !103, !104, !105}
!opencl.ocl.version = !{!106}
!llvm.ident = !{!107}
!llvm.errno.tbaa = !{!108}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "coef", scope: !2, file: !3, line: 2, type: !100, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !21, globals: !28, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c.cl", directory: "/tmp/cs", checksumkind: CSK_MD5, checksum: "ccb3976d68366fe54fa06bd36efbc631")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 331, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!11 = !DIEnumerator(name: "memory_order_release", value: 3)
!12 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!13 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_scope", file: !6, line: 297, baseType: !7, size: 32, elements: !15)
!15 = !{!16, !17, !18, !19, !20}
!16 = !DIEnumerator(name: "memory_scope_work_item", value: 0)
!17 = !DIEnumerator(name: "memory_scope_work_group", value: 1)
!18 = !DIEnumerator(name: "memory_scope_device", value: 2)
!19 = !DIEnumerator(name: "memory_scope_all_svm_devices", value: 3)
!20 = !DIEnumerator(name: "memory_scope_sub_group", value: 4)
!21 = !{!22, !23, !26, !27}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 32, dwarfAddressSpace: 3)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !3, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, dwarfAddressSpace: 1)
!27 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!28 = !{!0, !29, !69, !74, !85, !90}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!30 = distinct !DIGlobalVariable(name: "tile", scope: !31, file: !3, line: 7, type: !66, isLocal: true, isDefinition: true)
!31 = distinct !DISubprogram(name: "k1", linkageName: "__clang_ocl_kern_imp_k1", scope: !3, file: !3, line: 6, type: !32, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49)
!32 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !33)
!33 = !{null, !34, !35, !37, !22, !38, !39}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 32, dwarfAddressSpace: 3)
!38 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "S", file: !3, line: 3, baseType: !40)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 3, size: 384, elements: !41)
!41 = !{!42, !43, !48}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !40, file: !3, line: 3, baseType: !22, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !40, file: !3, line: 3, baseType: !44, size: 128, offset: 128)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !6, line: 118, baseType: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, flags: DIFlagVector, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 4)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !40, file: !3, line: 3, baseType: !37, size: 32, offset: 256)
!49 = !{!50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !64}
!50 = !DILocalVariable(name: "out", arg: 1, scope: !31, file: !3, line: 6, type: !34)
!51 = !DILocalVariable(name: "in", arg: 2, scope: !31, file: !3, line: 6, type: !35)
!52 = !DILocalVariable(name: "scratch", arg: 3, scope: !31, file: !3, line: 6, type: !37)
!53 = !DILocalVariable(name: "n", arg: 4, scope: !31, file: !3, line: 6, type: !22)
!54 = !DILocalVariable(name: "h", arg: 5, scope: !31, file: !3, line: 6, type: !38)
!55 = !DILocalVariable(name: "s", arg: 6, scope: !31, file: !3, line: 6, type: !39)
!56 = !DILocalVariable(name: "l", scope: !31, file: !3, line: 8, type: !22)
!57 = !DILocalVariable(name: "g", scope: !31, file: !3, line: 8, type: !22)
!58 = !DILocalVariable(name: "x", scope: !31, file: !3, line: 12, type: !27)
!59 = !DILocalVariable(name: "sel", scope: !31, file: !3, line: 12, type: !37)
!60 = !DILocalVariable(name: "arr", scope: !31, file: !3, line: 15, type: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 224, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 7)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 15, type: !22)
!65 = distinct !DILexicalBlock(scope: !31, file: !3, line: 15, column: 23)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 8192, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 256)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!70 = distinct !DIGlobalVariable(name: "f4", scope: !31, file: !3, line: 7, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 2048, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 16)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!75 = distinct !DIGlobalVariable(name: "st", scope: !31, file: !3, line: 7, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 384, elements: !83)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !31, file: !3, line: 7, size: 128, elements: !78)
!78 = !{!79, !81}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !77, file: !3, line: 7, baseType: !80, size: 8)
!80 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !77, file: !3, line: 7, baseType: !82, size: 64, offset: 64)
!82 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!83 = !{!84}
!84 = !DISubrange(count: 3)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 80, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 10)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!91 = distinct !DIGlobalVariable(name: "only", scope: !92, file: !3, line: 17, type: !22, isLocal: true, isDefinition: true)
!92 = distinct !DISubprogram(name: "k2", linkageName: "__clang_ocl_kern_imp_k2", scope: !3, file: !3, line: 17, type: !93, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96)
!93 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !94)
!94 = !{null, !95}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!96 = !{!97, !98}
!97 = !DILocalVariable(name: "o", arg: 1, scope: !92, file: !3, line: 17, type: !95)
!98 = !DILocalVariable(name: "t", scope: !92, file: !3, line: 17, type: !99)
!99 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !46)
!101 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!102 = !{i32 7, !"Dwarf Version", i32 5}
!103 = !{i32 2, !"Debug Info Version", i32 3}
!104 = !{i32 1, !"wchar_size", i32 4}
!105 = !{i32 8, !"PIC Level", i32 2}
!106 = !{i32 2, i32 0}
!107 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!108 = !{!109, !109, i64 0}
!109 = !{!"int", !110, i64 0}
!110 = !{!"omnipotent char", !111, i64 0}
!111 = !{!"Simple C/C++ TBAA"}
!112 = distinct !DISubprogram(name: "helper", scope: !3, file: !3, line: 4, type: !113, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !115)
!113 = !DISubroutineType(types: !114)
!114 = !{!22, !37, !22}
!115 = !{!116, !117}
!116 = !DILocalVariable(name: "t", arg: 1, scope: !112, file: !3, line: 4, type: !37)
!117 = !DILocalVariable(name: "i", arg: 2, scope: !112, file: !3, line: 4, type: !22)
!118 = !DILocation(line: 0, scope: !112)
!119 = !DILocation(line: 4, column: 42, scope: !112)
!120 = !DILocation(line: 4, column: 53, scope: !112)
!121 = !DILocation(line: 4, column: 49, scope: !112)
!122 = !DILocation(line: 4, column: 47, scope: !112)
!123 = !DILocation(line: 4, column: 35, scope: !112)
!124 = distinct !DISubprogram(name: "gene", scope: !3, file: !3, line: 5, type: !125, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !127)
!125 = !DISubroutineType(types: !126)
!126 = !{!27, !26, !22}
!127 = !{!128, !129}
!128 = !DILocalVariable(name: "p", arg: 1, scope: !124, file: !3, line: 5, type: !26)
!129 = !DILocalVariable(name: "i", arg: 2, scope: !124, file: !3, line: 5, type: !22)
!130 = !DILocation(line: 0, scope: !124)
!131 = !DILocation(line: 5, column: 64, scope: !124)
!132 = !{!133, !133, i64 0}
!133 = !{!"float", !110, i64 0}
!134 = !DILocation(line: 5, column: 57, scope: !124)
!135 = distinct !DISubprogram(name: "k1", scope: !3, file: !3, line: 6, type: !32, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !136)
!136 = !{!137, !138, !139, !140, !141, !142}
!137 = !DILocalVariable(name: "out", arg: 1, scope: !135, file: !3, line: 6, type: !34)
!138 = !DILocalVariable(name: "in", arg: 2, scope: !135, file: !3, line: 6, type: !35)
!139 = !DILocalVariable(name: "scratch", arg: 3, scope: !135, file: !3, line: 6, type: !37)
!140 = !DILocalVariable(name: "n", arg: 4, scope: !135, file: !3, line: 6, type: !22)
!141 = !DILocalVariable(name: "h", arg: 5, scope: !135, file: !3, line: 6, type: !38)
!142 = !DILocalVariable(name: "s", arg: 6, scope: !135, file: !3, line: 6, type: !39)
!143 = !{i32 1, i32 1, i32 3, i32 0, i32 0, i32 0}
!144 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!145 = !{!"float*", !"int*", !"int*", !"int", !"half", !"S"}
!146 = !{!"", !"const", !"", !"", !"", !""}
!147 = !{}
!148 = !DILocation(line: 0, scope: !135)
!149 = !DILocation(line: 6, column: 94, scope: !135)
!150 = !DILocation(line: 0, scope: !31, inlinedAt: !151)
!151 = distinct !DILocation(line: 6, column: 97, scope: !135)
!152 = !DILocation(line: 6, column: 94, scope: !31, inlinedAt: !151)
!153 = !DILocation(line: 8, column: 16, scope: !31, inlinedAt: !151)
!154 = !DILocation(line: 8, column: 63, scope: !31, inlinedAt: !151)
!155 = !DILocation(line: 8, column: 97, scope: !31, inlinedAt: !151)
!156 = !DILocation(line: 8, column: 103, scope: !31, inlinedAt: !151)
!157 = !DILocation(line: 9, column: 13, scope: !31, inlinedAt: !151)
!158 = !DILocation(line: 9, column: 3, scope: !31, inlinedAt: !151)
!159 = !DILocation(line: 9, column: 11, scope: !31, inlinedAt: !151)
!160 = !DILocation(line: 9, column: 41, scope: !31, inlinedAt: !151)
!161 = !DILocation(line: 9, column: 34, scope: !31, inlinedAt: !151)
!162 = !DILocation(line: 9, column: 25, scope: !31, inlinedAt: !151)
!163 = !DILocation(line: 9, column: 20, scope: !31, inlinedAt: !151)
!164 = !DILocation(line: 9, column: 30, scope: !31, inlinedAt: !151)
!165 = !DILocation(line: 9, column: 32, scope: !31, inlinedAt: !151)
!166 = !{!167, !168, i64 8}
!167 = !{!"", !110, i64 0, !168, i64 8}
!168 = !{!"double", !110, i64 0}
!169 = !DILocation(line: 9, column: 69, scope: !31, inlinedAt: !151)
!170 = !DILocation(line: 9, column: 68, scope: !31, inlinedAt: !151)
!171 = !DILocation(line: 9, column: 81, scope: !31, inlinedAt: !151)
!172 = !DILocation(line: 9, column: 52, scope: !31, inlinedAt: !151)
!173 = !DILocation(line: 9, column: 47, scope: !31, inlinedAt: !151)
!174 = !DILocation(line: 9, column: 58, scope: !31, inlinedAt: !151)
!175 = !{!110, !110, i64 0}
!176 = !DILocation(line: 10, column: 26, scope: !31, inlinedAt: !151)
!177 = !DILocation(line: 10, column: 58, scope: !31, inlinedAt: !151)
!178 = !DILocation(line: 10, column: 111, scope: !31, inlinedAt: !151)
!179 = !DILocation(line: 11, column: 3, scope: !31, inlinedAt: !151)
!180 = !DILocation(line: 12, column: 33, scope: !31, inlinedAt: !151)
!181 = !DILocation(line: 12, column: 28, scope: !31, inlinedAt: !151)
!182 = !DILocation(line: 12, column: 18, scope: !31, inlinedAt: !151)
!183 = !DILocation(line: 12, column: 13, scope: !31, inlinedAt: !151)
!184 = !DILocation(line: 12, column: 49, scope: !31, inlinedAt: !151)
!185 = !DILocation(line: 12, column: 44, scope: !31, inlinedAt: !151)
!186 = !DILocation(line: 12, column: 42, scope: !31, inlinedAt: !151)
!187 = !DILocation(line: 13, column: 3, scope: !31, inlinedAt: !151)
!188 = !DILocation(line: 13, column: 26, scope: !189, inlinedAt: !151)
!189 = distinct !DILexicalBlock(scope: !31, file: !3, line: 13, column: 14)
!190 = !DILocation(line: 13, column: 32, scope: !189, inlinedAt: !151)
!191 = !DILocation(line: 13, column: 49, scope: !189, inlinedAt: !151)
!192 = !DILocation(line: 13, column: 55, scope: !189, inlinedAt: !151)
!193 = !DILocation(line: 12, column: 77, scope: !31, inlinedAt: !151)
!194 = !DILocation(line: 12, column: 75, scope: !31, inlinedAt: !151)
!195 = !DILocation(line: 13, column: 75, scope: !189, inlinedAt: !151)
!196 = !DILocation(line: 13, column: 83, scope: !189, inlinedAt: !151)
!197 = !DILocation(line: 13, scope: !189, inlinedAt: !151)
!198 = !DILocation(line: 0, scope: !112, inlinedAt: !199)
!199 = distinct !DILocation(line: 14, column: 16, scope: !31, inlinedAt: !151)
!200 = !DILocation(line: 4, column: 42, scope: !112, inlinedAt: !199)
!201 = !DILocation(line: 4, column: 53, scope: !112, inlinedAt: !199)
!202 = !DILocation(line: 4, column: 49, scope: !112, inlinedAt: !199)
!203 = !DILocation(line: 4, column: 47, scope: !112, inlinedAt: !199)
!204 = !DILocation(line: 14, column: 16, scope: !31, inlinedAt: !151)
!205 = !DILocation(line: 14, column: 14, scope: !31, inlinedAt: !151)
!206 = !DILocation(line: 14, column: 37, scope: !31, inlinedAt: !151)
!207 = !DILocation(line: 14, column: 35, scope: !31, inlinedAt: !151)
!208 = !DILocation(line: 14, column: 12, scope: !31, inlinedAt: !151)
!209 = !DILocation(line: 14, column: 54, scope: !31, inlinedAt: !151)
!210 = !DILocation(line: 14, column: 46, scope: !31, inlinedAt: !151)
!211 = !DILocation(line: 14, column: 58, scope: !31, inlinedAt: !151)
!212 = !DILocation(line: 14, column: 56, scope: !31, inlinedAt: !151)
!213 = !DILocation(line: 14, column: 95, scope: !31, inlinedAt: !151)
!214 = !DILocation(line: 14, column: 93, scope: !31, inlinedAt: !151)
!215 = !DILocation(line: 14, column: 3, scope: !31, inlinedAt: !151)
!216 = !DILocation(line: 14, column: 10, scope: !31, inlinedAt: !151)
!217 = !DILocation(line: 15, column: 15, scope: !31, inlinedAt: !151)
!218 = !DILocation(line: 0, scope: !65, inlinedAt: !151)
!219 = !DILocation(line: 15, column: 58, scope: !220, inlinedAt: !151)
!220 = distinct !DILexicalBlock(scope: !65, file: !3, line: 15, column: 23)
!221 = !DILocation(line: 15, column: 62, scope: !220, inlinedAt: !151)
!222 = !DILocation(line: 15, column: 80, scope: !31, inlinedAt: !151)
!223 = !DILocation(line: 15, column: 67, scope: !31, inlinedAt: !151)
!224 = !DILocation(line: 15, column: 78, scope: !31, inlinedAt: !151)
!225 = !DILocation(line: 16, column: 1, scope: !135)
!226 = !DILocation(line: 0, scope: !31)
!227 = !DILocation(line: 6, column: 94, scope: !31)
!228 = !DILocation(line: 8, column: 16, scope: !31)
!229 = !DILocation(line: 8, column: 63, scope: !31)
!230 = !DILocation(line: 8, column: 97, scope: !31)
!231 = !DILocation(line: 8, column: 103, scope: !31)
!232 = !DILocation(line: 9, column: 13, scope: !31)
!233 = !DILocation(line: 9, column: 3, scope: !31)
!234 = !DILocation(line: 9, column: 11, scope: !31)
!235 = !DILocation(line: 9, column: 41, scope: !31)
!236 = !DILocation(line: 9, column: 34, scope: !31)
!237 = !DILocation(line: 9, column: 25, scope: !31)
!238 = !DILocation(line: 9, column: 20, scope: !31)
!239 = !DILocation(line: 9, column: 30, scope: !31)
!240 = !DILocation(line: 9, column: 32, scope: !31)
!241 = !DILocation(line: 9, column: 69, scope: !31)
!242 = !DILocation(line: 9, column: 68, scope: !31)
!243 = !DILocation(line: 9, column: 81, scope: !31)
!244 = !DILocation(line: 9, column: 52, scope: !31)
!245 = !DILocation(line: 9, column: 47, scope: !31)
!246 = !DILocation(line: 9, column: 58, scope: !31)
!247 = !DILocation(line: 10, column: 26, scope: !31)
!248 = !DILocation(line: 10, column: 58, scope: !31)
!249 = !DILocation(line: 10, column: 111, scope: !31)
!250 = !DILocation(line: 11, column: 3, scope: !31)
!251 = !DILocation(line: 12, column: 33, scope: !31)
!252 = !DILocation(line: 12, column: 28, scope: !31)
!253 = !DILocation(line: 12, column: 18, scope: !31)
!254 = !DILocation(line: 12, column: 13, scope: !31)
!255 = !DILocation(line: 12, column: 49, scope: !31)
!256 = !DILocation(line: 12, column: 44, scope: !31)
!257 = !DILocation(line: 12, column: 42, scope: !31)
!258 = !DILocation(line: 13, column: 3, scope: !31)
!259 = !DILocation(line: 13, column: 26, scope: !189)
!260 = !DILocation(line: 13, column: 32, scope: !189)
!261 = !DILocation(line: 13, column: 49, scope: !189)
!262 = !DILocation(line: 13, column: 55, scope: !189)
!263 = !DILocation(line: 12, column: 77, scope: !31)
!264 = !DILocation(line: 12, column: 75, scope: !31)
!265 = !DILocation(line: 13, column: 75, scope: !189)
!266 = !DILocation(line: 13, column: 83, scope: !189)
!267 = !DILocation(line: 13, scope: !189)
!268 = !DILocation(line: 0, scope: !112, inlinedAt: !269)
!269 = distinct !DILocation(line: 14, column: 16, scope: !31)
!270 = !DILocation(line: 4, column: 42, scope: !112, inlinedAt: !269)
!271 = !DILocation(line: 4, column: 53, scope: !112, inlinedAt: !269)
!272 = !DILocation(line: 4, column: 49, scope: !112, inlinedAt: !269)
!273 = !DILocation(line: 4, column: 47, scope: !112, inlinedAt: !269)
!274 = !DILocation(line: 14, column: 16, scope: !31)
!275 = !DILocation(line: 14, column: 14, scope: !31)
!276 = !DILocation(line: 14, column: 37, scope: !31)
!277 = !DILocation(line: 14, column: 35, scope: !31)
!278 = !DILocation(line: 14, column: 12, scope: !31)
!279 = !DILocation(line: 14, column: 54, scope: !31)
!280 = !DILocation(line: 14, column: 46, scope: !31)
!281 = !DILocation(line: 14, column: 58, scope: !31)
!282 = !DILocation(line: 14, column: 56, scope: !31)
!283 = !DILocation(line: 14, column: 95, scope: !31)
!284 = !DILocation(line: 14, column: 93, scope: !31)
!285 = !DILocation(line: 14, column: 3, scope: !31)
!286 = !DILocation(line: 14, column: 10, scope: !31)
!287 = !DILocation(line: 15, column: 15, scope: !31)
!288 = !DILocation(line: 0, scope: !65)
!289 = !DILocation(line: 15, column: 58, scope: !220)
!290 = !DILocation(line: 15, column: 62, scope: !220)
!291 = !DILocation(line: 15, column: 80, scope: !31)
!292 = !DILocation(line: 15, column: 67, scope: !31)
!293 = !DILocation(line: 15, column: 78, scope: !31)
!294 = !DILocation(line: 16, column: 1, scope: !31)
!295 = distinct !DISubprogram(name: "k2", scope: !3, file: !3, line: 17, type: !93, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !296)
!296 = !{!297}
!297 = !DILocalVariable(name: "o", arg: 1, scope: !295, file: !3, line: 17, type: !95)
!298 = !{i32 1}
!299 = !{!"none"}
!300 = !{!"int*"}
!301 = !{!""}
!302 = !{i32 64, i32 1, i32 1}
!303 = !DILocation(line: 0, scope: !295)
!304 = !DILocation(line: 0, scope: !92, inlinedAt: !305)
!305 = distinct !DILocation(line: 17, column: 79, scope: !295)
!306 = !DILocation(line: 17, column: 107, scope: !92, inlinedAt: !305)
!307 = !DILocation(line: 17, column: 142, scope: !92, inlinedAt: !305)
!308 = !DILocation(line: 17, column: 159, scope: !92, inlinedAt: !305)
!309 = !DILocation(line: 17, column: 196, scope: !92, inlinedAt: !305)
!310 = !DILocation(line: 17, column: 189, scope: !92, inlinedAt: !305)
!311 = !DILocation(line: 17, column: 194, scope: !92, inlinedAt: !305)
!312 = !DILocation(line: 17, column: 204, scope: !295)
!313 = !DILocation(line: 0, scope: !92)
!314 = !DILocation(line: 17, column: 107, scope: !92)
!315 = !DILocation(line: 17, column: 142, scope: !92)
!316 = !DILocation(line: 17, column: 159, scope: !92)
!317 = !DILocation(line: 17, column: 196, scope: !92)
!318 = !DILocation(line: 17, column: 189, scope: !92)
!319 = !DILocation(line: 17, column: 194, scope: !92)
!320 = !DILocation(line: 17, column: 204, scope: !92)
!321 = !DISubprogram(name: "atomic_fetch_add_explicit", linkageName: "_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope", scope: !3, file: !3, line: 11, type: !322, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!322 = !DISubroutineType(types: !323)
!323 = !{!22, !324, !22, !5, !14}
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !325, size: 64, dwarfAddressSpace: 1)
!325 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !25)

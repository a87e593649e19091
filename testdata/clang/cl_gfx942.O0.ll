; ModuleID = 'c.cl'
source_filename = "c.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.anon = type { i8, double }
%struct.S = type { i32, <4 x float>, ptr addrspace(3), [12 x i8] }

@coef = hidden addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.500000e+00, float -1.250000e-01, float 0x3E112E0BE0000000], align 4, !dbg !0
@k1.tile = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !29
@k1.f4 = internal addrspace(3) global [16 x <4 x float>] undef, align 16, !dbg !53
@k1.st = internal addrspace(3) global [3 x %struct.anon] undef, align 8, !dbg !58
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1, !dbg !69
@k2.only = internal addrspace(3) global i32 undef, align 4, !dbg !74

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @helper(ptr addrspace(3) noundef %0, i32 noundef %1) #0 !dbg !89 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr addrspace(3), align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr addrspace(3) %0, ptr %7, align 4
    #dbg_declare(ptr addrspace(5) %4, !92, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !93)
  store i32 %1, ptr %8, align 4
    #dbg_declare(ptr addrspace(5) %5, !94, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !95)
  %9 = load ptr addrspace(3), ptr %7, align 4, !dbg !96
  %10 = load i32, ptr %8, align 4, !dbg !97
  %11 = sext i32 %10 to i64, !dbg !96
  %12 = getelementptr inbounds i32, ptr addrspace(3) %9, i64 %11, !dbg !96
  %13 = load i32, ptr addrspace(3) %12, align 4, !dbg !96
  %14 = load ptr addrspace(3), ptr %7, align 4, !dbg !98
  %15 = load i32, ptr %8, align 4, !dbg !99
  %16 = xor i32 %15, 1, !dbg !100
  %17 = sext i32 %16 to i64, !dbg !98
  %18 = getelementptr inbounds i32, ptr addrspace(3) %14, i64 %17, !dbg !98
  %19 = load i32, ptr addrspace(3) %18, align 4, !dbg !98
  %20 = add nsw i32 %13, %19, !dbg !101
  ret i32 %20, !dbg !102
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden float @gene(ptr noundef %0, i32 noundef %1) #0 !dbg !103 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8
    #dbg_declare(ptr addrspace(5) %4, !106, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !107)
  store i32 %1, ptr %8, align 4
    #dbg_declare(ptr addrspace(5) %5, !108, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !109)
  %9 = load ptr, ptr %7, align 8, !dbg !110
  %10 = load i32, ptr %8, align 4, !dbg !111
  %11 = sext i32 %10 to i64, !dbg !110
  %12 = getelementptr inbounds float, ptr %9, i64 %11, !dbg !110
  %13 = load float, ptr %12, align 4, !dbg !110
  ret float %13, !dbg !112
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @k1(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3, half noundef %4, ptr addrspace(4) noundef byref(%struct.S) align 16 %5) #1 !dbg !113 !kernel_arg_addr_space !114 !kernel_arg_access_qual !115 !kernel_arg_type !116 !kernel_arg_base_type !116 !kernel_arg_type_qual !117 {
  %7 = alloca %struct.S, align 16, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(3), align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca half, align 2, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  call void @llvm.memcpy.p0.p4.i64(ptr align 16 %13, ptr addrspace(4) align 16 %5, i64 48, i1 false)
  store ptr addrspace(1) %0, ptr %14, align 8
    #dbg_declare(ptr addrspace(5) %8, !118, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !119)
  store ptr addrspace(1) %1, ptr %15, align 8
    #dbg_declare(ptr addrspace(5) %9, !120, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !121)
  store ptr addrspace(3) %2, ptr %16, align 4
    #dbg_declare(ptr addrspace(5) %10, !122, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !123)
  store i32 %3, ptr %17, align 4
    #dbg_declare(ptr addrspace(5) %11, !124, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !125)
  store half %4, ptr %18, align 2
    #dbg_declare(ptr addrspace(5) %12, !126, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !127)
    #dbg_declare(ptr %13, !128, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !129)
  %19 = load ptr addrspace(1), ptr %14, align 8, !dbg !130
  %20 = load ptr addrspace(1), ptr %15, align 8, !dbg !130
  %21 = load ptr addrspace(3), ptr %16, align 4, !dbg !130
  %22 = load i32, ptr %17, align 4, !dbg !130
  %23 = load half, ptr %18, align 2, !dbg !130
  %24 = getelementptr inbounds nuw %struct.S, ptr %13, i32 0, i32 0, !dbg !130
  %25 = load i32, ptr %24, align 16, !dbg !130
  %26 = getelementptr inbounds nuw %struct.S, ptr %13, i32 0, i32 1, !dbg !130
  %27 = load <4 x float>, ptr %26, align 16, !dbg !130
  %28 = getelementptr inbounds nuw %struct.S, ptr %13, i32 0, i32 2, !dbg !130
  %29 = load ptr addrspace(3), ptr %28, align 16, !dbg !130
  %30 = getelementptr inbounds nuw %struct.S, ptr %13, i32 0, i32 3, !dbg !130
  %31 = load [12 x i8], ptr %30, align 4, !dbg !130
  call void @__clang_ocl_kern_imp_k1(ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(3) noundef align 4 %21, i32 noundef %22, half noundef %23, i32 %25, <4 x float> %27, ptr addrspace(3) %29, [12 x i8] %31) #12, !dbg !130
  ret void, !dbg !131
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_k1(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3, half noundef %4, i32 %5, <4 x float> %6, ptr addrspace(3) %7, [12 x i8] %8) #3 !dbg !31 !kernel_arg_addr_space !114 !kernel_arg_access_qual !115 !kernel_arg_type !116 !kernel_arg_base_type !116 !kernel_arg_type_qual !117 {
  %10 = alloca %struct.S, align 16, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(3), align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca half, align 2, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca <4 x float>, align 16, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca ptr addrspace(3), align 4, addrspace(5)
  %21 = alloca [7 x i32], align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %10 to ptr
  %24 = addrspacecast ptr addrspace(5) %11 to ptr
  %25 = addrspacecast ptr addrspace(5) %12 to ptr
  %26 = addrspacecast ptr addrspace(5) %13 to ptr
  %27 = addrspacecast ptr addrspace(5) %14 to ptr
  %28 = addrspacecast ptr addrspace(5) %15 to ptr
  %29 = addrspacecast ptr addrspace(5) %18 to ptr
  %30 = getelementptr inbounds nuw %struct.S, ptr %23, i32 0, i32 0
  store i32 %5, ptr %30, align 16
  %31 = getelementptr inbounds nuw %struct.S, ptr %23, i32 0, i32 1
  store <4 x float> %6, ptr %31, align 16
  %32 = getelementptr inbounds nuw %struct.S, ptr %23, i32 0, i32 2
  store ptr addrspace(3) %7, ptr %32, align 16
  %33 = getelementptr inbounds nuw %struct.S, ptr %23, i32 0, i32 3
  store [12 x i8] %8, ptr %33, align 4
  store ptr addrspace(1) %0, ptr %24, align 8
    #dbg_declare(ptr addrspace(5) %11, !132, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !133)
  store ptr addrspace(1) %1, ptr %25, align 8
    #dbg_declare(ptr addrspace(5) %12, !134, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !135)
  store ptr addrspace(3) %2, ptr %26, align 4
    #dbg_declare(ptr addrspace(5) %13, !136, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !137)
  store i32 %3, ptr %27, align 4
    #dbg_declare(ptr addrspace(5) %14, !138, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !139)
  store half %4, ptr %28, align 2
    #dbg_declare(ptr addrspace(5) %15, !140, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !141)
    #dbg_declare(ptr %23, !142, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !143)
    #dbg_declare(ptr addrspace(5) %16, !144, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !145)
  %34 = call i32 @llvm.amdgcn.workitem.id.x(), !dbg !146
  store i32 %34, ptr addrspace(5) %16, align 4, !dbg !145
    #dbg_declare(ptr addrspace(5) %17, !147, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !148)
  %35 = call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !149
  %36 = mul nsw i32 %35, 256, !dbg !150
  %37 = load i32, ptr addrspace(5) %16, align 4, !dbg !151
  %38 = add nsw i32 %36, %37, !dbg !152
  store i32 %38, ptr addrspace(5) %17, align 4, !dbg !148
  %39 = load ptr addrspace(1), ptr %25, align 8, !dbg !153
  %40 = load i32, ptr addrspace(5) %17, align 4, !dbg !154
  %41 = sext i32 %40 to i64, !dbg !153
  %42 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %41, !dbg !153
  %43 = load i32, ptr addrspace(1) %42, align 4, !dbg !153
  %44 = load i32, ptr addrspace(5) %16, align 4, !dbg !155
  %45 = sext i32 %44 to i64, !dbg !156
  %46 = getelementptr inbounds [256 x i32], ptr addrspace(3) @k1.tile, i64 0, i64 %45, !dbg !156
  store i32 %43, ptr addrspace(3) %46, align 4, !dbg !157
  %47 = load i32, ptr addrspace(5) %16, align 4, !dbg !158
  %48 = and i32 %47, 3, !dbg !159
  %49 = sext i32 %48 to i64, !dbg !160
  %50 = getelementptr inbounds [4 x float], ptr addrspace(4) @coef, i64 0, i64 %49, !dbg !160
  %51 = load float, ptr addrspace(4) %50, align 4, !dbg !160
  %52 = fpext float %51 to double, !dbg !160
  %53 = load i32, ptr addrspace(5) %16, align 4, !dbg !161
  %54 = and i32 %53, 1, !dbg !162
  %55 = sext i32 %54 to i64, !dbg !163
  %56 = getelementptr inbounds [3 x %struct.anon], ptr addrspace(3) @k1.st, i64 0, i64 %55, !dbg !163
  %57 = getelementptr inbounds nuw %struct.anon, ptr addrspace(3) %56, i32 0, i32 1, !dbg !164
  store double %52, ptr addrspace(3) %57, align 8, !dbg !165
  %58 = load i32, ptr addrspace(5) %16, align 4, !dbg !166
  %59 = sitofp i32 %58 to float, !dbg !166
  %60 = insertelement <4 x float> poison, float %59, i32 0, !dbg !167
  %61 = insertelement <4 x float> %60, float 1.000000e+00, i32 1, !dbg !167
  %62 = insertelement <4 x float> %61, float 2.000000e+00, i32 2, !dbg !167
  %63 = insertelement <4 x float> %62, float 3.000000e+00, i32 3, !dbg !167
  store <4 x float> %63, ptr %29, align 16, !dbg !168
  %64 = load <4 x float>, ptr %29, align 16, !dbg !168
  %65 = getelementptr inbounds nuw %struct.S, ptr %23, i32 0, i32 1, !dbg !169
  %66 = load <4 x float>, ptr %65, align 16, !dbg !169
  %67 = fmul <4 x float> %64, %66, !dbg !170
  %68 = load i32, ptr addrspace(5) %16, align 4, !dbg !171
  %69 = and i32 %68, 15, !dbg !172
  %70 = sext i32 %69 to i64, !dbg !173
  %71 = getelementptr inbounds [16 x <4 x float>], ptr addrspace(3) @k1.f4, i64 0, i64 %70, !dbg !173
  store <4 x float> %67, ptr addrspace(3) %71, align 16, !dbg !174
  fence syncscope("workgroup") release, !dbg !175
  call void @llvm.amdgcn.s.barrier(), !dbg !176
  fence syncscope("workgroup") acquire, !dbg !177
  %72 = call i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef addrspacecast (ptr addrspace(3) getelementptr inbounds ([256 x i32], ptr addrspace(3) @k1.tile, i64 0, i64 3) to ptr), i32 noundef 5, i32 noundef 0, i32 noundef 1) #12, !dbg !178
    #dbg_declare(ptr addrspace(5) %19, !179, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !180)
  %73 = load i32, ptr addrspace(5) %16, align 4, !dbg !181
  %74 = and i32 %73, 7, !dbg !182
  %75 = sext i32 %74 to i64, !dbg !183
  %76 = getelementptr inbounds [16 x <4 x float>], ptr addrspace(3) @k1.f4, i64 0, i64 %75, !dbg !183
  %77 = addrspacecast ptr addrspace(3) %76 to ptr, !dbg !184
  %78 = call float @gene(ptr noundef %77, i32 noundef 2) #12, !dbg !185
  %79 = load ptr addrspace(1), ptr %24, align 8, !dbg !186
  %80 = addrspacecast ptr addrspace(1) %79 to ptr, !dbg !186
  %81 = call float @gene(ptr noundef %80, i32 noundef 1) #12, !dbg !187
  %82 = fadd float %78, %81, !dbg !188
  store float %82, ptr addrspace(5) %19, align 4, !dbg !180
    #dbg_declare(ptr addrspace(5) %20, !189, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !190)
  %83 = load i32, ptr %27, align 4, !dbg !191
  %84 = icmp sgt i32 %83, 3, !dbg !192
  br i1 %84, label %85, label %87, !dbg !191

85:                                               ; preds = %9
  %86 = load ptr addrspace(3), ptr %26, align 4, !dbg !193
  br label %88, !dbg !191

87:                                               ; preds = %9
  br label %88, !dbg !191

88:                                               ; preds = %87, %85
  %89 = phi ptr addrspace(3) [ %86, %85 ], [ @k1.tile, %87 ], !dbg !191
  store ptr addrspace(3) %89, ptr addrspace(5) %20, align 4, !dbg !190
  %90 = load i32, ptr %27, align 4, !dbg !194
  switch i32 %90, label %97 [
    i32 1, label %91
    i32 5, label %94
  ], !dbg !195

91:                                               ; preds = %88
  %92 = load float, ptr addrspace(5) %19, align 4, !dbg !196
  %93 = fadd float %92, 1.000000e+00, !dbg !196
  store float %93, ptr addrspace(5) %19, align 4, !dbg !196
  br label %104, !dbg !198

94:                                               ; preds = %88
  %95 = load float, ptr addrspace(5) %19, align 4, !dbg !199
  %96 = fmul float %95, 2.000000e+00, !dbg !199
  store float %96, ptr addrspace(5) %19, align 4, !dbg !199
  br label %104, !dbg !200

97:                                               ; preds = %88
  %98 = load ptr addrspace(3), ptr addrspace(5) %20, align 4, !dbg !201
  %99 = load i32, ptr addrspace(5) %16, align 4, !dbg !202
  %100 = sext i32 %99 to i64, !dbg !201
  %101 = getelementptr inbounds i32, ptr addrspace(3) %98, i64 %100, !dbg !201
  %102 = load i32, ptr addrspace(3) %101, align 4, !dbg !201
  %103 = sitofp i32 %102 to float, !dbg !201
  store float %103, ptr addrspace(5) %19, align 4, !dbg !203
  br label %104, !dbg !204

104:                                              ; preds = %97, %94, %91
  %105 = load float, ptr addrspace(5) %19, align 4, !dbg !205
  %106 = load ptr addrspace(3), ptr %26, align 4, !dbg !206
  %107 = load i32, ptr addrspace(5) %16, align 4, !dbg !207
  %108 = call i32 @helper(ptr addrspace(3) noundef %106, i32 noundef %107) #12, !dbg !208
  %109 = sitofp i32 %108 to float, !dbg !208
  %110 = fadd float %105, %109, !dbg !209
  %111 = load half, ptr %28, align 2, !dbg !210
  %112 = fpext half %111 to float, !dbg !211
  %113 = fadd float %110, %112, !dbg !212
  %114 = fpext float %113 to double, !dbg !205
  %115 = load double, ptr addrspace(3) getelementptr inbounds nuw (%struct.anon, ptr addrspace(3) @k1.st, i32 0, i32 1), align 8, !dbg !213
  %116 = fadd double %114, %115, !dbg !214
  %117 = load i32, ptr addrspace(5) %16, align 4, !dbg !215
  %118 = load i32, ptr %27, align 4, !dbg !216
  %119 = call i32 @llvm.amdgcn.ds.bpermute(i32 %117, i32 %118), !dbg !217
  %120 = sitofp i32 %119 to double, !dbg !217
  %121 = fadd double %116, %120, !dbg !218
  %122 = load i32, ptr addrspace(5) %16, align 4, !dbg !219
  %123 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %122), !dbg !220
  %124 = sitofp i32 %123 to double, !dbg !220
  %125 = fadd double %121, %124, !dbg !221
  %126 = fptrunc double %125 to float, !dbg !205
  %127 = load ptr addrspace(1), ptr %24, align 8, !dbg !222
  %128 = load i32, ptr addrspace(5) %17, align 4, !dbg !223
  %129 = sext i32 %128 to i64, !dbg !222
  %130 = getelementptr inbounds float, ptr addrspace(1) %127, i64 %129, !dbg !222
  store float %126, ptr addrspace(1) %130, align 4, !dbg !224
    #dbg_declare(ptr addrspace(5) %21, !225, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !229)
    #dbg_declare(ptr addrspace(5) %22, !230, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !232)
  store i32 0, ptr addrspace(5) %22, align 4, !dbg !232
  br label %131, !dbg !233

131:                                              ; preds = %141, %104
  %132 = load i32, ptr addrspace(5) %22, align 4, !dbg !234
  %133 = icmp slt i32 %132, 7, !dbg !236
  br i1 %133, label %134, label %144, !dbg !237

134:                                              ; preds = %131
  %135 = load i32, ptr addrspace(5) %22, align 4, !dbg !238
  %136 = load i32, ptr addrspace(5) %16, align 4, !dbg !239
  %137 = mul nsw i32 %135, %136, !dbg !240
  %138 = load i32, ptr addrspace(5) %22, align 4, !dbg !241
  %139 = sext i32 %138 to i64, !dbg !242
  %140 = getelementptr inbounds [7 x i32], ptr addrspace(5) %21, i64 0, i64 %139, !dbg !242
  store i32 %137, ptr addrspace(5) %140, align 4, !dbg !243
  br label %141, !dbg !242

141:                                              ; preds = %134
  %142 = load i32, ptr addrspace(5) %22, align 4, !dbg !244
  %143 = add nsw i32 %142, 1, !dbg !244
  store i32 %143, ptr addrspace(5) %22, align 4, !dbg !244
  br label %131, !dbg !245, !llvm.loop !246

144:                                              ; preds = %131
  %145 = load i32, ptr %27, align 4, !dbg !248
  %146 = sext i32 %145 to i64, !dbg !249
  %147 = getelementptr inbounds [7 x i32], ptr addrspace(5) %21, i64 0, i64 %146, !dbg !249
  %148 = load i32, ptr addrspace(5) %147, align 4, !dbg !249
  %149 = sitofp i32 %148 to float, !dbg !249
  %150 = load ptr addrspace(1), ptr %24, align 8, !dbg !250
  %151 = load i32, ptr addrspace(5) %17, align 4, !dbg !251
  %152 = add nsw i32 %151, 1, !dbg !252
  %153 = sext i32 %152 to i64, !dbg !250
  %154 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %153, !dbg !250
  store float %149, ptr addrspace(1) %154, align 4, !dbg !253
  ret void, !dbg !254
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @k2(ptr addrspace(1) noundef align 4 %0) #4 !dbg !255 !kernel_arg_addr_space !256 !kernel_arg_access_qual !257 !kernel_arg_type !258 !kernel_arg_base_type !258 !kernel_arg_type_qual !259 !reqd_work_group_size !260 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr addrspace(1) %0, ptr %3, align 8
    #dbg_declare(ptr addrspace(5) %2, !261, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !262)
  %4 = load ptr addrspace(1), ptr %3, align 8, !dbg !263
  call void @__clang_ocl_kern_imp_k2(ptr addrspace(1) noundef align 4 %4) #12, !dbg !263
  ret void, !dbg !264
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_k2(ptr addrspace(1) noundef align 4 %0) #5 !dbg !76 !kernel_arg_addr_space !256 !kernel_arg_access_qual !257 !kernel_arg_type !258 !kernel_arg_base_type !258 !kernel_arg_type_qual !259 !reqd_work_group_size !260 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i64, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr addrspace(1) %0, ptr %4, align 8
    #dbg_declare(ptr addrspace(5) %2, !265, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !266)
  store i32 1, ptr addrspace(3) @k2.only, align 4, !dbg !267
  call void @llvm.amdgcn.s.barrier(), !dbg !268
  %5 = load i32, ptr addrspace(3) @k2.only, align 4, !dbg !269
  %6 = load ptr addrspace(1), ptr %4, align 8, !dbg !270
  %7 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 0, !dbg !270
  store i32 %5, ptr addrspace(1) %7, align 4, !dbg !271
    #dbg_declare(ptr addrspace(5) %3, !272, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !274)
  %8 = call i64 @llvm.readcyclecounter(), !dbg !275
  store i64 %8, ptr addrspace(5) %3, align 8, !dbg !274
  %9 = load i64, ptr addrspace(5) %3, align 8, !dbg !276
  %10 = trunc i64 %9 to i32, !dbg !277
  %11 = load ptr addrspace(1), ptr %4, align 8, !dbg !278
  %12 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 1, !dbg !278
  store i32 %10, ptr addrspace(1) %12, align 4, !dbg !279
  ret void, !dbg !280
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

; Function Attrs: convergent nounwind
declare hidden i32 @_Z25atomic_fetch_add_explicitPVU7_Atomicii12memory_order12memory_scope(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #8

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #9

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #11

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #4 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nofree nounwind willreturn }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #9 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #10 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn }
attributes #12 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!81, !82, !83, !84, !85, !86}
!opencl.ocl.version = !{!87}
!llvm.ident = !{!88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "coef", scope: !2, file: !3, line: 2, type: !80, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !21, globals: !28, splitDebugInlining: false, nameTableKind: None)
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
!28 = !{!0, !29, !53, !58, !69, !74}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!30 = distinct !DIGlobalVariable(name: "tile", scope: !31, file: !3, line: 7, type: !50, isLocal: true, isDefinition: true)
!31 = distinct !DISubprogram(name: "k1", linkageName: "__clang_ocl_kern_imp_k1", scope: !3, file: !3, line: 6, type: !32, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
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
!49 = !{}
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 8192, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 256)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!54 = distinct !DIGlobalVariable(name: "f4", scope: !31, file: !3, line: 7, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 2048, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 16)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!59 = distinct !DIGlobalVariable(name: "st", scope: !31, file: !3, line: 7, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 384, elements: !67)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !31, file: !3, line: 7, size: 128, elements: !62)
!62 = !{!63, !65}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !61, file: !3, line: 7, baseType: !64, size: 8)
!64 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !61, file: !3, line: 7, baseType: !66, size: 64, offset: 64)
!66 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!67 = !{!68}
!68 = !DISubrange(count: 3)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 80, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 10)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!75 = distinct !DIGlobalVariable(name: "only", scope: !76, file: !3, line: 17, type: !22, isLocal: true, isDefinition: true)
!76 = distinct !DISubprogram(name: "k2", linkageName: "__clang_ocl_kern_imp_k2", scope: !3, file: !3, line: 17, type: !77, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!77 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !78)
!78 = !{null, !79}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !46)
!81 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!82 = !{i32 7, !"Dwarf Version", i32 5}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 8, !"PIC Level", i32 2}
!86 = !{i32 7, !"frame-pointer", i32 2}
!87 = !{i32 2, i32 0}
!88 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!89 = distinct !DISubprogram(name: "helper", scope: !3, file: !3, line: 4, type: !90, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!90 = !DISubroutineType(types: !91)
!91 = !{!22, !37, !22}
!92 = !DILocalVariable(name: "t", arg: 1, scope: !89, file: !3, line: 4, type: !37)
!93 = !DILocation(line: 4, column: 23, scope: !89)
!94 = !DILocalVariable(name: "i", arg: 2, scope: !89, file: !3, line: 4, type: !22)
!95 = !DILocation(line: 4, column: 30, scope: !89)
!96 = !DILocation(line: 4, column: 42, scope: !89)
!97 = !DILocation(line: 4, column: 44, scope: !89)
!98 = !DILocation(line: 4, column: 49, scope: !89)
!99 = !DILocation(line: 4, column: 51, scope: !89)
!100 = !DILocation(line: 4, column: 53, scope: !89)
!101 = !DILocation(line: 4, column: 47, scope: !89)
!102 = !DILocation(line: 4, column: 35, scope: !89)
!103 = distinct !DISubprogram(name: "gene", scope: !3, file: !3, line: 5, type: !104, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!104 = !DISubroutineType(types: !105)
!105 = !{!27, !26, !22}
!106 = !DILocalVariable(name: "p", arg: 1, scope: !103, file: !3, line: 5, type: !26)
!107 = !DILocation(line: 5, column: 45, scope: !103)
!108 = !DILocalVariable(name: "i", arg: 2, scope: !103, file: !3, line: 5, type: !22)
!109 = !DILocation(line: 5, column: 52, scope: !103)
!110 = !DILocation(line: 5, column: 64, scope: !103)
!111 = !DILocation(line: 5, column: 66, scope: !103)
!112 = !DILocation(line: 5, column: 57, scope: !103)
!113 = distinct !DISubprogram(name: "k1", scope: !3, file: !3, line: 6, type: !32, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!114 = !{i32 1, i32 1, i32 3, i32 0, i32 0, i32 0}
!115 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!116 = !{!"float*", !"int*", !"int*", !"int", !"half", !"S"}
!117 = !{!"", !"const", !"", !"", !"", !""}
!118 = !DILocalVariable(name: "out", arg: 1, scope: !113, file: !3, line: 6, type: !34)
!119 = !DILocation(line: 6, column: 30, scope: !113)
!120 = !DILocalVariable(name: "in", arg: 2, scope: !113, file: !3, line: 6, type: !35)
!121 = !DILocation(line: 6, column: 53, scope: !113)
!122 = !DILocalVariable(name: "scratch", arg: 3, scope: !113, file: !3, line: 6, type: !37)
!123 = !DILocation(line: 6, column: 68, scope: !113)
!124 = !DILocalVariable(name: "n", arg: 4, scope: !113, file: !3, line: 6, type: !22)
!125 = !DILocation(line: 6, column: 81, scope: !113)
!126 = !DILocalVariable(name: "h", arg: 5, scope: !113, file: !3, line: 6, type: !38)
!127 = !DILocation(line: 6, column: 89, scope: !113)
!128 = !DILocalVariable(name: "s", arg: 6, scope: !113, file: !3, line: 6, type: !39)
!129 = !DILocation(line: 6, column: 94, scope: !113)
!130 = !DILocation(line: 6, column: 97, scope: !113)
!131 = !DILocation(line: 16, column: 1, scope: !113)
!132 = !DILocalVariable(name: "out", arg: 1, scope: !31, file: !3, line: 6, type: !34)
!133 = !DILocation(line: 6, column: 30, scope: !31)
!134 = !DILocalVariable(name: "in", arg: 2, scope: !31, file: !3, line: 6, type: !35)
!135 = !DILocation(line: 6, column: 53, scope: !31)
!136 = !DILocalVariable(name: "scratch", arg: 3, scope: !31, file: !3, line: 6, type: !37)
!137 = !DILocation(line: 6, column: 68, scope: !31)
!138 = !DILocalVariable(name: "n", arg: 4, scope: !31, file: !3, line: 6, type: !22)
!139 = !DILocation(line: 6, column: 81, scope: !31)
!140 = !DILocalVariable(name: "h", arg: 5, scope: !31, file: !3, line: 6, type: !38)
!141 = !DILocation(line: 6, column: 89, scope: !31)
!142 = !DILocalVariable(name: "s", arg: 6, scope: !31, file: !3, line: 6, type: !39)
!143 = !DILocation(line: 6, column: 94, scope: !31)
!144 = !DILocalVariable(name: "l", scope: !31, file: !3, line: 8, type: !22)
!145 = !DILocation(line: 8, column: 7, scope: !31)
!146 = !DILocation(line: 8, column: 16, scope: !31)
!147 = !DILocalVariable(name: "g", scope: !31, file: !3, line: 8, type: !22)
!148 = !DILocation(line: 8, column: 54, scope: !31)
!149 = !DILocation(line: 8, column: 63, scope: !31)
!150 = !DILocation(line: 8, column: 97, scope: !31)
!151 = !DILocation(line: 8, column: 105, scope: !31)
!152 = !DILocation(line: 8, column: 103, scope: !31)
!153 = !DILocation(line: 9, column: 13, scope: !31)
!154 = !DILocation(line: 9, column: 16, scope: !31)
!155 = !DILocation(line: 9, column: 8, scope: !31)
!156 = !DILocation(line: 9, column: 3, scope: !31)
!157 = !DILocation(line: 9, column: 11, scope: !31)
!158 = !DILocation(line: 9, column: 39, scope: !31)
!159 = !DILocation(line: 9, column: 41, scope: !31)
!160 = !DILocation(line: 9, column: 34, scope: !31)
!161 = !DILocation(line: 9, column: 23, scope: !31)
!162 = !DILocation(line: 9, column: 25, scope: !31)
!163 = !DILocation(line: 9, column: 20, scope: !31)
!164 = !DILocation(line: 9, column: 30, scope: !31)
!165 = !DILocation(line: 9, column: 32, scope: !31)
!166 = !DILocation(line: 9, column: 69, scope: !31)
!167 = !DILocation(line: 9, column: 68, scope: !31)
!168 = !DILocation(line: 9, column: 60, scope: !31)
!169 = !DILocation(line: 9, column: 85, scope: !31)
!170 = !DILocation(line: 9, column: 81, scope: !31)
!171 = !DILocation(line: 9, column: 50, scope: !31)
!172 = !DILocation(line: 9, column: 52, scope: !31)
!173 = !DILocation(line: 9, column: 47, scope: !31)
!174 = !DILocation(line: 9, column: 58, scope: !31)
!175 = !DILocation(line: 10, column: 26, scope: !31)
!176 = !DILocation(line: 10, column: 58, scope: !31)
!177 = !DILocation(line: 10, column: 111, scope: !31)
!178 = !DILocation(line: 11, column: 3, scope: !31)
!179 = !DILocalVariable(name: "x", scope: !31, file: !3, line: 12, type: !27)
!180 = !DILocation(line: 12, column: 9, scope: !31)
!181 = !DILocation(line: 12, column: 31, scope: !31)
!182 = !DILocation(line: 12, column: 33, scope: !31)
!183 = !DILocation(line: 12, column: 28, scope: !31)
!184 = !DILocation(line: 12, column: 18, scope: !31)
!185 = !DILocation(line: 12, column: 13, scope: !31)
!186 = !DILocation(line: 12, column: 49, scope: !31)
!187 = !DILocation(line: 12, column: 44, scope: !31)
!188 = !DILocation(line: 12, column: 42, scope: !31)
!189 = !DILocalVariable(name: "sel", scope: !31, file: !3, line: 12, type: !37)
!190 = !DILocation(line: 12, column: 69, scope: !31)
!191 = !DILocation(line: 12, column: 75, scope: !31)
!192 = !DILocation(line: 12, column: 77, scope: !31)
!193 = !DILocation(line: 12, column: 83, scope: !31)
!194 = !DILocation(line: 13, column: 11, scope: !31)
!195 = !DILocation(line: 13, column: 3, scope: !31)
!196 = !DILocation(line: 13, column: 26, scope: !197)
!197 = distinct !DILexicalBlock(scope: !31, file: !3, line: 13, column: 14)
!198 = !DILocation(line: 13, column: 32, scope: !197)
!199 = !DILocation(line: 13, column: 49, scope: !197)
!200 = !DILocation(line: 13, column: 55, scope: !197)
!201 = !DILocation(line: 13, column: 75, scope: !197)
!202 = !DILocation(line: 13, column: 79, scope: !197)
!203 = !DILocation(line: 13, column: 73, scope: !197)
!204 = !DILocation(line: 13, column: 83, scope: !197)
!205 = !DILocation(line: 14, column: 12, scope: !31)
!206 = !DILocation(line: 14, column: 23, scope: !31)
!207 = !DILocation(line: 14, column: 32, scope: !31)
!208 = !DILocation(line: 14, column: 16, scope: !31)
!209 = !DILocation(line: 14, column: 14, scope: !31)
!210 = !DILocation(line: 14, column: 44, scope: !31)
!211 = !DILocation(line: 14, column: 37, scope: !31)
!212 = !DILocation(line: 14, column: 35, scope: !31)
!213 = !DILocation(line: 14, column: 54, scope: !31)
!214 = !DILocation(line: 14, column: 46, scope: !31)
!215 = !DILocation(line: 14, column: 87, scope: !31)
!216 = !DILocation(line: 14, column: 90, scope: !31)
!217 = !DILocation(line: 14, column: 58, scope: !31)
!218 = !DILocation(line: 14, column: 56, scope: !31)
!219 = !DILocation(line: 14, column: 126, scope: !31)
!220 = !DILocation(line: 14, column: 95, scope: !31)
!221 = !DILocation(line: 14, column: 93, scope: !31)
!222 = !DILocation(line: 14, column: 3, scope: !31)
!223 = !DILocation(line: 14, column: 7, scope: !31)
!224 = !DILocation(line: 14, column: 10, scope: !31)
!225 = !DILocalVariable(name: "arr", scope: !31, file: !3, line: 15, type: !226)
!226 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 224, elements: !227)
!227 = !{!228}
!228 = !DISubrange(count: 7)
!229 = !DILocation(line: 15, column: 15, scope: !31)
!230 = !DILocalVariable(name: "i", scope: !231, file: !3, line: 15, type: !22)
!231 = distinct !DILexicalBlock(scope: !31, file: !3, line: 15, column: 23)
!232 = !DILocation(line: 15, column: 32, scope: !231)
!233 = !DILocation(line: 15, column: 28, scope: !231)
!234 = !DILocation(line: 15, column: 39, scope: !235)
!235 = distinct !DILexicalBlock(scope: !231, file: !3, line: 15, column: 23)
!236 = !DILocation(line: 15, column: 41, scope: !235)
!237 = !DILocation(line: 15, column: 23, scope: !231)
!238 = !DILocation(line: 15, column: 60, scope: !235)
!239 = !DILocation(line: 15, column: 64, scope: !235)
!240 = !DILocation(line: 15, column: 62, scope: !235)
!241 = !DILocation(line: 15, column: 55, scope: !235)
!242 = !DILocation(line: 15, column: 51, scope: !235)
!243 = !DILocation(line: 15, column: 58, scope: !235)
!244 = !DILocation(line: 15, column: 47, scope: !235)
!245 = !DILocation(line: 15, column: 23, scope: !235)
!246 = distinct !{!246, !237, !247}
!247 = !DILocation(line: 15, column: 64, scope: !231)
!248 = !DILocation(line: 15, column: 84, scope: !31)
!249 = !DILocation(line: 15, column: 80, scope: !31)
!250 = !DILocation(line: 15, column: 67, scope: !31)
!251 = !DILocation(line: 15, column: 71, scope: !31)
!252 = !DILocation(line: 15, column: 73, scope: !31)
!253 = !DILocation(line: 15, column: 78, scope: !31)
!254 = !DILocation(line: 16, column: 1, scope: !31)
!255 = distinct !DISubprogram(name: "k2", scope: !3, file: !3, line: 17, type: !77, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!256 = !{i32 1}
!257 = !{!"none"}
!258 = !{!"int*"}
!259 = !{!""}
!260 = !{i32 64, i32 1, i32 1}
!261 = !DILocalVariable(name: "o", arg: 1, scope: !255, file: !3, line: 17, type: !79)
!262 = !DILocation(line: 17, column: 76, scope: !255)
!263 = !DILocation(line: 17, column: 79, scope: !255)
!264 = !DILocation(line: 17, column: 204, scope: !255)
!265 = !DILocalVariable(name: "o", arg: 1, scope: !76, file: !3, line: 17, type: !79)
!266 = !DILocation(line: 17, column: 76, scope: !76)
!267 = !DILocation(line: 17, column: 102, scope: !76)
!268 = !DILocation(line: 17, column: 107, scope: !76)
!269 = !DILocation(line: 17, column: 144, scope: !76)
!270 = !DILocation(line: 17, column: 137, scope: !76)
!271 = !DILocation(line: 17, column: 142, scope: !76)
!272 = !DILocalVariable(name: "t", scope: !76, file: !3, line: 17, type: !273)
!273 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!274 = !DILocation(line: 17, column: 155, scope: !76)
!275 = !DILocation(line: 17, column: 159, scope: !76)
!276 = !DILocation(line: 17, column: 201, scope: !76)
!277 = !DILocation(line: 17, column: 196, scope: !76)
!278 = !DILocation(line: 17, column: 189, scope: !76)
!279 = !DILocation(line: 17, column: 194, scope: !76)
!280 = !DILocation(line: 17, column: 204, scope: !76)

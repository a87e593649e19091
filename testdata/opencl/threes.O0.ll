; ModuleID = 'threes.cl'
source_filename = "threes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.part = type { <3 x i8>, <3 x half>, i32 }

@reverse.tile = internal addrspace(3) global [64 x %struct.part] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @scale(ptr addrspace(1) noundef align 8 %0, <3 x half> noundef %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca <3 x half>, align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  %13 = shufflevector <3 x half> %1, <3 x half> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %13, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store ptr addrspace(1) %3, ptr %12, align 8
  %14 = load ptr addrspace(1), ptr %9, align 8
  %15 = load <4 x half>, ptr %10, align 8
  %16 = shufflevector <4 x half> %15, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load ptr addrspace(1), ptr %12, align 8
  call void @__clang_ocl_kern_imp_scale(ptr addrspace(1) noundef align 8 %14, <3 x half> noundef %16, ptr addrspace(1) noundef align 8 %17, ptr addrspace(1) noundef align 4 %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_scale(ptr addrspace(1) noundef align 8 %0, <3 x half> noundef %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca <3 x half>, align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca <3 x i8>, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  %16 = shufflevector <3 x half> %1, <3 x half> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %16, ptr %12, align 8
  store ptr addrspace(1) %2, ptr %13, align 8
  store ptr addrspace(1) %3, ptr %14, align 8
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %17, ptr addrspace(5) %9, align 8
  %18 = load ptr addrspace(1), ptr %11, align 8
  %19 = load i64, ptr addrspace(5) %9, align 8
  %20 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %18, i64 %19
  %21 = load <4 x half>, ptr addrspace(1) %20, align 8
  %22 = shufflevector <4 x half> %21, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %23 = load <4 x half>, ptr %12, align 8
  %24 = shufflevector <4 x half> %23, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %25 = fmul <3 x half> %22, %24
  %26 = load ptr addrspace(1), ptr %13, align 8
  %27 = load i64, ptr addrspace(5) %9, align 8
  %28 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %26, i64 %27
  %29 = shufflevector <3 x half> %25, <3 x half> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %29, ptr addrspace(1) %28, align 8
  %30 = load ptr addrspace(1), ptr %11, align 8
  %31 = load i64, ptr addrspace(5) %9, align 8
  %32 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %30, i64 %31
  %33 = load <3 x half>, ptr addrspace(1) %32, align 8
  %34 = extractelement <3 x half> %33, i64 0
  %35 = fcmp olt half %34, 0xH4880
  br i1 %35, label %36, label %43

36:                                               ; preds = %4
  %37 = load i64, ptr addrspace(5) %9, align 8
  %38 = trunc i64 %37 to i8
  %39 = insertelement <3 x i8> <i8 1, i8 2, i8 poison>, i8 %38, i32 2
  %40 = shufflevector <3 x i8> %39, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %40, ptr %15, align 4
  %41 = load <4 x i8>, ptr %15, align 4
  %42 = shufflevector <4 x i8> %41, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  br label %44

43:                                               ; preds = %4
  br label %44

44:                                               ; preds = %43, %36
  %45 = phi <3 x i8> [ %42, %36 ], [ splat (i8 -1), %43 ]
  %46 = load ptr addrspace(1), ptr %14, align 8
  %47 = load i64, ptr addrspace(5) %9, align 8
  %48 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %46, i64 %47
  %49 = shufflevector <3 x i8> %45, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %49, ptr addrspace(1) %48, align 4
  %50 = load ptr addrspace(1), ptr %14, align 8
  %51 = load i64, ptr addrspace(5) %9, align 8
  %52 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %50, i64 %51
  %53 = load <3 x i8>, ptr addrspace(1) %52, align 4
  %54 = extractelement <3 x i8> %53, i64 0
  %55 = sext i8 %54 to i32
  %56 = load ptr addrspace(1), ptr %14, align 8
  %57 = load i64, ptr addrspace(5) %9, align 8
  %58 = getelementptr inbounds nuw <3 x i8>, ptr addrspace(1) %56, i64 %57
  %59 = load <3 x i8>, ptr addrspace(1) %58, align 4
  %60 = extractelement <3 x i8> %59, i64 1
  %61 = sext i8 %60 to i32
  %62 = add nsw i32 %61, %55
  %63 = trunc i32 %62 to i8
  %64 = load <3 x i8>, ptr addrspace(1) %58, align 4
  %65 = insertelement <3 x i8> %64, i8 %63, i64 1
  store <3 x i8> %65, ptr addrspace(1) %58, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @reverse(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_reverse(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_reverse(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  %9 = call i64 @_Z12get_local_idj(i32 noundef 0) #6
  store i64 %9, ptr addrspace(5) %5, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %10, ptr addrspace(5) %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i64, ptr addrspace(5) %6, align 8
  %13 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %11, i64 %12
  %14 = load <4 x half>, ptr addrspace(1) %13, align 8
  %15 = shufflevector <4 x half> %14, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %16 = call <3 x i8> @_Z13convert_char3Dv3_Dh(<3 x half> noundef %15) #6
  %17 = load i64, ptr addrspace(5) %5, align 8
  %18 = getelementptr inbounds nuw [64 x %struct.part], ptr addrspace(3) @reverse.tile, i64 0, i64 %17
  %19 = getelementptr inbounds nuw %struct.part, ptr addrspace(3) %18, i32 0, i32 0
  %20 = shufflevector <3 x i8> %16, <3 x i8> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %20, ptr addrspace(3) %19, align 8
  %21 = load ptr addrspace(1), ptr %7, align 8
  %22 = load i64, ptr addrspace(5) %6, align 8
  %23 = getelementptr inbounds nuw <3 x half>, ptr addrspace(1) %21, i64 %22
  %24 = load <4 x half>, ptr addrspace(1) %23, align 8
  %25 = shufflevector <4 x half> %24, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = load i64, ptr addrspace(5) %5, align 8
  %27 = getelementptr inbounds nuw [64 x %struct.part], ptr addrspace(3) @reverse.tile, i64 0, i64 %26
  %28 = getelementptr inbounds nuw %struct.part, ptr addrspace(3) %27, i32 0, i32 1
  %29 = shufflevector <3 x half> %25, <3 x half> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %29, ptr addrspace(3) %28, align 8
  %30 = load i64, ptr addrspace(5) %6, align 8
  %31 = trunc i64 %30 to i32
  %32 = load i64, ptr addrspace(5) %5, align 8
  %33 = getelementptr inbounds nuw [64 x %struct.part], ptr addrspace(3) @reverse.tile, i64 0, i64 %32
  %34 = getelementptr inbounds nuw %struct.part, ptr addrspace(3) %33, i32 0, i32 2
  store i32 %31, ptr addrspace(3) %34, align 8
  call void @_Z7barrierj(i32 noundef 1) #5
  %35 = load ptr addrspace(1), ptr %8, align 8
  %36 = load i64, ptr addrspace(5) %6, align 8
  %37 = getelementptr inbounds nuw %struct.part, ptr addrspace(1) %35, i64 %36
  %38 = load i64, ptr addrspace(5) %5, align 8
  %39 = sub i64 63, %38
  %40 = getelementptr inbounds nuw [64 x %struct.part], ptr addrspace(3) @reverse.tile, i64 0, i64 %39
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 8 %37, ptr addrspace(3) align 8 %40, i64 24, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @change(ptr addrspace(1) noundef align 8 %0) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr addrspace(1) %0, ptr %3, align 8
  %4 = load ptr addrspace(1), ptr %3, align 8
  call void @__clang_ocl_kern_imp_change(ptr addrspace(1) noundef align 8 %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_change(ptr addrspace(1) noundef align 8 %0) #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca %struct.part, align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  %6 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %6, ptr addrspace(5) %3, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load i64, ptr addrspace(5) %3, align 8
  %9 = getelementptr inbounds nuw %struct.part, ptr addrspace(1) %7, i64 %8
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 8 %4, ptr addrspace(1) align 8 %9, i64 24, i1 false)
  %10 = getelementptr inbounds nuw %struct.part, ptr addrspace(5) %4, i32 0, i32 1
  %11 = load <4 x half>, ptr addrspace(5) %10, align 8
  %12 = shufflevector <4 x half> %11, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %13 = fadd <3 x half> %12, splat (half 0xH3C00)
  %14 = shufflevector <3 x half> %13, <3 x half> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %14, ptr addrspace(5) %10, align 8
  %15 = getelementptr inbounds nuw %struct.part, ptr addrspace(5) %4, i32 0, i32 2
  %16 = load i32, ptr addrspace(5) %15, align 8
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr addrspace(5) %15, align 8
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i64, ptr addrspace(5) %3, align 8
  %20 = getelementptr inbounds nuw %struct.part, ptr addrspace(1) %18, i64 %19
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 8 %20, ptr addrspace(5) align 8 %4, i64 24, i1 false)
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden <3 x i8> @_Z13convert_char3Dv3_Dh(<3 x half> noundef) #2

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!6 = !{i32 1, i32 0, i32 1, i32 1}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"half3*", !"half3", !"half3*", !"char3*"}
!9 = !{!"half __attribute__((ext_vector_type(3)))*", !"half __attribute__((ext_vector_type(3)))", !"half __attribute__((ext_vector_type(3)))*", !"char __attribute__((ext_vector_type(3)))*"}
!10 = !{!"const", !"", !"", !""}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"half3*", !"part*"}
!14 = !{!"half __attribute__((ext_vector_type(3)))*", !"part*"}
!15 = !{!"const", !""}
!16 = !{i32 1}
!17 = !{!"none"}
!18 = !{!"part*"}
!19 = !{!""}

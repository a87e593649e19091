; ModuleID = 'spaces.cl'
source_filename = "spaces.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@kinds.tile = internal addrspace(3) global [64 x i32] undef, align 4
@through.tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @kind(ptr noundef %0) #0 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = call ptr addrspace(1) @__to_global(ptr %6)
  %8 = icmp ne ptr addrspace(1) %7, null
  %9 = zext i1 %8 to i64
  %10 = select i1 %8, i32 1, i32 0
  %11 = load ptr, ptr %5, align 8
  %12 = call ptr addrspace(3) @__to_local(ptr %11)
  %13 = icmp ne ptr addrspace(3) %12, addrspacecast (ptr null to ptr addrspace(3))
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 2, i32 0
  %16 = add nsw i32 %10, %15
  %17 = load ptr, ptr %5, align 8
  %18 = call ptr addrspace(5) @__to_private(ptr %17)
  %19 = icmp ne ptr addrspace(5) %18, addrspacecast (ptr null to ptr addrspace(5))
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, i32 4, i32 0
  %22 = add nsw i32 %16, %21
  %23 = load ptr, ptr %5, align 8
  %24 = call i32 @_Z9get_fencePv(ptr noundef %23) #5
  %25 = shl i32 %24, 4
  %26 = add i32 %22, %25
  ret i32 %26
}

declare ptr addrspace(1) @__to_global(ptr)

declare ptr addrspace(3) @__to_local(ptr)

declare ptr addrspace(5) @__to_private(ptr)

; Function Attrs: convergent nounwind
declare hidden i32 @_Z9get_fencePv(ptr noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @kinds(ptr addrspace(1) noundef align 4 %0) #2 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr addrspace(1) %0, ptr %3, align 8
  %4 = load ptr addrspace(1), ptr %3, align 8
  call void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef align 4 %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef align 4 %0) #3 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca [4 x ptr], align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr addrspace(1) %0, ptr %6, align 8
  store i32 0, ptr addrspace(5) %3, align 4
  %7 = load ptr addrspace(1), ptr %6, align 8
  %8 = addrspacecast ptr addrspace(1) %7 to ptr
  store ptr %8, ptr addrspace(5) %4, align 8
  %9 = getelementptr inbounds ptr, ptr addrspace(5) %4, i64 1
  store ptr addrspacecast (ptr addrspace(3) @kinds.tile to ptr), ptr addrspace(5) %9, align 8
  %10 = getelementptr inbounds ptr, ptr addrspace(5) %4, i64 2
  %11 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %11, ptr addrspace(5) %10, align 8
  %12 = getelementptr inbounds ptr, ptr addrspace(5) %4, i64 3
  store ptr null, ptr addrspace(5) %12, align 8
  store i32 0, ptr addrspace(5) %5, align 4
  br label %13

13:                                               ; preds = %29, %1
  %14 = load i32, ptr addrspace(5) %5, align 4
  %15 = icmp slt i32 %14, 4
  br i1 %15, label %16, label %32

16:                                               ; preds = %13
  %17 = load i32, ptr addrspace(5) %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [4 x ptr], ptr addrspace(5) %4, i64 0, i64 %18
  %20 = load ptr, ptr addrspace(5) %19, align 8
  %21 = call i32 @kind(ptr noundef %20) #5
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %24 = mul i64 4, %23
  %25 = load i32, ptr addrspace(5) %5, align 4
  %26 = sext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %27
  store i32 %21, ptr addrspace(1) %28, align 4
  br label %29

29:                                               ; preds = %16
  %30 = load i32, ptr addrspace(5) %5, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr addrspace(5) %5, align 4
  br label %13

32:                                               ; preds = %13
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @through(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_through(ptr addrspace(1) noundef align 4 %7, i32 noundef %8) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_through(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr addrspace(3), align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  %10 = call i64 @_Z12get_local_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr addrspace(5) %5, align 4
  %12 = load i32, ptr addrspace(5) %5, align 4
  %13 = and i32 %12, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %2
  %16 = load i32, ptr addrspace(5) %5, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @through.tile to ptr), i64 %17
  br label %25

19:                                               ; preds = %2
  %20 = load ptr addrspace(1), ptr %8, align 8
  %21 = addrspacecast ptr addrspace(1) %20 to ptr
  %22 = load i32, ptr addrspace(5) %5, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  br label %25

25:                                               ; preds = %19, %15
  %26 = phi ptr [ %18, %15 ], [ %24, %19 ]
  store ptr %26, ptr addrspace(5) %6, align 8
  %27 = load ptr, ptr addrspace(5) %6, align 8
  %28 = call ptr addrspace(3) @__to_local(ptr %27)
  store ptr addrspace(3) %28, ptr addrspace(5) %7, align 4
  %29 = load ptr addrspace(3), ptr addrspace(5) %7, align 4
  %30 = icmp ne ptr addrspace(3) %29, addrspacecast (ptr null to ptr addrspace(3))
  br i1 %30, label %31, label %47

31:                                               ; preds = %25
  %32 = load i32, ptr addrspace(5) %5, align 4
  %33 = load ptr addrspace(3), ptr addrspace(5) %7, align 4
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(3) %33, i64 %35
  store i32 %32, ptr addrspace(3) %36, align 4
  %37 = load ptr addrspace(3), ptr addrspace(5) %7, align 4
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(3) %37, i64 %39
  %41 = load i32, ptr addrspace(3) %40, align 4
  %42 = sub nsw i32 0, %41
  %43 = load ptr addrspace(1), ptr %8, align 8
  %44 = load i32, ptr addrspace(5) %5, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 %45
  store i32 %42, ptr addrspace(1) %46, align 4
  br label %52

47:                                               ; preds = %25
  %48 = load i32, ptr addrspace(5) %5, align 4
  %49 = load ptr, ptr addrspace(5) %6, align 8
  %50 = call ptr addrspace(1) @__to_global(ptr %49)
  %51 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 0
  store i32 %48, ptr addrspace(1) %51, align 4
  br label %52

52:                                               ; preds = %47, %31
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
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
!6 = !{i32 1}
!7 = !{!"none"}
!8 = !{!"int*"}
!9 = !{!""}
!10 = !{i32 1, i32 0}
!11 = !{!"none", !"none"}
!12 = !{!"int*", !"int"}
!13 = !{!"", !""}

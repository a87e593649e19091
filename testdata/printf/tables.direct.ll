; ModuleID = 'tables.cl'
source_filename = "tables.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@.str = private unnamed_addr addrspace(4) constant [40 x i8] c"group %u, item %2u: next is %-8.3f| %s\0A\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [4 x i8] c"odd\00", align 1
@.str.2 = private unnamed_addr addrspace(4) constant [8 x i8] c"%d:%d%c\00", align 1
@.str.3 = private unnamed_addr addrspace(4) constant [28 x i8] c"%v4hlf;%.1v4hle %#x %ld %%\0A\00", align 1
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @tables(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(3), align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <4 x float>, align 16, addrspace(5)
  %12 = alloca <4 x float>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(3) %2, ptr addrspace(5) %6, align 4, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #4
  %13 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr addrspace(5) %7, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #4
  %15 = call i64 @_Z12get_group_idj(i32 noundef 0) #5
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr addrspace(5) %8, align 4, !tbaa !13
  %17 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %18 = uitofp i32 %17 to float
  %19 = fadd float %18, 5.000000e-01
  %20 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !9
  %21 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(3) %20, i64 %22
  store float %19, ptr addrspace(3) %23, align 4, !tbaa !15
  call void @_Z7barrierj(i32 noundef 1) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %24 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !9
  %25 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %26 = add i32 %25, 1
  %27 = zext i32 %26 to i64
  %28 = call i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %29 = urem i64 %27, %28
  %30 = getelementptr inbounds float, ptr addrspace(3) %24, i64 %29
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !15
  store float %31, ptr addrspace(5) %9, align 4, !tbaa !15
  %32 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %33 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %34 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %35 = getelementptr inbounds float, ptr addrspace(1) %33, i64 %34
  store float %32, ptr addrspace(1) %35, align 4, !tbaa !15
  %36 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %37 = urem i32 %36, 2
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %3
  %40 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %41 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %42 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %43 = fpext float %42 to double
  %44 = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) noundef @.str, i32 noundef %40, i32 noundef %41, double noundef %43, ptr addrspace(4) noundef @.str.1) #6
  br label %45

45:                                               ; preds = %39, %3
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %46

46:                                               ; preds = %59, %45
  %47 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %48 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %49 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !13
  %53 = icmp slt i32 %47, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %46
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  br label %62

55:                                               ; preds = %46
  %56 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %57 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %58 = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) noundef @.str.2, i32 noundef %56, i32 noundef %57, i32 noundef 44) #6
  br label %59

59:                                               ; preds = %55
  %60 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %46, !llvm.loop !17

62:                                               ; preds = %54
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %11) #4
  %63 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %64 = insertelement <4 x float> poison, float %63, i32 0
  %65 = insertelement <4 x float> %64, float -1.000000e+00, i32 1
  %66 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %67 = uitofp i32 %66 to float
  %68 = insertelement <4 x float> %65, float %67, i32 2
  %69 = insertelement <4 x float> %68, float 2.500000e-01, i32 3
  store <4 x float> %69, ptr addrspace(5) %12, align 16, !tbaa !19
  %70 = load <4 x float>, ptr addrspace(5) %12, align 16, !tbaa !19
  store <4 x float> %70, ptr addrspace(5) %11, align 16, !tbaa !19
  %71 = load <4 x float>, ptr addrspace(5) %11, align 16, !tbaa !19
  %72 = load <4 x float>, ptr addrspace(5) %11, align 16, !tbaa !19
  %73 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %74 = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) noundef @.str.3, <4 x float> noundef %71, <4 x float> noundef %72, i32 noundef %73, i64 noundef -5) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z14get_local_sizej(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare hidden i32 @printf(ptr addrspace(4) noundef, ...) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{i32 1, i32 1, i32 3}
!6 = !{!"none", !"none", !"none"}
!7 = !{!"int*", !"float*", !"float*"}
!8 = !{!"const", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !11, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !11, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!11, !11, i64 0}

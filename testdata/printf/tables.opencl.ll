; ModuleID = 'tables.cl'
source_filename = "tables.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @tables(ptr addrspace(1) nocapture noundef readonly align 4 %0, ptr addrspace(1) nocapture noundef writeonly align 4 %1, ptr addrspace(3) nocapture noundef align 4 %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = uitofp i32 %5 to float
  %9 = fadd float %8, 5.000000e-01
  %10 = and i64 %4, 4294967295
  %11 = getelementptr inbounds float, ptr addrspace(3) %2, i32 %5
  store float %9, ptr addrspace(3) %11, align 4, !tbaa !12
  tail call void @_Z7barrierj(i32 noundef 1) #5
  %12 = add i64 %4, 1
  %13 = and i64 %12, 4294967295
  %14 = tail call i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %15 = urem i64 %13, %14
  %16 = trunc nuw i64 %15 to i32
  %17 = getelementptr inbounds float, ptr addrspace(3) %2, i32 %16
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !12
  %19 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #4
  %20 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %19
  store float %18, ptr addrspace(1) %20, align 4, !tbaa !12
  %21 = and i32 %5, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %3
  %24 = tail call ptr addrspace(1) @__printf_alloc(i32 20)
  %25 = icmp eq ptr addrspace(1) %24, null
  br i1 %25, label %31, label %26

26:                                               ; preds = %23
  store i32 3, ptr addrspace(1) %24, align 4
  %27 = getelementptr i8, ptr addrspace(1) %24, i64 4
  store i32 %7, ptr addrspace(1) %27, align 4
  %28 = getelementptr i8, ptr addrspace(1) %24, i64 8
  store i32 %5, ptr addrspace(1) %28, align 4
  %29 = getelementptr i8, ptr addrspace(1) %24, i64 12
  store float %18, ptr addrspace(1) %29, align 4
  %30 = getelementptr i8, ptr addrspace(1) %24, i64 16
  store i32 6579311, ptr addrspace(1) %30, align 4
  br label %31

31:                                               ; preds = %26, %23, %3
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !16
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %46, label %35

35:                                               ; preds = %54, %31
  %36 = tail call ptr addrspace(1) @__printf_alloc(i32 48)
  %37 = icmp eq ptr addrspace(1) %36, null
  br i1 %37, label %45, label %38

38:                                               ; preds = %35
  %39 = insertelement <4 x float> <float poison, float -1.000000e+00, float poison, float 2.500000e-01>, float %18, i64 0
  %40 = insertelement <4 x float> %39, float %8, i64 2
  store i32 1, ptr addrspace(1) %36, align 4
  %41 = getelementptr i8, ptr addrspace(1) %36, i64 4
  store <4 x float> %40, ptr addrspace(1) %41, align 16
  %42 = getelementptr i8, ptr addrspace(1) %36, i64 20
  store <4 x float> %40, ptr addrspace(1) %42, align 16
  %43 = getelementptr i8, ptr addrspace(1) %36, i64 36
  store i32 %5, ptr addrspace(1) %43, align 4
  %44 = getelementptr i8, ptr addrspace(1) %36, i64 40
  store i64 -5, ptr addrspace(1) %44, align 8
  br label %45

45:                                               ; preds = %35, %38
  ret void

46:                                               ; preds = %31, %54
  %47 = phi i32 [ %55, %54 ], [ 0, %31 ]
  %48 = tail call ptr addrspace(1) @__printf_alloc(i32 16)
  %49 = icmp eq ptr addrspace(1) %48, null
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  store i32 2, ptr addrspace(1) %48, align 4
  %51 = getelementptr i8, ptr addrspace(1) %48, i64 4
  store i32 %5, ptr addrspace(1) %51, align 4
  %52 = getelementptr i8, ptr addrspace(1) %48, i64 8
  store i32 %47, ptr addrspace(1) %52, align 4
  %53 = getelementptr i8, ptr addrspace(1) %48, i64 12
  store i32 44, ptr addrspace(1) %53, align 4
  br label %54

54:                                               ; preds = %46, %50
  %55 = add nuw nsw i32 %47, 1
  %56 = load i32, ptr addrspace(1) %32, align 4, !tbaa !16
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %46, label %35, !llvm.loop !18
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare ptr addrspace(1) @__printf_alloc(i32) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { nounwind "amdgpu-waves-per-eu"="4,8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.printf.fmts = !{!5, !6, !7}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!"1:4:16:16:4:8:%v4hlf;%.1v4hle %#x %ld %%\\n"}
!6 = !{!"2:3:4:4:4:%d\\72%d%c"}
!7 = !{!"3:4:4:4:4:4:group %u, item %2u\\72 next is %-8.3f| %s\\n"}
!8 = !{i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"float*", !"float*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !14, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}

; ModuleID = 'lists.hip'
source_filename = "lists.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@tile = hidden local_unnamed_addr addrspace(3) global [64 x float] undef, align 16
@.str.1 = private unnamed_addr addrspace(4) constant [13 x i8] c"mode %d: %g\0A\00", align 1
@__hip_cuid_570da8adfa36919e = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_570da8adfa36919e to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @lists(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 4
  %6 = select i1 %5, i64 20, i64 16
  %7 = tail call i64 @__ockl_dm_alloc(i64 noundef %6) #5
  %8 = inttoptr i64 %7 to ptr
  %9 = zext nneg i32 %4 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  br label %14

11:                                               ; preds = %14
  %12 = icmp eq i32 %2, 3
  %13 = select i1 %12, i32 5, i32 4
  br label %32

14:                                               ; preds = %3, %14
  %15 = phi i32 [ 0, %3 ], [ %23, %14 ]
  %16 = load float, ptr addrspace(1) %10, align 4, !tbaa !5
  %17 = uitofp nneg i32 %15 to float
  %18 = fmul contract float %16, %17
  %19 = fmul contract float %18, %17
  %20 = tail call contract float @__ocml_sqrt_f32(float noundef %19) #5
  %21 = zext nneg i32 %15 to i64
  %22 = getelementptr inbounds float, ptr %8, i64 %21
  store float %20, ptr %22, align 4, !tbaa !5
  %23 = add nuw nsw i32 %15, 1
  %24 = icmp eq i32 %23, 4
  br i1 %24, label %11, label %14, !llvm.loop !9

25:                                               ; preds = %32
  %26 = zext nneg i32 %4 to i64
  %27 = getelementptr inbounds [64 x float], ptr addrspace(3) @tile, i32 0, i32 %4
  store float %38, ptr addrspace(3) %27, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %28 = sub nsw i32 63, %4
  %29 = getelementptr inbounds [64 x float], ptr addrspace(3) @tile, i32 0, i32 %28
  %30 = load float, ptr addrspace(3) %29, align 4, !tbaa !5
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  store float %30, ptr addrspace(1) %31, align 4, !tbaa !5
  switch i32 %2, label %53 [
    i32 1, label %41
    i32 2, label %42
    i32 5, label %47
  ]

32:                                               ; preds = %11, %32
  %33 = phi float [ 0.000000e+00, %11 ], [ %38, %32 ]
  %34 = phi i32 [ 0, %11 ], [ %39, %32 ]
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %8, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !5
  %38 = fadd contract float %33, %37
  %39 = add nuw nsw i32 %34, 1
  %40 = icmp eq i32 %39, %13
  br i1 %40, label %25, label %32, !llvm.loop !12

41:                                               ; preds = %25
  tail call void @__ockl_dm_dealloc(i64 noundef %7) #5
  br label %53

42:                                               ; preds = %25
  %43 = tail call i64 @__ockl_dm_alloc(i64 noundef 8) #5
  %44 = inttoptr i64 %43 to ptr
  store float 1.000000e+00, ptr %44, align 4, !tbaa !5
  %45 = load float, ptr addrspace(1) %31, align 4, !tbaa !5
  %46 = fadd contract float %45, 1.000000e+00
  store float %46, ptr addrspace(1) %31, align 4, !tbaa !5
  br label %53

47:                                               ; preds = %25
  %48 = tail call i64 @__ockl_dm_alloc(i64 noundef 8) #5
  %49 = inttoptr i64 %48 to ptr
  store float 1.000000e+00, ptr %49, align 4, !tbaa !5
  tail call void @__ockl_dm_dealloc(i64 noundef %48) #5
  %50 = load float, ptr %49, align 4, !tbaa !5
  %51 = load float, ptr addrspace(1) %31, align 4, !tbaa !5
  %52 = fadd contract float %50, %51
  store float %52, ptr addrspace(1) %31, align 4, !tbaa !5
  br label %53

53:                                               ; preds = %42, %41, %25, %47
  %54 = icmp eq i32 %4, 0
  br i1 %54, label %55, label %65

55:                                               ; preds = %53
  %56 = fpext float %38 to double
  %57 = tail call i64 @__ockl_printf_begin(i64 0) #6
  %58 = icmp eq ptr addrspace(4) @.str.1, addrspacecast (ptr null to ptr addrspace(4))
  %59 = select i1 %58, i64 0, i64 add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @.str.1, i64 12) to ptr) to i64), i64 add (i64 sub (i64 0, i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) @.str.1 to ptr) to i64)), i64 1))
  %60 = tail call i64 @__ockl_printf_append_string_n(i64 %57, ptr addrspacecast (ptr addrspace(4) @.str.1 to ptr), i64 %59, i32 0) #6
  %61 = zext i32 %2 to i64
  %62 = tail call i64 @__ockl_printf_append_args(i64 %60, i32 1, i64 %61, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 0) #6
  %63 = bitcast double %56 to i64
  %64 = tail call i64 @__ockl_printf_append_args(i64 %62, i32 1, i64 %63, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1) #6
  br label %65

65:                                               ; preds = %55, %53
  tail call void @__ockl_dm_dealloc(i64 noundef %7) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent nounwind
declare hidden float @__ocml_sqrt_f32(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

declare i64 @__ockl_printf_begin(i64) local_unnamed_addr #4

declare i64 @__ockl_printf_append_string_n(i64, ptr, i64, i32) local_unnamed_addr #4

declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden void @__ockl_dm_dealloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden i64 @__ockl_dm_alloc(i64 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "amdgpu-waves-per-eu"="4,8" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { "amdgpu-waves-per-eu"="4,8" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}

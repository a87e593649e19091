; ModuleID = 'sums.cl'
source_filename = "sums.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent norecurse nounwind
define dso_local amdgpu_kernel void @sums(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %tile) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1.i = tail call i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call1.i
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !12
  %1 = trunc nuw nsw i64 %call.i to i32
  %arrayidx2.i = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i32 %1
  store float %0, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !12
  tail call void @_Z7barrierj(i32 noundef 1) #5
  %call3.i = tail call i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %step.0.i1 = lshr i64 %call3.i, 1
  %cmp.not.i2 = icmp eq i64 %step.0.i1, 0
  br i1 %cmp.not.i2, label %for.cond.cleanup.i, label %for.body.i

for.cond.cleanup.i:                               ; preds = %if.end.i, %entry
  %cmp9.i = icmp eq i64 %call.i, 0
  br i1 %cmp9.i, label %if.then10.i, label %__clang_ocl_kern_imp_sums.exit

for.body.i:                                       ; preds = %entry, %if.end.i
  %step.0.i3 = phi i64 [ %step.0.i, %if.end.i ], [ %step.0.i1, %entry ]
  %cmp4.i = icmp ult i64 %call.i, %step.0.i3
  br i1 %cmp4.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %add.i = add nuw i64 %step.0.i3, %call.i
  %2 = trunc nuw nsw i64 %add.i to i32
  %arrayidx5.i = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i32 %2
  %3 = load float, ptr addrspace(3) %arrayidx5.i, align 4, !tbaa !12
  %4 = load float, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !12
  %add7.i = fadd float %3, %4
  store float %add7.i, ptr addrspace(3) %arrayidx2.i, align 4, !tbaa !12
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  tail call void @_Z7barrierj(i32 noundef 1) #5
  %step.0.i = lshr i64 %step.0.i3, 1
  %cmp.not.i = icmp eq i64 %step.0.i, 0
  br i1 %cmp.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !14

if.then10.i:                                      ; preds = %for.cond.cleanup.i
  %5 = load float, ptr addrspace(3) %tile, align 4, !tbaa !12
  %call12.i = tail call i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx13.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call12.i
  store float %5, ptr addrspace(1) %arrayidx13.i, align 4, !tbaa !12
  br label %__clang_ocl_kern_imp_sums.exit

__clang_ocl_kern_imp_sums.exit:                   ; preds = %for.cond.cleanup.i, %if.then10.i
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_sums(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %tile) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call1
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !12
  %1 = trunc nuw nsw i64 %call to i32
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i32 %1
  store float %0, ptr addrspace(3) %arrayidx2, align 4, !tbaa !12
  tail call void @_Z7barrierj(i32 noundef 1) #5
  %call3 = tail call i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %step.027 = lshr i64 %call3, 1
  %cmp.not28 = icmp eq i64 %step.027, 0
  br i1 %cmp.not28, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %cmp9 = icmp eq i64 %call, 0
  br i1 %cmp9, label %if.then10, label %if.end14

for.body:                                         ; preds = %entry, %if.end
  %step.029 = phi i64 [ %step.0, %if.end ], [ %step.027, %entry ]
  %cmp4 = icmp ult i64 %call, %step.029
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add = add nuw i64 %step.029, %call
  %2 = trunc nuw nsw i64 %add to i32
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i32 %2
  %3 = load float, ptr addrspace(3) %arrayidx5, align 4, !tbaa !12
  %4 = load float, ptr addrspace(3) %arrayidx2, align 4, !tbaa !12
  %add7 = fadd float %3, %4
  store float %add7, ptr addrspace(3) %arrayidx2, align 4, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  tail call void @_Z7barrierj(i32 noundef 1) #5
  %step.0 = lshr i64 %step.029, 1
  %cmp.not = icmp eq i64 %step.0, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14

if.then10:                                        ; preds = %for.cond.cleanup
  %5 = load float, ptr addrspace(3) %tile, align 4, !tbaa !12
  %call12 = tail call i64 @_Z12get_group_idj(i32 noundef 0) #4
  %arrayidx13 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call12
  store float %5, ptr addrspace(1) %arrayidx13, align 4, !tbaa !12
  br label %if.end14

if.end14:                                         ; preds = %if.then10, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local amdgpu_kernel void @unordered(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %tile) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call.i = tail call i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1.i = tail call i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %0 = xor i64 %call.i, -1
  %sub2.i = add i64 %call1.i, %0
  %call3.i = tail call i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call3.i
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !tbaa !12
  %2 = trunc nuw nsw i64 %call.i to i32
  %arrayidx4.i = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i32 %2
  store float %1, ptr addrspace(3) %arrayidx4.i, align 4, !tbaa !12
  tail call void @_Z7barrierj(i32 noundef 2) #5
  %3 = trunc nuw nsw i64 %sub2.i to i32
  %arrayidx5.i = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i32 %3
  %4 = load float, ptr addrspace(3) %arrayidx5.i, align 4, !tbaa !12
  %arrayidx7.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call3.i
  store float %4, ptr addrspace(1) %arrayidx7.i, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_unordered(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(3) noundef align 4 captures(none) %tile) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %call = tail call i64 @_Z12get_local_idj(i32 noundef 0) #4
  %call1 = tail call i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %0 = xor i64 %call, -1
  %sub2 = add i64 %call1, %0
  %call3 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #4
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call3
  %1 = load float, ptr addrspace(1) %arrayidx, align 4, !tbaa !12
  %2 = trunc nuw nsw i64 %call to i32
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i32 %2
  store float %1, ptr addrspace(3) %arrayidx4, align 4, !tbaa !12
  tail call void @_Z7barrierj(i32 noundef 2) #5
  %3 = trunc nuw nsw i64 %sub2 to i32
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspace(3) %tile, i32 %3
  %4 = load float, ptr addrspace(3) %arrayidx5, align 4, !tbaa !12
  %arrayidx7 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call3
  store float %4, ptr addrspace(1) %arrayidx7, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 2, i32 0}
!3 = !{!"clang version 22.1.8"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}

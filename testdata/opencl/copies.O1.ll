; ModuleID = 'copies.cl'
source_filename = "copies.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@copies.row = internal addrspace(3) global [256 x float] undef, align 4
@copies.gaps = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local amdgpu_kernel void @copies(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %rows, ptr addrspace(1) noundef writeonly align 4 captures(none) %column, i32 noundef %width) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %copied.i = alloca ptr, align 8, addrspace(5)
  %back.i = alloca ptr, align 8, addrspace(5)
  %call.i = tail call i64 @_Z12get_group_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %copied.i) #6
  %conv.i = zext i32 %width to i64
  %mul.i = mul i64 %call.i, %conv.i
  %add.ptr.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %mul.i
  %call2.i = tail call ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef @copies.row, ptr addrspace(1) noundef %add.ptr.i, i64 noundef %conv.i, ptr null) #7
  store ptr %call2.i, ptr addrspace(5) %copied.i, align 8, !tbaa !12
  %add.ptr3.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call.i
  %call4.i = tail call i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %call6.i = tail call ptr @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3) noundef @copies.gaps, ptr addrspace(1) noundef %add.ptr3.i, i64 noundef %call4.i, i64 noundef %conv.i, ptr %call2.i) #7
  store ptr %call6.i, ptr addrspace(5) %copied.i, align 8, !tbaa !12
  %copied.ascast.i = addrspacecast ptr addrspace(5) %copied.i to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %copied.ascast.i) #7
  %call7.i = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %cmp.i1 = icmp ult i64 %call7.i, %conv.i
  br i1 %cmp.i1, label %for.body.i, label %for.cond.cleanup.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  call void @_Z7barrierj(i32 noundef 1) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %back.i) #6
  %add.ptr14.i = getelementptr inbounds nuw float, ptr addrspace(1) %rows, i64 %mul.i
  %call16.i = call ptr @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %add.ptr14.i, ptr addrspace(3) noundef @copies.row, i64 noundef %conv.i, ptr null) #7
  store ptr %call16.i, ptr addrspace(5) %back.i, align 8, !tbaa !12
  %back.ascast.i = addrspacecast ptr addrspace(5) %back.i to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %back.ascast.i) #7
  %call17.i = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %call18.i = call i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %cmp19.i = icmp ult i64 %call17.i, %call18.i
  br i1 %cmp19.i, label %if.then.i, label %__clang_ocl_kern_imp_copies.exit

for.body.i:                                       ; preds = %entry, %for.body.i
  %i.0.i2 = phi i64 [ %add.i, %for.body.i ], [ %call7.i, %entry ]
  %0 = trunc nuw nsw i64 %i.0.i2 to i32
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(3) @copies.row, i32 %0
  %1 = load float, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !14
  %mul10.i = fmul float %1, 2.000000e+00
  store float %mul10.i, ptr addrspace(3) %arrayidx.i, align 4, !tbaa !14
  %call11.i = call i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %add.i = add i64 %call11.i, %i.0.i2
  %cmp.i = icmp ult i64 %add.i, %conv.i
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !llvm.loop !16

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %call21.i = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %2 = trunc nuw nsw i64 %call21.i to i32
  %arrayidx22.i = getelementptr inbounds nuw float, ptr addrspace(3) @copies.gaps, i32 %2
  %3 = load float, ptr addrspace(3) %arrayidx22.i, align 4, !tbaa !14
  %call23.i = call i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %mul24.i = mul i64 %call23.i, %call.i
  %4 = getelementptr float, ptr addrspace(1) %column, i64 %mul24.i
  %arrayidx27.i = getelementptr float, ptr addrspace(1) %4, i64 %call21.i
  store float %3, ptr addrspace(1) %arrayidx27.i, align 4, !tbaa !14
  br label %__clang_ocl_kern_imp_copies.exit

__clang_ocl_kern_imp_copies.exit:                 ; preds = %for.cond.cleanup.i, %if.then.i
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %back.i) #6
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %copied.i) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %in, ptr addrspace(1) noundef align 4 %rows, ptr addrspace(1) noundef writeonly align 4 captures(none) %column, i32 noundef %width) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
entry:
  %copied = alloca ptr, align 8, addrspace(5)
  %back = alloca ptr, align 8, addrspace(5)
  %call = tail call i64 @_Z12get_group_idj(i32 noundef 0) #5
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %copied) #6
  %conv = zext i32 %width to i64
  %mul = mul i64 %call, %conv
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %mul
  %call2 = tail call ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef @copies.row, ptr addrspace(1) noundef %add.ptr, i64 noundef %conv, ptr null) #7
  store ptr %call2, ptr addrspace(5) %copied, align 8, !tbaa !12
  %add.ptr3 = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %call
  %call4 = tail call i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %call6 = tail call ptr @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3) noundef @copies.gaps, ptr addrspace(1) noundef %add.ptr3, i64 noundef %call4, i64 noundef %conv, ptr %call2) #7
  store ptr %call6, ptr addrspace(5) %copied, align 8, !tbaa !12
  %copied.ascast = addrspacecast ptr addrspace(5) %copied to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %copied.ascast) #7
  %call7 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %cmp39 = icmp ult i64 %call7, %conv
  br i1 %cmp39, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  call void @_Z7barrierj(i32 noundef 1) #7
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %back) #6
  %add.ptr14 = getelementptr inbounds nuw float, ptr addrspace(1) %rows, i64 %mul
  %call16 = call ptr @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef %add.ptr14, ptr addrspace(3) noundef @copies.row, i64 noundef %conv, ptr null) #7
  store ptr %call16, ptr addrspace(5) %back, align 8, !tbaa !12
  %back.ascast = addrspacecast ptr addrspace(5) %back to ptr
  call void @_Z17wait_group_eventsiP9ocl_event(i32 noundef 1, ptr noundef %back.ascast) #7
  %call17 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %call18 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %cmp19 = icmp ult i64 %call17, %call18
  br i1 %cmp19, label %if.then, label %if.end

for.body:                                         ; preds = %entry, %for.body
  %i.040 = phi i64 [ %add, %for.body ], [ %call7, %entry ]
  %0 = trunc nuw nsw i64 %i.040 to i32
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(3) @copies.row, i32 %0
  %1 = load float, ptr addrspace(3) %arrayidx, align 4, !tbaa !14
  %mul10 = fmul float %1, 2.000000e+00
  store float %mul10, ptr addrspace(3) %arrayidx, align 4, !tbaa !14
  %call11 = call i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %add = add i64 %call11, %i.040
  %cmp = icmp ult i64 %add, %conv
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !16

if.then:                                          ; preds = %for.cond.cleanup
  %call21 = call i64 @_Z12get_local_idj(i32 noundef 0) #5
  %2 = trunc nuw nsw i64 %call21 to i32
  %arrayidx22 = getelementptr inbounds nuw float, ptr addrspace(3) @copies.gaps, i32 %2
  %3 = load float, ptr addrspace(3) %arrayidx22, align 4, !tbaa !14
  %call23 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %mul24 = mul i64 %call23, %call
  %4 = getelementptr float, ptr addrspace(1) %column, i64 %mul24
  %arrayidx27 = getelementptr float, ptr addrspace(1) %4, i64 %call21
  store float %3, ptr addrspace(1) %arrayidx27, align 4, !tbaa !14
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %back) #6
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %copied) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare ptr @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, ptr) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare ptr @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, ptr) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @_Z17wait_group_eventsiP9ocl_event(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: convergent nounwind
declare void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare ptr @_Z21async_work_group_copyPU3AS1fPU3AS3Kfm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, ptr) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"uint"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"event_t", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}

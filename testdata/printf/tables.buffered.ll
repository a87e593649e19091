; ModuleID = 'tables.hip'
source_filename = "tables.hip"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@tile = hidden local_unnamed_addr addrspace(3) global [64 x float] undef, align 16
@__hip_cuid_fe2a0dd102cd61bc = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_fe2a0dd102cd61bc to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @tables(ptr addrspace(1) nocapture noundef readonly %0, ptr addrspace(1) nocapture noundef writeonly %1, ptr addrspace(1) noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr addrspace(1) %2 to i64
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = uitofp nneg i32 %5 to float
  %8 = fadd contract float %7, 5.000000e-01
  %9 = zext nneg i32 %5 to i64
  %10 = getelementptr inbounds [64 x float], ptr addrspace(3) @tile, i32 0, i32 %5
  store float %8, ptr addrspace(3) %10, align 4, !tbaa !8
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %11 = add nuw nsw i32 %5, 1
  %12 = and i32 %11, 3
  %13 = getelementptr inbounds [64 x float], ptr addrspace(3) @tile, i32 0, i32 %12
  %14 = load float, ptr addrspace(3) %13, align 4, !tbaa !8
  %15 = shl i32 %6, 2
  %16 = add i32 %15, %5
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  store float %14, ptr addrspace(1) %18, align 4, !tbaa !8
  %19 = and i32 %5, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %53, label %21

21:                                               ; preds = %3
  %22 = fpext float %14 to double
  %23 = icmp eq ptr addrspace(1) %2, null
  br i1 %23, label %34, label %24

24:                                               ; preds = %21, %24
  %25 = phi ptr addrspace(1) [ %26, %24 ], [ %2, %21 ]
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 1
  %27 = load i8, ptr addrspace(1) %25, align 1
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %24

29:                                               ; preds = %24
  %30 = addrspacecast ptr addrspace(1) %25 to ptr
  %31 = ptrtoint ptr %30 to i64
  %32 = sub i64 %31, %4
  %33 = add i64 %32, 1
  br label %34

34:                                               ; preds = %29, %21
  %35 = phi i64 [ %33, %29 ], [ 0, %21 ]
  %36 = trunc i64 %35 to i32
  %37 = add i32 %36, 7
  %38 = and i32 %37, -8
  %39 = add i32 %38, 44
  %40 = tail call ptr addrspace(1) @__printf_alloc(i32 %39)
  %41 = icmp eq ptr addrspace(1) %40, null
  br i1 %41, label %53, label %42

42:                                               ; preds = %34
  %43 = shl i32 %39, 2
  %44 = or disjoint i32 %43, 2
  store i32 %44, ptr addrspace(1) %40, align 4
  %45 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 4
  store i64 -7129324794763129609, ptr addrspace(1) %45, align 8
  %46 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 12
  %47 = zext i32 %6 to i64
  store i64 %47, ptr addrspace(1) %46, align 8
  %48 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 20
  store i64 %9, ptr addrspace(1) %48, align 8
  %49 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 28
  store double %22, ptr addrspace(1) %49, align 8
  %50 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 36
  store i32 6579311, ptr addrspace(1) %50, align 4
  %51 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 40
  store i32 0, ptr addrspace(1) %51, align 4
  %52 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 44
  tail call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 1 %52, ptr addrspace(1) align 1 %2, i64 %35, i1 false)
  br label %53

53:                                               ; preds = %34, %42, %3
  %54 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %9
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !12
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %60, label %57

57:                                               ; preds = %64, %53
  %58 = tail call ptr addrspace(1) @__printf_alloc(i32 28)
  %59 = icmp eq ptr addrspace(1) %58, null
  br i1 %59, label %74, label %75

60:                                               ; preds = %53, %64
  %61 = phi i32 [ %65, %64 ], [ 0, %53 ]
  %62 = tail call ptr addrspace(1) @__printf_alloc(i32 36)
  %63 = icmp eq ptr addrspace(1) %62, null
  br i1 %63, label %64, label %68

64:                                               ; preds = %68, %60
  %65 = add nuw nsw i32 %61, 1
  %66 = load i32, ptr addrspace(1) %54, align 4, !tbaa !12
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %60, label %57, !llvm.loop !14

68:                                               ; preds = %60
  store i32 146, ptr addrspace(1) %62, align 4
  %69 = getelementptr inbounds i8, ptr addrspace(1) %62, i64 4
  store i64 -1255210538719659386, ptr addrspace(1) %69, align 8
  %70 = getelementptr inbounds i8, ptr addrspace(1) %62, i64 12
  store i64 %9, ptr addrspace(1) %70, align 8
  %71 = getelementptr inbounds i8, ptr addrspace(1) %62, i64 20
  %72 = zext nneg i32 %61 to i64
  store i64 %72, ptr addrspace(1) %71, align 8
  %73 = getelementptr inbounds i8, ptr addrspace(1) %62, i64 28
  store i64 44, ptr addrspace(1) %73, align 8
  br label %64

74:                                               ; preds = %75, %57
  ret void

75:                                               ; preds = %57
  store i32 114, ptr addrspace(1) %58, align 4
  %76 = getelementptr inbounds i8, ptr addrspace(1) %58, i64 4
  store i64 -7183702487928866861, ptr addrspace(1) %76, align 8
  %77 = getelementptr inbounds i8, ptr addrspace(1) %58, i64 12
  store i64 %9, ptr addrspace(1) %77, align 8
  %78 = getelementptr inbounds i8, ptr addrspace(1) %58, i64 20
  store i64 -5, ptr addrspace(1) %78, align 8
  br label %74
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: nounwind
declare ptr addrspace(1) @__printf_alloc(i32) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias nocapture writeonly, ptr addrspace(1) noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-global-pk-add-bf16-inst,+ci-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+mai-insts,+s-memrealtime,+s-memtime-inst,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { nounwind "amdgpu-waves-per-eu"="4,8" "uniform-work-group-size"="false" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.printf.fmts = !{!0, !1, !2}
!llvm.module.flags = !{!3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = !{!"0:0:9d0f8cdf37c24cf7,group %u, item %2u: next is %-8.3f| %s of %s\0A"}
!1 = !{!"0:0:ee9498aa5949ba86,%d:%d%c"}
!2 = !{!"0:0:9c4e5ca5eae8f7d3,%#x %ld %%\0A"}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"amdgpu_printf_kind", !"buffered"}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}

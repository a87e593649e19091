; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu12.50-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @atomic_max(ptr addrspace(1) nofree readonly captures(none) %0, ptr addrspace(1) nofree readonly captures(none) %1, ptr addrspace(1) nofree captures(none) %2, ptr addrspace(1) nofree writeonly captures(none) %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.wave.id(), !dbg !13
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %9 = shl i32 %8, 8, !dbg !14
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !15
  %11 = and i32 %10, 31, !dbg !15
  %12 = shl i32 %7, 5, !dbg !15
  %13 = or disjoint i32 %11, %12, !dbg !15
  %14 = and i32 %13, 127, !dbg !15
  %15 = shl nuw nsw i32 %14, 1, !dbg !15
  %16 = or disjoint i32 %15, %9, !dbg !14
  %17 = or disjoint i32 %14, %9, !dbg !14
  %18 = or disjoint i32 %17, 128, !dbg !14
  %19 = srem i32 %17, 5, !dbg !16
  %20 = srem i32 %18, 5, !dbg !16
  %.not2 = icmp eq i32 %19, 3, !dbg !16
  %.not3 = icmp eq i32 %20, 3, !dbg !16
  %21 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 822243328), !dbg !17
  %22 = shl i32 %16, 3, !dbg !17
  %23 = tail call <2 x i64> @llvm.amdgcn.raw.ptr.buffer.load.v2i64(ptr addrspace(8) %21, i32 %22, i32 0, i32 0), !dbg !17
  %24 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 822243328), !dbg !18
  %25 = shl i32 %16, 2, !dbg !18
  %26 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %24, i32 %25, i32 0, i32 0), !dbg !18
  %27 = shl nuw nsw i32 %14, 3, !dbg !19
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %27, !dbg !19
  store <2 x i32> %26, ptr addrspace(3) %28, align 8, !dbg !19
  fence syncscope("workgroup") release, !dbg !19, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19, !mmra !20
  %29 = shl nuw nsw i32 %14, 2, !dbg !19
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %29, !dbg !19
  %31 = load <1 x i32>, ptr addrspace(3) %30, align 4, !dbg !19
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i32 512, !dbg !19
  %33 = load <1 x i32>, ptr addrspace(3) %32, align 4, !dbg !19
  %34 = extractelement <1 x i32> %33, i64 0, !dbg !19
  fence syncscope("workgroup") release, !dbg !19, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19, !mmra !20
  %35 = shufflevector <2 x i64> %23, <2 x i64> poison, <1 x i32> zeroinitializer, !dbg !19
  store <1 x i64> %35, ptr addrspace(3) %28, align 8, !dbg !19
  %36 = xor i32 %27, 1152, !dbg !19
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %36, !dbg !19
  %38 = shufflevector <2 x i64> %23, <2 x i64> poison, <1 x i32> <i32 1>, !dbg !19
  store <1 x i64> %38, ptr addrspace(3) %37, align 8, !dbg !19
  fence syncscope("workgroup") release, !dbg !19, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19, !mmra !20
  %39 = shl i32 %13, 2, !dbg !19
  %40 = and i32 %39, 504, !dbg !19
  %41 = and i32 %10, 1, !dbg !19
  %42 = icmp eq i32 %41, 0, !dbg !19
  %43 = select i1 %42, i32 0, i32 1152, !dbg !19
  %44 = xor i32 %40, %43, !dbg !19
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %44, !dbg !19
  %46 = load <1 x i64>, ptr addrspace(3) %45, align 8, !dbg !19
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 512, !dbg !19
  %48 = load <1 x i64>, ptr addrspace(3) %47, align 8, !dbg !19
  %49 = extractelement <1 x i64> %48, i64 0, !dbg !19
  %50 = sext i32 %34 to i64, !dbg !19
  %51 = getelementptr [8 x i8], ptr addrspace(1) %2, i64 %50, !dbg !19
  fence syncscope("workgroup") release, !dbg !19, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19, !mmra !20
  br i1 %.not2, label %58, label %52, !dbg !19

52:                                               ; preds = %6
  %53 = extractelement <1 x i64> %46, i64 0
  %54 = extractelement <1 x i32> %31, i64 0
  %55 = sext i32 %54 to i64
  %56 = getelementptr [8 x i8], ptr addrspace(1) %2, i64 %55
  %57 = atomicrmw max ptr addrspace(1) %56, i64 %53 syncscope("agent") release, align 8, !dbg !19
  br label %58, !dbg !19

58:                                               ; preds = %52, %6
  %59 = phi i64 [ %57, %52 ], [ undef, %6 ], !dbg !19
  br i1 %.not3, label %62, label %60, !dbg !19

60:                                               ; preds = %58
  %61 = atomicrmw max ptr addrspace(1) %51, i64 %49 syncscope("agent") acquire, align 8, !dbg !19
  br label %62, !dbg !19

62:                                               ; preds = %60, %58
  %63 = phi i64 [ %61, %60 ], [ undef, %58 ], !dbg !19
  %64 = or disjoint i32 %16, 1, !dbg !14
  %65 = srem i32 %64, 5, !dbg !16
  %.not1 = icmp eq i32 %65, 3, !dbg !16
  %66 = srem i32 %16, 5, !dbg !16
  %.not = icmp eq i32 %66, 3, !dbg !16
  fence syncscope("workgroup") release, !dbg !19, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19, !mmra !20
  %67 = insertelement <1 x i64> poison, i64 %59, i64 0, !dbg !13
  store <1 x i64> %67, ptr addrspace(3) %45, align 8, !dbg !13
  %68 = insertelement <1 x i64> poison, i64 %63, i64 0, !dbg !13
  store <1 x i64> %68, ptr addrspace(3) %47, align 8, !dbg !13
  fence syncscope("workgroup") release, !dbg !13, !mmra !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13, !mmra !20
  %69 = load i64, ptr addrspace(3) %28, align 8, !dbg !13
  %70 = load i64, ptr addrspace(3) %37, align 8, !dbg !13
  %71 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 822243328), !dbg !13
  %72 = select i1 %.not, i32 -2147483648, i32 %22, !dbg !13
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i64(i64 %69, ptr addrspace(8) %71, i32 %72, i32 0, i32 0), !dbg !13
  %73 = shl i32 %64, 3, !dbg !13
  %74 = select i1 %.not1, i32 -2147483648, i32 %73, !dbg !13
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i64(i64 %70, ptr addrspace(8) %71, i32 %74, i32 0, i32 0), !dbg !13
  ret void, !dbg !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.wave.id() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i64> @llvm.amdgcn.raw.ptr.buffer.load.v2i64(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i64(i64, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #5

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-expert-scheduling-mode"="true" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "amdgpu-sched-strategy"="coexec" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "atomic_max", linkageName: "atomic_max", scope: !1, file: !1, line: 6, type: !5, scopeLine: 6, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !7, !7, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 11, column: 5, scope: !4)
!14 = !DILocation(line: 7, column: 9, scope: !4)
!15 = !DILocation(line: 7, column: 30, scope: !4)
!16 = !DILocation(line: 8, column: 9, scope: !4)
!17 = !DILocation(line: 9, column: 9, scope: !4)
!18 = !DILocation(line: 9, column: 29, scope: !4)
!19 = !DILocation(line: 10, column: 9, scope: !4)
!20 = !{!"amdgpu-synchronize-as", !"local"}
!21 = !DILocation(line: 6, column: 1, scope: !4)

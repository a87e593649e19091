; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

; Function Attrs: mustprogress norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none)
define amdgpu_kernel void @atom(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %8 = shl i32 %7, 7, !dbg !11
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %10 = and i32 %9, 63, !dbg !12
  %11 = shl nuw nsw i32 %10, 1, !dbg !12
  %12 = or disjoint i32 %11, %8, !dbg !11
  %13 = or disjoint i32 %12, 1, !dbg !11
  %14 = or disjoint i32 %8, %10, !dbg !11
  %15 = or disjoint i32 %14, 64, !dbg !11
  %16 = sext i32 %12 to i64, !dbg !13
  %17 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %16, !dbg !13
  %18 = load <2 x i32>, ptr addrspace(1) %17, align 8, !dbg !14
  %19 = extractelement <2 x i32> %18, i64 0, !dbg !14
  %20 = extractelement <2 x i32> %18, i64 1, !dbg !14
  %21 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %16, !dbg !15
  %22 = load <2 x i32>, ptr addrspace(1) %21, align 8, !dbg !16
  %23 = extractelement <2 x i32> %22, i64 0, !dbg !16
  %24 = extractelement <2 x i32> %22, i64 1, !dbg !16
  %25 = sext i32 %23 to i64, !dbg !17
  %26 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %25, !dbg !17
  %27 = sext i32 %24 to i64, !dbg !17
  %28 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %27, !dbg !17
  %29 = srem i32 %12, 5, !dbg !18
  %30 = srem i32 %13, 5, !dbg !18
  %31 = srem i32 %14, 5, !dbg !18
  %32 = srem i32 %15, 5, !dbg !18
  %.not = icmp eq i32 %29, 3, !dbg !19
  %.not1 = icmp eq i32 %30, 3, !dbg !19
  %.not2 = icmp eq i32 %31, 3, !dbg !19
  %.not3 = icmp eq i32 %32, 3, !dbg !19
  %33 = and i32 %9, 32, !dbg !20
  %34 = icmp eq i32 %33, 0, !dbg !20
  %35 = select i1 %34, ptr addrspace(1) %26, ptr addrspace(1) %28, !dbg !20
  %36 = select i1 %34, ptr addrspace(1) %28, ptr addrspace(1) %26, !dbg !20
  %37 = and i32 %9, 1, !dbg !20
  %38 = ptrtoint ptr addrspace(1) %35 to i64, !dbg !20
  %extelt.offset = lshr i64 %38, 32, !dbg !20
  %39 = trunc nuw i64 %extelt.offset to i32, !dbg !20
  %40 = trunc i64 %38 to i32, !dbg !20
  %41 = shl nuw nsw i32 %37, 7, !dbg !20
  %42 = shl nuw nsw i32 %9, 1, !dbg !20
  %43 = and i32 %42, 124, !dbg !20
  %44 = or disjoint i32 %41, %43, !dbg !20
  %45 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %40), !dbg !20
  %46 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %39), !dbg !20
  %47 = insertelement <2 x i32> poison, i32 %45, i64 0, !dbg !20
  %48 = insertelement <2 x i32> %47, i32 %46, i64 1, !dbg !20
  %49 = bitcast <2 x i32> %48 to i64, !dbg !20
  %50 = inttoptr i64 %49 to ptr addrspace(1), !dbg !20
  %51 = ptrtoint ptr addrspace(1) %36 to i64, !dbg !20
  %extelt.offset4 = lshr i64 %51, 32, !dbg !20
  %52 = trunc nuw i64 %extelt.offset4 to i32, !dbg !20
  %53 = trunc i64 %51 to i32, !dbg !20
  %54 = xor i32 %44, 128, !dbg !20
  %55 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %54, i32 %53), !dbg !20
  %56 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %54, i32 %52), !dbg !20
  %57 = insertelement <2 x i32> poison, i32 %55, i64 0, !dbg !20
  %58 = insertelement <2 x i32> %57, i32 %56, i64 1, !dbg !20
  %59 = bitcast <2 x i32> %58 to i64, !dbg !20
  %60 = inttoptr i64 %59 to ptr addrspace(1), !dbg !20
  %61 = icmp eq i32 %37, 0, !dbg !20
  %62 = select i1 %61, ptr addrspace(1) %60, ptr addrspace(1) %50, !dbg !20
  %63 = select i1 %34, i32 %19, i32 %20, !dbg !20
  %64 = select i1 %34, i32 %20, i32 %19, !dbg !20
  %65 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %63), !dbg !20
  %66 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %54, i32 %64), !dbg !20
  %67 = select i1 %61, i32 %66, i32 %65, !dbg !20
  br i1 %.not2, label %72, label %68, !dbg !20

68:                                               ; preds = %6
  %69 = select i1 %61, ptr addrspace(1) %50, ptr addrspace(1) %60
  %70 = select i1 %61, i32 %65, i32 %66
  %71 = atomicrmw and ptr addrspace(1) %69, i32 %70 syncscope("agent") monotonic, align 4, !dbg !20
  br label %72, !dbg !20

72:                                               ; preds = %68, %6
  %73 = phi i32 [ %71, %68 ], [ undef, %6 ], !dbg !20
  br i1 %.not3, label %76, label %74, !dbg !20

74:                                               ; preds = %72
  %75 = atomicrmw and ptr addrspace(1) %62, i32 %67 syncscope("agent") monotonic, align 4, !dbg !20
  br label %76, !dbg !20

76:                                               ; preds = %74, %72
  %77 = phi i32 [ %75, %74 ], [ undef, %72 ], !dbg !20
  %78 = sext i32 %13 to i64, !dbg !21
  %79 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %78, !dbg !21
  %80 = select i1 %61, i32 %73, i32 %77, !dbg !22
  %81 = select i1 %61, i32 %77, i32 %73, !dbg !22
  %82 = shl nuw nsw i32 %9, 3, !dbg !22
  %83 = and i32 %82, 248, !dbg !22
  %84 = lshr exact i32 %33, 3, !dbg !22
  %85 = or disjoint i32 %83, %84, !dbg !22
  %86 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %80), !dbg !22
  %87 = xor i32 %85, 4, !dbg !22
  %88 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %87, i32 %81), !dbg !22
  %89 = select i1 %34, i32 %88, i32 %86, !dbg !22
  br i1 %.not, label %94, label %90, !dbg !22

90:                                               ; preds = %76
  %91 = getelementptr [4 x i8], ptr addrspace(1) %3, i64 %16
  %92 = select i1 %34, i32 %86, i32 %88
  %93 = insertelement <1 x i32> poison, i32 %92, i64 0
  store <1 x i32> %93, ptr addrspace(1) %91, align 4, !dbg !22
  br label %94, !dbg !22

94:                                               ; preds = %90, %76
  br i1 %.not1, label %97, label %95, !dbg !22

95:                                               ; preds = %94
  %96 = insertelement <1 x i32> poison, i32 %89, i64 0
  store <1 x i32> %96, ptr addrspace(1) %79, align 4, !dbg !22
  br label %97, !dbg !22

97:                                               ; preds = %95, %94
  ret void, !dbg !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

attributes #0 = { mustprogress norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem: none) "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "atom", linkageName: "atom", scope: !1, file: !1, line: 182, type: !5, scopeLine: 182, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 183, column: 7, scope: !4)
!12 = !DILocation(line: 183, column: 26, scope: !4)
!13 = !DILocation(line: 183, column: 52, scope: !4)
!14 = !DILocation(line: 183, column: 44, scope: !4)
!15 = !DILocation(line: 183, column: 70, scope: !4)
!16 = !DILocation(line: 183, column: 62, scope: !4)
!17 = !DILocation(line: 183, column: 60, scope: !4)
!18 = !DILocation(line: 183, column: 81, scope: !4)
!19 = !DILocation(line: 183, column: 80, scope: !4)
!20 = !DILocation(line: 187, column: 19, scope: !4)
!21 = !DILocation(line: 192, column: 14, scope: !4)
!22 = !DILocation(line: 192, column: 5, scope: !4)
!23 = !DILocation(line: 182, column: 1, scope: !4)

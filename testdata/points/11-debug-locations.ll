; Point 11: every inserted call in a function with debug info has a location.
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [64 x i32] poison, align 4

define internal void @put(i32 %i) noinline !dbg !10 {
  %p = getelementptr [64 x i32], ptr addrspace(3) @a, i32 0, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  ret void, !dbg !12
}

define amdgpu_kernel void @k(ptr addrspace(1) %out) !dbg !11 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @put(i32 %t), !dbg !13
  %p = getelementptr [64 x i32], ptr addrspace(3) @a, i32 0, i32 %t
  %v = load i32, ptr addrspace(3) %p, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %o, align 4
  ret void
}

define internal void @sync() convergent alwaysinline {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()

!llvm.module.flags = !{!0, !5}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!llvm.dbg.cu = !{!6}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DICompileUnit(language: DW_LANG_C99, file: !7, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!7 = !DIFile(filename: "k.cl", directory: "/src")
!8 = !DISubroutineType(types: !9)
!9 = !{null}
!10 = distinct !DISubprogram(name: "put", scope: !7, file: !7, line: 3, type: !8, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !6)
!11 = distinct !DISubprogram(name: "k", scope: !7, file: !7, line: 8, type: !8, scopeLine: 8, spFlags: DISPFlagDefinition, unit: !6)
!12 = !DILocation(line: 5, column: 1, scope: !10)
!13 = !DILocation(line: 10, column: 3, scope: !11)

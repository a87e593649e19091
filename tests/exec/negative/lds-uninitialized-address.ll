; WHY: An uninitialised LDS value is an index.
; LAUNCH: @k grid=1 block=64 args=i32[64]:zero lowered=both
; EXPECT: uninitialized on @t offset=0 line=6 workgroup=0,0,0 workitem=0,0,0 count=64
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@t = internal addrspace(3) global [64 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address !dbg !4 {
  %i = call i32 @llvm.amdgcn.workitem.id.x(), !dbg !DILocation(line: 2, column: 3, scope: !4)
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4, !dbg !DILocation(line: 6, column: 3, scope: !4)
  %o.9 = getelementptr i32, ptr addrspace(1) %out, i32 %v
  store i32 %i, ptr addrspace(1) %o.9, align 4, !dbg !DILocation(line: 9, column: 3, scope: !4)
  ret void, !dbg !DILocation(line: 99, column: 3, scope: !4)
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1, !2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!3 = !DIFile(filename: "lds-uninitialized-address.cl", directory: "/src")
!4 = distinct !DISubprogram(name: "k", file: !3, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "f", file: !3, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)

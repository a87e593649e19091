; Point 8: a fence that orders LDS only must order the block.
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [128 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %p = getelementptr [128 x i32], ptr addrspace(3) @a, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release, !mmra !1
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !1
  %n = sub i32 127, %t
  %q = getelementptr [128 x i32], ptr addrspace(3) @a, i32 0, i32 %n
  %v = load i32, ptr addrspace(3) %q, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
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

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{!"amdgpu-synchronize-as", !"local"}

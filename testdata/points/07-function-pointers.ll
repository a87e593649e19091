; Point 7: LDS used only behind a function pointer; its promises about ids are taken away.
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [64 x i32] poison, align 4
@table = internal addrspace(1) constant [1 x ptr] [ptr @user], align 8

define internal i32 @user(i32 %i) noinline #1 {
  %p = getelementptr [64 x i32], ptr addrspace(3) @a, i32 0, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) %p, align 4
  %w = mul i32 %v, 5
  ret i32 %w
}

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %fp = load ptr, ptr addrspace(1) @table, align 8
  %v = call i32 %fp(i32 %t)
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

define amdgpu_kernel void @no_lds(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(1) %o, align 4
  ret void
}

attributes #0 = { "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-heap-ptr" "amdgpu-no-lds-kernel-id" }
attributes #1 = { memory(readwrite, argmem: none, inaccessiblemem: none) "amdgpu-no-workitem-id-x" "amdgpu-no-lds-kernel-id" }

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


; Points 4 and 5: two dynamic variables share an address; sizes belong to the launch.
target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [4 x i32] poison, align 4
@d = external addrspace(3) global [0 x i32], align 4
@e = external addrspace(3) global [0 x i8], align 8

define internal i32 @read(i32 %i) noinline {
  %p = getelementptr [0 x i32], ptr addrspace(3) @d, i32 0, i32 %i
  %v = load i32, ptr addrspace(3) %p, align 4
  ret i32 %v
}

define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %p = getelementptr i32, ptr addrspace(3) @e, i32 %t
  %v = add i32 %t, 100
  store i32 %v, ptr addrspace(3) %p, align 4
  store i32 %t, ptr addrspace(3) @s, align 4
  call void @sync()
  %n = sub i32 63, %t
  %r = call i32 @read(i32 %n)
  store i32 %r, ptr addrspace(1) %o, align 4
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


; WHY: A barrier without fences orders no global memory at all.
; LAUNCH: @k grid=1 block=128 args=i32[256]:zero
; EXPECT: race-raw on @out offset=508 workgroup=0,0,0 workitem=0,0,0 count=128 severity=error
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [128 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %r = sub i32 127, %i
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %q = getelementptr i32, ptr addrspace(3) @a, i32 %r
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %c = icmp ult i32 %i, 64
  %t = getelementptr i32, ptr addrspace(1) %out, i32 %r
  store i32 %i, ptr addrspace(1) %o, align 4
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(1) %t, align 4
  %u = add i32 %i, 128
  %z = getelementptr i32, ptr addrspace(1) %out, i32 %u
  store i32 %v, ptr addrspace(1) %z, align 4
  ret void
}

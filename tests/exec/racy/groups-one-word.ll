; WHY: Work-groups store different values to one word of a buffer.
; LAUNCH: @k grid=3 block=64 args=i32[256]:zero
; EXPECT: race-waw on @out offset=0 workgroup=1,0,0 workitem=0,0,0 count=128 severity=error
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
  store i32 %g, ptr addrspace(1) %out, align 4
  ret void
}

; WHY: A work-group reads what another one wrote.
; LAUNCH: @k grid=2 block=64 args=i32[256]:zero
; EXPECT: race-raw on @out offset=0 workgroup=1,0,0 workitem=0,0,0 count=64 severity=error
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
  %b = shl i32 %g, 6
  %s = add i32 %b, %i
  %t = getelementptr i32, ptr addrspace(1) %out, i32 %s
  store i32 1, ptr addrspace(1) %t, align 4
  %v = load i32, ptr addrspace(1) %o, align 4
  %y = add i32 %s, 128
  %z = getelementptr i32, ptr addrspace(1) %out, i32 %y
  store i32 %v, ptr addrspace(1) %z, align 4
  ret void
}

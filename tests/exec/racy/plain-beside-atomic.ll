; WHY: A plain read of a counter that the other wave still adds to.
; LAUNCH: @k grid=1 block=128 args=i32[256]:zero
; EXPECT: race-raw on @a offset=0 workgroup=0,0,0 workitem=0,0,0 count=64 severity=error
; EXPECT: race-war on @a offset=0 workgroup=0,0,0 workitem=0,0,0 count=64 severity=error
; EXPECT: race-raw on @a offset=0 workgroup=0,0,0 workitem=0,0,0 count=128 severity=warning
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
  store i32 0, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %n = atomicrmw add ptr addrspace(3) @a, i32 1 syncscope("workgroup") monotonic, align 4
  %v = load i32, ptr addrspace(3) @a, align 4
  %x = and i32 %v, 0
  store i32 %x, ptr addrspace(1) %o, align 4
  ret void
}

; WHY: One wave takes the lock; the fences that hand it to the other wave order LDS only, what the lock protects is in global memory.
; LAUNCH: @k grid=3 block=128 args=i32[128]:zero,i32[1]:zero
; EXPECT: race-raw on @sum offset=256 workgroup=1,0,0 workitem=64,0,0 count=128 severity=error
; EXPECT: race-war on @sum offset=256 workgroup=1,0,0 workitem=64,0,0 count=128 severity=error
; EXPECT: race-waw on @sum offset=256 workgroup=1,0,0 workitem=64,0,0 count=128 severity=error
target triple = "amdgcn-amd-amdhsa"

@got = internal addrspace(3) global i32 poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %sum, ptr addrspace(1) %lock) sanitize_address {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %i, 0
  %p = getelementptr i32, ptr addrspace(1) %sum, i32 %i
  br label %try

try:
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  br i1 %first, label %take, label %taken

take:
  %pair = cmpxchg ptr addrspace(1) %lock, i32 0, i32 1 syncscope("agent") acq_rel monotonic, align 4
  %old = extractvalue { i32, i1 } %pair, 0
  store i32 %old, ptr addrspace(3) @got, align 4
  br label %taken

taken:
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %was = load i32, ptr addrspace(3) @got, align 4
  %again = icmp eq i32 %was, 1
  br i1 %again, label %try, label %inside

inside:
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = add i32 %v, %i
  store i32 %w, ptr addrspace(1) %p, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %first, label %give, label %end

give:
  %x = atomicrmw xchg ptr addrspace(1) %lock, i32 0 syncscope("agent") acq_rel, align 4
  br label %end

end:
  ret void
}

!0 = !{!"amdgpu-synchronize-as", !"local"}

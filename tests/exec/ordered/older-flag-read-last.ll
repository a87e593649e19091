; WHY: Of two flags that a wave set, the one that was set first may be read last: both are acquired.
; LAUNCH: @k grid=1 block=128 args=i32[256]:zero
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [128 x i32] poison, align 4
@f = internal addrspace(3) global i32 poison, align 4
@e = internal addrspace(3) global i32 poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %r = sub i32 127, %i
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %q = getelementptr i32, ptr addrspace(3) @a, i32 %r
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %c = icmp ult i32 %i, 64
  store i32 0, ptr addrspace(3) @f, align 4
  store i32 0, ptr addrspace(3) @e, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %c, label %wait, label %set
wait:
  %d = load atomic i32, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
  %e = icmp eq i32 %d, 1
  br i1 %e, label %go, label %wait
go:
  %first = load atomic i32, ptr addrspace(3) @e syncscope("workgroup") monotonic, align 4
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %q, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  br label %done
set:
  fence syncscope("workgroup") release
  store atomic i32 1, ptr addrspace(3) @e syncscope("workgroup") monotonic, align 4
  store i32 %i, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release
  store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
  br label %done
done:
  ret void
}

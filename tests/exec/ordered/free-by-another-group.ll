; WHY: A work-group frees a block that another one allocated, wrote and handed over by a release.
; LAUNCH: @k grid=2 block=1 args=i64[2]:zero,i32[2]:zero
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %hand, ptr addrspace(1) %out) sanitize_address {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %c = icmp eq i32 %g, 0
  br i1 %c, label %make, label %wait
make:
  %m = call i64 @__ockl_dm_alloc(i64 64)
  %p = inttoptr i64 %m to ptr addrspace(1)
  store i32 7, ptr addrspace(1) %p, align 4
  store atomic i64 %m, ptr addrspace(1) %hand syncscope("agent") release, align 8
  br label %done
wait:
  %n = load atomic i64, ptr addrspace(1) %hand syncscope("agent") acquire, align 8
  %e = icmp eq i64 %n, 0
  br i1 %e, label %wait, label %free
free:
  call void @__ockl_dm_dealloc(i64 %n)
  br label %done
done:
  ret void
}
declare i64 @__ockl_dm_alloc(i64)
declare void @__ockl_dm_dealloc(i64)

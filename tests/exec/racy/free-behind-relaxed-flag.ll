; WHY: A wave frees a block behind a flag that neither releases nor acquires: another wave's writes may come later.
; LAUNCH: @k grid=1 block=128 args=i32[256]:zero
; EXPECT: race-waw on "heap block" offset=256 workgroup=0,0,0 workitem=0,0,0 count=1 severity=error
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global i64 poison, align 8
@f = internal addrspace(3) global i32 poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %i, 64
  %z = icmp eq i32 %i, 0
  br i1 %z, label %make, label %made
make:
  %m = call i64 @__ockl_dm_alloc(i64 512)
  store i64 %m, ptr addrspace(3) @a, align 8
  store i32 0, ptr addrspace(3) @f, align 4
  br label %made
made:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %n = load i64, ptr addrspace(3) @a, align 8
  %b = inttoptr i64 %n to ptr addrspace(1)
  %p = getelementptr i32, ptr addrspace(1) %b, i32 %i
  br i1 %c, label %wait, label %set
wait:
  %d = load atomic i32, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
  %e = icmp eq i32 %d, 1
  br i1 %e, label %go, label %wait
go:
  br i1 %z, label %free, label %done
free:
  call void @__ockl_dm_dealloc(i64 %n)
  br label %done
set:
  store i32 %i, ptr addrspace(1) %p, align 4
  store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
  br label %done
done:
  ret void
}
declare i64 @__ockl_dm_alloc(i64)
declare void @__ockl_dm_dealloc(i64)

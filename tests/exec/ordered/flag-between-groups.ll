; WHY: A flag at agent scope orders two work-groups.
; LAUNCH: @k grid=2 block=64 args=i32[256]:zero lowered=no
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [128 x i32] poison, align 4
@f = internal addrspace(1) global i32 0, align 4
@d = internal addrspace(1) global [64 x i32] zeroinitializer, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %r = sub i32 127, %i
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %q = getelementptr i32, ptr addrspace(3) @a, i32 %r
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %c = icmp ult i32 %i, 64
  %dd = getelementptr i32, ptr addrspace(1) @d, i32 %i
  %first = icmp eq i32 %g, 0
  br i1 %first, label %wait, label %set
wait:
  %d = load atomic i32, ptr addrspace(1) @f syncscope("agent") acquire, align 4
  %e = icmp eq i32 %d, 1
  br i1 %e, label %go, label %wait
go:
  %v = load i32, ptr addrspace(1) %dd, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  br label %done
set:
  store i32 %i, ptr addrspace(1) %dd, align 4
  store atomic i32 1, ptr addrspace(1) @f syncscope("agent") release, align 4
  br label %done
done:
  ret void
}

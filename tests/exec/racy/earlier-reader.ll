; WHY: Two work-groups read a word, and the one that read it last stores to it.
; LAUNCH: @k grid=2 block=64 args=i32[256]:zero
; EXPECT: race-war on @out offset=0 workgroup=1,0,0 workitem=0,0,0 count=64 severity=error
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [128 x i32] poison, align 4
@f = internal addrspace(1) global i32 0, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %out) sanitize_address {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %u = add i32 %i, 64
  %s = mul i32 %g, 64
  %n = add i32 %u, %s
  %w = getelementptr i32, ptr addrspace(1) %out, i32 %n
  %v = load i32, ptr addrspace(1) %o, align 4
  %last = icmp eq i32 %g, 1
  br i1 %last, label %write, label %end
write:
  store i32 %u, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}

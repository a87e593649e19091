; WHY: A wave stores and ends; the barrier of the others does not order its store.
; LAUNCH: @k grid=1 block=192 args=i32[256]:zero
; EXPECT: unfenced-barrier on @a offset=0 workgroup=0,0,0 workitem=64,0,0 count=128 severity=warning
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
  %q = getelementptr i32, ptr addrspace(3) @a, i32 64
  %first = icmp ult i32 %i, 64
  br i1 %first, label %store, label %meet
store:
  store i32 %i, ptr addrspace(3) %p, align 4
  br label %end
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = sub i32 %i, 64
  %x = and i32 %r, 63
  %y = getelementptr i32, ptr addrspace(3) @a, i32 %x
  %v = load i32, ptr addrspace(3) %y, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  br label %end
end:
  ret void
}

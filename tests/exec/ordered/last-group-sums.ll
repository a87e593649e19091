; WHY: The last work-group reads what the others wrote, behind a counter.
; LAUNCH: @k grid=3 block=64 args=i32[256]:zero
target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [128 x i32] poison, align 4
@f = internal addrspace(1) global i32 0, align 4

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
  store i32 %s, ptr addrspace(1) %t, align 4
  fence syncscope("agent") release
  %z = icmp eq i32 %i, 0
  br i1 %z, label %count, label %j
count:
  %n = atomicrmw add ptr addrspace(1) @f, i32 1 syncscope("agent") monotonic, align 4
  br label %j
j:
  %m = phi i32 [ 0, %0 ], [ %n, %count ]
  %l = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %m)
  %y = icmp eq i32 %l, 2
  br i1 %y, label %sum, label %end
sum:
  fence syncscope("agent") acquire
  %v = load i32, ptr addrspace(1) %o, align 4
  %u = add i32 %i, 192
  %w = getelementptr i32, ptr addrspace(1) %out, i32 %u
  store i32 %v, ptr addrspace(1) %w, align 4
  br label %end
end:
  ret void
}

; WHY: Lanes, waves and groups store the level of one node in a loop over edges, each the same: no race, in whichever order.
; LAUNCH: @k grid=8 block=128 args=i32[1024]:zero,i32[1024]:iota,i32[1024]:zero
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %levels, ptr addrspace(1) %nodes, ptr addrspace(1) %from) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %g, 128
  %at = add i32 %base, %x
  %p = getelementptr i32, ptr addrspace(1) %nodes, i32 %at
  %node = load i32, ptr addrspace(1) %p, align 4
  %l = getelementptr i32, ptr addrspace(1) %from, i32 %at
  %level = load i32, ptr addrspace(1) %l, align 4
  %next = add i32 %level, 1
  br label %edge

edge:
  %e = phi i32 [ 0, %entry ], [ %e1, %edge ]
  %far = mul i32 %e, 37
  %sum = add i32 %node, %far
  %neighbour = udiv i32 %sum, 3
  %q = getelementptr i32, ptr addrspace(1) %levels, i32 %neighbour
  store i32 %next, ptr addrspace(1) %q, align 4
  %e1 = add i32 %e, 1
  %more = icmp ult i32 %e1, 4
  br i1 %more, label %edge, label %end

end:
  ret void
}

; WHY: Each group polls its flag by seq_cst loads at agent scope; it is released at workgroup scope.
; LAUNCH: @k grid=4 block=192 args=i32[4]:zero,i32[256]:zero,i32[4096]:zero lowered=both
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %flags, ptr addrspace(1) %d, ptr addrspace(1) %o) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %in.group = add i32 %g, 0
  %f = getelementptr i32, ptr addrspace(1) %flags, i32 %in.group
  %lane = and i32 %x, 63
  %wave = lshr i32 %x, 6
  %row = mul i32 %in.group, 64
  %at = add i32 %row, %lane
  %p = getelementptr i32, ptr addrspace(1) %d, i32 %at
  %mine = mul i32 %g, 1024
  %to = add i32 %mine, %x
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %to
  %gives = icmp eq i32 %wave, 1
  br i1 %gives, label %give, label %poll
give:
  store i32 1, ptr addrspace(1) %p, align 4
  store atomic i32 1, ptr addrspace(1) %f syncscope("workgroup") release, align 4
  ret void
poll:
  %now = load atomic i32, ptr addrspace(1) %f syncscope("agent") seq_cst, align 4
  %again = icmp eq i32 %now, 0
  br i1 %again, label %poll, label %take
take:
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}

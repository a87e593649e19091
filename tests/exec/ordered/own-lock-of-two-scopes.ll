; WHY: Waves add to a word of their group under a lock, whose atomics have scopes of the group and of the device.
; LAUNCH: @k grid=4 block=256 args=i32[4]:zero,i32[256]:zero,i32[4096]:zero lowered=both
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %flags, ptr addrspace(1) %d, ptr addrspace(1) %o) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %in.group = add i32 %g, 0
  %f = getelementptr i32, ptr addrspace(1) %flags, i32 %in.group
  %p = getelementptr i32, ptr addrspace(1) %d, i32 %in.group
  %lane = and i32 %x, 63
  %leads = icmp eq i32 %lane, 0
  br label %round
round:
  %r = phi i32 [0, %entry], [%r1, %next]
  br i1 %leads, label %test, label %next
test:
  %now = load atomic i32, ptr addrspace(1) %f syncscope("agent") acquire, align 4
  %is.free = icmp eq i32 %now, 0
  br i1 %is.free, label %lock, label %test
lock:
  %pair = cmpxchg ptr addrspace(1) %f, i32 0, i32 1 syncscope("workgroup") acq_rel acquire, align 4
  %got = extractvalue { i32, i1 } %pair, 1
  br i1 %got, label %section, label %test
section:
  %old = load i32, ptr addrspace(1) %p, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) %p, align 4
  store atomic i32 0, ptr addrspace(1) %f syncscope("agent") release, align 4
  br label %next
next:
  %r1 = add i32 %r, 1
  %more = icmp ult i32 %r1, 3
  br i1 %more, label %round, label %end
end:
  ret void
}

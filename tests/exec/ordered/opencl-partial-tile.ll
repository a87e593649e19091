; WHY: Flags as OpenCL has them: atomics that order their own memory only, behind a barrier of both, beside barriers for LDS alone.
; LAUNCH: @k grid=3 block=128 args=i32[384]:iota,i32[384]:zero,i32[3]:zero
target triple = "amdgcn-amd-amdhsa"

@t = internal addrspace(3) global [128 x i32] poison, align 4

; Each group turns its tile around, leaves it to the next one, and adds what the one before left.
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %parts, ptr addrspace(1) %flags) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %back = sub i32 127, %x
  %base = mul i32 %g, 128
  %at = add i32 %base, %x
  %leads = icmp eq i32 %x, 0
  %a = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %v = load i32, ptr addrspace(1) %a, align 4
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %x
  %q = getelementptr i32, ptr addrspace(3) @t, i32 %back
  store i32 %v, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %r = load i32, ptr addrspace(3) %q, align 4
  %is.first = icmp eq i32 %g, 0
  br i1 %is.first, label %give, label %wait

wait:
  br i1 %leads, label %poll, label %seen

poll:
  %less = sub i32 %g, 1
  %theirs = getelementptr i32, ptr addrspace(1) %flags, i32 %less
  %f = load atomic i32, ptr addrspace(1) %theirs syncscope("agent-one-as") acquire, align 4
  %is.there = icmp eq i32 %f, 1
  br i1 %is.there, label %seen, label %poll

seen:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %before = sub i32 %at, 128
  %b = getelementptr i32, ptr addrspace(1) %parts, i32 %before
  %part = load i32, ptr addrspace(1) %b, align 4
  br label %give

give:
  %sum = phi i32 [ 0, %entry ], [ %part, %seen ]
  %total = add i32 %sum, %r
  %o = getelementptr i32, ptr addrspace(1) %parts, i32 %at
  store i32 %total, ptr addrspace(1) %o, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %leads, label %post, label %end

post:
  %own = getelementptr i32, ptr addrspace(1) %flags, i32 %g
  store atomic i32 1, ptr addrspace(1) %own syncscope("agent-one-as") release, align 4
  br label %end

end:
  ret void
}

!0 = !{!"amdgpu-synchronize-as", !"local"}

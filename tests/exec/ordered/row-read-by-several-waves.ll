; WHY: Waves of a group read a row, meet, and one of them lets the next group write it, while another group reads elsewhere.
; LAUNCH: @k grid=3 block=128 args=i32[512]:iota,i32[2048]:zero lowered=both
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
@d = internal addrspace(3) global [256 x i32] poison, align 4
@f = internal addrspace(3) global i32 poison, align 4
@e = internal addrspace(3) global i32 poison, align 4
@gf = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %out) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %lane = and i32 %x, 63
  %wave = lshr i32 %x, 6
  %back = sub i32 63, %lane
  %leads = icmp eq i32 %lane, 0
  %own = getelementptr i32, ptr addrspace(3) @d, i32 %lane
  %other = getelementptr i32, ptr addrspace(3) @d, i32 %back
  %base = mul i32 %g, 256
  %at = add i32 %base, %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %is.other = icmp eq i32 %g, 0
  %reads = icmp eq i32 %g, 1
  %row = select i1 %is.other, i32 64, i32 0
  %here = add i32 %row, %lane
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %here
  %is.first = icmp eq i32 %wave, 0
  %is.writer = icmp eq i32 %g, 2
  br i1 %is.writer, label %wait, label %read
read:
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  br i1 %reads, label %meet, label %end
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %is.first, label %give, label %end
give:
  store atomic i32 1, ptr addrspace(1) @gf syncscope("agent") release, align 4
  br label %end
wait:
  %a = load atomic i32, ptr addrspace(1) @gf syncscope("agent") acquire, align 4
  %is.there = icmp eq i32 %a, 1
  br i1 %is.there, label %write, label %wait
write:
  br i1 %is.first, label %put, label %end
put:
  store i32 %x, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}

; WHY: A wave stored and ended; another group reads that two barriers of the grid later.
; LAUNCH: @k grid=4 block=128 args=i32[512]:zero,i32[512]:zero,i32=0
; EXPECT: race-raw on @a offset=768 workgroup=0,0,0 workitem=0,0,0 count=256 severity=error
target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [128 x i32] poison, align 4
declare void @__ockl_grid_sync() #0
declare i32 @__ockl_grid_is_valid()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier() #0
declare void @llvm.trap()
declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)
attributes #0 = { convergent nounwind }

define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) sanitize_address {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %g, 128
  %i = add i32 %base, %t
  %i.next = add i32 %i, 128
  %next = urem i32 %i.next, 512
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %pn = getelementptr i32, ptr addrspace(1) %a, i32 %next
  %ps = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %mirror = sub i32 127, %t
  %pm = getelementptr i32, ptr addrspace(3) @s, i32 %mirror
  store i32 %i, ptr addrspace(1) %pa
  %leaves = icmp uge i32 %t, 64
  br i1 %leaves, label %end, label %go
go:
  call void @__ockl_grid_sync()
  %v = load i32, ptr addrspace(1) %pn
  store i32 %v, ptr addrspace(1) %pb
  call void @__ockl_grid_sync()
  %far = add i32 %next, 64
  %pf = getelementptr i32, ptr addrspace(1) %a, i32 %far
  %w = load i32, ptr addrspace(1) %pf
  store i32 %w, ptr addrspace(1) %pb
  br label %end
end:
  ret void
}

; WHY: Two work-groups of a cluster copy a tile that both want; the first wave of each asks, all waves read.
; LAUNCH: @k grid=4 block=64 cluster=2 args=i32[32]:iota,i32[256]:zero lowered=both
; EXPECT: arg1 = 31 30 29 28 27 26 25 …
target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [32 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %dst) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %asks = icmp eq i32 %first, 0
  br i1 %asks, label %ask, label %meet

ask:
  %from = getelementptr i32, ptr addrspace(1) %src, i32 %id
  %to = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 0, i32 0, i32 3)
  br label %meet

meet:
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("cluster") release
  call void @llvm.amdgcn.s.cluster.barrier()
  fence syncscope("cluster") acquire
  %lane = and i32 %id, 31
  %back = sub i32 31, %lane
  %there = getelementptr i32, ptr addrspace(3) @tile, i32 %back
  %value = load i32, ptr addrspace(3) %there, align 4
  %base = shl i32 %group, 6
  %place = add i32 %base, %id
  %out = getelementptr i32, ptr addrspace(1) %dst, i32 %place
  store i32 %value, ptr addrspace(1) %out, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx1250" }

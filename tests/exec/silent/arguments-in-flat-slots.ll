; WHY: HIP's -O0 stores pointers to global memory and loads flat ones; what a called function gives back is no pointer then.
; LAUNCH: @k grid=1 block=64 args=i32[64]:iota,i32[64]:zero lowered=both
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define i32 @sum(i32 %n) noinline {
  %few = icmp ult i32 %n, 2
  br i1 %few, label %end, label %more
more:
  %less = lshr i32 %n, 1
  %rest = call i32 @sum(i32 %less)
  %all = add i32 %rest, %n
  br label %end
end:
  %found = phi i32 [ %n, %0 ], [ %all, %more ]
  ret i32 %found
}

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) noinline {
  %in.slot = alloca ptr, align 8, addrspace(5)
  %out.slot = alloca ptr, align 8, addrspace(5)
  %four = alloca [4 x i32], align 16, addrspace(5)
  %in.flat = addrspacecast ptr addrspace(5) %in.slot to ptr
  %out.flat = addrspacecast ptr addrspace(5) %out.slot to ptr
  store ptr addrspace(1) %in, ptr %in.flat, align 8
  store ptr addrspace(1) %out, ptr %out.flat, align 8
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %from = load ptr, ptr %in.flat, align 8
  %p = getelementptr i32, ptr %from, i32 %x
  %n = load i32, ptr %p, align 4
  %s = call i32 @sum(i32 %n)
  %which = and i32 %x, 3
  %q = getelementptr [4 x i32], ptr addrspace(5) %four, i32 0, i32 %which
  store i32 %s, ptr addrspace(5) %q, align 4
  %again = load i32, ptr addrspace(5) %q, align 4
  %to = load ptr, ptr %out.flat, align 8
  %o = getelementptr i32, ptr %to, i32 %x
  store i32 %again, ptr %o, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

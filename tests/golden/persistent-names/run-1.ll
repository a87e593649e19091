; ModuleID = '<stdin>'
source_filename = "<stdin>"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%llvm.amdgcn.kernel.tally.lds.t = type { [256 x i32] }

@llvm.amdgcn.kernel.tally.lds = internal addrspace(3) global %llvm.amdgcn.kernel.tally.lds.t poison, align 16, !absolute_symbol !0

define amdgpu_kernel void @tally(ptr addrspace(1) %src, i32 %0) #0 {
  %2 = shl i32 %0, 1
  %3 = getelementptr i8, ptr addrspace(1) %src, i32 %2
  %4 = load i8, ptr addrspace(1) %3, align 1
  %5 = zext i8 %4 to i32
  %6 = getelementptr [256 x i32], ptr addrspace(3) @llvm.amdgcn.kernel.tally.lds, i32 0, i32 %5
  %7 = load i32, ptr addrspace(3) %6, align 4
  %8 = add i32 %7, 1
  %9 = xor i32 %8, 0
  store i32 %9, ptr addrspace(3) %6, align 4
  ret void
}

attributes #0 = { "amdgpu-lds-size"="1024" }

!0 = !{i32 0, i32 1}

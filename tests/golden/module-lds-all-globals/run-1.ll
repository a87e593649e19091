; ModuleID = '<stdin>'
source_filename = "<stdin>"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%llvm.amdgcn.module.lds.t = type { [64 x i32] }
%llvm.amdgcn.kernel.kernel_zero.lds.t = type { i8 }

@limit = addrspace(4) constant i32 64, align 4
@0 = private addrspace(4) constant [4 x i8] c"lds\00", align 1
@llvm.amdgcn.module.lds = internal addrspace(3) global %llvm.amdgcn.module.lds.t poison, align 16, !absolute_symbol !0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @llvm.amdgcn.module.lds to ptr)], section "llvm.metadata"
@llvm.amdgcn.kernel.kernel_zero.lds = internal addrspace(3) global %llvm.amdgcn.kernel.kernel_zero.lds.t poison, align 1, !absolute_symbol !1

declare void @external_sink(ptr addrspace(4)) #0

; Function Attrs: noinline nounwind
define internal void @accumulate(i32 %lane, i32 %x) #1 {
  %p = getelementptr inbounds [64 x i32], ptr addrspace(3) @llvm.amdgcn.module.lds, i32 0, i32 %lane
  %old = load i32, ptr addrspace(3) %p, align 4
  %new = add nsw i32 %old, %x
  store i32 %new, ptr addrspace(3) %p, align 4
  ret void
}

; Function Attrs: nounwind
define amdgpu_kernel void @kernel_zero(i32 %x) #2 {
  call void @llvm.donothing() [ "ExplicitUse"(ptr addrspace(3) @llvm.amdgcn.kernel.kernel_zero.lds) ]
  call void @llvm.donothing() [ "ExplicitUse"(ptr addrspace(3) @llvm.amdgcn.module.lds) ]
  store i8 1, ptr addrspace(3) @llvm.amdgcn.kernel.kernel_zero.lds, align 1
  %bound = load i32, ptr addrspace(4) @limit, align 4
  call void @accumulate(i32 %bound, i32 %x)
  ret void
}

; Function Attrs: nounwind
define amdgpu_kernel void @kernel_one() #3 {
  call void @llvm.donothing() [ "ExplicitUse"(ptr addrspace(3) @llvm.amdgcn.module.lds) ]
  call void @accumulate(i32 3, i32 4)
  call void @external_sink(ptr addrspace(4) @0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare void @llvm.donothing() #4

attributes #0 = { "target-cpu"="gfx90a" }
attributes #1 = { noinline nounwind "target-cpu"="gfx90a" }
attributes #2 = { nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="257" "target-cpu"="gfx90a" }
attributes #3 = { nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-lds-size"="256" "target-cpu"="gfx90a" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }

!0 = !{i32 0, i32 1}
!1 = !{i32 256, i32 257}

; ModuleID = '<stdin>'
source_filename = "<stdin>"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%llvm.amdgcn.kernel.rotate.lds.t = type { [4 x <2 x half>] }

@llvm.amdgcn.kernel.rotate.lds = internal addrspace(3) global %llvm.amdgcn.kernel.rotate.lds.t poison, align 16, !absolute_symbol !0

define <2 x half> @scale(<2 x half> %v, half %f) {
  %a = insertelement <2 x half> poison, half %f, i32 0
  %b = shufflevector <2 x half> %a, <2 x half> poison, <2 x i32> zeroinitializer
  %r = fmul <2 x half> %v, %b
  ret <2 x half> %r
}

; Function Attrs: sanitize_address
define amdgpu_kernel void @rotate(i32 %i, half %f) #0 {
  %p = getelementptr [4 x <2 x half>], ptr addrspace(3) @llvm.amdgcn.kernel.rotate.lds, i32 0, i32 %i
  %v = load <2 x half>, ptr addrspace(3) %p, align 4
  %w = call <2 x half> @scale(<2 x half> %v, half %f)
  store <2 x half> %w, ptr addrspace(3) %p, align 4
  ret void
}

attributes #0 = { sanitize_address "amdgpu-lds-size"="16" }

!llvm.module.flags = !{!1}

!0 = !{i32 0, i32 1}
!1 = !{i32 4, !"nosanitize_address", i32 1}

; every type, as values of globals, parameters and instructions
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%empty = type {}
%opaque = type opaque
%packed = type <{ i8, i64, [3 x i16] }>
%list = type { ptr, %inner, [2 x %inner] }
%inner = type { i1, <4 x half>, %packed }
%"quoted name" = type { %empty, ptr addrspace(3) }
%union.1 = type { i7 }

@barrier = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
@use.opaque = external global %opaque
@list = global %list zeroinitializer
@quoted = global %"quoted name" { %empty zeroinitializer, ptr addrspace(3) null }
@u = global %union.1 { i7 -3 }
@deep = global [2 x [3 x [2 x i1]]] zeroinitializer
@packed.literal = global <{ i8, <{}>, {} }> <{ i8 1, <{}> zeroinitializer, {} zeroinitializer }>

define void @types(i1 %a, i8 %b, i129 %c, half %d, bfloat %e, float %f, double %g, fp128 %h, x86_fp80 %i, ppc_fp128 %j, ptr %k, ptr addrspace(5) %l, <vscale x 4 x i32> %m, <7 x i3> %n, [4 x %inner] %o, { i32, { <2 x ptr addrspace(3)>, <{ i8 }> } } %p, i8388607 %q, ptr addrspace(7) %r) {

  %t = alloca <{ i8, %inner }>, align 1, addrspace(5)
  %v = select i1 %a, <vscale x 4 x i32> %m, <vscale x 4 x i32> zeroinitializer
  %w = extractvalue { i32, { <2 x ptr addrspace(3)>, <{ i8 }> } } %p, 1, 0
  %x = extractelement <2 x ptr addrspace(3)> %w, i32 0
  %y = extractvalue [4 x %inner] %o, 3, 1
  ret void
}

declare { i32, ptr } @mixed(...)

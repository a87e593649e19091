; code in an address space of its own, as on AVR
target datalayout = "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8-a:8"
@table = constant [2 x ptr addrspace(1)] [ptr addrspace(1) @f, ptr addrspace(1) @g]
@a = alias void (), ptr addrspace(1) @g

define void @f(ptr %p, ptr addrspace(1) %q) addrspace(1) {
  call addrspace(1) void @g()
  call addrspace(1) void %q(ptr addrspace(1) @f)
  call addrspace(0) void %p()
  %1 = alloca ptr addrspace(1), align 1
  store ptr addrspace(1) @g, ptr %1, align 1
  ret void
}

define internal void @g() unnamed_addr addrspace(1) {
  ret void
}
declare void @h() addrspace(3)

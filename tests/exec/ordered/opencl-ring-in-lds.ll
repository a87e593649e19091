; WHY: A wave hands tiles to another one through LDS as OpenCL has it: fences and atomics that order LDS only.
; LAUNCH: @k grid=2 block=128 args=i32[512]:iota,i32[512]:zero
target triple = "amdgcn-amd-amdhsa"

@t = internal addrspace(3) global [64 x i32] poison, align 4
@full = internal addrspace(3) global i32 poison, align 4
@empty = internal addrspace(3) global i32 poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) sanitize_address {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %lane = and i32 %x, 63
  %base = mul i32 %g, 256
  %first = add i32 %base, %lane
  %leads = icmp eq i32 %lane, 0
  %is.first = icmp eq i32 %x, 0
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %lane
  br i1 %is.first, label %clear, label %start

clear:
  store i32 0, ptr addrspace(3) @full, align 4
  store i32 0, ptr addrspace(3) @empty, align 4
  br label %start

start:
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %gives = icmp ult i32 %x, 64
  br i1 %gives, label %give, label %take

give:
  %i = phi i32 [ 0, %start ], [ %i1, %given ]
  %e = load atomic i32, ptr addrspace(3) @empty syncscope("workgroup-one-as") acquire, align 4
  %has.room = icmp eq i32 %e, %i
  br i1 %has.room, label %fill, label %given

fill:
  %row = mul i32 %i, 64
  %at = add i32 %first, %row
  %a = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %v = load i32, ptr addrspace(1) %a, align 4
  store i32 %v, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") release, !mmra !0
  %next = add i32 %i, 1
  br i1 %leads, label %post, label %given

post:
  store atomic i32 %next, ptr addrspace(3) @full syncscope("workgroup-one-as") release, align 4
  br label %given

given:
  %i1 = phi i32 [ %i, %give ], [ %next, %fill ], [ %next, %post ]
  %more = icmp ult i32 %i1, 4
  br i1 %more, label %give, label %end

take:
  %j = phi i32 [ 0, %start ], [ %j1, %taken ]
  %f = load atomic i32, ptr addrspace(3) @full syncscope("workgroup-one-as") acquire, align 4
  %is.there = icmp ugt i32 %f, %j
  br i1 %is.there, label %read, label %taken

read:
  %row.out = mul i32 %j, 64
  %at.out = add i32 %first, %row.out
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %at.out
  %w = load i32, ptr addrspace(3) %p, align 4
  store i32 %w, ptr addrspace(1) %o, align 4
  fence syncscope("workgroup") release, !mmra !0
  %last = add i32 %j, 1
  br i1 %leads, label %answer, label %taken

answer:
  store atomic i32 %last, ptr addrspace(3) @empty syncscope("workgroup-one-as") release, align 4
  br label %taken

taken:
  %j1 = phi i32 [ %j, %take ], [ %last, %read ], [ %last, %answer ]
  %left = icmp ult i32 %j1, 4
  br i1 %left, label %take, label %end

end:
  ret void
}

!0 = !{!"amdgpu-synchronize-as", !"local"}

; ModuleID = '<stdin>'
source_filename = "<stdin>"

@scratch = internal addrspace(3) global [16 x i32] poison, align 4

; Function Attrs: nounwind willreturn memory(none)
declare i32 @lane_id() #0

; Function Attrs: alwaysinline nounwind memory(read)
define i32 @pick(i32 %i) #1 {
  %twice = and i32 %i, 2147483647
  %1 = zext nneg i32 %twice to i64
  %p = getelementptr i32, ptr addrspace(3) @scratch, i64 %1
  %v = load i32, ptr addrspace(3) %p, align 4
  ret i32 %v
}

; Function Attrs: nounwind
define amdgpu_kernel void @write_lane() #2 {
  %id = call i32 @lane_id() #3
  %1 = sext i32 %id to i64
  %p = getelementptr i32, ptr addrspace(3) @scratch, i64 %1
  %x = shl i32 %id, 2
  store i32 %x, ptr addrspace(3) %p, align 4
  ret void
}

define void @plain(ptr %p) {
  store i8 0, ptr %p, align 1
  ret void
}

attributes #0 = { nounwind willreturn memory(none) }
attributes #1 = { alwaysinline nounwind memory(read) }
attributes #2 = { nounwind "uniform-work-group-size"="true" }
attributes #3 = { nounwind }

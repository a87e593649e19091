; ModuleID = '<stdin>'
source_filename = "<stdin>"

%"class.ns::tile" = type { [4 x [4 x float]], %"struct.header v2", ptr addrspace(3) }
%"struct.header v2" = type <{ i8, i32, i16 }>

@lds.tile = internal addrspace(3) global %"class.ns::tile" poison, align 16
@"lds tile.1" = internal addrspace(3) global [2 x { i32, { i32, i32 } }] poison, align 4
@"lds-raw$2" = internal addrspace(3) global [64 x i8] poison, align 16
@wide.table = internal addrspace(4) constant [48 x i32] [i32 0, i32 1, i32 4, i32 9, i32 16, i32 25, i32 36, i32 49, i32 64, i32 81, i32 100, i32 121, i32 144, i32 169, i32 196, i32 225, i32 256, i32 289, i32 324, i32 361, i32 400, i32 441, i32 484, i32 529, i32 576, i32 625, i32 676, i32 729, i32 784, i32 841, i32 900, i32 961, i32 1024, i32 1089, i32 1156, i32 1225, i32 1296, i32 1369, i32 1444, i32 1521, i32 1600, i32 1681, i32 1764, i32 1849, i32 1936, i32 2025, i32 2116, i32 2209], align 4

define float @tile.load(i32 %"col idx", i32 %row) {
entry:
  %0 = sext i32 %row to i64
  %.base = getelementptr inbounds %"class.ns::tile", ptr addrspace(3) @lds.tile, i64 0, i32 0, i64 %0
  %1 = sext i32 %"col idx" to i64
  %"elt ptr" = getelementptr inbounds float, ptr addrspace(3) %.base, i64 %1
  %x.0 = load float, ptr addrspace(3) %"elt ptr", align 4
  %x_1 = fadd float %x.0, 0.000000e+00
  ret float %x_1
}

define i32 @"tile load<int>"(i32 %i) {
  %1 = sext i32 %i to i64
  %p.split = getelementptr { i32, { i32, i32 } }, ptr addrspace(3) @"lds tile.1", i64 %1
  %p = getelementptr i8, ptr addrspace(3) %p.split, i64 8
  %v = load i32, ptr addrspace(3) %p, align 4
  ret i32 %v
}

define i32 @-dash.first(i32 %i) {
  %1 = sext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(4) @wide.table, i64 %1
  %v = load i32, ptr addrspace(4) %p, align 4
  %r = call i32 @"tile load<int>"(i32 %v)
  store i8 1, ptr addrspace(3) @"lds-raw$2", align 16
  ret i32 %r
}

define void @"cost$of"(ptr %p) {
  store i32 7, ptr %p, align 4
  ret void
}

define i32 @many(i32 %argument_number_00, i32 %argument_number_01, i32 %argument_number_02, i32 %argument_number_03, i32 %argument_number_04, i32 %argument_number_05, i32 %argument_number_06, i32 %argument_number_07, i32 %argument_number_08, i32 %argument_number_09, i32 %argument_number_10, i32 %argument_number_11, i32 %argument_number_12, i32 %argument_number_13, i32 %argument_number_14, i32 %argument_number_15) {
  %r = call i32 @many(i32 %argument_number_15, i32 %argument_number_14, i32 %argument_number_13, i32 %argument_number_12, i32 %argument_number_11, i32 %argument_number_10, i32 %argument_number_09, i32 %argument_number_08, i32 %argument_number_07, i32 %argument_number_06, i32 %argument_number_05, i32 %argument_number_04, i32 %argument_number_03, i32 %argument_number_02, i32 %argument_number_01, i32 %argument_number_00)
  ret i32 %r
}

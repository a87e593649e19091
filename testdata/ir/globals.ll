; linkages, visibilities, thread-local models, sections, attributes, header tails
source_filename = "dir/glo\22bals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl foo"
module asm "foo: .quad \22x\22"
$c = comdat nodeduplicate
$foo = comdat largest
$comd = comdat any
$noinit = comdat samesize

@ext = external global i32
@extw = extern_weak global i32, align 4
@a = private global i32 0
@b = internal unnamed_addr constant i32 1, align 4
@c = linkonce_odr dso_local local_unnamed_addr global i32 2, comdat($c)
@d = weak_odr hidden global i32 3
@e = weak protected global i32 3
@f = common global i32 0, align 16
@g = appending global [1 x ptr] [ptr @a]
@h = available_externally dllimport global i32 0
@i = dllexport global i32 9
@j = thread_local global i32 1
@k = thread_local(localdynamic) global i32 1
@l = internal thread_local(initialexec) global i32 1
@m = thread_local(localexec) unnamed_addr global i32 1
@n = addrspace(1) externally_initialized global i32 1, section "a section", align 32
@o = global i32 1, partition "part", code_model "large", align 4
@p = global i32 1, no_sanitize_address, no_sanitize_hwaddress, sanitize_address_dyninit
@q = global i32 1, sanitize_memtag
@r = global i32 2, section "x", comdat($foo), align 8, !type !0, !associated !1
@s = external dso_local addrspace(4) constant [0 x i32], align 8, !absolute_symbol !2
@attr = global i32 0 #0
@attr2 = global i32 0, align 4 #0
@llvm.used = appending global [2 x ptr] [ptr @a, ptr @attr], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @plain, ptr null }]

declare void @plain()
declare !dbg !10 extern_weak noundef nonnull align 8 dereferenceable(16) ptr @decl(ptr noundef byval(i32) align 4, i32 signext range(i32 0, 10), i64, ...) #1
declare void @attrs(ptr sret({ i32, i8 }) align 8 %named, ptr nocapture, ptr captures(address, read_provenance) readonly, float nofpclass(nan inf), ptr initializes((0, 4), (8, 12)), ptr dead_on_unwind writable, ptr swiftself, i8 zeroext inreg, ptr nest, ptr noalias) memory(argmem: readwrite, inaccessiblemem: read) "str" "k"="v\22x"
define available_externally amdgpu_kernel void @cc1() { ret void }
define cc 77 void @cc2() { ret void }
define internal preserve_mostcc noundef i32 @tail(i32 %0, i32 %1) unnamed_addr #0 section "text \22" partition "p" comdat($c) align 64 gc "statepoint-example" prefix i32 5 prologue i8 1 personality ptr @pers !dbg !3 !prof !4 {
  %3 = add i32 %0, %1
  ret i32 %3
}
define linkonce_odr hidden void @comd() local_unnamed_addr comdat { ret void }
define weak dllexport void @exp() nounwind memory(none) "key" { unreachable }
define void @"quoted fn"(i32 %"an arg") addrspace(0) #2 #0 { 
  ret void
}
define dso_local i32 @mixed(i32 %0, i32 %named, i32 %1) {
  %3 = add i32 %0, %1
  %4 = add i32 %3, %named
  ret i32 %4
}
declare ptr @ret(ptr noalias returned)
declare i32 @pers(...)

attributes #0 = { nounwind "frame-pointer"="all" "quote"="q\22" }
attributes #1 = { noinline allocsize(1,2) allockind("alloc,zeroed") alignstack=16 uwtable(sync) vscale_range(1,16) memory(read, argmem: none) }
attributes #2 = { "a" "b"="" }

!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!8, !9}

!named = !{!0, !4}

!0 = !{i64 0, !"type"}
!1 = !{ptr @a}
!2 = !{i64 0, i64 1}
!3 = distinct !DISubprogram(name: "d\22ecl", scope: !6, file: !6, line: 3, type: !7, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !5)
!4 = !{!"function_entry_count", i64 10, null, ptr @b, !{!"nested"}}
!5 = distinct !DICompileUnit(language: DW_LANG_C11, file: !6, producer: "me", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!6 = !DIFile(filename: "a.c", directory: "/tmp", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!7 = !DISubroutineType(types: !{null})
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !DISubprogram(name: "decl", scope: !6, file: !6, line: 3, type: !7, spFlags: DISPFlagOptimized)

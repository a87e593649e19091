; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pk = type <{ i8, i16 }>
%union.anon = type { double, [8 x i8] }
%struct.big = type { [8 x i64] }

$asan.module_ctor = comdat any

$asan.module_dtor = comdat any

$.str.c8fe1199fe0645f47c4380955de43204 = comdat any

$.str.1.c8fe1199fe0645f47c4380955de43204 = comdat any

$strings = comdat any

$go.l.c8fe1199fe0645f47c4380955de43204 = comdat any

$packs = comdat any

$fnptr = comdat any

$common_x = comdat any

$table.c8fe1199fe0645f47c4380955de43204 = comdat any

@tls = dso_local thread_local local_unnamed_addr global i32 5, align 4
@.str = internal constant { [4 x i8], [28 x i8] } { [4 x i8] c"abc\00", [28 x i8] zeroinitializer }, comdat($.str.c8fe1199fe0645f47c4380955de43204), align 32
@.str.1 = internal constant { [4 x i8], [28 x i8] } { [4 x i8] c"d\09e\00", [28 x i8] zeroinitializer }, comdat($.str.1.c8fe1199fe0645f47c4380955de43204), align 32
@strings = dso_local global { [3 x ptr], [40 x i8] } { [3 x ptr] [ptr @.str, ptr @.str.1, ptr getelementptr (i8, ptr @table, i64 40)], [40 x i8] zeroinitializer }, comdat, align 32
@placed = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 0], section "my section", align 64
@.src = private constant [4 x i8] c"a.c\00", no_sanitize_address, align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }, no_sanitize_address
@1 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 9, i32 28 }, ptr @0 }, no_sanitize_address
@ext = external local_unnamed_addr global i32, align 4
@2 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 14, i32 51 }, ptr @0 }, no_sanitize_address
@3 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 15, i32 92 }, ptr @0 }, no_sanitize_address
@4 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 15, i32 98 }, ptr @0 }, no_sanitize_address
@5 = private unnamed_addr constant { i16, i16, [9 x i8] } { i16 1, i16 64, [9 x i8] c"'double'\00" }, no_sanitize_address
@6 = private unnamed_addr global { { ptr, i32, i32 }, ptr, ptr } { { ptr, i32, i32 } { ptr @.src, i32 15, i32 202 }, ptr @5, ptr @0 }, no_sanitize_address
@7 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 15, i32 200 }, ptr @0 }, no_sanitize_address
@go.l = internal global { [3 x ptr], [40 x i8] } { [3 x ptr] [ptr blockaddress(@go, %a), ptr blockaddress(@go, %b), ptr blockaddress(@go, %c)], [40 x i8] zeroinitializer }, comdat($go.l.c8fe1199fe0645f47c4380955de43204), align 32
@8 = private unnamed_addr constant { i16, i16, [12 x i8] } { i16 -1, i16 0, [12 x i8] c"'void *[3]'\00" }, no_sanitize_address
@9 = private unnamed_addr global { { ptr, i32, i32 }, ptr, ptr } { { ptr, i32, i32 } { ptr @.src, i32 17, i32 67 }, ptr @8, ptr @0 }, no_sanitize_address
@10 = private unnamed_addr global { { ptr, i32, i32 } } { { ptr, i32, i32 } { ptr @.src, i32 17, i32 67 } }, no_sanitize_address
@11 = private unnamed_addr global { { ptr, i32, i32 }, ptr, i8, i8 } { { ptr, i32, i32 } { ptr @.src, i32 17, i32 76 }, ptr @0, i8 2, i8 1 }, no_sanitize_address
@12 = private unnamed_addr global { { ptr, i32, i32 }, ptr, i8, i8 } { { ptr, i32, i32 } { ptr @.src, i32 17, i32 87 }, ptr @0, i8 2, i8 1 }, no_sanitize_address
@13 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 17, i32 90 }, ptr @0 }, no_sanitize_address
@14 = private unnamed_addr global { { ptr, i32, i32 }, ptr, i8, i8 } { { ptr, i32, i32 } { ptr @.src, i32 17, i32 109 }, ptr @0, i8 2, i8 1 }, no_sanitize_address
@15 = private unnamed_addr constant { i16, i16, [14 x i8] } { i16 1, i16 128, [14 x i8] c"'long double'\00" }, no_sanitize_address
@16 = private unnamed_addr constant { i16, i16, [7 x i8] } { i16 0, i16 13, [7 x i8] c"'long'\00" }, no_sanitize_address
@17 = private unnamed_addr global { { ptr, i32, i32 }, ptr, ptr } { { ptr, i32, i32 } { ptr @.src, i32 19, i32 107 }, ptr @15, ptr @16 }, no_sanitize_address
@18 = private unnamed_addr constant { i16, i16, [32 x i8] } { i16 -1, i16 0, [32 x i8] c"'v4' (vector of 4 'int' values)\00" }, no_sanitize_address
@19 = private unnamed_addr global { { ptr, i32, i32 }, ptr, ptr } { { ptr, i32, i32 } { ptr @.src, i32 21, i32 62 }, ptr @18, ptr @0 }, no_sanitize_address
@20 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 23, i32 73 }, ptr @0 }, no_sanitize_address
@21 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 23, i32 103 }, ptr @0 }, no_sanitize_address
@22 = private unnamed_addr constant { i16, i16, [13 x i8] } { i16 -1, i16 0, [13 x i8] c"'struct big'\00" }, no_sanitize_address
@23 = private unnamed_addr global { { ptr, i32, i32 }, ptr, i8, i8 } { { ptr, i32, i32 } { ptr @.src, i32 27, i32 88 }, ptr @22, i8 3, i8 3 }, no_sanitize_address
@24 = private unnamed_addr global { { ptr, i32, i32 } } { { ptr, i32, i32 } { ptr @.src, i32 27, i32 85 } }, no_sanitize_address
@25 = private unnamed_addr global { { ptr, i32, i32 }, ptr, i8, i8 } { { ptr, i32, i32 } { ptr @.src, i32 27, i32 85 }, ptr @16, i8 3, i8 0 }, no_sanitize_address
@26 = private unnamed_addr global { { ptr, i32, i32 } } { { ptr, i32, i32 } { ptr @.src, i32 27, i32 76 } }, no_sanitize_address
@packs = dso_local global { [2 x %struct.pk], [26 x i8] } { [2 x %struct.pk] [%struct.pk <{ i8 97, i16 3 }>, %struct.pk <{ i8 1, i16 -1 }>], [26 x i8] zeroinitializer }, comdat, align 32
@fnptr = dso_local global { ptr, [24 x i8] } { ptr @base, [24 x i8] zeroinitializer }, comdat, align 32
@27 = private unnamed_addr constant { i16, i16, [15 x i8] } { i16 -1, i16 0, [15 x i8] c"'int (*)(int)'\00" }, no_sanitize_address
@28 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 29, i32 71 }, ptr @27 }, no_sanitize_address
@29 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 29, i32 78 }, ptr @27 }, no_sanitize_address
@30 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 29, i32 76 }, ptr @0 }, no_sanitize_address
@31 = private unnamed_addr constant { i16, i16, [11 x i8] } { i16 0, i16 15, [11 x i8] c"'__int128'\00" }, no_sanitize_address
@32 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 31, i32 59 }, ptr @31 }, no_sanitize_address
@33 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 32, i32 25 }, ptr @0 }, no_sanitize_address
@34 = private unnamed_addr global { { ptr, i32, i32 } } { { ptr, i32, i32 } { ptr @.src, i32 32, i32 57 } }, no_sanitize_address
@35 = private unnamed_addr global { { ptr, i32, i32 } } { { ptr, i32, i32 } { ptr @.src, i32 33, i32 121 } }, no_sanitize_address
@36 = private unnamed_addr global { { ptr, i32, i32 }, i8 } { { ptr, i32, i32 } { ptr @.src, i32 33, i32 225 }, i8 2 }, no_sanitize_address
@37 = private unnamed_addr global { { ptr, i32, i32 }, i8 } { { ptr, i32, i32 } { ptr @.src, i32 34, i32 74 }, i8 1 }, no_sanitize_address
@38 = private unnamed_addr constant { i16, i16, [20 x i8] } { i16 2, i16 15, [20 x i8] c"'_BitInt(77)'\00M\00\00\00\00\00" }, no_sanitize_address
@39 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 36, i32 65 }, ptr @38 }, no_sanitize_address
@40 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 36, i32 69 }, ptr @38 }, no_sanitize_address
@41 = private unnamed_addr global { { ptr, i32, i32 } } { { ptr, i32, i32 } { ptr @.src, i32 39, i32 35 } }, no_sanitize_address
@42 = private unnamed_addr global { { ptr, i32, i32 }, ptr, i8, i8 } { { ptr, i32, i32 } { ptr @.src, i32 39, i32 35 }, ptr @0, i8 2, i8 0 }, no_sanitize_address
@43 = private unnamed_addr global { { ptr, i32, i32 } } { { ptr, i32, i32 } { ptr @.src, i32 39, i32 42 } }, no_sanitize_address
@44 = private unnamed_addr constant { i16, i16, [12 x i8] } { i16 0, i16 11, [12 x i8] c"'const int'\00" }, no_sanitize_address
@45 = private unnamed_addr global { { ptr, i32, i32 }, ptr, i8, i8 } { { ptr, i32, i32 } { ptr @.src, i32 39, i32 42 }, ptr @44, i8 2, i8 0 }, no_sanitize_address
@46 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 39, i32 40 }, ptr @0 }, no_sanitize_address
@47 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 39, i32 32 }, ptr @0 }, no_sanitize_address
@48 = private unnamed_addr global { { ptr, i32, i32 } } { { ptr, i32, i32 } { ptr @.src, i32 40, i32 60 } }, no_sanitize_address
@49 = private unnamed_addr global { { ptr, i32, i32 }, ptr } { { ptr, i32, i32 } { ptr @.src, i32 41, i32 81 }, ptr @0 }, no_sanitize_address
@common_x = dso_local global { i32, [28 x i8] } zeroinitializer, comdat, align 32
@table = internal constant { <{ { ptr, i32, i8, i8, [2 x i8], %union.anon }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } }>, [32 x i8] } { <{ { ptr, i32, i8, i8, [2 x i8], %union.anon }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } }> <{ { ptr, i32, i8, i8, [2 x i8], %union.anon } { ptr null, i32 1, i8 -125, i8 -1, [2 x i8] zeroinitializer, %union.anon { double 2.500000e+00, [8 x i8] zeroinitializer } }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } } { ptr @table, i32 2, i8 -95, i8 0, [2 x i8] zeroinitializer, { [12 x i8], [4 x i8] } { [12 x i8] c"hi\\\22\0A\01\00\00\00\00\00\00", [4 x i8] zeroinitializer } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } zeroinitializer }>, [32 x i8] zeroinitializer }, comdat($table.c8fe1199fe0645f47c4380955de43204), align 32
@__asan_option_detect_stack_use_after_return = external global i32
@___asan_gen_stack = private unnamed_addr constant [13 x i8] c"1 32 24 2 ap\00", align 1
@___asan_gen_stack.3 = private unnamed_addr constant [14 x i8] c"1 32 16 3 tmp\00", align 1
@___asan_gen_stack.4 = private unnamed_addr constant [42 x i8] c"2 32 32 10 Arg0.byval 96 32 10 Arg1.byval\00", align 1
@___asan_gen_stack.5 = private unnamed_addr constant [18 x i8] c"1 32 64 7 b.byval\00", align 1
@___asan_gen_stack.6 = private unnamed_addr constant [26 x i8] c"2 32 16 3 tmp 64 16 3 tmp\00", align 1
@___asan_gen_stack.7 = private unnamed_addr constant [51 x i8] c"4 32 16 3 tmp 64 16 3 tmp 96 16 3 tmp 128 16 3 tmp\00", align 1
@___asan_gen_global = private unnamed_addr constant [5 x i8] c".str\00", align 1
@___asan_gen_global.8 = private unnamed_addr constant [7 x i8] c".str.1\00", align 1
@___asan_gen_global.9 = private unnamed_addr constant [8 x i8] c"strings\00", align 1
@__odr_asan_gen_strings = global i8 0, align 1
@___asan_gen_global.10 = private unnamed_addr constant [5 x i8] c"go.l\00", align 1
@___asan_gen_global.11 = private unnamed_addr constant [6 x i8] c"packs\00", align 1
@__odr_asan_gen_packs = global i8 0, align 1
@___asan_gen_global.12 = private unnamed_addr constant [6 x i8] c"fnptr\00", align 1
@__odr_asan_gen_fnptr = global i8 0, align 1
@___asan_gen_global.13 = private unnamed_addr constant [9 x i8] c"common_x\00", align 1
@__odr_asan_gen_common_x = global i8 0, align 1
@___asan_gen_global.14 = private unnamed_addr constant [6 x i8] c"table\00", align 1
@__asan_global_.str = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @50 to i64), i64 4, i64 32, i64 ptrtoint (ptr @___asan_gen_global to i64), i64 ptrtoint (ptr @.src to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.c8fe1199fe0645f47c4380955de43204), !associated !0
@__asan_global_.str.1 = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @51 to i64), i64 4, i64 32, i64 ptrtoint (ptr @___asan_gen_global.8 to i64), i64 ptrtoint (ptr @.src to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($.str.1.c8fe1199fe0645f47c4380955de43204), !associated !1
@__asan_global_strings = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @52 to i64), i64 24, i64 64, i64 ptrtoint (ptr @___asan_gen_global.9 to i64), i64 ptrtoint (ptr @.src to i64), i64 0, i64 0, i64 ptrtoint (ptr @__odr_asan_gen_strings to i64) }, section "asan_globals", comdat($strings), !associated !2
@__asan_global_go.l = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @53 to i64), i64 24, i64 64, i64 ptrtoint (ptr @___asan_gen_global.10 to i64), i64 ptrtoint (ptr @.src to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($go.l.c8fe1199fe0645f47c4380955de43204), !associated !3
@__asan_global_packs = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @54 to i64), i64 6, i64 32, i64 ptrtoint (ptr @___asan_gen_global.11 to i64), i64 ptrtoint (ptr @.src to i64), i64 0, i64 0, i64 ptrtoint (ptr @__odr_asan_gen_packs to i64) }, section "asan_globals", comdat($packs), !associated !4
@__asan_global_fnptr = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @55 to i64), i64 8, i64 32, i64 ptrtoint (ptr @___asan_gen_global.12 to i64), i64 ptrtoint (ptr @.src to i64), i64 0, i64 0, i64 ptrtoint (ptr @__odr_asan_gen_fnptr to i64) }, section "asan_globals", comdat($fnptr), !associated !5
@__asan_global_common_x = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @56 to i64), i64 4, i64 32, i64 ptrtoint (ptr @___asan_gen_global.13 to i64), i64 ptrtoint (ptr @.src to i64), i64 0, i64 0, i64 ptrtoint (ptr @__odr_asan_gen_common_x to i64) }, section "asan_globals", comdat($common_x), !associated !6
@__asan_global_table = private global { i64, i64, i64, i64, i64, i64, i64, i64 } { i64 ptrtoint (ptr @57 to i64), i64 96, i64 128, i64 ptrtoint (ptr @___asan_gen_global.14 to i64), i64 ptrtoint (ptr @.src to i64), i64 0, i64 0, i64 -1 }, section "asan_globals", comdat($table.c8fe1199fe0645f47c4380955de43204), !associated !7
@llvm.compiler.used = appending global [17 x ptr] [ptr @placed, ptr @.str, ptr @.str.1, ptr @strings, ptr @go.l, ptr @packs, ptr @fnptr, ptr @common_x, ptr @table, ptr @__asan_global_.str, ptr @__asan_global_.str.1, ptr @__asan_global_strings, ptr @__asan_global_go.l, ptr @__asan_global_packs, ptr @__asan_global_fnptr, ptr @__asan_global_common_x, ptr @__asan_global_table], section "llvm.metadata"
@___asan_globals_registered = common hidden global i64 0
@__start_asan_globals = extern_weak hidden global i64
@__stop_asan_globals = extern_weak hidden global i64
@llvm.used = appending global [2 x ptr] [ptr @asan.module_ctor, ptr @asan.module_dtor], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }, { i32, ptr, ptr } { i32 1, ptr @asan.module_ctor, ptr @asan.module_ctor }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @asan.module_dtor, ptr @asan.module_dtor }]

@alias_base = dso_local alias i32 (i32), ptr @base
@weak_base = weak dso_local alias i32 (i32), ptr @base
@50 = private alias { [4 x i8], [28 x i8] }, ptr @.str
@51 = private alias { [4 x i8], [28 x i8] }, ptr @.str.1
@52 = private alias { [3 x ptr], [40 x i8] }, ptr @strings
@53 = private alias { [3 x ptr], [40 x i8] }, ptr @go.l
@54 = private alias { [2 x %struct.pk], [26 x i8] }, ptr @packs
@55 = private alias { ptr, [24 x i8] }, ptr @fnptr
@56 = private alias { i32, [28 x i8] }, ptr @common_x
@57 = private alias { <{ { ptr, i32, i8, i8, [2 x i8], %union.anon }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } }>, [32 x i8] }, ptr @table

@ifn = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: nounwind sanitize_address
define dso_local noundef i32 @base(i32 noundef %x) #0 !func_sanitize !17 {
entry:
  %0 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 3), !nosanitize !18
  %1 = extractvalue { i32, i1 } %0, 1, !nosanitize !18
  br i1 %1, label %handler.mul_overflow, label %cont, !prof !19, !nosanitize !18

handler.mul_overflow:                             ; preds = %entry
  %2 = zext i32 %x to i64, !nosanitize !18
  tail call void @__ubsan_handle_mul_overflow(ptr nonnull @1, i64 %2, i64 3) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.mul_overflow, %entry
  %3 = extractvalue { i32, i1 } %0, 0, !nosanitize !18
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: uwtable
declare void @__ubsan_handle_mul_overflow(ptr, i64, i64) local_unnamed_addr #2

; Function Attrs: nounwind sanitize_address
define dso_local void @ctor() #0 !func_sanitize !20 {
entry:
  call void @__asan_before_dynamic_init(i64 ptrtoint (ptr @.src to i64))
  %0 = lshr i64 ptrtoint (ptr @ext to i64), 3
  %1 = add i64 %0, 2147450880
  %2 = inttoptr i64 %1 to ptr
  %3 = load i8, ptr %2, align 1
  %4 = icmp ne i8 %3, 0
  br i1 %4, label %5, label %11, !prof !19

5:                                                ; preds = %entry
  %6 = and i64 ptrtoint (ptr @ext to i64), 7
  %7 = add i64 %6, 3
  %8 = trunc i64 %7 to i8
  %9 = icmp sge i8 %8, %3
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  call void @__asan_report_load4(i64 ptrtoint (ptr @ext to i64)) #18
  unreachable

11:                                               ; preds = %5, %entry
  %12 = load i32, ptr @ext, align 4, !tbaa !13
  %13 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %12, i32 1), !nosanitize !18
  %14 = extractvalue { i32, i1 } %13, 1, !nosanitize !18
  br i1 %14, label %handler.add_overflow, label %cont, !prof !19, !nosanitize !18

handler.add_overflow:                             ; preds = %11
  %15 = zext i32 %12 to i64, !nosanitize !18
  tail call void @__ubsan_handle_add_overflow(ptr nonnull @2, i64 %15, i64 1) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.add_overflow, %11
  %16 = extractvalue { i32, i1 } %13, 0, !nosanitize !18
  %17 = lshr i64 ptrtoint (ptr @ext to i64), 3
  %18 = add i64 %17, 2147450880
  %19 = inttoptr i64 %18 to ptr
  %20 = load i8, ptr %19, align 1
  %21 = icmp ne i8 %20, 0
  br i1 %21, label %22, label %28, !prof !19

22:                                               ; preds = %cont
  %23 = and i64 ptrtoint (ptr @ext to i64), 7
  %24 = add i64 %23, 3
  %25 = trunc i64 %24 to i8
  %26 = icmp sge i8 %25, %20
  br i1 %26, label %27, label %28

27:                                               ; preds = %22
  call void @__asan_report_store4(i64 ptrtoint (ptr @ext to i64)) #18
  unreachable

28:                                               ; preds = %22, %cont
  store i32 %16, ptr @ext, align 4, !tbaa !13
  call void @__asan_after_dynamic_init()
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: uwtable
declare void @__ubsan_handle_add_overflow(ptr, i64, i64) local_unnamed_addr #2

; Function Attrs: nounwind sanitize_address
define dso_local i32 @vsum(i32 noundef %n, ...) local_unnamed_addr #0 !func_sanitize !21 {
entry:
  %asan_local_stack_base = alloca i64, align 8
  %0 = load i32, ptr @__asan_option_detect_stack_use_after_return, align 4
  %1 = icmp ne i32 %0, 0
  br i1 %1, label %2, label %4

2:                                                ; preds = %entry
  %3 = call i64 @__asan_stack_malloc_1(i64 96)
  br label %4

4:                                                ; preds = %entry, %2
  %5 = phi i64 [ 0, %entry ], [ %3, %2 ]
  %6 = inttoptr i64 %5 to ptr
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  %MyAlloca = alloca i8, i64 96, align 32
  br label %9

9:                                                ; preds = %4, %8
  %10 = phi ptr [ %6, %4 ], [ %MyAlloca, %8 ]
  store ptr %10, ptr %asan_local_stack_base, align 8
  %11 = getelementptr i8, ptr %10, i64 32
  store i64 1102416563, ptr %10, align 8
  %12 = getelementptr i8, ptr %10, i64 8
  store i64 ptrtoint (ptr @___asan_gen_stack to i64), ptr %12, align 8
  %13 = getelementptr i8, ptr %10, i64 16
  store i64 ptrtoint (ptr @vsum to i64), ptr %13, align 8
  %14 = ptrtoint ptr %10 to i64
  %15 = lshr i64 %14, 3
  %16 = add i64 %15, 2147450880
  %17 = add i64 %16, 0
  %18 = inttoptr i64 %17 to ptr
  store i64 -866669180174077455, ptr %18, align 1
  %19 = add i64 %16, 8
  %20 = inttoptr i64 %19 to ptr
  store i32 -202116109, ptr %20, align 1
  %21 = add i64 %16, 4
  %22 = inttoptr i64 %21 to ptr
  store i16 0, ptr %22, align 1
  %23 = add i64 %16, 6
  %24 = inttoptr i64 %23 to ptr
  store i8 0, ptr %24, align 1
  call void @llvm.va_start.p0(ptr nonnull %11)
  %overflow_arg_area_p = getelementptr inbounds nuw i8, ptr %11, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %26 = zext i32 %n to i64
  br label %while.cond

while.cond:                                       ; preds = %while.cond.backedge, %9
  %indvars.iv = phi i64 [ %26, %9 ], [ %indvars.iv.next, %while.cond.backedge ]
  %s.0 = phi i32 [ 0, %9 ], [ %45, %while.cond.backedge ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  switch i64 %indvars.iv, label %while.body [
    i64 2147483648, label %handler.sub_overflow
    i64 0, label %while.end
  ], !prof !22

handler.sub_overflow:                             ; preds = %while.cond
  call void @__ubsan_handle_sub_overflow(ptr nonnull @3, i64 %indvars.iv, i64 1) #17, !nosanitize !18
  br label %while.body

while.body:                                       ; preds = %handler.sub_overflow, %while.cond
  %gp_offset = load i32, ptr %11, align 16
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %while.body
  %reg_save_area = load ptr, ptr %25, align 16
  %27 = zext nneg i32 %gp_offset to i64
  %28 = getelementptr i8, ptr %reg_save_area, i64 %27
  %29 = add nuw nsw i32 %gp_offset, 8
  store i32 %29, ptr %11, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %while.body
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %28, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %30 = ptrtoint ptr %vaarg.addr to i64
  %31 = lshr i64 %30, 3
  %32 = add i64 %31, 2147450880
  %33 = inttoptr i64 %32 to ptr
  %34 = load i8, ptr %33, align 1
  %35 = icmp ne i8 %34, 0
  br i1 %35, label %36, label %42, !prof !19

36:                                               ; preds = %vaarg.end
  %37 = and i64 %30, 7
  %38 = add i64 %37, 3
  %39 = trunc i64 %38 to i8
  %40 = icmp sge i8 %39, %34
  br i1 %40, label %41, label %42

41:                                               ; preds = %36
  call void @__asan_report_load4(i64 %30) #18
  unreachable

42:                                               ; preds = %36, %vaarg.end
  %43 = load i32, ptr %vaarg.addr, align 4, !tbaa !13
  %44 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %s.0, i32 %43), !nosanitize !18
  %45 = extractvalue { i32, i1 } %44, 0, !nosanitize !18
  %46 = extractvalue { i32, i1 } %44, 1, !nosanitize !18
  br i1 %46, label %handler.add_overflow, label %while.cond.backedge, !prof !19, !nosanitize !18

handler.add_overflow:                             ; preds = %42
  %47 = zext i32 %s.0 to i64, !nosanitize !18
  %48 = zext i32 %43 to i64, !nosanitize !18
  call void @__ubsan_handle_add_overflow(ptr nonnull @4, i64 %47, i64 %48) #17, !nosanitize !18
  br label %while.cond.backedge, !nosanitize !18

while.cond.backedge:                              ; preds = %handler.add_overflow, %42
  br label %while.cond, !llvm.loop !23

while.end:                                        ; preds = %while.cond
  %fp_offset_p = getelementptr inbounds nuw i8, ptr %11, i64 4
  %fp_offset = load i32, ptr %fp_offset_p, align 4
  %fits_in_fp = icmp ult i32 %fp_offset, 161
  br i1 %fits_in_fp, label %vaarg.in_reg4, label %vaarg.in_mem6

vaarg.in_reg4:                                    ; preds = %while.end
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %reg_save_area5 = load ptr, ptr %49, align 16
  %50 = zext nneg i32 %fp_offset to i64
  %51 = getelementptr i8, ptr %reg_save_area5, i64 %50
  %52 = add nuw nsw i32 %fp_offset, 16
  store i32 %52, ptr %fp_offset_p, align 4
  br label %vaarg.end10

vaarg.in_mem6:                                    ; preds = %while.end
  %overflow_arg_area_p7 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %overflow_arg_area8 = load ptr, ptr %overflow_arg_area_p7, align 8
  %overflow_arg_area.next9 = getelementptr i8, ptr %overflow_arg_area8, i64 8
  store ptr %overflow_arg_area.next9, ptr %overflow_arg_area_p7, align 8
  br label %vaarg.end10

vaarg.end10:                                      ; preds = %vaarg.in_mem6, %vaarg.in_reg4
  %vaarg.addr11 = phi ptr [ %51, %vaarg.in_reg4 ], [ %overflow_arg_area8, %vaarg.in_mem6 ]
  %53 = ptrtoint ptr %vaarg.addr11 to i64
  %54 = lshr i64 %53, 3
  %55 = add i64 %54, 2147450880
  %56 = inttoptr i64 %55 to ptr
  %57 = load i8, ptr %56, align 1
  %58 = icmp ne i8 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %vaarg.end10
  call void @__asan_report_load8(i64 %53) #18
  unreachable

60:                                               ; preds = %vaarg.end10
  %61 = load double, ptr %vaarg.addr11, align 8, !tbaa !26
  call void @llvm.va_end.p0(ptr %11)
  %62 = fcmp ogt double %61, 0xC1E0000000200000, !nosanitize !18
  %63 = fcmp olt double %61, 0x41E0000000000000, !nosanitize !18
  %64 = and i1 %62, %63, !nosanitize !18
  br i1 %64, label %cont13, label %handler.float_cast_overflow, !prof !28, !nosanitize !18

handler.float_cast_overflow:                      ; preds = %60
  %65 = bitcast double %61 to i64, !nosanitize !18
  call void @__ubsan_handle_float_cast_overflow(ptr nonnull @6, i64 %65) #17, !nosanitize !18
  br label %cont13, !nosanitize !18

cont13:                                           ; preds = %handler.float_cast_overflow, %60
  %conv = fptosi double %61 to i32
  %66 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %s.0, i32 %conv), !nosanitize !18
  %67 = extractvalue { i32, i1 } %66, 1, !nosanitize !18
  br i1 %67, label %handler.add_overflow14, label %cont15, !prof !19, !nosanitize !18

handler.add_overflow14:                           ; preds = %cont13
  %68 = zext i32 %s.0 to i64, !nosanitize !18
  %69 = zext i32 %conv to i64, !nosanitize !18
  call void @__ubsan_handle_add_overflow(ptr nonnull @7, i64 %68, i64 %69) #17, !nosanitize !18
  br label %cont15, !nosanitize !18

cont15:                                           ; preds = %handler.add_overflow14, %cont13
  %70 = extractvalue { i32, i1 } %66, 0, !nosanitize !18
  %71 = add i64 %16, 4
  %72 = inttoptr i64 %71 to ptr
  store i16 -1800, ptr %72, align 1
  %73 = add i64 %16, 6
  %74 = inttoptr i64 %73 to ptr
  store i8 -8, ptr %74, align 1
  store i64 1172321806, ptr %10, align 8
  %75 = icmp ne i64 %5, 0
  br i1 %75, label %76, label %84

76:                                               ; preds = %cont15
  %77 = add i64 %16, 0
  %78 = inttoptr i64 %77 to ptr
  store i64 -723401728380766731, ptr %78, align 1
  %79 = add i64 %16, 8
  %80 = inttoptr i64 %79 to ptr
  store i64 -723401728380766731, ptr %80, align 1
  %81 = getelementptr i8, ptr %6, i64 120
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i8 0, ptr %83, align 1
  br label %89

84:                                               ; preds = %cont15
  %85 = add i64 %16, 0
  %86 = inttoptr i64 %85 to ptr
  store i64 0, ptr %86, align 1
  %87 = add i64 %16, 8
  %88 = inttoptr i64 %87 to ptr
  store i32 0, ptr %88, align 1
  br label %89

89:                                               ; preds = %84, %76
  ret i32 %70
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: uwtable
declare void @__ubsan_handle_sub_overflow(ptr, i64, i64) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

; Function Attrs: uwtable
declare void @__ubsan_handle_float_cast_overflow(ptr, i64) local_unnamed_addr #2

; Function Attrs: nounwind sanitize_address
define dso_local i32 @callv() local_unnamed_addr #0 !func_sanitize !29 {
entry:
  %call = tail call i32 (i32, ...) @vsum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3, double noundef 4.000000e+00) #19
  ret i32 %call
}

; Function Attrs: nounwind sanitize_address
define dso_local noundef i32 @go(i32 noundef %k, ptr noundef %p) local_unnamed_addr #0 !func_sanitize !30 {
entry:
  %0 = sext i32 %k to i64, !nosanitize !18
  %1 = icmp ult i32 %k, 3
  br i1 %1, label %cont, label %handler.out_of_bounds, !prof !28, !nosanitize !18

handler.out_of_bounds:                            ; preds = %entry
  tail call void @__ubsan_handle_out_of_bounds(ptr nonnull @9, i64 %0) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.out_of_bounds, %entry
  %arrayidx = getelementptr inbounds ptr, ptr @go.l, i64 %0
  %2 = shl nsw i64 %0, 3
  %3 = add i64 %2, ptrtoint (ptr @go.l to i64), !nosanitize !18
  %4 = icmp ne i64 %3, 0, !nosanitize !18
  %5 = icmp uge i64 %3, ptrtoint (ptr @go.l to i64), !nosanitize !18
  %6 = icmp slt i32 %k, 0
  %7 = xor i1 %6, %5
  %8 = and i1 %4, %7, !nosanitize !18
  br i1 %8, label %cont2, label %handler.pointer_overflow, !prof !28, !nosanitize !18

handler.pointer_overflow:                         ; preds = %cont
  tail call void @__ubsan_handle_pointer_overflow(ptr nonnull @10, i64 ptrtoint (ptr @go.l to i64), i64 %3) #17, !nosanitize !18
  br label %cont2, !nosanitize !18

cont2:                                            ; preds = %cont, %handler.pointer_overflow
  %9 = ptrtoint ptr %arrayidx to i64
  %10 = lshr i64 %9, 3
  %11 = add i64 %10, 2147450880
  %12 = inttoptr i64 %11 to ptr
  %13 = load i8, ptr %12, align 1
  %14 = icmp ne i8 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %cont2
  call void @__asan_report_load8(i64 %9) #18
  unreachable

16:                                               ; preds = %cont2
  %17 = load ptr, ptr %arrayidx, align 8, !tbaa !31
  indirectbr ptr %17, [label %a, label %b, label %c]

a:                                                ; preds = %16
  %18 = icmp ne ptr %p, null, !nosanitize !18
  %19 = ptrtoint ptr %p to i64, !nosanitize !18
  %20 = and i64 %19, 3, !nosanitize !18
  %21 = icmp eq i64 %20, 0, !nosanitize !18
  %22 = and i1 %18, %21, !nosanitize !18
  br i1 %22, label %cont4, label %handler.type_mismatch3, !prof !28, !nosanitize !18

handler.type_mismatch3:                           ; preds = %a
  tail call void @__ubsan_handle_type_mismatch_v1(ptr nonnull @11, i64 %19) #17, !nosanitize !18
  br label %cont4, !nosanitize !18

cont4:                                            ; preds = %handler.type_mismatch3, %a
  %23 = ptrtoint ptr %p to i64
  %24 = lshr i64 %23, 3
  %25 = add i64 %24, 2147450880
  %26 = inttoptr i64 %25 to ptr
  %27 = load i8, ptr %26, align 1
  %28 = icmp ne i8 %27, 0
  br i1 %28, label %29, label %35, !prof !19

29:                                               ; preds = %cont4
  %30 = and i64 %23, 7
  %31 = add i64 %30, 3
  %32 = trunc i64 %31 to i8
  %33 = icmp sge i8 %32, %27
  br i1 %33, label %34, label %35

34:                                               ; preds = %29
  call void @__asan_report_store4(i64 %23) #18
  unreachable

35:                                               ; preds = %29, %cont4
  store i32 1, ptr %p, align 4, !tbaa !13
  br label %b

b:                                                ; preds = %35, %16
  %36 = icmp ne ptr %p, null, !nosanitize !18
  %37 = ptrtoint ptr %p to i64, !nosanitize !18
  %38 = and i64 %37, 3, !nosanitize !18
  %39 = icmp eq i64 %38, 0, !nosanitize !18
  %40 = and i1 %36, %39, !nosanitize !18
  br i1 %40, label %cont6, label %handler.type_mismatch5, !prof !28, !nosanitize !18

handler.type_mismatch5:                           ; preds = %b
  tail call void @__ubsan_handle_type_mismatch_v1(ptr nonnull @12, i64 %37) #17, !nosanitize !18
  br label %cont6, !nosanitize !18

cont6:                                            ; preds = %handler.type_mismatch5, %b
  %41 = ptrtoint ptr %p to i64
  %42 = lshr i64 %41, 3
  %43 = add i64 %42, 2147450880
  %44 = inttoptr i64 %43 to ptr
  %45 = load i8, ptr %44, align 1
  %46 = icmp ne i8 %45, 0
  br i1 %46, label %47, label %53, !prof !19

47:                                               ; preds = %cont6
  %48 = and i64 %41, 7
  %49 = add i64 %48, 3
  %50 = trunc i64 %49 to i8
  %51 = icmp sge i8 %50, %45
  br i1 %51, label %52, label %53

52:                                               ; preds = %47
  call void @__asan_report_load4(i64 %41) #18
  unreachable

53:                                               ; preds = %47, %cont6
  %54 = load i32, ptr %p, align 4, !tbaa !13
  %55 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %54, i32 2), !nosanitize !18
  %56 = extractvalue { i32, i1 } %55, 0, !nosanitize !18
  %57 = extractvalue { i32, i1 } %55, 1, !nosanitize !18
  br i1 %57, label %handler.add_overflow, label %return, !prof !19, !nosanitize !18

handler.add_overflow:                             ; preds = %53
  %58 = zext i32 %54 to i64, !nosanitize !18
  tail call void @__ubsan_handle_add_overflow(ptr nonnull @13, i64 %58, i64 2) #17, !nosanitize !18
  br label %return, !nosanitize !18

c:                                                ; preds = %16
  %59 = icmp ne ptr %p, null, !nosanitize !18
  %60 = ptrtoint ptr %p to i64, !nosanitize !18
  %61 = and i64 %60, 3, !nosanitize !18
  %62 = icmp eq i64 %61, 0, !nosanitize !18
  %63 = and i1 %59, %62, !nosanitize !18
  br i1 %63, label %return, label %handler.type_mismatch8, !prof !28, !nosanitize !18

handler.type_mismatch8:                           ; preds = %c
  tail call void @__ubsan_handle_type_mismatch_v1(ptr nonnull @14, i64 %60) #17, !nosanitize !18
  br label %return, !nosanitize !18

return:                                           ; preds = %c, %handler.type_mismatch8, %53, %handler.add_overflow
  %storemerge = phi i32 [ %56, %53 ], [ %56, %handler.add_overflow ], [ 7, %handler.type_mismatch8 ], [ 7, %c ]
  %retval.0 = phi i32 [ 4, %53 ], [ 4, %handler.add_overflow ], [ %k, %handler.type_mismatch8 ], [ %k, %c ]
  %64 = ptrtoint ptr %p to i64
  %65 = lshr i64 %64, 3
  %66 = add i64 %65, 2147450880
  %67 = inttoptr i64 %66 to ptr
  %68 = load i8, ptr %67, align 1
  %69 = icmp ne i8 %68, 0
  br i1 %69, label %70, label %76, !prof !19

70:                                               ; preds = %return
  %71 = and i64 %64, 7
  %72 = add i64 %71, 3
  %73 = trunc i64 %72 to i8
  %74 = icmp sge i8 %73, %68
  br i1 %74, label %75, label %76

75:                                               ; preds = %70
  call void @__asan_report_store4(i64 %64) #18
  unreachable

76:                                               ; preds = %70, %return
  store i32 %storemerge, ptr %p, align 4, !tbaa !13
  ret i32 %retval.0
}

; Function Attrs: uwtable
declare void @__ubsan_handle_out_of_bounds(ptr, i64) local_unnamed_addr #2

; Function Attrs: uwtable
declare void @__ubsan_handle_pointer_overflow(ptr, i64, i64) local_unnamed_addr #2

; Function Attrs: uwtable
declare void @__ubsan_handle_type_mismatch_v1(ptr, i64) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind sanitize_address willreturn memory(none)
define dso_local range(i32 0, 9) i32 @sw(i32 noundef %k) local_unnamed_addr #4 !func_sanitize !17 {
entry:
  switch i32 %k, label %sw.default [
    i32 1, label %return
    i32 2, label %sw.bb1
    i32 -7, label %sw.bb2
    i32 100, label %sw.bb3
    i32 1000, label %sw.bb4
    i32 1001, label %sw.bb4
    i32 1002, label %sw.bb4
    i32 1003, label %sw.bb4
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry
  br label %return

sw.bb3:                                           ; preds = %entry
  br label %return

sw.bb4:                                           ; preds = %entry, %entry, %entry, %entry
  br label %return

sw.default:                                       ; preds = %entry
  br label %return

return:                                           ; preds = %entry, %sw.default, %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1
  %retval.0 = phi i32 [ 0, %sw.default ], [ 2, %sw.bb4 ], [ 8, %sw.bb1 ], [ 1, %sw.bb2 ], [ 3, %sw.bb3 ], [ 5, %entry ]
  ret i32 %retval.0
}

; Function Attrs: nounwind sanitize_address
define dso_local i64 @ld(x86_fp80 noundef %x, fp128 noundef %q, double noundef %z.coerce0, double noundef %z.coerce1) local_unnamed_addr #0 !func_sanitize !33 {
entry:
  %asan_local_stack_base = alloca i64, align 8
  %0 = load i32, ptr @__asan_option_detect_stack_use_after_return, align 4
  %1 = icmp ne i32 %0, 0
  br i1 %1, label %2, label %4

2:                                                ; preds = %entry
  %3 = call i64 @__asan_stack_malloc_0(i64 64)
  br label %4

4:                                                ; preds = %entry, %2
  %5 = phi i64 [ 0, %entry ], [ %3, %2 ]
  %6 = inttoptr i64 %5 to ptr
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  %MyAlloca = alloca i8, i64 64, align 32
  br label %9

9:                                                ; preds = %4, %8
  %10 = phi ptr [ %6, %4 ], [ %MyAlloca, %8 ]
  store ptr %10, ptr %asan_local_stack_base, align 8
  %11 = getelementptr i8, ptr %10, i64 32
  store i64 1102416563, ptr %10, align 8
  %12 = getelementptr i8, ptr %10, i64 8
  store i64 ptrtoint (ptr @___asan_gen_stack.3 to i64), ptr %12, align 8
  %13 = getelementptr i8, ptr %10, i64 16
  store i64 ptrtoint (ptr @ld to i64), ptr %13, align 8
  %14 = ptrtoint ptr %10 to i64
  %15 = lshr i64 %14, 3
  %16 = add i64 %15, 2147450880
  %17 = add i64 %16, 0
  %18 = inttoptr i64 %17 to ptr
  store i64 -868350299093208591, ptr %18, align 1
  %mul = fmul x86_fp80 %x, 0xK3FFFA000000000000000
  %add = fadd fp128 %q, 0xL00000000000000003FFF800000000000
  %conv = fptrunc fp128 %add to x86_fp80
  %add1 = fadd x86_fp80 %mul, %conv
  %conv2 = fpext double %z.coerce0 to x86_fp80
  %add3 = fadd x86_fp80 %add1, %conv2
  %19 = fcmp ogt x86_fp80 %add3, 0xKC03E8000000000000001, !nosanitize !18
  %20 = fcmp olt x86_fp80 %add3, 0xK403E8000000000000000, !nosanitize !18
  %21 = and i1 %19, %20, !nosanitize !18
  br i1 %21, label %cont, label %handler.float_cast_overflow, !prof !28, !nosanitize !18

handler.float_cast_overflow:                      ; preds = %9
  store x86_fp80 %add3, ptr %11, align 16, !nosanitize !18
  %22 = ptrtoint ptr %11 to i64, !nosanitize !18
  call void @__ubsan_handle_float_cast_overflow(ptr nonnull @17, i64 %22) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.float_cast_overflow, %9
  %conv4 = fptosi x86_fp80 %add3 to i64
  store i64 1172321806, ptr %10, align 8
  %23 = icmp ne i64 %5, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %cont
  %25 = add i64 %16, 0
  %26 = inttoptr i64 %25 to ptr
  store i64 -723401728380766731, ptr %26, align 1
  %27 = getelementptr i8, ptr %6, i64 56
  %28 = load i64, ptr %27, align 8
  %29 = inttoptr i64 %28 to ptr
  store i8 0, ptr %29, align 1
  br label %33

30:                                               ; preds = %cont
  %31 = add i64 %16, 0
  %32 = inttoptr i64 %31 to ptr
  store i64 0, ptr %32, align 1
  br label %33

33:                                               ; preds = %30, %24
  ret i64 %conv4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind sanitize_address willreturn memory(none)
define dso_local noundef half @h(half noundef %a, bfloat noundef %b) local_unnamed_addr #4 !func_sanitize !34 {
entry:
  %ext = fpext half %a to float
  %conv = fpext bfloat %b to float
  %conv1 = fptrunc float %conv to half
  %ext2 = fpext half %conv1 to float
  %0 = tail call float @llvm.fmuladd.f32(float %ext, float 1.500000e+00, float %ext2)
  %unpromotion = fptrunc float %0 to half
  ret half %unpromotion
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nounwind sanitize_address
define dso_local <4 x i32> @vec(<4 x i32> noundef %a, <4 x i32> noundef %b, i32 noundef %i) local_unnamed_addr #5 !func_sanitize !35 {
entry:
  %0 = icmp ult i32 %i, 4
  br i1 %0, label %cont3, label %handler.out_of_bounds2, !prof !28, !nosanitize !18

handler.out_of_bounds2:                           ; preds = %entry
  %1 = sext i32 %i to i64, !nosanitize !18
  tail call void @__ubsan_handle_out_of_bounds(ptr nonnull @19, i64 %1) #17, !nosanitize !18
  br label %cont3, !nosanitize !18

cont3:                                            ; preds = %handler.out_of_bounds2, %entry
  %vecext = extractelement <4 x i32> %a, i64 0
  %mul = mul <4 x i32> %b, %a
  %add = add <4 x i32> %mul, <i32 1, i32 poison, i32 3, i32 poison>
  %vecins = insertelement <4 x i32> %add, i32 %vecext, i32 %i
  %shuffle = shufflevector <4 x i32> %vecins, <4 x i32> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x i32> %shuffle
}

; Function Attrs: mustprogress nobuiltin nofree norecurse nosync nounwind sanitize_address willreturn
define dso_local <8 x float> @fv(ptr noundef readonly byval(<8 x float>) align 32 captures(none) %0, ptr noundef readonly byval(<8 x float>) align 32 captures(none) %1) local_unnamed_addr #6 !func_sanitize !36 {
entry:
  %asan_local_stack_base = alloca i64, align 8
  %2 = load i32, ptr @__asan_option_detect_stack_use_after_return, align 4
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %entry
  %5 = call i64 @__asan_stack_malloc_2(i64 160)
  br label %6

6:                                                ; preds = %entry, %4
  %7 = phi i64 [ 0, %entry ], [ %5, %4 ]
  %8 = inttoptr i64 %7 to ptr
  %9 = icmp eq i64 %7, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  %MyAlloca = alloca i8, i64 160, align 32
  br label %11

11:                                               ; preds = %6, %10
  %12 = phi ptr [ %8, %6 ], [ %MyAlloca, %10 ]
  store ptr %12, ptr %asan_local_stack_base, align 8
  %13 = getelementptr i8, ptr %12, i64 32
  %14 = getelementptr i8, ptr %12, i64 96
  store i64 1102416563, ptr %12, align 8
  %15 = getelementptr i8, ptr %12, i64 8
  store i64 ptrtoint (ptr @___asan_gen_stack.4 to i64), ptr %15, align 8
  %16 = getelementptr i8, ptr %12, i64 16
  store i64 ptrtoint (ptr @fv to i64), ptr %16, align 8
  %17 = ptrtoint ptr %12 to i64
  %18 = lshr i64 %17, 3
  %19 = add i64 %18, 2147450880
  %20 = add i64 %19, 0
  %21 = inttoptr i64 %20 to ptr
  store i32 -235802127, ptr %21, align 1
  %22 = add i64 %19, 8
  %23 = inttoptr i64 %22 to ptr
  store i32 -218959118, ptr %23, align 1
  %24 = add i64 %19, 16
  %25 = inttoptr i64 %24 to ptr
  store i32 -202116109, ptr %25, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %13, ptr align 32 %0, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %14, ptr align 32 %1, i64 32, i1 false)
  %26 = ptrtoint ptr %13 to i64
  %27 = add i64 %26, 31
  %28 = inttoptr i64 %27 to ptr
  %29 = ptrtoint ptr %13 to i64
  %30 = lshr i64 %29, 3
  %31 = add i64 %30, 2147450880
  %32 = inttoptr i64 %31 to ptr
  %33 = load i8, ptr %32, align 1
  %34 = icmp ne i8 %33, 0
  br i1 %34, label %35, label %40, !prof !19

35:                                               ; preds = %11
  %36 = and i64 %29, 7
  %37 = trunc i64 %36 to i8
  %38 = icmp sge i8 %37, %33
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  call void @__asan_report_load_n(i64 %29, i64 32) #18
  unreachable

40:                                               ; preds = %35, %11
  %41 = ptrtoint ptr %28 to i64
  %42 = lshr i64 %41, 3
  %43 = add i64 %42, 2147450880
  %44 = inttoptr i64 %43 to ptr
  %45 = load i8, ptr %44, align 1
  %46 = icmp ne i8 %45, 0
  br i1 %46, label %47, label %52, !prof !19

47:                                               ; preds = %40
  %48 = and i64 %41, 7
  %49 = trunc i64 %48 to i8
  %50 = icmp sge i8 %49, %45
  br i1 %50, label %51, label %52

51:                                               ; preds = %47
  call void @__asan_report_load_n(i64 %41, i64 32) #18
  unreachable

52:                                               ; preds = %47, %40
  %a = load <8 x float>, ptr %13, align 32, !tbaa !37
  %53 = ptrtoint ptr %14 to i64
  %54 = add i64 %53, 31
  %55 = inttoptr i64 %54 to ptr
  %56 = ptrtoint ptr %14 to i64
  %57 = lshr i64 %56, 3
  %58 = add i64 %57, 2147450880
  %59 = inttoptr i64 %58 to ptr
  %60 = load i8, ptr %59, align 1
  %61 = icmp ne i8 %60, 0
  br i1 %61, label %62, label %67, !prof !19

62:                                               ; preds = %52
  %63 = and i64 %56, 7
  %64 = trunc i64 %63 to i8
  %65 = icmp sge i8 %64, %60
  br i1 %65, label %66, label %67

66:                                               ; preds = %62
  call void @__asan_report_load_n(i64 %56, i64 32) #18
  unreachable

67:                                               ; preds = %62, %52
  %68 = ptrtoint ptr %55 to i64
  %69 = lshr i64 %68, 3
  %70 = add i64 %69, 2147450880
  %71 = inttoptr i64 %70 to ptr
  %72 = load i8, ptr %71, align 1
  %73 = icmp ne i8 %72, 0
  br i1 %73, label %74, label %79, !prof !19

74:                                               ; preds = %67
  %75 = and i64 %68, 7
  %76 = trunc i64 %75 to i8
  %77 = icmp sge i8 %76, %72
  br i1 %77, label %78, label %79

78:                                               ; preds = %74
  call void @__asan_report_load_n(i64 %68, i64 32) #18
  unreachable

79:                                               ; preds = %74, %67
  %b = load <8 x float>, ptr %14, align 32, !tbaa !37
  %div = fdiv <8 x float> %a, %b
  %80 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %a, <8 x float> splat (float 2.000000e+00), <8 x float> %div)
  %sub = fsub <8 x float> %80, %b
  store i64 1172321806, ptr %12, align 8
  %81 = icmp ne i64 %7, 0
  br i1 %81, label %82, label %94

82:                                               ; preds = %79
  %83 = add i64 %19, 0
  %84 = inttoptr i64 %83 to ptr
  store i64 -723401728380766731, ptr %84, align 1
  %85 = add i64 %19, 8
  %86 = inttoptr i64 %85 to ptr
  store i64 -723401728380766731, ptr %86, align 1
  %87 = add i64 %19, 16
  %88 = inttoptr i64 %87 to ptr
  store i64 -723401728380766731, ptr %88, align 1
  %89 = add i64 %19, 24
  %90 = inttoptr i64 %89 to ptr
  store i64 -723401728380766731, ptr %90, align 1
  %91 = getelementptr i8, ptr %8, i64 248
  %92 = load i64, ptr %91, align 8
  %93 = inttoptr i64 %92 to ptr
  store i8 0, ptr %93, align 1
  br label %101

94:                                               ; preds = %79
  %95 = add i64 %19, 0
  %96 = inttoptr i64 %95 to ptr
  store i32 0, ptr %96, align 1
  %97 = add i64 %19, 8
  %98 = inttoptr i64 %97 to ptr
  store i32 0, ptr %98, align 1
  %99 = add i64 %19, 16
  %100 = inttoptr i64 %99 to ptr
  store i32 0, ptr %100, align 1
  br label %101

101:                                              ; preds = %94, %82
  ret <8 x float> %sub
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #1

; Function Attrs: nounwind sanitize_address
define dso_local i32 @at(ptr noundef readonly captures(none) %p, ptr noundef captures(none) %q, i32 noundef %e) local_unnamed_addr #0 !func_sanitize !38 {
entry:
  %0 = ptrtoint ptr %p to i64
  %1 = lshr i64 %0, 3
  %2 = add i64 %1, 2147450880
  %3 = inttoptr i64 %2 to ptr
  %4 = load i8, ptr %3, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %12, !prof !19

6:                                                ; preds = %entry
  %7 = and i64 %0, 7
  %8 = add i64 %7, 3
  %9 = trunc i64 %8 to i8
  %10 = icmp sge i8 %9, %4
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  call void @__asan_report_load4(i64 %0) #18
  unreachable

12:                                               ; preds = %6, %entry
  %13 = load atomic i32, ptr %p seq_cst, align 4
  %14 = ptrtoint ptr %q to i64
  %15 = lshr i64 %14, 3
  %16 = add i64 %15, 2147450880
  %17 = inttoptr i64 %16 to ptr
  %18 = load i8, ptr %17, align 1
  %19 = icmp ne i8 %18, 0
  br i1 %19, label %20, label %26, !prof !19

20:                                               ; preds = %12
  %21 = and i64 %14, 7
  %22 = add i64 %21, 3
  %23 = trunc i64 %22 to i8
  %24 = icmp sge i8 %23, %18
  br i1 %24, label %25, label %26

25:                                               ; preds = %20
  call void @__asan_report_store4(i64 %14) #18
  unreachable

26:                                               ; preds = %20, %12
  %27 = atomicrmw add ptr %q, i32 3 monotonic, align 4
  %28 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 %27), !nosanitize !18
  %29 = extractvalue { i32, i1 } %28, 0, !nosanitize !18
  %30 = extractvalue { i32, i1 } %28, 1, !nosanitize !18
  br i1 %30, label %handler.add_overflow, label %cont, !prof !19, !nosanitize !18

handler.add_overflow:                             ; preds = %26
  %31 = zext i32 %13 to i64, !nosanitize !18
  %32 = zext i32 %27 to i64, !nosanitize !18
  tail call void @__ubsan_handle_add_overflow(ptr nonnull @20, i64 %31, i64 %32) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.add_overflow, %26
  %33 = ptrtoint ptr %q to i64
  %34 = lshr i64 %33, 3
  %35 = add i64 %34, 2147450880
  %36 = inttoptr i64 %35 to ptr
  %37 = load i8, ptr %36, align 1
  %38 = icmp ne i8 %37, 0
  br i1 %38, label %39, label %45, !prof !19

39:                                               ; preds = %cont
  %40 = and i64 %33, 7
  %41 = add i64 %40, 3
  %42 = trunc i64 %41 to i8
  %43 = icmp sge i8 %42, %37
  br i1 %43, label %44, label %45

44:                                               ; preds = %39
  call void @__asan_report_store4(i64 %33) #18
  unreachable

45:                                               ; preds = %39, %cont
  %46 = atomicrmw xchg ptr %q, i32 2 acq_rel, align 4
  %47 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %29, i32 %46), !nosanitize !18
  %48 = extractvalue { i32, i1 } %47, 1, !nosanitize !18
  br i1 %48, label %handler.add_overflow4, label %cont5, !prof !19, !nosanitize !18

handler.add_overflow4:                            ; preds = %45
  %49 = zext i32 %29 to i64, !nosanitize !18
  %50 = zext i32 %46 to i64, !nosanitize !18
  tail call void @__ubsan_handle_add_overflow(ptr nonnull @21, i64 %49, i64 %50) #17, !nosanitize !18
  br label %cont5, !nosanitize !18

cont5:                                            ; preds = %handler.add_overflow4, %45
  %51 = ptrtoint ptr %q to i64
  %52 = lshr i64 %51, 3
  %53 = add i64 %52, 2147450880
  %54 = inttoptr i64 %53 to ptr
  %55 = load i8, ptr %54, align 1
  %56 = icmp ne i8 %55, 0
  br i1 %56, label %57, label %63, !prof !19

57:                                               ; preds = %cont5
  %58 = and i64 %51, 7
  %59 = add i64 %58, 3
  %60 = trunc i64 %59 to i8
  %61 = icmp sge i8 %60, %55
  br i1 %61, label %62, label %63

62:                                               ; preds = %57
  call void @__asan_report_store4(i64 %51) #18
  unreachable

63:                                               ; preds = %57, %cont5
  store atomic i32 9, ptr %q release, align 4
  %64 = cmpxchg weak ptr %q, i32 %e, i32 5 acq_rel acquire, align 4
  %65 = extractvalue { i32, i1 } %47, 0, !nosanitize !18
  fence seq_cst
  fence syncscope("singlethread") acquire
  %66 = atomicrmw nand ptr %q, i32 3 seq_cst, align 4
  %67 = atomicrmw max ptr %q, i32 1 seq_cst, align 4
  ret i32 %65
}

; Function Attrs: nounwind sanitize_address
define dso_local i32 @asmy(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 !func_sanitize !39 {
entry:
  %0 = tail call i32 asm sideeffect "addl $2, $0 # \22q\22 \\", "=r,0,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %a, i32 %b) #17, !srcloc !40
  ret i32 %0
}

; Function Attrs: nounwind sanitize_address
define dso_local range(i32 0, 2) i32 @asmgoto(i32 noundef %a) local_unnamed_addr #0 !func_sanitize !17 {
entry:
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,~{dirflag},~{fpsr},~{flags}"(i32 %a) #17
          to label %return [label %fail], !srcloc !41

fail:                                             ; preds = %entry
  br label %return

return:                                           ; preds = %entry, %fail
  %retval.0 = phi i32 [ 0, %fail ], [ 1, %entry ]
  ret i32 %retval.0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind sanitize_address willreturn memory(none)
define dso_local double @fp(double noundef %a, float noundef %b, i32 noundef %i, i32 noundef %u) local_unnamed_addr #4 !func_sanitize !42 {
entry:
  %conv = fpext float %b to double
  %add = fadd double %a, %conv
  %conv1 = sitofp i32 %i to double
  %add2 = fadd double %add, %conv1
  %conv3 = uitofp i32 %u to double
  %add4 = fadd double %add2, %conv3
  %cmp = fcmp uno double %a, 0.000000e+00
  %r.0 = select i1 %cmp, double 0x7FF0000000000000, double %add4
  %cmp6 = fcmp ult float %b, 0x46293E5940000000
  %r.1 = select i1 %cmp6, double %r.0, double 0x7FF8000000000000
  %fneg = fneg double %r.1
  %conv10 = fptrunc double %r.1 to float
  %conv11 = fpext float %conv10 to double
  %0 = tail call double @llvm.fmuladd.f64(double %fneg, double 0x400921FB54442D18, double %conv11)
  ret double %0
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nounwind sanitize_address
define dso_local void @byval(ptr dead_on_unwind noalias writable writeonly sret(%struct.big) align 8 captures(none) initializes((0, 64)) %agg.result, ptr noundef byval(%struct.big) align 8 %b, ptr noundef %p) local_unnamed_addr #0 !func_sanitize !43 {
entry:
  %asan_local_stack_base = alloca i64, align 8
  %0 = load i32, ptr @__asan_option_detect_stack_use_after_return, align 4
  %1 = icmp ne i32 %0, 0
  br i1 %1, label %2, label %4

2:                                                ; preds = %entry
  %3 = call i64 @__asan_stack_malloc_1(i64 128)
  br label %4

4:                                                ; preds = %entry, %2
  %5 = phi i64 [ 0, %entry ], [ %3, %2 ]
  %6 = inttoptr i64 %5 to ptr
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  %MyAlloca = alloca i8, i64 128, align 32
  br label %9

9:                                                ; preds = %4, %8
  %10 = phi ptr [ %6, %4 ], [ %MyAlloca, %8 ]
  store ptr %10, ptr %asan_local_stack_base, align 8
  %11 = getelementptr i8, ptr %10, i64 32
  store i64 1102416563, ptr %10, align 8
  %12 = getelementptr i8, ptr %10, i64 8
  store i64 ptrtoint (ptr @___asan_gen_stack.5 to i64), ptr %12, align 8
  %13 = getelementptr i8, ptr %10, i64 16
  store i64 ptrtoint (ptr @byval to i64), ptr %13, align 8
  %14 = ptrtoint ptr %10 to i64
  %15 = lshr i64 %14, 3
  %16 = add i64 %15, 2147450880
  %17 = add i64 %16, 0
  %18 = inttoptr i64 %17 to ptr
  store i32 -235802127, ptr %18, align 1
  %19 = add i64 %16, 12
  %20 = inttoptr i64 %19 to ptr
  store i32 -202116109, ptr %20, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %b, i64 64, i1 false)
  %21 = icmp ne ptr %p, null, !nosanitize !18
  %22 = ptrtoint ptr %p to i64, !nosanitize !18
  %23 = and i64 %22, 7, !nosanitize !18
  %24 = icmp eq i64 %23, 0, !nosanitize !18
  %25 = and i1 %21, %24
  br i1 %25, label %cont, label %handler.type_mismatch, !prof !28, !nosanitize !18

handler.type_mismatch:                            ; preds = %9
  tail call void @__ubsan_handle_type_mismatch_v1(ptr nonnull @23, i64 %22) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.type_mismatch, %9
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 8
  %26 = add i64 %22, -1
  %or.cond = icmp ult i64 %26, -9
  br i1 %or.cond, label %cont1, label %handler.pointer_overflow, !prof !44

handler.pointer_overflow:                         ; preds = %cont
  %27 = add i64 %22, 8, !nosanitize !18
  tail call void @__ubsan_handle_pointer_overflow(ptr nonnull @24, i64 %22, i64 %27) #17, !nosanitize !18
  br label %cont1, !nosanitize !18

cont1:                                            ; preds = %cont, %handler.pointer_overflow
  %28 = ptrtoint ptr %arrayidx to i64, !nosanitize !18
  %29 = and i64 %28, 7, !nosanitize !18
  %30 = icmp eq i64 %29, 0, !nosanitize !18
  br i1 %30, label %cont3, label %handler.type_mismatch2, !prof !28, !nosanitize !18

handler.type_mismatch2:                           ; preds = %cont1
  tail call void @__ubsan_handle_type_mismatch_v1(ptr nonnull @25, i64 %28) #17, !nosanitize !18
  br label %cont3, !nosanitize !18

cont3:                                            ; preds = %handler.type_mismatch2, %cont1
  %31 = ptrtoint ptr %arrayidx to i64
  %32 = lshr i64 %31, 3
  %33 = add i64 %32, 2147450880
  %34 = inttoptr i64 %33 to ptr
  %35 = load i8, ptr %34, align 1
  %36 = icmp ne i8 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %cont3
  call void @__asan_report_load8(i64 %31) #18
  unreachable

38:                                               ; preds = %cont3
  %39 = load i64, ptr %arrayidx, align 8, !tbaa !45
  %.not = icmp ugt ptr %11, inttoptr (i64 -17 to ptr)
  br i1 %.not, label %handler.pointer_overflow6, label %cont9, !prof !19, !nosanitize !18

handler.pointer_overflow6:                        ; preds = %38
  %40 = ptrtoint ptr %11 to i64, !nosanitize !18
  %41 = add i64 %40, 16, !nosanitize !18
  call void @__ubsan_handle_pointer_overflow(ptr nonnull @26, i64 %40, i64 %41) #17, !nosanitize !18
  br label %cont9, !nosanitize !18

cont9:                                            ; preds = %38, %handler.pointer_overflow6
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %42 = ptrtoint ptr %arrayidx5 to i64
  %43 = lshr i64 %42, 3
  %44 = add i64 %43, 2147450880
  %45 = inttoptr i64 %44 to ptr
  %46 = load i8, ptr %45, align 1
  %47 = icmp ne i8 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %cont9
  call void @__asan_report_store8(i64 %42) #18
  unreachable

49:                                               ; preds = %cont9
  store i64 %39, ptr %arrayidx5, align 8, !tbaa !45
  %50 = call ptr @__asan_memcpy(ptr %agg.result, ptr %11, i64 64)
  store i64 1172321806, ptr %10, align 8
  %51 = icmp ne i64 %5, 0
  br i1 %51, label %52, label %60

52:                                               ; preds = %49
  %53 = add i64 %16, 0
  %54 = inttoptr i64 %53 to ptr
  store i64 -723401728380766731, ptr %54, align 1
  %55 = add i64 %16, 8
  %56 = inttoptr i64 %55 to ptr
  store i64 -723401728380766731, ptr %56, align 1
  %57 = getelementptr i8, ptr %6, i64 120
  %58 = load i64, ptr %57, align 8
  %59 = inttoptr i64 %58 to ptr
  store i8 0, ptr %59, align 1
  br label %65

60:                                               ; preds = %49
  %61 = add i64 %16, 0
  %62 = inttoptr i64 %61 to ptr
  store i32 0, ptr %62, align 1
  %63 = add i64 %16, 12
  %64 = inttoptr i64 %63 to ptr
  store i32 0, ptr %64, align 1
  br label %65

65:                                               ; preds = %60, %52
  ret void
}

; Function Attrs: mustprogress nobuiltin nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind sanitize_address
define dso_local i32 @indirect(ptr noundef %f, i32 noundef %x) local_unnamed_addr #0 !func_sanitize !47 {
entry:
  %0 = getelementptr i8, ptr %f, i64 -8
  %1 = load i32, ptr %0, align 4, !nosanitize !18
  %2 = icmp eq i32 %1, -1056584962, !nosanitize !18
  br i1 %2, label %typecheck, label %cont1, !nosanitize !18

typecheck:                                        ; preds = %entry
  %3 = getelementptr i8, ptr %f, i64 -4
  %4 = load i32, ptr %3, align 8, !nosanitize !18
  %5 = icmp eq i32 %4, -897942929, !nosanitize !18
  br i1 %5, label %cont1, label %handler.function_type_mismatch, !prof !28, !nosanitize !18

handler.function_type_mismatch:                   ; preds = %typecheck
  %6 = ptrtoint ptr %f to i64, !nosanitize !18
  tail call void @__ubsan_handle_function_type_mismatch(ptr nonnull @28, i64 %6) #17, !nosanitize !18
  br label %cont1, !nosanitize !18

cont1:                                            ; preds = %typecheck, %handler.function_type_mismatch, %entry
  %call = tail call i32 %f(i32 noundef %x) #20
  %7 = load ptr, ptr @fnptr, align 8, !tbaa !31
  %8 = getelementptr i8, ptr %7, i64 -8
  %9 = load i32, ptr %8, align 4, !nosanitize !18
  %10 = icmp eq i32 %9, -1056584962, !nosanitize !18
  br i1 %10, label %typecheck2, label %cont5, !nosanitize !18

typecheck2:                                       ; preds = %cont1
  %11 = getelementptr i8, ptr %7, i64 -4
  %12 = load i32, ptr %11, align 8, !nosanitize !18
  %13 = icmp eq i32 %12, -897942929, !nosanitize !18
  br i1 %13, label %cont5, label %handler.function_type_mismatch3, !prof !28, !nosanitize !18

handler.function_type_mismatch3:                  ; preds = %typecheck2
  %14 = ptrtoint ptr %7 to i64, !nosanitize !18
  tail call void @__ubsan_handle_function_type_mismatch(ptr nonnull @29, i64 %14) #17, !nosanitize !18
  br label %cont5, !nosanitize !18

cont5:                                            ; preds = %typecheck2, %handler.function_type_mismatch3, %cont1
  %call6 = tail call i32 %7(i32 noundef %x) #20
  %15 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %call, i32 %call6), !nosanitize !18
  %16 = extractvalue { i32, i1 } %15, 1, !nosanitize !18
  br i1 %16, label %handler.add_overflow, label %cont7, !prof !19, !nosanitize !18

handler.add_overflow:                             ; preds = %cont5
  %17 = zext i32 %call to i64, !nosanitize !18
  %18 = zext i32 %call6 to i64, !nosanitize !18
  tail call void @__ubsan_handle_add_overflow(ptr nonnull @30, i64 %17, i64 %18) #17, !nosanitize !18
  br label %cont7, !nosanitize !18

cont7:                                            ; preds = %handler.add_overflow, %cont5
  %19 = extractvalue { i32, i1 } %15, 0, !nosanitize !18
  ret i32 %19
}

; Function Attrs: uwtable
declare void @__ubsan_handle_function_type_mismatch(ptr, i64) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind sanitize_address willreturn memory(none)
define dso_local noundef zeroext i1 @logic(i1 noundef zeroext %a, i1 noundef zeroext %b, i32 noundef %c) local_unnamed_addr #4 !func_sanitize !48 {
entry:
  %brmerge.demorgan = and i1 %a, %b
  %cmp = icmp sgt i32 %c, 3
  %spec.select = or i1 %brmerge.demorgan, %cmp
  ret i1 %spec.select
}

; Function Attrs: nounwind sanitize_address
define dso_local i128 @wide(i128 noundef %a, i128 noundef %b) local_unnamed_addr #0 !func_sanitize !49 {
entry:
  %asan_local_stack_base = alloca i64, align 8
  %0 = load i32, ptr @__asan_option_detect_stack_use_after_return, align 4
  %1 = icmp ne i32 %0, 0
  br i1 %1, label %2, label %4

2:                                                ; preds = %entry
  %3 = call i64 @__asan_stack_malloc_1(i64 96)
  br label %4

4:                                                ; preds = %entry, %2
  %5 = phi i64 [ 0, %entry ], [ %3, %2 ]
  %6 = inttoptr i64 %5 to ptr
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  %MyAlloca = alloca i8, i64 96, align 32
  br label %9

9:                                                ; preds = %4, %8
  %10 = phi ptr [ %6, %4 ], [ %MyAlloca, %8 ]
  store ptr %10, ptr %asan_local_stack_base, align 8
  %11 = getelementptr i8, ptr %10, i64 32
  %12 = getelementptr i8, ptr %10, i64 64
  store i64 1102416563, ptr %10, align 8
  %13 = getelementptr i8, ptr %10, i64 8
  store i64 ptrtoint (ptr @___asan_gen_stack.6 to i64), ptr %13, align 8
  %14 = getelementptr i8, ptr %10, i64 16
  store i64 ptrtoint (ptr @wide to i64), ptr %14, align 8
  %15 = ptrtoint ptr %10 to i64
  %16 = lshr i64 %15, 3
  %17 = add i64 %16, 2147450880
  %18 = add i64 %17, 0
  %19 = inttoptr i64 %18 to ptr
  store i64 -940689368107847183, ptr %19, align 1
  %20 = add i64 %17, 10
  %21 = inttoptr i64 %20 to ptr
  store i16 -3085, ptr %21, align 1
  %22 = tail call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %a, i128 7), !nosanitize !18
  %23 = extractvalue { i128, i1 } %22, 1, !nosanitize !18
  br i1 %23, label %handler.mul_overflow, label %cont7, !prof !19, !nosanitize !18

handler.mul_overflow:                             ; preds = %9
  store i128 %a, ptr %11, align 16, !nosanitize !18
  %24 = ptrtoint ptr %11 to i64, !nosanitize !18
  store i128 7, ptr %12, align 16, !nosanitize !18
  %25 = ptrtoint ptr %12 to i64, !nosanitize !18
  call void @__ubsan_handle_mul_overflow(ptr nonnull @32, i64 %24, i64 %25) #17, !nosanitize !18
  br label %cont7, !nosanitize !18

cont7:                                            ; preds = %9, %handler.mul_overflow
  %26 = extractvalue { i128, i1 } %22, 0, !nosanitize !18
  %shr = lshr i128 %b, 3
  %add = add nsw i128 %shr, -1267650600228229401496703205376
  %sub = add i128 %add, %26
  store i64 1172321806, ptr %10, align 8
  %27 = icmp ne i64 %5, 0
  br i1 %27, label %28, label %36

28:                                               ; preds = %cont7
  %29 = add i64 %17, 0
  %30 = inttoptr i64 %29 to ptr
  store i64 -723401728380766731, ptr %30, align 1
  %31 = add i64 %17, 8
  %32 = inttoptr i64 %31 to ptr
  store i64 -723401728380766731, ptr %32, align 1
  %33 = getelementptr i8, ptr %6, i64 120
  %34 = load i64, ptr %33, align 8
  %35 = inttoptr i64 %34 to ptr
  store i8 0, ptr %35, align 1
  br label %41

36:                                               ; preds = %cont7
  %37 = add i64 %17, 0
  %38 = inttoptr i64 %37 to ptr
  store i64 0, ptr %38, align 1
  %39 = add i64 %17, 10
  %40 = inttoptr i64 %39 to ptr
  store i16 0, ptr %40, align 1
  br label %41

41:                                               ; preds = %36, %28
  ret i128 %sub
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128) #1

; Function Attrs: nounwind sanitize_address
define dso_local void @vla(i32 noundef %n) local_unnamed_addr #0 !func_sanitize !50 {
entry:
  %0 = alloca i64, align 32
  store i64 0, ptr %0, align 8
  %1 = icmp sgt i32 %n, 0, !nosanitize !18
  br i1 %1, label %cont, label %handler.vla_bound_not_positive, !prof !28, !nosanitize !18

handler.vla_bound_not_positive:                   ; preds = %entry
  %2 = zext i32 %n to i64, !nosanitize !18
  tail call void @__ubsan_handle_vla_bound_not_positive(ptr nonnull @33, i64 %2) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.vla_bound_not_positive, %entry
  %3 = zext i32 %n to i64
  %4 = mul i64 %3, 4
  %5 = and i64 %4, 31
  %6 = sub i64 32, %5
  %7 = icmp ne i64 %6, 32
  %8 = select i1 %7, i64 %6, i64 0
  %9 = add i64 64, %8
  %10 = add i64 %4, %9
  %11 = alloca i8, i64 %10, align 32
  %12 = ptrtoint ptr %11 to i64
  %13 = add i64 %12, 32
  call void @__asan_alloca_poison(i64 %13, i64 %4)
  %14 = ptrtoint ptr %11 to i64
  store i64 %14, ptr %0, align 8
  %15 = inttoptr i64 %13 to ptr
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cont
  %16 = ptrtoint ptr %15 to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %34, %cont
  call void @use(ptr noundef nonnull %15) #20
  %17 = ptrtoint ptr %0 to i64
  %18 = load i64, ptr %0, align 8
  call void @__asan_allocas_unpoison(i64 %18, i64 %17)
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %34
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %34 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %15, i64 %indvars.iv
  %19 = shl nsw i64 %indvars.iv, 2
  %20 = add i64 %19, %16, !nosanitize !18
  %.not = icmp ult i64 %20, %16, !nosanitize !18
  br i1 %.not, label %handler.pointer_overflow, label %cont3, !prof !19, !nosanitize !18

handler.pointer_overflow:                         ; preds = %for.body
  call void @__ubsan_handle_pointer_overflow(ptr nonnull @34, i64 %16, i64 %20) #17, !nosanitize !18
  br label %cont3, !nosanitize !18

cont3:                                            ; preds = %for.body, %handler.pointer_overflow
  %21 = trunc nuw nsw i64 %indvars.iv to i32
  %22 = ptrtoint ptr %arrayidx to i64
  %23 = lshr i64 %22, 3
  %24 = add i64 %23, 2147450880
  %25 = inttoptr i64 %24 to ptr
  %26 = load i8, ptr %25, align 1
  %27 = icmp ne i8 %26, 0
  br i1 %27, label %28, label %34, !prof !19

28:                                               ; preds = %cont3
  %29 = and i64 %22, 7
  %30 = add i64 %29, 3
  %31 = trunc i64 %30 to i8
  %32 = icmp sge i8 %31, %26
  br i1 %32, label %33, label %34

33:                                               ; preds = %28
  call void @__asan_report_store4(i64 %22) #18
  unreachable

34:                                               ; preds = %28, %cont3
  store i32 %21, ptr %arrayidx, align 4, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !51
}

; Function Attrs: uwtable
declare void @__ubsan_handle_vla_bound_not_positive(ptr, i64) local_unnamed_addr #2

declare void @use(ptr noundef) local_unnamed_addr #8

; Function Attrs: nounwind sanitize_address
define dso_local void @mem(ptr noundef initializes((0, 40)) %d, ptr noundef readonly captures(none) %s, i64 noundef %n) local_unnamed_addr #0 !func_sanitize !52 {
entry:
  %0 = call ptr @__asan_memcpy(ptr %d, ptr %s, i64 %n)
  %1 = call ptr @__asan_memset(ptr %d, i32 3, i64 40)
  %add.ptr = getelementptr inbounds nuw i8, ptr %d, i64 1
  %.not = icmp eq ptr %d, inttoptr (i64 -1 to ptr)
  br i1 %.not, label %handler.pointer_overflow, label %cont, !prof !19, !nosanitize !18

handler.pointer_overflow:                         ; preds = %entry
  %2 = ptrtoint ptr %d to i64, !nosanitize !18
  tail call void @__ubsan_handle_pointer_overflow(ptr nonnull @35, i64 %2, i64 0) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.pointer_overflow, %entry
  %3 = call ptr @__asan_memmove(ptr %add.ptr, ptr %s, i64 17)
  tail call void @llvm.prefetch.p0(ptr nonnull %s, i32 0, i32 3, i32 1)
  %cmp = icmp eq i64 %n, 3
  br i1 %cmp, label %if.then, label %if.end, !prof !53

if.then:                                          ; preds = %cont
  call void @__asan_handle_no_return()
  tail call void @llvm.trap()
  unreachable

if.end:                                           ; preds = %cont
  %cmp2 = icmp ugt i64 %n, 1
  br i1 %cmp2, label %cont4, label %handler.invalid_builtin, !prof !28, !nosanitize !18

handler.invalid_builtin:                          ; preds = %if.end
  tail call void @__ubsan_handle_invalid_builtin(ptr nonnull @36) #17, !nosanitize !18
  br label %cont4, !nosanitize !18

cont4:                                            ; preds = %handler.invalid_builtin, %if.end
  tail call void @llvm.assume(i1 %cmp2)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #9

; Function Attrs: cold nobuiltin noreturn nounwind
declare void @llvm.trap() #10

; Function Attrs: uwtable
declare void @__ubsan_handle_invalid_builtin(ptr) local_unnamed_addr #2

; Function Attrs: mustprogress nobuiltin nocallback nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #11

; Function Attrs: nounwind sanitize_address
define dso_local i32 @bits(i32 noundef %x) local_unnamed_addr #0 !func_sanitize !54 {
entry:
  %.not = icmp eq i32 %x, 0, !nosanitize !18
  br i1 %.not, label %handler.invalid_builtin, label %cont1, !prof !19, !nosanitize !18

handler.invalid_builtin:                          ; preds = %entry
  tail call void @__ubsan_handle_invalid_builtin(ptr nonnull @37) #17, !nosanitize !18
  br label %cont1, !nosanitize !18

cont1:                                            ; preds = %entry, %handler.invalid_builtin
  %0 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %x)
  %1 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %2 = add nuw nsw i32 %0, %1
  %3 = tail call i32 @llvm.bswap.i32(i32 %x)
  %add = add i32 %2, %3
  %4 = tail call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 3)
  %add2 = add i32 %add, %4
  ret i32 %add2
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind sanitize_address willreturn memory(none)
define dso_local noundef i32 @ovf(i32 noundef %a, i32 noundef %b) local_unnamed_addr #4 !func_sanitize !39 {
entry:
  %0 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  %spec.select = select i1 %1, i32 0, i32 %2
  ret i32 %spec.select
}

; Function Attrs: nounwind sanitize_address
define dso_local { i64, i64 } @bi(i64 noundef %x.coerce0, i64 noundef %x.coerce1, i9 noundef zeroext %y) local_unnamed_addr #0 !func_sanitize !55 {
entry:
  %retval = alloca i77, align 16, !annotation !56
  %asan_local_stack_base = alloca i64, align 8
  %0 = load i32, ptr @__asan_option_detect_stack_use_after_return, align 4
  %1 = icmp ne i32 %0, 0
  br i1 %1, label %2, label %4

2:                                                ; preds = %entry
  %3 = call i64 @__asan_stack_malloc_2(i64 160)
  br label %4

4:                                                ; preds = %entry, %2
  %5 = phi i64 [ 0, %entry ], [ %3, %2 ]
  %6 = inttoptr i64 %5 to ptr
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  %MyAlloca = alloca i8, i64 160, align 32
  br label %9

9:                                                ; preds = %4, %8
  %10 = phi ptr [ %6, %4 ], [ %MyAlloca, %8 ]
  store ptr %10, ptr %asan_local_stack_base, align 8
  %11 = getelementptr i8, ptr %10, i64 32
  %12 = getelementptr i8, ptr %10, i64 64
  %13 = getelementptr i8, ptr %10, i64 96
  %14 = getelementptr i8, ptr %10, i64 128
  store i64 1102416563, ptr %10, align 8
  %15 = getelementptr i8, ptr %10, i64 8
  store i64 ptrtoint (ptr @___asan_gen_stack.7 to i64), ptr %15, align 8
  %16 = getelementptr i8, ptr %10, i64 16
  store i64 ptrtoint (ptr @bi to i64), ptr %16, align 8
  %17 = ptrtoint ptr %10 to i64
  %18 = lshr i64 %17, 3
  %19 = add i64 %18, 2147450880
  %20 = add i64 %19, 0
  %21 = inttoptr i64 %20 to ptr
  store i64 -940689368107847183, ptr %21, align 1
  %22 = add i64 %19, 10
  %23 = inttoptr i64 %22 to ptr
  store i64 267121196069618, ptr %23, align 1
  %24 = add i64 %19, 18
  %25 = inttoptr i64 %24 to ptr
  store i16 -3085, ptr %25, align 1
  %x.sroa.2.0.insert.ext = zext i64 %x.coerce1 to i77
  %x.sroa.2.0.insert.shift = shl i77 %x.sroa.2.0.insert.ext, 64
  %x.sroa.0.0.insert.ext = zext i64 %x.coerce0 to i77
  %x.sroa.0.0.insert.insert = or disjoint i77 %x.sroa.2.0.insert.shift, %x.sroa.0.0.insert.ext
  %26 = tail call { i77, i1 } @llvm.smul.with.overflow.i77(i77 %x.sroa.0.0.insert.insert, i77 3), !nosanitize !18
  %27 = extractvalue { i77, i1 } %26, 0, !nosanitize !18
  %28 = extractvalue { i77, i1 } %26, 1, !nosanitize !18
  br i1 %28, label %handler.mul_overflow, label %cont, !prof !19, !nosanitize !18

handler.mul_overflow:                             ; preds = %9
  store i77 %x.sroa.0.0.insert.insert, ptr %11, align 16, !nosanitize !18
  %29 = ptrtoint ptr %11 to i64, !nosanitize !18
  store i77 3, ptr %12, align 16, !nosanitize !18
  %30 = ptrtoint ptr %12 to i64, !nosanitize !18
  call void @__ubsan_handle_mul_overflow(ptr nonnull @39, i64 %29, i64 %30) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.mul_overflow, %9
  %conv = zext i9 %y to i77
  %31 = call { i77, i1 } @llvm.sadd.with.overflow.i77(i77 %27, i77 %conv), !nosanitize !18
  %32 = extractvalue { i77, i1 } %31, 1, !nosanitize !18
  br i1 %32, label %handler.add_overflow, label %cont7, !prof !19, !nosanitize !18

handler.add_overflow:                             ; preds = %cont
  store i77 %27, ptr %13, align 16, !nosanitize !18
  %33 = ptrtoint ptr %13 to i64, !nosanitize !18
  store i77 %conv, ptr %14, align 16, !nosanitize !18
  %34 = ptrtoint ptr %14 to i64, !nosanitize !18
  call void @__ubsan_handle_add_overflow(ptr nonnull @40, i64 %33, i64 %34) #17, !nosanitize !18
  br label %cont7, !nosanitize !18

cont7:                                            ; preds = %handler.add_overflow, %cont
  %35 = extractvalue { i77, i1 } %31, 0, !nosanitize !18
  store i77 %35, ptr %retval, align 16
  %retval.0.retval.0.retval.0.retval.0..fca.0.load = load i64, ptr %retval, align 16
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.0.retval.0.retval.0.retval.0..fca.0.load, 0
  %retval.8.retval.8.retval.8.retval.8..fca.1.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %retval, i64 8
  %retval.8.retval.8.retval.8.retval.8..fca.1.load = load i64, ptr %retval.8.retval.8.retval.8.retval.8..fca.1.gep.sroa_idx, align 8
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.8.retval.8.retval.8.retval.8..fca.1.load, 1
  store i64 1172321806, ptr %10, align 8
  %36 = icmp ne i64 %5, 0
  br i1 %36, label %37, label %49

37:                                               ; preds = %cont7
  %38 = add i64 %19, 0
  %39 = inttoptr i64 %38 to ptr
  store i64 -723401728380766731, ptr %39, align 1
  %40 = add i64 %19, 8
  %41 = inttoptr i64 %40 to ptr
  store i64 -723401728380766731, ptr %41, align 1
  %42 = add i64 %19, 16
  %43 = inttoptr i64 %42 to ptr
  store i64 -723401728380766731, ptr %43, align 1
  %44 = add i64 %19, 24
  %45 = inttoptr i64 %44 to ptr
  store i64 -723401728380766731, ptr %45, align 1
  %46 = getelementptr i8, ptr %6, i64 248
  %47 = load i64, ptr %46, align 8
  %48 = inttoptr i64 %47 to ptr
  store i8 0, ptr %48, align 1
  br label %56

49:                                               ; preds = %cont7
  %50 = add i64 %19, 0
  %51 = inttoptr i64 %50 to ptr
  store i64 0, ptr %51, align 1
  %52 = add i64 %19, 10
  %53 = inttoptr i64 %52 to ptr
  store i64 0, ptr %53, align 1
  %54 = add i64 %19, 18
  %55 = inttoptr i64 %54 to ptr
  store i16 0, ptr %55, align 1
  br label %56

56:                                               ; preds = %49, %37
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i77, i1 } @llvm.smul.with.overflow.i77(i77, i77) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i77, i1 } @llvm.sadd.with.overflow.i77(i77, i77) #1

; Function Attrs: nounwind sanitize_address
define dso_local i32 @loopy(ptr noalias noundef %a, ptr noalias noundef %b, i32 noundef %n) local_unnamed_addr #0 !func_sanitize !58 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = ptrtoint ptr %a to i64, !nosanitize !18
  %1 = icmp ne ptr %a, null, !nosanitize !18
  %2 = ptrtoint ptr %b to i64
  %3 = icmp ne ptr %b, null
  %4 = and i64 %2, 3
  %5 = and i64 %0, 3
  %wide.trip.count = zext nneg i32 %n to i64
  %6 = icmp eq i64 %5, 0
  %7 = and i1 %1, %6
  %8 = icmp eq i64 %4, 0
  %9 = and i1 %3, %8
  br label %for.body

for.cond.cleanup:                                 ; preds = %cont11, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %57, %cont11 ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %cont11
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %cont11 ]
  %s.017 = phi i32 [ 0, %for.body.lr.ph ], [ %57, %cont11 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %10 = shl nsw i64 %indvars.iv, 2
  %11 = add i64 %10, %0, !nosanitize !18
  %12 = icmp eq i64 %11, 0
  %13 = xor i1 %1, %12
  %14 = icmp uge i64 %11, %0, !nosanitize !18
  %15 = and i1 %13, %14, !nosanitize !18
  br i1 %15, label %cont, label %handler.pointer_overflow, !prof !28, !nosanitize !18

handler.pointer_overflow:                         ; preds = %for.body
  tail call void @__ubsan_handle_pointer_overflow(ptr nonnull @41, i64 %0, i64 %11) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.pointer_overflow, %for.body
  br i1 %7, label %cont1, label %handler.type_mismatch, !prof !28, !nosanitize !18

handler.type_mismatch:                            ; preds = %cont
  %16 = ptrtoint ptr %arrayidx to i64, !nosanitize !18
  tail call void @__ubsan_handle_type_mismatch_v1(ptr nonnull @42, i64 %16) #17, !nosanitize !18
  br label %cont1, !nosanitize !18

cont1:                                            ; preds = %handler.type_mismatch, %cont
  %17 = ptrtoint ptr %arrayidx to i64
  %18 = lshr i64 %17, 3
  %19 = add i64 %18, 2147450880
  %20 = inttoptr i64 %19 to ptr
  %21 = load i8, ptr %20, align 1
  %22 = icmp ne i8 %21, 0
  br i1 %22, label %23, label %29, !prof !19

23:                                               ; preds = %cont1
  %24 = and i64 %17, 7
  %25 = add i64 %24, 3
  %26 = trunc i64 %25 to i8
  %27 = icmp sge i8 %26, %21
  br i1 %27, label %28, label %29

28:                                               ; preds = %23
  call void @__asan_report_load4(i64 %17) #18
  unreachable

29:                                               ; preds = %23, %cont1
  %30 = load i32, ptr %arrayidx, align 4, !tbaa !13
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %31 = add i64 %10, %2, !nosanitize !18
  %32 = icmp eq i64 %31, 0
  %33 = xor i1 %3, %32
  %34 = icmp uge i64 %31, %2, !nosanitize !18
  %35 = and i1 %33, %34, !nosanitize !18
  br i1 %35, label %cont5, label %handler.pointer_overflow4, !prof !28, !nosanitize !18

handler.pointer_overflow4:                        ; preds = %29
  tail call void @__ubsan_handle_pointer_overflow(ptr nonnull @43, i64 %2, i64 %31) #17, !nosanitize !18
  br label %cont5, !nosanitize !18

cont5:                                            ; preds = %handler.pointer_overflow4, %29
  br i1 %9, label %cont7, label %handler.type_mismatch6, !prof !28, !nosanitize !18

handler.type_mismatch6:                           ; preds = %cont5
  %36 = ptrtoint ptr %arrayidx3 to i64, !nosanitize !18
  tail call void @__ubsan_handle_type_mismatch_v1(ptr nonnull @45, i64 %36) #17, !nosanitize !18
  br label %cont7, !nosanitize !18

cont7:                                            ; preds = %handler.type_mismatch6, %cont5
  %37 = ptrtoint ptr %arrayidx3 to i64
  %38 = lshr i64 %37, 3
  %39 = add i64 %38, 2147450880
  %40 = inttoptr i64 %39 to ptr
  %41 = load i8, ptr %40, align 1
  %42 = icmp ne i8 %41, 0
  br i1 %42, label %43, label %49, !prof !19

43:                                               ; preds = %cont7
  %44 = and i64 %37, 7
  %45 = add i64 %44, 3
  %46 = trunc i64 %45 to i8
  %47 = icmp sge i8 %46, %41
  br i1 %47, label %48, label %49

48:                                               ; preds = %43
  call void @__asan_report_load4(i64 %37) #18
  unreachable

49:                                               ; preds = %43, %cont7
  %50 = load i32, ptr %arrayidx3, align 4, !tbaa !13
  %51 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %30, i32 %50), !nosanitize !18
  %52 = extractvalue { i32, i1 } %51, 0, !nosanitize !18
  %53 = extractvalue { i32, i1 } %51, 1, !nosanitize !18
  br i1 %53, label %handler.mul_overflow, label %cont8, !prof !19, !nosanitize !18

handler.mul_overflow:                             ; preds = %49
  %54 = zext i32 %30 to i64, !nosanitize !18
  %55 = zext i32 %50 to i64, !nosanitize !18
  tail call void @__ubsan_handle_mul_overflow(ptr nonnull @46, i64 %54, i64 %55) #17, !nosanitize !18
  br label %cont8, !nosanitize !18

cont8:                                            ; preds = %handler.mul_overflow, %49
  %56 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %s.017, i32 %52), !nosanitize !18
  %57 = extractvalue { i32, i1 } %56, 0, !nosanitize !18
  %58 = extractvalue { i32, i1 } %56, 1, !nosanitize !18
  br i1 %58, label %handler.add_overflow, label %cont11, !prof !19, !nosanitize !18

handler.add_overflow:                             ; preds = %cont8
  %59 = zext i32 %s.017 to i64, !nosanitize !18
  %60 = zext i32 %52 to i64, !nosanitize !18
  tail call void @__ubsan_handle_add_overflow(ptr nonnull @47, i64 %59, i64 %60) #17, !nosanitize !18
  br label %cont11, !nosanitize !18

cont11:                                           ; preds = %cont8, %handler.add_overflow
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !59
}

; Function Attrs: cold noinline noreturn nounwind optsize sanitize_address
define dso_local void @die() local_unnamed_addr #13 !func_sanitize !20 {
entry:
  tail call void @__ubsan_handle_builtin_unreachable(ptr nonnull @48) #21, !nosanitize !18
  unreachable, !nosanitize !18
}

; Function Attrs: noreturn nounwind uwtable
declare void @__ubsan_handle_builtin_unreachable(ptr) local_unnamed_addr #14

; Function Attrs: nounwind sanitize_address
define dso_local i32 @tail(i32 noundef %n) local_unnamed_addr #0 !func_sanitize !17 {
entry:
  br label %tailrecurse

tailrecurse:                                      ; preds = %cont, %entry
  %n.tr = phi i32 [ %n, %entry ], [ %3, %cont ]
  %cmp = icmp eq i32 %n.tr, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %tailrecurse
  ret i32 0

if.end:                                           ; preds = %tailrecurse
  %0 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %n.tr, i32 -1)
  %1 = extractvalue { i32, i1 } %0, 1, !nosanitize !18
  br i1 %1, label %handler.sub_overflow, label %cont, !prof !19, !nosanitize !18

handler.sub_overflow:                             ; preds = %if.end
  %2 = zext i32 %n.tr to i64, !nosanitize !18
  tail call void @__ubsan_handle_sub_overflow(ptr nonnull @49, i64 %2, i64 1) #17, !nosanitize !18
  br label %cont, !nosanitize !18

cont:                                             ; preds = %handler.sub_overflow, %if.end
  %3 = extractvalue { i32, i1 } %0, 0, !nosanitize !18
  br label %tailrecurse
}

; Function Attrs: disable_sanitizer_instrumentation nounwind sanitize_address
define internal ptr @resolve() #15 !func_sanitize !64 {
entry:
  ret ptr @base
}

declare void @__asan_report_load_n(i64, i64)

declare void @__asan_report_load4(i64)

declare void @__asan_report_load8(i64)

declare void @__asan_report_store4(i64)

declare void @__asan_report_store8(i64)

declare ptr @__asan_memmove(ptr, ptr, i64)

declare ptr @__asan_memcpy(ptr, ptr, i64)

declare ptr @__asan_memset(ptr, i32, i64)

declare void @__asan_handle_no_return()

declare i64 @__asan_stack_malloc_0(i64)

declare i64 @__asan_stack_malloc_1(i64)

declare i64 @__asan_stack_malloc_2(i64)

declare void @__asan_alloca_poison(i64, i64)

declare void @__asan_allocas_unpoison(i64, i64)

declare void @__asan_before_dynamic_init(i64)

declare void @__asan_after_dynamic_init()

declare void @__asan_register_elf_globals(i64, i64, i64)

declare void @__asan_unregister_elf_globals(i64, i64, i64)

declare void @__asan_init()

; Function Attrs: nounwind
define internal void @asan.module_ctor() #16 comdat {
  call void @__asan_init()
  call void @__asan_version_mismatch_check_v8()
  call void @__asan_register_elf_globals(i64 ptrtoint (ptr @___asan_globals_registered to i64), i64 ptrtoint (ptr @__start_asan_globals to i64), i64 ptrtoint (ptr @__stop_asan_globals to i64))
  ret void
}

declare void @__asan_version_mismatch_check_v8()

; Function Attrs: nounwind
define internal void @asan.module_dtor() #16 comdat {
  call void @__asan_unregister_elf_globals(i64 ptrtoint (ptr @___asan_globals_registered to i64), i64 ptrtoint (ptr @__start_asan_globals to i64), i64 ptrtoint (ptr @__stop_asan_globals to i64))
  ret void
}

attributes #0 = { nounwind sanitize_address "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { uwtable }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind sanitize_address willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind sanitize_address "min-legal-vector-width"="128" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nobuiltin nofree norecurse nosync nounwind sanitize_address willreturn "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nobuiltin nocallback nofree nounwind willreturn }
attributes #8 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #10 = { cold nobuiltin noreturn nounwind }
attributes #11 = { mustprogress nobuiltin nocallback nofree nosync nounwind willreturn }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { cold noinline noreturn nounwind optsize sanitize_address "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noreturn nounwind uwtable }
attributes #15 = { disable_sanitizer_instrumentation nounwind sanitize_address "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nounwind "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #17 = { nounwind }
attributes #18 = { nomerge }
attributes #19 = { nobuiltin "no-builtins" }
attributes #20 = { nobuiltin nounwind "no-builtins" }
attributes #21 = { noreturn nounwind }

!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = !{ptr @.str}
!1 = !{ptr @.str.1}
!2 = !{ptr @strings}
!3 = !{ptr @go.l}
!4 = !{ptr @packs}
!5 = !{ptr @fnptr}
!6 = !{ptr @common_x}
!7 = !{ptr @table}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 4, !"nosanitize_address", i32 1}
!12 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !{i32 -1056584962, i32 -897942929}
!18 = !{}
!19 = !{!"branch_weights", i32 1, i32 1048575}
!20 = !{i32 -1056584962, i32 905068220}
!21 = !{i32 -1056584962, i32 -1911897614}
!22 = !{!"branch_weights", i32 1048575, i32 2, i32 1048575}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!27, !27, i64 0}
!27 = !{!"double", !15, i64 0}
!28 = !{!"branch_weights", i32 1048575, i32 1}
!29 = !{i32 -1056584962, i32 901845932}
!30 = !{i32 -1056584962, i32 -1318512419}
!31 = !{!32, !32, i64 0}
!32 = !{!"any pointer", !15, i64 0}
!33 = !{i32 -1056584962, i32 1789269356}
!34 = !{i32 -1056584962, i32 303692863}
!35 = !{i32 -1056584962, i32 551232181}
!36 = !{i32 -1056584962, i32 652106705}
!37 = !{!15, !15, i64 0}
!38 = !{i32 -1056584962, i32 355866423}
!39 = !{i32 -1056584962, i32 -646835086}
!40 = !{i64 2261}
!41 = !{i64 2378}
!42 = !{i32 -1056584962, i32 -1592332616}
!43 = !{i32 -1056584962, i32 1911883892}
!44 = !{!"branch_weights", i32 1048575, i32 1048575}
!45 = !{!46, !46, i64 0}
!46 = !{!"long", !15, i64 0}
!47 = !{i32 -1056584962, i32 -1155567139}
!48 = !{i32 -1056584962, i32 1967782252}
!49 = !{i32 -1056584962, i32 1624795240}
!50 = !{i32 -1056584962, i32 -1988405058}
!51 = distinct !{!51, !24, !25}
!52 = !{i32 -1056584962, i32 -1602578322}
!53 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!54 = !{i32 -1056584962, i32 1785587220}
!55 = !{i32 -1056584962, i32 890577560}
!56 = !{!57}
!57 = !{!"alloca_name_altered", !"retval"}
!58 = !{i32 -1056584962, i32 1466428332}
!59 = distinct !{!59, !24, !60, !61}
!60 = !{!"llvm.loop.vectorize.enable", i1 true}
!61 = !{!"llvm.loop.vectorize.followup_all", !24, !62, !63}
!62 = !{!"llvm.loop.isvectorized"}
!63 = !{!"llvm.loop.unroll.count", i32 4}
!64 = !{i32 -1056584962, i32 419338400}

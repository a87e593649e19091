; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pk = type <{ i8, i16 }>
%union.anon = type { double, [8 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.big = type { [8 x i64] }

@tls = dso_local thread_local global i32 5, align 4, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !32
@.str.1 = private unnamed_addr constant [4 x i8] c"d\09e\00", align 1, !dbg !37
@strings = dso_local global [3 x ptr] [ptr @.str, ptr @.str.1, ptr getelementptr (i8, ptr @table, i64 40)], align 16, !dbg !39
@placed = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 0], section "my section", align 64, !dbg !44
@ext = external global i32, align 4
@go.l = internal global [3 x ptr] [ptr blockaddress(@go, %10), ptr blockaddress(@go, %12), ptr blockaddress(@go, %16)], align 16, !dbg !47
@packs = dso_local global [2 x %struct.pk] [%struct.pk <{ i8 97, i16 3 }>, %struct.pk <{ i8 1, i16 -1 }>], align 1, !dbg !56
@fnptr = dso_local global ptr @base, align 8, !dbg !67
@common_x = dso_local global i32 0, align 4, !dbg !72
@table = internal constant <{ { ptr, i32, i8, i8, [2 x i8], %union.anon }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } }> <{ { ptr, i32, i8, i8, [2 x i8], %union.anon } { ptr null, i32 1, i8 -125, i8 -1, [2 x i8] zeroinitializer, %union.anon { double 2.500000e+00, [8 x i8] zeroinitializer } }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } } { ptr @table, i32 2, i8 -95, i8 0, [2 x i8] zeroinitializer, { [12 x i8], [4 x i8] } { [12 x i8] c"hi\\\22\0A\01\00\00\00\00\00\00", [4 x i8] zeroinitializer } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } zeroinitializer }>, align 16, !dbg !74
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @placed], section "llvm.metadata"

@alias_base = dso_local alias i32 (i32), ptr @base
@weak_base = weak dso_local alias i32 (i32), ptr @base

@ifn = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: noinline nounwind optnone
define dso_local i32 @base(i32 noundef %0) #0 !dbg !85 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !86, !DIExpression(), !87)
  %3 = load i32, ptr %2, align 4, !dbg !88
  %4 = mul nsw i32 %3, 3, !dbg !89
  ret i32 %4, !dbg !90
}

; Function Attrs: noinline nounwind optnone
define dso_local void @ctor() #0 !dbg !91 {
  %1 = load i32, ptr @ext, align 4, !dbg !94
  %2 = add nsw i32 %1, 1, !dbg !94
  store i32 %2, ptr @ext, align 4, !dbg !94
  ret void, !dbg !95
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @vsum(i32 noundef %0, ...) #0 !dbg !96 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !99, !DIExpression(), !100)
    #dbg_declare(ptr %3, !101, !DIExpression(), !112)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !113
  call void @llvm.va_start.p0(ptr %6), !dbg !113
    #dbg_declare(ptr %4, !114, !DIExpression(), !115)
  store i32 0, ptr %4, align 4, !dbg !115
  br label %7, !dbg !116

7:                                                ; preds = %25, %1
  %8 = load i32, ptr %2, align 4, !dbg !117
  %9 = add nsw i32 %8, -1, !dbg !117
  store i32 %9, ptr %2, align 4, !dbg !117
  %10 = icmp ne i32 %8, 0, !dbg !116
  br i1 %10, label %11, label %30, !dbg !116

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !118
  %13 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %12, i32 0, i32 0, !dbg !118
  %14 = load i32, ptr %13, align 16, !dbg !118
  %15 = icmp ule i32 %14, 40, !dbg !118
  br i1 %15, label %16, label %21, !dbg !118

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %12, i32 0, i32 3, !dbg !118
  %18 = load ptr, ptr %17, align 16, !dbg !118
  %19 = getelementptr i8, ptr %18, i32 %14, !dbg !118
  %20 = add i32 %14, 8, !dbg !118
  store i32 %20, ptr %13, align 16, !dbg !118
  br label %25, !dbg !118

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %12, i32 0, i32 2, !dbg !118
  %23 = load ptr, ptr %22, align 8, !dbg !118
  %24 = getelementptr i8, ptr %23, i32 8, !dbg !118
  store ptr %24, ptr %22, align 8, !dbg !118
  br label %25, !dbg !118

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ], !dbg !118
  %27 = load i32, ptr %26, align 4, !dbg !118
  %28 = load i32, ptr %4, align 4, !dbg !119
  %29 = add nsw i32 %28, %27, !dbg !119
  store i32 %29, ptr %4, align 4, !dbg !119
  br label %7, !dbg !116, !llvm.loop !120

30:                                               ; preds = %7
    #dbg_declare(ptr %5, !123, !DIExpression(), !124)
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !125
  %32 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %31, i32 0, i32 1, !dbg !125
  %33 = load i32, ptr %32, align 4, !dbg !125
  %34 = icmp ule i32 %33, 160, !dbg !125
  br i1 %34, label %35, label %40, !dbg !125

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %31, i32 0, i32 3, !dbg !125
  %37 = load ptr, ptr %36, align 16, !dbg !125
  %38 = getelementptr i8, ptr %37, i32 %33, !dbg !125
  %39 = add i32 %33, 16, !dbg !125
  store i32 %39, ptr %32, align 4, !dbg !125
  br label %44, !dbg !125

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %31, i32 0, i32 2, !dbg !125
  %42 = load ptr, ptr %41, align 8, !dbg !125
  %43 = getelementptr i8, ptr %42, i32 8, !dbg !125
  store ptr %43, ptr %41, align 8, !dbg !125
  br label %44, !dbg !125

44:                                               ; preds = %40, %35
  %45 = phi ptr [ %38, %35 ], [ %42, %40 ], !dbg !125
  %46 = load double, ptr %45, align 8, !dbg !125
  store double %46, ptr %5, align 8, !dbg !124
  %47 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !126
  call void @llvm.va_end.p0(ptr %47), !dbg !126
  %48 = load i32, ptr %4, align 4, !dbg !127
  %49 = load double, ptr %5, align 8, !dbg !128
  %50 = fptosi double %49 to i32, !dbg !129
  %51 = add nsw i32 %48, %50, !dbg !130
  ret i32 %51, !dbg !131
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

; Function Attrs: noinline nounwind optnone
define dso_local i32 @callv() #0 !dbg !132 {
  %1 = call i32 (i32, ...) @vsum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3, double noundef 4.000000e+00) #14, !dbg !135
  ret i32 %1, !dbg !136
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @go(i32 noundef %0, ptr noundef %1) #0 !dbg !49 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !137, !DIExpression(), !138)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !139, !DIExpression(), !140)
  %6 = load i32, ptr %4, align 4, !dbg !141
  %7 = sext i32 %6 to i64, !dbg !142
  %8 = getelementptr inbounds [3 x ptr], ptr @go.l, i64 0, i64 %7, !dbg !142
  %9 = load ptr, ptr %8, align 8, !dbg !142
  br label %21, !dbg !143

10:                                               ; preds = %21
    #dbg_label(!144, !145)
  %11 = load ptr, ptr %5, align 8, !dbg !146
  store i32 1, ptr %11, align 4, !dbg !147
  br label %12, !dbg !148

12:                                               ; preds = %10, %21
    #dbg_label(!149, !150)
  %13 = load ptr, ptr %5, align 8, !dbg !151
  %14 = load i32, ptr %13, align 4, !dbg !152
  %15 = add nsw i32 %14, 2, !dbg !152
  store i32 %15, ptr %13, align 4, !dbg !152
  store i32 4, ptr %3, align 4, !dbg !153
  br label %19, !dbg !153

16:                                               ; preds = %21
    #dbg_label(!154, !155)
  %17 = load ptr, ptr %5, align 8, !dbg !156
  store i32 7, ptr %17, align 4, !dbg !157
  %18 = load i32, ptr %4, align 4, !dbg !158
  store i32 %18, ptr %3, align 4, !dbg !159
  br label %19, !dbg !159

19:                                               ; preds = %16, %12
  %20 = load i32, ptr %3, align 4, !dbg !160
  ret i32 %20, !dbg !160

21:                                               ; preds = %2
  %22 = phi ptr [ %9, %2 ]
  indirectbr ptr %22, [label %10, label %12, label %16]
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @sw(i32 noundef %0) #0 !dbg !161 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !162, !DIExpression(), !163)
  %4 = load i32, ptr %3, align 4, !dbg !164
  switch i32 %4, label %10 [
    i32 1, label %5
    i32 2, label %6
    i32 -7, label %7
    i32 100, label %8
    i32 1000, label %9
    i32 1001, label %9
    i32 1002, label %9
    i32 1003, label %9
  ], !dbg !165

5:                                                ; preds = %1
  store i32 5, ptr %2, align 4, !dbg !166
  br label %11, !dbg !166

6:                                                ; preds = %1
  store i32 8, ptr %2, align 4, !dbg !168
  br label %11, !dbg !168

7:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !169
  br label %11, !dbg !169

8:                                                ; preds = %1
  store i32 3, ptr %2, align 4, !dbg !170
  br label %11, !dbg !170

9:                                                ; preds = %1, %1, %1, %1
  store i32 2, ptr %2, align 4, !dbg !171
  br label %11, !dbg !171

10:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !172
  br label %11, !dbg !172

11:                                               ; preds = %10, %9, %8, %7, %6, %5
  %12 = load i32, ptr %2, align 4, !dbg !173
  ret i32 %12, !dbg !173
}

; Function Attrs: noinline nounwind optnone
define dso_local i64 @ld(x86_fp80 noundef %0, fp128 noundef %1, double noundef %2, double noundef %3) #0 !dbg !174 {
  %5 = alloca { double, double }, align 8
  %6 = alloca x86_fp80, align 16
  %7 = alloca fp128, align 16
  %8 = alloca x86_fp80, align 16
  %9 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  store double %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %3, ptr %10, align 8
  store x86_fp80 %0, ptr %6, align 16
    #dbg_declare(ptr %6, !179, !DIExpression(), !180)
  store fp128 %1, ptr %7, align 16
    #dbg_declare(ptr %7, !181, !DIExpression(), !182)
    #dbg_declare(ptr %5, !183, !DIExpression(), !184)
    #dbg_declare(ptr %8, !185, !DIExpression(), !186)
  %11 = load x86_fp80, ptr %6, align 16, !dbg !187
  %12 = fmul x86_fp80 %11, 0xK3FFFA000000000000000, !dbg !188
  store x86_fp80 %12, ptr %8, align 16, !dbg !186
  %13 = load fp128, ptr %7, align 16, !dbg !189
  %14 = fadd fp128 %13, 0xL00000000000000003FFF800000000000, !dbg !190
  store fp128 %14, ptr %7, align 16, !dbg !191
  %15 = load x86_fp80, ptr %8, align 16, !dbg !192
  %16 = load fp128, ptr %7, align 16, !dbg !193
  %17 = fptrunc fp128 %16 to x86_fp80, !dbg !194
  %18 = fadd x86_fp80 %15, %17, !dbg !195
  %19 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0, !dbg !196
  %20 = load double, ptr %19, align 8, !dbg !196
  %21 = fpext double %20 to x86_fp80, !dbg !196
  %22 = fadd x86_fp80 %18, %21, !dbg !197
  %23 = fptosi x86_fp80 %22 to i64, !dbg !198
  ret i64 %23, !dbg !199
}

; Function Attrs: noinline nounwind optnone
define dso_local half @h(half noundef %0, bfloat noundef %1) #0 !dbg !200 {
  %3 = alloca half, align 2
  %4 = alloca bfloat, align 2
  store half %0, ptr %3, align 2
    #dbg_declare(ptr %3, !204, !DIExpression(), !205)
  store bfloat %1, ptr %4, align 2
    #dbg_declare(ptr %4, !206, !DIExpression(), !207)
  %5 = load half, ptr %3, align 2, !dbg !208
  %6 = fpext half %5 to float, !dbg !209
  %7 = load bfloat, ptr %4, align 2, !dbg !210
  %8 = fpext bfloat %7 to float, !dbg !211
  %9 = fptrunc float %8 to half, !dbg !212
  %10 = fpext half %9 to float, !dbg !209
  %11 = call float @llvm.fmuladd.f32(float %6, float 1.500000e+00, float %10), !dbg !209
  %12 = fptrunc float %11 to half, !dbg !209
  ret half %12, !dbg !213
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: noinline nounwind optnone
define dso_local <4 x i32> @vec(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) #3 !dbg !214 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %4, align 16
    #dbg_declare(ptr %4, !219, !DIExpression(), !220)
  store <4 x i32> %1, ptr %5, align 16
    #dbg_declare(ptr %5, !221, !DIExpression(), !222)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !223, !DIExpression(), !224)
    #dbg_declare(ptr %7, !225, !DIExpression(), !226)
  %9 = load <4 x i32>, ptr %4, align 16, !dbg !227
  %10 = load <4 x i32>, ptr %5, align 16, !dbg !228
  %11 = mul <4 x i32> %9, %10, !dbg !229
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %8, align 16, !dbg !230
  %12 = load <4 x i32>, ptr %8, align 16, !dbg !230
  %13 = add <4 x i32> %11, %12, !dbg !231
  store <4 x i32> %13, ptr %7, align 16, !dbg !226
  %14 = load <4 x i32>, ptr %4, align 16, !dbg !232
  %15 = extractelement <4 x i32> %14, i32 0, !dbg !232
  %16 = load i32, ptr %6, align 4, !dbg !233
  %17 = load <4 x i32>, ptr %7, align 16, !dbg !234
  %18 = insertelement <4 x i32> %17, i32 %15, i32 %16, !dbg !234
  store <4 x i32> %18, ptr %7, align 16, !dbg !234
  %19 = load <4 x i32>, ptr %7, align 16, !dbg !235
  %20 = load <4 x i32>, ptr %5, align 16, !dbg !236
  %21 = shufflevector <4 x i32> %19, <4 x i32> %20, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !237
  ret <4 x i32> %21, !dbg !238
}

; Function Attrs: noinline nounwind optnone
define dso_local <8 x float> @fv(ptr noundef byval(<8 x float>) align 32 %0, ptr noundef byval(<8 x float>) align 32 %1) #4 !dbg !239 {
  %3 = alloca <8 x float>, align 32
  %4 = alloca <8 x float>, align 32
  %5 = load <8 x float>, ptr %0, align 32
  %6 = load <8 x float>, ptr %1, align 32
  store <8 x float> %5, ptr %3, align 32
    #dbg_declare(ptr %3, !246, !DIExpression(), !247)
  store <8 x float> %6, ptr %4, align 32
    #dbg_declare(ptr %4, !248, !DIExpression(), !249)
  %7 = load <8 x float>, ptr %3, align 32, !dbg !250
  %8 = load <8 x float>, ptr %4, align 32, !dbg !251
  %9 = fdiv <8 x float> %7, %8, !dbg !252
  %10 = load <8 x float>, ptr %3, align 32, !dbg !253
  %11 = call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %10, <8 x float> splat (float 2.000000e+00), <8 x float> %9), !dbg !254
  %12 = load <8 x float>, ptr %4, align 32, !dbg !255
  %13 = fsub <8 x float> %11, %12, !dbg !256
  ret <8 x float> %13, !dbg !257
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #2

; Function Attrs: noinline nounwind optnone
define dso_local i32 @at(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !258 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !263, !DIExpression(), !264)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !265, !DIExpression(), !266)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !267, !DIExpression(), !268)
    #dbg_declare(ptr %7, !269, !DIExpression(), !270)
  %20 = load ptr, ptr %4, align 8, !dbg !271
  %21 = load atomic i32, ptr %20 seq_cst, align 4, !dbg !272
  store i32 %21, ptr %8, align 4, !dbg !272
  %22 = load i32, ptr %8, align 4, !dbg !272
  %23 = load ptr, ptr %5, align 8, !dbg !273
  store i32 3, ptr %9, align 4, !dbg !274
  %24 = load i32, ptr %9, align 4, !dbg !274
  %25 = atomicrmw add ptr %23, i32 %24 monotonic, align 4, !dbg !274
  store i32 %25, ptr %10, align 4, !dbg !274
  %26 = load i32, ptr %10, align 4, !dbg !274
  %27 = add nsw i32 %22, %26, !dbg !275
  %28 = load ptr, ptr %5, align 8, !dbg !276
  store i32 2, ptr %11, align 4, !dbg !277
  %29 = load i32, ptr %11, align 4, !dbg !277
  %30 = atomicrmw xchg ptr %28, i32 %29 acq_rel, align 4, !dbg !277
  store i32 %30, ptr %12, align 4, !dbg !277
  %31 = load i32, ptr %12, align 4, !dbg !277
  %32 = add nsw i32 %27, %31, !dbg !278
  store i32 %32, ptr %7, align 4, !dbg !270
  %33 = load ptr, ptr %5, align 8, !dbg !279
  store i32 9, ptr %13, align 4, !dbg !280
  %34 = load i32, ptr %13, align 4, !dbg !280
  store atomic i32 %34, ptr %33 release, align 4, !dbg !280
  %35 = load ptr, ptr %5, align 8, !dbg !281
  store i32 5, ptr %14, align 4, !dbg !282
  %36 = load i32, ptr %6, align 4, !dbg !282
  %37 = load i32, ptr %14, align 4, !dbg !282
  %38 = cmpxchg weak ptr %35, i32 %36, i32 %37 acq_rel acquire, align 4, !dbg !282
  %39 = extractvalue { i32, i1 } %38, 0, !dbg !282
  %40 = extractvalue { i32, i1 } %38, 1, !dbg !282
  br i1 %40, label %42, label %41, !dbg !282

41:                                               ; preds = %3
  store i32 %39, ptr %6, align 4, !dbg !282
  br label %42, !dbg !282

42:                                               ; preds = %41, %3
  %43 = zext i1 %40 to i8, !dbg !282
  store i8 %43, ptr %15, align 1, !dbg !282
  %44 = load i8, ptr %15, align 1, !dbg !282
  %45 = trunc i8 %44 to i1, !dbg !282
  fence seq_cst, !dbg !283
  fence syncscope("singlethread") acquire, !dbg !284
  %46 = load ptr, ptr %5, align 8, !dbg !285
  store i32 3, ptr %16, align 4, !dbg !286
  %47 = load i32, ptr %16, align 4, !dbg !286
  %48 = atomicrmw nand ptr %46, i32 %47 seq_cst, align 4, !dbg !286
  store i32 %48, ptr %17, align 4, !dbg !286
  %49 = load i32, ptr %17, align 4, !dbg !286
  %50 = load ptr, ptr %5, align 8, !dbg !287
  store i32 1, ptr %18, align 4, !dbg !288
  %51 = load i32, ptr %18, align 4, !dbg !288
  %52 = atomicrmw max ptr %50, i32 %51 seq_cst, align 4, !dbg !288
  store i32 %52, ptr %19, align 4, !dbg !288
  %53 = load i32, ptr %19, align 4, !dbg !288
  %54 = load i32, ptr %7, align 4, !dbg !289
  ret i32 %54, !dbg !290
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @asmy(i32 noundef %0, i32 noundef %1) #0 !dbg !291 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !294, !DIExpression(), !295)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !296, !DIExpression(), !297)
    #dbg_declare(ptr %5, !298, !DIExpression(), !299)
  %6 = load i32, ptr %3, align 4, !dbg !300
  %7 = load i32, ptr %4, align 4, !dbg !301
  %8 = call i32 asm sideeffect "addl $2, $0 # \22q\22 \\", "=r,0,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %6, i32 %7) #15, !dbg !302, !srcloc !303
  store i32 %8, ptr %5, align 4, !dbg !302
  %9 = load i32, ptr %5, align 4, !dbg !304
  ret i32 %9, !dbg !305
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @asmgoto(i32 noundef %0) #0 !dbg !306 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !307, !DIExpression(), !308)
  %4 = load i32, ptr %3, align 4, !dbg !309
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,~{dirflag},~{fpsr},~{flags}"(i32 %4) #15
          to label %5 [label %6], !dbg !310, !srcloc !311

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !312
  br label %7, !dbg !312

6:                                                ; preds = %1
    #dbg_label(!313, !314)
  store i32 0, ptr %2, align 4, !dbg !315
  br label %7, !dbg !315

7:                                                ; preds = %6, %5
  %8 = load i32, ptr %2, align 4, !dbg !316
  ret i32 %8, !dbg !316
}

; Function Attrs: noinline nounwind optnone
define dso_local double @fp(double noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !317 {
  %5 = alloca double, align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  store double %0, ptr %5, align 8
    #dbg_declare(ptr %5, !320, !DIExpression(), !321)
  store float %1, ptr %6, align 4
    #dbg_declare(ptr %6, !322, !DIExpression(), !323)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !324, !DIExpression(), !325)
  store i32 %3, ptr %8, align 4
    #dbg_declare(ptr %8, !326, !DIExpression(), !327)
    #dbg_declare(ptr %9, !328, !DIExpression(), !329)
  %10 = load double, ptr %5, align 8, !dbg !330
  %11 = load float, ptr %6, align 4, !dbg !331
  %12 = fpext float %11 to double, !dbg !332
  %13 = fadd double %10, %12, !dbg !333
  %14 = load i32, ptr %7, align 4, !dbg !334
  %15 = sitofp i32 %14 to double, !dbg !335
  %16 = fadd double %13, %15, !dbg !336
  %17 = load i32, ptr %8, align 4, !dbg !337
  %18 = uitofp i32 %17 to double, !dbg !338
  %19 = fadd double %16, %18, !dbg !339
  store double %19, ptr %9, align 8, !dbg !329
  %20 = load double, ptr %5, align 8, !dbg !340
  %21 = load double, ptr %5, align 8, !dbg !342
  %22 = fcmp une double %20, %21, !dbg !343
  br i1 %22, label %23, label %24, !dbg !343

23:                                               ; preds = %4
  store double 0x7FF0000000000000, ptr %9, align 8, !dbg !344
  br label %24, !dbg !345

24:                                               ; preds = %23, %4
  %25 = load float, ptr %6, align 4, !dbg !346
  %26 = fcmp oge float %25, 0x46293E5940000000, !dbg !348
  br i1 %26, label %27, label %28, !dbg !348

27:                                               ; preds = %24
  store double 0x7FF8000000000000, ptr %9, align 8, !dbg !349
  br label %28, !dbg !350

28:                                               ; preds = %27, %24
  %29 = load double, ptr %9, align 8, !dbg !351
  %30 = fneg double %29, !dbg !352
  %31 = load double, ptr %9, align 8, !dbg !353
  %32 = fptrunc double %31 to float, !dbg !354
  %33 = fpext float %32 to double, !dbg !354
  %34 = call double @llvm.fmuladd.f64(double %30, double 0x400921FB54442D18, double %33), !dbg !355
  ret double %34, !dbg !356
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone
define dso_local void @byval(ptr dead_on_unwind noalias writable sret(%struct.big) align 8 %0, ptr noundef byval(%struct.big) align 8 %1, ptr noundef %2) #0 !dbg !357 {
  %4 = alloca ptr, align 8
    #dbg_declare(ptr %1, !365, !DIExpression(), !366)
  store ptr %2, ptr %4, align 8
    #dbg_declare(ptr %4, !367, !DIExpression(), !368)
  %5 = load ptr, ptr %4, align 8, !dbg !369
  %6 = getelementptr inbounds nuw %struct.big, ptr %5, i32 0, i32 0, !dbg !370
  %7 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 1, !dbg !369
  %8 = load i64, ptr %7, align 8, !dbg !369
  %9 = getelementptr inbounds nuw %struct.big, ptr %1, i32 0, i32 0, !dbg !371
  %10 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 2, !dbg !372
  store i64 %8, ptr %10, align 8, !dbg !373
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 64, i1 false), !dbg !374
  ret void, !dbg !375
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone
define dso_local i32 @indirect(ptr noundef %0, i32 noundef %1) #0 !dbg !376 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !379, !DIExpression(), !380)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !381, !DIExpression(), !382)
  %5 = load ptr, ptr %3, align 8, !dbg !383
  %6 = load i32, ptr %4, align 4, !dbg !384
  %7 = call i32 %5(i32 noundef %6) #14, !dbg !383
  %8 = load ptr, ptr @fnptr, align 8, !dbg !385
  %9 = load i32, ptr %4, align 4, !dbg !386
  %10 = call i32 %8(i32 noundef %9) #14, !dbg !385
  %11 = add nsw i32 %7, %10, !dbg !387
  ret i32 %11, !dbg !388
}

; Function Attrs: noinline nounwind optnone
define dso_local zeroext i1 @logic(i1 noundef zeroext %0, i1 noundef zeroext %1, i32 noundef %2) #0 !dbg !389 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = zext i1 %0 to i8
  store i8 %7, ptr %4, align 1
    #dbg_declare(ptr %4, !393, !DIExpression(), !394)
  %8 = zext i1 %1 to i8
  store i8 %8, ptr %5, align 1
    #dbg_declare(ptr %5, !395, !DIExpression(), !396)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !397, !DIExpression(), !398)
  %9 = load i8, ptr %4, align 1, !dbg !399
  %10 = trunc i8 %9 to i1, !dbg !399
  br i1 %10, label %11, label %14, !dbg !400

11:                                               ; preds = %3
  %12 = load i8, ptr %5, align 1, !dbg !401
  %13 = trunc i8 %12 to i1, !dbg !401
  br i1 %13, label %17, label %14, !dbg !402

14:                                               ; preds = %11, %3
  %15 = load i32, ptr %6, align 4, !dbg !403
  %16 = icmp sgt i32 %15, 3, !dbg !404
  br label %17, !dbg !402

17:                                               ; preds = %14, %11
  %18 = phi i1 [ true, %11 ], [ %16, %14 ]
  ret i1 %18, !dbg !405
}

; Function Attrs: noinline nounwind optnone
define dso_local i128 @wide(i128 noundef %0, i128 noundef %1) #0 !dbg !406 {
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  store i128 %0, ptr %3, align 16
    #dbg_declare(ptr %3, !410, !DIExpression(), !411)
  store i128 %1, ptr %4, align 16
    #dbg_declare(ptr %4, !412, !DIExpression(), !413)
  %5 = load i128, ptr %3, align 16, !dbg !414
  %6 = mul nsw i128 %5, 7, !dbg !415
  %7 = load i128, ptr %4, align 16, !dbg !416
  %8 = lshr i128 %7, 3, !dbg !417
  %9 = add i128 %6, %8, !dbg !418
  %10 = sub i128 %9, 1267650600228229401496703205376, !dbg !419
  ret i128 %10, !dbg !420
}

; Function Attrs: noinline nounwind optnone
define dso_local void @vla(i32 noundef %0) #0 !dbg !421 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !424, !DIExpression(), !425)
  %6 = load i32, ptr %2, align 4, !dbg !426
  %7 = zext i32 %6 to i64, !dbg !427
  %8 = call ptr @llvm.stacksave.p0(), !dbg !427
  store ptr %8, ptr %3, align 8, !dbg !427
  %9 = alloca i32, i64 %7, align 16, !dbg !427
  store i64 %7, ptr %4, align 8, !dbg !427
    #dbg_declare(ptr %4, !428, !DIExpression(), !430)
    #dbg_declare(ptr %9, !431, !DIExpression(), !435)
    #dbg_declare(ptr %5, !436, !DIExpression(), !438)
  store i32 0, ptr %5, align 4, !dbg !438
  br label %10, !dbg !439

10:                                               ; preds = %19, %1
  %11 = load i32, ptr %5, align 4, !dbg !440
  %12 = load i32, ptr %2, align 4, !dbg !442
  %13 = icmp slt i32 %11, %12, !dbg !443
  br i1 %13, label %14, label %22, !dbg !444

14:                                               ; preds = %10
  %15 = load i32, ptr %5, align 4, !dbg !445
  %16 = load i32, ptr %5, align 4, !dbg !446
  %17 = sext i32 %16 to i64, !dbg !447
  %18 = getelementptr inbounds i32, ptr %9, i64 %17, !dbg !447
  store i32 %15, ptr %18, align 4, !dbg !448
  br label %19, !dbg !447

19:                                               ; preds = %14
  %20 = load i32, ptr %5, align 4, !dbg !449
  %21 = add nsw i32 %20, 1, !dbg !449
  store i32 %21, ptr %5, align 4, !dbg !449
  br label %10, !dbg !450, !llvm.loop !451

22:                                               ; preds = %10
  call void @use(ptr noundef %9) #14, !dbg !453
  %23 = load ptr, ptr %3, align 8, !dbg !454
  call void @llvm.stackrestore.p0(ptr %23), !dbg !454
  ret void, !dbg !454
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

declare void @use(ptr noundef) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

; Function Attrs: noinline nounwind optnone
define dso_local void @mem(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !455 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !460, !DIExpression(), !461)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !462, !DIExpression(), !463)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !464, !DIExpression(), !465)
  %7 = load ptr, ptr %4, align 8, !dbg !466
  %8 = load ptr, ptr %5, align 8, !dbg !467
  %9 = load i64, ptr %6, align 8, !dbg !468
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %8, i64 %9, i1 false), !dbg !469
  %10 = load ptr, ptr %4, align 8, !dbg !470
  call void @llvm.memset.p0.i64(ptr align 1 %10, i8 3, i64 40, i1 false), !dbg !471
  %11 = load ptr, ptr %4, align 8, !dbg !472
  %12 = getelementptr inbounds i8, ptr %11, i64 1, !dbg !473
  %13 = load ptr, ptr %5, align 8, !dbg !474
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %12, ptr align 1 %13, i64 17, i1 false), !dbg !473
  %14 = load ptr, ptr %5, align 8, !dbg !475
  call void @llvm.prefetch.p0(ptr %14, i32 0, i32 3, i32 1), !dbg !476
  %15 = load i64, ptr %6, align 8, !dbg !477
  %16 = icmp eq i64 %15, 3, !dbg !479
  %17 = zext i1 %16 to i32, !dbg !479
  %18 = sext i32 %17 to i64, !dbg !477
  %19 = icmp ne i64 %18, 0, !dbg !480
  br i1 %19, label %20, label %21, !dbg !480

20:                                               ; preds = %3
  call void @llvm.trap(), !dbg !481
  br label %21, !dbg !481

21:                                               ; preds = %20, %3
  %22 = load i64, ptr %6, align 8, !dbg !482
  %23 = icmp ugt i64 %22, 1, !dbg !483
  call void @llvm.assume(i1 %23), !dbg !484
  ret void, !dbg !485
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #8

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

; Function Attrs: noinline nounwind optnone
define dso_local i32 @bits(i32 noundef %0) #0 !dbg !486 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !489, !DIExpression(), !490)
  %3 = load i32, ptr %2, align 4, !dbg !491
  %4 = call i32 @llvm.ctpop.i32(i32 %3), !dbg !492
  %5 = load i32, ptr %2, align 4, !dbg !493
  %6 = call i32 @llvm.ctlz.i32(i32 %5, i1 true), !dbg !494
  %7 = add nsw i32 %4, %6, !dbg !495
  %8 = load i32, ptr %2, align 4, !dbg !496
  %9 = call i32 @llvm.bswap.i32(i32 %8), !dbg !497
  %10 = add i32 %7, %9, !dbg !498
  %11 = load i32, ptr %2, align 4, !dbg !499
  %12 = call i32 @llvm.fshl.i32(i32 %11, i32 %11, i32 3), !dbg !500
  %13 = add i32 %10, %12, !dbg !501
  ret i32 %13, !dbg !502
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: noinline nounwind optnone
define dso_local i32 @ovf(i32 noundef %0, i32 noundef %1) #0 !dbg !503 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !504, !DIExpression(), !505)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !506, !DIExpression(), !507)
    #dbg_declare(ptr %5, !508, !DIExpression(), !509)
  %6 = load i32, ptr %3, align 4, !dbg !510
  %7 = load i32, ptr %4, align 4, !dbg !511
  %8 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %6, i32 %7), !dbg !512
  %9 = extractvalue { i32, i1 } %8, 1, !dbg !512
  %10 = extractvalue { i32, i1 } %8, 0, !dbg !512
  store i32 %10, ptr %5, align 4, !dbg !512
  br i1 %9, label %11, label %12, !dbg !512

11:                                               ; preds = %2
  br label %14, !dbg !512

12:                                               ; preds = %2
  %13 = load i32, ptr %5, align 4, !dbg !513
  br label %14, !dbg !512

14:                                               ; preds = %12, %11
  %15 = phi i32 [ 0, %11 ], [ %13, %12 ], !dbg !512
  ret i32 %15, !dbg !514
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: noinline nounwind optnone
define dso_local { i64, i64 } @bi(i64 noundef %0, i64 noundef %1, i9 noundef zeroext %2) #0 !dbg !515 {
  %4 = alloca i77, align 8
  %5 = alloca i128, align 8
  %6 = alloca i128, align 8
  %7 = alloca i16, align 2
  %8 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %1, ptr %9, align 8
  %10 = load i128, ptr %5, align 8
  %11 = trunc i128 %10 to i77
  %12 = sext i77 %11 to i128
  store i128 %12, ptr %6, align 8
    #dbg_declare(ptr %6, !520, !DIExpression(), !521)
  %13 = zext i9 %2 to i16
  store i16 %13, ptr %7, align 2
    #dbg_declare(ptr %7, !522, !DIExpression(), !523)
  %14 = load i128, ptr %6, align 8, !dbg !524
  %15 = trunc i128 %14 to i77, !dbg !524
  %16 = mul nsw i77 %15, 3, !dbg !525
  %17 = load i16, ptr %7, align 2, !dbg !526
  %18 = trunc i16 %17 to i9, !dbg !526
  %19 = zext i9 %18 to i77, !dbg !526
  %20 = add nsw i77 %16, %19, !dbg !527
  store i77 %20, ptr %4, align 8, !dbg !528
  %21 = load { i64, i64 }, ptr %4, align 8, !dbg !528
  ret { i64, i64 } %21, !dbg !528
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @loopy(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) #0 !dbg !529 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !536, !DIExpression(), !537)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !538, !DIExpression(), !539)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !540, !DIExpression(), !541)
    #dbg_declare(ptr %7, !542, !DIExpression(), !543)
  store i32 0, ptr %7, align 4, !dbg !543
    #dbg_declare(ptr %8, !544, !DIExpression(), !546)
  store i32 0, ptr %8, align 4, !dbg !546
  br label %9, !dbg !547

9:                                                ; preds = %27, %3
  %10 = load i32, ptr %8, align 4, !dbg !548
  %11 = load i32, ptr %6, align 4, !dbg !550
  %12 = icmp slt i32 %10, %11, !dbg !551
  br i1 %12, label %13, label %30, !dbg !552

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8, !dbg !553
  %15 = load i32, ptr %8, align 4, !dbg !554
  %16 = sext i32 %15 to i64, !dbg !553
  %17 = getelementptr inbounds i32, ptr %14, i64 %16, !dbg !553
  %18 = load i32, ptr %17, align 4, !dbg !553
  %19 = load ptr, ptr %5, align 8, !dbg !555
  %20 = load i32, ptr %8, align 4, !dbg !556
  %21 = sext i32 %20 to i64, !dbg !555
  %22 = getelementptr inbounds i32, ptr %19, i64 %21, !dbg !555
  %23 = load i32, ptr %22, align 4, !dbg !555
  %24 = mul nsw i32 %18, %23, !dbg !557
  %25 = load i32, ptr %7, align 4, !dbg !558
  %26 = add nsw i32 %25, %24, !dbg !558
  store i32 %26, ptr %7, align 4, !dbg !558
  br label %27, !dbg !559

27:                                               ; preds = %13
  %28 = load i32, ptr %8, align 4, !dbg !560
  %29 = add nsw i32 %28, 1, !dbg !560
  store i32 %29, ptr %8, align 4, !dbg !560
  br label %9, !dbg !561, !llvm.loop !562

30:                                               ; preds = %9
  %31 = load i32, ptr %7, align 4, !dbg !568
  ret i32 %31, !dbg !569
}

; Function Attrs: cold noinline noreturn nounwind optnone
define dso_local void @die() #12 !dbg !570 {
  unreachable, !dbg !571
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @tail(i32 noundef %0) #0 !dbg !572 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !573, !DIExpression(), !574)
  %4 = load i32, ptr %3, align 4, !dbg !575
  %5 = icmp eq i32 %4, 0, !dbg !577
  br i1 %5, label %6, label %7, !dbg !577

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !578
  br label %12, !dbg !578

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !579
  %9 = sub nsw i32 %8, 1, !dbg !580
  %10 = musttail call i32 @tail(i32 noundef %9) #14, !dbg !581
  ret i32 %10, !dbg !581

11:                                               ; No predecessors!
  store i32 undef, ptr %2, align 4, !dbg !582
  br label %12, !dbg !582

12:                                               ; preds = %11, %6
  %13 = load i32, ptr %2, align 4, !dbg !583
  ret i32 %13, !dbg !583
}

; Function Attrs: disable_sanitizer_instrumentation noinline nounwind optnone
define internal ptr @resolve() #13 !dbg !584 {
  ret ptr @base, !dbg !587
}

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="128" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #9 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { cold noinline noreturn nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { disable_sanitizer_instrumentation noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nobuiltin "no-builtins" }
attributes #15 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!78, !79, !80, !81, !82, !83}
!llvm.ident = !{!84}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tls", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !31, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "a.c", directory: "/tmp/cs", checksumkind: CSK_MD5, checksum: "8763e77785a9c2a8f25289354e972771")
!4 = !{!5, !8, !9, !10, !11, !12, !13, !14, !15}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!14 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 4, size: 256, elements: !17)
!17 = !{!18, !19, !20, !22, !23}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !3, line: 4, baseType: !15, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !3, line: 4, baseType: !8, size: 32, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !16, file: !3, line: 4, baseType: !21, size: 5, offset: 96, flags: DIFlagBitField, extraData: i64 96)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "more", scope: !16, file: !3, line: 4, baseType: !8, size: 11, offset: 101, flags: DIFlagBitField, extraData: i64 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !16, file: !3, line: 4, baseType: !24, size: 128, offset: 128)
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !16, file: !3, line: 4, size: 128, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !24, file: !3, line: 4, baseType: !13, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !24, file: !3, line: 4, baseType: !28, size: 96)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 96, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 12)
!31 = !{!0, !32, !37, !39, !44, !47, !56, !67, !72, !74}
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 4)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 7, type: !34, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "strings", scope: !2, file: !3, line: 7, type: !41, isLocal: false, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 192, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 3)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "placed", scope: !2, file: !3, line: 8, type: !46, isLocal: true, isDefinition: true, align: 512)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !35)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "l", scope: !49, file: !3, line: 17, type: !54, isLocal: true, isDefinition: true)
!49 = distinct !DISubprogram(name: "go", scope: !3, file: !3, line: 17, type: !50, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!50 = !DISubroutineType(types: !51)
!51 = !{!8, !8, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!53 = !{}
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 192, elements: !42)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "packs", scope: !2, file: !3, line: 28, type: !58, isLocal: false, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 48, elements: !65)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pk", file: !3, line: 28, baseType: !60)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 28, size: 24, elements: !61)
!61 = !{!62, !63}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !60, file: !3, line: 28, baseType: !7, size: 8)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !60, file: !3, line: 28, baseType: !64, size: 16, offset: 8)
!64 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!65 = !{!66}
!66 = !DISubrange(count: 2)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "fnptr", scope: !2, file: !3, line: 29, type: !69, isLocal: false, isDefinition: true)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DISubroutineType(types: !71)
!71 = !{!8, !8}
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "common_x", scope: !2, file: !3, line: 7, type: !8, isLocal: false, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 5, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 768, elements: !42)
!77 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!78 = !{i32 7, !"Dwarf Version", i32 5}
!79 = !{i32 2, !"Debug Info Version", i32 3}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 8, !"PIC Level", i32 2}
!82 = !{i32 7, !"PIE Level", i32 2}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!85 = distinct !DISubprogram(name: "base", scope: !3, file: !3, line: 9, type: !70, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!86 = !DILocalVariable(name: "x", arg: 1, scope: !85, file: !3, line: 9, type: !8)
!87 = !DILocation(line: 9, column: 14, scope: !85)
!88 = !DILocation(line: 9, column: 26, scope: !85)
!89 = !DILocation(line: 9, column: 28, scope: !85)
!90 = !DILocation(line: 9, column: 19, scope: !85)
!91 = distinct !DISubprogram(name: "ctor", scope: !3, file: !3, line: 14, type: !92, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!92 = !DISubroutineType(types: !93)
!93 = !{null}
!94 = !DILocation(line: 14, column: 51, scope: !91)
!95 = !DILocation(line: 14, column: 55, scope: !91)
!96 = distinct !DISubprogram(name: "vsum", scope: !3, file: !3, line: 15, type: !97, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!97 = !DISubroutineType(types: !98)
!98 = !{!8, !8, null}
!99 = !DILocalVariable(name: "n", arg: 1, scope: !96, file: !3, line: 15, type: !8)
!100 = !DILocation(line: 15, column: 14, scope: !96)
!101 = !DILocalVariable(name: "ap", scope: !96, file: !3, line: 15, type: !102)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !103)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !104, size: 192, elements: !110)
!104 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !105)
!105 = !{!106, !107, !108, !109}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !104, file: !3, line: 15, baseType: !21, size: 32)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !104, file: !3, line: 15, baseType: !21, size: 32, offset: 32)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !104, file: !3, line: 15, baseType: !55, size: 64, offset: 64)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !104, file: !3, line: 15, baseType: !55, size: 64, offset: 128)
!110 = !{!111}
!111 = !DISubrange(count: 1)
!112 = !DILocation(line: 15, column: 42, scope: !96)
!113 = !DILocation(line: 15, column: 46, scope: !96)
!114 = !DILocalVariable(name: "s", scope: !96, file: !3, line: 15, type: !8)
!115 = !DILocation(line: 15, column: 77, scope: !96)
!116 = !DILocation(line: 15, column: 84, scope: !96)
!117 = !DILocation(line: 15, column: 92, scope: !96)
!118 = !DILocation(line: 15, column: 101, scope: !96)
!119 = !DILocation(line: 15, column: 98, scope: !96)
!120 = distinct !{!120, !116, !121, !122}
!121 = !DILocation(line: 15, column: 125, scope: !96)
!122 = !{!"llvm.loop.mustprogress"}
!123 = !DILocalVariable(name: "d", scope: !96, file: !3, line: 15, type: !13)
!124 = !DILocation(line: 15, column: 135, scope: !96)
!125 = !DILocation(line: 15, column: 139, scope: !96)
!126 = !DILocation(line: 15, column: 169, scope: !96)
!127 = !DILocation(line: 15, column: 198, scope: !96)
!128 = !DILocation(line: 15, column: 207, scope: !96)
!129 = !DILocation(line: 15, column: 202, scope: !96)
!130 = !DILocation(line: 15, column: 200, scope: !96)
!131 = !DILocation(line: 15, column: 191, scope: !96)
!132 = distinct !DISubprogram(name: "callv", scope: !3, file: !3, line: 16, type: !133, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!133 = !DISubroutineType(types: !134)
!134 = !{!8}
!135 = !DILocation(line: 16, column: 26, scope: !132)
!136 = !DILocation(line: 16, column: 19, scope: !132)
!137 = !DILocalVariable(name: "k", arg: 1, scope: !49, file: !3, line: 17, type: !8)
!138 = !DILocation(line: 17, column: 12, scope: !49)
!139 = !DILocalVariable(name: "p", arg: 2, scope: !49, file: !3, line: 17, type: !52)
!140 = !DILocation(line: 17, column: 20, scope: !49)
!141 = !DILocation(line: 17, column: 69, scope: !49)
!142 = !DILocation(line: 17, column: 67, scope: !49)
!143 = !DILocation(line: 17, column: 61, scope: !49)
!144 = !DILabel(scope: !49, name: "a", file: !3, line: 17, column: 73)
!145 = !DILocation(line: 17, column: 73, scope: !49)
!146 = !DILocation(line: 17, column: 77, scope: !49)
!147 = !DILocation(line: 17, column: 79, scope: !49)
!148 = !DILocation(line: 17, column: 76, scope: !49)
!149 = !DILabel(scope: !49, name: "b", file: !3, line: 17, column: 84)
!150 = !DILocation(line: 17, column: 84, scope: !49)
!151 = !DILocation(line: 17, column: 88, scope: !49)
!152 = !DILocation(line: 17, column: 90, scope: !49)
!153 = !DILocation(line: 17, column: 96, scope: !49)
!154 = !DILabel(scope: !49, name: "c", file: !3, line: 17, column: 106)
!155 = !DILocation(line: 17, column: 106, scope: !49)
!156 = !DILocation(line: 17, column: 110, scope: !49)
!157 = !DILocation(line: 17, column: 112, scope: !49)
!158 = !DILocation(line: 17, column: 124, scope: !49)
!159 = !DILocation(line: 17, column: 117, scope: !49)
!160 = !DILocation(line: 17, column: 127, scope: !49)
!161 = distinct !DISubprogram(name: "sw", scope: !3, file: !3, line: 18, type: !70, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!162 = !DILocalVariable(name: "k", arg: 1, scope: !161, file: !3, line: 18, type: !8)
!163 = !DILocation(line: 18, column: 12, scope: !161)
!164 = !DILocation(line: 18, column: 25, scope: !161)
!165 = !DILocation(line: 18, column: 17, scope: !161)
!166 = !DILocation(line: 18, column: 38, scope: !167)
!167 = distinct !DILexicalBlock(scope: !161, file: !3, line: 18, column: 28)
!168 = !DILocation(line: 18, column: 56, scope: !167)
!169 = !DILocation(line: 18, column: 75, scope: !167)
!170 = !DILocation(line: 18, column: 95, scope: !167)
!171 = !DILocation(line: 18, column: 125, scope: !167)
!172 = !DILocation(line: 18, column: 144, scope: !167)
!173 = !DILocation(line: 18, column: 156, scope: !161)
!174 = distinct !DISubprogram(name: "ld", scope: !3, file: !3, line: 19, type: !175, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!175 = !DISubroutineType(types: !176)
!176 = !{!9, !10, !177, !178}
!177 = !DIBasicType(name: "__float128", size: 128, encoding: DW_ATE_float)
!178 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!179 = !DILocalVariable(name: "x", arg: 1, scope: !174, file: !3, line: 19, type: !10)
!180 = !DILocation(line: 19, column: 21, scope: !174)
!181 = !DILocalVariable(name: "q", arg: 2, scope: !174, file: !3, line: 19, type: !177)
!182 = !DILocation(line: 19, column: 35, scope: !174)
!183 = !DILocalVariable(name: "z", arg: 3, scope: !174, file: !3, line: 19, type: !178)
!184 = !DILocation(line: 19, column: 54, scope: !174)
!185 = !DILocalVariable(name: "y", scope: !174, file: !3, line: 19, type: !10)
!186 = !DILocation(line: 19, column: 71, scope: !174)
!187 = !DILocation(line: 19, column: 75, scope: !174)
!188 = !DILocation(line: 19, column: 77, scope: !174)
!189 = !DILocation(line: 19, column: 90, scope: !174)
!190 = !DILocation(line: 19, column: 92, scope: !174)
!191 = !DILocation(line: 19, column: 88, scope: !174)
!192 = !DILocation(line: 19, column: 114, scope: !174)
!193 = !DILocation(line: 19, column: 131, scope: !174)
!194 = !DILocation(line: 19, column: 118, scope: !174)
!195 = !DILocation(line: 19, column: 116, scope: !174)
!196 = !DILocation(line: 19, column: 135, scope: !174)
!197 = !DILocation(line: 19, column: 133, scope: !174)
!198 = !DILocation(line: 19, column: 107, scope: !174)
!199 = !DILocation(line: 19, column: 100, scope: !174)
!200 = distinct !DISubprogram(name: "h", scope: !3, file: !3, line: 20, type: !201, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!201 = !DISubroutineType(types: !202)
!202 = !{!11, !11, !203}
!203 = !DIBasicType(name: "__bf16", size: 16, encoding: DW_ATE_float)
!204 = !DILocalVariable(name: "a", arg: 1, scope: !200, file: !3, line: 20, type: !11)
!205 = !DILocation(line: 20, column: 21, scope: !200)
!206 = !DILocalVariable(name: "b", arg: 2, scope: !200, file: !3, line: 20, type: !203)
!207 = !DILocation(line: 20, column: 31, scope: !200)
!208 = !DILocation(line: 20, column: 43, scope: !200)
!209 = !DILocation(line: 20, column: 61, scope: !200)
!210 = !DILocation(line: 20, column: 80, scope: !200)
!211 = !DILocation(line: 20, column: 73, scope: !200)
!212 = !DILocation(line: 20, column: 63, scope: !200)
!213 = !DILocation(line: 20, column: 36, scope: !200)
!214 = distinct !DISubprogram(name: "vec", scope: !3, file: !3, line: 21, type: !215, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!215 = !DISubroutineType(types: !216)
!216 = !{!217, !217, !217, !8}
!217 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !3, line: 2, baseType: !218)
!218 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, flags: DIFlagVector, elements: !35)
!219 = !DILocalVariable(name: "a", arg: 1, scope: !214, file: !3, line: 21, type: !217)
!220 = !DILocation(line: 21, column: 11, scope: !214)
!221 = !DILocalVariable(name: "b", arg: 2, scope: !214, file: !3, line: 21, type: !217)
!222 = !DILocation(line: 21, column: 17, scope: !214)
!223 = !DILocalVariable(name: "i", arg: 3, scope: !214, file: !3, line: 21, type: !8)
!224 = !DILocation(line: 21, column: 24, scope: !214)
!225 = !DILocalVariable(name: "c", scope: !214, file: !3, line: 21, type: !217)
!226 = !DILocation(line: 21, column: 32, scope: !214)
!227 = !DILocation(line: 21, column: 36, scope: !214)
!228 = !DILocation(line: 21, column: 40, scope: !214)
!229 = !DILocation(line: 21, column: 38, scope: !214)
!230 = !DILocation(line: 21, column: 44, scope: !214)
!231 = !DILocation(line: 21, column: 42, scope: !214)
!232 = !DILocation(line: 21, column: 69, scope: !214)
!233 = !DILocation(line: 21, column: 64, scope: !214)
!234 = !DILocation(line: 21, column: 67, scope: !214)
!235 = !DILocation(line: 21, column: 106, scope: !214)
!236 = !DILocation(line: 21, column: 109, scope: !214)
!237 = !DILocation(line: 21, column: 82, scope: !214)
!238 = !DILocation(line: 21, column: 75, scope: !214)
!239 = distinct !DISubprogram(name: "fv", scope: !3, file: !3, line: 22, type: !240, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!240 = !DISubroutineType(types: !241)
!241 = !{!242, !242, !242}
!242 = !DIDerivedType(tag: DW_TAG_typedef, name: "f8", file: !3, line: 3, baseType: !243)
!243 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, flags: DIFlagVector, elements: !244)
!244 = !{!245}
!245 = !DISubrange(count: 8)
!246 = !DILocalVariable(name: "a", arg: 1, scope: !239, file: !3, line: 22, type: !242)
!247 = !DILocation(line: 22, column: 10, scope: !239)
!248 = !DILocalVariable(name: "b", arg: 2, scope: !239, file: !3, line: 22, type: !242)
!249 = !DILocation(line: 22, column: 16, scope: !239)
!250 = !DILocation(line: 22, column: 28, scope: !239)
!251 = !DILocation(line: 22, column: 32, scope: !239)
!252 = !DILocation(line: 22, column: 30, scope: !239)
!253 = !DILocation(line: 22, column: 36, scope: !239)
!254 = !DILocation(line: 22, column: 34, scope: !239)
!255 = !DILocation(line: 22, column: 47, scope: !239)
!256 = !DILocation(line: 22, column: 45, scope: !239)
!257 = !DILocation(line: 22, column: 21, scope: !239)
!258 = distinct !DISubprogram(name: "at", scope: !3, file: !3, line: 23, type: !259, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!259 = !DISubroutineType(types: !260)
!260 = !{!8, !261, !52, !8}
!261 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !262, size: 64)
!262 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!263 = !DILocalVariable(name: "p", arg: 1, scope: !258, file: !3, line: 23, type: !261)
!264 = !DILocation(line: 23, column: 21, scope: !258)
!265 = !DILocalVariable(name: "q", arg: 2, scope: !258, file: !3, line: 23, type: !52)
!266 = !DILocation(line: 23, column: 29, scope: !258)
!267 = !DILocalVariable(name: "e", arg: 3, scope: !258, file: !3, line: 23, type: !8)
!268 = !DILocation(line: 23, column: 36, scope: !258)
!269 = !DILocalVariable(name: "x", scope: !258, file: !3, line: 23, type: !8)
!270 = !DILocation(line: 23, column: 45, scope: !258)
!271 = !DILocation(line: 23, column: 67, scope: !258)
!272 = !DILocation(line: 23, column: 49, scope: !258)
!273 = !DILocation(line: 23, column: 94, scope: !258)
!274 = !DILocation(line: 23, column: 75, scope: !258)
!275 = !DILocation(line: 23, column: 73, scope: !258)
!276 = !DILocation(line: 23, column: 125, scope: !258)
!277 = !DILocation(line: 23, column: 105, scope: !258)
!278 = !DILocation(line: 23, column: 103, scope: !258)
!279 = !DILocation(line: 23, column: 152, scope: !258)
!280 = !DILocation(line: 23, column: 135, scope: !258)
!281 = !DILocation(line: 23, column: 190, scope: !258)
!282 = !DILocation(line: 23, column: 162, scope: !258)
!283 = !DILocation(line: 23, column: 210, scope: !258)
!284 = !DILocation(line: 23, column: 236, scope: !258)
!285 = !DILocation(line: 23, column: 282, scope: !258)
!286 = !DILocation(line: 23, column: 262, scope: !258)
!287 = !DILocation(line: 23, column: 311, scope: !258)
!288 = !DILocation(line: 23, column: 292, scope: !258)
!289 = !DILocation(line: 23, column: 326, scope: !258)
!290 = !DILocation(line: 23, column: 319, scope: !258)
!291 = distinct !DISubprogram(name: "asmy", scope: !3, file: !3, line: 24, type: !292, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!292 = !DISubroutineType(types: !293)
!293 = !{!8, !8, !8}
!294 = !DILocalVariable(name: "a", arg: 1, scope: !291, file: !3, line: 24, type: !8)
!295 = !DILocation(line: 24, column: 14, scope: !291)
!296 = !DILocalVariable(name: "b", arg: 2, scope: !291, file: !3, line: 24, type: !8)
!297 = !DILocation(line: 24, column: 21, scope: !291)
!298 = !DILocalVariable(name: "r", scope: !291, file: !3, line: 24, type: !8)
!299 = !DILocation(line: 24, column: 30, scope: !291)
!300 = !DILocation(line: 24, column: 91, scope: !291)
!301 = !DILocation(line: 24, column: 99, scope: !291)
!302 = !DILocation(line: 24, column: 33, scope: !291)
!303 = !{i64 2261}
!304 = !DILocation(line: 24, column: 128, scope: !291)
!305 = !DILocation(line: 24, column: 121, scope: !291)
!306 = distinct !DISubprogram(name: "asmgoto", scope: !3, file: !3, line: 25, type: !70, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!307 = !DILocalVariable(name: "a", arg: 1, scope: !306, file: !3, line: 25, type: !8)
!308 = !DILocation(line: 25, column: 17, scope: !306)
!309 = !DILocation(line: 25, column: 53, scope: !306)
!310 = !DILocation(line: 25, column: 22, scope: !306)
!311 = !{i64 2378}
!312 = !DILocation(line: 25, column: 67, scope: !306)
!313 = !DILabel(scope: !306, name: "fail", file: !3, line: 25, column: 77)
!314 = !DILocation(line: 25, column: 77, scope: !306)
!315 = !DILocation(line: 25, column: 83, scope: !306)
!316 = !DILocation(line: 25, column: 93, scope: !306)
!317 = distinct !DISubprogram(name: "fp", scope: !3, file: !3, line: 26, type: !318, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!318 = !DISubroutineType(types: !319)
!319 = !{!13, !13, !12, !8, !21}
!320 = !DILocalVariable(name: "a", arg: 1, scope: !317, file: !3, line: 26, type: !13)
!321 = !DILocation(line: 26, column: 18, scope: !317)
!322 = !DILocalVariable(name: "b", arg: 2, scope: !317, file: !3, line: 26, type: !12)
!323 = !DILocation(line: 26, column: 27, scope: !317)
!324 = !DILocalVariable(name: "i", arg: 3, scope: !317, file: !3, line: 26, type: !8)
!325 = !DILocation(line: 26, column: 34, scope: !317)
!326 = !DILocalVariable(name: "u", arg: 4, scope: !317, file: !3, line: 26, type: !21)
!327 = !DILocation(line: 26, column: 46, scope: !317)
!328 = !DILocalVariable(name: "r", scope: !317, file: !3, line: 26, type: !13)
!329 = !DILocation(line: 26, column: 58, scope: !317)
!330 = !DILocation(line: 26, column: 62, scope: !317)
!331 = !DILocation(line: 26, column: 74, scope: !317)
!332 = !DILocation(line: 26, column: 66, scope: !317)
!333 = !DILocation(line: 26, column: 64, scope: !317)
!334 = !DILocation(line: 26, column: 86, scope: !317)
!335 = !DILocation(line: 26, column: 78, scope: !317)
!336 = !DILocation(line: 26, column: 76, scope: !317)
!337 = !DILocation(line: 26, column: 98, scope: !317)
!338 = !DILocation(line: 26, column: 90, scope: !317)
!339 = !DILocation(line: 26, column: 88, scope: !317)
!340 = !DILocation(line: 26, column: 105, scope: !341)
!341 = distinct !DILexicalBlock(scope: !317, file: !3, line: 26, column: 105)
!342 = !DILocation(line: 26, column: 110, scope: !341)
!343 = !DILocation(line: 26, column: 107, scope: !341)
!344 = !DILocation(line: 26, column: 115, scope: !341)
!345 = !DILocation(line: 26, column: 113, scope: !341)
!346 = !DILocation(line: 26, column: 138, scope: !347)
!347 = distinct !DILexicalBlock(scope: !317, file: !3, line: 26, column: 138)
!348 = !DILocation(line: 26, column: 140, scope: !347)
!349 = !DILocation(line: 26, column: 152, scope: !347)
!350 = !DILocation(line: 26, column: 150, scope: !347)
!351 = !DILocation(line: 26, column: 181, scope: !317)
!352 = !DILocation(line: 26, column: 180, scope: !317)
!353 = !DILocation(line: 26, column: 215, scope: !317)
!354 = !DILocation(line: 26, column: 208, scope: !317)
!355 = !DILocation(line: 26, column: 206, scope: !317)
!356 = !DILocation(line: 26, column: 173, scope: !317)
!357 = distinct !DISubprogram(name: "byval", scope: !3, file: !3, line: 27, type: !358, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!358 = !DISubroutineType(types: !359)
!359 = !{!360, !360, !364}
!360 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 27, size: 512, elements: !361)
!361 = !{!362}
!362 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !360, file: !3, line: 27, baseType: !363, size: 512)
!363 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 512, elements: !244)
!364 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !360, size: 64)
!365 = !DILocalVariable(name: "b", arg: 1, scope: !357, file: !3, line: 27, type: !360)
!366 = !DILocation(line: 27, column: 56, scope: !357)
!367 = !DILocalVariable(name: "p", arg: 2, scope: !357, file: !3, line: 27, type: !364)
!368 = !DILocation(line: 27, column: 71, scope: !357)
!369 = !DILocation(line: 27, column: 85, scope: !357)
!370 = !DILocation(line: 27, column: 88, scope: !357)
!371 = !DILocation(line: 27, column: 78, scope: !357)
!372 = !DILocation(line: 27, column: 76, scope: !357)
!373 = !DILocation(line: 27, column: 83, scope: !357)
!374 = !DILocation(line: 27, column: 101, scope: !357)
!375 = !DILocation(line: 27, column: 94, scope: !357)
!376 = distinct !DISubprogram(name: "indirect", scope: !3, file: !3, line: 29, type: !377, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!377 = !DISubroutineType(types: !378)
!378 = !{!8, !69, !8}
!379 = !DILocalVariable(name: "f", arg: 1, scope: !376, file: !3, line: 29, type: !69)
!380 = !DILocation(line: 29, column: 46, scope: !376)
!381 = !DILocalVariable(name: "x", arg: 2, scope: !376, file: !3, line: 29, type: !8)
!382 = !DILocation(line: 29, column: 59, scope: !376)
!383 = !DILocation(line: 29, column: 71, scope: !376)
!384 = !DILocation(line: 29, column: 73, scope: !376)
!385 = !DILocation(line: 29, column: 78, scope: !376)
!386 = !DILocation(line: 29, column: 84, scope: !376)
!387 = !DILocation(line: 29, column: 76, scope: !376)
!388 = !DILocation(line: 29, column: 64, scope: !376)
!389 = distinct !DISubprogram(name: "logic", scope: !3, file: !3, line: 30, type: !390, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!390 = !DISubroutineType(types: !391)
!391 = !{!392, !392, !392, !8}
!392 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!393 = !DILocalVariable(name: "a", arg: 1, scope: !389, file: !3, line: 30, type: !392)
!394 = !DILocation(line: 30, column: 19, scope: !389)
!395 = !DILocalVariable(name: "b", arg: 2, scope: !389, file: !3, line: 30, type: !392)
!396 = !DILocation(line: 30, column: 28, scope: !389)
!397 = !DILocalVariable(name: "c", arg: 3, scope: !389, file: !3, line: 30, type: !8)
!398 = !DILocation(line: 30, column: 35, scope: !389)
!399 = !DILocation(line: 30, column: 48, scope: !389)
!400 = !DILocation(line: 30, column: 50, scope: !389)
!401 = !DILocation(line: 30, column: 53, scope: !389)
!402 = !DILocation(line: 30, column: 56, scope: !389)
!403 = !DILocation(line: 30, column: 59, scope: !389)
!404 = !DILocation(line: 30, column: 61, scope: !389)
!405 = !DILocation(line: 30, column: 40, scope: !389)
!406 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 31, type: !407, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!407 = !DISubroutineType(types: !408)
!408 = !{!14, !14, !409}
!409 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!410 = !DILocalVariable(name: "a", arg: 1, scope: !406, file: !3, line: 31, type: !14)
!411 = !DILocation(line: 31, column: 24, scope: !406)
!412 = !DILocalVariable(name: "b", arg: 2, scope: !406, file: !3, line: 31, type: !409)
!413 = !DILocation(line: 31, column: 45, scope: !406)
!414 = !DILocation(line: 31, column: 57, scope: !406)
!415 = !DILocation(line: 31, column: 59, scope: !406)
!416 = !DILocation(line: 31, column: 66, scope: !406)
!417 = !DILocation(line: 31, column: 68, scope: !406)
!418 = !DILocation(line: 31, column: 63, scope: !406)
!419 = !DILocation(line: 31, column: 74, scope: !406)
!420 = !DILocation(line: 31, column: 50, scope: !406)
!421 = distinct !DISubprogram(name: "vla", scope: !3, file: !3, line: 32, type: !422, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!422 = !DISubroutineType(types: !423)
!423 = !{null, !8}
!424 = !DILocalVariable(name: "n", arg: 1, scope: !421, file: !3, line: 32, type: !8)
!425 = !DILocation(line: 32, column: 14, scope: !421)
!426 = !DILocation(line: 32, column: 25, scope: !421)
!427 = !DILocation(line: 32, column: 19, scope: !421)
!428 = !DILocalVariable(name: "__vla_expr0", scope: !421, type: !429, flags: DIFlagArtificial)
!429 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!430 = !DILocation(line: 0, scope: !421)
!431 = !DILocalVariable(name: "a", scope: !421, file: !3, line: 32, type: !432)
!432 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !433)
!433 = !{!434}
!434 = !DISubrange(count: !428)
!435 = !DILocation(line: 32, column: 23, scope: !421)
!436 = !DILocalVariable(name: "i", scope: !437, file: !3, line: 32, type: !8)
!437 = distinct !DILexicalBlock(scope: !421, file: !3, line: 32, column: 29)
!438 = !DILocation(line: 32, column: 38, scope: !437)
!439 = !DILocation(line: 32, column: 34, scope: !437)
!440 = !DILocation(line: 32, column: 45, scope: !441)
!441 = distinct !DILexicalBlock(scope: !437, file: !3, line: 32, column: 29)
!442 = !DILocation(line: 32, column: 49, scope: !441)
!443 = !DILocation(line: 32, column: 47, scope: !441)
!444 = !DILocation(line: 32, column: 29, scope: !437)
!445 = !DILocation(line: 32, column: 64, scope: !441)
!446 = !DILocation(line: 32, column: 59, scope: !441)
!447 = !DILocation(line: 32, column: 57, scope: !441)
!448 = !DILocation(line: 32, column: 62, scope: !441)
!449 = !DILocation(line: 32, column: 53, scope: !441)
!450 = !DILocation(line: 32, column: 29, scope: !441)
!451 = distinct !{!451, !444, !452, !122}
!452 = !DILocation(line: 32, column: 64, scope: !437)
!453 = !DILocation(line: 32, column: 91, scope: !421)
!454 = !DILocation(line: 32, column: 99, scope: !421)
!455 = distinct !DISubprogram(name: "mem", scope: !3, file: !3, line: 33, type: !456, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!456 = !DISubroutineType(types: !457)
!457 = !{null, !458, !5, !459}
!458 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!459 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !3, line: 1, baseType: !429)
!460 = !DILocalVariable(name: "d", arg: 1, scope: !455, file: !3, line: 33, type: !458)
!461 = !DILocation(line: 33, column: 16, scope: !455)
!462 = !DILocalVariable(name: "s", arg: 2, scope: !455, file: !3, line: 33, type: !5)
!463 = !DILocation(line: 33, column: 31, scope: !455)
!464 = !DILocalVariable(name: "n", arg: 3, scope: !455, file: !3, line: 33, type: !459)
!465 = !DILocation(line: 33, column: 41, scope: !455)
!466 = !DILocation(line: 33, column: 63, scope: !455)
!467 = !DILocation(line: 33, column: 66, scope: !455)
!468 = !DILocation(line: 33, column: 69, scope: !455)
!469 = !DILocation(line: 33, column: 46, scope: !455)
!470 = !DILocation(line: 33, column: 90, scope: !455)
!471 = !DILocation(line: 33, column: 73, scope: !455)
!472 = !DILocation(line: 33, column: 119, scope: !455)
!473 = !DILocation(line: 33, column: 101, scope: !455)
!474 = !DILocation(line: 33, column: 126, scope: !455)
!475 = !DILocation(line: 33, column: 153, scope: !455)
!476 = !DILocation(line: 33, column: 134, scope: !455)
!477 = !DILocation(line: 33, column: 178, scope: !478)
!478 = distinct !DILexicalBlock(scope: !455, file: !3, line: 33, column: 161)
!479 = !DILocation(line: 33, column: 180, scope: !478)
!480 = !DILocation(line: 33, column: 161, scope: !478)
!481 = !DILocation(line: 33, column: 190, scope: !478)
!482 = !DILocation(line: 33, column: 225, scope: !455)
!483 = !DILocation(line: 33, column: 227, scope: !455)
!484 = !DILocation(line: 33, column: 208, scope: !455)
!485 = !DILocation(line: 33, column: 233, scope: !455)
!486 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 34, type: !487, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!487 = !DISubroutineType(types: !488)
!488 = !{!21, !21}
!489 = !DILocalVariable(name: "x", arg: 1, scope: !486, file: !3, line: 34, type: !21)
!490 = !DILocation(line: 34, column: 24, scope: !486)
!491 = !DILocation(line: 34, column: 55, scope: !486)
!492 = !DILocation(line: 34, column: 36, scope: !486)
!493 = !DILocation(line: 34, column: 74, scope: !486)
!494 = !DILocation(line: 34, column: 60, scope: !486)
!495 = !DILocation(line: 34, column: 58, scope: !486)
!496 = !DILocation(line: 34, column: 97, scope: !486)
!497 = !DILocation(line: 34, column: 79, scope: !486)
!498 = !DILocation(line: 34, column: 77, scope: !486)
!499 = !DILocation(line: 34, column: 125, scope: !486)
!500 = !DILocation(line: 34, column: 102, scope: !486)
!501 = !DILocation(line: 34, column: 100, scope: !486)
!502 = !DILocation(line: 34, column: 29, scope: !486)
!503 = distinct !DISubprogram(name: "ovf", scope: !3, file: !3, line: 35, type: !292, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!504 = !DILocalVariable(name: "a", arg: 1, scope: !503, file: !3, line: 35, type: !8)
!505 = !DILocation(line: 35, column: 13, scope: !503)
!506 = !DILocalVariable(name: "b", arg: 2, scope: !503, file: !3, line: 35, type: !8)
!507 = !DILocation(line: 35, column: 20, scope: !503)
!508 = !DILocalVariable(name: "r", scope: !503, file: !3, line: 35, type: !8)
!509 = !DILocation(line: 35, column: 29, scope: !503)
!510 = !DILocation(line: 35, column: 62, scope: !503)
!511 = !DILocation(line: 35, column: 65, scope: !503)
!512 = !DILocation(line: 35, column: 39, scope: !503)
!513 = !DILocation(line: 35, column: 78, scope: !503)
!514 = !DILocation(line: 35, column: 32, scope: !503)
!515 = distinct !DISubprogram(name: "bi", scope: !3, file: !3, line: 36, type: !516, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!516 = !DISubroutineType(types: !517)
!517 = !{!518, !518, !519}
!518 = !DIBasicType(name: "_BitInt(77)", size: 128, dataSize: 77, encoding: DW_ATE_signed)
!519 = !DIBasicType(name: "unsigned _BitInt(9)", size: 16, dataSize: 9, encoding: DW_ATE_unsigned)
!520 = !DILocalVariable(name: "x", arg: 1, scope: !515, file: !3, line: 36, type: !518)
!521 = !DILocation(line: 36, column: 28, scope: !515)
!522 = !DILocalVariable(name: "y", arg: 2, scope: !515, file: !3, line: 36, type: !519)
!523 = !DILocation(line: 36, column: 51, scope: !515)
!524 = !DILocation(line: 36, column: 63, scope: !515)
!525 = !DILocation(line: 36, column: 65, scope: !515)
!526 = !DILocation(line: 36, column: 71, scope: !515)
!527 = !DILocation(line: 36, column: 69, scope: !515)
!528 = !DILocation(line: 36, column: 56, scope: !515)
!529 = distinct !DISubprogram(name: "loopy", scope: !3, file: !3, line: 37, type: !530, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!530 = !DISubroutineType(types: !531)
!531 = !{!8, !532, !533, !8}
!532 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !52)
!533 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !534)
!534 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !535, size: 64)
!535 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!536 = !DILocalVariable(name: "a", arg: 1, scope: !529, file: !3, line: 37, type: !532)
!537 = !DILocation(line: 37, column: 25, scope: !529)
!538 = !DILocalVariable(name: "b", arg: 2, scope: !529, file: !3, line: 37, type: !533)
!539 = !DILocation(line: 37, column: 48, scope: !529)
!540 = !DILocalVariable(name: "n", arg: 3, scope: !529, file: !3, line: 37, type: !8)
!541 = !DILocation(line: 37, column: 55, scope: !529)
!542 = !DILocalVariable(name: "s", scope: !529, file: !3, line: 37, type: !8)
!543 = !DILocation(line: 37, column: 64, scope: !529)
!544 = !DILocalVariable(name: "i", scope: !545, file: !3, line: 39, type: !8)
!545 = distinct !DILexicalBlock(scope: !529, file: !3, line: 39, column: 2)
!546 = !DILocation(line: 39, column: 11, scope: !545)
!547 = !DILocation(line: 39, column: 7, scope: !545)
!548 = !DILocation(line: 39, column: 18, scope: !549)
!549 = distinct !DILexicalBlock(scope: !545, file: !3, line: 39, column: 2)
!550 = !DILocation(line: 39, column: 22, scope: !549)
!551 = !DILocation(line: 39, column: 20, scope: !549)
!552 = !DILocation(line: 39, column: 2, scope: !545)
!553 = !DILocation(line: 39, column: 35, scope: !549)
!554 = !DILocation(line: 39, column: 37, scope: !549)
!555 = !DILocation(line: 39, column: 42, scope: !549)
!556 = !DILocation(line: 39, column: 44, scope: !549)
!557 = !DILocation(line: 39, column: 40, scope: !549)
!558 = !DILocation(line: 39, column: 32, scope: !549)
!559 = !DILocation(line: 39, column: 30, scope: !549)
!560 = !DILocation(line: 39, column: 26, scope: !549)
!561 = !DILocation(line: 39, column: 2, scope: !549)
!562 = distinct !{!562, !552, !563, !122, !564, !565}
!563 = !DILocation(line: 39, column: 45, scope: !545)
!564 = !{!"llvm.loop.vectorize.enable", i1 true}
!565 = !{!"llvm.loop.vectorize.followup_all", !552, !563, !122, !566, !567}
!566 = !{!"llvm.loop.isvectorized"}
!567 = !{!"llvm.loop.unroll.count", i32 4}
!568 = !DILocation(line: 39, column: 55, scope: !529)
!569 = !DILocation(line: 39, column: 48, scope: !529)
!570 = distinct !DISubprogram(name: "die", scope: !3, file: !3, line: 40, type: !92, scopeLine: 40, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition, unit: !2)
!571 = !DILocation(line: 40, column: 60, scope: !570)
!572 = distinct !DISubprogram(name: "tail", scope: !3, file: !3, line: 41, type: !70, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!573 = !DILocalVariable(name: "n", arg: 1, scope: !572, file: !3, line: 41, type: !8)
!574 = !DILocation(line: 41, column: 14, scope: !572)
!575 = !DILocation(line: 41, column: 23, scope: !576)
!576 = distinct !DILexicalBlock(scope: !572, file: !3, line: 41, column: 23)
!577 = !DILocation(line: 41, column: 25, scope: !576)
!578 = !DILocation(line: 41, column: 31, scope: !576)
!579 = !DILocation(line: 41, column: 79, scope: !572)
!580 = !DILocation(line: 41, column: 81, scope: !572)
!581 = !DILocation(line: 41, column: 74, scope: !572)
!582 = !DILocation(line: 41, column: 67, scope: !572)
!583 = !DILocation(line: 41, column: 87, scope: !572)
!584 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 12, type: !585, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!585 = !DISubroutineType(types: !586)
!586 = !{!55}
!587 = !DILocation(line: 12, column: 30, scope: !584)

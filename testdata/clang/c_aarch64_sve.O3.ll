; ModuleID = 'a2.c'
source_filename = "a2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.pk = type <{ i8, i16 }>
%union.anon = type { double, [8 x i8] }
%struct.__va_list = type { ptr, ptr, ptr, i32, i32 }
%struct.big = type { [8 x i64] }

@tls = dso_local thread_local local_unnamed_addr global i32 5, align 4
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"d\09e\00", align 1
@strings = dso_local local_unnamed_addr global [3 x ptr] [ptr @.str, ptr @.str.1, ptr getelementptr (i8, ptr @table, i64 40)], align 8
@placed = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 0], section "my section", align 64
@ext = external local_unnamed_addr global i32, align 4
@go.l = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@go, %6), ptr blockaddress(@go, %7), ptr blockaddress(@go, %10)], align 8
@packs = dso_local local_unnamed_addr global [2 x %struct.pk] [%struct.pk <{ i8 97, i16 3 }>, %struct.pk <{ i8 1, i16 -1 }>], align 1
@fnptr = dso_local local_unnamed_addr global ptr @base, align 8
@common_x = dso_local local_unnamed_addr global i32 0, align 4
@table = internal constant <{ { ptr, i32, i8, i8, [2 x i8], %union.anon }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } }> <{ { ptr, i32, i8, i8, [2 x i8], %union.anon } { ptr null, i32 1, i8 -125, i8 -1, [2 x i8] zeroinitializer, %union.anon { double 2.500000e+00, [8 x i8] zeroinitializer } }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } } { ptr @table, i32 2, i8 -95, i8 0, [2 x i8] zeroinitializer, { [12 x i8], [4 x i8] } { [12 x i8] c"hi\\\22\0A\01\00\00\00\00\00\00", [4 x i8] zeroinitializer } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } zeroinitializer }>, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @placed], section "llvm.metadata"

@alias_base = dso_local alias i32 (i32), ptr @base
@weak_base = weak dso_local alias i32 (i32), ptr @base

@ifn = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local i32 @base(i32 noundef %0) #0 {
  %2 = mul nsw i32 %0, 3
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(1,16)
define dso_local void @ctor() #1 {
  %1 = load i32, ptr @ext, align 4, !tbaa !6
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @ext, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable vscale_range(1,16)
define dso_local i32 @vsum(i32 noundef %0, ...) local_unnamed_addr #2 {
  %2 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %33, label %4

4:                                                ; preds = %1
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %6, align 8
  br label %10

10:                                               ; preds = %4, %26
  %11 = phi i32 [ %9, %4 ], [ %27, %26 ]
  %12 = phi i32 [ %0, %4 ], [ %15, %26 ]
  %13 = phi i32 [ 0, %4 ], [ %31, %26 ]
  %14 = phi ptr [ %5, %4 ], [ %28, %26 ]
  %15 = add nsw i32 %12, -1
  %16 = icmp sgt i32 %11, -1
  br i1 %16, label %23, label %17

17:                                               ; preds = %10
  %18 = add nsw i32 %11, 8
  store i32 %18, ptr %6, align 8
  %19 = icmp samesign ult i32 %11, -7
  br i1 %19, label %20, label %23

20:                                               ; preds = %17
  %21 = sext i32 %11 to i64
  %22 = getelementptr inbounds i8, ptr %8, i64 %21
  br label %26

23:                                               ; preds = %17, %10
  %24 = phi i32 [ %18, %17 ], [ %11, %10 ]
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %25, ptr %2, align 8
  br label %26

26:                                               ; preds = %23, %20
  %27 = phi i32 [ %18, %20 ], [ %24, %23 ]
  %28 = phi ptr [ %14, %20 ], [ %25, %23 ]
  %29 = phi ptr [ %22, %20 ], [ %14, %23 ]
  %30 = load i32, ptr %29, align 8, !tbaa !6
  %31 = add nsw i32 %30, %13
  %32 = icmp eq i32 %15, 0
  br i1 %32, label %33, label %10, !llvm.loop !10

33:                                               ; preds = %26, %1
  %34 = phi i32 [ 0, %1 ], [ %31, %26 ]
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %36 = load i32, ptr %35, align 4
  %37 = icmp sgt i32 %36, -1
  br i1 %37, label %46, label %38

38:                                               ; preds = %33
  %39 = add nsw i32 %36, 16
  store i32 %39, ptr %35, align 4
  %40 = icmp samesign ult i32 %36, -15
  br i1 %40, label %41, label %46

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %43 = load ptr, ptr %42, align 8
  %44 = sext i32 %36 to i64
  %45 = getelementptr inbounds i8, ptr %43, i64 %44
  br label %49

46:                                               ; preds = %38, %33
  %47 = load ptr, ptr %2, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store ptr %48, ptr %2, align 8
  br label %49

49:                                               ; preds = %46, %41
  %50 = phi ptr [ %45, %41 ], [ %47, %46 ]
  %51 = load double, ptr %50, align 8, !tbaa !12
  call void @llvm.va_end.p0(ptr nonnull %2)
  %52 = fptosi double %51 to i32
  %53 = add nsw i32 %34, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22
  ret i32 %53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree norecurse nosync nounwind uwtable vscale_range(1,16)
define dso_local i32 @callv() local_unnamed_addr #2 {
  %1 = tail call i32 (i32, ...) @vsum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3, double noundef 4.000000e+00)
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable vscale_range(1,16)
define dso_local noundef i32 @go(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #5 {
  %3 = sext i32 %0 to i64
  %4 = getelementptr inbounds ptr, ptr @go.l, i64 %3
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  indirectbr ptr %5, [label %6, label %7, label %10]

6:                                                ; preds = %2
  store i32 1, ptr %1, align 4, !tbaa !6
  br label %7

7:                                                ; preds = %6, %2
  %8 = load i32, ptr %1, align 4, !tbaa !6
  %9 = add nsw i32 %8, 2
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi i32 [ %9, %7 ], [ 7, %2 ]
  %12 = phi i32 [ 4, %7 ], [ %0, %2 ]
  store i32 %11, ptr %1, align 4, !tbaa !6
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local range(i32 0, 9) i32 @sw(i32 noundef %0) local_unnamed_addr #0 {
  switch i32 %0, label %6 [
    i32 1, label %7
    i32 2, label %2
    i32 -7, label %3
    i32 100, label %4
    i32 1000, label %5
    i32 1001, label %5
    i32 1002, label %5
    i32 1003, label %5
  ]

2:                                                ; preds = %1
  br label %7

3:                                                ; preds = %1
  br label %7

4:                                                ; preds = %1
  br label %7

5:                                                ; preds = %1, %1, %1, %1
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %1, %6, %5, %4, %3, %2
  %8 = phi i32 [ 0, %6 ], [ 2, %5 ], [ 8, %2 ], [ 1, %3 ], [ 3, %4 ], [ 5, %1 ]
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local i64 @ld(fp128 noundef %0, double noundef %1, [2 x double] noundef alignstack(8) %2) local_unnamed_addr #0 {
  %4 = extractvalue [2 x double] %2, 0
  %5 = fmul fp128 %0, 0xL00000000000000003FFF400000000000
  %6 = fadd double %1, 1.500000e+00
  %7 = fpext double %6 to fp128
  %8 = fadd fp128 %5, %7
  %9 = fpext double %4 to fp128
  %10 = fadd fp128 %8, %9
  %11 = fptosi fp128 %10 to i64
  ret i64 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local noundef half @h(half noundef %0, half noundef %1) local_unnamed_addr #0 {
  %3 = tail call half @llvm.fmuladd.f16(half %0, half 0xH3E00, half %1)
  ret half %3
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fmuladd.f16(half, half, half) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local <4 x i32> @vec(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = mul <4 x i32> %1, %0
  %5 = add <4 x i32> %4, <i32 1, i32 poison, i32 3, i32 poison>
  %6 = extractelement <4 x i32> %0, i64 0
  %7 = insertelement <4 x i32> %5, i32 %6, i32 %2
  %8 = shufflevector <4 x i32> %7, <4 x i32> %1, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x i32> %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable vscale_range(1,16)
define dso_local void @fv(ptr dead_on_unwind noalias writable writeonly sret(<8 x float>) align 16 captures(none) initializes((0, 32)) %0, ptr dead_on_return noundef readonly captures(none) %1, ptr dead_on_return noundef readonly captures(none) %2) local_unnamed_addr #5 {
  %4 = load <8 x float>, ptr %1, align 16, !tbaa !16
  %5 = load <8 x float>, ptr %2, align 16, !tbaa !16
  %6 = fdiv <8 x float> %4, %5
  %7 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %4, <8 x float> splat (float 2.000000e+00), <8 x float> %6)
  %8 = fsub <8 x float> %7, %5
  store <8 x float> %8, ptr %0, align 16, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #6

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable vscale_range(1,16)
define dso_local i32 @at(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = load atomic i32, ptr %0 seq_cst, align 4
  %5 = atomicrmw add ptr %1, i32 3 monotonic, align 4
  %6 = atomicrmw xchg ptr %1, i32 2 acq_rel, align 4
  store atomic i32 9, ptr %1 release, align 4
  %7 = cmpxchg weak ptr %1, i32 %2, i32 5 acq_rel acquire, align 4
  %8 = add nsw i32 %5, %4
  %9 = add nsw i32 %8, %6
  fence seq_cst
  fence syncscope("singlethread") acquire
  %10 = atomicrmw nand ptr %1, i32 3 seq_cst, align 4
  %11 = atomicrmw max ptr %1, i32 1 seq_cst, align 4
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local double @fp(double noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = fpext float %1 to double
  %6 = fadd double %0, %5
  %7 = sitofp i32 %2 to double
  %8 = fadd double %6, %7
  %9 = uitofp i32 %3 to double
  %10 = fadd double %8, %9
  %11 = fcmp uno double %0, 0.000000e+00
  %12 = select i1 %11, double 0x7FF0000000000000, double %10
  %13 = fcmp ult float %1, 0x46293E5940000000
  %14 = select i1 %13, double %12, double 0x7FF8000000000000
  %15 = fneg double %14
  %16 = fptrunc double %14 to float
  %17 = fpext float %16 to double
  %18 = tail call double @llvm.fmuladd.f64(double %15, double 0x400921FB54442D18, double %17)
  ret double %18
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable vscale_range(1,16)
define dso_local void @byval(ptr dead_on_unwind noalias writable writeonly sret(%struct.big) align 8 captures(none) initializes((0, 64)) %0, ptr dead_on_return noundef captures(none) initializes((16, 24)) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !17
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %5, ptr %6, align 8, !tbaa !17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false), !tbaa.struct !19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nounwind uwtable vscale_range(1,16)
define dso_local i32 @indirect(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #9 {
  %3 = tail call i32 %0(i32 noundef %1) #22
  %4 = load ptr, ptr @fnptr, align 8, !tbaa !14
  %5 = tail call i32 %4(i32 noundef %1) #22
  %6 = add nsw i32 %5, %3
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local noundef i1 @logic(i1 noundef %0, i1 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = and i1 %0, %1
  %5 = icmp sgt i32 %2, 3
  %6 = or i1 %4, %5
  ret i1 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local i128 @wide(i128 noundef %0, i128 noundef %1) local_unnamed_addr #0 {
  %3 = mul nsw i128 %0, 7
  %4 = lshr i128 %1, 3
  %5 = add i128 %3, -1267650600228229401496703205376
  %6 = add i128 %5, %4
  ret i128 %6
}

; Function Attrs: nounwind uwtable vscale_range(1,16)
define dso_local void @vla(i32 noundef %0) local_unnamed_addr #9 {
  %2 = zext i32 %0 to i64
  %3 = alloca i32, i64 %2, align 4
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %33

5:                                                ; preds = %1
  %6 = tail call i64 @llvm.vscale.i64()
  %7 = shl nuw nsw i64 %6, 3
  %8 = icmp samesign ugt i64 %7, %2
  br i1 %8, label %31, label %9

9:                                                ; preds = %5
  %10 = tail call i64 @llvm.vscale.i64()
  %11 = shl nuw nsw i64 %10, 2
  %12 = shl nuw nsw i64 %10, 3
  %13 = sub nsw i64 0, %12
  %14 = and i64 %13, %2
  %15 = trunc nuw nsw i64 %11 to i32
  %16 = insertelement <vscale x 4 x i32> undef, i32 %15, i64 0
  %17 = shufflevector <vscale x 4 x i32> %16, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %18 = tail call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %19 = add <vscale x 4 x i32> %17, %17
  br label %20

20:                                               ; preds = %20, %9
  %21 = phi i64 [ 0, %9 ], [ %26, %20 ]
  %22 = phi <vscale x 4 x i32> [ %18, %9 ], [ %27, %20 ]
  %23 = add <vscale x 4 x i32> %22, %17
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %21
  %25 = getelementptr inbounds nuw i32, ptr %24, i64 %11
  store <vscale x 4 x i32> %22, ptr %24, align 4, !tbaa !6
  store <vscale x 4 x i32> %23, ptr %25, align 4, !tbaa !6
  %26 = add nuw i64 %21, %12
  %27 = add <vscale x 4 x i32> %22, %19
  %28 = icmp eq i64 %26, %14
  br i1 %28, label %29, label %20, !llvm.loop !20

29:                                               ; preds = %20
  %30 = icmp eq i64 %14, %2
  br i1 %30, label %33, label %31

31:                                               ; preds = %5, %29
  %32 = phi i64 [ 0, %5 ], [ %14, %29 ]
  br label %34

33:                                               ; preds = %34, %29, %1
  call void @use(ptr noundef nonnull %3) #22
  ret void

34:                                               ; preds = %31, %34
  %35 = phi i64 [ %38, %34 ], [ %32, %31 ]
  %36 = getelementptr inbounds nuw i32, ptr %3, i64 %35
  %37 = trunc nuw nsw i64 %35 to i32
  store i32 %37, ptr %36, align 4, !tbaa !6
  %38 = add nuw nsw i64 %35, 1
  %39 = icmp eq i64 %38, %2
  br i1 %39, label %33, label %34, !llvm.loop !23
}

declare void @use(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable vscale_range(1,16)
define dso_local void @mem(ptr noundef writeonly captures(none) initializes((0, 40)) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #11 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(40) %0, i8 3, i64 40, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(17) %4, ptr noundef nonnull align 1 dereferenceable(17) %1, i64 17, i1 false)
  tail call void @llvm.prefetch.p0(ptr nonnull %1, i32 0, i32 3, i32 1)
  %5 = icmp eq i64 %2, 3
  br i1 %5, label %6, label %7, !prof !24

6:                                                ; preds = %3
  tail call void @llvm.trap()
  unreachable

7:                                                ; preds = %3
  %8 = icmp ugt i64 %2, 1
  tail call void @llvm.assume(i1 %8)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #13

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #15

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local i32 @bits(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  %3 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 false)
  %4 = add nuw nsw i32 %2, %3
  %5 = tail call i32 @llvm.bswap.i32(i32 %0)
  %6 = add i32 %4, %5
  %7 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 3)
  %8 = add i32 %6, %7
  ret i32 %8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #16

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local noundef i32 @ovf(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 1
  %5 = extractvalue { i32, i1 } %3, 0
  %6 = select i1 %4, i32 0, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local i77 @bi(i77 noundef %0, i9 noundef %1) local_unnamed_addr #0 {
  %3 = mul nsw i77 %0, 3
  %4 = zext i9 %1 to i77
  %5 = add nsw i77 %3, %4
  ret i77 %5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable vscale_range(1,16)
define dso_local i32 @loopy(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #17 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %141

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = tail call i64 @llvm.vscale.i64()
  %8 = shl nuw nsw i64 %7, 3
  %9 = icmp samesign ugt i64 %8, %6
  br i1 %9, label %116, label %10

10:                                               ; preds = %5
  %11 = tail call i64 @llvm.vscale.i64()
  %12 = shl nuw nsw i64 %11, 2
  %13 = shl nuw nsw i64 %11, 3
  %14 = sub nsw i64 0, %13
  %15 = and i64 %14, %6
  %16 = sub nsw i64 %15, %13
  %17 = tail call range(i64 3, 65) i64 @llvm.cttz.i64(i64 %13, i1 true)
  %18 = lshr i64 %16, %17
  %19 = add nuw nsw i64 %18, 1
  %20 = and i64 %19, 3
  %21 = icmp samesign ult i64 %18, 3
  br i1 %21, label %85, label %22

22:                                               ; preds = %10
  %23 = and i64 %19, 9223372036854775804
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i64 [ 0, %22 ], [ %80, %24 ]
  %26 = phi <vscale x 4 x i32> [ zeroinitializer, %22 ], [ %78, %24 ]
  %27 = phi <vscale x 4 x i32> [ zeroinitializer, %22 ], [ %79, %24 ]
  %28 = phi i64 [ 0, %22 ], [ %81, %24 ]
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %25
  %30 = getelementptr inbounds nuw i32, ptr %29, i64 %12
  %31 = load <vscale x 4 x i32>, ptr %29, align 4, !tbaa !6
  %32 = load <vscale x 4 x i32>, ptr %30, align 4, !tbaa !6
  %33 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  %34 = getelementptr inbounds nuw i32, ptr %33, i64 %12
  %35 = load <vscale x 4 x i32>, ptr %33, align 4, !tbaa !6
  %36 = load <vscale x 4 x i32>, ptr %34, align 4, !tbaa !6
  %37 = mul nsw <vscale x 4 x i32> %35, %31
  %38 = mul nsw <vscale x 4 x i32> %36, %32
  %39 = add <vscale x 4 x i32> %37, %26
  %40 = add <vscale x 4 x i32> %38, %27
  %41 = add nuw i64 %25, %13
  %42 = getelementptr inbounds nuw i32, ptr %0, i64 %41
  %43 = getelementptr inbounds nuw i32, ptr %42, i64 %12
  %44 = load <vscale x 4 x i32>, ptr %42, align 4, !tbaa !6
  %45 = load <vscale x 4 x i32>, ptr %43, align 4, !tbaa !6
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %41
  %47 = getelementptr inbounds nuw i32, ptr %46, i64 %12
  %48 = load <vscale x 4 x i32>, ptr %46, align 4, !tbaa !6
  %49 = load <vscale x 4 x i32>, ptr %47, align 4, !tbaa !6
  %50 = mul nsw <vscale x 4 x i32> %48, %44
  %51 = mul nsw <vscale x 4 x i32> %49, %45
  %52 = add <vscale x 4 x i32> %50, %39
  %53 = add <vscale x 4 x i32> %51, %40
  %54 = add nuw i64 %41, %13
  %55 = getelementptr inbounds nuw i32, ptr %0, i64 %54
  %56 = getelementptr inbounds nuw i32, ptr %55, i64 %12
  %57 = load <vscale x 4 x i32>, ptr %55, align 4, !tbaa !6
  %58 = load <vscale x 4 x i32>, ptr %56, align 4, !tbaa !6
  %59 = getelementptr inbounds nuw i32, ptr %1, i64 %54
  %60 = getelementptr inbounds nuw i32, ptr %59, i64 %12
  %61 = load <vscale x 4 x i32>, ptr %59, align 4, !tbaa !6
  %62 = load <vscale x 4 x i32>, ptr %60, align 4, !tbaa !6
  %63 = mul nsw <vscale x 4 x i32> %61, %57
  %64 = mul nsw <vscale x 4 x i32> %62, %58
  %65 = add <vscale x 4 x i32> %63, %52
  %66 = add <vscale x 4 x i32> %64, %53
  %67 = add nuw i64 %54, %13
  %68 = getelementptr inbounds nuw i32, ptr %0, i64 %67
  %69 = getelementptr inbounds nuw i32, ptr %68, i64 %12
  %70 = load <vscale x 4 x i32>, ptr %68, align 4, !tbaa !6
  %71 = load <vscale x 4 x i32>, ptr %69, align 4, !tbaa !6
  %72 = getelementptr inbounds nuw i32, ptr %1, i64 %67
  %73 = getelementptr inbounds nuw i32, ptr %72, i64 %12
  %74 = load <vscale x 4 x i32>, ptr %72, align 4, !tbaa !6
  %75 = load <vscale x 4 x i32>, ptr %73, align 4, !tbaa !6
  %76 = mul nsw <vscale x 4 x i32> %74, %70
  %77 = mul nsw <vscale x 4 x i32> %75, %71
  %78 = add <vscale x 4 x i32> %76, %65
  %79 = add <vscale x 4 x i32> %77, %66
  %80 = add nuw i64 %67, %13
  %81 = add i64 %28, 4
  %82 = icmp eq i64 %81, %23
  br i1 %82, label %83, label %24, !llvm.loop !25

83:                                               ; preds = %24
  %84 = icmp eq i64 %20, 0
  br i1 %84, label %110, label %85

85:                                               ; preds = %83, %10
  %86 = phi i64 [ 0, %10 ], [ %80, %83 ]
  %87 = phi <vscale x 4 x i32> [ zeroinitializer, %10 ], [ %78, %83 ]
  %88 = phi <vscale x 4 x i32> [ zeroinitializer, %10 ], [ %79, %83 ]
  %89 = icmp ne i64 %20, 0
  tail call void @llvm.assume(i1 %89)
  br label %90

90:                                               ; preds = %90, %85
  %91 = phi i64 [ %86, %85 ], [ %107, %90 ]
  %92 = phi <vscale x 4 x i32> [ %87, %85 ], [ %105, %90 ]
  %93 = phi <vscale x 4 x i32> [ %88, %85 ], [ %106, %90 ]
  %94 = phi i64 [ 0, %85 ], [ %108, %90 ]
  %95 = getelementptr inbounds nuw i32, ptr %0, i64 %91
  %96 = getelementptr inbounds nuw i32, ptr %95, i64 %12
  %97 = load <vscale x 4 x i32>, ptr %95, align 4, !tbaa !6
  %98 = load <vscale x 4 x i32>, ptr %96, align 4, !tbaa !6
  %99 = getelementptr inbounds nuw i32, ptr %1, i64 %91
  %100 = getelementptr inbounds nuw i32, ptr %99, i64 %12
  %101 = load <vscale x 4 x i32>, ptr %99, align 4, !tbaa !6
  %102 = load <vscale x 4 x i32>, ptr %100, align 4, !tbaa !6
  %103 = mul nsw <vscale x 4 x i32> %101, %97
  %104 = mul nsw <vscale x 4 x i32> %102, %98
  %105 = add <vscale x 4 x i32> %103, %92
  %106 = add <vscale x 4 x i32> %104, %93
  %107 = add nuw i64 %91, %13
  %108 = add i64 %94, 1
  %109 = icmp eq i64 %108, %20
  br i1 %109, label %110, label %90, !llvm.loop !28

110:                                              ; preds = %90, %83
  %111 = phi <vscale x 4 x i32> [ %78, %83 ], [ %105, %90 ]
  %112 = phi <vscale x 4 x i32> [ %79, %83 ], [ %106, %90 ]
  %113 = add <vscale x 4 x i32> %112, %111
  %114 = tail call i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32> %113)
  %115 = icmp eq i64 %15, %6
  br i1 %115, label %141, label %116

116:                                              ; preds = %5, %110
  %117 = phi i64 [ 0, %5 ], [ %15, %110 ]
  %118 = phi i32 [ 0, %5 ], [ %114, %110 ]
  %119 = sub nsw i64 %6, %117
  %120 = and i64 %119, 3
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %135, label %122

122:                                              ; preds = %116, %122
  %123 = phi i64 [ %132, %122 ], [ %117, %116 ]
  %124 = phi i32 [ %131, %122 ], [ %118, %116 ]
  %125 = phi i64 [ %133, %122 ], [ 0, %116 ]
  %126 = getelementptr inbounds nuw i32, ptr %0, i64 %123
  %127 = load i32, ptr %126, align 4, !tbaa !6
  %128 = getelementptr inbounds nuw i32, ptr %1, i64 %123
  %129 = load i32, ptr %128, align 4, !tbaa !6
  %130 = mul nsw i32 %129, %127
  %131 = add nsw i32 %130, %124
  %132 = add nuw nsw i64 %123, 1
  %133 = add i64 %125, 1
  %134 = icmp eq i64 %133, %120
  br i1 %134, label %135, label %122, !llvm.loop !29

135:                                              ; preds = %122, %116
  %136 = phi i32 [ poison, %116 ], [ %131, %122 ]
  %137 = phi i64 [ %117, %116 ], [ %132, %122 ]
  %138 = phi i32 [ %118, %116 ], [ %131, %122 ]
  %139 = sub nsw i64 %117, %6
  %140 = icmp ugt i64 %139, -4
  br i1 %140, label %141, label %143

141:                                              ; preds = %135, %143, %110, %3
  %142 = phi i32 [ 0, %3 ], [ %114, %110 ], [ %136, %135 ], [ %172, %143 ]
  ret i32 %142

143:                                              ; preds = %135, %143
  %144 = phi i64 [ %173, %143 ], [ %137, %135 ]
  %145 = phi i32 [ %172, %143 ], [ %138, %135 ]
  %146 = getelementptr inbounds nuw i32, ptr %0, i64 %144
  %147 = load i32, ptr %146, align 4, !tbaa !6
  %148 = getelementptr inbounds nuw i32, ptr %1, i64 %144
  %149 = load i32, ptr %148, align 4, !tbaa !6
  %150 = mul nsw i32 %149, %147
  %151 = add nsw i32 %150, %145
  %152 = add nuw nsw i64 %144, 1
  %153 = getelementptr inbounds nuw i32, ptr %0, i64 %152
  %154 = load i32, ptr %153, align 4, !tbaa !6
  %155 = getelementptr inbounds nuw i32, ptr %1, i64 %152
  %156 = load i32, ptr %155, align 4, !tbaa !6
  %157 = mul nsw i32 %156, %154
  %158 = add nsw i32 %157, %151
  %159 = add nuw nsw i64 %144, 2
  %160 = getelementptr inbounds nuw i32, ptr %0, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !6
  %162 = getelementptr inbounds nuw i32, ptr %1, i64 %159
  %163 = load i32, ptr %162, align 4, !tbaa !6
  %164 = mul nsw i32 %163, %161
  %165 = add nsw i32 %164, %158
  %166 = add nuw nsw i64 %144, 3
  %167 = getelementptr inbounds nuw i32, ptr %0, i64 %166
  %168 = load i32, ptr %167, align 4, !tbaa !6
  %169 = getelementptr inbounds nuw i32, ptr %1, i64 %166
  %170 = load i32, ptr %169, align 4, !tbaa !6
  %171 = mul nsw i32 %170, %168
  %172 = add nsw i32 %171, %165
  %173 = add nuw nsw i64 %144, 4
  %174 = icmp eq i64 %173, %6
  br i1 %174, label %141, label %143, !llvm.loop !30
}

; Function Attrs: cold mustprogress nofree noinline norecurse noreturn nosync nounwind optsize willreturn memory(none) uwtable vscale_range(1,16)
define dso_local void @die() local_unnamed_addr #18 {
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16)
define dso_local noundef i32 @tail(i32 noundef %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: disable_sanitizer_instrumentation nounwind uwtable vscale_range(1,16)
define internal ptr @resolve() #19 {
  ret ptr @base
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vscale.i64() #20

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x i32> @llvm.stepvector.nxv4i32() #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32>) #20

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #20

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #2 = { nofree norecurse nosync nounwind uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nounwind uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #10 = { "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #11 = { nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #14 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #15 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #16 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #18 = { cold mustprogress nofree noinline norecurse noreturn nosync nounwind optsize willreturn memory(none) uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #19 = { disable_sanitizer_instrumentation nounwind uwtable vscale_range(1,16) "frame-pointer"="non-leaf-no-reserve" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+fullfp16,+neon,+sve,+v8a,-fmv" }
attributes #20 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #22 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 4}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !8, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"any pointer", !8, i64 0}
!16 = !{!8, !8, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !8, i64 0}
!19 = !{i64 0, i64 64, !16}
!20 = distinct !{!20, !11, !21, !22}
!21 = !{!"llvm.loop.isvectorized", i32 1}
!22 = !{!"llvm.loop.unroll.runtime.disable"}
!23 = distinct !{!23, !11, !22, !21}
!24 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!25 = distinct !{!25, !11, !26, !27}
!26 = !{!"llvm.loop.isvectorized"}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = distinct !{!28, !27}
!29 = distinct !{!29, !27}
!30 = distinct !{!30, !11, !26, !27}

; ModuleID = 'a.c'
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pk = type <{ i8, i16 }>
%union.anon = type { double, [8 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.big = type { [8 x i64] }

@tls = dso_local thread_local local_unnamed_addr global i32 5, align 4, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !32
@.str.1 = private unnamed_addr constant [4 x i8] c"d\09e\00", align 1, !dbg !37
@strings = dso_local local_unnamed_addr global [3 x ptr] [ptr @.str, ptr @.str.1, ptr getelementptr (i8, ptr @table, i64 40)], align 16, !dbg !39
@placed = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 0], section "my section", align 64, !dbg !44
@ext = external local_unnamed_addr global i32, align 4
@go.l = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@go, %6), ptr blockaddress(@go, %7), ptr blockaddress(@go, %10)], align 16, !dbg !47
@packs = dso_local local_unnamed_addr global [2 x %struct.pk] [%struct.pk <{ i8 97, i16 3 }>, %struct.pk <{ i8 1, i16 -1 }>], align 1, !dbg !61
@fnptr = dso_local local_unnamed_addr global ptr @base, align 8, !dbg !72
@common_x = dso_local local_unnamed_addr global i32 0, align 4, !dbg !77
@table = internal constant <{ { ptr, i32, i8, i8, [2 x i8], %union.anon }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } }> <{ { ptr, i32, i8, i8, [2 x i8], %union.anon } { ptr null, i32 1, i8 -125, i8 -1, [2 x i8] zeroinitializer, %union.anon { double 2.500000e+00, [8 x i8] zeroinitializer } }, { ptr, i32, i8, i8, [2 x i8], { [12 x i8], [4 x i8] } } { ptr @table, i32 2, i8 -95, i8 0, [2 x i8] zeroinitializer, { [12 x i8], [4 x i8] } { [12 x i8] c"hi\\\22\0A\01\00\00\00\00\00\00", [4 x i8] zeroinitializer } }, { ptr, i32, i8, i8, [2 x i8], %union.anon } zeroinitializer }>, align 16, !dbg !79
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @placed], section "llvm.metadata"

@alias_base = dso_local alias i32 (i32), ptr @base
@weak_base = weak dso_local alias i32 (i32), ptr @base

@ifn = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @base(i32 noundef %0) #0 !dbg !94 {
    #dbg_value(i32 %0, !96, !DIExpression(), !97)
  %2 = mul nsw i32 %0, 3, !dbg !98
  ret i32 %2, !dbg !99
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @ctor() #1 !dbg !100 {
  %1 = load i32, ptr @ext, align 4, !dbg !103, !tbaa !90
  %2 = add nsw i32 %1, 1, !dbg !104
  store i32 %2, ptr @ext, align 4, !dbg !105, !tbaa !90
  ret void, !dbg !106
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i32 @vsum(i32 noundef %0, ...) local_unnamed_addr #2 !dbg !107 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !125
    #dbg_assign(i1 poison, !112, !DIExpression(), !125, ptr %2, !DIExpression(), !126)
    #dbg_value(i32 %0, !111, !DIExpression(), !126)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #23, !dbg !127
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !128
    #dbg_value(i32 0, !123, !DIExpression(), !126)
  %3 = icmp eq i32 %0, 0, !dbg !129
  br i1 %3, label %100, label %4, !dbg !130

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  %10 = and i32 %0, 3, !dbg !131
  %11 = icmp ult i32 %0, 4, !dbg !131
  br i1 %11, label %75, label %12, !dbg !131

12:                                               ; preds = %4
  %13 = and i32 %0, -4, !dbg !130
  br label %14, !dbg !130

14:                                               ; preds = %65, %12
  %15 = phi ptr [ %9, %12 ], [ %66, %65 ]
  %16 = phi i32 [ 0, %12 ], [ %70, %65 ]
  %17 = phi i32 [ %5, %12 ], [ %67, %65 ]
  %18 = phi i32 [ 0, %12 ], [ %71, %65 ]
    #dbg_value(i32 %16, !123, !DIExpression(), !126)
  %19 = icmp ult i32 %17, 41, !dbg !132
  br i1 %19, label %20, label %24, !dbg !132

20:                                               ; preds = %14
  %21 = zext nneg i32 %17 to i64, !dbg !132
  %22 = getelementptr i8, ptr %8, i64 %21, !dbg !132
  %23 = add nuw nsw i32 %17, 8, !dbg !132
  store i32 %23, ptr %2, align 16, !dbg !132, !DIAssignID !133
    #dbg_assign(i32 %23, !112, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !133, ptr %2, !DIExpression(), !126)
  br label %26, !dbg !132

24:                                               ; preds = %14
  %25 = getelementptr i8, ptr %15, i64 8, !dbg !132
  store ptr %25, ptr %6, align 8, !dbg !132, !DIAssignID !134
    #dbg_assign(ptr %25, !112, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !134, ptr %6, !DIExpression(), !126)
  br label %26, !dbg !132

26:                                               ; preds = %24, %20
  %27 = phi ptr [ %15, %20 ], [ %25, %24 ]
  %28 = phi i32 [ %23, %20 ], [ %17, %24 ]
  %29 = phi ptr [ %22, %20 ], [ %15, %24 ], !dbg !132
  %30 = load i32, ptr %29, align 4, !dbg !132, !tbaa !90
  %31 = add nsw i32 %30, %16, !dbg !135
    #dbg_value(i32 %31, !123, !DIExpression(), !126)
    #dbg_value(i32 poison, !111, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !126)
  %32 = icmp ult i32 %28, 41, !dbg !132
  br i1 %32, label %35, label %33, !dbg !132

33:                                               ; preds = %26
  %34 = getelementptr i8, ptr %27, i64 8, !dbg !132
  store ptr %34, ptr %6, align 8, !dbg !132, !DIAssignID !134
    #dbg_assign(ptr %34, !112, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !134, ptr %6, !DIExpression(), !126)
  br label %39, !dbg !132

35:                                               ; preds = %26
  %36 = zext nneg i32 %28 to i64, !dbg !132
  %37 = getelementptr i8, ptr %8, i64 %36, !dbg !132
  %38 = add nuw nsw i32 %28, 8, !dbg !132
  store i32 %38, ptr %2, align 16, !dbg !132, !DIAssignID !133
    #dbg_assign(i32 %38, !112, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !133, ptr %2, !DIExpression(), !126)
  br label %39, !dbg !132

39:                                               ; preds = %35, %33
  %40 = phi ptr [ %27, %35 ], [ %34, %33 ]
  %41 = phi i32 [ %38, %35 ], [ %28, %33 ]
  %42 = phi ptr [ %37, %35 ], [ %27, %33 ], !dbg !132
  %43 = load i32, ptr %42, align 4, !dbg !132, !tbaa !90
  %44 = add nsw i32 %43, %31, !dbg !136
    #dbg_value(i32 %44, !123, !DIExpression(), !126)
    #dbg_value(i32 poison, !111, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !126)
  %45 = icmp ult i32 %41, 41, !dbg !132
  br i1 %45, label %48, label %46, !dbg !132

46:                                               ; preds = %39
  %47 = getelementptr i8, ptr %40, i64 8, !dbg !132
  store ptr %47, ptr %6, align 8, !dbg !132, !DIAssignID !134
    #dbg_assign(ptr %47, !112, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !134, ptr %6, !DIExpression(), !126)
  br label %52, !dbg !132

48:                                               ; preds = %39
  %49 = zext nneg i32 %41 to i64, !dbg !132
  %50 = getelementptr i8, ptr %8, i64 %49, !dbg !132
  %51 = add nuw nsw i32 %41, 8, !dbg !132
  store i32 %51, ptr %2, align 16, !dbg !132, !DIAssignID !133
    #dbg_assign(i32 %51, !112, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !133, ptr %2, !DIExpression(), !126)
  br label %52, !dbg !132

52:                                               ; preds = %48, %46
  %53 = phi ptr [ %40, %48 ], [ %47, %46 ]
  %54 = phi i32 [ %51, %48 ], [ %41, %46 ]
  %55 = phi ptr [ %50, %48 ], [ %40, %46 ], !dbg !132
  %56 = load i32, ptr %55, align 4, !dbg !132, !tbaa !90
  %57 = add nsw i32 %56, %44, !dbg !137
    #dbg_value(i32 %57, !123, !DIExpression(), !126)
    #dbg_value(i32 poison, !111, !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !126)
  %58 = icmp ult i32 %54, 41, !dbg !132
  br i1 %58, label %61, label %59, !dbg !132

59:                                               ; preds = %52
  %60 = getelementptr i8, ptr %53, i64 8, !dbg !132
  store ptr %60, ptr %6, align 8, !dbg !132, !DIAssignID !134
    #dbg_assign(ptr %60, !112, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !134, ptr %6, !DIExpression(), !126)
  br label %65, !dbg !132

61:                                               ; preds = %52
  %62 = zext nneg i32 %54 to i64, !dbg !132
  %63 = getelementptr i8, ptr %8, i64 %62, !dbg !132
  %64 = add nuw nsw i32 %54, 8, !dbg !132
  store i32 %64, ptr %2, align 16, !dbg !132, !DIAssignID !133
    #dbg_assign(i32 %64, !112, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !133, ptr %2, !DIExpression(), !126)
  br label %65, !dbg !132

65:                                               ; preds = %61, %59
  %66 = phi ptr [ %53, %61 ], [ %60, %59 ]
  %67 = phi i32 [ %64, %61 ], [ %54, %59 ]
  %68 = phi ptr [ %63, %61 ], [ %53, %59 ], !dbg !132
  %69 = load i32, ptr %68, align 4, !dbg !132, !tbaa !90
  %70 = add nsw i32 %69, %57, !dbg !138
    #dbg_value(i32 %70, !123, !DIExpression(), !126)
    #dbg_value(i32 poison, !111, !DIExpression(DW_OP_constu, 4, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !126)
  %71 = add i32 %18, 4, !dbg !139
  %72 = icmp eq i32 %71, %13, !dbg !139
  br i1 %72, label %73, label %14, !dbg !139, !llvm.loop !140

73:                                               ; preds = %65
  %74 = icmp eq i32 %10, 0, !dbg !132
  br i1 %74, label %100, label %75, !dbg !132

75:                                               ; preds = %73, %4
  %76 = phi ptr [ %9, %4 ], [ %66, %73 ]
  %77 = phi i32 [ 0, %4 ], [ %70, %73 ]
  %78 = phi i32 [ %5, %4 ], [ %67, %73 ]
  %79 = icmp ne i32 %10, 0, !dbg !132
  call void @llvm.assume(i1 %79), !dbg !132
  br label %80, !dbg !132

80:                                               ; preds = %92, %75
  %81 = phi ptr [ %76, %75 ], [ %93, %92 ]
  %82 = phi i32 [ %77, %75 ], [ %97, %92 ]
  %83 = phi i32 [ %78, %75 ], [ %94, %92 ]
  %84 = phi i32 [ 0, %75 ], [ %98, %92 ]
    #dbg_value(i32 %82, !123, !DIExpression(), !126)
  %85 = icmp ult i32 %83, 41, !dbg !132
  br i1 %85, label %88, label %86, !dbg !132

86:                                               ; preds = %80
  %87 = getelementptr i8, ptr %81, i64 8, !dbg !132
  store ptr %87, ptr %6, align 8, !dbg !132, !DIAssignID !134
    #dbg_assign(ptr %87, !112, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !134, ptr %6, !DIExpression(), !126)
  br label %92, !dbg !132

88:                                               ; preds = %80
  %89 = zext nneg i32 %83 to i64, !dbg !132
  %90 = getelementptr i8, ptr %8, i64 %89, !dbg !132
  %91 = add nuw nsw i32 %83, 8, !dbg !132
  store i32 %91, ptr %2, align 16, !dbg !132, !DIAssignID !133
    #dbg_assign(i32 %91, !112, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !133, ptr %2, !DIExpression(), !126)
  br label %92, !dbg !132

92:                                               ; preds = %88, %86
  %93 = phi ptr [ %81, %88 ], [ %87, %86 ]
  %94 = phi i32 [ %91, %88 ], [ %83, %86 ]
  %95 = phi ptr [ %90, %88 ], [ %81, %86 ], !dbg !132
  %96 = load i32, ptr %95, align 4, !dbg !132, !tbaa !90
  %97 = add nsw i32 %96, %82, !dbg !143
    #dbg_value(i32 %97, !123, !DIExpression(), !126)
    #dbg_value(i32 poison, !111, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !126)
  %98 = add i32 %84, 1, !dbg !144
  %99 = icmp eq i32 %98, %10, !dbg !144
  br i1 %99, label %100, label %80, !dbg !144, !llvm.loop !145

100:                                              ; preds = %73, %92, %1
  %101 = phi i32 [ 0, %1 ], [ %70, %73 ], [ %97, %92 ], !dbg !147
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !148
  %103 = load i32, ptr %102, align 4, !dbg !148
  %104 = icmp ult i32 %103, 161, !dbg !148
  br i1 %104, label %105, label %111, !dbg !148

105:                                              ; preds = %100
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !148
  %107 = load ptr, ptr %106, align 16, !dbg !148
  %108 = zext nneg i32 %103 to i64, !dbg !148
  %109 = getelementptr i8, ptr %107, i64 %108, !dbg !148
  %110 = add nuw nsw i32 %103, 16, !dbg !148
  store i32 %110, ptr %102, align 4, !dbg !148, !DIAssignID !149
    #dbg_assign(i32 %110, !112, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !149, ptr %102, !DIExpression(), !126)
  br label %115, !dbg !148

111:                                              ; preds = %100
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !148
  %113 = load ptr, ptr %112, align 8, !dbg !148
  %114 = getelementptr i8, ptr %113, i64 8, !dbg !148
  store ptr %114, ptr %112, align 8, !dbg !148, !DIAssignID !150
    #dbg_assign(ptr %114, !112, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !150, ptr %112, !DIExpression(), !126)
  br label %115, !dbg !148

115:                                              ; preds = %111, %105
  %116 = phi ptr [ %109, %105 ], [ %113, %111 ], !dbg !148
  %117 = load double, ptr %116, align 8, !dbg !151, !tbaa !152
    #dbg_value(double %117, !124, !DIExpression(), !126)
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !154
  %118 = fptosi double %117 to i32, !dbg !155
  %119 = add nsw i32 %101, %118, !dbg !156
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #23, !dbg !157
  ret i32 %119, !dbg !158
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i32 @callv() local_unnamed_addr #2 !dbg !159 {
  %1 = tail call i32 (i32, ...) @vsum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3, double noundef 4.000000e+00) #24, !dbg !162
  ret i32 %1, !dbg !163
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef i32 @go(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #5 !dbg !49 {
    #dbg_value(i32 %0, !54, !DIExpression(), !164)
    #dbg_value(ptr %1, !55, !DIExpression(), !164)
  %3 = sext i32 %0 to i64, !dbg !165
  %4 = getelementptr inbounds ptr, ptr @go.l, i64 %3, !dbg !165
  %5 = load ptr, ptr %4, align 8, !dbg !165, !tbaa !166
  indirectbr ptr %5, [label %6, label %7, label %10]

6:                                                ; preds = %2
    #dbg_label(!56, !168)
  store i32 1, ptr %1, align 4, !dbg !169, !tbaa !90
  br label %7, !dbg !170

7:                                                ; preds = %6, %2
    #dbg_label(!57, !171)
  %8 = load i32, ptr %1, align 4, !dbg !172, !tbaa !90
  %9 = add nsw i32 %8, 2, !dbg !173
  br label %10, !dbg !174

10:                                               ; preds = %2, %7
  %11 = phi i32 [ %9, %7 ], [ 7, %2 ], !dbg !175
  %12 = phi i32 [ 4, %7 ], [ %0, %2 ], !dbg !176
  store i32 %11, ptr %1, align 4, !dbg !175, !tbaa !90
  ret i32 %12, !dbg !177
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 0, 9) i32 @sw(i32 noundef %0) local_unnamed_addr #0 !dbg !178 {
    #dbg_value(i32 %0, !180, !DIExpression(), !181)
  switch i32 %0, label %6 [
    i32 1, label %7
    i32 2, label %2
    i32 -7, label %3
    i32 100, label %4
    i32 1000, label %5
    i32 1001, label %5
    i32 1002, label %5
    i32 1003, label %5
  ], !dbg !182

2:                                                ; preds = %1
  br label %7, !dbg !183

3:                                                ; preds = %1
  br label %7, !dbg !185

4:                                                ; preds = %1
  br label %7, !dbg !186

5:                                                ; preds = %1, %1, %1, %1
  br label %7, !dbg !187

6:                                                ; preds = %1
  br label %7, !dbg !188

7:                                                ; preds = %1, %6, %5, %4, %3, %2
  %8 = phi i32 [ 0, %6 ], [ 2, %5 ], [ 8, %2 ], [ 1, %3 ], [ 3, %4 ], [ 5, %1 ], !dbg !189
  ret i32 %8, !dbg !190
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @ld(x86_fp80 noundef %0, fp128 noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #0 !dbg !191 {
    #dbg_value(double %2, !199, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !201)
    #dbg_value(double %3, !199, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !201)
    #dbg_value(x86_fp80 %0, !197, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !201)
    #dbg_value(fp128 %1, !198, !DIExpression(), !201)
  %5 = fmul x86_fp80 %0, 0xK3FFFA000000000000000, !dbg !202
    #dbg_value(x86_fp80 %5, !200, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !201)
  %6 = fadd fp128 %1, 0xL00000000000000003FFF800000000000, !dbg !203
    #dbg_value(fp128 %6, !198, !DIExpression(), !201)
  %7 = fptrunc fp128 %6 to x86_fp80, !dbg !204
  %8 = fadd x86_fp80 %5, %7, !dbg !205
  %9 = fpext double %2 to x86_fp80, !dbg !206
  %10 = fadd x86_fp80 %8, %9, !dbg !207
  %11 = fptosi x86_fp80 %10 to i64, !dbg !208
  ret i64 %11, !dbg !209
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef half @h(half noundef %0, bfloat noundef %1) local_unnamed_addr #0 !dbg !210 {
    #dbg_value(half %0, !215, !DIExpression(), !217)
    #dbg_value(bfloat %1, !216, !DIExpression(), !217)
  %3 = fpext half %0 to float, !dbg !218
  %4 = fpext bfloat %1 to float, !dbg !219
  %5 = fptrunc float %4 to half, !dbg !220
  %6 = fpext half %5 to float, !dbg !218
  %7 = tail call float @llvm.fmuladd.f32(float %3, float 1.500000e+00, float %6), !dbg !221
  %8 = fptrunc float %7 to half, !dbg !222
  ret half %8, !dbg !223
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local <4 x i32> @vec(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #7 !dbg !224 {
    #dbg_value(<4 x i32> %0, !230, !DIExpression(), !234)
    #dbg_value(<4 x i32> %1, !231, !DIExpression(), !234)
    #dbg_value(i32 %2, !232, !DIExpression(), !234)
  %4 = mul <4 x i32> %1, %0, !dbg !235
  %5 = add <4 x i32> %4, <i32 1, i32 poison, i32 3, i32 poison>, !dbg !236
    #dbg_value(<4 x i32> %5, !233, !DIExpression(), !234)
  %6 = extractelement <4 x i32> %0, i64 0, !dbg !237
  %7 = insertelement <4 x i32> %5, i32 %6, i32 %2, !dbg !238
    #dbg_value(<4 x i32> %7, !233, !DIExpression(), !234)
  %8 = shufflevector <4 x i32> %7, <4 x i32> %1, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !239
  ret <4 x i32> %8, !dbg !240
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef <8 x float> @fv(<8 x float> noundef %0, <8 x float> noundef %1) local_unnamed_addr #8 !dbg !241 {
    #dbg_value(<8 x float> %0, !249, !DIExpression(), !251)
    #dbg_value(<8 x float> %1, !250, !DIExpression(), !251)
  %3 = fdiv <8 x float> %0, %1, !dbg !252
  %4 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %0, <8 x float> splat (float 2.000000e+00), <8 x float> %3), !dbg !253
  %5 = fsub <8 x float> %4, %1, !dbg !254
  ret <8 x float> %5, !dbg !255
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #6

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @at(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #9 !dbg !256 {
    #dbg_value(ptr %0, !262, !DIExpression(), !266)
    #dbg_value(ptr %1, !263, !DIExpression(), !266)
    #dbg_value(i32 %2, !264, !DIExpression(), !266)
  %4 = load atomic i32, ptr %0 seq_cst, align 4, !dbg !267
  %5 = atomicrmw add ptr %1, i32 3 monotonic, align 4, !dbg !268
  %6 = atomicrmw xchg ptr %1, i32 2 acq_rel, align 4, !dbg !269
    #dbg_value(!DIArgList(i32 %4, i32 %6, i32 %5), !265, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !266)
  store atomic i32 9, ptr %1 release, align 4, !dbg !270
  %7 = cmpxchg weak ptr %1, i32 %2, i32 5 acq_rel acquire, align 4, !dbg !271
  %8 = add nsw i32 %5, %4, !dbg !272
    #dbg_value(!DIArgList(i32 %8, i32 %6), !265, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !266)
  %9 = add nsw i32 %8, %6, !dbg !273
    #dbg_value(i32 %9, !265, !DIExpression(), !266)
  fence seq_cst, !dbg !274
  fence syncscope("singlethread") acquire, !dbg !275
  %10 = atomicrmw nand ptr %1, i32 3 seq_cst, align 4, !dbg !276
  %11 = atomicrmw max ptr %1, i32 1 seq_cst, align 4, !dbg !277
  ret i32 %9, !dbg !278
}

; Function Attrs: nounwind
define dso_local i32 @asmy(i32 noundef %0, i32 noundef %1) local_unnamed_addr #10 !dbg !279 {
    #dbg_value(i32 %0, !283, !DIExpression(), !286)
    #dbg_value(i32 %1, !284, !DIExpression(), !286)
  %3 = tail call i32 asm sideeffect "addl $2, $0 # \22q\22 \\", "=r,0,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1) #23, !dbg !287, !srcloc !288
    #dbg_value(i32 %3, !285, !DIExpression(), !286)
  ret i32 %3, !dbg !289
}

; Function Attrs: nounwind
define dso_local range(i32 0, 2) i32 @asmgoto(i32 noundef %0) local_unnamed_addr #10 !dbg !290 {
    #dbg_value(i32 %0, !292, !DIExpression(), !294)
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,~{dirflag},~{fpsr},~{flags}"(i32 %0) #23
          to label %3 [label %2], !dbg !295, !srcloc !296

2:                                                ; preds = %1
    #dbg_label(!293, !297)
  br label %3, !dbg !298

3:                                                ; preds = %1, %2
  %4 = phi i32 [ 0, %2 ], [ 1, %1 ], !dbg !299
  ret i32 %4, !dbg !300
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @fp(double noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !301 {
    #dbg_value(double %0, !305, !DIExpression(), !310)
    #dbg_value(float %1, !306, !DIExpression(), !310)
    #dbg_value(i32 %2, !307, !DIExpression(), !310)
    #dbg_value(i32 %3, !308, !DIExpression(), !310)
  %5 = fpext float %1 to double, !dbg !311
  %6 = fadd double %0, %5, !dbg !312
  %7 = sitofp i32 %2 to double, !dbg !313
  %8 = fadd double %6, %7, !dbg !314
  %9 = uitofp i32 %3 to double, !dbg !315
  %10 = fadd double %8, %9, !dbg !316
    #dbg_value(double %10, !309, !DIExpression(), !310)
  %11 = fcmp uno double %0, 0.000000e+00, !dbg !317
  %12 = select i1 %11, double 0x7FF0000000000000, double %10, !dbg !319
    #dbg_value(double %12, !309, !DIExpression(), !310)
  %13 = fcmp ult float %1, 0x46293E5940000000, !dbg !320
  %14 = select i1 %13, double %12, double 0x7FF8000000000000, !dbg !322
    #dbg_value(double %14, !309, !DIExpression(), !310)
  %15 = fneg double %14, !dbg !323
  %16 = fptrunc double %14 to float, !dbg !324
  %17 = fpext float %16 to double, !dbg !324
  %18 = tail call double @llvm.fmuladd.f64(double %15, double 0x400921FB54442D18, double %17), !dbg !325
  ret double %18, !dbg !326
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @byval(ptr dead_on_unwind noalias writable writeonly sret(%struct.big) align 8 captures(none) initializes((0, 64)) %0, ptr noundef byval(%struct.big) align 8 captures(none) initializes((16, 24)) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #5 !dbg !327 {
    #dbg_declare(ptr %1, !336, !DIExpression(), !338)
    #dbg_value(ptr %2, !337, !DIExpression(), !339)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !340
  %5 = load i64, ptr %4, align 8, !dbg !341, !tbaa !342
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !344
  store i64 %5, ptr %6, align 8, !dbg !345, !tbaa !342
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false), !dbg !346, !tbaa.struct !347
  ret void, !dbg !349
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: nounwind
define dso_local i32 @indirect(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #10 !dbg !350 {
    #dbg_value(ptr %0, !354, !DIExpression(), !356)
    #dbg_value(i32 %1, !355, !DIExpression(), !356)
  %3 = tail call i32 %0(i32 noundef %1) #25, !dbg !357
  %4 = load ptr, ptr @fnptr, align 8, !dbg !358, !tbaa !166
  %5 = tail call i32 %4(i32 noundef %1) #25, !dbg !358
  %6 = add nsw i32 %5, %3, !dbg !359
  ret i32 %6, !dbg !360
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @logic(i1 noundef zeroext %0, i1 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !361 {
    #dbg_value(i1 %0, !366, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !369)
    #dbg_value(i1 %1, !367, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !369)
    #dbg_value(i32 %2, !368, !DIExpression(), !369)
  %4 = and i1 %0, %1, !dbg !370
  %5 = icmp sgt i32 %2, 3
  %6 = or i1 %4, %5, !dbg !370
  ret i1 %6, !dbg !371
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i128 @wide(i128 noundef %0, i128 noundef %1) local_unnamed_addr #0 !dbg !372 {
    #dbg_value(i128 %0, !377, !DIExpression(), !379)
    #dbg_value(i128 %1, !378, !DIExpression(), !379)
  %3 = mul nsw i128 %0, 7, !dbg !380
  %4 = lshr i128 %1, 3, !dbg !381
  %5 = add i128 %3, -1267650600228229401496703205376, !dbg !382
  %6 = add i128 %5, %4, !dbg !383
  ret i128 %6, !dbg !384
}

; Function Attrs: nounwind
define dso_local void @vla(i32 noundef %0) local_unnamed_addr #10 !dbg !385 {
    #dbg_value(i32 %0, !389, !DIExpression(), !398)
  %2 = zext i32 %0 to i64, !dbg !399
  %3 = alloca i32, i64 %2, align 16, !dbg !399
    #dbg_value(i64 %2, !390, !DIExpression(), !398)
    #dbg_declare(ptr %3, !392, !DIExpression(), !400)
    #dbg_value(i32 0, !396, !DIExpression(), !401)
  %4 = icmp sgt i32 %0, 0, !dbg !402
  br i1 %4, label %5, label %47, !dbg !404

5:                                                ; preds = %1
  %6 = icmp ult i32 %0, 4, !dbg !405
  br i1 %6, label %45, label %7, !dbg !405

7:                                                ; preds = %5
  %8 = icmp ult i32 %0, 32, !dbg !405
  br i1 %8, label %29, label %9, !dbg !405

9:                                                ; preds = %7
  %10 = and i64 %2, 28
  %11 = and i64 %2, 2147483616
  br label %12, !dbg !405

12:                                               ; preds = %12, %9
  %13 = phi i64 [ 0, %9 ], [ %22, %12 ], !dbg !406
  %14 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %9 ], [ %23, %12 ], !dbg !407
  %15 = add <8 x i32> %14, splat (i32 8), !dbg !407
  %16 = add <8 x i32> %14, splat (i32 16), !dbg !407
  %17 = add <8 x i32> %14, splat (i32 24), !dbg !407
  %18 = getelementptr inbounds nuw i32, ptr %3, i64 %13, !dbg !408
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32, !dbg !407
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 64, !dbg !407
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 96, !dbg !407
  store <8 x i32> %14, ptr %18, align 16, !dbg !407, !tbaa !90
  store <8 x i32> %15, ptr %19, align 16, !dbg !407, !tbaa !90
  store <8 x i32> %16, ptr %20, align 16, !dbg !407, !tbaa !90
  store <8 x i32> %17, ptr %21, align 16, !dbg !407, !tbaa !90
  %22 = add nuw i64 %13, 32, !dbg !406
  %23 = add <8 x i32> %14, splat (i32 32), !dbg !407
  %24 = icmp eq i64 %22, %11, !dbg !409
  br i1 %24, label %25, label %12, !dbg !409, !llvm.loop !410

25:                                               ; preds = %12
  %26 = icmp eq i64 %11, %2, !dbg !409
  br i1 %26, label %47, label %27, !dbg !409

27:                                               ; preds = %25
  %28 = icmp eq i64 %10, 0
  br i1 %28, label %45, label %29, !prof !413

29:                                               ; preds = %7, %27
  %30 = phi i64 [ %11, %27 ], [ 0, %7 ]
  %31 = and i64 %2, 2147483644
  %32 = trunc nuw nsw i64 %30 to i32, !dbg !407
  %33 = insertelement <4 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <4 x i32> %33, <4 x i32> poison, <4 x i32> zeroinitializer
  %35 = or disjoint <4 x i32> %34, <i32 0, i32 1, i32 2, i32 3>
  br label %36

36:                                               ; preds = %36, %29
  %37 = phi i64 [ %30, %29 ], [ %40, %36 ], !dbg !406
  %38 = phi <4 x i32> [ %35, %29 ], [ %41, %36 ], !dbg !407
  %39 = getelementptr inbounds nuw i32, ptr %3, i64 %37, !dbg !408
  store <4 x i32> %38, ptr %39, align 16, !dbg !407, !tbaa !90
  %40 = add nuw i64 %37, 4, !dbg !406
  %41 = add <4 x i32> %38, splat (i32 4), !dbg !407
  %42 = icmp eq i64 %40, %31, !dbg !409
  br i1 %42, label %43, label %36, !dbg !409, !llvm.loop !414

43:                                               ; preds = %36
  %44 = icmp eq i64 %31, %2, !dbg !409
  br i1 %44, label %47, label %45, !dbg !409

45:                                               ; preds = %5, %27, %43
  %46 = phi i64 [ 0, %5 ], [ %11, %27 ], [ %31, %43 ]
  br label %48, !dbg !409

47:                                               ; preds = %48, %25, %43, %1
  call void @use(ptr noundef nonnull %3) #25, !dbg !415
  ret void, !dbg !416

48:                                               ; preds = %45, %48
  %49 = phi i64 [ %52, %48 ], [ %46, %45 ]
    #dbg_value(i64 %49, !396, !DIExpression(), !401)
  %50 = getelementptr inbounds nuw i32, ptr %3, i64 %49, !dbg !408
  %51 = trunc nuw nsw i64 %49 to i32, !dbg !407
  store i32 %51, ptr %50, align 4, !dbg !407, !tbaa !90
  %52 = add nuw nsw i64 %49, 1, !dbg !406
    #dbg_value(i64 %52, !396, !DIExpression(), !401)
  %53 = icmp eq i64 %52, %2, !dbg !417
  br i1 %53, label %47, label %48, !dbg !409, !llvm.loop !418
}

declare !dbg !419 void @use(ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @mem(ptr noundef writeonly captures(none) initializes((0, 40)) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #13 !dbg !422 {
    #dbg_value(ptr %0, !428, !DIExpression(), !431)
    #dbg_value(ptr %1, !429, !DIExpression(), !431)
    #dbg_value(i64 %2, !430, !DIExpression(), !431)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false), !dbg !432
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(40) %0, i8 3, i64 40, i1 false), !dbg !433
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1, !dbg !434
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(17) %4, ptr noundef nonnull align 1 dereferenceable(17) %1, i64 17, i1 false), !dbg !435
  tail call void @llvm.prefetch.p0(ptr nonnull %1, i32 0, i32 3, i32 1), !dbg !436
  %5 = icmp eq i64 %2, 3, !dbg !437
  br i1 %5, label %6, label %7, !dbg !439, !prof !440

6:                                                ; preds = %3
  tail call void @llvm.trap(), !dbg !441
  unreachable, !dbg !441

7:                                                ; preds = %3
  %8 = icmp ugt i64 %2, 1, !dbg !442
  tail call void @llvm.assume(i1 %8), !dbg !443
  ret void, !dbg !444
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #15

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #17

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @bits(i32 noundef %0) local_unnamed_addr #0 !dbg !445 {
    #dbg_value(i32 %0, !449, !DIExpression(), !450)
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0), !dbg !451
  %3 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 true), !dbg !452
  %4 = add nuw nsw i32 %2, %3, !dbg !453
  %5 = tail call i32 @llvm.bswap.i32(i32 %0), !dbg !454
  %6 = add i32 %4, %5, !dbg !455
  %7 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 3), !dbg !456
  %8 = add i32 %6, %7, !dbg !457
  ret i32 %8, !dbg !458
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #18

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @ovf(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !459 {
    #dbg_value(i32 %0, !461, !DIExpression(), !464)
    #dbg_value(i32 %1, !462, !DIExpression(), !464)
  %3 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1), !dbg !465
  %4 = extractvalue { i32, i1 } %3, 1, !dbg !466
  %5 = extractvalue { i32, i1 } %3, 0, !dbg !465
    #dbg_value(i32 %5, !463, !DIExpression(), !464)
  %6 = select i1 %4, i32 0, i32 %5, !dbg !467
  ret i32 %6, !dbg !468
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local { i64, i64 } @bi(i64 noundef %0, i64 noundef %1, i9 noundef zeroext %2) local_unnamed_addr #0 !dbg !469 {
  %4 = alloca i77, align 16
  %5 = zext i64 %1 to i77
  %6 = shl i77 %5, 64
  %7 = zext i64 %0 to i77
  %8 = or disjoint i77 %6, %7
    #dbg_value(i77 %8, !475, !DIExpression(DW_OP_LLVM_convert, 77, DW_ATE_signed, DW_OP_LLVM_convert, 128, DW_ATE_signed, DW_OP_stack_value), !477)
    #dbg_value(i9 %2, !476, !DIExpression(DW_OP_LLVM_convert, 9, DW_ATE_unsigned, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_stack_value), !477)
  %9 = mul nsw i77 %8, 3, !dbg !478
  %10 = zext i9 %2 to i77, !dbg !479
  %11 = add nsw i77 %9, %10, !dbg !480
  store i77 %11, ptr %4, align 16, !dbg !481
  %12 = load i64, ptr %4, align 16, !dbg !482
  %13 = insertvalue { i64, i64 } poison, i64 %12, 0, !dbg !482
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !482
  %15 = load i64, ptr %14, align 8, !dbg !482
  %16 = insertvalue { i64, i64 } %13, i64 %15, 1, !dbg !482
  ret { i64, i64 } %16, !dbg !481
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @loopy(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #19 !dbg !483 {
    #dbg_value(ptr %0, !491, !DIExpression(), !497)
    #dbg_value(ptr %1, !492, !DIExpression(), !497)
    #dbg_value(i32 %2, !493, !DIExpression(), !497)
    #dbg_value(i32 0, !494, !DIExpression(), !497)
    #dbg_value(i32 0, !495, !DIExpression(), !498)
  %4 = icmp sgt i32 %2, 0, !dbg !499
  br i1 %4, label %5, label %274, !dbg !501

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64, !dbg !502
  %7 = icmp ult i32 %2, 4, !dbg !503
  br i1 %7, label %250, label %8, !dbg !503

8:                                                ; preds = %5
  %9 = icmp ult i32 %2, 32, !dbg !503
  br i1 %9, label %184, label %10, !dbg !503

10:                                               ; preds = %8
  %11 = and i64 %6, 28
  %12 = and i64 %6, 2147483616
  %13 = add nsw i64 %6, -32, !dbg !503
  %14 = lshr i64 %13, 5, !dbg !503
  %15 = add nuw nsw i64 %14, 1, !dbg !503
  %16 = and i64 %15, 3, !dbg !503
  %17 = icmp ult i64 %13, 96, !dbg !503
  br i1 %17, label %131, label %18, !dbg !503

18:                                               ; preds = %10
  %19 = and i64 %15, 1152921504606846972, !dbg !503
  br label %20, !dbg !503

20:                                               ; preds = %20, %18
  %21 = phi i64 [ 0, %18 ], [ %126, %20 ], !dbg !504
  %22 = phi <8 x i32> [ zeroinitializer, %18 ], [ %122, %20 ]
  %23 = phi <8 x i32> [ zeroinitializer, %18 ], [ %123, %20 ]
  %24 = phi <8 x i32> [ zeroinitializer, %18 ], [ %124, %20 ]
  %25 = phi <8 x i32> [ zeroinitializer, %18 ], [ %125, %20 ]
  %26 = phi i64 [ 0, %18 ], [ %127, %20 ]
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %21, !dbg !505
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32, !dbg !505
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 64, !dbg !505
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 96, !dbg !505
  %31 = load <8 x i32>, ptr %27, align 4, !dbg !505, !tbaa !90
  %32 = load <8 x i32>, ptr %28, align 4, !dbg !505, !tbaa !90
  %33 = load <8 x i32>, ptr %29, align 4, !dbg !505, !tbaa !90
  %34 = load <8 x i32>, ptr %30, align 4, !dbg !505, !tbaa !90
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %21, !dbg !506
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32, !dbg !506
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 64, !dbg !506
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 96, !dbg !506
  %39 = load <8 x i32>, ptr %35, align 4, !dbg !506, !tbaa !90
  %40 = load <8 x i32>, ptr %36, align 4, !dbg !506, !tbaa !90
  %41 = load <8 x i32>, ptr %37, align 4, !dbg !506, !tbaa !90
  %42 = load <8 x i32>, ptr %38, align 4, !dbg !506, !tbaa !90
  %43 = mul nsw <8 x i32> %39, %31, !dbg !507
  %44 = mul nsw <8 x i32> %40, %32, !dbg !507
  %45 = mul nsw <8 x i32> %41, %33, !dbg !507
  %46 = mul nsw <8 x i32> %42, %34, !dbg !507
  %47 = add <8 x i32> %43, %22, !dbg !508
  %48 = add <8 x i32> %44, %23, !dbg !508
  %49 = add <8 x i32> %45, %24, !dbg !508
  %50 = add <8 x i32> %46, %25, !dbg !508
  %51 = or disjoint i64 %21, 32, !dbg !504
  %52 = getelementptr inbounds nuw i32, ptr %0, i64 %51, !dbg !505
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 32, !dbg !505
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 64, !dbg !505
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 96, !dbg !505
  %56 = load <8 x i32>, ptr %52, align 4, !dbg !505, !tbaa !90
  %57 = load <8 x i32>, ptr %53, align 4, !dbg !505, !tbaa !90
  %58 = load <8 x i32>, ptr %54, align 4, !dbg !505, !tbaa !90
  %59 = load <8 x i32>, ptr %55, align 4, !dbg !505, !tbaa !90
  %60 = getelementptr inbounds nuw i32, ptr %1, i64 %51, !dbg !506
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 32, !dbg !506
  %62 = getelementptr inbounds nuw i8, ptr %60, i64 64, !dbg !506
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 96, !dbg !506
  %64 = load <8 x i32>, ptr %60, align 4, !dbg !506, !tbaa !90
  %65 = load <8 x i32>, ptr %61, align 4, !dbg !506, !tbaa !90
  %66 = load <8 x i32>, ptr %62, align 4, !dbg !506, !tbaa !90
  %67 = load <8 x i32>, ptr %63, align 4, !dbg !506, !tbaa !90
  %68 = mul nsw <8 x i32> %64, %56, !dbg !507
  %69 = mul nsw <8 x i32> %65, %57, !dbg !507
  %70 = mul nsw <8 x i32> %66, %58, !dbg !507
  %71 = mul nsw <8 x i32> %67, %59, !dbg !507
  %72 = add <8 x i32> %68, %47, !dbg !509
  %73 = add <8 x i32> %69, %48, !dbg !509
  %74 = add <8 x i32> %70, %49, !dbg !509
  %75 = add <8 x i32> %71, %50, !dbg !509
  %76 = or disjoint i64 %21, 64, !dbg !510
  %77 = getelementptr inbounds nuw i32, ptr %0, i64 %76, !dbg !505
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 32, !dbg !505
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 64, !dbg !505
  %80 = getelementptr inbounds nuw i8, ptr %77, i64 96, !dbg !505
  %81 = load <8 x i32>, ptr %77, align 4, !dbg !505, !tbaa !90
  %82 = load <8 x i32>, ptr %78, align 4, !dbg !505, !tbaa !90
  %83 = load <8 x i32>, ptr %79, align 4, !dbg !505, !tbaa !90
  %84 = load <8 x i32>, ptr %80, align 4, !dbg !505, !tbaa !90
  %85 = getelementptr inbounds nuw i32, ptr %1, i64 %76, !dbg !506
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 32, !dbg !506
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 64, !dbg !506
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 96, !dbg !506
  %89 = load <8 x i32>, ptr %85, align 4, !dbg !506, !tbaa !90
  %90 = load <8 x i32>, ptr %86, align 4, !dbg !506, !tbaa !90
  %91 = load <8 x i32>, ptr %87, align 4, !dbg !506, !tbaa !90
  %92 = load <8 x i32>, ptr %88, align 4, !dbg !506, !tbaa !90
  %93 = mul nsw <8 x i32> %89, %81, !dbg !507
  %94 = mul nsw <8 x i32> %90, %82, !dbg !507
  %95 = mul nsw <8 x i32> %91, %83, !dbg !507
  %96 = mul nsw <8 x i32> %92, %84, !dbg !507
  %97 = add <8 x i32> %93, %72, !dbg !511
  %98 = add <8 x i32> %94, %73, !dbg !511
  %99 = add <8 x i32> %95, %74, !dbg !511
  %100 = add <8 x i32> %96, %75, !dbg !511
  %101 = or disjoint i64 %21, 96, !dbg !512
  %102 = getelementptr inbounds nuw i32, ptr %0, i64 %101, !dbg !505
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 32, !dbg !505
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 64, !dbg !505
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 96, !dbg !505
  %106 = load <8 x i32>, ptr %102, align 4, !dbg !505, !tbaa !90
  %107 = load <8 x i32>, ptr %103, align 4, !dbg !505, !tbaa !90
  %108 = load <8 x i32>, ptr %104, align 4, !dbg !505, !tbaa !90
  %109 = load <8 x i32>, ptr %105, align 4, !dbg !505, !tbaa !90
  %110 = getelementptr inbounds nuw i32, ptr %1, i64 %101, !dbg !506
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 32, !dbg !506
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 64, !dbg !506
  %113 = getelementptr inbounds nuw i8, ptr %110, i64 96, !dbg !506
  %114 = load <8 x i32>, ptr %110, align 4, !dbg !506, !tbaa !90
  %115 = load <8 x i32>, ptr %111, align 4, !dbg !506, !tbaa !90
  %116 = load <8 x i32>, ptr %112, align 4, !dbg !506, !tbaa !90
  %117 = load <8 x i32>, ptr %113, align 4, !dbg !506, !tbaa !90
  %118 = mul nsw <8 x i32> %114, %106, !dbg !507
  %119 = mul nsw <8 x i32> %115, %107, !dbg !507
  %120 = mul nsw <8 x i32> %116, %108, !dbg !507
  %121 = mul nsw <8 x i32> %117, %109, !dbg !507
  %122 = add <8 x i32> %118, %97, !dbg !513
  %123 = add <8 x i32> %119, %98, !dbg !513
  %124 = add <8 x i32> %120, %99, !dbg !513
  %125 = add <8 x i32> %121, %100, !dbg !513
  %126 = add nuw i64 %21, 128, !dbg !514
  %127 = add i64 %26, 4, !dbg !515
  %128 = icmp eq i64 %127, %19, !dbg !515
  br i1 %128, label %129, label %20, !dbg !515, !llvm.loop !516

129:                                              ; preds = %20
  %130 = icmp eq i64 %16, 0, !dbg !503
  br i1 %130, label %172, label %131, !dbg !503

131:                                              ; preds = %129, %10
  %132 = phi i64 [ 0, %10 ], [ %126, %129 ]
  %133 = phi <8 x i32> [ zeroinitializer, %10 ], [ %122, %129 ]
  %134 = phi <8 x i32> [ zeroinitializer, %10 ], [ %123, %129 ]
  %135 = phi <8 x i32> [ zeroinitializer, %10 ], [ %124, %129 ]
  %136 = phi <8 x i32> [ zeroinitializer, %10 ], [ %125, %129 ]
  %137 = icmp ne i64 %16, 0, !dbg !518
  tail call void @llvm.assume(i1 %137), !dbg !518
  br label %138, !dbg !518

138:                                              ; preds = %138, %131
  %139 = phi i64 [ %132, %131 ], [ %169, %138 ], !dbg !519
  %140 = phi <8 x i32> [ %133, %131 ], [ %165, %138 ]
  %141 = phi <8 x i32> [ %134, %131 ], [ %166, %138 ]
  %142 = phi <8 x i32> [ %135, %131 ], [ %167, %138 ]
  %143 = phi <8 x i32> [ %136, %131 ], [ %168, %138 ]
  %144 = phi i64 [ 0, %131 ], [ %170, %138 ]
  %145 = getelementptr inbounds nuw i32, ptr %0, i64 %139, !dbg !505
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 32, !dbg !505
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 64, !dbg !505
  %148 = getelementptr inbounds nuw i8, ptr %145, i64 96, !dbg !505
  %149 = load <8 x i32>, ptr %145, align 4, !dbg !505, !tbaa !90
  %150 = load <8 x i32>, ptr %146, align 4, !dbg !505, !tbaa !90
  %151 = load <8 x i32>, ptr %147, align 4, !dbg !505, !tbaa !90
  %152 = load <8 x i32>, ptr %148, align 4, !dbg !505, !tbaa !90
  %153 = getelementptr inbounds nuw i32, ptr %1, i64 %139, !dbg !506
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 32, !dbg !506
  %155 = getelementptr inbounds nuw i8, ptr %153, i64 64, !dbg !506
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 96, !dbg !506
  %157 = load <8 x i32>, ptr %153, align 4, !dbg !506, !tbaa !90
  %158 = load <8 x i32>, ptr %154, align 4, !dbg !506, !tbaa !90
  %159 = load <8 x i32>, ptr %155, align 4, !dbg !506, !tbaa !90
  %160 = load <8 x i32>, ptr %156, align 4, !dbg !506, !tbaa !90
  %161 = mul nsw <8 x i32> %157, %149, !dbg !507
  %162 = mul nsw <8 x i32> %158, %150, !dbg !507
  %163 = mul nsw <8 x i32> %159, %151, !dbg !507
  %164 = mul nsw <8 x i32> %160, %152, !dbg !507
  %165 = add <8 x i32> %161, %140, !dbg !520
  %166 = add <8 x i32> %162, %141, !dbg !520
  %167 = add <8 x i32> %163, %142, !dbg !520
  %168 = add <8 x i32> %164, %143, !dbg !520
  %169 = add nuw i64 %139, 32, !dbg !519
  %170 = add i64 %144, 1, !dbg !521
  %171 = icmp eq i64 %170, %16, !dbg !521
  br i1 %171, label %172, label %138, !dbg !521, !llvm.loop !522

172:                                              ; preds = %138, %129
  %173 = phi <8 x i32> [ %122, %129 ], [ %165, %138 ], !dbg !508
  %174 = phi <8 x i32> [ %123, %129 ], [ %166, %138 ], !dbg !508
  %175 = phi <8 x i32> [ %124, %129 ], [ %167, %138 ], !dbg !508
  %176 = phi <8 x i32> [ %125, %129 ], [ %168, %138 ], !dbg !508
  %177 = add <8 x i32> %174, %173, !dbg !518
  %178 = add <8 x i32> %175, %177, !dbg !518
  %179 = add <8 x i32> %176, %178, !dbg !518
  %180 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %179), !dbg !518
  %181 = icmp eq i64 %12, %6, !dbg !518
  br i1 %181, label %274, label %182, !dbg !518

182:                                              ; preds = %172
  %183 = icmp eq i64 %11, 0
  br i1 %183, label %250, label %184, !prof !413

184:                                              ; preds = %8, %182
  %185 = phi i64 [ %12, %182 ], [ 0, %8 ]
  %186 = phi i32 [ %180, %182 ], [ 0, %8 ]
  %187 = and i64 %6, 2147483644
  %188 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %186, i64 0
  %189 = add nsw i64 %6, -4
  %190 = sub nsw i64 %189, %185
  %191 = lshr i64 %190, 2
  %192 = add nuw nsw i64 %191, 1
  %193 = and i64 %192, 3
  %194 = and i64 %189, 12
  %195 = icmp eq i64 %194, 12
  br i1 %195, label %209, label %196

196:                                              ; preds = %184, %196
  %197 = phi i64 [ %206, %196 ], [ %185, %184 ], !dbg !523
  %198 = phi <4 x i32> [ %205, %196 ], [ %188, %184 ]
  %199 = phi i64 [ %207, %196 ], [ 0, %184 ]
  %200 = getelementptr inbounds nuw i32, ptr %0, i64 %197, !dbg !505
  %201 = load <4 x i32>, ptr %200, align 4, !dbg !505, !tbaa !90
  %202 = getelementptr inbounds nuw i32, ptr %1, i64 %197, !dbg !506
  %203 = load <4 x i32>, ptr %202, align 4, !dbg !506, !tbaa !90
  %204 = mul nsw <4 x i32> %203, %201, !dbg !507
  %205 = add <4 x i32> %204, %198, !dbg !524
  %206 = add nuw i64 %197, 4, !dbg !523
  %207 = add i64 %199, 1, !dbg !525
  %208 = icmp eq i64 %207, %193, !dbg !525
  br i1 %208, label %209, label %196, !dbg !525, !llvm.loop !526

209:                                              ; preds = %196, %184
  %210 = phi <4 x i32> [ poison, %184 ], [ %205, %196 ]
  %211 = phi i64 [ %185, %184 ], [ %206, %196 ]
  %212 = phi <4 x i32> [ %188, %184 ], [ %205, %196 ]
  %213 = icmp ult i64 %190, 12
  br i1 %213, label %246, label %214

214:                                              ; preds = %209, %214
  %215 = phi i64 [ %244, %214 ], [ %211, %209 ], !dbg !504
  %216 = phi <4 x i32> [ %243, %214 ], [ %212, %209 ]
  %217 = getelementptr inbounds nuw i32, ptr %0, i64 %215, !dbg !505
  %218 = load <4 x i32>, ptr %217, align 4, !dbg !505, !tbaa !90
  %219 = getelementptr inbounds nuw i32, ptr %1, i64 %215, !dbg !506
  %220 = load <4 x i32>, ptr %219, align 4, !dbg !506, !tbaa !90
  %221 = mul nsw <4 x i32> %220, %218, !dbg !507
  %222 = add <4 x i32> %221, %216, !dbg !508
  %223 = add nuw i64 %215, 4, !dbg !504
  %224 = getelementptr inbounds nuw i32, ptr %0, i64 %223, !dbg !505
  %225 = load <4 x i32>, ptr %224, align 4, !dbg !505, !tbaa !90
  %226 = getelementptr inbounds nuw i32, ptr %1, i64 %223, !dbg !506
  %227 = load <4 x i32>, ptr %226, align 4, !dbg !506, !tbaa !90
  %228 = mul nsw <4 x i32> %227, %225, !dbg !507
  %229 = add <4 x i32> %228, %222, !dbg !527
  %230 = add nuw i64 %215, 8, !dbg !528
  %231 = getelementptr inbounds nuw i32, ptr %0, i64 %230, !dbg !505
  %232 = load <4 x i32>, ptr %231, align 4, !dbg !505, !tbaa !90
  %233 = getelementptr inbounds nuw i32, ptr %1, i64 %230, !dbg !506
  %234 = load <4 x i32>, ptr %233, align 4, !dbg !506, !tbaa !90
  %235 = mul nsw <4 x i32> %234, %232, !dbg !507
  %236 = add <4 x i32> %235, %229, !dbg !529
  %237 = add nuw i64 %215, 12, !dbg !530
  %238 = getelementptr inbounds nuw i32, ptr %0, i64 %237, !dbg !505
  %239 = load <4 x i32>, ptr %238, align 4, !dbg !505, !tbaa !90
  %240 = getelementptr inbounds nuw i32, ptr %1, i64 %237, !dbg !506
  %241 = load <4 x i32>, ptr %240, align 4, !dbg !506, !tbaa !90
  %242 = mul nsw <4 x i32> %241, %239, !dbg !507
  %243 = add <4 x i32> %242, %236, !dbg !531
  %244 = add nuw i64 %215, 16, !dbg !532
  %245 = icmp eq i64 %244, %187, !dbg !533
  br i1 %245, label %246, label %214, !dbg !533, !llvm.loop !534

246:                                              ; preds = %214, %209
  %247 = phi <4 x i32> [ %210, %209 ], [ %243, %214 ], !dbg !508
  %248 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %247), !dbg !518
  %249 = icmp eq i64 %187, %6, !dbg !518
  br i1 %249, label %274, label %250, !dbg !518

250:                                              ; preds = %5, %182, %246
  %251 = phi i64 [ 0, %5 ], [ %12, %182 ], [ %187, %246 ]
  %252 = phi i32 [ 0, %5 ], [ %180, %182 ], [ %248, %246 ]
  %253 = and i64 %6, 3, !dbg !503
  %254 = icmp eq i64 %253, 0, !dbg !503
  br i1 %254, label %268, label %255, !dbg !503

255:                                              ; preds = %250, %255
  %256 = phi i64 [ %265, %255 ], [ %251, %250 ]
  %257 = phi i32 [ %264, %255 ], [ %252, %250 ]
  %258 = phi i64 [ %266, %255 ], [ 0, %250 ]
    #dbg_value(i64 %256, !495, !DIExpression(), !498)
    #dbg_value(i32 %257, !494, !DIExpression(), !497)
  %259 = getelementptr inbounds nuw i32, ptr %0, i64 %256, !dbg !505
  %260 = load i32, ptr %259, align 4, !dbg !505, !tbaa !90
  %261 = getelementptr inbounds nuw i32, ptr %1, i64 %256, !dbg !506
  %262 = load i32, ptr %261, align 4, !dbg !506, !tbaa !90
  %263 = mul nsw i32 %262, %260, !dbg !507
  %264 = add nsw i32 %263, %257, !dbg !535
    #dbg_value(i32 %264, !494, !DIExpression(), !497)
  %265 = add nuw nsw i64 %256, 1, !dbg !536
    #dbg_value(i64 %265, !495, !DIExpression(), !498)
  %266 = add i64 %258, 1, !dbg !537
  %267 = icmp eq i64 %266, %253, !dbg !537
  br i1 %267, label %268, label %255, !dbg !537, !llvm.loop !538

268:                                              ; preds = %255, %250
  %269 = phi i32 [ poison, %250 ], [ %264, %255 ]
  %270 = phi i64 [ %251, %250 ], [ %265, %255 ]
  %271 = phi i32 [ %252, %250 ], [ %264, %255 ]
  %272 = sub nsw i64 %251, %6, !dbg !503
  %273 = icmp ugt i64 %272, -4, !dbg !503
  br i1 %273, label %274, label %276, !dbg !503

274:                                              ; preds = %268, %276, %172, %246, %3
  %275 = phi i32 [ 0, %3 ], [ %248, %246 ], [ %180, %172 ], [ %269, %268 ], [ %305, %276 ], !dbg !497
  ret i32 %275, !dbg !539

276:                                              ; preds = %268, %276
  %277 = phi i64 [ %306, %276 ], [ %270, %268 ]
  %278 = phi i32 [ %305, %276 ], [ %271, %268 ]
    #dbg_value(i64 %277, !495, !DIExpression(), !498)
    #dbg_value(i32 %278, !494, !DIExpression(), !497)
  %279 = getelementptr inbounds nuw i32, ptr %0, i64 %277, !dbg !505
  %280 = load i32, ptr %279, align 4, !dbg !505, !tbaa !90
  %281 = getelementptr inbounds nuw i32, ptr %1, i64 %277, !dbg !506
  %282 = load i32, ptr %281, align 4, !dbg !506, !tbaa !90
  %283 = mul nsw i32 %282, %280, !dbg !507
  %284 = add nsw i32 %283, %278, !dbg !508
    #dbg_value(i32 %284, !494, !DIExpression(), !497)
  %285 = add nuw nsw i64 %277, 1, !dbg !504
    #dbg_value(i64 %285, !495, !DIExpression(), !498)
  %286 = getelementptr inbounds nuw i32, ptr %0, i64 %285, !dbg !505
  %287 = load i32, ptr %286, align 4, !dbg !505, !tbaa !90
  %288 = getelementptr inbounds nuw i32, ptr %1, i64 %285, !dbg !506
  %289 = load i32, ptr %288, align 4, !dbg !506, !tbaa !90
  %290 = mul nsw i32 %289, %287, !dbg !507
  %291 = add nsw i32 %290, %284, !dbg !540
    #dbg_value(i32 %291, !494, !DIExpression(), !497)
  %292 = add nuw nsw i64 %277, 2, !dbg !541
    #dbg_value(i64 %292, !495, !DIExpression(), !498)
  %293 = getelementptr inbounds nuw i32, ptr %0, i64 %292, !dbg !505
  %294 = load i32, ptr %293, align 4, !dbg !505, !tbaa !90
  %295 = getelementptr inbounds nuw i32, ptr %1, i64 %292, !dbg !506
  %296 = load i32, ptr %295, align 4, !dbg !506, !tbaa !90
  %297 = mul nsw i32 %296, %294, !dbg !507
  %298 = add nsw i32 %297, %291, !dbg !542
    #dbg_value(i32 %298, !494, !DIExpression(), !497)
  %299 = add nuw nsw i64 %277, 3, !dbg !543
    #dbg_value(i64 %299, !495, !DIExpression(), !498)
  %300 = getelementptr inbounds nuw i32, ptr %0, i64 %299, !dbg !505
  %301 = load i32, ptr %300, align 4, !dbg !505, !tbaa !90
  %302 = getelementptr inbounds nuw i32, ptr %1, i64 %299, !dbg !506
  %303 = load i32, ptr %302, align 4, !dbg !506, !tbaa !90
  %304 = mul nsw i32 %303, %301, !dbg !507
  %305 = add nsw i32 %304, %298, !dbg !544
    #dbg_value(i32 %305, !494, !DIExpression(), !497)
  %306 = add nuw nsw i64 %277, 4, !dbg !545
    #dbg_value(i64 %306, !495, !DIExpression(), !498)
  %307 = icmp eq i64 %306, %6, !dbg !546
  br i1 %307, label %274, label %276, !dbg !547, !llvm.loop !548
}

; Function Attrs: cold mustprogress nofree noinline norecurse noreturn nosync nounwind optsize willreturn memory(none)
define dso_local void @die() local_unnamed_addr #20 !dbg !550 {
  unreachable, !dbg !551
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @tail(i32 noundef %0) local_unnamed_addr #0 !dbg !552 {
    #dbg_value(i32 poison, !554, !DIExpression(), !555)
  ret i32 0, !dbg !556
}

; Function Attrs: disable_sanitizer_instrumentation nounwind
define internal ptr @resolve() #21 !dbg !557 {
  ret ptr @base, !dbg !560
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #22

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #22

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #2 = { nofree norecurse nosync nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="128" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #10 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #13 = { nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #16 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #17 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #18 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #20 = { cold mustprogress nofree noinline norecurse noreturn nosync nounwind optsize willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #21 = { disable_sanitizer_instrumentation nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="skylake-avx512" "target-features"="+adx,+aes,+avx,+avx2,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512vl,+bmi,+bmi2,+clflushopt,+clwb,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+pku,+popcnt,+prfchw,+rdrnd,+rdseed,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsavec,+xsaveopt,+xsaves" }
attributes #22 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nounwind }
attributes #24 = { nobuiltin "no-builtins" }
attributes #25 = { nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!83, !84, !85, !86, !87, !88}
!llvm.ident = !{!89}
!llvm.errno.tbaa = !{!90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tls", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !31, splitDebugInlining: false, nameTableKind: None)
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
!31 = !{!0, !32, !37, !39, !44, !47, !61, !72, !77, !79}
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
!48 = distinct !DIGlobalVariable(name: "l", scope: !49, file: !3, line: 17, type: !59, isLocal: true, isDefinition: true)
!49 = distinct !DISubprogram(name: "go", scope: !3, file: !3, line: 17, type: !50, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53, keyInstructions: true)
!50 = !DISubroutineType(types: !51)
!51 = !{!8, !8, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!53 = !{!54, !55, !56, !57, !58}
!54 = !DILocalVariable(name: "k", arg: 1, scope: !49, file: !3, line: 17, type: !8)
!55 = !DILocalVariable(name: "p", arg: 2, scope: !49, file: !3, line: 17, type: !52)
!56 = !DILabel(scope: !49, name: "a", file: !3, line: 17, column: 73)
!57 = !DILabel(scope: !49, name: "b", file: !3, line: 17, column: 84)
!58 = !DILabel(scope: !49, name: "c", file: !3, line: 17, column: 106)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 192, elements: !42)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "packs", scope: !2, file: !3, line: 28, type: !63, isLocal: false, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 48, elements: !70)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pk", file: !3, line: 28, baseType: !65)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 28, size: 24, elements: !66)
!66 = !{!67, !68}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !65, file: !3, line: 28, baseType: !7, size: 8)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !65, file: !3, line: 28, baseType: !69, size: 16, offset: 8)
!69 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!70 = !{!71}
!71 = !DISubrange(count: 2)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "fnptr", scope: !2, file: !3, line: 29, type: !74, isLocal: false, isDefinition: true)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DISubroutineType(types: !76)
!76 = !{!8, !8}
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "common_x", scope: !2, file: !3, line: 7, type: !8, isLocal: false, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 5, type: !81, isLocal: true, isDefinition: true)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 768, elements: !42)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!83 = !{i32 7, !"Dwarf Version", i32 5}
!84 = !{i32 2, !"Debug Info Version", i32 3}
!85 = !{i32 1, !"wchar_size", i32 4}
!86 = !{i32 8, !"PIC Level", i32 2}
!87 = !{i32 7, !"PIE Level", i32 2}
!88 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!89 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!90 = !{!91, !91, i64 0}
!91 = !{!"int", !92, i64 0}
!92 = !{!"omnipotent char", !93, i64 0}
!93 = !{!"Simple C/C++ TBAA"}
!94 = distinct !DISubprogram(name: "base", scope: !3, file: !3, line: 9, type: !75, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !95, keyInstructions: true)
!95 = !{!96}
!96 = !DILocalVariable(name: "x", arg: 1, scope: !94, file: !3, line: 9, type: !8)
!97 = !DILocation(line: 0, scope: !94)
!98 = !DILocation(line: 9, column: 28, scope: !94, atomGroup: 1, atomRank: 2)
!99 = !DILocation(line: 9, column: 19, scope: !94, atomGroup: 1, atomRank: 1)
!100 = distinct !DISubprogram(name: "ctor", scope: !3, file: !3, line: 14, type: !101, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!101 = !DISubroutineType(types: !102)
!102 = !{null}
!103 = !DILocation(line: 14, column: 51, scope: !100)
!104 = !DILocation(line: 14, column: 51, scope: !100, atomGroup: 1, atomRank: 2)
!105 = !DILocation(line: 14, column: 51, scope: !100, atomGroup: 1, atomRank: 1)
!106 = !DILocation(line: 14, column: 55, scope: !100, atomGroup: 2, atomRank: 1)
!107 = distinct !DISubprogram(name: "vsum", scope: !3, file: !3, line: 15, type: !108, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !110, keyInstructions: true)
!108 = !DISubroutineType(types: !109)
!109 = !{!8, !8, null}
!110 = !{!111, !112, !123, !124}
!111 = !DILocalVariable(name: "n", arg: 1, scope: !107, file: !3, line: 15, type: !8)
!112 = !DILocalVariable(name: "ap", scope: !107, file: !3, line: 15, type: !113)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !114)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !115, size: 192, elements: !121)
!115 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !116)
!116 = !{!117, !118, !119, !120}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !115, file: !3, line: 15, baseType: !21, size: 32)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !115, file: !3, line: 15, baseType: !21, size: 32, offset: 32)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !115, file: !3, line: 15, baseType: !60, size: 64, offset: 64)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !115, file: !3, line: 15, baseType: !60, size: 64, offset: 128)
!121 = !{!122}
!122 = !DISubrange(count: 1)
!123 = !DILocalVariable(name: "s", scope: !107, file: !3, line: 15, type: !8)
!124 = !DILocalVariable(name: "d", scope: !107, file: !3, line: 15, type: !13)
!125 = distinct !DIAssignID()
!126 = !DILocation(line: 0, scope: !107)
!127 = !DILocation(line: 15, column: 24, scope: !107)
!128 = !DILocation(line: 15, column: 46, scope: !107)
!129 = !DILocation(line: 15, column: 84, scope: !107, atomGroup: 12, atomRank: 1)
!130 = !DILocation(line: 15, column: 84, scope: !107, atomGroup: 13, atomRank: 1)
!131 = !DILocation(line: 15, column: 84, scope: !107)
!132 = !DILocation(line: 15, column: 101, scope: !107)
!133 = distinct !DIAssignID()
!134 = distinct !DIAssignID()
!135 = !DILocation(line: 15, column: 98, scope: !107, atomGroup: 5, atomRank: 2)
!136 = !DILocation(line: 15, column: 98, scope: !107, atomGroup: 23, atomRank: 2)
!137 = !DILocation(line: 15, column: 98, scope: !107, atomGroup: 27, atomRank: 2)
!138 = !DILocation(line: 15, column: 98, scope: !107, atomGroup: 31, atomRank: 2)
!139 = !DILocation(line: 15, column: 84, scope: !107, atomGroup: 33, atomRank: 1)
!140 = distinct !{!140, !131, !141, !142}
!141 = !DILocation(line: 15, column: 125, scope: !107)
!142 = !{!"llvm.loop.mustprogress"}
!143 = !DILocation(line: 15, column: 98, scope: !107, atomGroup: 19, atomRank: 2)
!144 = !DILocation(line: 15, column: 84, scope: !107, atomGroup: 21, atomRank: 1)
!145 = distinct !{!145, !146}
!146 = !{!"llvm.loop.unroll.disable"}
!147 = !DILocation(line: 15, scope: !107, atomGroup: 1, atomRank: 1)
!148 = !DILocation(line: 15, column: 139, scope: !107)
!149 = distinct !DIAssignID()
!150 = distinct !DIAssignID()
!151 = !DILocation(line: 15, column: 139, scope: !107, atomGroup: 6, atomRank: 2)
!152 = !{!153, !153, i64 0}
!153 = !{!"double", !92, i64 0}
!154 = !DILocation(line: 15, column: 169, scope: !107)
!155 = !DILocation(line: 15, column: 202, scope: !107)
!156 = !DILocation(line: 15, column: 200, scope: !107, atomGroup: 8, atomRank: 2)
!157 = !DILocation(line: 15, column: 210, scope: !107)
!158 = !DILocation(line: 15, column: 191, scope: !107, atomGroup: 8, atomRank: 1)
!159 = distinct !DISubprogram(name: "callv", scope: !3, file: !3, line: 16, type: !160, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!160 = !DISubroutineType(types: !161)
!161 = !{!8}
!162 = !DILocation(line: 16, column: 26, scope: !159, atomGroup: 1, atomRank: 2)
!163 = !DILocation(line: 16, column: 19, scope: !159, atomGroup: 1, atomRank: 1)
!164 = !DILocation(line: 0, scope: !49)
!165 = !DILocation(line: 17, column: 67, scope: !49)
!166 = !{!167, !167, i64 0}
!167 = !{!"any pointer", !92, i64 0}
!168 = !DILocation(line: 17, column: 73, scope: !49)
!169 = !DILocation(line: 17, column: 79, scope: !49, atomGroup: 2, atomRank: 1)
!170 = !DILocation(line: 17, column: 76, scope: !49)
!171 = !DILocation(line: 17, column: 84, scope: !49)
!172 = !DILocation(line: 17, column: 90, scope: !49)
!173 = !DILocation(line: 17, column: 90, scope: !49, atomGroup: 3, atomRank: 2)
!174 = !DILocation(line: 17, column: 96, scope: !49, atomGroup: 4, atomRank: 1)
!175 = !DILocation(line: 17, scope: !49, atomGroup: 3, atomRank: 1)
!176 = !DILocation(line: 17, scope: !49, atomGroup: 4, atomRank: 1)
!177 = !DILocation(line: 17, column: 127, scope: !49, atomGroup: 7, atomRank: 1)
!178 = distinct !DISubprogram(name: "sw", scope: !3, file: !3, line: 18, type: !75, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !179, keyInstructions: true)
!179 = !{!180}
!180 = !DILocalVariable(name: "k", arg: 1, scope: !178, file: !3, line: 18, type: !8)
!181 = !DILocation(line: 0, scope: !178)
!182 = !DILocation(line: 18, column: 17, scope: !178, atomGroup: 1, atomRank: 1)
!183 = !DILocation(line: 18, column: 56, scope: !184, atomGroup: 3, atomRank: 1)
!184 = distinct !DILexicalBlock(scope: !178, file: !3, line: 18, column: 28)
!185 = !DILocation(line: 18, column: 75, scope: !184, atomGroup: 4, atomRank: 1)
!186 = !DILocation(line: 18, column: 95, scope: !184, atomGroup: 5, atomRank: 1)
!187 = !DILocation(line: 18, column: 125, scope: !184, atomGroup: 6, atomRank: 1)
!188 = !DILocation(line: 18, column: 144, scope: !184, atomGroup: 7, atomRank: 1)
!189 = !DILocation(line: 18, scope: !184, atomGroup: 2, atomRank: 1)
!190 = !DILocation(line: 18, column: 156, scope: !178, atomGroup: 8, atomRank: 1)
!191 = distinct !DISubprogram(name: "ld", scope: !3, file: !3, line: 19, type: !192, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !196, keyInstructions: true)
!192 = !DISubroutineType(types: !193)
!193 = !{!9, !10, !194, !195}
!194 = !DIBasicType(name: "__float128", size: 128, encoding: DW_ATE_float)
!195 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!196 = !{!197, !198, !199, !200}
!197 = !DILocalVariable(name: "x", arg: 1, scope: !191, file: !3, line: 19, type: !10)
!198 = !DILocalVariable(name: "q", arg: 2, scope: !191, file: !3, line: 19, type: !194)
!199 = !DILocalVariable(name: "z", arg: 3, scope: !191, file: !3, line: 19, type: !195)
!200 = !DILocalVariable(name: "y", scope: !191, file: !3, line: 19, type: !10)
!201 = !DILocation(line: 0, scope: !191)
!202 = !DILocation(line: 19, column: 77, scope: !191, atomGroup: 1, atomRank: 2)
!203 = !DILocation(line: 19, column: 92, scope: !191, atomGroup: 2, atomRank: 2)
!204 = !DILocation(line: 19, column: 118, scope: !191)
!205 = !DILocation(line: 19, column: 116, scope: !191)
!206 = !DILocation(line: 19, column: 135, scope: !191)
!207 = !DILocation(line: 19, column: 133, scope: !191, atomGroup: 4, atomRank: 3)
!208 = !DILocation(line: 19, column: 107, scope: !191, atomGroup: 4, atomRank: 2)
!209 = !DILocation(line: 19, column: 100, scope: !191, atomGroup: 4, atomRank: 1)
!210 = distinct !DISubprogram(name: "h", scope: !3, file: !3, line: 20, type: !211, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !214, keyInstructions: true)
!211 = !DISubroutineType(types: !212)
!212 = !{!11, !11, !213}
!213 = !DIBasicType(name: "__bf16", size: 16, encoding: DW_ATE_float)
!214 = !{!215, !216}
!215 = !DILocalVariable(name: "a", arg: 1, scope: !210, file: !3, line: 20, type: !11)
!216 = !DILocalVariable(name: "b", arg: 2, scope: !210, file: !3, line: 20, type: !213)
!217 = !DILocation(line: 0, scope: !210)
!218 = !DILocation(line: 20, column: 61, scope: !210)
!219 = !DILocation(line: 20, column: 73, scope: !210)
!220 = !DILocation(line: 20, column: 63, scope: !210)
!221 = !DILocation(line: 20, column: 61, scope: !210, atomGroup: 1, atomRank: 3)
!222 = !DILocation(line: 20, column: 61, scope: !210, atomGroup: 1, atomRank: 2)
!223 = !DILocation(line: 20, column: 36, scope: !210, atomGroup: 1, atomRank: 1)
!224 = distinct !DISubprogram(name: "vec", scope: !3, file: !3, line: 21, type: !225, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !229, keyInstructions: true)
!225 = !DISubroutineType(types: !226)
!226 = !{!227, !227, !227, !8}
!227 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !3, line: 2, baseType: !228)
!228 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, flags: DIFlagVector, elements: !35)
!229 = !{!230, !231, !232, !233}
!230 = !DILocalVariable(name: "a", arg: 1, scope: !224, file: !3, line: 21, type: !227)
!231 = !DILocalVariable(name: "b", arg: 2, scope: !224, file: !3, line: 21, type: !227)
!232 = !DILocalVariable(name: "i", arg: 3, scope: !224, file: !3, line: 21, type: !8)
!233 = !DILocalVariable(name: "c", scope: !224, file: !3, line: 21, type: !227)
!234 = !DILocation(line: 0, scope: !224)
!235 = !DILocation(line: 21, column: 38, scope: !224)
!236 = !DILocation(line: 21, column: 42, scope: !224, atomGroup: 1, atomRank: 2)
!237 = !DILocation(line: 21, column: 69, scope: !224)
!238 = !DILocation(line: 21, column: 67, scope: !224, atomGroup: 2, atomRank: 2)
!239 = !DILocation(line: 21, column: 82, scope: !224, atomGroup: 4, atomRank: 2)
!240 = !DILocation(line: 21, column: 75, scope: !224, atomGroup: 4, atomRank: 1)
!241 = distinct !DISubprogram(name: "fv", scope: !3, file: !3, line: 22, type: !242, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !248, keyInstructions: true)
!242 = !DISubroutineType(types: !243)
!243 = !{!244, !244, !244}
!244 = !DIDerivedType(tag: DW_TAG_typedef, name: "f8", file: !3, line: 3, baseType: !245)
!245 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, flags: DIFlagVector, elements: !246)
!246 = !{!247}
!247 = !DISubrange(count: 8)
!248 = !{!249, !250}
!249 = !DILocalVariable(name: "a", arg: 1, scope: !241, file: !3, line: 22, type: !244)
!250 = !DILocalVariable(name: "b", arg: 2, scope: !241, file: !3, line: 22, type: !244)
!251 = !DILocation(line: 0, scope: !241)
!252 = !DILocation(line: 22, column: 30, scope: !241)
!253 = !DILocation(line: 22, column: 34, scope: !241)
!254 = !DILocation(line: 22, column: 45, scope: !241, atomGroup: 1, atomRank: 2)
!255 = !DILocation(line: 22, column: 21, scope: !241, atomGroup: 1, atomRank: 1)
!256 = distinct !DISubprogram(name: "at", scope: !3, file: !3, line: 23, type: !257, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !261, keyInstructions: true)
!257 = !DISubroutineType(types: !258)
!258 = !{!8, !259, !52, !8}
!259 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !260, size: 64)
!260 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!261 = !{!262, !263, !264, !265}
!262 = !DILocalVariable(name: "p", arg: 1, scope: !256, file: !3, line: 23, type: !259)
!263 = !DILocalVariable(name: "q", arg: 2, scope: !256, file: !3, line: 23, type: !52)
!264 = !DILocalVariable(name: "e", arg: 3, scope: !256, file: !3, line: 23, type: !8)
!265 = !DILocalVariable(name: "x", scope: !256, file: !3, line: 23, type: !8)
!266 = !DILocation(line: 0, scope: !256)
!267 = !DILocation(line: 23, column: 49, scope: !256, atomGroup: 2, atomRank: 2)
!268 = !DILocation(line: 23, column: 75, scope: !256, atomGroup: 3, atomRank: 2)
!269 = !DILocation(line: 23, column: 105, scope: !256, atomGroup: 4, atomRank: 2)
!270 = !DILocation(line: 23, column: 135, scope: !256, atomGroup: 5, atomRank: 1)
!271 = !DILocation(line: 23, column: 162, scope: !256)
!272 = !DILocation(line: 23, column: 73, scope: !256)
!273 = !DILocation(line: 23, column: 103, scope: !256, atomGroup: 1, atomRank: 2)
!274 = !DILocation(line: 23, column: 210, scope: !256)
!275 = !DILocation(line: 23, column: 236, scope: !256)
!276 = !DILocation(line: 23, column: 262, scope: !256, atomGroup: 7, atomRank: 2)
!277 = !DILocation(line: 23, column: 292, scope: !256, atomGroup: 8, atomRank: 2)
!278 = !DILocation(line: 23, column: 319, scope: !256, atomGroup: 10, atomRank: 1)
!279 = distinct !DISubprogram(name: "asmy", scope: !3, file: !3, line: 24, type: !280, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !282, keyInstructions: true)
!280 = !DISubroutineType(types: !281)
!281 = !{!8, !8, !8}
!282 = !{!283, !284, !285}
!283 = !DILocalVariable(name: "a", arg: 1, scope: !279, file: !3, line: 24, type: !8)
!284 = !DILocalVariable(name: "b", arg: 2, scope: !279, file: !3, line: 24, type: !8)
!285 = !DILocalVariable(name: "r", scope: !279, file: !3, line: 24, type: !8)
!286 = !DILocation(line: 0, scope: !279)
!287 = !DILocation(line: 24, column: 33, scope: !279, atomGroup: 1, atomRank: 1)
!288 = !{i64 2261}
!289 = !DILocation(line: 24, column: 121, scope: !279, atomGroup: 4, atomRank: 1)
!290 = distinct !DISubprogram(name: "asmgoto", scope: !3, file: !3, line: 25, type: !75, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !291, keyInstructions: true)
!291 = !{!292, !293}
!292 = !DILocalVariable(name: "a", arg: 1, scope: !290, file: !3, line: 25, type: !8)
!293 = !DILabel(scope: !290, name: "fail", file: !3, line: 25, column: 77)
!294 = !DILocation(line: 0, scope: !290)
!295 = !DILocation(line: 25, column: 22, scope: !290, atomGroup: 1, atomRank: 1)
!296 = !{i64 2378}
!297 = !DILocation(line: 25, column: 77, scope: !290)
!298 = !DILocation(line: 25, column: 83, scope: !290, atomGroup: 3, atomRank: 1)
!299 = !DILocation(line: 25, scope: !290, atomGroup: 2, atomRank: 1)
!300 = !DILocation(line: 25, column: 93, scope: !290, atomGroup: 4, atomRank: 1)
!301 = distinct !DISubprogram(name: "fp", scope: !3, file: !3, line: 26, type: !302, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !304, keyInstructions: true)
!302 = !DISubroutineType(types: !303)
!303 = !{!13, !13, !12, !8, !21}
!304 = !{!305, !306, !307, !308, !309}
!305 = !DILocalVariable(name: "a", arg: 1, scope: !301, file: !3, line: 26, type: !13)
!306 = !DILocalVariable(name: "b", arg: 2, scope: !301, file: !3, line: 26, type: !12)
!307 = !DILocalVariable(name: "i", arg: 3, scope: !301, file: !3, line: 26, type: !8)
!308 = !DILocalVariable(name: "u", arg: 4, scope: !301, file: !3, line: 26, type: !21)
!309 = !DILocalVariable(name: "r", scope: !301, file: !3, line: 26, type: !13)
!310 = !DILocation(line: 0, scope: !301)
!311 = !DILocation(line: 26, column: 66, scope: !301)
!312 = !DILocation(line: 26, column: 64, scope: !301)
!313 = !DILocation(line: 26, column: 78, scope: !301)
!314 = !DILocation(line: 26, column: 76, scope: !301)
!315 = !DILocation(line: 26, column: 90, scope: !301)
!316 = !DILocation(line: 26, column: 88, scope: !301, atomGroup: 1, atomRank: 2)
!317 = !DILocation(line: 26, column: 107, scope: !318, atomGroup: 2, atomRank: 2)
!318 = distinct !DILexicalBlock(scope: !301, file: !3, line: 26, column: 105)
!319 = !DILocation(line: 26, column: 107, scope: !318, atomGroup: 2, atomRank: 1)
!320 = !DILocation(line: 26, column: 140, scope: !321, atomGroup: 4, atomRank: 2)
!321 = distinct !DILexicalBlock(scope: !301, file: !3, line: 26, column: 138)
!322 = !DILocation(line: 26, column: 140, scope: !321, atomGroup: 4, atomRank: 1)
!323 = !DILocation(line: 26, column: 180, scope: !301)
!324 = !DILocation(line: 26, column: 208, scope: !301)
!325 = !DILocation(line: 26, column: 206, scope: !301, atomGroup: 7, atomRank: 2)
!326 = !DILocation(line: 26, column: 173, scope: !301, atomGroup: 7, atomRank: 1)
!327 = distinct !DISubprogram(name: "byval", scope: !3, file: !3, line: 27, type: !328, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !335, keyInstructions: true)
!328 = !DISubroutineType(types: !329)
!329 = !{!330, !330, !334}
!330 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 27, size: 512, elements: !331)
!331 = !{!332}
!332 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !330, file: !3, line: 27, baseType: !333, size: 512)
!333 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 512, elements: !246)
!334 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !330, size: 64)
!335 = !{!336, !337}
!336 = !DILocalVariable(name: "b", arg: 1, scope: !327, file: !3, line: 27, type: !330)
!337 = !DILocalVariable(name: "p", arg: 2, scope: !327, file: !3, line: 27, type: !334)
!338 = !DILocation(line: 27, column: 56, scope: !327)
!339 = !DILocation(line: 0, scope: !327)
!340 = !DILocation(line: 27, column: 85, scope: !327)
!341 = !DILocation(line: 27, column: 85, scope: !327, atomGroup: 1, atomRank: 2)
!342 = !{!343, !343, i64 0}
!343 = !{!"long", !92, i64 0}
!344 = !DILocation(line: 27, column: 76, scope: !327)
!345 = !DILocation(line: 27, column: 83, scope: !327, atomGroup: 1, atomRank: 1)
!346 = !DILocation(line: 27, column: 101, scope: !327, atomGroup: 2, atomRank: 1)
!347 = !{i64 0, i64 64, !348}
!348 = !{!92, !92, i64 0}
!349 = !DILocation(line: 27, column: 94, scope: !327, atomGroup: 2, atomRank: 1)
!350 = distinct !DISubprogram(name: "indirect", scope: !3, file: !3, line: 29, type: !351, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !353, keyInstructions: true)
!351 = !DISubroutineType(types: !352)
!352 = !{!8, !74, !8}
!353 = !{!354, !355}
!354 = !DILocalVariable(name: "f", arg: 1, scope: !350, file: !3, line: 29, type: !74)
!355 = !DILocalVariable(name: "x", arg: 2, scope: !350, file: !3, line: 29, type: !8)
!356 = !DILocation(line: 0, scope: !350)
!357 = !DILocation(line: 29, column: 71, scope: !350)
!358 = !DILocation(line: 29, column: 78, scope: !350)
!359 = !DILocation(line: 29, column: 76, scope: !350, atomGroup: 1, atomRank: 2)
!360 = !DILocation(line: 29, column: 64, scope: !350, atomGroup: 1, atomRank: 1)
!361 = distinct !DISubprogram(name: "logic", scope: !3, file: !3, line: 30, type: !362, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !365, keyInstructions: true)
!362 = !DISubroutineType(types: !363)
!363 = !{!364, !364, !364, !8}
!364 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!365 = !{!366, !367, !368}
!366 = !DILocalVariable(name: "a", arg: 1, scope: !361, file: !3, line: 30, type: !364)
!367 = !DILocalVariable(name: "b", arg: 2, scope: !361, file: !3, line: 30, type: !364)
!368 = !DILocalVariable(name: "c", arg: 3, scope: !361, file: !3, line: 30, type: !8)
!369 = !DILocation(line: 0, scope: !361)
!370 = !DILocation(line: 30, column: 50, scope: !361, atomGroup: 2, atomRank: 1)
!371 = !DILocation(line: 30, column: 40, scope: !361, atomGroup: 1, atomRank: 1)
!372 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 31, type: !373, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !376, keyInstructions: true)
!373 = !DISubroutineType(types: !374)
!374 = !{!14, !14, !375}
!375 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!376 = !{!377, !378}
!377 = !DILocalVariable(name: "a", arg: 1, scope: !372, file: !3, line: 31, type: !14)
!378 = !DILocalVariable(name: "b", arg: 2, scope: !372, file: !3, line: 31, type: !375)
!379 = !DILocation(line: 0, scope: !372)
!380 = !DILocation(line: 31, column: 59, scope: !372)
!381 = !DILocation(line: 31, column: 68, scope: !372)
!382 = !DILocation(line: 31, column: 63, scope: !372)
!383 = !DILocation(line: 31, column: 74, scope: !372, atomGroup: 1, atomRank: 2)
!384 = !DILocation(line: 31, column: 50, scope: !372, atomGroup: 1, atomRank: 1)
!385 = distinct !DISubprogram(name: "vla", scope: !3, file: !3, line: 32, type: !386, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !388, keyInstructions: true)
!386 = !DISubroutineType(types: !387)
!387 = !{null, !8}
!388 = !{!389, !390, !392, !396}
!389 = !DILocalVariable(name: "n", arg: 1, scope: !385, file: !3, line: 32, type: !8)
!390 = !DILocalVariable(name: "__vla_expr0", scope: !385, type: !391, flags: DIFlagArtificial)
!391 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!392 = !DILocalVariable(name: "a", scope: !385, file: !3, line: 32, type: !393)
!393 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !394)
!394 = !{!395}
!395 = !DISubrange(count: !390)
!396 = !DILocalVariable(name: "i", scope: !397, file: !3, line: 32, type: !8)
!397 = distinct !DILexicalBlock(scope: !385, file: !3, line: 32, column: 29)
!398 = !DILocation(line: 0, scope: !385)
!399 = !DILocation(line: 32, column: 19, scope: !385)
!400 = !DILocation(line: 32, column: 23, scope: !385)
!401 = !DILocation(line: 0, scope: !397)
!402 = !DILocation(line: 32, column: 47, scope: !403, atomGroup: 14, atomRank: 1)
!403 = distinct !DILexicalBlock(scope: !397, file: !3, line: 32, column: 29)
!404 = !DILocation(line: 32, column: 29, scope: !397, atomGroup: 15, atomRank: 1)
!405 = !DILocation(line: 32, column: 29, scope: !397)
!406 = !DILocation(line: 32, column: 53, scope: !403, atomGroup: 5, atomRank: 2)
!407 = !DILocation(line: 32, column: 62, scope: !403, atomGroup: 4, atomRank: 1)
!408 = !DILocation(line: 32, column: 57, scope: !403)
!409 = !DILocation(line: 32, column: 29, scope: !397, atomGroup: 3, atomRank: 1)
!410 = distinct !{!410, !142, !411, !412}
!411 = !{!"llvm.loop.isvectorized", i32 1}
!412 = !{!"llvm.loop.unroll.runtime.disable"}
!413 = !{!"branch_weights", i32 4, i32 28}
!414 = distinct !{!414, !142, !411, !412}
!415 = !DILocation(line: 32, column: 91, scope: !385)
!416 = !DILocation(line: 32, column: 99, scope: !385, atomGroup: 7, atomRank: 1)
!417 = !DILocation(line: 32, column: 47, scope: !403, atomGroup: 2, atomRank: 1)
!418 = distinct !{!418, !142, !412, !411}
!419 = !DISubprogram(name: "use", scope: !3, file: !3, line: 32, type: !420, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!420 = !DISubroutineType(types: !421)
!421 = !{null, !52}
!422 = distinct !DISubprogram(name: "mem", scope: !3, file: !3, line: 33, type: !423, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !427, keyInstructions: true)
!423 = !DISubroutineType(types: !424)
!424 = !{null, !425, !5, !426}
!425 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!426 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !3, line: 1, baseType: !391)
!427 = !{!428, !429, !430}
!428 = !DILocalVariable(name: "d", arg: 1, scope: !422, file: !3, line: 33, type: !425)
!429 = !DILocalVariable(name: "s", arg: 2, scope: !422, file: !3, line: 33, type: !5)
!430 = !DILocalVariable(name: "n", arg: 3, scope: !422, file: !3, line: 33, type: !426)
!431 = !DILocation(line: 0, scope: !422)
!432 = !DILocation(line: 33, column: 46, scope: !422, atomGroup: 1, atomRank: 1)
!433 = !DILocation(line: 33, column: 73, scope: !422, atomGroup: 2, atomRank: 1)
!434 = !DILocation(line: 33, column: 101, scope: !422)
!435 = !DILocation(line: 33, column: 101, scope: !422, atomGroup: 3, atomRank: 1)
!436 = !DILocation(line: 33, column: 134, scope: !422)
!437 = !DILocation(line: 33, column: 180, scope: !438)
!438 = distinct !DILexicalBlock(scope: !422, file: !3, line: 33, column: 161)
!439 = !DILocation(line: 33, column: 161, scope: !438, atomGroup: 4, atomRank: 1)
!440 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!441 = !DILocation(line: 33, column: 190, scope: !438)
!442 = !DILocation(line: 33, column: 227, scope: !422)
!443 = !DILocation(line: 33, column: 208, scope: !422)
!444 = !DILocation(line: 33, column: 233, scope: !422, atomGroup: 5, atomRank: 1)
!445 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 34, type: !446, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !448, keyInstructions: true)
!446 = !DISubroutineType(types: !447)
!447 = !{!21, !21}
!448 = !{!449}
!449 = !DILocalVariable(name: "x", arg: 1, scope: !445, file: !3, line: 34, type: !21)
!450 = !DILocation(line: 0, scope: !445)
!451 = !DILocation(line: 34, column: 36, scope: !445)
!452 = !DILocation(line: 34, column: 60, scope: !445)
!453 = !DILocation(line: 34, column: 58, scope: !445)
!454 = !DILocation(line: 34, column: 79, scope: !445)
!455 = !DILocation(line: 34, column: 77, scope: !445)
!456 = !DILocation(line: 34, column: 102, scope: !445)
!457 = !DILocation(line: 34, column: 100, scope: !445, atomGroup: 1, atomRank: 2)
!458 = !DILocation(line: 34, column: 29, scope: !445, atomGroup: 1, atomRank: 1)
!459 = distinct !DISubprogram(name: "ovf", scope: !3, file: !3, line: 35, type: !280, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !460, keyInstructions: true)
!460 = !{!461, !462, !463}
!461 = !DILocalVariable(name: "a", arg: 1, scope: !459, file: !3, line: 35, type: !8)
!462 = !DILocalVariable(name: "b", arg: 2, scope: !459, file: !3, line: 35, type: !8)
!463 = !DILocalVariable(name: "r", scope: !459, file: !3, line: 35, type: !8)
!464 = !DILocation(line: 0, scope: !459)
!465 = !DILocation(line: 35, column: 39, scope: !459)
!466 = !DILocation(line: 35, column: 39, scope: !459, atomGroup: 2, atomRank: 2)
!467 = !DILocation(line: 35, column: 39, scope: !459, atomGroup: 2, atomRank: 1)
!468 = !DILocation(line: 35, column: 32, scope: !459, atomGroup: 3, atomRank: 1)
!469 = distinct !DISubprogram(name: "bi", scope: !3, file: !3, line: 36, type: !470, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !474, keyInstructions: true)
!470 = !DISubroutineType(types: !471)
!471 = !{!472, !472, !473}
!472 = !DIBasicType(name: "_BitInt(77)", size: 128, dataSize: 77, encoding: DW_ATE_signed)
!473 = !DIBasicType(name: "unsigned _BitInt(9)", size: 16, dataSize: 9, encoding: DW_ATE_unsigned)
!474 = !{!475, !476}
!475 = !DILocalVariable(name: "x", arg: 1, scope: !469, file: !3, line: 36, type: !472)
!476 = !DILocalVariable(name: "y", arg: 2, scope: !469, file: !3, line: 36, type: !473)
!477 = !DILocation(line: 0, scope: !469)
!478 = !DILocation(line: 36, column: 65, scope: !469)
!479 = !DILocation(line: 36, column: 71, scope: !469)
!480 = !DILocation(line: 36, column: 69, scope: !469, atomGroup: 1, atomRank: 2)
!481 = !DILocation(line: 36, column: 56, scope: !469, atomGroup: 1, atomRank: 1)
!482 = !DILocation(line: 36, column: 56, scope: !469, atomGroup: 1, atomRank: 2)
!483 = distinct !DISubprogram(name: "loopy", scope: !3, file: !3, line: 37, type: !484, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !490, keyInstructions: true)
!484 = !DISubroutineType(types: !485)
!485 = !{!8, !486, !487, !8}
!486 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !52)
!487 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !488)
!488 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !489, size: 64)
!489 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!490 = !{!491, !492, !493, !494, !495}
!491 = !DILocalVariable(name: "a", arg: 1, scope: !483, file: !3, line: 37, type: !486)
!492 = !DILocalVariable(name: "b", arg: 2, scope: !483, file: !3, line: 37, type: !487)
!493 = !DILocalVariable(name: "n", arg: 3, scope: !483, file: !3, line: 37, type: !8)
!494 = !DILocalVariable(name: "s", scope: !483, file: !3, line: 37, type: !8)
!495 = !DILocalVariable(name: "i", scope: !496, file: !3, line: 39, type: !8)
!496 = distinct !DILexicalBlock(scope: !483, file: !3, line: 39, column: 2)
!497 = !DILocation(line: 0, scope: !483)
!498 = !DILocation(line: 0, scope: !496)
!499 = !DILocation(line: 39, column: 20, scope: !500, atomGroup: 16, atomRank: 1)
!500 = distinct !DILexicalBlock(scope: !496, file: !3, line: 39, column: 2)
!501 = !DILocation(line: 39, column: 2, scope: !496, atomGroup: 17, atomRank: 1)
!502 = !DILocation(line: 39, column: 20, scope: !500, atomGroup: 3, atomRank: 1)
!503 = !DILocation(line: 39, column: 2, scope: !496)
!504 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 6, atomRank: 2)
!505 = !DILocation(line: 39, column: 35, scope: !500)
!506 = !DILocation(line: 39, column: 42, scope: !500)
!507 = !DILocation(line: 39, column: 40, scope: !500)
!508 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 5, atomRank: 2)
!509 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 38, atomRank: 2)
!510 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 37, atomRank: 2)
!511 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 41, atomRank: 2)
!512 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 40, atomRank: 2)
!513 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 44, atomRank: 2)
!514 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 43, atomRank: 2)
!515 = !DILocation(line: 39, column: 2, scope: !496, atomGroup: 45, atomRank: 1)
!516 = distinct !{!516, !142, !517, !146}
!517 = !{!"llvm.loop.isvectorized"}
!518 = !DILocation(line: 39, column: 2, scope: !496, atomGroup: 4, atomRank: 1)
!519 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 34, atomRank: 2)
!520 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 35, atomRank: 2)
!521 = !DILocation(line: 39, column: 2, scope: !496, atomGroup: 36, atomRank: 1)
!522 = distinct !{!522, !146}
!523 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 46, atomRank: 2)
!524 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 47, atomRank: 2)
!525 = !DILocation(line: 39, column: 2, scope: !496, atomGroup: 48, atomRank: 1)
!526 = distinct !{!526, !146}
!527 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 50, atomRank: 2)
!528 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 49, atomRank: 2)
!529 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 53, atomRank: 2)
!530 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 52, atomRank: 2)
!531 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 56, atomRank: 2)
!532 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 55, atomRank: 2)
!533 = !DILocation(line: 39, column: 2, scope: !496, atomGroup: 57, atomRank: 1)
!534 = distinct !{!534, !142, !517, !146}
!535 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 58, atomRank: 2)
!536 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 59, atomRank: 2)
!537 = !DILocation(line: 39, column: 2, scope: !496, atomGroup: 61, atomRank: 1)
!538 = distinct !{!538, !146}
!539 = !DILocation(line: 39, column: 48, scope: !483, atomGroup: 9, atomRank: 1)
!540 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 62, atomRank: 2)
!541 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 63, atomRank: 2)
!542 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 66, atomRank: 2)
!543 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 67, atomRank: 2)
!544 = !DILocation(line: 39, column: 32, scope: !500, atomGroup: 70, atomRank: 2)
!545 = !DILocation(line: 39, column: 26, scope: !500, atomGroup: 71, atomRank: 2)
!546 = !DILocation(line: 39, column: 20, scope: !500, atomGroup: 72, atomRank: 1)
!547 = !DILocation(line: 39, column: 2, scope: !496, atomGroup: 73, atomRank: 1)
!548 = distinct !{!548, !503, !549, !142, !517, !146}
!549 = !DILocation(line: 39, column: 45, scope: !496)
!550 = distinct !DISubprogram(name: "die", scope: !3, file: !3, line: 40, type: !101, scopeLine: 40, flags: DIFlagPrototyped | DIFlagNoReturn | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!551 = !DILocation(line: 40, column: 60, scope: !550)
!552 = distinct !DISubprogram(name: "tail", scope: !3, file: !3, line: 41, type: !75, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !553, keyInstructions: true)
!553 = !{!554}
!554 = !DILocalVariable(name: "n", arg: 1, scope: !552, file: !3, line: 41, type: !8)
!555 = !DILocation(line: 0, scope: !552)
!556 = !DILocation(line: 41, column: 87, scope: !552, atomGroup: 4, atomRank: 1)
!557 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 12, type: !558, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!558 = !DISubroutineType(types: !559)
!559 = !{!60}
!560 = !DILocation(line: 12, column: 30, scope: !557, atomGroup: 1, atomRank: 1)

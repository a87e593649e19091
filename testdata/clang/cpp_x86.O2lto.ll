; ModuleID = 'b.cpp'
source_filename = "b.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"struct.(anonymous namespace)::Hidden" = type { [3 x i32] }
%struct.Al = type { i8, double, [16 x i8] }
%struct.G = type { i8 }

$_ZN1B1fEi = comdat any

$__clang_call_terminate = comdat any

$_ZN1BD1Ev = comdat any

$_ZN1BD0Ev = comdat any

$_ZTv0_n24_N1BD1Ev = comdat any

$_ZTv0_n24_N1BD0Ev = comdat any

$_ZTv0_n32_N1B1fEi = comdat any

$_ZN1CD1Ev = comdat any

$_ZN1CD0Ev = comdat any

$_ZTv0_n24_N1CD1Ev = comdat any

$_ZTv0_n24_N1CD0Ev = comdat any

$_ZTW2tl = comdat any

$inl = comdat any

$_ZTI1B = comdat any

$_ZTS1B = comdat any

$_ZZ4tmaxIiET_S0_S0_E4seen = comdat any

$_ZGVZ4tmaxIiET_S0_S0_E4seen = comdat any

$_ZZ4tmaxIdET_S0_S0_E4seen = comdat any

$_ZGVZ4tmaxIdET_S0_S0_E4seen = comdat any

@_ZN1C5countE = hidden local_unnamed_addr global i32 9, align 4, !dbg !0
@_ZTIi = external constant ptr
@_ZTI1A = hidden constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS1A = hidden constant [3 x i8] c"1A\00", align 1
@inl = linkonce_odr hidden global i32 7, comdat, align 4, !dbg !79
@pinl = hidden local_unnamed_addr global ptr @inl, align 8, !dbg !50
@tl = hidden thread_local global i32 0, align 4, !dbg !53
@_ZTI1C = hidden constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1C, ptr @_ZTI1B }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS1C = hidden constant [3 x i8] c"1C\00", align 1
@_ZTI1B = linkonce_odr hidden constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1B, i32 0, i32 1, ptr @_ZTI1A, i64 -6141 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS1B = linkonce_odr hidden constant [3 x i8] c"1B\00", comdat, align 1
@_ZN12_GLOBAL__N_13hidE = internal unnamed_addr constant %"struct.(anonymous namespace)::Hidden" { [3 x i32] [i32 1, i32 2, i32 3] }, align 4, !dbg !81
@als = hidden local_unnamed_addr global [2 x %struct.Al] zeroinitializer, align 32, !dbg !57
@_ZL3kPi = internal constant double 3.141590e+00, align 8, !dbg !90
@pp = hidden local_unnamed_addr global ptr @_ZL3kPi, align 8, !dbg !68
@_ZTV1A = hidden unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1AD2Ev, ptr @_ZN1AD0Ev, ptr @__cxa_pure_virtual] }, align 8, !dbg !72, !type !115, !type !116, !vcall_visibility !117
@_ZTV1C = hidden unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI1C, ptr @_ZN1C1fEi, ptr @_ZN1CD1Ev, ptr @_ZN1CD0Ev], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI1C, ptr @_ZTv0_n24_N1CD1Ev, ptr @_ZTv0_n24_N1CD0Ev, ptr @_ZTv0_n32_N1C1fEi] }, align 8, !dbg !76, !type !118, !type !119, !type !120, !type !121, !type !122, !type !123, !type !124, !type !125, !type !126, !vcall_visibility !117
@_ZTT1C = hidden unnamed_addr constant [4 x ptr] [ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV1C, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTC1C0_1B, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTC1C0_1B, i32 0, i32 1, i32 4), ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV1C, i32 0, i32 1, i32 4)], align 8
@_ZTC1C0_1B = hidden unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTI1B, ptr @_ZN1B1fEi, ptr @_ZN1BD1Ev, ptr @_ZN1BD0Ev], [7 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTI1B, ptr @_ZTv0_n24_N1BD1Ev, ptr @_ZTv0_n24_N1BD0Ev, ptr @_ZTv0_n32_N1B1fEi] }, align 8, !type !118, !type !119, !type !120, !type !121, !type !122, !type !123, !type !118, !type !119, !type !120, !type !121, !type !122, !type !123, !vcall_visibility !117
@_ZZ4tmaxIiET_S0_S0_E4seen = linkonce_odr hidden local_unnamed_addr global i32 0, comdat, align 4, !dbg !95
@_ZGVZ4tmaxIiET_S0_S0_E4seen = linkonce_odr hidden global i64 0, comdat, align 8
@_ZZ4tmaxIdET_S0_S0_E4seen = linkonce_odr hidden local_unnamed_addr global double 0.000000e+00, comdat, align 8, !dbg !105
@_ZGVZ4tmaxIdET_S0_S0_E4seen = linkonce_odr hidden global i64 0, comdat, align 8
@__tls_guard = internal thread_local global i8 0, align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_b.cpp, ptr null }]

@_ZN1AD1Ev = hidden unnamed_addr alias void (ptr), ptr @_ZN1AD2Ev

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden void @_ZN1AD2Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #0 align 2 !dbg !140 {
    #dbg_value(ptr poison, !142, !DIExpression(), !144)
  ret void, !dbg !145
}

; Function Attrs: cold mustprogress noreturn nounwind memory(inaccessiblemem: write)
define hidden void @_ZN1AD0Ev(ptr nonnull readnone align 8 captures(none) %0) unnamed_addr #1 align 2 !dbg !146 {
    #dbg_value(ptr poison, !148, !DIExpression(), !149)
  tail call void @llvm.trap() #26, !dbg !150
  unreachable, !dbg !150
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #2

; Function Attrs: mustprogress
define hidden noundef i32 @_ZN1C1fEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) unnamed_addr #3 align 2 !dbg !151 {
    #dbg_value(ptr %0, !153, !DIExpression(), !155)
    #dbg_value(i32 %1, !154, !DIExpression(), !155)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !156
  %4 = load i64, ptr %3, align 8, !dbg !156, !tbaa !157
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !156
  %6 = load i64, ptr %5, align 8, !dbg !156, !tbaa !157
  %7 = getelementptr inbounds i8, ptr %0, i64 %6, !dbg !160
  %8 = and i64 %4, 1, !dbg !160
  %9 = icmp eq i64 %8, 0, !dbg !160
  br i1 %9, label %15, label %10, !dbg !160

10:                                               ; preds = %2
  %11 = load ptr, ptr %7, align 8, !dbg !160, !tbaa !161
  %12 = getelementptr i8, ptr %11, i64 %4, !dbg !160
  %13 = getelementptr i8, ptr %12, i64 -1, !dbg !160
  %14 = load ptr, ptr %13, align 8, !dbg !160, !nosanitize !163
  br label %17, !dbg !160

15:                                               ; preds = %2
  %16 = inttoptr i64 %4 to ptr, !dbg !160
  br label %17, !dbg !160

17:                                               ; preds = %15, %10
  %18 = phi ptr [ %14, %10 ], [ %16, %15 ], !dbg !160
  %19 = tail call noundef i32 %18(ptr noundef nonnull align 8 dereferenceable(24) %7, i32 noundef %1) #27, !dbg !160
    #dbg_value(ptr %0, !164, !DIExpression(), !169)
    #dbg_value(i32 %1, !167, !DIExpression(), !169)
  %20 = load ptr, ptr %0, align 8, !dbg !171, !tbaa !161
  %21 = getelementptr i8, ptr %20, i64 -24, !dbg !171
  %22 = load i64, ptr %21, align 8, !dbg !171
  %23 = getelementptr inbounds i8, ptr %0, i64 %22, !dbg !171
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8, !dbg !171
  %25 = load i32, ptr %24, align 8, !dbg !171, !tbaa !172
  %26 = add i32 %19, %1, !dbg !174
  %27 = add i32 %26, %25, !dbg !175
  ret i32 %27, !dbg !176
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.type.test(ptr, metadata) #4

; Function Attrs: mustprogress nounwind
define linkonce_odr hidden noundef i32 @_ZN1B1fEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #5 comdat align 2 !dbg !165 {
    #dbg_value(ptr %0, !164, !DIExpression(), !177)
    #dbg_value(i32 %1, !167, !DIExpression(), !177)
  %3 = load ptr, ptr %0, align 8, !dbg !178, !tbaa !161
  %4 = getelementptr i8, ptr %3, i64 -24, !dbg !178
  %5 = load i64, ptr %4, align 8, !dbg !178
  %6 = getelementptr inbounds i8, ptr %0, i64 %5, !dbg !178
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !178
  %8 = load i32, ptr %7, align 8, !dbg !178, !tbaa !172
  %9 = add nsw i32 %8, %1, !dbg !179
  ret i32 %9, !dbg !180
}

define hidden noundef i32 @_ZTv0_n32_N1C1fEi(ptr noundef %0, i32 noundef %1) unnamed_addr #6 align 2 !dbg !181 {
  %3 = load ptr, ptr %0, align 8, !dbg !183, !tbaa !161
  %4 = getelementptr inbounds i8, ptr %3, i64 -32, !dbg !183
  %5 = load i64, ptr %4, align 8, !dbg !183
  %6 = getelementptr inbounds i8, ptr %0, i64 %5, !dbg !183
    #dbg_value(ptr %6, !153, !DIExpression(), !184)
    #dbg_value(i32 %1, !154, !DIExpression(), !184)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !186
  %8 = load i64, ptr %7, align 8, !dbg !186, !tbaa !157
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !186
  %10 = load i64, ptr %9, align 8, !dbg !186, !tbaa !157
  %11 = getelementptr inbounds i8, ptr %6, i64 %10, !dbg !187
  %12 = and i64 %8, 1, !dbg !187
  %13 = icmp eq i64 %12, 0, !dbg !187
  br i1 %13, label %19, label %14, !dbg !187

14:                                               ; preds = %2
  %15 = load ptr, ptr %11, align 8, !dbg !187, !tbaa !161
  %16 = getelementptr i8, ptr %15, i64 %8, !dbg !187
  %17 = getelementptr i8, ptr %16, i64 -1, !dbg !187
  %18 = load ptr, ptr %17, align 8, !dbg !187, !nosanitize !163
  br label %21, !dbg !187

19:                                               ; preds = %2
  %20 = inttoptr i64 %8 to ptr, !dbg !187
  br label %21, !dbg !187

21:                                               ; preds = %14, %19
  %22 = phi ptr [ %18, %14 ], [ %20, %19 ], !dbg !187
  %23 = tail call noundef i32 %22(ptr noundef nonnull align 8 dereferenceable(24) %11, i32 noundef %1) #27, !dbg !187
    #dbg_value(ptr %6, !164, !DIExpression(), !188)
    #dbg_value(i32 %1, !167, !DIExpression(), !188)
  %24 = load ptr, ptr %6, align 8, !dbg !190, !tbaa !161
  %25 = getelementptr i8, ptr %24, i64 -24, !dbg !190
  %26 = load i64, ptr %25, align 8, !dbg !190
  %27 = getelementptr inbounds i8, ptr %6, i64 %26, !dbg !190
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8, !dbg !190
  %29 = load i32, ptr %28, align 8, !dbg !190, !tbaa !172
  %30 = add i32 %23, %1, !dbg !191
  %31 = add i32 %30, %29, !dbg !192
  ret i32 %31, !dbg !183
}

; Function Attrs: mustprogress
define hidden noundef i32 @_Z2ehi(i32 noundef %0) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !193 {
  %2 = alloca %struct.G, align 1
    #dbg_value(i32 %0, !197, !DIExpression(), !208)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #28, !dbg !209
    #dbg_declare(ptr %2, !198, !DIExpression(), !210)
  invoke void @_Z3mayi(i32 noundef %0) #27
          to label %3 unwind label %7, !dbg !211

3:                                                ; preds = %1
  %4 = icmp eq i32 %0, 3, !dbg !213
  br i1 %4, label %5, label %35, !dbg !215

5:                                                ; preds = %3
  %6 = tail call ptr @__cxa_allocate_exception(i64 4) #28, !dbg !216
  store i32 5, ptr %6, align 16, !dbg !216, !tbaa !136
  invoke void @__cxa_throw(ptr nonnull %6, ptr nonnull @_ZTIi, ptr null) #29
          to label %42 unwind label %7, !dbg !216

7:                                                ; preds = %5, %1
  %8 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI1A
          catch ptr null, !dbg !217
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !217
  %10 = extractvalue { ptr, i32 } %8, 1, !dbg !217
  %11 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #28, !dbg !218
  %12 = icmp eq i32 %10, %11, !dbg !218
  br i1 %12, label %13, label %16, !dbg !218

13:                                               ; preds = %7
  %14 = tail call ptr @__cxa_begin_catch(ptr %9) #28, !dbg !219
  %15 = load i32, ptr %14, align 4, !dbg !221, !tbaa !136
    #dbg_value(i32 %15, !207, !DIExpression(), !208)
  tail call void @__cxa_end_catch() #28, !dbg !222
  br label %35

16:                                               ; preds = %7
  %17 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #28, !dbg !218
  %18 = icmp eq i32 %10, %17, !dbg !218
  %19 = tail call ptr @__cxa_begin_catch(ptr %9) #28, !dbg !224
  br i1 %18, label %20, label %27, !dbg !218

20:                                               ; preds = %16
    #dbg_value(ptr %19, !205, !DIExpression(), !208)
  %21 = load ptr, ptr %19, align 8, !dbg !225, !tbaa !161
  %22 = tail call i1 @llvm.type.test(ptr %21, metadata !"_ZTS1A"), !dbg !225
  tail call void @llvm.assume(i1 %22), !dbg !225
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 16, !dbg !225
  %24 = load ptr, ptr %23, align 8, !dbg !225
  %25 = invoke noundef i32 %24(ptr noundef nonnull align 8 dereferenceable(12) %19, i32 noundef 2) #27
          to label %26 unwind label %31, !dbg !226

26:                                               ; preds = %20
  invoke void @__cxa_end_catch()
          to label %35 unwind label %33, !dbg !219

27:                                               ; preds = %16
  invoke void @_Z3mayi(i32 noundef 9) #27
          to label %28 unwind label %29, !dbg !227

28:                                               ; preds = %27
  invoke void @__cxa_rethrow() #29
          to label %42 unwind label %29, !dbg !229

29:                                               ; preds = %28, %27
  %30 = landingpad { ptr, i32 }
          cleanup, !dbg !230
  invoke void @__cxa_end_catch()
          to label %37 unwind label %39, !dbg !231

31:                                               ; preds = %20
  %32 = landingpad { ptr, i32 }
          cleanup, !dbg !232
  invoke void @__cxa_end_catch()
          to label %37 unwind label %39, !dbg !219

33:                                               ; preds = %26
  %34 = landingpad { ptr, i32 }
          cleanup, !dbg !233
  br label %37, !dbg !233

35:                                               ; preds = %3, %26, %13
  %36 = phi i32 [ %15, %13 ], [ %25, %26 ], [ 1, %3 ], !dbg !234
  call void @_ZN1GD1Ev(ptr noundef nonnull align 1 dereferenceable(1) %2) #30, !dbg !233
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #28, !dbg !233
  ret i32 %36, !dbg !235

37:                                               ; preds = %33, %31, %29
  %38 = phi { ptr, i32 } [ %30, %29 ], [ %34, %33 ], [ %32, %31 ]
  call void @_ZN1GD1Ev(ptr noundef nonnull align 1 dereferenceable(1) %2) #30, !dbg !233
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #28, !dbg !233
  resume { ptr, i32 } %38, !dbg !233

39:                                               ; preds = %31, %29
  %40 = landingpad { ptr, i32 }
          catch ptr null, !dbg !231
  %41 = extractvalue { ptr, i32 } %40, 0, !dbg !231
  tail call void @__clang_call_terminate(ptr %41) #26, !dbg !231
  unreachable, !dbg !231

42:                                               ; preds = %28, %5
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

declare !dbg !236 void @_Z3mayi(i32 noundef) local_unnamed_addr #8

declare i32 @__gxx_personality_v0(...)

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #9

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #10

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #11 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #28
  tail call void @_ZSt9terminatev() #26
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; Function Attrs: nounwind
declare !dbg !239 void @_ZN1GD1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #14

; Function Attrs: mustprogress nounwind
define hidden noundef i32 @_Z6filteri(i32 noundef %0) local_unnamed_addr #5 personality ptr @__gxx_personality_v0 !dbg !240 {
    #dbg_value(i32 %0, !242, !DIExpression(), !243)
  invoke void @_Z3mayi(i32 noundef %0) #27
          to label %2 unwind label %3, !dbg !244

2:                                                ; preds = %1
  ret i32 2, !dbg !245

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !244
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !244
  tail call void @__clang_call_terminate(ptr %5) #26, !dbg !244
  unreachable, !dbg !244
}

; Function Attrs: mustprogress nofree nounwind
define hidden noundef range(i32 -2147483644, -2147483648) i32 @_Z3usev() local_unnamed_addr #15 !dbg !246 {
    #dbg_value(i32 3, !101, !DIExpression(), !247)
    #dbg_value(i32 4, !102, !DIExpression(), !247)
  %1 = load atomic i8, ptr @_ZGVZ4tmaxIiET_S0_S0_E4seen acquire, align 8, !dbg !249
  %2 = icmp eq i8 %1, 0, !dbg !249
  br i1 %2, label %3, label %7, !dbg !249, !prof !250

3:                                                ; preds = %0
  %4 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4tmaxIiET_S0_S0_E4seen) #28, !dbg !249
  %5 = icmp eq i32 %4, 0, !dbg !249
  br i1 %5, label %7, label %6, !dbg !249

6:                                                ; preds = %3
  store i32 3, ptr @_ZZ4tmaxIiET_S0_S0_E4seen, align 4, !dbg !251, !tbaa !136
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZ4tmaxIiET_S0_S0_E4seen) #28, !dbg !249
  br label %7, !dbg !249

7:                                                ; preds = %0, %3, %6
    #dbg_value(double 2.500000e+00, !111, !DIExpression(), !252)
    #dbg_value(double 1.500000e+00, !112, !DIExpression(), !252)
  %8 = load atomic i8, ptr @_ZGVZ4tmaxIdET_S0_S0_E4seen acquire, align 8, !dbg !254
  %9 = icmp eq i8 %8, 0, !dbg !254
  br i1 %9, label %10, label %14, !dbg !254, !prof !250

10:                                               ; preds = %7
  %11 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4tmaxIdET_S0_S0_E4seen) #28, !dbg !254
  %12 = icmp eq i32 %11, 0, !dbg !254
  br i1 %12, label %14, label %13, !dbg !254

13:                                               ; preds = %10
  store double 2.500000e+00, ptr @_ZZ4tmaxIdET_S0_S0_E4seen, align 8, !dbg !255, !tbaa !256
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZ4tmaxIdET_S0_S0_E4seen) #28, !dbg !254
  br label %14, !dbg !254

14:                                               ; preds = %7, %10, %13
  %15 = load double, ptr @_ZZ4tmaxIdET_S0_S0_E4seen, align 8, !dbg !258
  %16 = fptosi double %15 to i32, !dbg !259
  %17 = add nsw i32 %16, 4, !dbg !260
  ret i32 %17, !dbg !261
}

; Function Attrs: nofree nounwind
define internal fastcc void @__cxx_global_var_init() unnamed_addr #16 section ".text.startup" !dbg !262 {
    #dbg_value(i32 3, !101, !DIExpression(), !265)
    #dbg_value(i32 4, !102, !DIExpression(), !265)
  %1 = load atomic i8, ptr @_ZGVZ4tmaxIiET_S0_S0_E4seen acquire, align 8, !dbg !268
  %2 = icmp eq i8 %1, 0, !dbg !268
  br i1 %2, label %3, label %7, !dbg !268, !prof !250

3:                                                ; preds = %0
  %4 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4tmaxIiET_S0_S0_E4seen) #28, !dbg !268
  %5 = icmp eq i32 %4, 0, !dbg !268
  br i1 %5, label %7, label %6, !dbg !268

6:                                                ; preds = %3
  store i32 3, ptr @_ZZ4tmaxIiET_S0_S0_E4seen, align 4, !dbg !269, !tbaa !136
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZ4tmaxIiET_S0_S0_E4seen) #28, !dbg !268
  br label %7, !dbg !268

7:                                                ; preds = %6, %3, %0
    #dbg_value(double 2.500000e+00, !111, !DIExpression(), !270)
    #dbg_value(double 1.500000e+00, !112, !DIExpression(), !270)
  %8 = load atomic i8, ptr @_ZGVZ4tmaxIdET_S0_S0_E4seen acquire, align 8, !dbg !272
  %9 = icmp eq i8 %8, 0, !dbg !272
  br i1 %9, label %10, label %14, !dbg !272, !prof !250

10:                                               ; preds = %7
  %11 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4tmaxIdET_S0_S0_E4seen) #28, !dbg !272
  %12 = icmp eq i32 %11, 0, !dbg !272
  br i1 %12, label %14, label %13, !dbg !272

13:                                               ; preds = %10
  store double 2.500000e+00, ptr @_ZZ4tmaxIdET_S0_S0_E4seen, align 8, !dbg !273, !tbaa !256
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZ4tmaxIdET_S0_S0_E4seen) #28, !dbg !272
  br label %14, !dbg !272

14:                                               ; preds = %7, %10, %13
  %15 = load double, ptr @_ZZ4tmaxIdET_S0_S0_E4seen, align 8, !dbg !274
  %16 = fptosi double %15 to i32, !dbg !275
  %17 = add nsw i32 %16, 4, !dbg !276
  %18 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tl), !dbg !277
  store i32 %17, ptr %18, align 4, !dbg !277, !tbaa !136
  ret void, !dbg !278
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
define hidden noundef ptr @_Z4downP1A(ptr noundef readonly %0) local_unnamed_addr #17 !dbg !279 {
    #dbg_value(ptr %0, !283, !DIExpression(), !284)
  %2 = icmp eq ptr %0, null, !dbg !285
  br i1 %2, label %11, label %3, !dbg !285

3:                                                ; preds = %1
  %4 = tail call ptr @__dynamic_cast(ptr nonnull %0, ptr nonnull @_ZTI1A, ptr nonnull @_ZTI1C, i64 -1) #28, !dbg !285
  %5 = icmp eq ptr %4, null, !dbg !285
  br i1 %5, label %11, label %6, !dbg !285

6:                                                ; preds = %3
  %7 = load ptr, ptr %4, align 8, !dbg !285, !tbaa !161
  %8 = getelementptr i8, ptr %7, i64 -24, !dbg !285
  %9 = load i64, ptr %8, align 8, !dbg !285
  %10 = getelementptr inbounds i8, ptr %4, i64 %9, !dbg !285
  br label %11, !dbg !285

11:                                               ; preds = %1, %6, %3
  %12 = phi ptr [ %10, %6 ], [ null, %3 ], [ null, %1 ], !dbg !286
  ret ptr %12, !dbg !287
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #18

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef i32 @_Z3lami(i32 noundef returned %0) local_unnamed_addr #0 !dbg !288 {
    #dbg_value(i32 %0, !295, !DIExpression(), !296)
  ret i32 %0, !dbg !297
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef i32 @_Z6callamv() local_unnamed_addr #0 !dbg !298 {
  ret i32 12, !dbg !299
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef signext range(i16 -2, 2) i16 @_Z4flip1E(i16 noundef signext %0) local_unnamed_addr #0 !dbg !300 {
    #dbg_value(i16 %0, !304, !DIExpression(), !305)
  %2 = icmp eq i16 %0, 1, !dbg !306
  %3 = select i1 %2, i16 -2, i16 1, !dbg !307
  ret i16 %3, !dbg !308
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef i32 @_Z4gethi(i32 noundef %0) local_unnamed_addr #0 !dbg !309 {
    #dbg_value(i32 %0, !311, !DIExpression(), !312)
  %2 = sext i32 %0 to i64, !dbg !313
  %3 = getelementptr inbounds i32, ptr @_ZN12_GLOBAL__N_13hidE, i64 %2, !dbg !313
  %4 = load i32, ptr %3, align 4, !dbg !314, !tbaa !136
  ret i32 %4, !dbg !315
}

; Function Attrs: mustprogress
define hidden noalias noundef nonnull ptr @_Z2mkv() local_unnamed_addr #3 !dbg !316 {
  %1 = tail call noalias noundef nonnull dereferenceable(128) ptr @_Znam(i64 noundef 128) #31, !dbg !319, !heapallocsite !13
  store i64 3, ptr %1, align 16, !dbg !319
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !319
    #dbg_value(ptr %2, !320, !DIExpression(), !326)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !328
    #dbg_value(ptr %3, !329, !DIExpression(), !333)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 40, !dbg !335
  store i32 3, ptr %4, align 8, !dbg !336, !tbaa !172
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTV1C, i64 24), ptr %2, align 8, !dbg !328, !tbaa !161
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTV1C, i64 80), ptr %3, align 16, !dbg !328, !tbaa !161
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !337
  store i64 0, ptr %5, align 16, !dbg !338, !tbaa !157
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24, !dbg !338
  store i64 0, ptr %6, align 8, !dbg !338, !tbaa !157
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 48, !dbg !319
    #dbg_value(ptr %7, !320, !DIExpression(), !326)
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 72, !dbg !328
    #dbg_value(ptr %8, !329, !DIExpression(), !333)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 80, !dbg !335
  store i32 3, ptr %9, align 16, !dbg !339, !tbaa !172
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTV1C, i64 24), ptr %7, align 16, !dbg !328, !tbaa !161
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTV1C, i64 80), ptr %8, align 8, !dbg !328, !tbaa !161
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 56, !dbg !337
  store i64 0, ptr %10, align 8, !dbg !340, !tbaa !157
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 64, !dbg !340
  store i64 0, ptr %11, align 16, !dbg !340, !tbaa !157
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 88, !dbg !319
    #dbg_value(ptr %12, !320, !DIExpression(), !326)
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 112, !dbg !328
    #dbg_value(ptr %13, !329, !DIExpression(), !333)
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 120, !dbg !335
  store i32 3, ptr %14, align 8, !dbg !341, !tbaa !172
  store ptr getelementptr inbounds nuw inrange(-24, 24) (i8, ptr @_ZTV1C, i64 24), ptr %12, align 8, !dbg !328, !tbaa !161
  store ptr getelementptr inbounds nuw inrange(-32, 24) (i8, ptr @_ZTV1C, i64 80), ptr %13, align 16, !dbg !328, !tbaa !161
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 96, !dbg !337
  store i64 0, ptr %15, align 16, !dbg !342, !tbaa !157
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 104, !dbg !342
  store i64 0, ptr %16, align 8, !dbg !342, !tbaa !157
  ret ptr %3, !dbg !343
}

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !344 noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #19

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define hidden noundef i32 @_Z4sjljPi(ptr noundef captures(none) %0) local_unnamed_addr #20 !dbg !348 {
    #dbg_value(ptr %0, !352, !DIExpression(), !357)
    #dbg_value(ptr %0, !353, !DIExpression(), !357)
  %2 = load i32, ptr %0, align 4, !dbg !358, !tbaa !136
  %3 = add nsw i32 %2, 1, !dbg !359
  store i32 %3, ptr %0, align 4, !dbg !360, !tbaa !136
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !361
    #dbg_value(ptr %4, !355, !DIExpression(), !362)
  %5 = load i32, ptr %4, align 4, !dbg !363, !tbaa !136
  %6 = icmp eq i32 %5, 0, !dbg !364
  %7 = select i1 %6, i32 %3, i32 %5
  ret i32 %7, !dbg !365
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden noundef i32 @_Z7hiddenfv() local_unnamed_addr #0 !dbg !366 {
  ret i32 1, !dbg !367
}

; Function Attrs: mustprogress
define hidden noundef i32 @_Z8callweakv() local_unnamed_addr #3 !dbg !368 {
  %1 = icmp eq ptr @weakf, null, !dbg !369
  br i1 %1, label %4, label %2, !dbg !370

2:                                                ; preds = %0
  %3 = tail call i32 @weakf() #27, !dbg !371
  br label %4, !dbg !372

4:                                                ; preds = %0, %2
  %5 = phi i32 [ %3, %2 ], [ 1, %0 ], !dbg !373
  ret i32 %5, !dbg !374
}

declare !dbg !375 extern_weak i32 @weakf() #8

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind
define linkonce_odr hidden void @_ZN1BD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !376 {
    #dbg_value(ptr %0, !378, !DIExpression(), !379)
  ret void, !dbg !380
}

; Function Attrs: mustprogress nounwind
define linkonce_odr hidden void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !381 {
    #dbg_value(ptr %0, !383, !DIExpression(), !384)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24) #32, !dbg !385
  ret void, !dbg !386
}

; Function Attrs: nounwind
define linkonce_odr hidden void @_ZTv0_n24_N1BD1Ev(ptr noundef %0) unnamed_addr #21 comdat align 2 !dbg !387 {
  ret void, !dbg !388
}

; Function Attrs: nounwind
define linkonce_odr hidden void @_ZTv0_n24_N1BD0Ev(ptr noundef %0) unnamed_addr #21 comdat align 2 !dbg !389 {
  %2 = load ptr, ptr %0, align 8, !dbg !390, !tbaa !161
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !390
  %4 = load i64, ptr %3, align 8, !dbg !390
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !390
    #dbg_value(ptr %5, !383, !DIExpression(), !391)
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(8) %5, i64 noundef 24) #32, !dbg !393
  ret void, !dbg !390
}

define linkonce_odr hidden noundef i32 @_ZTv0_n32_N1B1fEi(ptr noundef %0, i32 noundef %1) unnamed_addr #6 comdat align 2 !dbg !394 {
  %3 = load ptr, ptr %0, align 8, !dbg !395, !tbaa !161
  %4 = getelementptr inbounds i8, ptr %3, i64 -32, !dbg !395
  %5 = load i64, ptr %4, align 8, !dbg !395
  %6 = getelementptr inbounds i8, ptr %0, i64 %5, !dbg !395
    #dbg_value(ptr %6, !164, !DIExpression(), !396)
    #dbg_value(i32 %1, !167, !DIExpression(), !396)
  %7 = load ptr, ptr %6, align 8, !dbg !398, !tbaa !161
  %8 = getelementptr i8, ptr %7, i64 -24, !dbg !398
  %9 = load i64, ptr %8, align 8, !dbg !398
  %10 = getelementptr inbounds i8, ptr %6, i64 %9, !dbg !398
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !398
  %12 = load i32, ptr %11, align 8, !dbg !398, !tbaa !172
  %13 = add nsw i32 %12, %1, !dbg !399
  ret i32 %13, !dbg !395
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr hidden void @_ZN1CD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #22 comdat align 2 !dbg !400 {
    #dbg_value(ptr %0, !403, !DIExpression(), !404)
  ret void, !dbg !405
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr hidden void @_ZN1CD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #22 comdat align 2 !dbg !406 {
    #dbg_value(ptr %0, !408, !DIExpression(), !409)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 40) #32, !dbg !410
  ret void, !dbg !411
}

; Function Attrs: inlinehint nounwind
define linkonce_odr hidden void @_ZTv0_n24_N1CD1Ev(ptr noundef %0) unnamed_addr #23 comdat align 2 !dbg !412 {
  ret void, !dbg !413
}

; Function Attrs: inlinehint nounwind
define linkonce_odr hidden void @_ZTv0_n24_N1CD0Ev(ptr noundef %0) unnamed_addr #23 comdat align 2 !dbg !414 {
  %2 = load ptr, ptr %0, align 8, !dbg !415, !tbaa !161
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !415
  %4 = load i64, ptr %3, align 8, !dbg !415
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !415
    #dbg_value(ptr %5, !408, !DIExpression(), !416)
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(24) %5, i64 noundef 40) #32, !dbg !418
  ret void, !dbg !415
}

; Function Attrs: nobuiltin nounwind
declare !dbg !419 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #24

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #25

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #25

; Function Attrs: nofree nounwind
define internal void @_GLOBAL__sub_I_b.cpp() #16 section ".text.startup" !dbg !422 {
    #dbg_value(i32 3, !101, !DIExpression(), !423)
    #dbg_value(i32 4, !102, !DIExpression(), !423)
  %1 = load atomic i8, ptr @_ZGVZ4tmaxIiET_S0_S0_E4seen acquire, align 8, !dbg !428
  %2 = icmp eq i8 %1, 0, !dbg !428
  br i1 %2, label %3, label %7, !dbg !428, !prof !250

3:                                                ; preds = %0
  %4 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4tmaxIiET_S0_S0_E4seen) #28, !dbg !428
  %5 = icmp eq i32 %4, 0, !dbg !428
  br i1 %5, label %7, label %6, !dbg !428

6:                                                ; preds = %3
  store i32 3, ptr @_ZZ4tmaxIiET_S0_S0_E4seen, align 4, !dbg !429, !tbaa !136
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZ4tmaxIiET_S0_S0_E4seen) #28, !dbg !428
  br label %7, !dbg !428

7:                                                ; preds = %6, %3, %0
    #dbg_value(double 2.500000e+00, !111, !DIExpression(), !430)
    #dbg_value(double 1.500000e+00, !112, !DIExpression(), !430)
  %8 = load atomic i8, ptr @_ZGVZ4tmaxIdET_S0_S0_E4seen acquire, align 8, !dbg !432
  %9 = icmp eq i8 %8, 0, !dbg !432
  br i1 %9, label %10, label %14, !dbg !432, !prof !250

10:                                               ; preds = %7
  %11 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZ4tmaxIdET_S0_S0_E4seen) #28, !dbg !432
  %12 = icmp eq i32 %11, 0, !dbg !432
  br i1 %12, label %14, label %13, !dbg !432

13:                                               ; preds = %10
  store double 2.500000e+00, ptr @_ZZ4tmaxIdET_S0_S0_E4seen, align 8, !dbg !433, !tbaa !256
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZ4tmaxIdET_S0_S0_E4seen) #28, !dbg !432
  br label %14, !dbg !432

14:                                               ; preds = %7, %10, %13
  ret void
}

; Function Attrs: nofree nounwind
define hidden void @_ZTH2tl() local_unnamed_addr #16 !dbg !434 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !435
  %2 = icmp eq i8 %1, 0, !dbg !435
  br i1 %2, label %3, label %5, !dbg !435, !prof !436

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !435
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !435
  tail call fastcc void @__cxx_global_var_init(), !dbg !435
  br label %5, !dbg !435

5:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #7

define weak_odr hidden noundef ptr @_ZTW2tl() local_unnamed_addr #8 comdat {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !435
  %2 = icmp eq i8 %1, 0, !dbg !435
  br i1 %2, label %3, label %5, !dbg !435, !prof !436

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !435
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !435
  tail call fastcc void @__cxx_global_var_init(), !dbg !435
  br label %5, !dbg !435

5:                                                ; preds = %0, %3
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tl)
  ret ptr %6
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold mustprogress noreturn nounwind memory(inaccessiblemem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { mustprogress "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold noreturn }
attributes #10 = { nofree nosync nounwind memory(none) }
attributes #11 = { noinline noreturn nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { cold nofree noreturn }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #14 = { nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nofree nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nofree nounwind willreturn memory(read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #19 = { nobuiltin allocsize(0) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { inlinehint mustprogress nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { inlinehint nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { nobuiltin nounwind "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #25 = { nofree nounwind }
attributes #26 = { noreturn nounwind }
attributes #27 = { nobuiltin "no-builtins" }
attributes #28 = { nounwind }
attributes #29 = { noreturn }
attributes #30 = { nobuiltin nounwind "no-builtins" }
attributes #31 = { builtin nobuiltin allocsize(0) "no-builtins" }
attributes #32 = { builtin nobuiltin nounwind "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!127, !128, !129, !130, !131, !132, !133, !134}
!llvm.ident = !{!135}
!llvm.errno.tbaa = !{!136}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN1C5countE", scope: !2, file: !3, line: 5, type: !11, isLocal: false, isDefinition: true, declaration: !42)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !49, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "b.cpp", directory: "/tmp/cs", checksumkind: CSK_MD5, checksum: "b2768f67712e1a3b2d2883b09276a0f3")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 17, baseType: !6, size: 16, flags: DIFlagEnumClass, elements: !7, identifier: "_ZTS1E")
!6 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "a", value: 1)
!9 = !DIEnumerator(name: "b", value: -2)
!10 = !{!11, !12}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "C", file: !3, line: 4, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !14, vtableHolder: !16)
!14 = !{!15, !42, !43, !48}
!15 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !13, baseType: !16, extraData: i32 0)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", file: !3, line: 3, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !17, vtableHolder: !16, identifier: "_ZTS1B")
!17 = !{!18, !34, !35, !39}
!18 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !16, baseType: !19, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !3, line: 2, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !20, vtableHolder: !19)
!20 = !{!21, !26, !27, !31}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$A", scope: !3, file: !3, baseType: !22, size: 64, flags: DIFlagArtificial)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{!11}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !19, file: !3, line: 2, baseType: !11, size: 32, offset: 64)
!27 = !DISubprogram(name: "~A", linkageName: "_ZN1AD4Ev", scope: !19, file: !3, line: 2, type: !28, scopeLine: 2, containingType: !19, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!31 = !DISubprogram(name: "f", linkageName: "_ZN1A1fEi", scope: !19, file: !3, line: 2, type: !32, scopeLine: 2, containingType: !19, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!32 = !DISubroutineType(types: !33)
!33 = !{!11, !30, !11}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$B", scope: !3, file: !3, baseType: !22, size: 64, flags: DIFlagArtificial)
!35 = !DISubprogram(name: "f", linkageName: "_ZN1B1fEi", scope: !16, file: !3, line: 3, type: !36, scopeLine: 3, containingType: !16, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!36 = !DISubroutineType(types: !37)
!37 = !{!11, !38, !11}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!39 = !DISubprogram(name: "~B", linkageName: "_ZN1BD4Ev", scope: !16, file: !3, line: 3, type: !40, scopeLine: 3, containingType: !16, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !38}
!42 = !DIDerivedType(tag: DW_TAG_variable, name: "count", scope: !13, file: !3, line: 4, baseType: !11, flags: DIFlagStaticMember)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "pm", scope: !13, file: !3, line: 4, baseType: !44, size: 128, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !45, size: 128, extraData: !13)
!45 = !DISubroutineType(types: !46)
!46 = !{!11, !47, !11}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!48 = !DISubprogram(name: "f", linkageName: "_ZN1C1fEi", scope: !13, file: !3, line: 4, type: !45, scopeLine: 4, containingType: !13, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!49 = !{!0, !50, !53, !55, !57, !68, !72, !76, !79, !81, !90, !92, !95, !105}
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "pinl", scope: !2, file: !3, line: 12, type: !52, isLocal: false, isDefinition: true)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "tl", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "init", linkageName: "_ZL4init", scope: !2, file: !3, line: 13, type: !11, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "als", scope: !2, file: !3, line: 20, type: !59, isLocal: false, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 512, align: 256, elements: !66)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Al", file: !3, line: 20, size: 256, align: 256, flags: DIFlagTypePassByValue, elements: !61, identifier: "_ZTS2Al")
!61 = !{!62, !64}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !60, file: !3, line: 20, baseType: !63, size: 8)
!63 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !60, file: !3, line: 20, baseType: !65, size: 64, offset: 64)
!65 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "pp", scope: !2, file: !3, line: 20, type: !70, isLocal: false, isDefinition: true)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV1A", scope: !2, file: !3, type: !74, isLocal: false, isDefinition: true, declaration: !75, align: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !19, file: !3, baseType: !74, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV1C", scope: !2, file: !3, type: !74, isLocal: false, isDefinition: true, declaration: !78, align: 64)
!78 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !13, file: !3, baseType: !74, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "inl", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "hid", linkageName: "_ZN12_GLOBAL__N_13hidE", scope: !83, file: !3, line: 18, type: !84, isLocal: true, isDefinition: true)
!83 = !DINamespace(scope: null)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Hidden", scope: !83, file: !3, line: 18, size: 96, flags: DIFlagTypePassByValue, elements: !85)
!85 = !{!86}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !84, file: !3, line: 18, baseType: !87, size: 96)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 3)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "kPi", linkageName: "_ZL3kPi", scope: !2, file: !3, line: 20, type: !71, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV1B", scope: !2, file: !3, type: !74, isLocal: false, isDefinition: true, declaration: !94, align: 64)
!94 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !16, file: !3, baseType: !74, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "seen", scope: !97, file: !3, line: 10, type: !11, isLocal: false, isDefinition: true)
!97 = distinct !DISubprogram(name: "tmax<int>", linkageName: "_Z4tmaxIiET_S0_S0_", scope: !3, file: !3, line: 10, type: !98, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !103, retainedNodes: !100, keyInstructions: true)
!98 = !DISubroutineType(types: !99)
!99 = !{!11, !11, !11}
!100 = !{!101, !102}
!101 = !DILocalVariable(name: "a", arg: 1, scope: !97, file: !3, line: 10, type: !11)
!102 = !DILocalVariable(name: "b", arg: 2, scope: !97, file: !3, line: 10, type: !11)
!103 = !{!104}
!104 = !DITemplateTypeParameter(name: "T", type: !11)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(name: "seen", scope: !107, file: !3, line: 10, type: !65, isLocal: false, isDefinition: true)
!107 = distinct !DISubprogram(name: "tmax<double>", linkageName: "_Z4tmaxIdET_S0_S0_", scope: !3, file: !3, line: 10, type: !108, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !113, retainedNodes: !110, keyInstructions: true)
!108 = !DISubroutineType(types: !109)
!109 = !{!65, !65, !65}
!110 = !{!111, !112}
!111 = !DILocalVariable(name: "a", arg: 1, scope: !107, file: !3, line: 10, type: !65)
!112 = !DILocalVariable(name: "b", arg: 2, scope: !107, file: !3, line: 10, type: !65)
!113 = !{!114}
!114 = !DITemplateTypeParameter(name: "T", type: !65)
!115 = !{i64 16, !"_ZTS1A"}
!116 = !{i64 32, !"_ZTSM1AFiiE.virtual"}
!117 = !{i64 1}
!118 = !{i64 80, !"_ZTS1A"}
!119 = !{i64 24, !"_ZTSM1AFiiE.virtual"}
!120 = !{i64 96, !"_ZTSM1AFiiE.virtual"}
!121 = !{i64 24, !"_ZTS1B"}
!122 = !{i64 24, !"_ZTSM1BFiiE.virtual"}
!123 = !{i64 96, !"_ZTSM1BFiiE.virtual"}
!124 = !{i64 24, !"_ZTS1C"}
!125 = !{i64 24, !"_ZTSM1CFiiE.virtual"}
!126 = !{i64 96, !"_ZTSM1CFiiE.virtual"}
!127 = !{i32 7, !"Dwarf Version", i32 5}
!128 = !{i32 2, !"Debug Info Version", i32 3}
!129 = !{i32 1, !"wchar_size", i32 4}
!130 = !{i32 1, !"Virtual Function Elim", i32 0}
!131 = !{i32 8, !"PIC Level", i32 2}
!132 = !{i32 7, !"PIE Level", i32 2}
!133 = !{i32 1, !"ThinLTO", i32 0}
!134 = !{i32 1, !"EnableSplitLTOUnit", i32 1}
!135 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!136 = !{!137, !137, i64 0}
!137 = !{!"int", !138, i64 0}
!138 = !{!"omnipotent char", !139, i64 0}
!139 = !{!"Simple C++ TBAA"}
!140 = distinct !DISubprogram(name: "~A", linkageName: "_ZN1AD2Ev", scope: !19, file: !3, line: 5, type: !28, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !27, retainedNodes: !141, keyInstructions: true)
!141 = !{!142}
!142 = !DILocalVariable(name: "this", arg: 1, scope: !140, type: !143, flags: DIFlagArtificial | DIFlagObjectPointer)
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!144 = !DILocation(line: 0, scope: !140)
!145 = !DILocation(line: 5, column: 28, scope: !140, atomGroup: 1, atomRank: 1)
!146 = distinct !DISubprogram(name: "~A", linkageName: "_ZN1AD0Ev", scope: !19, file: !3, line: 5, type: !28, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !27, retainedNodes: !147, keyInstructions: true)
!147 = !{!148}
!148 = !DILocalVariable(name: "this", arg: 1, scope: !146, type: !143, flags: DIFlagArtificial | DIFlagObjectPointer)
!149 = !DILocation(line: 0, scope: !146)
!150 = !DILocation(line: 5, column: 27, scope: !146)
!151 = distinct !DISubprogram(name: "f", linkageName: "_ZN1C1fEi", scope: !13, file: !3, line: 6, type: !45, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !48, retainedNodes: !152, keyInstructions: true)
!152 = !{!153, !154}
!153 = !DILocalVariable(name: "this", arg: 1, scope: !151, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!154 = !DILocalVariable(name: "x", arg: 2, scope: !151, file: !3, line: 6, type: !11)
!155 = !DILocation(line: 0, scope: !151)
!156 = !DILocation(line: 6, column: 34, scope: !151)
!157 = !{!158, !138, i64 8}
!158 = !{!"_ZTS1C", !159, i64 0, !138, i64 8}
!159 = !{!"_ZTS1B"}
!160 = !DILocation(line: 6, column: 26, scope: !151)
!161 = !{!162, !162, i64 0}
!162 = !{!"vtable pointer", !139, i64 0}
!163 = !{}
!164 = !DILocalVariable(name: "this", arg: 1, scope: !165, type: !168, flags: DIFlagArtificial | DIFlagObjectPointer)
!165 = distinct !DISubprogram(name: "f", linkageName: "_ZN1B1fEi", scope: !16, file: !3, line: 3, type: !36, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !35, retainedNodes: !166, keyInstructions: true)
!166 = !{!164, !167}
!167 = !DILocalVariable(name: "x", arg: 2, scope: !165, file: !3, line: 3, type: !11)
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!169 = !DILocation(line: 0, scope: !165, inlinedAt: !170)
!170 = distinct !DILocation(line: 6, column: 46, scope: !151)
!171 = !DILocation(line: 3, column: 59, scope: !165, inlinedAt: !170)
!172 = !{!173, !137, i64 8}
!173 = !{!"_ZTS1A", !137, i64 8}
!174 = !DILocation(line: 3, column: 57, scope: !165, inlinedAt: !170, atomGroup: 1, atomRank: 2)
!175 = !DILocation(line: 6, column: 41, scope: !151, atomGroup: 1, atomRank: 2)
!176 = !DILocation(line: 6, column: 19, scope: !151, atomGroup: 1, atomRank: 1)
!177 = !DILocation(line: 0, scope: !165)
!178 = !DILocation(line: 3, column: 59, scope: !165)
!179 = !DILocation(line: 3, column: 57, scope: !165, atomGroup: 1, atomRank: 2)
!180 = !DILocation(line: 3, column: 48, scope: !165, atomGroup: 1, atomRank: 1)
!181 = distinct !DISubprogram(linkageName: "_ZTv0_n32_N1C1fEi", scope: !3, file: !3, line: 6, type: !182, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!182 = !DISubroutineType(types: !163)
!183 = !DILocation(line: 0, scope: !181)
!184 = !DILocation(line: 0, scope: !151, inlinedAt: !185)
!185 = distinct !DILocation(line: 0, scope: !181)
!186 = !DILocation(line: 6, column: 34, scope: !151, inlinedAt: !185)
!187 = !DILocation(line: 6, column: 26, scope: !151, inlinedAt: !185)
!188 = !DILocation(line: 0, scope: !165, inlinedAt: !189)
!189 = distinct !DILocation(line: 6, column: 46, scope: !151, inlinedAt: !185)
!190 = !DILocation(line: 3, column: 59, scope: !165, inlinedAt: !189)
!191 = !DILocation(line: 3, column: 57, scope: !165, inlinedAt: !189, atomGroup: 1, atomRank: 2)
!192 = !DILocation(line: 6, column: 41, scope: !151, inlinedAt: !185, atomGroup: 1, atomRank: 2)
!193 = distinct !DISubprogram(name: "eh", linkageName: "_Z2ehi", scope: !3, file: !3, line: 8, type: !194, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !196, keyInstructions: true)
!194 = !DISubroutineType(types: !195)
!195 = !{!11, !11}
!196 = !{!197, !198, !205, !207}
!197 = !DILocalVariable(name: "x", arg: 1, scope: !193, file: !3, line: 8, type: !11)
!198 = !DILocalVariable(name: "g", scope: !193, file: !3, line: 8, type: !199)
!199 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "G", file: !3, line: 7, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !200, identifier: "_ZTS1G")
!200 = !{!201}
!201 = !DISubprogram(name: "~G", linkageName: "_ZN1GD4Ev", scope: !199, file: !3, line: 7, type: !202, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DISubroutineType(types: !203)
!203 = !{null, !204}
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !199, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!205 = !DILocalVariable(name: "a", scope: !193, file: !3, line: 8, type: !206)
!206 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !19, size: 64)
!207 = !DILocalVariable(name: "i", scope: !193, file: !3, line: 8, type: !11)
!208 = !DILocation(line: 0, scope: !193)
!209 = !DILocation(line: 8, column: 17, scope: !193)
!210 = !DILocation(line: 8, column: 19, scope: !193)
!211 = !DILocation(line: 8, column: 28, scope: !212)
!212 = distinct !DILexicalBlock(scope: !193, file: !3, line: 8, column: 26)
!213 = !DILocation(line: 8, column: 42, scope: !214, atomGroup: 1, atomRank: 2)
!214 = distinct !DILexicalBlock(scope: !212, file: !3, line: 8, column: 40)
!215 = !DILocation(line: 8, column: 42, scope: !214, atomGroup: 1, atomRank: 1)
!216 = !DILocation(line: 8, column: 48, scope: !214)
!217 = !DILocation(line: 8, column: 160, scope: !212)
!218 = !DILocation(line: 8, column: 57, scope: !212)
!219 = !DILocation(line: 8, column: 117, scope: !220)
!220 = distinct !DILexicalBlock(scope: !193, file: !3, line: 8, column: 100)
!221 = !DILocation(line: 8, column: 117, scope: !220, atomGroup: 3, atomRank: 2)
!222 = !DILocation(line: 8, column: 85, scope: !223)
!223 = distinct !DILexicalBlock(scope: !193, file: !3, line: 8, column: 73)
!224 = !DILocation(line: 8, scope: !193)
!225 = !DILocation(line: 8, column: 111, scope: !220)
!226 = !DILocation(line: 8, column: 111, scope: !220, atomGroup: 2, atomRank: 2)
!227 = !DILocation(line: 8, column: 133, scope: !228)
!228 = distinct !DILexicalBlock(scope: !193, file: !3, line: 8, column: 131)
!229 = !DILocation(line: 8, column: 141, scope: !228)
!230 = !DILocation(line: 8, column: 160, scope: !228)
!231 = !DILocation(line: 8, column: 148, scope: !228)
!232 = !DILocation(line: 8, column: 160, scope: !220)
!233 = !DILocation(line: 8, column: 160, scope: !193)
!234 = !DILocation(line: 8, scope: !193, atomGroup: 2, atomRank: 1)
!235 = !DILocation(line: 8, column: 160, scope: !193, atomGroup: 6, atomRank: 1)
!236 = !DISubprogram(name: "may", linkageName: "_Z3mayi", scope: !3, file: !3, line: 7, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{null, !11}
!239 = !DISubprogram(name: "~G", linkageName: "_ZN1GD1Ev", scope: !199, file: !3, line: 7, type: !202, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!240 = distinct !DISubprogram(name: "filter", linkageName: "_Z6filteri", scope: !3, file: !3, line: 9, type: !194, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !241, keyInstructions: true)
!241 = !{!242}
!242 = !DILocalVariable(name: "x", arg: 1, scope: !240, file: !3, line: 9, type: !11)
!243 = !DILocation(line: 0, scope: !240)
!244 = !DILocation(line: 9, column: 30, scope: !240)
!245 = !DILocation(line: 9, column: 38, scope: !240, atomGroup: 1, atomRank: 1)
!246 = distinct !DISubprogram(name: "use", linkageName: "_Z3usev", scope: !3, file: !3, line: 11, type: !24, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!247 = !DILocation(line: 0, scope: !97, inlinedAt: !248)
!248 = distinct !DILocation(line: 11, column: 20, scope: !246)
!249 = !DILocation(line: 10, column: 46, scope: !97, inlinedAt: !248)
!250 = !{!"branch_weights", i32 1, i32 1048575}
!251 = !DILocation(line: 10, column: 46, scope: !97, inlinedAt: !248, atomGroup: 1, atomRank: 1)
!252 = !DILocation(line: 0, scope: !107, inlinedAt: !253)
!253 = distinct !DILocation(line: 11, column: 38, scope: !246)
!254 = !DILocation(line: 10, column: 46, scope: !107, inlinedAt: !253)
!255 = !DILocation(line: 10, column: 46, scope: !107, inlinedAt: !253, atomGroup: 1, atomRank: 1)
!256 = !{!257, !257, i64 0}
!257 = !{!"double", !138, i64 0}
!258 = !DILocation(line: 10, column: 72, scope: !107, inlinedAt: !253, atomGroup: 3, atomRank: 1)
!259 = !DILocation(line: 11, column: 38, scope: !246)
!260 = !DILocation(line: 11, column: 31, scope: !246, atomGroup: 1, atomRank: 2)
!261 = !DILocation(line: 11, column: 13, scope: !246, atomGroup: 1, atomRank: 1)
!262 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !263, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!263 = !DISubroutineType(types: !264)
!264 = !{null}
!265 = !DILocation(line: 0, scope: !97, inlinedAt: !266)
!266 = distinct !DILocation(line: 11, column: 20, scope: !246, inlinedAt: !267)
!267 = distinct !DILocation(line: 12, column: 61, scope: !262)
!268 = !DILocation(line: 10, column: 46, scope: !97, inlinedAt: !266)
!269 = !DILocation(line: 10, column: 46, scope: !97, inlinedAt: !266, atomGroup: 1, atomRank: 1)
!270 = !DILocation(line: 0, scope: !107, inlinedAt: !271)
!271 = distinct !DILocation(line: 11, column: 38, scope: !246, inlinedAt: !267)
!272 = !DILocation(line: 10, column: 46, scope: !107, inlinedAt: !271)
!273 = !DILocation(line: 10, column: 46, scope: !107, inlinedAt: !271, atomGroup: 1, atomRank: 1)
!274 = !DILocation(line: 10, column: 72, scope: !107, inlinedAt: !271, atomGroup: 3, atomRank: 1)
!275 = !DILocation(line: 11, column: 38, scope: !246, inlinedAt: !267)
!276 = !DILocation(line: 11, column: 31, scope: !246, inlinedAt: !267, atomGroup: 1, atomRank: 2)
!277 = !DILocation(line: 0, scope: !262)
!278 = !DILocation(line: 12, column: 61, scope: !262, atomGroup: 1, atomRank: 1)
!279 = distinct !DISubprogram(name: "down", linkageName: "_Z4downP1A", scope: !3, file: !3, line: 14, type: !280, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !282, keyInstructions: true)
!280 = !DISubroutineType(types: !281)
!281 = !{!143, !143}
!282 = !{!283}
!283 = !DILocalVariable(name: "p", arg: 1, scope: !279, file: !3, line: 14, type: !143)
!284 = !DILocation(line: 0, scope: !279)
!285 = !DILocation(line: 14, column: 24, scope: !279)
!286 = !DILocation(line: 14, column: 24, scope: !279, atomGroup: 3, atomRank: 2)
!287 = !DILocation(line: 14, column: 17, scope: !279, atomGroup: 3, atomRank: 1)
!288 = distinct !DISubprogram(name: "lam", linkageName: "_Z3lami", scope: !3, file: !3, line: 15, type: !289, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !294, keyInstructions: true)
!289 = !DISubroutineType(types: !290)
!290 = !{!291, !11}
!291 = distinct !DICompositeType(tag: DW_TAG_class_type, file: !3, line: 15, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !292)
!292 = !{!293}
!293 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !291, file: !3, line: 15, baseType: !11, size: 32)
!294 = !{!295}
!295 = !DILocalVariable(name: "k", arg: 1, scope: !288, file: !3, line: 15, type: !11)
!296 = !DILocation(line: 0, scope: !288)
!297 = !DILocation(line: 15, column: 19, scope: !288, atomGroup: 1, atomRank: 1)
!298 = distinct !DISubprogram(name: "callam", linkageName: "_Z6callamv", scope: !3, file: !3, line: 16, type: !24, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!299 = !DILocation(line: 16, column: 16, scope: !298, atomGroup: 1, atomRank: 1)
!300 = distinct !DISubprogram(name: "flip", linkageName: "_Z4flip1E", scope: !3, file: !3, line: 17, type: !301, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !303, keyInstructions: true)
!301 = !DISubroutineType(types: !302)
!302 = !{!5, !5}
!303 = !{!304}
!304 = !DILocalVariable(name: "e", arg: 1, scope: !300, file: !3, line: 17, type: !5)
!305 = !DILocation(line: 0, scope: !300)
!306 = !DILocation(line: 17, column: 64, scope: !300)
!307 = !DILocation(line: 17, column: 62, scope: !300, atomGroup: 1, atomRank: 2)
!308 = !DILocation(line: 17, column: 55, scope: !300, atomGroup: 1, atomRank: 1)
!309 = distinct !DISubprogram(name: "geth", linkageName: "_Z4gethi", scope: !3, file: !3, line: 18, type: !194, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !310, keyInstructions: true)
!310 = !{!311}
!311 = !DILocalVariable(name: "i", arg: 1, scope: !309, file: !3, line: 18, type: !11)
!312 = !DILocation(line: 0, scope: !309)
!313 = !DILocation(line: 18, column: 90, scope: !309)
!314 = !DILocation(line: 18, column: 90, scope: !309, atomGroup: 1, atomRank: 2)
!315 = !DILocation(line: 18, column: 83, scope: !309, atomGroup: 1, atomRank: 1)
!316 = distinct !DISubprogram(name: "mk", linkageName: "_Z2mkv", scope: !3, file: !3, line: 19, type: !317, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!317 = !DISubroutineType(types: !318)
!318 = !{!143}
!319 = !DILocation(line: 19, column: 46, scope: !316)
!320 = !DILocalVariable(name: "this", arg: 1, scope: !321, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!321 = distinct !DISubprogram(name: "C", linkageName: "_ZN1CC1Ev", scope: !13, file: !3, line: 4, type: !322, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !324, retainedNodes: !325, keyInstructions: true)
!322 = !DISubroutineType(types: !323)
!323 = !{null, !47}
!324 = !DISubprogram(name: "C", linkageName: "_ZN1CC4Ev", scope: !13, type: !322, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!325 = !{!320}
!326 = !DILocation(line: 0, scope: !321, inlinedAt: !327)
!327 = distinct !DILocation(line: 19, column: 46, scope: !316)
!328 = !DILocation(line: 4, column: 8, scope: !321, inlinedAt: !327)
!329 = !DILocalVariable(name: "this", arg: 1, scope: !330, type: !143, flags: DIFlagArtificial | DIFlagObjectPointer)
!330 = distinct !DISubprogram(name: "A", linkageName: "_ZN1AC2Ev", scope: !19, file: !3, line: 2, type: !28, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !331, retainedNodes: !332, keyInstructions: true)
!331 = !DISubprogram(name: "A", linkageName: "_ZN1AC4Ev", scope: !19, type: !28, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!332 = !{!329}
!333 = !DILocation(line: 0, scope: !330, inlinedAt: !334)
!334 = distinct !DILocation(line: 4, column: 8, scope: !321, inlinedAt: !327)
!335 = !DILocation(line: 2, column: 54, scope: !330, inlinedAt: !334)
!336 = !DILocation(line: 2, column: 54, scope: !330, inlinedAt: !334, atomGroup: 1, atomRank: 1)
!337 = !DILocation(line: 4, column: 66, scope: !321, inlinedAt: !327)
!338 = !DILocation(line: 4, column: 66, scope: !321, inlinedAt: !327, atomGroup: 1, atomRank: 1)
!339 = !DILocation(line: 2, column: 54, scope: !330, inlinedAt: !334, atomGroup: 8, atomRank: 1)
!340 = !DILocation(line: 4, column: 66, scope: !321, inlinedAt: !327, atomGroup: 9, atomRank: 1)
!341 = !DILocation(line: 2, column: 54, scope: !330, inlinedAt: !334, atomGroup: 10, atomRank: 1)
!342 = !DILocation(line: 4, column: 66, scope: !321, inlinedAt: !327, atomGroup: 11, atomRank: 1)
!343 = !DILocation(line: 19, column: 39, scope: !316, atomGroup: 1, atomRank: 1)
!344 = !DISubprogram(name: "operator new[]", linkageName: "_Znam", scope: !3, file: !3, type: !345, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!345 = !DISubroutineType(types: !346)
!346 = !{!74, !347}
!347 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!348 = distinct !DISubprogram(name: "sjlj", linkageName: "_Z4sjljPi", scope: !3, file: !3, line: 21, type: !349, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !351, keyInstructions: true)
!349 = !DISubroutineType(types: !350)
!350 = !{!11, !52}
!351 = !{!352, !353, !355}
!352 = !DILocalVariable(name: "p", arg: 1, scope: !348, file: !3, line: 21, type: !52)
!353 = !DILocalVariable(name: "r", scope: !348, file: !3, line: 21, type: !354)
!354 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !11, size: 64)
!355 = !DILocalVariable(name: "q", scope: !356, file: !3, line: 21, type: !52)
!356 = distinct !DILexicalBlock(scope: !348, file: !3, line: 21, column: 58)
!357 = !DILocation(line: 0, scope: !348)
!358 = !DILocation(line: 21, column: 34, scope: !348)
!359 = !DILocation(line: 21, column: 34, scope: !348, atomGroup: 2, atomRank: 2)
!360 = !DILocation(line: 21, column: 34, scope: !348, atomGroup: 2, atomRank: 1)
!361 = !DILocation(line: 21, column: 53, scope: !356, atomGroup: 3, atomRank: 2)
!362 = !DILocation(line: 0, scope: !356)
!363 = !DILocation(line: 21, column: 58, scope: !356)
!364 = !DILocation(line: 21, column: 58, scope: !356, atomGroup: 4, atomRank: 2)
!365 = !DILocation(line: 21, column: 83, scope: !348, atomGroup: 7, atomRank: 1)
!366 = distinct !DISubprogram(name: "hiddenf", linkageName: "_Z7hiddenfv", scope: !3, file: !3, line: 22, type: !24, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!367 = !DILocation(line: 22, column: 55, scope: !366, atomGroup: 1, atomRank: 1)
!368 = distinct !DISubprogram(name: "callweak", linkageName: "_Z8callweakv", scope: !3, file: !3, line: 23, type: !24, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!369 = !DILocation(line: 23, column: 25, scope: !368, atomGroup: 2, atomRank: 2)
!370 = !DILocation(line: 23, column: 25, scope: !368, atomGroup: 2, atomRank: 1)
!371 = !DILocation(line: 23, column: 33, scope: !368)
!372 = !DILocation(line: 23, column: 25, scope: !368)
!373 = !DILocation(line: 23, column: 25, scope: !368, atomGroup: 1, atomRank: 2)
!374 = !DILocation(line: 23, column: 18, scope: !368, atomGroup: 1, atomRank: 1)
!375 = !DISubprogram(name: "weakf", scope: !3, file: !3, line: 22, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!376 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD1Ev", scope: !16, file: !3, line: 3, type: !40, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !39, retainedNodes: !377, keyInstructions: true)
!377 = !{!378}
!378 = !DILocalVariable(name: "this", arg: 1, scope: !376, type: !168, flags: DIFlagArtificial | DIFlagObjectPointer)
!379 = !DILocation(line: 0, scope: !376)
!380 = !DILocation(line: 3, column: 79, scope: !376, atomGroup: 1, atomRank: 1)
!381 = distinct !DISubprogram(name: "~B", linkageName: "_ZN1BD0Ev", scope: !16, file: !3, line: 3, type: !40, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !39, retainedNodes: !382, keyInstructions: true)
!382 = !{!383}
!383 = !DILocalVariable(name: "this", arg: 1, scope: !381, type: !168, flags: DIFlagArtificial | DIFlagObjectPointer)
!384 = !DILocation(line: 0, scope: !381)
!385 = !DILocation(line: 3, column: 78, scope: !381)
!386 = !DILocation(line: 3, column: 79, scope: !381, atomGroup: 1, atomRank: 1)
!387 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1BD1Ev", scope: !3, file: !3, line: 3, type: !182, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!388 = !DILocation(line: 0, scope: !387)
!389 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1BD0Ev", scope: !3, file: !3, line: 3, type: !182, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!390 = !DILocation(line: 0, scope: !389)
!391 = !DILocation(line: 0, scope: !381, inlinedAt: !392)
!392 = distinct !DILocation(line: 0, scope: !389)
!393 = !DILocation(line: 3, column: 78, scope: !381, inlinedAt: !392)
!394 = distinct !DISubprogram(linkageName: "_ZTv0_n32_N1B1fEi", scope: !3, file: !3, line: 3, type: !182, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!395 = !DILocation(line: 0, scope: !394)
!396 = !DILocation(line: 0, scope: !165, inlinedAt: !397)
!397 = distinct !DILocation(line: 0, scope: !394)
!398 = !DILocation(line: 3, column: 59, scope: !165, inlinedAt: !397)
!399 = !DILocation(line: 3, column: 57, scope: !165, inlinedAt: !397, atomGroup: 1, atomRank: 2)
!400 = distinct !DISubprogram(name: "~C", linkageName: "_ZN1CD1Ev", scope: !13, file: !3, line: 4, type: !322, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !401, retainedNodes: !402, keyInstructions: true)
!401 = !DISubprogram(name: "~C", linkageName: "_ZN1CD4Ev", scope: !13, type: !322, containingType: !13, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!402 = !{!403}
!403 = !DILocalVariable(name: "this", arg: 1, scope: !400, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!404 = !DILocation(line: 0, scope: !400)
!405 = !DILocation(line: 4, column: 8, scope: !400, atomGroup: 1, atomRank: 1)
!406 = distinct !DISubprogram(name: "~C", linkageName: "_ZN1CD0Ev", scope: !13, file: !3, line: 4, type: !322, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !401, retainedNodes: !407, keyInstructions: true)
!407 = !{!408}
!408 = !DILocalVariable(name: "this", arg: 1, scope: !406, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer)
!409 = !DILocation(line: 0, scope: !406)
!410 = !DILocation(line: 4, column: 8, scope: !406)
!411 = !DILocation(line: 4, column: 8, scope: !406, atomGroup: 1, atomRank: 1)
!412 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1CD1Ev", scope: !3, file: !3, line: 4, type: !182, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!413 = !DILocation(line: 0, scope: !412)
!414 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N1CD0Ev", scope: !3, file: !3, line: 4, type: !182, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!415 = !DILocation(line: 0, scope: !414)
!416 = !DILocation(line: 0, scope: !406, inlinedAt: !417)
!417 = distinct !DILocation(line: 0, scope: !414)
!418 = !DILocation(line: 4, column: 8, scope: !406, inlinedAt: !417)
!419 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !3, file: !3, type: !420, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!420 = !DISubroutineType(types: !421)
!421 = !{null, !74, !347}
!422 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_b.cpp", scope: !3, file: !3, type: !182, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!423 = !DILocation(line: 0, scope: !97, inlinedAt: !424)
!424 = distinct !DILocation(line: 11, column: 20, scope: !246, inlinedAt: !425)
!425 = distinct !DILocation(line: 13, column: 19, scope: !426, inlinedAt: !427)
!426 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !3, file: !3, type: !263, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!427 = distinct !DILocation(line: 0, scope: !422)
!428 = !DILocation(line: 10, column: 46, scope: !97, inlinedAt: !424)
!429 = !DILocation(line: 10, column: 46, scope: !97, inlinedAt: !424, atomGroup: 1, atomRank: 1)
!430 = !DILocation(line: 0, scope: !107, inlinedAt: !431)
!431 = distinct !DILocation(line: 11, column: 38, scope: !246, inlinedAt: !425)
!432 = !DILocation(line: 10, column: 46, scope: !107, inlinedAt: !431)
!433 = !DILocation(line: 10, column: 46, scope: !107, inlinedAt: !431, atomGroup: 1, atomRank: 1)
!434 = distinct !DISubprogram(linkageName: "__tls_init", scope: !3, file: !3, type: !182, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!435 = !DILocation(line: 0, scope: !434)
!436 = !{!"branch_weights", i32 1, i32 1023}

^0 = module: (path: "[Regular LTO]", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "_ZZ4tmaxIdET_S0_S0_E4seen", summaries: (variable: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0)))) ; guid = 156674160834955894
^2 = gv: (name: "__clang_call_terminate", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 3, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 1), calls: ((callee: ^10, relbf: 256, tail: 1), (callee: ^50, relbf: 256, tail: 1))))) ; guid = 1080103601501470593
^3 = gv: (name: "__gxx_personality_v0") ; guid = 1233668236132380018
^4 = gv: (name: "_ZTS1C", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 1884921850105019584
^5 = gv: (name: "_ZN12_GLOBAL__N_13hidE", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 1928818545729544167
^6 = gv: (name: "_ZdlPvm") ; guid = 2054777859222858863
^7 = gv: (name: "llvm.global_ctors", summaries: (variable: (module: ^0, flags: (linkage: appending, visibility: default, notEligibleToImport: 1, live: 1, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0), refs: (^40)))) ; guid = 2412314959268824392
^8 = gv: (name: "_ZGVZ4tmaxIiET_S0_S0_E4seen", summaries: (variable: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0)))) ; guid = 2718967513021076689
^9 = gv: (name: "_ZN1AD1Ev", summaries: (alias: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), aliasee: ^62))) ; guid = 2728269867410299761
^10 = gv: (name: "__cxa_begin_catch") ; guid = 2822380080272388849
^11 = gv: (name: "_Z8callweakv", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 6, calls: ((callee: ^47, relbf: 160, tail: 1)), refs: (^47)))) ; guid = 3133637224957843927
^12 = gv: (name: "_ZN1C5countE", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 3141628507807089891
^13 = gv: (name: "_ZTW2tl", summaries: (function: (module: ^0, flags: (linkage: weak_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 9, calls: ((callee: ^69, tail: 1)), refs: (^75, ^22)))) ; guid = 3245910242054168622
^14 = gv: (name: "_ZTC1C0_1B", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^30, ^71, ^17, ^28, ^25, ^27, ^74)))) ; guid = 3355990821050724169
^15 = gv: (name: "_ZN1GD1Ev") ; guid = 4287226152092726458
^16 = gv: (name: "_Z2ehi", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 50, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 0, mayThrow: 1, hasUnknownCall: 1, mustBeUnreachable: 0), calls: ((callee: ^70, relbf: 256), (callee: ^61, tail: 1), (callee: ^42), (callee: ^10, tail: 1), (callee: ^36, tail: 1), (callee: ^43), (callee: ^15, relbf: 255), (callee: ^2, tail: 1)), typeIdInfo: (typeTestAssumeConstVCalls: ((vFuncId: (guid: 7004155349499253778, offset: 16), args: (2)))), refs: (^3, ^26, ^24)))) ; guid = 4517934587623010089
^17 = gv: (name: "_ZTv0_n24_N1BD0Ev", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 6, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^6, relbf: 256, tail: 1))))) ; guid = 4968348529734695024
^18 = gv: (name: "_Z4downP1A", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 12, funcFlags: (readNone: 0, readOnly: 1, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^72, relbf: 160, tail: 1)), refs: (^24, ^48)))) ; guid = 5359276103607347659
^19 = gv: (name: "_Z6filteri", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 6, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^70, relbf: 256), (callee: ^2, tail: 1)), refs: (^3)))) ; guid = 5379601629199264251
^20 = gv: (name: "_Z6callamv", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 5741745451959376859
^21 = gv: (name: "_ZTS1B", summaries: (variable: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 1)))) ; guid = 6203814149063363976
^22 = gv: (name: "tl", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 6228439504674437681
^23 = gv: (name: "_ZTS1A", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 7004155349499253778
^24 = gv: (name: "_ZTI1A", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^23, ^63)))) ; guid = 7112837063505133550
^25 = gv: (name: "_ZN1B1fEi", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 8, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 7162046368816414394
^26 = gv: (name: "_ZTIi") ; guid = 7332356510842962422
^27 = gv: (name: "_ZN1BD1Ev", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 1, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 7523622959606710304
^28 = gv: (name: "_ZTv0_n32_N1B1fEi", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 12))) ; guid = 7678253700758909257
^29 = gv: (name: "_ZGVZ4tmaxIdET_S0_S0_E4seen", summaries: (variable: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0)))) ; guid = 7727045950122218490
^30 = gv: (name: "_ZTI1B", summaries: (variable: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 1), refs: (^21, ^24, ^58)))) ; guid = 9025253115610280471
^31 = gv: (name: "als", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 9299359392612521411
^32 = gv: (name: "_Z4sjljPi", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 8, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 9340853065876060445
^33 = gv: (name: "_Z3usev", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 22, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^46, tail: 1), (callee: ^55, tail: 1)), refs: (^8, ^41, ^29, ^1)))) ; guid = 9646765240410644429
^34 = gv: (name: "_ZN1CD1Ev", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 1, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 9859697818408118849
^35 = gv: (name: "_ZL3kPi", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1)))) ; guid = 9968240234781637722
^36 = gv: (name: "__cxa_end_catch") ; guid = 10158920175350430535
^37 = gv: (name: "_ZTH2tl", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 8, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^69, tail: 1)), refs: (^75)))) ; guid = 10507419240066661735
^38 = gv: (name: "_ZN1CD0Ev", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^6, relbf: 256, tail: 1))))) ; guid = 10591062186937233513
^39 = gv: (name: "_ZTVN10__cxxabiv120__si_class_type_infoE") ; guid = 10873349890511596996
^40 = gv: (name: "_GLOBAL__sub_I_b.cpp", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 19, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^46, tail: 1), (callee: ^55, tail: 1)), refs: (^8, ^41, ^29, ^1)))) ; guid = 11306944943177030329
^41 = gv: (name: "_ZZ4tmaxIiET_S0_S0_E4seen", summaries: (variable: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0)))) ; guid = 11575663480255684544
^42 = gv: (name: "__cxa_throw") ; guid = 11744965366672030630
^43 = gv: (name: "__cxa_rethrow") ; guid = 11911811000710313552
^44 = gv: (name: "_ZTv0_n32_N1C1fEi", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 30, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 0, mayThrow: 0, hasUnknownCall: 1, mustBeUnreachable: 0)))) ; guid = 12047966536390456635
^45 = gv: (name: "_ZTV1A", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^24, ^62, ^68, ^60)))) ; guid = 12105754951942688208
^46 = gv: (name: "__cxa_guard_acquire") ; guid = 12430989598457996560
^47 = gv: (name: "weakf") ; guid = 12716618173341680060
^48 = gv: (name: "_ZTI1C", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^4, ^30, ^39)))) ; guid = 12854429956262674144
^49 = gv: (name: "_ZTV1C", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^48, ^64, ^57, ^44, ^56, ^34, ^38)))) ; guid = 13624023785555846296
^50 = gv: (name: "_ZSt9terminatev") ; guid = 13807749166652787960
^51 = gv: (name: "inl", summaries: (variable: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 0, writeonly: 0, constant: 0)))) ; guid = 13810702279334711971
^52 = gv: (name: "_Z4gethi", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 4, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^5)))) ; guid = 14373943145725844322
^53 = gv: (name: "_ZTT1C", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 0, constant: 1), refs: (^49, ^14)))) ; guid = 14428912719534803329
^54 = gv: (name: "pp", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0), refs: (^35)))) ; guid = 14816311185124000708
^55 = gv: (name: "__cxa_guard_release") ; guid = 14859031928521361919
^56 = gv: (name: "_ZN1C1fEi", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 26, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 0, mayThrow: 0, hasUnknownCall: 1, mustBeUnreachable: 0)))) ; guid = 14876272565662207556
^57 = gv: (name: "_ZTv0_n24_N1CD0Ev", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 6, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^6, relbf: 256, tail: 1))))) ; guid = 15114572569035064654
^58 = gv: (name: "_ZTVN10__cxxabiv121__vmi_class_type_infoE") ; guid = 15154540976975978366
^59 = gv: (name: "_Z7hiddenfv", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 15311601003384472674
^60 = gv: (name: "__cxa_pure_virtual") ; guid = 15445200097692986839
^61 = gv: (name: "__cxa_allocate_exception") ; guid = 15475840464582149017
^62 = gv: (name: "_ZN1AD2Ev", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 16046399711340586471
^63 = gv: (name: "_ZTVN10__cxxabiv117__class_type_infoE") ; guid = 16105443863886496782
^64 = gv: (name: "_ZTv0_n24_N1CD1Ev", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 1, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 16357605122917563869
^65 = gv: (name: "_Z4flip1E", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 3, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 17324995622253778424
^66 = gv: (name: "_Z2mkv", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 33, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 1, noInline: 0, alwaysInline: 0, noUnwind: 0, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^76, relbf: 256, tail: 1)), refs: (^49)))) ; guid = 17361178236449156612
^67 = gv: (name: "pinl", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0), refs: (^51)))) ; guid = 17362904197618712250
^68 = gv: (name: "_ZN1AD0Ev", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 1)))) ; guid = 17480910944526103806
^69 = gv: (name: "__cxx_global_var_init", summaries: (function: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 24, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^46, tail: 1), (callee: ^55, tail: 1)), refs: (^8, ^41, ^29, ^1, ^22)))) ; guid = 17499798089535922469
^70 = gv: (name: "_Z3mayi") ; guid = 17557920430223352105
^71 = gv: (name: "_ZTv0_n24_N1BD1Ev", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 1, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 17872365759419554964
^72 = gv: (name: "__dynamic_cast") ; guid = 17922977462723951168
^73 = gv: (name: "_Z3lami", summaries: (function: (module: ^0, flags: (linkage: external, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), insts: 1, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 18086925468495483737
^74 = gv: (name: "_ZN1BD0Ev", summaries: (function: (module: ^0, flags: (linkage: linkonce_odr, visibility: hidden, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 1, importType: definition), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^6, relbf: 256, tail: 1))))) ; guid = 18232796009683353449
^75 = gv: (name: "__tls_guard", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 18292944863230423504
^76 = gv: (name: "_Znam") ; guid = 18423971256537370017
^77 = flags: 8
^78 = blockcount: 0

; ModuleID = 'booleans.cl'
source_filename = "booleans.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.box = type { i32, i32, [3 x i32] }

@heat.now = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@heat.next = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@heat.gain = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@layer.nodes = internal addrspace(3) global [16 x float] undef, align 4
@layer.products = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@forces.mine = internal addrspace(3) global [20 x <4 x float>] undef, align 16
@forces.theirs = internal addrspace(3) global [20 x <4 x float>] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @heat(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  store ptr addrspace(1) %2, ptr %15, align 8
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load ptr addrspace(1), ptr %14, align 8
  %21 = load ptr addrspace(1), ptr %15, align 8
  %22 = load i32, ptr %16, align 4
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_heat(ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21, i32 noundef %22, i32 noundef %23, i32 noundef %24) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_heat(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i8, align 1, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i8, align 1, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = addrspacecast ptr addrspace(5) %7 to ptr
  %30 = addrspacecast ptr addrspace(5) %8 to ptr
  %31 = addrspacecast ptr addrspace(5) %9 to ptr
  %32 = addrspacecast ptr addrspace(5) %10 to ptr
  %33 = addrspacecast ptr addrspace(5) %11 to ptr
  %34 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %29, align 8
  store ptr addrspace(1) %1, ptr %30, align 8
  store ptr addrspace(1) %2, ptr %31, align 8
  store i32 %3, ptr %32, align 4
  store i32 %4, ptr %33, align 4
  store i32 %5, ptr %34, align 4
  %35 = call i64 @_Z12get_local_idj(i32 noundef 0) #6
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr addrspace(5) %13, align 4
  %37 = call i64 @_Z12get_local_idj(i32 noundef 1) #6
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr addrspace(5) %14, align 4
  %39 = load i32, ptr %32, align 4
  %40 = mul nsw i32 2, %39
  %41 = sub nsw i32 16, %40
  store i32 %41, ptr addrspace(5) %15, align 4
  %42 = call i64 @_Z12get_group_idj(i32 noundef 0) #6
  %43 = trunc i64 %42 to i32
  %44 = load i32, ptr addrspace(5) %15, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %32, align 4
  %47 = sub nsw i32 %45, %46
  %48 = load i32, ptr addrspace(5) %13, align 4
  %49 = add nsw i32 %47, %48
  store i32 %49, ptr addrspace(5) %16, align 4
  %50 = call i64 @_Z12get_group_idj(i32 noundef 1) #6
  %51 = trunc i64 %50 to i32
  %52 = load i32, ptr addrspace(5) %15, align 4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %32, align 4
  %55 = sub nsw i32 %53, %54
  %56 = load i32, ptr addrspace(5) %14, align 4
  %57 = add nsw i32 %55, %56
  store i32 %57, ptr addrspace(5) %17, align 4
  %58 = load i32, ptr addrspace(5) %16, align 4
  %59 = icmp sge i32 %58, 0
  br i1 %59, label %60, label %71

60:                                               ; preds = %6
  %61 = load i32, ptr addrspace(5) %17, align 4
  %62 = icmp sge i32 %61, 0
  br i1 %62, label %63, label %71

63:                                               ; preds = %60
  %64 = load i32, ptr addrspace(5) %16, align 4
  %65 = load i32, ptr %33, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %71

67:                                               ; preds = %63
  %68 = load i32, ptr addrspace(5) %17, align 4
  %69 = load i32, ptr %34, align 4
  %70 = icmp slt i32 %68, %69
  br label %71

71:                                               ; preds = %67, %63, %60, %6
  %72 = phi i1 [ false, %63 ], [ false, %60 ], [ false, %6 ], [ %70, %67 ]
  %73 = zext i1 %72 to i8
  store i8 %73, ptr addrspace(5) %18, align 1
  %74 = load i8, ptr addrspace(5) %18, align 1
  %75 = trunc i8 %74 to i1
  br i1 %75, label %76, label %107

76:                                               ; preds = %71
  %77 = load ptr addrspace(1), ptr %30, align 8
  %78 = load i32, ptr addrspace(5) %17, align 4
  %79 = load i32, ptr %33, align 4
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr addrspace(5) %16, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4
  %86 = load i32, ptr addrspace(5) %14, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.now, i64 0, i64 %87
  %89 = load i32, ptr addrspace(5) %13, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x float], ptr addrspace(3) %88, i64 0, i64 %90
  store float %85, ptr addrspace(3) %91, align 4
  %92 = load ptr addrspace(1), ptr %29, align 8
  %93 = load i32, ptr addrspace(5) %17, align 4
  %94 = load i32, ptr %33, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr addrspace(5) %16, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %92, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4
  %101 = load i32, ptr addrspace(5) %14, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.gain, i64 0, i64 %102
  %104 = load i32, ptr addrspace(5) %13, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x float], ptr addrspace(3) %103, i64 0, i64 %105
  store float %100, ptr addrspace(3) %106, align 4
  br label %107

107:                                              ; preds = %76, %71
  call void @_Z7barrierj(i32 noundef 1) #5
  %108 = load i32, ptr addrspace(5) %14, align 4
  %109 = sub nsw i32 %108, 1
  store i32 %109, ptr addrspace(5) %19, align 4
  %110 = load i32, ptr addrspace(5) %14, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr addrspace(5) %20, align 4
  %112 = load i32, ptr addrspace(5) %13, align 4
  %113 = sub nsw i32 %112, 1
  store i32 %113, ptr addrspace(5) %21, align 4
  %114 = load i32, ptr addrspace(5) %13, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr addrspace(5) %22, align 4
  %116 = load i32, ptr addrspace(5) %17, align 4
  %117 = load i32, ptr addrspace(5) %14, align 4
  %118 = sub nsw i32 %116, %117
  %119 = icmp slt i32 %118, 0
  br i1 %119, label %120, label %124

120:                                              ; preds = %107
  %121 = load i32, ptr addrspace(5) %14, align 4
  %122 = load i32, ptr addrspace(5) %17, align 4
  %123 = sub nsw i32 %121, %122
  br label %125

124:                                              ; preds = %107
  br label %125

125:                                              ; preds = %124, %120
  %126 = phi i32 [ %123, %120 ], [ 0, %124 ]
  store i32 %126, ptr addrspace(5) %23, align 4
  %127 = load i32, ptr addrspace(5) %17, align 4
  %128 = load i32, ptr addrspace(5) %14, align 4
  %129 = sub nsw i32 %127, %128
  %130 = add nsw i32 %129, 16
  %131 = load i32, ptr %34, align 4
  %132 = icmp sgt i32 %130, %131
  br i1 %132, label %133, label %140

133:                                              ; preds = %125
  %134 = load i32, ptr %34, align 4
  %135 = sub nsw i32 %134, 1
  %136 = load i32, ptr addrspace(5) %17, align 4
  %137 = load i32, ptr addrspace(5) %14, align 4
  %138 = sub nsw i32 %136, %137
  %139 = sub nsw i32 %135, %138
  br label %141

140:                                              ; preds = %125
  br label %141

141:                                              ; preds = %140, %133
  %142 = phi i32 [ %139, %133 ], [ 15, %140 ]
  store i32 %142, ptr addrspace(5) %24, align 4
  %143 = load i32, ptr addrspace(5) %16, align 4
  %144 = load i32, ptr addrspace(5) %13, align 4
  %145 = sub nsw i32 %143, %144
  %146 = icmp slt i32 %145, 0
  br i1 %146, label %147, label %151

147:                                              ; preds = %141
  %148 = load i32, ptr addrspace(5) %13, align 4
  %149 = load i32, ptr addrspace(5) %16, align 4
  %150 = sub nsw i32 %148, %149
  br label %152

151:                                              ; preds = %141
  br label %152

152:                                              ; preds = %151, %147
  %153 = phi i32 [ %150, %147 ], [ 0, %151 ]
  store i32 %153, ptr addrspace(5) %25, align 4
  %154 = load i32, ptr addrspace(5) %16, align 4
  %155 = load i32, ptr addrspace(5) %13, align 4
  %156 = sub nsw i32 %154, %155
  %157 = add nsw i32 %156, 16
  %158 = load i32, ptr %33, align 4
  %159 = icmp sgt i32 %157, %158
  br i1 %159, label %160, label %167

160:                                              ; preds = %152
  %161 = load i32, ptr %33, align 4
  %162 = sub nsw i32 %161, 1
  %163 = load i32, ptr addrspace(5) %16, align 4
  %164 = load i32, ptr addrspace(5) %13, align 4
  %165 = sub nsw i32 %163, %164
  %166 = sub nsw i32 %162, %165
  br label %168

167:                                              ; preds = %152
  br label %168

168:                                              ; preds = %167, %160
  %169 = phi i32 [ %166, %160 ], [ 15, %167 ]
  store i32 %169, ptr addrspace(5) %26, align 4
  %170 = load i32, ptr addrspace(5) %19, align 4
  %171 = load i32, ptr addrspace(5) %23, align 4
  %172 = icmp slt i32 %170, %171
  br i1 %172, label %173, label %175

173:                                              ; preds = %168
  %174 = load i32, ptr addrspace(5) %23, align 4
  br label %177

175:                                              ; preds = %168
  %176 = load i32, ptr addrspace(5) %19, align 4
  br label %177

177:                                              ; preds = %175, %173
  %178 = phi i32 [ %174, %173 ], [ %176, %175 ]
  store i32 %178, ptr addrspace(5) %19, align 4
  %179 = load i32, ptr addrspace(5) %20, align 4
  %180 = load i32, ptr addrspace(5) %24, align 4
  %181 = icmp sgt i32 %179, %180
  br i1 %181, label %182, label %184

182:                                              ; preds = %177
  %183 = load i32, ptr addrspace(5) %24, align 4
  br label %186

184:                                              ; preds = %177
  %185 = load i32, ptr addrspace(5) %20, align 4
  br label %186

186:                                              ; preds = %184, %182
  %187 = phi i32 [ %183, %182 ], [ %185, %184 ]
  store i32 %187, ptr addrspace(5) %20, align 4
  %188 = load i32, ptr addrspace(5) %21, align 4
  %189 = load i32, ptr addrspace(5) %25, align 4
  %190 = icmp slt i32 %188, %189
  br i1 %190, label %191, label %193

191:                                              ; preds = %186
  %192 = load i32, ptr addrspace(5) %25, align 4
  br label %195

193:                                              ; preds = %186
  %194 = load i32, ptr addrspace(5) %21, align 4
  br label %195

195:                                              ; preds = %193, %191
  %196 = phi i32 [ %192, %191 ], [ %194, %193 ]
  store i32 %196, ptr addrspace(5) %21, align 4
  %197 = load i32, ptr addrspace(5) %22, align 4
  %198 = load i32, ptr addrspace(5) %26, align 4
  %199 = icmp sgt i32 %197, %198
  br i1 %199, label %200, label %202

200:                                              ; preds = %195
  %201 = load i32, ptr addrspace(5) %26, align 4
  br label %204

202:                                              ; preds = %195
  %203 = load i32, ptr addrspace(5) %22, align 4
  br label %204

204:                                              ; preds = %202, %200
  %205 = phi i32 [ %201, %200 ], [ %203, %202 ]
  store i32 %205, ptr addrspace(5) %22, align 4
  store i32 0, ptr addrspace(5) %28, align 4
  br label %206

206:                                              ; preds = %319, %204
  %207 = load i32, ptr addrspace(5) %28, align 4
  %208 = load i32, ptr %32, align 4
  %209 = icmp slt i32 %207, %208
  br i1 %209, label %210, label %322

210:                                              ; preds = %206
  store i8 0, ptr addrspace(5) %27, align 1
  %211 = load i32, ptr addrspace(5) %13, align 4
  %212 = load i32, ptr addrspace(5) %28, align 4
  %213 = add nsw i32 %212, 1
  %214 = icmp sge i32 %211, %213
  br i1 %214, label %215, label %295

215:                                              ; preds = %210
  %216 = load i32, ptr addrspace(5) %13, align 4
  %217 = load i32, ptr addrspace(5) %28, align 4
  %218 = sub nsw i32 14, %217
  %219 = icmp sle i32 %216, %218
  br i1 %219, label %220, label %295

220:                                              ; preds = %215
  %221 = load i32, ptr addrspace(5) %14, align 4
  %222 = load i32, ptr addrspace(5) %28, align 4
  %223 = add nsw i32 %222, 1
  %224 = icmp sge i32 %221, %223
  br i1 %224, label %225, label %295

225:                                              ; preds = %220
  %226 = load i32, ptr addrspace(5) %14, align 4
  %227 = load i32, ptr addrspace(5) %28, align 4
  %228 = sub nsw i32 14, %227
  %229 = icmp sle i32 %226, %228
  br i1 %229, label %230, label %295

230:                                              ; preds = %225
  %231 = load i8, ptr addrspace(5) %18, align 1
  %232 = trunc i8 %231 to i1
  br i1 %232, label %233, label %295

233:                                              ; preds = %230
  store i8 1, ptr addrspace(5) %27, align 1
  %234 = load i32, ptr addrspace(5) %14, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.now, i64 0, i64 %235
  %237 = load i32, ptr addrspace(5) %13, align 4
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [16 x float], ptr addrspace(3) %236, i64 0, i64 %238
  %240 = load float, ptr addrspace(3) %239, align 4
  %241 = load i32, ptr addrspace(5) %19, align 4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.now, i64 0, i64 %242
  %244 = load i32, ptr addrspace(5) %13, align 4
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [16 x float], ptr addrspace(3) %243, i64 0, i64 %245
  %247 = load float, ptr addrspace(3) %246, align 4
  %248 = load i32, ptr addrspace(5) %20, align 4
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.now, i64 0, i64 %249
  %251 = load i32, ptr addrspace(5) %13, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [16 x float], ptr addrspace(3) %250, i64 0, i64 %252
  %254 = load float, ptr addrspace(3) %253, align 4
  %255 = fadd float %247, %254
  %256 = load i32, ptr addrspace(5) %14, align 4
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.now, i64 0, i64 %257
  %259 = load i32, ptr addrspace(5) %21, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds [16 x float], ptr addrspace(3) %258, i64 0, i64 %260
  %262 = load float, ptr addrspace(3) %261, align 4
  %263 = fadd float %255, %262
  %264 = load i32, ptr addrspace(5) %14, align 4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.now, i64 0, i64 %265
  %267 = load i32, ptr addrspace(5) %22, align 4
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds [16 x float], ptr addrspace(3) %266, i64 0, i64 %268
  %270 = load float, ptr addrspace(3) %269, align 4
  %271 = fadd float %263, %270
  %272 = load i32, ptr addrspace(5) %14, align 4
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.now, i64 0, i64 %273
  %275 = load i32, ptr addrspace(5) %13, align 4
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds [16 x float], ptr addrspace(3) %274, i64 0, i64 %276
  %278 = load float, ptr addrspace(3) %277, align 4
  %279 = call float @llvm.fmuladd.f32(float -4.000000e+00, float %278, float %271)
  %280 = call float @llvm.fmuladd.f32(float 2.500000e-01, float %279, float %240)
  %281 = load i32, ptr addrspace(5) %14, align 4
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.gain, i64 0, i64 %282
  %284 = load i32, ptr addrspace(5) %13, align 4
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [16 x float], ptr addrspace(3) %283, i64 0, i64 %285
  %287 = load float, ptr addrspace(3) %286, align 4
  %288 = fadd float %280, %287
  %289 = load i32, ptr addrspace(5) %14, align 4
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.next, i64 0, i64 %290
  %292 = load i32, ptr addrspace(5) %13, align 4
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds [16 x float], ptr addrspace(3) %291, i64 0, i64 %293
  store float %288, ptr addrspace(3) %294, align 4
  br label %295

295:                                              ; preds = %233, %230, %225, %220, %215, %210
  call void @_Z7barrierj(i32 noundef 1) #5
  %296 = load i32, ptr addrspace(5) %28, align 4
  %297 = load i32, ptr %32, align 4
  %298 = sub nsw i32 %297, 1
  %299 = icmp eq i32 %296, %298
  br i1 %299, label %300, label %301

300:                                              ; preds = %295
  br label %322

301:                                              ; preds = %295
  %302 = load i8, ptr addrspace(5) %27, align 1
  %303 = trunc i8 %302 to i1
  br i1 %303, label %304, label %318

304:                                              ; preds = %301
  %305 = load i32, ptr addrspace(5) %14, align 4
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.next, i64 0, i64 %306
  %308 = load i32, ptr addrspace(5) %13, align 4
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [16 x float], ptr addrspace(3) %307, i64 0, i64 %309
  %311 = load float, ptr addrspace(3) %310, align 4
  %312 = load i32, ptr addrspace(5) %14, align 4
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.now, i64 0, i64 %313
  %315 = load i32, ptr addrspace(5) %13, align 4
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds [16 x float], ptr addrspace(3) %314, i64 0, i64 %316
  store float %311, ptr addrspace(3) %317, align 4
  br label %318

318:                                              ; preds = %304, %301
  call void @_Z7barrierj(i32 noundef 1) #5
  br label %319

319:                                              ; preds = %318
  %320 = load i32, ptr addrspace(5) %28, align 4
  %321 = add nsw i32 %320, 1
  store i32 %321, ptr addrspace(5) %28, align 4
  br label %206

322:                                              ; preds = %300, %206
  %323 = load i8, ptr addrspace(5) %27, align 1
  %324 = trunc i8 %323 to i1
  br i1 %324, label %325, label %341

325:                                              ; preds = %322
  %326 = load i32, ptr addrspace(5) %14, align 4
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @heat.next, i64 0, i64 %327
  %329 = load i32, ptr addrspace(5) %13, align 4
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds [16 x float], ptr addrspace(3) %328, i64 0, i64 %330
  %332 = load float, ptr addrspace(3) %331, align 4
  %333 = load ptr addrspace(1), ptr %31, align 8
  %334 = load i32, ptr addrspace(5) %17, align 4
  %335 = load i32, ptr %33, align 4
  %336 = mul nsw i32 %334, %335
  %337 = load i32, ptr addrspace(5) %16, align 4
  %338 = add nsw i32 %336, %337
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds float, ptr addrspace(1) %333, i64 %339
  store float %332, ptr addrspace(1) %340, align 4
  br label %341

341:                                              ; preds = %325, %322
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @layer(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_layer(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_layer(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i8, align 1, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  store ptr addrspace(1) %2, ptr %14, align 8
  %15 = call i64 @_Z12get_local_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr addrspace(5) %7, align 4
  %17 = call i64 @_Z12get_local_idj(i32 noundef 1) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr addrspace(5) %8, align 4
  %19 = call i64 @_Z12get_group_idj(i32 noundef 0) #6
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr addrspace(5) %9, align 4
  %21 = load i32, ptr addrspace(5) %7, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %35

23:                                               ; preds = %3
  %24 = load ptr addrspace(1), ptr %12, align 8
  %25 = load i32, ptr addrspace(5) %9, align 4
  %26 = mul nsw i32 %25, 16
  %27 = load i32, ptr addrspace(5) %8, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %24, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4
  %32 = load i32, ptr addrspace(5) %8, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [16 x float], ptr addrspace(3) @layer.nodes, i64 0, i64 %33
  store float %31, ptr addrspace(3) %34, align 4
  br label %35

35:                                               ; preds = %23, %3
  call void @_Z7barrierj(i32 noundef 1) #5
  %36 = load ptr addrspace(1), ptr %13, align 8
  %37 = load i32, ptr addrspace(5) %9, align 4
  %38 = mul nsw i32 %37, 16
  %39 = load i32, ptr addrspace(5) %8, align 4
  %40 = add nsw i32 %38, %39
  %41 = mul nsw i32 %40, 16
  %42 = load i32, ptr addrspace(5) %7, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4
  %47 = load i32, ptr addrspace(5) %8, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @layer.products, i64 0, i64 %48
  %50 = load i32, ptr addrspace(5) %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16 x float], ptr addrspace(3) %49, i64 0, i64 %51
  store float %46, ptr addrspace(3) %52, align 4
  call void @_Z7barrierj(i32 noundef 1) #5
  %53 = load i32, ptr addrspace(5) %8, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @layer.products, i64 0, i64 %54
  %56 = load i32, ptr addrspace(5) %7, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [16 x float], ptr addrspace(3) %55, i64 0, i64 %57
  %59 = load float, ptr addrspace(3) %58, align 4
  %60 = load i32, ptr addrspace(5) %8, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x float], ptr addrspace(3) @layer.nodes, i64 0, i64 %61
  %63 = load float, ptr addrspace(3) %62, align 4
  %64 = fmul float %59, %63
  %65 = load i32, ptr addrspace(5) %8, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @layer.products, i64 0, i64 %66
  %68 = load i32, ptr addrspace(5) %7, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x float], ptr addrspace(3) %67, i64 0, i64 %69
  store float %64, ptr addrspace(3) %70, align 4
  call void @_Z7barrierj(i32 noundef 1) #5
  store i32 1, ptr addrspace(5) %10, align 4
  br label %71

71:                                               ; preds = %102, %35
  %72 = load i32, ptr addrspace(5) %10, align 4
  %73 = icmp slt i32 %72, 16
  br i1 %73, label %74, label %105

74:                                               ; preds = %71
  %75 = load i32, ptr addrspace(5) %8, align 4
  %76 = load i32, ptr addrspace(5) %10, align 4
  %77 = mul nsw i32 2, %76
  %78 = srem i32 %75, %77
  %79 = icmp eq i32 %78, 0
  %80 = zext i1 %79 to i8
  store i8 %80, ptr addrspace(5) %11, align 1
  %81 = load i8, ptr addrspace(5) %11, align 1
  %82 = trunc i8 %81 to i1
  br i1 %82, label %83, label %101

83:                                               ; preds = %74
  %84 = load i32, ptr addrspace(5) %8, align 4
  %85 = load i32, ptr addrspace(5) %10, align 4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @layer.products, i64 0, i64 %87
  %89 = load i32, ptr addrspace(5) %7, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x float], ptr addrspace(3) %88, i64 0, i64 %90
  %92 = load float, ptr addrspace(3) %91, align 4
  %93 = load i32, ptr addrspace(5) %8, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @layer.products, i64 0, i64 %94
  %96 = load i32, ptr addrspace(5) %7, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [16 x float], ptr addrspace(3) %95, i64 0, i64 %97
  %99 = load float, ptr addrspace(3) %98, align 4
  %100 = fadd float %99, %92
  store float %100, ptr addrspace(3) %98, align 4
  br label %101

101:                                              ; preds = %83, %74
  call void @_Z7barrierj(i32 noundef 1) #5
  br label %102

102:                                              ; preds = %101
  %103 = load i32, ptr addrspace(5) %10, align 4
  %104 = mul nsw i32 %103, 2
  store i32 %104, ptr addrspace(5) %10, align 4
  br label %71

105:                                              ; preds = %71
  %106 = load i32, ptr addrspace(5) %8, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %120

108:                                              ; preds = %105
  %109 = load i32, ptr addrspace(5) %7, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [16 x float], ptr addrspace(3) @layer.products, i64 0, i64 %110
  %112 = load float, ptr addrspace(3) %111, align 4
  %113 = load ptr addrspace(1), ptr %14, align 8
  %114 = load i32, ptr addrspace(5) %9, align 4
  %115 = mul nsw i32 %114, 16
  %116 = load i32, ptr addrspace(5) %7, align 4
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %118
  store float %112, ptr addrspace(1) %119, align 4
  br label %120

120:                                              ; preds = %108, %105
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @forces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store float %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load float, ptr %12, align 4
  call void @__clang_ocl_kern_imp_forces(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 16 %14, ptr addrspace(1) noundef align 16 %15, float noundef %16) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_forces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i8, align 1, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca <4 x float>, align 16, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca <4 x float>, align 16, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca i8, align 1, addrspace(5)
  %23 = alloca <4 x float>, align 16, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %5 to ptr
  %25 = addrspacecast ptr addrspace(5) %6 to ptr
  %26 = addrspacecast ptr addrspace(5) %7 to ptr
  %27 = addrspacecast ptr addrspace(5) %8 to ptr
  %28 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store ptr addrspace(1) %2, ptr %26, align 8
  store float %3, ptr %27, align 4
  %29 = call i64 @_Z12get_local_idj(i32 noundef 0) #6
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr addrspace(5) %9, align 4
  %31 = call i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr addrspace(5) %10, align 4
  %33 = load ptr addrspace(1), ptr %24, align 8
  %34 = call i64 @_Z12get_group_idj(i32 noundef 0) #6
  %35 = getelementptr inbounds nuw %struct.box, ptr addrspace(1) %33, i64 %34
  store ptr addrspace(1) %35, ptr addrspace(5) %11, align 8
  %36 = load i32, ptr addrspace(5) %9, align 4
  store i32 %36, ptr addrspace(5) %12, align 4
  br label %37

37:                                               ; preds = %53, %4
  %38 = load i32, ptr addrspace(5) %12, align 4
  %39 = icmp slt i32 %38, 20
  br i1 %39, label %40, label %57

40:                                               ; preds = %37
  %41 = load ptr addrspace(1), ptr %25, align 8
  %42 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %43 = getelementptr inbounds nuw %struct.box, ptr addrspace(1) %42, i32 0, i32 0
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = load i32, ptr addrspace(5) %12, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds <4 x float>, ptr addrspace(1) %41, i64 %47
  %49 = load <4 x float>, ptr addrspace(1) %48, align 16
  %50 = load i32, ptr addrspace(5) %12, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [20 x <4 x float>], ptr addrspace(3) @forces.mine, i64 0, i64 %51
  store <4 x float> %49, ptr addrspace(3) %52, align 16
  br label %53

53:                                               ; preds = %40
  %54 = load i32, ptr addrspace(5) %10, align 4
  %55 = load i32, ptr addrspace(5) %12, align 4
  %56 = add nsw i32 %55, %54
  store i32 %56, ptr addrspace(5) %12, align 4
  br label %37

57:                                               ; preds = %37
  call void @_Z7barrierj(i32 noundef 1) #5
  store i32 0, ptr addrspace(5) %13, align 4
  br label %58

58:                                               ; preds = %212, %57
  %59 = load i32, ptr addrspace(5) %13, align 4
  %60 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %61 = getelementptr inbounds nuw %struct.box, ptr addrspace(1) %60, i32 0, i32 1
  %62 = load i32, ptr addrspace(1) %61, align 4
  %63 = add nsw i32 1, %62
  %64 = icmp slt i32 %59, %63
  br i1 %64, label %65, label %215

65:                                               ; preds = %58
  %66 = load i32, ptr addrspace(5) %13, align 4
  %67 = icmp eq i32 %66, 0
  %68 = zext i1 %67 to i8
  store i8 %68, ptr addrspace(5) %14, align 1
  %69 = load i8, ptr addrspace(5) %14, align 1
  %70 = trunc i8 %69 to i1
  br i1 %70, label %71, label %74

71:                                               ; preds = %65
  %72 = call i64 @_Z12get_group_idj(i32 noundef 0) #6
  %73 = trunc i64 %72 to i32
  br label %82

74:                                               ; preds = %65
  %75 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %76 = getelementptr inbounds nuw %struct.box, ptr addrspace(1) %75, i32 0, i32 2
  %77 = load i32, ptr addrspace(5) %13, align 4
  %78 = sub nsw i32 %77, 1
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [3 x i32], ptr addrspace(1) %76, i64 0, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4
  br label %82

82:                                               ; preds = %74, %71
  %83 = phi i32 [ %73, %71 ], [ %81, %74 ]
  store i32 %83, ptr addrspace(5) %15, align 4
  %84 = load i32, ptr addrspace(5) %9, align 4
  store i32 %84, ptr addrspace(5) %16, align 4
  br label %85

85:                                               ; preds = %104, %82
  %86 = load i32, ptr addrspace(5) %16, align 4
  %87 = icmp slt i32 %86, 20
  br i1 %87, label %88, label %108

88:                                               ; preds = %85
  %89 = load ptr addrspace(1), ptr %25, align 8
  %90 = load ptr addrspace(1), ptr %24, align 8
  %91 = load i32, ptr addrspace(5) %15, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds %struct.box, ptr addrspace(1) %90, i64 %92
  %94 = getelementptr inbounds nuw %struct.box, ptr addrspace(1) %93, i32 0, i32 0
  %95 = load i32, ptr addrspace(1) %94, align 4
  %96 = load i32, ptr addrspace(5) %16, align 4
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds <4 x float>, ptr addrspace(1) %89, i64 %98
  %100 = load <4 x float>, ptr addrspace(1) %99, align 16
  %101 = load i32, ptr addrspace(5) %16, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [20 x <4 x float>], ptr addrspace(3) @forces.theirs, i64 0, i64 %102
  store <4 x float> %100, ptr addrspace(3) %103, align 16
  br label %104

104:                                              ; preds = %88
  %105 = load i32, ptr addrspace(5) %10, align 4
  %106 = load i32, ptr addrspace(5) %16, align 4
  %107 = add nsw i32 %106, %105
  store i32 %107, ptr addrspace(5) %16, align 4
  br label %85

108:                                              ; preds = %85
  call void @_Z7barrierj(i32 noundef 1) #5
  %109 = load i32, ptr addrspace(5) %9, align 4
  store i32 %109, ptr addrspace(5) %17, align 4
  br label %110

110:                                              ; preds = %207, %108
  %111 = load i32, ptr addrspace(5) %17, align 4
  %112 = icmp slt i32 %111, 20
  br i1 %112, label %113, label %211

113:                                              ; preds = %110
  %114 = load ptr addrspace(1), ptr %26, align 8
  %115 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %116 = getelementptr inbounds nuw %struct.box, ptr addrspace(1) %115, i32 0, i32 0
  %117 = load i32, ptr addrspace(1) %116, align 4
  %118 = load i32, ptr addrspace(5) %17, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds <4 x float>, ptr addrspace(1) %114, i64 %120
  %122 = load <4 x float>, ptr addrspace(1) %121, align 16
  store <4 x float> %122, ptr addrspace(5) %18, align 16
  store i32 0, ptr addrspace(5) %19, align 4
  br label %123

123:                                              ; preds = %194, %113
  %124 = load i32, ptr addrspace(5) %19, align 4
  %125 = icmp slt i32 %124, 20
  br i1 %125, label %126, label %197

126:                                              ; preds = %123
  %127 = load i32, ptr addrspace(5) %17, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [20 x <4 x float>], ptr addrspace(3) @forces.mine, i64 0, i64 %128
  %130 = load <4 x float>, ptr addrspace(3) %129, align 16
  %131 = load i32, ptr addrspace(5) %19, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [20 x <4 x float>], ptr addrspace(3) @forces.theirs, i64 0, i64 %132
  %134 = load <4 x float>, ptr addrspace(3) %133, align 16
  %135 = fsub <4 x float> %130, %134
  store <4 x float> %135, ptr addrspace(5) %20, align 16
  %136 = load <4 x float>, ptr addrspace(5) %20, align 16
  %137 = extractelement <4 x float> %136, i64 0
  %138 = load <4 x float>, ptr addrspace(5) %20, align 16
  %139 = extractelement <4 x float> %138, i64 0
  %140 = load <4 x float>, ptr addrspace(5) %20, align 16
  %141 = extractelement <4 x float> %140, i64 1
  %142 = load <4 x float>, ptr addrspace(5) %20, align 16
  %143 = extractelement <4 x float> %142, i64 1
  %144 = fmul float %141, %143
  %145 = call float @llvm.fmuladd.f32(float %137, float %139, float %144)
  %146 = load <4 x float>, ptr addrspace(5) %20, align 16
  %147 = extractelement <4 x float> %146, i64 2
  %148 = load <4 x float>, ptr addrspace(5) %20, align 16
  %149 = extractelement <4 x float> %148, i64 2
  %150 = call float @llvm.fmuladd.f32(float %147, float %149, float %145)
  store float %150, ptr addrspace(5) %21, align 4
  %151 = load float, ptr addrspace(5) %21, align 4
  %152 = load float, ptr %27, align 4
  %153 = fcmp olt float %151, %152
  br i1 %153, label %154, label %164

154:                                              ; preds = %126
  %155 = load i8, ptr addrspace(5) %14, align 1
  %156 = trunc i8 %155 to i1
  br i1 %156, label %157, label %161

157:                                              ; preds = %154
  %158 = load i32, ptr addrspace(5) %17, align 4
  %159 = load i32, ptr addrspace(5) %19, align 4
  %160 = icmp eq i32 %158, %159
  br label %161

161:                                              ; preds = %157, %154
  %162 = phi i1 [ false, %154 ], [ %160, %157 ]
  %163 = xor i1 %162, true
  br label %164

164:                                              ; preds = %161, %126
  %165 = phi i1 [ false, %126 ], [ %163, %161 ]
  %166 = zext i1 %165 to i8
  store i8 %166, ptr addrspace(5) %22, align 1
  %167 = load i8, ptr addrspace(5) %22, align 1
  %168 = trunc i8 %167 to i1
  br i1 %168, label %169, label %193

169:                                              ; preds = %164
  %170 = load <4 x float>, ptr addrspace(5) %20, align 16
  %171 = shufflevector <4 x float> %170, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %172 = shufflevector <3 x float> %171, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %173 = shufflevector <4 x float> %172, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %174 = insertelement <4 x float> %173, float 1.000000e+00, i32 3
  store <4 x float> %174, ptr %28, align 16
  %175 = load <4 x float>, ptr %28, align 16
  %176 = load i32, ptr addrspace(5) %17, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [20 x <4 x float>], ptr addrspace(3) @forces.mine, i64 0, i64 %177
  %179 = load <4 x float>, ptr addrspace(3) %178, align 16
  %180 = extractelement <4 x float> %179, i64 3
  %181 = insertelement <4 x float> poison, float %180, i64 0
  %182 = shufflevector <4 x float> %181, <4 x float> poison, <4 x i32> zeroinitializer
  %183 = fmul <4 x float> %175, %182
  %184 = load i32, ptr addrspace(5) %19, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [20 x <4 x float>], ptr addrspace(3) @forces.theirs, i64 0, i64 %185
  %187 = load <4 x float>, ptr addrspace(3) %186, align 16
  %188 = extractelement <4 x float> %187, i64 3
  %189 = insertelement <4 x float> poison, float %188, i64 0
  %190 = shufflevector <4 x float> %189, <4 x float> poison, <4 x i32> zeroinitializer
  %191 = load <4 x float>, ptr addrspace(5) %18, align 16
  %192 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %183, <4 x float> %190, <4 x float> %191)
  store <4 x float> %192, ptr addrspace(5) %18, align 16
  br label %193

193:                                              ; preds = %169, %164
  br label %194

194:                                              ; preds = %193
  %195 = load i32, ptr addrspace(5) %19, align 4
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr addrspace(5) %19, align 4
  br label %123

197:                                              ; preds = %123
  %198 = load <4 x float>, ptr addrspace(5) %18, align 16
  %199 = load ptr addrspace(1), ptr %26, align 8
  %200 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %201 = getelementptr inbounds nuw %struct.box, ptr addrspace(1) %200, i32 0, i32 0
  %202 = load i32, ptr addrspace(1) %201, align 4
  %203 = load i32, ptr addrspace(5) %17, align 4
  %204 = add nsw i32 %202, %203
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds <4 x float>, ptr addrspace(1) %199, i64 %205
  store <4 x float> %198, ptr addrspace(1) %206, align 16
  br label %207

207:                                              ; preds = %197
  %208 = load i32, ptr addrspace(5) %10, align 4
  %209 = load i32, ptr addrspace(5) %17, align 4
  %210 = add nsw i32 %209, %208
  store i32 %210, ptr addrspace(5) %17, align 4
  br label %110

211:                                              ; preds = %110
  call void @_Z7barrierj(i32 noundef 1) #5
  br label %212

212:                                              ; preds = %211
  %213 = load i32, ptr addrspace(5) %13, align 4
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr addrspace(5) %13, align 4
  br label %58

215:                                              ; preds = %58
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z12get_group_idj(i32 noundef) #2

; Function Attrs: convergent nounwind
declare hidden void @_Z7barrierj(i32 noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden i64 @_Z14get_local_sizej(i32 noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!9 = !{!"const", !"const", !"", !"", !"", !""}
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*"}
!13 = !{!"const", !"const", !""}
!14 = !{i32 1, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"box*", !"float4*", !"float4*", !"float"}
!17 = !{!"box*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!18 = !{!"const", !"const", !"", !""}

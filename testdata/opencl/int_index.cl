// What gaps.cl has, at an index that is an int: from -O1 on LLVM 22 makes the address `getelementptr i8, ptr %p, i64 %x`. Kernels
// whose names begin with `forgot` leave out an element that the program has; those of structs are clean with -g only.
// `#pragma OPENCL EXTENSION cl_khr_fp16`: clang -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu=gfx942 -O2 [-g] -S -emit-llvm
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef struct { uchar3 v; uchar3 w; } Two;
typedef struct { float3 p; float t; } Ray;
typedef union { uchar3 v; char c; } Either;
typedef struct { char c; uchar3 v; long l; } Wide;
typedef struct { double3 d; } One;
typedef struct { Two parts[2]; short s; Either e; } Nest;
typedef struct { uchar4 v; uchar3 w; } Four;
#define CHOOSE(NAME, TYPE, SET) \
  __kernel void NAME(__global TYPE *in, __global TYPE *out, int n) { \
    int i = get_global_id(0); \
    TYPE r; \
    if (i < n) r = in[i]; else { SET; } \
    out[i] = r; \
  }
#define V3 (uchar3)(1, 2, 3)
CHOOSE(chars, uchar3, r = V3)
CHOOSE(shorts, ushort3, r = (ushort3)(1, 2, 3))
CHOOSE(halves, half3, r = (half3)(1, 2, 3))
CHOOSE(floats, float3, r = (float3)(1, 2, 3))
CHOOSE(doubles, double3, r = (double3)(1, 2, 3))
CHOOSE(two, Two, r.v = V3; r.w = V3)
CHOOSE(ray, Ray, r.p = (float3)(1, i, 2); r.t = 1)
CHOOSE(either, Either, r.v = V3)
CHOOSE(wide, Wide, r.c = 1; r.v = V3; r.l = i)
CHOOSE(one, One, r.d = (double3)(1, i, 2))
CHOOSE(nest, Nest, for (int k = 0; k < 2; ++k) { r.parts[k].v = V3; r.parts[k].w = V3; } r.s = i; r.e.v = V3)
CHOOSE(forgot_fourth, uchar4, r.x = 1; r.y = 2; r.z = 3)
CHOOSE(forgot_float, float4, r.x = 1; r.y = 2; r.z = 3)
CHOOSE(forgot_third, uchar3, r.x = 1; r.y = 2)
CHOOSE(forgot_member, Two, r.v = V3)
CHOOSE(forgot_in_struct, Four, r.v.x = 1; r.v.y = 2; r.v.z = 3; r.w = V3)

// A HIP program with a class template, the device heap, LDS, mathematics and printf; see tests/engines/test_hip_programs.py.
// clang-19 -x hip --offload-arch=gfx942 --cuda-device-only -nogpuinc -nogpulib -S -emit-llvm -O1 (or -O0)
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
typedef unsigned long size_t;
extern "C" __device__ unsigned long long __ockl_dm_alloc(unsigned long long);
extern "C" __device__ void __ockl_dm_dealloc(unsigned long long);
static inline __device__ void *malloc(size_t n) { return (void *)__ockl_dm_alloc(n); }
static inline __device__ void free(void *p) { __ockl_dm_dealloc((unsigned long long)p); }
extern "C" __device__ int printf(const char *format, ...);
extern "C" __device__ float __ocml_sqrt_f32(float);
template <typename T> struct List { T *data; int n; __device__ List(int k) : data((T *)malloc(k * sizeof(T))), n(k) {} __device__ ~List() { free(data); } __device__ T &operator[](int k) { return data[k]; } };
__shared__ float tile[64];
extern "C" __global__ void lists(const float *in, float *out, int mode) {
  unsigned item = __builtin_amdgcn_workitem_id_x();
  List<float> list(4 + (mode == 4));
  for (int k = 0; k < 4; k++) list[k] = __ocml_sqrt_f32(in[item] * k * k);
  float sum = 0;
  for (int k = 0; k < 4 + (mode == 3); k++) sum += list[k];
  tile[item] = sum;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  out[item] = tile[63 - item];
  if (mode == 1) free(list.data);
  if (mode == 2) { float *more = (float *)malloc(8); more[0] = 1; out[item] += more[0]; }
  if (mode == 5) { float *more = (float *)malloc(8); more[0] = 1; free(more); out[item] += more[0]; }
  if (item == 0) printf("mode %d: %g\n", mode, sum);
}

#if __has_include(<hip/hip_runtime.h>)
#include <hip/hip_runtime.h>
#else  // clang without ROCm: what this file needs of the header
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __device__ __attribute__((device))
__device__ static inline void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
#endif

__shared__ float tile[256];

extern "C" __global__ void reverse(float *data) {
  unsigned item = __builtin_amdgcn_workitem_id_x();  // threadIdx.x
  tile[item] = data[item];
  __syncthreads();
  data[item] = tile[256 - item];  // 255 - item is meant
}

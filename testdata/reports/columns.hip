// Columns of a matrix in LDS: each of four copies of a line has a bank conflict.
#define __shared__ __attribute__((shared))
#define __global__ __attribute__((global))
__global__ void columns(const float *in, float *out) {
  __shared__ float tile[64 * 64];
  unsigned i = __builtin_amdgcn_workitem_id_x();
#pragma unroll
  for (int k = 0; k < 4; k++)
    tile[64 * i + k] = in[64 * k + i];
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  out[i] = tile[i];
}

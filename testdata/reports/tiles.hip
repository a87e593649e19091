// Tiles of a matrix: a template kernel whose barrier is missing, and one that reads past its end.
#define __shared__ __attribute__((shared))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))

namespace ops {
template <typename T, int N>
__global__ void reverse(const T *in, T *out) {
  __shared__ T tile[N];
  unsigned i = __builtin_amdgcn_workitem_id_x();
  tile[i] = in[i];
#pragma unroll
  for (int k = 1; k <= 8; k++)
    out[8 * i + k - 1] = tile[(i + 8 * k) % N];
}

template <typename T>
__global__ void shift(const T *in, T *out, int by) {
  __shared__ T row[64];
  unsigned i = __builtin_amdgcn_workitem_id_x();
  row[i + by] = in[i];
  out[i] = row[i];
}
}

template __global__ void ops::reverse<float, 256>(const float *, float *);
template __global__ void ops::reverse<double, 256>(const double *, double *);
template __global__ void ops::shift<float>(const float *, float *, int);

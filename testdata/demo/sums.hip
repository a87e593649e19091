// Sums of blocks of 256 numbers: a kernel that uses LDS itself, and through a function that is called.
#define __shared__ __attribute__((shared))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))

__shared__ float waves[4];
__shared__ float tile[256];
__shared__ float row[256];
__shared__ float result;

extern "C" {
static __device__ unsigned item() { return __builtin_amdgcn_workitem_id_x(); }
static __device__ unsigned group() { return __builtin_amdgcn_workgroup_id_x(); }

static __device__ void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// Four waves leave a number each; everybody gets the sum.
__device__ __attribute__((noinline)) float sum_of_waves(float mine) {
  if (item() % 64 == 0)
    waves[item() / 64] = mine;
  barrier();
  return waves[0] + waves[1] + waves[2] + waves[3];
}

__global__ void block_sums(const float *in, float *out) {
  tile[item()] = in[group() * 256 + item()];
  barrier();
  for (unsigned step = 32; step > 0; step /= 2) {
    if (item() % 64 < step)
      tile[item()] += tile[item() + step];
    barrier();
  }
  float sum = sum_of_waves(tile[item()]);
  if (item() == 0)
    out[group()] = sum;
}

// The same in one tree over the whole group, and a mistake: the first step reads one element too far.
__global__ void block_sums_wrong(const float *in, float *out) {
  row[item()] = in[group() * 256 + item()];
  barrier();
  for (unsigned step = 128; step > 0; step /= 2) {
    if (item() <= step)
      row[item()] += row[item() + step];
    barrier();
  }
  if (item() == 0)
    result = row[0];
  barrier();
  if (item() == 1)
    out[group()] = result;
}
}

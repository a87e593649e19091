// The sum of each work-group, in a tree through LDS.
__kernel void sums(__global const float *in, __global float *out, __local float *tile) {
  size_t item = get_local_id(0);
  tile[item] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (size_t step = get_local_size(0) / 2; step > 0; step /= 2) {
    if (item < step)
      tile[item] += tile[item + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (item == 0)
    out[get_group_id(0)] = tile[0];
}
// The same, but its barriers order global memory only.
__kernel void unordered(__global const float *in, __global float *out, __local float *tile) {
  size_t item = get_local_id(0), other = get_local_size(0) - 1 - item;
  tile[item] = in[get_global_id(0)];
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[get_global_id(0)] = tile[other];
}

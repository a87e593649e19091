// Vectors and halves in memory, with geometry.
__kernel void vectors(__global const float *in, __global half *halves, __global float *out, __local float *tile) {
  size_t i = get_global_id(0), item = get_local_id(0);
  float3 v = vload3(i, in);
  vstore3(cross(v, v.yzx), item, tile);
  vstore_half4_rtz(vload4(i, in), i, halves);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  float3 w = vload3(get_local_size(0) - 1 - item, tile);
  float4 h = vload_half4(i, halves);
  vstore4((float4)(dot(v, w), length(v), distance(v, w), h.x + h.y + h.z + h.w), i, out);
}

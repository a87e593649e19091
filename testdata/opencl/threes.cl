// Vectors of three small elements, which clang moves as four, in buffers: alone, in structs, through LDS and the stack.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef struct {
  char3 a;
  half3 b;
  int n;
} part;

kernel void scale(global const half3 *in, half3 by, global half3 *out, global char3 *signs) {
  size_t i = get_global_id(0);
  out[i] = in[i] * by;
  signs[i] = in[i].x < (half)9 ? (char3)(1, 2, i) : (char3)(-1);
  signs[i].y += signs[i].x;
}

kernel void reverse(global const half3 *in, global part *out) {
  local part tile[64];
  size_t item = get_local_id(0), i = get_global_id(0);
  tile[item].a = convert_char3(in[i]);
  tile[item].b = in[i];
  tile[item].n = i;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = tile[63 - item];
}

kernel void change(global part *parts) {
  size_t i = get_global_id(0);
  part p = parts[i];
  p.b += (half)1;
  p.n += 1;
  parts[i] = p;
}

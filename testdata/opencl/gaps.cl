// Vectors of three that are a constant on one way and loaded on another, alone and in structs, and padding of structs, in buffers.
// From -O1 on LLVM leaves `<4 x i8> <i8 7, i8 7, i8 7, i8 undef>` beside a load of four. Kernels whose names begin with `forgot`
// leave out an element that the program has. clang -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu=gfx942 -O1 -S -emit-llvm
typedef struct {
  uchar3 a;
  short b;
  uchar3 c[2];
} mixed;
typedef struct {
  float3 p, q;
} ray;
typedef struct {
  uchar3 a;
} one;
typedef struct {
  char c;
  int i;
} small;
typedef struct {
  small p;
  uchar3 v;
  small q[2];
} nested;

kernel void choose(global const mixed *in, global mixed *out, int n) {
  int i = get_global_id(0);
  mixed r = in[i];
  if (i < n) r.a = (uchar3)(7, 7, 7);
  out[i] = r;
}
kernel void spread(global const mixed *in, global mixed *out, int n) {
  int i = get_global_id(0);
  mixed r = in[i];
  if (i < n)
    r.a = (uchar3)(n, n, n);
  else
    r.c[0] = in[i].a + in[i].c[1];
  out[i] = r;
}
kernel void through_lds(global const mixed *in, global mixed *out, int n) {
  local mixed tile[64];
  int l = get_local_id(0), i = get_global_id(0);
  tile[l] = in[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  mixed r = tile[63 - l];
  if (l < n) r.a = (uchar3)(7, 7, 7);
  out[i] = r;
}
kernel void loop(global const one *in, global one *out, int n) {
  int i = get_global_id(0);
  one r = in[i];
  for (int k = 0; k < n; k++) {
    if (k == i)
      r.a = (uchar3)(k, 1, 2);
    else if (k & 1)
      r = in[k];
  }
  out[i] = r;
}
kernel void rays(global const ray *in, global ray *out, int n) {
  int i = get_global_id(0);
  ray r;
  r.p = in[i].q;
  r.q = (float3)(0, 0, 0);
  if (i < n) r = in[i];
  r.p += r.q;
  out[i] = r;
}
kernel void parts(global const nested *in, global nested *out, int n) {
  int i = get_global_id(0);
  nested r;
  r.p = in[i].p;
  r.v = (uchar3)(n, 2, 3);
  r.q[0].c = 1;
  r.q[0].i = 2;
  r.q[1] = in[i].q[0];
  if (i < n) r = in[i];
  out[i] = r;
}
kernel void forgot_fourth(global const uchar4 *in, global uchar4 *out, int n) {
  int i = get_global_id(0);
  uchar4 v;
  v.x = 1;
  v.y = 2;
  v.z = 3;
  if (i < n) v = in[i];
  out[i] = v;
}
kernel void forgot_second(global const ray *in, global ray *out, int n) {
  int i = get_global_id(0);
  ray r;
  r.p.x = 1;
  r.p.z = 2;
  r.q = (float3)(1);
  if (i < n) r = in[i];
  out[i] = r;
}

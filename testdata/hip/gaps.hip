// Structs with gaps that go to buffers whole. From -O1 on LLVM takes them to pieces: what a gap holds becomes a stack slot of its
// own ([3 x i8]), or a number that is undef on the ways that set members only. Each kernel stores a member's every byte but those
// whose names begin with `forgot`. clang -x hip --offload-arch=gfx942 --cuda-device-only -nogpuinc -nogpulib -O1 -S -emit-llvm
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __device__ __attribute__((device))
#define ITEM \
  unsigned l = __builtin_amdgcn_workitem_id_x(), i = l + 64 * __builtin_amdgcn_workgroup_id_x()

struct Small {
  char c;
  int i;
};
struct Tail {
  double d;
  char c;
};
struct Nested {
  Small a;
  short s;
  Tail b;
};
struct Derived : Small {
  char e;
};
struct Bits {
  unsigned a : 5, b : 9;
  unsigned char c;
};
union Either {
  int i;
  char c;
};
struct Tagged {
  Either e;
  char t;
};
struct Named {
  char c;
  char name[3];
  int i;
};

__device__ static inline void meet() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

extern "C" {
__global__ void best(const Small *in, Small *out, int n) {
  ITEM;
  Small r;
  r.c = i;
  r.i = n;
  for (int k = 0; k < n; k++)
    if (in[k].i > r.i) r = in[k];
  out[i] = r;
}
__global__ void last(const Tail *in, Tail *out, int n) {
  ITEM;
  Tail r{(double)n, (char)i};
  for (int k = 0; k < n; k++)
    if (in[k].c > r.c) r = in[k];
  out[i] = r;
}
__global__ void nested(const Nested *in, Nested *out, int n) {
  ITEM;
  Nested r;
  r.a = in[i].a;
  r.s = n;
  r.b = Tail{1, 2};
  if (i < n) r = in[i];
  out[i] = r;
}
__global__ void derived(const Derived *in, Derived *out, int n) {
  ITEM;
  Derived r;
  r.c = 1;
  r.i = 2;
  r.e = 3;
  if (i < n) r = in[i];
  out[i] = r;
}
__global__ void bits(const Bits *in, Bits *out, int n) {
  ITEM;
  Bits r;
  r.a = n;
  r.b = 2;
  r.c = 3;
  if (i < n) r = in[i];
  out[i] = r;
}
__global__ void tagged(const Tagged *in, Tagged *out, int n) {
  ITEM;
  Tagged r;
  r.e.i = n;
  r.t = 3;
  if (i < n) r = in[i];
  out[i] = r;
}
__global__ void through_lds(const Nested *in, Nested *out, int n) {
  ITEM;
  __shared__ Nested tile[64];
  Nested r = in[i];
  if (i < n)
    r.a = Small{1, 2};
  else
    r.b = Tail{3, 4};
  tile[l] = r;
  meet();
  Nested q = tile[63 - l];
  q.s = q.s + 1;
  out[i] = q;
}
__global__ void forgot_char(const Small *in, Small *out, int n) {
  ITEM;
  Small r;
  r.i = 1;
  if (i < n) r = in[i];
  out[i] = r;
}
__global__ void forgot_name(const Named *in, Named *out, int n) {
  ITEM;
  Named r;
  r.c = 1;
  r.i = 2;
  if (i < n) r = in[i];
  out[i] = r;
}
__global__ void forgot_array(const Named *in, Named *out, int n) {
  ITEM;
  char name[3];
  if (i < n) __builtin_memcpy(name, in[i].name, 3);
  __builtin_memcpy(out[i].name, name, 3);
}
}

typedef __SIZE_TYPE__ size_t;
typedef int v4 __attribute__((vector_size(16)));
typedef float f8 __attribute__((vector_size(32)));
struct node { struct node *next; int value; unsigned bits : 5; signed more : 11; union { double d; char c[12]; } u; };
static const struct node table[3] = {{0, 1, 3, -4, {.d = 2.5}}, {(struct node *)&table[0], 2, 1, 5, {.c = "hi\\\"\n\x01"}}, {0}};
__thread int tls = 5; _Thread_local static char tlsbuf[10];
int common_x; extern int ext; const char *strings[] = {"abc", "d\te", (const char *)&table[1].value};
__attribute__((section("my section"), aligned(64), used)) static int placed[4] = {1, 2, 3};
int base(int x) { return x * 3; }
int alias_base(int) __attribute__((alias("base")));
int weak_base(int) __attribute__((weak, alias("base")));
static void *resolve(void) { return base; }
int ifn(int) __attribute__((ifunc("resolve")));
__attribute__((constructor)) void ctor(void) { ext++; }
int vsum(int n, ...) { __builtin_va_list ap; __builtin_va_start(ap, n); int s = 0; while (n--) s += __builtin_va_arg(ap, int); double d = __builtin_va_arg(ap, double); __builtin_va_end(ap); return s + (int)d; }
int callv(void) { return vsum(3, 1, 2, 3, 4.0); }
int go(int k, int *p) { static void *l[] = {&&a, &&b, &&c}; goto *l[k]; a: *p = 1; b: *p += 2; return 4; c: *p = 7; return k; }
int sw(int k) { switch (k) { case 1: return 5; case 2: return 8; case -7: return 1; case 100: return 3; case 1000 ... 1003: return 2; default: return 0; } }
long ld(long double x, __float128 q, _Complex double z) { long double y = x * 1.25L; q = q + 1.5Q; return (long)(y + (long double)q + __real__ z); }
_Float16 h(_Float16 a, __bf16 b) { return a * (_Float16)1.5 + (_Float16)(float)b; }
v4 vec(v4 a, v4 b, int i) { v4 c = a * b + (v4){1, 2, 3, 4}; c[i] = a[0]; return __builtin_shufflevector(c, b, 0, 5, 2, 7); }
f8 fv(f8 a, f8 b) { return a / b + a * 2.0f - b; }
int at(_Atomic int *p, int *q, int e) { int x = __c11_atomic_load(p, 5) + __atomic_fetch_add(q, 3, 0) + __atomic_exchange_n(q, 2, 4); __atomic_store_n(q, 9, 3); __atomic_compare_exchange_n(q, &e, 5, 1, 4, 2); __atomic_thread_fence(5); __atomic_signal_fence(2); __atomic_fetch_nand(q, 3, 5); __atomic_fetch_max(q,1,5); return x; }
int asmy(int a, int b) { int r; __asm__ volatile("addl %2, %0 # \"q\" \\" : "=r"(r) : "0"(a), "r"(b) : "memory", "cc"); return r; }
int asmgoto(int a) { __asm__ goto("jmp %l1" : : "r"(a) : : fail); return 1; fail: return 0; }
double fp(double a, float b, int i, unsigned u) { double r = a + (double)b + (double)i + (double)u; if (a != a) r = __builtin_inf(); if (b >= 1e30f) r = __builtin_nan(""); return -r * 0x1.921fb54442d18p+1 + (float)r; }
struct big { long a[8]; }; struct big byval(struct big b, struct big *p) { b.a[2] = p->a[1]; return b; }
typedef struct { char c; short s; } __attribute__((packed)) pk; pk packs[2] = {{'a', 3}, {1, -1}};
int (*fnptr)(int) = base; int indirect(int (*f)(int), int x) { return f(x) + fnptr(x); }
_Bool logic(_Bool a, _Bool b, int c) { return (a && b) || c > 3; }
__int128 wide(__int128 a, unsigned __int128 b) { return a * 7 + (b >> 3) - ((__int128)1 << 100); }
void vla(int n) { int a[n]; for (int i = 0; i < n; i++) a[i] = i; extern void use(int *); use(a); }
void mem(char *d, const char *s, size_t n) { __builtin_memcpy(d, s, n); __builtin_memset(d, 3, 40); __builtin_memmove(d + 1, s, 17); __builtin_prefetch(s); if (__builtin_expect(n == 3, 0)) __builtin_trap(); __builtin_assume(n > 1); }
unsigned bits(unsigned x) { return __builtin_popcount(x) + __builtin_clz(x) + __builtin_bswap32(x) + __builtin_rotateleft32(x, 3); }
int ovf(int a, int b) { int r; return __builtin_add_overflow(a, b, &r) ? 0 : r; }
_BitInt(77) bi(_BitInt(77) x, unsigned _BitInt(9) y) { return x * 3 + y; }
int loopy(int *restrict a, const int *restrict b, int n) { int s = 0;
#pragma clang loop vectorize(enable) unroll_count(4)
 for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }
__attribute__((noinline, cold, noreturn)) void die(void) { __builtin_unreachable(); }
int tail(int n) { if (n == 0) return 0; __attribute__((musttail)) return tail(n - 1); }

typedef __SIZE_TYPE__ size_t;
struct A { virtual ~A(); virtual int f(int) = 0; int m = 3; };
struct B : virtual A { int f(int x) override { return x + m; } ~B() override {} };
struct C : B { int f(int x) override; static int count; int (C::*pm)(int) = nullptr; };
int C::count = 9; A::~A() {}
int C::f(int x) { return (this->*pm)(x) + B::f(x); }
void may(int); struct G { ~G(); };
int eh(int x) { G g; try { may(x); if (x == 3) throw 5; } catch (int i) { return i; } catch (A &a) { return a.f(2); } catch (...) { may(9); throw; } return 1; }
int filter(int x) noexcept { may(x); return 2; }
template <class T> inline T tmax(T a, T b) { static T seen = a; return a < b ? b : seen; }
int use() { return tmax(3, 4) + (int)tmax(2.5, 1.5); }
inline int inl = 7; int *pinl = &inl; thread_local int tl = use();
static int init = use();
A *down(A *p) { return dynamic_cast<C *>(p); }
auto lam(int k) { return [k](int x) { return x * k; }; }
int callam() { return lam(3)(4); }
enum class E : short { a = 1, b = -2 }; E flip(E e) { return e == E::a ? E::b : E::a; }
namespace { struct Hidden { int x[3]; }; Hidden hid{{1,2,3}}; } int geth(int i) { return hid.x[i]; }
void *operator new(size_t); A *mk() { return new C[3]; }
struct alignas(32) Al { char c; double d; }; Al als[2]; constexpr double kPi = 3.14159; const double *pp = &kPi;
int sjlj(int *p) { int &r = *p; r++; if (auto q = p + 1; *q) return *q; return r; }
__attribute__((visibility("hidden"))) int hiddenf() { return 1; } extern "C" __attribute__((weak)) int weakf();
int callweak() { return weakf ? weakf() : hiddenf(); }

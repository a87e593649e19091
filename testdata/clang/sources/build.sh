set -e
C="clang-22 -S -emit-llvm -Wno-everything"
X="-target x86_64-unknown-linux-gnu -ffreestanding"
$C $X -O0 a.c -g -o c_x86.O0.ll; $C $X -O2 a.c -g -march=skylake-avx512 -o c_x86.O2.ll;  $C $X -O1 -fno-discard-value-names a.c -fsanitize=address,undefined -o c_x86.O1san.ll
$C $X -O0 b.cpp -g -fexceptions -fcxx-exceptions -std=c++20 -o cpp_x86.O0.ll; $C $X -O2 b.cpp -g -fexceptions -fcxx-exceptions -std=c++20 -flto -fwhole-program-vtables -fvisibility=hidden -o cpp_x86.O2lto.ll
A="-target amdgcn-amd-amdhsa -nogpulib -cl-std=CL2.0 -Xclang -finclude-default-header"
$C $A -mcpu=gfx942 -O0 -g c.cl -o cl_gfx942.O0.ll ; $C $A -mcpu=gfx942 -O2 -g c.cl -o cl_gfx942.O2.ll; $C $A -mcpu=gfx1201 -O1 c.cl -o cl_gfx1201.O1.ll
W="-target x86_64-pc-windows-msvc"
$C $W -O1 -g -gcodeview d.c -fms-extensions -o seh.O1.ll; $C $W -O1 e.cpp -fexceptions -fcxx-exceptions -o msvc_eh.O1.ll; $C -target wasm32 -fwasm-exceptions -fexceptions -fcxx-exceptions -O1 e.cpp -o wasm_eh.O1.ll
sed 's/__float128 q/double q/; s/1.5Q/1.5/; s/, __bf16 b/, _Float16 b/' a.c | grep -v 'asmy\|asmgoto' > a2.c
$C -target aarch64-linux-gnu -march=armv8-a+sve -O3 a2.c -o c_aarch64_sve.O3.ll
$C -target arm64e-apple-ios -fptrauth-calls -fptrauth-intrinsics -fptrauth-returns -O1 -x c - -o ptrauth.O1.ll <<'F'
int f(int); int (*p)(int) = f; int g(int (*q)(int), int x) { return q(x) + p(x); }
F
$C -target aarch64-linux-gnu -fsanitize=kcfi -O1 -x c - -o kcfi.O1.ll <<'F'
int g(int (*q)(int), int x) { return q(x); }
F

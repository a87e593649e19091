int gv0;
// enable_if of the old kind, constraints, folds, ...
namespace std{ class type_info{public: virtual ~type_info();}; struct strong_ordering{}; }
typedef unsigned long size_t;
template<bool B,class T=void> struct en{}; template<class T> struct en<true,T>{typedef T type; static const bool value=true;};
template<class T> struct is_f{static const bool value=false;}; template<> struct is_f<float>{static const bool value=true;};
template<class T,class U> struct same{static constexpr bool value=false;}; template<class T> struct same<T,T>{static constexpr bool value=true;};
template<class T> inline constexpr bool isf_v=is_f<T>::value;
template<class T> T&& dv();
struct S{int m; int a[4]; int f(int)const; S operator+(S); static int s(int); template<class T> T g(T); S*operator->(); int operator[](int);S&operator++();S operator++(int);};
enum E{A,B}; enum class EC:short{X=-1};
namespace n{ template<class T,int N> struct arr{ T d[N]; static const int size=N; typedef T vt; template<class U> struct in{}; }; template<class T> void h(T); }
typedef float f4 __attribute__((ext_vector_type(4)));
template<class T> void e1(T*,typename en<is_f<T>::value>::type* = 0){} template void e1<float>(float*,void*);
template<class T,class=typename en<(sizeof(T)>2)>::type> void e2(T*){} template void e2<int>(int*);
template<class T> typename en<(sizeof(T)>2),T>::type e3(T*){return {};} template int e3<int>(int*);
template<class T,int N> typename en<(N>>1 > 2) && !is_f<T>::value,T>::type e4(T*){return {};} template int e4<int,16>(int*);
template<class T,int N> void e5(T (&)[N+1]){} template void e5<int,3>(int(&)[4]);
template<class T,int N,int M> void e6(T (*)[N*M][M-1]){} template void e6<int,3,2>(int(*)[6][1]);
template<class T> auto e7(T a)->decltype(a+1){return a+1;} template int e7<int>(int);
template<class T> auto e8(T a)->decltype(a.f(1)){return 1;} template int e8<S>(S);
template<class T> auto e9(T*a)->decltype(a->m){return 1;} template int e9<S>(S*);
template<class T> auto e10(T a)->decltype(a.template g<int>(1)){return 1;} template int e10<S>(S);
template<class T> auto e11(T a)->decltype(T::s(1)){return 1;} template int e11<S>(S);
template<class T> auto e12(T a)->decltype(static_cast<float>(a)){return 1;} template float e12<int>(int);
template<class T> auto e13(T a)->decltype((float)a){return 1;} template float e13<int>(int);
template<class T> auto e14(T a)->decltype(T{1,2}){return {};} struct P2{int a,b;}; template P2 e14<P2>(P2);
template<class T> auto e15(T a)->decltype(a?a:-a){return a;} template int e15<int>(int);
template<class T> auto e16(T a)->decltype(*a){return *a;} template int& e16<int*>(int*);
template<class T> auto e17(T a)->decltype(a[0]){return a[0];} template int& e17<int*>(int*);
template<class T> auto e18(T a)->decltype(++a,a--,~a){return a;} template int e18<int>(int);
template<class T> auto e19(T a)->decltype(new T){return 0;} template int* e19<int>(int);
template<class T> auto e20(T a)->decltype(new T(1)){return 0;} template int* e20<int>(int);
template<class T> auto e21(T a)->decltype(::new T[3]){return 0;} template int* e21<int>(int);
template<class T> auto e22(T*a)->decltype(delete a){} template void e22<int>(int*);
template<class T> auto e23(T*a)->decltype(delete[] a){} template void e23<int>(int*);
template<class T> auto e24(T a)->decltype(throw a){} template void e24<int>(int);
template<class T,bool Bv=noexcept(T())> void e25(T){} template void e25<int>(int);
template<class T> void e26(n::arr<T,alignof(T)>){} template void e26<int>(n::arr<int,4>);
template<class T> void e27(T a,n::arr<T,sizeof(a)>){} template void e27<int>(int,n::arr<int,4>);
template<class...T> void e28(n::arr<int,sizeof...(T)>,T...){} template void e28<int,float>(n::arr<int,2>,int,float);
template<int...N> void e29(n::arr<int,(N+...)>){} template void e29<1,2>(n::arr<int,3>);
template<int...N> void e30(n::arr<int,(...+N)>){} template void e30<1,2>(n::arr<int,3>);
template<int...N> void e31(n::arr<int,(N+...+4)>){} template void e31<1,2>(n::arr<int,7>);
template<int...N> void e32(n::arr<int,(4*...*N)>){} template void e32<1,2>(n::arr<int,8>);
template<class...T> void e33(typename en<(is_f<T>::value&&...)>::type*){} template void e33<float,float>(void*);
template<class T,class U> auto e34(T a,U b)->decltype(a<b, a>b, a<=b, a==b, a!=b){return 1;} template bool e34<int,int>(int,int);
template<class T> auto e35(T a)->decltype((a+1)*(a-2)/a%3){return 1;} template int e35<int>(int);
template<class T> auto e36(T a)->decltype(a<<1|a>>2&3^4){return 1;} template int e36<int>(int);
template<class T> auto e37(T a)->decltype(a=1,a+=1,a-=2,a<<=1,a){return gv0;} template int& e37<int>(int);
template<class T> auto e38(T a)->decltype(a||!a&&a){return 1;} template bool e38<int>(int);
template<class T> auto e39(T a,int S::*p)->decltype(a.*p){return gv0;} template int& e39<S>(S,int S::*);
template<class T> auto e40(T*a,int S::*p)->decltype(a->*p){return gv0;} template int& e40<S>(S*,int S::*);
template<class T> auto e41(T a)->decltype(sizeof(T)+alignof(T)){return 1;} template size_t e41<int>(int);
template<class T> auto e42(T a)->decltype(h1(a)){return 1;} int h1(S); 
template<class T> auto e43(T a)->decltype(n::h(a)){} template void e43<int>(int);
template<class T> auto e44(T a)->decltype(n::h<T>(a)){} template void e44<int>(int);
template<class T> auto e45(T a)->decltype(a.~T()){} template void e45<int>(int);
template<class T> auto e46(T a)->decltype(dv<T>()+dv<T&>()){return a;} template int e46<int>(int);
template<class T> auto e47(T a)->decltype(reinterpret_cast<char*>(a),const_cast<int*>(a)){return a;} template int* e47<int*>(int*);
template<class T> void e48(typename n::arr<T,3>::vt){} template void e48<int>(int);
template<class T> void e49(typename T::vt){} template void e49<n::arr<int,2>>(int);
template<class T> void e50(typename T::template in<int>*){} template void e50<n::arr<int,2>>(n::arr<int,2>::in<int>*);
template<template<class> class X,class T> void e51(X<T>){} template<class T> struct W{}; template void e51<W,int>(W<int>);
template<template<class...> class X,class...T> void e52(X<T...>*...){}
template<class T,T V> void e53(){} template void e53<int,-5>(); template void e53<unsigned,7u>(); template void e53<char,'a'>(); template void e53<bool,true>(); template void e53<E,B>(); template void e53<EC,EC::X>(); template void e53<long,-3>(); template void e53<short,2>(); template void e53<unsigned char,3>(); template void e53<__int128,4>(); template void e53<unsigned long long,9>();
template<auto V> void e54(){} template void e54<1.5f>(); template void e54<-2.0>(); template void e54<0.1>(); template void e54<__builtin_inff()>(); template void e54<0.f>(); template void e54<-0.f>(); template void e54<1e-40f>(); template void e54<5e-324>(); template void e54<P2{1,2}>(); template void e54<nullptr>(); template void e54<&S::m>(); template void e54<&S::f>(); template void e54<&S::s>(); template void e54<'x'>(); template void e54<(short)3>(); template void e54<EC::X>();
struct Q5{float a; int b[3]; P2 p;}; template void e54<Q5{1.f,{1,2,3},{4,5}}>(); union UN{int a; float b;}; template void e54<UN{.b=1.f}>();
int gv; int ga[4]; S gs; template void e54<&gv>(); template void e54<ga>(); template void e54<&ga[1]>(); template void e54<&gs.m>(); template void e54<&gs.a[2]>();
template<int&R> void e55(){} template void e55<gv>(); template<int*R> void e56(){} template void e56<ga>(); template<void(*F)(S)> void e57(){} void ff(S); template void e57<ff>(); template<int (S::*M)(int)const> void e58(){} template void e58<&S::f>();
template<class T> concept C4=sizeof(T)==4; template<class T,int N> concept CN=sizeof(T)==N;
template<C4 T> void c1(T){} template void c1<int>(int);
template<class T> requires C4<T> void c2(T){} template void c2<int>(int);
template<class T> void c3(T) requires C4<T>&&(sizeof(T)>2) {} template void c3<int>(int);
template<CN<4> T> void c4(T){} template void c4<int>(int);
void c5(C4 auto x){} template void c5<int>(int);
template<class T> requires requires(T a){a+1; typename en<sizeof(T)==4>::type; {a*2}->C4; requires C4<T>;{a-1}noexcept;} void c6(T){} template void c6<int>(int);
template<C4...T> void c7(T...){} template void c7<int,float>(int,float);
template<C4 auto V> void c8(){} 
template<auto...V> void c9(){} template void c9<1,'a',2.5f>();
template<class T,template<class> class X> requires C4<T> void c10(X<T>){} template void c10<int,W>(W<int>);
template<template<C4> class X> void c11(){} template<C4 T> struct WC{}; template void c11<WC>();
template<class T> struct M{ template<class U> void a(U,T){} template<C4 U> void b(U,T){} template<class U> requires C4<U>&&C4<T> void c(U*,T*){} template<int N> void d(T(&)[N]){} template<T V> void e(){} template<T V,class U> requires (sizeof(T)==4) void f(U){} void g() requires C4<T> {} operator T*(); template<class U> operator U(); M(){} ~M(){} template<class U> M(U){} M operator+(M){return *this;} template<class U> bool operator<(U){return 1;} };
template<class T> M<T>::operator T*(){return 0;} template<class T> template<class U> M<T>::operator U(){return 0;}
template struct M<int>; template void M<int>::a<float>(float,int); template void M<int>::b<float>(float,int); template void M<int>::c<float>(float*,int*); template void M<int>::d<3>(int(&)[3]); template void M<int>::e<3>(); template void M<int>::f<4,float>(float); template M<int>::operator long(); template M<int>::M(float); template bool M<int>::operator< <char>(char);
template<class F> void l1(F){}
template<class T> auto mk(T t){ return [=](T a,auto b){return a;}; }
void use(){ l1([](int){}); l1([](auto a,auto...b){}); l1([]<class T>(T a){}); l1([]<class T,int N>(T(&a)[N],auto c){}); l1([]<C4 T>(T){}); l1([]<class...T>(T...){}); l1([]<template<class> class X>(X<int>){}); l1([](C4 auto){}); l1(mk(1)); struct L{}; l1(L{}); l1([]<class T>(T) requires C4<T>{}); l1([]<int N,int K,class T,class U>(n::arr<T,N>,U){}); }
auto gl=[](int x){return x;}; template void l1<decltype(gl)>(decltype(gl));
template<int N> void v1(float __attribute__((ext_vector_type(N)))*){}  template void v1<4>(f4*);
template<class T,int N> void v2(n::arr<T,N>(*)(T(&)[N])){} template void v2<int,2>(n::arr<int,2>(*)(int(&)[2]));
template<int N> void v3(_BitInt(N)){} template void v3<5>(_BitInt(5));
void v4(_BitInt(5),unsigned _BitInt(9),__bf16,_Float16,f4,__fp16*){}
template<class T> void v5(T) noexcept(noexcept(T())) {} template void v5<int>(int);
template<class R,class...A> void v6(R(*)(A...)){} template void v6<int,float,char>(int(*)(float,char)); template void v6<void>(void(*)());
template<class R,class...A> void v7(R(*)(A...) noexcept){} template void v7<int,float>(int(*)(float)noexcept);
template<class T,bool Bb> void v8(void(*)(T) noexcept(Bb)){} template void v8<int,true>(void(*)(int)noexcept);
template<class C,class R> void v9(R (C::*)(int)const){} template void v9<S,int>(int (S::*)(int)const);
template<class C,class R> void v10(R (C::*)(int)&&){} struct SS{int f(int)&&;int g()volatile&;}; template void v10<SS,int>(int (SS::*)(int)&&);
template<class T> void v11(T S::*,T*const&,const volatile T*__restrict){} template void v11<int>(int S::*,int*const&,const volatile int*__restrict);
template<class T> void v12(__attribute__((address_space(3))) T*,__attribute__((address_space(1))) const T*){} template void v12<float>(__attribute__((address_space(3))) float*,__attribute__((address_space(1))) const float*);
template<class T> void v13(void (*(*)(T))(char)){} template void v13<int>(void (*(*)(int))(char));
template<class T> void v14(T&&,T&){} template void v14<int&>(int&,int&); template void v14<const int>(const int&&,const int&);
template<class...T> void v15(W<T>...,n::arr<T,sizeof(T)>*...){} template void v15<int,char>(W<int>,W<char>,n::arr<int,4>*,n::arr<char,1>*);
template<class...T> struct tup{}; template<class...A,class...B> void v16(tup<A,B>...){} 
template<class...A,class...B> void v17(tup<A...>,tup<B...>){} template void v17<>(tup<int>,tup<>); template void v17<int>(tup<int,char>,tup<float>);
template<int N> void v18() requires (N>2) {} template void v18<3>();
template<class T> __attribute__((enable_if(sizeof(T)==4,""))) void v19(T){} template void v19<int>(int);
void v20(int n) __attribute__((enable_if(n>3 && n<9,""))) {}
template<class T> decltype(auto) v21(T a){return a;} template decltype(auto) v21<int>(int);
template<class T> void v22(decltype(nullptr),__typeof__(T()+1)){} template void v22<int>(decltype(nullptr),int);
template<class T,T...V> struct seq{}; template<class T,T...V> void v23(seq<T,V...>){} template void v23<int,1,2,3>(seq<int,1,2,3>); template<size_t...I> void v24(seq<size_t,(I*2)...>){} template void v24<1,2>(seq<size_t,2,4>);
template<class T> void v25(typename en<isf_v<T>>::type*){} template void v25<float>(void*);
template<class T> void v26(typename en<__is_same(T,float)>::type*){} template void v26<float>(void*);
template<class T> void v27(__remove_cv(T)*){} 
template<class T,int N=sizeof(T)> struct D{}; template<class T> void v28(D<T>,D<T,(sizeof(T)>3?1:2)>){} template void v28<int>(D<int>,D<int,1>);
template<class T> void v29(D<T,(int)T(3.5)>,D<T,int{2}>,D<T,-(-1)>, D<T,!1>, D<T,~0>){} template void v29<int>(D<int,3>,D<int,2>,D<int,1>,D<int,0>,D<int,-1>);
template<class T> void v30(typename en<same<T,int>::value||same<T,float>::value>::type*){} template void v30<float>(void*);
template<class T> auto v31(T t)->decltype(typeid(T), typeid(t), 1){return 1;}
template<class T> void v32(D<T,T::size>,D<T,n::arr<T,2>::size>){} template void v32<n::arr<int,2>>(D<n::arr<int,2>,2>,D<n::arr<int,2>,2>);
template<class T> auto v33(T a)->decltype(+a,-a,&a,!a,(a,a)){return gv0;} template int& v33<int>(int);
template<class T> auto v34(T a)->decltype(a<=>a){return a;}
template<class T> auto v35(T a)->decltype((a.m),(a.f)(1),a+a,a->m,a[1],++a,a++){return a;} template S v35<S>(S);
template<class T> auto v36(T a)->decltype(operator+(a,a),a.operator+(a)){return a;} 
template<class T> auto v37(T a)->decltype("abc",a){return gv0;} template int& v37<int>(int);
template<class T> auto v38(T a)->decltype(T(),T(1),(T)1,T{}){return a;} template int v38<int>(int);
template<class T> auto v39(T(*f)(T,T),T a)->decltype(f(a,a)){return a;} template int v39<int>(int(*)(int,int),int);
template<class T> auto v40(T a)->decltype([](int x){return x;}(1)){return 1;} template int v40<int>(int);
template<class T> auto v41(T a)->decltype(::gv+a){return a;} template int v41<int>(int);
template<class T> auto v42(T a)->decltype(a.T::m){return 1;} template int v42<S>(S);
template<class T> auto v43(T a)->decltype(E::A,EC::X,nullptr,true,1.5,1.5f,1ul,a){return gv0;} template int& v43<int>(int);
template<class...T> auto v44(T...a)->decltype((a+...),h3(a...),1){return 1;} int h3(int,int); template int v44<int,int>(int,int);
template<class T> void v45(T(&)[sizeof(T)],T(&)[sizeof(T)>3]){} template void v45<int>(int(&)[4],int(&)[1]);
extern "C" void v46(){} namespace{ template<class T> void v47(T){} } void use2(){ v47(1); v47(S{}); }
template<class T> __attribute__((abi_tag("x"))) void v48(T){} template void v48<int>(int);
inline int v49(){ static int a; struct L{ int f(){ static int b; return b; } }; return L{}.f()+a; } int u49=v49();
template<class T> struct FR{ template<class U> requires C4<T> friend void fr(FR,U){} }; void use3(){ fr(FR<int>{},1); }
auto [sb1,sb2]=P2{1,2};

// The macros that source knows its platform by, as Intel's compiler defines them.
// REQUIRES: clang
// RUN: cmx-cc -E --platform=skl %s -o - | FileCheck %s --check-prefix=SKL
// RUN: cmx-cc -E --platform=icllp %s -o - | FileCheck %s --check-prefix=ICLLP
// RUN: cmx-cc -E --platform=tgllp %s -o - | FileCheck %s --check-prefix=TGLLP
// RUN: cmx-cc -E --platform=dg2 %s -o - | FileCheck %s --check-prefix=DG2
// RUN: cmx-cc -E --platform=pvc %s -o - | FileCheck %s --check-prefix=PVC
// RUN: cmx-cc -E %s -o - | FileCheck %s --check-prefix=DEFAULT
// RUN: cmx-cc -E --platform=pvc -DCM_GENX=900 %s -o - | FileCheck %s --check-prefix=OWN
// RUN: cmx-cc -E --runtime=l0 %s -o - | FileCheck %s --check-prefix=L0
// RUN: cmx-cc -E --runtime=cm %s -o - | FileCheck %s --check-prefix=CM
// RUN: cmx-cc -E --emit=zebin %s -o - | FileCheck %s --check-prefix=L0
// L0: RUNTIME l0
// CM-NOT: RUNTIME
// A function that is there by its macro compiles.
// RUN: cmx-cc %s -DKERNEL --platform=skl -o %t/ && cmx-cc %s -DKERNEL --platform=icllp -o %t/
// RUN: cmx-cc %s -DKERNEL --platform=tgllp -o %t/ && cmx-cc %s -DKERNEL --platform=dg2 -o %t/ && cmx-cc %s -DKERNEL --platform=pvc -o %t/
// RUN: cmx-cc %examples/transpose.cpp --platform=pvc -o %t/
// RUN: cmx-cc %examples/linear_filter.cpp --platform=pvc -o %t/
#include <cm/cm.h>

// SKL: GENX 900 GEN9 -
// SKL: HAS 256 ieee double -
// ICLLP: GENX 1150 GEN11 rotate -
// ICLLP: HAS 256 -
// TGLLP: GENX 1200 GEN12 rotate dp4a -
// TGLLP: HAS 256 -
// DG2: GENX 1271 XEHPG rotate dp4a bfn lsc -
// DG2: HAS 256 bf16 dpas dpasw -
// PVC: GENX 1280 XEHPC rotate dp4a bfn lsc tf32 -
// PVC: HAS 512 ieee double bf16 dpas 2d -
// DEFAULT: GENX 1150 GEN11 rotate -
// OWN: GENX 900 -
#ifdef KERNEL
extern "C" _GENX_MAIN_ void k(SurfaceIndex s) {
  vector<float, 8> v;
  read(s, 0, v);
#if CM_HAS_IEEE_DIV_SQRT
  v = cm_div_ieee(cm_sqrt_ieee(v), v + 1);
#endif
#if CM_HAS_DOUBLE
  vector<double, 8> d = v;
  v += d * 2.5;
#endif
#if CM_HAS_DPAS
  vector<int, 8 * CM_GRF_WIDTH / 32> b = 1;
  v += cm_sum<int>(cm_dpas<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(b, b, vector<int, 64>(v(0))));
#endif
#if CM_HAS_DPASW
  v += cm_sum<int>(cm_dpasw<CM_PRECISION_S8, CM_PRECISION_S8, 8, 8>(b, b, vector<int, 32>(v(0))));
#endif
  write(s, 0, v);
}
#else
#ifdef CM_GEN9
#define PLATFORM GEN9
#elif defined(CM_GEN11)
#define PLATFORM GEN11
#elif defined(CM_GEN12)
#define PLATFORM GEN12
#elif defined(CM_XEHPG)
#define PLATFORM XEHPG
#elif defined(CM_XEHPC)
#define PLATFORM XEHPC
#else
#define PLATFORM
#endif
#if CM_HAS_BIT_ROTATE
#define ROTATE rotate
#else
#define ROTATE
#endif
#if CM_HAS_DP4A
#define DP4A dp4a
#else
#define DP4A
#endif
#if CM_HAS_BFN
#define BFN bfn
#else
#define BFN
#endif
#if CM_HAS_LSC
#define LSC lsc
#else
#define LSC
#endif
#if CM_HAS_TF32
#define TF32 tf32
#else
#define TF32
#endif
#if CM_HAS_IEEE_DIV_SQRT
#define HAS_IEEE_DIV_SQRT ieee
#else
#define HAS_IEEE_DIV_SQRT
#endif
#if CM_HAS_DOUBLE
#define HAS_DOUBLE double
#else
#define HAS_DOUBLE
#endif
#if CM_HAS_BF16
#define HAS_BF16 bf16
#else
#define HAS_BF16
#endif
#if CM_HAS_DPAS
#define HAS_DPAS dpas
#else
#define HAS_DPAS
#endif
#if CM_HAS_DPASW
#define HAS_DPASW dpasw
#else
#define HAS_DPASW
#endif
#if CM_HAS_LSC_UNTYPED_2D
#define HAS_LSC_UNTYPED_2D 2d
#else
#define HAS_LSC_UNTYPED_2D
#endif
GENX CM_GENX PLATFORM ROTATE DP4A BFN LSC TF32 -
HAS CM_GRF_WIDTH HAS_IEEE_DIV_SQRT HAS_DOUBLE HAS_BF16 HAS_DPAS HAS_DPASW HAS_LSC_UNTYPED_2D -
#ifdef CMX_RUNTIME_L0
RUNTIME l0
#endif
#endif

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
// RUN: cmx-cc %examples/transpose.cpp --platform=pvc -o %t/
// RUN: cmx-cc %examples/linear_filter.cpp --platform=pvc -o %t/
#include <cm/cm.h>

// SKL: GENX 900 GEN9 -
// ICLLP: GENX 1150 GEN11 rotate -
// TGLLP: GENX 1200 GEN12 rotate dp4a -
// DG2: GENX 1271 XEHPG rotate dp4a bfn lsc -
// PVC: GENX 1280 XEHPC rotate dp4a bfn lsc tf32 -
// DEFAULT: GENX 1150 GEN11 rotate -
// OWN: GENX 900 -
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
GENX CM_GENX PLATFORM ROTATE DP4A BFN LSC TF32 -
#ifdef CMX_RUNTIME_L0
RUNTIME l0
#endif

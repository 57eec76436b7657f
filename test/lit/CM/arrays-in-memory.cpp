// An array that is indexed and has no room in registers lies in memory, in kernels and in functions that call themselves.
// REQUIRES: clang
// RUN: rm -rf %t && mkdir %t
// RUN: cmx-cc %s --platform=tgllp --pass-remarks-missed=cmx-promote-arrays -o %t/tgllp/ 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: remark: {{.*}}: array %large stays in memory: it takes 12000 bytes of registers; with an index that varies it may take 3072
// RUN: FileCheck %s --check-prefix=MEMORY < %t/tgllp/loops.visaasm
// The limit is that of the platform.
// RUN: FileCheck %s --check-prefix=MEMORY < %t/tgllp/medium.visaasm
// MEMORY: svm_{{.*}}scatter
// RUN: cmx-cc %s --platform=pvc -o %t/pvc/ && FileCheck %s --check-prefix=REGISTERS < %t/pvc/medium.visaasm
// REGISTERS-NOT: lsc_store.ugm
// REGISTERS: r[
// RUN: cmx-run %s --compare --kernel=loops --grid=2 --platform=skl --arg out=-:128 --arg n=77 | FileCheck %s --check-prefix=EQUAL
// RUN: cmx-run %s --compare --kernel=medium --grid=2 --platform=pvc --arg out=-:128 --arg n=77 | FileCheck %s --check-prefix=EQUAL
// RUN: cmx-run %s --compare --kernel=calls --grid=2 --platform=tgllp --arg out=-:128 --arg n=4 | FileCheck %s --check-prefix=EQUAL
// EQUAL: equal: 1 surfaces, 128 bytes
// A thread has 64 KiB for its calls, of which each one takes 12000 bytes.
// RUN: not cmx-run %s --visa --kernel=calls --platform=tgllp --arg out=-:128 --arg n=6 2>&1 | FileCheck %s --check-prefix=DEEP
// DEEP: error: function 'f__Z3sumi': {{.*}} the thread has 65536 bytes for its variables and calls at 0x7f0000000000, accessed 0x7f0000010{{.*}} [message-out-of-bounds]
#include <cm/cm.h>

extern "C" _GENX_MAIN_ void loops(SurfaceIndex out, int n) {
  int large[3000];
  for (int i = 0; i < 3000; ++i)
    large[i] = n * i;
  vector<int, 8> v = large[n] + large[2999];
  write(out, 0, v);
}

extern "C" _GENX_MAIN_ void medium(SurfaceIndex out, int n) {
  vector<short, 2000> words = 0;
  for (int i = 0; i < 2000; ++i)
    words(i) = short(n + i);
  vector<int, 8> v = words(n) - words(1999);
  write(out, 0, v);
}

_GENX_ int sum(int n) {
  int large[3000];
  for (int i = 0; i < 3000; ++i)
    large[i] = n + i;
  if (n == 0)
    return 0;
  int rest = sum(n - 1);
  return rest + large[(rest + n) & 511];
}

extern "C" _GENX_MAIN_ void calls(SurfaceIndex out, int n) {
  vector<int, 8> v = sum(n);
  write(out, 0, v);
}

// A kernel's mistake ends the program with the thread and what is wrong; each runs in a process of its own.
// REQUIRES: clang
// UNSUPPORTED: sanitizer
// RUN: %clanghost -w %s -o %t.exe && %t.exe 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=status
#include <cm/cm.h>

int turns = 5; // of each thread

extern "C" _GENX_MAIN_ void fault(SurfaceIndex buffer, SurfaceIndex image, svmptr_t p, SurfaceIndex out, int which) {
  vector<int, 16> v = 1;
  vector<uint, 16> at = 0;
  matrix<uchar, 2, 8> m = 1;
  int me = cm_linear_global_id();
  cm_slm_init(64);
  switch (which) {
  // The buffer and the memory have 64 bytes, the image one row of 8 bytes.
  // CHECK: cm: error: thread 0,0,0 (group 0,0,0): [message-out-of-bounds] surface [[#BUFFER:]] has 64 bytes, accessed 16 to 79
  // CHECK-NEXT: 0: status 134
  case 0: return read(buffer, 16, v);
  // CHECK-NEXT: cm: error: {{.*}}: [message-misaligned] surface [[#BUFFER]]: expected a multiple of 4 bytes, got 2
  // CHECK-NEXT: 1: status 134
  case 1: return read(DWALIGNED(buffer), 2, v.select<8, 1>(0));
  // CHECK-NEXT: cm: error: {{.*}}: [message-out-of-bounds] lane 3: surface [[#BUFFER]] has 64 bytes, accessed 64 to 67
  // CHECK-NEXT: 2: status 134
  case 2: at(3) = 16; return write(buffer, 0, at, v);
  // CHECK-NEXT: cm: error: {{.*}}: [message-out-of-bounds] lane 5: surface [[#BUFFER]] has 64 bytes, accessed 4294967292 to 4294967295
  // CHECK-NEXT: 3: status 134
  case 3: at(5) = -1; return read(buffer, 0, at, v);
  // CHECK-NEXT: cm: error: {{.*}}: [message-out-of-bounds] memory has 64 bytes, accessed 16 to 79
  // CHECK-NEXT: 4: status 134
  case 4: return cm_svm_block_read(p + 16, v);
  // CHECK-NEXT: cm: error: {{.*}}: [message-misaligned] memory: expected a multiple of 16 bytes, got
  // CHECK-NEXT: 5: status 134
  case 5: return cm_svm_block_read(p + 8, v.select<4, 1>(0));
  // CHECK-NEXT: cm: error: {{.*}}: [message-out-of-bounds] no memory of the kernel is at 0x10
  // CHECK-NEXT: 6: status 134
  case 6: return cm_svm_block_write(16, v);
  // CHECK-NEXT: cm: error: {{.*}}: [no-surface] no surface has the number 100
  // CHECK-NEXT: 7: status 134
  case 7: return read(SurfaceIndex(100), 0, v);
  // CHECK-NEXT: cm: error: {{.*}}: [surface-kind] expected an image, got surface [[#BUFFER]], a buffer
  // CHECK-NEXT: 8: status 134
  case 8: return read(buffer, 0, 0, m);
  // CHECK-NEXT: cm: error: {{.*}}: [message-out-of-bounds] surface {{.*}} has 1 planes, accessed plane 1
  // CHECK-NEXT: 9: status 134
  case 9: return read_plane(image, GENX_SURFACE_U_PLANE, 0, 0, m);
  // CHECK-NEXT: cm: error: {{.*}}: [message-out-of-bounds] the image has no row in this field
  // CHECK-NEXT: 10: status 134
  case 10: return read(BOTTOM_FIELD(image), 0, 0, m);
  // CHECK-NEXT: cm: error: {{.*}}: [message-misaligned] a media block is written at a column that is no multiple of 4 bytes
  // CHECK-NEXT: 11: status 134
  case 11: return write(image, 2, 0, m);
  // CHECK-NEXT: cm: error: {{.*}}: [message-out-of-bounds] shared local memory has 64 bytes, accessed 32 to 95
  // CHECK-NEXT: 12: status 134
  case 12: return cm_slm_block_read(32, 0, v);
  // CHECK-NEXT: cm: error: {{.*}}: [not-executable] an atomic operation expected on channels of 32 bits
  // CHECK-NEXT: 13: status 134
  case 13: return write_typed_atomic<ATOMIC_INC>(image, v, at);
  // CHECK-NEXT: cm: error: {{.*}}: [not-executable] the number of the processor's thread
  // CHECK-NEXT: 14: status 134
  case 14: return write(out, 0, vector<uint, 4>(cm_get_hwid()));
  // CHECK-NEXT: cm: error: {{.*}}: [not-executable] the state register of the processor
  // CHECK-NEXT: 15: status 134
  case 15: return write(out, 0, cm_get_sr0());
  // CHECK-NEXT: cm: error: {{.*}}: [not-executable] raw messages are not decoded
  // CHECK-NEXT: 16: status 134
  case 16: return cm_send(0, v, 10, 0x4086000, 0);
  // CHECK-NEXT: cm: error: {{.*}}: [format-with-gaps] format expects elements without gaps
  // CHECK-NEXT: 17: status 134
  case 17: return write(out, 0, v.select<8, 2>(0).format<short>());

  // From here on, groups of two threads.
  // CHECK-NEXT: cm: error: thread 0,0,0 (group 0,0,0): [barrier-divergence] waits at the barrier, but another thread of the group has ended
  // CHECK-NEXT: 18: status 134
  case 18: if (me == 0) cm_barrier(); return;
  // CHECK-NEXT: cm: error: thread 2,0,0 (group 1,0,0): [barrier-divergence] the barrier is signalled twice without a wait between
  // CHECK-NEXT: 19: status 134
  case 19: if (me == 2) cm_sbarrier(1), cm_sbarrier(1); return;
  // CHECK-NEXT: cm: error: thread 1,0,0 (group 0,0,0): [barrier-divergence] waits at the barrier without a signal before
  // CHECK-NEXT: 20: status 134
  case 20: if (me == 1) cm_sbarrier(0); return;
  // CHECK-NEXT: cm: error: {{.*}}: [not-executable] a group has 32 named barriers
  // CHECK-NEXT: 21: status 134
  case 21: return cm_nbarrier_signal(32, 0, 2, 2);
  // CHECK-NEXT: cm: error: {{.*}}: [barrier-divergence] barrier 3 waits for 3 threads, and the group has 2
  // CHECK-NEXT: 22: status 134
  case 22: return cm_nbarrier_signal(3, 0, 3, 3);
  // CHECK-NEXT: cm: error: {{.*}}: [barrier-divergence] barrier 3 is signalled twice without a wait between
  // CHECK-NEXT: 23: status 134
  case 23: cm_nbarrier_signal(3, 0, 2, 2); return cm_nbarrier_signal(3, 0, 2, 2);
  // CHECK-NEXT: cm: error: thread 1,0,0 (group 0,0,0): [barrier-divergence] barrier 4 waits for 2 threads by one signal, for 1 by another
  // CHECK-NEXT: 24: status 134
  case 24: cm_nbarrier_signal(4, 0, 2 - me, 2 - me); return cm_nbarrier_wait(4);
  // CHECK-NEXT: cm: error: {{.*}}: [barrier-divergence] barrier 5 is waited for without a signal before
  // CHECK-NEXT: 25: status 134
  case 25: return cm_nbarrier_wait(5);
  // CHECK-NEXT: cm: error: thread 0,0,0 (group 0,0,0): [barrier-divergence] waits at the barrier, but another thread of the group has ended
  // CHECK-NEXT: 26: status 134
  case 26: if (me == 0) cm_nbarrier_signal(6, 0, 2, 2), cm_nbarrier_wait(6); return;
  // CHECK-NEXT: cm: error: the grid of 3 threads in direction 0 is no whole number of groups of 2
  // CHECK-NEXT: 27: status 134
  case 27: return;
  }
  // Nothing is wrong: each thread has its own variables, each group new local memory.
  // CHECK-NEXT: 0 5 0 -1515870811
  // CHECK-NEXT: 1 5 0 -1515870811
  // CHECK-NEXT: 2 5 1 -1515870811
  // CHECK-NEXT: 3 5 1 -1515870811
  // CHECK-NEXT: 28: status 0
  vector<int, 4> found = me, slm;
  cm_slm_block_read(me % 2 * 16, 0, slm);
  found(1) = turns--;
  found(2) = cm_group_id(0);
  found(3) = slm(0);
  cm_slm_block_write(me % 2 * 16, 0, found);
  cm_barrier();
  write(out, me * 16, found);
}

#ifndef CM_DEVICE
#include <cm/cm_host.h>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sys/wait.h>
#include <unistd.h>

int main() {
  // The number of local memory is that of no surface.
  std::vector<int> None(1);
  std::vector<std::unique_ptr<cm::host::Buffer>> Others;
  for (int I = 0; I < 300; ++I)
    Others.push_back(std::make_unique<cm::host::Buffer>(None));
  for (int I : {3, 77, 100, 5})
    Others[I].reset();
  for (const auto &Other : Others)
    if (Other && int(SurfaceIndex(*Other)) == 254)
      std::puts("error: a surface has the number of local memory");

  alignas(16) int Data[16] = {}, Memory[16] = {};
  std::vector<int> Out(16);
  cm::host::Buffer Target(Out), Buffer(Data, sizeof(Data));
  std::vector<unsigned char> Pixels(8);
  cm::host::Image Image(Pixels.data(), 8, 1);
  cm::host::SVM SVM(Memory, sizeof(Memory));
  for (int Which = 0; Which <= 28; ++Which) {
    if (!fork()) {
      cm::host::launch(fault, cm::host::grid{Which < 18 ? 1u : Which == 27 ? 3u : 4u}, cm::host::group{Which < 18 ? 1u : 2u}, Buffer,
                       Image, SVM, Target, Which);
      for (int I = 0; I < 16 && Which == 28; I += 4)
        std::fprintf(stderr, "%d %d %d %d\n", Out[I], Out[I + 1], Out[I + 2], Out[I + 3]);
      std::_Exit(0);
    }
    int Status;
    wait(&Status);
    std::fprintf(stderr, "%d: status %d\n", Which, WIFSIGNALED(Status) ? 128 + WTERMSIG(Status) : WEXITSTATUS(Status));
  }
}
#endif

// Each form of the raw messages: lengths, descriptors, lanes and flags of the message become operands.
// REQUIRES: clang
// RUN: cmx-cc %s --platform=tgllp --emit=ir -S -o - | FileCheck %s
#include <cm/cm.h>

// CHECK-LABEL: @forms(
extern "C" _GENX_MAIN_ void forms(SurfaceIndex out) {
  vector<uint, 8> r = 1, message = 2;
  vector<int, 16> wide = 3, more = 4;
  matrix<uint, 2, 8> rows = 5;

  // CHECK: [[R1:%.*]] = {{.*}}call <8 x i32> @llvm.genx.raw.send.v8i32.i1.v8i32(i32 0, i1 true, i32 10, i32 35151872, <8 x i32> splat (i32 2), <8 x i32> splat (i32 1))
  cm_send(r, message, 10, 0x2186000, 0);
  // CHECK: [[R2:%.*]] = {{.*}}call <16 x i32> @llvm.genx.raw.send.v16i32.i1.v8i32(i32 0, i1 true, i32 11, i32 36200448, <8 x i32> [[R1]], <16 x i32> splat (i32 5))
  cm_send(rows, r, 11, 0x2286000, 0);
  // CHECK: call void @llvm.genx.raw.send.noresult.i1.v16i32(i32 0, i1 true, i32 12, i32 67657728, <16 x i32> splat (i32 3))
  cm_send(0, wide, 12, 0x4086000, 0);
  // The lowest bits of the descriptor name the function.
  // CHECK: [[R3:%.*]] = {{.*}}call <8 x i32> @llvm.genx.raw.sends.v8i32.i1.v8i32.v16i32(i32 0, i1 true, i8 10, i32 138, i32 35151872, <8 x i32> splat (i32 2), <16 x i32> splat (i32 3), <8 x i32> [[R1]])
  cm_sends(r, message, wide, 0x8a, 0x2186000, 0);
  // CHECK: [[R4:%.*]] = {{.*}}call <16 x i32> @llvm.genx.raw.sends.v16i32.i1.v8i32.v16i32(i32 0, i1 true, i8 11, i32 139, i32 36200448, <8 x i32> splat (i32 2), <16 x i32> splat (i32 4), <16 x i32> [[R2]])
  cm_sends(rows, message, more, 0x8b, 0x2286000, 0);
  // CHECK: call void @llvm.genx.raw.sends.noresult.i1.v8i32.v16i32(i32 0, i1 true, i8 12, i32 140, i32 34103296, <8 x i32> splat (i32 2), <16 x i32> splat (i32 4))
  cm_sends(0, message, more, 0x8c, 0x2086000, 0);

  // With all lengths. Of the execution size, three bits count lanes.
  // CHECK: [[R5:%.*]] = {{.*}}call <8 x i32> @llvm.genx.raw.send2.v8i32.v16i1.v8i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 3, i8 1, i8 13, i32 7, i32 35151872, <8 x i32> splat (i32 2), <8 x i32> [[R3]])
  cm_raw_send(r, message, 0, 7, 0x2186000, 0x13, 13, 3, 5, 1);
  // CHECK: [[R6:%.*]] = {{.*}}call <16 x i32> @llvm.genx.raw.sends2.v16i32.v16i1.v8i32.v16i32(i8 0, i8 4, <16 x i1> splat (i1 true), i8 1, i8 3, i8 2, i8 14, i32 14, i32 36200448, <8 x i32> splat (i32 2), <16 x i32> splat (i32 3), <16 x i32> [[R4]])
  cm_raw_send(rows, message, wide, 14, 0x2286000, 4, 14, 1, 3, 2);
  vector<ushort, 8> lanes = 0;
  lanes(3) = 2;
  // CHECK: call void @llvm.genx.raw.send2.noresult.v8i1.v16i32(i8 0, i8 3, <8 x i1> <i1 false, i1 false, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false>, i8 2, i8 15, i32 10, i32 67657728, <16 x i32> splat (i32 3))
  cm_raw_send(0, wide, 0, 10, 0x4086000, 3, 15, 2, 5, 6, 0, 0, lanes);
  // CHECK: call void @llvm.genx.raw.sends2.noresult.v16i1.v8i32.v16i32(i8 0, i8 4, <16 x i1> splat (i1 true), i8 1, i8 2, i8 12, i32 10, i32 34103296, <8 x i32> splat (i32 2), <16 x i32> splat (i32 4))
  cm_raw_send(0, message, more, 10, 0x2086000, 4, 12, 1, 2, 7);
  // The last message of the thread; a message that may be left out.
  // CHECK: call void @llvm.genx.raw.send2.noresult.v16i1.v8i32(i8 2,
  cm_raw_send(0, message, 0, 10, 0x2086000, 4, 12, 1, 0, 0, 1);
  // CHECK: call void @llvm.genx.raw.send2.noresult.v16i1.v8i32(i8 1,
  cm_raw_send(0, message, 0, 10, 0x2086000, 4, 12, 1, 0, 0, 0, 1);
  // CHECK: call void @llvm.genx.oword.st.v8i32(i32 %out, i32 0, <8 x i32> [[R5]])
  // CHECK: call void @llvm.genx.oword.st.v16i32(i32 %out, i32 2, <16 x i32> [[R6]])
  write(out, 0, r);
  write(out, 32, rows);
}

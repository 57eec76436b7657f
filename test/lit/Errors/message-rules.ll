; The rules for operands of messages: a neighbour of each rule that is legal, then
; calls that each break one.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

; Atomics: surfaces have dwords, addresses dwords and qwords.
declare <8 x i32> @llvm.genx.dword.atomic.add.v8i32.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i64> @llvm.genx.dword.atomic.add.v8i64.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x i64>, <8 x i64>)
declare <8 x i16> @llvm.genx.dword.atomic.xchg.v8i16.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x i16>, <8 x i16>)
declare <8 x double> @llvm.genx.dword.atomic.fmax.v8f64.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x double>, <8 x double>)
declare <8 x i32> @llvm.genx.dword.atomic.fmax.v8i32.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i64> @llvm.genx.svm.atomic.add.v8i64.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i64>, <8 x i64>)
declare <8 x i16> @llvm.genx.svm.atomic.add.v8i16.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i16>, <8 x i16>)
declare <32 x i32> @llvm.genx.svm.atomic.add.v32i32.v16i1.v32i64(<16 x i1>, <32 x i64>, <32 x i32>, <32 x i32>)

define void @atomics(i32 %s, <8 x i32> %o, <8 x i64> %a, <32 x i64> %a32, <8 x i32> %d, <8 x i64> %q, <8 x i16> %w, <8 x double> %f, <32 x i32> %d32) {
  %ok1 = call <8 x i32> @llvm.genx.dword.atomic.add.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %s, <8 x i32> %o, <8 x i32> %d, <8 x i32> undef)
  %ok2 = call <8 x i64> @llvm.genx.svm.atomic.add.v8i64.v8i1.v8i64(<8 x i1> splat (i1 true), <8 x i64> %a, <8 x i64> %q, <8 x i64> undef)
; CHECK: error: function 'atomics': instruction '%bad1 = {{.*}}': data elements expected one of 32 bits, actual 64 [cmx-message-data]
  %bad1 = call <8 x i64> @llvm.genx.dword.atomic.add.v8i64.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %s, <8 x i32> %o, <8 x i64> %q, <8 x i64> undef)
; CHECK: error: {{.*}}'%bad2 = {{.*}}': data elements expected one of 32 bits, actual 16
  %bad2 = call <8 x i16> @llvm.genx.dword.atomic.xchg.v8i16.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %s, <8 x i32> %o, <8 x i16> %w, <8 x i16> undef)
; CHECK: error: {{.*}}'%bad3 = {{.*}}': data elements expected one of 32 bits, actual 64
  %bad3 = call <8 x double> @llvm.genx.dword.atomic.fmax.v8f64.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %s, <8 x i32> %o, <8 x double> %f, <8 x double> undef)
; CHECK: error: {{.*}}'%bad4 = {{.*}}': data elements expected floating point, actual i32
  %bad4 = call <8 x i32> @llvm.genx.dword.atomic.fmax.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %s, <8 x i32> %o, <8 x i32> %d, <8 x i32> undef)
; CHECK: error: {{.*}}'%bad5 = {{.*}}': data elements expected one of 32, 64 bits, actual 16
  %bad5 = call <8 x i16> @llvm.genx.svm.atomic.add.v8i16.v8i1.v8i64(<8 x i1> splat (i1 true), <8 x i64> %a, <8 x i16> %w, <8 x i16> undef)
; CHECK: error: {{.*}}'%bad6 = {{.*}}': addresses expected one of 1, 2, 4, 8, 16 lanes, actual 32
  %bad6 = call <32 x i32> @llvm.genx.svm.atomic.add.v32i32.v16i1.v32i64(<16 x i1> splat (i1 true), <32 x i64> %a32, <32 x i32> %d32, <32 x i32> undef)
  ret void
}

; Gathers: lanes, sizes and channels.
declare <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare <8 x i64> @llvm.genx.gather.scaled.v8i64.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i64>)
declare <24 x i32> @llvm.genx.gather4.scaled.v24i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <24 x i32>)
declare void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <16 x i32>)
declare <16 x i8> @llvm.genx.svm.gather.v16i8.v8i1.v8i64(<8 x i1>, i32, <8 x i64>, <16 x i8>)
declare <32 x i8> @llvm.genx.svm.gather.v32i8.v8i1.v8i64(<8 x i1>, i32, <8 x i64>, <32 x i8>)
declare <40 x i32> @llvm.genx.gather4.scaled.v40i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <40 x i32>)
declare <8 x i16> @llvm.genx.svm.gather.v8i16.v8i1.v8i64(<8 x i1>, i32, <8 x i64>, <8 x i16>)

define void @gathers(i32 %s, <8 x i32> %o, <8 x i64> %a, <16 x i32> %d) {
  %ok1 = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 %s, i32 0, <8 x i32> %o, <8 x i32> undef)
  %ok2 = call <24 x i32> @llvm.genx.gather4.scaled.v24i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 11, i16 0, i32 %s, i32 0, <8 x i32> %o, <24 x i32> undef)
  call void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1> splat (i1 true), i32 3, i16 0, i32 %s, i32 0, <8 x i32> %o, <16 x i32> %d)
; CHECK: error: {{.*}}function 'gathers': instruction '%bad1 = {{.*}}': operand 1 (log2blocks) expected 0 to 2, actual 3
  %bad1 = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 3, i16 0, i32 %s, i32 0, <8 x i32> %o, <8 x i32> undef)
; CHECK: error: {{.*}}'%bad2 = {{.*}}': data elements expected one of 32 bits, actual 64
  %bad2 = call <8 x i64> @llvm.genx.gather.scaled.v8i64.v8i1.v8i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 %s, i32 0, <8 x i32> %o, <8 x i64> undef)
; CHECK: error: {{.*}}'%bad3 = {{.*}}': data expected 32 elements, actual 24
  %bad3 = call <24 x i32> @llvm.genx.gather4.scaled.v24i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 15, i16 0, i32 %s, i32 0, <8 x i32> %o, <24 x i32> undef)
; CHECK: error: {{.*}}(channelmask) expected 1 to 15, actual 0
  %bad4 = call <24 x i32> @llvm.genx.gather4.scaled.v24i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 0, i16 0, i32 %s, i32 0, <8 x i32> %o, <24 x i32> undef)
; CHECK: error: {{.*}}expected to write channels from the first on, actual 5
  call void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1> splat (i1 true), i32 5, i16 0, i32 %s, i32 0, <8 x i32> %o, <16 x i32> %d)
; CHECK: error: {{.*}}'%bad6 = {{.*}}': data expected 32 elements, actual 16
  %bad6 = call <16 x i8> @llvm.genx.svm.gather.v16i8.v8i1.v8i64(<8 x i1> splat (i1 true), i32 0, <8 x i64> %a, <16 x i8> undef)
; CHECK: error: {{.*}}'%bad7 = {{.*}}': data elements expected one of 8, 32, 64 bits, actual 16
  %bad7 = call <8 x i16> @llvm.genx.svm.gather.v8i16.v8i1.v8i64(<8 x i1> splat (i1 true), i32 3, <8 x i64> %a, <8 x i16> undef)
; Eight bytes for each lane are two messages, but not of data with four; nor are there more than four channels.
; CHECK: error: {{.*}}'%bad8 = {{.*}}': operand 1 (log2blocks) expected 0 to 2, actual 3
  %bad8 = call <32 x i8> @llvm.genx.svm.gather.v32i8.v8i1.v8i64(<8 x i1> splat (i1 true), i32 3, <8 x i64> %a, <32 x i8> undef)
; CHECK: error: {{.*}}'%bad9 = {{.*}}': data expected 8 elements, actual 40
  %bad9 = call <40 x i32> @llvm.genx.gather4.scaled.v40i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 1, i16 0, i32 %s, i32 0, <8 x i32> %o, <40 x i32> undef)
  ret void
}

; Load/store cache: codes of the operands, lanes, elements.
declare <8 x i32> @llvm.genx.lsc.load.bti.v8i32.v1i1.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, i32)
declare <16 x i32> @llvm.genx.lsc.load.bti.v16i32.v2i1.v2i32(<2 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <2 x i32>, i32)
declare void @llvm.genx.lsc.store.bti.v2i1.v2i32.v16i32(<2 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <2 x i32>, <16 x i32>, i32)

define void @lsc(i32 %s, <1 x i32> %one, <2 x i32> %two, <16 x i32> %d) {
  %ok1 = call <8 x i32> @llvm.genx.lsc.load.bti.v8i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 2, i8 0, <1 x i32> %one, i32 %s)
  %ok2 = call <16 x i32> @llvm.genx.lsc.load.bti.v16i32.v2i1.v2i32(<2 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 1, i8 0, <2 x i32> %two, i32 %s)
; CHECK: error: {{.*}}'lsc': instruction '%bad1 = {{.*}}': addresses of a transposed message expected 1 lane, actual 2
  %bad1 = call <16 x i32> @llvm.genx.lsc.load.bti.v16i32.v2i1.v2i32(<2 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 2, i8 0, <2 x i32> %two, i32 %s)
; CHECK: error: {{.*}}addresses of a transposed message expected 1 lane, actual 2
  call void @llvm.genx.lsc.store.bti.v2i1.v2i32.v16i32(<2 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 2, i8 0, <2 x i32> %two, <16 x i32> %d, i32 %s)
; CHECK: error: {{.*}}'%bad2 = {{.*}}': data expected 4 elements, actual 8
  %bad2 = call <8 x i32> @llvm.genx.lsc.load.bti.v8i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 4, i8 2, i8 0, <1 x i32> %one, i32 %s)
; CHECK: error: {{.*}}'%bad3 = {{.*}}': operand 1 (subopcode) expected 0, actual 1
  %bad3 = call <8 x i32> @llvm.genx.lsc.load.bti.v8i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 1, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 2, i8 0, <1 x i32> %one, i32 %s)
; CHECK: error: {{.*}}'%bad4 = {{.*}}': operand 8 (transpose) expected 1 to 2, actual 3
  %bad4 = call <8 x i32> @llvm.genx.lsc.load.bti.v8i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 3, i8 0, <1 x i32> %one, i32 %s)
; CHECK: error: {{.*}}'%bad5 = {{.*}}': operand 6 (datasize) expected 1 to 7, actual 8
  %bad5 = call <8 x i32> @llvm.genx.lsc.load.bti.v8i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 8, i8 5, i8 2, i8 0, <1 x i32> %one, i32 %s)
; CHECK: error: {{.*}}'%bad6 = {{.*}}': operand 7 (vectorsize) expected 1 to 8, actual 9
  %bad6 = call <8 x i32> @llvm.genx.lsc.load.bti.v8i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 9, i8 2, i8 0, <1 x i32> %one, i32 %s)
  ret void
}

; Operands of LSC messages: surfaces and offsets in vectors, undefined or constant, channels
; with gaps, and prefetches of qwords and of blocks.
; REQUIRES: genx_ir
; RUN: rm -rf %t
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/surfaces.visaasm --check-prefix=SURFACES
; RUN: FileCheck %s --input-file=%t/prefetches.visaasm --check-prefix=PREFETCHES
; RUN: cmx-opt %s --platform=pvc --emit=gen -o %t/
; RUN: not cmx-opt %s --platform=dg2 --emit=visa -o %t/ 2>&1 | FileCheck %s --check-prefix=LIMIT

; LIMIT: expected at most 8 registers of data and 4 elements per lane, actual 12 and 3 [cmx-message-unavailable]
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare <32 x i32> @llvm.genx.gather.scaled.v32i32.v32i1.v32i32(<32 x i1>, i32, i16, i32, i32, <32 x i32>, <32 x i32>)
declare <64 x i32> @llvm.genx.gather4.scaled.v64i32.v32i1.v32i32(<32 x i1>, i32, i16, i32, i32, <32 x i32>, <64 x i32>)
declare void @llvm.genx.lsc.prefetch.stateless.v16i1.v16i64(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i64>, i32)
declare void @llvm.genx.lsc.prefetch.stateless.v1i1.v1i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, i32)
declare void @llvm.genx.svm.block.st.i64.v32i32(i64, <32 x i32>)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

define dllexport spir_kernel void @surfaces(i64 %p, <4 x i32> %numbers, <32 x i32> %at) {
  %n = extractelement <4 x i32> %numbers, i32 2
  %first = extractelement <4 x i32> %numbers, i32 0
; SURFACES: mov (M1_NM, 1) [[N:v_t_[0-9]+]](0,0)<1> [[V:v_[0-9]+]](0,2)<0;1,0>
; SURFACES-NEXT: mov (M1_NM, 1) [[Z:v_t_[0-9]+]](0,0)<1> 0x0:ud
; SURFACES-NEXT: lsc_load.ugm (M1, 1) v_{{[0-9]+}}:d32x8t bti([[N]])[[[Z]]]:a32
; SURFACES: lsc_store.ugm (M1, 1) bti([[V]])
; SURFACES-NEXT: lsc_load.ugm (M1, 32) v_{{[0-9]+}}:d32 bti(0x5)[[[AT:v_[0-9]+]]]:a32
; SURFACES-NEXT: lsc_load.ugm (M1, 32) [[C:v_[0-9]+]]:d32 bti(0x5)[[[AT]]+0x10]:a32
; SURFACES-NEXT: lsc_load.ugm (M1, 32) [[C]].128:d32 bti(0x5)[[[AT]]+0x18]:a32
; SURFACES-NEXT: lsc_load.ugm (M1, 32) v_{{[0-9]+}}:d32x2 bti(0x5)[[[AT]]+0x14]:a32
  %a = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %n, i32 undef)
  call void @llvm.genx.oword.st.v8i32(i32 %first, i32 1, <8 x i32> %a)
  %b = call <32 x i32> @llvm.genx.gather.scaled.v32i32.v32i1.v32i32(<32 x i1> splat (i1 true), i32 2, i16 0, i32 5, i32 undef, <32 x i32> %at, <32 x i32> undef)
  %c = call <64 x i32> @llvm.genx.gather4.scaled.v64i32.v32i1.v32i32(<32 x i1> splat (i1 true), i32 5, i16 0, i32 5, i32 16, <32 x i32> %at, <64 x i32> undef)
  %d = call <64 x i32> @llvm.genx.gather4.scaled.v64i32.v32i1.v32i32(<32 x i1> splat (i1 true), i32 6, i16 0, i32 5, i32 16, <32 x i32> %at, <64 x i32> undef)
  %e = xor <64 x i32> %c, %d
  %lo = shufflevector <64 x i32> %e, <64 x i32> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %hi = shufflevector <64 x i32> %e, <64 x i32> poison, <32 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %f = xor <32 x i32> %lo, %b
  %g = add <32 x i32> %hi, %f
  call void @llvm.genx.svm.block.st.i64.v32i32(i64 %p, <32 x i32> %g)
  ret void
}

define dllexport spir_kernel void @prefetches(i64 %p, <16 x i64> %at, <1 x i64> %one) {
; PREFETCHES: lsc_load.ugm.uc.uc (M1, 16) %null:d64x3 flat[v_{{[0-9]+}}]:a64
; PREFETCHES-NEXT: lsc_load.ugm.uc.uc (M1, 1) %null:d32x64t flat[v_{{[0-9]+}}]:a64
  call void @llvm.genx.lsc.prefetch.stateless.v16i1.v16i64(<16 x i1> splat (i1 true), i8 0, i8 1, i8 1, i16 1, i32 0, i8 4, i8 3, i8 1, i8 0, <16 x i64> %at, i32 0)
  call void @llvm.genx.lsc.prefetch.stateless.v1i1.v1i64(<1 x i1> splat (i1 true), i8 0, i8 1, i8 1, i16 1, i32 0, i8 3, i8 8, i8 2, i8 0, <1 x i64> %one, i32 0)
  ret void
}

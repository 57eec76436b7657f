; A load writes registers of a larger vector in place only if it is their only writer: each
; part violates one condition, and is loaded elsewhere and moved.
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o %t/
; RUN: cmx-check %s %t/places.visaasm --function=places --platform=icllp
; RUN: cmx-check %s %t/writes.visaasm --function=writes --platform=icllp
; RUN: FileCheck %s --input-file=%t/places.visaasm --check-prefix=PLACES
; RUN: FileCheck %s --input-file=%t/writes.visaasm --check-prefix=WRITES
; RUN: FileCheck %s --input-file=%t/surface.visaasm --check-prefix=SURFACE
; RUN: FileCheck %s --input-file=%t/offset.visaasm --check-prefix=OFFSET

declare <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64)
declare <4 x i32> @llvm.genx.svm.block.ld.unaligned.v4i32.i64(i64)
declare <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.i1(<20 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.v8i1(<20 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <20 x i32> @llvm.genx.wrregioni.v20i32.v4i32.i16.i1(<20 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
declare void @llvm.genx.svm.block.st.i64.v4i32(i64, <4 x i32>)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v20i32.i16(<20 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v20i32.i16(<20 x i32>, i32, i32, i32, i16, i32)

define dllexport spir_kernel void @places(i64 %p, i64 %q, <20 x i16> %arg, i16 %n, <8 x i32> %c) {
  %v = zext <20 x i16> %arg to <20 x i32>
; PLACES: mov (M1, 16) [[V:v_[0-9]+]](0,0)<1> v_
; PLACES: svm_block_ld (2) v_{{.*}} [[V]].32
; PLACES-NEXT: svm_block_ld (1) v_{{.*}} [[V]].64
; PLACES-NEXT: svm_block_ld (1) v_{{.*}} v_{{[0-9]+}}.0
; PLACES-NEXT: mov (M1, 4) v_v_{{[0-9]+}}(0,0)<1> v_
; PLACES-NEXT: svm_block_ld (2) v_{{.*}} v_{{[0-9]+}}.0
; PLACES-NEXT: mov (M1, 8) v_v_{{[0-9]+}}(0,4)<1> v_
  ; The second register, and the half of the third one that the vector has.
  %a = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %p)
  %w1 = call <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.i1(<20 x i32> %v, <8 x i32> %a, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %b = call <4 x i32> @llvm.genx.svm.block.ld.unaligned.v4i32.i64(i64 %p)
  %w2 = call <20 x i32> @llvm.genx.wrregioni.v20i32.v4i32.i16.i1(<20 x i32> %w1, <4 x i32> %b, i32 4, i32 4, i32 1, i16 64, i32 undef, i1 true)
  ; Half of a register.
  %d = call <4 x i32> @llvm.genx.svm.block.ld.unaligned.v4i32.i64(i64 %p)
  %w3 = call <20 x i32> @llvm.genx.wrregioni.v20i32.v4i32.i16.i1(<20 x i32> %w2, <4 x i32> %d, i32 4, i32 4, i32 1, i16 0, i32 undef, i1 true)
  ; Not at a register.
  %e = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %p)
  %w4 = call <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.i1(<20 x i32> %w3, <8 x i32> %e, i32 8, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %r1 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v20i32.i16(<20 x i32> %w4, i32 8, i32 8, i32 1, i16 0, i32 undef)
  %r2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v20i32.i16(<20 x i32> %w4, i32 8, i32 8, i32 1, i16 32, i32 undef)
  %r3 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v20i32.i16(<20 x i32> %w4, i32 4, i32 4, i32 1, i16 64, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q, <8 x i32> %r1)
  %q2 = add i64 %q, 32
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q2, <8 x i32> %r2)
  %q3 = add i64 %q, 64
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %q3, <4 x i32> %r3)
  ret void
}

define dllexport spir_kernel void @writes(i64 %p, i64 %q, <20 x i16> %arg, i16 %n, <8 x i32> %c) {
  %v = zext <20 x i16> %arg to <20 x i32>
; WRITES: svm_block_ld
; WRITES-NEXT: (v_p_{{[0-9]+}}) mov (M1, 8) v_v_{{[0-9]+}}(1,0)<1> v_
; WRITES: svm_block_ld
; WRITES: mov (M1, 8) r[v_a_{{[0-9]+}}(0),0]<1>:d v_
; WRITES-NEXT: svm_block_ld
; WRITES-NEXT: mov (M1, 8) v_v_{{[0-9]+}}(0,0)<2> v_
; WRITES-NEXT: svm_block_ld
; WRITES-NEXT: svm_block_st
  ; Some lanes.
  %m = icmp slt <8 x i32> %c, zeroinitializer
  %a = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %p)
  %w1 = call <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.v8i1(<20 x i32> %v, <8 x i32> %a, i32 8, i32 8, i32 1, i16 32, i32 undef, <8 x i1> %m)
  ; Anywhere.
  %at = and i16 %n, 32
  %b = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %p)
  %w2 = call <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.i1(<20 x i32> %w1, <8 x i32> %b, i32 8, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  ; Every other element.
  %d = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %p)
  %w3 = call <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.i1(<20 x i32> %w2, <8 x i32> %d, i32 16, i32 8, i32 2, i16 0, i32 undef, i1 true)
  ; Before the store after which it is written.
  %e = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %p)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %c)
  %w4 = call <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.i1(<20 x i32> %w3, <8 x i32> %e, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r1 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v20i32.i16(<20 x i32> %w4, i32 8, i32 8, i32 1, i16 0, i32 undef)
  %r2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v20i32.i16(<20 x i32> %w4, i32 8, i32 8, i32 1, i16 32, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q, <8 x i32> %r1)
  %q2 = add i64 %q, 32
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q2, <8 x i32> %r2)
  ret void
}

define dllexport spir_kernel void @surface(i64 %q, <20 x i16> %arg) {
  %v = zext <20 x i16> %arg to <20 x i32>
; SURFACE: mov (M1, 16) [[V:v_[0-9]+]](0,0)<1> v_
; SURFACE: oword_ld_unaligned (1) v_{{.*}} 0x8:ud [[V]].64
; SURFACE-NEXT: mov (M1, 8)
  %b = call <4 x i32> @llvm.genx.oword.ld.unaligned.v4i32(i32 0, i32 5, i32 8)
  %w = call <20 x i32> @llvm.genx.wrregioni.v20i32.v4i32.i16.i1(<20 x i32> %v, <4 x i32> %b, i32 4, i32 4, i32 1, i16 64, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v20i32.i16(<20 x i32> %w, i32 8, i32 8, i32 1, i16 48, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q, <8 x i32> %r)
  ret void
}
; The offset is in another part of the vector that the load writes.
define dllexport spir_kernel void @offset(i64 %q, <20 x i16> %arg, <8 x i16> %few) {
  %v = zext <20 x i16> %arg to <20 x i32>
  %u = zext <8 x i16> %few to <8 x i32>
; OFFSET: mov (M1, 16) [[V:v_[0-9]+]](0,0)<1> v_
; OFFSET: mov (M1_NM, 1) [[O:v_t_[0-9]+]](0,0)<1> v_{{[0-9]+}}(0,3)<0;1,0>
; OFFSET: oword_ld (2) v_{{.*}} [[O]](0,0)<0;1,0> [[V]].32
  %w0 = call <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.i1(<20 x i32> %v, <8 x i32> %u, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %o = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %u, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %b = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 5, i32 %o)
  %w = call <20 x i32> @llvm.genx.wrregioni.v20i32.v8i32.i16.i1(<20 x i32> %w0, <8 x i32> %b, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v20i32.i16(<20 x i32> %w, i32 8, i32 8, i32 1, i16 48, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q, <8 x i32> %r)
  ret void
}
declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare <4 x i32> @llvm.genx.oword.ld.unaligned.v4i32(i32, i32, i32)

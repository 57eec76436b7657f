; The largest blocks: 32 rows for loads, 8 for stores, 64 bytes a row; one row more is
; refused.
; RUN: split-file %s %t
; RUN: cmx-opt %t/most.ll -O2 --platform=pvc --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %t/most.ll %t.visaasm --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %t/most.ll -O2 --platform=pvc --emit=gen -o %t.asm %}
; RUN: not cmx-opt %t/load.ll --platform=pvc --emit=visa -o %t.none 2>&1 | FileCheck %s --check-prefix=LOAD
; RUN: not cmx-opt %t/store.ll --platform=pvc --emit=visa -o %t.none 2>&1 | FileCheck %s --check-prefix=STORE

; CHECK: lsc_load_block2d.ugm (M1, 1) {{.*}}:d8.16x32nn
; CHECK: lsc_load_block2d.ugm (M1, 1) {{.*}}:d64.8x32nn
; CHECK: lsc_store_block2d.ugm (M1, 1) {{.*}}:d8.64x8nn
; LOAD: operand 7 (blockheight) expected 1 to 32, actual 33 [cmx-message-immediate]
; STORE: rows of 4 to 64 bytes in all blocks, at most 8 of them, actual 64 bytes, 9 rows [cmx-message-immediate]

;--- most.ll
declare <128 x i32> @llvm.genx.lsc.load2d.stateless.v128i32.v1i1.i64(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <512 x i32> @llvm.genx.lsc.load2d.stateless.v512i32.v1i1.i64(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare void @llvm.genx.lsc.store2d.stateless.v1i1.i64.v128i32(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32, <128 x i32>)
declare <128 x i32> @llvm.genx.rdregioni.v128i32.v512i32.i16(<512 x i32>, i32, i32, i32, i16, i32)
define dllexport spir_kernel void @k(i64 %p) {
  %a = call <128 x i32> @llvm.genx.lsc.load2d.stateless.v128i32.v1i1.i64(<1 x i1> splat (i1 true), i8 0, i8 0, i8 1, i8 1, i8 1, i16 16, i16 32, i8 0, i64 %p, i32 255, i32 63, i32 255, i32 0, i32 0)
  %b = call <512 x i32> @llvm.genx.lsc.load2d.stateless.v512i32.v1i1.i64(<1 x i1> splat (i1 true), i8 0, i8 0, i8 4, i8 1, i8 1, i16 8, i16 32, i8 0, i64 %p, i32 255, i32 63, i32 255, i32 0, i32 0)
  %c = call <128 x i32> @llvm.genx.rdregioni.v128i32.v512i32.i16(<512 x i32> %b, i32 0, i32 128, i32 1, i16 1536, i32 undef)
  %d = add <128 x i32> %a, %c
  call void @llvm.genx.lsc.store2d.stateless.v1i1.i64.v128i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 1, i8 1, i8 1, i16 64, i16 8, i8 0, i64 %p, i32 255, i32 63, i32 255, i32 0, i32 32, <128 x i32> %d)
  ret void
}

;--- load.ll
declare <144 x i32> @llvm.genx.lsc.load2d.stateless.v144i32.v1i1.i64(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
define dllexport spir_kernel void @k(i64 %p) {
  %a = call <144 x i32> @llvm.genx.lsc.load2d.stateless.v144i32.v1i1.i64(<1 x i1> splat (i1 true), i8 0, i8 0, i8 1, i8 1, i8 1, i16 16, i16 33, i8 0, i64 %p, i32 255, i32 63, i32 255, i32 0, i32 0)
  ret void
}

;--- store.ll
declare void @llvm.genx.lsc.store2d.stateless.v1i1.i64.v144i32(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32, <144 x i32>)
define dllexport spir_kernel void @k(i64 %p) {
  call void @llvm.genx.lsc.store2d.stateless.v1i1.i64.v144i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 1, i8 1, i8 1, i16 64, i16 9, i8 0, i64 %p, i32 255, i32 63, i32 255, i32 0, i32 32, <144 x i32> splat (i32 1))
  ret void
}

; Messages with more lanes than one has on dg2, and several elements for each lane. The elements of the second
; message do not follow those of the first one in the registers: each element has a message of its own. On pvc
; one message has all.
; RUN: cmx-opt %s --platform=dg2 --emit=visa -o %t.visaasm
; RUN: FileCheck %s --check-prefix=DG2 --implicit-check-not=d32x --implicit-check-not=d64x < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2
; RUN: cmx-opt %s --platform=dg2 -O0 --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.visaasm
; RUN: FileCheck %s --check-prefix=PVC < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

; DG2: lsc_load.ugm (M1, 16) [[V:v_[0-9]+]]:d32 flat[[[A:v_[0-9]+]]]:a64
; DG2: lsc_load.ugm (M1, 16) [[V]].128:d32 flat[[[A]]+0x4]:a64
; DG2: lsc_load.ugm (M5, 16) [[V]].64:d32 flat[[[A]].128]:a64
; DG2: lsc_load.ugm (M5, 16) [[V]].192:d32 flat[[[A]].128+0x4]:a64
; DG2: lsc_store.ugm (M1, 16)
; PVC: lsc_load.ugm (M1, 32) {{.*}}:d32x2 flat
; PVC: lsc_store.ugm (M1, 32) {{.*}}:d32x2

declare <64 x i32> @llvm.genx.lsc.load.stateless.v64i32.v32i1.v32i64(<32 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <32 x i64>, i32)
declare void @llvm.genx.lsc.store.stateless.v32i1.v32i64.v64i32(<32 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <32 x i64>, <64 x i32>, i32)
declare <64 x i64> @llvm.genx.lsc.load.stateless.v64i64.v32i1.v32i64(<32 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <32 x i64>, i32)
declare void @llvm.genx.lsc.store.stateless.v32i1.v32i64.v64i64(<32 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <32 x i64>, <64 x i64>, i32)

define dllexport spir_kernel void @k(i64 %src, i64 %dst, <32 x i16> %mask) #0 {
  %in = insertelement <32 x i64> poison, i64 %src, i32 0
  %from = shufflevector <32 x i64> %in, <32 x i64> poison, <32 x i32> zeroinitializer
  %out = insertelement <32 x i64> poison, i64 %dst, i32 0
  %to = shufflevector <32 x i64> %out, <32 x i64> poison, <32 x i32> zeroinitializer
  %m = icmp ne <32 x i16> %mask, zeroinitializer
  %a = add <32 x i64> %from, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %b = add <32 x i64> %to, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %v = call <64 x i32> @llvm.genx.lsc.load.stateless.v64i32.v32i1.v32i64(<32 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 2, i8 1, i8 0, <32 x i64> %a, i32 0)
  %w = mul <64 x i32> %v, splat (i32 3)
  call void @llvm.genx.lsc.store.stateless.v32i1.v32i64.v64i32(<32 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 2, i8 1, i8 0, <32 x i64> %b, <64 x i32> %w, i32 0)
  %c = add <32 x i64> %from, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %d = add <32 x i64> %to, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %x = call <64 x i64> @llvm.genx.lsc.load.stateless.v64i64.v32i1.v32i64(<32 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 256, i8 4, i8 2, i8 1, i8 0, <32 x i64> %c, i32 0)
  call void @llvm.genx.lsc.store.stateless.v32i1.v32i64.v64i64(<32 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 1024, i8 4, i8 2, i8 1, i8 0, <32 x i64> %d, <64 x i64> %x, i32 0)
  ret void
}

attributes #0 = { "CMGenxMain" }

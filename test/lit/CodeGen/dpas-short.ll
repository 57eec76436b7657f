; Operands of two and four bits: of two by two bits, a lane of b and a row of a have four
; dwords each, of two by eight bits two and eight.
; RUN: cmx-opt %s -O2 --platform=dg2 --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=dg2 --emit=gen -o %t.asm %}

; CHECK: dpas.s2.s2.8.8 (M1, 8)
; CHECK: dpas.s4.u2.8.8 (M1, 8)
; CHECK: dpas.u2.s8.8.8 (M1, 8)
declare <64 x i32> @llvm.genx.dpas.v64i32.v32i32.v32i32(<64 x i32>, <32 x i32>, <32 x i32>, i32)
declare <64 x i32> @llvm.genx.dpas.v64i32.v64i32.v32i32(<64 x i32>, <64 x i32>, <32 x i32>, i32)
declare <64 x i32> @llvm.genx.dpas.v64i32.v16i32.v64i32(<64 x i32>, <16 x i32>, <64 x i32>, i32)

define dllexport spir_kernel void @k(ptr addrspace(1) %p, <64 x i32> %c, <64 x i32> %b, <64 x i32> %a) {
  %b4 = shufflevector <64 x i32> %b, <64 x i32> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %a4 = shufflevector <64 x i32> %a, <64 x i32> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %b2 = shufflevector <64 x i32> %b, <64 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r = call <64 x i32> @llvm.genx.dpas.v64i32.v32i32.v32i32(<64 x i32> %c, <32 x i32> %b4, <32 x i32> %a4, i32 134742787)
  %s = call <64 x i32> @llvm.genx.dpas.v64i32.v64i32.v32i32(<64 x i32> %r, <64 x i32> %b, <32 x i32> %a4, i32 134743045)
  %t = call <64 x i32> @llvm.genx.dpas.v64i32.v16i32.v64i32(<64 x i32> %s, <16 x i32> %b2, <64 x i32> %a, i32 134743812)
  store <64 x i32> %t, ptr addrspace(1) %p
  ret void
}

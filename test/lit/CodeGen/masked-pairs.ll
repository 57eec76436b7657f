; Results of a masked load that has several qwords for each lane are copied under the
; mask. A mov of qwords has eight lanes, so the second one takes the other lanes' bits.
; RUN: cmx-opt %s -O2 --platform=icllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=icllp --emit=gen -o %t.asm %}

; CHECK: ([[P:v_p_[0-9]+]]) svm_gather.8.2 (M1, 16)
; CHECK-NEXT: ([[P]]) mov (M1, 8) [[R:v_[0-9]+]](0,0)
; CHECK-NEXT: ([[P]]) mov (M3, 8) [[R]](2,0)
; CHECK-NEXT: ([[P]]) mov (M1, 8) [[R]](8,0)
; CHECK-NEXT: ([[P]]) mov (M3, 8) [[R]](10,0)
; CHECK-NEXT: ([[P]]) svm_gather.8.2 (M5, 16)
; CHECK-NEXT: ([[P]]) mov (M5, 8) [[R]](4,0)
; CHECK-NEXT: ([[P]]) mov (M7, 8) [[R]](6,0)
define dllexport spir_kernel void @pairs(ptr %p, <32 x i32> %numbers) {
  %base = ptrtoint ptr %p to i64
  %b = insertelement <32 x i64> poison, i64 %base, i32 0
  %bases = shufflevector <32 x i64> %b, <32 x i64> poison, <32 x i32> zeroinitializer
  %addresses = add <32 x i64> %bases, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 512, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %q = getelementptr i8, ptr %p, i64 512
  %old = load <64 x i64>, ptr %q
  %mask = icmp sgt <32 x i32> %numbers, zeroinitializer
  %x = call <64 x i64> @llvm.genx.svm.gather.v64i64.v32i1.v32i64(<32 x i1> %mask, i32 1, <32 x i64> %addresses, <64 x i64> %old)
  store <64 x i64> %x, ptr %q
  ret void
}
declare <64 x i64> @llvm.genx.svm.gather.v64i64.v32i1.v32i64(<32 x i1>, i32, <32 x i64>, <64 x i64>)

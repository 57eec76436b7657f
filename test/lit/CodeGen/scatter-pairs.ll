; A constant mask says for each lane whether it stores; each lane has two elements of
; the data. None of them is dropped because the first lane is off.
; RUN: cmx-opt %s -O2 --platform=icllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp

; CHECK: mul (M1, 16) [[D:v_v_[0-9]+]](0,0)<1>
; CHECK: mul (M1, 16) [[D]](2,0)<1>
; CHECK: setp (M1_NM, 16) [[M:v_c_[0-9]+]] 0xfff6:uw
; CHECK: ([[M]]) scatter4_scaled.RG (M1, 16)
define dllexport spir_kernel void @pairs(i32 %surf) {
  %x = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %surf, i32 0)
  %d = mul <32 x i32> %x, %x
  call void @llvm.genx.scatter4.scaled.v16i1.v16i32.v32i32(<16 x i1> <i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 3, i16 0, i32 %surf, i32 0, <16 x i32> <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480>, <32 x i32> %d)
  ret void
}
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare void @llvm.genx.scatter4.scaled.v16i1.v16i32.v32i32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <32 x i32>)

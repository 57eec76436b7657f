; A piece is an earlier piece plus a number only if the earlier one has each
; lane that counts: lane 6 is not lane 2 plus 7.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v16i16(i32, i32, <16 x i16>)

; CHECK: mov (M1_NM, 1) {{.*}}(0,6)<1> 0x32:ud
; CHECK: oword_st
; The undefined lane of the later piece does not matter.
; CHECK: add (M1, 4) [[B:v_v_[0-9]+]](0,4)<1> [[B]](0,0)<1;1,0> 7:d
; CHECK-NEXT: oword_st
define dllexport spir_kernel void @k() {
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> <i32 0, i32 1, i32 undef, i32 100000, i32 7, i32 8, i32 50, i32 100007>)
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 2, <8 x i32> <i32 0, i32 1, i32 43, i32 100000, i32 7, i32 8, i32 undef, i32 100007>)
  call void @llvm.genx.oword.st.v16i16(i32 7, i32 4, <16 x i16> <i16 3, i16 undef, i16 1900, i16 -5, i16 900, i16 77, i16 20, i16 6, i16 4, i16 12, i16 1901, i16 -4, i16 901, i16 78, i16 21, i16 7>)
  ret void
}

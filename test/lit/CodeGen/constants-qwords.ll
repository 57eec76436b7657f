; Dwords that have nothing in common are written two at a time where the platform moves qwords,
; and words two at a time everywhere.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s --platform=skl --emit=visa --check-each -o %t/skl/
; RUN: cd %t/skl; cat dwords.visaasm words.visaasm holes.visaasm filled.visaasm floats.visaasm | FileCheck %s --check-prefixes=CHECK,PAIRS
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t/pvc/
; RUN: cd %t/pvc; cat dwords.visaasm words.visaasm holes.visaasm filled.visaasm floats.visaasm | FileCheck %s --check-prefixes=CHECK,PAIRS
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t/icllp/
; RUN: cd %t/icllp; cat dwords.visaasm words.visaasm holes.visaasm filled.visaasm floats.visaasm | FileCheck %s --check-prefixes=CHECK,SINGLE
; RUN: %if genx_ir %{ cmx-opt %s --platform=skl --emit=gen -o %t/gen/ %}
; RUN: %if genx_ir %{ cmx-opt %s --platform=pvc --emit=gen -o %t/gen/ %}
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v4f32(i32, i32, <4 x float>)

; CHECK-LABEL: .function "dwords_main"
; PAIRS:       mov (M1_NM, 1) [[V:v_[0-9]+]](0,0)<1> 0x0008fa0700010f47:uq
; PAIRS-NEXT:  mov (M1_NM, 1) [[V]](0,1)<1> 0xffff0d4b075bcd15:uq
; SINGLE:      mov (M1_NM, 1) [[V:v_[0-9]+]](0,0)<1> 0x10f47:ud
; SINGLE-NEXT: mov (M1_NM, 1) [[V]](0,1)<1> 0x8fa07:ud
; SINGLE-NEXT: mov (M1_NM, 1) [[V]](0,2)<1> 0x75bcd15:ud
; SINGLE-NEXT: mov (M1_NM, 1) [[V]](0,3)<1> 0xffff0d4b:ud
; CHECK:       {{oword_st|lsc_store}}
define dllexport void @dwords(i32 %dst) "CMGenxMain" {
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> <i32 69447, i32 588295, i32 123456789, i32 -62133>)
  ret void
}

; CHECK-LABEL: .function "words_main"
; PAIRS:       mov (M1_NM, 1) [[V:v_[0-9]+]](0,0)<1> 0x0bb8ff380064000c:uq
; PAIRS-NEXT:  mov (M1_NM, 1) [[V]](0,1)<1> 0x0309ddd5157c0f47:uq
; SINGLE:      mov (M1_NM, 1) [[V:v_[0-9]+]](0,0)<1> 0x64000c:ud
; SINGLE-NEXT: mov (M1_NM, 1) [[V]](0,1)<1> 0xbb8ff38:ud
; SINGLE-NEXT: mov (M1_NM, 1) [[V]](0,2)<1> 0x157c0f47:ud
; SINGLE-NEXT: mov (M1_NM, 1) [[V]](0,3)<1> 0x309ddd5:ud
; CHECK:       {{oword_st|lsc_store}}
define dllexport void @words(i32 %dst) "CMGenxMain" {
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> <i16 12, i16 100, i16 -200, i16 3000, i16 3911, i16 5500, i16 -8747, i16 777>)
  ret void
}

; Half a qword that is not defined is not written.
; CHECK-LABEL: .function "holes_main"
; CHECK:       mov (M1_NM, 1) {{v_[0-9]+}}(0,0)<1> 0x10f47:ud
; PAIRS-NEXT:  mov (M1_NM, 1) {{v_[0-9]+}}(0,1)<1> 0xffff0d4b075bcd15:uq
; SINGLE-NEXT: mov (M1_NM, 1) {{v_[0-9]+}}(0,2)<1> 0x75bcd15:ud
; CHECK:       {{oword_st|lsc_store}}
define dllexport void @holes(i32 %dst) "CMGenxMain" {
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> <i32 69447, i32 undef, i32 123456789, i32 -62133>)
  ret void
}

; What differs from the most frequent number is no pair here.
; CHECK-LABEL: .function "filled_main"
; CHECK:       mov (M1, 8) [[V:v_[0-9]+]](0,0)<1> 0x186a0:ud
; CHECK-NEXT:  mov (M1_NM, 1) [[V]](0,2)<1> 0x75bcd15:ud
; CHECK:       {{oword_st|lsc_store}}
define dllexport void @filled(i32 %dst) "CMGenxMain" {
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> <i32 100000, i32 100000, i32 123456789, i32 100000, i32 100000, i32 100000, i32 100000, i32 100000>)
  ret void
}

; CHECK-LABEL: .function "floats_main"
; PAIRS:       mov (M1_NM, 1) [[V:v_[0-9]+]](0,0)<1> 0x402df8543dcccccd:uq
; PAIRS-NEXT:  mov (M1_NM, 1) [[V]](0,1)<1> 0x42c80000c0490fdb:uq
; CHECK:       {{oword_st|lsc_store}}
define dllexport void @floats(i32 %dst) "CMGenxMain" {
  call void @llvm.genx.oword.st.v4f32(i32 %dst, i32 0, <4 x float> <float 0x3FB99999A0000000, float 0x4005BF0A80000000, float 0xC00921FB60000000, float 1.000000e+02>)
  ret void
}

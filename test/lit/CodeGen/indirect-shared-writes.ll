; Offsets that are elements of one vector are computed into one address variable for
; reads. A destination takes a variable of its own: from several elements, each lane
; would take an address of its own.
; RUN: cmx-opt %s --platform=skl --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl

; CHECK: addr_add (M1, 8) [[R:v_a_[0-9]+]](0)<8>
; CHECK: addr_add (M1_NM, 1) [[D:v_a_[0-9]+]](0)<1>
; CHECK: add (M1, 4) r{{\[}}[[D]](0),0]<1>:d r{{\[}}[[R]](0),0]<1;1,0>:d 3:d
; CHECK: addr_add (M1_NM, 1) [[E:v_a_[0-9]+]](0)<1>
; CHECK: mul (M1, 4) r{{\[}}[[E]](0),0]<1>:d r{{\[}}[[R]](1),0]<1;1,0>:d 5:w

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

define dllexport spir_kernel void @k(<32 x i32> %v, <8 x i16> %places) {
  %offsets = and <8 x i16> %places, splat (i16 96)
  %o0 = extractelement <8 x i16> %offsets, i32 0
  %o1 = extractelement <8 x i16> %offsets, i32 1
  %o2 = extractelement <8 x i16> %offsets, i32 2
  %o3 = extractelement <8 x i16> %offsets, i32 3
  %a = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> %v, i32 0, i32 4, i32 1, i16 %o0, i32 undef)
  %b = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> %v, i32 0, i32 4, i32 1, i16 %o1, i32 undef)
  %x = add <4 x i32> %a, splat (i32 3)
  %y = mul <4 x i32> %b, splat (i32 5)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> %v, <4 x i32> %x, i32 0, i32 4, i32 1, i16 %o2, i32 undef, i1 true)
  %z = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> %w, <4 x i32> %y, i32 0, i32 4, i32 1, i16 %o3, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32i32(i32 7, i32 0, <32 x i32> %z)
  ret void
}

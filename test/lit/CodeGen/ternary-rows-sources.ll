; A source of lrp or bfe whose rows cross a register: GenX_IR makes pieces of two lanes of
; the operation, for which Gen9 has no encoding. Moves of single rows copy the source
; instead, whichever source it is. By the cost table, direct reads of these are cheaper.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O2 --platform=skl --emit=visa -o %t/
; RUN: cat %t/weight.visaasm %t/left.visaasm %t/right.visaasm %t/two_sources.visaasm %t/wide.visaasm %t/width.visaasm %t/place.visaasm | FileCheck %s
; RUN: cat %t/rows_inside.visaasm %t/one_stride.visaasm %t/mad.visaasm | FileCheck %s --check-prefix=DIRECT
; RUN: cmx-check %s %t/weight.visaasm --platform=skl
; RUN: cmx-check %s %t/right.visaasm --platform=skl
; RUN: cmx-check %s %t/two_sources.visaasm --platform=skl
; RUN: cmx-check %s %t/width.visaasm --platform=skl
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=skl --emit=gen -o %t/ %}

declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.lrp.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <16 x float> @llvm.genx.lrp.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <8 x i32> @llvm.genx.sbfe.v8i32.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

; Equal rows.
; CHECK-LABEL: .function "weight_main"
; CHECK: mov (M1, 4) [[X:v_v_[0-9]+]](0,0)<1> [[S:v_[0-9]+]](0,5)<1;1,0>
; CHECK-NEXT: mov (M1, 4) [[X]](0,4)<1> [[S]](0,5)<1;1,0>
; CHECK-NEXT: lrp (M1, 8) v_{{[^ ]+}} [[X]](0,0)<1;1,0> v_{{[^ ]+}} v_{{[^ ]+}}{{$}}
define dllexport void @weight(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x float>, ptr %p
  %w = load <8 x float>, ptr %q
  %x = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 4, i32 1, i16 20, i32 undef)
  %y = call <8 x float> @llvm.genx.lrp.v8f32(<8 x float> %x, <8 x float> %w, <8 x float> %w)
  store <8 x float> %y, ptr %r
  ret void
}

; Elements of two rows alternate.
; CHECK-LABEL: .function "left_main"
; CHECK: mov (M1, 4) [[X:v_v_[0-9]+]](0,0)<1> [[S:v_[0-9]+]](0,2)<2;1,0>
; CHECK-NEXT: mov (M1, 4) [[X]](0,4)<1> [[S]](0,6)<2;1,0>
; CHECK-NEXT: lrp (M1, 8) v_{{[^ ]+}} v_{{[^ ]+}} [[X]](0,0)<1;1,0> v_{{[^ ]+}}{{$}}
define dllexport void @left(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x float>, ptr %p
  %w = load <8 x float>, ptr %q
  %x = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 4, i32 4, i32 2, i16 8, i32 undef)
  %y = call <8 x float> @llvm.genx.lrp.v8f32(<8 x float> %w, <8 x float> %x, <8 x float> %w)
  store <8 x float> %y, ptr %r
  ret void
}

; Rows of two. Only the third one crosses the end of a register.
; CHECK-LABEL: .function "right_main"
; CHECK: mov (M1, 4) [[X:v_v_[0-9]+]](0,0)<1> [[S:v_[0-9]+]](0,5)<1;2,1>
; CHECK-NEXT: mov (M1, 2) [[X]](0,4)<1> [[S]](0,7)<1;1,0>
; CHECK-NEXT: mov (M1, 2) [[X]](0,6)<1> [[S]](1,0)<1;1,0>
; CHECK-NEXT: lrp (M1, 8) v_{{[^ ]+}} v_{{[^ ]+}} v_{{[^ ]+}} [[X]](0,0)<1;1,0>{{$}}
define dllexport void @right(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x float>, ptr %p
  %w = load <8 x float>, ptr %q
  %x = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 1, i32 2, i32 1, i16 20, i32 undef)
  %y = call <8 x float> @llvm.genx.lrp.v8f32(<8 x float> %w, <8 x float> %w, <8 x float> %x)
  store <8 x float> %y, ptr %r
  ret void
}

; CHECK-LABEL: .function "two_sources_main"
; CHECK: mov (M1, 4) [[X:v_v_[0-9]+]](0,0)<1> [[S:v_[0-9]+]](0,5)<1;1,0>
; CHECK-NEXT: mov (M1, 4) [[X]](0,4)<1> [[S]](0,5)<1;1,0>
; CHECK-NEXT: mov (M1, 4) [[Y:v_v_[0-9]+]](0,0)<1> [[S]](1,2)<2;1,0>
; CHECK-NEXT: mov (M1, 4) [[Y]](0,4)<1> [[S]](1,6)<2;1,0>
; CHECK-NEXT: lrp (M1, 8) v_{{[^ ]+}} [[X]](0,0)<1;1,0> [[Y]](0,0)<1;1,0> v_{{[^ ]+}}{{$}}
define dllexport void @two_sources(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x float>, ptr %p
  %w = load <8 x float>, ptr %q
  %x = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 4, i32 1, i16 20, i32 undef)
  %z = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 4, i32 4, i32 2, i16 40, i32 undef)
  %y = call <8 x float> @llvm.genx.lrp.v8f32(<8 x float> %x, <8 x float> %z, <8 x float> %w)
  store <8 x float> %y, ptr %r
  ret void
}

; Sixteen lanes.
; CHECK-LABEL: .function "wide_main"
; CHECK: mov (M1, 8) [[X:v_v_[0-9]+]](0,0)<1> [[S:v_[0-9]+]](0,5)<1;1,0>
; CHECK-NEXT: mov (M1, 8) [[X]](1,0)<1> [[S]](0,5)<1;1,0>
; CHECK-NEXT: lrp (M1, 16) v_{{[^ ]+}} v_{{[^ ]+}} v_{{[^ ]+}} [[X]](0,0)<1;1,0>{{$}}
define dllexport void @wide(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x float>, ptr %p
  %w = load <16 x float>, ptr %q
  %x = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 20, i32 undef)
  %y = call <16 x float> @llvm.genx.lrp.v16f32(<16 x float> %w, <16 x float> %w, <16 x float> %x)
  store <16 x float> %y, ptr %r
  ret void
}

; CHECK-LABEL: .function "width_main"
; CHECK: mov (M1, 4) [[X:v_v_[0-9]+]](0,0)<1> [[S:v_v_[0-9]+]](0,5)<1;1,0>
; CHECK-NEXT: mov (M1, 4) [[X]](0,4)<1> [[S]](0,5)<1;1,0>
; CHECK-NEXT: bfe (M1, 8) v_{{[^ ]+}} [[X]](0,0)<1;1,0> v_{{[^ ]+}} v_{{[^ ]+}}{{$}}
define dllexport void @width(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x i32>, ptr %p
  %w = load <8 x i32>, ptr %q
  %x = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 4, i32 1, i16 20, i32 undef)
  %y = call <8 x i32> @llvm.genx.sbfe.v8i32.v8i32(<8 x i32> %x, <8 x i32> %w, <8 x i32> %w)
  store <8 x i32> %y, ptr %r
  ret void
}

; CHECK-LABEL: .function "place_main"
; CHECK: mov (M1, 4) [[X:v_v_[0-9]+]](0,0)<1> [[S:v_v_[0-9]+]](0,5)<1;1,0>
; CHECK-NEXT: mov (M1, 4) [[X]](0,4)<1> [[S]](0,5)<1;1,0>
; CHECK-NEXT: bfe (M1, 8) v_{{[^ ]+}} v_{{[^ ]+}} [[X]](0,0)<1;1,0> v_{{[^ ]+}}{{$}}
define dllexport void @place(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x i32>, ptr %p
  %w = load <8 x i32>, ptr %q
  %x = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 4, i32 1, i16 20, i32 undef)
  %y = call <8 x i32> @llvm.genx.sbfe.v8i32.v8i32(<8 x i32> %w, <8 x i32> %x, <8 x i32> %w)
  store <8 x i32> %y, ptr %r
  ret void
}

; Each row is in one register.
; DIRECT-LABEL: .function "rows_inside_main"
; DIRECT: lrp (M1, 8) v_{{[^ ]+}} v_{{[0-9]+}}(0,4)<8;4,1> v_{{[^ ]+}} v_{{[^ ]+}}{{$}}
define dllexport void @rows_inside(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x float>, ptr %p
  %w = load <8 x float>, ptr %q
  %x = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 8, i32 4, i32 1, i16 16, i32 undef)
  %y = call <8 x float> @llvm.genx.lrp.v8f32(<8 x float> %x, <8 x float> %w, <8 x float> %w)
  store <8 x float> %y, ptr %r
  ret void
}

; Elements of one stride are no rows.
; DIRECT-LABEL: .function "one_stride_main"
; DIRECT: lrp (M1, 8) v_{{[^ ]+}} v_{{[^ ]+}} v_{{[0-9]+}}(0,4)<1;1,0> v_{{[^ ]+}}{{$}}
define dllexport void @one_stride(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x float>, ptr %p
  %w = load <8 x float>, ptr %q
  %x = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 4, i32 4, i32 1, i16 16, i32 undef)
  %y = call <8 x float> @llvm.genx.lrp.v8f32(<8 x float> %w, <8 x float> %x, <8 x float> %w)
  store <8 x float> %y, ptr %r
  ret void
}

; GenX_IR handles mad.
; DIRECT-LABEL: .function "mad_main"
; DIRECT: mad (M1, 8) v_{{[^ ]+}} v_{{[0-9]+}}(0,5)<0;4,1> v_{{[^ ]+}} v_{{[^ ]+}}{{$}}
define dllexport void @mad(ptr %p, ptr %q, ptr %r) {
  %v = load <32 x float>, ptr %p
  %w = load <8 x float>, ptr %q
  %x = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 4, i32 1, i16 20, i32 undef)
  %y = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %w, <8 x float> %w)
  store <8 x float> %y, ptr %r
  ret void
}

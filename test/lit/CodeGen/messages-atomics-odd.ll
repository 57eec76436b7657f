; An atomic with two sources reads variables of as many elements as it has lanes, not those of 3, 5 or 7 dwords.
; RUN: cmx-opt --platform=icllp -O2 --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=tgllp -O2 --emit=visa %s -o - | FileCheck %s --check-prefix=TGLLP
; RUN: cmx-opt --platform=skl -O0 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: %if genx_ir %{ mkdir -p %t %}
; RUN: %if genx_ir %{ cmx-opt --platform=skl -O2 --emit=gen %s -o %t/skl.asm %}
; RUN: %if genx_ir %{ cmx-opt --platform=icllp -O2 --emit=gen %s -o %t/icllp.asm %}
; RUN: %if genx_ir %{ cmx-opt --platform=tgllp -O2 --emit=gen %s -o %t/tgllp.asm %}

; CHECK: .decl [[WHOLE:v_[0-9]+]] v_type=G type=ud num_elts=3 align=GRF alias=<v_v
; CHECK: .decl [[LANE:v_[0-9]+]] v_type=G type=ud num_elts=1 align=GRF alias=<[[WHOLE]], 0>
; CHECK: .decl [[FLOAT:v_[0-9]+]] v_type=G type=f num_elts=1 align=GRF alias=<{{v_[0-9]+}}, 0>
; CHECK: svm_atomic.cmpxchg (M1, 1) {{.*}} [[LANE]].0
; CHECK: svm_atomic.fcmpwr (M1, 1) {{.*}} [[FLOAT]].0
; TGLLP: .decl [[WHOLE:v_[0-9]+]] v_type=G type=ud num_elts=3 align=GRF alias=<v_v
; TGLLP: svm_atomic.cmpxchg (M1, 1) {{.*}} [[WHOLE]].0 [[WHOLE]].0
declare <1 x i32> @llvm.genx.svm.atomic.cmpxchg.v1i32.v1i1.v1i64(<1 x i1>, <1 x i64>, <1 x i32>, <1 x i32>, <1 x i32>)
declare <2 x i32> @llvm.genx.svm.atomic.add.v2i32.v2i1.v2i64(<2 x i1>, <2 x i64>, <2 x i32>, <2 x i32>)
declare <1 x float> @llvm.genx.svm.atomic.fcmpwr.v1f32.v1i1.v1i64(<1 x i1>, <1 x i64>, <1 x float>, <1 x float>, <1 x float>)
declare <2 x i32> @llvm.genx.rdregioni.v2i32.v3i32.i16(<3 x i32>, i32, i32, i32, i16, i32)
declare <1 x i32> @llvm.genx.rdregioni.v1i32.v3i32.i16(<3 x i32>, i32, i32, i32, i16, i32)

define dllexport spir_kernel void @odd(i64 %p, <3 x i32> %a) {
  %row = mul <3 x i32> %a, %a
  %x = call <1 x i32> @llvm.genx.rdregioni.v1i32.v3i32.i16(<3 x i32> %row, i32 0, i32 1, i32 1, i16 0, i32 undef)
  %at = bitcast i64 %p to <1 x i64>
  %old = call <1 x i32> @llvm.genx.svm.atomic.cmpxchg.v1i32.v1i1.v1i64(<1 x i1> <i1 true>, <1 x i64> %at, <1 x i32> %x, <1 x i32> %x, <1 x i32> undef)
  %f = bitcast <1 x i32> %x to <1 x float>
  %oldf = call <1 x float> @llvm.genx.svm.atomic.fcmpwr.v1f32.v1i1.v1i64(<1 x i1> <i1 true>, <1 x i64> %at, <1 x float> %f, <1 x float> %f, <1 x float> undef)
  %rest = call <2 x i32> @llvm.genx.rdregioni.v2i32.v3i32.i16(<3 x i32> %row, i32 0, i32 2, i32 1, i16 4, i32 undef)
  %two = insertelement <2 x i64> poison, i64 %p, i32 0
  %places = shufflevector <2 x i64> %two, <2 x i64> poison, <2 x i32> zeroinitializer
  %old2 = call <2 x i32> @llvm.genx.svm.atomic.add.v2i32.v2i1.v2i64(<2 x i1> <i1 true, i1 true>, <2 x i64> %places, <2 x i32> %rest, <2 x i32> undef)
  ret void
}

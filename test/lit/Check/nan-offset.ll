; The payload of a NaN after an operation is open, so a region whose offset is
; computed from it may leave its vector. Text that does so does nothing wrong,
; also if the first execution of the IR stays within the vector.
; RUN: split-file %s %t
; RUN: cmx-opt --platform=icllp -O0 --check-each --emit=visa %t/read.ll -o %t.visaasm
; RUN: cmx-opt --platform=dg2 -O2 --check-each --emit=visa %t/write.ll -o %t.visaasm
; Without an operation the payload is not open.
; RUN: not cmx-check %t/argument.ll %t/argument.visaasm --platform=icllp 2>&1 | FileCheck %s
; CHECK: the second form ends with an error: [stray-read]

;--- read.ll
define dllexport void @kernel(<16 x i32> %a, half %h) {
  %f = fpext half %h to float
  %bits = bitcast float %f to i32
  %low = trunc i32 %bits to i16
  %even = and i16 %low, -4
  %is.nan = fcmp uno float %f, 0.0
  %offset = select i1 %is.nan, i16 %even, i16 0
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 %offset, i32 undef)
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %r)
  ret void
}
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

;--- write.ll
define dllexport void @kernel(<8 x i16> %a, half %h, i16 %x) {
  %f = fpext half %h to float
  %bits = bitcast float %f to i32
  %low = trunc i32 %bits to i16
  %even = and i16 %low, -2
  %is.nan = fcmp uno float %f, 0.0
  %offset = select i1 %is.nan, i16 %even, i16 2
  %w = call <8 x i16> @llvm.genx.wrregioni.v8i16.i16.i16.i1(<8 x i16> %a, i16 %x, i32 0, i32 1, i32 0, i16 %offset, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 7, i32 0, <8 x i16> %w)
  ret void
}
declare <8 x i16> @llvm.genx.wrregioni.v8i16.i16.i16.i1(<8 x i16>, i16, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)

;--- argument.ll
define dllexport void @kernel(<16 x i32> %a, i16 %x) {
  %offset = and i16 %x, 28
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 %offset, i32 undef)
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %r)
  ret void
}
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

;--- argument.visaasm
.version 3.8
.kernel "kernel"
.decl v_v_16 v_type=G type=d num_elts=16 align=GRF
.decl v_v_17 v_type=G type=w num_elts=1 align=word
.decl v_v_18 v_type=G type=w num_elts=1 align=word
.decl v_v_19 v_type=G type=d num_elts=4 align=GRF
.decl v_a_20 v_type=A num_elts=1
.decl v_21 v_type=G type=uw num_elts=1 align=word alias=<v_v_18, 0>
.decl v_t_22 v_type=T num_elts=1
.decl v_23 v_type=G type=ud num_elts=4 align=GRF alias=<v_v_19, 0>
.input v_v_16 offset=32 size=64
.input v_v_17 offset=96 size=2
.kernel_attr Target="cm"
.kernel_attr SLMSize=0
.function "kernel_main"
    and (M1_NM, 1) v_v_18(0,0)<1> v_v_17(0,0)<0;1,0> 124:w
    addr_add (M1_NM, 1) v_a_20(0)<1> &v_v_16 v_21(0,0)<0;1,0>
    mov (M1, 4) v_v_19(0,0)<1> r[v_a_20(0),0]<1;1,0>:d
    movs (M1_NM, 1) v_t_22(0) 0x7:ud
    oword_st (1) v_t_22 0x0:ud v_23.0
    ret (M1, 1)

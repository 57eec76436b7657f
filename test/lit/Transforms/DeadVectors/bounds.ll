; Searches that stop early say so. Written by hand: remarks.
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -disable-output -pass-remarks-missed=cmx-dead-vectors -pass-remarks-analysis=cmx-dead-vectors %s 2>&1 | FileCheck %s --implicit-check-not=remark:

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)

; Each division wants all lanes of its operands until it is narrow itself.
; CHECK: remark: {{.*}}lanes looked at 3 times; narrow divisions may leave more of them dead
define <8 x i32> @rounds(<32 x i32> %x, <32 x i32> %y) {
  %d1 = udiv <32 x i32> %x, %y
  %d2 = udiv <32 x i32> %x, %d1
  %d3 = udiv <32 x i32> %x, %d2
  %d4 = udiv <32 x i32> %x, %d3
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %d4, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; Two are narrow after three rounds, and the last of them frees nothing.
define <8 x i32> @few_rounds(<32 x i32> %x, <32 x i32> %y) {
  %d1 = udiv <32 x i32> %x, %y
  %d2 = udiv <32 x i32> %x, %d1
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %d2, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; The choices stand behind their reader, or they would have been followed one by one.
; CHECK: remark: {{.*}}operand of %s followed through 4 choices and no further
define <8 x i32> @choices(<8 x i1> %m, <8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
entry:
  br label %b0
last:
  %s = select <8 x i1> %m, <8 x i32> %c4, <8 x i32> %z
  ret <8 x i32> %s
b4:
  %c4 = select <8 x i1> %m, <8 x i32> %c3, <8 x i32> %y
  br label %last
b3:
  %c3 = select <8 x i1> %m, <8 x i32> %c2, <8 x i32> %y
  br label %b4
b2:
  %c2 = select <8 x i1> %m, <8 x i32> %c1, <8 x i32> %y
  br label %b3
b1:
  %c1 = select <8 x i1> %m, <8 x i32> %c0, <8 x i32> %y
  br label %b2
b0:
  %c0 = select <8 x i1> %m, <8 x i32> %x, <8 x i32> %y
  br label %b1
}

define <8 x i32> @few_choices(<8 x i1> %m, <8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
entry:
  br label %b0
last:
  %s = select <8 x i1> %m, <8 x i32> %c3, <8 x i32> %z
  ret <8 x i32> %s
b3:
  %c3 = select <8 x i1> %m, <8 x i32> %c2, <8 x i32> %y
  br label %last
b2:
  %c2 = select <8 x i1> %m, <8 x i32> %c1, <8 x i32> %y
  br label %b3
b1:
  %c1 = select <8 x i1> %m, <8 x i32> %c0, <8 x i32> %y
  br label %b2
b0:
  %c0 = select <8 x i1> %m, <8 x i32> %x, <8 x i32> %y
  br label %b1
}

; CHECK: remark: {{.*}}%s not narrowed to the 8 of 32 lanes that are read: too many extensions and modifiers before an operand
; CHECK-COUNT-5: remark: {{.*}} not narrowed to the 8 of 32 lanes that are read: the whole vector is needed for another user
define <8 x float> @readers(<32 x float> %x, <32 x float> %y) {
  %a0 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %x)
  %a1 = fneg <32 x float> %a0
  %a2 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %a1)
  %a3 = fneg <32 x float> %a2
  %a4 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %a3)
  %s = fadd <32 x float> %a4, %y
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %s, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x float> %r
}

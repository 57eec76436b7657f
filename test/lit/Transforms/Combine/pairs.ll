; InstCombine shuffles vectors of pairs, which do not exist, if a shuffle goes
; into an intrinsic with two results.
; LLVM 19 has no sincos and modf.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt --passes='function(cmx-combine)' --check-each %s -S -o - | FileCheck %s
; CHECK lines by utils/update-checks

define { <4 x float>, <4 x float> } @sincos(<4 x float> %x) {
; CHECK-LABEL: @sincos(
; CHECK-NEXT:    [[S:%.*]] = shufflevector <4 x float> [[X:%.*]], <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT:    [[R:%.*]] = call { <4 x float>, <4 x float> } @llvm.sincos.v4f32(<4 x float> [[S]])
; CHECK-NEXT:    ret { <4 x float>, <4 x float> } [[R]]
  %s = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = call { <4 x float>, <4 x float> } @llvm.sincos.v4f32(<4 x float> %s)
  ret { <4 x float>, <4 x float> } %r
}

define { <4 x float>, <4 x float> } @modf(<4 x float> %x) {
; CHECK-LABEL: @modf(
; CHECK-NEXT:    [[S:%.*]] = shufflevector <4 x float> [[X:%.*]], <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT:    [[R:%.*]] = call { <4 x float>, <4 x float> } @llvm.modf.v4f32(<4 x float> [[S]])
; CHECK-NEXT:    ret { <4 x float>, <4 x float> } [[R]]
  %s = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = call { <4 x float>, <4 x float> } @llvm.modf.v4f32(<4 x float> %s)
  ret { <4 x float>, <4 x float> } %r
}

define { <4 x float>, <4 x i32> } @frexp(<4 x float> %x) {
; CHECK-LABEL: @frexp(
; CHECK-NEXT:    [[S:%.*]] = shufflevector <4 x float> [[X:%.*]], <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT:    [[R:%.*]] = call { <4 x float>, <4 x i32> } @llvm.frexp.v4f32.v4i32(<4 x float> [[S]])
; CHECK-NEXT:    ret { <4 x float>, <4 x i32> } [[R]]
  %s = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = call { <4 x float>, <4 x i32> } @llvm.frexp.v4f32.v4i32(<4 x float> %s)
  ret { <4 x float>, <4 x i32> } %r
}

define { <4 x i32>, <4 x i1> } @overflow(<4 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @overflow(
; CHECK-NEXT:    [[S:%.*]] = shufflevector <4 x i32> [[X:%.*]], <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT:    [[T:%.*]] = shufflevector <4 x i32> [[Y:%.*]], <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT:    [[R:%.*]] = call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> [[S]], <4 x i32> [[T]])
; CHECK-NEXT:    ret { <4 x i32>, <4 x i1> } [[R]]
  %s = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %t = shufflevector <4 x i32> %y, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> %s, <4 x i32> %t)
  ret { <4 x i32>, <4 x i1> } %r
}


; A constant that is extended for a 64-bit product stays a dword: no platform
; multiplies 64-bit integers.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-legalize --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-legalize --platform=pvc -S %s | FileCheck %s

declare <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)

define <2 x i64> @read(<2 x i32> %x) {
; CHECK-LABEL: @read(
; CHECK-NEXT:    [[CONST:%.*]] = call <2 x i32> @llvm.genx.constanti.v2i32(<2 x i32> <i32 3, i32 1000000007>)
; CHECK-NEXT:    [[A:%.*]] = zext <2 x i32> [[CONST]] to <2 x i64>
; CHECK-NEXT:    [[B:%.*]] = zext <2 x i32> [[X:%.*]] to <2 x i64>
; CHECK-NEXT:    [[P:%.*]] = mul <2 x i64> [[A]], [[B]]
; CHECK-NEXT:    ret <2 x i64> [[P]]
  %low = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> <i32 3, i32 0, i32 1000000007, i32 0>, i32 0, i32 2, i32 2, i16 0, i32 undef)
  %a = zext <2 x i32> %low to <2 x i64>
  %b = zext <2 x i32> %x to <2 x i64>
  %p = mul <2 x i64> %a, %b
  ret <2 x i64> %p
}

define <2 x i64> @poison(<2 x i32> %x) {
; CHECK-LABEL: @poison(
; CHECK-NEXT:    ret <2 x i64> poison
  %a = sext <2 x i32> poison to <2 x i64>
  %b = sext <2 x i32> %x to <2 x i64>
  %p = mul <2 x i64> %a, %b
  ret <2 x i64> %p
}

; What the pass says about rotations, logic and dot products.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>' -disable-output -pass-remarks-output=%t.yaml %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>' -S %s | FileCheck %s --check-prefix=IR
; RUN: FileCheck %s < %t.yaml

; CHECK: --- !Passed
; CHECK: Name: Rotation
; CHECK: Function: rotation
; CHECK: Side: left
define <16 x i32> @rotation(<16 x i32> %v) {
; IR-LABEL: @rotation(
; IR-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rol.v16i32.v16i32(<16 x i32> [[V:%.*]], <16 x i32> splat (i32 7))
; IR-NEXT:    ret <16 x i32> [[R]]
  %x = shl <16 x i32> %v, splat (i32 7)
  %y = lshr <16 x i32> %v, splat (i32 25)
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; CHECK: --- !Passed
; CHECK: Name: BooleanFunction
; CHECK: Function: logic
; CHECK: Operations: '2'
; CHECK: Operands: '3'
define <16 x i32> @logic(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
; IR-LABEL: @logic(
; IR-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 -106)
; IR-NEXT:    ret <16 x i32> [[R]]
  %x = xor <16 x i32> %a, %b
  %r = xor <16 x i32> %x, %c
  ret <16 x i32> %r
}

declare <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)

; CHECK: --- !Passed
; CHECK: Name: ByteDotProduct
; CHECK: Function: dot
; CHECK: Products: '3'
; CHECK: DotProducts: '1'
define <16 x i32> @dot(<64 x i8> %a, <16 x i32> %c) {
; IR-LABEL: @dot(
; IR-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; IR-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; IR-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; IR-NEXT:    [[TMP1:%.*]] = freeze <64 x i8> [[A]]
; IR-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[TMP1]] to <16 x i32>
; IR-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP2]], <16 x i32> splat (i32 300621))
; IR-NEXT:    ret <16 x i32> [[R]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x0 = zext <16 x i8> %a0 to <16 x i32>
  %x1 = zext <16 x i8> %a1 to <16 x i32>
  %x2 = zext <16 x i8> %a2 to <16 x i32>
  %p0 = mul <16 x i32> %x0, splat (i32 77)
  %p1 = mul <16 x i32> %x1, splat (i32 150)
  %p2 = shl <16 x i32> %x2, splat (i32 2)
  %s0 = add <16 x i32> %c, %p0
  %s1 = add <16 x i32> %s0, %p1
  %r = add <16 x i32> %s1, %p2
  ret <16 x i32> %r
}

; A part that no operand can be is copied once, if several operations read it.
; CHECK lines by utils/update-checks
; RUN: cmx-opt --platform=icllp -passes=cmx-plan-shuffles -verify-each -S %s | FileCheck %s
; RUN: cmx-opt --platform=pvc -passes=cmx-plan-shuffles,cmx-plan-shuffles -verify-each -S %s | FileCheck %s --check-prefix=PVC

declare <16 x float> @llvm.genx.rdregionf.v16f32.v144f32.i16(<144 x float>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v144i32.i16(<144 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.v16i16(<16 x i32>, i32, i32, i32, <16 x i16>, i32)

; Only copies of both sources help.
define <16 x float> @two_sources(<144 x float> %m) {
; CHECK-LABEL: @two_sources(
; CHECK-NEXT:    [[A:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v144f32.i16(<144 x float> [[M:%.*]], i32 0, i32 16, i32 9, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.i1(<16 x float> poison, <16 x float> [[A]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[B:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v144f32.i16(<144 x float> [[M]], i32 0, i32 16, i32 9, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.i1(<16 x float> poison, <16 x float> [[B]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[P:%.*]] = fmul <16 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[Q:%.*]] = fadd <16 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = fsub <16 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[S:%.*]] = fdiv <16 x float> [[P]], [[Q]]
; CHECK-NEXT:    [[T:%.*]] = fmul <16 x float> [[S]], [[R]]
; CHECK-NEXT:    ret <16 x float> [[T]]
; PVC-LABEL: @two_sources(
; PVC-NEXT:    [[A:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v144f32.i16(<144 x float> [[M:%.*]], i32 0, i32 16, i32 9, i16 0, i32 undef)
; PVC-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.i1(<16 x float> poison, <16 x float> [[A]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[B:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v144f32.i16(<144 x float> [[M]], i32 0, i32 16, i32 9, i16 32, i32 undef)
; PVC-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.i1(<16 x float> poison, <16 x float> [[B]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[P:%.*]] = fmul <16 x float> [[TMP1]], [[TMP2]]
; PVC-NEXT:    [[Q:%.*]] = fadd <16 x float> [[TMP1]], [[TMP2]]
; PVC-NEXT:    [[R:%.*]] = fsub <16 x float> [[TMP1]], [[TMP2]]
; PVC-NEXT:    [[S:%.*]] = fdiv <16 x float> [[P]], [[Q]]
; PVC-NEXT:    [[T:%.*]] = fmul <16 x float> [[S]], [[R]]
; PVC-NEXT:    ret <16 x float> [[T]]
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v144f32.i16(<144 x float> %m, i32 0, i32 16, i32 9, i16 0, i32 undef)
  %b = call <16 x float> @llvm.genx.rdregionf.v16f32.v144f32.i16(<144 x float> %m, i32 0, i32 16, i32 9, i16 32, i32 undef)
  %p = fmul <16 x float> %a, %b
  %q = fadd <16 x float> %a, %b
  %r = fsub <16 x float> %a, %b
  %s = fdiv <16 x float> %p, %q
  %t = fmul <16 x float> %s, %r
  ret <16 x float> %t
}

; One operation pays no copy.
define <16 x i32> @one_user(<144 x i32> %m, <16 x i32> %x) {
; CHECK-LABEL: @one_user(
; CHECK-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v144i32.i16(<144 x i32> [[M:%.*]], i32 0, i32 16, i32 9, i16 0, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], [[X:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[P]]
; PVC-LABEL: @one_user(
; PVC-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v144i32.i16(<144 x i32> [[M:%.*]], i32 0, i32 16, i32 9, i16 0, i32 undef)
; PVC-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], [[X:%.*]]
; PVC-NEXT:    ret <16 x i32> [[P]]
  %a = call <16 x i32> @llvm.genx.rdregioni.v16i32.v144i32.i16(<144 x i32> %m, i32 0, i32 16, i32 9, i16 0, i32 undef)
  %p = add <16 x i32> %a, %x
  ret <16 x i32> %p
}

; One operation that reads it twice is one user.
define <16 x i32> @square(<144 x i32> %m) {
; CHECK-LABEL: @square(
; CHECK-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v144i32.i16(<144 x i32> [[M:%.*]], i32 0, i32 16, i32 9, i16 0, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], [[A]]
; CHECK-NEXT:    ret <16 x i32> [[P]]
; PVC-LABEL: @square(
; PVC-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v144i32.i16(<144 x i32> [[M:%.*]], i32 0, i32 16, i32 9, i16 0, i32 undef)
; PVC-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], [[A]]
; PVC-NEXT:    ret <16 x i32> [[P]]
  %a = call <16 x i32> @llvm.genx.rdregioni.v16i32.v144i32.i16(<144 x i32> %m, i32 0, i32 16, i32 9, i16 0, i32 undef)
  %p = add <16 x i32> %a, %a
  ret <16 x i32> %p
}

; Operands have a stride of 2.
define <16 x i32> @operand(<32 x i32> %m, <16 x i32> %x) {
; CHECK-LABEL: @operand(
; CHECK-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[M:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], [[X:%.*]]
; CHECK-NEXT:    [[Q:%.*]] = xor <16 x i32> [[A]], [[P]]
; CHECK-NEXT:    ret <16 x i32> [[Q]]
; PVC-LABEL: @operand(
; PVC-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[M:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; PVC-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], [[X:%.*]]
; PVC-NEXT:    [[Q:%.*]] = xor <16 x i32> [[A]], [[P]]
; PVC-NEXT:    ret <16 x i32> [[Q]]
  %a = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %m, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %p = add <16 x i32> %a, %x
  %q = xor <16 x i32> %a, %p
  ret <16 x i32> %q
}

; Halves are operands: two copies cost as much as they save.
define <8 x i32> @not_cheaper(<64 x i32> %m, <8 x i32> %x) {
; CHECK-LABEL: @not_cheaper(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[M:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = add <8 x i32> [[A]], [[X:%.*]]
; CHECK-NEXT:    [[Q:%.*]] = xor <8 x i32> [[A]], [[P]]
; CHECK-NEXT:    ret <8 x i32> [[Q]]
; PVC-LABEL: @not_cheaper(
; PVC-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[M:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[P:%.*]] = add <8 x i32> [[A]], [[X:%.*]]
; PVC-NEXT:    [[Q:%.*]] = xor <8 x i32> [[A]], [[P]]
; PVC-NEXT:    ret <8 x i32> [[Q]]
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %m, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %p = add <8 x i32> %a, %x
  %q = xor <8 x i32> %a, %p
  ret <8 x i32> %q
}

; The compare and the choice are one instruction.
define <8 x i32> @limit(<64 x i32> %m, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @limit(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[M:%.*]], i32 0, i32 8, i32 8, i16 0, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = icmp ult <8 x i32> [[A]], [[X:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select <8 x i1> [[C]], <8 x i32> [[A]], <8 x i32> [[X]]
; CHECK-NEXT:    ret <8 x i32> [[S]]
; PVC-LABEL: @limit(
; PVC-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[M:%.*]], i32 0, i32 8, i32 8, i16 0, i32 undef)
; PVC-NEXT:    [[C:%.*]] = icmp ult <8 x i32> [[A]], [[X:%.*]]
; PVC-NEXT:    [[S:%.*]] = select <8 x i1> [[C]], <8 x i32> [[A]], <8 x i32> [[X]]
; PVC-NEXT:    ret <8 x i32> [[S]]
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %m, i32 0, i32 8, i32 8, i16 0, i32 undef)
  %c = icmp ult <8 x i32> %a, %x
  %s = select <8 x i1> %c, <8 x i32> %a, <8 x i32> %x
  ret <8 x i32> %s
}

; A start for each element.
define <16 x i32> @row_offsets(<16 x i32> %m, <16 x i16> %at, <16 x i32> %x) {
; CHECK-LABEL: @row_offsets(
; CHECK-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.v16i16(<16 x i32> [[M:%.*]], i32 0, i32 1, i32 0, <16 x i16> [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], [[X:%.*]]
; CHECK-NEXT:    [[Q:%.*]] = xor <16 x i32> [[A]], [[P]]
; CHECK-NEXT:    ret <16 x i32> [[Q]]
; PVC-LABEL: @row_offsets(
; PVC-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.v16i16(<16 x i32> [[M:%.*]], i32 0, i32 1, i32 0, <16 x i16> [[AT:%.*]], i32 undef)
; PVC-NEXT:    [[P:%.*]] = add <16 x i32> [[A]], [[X:%.*]]
; PVC-NEXT:    [[Q:%.*]] = xor <16 x i32> [[A]], [[P]]
; PVC-NEXT:    ret <16 x i32> [[Q]]
  %a = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.v16i16(<16 x i32> %m, i32 0, i32 1, i32 0, <16 x i16> %at, i32 undef)
  %p = add <16 x i32> %a, %x
  %q = xor <16 x i32> %a, %p
  ret <16 x i32> %q
}

; EarlyCSE shares regions: the declarations say that they touch no memory.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(early-cse)' -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define <8 x i32> @equal_reads(<32 x i32> %v) {
; CHECK-LABEL: @equal_reads(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = mul <8 x i32> [[A]], [[A]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %r = mul <8 x i32> %a, %b
  ret <8 x i32> %r
}

define <8 x i32> @unequal_reads(<32 x i32> %v) {
; CHECK-LABEL: @unequal_reads(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = mul <8 x i32> [[A]], [[B]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 0, i32 undef)
  %r = mul <8 x i32> %a, %b
  ret <8 x i32> %r
}

define <32 x i32> @equal_writes(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @equal_writes(
; CHECK-NEXT:    [[A:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> zeroinitializer
  %a = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %b = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = xor <32 x i32> %a, %b
  ret <32 x i32> %r
}

; And so is arithmetic; over a store, which no region reads.
define <8 x i32> @over_a_store(<8 x i32> %x, <8 x i32> %y, i32 %s) {
; CHECK-LABEL: @over_a_store(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]])
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i32(i32 [[S:%.*]], i32 0, <8 x i32> [[A]])
; CHECK-NEXT:    ret <8 x i32> [[A]]
  %a = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> %x, <8 x i32> %y)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %a)
  %b = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> %x, <8 x i32> %y)
  ret <8 x i32> %b
}

; Loads are shared until something is stored.
define <32 x i32> @loads(i32 %s, <8 x i32> %x) {
; CHECK-LABEL: @loads(
; CHECK-NEXT:    [[A:%.*]] = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 [[S:%.*]], i32 0)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i32(i32 [[S]], i32 0, <8 x i32> [[X:%.*]])
; CHECK-NEXT:    [[C:%.*]] = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 [[S]], i32 0)
; CHECK-NEXT:    [[AB:%.*]] = add <32 x i32> [[A]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[AB]], [[C]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %a = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %s, i32 0)
  %b = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %s, i32 0)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %x)
  %c = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %s, i32 0)
  %ab = add <32 x i32> %a, %b
  %r = add <32 x i32> %ab, %c
  ret <32 x i32> %r
}

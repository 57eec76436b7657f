; Messages: masked lanes of their data and old values.
; RUN: cmx-opt -passes='print<cmx-live-lanes>' -disable-output %s 2>&1 | FileCheck %s

declare <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare <16 x i32> @llvm.genx.gather4.scaled.v16i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <16 x i32>)
declare <8 x i32> @llvm.genx.dword.atomic.add.v8i32.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)

; CHECK-LABEL: live lanes of @scatter
; CHECK-NEXT: %at: 0-7 of 8
; CHECK-NEXT: %data: 0-7 of 8
; CHECK-NEXT: %m: 0-7 of 8
define void @scatter(i32 %s, <8 x i32> %at, <8 x i32> %data, <8 x i1> %m) {
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %data)
  ret void
}

; The address of a lane that is off still counts.
; CHECK-LABEL: live lanes of @scatter_constant_mask
; CHECK-NEXT: %at: 0-7 of 8
; CHECK-NEXT: %data: 1,3-7 of 8
define void @scatter_constant_mask(i32 %s, <8 x i32> %at, <8 x i32> %data) {
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> <i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1>, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %data)
  ret void
}

; CHECK-LABEL: live lanes of @gather
; CHECK-NEXT: %at: 0-7 of 8
; CHECK-NEXT: %old: 3 of 8
; CHECK-NEXT: %m: 0-7 of 8
; CHECK-NEXT: %g: 3 of 8
define i32 @gather(i32 %s, <8 x i32> %at, <8 x i32> %old, <8 x i1> %m) {
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %old)
  %r = extractelement <8 x i32> %g, i32 3
  ret i32 %r
}

; CHECK-LABEL: live lanes of @gather_constant_mask
; CHECK-NEXT: %at: 0-7 of 8
; CHECK-NEXT: %old: 0,2 of 8
define <8 x i32> @gather_constant_mask(i32 %s, <8 x i32> %at, <8 x i32> %old) {
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> <i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1>, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %old)
  ret <8 x i32> %g
}

; Several elements to a lane: all of them.
; CHECK-LABEL: live lanes of @gather4
; CHECK-NEXT: %at: 0-7 of 8
; CHECK-NEXT: %old: 0-15 of 16
define <16 x i32> @gather4(i32 %s, <8 x i32> %at, <16 x i32> %old) {
  %g = call <16 x i32> @llvm.genx.gather4.scaled.v16i32.v8i1.v8i32(<8 x i1> <i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1>, i32 3, i16 0, i32 %s, i32 0, <8 x i32> %at, <16 x i32> %old)
  ret <16 x i32> %g
}

; An effect counts even if nobody wants the result.
; CHECK-LABEL: live lanes of @atomic
; CHECK-NEXT: %at: 0-7 of 8
; CHECK-NEXT: %src: 0-7 of 8
; CHECK-NEXT: %old: none of 8
; CHECK-NEXT: %m: 0-7 of 8
; CHECK-NEXT: %a: none of 8
define void @atomic(i32 %s, <8 x i32> %at, <8 x i32> %src, <8 x i32> %old, <8 x i1> %m) {
  %a = call <8 x i32> @llvm.genx.dword.atomic.add.v8i32.v8i1.v8i32(<8 x i1> %m, i32 %s, <8 x i32> %at, <8 x i32> %src, <8 x i32> %old)
  ret void
}

; CHECK-LABEL: live lanes of @load
; CHECK-NEXT: %v: 5 of 8
define float @load(i32 %s) {
  %v = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %s, i32 0)
  %r = extractelement <8 x float> %v, i32 5
  ret float %r
}

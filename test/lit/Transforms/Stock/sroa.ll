; SROA makes values of variables that are written and read between regions.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(sroa)' -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)

define <8 x i32> @variable(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @variable(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[W]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[A]]
  %p = alloca <32 x i32>
  store <32 x i32> %v, ptr %p
  %old = load <32 x i32>, ptr %p
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %old, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  store <32 x i32> %w, ptr %p
  %new = load <32 x i32>, ptr %p
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %new, i32 0, i32 8, i32 2, i16 4, i32 undef)
  ret <8 x i32> %a
}

define <8 x i32> @in_loop(<32 x i32> %v, <8 x i32> %x, i32 %n) {
; CHECK-LABEL: @in_loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[P_0:%.*]] = phi <32 x i32> [ [[V:%.*]], %entry ], [ [[W:%.*]], %loop ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[P_0]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[A]], [[X:%.*]]
; CHECK-NEXT:    [[W]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[P_0]], <8 x i32> [[S]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[A]]
entry:
  %p = alloca <32 x i32>
  store <32 x i32> %v, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %old = load <32 x i32>, ptr %p
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %old, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = add <8 x i32> %a, %x
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %old, <8 x i32> %s, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  store <32 x i32> %w, ptr %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret <8 x i32> %a
}

; Parts that no other part overlaps.
define <8 x i32> @struct(<8 x i32> %x, <32 x i32> %v) {
; CHECK-LABEL: @struct(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A]], [[X:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %p = alloca { <8 x i32>, <32 x i32> }
  %q = getelementptr { <8 x i32>, <32 x i32> }, ptr %p, i32 0, i32 1
  store <8 x i32> %x, ptr %p
  store <32 x i32> %v, ptr %q
  %w = load <32 x i32>, ptr %q
  %y = load <8 x i32>, ptr %p
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %r = add <8 x i32> %a, %y
  ret <8 x i32> %r
}

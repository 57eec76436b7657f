; Blocks that control never reaches are removed: there, masks may be made from themselves.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-simdcf -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-simdcf,cmx-lower-simdcf -verify-each -S %s | FileCheck %s

declare { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1>, <16 x i1>, <16 x i1>)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)
declare <8 x i1> @llvm.genx.simdcf.get.em.v8i1(<8 x i1>)

define void @goto(ptr %p) {
; CHECK-LABEL: @goto(
; CHECK-NEXT:    ret void
  ret void
dead:
  %part = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %mask, i32 0)
  %g = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> %mask, <16 x i1> %part, <16 x i1> %part)
  %mask = extractvalue { <32 x i1>, <16 x i1>, i1 } %g, 0
  %none = extractvalue { <32 x i1>, <16 x i1>, i1 } %g, 2
  br i1 %none, label %dead, label %dead
}

define void @get_em(ptr %p) {
; CHECK-LABEL: @get_em(
; CHECK-NEXT:    ret void
  ret void
dead:
  %m = call <8 x i1> @llvm.genx.simdcf.get.em.v8i1(<8 x i1> %m)
  store <8 x i1> %m, ptr %p
  br label %dead
}

define <8 x i32> @disjunction(<8 x i1> %m, <8 x i32> %a, i1 %c) {
; CHECK-LABEL: @disjunction(
; CHECK-NEXT:    br i1 [[C:%.*]], label %left, label %right
; CHECK:       left:
; CHECK-NEXT:    br label %meet
; CHECK:       right:
; CHECK-NEXT:    br label %meet
; CHECK:       meet:
; CHECK-NEXT:    [[P:%.*]] = phi <8 x i1> [ [[M:%.*]], %left ], [ zeroinitializer, %right ]
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[P]], <8 x i32> [[A:%.*]], <8 x i32> zeroinitializer
; CHECK-NEXT:    ret <8 x i32> [[R]]
  br i1 %c, label %left, label %right
left:
  br label %meet
right:
  br label %meet
dead:
  %x = or <8 x i1> %x, zeroinitializer
  br label %meet
meet:
  %p = phi <8 x i1> [ %m, %left ], [ zeroinitializer, %right ], [ %x, %dead ]
  %r = select <8 x i1> %p, <8 x i32> %a, <8 x i32> zeroinitializer
  ret <8 x i32> %r
}

; GVN sees equal regions across blocks.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(gvn)' -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define <8 x i32> @across_blocks(<32 x i32> %v, i1 %c, i32 %s) {
; CHECK-LABEL: @across_blocks(
; CHECK:       entry:
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    br i1 [[C:%.*]], label %store, label %done
; CHECK:       store:
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i32(i32 [[S:%.*]], i32 0, <8 x i32> [[A]])
; CHECK-NEXT:    br label %done
; CHECK:       done:
; CHECK-NEXT:    [[R:%.*]] = mul <8 x i32> [[A]], [[A]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
entry:
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  br i1 %c, label %store, label %done
store:
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %a)
  br label %done
done:
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %r = mul <8 x i32> %a, %b
  ret <8 x i32> %r
}

; Offsets that are computed in the same way are the same.
define <8 x i32> @equal_offsets(<32 x i32> %v, i16 %i, i1 %c) {
; CHECK-LABEL: @equal_offsets(
; CHECK:       entry:
; CHECK-NEXT:    [[O1:%.*]] = shl i16 [[I:%.*]], 2
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[O1]], i32 undef)
; CHECK-NEXT:    br i1 [[C:%.*]], label %other, label %done
; CHECK:       other:
; CHECK-NEXT:    ret <8 x i32> [[A]]
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[A]]
entry:
  %o1 = shl i16 %i, 2
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 %o1, i32 undef)
  br i1 %c, label %other, label %done
other:
  %o2 = shl i16 %i, 2
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 %o2, i32 undef)
  ret <8 x i32> %b
done:
  ret <8 x i32> %a
}

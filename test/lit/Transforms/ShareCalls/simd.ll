; With SIMD control flow in the module nothing is shared.
; RUN: cmx-opt -passes=cmx-share-calls -verify-each -S %s | FileCheck %s
; RUN: sed 's/= call .*simdcf.goto.*/= insertvalue { <32 x i1>, <16 x i1>, i1 } undef, i1 false, 2/' %s | cmx-opt -passes=cmx-share-calls -S | FileCheck %s --check-prefix=WITHOUT
; CHECK lines by hand: nothing changes.

; CHECK-NOT: shared:
; WITHOUT: work.shared:

declare { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1>, <16 x i1>, <16 x i1>)

define internal <64 x i32> @work(<64 x i32> %a) #0 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  ret <64 x i32> %c
}

define spir_kernel void @kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call <64 x i32> @work(<64 x i32> %x)
  %b = call <64 x i32> @work(<64 x i32> %a)
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @other(<16 x i1> %c) {
  %g = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> splat (i1 true), <16 x i1> zeroinitializer, <16 x i1> %c)
  %some = extractvalue { <32 x i1>, <16 x i1>, i1 } %g, 2
  br i1 %some, label %then, label %then
then:
  ret void
}

attributes #0 = { noinline }

; Pieces at a variable offset, farther away than the ten bits of an address: what
; is known of the start, a whole register and four bytes, is known of each piece.
; RUN: cmx-opt %s --platform=skl --verify-each -passes=cmx-baling,cmx-legalize -S | FileCheck %s
; RUN: cmx-opt %s -O0 --platform=skl --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl

declare <48 x i32> @llvm.genx.rdregioni.v48i32.v220i32.i16(<220 x i32>, i32, i32, i32, i16, i32)
declare <48 x i32> @llvm.genx.fbl.v48i32(<48 x i32>)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v48i32.i16(<48 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v48i32.i16(<48 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.svm.block.st.i64.v32i32(i64, <32 x i32>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

; CHECK: [[BASE:%.*]] = mul i16 {{.*}}, 32
; CHECK: [[NEAR:%.*]] = add i16 [[BASE]], 452
; CHECK-NEXT: [[READ:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> %v, i32 0, i32 4, i32 4, i16 [[NEAR]], i32 undef)
; CHECK: [[FAR:%.*]] = add i16 [[BASE]], 512
; CHECK-NEXT: [[SUM:%.*]] = add i16 [[FAR]], 4
; CHECK-NEXT: call <4 x i32> @llvm.genx.rdregioni.v4i32.v220i32.i16(<220 x i32> %v, i32 0, i32 4, i32 4, i16 [[SUM]], i32 undef)
define dllexport spir_kernel void @k(i64 %p, i8 %i, <220 x i32> %v) #0 {
  %x = zext i8 %i to i16
  %m = and i16 %x, 3
  %base = mul i16 %m, 32
  %offset = add i16 %base, 4
  %r = call <48 x i32> @llvm.genx.rdregioni.v48i32.v220i32.i16(<220 x i32> %v, i32 0, i32 48, i32 4, i16 %offset, i32 undef)
  %c = call <48 x i32> @llvm.genx.fbl.v48i32(<48 x i32> %r)
  %l = call <32 x i32> @llvm.genx.rdregioni.v32i32.v48i32.i16(<48 x i32> %c, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %h = call <16 x i32> @llvm.genx.rdregioni.v16i32.v48i32.i16(<48 x i32> %c, i32 0, i32 16, i32 1, i16 128, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v32i32(i64 %p, <32 x i32> %l)
  %q = add i64 %p, 128
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %q, <16 x i32> %h)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !""}

; pvc has no nibble control: an instruction of four lanes under a mask starts at every
; eighth lane. GenX_IR emits the mask of lane 0 for lane 4, without a message. So the
; pieces of other lanes have predicates of their own, or the operands are copied.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t/pvc/
; RUN: cmx-opt %s -O0 --platform=dg2 --emit=visa -o %t/dg2/
; RUN: cat %t/pvc/rows.visaasm %t/pvc/part.visaasm %t/pvc/compares.visaasm | FileCheck %s
; RUN: cat %t/dg2/rows.visaasm %t/dg2/part.visaasm %t/dg2/compares.visaasm | FileCheck %s --check-prefix=DG2
; RUN: cmx-check %s %t/pvc/rows.visaasm --platform=pvc
; RUN: cmx-check %s %t/pvc/part.visaasm --platform=pvc
; RUN: cmx-check %s %t/pvc/compares.visaasm --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=pvc --emit=gen -o %t/ %}

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)

; CHECK-LABEL: .function "rows_main"
; CHECK: add (M1, 16)
; DG2-LABEL: .function "rows_main"
; DG2: add (M2, 4)
; DG2: add (M4, 4)
define dllexport void @rows(<32 x i32> %v, <16 x i32> %q, ptr %out) {
  %p = icmp slt <16 x i32> %q, splat (i32 9)
  %a = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v, i32 9, i32 4, i32 1, i16 4, i32 undef)
  %s = add <16 x i32> %a, splat (i32 5)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %q, <16 x i32> %s, i32 1, i32 1, i32 0, i16 0, i32 undef, <16 x i1> %p)
  store <16 x i32> %w, ptr %out
  ret void
}

declare <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1>, i32)
declare <8 x half> @llvm.genx.wrregionf.v8f16.v4f16.i16.v4i1(<8 x half>, <4 x half>, i32, i32, i32, i16, i32, <4 x i1>)

; The mask of an operation is a part of another one.
; CHECK-LABEL: .function "part_main"
; CHECK: shr (M1_NM, 1) {{.*}} 0xc:ud
; CHECK: ({{.*}}) mul (M1, 4)
; DG2-LABEL: .function "part_main"
; DG2: ({{.*}}) mul (M4, 4)
define dllexport void @part(<16 x i16> %q, <8 x half> %h, ptr %out) {
  %p = icmp ult <16 x i16> %q, splat (i16 100)
  %m = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> %p, i32 12)
  %a = shufflevector <8 x half> %h, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %s = fmul <4 x half> %a, splat (half 3.0)
  %w = call <8 x half> @llvm.genx.wrregionf.v8f16.v4f16.i16.v4i1(<8 x half> %h, <4 x half> %s, i32 1, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %m)
  store <8 x half> %w, ptr %out
  ret void
}

; A compare of four lanes writes lanes 4 to 7.
; CHECK-LABEL: .function "compares_main"
; CHECK: cmp.gt (M1, 4)
; CHECK: shl (M1_NM, 1) {{.*}} 0x4:ud
; DG2-LABEL: .function "compares_main"
; DG2: cmp.gt (M2, 4)
declare <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1>, <4 x i1>, i32)
define dllexport void @compares(<4 x float> %a, <8 x i32> %b, <8 x i32> %c, ptr %out) {
  %all = icmp eq <8 x i32> %b, %c
  %part = fcmp ogt <4 x float> %a, splat (float 2.0)
  %m = call <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1> %all, <4 x i1> %part, i32 4)
  %r = select <8 x i1> %m, <8 x i32> %b, <8 x i32> splat (i32 7)
  store <8 x i32> %r, ptr %out
  ret void
}

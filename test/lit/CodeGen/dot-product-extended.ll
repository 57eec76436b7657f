; GenX_IR lets dp4a read what a mov extends as it was before: two of the four bytes, or one.
; A mov that saturates is left alone. What comes to dp4a as part of a vector no pass
; before code generation knows.
; RUN: cmx-opt %s --platform=tgllp --emit=visa --check-each -o - | FileCheck %s --implicit-check-not='mov (M1,'
; RUN: cmx-opt %s --platform=pvc --emit=visa -o - | FileCheck %s --implicit-check-not='mov (M1,'
; RUN: cmx-opt %s --platform=dg2 --emit=visa -o - | FileCheck %s --implicit-check-not='mov (M1,'

target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare <16 x i16> @llvm.genx.oword.ld.v16i16(i32, i32, i32)
declare <16 x i8> @llvm.genx.oword.ld.v16i8(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.ssdp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32>, <16 x i32>, <16 x i32>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)

; CHECK:      mov.sat (M1, 16) v_
; CHECK-NEXT: mov.sat (M1, {{8|16}}) v_
; CHECK:      dp4a
; CHECK:      mov.sat (M1, 16) v_
; CHECK-NEXT: mov.sat (M1, {{8|16}}) v_
; CHECK:      dp4a
define dllexport spir_kernel void @k(i32 %src, i32 %dst) #0 {
  %c = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %w = call <16 x i16> @llvm.genx.oword.ld.v16i16(i32 0, i32 %src, i32 8)
  %b = call <16 x i8> @llvm.genx.oword.ld.v16i8(i32 0, i32 %src, i32 10)
  %ww = zext <16 x i16> %w to <16 x i32>
  %bb = zext <16 x i8> %b to <16 x i32>
  %v1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> poison, <16 x i32> %ww, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %v2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %v1, <16 x i32> %bb, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  %l = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v2, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %q = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> %c, <16 x i32> %l, <16 x i32> %r)
  %w.s = call <16 x i16> @llvm.genx.oword.ld.v16i16(i32 0, i32 %src, i32 12)
  %b.s = call <16 x i8> @llvm.genx.oword.ld.v16i8(i32 0, i32 %src, i32 14)
  %ww.s = sext <16 x i16> %w.s to <16 x i32>
  %bb.s = sext <16 x i8> %b.s to <16 x i32>
  %v1.s = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> poison, <16 x i32> %ww.s, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %v2.s = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %v1.s, <16 x i32> %bb.s, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  %l.s = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v2.s, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %r.s = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v2.s, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %q.s = call <16 x i32> @llvm.genx.ssdp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> %c, <16 x i32> %l.s, <16 x i32> %r.s)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %q)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 4, <16 x i32> %q.s)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}

; An offset for each lane is one operand with as many addresses; they are computed
; together, also those of accesses to single elements.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t/ --check-each
; RUN: FileCheck %s --check-prefix=LOOKUP < %t/lookup.visaasm
; RUN: FileCheck %s --check-prefix=SCALARS < %t/scalars.visaasm
; RUN: FileCheck %s --check-prefix=DWORDS < %t/dword_offsets.visaasm
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <16 x i16> @llvm.genx.oword.ld.v16i16(i32, i32, i32)
declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.v16i16(<32 x i32>, i32, i32, i32, <16 x i16>, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i32(<32 x i32>, i32, i32, i32, <4 x i32>, i32)
declare i32 @llvm.genx.rdregioni.i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.i32.i16.i1(<32 x i32>, i32, i32, i32, i32, i16, i32, i1)

; LOOKUP:      addr_add (M1, 16) [[A:v_a_[0-9]+]](0)<16> &
; LOOKUP-NEXT: mov (M1, 8) v_{{[^ ]*}} r[[[A]](0),0]<1,0>:d
; LOOKUP-NEXT: mov (M1, 8) v_{{[^ ]*}} r[[[A]](8),0]<1,0>:d
; LOOKUP-NEXT: oword_st
define dllexport spir_kernel void @lookup(i32 %src, i32 %dst) #0 {
  %t = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %x = call <16 x i16> @llvm.genx.oword.ld.v16i16(i32 0, i32 %src, i32 8)
  %o = and <16 x i16> %x, splat (i16 124)
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.v16i16(<32 x i32> %t, i32 16, i32 1, i32 0, <16 x i16> %o, i32 undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r)
  ret void
}

; SCALARS:      addr_add (M1, 8) [[A:v_a_[0-9]+]](0)<8> &
; SCALARS-NEXT: add (M1_NM, 1) r[[[A]](1),0]<1>:d r[[[A]](1),0]<0;1,0>:d 1:d
; SCALARS-NEXT: add (M1_NM, 1) r[[[A]](6),4]<1>:d r[[[A]](6),4]<0;1,0>:d 1:d
; SCALARS-NEXT: oword_st
define dllexport spir_kernel void @scalars(i32 %src, i32 %dst) #0 {
  %t = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %x = call <16 x i16> @llvm.genx.oword.ld.v16i16(i32 0, i32 %src, i32 8)
  %o = and <16 x i16> %x, splat (i16 60)
  %o1 = extractelement <16 x i16> %o, i32 1
  %a = call i32 @llvm.genx.rdregioni.i32.v32i32.i16(<32 x i32> %t, i32 0, i32 1, i32 0, i16 %o1, i32 undef)
  %a1 = add i32 %a, 1
  %t1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.i32.i16.i1(<32 x i32> %t, i32 %a1, i32 0, i32 1, i32 0, i16 %o1, i32 undef, i1 true)
  %o2 = extractelement <16 x i16> %o, i32 6
  %o6 = add i16 %o2, 4
  %b = call i32 @llvm.genx.rdregioni.i32.v32i32.i16(<32 x i32> %t1, i32 0, i32 1, i32 0, i16 %o6, i32 undef)
  %b1 = add i32 %b, 1
  %t2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.i32.i16.i1(<32 x i32> %t1, i32 %b1, i32 0, i32 1, i32 0, i16 %o6, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %t2)
  ret void
}

; Addresses are words: of dwords the low parts are read.
; DWORDS:      addr_add (M1, 4) [[A:v_a_[0-9]+]](0)<4> &
; DWORDS-NEXT: mov (M1, 4) v_{{[^ ]*}} r[[[A]](0),0]<1,0>:d
define dllexport spir_kernel void @dword_offsets(i32 %src, i32 %dst) #0 {
  %t = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %z = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %src, i32 8)
  %o = and <4 x i32> %z, splat (i32 124)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i32(<32 x i32> %t, i32 0, i32 1, i32 0, <4 x i32> %o, i32 undef)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0, !4, !5}
!0 = !{ptr @lookup, !"lookup", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
!4 = !{ptr @scalars, !"scalars", !1, i32 0, i32 0, !2, !3, i32 0}
!5 = !{ptr @dword_offsets, !"dword_offsets", !1, i32 0, i32 0, !2, !3, i32 0}

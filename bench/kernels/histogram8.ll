; Histogram of 16 numbers 0 .. 7 in eight dwords that stay in registers: one indirect increment
; after the other.
; Bound: 31 = 3 + 2 x 3 messages + 2 surfaces + 1 shift + 1 mask + 2 addresses + 16 increments
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <16 x i16> @llvm.genx.oword.ld.v16i16(i32, i32, i32)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32>, <1 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @histogram8(i32 %src, i32 %dst) #0 {
  %in = call <16 x i16> @llvm.genx.oword.ld.v16i16(i32 0, i32 %src, i32 0)
  %h = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %dst, i32 0)
  %bin = extractelement <16 x i16> %in, i32 0
  %and = and i16 %bin, 7
  %at = shl i16 %and, 2
  %old = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h, i32 0, i32 1, i32 0, i16 %at, i32 undef)
  %more = add <1 x i32> %old, splat (i32 1)
  %h.2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h, <1 x i32> %more, i32 0, i32 1, i32 0, i16 %at, i32 undef, i1 true)
  %bin.2 = extractelement <16 x i16> %in, i32 1
  %and.2 = and i16 %bin.2, 7
  %at.2 = shl i16 %and.2, 2
  %old.2 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.2, i32 0, i32 1, i32 0, i16 %at.2, i32 undef)
  %more.2 = add <1 x i32> %old.2, splat (i32 1)
  %h.3 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.2, <1 x i32> %more.2, i32 0, i32 1, i32 0, i16 %at.2, i32 undef, i1 true)
  %bin.3 = extractelement <16 x i16> %in, i32 2
  %and.3 = and i16 %bin.3, 7
  %at.3 = shl i16 %and.3, 2
  %old.3 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.3, i32 0, i32 1, i32 0, i16 %at.3, i32 undef)
  %more.3 = add <1 x i32> %old.3, splat (i32 1)
  %h.4 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.3, <1 x i32> %more.3, i32 0, i32 1, i32 0, i16 %at.3, i32 undef, i1 true)
  %bin.4 = extractelement <16 x i16> %in, i32 3
  %and.4 = and i16 %bin.4, 7
  %at.4 = shl i16 %and.4, 2
  %old.4 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.4, i32 0, i32 1, i32 0, i16 %at.4, i32 undef)
  %more.4 = add <1 x i32> %old.4, splat (i32 1)
  %h.5 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.4, <1 x i32> %more.4, i32 0, i32 1, i32 0, i16 %at.4, i32 undef, i1 true)
  %bin.5 = extractelement <16 x i16> %in, i32 4
  %and.5 = and i16 %bin.5, 7
  %at.5 = shl i16 %and.5, 2
  %old.5 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.5, i32 0, i32 1, i32 0, i16 %at.5, i32 undef)
  %more.5 = add <1 x i32> %old.5, splat (i32 1)
  %h.6 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.5, <1 x i32> %more.5, i32 0, i32 1, i32 0, i16 %at.5, i32 undef, i1 true)
  %bin.6 = extractelement <16 x i16> %in, i32 5
  %and.6 = and i16 %bin.6, 7
  %at.6 = shl i16 %and.6, 2
  %old.6 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.6, i32 0, i32 1, i32 0, i16 %at.6, i32 undef)
  %more.6 = add <1 x i32> %old.6, splat (i32 1)
  %h.7 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.6, <1 x i32> %more.6, i32 0, i32 1, i32 0, i16 %at.6, i32 undef, i1 true)
  %bin.7 = extractelement <16 x i16> %in, i32 6
  %and.7 = and i16 %bin.7, 7
  %at.7 = shl i16 %and.7, 2
  %old.7 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.7, i32 0, i32 1, i32 0, i16 %at.7, i32 undef)
  %more.7 = add <1 x i32> %old.7, splat (i32 1)
  %h.8 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.7, <1 x i32> %more.7, i32 0, i32 1, i32 0, i16 %at.7, i32 undef, i1 true)
  %bin.8 = extractelement <16 x i16> %in, i32 7
  %and.8 = and i16 %bin.8, 7
  %at.8 = shl i16 %and.8, 2
  %old.8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.8, i32 0, i32 1, i32 0, i16 %at.8, i32 undef)
  %more.8 = add <1 x i32> %old.8, splat (i32 1)
  %h.9 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.8, <1 x i32> %more.8, i32 0, i32 1, i32 0, i16 %at.8, i32 undef, i1 true)
  %bin.9 = extractelement <16 x i16> %in, i32 8
  %and.9 = and i16 %bin.9, 7
  %at.9 = shl i16 %and.9, 2
  %old.9 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.9, i32 0, i32 1, i32 0, i16 %at.9, i32 undef)
  %more.9 = add <1 x i32> %old.9, splat (i32 1)
  %h.10 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.9, <1 x i32> %more.9, i32 0, i32 1, i32 0, i16 %at.9, i32 undef, i1 true)
  %bin.10 = extractelement <16 x i16> %in, i32 9
  %and.10 = and i16 %bin.10, 7
  %at.10 = shl i16 %and.10, 2
  %old.10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.10, i32 0, i32 1, i32 0, i16 %at.10, i32 undef)
  %more.10 = add <1 x i32> %old.10, splat (i32 1)
  %h.11 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.10, <1 x i32> %more.10, i32 0, i32 1, i32 0, i16 %at.10, i32 undef, i1 true)
  %bin.11 = extractelement <16 x i16> %in, i32 10
  %and.11 = and i16 %bin.11, 7
  %at.11 = shl i16 %and.11, 2
  %old.11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.11, i32 0, i32 1, i32 0, i16 %at.11, i32 undef)
  %more.11 = add <1 x i32> %old.11, splat (i32 1)
  %h.12 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.11, <1 x i32> %more.11, i32 0, i32 1, i32 0, i16 %at.11, i32 undef, i1 true)
  %bin.12 = extractelement <16 x i16> %in, i32 11
  %and.12 = and i16 %bin.12, 7
  %at.12 = shl i16 %and.12, 2
  %old.12 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.12, i32 0, i32 1, i32 0, i16 %at.12, i32 undef)
  %more.12 = add <1 x i32> %old.12, splat (i32 1)
  %h.13 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.12, <1 x i32> %more.12, i32 0, i32 1, i32 0, i16 %at.12, i32 undef, i1 true)
  %bin.13 = extractelement <16 x i16> %in, i32 12
  %and.13 = and i16 %bin.13, 7
  %at.13 = shl i16 %and.13, 2
  %old.13 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.13, i32 0, i32 1, i32 0, i16 %at.13, i32 undef)
  %more.13 = add <1 x i32> %old.13, splat (i32 1)
  %h.14 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.13, <1 x i32> %more.13, i32 0, i32 1, i32 0, i16 %at.13, i32 undef, i1 true)
  %bin.14 = extractelement <16 x i16> %in, i32 13
  %and.14 = and i16 %bin.14, 7
  %at.14 = shl i16 %and.14, 2
  %old.14 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.14, i32 0, i32 1, i32 0, i16 %at.14, i32 undef)
  %more.14 = add <1 x i32> %old.14, splat (i32 1)
  %h.15 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.14, <1 x i32> %more.14, i32 0, i32 1, i32 0, i16 %at.14, i32 undef, i1 true)
  %bin.15 = extractelement <16 x i16> %in, i32 14
  %and.15 = and i16 %bin.15, 7
  %at.15 = shl i16 %and.15, 2
  %old.15 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.15, i32 0, i32 1, i32 0, i16 %at.15, i32 undef)
  %more.15 = add <1 x i32> %old.15, splat (i32 1)
  %h.16 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.15, <1 x i32> %more.15, i32 0, i32 1, i32 0, i16 %at.15, i32 undef, i1 true)
  %bin.16 = extractelement <16 x i16> %in, i32 15
  %and.16 = and i16 %bin.16, 7
  %at.16 = shl i16 %and.16, 2
  %old.16 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> %h.16, i32 0, i32 1, i32 0, i16 %at.16, i32 undef)
  %more.16 = add <1 x i32> %old.16, splat (i32 1)
  %h.17 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %h.16, <1 x i32> %more.16, i32 0, i32 1, i32 0, i16 %at.16, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %h.17)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @histogram8, !"histogram8", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}

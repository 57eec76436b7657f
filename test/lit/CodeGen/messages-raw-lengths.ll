; The lengths in constant descriptors of raw messages have four bits for sources
; and five for the response.
; RUN: cmx-opt --platform=icllp --emit=visa %s -o - | FileCheck %s

declare <128 x i32> @llvm.genx.raw.sends.v128i32.v16i1.v64i32.v72i32(i32, <16 x i1>, i8, i32, i32, <64 x i32>, <72 x i32>, <128 x i32>)
declare <8 x i32> @llvm.genx.raw.send.v8i32.v16i1.v120i32(i32, <16 x i1>, i32, i32, <120 x i32>, <8 x i32>)
declare <16 x i32> @llvm.genx.raw.sends2.v16i32.v16i1.v64i32.v72i32(i8, i8, <16 x i1>, i8, i8, i8, i8, i32, i32, <64 x i32>, <72 x i32>, <16 x i32>)
declare <8 x i32> @llvm.genx.raw.send2.v8i32.v16i1.v120i32(i8, i8, <16 x i1>, i8, i8, i8, i32, i32, <120 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v128i32.i16(<128 x i32>, i32, i32, i32, i16, i32)

; 8 and 9 registers of sources, 16 of the response.
; CHECK: raw_sends.10.8.9.16 (M1, 16) 0x24a:ud 0x11000000:ud
; 15 registers of the source, 1 of the response.
; CHECK: raw_sends.10.15.0.1 (M1, 16) 0xa:ud 0x1e100000:ud
; Lengths that are operands count, even if the vectors are longer.
; CHECK: raw_sends.10.1.2.1 (M1, 8)
; CHECK: raw_sends.10.4.0.0 (M1, 8)
define dllexport spir_kernel void @lengths(i32 %s, <64 x i32> %a, <72 x i32> %b, <120 x i32> %c, i32 %d) #0 {
  %r = call <128 x i32> @llvm.genx.raw.sends.v128i32.v16i1.v64i32.v72i32(i32 0, <16 x i1> splat (i1 true), i8 10, i32 586, i32 285212672, <64 x i32> %a, <72 x i32> %b, <128 x i32> undef)
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v128i32.i16(<128 x i32> %r, i32 0, i32 8, i32 1, i16 480, i32 undef)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %t)
  %u = call <8 x i32> @llvm.genx.raw.send.v8i32.v16i1.v120i32(i32 0, <16 x i1> splat (i1 true), i32 10, i32 504365056, <120 x i32> %c, <8 x i32> undef)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 2, <8 x i32> %u)
  %v = call <16 x i32> @llvm.genx.raw.sends2.v16i32.v16i1.v64i32.v72i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 1, i8 2, i8 1, i8 10, i32 %d, i32 %d, <64 x i32> %a, <72 x i32> %b, <16 x i32> undef)
  %w = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 4, <8 x i32> %w)
  %x = call <8 x i32> @llvm.genx.raw.send2.v8i32.v16i1.v120i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 4, i8 0, i8 10, i32 %d, i32 %d, <120 x i32> %c, <8 x i32> undef)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 6, <8 x i32> %x)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @lengths, !"lengths", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !"", !""}

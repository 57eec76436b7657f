; Forms that become others when a module is read, on the CPU and as vISA: elements that are written twice, numbers of
; lanes that no message has, channels, qwords and words for each lane, and blocks of one byte.
; RUN: cmx-run %s --arg 0=pattern:index:u32:512 --arg 1=%t.raw:192
; RUN: od -An -v -tu4 -w32 %t.raw | FileCheck %s
; RUN: cmx-run %s --arg 0=pattern:index:u32:512 --arg 1=%t.visa.raw:192 --visa --platform=skl && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg 0=pattern:index:u32:512 --arg 1=%t.visa.raw:192 --visa --platform=pvc && cmp %t.raw %t.visa.raw

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.i8(i32, i32, i8)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.i1(<8 x i32>, <6 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.v6i1(<8 x i32>, <6 x i32>, i32, i32, i32, i16, i32, <6 x i1>)
declare <6 x i32> @llvm.genx.gather.scaled.v6i32.v6i1.v6i32(<6 x i1>, i32, i16, i32, i32, <6 x i32>, <6 x i32>)
declare <3 x i32> @llvm.genx.gather.scaled2.v3i32.v3i32(i32, i16, i32, i32, <3 x i32>)
declare <6 x i32> @llvm.genx.gather4.masked.scaled2.v6i32.v3i32.v3i1(i32, i16, i32, i32, <3 x i32>, <3 x i1>)
declare void @llvm.genx.scatter.scaled.v3i1.v3i32.v3i32(<3 x i1>, i32, i16, i32, i32, <3 x i32>, <3 x i32>)

define dllexport spir_kernel void @k(i32 %in, i32 %out) #0 {
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 4)
  %n = shufflevector <8 x i32> %v, <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %old = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 0)

; Rows of 3 that start one element apart: 16 | 17 then 19 | 18 then 20 | 21.
; CHECK: 0 16 19 20 21 5 6 7
  %rows = call <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.i1(<8 x i32> %old, <6 x i32> %n, i32 1, i32 3, i32 1, i16 4, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 0, <8 x i32> %rows)

; Rows of 3 times one element: of the lanes that are on (17, 18, 20), the last one of each row.
; CHECK-NEXT: 0 18 2 20 4 5 6 7
  %first = extractelement <8 x i32> %old, i32 1
  %b = insertelement <6 x i32> poison, i32 %first, i32 0
  %bs = shufflevector <6 x i32> %b, <6 x i32> poison, <6 x i32> zeroinitializer
  %m = icmp eq <6 x i32> %bs, <i32 0, i32 1, i32 1, i32 0, i32 1, i32 0>
  %lanes = call <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.v6i1(<8 x i32> %old, <6 x i32> %n, i32 2, i32 3, i32 0, i16 4, i32 undef, <6 x i1> %m)
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 2, <8 x i32> %lanes)

; Six lanes; the old values are 16 to 21.
; CHECK-NEXT: 16 30 40 19 60 21 6 7
  %g = call <6 x i32> @llvm.genx.gather.scaled.v6i32.v6i1.v6i32(<6 x i1> %m, i32 2, i16 0, i32 %in, i32 0, <6 x i32> <i32 80, i32 120, i32 160, i32 200, i32 240, i32 280>, <6 x i32> %n)
  %gw = call <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.i1(<8 x i32> %old, <6 x i32> %g, i32 6, i32 6, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 4, <8 x i32> %gw)

; Three lanes of two channels: G and A, thus one and three dwords after the offsets.
; CHECK-NEXT: 21 31 41 23 33 43 6 7
  %all = icmp eq <3 x i32> <i32 1, i32 1, i32 1>, splat (i32 1)
  %c = call <6 x i32> @llvm.genx.gather4.masked.scaled2.v6i32.v3i32.v3i1(i32 10, i16 0, i32 %in, i32 0, <3 x i32> <i32 80, i32 120, i32 160>, <3 x i1> %all)
  %cw = call <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.i1(<8 x i32> %old, <6 x i32> %c, i32 6, i32 6, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 6, <8 x i32> %cw)

; Three lanes without a mask, scattered to dwords 0, 2 and 5 of the last row, and a byte at its dword 4.
; CHECK-NEXT: 20 0 30 0 127 40 0 0
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 8, <8 x i32> zeroinitializer)
  %g2 = call <3 x i32> @llvm.genx.gather.scaled2.v3i32.v3i32(i32 2, i16 0, i32 %in, i32 0, <3 x i32> <i32 80, i32 120, i32 160>)
  call void @llvm.genx.scatter.scaled.v3i1.v3i32.v3i32(<3 x i1> splat (i1 true), i32 2, i16 0, i32 %out, i32 128, <3 x i32> <i32 0, i32 8, i32 20>, <3 x i32> %g2)
  call void @llvm.genx.oword.st.i8(i32 %out, i32 9, i8 127)
; CHECK-NEXT: 0 0 0 0 0 0 0 0
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{!"buffer_t", !"buffer_t"}

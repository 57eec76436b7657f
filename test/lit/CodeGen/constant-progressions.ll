; Constants as pieces: small numbers, times and plus something, and the piece
; before plus something.
; RUN: cmx-opt %s --platform=icllp --emit=visa | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --emit=visa | FileCheck %s --check-prefix=PVC

declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v32i16(i32, i32, <32 x i16>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; CHECK:      mov (M1, 8) [[A:v_v_[0-9]+]](0,0)<1> 0x76543210:v
; CHECK-NEXT: mul (M1, 8) [[A]](0,0)<1> [[A]](0,0)<1;1,0> 4:w
; CHECK-NEXT: add (M1, 8) [[A]](1,0)<1> [[A]](0,0)<1;1,0> 32:d
; CHECK-NEXT: oword_st
; CHECK-NEXT: mov (M1, 8) [[B:v_v_[0-9]+]](0,0)<1> 0x76543210:v
; CHECK-NEXT: mov (M1, 8) [[B]](0,8)<1> 0xfedcba98:uv
; CHECK-NEXT: add (M1, 16) [[B]](1,0)<1> [[B]](0,0)<1;1,0> 16:w
; CHECK-NEXT: oword_st
; CHECK-NEXT: mov (M1, 8) [[C:v_v_[0-9]+]](0,0)<1> 0x01234567:v
; CHECK-NEXT: mul (M1, 8) [[C]](0,0)<1> [[C]](0,0)<1;1,0> 3:w
; CHECK-NEXT: add (M1, 8) [[C]](0,0)<1> [[C]](0,0)<1;1,0> -1000:d
; CHECK-NEXT: oword_st
; No progression: number by number.
; CHECK-NEXT: mov (M1_NM, 1) {{.*}}(0,0)<1> 0x1:ud
; CHECK-COUNT-7: mov (M1_NM, 1)
; CHECK-NEXT: oword_st

; PVC:      mov (M1, 8) [[A:v_v_[0-9]+]](0,0)<1> 0x76543210:v
; PVC-NEXT: mul (M1, 8) [[A]](0,0)<1> [[A]](0,0)<1;1,0> 4:w
; PVC-NEXT: add (M1, 8) [[A]](0,8)<1> [[A]](0,0)<1;1,0> 32:d
define dllexport spir_kernel void @k(i32 %dst) #0 {
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60>)
  call void @llvm.genx.oword.st.v32i16(i32 %dst, i32 16, <32 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8, i16 9, i16 10, i16 11, i16 12, i16 13, i16 14, i16 15, i16 16, i16 17, i16 18, i16 19, i16 20, i16 21, i16 22, i16 23, i16 24, i16 25, i16 26, i16 27, i16 28, i16 29, i16 30, i16 31>)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 32, <8 x i32> <i32 -979, i32 -982, i32 -985, i32 -988, i32 -991, i32 -994, i32 -997, i32 -1000>)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 48, <8 x i32> <i32 1, i32 20, i32 300, i32 4000, i32 50000, i32 600000, i32 7000000, i32 80000000>)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}

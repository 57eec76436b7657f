; Constants that are frozen or bitcast are still constants, at every level.
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o - | FileCheck %s
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

; CHECK:      .decl [[WORDS:v_[^ ]*]] v_type=G type=uw num_elts=4 {{.*}}alias=<[[C:v_[^ ]*]], 0>
; CHECK:      mov (M1, 4) [[C]](0,0)<1> 0x00000321:v
; CHECK-NEXT: add (M1, 4) v_{{.*}}<1;1,0> [[WORDS]](0,0)<1;1,0>
; The lanes of <i16 3, i16 5>, sixteen at a time.
; CHECK:      setp (M1_NM, 16) v_{{[^ ]*}} 0x3:uw
; CHECK:      setp (M1_NM, 16) v_{{[^ ]*}} 0x5:uw
define dllexport spir_kernel void @frozen(i32 %src, i32 %dst) #0 {
  %a = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %src, i32 0)
  %f = freeze <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
  %r = add <4 x i32> %a, %f
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %r)
  %b = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 4)
  %m = bitcast <2 x i16> <i16 3, i16 5> to <32 x i1>
  %s = select <32 x i1> %m, <32 x i32> %b, <32 x i32> splat (i32 9)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 4, <32 x i32> %s)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @frozen, !"frozen", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}

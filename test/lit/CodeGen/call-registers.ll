; The results and arguments of calls are in the same registers: where one half of an instruction would overwrite
; what the other one reads, it becomes two.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t/
; RUN: cat %t/dwords.visaasm %t/singles.visaasm %t/kept.visaasm %t/strided.visaasm %t/overlapping.visaasm | FileCheck %s
; RUN: cmx-check %s %t/dwords.visaasm --function=dwords --platform=icllp
; RUN: cmx-check %s %t/singles.visaasm --function=singles --platform=icllp
; RUN: cmx-check %s %t/kept.visaasm --function=kept --platform=icllp
; RUN: cmx-check %s %t/overlapping.visaasm --function=overlapping --platform=icllp
; RUN: cmx-check %s %t/strided.visaasm --function=strided --platform=icllp
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.pvc/
; RUN: FileCheck %s --check-prefix=PVC < %t.pvc/dwords.visaasm
; RUN: cmx-check %s %t.pvc/dwords.visaasm --function=dwords --platform=pvc

; The argument has two registers; the second half reads the copy of the result.
; CHECK-LABEL: .kernel "dwords"
; CHECK: .function "dwords_main"
; CHECK: mov (M1, 8) {{.*}} %retval(0,0)<1;1,0>
; CHECK: xor (M1, 8) [[D:v_v_[0-9]+]](0,0)<1> [[R:v_v_[0-9]+]](0,0)<0;8,1> [[V:v_v_[0-9]+]](0,0)<1;1,0>
; CHECK: xor (M3, 8) [[D]](1,0)<1> [[R]](0,0)<0;8,1> [[V]](1,0)<1;1,0>
; CHECK: fcall
; CHECK-LABEL: .function "f_k_main"
; With 64-byte registers, both are one.
; PVC: .function "dwords_main"
; PVC: xor (M1, 16) {{.*}}<0;8,1>
define dllexport spir_kernel void @dwords(<16 x i32> %v, i32 %n, ptr addrspace(1) %p) #0 {
  %m = and i32 %n, 3
  %r = call <8 x i32> @k(<16 x i32> %v, i32 %m)
  %b = shufflevector <8 x i32> %r, <8 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %x = xor <16 x i32> %b, %v
  %q = call <8 x i32> @k(<16 x i32> %x, i32 %m)
  store <8 x i32> %q, ptr addrspace(1) %p, align 4
  ret void
}
define internal <8 x i32> @k(<16 x i32> %v, i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  %s = mul <16 x i32> %v, %v
  %x = shufflevector <16 x i32> %s, <16 x i32> poison, <8 x i32> <i32 3, i32 1, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call <8 x i32> @k(<16 x i32> %s, i32 %m)
  %t = add <8 x i32> %r, %x
  ret <8 x i32> %t
end:
  ret <8 x i32> %x
}

; An argument, and the result that is built of it.
; CHECK-LABEL: .function "f_wide_main"
; CHECK: mov (M1_NM, 8) {{.*}} %arg(0,0)<1;1,0>
; CHECK: add (M1_NM, 8) [[D:v_v_[0-9]+]](0,0)<1> [[A:v_[0-9]+]](0,0)<0;8,1> [[R:v_[0-9]+]](0,0)<1;1,0>
; CHECK-NEXT: add (M3_NM, 8) [[D]](1,0)<1> [[A]](0,0)<0;8,1> [[R]](1,0)<1;1,0>
define dllexport spir_kernel void @singles(<8 x float> %v, i32 %n, ptr addrspace(1) %p) #0 {
  %m = and i32 %n, 3
  %r = call <16 x float> @wide(<8 x float> %v, i32 %m)
  store <16 x float> %r, ptr addrspace(1) %p, align 4
  ret void
}
define internal <16 x float> @wide(<8 x float> %v, i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %w = fmul <8 x float> %v, splat (float 3.0)
  %r = call <16 x float> @wide(<8 x float> %w, i32 %m)
  %b = shufflevector <8 x float> %v, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t = fadd <16 x float> %r, %b
  ret <16 x float> %t
end:
  ret <16 x float> zeroinitializer
}

; A register of no call stays as it is; half a register of one is read twice, too.
; CHECK-LABEL: .function "kept_main"
; CHECK: add (M1, 16) {{.*}}<0;8,1>
; CHECK: xor (M1, 8) {{.*}}<0;4,1>
; CHECK: xor (M3, 8) {{.*}}<0;4,1>
; CHECK: fcall
define dllexport spir_kernel void @kept(<16 x i32> %v, <8 x i32> %u, i32 %n, ptr addrspace(1) %p) #0 {
  %m = and i32 %n, 3
  %c = shufflevector <8 x i32> %u, <8 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %y = add <16 x i32> %c, %v
  %r = call <8 x i32> @k(<16 x i32> %y, i32 %m)
  %b = shufflevector <8 x i32> %r, <8 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %x = xor <16 x i32> %b, %v
  %q = call <8 x i32> @k(<16 x i32> %x, i32 %m)
  store <8 x i32> %q, ptr addrspace(1) %p, align 4
  ret void
}

; Two lanes have no mask of their own.
; CHECK-LABEL: .function "strided_main"
; CHECK: mov (M1, 4) {{.*}}<4> {{.*}}<0;2,1>
define dllexport spir_kernel void @strided(<16 x i32> %v, i32 %n, ptr addrspace(1) %p) #0 {
  %m = and i32 %n, 3
  %r = call <8 x i32> @k(<16 x i32> %v, i32 %m)
  %r16 = shufflevector <8 x i32> %r, <8 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %x = shufflevector <16 x i32> %r16, <16 x i32> %v, <16 x i32> <i32 0, i32 16, i32 17, i32 18, i32 1, i32 20, i32 21, i32 22, i32 0, i32 24, i32 25, i32 26, i32 1, i32 27, i32 28, i32 29>
  store <16 x i32> %x, ptr addrspace(1) %p, align 4
  ret void
}

; The first half would overwrite another source of the second one.
; CHECK-LABEL: .function "overlapping_main"
; CHECK: add (M1, 16) [[W:v_v_[0-9]+]](1,0)<1> {{.*}}<0;8,1> [[W]](0,0)<1;1,0>
define dllexport spir_kernel void @overlapping(<16 x i32> %v, i32 %n, ptr addrspace(1) %p) #0 {
  %m = and i32 %n, 3
  %r = call <8 x i32> @k(<16 x i32> %v, i32 %m)
  %b = shufflevector <8 x i32> %r, <8 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %w = load <32 x i32>, ptr addrspace(1) %p, align 64
  %u = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %w, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %t = add <16 x i32> %b, %u
  %y = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %w, <16 x i32> %t, i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
  store <32 x i32> %y, ptr addrspace(1) %p, align 64
  ret void
}
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0, !1, !2, !7, !8}
!0 = !{ptr @dwords, !"dwords", !3, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @singles, !"singles", !3, i32 0, i32 0, !3, !4, i32 0}
!2 = !{ptr @kept, !"kept", !5, i32 0, i32 0, !5, !6, i32 0}
!3 = !{i32 0, i32 0, i32 0}
!4 = !{!"", !"", !"svmptr_t"}
!5 = !{i32 0, i32 0, i32 0, i32 0}
!6 = !{!"", !"", !"", !"svmptr_t"}
!7 = !{ptr @overlapping, !"overlapping", !3, i32 0, i32 0, !3, !4, i32 0}
!8 = !{ptr @strided, !"strided", !3, i32 0, i32 0, !3, !4, i32 0}

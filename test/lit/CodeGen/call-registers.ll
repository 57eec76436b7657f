; The results and arguments of calls are in the same registers: where one half of an instruction would overwrite
; a source that the other half reads, it reads a copy, of which two movs write the parts.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t/
; RUN: cat %t/dwords.visaasm %t/singles.visaasm %t/kept.visaasm %t/strided.visaasm %t/roots.visaasm %t/element.visaasm | FileCheck %s
; RUN: cmx-check %s %t/dwords.visaasm --function=dwords --platform=icllp
; RUN: cmx-check %s %t/singles.visaasm --function=singles --platform=icllp
; RUN: cmx-check %s %t/kept.visaasm --function=kept --platform=icllp
; RUN: cmx-check %s %t/strided.visaasm --function=strided --platform=icllp
; RUN: cmx-check %s %t/element.visaasm --function=element --platform=icllp
; RUN: cmx-check %s %t/roots.visaasm --function=roots --platform=icllp
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.pvc/
; RUN: FileCheck %s --check-prefix=PVC < %t.pvc/dwords.visaasm
; RUN: cmx-check %s %t.pvc/dwords.visaasm --function=dwords --platform=pvc

; The argument has two registers; the second half reads the copy of the result.
; CHECK-LABEL: .kernel "dwords"
; CHECK: .function "dwords_main"
; CHECK: mov (M1, 8) {{.*}} %retval(0,0)<1;1,0>
; CHECK: mov (M1_NM, 4) [[T:v_t_[0-9]+]](0,0)<1> [[R:v_[0-9]+]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 4) [[T]](0,4)<1> [[R]](0,4)<1;1,0>
; CHECK-NEXT: xor (M1, 16) v_v_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<0;8,1> v_v_{{[0-9]+}}(0,0)<1;1,0>
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
; CHECK: mov (M1_NM, 4) [[T:v_t_[0-9]+]](0,0)<1> [[A:v_[0-9]+]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 4) [[T]](0,4)<1> [[A]](0,4)<1;1,0>
; CHECK-NEXT: add (M1_NM, 16) v_v_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<0;8,1>
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

; A register of no call stays as it is; half a register of one is copied, too.
; CHECK-LABEL: .function "kept_main"
; CHECK-NOT: v_t_
; CHECK: add (M1, 16) {{.*}}<0;8,1>
; CHECK: mov (M1_NM, 2) v_t_{{[0-9]+}}(0,2)<1>
; CHECK-NEXT: xor (M1, 16) {{.*}}<0;4,1>
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

; Four lanes in two registers; the copy begins at the same place in its register.
; CHECK-LABEL: .function "strided_main"
; CHECK: mov (M1_NM, 2) [[T:v_t_[0-9]+]](0,4)<1> {{.*}}(0,4)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 2) [[T]](0,6)<1> {{.*}}(0,6)<1;1,0>
; CHECK-NEXT: mov (M1, 4) {{.*}}(0,2)<4> {{.*}}(0,4)<1;1,0>
; CHECK: fcall
define dllexport spir_kernel void @strided(<16 x i32> %v, i32 %n, ptr addrspace(1) %p) #0 {
  %r = call <8 x i32> @octet(<16 x i32> %v)
  %r4 = shufflevector <8 x i32> %r, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> splat (i32 3), <4 x i32> %r4, i32 0, i32 4, i32 4, i16 8, i32 undef, i1 true)
  %q = call <8 x i32> @octet(<16 x i32> %x)
  store <8 x i32> %q, ptr addrspace(1) %p, align 4
  ret void
}
define internal <8 x i32> @octet(<16 x i32> %v) noinline {
  %f = extractelement <16 x i32> %v, i32 0
  %z = icmp slt i32 %f, 100
  %s = mul <16 x i32> %v, %v
  %x = shufflevector <16 x i32> %s, <16 x i32> poison, <8 x i32> <i32 3, i32 1, i32 5, i32 15, i32 8, i32 9, i32 2, i32 4>
  br i1 %z, label %end, label %more
more:
  %r = call <8 x i32> @octet(<16 x i32> %s)
  %t = add <8 x i32> %r, %x
  ret <8 x i32> %t
end:
  ret <8 x i32> %x
}
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)

; A square root of four halves takes no predicate. Halves are copied as dwords.
; CHECK-LABEL: .function "roots_main"
; CHECK: mov (M1_NM, 4) v_t_{{[0-9]+}}(0,0)<1> {{.*}}<1;1,0>
; CHECK-NEXT: (v_p_{{[0-9]+}}) sqrt (M1, 8) {{.*}}<4>
define dllexport spir_kernel void @roots(<32 x half> %v, i32 %n, ptr addrspace(1) %p) #0 {
  %r = call <8 x half> @eight(<32 x half> %v)
  %nn = insertelement <8 x i32> poison, i32 %n, i32 0
  %nv = shufflevector <8 x i32> %nn, <8 x i32> poison, <8 x i32> zeroinitializer
  %m = icmp sgt <8 x i32> %nv, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %s = call <8 x half> @llvm.genx.sqrt.v8f16(<8 x half> %r)
  %x = call <32 x half> @llvm.genx.wrregionf.v32f16.v8f16.i16.v8i1(<32 x half> %v, <8 x half> %s, i32 0, i32 8, i32 4, i16 0, i32 undef, <8 x i1> %m)
  %q = call <8 x half> @eight(<32 x half> %x)
  store <8 x half> %q, ptr addrspace(1) %p, align 4
  ret void
}
define internal <8 x half> @eight(<32 x half> %v) noinline {
  %f = extractelement <32 x half> %v, i32 0
  %z = fcmp olt half %f, 1.0
  %s = fmul <32 x half> %v, %v
  %x = shufflevector <32 x half> %s, <32 x half> poison, <8 x i32> <i32 3, i32 1, i32 5, i32 15, i32 3, i32 2, i32 1, i32 0>
  br i1 %z, label %end, label %more
more:
  %r = call <8 x half> @eight(<32 x half> %s)
  %t = fadd <8 x half> %r, %x
  ret <8 x half> %t
end:
  ret <8 x half> %x
}
declare <32 x half> @llvm.genx.wrregionf.v32f16.v8f16.i16.v8i1(<32 x half>, <8 x half>, i32, i32, i32, i16, i32, <8 x i1>)
declare <8 x half> @llvm.genx.sqrt.v8f16(<8 x half>)

; A dword is copied as two words.
; CHECK-LABEL: .kernel "element"
; CHECK: .decl [[W:v_[0-9]+]] v_type=G type=uw num_elts=2 align=dword
; CHECK: .function "element_main"
; CHECK: mov (M1_NM, 1) [[T:v_[0-9]+]](0,0)<1> [[W]](0,0)<0;1,0>
; CHECK-NEXT: mov (M1_NM, 1) [[T]](0,1)<1> [[W]](0,1)<0;1,0>
; CHECK-NEXT: add (M1, 16) {{.*}}<0;1,0>
define dllexport spir_kernel void @element(<16 x i32> %v, i32 %n, ptr addrspace(1) %p) #0 {
  %r = call i32 @one(<16 x i32> %v)
  %i = insertelement <16 x i32> poison, i32 %r, i32 0
  %s = shufflevector <16 x i32> %i, <16 x i32> poison, <16 x i32> zeroinitializer
  %x = add <16 x i32> %s, %v
  %q = call i32 @one(<16 x i32> %x)
  store i32 %q, ptr addrspace(1) %p, align 4
  ret void
}
define internal i32 @one(<16 x i32> %v) noinline {
  %f = extractelement <16 x i32> %v, i32 0
  %g = extractelement <16 x i32> %v, i32 1
  %z = icmp sgt i32 %f, 100
  %s = add <16 x i32> %v, %v
  br i1 %z, label %end, label %more
more:
  %r = call i32 @one(<16 x i32> %s)
  %t = add i32 %r, %g
  ret i32 %t
end:
  ret i32 %g
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0, !1, !2, !7, !8, !9}
!0 = !{ptr @dwords, !"dwords", !3, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @singles, !"singles", !3, i32 0, i32 0, !3, !4, i32 0}
!2 = !{ptr @kept, !"kept", !5, i32 0, i32 0, !5, !6, i32 0}
!3 = !{i32 0, i32 0, i32 0}
!4 = !{!"", !"", !"svmptr_t"}
!5 = !{i32 0, i32 0, i32 0, i32 0}
!6 = !{!"", !"", !"", !"svmptr_t"}
!7 = !{ptr @strided, !"strided", !3, i32 0, i32 0, !3, !4, i32 0}
!8 = !{ptr @roots, !"roots", !3, i32 0, i32 0, !3, !4, i32 0}
!9 = !{ptr @element, !"element", !3, i32 0, i32 0, !3, !4, i32 0}

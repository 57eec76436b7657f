; A block load of less than whole registers is written straight into the end of a larger
; vector, whose variable then takes all of the last register; elsewhere it is copied.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/end.visaasm %t/middle.visaasm %t/inside.visaasm %t/svm.visaasm | FileCheck %s
; RUN: cmx-check %s %t/end.visaasm --platform=icllp
; RUN: cmx-check %s %t/middle.visaasm --platform=icllp
; RUN: cmx-check %s %t/inside.visaasm --platform=icllp
; RUN: cmx-check %s %t/svm.visaasm --platform=icllp

declare <32 x i16> @llvm.genx.oword.ld.v32i16(i32, i32, i32)
declare <8 x i16> @llvm.genx.oword.ld.v8i16(i32, i32, i32)
declare <8 x i16> @llvm.genx.svm.block.ld.v8i16.i64(i64)
declare void @llvm.genx.oword.st.v32i16(i32, i32, <32 x i16>)
declare <40 x i16> @llvm.genx.wrregioni.v40i16.v32i16.i16.i1(<40 x i16>, <32 x i16>, i32, i32, i32, i16, i32, i1)
declare <40 x i16> @llvm.genx.wrregioni.v40i16.v8i16.i16.i1(<40 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
declare <48 x i16> @llvm.genx.wrregioni.v48i16.v32i16.i16.i1(<48 x i16>, <32 x i16>, i32, i32, i32, i16, i32, i1)
declare <48 x i16> @llvm.genx.wrregioni.v48i16.v8i16.i16.i1(<48 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v40i16.i16(<40 x i16>, i32, i32, i32, i16, i32)
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v48i16.i16(<48 x i16>, i32, i32, i32, i16, i32)

; CHECK: .kernel "end"
; CHECK: .decl [[V:v_v_[0-9]+]] v_type=G type=w num_elts=48
; CHECK: .decl [[D:v_[0-9]+]] {{.*}} alias=<[[V]], 0>
; CHECK: oword_ld (4) {{.*}} 0x0:ud [[D]].0
; CHECK-NEXT: oword_ld (1) {{.*}} 0x4:ud [[D]].64
; CHECK-NOT: mov
define dllexport spir_kernel void @end(i32 %buf) #0 {
  %a = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %buf, i32 0)
  %v0 = call <40 x i16> @llvm.genx.wrregioni.v40i16.v32i16.i16.i1(<40 x i16> undef, <32 x i16> %a, i32 32, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %b = call <8 x i16> @llvm.genx.oword.ld.v8i16(i32 0, i32 %buf, i32 4)
  %v = call <40 x i16> @llvm.genx.wrregioni.v40i16.v8i16.i16.i1(<40 x i16> %v0, <8 x i16> %b, i32 8, i32 8, i32 1, i16 64, i32 undef, i1 true)
  %x = call <32 x i16> @llvm.genx.rdregioni.v32i16.v40i16.i16(<40 x i16> %v, i32 32, i32 32, i32 1, i16 2, i32 undef)
  %y = call <32 x i16> @llvm.genx.rdregioni.v32i16.v40i16.i16(<40 x i16> %v, i32 32, i32 32, i32 1, i16 16, i32 undef)
  %s = add <32 x i16> %x, %y
  call void @llvm.genx.oword.st.v32i16(i32 %buf, i32 8, <32 x i16> %s)
  ret void
}

; Behind the part are elements of the vector.
; CHECK: .kernel "middle"
; CHECK: oword_ld (1) {{.*}} 0x4:ud
; CHECK: mov (M1, 8)
define dllexport spir_kernel void @middle(i32 %buf) #0 {
  %a = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %buf, i32 0)
  %v0 = call <48 x i16> @llvm.genx.wrregioni.v48i16.v32i16.i16.i1(<48 x i16> undef, <32 x i16> %a, i32 32, i32 32, i32 1, i16 32, i32 undef, i1 true)
  %b = call <8 x i16> @llvm.genx.oword.ld.v8i16(i32 0, i32 %buf, i32 4)
  %v = call <48 x i16> @llvm.genx.wrregioni.v48i16.v8i16.i16.i1(<48 x i16> %v0, <8 x i16> %b, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %x = call <32 x i16> @llvm.genx.rdregioni.v32i16.v48i16.i16(<48 x i16> %v, i32 32, i32 32, i32 1, i16 32, i32 undef)
  call void @llvm.genx.oword.st.v32i16(i32 %buf, i32 8, <32 x i16> %x)
  ret void
}

; At the end, but not at the start of a register.
; CHECK: .kernel "inside"
; CHECK: oword_ld (1) {{.*}} 0x4:ud
; CHECK: mov (M1, 8)
define dllexport spir_kernel void @inside(i32 %buf) #0 {
  %a = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %buf, i32 0)
  %v0 = call <48 x i16> @llvm.genx.wrregioni.v48i16.v32i16.i16.i1(<48 x i16> undef, <32 x i16> %a, i32 32, i32 32, i32 1, i16 32, i32 undef, i1 true)
  %b = call <8 x i16> @llvm.genx.oword.ld.v8i16(i32 0, i32 %buf, i32 4)
  %v = call <48 x i16> @llvm.genx.wrregioni.v48i16.v8i16.i16.i1(<48 x i16> %v0, <8 x i16> %b, i32 8, i32 8, i32 1, i16 80, i32 undef, i1 true)
  %x = call <32 x i16> @llvm.genx.rdregioni.v32i16.v48i16.i16(<48 x i16> %v, i32 32, i32 32, i32 1, i16 32, i32 undef)
  call void @llvm.genx.oword.st.v32i16(i32 %buf, i32 8, <32 x i16> %x)
  ret void
}

; CHECK: .kernel "svm"
; CHECK: svm_block_ld (1) {{.*}}.64
; CHECK-NOT: mov
define dllexport spir_kernel void @svm(i32 %buf, i64 %p) #0 {
  %a = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %buf, i32 0)
  %v0 = call <40 x i16> @llvm.genx.wrregioni.v40i16.v32i16.i16.i1(<40 x i16> undef, <32 x i16> %a, i32 32, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %b = call <8 x i16> @llvm.genx.svm.block.ld.v8i16.i64(i64 %p)
  %v = call <40 x i16> @llvm.genx.wrregioni.v40i16.v8i16.i16.i1(<40 x i16> %v0, <8 x i16> %b, i32 8, i32 8, i32 1, i16 64, i32 undef, i1 true)
  %x = call <32 x i16> @llvm.genx.rdregioni.v32i16.v40i16.i16(<40 x i16> %v, i32 32, i32 32, i32 1, i16 2, i32 undef)
  %y = call <32 x i16> @llvm.genx.rdregioni.v32i16.v40i16.i16(<40 x i16> %v, i32 32, i32 32, i32 1, i16 16, i32 undef)
  %s = add <32 x i16> %x, %y
  call void @llvm.genx.oword.st.v32i16(i32 %buf, i32 8, <32 x i16> %s)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
!genx.kernels = !{!0, !4, !5, !6}
!0 = !{ptr @end, !"end", !1, i32 0, i32 0, !2, !3, i32 0}
!4 = !{ptr @middle, !"middle", !1, i32 0, i32 0, !2, !3, i32 0}
!5 = !{ptr @inside, !"inside", !1, i32 0, i32 0, !2, !3, i32 0}
!6 = !{ptr @svm, !"svm", !7, i32 0, i32 0, !8, !9, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
!7 = !{i32 2, i32 0}
!8 = !{i32 0, i32 0}
!9 = !{!"buffer_t", !"svmptr_t"}

; GenX_IR compares the values of shifts and of products with zero, too: an argument that such an operation writes is copied
; first, if another operation of the block may have the same value before a message with a variable surface (see
; written-inputs.ll). Other arguments are not copied.
; RUN: rm -rf %t && cmx-opt -O0 %s --platform=icllp --emit=visa -o %t/
; RUN: cat %t/shift_right.visaasm %t/shift_right_variable.visaasm %t/shift_left.visaasm \
; RUN:   %t/products_with_zero.visaasm %t/shift_after_message.visaasm | FileCheck %s --check-prefix=COPIED
; RUN: cat %t/sources_exchanged.visaasm %t/two_directions.visaasm %t/shift_with_sign.visaasm \
; RUN:   %t/written_last.visaasm %t/other_block.visaasm %t/constant_surface.visaasm | FileCheck %s --check-prefix=KEPT
; RUN: cmx-check %s %t/shift_right.visaasm --function=shift_right --platform=icllp
; RUN: cmx-check %s %t/products_with_zero.visaasm --function=products_with_zero --platform=icllp
; RUN: %if genx_ir %{ cmx-opt -O0 %s --platform=icllp --emit=gen -o %t/ %}

declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

; A shift to the right at a constant distance: the value of both is the same.
; COPIED-LABEL: .kernel "shift_right"
; COPIED:      .input v_in_{{[0-9]+}} offset=64 size=64
; COPIED:      .function
; COPIED-NEXT: mov (M1, 16)
; COPIED-NEXT: shr (M1, 8)
; COPIED-NEXT: shr (M1, 8)
define dllexport spir_kernel void @shift_right(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = lshr <8 x i32> %x, splat (i32 1)
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = lshr <8 x i32> %x, splat (i32 1)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  ret void
}

; At a variable distance.
; COPIED-LABEL: .kernel "shift_right_variable"
; COPIED:      .input v_in_{{[0-9]+}} offset=64 size=64
; COPIED:      .function
; COPIED-NEXT: mov (M1, 16)
; COPIED-NEXT: shr (M1, 8)
; COPIED-NEXT: shr (M1, 8)
define dllexport spir_kernel void @shift_right_variable(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = lshr <8 x i32> %x, %n
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = lshr <8 x i32> %x, %n
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  ret void
}

; To the left.
; COPIED-LABEL: .kernel "shift_left"
; COPIED:      .input v_in_{{[0-9]+}} offset=64 size=64
; COPIED:      .function
; COPIED-NEXT: mov (M1, 16)
; COPIED-NEXT: shl (M1, 8)
; COPIED-NEXT: shl (M1, 8)
define dllexport spir_kernel void @shift_left(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = shl <8 x i32> %x, %n
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = shl <8 x i32> %x, %n
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  ret void
}

; All products with zero are equal.
; COPIED-LABEL: .kernel "products_with_zero"
; COPIED:      .input v_in_{{[0-9]+}} offset=64 size=64
; COPIED:      .function
; COPIED-NEXT: mov (M1, 16)
; COPIED-NEXT: mul (M1, 8)
; COPIED-NEXT: mul (M1, 8)
define dllexport spir_kernel void @products_with_zero(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = mul <8 x i32> %x, zeroinitializer
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = mul <8 x i32> %n, zeroinitializer
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  ret void
}

; The other shift stands after the first message.
; COPIED-LABEL: .kernel "shift_after_message"
; COPIED:      .input v_in_{{[0-9]+}} offset=64 size=64
; COPIED:      .function
; COPIED-NEXT: mov (M1, 16)
; COPIED-NEXT: shr (M1, 8)
; COPIED-NEXT: oword_st (4)
; COPIED-NEXT: shr (M1, 8)
define dllexport spir_kernel void @shift_after_message(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = lshr <8 x i32> %x, %n
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  %w = lshr <8 x i32> %x, %n
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  ret void
}

; The sources are exchanged.
; KEPT-LABEL: .kernel "sources_exchanged"
; KEPT:      .input v_v_{{[0-9]+}} offset=64 size=64
; KEPT:      .function
; KEPT-NEXT: shr (M1, 8)
; KEPT-NEXT: shr (M1, 8)
define dllexport spir_kernel void @sources_exchanged(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = lshr <8 x i32> %x, %n
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = lshr <8 x i32> %n, %x
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  ret void
}

; The shifts go in two directions.
; KEPT-LABEL: .kernel "two_directions"
; KEPT:      .input v_v_{{[0-9]+}} offset=64 size=64
; KEPT:      .function
; KEPT-NEXT: shr (M1, 8)
; KEPT-NEXT: shl (M1, 8)
define dllexport spir_kernel void @two_directions(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = lshr <8 x i32> %x, %n
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = shl <8 x i32> %x, %n
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  ret void
}

; The finalizer compares no other operation.
; KEPT-LABEL: .kernel "shift_with_sign"
; KEPT:      .input v_v_{{[0-9]+}} offset=64 size=64
; KEPT:      .function
; KEPT-NEXT: asr (M1, 8)
; KEPT-NEXT: asr (M1, 8)
define dllexport spir_kernel void @shift_with_sign(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = ashr <8 x i32> %x, %n
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = ashr <8 x i32> %x, %n
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  ret void
}

; The argument is written last.
; KEPT-LABEL: .kernel "written_last"
; KEPT:      .input v_v_{{[0-9]+}} offset=64 size=64
; KEPT:      .function
; KEPT-NEXT: shr (M1, 8)
; KEPT-NEXT: shr (M1, 8)
define dllexport spir_kernel void @written_last(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %w = lshr <8 x i32> %x, %n
  %p = lshr <8 x i32> %x, %n
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  ret void
}

; The other shift is in another block.
; KEPT-LABEL: .kernel "other_block"
; KEPT:      .input v_v_{{[0-9]+}} offset=64 size=64
; KEPT:      .function
; KEPT-NEXT: shr (M1, 8)
; KEPT-NEXT: oword_st (4)
define dllexport spir_kernel void @other_block(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = lshr <8 x i32> %x, %n
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %v1)
  %first = extractelement <8 x i32> %x, i32 0
  %c = icmp eq i32 %first, 0
  br i1 %c, label %then, label %end

then:
  %w = lshr <8 x i32> %x, %n
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 4, <8 x i32> %w)
  br label %end

end:
  ret void
}

; The number of the surface is a constant.
; KEPT-LABEL: .kernel "constant_surface"
; KEPT:      .input v_v_{{[0-9]+}} offset=64 size=64
; KEPT:      .function
; KEPT-NEXT: shr (M1, 8)
; KEPT-NEXT: shr (M1, 8)
define dllexport spir_kernel void @constant_surface(i32 %buf, <16 x float> %f, <8 x i32> %x, <8 x i32> %n) #0 {
  %v = bitcast <16 x float> %f to <16 x i32>
  %p = lshr <8 x i32> %x, %n
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %p, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = lshr <8 x i32> %x, %n
  call void @llvm.genx.oword.st.v16i32(i32 254, i32 0, <16 x i32> %v1)
  call void @llvm.genx.oword.st.v8i32(i32 254, i32 4, <8 x i32> %w)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13}
!0 = !{i32 2, i32 0, i32 0, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{!"buffer_t", !"", !"", !""}
!3 = !{ptr @shift_right, !"shift_right", !0, i32 0, i32 0, !1, !2, i32 0}
!4 = !{ptr @shift_right_variable, !"shift_right_variable", !0, i32 0, i32 0, !1, !2, i32 0}
!5 = !{ptr @shift_left, !"shift_left", !0, i32 0, i32 0, !1, !2, i32 0}
!6 = !{ptr @products_with_zero, !"products_with_zero", !0, i32 0, i32 0, !1, !2, i32 0}
!7 = !{ptr @shift_after_message, !"shift_after_message", !0, i32 0, i32 0, !1, !2, i32 0}
!8 = !{ptr @sources_exchanged, !"sources_exchanged", !0, i32 0, i32 0, !1, !2, i32 0}
!9 = !{ptr @two_directions, !"two_directions", !0, i32 0, i32 0, !1, !2, i32 0}
!10 = !{ptr @shift_with_sign, !"shift_with_sign", !0, i32 0, i32 0, !1, !2, i32 0}
!11 = !{ptr @written_last, !"written_last", !0, i32 0, i32 0, !1, !2, i32 0}
!12 = !{ptr @other_block, !"other_block", !0, i32 0, i32 0, !1, !2, i32 0}
!13 = !{ptr @constant_surface, !"constant_surface", !0, i32 0, i32 0, !1, !2, i32 0}

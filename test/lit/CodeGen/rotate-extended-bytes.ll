; GenX_IR lets a rotation read the bytes that a mov extends, and then refuses to rotate
; bytes. A mov that saturates is left alone, and the extension does not exceed its
; limits: signed bytes are written as signed numbers.
; Which value of a rotation is an extended byte may come out late: by a fold (@folded),
; by a vector (@part), in another block (@blocks). Words are rotated as they are.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s --platform=icllp --emit=visa --check-each -o %t/icllp/
; RUN: cd %t/icllp; cat folded.visaasm signed_words.visaasm part.visaasm blocks.visaasm words.visaasm no_rotation.visaasm | FileCheck %s
; RUN: %if genx_ir %{ cmx-opt %s --platform=tgllp --emit=gen -o %t/gen/ %}
; RUN: %if genx_ir %{ cmx-opt %s --platform=dg2 --emit=gen -o %t/gen/ %}
; RUN: %if genx_ir %{ cmx-opt %s --platform=dg2 --emit=gen -O0 -o %t/gen/ %}
; RUN: %if genx_ir %{ cmx-opt %s --platform=pvc --emit=gen -o %t/gen/ %}

declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.genx.rol.i32.i32(i32, i32)
declare <16 x i16> @llvm.genx.ror.v16i16.v16i16(<16 x i16>, <16 x i16>)
declare <16 x i32> @llvm.genx.rol.v16i32.v16i32(<16 x i32>, <16 x i32>)
declare <1 x i8> @llvm.genx.rdregioni.v1i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <1 x i8> @llvm.genx.rdregioni.v1i8.v28i8.i16(<28 x i8>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v16i16(i32, i32, <16 x i16>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

; CHECK-LABEL: .kernel "folded"
; CHECK:      mov.sat (M1_NM, 1) [[B:v_[0-9]+]](0,0)<1> v_{{[0-9]+}}(0,0)<0;1,0>
; CHECK-NEXT: rol (M1_NM, 1) v_{{[^ ]*}} [[B]](0,0)<0;1,0>
define dllexport void @folded(<64 x i8> %b, i32 %i, <4 x i32> %o) "CMGenxMain" {
  %p = call <1 x i8> @llvm.genx.rdregioni.v1i8.v64i8.i16(<64 x i8> %b, i32 0, i32 1, i32 2, i16 0, i32 undef)
  %q = call <1 x i8> @llvm.genx.rdregioni.v1i8.v28i8.i16(<28 x i8> zeroinitializer, i32 0, i32 1, i32 0, i16 13, i32 undef)
  %qz = zext <1 x i8> %q to <1 x i32>
  %zz = mul <1 x i32> %qz, splat (i32 58)
  %z = zext <1 x i8> %p to <1 x i32>
  %y = add <1 x i32> %z, %zz
  %x = bitcast <1 x i32> %y to i32
  %a = and i32 %i, 31
  %n = sub i32 0, %i
  %c = and i32 %n, 31
  %l = shl i32 %x, %a
  %r = lshr i32 %x, %c
  %v = or i32 %r, %l
  %w = insertelement <4 x i32> %o, i32 %v, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %w)
  ret void
}

; CHECK-LABEL: .kernel "signed_words"
; CHECK-NOT:  .decl v_v_{{[0-9]+}} v_type=G type=uw
; CHECK:      mov.sat (M1, 16) v_v_{{[0-9]+}}(0,0)<1>
; CHECK-NEXT: ror (M1, 16)
define dllexport void @signed_words(<16 x i8> %b, <16 x i16> %n) "CMGenxMain" {
  %w = sext <16 x i8> %b to <16 x i16>
  %r = call <16 x i16> @llvm.genx.ror.v16i16.v16i16(<16 x i16> %w, <16 x i16> %n)
  call void @llvm.genx.oword.st.v16i16(i32 7, i32 0, <16 x i16> %r)
  ret void
}

; CHECK-LABEL: .kernel "part"
; CHECK:      mov.sat (M1, 8)
; CHECK:      rol (M1, 16)
define dllexport void @part(<8 x i8> %b, <16 x i32> %v) "CMGenxMain" {
  %x = sext <8 x i8> %b to <8 x i32>
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = call <16 x i32> @llvm.genx.rol.v16i32.v16i32(<16 x i32> %w, <16 x i32> %v)
  call void @llvm.genx.oword.st.v16i32(i32 7, i32 0, <16 x i32> %r)
  ret void
}

; CHECK-LABEL: .kernel "blocks"
; CHECK:      mov.sat (M1_NM, 1)
; CHECK:      rol (M1_NM, 1)
define dllexport void @blocks(i8 %b, i32 %n, <4 x i32> %o) "CMGenxMain" {
entry:
  %x = zext i8 %b to i32
  %c = icmp sgt i32 %n, 7
  br i1 %c, label %turn, label %end

turn:
  %t = call i32 @llvm.genx.rol.i32.i32(i32 %x, i32 %n)
  br label %end

end:
  %y = phi i32 [ %x, %entry ], [ %t, %turn ]
  %w = insertelement <4 x i32> %o, i32 %y, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %w)
  ret void
}

; CHECK-LABEL: .kernel "words"
; CHECK:      mov (M1, 16)
; CHECK-NEXT: rol (M1, 16)
define dllexport void @words(<16 x i16> %b, <16 x i32> %n) "CMGenxMain" {
  %w = zext <16 x i16> %b to <16 x i32>
  %r = call <16 x i32> @llvm.genx.rol.v16i32.v16i32(<16 x i32> %w, <16 x i32> %n)
  call void @llvm.genx.oword.st.v16i32(i32 7, i32 0, <16 x i32> %r)
  ret void
}

; Nothing is rotated here.
; CHECK-LABEL: .kernel "no_rotation"
; CHECK:      mov (M1, 16)
; CHECK-NOT:  mov.sat
; CHECK:      ret
define dllexport void @no_rotation(<16 x i8> %b) "CMGenxMain" {
  %w = zext <16 x i8> %b to <16 x i32>
  call void @llvm.genx.oword.st.v16i32(i32 7, i32 0, <16 x i32> %w)
  ret void
}

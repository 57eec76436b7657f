; Compares with constant progressions. Gen9 and Gen11 have no packed immediates in
; compares, and GenX_IR would put one of words there (other platforms: it may). There
; the mov saturates, which changes no small number. Constants of dwords are words, if they fit.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s --platform=skl --emit=visa --check-each -o %t/skl/
; RUN: cd %t/skl; cat from_zero.visaasm words.visaasm unsigned_words.visaasm scaled.visaasm floats.visaasm irregular.visaasm not_compared.visaasm | FileCheck %s --check-prefixes=CHECK,GEN9
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t/icllp/
; RUN: cd %t/icllp; cat from_zero.visaasm words.visaasm unsigned_words.visaasm scaled.visaasm floats.visaasm irregular.visaasm not_compared.visaasm | FileCheck %s --check-prefixes=CHECK,GEN9,ICLLP,SINGLE
; RUN: cmx-opt %s --platform=dg2 --emit=visa -o %t/dg2/
; RUN: cd %t/dg2; cat from_zero.visaasm words.visaasm unsigned_words.visaasm scaled.visaasm floats.visaasm irregular.visaasm not_compared.visaasm | FileCheck %s --check-prefixes=CHECK,DG2,SINGLE
; RUN: %if genx_ir %{ cmx-opt %s --platform=skl --emit=gen -o %t/gen/ %}
; RUN: %if genx_ir %{ cmx-opt %s --platform=icllp --emit=gen -o %t/gen/ %}
; RUN: %if genx_ir %{ cmx-opt %s --platform=icllp -O0 --emit=gen -o %t/gen/ %}

declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)
declare void @llvm.genx.oword.st.v16i16(i32, i32, <16 x i16>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

; CHECK-LABEL: .kernel "from_zero"
; GEN9:        mov.sat (M1, 8) [[C:v_[a-z0-9_]+]](0,0)<1> 0x76543210:v
; GEN9-NEXT:   mov.sat (M1, 8) [[C]](0,8)<1> 0xfedcba98:uv
; DG2:         mov (M1, 8) [[C:v_[a-z0-9_]+]](0,0)<1> 0x76543210:v
; DG2-NEXT:    mov (M1, 8) [[C]](0,8)<1> 0xfedcba98:uv
; CHECK-NEXT:  cmp.
define dllexport void @from_zero(<16 x i32> %n, <16 x i32> %v) "CMGenxMain" {
  %c = icmp sgt <16 x i32> %n, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r = select <16 x i1> %c, <16 x i32> %v, <16 x i32> %n
  call void @llvm.genx.oword.st.v16i32(i32 7, i32 0, <16 x i32> %r)
  ret void
}

; CHECK-LABEL: .kernel "words"
; GEN9:        mov.sat (M1, 8) v_v_{{[0-9]+}}(0,0)<1> 0xd8543210:v
; DG2:         mov (M1, 8) v_v_{{[0-9]+}}(0,0)<1> 0xd8543210:v
; CHECK-NEXT:  cmp.
define dllexport void @words(<8 x i16> %n, <8 x i16> %v) "CMGenxMain" {
  %c = icmp sgt <8 x i16> %n, <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 -8, i16 -3>
  %r = select <8 x i1> %c, <8 x i16> %v, <8 x i16> %n
  call void @llvm.genx.oword.st.v8i16(i32 7, i32 0, <8 x i16> %r)
  ret void
}

; CHECK-LABEL: .kernel "unsigned_words"
; GEN9:        mov.sat (M1, 8) [[C:v_v_[0-9]+]](0,0)<1> 0xeca86420:uv
; DG2:         mov (M1, 8) [[C:v_v_[0-9]+]](0,0)<1> 0xeca86420:uv
; CHECK-NEXT:  add (M1, 8) [[C]](0,8)<1> [[C]](0,0)<1;1,0> 16:w
; CHECK-NEXT:  cmp.
define dllexport void @unsigned_words(<16 x i16> %n, <16 x i16> %v) "CMGenxMain" {
  %c = icmp ugt <16 x i16> %n, <i16 0, i16 2, i16 4, i16 6, i16 8, i16 10, i16 12, i16 14, i16 16, i16 18, i16 20, i16 22, i16 24, i16 26, i16 28, i16 30>
  %r = select <16 x i1> %c, <16 x i16> %v, <16 x i16> %n
  call void @llvm.genx.oword.st.v16i16(i32 7, i32 0, <16 x i16> %r)
  ret void
}

; Steps that no four bits hold, from a start that is no multiple (skl: four qwords).
; CHECK-LABEL: .kernel "scaled"
; ICLLP:       mov.sat (M1, 8) [[C:v_[a-z0-9_]+]](0,0)<1> 0x76543210:v
; DG2:         mov (M1, 8) [[C:v_[a-z0-9_]+]](0,0)<1> 0x76543210:v
; SINGLE-NEXT: mul (M1, 8) [[C]](0,0)<1> [[C]](0,0)<1;1,0> 100:w
; SINGLE-NEXT: add (M1, 8) [[C]](0,0)<1> [[C]](0,0)<1;1,0> 7:w
; SINGLE-NEXT: add (M1, 8) [[C]](0,8)<1> [[C]](0,0)<1;1,0> 800:w
; CHECK:       cmp.
define dllexport void @scaled(<16 x i32> %n, <16 x i32> %v) "CMGenxMain" {
  %c = icmp ult <16 x i32> %n, <i32 7, i32 107, i32 207, i32 307, i32 407, i32 507, i32 607, i32 707, i32 807, i32 907, i32 1007, i32 1107, i32 1207, i32 1307, i32 1407, i32 1507>
  %r = select <16 x i1> %c, <16 x i32> %v, <16 x i32> %n
  call void @llvm.genx.oword.st.v16i32(i32 7, i32 0, <16 x i32> %r)
  ret void
}

; Short floats are no packed integers: nothing saturates, which would cut them at 1.
; CHECK-LABEL: .kernel "floats"
; CHECK:       mov (M1, 8) v_{{[0-9]+}}(0,0)<1> 0x48403000:vf
; CHECK-NEXT:  cmp.
define dllexport void @floats(<8 x float> %n, <8 x float> %v) "CMGenxMain" {
  %c = fcmp ogt <8 x float> %n, <float 0.0, float 1.0, float 2.0, float 3.0, float 0.0, float 1.0, float 2.0, float 3.0>
  %r = select <8 x i1> %c, <8 x float> %v, <8 x float> %n
  call void @llvm.genx.oword.st.v8f32(i32 7, i32 0, <8 x float> %r)
  ret void
}

; No progression: a number for each lane.
; CHECK-LABEL: .kernel "irregular"
; CHECK-NOT:   :v
; CHECK-NOT:   :uv
; CHECK:       cmp.
define dllexport void @irregular(<8 x i16> %n, <8 x i16> %v) "CMGenxMain" {
  %c = icmp sgt <8 x i16> %n, <i16 0, i16 1000, i16 3, i16 77, i16 -4000, i16 123, i16 9, i16 31>
  %r = select <8 x i1> %c, <8 x i16> %v, <8 x i16> %n
  call void @llvm.genx.oword.st.v8i16(i32 7, i32 0, <8 x i16> %r)
  ret void
}

; Words that no compare reads stay where the finalizer may put them.
; CHECK-LABEL: .kernel "not_compared"
; CHECK-NOT:   mov.sat
; CHECK:       ret
define dllexport void @not_compared(<8 x i16> %n) "CMGenxMain" {
  %r = mul <8 x i16> %n, <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>
  call void @llvm.genx.oword.st.v8i16(i32 7, i32 0, <8 x i16> %r)
  ret void
}

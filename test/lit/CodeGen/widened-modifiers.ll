; GenX_IR lets a wider instruction read -x or |x| itself, where x is the smallest number
; of its size and -x or |x| had to wrap (cmx/VISA/WidenedModifiers.h).
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O2 --platform=icllp --emit=visa -o %t/
; RUN: cat %t/magnitude.visaasm %t/negated.visaasm %t/to_float.visaasm %t/bytes.visaasm %t/scalar.visaasm %t/indirect.visaasm %t/unsigned.visaasm %t/no_minimum.visaasm %t/shifted.visaasm | FileCheck %s --implicit-check-not="(abs)" --implicit-check-not="(-)"
; RUN: cmx-check %s %t/magnitude.visaasm --platform=icllp
; RUN: cmx-check %s %t/negated.visaasm --platform=icllp
; RUN: cmx-check %s %t/to_float.visaasm --platform=icllp
; RUN: cmx-check %s %t/bytes.visaasm --platform=icllp
; RUN: cmx-check %s %t/scalar.visaasm --platform=icllp
; RUN: cmx-check %s %t/indirect.visaasm --platform=icllp
; RUN: cat %t/shifted_right.visaasm %t/assembly.visaasm | FileCheck %s --check-prefix=SAME
; RUN: cmx-check %s %t/shifted_right.visaasm --platform=icllp
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o %t/
; RUN: FileCheck %s --check-prefix=O0 --input-file=%t/halves.visaasm
; RUN: cmx-check %s %t/halves.visaasm --platform=icllp
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t/
; RUN: cat %t/magnitude.visaasm %t/bytes.visaasm %t/dwords.visaasm | FileCheck %s --check-prefix=PVC
; RUN: cmx-check %s %t/dwords.visaasm --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=icllp --emit=gen -o %t/ %}
; RUN: %if genx_ir %{ FileCheck %s --check-prefix=GEN --input-file=%t/negated.asm %}
; RUN: %if genx_ir %{ FileCheck %s --check-prefix=GEN2 --input-file=%t/bytes.asm %}
; GEN: mov (8|M0) {{.*}}:uw {{ *}}-r
; GEN2: mov (16|M0) {{.*}}:w {{ *}}(abs)r
; GEN2: mov (16|M0) {{.*}}:d {{ *}}r{{.*}}<2;1,0>:b

declare <8 x i16> @llvm.genx.absi.v8i16(<8 x i16>)
declare <16 x i8> @llvm.genx.absi.v16i8(<16 x i8>)
declare <4 x i32> @llvm.genx.absi.v4i32(<4 x i32>)
declare i16 @llvm.genx.absi.i16(i16)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)

; CHECK-LABEL: .function "magnitude_main"
; CHECK: max (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> [[X:v_[0-9]+]](0,0)<1;1,0> (-)[[X]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1, 8) {{.*}} [[T]](0,0)<1;1,0>
; PVC-LABEL: .function "magnitude_main"
; PVC: max (M1, 8)
define dllexport void @magnitude(ptr %p, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %s = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %a)
  %t = sext <8 x i16> %s to <8 x i32>
  store <8 x i32> %t, ptr %r
  ret void
}

; -x is written as unsigned.
; CHECK-LABEL: .function "negated_main"
; CHECK: add (M1, 8) v_{{[0-9]+}}(0,0)<1> (-)v_{{.*}} 0:w
; CHECK-NEXT: add (M1, 8) v_v_{{[0-9]+}}(0,0)<1> {{.*}}<1;1,0> v_v_{{[0-9]+}}(0,0)<1;1,0>
define dllexport void @negated(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i32>, ptr %q
  %s = sub <8 x i16> zeroinitializer, %a
  %w = sext <8 x i16> %s to <8 x i32>
  %t = add <8 x i32> %b, %w
  store <8 x i32> %t, ptr %r
  ret void
}

; CHECK-LABEL: .function "to_float_main"
; CHECK: add (M1, 8) v_{{[0-9]+}}(0,0)<1> (-)v_{{.*}} 0:w
; CHECK-NEXT: mov (M1, 8) v_v_{{[0-9]+}}(0,0)<1> v_v_{{[0-9]+}}(0,0)<1;1,0>
define dllexport void @to_float(ptr %p, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %s = sub <8 x i16> zeroinitializer, %a
  %t = sitofp <8 x i16> %s to <8 x float>
  store <8 x float> %t, ptr %r
  ret void
}

; Bytes are computed as words. Of pvc, the finalizer joins no bytes.
; CHECK-LABEL: .function "bytes_main"
; CHECK: mov (M1, 16) v_t_{{[0-9]+}}(0,0)<1> (abs)v_
; CHECK-NEXT: mov (M1, 16) [[B:v_v_[0-9]+]](0,0)<1> v_{{[0-9]+}}(0,0)<2;1,0>
; CHECK-NEXT: mov (M1, 16) v_v_{{[0-9]+}}(0,0)<1> [[B]](0,0)<1;1,0>
; PVC-LABEL: .function "bytes_main"
; PVC: mov (M1, 16) [[B:v_v_[0-9]+]](0,0)<1> (abs)v_
; PVC-NEXT: mov (M1, 16) v_v_{{[0-9]+}}(0,0)<1> [[B]](0,0)<1;1,0>
define dllexport void @bytes(ptr %p, ptr %r) {
  %a = load <16 x i8>, ptr %p
  %s = call <16 x i8> @llvm.genx.absi.v16i8(<16 x i8> %a)
  %t = sext <16 x i8> %s to <16 x i32>
  store <16 x i32> %t, ptr %r
  ret void
}

; CHECK-LABEL: .function "scalar_main"
; CHECK: max (M1_NM, 1) {{.*}}<0;1,0> (-){{.*}}<0;1,0>
define dllexport void @scalar(ptr %p, ptr %q, ptr %r) {
  %a = load i16, ptr %p
  %b = load <8 x i32>, ptr %q
  %s = call i16 @llvm.genx.absi.i16(i16 %a)
  %w = sext i16 %s to i32
  %i = insertelement <8 x i32> poison, i32 %w, i32 0
  %v = shufflevector <8 x i32> %i, <8 x i32> poison, <8 x i32> zeroinitializer
  %t = add <8 x i32> %b, %v
  store <8 x i32> %t, ptr %r
  ret void
}

; max may read one indirect operand.
; CHECK-LABEL: .function "indirect_main"
; CHECK: mov (M1, 8) [[T:v_t_[0-9]+]](0,0)<1> r[
; CHECK-NEXT: max (M1, 8) {{.*}} [[T]](0,0)<1;1,0> (-)[[T]](0,0)<1;1,0>
define dllexport void @indirect(ptr %p, ptr %r, i16 %i) {
  %a = load <64 x i16>, ptr %p
  %j = and i16 %i, 31
  %o = shl i16 %j, 1
  %v = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %a, i32 0, i32 8, i32 1, i16 %o, i32 undef)
  %s = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %v)
  %t = sext <8 x i16> %s to <8 x i32>
  store <8 x i32> %t, ptr %r
  ret void
}

; |x| read as unsigned is right.
; CHECK-LABEL: .function "unsigned_main"
; CHECK: mov (M1, 8) {{.*}} (abs)v_
define dllexport void @unsigned(ptr %p, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %s = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %a)
  %t = zext <8 x i16> %s to <8 x i32>
  store <8 x i32> %t, ptr %r
  ret void
}

; An extended byte is not the smallest word.
; CHECK-LABEL: .function "no_minimum_main"
; CHECK: mov (M1, 8) {{.*}} (abs)v_
define dllexport void @no_minimum(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i8>, ptr %p
  %w = sext <8 x i8> %a to <8 x i16>
  store <8 x i16> %w, ptr %q
  %s = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %w)
  %t = sext <8 x i16> %s to <8 x i32>
  store <8 x i32> %t, ptr %r
  ret void
}

; Only words, and the low bits are enough.
; CHECK-LABEL: .function "shifted_main"
; CHECK: mov (M1, 8) {{.*}} (abs)v_
define dllexport void @shifted(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %s = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %a)
  store <8 x i16> %s, ptr %q
  %t = mul <8 x i16> %s, splat (i16 7)
  store <8 x i16> %t, ptr %r
  ret void
}

; x are the bits of halves.
; O0-LABEL: .function "halves_main"
; O0: add (M1, 8) v_{{[0-9]+}}(0,0)<1> (-)v_{{.*}} 0:w
define dllexport void @halves(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x half>, ptr %p
  %b = load <8 x half>, ptr %q
  %c = fcmp olt <8 x half> %a, %b
  %m = select <8 x i1> %c, <8 x half> %a, <8 x half> splat (half 0xHFBFF)
  %x = bitcast <8 x half> %m to <8 x i16>
  %s = sub <8 x i16> zeroinitializer, %x
  %t = sext <8 x i16> %s to <8 x i32>
  store <8 x i32> %t, ptr %r
  ret void
}

; The reader has words, but needs more than the low bits of -x.
; SAME-LABEL: .function "shifted_right_main"
; SAME: add (M1, 8) v_{{[0-9]+}}(0,0)<1> (-)v_{{.*}} 0:w
; SAME-NEXT: asr (M1, 8)
define dllexport void @shifted_right(ptr %p, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %s = sub <8 x i16> zeroinitializer, %a
  %t = ashr <8 x i16> %s, splat (i16 3)
  store <8 x i16> %t, ptr %r
  ret void
}

; Inline assembly computes -x.
; SAME-LABEL: .function "assembly_main"
; SAME: mov (M1, 8) v_{{[0-9]+}}(0,0)<1> (-)v_
; SAME-NEXT: mov (M1, 8) v_v_{{[0-9]+}}(0,0)<1> v_v_
define dllexport void @assembly(ptr %p, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %s = call <8 x i16> asm "mov (M1, 8) $0(0,0)<1> (-)$1(0,0)<1;1,0>", "=r,r"(<8 x i16> %a)
  %t = sext <8 x i16> %s to <8 x i32>
  store <8 x i32> %t, ptr %r
  ret void
}

; CHECK-NOT: (abs)
; PVC-LABEL: .function "dwords_main"
; PVC: max (M1, 4)
define dllexport void @dwords(ptr %p, ptr %r) {
  %a = load <4 x i32>, ptr %p
  %s = call <4 x i32> @llvm.genx.absi.v4i32(<4 x i32> %a)
  %t = sext <4 x i32> %s to <4 x i64>
  store <4 x i64> %t, ptr %r
  ret void
}

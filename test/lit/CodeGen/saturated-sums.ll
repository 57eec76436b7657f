; GenX_IR joins a sum and the mov that saturates it to one instruction, in which the sum
; does not wrap (cmx/VISA/SaturatedSums.h). So cmx adds 0 to saturate, unless the sum
; never wraps.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O2 --platform=icllp --emit=visa -o %t/
; RUN: cat %t/sum.visaasm %t/shift.visaasm %t/halves.visaasm %t/no_wrap.visaasm %t/bytes.visaasm %t/other.visaasm %t/magnitude.visaasm %t/single.visaasm %t/widened.visaasm | FileCheck %s
; RUN: cat %t/magnitude_first.visaasm %t/magnitude_product.visaasm %t/magnitude_difference.visaasm %t/magnitude_of_half.visaasm %t/only_region.visaasm %t/shifted_magnitude.visaasm %t/shifted_negated.visaasm %t/shifted_part.visaasm | FileCheck %s --check-prefix=FIRST
; RUN: cmx-check %s %t/sum.visaasm --platform=icllp
; RUN: cmx-check %s %t/shift.visaasm --platform=icllp
; RUN: cmx-check %s %t/halves.visaasm --platform=icllp
; RUN: cmx-check %s %t/magnitude.visaasm --platform=icllp
; RUN: cmx-check %s %t/single.visaasm --platform=icllp
; RUN: cmx-check %s %t/widened.visaasm --platform=icllp
; RUN: cmx-check %s %t/magnitude_first.visaasm --platform=icllp
; RUN: cmx-check %s %t/magnitude_difference.visaasm --platform=icllp
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o %t/
; RUN: FileCheck %s --check-prefix=O0 --input-file=%t/joined_blocks.visaasm
; RUN: cat %t/negated_first.visaasm %t/negated_unsigned.visaasm | FileCheck %s --check-prefix=NEGATED
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=icllp --emit=gen -o %t/ %}

declare <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16>)
declare <8 x i8> @llvm.genx.sutrunc.sat.v8i8.v8i16(<8 x i16>)
declare <8 x i16> @llvm.genx.sstrunc.sat.v8i16.v8i32(<8 x i32>)
declare <32 x i8> @llvm.genx.sstrunc.sat.v32i8.v32i16(<32 x i16>)

; CHECK-LABEL: .function "sum_main"
; CHECK: add (M1, 8) [[T:v_v_[0-9]+]](0,0)<1>
; CHECK-NEXT: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:w
define dllexport void @sum(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %s = add <8 x i16> %a, %b
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  store <8 x i8> %t, ptr %r
  ret void
}

; CHECK-LABEL: .function "shift_main"
; CHECK: shl (M1, 8)
; CHECK-NEXT: add.sat (M1, 8) {{.*}} 0:d
define dllexport void @shift(ptr %p, ptr %r) {
  %a = load <8 x i32>, ptr %p
  %s = shl <8 x i32> %a, splat (i32 9)
  %t = call <8 x i16> @llvm.genx.sstrunc.sat.v8i16.v8i32(<8 x i32> %s)
  store <8 x i16> %t, ptr %r
  ret void
}

; A difference.
; CHECK-LABEL: .function "halves_main"
; CHECK: add.sat (M1, 32) {{.*}} 0:w
define dllexport void @halves(ptr %p, ptr %q, ptr %r) {
  %a = load <32 x i16>, ptr %p
  %b = load <32 x i16>, ptr %q
  %s = sub <32 x i16> %a, %b
  %t = call <32 x i8> @llvm.genx.sstrunc.sat.v32i8.v32i16(<32 x i16> %s)
  store <32 x i8> %t, ptr %r
  ret void
}

; Two bits of each are signs.
; CHECK-LABEL: .function "no_wrap_main"
; CHECK: mov.sat (M1, 8)
define dllexport void @no_wrap(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %x = ashr <8 x i16> %a, splat (i16 1)
  %y = ashr <8 x i16> %b, splat (i16 1)
  %s = add <8 x i16> %x, %y
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  store <8 x i8> %t, ptr %r
  ret void
}

; Bytes have no sum that words do not hold.
; CHECK-LABEL: .function "bytes_main"
; CHECK: mov.sat (M1, 8)
define dllexport void @bytes(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i8>, ptr %p
  %b = load <8 x i8>, ptr %q
  %aw = zext <8 x i8> %a to <8 x i16>
  %bw = zext <8 x i8> %b to <8 x i16>
  %s = add <8 x i16> %aw, %bw
  %t = call <8 x i8> @llvm.genx.sutrunc.sat.v8i8.v8i16(<8 x i16> %s)
  store <8 x i8> %t, ptr %r
  ret void
}

; Logic does not wrap.
; CHECK-LABEL: .function "other_main"
; CHECK: mov.sat (M1, 8)
define dllexport void @other(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %s = xor <8 x i16> %a, %b
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  store <8 x i8> %t, ptr %r
  ret void
}

; The sum of one's magnitude does not wrap, but -32768 has none.
; CHECK-LABEL: .function "magnitude_main"
; CHECK: add (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> {{.*}}(abs)
; CHECK-NEXT: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:w
declare <8 x i16> @llvm.genx.absi.v8i16(<8 x i16>)
define dllexport void @magnitude(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %x = ashr <8 x i16> %a, splat (i16 1)
  %y = ashr <8 x i16> %b, splat (i16 1)
  %m = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %y)
  %s = add nsw <8 x i16> %x, %m
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  store <8 x i8> %t, ptr %r
  ret void
}

; Singles are not joined; there is nothing to add.
; CHECK-LABEL: .function "single_main"
; CHECK: add (M1_NM, 1) [[T:v_v_[0-9]+]](0,0)<1>
; CHECK-NEXT: mov.sat (M1_NM, 1) {{.*}} [[T]](0,0)<0;1,0>
declare float @llvm.genx.sat.f32(float)
define dllexport void @single(i32 %a, i32 %b, ptr %r) {
  %s = add i32 %a, %b
  %f = sitofp i32 %s to float
  %t = call float @llvm.genx.sat.f32(float %f)
  store float %t, ptr %r
  ret void
}

; The finalizer removes the mov that widens.
; CHECK-LABEL: .function "widened_main"
; CHECK: add (M1, 8) [[T:v_v_[0-9]+]](0,0)<1>
; CHECK-NEXT: mov (M1, 8) [[W:v_v_[0-9]+]](0,0)<1> [[T]](0,0)<1;1,0>
; CHECK-NEXT: add.sat (M1, 8) {{.*}} [[W]](0,0)<1;1,0> 0:d
declare <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i32(<8 x i32>)
define dllexport void @widened(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %s = add <8 x i16> %a, %b
  %e = sext <8 x i16> %s to <8 x i32>
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i32(<8 x i32> %e)
  store <8 x i8> %t, ptr %r
  ret void
}

; The finalizer drops the jumps, so both are in one block.
; O0: add (M1, 8) [[T:v_v_[0-9]+]](0,0)<1>
; O0: jmp
; O0: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:d
define dllexport void @joined_blocks(ptr %p, ptr %q, ptr %r, i32 %n) {
entry:
  %a = load <8 x i32>, ptr %p
  %b = load <8 x i32>, ptr %q
  %c = icmp eq i32 %n, 3
  %s = add <8 x i32> %a, %b
  br i1 %c, label %left, label %right
left:
  br label %next
right:
  br label %next
next:
  %t = call <8 x i16> @llvm.genx.sstrunc.sat.v8i16.v8i32(<8 x i32> %s)
  store <8 x i16> %t, ptr %r
  ret void
}

; The same as in @magnitude if the first of the sources is a magnitude, in sums,
; products and differences, of words and of dwords.
; (The results are frozen, since a lane whose sum wraps is poison.)
; FIRST-LABEL: .function "magnitude_first_main"
; FIRST: add (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> (abs)v_{{[^ ]+}} v_
; FIRST-NEXT: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:w
define dllexport void @magnitude_first(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %m = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %a)
  %s = add nsw <8 x i16> %m, %b
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  %f = freeze <8 x i8> %t
  store <8 x i8> %f, ptr %r
  ret void
}

; FIRST-LABEL: .function "magnitude_product_main"
; FIRST: mul (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> (abs)v_{{[^ ]+}} v_
; FIRST-NEXT: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:w
define dllexport void @magnitude_product(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %m = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %a)
  %s = mul nsw <8 x i16> %m, %b
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  %f = freeze <8 x i8> %t
  store <8 x i8> %f, ptr %r
  ret void
}

; FIRST-LABEL: .function "magnitude_difference_main"
; FIRST: add (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> (abs)v_{{[^ ]+}} (-)v_
; FIRST-NEXT: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:d
declare <8 x i32> @llvm.genx.absi.v8i32(<8 x i32>)
define dllexport void @magnitude_difference(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i32>, ptr %p
  %b = load <8 x i32>, ptr %q
  %m = call <8 x i32> @llvm.genx.absi.v8i32(<8 x i32> %a)
  %s = sub nsw <8 x i32> %m, %b
  %t = call <8 x i16> @llvm.genx.sstrunc.sat.v8i16.v8i32(<8 x i32> %s)
  %f = freeze <8 x i16> %t
  store <8 x i16> %f, ptr %r
  ret void
}

; The source has a magnitude and a region.
; FIRST-LABEL: .function "magnitude_of_half_main"
; FIRST: add (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> (abs)v_{{[^ ]+}} v_
; FIRST-NEXT: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:w
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16>, i32, i32, i32, i16, i32)
define dllexport void @magnitude_of_half(ptr %p, ptr %q, ptr %r) {
  %a = load <16 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %x = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %a, i32 16, i32 8, i32 2, i16 2, i32 undef)
  %m = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %x)
  %s = add nsw <8 x i16> %m, %b
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  %f = freeze <8 x i8> %t
  store <8 x i8> %f, ptr %r
  ret void
}

; A region alone changes no number, so the sum does not wrap.
; FIRST-LABEL: .function "only_region_main"
; FIRST: add (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> v_
; FIRST-NEXT: mov.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0>
define dllexport void @only_region(ptr %p, ptr %q, ptr %r) {
  %a = load <16 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %x = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %a, i32 16, i32 8, i32 2, i16 2, i32 undef)
  %s = add nsw <8 x i16> %x, %b
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  %f = freeze <8 x i8> %t
  store <8 x i8> %f, ptr %r
  ret void
}

; With -O2, these are differences whose second source is negated.
; NEGATED-LABEL: .function "negated_first_main"
; NEGATED: add (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> (-)v_{{[^ ]+}} v_
; NEGATED-NEXT: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:w
define dllexport void @negated_first(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %m = sub <8 x i16> zeroinitializer, %a
  %s = add nsw <8 x i16> %m, %b
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  %f = freeze <8 x i8> %t
  store <8 x i8> %f, ptr %r
  ret void
}

; NEGATED-LABEL: .function "negated_unsigned_main"
; NEGATED: add (M1, 8) {{.*}} (-)v_{{[^ ]+}} v_
; NEGATED-NEXT: add.sat (M1, 8) {{.*}} 0x0:uw
declare <8 x i8> @llvm.genx.uutrunc.sat.v8i8.v8i16(<8 x i16>)
define dllexport void @negated_unsigned(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %m = sub <8 x i16> zeroinitializer, %a
  %s = add nuw <8 x i16> %m, %b
  %t = call <8 x i8> @llvm.genx.uutrunc.sat.v8i8.v8i16(<8 x i16> %s)
  %f = freeze <8 x i8> %t
  store <8 x i8> %f, ptr %r
  ret void
}

; A shift takes no modifier in cmx, but the finalizer gives it one.
; FIRST-LABEL: .function "shifted_magnitude_main"
; FIRST: shl (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> v_
; FIRST-NEXT: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:w
define dllexport void @shifted_magnitude(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %m = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %a)
  %s = shl nsw <8 x i16> %m, %b
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  %f = freeze <8 x i8> %t
  store <8 x i8> %f, ptr %r
  ret void
}

; FIRST-LABEL: .function "shifted_negated_main"
; FIRST: shl (M1, 8) [[T:v_v_[0-9]+]](0,0)<1> v_
; FIRST-NEXT: add.sat (M1, 8) {{.*}} [[T]](0,0)<1;1,0> 0:d
define dllexport void @shifted_negated(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i32>, ptr %p
  %b = load <8 x i32>, ptr %q
  %m = sub <8 x i32> zeroinitializer, %a
  %s = shl nsw <8 x i32> %m, %b
  %t = call <8 x i16> @llvm.genx.sstrunc.sat.v8i16.v8i32(<8 x i32> %s)
  %f = freeze <8 x i16> %t
  store <8 x i16> %f, ptr %r
  ret void
}

; The magnitude lies in a vector that several instructions write.
; FIRST-LABEL: .function "shifted_part_main"
; FIRST-NOT: mov.sat
; FIRST: ret
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
define dllexport void @shifted_part(ptr %p, ptr %q, ptr %r) {
  %a = load <16 x i16>, ptr %p
  %b = load <8 x i16>, ptr %q
  %l = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %a, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %m = call <8 x i16> @llvm.genx.absi.v8i16(<8 x i16> %l)
  %w = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> %a, <8 x i16> %m, i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
  %x = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %w, i32 0, i32 8, i32 1, i16 4, i32 undef)
  %s = shl nsw <8 x i16> %x, %b
  %t = call <8 x i8> @llvm.genx.sstrunc.sat.v8i8.v8i16(<8 x i16> %s)
  %f = freeze <8 x i8> %t
  store <8 x i8> %f, ptr %r
  ret void
}

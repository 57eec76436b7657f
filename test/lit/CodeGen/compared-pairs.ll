; pvc: GenX_IR makes a compare of two words with 0 the condition of the operation
; that computes them, and then has no mask for the second lane if that one reads a
; wider stride. So cmx compares with another constant.
; RUN: rm -rf %t
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t/
; RUN: cat %t/eq.visaasm %t/ne.visaasm %t/slt.visaasm %t/sle.visaasm %t/sgt.visaasm \
; RUN:   %t/sge.visaasm %t/ult.visaasm %t/ule.visaasm %t/ugt.visaasm %t/uge.visaasm \
; RUN:   %t/bytes.visaasm | FileCheck %s
; RUN: cmx-check %s %t/eq.visaasm --platform=pvc
; RUN: cmx-check %s %t/ne.visaasm --platform=pvc
; RUN: cmx-check %s %t/slt.visaasm --platform=pvc
; RUN: cmx-check %s %t/sle.visaasm --platform=pvc
; RUN: cmx-check %s %t/sgt.visaasm --platform=pvc
; RUN: cmx-check %s %t/sge.visaasm --platform=pvc
; RUN: cmx-check %s %t/ult.visaasm --platform=pvc
; RUN: cmx-check %s %t/ule.visaasm --platform=pvc
; RUN: cmx-check %s %t/ugt.visaasm --platform=pvc
; RUN: cmx-check %s %t/uge.visaasm --platform=pvc
; RUN: cmx-check %s %t/bytes.visaasm --platform=pvc
; RUN: cmx-check %s %t/one.visaasm --platform=pvc
; RUN: cmx-check %s %t/four.visaasm --platform=pvc
; RUN: cmx-check %s %t/dwords.visaasm --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=pvc --emit=gen -o %t/ %}

; Other constants, sizes and types keep their compare, as all do on other platforms.
; RUN: cat %t/one.visaasm %t/four.visaasm %t/dwords.visaasm | FileCheck %s --check-prefix=KEPT
; KEPT-LABEL: .function "one_main"
; KEPT: cmp.lt (M1, 2) {{.*}} 1:w
; KEPT-LABEL: .function "four_main"
; KEPT: cmp.lt (M1, 4) {{.*}} 0:w
; KEPT-LABEL: .function "dwords_main"
; KEPT: cmp.lt (M1, 2) {{.*}} 0:d
; RUN: cmx-opt %s -O0 --platform=dg2 --emit=visa -o %t/
; RUN: FileCheck %s --check-prefix=DG2 < %t/slt.visaasm
; DG2: cmp.lt (M1, 2) {{.*}} 0:w

declare <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16>, <2 x i16>, i32, i32, i32, i16, i32, i1)
declare <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16>, <4 x i16>, i32, i32, i32, i16, i32, i1)
declare <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16>, i32, i32, i32, i16, i32)
declare <4 x i16> @llvm.genx.rdregioni.v4i16.v16i16.i16(<16 x i16>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.wrregioni.v16i8.v2i8.i16.i1(<16 x i8>, <2 x i8>, i32, i32, i32, i16, i32, i1)
declare <2 x i8> @llvm.genx.rdregioni.v2i8.v32i8.i16(<32 x i8>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32>, <2 x i32>, i32, i32, i32, i16, i32, i1)
declare <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)
declare void @llvm.genx.oword.st.v16i8(i32, i32, <16 x i8>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

; CHECK-LABEL: .function "eq_main"
; CHECK: cmp.lt (M1, 2) {{.*}} 0x1:uw
define dllexport spir_kernel void @eq(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp eq <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "ne_main"
; CHECK: cmp.ge (M1, 2) {{.*}} 0x1:uw
define dllexport spir_kernel void @ne(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp ne <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "slt_main"
; CHECK: cmp.le (M1, 2) {{.*}} -1:w
define dllexport spir_kernel void @slt(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp slt <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "sle_main"
; CHECK: cmp.lt (M1, 2) {{.*}} 1:w
define dllexport spir_kernel void @sle(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp sle <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "sgt_main"
; CHECK: cmp.ge (M1, 2) {{.*}} 1:w
define dllexport spir_kernel void @sgt(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp sgt <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "sge_main"
; CHECK: cmp.gt (M1, 2) {{.*}} -1:w
define dllexport spir_kernel void @sge(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp sge <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "ult_main"
; CHECK: cmp.gt (M1, 2) {{.*}} 0xffff:uw
define dllexport spir_kernel void @ult(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp ult <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "ule_main"
; CHECK: cmp.lt (M1, 2) {{.*}} 0x1:uw
define dllexport spir_kernel void @ule(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp ule <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "ugt_main"
; CHECK: cmp.ge (M1, 2) {{.*}} 0x1:uw
define dllexport spir_kernel void @ugt(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp ugt <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "uge_main"
; CHECK: cmp.le (M1, 2) {{.*}} 0xffff:uw
define dllexport spir_kernel void @uge(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp uge <2 x i16> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

define dllexport spir_kernel void @one(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i16> %y, splat (i16 -1)
  %c = icmp slt <2 x i16> %z, splat (i16 1)
  %s = select <2 x i1> %c, <2 x i16> %z, <2 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %old, <2 x i16> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v2i16.i16.i1(<8 x i16> %o, <2 x i16> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

define dllexport spir_kernel void @four(i32 %dst, <16 x i16> %x, <8 x i16> %old) {
  %y = call <4 x i16> @llvm.genx.rdregioni.v4i16.v16i16.i16(<16 x i16> %x, i32 8, i32 4, i32 2, i16 4, i32 undef)
  %z = xor <4 x i16> %y, splat (i16 -1)
  %c = icmp slt <4 x i16> %z, zeroinitializer
  %s = select <4 x i1> %c, <4 x i16> %z, <4 x i16> splat (i16 3)
  %o = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> %old, <4 x i16> %s, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> %o, <4 x i16> %z, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %o2)
  ret void
}

; CHECK-LABEL: .function "bytes_main"
; CHECK: cmp.le (M1, 2) {{.*}} -1:w
define dllexport spir_kernel void @bytes(i32 %dst, <32 x i8> %x, <16 x i8> %old) {
  %y = call <2 x i8> @llvm.genx.rdregioni.v2i8.v32i8.i16(<32 x i8> %x, i32 8, i32 2, i32 4, i16 4, i32 undef)
  %z = xor <2 x i8> %y, splat (i8 -1)
  %c = icmp slt <2 x i8> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i8> %z, <2 x i8> splat (i8 3)
  %o = call <16 x i8> @llvm.genx.wrregioni.v16i8.v2i8.i16.i1(<16 x i8> %old, <2 x i8> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <16 x i8> @llvm.genx.wrregioni.v16i8.v2i8.i16.i1(<16 x i8> %o, <2 x i8> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i8(i32 %dst, i32 0, <16 x i8> %o2)
  ret void
}

define dllexport spir_kernel void @dwords(i32 %dst, <8 x i32> %x, <4 x i32> %old) {
  %y = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> %x, i32 4, i32 2, i32 2, i16 4, i32 undef)
  %z = xor <2 x i32> %y, splat (i32 -1)
  %c = icmp slt <2 x i32> %z, zeroinitializer
  %s = select <2 x i1> %c, <2 x i32> %z, <2 x i32> splat (i32 3)
  %o = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> %old, <2 x i32> %s, i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
  %o2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.v2i32.i16.i1(<4 x i32> %o, <2 x i32> %z, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %o2)
  ret void
}

!genx.kernels = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13}
!0 = !{ptr @eq, !"eq", !14, i32 0, i32 0, !15, !16, i32 0}
!1 = !{ptr @ne, !"ne", !14, i32 0, i32 0, !15, !16, i32 0}
!2 = !{ptr @slt, !"slt", !14, i32 0, i32 0, !15, !16, i32 0}
!3 = !{ptr @sle, !"sle", !14, i32 0, i32 0, !15, !16, i32 0}
!4 = !{ptr @sgt, !"sgt", !14, i32 0, i32 0, !15, !16, i32 0}
!5 = !{ptr @sge, !"sge", !14, i32 0, i32 0, !15, !16, i32 0}
!6 = !{ptr @ult, !"ult", !14, i32 0, i32 0, !15, !16, i32 0}
!7 = !{ptr @ule, !"ule", !14, i32 0, i32 0, !15, !16, i32 0}
!8 = !{ptr @ugt, !"ugt", !14, i32 0, i32 0, !15, !16, i32 0}
!9 = !{ptr @uge, !"uge", !14, i32 0, i32 0, !15, !16, i32 0}
!10 = !{ptr @one, !"one", !14, i32 0, i32 0, !15, !16, i32 0}
!11 = !{ptr @four, !"four", !14, i32 0, i32 0, !15, !16, i32 0}
!12 = !{ptr @bytes, !"bytes", !14, i32 0, i32 0, !15, !16, i32 0}
!13 = !{ptr @dwords, !"dwords", !14, i32 0, i32 0, !15, !16, i32 0}
!14 = !{i32 2, i32 0, i32 0}
!15 = !{i32 0, i32 0, i32 0}
!16 = !{!"buffer_t", !"", !""}

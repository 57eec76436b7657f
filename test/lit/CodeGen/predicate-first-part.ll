; Where a predicate has no value yet, a write of a part does not read it: it would
; be live from the start of the kernel, and the finalizer has few flags.
; RUN: cmx-opt %s --platform=skl -O0 --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s --platform=pvc -O0 --emit=visa -o - | FileCheck %s

declare <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1>, <4 x i1>, i32)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

; CHECK-LABEL: .kernel "k"
; The low part.
; CHECK: xor (M1_NM, 4) [[LOW:v_p_[0-9]+]]
; CHECK-NEXT: mov (M1_NM, 1) [[BITS:v_t_[0-9]+]](0,0)<1> [[LOW]]
; CHECK-NEXT: setp (M1_NM, 8) [[FIRST:v_p_[0-9]+]] [[BITS]](0,0)<0;1,0>
; The other one is added to it.
; CHECK: or (M1_NM, 4) [[HIGH:v_p_[0-9]+]]
; CHECK-NEXT: mov (M1_NM, 1) [[ADD:v_t_[0-9]+]](0,0)<1> [[HIGH]]
; CHECK-NEXT: shl (M1_NM, 1) [[ADD]](0,0)<1> [[ADD]](0,0)<0;1,0> 0x4:ud
; CHECK-NEXT: mov (M1_NM, 1) [[OLD:v_t_[0-9]+]](0,0)<1> [[BOTH:v_p_[0-9]+]]
; CHECK-NEXT: and (M1_NM, 1) [[ADD]](0,0)<1> [[ADD]](0,0)<0;1,0> 0xf0:ud
; CHECK-NEXT: and (M1_NM, 1) [[OLD]](0,0)<1> [[OLD]](0,0)<0;1,0> 0xffffff0f:ud
; CHECK-NEXT: or (M1_NM, 1) [[ADD]](0,0)<1> [[ADD]](0,0)<0;1,0> [[OLD]](0,0)<0;1,0>
; CHECK-NEXT: setp (M1_NM, 8) [[BOTH]] [[ADD]](0,0)<0;1,0>
; The high part first.
; CHECK: and (M1_NM, 8) [[UPPER:v_p_[0-9]+]]
; CHECK-NEXT: mov (M1_NM, 1) [[BITS2:v_t_[0-9]+]](0,0)<1> [[UPPER]]
; CHECK-NEXT: shl (M1_NM, 1) [[BITS2]](0,0)<1> [[BITS2]](0,0)<0;1,0> 0x8:ud
; CHECK-NEXT: setp (M1_NM, 16) {{v_p_[0-9]+}} [[BITS2]](0,0)<0;1,0>
define dllexport spir_kernel void @k(i32 %s, <4 x i32> %a, <8 x i32> %b, <16 x i32> %c) {
  %c0 = icmp eq <4 x i32> %a, splat (i32 3)
  %c1 = icmp sgt <4 x i32> %a, splat (i32 7)
  %low = xor <4 x i1> %c0, %c1
  %first = call <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1> undef, <4 x i1> %low, i32 0)
  %high = or <4 x i1> %c0, %c1
  %both = call <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1> %first, <4 x i1> %high, i32 4)
  %r = select <8 x i1> %both, <8 x i32> %b, <8 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %r)
  %c2 = icmp ne <8 x i32> %b, splat (i32 9)
  %upper = and <8 x i1> %c2, %both
  %wide = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> poison, <8 x i1> %upper, i32 8)
  %t = select <16 x i1> %wide, <16 x i32> %c, <16 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v16i32(i32 %s, i32 4, <16 x i32> %t)
  ret void
}

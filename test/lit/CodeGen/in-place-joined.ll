; The same as in in-place.ll where the finalizer joins instructions first.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o %t/
; RUN: cat %t/label.visaasm %t/changed.visaasm %t/dwords.visaasm | FileCheck %s
; RUN: cmx-check %s %t/label.visaasm --platform=icllp
; RUN: cmx-check %s %t/changed.visaasm --platform=icllp
; RUN: cmx-check %s %t/dwords.visaasm --platform=icllp
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=icllp --emit=gen -o %t/ %}

declare <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8>, i32, i32, i32, i16, i32)
declare <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8>, <8 x i8>, i32, i32, i32, i16, i32, i1)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.absi.v16i32(<16 x i32>)

; No jump goes to the label between them.
; CHECK-LABEL: .function "label_main"
; CHECK: mov (M1_NM, 4) v_t_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0>
; CHECK-NEXT: add (M1, 8)
define dllexport void @label(ptr %p) {
  %v = load <32 x i8>, ptr %p
  %a = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> %v, i32 1, i32 8, i32 1, i16 1, i32 undef)
  %x = add <8 x i8> %a, splat (i8 3)
  br label %next
next:
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %v, <8 x i8> %x, i32 1, i32 8, i32 1, i16 0, i32 undef, i1 true)
  store <32 x i8> %w, ptr %p
  ret void
}

; The instruction that the add is joined with has the modifier.
; CHECK-LABEL: .function "changed_main"
; CHECK: mov (M1_NM, 8) v_t_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0>
; CHECK: mov (M1, 16) {{.*}} (abs)
define dllexport void @changed(ptr %p) {
  %d = load <32 x i32>, ptr %p
  %v = bitcast <32 x i32> %d to <64 x i16>
  %a = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16> %v, i32 1, i32 1, i32 0, i16 0, i32 undef)
  %s = sext <16 x i16> %a to <16 x i32>
  %n = call <16 x i32> @llvm.genx.absi.v16i32(<16 x i32> %s)
  %n2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> undef, <16 x i32> %n, i32 1, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %n3 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %n2, i32 1, i32 16, i32 1, i16 0, i32 undef)
  %m = add <16 x i32> %n3, splat (i32 1)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %d, <16 x i32> %m, i32 1, i32 16, i32 1, i16 0, i32 undef, i1 true)
  store <32 x i32> %w, ptr %p
  ret void
}

; The bytes of dwords need a register of their own anyway.
; CHECK-LABEL: .function "dwords_main"
; CHECK-NOT: mov (M1_NM, {{.*}}v_t_
; CHECK: asr (M1, 8)
define dllexport void @dwords(ptr %p) {
  %v = load <32 x i8>, ptr %p
  %d = bitcast <32 x i8> %v to <8 x i32>
  %x = ashr <8 x i32> %d, splat (i32 3)
  %t = trunc <8 x i32> %x to <8 x i8>
  %w = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %v, <8 x i8> %t, i32 1, i32 8, i32 1, i16 0, i32 undef, i1 true)
  store <32 x i8> %w, ptr %p
  ret void
}

; Addresses of offsets in one vector are computed in groups of 16 that start at multiples of
; 16, for reads within a group, if others read it, too.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/groups.visaasm
; RUN: FileCheck %s --input-file=%t/alone.visaasm --check-prefix=ALONE
; RUN: cmx-check %s %t/groups.visaasm --function=groups --platform=icllp
; RUN: cmx-check %s %t/alone.visaasm --function=alone --platform=icllp

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.v8i16(<64 x i32>, i32, i32, i32, <8 x i16>, i32)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

; Offsets 12 to 19 are in two groups.
; CHECK:      addr_add (M1, 8) [[A:v_a_[0-9]+]](0)<8> &{{v_v_[0-9]+}} [[O:v_[0-9]+]](0,12)<1;1,0>
; CHECK-NEXT: mov (M1, 8) v_v_{{[0-9]+}}(0,0)<1> r[[[A]](0),0]<1,0>:d
; CHECK-NEXT: addr_add (M1, 16) [[B:v_a_[0-9]+]](0)<16> &{{v_v_[0-9]+}} [[O]](1,0)<1;1,0>
; CHECK-NEXT: mov (M1, 8) v_v_{{[0-9]+}}(0,0)<1> r[[[B]](8),0]<1,0>:d
define dllexport spir_kernel void @groups(i64 %p, <32 x i16> %n, <64 x i32> %v) {
  %m = and <32 x i16> %n, splat (i16 63)
  %at = shl <32 x i16> %m, splat (i16 2)
  %o1 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> %at, i32 8, i32 8, i32 1, i16 24, i32 undef)
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.v8i16(<64 x i32> %v, i32 0, i32 1, i32 0, <8 x i16> %o1, i32 undef)
  %o2 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> %at, i32 8, i32 8, i32 1, i16 48, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.v8i16(<64 x i32> %v, i32 0, i32 1, i32 0, <8 x i16> %o2, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %a)
  %q = add i64 %p, 32
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q, <8 x i32> %b)
  ret void
}

; ALONE: addr_add (M1, 8) {{.*}}(1,8)<1;1,0>
define dllexport spir_kernel void @alone(i64 %p, <32 x i16> %n, <64 x i32> %v) {
  %m = and <32 x i16> %n, splat (i16 63)
  %at = shl <32 x i16> %m, splat (i16 2)
  %o = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> %at, i32 8, i32 8, i32 1, i16 48, i32 undef)
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.v8i16(<64 x i32> %v, i32 0, i32 1, i32 0, <8 x i16> %o, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %a)
  ret void
}

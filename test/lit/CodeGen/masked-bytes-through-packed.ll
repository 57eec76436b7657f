; A masked write of seven bytes to a region that masks do not reach: of the last
; three GenX_IR makes a predicated pair that pvc has not, unless they are chosen
; as dwords. And every fourth qword, spread: GenX_IR crashes on such a move.
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc
; RUN: FileCheck %s < %t.visaasm
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=pvc --emit=gen -o - | FileCheck %s --check-prefix=GEN %}

; CHECK: sel (M1, 2)
; CHECK-NOT: mov (M1, 2) {{.*}}<2> {{.*}}<4;1,0>
; CHECK: ret
; GEN: mov (1|M0)

declare <7 x i8> @llvm.genx.rdregioni.v7i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <64 x i8> @llvm.genx.wrregioni.v64i8.v7i8.i16.v7i1(<64 x i8>, <7 x i8>, i32, i32, i32, i16, i32, <7 x i1>)
declare <2 x i64> @llvm.genx.rdregioni.v2i64.v8i64.i16(<8 x i64>, i32, i32, i32, i16, i32)
declare <8 x i64> @llvm.genx.wrregioni.v8i64.v2i64.i16.i1(<8 x i64>, <2 x i64>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v64i8(i32, i32, <64 x i8>)
declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)

define dllexport spir_kernel void @k(i32 %s, <64 x i8> %v, <64 x i8> %w, <8 x i64> %q, i16 %at) #0 {
  %x = call <7 x i8> @llvm.genx.rdregioni.v7i8.v64i8.i16(<64 x i8> %w, i32 0, i32 7, i32 1, i16 0, i32 undef)
  %n = sub <7 x i8> zeroinitializer, %x
  %m = icmp ugt <7 x i8> %x, splat (i8 77)
  %o = and i16 %at, 31
  %r = call <64 x i8> @llvm.genx.wrregioni.v64i8.v7i8.i16.v7i1(<64 x i8> %v, <7 x i8> %n, i32 0, i32 7, i32 5, i16 %o, i32 undef, <7 x i1> %m)
  call void @llvm.genx.oword.st.v64i8(i32 %s, i32 0, <64 x i8> %r)
  %f = call <2 x i64> @llvm.genx.rdregioni.v2i64.v8i64.i16(<8 x i64> %q, i32 0, i32 2, i32 4, i16 8, i32 undef)
  %p = call <8 x i64> @llvm.genx.wrregioni.v8i64.v2i64.i16.i1(<8 x i64> zeroinitializer, <2 x i64> %f, i32 0, i32 2, i32 2, i16 24, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i64(i32 %s, i32 4, <8 x i64> %p)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !"", !""}

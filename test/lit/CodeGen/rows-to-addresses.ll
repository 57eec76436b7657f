; GenX_IR joins a mov of rows at a variable place and the addition of its result to
; addresses, and crashes. A mov that saturates stays alone.
; RUN: cmx-opt %s -O0 --platform=skl --emit=visa -o %t.skl
; RUN: FileCheck %s --input-file=%t.skl
; RUN: cmx-check %s %t.skl --platform=skl
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=skl --emit=gen -o %t.asm %}
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=pvc --emit=gen -o %t.asm %}

declare <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.v8i16(<64 x i16>, i32, i32, i32, <8 x i16>, i32)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)

; The second read has the same shape, but is no address.
; CHECK: mov.sat (M1, 8) {{.*}}<1> r[{{.*}}]<8;4,1>:w
; CHECK: addr_add (M1, 8)
; CHECK: mov (M1, 8) {{.*}}<1> r[{{.*}}]<8;4,1>:w
define dllexport spir_kernel void @k(<64 x i16> %v, i32 %at, i32 %buf) #0 {
  %offset = trunc i32 %at to i16
  %small = and i16 %offset, 7
  %bytes = mul i16 %small, 2
  %rows = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %v, i32 8, i32 4, i32 1, i16 %bytes, i32 4)
  %r = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.v8i16(<64 x i16> %v, i32 0, i32 1, i32 0, <8 x i16> %rows, i32 undef)
  call void @llvm.genx.oword.st.v8i16(i32 %buf, i32 0, <8 x i16> %r)
  %more = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %v, i32 8, i32 4, i32 1, i16 %bytes, i32 4)
  call void @llvm.genx.oword.st.v8i16(i32 %buf, i32 1, <8 x i16> %more)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"buffer_t"}

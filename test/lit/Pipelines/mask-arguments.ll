; Vectors of predicates come as integers of a bit per lane, as they are in memory.

; RUN: cmx-opt -passes=cmx-lower-arguments -S %s | FileCheck %s
; RUN: rm -rf %t.pvc %t.icllp && cmx-opt --platform=pvc --emit=gen %s -o %t.pvc/ && cmx-opt --platform=icllp --emit=gen %s -o %t.icllp/
; RUN: cmx-opt --platform=icllp --check-each %s -o /dev/null

declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; CHECK-LABEL: define dllexport spir_kernel void @k(i32 %buf, i8 %m8, i16 %m16, i32 %m32, i8 %one)
; CHECK: bitcast i8 %m8 to <8 x i1>
; CHECK: bitcast i16 %m16 to <16 x i1>
; CHECK: bitcast i32 %m32 to <32 x i1>
; CHECK: trunc i8 %one to i1
define dllexport spir_kernel void @k(i32 %buf, <8 x i1> %m8, <16 x i1> %m16, <32 x i1> %m32, i1 %one) {
  %a = zext <8 x i1> %m8 to <8 x i32>
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 0, <8 x i32> %a)
  %b = sext <16 x i1> %m16 to <16 x i32>
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 2, <16 x i32> %b)
  %h = shufflevector <32 x i1> %m32, <32 x i1> %m32, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %c = select <16 x i1> %h, <16 x i32> %b, <16 x i32> zeroinitializer
  %d = select i1 %one, <16 x i32> %c, <16 x i32> splat (i32 7)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 6, <16 x i32> %d)
  ret void
}

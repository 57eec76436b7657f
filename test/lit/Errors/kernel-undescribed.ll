; Without a description the handle of a surface is a number, which is said. Values
; that no message uses as a surface are numbers anyway.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t/ 2>&1 | FileCheck %s --implicit-check-not=warning

; CHECK: warning: function 'k': argument 1 names a surface; !genx.kernels or VCArgumentKind expected to say so, actual neither: it is a number [cmx-kernel-undescribed]

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(i32 %o, i32 %s, <8 x i32> %v) {
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 %o, <8 x i32> %v)
  ret void
}

define dllexport spir_kernel void @described(i32 "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %s, i32 "VCArgumentKind"="0" %n, <8 x i32> %v) {
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %v)
  call void @llvm.genx.oword.st.v8i32(i32 %n, i32 0, <8 x i32> %v)
  ret void
}

; A function for other modules is no kernel.
define dllexport void @function(i32 %s, <8 x i32> %v) "VCFunction" {
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %v)
  ret void
}

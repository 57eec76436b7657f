; Without legalization, code generation is asked for an operand that leaves its value.
; RUN: not cmx-opt %s --platform=icllp -passes=cmx-lower --emit=visa -o %t.visaasm 2>&1 | FileCheck %s

; CHECK: error: function 'kernel': instruction '%r = {{.*}}': expected one legal instruction of icllp, actual mov of 8 elements of type d: region leaves its value [cmx-operation-illegal]

define dllexport void @kernel(<8 x i32> %v, i32 %s) {
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %v, i32 1, i32 8, i32 1, i16 8, i32 undef)
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> %r)
  ret void
}
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

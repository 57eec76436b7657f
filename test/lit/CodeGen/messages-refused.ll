; Numbers, types and shapes that messages and predefined variables do not have.

; RUN: not cmx-opt --platform=pvc --emit=visa %s -o %t/ 2>&1 | FileCheck %s

declare void @llvm.genx.nbarrier.arrive(i8, i8, i8, i8)
declare i32 @llvm.genx.read.predef.reg.i32.i32(i32, i32)
declare i16 @llvm.genx.read.predef.reg.i16.i16(i32, i16)
declare <3 x i32> @llvm.genx.read.predef.reg.v3i32.v3i32(i32, <3 x i32>)
declare <8 x i32> @llvm.genx.read.predef.reg.v8i32.v8i32(i32, <8 x i32>)
declare i32 @llvm.genx.write.predef.reg.i32.i32(i32, i32)
declare <4 x i32> @llvm.genx.write.predef.reg.v4i32.v4i32(i32, <4 x i32>)
declare <3 x i32> @llvm.genx.sr0.v3i32()
declare <8 x i32> @llvm.genx.sr0.v8i32()
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

define dllexport spir_kernel void @k(i64 %p, i32 %i, <4 x i32> %v) {
; CHECK: instruction 'call void @llvm.genx.nbarrier.arrive(i8 1, i8 1, {{.*}}: expected role 0 and as many producers as consumers, actual role 1 [cmx-message-unavailable]
  call void @llvm.genx.nbarrier.arrive(i8 1, i8 1, i8 4, i8 4)
; CHECK: instruction 'call void @llvm.genx.nbarrier.arrive(i8 1, i8 0, i8 4, i8 8){{.*}}: expected role 0 and as many producers as consumers, actual role 0
  call void @llvm.genx.nbarrier.arrive(i8 1, i8 0, i8 4, i8 8)
; CHECK: '%none = {{.*}}: expected a predefined variable of such elements, actual number 0
  %none = call i32 @llvm.genx.read.predef.reg.i32.i32(i32 0, i32 undef)
; CHECK: '%beyond = {{.*}}: expected a predefined variable of such elements, actual number 18
  %beyond = call i32 @llvm.genx.read.predef.reg.i32.i32(i32 18, i32 undef)
; CHECK: '%narrow = {{.*}}: expected a predefined variable of such elements, actual number 13
  %narrow = call i16 @llvm.genx.read.predef.reg.i16.i16(i32 13, i16 undef)
; CHECK: '%three = {{.*}}: expected a predefined variable of such elements, actual number 13
  %three = call <3 x i32> @llvm.genx.read.predef.reg.v3i32.v3i32(i32 13, <3 x i32> undef)
; CHECK: '%many = {{.*}}: expected a predefined variable of such elements, actual number 13
  %many = call <8 x i32> @llvm.genx.read.predef.reg.v8i32.v8i32(i32 13, <8 x i32> undef)
; CHECK: '%state = {{.*}}: expected a predefined variable of such elements, actual number 13
  %state = call i32 @llvm.genx.write.predef.reg.i32.i32(i32 13, i32 %i)
; CHECK: '%control = {{.*}}: expected a predefined variable of such elements, actual number 14
  %control = call <4 x i32> @llvm.genx.write.predef.reg.v4i32.v4i32(i32 14, <4 x i32> %v)
; CHECK: '%sr3 = {{.*}}: result expected a power of two of at most 4 elements, actual 3
  %sr3 = call <3 x i32> @llvm.genx.sr0.v3i32()
; CHECK: '%sr8 = {{.*}}: result expected a power of two of at most 4 elements, actual 8
  %sr8 = call <8 x i32> @llvm.genx.sr0.v8i32()
  %wide = zext i16 %narrow to i32
  %third = extractelement <3 x i32> %three, i32 2
  %third.sr = extractelement <3 x i32> %sr3, i32 2
  %s1 = xor i32 %none, %beyond
  %s2 = xor i32 %s1, %wide
  %s3 = xor i32 %s2, %third
  %s4 = xor i32 %s3, %third.sr
  %ins = insertelement <8 x i32> %sr8, i32 %s4, i32 0
  %all = xor <8 x i32> %ins, %many
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %all)
  ret void
}

; Functions whose names are equal as identifiers are called by names that are not.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp

; CHECK: fcall (M1, 16) f_step_a 1 1
; CHECK: fcall (M1, 16) f_step_a_2 1 1
; CHECK: .global_function "f_step_a"
; CHECK: .global_function "f_step_a_2"
declare i32 @llvm.genx.group.id.x()
declare void @llvm.genx.svm.block.st.i64.v4i32(i64, <4 x i32>)

define internal i32 @"step.a"(i32 %n) noinline {
  %x = call i32 @llvm.genx.group.id.x()
  %c = icmp ugt i32 %x, 100000
  br i1 %c, label %more, label %end
more:
  %r = call i32 @"step.a"(i32 %x)
  br label %end
end:
  %s = phi i32 [ 3, %0 ], [ %r, %more ]
  ret i32 %s
}
define internal i32 @step_a(i32 %n) noinline {
  %x = call i32 @llvm.genx.group.id.x()
  %c = icmp ugt i32 %x, 100000
  br i1 %c, label %more, label %end
more:
  %r = call i32 @step_a(i32 %x)
  br label %end
end:
  %s = phi i32 [ 4, %0 ], [ %r, %more ]
  ret i32 %s
}
define dllexport spir_kernel void @names(i64 %p, <4 x i32> %v, i32 %n) {
  %a = call i32 @"step.a"(i32 %n)
  %b = call i32 @step_a(i32 %n)
  %c = insertelement <4 x i32> %v, i32 %a, i32 0
  %d = insertelement <4 x i32> %c, i32 %b, i32 1
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %p, <4 x i32> %d)
  ret void
}

; Why moves remain: each for another reason.
; RUN: cmx-opt --platform=icllp -O0 -disable-output -pass-remarks-missed=cmx-codegen %s 2>&1 | FileCheck %s

; CHECK:      remark: {{.*}}: %anywhere: move of 8 elements of %sum, {{.*}}: the place is known at run time only
; CHECK-NEXT: remark: {{.*}}: %of.argument: move of 8 elements of %x, {{.*}}: the source is an argument
; CHECK-NEXT: remark: {{.*}}: %of.message: move of 8 elements of %loaded, {{.*}}: the source is the result of a message
; CHECK-NEXT: remark: {{.*}}: %of.both: move of 8 elements of %product, {{.*}}: the source is used elsewhere too
; CHECK:      remark: {{.*}}: %of.phi: move of 8 elements of %y, {{.*}}: the source is a phi
; CHECK-NEXT: remark: {{.*}}: %stored: move of 8 elements of %of.phi, {{.*}}: a message needs it packed from a register on
; CHECK-NEXT: remark: {{.*}}: %found: move of 8 elements of %of.phi, {{.*}}: a phi needs a variable of its own

declare <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
define dllexport spir_kernel void @writes(i64 %p, <32 x i16> %few, <8 x i32> %x, i16 %at, i32 %n) {
entry:
  %v = zext <32 x i16> %few to <32 x i32>
  %sum = add <8 x i32> %x, splat (i32 3)
  %anywhere = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %sum, i32 8, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  %of.argument = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %anywhere, <8 x i32> %x, i32 8, i32 8, i32 1, i16 4, i32 undef, i1 true)
  %loaded = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %p)
  %of.message = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %of.argument, <8 x i32> %loaded, i32 8, i32 8, i32 1, i16 40, i32 undef, i1 true)
  %product = mul <8 x i32> %x, %x
  %of.both = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %of.message, <8 x i32> %product, i32 8, i32 8, i32 1, i16 76, i32 undef, i1 true)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %product)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %w = phi <32 x i32> [ %of.both, %entry ], [ %of.phi, %loop ]
  %y = phi <8 x i32> [ %sum, %entry ], [ %y1, %loop ]
  %of.phi = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w, <8 x i32> %y, i32 8, i32 8, i32 1, i16 8, i32 undef, i1 true)
  %y1 = add <8 x i32> %y, splat (i32 7)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %end
end:
  %stored = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %of.phi, i32 8, i32 8, i32 1, i16 4, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %stored)
  %found = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %of.phi, i32 8, i32 8, i32 1, i16 %at, i32 undef)
  br i1 %c, label %more, label %last
more:
  br label %last
last:
  %z = phi <8 x i32> [ %found, %end ], [ %x, %more ]
  %q = add i64 %p, 64
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q, <8 x i32> %z)
  ret void
}

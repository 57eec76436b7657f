; Compares of neighbouring bytes become one compare of three bytes (InstCombine); also
; written by hand, with arithmetic.
; RUN: cmx-opt %s --platform=icllp -O2 --check-each --emit=visa -o %t/ 2>&1 | FileCheck %s
; RUN: cmx-opt %s --platform=pvc -O0 --check-each --emit=visa -o %t/ 2>&1 | FileCheck %s

; CHECK-NOT: error
; CHECK: --check-each: {{[1-9][0-9]*}} comparisons
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare <16 x i24> @llvm.smin.v16i24(<16 x i24>, <16 x i24>)

define dllexport spir_kernel void @colors(i32 %src, i32 %dst) {
  %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %b = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 4)
  %x = trunc <16 x i32> %a to <16 x i8>
  %u = trunc <16 x i32> %b to <16 x i8>
  %a8 = lshr <16 x i32> %a, splat(i32 8)
  %b8 = lshr <16 x i32> %b, splat(i32 8)
  %x8 = trunc <16 x i32> %a8 to <16 x i8>
  %u8 = trunc <16 x i32> %b8 to <16 x i8>
  %a16 = lshr <16 x i32> %a, splat(i32 16)
  %b16 = lshr <16 x i32> %b, splat(i32 16)
  %x16 = trunc <16 x i32> %a16 to <16 x i8>
  %u16 = trunc <16 x i32> %b16 to <16 x i8>
  %c1 = icmp ne <16 x i8> %x, %u
  %c2 = icmp ne <16 x i8> %x8, %u8
  %c3 = icmp ne <16 x i8> %x16, %u16
  %c4 = or <16 x i1> %c1, %c2
  %c = or <16 x i1> %c4, %c3
  %r = zext <16 x i1> %c to <16 x i32>
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r)
  ret void
}

define dllexport spir_kernel void @arithmetic(i32 %src, i32 %dst) {
entry:
  %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %b = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 4)
  %x = trunc <16 x i32> %a to <16 x i24>
  %y = trunc <16 x i32> %b to <16 x i24>
  br label %loop
loop:
  %n = phi <16 x i24> [ %x, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = add <16 x i24> %n, %y
  %next = ashr <16 x i24> %s, <i24 1, i24 2, i24 1, i24 1, i24 3, i24 1, i24 1, i24 1, i24 1, i24 1, i24 1, i24 1, i24 1, i24 1, i24 23, i24 1>
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, 3
  br i1 %again, label %loop, label %end
end:
  %least = call <16 x i24> @llvm.smin.v16i24(<16 x i24> %next, <16 x i24> splat (i24 -5))
  %less = icmp slt <16 x i24> %next, %y
  %either = select <16 x i1> %less, <16 x i24> %least, <16 x i24> %y
  %r = sext <16 x i24> %either to <16 x i32>
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r)
  ret void
}

!genx.kernels = !{!0, !4}
!0 = !{ptr @colors, !"colors", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
!4 = !{ptr @arithmetic, !"arithmetic", !1, i32 0, i32 0, !2, !3, i32 0}

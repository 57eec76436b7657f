; Registers of state that a kernel reads and writes.
; REQUIRES: genx_ir
; RUN: cmx-opt --platform=icllp --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=pvc --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=icllp --emit=gen %s -o %t.asm

declare void @llvm.genx.set.sr0.2(i32)
declare void @llvm.genx.dummy.mov(i16)
declare i16 @llvm.genx.get.color.i16()
declare i32 @llvm.genx.ce0()
declare <4 x i32> @llvm.genx.r0.v4i32()
declare <4 x i32> @llvm.genx.timestamp.v4i32()
declare i32 @llvm.genx.read.predef.reg.i32.i32(i32, i32)
declare <4 x i32> @llvm.genx.read.predef.reg.v4i32.v4i32(i32, <4 x i32>)
declare i32 @llvm.genx.write.predef.reg.i32.i32(i32, i32)
declare <16 x i32> @llvm.genx.write.predef.reg.v16i32.v16i32(i32, <16 x i32>)
declare void @llvm.genx.svm.block.st.i64.v4i32(i64, <4 x i32>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

define dllexport spir_kernel void @k(i64 %p, i32 %i, i16 %h, <16 x i32> %v) {
; CHECK: mov (M1_NM, 1) %sr0(0,2)<1> [[I:v_[0-9]+]](0,0)<0;1,0>
; CHECK-NEXT: mov (M1_NM, 1) %null(0,0)<1> v_
; CHECK-NEXT: mov (M1_NM, 1) v_{{.*}} %color(0,0)<0;1,0>
; CHECK-NEXT: mov (M1_NM, 1) v_{{.*}} %ce0(0,0)<0;1,0>
; CHECK-NEXT: mov (M1_NM, 4) v_{{.*}} %tsc(0,0)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 1) v_{{.*}} %hw_id(0,0)<0;1,0>
; CHECK-NEXT: mov (M1_NM, 4) v_{{.*}} %sr0(0,0)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 1) [[C:v_[^ (]+]](0,0)<1> [[I]](0,0)<0;1,0>
; CHECK-NEXT: mov (M1_NM, 1) %cr0(0,0)<1> [[C]](0,0)<0;1,0>
; CHECK-NEXT: mov (M1_NM, 1) v_{{.*}} [[C]](0,0)<0;1,0>
; CHECK-NEXT: mov (M1_NM, 16) %arg(0,0)<1> [[V:v_[0-9]+]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 16) [[A:v_[0-9]+]](0,0)<1> [[V]](0,0)<1;1,0>
; The value written is the result, which has no reader here.
; CHECK-NEXT: mov (M1_NM, 16) %retval(0,0)<1> [[V]](0,0)<1;1,0>
; CHECK-NOT: [[V]](0,0)<1;1,0>
  call void @llvm.genx.set.sr0.2(i32 %i)
  call void @llvm.genx.dummy.mov(i16 %h)
  %color = call i16 @llvm.genx.get.color.i16()
  %color.w = zext i16 %color to i32
  %ce = call i32 @llvm.genx.ce0()
  %r0 = call <4 x i32> @llvm.genx.r0.v4i32()
  %tsc = call <4 x i32> @llvm.genx.timestamp.v4i32()
  %hw = call i32 @llvm.genx.read.predef.reg.i32.i32(i32 12, i32 undef)
  %sr = call <4 x i32> @llvm.genx.read.predef.reg.v4i32.v4i32(i32 13, <4 x i32> undef)
  %cr = call i32 @llvm.genx.write.predef.reg.i32.i32(i32 14, i32 %i)
  %arg = call <16 x i32> @llvm.genx.write.predef.reg.v16i32.v16i32(i32 8, <16 x i32> %v)
  %ret = call <16 x i32> @llvm.genx.write.predef.reg.v16i32.v16i32(i32 9, <16 x i32> %v)
  %s0 = insertelement <4 x i32> %r0, i32 %color.w, i32 0
  %s1 = insertelement <4 x i32> %s0, i32 %ce, i32 1
  %s2 = insertelement <4 x i32> %s1, i32 %hw, i32 2
  %s3 = insertelement <4 x i32> %s2, i32 %cr, i32 3
  %x = xor <4 x i32> %s3, %tsc
  %y = xor <4 x i32> %x, %sr
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %p, <4 x i32> %y)
  %q = add i64 %p, 16
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %q, <16 x i32> %arg)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !"", !""}

; LLVM lets a call that computes nothing take the address of an intrinsic if it is
; cast. That is no call of the intrinsic.
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -O0 --platform=dg2 --emit=visa %s -o %t/
; RUN: cmx-opt --platform=dg2 --emit=visa %s -o %t/

declare i64 @llvm.objectsize.i64.p1(ptr addrspace(1), i1, i1, i1)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.lane.id()
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

; CHECK-LABEL: define dllexport void @cast_address(
; CHECK-NEXT:    %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(
define dllexport void @cast_address(<8 x i32> %v) "CMGenxMain" {
  %s = call i64 @llvm.objectsize.i64.p1(ptr addrspace(1) addrspacecast (ptr @llvm.genx.rdregioni.v4i32.v8i32.i16 to ptr addrspace(1)), i1 false, i1 false, i1 false)
  %l = call i64 @llvm.objectsize.i64.p1(ptr addrspace(1) addrspacecast (ptr @llvm.genx.lane.id to ptr addrspace(1)), i1 false, i1 false, i1 false)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v4i32(i32 1, i32 0, <4 x i32> %r)
  ret void
}

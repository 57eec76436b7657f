; Messages read whole registers; scalars come from anywhere.
; RUN: cmx-opt -passes='print<cmx-bales>' -disable-output %s 2>&1 | FileCheck %s

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)

define <8 x i32> @scalar_address(i32 %s, <64 x i32> %v) {
; CHECK-LABEL: bales of @scalar_address
; CHECK-NEXT:  %r: message x8
; CHECK-NEXT:    source 0
; CHECK-NEXT:    source %s <0;1,0>x1@0:4:ud
; CHECK-NEXT:    source %v <0;1,0>x1@20:4:ud
; CHECK-NEXT:    member %o
  %o = call i32 @llvm.genx.rdregioni.i32.v64i32.i16(<64 x i32> %v, i32 0, i32 1, i32 0, i16 20, i32 undef)
  %r = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 %o)
  ret <8 x i32> %r
}

; Without a platform nobody knows what a register is: a strided part is copied.
define void @data_part(i32 %s, <64 x i32> %v) {
; CHECK-LABEL: bales of @data_part
; CHECK-NEXT:  %d: mov x8
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %v <0;8,2>x8@64:4:d
; CHECK-NEXT:  call: message x1
; CHECK-NEXT:    source %s <0;1,0>x1@0:4:ud
; CHECK-NEXT:    source 0
; CHECK-NEXT:    source %d <8;8,1>x8@0:4:ud
  %d = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 0, i32 8, i32 2, i16 64, i32 undef)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %d)
  ret void
}

define <64 x i32> @load_into_part(i32 %s, <64 x i32> %v) {
; CHECK-LABEL: bales of @load_into_part
; CHECK-NEXT:  %d: message x8
; CHECK-NEXT:    source 0
; CHECK-NEXT:    source %s <0;1,0>x1@0:4:ud
; CHECK-NEXT:    source 0
; CHECK-NEXT:  %r: mov x8
; CHECK-NEXT:    into %v <0;8,1>x8@64:4:d
; CHECK-NEXT:    source %d <8;8,1>x8@0:4:d
  %d = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 0)
  %r = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v, <8 x i32> %d, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  ret <64 x i32> %r
}

; The finalizer lets no message write the first inputs: loads and sums of atomics go
; elsewhere, stores read them in place.
; REQUIRES: genx_ir
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/stored.visaasm --check-prefix=STORED
; RUN: FileCheck %s --input-file=%t/atomic.visaasm --check-prefix=ATOMIC
; RUN: FileCheck %s --input-file=%t/blocks.visaasm --check-prefix=BLOCKS
; RUN: cmx-opt %s --platform=icllp -O0 --emit=gen -o %t/

declare void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1>, i32, <8 x i64>, <8 x i32>)
declare void @llvm.genx.svm.scatter.v8i1.v8i64.v64i64(<8 x i1>, i32, <8 x i64>, <64 x i64>)
declare <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>, <8 x i32>)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

; STORED: .input v_v_{{[0-9]+}} offset=32 size=32
; STORED: .function
; STORED-NEXT: svm_scatter.4.1 (M1, 8) v_{{[0-9]+}}.0 v_{{[0-9]+}}.0
define dllexport spir_kernel void @stored(<8 x i32> %x, <8 x i64> %a) {
  call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> splat (i1 true), i32 0, <8 x i64> %a, <8 x i32> %x)
  ret void
}

; ATOMIC: .function
; ATOMIC-NEXT: mov (M1_NM, 8) [[T:v_t_[0-9]+]](0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0>
; ATOMIC-NEXT: svm_atomic.add (M1, 8) v_{{[0-9]+}}.0 [[T]].0 %null.0 v_{{[0-9]+}}.0
define dllexport spir_kernel void @atomic(<8 x i32> %x, <8 x i64> %a, i64 %p) {
  %r = call <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1> splat (i1 true), <8 x i64> %a, <8 x i32> %x, <8 x i32> undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %r)
  ret void
}

; Only Gen9 needs two messages for so many.
; BLOCKS: .function
; BLOCKS-NEXT: svm_scatter.8.8 (M1, 8)
; BLOCKS-NEXT: ret
define dllexport spir_kernel void @blocks(<8 x i64> %a, <64 x i64> %x) {
  call void @llvm.genx.svm.scatter.v8i1.v8i64.v64i64(<8 x i1> splat (i1 true), i32 3, <8 x i64> %a, <64 x i64> %x)
  ret void
}

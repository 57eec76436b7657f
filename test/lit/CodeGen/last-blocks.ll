; The last block of the text branches both ways, or is not the one that ends nowhere.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/endless.visaasm
; RUN: FileCheck %s --input-file=%t/impossible.visaasm --check-prefix=IMPOSSIBLE
; RUN: cmx-check %s %t/impossible.visaasm --function=impossible --platform=icllp

; CHECK:      {{^}}[[OUTER:L_[^:]*]]:
; CHECK-NEXT: {{^}}[[INNER:L_[^:]*]]:
; CHECK:      (v_p_{{[0-9]+}}) jmp (M1, 1) [[INNER]]
; CHECK-NEXT: jmp (M1, 1) [[OUTER]]
; CHECK-NEXT: ret (M1, 1)
define dllexport spir_kernel void @endless(i64 %p, <4 x i32> %v, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %inner ]
  br label %inner
inner:
  %j = phi i32 [ %i, %outer ], [ %i2, %inner ]
  %i2 = add i32 %j, 1
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %p, <4 x i32> %v)
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %inner, label %outer
}
; IMPOSSIBLE:      (v_p_{{[0-9]+}}) jmp (M1, 1) [[YES:L_[^:]*]]
; IMPOSSIBLE:      svm_block_st
; IMPOSSIBLE-NEXT: jmp (M1, 1) [[EXIT:L_.*]]
; IMPOSSIBLE-NEXT: {{^}}[[YES]]:
; IMPOSSIBLE:      svm_block_st
; IMPOSSIBLE-NEXT: {{^}}[[EXIT]]:
; IMPOSSIBLE-NEXT: ret (M1, 1)
define dllexport spir_kernel void @impossible(i64 %p, <4 x i32> %v, i32 %n) {
entry:
  %c = icmp slt i32 %n, 100000
  br i1 %c, label %yes, label %no
no:
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %p, <4 x i32> %v)
  unreachable
yes:
  %w = add <4 x i32> %v, splat (i32 1)
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %p, <4 x i32> %w)
  ret void
}

declare void @llvm.genx.svm.block.st.i64.v4i32(i64, <4 x i32>)

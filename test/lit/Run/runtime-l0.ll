; With --runtime=l0 surfaces have the numbers of the driver's binding table, and the thread id is computed from the ids
; of group and thread: IR, vISA made of it, and a text give the same.
; RUN: rm -rf %t && mkdir %t && printf "0123456789abcdef" > %t/src
; RUN: cmx-run %s --grid 4x2 --group 2x1 --arg n=5 --arg src=%t/src --arg dst=%t/ir:512 --runtime=l0
; RUN: cmx-run %s --grid 4x2 --group 2x1 --arg n=5 --arg src=%t/src --arg dst=%t/cm:512
; RUN: cmx-run %s --grid 4x2 --group 2x1 --arg n=5 --arg src=%t/src --arg dst=%t/visa:512 --runtime=l0 --visa --platform=tgllp
; RUN: cmx-run %s --grid 4x2 --group 2x1 --arg n=5 --arg src=%t/src --arg dst=%t/pvc:512 --runtime=l0 --compare --platform=pvc
; RUN: cmp %t/ir %t/cm && cmp %t/ir %t/visa && cmp %t/ir %t/pvc
; RUN: cmx-opt %s --runtime=l0 --platform=tgllp -o %t/k.visaasm
; RUN: cmx-opt %s --runtime=l0 --platform=tgllp --check-each --verify-each -o %t/k2.visaasm

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare i16 @llvm.genx.thread.x()
declare i16 @llvm.genx.thread.y()

define spir_kernel void @k(i32 %n, i32 "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %src, i32 "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %dst) {
  %x = call i16 @llvm.genx.thread.x()
  %y = call i16 @llvm.genx.thread.y()
  %row = mul i16 %y, 4
  %id = add i16 %x, %row
  %at = zext i16 %id to i32
  %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %src, i32 0)
  %a = insertelement <4 x i32> %v, i32 %n, i32 0
  %b = insertelement <4 x i32> %a, i32 %at, i32 1
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 %at, <4 x i32> %b)
  ret void
}

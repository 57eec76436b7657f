; Masks as integers: kept over a part in which all lanes are on, and from memory.
; REQUIRES: genx_ir
; RUN: mkdir -p %t
; RUN: cmx-opt --platform=skl -O2 --check-each --emit=gen %s -o %t/
; RUN: cmx-opt --platform=skl -O2 --emit=visa %s -o %t/
; RUN: cmx-check %s %t/saved.visaasm --platform=skl | FileCheck %s
; RUN: cmx-check %s %t/narrow.visaasm --platform=skl | FileCheck %s
; RUN: cmx-opt --platform=icllp -O0 --check-each --emit=gen %s -o %t/
; RUN: cmx-opt --platform=icllp -O0 --emit=visa %s -o %t/
; RUN: cmx-check %s %t/saved.visaasm --platform=icllp | FileCheck %s
; RUN: cmx-check %s %t/narrow.visaasm --platform=icllp | FileCheck %s
; RUN: cmx-opt --platform=tgllp -O1 --check-each --emit=gen %s -o %t/
; RUN: cmx-opt --platform=tgllp -O1 --emit=visa %s -o %t/
; RUN: cmx-check %s %t/saved.visaasm --platform=tgllp | FileCheck %s
; RUN: cmx-check %s %t/narrow.visaasm --platform=tgllp | FileCheck %s
; RUN: cmx-opt --platform=dg2 -O2 --check-each --emit=gen %s -o %t/
; RUN: cmx-opt --platform=dg2 -O2 --emit=visa %s -o %t/
; RUN: cmx-check %s %t/saved.visaasm --platform=dg2 | FileCheck %s
; RUN: cmx-check %s %t/narrow.visaasm --platform=dg2 | FileCheck %s
; RUN: cmx-opt --platform=pvc -O1 --check-each --emit=gen %s -o %t/
; RUN: cmx-opt --platform=pvc -O1 --emit=visa %s -o %t/
; RUN: cmx-check %s %t/saved.visaasm --platform=pvc | FileCheck %s
; RUN: cmx-check %s %t/narrow.visaasm --platform=pvc | FileCheck %s
; CHECK: checked 1 functions on {{[1-9][0-9]*}} inputs (0 skipped)

declare <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)
declare { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1>, <16 x i1>, <16 x i1>)
declare i32 @llvm.genx.simdcf.savemask.v32i1(<32 x i1>)
declare i32 @llvm.genx.simdcf.savemask.v16i1(<16 x i1>)
declare <32 x i1> @llvm.genx.simdcf.unmask.v32i1(i32, i32)
declare <32 x i1> @llvm.genx.simdcf.remask.v32i1(<32 x i1>, i32)
declare <8 x i1> @llvm.genx.simdcf.remask.v8i1(<8 x i1>, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)

define dllexport void @saved(i64 %in, i64 %out) {
entry:
  %v = call <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64 %in)
  %stay = icmp slt <16 x i32> %v, splat (i32 3)
  %go = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> splat (i1 true), <16 x i1> zeroinitializer, <16 x i1> %stay)
  %em = extractvalue { <32 x i1>, <16 x i1>, i1 } %go, 0
  %saved = call i32 @llvm.genx.simdcf.savemask.v32i1(<32 x i1> %em)
  %all = call <32 x i1> @llvm.genx.simdcf.unmask.v32i1(i32 %saved, i32 -1)
  %m1 = shufflevector <32 x i1> %all, <32 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %inc = add <16 x i32> %v, splat (i32 5)
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %inc, i32 16, i32 16, i32 1, i16 0, i32 poison, <16 x i1> %m1)
  %again = call <32 x i1> @llvm.genx.simdcf.remask.v32i1(<32 x i1> %all, i32 %saved)
  %m2 = shufflevector <32 x i1> %again, <32 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %twice = mul <16 x i32> %v1, splat (i32 2)
  %v2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v1, <16 x i32> %twice, i32 16, i32 16, i32 1, i16 0, i32 poison, <16 x i1> %m2)
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %out, <16 x i32> %v2)
  ret void
}

; Fewer lanes than bits, and a mask that is a number in memory.
define dllexport void @narrow(i64 %in, i64 %out, i32 %bits) {
  %v = call <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64 %in)
  %odd = trunc <16 x i32> %v to <16 x i1>
  %saved = call i32 @llvm.genx.simdcf.savemask.v16i1(<16 x i1> %odd)
  %m = call <8 x i1> @llvm.genx.simdcf.remask.v8i1(<8 x i1> zeroinitializer, i32 %bits)
  %wide = shufflevector <8 x i1> %m, <8 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %one = insertelement <16 x i32> poison, i32 %saved, i32 0
  %each = shufflevector <16 x i32> %one, <16 x i32> poison, <16 x i32> zeroinitializer
  %r = select <16 x i1> %wide, <16 x i32> %v, <16 x i32> %each
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %out, <16 x i32> %r)
  ret void
}

; A loop follows addresses that start with an argument. A message takes whole registers, and the
; argument shares its register with others: the loop gets a variable, which one move fills, and the
; finalizer copies nothing in the loop.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s --platform=skl --emit=visa --check-each -o %t/skl/
; RUN: cd %t/skl; cat walk.visaasm blocks.visaasm once.visaasm | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t/pvc/
; RUN: FileCheck %s --check-prefix=PVC < %t/pvc/walk.visaasm
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

; CHECK-LABEL: .kernel "walk"
; CHECK:       .decl [[AT:v_[0-9]+]] v_type=G type=ud num_elts=2 {{.*}}alias=<v_v_{{[0-9]+}}, 0>
; CHECK:       mov (M1, 2) [[AT]](0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0>
; CHECK:       L_bb
; CHECK:       svm_gather.4.1 (M1, 1) [[A:v_[a-z0-9_]+]].0
; PVC:       mov (M1, 2) v_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<1;1,0>
; PVC:       L_bb
; PVC:       lsc_load.ugm (M1, 1) {{.*}} flat{{\[}}[[A:v_[a-z0-9_]+]]]:a64
define dllexport void @walk(ptr addrspace(1) %list, ptr addrspace(1) %dst, i32 %n) "CMGenxMain" {
entry:
  br label %loop
loop:
  %node = phi ptr addrspace(1) [ %list, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %number = load i32, ptr addrspace(1) %node, align 8
  %more = add i32 %sum, %number
  %link = getelementptr i8, ptr addrspace(1) %node, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %link, align 8
  %j = add i32 %i, 1
  %go = icmp ult i32 %j, %n
  br i1 %go, label %loop, label %done
done:
  store i32 %more, ptr addrspace(1) %dst, align 4
  ret void
}

; A scalar address may lie anywhere: the input itself counts on.
; CHECK-LABEL: .kernel "blocks"
; CHECK-NOT:   mov (M1_NM, 1) {{.*}} v_v_
; CHECK:       svm_block_ld
; CHECK:       ret
define dllexport void @blocks(i64 %from, i32 %dst, i32 %n) "CMGenxMain" {
entry:
  br label %loop
loop:
  %at = phi i64 [ %from, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = call <8 x i32> @llvm.genx.svm.block.ld.unaligned.v8i32.i64(i64 %at)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %v)
  %next = add i64 %at, 512
  %j = add i32 %i, 1
  %go = icmp ult i32 %j, %n
  br i1 %go, label %loop, label %done
done:
  ret void
}

; Outside of a loop a move would only come before the copy.
; CHECK-LABEL: .kernel "once"
; CHECK-NOT:   mov (M1_NM, 1) {{.*}}<1> v_v_
; CHECK:       svm_gather
; CHECK:       ret
define dllexport void @once(ptr addrspace(1) %p, i32 %dst, i32 %n) "CMGenxMain" {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %far, label %near
far:
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4096
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> zeroinitializer)
  br label %near
near:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %q, %far ]
  %v = load i32, ptr addrspace(1) %at, align 4
  %w = insertelement <8 x i32> zeroinitializer, i32 %v, i32 0
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 2, <8 x i32> %w)
  ret void
}

declare <8 x i32> @llvm.genx.svm.block.ld.unaligned.v8i32.i64(i64)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

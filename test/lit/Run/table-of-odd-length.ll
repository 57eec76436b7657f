; A variable that starts with a constant vector of 17 bytes, or of 5 words, takes more bytes in
; memory than the vector has. LLVM 19 may crash if a load is folded after the last element.
; RUN: cmx-opt %s -O0 --platform=skl --emit=visa -o %t.visaasm
; RUN: cmx-run %s --compare -O0 --platform=skl --arg to=%t.raw:4 --arg any=16 | FileCheck %s --check-prefix=EQUAL
; RUN: od -An -tu1 %t.raw | FileCheck %s

; EQUAL: equal: 1 surfaces, 4 bytes
; CHECK: 57 0 9 0

@bytes = global <17 x i8> <i8 41, i8 42, i8 43, i8 44, i8 45, i8 46, i8 47, i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55, i8 56, i8 57>
@words = global <5 x i16> <i16 5, i16 6, i16 7, i16 8, i16 9>

define dllexport spir_kernel void @k(ptr addrspace(1) %to, i32 %any) {
  %i = call i32 @llvm.umin.i32(i32 %any, i32 16)
  %all = load <17 x i8>, ptr @bytes, align 32
  %v = extractelement <17 x i8> %all, i32 %i
  %changed = insertelement <17 x i8> %all, i8 0, i32 %i
  store <17 x i8> %changed, ptr @bytes, align 32
  %w = zext i8 %v to i16
  store i16 %w, ptr addrspace(1) %to
  %h = lshr i32 %i, 2
  %q = getelementptr i16, ptr @words, i32 %h
  %x = load i16, ptr %q
  store i16 0, ptr %q
  %next = getelementptr i8, ptr addrspace(1) %to, i64 2
  store i16 %x, ptr addrspace(1) %next
  ret void
}

declare i32 @llvm.umin.i32(i32, i32)

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{!"svmptr_t", !""}

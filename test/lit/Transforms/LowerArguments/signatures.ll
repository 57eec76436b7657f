; Which number an argument becomes, by its type and kind, and the attributes
; that describe it to the runtime.
; CHECK lines by hand: the signatures, which utils/update-checks leaves out.
; RUN: cmx-opt -passes=cmx-lower-arguments -verify-each -S %s | FileCheck %s

; The kind says which pointers are handles of 32 bits: those of samplers and
; surfaces, whatever their address space.
; CHECK: define spir_kernel void @kinds(i64 %general, i32 "VCArgumentDesc"="sampler_t" "VCArgumentKind"="1" %sampler, i32 "VCArgumentDesc"="buffer_t" "VCArgumentKind"="2" %surface, i64 "VCArgumentDesc"="svmptr_t" "VCArgumentKind"="0" %stateless)
define spir_kernel void @kinds(ptr addrspace(1) nocapture noalias %general, ptr addrspace(2) align 8 "VCArgumentKind"="1" "VCArgumentDesc"="sampler_t" %sampler, ptr addrspace(1) nonnull "VCArgumentKind"="2" "VCArgumentDesc"="buffer_t" %surface, ptr "VCArgumentKind"="0" "VCArgumentDesc"="svmptr_t" %stateless) {
  ret void
}

; The same from metadata.
; CHECK: define void @metadata(i32 %sampler, i32 %surface, i64 %general)
define void @metadata(ptr addrspace(2) %sampler, ptr addrspace(1) %surface, ptr %general) {
  ret void
}

; Address spaces: shared local memory has 32 bits, all others 64.
; CHECK: define spir_kernel void @spaces(i64 %private, i64 %global, i64 %constant, i32 %local, i64 %generic)
define spir_kernel void @spaces(ptr %private, ptr addrspace(1) %global, ptr addrspace(2) %constant, ptr addrspace(3) %local, ptr addrspace(4) %generic) {
  ret void
}

; Aggregates: dwords if they are whole, else bytes. Values that are no pointers
; keep the attributes of numbers only if they keep their type.
; CHECK: define spir_kernel void @bytes(<3 x i32> "VCArgumentDesc"="struct_t" %by.value, <3 x i8> %short, <2 x i32> %array, i8 %predicate, i16 signext "VCArgumentKind"="0" %word, <4 x i16> %vector)
define spir_kernel void @bytes(ptr byval({ i32, [2 x float] }) align 4 "VCArgumentDesc"="struct_t" %by.value, ptr byval([3 x i8]) %short, [2 x i32] %array, i1 zeroext %predicate, i16 signext "VCArgumentKind"="0" %word, <4 x i16> %vector) {
  ret void
}

; Attributes of the function stay.
; CHECK: define dllexport spir_kernel void @function(i64 %p) #[[FUNCTION:[0-9]+]]
define dllexport spir_kernel void @function(ptr %p) "VCSLMSize"="64" {
  ret void
}

; CHECK: attributes #[[FUNCTION]] = { "VCSLMSize"="64" }
; CHECK: !{ptr @metadata, !"metadata",

!genx.kernels = !{!0}
!0 = !{ptr @metadata, !"metadata", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 1, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"sampler_t", !"buffer_t", !""}

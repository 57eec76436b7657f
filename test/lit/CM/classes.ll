; A class is passed as its one member, or as its bytes, in dwords if they are whole.
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s
target datalayout = "e-i64:64-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

@.kernel = private unnamed_addr addrspace(1) constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@.file = private unnamed_addr addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"
@llvm.global.annotations = appending addrspace(1) global [2 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) addrspacecast (ptr @parts to ptr addrspace(1)), ptr addrspace(1) @.kernel, ptr addrspace(1) @.file, i32 1, ptr addrspace(1) null },
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) addrspacecast (ptr @single to ptr addrspace(1)), ptr addrspace(1) @.kernel, ptr addrspace(1) @.file, i32 1, ptr addrspace(1) null }], section "llvm.metadata"

%shorts = type { i16, i16, i16 }
%bytes = type { i8, i8 }
%three = type { i8, [2 x i8] }
%dwords = type { i32, i16 }
%number = type { { float } }
%vector = type { { <4 x i16> } }
%array = type { [3 x i32] }

; CHECK: define dllexport spir_kernel void @parts(<6 x i8> %a, <2 x i8> %b, <3 x i8> %c, <2 x i32> %d)
define spir_func void @parts(ptr byval(%shorts) align 2 %a, ptr byval(%bytes) align 1 %b, ptr byval(%three) align 1 %c, ptr byval(%dwords) align 4 %d) {
  ret void
}

; CHECK: define dllexport spir_kernel void @single(float %a, <4 x i16> %b, <3 x i32> %c)
define spir_func void @single(ptr byval(%number) align 4 %a, ptr byval(%vector) align 8 %b, ptr byval(%array) align 4 %c) {
  ret void
}

; Marks of SIMD blocks that the headers never make: ends and widths outside of blocks, unknown widths, ways into a block.
; CHECK lines by hand: what is checked is a message
; RUN: rm -f %t.ll && not cmx-opt -passes=cmx-lower-cm -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not ls %t.ll
target datalayout = "e-i64:64-n8:16:32:64"
target triple = "spirv64-unknown-unknown"

@.kernel = private unnamed_addr constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @widths, ptr @.kernel, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @unknown, ptr @.kernel, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @ways, ptr @.kernel, ptr null, i32 1, ptr null }], section "llvm.metadata"

declare spir_func void @_ZN2cm7builtin10simd_beginEi(i32)
declare spir_func void @_ZN2cm7builtin10simd_widthEi(i32)
declare spir_func void @_ZN2cm7builtin13simd_elementsEi(i32)
declare spir_func void @_ZN2cm7builtin8simd_endEv()

define spir_func void @widths() {
  call spir_func void @_ZN2cm7builtin8simd_endEv()
  call spir_func void @_ZN2cm7builtin10simd_widthEi(i32 4)
  call spir_func void @_ZN2cm7builtin13simd_elementsEi(i32 4)
  call spir_func void @_ZN2cm7builtin10simd_beginEi(i32 8)
  call spir_func void @_ZN2cm7builtin13simd_elementsEi(i32 8)
  call spir_func void @_ZN2cm7builtin13simd_elementsEi(i32 1)
; CHECK: error: function 'widths': {{.*}}actual 4 elements in a block of 8 lanes [cmx-width-mismatch-in-simd]
  call spir_func void @_ZN2cm7builtin13simd_elementsEi(i32 4)
  call spir_func void @_ZN2cm7builtin10simd_widthEi(i32 16)
  call spir_func void @_ZN2cm7builtin13simd_elementsEi(i32 16)
; CHECK: error: function 'widths': {{.*}}actual 8 elements in a block of 16 lanes
  call spir_func void @_ZN2cm7builtin13simd_elementsEi(i32 8)
  call spir_func void @_ZN2cm7builtin8simd_endEv()
  call spir_func void @_ZN2cm7builtin13simd_elementsEi(i32 4)
  ret void
}

define spir_func void @unknown() {
  call spir_func void @_ZN2cm7builtin10simd_beginEi(i32 0)
  call spir_func void @_ZN2cm7builtin13simd_elementsEi(i32 16)
  call spir_func void @_ZN2cm7builtin10simd_beginEi(i32 8)
  call spir_func void @_ZN2cm7builtin8simd_endEv()
  call spir_func void @_ZN2cm7builtin8simd_endEv()
  ret void
}

; Both ways meet, and one has begun a block.
define spir_func void @ways(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %plain, label %begins

plain:
  call spir_func void @_ZN2cm7builtin10simd_beginEi(i32 16)
  call spir_func void @_ZN2cm7builtin8simd_endEv()
  br label %meet

begins:
  call spir_func void @_ZN2cm7builtin10simd_beginEi(i32 8)
; CHECK: error: function 'ways': {{.*}}this leaves a SIMD block before its end
  br label %meet

meet:
  call spir_func void @_ZN2cm7builtin13simd_elementsEi(i32 4)
  ret void
}

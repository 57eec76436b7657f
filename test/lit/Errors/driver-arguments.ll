; Arguments that Intel's driver cannot pass.
; RUN: split-file %s %t
; RUN: not cmx-opt --runtime=l0 %t/implicit.ll -o %t/out 2>&1 | FileCheck %s --check-prefix=IMPLICIT
; RUN: not cmx-opt --runtime=l0 %t/size.ll -o %t/out 2>&1 | FileCheck %s --check-prefix=SIZE
; RUN: not cmx-opt --runtime=l0 %t/image.ll -o %t/out 2>&1 | FileCheck %s --check-prefix=IMAGE
; RUN: not cmx-opt --runtime=l0 %t/surface.ll -o %t/out 2>&1 | FileCheck %s --check-prefix=SURFACE
; RUN: cmx-opt --runtime=cm %t/implicit.ll -o %t/out
; RUN: not cmx-opt --emit=zebin %t/functions.ll -o %t/none 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not ls %t/none

; IMPLICIT: {{.*}}argument 0 expected to be one that the driver can pass, actual implicit argument of kind 12 [cmx-kernel-argument]
; SIZE: {{.*}}argument 0 expected to be one that the driver can pass, actual local_size of 4 bytes in place of 12 [cmx-kernel-argument]
; IMAGE: {{.*}}argument 0 expected to be one that the driver can pass, actual an image 'image4d_t' [cmx-kernel-argument]
; SURFACE: {{.*}}argument 0 expected to be one that the driver can pass, actual a surface 'table_t' [cmx-kernel-argument]
; NONE: {{.*}}[cmx-no-kernel]

;--- implicit.ll
define spir_kernel void @k(i64 "VCArgumentKind"="96" %base) {
  ret void
}
;--- size.ll
define spir_kernel void @k(i32 "VCArgumentKind"="8" %size) {
  ret void
}
;--- image.ll
define spir_kernel void @k(i32 "VCArgumentKind"="2" "VCArgumentDesc"="image4d_t" %image) {
  ret void
}
;--- surface.ll
define spir_kernel void @k(i32 "VCArgumentKind"="2" "VCArgumentDesc"="table_t" %table) {
  ret void
}
;--- functions.ll
define i32 @f(i32 %n) "VCFunction" {
  ret i32 %n
}

; cmx-inline-helpers marks all functions beside kernels, whatever front ends have put
; on them, and makes them internal, as only the kernels can call them.

; CHECK lines by hand: they read attributes of functions
; RUN: cmx-opt -passes=cmx-inline-helpers -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-inline-helpers,cmx-inline-helpers -S %s | FileCheck %s

; CHECK: define internal i32 @internal_function({{.*}}) #[[INLINE:[0-9]+]]
define internal i32 @internal_function(i32 %x) noinline optnone {
  ret i32 %x
}

; CHECK: define internal i32 @vc_function({{.*}}) #[[VC:[0-9]+]]
define i32 @vc_function(i32 %x) #1 {
  ret i32 %x
}

; CHECK: define internal i32 @marked({{.*}}) #[[INLINE]]
define i32 @marked(i32 %x) alwaysinline {
  ret i32 %x
}
; CHECK: define internal i32 @other({{.*}}) #[[INLINE]]
define i32 @other(i32 %x) {
  ret i32 %x
}

; CHECK: declare i32 @declared(i32) #[[DECLARED:[0-9]+]]
declare i32 @declared(i32) #1

; Kernels stay as they are, also an internal one that the metadata names.
; CHECK: define dllexport spir_kernel void @kernel() #[[KERNEL:[0-9]+]]
define dllexport spir_kernel void @kernel() #0 {
  %x = call i32 @internal_function(i32 1)
  %y = call i32 @vc_function(i32 %x)
  ret void
}

; CHECK: attributes #[[INLINE]] = { alwaysinline }
; CHECK: attributes #[[VC]] = { alwaysinline "VCFunction" }
; CHECK: attributes #[[DECLARED]] = { "VCFunction" }
; CHECK: attributes #[[KERNEL]] = { noinline "CMGenxMain" }
attributes #0 = { noinline "CMGenxMain" }
attributes #1 = { "VCFunction" }

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !1, !1, i32 0}
!1 = !{}

; Pointers into variables that functions move and return, also as numbers: arguments
; of functions that call themselves travel as dwords (cmx-lower-calls).
; RUN: cmx-opt %s --platform=icllp -O2 --check-each --emit=visa -o %t/ 2>&1 | FileCheck %s
; RUN: cmx-opt %s --platform=pvc -O0 --check-each --emit=visa -o %t/ 2>&1 | FileCheck %s
; RUN: cmx-run %s --kernel=moved --interpret --arg dst=-:16 --arg n=2 --show dst:u32 | FileCheck %s --check-prefix=MOVED

; CHECK-NOT: error
; CHECK: --check-each: {{[1-9][0-9]*}} comparisons
; CHECK-NOT: error
; MOVED: dst[0]: 0 0 9 0
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define internal ptr @pick(ptr %p, i32 %i) noinline {
  %q = getelementptr i32, ptr %p, i32 %i
  ret ptr %q
}

define dllexport spir_kernel void @moved(i32 %dst, i32 %n) {
  %a = alloca [64 x i32], align 16
  store <16 x i32> zeroinitializer, ptr %a, align 16
  %m = and i32 %n, 15
  %p = call ptr @pick(ptr %a, i32 %m)
  store i32 9, ptr %p
  %v = load <4 x i32>, ptr %a, align 16
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %v)
  ret void
}

define internal void @walk(ptr %p, i32 %i) noinline {
  %z = icmp eq i32 %i, 0
  br i1 %z, label %end, label %more
more:
  %q = getelementptr i32, ptr %p, i32 1
  %j = sub i32 %i, 1
  call void @walk(ptr %q, i32 %j)
  br label %end
end:
  store i32 %i, ptr %p
  ret void
}

define internal ptr @last(ptr %p, i32 %i) noinline {
  %z = icmp eq i32 %i, 0
  br i1 %z, label %end, label %more
more:
  %q = getelementptr i32, ptr %p, i32 1
  %j = sub i32 %i, 1
  %r = call ptr @last(ptr %q, i32 %j)
  ret ptr %r
end:
  ret ptr %p
}

define dllexport spir_kernel void @walked(i32 %dst, i32 %n) {
  %a = alloca [16 x i32], align 16
  store <16 x i32> zeroinitializer, ptr %a, align 16
  %m = and i32 %n, 15
  call void @walk(ptr %a, i32 %m)
  %p = call ptr @last(ptr %a, i32 %m)
  store i32 77, ptr %p
  %v = load <4 x i32>, ptr %a, align 16
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %v)
  ret void
}

!genx.kernels = !{!0, !4}
!0 = !{ptr @moved, !"moved", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
!4 = !{ptr @walked, !"walked", !1, i32 0, i32 0, !2, !3, i32 0}

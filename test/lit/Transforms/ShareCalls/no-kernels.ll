; Without kernels, other modules may call what is not internal: only internal functions are shared.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-share-calls -verify-each -S %s | FileCheck %s

define internal <64 x i32> @internal(<64 x i32> %a) noinline {
; CHECK-LABEL: @internal(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  ret <64 x i32> %r
}

define <64 x i32> @external(<64 x i32> %x) noinline {
; CHECK-LABEL: @external(
; CHECK-NEXT:    br label %internal.shared
; CHECK:       .split1:
; CHECK-NEXT:    [[B:%.*]] = phi <64 x i32> [ [[TMP2:%.*]], %internal.shared ]
; CHECK-NEXT:    br label %internal.shared
; CHECK:       .split:
; CHECK-NEXT:    [[C:%.*]] = phi <64 x i32> [ [[TMP2]], %internal.shared ]
; CHECK-NEXT:    ret <64 x i32> [[C]]
; CHECK:       internal.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0:%.*]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi <64 x i32> [ [[X:%.*]], [[TMP0]] ], [ [[B]], %.split1 ]
; CHECK-NEXT:    [[TMP2]] = call <64 x i32> @internal(<64 x i32> [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %b = call <64 x i32> @internal(<64 x i32> %x)
  %c = call <64 x i32> @internal(<64 x i32> %b)
  ret <64 x i32> %c
}

define <64 x i32> @caller(<64 x i32> %x) {
; CHECK-LABEL: @caller(
; CHECK-NEXT:    [[B:%.*]] = call <64 x i32> @external(<64 x i32> [[X:%.*]])
; CHECK-NEXT:    [[C:%.*]] = call <64 x i32> @external(<64 x i32> [[B]])
; CHECK-NEXT:    ret <64 x i32> [[C]]
  %b = call <64 x i32> @external(<64 x i32> %x)
  %c = call <64 x i32> @external(<64 x i32> %b)
  ret <64 x i32> %c
}

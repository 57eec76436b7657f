; Calls of a function to itself at its end become jumps.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-tail-calls -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-tail-calls,cmx-tail-calls -verify-each -S %s | FileCheck %s

define i32 @divisor(i32 %a, i32 %b) {
; CHECK-LABEL: @divisor(
; CHECK-NEXT:    br label %tailrecurse
; CHECK:       tailrecurse:
; CHECK-NEXT:    [[A_TR:%.*]] = phi i32 [ [[A:%.*]], [[TMP0:%.*]] ], [ [[B_TR:%.*]], %more ]
; CHECK-NEXT:    [[B_TR]] = phi i32 [ [[B:%.*]], [[TMP0]] ], [ [[M:%.*]], %more ]
; CHECK-NEXT:    [[Z:%.*]] = icmp eq i32 [[B_TR]], 0
; CHECK-NEXT:    br i1 [[Z]], label %end, label %more
; CHECK:       more:
; CHECK-NEXT:    [[M]] = urem i32 [[A_TR]], [[B_TR]]
; CHECK-NEXT:    br label %tailrecurse
; CHECK:       end:
; CHECK-NEXT:    ret i32 [[A_TR]]
  %z = icmp eq i32 %b, 0
  br i1 %z, label %end, label %more
more:
  %m = urem i32 %a, %b
  %r = call i32 @divisor(i32 %b, i32 %m)
  ret i32 %r
end:
  ret i32 %a
}

declare <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(<8 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

; Messages before the call stay, without marks that have no meaning here.
define void @stored(i32 %s, <8 x float> %v, <4 x float> %w, i32 %n) {
; CHECK-LABEL: @stored(
; CHECK-NEXT:    br label %tailrecurse
; CHECK:       tailrecurse:
; CHECK-NEXT:    [[V_TR:%.*]] = phi <8 x float> [ [[V:%.*]], [[TMP0:%.*]] ], [ [[U:%.*]], %more ]
; CHECK-NEXT:    [[N_TR:%.*]] = phi i32 [ [[N:%.*]], [[TMP0]] ], [ [[M:%.*]], %more ]
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8f32(i32 [[S:%.*]], i32 [[N_TR]], <8 x float> [[V_TR]])
; CHECK-NEXT:    [[Z:%.*]] = icmp eq i32 [[N_TR]], 0
; CHECK-NEXT:    br i1 [[Z]], label %end, label %more
; CHECK:       more:
; CHECK-NEXT:    [[M]] = sub i32 [[N_TR]], 2
; CHECK-NEXT:    [[U]] = call <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(<8 x float> [[V_TR]], <4 x float> [[W:%.*]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    br label %tailrecurse
; CHECK:       end:
; CHECK-NEXT:    ret void
  call void @llvm.genx.oword.st.v8f32(i32 %s, i32 %n, <8 x float> %v)
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 2
  %u = call <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(<8 x float> %v, <4 x float> %w, i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
  call void @stored(i32 %s, <8 x float> %u, <4 x float> %w, i32 %m)
  ret void
end:
  ret void
}

; One call of two.
define i32 @nested(i32 %m, i32 %n) {
; CHECK-LABEL: @nested(
; CHECK-NEXT:    br label %tailrecurse
; CHECK:       tailrecurse:
; CHECK-NEXT:    [[M_TR:%.*]] = phi i32 [ [[M:%.*]], [[TMP0:%.*]] ], [ [[M1:%.*]], %more ]
; CHECK-NEXT:    [[N_TR:%.*]] = phi i32 [ [[N:%.*]], [[TMP0]] ], [ [[IN:%.*]], %more ]
; CHECK-NEXT:    [[Z:%.*]] = icmp eq i32 [[M_TR]], 0
; CHECK-NEXT:    br i1 [[Z]], label %end, label %more
; CHECK:       more:
; CHECK-NEXT:    [[M1]] = sub i32 [[M_TR]], 1
; CHECK-NEXT:    [[IN]] = call i32 @nested(i32 [[M1]], i32 [[N_TR]])
; CHECK-NEXT:    br label %tailrecurse
; CHECK:       end:
; CHECK-NEXT:    ret i32 [[N_TR]]
  %z = icmp eq i32 %m, 0
  br i1 %z, label %end, label %more
more:
  %m1 = sub i32 %m, 1
  %in = call i32 @nested(i32 %m1, i32 %n)
  %out = call i32 @nested(i32 %m1, i32 %in)
  ret i32 %out
end:
  ret i32 %n
}

; The result is returned by another block.
define i16 @joined(i16 %n, i16 %x) {
; CHECK-LABEL: @joined(
; CHECK-NEXT:    br label %tailrecurse
; CHECK:       tailrecurse:
; CHECK-NEXT:    [[N_TR:%.*]] = phi i16 [ [[N:%.*]], [[TMP0:%.*]] ], [ [[M:%.*]], %more ]
; CHECK-NEXT:    [[X_TR:%.*]] = phi i16 [ [[X:%.*]], [[TMP0]] ], [ [[Y:%.*]], %more ]
; CHECK-NEXT:    [[Z:%.*]] = icmp ugt i16 [[N_TR]], 9
; CHECK-NEXT:    br i1 [[Z]], label %end, label %more
; CHECK:       more:
; CHECK-NEXT:    [[M]] = add i16 [[N_TR]], 1
; CHECK-NEXT:    [[Y]] = xor i16 [[X_TR]], [[N_TR]]
; CHECK-NEXT:    br label %tailrecurse
; CHECK:       end:
; CHECK-NEXT:    ret i16 [[X_TR]]
  %z = icmp ugt i16 %n, 9
  br i1 %z, label %end, label %more
more:
  %m = add i16 %n, 1
  %y = xor i16 %x, %n
  %r = call i16 @joined(i16 %m, i16 %y)
  br label %end
end:
  %v = phi i16 [ %x, %0 ], [ %r, %more ]
  ret i16 %v
}

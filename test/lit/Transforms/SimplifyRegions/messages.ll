; A message under the mask of a write takes the old value itself.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions)' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions,cmx-simplify-regions)' -verify-each -S %s | FileCheck %s

declare <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1>, i32, <8 x i64>, <8 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.v16i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)

define <16 x i32> @atomic(<16 x i1> %m, <16 x i1> %n, i32 %buf, <16 x i32> %off, <16 x i32> %v) {
; CHECK-LABEL: @atomic(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> [[M:%.*]], i32 [[BUF:%.*]], <16 x i32> [[OFF:%.*]], <16 x i32> [[V:%.*]], <16 x i32> [[V]])
; CHECK-NEXT:    ret <16 x i32> [[X]]
  %x = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %v, <16 x i32> undef)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %x, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}

define <8 x i32> @gather(<8 x i1> %m, <8 x i64> %p, <8 x i32> %old) {
; CHECK-LABEL: @gather(
; CHECK-NEXT:    [[X:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[P:%.*]], <8 x i32> [[OLD:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[X]]
  %x = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> undef)
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %old, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <8 x i32> %w
}

; An old value of an earlier block.
define <16 x i32> @earlier(<16 x i1> %m, <16 x i1> %n, i32 %buf, <16 x i32> %off, <16 x i32> %v, i1 %c) {
; CHECK-LABEL: @earlier(
; CHECK:       entry:
; CHECK-NEXT:    [[Y:%.*]] = mul <16 x i32> [[V:%.*]], [[OFF:%.*]]
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %done
; CHECK:       then:
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> [[M:%.*]], i32 [[BUF:%.*]], <16 x i32> [[OFF]], <16 x i32> [[V]], <16 x i32> [[Y]])
; CHECK-NEXT:    ret <16 x i32> [[X]]
; CHECK:       done:
; CHECK-NEXT:    ret <16 x i32> [[Y]]
entry:
  %y = mul <16 x i32> %v, %off
  br i1 %c, label %then, label %done
then:
  %x = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %v, <16 x i32> undef)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %y, <16 x i32> %x, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
done:
  ret <16 x i32> %y
}

; Other lanes.
define <16 x i32> @mask(<16 x i1> %m, <16 x i1> %n, i32 %buf, <16 x i32> %off, <16 x i32> %v) {
; CHECK-LABEL: @mask(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> [[M:%.*]], i32 [[BUF:%.*]], <16 x i32> [[OFF:%.*]], <16 x i32> [[V:%.*]], <16 x i32> undef)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[V]], <16 x i32> [[X]], i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[N:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %x = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %v, <16 x i32> undef)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %x, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %n)
  ret <16 x i32> %w
}

; The old value of the memory is wanted for itself.
define <16 x i32> @uses(<16 x i1> %m, <16 x i1> %n, i32 %buf, <16 x i32> %off, <16 x i32> %v) {
; CHECK-LABEL: @uses(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> [[M:%.*]], i32 [[BUF:%.*]], <16 x i32> [[OFF:%.*]], <16 x i32> [[V:%.*]], <16 x i32> undef)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[V]], <16 x i32> [[X]], i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    [[R:%.*]] = xor <16 x i32> [[W]], [[X]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %v, <16 x i32> undef)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %x, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %r = xor <16 x i32> %w, %x
  ret <16 x i32> %r
}

; The old value comes after the message.
define <16 x i32> @later(<16 x i1> %m, <16 x i1> %n, i32 %buf, <16 x i32> %off, <16 x i32> %v) {
; CHECK-LABEL: @later(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> [[M:%.*]], i32 [[BUF:%.*]], <16 x i32> [[OFF:%.*]], <16 x i32> [[V:%.*]], <16 x i32> undef)
; CHECK-NEXT:    [[Y:%.*]] = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 [[BUF]], i32 0)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[Y]], <16 x i32> [[X]], i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %x = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %v, <16 x i32> undef)
  %y = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %buf, i32 0)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %y, <16 x i32> %x, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}

; Not all of the vector, and in another order.
define <32 x i32> @part(<16 x i1> %m, <16 x i1> %n, i32 %buf, <16 x i32> %off, <16 x i32> %v, <32 x i32> %old) {
; CHECK-LABEL: @part(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> [[M:%.*]], i32 [[BUF:%.*]], <16 x i32> [[OFF:%.*]], <16 x i32> [[V:%.*]], <16 x i32> undef)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.v16i1(<32 x i32> [[OLD:%.*]], <16 x i32> [[X]], i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %x = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %v, <16 x i32> undef)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.v16i1(<32 x i32> %old, <16 x i32> %x, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <32 x i32> %w
}
define <16 x i32> @order(<16 x i1> %m, <16 x i1> %n, i32 %buf, <16 x i32> %off, <16 x i32> %v) {
; CHECK-LABEL: @order(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> [[M:%.*]], i32 [[BUF:%.*]], <16 x i32> [[OFF:%.*]], <16 x i32> [[V:%.*]], <16 x i32> undef)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[V]], <16 x i32> [[X]], i32 1, i32 2, i32 8, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %x = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %v, <16 x i32> undef)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %x, i32 1, i32 2, i32 8, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}

; Another block: the message may be executed more often than the write.
define <16 x i32> @block(<16 x i1> %m, <16 x i1> %n, i32 %buf, <16 x i32> %off, <16 x i32> %v, i1 %c) {
; CHECK-LABEL: @block(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> [[M:%.*]], i32 [[BUF:%.*]], <16 x i32> [[OFF:%.*]], <16 x i32> [[V:%.*]], <16 x i32> undef)
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %done
; CHECK:       then:
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[V]], <16 x i32> [[X]], i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
; CHECK:       done:
; CHECK-NEXT:    ret <16 x i32> [[OFF]]
entry:
  %x = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %buf, <16 x i32> %off, <16 x i32> %v, <16 x i32> undef)
  br i1 %c, label %then, label %done
then:
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %x, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
done:
  ret <16 x i32> %off
}

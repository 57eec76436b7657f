; Atomic operations become atomic messages of one lane.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

define i32 @add(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: @add(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[V:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.add.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP2]], <1 x i32> [[TMP3]], <1 x i32> poison)
; CHECK-NEXT:    [[OLD:%.*]] = bitcast <1 x i32> [[TMP4]] to i32
; CHECK-NEXT:    ret i32 [[OLD]]
  %old = atomicrmw add ptr addrspace(1) %p, i32 %v monotonic
  ret i32 %old
}

define i64 @max(ptr addrspace(1) %p, i64 %v) {
; CHECK-LABEL: @max(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[V:%.*]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i64> @llvm.genx.svm.atomic.imax.v1i64.i1.v1i64(i1 true, <1 x i64> [[TMP2]], <1 x i64> [[TMP3]], <1 x i64> poison)
; CHECK-NEXT:    [[OLD:%.*]] = bitcast <1 x i64> [[TMP4]] to i64
; CHECK-NEXT:    ret i64 [[OLD]]
  %old = atomicrmw max ptr addrspace(1) %p, i64 %v monotonic
  ret i64 %old
}

define float @fmin(ptr addrspace(1) %p, float %v) {
; CHECK-LABEL: @fmin(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast float [[V:%.*]] to <1 x float>
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x float> @llvm.genx.svm.atomic.fmin.v1f32.i1.v1i64(i1 true, <1 x i64> [[TMP2]], <1 x float> [[TMP3]], <1 x float> poison)
; CHECK-NEXT:    [[OLD:%.*]] = bitcast <1 x float> [[TMP4]] to float
; CHECK-NEXT:    ret float [[OLD]]
  %old = atomicrmw fmin ptr addrspace(1) %p, float %v monotonic
  ret float %old
}

; Exchanges move bits.
define float @xchg(ptr addrspace(1) %p, float %v) {
; CHECK-LABEL: @xchg(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast float [[V:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.xchg.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP2]], <1 x i32> [[TMP3]], <1 x i32> poison)
; CHECK-NEXT:    [[OLD:%.*]] = bitcast <1 x i32> [[TMP4]] to float
; CHECK-NEXT:    ret float [[OLD]]
  %old = atomicrmw xchg ptr addrspace(1) %p, float %v monotonic
  ret float %old
}

define { i32, i1 } @cmpxchg(ptr addrspace(1) %p, i32 %new, i32 %expected) {
; CHECK-LABEL: @cmpxchg(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[NEW:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[EXPECTED:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.cmpxchg.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP2]], <1 x i32> [[TMP3]], <1 x i32> [[TMP4]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i32> [[TMP5]] to i32
; CHECK-NEXT:    [[TMP7:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP6]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = icmp eq i32 [[TMP6]], [[EXPECTED]]
; CHECK-NEXT:    [[PAIR:%.*]] = insertvalue { i32, i1 } [[TMP7]], i1 [[TMP8]], 1
; CHECK-NEXT:    ret { i32, i1 } [[PAIR]]
  %pair = cmpxchg ptr addrspace(1) %p, i32 %expected, i32 %new monotonic monotonic
  ret { i32, i1 } %pair
}

define ptr addrspace(1) @exchange(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: @exchange(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[Q:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i64> @llvm.genx.svm.atomic.xchg.v1i64.i1.v1i64(i1 true, <1 x i64> [[TMP3]], <1 x i64> [[TMP4]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i64> [[TMP5]] to i64
; CHECK-NEXT:    [[TMP7:%.*]] = inttoptr i64 [[TMP6]] to ptr addrspace(1)
; CHECK-NEXT:    ret ptr addrspace(1) [[TMP7]]
  %old = atomicrmw xchg ptr addrspace(1) %p, ptr addrspace(1) %q seq_cst
  ret ptr addrspace(1) %old
}

define ptr addrspace(1) @compare(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: @compare(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[Q:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i64> @llvm.genx.svm.atomic.cmpxchg.v1i64.i1.v1i64(i1 true, <1 x i64> [[TMP3]], <1 x i64> [[TMP4]], <1 x i64> zeroinitializer, <1 x i64> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i64> [[TMP5]] to i64
; CHECK-NEXT:    [[TMP7:%.*]] = insertvalue { i64, i1 } poison, i64 [[TMP6]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = icmp eq i64 [[TMP6]], 0
; CHECK-NEXT:    [[TMP9:%.*]] = insertvalue { i64, i1 } [[TMP7]], i1 [[TMP8]], 1
; CHECK-NEXT:    [[TMP10:%.*]] = extractvalue { i64, i1 } [[TMP9]], 0
; CHECK-NEXT:    [[TMP11:%.*]] = inttoptr i64 [[TMP10]] to ptr addrspace(1)
; CHECK-NEXT:    [[TMP12:%.*]] = extractvalue { i64, i1 } [[TMP9]], 1
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP12]], ptr addrspace(1) [[TMP11]], ptr addrspace(1) [[Q]]
; CHECK-NEXT:    ret ptr addrspace(1) [[R]]
  %pair = cmpxchg ptr addrspace(1) %p, ptr addrspace(1) null, ptr addrspace(1) %q seq_cst seq_cst
  %old = extractvalue { ptr addrspace(1), i1 } %pair, 0
  %done = extractvalue { ptr addrspace(1), i1 } %pair, 1
  %r = select i1 %done, ptr addrspace(1) %old, ptr addrspace(1) %q
  ret ptr addrspace(1) %r
}

; The pair is used as a whole, too.
define { ptr addrspace(1), i1 } @whole(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: @whole(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[Q:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i64> @llvm.genx.svm.atomic.cmpxchg.v1i64.i1.v1i64(i1 true, <1 x i64> [[TMP3]], <1 x i64> [[TMP4]], <1 x i64> zeroinitializer, <1 x i64> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i64> [[TMP5]] to i64
; CHECK-NEXT:    [[TMP7:%.*]] = insertvalue { i64, i1 } poison, i64 [[TMP6]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = icmp eq i64 [[TMP6]], 0
; CHECK-NEXT:    [[TMP9:%.*]] = insertvalue { i64, i1 } [[TMP7]], i1 [[TMP8]], 1
; CHECK-NEXT:    [[TMP10:%.*]] = extractvalue { i64, i1 } [[TMP9]], 0
; CHECK-NEXT:    [[TMP11:%.*]] = inttoptr i64 [[TMP10]] to ptr addrspace(1)
; CHECK-NEXT:    [[TMP12:%.*]] = extractvalue { i64, i1 } [[TMP9]], 1
; CHECK-NEXT:    [[TMP13:%.*]] = insertvalue { ptr addrspace(1), i1 } poison, ptr addrspace(1) [[TMP11]], 0
; CHECK-NEXT:    [[TMP14:%.*]] = insertvalue { ptr addrspace(1), i1 } [[TMP13]], i1 [[TMP12]], 1
; CHECK-NEXT:    ret { ptr addrspace(1), i1 } [[TMP14]]
  %pair = cmpxchg ptr addrspace(1) %p, ptr addrspace(1) null, ptr addrspace(1) %q seq_cst seq_cst
  ret { ptr addrspace(1), i1 } %pair
}

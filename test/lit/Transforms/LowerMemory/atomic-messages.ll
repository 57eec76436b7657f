; Each operation has a message of its own, in shared local memory and elsewhere: signed and unsigned comparisons differ.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s

define void @local(ptr addrspace(3) %p, i32 %v, float %x) {
; CHECK-LABEL: @local(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(3) [[P:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[V:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.xchg.v1i32.i1.v1i32(i1 true, i32 [[TMP2]], <1 x i32> [[TMP3]], <1 x i32> [[TMP4]], <1 x i32> poison)
; CHECK-NEXT:    [[XCHG:%.*]] = bitcast <1 x i32> [[TMP5]] to i32
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.add.v1i32.i1.v1i32(i1 true, i32 [[TMP6]], <1 x i32> [[TMP7]], <1 x i32> [[TMP8]], <1 x i32> poison)
; CHECK-NEXT:    [[ADD:%.*]] = bitcast <1 x i32> [[TMP9]] to i32
; CHECK-NEXT:    [[TMP10:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.sub.v1i32.i1.v1i32(i1 true, i32 [[TMP10]], <1 x i32> [[TMP11]], <1 x i32> [[TMP12]], <1 x i32> poison)
; CHECK-NEXT:    [[SUB:%.*]] = bitcast <1 x i32> [[TMP13]] to i32
; CHECK-NEXT:    [[TMP14:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP17:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.and.v1i32.i1.v1i32(i1 true, i32 [[TMP14]], <1 x i32> [[TMP15]], <1 x i32> [[TMP16]], <1 x i32> poison)
; CHECK-NEXT:    [[AND:%.*]] = bitcast <1 x i32> [[TMP17]] to i32
; CHECK-NEXT:    [[TMP18:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP21:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.or.v1i32.i1.v1i32(i1 true, i32 [[TMP18]], <1 x i32> [[TMP19]], <1 x i32> [[TMP20]], <1 x i32> poison)
; CHECK-NEXT:    [[OR:%.*]] = bitcast <1 x i32> [[TMP21]] to i32
; CHECK-NEXT:    [[TMP22:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP25:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.xor.v1i32.i1.v1i32(i1 true, i32 [[TMP22]], <1 x i32> [[TMP23]], <1 x i32> [[TMP24]], <1 x i32> poison)
; CHECK-NEXT:    [[XOR:%.*]] = bitcast <1 x i32> [[TMP25]] to i32
; CHECK-NEXT:    [[TMP26:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP27:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP28:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP29:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.imax.v1i32.i1.v1i32(i1 true, i32 [[TMP26]], <1 x i32> [[TMP27]], <1 x i32> [[TMP28]], <1 x i32> poison)
; CHECK-NEXT:    [[MAX:%.*]] = bitcast <1 x i32> [[TMP29]] to i32
; CHECK-NEXT:    [[TMP30:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP31:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP32:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP33:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.imin.v1i32.i1.v1i32(i1 true, i32 [[TMP30]], <1 x i32> [[TMP31]], <1 x i32> [[TMP32]], <1 x i32> poison)
; CHECK-NEXT:    [[MIN:%.*]] = bitcast <1 x i32> [[TMP33]] to i32
; CHECK-NEXT:    [[TMP34:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP35:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP36:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP37:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.max.v1i32.i1.v1i32(i1 true, i32 [[TMP34]], <1 x i32> [[TMP35]], <1 x i32> [[TMP36]], <1 x i32> poison)
; CHECK-NEXT:    [[UMAX:%.*]] = bitcast <1 x i32> [[TMP37]] to i32
; CHECK-NEXT:    [[TMP38:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP39:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP40:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP41:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.min.v1i32.i1.v1i32(i1 true, i32 [[TMP38]], <1 x i32> [[TMP39]], <1 x i32> [[TMP40]], <1 x i32> poison)
; CHECK-NEXT:    [[UMIN:%.*]] = bitcast <1 x i32> [[TMP41]] to i32
; CHECK-NEXT:    [[TMP42:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP43:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP44:%.*]] = bitcast float [[X:%.*]] to <1 x float>
; CHECK-NEXT:    [[TMP45:%.*]] = call <1 x float> @llvm.genx.dword.atomic.fmax.v1f32.i1.v1i32(i1 true, i32 [[TMP42]], <1 x i32> [[TMP43]], <1 x float> [[TMP44]], <1 x float> poison)
; CHECK-NEXT:    [[FMAX:%.*]] = bitcast <1 x float> [[TMP45]] to float
; CHECK-NEXT:    [[TMP46:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP47:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP48:%.*]] = bitcast float [[X]] to <1 x float>
; CHECK-NEXT:    [[TMP49:%.*]] = call <1 x float> @llvm.genx.dword.atomic.fmin.v1f32.i1.v1i32(i1 true, i32 [[TMP46]], <1 x i32> [[TMP47]], <1 x float> [[TMP48]], <1 x float> poison)
; CHECK-NEXT:    [[FMIN:%.*]] = bitcast <1 x float> [[TMP49]] to float
; CHECK-NEXT:    [[TMP50:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP51:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP52:%.*]] = bitcast float [[X]] to <1 x i32>
; CHECK-NEXT:    [[TMP53:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.xchg.v1i32.i1.v1i32(i1 true, i32 [[TMP50]], <1 x i32> [[TMP51]], <1 x i32> [[TMP52]], <1 x i32> poison)
; CHECK-NEXT:    [[XCHG_FLOAT:%.*]] = bitcast <1 x i32> [[TMP53]] to float
; CHECK-NEXT:    ret void
  %xchg = atomicrmw xchg ptr addrspace(3) %p, i32 %v monotonic
  %add = atomicrmw add ptr addrspace(3) %p, i32 %v monotonic
  %sub = atomicrmw sub ptr addrspace(3) %p, i32 %v monotonic
  %and = atomicrmw and ptr addrspace(3) %p, i32 %v monotonic
  %or = atomicrmw or ptr addrspace(3) %p, i32 %v monotonic
  %xor = atomicrmw xor ptr addrspace(3) %p, i32 %v monotonic
  %max = atomicrmw max ptr addrspace(3) %p, i32 %v monotonic
  %min = atomicrmw min ptr addrspace(3) %p, i32 %v monotonic
  %umax = atomicrmw umax ptr addrspace(3) %p, i32 %v monotonic
  %umin = atomicrmw umin ptr addrspace(3) %p, i32 %v monotonic
  %fmax = atomicrmw fmax ptr addrspace(3) %p, float %x monotonic
  %fmin = atomicrmw fmin ptr addrspace(3) %p, float %x monotonic
  %xchg_float = atomicrmw xchg ptr addrspace(3) %p, float %x monotonic
  ret void
}

define void @shared(ptr addrspace(1) %p, i32 %v, float %x) {
; CHECK-LABEL: @shared(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[V:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.xchg.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP2]], <1 x i32> [[TMP3]], <1 x i32> poison)
; CHECK-NEXT:    [[XCHG:%.*]] = bitcast <1 x i32> [[TMP4]] to i32
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.add.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP5]], <1 x i32> [[TMP6]], <1 x i32> poison)
; CHECK-NEXT:    [[ADD:%.*]] = bitcast <1 x i32> [[TMP7]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.sub.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP8]], <1 x i32> [[TMP9]], <1 x i32> poison)
; CHECK-NEXT:    [[SUB:%.*]] = bitcast <1 x i32> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.and.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP11]], <1 x i32> [[TMP12]], <1 x i32> poison)
; CHECK-NEXT:    [[AND:%.*]] = bitcast <1 x i32> [[TMP13]] to i32
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP16:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.or.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP14]], <1 x i32> [[TMP15]], <1 x i32> poison)
; CHECK-NEXT:    [[OR:%.*]] = bitcast <1 x i32> [[TMP16]] to i32
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP19:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.xor.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP17]], <1 x i32> [[TMP18]], <1 x i32> poison)
; CHECK-NEXT:    [[XOR:%.*]] = bitcast <1 x i32> [[TMP19]] to i32
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP21:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP22:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.imax.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP20]], <1 x i32> [[TMP21]], <1 x i32> poison)
; CHECK-NEXT:    [[MAX:%.*]] = bitcast <1 x i32> [[TMP22]] to i32
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP25:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.imin.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP23]], <1 x i32> [[TMP24]], <1 x i32> poison)
; CHECK-NEXT:    [[MIN:%.*]] = bitcast <1 x i32> [[TMP25]] to i32
; CHECK-NEXT:    [[TMP26:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP27:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP28:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.max.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP26]], <1 x i32> [[TMP27]], <1 x i32> poison)
; CHECK-NEXT:    [[UMAX:%.*]] = bitcast <1 x i32> [[TMP28]] to i32
; CHECK-NEXT:    [[TMP29:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP30:%.*]] = bitcast i32 [[V]] to <1 x i32>
; CHECK-NEXT:    [[TMP31:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.min.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP29]], <1 x i32> [[TMP30]], <1 x i32> poison)
; CHECK-NEXT:    [[UMIN:%.*]] = bitcast <1 x i32> [[TMP31]] to i32
; CHECK-NEXT:    [[TMP32:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP33:%.*]] = bitcast float [[X:%.*]] to <1 x float>
; CHECK-NEXT:    [[TMP34:%.*]] = call <1 x float> @llvm.genx.svm.atomic.fmax.v1f32.i1.v1i64(i1 true, <1 x i64> [[TMP32]], <1 x float> [[TMP33]], <1 x float> poison)
; CHECK-NEXT:    [[FMAX:%.*]] = bitcast <1 x float> [[TMP34]] to float
; CHECK-NEXT:    [[TMP35:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP36:%.*]] = bitcast float [[X]] to <1 x float>
; CHECK-NEXT:    [[TMP37:%.*]] = call <1 x float> @llvm.genx.svm.atomic.fmin.v1f32.i1.v1i64(i1 true, <1 x i64> [[TMP35]], <1 x float> [[TMP36]], <1 x float> poison)
; CHECK-NEXT:    [[FMIN:%.*]] = bitcast <1 x float> [[TMP37]] to float
; CHECK-NEXT:    ret void
  %xchg = atomicrmw xchg ptr addrspace(1) %p, i32 %v monotonic
  %add = atomicrmw add ptr addrspace(1) %p, i32 %v monotonic
  %sub = atomicrmw sub ptr addrspace(1) %p, i32 %v monotonic
  %and = atomicrmw and ptr addrspace(1) %p, i32 %v monotonic
  %or = atomicrmw or ptr addrspace(1) %p, i32 %v monotonic
  %xor = atomicrmw xor ptr addrspace(1) %p, i32 %v monotonic
  %max = atomicrmw max ptr addrspace(1) %p, i32 %v monotonic
  %min = atomicrmw min ptr addrspace(1) %p, i32 %v monotonic
  %umax = atomicrmw umax ptr addrspace(1) %p, i32 %v monotonic
  %umin = atomicrmw umin ptr addrspace(1) %p, i32 %v monotonic
  %fmax = atomicrmw fmax ptr addrspace(1) %p, float %x monotonic
  %fmin = atomicrmw fmin ptr addrspace(1) %p, float %x monotonic
  ret void
}

define i32 @compare_local(ptr addrspace(3) %p, i32 %new, i32 %expected) {
; CHECK-LABEL: @compare_local(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(3) [[P:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[NEW:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i32 [[EXPECTED:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.cmpxchg.v1i32.i1(i1 true, i32 [[TMP2]], <1 x i32> [[TMP3]], <1 x i32> [[TMP4]], <1 x i32> [[TMP5]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <1 x i32> [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP7]], 0
; CHECK-NEXT:    [[TMP9:%.*]] = icmp eq i32 [[TMP7]], [[EXPECTED]]
; CHECK-NEXT:    [[PAIR:%.*]] = insertvalue { i32, i1 } [[TMP8]], i1 [[TMP9]], 1
; CHECK-NEXT:    [[OLD:%.*]] = extractvalue { i32, i1 } [[PAIR]], 0
; CHECK-NEXT:    ret i32 [[OLD]]
  %pair = cmpxchg ptr addrspace(3) %p, i32 %expected, i32 %new monotonic monotonic
  %old = extractvalue { i32, i1 } %pair, 0
  ret i32 %old
}

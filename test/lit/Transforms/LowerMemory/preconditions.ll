; Types, pointers and intrinsics at the edge of what becomes messages.
; CHECK lines by utils/update-checks
; LLVM 19 has another form of masked intrinsics.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s

declare <8 x i1> @llvm.masked.load.v8i1.p1(ptr addrspace(1), <8 x i1>, <8 x i1>)
declare void @llvm.masked.store.v8i1.p1(<8 x i1>, ptr addrspace(1), <8 x i1>)
declare <2 x i64> @llvm.masked.gather.v2i64.v2p3(<2 x ptr addrspace(3)>, <2 x i1>, <2 x i64>)
declare void @llvm.prefetch.p1(ptr addrspace(1), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.invariant.end.p1(ptr, i64 immarg, ptr addrspace(1))
declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i32 immarg)
declare ptr addrspace(1) @llvm.ssa.copy.p1(ptr addrspace(1))
declare ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1))

; Arrays are moved element by element.
define void @arrays(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: @arrays(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[Q:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP3]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i8> [[TMP4]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i8> [[TMP5]] to i8
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP1]], 4
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP8]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <1 x i32> [[TMP9]] to <4 x i8>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <4 x i8> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = add i64 [[TMP1]], 8
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast i64 [[TMP12]] to <1 x i64>
; CHECK-NEXT:    [[TMP14:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP13]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <1 x i32> [[TMP14]] to <4 x i8>
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <4 x i8> [[TMP15]] to i32
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast i8 [[TMP6]] to <1 x i8>
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP19:%.*]] = shufflevector <1 x i8> [[TMP17]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP18]], <4 x i8> [[TMP19]])
; CHECK-NEXT:    [[TMP20:%.*]] = add i64 [[TMP2]], 4
; CHECK-NEXT:    [[TMP21:%.*]] = bitcast i32 [[TMP11]] to <4 x i8>
; CHECK-NEXT:    [[TMP22:%.*]] = bitcast i64 [[TMP20]] to <1 x i64>
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast <4 x i8> [[TMP21]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP22]], <1 x i32> [[TMP23]])
; CHECK-NEXT:    [[TMP24:%.*]] = add i64 [[TMP2]], 8
; CHECK-NEXT:    [[TMP25:%.*]] = bitcast i32 [[TMP16]] to <4 x i8>
; CHECK-NEXT:    [[TMP26:%.*]] = bitcast i64 [[TMP24]] to <1 x i64>
; CHECK-NEXT:    [[TMP27:%.*]] = bitcast <4 x i8> [[TMP25]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP26]], <1 x i32> [[TMP27]])
; CHECK-NEXT:    ret void
  %v = load { i8, [2 x i32] }, ptr addrspace(1) %p
  store { i8, [2 x i32] } %v, ptr addrspace(1) %q
  ret void
}

; No message moves these.
define void @long(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: @long(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[Q:%.*]] to i64
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <2 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <2 x i64> [[_SPLATINSERT]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = add <2 x i64> [[_SPLAT]], <i64 0, i64 4>
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.genx.svm.gather.v2i32.i1.v2i64(i1 true, i32 0, <2 x i64> [[TMP3]], <2 x i32> poison)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <2 x i32> [[TMP4]] to <8 x i8>
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <8 x i8> [[TMP5]] to i64
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP1]], 8
; CHECK-NEXT:    [[_SPLATINSERT1:%.*]] = insertelement <2 x i64> poison, i64 [[TMP7]], i64 0
; CHECK-NEXT:    [[_SPLAT2:%.*]] = shufflevector <2 x i64> [[_SPLATINSERT1]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = add <2 x i64> [[_SPLAT2]], <i64 0, i64 4>
; CHECK-NEXT:    [[TMP9:%.*]] = call <2 x i32> @llvm.genx.svm.gather.v2i32.i1.v2i64(i1 true, i32 0, <2 x i64> [[TMP8]], <2 x i32> poison)
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <2 x i32> [[TMP9]] to <8 x i8>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <8 x i8> [[TMP10]] to i64
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i64 [[TMP6]] to <8 x i8>
; CHECK-NEXT:    [[_SPLATINSERT3:%.*]] = insertelement <2 x i64> poison, i64 [[TMP2]], i64 0
; CHECK-NEXT:    [[_SPLAT4:%.*]] = shufflevector <2 x i64> [[_SPLATINSERT3]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP13:%.*]] = add <2 x i64> [[_SPLAT4]], <i64 0, i64 4>
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <8 x i8> [[TMP12]] to <2 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v2i64.v2i32(i1 true, i32 0, <2 x i64> [[TMP13]], <2 x i32> [[TMP14]])
; CHECK-NEXT:    [[TMP15:%.*]] = add i64 [[TMP2]], 8
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i64 [[TMP11]] to <8 x i8>
; CHECK-NEXT:    [[_SPLATINSERT5:%.*]] = insertelement <2 x i64> poison, i64 [[TMP15]], i64 0
; CHECK-NEXT:    [[_SPLAT6:%.*]] = shufflevector <2 x i64> [[_SPLATINSERT5]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP17:%.*]] = add <2 x i64> [[_SPLAT6]], <i64 0, i64 4>
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast <8 x i8> [[TMP16]] to <2 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v2i64.v2i32(i1 true, i32 0, <2 x i64> [[TMP17]], <2 x i32> [[TMP18]])
; CHECK-NEXT:    ret void
  %v = load i128, ptr addrspace(1) %p
  store i128 %v, ptr addrspace(1) %q
  ret void
}

define void @struct_of_pointer(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: @struct_of_pointer(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[Q:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i64> @llvm.genx.svm.gather.v1i64.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP3]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <1 x i64> [[TMP4]] to <8 x i8>
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <8 x i8> [[TMP5]] to i64
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP1]], 8
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP8]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <1 x i32> [[TMP9]] to <4 x i8>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <4 x i8> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i64 [[TMP6]] to <8 x i8>
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <8 x i8> [[TMP12]] to <1 x i64>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i64(i1 true, i32 0, <1 x i64> [[TMP13]], <1 x i64> [[TMP14]])
; CHECK-NEXT:    [[TMP15:%.*]] = add i64 [[TMP2]], 8
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i32 [[TMP11]] to <4 x i8>
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast i64 [[TMP15]] to <1 x i64>
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast <4 x i8> [[TMP16]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP17]], <1 x i32> [[TMP18]])
; CHECK-NEXT:    ret void
  %v = load { ptr, i32 }, ptr addrspace(1) %p
  store { ptr, i32 } %v, ptr addrspace(1) %q
  ret void
}

define <8 x i1> @masked_bits(ptr addrspace(1) %p, <8 x i1> %m) {
; CHECK-LABEL: @masked_bits(
; CHECK-NEXT:    [[V:%.*]] = call <8 x i1> @llvm.masked.load.v8i1.p1(ptr addrspace(1) align 1 [[P:%.*]], <8 x i1> [[M:%.*]], <8 x i1> zeroinitializer)
; CHECK-NEXT:    ret <8 x i1> [[V]]
  %v = call <8 x i1> @llvm.masked.load.v8i1.p1(ptr addrspace(1) align 1 %p, <8 x i1> %m, <8 x i1> zeroinitializer)
  ret <8 x i1> %v
}

define void @masked_bits_stored(ptr addrspace(1) %p, <8 x i1> %m) {
; CHECK-LABEL: @masked_bits_stored(
; CHECK-NEXT:    call void @llvm.masked.store.v8i1.p1(<8 x i1> [[M:%.*]], ptr addrspace(1) align 1 [[P:%.*]], <8 x i1> [[M]])
; CHECK-NEXT:    ret void
  call void @llvm.masked.store.v8i1.p1(<8 x i1> %m, ptr addrspace(1) align 1 %p, <8 x i1> %m)
  ret void
}

; Lanes of shared local memory are dwords; lanes that are off keep both halves.
define <2 x i64> @halves(<2 x ptr addrspace(3)> %p, <2 x i1> %m, <2 x i64> %old) {
; CHECK-LABEL: @halves(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint <2 x ptr addrspace(3)> [[P:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <2 x i64> [[OLD:%.*]], zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = trunc <2 x i64> [[TMP2]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = add <2 x i32> [[TMP1]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP6:%.*]] = call <2 x i32> @llvm.genx.gather.scaled.v2i32.v2i1.v2i32(<2 x i1> [[M:%.*]], i32 2, i16 0, i32 [[TMP5]], i32 0, <2 x i32> [[TMP4]], <2 x i32> [[TMP3]])
; CHECK-NEXT:    [[TMP7:%.*]] = lshr <2 x i64> [[OLD]], splat (i64 32)
; CHECK-NEXT:    [[TMP8:%.*]] = trunc <2 x i64> [[TMP7]] to <2 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = add <2 x i32> [[TMP1]], splat (i32 4)
; CHECK-NEXT:    [[TMP10:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP11:%.*]] = call <2 x i32> @llvm.genx.gather.scaled.v2i32.v2i1.v2i32(<2 x i1> [[M]], i32 2, i16 0, i32 [[TMP10]], i32 0, <2 x i32> [[TMP9]], <2 x i32> [[TMP8]])
; CHECK-NEXT:    [[TMP12:%.*]] = shufflevector <2 x i32> [[TMP6]], <2 x i32> [[TMP11]], <4 x i32> <i32 0, i32 2, i32 1, i32 3>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i32> [[TMP12]] to <2 x i64>
; CHECK-NEXT:    ret <2 x i64> [[V]]
  %v = call <2 x i64> @llvm.masked.gather.v2i64.v2p3(<2 x ptr addrspace(3)> align 8 %p, <2 x i1> %m, <2 x i64> %old)
  ret <2 x i64> %v
}

; Undefined pointers are undefined numbers.
define i32 @undefined(ptr addrspace(1) %p, i1 %c, i1 %d) {
; CHECK-LABEL: @undefined(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = select i1 [[C:%.*]], i64 [[TMP1]], i64 undef
; CHECK-NEXT:    [[TMP3:%.*]] = select i1 [[D:%.*]], i64 [[TMP2]], i64 poison
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP3]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP4]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i32> [[TMP5]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP6]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %q = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) undef
  %r = select i1 %d, ptr addrspace(1) %q, ptr addrspace(1) poison
  %v = load i32, ptr addrspace(1) %r
  ret i32 %v
}

define i32 @bitcast(ptr addrspace(1) %p) {
; CHECK-LABEL: @bitcast(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP4]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %q = bitcast ptr addrspace(1) %p to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}

define i32 @copies(ptr addrspace(1) %p) {
; CHECK-LABEL: @copies(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP4]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %q = call ptr addrspace(1) @llvm.ssa.copy.p1(ptr addrspace(1) %p)
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}

; An address that is left to others.
define i32 @laundered(ptr addrspace(1) %p) {
; CHECK-LABEL: @laundered(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP4]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %q = call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) %p)
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}

; Floats that are compared have messages of dwords alone.
define float @maximum_in_slm(ptr addrspace(3) %p, float %x) {
; CHECK-LABEL: @maximum_in_slm(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(3) [[P:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast float [[X:%.*]] to <1 x float>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x float> @llvm.genx.dword.atomic.fmax.v1f32.i1.v1i32(i1 true, i32 [[TMP2]], <1 x i32> [[TMP3]], <1 x float> [[TMP4]], <1 x float> poison)
; CHECK-NEXT:    [[R:%.*]] = bitcast <1 x float> [[TMP5]] to float
; CHECK-NEXT:    ret float [[R]]
  %r = atomicrmw fmax ptr addrspace(3) %p, float %x monotonic
  ret float %r
}

define float @minimum(ptr addrspace(1) %p, float %x) {
; CHECK-LABEL: @minimum(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast float [[X:%.*]] to <1 x float>
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x float> @llvm.genx.svm.atomic.fmin.v1f32.i1.v1i64(i1 true, <1 x i64> [[TMP2]], <1 x float> [[TMP3]], <1 x float> poison)
; CHECK-NEXT:    [[R:%.*]] = bitcast <1 x float> [[TMP4]] to float
; CHECK-NEXT:    ret float [[R]]
  %r = atomicrmw fmin ptr addrspace(1) %p, float %x monotonic
  ret float %r
}

define double @maximum_of_doubles(ptr addrspace(1) %p, double %x) {
; CHECK-LABEL: @maximum_of_doubles(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i64> @llvm.genx.svm.gather.v1i64.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i64> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i8> [[TMP4]] to i64
; CHECK-NEXT:    br label %6
; CHECK:       6:
; CHECK-NEXT:    [[TMP7:%.*]] = phi i64 [ [[TMP5]], [[TMP0:%.*]] ], [ [[TMP19:%.*]], %6 ]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP7]] to double
; CHECK-NEXT:    [[TMP9:%.*]] = call double @llvm.maxnum.f64(double [[TMP8]], double [[X:%.*]])
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast double [[TMP9]] to i64
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i64 [[TMP10]] to <1 x i64>
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP14:%.*]] = call <1 x i64> @llvm.genx.svm.atomic.cmpxchg.v1i64.i1.v1i64(i1 true, <1 x i64> [[TMP11]], <1 x i64> [[TMP12]], <1 x i64> [[TMP13]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <1 x i64> [[TMP14]] to i64
; CHECK-NEXT:    [[TMP16:%.*]] = insertvalue { i64, i1 } poison, i64 [[TMP15]], 0
; CHECK-NEXT:    [[TMP17:%.*]] = icmp eq i64 [[TMP15]], [[TMP7]]
; CHECK-NEXT:    [[TMP18:%.*]] = insertvalue { i64, i1 } [[TMP16]], i1 [[TMP17]], 1
; CHECK-NEXT:    [[TMP19]] = extractvalue { i64, i1 } [[TMP18]], 0
; CHECK-NEXT:    [[TMP20:%.*]] = extractvalue { i64, i1 } [[TMP18]], 1
; CHECK-NEXT:    br i1 [[TMP20]], label %.split, label %6
; CHECK:       .split:
; CHECK-NEXT:    ret double [[TMP8]]
  %r = atomicrmw fmax ptr addrspace(1) %p, double %x monotonic
  ret double %r
}

define <2 x half> @maximum_of_vectors(ptr addrspace(1) %p, <2 x half> %x) {
; CHECK-LABEL: @maximum_of_vectors(
; CHECK-NEXT:    [[R:%.*]] = atomicrmw fmax ptr addrspace(1) [[P:%.*]], <2 x half> [[X:%.*]] monotonic, align 4
; CHECK-NEXT:    ret <2 x half> [[R]]
  %r = atomicrmw fmax ptr addrspace(1) %p, <2 x half> %x monotonic, align 4
  ret <2 x half> %r
}

; Hints are dropped if they are about memory.
define void @hints(ptr addrspace(1) %p) {
; CHECK-LABEL: @hints(
; CHECK-NEXT:    [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT:    call void @llvm.prefetch.p0(ptr [[A]], i32 0, i32 3, i32 1)
; CHECK-NEXT:    store i32 1, ptr [[A]], align 4
; CHECK-NEXT:    ret void
  %a = alloca i32
  call void @llvm.prefetch.p1(ptr addrspace(1) %p, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %a, i32 0, i32 3, i32 1)
  call void @llvm.invariant.end.p1(ptr poison, i64 4, ptr addrspace(1) %p)
  store i32 1, ptr %a
  ret void
}

; Copies that are atomic in each element, of a length that is not known, and of one that is too long.
define void @atomic_copies(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
; CHECK-LABEL: @atomic_copies(
; CHECK-NEXT:    call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 [[P:%.*]], ptr addrspace(1) align 4 [[Q:%.*]], i64 [[N:%.*]], i32 4)
; CHECK-NEXT:    call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 [[P]], ptr addrspace(1) align 4 [[Q]], i64 1048576, i32 4)
; CHECK-NEXT:    ret void
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 %n, i32 4)
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 1048576, i32 4)
  ret void
}

; One of the two is a variable, which has no address.
define i1 @compared(ptr %p, i32 %x) {
; CHECK-LABEL: @compared(
; CHECK-NEXT:    [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT:    store i32 [[X:%.*]], ptr [[A]], align 4
; CHECK-NEXT:    [[C:%.*]] = icmp eq ptr [[P:%.*]], [[A]]
; CHECK-NEXT:    [[D:%.*]] = icmp eq ptr [[A]], [[P]]
; CHECK-NEXT:    [[R:%.*]] = xor i1 [[C]], [[D]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca i32
  store i32 %x, ptr %a
  %c = icmp eq ptr %p, %a
  %d = icmp eq ptr %a, %p
  %r = xor i1 %c, %d
  ret i1 %r
}

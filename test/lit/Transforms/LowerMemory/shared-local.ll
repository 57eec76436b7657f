; Pointers of address space 3 are offsets in shared local memory.
; Masked accesses have another form in LLVM 19.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

define i32 @dword(ptr addrspace(3) %p, i32 %i) {
; CHECK-LABEL: @dword(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(3) [[P:%.*]] to i32
; CHECK-NEXT:    [[I_C:%.*]] = sext i32 [[I:%.*]] to i64
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i64 [[I_C]], 4
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i64 [[Q_IDX]] to i32
; CHECK-NEXT:    [[TMP3:%.*]] = add i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[TMP3]] to <1 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP6:%.*]] = call <1 x i32> @llvm.genx.gather.scaled.v1i32.i1.v1i32(i1 true, i32 2, i16 0, i32 [[TMP5]], i32 0, <1 x i32> [[TMP4]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <1 x i32> [[TMP6]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP7]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %i
  %v = load i32, ptr addrspace(3) %q
  ret i32 %v
}

define <16 x i8> @bytes(ptr addrspace(3) %p) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(3) [[P:%.*]] to i32
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i32> poison, i32 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i32> [[_SPLATINSERT]], <4 x i32> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = add <4 x i32> [[_SPLAT]], <i32 0, i32 4, i32 8, i32 12>
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.gather.scaled.v4i32.i1.v4i32(i1 true, i32 2, i16 0, i32 [[TMP3]], i32 0, <4 x i32> [[TMP2]], <4 x i32> poison)
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i32> [[TMP4]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[V]]
  %v = load <16 x i8>, ptr addrspace(3) %p, align 1
  ret <16 x i8> %v
}

define void @halves(ptr addrspace(3) %p, <3 x half> %v) {
; CHECK-LABEL: @halves(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(3) [[P:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <3 x half> [[V:%.*]] to <6 x i8>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <6 x i8> [[TMP2]], <6 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <4 x i8> [[TMP3]] to <1 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.i1.v1i32.v1i32(i1 true, i32 2, i16 0, i32 [[TMP6]], i32 0, <1 x i32> [[TMP4]], <1 x i32> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <6 x i8> [[TMP2]], <6 x i8> poison, <2 x i32> <i32 4, i32 5>
; CHECK-NEXT:    [[TMP8:%.*]] = add i32 [[TMP1]], 4
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i32 [[TMP8]] to <1 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <2 x i8> [[TMP7]] to <1 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP12:%.*]] = zext <1 x i16> [[TMP10]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.i1.v1i32.v1i32(i1 true, i32 1, i16 0, i32 [[TMP11]], i32 0, <1 x i32> [[TMP9]], <1 x i32> [[TMP12]])
; CHECK-NEXT:    ret void
  store <3 x half> %v, ptr addrspace(3) %p, align 2
  ret void
}

; Halves of qwords are moved one after the other.
define <4 x i64> @gather(<4 x ptr addrspace(3)> %p, <4 x i1> %m, <4 x i64> %old) {
; CHECK-LABEL: @gather(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint <4 x ptr addrspace(3)> [[P:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <4 x i64> [[OLD:%.*]], zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = trunc <4 x i64> [[TMP2]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = add <4 x i32> [[TMP1]], zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.gather.scaled.v4i32.v4i1.v4i32(<4 x i1> [[M:%.*]], i32 2, i16 0, i32 [[TMP5]], i32 0, <4 x i32> [[TMP4]], <4 x i32> [[TMP3]])
; CHECK-NEXT:    [[TMP7:%.*]] = lshr <4 x i64> [[OLD]], splat (i64 32)
; CHECK-NEXT:    [[TMP8:%.*]] = trunc <4 x i64> [[TMP7]] to <4 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = add <4 x i32> [[TMP1]], splat (i32 4)
; CHECK-NEXT:    [[TMP10:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i32> @llvm.genx.gather.scaled.v4i32.v4i1.v4i32(<4 x i1> [[M]], i32 2, i16 0, i32 [[TMP10]], i32 0, <4 x i32> [[TMP9]], <4 x i32> [[TMP8]])
; CHECK-NEXT:    [[TMP12:%.*]] = shufflevector <4 x i32> [[TMP6]], <4 x i32> [[TMP11]], <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
; CHECK-NEXT:    [[V:%.*]] = bitcast <8 x i32> [[TMP12]] to <4 x i64>
; CHECK-NEXT:    ret <4 x i64> [[V]]
  %v = call <4 x i64> @llvm.masked.gather.v4i64.v4p3(<4 x ptr addrspace(3)> align 8 %p, <4 x i1> %m, <4 x i64> %old)
  ret <4 x i64> %v
}

define void @scatter(<8 x ptr addrspace(3)> %p, <8 x i1> %m, <8 x i16> %v) {
; CHECK-LABEL: @scatter(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint <8 x ptr addrspace(3)> [[P:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <8 x i16> [[V:%.*]] to <8 x i32>
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M:%.*]], i32 1, i16 0, i32 [[TMP2]], i32 0, <8 x i32> [[TMP1]], <8 x i32> [[TMP3]])
; CHECK-NEXT:    ret void
  call void @llvm.masked.scatter.v8i16.v8p3(<8 x i16> %v, <8 x ptr addrspace(3)> align 2 %p, <8 x i1> %m)
  ret void
}

define i32 @atomic(ptr addrspace(3) %p, i32 %v) {
; CHECK-LABEL: @atomic(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(3) [[P:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[V:%.*]] to <1 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.min.v1i32.i1.v1i32(i1 true, i32 [[TMP2]], <1 x i32> [[TMP3]], <1 x i32> [[TMP4]], <1 x i32> poison)
; CHECK-NEXT:    [[OLD:%.*]] = bitcast <1 x i32> [[TMP5]] to i32
; CHECK-NEXT:    ret i32 [[OLD]]
  %old = atomicrmw umin ptr addrspace(3) %p, i32 %v seq_cst
  ret i32 %old
}

declare <4 x i64> @llvm.masked.gather.v4i64.v4p3(<4 x ptr addrspace(3)>, <4 x i1>, <4 x i64>)
declare void @llvm.masked.scatter.v8i16.v8p3(<8 x i16>, <8 x ptr addrspace(3)>, <8 x i1>)

; Atomic operations without a message are loops around cmpxchg.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

define i32 @nand(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: @nand(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <4 x i8> [[TMP4]] to i32
; CHECK-NEXT:    br label %6
; CHECK:       6:
; CHECK-NEXT:    [[TMP7:%.*]] = phi i32 [ [[TMP5]], [[TMP0:%.*]] ], [ [[TMP17:%.*]], %6 ]
; CHECK-NEXT:    [[TMP8:%.*]] = and i32 [[TMP7]], [[V:%.*]]
; CHECK-NEXT:    [[NEW:%.*]] = xor i32 [[TMP8]], -1
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i32 [[NEW]] to <1 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i32 [[TMP7]] to <1 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.cmpxchg.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP9]], <1 x i32> [[TMP10]], <1 x i32> [[TMP11]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <1 x i32> [[TMP12]] to i32
; CHECK-NEXT:    [[TMP14:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP13]], 0
; CHECK-NEXT:    [[TMP15:%.*]] = icmp eq i32 [[TMP13]], [[TMP7]]
; CHECK-NEXT:    [[TMP16:%.*]] = insertvalue { i32, i1 } [[TMP14]], i1 [[TMP15]], 1
; CHECK-NEXT:    [[TMP17]] = extractvalue { i32, i1 } [[TMP16]], 0
; CHECK-NEXT:    [[TMP18:%.*]] = extractvalue { i32, i1 } [[TMP16]], 1
; CHECK-NEXT:    br i1 [[TMP18]], label %.split, label %6
; CHECK:       .split:
; CHECK-NEXT:    ret i32 [[TMP7]]
  %old = atomicrmw nand ptr addrspace(1) %p, i32 %v monotonic
  ret i32 %old
}

define i16 @narrow(ptr addrspace(1) %p, i16 %v) {
; CHECK-LABEL: @narrow(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = and i64 [[TMP1]], -4
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i64 [[TMP1]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], 3
; CHECK-NEXT:    [[TMP5:%.*]] = shl i32 [[TMP4]], 3
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP6]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <1 x i32> [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <4 x i8> [[TMP8]] to i32
; CHECK-NEXT:    br label %10
; CHECK:       10:
; CHECK-NEXT:    [[TMP11:%.*]] = phi i32 [ [[TMP9]], [[TMP0:%.*]] ], [ [[TMP28:%.*]], %10 ]
; CHECK-NEXT:    [[TMP12:%.*]] = lshr i32 [[TMP11]], [[TMP5]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc i32 [[TMP12]] to i16
; CHECK-NEXT:    [[NEW:%.*]] = add i16 [[TMP13]], [[V:%.*]]
; CHECK-NEXT:    [[TMP14:%.*]] = shl i32 65535, [[TMP5]]
; CHECK-NEXT:    [[TMP15:%.*]] = zext i16 [[NEW]] to i32
; CHECK-NEXT:    [[TMP16:%.*]] = xor i32 [[TMP14]], -1
; CHECK-NEXT:    [[TMP17:%.*]] = and i32 [[TMP11]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = shl i32 [[TMP15]], [[TMP5]]
; CHECK-NEXT:    [[TMP19:%.*]] = or i32 [[TMP17]], [[TMP18]]
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP21:%.*]] = bitcast i32 [[TMP19]] to <1 x i32>
; CHECK-NEXT:    [[TMP22:%.*]] = bitcast i32 [[TMP11]] to <1 x i32>
; CHECK-NEXT:    [[TMP23:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.cmpxchg.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP20]], <1 x i32> [[TMP21]], <1 x i32> [[TMP22]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast <1 x i32> [[TMP23]] to i32
; CHECK-NEXT:    [[TMP25:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP24]], 0
; CHECK-NEXT:    [[TMP26:%.*]] = icmp eq i32 [[TMP24]], [[TMP11]]
; CHECK-NEXT:    [[TMP27:%.*]] = insertvalue { i32, i1 } [[TMP25]], i1 [[TMP26]], 1
; CHECK-NEXT:    [[TMP28]] = extractvalue { i32, i1 } [[TMP27]], 0
; CHECK-NEXT:    [[TMP29:%.*]] = extractvalue { i32, i1 } [[TMP27]], 1
; CHECK-NEXT:    br i1 [[TMP29]], label %.split, label %10
; CHECK:       .split:
; CHECK-NEXT:    ret i16 [[TMP13]]
  %old = atomicrmw add ptr addrspace(1) %p, i16 %v monotonic
  ret i16 %old
}

define i8 @local_byte(ptr addrspace(3) %p, i8 %v) {
; CHECK-LABEL: @local_byte(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(3) [[P:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = zext i32 [[TMP1]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = and i64 [[TMP2]], -4
; CHECK-NEXT:    [[TMP4:%.*]] = trunc i64 [[TMP3]] to i32
; CHECK-NEXT:    [[TMP5:%.*]] = trunc i64 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP6:%.*]] = and i32 [[TMP5]], 3
; CHECK-NEXT:    [[TMP7:%.*]] = shl i32 [[TMP6]], 3
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP4]] to <1 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP10:%.*]] = call <1 x i32> @llvm.genx.gather.scaled.v1i32.i1.v1i32(i1 true, i32 2, i16 0, i32 [[TMP9]], i32 0, <1 x i32> [[TMP8]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <1 x i32> [[TMP10]] to <4 x i8>
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <4 x i8> [[TMP11]] to i32
; CHECK-NEXT:    br label %13
; CHECK:       13:
; CHECK-NEXT:    [[TMP14:%.*]] = phi i32 [ [[TMP12]], [[TMP0:%.*]] ], [ [[TMP33:%.*]], %13 ]
; CHECK-NEXT:    [[TMP15:%.*]] = lshr i32 [[TMP14]], [[TMP7]]
; CHECK-NEXT:    [[TMP16:%.*]] = trunc i32 [[TMP15]] to i8
; CHECK-NEXT:    [[TMP17:%.*]] = icmp ugt i8 [[TMP16]], [[V:%.*]]
; CHECK-NEXT:    [[NEW:%.*]] = select i1 [[TMP17]], i8 [[TMP16]], i8 [[V]]
; CHECK-NEXT:    [[TMP18:%.*]] = shl i32 255, [[TMP7]]
; CHECK-NEXT:    [[TMP19:%.*]] = zext i8 [[NEW]] to i32
; CHECK-NEXT:    [[TMP20:%.*]] = xor i32 [[TMP18]], -1
; CHECK-NEXT:    [[TMP21:%.*]] = and i32 [[TMP14]], [[TMP20]]
; CHECK-NEXT:    [[TMP22:%.*]] = shl i32 [[TMP19]], [[TMP7]]
; CHECK-NEXT:    [[TMP23:%.*]] = or i32 [[TMP21]], [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP25:%.*]] = bitcast i32 [[TMP4]] to <1 x i32>
; CHECK-NEXT:    [[TMP26:%.*]] = bitcast i32 [[TMP23]] to <1 x i32>
; CHECK-NEXT:    [[TMP27:%.*]] = bitcast i32 [[TMP14]] to <1 x i32>
; CHECK-NEXT:    [[TMP28:%.*]] = call <1 x i32> @llvm.genx.dword.atomic.cmpxchg.v1i32.i1(i1 true, i32 [[TMP24]], <1 x i32> [[TMP25]], <1 x i32> [[TMP26]], <1 x i32> [[TMP27]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP29:%.*]] = bitcast <1 x i32> [[TMP28]] to i32
; CHECK-NEXT:    [[TMP30:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP29]], 0
; CHECK-NEXT:    [[TMP31:%.*]] = icmp eq i32 [[TMP29]], [[TMP14]]
; CHECK-NEXT:    [[TMP32:%.*]] = insertvalue { i32, i1 } [[TMP30]], i1 [[TMP31]], 1
; CHECK-NEXT:    [[TMP33]] = extractvalue { i32, i1 } [[TMP32]], 0
; CHECK-NEXT:    [[TMP34:%.*]] = extractvalue { i32, i1 } [[TMP32]], 1
; CHECK-NEXT:    br i1 [[TMP34]], label %.split, label %13
; CHECK:       .split:
; CHECK-NEXT:    ret i8 [[TMP16]]
  %old = atomicrmw umax ptr addrspace(3) %p, i8 %v seq_cst
  ret i8 %old
}

define float @sum(ptr %p, float %v) {
; CHECK-LABEL: @sum(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <4 x i8> [[TMP4]] to i32
; CHECK-NEXT:    br label %6
; CHECK:       6:
; CHECK-NEXT:    [[TMP7:%.*]] = phi i32 [ [[TMP5]], [[TMP0:%.*]] ], [ [[TMP18:%.*]], %6 ]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to float
; CHECK-NEXT:    [[NEW:%.*]] = fadd float [[TMP8]], [[V:%.*]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast float [[NEW]] to i32
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i32 [[TMP9]] to <1 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i32 [[TMP7]] to <1 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.cmpxchg.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP10]], <1 x i32> [[TMP11]], <1 x i32> [[TMP12]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <1 x i32> [[TMP13]] to i32
; CHECK-NEXT:    [[TMP15:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP14]], 0
; CHECK-NEXT:    [[TMP16:%.*]] = icmp eq i32 [[TMP14]], [[TMP7]]
; CHECK-NEXT:    [[TMP17:%.*]] = insertvalue { i32, i1 } [[TMP15]], i1 [[TMP16]], 1
; CHECK-NEXT:    [[TMP18]] = extractvalue { i32, i1 } [[TMP17]], 0
; CHECK-NEXT:    [[TMP19:%.*]] = extractvalue { i32, i1 } [[TMP17]], 1
; CHECK-NEXT:    br i1 [[TMP19]], label %.split, label %6
; CHECK:       .split:
; CHECK-NEXT:    ret float [[TMP8]]
  %old = atomicrmw fadd ptr %p, float %v monotonic
  ret float %old
}

define half @sum_half(ptr %p, half %v) {
; CHECK-LABEL: @sum_half(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = and i64 [[TMP1]], -4
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i64 [[TMP1]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], 3
; CHECK-NEXT:    [[TMP5:%.*]] = shl i32 [[TMP4]], 3
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP6]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <1 x i32> [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <4 x i8> [[TMP8]] to i32
; CHECK-NEXT:    br label %10
; CHECK:       10:
; CHECK-NEXT:    [[TMP11:%.*]] = phi i32 [ [[TMP9]], [[TMP0:%.*]] ], [ [[TMP30:%.*]], %10 ]
; CHECK-NEXT:    [[TMP12:%.*]] = lshr i32 [[TMP11]], [[TMP5]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc i32 [[TMP12]] to i16
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i16 [[TMP13]] to half
; CHECK-NEXT:    [[NEW:%.*]] = fadd half [[TMP14]], [[V:%.*]]
; CHECK-NEXT:    [[TMP15:%.*]] = shl i32 65535, [[TMP5]]
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast half [[NEW]] to i16
; CHECK-NEXT:    [[TMP17:%.*]] = zext i16 [[TMP16]] to i32
; CHECK-NEXT:    [[TMP18:%.*]] = xor i32 [[TMP15]], -1
; CHECK-NEXT:    [[TMP19:%.*]] = and i32 [[TMP11]], [[TMP18]]
; CHECK-NEXT:    [[TMP20:%.*]] = shl i32 [[TMP17]], [[TMP5]]
; CHECK-NEXT:    [[TMP21:%.*]] = or i32 [[TMP19]], [[TMP20]]
; CHECK-NEXT:    [[TMP22:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast i32 [[TMP21]] to <1 x i32>
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast i32 [[TMP11]] to <1 x i32>
; CHECK-NEXT:    [[TMP25:%.*]] = call <1 x i32> @llvm.genx.svm.atomic.cmpxchg.v1i32.i1.v1i64(i1 true, <1 x i64> [[TMP22]], <1 x i32> [[TMP23]], <1 x i32> [[TMP24]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP26:%.*]] = bitcast <1 x i32> [[TMP25]] to i32
; CHECK-NEXT:    [[TMP27:%.*]] = insertvalue { i32, i1 } poison, i32 [[TMP26]], 0
; CHECK-NEXT:    [[TMP28:%.*]] = icmp eq i32 [[TMP26]], [[TMP11]]
; CHECK-NEXT:    [[TMP29:%.*]] = insertvalue { i32, i1 } [[TMP27]], i1 [[TMP28]], 1
; CHECK-NEXT:    [[TMP30]] = extractvalue { i32, i1 } [[TMP29]], 0
; CHECK-NEXT:    [[TMP31:%.*]] = extractvalue { i32, i1 } [[TMP29]], 1
; CHECK-NEXT:    br i1 [[TMP31]], label %.split, label %10
; CHECK:       .split:
; CHECK-NEXT:    ret half [[TMP14]]
  %old = atomicrmw fadd ptr %p, half %v monotonic
  ret half %old
}

; The value may lie in two dwords.
define i16 @unaligned(ptr %p, i16 %v) {
; CHECK-LABEL: @unaligned(
; CHECK-NEXT:    [[OLD:%.*]] = atomicrmw add ptr [[P:%.*]], i16 [[V:%.*]] monotonic, align 1
; CHECK-NEXT:    ret i16 [[OLD]]
  %old = atomicrmw add ptr %p, i16 %v monotonic, align 1
  ret i16 %old
}

define i64 @nand_of_qwords(ptr addrspace(1) %p, i64 %v) {
; CHECK-LABEL: @nand_of_qwords(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i64> @llvm.genx.svm.gather.v1i64.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i64> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i8> [[TMP4]] to i64
; CHECK-NEXT:    br label %6
; CHECK:       6:
; CHECK-NEXT:    [[TMP7:%.*]] = phi i64 [ [[TMP5]], [[TMP0:%.*]] ], [ [[TMP17:%.*]], %6 ]
; CHECK-NEXT:    [[TMP8:%.*]] = and i64 [[TMP7]], [[V:%.*]]
; CHECK-NEXT:    [[NEW:%.*]] = xor i64 [[TMP8]], -1
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i64 [[NEW]] to <1 x i64>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP12:%.*]] = call <1 x i64> @llvm.genx.svm.atomic.cmpxchg.v1i64.i1.v1i64(i1 true, <1 x i64> [[TMP9]], <1 x i64> [[TMP10]], <1 x i64> [[TMP11]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <1 x i64> [[TMP12]] to i64
; CHECK-NEXT:    [[TMP14:%.*]] = insertvalue { i64, i1 } poison, i64 [[TMP13]], 0
; CHECK-NEXT:    [[TMP15:%.*]] = icmp eq i64 [[TMP13]], [[TMP7]]
; CHECK-NEXT:    [[TMP16:%.*]] = insertvalue { i64, i1 } [[TMP14]], i1 [[TMP15]], 1
; CHECK-NEXT:    [[TMP17]] = extractvalue { i64, i1 } [[TMP16]], 0
; CHECK-NEXT:    [[TMP18:%.*]] = extractvalue { i64, i1 } [[TMP16]], 1
; CHECK-NEXT:    br i1 [[TMP18]], label %.split, label %6
; CHECK:       .split:
; CHECK-NEXT:    ret i64 [[TMP7]]
  %old = atomicrmw nand ptr addrspace(1) %p, i64 %v monotonic, align 8
  ret i64 %old
}

define double @sum_of_doubles(ptr %p, double %v) {
; CHECK-LABEL: @sum_of_doubles(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i64> @llvm.genx.svm.gather.v1i64.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i64> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i8> [[TMP4]] to i64
; CHECK-NEXT:    br label %6
; CHECK:       6:
; CHECK-NEXT:    [[TMP7:%.*]] = phi i64 [ [[TMP5]], [[TMP0:%.*]] ], [ [[TMP18:%.*]], %6 ]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP7]] to double
; CHECK-NEXT:    [[NEW:%.*]] = fadd double [[TMP8]], [[V:%.*]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast double [[NEW]] to i64
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i64 [[TMP9]] to <1 x i64>
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i64> @llvm.genx.svm.atomic.cmpxchg.v1i64.i1.v1i64(i1 true, <1 x i64> [[TMP10]], <1 x i64> [[TMP11]], <1 x i64> [[TMP12]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <1 x i64> [[TMP13]] to i64
; CHECK-NEXT:    [[TMP15:%.*]] = insertvalue { i64, i1 } poison, i64 [[TMP14]], 0
; CHECK-NEXT:    [[TMP16:%.*]] = icmp eq i64 [[TMP14]], [[TMP7]]
; CHECK-NEXT:    [[TMP17:%.*]] = insertvalue { i64, i1 } [[TMP15]], i1 [[TMP16]], 1
; CHECK-NEXT:    [[TMP18]] = extractvalue { i64, i1 } [[TMP17]], 0
; CHECK-NEXT:    [[TMP19:%.*]] = extractvalue { i64, i1 } [[TMP17]], 1
; CHECK-NEXT:    br i1 [[TMP19]], label %.split, label %6
; CHECK:       .split:
; CHECK-NEXT:    ret double [[TMP8]]
  %old = atomicrmw fadd ptr %p, double %v monotonic, align 8
  ret double %old
}

; The value may lie in two qwords.
define i64 @unaligned_qword(ptr %p, i64 %v) {
; CHECK-LABEL: @unaligned_qword(
; CHECK-NEXT:    [[OLD:%.*]] = atomicrmw nand ptr [[P:%.*]], i64 [[V:%.*]] monotonic, align 4
; CHECK-NEXT:    ret i64 [[OLD]]
  %old = atomicrmw nand ptr %p, i64 %v monotonic, align 4
  ret i64 %old
}

; Shared local memory has no cmpxchg of 64 bits.
define i64 @local_qword(ptr addrspace(3) %p, i64 %v) {
; CHECK-LABEL: @local_qword(
; CHECK-NEXT:    [[OLD:%.*]] = atomicrmw nand ptr addrspace(3) [[P:%.*]], i64 [[V:%.*]] monotonic, align 8
; CHECK-NEXT:    ret i64 [[OLD]]
  %old = atomicrmw nand ptr addrspace(3) %p, i64 %v monotonic, align 8
  ret i64 %old
}

; A part of a structure that a function returned is the value that was put there, also of one that was inlined. A part that
; nobody knows stays.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-calls -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-calls,cmx-lower-calls -verify-each -S %s | FileCheck %s

declare { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)

define spir_kernel void @inlined(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: @inlined(
; CHECK-NEXT:    store i32 [[N:%.*]], ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    ret void
  %a = insertvalue { ptr addrspace(1), i32 } poison, ptr addrspace(1) %p, 0
  %b = insertvalue { ptr addrspace(1), i32 } %a, i32 %n, 1
  %q = extractvalue { ptr addrspace(1), i32 } %b, 0
  %m = extractvalue { ptr addrspace(1), i32 } %b, 1
  store i32 %m, ptr addrspace(1) %q
  ret void
}

define spir_kernel void @called(ptr addrspace(1) %p) {
; CHECK-LABEL: @called(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <4 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <4 x i32>, align 32
; CHECK-NEXT:    store i32 3, ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP4:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 8
; CHECK-NEXT:    store i64 [[TMP3]], ptr [[TMP4]], align 4
; CHECK-NEXT:    [[TMP5:%.*]] = load <4 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @recursive(<4 x i32> [[TMP5]])
; CHECK-NEXT:    store <4 x i32> [[TMP6]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[TMP7:%.*]] = getelementptr inbounds { ptr addrspace(1), i32 }, ptr [[TMP2]], i32 0, i32 0
; CHECK-NEXT:    [[TMP8:%.*]] = load ptr addrspace(1), ptr [[TMP7]], align 8
; CHECK-NEXT:    store i32 1, ptr addrspace(1) [[TMP8]], align 4
; CHECK-NEXT:    ret void
  %r = call { ptr addrspace(1), i32 } @recursive(i32 3, ptr addrspace(1) %p)
  %q = extractvalue { ptr addrspace(1), i32 } %r, 0
  store i32 1, ptr addrspace(1) %q
  ret void
}

define spir_kernel void @unknown(<4 x i32> %x, ptr addrspace(1) %p) {
; CHECK-LABEL: @unknown(
; CHECK-NEXT:    [[R:%.*]] = call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> [[X:%.*]], <4 x i32> [[X]])
; CHECK-NEXT:    [[S:%.*]] = extractvalue { <4 x i32>, <4 x i1> } [[R]], 0
; CHECK-NEXT:    store <4 x i32> [[S]], ptr addrspace(1) [[P:%.*]], align 16
; CHECK-NEXT:    ret void
  %r = call { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32> %x, <4 x i32> %x)
  %s = extractvalue { <4 x i32>, <4 x i1> } %r, 0
  store <4 x i32> %s, ptr addrspace(1) %p
  ret void
}

define internal { ptr addrspace(1), i32 } @recursive(i32 %n, ptr addrspace(1) %p) {
; CHECK-LABEL: @recursive(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <4 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <4 x i32>, align 32
; CHECK-NEXT:    [[TMP3:%.*]] = alloca <4 x i32>, align 32
; CHECK-NEXT:    [[TMP4:%.*]] = alloca <4 x i32>, align 32
; CHECK-NEXT:    [[TMP5:%.*]] = alloca <4 x i32>, align 32
; CHECK-NEXT:    store <4 x i32> [[ARGS:%.*]], ptr [[TMP5]], align 32
; CHECK-NEXT:    [[N:%.*]] = load i32, ptr [[TMP5]], align 4
; CHECK-NEXT:    [[TMP6:%.*]] = getelementptr inbounds i8, ptr [[TMP5]], i64 8
; CHECK-NEXT:    [[TMP7:%.*]] = load i64, ptr [[TMP6]], align 4
; CHECK-NEXT:    [[P:%.*]] = inttoptr i64 [[TMP7]] to ptr addrspace(1)
; CHECK-NEXT:    [[Z:%.*]] = icmp eq i32 [[N]], 0
; CHECK-NEXT:    br i1 [[Z]], label %done, label %again
; CHECK:       again:
; CHECK-NEXT:    [[M:%.*]] = sub i32 [[N]], 1
; CHECK-NEXT:    store i32 [[M]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP8:%.*]] = ptrtoint ptr addrspace(1) [[P]] to i64
; CHECK-NEXT:    [[TMP9:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 8
; CHECK-NEXT:    store i64 [[TMP8]], ptr [[TMP9]], align 4
; CHECK-NEXT:    [[TMP10:%.*]] = load <4 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i32> @recursive(<4 x i32> [[TMP10]])
; CHECK-NEXT:    store <4 x i32> [[TMP11]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[TMP12:%.*]] = getelementptr inbounds { ptr addrspace(1), i32 }, ptr [[TMP2]], i32 0, i32 0
; CHECK-NEXT:    [[TMP13:%.*]] = load ptr addrspace(1), ptr [[TMP12]], align 8
; CHECK-NEXT:    [[TMP14:%.*]] = getelementptr inbounds { ptr addrspace(1), i32 }, ptr [[TMP2]], i32 0, i32 1
; CHECK-NEXT:    [[TMP15:%.*]] = load i32, ptr [[TMP14]], align 4
; CHECK-NEXT:    [[TMP16:%.*]] = freeze ptr addrspace(1) [[TMP13]]
; CHECK-NEXT:    [[TMP17:%.*]] = getelementptr inbounds { ptr addrspace(1), i32 }, ptr [[TMP4]], i32 0, i32 0
; CHECK-NEXT:    store ptr addrspace(1) [[TMP16]], ptr [[TMP17]], align 8
; CHECK-NEXT:    [[TMP18:%.*]] = getelementptr inbounds { ptr addrspace(1), i32 }, ptr [[TMP4]], i32 0, i32 1
; CHECK-NEXT:    store i32 [[TMP15]], ptr [[TMP18]], align 4
; CHECK-NEXT:    [[TMP19:%.*]] = load <4 x i32>, ptr [[TMP4]], align 32
; CHECK-NEXT:    ret <4 x i32> [[TMP19]]
; CHECK:       done:
; CHECK-NEXT:    [[TMP20:%.*]] = freeze ptr addrspace(1) [[P]]
; CHECK-NEXT:    [[TMP21:%.*]] = getelementptr inbounds { ptr addrspace(1), i32 }, ptr [[TMP3]], i32 0, i32 0
; CHECK-NEXT:    store ptr addrspace(1) [[TMP20]], ptr [[TMP21]], align 8
; CHECK-NEXT:    [[TMP22:%.*]] = getelementptr inbounds { ptr addrspace(1), i32 }, ptr [[TMP3]], i32 0, i32 1
; CHECK-NEXT:    store i32 [[N]], ptr [[TMP22]], align 4
; CHECK-NEXT:    [[TMP23:%.*]] = load <4 x i32>, ptr [[TMP3]], align 32
; CHECK-NEXT:    ret <4 x i32> [[TMP23]]
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %again
again:
  %m = sub i32 %n, 1
  %r = call { ptr addrspace(1), i32 } @recursive(i32 %m, ptr addrspace(1) %p)
  ret { ptr addrspace(1), i32 } %r
done:
  %a = insertvalue { ptr addrspace(1), i32 } poison, ptr addrspace(1) %p, 0
  %b = insertvalue { ptr addrspace(1), i32 } %a, i32 %n, 1
  ret { ptr addrspace(1), i32 } %b
}

; A result in memory: no byte may be undefined because one of its bits is, nor a dword because one of its halves is.
define internal { <32 x i1>, <72 x half> } @large(i32 %n, <32 x i1> %m, <72 x half> %h) {
; CHECK-LABEL: @large(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <80 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <128 x i32>, align 32
; CHECK-NEXT:    [[TMP3:%.*]] = alloca <80 x i32>, align 32
; CHECK-NEXT:    store <80 x i32> [[ARGS:%.*]], ptr [[TMP3]], align 32
; CHECK-NEXT:    [[TMP4:%.*]] = load i64, ptr [[TMP3]], align 4
; CHECK-NEXT:    [[TMP5:%.*]] = inttoptr i64 [[TMP4]] to ptr
; CHECK-NEXT:    [[TMP6:%.*]] = getelementptr inbounds i8, ptr [[TMP3]], i64 8
; CHECK-NEXT:    [[N:%.*]] = load i32, ptr [[TMP6]], align 4
; CHECK-NEXT:    [[TMP7:%.*]] = getelementptr inbounds i8, ptr [[TMP3]], i64 32
; CHECK-NEXT:    [[TMP8:%.*]] = load <32 x i8>, ptr [[TMP7]], align 32
; CHECK-NEXT:    [[M:%.*]] = trunc <32 x i8> [[TMP8]] to <32 x i1>
; CHECK-NEXT:    [[TMP9:%.*]] = getelementptr inbounds i8, ptr [[TMP3]], i64 64
; CHECK-NEXT:    [[H:%.*]] = load <72 x half>, ptr [[TMP9]], align 32
; CHECK-NEXT:    [[Z:%.*]] = icmp eq i32 [[N]], 0
; CHECK-NEXT:    br i1 [[Z]], label %done, label %again
; CHECK:       again:
; CHECK-NEXT:    [[LESS:%.*]] = sub i32 [[N]], 1
; CHECK-NEXT:    [[TMP10:%.*]] = ptrtoint ptr [[TMP2]] to i64
; CHECK-NEXT:    store i64 [[TMP10]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP11:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 8
; CHECK-NEXT:    store i32 [[LESS]], ptr [[TMP11]], align 4
; CHECK-NEXT:    [[TMP12:%.*]] = zext <32 x i1> [[M]] to <32 x i8>
; CHECK-NEXT:    [[TMP13:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 32
; CHECK-NEXT:    [[TMP14:%.*]] = freeze <32 x i8> [[TMP12]]
; CHECK-NEXT:    store <32 x i8> [[TMP14]], ptr [[TMP13]], align 32
; CHECK-NEXT:    [[TMP15:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 64
; CHECK-NEXT:    [[TMP16:%.*]] = freeze <72 x half> [[H]]
; CHECK-NEXT:    store <72 x half> [[TMP16]], ptr [[TMP15]], align 32
; CHECK-NEXT:    [[TMP17:%.*]] = load <80 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    call void @large(<80 x i32> [[TMP17]])
; CHECK-NEXT:    [[TMP18:%.*]] = getelementptr inbounds { <32 x i1>, <72 x half> }, ptr [[TMP2]], i32 0, i32 0
; CHECK-NEXT:    [[TMP19:%.*]] = load <32 x i1>, ptr [[TMP18]], align 4
; CHECK-NEXT:    [[TMP20:%.*]] = getelementptr inbounds { <32 x i1>, <72 x half> }, ptr [[TMP2]], i32 0, i32 1
; CHECK-NEXT:    [[TMP21:%.*]] = load <72 x half>, ptr [[TMP20]], align 32
; CHECK-NEXT:    [[TMP22:%.*]] = freeze <32 x i1> [[TMP19]]
; CHECK-NEXT:    [[TMP23:%.*]] = freeze <72 x half> [[TMP21]]
; CHECK-NEXT:    [[TMP24:%.*]] = getelementptr inbounds { <32 x i1>, <72 x half> }, ptr [[TMP5]], i32 0, i32 0
; CHECK-NEXT:    store <32 x i1> [[TMP22]], ptr [[TMP24]], align 4
; CHECK-NEXT:    [[TMP25:%.*]] = getelementptr inbounds { <32 x i1>, <72 x half> }, ptr [[TMP5]], i32 0, i32 1
; CHECK-NEXT:    store <72 x half> [[TMP23]], ptr [[TMP25]], align 32
; CHECK-NEXT:    ret void
; CHECK:       done:
; CHECK-NEXT:    [[TMP26:%.*]] = freeze <32 x i1> [[M]]
; CHECK-NEXT:    [[TMP27:%.*]] = freeze <72 x half> [[H]]
; CHECK-NEXT:    [[TMP28:%.*]] = getelementptr inbounds { <32 x i1>, <72 x half> }, ptr [[TMP5]], i32 0, i32 0
; CHECK-NEXT:    store <32 x i1> [[TMP26]], ptr [[TMP28]], align 4
; CHECK-NEXT:    [[TMP29:%.*]] = getelementptr inbounds { <32 x i1>, <72 x half> }, ptr [[TMP5]], i32 0, i32 1
; CHECK-NEXT:    store <72 x half> [[TMP27]], ptr [[TMP29]], align 32
; CHECK-NEXT:    ret void
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %again
again:
  %less = sub i32 %n, 1
  %r = call { <32 x i1>, <72 x half> } @large(i32 %less, <32 x i1> %m, <72 x half> %h)
  ret { <32 x i1>, <72 x half> } %r
done:
  %a = insertvalue { <32 x i1>, <72 x half> } poison, <32 x i1> %m, 0
  %b = insertvalue { <32 x i1>, <72 x half> } %a, <72 x half> %h, 1
  ret { <32 x i1>, <72 x half> } %b
}

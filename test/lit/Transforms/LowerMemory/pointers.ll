; Pointers become integers wherever they are made and used.
; Masked accesses have another form in LLVM 19.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

define i32 @list(ptr addrspace(1) %head) {
; CHECK-LABEL: @list(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = ptrtoint ptr addrspace(1) [[HEAD:%.*]] to i64
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i64 [ [[TMP0]], %entry ], [ [[TMP9:%.*]], %body ]
; CHECK-NEXT:    [[SUM:%.*]] = phi i32 [ 0, %entry ], [ [[SUM1:%.*]], %body ]
; CHECK-NEXT:    [[END:%.*]] = icmp eq i64 [[TMP1]], 0
; CHECK-NEXT:    br i1 [[END]], label %done, label %body
; CHECK:       body:
; CHECK-NEXT:    [[TMP2:%.*]] = add i64 [[TMP1]], 8
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP3]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <1 x i32> [[TMP4]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP5]] to i32
; CHECK-NEXT:    [[SUM1]] = add i32 [[SUM]], [[V]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i64> @llvm.genx.svm.gather.v1i64.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP6]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <1 x i64> [[TMP7]] to <8 x i8>
; CHECK-NEXT:    [[TMP9]] = bitcast <8 x i8> [[TMP8]] to i64
; CHECK-NEXT:    br label %loop
; CHECK:       done:
; CHECK-NEXT:    ret i32 [[SUM]]
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %head, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %body ]
  %end = icmp eq ptr addrspace(1) %p, null
  br i1 %end, label %done, label %body
body:
  %at = getelementptr { ptr addrspace(1), i32 }, ptr addrspace(1) %p, i64 0, i32 1
  %v = load i32, ptr addrspace(1) %at
  %sum1 = add i32 %sum, %v
  %next = load ptr addrspace(1), ptr addrspace(1) %p
  br label %loop
done:
  ret i32 %sum
}

define void @values(i64 %a, ptr addrspace(1) %p, i1 %c, ptr addrspace(1) %out) {
; CHECK-LABEL: @values(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[OUT:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = select i1 [[C:%.*]], i64 [[TMP1]], i64 [[A:%.*]]
; CHECK-NEXT:    [[TMP4:%.*]] = freeze i64 [[TMP3]]
; CHECK-NEXT:    [[I:%.*]] = trunc i64 [[TMP4]] to i32
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i32 [[I]] to <4 x i8>
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <4 x i8> [[TMP5]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP6]], <1 x i32> [[TMP7]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP4]] to <8 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x i8> [[TMP8]] to <1 x i64>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i64(i1 true, i32 0, <1 x i64> [[TMP9]], <1 x i64> [[TMP10]])
; CHECK-NEXT:    ret void
  %q = inttoptr i64 %a to ptr addrspace(1)
  %s = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %f = freeze ptr addrspace(1) %s
  %g = addrspacecast ptr addrspace(1) %f to ptr addrspace(4)
  %i = ptrtoint ptr addrspace(4) %g to i32
  store i32 %i, ptr addrspace(1) %out
  store ptr addrspace(4) %g, ptr addrspace(1) %out
  ret void
}

define <4 x i32> @vectors(ptr addrspace(1) %p, <4 x i64> %i, ptr addrspace(1) %q) {
; CHECK-LABEL: @vectors(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[Q:%.*]] to i64
; CHECK-NEXT:    [[A_IDX:%.*]] = mul <4 x i64> [[I:%.*]], splat (i64 4)
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i64> [[_SPLATINSERT]], <4 x i64> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i64> [[_SPLAT]], [[A_IDX]]
; CHECK-NEXT:    [[TMP4:%.*]] = insertelement <4 x i64> [[TMP3]], i64 [[TMP2]], i32 2
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i64> [[TMP4]], <4 x i64> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT:    [[TMP6:%.*]] = extractelement <4 x i64> [[TMP5]], i32 0
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i64 [[TMP6]] to <1 x i64>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP7]], <1 x i32> splat (i32 1))
; CHECK-NEXT:    [[V:%.*]] = call <4 x i32> @llvm.genx.svm.gather.v4i32.v4i1.v4i64(<4 x i1> splat (i1 true), i32 0, <4 x i64> [[TMP5]], <4 x i32> poison)
; CHECK-NEXT:    ret <4 x i32> [[V]]
  %a = getelementptr i32, ptr addrspace(1) %p, <4 x i64> %i
  %b = insertelement <4 x ptr addrspace(1)> %a, ptr addrspace(1) %q, i32 2
  %c = shufflevector <4 x ptr addrspace(1)> %b, <4 x ptr addrspace(1)> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %d = extractelement <4 x ptr addrspace(1)> %c, i32 0
  store i32 1, ptr addrspace(1) %d
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %c, <4 x i1> splat (i1 true), <4 x i32> poison)
  ret <4 x i32> %v
}

; A pointer in a variable is an integer there; the variable stays.
define i32 @in_variable(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: @in_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[A:%.*]] = alloca [4 x ptr addrspace(1)], align 8
; CHECK-NEXT:    [[SLOT:%.*]] = getelementptr ptr addrspace(1), ptr [[A]], i32 [[N:%.*]]
; CHECK-NEXT:    store i64 [[TMP1]], ptr [[SLOT]], align 8
; CHECK-NEXT:    [[TMP2:%.*]] = load i64, ptr [[A]], align 8
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP3]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <1 x i32> [[TMP4]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP5]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %a = alloca [4 x ptr addrspace(1)]
  %slot = getelementptr ptr addrspace(1), ptr %a, i32 %n
  store ptr addrspace(1) %p, ptr %slot
  %q = load ptr addrspace(1), ptr %a
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}

declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i32>)

; An address of fewer bits is a number without a sign.
define i32 @of_dword(i32 %a) {
; CHECK-LABEL: @of_dword(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[A:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP4]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %p = inttoptr i32 %a to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

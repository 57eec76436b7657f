; Chosen pointers: offsets are chosen instead, in one vector of all arrays that
; may be meant.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=pvc>,cmx-promote-arrays<platform=pvc>' -verify-each -S %s | FileCheck %s

define i32 @select_in_one(<8 x i32> %v, i1 %c, i32 %i) {
; CHECK-LABEL: @select_in_one(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[S2:%.*]] = select i1 [[C:%.*]], i16 [[TMP2]], i16 20
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[S2]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %p = getelementptr i32, ptr %a, i32 %i
  %q = getelementptr i32, ptr %a, i32 5
  %s = select i1 %c, ptr %p, ptr %q
  %y = load i32, ptr %s
  ret i32 %y
}

define i32 @select_of_two(<8 x i32> %v, <4 x i32> %w, i1 %c, i32 %i) {
; CHECK-LABEL: @select_of_two(
; CHECK-NEXT:    [[TMP1:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.v8i32.i16.i1(<12 x i32> undef, <8 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <12 x i32> @llvm.genx.wrregioni.v12i32.v4i32.i16.i1(<12 x i32> [[TMP1]], <4 x i32> [[W:%.*]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[S2:%.*]] = select i1 [[C:%.*]], i16 0, i16 32
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = shl i16 [[TMP3]], 2
; CHECK-NEXT:    [[TMP5:%.*]] = add i16 [[S2]], [[TMP4]]
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v12i32.i16(<12 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  %b = alloca [4 x i32]
  store <8 x i32> %v, ptr %a, align 4
  store <4 x i32> %w, ptr %b, align 4
  %s = select i1 %c, ptr %a, ptr %b
  %p = getelementptr i32, ptr %s, i32 %i
  %y = load i32, ptr %p
  ret i32 %y
}

define i32 @select_null(<8 x i32> %v, i1 %c, i32 %i) {
; CHECK-LABEL: @select_null(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[S2:%.*]] = select i1 [[C:%.*]], i16 [[TMP2]], i16 poison
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[S2]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %p = getelementptr i32, ptr %a, i32 %i
  %s = select i1 %c, ptr %p, ptr null
  %y = load i32, ptr %s
  ret i32 %y
}

; A pointer that walks through an array.
define i32 @walk(<8 x i32> %v, i32 %n) {
; CHECK-LABEL: @walk(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[P2:%.*]] = phi i16 [ 0, %entry ], [ [[TMP0:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[SUM:%.*]] = phi i32 [ 0, %entry ], [ [[SUM1:%.*]], %body ]
; CHECK-NEXT:    [[X:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[P2]], i32 undef)
; CHECK-NEXT:    [[SUM1]] = add i32 [[SUM]], [[X]]
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    [[TMP0]] = add i16 [[P2]], 4
; CHECK-NEXT:    br i1 [[AGAIN]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret i32 [[SUM1]]
entry:
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  br label %body
body:
  %p = phi ptr [ %a, %entry ], [ %next, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %body ]
  %x = load i32, ptr %p
  %sum1 = add i32 %sum, %x
  %next = getelementptr i32, ptr %p, i32 1
  %i1 = add i32 %i, 1
  %again = icmp ult i32 %i1, %n
  br i1 %again, label %body, label %done
done:
  ret i32 %sum1
}

; One block comes in twice.
define i32 @two_edges(<8 x i32> %v, i32 %n, i32 %i) {
; CHECK-LABEL: @two_edges(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP1:%.*]] = shl i16 [[TMP0]], 2
; CHECK-NEXT:    [[TMP2:%.*]] = add i16 [[TMP1]], 4
; CHECK-NEXT:    switch i32 [[N:%.*]], label %other [
; CHECK-NEXT:    i32 0, label %done
; CHECK-NEXT:    i32 1, label %done
; CHECK-NEXT:    ]
; CHECK:       other:
; CHECK-NEXT:    br label %done
; CHECK:       done:
; CHECK-NEXT:    [[Q2:%.*]] = phi i16 [ [[TMP2]], %entry ], [ [[TMP2]], %entry ], [ 0, %other ]
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[Q2]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
entry:
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %p = getelementptr i32, ptr %a, i32 %i
  %p1 = getelementptr i32, ptr %p, i32 1
  switch i32 %n, label %other [ i32 0, label %done
                                i32 1, label %done ]
other:
  br label %done
done:
  %q = phi ptr [ %p1, %entry ], [ %p1, %entry ], [ %a, %other ]
  %y = load i32, ptr %q
  ret i32 %y
}

define i32 @frozen_and_vectors(<8 x i32> %v, i32 %i, i1 %c) {
; CHECK-LABEL: @frozen_and_vectors(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[F2:%.*]] = freeze i16 [[TMP2]]
; CHECK-NEXT:    [[BOTH3:%.*]] = insertelement <2 x i16> poison, i16 [[F2]], i32 0
; CHECK-NEXT:    [[SWAPPED4:%.*]] = shufflevector <2 x i16> [[BOTH3]], <2 x i16> poison, <2 x i32> <i32 1, i32 0>
; CHECK-NEXT:    [[ALL5:%.*]] = insertelement <2 x i16> [[SWAPPED4]], i16 0, i32 0
; CHECK-NEXT:    [[ONE6:%.*]] = extractelement <2 x i16> [[ALL5]], i32 1
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[ONE6]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %p = getelementptr i32, ptr %a, i32 %i
  %f = freeze ptr %p
  %both = insertelement <2 x ptr> poison, ptr %f, i32 0
  %swapped = shufflevector <2 x ptr> %both, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %all = insertelement <2 x ptr> %swapped, ptr %a, i32 0
  %one = extractelement <2 x ptr> %all, i32 1
  %cast = addrspacecast ptr %one to ptr addrspace(4)
  %y = load i32, ptr addrspace(4) %cast
  ret i32 %y
}

; Addresses in one array are compared by their offsets.
define i1 @equal_in_one(<8 x i32> %v, i32 %i, i32 %j) {
; CHECK-LABEL: @equal_in_one(
; CHECK-NEXT:    [[I7:%.*]] = and i32 [[I:%.*]], 7
; CHECK-NEXT:    [[J7:%.*]] = and i32 [[J:%.*]], 7
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I7]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i32 [[J7]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = shl i16 [[TMP3]], 2
; CHECK-NEXT:    [[C:%.*]] = icmp ne i16 [[TMP2]], [[TMP4]]
; CHECK-NEXT:    ret i1 [[C]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %i7 = and i32 %i, 7
  %j7 = and i32 %j, 7
  %p = getelementptr inbounds i32, ptr %a, i32 %i7
  %q = getelementptr inbounds i32, ptr %a, i32 %j7
  %c = icmp ne ptr %p, %q
  ret i1 %c
}

; As an array of classes is constructed.
define <8 x i32> @from_start_to_end(i32 %x) {
; CHECK-LABEL: @from_start_to_end(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[A1_0:%.*]] = phi <8 x i32> [ undef, %entry ], [ [[TMP0:%.*]], %loop ]
; CHECK-NEXT:    [[P2:%.*]] = phi i16 [ 0, %entry ], [ [[TMP2:%.*]], %loop ]
; CHECK-NEXT:    [[TMP0]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[A1_0]], i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 [[P2]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = add i16 [[P2]], 4
; CHECK-NEXT:    [[C:%.*]] = icmp eq i16 [[TMP1]], 32
; CHECK-NEXT:    [[TMP2]] = add i16 [[P2]], 4
; CHECK-NEXT:    br i1 [[C]], label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret <8 x i32> [[TMP0]]
entry:
  %a = alloca [8 x i32]
  %end = getelementptr inbounds i32, ptr %a, i32 8
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %next, %loop ]
  store i32 %x, ptr %p
  %next = getelementptr inbounds i32, ptr %p, i32 1
  %c = icmp eq ptr %next, %end
  br i1 %c, label %exit, label %loop
exit:
  %v = load <8 x i32>, ptr %a, align 4
  ret <8 x i32> %v
}

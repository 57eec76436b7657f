; Several arrays that one pointer may mean share a vector: where each begins, and
; what happens to one of them leaves the others alone.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=pvc>,cmx-promote-arrays<platform=pvc>' -verify-each -S %s | FileCheck %s

; Words make the elements, yet the second array begins at a qword (byte 8, not 6),
; as dwords at variable places of it are read whole.
define i32 @words_then_dwords(i16 %x, <4 x i32> %v, i1 %c, i32 %i) {
; CHECK-LABEL: @words_then_dwords(
; CHECK-NEXT:    [[TMP1:%.*]] = call <12 x i16> @llvm.genx.wrregioni.v12i16.i16.i16.i1(<12 x i16> undef, i16 [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <4 x i32> [[V:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <12 x i16> @llvm.genx.wrregioni.v12i16.v8i16.i16.i1(<12 x i16> [[TMP1]], <8 x i16> [[TMP2]], i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[P2:%.*]] = select i1 [[C:%.*]], i16 0, i16 8
; CHECK-NEXT:    [[TMP4:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = shl i16 [[TMP4]], 2
; CHECK-NEXT:    [[TMP6:%.*]] = add i16 [[P2]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <12 x i16> [[TMP3]] to <6 x i32>
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v6i32.i16(<6 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 [[TMP6]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [3 x i16], align 4
  %b = alloca [4 x i32], align 4
  store i16 %x, ptr %a, align 2
  store <4 x i32> %v, ptr %b, align 4
  %p = select i1 %c, ptr %a, ptr %b
  %q = getelementptr i32, ptr %p, i32 %i
  %y = load i32, ptr %q, align 4
  ret i32 %y
}

; One of two arrays, whichever: both addresses are defined and may be compared.
define i1 @undefined_choice(i32 %x) {
; CHECK-LABEL: @undefined_choice(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> undef, i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP1]], i32 7, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP2]], i32 9, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[E:%.*]] = icmp eq i32 [[Y]], 9
; CHECK-NEXT:    [[R:%.*]] = xor i1 [[E]], true
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca i32
  %b = alloca i32
  store i32 %x, ptr %a
  store i32 7, ptr %b
  %p = select i1 undef, ptr %a, ptr %b
  store i32 9, ptr %p
  %y = load i32, ptr %a
  %e = icmp eq i32 %y, 9
  %f = icmp eq ptr %p, %b
  %r = xor i1 %e, %f
  ret i1 %r
}

; Three arrays of 1, 9 and 8 bytes: at bytes 0, 8 and 24.
define i64 @bytes_then_qwords(i8 %x, i64 %v, i32 %which, i32 %i) {
; CHECK-LABEL: @bytes_then_qwords(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.i8.i16.i1(<32 x i8> undef, i8 [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[V:%.*]] to <8 x i8>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> [[TMP1]], <8 x i8> [[TMP2]], i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[IS_A:%.*]] = icmp eq i32 [[WHICH:%.*]], 0
; CHECK-NEXT:    [[IS_B:%.*]] = icmp eq i32 [[WHICH]], 1
; CHECK-NEXT:    [[BC2:%.*]] = select i1 [[IS_B]], i16 8, i16 24
; CHECK-NEXT:    [[P3:%.*]] = select i1 [[IS_A]], i16 0, i16 [[BC2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <32 x i8> [[TMP3]] to <4 x i64>
; CHECK-NEXT:    [[Y:%.*]] = call i64 @llvm.genx.rdregioni.i64.v4i64.i16(<4 x i64> [[TMP4]], i32 0, i32 1, i32 0, i16 [[P3]], i32 undef)
; CHECK-NEXT:    ret i64 [[Y]]
  %a = alloca i8, align 8
  %b = alloca [9 x i8], align 8
  %c = alloca i64, align 8
  store i8 %x, ptr %a, align 1
  store i64 %v, ptr %c, align 8
  %is.a = icmp eq i32 %which, 0
  %is.b = icmp eq i32 %which, 1
  %bc = select i1 %is.b, ptr %b, ptr %c
  %p = select i1 %is.a, ptr %a, ptr %bc
  %y = load i64, ptr %p, align 8
  ret i64 %y
}

; The number of elements counts, too: two of three words.
define i32 @counts(<2 x i32> %v, i1 %c, i32 %i) {
; CHECK-LABEL: @counts(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <2 x i32> [[V:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <12 x i16> @llvm.genx.wrregioni.v12i16.v4i16.i16.i1(<12 x i16> undef, <4 x i16> [[TMP1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <12 x i16> @llvm.genx.wrregioni.v12i16.i16.i16.i1(<12 x i16> [[TMP2]], i16 1, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[P2:%.*]] = select i1 [[C:%.*]], i16 0, i16 16
; CHECK-NEXT:    [[TMP4:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = shl i16 [[TMP4]], 2
; CHECK-NEXT:    [[TMP6:%.*]] = add i16 [[P2]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <12 x i16> [[TMP3]] to <6 x i32>
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v6i32.i16(<6 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 [[TMP6]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [3 x i16], i32 2, align 8
  %b = alloca i32, i32 2, align 8
  store <2 x i32> %v, ptr %b, align 8
  store i16 1, ptr %a, align 2
  %p = select i1 %c, ptr %a, ptr %b
  %q = getelementptr i32, ptr %p, i32 %i
  %y = load i32, ptr %q, align 4
  ret i32 %y
}

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

; The life of the second array begins after the first was written: the vector
; keeps its content.
define i32 @lifetime_of_one(<4 x i32> %v, <4 x i32> %w, i1 %c, i32 %i) {
; CHECK-LABEL: @lifetime_of_one(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> undef, <4 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP1]], <4 x i32> [[W:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[P2:%.*]] = select i1 [[C:%.*]], i16 0, i16 16
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = shl i16 [[TMP3]], 2
; CHECK-NEXT:    [[TMP5:%.*]] = add i16 [[P2]], [[TMP4]]
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [4 x i32], align 4
  %b = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  store <4 x i32> %v, ptr %a, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  store <4 x i32> %w, ptr %b, align 4
  %p = select i1 %c, ptr %a, ptr %b
  %q = getelementptr i32, ptr %p, i32 %i
  %y = load i32, ptr %q, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  ret i32 %y
}

; A loop begins the life of one array again in each round; the other lives on.
define i32 @lifetime_in_loop(<4 x i32> %v, i32 %n, i32 %i) {
; CHECK-LABEL: @lifetime_in_loop(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> undef, <4 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[KEPT1_0:%.*]] = phi <8 x i32> [ [[TMP0]], %entry ], [ [[TMP2:%.*]], %loop ]
; CHECK-NEXT:    [[K:%.*]] = phi i32 [ 0, %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[KEPT1_0]], i32 [[K]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[EVEN:%.*]] = trunc i32 [[K]] to i1
; CHECK-NEXT:    [[P2:%.*]] = select i1 [[EVEN]], i16 0, i16 16
; CHECK-NEXT:    [[TMP2]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[TMP1]], i32 [[I:%.*]], i32 0, i32 1, i32 0, i16 [[P2]], i32 undef, i1 true)
; CHECK-NEXT:    [[NEXT]] = add i32 [[K]], 1
; CHECK-NEXT:    [[MORE:%.*]] = icmp ult i32 [[NEXT]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[MORE]], label %loop, label %end
; CHECK:       end:
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
entry:
  %kept = alloca [4 x i32], align 4
  %fresh = alloca [4 x i32], align 4
  store <4 x i32> %v, ptr %kept, align 4
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.lifetime.start.p0(i64 16, ptr %fresh)
  store i32 %k, ptr %fresh, align 4
  %even = trunc i32 %k to i1
  %p = select i1 %even, ptr %kept, ptr %fresh
  store i32 %i, ptr %p, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr %fresh)
  %next = add i32 %k, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %y = load i32, ptr %kept, align 4
  ret i32 %y
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; A copy from one part of the vector to another one.
define <4 x i32> @copy_between(<4 x i32> %v, <4 x i32> %w, i1 %c, i32 %x) {
; CHECK-LABEL: @copy_between(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> undef, <4 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP1]], <4 x i32> [[W:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[P3:%.*]] = select i1 [[C:%.*]], i16 0, i16 16
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[TMP2]], i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 [[P3]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <3 x i32> @llvm.genx.rdregioni.v3i32.v8i32.i16(<8 x i32> [[TMP3]], i32 0, i32 3, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v3i32.i16.i1(<8 x i32> [[TMP3]], <3 x i32> [[TMP4]], i32 0, i32 3, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[TMP5]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[Y]]
  %a = alloca [4 x i32], align 16
  %b = alloca [4 x i32], align 16
  store <4 x i32> %v, ptr %a, align 4
  store <4 x i32> %w, ptr %b, align 4
  %p = select i1 %c, ptr %a, ptr %b
  store i32 %x, ptr %p, align 4
  %a1 = getelementptr i32, ptr %a, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a1, i64 12, i1 false)
  %y = load <4 x i32>, ptr %b, align 4
  ret <4 x i32> %y
}

; A pointer that steps by three bytes has only the alignment of a byte, though the
; array, the first of the merged pointers, has more.
define i16 @steps(<64 x i8> %d, i32 %n) {
; CHECK-LABEL: @steps(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[P2:%.*]] = phi i16 [ 0, %entry ], [ [[TMP1:%.*]], %loop ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %loop ]
; CHECK-NEXT:    [[SUM:%.*]] = phi i16 [ 0, %entry ], [ [[SUM1:%.*]], %loop ]
; CHECK-NEXT:    [[TMP0:%.*]] = call <2 x i8> @llvm.genx.rdregioni.v2i8.v64i8.i16(<64 x i8> [[D:%.*]], i32 0, i32 2, i32 1, i16 [[P2]], i32 undef)
; CHECK-NEXT:    [[V:%.*]] = bitcast <2 x i8> [[TMP0]] to i16
; CHECK-NEXT:    [[SUM1]] = add i16 [[SUM]], [[V]]
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    [[TMP1]] = add i16 [[P2]], 3
; CHECK-NEXT:    br i1 [[C]], label %loop, label %end
; CHECK:       end:
; CHECK-NEXT:    ret i16 [[SUM1]]
entry:
  %a = alloca [64 x i8], align 8
  store <64 x i8> %d, ptr %a, align 8
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi i16 [ 0, %entry ], [ %sum1, %loop ]
  %v = load i16, ptr %p, align 1
  %sum1 = add i16 %sum, %v
  %next = getelementptr inbounds i8, ptr %p, i64 3
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret i16 %sum1
}

; Functions that stay get one vector of their arguments and one of their results.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-lower-calls' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-lower-calls,cmx-lower-calls' -S %s | FileCheck %s

; Scalars, narrow and wide ones, and a predicate of one lane.
define i1 @scalars(i1 %a, i8 %b, i64 %c, float %d) {
; CHECK-LABEL: @scalars(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <5 x i32>, align 32
; CHECK-NEXT:    store <5 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[TMP3:%.*]] = load i32, ptr [[TMP2]], align 4
; CHECK-NEXT:    [[A:%.*]] = trunc i32 [[TMP3]] to i1
; CHECK-NEXT:    [[TMP4:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 4
; CHECK-NEXT:    [[TMP5:%.*]] = load i32, ptr [[TMP4]], align 4
; CHECK-NEXT:    [[B:%.*]] = trunc i32 [[TMP5]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 8
; CHECK-NEXT:    [[C:%.*]] = load i64, ptr [[TMP6]], align 4
; CHECK-NEXT:    [[TMP7:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 16
; CHECK-NEXT:    [[D:%.*]] = load float, ptr [[TMP7]], align 4
; CHECK-NEXT:    [[WIDE:%.*]] = zext i8 [[B]] to i64
; CHECK-NEXT:    [[LESS:%.*]] = icmp ult i64 [[WIDE]], [[C]]
; CHECK-NEXT:    [[BOTH:%.*]] = and i1 [[LESS]], [[A]]
; CHECK-NEXT:    [[TMP8:%.*]] = zext i1 [[BOTH]] to i32
; CHECK-NEXT:    store i32 [[TMP8]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP9:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP9]]
  %wide = zext i8 %b to i64
  %less = icmp ult i64 %wide, %c
  %both = and i1 %less, %a
  ret i1 %both
}

; Vectors begin at registers.
define <4 x float> @vectors(float %a, <4 x float> %v, <2 x i16> %w) {
; CHECK-LABEL: @vectors(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <4 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <17 x i32>, align 32
; CHECK-NEXT:    store <17 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[A:%.*]] = load float, ptr [[TMP2]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 32
; CHECK-NEXT:    [[V:%.*]] = load <4 x float>, ptr [[TMP3]], align 16
; CHECK-NEXT:    [[TMP4:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 64
; CHECK-NEXT:    [[W:%.*]] = load <2 x i16>, ptr [[TMP4]], align 4
; CHECK-NEXT:    [[S:%.*]] = insertelement <4 x float> [[V]], float [[A]], i32 0
; CHECK-NEXT:    store <4 x float> [[S]], ptr [[TMP1]], align 16
; CHECK-NEXT:    [[TMP5:%.*]] = load <4 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <4 x i32> [[TMP5]]
  %s = insertelement <4 x float> %v, float %a, i32 0
  ret <4 x float> %s
}

; Predicates are bytes, pointers addresses; shared local memory has short ones.
define void @pointers(ptr addrspace(1) %global, ptr addrspace(3) %local, <4 x i1> %mask) {
; CHECK-LABEL: @pointers(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <9 x i32>, align 32
; CHECK-NEXT:    store <9 x i32> [[ARGS:%.*]], ptr [[TMP1]], align 32
; CHECK-NEXT:    [[TMP2:%.*]] = load i64, ptr [[TMP1]], align 4
; CHECK-NEXT:    [[GLOBAL:%.*]] = inttoptr i64 [[TMP2]] to ptr addrspace(1)
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 8
; CHECK-NEXT:    [[TMP4:%.*]] = load i32, ptr [[TMP3]], align 4
; CHECK-NEXT:    [[LOCAL:%.*]] = inttoptr i32 [[TMP4]] to ptr addrspace(3)
; CHECK-NEXT:    [[TMP5:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 32
; CHECK-NEXT:    [[TMP6:%.*]] = load <4 x i8>, ptr [[TMP5]], align 4
; CHECK-NEXT:    [[MASK:%.*]] = trunc <4 x i8> [[TMP6]] to <4 x i1>
; CHECK-NEXT:    [[M:%.*]] = extractelement <4 x i1> [[MASK]], i32 2
; CHECK-NEXT:    [[X:%.*]] = zext i1 [[M]] to i32
; CHECK-NEXT:    store i32 [[X]], ptr addrspace(1) [[GLOBAL]], align 4
; CHECK-NEXT:    store i32 [[X]], ptr addrspace(3) [[LOCAL]], align 4
; CHECK-NEXT:    ret void
  %m = extractelement <4 x i1> %mask, i32 2
  %x = zext i1 %m to i32
  store i32 %x, ptr addrspace(1) %global
  store i32 %x, ptr addrspace(3) %local
  ret void
}

; Structures are bytes, those byval too.
define { i32, float } @structures({ i32, float } %s, ptr byval({ i16, i32 }) %p) {
; CHECK-LABEL: @structures(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <2 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <10 x i32>, align 32
; CHECK-NEXT:    store <10 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP2]], i32 0, i32 1
; CHECK-NEXT:    [[TMP4:%.*]] = load float, ptr [[TMP3]], align 4
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 32
; CHECK-NEXT:    [[FIELD:%.*]] = getelementptr { i16, i32 }, ptr [[P]], i32 0, i32 1
; CHECK-NEXT:    [[N:%.*]] = load i32, ptr [[FIELD]], align 4
; CHECK-NEXT:    [[TMP5:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP1]], i32 0, i32 0
; CHECK-NEXT:    store i32 [[N]], ptr [[TMP5]], align 4
; CHECK-NEXT:    [[TMP6:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP1]], i32 0, i32 1
; CHECK-NEXT:    store float [[TMP4]], ptr [[TMP6]], align 4
; CHECK-NEXT:    [[TMP7:%.*]] = load <2 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <2 x i32> [[TMP7]]
  %field = getelementptr { i16, i32 }, ptr %p, i32 0, i32 1
  %n = load i32, ptr %field
  %r = insertvalue { i32, float } %s, i32 %n, 0
  ret { i32, float } %r
}

; Both sides of a call, here of the function itself.
define i32 @factorial(i32 %n) {
; CHECK-LABEL: @factorial(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP3:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP4:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP5:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    store <1 x i32> [[ARGS:%.*]], ptr [[TMP5]], align 32
; CHECK-NEXT:    [[N:%.*]] = load i32, ptr [[TMP5]], align 4
; CHECK-NEXT:    [[LAST:%.*]] = icmp ult i32 [[N]], 2
; CHECK-NEXT:    br i1 [[LAST]], label %one, label %more
; CHECK:       one:
; CHECK-NEXT:    store i32 1, ptr [[TMP4]], align 4
; CHECK-NEXT:    [[TMP6:%.*]] = load <1 x i32>, ptr [[TMP4]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP6]]
; CHECK:       more:
; CHECK-NEXT:    [[N1:%.*]] = add i32 [[N]], -1
; CHECK-NEXT:    store i32 [[N1]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP7:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    [[TMP8:%.*]] = call <1 x i32> @factorial(<1 x i32> [[TMP7]])
; CHECK-NEXT:    store <1 x i32> [[TMP8]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[F:%.*]] = load i32, ptr [[TMP2]], align 4
; CHECK-NEXT:    [[R:%.*]] = mul i32 [[F]], [[N]]
; CHECK-NEXT:    store i32 [[R]], ptr [[TMP3]], align 4
; CHECK-NEXT:    [[TMP9:%.*]] = load <1 x i32>, ptr [[TMP3]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP9]]
  %last = icmp ult i32 %n, 2
  br i1 %last, label %one, label %more
one:
  ret i32 1
more:
  %n1 = add i32 %n, -1
  %f = call i32 @factorial(i32 %n1)
  %r = mul i32 %f, %n
  ret i32 %r
}

define void @nothing() {
; CHECK-LABEL: @nothing(
; CHECK-NEXT:    ret void
  ret void
}

; The registers for arguments also hold the addresses of private memory, of 16 bytes: 1008
; bytes fit beside them, more lie in memory.
define i32 @longest(<128 x i32> %a, <64 x i32> %b, <32 x i32> %c, <16 x i32> %d, <8 x i32> %e, <4 x i32> %f) {
; CHECK-LABEL: @longest(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <252 x i32>, align 32
; CHECK-NEXT:    store <252 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[A:%.*]] = load <128 x i32>, ptr [[TMP2]], align 32
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 512
; CHECK-NEXT:    [[B:%.*]] = load <64 x i32>, ptr [[TMP3]], align 32
; CHECK-NEXT:    [[TMP4:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 768
; CHECK-NEXT:    [[C:%.*]] = load <32 x i32>, ptr [[TMP4]], align 32
; CHECK-NEXT:    [[TMP5:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 896
; CHECK-NEXT:    [[D:%.*]] = load <16 x i32>, ptr [[TMP5]], align 32
; CHECK-NEXT:    [[TMP6:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 960
; CHECK-NEXT:    [[E:%.*]] = load <8 x i32>, ptr [[TMP6]], align 32
; CHECK-NEXT:    [[TMP7:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 992
; CHECK-NEXT:    [[F:%.*]] = load <4 x i32>, ptr [[TMP7]], align 16
; CHECK-NEXT:    [[R:%.*]] = extractelement <4 x i32> [[F]], i32 0
; CHECK-NEXT:    store i32 [[R]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP8:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP8]]
  %r = extractelement <4 x i32> %f, i32 0
  ret i32 %r
}
define i32 @too.long(<128 x i32> %a, <64 x i32> %b, <32 x i32> %c, <16 x i32> %d, <8 x i32> %e, <4 x i32> %f, i32 %n) {
; CHECK-LABEL: @too.long(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <2 x i32> [[ARGS:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = inttoptr i64 [[TMP2]] to ptr
; CHECK-NEXT:    [[A:%.*]] = load <128 x i32>, ptr [[TMP3]], align 32
; CHECK-NEXT:    [[TMP4:%.*]] = getelementptr inbounds i8, ptr [[TMP3]], i64 512
; CHECK-NEXT:    [[B:%.*]] = load <64 x i32>, ptr [[TMP4]], align 32
; CHECK-NEXT:    [[TMP5:%.*]] = getelementptr inbounds i8, ptr [[TMP3]], i64 768
; CHECK-NEXT:    [[C:%.*]] = load <32 x i32>, ptr [[TMP5]], align 32
; CHECK-NEXT:    [[TMP6:%.*]] = getelementptr inbounds i8, ptr [[TMP3]], i64 896
; CHECK-NEXT:    [[D:%.*]] = load <16 x i32>, ptr [[TMP6]], align 32
; CHECK-NEXT:    [[TMP7:%.*]] = getelementptr inbounds i8, ptr [[TMP3]], i64 960
; CHECK-NEXT:    [[E:%.*]] = load <8 x i32>, ptr [[TMP7]], align 32
; CHECK-NEXT:    [[TMP8:%.*]] = getelementptr inbounds i8, ptr [[TMP3]], i64 992
; CHECK-NEXT:    [[F:%.*]] = load <4 x i32>, ptr [[TMP8]], align 16
; CHECK-NEXT:    [[TMP9:%.*]] = getelementptr inbounds i8, ptr [[TMP3]], i64 1008
; CHECK-NEXT:    [[N:%.*]] = load i32, ptr [[TMP9]], align 4
; CHECK-NEXT:    store i32 [[N]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP10:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP10]]
  ret i32 %n
}

; Lanes that may be poison share a dword with others.
define i32 @bytes(<4 x i8> %v) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    store <1 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[V:%.*]] = load <4 x i8>, ptr [[TMP2]], align 4
; CHECK-NEXT:    [[I:%.*]] = bitcast <4 x i8> [[V]] to i32
; CHECK-NEXT:    store i32 [[I]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP3]]
  %i = bitcast <4 x i8> %v to i32
  ret i32 %i
}

define i32 @passes_bytes(<4 x i8> %a) {
; CHECK-LABEL: @passes_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    store <1 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[A:%.*]] = load <4 x i8>, ptr [[TMP2]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP4:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[V:%.*]] = add nsw <4 x i8> [[A]], <i8 1, i8 2, i8 3, i8 4>
; CHECK-NEXT:    [[TMP5:%.*]] = freeze <4 x i8> [[V]]
; CHECK-NEXT:    store <4 x i8> [[TMP5]], ptr [[TMP3]], align 4
; CHECK-NEXT:    [[TMP6:%.*]] = load <1 x i32>, ptr [[TMP3]], align 32
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @bytes(<1 x i32> [[TMP6]])
; CHECK-NEXT:    store <1 x i32> [[TMP7]], ptr [[TMP4]], align 32
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[TMP4]], align 4
; CHECK-NEXT:    store i32 [[R]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP8:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP8]]
  %v = add nsw <4 x i8> %a, <i8 1, i8 2, i8 3, i8 4>
  %r = call i32 @bytes(<4 x i8> %v)
  ret i32 %r
}

; No byte of a dword is undefined beside others.
define i8 @array([3 x i8] %a) {
; CHECK-LABEL: @array(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    store <1 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr inbounds [3 x i8], ptr [[TMP2]], i32 0, i32 1
; CHECK-NEXT:    [[TMP4:%.*]] = load i8, ptr [[TMP3]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = zext i8 [[TMP4]] to i32
; CHECK-NEXT:    store i32 [[TMP5]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP6:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP6]]
  %v = extractvalue [3 x i8] %a, 1
  ret i8 %v
}

define i8 @passes_array([3 x i8] %a) {
; CHECK-LABEL: @passes_array(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    store <1 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr inbounds [3 x i8], ptr [[TMP2]], i32 0, i32 0
; CHECK-NEXT:    [[TMP4:%.*]] = load i8, ptr [[TMP3]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = getelementptr inbounds [3 x i8], ptr [[TMP2]], i32 0, i32 1
; CHECK-NEXT:    [[TMP6:%.*]] = load i8, ptr [[TMP5]], align 1
; CHECK-NEXT:    [[TMP7:%.*]] = getelementptr inbounds [3 x i8], ptr [[TMP2]], i32 0, i32 2
; CHECK-NEXT:    [[TMP8:%.*]] = load i8, ptr [[TMP7]], align 1
; CHECK-NEXT:    [[TMP9:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP10:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr align 32 [[TMP9]], i8 0, i64 4, i1 false)
; CHECK-NEXT:    [[TMP11:%.*]] = freeze i8 [[TMP4]]
; CHECK-NEXT:    [[TMP12:%.*]] = freeze i8 [[TMP6]]
; CHECK-NEXT:    [[TMP13:%.*]] = freeze i8 [[TMP8]]
; CHECK-NEXT:    [[TMP14:%.*]] = getelementptr inbounds [3 x i8], ptr [[TMP9]], i32 0, i32 0
; CHECK-NEXT:    store i8 [[TMP11]], ptr [[TMP14]], align 1
; CHECK-NEXT:    [[TMP15:%.*]] = getelementptr inbounds [3 x i8], ptr [[TMP9]], i32 0, i32 1
; CHECK-NEXT:    store i8 [[TMP12]], ptr [[TMP15]], align 1
; CHECK-NEXT:    [[TMP16:%.*]] = getelementptr inbounds [3 x i8], ptr [[TMP9]], i32 0, i32 2
; CHECK-NEXT:    store i8 [[TMP13]], ptr [[TMP16]], align 1
; CHECK-NEXT:    [[TMP17:%.*]] = load <1 x i32>, ptr [[TMP9]], align 32
; CHECK-NEXT:    [[TMP18:%.*]] = call <1 x i32> @array(<1 x i32> [[TMP17]])
; CHECK-NEXT:    store <1 x i32> [[TMP18]], ptr [[TMP10]], align 32
; CHECK-NEXT:    [[TMP19:%.*]] = load i32, ptr [[TMP10]], align 4
; CHECK-NEXT:    [[R:%.*]] = trunc i32 [[TMP19]] to i8
; CHECK-NEXT:    [[TMP20:%.*]] = zext i8 [[R]] to i32
; CHECK-NEXT:    store i32 [[TMP20]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP21:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP21]]
  %r = call i8 @array([3 x i8] %a)
  ret i8 %r
}

; So do words.
define i32 @words(<2 x i16> %v) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    store <1 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[V:%.*]] = load <2 x i16>, ptr [[TMP2]], align 4
; CHECK-NEXT:    [[I:%.*]] = bitcast <2 x i16> [[V]] to i32
; CHECK-NEXT:    store i32 [[I]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP3]]
  %i = bitcast <2 x i16> %v to i32
  ret i32 %i
}

define i32 @passes_words(<2 x i16> %a) {
; CHECK-LABEL: @passes_words(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    store <1 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[A:%.*]] = load <2 x i16>, ptr [[TMP2]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP4:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[V:%.*]] = add nuw <2 x i16> [[A]], <i16 1, i16 2>
; CHECK-NEXT:    [[TMP5:%.*]] = freeze <2 x i16> [[V]]
; CHECK-NEXT:    store <2 x i16> [[TMP5]], ptr [[TMP3]], align 4
; CHECK-NEXT:    [[TMP6:%.*]] = load <1 x i32>, ptr [[TMP3]], align 32
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @words(<1 x i32> [[TMP6]])
; CHECK-NEXT:    store <1 x i32> [[TMP7]], ptr [[TMP4]], align 32
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[TMP4]], align 4
; CHECK-NEXT:    store i32 [[R]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP8:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP8]]
  %v = add nuw <2 x i16> %a, <i16 1, i16 2>
  %r = call i32 @words(<2 x i16> %v)
  ret i32 %r
}

; The structure of a caller need not be as aligned as a row.
define { i32, float } @passes_structures({ i32, float } %s, ptr %p) {
; CHECK-LABEL: @passes_structures(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <2 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <4 x i32>, align 32
; CHECK-NEXT:    store <4 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP2]], i32 0, i32 0
; CHECK-NEXT:    [[TMP4:%.*]] = load i32, ptr [[TMP3]], align 4
; CHECK-NEXT:    [[TMP5:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP2]], i32 0, i32 1
; CHECK-NEXT:    [[TMP6:%.*]] = load float, ptr [[TMP5]], align 4
; CHECK-NEXT:    [[TMP7:%.*]] = getelementptr inbounds i8, ptr [[TMP2]], i64 8
; CHECK-NEXT:    [[TMP8:%.*]] = load i64, ptr [[TMP7]], align 4
; CHECK-NEXT:    [[P:%.*]] = inttoptr i64 [[TMP8]] to ptr
; CHECK-NEXT:    [[TMP9:%.*]] = alloca <10 x i32>, align 32
; CHECK-NEXT:    [[TMP10:%.*]] = alloca <2 x i32>, align 32
; CHECK-NEXT:    [[TMP11:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP9]], i32 0, i32 0
; CHECK-NEXT:    store i32 [[TMP4]], ptr [[TMP11]], align 4
; CHECK-NEXT:    [[TMP12:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP9]], i32 0, i32 1
; CHECK-NEXT:    store float [[TMP6]], ptr [[TMP12]], align 4
; CHECK-NEXT:    [[TMP13:%.*]] = load <8 x i8>, ptr [[P]], align 2
; CHECK-NEXT:    [[TMP14:%.*]] = getelementptr inbounds i8, ptr [[TMP9]], i64 32
; CHECK-NEXT:    [[TMP15:%.*]] = freeze <8 x i8> [[TMP13]]
; CHECK-NEXT:    store <8 x i8> [[TMP15]], ptr [[TMP14]], align 8
; CHECK-NEXT:    [[TMP16:%.*]] = load <10 x i32>, ptr [[TMP9]], align 32
; CHECK-NEXT:    [[TMP17:%.*]] = call <2 x i32> @structures(<10 x i32> [[TMP16]])
; CHECK-NEXT:    store <2 x i32> [[TMP17]], ptr [[TMP10]], align 32
; CHECK-NEXT:    [[TMP18:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP10]], i32 0, i32 0
; CHECK-NEXT:    [[TMP19:%.*]] = load i32, ptr [[TMP18]], align 4
; CHECK-NEXT:    [[TMP20:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP10]], i32 0, i32 1
; CHECK-NEXT:    [[TMP21:%.*]] = load float, ptr [[TMP20]], align 4
; CHECK-NEXT:    [[TMP22:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP1]], i32 0, i32 0
; CHECK-NEXT:    store i32 [[TMP19]], ptr [[TMP22]], align 4
; CHECK-NEXT:    [[TMP23:%.*]] = getelementptr inbounds { i32, float }, ptr [[TMP1]], i32 0, i32 1
; CHECK-NEXT:    store float [[TMP21]], ptr [[TMP23]], align 4
; CHECK-NEXT:    [[TMP24:%.*]] = load <2 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <2 x i32> [[TMP24]]
  %r = call { i32, float } @structures({ i32, float } %s, ptr byval({ i16, i32 }) align 2 %p)
  ret { i32, float } %r
}

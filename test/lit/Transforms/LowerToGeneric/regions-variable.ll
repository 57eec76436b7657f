; Regions at variable offsets: through memory with room on both sides, after
; checks of the offset; an undefined offset gives an undefined result.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare i8 @llvm.genx.rdregioni.i8.v8i8.i16(<8 x i8>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32>, i32, i32, i32, <2 x i16>, i32)
declare <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.v2i16.v2i1(<8 x i32>, <2 x i32>, i32, i32, i32, <2 x i16>, i32, <2 x i1>)

define <4 x i32> @read(<8 x i32> %v, i16 %o) {
; CHECK-LABEL: @read(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca i8, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <4 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <18 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext i16 [[O:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = icmp eq i16 [[O]], [[O]]
; CHECK-NEXT:    [[TMP3:%.*]] = ashr i64 [[TMP1]], 2
; CHECK-NEXT:    [[TMP4:%.*]] = and i64 [[TMP1]], 3
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], 0
; CHECK-NEXT:    [[TMP6:%.*]] = zext i1 [[TMP5]] to i8
; CHECK-NEXT:    store i8 [[TMP6]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site, i32 9, i32 1, ptr [[SCRATCH]])
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i64> poison, i64 [[TMP3]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i64> [[_SPLATINSERT]], <4 x i64> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = add <4 x i64> [[_SPLAT]], <i64 0, i64 1, i64 3, i64 4>
; CHECK-NEXT:    [[TMP8:%.*]] = icmp uge <4 x i64> [[TMP7]], splat (i64 8)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <4 x i1> [[TMP8]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP9]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site, i32 10, i32 4, ptr [[SCRATCH1]])
; CHECK-NEXT:    [[TMP10:%.*]] = freeze i64 [[TMP3]]
; CHECK-NEXT:    [[TMP11:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP10]], i64 8)
; CHECK-NEXT:    [[TMP12:%.*]] = call i64 @llvm.smax.i64(i64 [[TMP11]], i64 -5)
; CHECK-NEXT:    [[TMP13:%.*]] = shufflevector <8 x i32> [[V:%.*]], <8 x i32> poison, <18 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    store <18 x i32> [[TMP13]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    [[TMP14:%.*]] = add i64 [[TMP12]], 5
; CHECK-NEXT:    [[TMP15:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = load <5 x i32>, ptr [[TMP15]], align 4
; CHECK-NEXT:    [[TMP17:%.*]] = shufflevector <5 x i32> [[TMP16]], <5 x i32> poison, <4 x i32> <i32 0, i32 1, i32 3, i32 4>
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP2]], <4 x i32> [[TMP17]], <4 x i32> poison
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 3, i32 2, i32 1, i16 %o, i32 undef)
  ret <4 x i32> %r
}

; Bytes are never misaligned.
define i8 @read_byte(<8 x i8> %v, i16 %o) {
; CHECK-LABEL: @read_byte(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca i8, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <10 x i8>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.1, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext i16 [[O:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = icmp eq i16 [[O]], [[O]]
; CHECK-NEXT:    [[TMP3:%.*]] = icmp uge i64 [[TMP1]], 8
; CHECK-NEXT:    [[TMP4:%.*]] = zext i1 [[TMP3]] to i8
; CHECK-NEXT:    store i8 [[TMP4]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.1, i32 10, i32 1, ptr [[SCRATCH]])
; CHECK-NEXT:    [[TMP5:%.*]] = freeze i64 [[TMP1]]
; CHECK-NEXT:    [[TMP6:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP5]], i64 8)
; CHECK-NEXT:    [[TMP7:%.*]] = call i64 @llvm.smax.i64(i64 [[TMP6]], i64 -1)
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <8 x i8> [[V:%.*]], <8 x i8> poison, <10 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison>
; CHECK-NEXT:    store <10 x i8> [[TMP8]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    [[TMP9:%.*]] = add i64 [[TMP7]], 1
; CHECK-NEXT:    [[TMP10:%.*]] = getelementptr i8, ptr [[SCRATCH1]], i64 [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = load i8, ptr [[TMP10]], align 1
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP2]], i8 [[TMP11]], i8 poison
; CHECK-NEXT:    ret i8 [[R]]
  %r = call i8 @llvm.genx.rdregioni.i8.v8i8.i16(<8 x i8> %v, i32 0, i32 1, i32 0, i16 %o, i32 undef)
  ret i8 %r
}

define <4 x i32> @read_row_offsets(<8 x i32> %v, <2 x i16> %o) {
; CHECK-LABEL: @read_row_offsets(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <2 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <4 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <12 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.2, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext <2 x i16> [[O:%.*]] to <2 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = icmp eq <2 x i16> [[O]], [[O]]
; CHECK-NEXT:    [[TMP3:%.*]] = ashr <2 x i64> [[TMP1]], splat (i64 2)
; CHECK-NEXT:    [[TMP4:%.*]] = and <2 x i64> [[TMP1]], splat (i64 3)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne <2 x i64> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = zext <2 x i1> [[TMP5]] to <2 x i8>
; CHECK-NEXT:    store <2 x i8> [[TMP6]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.2, i32 9, i32 2, ptr [[SCRATCH]])
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <2 x i64> [[TMP3]], <2 x i64> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
; CHECK-NEXT:    [[TMP8:%.*]] = add <4 x i64> [[TMP7]], <i64 0, i64 1, i64 0, i64 1>
; CHECK-NEXT:    [[TMP9:%.*]] = icmp uge <4 x i64> [[TMP8]], splat (i64 8)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <4 x i1> [[TMP9]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP10]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.2, i32 10, i32 4, ptr [[SCRATCH1]])
; CHECK-NEXT:    [[TMP11:%.*]] = freeze <2 x i64> [[TMP3]]
; CHECK-NEXT:    [[TMP12:%.*]] = extractelement <2 x i64> [[TMP11]], i64 0
; CHECK-NEXT:    [[TMP13:%.*]] = extractelement <2 x i1> [[TMP2]], i64 0
; CHECK-NEXT:    [[TMP14:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP12]], i64 8)
; CHECK-NEXT:    [[TMP15:%.*]] = call i64 @llvm.smax.i64(i64 [[TMP14]], i64 -2)
; CHECK-NEXT:    [[TMP16:%.*]] = extractelement <2 x i64> [[TMP11]], i64 1
; CHECK-NEXT:    [[TMP17:%.*]] = extractelement <2 x i1> [[TMP2]], i64 1
; CHECK-NEXT:    [[TMP18:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP16]], i64 8)
; CHECK-NEXT:    [[TMP19:%.*]] = call i64 @llvm.smax.i64(i64 [[TMP18]], i64 -2)
; CHECK-NEXT:    [[TMP20:%.*]] = shufflevector <8 x i32> [[V:%.*]], <8 x i32> poison, <12 x i32> <i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison>
; CHECK-NEXT:    store <12 x i32> [[TMP20]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    [[TMP21:%.*]] = add i64 [[TMP15]], 2
; CHECK-NEXT:    [[TMP22:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 [[TMP21]]
; CHECK-NEXT:    [[TMP23:%.*]] = load <2 x i32>, ptr [[TMP22]], align 4
; CHECK-NEXT:    [[TMP24:%.*]] = select i1 [[TMP13]], <2 x i32> [[TMP23]], <2 x i32> poison
; CHECK-NEXT:    [[TMP25:%.*]] = shufflevector <2 x i32> [[TMP24]], <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP26:%.*]] = shufflevector <4 x i32> poison, <4 x i32> [[TMP25]], <4 x i32> <i32 4, i32 5, i32 2, i32 3>
; CHECK-NEXT:    [[TMP27:%.*]] = add i64 [[TMP19]], 2
; CHECK-NEXT:    [[TMP28:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 [[TMP27]]
; CHECK-NEXT:    [[TMP29:%.*]] = load <2 x i32>, ptr [[TMP28]], align 4
; CHECK-NEXT:    [[TMP30:%.*]] = select i1 [[TMP17]], <2 x i32> [[TMP29]], <2 x i32> poison
; CHECK-NEXT:    [[TMP31:%.*]] = shufflevector <2 x i32> [[TMP30]], <2 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[R:%.*]] = shufflevector <4 x i32> [[TMP26]], <4 x i32> [[TMP31]], <4 x i32> <i32 0, i32 1, i32 6, i32 7>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32> %v, i32 9, i32 2, i32 1, <2 x i16> %o, i32 undef)
  ret <4 x i32> %r
}

; Far longer than the vector: each element for itself.
define <2 x i32> @read_far(<4 x i32> %v, i16 %o) {
; CHECK-LABEL: @read_far(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca i8, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <2 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <6 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext i16 [[O:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = icmp eq i16 [[O]], [[O]]
; CHECK-NEXT:    [[TMP3:%.*]] = ashr i64 [[TMP1]], 2
; CHECK-NEXT:    [[TMP4:%.*]] = and i64 [[TMP1]], 3
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], 0
; CHECK-NEXT:    [[TMP6:%.*]] = zext i1 [[TMP5]] to i8
; CHECK-NEXT:    store i8 [[TMP6]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.3, i32 9, i32 1, ptr [[SCRATCH]])
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <2 x i64> poison, i64 [[TMP3]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <2 x i64> [[_SPLATINSERT]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = add <2 x i64> [[_SPLAT]], <i64 0, i64 1000>
; CHECK-NEXT:    [[TMP8:%.*]] = icmp uge <2 x i64> [[TMP7]], splat (i64 4)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <2 x i1> [[TMP8]] to <2 x i8>
; CHECK-NEXT:    store <2 x i8> [[TMP9]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.3, i32 10, i32 2, ptr [[SCRATCH1]])
; CHECK-NEXT:    [[TMP10:%.*]] = freeze i64 [[TMP3]]
; CHECK-NEXT:    [[TMP11:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP10]], i64 4)
; CHECK-NEXT:    [[TMP12:%.*]] = call i64 @llvm.smax.i64(i64 [[TMP11]], i64 -1)
; CHECK-NEXT:    [[TMP13:%.*]] = add i64 [[TMP10]], 1000
; CHECK-NEXT:    [[TMP14:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP13]], i64 4)
; CHECK-NEXT:    [[TMP15:%.*]] = call i64 @llvm.smax.i64(i64 [[TMP14]], i64 -1)
; CHECK-NEXT:    [[TMP16:%.*]] = shufflevector <4 x i32> [[V:%.*]], <4 x i32> poison, <6 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison>
; CHECK-NEXT:    store <6 x i32> [[TMP16]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    [[TMP17:%.*]] = add i64 [[TMP12]], 1
; CHECK-NEXT:    [[TMP18:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = load i32, ptr [[TMP18]], align 4
; CHECK-NEXT:    [[TMP20:%.*]] = select i1 [[TMP2]], i32 [[TMP19]], i32 poison
; CHECK-NEXT:    [[TMP21:%.*]] = insertelement <2 x i32> poison, i32 [[TMP20]], i64 0
; CHECK-NEXT:    [[TMP22:%.*]] = add i64 [[TMP15]], 1
; CHECK-NEXT:    [[TMP23:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = load i32, ptr [[TMP23]], align 4
; CHECK-NEXT:    [[TMP25:%.*]] = select i1 [[TMP2]], i32 [[TMP24]], i32 poison
; CHECK-NEXT:    [[R:%.*]] = insertelement <2 x i32> [[TMP21]], i32 [[TMP25]], i64 1
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %r = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> %v, i32 0, i32 2, i32 1000, i16 %o, i32 undef)
  ret <2 x i32> %r
}

define <8 x i32> @write(<8 x i32> %v, <4 x i32> %n, i16 %o) {
; CHECK-LABEL: @write(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca i8, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <4 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <16 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.4, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext i16 [[O:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = icmp eq i16 [[O]], [[O]]
; CHECK-NEXT:    [[TMP3:%.*]] = ashr i64 [[TMP1]], 2
; CHECK-NEXT:    [[TMP4:%.*]] = and i64 [[TMP1]], 3
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne i64 [[TMP4]], 0
; CHECK-NEXT:    [[TMP6:%.*]] = zext i1 [[TMP5]] to i8
; CHECK-NEXT:    store i8 [[TMP6]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.4, i32 9, i32 1, ptr [[SCRATCH]])
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i64> poison, i64 [[TMP3]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i64> [[_SPLATINSERT]], <4 x i64> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = add <4 x i64> [[_SPLAT]], <i64 0, i64 1, i64 2, i64 3>
; CHECK-NEXT:    [[TMP8:%.*]] = icmp uge <4 x i64> [[TMP7]], splat (i64 8)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <4 x i1> [[TMP8]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP9]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.4, i32 10, i32 4, ptr [[SCRATCH1]])
; CHECK-NEXT:    [[TMP10:%.*]] = freeze i64 [[TMP3]]
; CHECK-NEXT:    [[TMP11:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP10]], i64 8)
; CHECK-NEXT:    [[TMP12:%.*]] = call i64 @llvm.smax.i64(i64 [[TMP11]], i64 -4)
; CHECK-NEXT:    [[TMP13:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 4
; CHECK-NEXT:    store <8 x i32> [[V:%.*]], ptr [[TMP13]], align 4
; CHECK-NEXT:    [[TMP14:%.*]] = add i64 [[TMP12]], 4
; CHECK-NEXT:    [[TMP15:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 [[TMP14]]
; CHECK-NEXT:    store <4 x i32> [[N:%.*]], ptr [[TMP15]], align 4
; CHECK-NEXT:    [[TMP16:%.*]] = load <8 x i32>, ptr [[TMP13]], align 4
; CHECK-NEXT:    [[TMP17:%.*]] = icmp eq i16 [[O]], [[O]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP17]], <8 x i32> [[TMP16]], <8 x i32> poison
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %v, <4 x i32> %n, i32 0, i32 4, i32 1, i16 %o, i32 undef, i1 true)
  ret <8 x i32> %r
}

define <8 x i32> @write_scattered(<8 x i32> %v, <2 x i32> %n, <2 x i16> %o, <2 x i1> %m) {
; CHECK-LABEL: @write_scattered(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <2 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <2 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <10 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.5, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = sext <2 x i16> [[O:%.*]] to <2 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = icmp eq <2 x i16> [[O]], [[O]]
; CHECK-NEXT:    [[TMP3:%.*]] = ashr <2 x i64> [[TMP1]], splat (i64 2)
; CHECK-NEXT:    [[TMP4:%.*]] = and <2 x i64> [[TMP1]], splat (i64 3)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ne <2 x i64> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = zext <2 x i1> [[TMP5]] to <2 x i8>
; CHECK-NEXT:    store <2 x i8> [[TMP6]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.5, i32 9, i32 2, ptr [[SCRATCH]])
; CHECK-NEXT:    [[TMP7:%.*]] = icmp uge <2 x i64> [[TMP3]], splat (i64 8)
; CHECK-NEXT:    [[TMP8:%.*]] = freeze <2 x i1> [[M:%.*]]
; CHECK-NEXT:    [[TMP9:%.*]] = and <2 x i1> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = zext <2 x i1> [[TMP9]] to <2 x i8>
; CHECK-NEXT:    store <2 x i8> [[TMP10]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.5, i32 10, i32 2, ptr [[SCRATCH1]])
; CHECK-NEXT:    [[TMP11:%.*]] = freeze <2 x i64> [[TMP3]]
; CHECK-NEXT:    [[TMP12:%.*]] = extractelement <2 x i64> [[TMP11]], i64 0
; CHECK-NEXT:    [[TMP13:%.*]] = extractelement <2 x i1> [[TMP2]], i64 0
; CHECK-NEXT:    [[TMP14:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP12]], i64 8)
; CHECK-NEXT:    [[TMP15:%.*]] = call i64 @llvm.smax.i64(i64 [[TMP14]], i64 -1)
; CHECK-NEXT:    [[TMP16:%.*]] = extractelement <2 x i64> [[TMP11]], i64 1
; CHECK-NEXT:    [[TMP17:%.*]] = extractelement <2 x i1> [[TMP2]], i64 1
; CHECK-NEXT:    [[TMP18:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP16]], i64 8)
; CHECK-NEXT:    [[TMP19:%.*]] = call i64 @llvm.smax.i64(i64 [[TMP18]], i64 -1)
; CHECK-NEXT:    [[TMP20:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 1
; CHECK-NEXT:    store <8 x i32> [[V:%.*]], ptr [[TMP20]], align 4
; CHECK-NEXT:    [[TMP21:%.*]] = add i64 [[TMP15]], 1
; CHECK-NEXT:    [[TMP22:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 [[TMP21]]
; CHECK-NEXT:    [[TMP23:%.*]] = extractelement <2 x i32> [[N:%.*]], i64 0
; CHECK-NEXT:    [[TMP24:%.*]] = extractelement <2 x i1> [[M]], i64 0
; CHECK-NEXT:    [[TMP25:%.*]] = load i32, ptr [[TMP22]], align 4
; CHECK-NEXT:    [[TMP26:%.*]] = select i1 [[TMP24]], i32 [[TMP23]], i32 [[TMP25]]
; CHECK-NEXT:    store i32 [[TMP26]], ptr [[TMP22]], align 4
; CHECK-NEXT:    [[TMP27:%.*]] = add i64 [[TMP19]], 1
; CHECK-NEXT:    [[TMP28:%.*]] = getelementptr i32, ptr [[SCRATCH2]], i64 [[TMP27]]
; CHECK-NEXT:    [[TMP29:%.*]] = extractelement <2 x i32> [[N]], i64 1
; CHECK-NEXT:    [[TMP30:%.*]] = extractelement <2 x i1> [[M]], i64 1
; CHECK-NEXT:    [[TMP31:%.*]] = load i32, ptr [[TMP28]], align 4
; CHECK-NEXT:    [[TMP32:%.*]] = select i1 [[TMP30]], i32 [[TMP29]], i32 [[TMP31]]
; CHECK-NEXT:    store i32 [[TMP32]], ptr [[TMP28]], align 4
; CHECK-NEXT:    [[TMP33:%.*]] = load <8 x i32>, ptr [[TMP20]], align 4
; CHECK-NEXT:    [[TMP34:%.*]] = icmp eq <2 x i16> [[O]], [[O]]
; CHECK-NEXT:    [[TMP35:%.*]] = call i1 @llvm.vector.reduce.and.v2i1(<2 x i1> [[TMP34]])
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP35]], <8 x i32> [[TMP33]], <8 x i32> poison
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.v2i16.v2i1(<8 x i32> %v, <2 x i32> %n, i32 0, i32 1, i32 0, <2 x i16> %o, i32 undef, <2 x i1> %m)
  ret <8 x i32> %r
}

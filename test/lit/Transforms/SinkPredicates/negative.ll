; Predicates that stay where they are.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-sink-predicates --platform=icllp -S %s | FileCheck %s

declare <32 x i16> @llvm.genx.wrregioni.v32i16.v32i16.i16.v32i1(<32 x i16>, <32 x i16>, i32, i32, i32, i16, i32, <32 x i1>)
declare <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16>, <16 x i16>, i32, i32, i32, i16, i32, i1)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v1024i16.i16(<1024 x i16>, i32, i32, i32, i16, i32)
declare <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1>, <16 x i1>, i32)
declare void @use(i16)
declare <16 x i32> @llvm.genx.gather.masked.scaled2.v16i32.v16i32.v16i1(i32, i16, i32, i32, <16 x i32>, <16 x i1>) memory(read) nounwind willreturn
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)

; The reader is in another block, or in a phi.
define i16 @blocks(i16 %x, i16 %y, i1 %b) {
; CHECK-LABEL: @blocks(
; CHECK:       entry:
; CHECK-NEXT:    [[C:%.*]] = icmp slt i16 [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[D:%.*]] = icmp eq i16 [[X]], [[Y]]
; CHECK-NEXT:    [[A:%.*]] = add i16 [[X]], [[Y]]
; CHECK-NEXT:    br i1 [[B:%.*]], label %next, label %end
; CHECK:       next:
; CHECK-NEXT:    [[R:%.*]] = select i1 [[C]], i16 [[A]], i16 [[Y]]
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[P:%.*]] = phi i1 [ [[D]], %entry ], [ true, %next ]
; CHECK-NEXT:    [[S:%.*]] = select i1 [[P]], i16 [[A]], i16 [[X]]
; CHECK-NEXT:    ret i16 [[S]]
entry:
  %c = icmp slt i16 %x, %y
  %d = icmp eq i16 %x, %y
  %a = add i16 %x, %y
  br i1 %b, label %next, label %end

next:
  %r = select i1 %c, i16 %a, i16 %y
  br label %end

end:
  %p = phi i1 [ %d, %entry ], [ true, %next ]
  %s = select i1 %p, i16 %a, i16 %x
  ret i16 %s
}

; A source changes in place before the reader.
define <32 x i16> @overwritten(<32 x i16> %x, <16 x i16> %y) {
; CHECK-LABEL: @overwritten(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i16> [[X:%.*]], splat (i16 7)
; CHECK-NEXT:    [[T:%.*]] = add <16 x i16> [[Y:%.*]], splat (i16 1)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[X]], <16 x i16> [[T]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = select <32 x i1> [[C]], <32 x i16> [[W]], <32 x i16> zeroinitializer
; CHECK-NEXT:    ret <32 x i16> [[R]]
  %c = icmp slt <32 x i16> %x, splat (i16 7)
  %t = add <16 x i16> %y, splat (i16 1)
  %w = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> %x, <16 x i16> %t, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %r = select <32 x i1> %c, <32 x i16> %w, <32 x i16> zeroinitializer
  ret <32 x i16> %r
}

; A loop changes it.
define i16 @carried(i16 %n, i16 %y) {
; CHECK-LABEL: @carried(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[X:%.*]] = phi i16 [ 0, %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK-NEXT:    [[C:%.*]] = icmp slt i16 [[X]], 100
; CHECK-NEXT:    [[NEXT]] = add i16 [[X]], [[Y:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select i1 [[C]], i16 [[N:%.*]], i16 [[NEXT]]
; CHECK-NEXT:    [[DONE:%.*]] = icmp eq i16 [[S]], 5
; CHECK-NEXT:    br i1 [[DONE]], label %end, label %loop
; CHECK:       end:
; CHECK-NEXT:    ret i16 [[S]]
entry:
  br label %loop

loop:
  %x = phi i16 [ 0, %entry ], [ %next, %loop ]
  %c = icmp slt i16 %x, 100
  %next = add i16 %x, %y
  %s = select i1 %c, i16 %n, i16 %next
  %done = icmp eq i16 %s, 5
  br i1 %done, label %end, label %loop

end:
  ret i16 %s
}

; Too many registers would live longer.
define <16 x i16> @registers(<1024 x i16> %v, <16 x i16> %y) {
; CHECK-LABEL: @registers(
; CHECK-NEXT:    [[X:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v1024i16.i16(<1024 x i16> [[V:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[X]], [[Y:%.*]]
; CHECK-NEXT:    [[T:%.*]] = add <16 x i16> [[Y]], splat (i16 1)
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[C]], <16 x i16> [[T]], <16 x i16> [[Y]]
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %x = call <16 x i16> @llvm.genx.rdregioni.v16i16.v1024i16.i16(<1024 x i16> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %c = icmp slt <16 x i16> %x, %y
  %t = add <16 x i16> %y, splat (i16 1)
  %r = select <16 x i1> %c, <16 x i16> %t, <16 x i16> %y
  ret <16 x i16> %r
}

; Writes of parts of predicates, and what they change.
define <32 x i16> @parts(<16 x i16> %x, <16 x i16> %y, <32 x i16> %z) {
; CHECK-LABEL: @parts(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[D:%.*]] = icmp eq <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[M0:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> [[C]], i32 0)
; CHECK-NEXT:    [[M:%.*]] = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> [[M0]], <16 x i1> [[D]], i32 16)
; CHECK-NEXT:    [[T:%.*]] = add <32 x i16> [[Z:%.*]], splat (i16 1)
; CHECK-NEXT:    [[R:%.*]] = select <32 x i1> [[M]], <32 x i16> [[T]], <32 x i16> [[Z]]
; CHECK-NEXT:    ret <32 x i16> [[R]]
  %c = icmp slt <16 x i16> %x, %y
  %d = icmp eq <16 x i16> %x, %y
  %m0 = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> poison, <16 x i1> %c, i32 0)
  %m = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> %m0, <16 x i1> %d, i32 16)
  %t = add <32 x i16> %z, splat (i16 1)
  %r = select <32 x i1> %m, <32 x i16> %t, <32 x i16> %z
  ret <32 x i16> %r
}

; A load is one instruction with the write of its result.
define <32 x i32> @message_in_reader(<16 x i32> %at, <32 x i32> %v, i32 %buf, <16 x i32> %x) {
; CHECK-LABEL: @message_in_reader(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i32> [[X:%.*]], [[AT:%.*]]
; CHECK-NEXT:    [[A:%.*]] = add <16 x i32> [[AT]], splat (i32 4)
; CHECK-NEXT:    [[L:%.*]] = call <16 x i32> @llvm.genx.gather.masked.scaled2.v16i32.v16i32.v16i1(i32 2, i16 0, i32 [[BUF:%.*]], i32 0, <16 x i32> [[A]], <16 x i1> [[C]])
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[V:%.*]], <16 x i32> [[L]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %c = icmp slt <16 x i32> %x, %at
  %a = add <16 x i32> %at, splat (i32 4)
  %l = call <16 x i32> @llvm.genx.gather.masked.scaled2.v16i32.v16i32.v16i1(i32 2, i16 0, i32 %buf, i32 0, <16 x i32> %a, <16 x i1> %c)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %v, <16 x i32> %l, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w
}

; A cast of the source has another reader above the predicate's: it stays.
define <16 x i16> @shared_cast(<8 x i32> %x, <16 x i16> %y) {
; CHECK-LABEL: @shared_cast(
; CHECK-NEXT:    [[S:%.*]] = bitcast <8 x i32> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[A:%.*]] = add <16 x i16> [[S]], [[Y:%.*]]
; CHECK-NEXT:    [[B:%.*]] = mul <16 x i16> [[A]], [[A]]
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[S]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[C]], <16 x i16> [[B]], <16 x i16> [[Y]]
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = bitcast <8 x i32> %x to <16 x i16>
  %c = icmp slt <16 x i16> %s, %y
  %a = add <16 x i16> %s, %y
  %b = mul <16 x i16> %a, %a
  %r = select <16 x i1> %c, <16 x i16> %b, <16 x i16> %y
  ret <16 x i16> %r
}

; Of a cast with no other reader there is no harm in moving.
define <16 x i16> @own_cast(<8 x i32> %x, <16 x i16> %y) {
; CHECK-LABEL: @own_cast(
; CHECK-NEXT:    [[A:%.*]] = add <16 x i16> [[Y:%.*]], [[Y]]
; CHECK-NEXT:    [[B:%.*]] = mul <16 x i16> [[A]], [[A]]
; CHECK-NEXT:    [[S:%.*]] = bitcast <8 x i32> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[S]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[C]], <16 x i16> [[B]], <16 x i16> [[Y]]
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %s = bitcast <8 x i32> %x to <16 x i16>
  %c = icmp slt <16 x i16> %s, %y
  %a = add <16 x i16> %y, %y
  %b = mul <16 x i16> %a, %a
  %r = select <16 x i1> %c, <16 x i16> %b, <16 x i16> %y
  ret <16 x i16> %r
}

; Two readers: the predicate moves to the first, and no further.
define <16 x i16> @first_of_two(<16 x i16> %x, <16 x i16> %y) {
; CHECK-LABEL: @first_of_two(
; CHECK-NEXT:    [[A:%.*]] = add <16 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R0:%.*]] = select <16 x i1> [[C]], <16 x i16> [[A]], <16 x i16> [[Y]]
; CHECK-NEXT:    [[B:%.*]] = mul <16 x i16> [[R0]], [[R0]]
; CHECK-NEXT:    [[R1:%.*]] = select <16 x i1> [[C]], <16 x i16> [[B]], <16 x i16> [[Y]]
; CHECK-NEXT:    ret <16 x i16> [[R1]]
  %c = icmp slt <16 x i16> %x, %y
  %a = add <16 x i16> %x, %y
  %r0 = select <16 x i1> %c, <16 x i16> %a, <16 x i16> %y
  %b = mul <16 x i16> %r0, %r0
  %r1 = select <16 x i1> %c, <16 x i16> %b, <16 x i16> %y
  ret <16 x i16> %r1
}

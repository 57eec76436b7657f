; What the pass says. Written by hand: the order of remarks is that of the pass.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -disable-output -pass-remarks=cmx-dead-vectors %s 2>&1 | FileCheck %s --check-prefix=PASSED
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -S %s | FileCheck %s --check-prefix=IR
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -disable-output -pass-remarks-missed=cmx-dead-vectors %s 2>&1 | FileCheck %s --check-prefix=MISSED
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -disable-output -pass-remarks-analysis=cmx-dead-vectors %s 2>&1 | FileCheck %s --check-prefix=ANALYSIS

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)

; PASSED: operand %v of %w dropped: no lane of it counts
; PASSED: %s narrowed from 32 lanes to 8, <0;8,1>x8@8:1
; MISSED: load %l kept whole: 8 of 32 lanes are read, but messages are not narrowed
define <8 x i32> @reads(<32 x i32> %v, <8 x i32> %x, <32 x i32> %y, i32 %surface) {
; IR-LABEL: @reads(
; IR-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> poison, <8 x i32> [[X:%.*]], i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
; IR-NEXT:    [[L:%.*]] = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 [[SURFACE:%.*]], i32 0)
; IR-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[W]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[L2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[L]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[S:%.*]] = add <8 x i32> [[W1]], [[L2]]
; IR-NEXT:    ret <8 x i32> [[S]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %l = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %surface, i32 0)
  %s = add <32 x i32> %w, %l
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %s, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; PASSED: %unread removed: no lane of it is read
; PASSED: %w removed: no lane that it writes is read
define <8 x i32> @dead(<32 x i32> %v, <8 x i32> %x) {
; IR-LABEL: @dead(
; IR-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    ret <8 x i32> [[R]]
  %unread = add <32 x i32> %v, %v
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; MISSED: %small not narrowed to the 1 of 8 lanes that are read: fewer lanes cost no less
define i32 @cost(<8 x i32> %x) {
; IR-LABEL: @cost(
; IR-NEXT:    [[SMALL:%.*]] = add <8 x i32> [[X:%.*]], [[X]]
; IR-NEXT:    [[R:%.*]] = extractelement <8 x i32> [[SMALL]], i32 3
; IR-NEXT:    ret i32 [[R]]
  %small = add <8 x i32> %x, %x
  %r = extractelement <8 x i32> %small, i32 3
  ret i32 %r
}

; MISSED: %a not narrowed to the 8 of 32 lanes that are read: an operand has no such part
define <8 x i32> @indirect(<64 x i32> %v, i16 %at) {
; IR-LABEL: @indirect(
; IR-NEXT:    [[X:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 32, i32 32, i32 1, i16 [[AT:%.*]], i32 undef)
; IR-NEXT:    [[A:%.*]] = add <32 x i32> [[X]], [[X]]
; IR-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[A]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    ret <8 x i32> [[R]]
  %x = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> %v, i32 32, i32 32, i32 1, i16 %at, i32 undef)
  %a = add <32 x i32> %x, %x
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; MISSED: %c not narrowed to the 8 of 32 lanes that are read: predicates are only narrowed with all users
define <8 x i32> @predicate_place(<32 x i32> %x, <32 x i32> %y) {
; IR-LABEL: @predicate_place(
; IR-NEXT:    [[C:%.*]] = icmp slt <32 x i32> [[X:%.*]], [[Y:%.*]]
; IR-NEXT:    [[S:%.*]] = select <32 x i1> [[C]], <32 x i32> [[X]], <32 x i32> [[Y]]
; IR-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[S]], i32 8, i32 8, i32 1, i16 48, i32 undef)
; IR-NEXT:    ret <8 x i32> [[R]]
  %c = icmp slt <32 x i32> %x, %y
  %s = select <32 x i1> %c, <32 x i32> %x, <32 x i32> %y
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %s, i32 8, i32 8, i32 1, i16 48, i32 undef)
  ret <8 x i32> %r
}

; ANALYSIS: all lanes of {{[0-9]+}} values taken as live: their loops kept adding lanes
define i32 @turns_often(<32 x i32> %v, i32 %n) {
; IR-LABEL: @turns_often(
; IR:       entry:
; IR-NEXT:    br label %loop
; IR:       loop:
; IR-NEXT:    [[P:%.*]] = phi <32 x i32> [ [[V:%.*]], %entry ], [ [[Q:%.*]], %loop ]
; IR-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; IR-NEXT:    [[Q]] = shufflevector <32 x i32> [[P]], <32 x i32> poison, <32 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 31>
; IR-NEXT:    [[J]] = add i32 [[I]], 1
; IR-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; IR-NEXT:    br i1 [[C]], label %loop, label %exit
; IR:       exit:
; IR-NEXT:    [[R:%.*]] = extractelement <32 x i32> [[P]], i32 0
; IR-NEXT:    ret i32 [[R]]
entry:
  br label %loop
loop:
  %p = phi <32 x i32> [ %v, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = shufflevector <32 x i32> %p, <32 x i32> poison, <32 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 31>
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = extractelement <32 x i32> %p, i32 0
  ret i32 %r
}

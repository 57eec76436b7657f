; Bales that stay in their loop.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-hoist-invariants --platform=icllp -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.constanti.v8i32(<8 x i32>)
declare <1024 x i32> @llvm.genx.constanti.v1024i32(<1024 x i32>)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32>, <1 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)

; Memory may have changed; a division is executed only where the loop comes to
; it; so is a read at a variable place.
define i32 @effects(i32 %s, <16 x i32> %v, i32 %n, i32 %m, i16 %at) {
; CHECK-LABEL: @effects(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %next ]
; CHECK-NEXT:    [[LOAD:%.*]] = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 [[S:%.*]], i32 0)
; CHECK-NEXT:    [[EVEN:%.*]] = trunc i32 [[I]] to i1
; CHECK-NEXT:    br i1 [[EVEN]], label %divide, label %next
; CHECK:       divide:
; CHECK-NEXT:    [[Q:%.*]] = udiv i32 [[N:%.*]], [[M:%.*]]
; CHECK-NEXT:    [[PART:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 8, i32 8, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[E:%.*]] = extractelement <8 x i32> [[PART]], i32 0
; CHECK-NEXT:    [[T:%.*]] = add i32 [[Q]], [[E]]
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    [[X:%.*]] = phi i32 [ [[T]], %divide ], [ 0, %loop ]
; CHECK-NEXT:    [[L:%.*]] = extractelement <16 x i32> [[LOAD]], i32 0
; CHECK-NEXT:    [[K:%.*]] = add i32 [[I]], [[L]]
; CHECK-NEXT:    [[J]] = add i32 [[K]], [[X]]
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], 100
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret i32 [[J]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %load = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 0)
  %even = trunc i32 %i to i1
  br i1 %even, label %divide, label %next
divide:
  %q = udiv i32 %n, %m
  %part = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 8, i32 8, i32 1, i16 %at, i32 undef)
  %e = extractelement <8 x i32> %part, i32 0
  %t = add i32 %q, %e
  br label %next
next:
  %x = phi i32 [ %t, %divide ], [ 0, %loop ]
  %l = extractelement <16 x i32> %load, i32 0
  %k = add i32 %i, %l
  %j = add i32 %k, %x
  %again = icmp ult i32 %j, 100
  br i1 %again, label %loop, label %done
done:
  ret i32 %j
}

; There are few flags for predicates.
define <8 x i32> @predicates(<8 x i32> %a, <8 x i32> %b, i32 %n) {
; CHECK-LABEL: @predicates(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x i32> [ [[A:%.*]], %entry ], [ [[Y:%.*]], %loop ]
; CHECK-NEXT:    [[C:%.*]] = icmp slt <8 x i32> [[A]], [[B:%.*]]
; CHECK-NEXT:    [[M:%.*]] = select <8 x i1> [[C]], <8 x i32> [[A]], <8 x i32> [[B]]
; CHECK-NEXT:    [[Y]] = add <8 x i32> [[X]], [[M]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[Y]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <8 x i32> [ %a, %entry ], [ %y, %loop ]
  %c = icmp slt <8 x i32> %a, %b
  %m = select <8 x i1> %c, <8 x i32> %a, <8 x i32> %b
  %y = add <8 x i32> %x, %m
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret <8 x i32> %y
}

; A value that changes in place, and one that the next turn takes over, would be
; copied in each turn.
define <8 x i32> @copies(<8 x i32> %a, i32 %n) {
; CHECK-LABEL: @copies(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x i32> [ [[A:%.*]], %entry ], [ [[Y:%.*]], %loop ]
; CHECK-NEXT:    [[LAST:%.*]] = phi <8 x i32> [ zeroinitializer, %entry ], [ [[PASSED:%.*]], %loop ]
; CHECK-NEXT:    [[C:%.*]] = call <8 x i32> @llvm.genx.constanti.v8i32(<8 x i32> <i32 1, i32 9, i32 2, i32 8, i32 3, i32 7, i32 4, i32 6>)
; CHECK-NEXT:    [[E:%.*]] = insertelement <1 x i32> poison, i32 [[I]], i32 0
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[C]], <1 x i32> [[E]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[Z:%.*]] = add <8 x i32> [[X]], [[W]]
; CHECK-NEXT:    [[Y]] = xor <8 x i32> [[Z]], [[LAST]]
; CHECK-NEXT:    [[PASSED]] = mul <8 x i32> [[A]], splat (i32 3)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[Y]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <8 x i32> [ %a, %entry ], [ %y, %loop ]
  %last = phi <8 x i32> [ zeroinitializer, %entry ], [ %passed, %loop ]
  %c = call <8 x i32> @llvm.genx.constanti.v8i32(<8 x i32> <i32 1, i32 9, i32 2, i32 8, i32 3, i32 7, i32 4, i32 6>)
  %e = insertelement <1 x i32> poison, i32 %i, i32 0
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> %c, <1 x i32> %e, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %z = add <8 x i32> %x, %w
  %y = xor <8 x i32> %z, %last
  %passed = mul <8 x i32> %a, splat (i32 3)
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret <8 x i32> %y
}

; 4,096 bytes are all registers of this platform.
define i32 @registers(i32 %n) {
; CHECK-LABEL: @registers(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[C:%.*]] = call <1024 x i32> @llvm.genx.constanti.v1024i32(<1024 x i32> splat (i32 7))
; CHECK-NEXT:    [[E:%.*]] = extractelement <1024 x i32> [[C]], i32 5
; CHECK-NEXT:    [[J]] = add i32 [[I]], [[E]]
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret i32 [[J]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %c = call <1024 x i32> @llvm.genx.constanti.v1024i32(<1024 x i32> splat (i32 7))
  %e = extractelement <1024 x i32> %c, i32 5
  %j = add i32 %i, %e
  %again = icmp ult i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret i32 %j
}

; Products of parts of a value that is too large to move: they stay with it.
declare <400 x i32> @llvm.genx.constanti.v400i32(<400 x i32>)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v400i32.i16(<400 x i32>, i32, i32, i32, i16, i32)
define <16 x i32> @large_factor(<16 x i32> %v, i32 %n) {
; CHECK-LABEL: @large_factor(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[S:%.*]] = phi <16 x i32> [ [[V:%.*]], %entry ], [ [[T:%.*]], %loop ]
; CHECK-NEXT:    [[C:%.*]] = call <400 x i32> @llvm.genx.constanti.v400i32(<400 x i32> splat (i32 7))
; CHECK-NEXT:    [[PART:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v400i32.i16(<400 x i32> [[C]], i32 16, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = mul <16 x i32> [[PART]], [[V]]
; CHECK-NEXT:    [[T]] = add <16 x i32> [[P]], [[S]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <16 x i32> [[T]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <16 x i32> [ %v, %entry ], [ %t, %loop ]
  %c = call <400 x i32> @llvm.genx.constanti.v400i32(<400 x i32> splat (i32 7))
  %part = call <16 x i32> @llvm.genx.rdregioni.v16i32.v400i32.i16(<400 x i32> %c, i32 16, i32 16, i32 1, i16 64, i32 undef)
  %p = mul <16 x i32> %part, %v
  %t = add <16 x i32> %p, %s
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret <16 x i32> %t
}

; Also through a name of another type.
declare <800 x i16> @llvm.genx.constanti.v800i16(<800 x i16>)
define <16 x i32> @large_factor_renamed(<16 x i32> %v, i32 %n) {
; CHECK-LABEL: @large_factor_renamed(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[S:%.*]] = phi <16 x i32> [ [[V:%.*]], %entry ], [ [[T:%.*]], %loop ]
; CHECK-NEXT:    [[C:%.*]] = call <800 x i16> @llvm.genx.constanti.v800i16(<800 x i16> splat (i16 7))
; CHECK-NEXT:    [[D:%.*]] = bitcast <800 x i16> [[C]] to <400 x i32>
; CHECK-NEXT:    [[PART:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v400i32.i16(<400 x i32> [[D]], i32 16, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = mul <16 x i32> [[PART]], [[V]]
; CHECK-NEXT:    [[T]] = add <16 x i32> [[P]], [[S]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <16 x i32> [[T]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <16 x i32> [ %v, %entry ], [ %t, %loop ]
  %c = call <800 x i16> @llvm.genx.constanti.v800i16(<800 x i16> splat (i16 7))
  %d = bitcast <800 x i16> %c to <400 x i32>
  %part = call <16 x i32> @llvm.genx.rdregioni.v16i32.v400i32.i16(<400 x i32> %d, i32 16, i32 16, i32 1, i16 64, i32 undef)
  %p = mul <16 x i32> %part, %v
  %t = add <16 x i32> %p, %s
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret <16 x i32> %t
}

; Calls of functions and results of several parts are no operations.
declare <8 x i32> @pure(<8 x i32>) speculatable willreturn nounwind memory(none)
declare { <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32>, <8 x i32>)
define <8 x i32> @no_operations(<8 x i32> %a, <8 x i32> %b, i32 %n) {
; CHECK-LABEL: @no_operations(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[S:%.*]] = phi <8 x i32> [ zeroinitializer, %entry ], [ [[T:%.*]], %loop ]
; CHECK-NEXT:    [[P:%.*]] = call <8 x i32> @pure(<8 x i32> [[A:%.*]])
; CHECK-NEXT:    [[Q:%.*]] = call { <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32> [[A]], <8 x i32> [[B:%.*]])
; CHECK-NEXT:    [[X:%.*]] = extractvalue { <8 x i32>, <8 x i32> } [[Q]], 0
; CHECK-NEXT:    [[U:%.*]] = add <8 x i32> [[S]], [[P]]
; CHECK-NEXT:    [[T]] = add <8 x i32> [[U]], [[X]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[T]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <8 x i32> [ zeroinitializer, %entry ], [ %t, %loop ]
  %p = call <8 x i32> @pure(<8 x i32> %a)
  %q = call { <8 x i32>, <8 x i32> } @llvm.genx.addc.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b)
  %x = extractvalue { <8 x i32>, <8 x i32> } %q, 0
  %u = add <8 x i32> %s, %p
  %t = add <8 x i32> %u, %x
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret <8 x i32> %t
}

; A noinline function that is called several times in another one gets a single call there, which jumps
; lead to and a switch leaves. Values that are live across a call get phis; so does its result, which the
; next call overwrites.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-share-calls -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-share-calls,cmx-share-calls -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-share-calls --check-each -S -o %t.ll %s
; RUN: cmx-opt -passes=cmx-share-calls -pass-remarks=cmx-share-calls -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

; REMARK: remark: {{.*}}2 calls share one copy of work

define internal <16 x i32> @work(<16 x i32> %a, i32 %n) #0 {
; CHECK-LABEL: @work(
; CHECK-NEXT:    [[B:%.*]] = mul <16 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[C:%.*]] = xor <16 x i32> [[B]], splat (i32 77)
; CHECK-NEXT:    [[D:%.*]] = add i32 [[N:%.*]], 1
; CHECK-NEXT:    [[E:%.*]] = insertelement <16 x i32> [[C]], i32 [[D]], i32 3
; CHECK-NEXT:    [[F:%.*]] = lshr <16 x i32> [[E]], splat (i32 2)
; CHECK-NEXT:    [[G:%.*]] = sub <16 x i32> [[F]], [[A]]
; CHECK-NEXT:    ret <16 x i32> [[G]]
  %b = mul <16 x i32> %a, %a
  %c = xor <16 x i32> %b, splat (i32 77)
  %d = add i32 %n, 1
  %e = insertelement <16 x i32> %c, i32 %d, i32 3
  %f = lshr <16 x i32> %e, splat (i32 2)
  %g = sub <16 x i32> %f, %a
  ret <16 x i32> %g
}

; The first result and %keep are read after the second call.
define spir_kernel void @row(<16 x i32> %x, i32 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @row(
; CHECK-NEXT:    [[KEEP:%.*]] = add <16 x i32> [[X:%.*]], splat (i32 9)
; CHECK-NEXT:    br label %work.shared
; CHECK:       .split1:
; CHECK-NEXT:    [[FIRST:%.*]] = phi <16 x i32> [ [[TMP3:%.*]], %work.shared ]
; CHECK-NEXT:    br label %work.shared
; CHECK:       .split:
; CHECK-NEXT:    [[SECOND:%.*]] = phi <16 x i32> [ [[TMP3]], %work.shared ]
; CHECK-NEXT:    [[SUM:%.*]] = add <16 x i32> [[FIRST2:%.*]], [[SECOND]]
; CHECK-NEXT:    [[SUM2:%.*]] = xor <16 x i32> [[SUM]], [[KEEP]]
; CHECK-NEXT:    store <16 x i32> [[SUM2]], ptr addrspace(1) [[OUT:%.*]], align 64
; CHECK-NEXT:    ret void
; CHECK:       work.shared:
; CHECK-NEXT:    [[FIRST2]] = phi <16 x i32> [ poison, [[TMP0:%.*]] ], [ [[FIRST]], %.split1 ]
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi <16 x i32> [ [[X]], [[TMP0]] ], [ [[KEEP]], %.split1 ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i32 [ [[N:%.*]], [[TMP0]] ], [ 7, %.split1 ]
; CHECK-NEXT:    [[TMP3]] = call <16 x i32> @work(<16 x i32> [[TMP1]], i32 [[TMP2]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %keep = add <16 x i32> %x, splat (i32 9)
  %first = call <16 x i32> @work(<16 x i32> %x, i32 %n)
  %second = call <16 x i32> @work(<16 x i32> %keep, i32 7)
  %sum = add <16 x i32> %first, %second
  %sum2 = xor <16 x i32> %sum, %keep
  store <16 x i32> %sum2, ptr addrspace(1) %out
  ret void
}

; One call in a loop, one after it. The counter lives across the first.
define spir_kernel void @loop(<16 x i32> %x, i32 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    [[N7:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop.split ]
; CHECK-NEXT:    [[V:%.*]] = phi <16 x i32> [ [[X:%.*]], %entry ], [ [[W:%.*]], %loop.split ]
; CHECK-NEXT:    br label %work.shared
; CHECK:       loop.split:
; CHECK-NEXT:    [[W]] = phi <16 x i32> [ [[TMP2:%.*]], %work.shared ]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[MORE:%.*]] = icmp ult i32 [[J]], [[N7]]
; CHECK-NEXT:    br i1 [[MORE]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    br label %work.shared
; CHECK:       done.split:
; CHECK-NEXT:    [[R:%.*]] = phi <16 x i32> [ [[TMP2]], %work.shared ]
; CHECK-NEXT:    store <16 x i32> [[R]], ptr addrspace(1) [[OUT:%.*]], align 64
; CHECK-NEXT:    ret void
; CHECK:       work.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, %loop ], [ 0, %done ]
; CHECK-NEXT:    [[TMP0:%.*]] = phi <16 x i32> [ [[V]], %loop ], [ [[W]], %done ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi i32 [ [[I]], %loop ], [ [[J]], %done ]
; CHECK-NEXT:    [[TMP2]] = call <16 x i32> @work(<16 x i32> [[TMP0]], i32 [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %loop.split [
; CHECK-NEXT:    i32 0, label %done.split
; CHECK-NEXT:    ]
entry:
  %n7 = and i32 %n, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = phi <16 x i32> [ %x, %entry ], [ %w, %loop ]
  %w = call <16 x i32> @work(<16 x i32> %v, i32 %i)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n7
  br i1 %more, label %loop, label %done
done:
  %r = call <16 x i32> @work(<16 x i32> %w, i32 %j)
  store <16 x i32> %r, ptr addrspace(1) %out
  ret void
}

; The address is computed again after the call.
define spir_kernel void @address(<16 x i32> %x, i32 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @address(
; CHECK-NEXT:    [[AT:%.*]] = getelementptr i32, ptr addrspace(1) [[OUT:%.*]], i32 [[N:%.*]]
; CHECK-NEXT:    br label %work.shared
; CHECK:       .split1:
; CHECK-NEXT:    [[FIRST:%.*]] = phi <16 x i32> [ [[TMP2:%.*]], %work.shared ]
; CHECK-NEXT:    store <16 x i32> [[FIRST]], ptr addrspace(1) [[AT]], align 4
; CHECK-NEXT:    br label %work.shared
; CHECK:       .split:
; CHECK-NEXT:    [[SECOND:%.*]] = phi <16 x i32> [ [[TMP2]], %work.shared ]
; CHECK-NEXT:    store <16 x i32> [[SECOND]], ptr addrspace(1) [[AT]], align 4
; CHECK-NEXT:    ret void
; CHECK:       work.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0:%.*]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi i32 [ 1, [[TMP0]] ], [ 2, %.split1 ]
; CHECK-NEXT:    [[TMP2]] = call <16 x i32> @work(<16 x i32> [[X:%.*]], i32 [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %n
  %first = call <16 x i32> @work(<16 x i32> %x, i32 1)
  store <16 x i32> %first, ptr addrspace(1) %at, align 4
  %second = call <16 x i32> @work(<16 x i32> %x, i32 2)
  store <16 x i32> %second, ptr addrspace(1) %at, align 4
  ret void
}

attributes #0 = { noinline }

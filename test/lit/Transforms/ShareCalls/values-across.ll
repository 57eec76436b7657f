; Values get a phi where they are live across shared calls, and only there.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-share-calls -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-share-calls --check-each -S -o %t.ll %s

define internal <64 x i32> @f(<64 x i32> %a) noinline {
; CHECK-LABEL: @f(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  ret <64 x i32> %r
}

define internal <64 x i32> @g(<64 x i32> %a, [2 x i32] %n) noinline {
; CHECK-LABEL: @g(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[K:%.*]] = extractvalue [2 x i32] [[N:%.*]], 1
; CHECK-NEXT:    [[R:%.*]] = insertelement <64 x i32> [[M]], i32 [[K]], i32 1
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %m = mul <64 x i32> %a, %a
  %k = extractvalue [2 x i32] %n, 1
  %r = insertelement <64 x i32> %m, i32 %k, i32 1
  ret <64 x i32> %r
}

; The last use is the argument of the last call.
define spir_kernel void @dies(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @dies(
; CHECK:       entry:
; CHECK-NEXT:    br label %f.shared
; CHECK:       entry.split1:
; CHECK-NEXT:    [[Z:%.*]] = phi <64 x i32> [ [[TMP1:%.*]], %f.shared ]
; CHECK-NEXT:    [[V:%.*]] = mul <64 x i32> [[Z]], [[X:%.*]]
; CHECK-NEXT:    br label %f.shared
; CHECK:       entry.split:
; CHECK-NEXT:    [[A:%.*]] = phi <64 x i32> [ [[TMP1]], %f.shared ]
; CHECK-NEXT:    store <64 x i32> [[A]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    br label %f.shared
; CHECK:       next.split:
; CHECK-NEXT:    [[B:%.*]] = phi <64 x i32> [ [[TMP1]], %f.shared ]
; CHECK-NEXT:    store <64 x i32> [[B]], ptr addrspace(1) [[OUT]], align 256
; CHECK-NEXT:    ret void
; CHECK:       f.shared:
; CHECK-NEXT:    [[V2:%.*]] = phi <64 x i32> [ poison, %entry ], [ [[V]], %entry.split1 ], [ poison, %next ]
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, %entry ], [ 0, %entry.split1 ], [ 1, %next ]
; CHECK-NEXT:    [[TMP0:%.*]] = phi <64 x i32> [ [[X]], %entry ], [ [[X]], %entry.split1 ], [ [[V2]], %next ]
; CHECK-NEXT:    [[TMP1]] = call <64 x i32> @f(<64 x i32> [[TMP0]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %entry.split1 [
; CHECK-NEXT:    i32 0, label %entry.split
; CHECK-NEXT:    i32 1, label %next.split
; CHECK-NEXT:    ]
entry:
  %z = call <64 x i32> @f(<64 x i32> %x)
  %v = mul <64 x i32> %z, %x
  %a = call <64 x i32> @f(<64 x i32> %x)
  store <64 x i32> %a, ptr addrspace(1) %out
  br label %next

next:
  %b = call <64 x i32> @f(<64 x i32> %v)
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

; Live by way of an address and of a phi.
define spir_kernel void @stays(<64 x i32> %x, i64 %i, ptr addrspace(1) %out) {
; CHECK-LABEL: @stays(
; CHECK:       entry:
; CHECK-NEXT:    br label %f.shared
; CHECK:       entry.split2:
; CHECK-NEXT:    [[K:%.*]] = load i64, ptr addrspace(1) [[OUT:%.*]], align 4
; CHECK-NEXT:    [[V:%.*]] = and i64 [[K]], 7
; CHECK-NEXT:    [[W:%.*]] = add i64 [[K]], 7
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr addrspace(1) [[OUT]], i64 [[V]]
; CHECK-NEXT:    br label %f.shared
; CHECK:       entry.split1:
; CHECK-NEXT:    [[A:%.*]] = phi <64 x i32> [ [[TMP2:%.*]], %f.shared ]
; CHECK-NEXT:    br label %f.shared
; CHECK:       entry.split:
; CHECK-NEXT:    [[B:%.*]] = phi <64 x i32> [ [[TMP2]], %f.shared ]
; CHECK-NEXT:    [[TMP0:%.*]] = getelementptr i32, ptr addrspace(1) [[OUT]], i64 [[V3:%.*]]
; CHECK-NEXT:    store <64 x i32> [[B]], ptr addrspace(1) [[TMP0]], align 256
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[Q:%.*]] = phi i64 [ [[W4:%.*]], %entry.split ]
; CHECK-NEXT:    store i64 [[Q]], ptr addrspace(1) [[OUT]], align 4
; CHECK-NEXT:    ret void
; CHECK:       f.shared:
; CHECK-NEXT:    [[W4]] = phi i64 [ poison, %entry ], [ [[W]], %entry.split2 ], [ [[W4]], %entry.split1 ]
; CHECK-NEXT:    [[V3]] = phi i64 [ poison, %entry ], [ [[V]], %entry.split2 ], [ [[V3]], %entry.split1 ]
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, %entry ], [ 0, %entry.split2 ], [ 1, %entry.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi <64 x i32> [ [[X:%.*]], %entry ], [ [[X]], %entry.split2 ], [ [[A]], %entry.split1 ]
; CHECK-NEXT:    [[TMP2]] = call <64 x i32> @f(<64 x i32> [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %entry.split2 [
; CHECK-NEXT:    i32 0, label %entry.split1
; CHECK-NEXT:    i32 1, label %entry.split
; CHECK-NEXT:    ]
entry:
  %z = call <64 x i32> @f(<64 x i32> %x)
  %k = load i64, ptr addrspace(1) %out
  %v = and i64 %k, 7
  %w = add i64 %k, 7
  %p = getelementptr i32, ptr addrspace(1) %out, i64 %v
  %a = call <64 x i32> @f(<64 x i32> %x)
  %b = call <64 x i32> @f(<64 x i32> %a)
  store <64 x i32> %b, ptr addrspace(1) %p
  br label %end

end:
  %q = phi i64 [ %w, %entry ]
  store i64 %q, ptr addrspace(1) %out
  ret void
}

; Live across the first one in each turn of the loop, and across none after it.
define spir_kernel void @loop(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %f.shared
; CHECK:       entry.split:
; CHECK-NEXT:    [[Z:%.*]] = phi <64 x i32> [ [[TMP1:%.*]], %f.shared ]
; CHECK-NEXT:    [[V:%.*]] = mul <64 x i32> [[Z]], [[X:%.*]]
; CHECK-NEXT:    br label %turn
; CHECK:       turn:
; CHECK-NEXT:    [[V1:%.*]] = phi <64 x i32> [ [[V]], %entry.split ], [ [[V2:%.*]], %turn.split ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry.split ], [ [[J:%.*]], %turn.split ]
; CHECK-NEXT:    [[Y:%.*]] = phi <64 x i32> [ [[X]], %entry.split ], [ [[S:%.*]], %turn.split ]
; CHECK-NEXT:    br label %f.shared
; CHECK:       turn.split:
; CHECK-NEXT:    [[A:%.*]] = phi <64 x i32> [ [[TMP1]], %f.shared ]
; CHECK-NEXT:    [[S]] = add <64 x i32> [[A]], [[V2]]
; CHECK-NEXT:    [[J]] = add i32 [[I3:%.*]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], 3
; CHECK-NEXT:    br i1 [[C]], label %turn, label %end
; CHECK:       end:
; CHECK-NEXT:    br label %f.shared
; CHECK:       end.split:
; CHECK-NEXT:    [[B:%.*]] = phi <64 x i32> [ [[TMP1]], %f.shared ]
; CHECK-NEXT:    store <64 x i32> [[B]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
; CHECK:       f.shared:
; CHECK-NEXT:    [[I3]] = phi i32 [ poison, %entry ], [ [[I]], %turn ], [ poison, %end ]
; CHECK-NEXT:    [[V2]] = phi <64 x i32> [ poison, %entry ], [ [[V1]], %turn ], [ poison, %end ]
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, %entry ], [ 0, %turn ], [ 1, %end ]
; CHECK-NEXT:    [[TMP0:%.*]] = phi <64 x i32> [ [[X]], %entry ], [ [[Y]], %turn ], [ [[S]], %end ]
; CHECK-NEXT:    [[TMP1]] = call <64 x i32> @f(<64 x i32> [[TMP0]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %entry.split [
; CHECK-NEXT:    i32 0, label %turn.split
; CHECK-NEXT:    i32 1, label %end.split
; CHECK-NEXT:    ]
entry:
  %z = call <64 x i32> @f(<64 x i32> %x)
  %v = mul <64 x i32> %z, %x
  br label %turn

turn:
  %i = phi i32 [ 0, %entry ], [ %j, %turn ]
  %y = phi <64 x i32> [ %x, %entry ], [ %s, %turn ]
  %a = call <64 x i32> @f(<64 x i32> %y)
  %s = add <64 x i32> %a, %v
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %turn, label %end

end:
  %b = call <64 x i32> @f(<64 x i32> %s)
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

; A result of one shared call is live across another.
define spir_kernel void @results(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @results(
; CHECK-NEXT:    br label %f.shared
; CHECK:       .split1:
; CHECK-NEXT:    [[A:%.*]] = phi <64 x i32> [ [[TMP2:%.*]], %f.shared ]
; CHECK-NEXT:    br label %f.shared
; CHECK:       .split:
; CHECK-NEXT:    [[B:%.*]] = phi <64 x i32> [ [[TMP2]], %f.shared ]
; CHECK-NEXT:    [[S:%.*]] = xor <64 x i32> [[A2:%.*]], [[B]]
; CHECK-NEXT:    store <64 x i32> [[S]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
; CHECK:       f.shared:
; CHECK-NEXT:    [[A2]] = phi <64 x i32> [ poison, [[TMP0:%.*]] ], [ [[A]], %.split1 ]
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi <64 x i32> [ [[X:%.*]], [[TMP0]] ], [ [[A]], %.split1 ]
; CHECK-NEXT:    [[TMP2]] = call <64 x i32> @f(<64 x i32> [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %a = call <64 x i32> @f(<64 x i32> %x)
  %b = call <64 x i32> @f(<64 x i32> %a)
  %s = xor <64 x i32> %a, %b
  store <64 x i32> %s, ptr addrspace(1) %out
  ret void
}

; No phi can hold the array, but it is only live across calls that are not shared.
define spir_kernel void @array(<64 x i32> %x, i32 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @array(
; CHECK-NEXT:    [[N2:%.*]] = insertvalue [2 x i32] [i32 1, i32 2], i32 [[N:%.*]], 0
; CHECK-NEXT:    [[A:%.*]] = call <64 x i32> @g(<64 x i32> [[X:%.*]], [2 x i32] [[N2]])
; CHECK-NEXT:    [[B:%.*]] = call <64 x i32> @g(<64 x i32> [[A]], [2 x i32] [[N2]])
; CHECK-NEXT:    br label %f.shared
; CHECK:       .split1:
; CHECK-NEXT:    [[C:%.*]] = phi <64 x i32> [ [[TMP2:%.*]], %f.shared ]
; CHECK-NEXT:    br label %f.shared
; CHECK:       .split:
; CHECK-NEXT:    [[D:%.*]] = phi <64 x i32> [ [[TMP2]], %f.shared ]
; CHECK-NEXT:    store <64 x i32> [[D]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
; CHECK:       f.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0:%.*]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi <64 x i32> [ [[B]], [[TMP0]] ], [ [[C]], %.split1 ]
; CHECK-NEXT:    [[TMP2]] = call <64 x i32> @f(<64 x i32> [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %n2 = insertvalue [2 x i32] [i32 1, i32 2], i32 %n, 0
  %a = call <64 x i32> @g(<64 x i32> %x, [2 x i32] %n2)
  %b = call <64 x i32> @g(<64 x i32> %a, [2 x i32] %n2)
  %c = call <64 x i32> @f(<64 x i32> %b)
  %d = call <64 x i32> @f(<64 x i32> %c)
  store <64 x i32> %d, ptr addrspace(1) %out
  ret void
}

; What is alike and dominated is shared; flags are those that both have.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes="cmx-intrinsic-attrs,function(cmx-cse)" -S %s | FileCheck %s
; RUN: cmx-opt -passes="cmx-intrinsic-attrs,function(cmx-cse,cmx-cse)" -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @use(<8 x i32>, <8 x i32>)
declare void @use.masks(<8 x i1>, <8 x i1>)
declare i32 @convergent(i32) convergent memory(none) nounwind willreturn

define void @regions(<16 x i32> %v) {
; CHECK-LABEL: @regions(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[A]], [[A]]
; CHECK-NEXT:    call void @use(<8 x i32> [[S]], <8 x i32> [[S]])
; CHECK-NEXT:    ret void
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %s = add nsw <8 x i32> %a, %a
  %t = add <8 x i32> %b, %b
  call void @use(<8 x i32> %s, <8 x i32> %t)
  ret void
}

define void @different(<16 x i32> %v) {
; CHECK-LABEL: @different(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = icmp slt <8 x i32> [[A]], [[B]]
; CHECK-NEXT:    [[Q:%.*]] = icmp ult <8 x i32> [[A]], [[B]]
; CHECK-NEXT:    call void @use.masks(<8 x i1> [[P]], <8 x i1> [[Q]])
; CHECK-NEXT:    ret void
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 2, i16 4, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 2, i16 0, i32 undef)
  %p = icmp slt <8 x i32> %a, %b
  %q = icmp ult <8 x i32> %a, %b
  call void @use.masks(<8 x i1> %p, <8 x i1> %q)
  ret void
}

define void @memory(i32 %s) {
; CHECK-LABEL: @memory(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 [[S:%.*]], i32 0)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 [[S]], i32 0)
; CHECK-NEXT:    call void @use(<8 x i32> [[A]], <8 x i32> [[B]])
; CHECK-NEXT:    ret void
  %a = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 0)
  %b = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 0)
  call void @use(<8 x i32> %a, <8 x i32> %b)
  ret void
}

define i32 @effects(i32 %s) {
; CHECK-LABEL: @effects(
; CHECK-NEXT:    [[A:%.*]] = call i32 @convergent(i32 [[S:%.*]])
; CHECK-NEXT:    [[B:%.*]] = call i32 @convergent(i32 [[S]])
; CHECK-NEXT:    [[C:%.*]] = sub i32 [[A]], [[B]]
; CHECK-NEXT:    ret i32 [[C]]
  %a = call i32 @convergent(i32 %s)
  %b = call i32 @convergent(i32 %s)
  %c = sub i32 %a, %b
  ret i32 %c
}

; The two arms do not dominate each other, nor what follows them; the entry does.
define i32 @blocks(i32 %n, i1 %c) {
; CHECK-LABEL: @blocks(
; CHECK:       entry:
; CHECK-NEXT:    [[A:%.*]] = mul i32 [[N:%.*]], 3
; CHECK-NEXT:    br i1 [[C:%.*]], label %left, label %right
; CHECK:       left:
; CHECK-NEXT:    [[L:%.*]] = sub i32 [[A]], [[N]]
; CHECK-NEXT:    br label %join
; CHECK:       right:
; CHECK-NEXT:    [[R:%.*]] = sub i32 [[A]], [[N]]
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[P:%.*]] = phi i32 [ [[L]], %left ], [ [[R]], %right ]
; CHECK-NEXT:    [[S:%.*]] = sub i32 [[A]], [[N]]
; CHECK-NEXT:    [[Z:%.*]] = add i32 [[S]], [[P]]
; CHECK-NEXT:    ret i32 [[Z]]
entry:
  %a = mul i32 %n, 3
  br i1 %c, label %left, label %right
left:
  %l = sub i32 %a, %n
  br label %join
right:
  %b = mul i32 %n, 3
  %r = sub i32 %b, %n
  br label %join
join:
  %p = phi i32 [ %l, %left ], [ %r, %right ]
  %d = mul i32 %n, 3
  %s = sub i32 %d, %n
  %z = add i32 %s, %p
  ret i32 %z
}

; Debug values follow.
define i32 @debug(i32 %n) !dbg !4 {
; CHECK-LABEL: @debug(
; CHECK-NEXT:    [[A:%.*]] = mul i32 [[N:%.*]], 3, !dbg !6
; CHECK-NEXT:    #dbg_value(i32 [[A]], !7, !DIExpression(), !6)
; CHECK-NEXT:    #dbg_value(i32 [[A]], !7, !DIExpression(), !9)
; CHECK-NEXT:    [[C:%.*]] = add i32 [[A]], [[A]], !dbg !9
; CHECK-NEXT:    ret i32 [[C]], !dbg !9
  %a = mul i32 %n, 3, !dbg !8
    #dbg_value(i32 %a, !7, !DIExpression(), !8)
  %b = mul i32 %n, 3, !dbg !9
    #dbg_value(i32 %b, !7, !DIExpression(), !9)
  %c = add i32 %a, %b, !dbg !9
  ret i32 %c, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "debug", file: !1, line: 1, type: !3, unit: !0)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !6)
!8 = !DILocation(line: 2, column: 1, scope: !4)
!9 = !DILocation(line: 3, column: 1, scope: !4)

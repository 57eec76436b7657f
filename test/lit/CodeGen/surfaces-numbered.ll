; Surfaces that are no arguments: a variable holds the number as long as the block
; lasts, and there are at most 64 of them.
; RUN: rm -rf %t
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/shared.visaasm --check-prefix=SHARED
; RUN: FileCheck %s --input-file=%t/many.visaasm --check-prefix=MANY
; RUN: sh -c 'grep -c "v_type=T" %t/many.visaasm' | FileCheck %s --check-prefix=COUNT
; RUN: cmx-check %s %t/shared.visaasm --platform=icllp --function=shared
; RUN: FileCheck %s --input-file=%t/elements.visaasm --check-prefix=ELEMENTS
; RUN: cmx-check %s %t/many.visaasm --platform=icllp --function=many
; RUN: cmx-check %s %t/elements.visaasm --platform=icllp --function=elements

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; Each number is written once in a block.
; SHARED-COUNT-2: v_type=T
; SHARED-NOT: v_type=T
; SHARED: movs (M1_NM, 1) [[A:[a-z0-9_]+]](0)
; SHARED: oword_st (2) [[A]]
; SHARED: movs (M1_NM, 1) [[B:[a-z0-9_]+]](0)
; SHARED: oword_st (2) [[B]]
; SHARED-NOT: movs
; SHARED: oword_st (2) [[A]]
; SHARED: oword_st (2) [[B]]
; SHARED: L_bb
; SHARED: movs (M1_NM, 1) [[A]](0)
; SHARED-NEXT: oword_st (2) [[A]]
; SHARED-NOT: movs
define dllexport spir_kernel void @shared(i32 %a, i32 %b, <8 x i32> %v, i32 %n) {
  call void @llvm.genx.oword.st.v8i32(i32 %a, i32 0, <8 x i32> %v)
  call void @llvm.genx.oword.st.v8i32(i32 %b, i32 2, <8 x i32> %v)
  call void @llvm.genx.oword.st.v8i32(i32 %a, i32 4, <8 x i32> %v)
  call void @llvm.genx.oword.st.v8i32(i32 %b, i32 6, <8 x i32> %v)
  %c = icmp ult i32 %n, 7
  br i1 %c, label %more, label %done
more:
  call void @llvm.genx.oword.st.v8i32(i32 %b, i32 8, <8 x i32> %v)
  br label %done
done:
  ret void
}

; The first variable is taken again, and the first number written again.
; COUNT: {{^}}64{{$}}
; MANY: movs (M1_NM, 1) [[A:[a-z0-9_]+]](0)
; MANY: oword_st (2) [[A]]
; MANY: movs (M1_NM, 1) [[B:[a-z0-9_]+]](0)
; MANY: oword_st (2) [[B]]
; MANY: movs (M1_NM, 1) [[A]](0)
; MANY: oword_st (2) [[A]]
; MANY: movs (M1_NM, 1) [[B]](0)
; MANY: oword_st (2) [[B]]
; MANY-NOT: oword_st
define dllexport spir_kernel void @many(<8 x i32> %v, i32 %n) {
  %s0 = add i32 %n, 0
  call void @llvm.genx.oword.st.v8i32(i32 %s0, i32 0, <8 x i32> %v)
  %s1 = add i32 %n, 1
  call void @llvm.genx.oword.st.v8i32(i32 %s1, i32 2, <8 x i32> %v)
  %s2 = add i32 %n, 2
  call void @llvm.genx.oword.st.v8i32(i32 %s2, i32 4, <8 x i32> %v)
  %s3 = add i32 %n, 3
  call void @llvm.genx.oword.st.v8i32(i32 %s3, i32 6, <8 x i32> %v)
  %s4 = add i32 %n, 4
  call void @llvm.genx.oword.st.v8i32(i32 %s4, i32 8, <8 x i32> %v)
  %s5 = add i32 %n, 5
  call void @llvm.genx.oword.st.v8i32(i32 %s5, i32 10, <8 x i32> %v)
  %s6 = add i32 %n, 6
  call void @llvm.genx.oword.st.v8i32(i32 %s6, i32 12, <8 x i32> %v)
  %s7 = add i32 %n, 7
  call void @llvm.genx.oword.st.v8i32(i32 %s7, i32 14, <8 x i32> %v)
  %s8 = add i32 %n, 8
  call void @llvm.genx.oword.st.v8i32(i32 %s8, i32 16, <8 x i32> %v)
  %s9 = add i32 %n, 9
  call void @llvm.genx.oword.st.v8i32(i32 %s9, i32 18, <8 x i32> %v)
  %s10 = add i32 %n, 10
  call void @llvm.genx.oword.st.v8i32(i32 %s10, i32 20, <8 x i32> %v)
  %s11 = add i32 %n, 11
  call void @llvm.genx.oword.st.v8i32(i32 %s11, i32 22, <8 x i32> %v)
  %s12 = add i32 %n, 12
  call void @llvm.genx.oword.st.v8i32(i32 %s12, i32 24, <8 x i32> %v)
  %s13 = add i32 %n, 13
  call void @llvm.genx.oword.st.v8i32(i32 %s13, i32 26, <8 x i32> %v)
  %s14 = add i32 %n, 14
  call void @llvm.genx.oword.st.v8i32(i32 %s14, i32 28, <8 x i32> %v)
  %s15 = add i32 %n, 15
  call void @llvm.genx.oword.st.v8i32(i32 %s15, i32 30, <8 x i32> %v)
  %s16 = add i32 %n, 16
  call void @llvm.genx.oword.st.v8i32(i32 %s16, i32 32, <8 x i32> %v)
  %s17 = add i32 %n, 17
  call void @llvm.genx.oword.st.v8i32(i32 %s17, i32 34, <8 x i32> %v)
  %s18 = add i32 %n, 18
  call void @llvm.genx.oword.st.v8i32(i32 %s18, i32 36, <8 x i32> %v)
  %s19 = add i32 %n, 19
  call void @llvm.genx.oword.st.v8i32(i32 %s19, i32 38, <8 x i32> %v)
  %s20 = add i32 %n, 20
  call void @llvm.genx.oword.st.v8i32(i32 %s20, i32 40, <8 x i32> %v)
  %s21 = add i32 %n, 21
  call void @llvm.genx.oword.st.v8i32(i32 %s21, i32 42, <8 x i32> %v)
  %s22 = add i32 %n, 22
  call void @llvm.genx.oword.st.v8i32(i32 %s22, i32 44, <8 x i32> %v)
  %s23 = add i32 %n, 23
  call void @llvm.genx.oword.st.v8i32(i32 %s23, i32 46, <8 x i32> %v)
  %s24 = add i32 %n, 24
  call void @llvm.genx.oword.st.v8i32(i32 %s24, i32 48, <8 x i32> %v)
  %s25 = add i32 %n, 25
  call void @llvm.genx.oword.st.v8i32(i32 %s25, i32 50, <8 x i32> %v)
  %s26 = add i32 %n, 26
  call void @llvm.genx.oword.st.v8i32(i32 %s26, i32 52, <8 x i32> %v)
  %s27 = add i32 %n, 27
  call void @llvm.genx.oword.st.v8i32(i32 %s27, i32 54, <8 x i32> %v)
  %s28 = add i32 %n, 28
  call void @llvm.genx.oword.st.v8i32(i32 %s28, i32 56, <8 x i32> %v)
  %s29 = add i32 %n, 29
  call void @llvm.genx.oword.st.v8i32(i32 %s29, i32 58, <8 x i32> %v)
  %s30 = add i32 %n, 30
  call void @llvm.genx.oword.st.v8i32(i32 %s30, i32 60, <8 x i32> %v)
  %s31 = add i32 %n, 31
  call void @llvm.genx.oword.st.v8i32(i32 %s31, i32 62, <8 x i32> %v)
  %s32 = add i32 %n, 32
  call void @llvm.genx.oword.st.v8i32(i32 %s32, i32 64, <8 x i32> %v)
  %s33 = add i32 %n, 33
  call void @llvm.genx.oword.st.v8i32(i32 %s33, i32 66, <8 x i32> %v)
  %s34 = add i32 %n, 34
  call void @llvm.genx.oword.st.v8i32(i32 %s34, i32 68, <8 x i32> %v)
  %s35 = add i32 %n, 35
  call void @llvm.genx.oword.st.v8i32(i32 %s35, i32 70, <8 x i32> %v)
  %s36 = add i32 %n, 36
  call void @llvm.genx.oword.st.v8i32(i32 %s36, i32 72, <8 x i32> %v)
  %s37 = add i32 %n, 37
  call void @llvm.genx.oword.st.v8i32(i32 %s37, i32 74, <8 x i32> %v)
  %s38 = add i32 %n, 38
  call void @llvm.genx.oword.st.v8i32(i32 %s38, i32 76, <8 x i32> %v)
  %s39 = add i32 %n, 39
  call void @llvm.genx.oword.st.v8i32(i32 %s39, i32 78, <8 x i32> %v)
  %s40 = add i32 %n, 40
  call void @llvm.genx.oword.st.v8i32(i32 %s40, i32 80, <8 x i32> %v)
  %s41 = add i32 %n, 41
  call void @llvm.genx.oword.st.v8i32(i32 %s41, i32 82, <8 x i32> %v)
  %s42 = add i32 %n, 42
  call void @llvm.genx.oword.st.v8i32(i32 %s42, i32 84, <8 x i32> %v)
  %s43 = add i32 %n, 43
  call void @llvm.genx.oword.st.v8i32(i32 %s43, i32 86, <8 x i32> %v)
  %s44 = add i32 %n, 44
  call void @llvm.genx.oword.st.v8i32(i32 %s44, i32 88, <8 x i32> %v)
  %s45 = add i32 %n, 45
  call void @llvm.genx.oword.st.v8i32(i32 %s45, i32 90, <8 x i32> %v)
  %s46 = add i32 %n, 46
  call void @llvm.genx.oword.st.v8i32(i32 %s46, i32 92, <8 x i32> %v)
  %s47 = add i32 %n, 47
  call void @llvm.genx.oword.st.v8i32(i32 %s47, i32 94, <8 x i32> %v)
  %s48 = add i32 %n, 48
  call void @llvm.genx.oword.st.v8i32(i32 %s48, i32 96, <8 x i32> %v)
  %s49 = add i32 %n, 49
  call void @llvm.genx.oword.st.v8i32(i32 %s49, i32 98, <8 x i32> %v)
  %s50 = add i32 %n, 50
  call void @llvm.genx.oword.st.v8i32(i32 %s50, i32 100, <8 x i32> %v)
  %s51 = add i32 %n, 51
  call void @llvm.genx.oword.st.v8i32(i32 %s51, i32 102, <8 x i32> %v)
  %s52 = add i32 %n, 52
  call void @llvm.genx.oword.st.v8i32(i32 %s52, i32 104, <8 x i32> %v)
  %s53 = add i32 %n, 53
  call void @llvm.genx.oword.st.v8i32(i32 %s53, i32 106, <8 x i32> %v)
  %s54 = add i32 %n, 54
  call void @llvm.genx.oword.st.v8i32(i32 %s54, i32 108, <8 x i32> %v)
  %s55 = add i32 %n, 55
  call void @llvm.genx.oword.st.v8i32(i32 %s55, i32 110, <8 x i32> %v)
  %s56 = add i32 %n, 56
  call void @llvm.genx.oword.st.v8i32(i32 %s56, i32 112, <8 x i32> %v)
  %s57 = add i32 %n, 57
  call void @llvm.genx.oword.st.v8i32(i32 %s57, i32 114, <8 x i32> %v)
  %s58 = add i32 %n, 58
  call void @llvm.genx.oword.st.v8i32(i32 %s58, i32 116, <8 x i32> %v)
  %s59 = add i32 %n, 59
  call void @llvm.genx.oword.st.v8i32(i32 %s59, i32 118, <8 x i32> %v)
  %s60 = add i32 %n, 60
  call void @llvm.genx.oword.st.v8i32(i32 %s60, i32 120, <8 x i32> %v)
  %s61 = add i32 %n, 61
  call void @llvm.genx.oword.st.v8i32(i32 %s61, i32 122, <8 x i32> %v)
  %s62 = add i32 %n, 62
  call void @llvm.genx.oword.st.v8i32(i32 %s62, i32 124, <8 x i32> %v)
  %s63 = add i32 %n, 63
  call void @llvm.genx.oword.st.v8i32(i32 %s63, i32 126, <8 x i32> %v)
  %s64 = add i32 %n, 64
  call void @llvm.genx.oword.st.v8i32(i32 %s64, i32 128, <8 x i32> %v)
  call void @llvm.genx.oword.st.v8i32(i32 %s0, i32 130, <8 x i32> %v)
  ret void
}

; Elements of one vector are numbers of their own.
; ELEMENTS: movs (M1_NM, 1) [[A:[a-z0-9_]+]](0) [[S:[a-z0-9_]+]](0,0)
; ELEMENTS: oword_st (2) [[A]]
; ELEMENTS: movs (M1_NM, 1) [[B:[a-z0-9_]+]](0) [[S]](0,1)
; ELEMENTS: oword_st (2) [[B]]
; ELEMENTS-NEXT: oword_st (2) [[A]]
define dllexport spir_kernel void @elements(<2 x i32> %s, <8 x i32> %v) {
  %a = extractelement <2 x i32> %s, i32 0
  call void @llvm.genx.oword.st.v8i32(i32 %a, i32 0, <8 x i32> %v)
  %b = extractelement <2 x i32> %s, i32 1
  call void @llvm.genx.oword.st.v8i32(i32 %b, i32 2, <8 x i32> %v)
  call void @llvm.genx.oword.st.v8i32(i32 %a, i32 4, <8 x i32> %v)
  ret void
}

!genx.kernels = !{!0, !4, !7}
!0 = !{ptr @shared, !"shared", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !""}
!4 = !{ptr @many, !"many", !5, i32 0, i32 0, !5, !6, i32 0}
!5 = !{i32 0, i32 0}
!6 = !{!"", !""}
!7 = !{ptr @elements, !"elements", !5, i32 0, i32 0, !5, !6, i32 0}

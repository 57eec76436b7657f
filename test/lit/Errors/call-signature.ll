; A function that calls itself has more arguments than there are registers for them.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: [cmx-call-signature] function 'f': function that is not inlined expected to have at most 1024 bytes of arguments and 384 of results, actual 1028 and 4

define internal i32 @f(<256 x i32> %v, i32 %n) {
  %more = icmp ugt i32 %n, 1
  br i1 %more, label %again, label %done
again:
  %n1 = add i32 %n, -1
  %r = call i32 @f(<256 x i32> %v, i32 %n1)
  ret i32 %r
done:
  %x = extractelement <256 x i32> %v, i32 3
  ret i32 %x
}

define dllexport spir_kernel void @k(i32 %n) #0 {
  %r = call i32 @f(<256 x i32> zeroinitializer, i32 %n)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

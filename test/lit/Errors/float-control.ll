; The float mode that a kernel asks for: only denormals may be kept.
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sed 's/="16"/="all"/' %s | not cmx-opt - --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s --check-prefix=TEXT
; RUN: sed 's/CMFloatControl"="16"/VCFloatControl"="1"/' %s | not cmx-opt - --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s --check-prefix=VC

; CHECK: error: {{.*}}CMFloatControl expected a sum of 64, 128 and 1024 (denormals of double, float, half are kept; floats are rounded to nearest), actual '16' [cmx-float-control]
; TEXT: CMFloatControl expected {{.*}}, actual 'all'
; VC: VCFloatControl expected {{.*}}, actual '1'
define void @k(i32 %t) #0 {
  ret void
}
attributes #0 = { "CMGenxMain" "CMFloatControl"="16" }

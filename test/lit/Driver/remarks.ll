; Remarks on the terminal and in a file.

; RUN: cmx-opt -passes=always-inline -pass-remarks=inline -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=TEXT
; TEXT: remark: {{.*}}'helper' inlined into 'f'

; RUN: cmx-opt -passes=always-inline -disable-output %s 2>&1 | count 0

; RUN: cmx-opt -passes=always-inline -pass-remarks-output=%t.yaml -disable-output %s
; RUN: FileCheck %s --check-prefix=YAML < %t.yaml
; YAML: --- !Passed
; YAML: Function: {{ *}}f

; RUN: cmx-opt -passes=always-inline -pass-remarks-output=%t2.yaml \
; RUN:   -pass-remarks-filter=vectorize -disable-output %s
; RUN: count 0 < %t2.yaml

; The file is not touched when something fails, and nothing is left beside it.
; RUN: rm -rf %t.d && mkdir %t.d
; RUN: echo old > %t.d/r.yaml
; RUN: not cmx-opt -passes='always-inline,cmx-set-platform<platform=none>' \
; RUN:   -pass-remarks-output=%t.d/r.yaml -disable-output %s
; RUN: FileCheck %s --check-prefix=OLD < %t.d/r.yaml
; OLD: old
; RUN: ls -a %t.d | count 3

; RUN: sh %S/Inputs/status.sh 1 cmx-opt -passes=always-inline \
; RUN:   -pass-remarks-output=%t.none/r.yaml -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NOFOLDER
; NOFOLDER: cmx-opt: error: cannot write remarks to '{{.*}}r.yaml'{{.*}} [cmx-cannot-write-output]

define internal i32 @helper(i32 %x) alwaysinline {
  %r = add i32 %x, 1
  ret i32 %r
}

define i32 @f(i32 %x) {
  %r = call i32 @helper(i32 %x)
  ret i32 %r
}

// An editor has nothing to complain about in the examples.
// REQUIRES: clangd
// RUN: bash -c 'for F in %examples/*.cpp %examples/host/*.cpp; do clangd --check-locations=0 --check="$F" || exit 1; done'

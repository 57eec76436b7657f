#!/bin/sh
# Stands for GenX_IR; FAKE says what it does.
echo "GenX_IR $*"
listing() {
  echo "//.instCount $1" > kernel.asm
  shift
  for line; do echo "$line" >> kernel.asm; done
}
EOT='(W)     send (8|M0)   null  r127:f  0x27  0x02000010  {EOT} // end of thread'
case $FAKE in
good) listing 2 'mov (8|M0) r1.0<1>:f r2.0<8;8,1>:f // $1' "$EOT" ;;
spill)
  listing 9 '//.spill size 64' "$EOT"
  echo '[vISA Finalizer Messages]'
  echo 'Spill memory used = 64 bytes for kernel twice'
  echo ' Compiling kernel with spill code may degrade performance. Please consider rewriting the kernel to use less registers.'
  exit 1 ;;
spill-and-more)
  listing 9 '//.spill size 64' "$EOT"
  echo 'Spill memory used = 64 bytes for kernel twice'
  echo 'something else'
  exit 1 ;;
status)
  echo 'near line 9: X9: unbound identifier' >&2
  exit 1 ;;
errors-file)
  echo 'Found a total of 1 errors in vISA input.'
  echo '  Error Message: Execution size must be greater than width.' > kernel.errors.txt
  exit 1 ;;
crash) kill -SEGV $$ ;;
crash-spilling)
  echo './visa/G4_IR.cpp:6439 No addr takenregister found!'
  kill -SEGV $$ ;;
memory | memory-remat)
  case "$FAKE $*" in
  memory-remat*-noremat*) listing 4 "$EOT"; exit ;;
  memory-remat*-noifcvt* | memory-remat*-nolocalra*) exit 99 ;;
  esac
  exec python3 -c '
import os
try:
    data = b"x" * (1100 << 20)
    data += data
except MemoryError:
    os.abort()' ;;
crash-ifcvt)
  case "$*" in *-noifcvt*) ;; *)
    echo 'more output than the second run writes'
    kill -SEGV $$ ;;
  esac
  listing 3 "$EOT" ;;
registers)
  echo './visa/GraphColor.cpp:11437 ERROR: 128 GRF registers are NOT enough to compile kernel twice! The maximum register pressure in the kernel is higher than the available physical registers in hardware (even with spill code).' >&2
  exit 1 ;;
crash-status)
  case "$*" in
  *-noremat*) listing 4 "$EOT"; exit ;;
  *-noifcvt*) exit 3 ;;
  *) kill -SEGV $$ ;;
  esac ;;
registers-allocation)
  case "$*" in *-debug*) ;; *)
    echo 'ERROR: 128 GRF registers are NOT enough to compile kernel twice!' >&2
    exit 1 ;;
  esac
  listing 4 '//.spill size 32' "$EOT"
  echo 'Spill memory used = 32 bytes for kernel twice'
  exit 1 ;;
crash-then-registers)
  case "$*" in *-debug*) ;; *) kill -SEGV $$ ;; esac
  echo 'ERROR: 128 GRF registers are NOT enough to compile kernel twice!' >&2
  exit 1 ;;
crash-allocation)
  case "$*" in *-noifcvt*) kill -SEGV $$ ;; *-debug*) ;; *) kill -SEGV $$ ;; esac
  listing 4 "$EOT" ;;
message)
  listing 2 "$EOT"
  echo 'WARNING: CISA region and offset cause an out of bounds byte access' ;;
message-stderr)
  listing 2 "$EOT"
  echo 'INVALID opcode lrp' >&2 ;;
illegal) listing 2 '        illegal // $1' "$EOT" ;;
no-eot) listing 2 'mov (8|M0) r1.0<1>:f r2.0<8;8,1>:f // EOT' ;;
no-listing) ;;
slow) exec sleep 30 ;;
*) exit 99 ;;
esac

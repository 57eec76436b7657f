#!/bin/sh
# interrupt.sh SIGNAL FOLDER COMMAND...: runs COMMAND with temporary files in
# FOLDER, sends it SIGNAL as soon as the slow finalizer is at work, and prints
# what is left of it. BIN: a folder that PATH begins with.
signal=$1 folder=$2
PATH=${BIN:+$BIN:}$PATH
shift 2
rm -rf "$folder"
mkdir "$folder"
export TMPDIR="$folder" PIDS="$folder.pids"
rm -f "$PIDS"
# A shell starts what runs in the background with SIGINT ignored.
python3 -c 'import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execvp(sys.argv[1], sys.argv[1:])' "$@" &
child=$!
for try in $(seq 300); do
  [ -e "$PIDS" ] && break
  sleep 0.1
done
[ -n "$signal" ] && kill -"$signal" $child
wait $child
echo "status $?"
for pid in $(cat "$PIDS"); do
  for try in $(seq 50); do
    state=$(sed 's/.*) //; s/ .*//' /proc/$pid/stat 2>/dev/null)
    case $state in ''|Z) break ;; esac
    sleep 0.1
  done
  case $state in ''|Z) ;; *) echo "still running: $pid"; kill -KILL $pid ;; esac
done
echo "left over: $(ls "$folder")"

#!/bin/sh
# A finalizer that does not end: it writes its number and that of a program it
# has started to the file $PIDS.
sleep 100 &
echo $$ $! > "$PIDS.new"
mv "$PIDS.new" "$PIDS"
wait

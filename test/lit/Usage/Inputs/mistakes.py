"""Runs commands that a user got wrong and checks what comes of them.

usage: mistakes.py TABLE FOLDER

Each line "# STATUS | COMMAND | PATTERN" of the file TABLE is a mistake. COMMAND runs in
FOLDER; its messages must contain the regular expression PATTERN. Beside that,

  - the exit status is STATUS,
  - each message has the form "PLACE: error: TEXT" or "PROGRAM: warning: TEXT",
  - no file is made, changed or removed.
"""

import os
import pathlib
import re
import subprocess
import sys

ROW = re.compile(r"# (\d) \| (.*?) \| (.*)")
FORM = re.compile(r"^[^ ][^:]*(:\d+){0,2}: ((fatal )?error|warning|note): \S")


def state(folder):
    return {str(p): p.stat().st_mtime_ns if p.is_file() else None for p in folder.rglob("*")}


def problems(folder, status, command, pattern):
    before = state(folder)
    done = subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True, text=True, errors="replace",
                          stdin=subprocess.DEVNULL, timeout=60, env=dict(os.environ, LC_ALL="C"))
    text = done.stderr
    if done.returncode != status:
        yield f"exit status {done.returncode}"
    if not re.search(pattern, text):
        yield "no such message"
    if not FORM.search(text):
        yield "the first message has another form"
    if state(folder) != before:
        yield f"files differ: {sorted(set(state(folder).items()) ^ set(before.items()))}"


def main(table, folder):
    folder = pathlib.Path(folder)
    count = failures = 0
    for line in pathlib.Path(table).read_text(encoding="utf-8").splitlines():
        row = ROW.fullmatch(line)
        if not row:
            continue
        count += 1
        status, command, pattern = row.groups()
        for problem in problems(folder, int(status), command, pattern):
            failures += 1
            done = subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True, text=True,
                                  errors="replace", stdin=subprocess.DEVNULL)
            print(f"{line}\n  {problem}\n  " + done.stderr[:600].replace("\n", "\n  "))
    print(f"{count} mistakes")
    return 1 if failures or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

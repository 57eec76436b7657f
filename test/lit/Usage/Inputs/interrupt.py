"""Presses Ctrl-C at random moments of each program and looks at what is left.

usage: interrupt.py FOLDER [--moments=20] [--seconds=20] [--seed=1]

FOLDER holds the inputs, see interrupted.test. For each program: one run to its end gives its
time and its outputs. Then it is started --moments times with old outputs in place, and its
process group, or the program alone, gets SIGINT at a random moment of that time. Afterwards no
process of it runs, temporary folder and folder of outputs hold nothing new, and the outputs are all old or
all new. Moments that would begin after --seconds are left out, and their number is printed.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import time

# Name, command, outputs. A name that ends in "alone": the signal is for the program alone.
PROGRAMS = [
    ("cmx-opt", "cmx-opt k.ll -o out/a.visaasm -pass-remarks-output=out/r.yaml --report-json=out/r.json", ["a.visaasm", "r.yaml", "r.json"]),
    ("cmx-opt --emit=gen", "cmx-opt k.ll --platform=tgllp --emit=gen -o out/a.asm", ["a.asm"]),
    ("cmx-cc", "cmx-cc k.cpp -MD -o out/a.visaasm", ["a.visaasm", "a.d"]),
    ("cmx-cc alone", "cmx-cc k.cpp -MD -o out/a.visaasm", ["a.visaasm", "a.d"]),
    ("cmx-run --device=opencl", "cmx-run k.ll --device=opencl --grid 2x2 --arg 0=pattern:index:64x64 --arg 1=-:64x64 --arg 2=1", []),
    ("cmx-run --capture", "cmx-run k.ll --device=opencl --capture=out --grid 2x2 --arg 0=pattern:index:64x64 --arg 1=-:64x64 --arg 2=1", ["capture.aub"]),
    ("cmx-run", "cmx-run k.ll --grid 8x8 --arg 0=pattern:index:64x64 --arg 1=out/a.pgm:64x64 --arg 2=1", ["a.pgm"]),
    ("cmx-check", "cmx-check k.ll k.ll --inputs=400", []),
    ("cmx-visa", "cmx-visa k.visaasm --verify -o out/a.visaasm", ["a.visaasm"]),
    ("cmx-objdump", "cmx-objdump k.zebin -d -o out/a.txt", ["a.txt"]),
    ("cmx-fuzz", "cmx-fuzz --seed=1 --count=40 --quiet --jobs=1 --save=out", []),
]


def contents(file):
    """Bytes that are equal after complete runs: the inside of a capture depends on addresses of the process."""
    data = file.read_bytes()
    return data[-64:] if file.suffix == ".aub" else data


class Moment:
    """One run in folders of its own, interrupted after some seconds, or never."""

    def __init__(self, inputs, number, name, command, outputs, after):
        self.folder = inputs / f"run{number}"
        self.alone = name.endswith("alone")
        # Nothing was computed.
        self.good = 4 if "opencl" in command else 0
        self.command, self.outputs, self.after = command, outputs, after
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in ("out", "tmp"):
            (self.folder / name).mkdir(parents=True)
        for file in inputs.iterdir():
            if file.is_file():
                os.symlink(file, self.folder / file.name)
        for name in outputs:
            (self.folder / "out" / name).write_text("old")

    def run(self):
        # What a shell runs in the background ignores SIGINT, and its children do.
        process = subprocess.Popen(self.command.split(), cwd=self.folder, start_new_session=True,
                                   preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
                                   env=dict(os.environ, TMPDIR=str(self.folder / "tmp")),
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        if self.after is not None:
            try:
                process.wait(self.after)
            except subprocess.TimeoutExpired:
                try:
                    (os.kill if self.alone else os.killpg)(process.pid, signal.SIGINT)
                except ProcessLookupError:
                    pass
        self.errors = process.communicate()[1].decode(errors="replace")
        self.status = process.returncode
        self.group = process.pid
        self.results = {name: contents(self.folder / "out" / name) for name in self.outputs
                        if (self.folder / "out" / name).exists()}

    def children(self):
        """Processes that are still running two seconds later."""
        for _ in range(40):
            alive = []
            for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
                try:
                    fields = stat.read_text().rpartition(")")[2].split()
                    detached = f"TMPDIR={self.folder}/".encode() in (stat.parent / "environ").read_bytes()
                except OSError:
                    continue
                if (int(fields[3]) == self.group or detached) and fields[0] != "Z":
                    alive.append(stat.parent.name)
            if not alive:
                return []
            time.sleep(0.05)
        return alive

    def problems(self, complete):
        if self.status not in (self.good, -signal.SIGINT, 128 + signal.SIGINT):
            yield f"exit status {self.status}: {self.errors[:300]}"
        if self.children():
            yield "a child is still running"
        if left := sorted(os.listdir(self.folder / "tmp")):
            yield f"temporary files: {left}"
        if extra := sorted(set(os.listdir(self.folder / "out")) - set(self.outputs)):
            yield f"files beside the outputs: {extra}"
        old = {name: b"old" for name in self.outputs}
        if self.results != old and self.results != complete:
            yield "the outputs are neither all old nor all new"
        if self.status == self.good and self.results != complete:
            yield "success without outputs"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--moments", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    inputs = args.folder.resolve()
    chance = random.Random(args.seed)
    begin = time.monotonic()
    failures = skipped = number = interrupted = 0
    for index, (name, command, outputs) in enumerate(PROGRAMS):
        if not shutil.which(command.split()[0]) or (inputs / "without").exists() and name in (inputs / "without").read_text():
            continue
        # Each program may use its share of the time that is left.
        share = time.monotonic() + (begin + args.seconds - time.monotonic()) / (len(PROGRAMS) - index)
        number += 1
        whole = Moment(inputs, number, name, command, outputs, None)
        start = time.monotonic()
        whole.run()
        length = time.monotonic() - start
        if "device-unavailable" in whole.errors:
            continue
        if whole.status != whole.good:
            print(f"{name}: exit status {whole.status}\n{whole.errors}")
            failures += 1
            continue
        moments = []
        for _ in range(args.moments):
            number += 1
            moments.append(Moment(inputs, number, name, command, outputs, chance.uniform(0, 1.1 * length)))

        def work(moment):
            if time.monotonic() > share:
                return False
            moment.run()
            return True

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            for moment, ran in zip(moments, pool.map(work, moments)):
                skipped += not ran
                if not ran:
                    continue
                interrupted += moment.status != moment.good
                for problem in moment.problems(whole.results):
                    failures += 1
                    print(f"{name} after {moment.after:.4f} s: {problem}")
    print(f"{interrupted} runs interrupted, {skipped} moments left out, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

#===- runner.py - Programs on the host, on the JIT and as vISA -------------------===#
#
# Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------------===#
"""Compiles a source for the host and with cmx-cc, runs it three ways, and says what differs."""

import random
import resource
import subprocess

import batch
from program import IN_BYTES, THREADS, Program, source

PLATFORMS = ["skl", "icllp", "tgllp", "dg2", "pvc"]
WITH_DOUBLE = {"skl", "pvc"}

MAIN = """\
#include <cm/cm_host.h>
#include <cstdio>
#include <cstdlib>
extern "C" void batch(SurfaceIndex, SurfaceIndex, int);
int main(int, char **Args) {
  std::vector<unsigned char> In(std::atoi(Args[2])), Out(std::atoi(Args[4]));
  std::FILE *F = std::fopen(Args[1], "rb");
  if (std::fread(In.data(), 1, In.size(), F) != In.size()) return 2;
  std::fclose(F);
  cm::host::launch(batch, cm::host::grid{THREADS}, cm::host::Buffer(In), cm::host::Buffer(Out), 1);
  F = std::fopen(Args[3], "wb");
  std::fwrite(Out.data(), 1, Out.size(), F);
  std::fclose(F);
}
""".replace("THREADS", str(THREADS))


MEMORY_BYTES = 3 << 30


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Failed(Exception):
    """`kind` is the first word of a message: what a smaller program must show, too."""

    def __init__(self, kind, text):
        super().__init__(f"{kind}: {text}")
        self.kind = kind


class Setting:
    """What a seed says: where its programs run, and what they read."""

    def __init__(self, seed, count):
        chosen = random.Random(f"{seed}")
        self.seed = seed
        self.platform, self.level = chosen.choice(PLATFORMS), chosen.choice(["-O2", "-O2", "-O0"])
        self.programs = [Program(random.Random(f"{seed}.{k}"), k, self.platform in WITH_DOUBLE) for k in range(count)]
        self.seeds = {k: f"{seed}.{k}" for k in range(count)}

    def input(self, program):
        some = random.Random(f"input of {self.seeds[program.number]}")
        return bytes(some.choice([0, 1, 2, 127, 128, 255, some.randrange(256), some.randrange(40)])
                     for _ in range(IN_BYTES * THREADS))


class Runner:
    def __init__(self, tools, timeout):
        self.tools, self.timeout = tools, timeout

    def command(self, kind, *command):
        try:
            result = subprocess.run([str(c) for c in command], capture_output=True, timeout=self.timeout,
                                    preexec_fn=limit_memory)
        except subprocess.TimeoutExpired:
            raise Failed("hang", f"{kind}: {' '.join(map(str, command))}") from None
        if result.returncode < 0 or result.returncode > 100:
            kind = "crash"
        if result.returncode:
            raise Failed(kind, " ".join(map(str, command)) + "\n" + result.stderr.decode(errors="replace")[:3000])

    def outputs(self, name, setting, programs, texts=None):
        """The bytes that host, JIT and vISA write."""
        tools = self.tools
        text, size = source(programs, texts)
        cpp, data, out, ir = (tools.work / f"{name}.{end}" for end in ("cpp", "in", "out", "bc"))
        cpp.write_text(text)
        data.write_bytes(b"".join(setting.input(p) for p in programs))
        main, kernel, program = tools.main_object(MAIN), cpp.with_suffix(".o"), cpp.with_suffix("")
        include = f"-I{tools.include}"
        self.command("invalid", tools.clang, "-std=c++20", *batch.KERNEL_FLAGS, include, "-c", cpp, "-o", kernel)
        self.command("invalid", tools.clang, main, kernel, "-o", program)
        self.command("host", program, data, data.stat().st_size, out, size)
        yield "host", out.read_bytes()
        self.command("refused", tools.bin_dir / "cmx-cc", cpp, f"--platform={setting.platform}", "--emit=ir", "-w", include,
                     f"--clang={tools.clang}", "-o", ir)
        for way, options in (("jit", []), ("visa", ["--visa", "--fast", f"--platform={setting.platform}", setting.level])):
            out.unlink()
            self.command(way, tools.bin_dir / "cmx-run", ir, "--kernel=batch", f"--grid={THREADS}", "--jobs=1", f"--arg=0={data}",
                         f"--arg=1={out}:{size}", "--arg=2=1", *options)
            yield way, out.read_bytes()

    def differences(self, name, setting, programs, texts=None):
        """Pairs of a program and what is wrong with it."""
        expected, wrong = None, {}
        for way, actual in self.outputs(name, setting, programs, texts):
            expected = expected or actual
            at = 0
            for program in programs:
                size = program.out_bytes * THREADS
                if actual[at:at + size] != expected[at:at + size] and program not in wrong:
                    place = next(i for i in range(size) if actual[at + i] != expected[at + i])
                    wrong[program] = Failed(way, f"byte {place % program.out_bytes} of thread {place // program.out_bytes}: "
                                            f"expected {expected[at + place]}, got {actual[at + place]}")
                at += size
        return wrong

    def check(self, name, setting):
        """Failures of the programs of a seed; if they cannot be told apart, each runs alone."""
        try:
            return self.differences(name, setting, setting.programs)
        except Failed as failure:
            together = failure
        wrong = {}
        for program in setting.programs:
            failure = self.alone(name, setting, program)
            if failure:
                wrong[program] = failure
        return wrong or {None: together}

    def alone(self, name, setting, program, text=None):
        try:
            wrong = self.differences(name, setting, [program], [text] if text else None)
        except Failed as failure:
            return failure
        return wrong.get(program)

/*===- Runtime.c - Which mutant is on, and which were reached -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linked into each program. The environment variable CMX_MUTANT is the number of
// the mutant to switch on. If CMX_MUTANTS_REACHED is set, the numbers of all
// mutants that were reached go to the file of that name and the process number.
//
//===----------------------------------------------------------------------===*/

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden")))

HIDDEN unsigned cmx_mutant = 0;

/* Made by the linker. */
extern char __start_cmxreached[] __attribute__((weak)) HIDDEN;
extern char __stop_cmxreached[] __attribute__((weak)) HIDDEN;
extern unsigned __start_cmxnumbers[] __attribute__((weak)) HIDDEN;

static void writeReached(void) {
  char Name[4096];
  snprintf(Name, sizeof(Name), "%s.%d", getenv("CMX_MUTANTS_REACHED"),
           (int)getpid());
  FILE *File = fopen(Name, "ab");
  if (!File)
    return;
  size_t Count = (size_t)(__stop_cmxreached - __start_cmxreached);
  for (size_t N = 0; N != Count; ++N)
    if (__start_cmxreached[N])
      fwrite(&__start_cmxnumbers[N], 4, 1, File);
  fclose(File);
}

/* Before the constructors of C++. */
__attribute__((constructor(101))) static void readEnvironment(void) {
  const char *Number = getenv("CMX_MUTANT");
  if (Number)
    cmx_mutant = (unsigned)strtoul(Number, NULL, 10);
  if (getenv("CMX_MUTANTS_REACHED") && __start_cmxreached)
    atexit(writeReached);
}

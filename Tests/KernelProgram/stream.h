// The results of one program, compared with those of another as they come.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum { STREAM_WRITE, STREAM_COMPARE } StreamMode;

/// Writes results to the standard output, or reads the expected ones from the standard input. The first word is the seed.
void stream_open(StreamMode mode, uint64_t *seed);
/// One case more.
void stream_count(void);
/// The index of the first byte that differs, or -1.
ptrdiff_t stream_take(const void *bytes, size_t size);
/// Prints the difference at byte `at`.
void stream_report(const char *kernel, size_t n, size_t offset, size_t at, const void *bytes);
/// The end: prints the number of cases. Returns the status of the program, 0 where nothing differed.
int stream_close(const char *table, uint64_t seed);

#include "stream.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static StreamMode mode;
static size_t cases, bytes_taken;
static int differences;
static uint8_t expected[1 << 18];

static void transfer(void *bytes, size_t size) {
  const size_t done = mode == STREAM_WRITE ? fwrite(bytes, 1, size, stdout) : fread(bytes, 1, size, stdin);
  if (done != size) {
    fprintf(stderr, mode == STREAM_WRITE ? "The results could not be written.\n" : "The expected results end too early.\n");
    exit(2);
  }
}

void stream_open(StreamMode how, uint64_t *seed) {
  mode = how;
  transfer(seed, sizeof *seed);
}

void stream_count(void) { cases++; }

ptrdiff_t stream_take(const void *bytes, size_t size) {
  if (size > sizeof expected) abort();
  if (mode == STREAM_WRITE) memcpy(expected, bytes, size);
  transfer(expected, size);
  bytes_taken += size;
  if (mode == STREAM_WRITE || memcmp(expected, bytes, size) == 0) return -1;
  for (size_t i = 0; i < size; i++) {
    if (expected[i] != ((const uint8_t *)bytes)[i]) return (ptrdiff_t)i;
  }
  return -1;
}

void stream_report(const char *kernel, size_t n, size_t offset, size_t at, const void *bytes) {
  differences++;
  fprintf(stderr, "%s: %zu pixels at place %zu: byte %zu is %02x instead of %02x\n", kernel, n, offset, at,
          ((const uint8_t *)bytes)[at], expected[at]);
}

int stream_close(const char *table, uint64_t seed) {
  if (mode == STREAM_WRITE) return fflush(stdout) == 0 ? 0 : 2;
  if (fgetc(stdin) != EOF) {
    fprintf(stderr, "There are more expected results than this program computes.\n");
    return 2;
  }
  fprintf(stderr, "%s: %zu cases, %zu bytes, seed %llu: ", table, cases, bytes_taken, (unsigned long long)seed);
  fprintf(stderr, differences == 0 ? "all equal\n" : "%d kernels differ\n", differences);
  return differences == 0 ? 0 : 1;
}

#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "stream.h"

// MARK: Random numbers (SplitMix64)

static uint64_t state;

void random_start(uint64_t seed) { state = seed * 0x9e3779b97f4a7c15 + 1; }

uint64_t random_next(void) {
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

int64_t random_int(int64_t low, int64_t high) { return low + (int64_t)(random_next() % (uint64_t)(high - low + 1)); }

double random_double(double low, double high) { return low + (double)(random_next() >> 11) * 0x1p-53 * (high - low); }

uint8_t random_byte(void) {
  const uint64_t r = random_next();
  return r % 8 == 0 ? 0 : r % 8 == 1 ? 255 : (uint8_t)(r >> 8);
}

uint32_t random_pixel(void) {
  const uint32_t a = random_byte(), r = random_byte() * a / 255, g = random_byte() * a / 255, b = random_byte() * a / 255;
  return a << 24 | r << 16 | g << 8 | b;
}

// MARK: Inputs

enum { SLOT_SIZE = 1 << 18 };

void *input(int slot, size_t size) {
  static uint8_t *ends[SLOTS];
  if (ends[slot] == NULL) {
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *memory = mmap(NULL, SLOT_SIZE + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory + SLOT_SIZE, page, PROT_NONE) != 0) {
      perror("mmap");
      exit(2);
    }
    ends[slot] = memory + SLOT_SIZE;
  }
  if (size > SLOT_SIZE) abort();
  return ends[slot] - size;
}

uint32_t *input_pixels(int slot, size_t n) {
  uint32_t *pixels = input(slot, n * 4);
  for (size_t i = 0; i < n; i++) pixels[i] = random_pixel();
  return pixels;
}

uint8_t *input_coverage(int slot, size_t n) {
  uint8_t *coverage = input(slot, n + 128);
  for (size_t i = 0; i < n + 128; i++) coverage[i] = random_byte();
  return coverage;
}

// MARK: Results

static struct {
  const char *kernel;
  size_t n, offset;
} now;
/// The kernels in which a difference was found, one report each.
static const char *condemned[64];
static size_t condemned_count;
static _Alignas(64) uint8_t arena[1024];

void begin(const char *kernel, size_t n, size_t offset) {
  now.kernel = kernel;
  now.n = n;
  now.offset = offset;
  stream_count();
}

static bool is_condemned(void) {
  for (size_t i = 0; i < condemned_count; i++) {
    if (strcmp(condemned[i], now.kernel) == 0) return true;
  }
  return false;
}

uint32_t *pixel_row(size_t n, size_t offset) {
  const uint32_t sentinel = 0xa5c396e1;
  uint32_t *words = (uint32_t *)(void *)arena;
  if (16 + offset + n > sizeof arena / 4) abort();
  for (size_t i = 0; i < sizeof arena / 4; i++) words[i] = sentinel;
  for (size_t i = 0; i < n; i++) words[16 + offset + i] = random_pixel();
  return words + 16 + offset;
}

uint8_t *byte_row(size_t n, size_t offset) {
  if (64 + offset + n > sizeof arena) abort();
  memset(arena, 0xe1, sizeof arena);
  for (size_t i = 0; i < n; i++) arena[64 + offset + i] = random_byte();
  return arena + 64 + offset;
}

void end_row(void) { result(arena, sizeof arena); }

void result(const void *bytes, size_t size) {
  const ptrdiff_t at = stream_take(bytes, size);
  if (at < 0 || is_condemned()) return;
  condemned[condemned_count++] = now.kernel;
  stream_report(now.kernel, now.n, now.offset, (size_t)at, bytes);
}

// What the cases share: random inputs that are the same on every machine, rows between sentinels, and the stream of results.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CPixelKernels.h"

// MARK: Random numbers

/// Starts the generator again, for each case: a case's inputs depend on the seed and its own number alone.
void random_start(uint64_t seed);
uint64_t random_next(void);
/// From `low` to `high`, both included.
int64_t random_int(int64_t low, int64_t high);
double random_double(double low, double high);
/// 0 and 255 once in eight times each: the extreme values are most important.
uint8_t random_byte(void);
/// A premultiplied pixel.
uint32_t random_pixel(void);

// MARK: Inputs

enum { SLOTS = 24 };

/// Memory of `size` bytes that ends where the next byte must not be read: the program ends with a fault there.
void *input(int slot, size_t size);
uint32_t *input_pixels(int slot, size_t n);
/// Coverage, with the 128 bytes behind it that kernels may read.
uint8_t *input_coverage(int slot, size_t n);

// MARK: Results

/// The kernel and the length that run now; what a report says.
void begin(const char *kernel, size_t n, size_t offset);
/// A row of `n` pixels with random contents, `offset` pixels behind an address of 64 bytes, between sentinels.
uint32_t *pixel_row(size_t n, size_t offset);
uint8_t *byte_row(size_t n, size_t offset);
/// Gives the row and its sentinels to the stream, or compares them with it.
void end_row(void);
/// The same of any bytes. How many they are must not depend on a kernel.
void result(const void *bytes, size_t size);

// MARK: Cases

/// All cases of the kernels, in the same order on every machine.
void row_cases(const VKTable *table, uint64_t seed);
void picture_cases(const VKTable *table, uint64_t seed);
void shape_cases(const VKTable *table, uint64_t seed);
void blur_cases(const VKTable *table, uint64_t seed);

/// Runs a kernel once on a row of `n` pixels, as a list of pictures and shapes would; false where there is no such kernel.
bool run_once(const VKTable *table, const char *kernel, size_t n);
/// The kernels that run_once knows, ended by NULL.
extern const char *const counted_kernels[];

/// All lengths around the widths of vectors (4, 8 and 16 pixels), at every place in 64 bytes.
#define EACH_ROW(kernel, ...) \
  for (size_t n = 0; n <= 67; n++) { \
    for (size_t offset = 0; offset < 16; offset++) { \
      random_start(seed ^ (n << 8 | offset) ^ (uint64_t)__LINE__ << 32); \
      begin(kernel, n, offset); \
      __VA_ARGS__ \
    } \
  }

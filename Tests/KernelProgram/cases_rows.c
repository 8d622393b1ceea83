// Rows of pixels over rows of pixels, coverage and gradients.
#include "harness.h"

#define PIXELS(kernel, make, call) \
  EACH_ROW(kernel, { \
    uint32_t *dst = pixel_row(n, offset); \
    make; \
    table->call; \
    end_row(); \
  })

static void solid_rows(const VKTable *table, uint64_t seed) {
  PIXELS("fill", uint32_t c = random_pixel(), fill(dst, c, n))
  PIXELS("over_solid", uint32_t c = random_pixel(), over_solid(dst, c, n))
  PIXELS("scale_pixels", uint8_t k = random_byte(), scale_pixels(dst, k, n))
  PIXELS("over_solid_coverage", uint32_t c = random_pixel(); uint8_t *k = input_coverage(0, n), over_solid_coverage(dst, c, k, n))
  PIXELS("lerp_solid_coverage", uint32_t c = random_pixel(); uint8_t *k = input_coverage(0, n), lerp_solid_coverage(dst, c, k, n))
  // Runs of zero and of full coverage, as in masks.
  EACH_ROW("mask_over_solid", {
    uint32_t *dst = pixel_row(3 * n, offset);
    uint8_t *mask = input_coverage(0, 3 * n);
    for (size_t i = 0; i < 3 * n + 128;) {
      const size_t count = (size_t)random_int(1, 60);
      const uint8_t same = random_byte();
      const bool mixed = random_int(0, 1) == 0;
      for (size_t j = 0; j < count && i < 3 * n + 128; j++) mask[i++] = mixed ? random_byte() : same;
    }
    table->mask_over_solid(dst, (ptrdiff_t)n, mask, (ptrdiff_t)n, random_pixel(), 3, n);
    end_row();
  })
}

static void rows_of_pixels(const VKTable *table, uint64_t seed) {
  PIXELS("copy", uint32_t *s = input_pixels(0, n), copy(dst, s, n))
  PIXELS("over", uint32_t *s = input_pixels(0, n), over(dst, s, n))
  PIXELS("over_opacity", uint32_t *s = input_pixels(0, n); uint8_t k = random_byte(), over_opacity(dst, s, k, n))
  PIXELS("over_coverage", uint32_t *s = input_pixels(0, n); uint8_t *k = input_coverage(1, n), over_coverage(dst, s, k, n))
  PIXELS("over_coverage_opacity", uint32_t *s = input_pixels(0, n); uint8_t *k = input_coverage(1, n); uint8_t o = random_byte(),
         over_coverage_opacity(dst, s, k, o, n))
  PIXELS("lerp_coverage", uint32_t *s = input_pixels(0, n); uint8_t *k = input_coverage(1, n), lerp_coverage(dst, s, k, n))
  // Colours that are not premultiplied ones saturate.
  EACH_ROW("over (overflow)", {
    uint32_t *dst = pixel_row(n, offset);
    uint32_t *s = input(0, n * 4);
    for (size_t i = 0; i < n; i++) s[i] = (uint32_t)random_next();
    table->over(dst, s, n);
    end_row();
  })
}

static void gradients(const VKTable *table, uint64_t seed) {
  // The table's 128 bytes behind its end may be read.
  EACH_ROW("ramp_row", {
    uint32_t *dst = pixel_row(n, offset);
    uint32_t *ramp = input_pixels(0, 1024 + 32);
    const bool down = random_int(0, 1) == 1;
    const int64_t dt = random_int(0, 1 << 25);
    const int64_t t = down ? random_int(67ll << 25, (1ll << 32) - 1) : random_int(0, 1 << 30);
    table->ramp_row(dst, ramp, 22, t, down ? -dt : dt, n);
    end_row();
  })
  EACH_ROW("radial_row", {
    uint32_t *dst = pixel_row(n, offset);
    uint32_t *ramp = input_pixels(0, 256 + 32);
    const double x0 = random_double(-2, 2), y0 = random_double(-2, 2);
    const double dx = random_double(-0.05, 0.05), dy = random_double(-0.05, 0.05);
    table->radial_row(dst, ramp, 256, x0, y0, dx, dy, random_int(-100, 2000), n);
    end_row();
  })
  // Distances of whole entries of the table, but for roundings: a fused multiplication differs.
  EACH_ROW("radial_row (rounding)", {
    uint32_t *dst = pixel_row(n, offset);
    uint32_t *ramp = input_pixels(0, 256 + 32);
    const double t = random_double(0, 1), radius = 1 + t * t;
    const double dx = (1 - t * t) / radius / 256, dy = 2 * t / radius / 256;
    table->radial_row(dst, ramp, 256, 0, 0, dx, dy, random_int(0, 180), n);
    end_row();
  })
}

static void coverage_rows(const VKTable *table, uint64_t seed) {
  EACH_ROW("mask_multiply", {
    uint8_t *dst = byte_row(n, offset);
    uint8_t *other = input(0, n);
    for (size_t i = 0; i < n; i++) other[i] = random_byte();
    table->mask_multiply(dst, other, n);
    end_row();
  })
  EACH_ROW("mask_scale", {
    uint8_t *dst = byte_row(n, offset);
    table->mask_scale(dst, random_byte(), n);
    end_row();
  })
  EACH_ROW("box_row", {
    uint8_t *dst = byte_row(n, offset);
    uint32_t *sum = input(0, n * 4);
    uint8_t *in = input(1, n);
    uint8_t *out = input(2, n);
    for (size_t i = 0; i < n; i++) {
      sum[i] = (uint32_t)random_int(255, 2255);
      in[i] = random_byte();
      out[i] = random_byte();
    }
    table->box_row(dst, sum, in, out, (1 << 24) / 11, n);
    end_row();
    result(sum, n * 4);
  })
}

/// Fills that are longer than VK_LONG_FILL take a way of their own on x86-64.
static void long_fills(const VKTable *table) {
  enum { MOST = VK_LONG_FILL + 37 };
  const size_t lengths[] = {MOST - 40, MOST - 37, MOST - 1, MOST};
  for (size_t k = 0; k < 4; k++) {
    begin("fill (long)", lengths[k], k);
    static uint32_t row[MOST + 16];
    for (size_t i = 0; i < MOST + 16; i++) row[i] = 7;
    table->fill(row + k, 0xff123456, lengths[k]);
    uint64_t sum = 0;
    for (size_t i = 0; i < MOST + 16; i++) sum = sum * 31 + row[i];
    result(&sum, sizeof sum);
  }
}

void row_cases(const VKTable *table, uint64_t seed) {
  solid_rows(table, seed);
  rows_of_pixels(table, seed);
  gradients(table, seed);
  coverage_rows(table, seed);
  long_fills(table);
}

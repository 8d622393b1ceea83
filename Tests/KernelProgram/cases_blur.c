// Rows of blurred pictures, and pictures turned on their side.
#include "harness.h"

#include <math.h>
#include <string.h>

/// The division by a product of widths, as `BlurWeights.scale` in Raster makes it.
static VKBlurScale blur_scale(uint64_t product) {
  VKBlurScale s = {product / 2, 0, 0, 31};
  while ((product * 255 + s.half) >> s.pre > UINT32_MAX) s.pre++;
  while (s.post < 63 && ceil(ldexp(1, (int)(s.post + 1 + s.pre)) / (double)product) <= (double)UINT32_MAX) s.post++;
  s.inverse = (uint32_t)ceil(ldexp(1, (int)(s.post + s.pre)) / (double)product);
  return s;
}

static void sums(const VKTable *table, uint64_t seed) {
  static uint32_t narrow[12 * VK_BLUR_PLANE];
  static uint64_t wide[12 * VK_BLUR_PLANE];
  for (int is_wide = 0; is_wide < 2; is_wide++) {
    EACH_ROW(is_wide ? "blur_row_wide" : "blur_row", {
      const uint32_t *taps[8];
      uint32_t *dst = pixel_row(n, offset);
      for (int k = 0; k < 8; k++) taps[k] = input_pixels(k, n);
      // Without a target only the sums move on.
      const bool moves_only = offset == 3;
      if (is_wide) {
        const VKBlurScale scale = blur_scale((uint64_t)random_int(1, 4000000000));
        for (size_t i = 0; i < 12 * VK_BLUR_PLANE; i++) wide[i] = (uint64_t)random_int(0, 1000000000000);
        table->blur_row_wide(moves_only ? NULL : dst, wide, taps, &scale, n);
        for (int k = 0; k < 12; k++) result(wide + k * VK_BLUR_PLANE, n * 8);
      } else {
        const VKBlurScale scale = blur_scale((uint64_t)random_int(1, 4000000));
        for (size_t i = 0; i < 12 * VK_BLUR_PLANE; i++) narrow[i] = (uint32_t)random_int(0, 1000000);
        table->blur_row(moves_only ? NULL : dst, narrow, taps, &scale, n);
        for (int k = 0; k < 12; k++) result(narrow + k * VK_BLUR_PLANE, n * 4);
      }
      end_row();
    })
  }
}

static void weighted(const VKTable *table, uint64_t seed) {
  EACH_ROW("weighted_row", {
    const uint32_t *rows[15];
    int16_t weights[15];
    const size_t count = (size_t)random_int(1, 15);
    int64_t left = 32768;
    for (size_t k = 0; k < count; k++) {
      rows[k] = input_pixels((int)k, n);
      weights[k] = (int16_t)random_int(0, left < 32767 ? left : 32767);
      left -= weights[k];
    }
    uint32_t *dst = pixel_row(n, offset);
    table->weighted_row(dst, rows, weights, count, n);
    end_row();
  })
}

static void transposed(const VKTable *table, uint64_t seed) {
  static uint32_t out[40 * 40];
  for (int round = 0; round < 1000; round++) {
    random_start(seed ^ (uint64_t)round);
    const size_t rows = (size_t)random_int(0, 20), n = (size_t)random_int(0, 37);
    const size_t stride = n + (size_t)random_int(0, 5), target = rows + (size_t)random_int(0, 5);
    begin("transpose", n, rows);
    // Three pixels behind the last row may be read.
    const uint32_t *source = input_pixels(0, stride * rows + 3);
    memset(out, 7, sizeof out);
    table->transpose(out, (ptrdiff_t)target, source, (ptrdiff_t)stride, rows, n);
    result(out, (target * n + 1) * 4);
  }
}

void blur_cases(const VKTable *table, uint64_t seed) {
  sums(table, seed);
  weighted(table, seed);
  transposed(table, seed);
}

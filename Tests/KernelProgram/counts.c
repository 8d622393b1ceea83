// Each kernel once, with inputs of the kind that lists, pictures and shapes give to it. For counting instructions.
#include "harness.h"

#include <string.h>

const char *const counted_kernels[] = {
    "fill",          "copy",           "over_solid",     "over",           "over_opacity",      "over_solid_coverage",
    "over_coverage", "lerp_coverage",  "scale_pixels",   "mask_over_solid", "mask_multiply",    "scale_row",
    "over_scale_row", "widen_row",     "mix_rows",       "half_row",       "mean_row",          "gather_row",
    "affine_row",    "over_affine_row", "affine_nearest_row", "projective_row", "ramp_row",     "radial_row",
    "cubic_points",  "cells_over_solid", "cells_spans",  "box_row",        "blur_row",          "blur_row_wide",
    "weighted_row",  "transpose",      NULL};

enum { MOST = 2048 };

static uint32_t dst[4 * MOST], src[64 * MOST], other[4 * MOST], state[12 * VK_BLUR_PLANE];
static uint64_t wide[12 * VK_BLUR_PLANE], bits[4];
static uint8_t coverage[MOST + 128], bytes[MOST + 128];
static int32_t indices[MOST], cells[MOST + 64], points[2 * MOST + 32];

static bool pixels_once(const VKTable *table, const char *kernel, size_t n) {
  if (strcmp(kernel, "fill") == 0) table->fill(dst, 0x80402010, n);
  else if (strcmp(kernel, "copy") == 0) table->copy(dst, src, n);
  else if (strcmp(kernel, "over_solid") == 0) table->over_solid(dst, 0x80402010, n);
  else if (strcmp(kernel, "over") == 0) table->over(dst, src, n);
  else if (strcmp(kernel, "over_opacity") == 0) table->over_opacity(dst, src, 99, n);
  else if (strcmp(kernel, "over_solid_coverage") == 0) table->over_solid_coverage(dst, 0x80402010, coverage, n);
  else if (strcmp(kernel, "over_coverage") == 0) table->over_coverage(dst, src, coverage, n);
  else if (strcmp(kernel, "lerp_coverage") == 0) table->lerp_coverage(dst, src, coverage, n);
  else if (strcmp(kernel, "scale_pixels") == 0) table->scale_pixels(dst, 99, n);
  else if (strcmp(kernel, "mask_over_solid") == 0) table->mask_over_solid(dst, 0, coverage, 0, 0x80402010, 1, n);
  else if (strcmp(kernel, "mask_multiply") == 0) table->mask_multiply(bytes, coverage, n);
  else return false;
  return true;
}

/// A picture of 64 columns, scaled up four times or turned by a little.
static bool picture_once(const VKTable *table, const char *kernel, size_t n) {
  const int64_t one = 1ll << 32, step = 32 * one / (int64_t)n;
  const VKPlane plane = {30.0 / (double)n, 0.01, 0.0001, 1, 1, 1, 0, 0, 62, 62};
  for (size_t i = 0; i < MOST; i++) indices[i] = (int32_t)(i / 4);
  if (strcmp(kernel, "scale_row") == 0) table->scale_row(dst, src, src + 64, indices, other, 9999, n);
  else if (strcmp(kernel, "over_scale_row") == 0) table->over_scale_row(dst, src, src + 64, indices, other, 9999, n);
  else if (strcmp(kernel, "widen_row") == 0) table->widen_row(dst, MOST, src, indices, other, n);
  else if (strcmp(kernel, "mix_rows") == 0) table->mix_rows(dst, src, src + 64, MOST, 9999, n);
  else if (strcmp(kernel, "half_row") == 0) table->half_row(dst, src, src + 2 * MOST, n);
  else if (strcmp(kernel, "mean_row") == 0) table->mean_row(dst, src, other, n);
  else if (strcmp(kernel, "gather_row") == 0) table->gather_row(dst, src, indices, n);
  else if (strcmp(kernel, "affine_row") == 0) table->affine_row(dst, src, 64, one, one, step, step / 8, n);
  else if (strcmp(kernel, "over_affine_row") == 0) table->over_affine_row(dst, src, 64, one, one, step, step / 8, n);
  else if (strcmp(kernel, "affine_nearest_row") == 0) table->affine_nearest_row(dst, src, 64, one, one, step, step / 8, n);
  else if (strcmp(kernel, "projective_row") == 0) table->projective_row(dst, src, 64, &plane, 0, n);
  else if (strcmp(kernel, "ramp_row") == 0) table->ramp_row(dst, src, 22, 0, 1 << 20, n);
  else if (strcmp(kernel, "radial_row") == 0) table->radial_row(dst, src, 256, 0.1, 0.1, 0.0004, 0.0003, 0, n);
  else return false;
  return true;
}

/// A shape whose edges touch one group of sixteen cells in four, wider than rows that keep no map. Made alike for every width, so that its
/// making does not count.
static VKCells shape(size_t n) {
  memset(cells, 0, sizeof cells);
  memset(bits, 0, sizeof bits);
  for (size_t x = 0; x < MOST; x += 4 * VK_GROUP) {
    cells[x] = x / (4 * VK_GROUP) % 2 == 0 ? 2 << (2 * VK_SUBPIXEL_BITS) : -(2 << (2 * VK_SUBPIXEL_BITS));
    bits[x / VK_GROUP >> 6] |= 1ull << (x / VK_GROUP & 63);
  }
  return (VKCells){cells, MOST, bits, 4, (int32_t)n, 1, 0, 0, 0};
}

static bool shape_once(const VKTable *table, const char *kernel, size_t n) {
  const VKCubic cubic = {1, 2, 3, 4, 5, 6, 7, 8, -400000, -400000, 400000, 400000};
  if (strcmp(kernel, "cubic_points") == 0) {
    table->cubic_points(points, &cubic, n);
  } else if (strcmp(kernel, "cells_over_solid") == 0) {
    const VKCells all = shape(n);
    table->cells_over_solid(dst, MOST, &all, 0x80402010);
  } else if (strcmp(kernel, "cells_spans") == 0) {
    const VKCells all = shape(n);
    static VKSpan spans[2 * MOST / VK_GROUP + 2];
    table->cells_spans(&all, 0, bytes, spans);
  } else {
    return false;
  }
  return true;
}

static bool blur_once(const VKTable *table, const char *kernel, size_t n) {
  const VKBlurScale scale = {100, 1u << 31, 0, 40};
  const uint32_t *rows[8];
  const int16_t weights[7] = {1000, 4000, 7000, 8000, 7000, 4000, 1000};
  for (int k = 0; k < 8; k++) rows[k] = src + k * MOST;
  const size_t strip = n < VK_BLUR_STRIPE ? n : VK_BLUR_STRIPE;
  if (strcmp(kernel, "box_row") == 0) {
    table->box_row(bytes, other, coverage, coverage, 1 << 20, n);
  } else if (strcmp(kernel, "blur_row") == 0) {
    for (size_t x = 0; x < n; x += strip) table->blur_row(dst, state, rows, &scale, strip);
  } else if (strcmp(kernel, "blur_row_wide") == 0) {
    for (size_t x = 0; x < n; x += strip) table->blur_row_wide(dst, wide, rows, &scale, strip);
  } else if (strcmp(kernel, "weighted_row") == 0) {
    table->weighted_row(dst, rows, weights, 7, n);
  } else if (strcmp(kernel, "transpose") == 0) {
    table->transpose(dst, 4, src, (ptrdiff_t)n, 4, n / 4);
  } else {
    return false;
  }
  return true;
}

bool run_once(const VKTable *table, const char *kernel, size_t n) {
  for (size_t i = 0; i < sizeof coverage; i++) coverage[i] = (uint8_t)(i * 37 | 1);
  for (size_t i = 0; i < 4 * MOST; i++) other[i] = (uint32_t)(i * 7919) & 0x7fff;
  return pixels_once(table, kernel, n) || picture_once(table, kernel, n) || shape_once(table, kernel, n) || blur_once(table, kernel, n);
}

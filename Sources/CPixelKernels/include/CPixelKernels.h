// Row kernels on premultiplied 32-bit BGRA pixels (0xAARRGGBB as a little-endian word) and 8-bit coverage.
//
// One source (kernels.inc.h) is compiled once per instruction set; vk_active() returns the table that was chosen at start.
// All tables produce the same bytes as the Swift code in Sources/Raster/Reference.
//
// Kernels write exactly `n` pixels of a row, and read exactly `n` pixels. They may read coverage, ramps and the rows of
// scaled or rotated pictures up to 128 bytes past the end, which must be readable memory.
#pragma once
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

enum {
  /// A pixel is 2^VK_SUBPIXEL_BITS subpixels wide, in the coordinates of the accumulation buffer.
  VK_SUBPIXEL_BITS = 10,
  /// The number of cells of the accumulation buffer for each bit of the map of touched cells.
  VK_GROUP = 16,
  /// Rows of at most this many groups have no map: all their cells are swept.
  VK_DENSE_GROUPS = 5,
  /// The maximum number of columns of one blur_row, and the distance in numbers between the planes of its state. The distance
  /// is a little greater, so that the planes do not compete for the same cache lines.
  VK_BLUR_STRIPE = 256,
  VK_BLUR_PLANE = VK_BLUR_STRIPE + 16,
  /// The number of pixels (256 KiB) from which on the speed of a fill depends only on memory.
  VK_LONG_FILL = 1 << 16,
};

typedef enum { VKLevelBaseline, VKLevelAVX2, VKLevelAVX512, VKLevelNEON, VKLevelCount } VKLevel;

/// A run of pixels with the coverage `value` (1...255), or, if `value` is 0, with the coverage of the row.
typedef struct {
  int32_t start, count;
  int32_t value;
} VKSpan;

/// Rows of an accumulation buffer and of the pixels that they cover. Cell (x, y) holds the change of twice the covered area
/// from pixel x - 1 to pixel x. In rows of more than VK_DENSE_GROUPS groups, each bit of `bits` tells whether any of the
/// VK_GROUP cells of a group was touched. Sweeping a row sets its cells and bits to zero.
typedef struct {
  int32_t *cells;
  ptrdiff_t cell_stride;
  uint64_t *bits;
  ptrdiff_t bit_stride;
  int32_t width, rows;
  int32_t even_odd;
  /// The top left corner of the first pixel, in subpixels.
  int32_t left, top;
} VKCells;

/// The cubic ((a t + b) t + c) t + d in pixels, and the bounds in subpixels to which its points are clamped.
typedef struct {
  double ax, ay, bx, by, cx, cy, dx, dy;
  int32_t left, top, right, bottom;
} VKCubic;

/// The coefficients of a picture in perspective for one row: see projective_row.
typedef struct {
  double a, b, g, us, vs, ws, left, top;
  int32_t right, bottom;
} VKPlane;

/// The conversion of a blur's sums to bytes: ((sum + half) >> pre) inverse >> post. The result of the first shift is below 2^32.
typedef struct {
  uint64_t half;
  uint32_t inverse, pre, post;
} VKBlurScale;

typedef struct {
  const char *name;
  /// dst = color
  void (*fill)(uint32_t *dst, uint32_t color, size_t n);
  /// dst = src; the rows do not overlap
  void (*copy)(uint32_t *dst, const uint32_t *src, size_t n);
  /// dst = color + dst (255 - color.a) / 255
  void (*over_solid)(uint32_t *dst, uint32_t color, size_t n);
  /// dst = src + dst (255 - src.a) / 255
  void (*over)(uint32_t *dst, const uint32_t *src, size_t n);
  /// s = src opacity / 255, then over
  void (*over_opacity)(uint32_t *dst, const uint32_t *src, uint8_t opacity, size_t n);
  /// s = color coverage / 255, then over
  void (*over_solid_coverage)(uint32_t *dst, uint32_t color, const uint8_t *coverage, size_t n);
  /// s = src coverage / 255, then over
  void (*over_coverage)(uint32_t *dst, const uint32_t *src, const uint8_t *coverage, size_t n);
  /// k = coverage opacity / 255, s = src k / 255, then over
  void (*over_coverage_opacity)(uint32_t *dst, const uint32_t *src, const uint8_t *coverage, uint8_t opacity, size_t n);
  /// dst = (src coverage + dst (255 - coverage)) / 255
  void (*lerp_coverage)(uint32_t *dst, const uint32_t *src, const uint8_t *coverage, size_t n);
  /// dst = (color coverage + dst (255 - coverage)) / 255
  void (*lerp_solid_coverage)(uint32_t *dst, uint32_t color, const uint8_t *coverage, size_t n);
  /// dst = dst opacity / 255, of pixels
  void (*scale_pixels)(uint32_t *dst, uint8_t opacity, size_t n);
  /// over_solid_coverage of several rows
  void (*mask_over_solid)(
      uint32_t *dst, ptrdiff_t dst_stride, const uint8_t *mask, ptrdiff_t mask_stride, uint32_t color, size_t rows, size_t n);
  /// dst = dst other / 255, of coverage
  void (*mask_multiply)(uint8_t *dst, const uint8_t *other, size_t n);
  /// dst = dst k / 255, of coverage
  void (*mask_scale)(uint8_t *dst, uint8_t k, size_t n);
  /// Bilinear interpolation: between src[index[i]] and src[index[i] + 1] by weight[i], and between that and the same of
  /// `below` by `part`, both in 32,768ths. The results of both rows are rounded to 128ths of a channel's step, then the rows
  /// are mixed, then the result is rounded to whole steps. Indices must not decrease. If `part` is 0, `below` is not read.
  void (*scale_row)(
      uint32_t *dst, const uint32_t *src, const uint32_t *below, const int32_t *index, const uint32_t *weight, uint32_t part, size_t n);
  /// s = the result of scale_row, then over
  void (*over_scale_row)(
      uint32_t *dst, const uint32_t *src, const uint32_t *below, const int32_t *index, const uint32_t *weight, uint32_t part, size_t n);
  /// The first half of scale_row, along a row: blue and red of each pixel in 128ths, as the halves of a word; `plane` words
  /// further, green and alpha.
  void (*widen_row)(
      uint32_t *dst, ptrdiff_t plane, const uint32_t *src, const int32_t *index, const uint32_t *weight, size_t n);
  /// The second half of scale_row: mixes two rows of widen_row.
  void (*mix_rows)(uint32_t *dst, const uint32_t *a, const uint32_t *b, ptrdiff_t plane, uint32_t part, size_t n);
  /// s = the result of mix_rows, then over
  void (*over_mix_rows)(uint32_t *dst, const uint32_t *a, const uint32_t *b, ptrdiff_t plane, uint32_t part, size_t n);
  /// dst[i] = (a[2 i] + a[2 i + 1] + b[2 i] + b[2 i + 1] + 2) / 4
  void (*half_row)(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t n);
  /// s = the result of half_row, then over. `ahead`: the distance in pixels to the rows that are read next, for prefetching.
  void (*over_half_row)(uint32_t *dst, const uint32_t *a, const uint32_t *b, ptrdiff_t ahead, size_t n);
  /// dst = (a + b + 1) / 2
  void (*mean_row)(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t n);
  /// dst[i] = src[index[i]]
  void (*gather_row)(uint32_t *dst, const uint32_t *src, const int32_t *index, size_t n);
  /// Bilinear interpolation at (u + i du, v + i dv), in 32.32 fixed point from the centre of pixel (0, 0), as in scale_row with
  /// the top 15 bits of the fractions. All n points must be inside the picture; rows may be read up to 128 bytes further.
  void (*affine_row)(uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n);
  /// s = the result of affine_row, then over
  void (*over_affine_row)(
      uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n);
  /// The nearest pixel at (u + i du, v + i dv), measured from the corner of pixel (0, 0).
  void (*affine_nearest_row)(
      uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n);
  /// Bilinear interpolation as in affine_row at ((a x + us) / w - left, (b x + vs) / w - top), where x = start + i + 1/2 and
  /// w = g x + ws, in doubles, clamped to 0...right and 0...bottom. The result is 0 if w is not positive. Pixel (right + 1, y)
  /// must be readable memory.
  void (*projective_row)(uint32_t *dst, const uint32_t *src, ptrdiff_t stride, const VKPlane *plane, int64_t start, size_t n);
  /// dst[i] = table[(t + i dt) >> shift]; all indices must be inside the table
  void (*ramp_row)(uint32_t *dst, const uint32_t *table, int shift, int64_t t, int64_t dt, size_t n);
  /// dst[i] = table[clamp(floor(r count))], r = sqrt(x² + y²) of (x, y) = (x0 + (start + i) dx, y0 + (start + i) dy)
  void (*radial_row)(
      uint32_t *dst, const uint32_t *table, int count, double x0, double y0, double dx, double dy, int64_t start, size_t n);
  /// n points (x, y) in subpixels at t = (i + 1) / n. Up to 16 further points may be written behind them.
  void (*cubic_points)(int32_t *points, const VKCubic *cubic, size_t n);
  /// Adds the lines between n points (x, y) in subpixels. `inside`: whether all points are inside the pixels of the cells.
  void (*cells_lines)(const VKCells *cells, const int32_t *points, size_t n, int32_t inside);
  /// Sweeps all rows and blends a colour by their coverage: s = color coverage / 255, then over.
  void (*cells_over_solid)(uint32_t *dst, ptrdiff_t dst_stride, const VKCells *cells, uint32_t color);
  /// Sweeps one row into spans and returns their number. The coverage of spans with value 0 is in `coverage` at the same x.
  int32_t (*cells_spans)(const VKCells *cells, int32_t row, uint8_t *coverage, VKSpan *spans);
  /// sum += in - out; dst = (sum scale + 2^23) / 2^24: one row of a vertical box blur with running sums
  void (*box_row)(uint8_t *dst, uint32_t *sum, const uint8_t *in, const uint8_t *out, uint32_t scale, size_t n);
  /// One row of three successive vertical box blurs with running sums. The third difference is d = taps 0 + 4 + 5 + 6 - 1 - 2
  /// - 3 - 7; for each channel, s1 += d, s2 += s1, s3 += s2, and dst is s3 scaled. `state` has planes of VK_BLUR_PLANE
  /// numbers: s1, s2, s3 of blue, of green, of red, of alpha. n is at most VK_BLUR_STRIPE. If `dst` is NULL, only the sums are
  /// updated. The sums are exact if 255 times the product of the box lengths is below 2^32.
  void (*blur_row)(
      uint32_t *_Nullable dst, uint32_t *state, const uint32_t *_Nonnull const *_Nonnull taps, const VKBlurScale *scale, size_t n);
  /// blur_row with sums of 64 bits
  void (*blur_row_wide)(
      uint32_t *_Nullable dst, uint64_t *state, const uint32_t *_Nonnull const *_Nonnull taps, const VKBlurScale *scale, size_t n);
  /// dst = (sum of round(rows[k] 128 weights[k] / 32768) + 64) / 128, a channel at most 255; the sum of the weights is at most 32,768
  void (*weighted_row)(uint32_t *dst, const uint32_t *_Nonnull const *_Nonnull rows, const int16_t *weights, size_t count, size_t n);
  /// dst[x stride + y] = src[y stride + x] for `n` columns of `rows` rows. Up to 3 pixels past the end of a row of `src` may be read.
  void (*transpose)(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, size_t rows, size_t n);
} VKTable;

/// Returns the table of an instruction set, or NULL if this machine does not have it.
const VKTable *_Nullable vk_table(VKLevel level);

/// Returns the table in use: the best one, or the one that the environment variable VITRINE_KERNELS names. It is chosen once.
const VKTable *vk_active(void);

/// "baseline", "avx2"...
const char *vk_level_name(VKLevel level);

#pragma clang assume_nonnull end

// Row kernels on premultiplied 32-bit BGRA pixels (0xAARRGGBB as a little-endian word) and 8-bit coverage.
//
// One source (kernels.inc.h) is compiled once per instruction set; vk_active() is the table that was chosen at start.
// All tables give the same bytes, those of Sources/Raster/Reference.
//
// Rows are written exactly `n` long. Pixels are read exactly `n` long; coverage, ramps and rows of pictures that are
// scaled or turned may be read up to 128 bytes further, which must be memory.
#pragma once
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

enum {
  /// Bits of a pixel's width in the coordinates of the accumulation buffer.
  VK_SUBPIXEL_BITS = 10,
  /// Cells of the accumulation buffer behind one bit of the touched-cells map.
  VK_GROUP = 16,
  /// Rows of at most so many groups keep no map: all their cells are swept.
  VK_DENSE_GROUPS = 5,
  /// The most columns that a blur takes at once, and the numbers from one plane of its state to the next: a little more, so
  /// that planes do not fall on one another in the cache.
  VK_BLUR_STRIPE = 256,
  VK_BLUR_PLANE = VK_BLUR_STRIPE + 16,
  /// Pixels from which on a fill is memory's work alone: a quarter of a megabyte.
  VK_LONG_FILL = 1 << 16,
};

typedef enum { VKLevelBaseline, VKLevelAVX2, VKLevelAVX512, VKLevelNEON, VKLevelCount } VKLevel;

/// A run of equal coverage (`value` 1...255), or of coverage from the row where `value` is 0.
typedef struct {
  int32_t start, count;
  int32_t value;
} VKSpan;

/// Rows of an accumulation buffer and of the pixels that they cover. Cell (x, y) holds the change of twice the covered area
/// from pixel x - 1 to pixel x; one bit of `bits` a group of VK_GROUP cells says whether any was touched, where a row has
/// more than VK_DENSE_GROUPS of them. Sweeping a row leaves its cells and bits zero.
typedef struct {
  int32_t *cells;
  ptrdiff_t cell_stride;
  uint64_t *bits;
  ptrdiff_t bit_stride;
  int32_t width, rows;
  int32_t even_odd;
  /// Where the first pixel's corner lies, in subpixels.
  int32_t left, top;
} VKCells;

/// ((a t + b) t + c) t + d in pixels, and what its points in subpixels are held within.
typedef struct {
  double ax, ay, bx, by, cx, cy, dx, dy;
  int32_t left, top, right, bottom;
} VKCubic;

/// One row of a map of a picture in perspective: see projective_row.
typedef struct {
  double a, b, g, us, vs, ws, left, top;
  int32_t right, bottom;
} VKPlane;

/// How the sums of a blur become bytes: ((sum + half) >> pre) inverse >> post, the first shift's result below 2^32.
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
  /// Between src[index[i]] and src[index[i] + 1] by weight[i], and between that and the same of `below` by `part`, both in
  /// 32,768ths: first along rows in 128ths of a step, each rounded, then between them, then to whole steps. Indices do not
  /// fall. Where `part` is 0, `below` is not read.
  void (*scale_row)(
      uint32_t *dst, const uint32_t *src, const uint32_t *below, const int32_t *index, const uint32_t *weight, uint32_t part, size_t n);
  /// The same as a source, then over.
  void (*over_scale_row)(
      uint32_t *dst, const uint32_t *src, const uint32_t *below, const int32_t *index, const uint32_t *weight, uint32_t part, size_t n);
  /// The first half of scale_row: blue and red of each pixel in 128ths, as the halves of a word; `plane` words on, green and alpha.
  void (*widen_row)(
      uint32_t *dst, ptrdiff_t plane, const uint32_t *src, const int32_t *index, const uint32_t *weight, size_t n);
  /// The second half, between two of its rows.
  void (*mix_rows)(uint32_t *dst, const uint32_t *a, const uint32_t *b, ptrdiff_t plane, uint32_t part, size_t n);
  /// The same as a source, then over.
  void (*over_mix_rows)(uint32_t *dst, const uint32_t *a, const uint32_t *b, ptrdiff_t plane, uint32_t part, size_t n);
  /// dst[i] = (a[2 i] + a[2 i + 1] + b[2 i] + b[2 i + 1] + 2) / 4
  void (*half_row)(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t n);
  /// The same as a source, then over. `ahead`: how many pixels on in memory the rows begin that are wanted next.
  void (*over_half_row)(uint32_t *dst, const uint32_t *a, const uint32_t *b, ptrdiff_t ahead, size_t n);
  /// dst = (a + b + 1) / 2
  void (*mean_row)(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t n);
  /// dst[i] = src[index[i]]
  void (*gather_row)(uint32_t *dst, const uint32_t *src, const int32_t *index, size_t n);
  /// Bilinear at (u + i du, v + i dv), 32.32 fixed point from the centre of pixel (0, 0), as in scale_row with the top 15 bits
  /// of the fractions. All that counts lies inside; rows may be read up to 128 bytes further.
  void (*affine_row)(uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n);
  /// The same as a source, then over.
  void (*over_affine_row)(
      uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n);
  /// As affine_row, from the nearest pixel: (u, v) from the corner of pixel (0, 0).
  void (*affine_nearest_row)(
      uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n);
  /// Bilinear, as in affine_row, at ((a x + us) / w - left, (b x + vs) / w - top) of x = start + i + 1/2, where w = g x + ws, held within
  /// 0...right and 0...bottom, in doubles; 0 where w is not positive. Pixel (right + 1, y) must be memory.
  void (*projective_row)(uint32_t *dst, const uint32_t *src, ptrdiff_t stride, const VKPlane *plane, int64_t start, size_t n);
  /// dst[i] = table[t >> shift] of t + i dt, all inside
  void (*ramp_row)(uint32_t *dst, const uint32_t *table, int shift, int64_t t, int64_t dt, size_t n);
  /// dst[i] = table[clamp(floor(r count))], r = sqrt(x² + y²) of (x, y) = (x0 + (start + i) dx, y0 + (start + i) dy)
  void (*radial_row)(
      uint32_t *dst, const uint32_t *table, int count, double x0, double y0, double dx, double dy, int64_t start, size_t n);
  /// n points (x, y) in subpixels at t = (i + 1/2) / n, each moved off the curve by a twelfth of its second derivative over
  /// n², so that chords between them enclose the curve's area. Room for 16 points more is written.
  void (*cubic_points)(int32_t *points, const VKCubic *cubic, size_t n);
  /// Adds the lines between n points (x, y) in subpixels. `inside`: none lies outside of the cells' pixels.
  void (*cells_lines)(const VKCells *cells, const int32_t *points, size_t n, int32_t inside);
  /// Sweeps every row and blends a colour where it is covered: s = color coverage / 255, then over.
  void (*cells_over_solid)(uint32_t *dst, ptrdiff_t dst_stride, const VKCells *cells, uint32_t color);
  /// Sweeps one row into spans; their number. Coverage of spans with value 0 is in `coverage` at the same x.
  int32_t (*cells_spans)(const VKCells *cells, int32_t row, uint8_t *coverage, VKSpan *spans);
  /// sum += in - out; dst = (sum scale + 2^23) / 2^24: one row of a running vertical box
  void (*box_row)(uint8_t *dst, uint32_t *sum, const uint8_t *in, const uint8_t *out, uint32_t scale, size_t n);
  /// One row of three running boxes one after the other, down the columns of pixels: with the change d of the third
  /// difference, that is taps 0 + 4 + 5 + 6 - 1 - 2 - 3 - 7, each channel's s1 += d, s2 += s1, s3 += s2; dst is s3 scaled.
  /// The sums are planes of VK_BLUR_PLANE numbers: s1, s2, s3 of blue, of green, of red, of alpha. At most VK_BLUR_STRIPE
  /// pixels; without `dst` only the sums move on. Sums stay right while 255 times the boxes' product is below 2^32.
  void (*blur_row)(
      uint32_t *_Nullable dst, uint32_t *state, const uint32_t *_Nonnull const *_Nonnull taps, const VKBlurScale *scale, size_t n);
  /// The same with sums of 64 bits.
  void (*blur_row_wide)(
      uint32_t *_Nullable dst, uint64_t *state, const uint32_t *_Nonnull const *_Nonnull taps, const VKBlurScale *scale, size_t n);
  /// dst = (sum of round(rows[k] 128 weights[k] / 32768) + 64) / 128, a channel at most 255; weights add up to 32,768 at most
  void (*weighted_row)(uint32_t *dst, const uint32_t *_Nonnull const *_Nonnull rows, const int16_t *weights, size_t count, size_t n);
  /// dst[x stride + y] = src[y stride + x] for `n` columns of `rows` rows. `src` may be read up to 3 pixels behind its rows.
  void (*transpose)(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, size_t rows, size_t n);
} VKTable;

/// The table of an instruction set, or NULL where this machine does not have it.
const VKTable *_Nullable vk_table(VKLevel level);

/// The table in use: the best one, or what the environment variable VITRINE_KERNELS names. Chosen once.
const VKTable *vk_active(void);

/// "baseline", "avx2"...
const char *vk_level_name(VKLevel level);

#pragma clang assume_nonnull end

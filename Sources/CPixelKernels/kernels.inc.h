// The kernels, for any instruction set. The including file defines
//   VK_SUFFIX   the suffix of function names
//   VK_NAME     the table's name, a string
//   VPX         the number of pixels in a vector: 4, 8 or 16
//   VK_AVX2 or VK_AVX512 for instruction sets with partial loads and gathers
//
// Division by 255 is exact, rounded to nearest: with y = x + 128, x / 255 = (y + y / 256) / 256 for x in 0...65,534.
// Blue/red and green/alpha are two vectors of 16-bit lanes. Channels keep their lanes, so no shuffles are needed.

#define VK_CAT2(a, b) a##b
#define VK_CAT(a, b) VK_CAT2(a, b)
#define FN(name) VK_CAT(name, VK_SUFFIX)
#define INLINE static inline __attribute__((always_inline))

typedef uint8_t v8 __attribute__((vector_size(VPX * 4)));
typedef uint16_t v16 __attribute__((vector_size(VPX * 4)));
typedef uint32_t v32 __attribute__((vector_size(VPX * 4)));
typedef int32_t s32 __attribute__((vector_size(VPX * 4)));
typedef int64_t s64 __attribute__((vector_size(VPX * 8)));
typedef double f64 __attribute__((vector_size(VPX * 8)));
typedef uint8_t b8 __attribute__((vector_size(VPX)));

#if VPX == 16
#define IOTA 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
#elif VPX == 8
#define IOTA 0, 1, 2, 3, 4, 5, 6, 7
#else
#define IOTA 0, 1, 2, 3
#endif

// MARK: Loads and stores

INLINE v32 load(const uint32_t *p) { v32 v; __builtin_memcpy(&v, p, sizeof v); return v; }
INLINE void store(uint32_t *p, v32 v) { __builtin_memcpy(p, &v, sizeof v); }
INLINE v32 splat(uint32_t x) { return x - (v32){}; }

#if defined(VK_AVX512)
INLINE v32 load_part(const uint32_t *p, unsigned k) { return (v32)_mm512_maskz_loadu_epi32((__mmask16)((1u << k) - 1), p); }
INLINE void store_part(uint32_t *p, v32 v, unsigned k) {
  _mm512_mask_storeu_epi32(p, (__mmask16)((1u << k) - 1), (__m512i)v);
}
#elif defined(VK_AVX2)
INLINE __m256i part_mask(unsigned k) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)k), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}
INLINE v32 load_part(const uint32_t *p, unsigned k) { return (v32)_mm256_maskload_epi32((const int *)p, part_mask(k)); }
INLINE void store_part(uint32_t *p, v32 v, unsigned k) { _mm256_maskstore_epi32((int *)p, part_mask(k), (__m256i)v); }
#else
INLINE v32 load_part(const uint32_t *p, unsigned k) {
  v32 v = {p[0]};
  if (k > 1) v[1] = p[1];
  if (k > 2) v[2] = p[2];
  return v;
}
INLINE void store_part(uint32_t *p, v32 v, unsigned k) {
  p[0] = v[0];
  if (k > 1) p[1] = v[1];
  if (k > 2) p[2] = v[2];
}
#endif

/// The coverage of a vector's pixels, one in each 32-bit lane. Always reads VPX bytes.
INLINE v32 load_coverage(const uint8_t *p) { b8 b; __builtin_memcpy(&b, p, sizeof b); return __builtin_convertvector(b, v32); }

/// Runs the body for each whole vector of a row, and once for the remaining pixels. The body can use i, LD and ST.
#define ROW(n, ...) \
  do { \
    size_t i = 0; \
    const size_t end_ = (n); \
    for (; i + VPX <= end_; i += VPX) { enum { PART = 0 }; const unsigned k_ = VPX; (void)k_; __VA_ARGS__ } \
    if (i < end_) { enum { PART = 1 }; const unsigned k_ = (unsigned)(end_ - i); __VA_ARGS__ } \
  } while (0)
#define LD(p) (PART ? load_part((p) + i, k_) : load((p) + i))
#define ST(p, v) (PART ? store_part((p) + i, (v), k_) : store((p) + i, (v)))

// MARK: Arithmetic on pixels

/// The same number in both halves of each lane.
INLINE v16 both(v32 k) { return (v16)(k | k << 16); }

/// y / 256 of y = x + x / 256, which is (257 x) / 65536.
INLINE v16 fold(v16 x) {
#if defined(VK_AVX512)
  return (v16)_mm512_mulhi_epu16((__m512i)x, _mm512_set1_epi16(257));
#elif defined(VK_AVX2)
  return (v16)_mm256_mulhi_epu16((__m256i)x, _mm256_set1_epi16(257));
#else
  return (x + (x >> 8)) >> 8;
#endif
}

INLINE v32 scale(v32 p, v16 k) {
  v16 rb = (v16)(p & 0x00ff00ff) * k + 128, ga = ((v16)p >> 8) * k + 128;
  return (v32)(fold(rb) | ((ga + (ga >> 8)) & 0xff00));
}

INLINE v32 add(v32 a, v32 b) { return (v32)__builtin_elementwise_add_sat((v8)a, (v8)b); }

INLINE v32 over(v32 s, v32 d) { return add(s, scale(d, both(~s >> 24))); }

INLINE v32 lerp255(v32 s, v32 d, v16 k) {
  v16 j = 255 - k;
  v16 rb = (v16)(s & 0x00ff00ff) * k + (v16)(d & 0x00ff00ff) * j + 128;
  v16 ga = ((v16)s >> 8) * k + ((v16)d >> 8) * j + 128;
  return (v32)(fold(rb) | ((ga + (ga >> 8)) & 0xff00));
}

/// a b / 32768 of signed numbers, rounded to nearest.
INLINE v16 times15(v16 a, v16 b) {
#if defined(VK_AVX512)
  return (v16)_mm512_mulhrs_epi16((__m512i)a, (__m512i)b);
#elif defined(VK_AVX2)
  return (v16)_mm256_mulhrs_epi16((__m256i)a, (__m256i)b);
#elif defined(__aarch64__)
  return (v16)vqrdmulhq_s16((int16x8_t)a, (int16x8_t)b);
#else
  v16 high = (v16)_mm_mulhi_epi16((__m128i)a, (__m128i)b);
  return (high << 1) + ((((a * b) >> 14) + 1) >> 1);
#endif
}

#include "rows.inc.h"
#include "pictures.inc.h"
#include "gradients.inc.h"
#include "coverage.inc.h"
#include "lines.inc.h"
#include "blur.inc.h"

static const VKTable FN(table) = {
  .name = VK_NAME,
  .fill = FN(fill),
  .copy = FN(copy),
  .over_solid = FN(over_solid),
  .over = FN(over),
  .over_opacity = FN(over_opacity),
  .over_solid_coverage = FN(over_solid_coverage),
  .over_coverage = FN(over_coverage),
  .over_coverage_opacity = FN(over_coverage_opacity),
  .lerp_coverage = FN(lerp_coverage),
  .lerp_solid_coverage = FN(lerp_solid_coverage),
  .scale_pixels = FN(scale_pixels),
  .mask_over_solid = FN(mask_over_solid),
  .mask_multiply = FN(mask_multiply),
  .mask_scale = FN(mask_scale),
  .scale_row = FN(scale_row),
  .over_scale_row = FN(over_scale_row),
  .widen_row = FN(widen_row),
  .mix_rows = FN(mix_rows),
  .over_mix_rows = FN(over_mix_rows),
  .half_row = FN(half_row),
  .over_half_row = FN(over_half_row),
  .mean_row = FN(mean_row),
  .gather_row = FN(gather_row),
  .affine_row = FN(affine_row),
  .over_affine_row = FN(over_affine_row),
  .affine_nearest_row = FN(affine_nearest_row),
  .projective_row = FN(projective_row),
  .ramp_row = FN(ramp_row),
  .radial_row = FN(radial_row),
  .cubic_points = FN(cubic_points),
  .cells_lines = FN(cells_lines),
  .cells_over_solid = FN(cells_over_solid),
  .cells_spans = FN(cells_spans),
  .box_row = FN(box_row),
  .blur_row = FN(blur_row),
  .blur_row_wide = FN(blur_row_wide),
  .weighted_row = FN(weighted_row),
  .transpose = FN(transpose),
};

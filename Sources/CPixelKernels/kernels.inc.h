// The kernels, for any instruction set. The file that includes this has defined
//   VK_SUFFIX   what function names end in
//   VK_NAME     the table's name, a string
//   VPX         pixels of a vector: 4, 8 or 16
//   VK_AVX2 or VK_AVX512 where partial vectors and gathers have instructions of their own
//
// Division by 255 is exact, rounded to nearest: with y = x + 128, x / 255 = (y + y / 256) / 256 for x in 0...65,534.
// Blue/red and green/alpha are two vectors of 16-bit lanes that never leave their places, so nothing is shuffled.

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

/// Coverage of a vector's pixels, one a 32-bit lane. Reads all of the vector.
INLINE v32 load_coverage(const uint8_t *p) { b8 b; __builtin_memcpy(&b, p, sizeof b); return __builtin_convertvector(b, v32); }

/// Runs the body for each vector of a row, and once more for what is left. Inside: i, LD, ST.
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

INLINE v32 lerp256(v32 s, v32 t, v16 f) {
  v16 g = 256 - f;
  v16 rb = (v16)(s & 0x00ff00ff) * g + (v16)(t & 0x00ff00ff) * f + 128;
  v16 ga = ((v16)s >> 8) * g + ((v16)t >> 8) * f + 128;
  return (v32)(rb >> 8 | (ga & 0xff00));
}

// MARK: Rows

static void FN(fill)(uint32_t *dst, uint32_t color, size_t n) {
  v32 c = splat(color);
  ROW(n, ST(dst, c););
}

static void FN(copy)(uint32_t *dst, const uint32_t *src, size_t n) {
  if (n >= 64) { __builtin_memcpy(dst, src, n * 4); return; }
  ROW(n, ST(dst, LD(src)););
}

INLINE void FN(over_solid_inline)(uint32_t *dst, uint32_t color, size_t n) {
  v32 c = splat(color);
  v16 k = both(~c >> 24);
  ROW(n, ST(dst, add(c, scale(LD(dst), k))););
}

static void FN(over_solid)(uint32_t *dst, uint32_t color, size_t n) { FN(over_solid_inline)(dst, color, n); }

static void FN(over)(uint32_t *dst, const uint32_t *src, size_t n) { ROW(n, ST(dst, over(LD(src), LD(dst)));); }

static void FN(over_opacity)(uint32_t *dst, const uint32_t *src, uint8_t opacity, size_t n) {
  v16 k = both(splat(opacity));
  ROW(n, ST(dst, over(scale(LD(src), k), LD(dst))););
}

static void FN(over_solid_coverage)(uint32_t *dst, uint32_t color, const uint8_t *coverage, size_t n) {
  v32 c = splat(color);
  ROW(n, ST(dst, over(scale(c, both(load_coverage(coverage + i))), LD(dst))););
}

static void FN(over_coverage)(uint32_t *dst, const uint32_t *src, const uint8_t *coverage, size_t n) {
  ROW(n, ST(dst, over(scale(LD(src), both(load_coverage(coverage + i))), LD(dst))););
}

static void FN(over_coverage_opacity)(
    uint32_t *dst, const uint32_t *src, const uint8_t *coverage, uint8_t opacity, size_t n) {
  v32 o = splat(opacity);
  ROW(n, {
    v16 k = (v16)load_coverage(coverage + i) * (v16)o + 128;
    k = (k + (k >> 8)) >> 8;
    k &= (v16)splat(255);
    ST(dst, over(scale(LD(src), both((v32)k)), LD(dst)));
  });
}

static void FN(lerp_coverage)(uint32_t *dst, const uint32_t *src, const uint8_t *coverage, size_t n) {
  ROW(n, ST(dst, lerp255(LD(src), LD(dst), both(load_coverage(coverage + i)))););
}

static void FN(lerp_solid_coverage)(uint32_t *dst, uint32_t color, const uint8_t *coverage, size_t n) {
  v32 c = splat(color);
  ROW(n, ST(dst, lerp255(c, LD(dst), both(load_coverage(coverage + i)))););
}

static void FN(scale_pixels)(uint32_t *dst, uint8_t opacity, size_t n) {
  v16 k = both(splat(opacity));
  ROW(n, ST(dst, scale(LD(dst), k)););
}

static void FN(mask_multiply)(uint8_t *dst, const uint8_t *other, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint16_t t = (uint16_t)(dst[i] * other[i] + 128);
    dst[i] = (uint8_t)((uint16_t)(t + (t >> 8)) >> 8);
  }
}

static void FN(mask_scale)(uint8_t *dst, uint8_t k, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint16_t t = (uint16_t)(dst[i] * k + 128);
    dst[i] = (uint8_t)((uint16_t)(t + (t >> 8)) >> 8);
  }
}

// MARK: Pictures

static void FN(lerp_rows)(uint32_t *dst, const uint32_t *a, const uint32_t *b, uint32_t f, size_t n) {
  v16 k = both(splat(f));
  ROW(n, ST(dst, lerp256(LD(a), LD(b), k)););
}

INLINE v32 pick(const uint32_t *src, s32 index) {
#if defined(VK_AVX512)
  return (v32)_mm512_i32gather_epi32((__m512i)index, src, 4);
#elif defined(VK_AVX2)
  return (v32)_mm256_i32gather_epi32((const int *)src, (__m256i)index, 4);
#else
  return (v32){src[index[0]], src[index[1]], src[index[2]], src[index[3]]};
#endif
}

/// Neighbours src[index] and src[index + 1].
INLINE void pick_pairs(const uint32_t *src, s32 index, v32 *s, v32 *t) {
#if defined(VK_AVX512)
  __m512i lo = _mm512_i32gather_epi64(_mm512_castsi512_si256((__m512i)index), src, 4);
  __m512i hi = _mm512_i32gather_epi64(_mm512_extracti64x4_epi64((__m512i)index, 1), src, 4);
  *s = __builtin_shufflevector((v32)lo, (v32)hi, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
  *t = __builtin_shufflevector((v32)lo, (v32)hi, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
#elif defined(VK_AVX2)
  __m256i lo = _mm256_i32gather_epi64((const long long *)src, _mm256_castsi256_si128((__m256i)index), 4);
  __m256i hi = _mm256_i32gather_epi64((const long long *)src, _mm256_extracti128_si256((__m256i)index, 1), 4);
  *s = __builtin_shufflevector((v32)lo, (v32)hi, 0, 2, 4, 6, 8, 10, 12, 14);
  *t = __builtin_shufflevector((v32)lo, (v32)hi, 1, 3, 5, 7, 9, 11, 13, 15);
#else
  *s = (v32){src[index[0]], src[index[1]], src[index[2]], src[index[3]]};
  *t = (v32){src[index[0] + 1], src[index[1] + 1], src[index[2] + 1], src[index[3] + 1]};
#endif
}

/// What pick_pairs gives, of indices x that do not fall, from `first` to `last`.
INLINE void pick_rising(const uint32_t *src, s32 x, int32_t first, int32_t last, v32 *s, v32 *t) {
#if defined(VK_AVX512)
  const __m512i j = (__m512i)(x - first), *p = (const __m512i *)(const void *)(src + first);
  if (last - first < 16) {
    *s = (v32)_mm512_permutexvar_epi32(j, _mm512_loadu_si512(p));
    *t = (v32)_mm512_permutexvar_epi32(j, _mm512_loadu_si512(src + first + 1));
    return;
  }
  if (last - first < 31) {
    // All that is read lies in two vectors.
    __m512i a = _mm512_loadu_si512(p), b = _mm512_loadu_si512(p + 1);
    *s = (v32)_mm512_permutex2var_epi32(a, j, b);
    *t = (v32)_mm512_permutex2var_epi32(a, _mm512_add_epi32(j, _mm512_set1_epi32(1)), b);
    return;
  }
#elif defined(VK_AVX2)
  if (last - first < 16) {
    // Index 8 and on wraps to the second vector's 0 and on.
    const __m256i j = (__m256i)(x - first);
    __m256i a = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(src + first)), j);
    __m256i b = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(src + first + 1)), j);
    if (last - first > 7) {
      const __m256i behind = _mm256_cmpgt_epi32(j, _mm256_set1_epi32(7));
      __m256i c = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(src + first + 8)), j);
      __m256i d = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(src + first + 9)), j);
      a = _mm256_blendv_epi8(a, c, behind);
      b = _mm256_blendv_epi8(b, d, behind);
    }
    *s = (v32)a;
    *t = (v32)b;
    return;
  }
#else
  (void)first;
  (void)last;
#endif
  pick_pairs(src, x, s, t);
}

static void FN(scale_row)(uint32_t *dst, const uint32_t *src, const int32_t *index, const uint32_t *weight, size_t n) {
  ROW(n, {
    v32 s, t;
    pick_rising(src, (s32)LD((const uint32_t *)index), index[i], index[i + (PART ? k_ : VPX) - 1], &s, &t);
    ST(dst, lerp256(s, t, both(LD(weight))));
  });
}

static void FN(over_scale_row)(uint32_t *dst, const uint32_t *src, const int32_t *index, const uint32_t *weight, size_t n) {
  ROW(n, {
    v32 s, t;
    pick_rising(src, (s32)LD((const uint32_t *)index), index[i], index[i + (PART ? k_ : VPX) - 1], &s, &t);
    ST(dst, over(lerp256(s, t, both(LD(weight))), LD(dst)));
  });
}

static void FN(gather_row)(uint32_t *dst, const uint32_t *src, const int32_t *index, size_t n) {
  ROW(n, ST(dst, pick(src, (s32)LD((const uint32_t *)index))););
}

/// The pixel at each index, the one behind it, and both of the row below. Gathers are slower than a load for each pair.
INLINE void pick_quads(const uint32_t *src, const uint32_t *below, s32 at, v32 *a, v32 *b, v32 *c, v32 *d) {
#if defined(VK_AVX512) || defined(VK_AVX2)
  int32_t index[VPX];
  __builtin_memcpy(index, &at, sizeof at);
#define VK_QUAD(k) \
  _mm_unpacklo_epi64( \
      _mm_loadl_epi64((const __m128i *)(const void *)(src + index[k])), \
      _mm_loadl_epi64((const __m128i *)(const void *)(below + index[k])))
#if defined(VK_AVX512)
#define VK_QUADS(k) \
  _mm512_inserti64x4( \
      _mm512_castsi256_si512(_mm256_set_m128i(VK_QUAD(k + 4), VK_QUAD(k))), _mm256_set_m128i(VK_QUAD(k + 12), VK_QUAD(k + 8)), 1)
#define VK_UNPACK(how, a, b) _mm512_unpack##how(a, b)
  typedef __m512i vector;
#else
#define VK_QUADS(k) _mm256_set_m128i(VK_QUAD(k + 4), VK_QUAD(k))
#define VK_UNPACK(how, a, b) _mm256_unpack##how(a, b)
  typedef __m256i vector;
#endif
  vector p = VK_QUADS(0), q = VK_QUADS(1), r = VK_QUADS(2), s = VK_QUADS(3);
  vector top0 = VK_UNPACK(lo_epi32, p, q), top1 = VK_UNPACK(lo_epi32, r, s);
  vector low0 = VK_UNPACK(hi_epi32, p, q), low1 = VK_UNPACK(hi_epi32, r, s);
  *a = (v32)VK_UNPACK(lo_epi64, top0, top1);
  *b = (v32)VK_UNPACK(hi_epi64, top0, top1);
  *c = (v32)VK_UNPACK(lo_epi64, low0, low1);
  *d = (v32)VK_UNPACK(hi_epi64, low0, low1);
#undef VK_QUAD
#undef VK_QUADS
#undef VK_UNPACK
#else
  pick_pairs(src, at, a, b);
  pick_pairs(below, at, c, d);
#endif
}

static void FN(affine_row)(
    uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n) {
  const s64 iota = {IOTA};
  s64 us = u + iota * du, vs = v + iota * dv;
  const int64_t step_u = du * VPX, step_v = dv * VPX;
  const uint32_t *below = src + stride;
  ROW(n, {
    if (PART) {
      // Lanes behind the end stay at the first pixel, which lies inside.
      s64 keep = iota < (int64_t)k_;
      us = (us & keep) | (us[0] & ~keep);
      vs = (vs & keep) | (vs[0] & ~keep);
    }
    s32 at = __builtin_convertvector(vs >> 32, s32) * (int32_t)stride + __builtin_convertvector(us >> 32, s32);
    v16 fx = both(__builtin_convertvector(us, v32) >> 24), fy = both(__builtin_convertvector(vs, v32) >> 24);
    v32 a, b, c, d;
    pick_quads(src, below, at, &a, &b, &c, &d);
    ST(dst, lerp256(lerp256(a, b, fx), lerp256(c, d, fx), fy));
    us += step_u;
    vs += step_v;
  });
}

static void FN(affine_nearest_row)(
    uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n) {
  for (size_t i = 0; i < n; i++) {
    dst[i] = src[(v >> 32) * stride + (u >> 32)];
    u += du;
    v += dv;
  }
}

// MARK: Gradients

static void FN(ramp_row)(uint32_t *dst, const uint32_t *table, int shift, int64_t t, int64_t dt, size_t n) {
  const s64 iota = {IOTA};
  s64 ts = t + iota * dt;
  const int64_t step = dt * VPX;
  ROW(n, {
    if (PART) {
      s64 keep = iota < (int64_t)k_;
      ts = (ts & keep) | (ts[0] & ~keep);
    }
    ST(dst, pick(table, __builtin_convertvector(ts >> shift, s32)));
    ts += step;
  });
}

static void FN(radial_row)(
    uint32_t *dst, const uint32_t *table, int count, double x0, double y0, double dx, double dy, int64_t start, size_t n) {
#pragma clang fp contract(off)
  f64 at = {IOTA};
  at += (double)start;
  const double most = count - 1;
  ROW(n, {
    f64 x = at * dx + x0, y = at * dy + y0;
    f64 r = __builtin_elementwise_sqrt(x * x + y * y) * (double)count;
    r = __builtin_elementwise_min(r, (f64){} + most);
    ST(dst, pick(table, __builtin_convertvector(r, s32)));
    at += (double)VPX;
  });
}

// MARK: Coverage

enum { VK_FULL = 2 << (2 * VK_SUBPIXEL_BITS), VK_SHIFT = 2 * VK_SUBPIXEL_BITS + 1 };

INLINE s32 running_sum(s32 v) {
  const s32 z = {};
#if VPX == 16
  v += __builtin_shufflevector(z, v, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
  v += __builtin_shufflevector(z, v, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
  v += __builtin_shufflevector(z, v, 0, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
  v += __builtin_shufflevector(z, v, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23);
#elif VPX == 8
  v += __builtin_shufflevector(z, v, 0, 8, 9, 10, 11, 12, 13, 14);
  v += __builtin_shufflevector(z, v, 0, 0, 8, 9, 10, 11, 12, 13);
  v += __builtin_shufflevector(z, v, 0, 0, 0, 0, 8, 9, 10, 11);
#else
  v += __builtin_shufflevector(z, v, 0, 4, 5, 6);
  v += __builtin_shufflevector(z, v, 0, 0, 4, 5);
#endif
  return v;
}

/// The last lane in all of them.
INLINE s32 splat_last(s32 v) {
#if VPX == 16
  return __builtin_shufflevector(v, v, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15);
#elif VPX == 8
  return __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7);
#else
  return __builtin_shufflevector(v, v, 3, 3, 3, 3);
#endif
}

INLINE s32 load_cells(const int32_t *cells) { s32 v; __builtin_memcpy(&v, cells, sizeof v); return v; }

INLINE int is_zero(s32 v) {
#if defined(VK_AVX512)
  return _mm512_test_epi32_mask((__m512i)v, (__m512i)v) == 0;
#elif defined(VK_AVX2)
  return _mm256_testz_si256((__m256i)v, (__m256i)v);
#else
  return __builtin_reduce_or(v) == 0;
#endif
}

/// Takes a vector of cells, leaves zeros, and adds up behind `carry`, which becomes the last sum in every lane.
INLINE s32 take_cells(int32_t *cells, s32 *carry) {
  s32 delta = load_cells(cells);
  const s32 zero = {};
  __builtin_memcpy(cells, &zero, sizeof zero);
  s32 sum = running_sum(delta), area = sum + *carry;
  *carry += splat_last(sum);
  return area;
}

/// Twice the covered area in subpixels to 0...255.
INLINE v32 to_coverage(s32 area, int even_odd) {
  s32 full = (s32){} + VK_FULL;
  if (even_odd) {
    area &= 2 * VK_FULL - 1;
    area = __builtin_elementwise_min(area, 2 * full - area);
  } else {
    // Unsigned: the sum may have overflowed to the one value that has no opposite.
    area = (s32)__builtin_elementwise_min((v32)__builtin_elementwise_abs(area), (v32)full);
  }
  return (v32)((area << 8) - area + VK_FULL / 2) >> VK_SHIFT;
}

INLINE uint32_t coverage_of(int32_t area, int even_odd) {
  uint32_t a = (uint32_t)area;
  if (even_odd) {
    a &= 2 * VK_FULL - 1;
    if (a > VK_FULL) a = 2 * VK_FULL - a;
  } else {
    if (area < 0) a = 0 - a;
    if (a > VK_FULL) a = VK_FULL;
  }
  return ((a << 8) - a + VK_FULL / 2) >> VK_SHIFT;
}

INLINE uint32_t scale_one(uint32_t p, uint32_t k) {
  uint32_t rb = (p & 0x00ff00ff) * k + 0x00800080, ga = ((p >> 8) & 0x00ff00ff) * k + 0x00800080;
  rb = ((rb + ((rb >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
  ga = (ga + ((ga >> 8) & 0x00ff00ff)) & 0xff00ff00;
  return rb | ga;
}

/// The next touched group at or behind `from`, or `groups`.
INLINE int32_t next_touched(const uint64_t *bits, int32_t from, int32_t groups) {
  while (from < groups) {
    uint64_t word = bits[from >> 6] >> (from & 63);
    if (word) return from + __builtin_ctzll(word);
    from = (from | 63) + 1;
  }
  return groups;
}

INLINE v32 over_covered(v32 c, s32 area, int even_odd, v32 d) { return over(scale(c, both(to_coverage(area, even_odd))), d); }

INLINE void FN(cells_over_solid_rule)(
    uint32_t *dst, ptrdiff_t dst_stride, const VKCells *cells, uint32_t color, int even_odd) {
  const int32_t width = cells->width, rows = cells->rows, groups = width / VK_GROUP + 1;
  const v32 c = splat(color);
  int32_t *row = cells->cells;
  if (groups <= VK_DENSE_GROUPS) {
    const int32_t whole = width / VPX * VPX;
    const unsigned rest = (unsigned)(width - whole);
    for (int32_t y = 0; y < rows; y++, dst += dst_stride, row += cells->cell_stride) {
      s32 carry = {};
      for (int32_t x = 0; x < whole; x += VPX) {
        // The pixels first: their load need not wait for the stores.
        v32 d = load(dst + x);
        if (is_zero(load_cells(row + x))) {
          int32_t area = carry[0];
          if (area == 0) continue;
          if (area == VK_FULL || (!even_odd && area == -VK_FULL)) {
            store(dst + x, over(c, d));
            continue;
          }
        }
        store(dst + x, over_covered(c, take_cells(row + x, &carry), even_odd, d));
      }
      if (rest) {
        v32 d = load_part(dst + whole, rest);
        store_part(dst + whole, over_covered(c, take_cells(row + whole, &carry), even_odd, d), rest);
      }
      row[width] = 0;
    }
    return;
  }
  for (int32_t y = 0; y < rows; y++, dst += dst_stride, row += cells->cell_stride) {
    uint64_t *bits = cells->bits + y * cells->bit_stride;
    s32 carry = {};
    int32_t at = 0;
    if (groups <= 32 && y + 3 < rows) {
      for (int32_t x = 0; x < width; x += 16) __builtin_prefetch(dst + 3 * dst_stride + x, 1);
    }
    while (at < groups) {
      int32_t group = next_touched(bits, at, groups);
      if (group > at) {
        int32_t x = at * VK_GROUP, end = group * VK_GROUP;
        if (end > width) end = width;
        uint32_t k = carry[0] == 0 ? 0 : coverage_of(carry[0], even_odd);
        if (k != 0 && end > x) {
          uint32_t p = k == 255 ? color : scale_one(color, k);
          if (p >= 0xff000000u) {
            v32 f = splat(p);
            uint32_t *to = dst + x;
            ROW((size_t)(end - x), ST(to, f););
          } else {
            FN(over_solid_inline)(dst + x, p, (size_t)(end - x));
          }
        }
        if (group == groups) break;
      }
      int32_t x = group * VK_GROUP;
      if (x + VK_GROUP <= width) {
        for (int j = 0; j < VK_GROUP; j += VPX) {
          v32 d = load(dst + x + j);
          store(dst + x + j, over_covered(c, take_cells(row + x + j, &carry), even_odd, d));
        }
      } else {
        for (int j = 0; j < VK_GROUP; j += VPX) {
          const unsigned k = x + j + VPX <= width ? VPX : x + j < width ? (unsigned)(width - x - j) : 0;
          v32 d = k == VPX ? load(dst + x + j) : k > 0 ? load_part(dst + x + j, k) : splat(0);
          d = over_covered(c, take_cells(row + x + j, &carry), even_odd, d);
          if (k == VPX) store(dst + x + j, d); else if (k > 0) store_part(dst + x + j, d, k);
        }
      }
      at = group + 1;
    }
    for (int32_t i = 0; i < (groups + 63) / 64; i++) bits[i] = 0;
  }
}

static void FN(cells_over_solid)(uint32_t *dst, ptrdiff_t dst_stride, const VKCells *cells, uint32_t color) {
  if (cells->even_odd) FN(cells_over_solid_rule)(dst, dst_stride, cells, color, 1);
  else FN(cells_over_solid_rule)(dst, dst_stride, cells, color, 0);
}

static int32_t FN(cells_spans)(const VKCells *cells, int32_t y, uint8_t *coverage, VKSpan *spans) {
  const int32_t width = cells->width, groups = width / VK_GROUP + 1, even_odd = cells->even_odd;
  int32_t *row = cells->cells + y * cells->cell_stride;
  s32 carry = {};
  if (groups <= VK_DENSE_GROUPS) {
    for (int32_t x = 0; x < groups * VK_GROUP; x += VPX) {
      b8 k = __builtin_convertvector(to_coverage(take_cells(row + x, &carry), even_odd), b8);
      __builtin_memcpy(coverage + x, &k, sizeof k);
    }
    spans[0] = (VKSpan){0, width, 0};
    return 1;
  }
  uint64_t *bits = cells->bits + y * cells->bit_stride;
  int32_t at = 0, count = 0;
  while (at < groups) {
    int32_t group = next_touched(bits, at, groups);
    if (group > at) {
      int32_t x = at * VK_GROUP, end = group * VK_GROUP;
      if (end > width) end = width;
      uint32_t k = carry[0] == 0 ? 0 : coverage_of(carry[0], even_odd);
      if (k != 0 && end > x) spans[count++] = (VKSpan){x, end - x, (int32_t)k};
      if (group == groups) break;
    }
    int32_t x = group * VK_GROUP, end = x + VK_GROUP < width ? x + VK_GROUP : width;
    for (int j = 0; j < VK_GROUP; j += VPX) {
      b8 k = __builtin_convertvector(to_coverage(take_cells(row + x + j, &carry), even_odd), b8);
      __builtin_memcpy(coverage + x + j, &k, sizeof k);
    }
    if (end > x) {
      if (count > 0 && spans[count - 1].value == 0 && spans[count - 1].start + spans[count - 1].count == x) {
        spans[count - 1].count += end - x;
      } else {
        spans[count++] = (VKSpan){x, end - x, 0};
      }
    }
    at = group + 1;
  }
  for (int32_t i = 0; i < (groups + 63) / 64; i++) bits[i] = 0;
  return count;
}

// MARK: Lines

enum { VK_ONE = 1 << VK_SUBPIXEL_BITS, VK_TWO = 2 << VK_SUBPIXEL_BITS };

/// Points of a cubic at (i + 1/2) / n, each moved from its curve by what makes the chords enclose the curve's own area.
static void FN(cubic_points)(int32_t *points, const VKCubic *k, size_t n) {
#pragma clang fp contract(off)
  const double step = 1 / (double)n, e = step * step;
  const double cx = k->cx - k->ax * e * 0.5, cy = k->cy - k->ay * e * 0.5;
  const double dx = k->dx - k->bx * e * (1.0 / 6), dy = k->dy - k->by * e * (1.0 / 6);
  // Adding this leaves the nearest integer in a double's low bits.
  const double magic = 6755399441055744.0;
  const int32_t left = k->left, top = k->top, right = k->right, bottom = k->bottom;
  f64 at = {IOTA};
  at += 0.5;
  for (size_t i = 0; i < n; i += VPX, at += (double)VPX) {
    f64 t = at * step;
    f64 x = ((k->ax * t + k->bx) * t + cx) * t + dx, y = ((k->ay * t + k->by) * t + cy) * t + dy;
    s32 px = __builtin_convertvector((s64)(x * (double)VK_ONE + magic), s32);
    s32 py = __builtin_convertvector((s64)(y * (double)VK_ONE + magic), s32);
    px = __builtin_elementwise_min(__builtin_elementwise_max(px, (s32){} + left), (s32){} + right);
    py = __builtin_elementwise_min(__builtin_elementwise_max(py, (s32){} + top), (s32){} + bottom);
#if VPX == 16
    s32 a = __builtin_shufflevector(px, py, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    s32 b = __builtin_shufflevector(px, py, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
#elif VPX == 8
    s32 a = __builtin_shufflevector(px, py, 0, 8, 1, 9, 2, 10, 3, 11), b = __builtin_shufflevector(px, py, 4, 12, 5, 13, 6, 14, 7, 15);
#else
    s32 a = __builtin_shufflevector(px, py, 0, 4, 1, 5), b = __builtin_shufflevector(px, py, 2, 6, 3, 7);
#endif
    __builtin_memcpy(points + 2 * i, &a, sizeof a);
    __builtin_memcpy(points + 2 * i + VPX, &b, sizeof b);
  }
}

typedef struct {
  int32_t *row;
  uint64_t *bits;
  int64_t right;
} FN(CellRow);

INLINE void FN(add_cell)(const FN(CellRow) *r, int64_t cell, int64_t here, int64_t next, int dense) {
  r->row[cell] = (int32_t)((uint32_t)r->row[cell] + (uint32_t)here);
  r->row[cell + 1] = (int32_t)((uint32_t)r->row[cell + 1] + (uint32_t)next);
  if (dense) return;
  int64_t group = cell / VK_GROUP, after = (cell + 1) / VK_GROUP;
  r->bits[group >> 6] |= 1ull << (group & 63);
  if (after != group) r->bits[after >> 6] |= 1ull << (after & 63);
}

/// Lines in subpixels from the first pixel's corner, each downward: an edge that two shapes share is cut alike in both.
typedef struct {
  int32_t x0[VPX], y0[VPX], x1[VPX], y1[VPX];
  /// -1 where the line went up, 0 where it went down.
  int32_t sign[VPX];
  /// Width per height and height per width, 32.32, cut off.
  int64_t slope[VPX], steepness[VPX];
} FN(Lines);

INLINE void ratio(int64_t *out, s32 a, s32 b) {
  b -= b == 0;
  s64 r = __builtin_convertvector(__builtin_convertvector(a, f64) * 4294967296.0 / __builtin_convertvector(b, f64), s64);
  __builtin_memcpy(out, &r, sizeof r);
}

/// VPX lines between as many points and one.
INLINE void FN(prepare)(FN(Lines) *out, const int32_t *points, int32_t left, int32_t top) {
  s32 a = load_cells(points), b = load_cells(points + VPX), c = load_cells(points + 2), d = load_cells(points + VPX + 2);
#if VPX == 16
#define VK_EVEN(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
#define VK_ODD(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
#elif VPX == 8
#define VK_EVEN(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14)
#define VK_ODD(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)
#else
#define VK_EVEN(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6)
#define VK_ODD(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7)
#endif
  s32 ax = VK_EVEN(a, b) - left, ay = VK_ODD(a, b) - top, bx = VK_EVEN(c, d) - left, by = VK_ODD(c, d) - top;
#undef VK_EVEN
#undef VK_ODD
  s32 up = by < ay;
  s32 x0 = (up & bx) | (~up & ax), x1 = (up & ax) | (~up & bx);
  s32 y0 = (up & by) | (~up & ay), y1 = (up & ay) | (~up & by);
  s32 dx = x1 - x0, dy = y1 - y0;
  ratio(out->slope, dx, dy);
  ratio(out->steepness, dy, __builtin_elementwise_abs(dx));
  __builtin_memcpy(out->x0, &x0, sizeof x0);
  __builtin_memcpy(out->y0, &y0, sizeof y0);
  __builtin_memcpy(out->x1, &x1, sizeof x1);
  __builtin_memcpy(out->y1, &y1, sizeof y1);
  __builtin_memcpy(out->sign, &up, sizeof up);
}

INLINE int64_t signed_by(int64_t v, int64_t sign) { return (v ^ sign) - sign; }

/// A line through several cells of one row, from left to right. What it falls by at a column's edge depends on the row's
/// own ends alone.
INLINE void FN(spread)(
    const FN(CellRow) *r, int64_t xl, int64_t xr, int64_t h, int64_t sign, int64_t steepness, int dense) {
  int64_t x = xl, fallen = 0;
  if (x < 0) {
    fallen = (-xl * steepness + (1ll << 31)) >> 32;
    if (fallen > h) fallen = h;
    FN(add_cell)(r, 0, signed_by(fallen, sign) * VK_TWO, 0, dense);
    x = 0;
  }
  const int64_t stop = xr < r->right ? xr : r->right;
  while (x < stop) {
    int64_t start = x & ~(int64_t)(VK_ONE - 1), next = start + VK_ONE, total = h;
    if (next < xr) {
      total = ((next - xl) * steepness + (1ll << 31)) >> 32;
      if (total > h) total = h;
    } else {
      next = xr;
    }
    int64_t part = signed_by(total - fallen, sign), f = (x - start) + (next - start);
    FN(add_cell)(r, start >> VK_SUBPIXEL_BITS, part * (VK_TWO - f), part * f, dense);
    fallen = total;
    x = next;
  }
}

INLINE void FN(line_in_row)(
    const FN(CellRow) *r, int64_t from, int64_t to, int64_t h, int64_t sign, int64_t steepness, int inside, int dense) {
  const int64_t xl = from < to ? from : to, xr = from < to ? to : from, cell = xl >> VK_SUBPIXEL_BITS;
  if (inside) {
    // At most two cells, as most are, without asking which.
    const int64_t edge = (cell + 1) << VK_SUBPIXEL_BITS, beyond = xr > edge ? xr - edge : 0;
    if (beyond <= VK_ONE) {
      int64_t total = ((edge - xl) * steepness + (1ll << 31)) >> 32;
      total = beyond == 0 || total > h ? h : total;
      const int64_t a = signed_by(total, sign), b = signed_by(h - total, sign);
      const int64_t af = a * (xl + xr - beyond - 2 * (edge - VK_ONE)), bg = b * beyond;
      int32_t *at = r->row + cell;
      at[0] = (int32_t)((uint32_t)at[0] + (uint32_t)(a * VK_TWO - af));
      at[1] = (int32_t)((uint32_t)at[1] + (uint32_t)(af + b * VK_TWO - bg));
      at[2] = (int32_t)((uint32_t)at[2] + (uint32_t)bg);
      if (!dense) {
        const int64_t group = cell / VK_GROUP, last = (cell + 1 + (beyond > 0)) / VK_GROUP;
        r->bits[group >> 6] |= 1ull << (group & 63);
        if (last != group) r->bits[last >> 6] |= 1ull << (last & 63);
      }
      return;
    }
    FN(spread)(r, xl, xr, h, sign, steepness, dense);
    return;
  }
  if (cell == xr >> VK_SUBPIXEL_BITS && xl >= 0) {
    if (xl < r->right) {
      int64_t f = (xl & (VK_ONE - 1)) + (xr & (VK_ONE - 1)), v = signed_by(h, sign);
      FN(add_cell)(r, cell, v * (VK_TWO - f), v * f, dense);
    }
  } else if (xr <= 0) {
    FN(add_cell)(r, 0, signed_by(h, sign) * VK_TWO, 0, dense);
  } else if (xl < r->right) {
    FN(spread)(r, xl, xr, h, sign, steepness, dense);
  }
}

INLINE void FN(line)(const VKCells *cells, const FN(Lines) *lines, int i, int inside, int dense) {
  const int64_t x0 = lines->x0[i], y0 = lines->y0[i], x1 = lines->x1[i], y1 = lines->y1[i], sign = lines->sign[i];
  if (y0 == y1) return;
  const int64_t right = (int64_t)cells->width << VK_SUBPIXEL_BITS, bottom = (int64_t)cells->rows << VK_SUBPIXEL_BITS;
  if (x0 >= right && x1 >= right) return;
  if (!inside && (y1 <= 0 || y0 >= bottom)) return;
  const int64_t end = inside || y1 < bottom ? y1 : bottom;
  int64_t y = inside || y0 > 0 ? y0 : 0, row = y >> VK_SUBPIXEL_BITS;
  FN(CellRow) r = {cells->cells + row * cells->cell_stride, dense ? NULL : cells->bits + row * cells->bit_stride, right};

  if (x0 == x1 || (!inside && x0 <= 0 && x1 <= 0)) {
    const int64_t x = x0 == x1 && x0 > 0 ? x0 : 0, cell = x >> VK_SUBPIXEL_BITS, f = x & (VK_ONE - 1);
    while (y < end) {
      int64_t next = (row + 1) << VK_SUBPIXEL_BITS;
      if (next > end) next = end;
      int64_t h = signed_by(next - y, sign);
      FN(add_cell)(&r, cell, h * (VK_TWO - 2 * f), h * 2 * f, dense);
      y = next;
      row += 1;
      r.row += cells->cell_stride;
      if (!dense) r.bits += cells->bit_stride;
    }
    return;
  }

  const int64_t slope = lines->slope[i], steepness = lines->steepness[i];
  int64_t wide = x0 * (1ll << 32) + (y - y0) * slope, x = y == y0 ? x0 : wide >> 32, next = (row + 1) << VK_SUBPIXEL_BITS;
  while (next < end) {
    wide += (next - y) * slope;
    FN(line_in_row)(&r, x, wide >> 32, next - y, sign, steepness, inside, dense);
    x = wide >> 32;
    y = next;
    next += VK_ONE;
    r.row += cells->cell_stride;
    if (!dense) r.bits += cells->bit_stride;
  }
  FN(line_in_row)(&r, x, end == y1 ? x1 : (wide + (end - y) * slope) >> 32, end - y, sign, steepness, inside, dense);
}

INLINE void FN(lines)(const VKCells *cells, const int32_t *points, size_t n, int inside, int dense) {
  FN(Lines) lines;
  size_t i = 0;
  for (; i + VPX < n; i += VPX) {
    FN(prepare)(&lines, points + 2 * i, cells->left, cells->top);
    for (int j = 0; j < VPX; j++) FN(line)(cells, &lines, j, inside, dense);
  }
  if (i + 1 < n) {
    int32_t last[2 * VPX + 2] = {};
    __builtin_memcpy(last, points + 2 * i, (n - i) * 2 * sizeof *last);
    FN(prepare)(&lines, last, cells->left, cells->top);
    for (int j = 0; j < (int)(n - 1 - i); j++) FN(line)(cells, &lines, j, inside, dense);
  }
}

static void FN(cells_lines)(const VKCells *cells, const int32_t *points, size_t n, int32_t inside) {
  const int dense = cells->width / VK_GROUP + 1 <= VK_DENSE_GROUPS;
  if (inside && dense) FN(lines)(cells, points, n, 1, 1);
  else if (inside) FN(lines)(cells, points, n, 1, 0);
  else if (dense) FN(lines)(cells, points, n, 0, 1);
  else FN(lines)(cells, points, n, 0, 0);
}

// MARK: Blur

static void FN(box_row)(uint8_t *dst, uint32_t *sum, const uint8_t *in, const uint8_t *out, uint32_t scale, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint32_t s = sum[i] + in[i] - out[i];
    sum[i] = s;
    dst[i] = (uint8_t)((s * scale + (1u << 23)) >> 24);
  }
}

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
  .mask_multiply = FN(mask_multiply),
  .mask_scale = FN(mask_scale),
  .lerp_rows = FN(lerp_rows),
  .scale_row = FN(scale_row),
  .over_scale_row = FN(over_scale_row),
  .gather_row = FN(gather_row),
  .affine_row = FN(affine_row),
  .affine_nearest_row = FN(affine_nearest_row),
  .ramp_row = FN(ramp_row),
  .radial_row = FN(radial_row),
  .cubic_points = FN(cubic_points),
  .cells_lines = FN(cells_lines),
  .cells_over_solid = FN(cells_over_solid),
  .cells_spans = FN(cells_spans),
  .box_row = FN(box_row),
};

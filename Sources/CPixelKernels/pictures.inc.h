// Rows of scaled and rotated pictures. Part of kernels.inc.h.

/// The channels of each pixel in 128ths: blue and red, or green and alpha.
INLINE v16 even128(v32 p) { return ((v16)p << 8) >> 1; }
INLINE v16 odd128(v32 p) { return (v16)(p & 0xff00ff00) >> 1; }

INLINE v16 lerp15(v16 a, v16 b, v16 f) { return a + times15(b - a, f); }

/// Converts blue and red, green and alpha in 128ths to pixels.
INLINE v32 from128(v16 rb, v16 ga) { return (v32)((rb + 64) >> 7) | ((v32)((ga + 64) << 1) & 0xff00ff00); }

/// Interpolates between two pixels. `f` is in 32,768ths.
INLINE v32 mix2(v32 a, v32 b, v16 f) {
  return from128(lerp15(even128(a), even128(b), f), lerp15(odd128(a), odd128(b), f));
}

/// Interpolates between two pixels of a row and the two below.
INLINE v32 mix4(v32 a, v32 b, v32 c, v32 d, v16 fx, v16 fy) {
  return from128(
      lerp15(lerp15(even128(a), even128(b), fx), lerp15(even128(c), even128(d), fx), fy),
      lerp15(lerp15(odd128(a), odd128(b), fx), lerp15(odd128(c), odd128(d), fx), fy));
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

/// Loads the neighbours src[index] and src[index + 1].
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

/// pick_pairs for indices `x` that do not decrease, from `first` to `last`.
INLINE void pick_rising(const uint32_t *src, s32 x, int32_t first, int32_t last, v32 *s, v32 *t) {
#if defined(VK_AVX512)
  const __m512i j = (__m512i)(x - first), *p = (const __m512i *)(const void *)(src + first);
  if (last - first < 16) {
    *s = (v32)_mm512_permutexvar_epi32(j, _mm512_loadu_si512(p));
    *t = (v32)_mm512_permutexvar_epi32(j, _mm512_loadu_si512(src + first + 1));
    return;
  }
  if (last - first < 31) {
    // All pixels are in two vectors.
    __m512i a = _mm512_loadu_si512(p), b = _mm512_loadu_si512(p + 1);
    *s = (v32)_mm512_permutex2var_epi32(a, j, b);
    *t = (v32)_mm512_permutex2var_epi32(a, _mm512_add_epi32(j, _mm512_set1_epi32(1)), b);
    return;
  }
#elif defined(VK_AVX2)
  if (last - first < 16) {
    // Indices from 8 on wrap around: they select lanes of the second vector.
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

#define PICK(row, s, t) pick_rising(row, (s32)LD((const uint32_t *)index), index[i], index[i + (PART ? k_ : VPX) - 1], &s, &t)

#define SCALE_ROW(...) \
  if (part == 0) { \
    ROW(n, { \
      v32 a, b; \
      PICK(src, a, b); \
      v32 p = mix2(a, b, both(LD(weight))); \
      __VA_ARGS__ \
    }); \
  } else { \
    const v16 fy = both(splat(part)); \
    ROW(n, { \
      v32 a, b, c, d; \
      PICK(src, a, b); \
      PICK(below, c, d); \
      v32 p = mix4(a, b, c, d, both(LD(weight)), fy); \
      __VA_ARGS__ \
    }); \
  }

static void FN(scale_row)(
    uint32_t *dst, const uint32_t *src, const uint32_t *below, const int32_t *index, const uint32_t *weight, uint32_t part, size_t n) {
  SCALE_ROW(ST(dst, p);)
}

static void FN(over_scale_row)(
    uint32_t *dst, const uint32_t *src, const uint32_t *below, const int32_t *index, const uint32_t *weight, uint32_t part, size_t n) {
  SCALE_ROW(ST(dst, over(p, LD(dst)));)
}

/// The part of scale_row along a row, before it mixes two rows.
static void FN(widen_row)(
    uint32_t *dst, ptrdiff_t plane, const uint32_t *src, const int32_t *index, const uint32_t *weight, size_t n) {
  ROW(n, {
    v32 a, b;
    PICK(src, a, b);
    const v16 f = both(LD(weight));
    ST(dst, (v32)lerp15(even128(a), even128(b), f));
    ST(dst + plane, (v32)lerp15(odd128(a), odd128(b), f));
  });
}

#define MIX_ROWS(...) \
  const v16 f = both(splat(part)); \
  ROW(n, { \
    v32 p = from128(lerp15((v16)LD(a), (v16)LD(b), f), lerp15((v16)LD(a + plane), (v16)LD(b + plane), f)); \
    __VA_ARGS__ \
  });

static void FN(mix_rows)(uint32_t *dst, const uint32_t *a, const uint32_t *b, ptrdiff_t plane, uint32_t part, size_t n) {
  MIX_ROWS(ST(dst, p);)
}

static void FN(over_mix_rows)(uint32_t *dst, const uint32_t *a, const uint32_t *b, ptrdiff_t plane, uint32_t part, size_t n) {
  MIX_ROWS(ST(dst, over(p, LD(dst)));)
}

/// The lanes at even indices of two vectors; odds returns those at odd indices.
INLINE v32 evens(v32 a, v32 b) {
#if VPX == 16
  return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
#elif VPX == 8
  return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
#else
  return __builtin_shufflevector(a, b, 0, 2, 4, 6);
#endif
}

INLINE v32 odds(v32 a, v32 b) {
#if VPX == 16
  return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
#elif VPX == 8
  return __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
#else
  return __builtin_shufflevector(a, b, 1, 3, 5, 7);
#endif
}

INLINE v32 mean4(v32 a, v32 b, v32 c, v32 d) {
  v16 rb = (v16)(a & 0x00ff00ff) + (v16)(b & 0x00ff00ff) + (v16)(c & 0x00ff00ff) + (v16)(d & 0x00ff00ff) + 2;
  v16 ga = ((v16)a >> 8) + ((v16)b >> 8) + ((v16)c >> 8) + ((v16)d >> 8) + 2;
  return (v32)(rb >> 2 | (ga << 6 & 0xff00));
}

/// The means of squares of 2x2 pixels, from two vectors of a row and the two below. Columns are added first, to save shuffles.
INLINE v32 halved(v32 p, v32 q, v32 r, v32 s) {
  v16 rb0 = (v16)(p & 0x00ff00ff) + (v16)(r & 0x00ff00ff), rb1 = (v16)(q & 0x00ff00ff) + (v16)(s & 0x00ff00ff);
  v16 ga0 = ((v16)p >> 8) + ((v16)r >> 8), ga1 = ((v16)q >> 8) + ((v16)s >> 8);
  v16 rb = (v16)evens((v32)rb0, (v32)rb1) + (v16)odds((v32)rb0, (v32)rb1) + 2;
  v16 ga = (v16)evens((v32)ga0, (v32)ga1) + (v16)odds((v32)ga0, (v32)ga1) + 2;
  return (v32)(rb >> 2 | (ga << 6 & 0xff00));
}

// Each vector of the result is computed from two vectors of each source row.
#define HALF_ROW(...) \
  size_t i = 0; \
  for (; i + VPX <= n; i += VPX) { \
    enum { PART = 0 }; \
    const unsigned k_ = VPX; \
    (void)k_; \
    const uint32_t *above = a + 2 * i, *below = b + 2 * i; \
    AHEAD \
    v32 p = halved(load(above), load(above + VPX), load(below), load(below + VPX)); \
    __VA_ARGS__ \
  } \
  if (i < n) { \
    enum { PART = 1 }; \
    const unsigned k_ = (unsigned)(n - i); \
    uint32_t above[2 * VPX] = {0}, below[2 * VPX] = {0}; \
    __builtin_memcpy(above, a + 2 * i, 8 * k_); \
    __builtin_memcpy(below, b + 2 * i, 8 * k_); \
    v32 p = halved(load(above), load(above + VPX), load(below), load(below + VPX)); \
    __VA_ARGS__ \
  }

#define AHEAD
static void FN(half_row)(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t n) { HALF_ROW(ST(dst, p);) }
#undef AHEAD

// The processor does not predict that the rows below are read next.
#define AHEAD \
  __builtin_prefetch(above + ahead); \
  __builtin_prefetch(below + ahead); \
  if (VPX == 16) { \
    __builtin_prefetch(above + ahead + 16); \
    __builtin_prefetch(below + ahead + 16); \
  }
static void FN(over_half_row)(uint32_t *dst, const uint32_t *a, const uint32_t *b, ptrdiff_t ahead, size_t n) {
  HALF_ROW(ST(dst, over(p, LD(dst)));)
}
#undef AHEAD
#undef HALF_ROW

static void FN(mean_row)(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t n) {
  ROW(n, {
    v32 p = LD(a);
    v32 q = LD(b);
    ST(dst, mean4(p, p, q, q));
  });
}

static void FN(gather_row)(uint32_t *dst, const uint32_t *src, const int32_t *index, size_t n) {
  ROW(n, ST(dst, pick(src, (s32)LD((const uint32_t *)index))););
}

/// The source coordinates of a vector's pixels: whole pixels, and fractions in units of 2^-32.
typedef struct {
  s32 whole;
  v32 rest;
} places;

INLINE void places_from(places *p, int64_t start, int64_t step) {
  const s64 iota = {IOTA};
  s64 at = start + iota * step;
  p->whole = __builtin_convertvector(at >> 32, s32);
  p->rest = __builtin_convertvector(at, v32);
}

INLINE void places_step(places *p, int64_t step) {
  const v32 low = splat((uint32_t)step);
  p->rest += low;
  // The carry of the 32-bit sum is added to the whole pixels: the comparison is -1 if there is one.
  p->whole += (int32_t)(step >> 32) - (s32)(p->rest < low);
}

#if defined(VK_AVX512)
/// Loads the pixels at (x, y), their right neighbours, and those below both, for coordinates within 16 columns. Loads source rows one
/// by one from `low` on, and selects pixels from each. `steps` must be at least the number of rows from `low` to `high` + 1.
INLINE void pick_by_rows(
    const uint32_t *src, ptrdiff_t stride, s32 x, s32 y, int32_t left, int32_t low, int32_t high, int32_t steps, v32 *a, v32 *b,
    v32 *c, v32 *d) {
  const uint32_t *row = src + low * stride + left, *last = src + (high + 1) * stride + left;
  const __m512i j = (__m512i)(x - left), line = (__m512i)(y - low);
  __m512i pa = _mm512_setzero_si512(), pb = pa, pc = pa, pd = pa, at = pa;
  __mmask16 above = 0;
  for (int32_t k = 0; k < steps; k++) {
    const __mmask16 here = _mm512_cmpeq_epi32_mask(line, at);
    const __m512i s = _mm512_loadu_si512(row), t = _mm512_loadu_si512(row + 1);
    pa = _mm512_mask_permutexvar_epi32(pa, here, j, s);
    pb = _mm512_mask_permutexvar_epi32(pb, here, j, t);
    pc = _mm512_mask_permutexvar_epi32(pc, above, j, s);
    pd = _mm512_mask_permutexvar_epi32(pd, above, j, t);
    above = here;
    at = _mm512_add_epi32(at, _mm512_set1_epi32(1));
    // The number of steps is the same for the whole row, so that the branch is predictable. Some steps read the last row again.
    if (row != last) row += stride;
  }
  *a = (v32)pa;
  *b = (v32)pb;
  *c = (v32)pc;
  *d = (v32)pd;
}
#endif

#if defined(VK_AVX512) || defined(VK_AVX2)
// A load for each pair is faster than a gather, and scalar indices are faster than extracting them from a vector.
#define VK_AT(k) (((v + LANE(k) * dv) >> 32) * stride + ((u + LANE(k) * du) >> 32))
#define VK_QUAD(k) \
  _mm_unpacklo_epi64( \
      _mm_loadl_epi64((const __m128i *)(const void *)(src + VK_AT(k))), \
      _mm_loadl_epi64((const __m128i *)(const void *)(src + stride + VK_AT(k))))
#if defined(VK_AVX512)
#define VK_QUADS(k) \
  _mm512_inserti64x4( \
      _mm512_castsi256_si512(_mm256_set_m128i(VK_QUAD((k) + 4), VK_QUAD(k))), \
      _mm256_set_m128i(VK_QUAD((k) + 12), VK_QUAD((k) + 8)), 1)
#define VK_UNPACK(how, a, b) _mm512_unpack##how(a, b)
typedef __m512i FN(whole);
#else
#define VK_QUADS(k) _mm256_set_m128i(VK_QUAD((k) + 4), VK_QUAD(k))
#define VK_UNPACK(how, a, b) _mm256_unpack##how(a, b)
typedef __m256i FN(whole);
#endif
#define LANE(k) ((int64_t)(PART && (k) >= k_ ? 0 : (k)))
#define PICK_QUADS \
  const FN(whole) quad0 = VK_QUADS(0), quad1 = VK_QUADS(1), quad2 = VK_QUADS(2), quad3 = VK_QUADS(3); \
  const FN(whole) top0 = VK_UNPACK(lo_epi32, quad0, quad1), top1 = VK_UNPACK(lo_epi32, quad2, quad3); \
  const FN(whole) low0 = VK_UNPACK(hi_epi32, quad0, quad1), low1 = VK_UNPACK(hi_epi32, quad2, quad3); \
  a = (v32)VK_UNPACK(lo_epi64, top0, top1); \
  b = (v32)VK_UNPACK(hi_epi64, top0, top1); \
  c = (v32)VK_UNPACK(lo_epi64, low0, low1); \
  d = (v32)VK_UNPACK(hi_epi64, low0, low1);
#else
// Lanes past the end use the first pixel, which is inside the picture.
#define PICK_QUADS \
  s32 at = vs.whole * (int32_t)stride + us.whole; \
  if (PART) { \
    const s32 iota = {IOTA}; \
    s32 keep = iota < (int32_t)k_; \
    at = (at & keep) | (at[0] & ~keep); \
  } \
  pick_pairs(src, at, &a, &b); \
  pick_pairs(src + stride, at, &c, &d);
#endif

#if defined(VK_AVX512)
/// Loads source rows one by one, if coordinates advance by at most a column and few rows per pixel.
#define AFFINE_BY_ROWS(...) \
  if (du <= (1ll << 32) && du >= -(1ll << 32) && dv < (2ll << 32) / 5 && dv > -((2ll << 32) / 5)) { \
    const int32_t steps = (int32_t)((15 * (dv < 0 ? -dv : dv)) >> 32) + 3; \
    ROW(n, { \
      v32 a, b, c, d; \
      const int64_t more = PART ? k_ - 1 : VPX - 1, end_u = u + more * du, end_v = v + more * dv; \
      pick_by_rows(src, stride, us.whole, vs.whole, (int32_t)((du < 0 ? end_u : u) >> 32), (int32_t)((dv < 0 ? end_v : v) >> 32), \
                   (int32_t)((dv < 0 ? v : end_v) >> 32), steps, &a, &b, &c, &d); \
      v32 p = mix4(a, b, c, d, both(us.rest >> 17), both(vs.rest >> 17)); \
      __VA_ARGS__ \
      places_step(&us, du * VPX); \
      places_step(&vs, dv * VPX); \
      u += du * VPX; \
      v += dv * VPX; \
    }); \
    return; \
  }
#else
#define AFFINE_BY_ROWS(...)
#endif

#define AFFINE_ROW(...) \
  places us, vs; \
  places_from(&us, u, du); \
  places_from(&vs, v, dv); \
  AFFINE_BY_ROWS(__VA_ARGS__) \
  ROW(n, { \
    v32 a, b, c, d; \
    PICK_QUADS \
    v32 p = mix4(a, b, c, d, both(us.rest >> 17), both(vs.rest >> 17)); \
    __VA_ARGS__ \
    places_step(&us, du * VPX); \
    places_step(&vs, dv * VPX); \
    u += du * VPX; \
    v += dv * VPX; \
  });

static void FN(affine_row)(
    uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n) {
  AFFINE_ROW(ST(dst, p);)
}

static void FN(over_affine_row)(
    uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n) {
  AFFINE_ROW(ST(dst, over(p, LD(dst)));)
}

#undef PICK
#undef SCALE_ROW
#undef MIX_ROWS
#undef VK_AT
#undef VK_QUAD
#undef VK_QUADS
#undef VK_UNPACK
#undef LANE
#undef PICK_QUADS
#undef AFFINE_BY_ROWS
#undef AFFINE_ROW

static void FN(affine_nearest_row)(
    uint32_t *dst, const uint32_t *src, ptrdiff_t stride, int64_t u, int64_t v, int64_t du, int64_t dv, size_t n) {
  for (size_t i = 0; i < n; i++) {
    dst[i] = src[(v >> 32) * stride + (u >> 32)];
    u += du;
    v += dv;
  }
}

static void FN(projective_row)(
    uint32_t *dst, const uint32_t *src, ptrdiff_t stride, const VKPlane *plane, int64_t start, size_t n) {
#pragma clang fp contract(off)
  f64 at = {IOTA};
  at += (double)start + 0.5;
  const f64 zero = {}, one = zero + 1.0, right = zero + (double)plane->right, bottom = zero + (double)plane->bottom;
  ROW(n, {
    f64 w = at * plane->g + plane->ws;
    const s64 front = w > zero + 1e-30;
    w = (f64)(((s64)w & front) | ((s64)one & ~front));
    const f64 k = one / w;
    const f64 u = __builtin_elementwise_min(__builtin_elementwise_max((at * plane->a + plane->us) * k - plane->left, zero), right);
    const f64 v = __builtin_elementwise_min(__builtin_elementwise_max((at * plane->b + plane->vs) * k - plane->top, zero), bottom);
    const s32 x = __builtin_convertvector(u, s32), y = __builtin_convertvector(v, s32);
    const s32 fx = __builtin_convertvector((u - __builtin_convertvector(x, f64)) * 32768.0, s32);
    const s32 fy = __builtin_convertvector((v - __builtin_convertvector(y, f64)) * 32768.0, s32);
    const s32 index = y * (int32_t)stride + x, below = (y < plane->bottom) & (int32_t)stride;
    v32 a;
    v32 b;
    v32 c;
    v32 d;
    pick_pairs(src, index, &a, &b);
    pick_pairs(src, index + below, &c, &d);
    v32 p = mix4(a, b, c, d, both((v32)fx), both((v32)fy)) & (v32)__builtin_convertvector(front, s32);
    ST(dst, p);
    at += (double)VPX;
  });
}

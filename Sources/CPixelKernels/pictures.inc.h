// Rows of scaled and turned pictures and of gradients. Part of kernels.inc.h.

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

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

INLINE v32 scale(v32 p, v16 k) {
  v16 rb = (v16)(p & 0x00ff00ff) * k + 128, ga = ((v16)p >> 8) * k + 128;
  return (v32)((rb + (rb >> 8)) >> 8 | ((ga + (ga >> 8)) & 0xff00));
}

INLINE v32 add(v32 a, v32 b) { return (v32)__builtin_elementwise_add_sat((v8)a, (v8)b); }

INLINE v32 over(v32 s, v32 d) { return add(s, scale(d, both(~s >> 24))); }

INLINE v32 lerp255(v32 s, v32 d, v16 k) {
  v16 j = 255 - k;
  v16 rb = (v16)(s & 0x00ff00ff) * k + (v16)(d & 0x00ff00ff) * j + 128;
  v16 ga = ((v16)s >> 8) * k + ((v16)d >> 8) * j + 128;
  return (v32)((rb + (rb >> 8)) >> 8 | ((ga + (ga >> 8)) & 0xff00));
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

static void FN(scale_row)(uint32_t *dst, const uint32_t *src, const int32_t *index, const uint32_t *weight, size_t n) {
  ROW(n, {
    s32 x = (s32)LD((const uint32_t *)index);
    v16 f = both(LD(weight));
    v32 s, t;
#if defined(VK_AVX512)
    int32_t first = index[i], last = index[i + (PART ? k_ : VPX) - 1];
    if (last - first < 31) {
      // All that is read lies in two vectors.
      __m512i a = _mm512_loadu_si512(src + first), b = _mm512_loadu_si512(src + first + 16);
      __m512i j = (__m512i)(x - first);
      s = (v32)_mm512_permutex2var_epi32(a, j, b);
      t = (v32)_mm512_permutex2var_epi32(a, _mm512_add_epi32(j, _mm512_set1_epi32(1)), b);
    } else
#endif
      pick_pairs(src, x, &s, &t);
    ST(dst, lerp256(s, t, f));
  });
}

static void FN(gather_row)(uint32_t *dst, const uint32_t *src, const int32_t *index, size_t n) {
  ROW(n, ST(dst, pick(src, (s32)LD((const uint32_t *)index))););
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
    pick_pairs(src, at, &a, &b);
    pick_pairs(below, at, &c, &d);
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

/// Twice the covered area in subpixels to 0...255.
INLINE v32 to_coverage(s32 area, int even_odd) {
  s32 full = (s32){} + VK_FULL;
  if (even_odd) {
    area &= 2 * VK_FULL - 1;
    area = __builtin_elementwise_min(area, 2 * full - area);
  } else {
    area = __builtin_elementwise_min(__builtin_elementwise_abs(area), full);
    area &= 0x7fffffff;  // where the sum overflowed to the one value that has no opposite
    area = __builtin_elementwise_min(area, full);
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
    a &= 0x7fffffff;
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

INLINE void FN(cells_over_solid_rule)(
    uint32_t *dst, ptrdiff_t dst_stride, const VKCells *cells, uint32_t color, int even_odd) {
  const int32_t width = cells->width, groups = width / VK_GROUP + 1;
  const v32 c = splat(color);
  for (int32_t y = 0; y < cells->rows; y++, dst += dst_stride) {
    uint64_t *bits = cells->bits + y * cells->bit_stride;
    int32_t *row = cells->cells + y * cells->cell_stride;
    int32_t carry = 0, at = 0;
    if (groups <= 5) {
      // A narrow row is done faster without asking what was touched.
      if (bits[0] == 0) continue;
      bits[0] = 0;
      for (int32_t x = 0; x < width; x += VPX) {
        // The pixels first: their load need not wait for the stores.
        const unsigned k = x + VPX <= width ? VPX : (unsigned)(width - x);
        v32 d = k == VPX ? load(dst + x) : load_part(dst + x, k);
        s32 delta;
        __builtin_memcpy(&delta, row + x, sizeof delta);
        __builtin_memset(row + x, 0, sizeof delta);
        s32 sum = running_sum(delta), area = sum + carry;
        carry = (int32_t)((uint32_t)carry + (uint32_t)sum[VPX - 1]);
        v32 s = over(scale(c, both(to_coverage(area, even_odd))), d);
        if (k == VPX) store(dst + x, s); else store_part(dst + x, s, k);
      }
      row[width] = 0;
      continue;
    }
    while (at < groups) {
      int32_t group = next_touched(bits, at, groups);
      if (group > at) {
        int32_t x = at * VK_GROUP, end = group * VK_GROUP;
        if (end > width) end = width;
        uint32_t k = carry == 0 ? 0 : coverage_of(carry, even_odd);
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
      int32_t *cell = row + group * VK_GROUP;
      for (int j = 0; j < VK_GROUP; j += VPX) {
        int32_t x = group * VK_GROUP + j;
        const unsigned k = x + VPX <= width ? VPX : x < width ? (unsigned)(width - x) : 0;
        v32 d = k == VPX ? load(dst + x) : k > 0 ? load_part(dst + x, k) : splat(0);
        s32 delta;
        __builtin_memcpy(&delta, cell + j, sizeof delta);
        __builtin_memset(cell + j, 0, sizeof delta);
        s32 sum = running_sum(delta), area = sum + carry;
        carry = (int32_t)((uint32_t)carry + (uint32_t)sum[VPX - 1]);
        v32 s = over(scale(c, both(to_coverage(area, even_odd))), d);
        if (k == VPX) store(dst + x, s); else if (k > 0) store_part(dst + x, s, k);
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
  uint64_t *bits = cells->bits + y * cells->bit_stride;
  int32_t *row = cells->cells + y * cells->cell_stride;
  int32_t carry = 0, at = 0, count = 0;
  while (at < groups) {
    int32_t group = next_touched(bits, at, groups);
    if (group > at) {
      int32_t x = at * VK_GROUP, end = group * VK_GROUP;
      if (end > width) end = width;
      uint32_t k = carry == 0 ? 0 : coverage_of(carry, even_odd);
      if (k != 0 && end > x) spans[count++] = (VKSpan){x, end - x, (int32_t)k};
      if (group == groups) break;
    }
    int32_t *cell = row + group * VK_GROUP;
    for (int j = 0; j < VK_GROUP; j += VPX) {
      s32 delta;
      __builtin_memcpy(&delta, cell + j, sizeof delta);
      __builtin_memset(cell + j, 0, sizeof delta);
      s32 sum = running_sum(delta), area = sum + carry;
      carry = (int32_t)((uint32_t)carry + (uint32_t)sum[VPX - 1]);
      b8 k = __builtin_convertvector(to_coverage(area, even_odd), b8);
      __builtin_memcpy(coverage + group * VK_GROUP + j, &k, sizeof k);
    }
    int32_t x = group * VK_GROUP, end = x + VK_GROUP < width ? x + VK_GROUP : width;
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
  .gather_row = FN(gather_row),
  .affine_row = FN(affine_row),
  .affine_nearest_row = FN(affine_nearest_row),
  .ramp_row = FN(ramp_row),
  .radial_row = FN(radial_row),
  .cells_over_solid = FN(cells_over_solid),
  .cells_spans = FN(cells_spans),
  .box_row = FN(box_row),
};

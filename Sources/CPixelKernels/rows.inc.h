// Composites rows of pixels over rows of pixels. Part of kernels.inc.h.

static void FN(fill)(uint32_t *dst, uint32_t color, size_t n) {
#if defined(__x86_64__)
  if (n >= VK_LONG_FILL) {
    // This instruction does not read the cache lines that it overwrites.
    __asm__ volatile("rep stosl" : "+D"(dst), "+c"(n) : "a"(color) : "memory");
    return;
  }
#endif
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

/// Returns 0 if the coverage of all pixels of a vector is 0, 1 if all of it is 255, otherwise 2.
INLINE int coverage_kind(const uint8_t *p) {
#if VPX == 16
  uint64_t a, b;
  __builtin_memcpy(&a, p, 8);
  __builtin_memcpy(&b, p + 8, 8);
  return (a | b) == 0 ? 0 : (a & b) == ~0ull ? 1 : 2;
#elif VPX == 8
  uint64_t a;
  __builtin_memcpy(&a, p, 8);
  return a == 0 ? 0 : a == ~0ull ? 1 : 2;
#else
  uint32_t a;
  __builtin_memcpy(&a, p, 4);
  return a == 0 ? 0 : a == ~0u ? 1 : 2;
#endif
}

static void FN(mask_over_solid)(
    uint32_t *dst, ptrdiff_t dst_stride, const uint8_t *mask, ptrdiff_t mask_stride, uint32_t color, size_t rows, size_t n) {
  const v32 c = splat(color);
  const v16 rest = both(~c >> 24);
  for (; rows > 0; rows--, dst += dst_stride, mask += mask_stride) {
    if (rows > 3) {
      for (size_t x = 0; x < n; x += 16) __builtin_prefetch(dst + 3 * dst_stride + x, 1);
    }
#if defined(VK_AVX512)
    // Most of the mask of a thin shape is empty, so 64 pixels are tested at a time.
    for (size_t x = 0; x < n; x += 64) {
      const __m512i m = _mm512_loadu_si512(mask + x);
      uint64_t some = _mm512_test_epi8_mask(m, m);
      const uint64_t all = _mm512_cmpeq_epi8_mask(m, _mm512_set1_epi8(-1));
      if (n - x < 64) some &= (1ull << (n - x)) - 1;
      while (some) {
        const unsigned at = (unsigned)__builtin_ctzll(some) & 48;
        const size_t i = x + at;
        some &= ~(0xffffull << at);
        if (n - i < 16) {
          const unsigned k = (unsigned)(n - i);
          store_part(dst + i, over(scale(c, both(load_coverage(mask + i))), load_part(dst + i, k)), k);
        } else if ((all >> at & 0xffff) == 0xffff) {
          store(dst + i, add(c, scale(load(dst + i), rest)));
        } else {
          store(dst + i, over(scale(c, both(load_coverage(mask + i))), load(dst + i)));
        }
      }
    }
#else
    ROW(n, {
      const int kind = PART ? 2 : coverage_kind(mask + i);
      if (kind == 1) {
        ST(dst, add(c, scale(LD(dst), rest)));
      } else if (kind == 2) {
        ST(dst, over(scale(c, both(load_coverage(mask + i))), LD(dst)));
      }
    });
#endif
  }
}

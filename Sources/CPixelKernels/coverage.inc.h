// From cells to coverage and pixels. Part of kernels.inc.h.

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

/// The last lane, copied to all lanes.
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

/// Replaces a vector of cells by zeros, and returns their running sums plus `carry`. `carry` becomes the last sum, in every lane.
INLINE s32 take_cells(int32_t *cells, s32 *carry) {
  s32 delta = load_cells(cells);
  const s32 zero = {};
  __builtin_memcpy(cells, &zero, sizeof zero);
  s32 sum = running_sum(delta), area = sum + *carry;
  *carry += splat_last(sum);
  return area;
}

/// Converts twice the covered area in subpixels to 0...255: 256 times the covered part of the pixel, rounded down and at most 255, as Core
/// Graphics does.
INLINE v32 to_coverage(s32 area, int even_odd) {
  s32 full = (s32){} + VK_FULL;
  if (even_odd) {
    area &= 2 * VK_FULL - 1;
    area = __builtin_elementwise_min(area, 2 * full - area);
  } else {
    // The comparison is unsigned, because the sum may have overflowed to INT32_MIN, which has no absolute value.
    area = (s32)__builtin_elementwise_min((v32)__builtin_elementwise_abs(area), (v32)full);
  }
  v32 part = (v32)area >> (VK_SHIFT - 8);
  return part - (part >> 8);
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
  a >>= VK_SHIFT - 8;
  return a - (a >> 8);
}

INLINE uint32_t scale_one(uint32_t p, uint32_t k) {
  uint32_t rb = (p & 0x00ff00ff) * k + 0x00800080, ga = ((p >> 8) & 0x00ff00ff) * k + 0x00800080;
  rb = ((rb + ((rb >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
  ga = (ga + ((ga >> 8) & 0x00ff00ff)) & 0xff00ff00;
  return rb | ga;
}

/// Returns the first touched group from `from` on, or `groups`.
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
        // The pixels are loaded first, so that the load does not wait for the stores.
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

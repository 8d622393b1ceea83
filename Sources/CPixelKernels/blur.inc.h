// Rows of blurred masks and pictures. Part of kernels.inc.h.

static void FN(box_row)(uint8_t *dst, uint32_t *sum, const uint8_t *in, const uint8_t *out, uint32_t scale, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint32_t s = sum[i] + in[i] - out[i];
    sum[i] = s;
    dst[i] = (uint8_t)((s * scale + (1u << 23)) >> 24);
  }
}

/// The lower and the upper 16 bits of each lane, signed.
INLINE s32 low_half(v16 x) { return ((s32)x << 16) >> 16; }
INLINE s32 high_half(v16 x) { return (s32)x >> 16; }

typedef uint64_t u64 __attribute__((vector_size(VPX * 8)));

/// Advances the three running sums of a channel by a row, and returns the third.
INLINE v32 blur_sum(uint32_t *state, int channel, s32 change) {
  uint32_t *s = state + channel * 3 * VK_BLUR_PLANE;
  v32 first = load(s) + (v32)change;
  v32 second = load(s + VK_BLUR_PLANE) + first;
  v32 third = load(s + 2 * VK_BLUR_PLANE) + second;
  store(s, first);
  store(s + VK_BLUR_PLANE, second);
  store(s + 2 * VK_BLUR_PLANE, third);
  return third;
}

/// blur_sum with 64 bits. The wide vectors are passed by pointer, because some instruction sets cannot return them.
INLINE void blur_sum_wide(uint64_t *state, int channel, s32 change, u64 *third) {
  uint64_t *s = state + channel * 3 * VK_BLUR_PLANE;
  u64 first, second;
  __builtin_memcpy(&first, s, sizeof first);
  __builtin_memcpy(&second, s + VK_BLUR_PLANE, sizeof second);
  __builtin_memcpy(third, s + 2 * VK_BLUR_PLANE, sizeof *third);
  first += (u64)__builtin_convertvector(change, s64);
  second += first;
  *third += second;
  __builtin_memcpy(s, &first, sizeof first);
  __builtin_memcpy(s + VK_BLUR_PLANE, &second, sizeof second);
  __builtin_memcpy(s + 2 * VK_BLUR_PLANE, third, sizeof *third);
}

INLINE v32 blur_byte(v32 sum, const VKBlurScale *scale) {
  u64 x = __builtin_convertvector(sum + (uint32_t)scale->half, u64) * (uint64_t)scale->inverse;
  return __builtin_convertvector(x >> scale->post, v32);
}

INLINE v32 blur_byte_wide(const u64 *sum, const VKBlurScale *scale) {
  u64 x = ((*sum + scale->half) >> scale->pre & 0xffffffff) * (uint64_t)scale->inverse;
  return __builtin_convertvector(x >> scale->post, v32);
}

/// The third difference of blue and red, and of green and alpha: each within -1,020...1,020.
#define BLUR_CHANGE(rb, ga) \
  v16 rb = {}; \
  v16 ga = {}; \
  for (int k = 0; k < 8; k++) { \
    v32 p = LD(taps[k]); \
    const int adds = k == 0 || (k >= 4 && k < 7); \
    v16 even = (v16)(p & 0x00ff00ff); \
    v16 odd = (v16)p >> 8; \
    rb = adds ? rb + even : rb - even; \
    ga = adds ? ga + odd : ga - odd; \
  }

static void FN(blur_row)(
    uint32_t *dst, uint32_t *state, const uint32_t *const *taps, const VKBlurScale *scale, size_t n) {
  ROW(n, {
    BLUR_CHANGE(rb, ga)
    v32 b = blur_sum(state + i, 0, low_half(rb));
    v32 g = blur_sum(state + i, 1, low_half(ga));
    v32 r = blur_sum(state + i, 2, high_half(rb));
    v32 a = blur_sum(state + i, 3, high_half(ga));
    if (dst) {
      ST(dst, blur_byte(b, scale) | blur_byte(g, scale) << 8 | blur_byte(r, scale) << 16 | blur_byte(a, scale) << 24);
    }
  });
}

static void FN(blur_row_wide)(
    uint32_t *dst, uint64_t *state, const uint32_t *const *taps, const VKBlurScale *scale, size_t n) {
  ROW(n, {
    BLUR_CHANGE(rb, ga)
    u64 b;
    u64 g;
    u64 r;
    u64 a;
    blur_sum_wide(state + i, 0, low_half(rb), &b);
    blur_sum_wide(state + i, 1, low_half(ga), &g);
    blur_sum_wide(state + i, 2, high_half(rb), &r);
    blur_sum_wide(state + i, 3, high_half(ga), &a);
    if (dst) {
      v32 even = blur_byte_wide(&b, scale) | blur_byte_wide(&r, scale) << 16;
      v32 odd = blur_byte_wide(&g, scale) | blur_byte_wide(&a, scale) << 16;
      ST(dst, even | odd << 8);
    }
  });
}

static void FN(weighted_row)(uint32_t *dst, const uint32_t *const *rows, const int16_t *weights, size_t count, size_t n) {
  ROW(n, {
    v16 rb = {};
    v16 ga = {};
    for (size_t k = 0; k < count; k++) {
      v32 p = LD(rows[k]);
      v16 w = both(splat((uint16_t)weights[k]));
      rb += times15((v16)(p & 0x00ff00ff) << 7, w);
      ga += times15(((v16)p >> 8) << 7, w);
    }
    // The sums are in 128ths and at most 255 plus rounding errors, so adding one half does not overflow 16 bits.
    rb = __builtin_elementwise_min((rb + 64) >> 7, (v16){} + 255);
    ga = __builtin_elementwise_min((ga + 64) >> 7, (v16){} + 255);
    ST(dst, (v32)(rb | ga << 8));
  });
}

static void FN(transpose)(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, size_t rows, size_t n) {
  typedef uint32_t quad __attribute__((vector_size(16)));
  size_t x = 0;
  for (; x + 4 <= n; x += 4) {
    uint32_t *to = dst + (ptrdiff_t)x * dst_stride;
    size_t y = 0;
    for (; y + 4 <= rows; y += 4) {
      const uint32_t *from = src + (ptrdiff_t)y * src_stride + x;
      quad a, b, c, d;
      __builtin_memcpy(&a, from, 16);
      __builtin_memcpy(&b, from + src_stride, 16);
      __builtin_memcpy(&c, from + 2 * src_stride, 16);
      __builtin_memcpy(&d, from + 3 * src_stride, 16);
      quad ab = __builtin_shufflevector(a, b, 0, 4, 1, 5), cd = __builtin_shufflevector(c, d, 0, 4, 1, 5);
      quad ef = __builtin_shufflevector(a, b, 2, 6, 3, 7), gh = __builtin_shufflevector(c, d, 2, 6, 3, 7);
      a = __builtin_shufflevector(ab, cd, 0, 1, 4, 5);
      b = __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
      c = __builtin_shufflevector(ef, gh, 0, 1, 4, 5);
      d = __builtin_shufflevector(ef, gh, 2, 3, 6, 7);
      __builtin_memcpy(to + y, &a, 16);
      __builtin_memcpy(to + dst_stride + y, &b, 16);
      __builtin_memcpy(to + 2 * dst_stride + y, &c, 16);
      __builtin_memcpy(to + 3 * dst_stride + y, &d, 16);
    }
    for (; y < rows; y++) {
      for (int j = 0; j < 4; j++) to[j * dst_stride + (ptrdiff_t)y] = src[(ptrdiff_t)y * src_stride + (ptrdiff_t)x + j];
    }
  }
  for (; x < n; x++) {
    for (size_t y = 0; y < rows; y++) dst[(ptrdiff_t)x * dst_stride + (ptrdiff_t)y] = src[(ptrdiff_t)y * src_stride + (ptrdiff_t)x];
  }
}

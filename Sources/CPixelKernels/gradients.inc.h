// Rows of gradients. Part of kernels.inc.h; uses `pick` of pictures.inc.h.

static void FN(ramp_row)(uint32_t *dst, const uint32_t *table, int shift, int64_t t, int64_t dt, size_t n) {
#if defined(VK_AVX512) || defined(VK_AVX2)
  if (dt <= 1ll << shift && dt >= -(1ll << shift) && shift <= 26) {
    // The entries of a vector are within VPX consecutive ones, so that one load replaces a gather.
    const v32 lanes = {IOTA};
    const v32 steps = lanes * (uint32_t)dt;
    ROW(n, {
      const int64_t low = (dt < 0 ? t + (int64_t)(k_ - 1) * dt : t) >> shift;
      const v32 j = (splat((uint32_t)(t - (low << shift))) + steps) >> shift;
#if defined(VK_AVX512)
      ST(dst, (v32)_mm512_permutexvar_epi32((__m512i)j, _mm512_loadu_si512(table + low)));
#else
      ST(dst, (v32)_mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(table + low)), (__m256i)j));
#endif
      t += dt * VPX;
    });
    return;
  }
#endif
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

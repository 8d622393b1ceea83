// Rows of scaled, turned and projected pictures.
#include "harness.h"

enum { SIDE = 90, SOURCE = 400 };

/// Where a scaled row reads, as a list of rising indices with weights.
typedef struct {
  int32_t *index;
  uint32_t *weight;
  uint32_t part;
} Columns;

static uint32_t fraction(void) {
  return random_int(0, 2) == 0 ? 0 : random_int(0, 7) == 0 ? 32767 : (uint32_t)random_int(0, 32767);
}

static Columns columns(size_t n) {
  Columns c = {input(8, n * 4), input(9, n * 4), fraction()};
  const double step = random_double(0, 4.5);
  for (size_t i = 0; i < n; i++) {
    c.index[i] = (int32_t)((double)i * step);
    c.weight[i] = fraction();
  }
  return c;
}

/// Two planes of 128ths of channels, as widen_row writes them.
static uint32_t *wide(int slot, size_t n) {
  uint32_t *words = input(slot, 2 * n * 4);
  for (size_t i = 0; i < 2 * n; i++) words[i] = (uint32_t)random_int(0, 32640) | (uint32_t)random_int(0, 32640) << 16;
  return words;
}

static void scaled(const VKTable *table, uint64_t seed) {
  for (int over = 0; over < 2; over++) {
    EACH_ROW(over ? "over_scale_row" : "scale_row", {
      uint32_t *dst = pixel_row(n, offset);
      uint32_t *s = input_pixels(0, SOURCE);
      uint32_t *t = input_pixels(1, SOURCE);
      const Columns c = columns(n);
      (over ? table->over_scale_row : table->scale_row)(dst, s, t, c.index, c.weight, c.part, n);
      end_row();
    })
    EACH_ROW(over ? "over_mix_rows" : "mix_rows", {
      uint32_t *dst = pixel_row(n, offset);
      uint32_t *a = wide(0, n);
      uint32_t *b = wide(1, n);
      (over ? table->over_mix_rows : table->mix_rows)(dst, a, b, (ptrdiff_t)n, fraction(), n);
      end_row();
    })
  }
  EACH_ROW("widen_row", {
    uint32_t *dst = pixel_row(2 * n, offset);
    uint32_t *s = input_pixels(0, SOURCE);
    const Columns c = columns(n);
    table->widen_row(dst, (ptrdiff_t)n, s, c.index, c.weight, n);
    end_row();
  })
  EACH_ROW("half_row", {
    uint32_t *dst = pixel_row(n, offset);
    uint32_t *a = input_pixels(0, 2 * n);
    table->half_row(dst, a, input_pixels(1, 2 * n), n);
    end_row();
  })
  EACH_ROW("over_half_row", {
    uint32_t *dst = pixel_row(n, offset);
    uint32_t *a = input_pixels(0, 2 * n);
    table->over_half_row(dst, a, input_pixels(1, 2 * n), 100, n);
    end_row();
  })
  EACH_ROW("mean_row", {
    uint32_t *dst = pixel_row(n, offset);
    uint32_t *a = input_pixels(0, n);
    table->mean_row(dst, a, input_pixels(1, n), n);
    end_row();
  })
  EACH_ROW("gather_row", {
    uint32_t *dst = pixel_row(n, offset);
    uint32_t *s = input_pixels(0, 64);
    int32_t *index = input(1, n * 4);
    for (size_t i = 0; i < n; i++) index[i] = (int32_t)random_int(0, 63);
    table->gather_row(dst, s, index, n);
    end_row();
  })
}

/// A map into the picture: small turns and steps of exactly one pixel occur often.
typedef struct {
  int64_t u, v, du, dv;
} Map;

static int64_t map_start(int64_t d) { return d < 0 ? (68ll << 32) + random_int(0, 19ll << 32) : random_int(0, 19ll << 32); }

static Map map(void) {
  const int64_t most = 1ll << 32;
  const int64_t slight[] = {most, most / 3, most / 40, 0};
  const int64_t reach = slight[random_int(0, 3)];
  Map m;
  m.du = random_int(0, 4) == 0 ? (random_int(0, 1) == 0 ? most : -most) : random_int(-most, most);
  m.dv = random_int(-reach, reach);
  m.u = map_start(m.du);
  m.v = map_start(m.dv);
  // Often from the middle of a pixel: the fractions' sums then overflow by nothing.
  if (random_int(0, 2) == 0) {
    m.u &= ~0xffffffffll;
    m.v &= ~0xffffffffll;
  }
  return m;
}

static void turned(const VKTable *table, uint64_t seed) {
  random_start(seed);
  const uint32_t *picture = input_pixels(0, SIDE * SIDE + 32);
  EACH_ROW("affine_row", {
    uint32_t *dst = pixel_row(n, offset);
    const Map m = map();
    table->affine_row(dst, picture, SIDE, m.u, m.v, m.du, m.dv, n);
    end_row();
  })
  EACH_ROW("over_affine_row", {
    uint32_t *dst = pixel_row(n, offset);
    const Map m = map();
    table->over_affine_row(dst, picture, SIDE, m.u, m.v, m.du, m.dv, n);
    end_row();
  })
  EACH_ROW("affine_nearest_row", {
    uint32_t *dst = pixel_row(n, offset);
    const Map m = map();
    table->affine_nearest_row(dst, picture, SIDE, m.u, m.v, m.du, m.dv, n);
    end_row();
  })
  // Some rows leave the picture, and some go behind the eye.
  EACH_ROW("projective_row", {
    uint32_t *dst = pixel_row(n, offset);
    VKPlane p;
    p.a = random_double(-2, 2);
    p.b = random_double(-1, 1);
    p.g = random_double(-0.01, 0.01);
    p.us = random_double(0, 80);
    p.vs = random_double(0, 80);
    p.ws = random_double(0.2, 1.5);
    p.left = random_double(-5, 5);
    p.top = random_double(-5, 5);
    p.right = (int32_t)random_int(0, SIDE - 1);
    p.bottom = (int32_t)random_int(0, SIDE - 1);
    table->projective_row(dst, picture, SIDE, &p, random_int(-40, 100), n);
    end_row();
  })
  // A sum of nothing but a product's rounding error, which a division by almost nothing makes visible: a fused multiplication differs.
  EACH_ROW("projective_row (rounding)", {
    uint32_t *dst = pixel_row(n, offset);
    const int64_t start = random_int(-40, 100);
    const double at = (double)(start + random_int(0, 66)) + 0.5;
    const double a = random_double(-2, 2), b = random_double(-1, 1);
    const double across = a * at, down = b * at;
    const VKPlane p = {a, b, 0, 0 - across, 0 - down, 1e-18, 0, 0, SIDE - 1, SIDE - 1};
    table->projective_row(dst, picture, SIDE, &p, start, n);
    end_row();
  })
}

void picture_cases(const VKTable *table, uint64_t seed) {
  scaled(table, seed);
  turned(table, seed);
}

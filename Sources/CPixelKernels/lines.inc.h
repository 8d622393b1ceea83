// From outlines to cells. Part of kernels.inc.h.

enum { VK_ONE = 1 << VK_SUBPIXEL_BITS, VK_TWO = 2 << VK_SUBPIXEL_BITS };

/// Points of a cubic at t = (i + 1) / n.
static void FN(cubic_points)(int32_t *points, const VKCubic *k, size_t n) {
#pragma clang fp contract(off)
  const double step = 1 / (double)n;
  // After adding this, the low bits of the double are the nearest integer.
  const double magic = 6755399441055744.0;
  const int32_t left = k->left, top = k->top, right = k->right, bottom = k->bottom;
  f64 at = {IOTA};
  at += 1.0;
  for (size_t i = 0; i < n; i += VPX, at += (double)VPX) {
    f64 t = at * step;
    f64 x = ((k->ax * t + k->bx) * t + k->cx) * t + k->dx, y = ((k->ay * t + k->by) * t + k->cy) * t + k->dy;
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

/// Lines in subpixels from the first pixel's corner. All point downward, so that both shapes at a shared edge round it in the same way.
typedef struct {
  int32_t x0[VPX], y0[VPX], x1[VPX], y1[VPX];
  /// -1 if the line was upward, 0 if it was downward.
  int32_t sign[VPX];
  /// Width per height and height per width, in 32.32 fixed point, truncated.
  int64_t slope[VPX], steepness[VPX];
} FN(Lines);

INLINE void ratio(int64_t *out, s32 a, s32 b) {
  b -= b == 0;
  s64 r = __builtin_convertvector(__builtin_convertvector(a, f64) * 4294967296.0 / __builtin_convertvector(b, f64), s64);
  __builtin_memcpy(out, &r, sizeof r);
}

/// VPX lines between VPX + 1 points.
INLINE void FN(prepare)(FN(Lines) *out, const int32_t *points, int32_t left, int32_t top) {
  s32 a = load_cells(points), b = load_cells(points + VPX), c = load_cells(points + 2), d = load_cells(points + VPX + 2);
  s32 ax = (s32)evens((v32)a, (v32)b) - left, ay = (s32)odds((v32)a, (v32)b) - top;
  s32 bx = (s32)evens((v32)c, (v32)d) - left, by = (s32)odds((v32)c, (v32)d) - top;
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

/// Adds a line through several cells of one row, from left to right. Its height at the edge of a column depends only on its two ends
/// in the row.
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
    // Most lines touch at most two cells in a row. Both cases are computed without a branch.
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

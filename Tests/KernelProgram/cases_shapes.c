// Curves to points, lines to cells, cells to coverage and pixels.
#include "harness.h"

#include <string.h>

static void points_of_curves(const VKTable *table, uint64_t seed) {
  EACH_ROW("cubic_points", {
    if (n == 0) continue;
    VKCubic k;
    double *numbers = &k.ax;
    for (int i = 0; i < 8; i++) numbers[i] = random_double(-400, 400);
    k.left = -400000;
    k.top = -300000;
    k.right = 400000;
    k.bottom = 300000;
    int32_t points[2 * (67 + 16)];
    table->cubic_points(points, &k, n);
    result(points, 2 * n * sizeof *points);
  })
  // One of the points lies half-way between two subpixels, but for the rounding of a product: a fused multiplication differs.
  EACH_ROW("cubic_points (rounding)", {
    if (n == 0) continue;
    const double step = 1 / (double)n, t = (double)random_int(1, (int64_t)n) * step;
    const double cx = random_double(100, 400), cy = random_double(100, 400), x = cx * t, y = cy * t;
    const VKCubic k = {0, 0, 0, 0, cx, cy, ((double)random_int(-4, 4) + 0.5) / 1024 - x, ((double)random_int(-4, 4) + 0.5) / 1024 - y,
                       -400000, -400000, 400000, 400000};
    int32_t points[2 * (67 + 16)];
    table->cubic_points(points, &k, n);
    result(points, 2 * n * sizeof *points);
  })
}

/// Cells of a row of at most 150 pixels.
static void swept_cells(const VKTable *table, uint64_t seed) {
  const int32_t full = 2 << (2 * VK_SUBPIXEL_BITS);
  for (int32_t width = 1; width <= 150; width++) {
    for (int round = 0; round < 16; round++) {
      random_start(seed ^ (uint64_t)(width << 8 | round));
      const int32_t groups = width / VK_GROUP + 1;
      const bool even_odd = round & 1, spans_wanted = round & 2;
      begin(spans_wanted ? "cells_spans" : "cells_over_solid", (size_t)width, (size_t)round);
      int32_t *cells = input(0, (size_t)groups * VK_GROUP * 4);
      memset(cells, 0, (size_t)groups * VK_GROUP * 4);
      uint64_t bits = 0;
      for (int64_t left = random_int(0, 6); left > 0; left--) {
        const int64_t x = random_int(0, width);
        cells[x] = (int32_t)((uint32_t)cells[x] + (uint32_t)(random_int(0, 3) == 0 ? full : random_int(-full, full)));
        if (groups > VK_DENSE_GROUPS) bits |= 1ull << (x / VK_GROUP);
      }
      VKCells all = {cells, groups * VK_GROUP, &bits, 1, width, 1, even_odd, 0, 0};
      uint32_t *dst = pixel_row((size_t)width, 0);
      if (!spans_wanted) {
        table->cells_over_solid(dst, width, &all, random_pixel());
        end_row();
      } else {
        uint8_t row[10 * VK_GROUP + 128], coverage[150] = {0};
        VKSpan spans[22] = {{0, 0, 0}};
        const int32_t count = table->cells_spans(&all, 0, row, spans);
        for (int32_t k = 0; k < count; k++) {
          for (int32_t x = spans[k].start; x < spans[k].start + spans[k].count; x++) {
            coverage[x] = spans[k].value != 0 ? (uint8_t)spans[k].value : row[x];
          }
        }
        result(&count, sizeof count);
        result(spans, sizeof spans);
        result(coverage, (size_t)width);
      }
      // A sweep leaves its cells and its map clean.
      result(cells, (size_t)(width + 1) * 4);
      result(&bits, sizeof bits);
    }
  }
}

static int32_t place(int64_t low, int64_t high, int64_t steps) {
  const int64_t value = random_int(low * 1024, high * 1024);
  return (int32_t)(steps == 0 ? value : steps == 1 ? value & ~1023ll : value & ~511ll);
}

static int32_t near(int32_t from, int64_t low, int64_t high) {
  const int64_t value = from + random_int(-1500, 1500);
  return (int32_t)(value < low * 1024 ? low * 1024 : value > high * 1024 ? high * 1024 : value);
}

/// Lines in, across and outside of the pixels, often on the boundary of a pixel, in rows with and without a map.
static void lines_into_cells(const VKTable *table, uint64_t seed) {
  enum { WIDEST = 200, HIGHEST = 40, CELLS = (WIDEST / VK_GROUP + 1) * VK_GROUP };
  static int32_t cells[CELLS * HIGHEST + 32];
  for (int round = 0; round < 800; round++) {
    random_start(seed ^ (uint64_t)round);
    const bool inside = round & 1;
    const int64_t width = random_int(1, WIDEST), rows = random_int(1, HIGHEST), groups = width / VK_GROUP + 1;
    const int64_t left = random_int(-50, 50), top = random_int(-50, 50), out = inside ? 0 : 60;
    const int64_t minX = left - out, maxX = left + width + out, minY = top - out, maxY = top + rows + out;
    const int64_t steps = random_int(0, 2);
    const size_t n = (size_t)random_int(0, 40);
    begin(inside ? "cells_lines (inside)" : "cells_lines", n, (size_t)round);
    int32_t *points = input(0, 2 * n * 4);
    for (size_t i = 0; i < n; i++) {
      const bool short_line = i > 0 && random_int(0, 2) == 0;
      points[2 * i] = short_line ? near(points[2 * i - 2], minX, maxX) : place(minX, maxX, steps);
      points[2 * i + 1] = short_line ? near(points[2 * i - 1], minY, maxY) : place(minY, maxY, steps);
    }
    uint64_t bits[HIGHEST] = {0};
    memset(cells, 0, sizeof cells);
    VKCells all = {cells, groups * VK_GROUP, bits, 1, (int32_t)width, (int32_t)rows, 0, (int32_t)left * 1024, (int32_t)top * 1024};
    table->cells_lines(&all, points, n, inside);
    for (int64_t y = 0; y < rows; y++) result(cells + y * groups * VK_GROUP, (size_t)width * 4);
    result(bits, sizeof bits);
  }
}

void shape_cases(const VKTable *table, uint64_t seed) {
  points_of_curves(table, seed);
  swept_cells(table, seed);
  lines_into_cells(table, seed);
}

#include <blend2d/blend2d.h>
#include "operations.h"

static BLImage image(Pixels& pixels, int width, int height, BLFormat format = BL_FORMAT_PRGB32) {
  BLImage result;
  result.create_from_data(width, height, format, pixels.data(), width * 4);
  return result;
}

int main(int argc, char** argv) {
  Material m;
  Stopwatch watch("blend2d", m, argc, argv);
  BLImage target = image(m.target, kWidth, kHeight), translucent = image(m.translucent, kWidth, kHeight);
  BLImage opaque = image(m.opaque, kWidth, kHeight, BL_FORMAT_XRGB32), smaller = image(m.smaller, 853, 533);
  BLImage larger = image(m.larger, 2560, 1600), button = image(m.button, 32, 32), sprite = image(m.sprite, 16, 16);
  BLContext c(target);
  auto measure = [&](const char* operation, double pixels, auto body) {
    watch.measure(operation, pixels, [&] { body(); c.flush(BL_CONTEXT_FLUSH_SYNC); });
  };
  measure("fill_opaque", kPixels, [&] { c.fill_rect(BLRect(0, 0, kWidth, kHeight), BLRgba32(0xff010203)); });
  measure("fill_alpha", kPixels, [&] { c.fill_rect(BLRect(0, 0, kWidth, kHeight), BLRgba32(0x80010203)); });
  measure("blit_copy", kPixels, [&] { c.blit_image(BLPointI(0, 0), opaque); });
  measure("blit_over", kPixels, [&] { c.blit_image(BLPointI(0, 0), translucent); });
  measure("blit_over_op", kPixels, [&] { c.set_global_alpha(.5); c.blit_image(BLPointI(0, 0), translucent); c.set_global_alpha(1); });
  c.set_pattern_quality(BL_PATTERN_QUALITY_BILINEAR);
  measure("scale_up", kPixels, [&] { c.blit_image(BLRect(0, 0, kWidth, kHeight), smaller); });
  measure("scale_down", kPixels, [&] { c.blit_image(BLRect(0, 0, kWidth, kHeight), larger); });
  measure("rotate", kPixels, [&] {
    c.save();
    c.rotate(kTurn, kWidth / 2.0, kHeight / 2.0);
    c.blit_image(BLPoint(0, 0), translucent);
    c.restore();
  });
  measure("nine", 400 * 4800.0, [&] {
    int sx[4] = {0, 10, 22, 32};
    double dx[4] = {0, 10, 110, 120}, dy[4] = {0, 10, 30, 40};
    for (auto& q : m.buttons)
      for (int j = 0; j < 3; j++)
        for (int i = 0; i < 3; i++)
          c.blit_image(BLRect(q.x + dx[i], q.y + dy[j], dx[i + 1] - dx[i], dy[j + 1] - dy[j]), button,
                       BLRectI(sx[i], sx[j], sx[i + 1] - sx[i], sx[j + 1] - sx[j]));
  });
  c.set_fill_style(BLRgba32(0xcc0a141e));
  c.set_stroke_style(BLRgba32(0xcc0a141e));
  measure("rrect", 400 * 4800.0, [&] { for (auto& q : m.buttons) c.fill_round_rect(BLRoundRect(q.x, q.y, 120, 40, 12)); });
  measure("circles", 400 * 1600.0, [&] { for (auto& q : m.buttons) c.fill_circle(BLCircle(q.x + 20, q.y + 20, 20)); });
  c.set_fill_rule(BL_FILL_RULE_NON_ZERO);
  measure("star", 100 * 6400.0, [&] {
    for (auto& q : m.shapes) {
      BLPath path;
      for (int i = 0; i < 5; i++) {
        auto s = starPoint(i);
        i ? path.line_to(q.x + s.x, q.y + s.y) : path.move_to(q.x + s.x, q.y + s.y);
      }
      path.close();
      c.fill_path(path);
    }
  });
  c.set_stroke_width(3);
  c.set_stroke_caps(BL_STROKE_CAP_ROUND);
  c.set_stroke_join(BL_STROKE_JOIN_ROUND);
  measure("stroke", 100 * 6400.0, [&] {
    for (auto& q : m.shapes) {
      BLPath path;
      path.move_to(q.x, q.y);
      path.cubic_to(q.x + 80, q.y, q.x, q.y + 80, q.x + 80, q.y + 80);
      c.stroke_path(path);
    }
  });
  BLGradient gradient(BLLinearGradientValues(0, 0, kWidth, kHeight));
  gradient.add_stop(0, BLRgba32(0xffff0000));
  gradient.add_stop(.5, BLRgba32(0xff00ff00));
  gradient.add_stop(1, BLRgba32(0xff0000ff));
  measure("gradient", kPixels, [&] { c.fill_rect(BLRect(0, 0, kWidth, kHeight), gradient); });
  measure("small_over", 10000 * 256.0, [&] { for (auto& q : m.sprites) c.blit_image(BLPointI(int(q.x), int(q.y)), sprite); });
}

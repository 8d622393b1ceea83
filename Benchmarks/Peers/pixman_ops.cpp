#include <pixman.h>
#include "operations.h"

static pixman_image_t* image(Pixels& pixels, int width, int height, pixman_format_code_t format = PIXMAN_a8r8g8b8) {
  return pixman_image_create_bits(format, width, height, pixels.data(), width * 4);
}

static void setTransform(pixman_image_t* image, double a, double b, double tx, double c, double d, double ty) {
  pixman_f_transform_t matrix = {{{a, b, tx}, {c, d, ty}, {0, 0, 1}}};
  pixman_transform_t fixed;
  pixman_transform_from_pixman_f_transform(&fixed, &matrix);
  pixman_image_set_transform(image, &fixed);
  pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nullptr, 0);
}

int main(int argc, char** argv) {
  Material m;
  Stopwatch watch("pixman", m, argc, argv);
  auto target = image(m.target, kWidth, kHeight), translucent = image(m.translucent, kWidth, kHeight);
  auto opaque = image(m.opaque, kWidth, kHeight, PIXMAN_x8r8g8b8), smaller = image(m.smaller, 853, 533);
  auto larger = image(m.larger, 2560, 1600), sprite = image(m.sprite, 16, 16), turned = image(m.translucent, kWidth, kHeight);
  pixman_color_t solid = {0x1200, 0x3400, 0x5600, 0xffff}, veil = {0x0900, 0x1a00, 0x2b00, 0x8000}, half = {0, 0, 0, 0x8000};
  auto solidFill = pixman_image_create_solid_fill(&solid), veilFill = pixman_image_create_solid_fill(&veil);
  auto halfMask = pixman_image_create_solid_fill(&half);
  auto draw = [&](pixman_op_t op, pixman_image_t* source, pixman_image_t* mask = nullptr) {
    pixman_image_composite32(op, source, mask, target, 0, 0, 0, 0, 0, 0, kWidth, kHeight);
  };
  setTransform(smaller, 853.0 / kWidth, 0, 0, 0, 533.0 / kHeight, 0);
  setTransform(larger, 2, 0, 0, 0, 2, 0);
  double c = cos(kTurn), s = sin(kTurn), x = kWidth / 2.0, y = kHeight / 2.0;
  setTransform(turned, c, s, x - c * x - s * y, -s, c, y + s * x - c * y);

  watch.measure("fill_opaque", kPixels, [&] { draw(PIXMAN_OP_SRC, solidFill); });
  watch.measure("fill_alpha", kPixels, [&] { draw(PIXMAN_OP_OVER, veilFill); });
  watch.measure("blit_copy", kPixels, [&] { draw(PIXMAN_OP_OVER, opaque); });
  watch.measure("blit_over", kPixels, [&] { draw(PIXMAN_OP_OVER, translucent); });
  watch.measure("blit_over_op", kPixels, [&] { draw(PIXMAN_OP_OVER, translucent, halfMask); });
  watch.measure("scale_up", kPixels, [&] { draw(PIXMAN_OP_OVER, smaller); });
  watch.measure("scale_down", kPixels, [&] { draw(PIXMAN_OP_OVER, larger); });
  watch.measure("rotate", kPixels, [&] { draw(PIXMAN_OP_OVER, turned); });
  watch.measure("small_over", 10000 * 256.0, [&] {
    for (auto& p : m.sprites) pixman_image_composite32(PIXMAN_OP_OVER, sprite, nullptr, target, 0, 0, 0, 0, int(p.x), int(p.y), 16, 16);
  });
}

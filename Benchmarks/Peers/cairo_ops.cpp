#include <cairo.h>
#include "operations.h"

int main(int argc, char** argv) {
  Material m;
  Stopwatch watch("cairo", m, argc, argv);
  auto surface = cairo_image_surface_create_for_data((unsigned char*)m.target.data(), CAIRO_FORMAT_ARGB32, kWidth, kHeight, kWidth * 4);
  auto cr = cairo_create(surface);
  auto roundedRect = [&](double x, double y, double w, double h, double r) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(cr, x + r, y + r, r, M_PI, 1.5 * M_PI);
    cairo_close_path(cr);
  };
  cairo_set_source_rgba(cr, 10 / 255.0, 20 / 255.0, 30 / 255.0, .8);
  watch.measure("rrect", 400 * 4800.0, [&] {
    for (auto& p : m.buttons) { roundedRect(p.x, p.y, 120, 40, 12); cairo_fill(cr); }
  });
  watch.measure("circles", 400 * 1600.0, [&] {
    for (auto& p : m.buttons) { cairo_new_sub_path(cr); cairo_arc(cr, p.x + 20, p.y + 20, 20, 0, 2 * M_PI); cairo_fill(cr); }
  });
  watch.measure("star", 100 * 6400.0, [&] {
    for (auto& p : m.shapes) {
      for (int i = 0; i < 5; i++) { auto q = starPoint(i); cairo_line_to(cr, p.x + q.x, p.y + q.y); }
      cairo_close_path(cr);
      cairo_fill(cr);
    }
  });
  cairo_set_line_width(cr, 3);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  watch.measure("stroke", 100 * 6400.0, [&] {
    for (auto& p : m.shapes) {
      cairo_move_to(cr, p.x, p.y);
      cairo_curve_to(cr, p.x + 80, p.y, p.x, p.y + 80, p.x + 80, p.y + 80);
      cairo_stroke(cr);
    }
  });
  auto gradient = cairo_pattern_create_linear(0, 0, kWidth, kHeight);
  cairo_pattern_add_color_stop_rgb(gradient, 0, 1, 0, 0);
  cairo_pattern_add_color_stop_rgb(gradient, .5, 0, 1, 0);
  cairo_pattern_add_color_stop_rgb(gradient, 1, 0, 0, 1);
  watch.measure("gradient", kPixels, [&] { cairo_set_source(cr, gradient); cairo_paint(cr); });
}

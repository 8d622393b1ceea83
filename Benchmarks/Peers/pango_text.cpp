// Lays out the strings of standard input, one a line, with Pango alone: peer, what, processor microseconds a string (median of 15 rounds).
// Every string is laid out and measured; nothing is drawn.
#include <pango/pangoft2.h>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

static double processor() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

int main() {
  std::vector<std::string> lines;
  for (std::string line; std::getline(std::cin, line);) lines.push_back(line);
  if (lines.empty()) return 1;
  PangoFontMap *map = pango_ft2_font_map_new();
  PangoContext *context = pango_font_map_create_context(map);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  std::vector<double> times;
  long sum = 0;
  for (int round = 0; round < 16; round++) {
    double start = processor();
    for (auto &line : lines) {
      // A layout of its own for each, as a label has.
      PangoLayout *layout = pango_layout_new(context);
      pango_layout_set_font_description(layout, font);
      pango_layout_set_text(layout, line.data(), (int)line.size());
      int width, height;
      pango_layout_get_size(layout, &width, &height);
      sum += width + height;
      g_object_unref(layout);
    }
    if (round > 0) times.push_back((processor() - start) / lines.size());
  }
  std::sort(times.begin(), times.end());
  printf("pango\tlabels\t%.2f\n", times[times.size() / 2]);
  return sum > 0 ? 0 : 1;
}

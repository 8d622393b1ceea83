// What the machine's memory allows: std::fill and memcpy.
#include <cstring>
#include "operations.h"

int main(int argc, char** argv) {
  Material m;
  Stopwatch watch("limit", m, argc, argv);
  watch.measure("fill_opaque", kPixels, [&] { std::fill(m.target.begin(), m.target.end(), 0xff123456u); });
  watch.measure("blit_copy", kPixels, [&] { memcpy(m.target.data(), m.opaque.data(), size_t(kPixels) * 4); });
}

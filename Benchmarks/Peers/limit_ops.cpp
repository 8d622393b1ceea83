// What the machine's memory allows: memset and memcpy.
#include <cstring>
#include "operations.h"

int main(int argc, char** argv) {
  Material m;
  Stopwatch watch("limit", m, argc, argv);
  watch.measure("fill_opaque", kPixels, [&] { memset(m.target.data(), 0x55, size_t(kPixels) * 4); });
  watch.measure("blit_copy", kPixels, [&] { memcpy(m.target.data(), m.opaque.data(), size_t(kPixels) * 4); });
}

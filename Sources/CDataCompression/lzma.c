#include <dlfcn.h>
#include <pthread.h>

#include "buffer.h"

// liblzma's functions, whose header is not needed to build.
typedef size_t (*bound_function)(size_t);
typedef int (*encode_function)(uint32_t, int, const void *, const uint8_t *, size_t, uint8_t *, size_t *, size_t);
typedef int (*decode_function)(uint64_t *, uint32_t, const void *, const uint8_t *, size_t *, size_t, uint8_t *, size_t *, size_t);

static bound_function bound;
static encode_function encode;
static decode_function decode;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

enum { OK = 0, BUFFER_ERROR = 10, CHECK_CRC32 = 1, PRESET = 6 };

static void load(void) {
  void *library = dlopen("liblzma.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  bound = (bound_function)dlsym(library, "lzma_stream_buffer_bound");
  encode = (encode_function)dlsym(library, "lzma_easy_buffer_encode");
  decode = (decode_function)dlsym(library, "lzma_stream_buffer_decode");
  is_loaded = bound && encode && decode;
}

cdata_status cdata_lzma_encode(const uint8_t *in, size_t count, buffer *out) {
  pthread_once(&once, load);
  if (!is_loaded) return CDATA_MISSING;
  size_t size = bound(count);
  if (size == 0 || !buffer_reserve(out, size)) return CDATA_FAILED;
  return encode(PRESET, CHECK_CRC32, NULL, in, count, out->bytes, &out->count, out->capacity) == OK ? CDATA_OK : CDATA_FAILED;
}

cdata_status cdata_lzma_decode(const uint8_t *in, size_t count, buffer *out) {
  pthread_once(&once, load);
  if (!is_loaded) return CDATA_MISSING;
  size_t size = count < SIZE_MAX / 8 ? count * 4 + 4096 : count;
  // If the input is cut off, liblzma reports that the output is too small, whatever its size. So the output has a limit: no input grows to more
  // than about 8,100 times its size, since a match of 273 bytes takes at least twelve decisions of 0.022 bits.
  size_t limit = count < SIZE_MAX / 20000 ? count * 10000 + 65536 : SIZE_MAX / 2;
  for (;;) {
    if (!buffer_reserve(out, size)) return CDATA_FAILED;
    uint64_t memory = (uint64_t)1 << 30;
    size_t read = 0;
    int result = decode(&memory, 0, NULL, in, &read, count, out->bytes, &out->count, out->capacity);
    if (result == OK) return CDATA_OK;
    if (result != BUFFER_ERROR || out->capacity >= limit) return CDATA_FAILED;
    // The output was too small. Nothing of it is kept.
    size = out->capacity * 2;
  }
}

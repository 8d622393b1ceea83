#include <dlfcn.h>
#include <pthread.h>
#include <zlib.h>

#include "buffer.h"

#define FUNCTIONS(DO) DO(deflateInit2_) DO(deflate) DO(deflateEnd) DO(inflateInit2_) DO(inflate) DO(inflateEnd)
#define FUNCTION(name) static __typeof__(&name) p_##name;
#define FIND(name) if (!(p_##name = (__typeof__(&name))dlsym(library, #name))) return;

FUNCTIONS(FUNCTION)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  FUNCTIONS(FIND)
  is_loaded = 1;
}

/// Passes bytes through a stream. zlib counts in 32 bits, so it gets a part at a time.
static cdata_status run(z_stream *stream, int (*step)(z_streamp, int), const uint8_t *in, size_t count, buffer *out) {
  const size_t part = 1 << 30;
  int result = Z_OK;
  while (result != Z_STREAM_END) {
    if (stream->avail_in == 0) {
      stream->avail_in = (uInt)(count < part ? count : part);
      stream->next_in = (Bytef *)in;
      in += stream->avail_in;
      count -= stream->avail_in;
    }
    if (!buffer_reserve(out, out->capacity - out->count < 1024 ? out->capacity + 4096 : 1)) return CDATA_FAILED;
    size_t unused = out->capacity - out->count;
    stream->avail_out = (uInt)(unused < part ? unused : part);
    stream->next_out = out->bytes + out->count;
    uInt before = stream->avail_out;
    result = step(stream, count == 0 ? Z_FINISH : Z_NO_FLUSH);
    out->count += before - stream->avail_out;
    if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) return CDATA_FAILED;
    // With no more input and unused output, the data is incomplete.
    if (result == Z_BUF_ERROR && stream->avail_in == 0 && count == 0 && stream->avail_out > 0) return CDATA_FAILED;
  }
  return CDATA_OK;
}

// A negative number of bits means raw DEFLATE. Apple compresses at level 5.
cdata_status cdata_deflate(const uint8_t *in, size_t count, buffer *out) {
  pthread_once(&once, load);
  if (!is_loaded) return CDATA_MISSING;
  z_stream stream = {0};
  if (p_deflateInit2_(&stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, sizeof stream) != Z_OK) return CDATA_FAILED;
  cdata_status status = run(&stream, p_deflate, in, count, out);
  p_deflateEnd(&stream);
  return status;
}

cdata_status cdata_inflate(const uint8_t *in, size_t count, buffer *out) {
  pthread_once(&once, load);
  if (!is_loaded) return CDATA_MISSING;
  z_stream stream = {0};
  if (p_inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, sizeof stream) != Z_OK) return CDATA_FAILED;
  cdata_status status = run(&stream, p_inflate, in, count, out);
  p_inflateEnd(&stream);
  return status;
}

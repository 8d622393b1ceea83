#include <dlfcn.h>
#include <pthread.h>

#include "buffer.h"

// Apple's containers of blocks for LZ4 and LZFSE. Each block begins with four letters and its sizes, in little-endian order.

typedef int (*compress_function)(const char *, char *, int, int);
typedef int (*decompress_function)(const char *, char *, int, int, const char *, int);

static compress_function compress_block;
static decompress_function decompress_block;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

enum { BLOCK = 1 << 16 };

static void load(void) {
  void *library = dlopen("liblz4.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  compress_block = (compress_function)dlsym(library, "LZ4_compress_default");
  decompress_block = (decompress_function)dlsym(library, "LZ4_decompress_safe_usingDict");
  is_loaded = compress_block && decompress_block;
}

static void put(uint8_t *bytes, uint32_t value) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(value >> (8 * i));
}

static uint32_t get(const uint8_t *bytes) {
  return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

/// Appends a block that is stored as it is.
static int store(const char *letters, const uint8_t *in, size_t count, buffer *out) {
  uint8_t size[4];
  put(size, (uint32_t)count);
  return buffer_append(out, letters, 4) && buffer_append(out, size, 4) && buffer_append(out, in, count);
}

cdata_status cdata_lz4_encode(const uint8_t *in, size_t count, buffer *out) {
  pthread_once(&once, load);
  if (!is_loaded) return CDATA_MISSING;
  while (count > 0) {
    size_t part = count < BLOCK ? count : BLOCK;
    if (!buffer_reserve(out, 12 + part)) return CDATA_FAILED;
    uint8_t *start = out->bytes + out->count;
    // A block that does not become smaller is stored.
    int size = compress_block((const char *)in, (char *)start + 12, (int)part, (int)part - 1);
    if (size > 0) {
      memcpy(start, "bv41", 4);
      put(start + 4, (uint32_t)part);
      put(start + 8, (uint32_t)size);
      out->count += 12 + (size_t)size;
    } else if (!store("bv4-", in, part, out)) {
      return CDATA_FAILED;
    }
    in += part;
    count -= part;
  }
  return buffer_append(out, "bv4$", 4) ? CDATA_OK : CDATA_FAILED;
}

cdata_status cdata_lz4_decode(const uint8_t *in, size_t count, buffer *out) {
  pthread_once(&once, load);
  if (!is_loaded) return CDATA_MISSING;
  while (count >= 4 && memcmp(in, "bv4$", 4) != 0) {
    if (count >= 8 && memcmp(in, "bv4-", 4) == 0) {
      size_t size = get(in + 4);
      if (size > count - 8 || !buffer_append(out, in + 8, size)) return CDATA_FAILED;
      in += 8 + size;
      count -= 8 + size;
    } else if (count >= 12 && memcmp(in, "bv41", 4) == 0) {
      size_t size = get(in + 4), packed = get(in + 8);
      // LZ4 reduces data to a 255th of its size at most. The check limits the memory for damaged data.
      if (packed > count - 12 || packed > INT32_MAX || size > INT32_MAX || size / 256 > packed) return CDATA_FAILED;
      if (!buffer_reserve(out, size + 1)) return CDATA_FAILED;
      // A block may repeat bytes of the 64 KB before it.
      size_t before = out->count < BLOCK ? out->count : BLOCK;
      uint8_t *start = out->bytes + out->count;
      int made = decompress_block((const char *)in + 12, (char *)start, (int)packed, (int)size, (const char *)start - before, (int)before);
      if (made < 0 || (size_t)made != size) return CDATA_FAILED;
      out->count += size;
      in += 12 + packed;
      count -= 12 + packed;
    } else {
      return CDATA_FAILED;
    }
  }
  return count >= 4 && buffer_reserve(out, 1) ? CDATA_OK : CDATA_FAILED;
}

cdata_status cdata_lzfse_encode(const uint8_t *in, size_t count, buffer *out) {
  const size_t part = (size_t)1 << 30;
  if (!buffer_reserve(out, count + 12)) return CDATA_FAILED;
  for (; count > 0;) {
    size_t size = count < part ? count : part;
    if (!store("bvx-", in, size, out)) return CDATA_FAILED;
    in += size;
    count -= size;
  }
  return buffer_append(out, "bvx$", 4) ? CDATA_OK : CDATA_FAILED;
}

cdata_status cdata_lzfse_decode(const uint8_t *in, size_t count, buffer *out) {
  while (count >= 8 && memcmp(in, "bvx-", 4) == 0) {
    size_t size = get(in + 4);
    if (size > count - 8 || !buffer_append(out, in + 8, size)) return CDATA_FAILED;
    in += 8 + size;
    count -= 8 + size;
  }
  if (count >= 4 && memcmp(in, "bvx$", 4) == 0) return buffer_reserve(out, 1) ? CDATA_OK : CDATA_FAILED;
  return count >= 4 && memcmp(in, "bvx", 3) == 0 ? CDATA_UNSUPPORTED : CDATA_FAILED;
}

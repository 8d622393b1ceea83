#pragma once
#include <stdlib.h>
#include <string.h>

#include "include/CDataCompression.h"

/// A growable array of bytes.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} buffer;

/// Makes room for more bytes behind the count. Returns 0 if there is not enough memory.
static inline int buffer_reserve(buffer *b, size_t more) {
  if (more <= b->capacity - b->count) return 1;
  if (more > SIZE_MAX / 4 - b->count) return 0;
  size_t capacity = b->capacity < 2048 ? 4096 : b->capacity * 2;
  if (capacity < b->count + more) capacity = b->count + more;
  uint8_t *bytes = realloc(b->bytes, capacity);
  if (!bytes) return 0;
  b->bytes = bytes;
  b->capacity = capacity;
  return 1;
}

static inline int buffer_append(buffer *b, const void *bytes, size_t count) {
  if (!buffer_reserve(b, count)) return 0;
  if (count) memcpy(b->bytes + b->count, bytes, count);
  b->count += count;
  return 1;
}

cdata_status cdata_deflate(const uint8_t *in, size_t count, buffer *out);
cdata_status cdata_inflate(const uint8_t *in, size_t count, buffer *out);
cdata_status cdata_lzma_encode(const uint8_t *in, size_t count, buffer *out);
cdata_status cdata_lzma_decode(const uint8_t *in, size_t count, buffer *out);
cdata_status cdata_lz4_encode(const uint8_t *in, size_t count, buffer *out);
cdata_status cdata_lz4_decode(const uint8_t *in, size_t count, buffer *out);
cdata_status cdata_lzfse_encode(const uint8_t *in, size_t count, buffer *out);
cdata_status cdata_lzfse_decode(const uint8_t *in, size_t count, buffer *out);

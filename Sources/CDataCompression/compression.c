#include "buffer.h"

static cdata_result finish(cdata_status status, buffer *made) {
  if (status == CDATA_OK) return (cdata_result){.status = status, .bytes = made->bytes, .count = made->count};
  free(made->bytes);
  return (cdata_result){.status = status};
}

cdata_result cdata_compress(cdata_algorithm algorithm, const void *in, size_t count) {
  buffer made = {0};
  cdata_status status = CDATA_UNSUPPORTED;
  switch (algorithm) {
  case CDATA_LZFSE: status = cdata_lzfse_encode(in, count, &made); break;
  case CDATA_LZ4: status = cdata_lz4_encode(in, count, &made); break;
  case CDATA_LZMA: status = cdata_lzma_encode(in, count, &made); break;
  case CDATA_ZLIB: status = cdata_deflate(in, count, &made); break;
  }
  return finish(status, &made);
}

cdata_result cdata_decompress(cdata_algorithm algorithm, const void *in, size_t count) {
  buffer made = {0};
  cdata_status status = CDATA_UNSUPPORTED;
  switch (algorithm) {
  case CDATA_LZFSE: status = cdata_lzfse_decode(in, count, &made); break;
  case CDATA_LZ4: status = cdata_lz4_decode(in, count, &made); break;
  case CDATA_LZMA: status = cdata_lzma_decode(in, count, &made); break;
  case CDATA_ZLIB: status = cdata_inflate(in, count, &made); break;
  }
  return finish(status, &made);
}

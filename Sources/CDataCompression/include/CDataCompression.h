#ifndef CDATACOMPRESSION_H
#define CDATACOMPRESSION_H

#include <stddef.h>
#include <stdint.h>

/// The numbers of Apple's NSDataCompressionAlgorithm.
typedef enum { CDATA_LZFSE = 0, CDATA_LZ4 = 1, CDATA_LZMA = 2, CDATA_ZLIB = 3 } cdata_algorithm;

typedef enum {
  CDATA_OK = 0,
  /// The library of the algorithm is not installed.
  CDATA_MISSING = 1,
  /// The data is damaged or incomplete, or there is not enough memory.
  CDATA_FAILED = 2,
  /// The data is valid, but of a kind that cannot be read.
  CDATA_UNSUPPORTED = 3
} cdata_status;

typedef struct {
  cdata_status status;
  /// Memory of malloc, which belongs to the caller; NULL if the status is not CDATA_OK.
  void *_Nullable bytes;
  size_t count;
} cdata_result;

/// Compresses bytes.
cdata_result cdata_compress(cdata_algorithm algorithm, const void *_Nullable in, size_t count);

/// Expands bytes that were compressed.
cdata_result cdata_decompress(cdata_algorithm algorithm, const void *_Nullable in, size_t count);

#endif

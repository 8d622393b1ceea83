/// Functions that use libheif, libtiff and Little CMS, which are loaded on first use.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The reason for which a function failed.
typedef struct {
  /// Whether the library is not installed.
  int is_missing;
  char message[160];
} cimage_fault;

// HEIC and AVIF.

typedef struct cimage_heif cimage_heif;

typedef struct {
  /// The size after rotation, mirroring and clipping, which the library applies.
  int width, height;
  int bits;
  int has_alpha;
  int is_premultiplied;
  /// The code points of ISO/IEC 23091-2; 0 if the file does not state them.
  int primaries, transfer;
} cimage_heif_facts;

/// Opens the primary image of a file. `bytes` must live as long as the result. NULL if the file cannot be read.
cimage_heif *cimage_heif_open(const uint8_t *bytes, size_t count, int maximum_side, cimage_fault *fault);
void cimage_heif_close(cimage_heif *file);
void cimage_heif_get_facts(cimage_heif *file, cimage_heif_facts *facts);
/// Copies up to `capacity` bytes of the colour profile; returns its size. 0 if there is none.
size_t cimage_heif_profile(cimage_heif *file, uint8_t *out, size_t capacity);
/// Copies up to `capacity` bytes of the EXIF data, from its TIFF header; returns its size. 0 if there is none.
size_t cimage_heif_exif(cimage_heif *file, uint8_t *out, size_t capacity);
/// Decodes into rows of B, G, R, A of 8 bits. Returns whether the picture was decoded and has exactly the stated size.
int cimage_heif_decode(cimage_heif *file, uint8_t *bgra, size_t stride, cimage_fault *fault);

// TIFF.

typedef struct cimage_tiff cimage_tiff;

/// Opens a page. `bytes` must live as long as the result. No single allocation of the library exceeds `memory` bytes.
cimage_tiff *cimage_tiff_open(const uint8_t *bytes, size_t count, int page, size_t memory, cimage_fault *fault);
void cimage_tiff_close(cimage_tiff *file);
void cimage_tiff_size(cimage_tiff *file, uint32_t *width, uint32_t *height);
/// Copies up to `capacity` bytes of the colour profile of a picture that is stored as RGB or grey; returns its size. 0 if there is none.
size_t cimage_tiff_profile(cimage_tiff *file, uint8_t *out, size_t capacity);
/// Decodes without applying the orientation into width x height premultiplied pixels of R, G, B, A.
int cimage_tiff_decode(cimage_tiff *file, uint32_t *rgba, cimage_fault *fault);

// Colour profiles.

typedef struct cimage_color cimage_color;

/// The colour space of a profile.
enum { CIMAGE_RGB = 0, CIMAGE_GREY = 1, CIMAGE_CMYK = 2, CIMAGE_OTHER = 3 };

/// Opens an ICC profile, to convert to sRGB. NULL if it is damaged.
cimage_color *cimage_color_open(const uint8_t *profile, size_t count, cimage_fault *fault);
/// Opens the profile of primaries and a transfer function by their code points. NULL for sRGB and for unknown code points.
cimage_color *cimage_color_open_coded(int primaries, int transfer, cimage_fault *fault);
void cimage_color_close(cimage_color *color);
int cimage_color_space(cimage_color *color);
/// Copies the description of the profile, as a C string.
void cimage_color_name(cimage_color *color, char *out, size_t capacity);
/// Converts pixels of 8 bits in place. Pixels of RGB and grey profiles are B, G, R, A, not premultiplied; those of grey profiles have three
/// equal components. Pixels of CMYK profiles are C, M, Y, K with 255 for no ink, and become B, G, R, A.
void cimage_color_convert(cimage_color *color, uint8_t *pixels, size_t count);

#pragma once
#include <png.h>
#include <string.h>

/// Called with each row of a picture, from the top: B, G, R, A for each pixel, not premultiplied.
typedef void (*cpng_row_function)(void *context, unsigned row, const unsigned char *bgra);

typedef struct {
  const unsigned char *bytes;
  size_t left;
  char message[64];
} cpng_source;

static inline void cpng_read_source(png_structp png, png_bytep target, size_t count) {
  cpng_source *source = (cpng_source *)png_get_io_ptr(png);
  if (count > source->left) png_error(png, "Read Error");
  memcpy(target, source->bytes, count);
  source->bytes += count;
  source->left -= count;
}

static inline void cpng_fail(png_structp png, png_const_charp message) {
  cpng_source *source = (cpng_source *)png_get_error_ptr(png);
  strncpy(source->message, message, sizeof source->message - 1);
  png_longjmp(png, 1);
}

static inline void cpng_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/// Decodes a picture row by row, with the memory for one row. Errors of libpng jump, which Swift cannot survive, so the calls are in C.
/// Returns 1 if it is done, 0 for an error with a message in `source`, and -1 if the file is interlaced: such a file has no whole rows
/// before its end.
static inline int cpng_read_rows(cpng_source *source, unsigned char *row, size_t capacity, cpng_row_function take, void *context) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, source, cpng_fail, cpng_ignore);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, source, cpng_read_source);
  png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_read_info(png, info);
  if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) {
    png_destroy_read_struct(&png, &info, NULL);
    return -1;
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) > capacity) png_error(png, "a row is longer than the header says");
  unsigned height = png_get_image_height(png, info);
  for (unsigned y = 0; y < height; y++) {
    png_read_row(png, row, NULL);
    take(context, y, row);
  }
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

/// Copies up to `capacity` bytes of the colour profile; returns its size, 0 if there is none.
static inline size_t cpng_copy_profile(cpng_source *source, unsigned char *out, size_t capacity) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, source, cpng_fail, cpng_ignore);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, source, cpng_read_source);
  png_set_chunk_malloc_max(png, capacity);
  png_read_info(png, info);
  png_charp name = NULL;
  png_bytep profile = NULL;
  png_uint_32 size = 0;
  int kind = 0;
  if (!png_get_iCCP(png, info, &name, &kind, &profile, &size)) size = 0;
  if (size > 0 && size <= capacity) memcpy(out, profile, size);
  png_destroy_read_struct(&png, &info, NULL);
  return size;
}

#include <libheif/heif.h>
#include <stdlib.h>

#include "library.h"

#define FUNCTIONS(DO) \
  DO(heif_context_alloc) DO(heif_context_free) DO(heif_context_read_from_memory_without_copy) DO(heif_context_set_maximum_image_size_limit) \
  DO(heif_context_get_primary_image_handle) DO(heif_image_handle_release) DO(heif_image_handle_get_width) DO(heif_image_handle_get_height) \
  DO(heif_image_handle_has_alpha_channel) DO(heif_image_handle_is_premultiplied_alpha) DO(heif_image_handle_get_luma_bits_per_pixel) \
  DO(heif_image_handle_get_raw_color_profile_size) DO(heif_image_handle_get_raw_color_profile) DO(heif_image_handle_get_nclx_color_profile) \
  DO(heif_nclx_color_profile_free) DO(heif_image_handle_get_list_of_metadata_block_IDs) DO(heif_image_handle_get_metadata_size) \
  DO(heif_image_handle_get_metadata) DO(heif_decoding_options_alloc) DO(heif_decoding_options_free) DO(heif_decode_image) DO(heif_image_release) \
  DO(heif_image_get_width) DO(heif_image_get_height) DO(heif_image_get_plane_readonly)

FUNCTIONS(FUNCTION)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  FUNCTIONS(FIND)
  is_loaded = 1;
}

struct cimage_heif {
  struct heif_context *context;
  struct heif_image_handle *image;
};

cimage_heif *cimage_heif_open(const uint8_t *bytes, size_t count, int maximum_side, cimage_fault *fault) {
  pthread_once(&once, load);
  if (!is_loaded) {
    cimage_fail(fault, 1, "HEIC and AVIF pictures need libheif (package libheif1)");
    return NULL;
  }
  cimage_heif *file = calloc(1, sizeof *file);
  if (!file) return NULL;
  file->context = p_heif_context_alloc();
  if (!file->context) {
    free(file);
    cimage_fail(fault, 0, "no memory for the decoder");
    return NULL;
  }
  p_heif_context_set_maximum_image_size_limit(file->context, maximum_side);
  struct heif_error error = p_heif_context_read_from_memory_without_copy(file->context, bytes, count, NULL);
  if (error.code == heif_error_Ok) error = p_heif_context_get_primary_image_handle(file->context, &file->image);
  if (error.code != heif_error_Ok) {
    cimage_fail(fault, 0, error.message);
    cimage_heif_close(file);
    return NULL;
  }
  return file;
}

void cimage_heif_close(cimage_heif *file) {
  if (file->image) p_heif_image_handle_release(file->image);
  p_heif_context_free(file->context);
  free(file);
}

void cimage_heif_get_facts(cimage_heif *file, cimage_heif_facts *facts) {
  memset(facts, 0, sizeof *facts);
  facts->width = p_heif_image_handle_get_width(file->image);
  facts->height = p_heif_image_handle_get_height(file->image);
  facts->bits = p_heif_image_handle_get_luma_bits_per_pixel(file->image);
  facts->has_alpha = p_heif_image_handle_has_alpha_channel(file->image);
  facts->is_premultiplied = p_heif_image_handle_is_premultiplied_alpha(file->image);
  struct heif_color_profile_nclx *nclx = NULL;
  if (p_heif_image_handle_get_nclx_color_profile(file->image, &nclx).code == heif_error_Ok && nclx) {
    facts->primaries = nclx->color_primaries;
    facts->transfer = nclx->transfer_characteristics;
    p_heif_nclx_color_profile_free(nclx);
  }
}

size_t cimage_heif_profile(cimage_heif *file, uint8_t *out, size_t capacity) {
  size_t size = p_heif_image_handle_get_raw_color_profile_size(file->image);
  if (size > 0 && size <= capacity && p_heif_image_handle_get_raw_color_profile(file->image, out).code != heif_error_Ok) return 0;
  return size;
}

size_t cimage_heif_exif(cimage_heif *file, uint8_t *out, size_t capacity) {
  heif_item_id item;
  if (p_heif_image_handle_get_list_of_metadata_block_IDs(file->image, "Exif", &item, 1) < 1) return 0;
  size_t size = p_heif_image_handle_get_metadata_size(file->image, item);
  if (size <= 4 || size > 16 << 20) return 0;
  uint8_t *block = malloc(size);
  if (!block) return 0;
  size_t rest = 0;
  if (p_heif_image_handle_get_metadata(file->image, item, block).code == heif_error_Ok) {
    // The block begins with the distance from here to the TIFF header.
    size_t skipped = ((size_t)block[0] << 24 | (size_t)block[1] << 16 | (size_t)block[2] << 8 | block[3]) + 4;
    if (skipped < size) {
      rest = size - skipped;
      memcpy(out, block + skipped, rest < capacity ? rest : capacity);
    }
  }
  free(block);
  return rest;
}

int cimage_heif_decode(cimage_heif *file, uint8_t *bgra, size_t stride, cimage_fault *fault) {
  struct heif_decoding_options *options = p_heif_decoding_options_alloc();
  if (options) options->convert_hdr_to_8bit = 1;
  int step = p_heif_image_handle_has_alpha_channel(file->image) ? 4 : 3;
  enum heif_chroma chroma = step == 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
  struct heif_image *image = NULL;
  struct heif_error error = p_heif_decode_image(file->image, &image, heif_colorspace_RGB, chroma, options);
  if (options) p_heif_decoding_options_free(options);
  if (error.code != heif_error_Ok) {
    cimage_fail(fault, 0, error.message);
    return 0;
  }
  int width = p_heif_image_handle_get_width(file->image), height = p_heif_image_handle_get_height(file->image), rows = 0;
  const uint8_t *pixels = p_heif_image_get_plane_readonly(image, heif_channel_interleaved, &rows);
  int fits = pixels && p_heif_image_get_width(image, heif_channel_interleaved) == width
             && p_heif_image_get_height(image, heif_channel_interleaved) == height;
  for (int y = 0; fits && y < height; y++) {
    const uint8_t *from = pixels + (size_t)y * (size_t)rows;
    uint8_t *to = bgra + (size_t)y * stride;
    for (int x = 0; x < width; x++, from += step, to += 4) {
      to[0] = from[2];
      to[1] = from[1];
      to[2] = from[0];
      to[3] = step == 4 ? from[3] : 255;
    }
  }
  p_heif_image_release(image);
  if (!fits) cimage_fail(fault, 0, "the picture has another size than the file says");
  return fits;
}

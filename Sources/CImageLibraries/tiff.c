#include <stdarg.h>
#include <stdlib.h>
#include <tiffio.h>

#include "library.h"

#define FUNCTIONS(DO) \
  DO(TIFFOpenOptionsAlloc) DO(TIFFOpenOptionsFree) DO(TIFFOpenOptionsSetMaxSingleMemAlloc) DO(TIFFOpenOptionsSetErrorHandlerExtR) \
  DO(TIFFOpenOptionsSetWarningHandlerExtR) DO(TIFFClientOpenExt) DO(TIFFClose) DO(TIFFSetDirectory) DO(TIFFGetField) DO(TIFFGetFieldDefaulted) \
  DO(TIFFRGBAImageBegin) DO(TIFFRGBAImageGet) DO(TIFFRGBAImageEnd)

FUNCTIONS(FUNCTION)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = dlopen("libtiff.so.6", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  FUNCTIONS(FIND)
  is_loaded = 1;
}

struct cimage_tiff {
  TIFF *tiff;
  const uint8_t *bytes;
  size_t count, position;
  cimage_fault fault;
};

static tmsize_t read_bytes(thandle_t handle, void *out, tmsize_t size) {
  cimage_tiff *file = handle;
  if (size < 0 || file->position >= file->count) return 0;
  size_t left = file->count - file->position, taken = (size_t)size < left ? (size_t)size : left;
  memcpy(out, file->bytes + file->position, taken);
  file->position += taken;
  return (tmsize_t)taken;
}

static tmsize_t write_bytes(thandle_t handle, void *bytes, tmsize_t size) { return (void)handle, (void)bytes, (void)size, 0; }

static toff_t seek(thandle_t handle, toff_t offset, int whence) {
  cimage_tiff *file = handle;
  size_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? file->position : file->count;
  // Offsets after the end are allowed; reading there returns no bytes.
  file->position = base + (size_t)offset;
  return file->position;
}

static int close_file(thandle_t handle) { return (void)handle, 0; }
static toff_t size_of_file(thandle_t handle) { return ((cimage_tiff *)handle)->count; }

static int note_error(TIFF *tiff, void *context, const char *module, const char *format, va_list arguments) {
  (void)tiff, (void)module;
  cimage_tiff *file = context;
  // The first error is kept, because later ones result from it.
  if (!file->fault.message[0]) vsnprintf(file->fault.message, sizeof file->fault.message, format, arguments);
  return 1;
}

static int ignore(TIFF *tiff, void *context, const char *module, const char *format, va_list arguments) {
  return (void)tiff, (void)context, (void)module, (void)format, (void)arguments, 1;
}

cimage_tiff *cimage_tiff_open(const uint8_t *bytes, size_t count, int page, size_t memory, cimage_fault *fault) {
  pthread_once(&once, load);
  if (!is_loaded) {
    cimage_fail(fault, 1, "TIFF pictures need libtiff 4.5 or later (package libtiff6)");
    return NULL;
  }
  cimage_tiff *file = calloc(1, sizeof *file);
  TIFFOpenOptions *options = p_TIFFOpenOptionsAlloc();
  if (!file || !options) {
    free(file);
    if (options) p_TIFFOpenOptionsFree(options);
    cimage_fail(fault, 0, "no memory for the decoder");
    return NULL;
  }
  file->bytes = bytes;
  file->count = count;
  p_TIFFOpenOptionsSetMaxSingleMemAlloc(options, (tmsize_t)memory);
  p_TIFFOpenOptionsSetErrorHandlerExtR(options, note_error, file);
  p_TIFFOpenOptionsSetWarningHandlerExtR(options, ignore, NULL);
  // m: no memory mapping.
  file->tiff = p_TIFFClientOpenExt("picture", "rm", file, read_bytes, write_bytes, seek, close_file, size_of_file, NULL, NULL, options);
  p_TIFFOpenOptionsFree(options);
  if (!file->tiff || (page > 0 && !p_TIFFSetDirectory(file->tiff, (tdir_t)page))) {
    *fault = file->fault;
    cimage_tiff_close(file);
    return NULL;
  }
  return file;
}

void cimage_tiff_close(cimage_tiff *file) {
  if (file->tiff) p_TIFFClose(file->tiff);
  free(file);
}

void cimage_tiff_size(cimage_tiff *file, uint32_t *width, uint32_t *height) {
  *width = *height = 0;
  p_TIFFGetField(file->tiff, TIFFTAG_IMAGEWIDTH, width);
  p_TIFFGetField(file->tiff, TIFFTAG_IMAGELENGTH, height);
}

size_t cimage_tiff_profile(cimage_tiff *file, uint8_t *out, size_t capacity) {
  uint16_t kind = 0;
  p_TIFFGetFieldDefaulted(file->tiff, TIFFTAG_PHOTOMETRIC, &kind);
  // libtiff converts CMYK and L*a*b* to RGB itself, so their profiles do not apply any more.
  if (kind == PHOTOMETRIC_SEPARATED || kind == PHOTOMETRIC_CIELAB || kind == PHOTOMETRIC_ICCLAB || kind == PHOTOMETRIC_ITULAB) return 0;
  uint32_t size = 0;
  const void *profile = NULL;
  if (!p_TIFFGetField(file->tiff, TIFFTAG_ICCPROFILE, &size, &profile) || !profile) return 0;
  if (size <= capacity) memcpy(out, profile, size);
  return size;
}

int cimage_tiff_decode(cimage_tiff *file, uint32_t *rgba, cimage_fault *fault) {
  TIFFRGBAImage image;
  char message[1024] = "";
  if (!p_TIFFRGBAImageBegin(&image, file->tiff, 1, message)) {
    cimage_fail(fault, 0, message[0] ? message : file->fault.message);
    return 0;
  }
  // The orientation is not applied, because it is a separate property.
  image.orientation = image.req_orientation = ORIENTATION_TOPLEFT;
  int is_good = p_TIFFRGBAImageGet(&image, rgba, image.width, image.height);
  p_TIFFRGBAImageEnd(&image);
  if (!is_good) cimage_fail(fault, 0, file->fault.message);
  return is_good;
}

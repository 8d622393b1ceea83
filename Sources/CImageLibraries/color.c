#include <lcms2.h>
#include <stdlib.h>

#include "library.h"

#define FUNCTIONS(DO) \
  DO(cmsCreateContext) DO(cmsDeleteContext) DO(cmsOpenProfileFromMemTHR) DO(cmsCloseProfile) DO(cmsGetColorSpace) DO(cmsGetProfileInfoASCII) \
  DO(cmsCreate_sRGBProfileTHR) DO(cmsCreateRGBProfileTHR) DO(cmsBuildParametricToneCurve) DO(cmsFreeToneCurve) DO(cmsCreateTransformTHR) \
  DO(cmsDeleteTransform) DO(cmsDoTransform)

FUNCTIONS(FUNCTION)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = dlopen("liblcms2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  FUNCTIONS(FIND)
  is_loaded = 1;
}

struct cimage_color {
  cmsContext context;
  cmsHPROFILE profile;
  /// NULL if the profile equals sRGB.
  cmsHTRANSFORM transform;
  int space;
  /// The sRGB colour of each grey value, as B, G, R, A.
  uint8_t greys[256][4];
};

/// Whether a transform of B, G, R, A changes colours by more than rounding errors.
static int changes(cmsHTRANSFORM transform) {
  uint8_t from[9 * 9 * 9][4], to[9 * 9 * 9][4];
  for (int index = 0; index < 9 * 9 * 9; index++) {
    int parts[3] = {index % 9, index / 9 % 9, index / 81};
    for (int channel = 0; channel < 3; channel++) from[index][channel] = (uint8_t)(parts[channel] * 255 / 8);
    from[index][3] = 255;
  }
  memcpy(to, from, sizeof to);
  p_cmsDoTransform(transform, from, to, 9 * 9 * 9);
  for (int index = 0; index < 9 * 9 * 9; index++) {
    for (int channel = 0; channel < 3; channel++) {
      if (abs(from[index][channel] - to[index][channel]) > 2) return 1;
    }
  }
  return 0;
}

/// Creates the result, which owns the context and the profile.
static cimage_color *make(cmsContext context, cmsHPROFILE profile, cimage_fault *fault) {
  cimage_color *color = calloc(1, sizeof *color);
  cmsHPROFILE target = p_cmsCreate_sRGBProfileTHR(context);
  if (color && profile && target) {
    color->context = context;
    color->profile = profile;
    cmsColorSpaceSignature space = p_cmsGetColorSpace(profile);
    color->space = space == cmsSigRgbData ? CIMAGE_RGB : space == cmsSigGrayData ? CIMAGE_GREY : space == cmsSigCmykData ? CIMAGE_CMYK : CIMAGE_OTHER;
    cmsUInt32Number format = color->space == CIMAGE_RGB ? TYPE_BGRA_8 : color->space == CIMAGE_GREY ? TYPE_GRAY_8 : TYPE_CMYK_8_REV;
    if (color->space != CIMAGE_OTHER) {
      color->transform = p_cmsCreateTransformTHR(
        context, profile, format, target, TYPE_BGRA_8, INTENT_RELATIVE_COLORIMETRIC,
        cmsFLAGS_BLACKPOINTCOMPENSATION | (color->space == CIMAGE_RGB ? cmsFLAGS_COPY_ALPHA : 0));
      if (!color->transform) {
        p_cmsCloseProfile(target);
        cimage_fail(fault, 0, "the colour profile is damaged");
        cimage_color_close(color);
        return NULL;
      }
      if (color->space == CIMAGE_RGB && !changes(color->transform)) {
        p_cmsDeleteTransform(color->transform);
        color->transform = NULL;
      } else if (color->space == CIMAGE_GREY) {
        uint8_t levels[256];
        for (int level = 0; level < 256; level++) levels[level] = (uint8_t)level;
        p_cmsDoTransform(color->transform, levels, color->greys, 256);
      }
    }
    p_cmsCloseProfile(target);
    return color;
  }
  if (profile) p_cmsCloseProfile(profile);
  if (target) p_cmsCloseProfile(target);
  p_cmsDeleteContext(context);
  free(color);
  cimage_fail(fault, 0, "the colour profile is damaged");
  return NULL;
}

static cmsContext start(cimage_fault *fault) {
  pthread_once(&once, load);
  cmsContext context = is_loaded ? p_cmsCreateContext(NULL, NULL) : NULL;
  if (!context) cimage_fail(fault, 1, "colour profiles need Little CMS (package liblcms2-2)");
  return context;
}

cimage_color *cimage_color_open(const uint8_t *profile, size_t count, cimage_fault *fault) {
  cmsContext context = start(fault);
  if (!context) return NULL;
  return make(context, p_cmsOpenProfileFromMemTHR(context, profile, (cmsUInt32Number)count), fault);
}

cimage_color *cimage_color_open_coded(int primaries, int transfer, cimage_fault *fault) {
  // Display P3 (12) and BT.2020 (9), with the transfer function of sRGB (13) or one of video (1, 6, 14, 15), which cameras treat as the
  // same.
  if ((primaries != 12 && primaries != 9) || (transfer != 13 && transfer != 1 && transfer != 6 && transfer != 14 && transfer != 15)) return NULL;
  cmsContext context = start(fault);
  if (!context) return NULL;
  cmsCIExyY white = {0.3127, 0.3290, 1};
  cmsCIExyYTRIPLE p3 = {{0.680, 0.320, 1}, {0.265, 0.690, 1}, {0.150, 0.060, 1}};
  cmsCIExyYTRIPLE bt2020 = {{0.708, 0.292, 1}, {0.170, 0.797, 1}, {0.131, 0.046, 1}};
  cmsFloat64Number curve[5] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  cmsToneCurve *tone = p_cmsBuildParametricToneCurve(context, 4, curve);
  cmsToneCurve *tones[3] = {tone, tone, tone};
  cmsHPROFILE profile = tone ? p_cmsCreateRGBProfileTHR(context, &white, primaries == 12 ? &p3 : &bt2020, tones) : NULL;
  if (tone) p_cmsFreeToneCurve(tone);
  return make(context, profile, fault);
}

void cimage_color_close(cimage_color *color) {
  if (color->transform) p_cmsDeleteTransform(color->transform);
  p_cmsCloseProfile(color->profile);
  p_cmsDeleteContext(color->context);
  free(color);
}

int cimage_color_space(cimage_color *color) { return color->space; }

void cimage_color_name(cimage_color *color, char *out, size_t capacity) {
  out[0] = 0;
  p_cmsGetProfileInfoASCII(color->profile, cmsInfoDescription, "en", "US", out, (cmsUInt32Number)capacity);
  out[capacity - 1] = 0;
}

void cimage_color_convert(cimage_color *color, uint8_t *pixels, size_t count) {
  if (!color->transform) return;
  if (color->space == CIMAGE_GREY) {
    for (size_t index = 0; index < count; index++) memcpy(pixels + index * 4, color->greys[pixels[index * 4]], 3);
    return;
  }
  p_cmsDoTransform(color->transform, pixels, pixels, (cmsUInt32Number)count);
  if (color->space == CIMAGE_CMYK) {
    for (size_t index = 0; index < count; index++) pixels[index * 4 + 3] = 255;
  }
}

#include "CCairo.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#define FUNCTIONS(DO) \
  DO(cairo_clip) DO(cairo_clip_extents) DO(cairo_close_path) DO(cairo_create) DO(cairo_curve_to) DO(cairo_destroy) DO(cairo_fill) \
  DO(cairo_font_face_status) DO(cairo_ft_font_face_create_for_ft_face) DO(cairo_get_current_point) DO(cairo_get_source) \
  DO(cairo_identity_matrix) DO(cairo_image_surface_create) DO(cairo_image_surface_create_for_data) \
  DO(cairo_image_surface_create_from_png) DO(cairo_image_surface_get_data) DO(cairo_image_surface_get_format) \
  DO(cairo_image_surface_get_height) DO(cairo_image_surface_get_stride) DO(cairo_image_surface_get_width) DO(cairo_line_to) \
  DO(cairo_mask_surface) DO(cairo_mesh_pattern_begin_patch) DO(cairo_mesh_pattern_end_patch) DO(cairo_mesh_pattern_line_to) \
  DO(cairo_mesh_pattern_move_to) DO(cairo_mesh_pattern_set_corner_color_rgba) DO(cairo_move_to) DO(cairo_new_path) DO(cairo_paint) \
  DO(cairo_paint_with_alpha) DO(cairo_pattern_add_color_stop_rgba) DO(cairo_pattern_create_linear) DO(cairo_pattern_create_mesh) \
  DO(cairo_pattern_create_radial) DO(cairo_pattern_destroy) DO(cairo_pattern_set_extend) DO(cairo_pattern_set_filter) \
  DO(cairo_pattern_set_matrix) DO(cairo_pdf_surface_create_for_stream) DO(cairo_pdf_surface_set_metadata) \
  DO(cairo_pdf_surface_set_size) DO(cairo_pop_group) DO(cairo_push_group) DO(cairo_rectangle) DO(cairo_reset_clip) DO(cairo_restore) \
  DO(cairo_save) DO(cairo_scale) DO(cairo_set_dash) DO(cairo_set_fill_rule) DO(cairo_set_font_face) DO(cairo_set_font_matrix) \
  DO(cairo_set_line_cap) DO(cairo_set_line_join) DO(cairo_set_line_width) DO(cairo_set_miter_limit) DO(cairo_set_operator) \
  DO(cairo_set_source) DO(cairo_set_source_rgba) DO(cairo_set_source_surface) DO(cairo_show_page) DO(cairo_show_text_glyphs) \
  DO(cairo_status) DO(cairo_status_to_string) DO(cairo_stroke) DO(cairo_surface_destroy) DO(cairo_surface_finish) \
  DO(cairo_surface_flush) DO(cairo_surface_mark_dirty) DO(cairo_surface_reference) DO(cairo_surface_set_fallback_resolution) \
  DO(cairo_surface_set_mime_data) DO(cairo_surface_status) DO(cairo_tag_begin) DO(cairo_tag_end) DO(cairo_transform) \
  DO(cairo_translate)

#define FUNCTION(name) static __typeof__(&name) p_##name;
FUNCTIONS(FUNCTION)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int has_all;

static void load(void) {
  void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
  has_all = library != NULL;
#define FIND(name) \
  if (library && !(p_##name = (__typeof__(&name))dlsym(library, #name))) has_all = 0;
  FUNCTIONS(FIND)
  if (!has_all) fputs("PDF pages need cairo 1.16 or later (package libcairo2)\n", stderr);
}

static int is_loaded(void) {
  pthread_once(&once, load);
  return has_all;
}

// Without the library no surface is created, which callers report, and no status is a success.
cairo_status_t cairo_status(cairo_t *cr) { return is_loaded() ? p_cairo_status(cr) : CAIRO_STATUS_NO_MEMORY; }
cairo_status_t cairo_surface_status(cairo_surface_t *surface) {
  return is_loaded() ? p_cairo_surface_status(surface) : CAIRO_STATUS_NO_MEMORY;
}
cairo_status_t cairo_font_face_status(cairo_font_face_t *font_face) {
  return is_loaded() ? p_cairo_font_face_status(font_face) : CAIRO_STATUS_NO_MEMORY;
}
const char *cairo_status_to_string(cairo_status_t status) {
  return is_loaded() ? p_cairo_status_to_string(status) : "cairo is not installed";
}

/// Defines a function of the library that calls the loaded one. The compiler compares it with the header.
#define FORWARD(type, name, parameters, arguments) \
  type name parameters { return is_loaded() ? p_##name arguments : (type)0; }

FORWARD(void, cairo_clip, (cairo_t *cr), (cr))
FORWARD(void, cairo_clip_extents, (cairo_t *cr, double *x1, double *y1, double *x2, double *y2), (cr, x1, y1, x2, y2))
FORWARD(void, cairo_close_path, (cairo_t *cr), (cr))
FORWARD(cairo_t *, cairo_create, (cairo_surface_t *target), (target))
FORWARD(void, cairo_curve_to, (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3), (cr, x1, y1, x2, y2, x3, y3))
FORWARD(void, cairo_destroy, (cairo_t *cr), (cr))
FORWARD(void, cairo_fill, (cairo_t *cr), (cr))
FORWARD(cairo_font_face_t *, cairo_ft_font_face_create_for_ft_face, (FT_Face face, int load_flags), (face, load_flags))
FORWARD(void, cairo_get_current_point, (cairo_t *cr, double *x, double *y), (cr, x, y))
FORWARD(cairo_pattern_t *, cairo_get_source, (cairo_t *cr), (cr))
FORWARD(void, cairo_identity_matrix, (cairo_t *cr), (cr))
FORWARD(cairo_surface_t *, cairo_image_surface_create, (cairo_format_t format, int width, int height), (format, width, height))
FORWARD(cairo_surface_t *, cairo_image_surface_create_for_data, (unsigned char *data, cairo_format_t format, int width, int height,
        int stride),
        (data, format, width, height, stride))
FORWARD(cairo_surface_t *, cairo_image_surface_create_from_png, (const char *filename), (filename))
FORWARD(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface))
FORWARD(cairo_format_t, cairo_image_surface_get_format, (cairo_surface_t *surface), (surface))
FORWARD(int, cairo_image_surface_get_height, (cairo_surface_t *surface), (surface))
FORWARD(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface))
FORWARD(int, cairo_image_surface_get_width, (cairo_surface_t *surface), (surface))
FORWARD(void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))
FORWARD(void, cairo_mask_surface, (cairo_t *cr, cairo_surface_t *surface, double surface_x, double surface_y),
        (cr, surface, surface_x, surface_y))
FORWARD(void, cairo_mesh_pattern_begin_patch, (cairo_pattern_t *pattern), (pattern))
FORWARD(void, cairo_mesh_pattern_end_patch, (cairo_pattern_t *pattern), (pattern))
FORWARD(void, cairo_mesh_pattern_line_to, (cairo_pattern_t *pattern, double x, double y), (pattern, x, y))
FORWARD(void, cairo_mesh_pattern_move_to, (cairo_pattern_t *pattern, double x, double y), (pattern, x, y))
FORWARD(void, cairo_mesh_pattern_set_corner_color_rgba, (cairo_pattern_t *pattern, unsigned int corner_num, double red, double green,
        double blue, double alpha),
        (pattern, corner_num, red, green, blue, alpha))
FORWARD(void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))
FORWARD(void, cairo_new_path, (cairo_t *cr), (cr))
FORWARD(void, cairo_paint, (cairo_t *cr), (cr))
FORWARD(void, cairo_paint_with_alpha, (cairo_t *cr, double alpha), (cr, alpha))
FORWARD(void, cairo_pattern_add_color_stop_rgba, (cairo_pattern_t *pattern, double offset, double red, double green, double blue,
        double alpha),
        (pattern, offset, red, green, blue, alpha))
FORWARD(cairo_pattern_t *, cairo_pattern_create_linear, (double x0, double y0, double x1, double y1), (x0, y0, x1, y1))
FORWARD(cairo_pattern_t *, cairo_pattern_create_mesh, (void), ())
FORWARD(cairo_pattern_t *, cairo_pattern_create_radial, (double cx0, double cy0, double radius0, double cx1, double cy1, double radius1),
        (cx0, cy0, radius0, cx1, cy1, radius1))
FORWARD(void, cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern))
FORWARD(void, cairo_pattern_set_extend, (cairo_pattern_t *pattern, cairo_extend_t extend), (pattern, extend))
FORWARD(void, cairo_pattern_set_filter, (cairo_pattern_t *pattern, cairo_filter_t filter), (pattern, filter))
FORWARD(void, cairo_pattern_set_matrix, (cairo_pattern_t *pattern, const cairo_matrix_t *matrix), (pattern, matrix))
FORWARD(cairo_surface_t *, cairo_pdf_surface_create_for_stream, (cairo_write_func_t write_func, void *closure, double width_in_points,
        double height_in_points),
        (write_func, closure, width_in_points, height_in_points))
FORWARD(void, cairo_pdf_surface_set_metadata, (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *utf8),
        (surface, metadata, utf8))
FORWARD(void, cairo_pdf_surface_set_size, (cairo_surface_t *surface, double width_in_points, double height_in_points),
        (surface, width_in_points, height_in_points))
FORWARD(cairo_pattern_t *, cairo_pop_group, (cairo_t *cr), (cr))
FORWARD(void, cairo_push_group, (cairo_t *cr), (cr))
FORWARD(void, cairo_rectangle, (cairo_t *cr, double x, double y, double width, double height), (cr, x, y, width, height))
FORWARD(void, cairo_reset_clip, (cairo_t *cr), (cr))
FORWARD(void, cairo_restore, (cairo_t *cr), (cr))
FORWARD(void, cairo_save, (cairo_t *cr), (cr))
FORWARD(void, cairo_scale, (cairo_t *cr, double sx, double sy), (cr, sx, sy))
FORWARD(void, cairo_set_dash, (cairo_t *cr, const double *dashes, int num_dashes, double offset), (cr, dashes, num_dashes, offset))
FORWARD(void, cairo_set_fill_rule, (cairo_t *cr, cairo_fill_rule_t fill_rule), (cr, fill_rule))
FORWARD(void, cairo_set_font_face, (cairo_t *cr, cairo_font_face_t *font_face), (cr, font_face))
FORWARD(void, cairo_set_font_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix))
FORWARD(void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), (cr, line_cap))
FORWARD(void, cairo_set_line_join, (cairo_t *cr, cairo_line_join_t line_join), (cr, line_join))
FORWARD(void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width))
FORWARD(void, cairo_set_miter_limit, (cairo_t *cr, double limit), (cr, limit))
FORWARD(void, cairo_set_operator, (cairo_t *cr, cairo_operator_t op), (cr, op))
FORWARD(void, cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), (cr, source))
FORWARD(void, cairo_set_source_rgba, (cairo_t *cr, double red, double green, double blue, double alpha), (cr, red, green, blue, alpha))
FORWARD(void, cairo_set_source_surface, (cairo_t *cr, cairo_surface_t *surface, double x, double y), (cr, surface, x, y))
FORWARD(void, cairo_show_page, (cairo_t *cr), (cr))
FORWARD(void, cairo_show_text_glyphs, (cairo_t *cr, const char *utf8, int utf8_len, const cairo_glyph_t *glyphs, int num_glyphs,
        const cairo_text_cluster_t *clusters, int num_clusters, cairo_text_cluster_flags_t cluster_flags),
        (cr, utf8, utf8_len, glyphs, num_glyphs, clusters, num_clusters, cluster_flags))
FORWARD(void, cairo_stroke, (cairo_t *cr), (cr))
FORWARD(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface))
FORWARD(void, cairo_surface_finish, (cairo_surface_t *surface), (surface))
FORWARD(void, cairo_surface_flush, (cairo_surface_t *surface), (surface))
FORWARD(void, cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface))
FORWARD(cairo_surface_t *, cairo_surface_reference, (cairo_surface_t *surface), (surface))
FORWARD(void, cairo_surface_set_fallback_resolution, (cairo_surface_t *surface, double x_pixels_per_inch, double y_pixels_per_inch),
        (surface, x_pixels_per_inch, y_pixels_per_inch))
FORWARD(cairo_status_t, cairo_surface_set_mime_data, (cairo_surface_t *surface, const char *mime_type, const unsigned char *data,
        unsigned long length, cairo_destroy_func_t destroy, void *closure),
        (surface, mime_type, data, length, destroy, closure))
FORWARD(void, cairo_tag_begin, (cairo_t *cr, const char *tag_name, const char *attributes), (cr, tag_name, attributes))
FORWARD(void, cairo_tag_end, (cairo_t *cr, const char *tag_name), (cr, tag_name))
FORWARD(void, cairo_transform, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix))
FORWARD(void, cairo_translate, (cairo_t *cr, double tx, double ty), (cr, tx, ty))

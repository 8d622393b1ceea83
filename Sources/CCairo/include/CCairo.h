#pragma once
// The functions are those of library.c, and are not visible to other libraries: the real ones call each other by these names.
#define cairo_public __attribute__((visibility("hidden")))
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-ft.h>

/// The pixels of a Wayland window in shared memory.
#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct VitrineWaylandSurface VitrineWaylandSurface;

typedef struct {
  int32_t x, y, width, height;
} VitrineWaylandRect;

/// Opens SDL's `wl_surface` of a `wl_display` for pixels. NULL if the compositor has no shared memory, or if Wayland's headers were missing
/// at compile time.
VitrineWaylandSurface *_Nullable vitrine_wayland_open(void *display, void *surface);

/// Begins a frame of this size in pixels. Returns the rows of a buffer, each `width` words of 0xXXRRGGBB long, with the pixels of the last
/// frame; NULL if there is not enough memory. After a change of the size all pixels are undefined.
uint32_t *_Nullable vitrine_wayland_begin(VitrineWaylandSurface *surface, int32_t width, int32_t height);

/// Shows the frame. The rectangles contain the changed pixels.
void vitrine_wayland_end(VitrineWaylandSurface *surface, const VitrineWaylandRect *rects, int32_t count);

/// Frees the buffers. The connection must still be open.
void vitrine_wayland_close(VitrineWaylandSurface *surface);

#pragma clang assume_nonnull end

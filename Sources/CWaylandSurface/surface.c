#define _GNU_SOURCE
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CWaylandSurface.h"

#if __has_include(<wayland-client-core.h>)
#include "library.h"

enum { BUFFERS = 3 };

/// A buffer, and the rectangle in which its pixels are older than those shown last: left, right, top, bottom.
typedef struct {
  struct wl_buffer *buffer;
  uint32_t *pixels;
  size_t size;
  int32_t width, height;
  bool is_busy;
  int32_t left, top, right, bottom;
} Buffer;

struct VitrineWaylandSurface {
  struct wl_display *display;
  struct wl_surface *surface;
  struct wl_event_queue *queue;
  struct wl_registry *registry;
  struct wl_shm *shm;
  Buffer buffers[BUFFERS];
  /// The indexes of the buffer to draw into and of the buffer that was shown last; -1 for none.
  int drawn, shown;
};

// MARK: Events

static void global(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  VitrineWaylandSurface *surface = data;
  (void)version;
  if (surface->shm == NULL && strcmp(interface, "wl_shm") == 0) surface->shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
}

static void global_removed(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data;
  (void)registry;
  (void)name;
}

static void released(void *data, struct wl_buffer *buffer) {
  (void)buffer;
  ((Buffer *)data)->is_busy = false;
}

static const struct wl_registry_listener registry_listener = {global, global_removed};
static const struct wl_buffer_listener buffer_listener = {released};

// MARK: Buffers

static void drop(Buffer *buffer) {
  if (buffer->buffer != NULL) wl_buffer_destroy(buffer->buffer);
  if (buffer->pixels != NULL) munmap(buffer->pixels, buffer->size);
  memset(buffer, 0, sizeof *buffer);
}

static bool make(VitrineWaylandSurface *surface, Buffer *buffer, int32_t width, int32_t height) {
  drop(buffer);
  const size_t size = (size_t)width * (size_t)height * 4;
  if (size > INT32_MAX) return false;
  const int file = memfd_create("vitrine", MFD_CLOEXEC);
  if (file < 0) return false;
  // The memory is allocated now: a page that is missing later would end the compositor with a fault when it reads.
  void *pixels = posix_fallocate(file, 0, (off_t)size) == 0 ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
  if (pixels != MAP_FAILED) {
    struct wl_shm_pool *pool = wl_shm_create_pool(surface->shm, file, (int32_t)size);
    buffer->buffer = wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
    wl_shm_pool_destroy(pool);
    wl_buffer_add_listener(buffer->buffer, &buffer_listener, buffer);
    buffer->pixels = pixels;
    buffer->size = size;
    buffer->width = width;
    buffer->height = height;
    buffer->right = width;
    buffer->bottom = height;
  }
  close(file);
  return pixels != MAP_FAILED;
}

/// Returns the index of a buffer that the compositor does not read. If there is none even after asking it, returns the one after the
/// buffer that was shown last.
static int pick(VitrineWaylandSurface *surface) {
  for (int attempt = 0; attempt < 2; attempt++) {
    if (attempt == 0) wl_display_dispatch_queue_pending(surface->display, surface->queue);
    else wl_display_roundtrip_queue(surface->display, surface->queue);
    for (int i = 0; i < BUFFERS; i++) {
      if (!surface->buffers[i].is_busy) return i;
    }
  }
  return (surface->shown + 1) % BUFFERS;
}

static void join(Buffer *buffer, int32_t left, int32_t top, int32_t right, int32_t bottom) {
  const bool is_empty = buffer->left >= buffer->right;
  if (is_empty || left < buffer->left) buffer->left = left;
  if (is_empty || top < buffer->top) buffer->top = top;
  if (is_empty || right > buffer->right) buffer->right = right;
  if (is_empty || bottom > buffer->bottom) buffer->bottom = bottom;
}

// MARK: Frames

VitrineWaylandSurface *vitrine_wayland_open(void *display, void *wl_surface) {
  if (!vitrine_wayland_load()) return NULL;
  VitrineWaylandSurface *surface = calloc(1, sizeof *surface);
  if (surface == NULL) return NULL;
  surface->display = display;
  surface->surface = wl_surface;
  surface->drawn = surface->shown = -1;
  surface->queue = wl_display_create_queue(display);
  struct wl_display *wrapper = wl_proxy_create_wrapper(display);
  wl_proxy_set_queue((struct wl_proxy *)wrapper, surface->queue);
  surface->registry = wl_display_get_registry(wrapper);
  wl_proxy_wrapper_destroy(wrapper);
  wl_registry_add_listener(surface->registry, &registry_listener, surface);
  wl_display_roundtrip_queue(display, surface->queue);
  if (surface->shm != NULL) return surface;
  vitrine_wayland_close(surface);
  return NULL;
}

uint32_t *vitrine_wayland_begin(VitrineWaylandSurface *surface, int32_t width, int32_t height) {
  const int index = pick(surface);
  Buffer *buffer = &surface->buffers[index];
  if ((buffer->width != width || buffer->height != height) && !make(surface, buffer, width, height)) return NULL;
  const Buffer *last = surface->shown < 0 ? NULL : &surface->buffers[surface->shown];
  if (last != NULL && last != buffer && last->width == width && last->height == height) {
    for (int32_t y = buffer->top; y < buffer->bottom && buffer->left < buffer->right; y++) {
      const size_t at = (size_t)y * (size_t)width + (size_t)buffer->left;
      memcpy(buffer->pixels + at, last->pixels + at, (size_t)(buffer->right - buffer->left) * 4);
    }
  }
  buffer->left = buffer->right = buffer->top = buffer->bottom = 0;
  surface->drawn = index;
  return buffer->pixels;
}

void vitrine_wayland_end(VitrineWaylandSurface *surface, const VitrineWaylandRect *rects, int32_t count) {
  if (surface->drawn < 0) return;
  Buffer *buffer = &surface->buffers[surface->drawn];
  wl_surface_attach(surface->surface, buffer->buffer, 0, 0);
  // Before version 4 the damage is in points instead of pixels, so the whole surface is damaged.
  const bool counts_pixels = wl_proxy_get_version((struct wl_proxy *)surface->surface) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION;
  if (!counts_pixels) wl_surface_damage(surface->surface, 0, 0, INT32_MAX, INT32_MAX);
  for (int32_t i = 0; i < count; i++) {
    const VitrineWaylandRect r = rects[i];
    if (counts_pixels) wl_surface_damage_buffer(surface->surface, r.x, r.y, r.width, r.height);
    for (int other = 0; other < BUFFERS; other++) {
      if (other != surface->drawn) join(&surface->buffers[other], r.x, r.y, r.x + r.width, r.y + r.height);
    }
  }
  buffer->is_busy = true;
  wl_surface_commit(surface->surface);
  wl_display_flush(surface->display);
  surface->shown = surface->drawn;
  surface->drawn = -1;
}

void vitrine_wayland_close(VitrineWaylandSurface *surface) {
  for (int i = 0; i < BUFFERS; i++) drop(&surface->buffers[i]);
  if (surface->shm != NULL) wl_shm_destroy(surface->shm);
  if (surface->registry != NULL) wl_registry_destroy(surface->registry);
  if (surface->queue != NULL) wl_event_queue_destroy(surface->queue);
  free(surface);
}
#else
VitrineWaylandSurface *vitrine_wayland_open(void *display, void *surface) {
  (void)display;
  (void)surface;
  return NULL;
}

uint32_t *vitrine_wayland_begin(VitrineWaylandSurface *surface, int32_t width, int32_t height) {
  (void)surface;
  (void)width;
  (void)height;
  return NULL;
}

void vitrine_wayland_end(VitrineWaylandSurface *surface, const VitrineWaylandRect *rects, int32_t count) {
  (void)surface;
  (void)rects;
  (void)count;
}

void vitrine_wayland_close(VitrineWaylandSurface *surface) { (void)surface; }
#endif

// The functions of libwayland-client, which SDL has loaded, are looked up by name, so that nothing links with the library. With these
// macros, Wayland's inline functions call the functions that were found.
#pragma once
#include <stdint.h>
#include <wayland-client-core.h>

typedef struct {
  struct wl_event_queue *(*display_create_queue)(struct wl_display *);
  void (*event_queue_destroy)(struct wl_event_queue *);
  int (*display_roundtrip_queue)(struct wl_display *, struct wl_event_queue *);
  int (*display_dispatch_queue_pending)(struct wl_display *, struct wl_event_queue *);
  int (*display_flush)(struct wl_display *);
  void *(*proxy_create_wrapper)(void *);
  void (*proxy_wrapper_destroy)(void *);
  void (*proxy_set_queue)(struct wl_proxy *, struct wl_event_queue *);
  struct wl_proxy *(*proxy_marshal_flags)(
      struct wl_proxy *, uint32_t, const struct wl_interface *, uint32_t, uint32_t, ...);
  uint32_t (*proxy_get_version)(struct wl_proxy *);
  int (*proxy_add_listener)(struct wl_proxy *, void (**)(void), void *);
  void (*proxy_destroy)(struct wl_proxy *);
  void *(*proxy_get_user_data)(struct wl_proxy *);
  void (*proxy_set_user_data)(struct wl_proxy *, void *);
} VitrineWaylandLibrary;

/// The functions; all NULL before vitrine_wayland_load.
extern VitrineWaylandLibrary vitrine_wayland;
// Wayland's header declares these again, under the names that the macros define.
extern const struct wl_interface *vitrine_wl_registry, *vitrine_wl_shm, *vitrine_wl_shm_pool, *vitrine_wl_buffer;

/// Looks up the functions. Returns 0 if the library lacks one, as before version 1.20.
int vitrine_wayland_load(void);

#define wl_display_create_queue (*vitrine_wayland.display_create_queue)
#define wl_event_queue_destroy (*vitrine_wayland.event_queue_destroy)
#define wl_display_roundtrip_queue (*vitrine_wayland.display_roundtrip_queue)
#define wl_display_dispatch_queue_pending (*vitrine_wayland.display_dispatch_queue_pending)
#define wl_display_flush (*vitrine_wayland.display_flush)
#define wl_proxy_create_wrapper (*vitrine_wayland.proxy_create_wrapper)
#define wl_proxy_wrapper_destroy (*vitrine_wayland.proxy_wrapper_destroy)
#define wl_proxy_set_queue (*vitrine_wayland.proxy_set_queue)
#define wl_proxy_marshal_flags (*vitrine_wayland.proxy_marshal_flags)
#define wl_proxy_get_version (*vitrine_wayland.proxy_get_version)
#define wl_proxy_add_listener (*vitrine_wayland.proxy_add_listener)
#define wl_proxy_destroy (*vitrine_wayland.proxy_destroy)
#define wl_proxy_get_user_data (*vitrine_wayland.proxy_get_user_data)
#define wl_proxy_set_user_data (*vitrine_wayland.proxy_set_user_data)
#define wl_registry_interface (*vitrine_wl_registry)
#define wl_shm_interface (*vitrine_wl_shm)
#define wl_shm_pool_interface (*vitrine_wl_shm_pool)
#define wl_buffer_interface (*vitrine_wl_buffer)

#include <wayland-client-protocol.h>

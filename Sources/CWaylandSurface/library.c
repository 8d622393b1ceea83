#define _GNU_SOURCE
#if __has_include(<wayland-client-core.h>)
#include <dlfcn.h>
#include <stddef.h>

#include "library.h"

VitrineWaylandLibrary vitrine_wayland;
const struct wl_interface *vitrine_wl_registry, *vitrine_wl_shm, *vitrine_wl_shm_pool, *vitrine_wl_buffer;

int vitrine_wayland_load(void) {
  void *library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return 0;
  const struct {
    const char *name;
    void *address;
  } entries[] = {
      {"wl_display_create_queue", &vitrine_wayland.display_create_queue},
      {"wl_event_queue_destroy", &vitrine_wayland.event_queue_destroy},
      {"wl_display_roundtrip_queue", &vitrine_wayland.display_roundtrip_queue},
      {"wl_display_dispatch_queue_pending", &vitrine_wayland.display_dispatch_queue_pending},
      {"wl_display_flush", &vitrine_wayland.display_flush},
      {"wl_proxy_create_wrapper", &vitrine_wayland.proxy_create_wrapper},
      {"wl_proxy_wrapper_destroy", &vitrine_wayland.proxy_wrapper_destroy},
      {"wl_proxy_set_queue", &vitrine_wayland.proxy_set_queue},
      {"wl_proxy_marshal_flags", &vitrine_wayland.proxy_marshal_flags},
      {"wl_proxy_get_version", &vitrine_wayland.proxy_get_version},
      {"wl_proxy_add_listener", &vitrine_wayland.proxy_add_listener},
      {"wl_proxy_destroy", &vitrine_wayland.proxy_destroy},
      {"wl_proxy_get_user_data", &vitrine_wayland.proxy_get_user_data},
      {"wl_proxy_set_user_data", &vitrine_wayland.proxy_set_user_data},
      {"wl_registry_interface", &vitrine_wl_registry},
      {"wl_shm_interface", &vitrine_wl_shm},
      {"wl_shm_pool_interface", &vitrine_wl_shm_pool},
      {"wl_buffer_interface", &vitrine_wl_buffer},
  };
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
    void *found = dlsym(library, entries[i].name);
    if (found == NULL) return 0;
    __builtin_memcpy(entries[i].address, &found, sizeof found);
  }
  return 1;
}
#endif

#define _GNU_SOURCE
#if __has_include(<xcb/xcb.h>)
#include "library.h"

#include <dlfcn.h>
#include <stddef.h>

VitrineXLibrary vitrine_x;

int vitrine_x_load(void) {
  // They stay loaded: SDL uses them as long as there is a window, and our connection may outlive that.
  void *xcb = dlopen("libxcb.so.1", RTLD_NOW | RTLD_LOCAL), *xlib = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
  if (xcb == NULL || xlib == NULL) return 0;
  const struct {
    void *library;
    const char *name;
    void *place;
  } entries[] = {
#define X(name) {xcb, "xcb_" #name, &vitrine_x.name},
      VITRINE_XCB_FUNCTIONS(X)
#undef X
          {xlib, "XESetWireToEvent", &vitrine_x.set_wire_function},
      {xlib, "XDisplayString", &vitrine_x.display_name},
  };
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
    void *found = dlsym(entries[i].library, entries[i].name);
    if (found == NULL) return 0;
    __builtin_memcpy(entries[i].place, &found, sizeof found);
  }
  return 1;
}
#endif

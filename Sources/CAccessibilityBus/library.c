#include "library.h"

#if CAB_HAS_ATK
CabLibrary cab_atk;

int cab_load(void) {
  static int state;
  if (state) return state > 0;
  state = -1;
  // Never closed: types of GObject stay registered.
  void *atk = dlopen("libatk-1.0.so.0", RTLD_NOW | RTLD_LOCAL), *bridge = dlopen("libatk-bridge-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!atk || !bridge) return 0;
#define CAB_FIND(name) \
  if (!(cab_atk.name = (__typeof__(&name))dlsym(atk, #name))) return 0;
  CAB_FUNCTIONS(CAB_FIND)
  cab_atk.bridge_init = (int (*)(int *, char ***))dlsym(bridge, "atk_bridge_adaptor_init");
  cab_atk.bridge_set_context = (void (*)(GMainContext *))dlsym(bridge, "atk_bridge_set_event_context");
  if (!cab_atk.bridge_init || !cab_atk.bridge_set_context) return 0;
  state = 1;
  return 1;
}
#endif

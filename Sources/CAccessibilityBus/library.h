#pragma once
#include <dlfcn.h>
#include <glib-object.h>
#include <string.h>

#include "include/CAccessibilityBus.h"

#if __has_include(<atk-1.0/atk/atk.h>)
#define CAB_HAS_ATK 1
// The headers of single subjects: `atk.h` has everything.
#include <atk/atkaction.h>
#include <atk/atkcomponent.h>
#include <atk/atkobject.h>
#include <atk/atkstateset.h>
#include <atk/atktext.h>
#include <atk/atkutil.h>
#include <atk/atkvalue.h>
#include <atk/atkwindow.h>

#define CAB_FUNCTIONS(DO) \
  DO(atk_object_get_type) DO(atk_component_get_type) DO(atk_action_get_type) DO(atk_text_get_type) DO(atk_value_get_type) \
  DO(atk_window_get_type) DO(atk_util_get_type) DO(atk_object_set_name) DO(atk_object_set_description) \
  DO(atk_object_notify_state_change) DO(atk_state_set_new) DO(atk_state_set_add_state) DO(atk_range_new)

/// The functions of ATK that are used, with the types in its headers. All are NULL before `cab_load`.
typedef struct {
#define CAB_FIELD(name) __typeof__(&name) name;
  CAB_FUNCTIONS(CAB_FIELD)
#undef CAB_FIELD
  // The bridge's header is in no folder that is searched.
  int (*bridge_init)(int *, char ***);
  void (*bridge_set_context)(GMainContext *);
} CabLibrary;

extern CabLibrary cab_atk;

/// Returns whether the libraries are loaded.
int cab_load(void);

/// What is known of an element.
typedef struct {
  cab_values values;
  char *name, *description, *text, *identifier;
  GPtrArray *action_names, *action_descriptions;
  /// The numbers of the elements in it, in order.
  GArray *children;
} CabData;

/// The interfaces that an element has, as bits.
enum { CAB_WITH_ACTION = 1, CAB_WITH_TEXT = 2, CAB_WITH_VALUE = 4, CAB_WITH_WINDOW = 8 };

typedef struct {
  AtkObject parent;
  cab_bus *bus;
  /// NULL once the element is gone: clients may keep the object.
  CabData *data;
  uint64_t id;
} CabNode;

/// What is known of an element; NULL once it is gone.
static inline CabData *cab_data_of(void *node) { return ((CabNode *)node)->data; }

struct cab_bus {
  GMainContext *context;
  int descriptor;
  GArray *watched;
  CabNode *root;
  /// The offered elements, and those of the update that has begun, by number.
  GHashTable *nodes, *coming;
  CabData *last;
  uint64_t focus;
  GQueue requests;
};

int cab_interfaces(const CabData *data);
CabNode *cab_node_new(cab_bus *bus, CabData *data);
CabNode *cab_node_find(cab_bus *bus, uint64_t id);
AtkState cab_state(uint32_t bit);
void cab_data_free(void *data);
void cab_ask(CabNode *node, int kind, int index, int end, double number);
void cab_text_interface(void *interface, void *unused);
/// Sends what differs between two texts of an element.
void cab_text_changed(CabNode *node, const CabData *old);
/// Registers our root element with ATK.
void cab_util_install(cab_bus *bus, const char *version);
#endif

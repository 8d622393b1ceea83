#include "library.h"

#if CAB_HAS_ATK
// The classes of elements: one for each combination of interfaces, since a client uses every interface that an object has.

static const AtkRole roles[CAB_ROLE_COUNT] = {
    [CAB_APPLICATION] = ATK_ROLE_APPLICATION, [CAB_FRAME] = ATK_ROLE_FRAME, [CAB_DIALOG] = ATK_ROLE_DIALOG, [CAB_ALERT] = ATK_ROLE_ALERT,
    [CAB_PANEL] = ATK_ROLE_PANEL, [CAB_GROUP] = ATK_ROLE_GROUPING, [CAB_LANDMARK] = ATK_ROLE_LANDMARK, [CAB_BUTTON] = ATK_ROLE_PUSH_BUTTON,
    [CAB_TOGGLE] = ATK_ROLE_TOGGLE_BUTTON, [CAB_CHECK_BOX] = ATK_ROLE_CHECK_BOX, [CAB_RADIO_BUTTON] = ATK_ROLE_RADIO_BUTTON,
    [CAB_HEADING] = ATK_ROLE_HEADING, [CAB_LINK] = ATK_ROLE_LINK, [CAB_IMAGE] = ATK_ROLE_IMAGE, [CAB_LABEL] = ATK_ROLE_LABEL,
    [CAB_SLIDER] = ATK_ROLE_SLIDER, [CAB_SPIN_BUTTON] = ATK_ROLE_SPIN_BUTTON, [CAB_ENTRY] = ATK_ROLE_ENTRY,
    [CAB_PASSWORD] = ATK_ROLE_PASSWORD_TEXT, [CAB_TEXT] = ATK_ROLE_TEXT, [CAB_TAB] = ATK_ROLE_PAGE_TAB,
    [CAB_TAB_LIST] = ATK_ROLE_PAGE_TAB_LIST, [CAB_LIST] = ATK_ROLE_LIST, [CAB_LIST_ITEM] = ATK_ROLE_LIST_ITEM, [CAB_TABLE] = ATK_ROLE_TABLE,
    [CAB_PROGRESS_BAR] = ATK_ROLE_PROGRESS_BAR, [CAB_TOOL_BAR] = ATK_ROLE_TOOL_BAR, [CAB_MENU] = ATK_ROLE_MENU,
    [CAB_MENU_ITEM] = ATK_ROLE_MENU_ITEM, [CAB_ANIMATION] = ATK_ROLE_ANIMATION,
};

AtkState cab_state(uint32_t bit) {
  switch (bit) {
  case CAB_ENABLED: return ATK_STATE_ENABLED;
  case CAB_VISIBLE: return ATK_STATE_VISIBLE;
  case CAB_SHOWING: return ATK_STATE_SHOWING;
  case CAB_FOCUSABLE: return ATK_STATE_FOCUSABLE;
  case CAB_SELECTABLE: return ATK_STATE_SELECTABLE;
  case CAB_SELECTED: return ATK_STATE_SELECTED;
  case CAB_CHECKABLE: return ATK_STATE_CHECKABLE;
  case CAB_CHECKED: return ATK_STATE_CHECKED;
  case CAB_EDITABLE: return ATK_STATE_EDITABLE;
  case CAB_MULTI_LINE: return ATK_STATE_MULTI_LINE;
  case CAB_SINGLE_LINE: return ATK_STATE_SINGLE_LINE;
  case CAB_ACTIVE: return ATK_STATE_ACTIVE;
  case CAB_MODAL: return ATK_STATE_MODAL;
  case CAB_BUSY: return ATK_STATE_BUSY;
  case CAB_EXPANDABLE: return ATK_STATE_EXPANDABLE;
  case CAB_EXPANDED: return ATK_STATE_EXPANDED;
  case CAB_FOCUSED: return ATK_STATE_FOCUSED;
  default: return ATK_STATE_INVALID;
  }
}

void cab_data_free(void *pointer) {
  CabData *data = pointer;
  if (!data) return;
  g_free(data->name);
  g_free(data->description);
  g_free(data->text);
  g_free(data->identifier);
  g_ptr_array_unref(data->action_names);
  g_ptr_array_unref(data->action_descriptions);
  g_array_unref(data->children);
  g_free(data);
}

void cab_ask(CabNode *node, int kind, int index, int end, double number) {
  // A client that asks faster than the program answers cannot fill the memory.
  if (node->bus->requests.length >= 256) return;
  cab_request *request = g_new0(cab_request, 1);
  *request = (cab_request){.id = node->id, .kind = kind, .index = index, .end = end, .number = number};
  g_queue_push_tail(&node->bus->requests, request);
}

// AtkObject

static AtkObject *get_parent(AtkObject *object) {
  CabData *data = cab_data_of(object);
  // The bridge sets the parent of the root.
  if (!data || !((CabNode *)object)->id) return object->accessible_parent;
  return (AtkObject *)cab_node_find(((CabNode *)object)->bus, data->values.parent);
}

static int get_n_children(AtkObject *object) {
  CabData *data = cab_data_of(object);
  return data ? (int)data->children->len : 0;
}

static AtkObject *ref_child(AtkObject *object, int index) {
  CabData *data = cab_data_of(object);
  if (!data || index < 0 || index >= (int)data->children->len) return NULL;
  CabNode *child = cab_node_find(((CabNode *)object)->bus, g_array_index(data->children, uint64_t, index));
  return child ? g_object_ref(&child->parent) : NULL;
}

static int get_index_in_parent(AtkObject *object) {
  CabNode *parent = cab_data_of(object) ? (CabNode *)get_parent(object) : NULL;
  if (!((CabNode *)object)->id || !parent || !parent->data) return -1;
  for (guint i = 0; i < parent->data->children->len; i++) {
    if (g_array_index(parent->data->children, uint64_t, i) == ((CabNode *)object)->id) return (int)i;
  }
  return -1;
}

static AtkStateSet *ref_state_set(AtkObject *object) {
  AtkStateSet *set = cab_atk.atk_state_set_new();
  CabData *data = cab_data_of(object);
  if (!data) {
    cab_atk.atk_state_set_add_state(set, ATK_STATE_DEFUNCT);
    return set;
  }
  for (uint32_t bit = 1; bit <= CAB_FOCUSED; bit <<= 1) {
    if (data->values.states & bit) cab_atk.atk_state_set_add_state(set, cab_state(bit));
  }
  if (data->values.states & CAB_ENABLED) cab_atk.atk_state_set_add_state(set, ATK_STATE_SENSITIVE);
  return set;
}

static AtkAttributeSet *add_attribute(AtkAttributeSet *set, const char *name, char *value) {
  AtkAttribute *attribute = g_new(AtkAttribute, 1);
  attribute->name = g_strdup(name);
  attribute->value = value;
  return g_slist_prepend(set, attribute);
}

static AtkAttributeSet *get_attributes(AtkObject *object) {
  CabData *data = cab_data_of(object);
  AtkAttributeSet *set = add_attribute(NULL, "toolkit", g_strdup("Vitrine"));
  if (data && data->values.level > 0) set = add_attribute(set, "level", g_strdup_printf("%d", data->values.level));
  if (data && data->identifier) set = add_attribute(set, "id", g_strdup(data->identifier));
  return set;
}

static void free_node(GObject *object) {
  cab_data_free(((CabNode *)object)->data);
  ((GObjectClass *)g_type_class_peek(cab_atk.atk_object_get_type()))->finalize(object);
}

static void class_init(void *class, void *unused) {
  (void)unused;
  AtkObjectClass *c = class;
  c->get_parent = get_parent;
  c->get_n_children = get_n_children;
  c->ref_child = ref_child;
  c->get_index_in_parent = get_index_in_parent;
  c->ref_state_set = ref_state_set;
  c->get_attributes = get_attributes;
  ((GObjectClass *)class)->finalize = free_node;
}

// AtkComponent

static AtkObject *window_of(CabNode *node) {
  while (node && node->data && node->data->values.parent) node = cab_node_find(node->bus, node->data->values.parent);
  return (AtkObject *)node;
}

static void get_extents(AtkComponent *component, int *x, int *y, int *width, int *height, AtkCoordType type) {
  CabData *data = cab_data_of(component);
  *x = *y = *width = *height = -1;
  if (!data) return;
  cab_values v = data->values;
  CabData *origin = type == ATK_XY_WINDOW ? cab_data_of(window_of((CabNode *)component)) : NULL;
  if (type == ATK_XY_PARENT && v.parent) origin = cab_data_of(get_parent((AtkObject *)component));
  *x = v.x - (origin ? origin->values.x : 0);
  *y = v.y - (origin ? origin->values.y : 0);
  *width = v.width;
  *height = v.height;
}

static gboolean grab_focus(AtkComponent *component) {
  CabData *data = cab_data_of(component);
  if (!data || !(data->values.states & CAB_FOCUSABLE)) return FALSE;
  cab_ask((CabNode *)component, CAB_FOCUS, 0, 0, 0);
  return TRUE;
}

static gboolean scroll_to(AtkComponent *component, AtkScrollType type) {
  (void)type;
  if (!cab_data_of(component)) return FALSE;
  cab_ask((CabNode *)component, CAB_REVEAL, 0, 0, 0);
  return TRUE;
}

static void component_init(void *interface, void *unused) {
  (void)unused;
  // ATK uses these functions to find the element at a point.
  AtkComponentIface *i = interface;
  i->get_extents = get_extents;
  i->grab_focus = grab_focus;
  i->scroll_to = scroll_to;
}

// AtkAction

static gboolean do_action(AtkAction *action, int index) {
  CabData *data = cab_data_of(action);
  if (!data || index < 0 || index >= (int)data->action_names->len) return FALSE;
  cab_ask((CabNode *)action, CAB_ACTION, index, 0, 0);
  return TRUE;
}

static int get_n_actions(AtkAction *action) {
  CabData *data = cab_data_of(action);
  return data ? (int)data->action_names->len : 0;
}

static const char *action_name(AtkAction *action, int index) {
  CabData *data = cab_data_of(action);
  return data && index >= 0 && index < (int)data->action_names->len ? g_ptr_array_index(data->action_names, index) : NULL;
}

static const char *action_description(AtkAction *action, int index) {
  CabData *data = cab_data_of(action);
  return data && index >= 0 && index < (int)data->action_names->len ? g_ptr_array_index(data->action_descriptions, index) : NULL;
}

static void action_init(void *interface, void *unused) {
  (void)unused;
  AtkActionIface *i = interface;
  i->do_action = do_action;
  i->get_n_actions = get_n_actions;
  i->get_name = action_name;
  i->get_localized_name = action_description;
  i->get_description = action_description;
}

// AtkValue

static void get_value_and_text(AtkValue *value, double *number, char **text) {
  CabData *data = cab_data_of(value);
  if (number) *number = data ? data->values.number : 0;
  if (text) *text = data && data->text ? g_strdup(data->text) : NULL;
}

static AtkRange *get_range(AtkValue *value) {
  CabData *data = cab_data_of(value);
  return data ? cab_atk.atk_range_new(data->values.minimum, data->values.maximum, NULL) : NULL;
}

static double get_increment(AtkValue *value) {
  CabData *data = cab_data_of(value);
  return data ? data->values.step : 0;
}

static void set_value(AtkValue *value, const double number) {
  if (cab_data_of(value)) cab_ask((CabNode *)value, CAB_SET_NUMBER, 0, 0, number);
}

static void value_init(void *interface, void *unused) {
  (void)unused;
  AtkValueIface *i = interface;
  i->get_value_and_text = get_value_and_text;
  i->get_range = get_range;
  i->get_increment = get_increment;
  i->set_value = set_value;
}

// Types

int cab_interfaces(const CabData *data) {
  int wanted = 0;
  if (data->action_names->len) wanted |= CAB_WITH_ACTION;
  if (data->values.has_number) wanted |= CAB_WITH_VALUE;
  else if (data->text) wanted |= CAB_WITH_TEXT;
  if (data->values.role == CAB_FRAME || data->values.role == CAB_DIALOG) wanted |= CAB_WITH_WINDOW;
  return wanted;
}

static GType type_with(int interfaces) {
  static GType known[16];
  if (known[interfaces]) return known[interfaces];
  char name[32];
  g_snprintf(name, sizeof name, "VitrineElement%d", interfaces);
  GTypeQuery query;
  g_type_query(cab_atk.atk_object_get_type(), &query);
  GTypeInfo info = {
      .class_size = (guint16)query.class_size, .class_init = class_init, .instance_size = (guint16)sizeof(CabNode)};
  GType type = g_type_register_static(cab_atk.atk_object_get_type(), name, &info, 0);
  const struct {
    int bit;
    GType type;
    GInterfaceInitFunc init;
  } all[] = {
      {0, cab_atk.atk_component_get_type(), component_init},
      {CAB_WITH_ACTION, cab_atk.atk_action_get_type(), action_init},
      {CAB_WITH_TEXT, cab_atk.atk_text_get_type(), cab_text_interface},
      {CAB_WITH_VALUE, cab_atk.atk_value_get_type(), value_init},
      {CAB_WITH_WINDOW, cab_atk.atk_window_get_type(), NULL},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    GInterfaceInfo interface = {all[i].init, NULL, NULL};
    if (!all[i].bit || (interfaces & all[i].bit)) g_type_add_interface_static(type, all[i].type, &interface);
  }
  return known[interfaces] = type;
}

CabNode *cab_node_new(cab_bus *bus, CabData *data) {
  CabNode *node = g_object_new(type_with(cab_interfaces(data)), NULL);
  node->bus = bus;
  node->data = data;
  node->id = data->values.id;
  // No notifications are sent, since no client knows the element yet.
  node->parent.name = g_strdup(data->name ? data->name : "");
  node->parent.description = g_strdup(data->description ? data->description : "");
  node->parent.role = roles[data->values.role];
  return node;
}

// AtkUtil

static cab_bus *offered;
static const char *toolkit_version;
static AtkObject *get_root(void) { return (AtkObject *)offered->root; }
static const char *get_toolkit_name(void) { return "Vitrine"; }
static const char *get_toolkit_version(void) { return toolkit_version; }

void cab_util_install(cab_bus *bus, const char *version) {
  offered = bus;
  toolkit_version = g_strdup(version);
  AtkUtilClass *util = g_type_class_ref(cab_atk.atk_util_get_type());
  util->get_root = get_root;
  util->get_toolkit_name = get_toolkit_name;
  util->get_toolkit_version = get_toolkit_version;
}
#endif

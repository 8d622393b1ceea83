#include <errno.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "library.h"

#if CAB_HAS_ATK
static CabData *data_new(const cab_values *values, const char *name, const char *description, const char *text, const char *identifier) {
  CabData *data = g_new0(CabData, 1);
  data->values = *values;
  data->name = g_strdup(name);
  data->description = g_strdup(description);
  data->text = g_strdup(text);
  data->identifier = g_strdup(identifier);
  data->action_names = g_ptr_array_new_with_free_func(g_free);
  data->action_descriptions = g_ptr_array_new_with_free_func(g_free);
  data->children = g_array_new(FALSE, FALSE, sizeof(uint64_t));
  return data;
}

static GHashTable *data_table(void) { return g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, cab_data_free); }

static void *key_of(uint64_t id) {
  uint64_t *key = g_new(uint64_t, 1);
  *key = id;
  return key;
}

CabNode *cab_node_find(cab_bus *bus, uint64_t id) { return id ? g_hash_table_lookup(bus->nodes, &id) : bus->root; }

static const char *reason = "";
const char *cab_reason(void) { return reason; }

cab_bus *cab_open(const char *program, const char *version) {
  static cab_bus *only;
  static int has_failed;
  // What failed is not tried again: ATK has its root.
  if (only || has_failed) return only;
  has_failed = 1;
  reason = "screen readers need ATK and its bridge (package libatk-bridge2.0-0)";
  if (!cab_load()) return NULL;
  reason = "the desktop offers no accessibility bus";
  cab_bus *bus = g_new0(cab_bus, 1);
  bus->descriptor = epoll_create1(EPOLL_CLOEXEC);
  bus->context = g_main_context_new();
  bus->watched = g_array_new(FALSE, TRUE, sizeof(GPollFD));
  bus->nodes = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, g_object_unref);
  cab_values values = {.role = CAB_APPLICATION, .states = CAB_ENABLED | CAB_VISIBLE | CAB_SHOWING};
  bus->root = cab_node_new(bus, data_new(&values, program, NULL, NULL, NULL));
  cab_util_install(bus, version);
  if (bus->descriptor < 0 || cab_atk.bridge_init(NULL, NULL) != 0) return NULL;
  // Our own context: no other library's sources are in it, and none of ours is in theirs. The bridge must have started before.
  cab_atk.bridge_set_context(bus->context);
  return only = bus;
}

size_t cab_count(const cab_bus *bus) { return g_hash_table_size(bus->nodes); }

// Updates

void cab_begin(cab_bus *bus) {
  if (bus->coming) g_hash_table_unref(bus->coming);
  bus->coming = data_table();
  CabData *root = bus->root->data;
  g_hash_table_insert(bus->coming, key_of(0), data_new(&root->values, root->name, NULL, NULL, NULL));
  bus->last = NULL;
}

void cab_add(cab_bus *bus, const cab_values *values, const char *name, const char *description, const char *text, const char *identifier) {
  bus->last = NULL;
  uint64_t id = values->id;
  CabData *parent = bus->coming ? g_hash_table_lookup(bus->coming, &values->parent) : NULL;
  if (!parent || id == 0 || g_hash_table_contains(bus->coming, &id) || values->role < 0 || values->role >= CAB_ROLE_COUNT) return;
  g_array_append_val(parent->children, id);
  bus->last = data_new(values, name, description, text, identifier);
  g_hash_table_insert(bus->coming, key_of(id), bus->last);
}

void cab_add_action(cab_bus *bus, const char *name, const char *description) {
  if (!bus->last) return;
  g_ptr_array_add(bus->last->action_names, g_strdup(name));
  g_ptr_array_add(bus->last->action_descriptions, g_strdup(description ? description : name));
}

static int contains(const GArray *ids, uint64_t id) {
  for (guint i = 0; i < ids->len; i++) {
    if (g_array_index(ids, uint64_t, i) == id) return 1;
  }
  return 0;
}

/// A set of the children, or NULL for few.
static GHashTable *set_of(const GArray *ids) {
  if (ids->len < 16) return NULL;
  GHashTable *set = g_hash_table_new(g_int64_hash, g_int64_equal);
  for (guint i = 0; i < ids->len; i++) g_hash_table_add(set, &g_array_index(ids, uint64_t, i));
  return set;
}

static void send_children(CabNode *node, const CabData *old, GHashTable *gone) {
  const GArray *was = old->children, *is = node->data->children;
  GHashTable *was_set = set_of(was), *is_set = set_of(is);
  // From the last one, so that the places of the others stay.
  for (guint i = was->len; i-- > 0;) {
    uint64_t id = g_array_index(was, uint64_t, i);
    void *dying = g_hash_table_lookup(gone, &id);
    if (!dying && (is_set ? g_hash_table_contains(is_set, &id) : contains(is, id))) continue;
    void *child = dying ? dying : cab_node_find(node->bus, id);
    if (child) g_signal_emit_by_name(node, "children_changed::remove", i, child, NULL);
  }
  for (guint i = 0; i < is->len; i++) {
    uint64_t id = g_array_index(is, uint64_t, i);
    if (!g_hash_table_contains(gone, &id) && (was_set ? g_hash_table_contains(was_set, &id) : contains(was, id))) continue;
    void *child = cab_node_find(node->bus, id);
    if (child) g_signal_emit_by_name(node, "children_changed::add", i, child, NULL);
  }
  if (was_set) g_hash_table_unref(was_set);
  if (is_set) g_hash_table_unref(is_set);
}

static void send_states(CabNode *node, uint32_t was, uint32_t is) {
  // The focus is sent at the end of the update.
  uint32_t changed = (was ^ is) & ~(uint32_t)CAB_FOCUSED;
  for (uint32_t bit = 1; bit < CAB_FOCUSED; bit <<= 1) {
    if (!(changed & bit)) continue;
    if (bit == CAB_ACTIVE && (cab_interfaces(node->data) & CAB_WITH_WINDOW)) g_signal_emit_by_name(node, is & bit ? "activate" : "deactivate");
    cab_atk.atk_object_notify_state_change(&node->parent, cab_state(bit), (is & bit) != 0);
    if (bit == CAB_ENABLED) cab_atk.atk_object_notify_state_change(&node->parent, ATK_STATE_SENSITIVE, (is & bit) != 0);
  }
}

static void send_changes(CabNode *node, const CabData *old, GHashTable *gone) {
  const CabData *data = node->data;
  send_children(node, old, gone);
  // ATK keeps both texts, and sends them.
  if (g_strcmp0(old->name, data->name)) cab_atk.atk_object_set_name(&node->parent, data->name ? data->name : "");
  if (g_strcmp0(old->description, data->description)) cab_atk.atk_object_set_description(&node->parent, data->description ? data->description : "");
  send_states(node, old->values.states, data->values.states);
  const cab_values *was = &old->values, *is = &data->values;
  if (is->has_number && (was->number != is->number || g_strcmp0(old->text, data->text))) g_object_notify((GObject *)node, "accessible-value");
  if (cab_interfaces(data) & CAB_WITH_TEXT) cab_text_changed(node, old);
  if (was->x != is->x || was->y != is->y || was->width != is->width || was->height != is->height) {
    AtkRectangle frame = {is->x, is->y, is->width, is->height};
    g_signal_emit_by_name(node, "bounds_changed", &frame);
  }
}

void cab_end(cab_bus *bus, uint64_t focus) {
  GHashTable *coming = bus->coming;
  if (!coming) return;
  bus->coming = NULL;
  bus->last = NULL;
  CabData *focused = focus ? g_hash_table_lookup(coming, &focus) : NULL;
  if (focused) focused->values.states |= CAB_FOCUSED | CAB_FOCUSABLE;
  uint64_t former = bus->focus;
  bus->focus = focused ? focus : 0;

  GHashTable *gone = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, g_object_unref);
  GHashTableIter iterator;
  void *key, *value;
  g_hash_table_iter_init(&iterator, bus->nodes);
  while (g_hash_table_iter_next(&iterator, &key, &value)) {
    CabNode *node = value;
    CabData *next = g_hash_table_lookup(coming, key);
    if (next && next->values.role == node->data->values.role && cab_interfaces(next) == cab_interfaces(node->data)) continue;
    g_hash_table_insert(gone, key_of(node->id), g_object_ref(node));
    g_hash_table_iter_remove(&iterator);
  }

  // All elements are updated before any event is sent, because a client that receives an event may read other elements.
  GPtrArray *kept = g_ptr_array_new(), *old = g_ptr_array_new_with_free_func(cab_data_free), *fresh = g_ptr_array_new();
  g_hash_table_iter_init(&iterator, coming);
  while (g_hash_table_iter_next(&iterator, &key, &value)) {
    g_hash_table_iter_steal(&iterator);
    CabNode *node = cab_node_find(bus, *(uint64_t *)key);
    if (node) {
      g_ptr_array_add(kept, node);
      g_ptr_array_add(old, node->data);
      node->data = value;
      g_free(key);
    } else {
      node = cab_node_new(bus, value);
      g_hash_table_insert(bus->nodes, key, node);
      g_ptr_array_add(fresh, node);
    }
  }
  g_hash_table_unref(coming);

  for (guint i = 0; i < kept->len; i++) send_changes(g_ptr_array_index(kept, i), g_ptr_array_index(old, i), gone);
  for (guint i = 0; i < fresh->len; i++) {
    CabNode *node = g_ptr_array_index(fresh, i);
    if (!(cab_interfaces(node->data) & CAB_WITH_WINDOW)) continue;
    g_signal_emit_by_name(node, "create");
    if (node->data->values.states & CAB_ACTIVE) send_states(node, node->data->values.states & ~(uint32_t)CAB_ACTIVE, node->data->values.states);
  }
  g_hash_table_iter_init(&iterator, gone);
  while (g_hash_table_iter_next(&iterator, &key, &value)) {
    CabNode *node = value;
    if (cab_interfaces(node->data) & CAB_WITH_WINDOW) g_signal_emit_by_name(node, "destroy");
    cab_data_free(node->data);
    node->data = NULL;
    cab_atk.atk_object_notify_state_change(&node->parent, ATK_STATE_DEFUNCT, TRUE);
  }
  CabNode *before = former ? cab_node_find(bus, former) : NULL, *now = bus->focus ? cab_node_find(bus, bus->focus) : NULL;
  int is_new = former != bus->focus || g_hash_table_contains(gone, &former);
  if (before && former != bus->focus) cab_atk.atk_object_notify_state_change(&before->parent, ATK_STATE_FOCUSED, FALSE);
  if (now && is_new) cab_atk.atk_object_notify_state_change(&now->parent, ATK_STATE_FOCUSED, TRUE);
  g_hash_table_unref(gone);
  g_ptr_array_unref(kept);
  g_ptr_array_unref(old);
  g_ptr_array_unref(fresh);
}

void cab_announce(cab_bus *bus, const char *text) {
  // The signal is younger than the library's first versions.
  if (!g_signal_lookup("announcement", cab_atk.atk_object_get_type())) return;
  CabNode *node = bus->focus ? cab_node_find(bus, bus->focus) : NULL;
  const GArray *windows = bus->root->data->children;
  if (!node && windows->len) node = cab_node_find(bus, g_array_index(windows, uint64_t, 0));
  g_signal_emit_by_name(node ? node : bus->root, "announcement", text);
}

// The loop

int cab_descriptor(const cab_bus *bus) { return bus->descriptor; }

static void watch(cab_bus *bus, const GPollFD *wanted, int count) {
  for (int i = 0; i < count; i++) {
    struct epoll_event event = {.data.fd = wanted[i].fd};
    for (int k = 0; k < count; k++) {
      if (wanted[k].fd != wanted[i].fd) continue;
      if (wanted[k].events & G_IO_IN) event.events |= EPOLLIN;
      if (wanted[k].events & G_IO_OUT) event.events |= EPOLLOUT;
    }
    // A descriptor that was closed meanwhile is no longer in the set, even if another has its number.
    if (epoll_ctl(bus->descriptor, EPOLL_CTL_MOD, wanted[i].fd, &event) != 0 && errno == ENOENT) {
      epoll_ctl(bus->descriptor, EPOLL_CTL_ADD, wanted[i].fd, &event);
    }
  }
  for (guint i = 0; i < bus->watched->len; i++) {
    int descriptor = g_array_index(bus->watched, GPollFD, i).fd, is_wanted = 0;
    for (int k = 0; k < count; k++) is_wanted |= wanted[k].fd == descriptor;
    if (!is_wanted) epoll_ctl(bus->descriptor, EPOLL_CTL_DEL, descriptor, NULL);
  }
  g_array_set_size(bus->watched, 0);
  g_array_append_vals(bus->watched, wanted, (guint)count);
}

double cab_serve(cab_bus *bus) {
  if (!g_main_context_acquire(bus->context)) return 0.1;
  for (int i = 0; i < 256 && g_main_context_iteration(bus->context, FALSE); i++) {}
  GPollFD some[16], *wanted = some;
  int priority = 0, timeout = -1, capacity = 16;
  g_main_context_prepare(bus->context, &priority);
  int count = g_main_context_query(bus->context, priority, &timeout, wanted, capacity);
  if (count > capacity) {
    wanted = g_new0(GPollFD, count);
    count = MIN(count, g_main_context_query(bus->context, priority, &timeout, wanted, count));
  }
  watch(bus, wanted, count);
  if (wanted != some) g_free(wanted);
  g_main_context_release(bus->context);
  return timeout < 0 ? -1 : timeout / 1000.0;
}

int cab_next_request(cab_bus *bus, cab_request *request) {
  cab_request *first = g_queue_pop_head(&bus->requests);
  if (!first) return 0;
  *request = *first;
  g_free(first);
  return 1;
}

#else
// Built without the headers of ATK.
cab_bus *cab_open(const char *program, const char *version) {
  (void)program, (void)version;
  return NULL;
}
const char *cab_reason(void) { return "Vitrine was built without the headers of ATK (package libatk1.0-dev)"; }
void cab_begin(cab_bus *bus) { (void)bus; }
void cab_add(cab_bus *bus, const cab_values *values, const char *name, const char *description, const char *text, const char *identifier) {
  (void)bus, (void)values, (void)name, (void)description, (void)text, (void)identifier;
}
void cab_add_action(cab_bus *bus, const char *name, const char *description) { (void)bus, (void)name, (void)description; }
void cab_end(cab_bus *bus, uint64_t focus) { (void)bus, (void)focus; }
size_t cab_count(const cab_bus *bus) { (void)bus; return 0; }
void cab_announce(cab_bus *bus, const char *text) { (void)bus, (void)text; }
int cab_descriptor(const cab_bus *bus) { (void)bus; return -1; }
double cab_serve(cab_bus *bus) { (void)bus; return -1; }
int cab_next_request(cab_bus *bus, cab_request *request) { (void)bus, (void)request; return 0; }
#endif

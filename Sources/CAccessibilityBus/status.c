#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "include/CAccessibilityBus.h"

// The session's bus through libdbus, which SDL has loaded for input methods: a program without a screen reader loads nothing more. Its headers
// are in no folder that is searched, so the few functions are declared here as its documentation has them (dbus.freedesktop.org).

typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;
/// The library's structure has 14 words at most.
typedef struct { void *words[24]; } DBusMessageIter;

typedef struct {
  DBusConnection *(*dbus_bus_get_private)(int, void *);
  void (*dbus_connection_set_exit_on_disconnect)(DBusConnection *, uint32_t);
  void (*dbus_bus_add_match)(DBusConnection *, const char *, void *);
  uint32_t (*dbus_connection_get_unix_fd)(DBusConnection *, int *);
  uint32_t (*dbus_connection_read_write)(DBusConnection *, int);
  uint32_t (*dbus_connection_get_is_connected)(DBusConnection *);
  DBusMessage *(*dbus_connection_pop_message)(DBusConnection *);
  uint32_t (*dbus_connection_send)(DBusConnection *, DBusMessage *, uint32_t *);
  void (*dbus_connection_flush)(DBusConnection *);
  void (*dbus_connection_close)(DBusConnection *);
  void (*dbus_connection_unref)(DBusConnection *);
  DBusMessage *(*dbus_message_new_method_call)(const char *, const char *, const char *, const char *);
  void (*dbus_message_set_auto_start)(DBusMessage *, uint32_t);
  uint32_t (*dbus_message_append_args)(DBusMessage *, int, ...);
  int (*dbus_message_get_type)(DBusMessage *);
  uint32_t (*dbus_message_is_signal)(DBusMessage *, const char *, const char *);
  uint32_t (*dbus_message_iter_init)(DBusMessage *, DBusMessageIter *);
  int (*dbus_message_iter_get_arg_type)(DBusMessageIter *);
  void (*dbus_message_iter_recurse)(DBusMessageIter *, DBusMessageIter *);
  void (*dbus_message_iter_get_basic)(DBusMessageIter *, void *);
  uint32_t (*dbus_message_iter_next)(DBusMessageIter *);
  void (*dbus_message_unref)(DBusMessage *);
} Library;

enum { SESSION = 0, METHOD_RETURN = 2, BOOLEAN = 'b', STRING = 's', ARRAY = 'a', VARIANT = 'v', ENTRY = 'e' };

struct cab_status {
  Library library;
  DBusConnection *connection;
  int descriptor;
  int is_enabled, has_reader;
};

static int load(Library *l) {
  void *handle = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return 0;
#define FIND(name) \
  if (!(*(void **)&l->name = dlsym(handle, #name))) return 0;
  FIND(dbus_bus_get_private) FIND(dbus_connection_set_exit_on_disconnect) FIND(dbus_bus_add_match) FIND(dbus_connection_get_unix_fd)
  FIND(dbus_connection_read_write) FIND(dbus_connection_get_is_connected) FIND(dbus_connection_pop_message) FIND(dbus_connection_send)
  FIND(dbus_connection_flush) FIND(dbus_connection_close) FIND(dbus_connection_unref) FIND(dbus_message_new_method_call)
  FIND(dbus_message_set_auto_start) FIND(dbus_message_append_args) FIND(dbus_message_get_type) FIND(dbus_message_is_signal)
  FIND(dbus_message_iter_init) FIND(dbus_message_iter_get_arg_type) FIND(dbus_message_iter_recurse) FIND(dbus_message_iter_get_basic)
  FIND(dbus_message_iter_next) FIND(dbus_message_unref)
  return 1;
}

/// Asks for all properties. The answer comes later. A desktop's service that does not run is not started.
static void ask(cab_status *s) {
  const Library *l = &s->library;
  DBusMessage *message = l->dbus_message_new_method_call("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "GetAll");
  if (!message) return;
  const char *interface = "org.a11y.Status";
  l->dbus_message_set_auto_start(message, 0);
  if (l->dbus_message_append_args(message, STRING, &interface, 0)) l->dbus_connection_send(s->connection, message, NULL);
  l->dbus_message_unref(message);
  l->dbus_connection_flush(s->connection);
}

cab_status *cab_status_open(void) {
  // Without these, libdbus would start a bus.
  const char *folder = getenv("XDG_RUNTIME_DIR"), *address = getenv("DBUS_SESSION_BUS_ADDRESS");
  char path[512] = "";
  if (folder && strlen(folder) < sizeof path - 8) strcat(strcpy(path, folder), "/bus");
  if (!(address && *address) && !(*path && access(path, R_OK) == 0)) return NULL;
  cab_status *s = calloc(1, sizeof *s);
  if (!s) return NULL;
  Library *l = &s->library;
  if (!load(l) || !(s->connection = l->dbus_bus_get_private(SESSION, NULL))) {
    free(s);
    return NULL;
  }
  l->dbus_connection_set_exit_on_disconnect(s->connection, 0);
  if (!l->dbus_connection_get_unix_fd(s->connection, &s->descriptor)) {
    cab_status_close(s);
    return NULL;
  }
  l->dbus_bus_add_match(
    s->connection, "type='signal',interface='org.freedesktop.DBus.Properties',member='PropertiesChanged',path='/org/a11y/bus'", NULL);
  // The service can start later than the program.
  l->dbus_bus_add_match(
    s->connection, "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='org.a11y.Bus'", NULL);
  ask(s);
  return s;
}

void cab_status_close(cab_status *s) {
  s->library.dbus_connection_close(s->connection);
  s->library.dbus_connection_unref(s->connection);
  free(s);
}

int cab_status_descriptor(const cab_status *s) { return s->descriptor; }

/// Takes the two properties out of a dictionary.
static void take(cab_status *s, DBusMessageIter *place) {
  const Library *l = &s->library;
  DBusMessageIter entry, pair, value;
  if (l->dbus_message_iter_get_arg_type(place) != ARRAY) return;
  l->dbus_message_iter_recurse(place, &entry);
  for (; l->dbus_message_iter_get_arg_type(&entry) == ENTRY; l->dbus_message_iter_next(&entry)) {
    const char *name = NULL;
    uint32_t is_on = 0;
    l->dbus_message_iter_recurse(&entry, &pair);
    if (l->dbus_message_iter_get_arg_type(&pair) != STRING) continue;
    l->dbus_message_iter_get_basic(&pair, &name);
    if (!l->dbus_message_iter_next(&pair) || l->dbus_message_iter_get_arg_type(&pair) != VARIANT) continue;
    l->dbus_message_iter_recurse(&pair, &value);
    if (l->dbus_message_iter_get_arg_type(&value) != BOOLEAN) continue;
    l->dbus_message_iter_get_basic(&value, &is_on);
    if (!strcmp(name, "IsEnabled")) s->is_enabled = is_on != 0;
    if (!strcmp(name, "ScreenReaderEnabled")) s->has_reader = is_on != 0;
  }
}

int cab_status_read(cab_status *s) {
  const Library *l = &s->library;
  l->dbus_connection_read_write(s->connection, 0);
  for (DBusMessage *message; (message = l->dbus_connection_pop_message(s->connection));) {
    DBusMessageIter place;
    if (l->dbus_message_get_type(message) == METHOD_RETURN) {
      if (l->dbus_message_iter_init(message, &place)) take(s, &place);
    } else if (l->dbus_message_is_signal(message, "org.freedesktop.DBus.Properties", "PropertiesChanged")) {
      // The interface, then what changed.
      if (l->dbus_message_iter_init(message, &place) && l->dbus_message_iter_next(&place)) take(s, &place);
    } else if (l->dbus_message_is_signal(message, "org.freedesktop.DBus", "NameOwnerChanged")) {
      ask(s);
    }
    l->dbus_message_unref(message);
  }
  if (!l->dbus_connection_get_is_connected(s->connection)) return -1;
  return s->is_enabled || s->has_reader;
}

#define _GNU_SOURCE
#include "CX11Transfer.h"

#if __has_include(<xcb/xcb.h>)
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"

double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// MARK: Buffers

bool buffer_add(Buffer *buffer, const void *bytes, size_t length) {
  if (buffer->length + length + 1 > buffer->capacity) {
    const size_t capacity = (buffer->length + length + 1) * 2;
    uint8_t *grown = realloc(buffer->bytes, capacity);
    if (grown == NULL) return false;
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  if (length > 0) memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length += length;
  // Texts can be passed on as they are.
  buffer->bytes[buffer->length] = 0;
  return true;
}

void buffer_free(Buffer *buffer) {
  free(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}

size_t free_bytes(const VitrineTransfer *t) {
  size_t used = 0;
  for (int i = 0; i < SLOTS; i++) used += t->reads[i].data.length + t->sendings[i].data.length;
  for (const Pending *each = t->first; each != NULL; each = each->next) used += each->data.length;
  return used < DATA_LIMIT ? DATA_LIMIT - used : 0;
}

// MARK: Events

Pending *emit(VitrineTransfer *t, VitrineTransferKind kind) {
  Pending *pending = calloc(1, sizeof *pending);
  if (pending == NULL) abort();
  pending->event.kind = kind;
  if (t->last == NULL) t->first = pending;
  else t->last->next = pending;
  t->last = pending;
  return pending;
}

uint32_t next_number(VitrineTransfer *t) {
  t->last_number = t->last_number == UINT32_MAX ? 1 : t->last_number + 1;
  return t->last_number;
}

static void forget(Pending *pending) {
  if (pending == NULL) return;
  buffer_free(&pending->data);
  free(pending->type);
  free(pending);
}

void discard_events(VitrineTransfer *t, VitrineTransferKind kind, VitrineTransferSelection selection) {
  Pending *before = NULL;
  for (Pending *each = t->first; each != NULL;) {
    Pending *const next = each->next;
    if (each->event.kind == kind && each->event.selection == selection) {
      if (before == NULL) t->first = next;
      else before->next = next;
      if (t->last == each) t->last = before;
      forget(each);
    } else {
      before = each;
    }
    each = next;
  }
}

/// Takes an event out of the queue. It is kept until the next one is taken.
static void take(VitrineTransfer *t, Pending *before, Pending *pending, VitrineTransferEvent *event) {
  if (before == NULL) t->first = pending->next;
  else before->next = pending->next;
  if (t->last == pending) t->last = before;
  forget(t->taken);
  t->taken = pending;
  pending->event.data = pending->data.bytes;
  pending->event.length = pending->data.length;
  pending->event.type = pending->type;
  *event = pending->event;
}

bool wait_for_read(VitrineTransfer *t, uint32_t number, double seconds, VitrineTransferEvent *event) {
  if (number == 0) return false;
  const double until = now() + seconds;
  handle_events(t);
  while (true) {
    Pending *before = NULL;
    for (Pending *each = t->first; each != NULL; before = each, each = each->next) {
      if (each->event.kind != VitrineTransferData || each->event.number != number) continue;
      take(t, before, each, event);
      return true;
    }
    if (now() >= until) {
      read_cancel(t, number);
      return false;
    }
    wait_for_events(t, until);
  }
}

bool vitrine_transfer_wait(VitrineTransfer *t, uint32_t number, VitrineTransferEvent *event) {
  // One second more than the limit of the read itself, so that its failure is heard.
  return wait_for_read(t, number, TRANSFER_TIMEOUT + 1, event);
}

/// Sets the timer to each second while there are time limits, and stops it otherwise.
static void update_timer(VitrineTransfer *t) {
  bool is_needed = t->dropped_on != 0;
  for (int i = 0; i < SLOTS; i++) {
    if (t->reads[i].number != 0 || t->requests[i].number != 0 || t->sendings[i].requestor != 0) is_needed = true;
  }
  if (is_needed == t->is_timer_set) return;
  t->is_timer_set = is_needed;
  const struct itimerspec time = {.it_interval = {.tv_sec = is_needed}, .it_value = {.tv_sec = is_needed}};
  timerfd_settime(t->timer, 0, &time, NULL);
}

static void handle_event(VitrineTransfer *t, const xcb_generic_event_t *event) {
  switch (event->response_type & 0x7f) {
    case XCB_SELECTION_NOTIFY: return read_notified(t, (const void *)event);
    case XCB_SELECTION_REQUEST: return request_arrived(t, (const void *)event);
    case XCB_SELECTION_CLEAR: return selection_lost(t, (const void *)event);
    case XCB_CLIENT_MESSAGE: return source_message(t, (const void *)event);
    case XCB_DESTROY_NOTIFY: return target_window_closed(t, ((const xcb_destroy_notify_event_t *)event)->window);
    case XCB_PROPERTY_NOTIFY: {
      const xcb_property_notify_event_t *change = (const void *)event;
      if (change->window == t->own && change->atom == t->atoms[A_VITRINE_TIME]) t->server_time = change->time;
      else if (change->window == t->own && change->state == XCB_PROPERTY_NEW_VALUE) read_property_changed(t, change->atom);
      else if (change->state == XCB_PROPERTY_DELETE) sending_property_taken(t, change->window, change->atom);
      return;
    }
    // Errors come here too, such as those of windows that were closed meanwhile. They are ignored: time limits end what they affect.
    default: return;
  }
}

void handle_events(VitrineTransfer *t) {
  bool has_handled;
  do {
    // Requests are sent first: while xcb sends, it also reads events, which the descriptor no longer announces.
    vitrine_x.flush(t->connection);
    has_handled = false;
    xcb_generic_event_t *event;
    while ((event = vitrine_x.poll_for_event(t->connection)) != NULL) {
      handle_event(t, event);
      free(event);
      has_handled = true;
    }
  } while (has_handled);
}

void wake_up(VitrineTransfer *t) {
  handle_events(t);
  if (t->first != NULL) eventfd_write(t->wakeup, 1);
}

void wait_for_events(VitrineTransfer *t, double until) {
  struct pollfd poll_descriptor = {.fd = vitrine_x.get_file_descriptor(t->connection), .events = POLLIN};
  const double left = until - now();
  if (left > 0 && !vitrine_x.connection_has_error(t->connection)) poll(&poll_descriptor, 1, (int)((left < 1 ? left : 1) * 1000) + 1);
  handle_events(t);
  const double time = now();
  reads_expire(t, time);
  // The events that were queued meanwhile are delivered in a later turn.
  eventfd_write(t->wakeup, 1);
}

bool vitrine_transfer_next(VitrineTransfer *t, VitrineTransferEvent *event) {
  uint64_t count;
  // Neither descriptor blocks. The numbers that are read do not matter.
  (void)!read(t->wakeup, &count, sizeof count);
  (void)!read(t->timer, &count, sizeof count);
  if (t->first == NULL) {
    xcb_client_message_event_t message;
    while (t->first == NULL && inbox_take(t, &message)) target_message(t, &message);
    handle_events(t);
    const double time = now();
    reads_expire(t, time);
    sendings_expire(t, time);
    source_expire(t, time);
    update_timer(t);
    handle_events(t);
  }
  if (t->first == NULL) return false;
  take(t, NULL, t->first, event);
  return true;
}

xcb_timestamp_t fetch_time(VitrineTransfer *t) {
  t->server_time = 0;
  vitrine_x.change_property(t->connection, XCB_PROP_MODE_APPEND, t->own, t->atoms[A_VITRINE_TIME], XCB_ATOM_INTEGER, 32, 0, NULL);
  const double until = now() + 1;
  handle_events(t);
  while (t->server_time == 0 && now() < until && !vitrine_x.connection_has_error(t->connection)) wait_for_events(t, until);
  return t->server_time;
}

// MARK: Atoms and messages

VitrineTransferSelection selection_of(VitrineTransfer *t, xcb_atom_t atom) {
  return atom == t->atoms[A_XdndSelection] ? VitrineTransferDrag : VitrineTransferClipboard;
}

xcb_atom_t selection_atom(VitrineTransfer *t, VitrineTransferSelection selection) {
  return t->atoms[selection == VitrineTransferDrag ? A_XdndSelection : A_CLIPBOARD];
}

xcb_atom_t intern(VitrineTransfer *t, const char *name, size_t length) {
  if (length == 0 || length > UINT16_MAX) return XCB_ATOM_NONE;
  xcb_intern_atom_reply_t *reply =
      vitrine_x.intern_atom_reply(t->connection, vitrine_x.intern_atom(t->connection, 0, (uint16_t)length, name), NULL);
  const xcb_atom_t atom = reply == NULL ? XCB_ATOM_NONE : reply->atom;
  free(reply);
  return atom;
}

void add_name(VitrineTransfer *t, Buffer *text, xcb_atom_t atom) {
  if (atom == XCB_ATOM_NONE) return;
  xcb_get_atom_name_reply_t *reply =
      vitrine_x.get_atom_name_reply(t->connection, vitrine_x.get_atom_name(t->connection, atom), NULL);
  if (reply == NULL) return;
  buffer_add(text, vitrine_x.get_atom_name_name(reply), (size_t)vitrine_x.get_atom_name_name_length(reply));
  buffer_add(text, "\n", 1);
  free(reply);
}

void send_message(VitrineTransfer *t, xcb_window_t to, xcb_window_t window, int name, const uint32_t values[5]) {
  xcb_client_message_event_t event = {.response_type = XCB_CLIENT_MESSAGE, .format = 32, .window = window, .type = t->atoms[name]};
  memcpy(event.data.data32, values, sizeof event.data.data32);
  vitrine_x.send_event(t->connection, 0, to, XCB_EVENT_MASK_NO_EVENT, (const char *)&event);
  vitrine_x.flush(t->connection);
}

// MARK: Opening

static void make_atoms(VitrineTransfer *t) {
  static const char *const names[] = {
#define X(name) #name,
      VITRINE_ATOMS(X)
#undef X
  };
  xcb_intern_atom_cookie_t cookies[ATOMS + SLOTS];
  char property[32];
  for (int i = 0; i < ATOMS; i++) cookies[i] = vitrine_x.intern_atom(t->connection, 0, (uint16_t)strlen(names[i]), names[i]);
  for (int i = 0; i < SLOTS; i++) {
    const char digits[2] = {(char)('0' + i / 10), (char)('0' + i % 10)};
    memcpy(property, "VITRINE_DATA_", 13);
    memcpy(property + 13, digits, 2);
    cookies[ATOMS + i] = vitrine_x.intern_atom(t->connection, 0, 15, property);
  }
  for (int i = 0; i < ATOMS + SLOTS; i++) {
    xcb_intern_atom_reply_t *reply = vitrine_x.intern_atom_reply(t->connection, cookies[i], NULL);
    *(i < ATOMS ? &t->atoms[i] : &t->properties[i - ATOMS]) = reply == NULL ? XCB_ATOM_NONE : reply->atom;
    free(reply);
  }
}

static bool watch(int epoll, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN};
  return descriptor >= 0 && epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

VitrineTransfer *vitrine_transfer_open(void *display, uint32_t window) {
  if (display == NULL || !vitrine_x_load()) return NULL;
  VitrineTransfer *t = calloc(1, sizeof *t);
  if (t == NULL) return NULL;
  int screen = 0;
  t->window = window;
  t->connection = vitrine_x.connect(vitrine_x.display_name(display), &screen);
  t->descriptor = epoll_create1(EPOLL_CLOEXEC);
  t->wakeup = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  t->timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
  const bool works = !vitrine_x.connection_has_error(t->connection) && t->descriptor >= 0 && watch(t->descriptor, t->wakeup)
    && watch(t->descriptor, t->timer) && watch(t->descriptor, vitrine_x.get_file_descriptor(t->connection));
  if (!works) {
    vitrine_transfer_close(t);
    return NULL;
  }
  const xcb_screen_t *first = vitrine_x.setup_roots_iterator(vitrine_x.get_setup(t->connection)).data;
  t->root = first->root;
  t->own = vitrine_x.generate_id(t->connection);
  const uint32_t events = XCB_EVENT_MASK_PROPERTY_CHANGE;
  vitrine_x.create_window(
      t->connection, XCB_COPY_FROM_PARENT, t->own, t->root, -10, -10, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT, first->root_visual,
      XCB_CW_EVENT_MASK, &events);
  make_atoms(t);
  vitrine_x.flush(t->connection);
  if (!inbox_open(t, display)) {
    vitrine_transfer_close(t);
    return NULL;
  }
  const uint32_t version = XDND_VERSION;
  vitrine_x.change_property(t->connection, XCB_PROP_MODE_REPLACE, t->window, t->atoms[A_XdndAware], XCB_ATOM_ATOM, 32, 1, &version);
  vitrine_x.flush(t->connection);
  return t;
}

void vitrine_transfer_close(VitrineTransfer *t) {
  inbox_close(t);
  vitrine_x.disconnect(t->connection);
  for (Pending *each = t->first; each != NULL;) {
    Pending *next = each->next;
    forget(each);
    each = next;
  }
  forget(t->taken);
  for (int i = 0; i < SLOTS; i++) {
    buffer_free(&t->reads[i].data);
    buffer_free(&t->sendings[i].data);
  }
  offers_free(t);
  buffer_free(&t->text);
  buffer_free(&t->types);
  for (int i = 0; i < 3; i++) {
    const int descriptor = (const int[]){t->descriptor, t->wakeup, t->timer}[i];
    if (descriptor >= 0) close(descriptor);
  }
  free(t);
}

int vitrine_transfer_descriptor(VitrineTransfer *t) { return t->descriptor; }
#else
VitrineTransfer *vitrine_transfer_open(void *display, uint32_t window) {
  (void)display;
  (void)window;
  return 0;
}

// There is no transfer that the other functions could be called with.
void vitrine_transfer_close(VitrineTransfer *t) { (void)t; }
int vitrine_transfer_descriptor(VitrineTransfer *t) { return (void)t, -1; }
bool vitrine_transfer_next(VitrineTransfer *t, VitrineTransferEvent *event) { return (void)t, (void)event, false; }
const char *vitrine_transfer_types(VitrineTransfer *t, VitrineTransferSelection selection) { return (void)t, (void)selection, ""; }
uint32_t vitrine_transfer_read(VitrineTransfer *t, VitrineTransferSelection selection, const char *type) {
  return (void)t, (void)selection, (void)type, 0;
}
bool vitrine_transfer_wait(VitrineTransfer *t, uint32_t number, VitrineTransferEvent *event) {
  return (void)t, (void)number, (void)event, false;
}
void vitrine_transfer_answer(VitrineTransfer *t, bool accepts) { (void)t, (void)accepts; }
void vitrine_transfer_finish(VitrineTransfer *t, bool accepted) { (void)t, (void)accepted; }
uint64_t vitrine_transfer_clipboard_version(VitrineTransfer *t) { return (void)t, 0; }
bool vitrine_transfer_offer(VitrineTransfer *t, VitrineTransferSelection selection, const char *types) {
  return (void)t, (void)selection, (void)types, false;
}
void vitrine_transfer_supply(VitrineTransfer *t, uint32_t number, const uint8_t *data, size_t length) {
  (void)t, (void)number, (void)data, (void)length;
}
uint32_t vitrine_transfer_move(VitrineTransfer *t, int32_t x, int32_t y) { return (void)t, (void)x, (void)y, 0; }
bool vitrine_transfer_drop(VitrineTransfer *t) { return (void)t, false; }
void vitrine_transfer_leave(VitrineTransfer *t) { (void)t; }
#endif

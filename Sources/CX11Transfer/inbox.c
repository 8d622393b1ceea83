#define _GNU_SOURCE
#if __has_include(<xcb/xcb.h>)
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>

#include "internal.h"

// Messages of XDND for SDL's windows, kept away from SDL. Xlib calls `keep` on the thread that reads its connection, with the lock of the
// connection held, so it calls nothing of Xlib.

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static VitrineTransfer *opened;
/// The function that reads client messages otherwise, and the connection for which it was replaced.
static VitrineWireFunction standard;
static void *patched;

/// Returns whether a message was kept.
static bool keep(const xcb_client_message_event_t *event) {
  for (VitrineTransfer *t = opened; t != NULL; t = t->next_open) {
    if (event->window != t->window) continue;
    const xcb_atom_t type = event->type;
    if (type != t->atoms[A_XdndEnter] && type != t->atoms[A_XdndPosition] && type != t->atoms[A_XdndLeave] && type != t->atoms[A_XdndDrop])
      return false;
    // A source waits for the answer to each position. One that does not cannot fill the memory while the main thread is busy.
    Message *message = t->message_count < MESSAGE_LIMIT ? calloc(1, sizeof *message) : NULL;
    if (message == NULL) return true;
    t->message_count++;
    message->event = *event;
    if (t->last_message == NULL) t->messages = message;
    else t->last_message->next = message;
    t->last_message = message;
    eventfd_write(t->wakeup, 1);
    return true;
  }
  return false;
}

static int read_message(void *display, void *event, void *wire) {
  xcb_client_message_event_t message;
  memcpy(&message, wire, sizeof message);
  pthread_mutex_lock(&lock);
  const bool is_kept = display == patched && message.format == 32 && keep(&message);
  const VitrineWireFunction next = standard;
  pthread_mutex_unlock(&lock);
  // A message for which 0 is returned is not queued.
  return is_kept || next == NULL ? 0 : next(display, event, wire);
}

bool inbox_open(VitrineTransfer *t, void *display) {
  pthread_mutex_lock(&lock);
  const bool fits = opened == NULL || patched == display, is_first = opened == NULL;
  if (fits) {
    t->next_open = opened;
    opened = t;
    patched = display;
  }
  // No thread waits for the lock here, because the function is not in use yet.
  if (is_first) standard = vitrine_x.set_wire_function(display, XCB_CLIENT_MESSAGE, read_message);
  pthread_mutex_unlock(&lock);
  return fits;
}

void inbox_close(VitrineTransfer *t) {
  pthread_mutex_lock(&lock);
  bool was_open = false;
  for (VitrineTransfer **each = &opened; *each != NULL; each = &(*each)->next_open) {
    if (*each != t) continue;
    *each = t->next_open;
    was_open = true;
    break;
  }
  for (Message *each = t->messages; each != NULL;) {
    Message *next = each->next;
    free(each);
    each = next;
  }
  t->messages = t->last_message = NULL;
  void *const display = was_open && opened == NULL ? patched : NULL;
  const VitrineWireFunction former = standard;
  pthread_mutex_unlock(&lock);
  if (display != NULL && former != NULL) vitrine_x.set_wire_function(display, XCB_CLIENT_MESSAGE, former);
}

bool inbox_take(VitrineTransfer *t, xcb_client_message_event_t *event) {
  pthread_mutex_lock(&lock);
  Message *message = t->messages;
  if (message != NULL) {
    *event = message->event;
    t->messages = message->next;
    t->message_count--;
    if (t->messages == NULL) t->last_message = NULL;
  }
  pthread_mutex_unlock(&lock);
  free(message);
  return message != NULL;
}
#endif

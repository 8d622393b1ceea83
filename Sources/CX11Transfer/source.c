#define _GNU_SOURCE
#if __has_include(<xcb/xcb.h>)
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// The source's side of XDND: our drag over the windows of other programs.

/// Reads a property of one number; 0 if there is none.
static uint32_t number_of(VitrineTransfer *t, xcb_window_t window, int name) {
  xcb_get_property_reply_t *reply = vitrine_x.get_property_reply(
      t->connection, vitrine_x.get_property(t->connection, 0, window, t->atoms[name], XCB_GET_PROPERTY_TYPE_ANY, 0, 1), NULL);
  uint32_t number = 0;
  if (reply != NULL && reply->format == 32 && vitrine_x.get_property_value_length(reply) >= 4) {
    memcpy(&number, vitrine_x.get_property_value(reply), 4);
  }
  free(reply);
  return number;
}

/// Returns what a window says about drags. It is asked once in a drag.
static WindowInfo ask(VitrineTransfer *t, xcb_window_t window) {
  for (size_t i = 0; i < t->visited_count; i++) {
    if (t->visited[i].window == window) return t->visited[i];
  }
  WindowInfo info = {.window = window, .proxy = window};
  const xcb_window_t proxy = number_of(t, window, A_XdndProxy);
  if (proxy != XCB_WINDOW_NONE && number_of(t, proxy, A_XdndProxy) == proxy) info.proxy = proxy;
  const uint32_t version = number_of(t, info.proxy, A_XdndAware);
  if (version >= OLDEST_VERSION) info.version = version < XDND_VERSION ? version : XDND_VERSION;
  if (t->visited_count < sizeof t->visited / sizeof *t->visited) t->visited[t->visited_count++] = info;
  return info;
}

/// Finds the window under a point of our window that takes drags: its id, 0 for ours, 1 for none.
static WindowInfo find(VitrineTransfer *t, int32_t x, int32_t y, uint16_t *root_x, uint16_t *root_y) {
  const WindowInfo none = {.window = 1};
  xcb_window_t from = t->window, to = t->root;
  int16_t local_x = (int16_t)x, local_y = (int16_t)y;
  // Windows are not nested more deeply in practice.
  for (int depth = 0; depth < 32; depth++) {
    xcb_translate_coordinates_reply_t *reply = vitrine_x.translate_coordinates_reply(
        t->connection, vitrine_x.translate_coordinates(t->connection, from, to, local_x, local_y), NULL);
    if (reply == NULL) return none;
    local_x = reply->dst_x;
    local_y = reply->dst_y;
    const xcb_window_t child = reply->child;
    free(reply);
    if (depth == 0) {
      *root_x = (uint16_t)local_x;
      *root_y = (uint16_t)local_y;
    }
    if (child == t->window) return (WindowInfo){0};
    if (child == XCB_WINDOW_NONE) return none;
    const WindowInfo info = ask(t, child);
    if (info.version > 0) return info;
    from = to;
    to = child;
  }
  return none;
}

/// Forgets the window under the drag.
static void reset(VitrineTransfer *t) {
  memset(&t->target, 0, sizeof t->target);
  t->is_accepted = t->is_waiting = t->has_position = false;
  t->visited_count = 0;
}

static void leave(VitrineTransfer *t) {
  if (t->target.version == 0) return;
  const uint32_t values[5] = {t->own, 0, 0, 0, 0};
  send_message(t, t->target.proxy, t->target.window, A_XdndLeave, values);
}

static void enter(VitrineTransfer *t, WindowInfo target) {
  t->target = target;
  t->is_accepted = t->is_waiting = t->has_position = false;
  if (target.version == 0) return;
  const Offer *offer = &t->offers[VitrineTransferDrag];
  uint32_t values[5] = {t->own, target.version << 24 | (offer->count > 3), 0, 0, 0};
  for (size_t i = 0; i < 3 && i < offer->count; i++) values[2 + i] = offer->types[i];
  send_message(t, target.proxy, target.window, A_XdndEnter, values);
}

static void send_position(VitrineTransfer *t) {
  t->is_waiting = true;
  t->has_position = false;
  t->asked = now();
  const uint32_t values[5] = {
      t->own, 0, (uint32_t)t->position_x << 16 | t->position_y, t->offers[VitrineTransferDrag].time, t->atoms[A_XdndActionCopy]};
  send_message(t, t->target.proxy, t->target.window, A_XdndPosition, values);
}

uint32_t vitrine_transfer_move(VitrineTransfer *t, int32_t x, int32_t y) {
  if (t->offers[VitrineTransferDrag].count == 0) return 0;
  uint16_t root_x = t->position_x, root_y = t->position_y;
  const WindowInfo target = find(t, x, y, &root_x, &root_y);
  if (target.window != t->target.window) {
    leave(t);
    enter(t, target);
  }
  t->position_x = root_x;
  t->position_y = root_y;
  t->has_position = target.version > 0;
  if (t->has_position && (!t->is_waiting || now() - t->asked > STATUS_TIMEOUT)) send_position(t);
  wake_up(t);
  return target.window;
}

bool vitrine_transfer_drop(VitrineTransfer *t) {
  if (t->target.version == 0 || !t->is_accepted) {
    vitrine_transfer_leave(t);
    return false;
  }
  const uint32_t values[5] = {t->own, 0, fetch_time(t), 0, 0};
  send_message(t, t->target.proxy, t->target.window, A_XdndDrop, values);
  t->dropped_on = t->target.window;
  t->drop_deadline = now() + FINISH_TIMEOUT;
  reset(t);
  wake_up(t);
  return true;
}

void vitrine_transfer_leave(VitrineTransfer *t) {
  leave(t);
  reset(t);
}

void source_end(VitrineTransfer *t) {
  vitrine_transfer_leave(t);
  t->dropped_on = XCB_WINDOW_NONE;
  discard_events(t, VitrineTransferAnswered, VitrineTransferDrag);
  discard_events(t, VitrineTransferFinished, VitrineTransferDrag);
}

static void finish(VitrineTransfer *t, bool succeeded) {
  t->dropped_on = XCB_WINDOW_NONE;
  emit(t, VitrineTransferFinished)->event.flag = succeeded;
}

void source_message(VitrineTransfer *t, const xcb_client_message_event_t *event) {
  const uint32_t *values = event->data.data32;
  if (event->format != 32) return;
  if (event->type == t->atoms[A_XdndStatus] && t->target.version > 0 && values[0] == t->target.window) {
    t->is_waiting = false;
    t->is_accepted = (values[1] & 1) != 0;
    // Only the last of several answers counts.
    discard_events(t, VitrineTransferAnswered, VitrineTransferDrag);
    emit(t, VitrineTransferAnswered)->event.flag = t->is_accepted;
    if (t->has_position) send_position(t);
  } else if (event->type == t->atoms[A_XdndFinished] && t->dropped_on != XCB_WINDOW_NONE && values[0] == t->dropped_on) {
    // Before version 5 the message does not say whether the drop succeeded.
    finish(t, (values[1] & 1) != 0 || values[1] == 0);
  }
}

void source_expire(VitrineTransfer *t, double time) {
  if (t->dropped_on != XCB_WINDOW_NONE && t->drop_deadline < time) finish(t, false);
}
#endif

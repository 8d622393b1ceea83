#define _GNU_SOURCE
#if __has_include(<xcb/xcb.h>)
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Data of other programs: conversions of selections (ICCCM, chapter 2.4), in one piece or incrementally (2.7.2).

static void end(VitrineTransfer *t, Read *read, bool succeeded) {
  Pending *pending = emit(t, VitrineTransferData);
  pending->event.number = read->number;
  pending->event.selection = selection_of(t, read->selection);
  if (succeeded) {
    // The event has bytes even if there are none, since no bytes would mean a failure.
    if (buffer_add(&read->data, "", 0)) pending->data = read->data;
    memset(&read->data, 0, sizeof read->data);
  }
  buffer_free(&read->data);
  memset(read, 0, sizeof *read);
}

uint32_t begin_read(VitrineTransfer *t, xcb_atom_t selection, xcb_atom_t type, xcb_timestamp_t time) {
  if (type == XCB_ATOM_NONE) return 0;
  for (int i = 0; i < SLOTS; i++) {
    Read *read = &t->reads[i];
    if (read->number != 0) continue;
    *read = (Read){.number = next_number(t), .selection = selection, .type = type, .deadline = now() + TRANSFER_TIMEOUT};
    vitrine_x.delete_property(t->connection, t->own, t->properties[i]);
    vitrine_x.convert_selection(t->connection, t->own, selection, type, t->properties[i], time);
    vitrine_x.flush(t->connection);
    return read->number;
  }
  return 0;
}

void read_cancel(VitrineTransfer *t, uint32_t number) {
  for (int i = 0; i < SLOTS; i++) {
    if (t->reads[i].number != number) continue;
    buffer_free(&t->reads[i].data);
    memset(&t->reads[i], 0, sizeof t->reads[i]);
  }
}

/// Reads the data of a read's property and deletes the property. Returns whether there was one.
static bool fetch(VitrineTransfer *t, int slot, xcb_atom_t *type, size_t *length) {
  Read *read = &t->reads[slot];
  xcb_get_property_reply_t *reply = vitrine_x.get_property_reply(
      t->connection,
      vitrine_x.get_property(t->connection, 1, t->own, t->properties[slot], XCB_GET_PROPERTY_TYPE_ANY, 0, (uint32_t)(free_bytes(t) / 4)), NULL);
  if (reply == NULL) return false;
  *type = reply->type;
  *length = (size_t)vitrine_x.get_property_value_length(reply);
  bool is_good = *type != XCB_ATOM_NONE && reply->bytes_after == 0;
  if (is_good && *type != t->atoms[A_INCR]) is_good = buffer_add(&read->data, vitrine_x.get_property_value(reply), *length);
  free(reply);
  return is_good;
}

void read_notified(VitrineTransfer *t, const xcb_selection_notify_event_t *event) {
  for (int i = 0; i < SLOTS; i++) {
    Read *read = &t->reads[i];
    if (read->number == 0 || read->is_incremental || read->selection != event->selection || read->type != event->target) continue;
    // Two reads of one type differ in their properties, but not if they are refused.
    if (event->property != XCB_ATOM_NONE && event->property != t->properties[i]) continue;
    xcb_atom_t type;
    size_t length;
    if (event->property == XCB_ATOM_NONE || !fetch(t, i, &type, &length)) return end(t, read, false);
    if (type != t->atoms[A_INCR]) return end(t, read, true);
    // The deletion of the property asked for the first piece.
    read->is_incremental = true;
    read->deadline = now() + TRANSFER_TIMEOUT;
    return;
  }
}

void read_property_changed(VitrineTransfer *t, xcb_atom_t property) {
  for (int i = 0; i < SLOTS; i++) {
    Read *read = &t->reads[i];
    if (read->number == 0 || !read->is_incremental || t->properties[i] != property) continue;
    xcb_atom_t type;
    size_t length;
    if (!fetch(t, i, &type, &length)) return end(t, read, false);
    // A piece without bytes is the end.
    if (length == 0) return end(t, read, true);
    read->deadline = now() + TRANSFER_TIMEOUT;
    return;
  }
}

void reads_expire(VitrineTransfer *t, double time) {
  for (int i = 0; i < SLOTS; i++) {
    if (t->reads[i].number != 0 && t->reads[i].deadline < time) end(t, &t->reads[i], false);
  }
}

void reads_fail(VitrineTransfer *t, xcb_atom_t selection) {
  for (int i = 0; i < SLOTS; i++) {
    if (t->reads[i].number != 0 && t->reads[i].selection == selection) end(t, &t->reads[i], false);
  }
}

// MARK: The clipboard and drags

uint32_t vitrine_transfer_read(VitrineTransfer *t, VitrineTransferSelection selection, const char *type) {
  if (selection == VitrineTransferDrag && t->source == XCB_WINDOW_NONE) return 0;
  const xcb_timestamp_t time = selection == VitrineTransferDrag && t->is_dropped ? t->drop_time : XCB_CURRENT_TIME;
  const uint32_t number = begin_read(t, selection_atom(t, selection), intern(t, type, strlen(type)), time);
  wake_up(t);
  return number;
}

const char *vitrine_transfer_types(VitrineTransfer *t, VitrineTransferSelection selection) {
  if (selection == VitrineTransferDrag) return t->types.bytes == NULL ? "" : (const char *)t->types.bytes;
  t->text.length = 0;
  buffer_add(&t->text, "", 0);
  VitrineTransferEvent event;
  const bool is_unresponsive = t->unresponsive_owner != XCB_WINDOW_NONE;
  const uint32_t number = is_unresponsive ? 0 : begin_read(t, t->atoms[A_CLIPBOARD], t->atoms[A_TARGETS], XCB_CURRENT_TIME);
  if (wait_for_read(t, number, 1, &event) && event.data != NULL) {
    for (size_t i = 0; i + 4 <= event.length && i < 4 * 256; i += 4) {
      xcb_atom_t atom;
      memcpy(&atom, event.data + i, 4);
      add_name(t, &t->text, atom);
    }
  }
  wake_up(t);
  return t->text.bytes == NULL ? "" : (const char *)t->text.bytes;
}

/// Asks the owner of the clipboard for what changes with its contents. Returns false if it does not answer.
static bool ask_version(VitrineTransfer *t, uint32_t *value) {
  VitrineTransferEvent event;
  uint32_t number = begin_read(t, t->atoms[A_CLIPBOARD], t->atoms[A_TIMESTAMP], XCB_CURRENT_TIME);
  if (!wait_for_read(t, number, 1, &event)) return false;
  if (event.data != NULL && event.length >= 4) {
    memcpy(value, event.data, 4);
    return true;
  }
  // Programs with SDL do not answer with the time. A hash of their text is used instead.
  number = begin_read(t, t->atoms[A_CLIPBOARD], t->atoms[A_UTF8_STRING], XCB_CURRENT_TIME);
  if (!wait_for_read(t, number, 1, &event)) return false;
  *value = 2166136261u;
  for (size_t i = 0; event.data != NULL && i < event.length; i++) *value = (*value ^ event.data[i]) * 16777619u;
  return true;
}

uint64_t vitrine_transfer_clipboard_version(VitrineTransfer *t) {
  xcb_get_selection_owner_reply_t *reply =
      vitrine_x.get_selection_owner_reply(t->connection, vitrine_x.get_selection_owner(t->connection, t->atoms[A_CLIPBOARD]), NULL);
  const xcb_window_t owner = reply == NULL ? XCB_WINDOW_NONE : reply->owner;
  free(reply);
  wake_up(t);
  if (owner != t->unresponsive_owner) t->unresponsive_owner = XCB_WINDOW_NONE;
  if (owner == XCB_WINDOW_NONE) return 0;
  uint32_t value = t->offers[VitrineTransferClipboard].time;
  if (owner != t->own && ((owner == t->unresponsive_owner && now() < t->retry_time) || !ask_version(t, &value))) {
    // The program hangs. If it were asked each time, each look at the clipboard would take a second.
    if (owner != t->unresponsive_owner || now() >= t->retry_time) t->retry_time = now() + RETRY_DELAY;
    t->unresponsive_owner = owner;
    return t->last_version >> 32 == owner ? t->last_version : (uint64_t)owner << 32;
  }
  t->unresponsive_owner = XCB_WINDOW_NONE;
  t->last_version = (uint64_t)owner << 32 | value;
  return t->last_version;
}
#endif

#define _GNU_SOURCE
#if __has_include(<xcb/xcb.h>)
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Our data: the owner's side of selections (ICCCM, chapter 2.2).

static void notify(VitrineTransfer *t, const xcb_selection_request_event_t *request, xcb_atom_t property) {
  const xcb_selection_notify_event_t event = {
      .response_type = XCB_SELECTION_NOTIFY,
      .time = request->time,
      .requestor = request->requestor,
      .selection = request->selection,
      .target = request->target,
      .property = property,
  };
  // The server reads 32 bytes, and the structure is shorter.
  char bytes[32] = {0};
  memcpy(bytes, &event, sizeof event);
  vitrine_x.send_event(t->connection, 0, request->requestor, XCB_EVENT_MASK_NO_EVENT, bytes);
  vitrine_x.flush(t->connection);
}

/// Returns the offer of a selection; NULL for other selections.
static Offer *offer_of(VitrineTransfer *t, xcb_atom_t atom) {
  if (atom != t->atoms[A_CLIPBOARD] && atom != t->atoms[A_XdndSelection]) return NULL;
  return &t->offers[selection_of(t, atom)];
}

static bool contains(const Offer *offer, xcb_atom_t type) {
  for (size_t i = 0; i < offer->count; i++) {
    if (offer->types[i] == type) return true;
  }
  return false;
}

void request_arrived(VitrineTransfer *t, const xcb_selection_request_event_t *event) {
  xcb_selection_request_event_t request = *event;
  // Old programs name no property.
  if (request.property == XCB_ATOM_NONE) request.property = request.target;
  const Offer *offer = offer_of(t, request.selection);
  if (offer == NULL || offer->count == 0) return notify(t, &request, XCB_ATOM_NONE);
  if (request.target == t->atoms[A_TIMESTAMP]) {
    vitrine_x.change_property(
        t->connection, XCB_PROP_MODE_REPLACE, request.requestor, request.property, XCB_ATOM_INTEGER, 32, 1, &offer->time);
    return notify(t, &request, request.property);
  }
  if (request.target == t->atoms[A_TARGETS]) {
    const xcb_atom_t own[] = {t->atoms[A_TARGETS], t->atoms[A_TIMESTAMP]};
    vitrine_x.change_property(t->connection, XCB_PROP_MODE_REPLACE, request.requestor, request.property, XCB_ATOM_ATOM, 32, 2, own);
    vitrine_x.change_property(
        t->connection, XCB_PROP_MODE_APPEND, request.requestor, request.property, XCB_ATOM_ATOM, 32, (uint32_t)offer->count, offer->types);
    return notify(t, &request, request.property);
  }
  for (int i = 0; contains(offer, request.target) && i < SLOTS; i++) {
    if (t->requests[i].number != 0) continue;
    t->requests[i] = (Request){.number = next_number(t), .event = request, .deadline = now() + FINISH_TIMEOUT};
    Pending *pending = emit(t, VitrineTransferRequested);
    pending->event.number = t->requests[i].number;
    pending->event.selection = selection_of(t, request.selection);
    Buffer name = {0};
    add_name(t, &name, request.target);
    if (name.length > 0) name.bytes[name.length - 1] = 0;
    pending->type = (char *)name.bytes;
    return;
  }
  notify(t, &request, XCB_ATOM_NONE);
}

// MARK: Supplying

static size_t chunk_size(VitrineTransfer *t) {
  const size_t limit = (size_t)vitrine_x.get_maximum_request_length(t->connection) * 4 - 64;
  return limit < CHUNK_SIZE ? limit : CHUNK_SIZE;
}

void vitrine_transfer_supply(VitrineTransfer *t, uint32_t number, const uint8_t *data, size_t length) {
  Request *request = NULL;
  for (int i = 0; number != 0 && i < SLOTS; i++) {
    if (t->requests[i].number == number) request = &t->requests[i];
  }
  if (request == NULL) return;
  const xcb_selection_request_event_t event = request->event;
  memset(request, 0, sizeof *request);
  if (data == NULL || length > free_bytes(t)) return notify(t, &event, XCB_ATOM_NONE);
  if (length <= chunk_size(t)) {
    vitrine_x.change_property(
        t->connection, XCB_PROP_MODE_REPLACE, event.requestor, event.property, event.target, 8, (uint32_t)length, data);
    return notify(t, &event, event.property);
  }
  for (int i = 0; i < SLOTS; i++) {
    Sending *sending = &t->sendings[i];
    if (sending->requestor != XCB_WINDOW_NONE) continue;
    *sending =
        (Sending){.requestor = event.requestor, .property = event.property, .type = event.target, .deadline = now() + TRANSFER_TIMEOUT};
    if (!buffer_add(&sending->data, data, length)) break;
    if (event.requestor != t->own) {
      const uint32_t events = XCB_EVENT_MASK_PROPERTY_CHANGE;
      vitrine_x.change_window_attributes(t->connection, event.requestor, XCB_CW_EVENT_MASK, &events);
    }
    const uint32_t size = (uint32_t)length;
    vitrine_x.change_property(
        t->connection, XCB_PROP_MODE_REPLACE, event.requestor, event.property, t->atoms[A_INCR], 32, 1, &size);
    return notify(t, &event, event.property);
  }
  notify(t, &event, XCB_ATOM_NONE);
}

static void end(VitrineTransfer *t, Sending *sending) {
  const xcb_window_t requestor = sending->requestor;
  buffer_free(&sending->data);
  memset(sending, 0, sizeof *sending);
  for (int i = 0; i < SLOTS; i++) {
    if (t->sendings[i].requestor == requestor) return;
  }
  const uint32_t events = 0;
  if (requestor != t->own) vitrine_x.change_window_attributes(t->connection, requestor, XCB_CW_EVENT_MASK, &events);
}

void sending_property_taken(VitrineTransfer *t, xcb_window_t window, xcb_atom_t property) {
  for (int i = 0; i < SLOTS; i++) {
    Sending *sending = &t->sendings[i];
    if (sending->requestor != window || sending->property != property || window == XCB_WINDOW_NONE) continue;
    const size_t left = sending->data.length - sending->sent, length = left < chunk_size(t) ? left : chunk_size(t);
    // The last piece has no bytes.
    vitrine_x.change_property(
        t->connection, XCB_PROP_MODE_REPLACE, window, property, sending->type, 8, (uint32_t)length,
        sending->data.bytes + sending->sent);
    sending->sent += length;
    sending->deadline = now() + TRANSFER_TIMEOUT;
    if (length == 0) end(t, sending);
    return;
  }
}

void sendings_expire(VitrineTransfer *t, double time) {
  for (int i = 0; i < SLOTS; i++) {
    if (t->sendings[i].requestor != XCB_WINDOW_NONE && t->sendings[i].deadline < time) end(t, &t->sendings[i]);
    if (t->requests[i].number != 0 && t->requests[i].deadline < time) vitrine_transfer_supply(t, t->requests[i].number, NULL, 0);
  }
}

// MARK: Offering

void selection_lost(VitrineTransfer *t, const xcb_selection_clear_event_t *event) {
  Offer *offer = offer_of(t, event->selection);
  // The event may be older than our offer.
  if (offer == NULL || offer->count == 0 || (int32_t)(event->time - offer->time) < 0) return;
  free(offer->types);
  memset(offer, 0, sizeof *offer);
  emit(t, VitrineTransferLost)->event.selection = selection_of(t, event->selection);
}

/// Returns the atoms of the lines of a text, which the caller frees.
static xcb_atom_t *intern_lines(VitrineTransfer *t, const char *text, size_t *count) {
  size_t lines = 1;
  for (const char *each = text; *each != 0; each++) lines += *each == '\n';
  xcb_atom_t *atoms = calloc(lines, sizeof *atoms);
  for (const char *line = text; atoms != NULL && *line != 0;) {
    const size_t length = strcspn(line, "\n");
    const xcb_atom_t atom = intern(t, line, length);
    if (atom != XCB_ATOM_NONE) atoms[(*count)++] = atom;
    line += length + (line[length] != 0);
  }
  return atoms;
}

bool vitrine_transfer_offer(VitrineTransfer *t, VitrineTransferSelection selection, const char *types) {
  Offer *offer = &t->offers[selection];
  const xcb_atom_t atom = selection_atom(t, selection);
  const bool had_offer = offer->count > 0;
  if (selection == VitrineTransferClipboard) t->unresponsive_owner = XCB_WINDOW_NONE;
  else source_end(t);
  discard_events(t, VitrineTransferLost, selection);
  free(offer->types);
  memset(offer, 0, sizeof *offer);
  size_t count = 0;
  xcb_atom_t *atoms = intern_lines(t, types, &count);
  const xcb_timestamp_t time = fetch_time(t);
  if (count == 0) {
    free(atoms);
    if (had_offer) vitrine_x.set_selection_owner(t->connection, XCB_WINDOW_NONE, atom, time);
    wake_up(t);
    return true;
  }
  *offer = (Offer){.types = atoms, .count = count, .time = time};
  vitrine_x.set_selection_owner(t->connection, t->own, atom, time);
  xcb_get_selection_owner_reply_t *reply =
      vitrine_x.get_selection_owner_reply(t->connection, vitrine_x.get_selection_owner(t->connection, atom), NULL);
  const bool is_owner = reply != NULL && reply->owner == t->own;
  free(reply);
  if (is_owner && selection == VitrineTransferDrag) {
    vitrine_x.change_property(
        t->connection, XCB_PROP_MODE_REPLACE, t->own, t->atoms[A_XdndTypeList], XCB_ATOM_ATOM, 32, (uint32_t)count, atoms);
  }
  wake_up(t);
  return is_owner;
}

void offers_free(VitrineTransfer *t) {
  for (int i = 0; i < 2; i++) free(t->offers[i].types);
}
#endif

#define _GNU_SOURCE
#if __has_include(<xcb/xcb.h>)
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// The target's side of XDND: another program's drag over SDL's window.

static void answer(VitrineTransfer *t, xcb_window_t source, bool accepts) {
  // Bit 1: positions are wanted although no rectangle is named.
  const uint32_t values[5] = {t->window, (accepts ? 1 : 0) | 2, 0, 0, accepts ? t->atoms[A_XdndActionCopy] : XCB_ATOM_NONE};
  send_message(t, source, source, A_XdndStatus, values);
}

/// Asks the server to tell when the source's window is closed, or not to.
static void watch(VitrineTransfer *t, bool on) {
  const uint32_t events = on ? XCB_EVENT_MASK_STRUCTURE_NOTIFY : XCB_EVENT_MASK_NO_EVENT;
  if (t->source != t->own) vitrine_x.change_window_attributes(t->connection, t->source, XCB_CW_EVENT_MASK, &events);
}

static void end(VitrineTransfer *t) {
  watch(t, false);
  t->source = XCB_WINDOW_NONE;
  t->is_dropped = false;
  t->types.length = 0;
  reads_fail(t, t->atoms[A_XdndSelection]);
}

/// Begins a drag with the types that the source names: three in the message, all in a property.
static void enter(VitrineTransfer *t, const uint32_t *values) {
  if (t->source != XCB_WINDOW_NONE) {
    // The source of the former drag has ended without a word.
    end(t);
    emit(t, VitrineTransferLeft);
  }
  const uint32_t version = values[1] >> 24;
  if (values[0] == XCB_WINDOW_NONE || version < OLDEST_VERSION || version > XDND_VERSION) return;
  t->source = values[0];
  watch(t, true);
  t->types.length = 0;
  buffer_add(&t->types, "", 0);
  if ((values[1] & 1) == 0) {
    for (int i = 2; i < 5; i++) add_name(t, &t->types, values[i]);
  } else {
    xcb_get_property_reply_t *reply = vitrine_x.get_property_reply(
        t->connection, vitrine_x.get_property(t->connection, 0, t->source, t->atoms[A_XdndTypeList], XCB_ATOM_ATOM, 0, 256), NULL);
    const size_t count = reply == NULL ? 0 : (size_t)vitrine_x.get_property_value_length(reply) / 4;
    const xcb_atom_t *types = reply == NULL ? NULL : vitrine_x.get_property_value(reply);
    for (size_t i = 0; i < count; i++) add_name(t, &t->types, types[i]);
    free(reply);
  }
  emit(t, VitrineTransferEntered);
}

void target_message(VitrineTransfer *t, const xcb_client_message_event_t *event) {
  const uint32_t *values = event->data.data32;
  if (event->type == t->atoms[A_XdndEnter]) return enter(t, values);
  if (values[0] != t->source || t->source == XCB_WINDOW_NONE || t->is_dropped) {
    // Positions of sources that are not known are refused, so that these do not wait.
    if (event->type == t->atoms[A_XdndPosition] && values[0] != XCB_WINDOW_NONE) answer(t, values[0], false);
    return;
  }
  if (event->type == t->atoms[A_XdndPosition]) {
    xcb_translate_coordinates_reply_t *reply = vitrine_x.translate_coordinates_reply(
        t->connection,
        vitrine_x.translate_coordinates(t->connection, t->root, t->window, (int16_t)(values[2] >> 16), (int16_t)(values[2] & 0xffff)),
        NULL);
    if (reply == NULL) return answer(t, t->source, false);
    Pending *pending = emit(t, VitrineTransferMoved);
    pending->event.x = reply->dst_x;
    pending->event.y = reply->dst_y;
    free(reply);
  } else if (event->type == t->atoms[A_XdndLeave]) {
    end(t);
    emit(t, VitrineTransferLeft);
  } else {
    t->is_dropped = true;
    t->drop_time = values[2];
    emit(t, VitrineTransferDropped);
  }
}

void target_window_closed(VitrineTransfer *t, xcb_window_t window) {
  if (window == XCB_WINDOW_NONE || window != t->source) return;
  end(t);
  emit(t, VitrineTransferLeft);
}

void vitrine_transfer_answer(VitrineTransfer *t, bool accepts) {
  if (t->source != XCB_WINDOW_NONE && !t->is_dropped) answer(t, t->source, accepts);
}

void vitrine_transfer_finish(VitrineTransfer *t, bool accepted) {
  if (t->source == XCB_WINDOW_NONE || !t->is_dropped) return;
  const uint32_t values[5] = {t->window, accepted, accepted ? t->atoms[A_XdndActionCopy] : XCB_ATOM_NONE, 0, 0};
  send_message(t, t->source, t->source, A_XdndFinished, values);
  end(t);
}
#endif

// The parts of a transfer, shared by the files of this folder.
#pragma once
#include <pthread.h>

#include "CX11Transfer.h"
#include "library.h"

/// The versions of XDND.
enum { XDND_VERSION = 5, OLDEST_VERSION = 3 };
/// The most bytes of data that all transfers hold together, and the size from which data is sent in pieces.
enum { DATA_LIMIT = 256 << 20, CHUNK_SIZE = 64 << 10 };
/// The most transfers of a kind at a time, and the most messages that wait for the main thread.
enum { SLOTS = 32, MESSAGE_LIMIT = 256 };
/// Time limits in seconds: of a read or a sending that makes no progress, of the answer to a position, and of the end of a drop.
#define TRANSFER_TIMEOUT 5.0
#define STATUS_TIMEOUT 2.0
#define FINISH_TIMEOUT 60.0
/// The time for which the owner of the clipboard is not asked again after it did not answer.
#define RETRY_DELAY 10.0

#define VITRINE_ATOMS(X) \
  X(XdndEnter) X(XdndPosition) X(XdndLeave) X(XdndDrop) X(XdndStatus) X(XdndFinished) X(XdndAware) X(XdndProxy) X(XdndTypeList) \
  X(XdndSelection) X(XdndActionCopy) X(CLIPBOARD) X(TARGETS) X(TIMESTAMP) X(INCR) X(UTF8_STRING) X(VITRINE_TIME)

enum {
#define X(name) A_##name,
  VITRINE_ATOMS(X)
#undef X
      ATOMS
};

/// A piece of text or data that grows.
typedef struct {
  uint8_t *bytes;
  size_t length, capacity;
} Buffer;

bool buffer_add(Buffer *buffer, const void *bytes, size_t length);
void buffer_free(Buffer *buffer);

/// Data that is being read. The slot's index is that of its property.
typedef struct {
  uint32_t number;
  xcb_atom_t selection, type;
  bool is_incremental;
  Buffer data;
  double deadline;
} Read;

/// A request that waits for our data.
typedef struct {
  uint32_t number;
  xcb_selection_request_event_t event;
  double deadline;
} Request;

/// Data that is being sent in pieces.
typedef struct {
  xcb_window_t requestor;
  xcb_atom_t property, type;
  Buffer data;
  size_t sent;
  double deadline;
} Sending;

/// Data that we offer: the atoms of the types.
typedef struct {
  xcb_atom_t *types;
  size_t count;
  xcb_timestamp_t time;
} Offer;

/// An event that was not taken yet, with its data.
typedef struct Pending {
  struct Pending *next;
  VitrineTransferEvent event;
  Buffer data;
  char *type;
} Pending;

/// A message of XDND for SDL's window.
typedef struct Message {
  struct Message *next;
  xcb_client_message_event_t event;
} Message;

/// A window that the pointer passed during our drag.
typedef struct {
  xcb_window_t window, proxy;
  uint32_t version;
} WindowInfo;

struct VitrineTransfer {
  struct VitrineTransfer *next_open;
  xcb_connection_t *connection;
  xcb_window_t root;
  /// SDL's window, and ours.
  xcb_window_t window, own;
  xcb_atom_t atoms[ATOMS], properties[SLOTS];
  int descriptor, wakeup, timer;
  bool is_timer_set;
  uint32_t last_number;
  Pending *first, *last, *taken;
  Buffer text;
  Read reads[SLOTS];
  Request requests[SLOTS];
  Sending sendings[SLOTS];
  Offer offers[2];
  xcb_timestamp_t server_time;

  /// The owner of the clipboard that did not answer, and until when it is left alone.
  xcb_window_t unresponsive_owner;
  double retry_time;
  uint64_t last_version;

  // Guarded by the lock of the inbox.
  Message *messages, *last_message;
  size_t message_count;

  // The drag of another program.
  xcb_window_t source;
  Buffer types;
  xcb_timestamp_t drop_time;
  bool is_dropped;

  // Our drag.
  WindowInfo visited[64];
  size_t visited_count;
  WindowInfo target;
  bool is_accepted, is_waiting, has_position;
  double asked;
  uint16_t position_x, position_y;
  /// The window that has the drop; 0 if there is none.
  xcb_window_t dropped_on;
  double drop_deadline;
};

// MARK: transfer.c
double now(void);
/// Returns how many bytes may be read or sent in addition to those of the present transfers.
size_t free_bytes(const VitrineTransfer *t);
/// Adds an event to the queue.
Pending *emit(VitrineTransfer *t, VitrineTransferKind kind);
/// Removes the events of a kind, which no longer count, from the queue.
void discard_events(VitrineTransfer *t, VitrineTransferKind kind, VitrineTransferSelection selection);
uint32_t next_number(VitrineTransfer *t);
/// Sends the requests, and handles all events that the server has sent.
void handle_events(VitrineTransfer *t);
/// Waits for the server, and handles what it sends. Call it only after `handle_events`, and if that did not bring what is waited for: the
/// wait lasts up to a second if the server has nothing else to send.
void wait_for_events(VitrineTransfer *t, double until);
/// Makes the descriptor readable if events wait: replies of the server bring events that the connection's descriptor does not announce again.
void wake_up(VitrineTransfer *t);
/// Asks the server for its time.
xcb_timestamp_t fetch_time(VitrineTransfer *t);
VitrineTransferSelection selection_of(VitrineTransfer *t, xcb_atom_t atom);
xcb_atom_t selection_atom(VitrineTransfer *t, VitrineTransferSelection selection);
/// Sends a client message of five numbers.
void send_message(VitrineTransfer *t, xcb_window_t to, xcb_window_t window, int name, const uint32_t values[5]);
/// Appends the name of an atom, and a line feed.
void add_name(VitrineTransfer *t, Buffer *text, xcb_atom_t atom);
xcb_atom_t intern(VitrineTransfer *t, const char *name, size_t length);

// MARK: inbox.c
bool inbox_open(VitrineTransfer *t, void *display);
void inbox_close(VitrineTransfer *t);
bool inbox_take(VitrineTransfer *t, xcb_client_message_event_t *event);

// MARK: reads.c
uint32_t begin_read(VitrineTransfer *t, xcb_atom_t selection, xcb_atom_t type, xcb_timestamp_t time);
bool wait_for_read(VitrineTransfer *t, uint32_t number, double seconds, VitrineTransferEvent *event);
/// Ends a read without an event, because nobody waits for it any more.
void read_cancel(VitrineTransfer *t, uint32_t number);
void read_notified(VitrineTransfer *t, const xcb_selection_notify_event_t *event);
void read_property_changed(VitrineTransfer *t, xcb_atom_t property);
void reads_expire(VitrineTransfer *t, double time);
void reads_fail(VitrineTransfer *t, xcb_atom_t selection);

// MARK: offers.c
void request_arrived(VitrineTransfer *t, const xcb_selection_request_event_t *event);
void selection_lost(VitrineTransfer *t, const xcb_selection_clear_event_t *event);
void sending_property_taken(VitrineTransfer *t, xcb_window_t window, xcb_atom_t property);
void sendings_expire(VitrineTransfer *t, double time);
void offers_free(VitrineTransfer *t);

// MARK: target.c
void target_message(VitrineTransfer *t, const xcb_client_message_event_t *event);
/// Ends the drag of a program that has ended without leaving.
void target_window_closed(VitrineTransfer *t, xcb_window_t window);

// MARK: source.c
void source_message(VitrineTransfer *t, const xcb_client_message_event_t *event);
void source_expire(VitrineTransfer *t, double time);
/// Ends our drag: leaves the window under it, and does not wait for the end of its drop any more.
void source_end(VitrineTransfer *t);

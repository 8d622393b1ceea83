/// Offers a tree of plain values to screen readers over AT-SPI. ATK and its bridge to D-Bus are loaded when a bus is opened.
/// All functions of a bus must be called on one thread; those of a status on one thread at a time.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Kinds of elements.
enum {
  CAB_APPLICATION, CAB_FRAME, CAB_DIALOG, CAB_ALERT, CAB_PANEL, CAB_GROUP, CAB_LANDMARK, CAB_BUTTON, CAB_TOGGLE, CAB_CHECK_BOX, CAB_RADIO_BUTTON,
  CAB_HEADING, CAB_LINK, CAB_IMAGE, CAB_LABEL, CAB_SLIDER, CAB_SPIN_BUTTON, CAB_ENTRY, CAB_PASSWORD, CAB_TEXT, CAB_TAB, CAB_TAB_LIST, CAB_LIST,
  CAB_LIST_ITEM, CAB_TABLE, CAB_PROGRESS_BAR, CAB_TOOL_BAR, CAB_MENU, CAB_MENU_ITEM, CAB_ANIMATION, CAB_ROLE_COUNT,
};

/// States of elements, as bits.
enum {
  CAB_ENABLED = 1 << 0, CAB_VISIBLE = 1 << 1, CAB_SHOWING = 1 << 2, CAB_FOCUSABLE = 1 << 3, CAB_SELECTABLE = 1 << 4, CAB_SELECTED = 1 << 5,
  CAB_CHECKABLE = 1 << 6, CAB_CHECKED = 1 << 7, CAB_EDITABLE = 1 << 8, CAB_MULTI_LINE = 1 << 9, CAB_SINGLE_LINE = 1 << 10, CAB_ACTIVE = 1 << 11,
  CAB_MODAL = 1 << 12, CAB_BUSY = 1 << 13, CAB_EXPANDABLE = 1 << 14, CAB_EXPANDED = 1 << 15,
  /// Set by `cab_end` for the element in focus.
  CAB_FOCUSED = 1 << 16,
};

/// An element without its texts and actions.
typedef struct {
  /// 1 or more. The same element has the same number in each update.
  uint64_t id;
  /// The element that contains it, which was added before; 0 for windows.
  uint64_t parent;
  int32_t role;
  uint32_t states;
  /// The frame on the desktop in its units: pixels of X11.
  int32_t x, y, width, height;
  /// Whether the element has a number, and the number with its range.
  int32_t has_number;
  double number, minimum, maximum, step;
  /// The selected characters; `caret` is -1 for a text without a caret.
  int32_t caret, selection_start, selection_end;
  /// The level of a heading; 0 if there is none.
  int32_t level;
} cab_values;

/// A request of a screen reader.
enum { CAB_ACTION, CAB_FOCUS, CAB_REVEAL, CAB_SET_NUMBER, CAB_SELECT };

typedef struct {
  uint64_t id;
  int32_t kind;
  /// The index of the action, or the first selected character.
  int32_t index;
  /// The end of the selected characters.
  int32_t end;
  double number;
} cab_request;

typedef struct cab_bus cab_bus;

/// Loads the libraries and registers the program with the desktop. There is one bus in a process: a second call returns the first. NULL on
/// failure.
cab_bus *cab_open(const char *program, const char *version);
/// Why `cab_open` failed.
const char *cab_reason(void);

/// Begins an update: all elements are added anew, and `cab_end` sends what differs.
void cab_begin(cab_bus *bus);
/// Adds an element behind the others of its parent. `text` is NULL for elements without a text of their own.
void cab_add(cab_bus *bus, const cab_values *values, const char *name, const char *description, const char *text, const char *identifier);
/// Adds an action to the element that was added last.
void cab_add_action(cab_bus *bus, const char *name, const char *description);
/// Ends an update. `focus` is the element with the keyboard focus; 0 if there is none.
void cab_end(cab_bus *bus, uint64_t focus);
/// The number of elements that are offered.
size_t cab_count(const cab_bus *bus);

/// Has a text spoken.
void cab_announce(cab_bus *bus, const char *text);

/// A descriptor that is readable when `cab_serve` has something to do.
int cab_descriptor(const cab_bus *bus);
/// Answers what was asked, without waiting. Returns the seconds after which it must be called again; -1 if only the descriptor counts.
double cab_serve(cab_bus *bus);
/// Takes the oldest request. Returns 0 if there is none.
int cab_next_request(cab_bus *bus, cab_request *request);

/// Whether a screen reader is on, as the session's message bus says.
typedef struct cab_status cab_status;

/// Connects to the session's bus, which can take a while; any thread. NULL if there is none.
cab_status *cab_status_open(void);
void cab_status_close(cab_status *status);
int cab_status_descriptor(const cab_status *status);
/// Reads what the bus has sent, without waiting. Returns 1 if a screen reader is on, 0 if none is, -1 if the connection is lost.
int cab_status_read(cab_status *status);

/// Data that a window exchanges with other programs on X11: drags and the clipboard.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct VitrineTransfer VitrineTransfer;

/// The selections of X11 through which data is offered: XdndSelection and CLIPBOARD.
typedef enum { VitrineTransferDrag, VitrineTransferClipboard } VitrineTransferSelection;

typedef enum {
  /// Another program's drag is over the window. Its types can be read.
  VitrineTransferEntered,
  /// The drag moved to (x, y), and waits for an answer.
  VitrineTransferMoved,
  VitrineTransferLeft,
  /// The drag was dropped, and waits for its end.
  VitrineTransferDropped,
  /// A read ended: `number`, `data`, `length`. The data is NULL if there is none.
  VitrineTransferData,
  /// The target of our drag answered whether it takes a drop: `flag`.
  VitrineTransferAnswered,
  /// The target of our drag has taken the drop, or failed: `flag`.
  VitrineTransferFinished,
  /// Another program asks for data that we offer: `selection`, `number`, `type`. It waits for an answer.
  VitrineTransferRequested,
  /// Another program offers data instead of ours: `selection`.
  VitrineTransferLost,
} VitrineTransferKind;

/// An event. Its pointers are valid until the next call of a function with the same transfer.
typedef struct {
  VitrineTransferKind kind;
  VitrineTransferSelection selection;
  /// Pixels of the window.
  int32_t x, y;
  bool flag;
  uint32_t number;
  const char *_Nullable type;
  const uint8_t *_Nullable data;
  size_t length;
} VitrineTransferEvent;

/// Opens a connection beside the one of a window.
/// - Parameters:
///   - display: Xlib's `Display *`.
///   - window: the X11 id of the window.
/// - Returns: NULL without X11.
VitrineTransfer *_Nullable vitrine_transfer_open(void *_Nullable display, uint32_t window);
void vitrine_transfer_close(VitrineTransfer *transfer);

/// A descriptor that is readable when there may be an event.
int vitrine_transfer_descriptor(VitrineTransfer *transfer);

/// Takes the next event. Returns false if there is none.
bool vitrine_transfer_next(VitrineTransfer *transfer, VitrineTransferEvent *event);

// MARK: Data of other programs

/// The types of the drag over the window, or of the clipboard, one in each line; empty if there are none. The clipboard's are asked for, which
/// takes at most a second. The text is valid until the next call.
const char *vitrine_transfer_types(VitrineTransfer *transfer, VitrineTransferSelection selection);

/// Begins to read data of a type. Returns the number of the event that will bring it; 0 if there is nothing to read from.
uint32_t vitrine_transfer_read(VitrineTransfer *transfer, VitrineTransferSelection selection, const char *type);

/// Waits for the end of a read. Returns false if it takes longer than five seconds.
bool vitrine_transfer_wait(VitrineTransfer *transfer, uint32_t number, VitrineTransferEvent *event);

/// Answers a move: whether a drop here would be taken. It would copy the data.
void vitrine_transfer_answer(VitrineTransfer *transfer, bool accepts);

/// Ends a drop, after which its data cannot be read.
void vitrine_transfer_finish(VitrineTransfer *transfer, bool accepted);

/// A value that changes when another program changes the clipboard; 0 if nobody offers anything.
uint64_t vitrine_transfer_clipboard_version(VitrineTransfer *transfer);

// MARK: Own data

/// Offers data in types, one in each line; an empty text withdraws the offer. For a drag this is its beginning.
/// Returns false if the X server refused it.
bool vitrine_transfer_offer(VitrineTransfer *transfer, VitrineTransferSelection selection, const char *types);

/// Supplies the data that was requested; NULL refuses it. The data is copied.
void vitrine_transfer_supply(VitrineTransfer *transfer, uint32_t number, const uint8_t *_Nullable data, size_t length);

/// Moves our drag to a point, in pixels of the window.
/// - Returns: the X11 id of the window under it: 0 for our own, 1 for one that takes no drags.
uint32_t vitrine_transfer_move(VitrineTransfer *transfer, int32_t x, int32_t y);

/// Drops our drag on the window under it. Returns false if its last answer was no. Otherwise `VitrineTransferFinished` follows.
bool vitrine_transfer_drop(VitrineTransfer *transfer);

/// Leaves the window under our drag. The data is offered until the next offer.
void vitrine_transfer_leave(VitrineTransfer *transfer);

#pragma clang assume_nonnull end

// Another program on an X server, for the tests of drags and of the clipboard. It is written with Xlib, independently of CX11Transfer.
//
//   peer drag WINDOW POINT... END TYPE FILE...          drags data over root coordinates "x,y" of a window; END is drop, leave, or
//                                                       vanish (ends without a word)
//   peer take X Y WIDTH HEIGHT TYPE FILE                opens a window, accepts one drop there, and writes its data to a file
//   peer refuse X Y WIDTH HEIGHT                        opens a window that refuses drags
//   peer copy TYPE FILE...                              offers data on the clipboard until it is told to end or loses it
//   peer paste TYPE FILE                                writes the clipboard's data to a file
//   peer types                                          prints the types of the clipboard
//
// Each step is a line on the standard output. It gives up after 20 seconds without an event.
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PIECE = 50000, MAXIMUM = 32 };

static Display *display;
static Window window;

/// The data that is offered, and the data that is being sent in pieces.
static struct {
  Atom type;
  unsigned char *bytes;
  unsigned long length;
} offered[MAXIMUM];
static int offered_count;
static struct {
  Window requestor;
  Atom property;
  int index;
  unsigned long sent;
} sending;

static Atom atom(const char *name) { return XInternAtom(display, name, False); }

static void say(const char *text) {
  puts(text);
  fflush(stdout);
}

static void fail(const char *text) {
  printf("failed: %s\n", text);
  exit(1);
}

static int ignore_error(Display *failed, XErrorEvent *event) {
  (void)failed;
  (void)event;
  return 0;
}

static void make_window(int x, int y, unsigned width, unsigned height) {
  XSetWindowAttributes attributes = {.override_redirect = True, .background_pixel = 0x336699, .event_mask = PropertyChangeMask};
  window = XCreateWindow(
      display, DefaultRootWindow(display), x, y, width, height, 0, CopyFromParent, InputOutput, CopyFromParent,
      CWOverrideRedirect | CWBackPixel | CWEventMask, &attributes);
}

static void next(XEvent *event) {
  if (XPending(display) == 0) {
    struct pollfd wait = {.fd = ConnectionNumber(display), .events = POLLIN};
    if (poll(&wait, 1, 20000) <= 0) fail("no event within 20 seconds");
  }
  XNextEvent(display, event);
}

static void send(Window to, const char *name, long a, long b, long c, long d, long e) {
  XClientMessageEvent event = {.type = ClientMessage, .window = to, .message_type = atom(name), .format = 32, .data.l = {a, b, c, d, e}};
  XSendEvent(display, to, False, NoEventMask, (XEvent *)&event);
  XFlush(display);
}

// MARK: Offering

static void offer(char **words, int count) {
  for (int i = 0; i + 1 < count && offered_count < MAXIMUM; i += 2) {
    FILE *file = fopen(words[i + 1], "rb");
    if (file == NULL) fail(words[i + 1]);
    fseek(file, 0, SEEK_END);
    const long length = ftell(file);
    rewind(file);
    unsigned char *bytes = malloc((size_t)length + 1);
    if (bytes == NULL || fread(bytes, 1, (size_t)length, file) != (size_t)length) fail("reading");
    fclose(file);
    offered[offered_count].type = atom(words[i]);
    offered[offered_count].bytes = bytes;
    offered[offered_count++].length = (unsigned long)length;
  }
}

static void send_piece(void) {
  const unsigned long left = offered[sending.index].length - sending.sent, length = left < PIECE ? left : PIECE;
  XChangeProperty(
      display, sending.requestor, sending.property, offered[sending.index].type, 8, PropModeReplace,
      offered[sending.index].bytes + sending.sent, (int)length);
  sending.sent += length;
  if (length == 0) {
    sending.requestor = None;
    say("sent in pieces");
  }
}

static void serve(const XSelectionRequestEvent *request) {
  XSelectionEvent answer = {
      .type = SelectionNotify, .requestor = request->requestor, .selection = request->selection, .target = request->target,
      .time = request->time, .property = request->property};
  if (request->target == atom("TARGETS")) {
    Atom types[MAXIMUM];
    for (int i = 0; i < offered_count; i++) types[i] = offered[i].type;
    XChangeProperty(
        display, request->requestor, request->property, XA_ATOM, 32, PropModeReplace, (unsigned char *)types, offered_count);
    XSendEvent(display, request->requestor, False, NoEventMask, (XEvent *)&answer);
    return;
  }
  int index = 0;
  while (index < offered_count && offered[index].type != request->target) index++;
  if (index == offered_count) {
    answer.property = None;
  } else if (offered[index].length > PIECE) {
    sending.requestor = request->requestor;
    sending.property = request->property;
    sending.index = index;
    sending.sent = 0;
    XSelectInput(display, request->requestor, PropertyChangeMask);
    const long size = (long)offered[index].length;
    XChangeProperty(
        display, request->requestor, request->property, atom("INCR"), 32, PropModeReplace, (const unsigned char *)&size, 1);
  } else {
    XChangeProperty(
        display, request->requestor, request->property, request->target, 8, PropModeReplace, offered[index].bytes,
        (int)offered[index].length);
  }
  XSendEvent(display, request->requestor, False, NoEventMask, (XEvent *)&answer);
}

/// Handles the events of the owner of a selection.
static void serve_event(const XEvent *event) {
  if (event->type == SelectionRequest) serve(&event->xselectionrequest);
  if (event->type == PropertyNotify && event->xproperty.state == PropertyDelete && event->xproperty.window == sending.requestor
      && event->xproperty.atom == sending.property) {
    send_piece();
  }
  XFlush(display);
}

// MARK: Reading

/// Reads the data of a selection in a type. Returns its length; -1 if it is refused.
static long receive(Atom selection, Atom type, Time time, unsigned char **result) {
  const Atom property = atom("PEER_DATA");
  XDeleteProperty(display, window, property);
  XConvertSelection(display, selection, type, property, window, time);
  unsigned char *all = malloc(1);
  long length = 0;
  bool has_begun = false, is_incremental = false;
  while (true) {
    XEvent event;
    next(&event);
    if (event.type == SelectionNotify && !has_begun) {
      if (event.xselection.property == None) return -1;
      has_begun = true;
    } else if (event.type == PropertyNotify && is_incremental && event.xproperty.atom == property
               && event.xproperty.state == PropertyNewValue && event.xproperty.window == window) {
    } else {
      continue;
    }
    Atom actual;
    int format;
    unsigned long count, after;
    unsigned char *bytes = NULL;
    XGetWindowProperty(display, window, property, 0, 100000000, True, AnyPropertyType, &actual, &format, &count, &after, &bytes);
    if (actual == atom("INCR")) {
      is_incremental = true;
      XFree(bytes);
      continue;
    }
    const long size = (long)count * (format == 32 ? (long)sizeof(long) : format / 8);
    all = realloc(all, (size_t)(length + size + 1));
    memcpy(all + length, bytes, (size_t)size);
    XFree(bytes);
    length += size;
    if (is_incremental && size > 0) continue;
    if (is_incremental) say("received in pieces");
    *result = all;
    return length;
  }
}

static bool save(Atom selection, const char *type, Time time, const char *path) {
  unsigned char *bytes = NULL;
  const long length = receive(selection, atom(type), time, &bytes);
  printf("data %ld\n", length);
  if (length < 0) return false;
  FILE *file = fopen(path, "wb");
  if (file == NULL) fail(path);
  fwrite(bytes, 1, (size_t)length, file);
  fclose(file);
  return true;
}

// MARK: Dragging

/// Waits for a message of the target. Returns its second number.
static long await(const char *name) {
  while (true) {
    XEvent event;
    next(&event);
    if (event.type == ClientMessage && event.xclient.message_type == atom(name)) return event.xclient.data.l[1];
    serve_event(&event);
  }
}

static void drag(int count, char **words) {
  const Window target = strtoul(words[0], NULL, 0);
  int at = 1;
  while (at < count && strchr(words[at], ',') != NULL) at++;
  if (at == count) fail("the end of the drag is missing");
  make_window(-10, -10, 1, 1);
  offer(words + at + 1, count - at - 1);
  XSetSelectionOwner(display, atom("XdndSelection"), window, CurrentTime);
  Atom types[MAXIMUM];
  for (int i = 0; i < offered_count; i++) types[i] = offered[i].type;
  XChangeProperty(display, window, atom("XdndTypeList"), XA_ATOM, 32, PropModeReplace, (unsigned char *)types, offered_count);
  const long many = offered_count > 3;
  send(
      target, "XdndEnter", (long)window, 5L << 24 | many, offered_count > 0 ? (long)types[0] : 0, offered_count > 1 ? (long)types[1] : 0,
      offered_count > 2 ? (long)types[2] : 0);
  long accepted = 0;
  for (int i = 1; i < at; i++) {
    int x = 0, y = 0;
    sscanf(words[i], "%d,%d", &x, &y);
    send(target, "XdndPosition", (long)window, 0, (long)x << 16 | y, CurrentTime, (long)atom("XdndActionCopy"));
    accepted = await("XdndStatus") & 1;
    printf("at %d,%d %s\n", x, y, accepted ? "accepted" : "refused");
    fflush(stdout);
    usleep(50000);
  }
  if (strcmp(words[at], "vanish") == 0) return;
  if (strcmp(words[at], "leave") == 0 || !accepted) {
    send(target, "XdndLeave", (long)window, 0, 0, 0, 0);
    XSync(display, False);
    return say("left");
  }
  send(target, "XdndDrop", (long)window, 0, CurrentTime, 0, 0);
  say(await("XdndFinished") & 1 ? "finished" : "not taken");
}

static void take(char **words, const char *type, const char *path) {
  make_window(atoi(words[0]), atoi(words[1]), (unsigned)atoi(words[2]), (unsigned)atoi(words[3]));
  const Atom version = 5;
  XChangeProperty(display, window, atom("XdndAware"), XA_ATOM, 32, PropModeReplace, (const unsigned char *)&version, 1);
  XMapRaised(display, window);
  XSync(display, False);
  say("ready");
  while (true) {
    XEvent event;
    next(&event);
    if (event.type != ClientMessage) continue;
    const XClientMessageEvent *message = &event.xclient;
    const Window source = (Window)message->data.l[0];
    if (message->message_type == atom("XdndEnter")) {
      say("entered");
    } else if (message->message_type == atom("XdndPosition")) {
      say("position");
      send(source, "XdndStatus", (long)window, type != NULL, 0, 0, type != NULL ? (long)atom("XdndActionCopy") : 0);
    } else if (message->message_type == atom("XdndLeave")) {
      say("left");
    } else if (message->message_type == atom("XdndDrop")) {
      say("dropped");
      const bool succeeded = type != NULL && save(atom("XdndSelection"), type, (Time)message->data.l[2], path);
      send(source, "XdndFinished", (long)window, succeeded, succeeded ? (long)atom("XdndActionCopy") : 0, 0, 0);
      XSync(display, False);
      return say("done");
    }
  }
}

int main(int count, char **words) {
  display = XOpenDisplay(NULL);
  if (display == NULL) fail("no display");
  XSetErrorHandler(ignore_error);
  const char *what = count > 1 ? words[1] : "";
  if (strcmp(what, "drag") == 0 && count > 3) drag(count - 2, words + 2);
  else if (strcmp(what, "take") == 0 && count == 8) take(words + 2, words[6], words[7]);
  else if (strcmp(what, "refuse") == 0 && count == 6) take(words + 2, NULL, NULL);
  else if (strcmp(what, "copy") == 0 && count > 3) {
    make_window(-10, -10, 1, 1);
    offer(words + 2, count - 2);
    XSetSelectionOwner(display, atom("CLIPBOARD"), window, CurrentTime);
    XSync(display, False);
    say("ready");
    while (true) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type == SelectionClear) return 0;
      serve_event(&event);
    }
  } else if (strcmp(what, "paste") == 0 && count == 4) {
    make_window(-10, -10, 1, 1);
    return save(atom("CLIPBOARD"), words[2], CurrentTime, words[3]) ? 0 : 1;
  } else if (strcmp(what, "types") == 0) {
    make_window(-10, -10, 1, 1);
    unsigned char *bytes = NULL;
    const long length = receive(atom("CLIPBOARD"), atom("TARGETS"), CurrentTime, &bytes);
    for (long i = 0; i + (long)sizeof(Atom) <= length; i += (long)sizeof(Atom)) say(XGetAtomName(display, *(Atom *)(bytes + i)));
  } else {
    fail("unknown words");
  }
  XCloseDisplay(display);
  return 0;
}

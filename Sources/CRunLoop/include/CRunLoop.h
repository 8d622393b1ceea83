/// The few system calls that an event loop needs and Swift cannot name.
#pragma once

/// Creates an epoll descriptor that is readable while `descriptor` is, for the port of a CFRunLoop source. The run loop reads from its
/// ports; reading from an epoll descriptor fails, so the data of `descriptor` stay for its owner. Returns -1 on failure.
int vitrine_epoll_wrapping(int descriptor);

/// Creates an epoll descriptor that reports each time when the main queue gets work. Returns -1 on failure.
int vitrine_main_queue_epoll(void);

/// Waits until the descriptor reports. Returns 1 when it did, 0 if a signal interrupted the wait, -1 if it can never report.
int vitrine_epoll_wait(int epoll);

/// Returns the descriptor of an Xlib connection (`Display *`); -1 if libX11 is not loaded. The function is looked up in the library that SDL
/// has loaded, so nothing links with libX11.
int vitrine_x11_descriptor(void *display);

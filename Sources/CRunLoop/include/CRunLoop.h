/// The few system calls that an event loop needs and Swift cannot name.
#pragma once

/// An epoll descriptor that is readable while `descriptor` is. A CFRunLoop source may have it as its port: the run loop
/// reads from ports, which an epoll descriptor refuses, so nothing is taken from under who owns `descriptor`. -1 on failure.
int vitrine_epoll_wrapping(int descriptor);

/// An epoll descriptor that reports, once for each, when the main queue gets work. -1 on failure.
int vitrine_main_queue_epoll(void);

/// Waits until the descriptor reports. 1 when it did, 0 when a signal came between, -1 when it can never report.
int vitrine_epoll_wait(int epoll);

/// The descriptor of an Xlib connection, a `Display *`; -1 where libX11 is not loaded. Asks the library that SDL has loaded:
/// nothing links with libX11.
int vitrine_x11_descriptor(void *display);

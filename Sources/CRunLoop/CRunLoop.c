#define _GNU_SOURCE
#include "CRunLoop.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <sys/epoll.h>
#include <unistd.h>

// Exported by libdispatch for CoreFoundation: a descriptor that is readable while the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);

static int epoll_watching(int descriptor, unsigned events) {
  int epoll = epoll_create1(EPOLL_CLOEXEC);
  if (epoll < 0) return -1;
  struct epoll_event event = {.events = events};
  if (epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) != 0) {
    close(epoll);
    return -1;
  }
  return epoll;
}

int vitrine_epoll_wrapping(int descriptor) { return epoll_watching(descriptor, EPOLLIN); }

int vitrine_main_queue_epoll(void) { return epoll_watching(_dispatch_get_main_queue_handle_4CF(), EPOLLIN | EPOLLET); }

int vitrine_epoll_wait(int epoll) {
  struct epoll_event event;
  int count = epoll_wait(epoll, &event, 1, -1);
  return count >= 0 ? count : errno == EINTR ? 0 : -1;
}

int vitrine_x11_descriptor(void *display) {
  if (display == NULL) return -1;
  void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (library == NULL) return -1;
  int (*connection_number)(void *) = (int (*)(void *))dlsym(library, "XConnectionNumber");
  int descriptor = connection_number != NULL ? connection_number(display) : -1;
  dlclose(library);  // SDL keeps it loaded
  return descriptor;
}

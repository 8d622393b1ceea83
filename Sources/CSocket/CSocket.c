#define _GNU_SOURCE
#include "CSocket.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static int make(const char *path, struct sockaddr_un *address) {
  *address = (struct sockaddr_un){.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address->sun_path, path);
  return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

static int closing(int descriptor) {
  int reason = errno;
  close(descriptor);
  errno = reason;
  return -1;
}

int vitrine_socket_listen(const char *path) {
  struct sockaddr_un address;
  int descriptor = make(path, &address);
  if (descriptor < 0) return -1;
  if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0 || chmod(path, 0600) != 0 || listen(descriptor, 16) != 0) {
    return closing(descriptor);
  }
  return descriptor;
}

int vitrine_socket_accept(int listener) {
  int descriptor = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (descriptor < 0) return -1;
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0 || peer.uid != geteuid()) return closing(descriptor);
  return descriptor;
}

int vitrine_socket_connect(const char *path) {
  struct sockaddr_un address;
  int descriptor = make(path, &address);
  if (descriptor < 0) return -1;
  if (connect(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return closing(descriptor);
  return descriptor;
}

ssize_t vitrine_socket_send(int descriptor, const void *bytes, size_t count) {
  ssize_t sent = send(descriptor, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent >= 0) return sent;
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : -1;
}

ssize_t vitrine_socket_receive(int descriptor, void *bytes, size_t count) {
  ssize_t received = recv(descriptor, bytes, count, MSG_DONTWAIT);
  if (received > 0) return received;
  if (received == 0) return -1;
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : -1;
}

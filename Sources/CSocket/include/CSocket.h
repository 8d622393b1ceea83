/// Local sockets between processes of the same user.
#pragma once

#include <stddef.h>
#include <sys/types.h>

/// Listens at a path, which must not exist. Returns a non-blocking descriptor; -1 on failure, with the reason in errno.
int vitrine_socket_listen(const char *path);

/// Accepts a connection. Returns a non-blocking descriptor; -1 if none is waiting, or if its process belongs to another user.
int vitrine_socket_accept(int listener);

/// Connects to the socket at a path. Returns a non-blocking descriptor; -1 on failure, with the reason in errno.
int vitrine_socket_connect(const char *path);

/// Sends bytes without waiting, and without a signal if the other end is closed. Returns the number of bytes that were sent; 0 if the
/// socket's buffer is full; -1 if the connection is broken.
ssize_t vitrine_socket_send(int descriptor, const void *bytes, size_t count);

/// Receives bytes without waiting. Returns their number; 0 if there are none now; -1 if the connection has ended or is broken.
ssize_t vitrine_socket_receive(int descriptor, void *bytes, size_t count);

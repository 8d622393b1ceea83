#define _GNU_SOURCE
#include "CFileStream.h"

#include <limits.h>
#include <stdlib.h>
#include <sys/types.h>

struct stream {
  void *cookie;
  int (*read)(void *, char *, int);
  int (*write)(void *, const char *, int);
  int64_t (*seek)(void *, int64_t, int);
  int (*close)(void *);
};

static int limited(size_t size) { return size > INT_MAX ? INT_MAX : (int)size; }

static ssize_t read_stream(void *cookie, char *buffer, size_t size) {
  struct stream *stream = cookie;
  return stream->read(stream->cookie, buffer, limited(size));
}

static ssize_t write_stream(void *cookie, const char *buffer, size_t size) {
  struct stream *stream = cookie;
  int written = stream->write(stream->cookie, buffer, limited(size));
  return written < 0 ? 0 : written;
}

static int seek_stream(void *cookie, off64_t *offset, int whence) {
  struct stream *stream = cookie;
  int64_t position = stream->seek(stream->cookie, *offset, whence);
  if (position < 0) return -1;
  *offset = position;
  return 0;
}

static int close_stream(void *cookie) {
  struct stream *stream = cookie;
  int result = stream->close ? stream->close(stream->cookie) : 0;
  free(stream);
  return result;
}

FILE *vitrine_funopen(
    void *cookie, int (*read)(void *, char *, int), int (*write)(void *, const char *, int),
    int64_t (*seek)(void *, int64_t, int), int (*close)(void *)) {
  struct stream *stream = malloc(sizeof *stream);
  if (!stream) return NULL;
  *stream = (struct stream){cookie, read, write, seek, close};
  cookie_io_functions_t functions = {
      read ? read_stream : NULL, write ? write_stream : NULL, seek ? seek_stream : NULL, close_stream};
  FILE *file = fopencookie(stream, read && write ? "r+" : write ? "w" : "r", functions);
  if (!file) free(stream);
  return file;
}

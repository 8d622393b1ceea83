#ifndef CFILESTREAM_H
#define CFILESTREAM_H

#include <stdint.h>
#include <stdio.h>

// A stream over functions of the program, as BSD's funopen makes it, over glibc's fopencookie.
// A function that is NULL is not supported by the stream. Returns NULL if there is no memory.
FILE *_Nullable vitrine_funopen(
    void *_Nullable cookie, int (*_Nullable read)(void *_Nullable, char *_Nullable, int),
    int (*_Nullable write)(void *_Nullable, const char *_Nullable, int),
    int64_t (*_Nullable seek)(void *_Nullable, int64_t, int), int (*_Nullable close)(void *_Nullable));

#endif

#ifndef CFILESTREAM_H
#define CFILESTREAM_H

#include <stdint.h>
#include <stdio.h>

// A stream whose operations are functions of the program, like BSD's funopen. Implemented with glibc's fopencookie.
// Operations whose function is NULL are not supported. Returns NULL if there is not enough memory.
FILE *_Nullable vitrine_funopen(
    void *_Nullable cookie, int (*_Nullable read)(void *_Nullable, char *_Nullable, int),
    int (*_Nullable write)(void *_Nullable, const char *_Nullable, int),
    int64_t (*_Nullable seek)(void *_Nullable, int64_t, int), int (*_Nullable close)(void *_Nullable));

#endif

#pragma once
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "include/CImageLibraries.h"

/// Declares a pointer to a function of a library, with the type in the library's header.
#define FUNCTION(name) static __typeof__(&name) p_##name;
/// Finds the address of a function. If it is missing, the library is treated as not installed.
#define FIND(name) \
  if (!(p_##name = (__typeof__(&name))dlsym(library, #name))) { dlclose(library); return; }

static inline void cimage_fail(cimage_fault *fault, int is_missing, const char *message) {
  fault->is_missing = is_missing;
  snprintf(fault->message, sizeof fault->message, "%s", message ? message : "unknown");
}

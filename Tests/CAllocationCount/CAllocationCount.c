#include "CAllocationCount.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OWN_ALLOCATOR 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OWN_ALLOCATOR)

#include <malloc.h>

// Of a program, these stand before the C library's, whose own go by other names. Memory is freed by the library's `free`.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static int is_counting;
static long count;

static inline void note(void) {
  if (__atomic_load_n(&is_counting, __ATOMIC_RELAXED)) __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
}

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { note(); return __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { note(); return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }

int posix_memalign(void **out, size_t alignment, size_t size) {
  note();
  void *memory = __libc_memalign(alignment, size);
  if (!memory) return ENOMEM;
  *out = memory;
  return 0;
}

void allocation_count_start(void) {
  __atomic_store_n(&count, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&is_counting, 1, __ATOMIC_RELAXED);
}

long allocation_count_stop(void) {
  __atomic_store_n(&is_counting, 0, __ATOMIC_RELAXED);
  return __atomic_load_n(&count, __ATOMIC_RELAXED);
}

long allocation_live_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

#else

long allocation_live_bytes(void) { return -1; }
void allocation_count_start(void) {}
long allocation_count_stop(void) { return -1; }

#endif

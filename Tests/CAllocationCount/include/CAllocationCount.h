#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

/// Begins to count the heap allocations of the process, all threads included.
void allocation_count_start(void);

/// Ends counting. Returns how many there were; -1 where they cannot be counted (another allocator than glibc's, a sanitizer).
long allocation_count_stop(void);

/// Bytes of the heap that are in use, with what the allocator adds to each piece; -1 where that is not known.
long allocation_live_bytes(void);

#endif

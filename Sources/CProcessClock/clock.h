#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// The real time after which stopped clocks run again, in nanoseconds, so that code that waits for a time does not hang.
enum { clock_patience = 1000000000 };

int64_t nanoseconds_of(struct timespec time);
struct timespec timespec_of(int64_t nanoseconds);

/// Whether the clocks were ever stopped: until then, they and all timers are the system's.
bool clock_was_held(void);

/// The lock of the clocks and timers.
void clock_lock(void);
void clock_unlock(void);

/// The time by which the clocks of this process are ahead of the system's, in nanoseconds.
int64_t clock_lead(void);
/// The time of a clock of the system, in nanoseconds.
int64_t system_time(clockid_t clock);

// With the lock.
/// The real time for which the clocks still stand still, in nanoseconds.
int64_t clock_standstill(void);
/// The time of a clock of this process, in nanoseconds.
int64_t process_time(clockid_t clock);
/// Sets the system's timers by the clocks of this process. Those that are due fire.
void timers_arm(void);

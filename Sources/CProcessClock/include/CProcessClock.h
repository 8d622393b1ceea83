#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Stops the clocks of this process: what `clock_gettime` and its like return stands still, and no timer fires. Each call needs one call of
/// `vitrine_clock_release`.
void vitrine_clock_hold(void);

/// Lets the clocks run on from the time that they show.
void vitrine_clock_release(void);

/// Moves the stopped clocks. The descriptors of timers that are due then are readable when this returns.
void vitrine_clock_advance(int64_t nanoseconds);

/// The nanoseconds until the first timer fires, 0 or more; -1 if no timer is set.
int64_t vitrine_clock_next_timer(void);

/// Waits until all other threads of this process sleep, for at most `nanoseconds` of real time.
/// Returns whether they do.
bool vitrine_threads_settle(int64_t nanoseconds);

/// Whether blocks of the main queue wait to be run.
bool vitrine_main_queue_has_work(void);

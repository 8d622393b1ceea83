#define _GNU_SOURCE
#include "clock.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include "CProcessClock.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/// Whether the clocks were ever stopped. Until then they are the system's.
static _Atomic bool is_virtual;
/// The number of holds that were not released.
static int holds;
/// The time by which the clocks of this process are ahead of the system's: now, or while they are held, at `held_since`.
static int64_t lead;
/// The system's monotonic time at which the clocks were stopped, or moved last.
static int64_t held_since;
/// The time by which the system's other clocks were ahead of its monotonic one when the clocks were stopped.
static int64_t differences[CLOCK_BOOTTIME + 1];
static const clockid_t clocks[] = {CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_MONOTONIC, CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME};
enum { clock_count = sizeof clocks / sizeof *clocks };

int64_t nanoseconds_of(struct timespec time) {
  // Times for "never" are the largest numbers.
  return time.tv_sec < INT64_MAX / 4000000000LL ? time.tv_sec * 1000000000LL + time.tv_nsec : INT64_MAX / 4;
}

struct timespec timespec_of(int64_t nanoseconds) {
  return (struct timespec){.tv_sec = nanoseconds / 1000000000LL, .tv_nsec = nanoseconds % 1000000000LL};
}

void clock_lock(void) { pthread_mutex_lock(&mutex); }
void clock_unlock(void) { pthread_mutex_unlock(&mutex); }
bool clock_was_held(void) { return is_virtual; }

static int system_gettime(clockid_t clock, struct timespec *time) {
  static int (*_Atomic function)(clockid_t, struct timespec *);
  if (function == NULL) function = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  return function != NULL ? function(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

int64_t system_time(clockid_t clock) {
  struct timespec time;
  return system_gettime(clock, &time) == 0 ? nanoseconds_of(time) : 0;
}

/// CLOCK_MONOTONIC_RAW, processor times, and clocks of other processes and devices do not follow.
static bool follows(clockid_t clock) {
  for (int i = 0; i < clock_count; i++)
    if (clocks[i] == clock) return true;
  return false;
}

/// The monotonic clock of this process. With the lock.
static int64_t monotonic_time(void) {
  int64_t now = system_time(CLOCK_MONOTONIC);
  if (holds == 0) return now + lead;
  int64_t elapsed = now - held_since;
  return held_since + lead + (elapsed > clock_patience ? elapsed - clock_patience : 0);
}

int64_t clock_standstill(void) {
  int64_t rest = holds > 0 ? clock_patience - (system_time(CLOCK_MONOTONIC) - held_since) : 0;
  return rest > 0 ? rest : 0;
}

int64_t process_time(clockid_t clock) { return holds == 0 ? system_time(clock) + lead : monotonic_time() + differences[clock]; }

int64_t clock_lead(void) {
  if (!is_virtual) return 0;
  clock_lock();
  int64_t now = monotonic_time() - system_time(CLOCK_MONOTONIC);
  clock_unlock();
  return now;
}

// The symbols of the C library, which this process finds here first.

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!is_virtual || !follows(clock)) return system_gettime(clock, time);
  clock_lock();
  *time = timespec_of(process_time(clock));
  clock_unlock();
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
  if (zone != NULL) *(struct timezone *)zone = (struct timezone){0};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME_COARSE, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

// MARK: Holding

void vitrine_clock_hold(void) {
  clock_lock();
  if (holds++ == 0) {
    is_virtual = true;
    held_since = system_time(CLOCK_MONOTONIC);
    for (int i = 0; i < clock_count; i++) differences[clocks[i]] = system_time(clocks[i]) - held_since;
    differences[CLOCK_MONOTONIC] = 0;
    timers_arm();
  }
  clock_unlock();
}

void vitrine_clock_release(void) {
  clock_lock();
  if (holds == 1) {
    lead = monotonic_time() - system_time(CLOCK_MONOTONIC);
    holds = 0;
    timers_arm();
  } else if (holds > 1) {
    holds--;
  }
  clock_unlock();
}

void vitrine_clock_advance(int64_t nanoseconds) {
  clock_lock();
  if (holds > 0 && nanoseconds > 0) {
    int64_t time = monotonic_time() + nanoseconds;
    held_since = system_time(CLOCK_MONOTONIC);
    lead = time - held_since;
    timers_arm();
  }
  clock_unlock();
}

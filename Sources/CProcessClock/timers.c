#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "CProcessClock.h"
#include "clock.h"

// Timers of libdispatch, of tasks that sleep and of run loops are all timer descriptors of the system.

struct timer {
  clockid_t clock;
  /// The time of this process's clock at which it fires next; 0 if it is not set.
  int64_t due;
  /// 0 if it fires once.
  int64_t interval;
};

enum { limit = 4096 };
static struct timer timers[limit];
static int count;

static int system_settime(int descriptor, int64_t value, int64_t interval) {
  struct itimerspec setting = {.it_value = timespec_of(value), .it_interval = timespec_of(interval)};
  return (int)syscall(SYS_timerfd_settime, descriptor, 0, &setting, NULL);
}

/// Makes a timer fire now.
static void fire(int descriptor, struct timer *timer, int64_t late) {
  timer->due = timer->interval > 0 ? timer->due + timer->interval * (late / timer->interval + 1) : 0;
  struct itimerspec left;
  // A descriptor that is readable stays so.
  if (syscall(SYS_timerfd_gettime, descriptor, &left) != 0 || nanoseconds_of(left.it_value) == 0) return;
  system_settime(descriptor, 1, 0);
  // It becomes readable in an interrupt.
  for (int i = 0; i < 1000 && syscall(SYS_timerfd_gettime, descriptor, &left) == 0 && nanoseconds_of(left.it_value) > 0; i++) sched_yield();
}

/// Sets the system's timer so that it fires when the clock of this process comes to the time at which it is due.
static int arm(int descriptor, struct timer *timer) {
  int64_t rest = timer->due - process_time(timer->clock);
  return system_settime(descriptor, (rest > 0 ? rest : 1) + clock_standstill(), timer->interval);
}

void timers_arm(void) {
  for (int i = 0; i < count; i++) {
    if (timers[i].due == 0) continue;
    int64_t late = process_time(timers[i].clock) - timers[i].due;
    late >= 0 ? fire(i, &timers[i], late) : (void)arm(i, &timers[i]);
  }
}

int64_t vitrine_clock_next_timer(void) {
  int64_t next = -1;
  clock_lock();
  for (int i = 0; i < count; i++) {
    if (timers[i].due == 0) continue;
    int64_t rest = timers[i].due - process_time(timers[i].clock);
    if (rest < 0) rest = 0;
    if (next < 0 || rest < next) next = rest;
  }
  clock_unlock();
  return next;
}

// The symbols of the C library, which this process finds here first.

int timerfd_create(clockid_t clock, int flags) {
  int descriptor = (int)syscall(SYS_timerfd_create, clock, flags);
  if (descriptor < 0 || descriptor >= limit) return descriptor;
  clock_lock();
  timers[descriptor] = (struct timer){.clock = clock};
  if (descriptor >= count) count = descriptor + 1;
  clock_unlock();
  return descriptor;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *setting, struct itimerspec *old) {
  if (descriptor < 0 || descriptor >= count) return (int)syscall(SYS_timerfd_settime, descriptor, flags, setting, old);
  clock_lock();
  struct timer *timer = &timers[descriptor];
  if (old != NULL) syscall(SYS_timerfd_gettime, descriptor, old);
  int64_t value = nanoseconds_of(setting->it_value);
  timer->interval = nanoseconds_of(setting->it_interval);
  timer->due = value <= 0 ? 0 : flags & TFD_TIMER_ABSTIME ? value : process_time(timer->clock) + value;
  int result;
  if (!clock_was_held()) {
    result = (int)syscall(SYS_timerfd_settime, descriptor, flags, setting, NULL);
  } else if (timer->due == 0) {
    result = system_settime(descriptor, 0, 0);
  } else if (timer->due <= process_time(timer->clock)) {
    timer->due = timer->interval > 0 ? process_time(timer->clock) + timer->interval : 0;
    result = system_settime(descriptor, 1, timer->interval);
  } else {
    result = arm(descriptor, timer);
  }
  clock_unlock();
  return result;
}

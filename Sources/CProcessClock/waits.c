#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

#include "clock.h"

// Waits whose end is a time of this process's clocks. They take as long as with the system's clocks: a wait does not follow a clock that
// is moved meanwhile.

static struct timespec system_end(const struct timespec *end) {
  if (!clock_was_held()) return *end;
  int64_t time = nanoseconds_of(*end) - clock_lead();
  return timespec_of(time > 0 ? time : 0);
}

#define SYSTEM(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
  static __typeof__(&pthread_cond_timedwait) function;
  // x86-64 also has an older function of this name.
  if (function == NULL) function = (__typeof__(function))dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  if (function == NULL) function = SYSTEM(pthread_cond_timedwait);
  struct timespec time = system_end(end);
  return function(condition, mutex, &time);
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict end) {
  struct timespec time = system_end(end);
  return SYSTEM(pthread_cond_clockwait)(condition, mutex, clock, &time);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
  struct timespec time = system_end(end);
  return SYSTEM(pthread_mutex_timedlock)(mutex, &time);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
  struct timespec time = system_end(end);
  return SYSTEM(sem_timedwait)(semaphore, &time);
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict end) {
  struct timespec time = system_end(end);
  return SYSTEM(sem_clockwait)(semaphore, clock, &time);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *request, struct timespec *rest) {
  struct timespec time = flags & TIMER_ABSTIME ? system_end(request) : *request;
  return SYSTEM(clock_nanosleep)(clock, flags, &time, rest);
}

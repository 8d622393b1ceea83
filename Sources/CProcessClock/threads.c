#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CProcessClock.h"
#include "clock.h"

/// Adds how often a thread has run to `*runs`. Returns whether it sleeps: true for one that has ended, false if the system does not tell.
static bool sleeps(const char *thread, unsigned long *runs) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/self/task/%s/status", thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return true;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return true;
  text[length] = 0;
  const char *state = strstr(text, "\nState:\t"), *switches = strstr(text, "\nvoluntary_ctxt_switches:");
  if (state == NULL || switches == NULL) return false;
  *runs += strtoul(switches + strlen("\nvoluntary_ctxt_switches:"), NULL, 10);
  return state[8] != 'R' && state[8] != 'D';
}

static bool others_sleep(unsigned long *runs) {
  DIR *threads = opendir("/proc/self/task");
  if (threads == NULL) return false;
  char own[16];
  snprintf(own, sizeof own, "%d", gettid());
  bool all = true;
  *runs = 0;
  for (struct dirent *entry; all && (entry = readdir(threads)) != NULL;)
    if (entry->d_name[0] != '.' && strcmp(entry->d_name, own) != 0) all = sleeps(entry->d_name, runs);
  closedir(threads);
  return all;
}

bool vitrine_threads_settle(int64_t nanoseconds) {
  int64_t end = system_time(CLOCK_MONOTONIC) + nanoseconds;
  unsigned long before = 0, runs = 0;
  // A thread that was seen asleep can be woken by one that is looked at later: none may have run between two looks.
  for (bool slept = false;; before = runs) {
    bool sleep = others_sleep(&runs);
    if (sleep && slept && runs == before) return true;
    if (system_time(CLOCK_MONOTONIC) >= end) return false;
    slept = sleep;
    if (!sleep) usleep(50);
  }
}

// Exported by libdispatch for CoreFoundation: a descriptor that is readable while the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);

bool vitrine_main_queue_has_work(void) {
  struct pollfd queue = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  return poll(&queue, 1, 0) > 0;
}

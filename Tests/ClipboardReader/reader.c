// Reads the types of an empty clipboard COUNT times, and prints the number of reads that waited for half a second: reader COUNT
#include <X11/Xlib.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "CX11Transfer.h"

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **words) {
  const int reads = count > 1 ? atoi(words[1]) : 0;
  Display *display = XOpenDisplay(NULL);
  if (display == NULL) return 1;
  const Window window = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, 10, 10, 0, 0, 0);
  XSync(display, False);
  VitrineTransfer *transfer = vitrine_transfer_open(display, (uint32_t)window);
  if (transfer == NULL) return 1;
  int late = 0;
  for (int i = 0; i < reads; i++) {
    const double start = now();
    vitrine_transfer_types(transfer, VitrineTransferClipboard);
    if (now() - start > 0.5) late++;
  }
  printf("%d of %d reads waited\n", late, reads);
  vitrine_transfer_close(transfer);
  return late * 2 > reads;
}

// Reads the types of an empty clipboard COUNT times, each time after the X server's answer has arrived, and prints the number of reads that waited
// for half a second: reader COUNT
#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "internal.h"

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
    VitrineTransferEvent event;
    const uint32_t number = begin_read(transfer, transfer->atoms[A_CLIPBOARD], transfer->atoms[A_TARGETS], XCB_CURRENT_TIME);
    usleep(100000);
    const double start = now();
    if (!wait_for_read(transfer, number, 1, &event)) return 1;
    if (now() - start > 0.5) late++;
  }
  printf("%d of %d reads waited\n", late, reads);
  vitrine_transfer_close(transfer);
  return late * 2 > reads;
}

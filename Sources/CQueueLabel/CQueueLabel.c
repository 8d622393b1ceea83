#include "CQueueLabel.h"

#include <stddef.h>

// Exported by libdispatch. NULL stands for the queue that runs the caller (DISPATCH_CURRENT_QUEUE_LABEL).
extern const char *dispatch_queue_get_label(void *queue);

const char *vitrine_current_queue_label(void) {
  const char *label = dispatch_queue_get_label(NULL);
  return label != NULL ? label : "";
}

#ifndef CQUEUELABEL_H
#define CQUEUELABEL_H

// Returns the label of the queue that runs the caller; an empty string if it has none. The queue owns the text.
const char *_Nonnull vitrine_current_queue_label(void);

#endif

#include "CLinkedSamples.h"

// Defined by the module SampleScenes (Samples/Scenes). The address of a weak symbol is null if nothing defines it.
extern void vitrine_register_sample_scenes(void) __attribute__((weak));

bool vitrine_register_linked_samples(void) {
  if (!vitrine_register_sample_scenes) return false;
  vitrine_register_sample_scenes();
  return true;
}

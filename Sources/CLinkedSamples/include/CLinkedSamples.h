/// Samples that may be linked into the program.
#pragma once
#include <stdbool.h>

/// Registers the previews of the module SampleScenes. False if that module is not linked into the program.
bool vitrine_register_linked_samples(void);

#include "tables.h"

#define VK_SUFFIX _baseline
#if defined(__aarch64__)
#include <arm_neon.h>
#define VK_NAME "neon"
#else
#include <emmintrin.h>
#define VK_NAME "baseline"
#endif
#define VPX 4
#include "kernels.inc.h"

const VKTable *const vk_table_baseline = &table_baseline;

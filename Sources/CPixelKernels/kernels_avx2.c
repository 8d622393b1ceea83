#include "tables.h"

#if defined(__x86_64__)
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#define VK_SUFFIX _avx2
#define VK_NAME "avx2"
#define VK_AVX2
#define VPX 8
#include "kernels.inc.h"
#pragma clang attribute pop

const VKTable *const vk_table_avx2 = &table_avx2;
#endif

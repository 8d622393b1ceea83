#include "tables.h"

#if defined(__x86_64__)
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,bmi,bmi2"))), apply_to = function)
#define VK_SUFFIX _avx512
#define VK_NAME "avx512"
#define VK_AVX512
#define VPX 16
#include "kernels.inc.h"
#pragma clang attribute pop

const VKTable *const vk_table_avx512 = &table_avx512;
#endif

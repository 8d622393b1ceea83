// The table of each instruction set, for dispatch.c.
#pragma once
#include "CPixelKernels.h"

/// The instruction set that the compiler assumes: SSE2 on x86-64, NEON on arm64.
extern const VKTable *const vk_table_baseline;
#if defined(__x86_64__)
extern const VKTable *const vk_table_avx2;
extern const VKTable *const vk_table_avx512;
#endif

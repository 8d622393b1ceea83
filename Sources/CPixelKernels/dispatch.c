#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tables.h"

static const char *const names[VKLevelCount] = {"baseline", "avx2", "avx512", "neon"};

const char *vk_level_name(VKLevel level) { return (unsigned)level < VKLevelCount ? names[level] : "unknown"; }

const VKTable *vk_table(VKLevel level) {
  switch (level) {
    case VKLevelBaseline: return vk_table_baseline;
#if defined(__x86_64__)
    // These also check that the operating system saves the registers.
    case VKLevelAVX2:
      return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") ? vk_table_avx2
                                                                                                           : NULL;
    case VKLevelAVX512:
      return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
                     && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("bmi2")
                 ? vk_table_avx512
                 : NULL;
#endif
#if defined(__aarch64__)
    case VKLevelNEON: return vk_table_baseline;
#endif
    default: return NULL;
  }
}

static const VKTable *active;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void choose(void) {
  static const VKLevel order[] = {VKLevelAVX512, VKLevelAVX2, VKLevelNEON, VKLevelBaseline};
  for (int i = 0; active == NULL; i++) active = vk_table(order[i]);
  const char *wish = getenv("VITRINE_KERNELS");
  if (wish == NULL || *wish == 0) return;
  for (int level = 0; level < VKLevelCount; level++) {
    const VKTable *table = strcmp(wish, names[level]) == 0 ? vk_table((VKLevel)level) : NULL;
    if (table != NULL) {
      active = table;
      return;
    }
  }
  fprintf(stderr, "VITRINE_KERNELS=%s: this machine has", wish);
  for (int level = 0; level < VKLevelCount; level++) {
    if (vk_table((VKLevel)level) != NULL) fprintf(stderr, " %s", names[level]);
  }
  fprintf(stderr, "; using %s\n", active->name);
}

const VKTable *vk_active(void) {
  pthread_once(&once, choose);
  return active;
}

// kernels write SEED TABLE | kernels compare TABLE
// kernels count KERNEL PIXELS TIMES
// kernels list: those that can be counted
// kernels best: the fastest table of this machine
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "stream.h"

static int usage(void) {
  fprintf(stderr, "usage: kernels write SEED TABLE | kernels compare TABLE\n       kernels count KERNEL PIXELS TIMES\n       kernels list\n       kernels best\n");
  return 64;
}

static const VKTable *table_named(const char *name) {
  for (int level = 0; level < VKLevelCount; level++) {
    const VKTable *table = strcmp(name, vk_level_name((VKLevel)level)) == 0 ? vk_table((VKLevel)level) : NULL;
    if (table != NULL) return table;
  }
  fprintf(stderr, "This machine has no kernels for %s.\n", name);
  exit(3);
}

static int run_cases(StreamMode mode, const VKTable *table, uint64_t seed) {
  stream_open(mode, &seed);
  row_cases(table, seed);
  picture_cases(table, seed);
  shape_cases(table, seed);
  blur_cases(table, seed);
  return stream_close(table->name, seed);
}

static int count(const char *kernel, size_t n, int times) {
  for (; times > 0; times--) {
    if (!run_once(vk_active(), kernel, n)) return usage();
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc == 4 && strcmp(argv[1], "write") == 0) {
    return run_cases(STREAM_WRITE, table_named(argv[3]), strtoull(argv[2], NULL, 10));
  }
  if (argc == 3 && strcmp(argv[1], "compare") == 0) return run_cases(STREAM_COMPARE, table_named(argv[2]), 0);
  if (argc == 5 && strcmp(argv[1], "count") == 0) return count(argv[2], strtoull(argv[3], NULL, 10), atoi(argv[4]));
  if (argc == 2 && strcmp(argv[1], "list") == 0) {
    for (int i = 0; counted_kernels[i] != NULL; i++) puts(counted_kernels[i]);
    return 0;
  }
  if (argc == 2 && strcmp(argv[1], "best") == 0) return puts(vk_active()->name) == EOF;
  return usage();
}

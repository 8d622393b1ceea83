// A plugin of qemu's user emulation that counts the instructions of a program. It is a library of its own, no part of the test program.
//
// The declarations are those of qemu's documented plugin interface, version 1:
// https://www.qemu.org/docs/master/devel/tcg-plugins.html (Debian installs no header).
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef uint64_t plugin_id;
struct block;

size_t qemu_plugin_tb_n_insns(const struct block *block);
void qemu_plugin_register_vcpu_tb_trans_cb(plugin_id id, void (*callback)(plugin_id id, struct block *block));
void qemu_plugin_register_vcpu_tb_exec_cb(
    struct block *block, void (*callback)(unsigned processor, void *data), int registers, void *data);
void qemu_plugin_register_atexit_cb(plugin_id id, void (*callback)(plugin_id id, void *data), void *data);
void qemu_plugin_outs(const char *text);

__attribute__((visibility("default"))) int qemu_plugin_version = 1;

static uint64_t instructions;

static void executed(unsigned processor, void *data) {
  (void)processor;
  instructions += (uintptr_t)data;
}

static void translated(plugin_id id, struct block *block) {
  (void)id;
  qemu_plugin_register_vcpu_tb_exec_cb(block, executed, 0, (void *)(uintptr_t)qemu_plugin_tb_n_insns(block));
}

static void ended(plugin_id id, void *data) {
  (void)id;
  (void)data;
  char line[32];
  snprintf(line, sizeof line, "%" PRIu64 "\n", instructions);
  qemu_plugin_outs(line);
}

__attribute__((visibility("default"))) int qemu_plugin_install(plugin_id id, const void *info, int argc, char **argv) {
  (void)info;
  (void)argc;
  (void)argv;
  qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
  qemu_plugin_register_atexit_cb(id, ended, NULL);
  return 0;
}

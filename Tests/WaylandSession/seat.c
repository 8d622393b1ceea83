// A module of Weston that gives its headless back end a seat: a pointer, a keyboard and a touch screen, moved by lines of a FIFO.
//
//   motion X Y          the pointer, in points of the output
//   button CODE 0|1     BTN_LEFT is 272
//   wheel STEPS         down is positive
//   key CODE 0|1        codes of linux/input-event-codes.h
//   touch ID down|motion|up X Y
//
// The functions that follow are exported by libweston for back ends, whose header is not installed: those of libweston 10.
#include <libweston/libweston.h>
#include <weston.h>

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

void weston_seat_init(struct weston_seat *seat, struct weston_compositor *compositor, const char *name);
int weston_seat_init_pointer(struct weston_seat *seat);
int weston_seat_init_keyboard(struct weston_seat *seat, struct xkb_keymap *keymap);
int weston_seat_init_touch(struct weston_seat *seat);
struct weston_touch_device *weston_touch_create_touch_device(
    struct weston_touch *touch, const char *path, void *data, const struct weston_touch_device_ops *ops);
void notify_motion_absolute(struct weston_seat *seat, const struct timespec *time, double x, double y);
void notify_button(struct weston_seat *seat, const struct timespec *time, int32_t button, enum wl_pointer_button_state state);
void notify_axis(struct weston_seat *seat, const struct timespec *time, struct weston_pointer_axis_event *event);
void notify_pointer_frame(struct weston_seat *seat);
void notify_keyboard_focus_in(struct weston_seat *seat, struct wl_array *keys, enum weston_key_state_update update);
void notify_key(
    struct weston_seat *seat, const struct timespec *time, uint32_t key, enum wl_keyboard_key_state state,
    enum weston_key_state_update update);
void notify_touch_normalized(
    struct weston_touch_device *device, const struct timespec *time, int id, double x, double y, const void *normalized, int type);
void notify_touch_frame(struct weston_touch_device *device);

static struct weston_seat seat;
static struct weston_touch_device *screen;

/// The pointer comes with its first move, since it would lie over the picture before.
static bool has_pointer(void) {
  if (weston_seat_get_pointer(&seat) == NULL) weston_seat_init_pointer(&seat);
  return weston_seat_get_pointer(&seat) != NULL;
}

static void move(const char *line) {
  double x, y;
  int code, state, id;
  char phase[16] = "";
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (sscanf(line, "motion %lf %lf", &x, &y) == 2 && has_pointer()) {
    notify_motion_absolute(&seat, &now, x, y);
    notify_pointer_frame(&seat);
  } else if (sscanf(line, "button %d %d", &code, &state) == 2) {
    notify_button(&seat, &now, code, state ? WL_POINTER_BUTTON_STATE_PRESSED : WL_POINTER_BUTTON_STATE_RELEASED);
    notify_pointer_frame(&seat);
  } else if (sscanf(line, "wheel %d", &state) == 1) {
    struct weston_pointer_axis_event event = {WL_POINTER_AXIS_VERTICAL_SCROLL, state * 10.0, true, state};
    notify_axis(&seat, &now, &event);
    notify_pointer_frame(&seat);
  } else if (sscanf(line, "key %d %d", &code, &state) == 2) {
    notify_key(
        &seat, &now, (uint32_t)code, state ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED, STATE_UPDATE_AUTOMATIC);
  } else if (sscanf(line, "touch %d %15s %lf %lf", &id, phase, &x, &y) >= 2) {
    const int type = strcmp(phase, "down") == 0 ? WL_TOUCH_DOWN : strcmp(phase, "up") == 0 ? WL_TOUCH_UP : WL_TOUCH_MOTION;
    notify_touch_normalized(screen, &now, id, x, y, NULL, type);
    notify_touch_frame(screen);
  } else {
    weston_log("seat: not understood: %s\n", line);
  }
}

static int readable(int fd, uint32_t mask, void *data) {
  static char text[4096];
  static size_t length;
  (void)mask;
  (void)data;
  const ssize_t count = read(fd, text + length, sizeof text - 1 - length);
  if (count <= 0) return 0;
  length += (size_t)count;
  text[length] = 0;
  char *line = text, *end;
  for (; (end = strchr(line, '\n')) != NULL; line = end + 1) {
    *end = 0;
    move(line);
  }
  length = strlen(line);
  memmove(text, line, length);
  return 0;
}

WL_EXPORT int wet_module_init(struct weston_compositor *compositor, int *argc, char *argv[]) {
  (void)argc;
  (void)argv;
  const char *path = getenv("VITRINE_SEAT");
  const int fd = path == NULL ? -1 : open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (fd < 0) return -1;
  weston_seat_init(&seat, compositor, "test");
  if (weston_seat_init_keyboard(&seat, NULL) < 0) return -1;
  weston_seat_init_touch(&seat);
  screen = weston_touch_create_touch_device(weston_seat_get_touch(&seat), "/test/touch", NULL, NULL);
  struct wl_array none;
  wl_array_init(&none);
  notify_keyboard_focus_in(&seat, &none, STATE_UPDATE_NONE);
  wl_event_loop_add_fd(wl_display_get_event_loop(compositor->wl_display), fd, WL_EVENT_READABLE, readable, NULL);
  return 0;
}

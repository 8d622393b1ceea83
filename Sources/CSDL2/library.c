#include "CSDL2.h"

#include <dlfcn.h>
#include <pthread.h>

#define FUNCTIONS(DO) \
  DO(SDL_ConvertPixels) DO(SDL_CreateSystemCursor) DO(SDL_CreateWindow) DO(SDL_DestroyWindow) DO(SDL_EnableScreenSaver) \
  DO(SDL_GetClipboardText) DO(SDL_GetCurrentDisplayMode) DO(SDL_GetCurrentVideoDriver) DO(SDL_GetDisplayBounds) DO(SDL_GetError) \
  DO(SDL_GetModState) DO(SDL_GetNumVideoDrivers) DO(SDL_GetTouchDeviceType) DO(SDL_GetVideoDriver) DO(SDL_GetWindowDisplayIndex) \
  DO(SDL_GetWindowID) DO(SDL_GetWindowPosition) DO(SDL_GetWindowSize) DO(SDL_GetWindowSizeInPixels) DO(SDL_GetWindowSurface) \
  DO(SDL_GetWindowWMInfo) DO(SDL_HasClipboardText) DO(SDL_InitSubSystem) DO(SDL_LockSurface) DO(SDL_OpenURL) DO(SDL_PeepEvents) \
  DO(SDL_PollEvent) DO(SDL_PumpEvents) DO(SDL_PushEvent) DO(SDL_QuitSubSystem) DO(SDL_RegisterEvents) DO(SDL_SetClipboardText) \
  DO(SDL_SetCursor) DO(SDL_SetHint) DO(SDL_SetMainReady) DO(SDL_SetTextInputRect) DO(SDL_SetWindowSize) DO(SDL_SetWindowTitle) \
  DO(SDL_ShowCursor) DO(SDL_ShowWindow) DO(SDL_StartTextInput) DO(SDL_UnlockSurface) DO(SDL_UpdateWindowSurfaceRects) DO(SDL_WaitEvent) \
  DO(SDL_WaitEventTimeout) DO(SDL_free) DO(SDL_strdup)

#define FUNCTION(name) static __typeof__(&name) p_##name;
FUNCTIONS(FUNCTION)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *fault;

static void load(void) {
  void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fault = "windows need SDL 2 (package libsdl2-2.0-0)";
    return;
  }
#define FIND(name) \
  if (!(p_##name = (__typeof__(&name))dlsym(library, #name))) fault = "windows need SDL 2.26 or later; the installed one has no " #name;
  FUNCTIONS(FIND)
}

static int is_loaded(void) {
  pthread_once(&once, load);
  return !fault;
}

// Without the library the subsystem does not start, and nothing else is called but what has no effect then.
int SDL_InitSubSystem(Uint32 flags) { return is_loaded() ? p_SDL_InitSubSystem(flags) : -1; }
const char *SDL_GetError(void) { return is_loaded() ? p_SDL_GetError() : fault; }

/// Defines a function of the library that calls the loaded one. The compiler compares it with the header.
#define FORWARD(type, name, parameters, arguments) \
  type name parameters { return is_loaded() ? p_##name arguments : (type)0; }

FORWARD(int, SDL_ConvertPixels, (int width, int height, Uint32 src_format, const void *src, int src_pitch, Uint32 dst_format, void *dst,
        int dst_pitch),
        (width, height, src_format, src, src_pitch, dst_format, dst, dst_pitch))
FORWARD(SDL_Cursor *, SDL_CreateSystemCursor, (SDL_SystemCursor id), (id))
FORWARD(SDL_Window *, SDL_CreateWindow, (const char *title, int x, int y, int w, int h, Uint32 flags), (title, x, y, w, h, flags))
FORWARD(void, SDL_DestroyWindow, (SDL_Window *window), (window))
FORWARD(void, SDL_EnableScreenSaver, (void), ())
FORWARD(char *, SDL_GetClipboardText, (void), ())
FORWARD(int, SDL_GetCurrentDisplayMode, (int displayIndex, SDL_DisplayMode *mode), (displayIndex, mode))
FORWARD(const char *, SDL_GetCurrentVideoDriver, (void), ())
FORWARD(int, SDL_GetDisplayBounds, (int displayIndex, SDL_Rect *rect), (displayIndex, rect))
FORWARD(SDL_Keymod, SDL_GetModState, (void), ())
FORWARD(int, SDL_GetNumVideoDrivers, (void), ())
FORWARD(SDL_TouchDeviceType, SDL_GetTouchDeviceType, (SDL_TouchID touchID), (touchID))
FORWARD(const char *, SDL_GetVideoDriver, (int index), (index))
FORWARD(int, SDL_GetWindowDisplayIndex, (SDL_Window *window), (window))
FORWARD(Uint32, SDL_GetWindowID, (SDL_Window *window), (window))
FORWARD(void, SDL_GetWindowPosition, (SDL_Window *window, int *x, int *y), (window, x, y))
FORWARD(void, SDL_GetWindowSize, (SDL_Window *window, int *w, int *h), (window, w, h))
FORWARD(void, SDL_GetWindowSizeInPixels, (SDL_Window *window, int *w, int *h), (window, w, h))
FORWARD(SDL_Surface *, SDL_GetWindowSurface, (SDL_Window *window), (window))
FORWARD(SDL_bool, SDL_GetWindowWMInfo, (SDL_Window *window, SDL_SysWMinfo *info), (window, info))
FORWARD(SDL_bool, SDL_HasClipboardText, (void), ())
FORWARD(int, SDL_LockSurface, (SDL_Surface *surface), (surface))
FORWARD(int, SDL_OpenURL, (const char *url), (url))
FORWARD(int, SDL_PeepEvents, (SDL_Event *events, int numevents, SDL_eventaction action, Uint32 minType, Uint32 maxType),
        (events, numevents, action, minType, maxType))
FORWARD(int, SDL_PollEvent, (SDL_Event *event), (event))
FORWARD(void, SDL_PumpEvents, (void), ())
FORWARD(int, SDL_PushEvent, (SDL_Event *event), (event))
FORWARD(void, SDL_QuitSubSystem, (Uint32 flags), (flags))
FORWARD(Uint32, SDL_RegisterEvents, (int numevents), (numevents))
FORWARD(int, SDL_SetClipboardText, (const char *text), (text))
FORWARD(void, SDL_SetCursor, (SDL_Cursor *cursor), (cursor))
FORWARD(SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value))
FORWARD(void, SDL_SetMainReady, (void), ())
FORWARD(void, SDL_SetTextInputRect, (const SDL_Rect *rect), (rect))
FORWARD(void, SDL_SetWindowSize, (SDL_Window *window, int w, int h), (window, w, h))
FORWARD(void, SDL_SetWindowTitle, (SDL_Window *window, const char *title), (window, title))
FORWARD(int, SDL_ShowCursor, (int toggle), (toggle))
FORWARD(void, SDL_ShowWindow, (SDL_Window *window), (window))
FORWARD(void, SDL_StartTextInput, (void), ())
FORWARD(void, SDL_UnlockSurface, (SDL_Surface *surface), (surface))
FORWARD(int, SDL_UpdateWindowSurfaceRects, (SDL_Window *window, const SDL_Rect *rects, int numrects), (window, rects, numrects))
FORWARD(int, SDL_WaitEvent, (SDL_Event *event), (event))
FORWARD(int, SDL_WaitEventTimeout, (SDL_Event *event, int timeout), (event, timeout))
FORWARD(void, SDL_free, (void *mem), (mem))
FORWARD(char *, SDL_strdup, (const char *str), (str))

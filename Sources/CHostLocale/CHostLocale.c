#include "CHostLocale.h"
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// Declarations of Core Foundation, which has no headers in Foundation's library.
typedef const void *CFTypeRef;
enum { kCFStringEncodingUTF8 = 0x08000100 };
extern CFTypeRef CFBundleCopyBundleLocalizations(CFTypeRef bundle);
extern CFTypeRef CFBundleCopyLocalizedStringForLocalization(
    CFTypeRef bundle, CFTypeRef key, CFTypeRef value, CFTypeRef table, CFTypeRef localization);
extern long CFArrayGetCount(CFTypeRef array);
extern CFTypeRef CFArrayGetValueAtIndex(CFTypeRef array, long index);
extern unsigned char CFStringGetCString(CFTypeRef string, char *buffer, long size, unsigned encoding);
extern CFTypeRef CFRetain(CFTypeRef object);
extern void CFRelease(CFTypeRef object);

enum { longest = 64 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char language[longest];

void vitrine_set_language(const char *name) {
  pthread_mutex_lock(&lock);
  snprintf(language, longest, "%s", name == NULL ? "" : name);
  pthread_mutex_unlock(&lock);
}

/// Whether two names of languages are the same; "_" is the same as "-".
static int same(const char *a, const char *b) {
  for (; *a != 0 && *b != 0; a++, b++) {
    char left = *a == '_' ? '-' : *a, right = *b == '_' ? '-' : *b;
    if ((left | 32) != (right | 32)) return 0;
  }
  return *a == *b;
}

/// Returns the localization of a bundle for the language that was set, or for the language without its region or script; NULL if there is
/// none. The caller releases it.
static CFTypeRef localization(CFTypeRef bundle) {
  char wanted[longest];
  pthread_mutex_lock(&lock);
  memcpy(wanted, language, longest);
  pthread_mutex_unlock(&lock);
  if (wanted[0] == 0) return NULL;
  CFTypeRef all = CFBundleCopyBundleLocalizations(bundle);
  if (all == NULL) return NULL;
  CFTypeRef found = NULL;
  while (found == NULL && wanted[0] != 0) {
    for (long i = 0; i < CFArrayGetCount(all) && found == NULL; i++) {
      char name[longest];
      CFTypeRef candidate = CFArrayGetValueAtIndex(all, i);
      if (CFStringGetCString(candidate, name, longest, kCFStringEncodingUTF8) && same(name, wanted)) found = CFRetain(candidate);
    }
    char *end = strrchr(wanted, '-');
    if (end == NULL) break;
    *end = 0;
  }
  CFRelease(all);
  return found;
}

/// Replaces Foundation's function of this name, which `Bundle.localizedString(forKey:value:table:)` calls.
CFTypeRef CFBundleCopyLocalizedString(CFTypeRef bundle, CFTypeRef key, CFTypeRef value, CFTypeRef table) {
  CFTypeRef chosen = localization(bundle);
  CFTypeRef string = CFBundleCopyLocalizedStringForLocalization(bundle, key, value, table, chosen);
  if (chosen != NULL) CFRelease(chosen);
  return string;
}

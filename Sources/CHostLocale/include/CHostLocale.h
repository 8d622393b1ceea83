#pragma once

/// The words that a function of Swift returns in registers: a struct of one or two pointers.
typedef struct {
  const void *first, *second;
} VitrineWords;

/// Calls the function with a symbol, without arguments, that the next library after the executable defines. Both words are 0 if none does.
VitrineWords vitrine_next(const char *symbol);

/// Sets the language of localized strings, such as "de-DE"; NULL for the one that Foundation chooses.
void vitrine_set_language(const char *language);

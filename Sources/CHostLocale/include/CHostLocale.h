#pragma once

/// Sets the language of localized strings, such as "de-DE"; NULL for the language that Foundation chooses.
void vitrine_set_language(const char *language);

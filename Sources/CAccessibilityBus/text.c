#include "library.h"

#if CAB_HAS_ATK
// AtkText: the text of an element, in characters (code points). The layout of lines is not known here: a line ends at a line feed.

static const char *text_of(void *object) {
  CabData *data = cab_data_of(object);
  return data && data->text ? data->text : "";
}

static int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

static char *part(const char *text, int start, int end) {
  int count = (int)g_utf8_strlen(text, -1);
  if (end < 0 || end > count) end = count;
  start = clamp(start, 0, end);
  return g_utf8_substring(text, start, end);
}

static char *get_text(AtkText *object, int start, int end) { return part(text_of(object), start, end); }
static int get_character_count(AtkText *object) { return (int)g_utf8_strlen(text_of(object), -1); }

static gunichar get_character_at_offset(AtkText *object, int offset) {
  const char *text = text_of(object);
  return offset >= 0 && offset < g_utf8_strlen(text, -1) ? g_utf8_get_char(g_utf8_offset_to_pointer(text, offset)) : 0;
}

static int get_caret_offset(AtkText *object) {
  CabData *data = cab_data_of(object);
  return data ? data->values.caret : -1;
}

static gboolean set_selection(AtkText *object, int number, int start, int end) {
  CabData *data = cab_data_of(object);
  int count = get_character_count(object);
  if (number != 0 || !data || data->values.caret < 0 || start < 0 || end < 0 || start > count || end > count) return FALSE;
  cab_ask((CabNode *)object, CAB_SELECT, start < end ? start : end, start < end ? end : start, 0);
  return TRUE;
}

static gboolean set_caret_offset(AtkText *object, int offset) { return set_selection(object, 0, offset, offset); }
static gboolean add_selection(AtkText *object, int start, int end) { return set_selection(object, 0, start, end); }

static gboolean remove_selection(AtkText *object, int number) {
  int caret = get_caret_offset(object);
  return caret >= 0 && set_selection(object, number, caret, caret);
}

static int get_n_selections(AtkText *object) {
  CabData *data = cab_data_of(object);
  return data && data->values.selection_end > data->values.selection_start;
}

static char *get_selection(AtkText *object, int number, int *start, int *end) {
  if (number != 0 || !get_n_selections(object)) return NULL;
  cab_values values = cab_data_of(object)->values;
  *start = values.selection_start;
  *end = values.selection_end;
  return part(text_of(object), *start, *end);
}

static int is_word(gunichar c) { return g_unichar_isalnum(c) || c == '_' || c == '\'' || c == 0x2019 || g_unichar_ismark(c); }

/// Whether a part begins at a character: what stands before the first part belongs to it.
static int begins(const gunichar *all, int count, int offset, AtkTextGranularity unit) {
  if (offset <= 0 || offset >= count) return 1;
  switch (unit) {
  case ATK_TEXT_GRANULARITY_CHAR: return 1;
  case ATK_TEXT_GRANULARITY_WORD: return is_word(all[offset]) && !is_word(all[offset - 1]);
  case ATK_TEXT_GRANULARITY_SENTENCE: {
    if (all[offset - 1] == '\n') return 1;
    if (g_unichar_isspace(all[offset]) || !g_unichar_isspace(all[offset - 1])) return 0;
    int last = offset - 1;
    while (last > 0 && g_unichar_isspace(all[last])) last--;
    return all[last] == '.' || all[last] == '!' || all[last] == '?';
  }
  default: return all[offset - 1] == '\n';
  }
}

/// The part at a character, moved by `step` parts.
static char *part_at(AtkText *object, int offset, AtkTextGranularity unit, int step, int *start, int *end) {
  const char *text = text_of(object);
  glong length = 0;
  gunichar *all = g_utf8_to_ucs4_fast(text, -1, &length);
  int count = (int)length, from = clamp(offset, 0, count);
  while (from > 0 && (from == count || !begins(all, count, from, unit))) {
    // Behind the last character there is only an empty line.
    if (from == count && (unit == ATK_TEXT_GRANULARITY_CHAR || (all[count - 1] == '\n' && unit >= ATK_TEXT_GRANULARITY_LINE))) break;
    from--;
  }
  int to = from < count ? from + 1 : count;
  while (to < count && !begins(all, count, to, unit)) to++;
  if (step < 0) {
    to = from;
    if (from > 0) from--;
    while (from > 0 && !begins(all, count, from, unit)) from--;
  } else if (step > 0) {
    from = to;
    if (to < count) to++;
    while (to < count && !begins(all, count, to, unit)) to++;
  }
  g_free(all);
  *start = from;
  *end = to;
  return part(text, from, to);
}

static AtkTextGranularity unit_of(AtkTextBoundary boundary) {
  switch (boundary) {
  case ATK_TEXT_BOUNDARY_CHAR: return ATK_TEXT_GRANULARITY_CHAR;
  case ATK_TEXT_BOUNDARY_WORD_START:
  case ATK_TEXT_BOUNDARY_WORD_END: return ATK_TEXT_GRANULARITY_WORD;
  case ATK_TEXT_BOUNDARY_SENTENCE_START:
  case ATK_TEXT_BOUNDARY_SENTENCE_END: return ATK_TEXT_GRANULARITY_SENTENCE;
  default: return ATK_TEXT_GRANULARITY_LINE;
  }
}

static char *get_string_at_offset(AtkText *object, int offset, AtkTextGranularity unit, int *start, int *end) {
  return part_at(object, offset, unit, 0, start, end);
}
static char *get_text_at_offset(AtkText *object, int offset, AtkTextBoundary boundary, int *start, int *end) {
  return part_at(object, offset, unit_of(boundary), 0, start, end);
}
static char *get_text_before_offset(AtkText *object, int offset, AtkTextBoundary boundary, int *start, int *end) {
  return part_at(object, offset, unit_of(boundary), -1, start, end);
}
static char *get_text_after_offset(AtkText *object, int offset, AtkTextBoundary boundary, int *start, int *end) {
  return part_at(object, offset, unit_of(boundary), 1, start, end);
}

static AtkAttributeSet *get_run_attributes(AtkText *object, int offset, int *start, int *end) {
  (void)offset;
  *start = 0;
  *end = get_character_count(object);
  return NULL;
}

static AtkAttributeSet *get_default_attributes(AtkText *object) {
  (void)object;
  return NULL;
}

/// The frame of the whole element: places of characters are not known here.
static void get_character_extents(AtkText *object, int offset, int *x, int *y, int *width, int *height, AtkCoordType type) {
  (void)offset;
  AtkComponentIface *component = g_type_interface_peek(((GTypeInstance *)object)->g_class, cab_atk.atk_component_get_type());
  component->get_extents((AtkComponent *)object, x, y, width, height, type);
}

static void get_range_extents(AtkText *object, int start, int end, AtkCoordType type, AtkTextRectangle *rectangle) {
  (void)end;
  get_character_extents(object, start, &rectangle->x, &rectangle->y, &rectangle->width, &rectangle->height, type);
}

void cab_text_interface(void *interface, void *unused) {
  (void)unused;
  AtkTextIface *i = interface;
  i->get_text = get_text;
  i->get_character_count = get_character_count;
  i->get_character_at_offset = get_character_at_offset;
  i->get_caret_offset = get_caret_offset;
  i->set_caret_offset = set_caret_offset;
  i->get_n_selections = get_n_selections;
  i->get_selection = get_selection;
  i->set_selection = set_selection;
  i->add_selection = add_selection;
  i->remove_selection = remove_selection;
  i->get_string_at_offset = get_string_at_offset;
  i->get_text_at_offset = get_text_at_offset;
  i->get_text_before_offset = get_text_before_offset;
  i->get_text_after_offset = get_text_after_offset;
  i->get_run_attributes = get_run_attributes;
  i->get_default_attributes = get_default_attributes;
  i->get_character_extents = get_character_extents;
  i->get_range_extents = get_range_extents;
}

void cab_text_changed(CabNode *node, const CabData *old) {
  const char *before = old->text ? old->text : "", *after = text_of(node);
  if (strcmp(before, after)) {
    // What is the same at the beginning and at the end did not change.
    const char *b = before, *a = after;
    int start = 0;
    while (*b && g_utf8_get_char(b) == g_utf8_get_char(a)) {
      b = g_utf8_next_char(b);
      a = g_utf8_next_char(a);
      start++;
    }
    int removed = (int)g_utf8_strlen(b, -1), added = (int)g_utf8_strlen(a, -1);
    const char *b_end = b + strlen(b), *a_end = a + strlen(a);
    while (removed && added) {
      const char *b_last = g_utf8_prev_char(b_end), *a_last = g_utf8_prev_char(a_end);
      if (g_utf8_get_char(b_last) != g_utf8_get_char(a_last)) break;
      b_end = b_last;
      a_end = a_last;
      removed--;
      added--;
    }
    if (removed) {
      char *part = g_strndup(b, (gsize)(b_end - b));
      g_signal_emit_by_name(node, "text-remove", start, removed, part);
      g_free(part);
    }
    if (added) {
      char *part = g_strndup(a, (gsize)(a_end - a));
      g_signal_emit_by_name(node, "text-insert", start, added, part);
      g_free(part);
    }
  }
  const cab_values *was = &old->values, *is = &node->data->values;
  if (is->caret >= 0 && was->caret != is->caret) g_signal_emit_by_name(node, "text-caret-moved", is->caret);
  if (was->selection_start != is->selection_start || was->selection_end != is->selection_end) {
    if (was->selection_start < was->selection_end || is->selection_start < is->selection_end) g_signal_emit_by_name(node, "text-selection-changed");
  }
}
#endif

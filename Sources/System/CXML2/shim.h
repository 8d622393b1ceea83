#pragma once
#include <libxml/xmlversion.h>
// Foundation has an ICU of its own, with which the headers of the system's ICU clash. Only converters of libxml2, which are not used, need them.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>

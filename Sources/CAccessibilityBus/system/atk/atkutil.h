// See README.md.
#include <atk-1.0/atk/atkutil.h>

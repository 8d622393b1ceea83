// See README.md.
#include <atk-1.0/atk/atkwindow.h>

#include <fribidi.h>

// Swift does not import these macros, which are casts.
static inline FriBidiParType galley_fribidi_paragraph(int rightToLeft) {
  return rightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
}

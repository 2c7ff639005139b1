#include <hb.h>
#include <hb-ot.h>

// Swift does not import these macros.
static inline hb_tag_t galley_hb_tnum(void) { return HB_TAG('t', 'n', 'u', 'm'); }
static inline unsigned int galley_hb_feature_end(void) { return HB_FEATURE_GLOBAL_END; }

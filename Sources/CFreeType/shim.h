#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H

// `head` comes back as an untyped pointer; the revision is a 16.16 fixed-point number.
static inline long galley_ft_revision(FT_Face face) {
  TT_Header *head = (TT_Header *)FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
  return head ? head->Font_Revision : 0;
}

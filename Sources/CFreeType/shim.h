#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H

// `OS/2` comes back as an untyped pointer too; a font without it says its weight by being bold or not.
static inline int galley_ft_weight(FT_Face face) {
  TT_OS2 *table = (TT_OS2 *)FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  if (table && table->usWeightClass >= 1 && table->usWeightClass <= 1000) return table->usWeightClass;
  return face->style_flags & FT_STYLE_FLAG_BOLD ? 700 : 400;
}

// `head` comes back as an untyped pointer; the revision is a 16.16 fixed-point number.
static inline long galley_ft_revision(FT_Face face) {
  TT_Header *head = (TT_Header *)FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
  return head ? head->Font_Revision : 0;
}

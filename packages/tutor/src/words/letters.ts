/**
 * An option's letter as it stands on the screen: alone, and no part of a formula. At the start of a message an A is an
 * article, unless a word on being right stands behind it.
 */
export const optionLetter =
  /(?<![\w$\\{+*/=^-])(?:[B-D]|(?<!^\s*)A|A(?=\W*$|\s*[?,]|\s+(?:right|correct|sahi|wrong|galat|hai|ya|na|or|is|final|thanks|why|kyu\w*|not|nahi|must|then)\b))(?![\w'’]|\s*[-<>(+*/=^])/;

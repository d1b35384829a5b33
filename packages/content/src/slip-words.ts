import { tidyText } from './show.ts';

/** The longest sentence of a slip, in signs, as the rule for slips has it. */
const longest = 240;

/** A sentence that points at its option and says what it is or does. */
const pointing =
  /^(?:This answer|That answer|This|That|It) (?=(?:takes|is|gives|treats|uses|counts|assumes|puts|subtracts|adds|belongs|leaves|ignores|stops|forgets|multiplies|divides|comes|reads|shares|makes|keeps|includes|lets|holds|compares|applies|averages|measures|reports|mixes|needs|misses|drops|squares|halves|doubles|solves)\b)/;

/**
 * A slip's sentence with the value that it leads to. One that has no number of its own gets it where it points at the
 * option ('That is the speed upstream'), else at its end.
 */
export function slipWords(words: string, option: string): string {
  const tidy = tidyText(words);
  if (/\d/.test(tidy)) return tidy;
  const told = pointing.test(tidy)
    ? tidy.replace(pointing, () => `${option} `)
    : `${tidy} This slip leads to ${option}.`;
  return told.length > longest ? tidy : told;
}

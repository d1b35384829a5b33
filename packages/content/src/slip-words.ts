import { tidyText, wording } from './show.ts';

/** The longest sentence of a slip, in signs, as the rule for slips has it. */
export const longestSlip = 240;

/** A sentence that points at its option and says what it is or does. */
const pointing =
  /^(?:This answer|That answer|This|That|It) (?=(?:takes|is|gives|treats|uses|counts|assumes|puts|subtracts|adds|belongs|leaves|ignores|stops|forgets|multiplies|divides|comes|reads|shares|makes|keeps|includes|lets|holds|compares|applies|averages|measures|reports|mixes|needs|misses|drops|squares|halves|doubles|solves)\b)/;

/** Numbers as they are compared: without signs of formulas and groups. */
const plainOf = (text: string) => text.replace(/[$\\{},]/g, '');

/**
 * A slip's sentence with the value that it leads to. One that has no number of its own gets it where it points at the
 * option ('That is the speed upstream'), else at its end; so does one that is told and not run on a path (`told`), unless
 * it shows that value already.
 */
export function slipWords(words: string, option: string, told = false): string {
  const tidy = tidyText(words);
  if (told ? plainOf(tidy).includes(plainOf(option)) : /\d/.test(tidy)) return tidy;
  const given = pointing.test(tidy)
    ? tidy.replace(pointing, () => `${option} `)
    : `${tidy} ${wording(tidy.length, `That gives ${option}.`, `The result is then ${option}.`, `So ${option} comes out.`)}`;
  return given.length > longestSlip ? tidy : given;
}

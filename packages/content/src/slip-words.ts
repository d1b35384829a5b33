import { tidyText, wording } from './show.ts';

/** The longest sentence of a slip, in signs, as the rule for slips has it. */
export const longestSlip = 240;

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
  const given = pointing.test(tidy)
    ? tidy.replace(pointing, () => `${option} `)
    : `${tidy} ${wording(tidy.length, `That gives ${option}.`, `The result is then ${option}.`, `So ${option} comes out.`)}`;
  return given.length > longestSlip ? tidy : given;
}

/** A sentence without a number of its own, with the option's value after it. */
const valueAlone = /^[^\d]*(?:That gives|The result is then|So) (.*\d.*?)(?: comes out)?\.$/;

/** Whether a slip's sentence shows no number but the option's value at its end, and so no computation that gives it. */
export const endsWithValueAlone = (words: string, option: string): boolean =>
  valueAlone.exec(words)?.[1] === option;

/** The numbers of a text as they stand alone: no part of a mixed or negative number. */
const numbersIn = (text: string): string[] =>
  text.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/(?<![\d.-])\d+(?:\.\d+)?(?![\d{]|\.\d|\\tfrac)/g) ?? [];

/** Whether words show the key, a number of two digits or more that the stem does not have. */
export function showsKey(words: string, key: string, stem: string): boolean {
  const [number = '', ...others] = numbersIn(key);
  const isNumber = others.length === 0 && /\d{2}/.test(number) && !key.includes('\\');
  return isNumber && numbersIn(words).includes(number) && !numbersIn(stem).includes(number);
}

import { tidyText, wording } from './show.ts';

/** Maximum characters of a slip's sentence. */
export const longestSlip = 240;

/** Matches a sentence that refers to its option and says what it is or does. */
const pointing =
  /^(?:This answer|That answer|This|That|It) (?=(?:takes|is|gives|treats|uses|counts|assumes|puts|subtracts|adds|belongs|leaves|ignores|stops|forgets|multiplies|divides|comes|reads|shares|makes|keeps|includes|lets|holds|compares|applies|averages|measures|reports|mixes|needs|misses|drops|squares|halves|doubles|solves)\b)/;

/**
 * A slip's sentence with its value. A sentence without a number gets the value where it refers to the option ('That
 * is the speed upstream'), else at its end.
 */
export function slipWords(words: string, option: string): string {
  const tidy = tidyText(words);
  if (/\d/.test(tidy)) return tidy;
  const given = pointing.test(tidy)
    ? tidy.replace(pointing, () => `${option} `)
    : `${tidy} ${wording(tidy.length, `That gives ${option}.`, `The result is then ${option}.`, `So ${option} comes out.`)}`;
  return given.length > longestSlip ? tidy : given;
}

/** Matches a sentence whose only number is the option's value at its end. */
const valueAlone = /^[^\d]*(?:That gives|The result is then|So) (.*\d.*?)(?: comes out)?\.$/;

/** Whether the only number of a slip's sentence is the option's value at its end, without a computation. */
export const endsWithValueAlone = (words: string, option: string): boolean =>
  valueAlone.exec(words)?.[1] === option;

/** The numbers of a text, without parts of mixed or negative numbers. */
const numbersIn = (text: string): string[] =>
  text.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/(?<![\d.-])\d+(?:\.\d+)?(?![\d{]|\.\d|\\tfrac)/g) ?? [];

/** Whether words contain the key, if that is a number of at least two digits that is not in the stem. */
export function showsKey(words: string, key: string, stem: string): boolean {
  const [number = '', ...others] = numbersIn(key);
  const isNumber = others.length === 0 && /\d{2}/.test(number) && !key.includes('\\');
  return isNumber && numbersIn(words).includes(number) && !numbersIn(stem).includes(number);
}

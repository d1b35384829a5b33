/** Numbers below this coincide too often to tell anything. */
const least = 8;
const equal = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));

/** Numbers as a stem shows them, which options may complete: from 8 on, each once. */
export const numbersOf = (stem: string): number[] =>
  [...new Set(stem.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? [])]
    .map(Number)
    .filter(n => n >= least);

/**
 * Whether an option can be told from what stands beside it: it is the sum or the difference of two others, or makes a number
 * of the stem together with one. Partial counts and complements among the slips do that.
 */
export function isSummed(option: number, others: readonly number[], stem: readonly number[]): boolean {
  if (option < least) return false;
  return others.some(
    (a, i) =>
      others.some((b, j) => i !== j && ((i < j && equal(a + b, option)) || equal(a - b, option))) ||
      (a >= least && stem.some(n => equal(a + option, n))),
  );
}

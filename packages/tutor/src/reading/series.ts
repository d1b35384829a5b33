import { near } from '../maths/evaluate.ts';

/** Terms, dots and the last term of a sum: `3 + 6 + … + 33`. */
const sum =
  /(?<![\d.+*/^-] ?)(\d{1,9}(?: ?\+ ?\d{1,9}){1,6}) ?\+ ?(?:⋯|…|\.{2,4}|\\[lc]?dots) ?\+ ?(\d{1,9})(?![\d.]* ?[*/^!])/g;

/** More terms than these are told by their number and mean. */
const mostSpelt = 8;
/** Longer series are not read. */
const mostTerms = 2000;

/** All terms of a progression from its first ones and its last; null where it is none. */
function termsTo(first: readonly number[], last: number): readonly number[] | null {
  const [a = 0, b = 0] = first;
  const nexts = [
    (x: number) => x + (b - a),
    ...(first.length > 2 && a > 0 ? [(x: number) => (x * b) / a] : []),
  ];
  for (const next of nexts) {
    if (next(a) === a || !first.slice(1).every((term, i) => near(next(first[i] ?? 0), term))) continue;
    const terms = [...first];
    while (terms.length < mostTerms && !near(terms.at(-1) ?? 0, last)) {
      const term = next(terms.at(-1) ?? 0);
      if (b > a ? term > last + 0.5 : term < last - 0.5) break;
      terms.push(term);
    }
    if (near(terms.at(-1) ?? 0, last)) return terms;
  }
  return null;
}

/** Sums of a progression as a calculation: `3 + 6 + … + 33` is 11 times the mean of 3 and 33. */
export const withSeries = (text: string): string =>
  text.replace(sum, (all: string, given: string, end: string) => {
    const first = given.split('+').map(Number);
    const terms = termsTo(first, Number(end));
    if (!terms) return all;
    const isEven = near((terms[1] ?? 0) - (terms[0] ?? 0), (terms[2] ?? 0) - (terms[1] ?? 0));
    return terms.length <= mostSpelt || !isEven
      ? terms.join(' + ')
      : `${terms.length} * (${terms[0]} + ${end}) / 2`;
  });

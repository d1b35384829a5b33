import { type Expression, near } from './evaluate.ts';

/** Letters written side by side as a product, where each of them also stands alone: `4rb` beside `r` and `b`. */
export function withProducts(text: string, among = text): string {
  const alone = new Set(among.match(/(?<![a-z])[a-z](?![a-z])/gi));
  return text.replace(/(?<![a-z])[a-z]{2,3}(?![a-z])/gi, run =>
    [...run].every(letter => alone.has(letter)) ? ` ${[...run].join('*')}` : run,
  );
}

export interface Equality {
  left: Expression;
  right: Expression;
}

/** Values tried for letters: small, different, no roots of what students write. */
export const tries = [2, 3, 5, 1.7, 0.6, -1.3];

export const lettersOf = ({ left, right }: Equality): string[] => [
  ...new Set([...left.letters, ...right.letters]),
];

/** Coefficients of an equation brought to one side, its constant last; null where it is not linear. */
export function linearForm(line: Equality, letters: readonly string[]): number[] | null {
  const gap = (values: readonly number[]) => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, values[i] ?? 0]));
    const [a, b] = [line.left.at(at), line.right.at(at)];
    return a === null || b === null ? Number.NaN : a - b;
  };
  const constant = gap([]);
  const form = [
    ...letters.map((_, i) => gap(letters.map((_l, k) => (k === i ? 1 : 0))) - constant),
    constant,
  ];
  const probe = letters.map((_, i) => tries[i % tries.length] ?? 2);
  const fits = near(
    gap(probe),
    probe.reduce((sum, x, i) => sum + x * (form[i] ?? 0), constant),
  );
  return fits ? form : null;
}

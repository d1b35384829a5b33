import { type Equality, lettersOf, linearForm } from '../../maths/equalities.ts';
import { type Expression, near, written } from '../../maths/evaluate.ts';
import { type Link, lettersIn } from '../../reading/links.ts';
import type { Said } from '../../words/hinglish.ts';
import { maths } from './pieces.ts';

/** An equation of the student's that holds, and its letters without those of which a value is found. */
export interface Own {
  link: Link;
  line: Equality;
  unknown: readonly string[];
  tex: string;
  /** What a modulus equals, of which it is one of the two cases. */
  size: Expression | null;
}

/** One thing to say, with more and with less in it. */
export type Ways = readonly Said[];

/** The whole numbers by which two coefficients become equal; null where they are large. */
function multipliers(a: number, b: number): [number, number] | null {
  for (let first = 1; first <= 30; first += 1) {
    const second = Math.abs((a * first) / b);
    if (near(second, Math.round(second)) && second <= 30) return [first, Math.round(second)];
  }
  return null;
}

/** How one letter of two linear equations is eliminated, by the smallest factors. */
export function elimination(one: Own, two: Own): Ways | null {
  const letters = [...new Set([...one.unknown, ...two.unknown])];
  const [a, b] = [one, two].map(({ line }) => linearForm(line, letters));
  if (!a || !b || lettersOf(one.line).length + lettersOf(two.line).length > 2 * letters.length) return null;
  const ways = letters.flatMap((letter, i) => {
    const [p, q] = [a[i] ?? 0, b[i] ?? 0];
    const divided = [a, b].every((form, k) => {
      const unit = k === 0 ? p : q;
      return unit !== 0 && form.every(value => near(value / unit, Math.round(value / unit)));
    });
    const by: [number, number] | null =
      p === 0 || q === 0 ? null : divided ? [Math.abs(p), Math.abs(q)] : multipliers(p, q);
    return by ? [{ letter, by, divided, adds: p * q < 0, size: divided ? 2 : by[0] + by[1] }] : [];
  });
  const [best] = ways.sort((x, y) => x.size - y.size);
  if (!best) return null;
  const { letter, by, divided, adds } = best;
  const steps = [one, two].flatMap(({ tex }, i): Said[] => {
    const factor = maths(written(by[i] ?? 1));
    if (by[i] === 1) return [];
    return divided
      ? [[`divide ${tex} by ${factor}`, `${tex} ko ${factor} se divide karo`]]
      : [[`multiply ${tex} by ${factor}`, `${tex} ko ${factor} se multiply karo`]];
  });
  const first = (text: string) => text.replace(/^[a-z]/, sign => sign.toUpperCase());
  const gone = maths(letter);
  const plain: Said = adds
    ? [
        `Make the coefficients of ${gone} alike in your two equations, and add them: ${gone} drops out.`,
        `Apni dono equations me ${gone} ke coefficients barabar karo aur add karo: ${gone} hat jaata hai.`,
      ]
    : [
        `Make the coefficients of ${gone} equal in your two equations, and subtract: ${gone} drops out.`,
        `Apni dono equations me ${gone} ke coefficients barabar karo aur minus karo: ${gone} hat jaata hai.`,
      ];
  if (steps.length === 0)
    return [
      adds
        ? [
            `Add ${one.tex} and ${two.tex}: ${gone} drops out.`,
            `${one.tex} aur ${two.tex} ko add karo: ${gone} hat jaata hai.`,
          ]
        : [
            `Subtract one of ${one.tex} and ${two.tex} from the other: ${gone} drops out.`,
            `${one.tex} aur ${two.tex} me se ek ko dusre se minus karo: ${gone} hat jaata hai.`,
          ],
      plain,
    ];
  const [english, hindi] = [0, 1].map(k => steps.map(step => step[k]).join(k === 0 ? ' and ' : ', '));
  return [
    [
      `${first(english ?? '')}, then ${adds ? 'add them' : 'subtract one from the other'}: ${gone} drops out.`,
      `${hindi}, phir ${adds ? 'dono add karo' : 'ek ko dusre se minus karo'}: ${gone} hat jaata hai.`,
    ],
    plain,
  ];
}

/** The exponent of each letter in an equation whose sides are products of powers; null of any other. */
function exponents({ left, right }: Equality, letters: readonly string[]): number[] | null {
  const ratio = (at: Readonly<Record<string, number>>) =>
    (left.at(at) ?? Number.NaN) / (right.at(at) ?? Number.NaN);
  const from = (start: number) => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, start + i]));
    return letters.map(letter => Math.log2(ratio({ ...at, [letter]: 2 * (at[letter] ?? 1) }) / ratio(at)));
  };
  const [a, b] = [from(2), from(5.3)];
  return a.every((value, i) => Number.isFinite(value) && near(value, b[i] ?? Number.NaN)) ? a : null;
}

/** A letter that two products have to the same power goes when one is divided by the other. */
export function division(one: Own, two: Own): Ways | null {
  const letters = [...new Set([...lettersOf(one.line), ...lettersOf(two.line)])];
  const [a, b] = [exponents(one.line, letters), exponents(two.line, letters)];
  if (!a || !b) return null;
  const at = letters.findIndex(
    (_, i) => !near(a[i] ?? 0, 0) && near(Math.abs(a[i] ?? 0), Math.abs(b[i] ?? 0)),
  );
  if (at < 0) return null;
  const letter = maths(letters[at] ?? '');
  const goes: Said = [`side by side: ${letter} cancels.`, `${letter} cancel ho jaata hai.`];
  return near(a[at] ?? 0, b[at] ?? 0)
    ? [
        [
          `Divide ${one.tex} by ${two.tex}, ${goes[0]}`,
          `${one.tex} ko ${two.tex} se divide karo: ${goes[1]}`,
        ],
        [
          `Divide one of your two equations by the other, ${goes[0]}`,
          `Ek equation ko dusri se divide karo: ${goes[1]}`,
        ],
      ]
    : [
        [
          `Multiply ${one.tex} and ${two.tex}, ${goes[0]}`,
          `${one.tex} aur ${two.tex} ko multiply karo: ${goes[1]}`,
        ],
        [`Multiply your two equations, ${goes[0]}`, `Dono equations ko multiply karo: ${goes[1]}`],
      ];
}

/** A letter alone on a side, told by the others. */
export const definedBy = ({ link: { left, right } }: Own): string | null => {
  const alone = [left, right].find(
    ({ maths: [only, ...more] }) => only?.is === 'letter' && more.length === 0,
  );
  const [letter = ''] = alone ? lettersIn(alone) : [];
  const other = alone === left ? right : left;
  return letter !== '' && !lettersIn(other).includes(letter) ? letter : null;
};

/** One equation put into another. */
export function substitution(one: Own, two: Own): Ways | null {
  const plain: Said = [
    'Put one of your two equations into the other: then one letter is left.',
    'Ek equation ko dusri me rakho: phir ek hi letter bachega.',
  ];
  const put = [one, two].find(own => definedBy(own) !== null);
  const into = put === one ? two : one;
  if (put)
    return [
      [
        `Put ${put.tex} into ${into.tex}: then one letter is left.`,
        `${put.tex} ko ${into.tex} me rakho: phir ek hi letter bachega.`,
      ],
      plain,
    ];
  const letters = [...new Set([...one.unknown, ...two.unknown])];
  const linear = [one, two].find(({ line }) => linearForm(line, letters));
  const form = linear && linearForm(linear.line, letters);
  const letter = letters.find((_, i) => Math.abs(form?.[i] ?? 0) === 1) ?? letters[0];
  const other = linear === one ? two : one;
  return linear && letter
    ? [
        [
          `Take ${maths(letter)} alone from ${linear.tex}, and put it into ${other.tex}: then one letter is left.`,
          `${linear.tex} se ${maths(letter)} nikalo aur ${other.tex} me rakho: phir ek hi letter bachega.`,
        ],
        plain,
      ]
    : null;
}

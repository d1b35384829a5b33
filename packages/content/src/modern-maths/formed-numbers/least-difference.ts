import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cards {
  /** Six different digits in increasing order. */
  digits: readonly number[];
  frame: number;
}

const restOf = (digits: readonly number[], a: number) => digits.filter(d => d !== a && d !== a + 1);
const firstsOf = (digits: readonly number[]) => digits.filter(d => digits.includes(d + 1));
/** Greatest two-digit number less the least one, of four digits in increasing order. */
const gainOf = ([w = 0, x = 0, y = 0, z = 0]: readonly number[]) => 10 * z + y - (10 * w + x);

const hundreds = (a: number, b: number, c: number) => 100 * a + 10 * b + c;
/** The two numbers with the hundreds digits a + 1 and a and the best endings of four digits, as a difference. */
const told = (a: number, [w = 0, x = 0, y = 0, z = 0]: readonly number[]) =>
  tex`${hundreds(a + 1, w, x)} - ${hundreds(a, z, y)}`;
const gapOf = (four: readonly number[]) => q(100 - gainOf(four));

const leastDifference = form<Cards>(
  'least-difference-of-two-numbers',
  {
    // Four places to fill once the first digits are neighbours: Medium.
    band: 'Medium',
    seconds: 105,
    revision: 3,
    verify: ({ digits }) => {
      let least = 1000;
      const go = (used: readonly number[]) => {
        if (used.length === 6) {
          const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = used;
          const gap = 100 * (a - d) + 10 * (b - e) + c - f;
          if (gap > 0) least = Math.min(least, gap);
          return;
        }
        for (const digit of digits) if (!used.includes(digit)) go([...used, digit]);
      };
      go([]);
      return least;
    },
  },
  ({ digits, frame }, { step, write }) => {
    const firsts = firstsOf(digits);
    const gains = firsts.map(a => gainOf(restOf(digits, a)));
    const best = firsts[gains.indexOf(Math.max(...gains))] ?? 0;
    const [w = 0, x = 0, y = 0, z = 0] = restOf(digits, best);
    const worse = firsts[gains.indexOf(Math.min(...gains))] ?? 0;
    const d0 = digits[0] ?? 0;
    const [, d1 = 0, , , d4 = 0, d5 = 0] = digits;
    write(tex`\text{difference} = 100 - (\text{ending of the smaller} - \text{ending of the larger})`, {
      because: text`With hundreds digits that differ by $2$ or more, the difference is more than $100$, because two
        endings of two digits are less than $100$ apart.`,
    })`
      The hundreds digits should differ by $1$. Then the smaller number needs the greatest possible ending and the
      larger number the least possible one, where the ending is the number formed by the last two digits.`;
    const gain = step(Math.max(...gains), {
      name: 'the greatest difference of the endings',
      works: value =>
        tex`${firsts
          .map(a => {
            const [p = 0, r = 0, t = 0, u = 0] = restOf(digits, a);
            return `${a}, ${a + 1}: \\; ${u}${t} - ${p}${r} = ${gainOf([p, r, t, u])}`;
          })
          .join(String.raw`; \quad `)} \quad \Rightarrow \quad ${value}`,
      because: text`The hundreds digits cannot be used in the endings. A pair that leaves the smallest and the largest
        digits for the endings is better.`,
    })`
      Each pair of neighbouring digits leaves four others. The highest ending takes the two largest of them, the
      lowest ending the two smallest. Compare the pairs.`;
    const least = step(calc`100 - ${gain}`, {
      name: 'the least difference',
      works: (_v, working) => tex`${best + 1}${w}${x} - ${best}${z}${y} = ${working}`,
    })`
      Take the pair with the greatest difference of the endings and subtract it from $100$.`;
    return {
      answer: least,
      stem: wording(
        frame,
        text`From six cards with the digits $${digits}$, two three-digit numbers are formed, so that every card is used.
          What is the least possible difference between the larger and the smaller number?`,
        text`Each of the digits $${digits}$ is written exactly once to form two numbers of three digits. How close to
          each other can the two numbers be? Find the smallest difference.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(100) && value.d === 1n,
      slips: [
        slip('left_out_a_case', least, () => gapOf(restOf(digits, worse)))`
          You kept the hundreds digits $${worse + 1}$ and $${worse}$, with $${told(worse, restOf(digits, worse))}
          = ${least}$. There is another pair of neighbouring digits, and it leaves better digits for the endings.`,
        slip('let_things_repeat', least, () => gapOf([d0, d1, d4, d5]))`
          $${told(best, [d0, d1, d4, d5])} = ${least}$ has a digit of the hundreds once more in an ending. Every digit
          is used only once.`,
        slip('let_things_repeat', least, () => gapOf([w, x, d4, d5]))`
          In $${told(best, [w, x, d4, d5])} = ${least}$ a digit of the hundreds comes again in the smaller number. Every
          digit is used only once.`,
        slip('let_things_repeat', least, () => gapOf([d0, d1, y, z]))`
          For $${told(best, [d0, d1, y, z])} = ${least}$ a digit of the hundreds would have to be used again in the
          larger number.`,
        slip('swapped_the_two', least, calc`${hundreds(best + 1, w, y)} - ${hundreds(best, z, x)}`)`
          ${here} has the right tens digits, but of the other two the larger one, $${y}$, belongs to the smaller
          number.`,
        slip('ignored_place_value', least, calc`${hundreds(best + 1, x, w)} - ${hundreds(best, y, z)}`)`
          ${here} has the extreme digits $${w}$ and $${z}$ at the end. A digit counts ten times as much in the tens
          place, so they belong there.`,
        slip('ignored_place_value', least, calc`${hundreds(best + 1, w, x)} - ${hundreds(best, y, z)}`)`
          In ${here} the larger number is the best one, but the smaller one should end in $${z}${y}$ and not in
          $${y}${z}$.`,
        slip('ignored_place_value', least, calc`${hundreds(best + 1, x, w)} - ${hundreds(best, z, y)}`)`
          In ${here} the smaller number is the best one, but the larger one should end in $${w}${x}$ and not in
          $${x}${w}$.`,
        slip('let_things_repeat', least, calc`${hundreds(best + 1, w, z)} - ${hundreds(best, z, w)}`)`
          ${here} uses $${w}$ and $${z}$ twice. All six digits must be used, each of them once.`,
      ],
      snapRead: text`Six digits, two three-digit numbers as close as possible: hundreds digits that differ by $1$, and
        then the best endings.`,
      approach: text`First choose hundreds digits that differ by $1$. Then the larger number gets the least ending and
        the smaller one the greatest. Which pair of neighbours is better depends on the digits that they leave.`,
      check: text`$${best + 1}${w}${x} - ${best}${z}${y} = ${100 - Math.max(...gains)}$ uses all six digits once. The
        pairs of neighbours in front give the differences $${gains.map(g => 100 - g)}$.`,
      principle: text`To bring two numbers close together, make their leading digits neighbours, and let all the
        following digits work against that difference.`,
    };
  },
);

/** MM.PNC.4 Medium: two numbers as close as possible. */
export const leastDifferences: readonly AnyTemplate[] = situation<Cards>({
  type: 'MM.PNC.4',
  situation: 'two-numbers-from-six-cards',
  tries: 200,
  draw: draw => {
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 6).sort((a, b) => a - b);
    const gains = firstsOf(digits).map(a => gainOf(restOf(digits, a)));
    return new Set(gains).size > 1 ? { digits, frame: draw.int(0, 1) } : null;
  },
  forms: [leastDifference],
});

import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Squares {
  /** The squares are those of a, a + d, … up to the square after n steps; the numerators have the factor m more. */
  a: number;
  d: number;
  n: number;
  m: number;
  frame: number;
}

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

const squares = form<Squares>(
  'products-of-squares',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    verify: ({ a, d, n, m }) => {
      let sum = q(0);
      for (let k = 0; k < n; k += 1) {
        const x = a + k * d;
        sum = sum.add(q(m * (2 * x + d), x * x * (x + d) * (x + d)));
      }
      return sum;
    },
  },
  ({ a, d, n, m, frame }, { step, find, write }) => {
    const end = a + n * d;
    const part = (x: number) => `\\frac{${m * (2 * x + d)}}{${x}^2 \\times ${x + d}^2}`;
    const first = find(a, { name: 'the first number that is squared' });
    const last = find(end, { name: 'the last number that is squared' });
    const factor = frac(q(m, d));
    write(
      tex`\frac{1}{${a}^2} - \frac{1}{${a + d}^2} = \frac{${(a + d) ** 2 - a * a}}{${a}^2 \times ${a + d}^2},
        \qquad \frac{1}{${a + d}^2} - \frac{1}{${a + 2 * d}^2} = \frac{${(a + 2 * d) ** 2 - (a + d) ** 2}}{${a + d}^2
        \times ${a + 2 * d}^2}`,
      { because: text`The denominators are products of two squares, and these come from such differences.` },
    )`
      Compare each fraction with the difference of the reciprocals of its two squares: brought to one denominator, this
      difference has the same denominator.`;
    const times = step(frac(calc`${m * (2 * a + d)} / ${(a + d) ** 2 - a * a}`), {
      because: text`The numerators of both rows are in arithmetic progression, one a fixed multiple of the other. So it
        is enough to compare the first two.`,
      name: 'the factor before each difference',
      works: value =>
        tex`\frac{${m * (2 * a + d)}}{${(a + d) ** 2 - a * a}} = \frac{${m * (2 * a + 3 * d)}}{${
          (a + 2 * d) ** 2 - (a + d) ** 2
        }} = ${frac(value)}`,
    })`
      Divide the numerators of the sum by those of the differences. The quotient is the same for every fraction, so
      each fraction is this number times its difference.`;
    const left = step(frac(calc`1 / ${first}^2 - 1 / ${last}^2`), {
      because: text`The second number of each difference is the first of the next, as in $(5 - 3) + (3 - 2) + (2 - 1)$.
        So only the ends of the row are left.`,
      name: 'the sum of the differences',
    })`
      Add the differences. Each reciprocal of a square in between comes once with minus and once with plus, so all
      cancel except the first and the last.`;
    const total = step(frac(calc`${frac(times)} * ${frac(left)}`), {
      because: text`A common factor of all terms is a factor of their sum.`,
    })`
      Every fraction of the given sum is this factor times its difference. So multiply the sum of the differences by
      the factor.`;
    const row = tex`${part(a)} + ${part(a + d)} + ${part(a + 2 * d)} + \dots + ${part(end - d)}`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`What is the sum $${row}$?`,
        text`In the sum $${row}$ the numerators form an arithmetic progression, and so do the numbers that are squared
          in the denominators. Find the value of the sum.`,
        text`The fractions $${part(a)}$, $${part(a + d)}$, $${part(a + 2 * d)}$ are continued in the same way up to
          $${part(end - d)}$. What do all of them add up to?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 20000n,
      slips: [
        slip('left_out_a_factor', times, m !== d && 1)`
          The factor $${factor}$ was left out: the numerators of the differences of reciprocals are not those of the
          sum.`,
        slip('miscounted_the_steps', last, end - d)`
          The last reciprocal that stays was taken to be that of $${end - d}^2$. The last fraction ends with
          $${end}^2$.`,
        slip('left_out_a_term', first, a + d)`
          The reciprocal of $${a + d}^2$ was taken as the first that stays. It cancels against the second fraction.`,
        slip('forgot_to_square', left, frac(calc`1 / ${first} - 1 / ${last}`))`
          The reciprocals of $${a}$ and $${end}$ were subtracted, not those of their squares.`,
        slip('inverted_the_ratio', times, m !== d && frac(q(d, m)))`
          The differences were multiplied by $${frac(q(d, m))}$. They have to be turned into the fractions of the
          sum, not the other way round.`,
        slip('added_for_subtracted', left, frac(calc`1 / ${first}^2 + 1 / ${last}^2`))`
          The reciprocal of $${end}^2$ was added. It is subtracted in the last difference.`,
        slip('went_a_step_too_far', last, end + d)`
          The reciprocal of $${end + d}^2$ was subtracted at the end, although the squares go up to $${end}^2$ only.`,
        slip('took_a_power_term_by_term', left, frac(calc`(1 / ${first} - 1 / ${last})^2`))`
          The difference of the reciprocals of $${a}$ and $${end}$ was squared as a whole. The squares are subtracted.`,
      ],
      snapRead: text`Products of neighbouring squares below, numbers with equal steps above: the numerators are
        differences of the squares.`,
      approach: text`Differences of squares with equal steps are themselves in arithmetic progression. So each fraction
        is a fixed multiple of a difference of reciprocals, and neighbours cancel.`,
      faster: text`The sum is $${factor}$ of what the reciprocals of $${a}^2$ and $${end}^2$ differ by.`,
      check: () => {
        const two = q(m * (2 * a + d), a * a * (a + d) ** 2).add(
          q(m * (2 * a + 3 * d), (a + d) ** 2 * (a + 2 * d) ** 2),
        );
        return text`The first two fractions add up to $${frac(two)}$, and $${factor} \times \left(\frac{1}{${a}^2} -
          \frac{1}{${a + 2 * d}^2}\right) = ${frac(q(m, d).mul(q(1, a * a).sub(q(1, (a + 2 * d) ** 2))))}$ as well.`;
      },
      principle: text`Before adding fractions in a row, ask whether the numerator is a difference of the two factors of
        the denominator.`,
    };
  },
);

/** AL.SEQ.5 Medium: numerators that are differences of squares. */
export const numeratorsThatAreDifferences: readonly AnyTemplate[] = situation<Squares>({
  type: 'AL.SEQ.5',
  situation: 'neighbouring-squares',
  tries: 100,
  draw: draw => {
    const [a, d, n, m] = [draw.int(1, 5), draw.int(1, 3), draw.int(5, 11), draw.int(1, 4)];
    const end = a + n * d;
    const value = q(m, d).mul(q(1, a * a).sub(q(1, end * end)));
    return m !== d && value.d < 2500n ? { a, d, n, m, frame: draw.int(0, 2) } : null;
  },
  forms: [squares],
});

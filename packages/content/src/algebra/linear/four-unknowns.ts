import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Squares {
  /** The first coefficient is the square of `first`; the rows are base + ku + k²s for k = 0, 1, 3. */
  first: number;
  base: number;
  u: number;
  s: number;
  frame: number;
}

const row = ({ first }: Squares, k: number) =>
  ['a', 'b', 'c', 'd']
    .map((letter, i) => `${(first + i + k) ** 2 === 1 ? '' : (first + i + k) ** 2}${letter}`)
    .join(' + ');
const bracketed = (n: Fraction) => (n.lt(0) ? tex`(${n})` : tex`${n}`);
const value = ({ base, u, s }: Squares, k: number) => base + k * u + k * k * s;

const fourthRow = form<Squares>(
  'row-between-rows-of-squares',
  {
    band: 'Hard',
    seconds: 150,
    verify: p => {
      // Numbers with d = 0 that fit the three rows, by Cramer's rule.
      const rows = [0, 1, 3].map(k => [0, 1, 2].map(i => (p.first + i + k) ** 2));
      const det = (m: number[][]) =>
        [0, 1, 2].reduce(
          (sum, i) =>
            sum +
            (m[0]?.[i] ?? 0) *
              ((m[1]?.[(i + 1) % 3] ?? 0) * (m[2]?.[(i + 2) % 3] ?? 0) -
                (m[1]?.[(i + 2) % 3] ?? 0) * (m[2]?.[(i + 1) % 3] ?? 0)),
          0,
        );
      const right = [0, 1, 3].map(k => value(p, k));
      const found = [0, 1, 2].map(
        i => det(rows.map((r, j) => r.map((c, at) => (at === i ? (right[j] ?? 0) : c)))) / det(rows),
      );
      return nearFraction(found.reduce((sum, n, i) => sum + n * (p.first + i + 2) ** 2, 0));
    },
  },
  (p, { step, write, find }) => {
    const [zero, one, three] = [value(p, 0), value(p, 1), value(p, 3)];
    write(tex`(n + k)^2 = n^2 + k \times 2n + k^2`, {
      because: text`The four numbers cannot be found from three equations, but the coefficients follow a rule.`,
    })`
      Each coefficient is the square of $${p.first}, ${p.first + 1}, ${p.first + 2}$ or $${p.first + 3}$, raised by the
      same $k$: $k = 0$, $1$ and $3$ in the given rows, and $k = 2$ in the asked one. Expand such a square.`;
    write(tex`R_k = R_0 + kU + k^2S`, {
      because: text`Each coefficient is $n^2 + k \times 2n + k^2$. So in every row the parts with $n^2$, with $2n$ and
        with $1$ can be collected, and these three sums are the same in all rows.`,
    })`
      So let $S$ be the sum of the four numbers, $U$ the sum with the coefficients $2n$, and $R_k$ the value of the row
      that is raised by $k$.`;
    const first = step(calc`${one} - ${zero}`, {
      because: text`All rows hold the same $R_0$, so a difference is free of it. With $k = 1$ the sums $U$ and $S$
        stand once each.`,
      name: text`the first difference`,
      works: (_v, w) => tex`U + S = ${w}`,
    })`
      Subtract the first row, in which $k = 0$, from the second one, in which $k = 1$: $R_0$ drops out.`;
    const second = step(calc`${three} - ${zero}`, {
      because: text`Here $k = 3$, so $U$ stands three times and $S$ nine times, because $k^2 = 9$. Not three times: a
        square does not grow in equal steps.`,
      name: text`the second difference`,
      works: (_v, w) => tex`3U + 9S = ${w}`,
    })`
      Subtract the first row from the third one, in which $k = 3$.`;
    const three3 = find(3);
    const six = find(6);
    const sum = step(frac(calc`(${second} - ${three3} * ${first}) / ${six}`), {
      because: text`Three times the first difference is $3U + 3S$. From $9S$ it leaves $6S$.`,
      name: 'the sum of the four numbers',
      works: (_v, w) => tex`S = ${w}`,
    })`
      Take three times the first difference from the second: $U$ drops out, and $6S$ is left. Divide by $6$.`;
    const twice = find(2);
    const asked = step(frac(calc`${zero} + 2 * ${first} + ${twice} * ${sum}`), {
      because: text`$U$ alone need not be found: $2U + 4S$ is twice $U + S$ with $2S$ added. So the four numbers
        themselves stay unknown.`,
      works: (_v, w) => tex`R_2 = R_0 + 2U + 4S = R_0 + 2(U + S) + 2S = ${w}`,
    })`
      The asked row has $k = 2$, so it is $R_0 + 2U + 4S$. Write it with $U + S$ and $S$, which are known, and put in
      the values.`;
    const facts = tex`${row(p, 0)} = ${zero}, \quad ${row(p, 1)} = ${one}, \quad ${row(p, 3)} = ${three}`;
    return {
      answer: asked,
      stem: wording(
        p.frame,
        text`Four real numbers $a$, $b$, $c$ and $d$ satisfy $${facts}$. Find $${row(p, 2)}$.`,
        text`For real numbers $a, b, c, d$ it is known that $${facts}$. What is the value of $${row(p, 2)}$?`,
        text`Let $${facts}$, where $a, b, c, d$ are real. What does $${row(p, 2)}$ equal?`,
      ),
      show: plain,
      plausible: found => found.d === 1n && !found.equals(zero) && !found.equals(one) && !found.equals(three),
      slips: [
        slip('assumed_a_proportion', asked, frac(calc`(${one} + ${three}) / 2`))`
          You used the mean of the second and the third row, $${asked}$. The coefficients are not the means of their
          neighbours, because squares do not grow by equal steps.`,
        slip('assumed_a_proportion', sum, 0)`
          You continued by the difference $${one} - ${zero}$ once more. The coefficients are squares, and these do not
          grow by equal steps.`,
        slip('left_out_a_factor', twice, 1)`
          The sum of the four numbers is ${sum}. It was added once in
          $${zero} + 2 \times ${bracketed(first)} + ${bracketed(sum)} = ${asked}$, but it belongs there twice.`,
        slip('divided_by_the_wrong_number', six, 3)`
          In finding $a + b + c + d$ you divided by $3$. Nine times this sum minus three times this sum is six times
          it.`,
        slip('wrong_sign', twice, -2)`
          Twice the sum of the four numbers was subtracted, as
          $${zero} + 2 \times ${bracketed(first)} - 2 \times ${bracketed(sum)} = ${asked}$. It has to be added.`,
        slip('assumed_a_symmetry', asked, calc`${zero} + ${three} - ${one}`)`
          $${asked}$ takes the step to the third row to be the same as the step from the first to the second one.`,
        slip('left_out_a_factor', three3, 1)`
          In finding $a + b + c + d$ you subtracted $${one} - ${zero}$ once, not three times. Only three times this
          difference removes the part that grows in equal steps.`,
      ],
      snapRead: text`Three equations, four unknowns: the coefficients are squares that move up together.`,
      approach: text`Look for multipliers that give the asked row from the given ones. Squares that are raised by $k$
        have the parts $1$, $k$ and $k^2$, so three rows are enough.`,
      faster: text`Find multipliers for the squares of $k = 0, 1, 3$ that give any square of $k = 2$: $(n + 2)^2 =
        (n + 1)^2 + \frac{(n + 3)^2 - n^2}{3}$. So the asked row is $${one} + \frac{${three} - ${zero}}{3}$.`,
      check: text`With $n = ${p.first}$ the multipliers give
        $${(p.first + 1) ** 2} + \frac{${(p.first + 3) ** 2} - ${p.first ** 2}}{3} = ${(p.first + 2) ** 2}$, the
        coefficient of $a$, and $${one} + \frac{${three} - ${zero}}{3} = ${one + (three - zero) / 3}$.`,
      principle: text`An expression can be known though its unknowns are not: look for multipliers that give its
        coefficients.`,
    };
  },
);

/** AL.LIN.4 Hard: a row between rows of squares, in four unknowns. */
export const fourUnknowns: readonly AnyTemplate[] = situation<Squares>({
  type: 'AL.LIN.4',
  situation: 'rows-of-squares',
  tries: 20,
  draw: draw => {
    const p = {
      first: draw.int(1, 3),
      base: draw.int(5, 60),
      u: draw.int(-9, 40),
      s: draw.int(-9, 12),
      frame: draw.int(0, 2),
    };
    return Math.abs(p.s) > 1 && (3 * p.u + 9 * p.s) % 3 === 0 && value(p, 1) > 0 && value(p, 3) > 0
      ? p
      : null;
  },
  forms: [fourthRow],
});

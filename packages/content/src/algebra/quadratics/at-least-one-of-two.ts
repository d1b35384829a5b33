import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Either {
  /** x² + px + m² = 0 or x² + (p ∓ s)x + c = 0 has a real root, whatever p is. */
  m: number;
  s: number;
  minus: boolean;
  frame: number;
}

const greatestConstant = form<Either>(
  'greatest-constant-for-one-of-two',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.INQ.1'],
    verify: ({ m, s, minus }) => {
      let most = Number.POSITIVE_INFINITY;
      for (let i = -20000; i <= 20000; i += 1) {
        const p = i / 400;
        if (p * p >= 4 * m * m) continue;
        const coefficient = minus ? p - s : p + s;
        most = Math.min(most, (coefficient * coefficient) / 4);
      }
      return nearFraction(Math.round(most * 10) / 10, 4);
    },
  },
  ({ m, s, minus, frame }, { step, find }) => {
    const other = minus ? `p - ${s}` : `p + ${s}`;
    const edge = step(calc`2 * ${m}`, {
      name: text`the limit of $p$ for the first equation`,
      works: (_v, w) => tex`p^2 - 4 \times ${m * m} < 0 \quad \Leftrightarrow \quad -${2 * m} < p < ${w}`,
      because: text`Where the first equation has a real root, nothing is asked of the second one.`,
    })`
      First find the $p$ for which the first equation fails. It has no real root if its discriminant is negative.`;
    const distance = step(calc`${s} - ${edge}`, {
      name: text`the least size of the coefficient`,
      works: (_v, w) => tex`|${other}| > ${w}`,
      because: text`The coefficient is nearest to $0$ at the end of the interval on its own side.`,
    })`
      For just these $p$ the second equation must have a real root. Its coefficient $${other}$ comes nearest to $0$ as
      $p$ comes near to $${minus ? 2 * m : -2 * m}$.`;
    const four = find(4, { name: 'the factor in the discriminant' });
    const most = step(frac(calc`${distance}^2 / ${four}`), {
      works: (_v, w) =>
        tex`(${other})^2 \ge 4c \text{ for all these } p \quad \Leftrightarrow \quad c \le ${w}`,
    })`
      The discriminant $(${other})^2 - 4c$ of the second equation must not be negative for any of these $p$.`;
    const worst = minus ? 2 * m : -2 * m;
    const [first, second] = [tex`x^2 + px + ${m * m} = 0`, tex`x^2 + (${other})x + c = 0`];
    return {
      answer: most,
      stem: wording(
        frame,
        text`Whatever the real number $p$ is, at least one of the equations $${first}$ and $${second}$ has a real root.
          What is the greatest possible value of the constant $c$?`,
        text`Find the greatest number $c$ with this property: for every real $p$ the equation $${first}$ or the equation
          $${second}$ (or both) has a real root.`,
        text`For no real number $p$ do both $${first}$ and $${second}$ fail to have a real root. What is the largest
          possible value of the constant $c$?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d <= 4n,
      slips: [
        slip('sought_the_extreme_elsewhere', distance, s)`
          The second equation was tested for $p = 0$ only, the middle of the interval. At one end of the interval its
          coefficient is smaller.`,
        slip('gave_the_other_extreme', distance, calc`${s} + ${edge}`)`
          The second equation was tested at $p = ${-worst}$, where its coefficient has the size ${here}. At the other
          end of the interval it is smaller.`,
        slip('got_the_discriminant_wrong', edge, m)`
          The first equation was taken to have no real root for $p^2 < ${m * m}$. Its discriminant is $p^2 - 4 \times
          ${m * m}$.`,
        slip('did_not_divide', four, 1)`
          The discriminant of the second equation was taken as $(${other})^2 - c$. The constant has the factor $4$.`,
        slip('took_a_power_term_by_term', most, frac(calc`(${s}^2 - ${edge}^2) / ${four}`))`
          The squares of $${s}$ and $${edge}$ were subtracted. The coefficient is a difference, and it is squared as a
          whole.`,
        slip('forgot_the_root', edge, s > 4 * m && calc`4 * ${m}`)`
          The root of $4 \times ${m * m}$ was taken as ${here}. The root of $4$ is $2$.`,
        slip('forgot_the_root', edge, s > m * m && m > 2 && calc`${m} * ${m}`)`
          $p$ was kept between $-${m * m}$ and $${m * m}$. From $p^2 < 4 \times ${m * m}$ the root has to be taken.`,
        slip('forgot_to_square', most, frac(calc`${distance} / ${four}`))`
          The size $${distance}$ of the coefficient was not squared. In the discriminant it stands with its square.`,
        slip('divided_by_the_wrong_number', four, 2)`
          The square of the coefficient was divided by $2$. The discriminant compares it with $4c$.`,
      ],
      snapRead: text`Two equations with the same free $p$, of which one at least has a real root: where one fails, the
        other must not.`,
      approach: text`Find the $p$ for which the first equation has no real root. Only there must the second one
        have one; the smallest size of its coefficient in this interval bounds $c$.`,
      check: text`With $c = ${frac(q((s - 2 * m) ** 2, 4))}$ the second equation has a real root at $p = ${worst}$,
        where
        $(${other})^2 = ${(s - 2 * m) ** 2}$. With a larger $c$ both would fail for $p$ just inside the interval.`,
      principle: text`'At least one of two' asks the second to hold exactly where the first fails: find that set
        first.`,
    };
  },
);

/** AL.QUA.3 Hard: two equations of which one at least has a real root. */
export const atLeastOneOfTwo: readonly AnyTemplate[] = situation<Either>({
  type: 'AL.QUA.3',
  situation: 'one-of-two',
  draw: draw => {
    const p = { m: draw.int(2, 7), s: draw.int(7, 40), minus: draw.chance(0.5), frame: draw.int(0, 2) };
    const key = (p.s - 2 * p.m) ** 2 / 4;
    return p.s - 2 * p.m >= 3 && p.s % 2 === 0 && ![p.m ** 2, p.s].includes(key) ? p : null;
  },
  forms: [greatestConstant],
});

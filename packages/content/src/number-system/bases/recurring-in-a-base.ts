import type Fraction from 'fraction.js';
import { gcd, upTo } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Recurring {
  b: number;
  x: number;
  y: number;
  frame: number;
}

const recurring = (b: number, x: number, y: number): Fraction => q(x * b + y, b * b - 1);

const turnedRound = form<Recurring>(
  'digits-in-the-other-order',
  {
    band: 'Hard',
    seconds: 135,
    also: ['NS.NUM.3', 'AL.QUA.1'],
    verify: ({ b, x, y }) => {
      const given = recurring(b, x, y);
      for (let base = Math.max(x, y) + 1; base < 60; base += 1) {
        if (!recurring(base, x, y).equals(given)) continue;
        // The digits of candidates, by long division.
        for (let d = 2; d < base * base; d += 1)
          for (let n = 1; n < d; n += 1) {
            if (gcd(n, d) > 1 || Math.floor((n * base) / d) !== y) continue;
            const rest = (n * base) % d;
            if (Math.floor((rest * base) / d) === x && (rest * base) % d === n) return q(n, d);
          }
      }
      throw new Error('no base fits');
    },
  },
  ({ b, x, y, frame }, { step, find, write }) => {
    const given = recurring(b, x, y);
    const [n, d] = [Number(given.n), Number(given.d)];
    const written = `0.${x}${y}${x}${y}\\dots`;
    const turned = `0.${y}${x}${y}${x}\\dots`;
    write(
      tex`b^2 \cdot ${frac(given)} = (${x}b + ${y}) + ${frac(given)} \Rightarrow
      (b^2 - 1) \cdot ${frac(given)} = ${x}b + ${y}`,
      {
        because: text`Multiplying by the base moves all digits by one place, whatever the base is. After two places the
        same digits follow again, so the part after the point is the old fraction.`,
      },
    )`
      Let $b$ be the base. Multiplying by $b^2$ moves the digits by two places: $${x}b + ${y}$ stands before the point,
      and the same fraction after it. Write this as an equation.`;
    const root = find(4 * n * (n + d * y) + d * d * x * x);
    const base = step(calc`(${d * x} + sqrt(${root})) / (2 * ${n})`, {
      name: 'the base',
      works: (_, working) =>
        tex`${n === 1 ? '' : n}b^2 - ${d * x}b - ${n + d * y} = 0 \Rightarrow b = ${working}`,
      because: text`The product of the two roots is negative, so only one of them is positive and can be a base.`,
    })`
      Multiply by $${d}$ and collect the terms: that is a quadratic equation for the base. Take its positive root.`;
    const wanted = step(calc`(${y} * ${base} + ${x}) / (${base}^2 - 1)`, {
      name: 'the fraction with the digits in the other order',
      works: value => tex`\frac{${y} \times ${base} + ${x}}{${base}^2 - 1} = ${frac(value)}`,
      because: text`The same two shifts hold for the other order of the digits; only the digit that comes first is
        another one.`,
    })`
      With the digits in the other order $${y}b + ${x}$ moves before the point. Divide by $b^2 - 1$ as before.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A computer writes all its numbers in a base that is not known. The fraction $${frac(given)}$, given
            here in base 10, it writes as $${written}$, where the digits $${x}$ and $${y}$ alternate without end. Which
            fraction, in base 10, does it write as $${turned}$?`
          : frame === 1
            ? text`In the numerals of a distant people, who count in another base than ten, $${written}$ with endlessly
              repeated digits $${x}$ and $${y}$ means what we call $${frac(given)}$. What do we call the number that
              they write $${turned}$?`
            : frame === 2
              ? text`For some base $b$ the recurring number $${written}$ in base $b$ has the value $${frac(given)}$.
                Find the value of the recurring number $${turned}$ in base $b$ as a fraction in base 10.`
              : text`Long division of $${n}$ by $${d}$, done entirely in an unknown base, gives the quotient
                $${written}$ with a period of two digits. Another division in the same base gives $${turned}$, the same
                two digits the other way round. Which fraction, with numerator and denominator written in base 10, was
                computed there?`,
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(1),
      slips: [
        slip('ignored_place_value', base, () => 10)`
          You read the digits in base 10, where $${turned}$ is $\frac{${10 * y + x}}{99}$. In base 10 the first number
          would not have the given value.`,
        slip('left_out_a_term', wanted, calc`(${y} * ${base} + ${x}) / ${base}^2`)`
          $${frac(calc`(${y} * ${base} + ${x}) / ${base}^2`)}$ is the value of the first two digits alone. They repeat
          without end, so a little more belongs to it.`,
        slip('used_another_divisibility_rule', base, () => Math.max(x, y) + 1)`
          You used $${Math.max(x, y) + 1}$ as the base, one more than the larger digit. The base is above every digit,
          but it need not be the next number; the given value decides.`,
        slip('gave_the_complement', wanted, () => q(1).sub(given))`
          $${frac(q(1).sub(given))}$ is what $${frac(given)}$ lacks to 1. The digits in the other order do not make up
          the rest to 1 in this base.`,
        slip('ignored_place_value', wanted, calc`(10 * ${y} + ${x}) / (${base}^2 - 1)`)`
          $${frac(calc`(10 * ${y} + ${x}) / (${base}^2 - 1)`)}$ has the two digits read in base 10 in its numerator.
          They are digits in the other base.`,
        slip('used_a_wrong_given_number', base, calc`(${d * x} + sqrt(${root})) / (2 * ${n}) + 1`)`
          You worked in the base $${base}$, one too large: there the first number does not have the value
          $${frac(given)}$.`,
        slip('used_a_wrong_given_number', base, calc`(${d * x} + sqrt(${root})) / (2 * ${n}) - 1`)`
          You worked in the base $${base}$, one too small: there the first number does not have the value
          $${frac(given)}$.`,
      ],
      snapRead: text`A periodic number in an unknown base with its value: shifting by the period gives an equation for
        the base.`,
      approach: text`Move the digits by two places to get an equation for the base. Then the same shift gives the value
        of the number with the digits in the other order.`,
      faster: text`With the base $${base}$ one place is enough: $${base} \times ${frac(given)} - ${x}$ is what stands
        after the point, and that is $${turned}$.`,
      check: text`Together the two numbers have the digit $${x + y}$ in every place, that is
        $\frac{${x + y}}{${base} - 1}$, and $${frac(given)} + ${frac(wanted)} = ${frac(given.add(wanted))}$.`,
      principle: text`In every base a shift by the period leaves a periodic number unchanged after the point; the
        difference of the two is a whole number.`,
    };
  },
);

const numerals = [6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].flatMap(b =>
  upTo(9).flatMap(x =>
    upTo(9).flatMap(y => {
      const given = recurring(b, x, y);
      const fits = x < b && y < b && x !== y && given.d <= 40n && given.n <= 12n;
      return fits && !given.add(recurring(b, y, x)).equals(1) ? [{ b, x, y }] : [];
    }),
  ),
);

/** NS.DIG.3 Hard: a recurring number in an unknown base, and the one with its digits in the other order. */
export const recurringInABase: readonly AnyTemplate[] = situation<Recurring>({
  type: 'NS.DIG.3',
  situation: 'recurring-in-a-base',
  tries: 10,
  draw: draw => ({ ...draw.pick(numerals), frame: draw.int(0, 3) }),
  forms: [turnedRound],
});

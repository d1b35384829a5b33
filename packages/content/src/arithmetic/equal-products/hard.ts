import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q, ratioOf } from '../../value.ts';

interface Fund {
  one: string;
  two: string;
  three: string;
  what: string;
  /** What each pays, in per cent of the salary, and the rise of the first salary. */
  a: number;
  b: number;
  c: number;
  rise: number;
  frame: number;
}

const funds = [
  { one: 'Farhan', two: 'Rukmini', three: 'Joseph', what: 'welfare fund' },
  { one: 'Harleen', two: 'Dorjee', three: 'Nandini', what: 'club' },
  { one: 'Lalrin', two: 'Ayesha', three: 'Murugan', what: 'sports fund' },
] as const;

/** Three per cents and a rise for which the common per cent has at most two decimals, and is no plain mean. */
const rates = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15].flatMap((a, _, all) =>
  all.flatMap(b =>
    all.flatMap(c =>
      [20, 25, 40, 50, 60, 80, 100].flatMap(rise => {
        const quarters = (1200 * a * b * c) / ((100 + rise) * b * c + 100 * a * (b + c));
        const fits = Number.isInteger(quarters) && new Set([4 * a, 4 * b, 4 * c, quarters]).size === 4;
        return fits && b < c && Math.max(a, c) <= 3 * Math.min(a, b) ? [{ a, b, c, rise }] : [];
      }),
    ),
  ),
);

const rate = form<Fund>(
  'one-rate-for-all-three',
  {
    band: 'Medium',
    seconds: 110,
    revision: 2,
    also: ['AR.AVG.2'],
    verify: ({ a, b, c, rise }) => {
      const pay = 1000 * a * b * c;
      const salaries = [(pay / a) * (1 + rise / 100), pay / b, pay / c];
      const total = salaries.reduce((sum, salary) => sum + salary, 0);
      return nearFraction((3 * pay) / total, 60);
    },
  },
  ({ one, two, three, what, a, b, c, rise, frame }, { step, find }) => {
    const value = step(calc`lcm(${a}, ${b}, ${c}) * 100`, {
      name: 'a convenient salary times its per cent',
      because: text`The three pay equal amounts, so salary times per cent is the same number for all.`,
    })`
      Salary times per cent is the same number for all three. Only ratios matter, so let each of them pay as many rupees
      as the LCM of the three per cents; the product is then $100$ times as large.`;
    const paid = find(calc`${value} / 100`, { name: 'what each of them pays' });
    const first = find(calc`${value} / ${a}`, { name: text`the salary of ${one} before the rise` });
    const raised = step(calc`${first} * (100% + ${rise}%)`, {
      works: (_value, working) => tex`\frac{${value}}{${a}} = ${first}, \qquad ${working}`,
      name: text`the salary of ${one} after the rise`,
    })`
        The salary of ${one} is this product divided by ${a}. Then it rises by ${rise}%.`;
    const second = find(calc`${value} / ${b}`);
    const third = find(calc`${value} / ${c}`);
    const salaries = step(calc`${raised} + ${second} + ${third}`, { name: 'all salaries now' })`
        In the same way ${two} earns $\frac{${value}}{${b}} = ${second}$ and ${three} earns $\frac{${value}}{${c}} =
        ${third}$. Add the three salaries.`;
    const wanted = step(calc`3 * ${paid} / ${salaries} * 100%`)`
        As before, three payments of $${paid}$ have to come from these salaries. Write them as a per cent of all
        salaries.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Every month ${one} pays ${a}%, ${two} ${b}% and ${three} ${c}% of their own salaries into the ${what}
          of
            their office, and all three pay the same amount. Then the salary of ${one} rises by ${rise}%. From that
            month on
            each of them pays the same per cent of the salary, and the ${what} gets as much from the three together as
            before. What is this per cent?`
          : text`The ${what} of an office lives on equal monthly payments of ${one}, ${two} and ${three}. They are ${a}%
            of the salary of ${one}, ${b}% of that of ${two} and ${c}% of that of ${three}. A uniform rule will replace
            this: one per cent of the salary for everybody, with the same total. If ${one} gets a rise of ${rise}%
            first, while the other two salaries stay as they are, what must the uniform per cent be?`,
      show: percent,
      plausible: value => value.gt(0) && value.d <= 12n,
      slips: [
        slip('averaged_the_averages', wanted, calc`(${a}% + ${b}% + ${c}%) / 3`)`
            You averaged the three per cents: ${here}. They are per cents of different salaries.`,
        slip('left_out_a_change', raised, first)`
            You left the salary of ${one} at $${raised}$, where ${two} has $${second}$. It has risen before the new
            rule.`,
        slip('took_the_change_the_wrong_way', raised, calc`${first} ÷ (100% + ${rise}%)`)`
            You divided the salary of ${one} by ${100 + rise}%, as if it had fallen. It has risen.`,
        slip('ignored_the_weights', wanted, calc`(100 * ${a} / (100 + ${rise}) + ${b} + ${c}) / 3`)`
            You made the per cent of ${one} smaller for the rise and then averaged: ${here}. The salaries are not
            equal, so the per cents do not count equally.`,
        slip(
          'swapped_the_weights',
          wanted,
          () => calc`(${a} * ${a} + ${b} * ${b} + ${c} * ${c}) ÷ (${a} + ${b} + ${c})`,
        )`
            You weighted the per cents with $${a} : ${b} : ${c}$: ${here}. The salaries are in the ratio of the
            reciprocals.`,
        slip('took_a_change_twice', wanted, calc`3 * ${paid} * (100% + ${rise}%) ÷ ${salaries} * 100%`)`
            You let the total payment rise by ${rise}% as well: ${here}. It stays as before.`,
        slip('changed_what_stays', salaries, calc`(${first} + ${second} + ${third}) * (100% + ${rise}%)`)`
            You raised all three salaries: ${here}. Only that of ${one} rises.`,
        slip('left_out_a_factor', wanted, calc`${paid} / ${salaries} * 100%`)`
            You used one payment: ${here}. Three payments have to come from the three salaries.`,
        slip('assumed_equal_parts', salaries, calc`(${first} + ${second} + ${third}) * (1 + ${rise} / 300)`)`
            You raised all salaries together by a third of ${rise}%, to ${salaries}, where ${one} earned $${first}$.
            The three salaries are not equal.`,
        slip('wrong_base', raised, calc`${first} + ${paid} * ${rise}%`)`
            You raised the salary of ${one} by ${rise}% of the payment only, to $${raised}$. The whole salary rises by
            ${rise}%.`,
      ],
      snapRead: text`Equal payments are three different per cents of three salaries. Then one salary changes, and one
        per cent for all is asked.`,
      approach: text`The equal payments give the salaries in parts. Raise the one that changes, and compare the total
        payment, which stays, with all salaries.`,
      check: text`${wanted}% of $${salaries}$ is $${calc`${wanted}% * ${salaries}`.value}$, which is $3 \times
        ${paid}$.`,
      principle: text`If equal amounts are different per cents of their bases, the common per cent is found from the
        sum of all amounts and the sum of all bases.`,
    };
  },
);

interface Trio {
  one: string;
  two: string;
  three: string;
  x: number;
  y: number;
  z: number;
  frame: number;
}

const trios = [
  { one: 'Ishaan', two: 'Sneha', three: 'Tenzin' },
  { one: 'Pallavi', two: 'Karthik', three: 'Ayesha' },
  { one: 'Yusuf', two: 'Lakshmi', three: 'Xavier' },
] as const;

const numbers = form<Trio, readonly Fraction[]>(
  'each-times-the-other-two',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.LIN.2'],
    verify: ({ x, y, z }) => {
      // The first number and the sum of the others are tried; the second result then gives the others.
      for (let u = 1; u <= 60; u += 1)
        for (let v = 1; v <= 60; v += 1) {
          const w = (x * (y + z)) / u - v;
          if (w > 0 && v * (w + u) === y * (z + x) && w * (u + v) === z * (x + y)) return ratioOf(u, v, q(w));
        }
      throw new Error('no numbers fit');
    },
  },
  ({ one, two, three, x, y, z, frame }, { step }) => {
    const [a, b, c] = [x * (y + z), y * (z + x), z * (x + y)];
    const half = step(calc`(${a} + ${b} + ${c}) / 2`, {
      name: 'the sum of the three products of two numbers',
      because: text`Each result has two products of two numbers; in the sum of all results each of them stands twice.`,
      works: (_value, working) => tex`uv + vw + wu = ${working}`,
    })`
      Let $u$, $v$ and $w$ be the numbers of ${one}, ${two} and ${three}. The results are $uv + uw$, $vw + uv$ and
      $uw + vw$. Add them and halve.`;
    const far = step(calc`${half} - ${a}`, (_value, working) => tex`vw = ${working}`)`
        In the result of ${one} the products with $u$ are added. Subtract it from the sum of all three products; only
        $vw$ remains.`;
    const skew = step(calc`${half} - ${b}`, (_value, working) => tex`uw = ${working}`)`
        Subtract the result of ${two} in the same way; only $uw$ remains.`;
    const near = step(calc`${half} - ${c}`, (_value, working) => tex`uv = ${working}`)`
        Subtract the result of ${three} in the same way; only $uv$ remains.`;
    const terms = step(() => ratioOf(skew.mul(near), far.mul(near), far.mul(skew)), {
      works: value =>
        tex`u : v : w = \frac{1}{${far}} : \frac{1}{${skew}} : \frac{1}{${near}} = ${shown(value)}`,
      because: text`Each product lacks one number: $u \times vw = v \times uw = w \times uv$.`,
    })`
        Each number times the product of the other two is the same, $uvw$. So the numbers are in the ratio of the
        reciprocals of these products.`;
    return {
      answer: terms,
      stem:
        frame === 0
          ? text`${one}, ${two} and ${three} choose one positive number each. Everyone multiplies the own number by the
            sum of the two others. ${one} gets $${a}$, ${two} gets $${b}$ and ${three} gets $${c}$. In what ratio are
            the numbers of ${one}, ${two} and ${three}?`
          : text`Each of three friends writes down a positive number and multiplies it by the sum of the numbers of the
            other two. The results are $${a}$ for ${one}, $${b}$ for ${two} and $${c}$ for ${three}. Find the ratio of
            the numbers of ${one}, ${two} and ${three}, in this order.`,
      show: ratio,
      size: ([u = q(1), v = q(1), w = q(1)]) => u.div(u.add(v).add(w)).valueOf(),
      plausible: list => list.every(term => isCount(term) && term.lte(90)),
      slips: [
        slip('took_ratio_terms_for_amounts', terms, ratioOf(a, b, c))`
            You used the ratio of the results, $${a} : ${b} : ${c}$. Each result also contains the sum of the other
            two numbers.`,
        slip('inverted_the_ratio', terms, () => ratioOf(far, skew, near))`
            You used the ratio of the products of the other two numbers, $${far} : ${skew} : ${near}$. The numbers are
            in the ratio of their reciprocals.`,
        slip('did_not_halve', half, calc`${a} + ${b} + ${c}`)`
            You subtracted each result from the sum of all results, ${half}. In this sum each product of two numbers
            is contained twice, so halve it first.`,
        slip('swapped_the_two', terms, () => ratioOf(far.mul(skew), far.mul(near), skew.mul(near)))`
            You put each product in the place of a number that it contains: $${shown(terms)}$. The product of two
            numbers belongs to the third one.`,
        slip('took_inverse_for_direct', terms, ratioOf(b * c, a * c, a * b))`
            You used the reciprocals of $${a}$, $${b}$ and $${c}$. A larger number gives a larger result, not a
            smaller one.`,
        slip('swapped_the_two', terms, () => ratioOf(far.mul(near), skew.mul(near), far.mul(skew)))`
            $${shown(terms)}$ is the ratio for ${two}, ${one} and ${three}. The question names ${one} first.`,
        slip('changed_one_side_only', terms, ratioOf(b + c - a, a + c - b, a + b - c))`
            You subtracted each result from the other two: $${b + c - a} : ${a + c - b} : ${a + b - c}$. That gives
            twice the products of two numbers, not the numbers.`,
      ],
      snapRead: text`Three results are formed in the same way, each number with the sum of the other two. So add all
        three, and subtract each from half of the sum.`,
      approach: text`The sum of the results contains each product of two numbers twice. Half of it without one result
        is one product. The three products then give the ratio of the numbers.`,
      check: () => {
        const [u = half, v = half, w = half] = terms;
        return text`With $${u}$, $${v}$ and $${w}$ the results are $${u.mul(v.add(w))}$, $${v.mul(w.add(u))}$ and
          $${w.mul(u.add(v))}$, in the ratio ${ratio(ratioOf(a, b, c))} as $${a}$, $${b}$ and $${c}$ are.`;
      },
      principle: text`When equations turn into each other by exchanging the unknowns, add all of them first.`,
    };
  },
);

const shown = (terms: readonly Fraction[]) => terms.map(String).join(' : ');

/** AR.RAT.4 Medium and Hard: one per cent for three salaries, and three results of one form. */
export const commonAndSymmetric: readonly AnyTemplate[] = [
  ...situation<Fund>({
    type: 'AR.RAT.4',
    situation: 'one-rate',
    tries: 10,
    draw: draw => ({ ...draw.pick(rates), frame: draw.int(0, 1), ...draw.pick(funds) }),
    forms: [rate],
  }),
  ...situation<Trio>({
    type: 'AR.RAT.4',
    situation: 'own-times-others',
    tries: 100,
    draw: draw => {
      const [x = 4, y = 5, z = 6] = draw.some([4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25], 3);
      return Math.max(x, y, z) > 3 * Math.min(x, y, z) || new Set([x, y, z, y + z, x + y, x + z]).size < 6
        ? null
        : { x, y, z, frame: draw.int(0, 1), ...draw.pick(trios) };
    },
    forms: [numbers],
  }),
];

import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

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
      because: text`The three pay equal amounts, so a small salary has a large per cent. No rupees are given, and
          none are needed, because a per cent does not depend on the unit.`,
    })`
      Salary times per cent is the same number for all three. Only ratios matter, so let each of them pay as many rupees
      as the LCM of the three per cents; the product is then $100$ times as large.`;
    const paid = find(calc`${value} / 100`, { name: 'what each of them pays' });
    const first = find(calc`${value} / ${a}`, { name: text`the salary of ${one} before the rise` });
    const raised = step(calc`${first} * (100% + ${rise}%)`, {
      works: (_value, working) => tex`\frac{${value}}{${a}} = ${first}, \qquad ${working}`,
      name: text`the salary of ${one} after the rise`,
      because: text`Only the salary of ${one} changes. The rise is counted on the whole salary, not on what is
          paid.`,
    })`
        The salary of ${one} is this product divided by ${a}. Then it rises by ${rise}%.`;
    const second = find(calc`${value} / ${b}`);
    const third = find(calc`${value} / ${c}`);
    const salaries = step(calc`${raised} + ${second} + ${third}`, {
      name: 'all salaries now',
      because: text`The common per cent is taken of all three salaries. So they have to be added after the rise,
          because the new rule begins then.`,
    })`
        In the same way ${two} earns $\frac{${value}}{${b}} = ${second}$ and ${three} earns $\frac{${value}}{${c}} =
        ${third}$. Add the three salaries.`;
    const wanted = step(calc`3 * ${paid} / ${salaries} * 100%`, {
      name: text`the common per cent`,
      because: text`The ${what} is to get the same total as before, and this total is known in parts. If 90 has to
          come from 600, the per cent is 15. The average of the three old per cents would ignore that the salaries
          differ.`,
    })`
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
          You let the total payment rise by ${rise}% as well: ${here}. The ${what} is to get as much as before.`,
        slip('changed_what_stays', salaries, calc`(${first} + ${second} + ${third}) * (100% + ${rise}%)`)`
          You raised all three salaries: ${here}. Only that of ${one} rises, the other two stay.`,
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

/** AR.RAT.4 Medium: one per cent for three salaries. */
export const commonPerCent: readonly AnyTemplate[] = [
  ...situation<Fund>({
    type: 'AR.RAT.4',
    situation: 'one-rate',
    tries: 10,
    draw: draw => ({ ...draw.pick(rates), frame: draw.int(0, 1), ...draw.pick(funds) }),
    forms: [rate],
  }),
];

import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Losses {
  what: string;
  place: string;
  who: string;
  /** What a year leaves of the value, as the part left/parts. */
  left: number;
  parts: number;
  value: number;
  /** Departures in per cent, arrivals and the number at first. */
  away: number;
  joining: number;
  start: number;
  frame: number;
}

const stories = [
  { what: 'a machine', place: 'a gym', who: 'members' },
  { what: 'a bus', place: 'a library', who: 'readers' },
  { what: 'a scanner', place: 'a housing colony', who: 'tenants' },
  { what: 'a drilling rig', place: 'a web site', who: 'subscribers' },
  { what: 'a combine harvester', place: 'a union', who: 'members' },
  { what: 'a motor launch', place: 'a coaching centre', who: 'students' },
] as const;

const firstValue = form<Losses>(
  'value-from-two-losses',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.SEQ.2'],
    entry: true,
    suits: ({ value, left, parts }) =>
      value >= 20000 &&
      value <= 900000 &&
      [1, 2, 3, 4].every(n => Number.isInteger(value * (left / parts) ** n)),
    verify: ({ value, left, parts }) => {
      const r = left / parts;
      const [early, late] = [value * (1 - r * r), value * (r * r - r ** 4)];
      let [from, to] = [0.01, 0.99];
      for (let i = 0; i < 90; i += 1) {
        const k = (from + to) / 2;
        if (k * k < late / early) from = k;
        else to = k;
      }
      return nearFraction(early / (1 - from * from));
    },
  },
  ({ what, value, left, parts, frame }, { step, find, write }) => {
    const square = q(left * left, parts * parts);
    const early = q(value).mul(q(1).sub(square));
    const late = early.mul(square);
    write(tex`V - Vk^2 = ${early}, \quad Vk^2 - Vk^4 = ${late}`, {
      because: text`A constant per cent a year means that two years always multiply by the same number.`,
    })`
      Let $V$ be the value when new and $k$ the part that a year leaves of it. Write down both losses.`;
    const ratio = step(frac(calc`${late} / ${early}`), {
      name: 'the factor of two years',
      works: value2 => tex`k^2 = \frac{${late}}{${early}} = \frac{${value2.n}}{${value2.d}}`,
    })`
      The second loss is $k^2$ times the first, so divide.`;
    const gone = find(frac(calc`1 - ${ratio}`), { name: 'the part lost in two years' });
    const fresh = step(
      calc`${early} ÷ ${gone}`,
      value2 => tex`V = ${early} \div \left(1 - \frac{${ratio.n}}{${ratio.d}}\right) = ${value2}`,
    )`
      The first loss is the part $1 - k^2$ of the value when new: divide by it. The yearly per cent is not needed.`;
    return {
      answer: fresh,
      stem:
        frame === 0
          ? text`The value of ${what} falls by the same per cent every year. In the first two years together it loses
            ₹${early}, and in the third and fourth years together ₹${late}. What was its value when new?`
          : text`Every year ${what} loses a fixed per cent of the value that it has at the beginning of the year. Two
            years after the purchase it is worth ₹${early} less than new; after another two years the value is lower by
            a further ₹${late}. Find the price at which it was bought.`,
      show: rupees,
      plausible: value2 => value2.mul(10).d === 1n && value2.gt(early),
      slips: [
        slip('left_out_a_term', fresh, calc`${early} + ${late}`)`
          ${here} is the loss of four years. Some value remains after them.`,
        slip('wrong_sign', gone, frac(calc`1 + ${ratio}`))`
          The first loss was divided by $${frac(gone)}$, as if a gain had been made in the two years.`,
        slip('swapped_the_two', gone, ratio)`
          The first loss was divided by the part that is left after two years, $\frac{${gone.n}}{${gone.d}}$.`,
        slip('forgot_the_root', gone, calc`1 - ${q(left, parts)}`)`
          The loss of ₹${early} was taken for the loss of one year. It belongs to two years.`,
        slip('answered_another_quantity', fresh, calc`${early} ÷ ${gone} - ${early}`)`
          ${here} is the value after two years.`,
        slip('answered_another_quantity', fresh, calc`${early} ÷ ${gone} - ${early} - ${late}`)`
          ${here} is the value after four years.`,
        slip('mixed_up_kinds_of_progression', fresh, calc`${early} + ${late} + (2 * ${late} - ${early})`)`
          ${here} lets the losses of each two years shrink by equal sums. They shrink by the same factor.`,
        slip('used_a_factor_twice', fresh, calc`${early} ÷ ${gone} ÷ ${gone}`)`
          ${here} divides by the lost part twice.`,
      ],
      snapRead: text`Equal periods, equal factor: the losses form a geometric progression, and all losses together are
        the value.`,
      approach: text`Two years always multiply by the same number. It is the quotient of the two losses, and then the
        first loss is a known part of the value.`,
      faster: text`All losses to come add up to the value: $\frac{${early}}{1 - k^2}$ with $k^2 =
        \frac{${late}}{${early}}$.`,
      check: text`₹${fresh} less ₹${early} is ₹${q(value).sub(early)}; the same part of that is ₹${late}, so that
        ₹${q(value).sub(early).sub(late)} remain.`,
      principle: text`With a constant factor, the losses of equal periods form a geometric progression with the same
        factor.`,
    };
  },
);

const arrivals = form<Losses>(
  'arrivals-of-each-year',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.8', 'AL.SEQ.2'],
    entry: true,
    suits: ({ start, away, joining }) => {
      const years = [0, 1, 2].reduce<number[]>(
        list => [...list, ((list.at(-1) ?? 0) * (100 - away)) / 100 + joining],
        [start],
      );
      const last = years.at(-1) ?? 0;
      return (
        years.every(n => Number.isInteger(n)) &&
        Math.abs(last - start) >= 20 &&
        last !== joining &&
        start * (1 - away / 100) ** 3 !== joining
      );
    },
    verify: ({ start, away, joining }) => {
      const after = (arriving: number) =>
        [0, 1, 2].reduce(number => number * (1 - away / 100) + arriving, start);
      const wanted = after(joining);
      for (let k = 1; k < 20000; k += 1) if (Math.abs(after(k) - wanted) < 1e-6) return k;
      throw new Error('no number fits');
    },
  },
  ({ place, who, away, joining, start, frame }, { step, find }) => {
    const factor = q(100 - away, 100);
    const last = [0, 1, 2].reduce(number => number.mul(factor).add(joining), q(start));
    const stay = find(factor, { name: 'the part that stays' });
    const old = step(calc`${start} * ${stay}^3`, { name: 'those of the first number who are left' })`
      Of the first $${start}$ the part $${stay}$ stays each year. Find how many are left after three years.`;
    const fresh = step(calc`${last} - ${old}`, { name: 'the new ones who are there at the end' })`
      All the others have come since.`;
    const weight = step(calc`1 + ${stay} + ${stay}^2`, {
      name: 'the new ones in terms of one year’s number',
      because: text`Those who came a year or two earlier have been reduced once or twice since.`,
    })`
      Let $k$ come each year. Those of the third year are all there, of the second year the part $${stay}$, of the
      first year $${stay}^2$.`;
    const each = step(calc`${fresh} / ${weight}`)`
      So $k$ times this sum is the number of new ones: divide.`;
    return {
      answer: each,
      stem:
        frame === 0
          ? text`At the end of every year ${away}% of the ${who} of ${place} leave, and then a fixed number of new
            ${who} join. At first there were $${start}$ ${who}; after three such years there are $${last}$. How many
            join each year?`
          : text`${place} has $${last}$ ${who}. Three years ago it had $${start}$. At the end of each year since then,
            ${away}% of those who were there left, and after that new ${who} came, the same number every time. Find
            this number.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('kept_the_old_total', fresh, calc`${last}`)`
          All $${last}$ were counted as new. $${old}$ of the first ones are still there.`,
        slip('ignored_the_weights', weight, 3)`
          The new ones were divided by $3$. Those of earlier years have lost ${away}% a year since.`,
        slip('added_the_percentages', old, calc`${start} * (100% - (3 * ${away})%)`)`
          ${here} takes ${away}% of the first number off three times. Each year it is ${away}% of those who are there.`,
        slip('left_out_a_change', old, start)`
          All $${start}$ were taken to be there still. ${away}% leave every year.`,
        slip('took_a_wrong_number_of_periods', weight, calc`1 + ${stay}`)`
          ${here} counts the new ones of two years. They came in three.`,
        slip('took_a_wrong_number_of_periods', old, calc`${start} * ${stay}^2`)`
          ${here} lets the first ones be reduced twice. Three years have passed.`,
        slip('miscounted_the_steps', weight, calc`1 + ${stay} + ${stay}^2 + ${stay}^3`)`
          ${here} counts the new ones of four years. They came in three.`,
        slip('miscounted_the_steps', weight, calc`${stay} + ${stay}^2 + ${stay}^3`)`
          ${here} reduces the new ones of the last year as well. They join after the others have left.`,
        slip('stopped_a_step_early', each, fresh)`
          $${each}$ is the number of new ones who are there after three years.`,
      ],
      snapRead: text`The same part leaves and the same number joins every year: follow the first ones and the new ones
        apart.`,
      approach: text`Those of the first number shrink by powers of one factor. The new ones of the three years shrink
        by fewer of them, a short geometric progression.`,
      check: () => {
        const [one, two] = [
          q(start).mul(factor).add(joining),
          q(start).mul(factor).add(joining).mul(factor).add(joining),
        ];
        return text`With $${each}$ a year the numbers are $${start}$, $${one}$, $${two}$ and $${last}$.`;
      },
      principle: text`Where a part leaves and a number joins, follow the new ones of each year by themselves: all
        shrink by the same factor.`,
    };
  },
);

/** AR.PCT.6 Hard: losses of equal periods, and arrivals against a yearly part that leaves. */
export const lossesOfTwoPeriods: readonly AnyTemplate[] = situation<Losses>({
  type: 'AR.PCT.6',
  situation: 'equal-periods',
  tries: 300,
  draw: draw => {
    const [left, parts] = draw.pick([
      [9, 10],
      [4, 5],
      [3, 4],
      [7, 10],
      [2, 3],
      [5, 6],
      [3, 5],
      [1, 2],
      [7, 8],
    ] as const);
    return {
      left,
      parts,
      value: parts ** 4 * draw.int(1, 120) * draw.pick([1, 5, 10, 25]),
      away: draw.pick([10, 20, 25, 30, 40, 50]),
      joining: draw.step(20, 600, 5),
      start: draw.step(400, 8000, 40),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
  },
  forms: [firstValue, arrivals],
});

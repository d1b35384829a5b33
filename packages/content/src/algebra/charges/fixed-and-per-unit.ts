import { peopleInAlgebra } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Charge {
  who: string;
  story: Story;
  fixed: number;
  rate: number;
  /** Three quantities. */
  a: number;
  b: number;
  c: number;
  /** Animals with two and four legs. */
  hens: number;
  cows: number;
  frame: number;
}

interface Story {
  what: string;
  unit: string;
  paid: string;
}

const stories: readonly Story[] = [
  { what: 'a taxi in Kochi', unit: 'km', paid: 'for a ride of' },
  { what: 'a printer in Sivakasi', unit: 'copies', paid: 'for an order of' },
  { what: 'a caterer in Jaipur', unit: 'plates', paid: 'for a dinner of' },
  { what: 'a rented water tanker', unit: 'km', paid: 'for a trip of' },
  { what: 'a typing bureau', unit: 'pages', paid: 'for a text of' },
];

const third = form<Charge>(
  'third-amount',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ a, b, c }) => a < b && c !== a && c !== b && c > b && c !== a + b && c !== 2 * b,
    verify: ({ fixed, rate, a, b, c }) => {
      const [low, high] = [fixed + rate * a, fixed + rate * b];
      return nearFraction(low + ((high - low) * (c - a)) / (b - a));
    },
  },
  ({ who, story: { what, unit, paid }, fixed, rate, a, b, c, frame }, { step, find }) => {
    const [low, high] = [fixed + rate * a, fixed + rate * b];
    const each = step(calc`(${high} - ${low}) / (${b} - ${a})`, {
      name: 'the charge for each further one',
      because: text`The fixed part is in both amounts, so it cancels in the difference.`,
    })`
      The two amounts differ only by the charge for ${b - a} ${unit}. Find the charge for one.`;
    const base = step(calc`${low} - ${a} * ${each}`, { name: 'the fixed charge' })`
      Take the part for ${a} ${unit} off the first amount. The rest is the fixed charge.`;
    const times = find(1, { name: 'how often the fixed charge is paid' });
    const total = step(calc`${times} * ${base} + ${c} * ${each}`, {
      works: () => tex`${base} + ${c} \times ${each} = ${base.mul(times).add(each.mul(c))}`,
    })`
      Put the two parts together for ${c} ${unit}.`;
    return {
      answer: total,
      stem:
        frame % 2 === 0
          ? text`The charge of ${what} has a fixed part and a part that is proportional to the number of ${unit}.
            ${who} paid ₹${low} ${paid} ${a} ${unit}
            and ₹${high} ${paid} ${b} ${unit}. What is to be paid ${paid} ${c} ${unit}?`
          : text`${what} takes a fixed amount and, besides, the same amount for each of the ${unit}. ${a} ${unit}
            cost ₹${low} in all, and ${b} ${unit} cost
            ₹${high}. How much do ${c} ${unit} cost, if the terms are the same?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('assumed_a_proportion', total, frac(calc`${high} / ${b} * ${c}`))`
          ${here} takes the whole charge in proportion. A part of it is fixed.`,
        slip('assumed_a_proportion', total, frac(calc`${low} / ${a} * ${c}`))`
          ${here} takes the whole charge in proportion to the first amount. A part of it is fixed.`,
        slip('used_a_term_twice', times, 2)`
          The fixed part of ₹${base} was counted twice. It is paid once for each order.`,
        slip('left_out_a_term', times, 0)`
          ${calc`${c} * ${each}`} is the part for ${c} ${unit} alone. The fixed part is missing.`,
        slip('added_for_subtracted', total, c === a + b ? false : calc`${low} + ${high}`)`
          ${here} adds the two amounts. Together they are for ${a + b} ${unit} and have the fixed part twice.`,
        slip('miscounted_the_steps', total, calc`${high} + (${c} - ${b} - 1) * ${each}`)`
          ${here} goes one step too few from ${b} to ${c} ${unit}.`,
        slip('divided_by_the_wrong_number', each, frac(calc`(${high} - ${low}) / ${b}`))`
          The difference of the amounts was divided by ${b}. It belongs to ${b - a} ${unit}.`,
        slip('miscounted_the_steps', total, calc`${high} + (${c} - ${b} + 1) * ${each}`)`
          ${here} goes one step too many from ${b} to ${c} ${unit}.`,
      ],
      snapRead: text`A fixed part and a part per unit, and two totals: the difference shows the second part.`,
      approach: text`The difference of the totals belongs to the difference of the quantities. That gives the charge
        for each, then the fixed part, then the
        third total.`,
      faster: text`Without the fixed part: from ${b} to ${c} ${unit} there are ${c - b} more, at ₹${rate} each, so
        add $${(c - b) * rate}$ to $${high}$.`,
      check: text`${calc`${fixed} + ${b} * ${rate}`}, the second amount.`,
      principle: text`With a fixed part, only differences are proportional: compare two totals before you scale
        anything.`,
    };
  },
);

const heads = form<Charge>(
  'heads-and-legs',
  {
    band: 'Easy',
    seconds: 50,
    entry: true,
    suits: ({ hens, cows }) => hens !== cows && hens > 3 && cows > 3,
    verify: ({ hens, cows }) => {
      const [count, legs] = [hens + cows, 2 * hens + 4 * cows];
      for (let x = 0; x <= count; x += 1)
        if (4 * x + 2 * (count - x) === legs) return Math.abs(2 * x - count);
      throw new Error('no number');
    },
  },
  ({ who, hens, cows, frame }, { step, find }) => {
    const [count, legs] = [hens + cows, 2 * hens + 4 * cows];
    const bikes = frame % 3 > 0;
    const [large, small, parts, whole] = bikes
      ? ['cars', 'scooters', 'wheels', 'vehicles']
      : ['cows', 'hens', 'legs', 'animals'];
    const least = find(2, { name: `the number of ${parts} that each has at least` });
    const extra = step(calc`${legs} - ${least} * ${count}`, {
      name: `the ${parts} above two each`,
      because: text`Every one of them has two ${parts} at least, so only the further ones tell the ${large} from the
        ${small}.`,
    })`
      If all ${count} ${whole} had two ${parts}, there would be twice as many ${parts} as ${whole}. Find how many
      ${parts} there are beyond that.`;
    const big = step(calc`${extra} / 2`, { name: `the number of ${large}` })`
      Each of the ${large} brings two more. Find their number.`;
    const little = step(calc`${count} - ${big}`, { name: `the number of ${small}` })`
      The others are ${small}.`;
    const difference = step(hens > cows ? calc`${little} - ${big}` : calc`${big} - ${little}`)`
      Subtract the smaller number from the larger.`;
    return {
      answer: difference,
      stem:
        frame % 3 === 2
          ? text`${count} ${whole}, all of them ${large} or ${small}, stand on a parking ground. Every one of the
            ${large} has four ${parts} and every one of the ${small} two;
          ${who} finds that there are ${legs} ${parts}. What is the difference between the numbers of ${large} and
          ${small}?`
          : bikes
            ? text`In a car park ${who} counts ${count} ${whole}, all of them ${large} with four ${parts} or
              ${small} with two. They have ${legs} ${parts} in all. How
          many more ${hens > cows ? `${small} than ${large}` : `${large} than ${small}`} are there?`
            : text`${who} keeps ${small} and ${large}, ${count} ${whole} altogether, and counts ${legs} ${parts}. By
              how much does the number of ${hens > cows ? small : large}
          exceed the number of ${hens > cows ? large : small}?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('answered_another_quantity', difference, big)`
          $${big}$ is the number of ${large}.`,
        slip('answered_another_quantity', difference, little)`
          $${little}$ is the number of ${small}.`,
        slip('did_not_halve', big, extra)`
          The further ${parts} were taken for the number of ${large}. Each of them has two of these.`,
        slip('divided_by_the_wrong_number', big, frac(calc`${legs} / 4 - ${count} / 4`))`
          A quarter of ${legs} less a quarter of ${count} was taken for the number of ${large}.`,
        slip('left_out_a_factor', least, 1)`
          One of the ${parts} was taken off for each of the ${whole}. Each has at least two.`,
        slip('divided_by_the_wrong_number', big, calc`${extra} / 4`)`
          The further ${parts} were divided by $4$. Two of the four have already been counted.`,
        slip('answered_another_quantity', difference, extra)`
          $${extra}$ is the number of ${parts} beyond two each.`,
        slip('took_the_whole_for_a_part', difference, calc`${legs} / 2 - ${count}`)`
          ${here} is half of the ${parts} less the number of ${whole}.`,
        slip('did_not_halve', difference, () => q(Math.abs(2 * (hens - cows))))`
          $${difference}$ is twice the difference.`,
        slip('halved_needlessly', difference, () => (hens - cows) % 2 === 0 && q(Math.abs(hens - cows), 2))`
          $${difference}$ is half of the difference.`,
      ],
      snapRead: text`A number of ${whole} and a number of ${parts}, with two kinds: start from two ${parts} each.`,
      approach: text`Count two ${parts} for each first. What remains belongs to the ${large}, two for each.`,
      check: text`${calc`4 * ${cows} + 2 * ${hens}`} ${parts}.`,
      principle: text`With two kinds of things, give all the smaller number first; the rest tells how many are of
        the larger kind.`,
    };
  },
);

const perHead = form<Charge>(
  'share-of-each',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    suits: ({ fixed, a, b, c }) => a < b && c > b && [a, b, c].every(n => fixed % n === 0) && a > 4,
    verify: ({ fixed, rate, a, b, c }) => {
      // Shares against reciprocals of the numbers lie on a line.
      const [x, y] = [fixed / a + rate, fixed / b + rate];
      const slope = (x - y) / (1 / a - 1 / b);
      return nearFraction(y + slope * (1 / c - 1 / b));
    },
  },
  ({ who, fixed, rate, a, b, c, frame }, { step, find }) => {
    const [x, y] = [fixed / a + rate, fixed / b + rate];
    const first = step(calc`${a} * ${x}`, { name: `the cost with ${a}` })`
      Shares with a fixed part in them are not proportional, but total costs are simple. Find the total for ${a}
      persons.`;
    const second = step(calc`${b} * ${y}`, { name: `the cost with ${b}` })`
      Find the total for ${b} persons.`;
    const each = step(calc`(${second} - ${first}) / (${b} - ${a})`, { name: 'what each person adds' })`
      The totals differ by what ${b - a} more persons cost. Find the cost that each of them adds.`;
    const base = step(calc`${first} - ${a} * ${each}`, { name: 'the fixed cost' })`
      The rest of the first total is the fixed cost.`;
    const people = find(c);
    const share = step(calc`${base} / ${people} + ${each}`)`
      With ${c} persons the fixed cost is divided by ${c}. Add what each person costs besides.`;
    return {
      answer: share,
      stem:
        frame % 2 === 0
          ? text`${who} plans a farewell dinner. Its cost has a fixed part for the hall and a part that is
            proportional to the number of persons, and all share it
            equally. With ${a} persons each would pay ₹${x}, with ${b} persons each would pay ₹${y}. How much would
            each pay if ${c} persons came?`
          : text`The monthly cost of a students’ mess is partly constant and partly proportional to the number of
            its members, who share it equally. When there
            were ${a} members each paid ₹${x} a month; now there are ${b}, and each pays ₹${y}. What will each pay
            when the number of members has risen to
            ${c}?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('assumed_a_proportion', share, frac(calc`${y} - (${x} - ${y}) / (${b} - ${a}) * (${c} - ${b})`))`
          ${here} lets the share fall by the same amount for each person more. It falls more and more slowly.`,
        slip('left_out_a_term', share, calc`${base} / ${people}`)`
          ${here} is only the share of the fixed part.`,
        stop('answered_another_quantity', each)`
          ₹${each} is what each person adds. A share of the fixed part comes on top.`,
        slip('took_inverse_for_direct', share, frac(calc`${y} * ${b} / ${c}`))`
          ${here} keeps the total of ${b} persons. More persons also cost more.`,
        slip('used_a_wrong_given_number', people, b - a)`
          The fixed part was divided by the difference $${b} - ${a} = ${b - a}$. All ${c} share it.`,
        slip('divided_by_the_wrong_number', each, frac(calc`(${second} - ${first}) / ${b}`))`
          The difference of the totals was divided by ${b}. It belongs to $${b} - ${a}$ persons.`,
        slip('left_out_a_term', base, first)`
          All of the total for ${a}, ₹${first}, was taken as the fixed part. It holds the cost of ${a} persons too.`,
        slip('took_inverse_for_direct', share, frac(calc`${x} * ${a} / ${c}`))`
          ${here} keeps the total of ${a} persons. More persons also cost more.`,
        slip('averaged_the_averages', share, frac(calc`(${x} + ${y}) / 2`))`
          ${here} is the mean of the two given shares.`,
      ],
      snapRead: text`Shares of a cost that is partly fixed: go to the totals first.`,
      approach: text`The total is linear in the number of persons. Two totals give both parts; then divide the third
        total.`,
      faster: text`The share is $v + \frac{F}{n}$. From ${a} to ${b} persons it falls by ₹${x - y}, which is
        $F\left(\frac{1}{${a}} - \frac{1}{${b}}\right)$, so $F =
        ${fixed}$.`,
      check: text`${calc`${fixed} / ${a} + ${rate}`} and ${calc`${fixed} / ${b} + ${rate}`}, as given.`,
      principle: text`A share of a partly fixed cost is not proportional to anything: multiply back to totals, which
        are linear.`,
    };
  },
);

/** AL.LIN.6 Easy and Medium: fixed and variable charges, heads and legs, shares of a partly fixed cost. */
export const fixedAndPerUnit: readonly AnyTemplate[] = situation<Charge>({
  type: 'AL.LIN.6',
  situation: 'fixed-and-per-unit',
  tries: 2000,
  draw: draw => {
    const [a, b, c] = [draw.int(4, 30), draw.int(8, 48), draw.int(15, 75)];
    return {
      who: draw.pick(peopleInAlgebra),
      story: draw.pick(stories),
      fixed: draw.step(60, 3600, 20),
      rate: draw.int(7, 90),
      a,
      b,
      c,
      hens: draw.int(4, 40),
      cows: draw.int(4, 40),
      frame: draw.int(0, 5),
    };
  },
  forms: [third, heads, perHead],
});

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
      because: text`The fixed part is in both amounts, so it cancels in the difference. Dividing one whole amount by its
        ${unit} would spread the fixed part over them, and each would seem too dear.`,
    })`
      The fixed part is the same in both amounts, so they differ only by the charge for ${b - a} ${unit}. Divide the
      difference to get the charge for each.`;
    const base = step(calc`${low} - ${a} * ${each}`, {
      name: 'the fixed charge',
      because: text`An amount consists of two parts, the fixed one and the part for the ${unit}. Without the second part
        only the fixed one is left.`,
    })`
      Subtract the part for ${a} ${unit} from the first amount. The fixed charge is left.`;
    const times = find(1, { name: 'how often the fixed charge is paid' });
    const total = step(calc`${times} * ${base} + ${c} * ${each}`, {
      because: text`The fixed charge is paid once, however many ${unit} there are. Only the second part grows with their
        number.`,
      works: () => tex`${base} + ${c} \times ${each} = ${base.mul(times).add(each.mul(c))}`,
    })`
      For ${c} ${unit} add the fixed charge, paid once, and ${c} times the charge for each.`;
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
          ${here} scales the second amount from ${b} to ${c} ${unit}. That would scale the fixed part too, and it does
          not grow with the number of ${unit}.`,
        slip('assumed_a_proportion', total, frac(calc`${low} / ${a} * ${c}`))`
          ${here} scales the first amount from ${a} to ${c} ${unit}. That would scale the fixed part too, and it does
          not grow with the number of ${unit}.`,
        slip('used_a_term_twice', times, 2)`
          You added the fixed part of ₹${base} twice, once for each given amount. A new order has it only once.`,
        slip('left_out_a_term', times, 0)`
          ${calc`${c} * ${each}`} is the part for ${c} ${unit} alone. The fixed part of ₹${base} has to be paid as
          well.`,
        slip('added_for_subtracted', total, c === a + b ? false : calc`${low} + ${high}`)`
          ${here} adds the two amounts. Together they are for ${a + b} ${unit}, not for ${c}, and they have the fixed
          part twice.`,
        slip('miscounted_the_steps', total, calc`${high} + (${c} - ${b} - 1) * ${each}`)`
          ${here} adds the charge for ${c - b - 1} more ${unit} to the second amount. From ${b} to ${c} there are
          ${c - b} more.`,
        slip('divided_by_the_wrong_number', each, frac(calc`(${high} - ${low}) / ${b}`))`
          You divided the difference of the amounts, $${high} - ${low}$, by ${b}. It is the charge for the further
          ${unit} only, and they are ${b - a}.`,
        slip('miscounted_the_steps', total, calc`${high} + (${c} - ${b} + 1) * ${each}`)`
          ${here} adds the charge for ${c - b + 1} more ${unit} to the second amount. From ${b} to ${c} there are
          ${c - b} more.`,
      ],
      snapRead: text`There is a fixed part and a part for each of the ${unit}, and two amounts are given: their
        difference shows the second part.`,
      approach: text`The fixed part cancels in the difference of the two amounts. That gives the charge for each, then
        the fixed part, and then the amount for ${c} ${unit}.`,
      faster: text`The fixed part need not be found: from ${b} to ${c} ${unit} there are ${c - b} more, at ₹${rate}
        each, so add $${(c - b) * rate}$ to $${high}$.`,
      check: text`${calc`${fixed} + ${a} * ${rate}`} and ${calc`${fixed} + ${b} * ${rate}`}, the two given amounts.`,
      principle: text`When an amount has a fixed part, only differences are proportional: compare two totals before you
        scale anything.`,
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
      Suppose that all ${count} ${whole} had only two ${parts}. Then there would be $2 \times ${count}$ ${parts}. Find
      by how much the real number is larger.`;
    const big = step(calc`${extra} / 2`, {
      name: `the number of ${large}`,
      because: text`One of the ${large} has four ${parts}, and two of them are counted already in the $2 \times
        ${count}$. So it adds two and not four.`,
    })`
      Each of the ${large} has two ${parts} more than was supposed. So halve the surplus to get the number of
      ${large}.`;
    const little = step(calc`${count} - ${big}`, { name: `the number of ${small}` })`
      All ${whole} are ${large} or ${small}, so subtract the ${large} to get the number of ${small}.`;
    const difference = step(hens > cows ? calc`${little} - ${big}` : calc`${big} - ${little}`)`
      The question asks for the difference of the two numbers, so subtract the smaller one from the larger.`;
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
          $${big}$ is the number of ${large}. The question asks by how much it differs from the number of ${small}.`,
        slip('answered_another_quantity', difference, little)`
          $${little}$ is the number of ${small}. The question asks by how much it differs from the number of ${large}.`,
        slip('did_not_halve', big, extra)`
          $${legs} - 2 \times ${count} = ${extra}$ is the number of ${parts} beyond two each. Each of the ${large}
          brings two of these, so there are half as many ${large}.`,
        slip('divided_by_the_wrong_number', big, frac(calc`${legs} / 4 - ${count} / 4`))`
          A quarter of ${legs} less a quarter of ${count} was your number of ${large}. Not all ${whole} have four
          ${parts}, so neither number can be divided by $4$.`,
        slip('left_out_a_factor', least, 1)`
          You subtracted one of the ${parts} for each of the ${count} ${whole}. Each has at least two, so twice as many
          have to be subtracted.`,
        slip('divided_by_the_wrong_number', big, calc`${extra} / 4`)`
          You divided the surplus of ${extra} ${parts} by $4$. Two of the four ${parts} are counted already, so each of
          the ${large} brings only two more.`,
        slip('answered_another_quantity', difference, extra)`
          $${extra}$ is the number of ${parts} beyond two each. It is not a number of ${whole}: halve it to get the
          ${large} first.`,
        slip('took_the_whole_for_a_part', difference, calc`${legs} / 2 - ${count}`)`
          ${here} is the number of ${large}, half of the ${parts} less the number of ${whole}. The ${small} have still
          to be compared with them.`,
        slip('did_not_halve', difference, () => q(Math.abs(2 * (hens - cows))))`
          $${difference}$ is twice the difference of $${big}$ and $${little}$. The two numbers have to be subtracted
          only once.`,
        slip('halved_needlessly', difference, () => (hens - cows) % 2 === 0 && q(Math.abs(hens - cows), 2))`
          $${difference}$ is half of the difference of $${big}$ and $${little}$. There is no reason to halve it.`,
      ],
      snapRead: text`The numbers of ${whole} and of ${parts} are given, and there are two kinds: start from two ${parts}
        each.`,
      approach: text`Suppose two ${parts} for each of the ${whole}. The surplus belongs to the ${large} alone, two for
        each of them, and the rest of the ${whole} are ${small}.`,
      check: text`${cows} ${large} and ${hens} ${small} have ${calc`4 * ${cows} + 2 * ${hens}`} ${parts}, as given.`,
      principle: text`When all of a group are of two kinds, suppose that all are of the smaller kind: the surplus then
        counts the larger kind.`,
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
    const first = step(calc`${a} * ${x}`, {
      name: `the cost with ${a}`,
      because: text`A share falls when more people come, but by less and less. The total grows by the same amount for
        each person, so it is the easier quantity.`,
    })`
      The shares are not proportional to anything, because a part of the cost is fixed. So go to total costs: multiply
      the share of ₹${x} by ${a} persons.`;
    const second = step(calc`${b} * ${y}`, { name: `the cost with ${b}` })`
      In the same way multiply the share of ₹${y} by ${b} persons to get the second total.`;
    const each = step(calc`(${second} - ${first}) / (${b} - ${a})`, {
      name: 'what each person adds',
      because: text`The fixed part is in both totals, so it cancels in the difference. Only the part for ${b - a} more
        persons is left.`,
    })`
      The two totals differ by the cost of ${b - a} more persons. Divide to get what each of them adds.`;
    const base = step(calc`${first} - ${a} * ${each}`, {
      name: 'the fixed cost',
      because: text`The total for ${a} persons is the fixed cost and ${a} times what each person adds, nothing else.`,
    })`
      Subtract what ${a} persons add from the first total. The fixed cost is left.`;
    const people = find(c);
    const share = step(calc`${base} / ${people} + ${each}`, {
      because: text`All ${c} share the fixed cost equally, but what one person adds is not divided: each of them pays
        it in full.`,
    })`
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
          ${here} lets the share fall by the same amount for each further person. A fixed cost shared by more and more
          people makes it fall more and more slowly.`,
        slip('left_out_a_term', share, calc`${base} / ${people}`)`
          ${here} is only the share of the fixed part. What each person adds has to be paid as well.`,
        stop('answered_another_quantity', each)`
          ₹${each} is only what each person adds. A share of the fixed part has to be paid as well.`,
        slip('took_inverse_for_direct', share, frac(calc`${y} * ${b} / ${c}`))`
          ${here} shares the total for ${b} persons by ${c}. With more persons the total is larger too, because each of
          them adds to it.`,
        slip('used_a_wrong_given_number', people, b - a)`
          You divided the fixed part by $${b} - ${a} = ${b - a}$, the difference of the two numbers. All ${c} persons
          share it.`,
        slip('divided_by_the_wrong_number', each, frac(calc`(${second} - ${first}) / ${b}`))`
          You divided the difference of the totals by ${b}. It is the cost of the further persons only, and they are
          $${b} - ${a}$.`,
        slip('left_out_a_term', base, first)`
          You used all of the total for ${a} persons, ₹${first}, as the fixed part. What the ${a} persons add is in it
          too.`,
        slip('took_inverse_for_direct', share, frac(calc`${x} * ${a} / ${c}`))`
          ${here} shares the total for ${a} persons by ${c}. With more persons the total is larger too, because each of
          them adds to it.`,
        slip('averaged_the_averages', share, frac(calc`(${x} + ${y}) / 2`))`
          ${here} is the mean of the two given shares. It belongs to a number of persons between ${a} and ${b}, and ${c}
          is more than both.`,
      ],
      snapRead: text`The shares of a cost that is partly fixed are given: multiply back to the totals first.`,
      approach: text`A total grows by the same amount for each person. So two totals give both parts of the cost, and
        the third total divided by ${c} is the share.`,
      faster: text`If $F$ is the fixed cost, the share of it falls by ₹${x - y} from ${a} to ${b} persons:
        $F\left(\frac{1}{${a}} - \frac{1}{${b}}\right) = ${x - y}$, so $F = ${fixed}$.`,
      check: text`${calc`${fixed} / ${a} + ${rate}`} and ${calc`${fixed} / ${b} + ${rate}`}, the two given shares.`,
      principle: text`A share of a partly fixed cost is not proportional to anything: multiply back to totals, which
        grow evenly.`,
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

import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Exchange {
  x: number;
  y: number;
  /** How many notes of each kind there are. */
  few: number;
  many: number;
  who: string;
  frame: number;
}

const payers = [
  { who: 'Thomas' },
  { who: 'A fruit seller' },
  { who: 'Ayesha' },
  { who: 'A tea stall' },
  { who: 'Gurpreet' },
] as const;

const exchanged = form<Exchange>(
  'numbers-of-the-two-exchanged',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    also: ['AL.LIN.2'],
    entry: true,
    suits: ({ x, y }) => x !== 500 && y !== 500,
    verify: ({ x, y, few, many }) => {
      const total = many * x + few * y + 500 * (many + few);
      const other = few * x + many * y + 500 * (many + few);
      for (let n = 0; n < 90; n += 1)
        for (let m = 0; m < 90; m += 1)
          if (n * x + m * y + 500 * (m + n) === total && m * x + n * y + 500 * (m + n) === other) return n;
      throw new Error('no numbers fit');
    },
  },
  ({ x, y, few, many, who, frame }, { step, find }) => {
    const total = find(many * x + few * y + 500 * (many + few));
    const more = find((many - few) * (y - x));
    const large = find(2 * 500, { name: 'what a note of ₹500 adds to both amounts' });
    const all = step(calc`(2 * ${total} + ${more}) / (${x} + ${y} + ${large})`, {
      name: text`the number of notes of ₹${x} and ₹${y}`,
      works: (_value, working) =>
        tex`(${x} + ${y} + ${large})(m + n) = 2 \times ${total} + ${more} \Rightarrow m + n = ${working}`,
      because: text`Both amounts together hold every number once with each denomination, and the ₹500 notes twice.`,
    })`
      Let there be $m$ notes of ₹${x} and $n$ of ₹${y}, so that there are $m + n$ of ₹500. Add the present amount and
      the amount after the exchange: each of the $m + n$ brings ₹${x}, ₹${y} and twice ₹500.`;
    const gap = step(calc`${more} / (${y} - ${x})`, {
      name: 'the difference of the two numbers',
      works: (_value, working) => tex`(${y} - ${x})(m - n) = ${more} \Rightarrow m - n = ${working}`,
    })`
      The notes of ₹500 stay the same, so the difference of the two amounts gives the difference of the numbers.`;
    const wanted = step(calc`(${all} + ${gap}) / 2`, (_value, working) => tex`m = ${working}`)`
      Half of sum and difference is the number of ₹${x} notes.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} has ₹${total} in notes of ₹${x}, ₹${y} and ₹500. There are as many ₹500 notes as ₹${x} and
            ₹${y} notes together. With the numbers of ₹${x} and ₹${y} notes exchanged, it would be ₹${more} more. Find
            the present number of ₹${x} notes.`
          : text`A cashier counts notes of ₹${x}, ₹${y} and ₹500, which are worth ₹${total}; half of all the notes are
            of
            ₹500. By mistake the numbers of the ₹${x} and the ₹${y} notes are written down the wrong way round, and so
            the amount becomes ₹${more} too large. What is the correct number of ₹${x} notes?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('answered_another_quantity', wanted, calc`(${all} - ${gap}) / 2`)`
          ${here} is the number of ₹${y} notes.`,
        slip('stopped_a_step_early', wanted, all)`
          $${wanted}$ is the number of the ₹${x} and ₹${y} notes together.`,
        slip('left_out_a_factor', large, 500)`
          The ₹500 notes were counted in one of the two amounts only, for $${all}$ notes of ₹${x} and ₹${y}.`,
        slip('did_not_halve', wanted, calc`${all} - ${gap}`)`
          ${here} takes the difference of the numbers off their sum; half of that would be one of them.`,
        slip('left_out_a_term', all, calc`(2 * ${total} + ${more}) / ${large}`)`
          The two amounts were divided by ₹${large}, for $${all}$ notes. Each note of ₹500 goes with one of ₹${x} or
          ₹${y}.`,
        slip('wrong_sign', all, calc`(2 * ${total} - ${more}) / (${x} + ${y} + ${large})`)`
          The ₹${more} were taken off: then the number of notes would be $${all}$. After the exchange it is more
          money.`,
        slip('halved_needlessly', wanted, calc`${all} / 2`)`
          ${here} takes equally many notes of ₹${x} and ₹${y}; then an exchange would change nothing.`,
        slip('did_not_halve', wanted, calc`${all} + ${gap}`)`
          ${here} adds sum and difference of the two numbers. Half of that is one of them.`,
        slip('used_a_factor_twice', gap, calc`2 * ${more} / (${y} - ${x})`)`
          The difference of the numbers was taken as $${gap}$: each note that is exchanged was counted twice.`,
      ],
      snapRead: text`The same two numbers, exchanged, and a third kind whose number is their sum: add and subtract the
        two amounts.`,
      approach: text`In the sum of the two amounts every kind depends on the sum of the two numbers. Their difference
        depends on the difference of the numbers alone.`,
      check: () =>
        text`$${wanted}$, $${all.sub(wanted)}$ and $${all}$ notes are worth
        ${calc`${wanted} * ${x} + ${all.sub(wanted)} * ${y} + ${all} * 500`} rupees.`,
      principle: text`Two equations that differ by an exchange of the unknowns: add them and subtract them.`,
    };
  },
);

interface Tickets {
  /** Prices of an adult's and a child's ticket, their numbers, and the change of both in per cent. */
  adult: number;
  child: number;
  a: number;
  b: number;
  unit: number;
  fewer: number;
  more: number;
  place: string;
  frame: number;
}

const places = [
  { place: 'a zoo' },
  { place: 'a water park' },
  { place: 'a science museum' },
  { place: 'a circus' },
] as const;

const nextDay = form<Tickets>(
  'receipts-of-the-next-day',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AR.PCT.1'],
    suits: ({ a, b, unit, fewer, more }) => (a * unit * fewer) % 100 === 0 && (b * unit * more) % 100 === 0,
    verify: ({ adult, child, a, b, unit, fewer, more }) => {
      const total = unit * (a * adult + b * child);
      for (let k = 1; k < 3000; k += 1)
        if (k * a * adult + k * b * child === total)
          return q(k * a * (100 - fewer) * adult, 100).add(q(k * b * (100 + more) * child, 100));
      throw new Error('no numbers fit');
    },
  },
  ({ adult, child, a, b, unit, fewer, more, place, frame }, { step, find }) => {
    const total = find(unit * (a * adult + b * child));
    const set = step(calc`${a} * ${adult} + ${b} * ${child}`, {
      name: 'the value of one set of tickets',
      because: text`The ratio is one of numbers of tickets, while the total is money.`,
    })`
      Put $${a}$ tickets for adults and $${b}$ for children into one set. Find what a set brings.`;
    const sets = step(calc`${total} / ${set}`, { name: 'the number of sets' })`
      Find the number of sets on the first day.`;
    const adults = step(calc`${a} * ${sets} * (100% - ${fewer}%)`, { name: 'the adults on the next day' })`
      On the next day there were ${fewer}% fewer adults.`;
    const children = step(calc`${b} * ${sets} * (100% + ${more}%)`, { name: 'the children on the next day' })`
      And there were ${more}% more children.`;
    const wanted = step(calc`${adults} * ${adult} + ${children} * ${child}`)`
      Multiply by the prices of the tickets and add.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`On Saturday the numbers of tickets that ${place} sold to adults and to children were in the ratio
            $${a} : ${b}$, and ₹${total} was received. A ticket costs ₹${adult} for an adult and ₹${child} for a child.
            On
            Sunday ${fewer}% fewer adults and ${more}% more children came than on Saturday. How much was received on
            Sunday?`
          : text`Tickets of ${place} cost ₹${adult} for adults and ₹${child} for children. On the first day of the
            holidays
            $${a}$ adults came for every $${b}$ children, and the tickets brought ₹${total}. The next day the number of
            adults fell by ${fewer}% and that of children rose by ${more}%. Find the money from tickets on that next
            day.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip(
          'took_ratio_terms_for_amounts',
          wanted,
          calc`${total} / (${a} + ${b}) * (${a} * (100% - ${fewer}%) + ${b} * (100% + ${more}%))`,
        )`
          ${here} divides the money itself in the ratio $${a} : ${b}$, which is that of the numbers of tickets.`,
        slip('wrong_sign', adults, calc`${a} * ${sets} * (100% + ${fewer}%)`)`
          The number of adults was raised to $${adults}$; there were fewer of them.`,
        slip('wrong_sign', children, calc`${b} * ${sets} * (100% - ${more}%)`)`
          The number of children was lowered to $${children}$; there were more of them.`,
        slip('added_the_percentages', wanted, calc`${total} * (1 + (${more} - ${fewer}) / 100)`)`
          ${here} adds the two per cents as if they had one base. They belong to different amounts.`,
        slip('added_the_percentages', wanted, calc`${total} * (1 + (${more} - ${fewer}) / 200)`)`
          ${here} takes the mean of the two changes for the whole. Adults and children bring different amounts.`,
        slip('changed_one_side_only', adults, calc`${a} * ${sets}`)`
          The number of adults, $${adults}$, was left as it was.`,
        slip('changed_one_side_only', children, calc`${b} * ${sets}`)`
          The number of children, $${children}$, was left as it was.`,
        slip('swapped_the_two', wanted, calc`${adults} * ${child} + ${children} * ${adult}`)`
          ${here} gives each number the price of the other ticket.`,
      ],
      snapRead: text`A ratio of numbers, prices and a total give the numbers; then both change.`,
      approach: text`One set by the ratio gives the numbers of the first day. Change each by its own per cent, and
        multiply by the prices again.`,
      faster: text`Adults brought $${calc`${a} * ${adult} * ${sets}`.value}$ rupees on the first day and children
        $${calc`${b} * ${child} * ${sets}`.value}$: take ${fewer}% off the one and add ${more}% to the other.`,
      check: text`The children bring $${calc`${b} * ${child} * ${sets} * ${more}%`.value}$ rupees more and the adults
        $${calc`${a} * ${adult} * ${sets} * ${fewer}%`.value}$ less; with these changes ₹${total} becomes ₹${wanted}.`,
      principle: text`Per cents of two amounts are added only after each is taken of its own amount.`,
    };
  },
);

/** AR.RAT.8 Medium: numbers exchanged, and tickets on two days. */
export const changedNumbers: readonly AnyTemplate[] = [
  ...situation<Exchange>({
    type: 'AR.RAT.8',
    situation: 'exchanged-numbers',
    tries: 10,
    draw: draw => {
      const [x, y] = draw.pick([
        [10, 20],
        [10, 50],
        [20, 50],
        [50, 100],
        [20, 100],
        [50, 200],
        [100, 500],
        [100, 200],
      ] as const);
      const few = draw.int(8, 40);
      return { x, y, few, many: few + draw.int(4, 28), ...draw.pick(payers), frame: draw.int(0, 1) };
    },
    forms: [exchanged],
  }),
  ...situation<Tickets>({
    type: 'AR.RAT.8',
    situation: 'tickets-of-two-days',
    tries: 20,
    draw: draw => {
      const [a, b] = [draw.int(2, 7), draw.int(2, 9)];
      return gcd(a, b) > 1
        ? null
        : {
            a,
            b,
            adult: draw.step(60, 200, 10),
            child: draw.step(20, 50, 5),
            unit: draw.step(20, 100, 20),
            fewer: draw.step(10, 30, 5),
            more: draw.step(15, 50, 5),
            ...draw.pick(places),
            frame: draw.int(0, 1),
          };
    },
    forms: [nextDay],
  }),
];

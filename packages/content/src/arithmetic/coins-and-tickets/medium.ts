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
      because: text`Before and after the exchange together, each of the two numbers stands once with ₹${x} and once
        with ₹${y}, and the ₹500 notes stand twice. So the sum of both amounts depends only on $m + n$.`,
    })`
      Let there be $m$ notes of ₹${x} and $n$ of ₹${y}, so that there are $m + n$ of ₹500. Add the present amount and
      the amount after the exchange: each of the $m + n$ brings ₹${x}, ₹${y} and twice ₹500. Solve for $m + n$.`;
    const gap = step(calc`${more} / (${y} - ${x})`, {
      name: 'the difference of the two numbers',
      works: (_value, working) => tex`(${y} - ${x})(m - n) = ${more} \Rightarrow m - n = ${working}`,
      because: text`If the two numbers were equal, the exchange would change nothing. So only the notes that one kind
        has more count, and each of them becomes ₹${y} instead of ₹${x}.`,
    })`
      The notes of ₹500 stay the same, so the ₹${more} come from the exchange alone. Each note that there is more of
      ₹${x} than of ₹${y} brings ₹${y} instead of ₹${x}: solve for $m - n$.`;
    const wanted = step(calc`(${all} + ${gap}) / 2`, {
      works: (_value, working) => tex`m = ${working}`,
      because: text`$(m + n) + (m - n)$ is twice $m$, because $n$ is once added and once taken away. After the exchange
        there is more money, so there are more notes of ₹${x} than of ₹${y} now.`,
    })`
      Add the sum and the difference of the two numbers and halve the result: that is $m$, the number of ₹${x} notes.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} has ₹${total} in notes of ₹${x}, ₹${y} and ₹500. There are as many ₹500 notes as ₹${x} and
            ₹${y} notes together. With the numbers of ₹${x} and ₹${y} notes exchanged, it would be ₹${more} more. Find
            the present number of ₹${x} notes.`
          : text`A cashier counts notes of ₹${x}, ₹${y} and ₹500, which are worth ₹${total}; half of all the notes are
            of ₹500. By mistake the numbers of the ₹${x} and the ₹${y} notes are written down the wrong way round, and
            so the amount becomes ₹${more} too large. What is the correct number of ₹${x} notes?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('answered_another_quantity', wanted, calc`(${all} - ${gap}) / 2`)`
          ${here} is the number of ₹${y} notes. The ₹${x} notes are asked, and there are more of them.`,
        slip('stopped_a_step_early', wanted, all)`
          $${wanted}$ is the number of the ₹${x} and ₹${y} notes together. Only the ₹${x} notes are asked.`,
        slip('left_out_a_factor', large, 500)`
          You counted the ₹500 notes in one of the two amounts only, for $${all}$ notes of ₹${x} and ₹${y}. They are in
          both amounts.`,
        slip('did_not_halve', wanted, calc`${all} - ${gap}`)`
          ${here} takes the difference of the numbers off their sum. That is twice the number of one kind, so it has to
          be halved.`,
        slip('left_out_a_term', all, calc`(2 * ${total} + ${more}) / ${large}`)`
          You divided the two amounts by ₹${large} only, for $${all}$ notes. The notes of ₹${x} and ₹${y} themselves
          are in the amounts too.`,
        slip('wrong_sign', all, calc`(2 * ${total} - ${more}) / (${x} + ${y} + ${large})`)`
          You subtracted the ₹${more}, which gives $${all}$ notes. After the exchange there is more money, so the
          second amount is larger.`,
        slip('halved_needlessly', wanted, calc`${all} / 2`)`
          ${here} makes the numbers of ₹${x} and ₹${y} notes equal. Then exchanging them would change nothing.`,
        slip('did_not_halve', wanted, calc`${all} + ${gap}`)`
          ${here} adds the sum and the difference of the two numbers. That is twice the number of ₹${x} notes, so it
          has to be halved.`,
        slip('used_a_factor_twice', gap, calc`2 * ${more} / (${y} - ${x})`)`
          You used $${gap}$ as the difference of the two numbers. Each note that is exchanged changes the amount once,
          not twice.`,
      ],
      snapRead: text`The same two numbers, exchanged, and a third kind whose number is their sum: add and subtract the
        two amounts.`,
      approach: text`In the sum of the two amounts every kind depends on the sum of the two numbers. Their difference
        depends on the difference of the numbers alone. Both together give each number.`,
      check: () =>
        text`$${wanted}$ notes of ₹${x}, $${all.sub(wanted)}$ of ₹${y} and $${all}$ of ₹500 are worth
        ${calc`${wanted} * ${x} + ${all.sub(wanted)} * ${y} + ${all} * 500`} rupees.`,
      principle: text`If two equations differ by an exchange of the unknowns, add them and subtract them.`,
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
      because: text`The ratio is one of numbers of tickets, while the total is money. A set of tickets has both, a
        known number and a known value.`,
    })`
      Put $${a}$ tickets for adults and $${b}$ for children into one set, as the ratio says. At ₹${adult} and ₹${child}
      a ticket, find the money for one set.`;
    const sets = step(calc`${total} / ${set}`, {
      name: 'the number of sets',
      because: text`All the tickets of the first day can be put into such sets, and each brings the same money.`,
    })`
      The first day brought ₹${total}. Divide by the money for one set to find the number of sets.`;
    const adults = step(calc`${a} * ${sets} * (100% - ${fewer}%)`, {
      name: 'the adults on the next day',
      because: text`The ${fewer}% are a per cent of the adults of the first day, so their number has to be found before
        it can change.`,
    })`
      Each set has $${a}$ tickets for adults. Multiply for the adults of the first day, and take ${fewer}% off for the
      next day.`;
    const children = step(calc`${b} * ${sets} * (100% + ${more}%)`, {
      name: 'the children on the next day',
      because: text`The ${more}% are a per cent of the children, not of all visitors. So the two changes cannot be put
        together into one.`,
    })`
      Each set has $${b}$ tickets for children. Multiply for the children of the first day, and add ${more}% for the
      next day.`;
    const wanted = step(calc`${adults} * ${adult} + ${children} * ${child}`, {
      because: text`The prices have not changed, only the numbers. Money is number times price, for each kind by
        itself.`,
    })`
      The prices stay the same. Multiply each number by the price of its ticket and add, to find the money of the next
      day.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`On Saturday the numbers of tickets that ${place} sold to adults and to children were in the ratio
            $${a} : ${b}$, and ₹${total} was received. A ticket costs ₹${adult} for an adult and ₹${child} for a
            child. On Sunday ${fewer}% fewer adults and ${more}% more children came than on Saturday. How much was
            received on Sunday?`
          : text`Tickets of ${place} cost ₹${adult} for adults and ₹${child} for children. On the first day of the
            holidays $${a}$ adults came for every $${b}$ children, and the tickets brought ₹${total}. The next day the
            number of adults fell by ${fewer}% and that of children rose by ${more}%. Find the money from tickets on
            that next day.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip(
          'took_ratio_terms_for_amounts',
          wanted,
          calc`${total} / (${a} + ${b}) * (${a} * (100% - ${fewer}%) + ${b} * (100% + ${more}%))`,
        )`
          ${here} divides the money itself in the ratio $${a} : ${b}$. That is the ratio of the numbers of tickets,
          which have different prices.`,
        slip('wrong_sign', adults, calc`${a} * ${sets} * (100% + ${fewer}%)`)`
          You raised the number of adults to $${adults}$. There were ${fewer}% fewer of them, so it becomes smaller.`,
        slip('wrong_sign', children, calc`${b} * ${sets} * (100% - ${more}%)`)`
          You lowered the number of children to $${children}$. There were ${more}% more of them, so it becomes
          larger.`,
        slip('added_the_percentages', wanted, calc`${total} * (1 + (${more} - ${fewer}) / 100)`)`
          ${here} adds the two per cents as if they had one base. One is a per cent of the adults and the other of the
          children.`,
        slip('added_the_percentages', wanted, calc`${total} * (1 + (${more} - ${fewer}) / 200)`)`
          ${here} applies half of the difference of the two per cents to all the money. Adults and children do not
          bring equal amounts.`,
        slip('changed_one_side_only', adults, calc`${a} * ${sets}`)`
          You left the number of adults at $${adults}$. It has fallen by ${fewer}%.`,
        slip('changed_one_side_only', children, calc`${b} * ${sets}`)`
          You left the number of children at $${children}$. It has risen by ${more}%.`,
        slip('swapped_the_two', wanted, calc`${adults} * ${child} + ${children} * ${adult}`)`
          ${here} gives each number the price of the other ticket. Adults pay ₹${adult} and children ₹${child}.`,
      ],
      snapRead: text`A ratio of numbers, the prices and a total give the numbers of tickets; then each number changes
        by its own per cent.`,
      approach: text`One set of tickets by the ratio gives the numbers of the first day. Change each by its own per
        cent, and multiply by the prices again.`,
      faster: text`Adults brought $${calc`${a} * ${adult} * ${sets}`.value}$ rupees on the first day and children
        $${calc`${b} * ${child} * ${sets}`.value}$: take ${fewer}% off the one and add ${more}% to the other.`,
      check: text`The children bring $${calc`${b} * ${child} * ${sets} * ${more}%`.value}$ rupees more and the adults
        $${calc`${a} * ${adult} * ${sets} * ${fewer}%`.value}$ less; with these changes ₹${total} becomes ₹${wanted}.`,
      principle: text`When two parts of a total change by different per cents, take each per cent of its own part
        before you add.`,
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

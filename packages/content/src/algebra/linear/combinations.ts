import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Bills {
  /** Prices of two things, and the two counts that change places. */
  x: number;
  y: number;
  a: number;
  b: number;
  m: number;
  /** A third weight. */
  z: number;
  things: readonly [string, string];
  way: boolean;
}

const bill = ({ x, y }: Bills, i: number, j: number) => i * x + j * y;

const both = form<Bills>(
  'mirrored-bills-sum',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    verify: p => {
      for (let x = 1; x < 400; x += 1)
        for (let y = 1; y < 400; y += 1)
          if (p.a * x + p.b * y === bill(p, p.a, p.b) && p.b * x + p.a * y === bill(p, p.b, p.a))
            return p.m * (x + y);
      throw new Error('no prices fit');
    },
  },
  (p, { step, find }) => {
    const { a, b, m, x, y, way, things } = p;
    const sum = step(
      calc`${bill(p, a, b)} + ${bill(p, b, a)}`,
      value => tex`${a + b}x + ${a + b}y = ${value}`,
    )`
      Add the two: then both unknowns have the same coefficient.`;
    const each = find(calc`${a} + ${b}`);
    const times = find(m);
    const value = step(calc`${sum} / ${each} * ${times}`)`
      Divide to get one of each, and multiply by the number asked for.`;
    return {
      answer: value,
      stem: way
        ? text`$${a}$ ${things[0]} and $${b}$ ${things[1]} cost ₹${bill(p, a, b)}, while $${b}$ ${things[0]} and $${a}$
          ${things[1]} cost ₹${bill(p, b, a)}. What is the total cost of $${m}$ ${things[0]} and $${m}$ ${things[1]}?`
        : text`If $${a}x + ${b}y = ${String(bill(p, a, b))}$ and $${b}x + ${a}y = ${String(bill(p, b, a))}$, find $${m}x
          + ${m}y$.`,
      show: value => (way ? rupees(value) : plain(value)),
      plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
      slips: [
        slip('left_out_a_factor', times, 1)`
          $${value}$ is the value of one of each; $${m}$ of each are asked for.`,
        slip('divided_by_the_wrong_number', value, calc`${sum} / 2`)`
          Half of $${sum}$ is the mean of the two, which belongs to $${a + b}$ pieces and not to $${2 * m}$.`,
        slip('divided_by_the_wrong_number', each, calc`2 * ${a}`)`
          After adding, each unknown stands $${a} + ${b}$ times, not $2 \times ${a}$ times.`,
        slip('divided_by_the_wrong_number', each, calc`2 * ${b}`)`
          After adding, each unknown stands $${a} + ${b}$ times, not $2 \times ${b}$ times.`,
        slip('subtracted_for_added', sum, calc`abs(${a} - ${b}) * abs(${x} - ${y}) * (${a} + ${b})`)`
          Subtracting the two leads to the difference of the unknowns; their sum is needed.`,
        slip('counted_one_too_many', times, calc`${m} + 1`)`
          That is the value of $${m + 1}$ of each.`,
        stop('answered_another_quantity', sum)`
          $${sum}$ is the value of $${a + b}$ of each.`,
      ],
      snapRead: text`The coefficients change places, and equally many of both are asked for.`,
      approach: text`Add the equations: the unknowns then come in equal numbers, so they need not be found one by one.`,
      faster: () =>
        text`One of each is $\frac{${bill(p, a, b)} + ${bill(p, b, a)}}{${a + b}}$; take it ${m} times.`,
      check: text`The single values are $${x}$ and $${y}$, and $${m} \times (${x} + ${y}) = ${m * (x + y)}$.`,
      principle: text`Before solving, look whether adding or subtracting the equations gives the wanted combination.`,
    };
  },
);

const difference = form<Bills>(
  'mirrored-bills-difference',
  {
    band: 'Easy',
    seconds: 40,
    revision: 4,
    suits: ({ x, y, a, b }) => x > y && a > b + 1,
    verify: p => {
      for (let x = 1; x < 400; x += 1)
        for (let y = 1; y < 400; y += 1)
          if (p.a * x + p.b * y === bill(p, p.a, p.b) && p.b * x + p.a * y === bill(p, p.b, p.a))
            return x - y;
      throw new Error('no prices fit');
    },
  },
  (p, { step, find }) => {
    const { a, b, things, x, y } = p;
    const gap = step(
      calc`${bill(p, a, b)} - ${bill(p, b, a)}`,
      value => tex`${a - b}x - ${a - b}y = ${value}`,
    )`
      Subtract the two sums of money: the coefficients then differ only in sign.`;
    const each = find(calc`${a} - ${b}`);
    const value = step(calc`${gap} / ${each}`, (_value, working) => tex`x - y = ${working}`)`
      Divide by the common coefficient.`;
    return {
      answer: value,
      stem: text`A dealer makes a profit of ₹${bill(p, a, b)} on selling $${a}$ ${things[0]} and $${b}$ ${things[1]},
        and ₹${bill(p, b, a)} on selling $${b}$ ${things[0]} and $${a}$ ${things[1]}. By how much does the profit on one
        of the ${things[0]} exceed the profit on one of the ${things[1]}?`,
      show: rupees,
      plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
      slips: [
        slip('added_for_subtracted', each, calc`${a} + ${b}`)`
          After subtracting, the coefficient is $${a} - ${b}$, not $${a} + ${b}$.`,
        stop('did_not_divide', gap)`
          $${gap}$ is the difference of the two sums, which belongs to several pieces.`,
        slip('divided_by_the_wrong_number', each, a)`
          $${gap}$ was divided by $${a}$; only the surplus of one kind over the other counts.`,
        slip('divided_by_the_wrong_number', each, b > 1 && b)`
          $${gap}$ was divided by $${b}$; only the surplus of one kind over the other counts.`,
        slip('halved_needlessly', each, calc`(${a} - ${b}) / 2`)`
          Half of $${a - b}$ was used; each piece more of one kind goes with one piece less of the other, but only
          once.`,
        slip('counted_twice', each, calc`2 * (${a} - ${b})`)`
          The surplus of $${a - b}$ pieces was counted for each of the two kinds.`,
        slip('counted_one_too_few', each, calc`${a} - ${b} + 1`)`
          From $${b}$ to $${a}$ pieces is a change of $${a - b}$.`,
        slip('counted_one_too_few', each, calc`${a} - ${b} - 1`)`
          From $${b}$ to $${a}$ pieces is a change of $${a - b}$, not of $${each}$.`,
      ],
      snapRead: text`Two sums with the counts exchanged, and the difference of the single values is asked.`,
      approach: text`Subtract: the difference of the sums is a multiple of the difference asked for.`,
      faster: text`Exchanging $${a - b}$ pieces costs ₹$${bill(p, a, b) - bill(p, b, a)}$, so one exchange costs that
        over $${a - b}$.`,
      check: text`With ₹${x} and ₹${y} for one piece, the sums are as given.`,
      principle: text`When coefficients change places, the difference of the equations is a multiple of the difference
        of the unknowns.`,
    };
  },
);

const weights = form<Bills>(
  'three-weighed-in-pairs',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    suits: ({ x, y, z }) => x !== z && y !== z,
    verify: ({ x, y, z }) => {
      for (let a = 0; a <= x + y; a += 1) {
        const b = x + y - a;
        const c = y + z - b;
        if (c + a === x + z) return a;
      }
      throw new Error('no weights fit');
    },
  },
  ({ x, y, z, way }, { step, find }) => {
    const pairs = find(calc`2 * (${x} + ${y} + ${z})`);
    const all = step(calc`(${x + y} + ${y + z} + ${x + z}) / 2`)`
      Add all three sums; each of the three stands there twice.`;
    const others = find(calc`${y} + ${z}`);
    const value = step(calc`${all} - ${others}`)`
      Take away the pair without the first one.`;
    return {
      answer: value,
      stem: way
        ? text`Three parcels A, B and C are weighed in pairs. A and B together weigh $${x + y}$ kg, B and C $${y + z}$
          kg, and A and C $${x + z}$ kg. What is the weight of A, in kg?`
        : text`The numbers $a$, $b$ and $c$ satisfy $a + b = ${x + y}$, $b + c = ${y + z}$ and $c + a = ${x + z}$. Find
          $a$.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
      onSight: value => value.valueOf() < Math.min(x + y, x + z),
      slips: [
        slip('used_a_wrong_given_number', others, calc`${x} + ${z}`)`
          $${value}$ is the second one: the pair taken away holds the first.`,
        slip('used_a_wrong_given_number', others, calc`${x} + ${y}`)`
          $${value}$ is the third one: the pair taken away holds the first.`,
        slip('did_not_halve', all, pairs)`
          In $${pairs}$ each of the three is counted twice; it has to be halved first.`,
        slip('divided_by_the_wrong_number', all, calc`${pairs} / 3`)`
          Three pairs do not mean three of each: $${pairs}$ holds each of them two times.`,
        slip('assumed_equal_parts', value, calc`(${x} + ${y}) / 2`)`
          Half of $${x + y}$ would be right only if the two of the pair were equal.`,
        slip('assumed_equal_parts', value, calc`(${x} + ${z}) / 2`)`
          Half of $${x + z}$ would be right only if the two of the pair were equal.`,
      ],
      snapRead: text`Three unknowns, and only sums of two of them are given.`,
      approach: text`All three sums together hold each unknown twice. Half of that, without the opposite pair, is the
        one asked for.`,
      faster: text`$\frac{${x + y} + ${x + z} - ${y + z}}{2}$: the two pairs with it, less the one without it.`,
      check: text`The others are $${y}$ and $${z}$, and the pairs are $${x + y}$, $${y + z}$ and $${x + z}$.`,
      principle: text`Cyclic sums: add all of them, divide, and subtract the one without the unknown.`,
    };
  },
);

/** AL.LIN.4 Easy: one addition or subtraction gives what is asked. */
export const combinations: readonly AnyTemplate[] = situation<Bills>({
  type: 'AL.LIN.4',
  situation: 'exchanged-counts',
  draw: draw => {
    const b = draw.int(2, 6);
    const a = b + draw.int(1, 6);
    const m = draw.int(2, 9);
    const x = draw.step(12, 90, 2);
    const y = draw.step(12, 90, 2);
    return x === y || m === a || m === b || m >= a + b
      ? null
      : {
          x,
          y,
          a,
          b,
          m,
          z: draw.int(11, 80),
          things: draw.pick([
            ['coconuts', 'pineapples'],
            ['notebooks', 'folders'],
            ['samosas', 'lassis'],
            ['lamps', 'candles'],
            ['saplings', 'flower pots'],
          ] as const),
          way: draw.chance(0.5),
        };
  },
  forms: [both, difference, weights],
});

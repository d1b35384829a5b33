import { path } from '../../path.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Notes {
  /** Notes of ₹10, ₹20 and ₹50 in all, their value in tens. */
  n: number;
  tens: number;
  /** Prices of the first kind and of two more; counts on two bills. */
  x: number;
  y: number;
  z: number;
  a: number;
  b: number;
  c: number;
  d: number;
  /** Multipliers of the third form. */
  u: number;
  v: number;
  way: boolean;
}

const firstBill = (p: Notes) => p.a * p.x + p.b * p.y + p.z;
const secondBill = (p: Notes) => (p.a + p.c) * p.x + (p.b + p.d) * p.y + p.z;
/** Solutions in integers from `least` on. */
const prices = (p: Notes, least = 1) => {
  const list: [number, number, number][] = [];
  for (let x = least; x < 400; x += 1) {
    const y = (secondBill(p) - firstBill(p) - p.c * x) / p.d;
    const z = firstBill(p) - p.a * x - p.b * y;
    if (Number.isInteger(y) && y >= least && z >= least) list.push([x, y, z]);
  }
  return list;
};

/** Positive solutions of the difference of the bills, whatever the third price is. */
const twoPrices = (p: Notes) => {
  const gap = secondBill(p) - firstBill(p);
  let count = 0;
  for (let x = 1; p.c * x < gap; x += 1) if ((gap - p.c * x) % p.d === 0) count += 1;
  return count;
};

const possible = form({
  form: 'possible-prices',
  revision: 2,
  band: 'Hard',
  also: ['AL.DIO.1'],
  seconds: 100,
  entry: true,
  suits: p =>
    prices(p).length >= 3 && prices(p).length <= 14 && p.c !== p.d && twoPrices(p) > prices(p).length,
  stem: p =>
    p.way
      ? `All prices are whole numbers of rupees. $${p.a}$ pens, $${p.b}$ rulers and $1$ file cost ${rupees(firstBill(p))}; $${p.a + p.c}$ pens, $${p.b + p.d}$ rulers and $1$ file cost ${rupees(secondBill(p))}. How many different prices can a pen have?`
      : `The positive integers $x, y, z$ satisfy $${p.a}x + ${p.b}y + z = ${firstBill(p)}$ and $${p.a + p.c}x + ${p.b + p.d}y + z = ${secondBill(p)}$. How many values of $x$ are possible?`,
  path: path<Notes>()
    .step(
      'gap',
      p => q(secondBill(p) - firstBill(p)),
      'Subtract the equations: the third unknown drops out, and an equation in two positive integers is left.',
      ({ c, d }, { gap }) => `${c}x + ${d}y = ${gap}`,
    )
    .step(
      'pairs',
      ({ c, d }, { gap }) =>
        q(
          Array.from({ length: gap.valueOf() }, (_, i) => i + 1).filter(
            x => gap.valueOf() - c * x > 0 && (gap.valueOf() - c * x) % d === 0,
          ).length,
        ),
      'List its positive solutions: from one to the next, each unknown changes by the coefficient of the other (divided by common factors).',
      ({ c, d }, { gap, pairs }) =>
        `x = ${Array.from({ length: gap.valueOf() }, (_, i) => i + 1)
          .filter(x => gap.valueOf() - c * x > 0 && (gap.valueOf() - c * x) % d === 0)
          .join(', ')}: \\quad ${pairs} \\text{ values}`,
    )
    .quiet('bad', (p, { pairs }) => pairs.sub(prices(p).length))
    .step(
      'count',
      (_p, { pairs, bad }) => pairs.sub(bad),
      'The third unknown must be positive too; check it in the first equation and drop the pairs that fail.',
      (p, { count }) =>
        `z = ${firstBill(p)} - ${p.a}x - ${p.b}y > 0: \\quad x = ${prices(p)
          .map(([x]) => x)
          .join(', ')}; \\quad ${count} \\text{ values}`,
    ),
  slips: [
    {
      misconception: 'third_unknown_unchecked',
      at: 'bad',
      wrongly: (_p, { bad }) => (bad.equals(0) ? null : q(0)),
      words: (_p, { pairs }) =>
        `All $${pairs}$ solutions of the difference were kept; for some of them the third unknown is not positive.`,
    },
    {
      misconception: 'counts_steps_not_values',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (p, { count }) =>
        `From $x = ${prices(p)[0]?.[0]}$ to $${prices(p).at(-1)?.[0]}$ there are $${count}$ steps, but one value more than steps.`,
    },
    {
      misconception: 'zero_allowed',
      at: 'count',
      wrongly: p => (prices(p, 0).length > prices(p).length ? q(prices(p, 0).length) : null),
      words: p =>
        `$(${prices(p, 0)
          .find(triple => triple.includes(0))
          ?.join(', ')})$ was counted too, but $0$ is not positive.`,
    },
    {
      misconception: 'numbers_assumed_distinct',
      at: 'count',
      wrongly: p => q(prices(p).filter(triple => new Set(triple).size === 3).length),
      words: p =>
        `Solutions with equal numbers, as $(${prices(p)
          .find(triple => new Set(triple).size < 3)
          ?.join(', ')})$, were left out; nothing forbids them.`,
    },
    {
      misconception: 'third_unknown_compared_with_the_second',
      at: 'count',
      wrongly: p => q(prices(p).filter(([, y, z]) => z >= y).length),
      words: (_p, { count }) =>
        `In $${count}$ solutions the third number is at least the second; it only has to be positive.`,
    },
    {
      misconception: 'every_whole_number_counted',
      at: 'count',
      wrongly: ({ c }, { gap }) => gap.sub(1).div(c).floor(),
      words: ({ c, d }, { gap }) =>
        `Every $x$ below $\\frac{${gap}}{${c}}$ was counted, though $${d}$ must divide the rest.`,
    },
    {
      misconception: 'unique_solution_expected',
      at: 'count',
      wrongly: () => q(1),
      words: () => 'Two equations with three unknowns leave one unknown free; whole numbers only limit it.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Two equations, three unknowns, all positive integers: the number of possibilities is asked.',
  approach: () =>
    'The difference of the equations has two unknowns. Step through its solutions and keep those with a positive third unknown.',
  faster: p =>
    `$${p.c}x + ${p.d}y = ${secondBill(p) - firstBill(p)}$ goes in fixed steps; $z$ changes evenly along them, so only the two ends have to be found.`,
  check: p =>
    `The triples run from $(${prices(p)[0]?.join(', ')})$ to $(${prices(p).at(-1)?.join(', ')})$, and one step further on either side a number is not positive.`,
  principle:
    'Eliminate the unknown with equal coefficients, list the integer solutions of the rest, and check the eliminated one.',
  verify: p => {
    const found = new Set<number>();
    for (let x = 1; x <= firstBill(p); x += 1)
      for (let y = 1; p.a * x + p.b * y < firstBill(p); y += 1) {
        const z = firstBill(p) - p.a * x - p.b * y;
        if ((p.a + p.c) * x + (p.b + p.d) * y + z === secondBill(p)) found.add(x);
      }
    return q(found.size);
  },
});

const determined = form({
  form: 'when-the-value-is-fixed',
  revision: 5,
  apart: true,
  band: 'Medium',
  also: ['AL.LIN.3'],
  seconds: 50,
  suits: ({ a, b, c, d, u, v }: Notes) => a * d !== b * c && u * a + v * c !== u * b + v * d && b !== d,
  stem: p => {
    const [one, two, y, z] = rows(p);
    return p.way
      ? `Given $${p.a}x + ${p.b}y + ${p.c}z = ${one}$ and $${p.c}x + ${p.d}y + ${p.a}z = ${two}$, the expression $kx + ${y}y + ${z}z$ has the same value for all such $x, y, z$. What is that value?`
      : `If $${p.a}x + ${p.b}y + ${p.c}z = ${one}$ and $${p.c}x + ${p.d}y + ${p.a}z = ${two}$, then for one value of the constant $k$ the value of $kx + ${y}y + ${z}z$ can be found from these equations. What is the value of this expression?`;
  },
  path: path<Notes>()
    .step(
      'u',
      ({ u }) => q(u),
      'The expression must be a combination of the two equations. Compare the coefficients that are known.',
      p => `${p.b}u + ${p.d}v = ${rows(p)[2]}, \\quad ${p.c}u + ${p.a}v = ${rows(p)[3]}`,
    )
    .step(
      'v',
      ({ v }) => q(v),
      'Solve these for the two multipliers.',
      (_p, { u, v }) => `u = ${u}, \\quad v = ${v}`,
    )
    .quiet('one', p => q(rows(p)[0]))
    .quiet('two', p => q(rows(p)[1]))
    .step(
      'value',
      (_p, { u, v, one, two }) => u.mul(one).add(v.mul(two)),
      'The value is the same combination of the right-hand sides (and $k$ that of the coefficients of $x$).',
      (p, { u, v, one, two, value }) =>
        `${u} \\times ${one} + ${v} \\times ${two} = ${value}, \\quad k = ${p.u * p.a + p.v * p.c}`,
    ),
  slips: [
    {
      misconception: 'multipliers_exchanged',
      at: 'value',
      wrongly: (_p, { u, v, one, two }) => v.mul(one).add(u.mul(two)),
      words: (_p, { u, v, one, two, value }) =>
        `$${v} \times ${one} + ${u} \times ${two} = ${value}$ exchanges the two multipliers; the coefficients of $y$ and $z$ are then not the given ones.`,
    },
    {
      misconception: 'adds_the_equations',
      at: 'value',
      wrongly: (_p, { one, two }) => one.add(two),
      words: (_p, { value }) =>
        `$${value}$ is the plain sum of the right-hand sides, which fits the sum of the left-hand sides only.`,
    },
    {
      misconception: 'difference_for_sum',
      at: 'value',
      wrongly: (_p, { u, v, one, two }) => u.mul(one).sub(v.mul(two)).abs(),
      words: (_p, { u, v, one, two }) =>
        `The multiples $${u} \\times ${one}$ and $${v} \\times ${two}$ were subtracted; the coefficients come out when they are added.`,
    },
    {
      misconception: 'first_equation_only',
      at: 'value',
      wrongly: (_p, { u, one }) => u.mul(one),
      words: (_p, { u, one, value }) => `$${u} \\times ${one} = ${value}$ leaves the second equation out.`,
    },
    {
      misconception: 'second_equation_only',
      at: 'value',
      wrongly: (_p, { v, two }) => v.mul(two),
      words: (_p, { v, two, value }) => `$${v} \\times ${two} = ${value}$ leaves the first equation out.`,
    },
    {
      misconception: 'one_multiplier_for_both',
      at: 'v',
      wrongly: (_p, { u, v }) => (u.equals(v) ? null : u),
      words: (_p, { u, one, two, value }) =>
        `$${u}(${one} + ${two}) = ${value}$ uses the multiplier of the first equation for both.`,
    },
    {
      misconception: 'one_multiplier_for_both',
      at: 'u',
      wrongly: (_p, { u, v }) => (u.equals(v) ? null : v),
      words: (_p, { v, one, two, value }) =>
        `$${v}(${one} + ${two}) = ${value}$ uses the multiplier of the second equation for both.`,
    },
    {
      misconception: 'both_multipliers_for_both',
      at: 'value',
      wrongly: (_p, { u, v, one, two }) => u.add(v).mul(one.add(two)),
      words: (_p, { u, v, one, two, value }) =>
        `$(${u} + ${v})(${one} + ${two}) = ${value}$ multiplies each equation by the sum of both multipliers.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Two equations, three unknowns, and an expression whose value is fixed all the same: it depends on the equations alone.',
  approach: () =>
    'A value can be fixed only for a combination of the equations. The two known coefficients give the multipliers; $k$ need not be known.',
  faster: p =>
    `Put $x = 0$: then $${p.b}y + ${p.c}z = ${rows(p)[0]}$ and $${p.d}y + ${p.a}z = ${rows(p)[1]}$, and the value of $${rows(p)[2]}y + ${rows(p)[3]}z$ is asked.`,
  check: p =>
    `$${p.u} \\times ${p.b} + ${p.v} \\times ${p.d} = ${rows(p)[2]}$ and $${p.u} \\times ${p.c} + ${p.v} \\times ${p.a} = ${rows(p)[3]}$, the coefficients of $y$ and $z$.`,
  principle: 'An expression is fixed by equations exactly when it is a combination of them.',
  verify: p => {
    // Solve with x = 0 by Cramer's rule.
    const [one, two, y, z] = rows(p);
    const det = p.b * p.a - p.c * p.d;
    return q(one * p.a - two * p.c, det)
      .mul(y)
      .add(q(p.b * two - p.d * one, det).mul(z));
  },
});

/** Right-hand sides of the two equations and the coefficients of y and z in the expression. */
const rows = ({ x, y, z, a, b, c, d, u, v }: Notes): [number, number, number, number] => [
  a * x + b * y + c * z,
  c * x + d * y + a * z,
  u * b + v * d,
  u * c + v * a,
];

/** AL.LIN.4 Medium and Hard: one unknown stays free; whole numbers, a maximum or a parameter decide. */
export const freeUnknown: readonly AnyTemplate[] = situation<Notes>({
  type: 'AL.LIN.4',
  situation: 'free-unknown',
  draw: draw => {
    const n = draw.int(14, 40);
    const [a, b] = draw.some([2, 3, 4, 5, 6, 7], 2) as [number, number];
    const [c, d] = draw.some([2, 3, 4, 5, 7], 2) as [number, number];
    if (a * b === c * d) return null;
    return {
      n,
      tens: n + draw.int(n, 3 * n),
      x: draw.int(3, 15),
      y: draw.int(4, 16),
      z: draw.int(2, 30),
      a,
      b,
      c,
      d,
      u: draw.int(1, 4),
      v: draw.int(1, 4),
      way: draw.chance(0.5),
    };
  },
  forms: [possible, determined],
});

import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bills {
  /** Prices, counts on the first bill, and by how much the first two counts are higher on the second. */
  x: number;
  y: number;
  z: number;
  a: number;
  b: number;
  e: number;
  c: number;
  d: number;
  way: boolean;
}

type Prices = readonly Fraction[];

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const firstBill = (p: Bills) => p.a * p.x + p.b * p.y + p.e * p.z;
const gapOf = (p: Bills) => p.c * p.x + p.d * p.y;
const secondBill = (p: Bills) => firstBill(p) + gapOf(p);
const partner = (p: Bills, x: Fraction) => q(gapOf(p)).sub(x.mul(p.c)).div(p.d);
/** What the third articles cost together on either bill, when the first one costs x. */
const restOf = (p: Bills, x: Fraction) => q(firstBill(p)).sub(x.mul(p.a)).sub(partner(p, x).mul(p.b));
const isWhole = (value: Fraction) => value.d === 1n;
const hasWholeThird = (p: Bills, x: Fraction) => isWhole(restOf(p, x).div(p.e));
/** Prices x from `least` on that leave a whole second price from `least` on. */
const pairsOf = (p: Bills, least = 1): Prices =>
  Array.from({ length: gapOf(p) }, (_, i) => q(i + least)).filter(
    x => isWhole(partner(p, x)) && partner(p, x).gte(least),
  );
const total = (list: Prices) => list.reduce((sum, x) => sum.add(x), q(0));
const triple = (p: Bills, x: Fraction) => `(${x}, ${partner(p, x)}, ${restOf(p, x).div(p.e)})`;

const sumOfPrices = form({
  form: 'sum-of-the-possible-prices',
  band: 'Hard',
  also: ['AL.DIO.1', 'NS.REM.5'],
  seconds: 140,
  entry: true,
  likely: true,
  apart: true,
  stem: (p: Bills) =>
    p.way
      ? `A pen, a ruler and a file each cost a positive whole number of rupees. $${p.a}$ pens, $${p.b}$ rulers and $${p.e}$ files cost ${rupees(firstBill(p))}; $${p.a + p.c}$ pens, $${p.b + p.d}$ rulers and $${p.e}$ files cost ${rupees(secondBill(p))}. What is the sum of all possible prices of a pen, in rupees?`
      : `The positive integers $x, y, z$ satisfy $${p.a}x + ${p.b}y + ${p.e}z = ${firstBill(p)}$ and $${p.a + p.c}x + ${p.b + p.d}y + ${p.e}z = ${secondBill(p)}$. Find the sum of all possible values of $x$.`,
  path: path<Bills>()
    .step(
      'pairs',
      (p): Prices => pairsOf(p),
      ({ way }) =>
        `${way ? 'Let the prices be $x$, $y$ and $z$. ' : ''}Subtract the equations: $z$ drops out. List the positive solutions of what is left; $x$ goes in steps of the coefficient of $y$.`,
      (p, { pairs }) => `${p.c}x + ${p.d}y = ${gapOf(p)}: \\quad x = ${pairs.join(', ')}`,
    )
    .step(
      'whole',
      (p, { pairs }): Prices => pairs.filter(x => hasWholeThird(p, x)),
      p => `$z$ must be whole as well: what the first equation leaves for it must be divisible by $${p.e}$.`,
      (p, { whole }) =>
        `${p.e}z = ${firstBill(p)} - ${p.a}x - ${p.b}y: \\quad x = ${whole.length === 0 ? '-' : whole.join(', ')}`,
    )
    .step(
      'kept',
      (p, { whole }): Prices => whole.filter(x => restOf(p, x).valueOf() > 0),
      'And it must be positive.',
      (p, { kept }) => `(x, y, z) = ${kept.map(x => triple(p, x)).join(', \\ ')}`,
    )
    .step(
      'sum',
      (_p, { kept }) => total(kept),
      'Add the values of $x$.',
      (_p, { kept, sum }) => `${kept.join(' + ')} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'third_price_not_whole',
      at: 'whole',
      wrongly: (_p, { pairs }) => pairs,
      words: (p, { pairs }) =>
        `Only the sign of $z$ was looked at; $x = ${pairs.find(x => !hasWholeThird(p, x)) ?? ''}$, for example, leaves a $z$ that is not whole.`,
    },
    {
      misconception: 'third_price_not_positive',
      at: 'kept',
      wrongly: (p, { whole }) => (whole.some(x => restOf(p, x).valueOf() <= 0) ? whole : null),
      words: (p, { kept }) =>
        `$x = ${kept.find(x => restOf(p, x).valueOf() <= 0) ?? ''}$ was kept, though $z$ is then not positive.`,
    },
    {
      misconception: 'third_unknown_unchecked',
      at: 'kept',
      wrongly: (_p, { pairs }) => pairs,
      words: (_p, { pairs }) =>
        `All $${pairs.length}$ solutions of the difference were added up; the third unknown was not looked at.`,
    },
    {
      misconception: 'second_unknown_added',
      at: 'sum',
      wrongly: (p, { kept }) => total(kept.map(x => partner(p, x))),
      words: (_p, { sum }) => `$${sum}$ adds the values of $y$, where those of $x$ are asked for.`,
    },
    {
      misconception: 'third_unknown_added',
      at: 'sum',
      wrongly: (p, { kept }) => total(kept.map(x => restOf(p, x).div(p.e))),
      words: (_p, { sum }) => `$${sum}$ adds the values of $z$, where those of $x$ are asked for.`,
    },
    {
      misconception: 'last_solution_overlooked',
      at: 'kept',
      wrongly: (p, { whole }) => whole.filter(x => restOf(p, x).valueOf() > 0).slice(0, -1),
      words: (_p, { kept }) => `The list stopped at $x = ${kept.at(-1) ?? ''}$; one more solution follows.`,
    },
    {
      misconception: 'first_solution_overlooked',
      at: 'kept',
      wrongly: (p, { whole }) => whole.filter(x => restOf(p, x).valueOf() > 0).slice(1),
      words: (_p, { kept }) => `The list began with $x = ${kept[0] ?? ''}$; there is a smaller solution.`,
    },
    {
      misconception: 'zero_price_allowed',
      at: 'pairs',
      wrongly: p => (pairsOf(p, 0).length > pairsOf(p).length ? pairsOf(p, 0) : null),
      words: (p, { pairs }) =>
        `$${pairs.find(x => x.equals(0)) ? 'x = 0' : 'y = 0'}$ was allowed in $${p.c}x + ${p.d}y = ${gapOf(p)}$; all numbers are positive.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two equations, three unknowns, all positive integers; the possible values of one unknown are added.',
  approach: () =>
    'The difference of the equations has two unknowns and few solutions. The third unknown must be whole and positive: two more conditions.',
  faster: (p, { kept }) => {
    const step = (p.d * p.e) / hcf(p.e, Math.abs(p.a * p.d - p.b * p.c));
    return `From one solution to the next of the difference $x$ changes by $${p.d}$ and $${p.e}z$ by $${Math.abs(p.a * p.d - p.b * p.c)}$; so with a whole $z$, $x$ goes in steps of $${step}$: ${kept.map(x => `$${x}$`).join(', ')}.`;
  },
  check: (p, { kept }) => {
    const x = kept.at(-1) ?? q(0);
    const [y, z] = [partner(p, x), restOf(p, x).div(p.e)];
    return `The last one: $${p.a} \\times ${x} + ${p.b} \\times ${y} + ${p.e} \\times ${z} = ${firstBill(p)}$ and $${p.a + p.c} \\times ${x} + ${p.b + p.d} \\times ${y} + ${p.e} \\times ${z} = ${secondBill(p)}$. There are $${kept.length}$ of them.`;
  },
  principle:
    'Every unknown must satisfy the conditions, also the one that was eliminated: test it for being whole and positive.',
  verify: p => {
    const found = new Set<number>();
    for (let x = 1; p.a * x < firstBill(p); x += 1)
      for (let y = 1; p.a * x + p.b * y < firstBill(p); y += 1) {
        const z = (firstBill(p) - p.a * x - p.b * y) / p.e;
        if (Number.isInteger(z) && (p.a + p.c) * x + (p.b + p.d) * y + p.e * z === secondBill(p))
          found.add(x);
      }
    return q([...found].reduce((sum, x) => sum + x, 0));
  },
});

/** AL.LIN.4 Hard: one unknown stays free, and three of them must be positive integers. */
export const twoBills: readonly AnyTemplate[] = situation<Bills>({
  type: 'AL.LIN.4',
  situation: 'two-bills',
  tries: 200,
  draw: draw => {
    const [c, d] = draw.some([1, 2, 3, 4, 5], 2) as [number, number];
    const p: Bills = {
      x: draw.int(2, 25),
      y: draw.int(2, 25),
      z: draw.int(2, 25),
      a: draw.int(2, 6),
      b: draw.int(2, 7),
      e: draw.int(2, 5),
      c,
      d,
      way: draw.chance(0.5),
    };
    // The steps of the list are those of the coefficients, and a whole z is a condition of its own.
    if (hcf(c, d) > 1 || (p.a * d - p.b * c) % p.e === 0 || p.a * d === p.b * c) return null;
    const pairs = pairsOf(p);
    const whole = pairs.filter(x => hasWholeThird(p, x));
    const kept = whole.filter(x => restOf(p, x).valueOf() > 0);
    return pairs.length <= 10 && kept.length >= 2 && kept.length <= 5 && whole.length > kept.length
      ? p
      : null;
  },
  forms: [sumOfPrices],
});

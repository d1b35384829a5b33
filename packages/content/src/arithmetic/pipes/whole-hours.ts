import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Net {
  n: number;
  way: boolean;
}

const divisors = (n: number) => {
  const list: number[] = [];
  for (let d = 1; d <= n; d += 1) if (n % d === 0) list.push(d);
  return list;
};
/** LaTeX of the prime factors of a square. */
function squareTex(n: number): string {
  const parts: string[] = [];
  let rest = n;
  for (let p = 2; rest > 1; p += 1) {
    let e = 0;
    while (rest % p === 0) {
      rest /= p;
      e += 1;
    }
    if (e > 0) parts.push(`${p}^{${2 * e}}`);
  }
  return parts.join(' \\times ');
}

const wholePairs = form({
  form: 'pairs-of-whole-times',
  band: 'Hard',
  also: ['AL.DIO.4', 'NS.FAC.1'],
  entry: true,
  seconds: 110,
  stem: ({ n, way }: Net) =>
    way
      ? `Working alone, an inlet fills a tank in $x$ hours and an outlet empties the full tank in $y$ hours, where $x$ and $y$ are positive integers. With both open, the empty tank is full in exactly $${n}$ hours. How many pairs $(x, y)$ are possible?`
      : `With its tap running and its plug out, a bath is full after $${n}$ minutes. The tap alone would need a whole number of minutes to fill it, and with the tap off the full bath would drain in a whole number of minutes. What is the number of possible times for the drain?`,
  path: path<Net>()
    .step(
      'square',
      ({ n }) => q(n * n),
      'Clear fractions in the equation of the rates and complete the product: both brackets multiply to a square.',
      ({ n }, { square }) =>
        `\\frac1x - \\frac1y = \\frac{1}{${n}} \\;\\Rightarrow\\; (${n} - x)(${n} + y) = ${square}`,
    )
    .step(
      'divisors',
      (_p, { square }) => q(divisors(square.valueOf()).length),
      'The first bracket is a positive divisor. Count the divisors of the square.',
      ({ n }, { square, divisors: d }) => `${square} = ${squareTex(n)}: \\quad ${d} \\text{ divisors}`,
    )
    .quiet('middle', () => q(1))
    .step(
      'pairs',
      (_p, { divisors: d, middle }) => d.sub(middle).div(2),
      'The first bracket must be less than the second, since the root itself would give $x = 0$. Leave the middle divisor out and halve.',
      (_p, { divisors: d, pairs }) => `\\frac{${d} - 1}{2} = ${pairs}`,
    ),
  slips: [
    {
      misconception: 'counts_as_for_two_inlets',
      at: 'middle',
      wrongly: () => q(-1),
      words: ({ n }) =>
        `The middle divisor $${n}$ is counted too; it would mean $x = 0$, a tap that needs no time.`,
    },
    {
      misconception: 'ordered_pairs_of_factors',
      at: 'pairs',
      wrongly: (_p, { divisors: d }) => d,
      words: ({ n }, { divisors: d }) =>
        `All $${d}$ divisors are counted, but a bracket $${n} - x$ above $${n}$ makes $x$ negative.`,
    },
    {
      misconception: 'divisors_of_the_number_itself',
      at: 'square',
      wrongly: ({ n }) => q(n),
      words: ({ n }) => `The divisors of $${n}$ were counted; the product of the brackets is its square.`,
    },
    {
      misconception: 'middle_left_out_without_halving',
      at: 'pairs',
      wrongly: (_p, { divisors: d }) => d.sub(1),
      words: (_p, { divisors: d }) =>
        `Of $${d}$ divisors only one was left out; the larger half gives negative times.`,
    },
    {
      misconception: 'trivial_divisor_left_out',
      at: 'pairs',
      wrongly: (_p, { divisors: d }) => d.sub(3).div(2),
      words: ({ n }) =>
        `The divisor $1$ was left out, yet $x = ${n - 1}$ and $y = ${n * n - n}$ are possible times.`,
    },
    {
      misconception: 'divisors_of_the_number_itself',
      at: 'pairs',
      wrongly: ({ n }) => q(divisors(n).length),
      words: ({ n }) => `That counts each divisor of $${n}$ once; the brackets multiply to its square.`,
    },
    {
      misconception: 'divisors_of_double',
      at: 'square',
      wrongly: ({ n }) => q(2 * n),
      words: ({ n }) => `The divisors of $2 \\times ${n}$ were counted: a square was written as a double.`,
    },
    {
      misconception: 'divisors_of_the_cube',
      at: 'square',
      wrongly: ({ n }) => (n < 100 ? q(n * n * n) : null),
      words: ({ n }) => `The brackets were multiplied to $${n}^3$; clearing the fractions gives the square.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 1,
  snapRead: () =>
    'A net rate is given and both times are whole: an equation for integers rather than for numbers.',
  approach: () =>
    'The reciprocals turn into a product of two brackets with a fixed value. Positive times mean a first bracket below the root.',
  faster: ({ n }) =>
    `$x = ${n} - d$ for each divisor $d < ${n}$ of $${n}^2 = ${squareTex(n)}$: half of those other than $${n}$.`,
  check: ({ n }) => {
    const d = divisors(n * n)
      .filter(x => x < n)
      .at(-1) as number;
    return `The largest such divisor, $${d}$, gives $x = ${n - d}$, $y = ${(n * n) / d - n}$, and $\\frac{1}{${n - d}} - \\frac{1}{${(n * n) / d - n}} = ${fractionTex(q(1, n - d).sub(q(1, (n * n) / d - n)))}$.`;
  },
  principle:
    'An equation of reciprocals with whole unknowns becomes a product: count divisors, and keep the sign conditions.',
  verify: ({ n }) => {
    let count = 0;
    for (let x = 1; x < n; x += 1) if ((n * x) % (n - x) === 0) count += 1;
    return q(count);
  },
});

interface Many {
  pipes: number;
  fill: number;
  drain: number;
  within: number;
  way: boolean;
}

const leastInlets = form({
  form: 'pipes-within-a-time',
  band: 'Hard',
  also: ['AL.INQ.3'],
  entry: true,
  seconds: 105,
  stem: ({ pipes, fill, drain, within, way }: Many) =>
    way
      ? `A treatment plant has a basin with $${pipes}$ pipes. Each pipe is set either to fill the empty basin in $${fill}$ hours or to empty the full basin in $${drain}$ hours, and all are open. In how many ways can the number of filling pipes be chosen so that the empty basin fills in at most $${within}$ hours and at least one pipe empties?`
      : `Some of the $${pipes}$ pipes of a reservoir fill it, each in $${fill}$ hours alone, and the others, one or more, drain it, each in $${drain}$ hours alone. When all are opened at the empty reservoir, it is full within $${within}$ hours. How many values can the number of drains have?`,
  path: path<Many>()
    .step(
      'each',
      ({ fill, drain }) => q(1, fill).add(q(1, drain)),
      'Start from all pipes filling. Turning one pipe from filling to draining lowers the net rate by the sum of the two rates.',
      ({ fill, drain }, { each }) => `\\frac{1}{${fill}} + \\frac{1}{${drain}} = ${fractionTex(each)}`,
    )
    .step(
      'spare',
      ({ pipes, fill, within }) => q(pipes, fill).sub(q(1, within)),
      'The net rate must stay at one load in the allowed time or more. Find how much may be lost.',
      ({ pipes, fill, within }, { spare }) =>
        `\\frac{${pipes}}{${fill}} - \\frac{1}{${within}} = ${fractionTex(spare)}`,
    )
    .step(
      'drains',
      (_p, { each, spare }) => spare.div(each).floor(),
      'Divide and round down: the greatest number of drains. Every number from one up to it fits.',
      (_p, { each, spare, drains }) =>
        `d \\le ${fractionTex(spare)} \\div ${fractionTex(each)} = ${numberTex(spare.div(each))}, \\quad d = 1, \\dots, ${drains}`,
    ),
  slips: [
    {
      misconception: 'only_outflow_counted',
      at: 'each',
      wrongly: ({ drain }) => q(1, drain),
      words: ({ fill, drain }) =>
        `A loss of $\\frac{1}{${drain}}$ a pipe forgets that a draining pipe no longer fills at $\\frac{1}{${fill}}$ either.`,
    },
    {
      misconception: 'time_limit_ignored',
      at: 'spare',
      wrongly: ({ pipes, fill }) => q(pipes, fill),
      words: ({ within }) =>
        `Here the level only has to rise at all; the limit of $${within}$ hours asks for a net rate of $\\frac{1}{${within}}$.`,
    },
    {
      misconception: 'rounds_bound_up',
      at: 'drains',
      wrongly: (_p, { each, spare, drains }) => (spare.div(each).equals(drains) ? null : drains.add(1)),
      words: ({ within }, { drains }) =>
        `With $${drains}$ drains the filling takes longer than $${within}$ hours: round down.`,
    },
    {
      misconception: 'boundary_left_out',
      at: 'drains',
      wrongly: (_p, { drains }) => drains.sub(1),
      words: (_p, { drains }) => `$${drains.add(1)}$ drains still fit; one value too few is counted.`,
    },
    {
      misconception: 'gives_the_complement',
      at: 'drains',
      wrongly: ({ pipes }, { each, spare }) => q(pipes).sub(spare.div(each).floor()),
      words: ({ pipes }, { drains }) =>
        `$${drains}$ is the least number of filling pipes among the $${pipes}$, not the number of possible choices.`,
    },
    {
      misconception: 'outflow_counted_twice',
      at: 'each',
      wrongly: ({ fill, drain }) => q(1, fill).add(q(2, drain)),
      words: ({ drain }) =>
        `The outflow of $\\frac{1}{${drain}}$ is taken off twice for every drain; the inflow that stops was counted already.`,
    },
    {
      misconception: 'first_drain_taken_off_before',
      at: 'spare',
      wrongly: ({ pipes, fill, within }) => q(pipes - 1, fill).sub(q(1, within)),
      words: ({ pipes }) =>
        `Starting from $${pipes - 1}$ filling pipes takes the first drain off before the count, and the count takes it off again.`,
    },
    {
      misconception: 'only_inflow_counted',
      at: 'each',
      wrongly: ({ fill }) => q(1, fill),
      words: ({ fill }) =>
        `Each drain is counted as a lost inflow of $\\frac{1}{${fill}}$ only; it also takes water away.`,
    },
    {
      misconception: 'zero_drains_counted',
      at: 'drains',
      wrongly: (_p, { drains }) => drains.add(1),
      words: () => 'No drain at all was counted as a choice, but there is at least one.',
    },
    {
      misconception: 'rate_of_limit_added',
      at: 'spare',
      wrongly: ({ pipes, fill, within }) => q(pipes, fill).add(q(1, within)),
      words: ({ within }) =>
        `The required $\\frac{1}{${within}}$ was added to what may be lost instead of taken off.`,
    },
    {
      misconception: 'difference_of_rates',
      at: 'each',
      wrongly: ({ fill, drain }) => {
        const wrong = q(1, fill).sub(q(1, drain)).abs();
        return wrong.equals(0) ? null : wrong;
      },
      words: (_p, { each }) =>
        `A change of $${fractionTex(each)}$ a pipe is the difference of the rates; from plus one to minus the other it is their sum.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { pipes }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() < pipes,
  snapRead: () =>
    'Equal pipes of two kinds, a fixed total and a time limit: an inequality whose unknown is a whole number.',
  approach: () =>
    'Let all fill first. Every pipe that drains costs its own inflow and its outflow; the time limit says how much may be lost.',
  faster: ({ pipes, fill, drain, within }) => {
    const load = q(fill).lcm(drain).lcm(within);
    return `With $${numberTex(load)}$ units: $${numberTex(load.div(fill).mul(pipes))} - ${numberTex(load.div(fill).add(load.div(drain)))}d \\ge ${numberTex(load.div(within))}$.`;
  },
  check: ({ pipes, fill, drain, within }, { drains }) => {
    const net = (d: number) => q(pipes - d, fill).sub(q(d, drain));
    const at = Number(drains);
    const next = net(at + 1);
    return `With $${at}$ drains the time is $${numberTex(net(at).inverse())}$ hours; with $${at + 1}$ ${next.valueOf() > 0 ? `it is $${numberTex(next.inverse())}$, more than $${within}$` : 'the level does not rise'}.`;
  },
  principle:
    'Turning an inflow into an outflow changes the net rate by both rates; a time limit is a bound on the net rate.',
  verify: ({ pipes, fill, drain, within }) => {
    let count = 0;
    for (let d = 1; d < pipes; d += 1) if ((pipes - d) / fill - d / drain >= 1 / within - 1e-12) count += 1;
    return q(count);
  },
});

/** AR.TNW.5 Hard: whole times of an inlet and an outlet, and numbers of pipes within a time. */
export const wholeHours: readonly AnyTemplate[] = [
  ...situation<Net>({
    type: 'AR.TNW.5',
    situation: 'net-time-with-whole-times',
    draw: draw => {
      const n = draw.int(10, 120);
      return divisors(n).length >= 4 ? { n, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [wholePairs],
  }),
  ...situation<Many>({
    type: 'AR.TNW.5',
    situation: 'many-pipes',
    draw: draw => {
      const pipes = draw.int(9, 24);
      const [fill, drain] = draw.some([6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30], 2) as [number, number];
      const within = draw.int(2, 12);
      const drains = q(pipes, fill)
        .sub(q(1, within))
        .div(q(1, fill).add(q(1, drain)))
        .floor()
        .valueOf();
      return drains >= 3 && drains <= pipes - 4
        ? { pipes, fill, drain, within, way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [leastInlets],
  }),
];

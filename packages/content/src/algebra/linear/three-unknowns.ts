import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { addedTex, counted, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Three {
  x: number;
  y: number;
  z: number;
  /** Counts on the two bills: a1, b1, c1 and a2, b2, c2; the wanted ones are u times the first minus v times the second. */
  a1: number;
  b1: number;
  c1: number;
  a2: number;
  b2: number;
  c2: number;
  u: number;
  v: number;
  /** Five neighbours on a ring. */
  ring: readonly number[];
  way: boolean;
}

const first = (p: Three) => p.a1 * p.x + p.b1 * p.y + p.c1 * p.z;
const second = (p: Three) => p.a2 * p.x + p.b2 * p.y + p.c2 * p.z;
const wanted = ({ a1, b1, c1, a2, b2, c2, u, v }: Three): [number, number, number] => [
  u * a1 - v * a2,
  u * b1 - v * b2,
  u * c1 - v * c2,
];
const term = (n: number, letter: string) => `${n === 1 ? '' : n}${letter}`;

/** What the three bills come to. */
const totals = (p: Three) => {
  const [x, y, z] = wanted(p);
  return [first(p), second(p), x * p.x + y * p.y + z * p.z];
};
/** Between the multiples of each bill, in halves, that a glance at the counts allows, whatever the single prices are. */
function amongTheBills(value: Fraction, p: Three): boolean {
  const counts = wanted(p);
  return [
    { bill: first(p), each: [p.a1, p.b1, p.c1] },
    { bill: second(p), each: [p.a2, p.b2, p.c2] },
  ].every(({ bill, each }) => {
    const times = counts.map((n, i) => n / (each[i] ?? 1));
    const [low, high] = [Math.floor(2 * Math.min(...times)) / 2, Math.ceil(2 * Math.max(...times)) / 2];
    return value.valueOf() > low * bill && value.valueOf() < high * bill;
  });
}
const goods = (a: number, b: number, c: number) =>
  `${counted(a, 'pen')}, ${counted(b, 'ruler')} and ${counted(c, 'file')}`;

const fromTwoBills = form({
  form: 'third-bill-from-two',
  revision: 3,
  band: 'Medium',
  seconds: 65,
  entry: true,
  suits: (p: Three) => new Set(totals(p)).size === 3,
  stem: (p: Three) => {
    const [a, b, c] = wanted(p);
    return p.way
      ? `${goods(p.a1, p.b1, p.c1)} cost ${rupees(first(p))}; ${goods(p.a2, p.b2, p.c2)} cost ${rupees(second(p))}. What do ${goods(a, b, c)} cost?`
      : `If $${term(p.a1, 'x')} + ${term(p.b1, 'y')} + ${term(p.c1, 'z')} = ${first(p)}$ and $${term(p.a2, 'x')} + ${term(p.b2, 'y')} + ${term(p.c2, 'z')} = ${second(p)}$, what is the value of $${term(a, 'x')} + ${term(b, 'y')} + ${term(c, 'z')}$?`;
  },
  path: path<Three>()
    .quiet('u', ({ u }) => q(u))
    .step(
      'v',
      ({ v }) => q(v),
      'Two equations cannot give three unknowns, but a combination of the equations may give what is wanted. Compare the coefficients of two unknowns to find the multipliers.',
      p =>
        `${p.a1}u - ${p.a2}v = ${wanted(p)[0]}, \\ ${p.b1}u - ${p.b2}v = ${wanted(p)[1]}: \\quad u = ${p.u}, \\ v = ${p.v}`,
    )
    .quiet('one', p => q(first(p)))
    .quiet('two', p => q(second(p)))
    .step(
      'value',
      (_p, { u, v, one, two }) => u.mul(one).sub(v.mul(two)),
      'The third coefficient agrees too, so take the same combination of the right-hand sides.',
      (p, { u, v, one, two, value }) =>
        `${p.c1} \\times ${u} - ${p.c2} \\times ${v} = ${wanted(p)[2]}, \\quad ${u} \\times ${one} - ${v} \\times ${two} = ${value}`,
    ),
  slips: [
    {
      misconception: 'assumes_equal_unknowns',
      at: 'value',
      wrongly: p => q(first(p) * wanted(p).reduce((s, n) => s + n, 0), p.a1 + p.b1 + p.c1),
      words: p =>
        `The first sum was shared equally over its $${p.a1 + p.b1 + p.c1}$ pieces, as if all three had one price.`,
    },
    {
      misconception: 'assumes_equal_unknowns',
      at: 'value',
      wrongly: p => q(second(p) * wanted(p).reduce((s, n) => s + n, 0), p.a2 + p.b2 + p.c2),
      words: p =>
        `The second sum was shared equally over its $${p.a2 + p.b2 + p.c2}$ pieces, as if all three had one price.`,
    },
    {
      misconception: 'assumes_equal_unknowns',
      at: 'value',
      wrongly: (p, { one, two }) =>
        one
          .add(two)
          .mul(wanted(p).reduce((s, n) => s + n, 0))
          .div(p.a1 + p.b1 + p.c1 + p.a2 + p.b2 + p.c2),
      words: (p, { one, two }) =>
        `$${one} + ${two}$ was shared equally over all $${p.a1 + p.b1 + p.c1 + p.a2 + p.b2 + p.c2}$ pieces, as if all three had one price.`,
    },
    {
      misconception: 'first_scaled_by_the_mean_of_the_ratios',
      at: 'value',
      wrongly: p => {
        const [a, b, c] = wanted(p);
        return q(a, p.a1).add(q(b, p.b1)).add(q(c, p.c1)).mul(first(p)).div(3);
      },
      words: (p, { value }) =>
        `The sum $${first(p)}$ was multiplied by the mean of three ratios of coefficients, which gives $${value}$; the unknowns do not count alike in it.`,
    },
    {
      misconception: 'second_scaled_by_the_mean_of_the_ratios',
      at: 'value',
      wrongly: p => {
        const [a, b, c] = wanted(p);
        return q(a, p.a2).add(q(b, p.b2)).add(q(c, p.c2)).mul(second(p)).div(3);
      },
      words: (p, { value }) =>
        `The sum $${second(p)}$ was multiplied by the mean of three ratios of coefficients, which gives $${value}$; the unknowns do not count alike in it.`,
    },
    {
      misconception: 'multipliers_exchanged',
      at: 'u',
      wrongly: ({ v, u }) => (v === u ? null : q(u + 1)),
      words: (_p, { u, v }) =>
        `$${u}$ times the first and $${v}$ times the second do not give the wanted coefficients.`,
    },
    {
      misconception: 'subtracts_once_too_often',
      at: 'v',
      wrongly: (_p, { v }) => v.add(1),
      words: (_p, { v }) => `The second equation was taken off ${counted(v, 'time')}, once too often.`,
    },
    {
      misconception: 'subtracts_once_too_seldom',
      at: 'v',
      wrongly: (_p, { v }) => v.sub(1),
      words: (p, { v }) =>
        `The second equation was taken off ${counted(v, 'time')}; the coefficient of the first unknown then comes to $${p.u * p.a1 - v.valueOf() * p.a2}$ and not $${wanted(p)[0]}$.`,
    },
    {
      misconception: 'reports_the_difference_of_bills',
      at: 'value',
      wrongly: (_p, { one, two }) => one.sub(two).abs(),
      words: (_p, { value }) => `$${value}$ is simply the difference of the two sums.`,
    },
    {
      misconception: 'reports_the_sum_of_bills',
      at: 'value',
      wrongly: (_p, { one, two }) => one.add(two),
      words: (_p, { value }) => `$${value}$ is the sum of the two right-hand sides.`,
    },
  ],
  show: (value, p) => (p.way ? rupees(value) : plain(value)),
  plausible: value => value.valueOf() > 0 && value.d <= 2n,
  onSight: amongTheBills,
  snapRead: () =>
    'Three unknowns and two equations, so single values cannot be found; but a third combination is asked, not a single value.',
  approach: () =>
    'Look for multiples of the two equations whose combination has the wanted coefficients. Two coefficients give the multipliers, the third confirms them.',
  faster: p =>
    `The wanted coefficients are ${p.u} times the first row less ${p.v} times the second: $${p.u} \\times ${first(p)} - ${p.v} \\times ${second(p)}$.`,
  check: p =>
    `One choice that fits both is $x = ${p.x}$, $y = ${p.y}$, $z = ${p.z}$; it gives $${wanted(p)[0] * p.x + wanted(p)[1] * p.y + wanted(p)[2] * p.z}$.`,
  principle:
    'A combination of unknowns can be known though the unknowns are not: it must be a combination of the equations.',
  verify: p => {
    // Another solution of both equations gives the same value: move along their common direction.
    const dir = [p.b1 * p.c2 - p.b2 * p.c1, p.c1 * p.a2 - p.c2 * p.a1, p.a1 * p.b2 - p.a2 * p.b1];
    const at = (t: number) =>
      wanted(p).reduce((s, n, i) => s + n * (([p.x, p.y, p.z][i] ?? 0) + t * (dir[i] ?? 0)), 0);
    if (at(1) !== at(7)) throw new Error('the value is not fixed');
    return q(at(3));
  },
});

const ringForm = form({
  form: 'ring-of-five',
  revision: 4,
  apart: true,
  suits: ({ ring }: Three) => !ring.some((n, i) => n + (ring[(i + 1) % 5] ?? 0) === ring[0]),
  band: 'Medium',
  seconds: 65,
  entry: true,
  stem: ({ ring, way }) => {
    const sums = ring.map((n, i) => n + (ring[(i + 1) % 5] ?? 0));
    return way
      ? `Five children A, B, C, D and E stand in a circle in this order, each holding a number card. The sum of the numbers is $${sums[0]}$ for A and B, $${sums[1]}$ for B and C, $${sums[2]}$ for C and D, $${sums[3]}$ for D and E, and $${sums[4]}$ for E and A. What is A's number?`
      : `The numbers $a, b, c, d, e$ satisfy $a + b = ${sums[0]}$, $b + c = ${sums[1]}$, $c + d = ${sums[2]}$, $d + e = ${sums[3]}$ and $e + a = ${sums[4]}$. Find $a$.`;
  },
  path: path<Three>()
    .quiet('twice', ({ ring }) => q(2 * ring.reduce((s, n) => s + n, 0)))
    .step(
      'all',
      (_p, { twice }) => twice.div(2),
      'Add the five sums; each number stands there twice.',
      (_p, { twice, all }) => `\\frac{${twice}}{2} = ${all}`,
    )
    .step(
      'others',
      ({ ring }) => q((ring[1] ?? 0) + (ring[2] ?? 0) + (ring[3] ?? 0) + (ring[4] ?? 0)),
      'Choose two sums that cover the other four numbers once each.',
      ({ ring }, { others }) =>
        `(b + c) + (d + e) = ${(ring[1] ?? 0) + (ring[2] ?? 0)} + ${(ring[3] ?? 0) + (ring[4] ?? 0)} = ${others}`,
    )
    .step(
      'value',
      (_p, { all, others }) => all.sub(others),
      'What is left of the total is the number asked for.',
      (_p, { all, others, value }) => `${all} - ${others} = ${value}`,
    ),
  slips: [
    {
      misconception: 'takes_the_wrong_pair_away',
      at: 'others',
      wrongly: ({ ring }) => q((ring[0] ?? 0) + (ring[1] ?? 0) + (ring[2] ?? 0) + (ring[3] ?? 0)),
      words: (_p, { value }) =>
        `$${value}$ is the last number of the ring: the sums taken away cover the first.`,
    },
    {
      misconception: 'takes_the_wrong_pair_away',
      at: 'others',
      wrongly: ({ ring }) => q((ring[2] ?? 0) + (ring[3] ?? 0) + (ring[4] ?? 0) + (ring[0] ?? 0)),
      words: (_p, { value }) => `$${value}$ is the second number: the sums taken away cover the first.`,
    },
    {
      misconception: 'overlapping_sums_taken_away',
      at: 'others',
      wrongly: ({ ring }) => q((ring[1] ?? 0) + 2 * (ring[2] ?? 0) + (ring[3] ?? 0)),
      words: (_p, { others }) =>
        `$${others}$ comes from two sums that share the third number and leave the fifth out.`,
    },
    {
      misconception: 'half_of_a_pair',
      at: 'value',
      wrongly: ({ ring }) => q((ring[0] ?? 0) + (ring[1] ?? 0), 2),
      words: ({ ring }) =>
        `Halving the first sum, $${(ring[0] ?? 0) + (ring[1] ?? 0)}$, assumes that the two neighbours have equal numbers.`,
    },
    {
      misconception: 'shares_equally',
      at: 'value',
      wrongly: (_p, { all }) => all.div(5),
      words: (_p, { all }) => `A fifth of $${all}$ is the mean of the five numbers.`,
    },
    {
      misconception: 'overlapping_sums_taken_away',
      at: 'others',
      wrongly: ({ ring }) => q((ring[2] ?? 0) + 2 * (ring[3] ?? 0) + (ring[4] ?? 0)),
      words: (_p, { others }) =>
        `$${others}$ comes from two sums that share the fourth number and leave the second out.`,
    },
    {
      misconception: 'half_of_a_pair',
      at: 'value',
      wrongly: ({ ring }) => q((ring[0] ?? 0) + (ring[4] ?? 0), 2),
      words: ({ ring }) =>
        `Halving the last sum, $${(ring[0] ?? 0) + (ring[4] ?? 0)}$, assumes that the two neighbours have equal numbers.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d <= 2n,
  snapRead: () => 'Five unknowns in a ring, each sum holding two neighbours.',
  approach: () => 'The total is half of all sums. Two of the sums cover all numbers but one.',
  faster: ({ ring }) => {
    const s = ring.map((n, i) => n + (ring[(i + 1) % 5] ?? 0));
    return `Alternate the signs around the ring: $2a = ${s[0]} - ${s[1]} + ${s[2]} - ${s[3]} + ${s[4]}$.`;
  },
  check: ({ ring }) =>
    `Going round from $a = ${ring[0]}$: $b = ${ring[1]}$, $c = ${ring[2]}$, $d = ${ring[3]}$, $e = ${ring[4]}$, and the last sum agrees.`,
  principle:
    'In a ring of an odd number of sums the single values are fixed: halve the total, then cover all but one.',
  verify: ({ ring }) => {
    const s = ring.map((n, i) => n + (ring[(i + 1) % 5] ?? 0));
    for (let a = 0; a <= 200; a += 1) {
      let x = a;
      for (const sum of s) x = sum - x;
      if (x === a) return q(a);
    }
    throw new Error('no number fits');
  },
});

const cyclic = form({
  form: 'cyclic-equations',
  revision: 3,
  band: 'Medium',
  seconds: 65,
  suits: ({ x, y, z, u }: Three) => x !== y && y !== z && x !== z && u > 1,
  stem: ({ x, y, z, u, way }: Three) => {
    const s = x + y + z;
    const e = (n: number) => s + (u - 1) * n;
    return way
      ? `If $${u}x + y + z = ${e(x)}$, $x + ${u}y + z = ${e(y)}$ and $x + y + ${u}z = ${e(z)}$, what is the value of $xy ${addedTex(u)}z$?`
      : `The numbers $x$, $y$ and $z$ are to be added. If $x$ is counted ${u === 2 ? 'twice' : `$${u}$ times`} by mistake, the sum is $${e(x)}$. If the same mistake is made with $y$ alone, the sum is $${e(y)}$, and with $z$ alone it is $${e(z)}$. Find $xy ${addedTex(u)}z$.`;
  },
  path: path<Three>()
    .quiet('right', ({ x, y, z, u }) => q((x + y + z) * (u + 2)))
    .quiet('count', ({ u }) => q(u + 2))
    .step(
      'sum',
      (_p, { right, count }) => right.div(count),
      'Add all three equations: every unknown then has the same coefficient.',
      ({ u }, { right, sum }) => `${u + 2}(x + y + z) = ${right}, \\quad x + y + z = ${sum}`,
    )
    .quiet('factor', ({ u }) => q(u - 1))
    .quiet('xOf', ({ x, y, z, u }, { sum, factor }) =>
      q(x + y + z + (u - 1) * x)
        .sub(sum)
        .div(factor),
    )
    .quiet('yOf', ({ x, y, z, u }, { sum, factor }) =>
      q(x + y + z + (u - 1) * y)
        .sub(sum)
        .div(factor),
    )
    .step(
      'zOf',
      ({ x, y, z, u }, { sum, factor }) =>
        q(x + y + z + (u - 1) * z)
          .sub(sum)
          .div(factor),
      'Subtract this sum from each equation to get the unknowns one by one.',
      ({ u }, { xOf, yOf, zOf }) =>
        `${u - 1 === 1 ? '' : `${u - 1}`}x = ${xOf.mul(u - 1)}: \\quad x = ${xOf}, \\ y = ${yOf}, \\ z = ${zOf}`,
    )
    .step(
      'value',
      ({ u }, { xOf, yOf, zOf }) => xOf.mul(yOf).add(zOf.mul(u)),
      'Put them into the expression.',
      ({ u }, { xOf, yOf, zOf, value }) => `${xOf} \\times ${yOf} + ${u} \\times ${zOf} = ${value}`,
    ),
  slips: [
    {
      misconception: 'factor_not_reduced',
      at: 'factor',
      wrongly: ({ u }) => q(u),
      words: ({ u }) => `After subtracting the sum, $${u - 1}$ of each unknown is left and not $${u}$.`,
    },
    {
      misconception: 'sum_divided_by_three',
      at: 'count',
      wrongly: () => q(3),
      words: ({ u }) => `Each unknown stands $${u} + 2$ times in the three equations, not $3$ times.`,
    },
    {
      misconception: 'unknowns_exchanged',
      at: 'value',
      wrongly: ({ u }, { xOf, yOf, zOf }) => xOf.mul(zOf).add(yOf.mul(u)),
      words: (_p, { yOf, zOf }) => `$y = ${yOf}$ and $z = ${zOf}$ were exchanged in the expression.`,
    },
    {
      misconception: 'unknowns_exchanged',
      at: 'value',
      wrongly: ({ u }, { xOf, yOf, zOf }) => yOf.mul(zOf).add(xOf.mul(u)),
      words: (_p, { xOf, zOf }) => `$x = ${xOf}$ and $z = ${zOf}$ were exchanged in the expression.`,
    },
    {
      misconception: 'assumes_equal_unknowns',
      at: 'xOf',
      wrongly: (_p, { sum }) => sum.div(3),
      words: (_p, { sum }) => `A third of $${sum}$ is the mean, not $x$.`,
    },
    {
      misconception: 'coefficient_left_out',
      at: 'value',
      wrongly: (_p, { xOf, yOf, zOf }) => xOf.mul(yOf).add(zOf),
      words: ({ u }, { zOf }) => `The coefficient $${u}$ of $z = ${zOf}$ was left out.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () => 'Three equations of the same pattern: their sum is simple.',
  approach: () => 'Add the equations for the sum of the unknowns, then subtract it from each.',
  faster: ({ x, y, z, u }) =>
    `The right-hand sides add up to $${(u + 2) * (x + y + z)}$, so each less $${x + y + z}$ gives $${u - 1 === 1 ? '' : u - 1}x$, $${u - 1 === 1 ? '' : u - 1}y$, $${u - 1 === 1 ? '' : u - 1}z$.`,
  check: ({ x, y, z, u }) => `$${u} \\times ${x} + ${y} + ${z} = ${u * x + y + z}$, as given.`,
  principle: 'With equations of one pattern, add them all: the sum of the unknowns makes each one easy.',
  verify: ({ x, y, z, u }) => {
    const [e, f, g] = [u * x + y + z, x + u * y + z, x + y + u * z];
    for (let a = 0; a < 120; a += 1)
      for (let b = 0; b < 120; b += 1) {
        const c = e - u * a - b;
        if (a + u * b + c === f && a + b + u * c === g) return q(a * b + u * c);
      }
    throw new Error('no values fit');
  },
});

/** AL.LIN.4 Medium: the right combination has to be found. */
export const threeUnknowns: readonly AnyTemplate[] = situation<Three>({
  type: 'AL.LIN.4',
  situation: 'more-unknowns',
  draw: draw => {
    const [x, y, z] = draw.some([5, 7, 8, 9, 11, 12, 14, 15, 16, 18, 21, 24, 25, 30], 3) as [
      number,
      number,
      number,
    ];
    const u = draw.int(2, 5);
    const v = draw.int(2, 4);
    const [a1, b1, c1] = [draw.int(2, 5), draw.int(2, 6), draw.int(1, 4)];
    const [a2, b2, c2] = [draw.int(1, 6), draw.int(1, 7), draw.int(1, 5)];
    const p = {
      x,
      y,
      z,
      a1,
      b1,
      c1,
      a2,
      b2,
      c2,
      u,
      v,
      ring: draw.some([4, 6, 7, 9, 10, 11, 13, 15, 16, 18, 20, 22], 5),
      way: draw.chance(0.5),
    };
    return wanted(p).some(n => n < 1 || n > 9) || a1 * b2 === a2 * b1 ? null : p;
  },
  forms: [fromTwoBills, ringForm, cyclic],
});

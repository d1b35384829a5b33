import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bills {
  /** The first bill has a, b and 1 pieces, the second c and d pieces more of the first two kinds. */
  a: number;
  b: number;
  c: number;
  d: number;
  first: number;
  second: number;
  way: boolean;
}

/** The prices y and z that belong to an x. */
const othersOf = ({ a, b, c, d, first, second }: Bills, x: number) => {
  const y = (second - first - c * x) / d;
  return { y, z: first - a * x - b * y };
};
const totalAt = (p: Bills, x: Fraction) => {
  const y = q(p.second - p.first)
    .sub(x.mul(p.c))
    .div(p.d);
  return q(p.first)
    .sub(x.mul(p.a - 1))
    .sub(y.mul(p.b - 1));
};

/** Whole x for which y is whole, and x, y and z are at least `least`; z only where it is looked at. */
function fitting(p: Bills, least: number, looksAtThird: boolean): Fraction[] {
  const list: Fraction[] = [];
  for (let x = least; p.c * x <= p.second - p.first; x += 1) {
    const { y, z } = othersOf(p, x);
    if (Number.isInteger(y) && y >= least && (z >= least || !looksAtThird)) list.push(q(x));
  }
  return list;
}

const listed = (list: readonly Fraction[]) =>
  list.length > 6 ? `${list.slice(0, 3).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ');

const difference = form({
  form: 'difference-of-greatest-and-least-total',
  band: 'Hard',
  also: ['AL.DIO.1', 'AL.INQ.7'],
  seconds: 115,
  likely: true,
  stem: (p: Bills) =>
    p.way
      ? `All prices are positive whole numbers of rupees. $${p.a}$ pens, $${p.b}$ rulers and $1$ file cost ${rupees(p.first)}; $${p.a + p.c}$ pens, $${p.b + p.d}$ rulers and $1$ file cost ${rupees(p.second)}. Find the difference, in rupees, between the greatest and the least possible cost of $1$ pen, $1$ ruler and $1$ file.`
      : `For positive integers $x, y, z$, $${p.a}x + ${p.b}y + z = ${p.first}$ and $${p.a + p.c}x + ${p.b + p.d}y + z = ${p.second}$. By how much does the greatest possible value of $x + y + z$ exceed the least?`,
  path: path<Bills>()
    .step(
      'gap',
      p => q(p.second - p.first),
      'Subtract the equations: the third unknown drops out, and an equation in two positive integers is left.',
      ({ c, d }, { gap }) => `${c}x + ${d}y = ${gap}`,
    )
    .step(
      'xs',
      (p): readonly Fraction[] => fitting(p, 1, true),
      'List the values of $x$ for which $y$ is a positive integer and the third unknown, from the first equation, is positive too.',
      (p, { xs }) => `z = ${p.first} - ${p.a}x - ${p.b}y \\ge 1: \\quad x = ${listed(xs)}`,
    )
    .step(
      'one',
      (p, { xs }) => totalAt(p, xs[0] ?? q(0)),
      'Along this list the total changes evenly, so its extremes are at the ends. Find it at the first value.',
      (p, { xs, one }) => {
        const x = xs[0] ?? q(0);
        const { y, z } = othersOf(p, x.valueOf());
        return `x = ${x}: \\quad ${x} + ${y} ${z < 0 ? '-' : '+'} ${Math.abs(z)} = ${one}`;
      },
    )
    .step(
      'other',
      (p, { xs }) => totalAt(p, xs.at(-1) ?? q(0)),
      'And at the last one.',
      (p, { xs, other }) => {
        const x = xs.at(-1) ?? q(0);
        const { y, z } = othersOf(p, x.valueOf());
        return `x = ${x}: \\quad ${x} + ${y} ${z < 0 ? '-' : '+'} ${Math.abs(z)} = ${other}`;
      },
    )
    .step(
      'difference',
      (_p, { one, other }) => one.sub(other).abs(),
      'Subtract the smaller from the larger.',
      (_p, { one, other, difference: d }) =>
        `${one.compare(other) > 0 ? one : other} - ${one.compare(other) > 0 ? other : one} = ${d}`,
    ),
  slips: [
    {
      misconception: 'third_unknown_unchecked',
      at: 'xs',
      wrongly: p => fitting(p, 1, false),
      words: (p, { xs }) => {
        const end = [xs[0], xs.at(-1)].find(x => x && othersOf(p, x.valueOf()).z < 1) ?? q(0);
        return `$x = ${end}$ was kept, where the third unknown would be $${othersOf(p, end.valueOf()).z}$ and so not positive.`;
      },
    },
    {
      misconception: 'one_end_lost',
      at: 'xs',
      wrongly: (_p, { xs }) => xs.slice(1),
      words: (_p, { xs }) => `The list was begun at $x = ${xs[0]}$; one smaller value fits too.`,
    },
    {
      misconception: 'zero_allowed',
      at: 'xs',
      wrongly: (p, { xs }) => {
        const list = fitting(p, 0, true);
        return list.length > xs.length ? list : null;
      },
      words: () => 'A zero among the three numbers was let in, though all of them are positive.',
    },
    {
      misconception: 'third_unknown_left_out',
      at: 'difference',
      wrongly: (p, { xs }) => {
        const sums = xs.map(x => x.add(othersOf(p, x.valueOf()).y));
        return (sums[0] ?? q(0)).sub(sums.at(-1) ?? q(0)).abs();
      },
      words: (_p, { difference: d }) =>
        `$${d}$ is the difference for $x + y$; the third unknown changes along the list as well.`,
    },
    {
      misconception: 'one_step_only',
      at: 'difference',
      wrongly: (p, { xs, one }) =>
        totalAt(p, xs[1] ?? q(0))
          .sub(one)
          .abs(),
      words: (_p, { difference: d }) =>
        `$${d}$ is the change from one solution to the next, not over the whole list.`,
    },
    {
      misconception: 'one_value_beyond',
      at: 'xs',
      wrongly: (_p, { xs }) => {
        const [x = q(0), next = q(0)] = xs;
        return [...xs, (xs.at(-1) ?? q(0)).add(next.sub(x))];
      },
      words: (p, { xs }) => {
        const { y, z } = othersOf(p, (xs.at(-1) ?? q(0)).valueOf());
        return `The list was carried on to $x = ${xs.at(-1)}$, where $y = ${y}$ and the third unknown is $${z}$.`;
      },
    },
    {
      misconception: 'counts_solutions_for_steps',
      at: 'difference',
      wrongly: (p, { xs, one }) =>
        totalAt(p, xs[1] ?? q(0))
          .sub(one)
          .abs()
          .mul(xs.length),
      words: (_p, { xs }) =>
        `$${xs.length}$ solutions are only $${xs.length - 1}$ steps apart from end to end.`,
    },
    {
      misconception: 'both_ends_lost',
      at: 'xs',
      wrongly: (_p, { xs }) => (xs.length > 3 ? xs.slice(1, -1) : null),
      words: (_p, { xs }) => `Only $x = ${listed(xs)}$ were used; both ends of the list are missing.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two equations, three positive integers: the sum of the unknowns is not fixed, but it is bounded on both sides.',
  approach: () =>
    'The difference of the equations lists the possibilities. Positivity of all three unknowns cuts the list on both sides, and the total is extreme at its ends.',
  faster: (p, { xs, one }) =>
    `From one solution to the next $x$ grows by $${(xs[1] ?? q(0)).sub(xs[0] ?? q(0))}$ and the total changes by $${totalAt(
      p,
      xs[1] ?? q(0),
    )
      .sub(one)
      .abs()}$; from $x = ${xs[0]}$ to $${xs.at(-1)}$ these are $${xs.length - 1}$ such steps.`,
  check: (p, { xs, one, other }) => {
    const at = (x: Fraction) => {
      const { y, z } = othersOf(p, x.valueOf());
      return `(${x}, ${y}, ${z})`;
    };
    return `The ends are $${at(xs[0] ?? q(0))}$ with total $${one}$ and $${at(xs.at(-1) ?? q(0))}$ with total $${other}$; one step beyond either, a number is no longer positive.`;
  },
  principle:
    'A linear expression over a list of integer solutions is greatest and least at its ends: find what cuts each end.',
  verify: p => {
    const totals: number[] = [];
    for (let x = 1; x <= p.first; x += 1)
      for (let y = 1; p.a * x + p.b * y < p.first; y += 1) {
        const z = p.first - p.a * x - p.b * y;
        if ((p.a + p.c) * x + (p.b + p.d) * y + z === p.second) totals.push(x + y + z);
      }
    return q(Math.max(...totals) - Math.min(...totals));
  },
});

/** AL.LIN.4 Hard: the combination is not fixed, and its extremes are asked. */
export const rangeOfTotals: readonly AnyTemplate[] = situation<Bills>({
  type: 'AL.LIN.4',
  situation: 'range-of-totals',
  tries: 60,
  draw: draw => {
    const [a, b] = draw.some([2, 3, 4, 5, 6, 7], 2) as [number, number];
    const [c, d] = draw.some([2, 3, 4, 5, 7], 2) as [number, number];
    const [x, y, z] = [draw.int(3, 18), draw.int(4, 18), draw.int(2, 30)];
    const first = a * x + b * y + z;
    const p = { a, b, c, d, first, second: first + c * x + d * y, way: draw.chance(0.5) };
    const xs = fitting(p, 1, true);
    if (xs.length < 3 || xs.length > 8 || fitting(p, 1, false).length === xs.length) return null;
    return totalAt(p, xs[0] ?? q(0)).equals(totalAt(p, xs[1] ?? q(0))) ? null : p;
  },
  forms: [difference],
});

import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Crossing {
  /** Sum of the parallel sides. */
  s: number;
  /** The shorter of them is at least so long. */
  least: number;
  frame: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Right triangles whose whole sides share no factor, with this hypotenuse; legs in order. */
function primitive(hypotenuse: number): [number, number][] {
  const found: [number, number][] = [];
  for (let x = 1; 2 * x * x < hypotenuse * hypotenuse; x += 1) {
    const y = Math.sqrt(hypotenuse * hypotenuse - x * x);
    if (Number.isInteger(y) && gcd(x, y) === 1) found.push([x, y]);
  }
  return found;
}
const divisorsOf = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);
/** Shapes of the triangles at the parallel sides, one for each triple, as [leg, leg, hypotenuse]. */
const shapes = (s: number) =>
  divisorsOf(s)
    .filter(g => s / g > 2)
    .flatMap(g => primitive(g).map(([x, y]) => [x, y, g] as const));
/** Multiples i of the hypotenuse g for the shorter side. */
const shorter = (s: number, g: number, least: number) =>
  divisorsOf(s).includes(g)
    ? Array.from({ length: Math.ceil(s / g / 2) - 1 }, (_, i) => i + 1).filter(i => i * g >= least)
    : [];
const named = (s: number) =>
  shapes(s)
    .map(shape => shape.join('\\text{-}'))
    .join(', \\; ');

const wholeParts = form({
  form: 'trapeziums-with-whole-parts',
  band: 'Hard',
  also: ['GM.TRI.4', 'GM.TRI.3', 'AL.DIO.5'],
  entry: true,
  likely: true,
  seconds: 125,
  stem: ({ s, least, frame }: Crossing) =>
    frame === 0
      ? `In a trapezium the diagonals are perpendicular to each other. Both parallel sides, of different lengths, and the four parts into which the diagonals cut each other measure whole numbers of centimetres. The parallel sides add up to $${s}$ cm, and neither is shorter than $${least}$ cm. How many different (non-congruent) trapeziums are possible?`
      : `Two rods cross at a right angle, and their four ends are the corners of a trapezium with parallel sides of different lengths. All four pieces from the crossing to the corners, and both parallel sides, are whole numbers of centimetres. The parallel sides are together $${s}$ cm long, the shorter one at least $${least}$ cm. How many such trapeziums are there, no two of them congruent?`,
  path: path<Crossing>()
    .step(
      'shapes',
      ({ s }) => shapes(s).map(([, , g]) => q(g)),
      'The triangles that the diagonals form with the parallel sides are similar, have a right angle and whole sides. So they are multiples of one and the same Pythagorean triple without a common factor, and its hypotenuse divides the sum. List these triples.',
      ({ s }) => `${s}: \\quad ${named(s)}`,
    )
    .step(
      'counts',
      ({ s, least }, { shapes: list }) => list.map(g => q(shorter(s, g.valueOf(), least).length)),
      ({ s, least }) =>
        `With the hypotenuse $g$ the parallel sides are $ig$ and $jg$ with $i + j = \\frac{${s}}{g}$ and $i < j$. Count the $i$ with $ig \\ge ${least}$ for each triple.`,
      ({ s, least }, { shapes: list, counts }) =>
        list
          .map((g, n) => {
            const fits = shorter(s, g.valueOf(), least);
            return `g = ${g}: \\; i + j = ${s / g.valueOf()}, \\; ${fits.length === 0 ? '\\text{none}' : fits.length === 1 ? `i = ${fits[0]}` : `i = ${fits[0]} \\text{ to } ${fits.at(-1)}`} \\; (${counts[n]})`;
          })
          .join('; \\quad '),
    )
    .step(
      'count',
      (_p, { counts }) => counts.reduce((a, b) => a.add(b), q(0)),
      'Add.',
      (_p, { counts, count }) => `${counts.join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'best_known_triple_only',
      at: 'counts',
      wrongly: (_p, { counts }) => counts.slice(0, 1),
      words: ({ s }, { count }) =>
        `$${count}$ uses the triple $${shapes(s)[0]?.join('\\text{-}')}$ alone; other triples divide the sum as well.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'counts',
      wrongly: ({ s, least }, { shapes: list, counts }) => {
        const all = list.map(g => q(shorter(s, g.valueOf(), 0).length));
        return least > 0 && all.join() !== counts.join() ? all : null;
      },
      words: ({ least }, { count }) =>
        `$${count}$ also counts trapeziums whose shorter parallel side is below $${least}$ cm.`,
    },
    {
      misconception: 'equal_values_counted',
      at: 'counts',
      wrongly: ({ s }, { shapes: list, counts }) =>
        list.some(g => (s / g.valueOf()) % 2 === 0)
          ? counts.map((n, i) => ((s / (list[i]?.valueOf() ?? 1)) % 2 === 0 ? n.add(1) : n))
          : null,
      words: (_p, { count }) =>
        `$${count}$ includes equal parallel sides; the figure is a rhombus then, and the sides were said to differ.`,
    },
    {
      misconception: 'order_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.mul(2),
      words: (_p, { count }) =>
        `$${count}$ counts each trapezium twice, once with the longer parallel side on top and once below.`,
    },
    {
      misconception: 'multiples_of_a_triple_counted_again',
      at: 'shapes',
      wrongly: ({ s }, { shapes: list }) => {
        const again = divisorsOf(s).filter(
          g => s / g > 2 && !list.some(h => h.equals(g)) && list.some(h => g % h.valueOf() === 0),
        );
        return again.length > 0 ? [...list, ...again.map(g => q(g))] : null;
      },
      words: (_p, { count, shapes: list }) =>
        `$${count}$ counts multiples of a triple again, such as the hypotenuse $${list.at(-1)}$; the same trapeziums have been counted already.`,
    },
    {
      misconception: 'bound_excluded',
      at: 'counts',
      wrongly: ({ s, least }, { shapes: list, counts }) => {
        const above = list.map(g => q(shorter(s, g.valueOf(), least + 1).length));
        return above.join() === counts.join() ? null : above;
      },
      words: ({ least }, { count }) =>
        `$${count}$ leaves out a shorter side of exactly $${least}$ cm, which is allowed.`,
    },
    {
      misconception: 'best_known_triple_left_out',
      at: 'counts',
      wrongly: (_p, { counts }) => (counts.length > 1 ? counts.slice(1) : null),
      words: ({ s }, { count }) =>
        `$${count}$ leaves out the trapeziums from the triple $${shapes(s)[0]?.join('\\text{-}')}$.`,
    },
    {
      misconception: 'bound_for_the_longer_side',
      at: 'counts',
      wrongly: ({ s, least }, { shapes: list }) =>
        list.map(g => q(shorter(s, g.valueOf(), 0).filter(i => s - i * g.valueOf() >= s - least).length)),
      words: ({ least }, { count }) =>
        `$${count}$ keeps the trapeziums whose shorter side is at most $${least}$ cm; it has to be at least that.`,
    },
    {
      misconception: 'next_value_missed',
      at: 'counts',
      wrongly: (_p, { counts }) => counts.map((n, i) => (i === 0 && n.valueOf() > 1 ? n.sub(1) : n)),
      words: ({ s }, { count }) => {
        const g = shapes(s)[0]?.[2] ?? 5;
        const i = Math.ceil(s / g / 2) - 1;
        return `$${count}$ leaves out the sides $${i * g}$ and $${s - i * g}$, which are closest to each other.`;
      },
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A trapezium whose diagonals cross at a right angle in whole parts, with the sum of the parallel sides given; the number of such figures is asked.',
  approach: () =>
    'The crossing makes two similar right triangles on the parallel sides. Whole sides tie them to one Pythagorean triple, whose hypotenuse divides the sum; the rest is counting pairs of multiples under a bound.',
  faster: ({ s, least }, { shapes: list }) =>
    `Divide $${s}$ by the hypotenuses ${list.map(g => `$${g}$`).join(', ')} and split each quotient into $i < j$ with $i \\ge ${list.map(g => `\\frac{${least}}{${g}}`).join(', ')}$.`,
  check: ({ s, least }) => {
    const at = shapes(s).find(([, , g]) => shorter(s, g, least).length > 0);
    if (!at) return '';
    const [x, y, g] = at;
    const i = shorter(s, g, least)[0] ?? 1;
    const j = s / g - i;
    return `With $i = ${i}$ and $j = ${j}$ the parts are $${x * i}, ${y * i}$ and $${x * j}, ${y * j}$: $${x * i}^2 + ${y * i}^2 = ${g * i}^2$, $${x * j}^2 + ${y * j}^2 = ${g * j}^2$, and $${g * i} + ${g * j} = ${s}$.`;
  },
  principle:
    'The diagonals of a trapezium cut off similar triangles on the parallel sides: with whole parts both are multiples of one basic triangle.',
  verify: ({ s, least }) => {
    let count = 0;
    for (let a = least; 2 * a < s; a += 1)
      for (let x = 1; 2 * x * x < a * a; x += 1) {
        const y = Math.sqrt(a * a - x * x);
        if (Number.isInteger(y) && (x * (s - a)) % a === 0 && (y * (s - a)) % a === 0) count += 1;
      }
    return q(count);
  },
});

/** GM.QAD.4 Hard: perpendicular diagonals that cut each other into whole parts. */
export const wholeDiagonals: readonly AnyTemplate[] = situation<Crossing>({
  type: 'GM.QAD.4',
  situation: 'whole-perpendicular-diagonals',
  tries: 40,
  draw: draw => {
    const p = {
      s: draw.pick([65, 75, 85, 100, 125, 130, 145, 150, 170, 175, 195, 200]),
      least: draw.pick([4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 22, 24, 25, 26, 28, 30, 34, 35, 39, 40]),
      frame: draw.int(0, 1),
    };
    const counts = shapes(p.s).map(([, , g]) => shorter(p.s, g, p.least).length);
    const count = counts.reduce((a, b) => a + b, 0);
    return counts.filter(n => n > 0).length > 1 && count >= 4 && count <= 20 ? p : null;
  },
  forms: [wholeParts],
});

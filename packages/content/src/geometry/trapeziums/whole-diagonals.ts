import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const wholeParts = form<Crossing>(
  'trapeziums-with-whole-parts',
  {
    band: 'Hard',
    seconds: 125,
    also: ['GM.TRI.4', 'GM.TRI.3', 'AL.DIO.5'],
    entry: true,
    verify: ({ s, least }) => {
      let count = 0;
      for (let a = least; 2 * a < s; a += 1)
        for (let x = 1; 2 * x * x < a * a; x += 1) {
          const y = Math.sqrt(a * a - x * x);
          if (Number.isInteger(y) && (x * (s - a)) % a === 0 && (y * (s - a)) % a === 0) count += 1;
        }
      return count;
    },
  },
  ({ s, least, frame }, { step }) => {
    const list = step(
      shapes(s).map(([, , g]) => q(g)),
      tex`${s}: \quad ${named(s)}`,
    )`
      The triangles that the diagonals form with the parallel sides are similar, have a right angle and whole sides. So
      they are multiples of one and the same Pythagorean triple without a common factor, and its hypotenuse divides the
      sum. List these triples.`;
    const counts = step(
      list.map(g => q(shorter(s, g.valueOf(), least).length)),
      value =>
        tex`${list
          .map((g, n) => {
            const fits = shorter(s, g.valueOf(), least);
            return `g = ${g}: \\; i + j = ${s / g.valueOf()}, \\; ${
              fits.length === 0
                ? '\\text{none}'
                : fits.length === 1
                  ? `i = ${fits[0]}`
                  : `i = ${fits[0]} \\text{ to } ${fits.at(-1)}`
            } \\; (${value[n]})`;
          })
          .join('; \\quad ')}`,
    )`
      With the hypotenuse $g$ the parallel sides are $ig$ and $jg$ with $i + j = \frac{${s}}{g}$ and $i < j$. Count the
      $i$ with $ig \ge ${least}$ for each triple.`;
    const count = step(
      counts.reduce((a, b) => a.add(b), q(0)),
      value => tex`${counts.join(' + ')} = ${value}`,
    )`
      Add.`;
    const g = shapes(s)[0]?.[2] ?? 5;
    const i = Math.ceil(s / g / 2) - 1;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`In a trapezium the diagonals are perpendicular to each other. Both parallel sides, of different
            lengths, and the four parts into which the diagonals cut each other measure whole numbers of centimetres.
            The parallel sides add up to $${s}$ cm, and neither is shorter than $${least}$ cm. How many different
            (non-congruent) trapeziums are possible?`
          : text`Two rods cross at a right angle, and their four ends are the corners of a trapezium with parallel sides
            of different lengths. All four pieces from the crossing to the corners, and both parallel sides, are whole
            numbers of centimetres. The parallel sides are together $${s}$ cm long, the shorter one at least $${least}$
            cm. How many such trapeziums are there, no two of them congruent?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', counts, counts.slice(0, 1))`
          $${count}$ uses the triple $${shapes(s)[0]?.join('\\text{-}')}$ alone; other triples divide the sum as well.`,
        slip('ignored_a_bound', counts, () => {
          const all = list.map(g => q(shorter(s, g.valueOf(), 0).length));
          return least > 0 && all.join() !== counts.join() ? all : null;
        })`
          $${count}$ also counts trapeziums whose shorter parallel side is below $${least}$ cm.`,
        slip(
          'let_in_equal_values',
          counts,
          () =>
            list.some(g => (s / g.valueOf()) % 2 === 0) &&
            counts.map((n, i) => ((s / (list[i]?.valueOf() ?? 1)) % 2 === 0 ? n.add(1) : n)),
        )`
          $${count}$ includes equal parallel sides; the figure is a rhombus then, and the sides were said to differ.`,
        slip('counted_order', count, calc`${count} * 2`)`
          $${count}$ counts each trapezium twice, once with the longer parallel side on top and once below.`,
        slip('counted_twice', list, () => {
          const again = divisorsOf(s).filter(
            g => s / g > 2 && !list.some(h => h.equals(g)) && list.some(h => g % h.valueOf() === 0),
          );
          return again.length > 0 ? [...list, ...again.map(g => q(g))] : null;
        })`
          $${count}$ counts multiples of a triple again, such as the hypotenuse $${list.at(-1)}$; the same trapeziums
          have been counted already.`,
        slip('left_out_an_end_point', counts, () => {
          const above = list.map(g => q(shorter(s, g.valueOf(), least + 1).length));
          return above.join() === counts.join() ? null : above;
        })`
          $${count}$ leaves out a shorter side of exactly $${least}$ cm, which is allowed.`,
        slip('left_out_a_case', counts, counts.length > 1 && counts.slice(1))`
          $${count}$ leaves out the trapeziums from the triple $${shapes(s)[0]?.join('\\text{-}')}$.`,
        slip('put_the_bound_on_another_quantity', counts, () =>
          list.map(g => q(shorter(s, g.valueOf(), 0).filter(i => s - i * g.valueOf() >= s - least).length)),
        )`
          $${count}$ keeps the trapeziums whose shorter side is at most $${least}$ cm; it has to be at least that.`,
        slip('sought_the_extreme_elsewhere', counts, () =>
          counts.map((n, i) => (i === 0 && n.valueOf() > 1 ? n.sub(1) : n)),
        )`
          $${count}$ leaves out the sides $${i * g}$ and $${s - i * g}$, which are closest to each other.`,
      ],
      snapRead: text`A trapezium whose diagonals cross at a right angle in whole parts, with the sum of the parallel
        sides given; the number of such figures is asked.`,
      approach: text`The crossing makes two similar right triangles on the parallel sides. Whole sides tie them to one
        Pythagorean triple, whose hypotenuse divides the sum; the rest is counting pairs of multiples under a bound.`,
      faster: text`Divide $${s}$ by the hypotenuses ${list.map(g => `$${g}$`).join(', ')} and split each quotient into
        $i < j$ with $i \ge ${list.map(g => `\\frac{${least}}{${g}}`).join(', ')}$.`,
      check: () => {
        const at = shapes(s).find(([, , g]) => shorter(s, g, least).length > 0);
        if (!at) return text``;
        const [x, y, g] = at;
        const i = shorter(s, g, least)[0] ?? 1;
        const j = s / g - i;
        return text`With $i = ${i}$ and $j = ${j}$ the parts are $${x * i}, ${y * i}$ and $${x * j}, ${y * j}$:
          $${x * i}^2 + ${y * i}^2 = ${g * i}^2$, $${x * j}^2 + ${y * j}^2 = ${g * j}^2$, and $${g * i} + ${g * j} =
          ${s}$.`;
      },
      principle: text`The diagonals of a trapezium cut off similar triangles on the parallel sides: with whole parts
        both are multiples of one basic triangle.`,
    };
  },
);

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

import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Roots {
  /** The middle root; k is at most `most`. */
  g: number;
  most: number;
  way: boolean;
}

/** Smallest roots a < g with a whole third root g²/a and a sum up to a bound. */
const firsts = (g: number, most: number): readonly Fraction[] =>
  Array.from({ length: g - 1 }, (_, i) => i + 1)
    .filter(a => (g * g) % a === 0 && a + g + (g * g) / a <= most)
    .map(a => q(a));
const sumsOf = (g: number, list: readonly Fraction[]) => list.map(a => a.add(g).add(q(g * g).div(a)));
const total = (list: readonly Fraction[]) => list.reduce((sum, x) => sum.add(x), q(0));

const sumOfK = form({
  form: 'sum-of-coefficients-in-proportion',
  band: 'Hard',
  also: ['AL.SEQ.3', 'NS.FAC.1'],
  seconds: 130,
  likely: true,
  stem: ({ g, most, way }: Roots) =>
    way
      ? `The roots of $x^3 - kx^2 + nx - ${g ** 3} = 0$ are three different positive integers in geometric progression. Find the sum of all possible values of $k$ that are not greater than $${most}$.`
      : `Three distinct positive integers that form a geometric progression satisfy $x^3 - kx^2 + nx = ${g ** 3}$, and $k \\le ${most}$. What is the sum of all values that $k$ can take?`,
  path: path<Roots>()
    .step(
      'middle',
      ({ g }) => q(g),
      'The product of the roots is the cube of the middle one.',
      ({ g }, { middle }) => `b^3 = ${g ** 3}, \\quad b = ${middle}`,
    )
    .step(
      'list',
      ({ most }, { middle }): readonly Fraction[] => firsts(middle.valueOf(), most),
      'The outer two have its square as their product, and the ratio need not be an integer. List the smallest root, as far as the sum of the roots stays within the bound.',
      ({ g, most }, { list }) =>
        `ac = ${g * g}: \\quad a = ${list.join(', ')} \\text{ with } a + ${g} + \\tfrac{${g * g}}{a} \\le ${most}`,
    )
    .quiet('sums', (_p, { middle, list }): readonly Fraction[] => sumsOf(middle.valueOf(), list))
    .step(
      'sum',
      (_p, { sums }) => total(sums),
      'The coefficient $k$ is the sum of the roots. Add its values.',
      (_p, { sums, sum }) => `${sums.join(' + ')} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'only_whole_ratios',
      at: 'list',
      wrongly: ({ g }, { list }) => {
        const whole = list.filter(a => g % a.valueOf() === 0);
        return whole.length > 0 && whole.length < list.length ? whole : null;
      },
      words: ({ g }, { list }) =>
        `Here $a$ was kept to divisors of $${g}$ ($${list.join(', ')}$); with a fraction as ratio it only has to divide $${g}^2$.`,
    },
    {
      misconception: 'equal_roots_allowed',
      at: 'sums',
      wrongly: ({ g, most }, { sums }) => (3 * g <= most ? [...sums, q(3 * g)] : null),
      words: ({ g }) => `Three roots equal to $${g}$ were let in; they are to be different.`,
    },
    {
      misconception: 'middle_root_left_out',
      at: 'sums',
      wrongly: ({ g }, { sums }) => sums.map(s => s.sub(g)),
      words: ({ g }) => `Only the outer two roots were added; the middle one, $${g}$, belongs to every sum.`,
    },
    {
      misconception: 'bound_forgotten',
      at: 'list',
      wrongly: ({ g, most }, { list }) => {
        const beyond = firsts(g, g * g)
          .filter(a => a.compare(list[0] ?? a) < 0)
          .at(-1);
        return beyond === undefined || most < 0 ? null : [beyond, ...list];
      },
      words: ({ g, most }, { list }) =>
        `The smallest root $${list[0]}$ was used too, but then $k$ is $${total(sumsOf(g, list.slice(0, 1)))}$, more than $${most}$.`,
    },
    {
      misconception: 'one_possibility_overlooked',
      at: 'list',
      wrongly: (_p, { list }) => list.slice(1),
      words: ({ g }, { list }) =>
        `$a = ${list.join(', ')}$ begins too late: the roots $a$, $${g}$ and $${g * g} \\div a$ stay within the bound for a smaller divisor of $${g * g}$ too.`,
    },
    {
      misconception: 'closest_roots_overlooked',
      at: 'list',
      wrongly: (_p, { list }) => list.slice(0, -1),
      words: ({ g }, { list }) =>
        `The list $a = ${list.join(', ')}$ stops too early; a larger divisor of $${g * g}$ below $${g}$ fits as well.`,
    },
    {
      misconception: 'adds_first_and_middle_only',
      at: 'sums',
      wrongly: ({ g }, { list }) =>
        list.map(a =>
          q(g * g)
            .div(a)
            .add(g),
        ),
      words: (_p, { sums }) =>
        `$${sums.join(', ')}$ lack the smallest root each; $k$ is the sum of all three.`,
    },
    {
      misconception: 'middle_root_counted_twice',
      at: 'sums',
      wrongly: ({ g }, { sums }) => sums.map(s => s.add(g)),
      words: ({ g }) => `The middle root $${g}$ was added twice to each sum.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The product of the roots is given, they are integers in geometric progression, and the sum of the roots is bounded.',
  approach: () =>
    'A geometric progression makes the product a cube and the outer product a square. Divisors of that square give all progressions; the bound removes some.',
  faster: ({ g }, { list, sums }) =>
    `With the pairs $a \\times c = ${g * g}$, $k = ${g} + (a + c)$; ${list.length} pairs fit: $${list.length} \\times ${g} + ${total(sums).sub(q(g).mul(list.length))}$.`,
  check: ({ g }, { list }) =>
    `The progressions are ${list.map(a => `$${a}, ${g}, ${q(g * g).div(a)}$`).join('; ')}, each with the product $${g ** 3}$.`,
  principle:
    'Three roots in geometric progression: their product is the cube of the middle one, and the ratio may be a fraction.',
  verify: ({ g, most }) => {
    const found = new Set<number>();
    for (let a = 1; a < most; a += 1)
      for (let b = a + 1; a + b < most; b += 1) {
        const c = g ** 3 / (a * b);
        if (Number.isInteger(c) && c > b && b * b === a * c && a + b + c <= most) found.add(a + b + c);
      }
    return q([...found].reduce((sum, k) => sum + k, 0));
  },
});

/** AL.POL.4 Hard: whole roots in geometric progression. */
export const rootsInProportion: readonly AnyTemplate[] = situation<Roots>({
  type: 'AL.POL.4',
  situation: 'roots-in-proportion',
  tries: 20,
  draw: draw => {
    const g = draw.pick([6, 8, 10, 12, 14, 15, 18, 20, 24, 28, 30]);
    const all = sumsOf(g, firsts(g, g * g + g + 1)).map(k => k.valueOf());
    const most = draw.step(30, 200, 5);
    const kept = all.filter(k => k <= most).length;
    return kept >= 2 && kept <= 5 && kept < all.length ? { g, most, way: draw.chance(0.5) } : null;
  },
  forms: [sumOfK],
});

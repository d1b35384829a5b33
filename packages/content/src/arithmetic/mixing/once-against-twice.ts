import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface OnceTwice {
  /** Litres drawn each time from the first vessel, and the most that a vessel can hold. */
  x: number;
  most: number;
  vessels: string;
  liquid: string;
  filler: string;
  frame: number;
}

const stories = [
  { vessels: 'tanks', liquid: 'milk', filler: 'water' },
  { vessels: 'drums', liquid: 'glycerine', filler: 'alcohol' },
  { vessels: 'casks', liquid: 'vinegar', filler: 'water' },
  { vessels: 'vats', liquid: 'dye', filler: 'thinner' },
] as const;

/** Divisors of a number below a bound for which the quotient is within a limit. */
const divisors = (of: number, below: number, quotientMost: number) => {
  const list: number[] = [];
  for (let d = 1; d < below; d += 1) if (of % d === 0 && of / d <= quotientMost) list.push(d);
  return list;
};

const possibleVolumes = form({
  form: 'number-of-volumes',
  band: 'Hard',
  revision: 6,
  seconds: 125,
  also: ['NS.FAC.3', 'AL.DIO.2'],
  entry: true,
  stem: ({ x, most, vessels, liquid, filler, frame }: OnceTwice) =>
    frame === 0
      ? `Two equal ${vessels} are full of ${liquid}. In one of them $${x}$ litres are replaced with ${filler}, and after mixing $${x}$ litres of the mixture are replaced with ${filler} again. In the other $y$ litres are replaced with ${filler} once. Both then hold the same quantity of ${liquid}, which is not zero. Here $y$ is an integer, and the capacity of each is a whole number of litres, at most $${most}$. How many capacities are possible?`
      : `Two ${vessels} of the same capacity, a whole number of litres not exceeding $${most}$, are full of ${liquid}. From the first, $${x}$ litres are drawn off and replaced with ${filler}, and the same is done once more with the mixture. From the second a whole number of litres is drawn off and replaced with ${filler} once only. Both then have the same concentration of ${liquid}, which is not zero. How many capacities are possible?`,
  path: path<OnceTwice>()
    .step(
      'square',
      ({ x }) => q(x * x),
      'With a volume $V$ the first keeps $\\frac{(V - x)^2}{V}$ and the second $V - y$ litres. Set them equal: the squares of $V$ cancel, and a product with a fixed value remains.',
      ({ x }, { square }) =>
        `V^2 - ${2 * x}V + ${square} = V^2 - yV \\Rightarrow V(${2 * x} - y) = ${square}`,
    )
    .quiet('below', ({ x }) => q(x))
    .step(
      'least',
      ({ most }, { square }) => square.div(most).ceil(),
      'Something is left, so the volume is more than is drawn and the bracket is smaller than that; the limit bounds it from below.',
      ({ x, most }, { square, least }) =>
        `V > ${x} \\Rightarrow ${2 * x} - y < ${x}, \\quad ${2 * x} - y \\ge \\frac{${square}}{${most}} \\Rightarrow ${2 * x} - y \\ge ${least}`,
    )
    .step(
      'count',
      (_p, { square, below, least }) => q(divisors(n(square), n(below), n(square) / n(least)).length),
      'Count the divisors between; each gives a volume and a whole $y$.',
      (_p, { square, below, least, count }) => {
        const list = divisors(n(square), n(below), n(square) / n(least));
        return `${list.join(', ')} \\quad (V = ${list.map(d => n(square) / d).join(', ')}): \\quad ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'all_divisors_counted',
      at: 'below',
      wrongly: (_p, { square }) => square.add(1),
      words: ({ x }) =>
        `Divisors of $${x}$ and more were counted too, but for them the vessel would hold no more than $${x}$ litres.`,
    },
    {
      misconception: 'limit_ignored',
      at: 'least',
      wrongly: () => q(1),
      words: ({ most }) => `Some of these volumes exceed $${most}$ litres.`,
    },
    {
      misconception: 'boundary_included',
      at: 'below',
      wrongly: ({ x }) => q(x + 1),
      words: ({ x }) =>
        `The divisor $${x}$ was counted; then $V = ${x}$, and nothing would be left of what was in it.`,
    },
    {
      misconception: 'square_not_taken',
      at: 'square',
      wrongly: ({ x }) => q(2 * x),
      words: ({ x }) =>
        `Divisors of $2 \\times ${x}$ were counted; the product of the two factors is the square of $${x}$.`,
    },
    {
      misconception: 'even_divisors_only',
      at: 'count',
      wrongly: (_p, { square, below, least }) =>
        q(divisors(n(square), n(below), n(square) / n(least)).filter(d => d % 2 === 0).length),
      words: (_p, { square, below, least }) =>
        `$${divisors(n(square), n(below), n(square) / n(least))
          .filter(d => d % 2 === 0)
          .join(', ')}$ are only the even divisors; odd ones give whole numbers as well.`,
    },
    {
      misconception: 'odd_divisors_only',
      at: 'count',
      wrongly: (_p, { square, below, least }) =>
        q(divisors(n(square), n(below), n(square) / n(least)).filter(d => d % 2 === 1).length),
      words: (_p, { count }) =>
        `Only the $${count}$ odd divisors were listed; even ones give whole numbers as well.`,
    },
    {
      misconception: 'divisors_of_the_number_itself',
      at: 'count',
      wrongly: ({ x }, { square, below, least }) =>
        q(divisors(n(square), n(below), n(square) / n(least)).filter(d => x % d === 0).length),
      words: ({ x }, { count }) =>
        `$${count}$ of the divisors between the bounds divide $${x}$; the product of the two factors is its square.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () =>
    'Two exchanges against one with the same result, in whole litres: a product with a fixed value.',
  approach: () =>
    'Equal quantities give an equation in which the square of the volume cancels. What remains is a product of two whole factors, counted between bounds.',
  faster: ({ x, most }, { square, least }) =>
    `The second exchange returns $\\frac{${x}^2}{V}$ litres of filler, a whole number $d$: divisors of $${square}$ from $${least}$ to $${x - 1}$, as $${x} < V \\le ${most}$.`,
  check: ({ x }, { square, below, least }) => {
    const d = divisors(n(square), n(below), n(square) / n(least)).at(-1) ?? 1;
    const volume = n(square) / d;
    return `With $V = ${volume}$ and $y = ${2 * x - d}$ both keep $${volume - 2 * x + d}$ litres: $\\frac{${volume - x}^2}{${volume}} = ${volume - 2 * x + d}$.`;
  },
  principle:
    'Two equal exchanges fall short of a double one by a square over the volume: whole numbers make it a divisor.',
  verify: ({ x, most }) => {
    let count = 0;
    for (let volume = x + 1; volume <= most; volume += 1) {
      const kept = q(volume - x)
        .mul(volume - x)
        .div(volume);
      if (kept.d === 1n && kept.lt(volume)) count += 1;
    }
    return q(count);
  },
});

/** AR.MIX.2 Hard: one exchange as strong as two, in whole litres. */
export const onceAgainstTwice: readonly AnyTemplate[] = situation<OnceTwice>({
  type: 'AR.MIX.2',
  situation: 'once-against-twice',
  tries: 40,
  draw: draw => {
    const x = draw.pick([12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 72]);
    const most = draw.step(2 * x + 10 - ((2 * x) % 10), 12 * x, 10);
    const count = divisors(x * x, x, most).length;
    return count >= 4 && count <= 9 && most < x * x
      ? { x, most, ...draw.pick(stories), frame: draw.int(0, 1) }
      : null;
  },
  forms: [possibleVolumes],
});

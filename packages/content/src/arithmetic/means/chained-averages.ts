import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

/** The positive difference of two averages, as it is written. */
const apart = (x: number | Fraction, y: number | Fraction) =>
  (x.valueOf() > y.valueOf() ? [x, y] : [y, x]).map(n => numberTex(n)).join(' - ');

interface Chain {
  a: number;
  b: number;
  c: number;
  ab: number;
  bc: number;
  frame: number;
}

const sizes = ({ a, b, c, ab, bc }: Chain) => {
  const [n1, n2] = ratioOf(Math.abs(ab - b), Math.abs(a - ab)) as [Fraction, Fraction];
  const [m2, m3] = ratioOf(Math.abs(bc - c), Math.abs(b - bc)) as [Fraction, Fraction];
  return ratioOf(n1.mul(m2), n2.mul(m2), n2.mul(m3)) as [Fraction, Fraction, Fraction];
};
const sumOf = (terms: readonly Fraction[]) => terms.reduce((sum, term) => sum.add(term), q(0));

const chainTold = ({ a, b, c, ab, bc, frame }: Chain) =>
  frame === 0
    ? `The average ages of the clerks, drivers and guards of a company are ${a}, ${b} and ${c} years respectively. Clerks and drivers together average ${ab} years, drivers and guards together ${bc} years.`
    : `A school has three houses. Their pupils scored ${a}, ${b} and ${c} points on average; the average was ${ab} for the first two houses together and ${bc} for the last two together.`;

const chainPath = () =>
  path<Chain>()
    .step(
      'firstTwo',
      ({ a, b, ab }) => ratioOf(Math.abs(ab - b), Math.abs(a - ab)),
      'By alligation find the ratio of the first two sizes.',
      ({ a, b, ab }, { firstTwo }) =>
        `(${apart(ab, b)}) : (${apart(a, ab)}) = ${(firstTwo as Fraction[]).map(numberTex).join(' : ')}`,
    )
    .step(
      'lastTwo',
      ({ b, c, bc }) => ratioOf(Math.abs(bc - c), Math.abs(b - bc)),
      'In the same way that of the last two.',
      ({ b, c, bc }, { lastTwo }) =>
        `(${apart(bc, c)}) : (${apart(b, bc)}) = ${(lastTwo as Fraction[]).map(numberTex).join(' : ')}`,
    )
    .step(
      'chain',
      (_p, { firstTwo, lastTwo }) => {
        const [n1, n2] = firstTwo as unknown as [Fraction, Fraction];
        const [m2, m3] = lastTwo as unknown as [Fraction, Fraction];
        return ratioOf(n1.mul(m2), n2.mul(m2), n2.mul(m3));
      },
      'Make the middle term the same in both and join them.',
      (_p, { chain }) => `${(chain as Fraction[]).map(numberTex).join(' : ')}`,
    );

const turnedRatio = (list: readonly Fraction[]) => [...list].reverse();
const chainSlips = [
  {
    misconception: 'alligation_inverted',
    at: 'firstTwo' as const,
    wrongly: (_p: Chain, { firstTwo }: { firstTwo: readonly Fraction[] }) => turnedRatio(firstTwo),
    words: ({ ab }: Chain) =>
      `The first ratio is upside down: the group whose average is nearer to ${ab} is the larger one.`,
  },
  {
    misconception: 'alligation_inverted',
    at: 'lastTwo' as const,
    wrongly: (_p: Chain, { lastTwo }: { lastTwo: readonly Fraction[] }) => turnedRatio(lastTwo),
    words: ({ bc }: Chain) =>
      `The second ratio is upside down: the nearer average, seen from ${bc}, belongs to the larger group.`,
  },
  {
    misconception: 'chained_without_matching',
    at: 'chain' as const,
    wrongly: (
      _p: Chain,
      { firstTwo, lastTwo }: { firstTwo: readonly Fraction[]; lastTwo: readonly Fraction[] },
    ) => [firstTwo[0] as Fraction, firstTwo[1] as Fraction, lastTwo[1] as Fraction],
    words: () => 'The two ratios were strung together although the middle group has different terms in them.',
  },
];

const allThree = form({
  form: 'average-of-three-groups',
  revision: 4,
  band: 'Medium',
  seconds: 80,
  also: ['AR.RAT.1'],
  suits: p => {
    const [x, y, z] = sizes(p);
    return (
      x
        .mul(p.a)
        .add(y.mul(p.b))
        .add(z.mul(p.c))
        .div(sumOf([x, y, z]))
        .mul(2).d === 1n
    );
  },
  stem: (p: Chain) => `${chainTold(p)} What is the average of all three together?`,
  path: chainPath().step(
    'mean',
    ({ a, b, c }, { chain }) => {
      const [x, y, z] = chain as unknown as [Fraction, Fraction, Fraction];
      return x
        .mul(a)
        .add(y.mul(b))
        .add(z.mul(c))
        .div(sumOf([x, y, z]));
    },
    'Average the three with these weights.',
    ({ a, b, c }, { chain, mean }) => {
      const [x, y, z] = chain as unknown as [Fraction, Fraction, Fraction];
      return `\\frac{${numberTex(x)} \\times ${a} + ${numberTex(y)} \\times ${b} + ${numberTex(z)} \\times ${c}}{${numberTex(sumOf([x, y, z]))}} = ${numberTex(mean)}`;
    },
  ),
  slips: [
    ...chainSlips,
    {
      misconception: 'averages_averages',
      at: 'mean',
      wrongly: ({ a, b, c }) => q(a + b + c, 3),
      words: ({ a, b, c }, { mean }) =>
        `The three averages were treated as if the groups had one size. Here $\\frac{${numberTex(a)} + ${numberTex(b)} + ${numberTex(c)}}{3} = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'averages_pair_averages',
      at: 'mean',
      wrongly: ({ ab, bc }) => q(ab + bc, 2),
      words: ({ ab, bc }) =>
        `The middle of ${ab} and ${bc} counts the middle group twice and ignores the sizes.`,
    },
    {
      misconception: 'outer_groups_only',
      at: 'mean',
      wrongly: ({ a, c }, { chain }) => {
        const [x, , z] = chain as unknown as [Fraction, Fraction, Fraction];
        return x.mul(a).add(z.mul(c)).div(x.add(z));
      },
      words: () => 'The middle group served for the ratio and was then left out of the average.',
    },
  ],
  show: value => plain(value as Fraction),
  // The third group draws the average of a pair towards its own, and the average of all stays on that side.
  onSight: (value, { a, c, ab, bc }) =>
    [
      [ab, c],
      [bc, a],
    ].every(([pair = 0, third = 0]) => {
      const at = (value as Fraction).valueOf();
      return at > Math.min(pair, third) && at < Math.max(pair, third);
    }),
  plausible: (value, { a, b, c }) =>
    (value as Fraction).gt(Math.min(a, b, c)) &&
    (value as Fraction).lt(Math.max(a, b, c)) &&
    (value as Fraction).d <= 60n,
  snapRead: () =>
    'Averages of three groups and of two pairs, no sizes. The average of all is asked; the middle group links the two pairs.',
  approach: () =>
    'Each pair average gives a ratio of two sizes. Join the ratios through the middle group and take the weighted average.',
  faster: (p, { chain }) =>
    `Start from ${p.b}: with weights $${(chain as Fraction[]).map(numberTex).join(' : ')}$ only the deviations $${p.a - p.b}$ and $${p.c - p.b}$ of the outer groups count.`,
  check: ({ a, b, ab }, { chain }) => {
    const [x, y] = chain as unknown as [Fraction, Fraction, Fraction];
    return `The first pair: $\\frac{${numberTex(x)} \\times ${a} + ${numberTex(y)} \\times ${b}}{${numberTex(x.add(y))}} = ${ab}$, as told; the second pair works out likewise.`;
  },
  principle: 'Pair averages give ratios of sizes; ratios are joined through the group they share.',
  verify: p => {
    for (let y = 1; y < 3000; y += 1) {
      const x = (y * (p.ab - p.b)) / (p.a - p.ab);
      const z = (y * (p.bc - p.b)) / (p.c - p.bc);
      if (Number.isInteger(x) && Number.isInteger(z)) return q(x * p.a + y * p.b + z * p.c, x + y + z);
    }
    throw new Error('no sizes fit');
  },
});

/** AR.AVG.2 Medium: groups tied to each other by averages of two. */
export const chainedAverages: readonly AnyTemplate[] = situation<Chain>({
  type: 'AR.AVG.2',
  situation: 'chained-averages',
  tries: 40,
  draw: draw => {
    const [a, b, c] = [draw.int(24, 60), draw.int(24, 60), draw.int(24, 60)];
    const inside = (x: number, y: number) => draw.int(Math.min(x, y) + 1, Math.max(x, y) - 1);
    if (Math.abs(a - b) < 3 || Math.abs(b - c) < 3 || a === c) return null;
    const p = { a, b, c, ab: inside(a, b), bc: inside(b, c), frame: draw.int(0, 1) };
    const chain = sizes(p);
    const step = Number(sumOf(chain).n);
    const clear = step >= 9 && step <= 60 && new Set(chain.map(term => Number(term.n))).size === 3;
    return clear && new Set([a, b, c, p.ab, p.bc]).size === 5 ? p : null;
  },
  forms: [allThree],
});

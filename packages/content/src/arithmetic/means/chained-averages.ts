import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

/** The positive difference of two averages, as it is written. */
const apart = (x: number | Fraction, y: number | Fraction) =>
  (x.valueOf() > y.valueOf() ? [x, y] : [y, x]).map(n => numberTex(n)).join(' - ');
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

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
    ? `Clerks, drivers and guards of a company are on average ${a}, ${b} and ${c} years old. Clerks and drivers together average ${ab} years, drivers and guards together ${bc} years.`
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
  revision: 2,
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
  stem: (p: Chain) => `${chainTold(p)} What is the average of all three groups together?`,
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

const chains = situation<Chain>({
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

interface Moved {
  /** Averages of both teams before, rises of both, and members of both together; the score of the one who moves. */
  a: number;
  b: number;
  u: number;
  v: number;
  n: number;
  m: number;
  frame: number;
}

const score = ({ a, n, u }: Moved) => a - (n - 1) * u;

const mover = form({
  form: 'score-of-the-mover',
  band: 'Hard',
  seconds: 110,
  also: ['AR.AVG.1'],
  entry: true,
  stem: ({ a, b, u, v, n, m, frame }: Moved) =>
    frame === 0
      ? `Two teams have ${n + m} players in all. The players of team P have ${a} points on average and those of team Q ${b}. When one player goes from P to Q, the average of P rises by ${u} and that of Q rises by ${v}. How many points has this player?`
      : frame === 1
        ? `${n + m} plants stand in two beds; their average heights are ${a} cm and ${b} cm. Moving one plant from the first bed to the second raises the average of the first by ${u} cm and that of the second by ${v} cm. How tall is this plant, in cm?`
        : `The books on two shelves, ${n + m} altogether, average ${a} pages on the upper shelf and ${b} on the lower one. One book is put from the upper shelf on the lower, and both averages go up, by ${u} and by ${v} pages. How many pages has it?`,
  path: path<Moved>()
    .step(
      'apart',
      ({ a, b }) => q(a - b),
      'The one who moves lies below the first average and above the second. These two distances make up the gap between the averages.',
      ({ a, b }, { apart }) => `${a} - ${b} = ${numberTex(apart)}`,
    )
    .quiet('others', ({ n, m }) => q(n + m))
    .step(
      'first',
      ({ u, v }, { apart, others }) =>
        others
          .mul(v)
          .sub(apart)
          .div(v - u),
      'Let $k$ be the number who stay in the first group: the distance there is $k$ times its rise. The second group then has one more than before; its distance is its new number times its rise. Solve for $k$.',
      ({ u, v }, { apart, others, first }) =>
        `${u}k + ${v}(${numberTex(others)} - k) = ${numberTex(apart)} \\Rightarrow k = ${numberTex(first)}`,
    )
    .quiet('rise', ({ u }) => q(u))
    .step(
      'score',
      ({ a }, { first, rise }) => q(a).sub(first.mul(rise)),
      'Go down from the first average by that distance.',
      ({ a }, { first, rise, score: last }) =>
        `${a} - ${numberTex(first)} \\times ${numberTex(rise)} = ${numberTex(last)}`,
    ),
  slips: [
    {
      misconception: 'leaver_still_counted',
      at: 'score',
      wrongly: ({ a }, { first, rise }) => q(a).sub(first.add(1).mul(rise)),
      words: ({ a }, { first, rise, score }) =>
        `The distance was multiplied by the old number in the first group; only those who stay share the rise. Here $${numberTex(a)} - (${numberTex(first)} + 1) \\times ${numberTex(rise)} = ${numberTex(score)}$.`,
    },
    {
      misconception: 'newcomer_not_counted',
      at: 'score',
      wrongly: ({ b, v }, { first, others }) => others.sub(first).sub(1).mul(v).add(b),
      words: ({ b, v }, { first, others, score }) =>
        `In the second group the rise was multiplied by the old number; the newcomer takes part in the new average. Here $(${numberTex(others)} - ${numberTex(first)} - 1) \\times ${numberTex(v)} + ${numberTex(b)} = ${numberTex(score)}$.`,
    },
    {
      misconception: 'rises_swapped',
      at: 'rise',
      wrongly: ({ v }) => q(v),
      words: ({ u, v }) => `The rise of ${v} was used for the first group, whose average rises by ${u}.`,
    },
    {
      misconception: 'middle_of_averages',
      at: 'score',
      wrongly: ({ a, b }) => q(a + b, 2),
      words: ({ a, b }) => `Half-way between ${a} and ${b} is a guess that does not use the rises.`,
    },
    {
      misconception: 'second_group_one_less',
      at: 'others',
      wrongly: ({ n, m }) => q(n + m - 1),
      words: () => 'The newcomer was left out of the second group when the numbers were counted.',
    },
    {
      misconception: 'from_second_average',
      at: 'score',
      wrongly: ({ b }, { first, rise }) => q(b).add(first.mul(rise)),
      words: ({ b }) => `The distance of the first group was added to ${b}, the average of the second.`,
    },
    {
      misconception: 'divides_by_old_numbers',
      at: 'score',
      wrongly: ({ a }, { first, rise }) => q(a).sub(first.sub(1).mul(rise)),
      words: ({ a }, { first, rise, score }) =>
        `One member too few was counted among those who stay. Here $${numberTex(a)} - (${numberTex(first)} - 1) \\times ${numberTex(rise)} = ${numberTex(score)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { a, b }) => whole(value) && value.lt(a + 1) && value.gt(b - 1),
  snapRead: () =>
    'One member moves and both averages rise by known amounts; only the number of all is given. The value that moved is asked.',
  approach: () =>
    'Each rise times the number that shares it is the distance of the mover from that average. The two distances make up the gap: one equation.',
  faster: ({ u, v }, { apart, others }) =>
    `All ${numberTex(others)} at a rise of ${v} would give $${numberTex(others.mul(v))}$; the excess over $${numberTex(apart)}$, divided by $${v - u}$, is the number who stay.`,
  check: ({ a, b, u, v, n, m }, { score: last }) =>
    `$\\frac{${n} \\times ${a} - ${numberTex(last)}}{${n - 1}} = ${a + u}$ and $\\frac{${m} \\times ${b} + ${numberTex(last)}}{${m + 1}} = ${b + v}$.`,
  principle:
    'A member who moves is as far from an average as the change of that average times the number who share it.',
  verify: ({ a, b, u, v, n, m }) => {
    for (let first = 2; first < n + m - 1; first += 1)
      for (let x = b; x <= a; x += 1)
        if (
          first * a - x === (first - 1) * (a + u) &&
          (n + m - first) * b + x === (n + m - first + 1) * (b + v)
        )
          return q(x);
    throw new Error('no value fits');
  },
});

const moves = situation<Moved>({
  type: 'AR.AVG.2',
  situation: 'one-moves',
  tries: 12,
  draw: draw => {
    const [u, v] = [draw.int(1, 4), draw.int(1, 5)];
    const [n, m] = [draw.int(6, 24), draw.int(5, 24)];
    const b = draw.int(20, 70);
    const a = b + (n - 1) * u + (m + 1) * v;
    const p = { a, b, u, v, n, m, frame: draw.int(0, 2) };
    return u !== v && a <= 240 && score(p) !== (a + b) / 2 ? p : null;
  },
  forms: [mover],
});

/** AR.AVG.2 Medium and Hard: groups tied to each other, and one who moves. */
export const chainedAverages: readonly AnyTemplate[] = [...chains, ...moves];

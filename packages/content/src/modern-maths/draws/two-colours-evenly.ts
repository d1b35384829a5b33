import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Even {
  /** At most this many balls. */
  n: number;
  /** Two of the first colour: at least s/t where that is less than 1/4, at most s/t where it is more. */
  s: number;
  t: number;
  scene: 'bag' | 'sweets' | 'club' | 'bulbs';
}

/** Whether the chance of two of the first colour is bounded from below. */
const isLeast = ({ s, t }: Even) => 4 * s < t;
/** The first k for which the bounded case satisfies its bound: (k ± 2)/(4k) against s/t. */
const firstOf = ({ s, t }: Even) => Math.ceil((2 * t) / Math.abs(t - 4 * s));
/** The colour of which there is more in the case that the bound restricts. */
const restricted = (p: Even) => (isLeast(p) ? 'fewer' : 'more');
const free = (p: Even) => (isLeast(p) ? 'more' : 'fewer');
const chanceTex = (kind: 'fewer' | 'more') => `\\frac{k ${kind === 'more' ? '+' : '-'} 2}{4k}`;
const boundTex = ({ s, t, ...p }: Even) => `${isLeast({ s, t, ...p }) ? '\\ge' : '\\le'} \\frac{${s}}{${t}}`;

const evenColours = form({
  form: 'pairs-with-an-even-chance',
  revision: 3,
  band: 'Hard',
  also: ['AL.DIO.3', 'AL.INQ.2'],
  entry: true,
  likely: true,
  seconds: 135,
  stem: (p: Even) => {
    const { n, s, t, scene } = p;
    const bound = isLeast(p) ? 'at least' : 'at most';
    return scene === 'bag'
      ? `A bag holds red and white balls, at most $${n}$ in all. Two balls are drawn at random without replacement. The probability that their colours are different is $\\frac{1}{2}$, and the probability that both are red is ${bound} $\\frac{${s}}{${t}}$. How many pairs of numbers (red, white) are possible?`
      : scene === 'sweets'
        ? `Some sweets in a jar, not more than $${n}$ altogether, are mint and the others lemon. If two are taken together at random, one of each kind is as likely as two of the same kind, and two mint sweets have a probability of ${bound} $\\frac{${s}}{${t}}$. In how many ways can the jar be made up of mint and lemon sweets?`
        : scene === 'bulbs'
          ? `Among the lamps of a consignment, $${n}$ at the most, some are blue and the rest green. Two of the lamps are tested, chosen at random. The probability that one is blue and the other green is $\\frac{1}{2}$, and the probability that both are blue is ${bound} $\\frac{${s}}{${t}}$. How many combinations of the numbers of blue and green lamps satisfy this?`
          : `Two members of a club, which has not more than $${n}$ members, are chosen by lot. The probability that one woman and one man are chosen is $\\frac{1}{2}$, and the probability that both are women is ${bound} $\\frac{${s}}{${t}}$. How many ordered pairs (number of women, number of men) are possible?`;
  },
  path: path<Even>()
    .step(
      'most',
      ({ n }) => q(Math.floor(Math.sqrt(n))),
      'Let $a$ be of the first kind and $b$ of the second. Write the chance of two different ones; it says that the total is the square of the difference. So the total is a perfect square $k^2$.',
      ({ n }, { most }) =>
        `\\frac{2ab}{(a + b)(a + b - 1)} = \\frac{1}{2} \\Rightarrow a + b = (a - b)^2 = k^2 \\le ${n}, \\quad k = 2, \\dots, ${most}`,
    )
    .step(
      'unrestricted',
      (_p, { most }) => most.sub(1),
      p =>
        `Either kind may be the larger one: $a = \\frac{k^2 \\pm k}{2}$. With ${free(p)} of the first kind the chance of two of them is always ${isLeast(p) ? 'above' : 'below'} $\\frac{1}{4}$, so every $k$ will do.`,
      (p, { most, unrestricted }) =>
        `${chanceTex(free(p))} ${isLeast(p) ? '>' : '<'} \\frac{1}{4}: \\quad ${most} - 1 = ${unrestricted}`,
    )
    .step(
      'start',
      p => q(firstOf(p)),
      p =>
        `With ${restricted(p)} of the first kind the chance lies on the other side of $\\frac{1}{4}$; find from which $k$ on it satisfies the bound.`,
      (p, { start }) => `${chanceTex(restricted(p))} ${boundTex(p)} \\Rightarrow k \\ge ${start}`,
    )
    .step(
      'bounded',
      (_p, { most, start }) => most.sub(start).add(1),
      'Count these.',
      (_p, { most, start, bounded }) => `${most} - ${start} + 1 = ${bounded}`,
    )
    .step(
      'count',
      (_p, { unrestricted, bounded }) => unrestricted.add(bounded),
      'Both cases count.',
      (_p, { unrestricted, bounded, count }) => `${unrestricted} + ${bounded} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_kind_only',
      gives: 'unrestricted',
      words: (p, { unrestricted, start }) =>
        `$${unrestricted}$ counts only the cases with ${free(p)} of the first kind; with ${restricted(p)} of them the bound holds too from $k = ${start}$ on.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'bounded',
      wrongly: (_p, { most }) => most.sub(1),
      words: (_p, { bounded, count, start }) =>
        `$2 \\times ${bounded} = ${count}$ counts both cases for every $k$; in one of them the bound fails for every $k$ below $${start}$.`,
    },
    {
      misconception: 'bound_in_both_cases',
      at: 'unrestricted',
      wrongly: (_p, { bounded }) => bounded,
      words: (p, { start, count }) =>
        `$${count}$ lets $k$ begin with $${start}$ in both cases; with ${free(p)} of the first kind the smaller $k$ are possible as well.`,
    },
    {
      misconception: 'single_one_counted',
      at: 'unrestricted',
      wrongly: (_p, { most }) => most,
      words: (_p, { unrestricted }) =>
        `$${unrestricted}$ lets in $k = 1$, a single one, of which no two can be drawn.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'bounded',
      wrongly: (_p, { most, start }) => (most.gt(start) ? most.sub(start) : null),
      words: (_p, { most, start, bounded }) =>
        `$${most} - ${start} = ${bounded}$ leaves one end out; both $k = ${start}$ and $k = ${most}$ are possible.`,
    },
    {
      misconception: 'square_beyond_the_limit',
      at: 'most',
      wrongly: ({ n }) => (Number.isInteger(Math.sqrt(n)) ? null : q(Math.ceil(Math.sqrt(n)))),
      words: ({ n }, { most }) =>
        `$k = ${most}$ was let in, but $${most}^2 = ${most.mul(most)}$ is more than $${n}$.`,
    },
    {
      misconception: 'bounded_kindonly',
      gives: 'bounded',
      words: (p, { bounded }) =>
        `$${bounded}$ is the number of cases with ${restricted(p)} of the first kind alone.`,
    },
    {
      misconception: 'single_one_counted_in_both_cases',
      at: 'count',
      wrongly: (_p, { most }) => most.mul(2),
      words: (_p, { most, count }) =>
        `$2 \\times ${most} = ${count}$ takes every square from $1$ on twice; neither the bound nor the single one was looked at.`,
    },
    {
      misconception: 'strict_on_the_wrong_side',
      at: 'start',
      wrongly: (_p, { start }) => start.sub(1),
      words: (p, { start }) =>
        `$k = ${start}$ breaks the bound: the chance is then $\\frac{${Number(start) + (isLeast(p) ? -2 : 2)}}{${Number(start) * 4}}$.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { n }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= n,
  snapRead: () =>
    'Two drawn without replacement; different ones in half of the cases, and a bound for two of one kind. Pairs of whole numbers are counted.',
  approach: () =>
    'The even chance makes the total a perfect square and leaves two cases, more or fewer of the first kind. In each of them the chance of two of that kind is a simple fraction of $k$, to be compared with the bound.',
  faster: (p, { most, start }) =>
    `Totals are $4, 9, \\dots, ${most.mul(most)}$, split as neighbouring triangular numbers. Two alike have the chance $\\frac{1}{4} \\pm \\frac{1}{2k}$: one sign always fits, the other when $\\frac{1}{2k} \\le \\frac{${Math.abs(p.t - 4 * p.s)}}{${4 * p.t}}$, from $k = ${start}$ on.`,
  check: (p, { start }) => {
    const k = Number(start);
    const a = (k * k + (isLeast(p) ? -k : k)) / 2;
    const b = k * k - a;
    return `$k = ${k}$: $${a}$ and $${b}$; different with $\\frac{2 \\times ${a} \\times ${b}}{${k * k} \\times ${k * k - 1}} = \\frac{1}{2}$, two of the first kind with $\\frac{${a} \\times ${a - 1}}{${k * k} \\times ${k * k - 1}} = \\frac{${k + (isLeast(p) ? -2 : 2)}}{${4 * k}} ${boundTex(p)}$.`;
  },
  principle:
    'Two different ones in half of all draws mean that the total is the square of the difference; which kind is the larger is a case of its own.',
  verify: p => {
    let count = 0;
    for (let a = 1; a < p.n; a += 1)
      for (let b = 1; a + b <= p.n; b += 1) {
        const all = (a + b) * (a + b - 1);
        if (4 * a * b !== all) continue;
        const [two, bound] = [a * (a - 1) * p.t, p.s * all];
        if (isLeast(p) ? two >= bound : two <= bound) count += 1;
      }
    return q(count);
  },
});

/** MM.PRB.3 Hard: two kinds that come together in half of the draws, and a bound for two of one kind. */
export const twoColoursEvenly: readonly AnyTemplate[] = situation<Even>({
  type: 'MM.PRB.3',
  situation: 'two-colours-evenly',
  tries: 60,
  draw: draw => {
    const [s, t] = draw.pick([
      [1, 5],
      [1, 6],
      [3, 16],
      [1, 8],
      [3, 14],
      [2, 11],
      [3, 20],
      [1, 7],
      [3, 10],
      [1, 3],
      [2, 7],
      [4, 13],
      [3, 8],
      [5, 16],
      [5, 17],
      [4, 11],
    ] as const);
    const p: Even = {
      n: draw.int(80, 450),
      s,
      t,
      scene: draw.pick(['bag', 'sweets', 'club', 'bulbs'] as const),
    };
    const [most, start] = [Math.floor(Math.sqrt(p.n)), firstOf(p)];
    return start >= 5 && most - start >= 2 ? p : null;
  },
  forms: [evenColours],
});

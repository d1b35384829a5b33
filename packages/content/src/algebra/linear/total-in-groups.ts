import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const times = (k: number) => (k === 2 ? 'twice' : `$${k}$ times`);

interface Class {
  /** Boys who would leave and the multiple, girls who would leave, and the size of the groups. */
  u: number;
  m: number;
  v: number;
  g: number;
  way: boolean;
}

/** All (x, y) that satisfy both comparisons, for the totals of a class. */
const isPossible = ({ u, m, v }: Class, x: number, y: number) =>
  x >= u && y >= v && y > m * (x - u) && x > y - v;
/** The boys with whom a total is possible, if any. */
const boysFor = (p: Class, total: number) => {
  for (let x = 0; x <= total; x += 1) if (isPossible(p, x, total - x)) return x;
  return null;
};
const downTo = (from: number, fits: (total: number) => boolean) => {
  for (let total = from; total > 0; total -= 1) if (fits(total)) return q(total);
  return q(0);
};

/** What a total leaves for x: y = T − x must not pass either bound. */
const range = ({ u, m }: Class, over: Fraction, total: Fraction) =>
  [total.sub(over).div(2), total.add(m * u - 1).div(m + 1)] as const;

const inGroups = form({
  form: 'largest-total-in-full-groups',
  revision: 2,
  band: 'Hard',
  also: ['AL.INQ.7', 'NS.NUM.5'],
  seconds: 130,
  entry: true,
  likely: true,
  stem: ({ u, m, v, g, way }: Class) =>
    way
      ? `If $${u}$ boys left a dance class, there would be more than ${times(m)} as many girls as boys. If $${v}$ girls left instead, there would be more boys than girls. The whole class can be divided into groups of exactly $${g}$. What is the maximum number of children in the class?`
      : `Every goat in a flock is either black or white, and the number of goats is a multiple of $${g}$. If $${u}$ black goats were sold, there would be more than ${times(m)} as many white goats as black ones left. If $${v}$ white goats were sold instead, there would be more black goats than white ones. What is the maximum number of goats in the flock?`,
  path: path<Class>()
    .quiet('strict', () => q(1))
    .step(
      'over',
      ({ v }, { strict }) => q(v).sub(strict),
      ({ way }) =>
        `Let there be $x$ ${way ? 'boys and $y$ girls' : 'black goats and $y$ white ones'}. In whole numbers a strict inequality leaves at least one.`,
      ({ u, m, v }, { over }) =>
        `y \\ge ${m}(x - ${u}) + 1, \\quad y - ${v} < x, \\ \\text{so } y \\le x + ${over}`,
    )
    .step(
      'top',
      ({ u, m }, { over, strict }) => {
        const x = over
          .sub(strict)
          .add(m * u)
          .div(m - 1)
          .floor();
        return x.mul(2).add(over);
      },
      'The lower bound of $y$ must not pass the upper one. This gives the greatest $x$, and with the greatest $y$ for it a bound for the total $T$.',
      ({ u, m }, { over, top }) => {
        const x = top.sub(over).div(2);
        return `${m}(x - ${u}) + 1 \\le x + ${over}, \\quad x \\le ${x}, \\quad T \\le ${x} + ${x.add(over)} = ${top}`;
      },
    )
    .step(
      'multiple',
      ({ g }, { top }) => top.div(g).floor().mul(g),
      'Take the greatest multiple of the group size up to this bound. It still has to be tested: not every smaller total can be split into a suitable $x$ and $y$.',
      (p, { over, multiple }) => {
        const [low, high] = range(p, over, multiple);
        return `T = ${multiple}: \\quad x \\ge ${numberTex(low)}, \\ x \\le ${numberTex(high)}`;
      },
    )
    .step(
      'total',
      (p, { multiple }) => downTo(multiple.valueOf(), t => t % p.g === 0 && boysFor(p, t) !== null),
      'No integer lies between these bounds. Go down by the group size until one does.',
      (p, { over, total }) => {
        const [low, high] = range(p, over, total);
        return `T = ${total}: \\quad ${numberTex(low)} \\le x \\le ${numberTex(high)}, \\quad x = ${boysFor(p, total.valueOf()) ?? ''}`;
      },
    ),
  slips: [
    {
      misconception: 'smaller_total_not_tested',
      gives: 'multiple',
      words: ({ g }, { multiple, top }) =>
        `$${multiple}$ is the greatest multiple of $${g}$ up to $${top}$, but no whole $x$ and $y$ with this sum satisfy both conditions.`,
    },
    {
      misconception: 'group_size_ignored',
      gives: 'top',
      words: ({ g }, { top }) =>
        `A total of $${top}$ satisfies both comparisons, but $${g}$ does not divide $${top}$.`,
    },
    {
      misconception: 'one_group_too_few',
      at: 'total',
      wrongly: (p, { total }) => downTo(total.valueOf() - p.g, t => t % p.g === 0),
      words: ({ g }, { total }) => `$${total}$ is possible, but so is $${total} + ${g}$.`,
    },
    {
      misconception: 'next_multiple_above',
      at: 'multiple',
      wrongly: ({ g }, { top }) => top.div(g).floor().add(1).mul(g),
      words: ({ g }, { multiple, top }) =>
        `$${multiple}$ is the next multiple of $${g}$ above $${top}$; beyond $${top}$ the two conditions contradict each other.`,
    },
    {
      misconception: 'group_size_of_the_boys_only',
      at: 'total',
      wrongly: (p, { top, over }) => {
        const x = top.sub(over).div(2).div(p.g).floor().mul(p.g);
        return x.mul(2).add(over);
      },
      words: ({ g }, { total }) =>
        `$${total}$ comes from making $x$ a multiple of $${g}$; the whole total has to be one.`,
    },
    {
      misconception: 'equality_allowed',
      at: 'strict',
      wrongly: () => q(0),
      words: (_p, { top }) =>
        `The bound $${top}$ treats 'more than' as 'at least'; in whole numbers each strict inequality costs one.`,
    },
    {
      misconception: 'two_groups_too_many',
      at: 'total',
      wrongly: ({ g }, { multiple }) => multiple.add(2 * g),
      words: ({ g }, { top, total }) =>
        `$${total}$ is a multiple of $${g}$, but the two conditions allow at most $${top}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  onSight: (value, { g }) => value.mod(g).equals(0),
  snapRead: () => 'Two strict comparisons of whole numbers and a divisibility; the greatest total is asked.',
  approach: () =>
    'One comparison bounds $y$ from below, the other from above; together they bound the total. Near that bound a total need not split into whole numbers, so the multiples have to be tested.',
  faster: (p, { over, top, total }) =>
    `$\\frac{T - ${over}}{2} \\le x \\le \\frac{T + ${p.m * p.u - 1}}{${p.m + 1}}$ gives $T \\le ${top}$; of the multiples of $${p.g}$ the first with an integer $x$ in between is $${total}$.`,
  check: (p, { total, multiple }) => {
    const x = boysFor(p, total.valueOf()) ?? 0;
    const y = total.valueOf() - x;
    return `With $${x}$ and $${y}$: $${y} > ${p.m} \\times ${x - p.u} = ${p.m * (x - p.u)}$, and $${y} - ${p.v} = ${y - p.v} < ${x}$. For $${multiple}$ no split does it.`;
  },
  principle:
    'The greatest value under inequalities need not have the wanted divisor, and a smaller one must be tested again.',
  verify: p => {
    let best = 0;
    for (let x = p.u; x <= 400; x += 1)
      for (let y = p.v; y <= 800; y += 1)
        if (y > p.m * (x - p.u) && x > y - p.v && (x + y) % p.g === 0) best = Math.max(best, x + y);
    return q(best);
  },
});

/** AL.LIN.1 Hard: the greatest total under two comparisons that also has a divisor. */
export const totalInGroups: readonly AnyTemplate[] = situation<Class>({
  type: 'AL.LIN.1',
  situation: 'total-in-groups',
  tries: 100,
  draw: draw => {
    const p: Class = {
      u: draw.int(3, 15),
      m: draw.int(2, 4),
      v: draw.int(6, 24),
      g: draw.int(4, 12),
      way: draw.chance(0.5),
    };
    const top = downTo(300, total => boysFor(p, total) !== null).valueOf();
    const multiple = top - (top % p.g);
    const isHole = top % p.g > 0 && boysFor(p, multiple) === null;
    return isHole && multiple > 3 * p.g && p.u !== p.v ? p : null;
  },
  forms: [inGroups],
});

import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rays {
  /** px + ry ≤ n with x ≤ y ≤ times·x. */
  p: number;
  r: number;
  n: number;
  times: number;
  scene: 'numbers' | 'shop' | 'team';
}

const asMany = (times: number) => (times === 2 ? 'twice as many' : `$${times}$ times as many`);
/** The largest second number beside x: by the ray and by the line. */
const byRay = ({ times }: Rays, x: number) => times * x;
const byLine = ({ p, r, n }: Rays, x: number) => Math.floor((n - p * x) / r);
/** How many second numbers go with each first one, from 1 to the last. */
const columns = (s: Rays): number[] => {
  const list: number[] = [];
  for (let x = 1; byLine(s, x) >= x; x += 1) list.push(Math.min(byRay(s, x), byLine(s, x)) - x + 1);
  return list;
};
/** The last first number for which the ray is the tighter bound. */
const turn = (s: Rays) => {
  let x = 0;
  while (byRay(s, x + 1) <= byLine(s, x + 1)) x += 1;
  return x;
};
const sum = (list: readonly number[]) => list.reduce((x, y) => x + y, 0);
const counted = (s: Rays, fits: (x: number, y: number) => boolean) => {
  let count = 0;
  for (let x = 1; x <= s.n; x += 1) for (let y = 1; y <= s.n; y += 1) if (fits(x, y)) count += 1;
  return q(count);
};

const betweenRays = form({
  form: 'pairs-between-two-rays',
  band: 'Hard',
  also: ['AL.DIO.5', 'GM.COO.7'],
  seconds: 105,
  entry: true,
  likely: true,
  stem: (s: Rays) =>
    s.scene === 'numbers'
      ? `For how many pairs of positive integers $(x, y)$ with $x \\le y \\le ${s.times}x$ is $${s.p}x + ${s.r}y \\le ${s.n}$?`
      : s.scene === 'shop'
        ? `A pen costs ₹${s.p} and a card ₹${s.r}. Someone buys at least one pen, no fewer cards than pens, but at most ${asMany(s.times)}, and pays no more than ₹${s.n}. How many different purchases are possible?`
        : `A juror needs ${s.p} minutes for a drawing and ${s.r} minutes for a poem and has ${s.n} minutes. The poems judged are to be at least as many as the drawings and at most ${asMany(s.times)}, with at least one drawing. In how many ways can the two numbers be chosen?`,
  path: path<Rays>()
    .step(
      'last',
      s => q(columns(s).length),
      'Let $x$ be the first number and $y$ the second. As $y$ is at least $x$, the bound limits $x$.',
      ({ p, r, n }, { last }) => `(${p} + ${r})x \\le ${n}, \\quad x \\le ${last}`,
    )
    .step(
      'turn',
      s => q(turn(s)),
      ({ times }) =>
        `Two bounds hold $y$ from above. The comparison $y \\le ${times}x$ decides as long as that much is within the bound for the sum.`,
      ({ p, r, n, times }, { turn: t }) => `(${p} + ${times} \\times ${r})x \\le ${n}, \\quad x \\le ${t}`,
    )
    .step(
      'first',
      ({ times }, { turn: t }) =>
        q(times - 1)
          .mul(t)
          .mul(t.add(1))
          .div(2)
          .add(t),
      ({ times }) => `Up to there the numbers of $y$, from $x$ to $${times}x$, form a progression: add it.`,
      (s, { turn: t, first }) =>
        t.equals(0) ? '0' : `${columns(s).slice(0, t.valueOf()).join(' + ')} = ${first}`,
    )
    .quiet('rest', s => q(sum(columns(s).slice(turn(s)))))
    .step(
      'count',
      (_s, { first, rest }) => first.add(rest),
      'For the larger $x$ the bound for the sum decides: count from $x$ up to it, and add everything.',
      (s, { first, count }) => `${first} + ${columns(s).slice(turn(s)).join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'upper_ray_ignored',
      at: 'count',
      wrongly: s => counted(s, (x, y) => y >= x && s.p * x + s.r * y <= s.n),
      words: ({ times }, { count }) => `$${count}$ pairs also include some with $y$ above $${times}x$.`,
    },
    {
      misconception: 'equal_numbers_dropped',
      at: 'count',
      wrongly: s => counted(s, (x, y) => y > x && y <= s.times * x && s.p * x + s.r * y <= s.n),
      words: (_s, { count }) =>
        `$${count}$ leaves out the pairs with equal numbers, though these are allowed.`,
    },
    {
      misconception: 'second_case_forgotten',
      gives: 'first',
      words: ({ times }, { first, turn: t }) =>
        `$${first}$ stops at $x = ${t}$; for larger $x$ not all $y$ up to $${times}x$ fit, but some do.`,
    },
    {
      misconception: 'lower_ray_ignored',
      at: 'count',
      wrongly: s => counted(s, (x, y) => y <= s.times * x && s.p * x + s.r * y <= s.n),
      words: (_s, { count }) => `$${count}$ counts pairs with $y$ below $x$ too.`,
    },
    {
      misconception: 'bound_excluded',
      at: 'count',
      wrongly: s => counted(s, (x, y) => y >= x && y <= s.times * x && s.p * x + s.r * y < s.n),
      words: ({ n }, { count }) => `$${count}$ leaves out sums of exactly $${n}$, which the bound allows.`,
    },
    {
      misconception: 'ray_excluded',
      at: 'count',
      wrongly: s => counted(s, (x, y) => y >= x && y < s.times * x && s.p * x + s.r * y <= s.n),
      words: ({ times }, { count }) => `$${count}$ leaves out $y = ${times}x$; 'at most' allows it.`,
    },
    {
      misconception: 'coefficients_exchanged',
      at: 'count',
      wrongly: s => counted(s, (x, y) => y >= x && y <= s.times * x && s.r * x + s.p * y <= s.n),
      words: ({ p, r }, { count }) =>
        `$${count}$ is the number with $${r}x + ${p}y$: the coefficients are exchanged.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Two positive integers, a comparison of them from both sides and a linear bound: pairs are counted.',
  approach: () =>
    'Go through the values of the first number. The second runs from it up to the smaller of two bounds; find where the one takes over from the other.',
  faster: (s, { turn: t, last }) =>
    `Up to $x = ${t}$ the counts rise by $${s.times - 1}$ each time, from $${s.times}$; from there to $x = ${last}$ they fall by about $\\frac{${s.p}}{${s.r}} + 1$: $${columns(s).join(', ')}$.`,
  check: (s, { count }) => {
    const above = counted(s, (x, y) => y > s.times * x && s.p * x + s.r * y <= s.n);
    const all = counted(s, (x, y) => y >= x && s.p * x + s.r * y <= s.n);
    return `Without the upper comparison there are $${all}$ pairs, and $${above}$ of them have $y > ${s.times}x$: $${all} - ${above} = ${count}$.`;
  },
  principle:
    'Count pairs by cases of one number; where two bounds compete, find the place at which the tighter one changes.',
  verify: s => {
    let count = 0;
    for (let y = 1; s.r * y <= s.n; y += 1)
      for (let x = Math.ceil(y / s.times); x <= y; x += 1) if (s.p * x + s.r * y <= s.n) count += 1;
    return q(count);
  },
});

/** AL.INQ.3 Hard: lattice points of a triangle between two rays. */
export const pairsBetweenRays: readonly AnyTemplate[] = situation<Rays>({
  type: 'AL.INQ.3',
  situation: 'between-two-rays',
  tries: 40,
  draw: draw => {
    const [p, r] = draw.some([2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number];
    const s: Rays = {
      p,
      r,
      n: draw.int(40, 130),
      times: draw.int(2, 3),
      scene: draw.pick(['numbers', 'shop', 'team'] as const),
    };
    const [list, t] = [columns(s), turn(s)];
    return list.length <= 9 && t >= 2 && list.length - t >= 2 ? s : null;
  },
  forms: [betweenRays],
});

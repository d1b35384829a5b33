import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Turning {
  /** |mx − p| = kx + r with r below p: the line turns about a point under the left arm. */
  m: number;
  p: number;
  r: number;
  /** The slope k runs from −most to most. */
  most: number;
  frame: number;
}

const oneSolution = form({
  form: 'slopes-with-one-solution',
  revision: 2,
  band: 'Hard',
  also: ['AL.INQ.3', 'GM.COO.2'],
  entry: true,
  likely: true,
  seconds: 120,
  stem: ({ m, p, r, most, frame }: Turning) =>
    frame === 0
      ? `For how many integers $k$ with $-${most} \\le k \\le ${most}$ does the equation $|${m}x - ${p}| = kx + ${r}$ have exactly one real solution?`
      : frame === 1
        ? `Through the point $(0, ${r})$ a line is drawn for every integer slope from $-${most}$ to $${most}$. How many of these lines meet the graph of $y = |${m}x - ${p}|$ in exactly one point?`
        : `For how many integers $k$ with $|k| \\le ${most}$ is there exactly one real number $x$ such that $|${m}x - ${p}|$ equals $kx + ${r}$?`,
  path: path<Turning>()
    .step(
      'corner',
      ({ m, p, r }) => q(-r * m, p),
      'The lines turn about a point of the $y$-axis below the left arm of the graph. Find the slope of the line through its corner.',
      ({ m, p, r }, { corner }) =>
        `k \\times \\frac{${p}}{${m}} + ${r} = 0 \\Rightarrow k = ${numberTex(corner)}`,
    )
    .step(
      'steep',
      ({ m, most }) => q(most - m + 1),
      ({ m }) =>
        `Rising lines from the slope of the right arm on never meet that arm, but always the left one; $k = ${m}$, parallel to the right arm, is among them. Count them.`,
      ({ m, most }, { steep }) => `${m} \\le k \\le ${most}: \\quad ${steep}`,
    )
    .step(
      'falling',
      ({ m, most }) => q(most - m),
      ({ m }) =>
        `Falling lines pass under the corner. Those steeper than the left arm reach it further left, once; $k = -${m}$ is parallel to it and lies below. Count them.`,
      ({ m, most }, { falling }) => `-${most} \\le k < -${m}: \\quad ${falling}`,
    )
    .step(
      'through',
      (_p, { corner }) => q(corner.d === 1n ? 1 : 0),
      'Between the parallel slopes a line meets both arms above the corner, none below it, and the graph once only in the corner itself, if that slope is an integer.',
      (_p, { corner, through }) => `k = ${numberTex(corner)}: \\quad ${through}`,
    )
    .step(
      'count',
      (_p, { steep, falling, through }) => steep.add(falling).add(through),
      'Add the cases.',
      (_p, { steep, falling, through, count }) => `${steep} + ${falling} + ${through} = ${count}`,
    ),
  slips: [
    {
      misconception: 'corner_forgotten',
      at: 'through',
      wrongly: (_p, { through }) => (through.valueOf() === 1 ? q(0) : null),
      words: (_p, { corner, count }) =>
        `$${count}$ leaves out the line of slope $${numberTex(corner)}$, which meets the graph in the corner alone.`,
    },
    {
      misconception: 'steep_falling_lines_forgotten',
      at: 'falling',
      wrongly: () => q(0),
      words: ({ m }, { count }) =>
        `$${count}$ takes no falling line steeper than the left arm; for $k < -${m}$ there is one solution with a negative $x$.`,
    },
    {
      misconception: 'parallel_left_out',
      at: 'steep',
      wrongly: (_p, { steep }) => steep.sub(1),
      words: ({ m }, { count }) =>
        `$${count}$ leaves out $k = ${m}$: that line is parallel to the right arm, but it meets the left one.`,
    },
    {
      misconception: 'parallel_to_the_left_arm_counted',
      at: 'falling',
      wrongly: (_p, { falling }) => falling.add(1),
      words: ({ m }, { count }) =>
        `$${count}$ includes $k = -${m}$: that line is parallel to the left arm and lies below it, so it meets nothing.`,
    },
    {
      misconception: 'corner_counted_without_integer',
      at: 'through',
      wrongly: (_p, { through }) => (through.valueOf() === 0 ? q(1) : null),
      words: (_p, { corner, count }) =>
        `$${count}$ counts the line through the corner, but its slope $${numberTex(corner)}$ is no integer.`,
    },
    {
      misconception: 'two_solutions_counted',
      at: 'count',
      wrongly: ({ m }, { corner }) => q(m - 1).sub(corner.floor()),
      words: ({ m }, { corner, count }) =>
        `$${count}$ is the number of slopes between $${numberTex(corner)}$ and $${m}$, where there are two solutions.`,
    },
    {
      misconception: 'no_solution_counted_too',
      at: 'count',
      wrongly: ({ m, most }, { corner }) => q(2 * most + 1).sub(q(m - 1).sub(corner.floor())),
      words: ({ m }, { count }) =>
        `$${count}$ is the number of slopes without two solutions; those from $-${m}$ to the corner have none at all.`,
    },
    {
      misconception: 'rising_lines_only_once',
      at: 'steep',
      wrongly: ({ most }) => q(most),
      words: (_p, { count }) =>
        `$${count}$ takes one solution for every rising line; one flatter than the right arm meets that arm too.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { most }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= 2 * most + 1,
  snapRead: () =>
    'The slope is the parameter and the line turns about a fixed point below the left arm: compare it with both arms and the corner.',
  approach: () =>
    'Draw the corner and the fixed point on the $y$-axis, and let the line turn. The slopes of the two arms and the slope through the corner split the integers into ranges with no, one or two meeting points.',
  faster: ({ m, p, r, most }, { corner, count }) =>
    `Solve both branches: $x = \\frac{${p - r}}{${m} + k}$ is kept for $k < -${m}$ or $k \\ge ${numberTex(corner)}$, $x = \\frac{${p + r}}{${m} - k}$ for $${numberTex(corner)} \\le k < ${m}$; exactly one is kept for $${count}$ integers up to $\\pm ${most}$.`,
  check: ({ m, p, r }) =>
    `At $k = ${m}$ only $x = ${numberTex(q(p - r, 2 * m))}$ is left, at $k = ${m - 1}$ there is $x = ${p + r}$ as well; at $k = -${m}$ there is none, at $k = -${m + 1}$ only $x = ${numberTex(q(r - p))}$.`,
  principle:
    'With the slope as parameter, turn the line about its fixed point: parallels to the arms and the line through the corner separate the cases.',
  verify: ({ m, p, r, most }) => {
    let count = 0;
    for (let k = -most; k <= most; k += 1) {
      const found = new Set<string>();
      if (k !== m) {
        const x = q(p + r, m - k);
        if (x.mul(m).sub(p).valueOf() >= 0) found.add(x.toFraction());
      }
      if (k !== -m) {
        const x = q(p - r, m + k);
        if (x.mul(m).sub(p).valueOf() <= 0) found.add(x.toFraction());
      }
      if (found.size === 1) count += 1;
    }
    return q(count);
  },
});

/** AL.MOD.2 Hard: a line turns about a point below one arm of a corner. */
export const turningLines: readonly AnyTemplate[] = situation<Turning>({
  type: 'AL.MOD.2',
  situation: 'turning-line',
  tries: 40,
  draw: draw => {
    const [m, p, r] = [draw.int(3, 12), draw.int(3, 20), draw.int(2, 18)];
    const wholeCorner = (r * m) % p === 0;
    return r < p && wholeCorner === draw.chance(0.6)
      ? { m, p, r, most: m + draw.int(4, 15), frame: draw.int(0, 2) }
      : null;
  },
  forms: [oneSolution],
});

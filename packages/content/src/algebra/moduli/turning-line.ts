import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const oneSolution = form<Turning>(
  'slopes-with-one-solution',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    also: ['AL.INQ.3', 'GM.COO.2'],
    entry: true,
    likely: true,
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
      return count;
    },
  },
  ({ r, m, p, most, frame }, { step }) => {
    const corner = step(
      calc`-${r} * ${m} / ${p}`,
      value => tex`k \times \frac{${p}}{${m}} + ${r} = 0 \Rightarrow k = ${value}`,
    )`
      Let $k$ be the slope. All lines pass through one point of the $y$-axis, below the left arm of the graph. Find
      the slope
      of the line through the corner of the graph.`;
    const steep = step(calc`${most} - ${m} + 1`, value => tex`${m} \le k \le ${most}: \quad ${value}`)`
      A line of slope $${m}$ or more never meets the right arm, but it meets the left one. The slope $${m}$ itself is
      parallel to
      the right arm. Count these slopes.`;
    const falling = step(calc`${most} - ${m}`, value => tex`-${most} \le k < -${m}: \quad ${value}`)`
      A falling line passes below the corner. If its slope is less than $-${m}$, it meets the left arm once, further
      left; with
      slope $-${m}$ it is parallel and lies below. Count the slopes below $-${m}$.`;
    const through = step(corner.d === 1n ? 1 : 0, value => tex`k = ${corner}: \quad ${value}`)`
      With a slope between $-${m}$ and $${m}$ a line meets both arms if it passes above the corner, and neither if it
      passes
      below. It meets the graph once only in the corner itself, if that slope is an integer.`;
    const count = step(calc`${steep} + ${falling} + ${through}`)`
      No slope belongs to two cases, so add.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many integers $k$ with $-${most} \le k \le ${most}$ does the equation $|${m}x - ${p}| = kx +
            ${r}$ have exactly one real solution?`
          : frame === 1
            ? text`Through the point $(0, ${r})$ a line is drawn for every integer slope from $-${most}$ to $${most}$.
              How many of these lines meet the graph of $y = |${m}x - ${p}|$ in exactly one point?`
            : text`For how many integers $k$ with $|k| \le ${most}$ is there exactly one real number $x$ such that
              $|${m}x - ${p}|$ equals $kx + ${r}$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= 2 * most + 1,
      slips: [
        slip('left_out_a_case', through, through.valueOf() === 1 && 0)`
          $${count}$ leaves out the line of slope $${corner}$, which meets the graph in the corner alone.`,
        slip('forgot_negative_numbers', falling, 0)`
          $${count}$ leaves out falling lines. For a slope below $-${m}$ there is one solution with a negative $x$.`,
        slip('left_out_a_case', steep, calc`${steep} - 1`)`
          $${count}$ leaves out the slope $${m}$: that line is parallel to the right arm, but it meets the left one.`,
        slip('kept_a_case_that_is_ruled_out', falling, calc`${falling} + 1`)`
          $${count}$ includes the slope $-${m}$: that line is parallel to the left arm and lies below it, so it does
          not meet
          the graph.`,
        slip('did_not_use_whole_numbers', through, through.valueOf() === 0 && 1)`
          $${count}$ counts the line through the corner, but its slope $${corner}$ is no integer.`,
        slip('answered_another_quantity', count, calc`${m} - 1 - floor(${corner})`)`
          $${count}$ is the number of slopes between $${corner}$ and $${m}$, where there are two solutions.`,
        slip('kept_a_case_that_is_ruled_out', count, calc`2 * ${most} + 1 - (${m} - 1 - floor(${corner}))`)`
          $${count}$ is the number of slopes without two solutions; those from $-${m}$ to the corner have none at all.`,
        slip('ignored_a_condition', steep, most)`
          $${count}$ takes one solution for every rising line; one flatter than the right arm meets that arm too.`,
      ],
      snapRead: text`The slope is the parameter and the line turns about a fixed point below the left arm: compare it
        with both arms and the corner.`,
      approach: text`Draw the corner and the fixed point on the $y$-axis, and let the line turn. The slopes of the two
        arms and the slope through the corner split the integers into ranges with no, one or two meeting points.`,
      faster: text`Solve both branches: $x = \frac{${p - r}}{${m} + k}$ is kept for $k < -${m}$ or $k \ge ${corner}$, $x
        = \frac{${p + r}}{${m} - k}$ for $${corner} \le k < ${m}$; exactly one is kept for $${count}$ integers up to
        $\pm ${most}$.`,
      check: text`At $k = ${m}$ only $x = ${q(p - r, 2 * m)}$ is left, at $k = ${m - 1}$ there is $x = ${p + r}$ as
        well; at $k = -${m}$ there is none, at $k = -${m + 1}$ only $x = ${r - p}$.`,
      principle: text`With the slope as parameter, turn the line about its fixed point: parallels to the arms and the
        line through the corner separate the cases.`,
    };
  },
);

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

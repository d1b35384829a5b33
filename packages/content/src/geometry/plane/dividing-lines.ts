import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Divided {
  /** |x - h| + |y - k| ≤ m. */
  m: number;
  h: number;
  k: number;
  least: number;
  way: boolean;
}

const squareTex = ({ m, h, k }: Divided) => `|x ${addedTex(-h)}| + |y ${addedTex(-k)}| \\le ${m}`;

const fairLines = form<Divided>(
  'lines-of-two-kinds-that-divide-fairly',
  {
    band: 'Hard',
    seconds: 115,
    revision: 2,
    also: ['AL.INQ.3', 'GM.TRI.3'],
    entry: true,
    verify: ({ m, h, k, least }) => {
      // Unit squares are cut into quarters by their diagonals; each quarter lies on one side of every line of either
      // kind.
      let count = 0;
      const quarters: [number, number][] = [];
      for (let x = h - m; x < h + m; x += 1)
        for (let y = k - m; y < k + m; y += 1)
          for (const [dx, dy] of [
            [1 / 2, 1 / 6],
            [1 / 2, 5 / 6],
            [1 / 6, 1 / 2],
            [5 / 6, 1 / 2],
          ] as const)
            if (Math.abs(x + dx - h) + Math.abs(y + dy - k) < m) quarters.push([x + dx, y + dy]);
      const area = 2 * m * m;
      const fair = (side: (x: number, y: number) => boolean) => {
        const left = (quarters.filter(([x, y]) => side(x, y)).length / quarters.length) * area;
        return Math.min(left, area - left) >= least - 1e-6;
      };
      for (let c = h - m; c <= h + m; c += 1) if (fair(x => x < c)) count += 1;
      for (let c = h + k - m; c <= h + k + m; c += 1) if (fair((x, y) => x + y < c)) count += 1;
      return count;
    },
  },
  (p, { step, find }) => {
    const { least, m, way } = p;
    const factor = find(1);
    const height = step(Math.ceil(Math.sqrt(q(least).div(factor).valueOf()) - 1e-9), {
      name: 'the least height of the cut-off triangle',
      works: value => tex`(${m} - d)^2 \ge ${least} \Rightarrow ${m} - d \ge ${value}`,
      because: text`The smaller piece decides, since the other one is larger. The sides of the region make
        $45^\circ$ with the vertical line, so half of the triangle's base is as long as its height, and its area is
        the square of the height.`,
    })`
      The region is a square on its tip. A vertical line at the distance $d$ from the centre cuts off a triangle of
      height $${m} - d$ and base $2(${m} - d)$. Find the least whole height for which its area is enough.`;
    const strip = find(m);
    const width = step(calc`ceil(${least} / ${strip})`, {
      name: 'the least number of steps of a slanting line',
      works: value =>
        tex`\frac{2 \times ${m}^2}{2 \times ${m}} = ${m}, \quad ${strip}(${m} - d) \ge ${least} \Rightarrow ${m} - d
          \ge ${value}`,
      because: text`All slanting lines have the same direction as two sides, so the piece is a rectangle of fixed
        length. The region is crossed in equal steps, so each step moves the same area, unlike with a triangle.`,
    })`
      A slanting line is parallel to two sides, so it cuts off a rectangle. Each integer step adds the same area to
      it: the whole area over the number of steps across. Find the least number of steps.`;
    const upright = step(calc`2 * (${m} - ${height}) + 1`, {
      name: 'the number of vertical lines',
      because: text`The region is symmetric about its centre, so what holds on one side holds on the other. The line
        through the centre is its own mirror image and counts once.`,
    })`
      For vertical lines count those on both sides of the centre that keep the least height, and the one through the
      centre.`;
    const slanting = step(calc`2 * (${m} - ${width}) + 1`, { name: 'the number of slanting lines' })`
      For slanting lines count in the same way with their own least number of steps.`;
    const count = step(calc`${upright} + ${slanting}`, { name: 'the number of lines' })`
      Both kinds are allowed, and no line is of both kinds, so add the two numbers.`;
    return {
      answer: count,
      stem:
        !way && least % 2 === 0
          ? text`Consider all lines $x = n$ and all lines $x + y = n$ with an integer $n$ that meet the region
            $${squareTex(p)}$. For how many of them, of both kinds together, does the region have an area of at
            least $${least}$ on either side?`
          : way
            ? text`The region $${squareTex(p)}$ is divided into two parts by a line $x = n$ or by a line $x + y =
              n$, where $n$ is an integer. How many of these lines, of both kinds together, leave both parts with an
              area of at least $${least}$?`
            : text`The region $${squareTex(p)}$ is to be cut in two along one line, either vertical, $x = c$, or
              slanting, $x + y = c$, where $c$ is an integer. Neither piece may have an area below $${least}$. How
              many such lines are there?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= 4 * m - 2,
      slips: [
        slip('used_a_wrong_given_number', slanting, upright)`
          $${count}$ takes $${upright}$ lines of both kinds; a slanting line cuts off a rectangle, which grows in
          another way than the triangle.`,
        slip('left_out_an_end_point', count, calc`${upright} + ${slanting} - 2`)`
          $${count}$ leaves out the two lines through the centre, which halve the region.`,
        slip('did_not_halve', factor, 2)`
          $${count}$ takes base times height for the triangle, so that a height of $${height}$ seems enough; it is
          half of that.`,
        slip('halved_needlessly', factor, calc`1 / 2`)`
          $${count}$ takes half the square of the height, so that a height of $${height}$ seems needed; the base is
          twice the height.`,
        slip('used_a_wrong_given_number', strip, calc`2 * ${m}`)`
          $${count}$ lets each step of a slanting line move an area of $${2 * m}$; the whole area $${2 * m * m}$ is
          crossed in $${2 * m}$ steps of $${m}$.`,
        slip('counted_one_too_few', count, calc`${upright} + ${slanting} - 1`)`
          $${count}$ counts one line through the centre; there is one of each kind.`,
        slip('rounded_the_wrong_way', height, calc`floor(${Math.sqrt(least)})`)`
          $${count}$ accepts a triangle of height $${height}$; its area $${height.mul(height)}$ is below $${least}$.`,
        stop('left_out_a_case', upright)`
          $${upright}$ counts the vertical lines only. The slanting lines have to be added.`,
        stop('left_out_a_case', slanting)`
          $${slanting}$ counts the slanting lines only. The vertical lines have to be added.`,
        slip('ignored_a_condition', upright, calc`2 * ${m} - 1`)`
          $${count}$ takes all $${upright}$ vertical lines that meet the region; the smaller piece needs the area
          too.`,
      ],
      snapRead: text`A region bounded by moduli is cut by lines of two directions, and both pieces need an area:
        integer positions are counted.`,
      approach: text`Only the smaller piece matters: a triangle at the tip for a vertical line, a rectangle along a
        side for a slanting one. Each area gives a bound for an integer, and by symmetry it holds on both sides.`,
      faster: text`Triangles $h^2 \ge ${least}$: $h$ from $${height}$ to $${m}$; rectangles $${m}w \ge ${least}$:
        $w$ from $${width}$ to $${m}$. All but the last of each count twice.`,
      check: text`Heights $${height}$ and $${height.sub(1)}$ give triangles of $${height.mul(height)}$ and
        $${height.sub(1).mul(height.sub(1))}$; $${width}$ and $${width.sub(1)}$ steps give rectangles of
        $${width.mul(m)}$ and $${width.sub(1).mul(m)}$, against $${least}$.`,
      principle: text`For a least area on both sides of a cut, bound the smaller piece and use the symmetry; how its
        area grows depends on the direction of the cut.`,
    };
  },
);

/** GM.COO.6 Hard: lines that divide a region, with a least area on both sides. */
export const dividingLines: readonly AnyTemplate[] = situation<Divided>({
  type: 'GM.COO.6',
  situation: 'square-divided-by-a-line',
  tries: 20,
  draw: draw => {
    const [m, h, k] = [draw.int(8, 30), draw.int(-6, 6), draw.int(-6, 6)];
    const least = draw.int(Math.ceil(0.12 * m * m), Math.floor(0.7 * m * m));
    const whole = Number.isInteger(Math.sqrt(least)) || least % m === 0;
    return h !== 0 && k !== 0 && !whole ? { m, h, k, least, way: draw.chance(0.5) } : null;
  },
  forms: [fairLines],
});

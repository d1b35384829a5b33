import { sumOf } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { type Corner, cornersTold, zigzag } from './zigzag.ts';

interface Mirrored {
  /** c·x + c·a^(x − h) = s and c·x + c·log_a(x − h) = s. */
  a: number;
  c: number;
  h: number;
  s: number;
  frame: number;
}

const mirrored = form<Mirrored>(
  'roots-of-a-power-and-a-logarithm',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.LOG.3'],
    suits: ({ a, c, h, s }) => {
      const rest = s / c - h;
      const whole = [0, 1, 2, 3].some(n => n + a ** n === rest);
      return rest > 1 && !whole && s !== c * h;
    },
    verify: ({ a, c, h, s }) => {
      const root = (value: (x: number) => number, from: number) => {
        let [low, high] = [from, from + 60];
        for (let i = 0; i < 200; i += 1) {
          const middle = (low + high) / 2;
          if (value(middle) < s) low = middle;
          else high = middle;
        }
        return low;
      };
      const u = root(x => c * x + c * a ** (x - h), h - 20);
      const v = root(x => (x <= h ? -1e9 : c * x + (c * Math.log(x - h)) / Math.log(a)), h);
      return nearFraction(Math.round((u + v) * 1e9) / 1e9, 12);
    },
  },
  ({ a, c, h, s, frame }, { step, write }) => {
    const times = c === 1 ? '' : String(c);
    const [one, two] = [
      `${times}x + ${c === 1 ? '' : `${c} \\cdot `}${a}^{x - ${h}} = ${s}`,
      `${times}x + ${times}\\log_{${a}}(x - ${h}) = ${s}`,
    ];
    const rest = step(frac(calc`${s} / ${c} - ${h}`), {
      name: 'the right side after the shift',
      works: (_v, working) =>
        tex`U = u - ${h}, \; V = v - ${h}: \quad U + ${a}^U = V + \log_{${a}} V =
          ${c === 1 ? tex`${s} - ${h}` : working}`,
      because: text`With $x - ${h}$ as the variable the second function is exactly the inverse of the first one.`,
    })`
      ${c > 1 && `Divide both equations by ${c}. `}Write both with the number $x - ${h}$: let $u$ solve the first and
      $v$ the second equation.`;
    write(
      tex`y = ${a}^x \text{ meets } y = ${frac(rest)} - x \text{ at } x = U, \qquad y = \log_{${a}} x \text{ meets
      it at } x =
      V`,
      {
        because: text`The graphs of a function and its inverse are mirror images in $y = x$, and the line
          $x + y = ${frac(rest)}$ is its own mirror image.`,
      },
    )`
      $U$ and $V$ are the $x$-coordinates of two points on one falling line. These points are mirror images in $y =
      x$.`;
    const pair = step(() => rest.add(0), {
      name: 'the sum of U and V',
      works: value => tex`U + V = ${frac(value)}`,
    })`
      The mirror image of $(U, ${a}^U)$ is $(${a}^U, U)$, so $V = ${a}^U$. The first equation then gives the sum.`;
    const back = step(frac(calc`${frac(pair)} + 2 * ${h}`), {
      works: (_v, working) => tex`u + v = ${working}`,
    })`
      Undo the shift: $${h}$ is added to both.`;
    return {
      answer: back,
      stem:
        frame === 0
          ? text`The equation $${one}$ has the real solution $u$, and $${two}$ has the real solution $v$. What is $u +
            v$?`
          : frame === 1
            ? text`Let $u$ be the only root of $${one}$ and $v$ the only root of $${two}$. Neither of them can be
              written exactly, but their sum can. Find this sum.`
            : text`Each of the equations $${one}$ and $${two}$ has exactly one real solution, $u$ for the first and $v$
              for the second. What is $u + v$?`,
      show: value => `$${frac(value).tex}$`,
      plausible: value => value.gt(0) && value.d < 12n,
      slips: [
        slip('left_out_a_term', back, pair)`
          $${frac(back)}$ is the sum of $u - ${h}$ and $v - ${h}$. The shift was not undone.`,
        slip('ignored_a_condition', back, frac(calc`${s} / ${c}`))`
          $${frac(back)}$ would be right for $${a}^x$ and $\log_{${a}} x$. The bracket $x - ${h}$ moves both graphs.`,
        slip('doubled_needlessly', back, frac(calc`2 * ${s} / ${c}`))`
          $${frac(back)}$ adds the right sides of both equations, as if the powers and logarithms cancelled.`,
        slip('did_not_divide', rest, c > 1 && calc`${s} - ${h}`)`
          The division of $${s}$ by $${c}$ was left out. All terms have the factor $${c}$ but this one.`,
        slip('wrong_sign', rest, frac(calc`${s} / ${c} + ${h}`))`
          The shift by $${h}$ was made with the wrong sign on the right side.`,
        slip('wrong_sign', back, frac(calc`${frac(pair)} - 2 * ${h}`))`
          $${frac(back)}$ takes the shift off once more in place of undoing it.`,
        slip('did_not_double', back, h > 0 && frac(calc`${frac(pair)} + 2 * ${h} + ${h}`))`
          $${frac(back)}$ adds the shift $${h}$ three times. It belongs to each of the two solutions once.`,
        slip('mixed_up_sum_and_product', back, frac(calc`${frac(pair)} + ${h}^2`))`
          $${frac(back)}$ adds $${h}^2$. The shift $${h}$ belongs to each of the two solutions, so it is added
          twice.`,
      ],
      snapRead: text`Two equations of one kind, with a power and with a logarithm of the same base: a function
        and its inverse on one line.`,
      approach: text`Shift so that the two functions are inverse to each other. Their graphs are mirror images, and so
        are their points on a line with slope $-1$.`,
      check: () => {
        let [low, high] = [h - 20, h + 40];
        for (let i = 0; i < 100; i += 1) {
          const middle = (low + high) / 2;
          if (c * middle + c * a ** (middle - h) < s) low = middle;
          else high = middle;
        }
        return text`By trying numbers, $u \approx ${low.toFixed(3)}$ and $v = ${a}^{u - ${h}} + ${h} \approx
          ${(a ** (low - h) + h).toFixed(3)}$.`;
      },
      principle: text`A line with slope $-1$ cuts the graphs of a function and of its inverse in mirror images, whose
        coordinates are exchanged.`,
    };
  },
);

interface Bent {
  /** Begins and ends on y = x and lies below it between. */
  corners: readonly Corner[];
  frame: number;
}

const under = (corners: readonly Corner[]) =>
  corners.slice(1).map(([x, y], i) => {
    const [x0, y0] = corners[i] ?? [0, 0];
    return q((x - x0) * (y + y0), 2);
  });

const enclosed = form<Bent>(
  'area-between-a-graph-and-its-mirror-image',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.COO.3'],
    verify: ({ corners }) => {
      const mirror = corners.map(([x, y]) => [y, x] as const).reverse();
      const ring = [...corners, ...mirror.slice(1, -1)];
      const twice = ring.reduce((sum, [x, y], i) => {
        const [x1, y1] = ring[(i + 1) % ring.length] ?? [0, 0];
        return sum + x * y1 - x1 * y;
      }, 0);
      return q(Math.abs(twice), 2);
    },
  },
  ({ corners, frame }, { step, find }) => {
    const [p, r] = [corners[0]?.[0] ?? 0, corners.at(-1)?.[0] ?? 0];
    const [k1, k2] = [corners[1] ?? [0, 0], corners[2] ?? [0, 0]];
    const oneCorner = (at: number) => {
      const [x, y] = corners[at] ?? [0, 0];
      return q((x - y) * (r - p), 2);
    };
    const line = step(calc`(${p} + ${r}) * (${r} - ${p}) / 2`, {
      name: 'the area under the line y = x',
      because: text`The two graphs are mirror images in $y = x$, so this line halves the region between them.`,
    })`
      The graph of the inverse is the mirror image in $y = x$, and both graphs meet this line at $(${p}, ${p})$ and
      $(${r}, ${r})$. First find the area under the line between these points, a trapezium.`;
    const strips = find(under(corners), { name: 'the areas under the pieces of f' });
    const below = step(calc`sum(${strips})`, {
      because: text`The graph lies below the line $y = x$ between the ends. So the area under it is smaller, and the
        difference is the part that is needed.`,
      name: 'the area under the graph of f',
      works: (_v, working) => {
        const pieces = corners.slice(1).map(([x1, y1], i) => {
          const [x0, y0] = corners[i] ?? [0, 0];
          return `\\frac{${y0} + ${y1}}{2} \\times ${x1 - x0}`;
        });
        return tex`${pieces.join(' + ')} = ${working}`;
      },
    })`
      Now find the area under the graph of $f$ between the same ends: one trapezium for each straight piece,
      ${corners.length - 1} in all.`;
    const half = step(calc`${line} - ${below}`, {
      because: text`Both areas reach down to the horizontal axis and have the same ends. So the part below the graph
        cancels.`,
      name: 'the area between f and the line',
    })`
      Subtract: what is left is the area between the graph of $f$ and the line $y = x$.`;
    const area = step(calc`2 * ${half}`, {
      because: text`The inverse exchanges the two coordinates of every point, which mirrors the graph in $y = x$ and
        changes no area.`,
    })`
      The mirror image on the other side of the line has the same area. So double it.`;
    return {
      answer: area,
      stem:
        frame === 0
          ? text`The graph of the rising function $f$ in the figure consists of straight pieces between
            ${cornersTold(corners)}. What is the area of the region enclosed by the graphs of $f$ and of its inverse
            $f^{-1}$?`
          : frame === 1
            ? text`A garden bed has one border along the drawn graph of $f$, which joins ${cornersTold(corners)} by
              straight lines, and the other along the graph of the inverse function of $f$. One unit on the axes is 1
              m. How large is the bed, in square metres?`
            : text`Straight pieces join ${cornersTold(corners)}: this is the graph of $f$, as drawn. Let
              $g(x) = f^{-1}(x)$. Find the area between the graphs of $f$ and $g$.`,
      figure: () => zigzag(corners, 0),
      show: plain,
      plausible: value => value.gt(0) && value.d <= 2n,
      slips: [
        slip('took_a_part_for_the_whole', area, half)`
          $${area}$ is the area between the graph of $f$ and the straight line between its ends. The mirror image adds
          as much.`,
        slip('answered_another_quantity', area, below)`
          $${area}$ is the area between the graph of $f$ and the horizontal axis. The region lies between the two
          graphs.`,
        slip('left_out_a_term', below, () => sumOf(strips.slice(0, -1)))`
          You left out the area under the last piece, from $(${k2[0]}, ${k2[1]})$ on. So the area under the graph
          became too small.`,
        slip('left_out_a_term', half, oneCorner(1))`
          Only the triangle of the corner $(${corners[1]?.[0] ?? 0}, ${corners[1]?.[1] ?? 0})$ with the two ends was
          counted on each side. The graph has two corners.`,
        slip('left_out_a_term', half, oneCorner(2))`
          Only the triangle of the corner $(${corners[2]?.[0] ?? 0}, ${corners[2]?.[1] ?? 0})$ with the two ends was
          counted on each side. The graph has two corners.`,
        slip('did_not_halve', line, calc`(${r} - ${p})^2`)`
          ${here} was taken for the area under the straight line between the ends. That is a square on the whole
          distance.`,
        slip('answered_another_quantity', area, line)`
          $${area}$ is the area under the straight line between the ends of the graph. The region lies between the two
          graphs, on both sides of this line.`,
      ],
      snapRead: text`A graph and its inverse enclose a region: it is symmetric in the line $y = x$.`,
      approach: text`Take the mirror image in $y = x$: the region is twice the part between the graph of $f$ and this
        line. That part is a difference of areas of trapeziums.`,
      check: text`The part below the line has the diagonals from $(${p}, ${p})$ to $(${k2[0]}, ${k2[1]})$ and from
        $(${k1[0]}, ${k1[1]})$ to $(${r}, ${r})$: $\frac{${k2[0] - p} \times ${r - k1[1]} - ${k2[1] - p} \times
        ${r - k1[0]}}{2} = ${q((k2[0] - p) * (r - k1[1]) - (k2[1] - p) * (r - k1[0]), 2)}$.`,
      principle: text`The graphs of a function and of its inverse are mirror images in $y = x$: work on one side and
        double.`,
    };
  },
);

/** AL.FUN.5 Hard: twin equations with a power and a logarithm. */
const twins = situation<Mirrored>({
  type: 'AL.FUN.5',
  situation: 'power-and-logarithm',
  tries: 300,
  draw: draw => ({
    a: draw.pick([2, 3, 5, 10]),
    c: draw.int(2, 5),
    h: draw.int(1, 6),
    s: draw.int(7, 60),
    frame: draw.int(0, 2),
  }),
  forms: [mirrored],
});

/** AL.FUN.5 Hard: a region between a graph and its mirror image. */
const regions = situation<Bent>({
  type: 'AL.FUN.5',
  situation: 'region-with-a-mirror',
  tries: 3000,
  draw: draw => {
    const p = draw.int(1, 3);
    const one = [p + draw.int(2, 4), p + draw.int(1, 2)] as const;
    const two = [one[0] + draw.int(1, 4), one[1] + draw.int(1, 4)] as const;
    const r = two[0] + draw.int(1, 3);
    if (r > 11 || one[1] >= one[0] || two[1] >= two[0]) return null;
    const slopes = [
      (one[1] - p) / (one[0] - p),
      (two[1] - one[1]) / (two[0] - one[0]),
      (r - two[1]) / (r - two[0]),
    ];
    if (slopes[0] === slopes[1] || slopes[1] === slopes[2] || r - two[1] > 6) return null;
    return { corners: [[p, p], one, two, [r, r]], frame: draw.int(0, 2) };
  },
  forms: [enclosed],
});

export const mirroredGraphs: readonly AnyTemplate[] = [...twins, ...regions];

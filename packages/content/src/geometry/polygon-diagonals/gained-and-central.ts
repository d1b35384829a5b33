import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { diagonalsOf, pairsApart } from './pairs.ts';

interface Gained {
  n: number;
  more: number;
  frame: number;
}

const before = form<Gained>(
  'diagonals-before-more-sides',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    entry: true,
    verify: ({ n, more }) => {
      const gain = pairsApart(n + more) - pairsApart(n);
      for (let m = 3; m < 200; m += 1)
        if (pairsApart(m + more) - pairsApart(m) === gain) return pairsApart(m);
      throw new Error('no polygon');
    },
  },
  ({ n, more, frame }, { step }) => {
    const gain = diagonalsOf(n + more) - diagonalsOf(n);
    const rest = more * (more - 3);
    const constant = step(calc`2 * ${gain} - ${more} * (${more} - 3)`, {
      because: text`The squares of $n$ cancel, so the difference of the two numbers of diagonals is linear in $n$.`,
      works: (value, _w) =>
        tex`(n + ${more})(n + ${more} - 3) - n(n - 3) = 2 \times ${gain} \;\Rightarrow\; ${2 * more}n =
          ${value}`,
    })`
      Let the first polygon have $n$ sides and so $\frac{n(n - 3)}{2}$ diagonals; the other one has $n + ${more}$
      sides. Twice the difference of their diagonals is twice $${gain}$. Bring all numbers to the right.`;
    const sides = step(calc`${constant} / (2 * ${more})`, {
      name: 'the number of sides of the first polygon',
      works: (value, _w) => tex`n = \frac{${constant}}{${2 * more}} =
      ${value}`,
    })`
      The equation is linear in $n$, so divide by the coefficient of $n$ to find the number of sides of the first
      polygon.`;
    const all = step(calc`${sides} * (${sides} - 3) / 2`, {
      name: 'the number of diagonals before',
      because: text`A vertex has no diagonal to itself and to its two neighbours. Counting at all vertices finds
        each diagonal from both of its ends, so the product is halved.`,
    })`
      Count the diagonals of the first polygon: each vertex has three fewer than there are vertices, and each
      diagonal has two ends.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`One convex polygon has $${more}$ sides more than another one and $${gain}$ diagonals more. How many
          diagonals has the one with fewer sides?`,
        text`If a convex polygon had $${more}$ more sides, it would have $${gain}$ more diagonals. How many diagonals
          does it have?`,
        text`In a game all pairs of players who do not sit side by side at the round table play one match. With
          $${more}$ further players at the table there would be $${gain}$ matches more. How many matches are there
          now?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        stop('stopped_a_step_early', sides)`
          $${sides}$ is only the number at first. The pairs that are not neighbours are asked, and each of the
          $${sides}$ makes
          such a pair with $${sides} - 3$ others.`,
        slip('answered_another_quantity', all, calc`${sides} * (${sides} - 3) / 2 + ${gain}`)`
          ${here} is the number after the change; the number before it is asked.`,
        slip('counted_twice', all, calc`${sides} * (${sides} - 3)`)`
          ${here} counts each pair at both of its ends. A pair is one, whichever of the two is named first.`,
        slip('kept_a_case_that_is_ruled_out', all, calc`${sides} * (${sides} - 1) / 2`)`
          ${here} counts all pairs; the $${sides}$ pairs of neighbours have to be left out.`,
        slip('did_not_double', constant, () => {
          const wrong = gain - rest;
          return wrong > 0 && wrong % (2 * more) === 0 && wrong / (2 * more) > 4 && calc`${gain} - ${rest}`;
        })`
          The formula $\frac{n(n - 3)}{2}$ has a $2$ below, which was cleared on one side only: $${gain}$ has to be
          doubled. Let $n$ be the number at first.`,
        slip('kept_a_case_that_is_ruled_out', constant, calc`2 * ${gain} - ${more} * (${more} - 1)`)`
          Let $n$ be the number at first. The gain was set up with $\frac{n(n - 1)}{2}$, which gave $n = ${sides}$ and
          so
          $${all}$. That formula counts neighbours too, and they do not belong to the pairs.`,
      ],
      snapRead: text`Only differences are given: so many corners more, so many pairs more. The number at first is
        asked.`,
      approach: text`Write both numbers by the same $n$ and subtract. The squares cancel, and a linear equation
        gives $n$; then count once more.`,
      faster: text`Each of the $${more}$ new corners is joined with the old ones, and among themselves they make
        $${(more * (more - 1)) / 2}$ pairs; minus the change of $${more}$ in the number of neighbours: $${more}n +
        ${(more * (more - 1)) / 2} - ${more} = ${gain}$.`,
      check: text`With $${sides.add(more)}$ corners there are
        ${calc`${sides.add(more)} * (${sides.add(more)} - 3) / 2`}, and $${all} + ${gain} = ${all.add(gain)}$.`,
      principle: text`In the difference of two quadratic counts the squares cancel: it is linear in the number of
        vertices.`,
    };
  },
);

interface Regular {
  /** An even number of sides. */
  n: number;
  frame: number;
}

const besideCentre = form<Regular>(
  'regular-not-through-the-centre',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    also: ['GM.QAD.1'],
    verify: ({ n }) => pairsApart(n, (i, j) => j - i !== n / 2),
  },
  ({ n, frame }, { step }) => {
    const interior = 180 - 360 / n;
    const exterior = 360 / n;
    const sides = step(frame === 1 ? calc`360 / ${exterior}` : calc`360 / (180 - ${interior})`, {
      name: 'the number of sides',
      works: (_v, working) => tex`n = ${working}`,
    })`
      ${
        frame === 1
          ? text`The exterior angles of a convex polygon make one full turn of $360^\circ$, and here they are equal.`
          : text`At each vertex the direction turns by what the interior angle lacks to $180^\circ$, and all turns make
            $360^\circ$.`
      }`;
    const all = step(calc`${sides} * (${sides} - 3) / 2`, {
      name: 'the number of all diagonals',
      because: text`A vertex has no diagonal to itself and to its two neighbours. Counting at all vertices finds
        each diagonal from both of its ends, so the product is halved.`,
    })`
      Each vertex has diagonals to all others except its two neighbours. Every diagonal has two ends, so halve the
      product.`;
    const through = step(calc`${sides} / 2`, {
      name: 'the number of diagonals through the centre',
      because: text`The number of vertices is even, so each vertex has exactly one vertex opposite to it.`,
    })`
      A diagonal passes through the centre when its ends are opposite vertices. Each vertex has one opposite vertex,
      so there are half as many such diagonals as vertices.`;
    const left = step(calc`${all} - ${through}`, { name: 'the number of the other diagonals' })`
      The diagonals through the centre are not wanted, so subtract them from all diagonals.`;
    return {
      answer: left,
      stem: wording(
        frame,
        text`Each interior angle of a regular polygon measures $${interior}^\circ$. How many of its diagonals do not
          pass through its centre?`,
        text`The exterior angles of a regular polygon measure $${exterior}^\circ$ each. Find the number of its
          diagonals that are shorter than its longest diagonal.`,
        text`In a regular polygon with interior angles of $${interior}^\circ$ all diagonals are drawn, and those
          through the centre of the circle around it are rubbed out again. How many diagonals remain?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        stop('ignored_a_condition', all)`
          $${all}$ is the number of all diagonals. Those through the centre, the longest ones, have to be taken off.`,
        slip('subtracted_for_added', left, calc`${all} - ${sides}`)`
          ${here} takes off a diagonal through the centre for each vertex. It has two ends, so there are half as
          many.`,
        slip('kept_a_case_that_is_ruled_out', all, calc`${sides} * (${sides} - 1) / 2`)`
          $${all}$ is the number of all pairs of vertices; the $${sides}$ sides are among them.`,
        slip('counted_twice', all, calc`${sides} * (${sides} - 3)`)`
          ${sides} vertices with $${sides} - 3$ diagonals each make $${all}$ ends. That counts each diagonal twice.`,
        slip('counted_one_too_few', left, calc`${all} - 1`)`
          ${here} takes off one diagonal only, but each of the $${sides}$ vertices has one through the centre.`,
        slip('left_out_a_term', left, calc`${sides} * (${sides} - 4)`)`
          ${here} leaves $${sides} - 4$ diagonals for each vertex, which is right, but then each diagonal is counted
          at both ends.`,
        slip('used_a_wrong_angle_sum', sides, n % 4 === 0 && calc`180 / ${exterior}`)`
          ${here} sides would let the direction turn by $180^\circ$ in all; once round a polygon it turns by
          $360^\circ$.`,
        slip('miscounted_the_steps', sides, calc`${n} - 2`)`
          $${sides}$ is the number of triangles from one vertex; the polygon has two sides more.`,
      ],
      snapRead: text`Equal angles give the number of sides; of the diagonals those through the centre do not count.`,
      approach: text`Find the number of sides from the turn at a vertex, count all diagonals, and take off one for
        each pair of opposite vertices.`,
      faster: text`Each vertex is joined with all except itself, its two neighbours and the vertex opposite:
        $\frac{${n} \times ${n - 4}}{2}$.`,
      check: text`Counted by vertices, $${sides} - 4 = ${sides.sub(4)}$ diagonals end at each, and
        ${calc`${sides} * ${sides.sub(4)} / 2`}.`,
      principle: text`In a regular polygon with an even number of sides each vertex has one opposite to it, and only
        these diagonals pass through the centre.`,
    };
  },
);

/** GM.QAD.2 Medium: a difference of two polygons, and a regular one by its angle. */
export const gainedAndCentral: readonly AnyTemplate[] = [
  ...situation<Gained>({
    type: 'GM.QAD.2',
    situation: 'two-polygons',
    tries: 10,
    draw: draw => ({ n: draw.int(6, 21), more: draw.int(2, 7), frame: draw.int(0, 2) }),
    forms: [before],
  }),
  ...situation<Regular>({
    type: 'GM.QAD.2',
    situation: 'regular-polygon',
    tries: 10,
    draw: draw => ({
      n: draw.pick([8, 10, 12, 16, 18, 20, 24, 30, 32, 36, 40, 48]),
      frame: draw.int(0, 2),
    }),
    forms: [besideCentre],
  }),
];

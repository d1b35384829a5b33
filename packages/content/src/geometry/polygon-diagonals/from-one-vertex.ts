import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { pairsApart } from './pairs.ts';

interface Corner {
  n: number;
  /** What is known: diagonals from a vertex, triangles that they make, or ropes in a story. */
  frame: number;
}

const inAll = form<Corner>(
  'all-from-those-of-one-vertex',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ n }) => pairsApart(n),
  },
  ({ n, frame }, { step }) => {
    const triangles = frame === 1;
    const ropes = frame === 2;
    const [line, corner] = ropes ? ['rope', 'pole'] : ['diagonal', 'vertex'];
    const given = triangles ? n - 2 : n - 3;
    const vertices = step(calc`${given} + ${triangles ? 2 : 3}`, {
      name: `the number of ${ropes ? 'poles' : 'vertices'}`,
      because: triangles
        ? text`Each triangle has one side of the polygon opposite the vertex; only the two sides at the vertex
          itself are opposite to nothing.`
        : text`No ${line} leads from a ${corner} to itself or to its two neighbours.`,
    })`
      ${
        triangles
          ? text`Each triangle has one side of the polygon opposite to the vertex; add the two sides that meet there.`
          : text`A ${corner} is joined with all others except its two neighbours; count these two and the ${corner}
            itself as well.`
      }`;
    const each = step(calc`${vertices} - 3`, {
      name: `the ${line}s at one ${corner}`,
      because: text`What holds at one ${corner} holds at each: the ${corner} itself and its two neighbours are left
        out, and all others are joined with it.`,
    })`
      Each of the ${ropes ? 'poles' : 'vertices'} has as many ${line}s as any other: to all except itself and its
      two neighbours.`;
    const all = step(calc`${vertices} * ${each} / 2`, {
      name: text`the number of all ${line}s`,
      because: text`Counting at every ${corner} finds each ${line} twice, once at each of its ends.`,
    })`
      Multiply this number by the number of ${ropes ? 'poles' : 'vertices'}. Every ${line} has two ends and was
      counted at both, so halve the product.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`From one vertex of a convex polygon exactly $${given}$ diagonals can be drawn. How many diagonals does
          the polygon have altogether?`,
        text`The diagonals from one vertex cut a convex polygon into $${given}$ triangles. Find the number of all
          diagonals of this polygon.`,
        text`Poles stand at the corners of a convex plot near Nashik. Between any two poles that are not neighbours
          along the boundary one straight rope is tied, so that $${given}$ ropes end at each pole. Find the number
          of ropes.`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.valueOf() > given,
      slips: [
        slip('counted_twice', all, calc`${vertices} * ${each}`)`
          ${here} counts each ${line} at both of its ends. A ${line} joins two ${ropes ? 'poles' : 'vertices'}, so
          the product has to be halved.`,
        slip('kept_a_case_that_is_ruled_out', each, calc`${vertices} - 1`)`
          $${vertices} - 1$ lines from each ${corner} include the two along the boundary to its neighbours, which
          are no ${line}s.`,
        slip('miscounted_the_steps', vertices, triangles ? given : calc`${given} + 2`)`
          ${
            triangles
              ? text`$${given}$ is the number of triangles; the polygon has two sides more than there are triangles.`
              : text`${here} adds the two neighbours only; the ${corner} itself has to be counted as well.`
          }`,
        slip('miscounted_the_steps', vertices, calc`${given} + ${triangles ? 3 : 4}`)`
          ${here} makes one ${corner} more than there is: a ${corner} has two
          neighbours${triangles ? '' : ' and is one itself'}.`,
        slip('kept_a_case_that_is_ruled_out', each, calc`${vertices} - 2`)`
          $${vertices} - 2$ leaves out only one neighbour of the ${corner} besides itself; it has two.`,
        !triangles &&
          slip('used_a_wrong_given_number', vertices, given)`
          $${given}$ is the number of ${line}s at one ${corner}, and was used as the number of
          ${ropes ? 'poles' : 'vertices'}.`,
        slip('counted_one_too_few', each, calc`${vertices} - 4`)`
          $${vertices} - 4$ leaves out one ${line} at each ${corner}: only itself and two neighbours fall away.`,
      ].filter(line => line !== false),
      snapRead: triangles
        ? text`Triangles from one vertex are given, all diagonals are asked: go through the number of vertices.`
        : text`The ${line}s at one ${corner} are given, all are asked: find how many ${ropes ? 'poles' : 'vertices'}
          there are, and count each ${line} once.`,
      approach: text`Every ${corner} is joined with all others except its two neighbours. Find the number of
        ${ropes ? 'poles' : 'vertices'} first; the sum over all of them counts each ${line} twice.`,
      check: text`Of the ${calc`${vertices} * (${vertices} - 1) / 2`} pairs of ${ropes ? 'poles' : 'vertices'},
        $${vertices}$ are neighbours; that leaves ${calc`${vertices} * (${vertices} - 1) / 2 - ${vertices}`}.`,
      principle: text`Each of the n vertices of a convex polygon is joined by diagonals with n − 3 others, and each
        diagonal belongs to two vertices.`,
    };
  },
);

const timesWords = [
  {
    line: 'diagonal',
    lines: 'diagonals',
    one: 'vertex',
    ones: 'vertices',
    does: 'is joined with',
    many: 'sides',
  },
  {
    line: 'handshake',
    lines: 'handshakes',
    one: 'guest',
    ones: 'guests',
    does: 'shakes hands with',
    many: 'guests',
  },
  {
    line: 'line across',
    lines: 'lines across',
    one: 'tower',
    ones: 'towers',
    does: 'is joined across with',
    many: 'towers',
  },
] as const;

interface Times {
  n: number;
  frame: number;
}

const timesAsMany = form<Times>(
  'sides-from-ratio-of-diagonals',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2, // A slip that nobody makes is gone.
    entry: true,
    verify: ({ n }) => {
      for (let m = 4; m < 200; m += 1) if (2 * pairsApart(m) === m * (n - 3)) return m;
      throw new Error('no polygon');
    },
  },
  ({ n, frame }, { step, find }) => {
    const half = n % 2 === 1;
    const times = (n - 3) / 2;
    const { line, lines, one, ones, does, many } = timesWords[frame] as (typeof timesWords)[number];
    const twice = find(half ? calc`2 * ${times}` : n - 3);
    const each = step(twice, {
      name: text`the number of ${lines} at each`,
      works: (value, _w) =>
        half
          ? tex`\frac{n(n - 3)}{2} = ${times}n \;\Rightarrow\; n - 3 = 2 \times ${times} = ${value}`
          : tex`\frac{n(n - 3)}{2} : n = ${n - 3} : 2 \;\Rightarrow\; n - 3 = ${value}`,
      because: text`Each ${line} belongs to two ${ones}, so $n$ times $n - 3$ is twice their number. Both numbers have
        the factor $n$, which is not 0, so it cancels.`,
    })`
      With $n$ ${many} there are $\frac{n(n - 3)}{2}$ ${lines}, because each ${one} ${does} $n - 3$
      others and each ${line} belongs to two ${ones}. Compare this with $n$ as given, and cancel $n$.`;
    const sides = step(calc`${each} + 3`, {
      name: text`the number of ${many}`,
      works: (_v, working) => tex`n = ${working}`,
    })`
      Each ${one} ${does} all others except the two neighbours. Add these two and the ${one} to the number just found.`;
    return {
      answer: sides,
      stem: wording(
        frame,
        half
          ? text`A convex polygon has $${times}$ times as many diagonals as sides. How many sides does it have?`
          : text`The numbers of diagonals and sides of a convex polygon are in the ratio $${n - 3} : 2$. How many
            sides does it have?`,
        half
          ? text`At a round table each guest shakes hands once with every other guest, except the two who sit beside
            them. The handshakes are $${times}$ times as many as the guests. How many guests sit at the table?`
          : text`At a round table each guest shakes hands once with every other guest, except the two who sit beside
            them. The numbers of handshakes and guests are as $${n - 3}$ to $2$. How many guests sit at the table?`,
        half
          ? text`The corner towers of a fort are joined in pairs by straight lines. Those that run across the inside
            are $${times}$ times as many as the walls between neighbouring towers. Find the number of towers.`
          : text`The corner towers of a fort are joined in pairs by straight lines. For every $2$ walls between
            neighbouring towers there are $${n - 3}$ lines that run across the inside. Find the number of towers.`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('kept_a_case_that_is_ruled_out', sides, calc`${each} + 1`)`
          ${here} adds only $1$, for the ${one} itself. The two neighbours of the ${one} are missing from ${each}
          as well.`,
        slip('did_not_double', each, half ? times : calc`${n - 3} / 2`)`
          ${calc`${each} + 3`} gives each ${line} to one ${one} only. It belongs to two ${ones}, so $${each}$ has to be
          doubled before $3$ is added.`,
        stop('stopped_a_step_early', each)`
          $${each}$ is the number of ${lines} of each ${one}. The ${one} and the two neighbours still have to be
          added.`,
        slip('counted_one_too_few', sides, calc`${each} + 2`)`
          ${here} adds the two neighbours of a ${one} but leaves out the ${one}.`,
        slip('doubled_needlessly', sides, calc`2 * (${q(n - 3, 2)} + 3)`)`
          ${here} doubles the $3$ as well. Only the number of ${lines} is doubled, because each ${line} belongs to two
          ${ones}; the $3$ is added afterwards.`,
        slip('wrong_sign', sides, n > 12 && calc`${each} - 3`)`
          ${here} takes off the ${one} and the two neighbours, but they come on top of the $${each}$ others.`,
        slip('doubled_needlessly', each, calc`2 * ${n - 3}`)`
          With $2 \times ${n - 3} = ${each}$ ${lines} for each ${one} you doubled twice. A ${line} belongs to two
          ${ones}, so the factor is $2$ once.`,
      ],
      snapRead: text`The ${lines} are compared with the ${many}; both depend on one number.`,
      approach: text`Write the number of ${lines} by the number $n$ of ${many}, and compare it with $n$: one factor
        $n$ cancels.`,
      check: text`With $${sides}$ ${many} there are ${calc`${sides} * (${sides} - 3) / 2`} ${lines}, which is
        ${calc`(${sides} * (${sides} - 3) / 2) ÷ ${sides}`} for each of them.`,
      principle:
        frame === 0
          ? text`A convex polygon has (n − 3)/2 diagonals for each of its n sides.`
          : text`If each of $n$ ${ones} ${does} $n - 3$ others, there are $\frac{n - 3}{2}$ ${lines} for each ${one}.`,
    };
  },
);

/** GM.QAD.2 Easy: what one vertex has, and the ratio to the sides. */
export const fromOneVertex: readonly AnyTemplate[] = [
  ...situation<Corner>({
    type: 'GM.QAD.2',
    situation: 'polygon-vertex',
    tries: 10,
    draw: draw => ({ n: draw.int(9, 28), frame: draw.int(0, 2) }),
    forms: [inAll],
  }),
  ...situation<Times>({
    type: 'GM.QAD.2',
    situation: 'polygon-lines',
    tries: 10,
    draw: draw => ({ n: draw.int(10, 43), frame: draw.int(0, 2) }),
    forms: [timesAsMany],
  }),
];

import { form, here, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { rootNear } from '../measured-lengths.ts';

const shown = (value: Surd) => `$${value.tex}$`;
/** A root with at most two digits below it, and no bare fraction. */
const readable = (value: Surd) => value.terms === 1 && value.valueOf() > 0;

interface Inside {
  /** Distances PA, PB and PC, and the square of the distance from AB. */
  a: number;
  b: number;
  c: number;
  low: number;
  frame: number;
}

const fourthDistance = form<Inside, Surd>(
  'fourth-distance-in-a-rectangle',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ a, b, c, low }) => {
      // Coordinates from a distance to AB; any other gives the same.
      const [left, right, up] = [
        Math.sqrt(a * a - low),
        Math.sqrt(b * b - low),
        Math.sqrt(c * c - b * b + low),
      ];
      return right > 0 ? rootNear(Math.hypot(left, up)) : Surd.of(0);
    },
  },
  ({ a, b, c, low, frame }, { step }) => {
    const [A, B, C, D, P] = frame === 1 ? ['A', 'B', 'C', 'D', 'W'] : ['A', 'B', 'C', 'D', 'P'];
    const opposite = step(surd`${a}^2 + ${c}^2`, {
      name: `the sum of the squares to ${A} and ${C}`,
      because: text`Let the distances of $${P}$ from the four sides be the legs of right triangles: both pairs of
        opposite corners use each of these four distances once.`,
      works: (_v, working) => tex`${P}${A}^2 + ${P}${C}^2 = ${working}`,
    })`
      Lines through $${P}$ parallel to the sides show that the squares of the distances to opposite corners have the
      same sum for both pairs. $${A}$ and $${C}$ are opposite: take their sum.`;
    const square = step(surd`${opposite} - ${b}^2`, {
      works: (_v, working) => tex`${P}${D}^2 = ${working}`,
      because: text`Opposite corners are at opposite ends of the same four distances from the sides, so both pairs
        have the same sum of squares. B and D are the other pair.`,
    })`
      The squares of the distances to $${B}$ and $${D}$ have the same sum, so subtract the square of the distance to
      $${B}$. The square of the distance to $${D}$ is left.`;
    const distance = step(() => Surd.root(Math.max(0, Math.round(square.valueOf()))), {
      name: text`the distance from $${P}$ to $${D}$`,
      works: (value, _w) => tex`${P}${D} = \sqrt{${square}} = ${value}`,
    })`
      The last line gives the square of the distance, so take the root.`;
    const root = (n: number) => n > 0 && Surd.root(n);
    return {
      answer: distance,
      stem: wording(
        frame,
        text`P is a point inside rectangle ABCD with $PA = ${a}$, $PB = ${b}$ and $PC = ${c}$. What is the length of
          $PD$?`,
        text`A rectangular hall has the corners A, B, C and D, in this order. A lamp W on its floor is $${a}$ m from
          A, $${b}$ m from B and $${c}$ m from C. How far is it from D, in metres?`,
        text`From a well P in a rectangular field ABCD straight pipes lead to the four corners. Those to A, B and C
          measure $${a}$ m, $${b}$ m and $${c}$ m. Find the length of the pipe to D in metres.`,
      ),
      show: shown,
      plausible: readable,
      slips: [
        slip('matched_the_wrong_sides', square, surd`${a}^2 + ${b}^2 - ${c}^2`)`
          ${here} pairs A with B, which are neighbours. The two pairs are of opposite corners.`,
        slip('matched_the_wrong_sides', square, surd`${b}^2 + ${c}^2 - ${a}^2`)`
          ${here} pairs B with C. The corner opposite to B is D, and opposite corners belong together.`,
        slip('added_lengths_for_squares', distance, a + c > b && Surd.of(a + c - b))`
          $${a} + ${c} - ${b} = ${a + c - b}$ balances the distances themselves. It is their squares that have equal
          sums.`,
        slip('forgot_to_square', square, surd`${b}^2`)`
          With $${b}$ the fourth distance was taken as equal to that to B.`,
        slip('subtracted_for_added', square, root(Math.abs(c * c - a * a)) && surd`abs(${c * c} - ${a * a})`)`
          $${c * c}$ and $${a * a}$ were subtracted. The squares to A and C have to be added before the third is
          taken off.`,
        slip('left_out_a_term', square, surd`${opposite}`)`
          $${opposite}$ is the sum of two squares; that to B has still to be taken off.`,
      ],
      snapRead: text`Three distances from a point to the corners of a rectangle are given; the fourth is asked.`,
      approach: text`In a rectangle the squares of the distances to opposite corners have equal sums. Three of them
        give the fourth.`,
      check: text`The two sums are $${a}^2 + ${c}^2 = ${a * a + c * c}$ and $${b}^2 + ${square} =
        ${surd`${b}^2 + ${square}`.value}$.`,
      principle: text`For any point and a rectangle, the squares of the distances to two opposite corners have the
        same sum as those to the other two.`,
      figure: () => {
        const [left, right] = [Math.sqrt(a * a - low), Math.sqrt(b * b - low)];
        const [down, up] = [Math.sqrt(low), Math.sqrt(c * c - b * b + low)];
        return drawn({
          alt: `A rectangle ABCD with a point ${P} inside. ${P}A = ${a}, ${P}B = ${b}, ${P}C = ${c}; ${P}D is asked.`,
          points: {
            A: { x: -left, y: -down },
            B: { x: right, y: -down },
            C: { x: right, y: up },
            D: { x: -left, y: up },
            [P as string]: { x: 0, y: 0 },
          },
          lines: ['AB', 'BC', 'CD', 'DA', `${P}A`, `${P}B`, `${P}C`],
          broken: [`${P}D`],
          beside: { [`${P}A`]: String(a), [`${P}B`]: String(b), [`${P}C`]: String(c) },
          notToScale: true,
          longest: 240,
        });
      },
    };
  },
);

interface Crease {
  /** Long and short side. */
  a: number;
  b: number;
  frame: number;
}

const creaseFromCorner = form<Crease, Surd>(
  'crease-of-a-side-on-a-side',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ b }) => {
      // The crease ends where the points of the upper edge are as far from both edges at A.
      let end = 0;
      while (Math.abs(end - b) > 1e-9) end += b / 64;
      return rootNear(Math.hypot(end, b));
    },
  },
  ({ a, b, frame }, { step, find }) => {
    const angle = step(45, {
      name: 'the angle between crease and long side',
      because: text`After folding, both edges lie on each other, so the crease is equally inclined to both.`,
      works: tex`90^\circ \div 2 = 45^\circ`,
    })`
      The fold puts one edge of the corner on the other. So the crease halves the right angle there.`;
    const legs = find([b, b]);
    const [p = q(0), r = q(0)] = legs;
    const square = step(surd`${p}^2 + ${r}^2`, {
      name: 'the square of the crease',
      because: text`At the end of the crease the angle is $45^\circ$ as well, so both legs are as long as the short
        edge.`,
    })`
      With an angle of $${angle}^\circ$ the crease is the hypotenuse of an isosceles right triangle: both legs are
      as long as the short edge. Use Pythagoras.`;
    const crease = step(() => Surd.root(square.rational ?? 0), {
      name: 'the length of the crease',
      works: (value, _w) => tex`\sqrt{${square}} = ${value}`,
    })`
      The last line gives the square of the crease, so take the root.`;
    return {
      answer: crease,
      stem: wording(
        frame,
        text`A rectangular sheet ABCD with $AB = ${a}$ cm and $AD = ${b}$ cm is folded through A so that the side AD
          comes to lie along AB. How long is the crease, in cm?`,
        text`Rehana folds a rectangular card of $${a}$ cm by $${b}$ cm through one of its corners, so that a short
          edge falls exactly on a long edge. Find the length of the fold line in cm.`,
        text`A strip of cloth is $${b}$ cm wide and $${a}$ cm long. One end is folded over so that its edge lies
          along the long edge of the strip. How many centimetres does the fold measure?`,
      ),
      show: shown,
      plausible: readable,
      slips: [
        slip('took_the_figure_for_special', legs, [a, b])`
          $\sqrt{${a}^2 + ${b}^2}$ is the diagonal of the whole rectangle. The fold ends on the long edge and not in
          the opposite corner.`,
        slip('answered_another_quantity', legs, [a - b, b])`
          Legs of $${a} - ${b} = ${a - b}$ cm and $${b}$ cm give the distance from the end of the fold to the far
          corner, not the fold.`,
        slip('used_a_wrong_given_number', legs, [a - b, a - b])`
          $${a} - ${b} = ${a - b}$ cm is what remains of the long edge; the folded piece has legs of the length of
          the short edge.`,
        slip('halved_needlessly', legs, [q(b, 2), b])`
          The fold was led to a place $${q(b, 2)}$ cm along the long edge. With equal angles it gets as far along as
          the short edge is long, $${b}$ cm.`,
        slip('forgot_the_root', crease, Surd.of(2 * b))`
          $2 \times ${b} = ${2 * b}$ adds the legs of the right triangle. Its hypotenuse is shorter.`,
        slip('took_the_wrong_angle', crease, Surd.root(3).mul(b))`
          $${b}\sqrt{3}$ cm would belong to angles of $30^\circ$ and $60^\circ$; the fold halves the right angle.`,
      ],
      snapRead: text`A short edge is folded on a long edge: where does the crease run?`,
      approach: text`A crease through a corner halves the angle between the two edges that it brings together.`,
      check: text`The folded part is half of a square with side $${b}$ cm, and its diagonal has the square $${b}^2 +
        ${b}^2 = ${2 * b * b}$.`,
      principle: text`A crease is a line of symmetry: it halves the angle between edges that come to lie on each
        other.`,
      figure: () =>
        drawn({
          alt: `A rectangle ABCD with AB = ${a} cm and AD = ${b} cm. The corner D is folded along the crease AE, E on
            CD, on to a point F of AB.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: a, y: 0 },
            C: { x: a, y: b },
            D: { x: 0, y: b },
            E: { x: b, y: b },
            F: { x: b, y: 0 },
          },
          hidden: frame === 0 ? 'F' : 'ABCDEF',
          lines: ['AB', 'BC', 'CE', 'AE', 'EF'],
          broken: ['AD', 'DE'],
          shaded: ['AEF'],
          beside: { AB: `${a}`, [frame === 0 ? 'AD' : 'BC']: `${b}` },
          notToScale: true,
          longest: 240,
        }),
    };
  },
);

/** GM.QAD.5 Easy: distances to the corners, and the crease through a corner. */
export const distancesAndCreases: readonly AnyTemplate[] = [
  ...situation<Inside>({
    type: 'GM.QAD.5',
    situation: 'point-in-a-rectangle',
    tries: 100,
    draw: draw => {
      const [a, b, c] = [draw.int(3, 19), draw.int(3, 19), draw.int(3, 19)];
      const fourth = a * a + c * c - b * b;
      const [least, most] = [Math.max(0, b * b - c * c), Math.min(a * a, b * b)];
      const low = least + (most - least) * 0.45;
      const roomy = most - least > 6 && fourth > 5 && new Set([a, b, c]).size === 3;
      return roomy && c * c - b * b + low > 4 ? { a, b, c, low, frame: draw.int(0, 2) } : null;
    },
    forms: [fourthDistance],
  }),
  ...situation<Crease>({
    type: 'GM.QAD.5',
    situation: 'corner-fold',
    tries: 20,
    draw: draw => {
      const b = draw.int(6, 24);
      const a = b + draw.int(3, 16);
      return 2 * b !== a ? { a, b, frame: draw.int(0, 2) } : null;
    },
    forms: [creaseFromCorner],
  }),
];

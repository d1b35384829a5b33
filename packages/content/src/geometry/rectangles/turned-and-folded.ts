import { form, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { rationalNear } from '../measured-lengths.ts';

interface Square {
  /** Distances PA, PB and PC with PA² + 2 PB² = PC². */
  a: number;
  b: number;
  c: number;
  frame: number;
}

const squareFromThree = form<Square, Surd>(
  'square-from-three-distances',
  {
    band: 'Hard',
    seconds: 140,
    revision: 3,
    also: ['GM.TRI.4', 'GM.TRG.4'],
    verify: ({ a, b, c }) => {
      // Widen the square from B until a point with these distances from A and B is right for C.
      const miss = (side: number) => {
        const y = (b * b - a * a + side * side) / (2 * side);
        const x = Math.sqrt(Math.max(0, b * b - y * y));
        return Math.hypot(x - side, y) - c;
      };
      let [low, high] = [Math.max(b, c - b) * 0.7, a + b];
      for (let i = 0; i < 100; i += 1) {
        const side = (low + high) / 2;
        if (miss(side) < 0) low = side;
        else high = side;
      }
      return Surd.root(2)
        .mul(rationalNear((low * low - a * a - b * b) / Math.SQRT2))
        .add(a * a + b * b);
    },
  },
  ({ a, b, c, frame }, { step, find, write }) => {
    const [A, B, C, P] = frame === 1 ? ['A', 'B', 'C', 'S'] : ['A', 'B', 'C', 'P'];
    const square = step(surd`2 * ${b}^2`, {
      name: `the square of ${P}Q`,
      because: text`A quarter turn about ${B} lays ${A} on ${C}, as ABCD is a square; it moves $${P}$ to a point with
        known distances.`,
      works: (_v, working) => tex`${P}Q^2 = ${working}`,
    })`
      Turn triangle ${A}${B}${P} about ${B} by $90^\circ$, so that ${A} comes to ${C}. Let $${P}$ come to $Q$. Then
      ${B}Q is as long as
      ${B}${P}, the angle between them is right, and $QC$ is as long as ${P}${A}.`;
    write(tex`QC^2 + ${P}Q^2 = ${a}^2 + ${square} = ${a * a + 2 * b * b} = ${c}^2`)`
      Compare the sides of triangle ${P}QC: the squares of $QC$ and ${P}Q add up to that of ${P}${C}. So the angle at
      $Q$ is right, and with the $45^\circ$ of the isosceles triangle ${B}Q has an angle of $135^\circ$ with $QC$.`;
    const double = find(surd`${a} * ${b}`);
    const term = step(surd`${double} * sqrt(2)`, {
      name: 'the term of the cosine rule',
      because: text`The cosine of $135^\circ$ is negative, so this term is added.`,
      works: (_v, working) => tex`-2 \times ${a} \times ${b} \times \cos 135^\circ = ${working}`,
    })`
      In triangle ${B}QC use the cosine rule. With an angle of $135^\circ$ the last term is added.`;
    const squares = find(surd`${a}^2 + ${b}^2`);
    const area = step(surd`${squares} + ${term}`, {
      works: (_v, working) => tex`${B}${C}^2 = ${a}^2 + ${b}^2 + ${term} = ${working}`,
    })`
      The square of ${B}${C} is the area of the square.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`P is a point inside square ABCD with $PA = ${a}$ cm, $PB = ${b}$ cm and $PC = ${c}$ cm. What is the area of
          the square in square centimetres?`,
        text`In a square park ABCD a statue S stands $${a}$ m from the corner A, $${b}$ m from B and $${c}$ m from C.
          Find the area of the park in square metres.`,
        text`A spider sits at P on a square window ABCD. From there its threads run straight to three corners, $PA =
          ${a}$ dm, $PB = ${b}$ dm and $PC = ${c}$ dm. What is the area of the window, in square decimetres?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > b * b,
      slips: [
        slip('wrong_sign', area, surd`${squares} - ${term}`)`
          With $${area}$ the term $${term}$ was subtracted, as for an angle of $45^\circ$. The angle APB is obtuse,
          $135^\circ$.`,
        slip('ignored_a_condition', term, Surd.of(0))`
          $${a}^2 + ${b}^2$ takes the angle between the lines to A and B as right. The third distance makes it
          $135^\circ$.`,
        slip('took_the_wrong_angle', term, surd`${double}`)`
          Adding $${a} \times ${b}$ belongs to an angle of $120^\circ$ between the lines to A and B; it is
          $135^\circ$.`,
        slip('took_the_wrong_angle', term, surd`${double} * sqrt(3)`)`
          Adding $${a} \times ${b} \times \sqrt{3}$ belongs to an angle of $150^\circ$ between the lines to A and B; it
          is $135^\circ$.`,
        slip('doubled_needlessly', term, surd`2 * ${double} * sqrt(2)`)`
          $2 \times ${a} \times ${b} \times \sqrt{2}$ forgets that the cosine brings a factor of $\frac{\sqrt{2}}{2}$
          and not $\sqrt{2}$.`,
        slip('took_the_figure_for_special', area, Surd.of(q((a + c) * (a + c), 2)))`
          $\frac{(${a} + ${c})^2}{2}$ puts the point on the diagonal AC, where the two distances would add up.`,
        slip('took_a_power_term_by_term', area, Surd.of((a + b) * (a + b)))`
          $(${a} + ${b})^2$ puts the point on the side AB, as if the two distances made a straight line.`,
      ],
      snapRead: text`Three distances from a point to corners of a square; they lie in different triangles until one is
        turned.`,
      approach: text`A quarter turn about the middle one of the three corners brings all three distances into one
        figure. There a right angle appears.`,
      check: () => {
        const side = Math.sqrt(area.valueOf());
        const y = (b * b - a * a + side * side) / (2 * side);
        const x = (b * b - c * c + side * side) / (2 * side);
        return text`With B as origin, C to the right and a side of about ${side.toFixed(3)}, the point lies at about
          $(${x.toFixed(3)}, ${y.toFixed(3)})$, whose distance from B is about ${Math.hypot(x, y).toFixed(2)}, as
          given.`;
      },
      principle: text`Where distances to corners of a square lie in different triangles, a quarter turn about a corner
        brings them together.`,
      figure: () => {
        const side = Math.sqrt(a * a + b * b + Math.SQRT2 * a * b);
        const y = (b * b - a * a + side * side) / (2 * side);
        const x = (b * b - c * c + side * side) / (2 * side);
        return drawn({
          alt: `A square ABCD with a point ${P} inside. ${P}A = ${a}, ${P}B = ${b}, ${P}C = ${c}.`,
          points: {
            A: { x: 0, y: side },
            B: { x: 0, y: 0 },
            C: { x: side, y: 0 },
            D: { x: side, y: side },
            [P as string]: { x, y },
          },
          lines: ['AB', 'BC', 'CD', 'DA', `${P}A`, `${P}B`, `${P}C`],
          beside: { [`${P}A`]: String(a), [`${P}B`]: String(b), [`${P}C`]: String(c) },
          notToScale: true,
          longest: 220,
        });
      },
    };
  },
);

/** Whole numbers with a² + 2b² = c². */
const turned = [
  [1, 2, 3],
  [7, 4, 9],
  [7, 6, 11],
  [1, 12, 17],
  [17, 6, 19],
  [23, 10, 27],
] as const;

/** GM.QAD.5 Hard: a quarter turn in a square. */
export const turnedAndFolded: readonly AnyTemplate[] = situation<Square>({
  type: 'GM.QAD.5',
  situation: 'point-in-a-square',
  tries: 30,
  draw: draw => {
    const [a, b, c] = draw.pick(turned);
    const k = draw.int(1, 6);
    return c * k <= 45 ? { a: a * k, b: b * k, c: c * k, frame: draw.int(0, 2) } : null;
  },
  forms: [squareFromThree],
});

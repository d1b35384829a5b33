import { calc, form, here, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { rationalNear } from '../measured-lengths.ts';
import { triples } from '../right-triangles/triples.ts';

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
    revision: 2,
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
          $(${a} + ${b})^2$ puts the point on the side AB.`,
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

interface Fold {
  /** EC, CF and EF, a right triangle. */
  p: number;
  q: number;
  r: number;
  frame: number;
}

const sheetFromFold = form<Fold>(
  'sheet-from-a-folded-corner',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.TRI.3', 'GM.TRI.4'],
    verify: ({ p, q: cf, r }) => {
      // Lengthen the sheet until the folded side reaches the long side at F.
      const tall = p + r;
      let [low, high] = [tall, 100 * tall];
      for (let i = 0; i < 100; i += 1) {
        const long = (low + high) / 2;
        if (Math.hypot(tall, long - cf) > long) low = long;
        else high = long;
      }
      return rationalNear(Math.round(low * tall * 1e4) / 1e4);
    },
  },
  ({ p, q: cf, r, frame }, { step, find }) => {
    const unit = frame === 1 ? 'dm' : 'cm';
    const square = step(calc`${r}^2 - ${p}^2`, {
      works: (value, working) => tex`CF^2 = ${working}, \quad CF = ${rootOf(value.valueOf())}`,
      because: text`Folding keeps lengths: the piece DE of the edge comes to lie on EF.`,
    })`
      DE comes to lie on EF, so these are equal. Triangle ECF has its right angle at C: Pythagoras gives CF.`;
    const short = find(() => rootOf(square.valueOf()));
    const tall = step(calc`${p} + ${r}`, {
      name: 'the side AB',
      works: (_v, working) => tex`AB = CD = ${working}`,
    })`
      CE and ED together are the side CD, and AB is as long.`;
    const reach = step(calc`${tall} * ${p} / ${short}`, {
      name: 'BF',
      because: text`The folded corner keeps its right angle, AFE. So the angles at F on both sides of it add up to
        $90^\circ$.`,
      works: (_v, working) => tex`BF : AB = CE : CF \;\Rightarrow\; BF = ${working}`,
    })`
      The corner D keeps its right angle, so AFE is right, and triangles ABF and FCE have equal angles. Compare sides.`;
    const long = step(calc`${reach} + ${short}`, {
      name: 'the side BC',
      works: (_v, working) => tex`BC = ${working}`,
    })`
      BF and FC together are the side BC.`;
    const area = step(calc`${tall} * ${long}`)`
      Multiply the two sides of the rectangle.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A rectangular sheet ABCD is folded along AE, where E is a point of the side CD, so that D falls on a point
          F of the side BC. $CE = ${p}$ cm and $DE = ${r}$ cm. What was the area of the sheet in square centimetres?`,
        text`Shabnam folds the corner D of a rectangular poster ABCD over, along a straight line through A, until D lies
          on the edge BC. The crease meets the edge CD at E, $${p}$ dm from C and $${r}$ dm from D. Find the area of the
          poster in square decimetres.`,
        text`A rectangle ABCD of paper is creased along the segment from A to the point E of CD. Folded over, the corner
          D touches BC at F. If E is $${p}$ cm away from C and $${r}$ cm away from F, how many square centimetres has
          the rectangle?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > tall.valueOf() ** 2 * 0.3 && value.d <= 4n,
      slips: [
        slip('inverted_the_ratio', reach, calc`${tall} * ${short} / ${p}`)`
          The sides were compared crosswise: $BF : AB = ${short} : ${p}$. In both triangles the leg opposite to equal
          angles has to be used.`,
        slip('took_the_figure_for_special', reach, short)`
          With $BF = FC = ${reach}$ ${unit}, F would be the mid-point of BC, which nothing says.`,
        slip('left_out_a_term', long, reach)`
          $${long}$ ${unit} is only the part BF of the side BC; the part FC is missing.`,
        slip('took_the_figure_for_special', long, tall)`
          With BC as long as AB, $${tall}$ ${unit}, the rectangle would be a square, and then D could not reach BC
          except at C.`,
        slip('mistook_the_hypotenuse', square, calc`${r}^2 + ${p}^2`)`
          ${here} adds the squares, but DE lies on EF, which is the hypotenuse of the triangle at C.`,
        slip('matched_the_wrong_sides', reach, calc`${tall} * ${r} / ${short}`)`
          ${here} compares AB with CF and BF with EF. But EF is a hypotenuse, and the one of the other triangle is AF.`,
        slip('used_a_term_twice', area, calc`${tall} * ${long} + ${long} * ${r} / 2`)`
          ${here} adds the folded triangle ADE to the rectangle, of which it is a part.`,
        slip('took_a_part_for_the_whole', area, calc`${tall} * ${long} - ${long} * ${r} / 2`)`
          ${here} is what is still covered after folding: the triangle ADE lies on the rest.`,
        slip('used_a_wrong_given_number', tall, r)`
          $${r}$ ${unit} was taken for the whole side CD; the part CE belongs to it as well.`,
      ],
      snapRead: text`A corner is folded on the opposite side; two pieces of an edge are known, and the whole area is
        asked.`,
      approach: text`Folding keeps lengths and the right angle of the corner. The small triangle at C is known
        completely, and the one at B is similar to it.`,
      check: text`Folding lays AD on AF: $${tall}^2 + ${reach}^2$ is ${calc`${tall} * ${tall} + ${reach} * ${reach}`},
        and
        ${calc`${long} * ${long}`} is the square of AD.`,
      principle: text`A fold keeps lengths and angles: equal pieces, and a right angle that makes two triangles
        similar.`,
      figure: () => {
        const height = p + r;
        const across = (height * p) / cf + cf;
        return drawn({
          alt: `Rectangle ABCD with AB on the left and BC below. E lies on CD with CE = ${p} ${unit} and DE = ${r}
            ${unit}; folding along AE brings D to F on BC.`,
          points: {
            A: { x: 0, y: height },
            B: { x: 0, y: 0 },
            C: { x: across, y: 0 },
            D: { x: across, y: height },
            E: { x: across, y: p },
            F: { x: across - cf, y: 0 },
          },
          lines: ['AB', 'BC', 'CE', 'AE', 'AF', 'FE'],
          broken: ['AD', 'DE'],
          shaded: ['AFE'],
          beside: { CE: `${p}`, DE: `${r}` },
          notToScale: true,
          longest: 240,
        });
      },
    };
  },
);

/** A root that is exact on the right path. */
const rootOf = (square: number) => Math.round(Math.sqrt(Math.max(0, square)) * 1e6) / 1e6;

/** Whole numbers with a² + 2b² = c². */
const turned = [
  [1, 2, 3],
  [7, 4, 9],
  [7, 6, 11],
  [1, 12, 17],
  [17, 6, 19],
  [23, 10, 27],
] as const;

/** GM.QAD.5 Hard: a quarter turn in a square, and a corner folded on a side. */
export const turnedAndFolded: readonly AnyTemplate[] = [
  ...situation<Square>({
    type: 'GM.QAD.5',
    situation: 'point-in-a-square',
    tries: 30,
    draw: draw => {
      const [a, b, c] = draw.pick(turned);
      const k = draw.int(1, 6);
      return c * k <= 45 ? { a: a * k, b: b * k, c: c * k, frame: draw.int(0, 2) } : null;
    },
    forms: [squareFromThree],
  }),
  ...situation<Fold>({
    type: 'GM.QAD.5',
    situation: 'corner-on-a-side',
    tries: 60,
    draw: draw => {
      const [x, y, r] = draw.pick(triples.filter(t => t[2] <= 60));
      const [p, cf] = draw.chance(0.5) ? [x, y] : [y, x];
      const reach = q((p + r) * p, cf);
      const area = reach.add(cf).mul(p + r);
      return reach.d <= 2n &&
        area.d === 1n &&
        area.valueOf() < 6000 &&
        reach.add(cf).valueOf() > p + r &&
        !reach.equals(cf)
        ? { p, q: cf, r, frame: draw.int(0, 2) }
        : null;
    },
    forms: [sheetFromFold],
  }),
];

import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { distance } from '../measured-lengths.ts';
import { triples } from '../right-triangles/triples.ts';
import { between, leaning } from './shapes.ts';

interface Sums {
  /** Half-diagonals and side. */
  x: number;
  y: number;
  side: number;
  frame: number;
}

const fromSum = form<Sums>(
  'rhombus-area-from-perimeter-and-diagonals',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    also: ['AL.QUA.1'],
    verify: ({ x, y, side }) => {
      for (let half = 1; half < x + y; half += 1)
        if (half ** 2 + (x + y - half) ** 2 === side ** 2) return 2 * half * (x + y - half);
      throw new Error('no rhombus');
    },
  },
  ({ x, y, side, frame }, { step }) => {
    const sum = 2 * (x + y);
    const edge = frame === 2 ? side : 4 * side;
    const one = step(frame === 2 ? calc`${edge}` : calc`${edge} / 4`, {
      name: 'the side of the rhombus',
      because: text`The diagonals of a rhombus halve each other at right angles. So they cut it into four equal right
        triangles, and a side of the rhombus is the hypotenuse of each.`,
      works: (value, working) => (frame === 2 ? tex`\text{side} = ${value}` : tex`\text{side} = ${working}`),
    })`
      ${frame === 2 ? 'The side is given: all four are equal.' : 'All four sides of a rhombus are equal.'} A side is
      the hypotenuse of the right triangle that two half-diagonals make.`;
    const halves = step(calc`${sum} / 2`, {
      name: 'the sum of the half-diagonals',
      because: text`In the right triangle the legs are the half-diagonals, not the whole ones. So halve the given sum
        before using Pythagoras.`,
      works: (_v, working) => tex`x + y = ${working}`,
    })`
      Let the half-diagonals be $x$ and $y$. Their sum is half of the sum of the diagonals.`;
    const twice = step(calc`${halves}^2 - ${one}^2`, {
      name: 'twice the product of the half-diagonals',
      because: text`The square of a sum has the squares of both terms and twice their product.`,
      works: (_v, working) => tex`2xy = (x + y)^2 - (x^2 + y^2) = ${working}`,
    })`
      The squares of $x$ and $y$ add up to the square of the side. Take them from the square of the sum to get twice
      the product.`;
    const area = step(twice, {
      because: text`One right triangle has the area $\frac{xy}{2}$, and four of them have $2xy$. The lengths $x$ and $y$
        themselves are not needed.`,
      works: (value, _w) => tex`4 \times \frac{xy}{2} = 2xy = ${value}`,
    })`
      The rhombus consists of four right triangles with the legs $x$ and $y$, so its area is just this number.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A rhombus has a perimeter of $${edge}$ cm, and its two diagonals together are $${sum}$ cm long. What is
          its area in square centimetres?`,
        text`A frame of wire has the shape of a rhombus with both diagonals. The outer wire is $${edge}$ cm long,
          the wire of the two diagonals $${sum}$ cm. How many square centimetres does the frame enclose?`,
        text`The diagonals of a rhombus with sides of $${edge}$ cm add up to $${sum}$ cm. Find the area of the
          rhombus in square centimetres.`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('mixed_up_a_length_and_its_half', area, calc`${2 * x} * ${2 * y}`)`
          ${here} is the product of the whole diagonals. The rhombus has half of that.`,
        slip('took_a_power_term_by_term', area, calc`(${halves} - ${one})^2`)`
          ${here} squares the difference of the half sum and the side. The squares themselves have to be subtracted.`,
        slip('took_the_figure_for_special', area, calc`${sum} * ${sum} / 8`)`
          ${here} takes the two diagonals as equal. Then the rhombus would be a square, and its side another.`,
        slip('took_the_figure_for_special', area, calc`${one} * ${one}`)`
          ${here} is the area of a square with this side. Its diagonals would have another sum.`,
        slip('took_one_piece_of_several', area, calc`${x} * ${y} / 2`)`
          ${here} is the area of one of the four right-angled triangles that the diagonals make. The rhombus holds all
          four.`,
        slip('got_the_middle_term_wrong', area, calc`${halves} * ${halves}`)`
          ${here} is the square of half the sum; it still holds the squares of both half-diagonals.`,
        slip('mixed_up_a_length_and_its_half', halves, sum)`
          Squaring the whole sum of $${sum}$ cm but taking off the square of one side mixes whole and half
          diagonals.`,
      ],
      snapRead: text`Side and sum of the diagonals of a rhombus are given: the sum of the squares and the sum
        itself.`,
      approach: text`The area is twice the product of the half-diagonals. Their sum is known, and by Pythagoras the
        sum of their squares, so the product follows without finding either of them.`,
      check: text`Half-diagonals of $${Math.min(x, y)}$ and $${Math.max(x, y)}$ cm have the sum $${x + y}$ and
        $${x}^2 + ${y}^2 = ${side}^2$; four triangles of ${calc`${x} * ${y} / 2`} make $${area}$.`,
      principle: text`From a sum and a sum of squares the product follows: take the squares from the square of the
        sum and halve.`,
    };
  },
);

interface Bisected {
  /** AB, BC and the part EF of CD that both bisectors cover. */
  a: number;
  b: number;
  shift: number;
  height: number;
  frame: number;
}

const byBisectors = form<Bisected>(
  'perimeter-by-two-bisectors',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    also: ['GM.TRI.1'],
    verify: ({ a, b, shift, height }) => {
      // Find E and F on CD by stepping to equal distances from both arms, then lengthen BC until EF fits.
      const p = leaning(a, height, shift);
      const bc = distance(p.B, p.C);
      const scale = b / bc;
      const r = leaning(a, height * scale, shift * scale);
      return Math.round(2 * distance(r.A, r.B) + 2 * distance(r.B, r.C));
    },
  },
  ({ a, b, shift, height, frame }, { step }) => {
    const e = 2 * b - a;
    const unit = frame === 1 ? 'm' : 'cm';
    const both = step(calc`${a} + ${e}`, {
      name: 'DE and CF together',
      because: text`AE halves the angle at A, and the angle between AE and CD is equal to that between AE and AB, as
        AB and CD are parallel. So triangle ADE has two equal angles.`,
      works: (_v, working) => tex`DE + CF = CD + EF = ${working}`,
    })`
      The bisector AE makes equal angles with AD and with AB, and so with CD: triangle ADE is isosceles, $DE = AD$.
      In the same way $CF = BC$. These two segments cover CD and overlap along EF.`;
    const side = step(calc`${both} / 2`, {
      name: 'the side AD',
      works: (_v, working) => tex`AD = BC = ${working}`,
      because: text`Opposite sides of a parallelogram are equal, so DE and CF are both as long as AD. Their sum is
        then twice AD.`,
    })`
      DE is as long as AD and CF as long as BC. AD and BC are equal as opposite sides, so each of them is half of
      this sum.`;
    const perimeter = step(calc`2 * (${a} + ${side})`, { name: 'the perimeter' })`
      The perimeter has each of two neighbouring sides twice, so double their sum.`;
    return {
      answer: perimeter,
      stem: wording(
        frame,
        text`In parallelogram ABCD, the bisector of the angle at A meets the side CD at E, and the bisector of the
          angle at B meets it at F. The bisectors cross inside the parallelogram. $AB = ${a}$ cm and $EF = ${e}$ cm.
          What is the perimeter of ABCD?`,
        text`A park ABCD is a parallelogram with $AB = ${a}$ m. Straight paths from A and from B, which halve the
          angles of the park there, cross each other inside and reach the side CD at E and F, $${e}$ m apart. How
          long is the fence around the park?`,
        text`ABCD is a parallelogram with $AB = ${a}$ cm. The line that halves angle DAB leaves it at the point E of
          CD, the line that halves angle ABC at the point F of CD, and these lines cut each other inside ABCD. If EF
          is $${e}$ cm long, find the perimeter of the parallelogram.`,
      ),
      show: value => `$${numberTex(value)}$ ${unit}`,
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      slips: [
        slip('subtracted_for_added', both, calc`${a} - ${e}`)`
          ${here} for DE and CF together would hold if the bisectors did not cross before CD. Here the two segments
          overlap along EF.`,
        slip('did_not_halve', side, both)`
          $${a} + ${e} = ${both}$ is the sum of AD and BC; one of them is half of that.`,
        slip('left_out_a_factor', perimeter, calc`2 * ${a} + ${side}`)`
          ${here} counts AD once only. The opposite side BC is as long and belongs to the perimeter too.`,
        slip('took_the_figure_for_special', side, calc`${a} / 2`)`
          With $AD = ${side}$ ${unit}, half of AB, both bisectors would meet CD at its mid-point, and EF would be no
          segment.`,
        slip('left_out_a_term', both, a)`
          Taking $DE + CF = ${a}$ forgets that the two overlap along EF, which is counted twice.`,
        slip('doubled_needlessly', both, calc`${a} + 2 * ${e}`)`
          ${here} counts the part EF once too often: DE and CF together cover CD, and EF a second time.`,
        slip('took_the_figure_for_special', side, a)`
          With AD as long as AB, $${a}$ ${unit}, the figure is a rhombus; then the bisectors are its diagonals and E
          is the vertex C.`,
      ],
      snapRead: text`Two bisectors from neighbouring vertices of a parallelogram reach the opposite side: isosceles
        triangles.`,
      approach: text`A bisector and parallel sides make an isosceles triangle at each end of CD. These give DE and
        CF; how they cover CD gives the side.`,
      faster: text`DE and CF both equal the side, and together they are $${a} + ${e}$; twice AB and this sum make
        the perimeter: $2 \times ${a} + ${a + e}$.`,
      check: text`With $AD = ${side}$: $DE = ${side}$, so F is $${q(a).sub(side)}$ from D and E is
        $${q(a).sub(side)}$ from C, and ${calc`${a} - 2 * (${a} - ${side})`} is left between them.`,
      principle: text`A bisector that meets a parallel cuts off an isosceles triangle: the segment on the parallel
        equals the side.`,
      figure: () => {
        const scale = b / Math.hypot(shift, height);
        const p = leaning(a, height * scale, shift * scale);
        const [E, F] = [between(p.D, p.C, b / a), between(p.C, p.D, b / a)];
        return drawn({
          alt: `Parallelogram ABCD with AB = ${a} ${unit}. AE halves the angle at A, BF halves the angle at B; E and F
            lie on CD, with EF = ${e} ${unit}, and AE and BF cross inside.`,
          points: { ...p, E, F },
          lines: ['AB', 'BC', 'CD', 'DA'],
          broken: ['AE', 'BF'],
          beside: { AB: `${a} ${unit}` },
          notToScale: true,
          longest: 270,
        });
      },
    };
  },
);

/** GM.QAD.3 Medium: a rhombus by two sums, and two bisectors. */
export const sumsAndBisectors: readonly AnyTemplate[] = [
  ...situation<Sums>({
    type: 'GM.QAD.3',
    situation: 'rhombus-sums',
    tries: 10,
    draw: draw => {
      const [x, y, side] = draw.pick(triples.filter(([, , c]) => c <= 75));
      return { x, y, side, frame: draw.int(0, 2) };
    },
    forms: [fromSum],
  }),
  ...situation<Bisected>({
    type: 'GM.QAD.3',
    situation: 'crossing-bisectors',
    tries: 60,
    draw: draw => {
      const [a, b] = [draw.int(12, 44), draw.int(8, 40)];
      const e = 2 * b - a;
      return e >= 3 && b <= a - 3 && e !== a - b
        ? { a, b, shift: draw.pick([5, 8, 7]), height: 20, frame: draw.int(0, 2) }
        : null;
    },
    forms: [byBisectors],
  }),
];

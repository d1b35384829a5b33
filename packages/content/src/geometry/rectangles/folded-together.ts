import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Square {
  /** BE and EC of a square ABCD whose sides AB and AD are folded onto one line. */
  near: number;
  far: number;
  frame: number;
}

const sideOf = ({ near, far }: Square) => near + far;
const otherOf = (p: Square) => q(sideOf(p) * p.far, sideOf(p) + p.near);

const triangleBetween = form<Square>(
  'triangle-between-two-folds',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.TRI.4', 'GM.TRI.1'],
    verify: p => {
      const side = sideOf(p);
      const angle = Math.PI / 4 - Math.atan(p.near / side);
      const [ex, ey, fx, fy] = [side, p.near, side * Math.tan(angle), side];
      return q(Math.round((Math.abs(ex * fy - ey * fx) / 2) * 4), 4);
    },
  },
  (p, { step, write, find }) => {
    const { near, far, frame } = p;
    const sheet = frame === 1 ? 'napkin' : 'sheet';
    const side = step(calc`${near} + ${far}`, {
      name: `the side of the ${sheet}`,
      works: (_v, w) => tex`AB = BC = ${w}`,
    })`
      Find the side of the square from the two parts of BC.`;
    write(tex`AH = AB = AD, \quad EH = EB = ${near}, \quad FH = FD`, {
      because: text`Folding keeps lengths and angles. The corners B and D become the same point H, and their right
        angles stand there side by side: together $180^\circ$, so E, H and F lie on one line.`,
    })`
      AB and AD are equally long and come to lie along each other, so B and D fall on one point H. The folded parts have
      right angles at H. So H lies on the line EF, and EF is EB and FD together.`;
    const half = find(2);
    const other = step(calc`(${far}^2 + ${side}^2 - ${near}^2) / (${half}(${side} + ${near}))`, {
      name: 'DF',
      works: (_v, w) => tex`${far}^2 + (${side} - x)^2 = (${near} + x)^2 \quad \Rightarrow \quad x = ${w}`,
      because: text`On both sides the square of $x$ appears once, so it cancels, and the equation is linear.`,
    })`
      Let DF be $x$. In the right triangle ECF the legs are $${far}$ and $${sideOf(p)} - x$, and the hypotenuse is
      $${near} + x$. Use Pythagoras.`;
    const line = step(calc`${near} + ${other}`, { name: 'EF', works: (_v, w) => tex`EF = ${w}` })`
      Add the two parts of EF.`;
    const area = step(calc`1 / 2 * ${line} * ${side}`, {
      name: 'the area of triangle AEF',
      because: text`AH is perpendicular to EF, as it was perpendicular to BE before folding, and it is as long as the
        side of the square.`,
    })`
      In triangle AEF the height on EF is AH, which is as long as AB. Find the area.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A square sheet of paper ABCD is folded along AE and along AF, where E is a point of BC and F a point of
          CD. The edges AB and AD then lie exactly along each other, between AE and AF. If BE is $${near}$ cm and EC
          is $${far}$ cm, what is the area of triangle AEF in square centimetres?`,
        text`Shabnam folds the corners B and D of a square napkin ABCD inwards, along straight lines through A, so
          that the edges AB and AD meet along their whole length. The folds reach BC at E and CD at F. E is $${near}$
          cm from B and $${far}$ cm from C. Find the area of triangle AEF, in square centimetres.`,
        text`In a square ABCD, E lies on BC with BE $= ${near}$ and EC $= ${far}$, and F lies on CD. When triangle ABE
          is reflected in AE and triangle ADF in AF, the images of AB and AD coincide. What is the area of triangle
          AEF?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(sideOf(p) ** 2) && value.d <= 4n,
      slips: [
        slip('took_the_figure_for_special', other, near)`
          DF was taken as long as BE, $${near}$. Equal folds at B and D would bring AB and AD onto one line only for
          one special length of BE.`,
        slip('assumed_equal_parts', other, far)`
          DF was taken as long as EC, $${far}$. The parts of BC do not come back on CD; Pythagoras in triangle ECF
          decides.`,
        slip('did_not_halve', area, calc`${line} * ${side}`)`
          ${here} is the area of a rectangle on EF. A triangle has half of it.`,
        slip('assumed_equal_parts', other, calc`${side} / 2`)`
          With F as the midpoint of CD, DF would be ${here}. Nothing in the folding says that F is the midpoint.`,
        slip('answered_another_quantity', area, calc`${side}^2 - 1 / 2 * ${line} * ${side}`)`
          ${here} is the rest of the square outside triangle AEF. The question asks for the triangle.`,
        slip('left_out_a_term', area, calc`1 / 2 * ${side}^2`)`
          ${here} is half of the square. The two folded parts cover triangle AEF, but triangle ECF belongs to the square
          as well.`,
        slip('did_not_double', half, 1)`
          In the linear equation you forgot a factor $2$ and got $${other}$ for DF. The middle terms of both squares are
          doubled.`,
        slip('answered_another_quantity', area, calc`1 / 2 * ${far}(${side} - ${other})`)`
          ${here} is the area of triangle ECF, the part that no fold covers.`,
      ],
      snapRead: text`Two sides of a square are folded onto one line: B and D meet at a point of EF.`,
      approach: text`Find what the folding makes equal. It shows that EF is BE and DF together and that the side of
        the square is the height of triangle AEF. Then one right triangle gives DF.`,
      check: () => {
        const [s, x] = [sideOf(p), otherOf(p)];
        const parts = [q(s * near, 2), x.mul(s).div(2), q(s).sub(x).mul(far).div(2)];
        return text`The square has $${s * s}$. Triangles ABE, ADF and ECF have $${parts[0] ?? 0}$, $${parts[1] ?? 0}$
          and $${parts[2] ?? 0}$, and taking them away leaves
          $${q(s * s)
            .sub(parts[0] ?? 0)
            .sub(parts[1] ?? 0)
            .sub(parts[2] ?? 0)}$.`;
      },
      principle: text`A fold keeps lengths and angles: write down what falls together and which right angles then
        stand side by side.`,
      figure: () => {
        const [s, x] = [sideOf(p), otherOf(p).valueOf()];
        return drawn({
          alt: `A square ABCD with E on BC and F on CD; triangle AEF is drawn. BE = ${near} and EC = ${far}. AB and AD
            can be folded along AE and AF onto one line.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: s, y: 0 },
            C: { x: s, y: s },
            D: { x: 0, y: s },
            E: { x: s, y: near },
            F: { x, y: s },
          },
          lines: ['AB', 'BC', 'CD', 'DA', 'AE', 'AF', 'EF'],
          beside: { BE: String(near), EC: String(far) },
          notToScale: true,
        });
      },
    };
  },
);

/** GM.QAD.5 Hard: two folds that bring neighbouring sides of a square together. */
export const foldedTogether: readonly AnyTemplate[] = situation<Square>({
  type: 'GM.QAD.5',
  situation: 'two-sides-folded-together',
  tries: 400,
  draw: draw => {
    const p = { near: draw.int(1, 24), far: draw.int(2, 36), frame: draw.int(0, 2) };
    const [side, other] = [sideOf(p), otherOf(p)];
    return other.d === 1n &&
      side <= 48 &&
      !other.equals(p.near) &&
      !other.equals(p.far) &&
      !other.mul(2).equals(side)
      ? p
      : null;
  },
  forms: [triangleBetween],
});

import type { Point } from '../../figure.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { bracketed, minus, plus, pointTex } from './points.ts';

interface SumOfSquares {
  middle: Point;
  /** From the middle to the one end. */
  half: Point;
  /** The point moves on a circle of this radius about the middle. */
  radius: number;
  /** The point from which it is to be far. */
  from: Point;
  greatest: boolean;
  frame: number;
}

const squareOf = ({ x, y }: Point) => x * x + y * y;
const total = ({ half, radius }: SumOfSquares) => 2 * (radius ** 2 + squareOf(half));
const endsOf = ({ middle, half }: SumOfSquares) => [plus(middle, half), minus(middle, half)] as const;

const extremeDistance = form<SumOfSquares>(
  'extreme-distance-with-a-sum-of-squares',
  {
    band: 'Hard',
    seconds: 145,
    also: ['GM.TRI.6', 'GM.CIR.6'],
    verify: p => {
      // Walks round the curve found from A and B alone.
      const [a, b] = endsOf(p);
      const sum = total(p);
      const found: number[] = [];
      for (let i = 0; i < 7200; i += 1) {
        const unit = { x: Math.cos((Math.PI * i) / 3600), y: Math.sin((Math.PI * i) / 3600) };
        const centre = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        let [near, far] = [0, 1000];
        for (let k = 0; k < 50; k += 1) {
          const s = (near + far) / 2;
          const point = { x: centre.x + unit.x * s, y: centre.y + unit.y * s };
          if (squareOf(minus(point, a)) + squareOf(minus(point, b)) < sum) near = s;
          else far = s;
        }
        found.push(Math.hypot(centre.x + unit.x * near - p.from.x, centre.y + unit.y * near - p.from.y));
      }
      const end = p.greatest ? Math.max(...found) : Math.min(...found);
      return nearFraction(Math.round(end * 1000) / 1000, 1);
    },
  },
  (p, { step, write, find }) => {
    const { middle, half, radius, from, greatest, frame } = p;
    const [a, b] = endsOf(p);
    const sum = total(p);
    const which = greatest ? 'greatest' : 'least';
    const away = minus(middle, from);
    write(
      tex`M${pointTex(middle)}, \qquad AM^2 = ${bracketed(half.x)}^2 + ${bracketed(half.y)}^2 = ${squareOf(half)}`,
      {
        because: text`For a point with a given sum of squares the mid-point is what matters, by the theorem of
          Apollonius.`,
      },
    )`
      Let M be the mid-point of AB, because PM links the two squares. Its coordinates are the means of those of A
      and B; find them and the square of AM.`;
    const square = find(squareOf(half), { name: text`the square of AM` });
    const two = find(2);
    const radius2 = step(calc`${sum} / ${two} - ${square}`, {
      name: text`the square of PM`,
      works: (_v, w) => tex`PA^2 + PB^2 = 2PM^2 + 2AM^2 \quad \Rightarrow \quad PM^2 = ${w}`,
      because: text`PM is a median of triangle PAB. Twice the median and AB are the diagonals of a parallelogram
        with the sides PA and PB, and the squares of its diagonals add up to those of its four sides.`,
    })`
      By the theorem of Apollonius in triangle PAB, $PA^2 + PB^2$ is twice the sum of the squares of PM and AM.
      Solve for the square of PM. It is constant, so P moves on a circle about M.`;
    const reach = step(() => nearFraction(Math.sqrt(Math.max(0, radius2.valueOf())), 1), {
      name: 'the radius of the circle',
      works: value => tex`PM = \sqrt{${radius2}} = ${value}`,
      because: text`The square of PM is the same for every place of P, so PM is the same too. All points at this
        distance from M form a circle.`,
    })`
      Take the root. This constant length PM is the radius of the circle on which P moves.`;
    const centre = step(() => q(Math.round(Math.hypot(away.x, away.y))), {
      name: text`the distance of C from M`,
      works: value => tex`CM = \sqrt{${bracketed(away.x)}^2 + ${bracketed(away.y)}^2} = ${value}`,
      because: text`The nearest and the farthest point of a circle from C lie on the line through C and the centre.
        So only the distance from C to the centre matters, by Pythagoras with the differences of the coordinates.`,
    })`
      Find the distance of C from the centre M, because the ${which} distance to the circle depends on it.`;
    const outside = Math.hypot(away.x, away.y) > radius;
    const distance = step(
      greatest
        ? calc`${centre} + ${reach}`
        : outside
          ? calc`${centre} - ${reach}`
          : calc`${reach} - ${centre}`,
      {
        name: text`the ${which} distance`,
        because: text`By the triangle inequality CP lies between the difference and the sum of CM and the radius.
          Both extremes occur when P lies on the line through C and M.`,
      },
    )`
      On the line through C and M lies the ${greatest ? 'farthest' : 'nearest'} point of the circle. ${
        greatest
          ? text`It is beyond M, so add the radius.`
          : outside
            ? text`C is outside the circle, so subtract the radius from CM.`
            : text`C is inside the
          circle, so subtract CM from the radius.`
      }`;
    const sizes = Math.abs(away.x) + Math.abs(away.y);
    return {
      answer: distance,
      stem: wording(
        frame,
        text`A point $P$ moves in the plane so that $PA^2 + PB^2 = ${sum}$, where $A$ is $${pointTex(a)}$ and $B$ is
          $${pointTex(b)}$. What is the ${which} possible distance of $P$ from the point $C${pointTex(from)}$?`,
        text`Given are $A${pointTex(a)}$, $B${pointTex(b)}$ and $C${pointTex(from)}$. For all points $P$ of the
          plane with $PA^2 + PB^2 = ${sum}$, find the ${which} value of $PC$.`,
        text`The squares of the distances of a point $P$ from $A${pointTex(a)}$ and $B${pointTex(b)}$ have the sum
          $${sum}$. What is the ${which} length that $PC$ can have, if $C$ is the point $${pointTex(from)}$?`,
      ),
      show: plain,
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip(
          'gave_the_other_extreme',
          distance,
          greatest ? Math.abs(Math.round(Math.hypot(away.x, away.y)) - radius) : calc`${centre} + ${reach}`,
        )`
          $${distance}$ is the ${greatest ? 'least' : 'greatest'} distance from C to the points P. The question asks
          for the ${which} one.`,
        slip('stopped_a_step_early', distance, () => centre)`
          $${distance}$ is the distance of C from the mid-point of AB. P moves on a circle about this point, so its
          radius counts too.`,
        slip('answered_another_quantity', distance, () => reach)`
          $${distance}$ is the constant distance of P from the mid-point of AB. The question asks for the distance
          from C.`,
        slip('forgot_the_root', reach, radius < 8 && radius * radius)`
          For the distance of P from the mid-point of AB you had $${radius * radius}$. That is its square, so the
          root is missing.`,
        slip('added_lengths_for_squares', centre, sizes)`
          For the distance of C from the mid-point of AB the differences $${Math.abs(away.x)}$ and
          $${Math.abs(away.y)}$ of the coordinates were added. Their squares have to be added.`,
        slip('mixed_up_a_length_and_its_half', reach, 2 * radius)`
          You used $${2 * radius}$, the diameter of the circle on which P moves. The centre is the mid-point of AB,
          so the radius is added or subtracted.`,
        slip('mixed_up_a_length_and_its_half', reach, q(radius, 2))`
          You halved the distance of P from the mid-point of AB, to $${radius / 2}$. The theorem of Apollonius gives
          it in full.`,
      ],
      snapRead: text`A constant sum of squares of two distances: the moving point is on a circle about the
        mid-point.`,
      approach: text`The median from P to AB connects the two squares with the distance from the mid-point. So P
        moves on a circle, and the ${which} distance from C lies on the line through its centre.`,
      check: text`With $PM = ${radius}$ the sum of the squares is $2 \times ${radius}^2 + 2 \times ${squareOf(half)}
        = ${sum}$, where $M$ is the mid-point $${pointTex(middle)}$ of AB.`,
      principle: text`If $PA^2 + PB^2$ is constant, P moves on a circle about the mid-point of AB.`,
    };
  },
);

const legs = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [12, 5],
  [8, 15],
  [15, 8],
  [9, 12],
  [12, 9],
] as const;

/** GM.COO.1 Hard: the extreme distance of a point with a constant sum of squares of two distances. */
export const sumOfSquares: readonly AnyTemplate[] = situation<SumOfSquares>({
  type: 'GM.COO.1',
  situation: 'circle-of-a-sum-of-squares',
  tries: 40,
  draw: draw => {
    const [dx, dy] = draw.pick(legs);
    const middle = { x: draw.int(-6, 6), y: draw.int(-6, 6) };
    const p = {
      middle,
      half: { x: draw.int(-5, 5), y: draw.int(-5, 5) },
      radius: draw.int(3, 14),
      from: { x: middle.x + draw.pick([-1, 1]) * dx, y: middle.y + draw.pick([-1, 1]) * dy },
      greatest: draw.chance(0.6),
      frame: draw.int(0, 2),
    };
    const apart = Math.hypot(dx, dy);
    const fits =
      p.half.x !== 0 && p.half.y !== 0 && squareOf(p.half) < p.radius ** 2 && Math.abs(apart - p.radius) > 1;
    return fits ? p : null;
  },
  forms: [extremeDistance],
});

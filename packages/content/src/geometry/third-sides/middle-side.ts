import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Middle {
  /** Perimeter in cm, and how many times the shortest side the longest may be: one number over another. */
  around: number;
  over: number;
  under: number;
  frame: number;
}

const range = form<Middle>(
  'interval-of-the-middle-side',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.INQ.1'],
    untied: true,
    verify: ({ around, over, under }) => {
      // Borders of what is possible: shortest a, middle b, longest c = around - a - b. Extremes are at corners.
      const k = over / under;
      const borders: [a: number, b: number, c: number][] = [
        [1, -1, 0],
        [1, 2, around],
        [1 + k, 1, around],
        [2, 2, around],
      ];
      const isPossible = (a: number, b: number) => {
        const c = around - a - b;
        return a > 0 && a <= b + 1e-9 && b <= c + 1e-9 && c <= k * a + 1e-9 && a + b >= c - 1e-9;
      };
      const middles: number[] = [];
      for (const [a1, b1, c1] of borders)
        for (const [a2, b2, c2] of borders) {
          const det = a1 * b2 - a2 * b1;
          if (Math.abs(det) < 1e-9) continue;
          const [a, b] = [(c1 * b2 - c2 * b1) / det, (a1 * c2 - a2 * c1) / det];
          if (isPossible(a, b)) middles.push(b);
        }
      return nearFraction(Math.max(...middles) - Math.min(...middles), 200);
    },
  },
  (p, { step, write }) => {
    const { around, over, under, frame } = p;
    const k = q(over, under);
    const isWide = over > 2 * under;
    write(tex`a \le b \le c, \qquad a + b + c = ${around}, \qquad c \le ${k}a, \qquad c < a + b`)`
      Let the sides be $a$, $b$ and $c$ in cm, with $b$ in the middle, and write all that they have to satisfy.`;
    const top = step(calc`${around} * ${k} / (2 * ${k} + 1)`.in('cm'), {
      name: 'the largest middle side',
      works: (_value, working) =>
        tex`${around} = a + b + c \ge \frac{b}{${k}} + b + b \quad \Rightarrow \quad b \le ${working}`,
      because: text`The middle side is long if the longest is no longer than it and the shortest is as short as allowed.
        With $b = c$ the triangle inequality holds by itself.`,
    })`
      For a long middle side: $c$ is at least $b$, and $a$ is at least $\frac{c}{${k}}$, so at least $\frac{b}{${k}}$.`;
    const bottom = step(isWide ? calc`${around} / 4`.in('cm') : calc`${around} / (${k} + 2)`.in('cm'), {
      name: 'the bound of a short middle side',
      works: (_value, working) =>
        isWide
          ? tex`2b \ge a + b > \frac{${around}}{2} \quad \Rightarrow \quad b > ${working}`
          : tex`${around} = a + b + c \le b + b + ${k}b \quad \Rightarrow \quad b \ge ${working}`,
      because: isWide
        ? text`$a$ and $b$ can be equal, and $c$ would then be nearly $2a$. That is less than $${k}a$, so the triangle
          inequality stops the middle side before the given condition does.`
        : text`With $a = b$ the longest side may be up to $${k}a$. That is less than $a + b$, so the given condition
          stops the middle side before the triangle inequality does.`,
    })`
      For a short middle side: $a$ is at most $b$.
      ${
        isWide
          ? text`The longest side is less than half of the perimeter, so the other two are more than half of it.`
          : text`The longest side is at most $${k}$ times the shortest, so at most $${k}b$.`
      }`;
    const length = step(calc`${top} - ${bottom}`.in('cm'))`
      All values between the two can be reached. Subtract.`;
    const half = q(around, 2);
    return {
      answer: length,
      stem: wording(
        frame,
        text`A wire of ${around} cm is bent into a triangle whose longest side is at most $${k}$ times as long as its
          shortest side. The length of the middle one of the three sides can then be any number of an interval. How
          long is this interval?`,
        text`The perimeter of a triangle is ${around} cm, and its longest side is not more than $${k}$ times the
          shortest. The side of middle length (two sides may be equal) varies between two bounds. By how many
          centimetres do these bounds differ?`,
      ),
      show: value => withUnit(value, 'cm'),
      plausible: value => value.gt(0) && value.lt(half) && value.d <= 12n,
      slips: [
        isWide
          ? slip('ignored_the_triangle_inequality', bottom, calc`${around} / (${k} + 2)`)`
              With two short sides of $${bottom}$ cm the longest side would be $${k}$ times that, which is more than
              the other two together. There is no such triangle.`
          : slip('ignored_a_condition', bottom, calc`${around} / 4`)`
              With two short sides near $${bottom}$ cm the longest side would be nearly twice the shortest. It may be
              only $${k}$ times as long.`,
        slip('ignored_a_condition', top, calc`${around} / 2`)`
          You let the middle side come near half of the perimeter, $${top}$ cm. The shortest side would then be nearly
          nothing, far below the allowed part of the longest.`,
        slip('sought_the_extreme_elsewhere', bottom, calc`${around} / 3`)`
          You let the middle side be at least a third of the perimeter, $${bottom}$ cm. Two equal short sides and a
          longer third one give a shorter middle side.`,
        slip('sought_the_extreme_elsewhere', top, calc`${around} / 3`)`
          You let the middle side be at most a third of the perimeter, $${top}$ cm. Two equal long sides and a short
          third one give a longer middle side.`,
        slip('answered_another_quantity', length, () => {
          const most = isWide ? half : q(around).mul(k).div(k.add(2));
          return most.sub(q(around, 3));
        })`
          $${length}$ cm is the length of the interval for the longest side, which begins at a third of the perimeter.
          The question asks for the middle side.`,
        slip('answered_another_quantity', length, () => q(around, 3).sub(q(around).div(k.mul(2).add(1))))`
          $${length}$ cm is the length of the interval for the shortest side, which ends at a third of the perimeter.
          The question asks for the middle side.`,
        slip('ignored_a_condition', length, () => half.sub(isWide ? q(around).div(k.add(2)) : q(around, 4)))`
          $${length}$ cm comes from half of the perimeter as the upper bound, and from a lower bound that another
          condition rules out.`,
      ],
      snapRead: text`The middle side between two bounds: one bound where it equals the longest side, one where it equals
        the shortest.`,
      approach: text`The largest middle side equals the longest side, the least one the shortest. At each end ask which
        of the two conditions stops it: the triangle inequality or the given ratio.`,
      check: () => {
        const short = top.div(k);
        const long = q(around).sub(bottom.mul(2));
        return text`The sides $${short}$, $${top}$, $${top}$ have the perimeter $${short.add(top.mul(2))}$. At the other
          end the sides $${bottom}$, $${bottom}$, $${long}$ are ${
            isWide ? 'the limit, where the triangle is flat' : text`in the ratio $1 : 1 : ${k}$`
          }.`;
      },
      principle: text`With two conditions on one quantity, find for each end which of them stops it first.`,
    };
  },
);

const ratios = [
  [3, 2],
  [4, 3],
  [5, 3],
  [5, 2],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 1],
  [7, 2],
] as const;

const numbers = ratios.flatMap(([over, under]) =>
  Array.from({ length: 150 }, (_, i) => i + 20).flatMap(around => {
    const k = q(over, under);
    const top = q(around).mul(k).div(k.mul(2).add(1));
    const bottom = over > 2 * under ? q(around, 4) : q(around).div(k.add(2));
    return top.d === 1n && bottom.mul(2).d === 1n ? [{ around, over, under }] : [];
  }),
);

/** GM.TRI.2 Hard: the side that is neither the longest nor the shortest. */
export const middleSide: readonly AnyTemplate[] = situation<Middle>({
  type: 'GM.TRI.2',
  situation: 'middle-side',
  tries: 20,
  draw: draw => ({ ...draw.pick(numbers), frame: draw.int(0, 1) }),
  forms: [range],
});

import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bisected {
  /** BD and DC are s times the squares of these, without a common factor, the first smaller. */
  u: number;
  v: number;
  s: number;
  way: boolean;
}

const parts = ({ u, v, s }: Bisected) => [u * u * s, v * v * s] as const;
const times = (n: number) => (n === 1 ? '' : n);
/** The multiplier of the sides stays below this. */
const limitOf = ({ u, v, s }: Bisected) => q((u * u + v * v) * s, v * v - u * u);

/** Multipliers k with k² - s² a square, from the factor pairs of s². */
function multipliers(s: number): number[] {
  const list: number[] = [];
  for (let x = 1; x < s; x += 1) {
    const y = (s * s) / x;
    if (Number.isInteger(y) && (x + y) % 2 === 0) list.push((x + y) / 2);
  }
  return list.sort((m, n) => m - n);
}
const below = (p: Bisected, list: readonly number[]) => list.filter(k => limitOf(p).compare(q(k)) > 0);
/** All integers from s + 1 to below the limit. */
const candidates = (p: Bisected) => {
  const most = Number(limitOf(p).ceil()) - 1;
  return Array.from({ length: Math.max(0, most - p.s) }, (_, i) => p.s + 1 + i);
};

const wholeBisector = form<Bisected>(
  'greatest-perimeter-with-a-whole-bisector',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['GM.TRI.2', 'AL.DIO.2', 'GM.TRI.4'],
    verify: p => {
      const [x, y] = parts(p);
      let best = 0;
      for (let c = 1; c <= 40 * (x + y); c += 1) {
        const b = (c * y) / x;
        if (!Number.isInteger(b) || b + c <= x + y || b - c >= x + y) continue;
        // By the law of cosines at B.
        const cosine = (c * c + (x + y) ** 2 - b * b) / (2 * c * (x + y));
        const length = Math.sqrt(c * c + x * x - 2 * c * x * cosine);
        if (Math.abs(length - Math.round(length)) < 1e-7) best = Math.max(best, b + c + x + y);
      }
      return best;
    },
  },
  (p, { step, find }) => {
    const { u, v, s, way } = p;
    const most = step(calc`ceil(${limitOf(p)}) - 1`, {
      name: 'the greatest multiplier that makes a triangle',
      works: value =>
        tex`${u * u + v * v}k > ${(u * u + v * v) * s}, \quad ${String(times(v * v - u * u))}k <
          ${(u * u + v * v) * s} \Rightarrow ${s} < k \le ${value}`,
      because: text`By the angle bisector theorem the sides $AB$ and $AC$ are as the parts of the third side. A
        ratio in lowest terms leaves whole sides only whole multiples, and three sides close only if each is less
        than the sum of the others.`,
    })`
      By the angle bisector theorem the two sides are in the ratio of the parts, so let them be
      $${String(times(u * u))}k$ and $${v * v}k$ with an integer $k$. Their sum must be more than the third side and
      their difference less.`;
    const factor = step(calc`${u} * ${v}`, {
      name: 'the square root of the factor before the bracket',
      works: value =>
        tex`AD^2 = ${u * u * v * v}k^2 - ${u * u * v * v} \times ${s}^2 = ${value}^2(k^2 - ${s}^2)`,
      because: text`The formula for an angle bisector gives its square from sides and parts. The terms of the ratio
        are perfect squares, so their product comes out of the root, and only the bracket decides whether $AD$ is
        whole.`,
    })`
      Let $AD$ be the bisector. Its square is the product of the two sides minus the product of the two parts. Take
      the common square factor out, so that a bracket with $k$ remains.`;
    const k = step(below(p, multipliers(s)).at(-1) ?? s, {
      name: 'the multiplier of the greatest triangle',
      works: value => tex`k = ${multipliers(s)}, \quad k \le ${most} \Rightarrow k = ${value}`,
      because: text`$AD$ is an integer, so the bracket must be a perfect square $m^2$. Then $k^2 - m^2$ is known and
        factorises as $(k - m)(k + m)$; both factors are even or both odd, because they differ by $2m$.`,
    })`
      $k^2 - ${s}^2$ must be a perfect square: $k$ is the hypotenuse of a right triangle with integer sides and a
      leg of $${s}$. Find all such $k$ from factor pairs of $${s}^2$ of equal parity, and take the largest one
      within the bound, for the greatest perimeter.`;
    const two = find(calc`${k} * (${u} * ${u} + ${v} * ${v})`);
    const perimeter = step(calc`${two} + ${parts(p)[0] + parts(p)[1]}`, { name: 'the perimeter' })`
      The perimeter is the sum of the two sides, $k$ times the terms of their ratio, and the third side, which is
      the sum of the two parts.`;
    return {
      answer: perimeter,
      stem: () => {
        const [x, y] = parts(p);
        return way
          ? text`In triangle $ABC$ the bisector of angle $A$ meets $BC$ at $D$, with $BD = ${x}$ and $DC = ${y}$.
            The lengths $AB$, $AC$ and $AD$ are all integers. What is the greatest possible perimeter of the
            triangle?`
          : text`A wall runs from one corner of a triangular field to the opposite side, bisects the angle at its
            corner and divides that side into $${x}$ m and $${y}$ m. The wall and the other two sides are also whole
            numbers of metres long. What is the greatest possible length of the boundary of the field, in metres?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > parts(p)[0] + parts(p)[1],
      slips: [
        slip('ignored_the_triangle_inequality', k, multipliers(s).at(-1) ?? 0)`
          You used the multiplier $${k}$. It makes the bisector an integer, but for multipliers above $${most}$ the
          difference of the two sides is too large for a triangle.`,
        slip('ignored_a_condition', k, most)`
          You used $${k}$, the largest multiplier that makes a triangle. Its bisector is not an integer, because
          $${k}^2 - ${s}^2$ is no perfect square.`,
        slip('sought_the_extreme_elsewhere', k, below(p, multipliers(s)).at(-2) ?? 0)`
          You stopped at the multiplier $${k}$. It is possible, but a larger one also makes the bisector whole and
          still gives a triangle, and its perimeter is greater.`,
        stop('left_out_a_term', two)`
          $${two}$ is the sum of the two sides at the bisected angle. The divided side, with its two parts, also
          belongs to the perimeter.`,
        slip('ignored_a_bound', k, () => multipliers(s).filter(k => limitOf(p).compare(q(k)) <= 0)[0] ?? 0)`
          You kept the multiplier $${k}$. It may be at most $${most}$, because otherwise the longer side is more
          than the other two together.`,
        slip('gave_the_other_extreme', k, multipliers(s)[0] ?? 0)`
          Your multiplier $${k}$ is the smallest one with an integer bisector. It gives the least perimeter; the
          question asks for the greatest.`,
        slip('used_a_wrong_given_number', perimeter, () => {
          const root = Math.sqrt(Number(k) ** 2 - s ** 2);
          return perimeter.add(factor.mul(Math.round(root)));
        })`
          You added the bisector to the three sides and got $${perimeter}$. It lies inside the triangle, while the
          perimeter goes only round it.`,
        slip('wrong_sign', k, () => {
          const list = candidates(p).filter(k => Number.isInteger(Math.sqrt(k * k + s * s)));
          return list.length ? (list.at(-1) ?? 0) : null;
        })`
          With the multiplier $${k}$ the sum $${k}^2 + ${s}^2$ is a perfect square. In the formula the product of
          the parts is subtracted, so the difference has to be one.`,
      ],
      snapRead: text`A bisector and the sides are integers and the two parts are known: use the ratio of the sides,
        the formula for the bisector and the triangle inequality.`,
      approach: text`The ratio of the parts leaves one unknown, the multiplier of the sides. An integer bisector
        makes a difference of two squares a perfect square, the triangle inequality bounds the multiplier, and the
        largest one left gives the greatest perimeter.`,
      faster: text`Right triangles with leg $${s}$: of the factor pairs of $${s}^2$ take the most unequal one with a
        sum up to $${most.mul(2)}$.`,
      check: () => {
        const times = Number(k);
        const root = Math.sqrt(times * times - s * s);
        return text`With $k = ${times}$ the triangle has the sides $${u * u * times}$ and $${v * v * times}$,
          bisector $${factor} \times ${root} = ${Number(factor) * root}$.`;
      },
      principle: text`The square of an angle bisector is the product of the two sides at the angle minus the product
        of the two parts; with the sides as multiples of the parts it is a difference of two squares.`,
    };
  },
);

/** GM.TRI.6 Hard: triangles whose bisector is an integer as well. */
export const wholeBisectors: readonly AnyTemplate[] = situation<Bisected>({
  type: 'GM.TRI.6',
  situation: 'whole-bisectors',
  tries: 30,
  draw: draw => {
    const [u, v] = draw.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
    ] as const);
    const p: Bisected = {
      u,
      v,
      s: draw.pick([8, 12, 15, 16, 20, 21, 24, 28, 30, 36, 40, 45, 48, 60]),
      way: draw.chance(0.5),
    };
    const kept = below(p, multipliers(p.s)).length;
    return kept >= 2 && kept < multipliers(p.s).length && parts(p)[1] <= 250 ? p : null;
  },
  forms: [wholeBisector],
});

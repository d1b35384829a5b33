import { form, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Triangle {
  /** Half of the perimeter, and the sum of the products and the product of what it exceeds the sides by. */
  s: number;
  e: number;
  r: number;
  frame: number;
}

/** The three real roots of t³ − st² + et − r, or fewer, by changes of sign. */
function rootsOf({ s, e, r }: Omit<Triangle, 'frame'>): number[] {
  const f = (t: number) => t ** 3 - s * t * t + e * t - r;
  const found: number[] = [];
  const n = 4000;
  for (let i = 0; i < n; i += 1) {
    let [low, high] = [(s * (i + 0.37)) / n, (s * (i + 1.37)) / n];
    if (f(low) * f(high) > 0) continue;
    for (let k = 0; k < 60; k += 1) {
      const middle = (low + high) / 2;
      if (f(low) * f(middle) <= 0) high = middle;
      else low = middle;
    }
    found.push(low);
  }
  return found;
}

const areaFromTheCubic = form<Triangle, Surd>(
  'area-of-a-triangle-from-a-cubic',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['GM.ARE.6', 'AL.POL.1'],
    verify: p => {
      // The sides themselves, and the area from the height over the first side.
      const [a = 0, b = 0, c = 0] = rootsOf(p).map(t => p.s - t);
      const foot = (a * a + b * b - c * c) / (2 * a);
      const area = (a * Math.sqrt(b * b - foot * foot)) / 2;
      return Surd.root(Math.round(area * area));
    },
  },
  ({ s, e, r, frame }, { step, find }) => {
    const [two, last] = [s * s + e, s * e - r];
    const cubic = tex`x^3 - ${2 * s}x^2 + ${two}x - ${last}`;
    const half = step(surd`${2 * s} / 2`, {
      name: 'half of the perimeter',
      works: value => tex`a + b + c = ${2 * s} \;\Rightarrow\; s = ${value}`,
      because: text`For the area from three sides the formula of Heron needs half of the perimeter. The sum of the
        roots is read from the cubic, with the opposite sign.`,
    })`
      Let $a$, $b$ and $c$ be the sides. They are the roots, so their sum is the coefficient of $x^2$ with the opposite
      sign; halve it.`;
    const product = step(surd`${half}^3 - ${2 * s} * ${half}^2 + ${two} * ${half} - ${last}`, {
      name: 'the product of the three differences',
      works: value =>
        tex`(s - a)(s - b)(s - c) = ${String(s)}^3 - ${2 * s} \times ${String(s)}^2 + ${two} \times ${String(s)} -
          ${last} = ${value}`,
      because: text`The cubic is the product $(x - a)(x - b)(x - c)$ for every $x$. At $x = s$ it is just the product
        in the formula of Heron, so no side has to be known.`,
    })`
      The cubic is $(x - a)(x - b)(x - c)$. Its value at $x = s$ is the product of the three differences in the formula
      of Heron.`;
    const square = find(surd`${half} * ${product}`, { name: 'the square of the area' });
    const area = step(surd`sqrt(${square})`, {
      name: 'the area',
      works: value => tex`\sqrt{s(s - a)(s - b)(s - c)} = \sqrt{${half} \times ${product}} = ${value}`,
    })`
      Multiply by $s$ and take the root: that is the area.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`The lengths of the sides of a triangle, in cm, are the three roots of the equation $${cubic} = 0$, none of
          which is a whole number. What is the area of the triangle, in square cm?`,
        text`A surveyor finds that the three sides of a triangular field, measured in hundreds of metres, all satisfy
          $x^3 + ${two}x = ${2 * s}x^2 + ${last}$. No two sides are equal. Find the area of the field, if a square with
          sides of a hundred metres is taken as the unit.`,
        text`The graph of $y = ${cubic}$ meets the $x$-axis in three points, whose $x$-coordinates are the sides of a
          triangle. How large is the area of this triangle?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_a_factor', square, surd`1 * ${product}`)`
          Under the root you left out half of the perimeter. The product of the three differences is only a part of the
          square of the area.`,
        slip('forgot_the_root', area, surd`1 * ${square}`)`
          That is the square of the area. The formula of Heron ends with a square root.`,
        slip('used_a_factor_twice', square, surd`${half}^2 * ${product}`)`
          You multiplied by half of the perimeter twice under the root. It stands there once.`,
        slip('used_a_wrong_given_number', square, surd`2 * ${half} * ${product}`)`
          You multiplied the three differences by the whole perimeter, $${2 * s}$. Half of it belongs under the root.`,
        slip('halved_needlessly', area, surd`sqrt(${square}) / 2`)`
          You halved the root once more. The formula of Heron gives the area itself, without a further half.`,
        slip('stopped_a_step_early', area, surd`1 * ${product}`)`
          That is the product of the three differences. It still has to be multiplied by half of the perimeter, and the
          root is missing.`,
      ],
      snapRead: text`The sides are roots of a cubic that cannot be solved easily, and the area is asked: use the cubic
        itself.`,
      approach: text`The formula of Heron needs half of the sum of the roots and the product of three differences. This
        product is the value of the cubic at half of the perimeter.`,
      check: () => {
        const sides = rootsOf({ s, e, r })
          .map(t => s - t)
          .sort((x, y) => x - y);
        return text`The sides are about $${sides.map(x => x.toFixed(2)).join('$, $')}$; their sum is about $${2 * s}$,
          and the area is about $${area.valueOf().toFixed(2)}$.`;
      },
      principle: text`A polynomial with the roots $a$, $b$, $c$ gives the product $(k - a)(k - b)(k - c)$ at once: it
        is the value at $k$.`,
    };
  },
);

/** Half-perimeters and products with three different real roots that are not whole. */
const triangles = Array.from({ length: 22 }, (_, i) => i + 8).flatMap(s =>
  Array.from({ length: 60 }, (_, i) => i + 2).flatMap(r => {
    const least = Math.ceil(3 * r ** (2 / 3));
    const most = Math.floor((s * s) / 3);
    return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i).flatMap(e => {
      const disc = 18 * s * e * r - 4 * s ** 3 * r + s * s * e * e - 4 * e ** 3 - 27 * r * r;
      const square = Math.sqrt(s * r);
      return disc > 0 && Number.isInteger(square) && e % 2 === s % 2 ? [{ s, e, r }] : [];
    });
  }),
);

/** AL.POL.4 Hard: the area of a triangle whose sides are the roots of a cubic. */
export const triangleFromACubic: readonly AnyTemplate[] = situation<Triangle>({
  type: 'AL.POL.4',
  situation: 'triangle-from-a-cubic',
  tries: 60,
  draw: draw => {
    const p = { ...draw.pick(triangles), frame: draw.int(0, 2) };
    const roots = rootsOf(p);
    const isClear = roots.length === 3 && roots.every(t => Math.abs(t - Math.round(t)) > 0.02 && t > 0.4);
    return isClear ? p : null;
  },
  forms: [areaFromTheCubic],
});

import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Moved {
  /** a(x - h)² without its constant, over least ≤ x ≤ most. */
  a: number;
  h: number;
  least: number;
  most: number;
  frame: number;
}

const valueAt = ({ a, h }: Moved, x: number) => a * x * x - 2 * a * h * x;

const least = form<Moved>(
  'least-greatest-distance-from-zero',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2, // Slips that no student makes have given way to one at the vertex.
    also: ['AL.QUA.9', 'AL.MOD.1'],
    untied: true,
    verify: p => {
      let best = Number.POSITIVE_INFINITY;
      for (let k = -300; k <= 300; k += 0.5) {
        let greatest = 0;
        for (let x = p.least; x <= p.most; x += 0.5)
          greatest = Math.max(greatest, Math.abs(valueAt(p, x) + k));
        best = Math.min(best, greatest);
      }
      return nearFraction(best, 2);
    },
  },
  (p, { step, find }) => {
    const { a, h, least, most, frame } = p;
    const opensUp = a > 0;
    const far = most - h > h - least ? most : least;
    const near = far === most ? least : most;
    const moved = polynomialTex([a, -2 * a * h, 0]);
    const [extreme, other] = opensUp ? ['least', 'greatest'] : ['greatest', 'least'];
    const vertex = step(() => valueAt(p, h), {
      name: text`the ${extreme} value of the part with x`,
      works: value => tex`f(x) = ${moved}, \qquad f(${h}) = ${value}`,
      because: text`$x = ${h}$ lies between $${least}$ and $${most}$, so the vertex belongs to the graph, and the ends
        alone are not enough.`,
    })`
      Let $f(x)$ be the part without $k$. Its graph has the vertex at $x = ${h}$, which gives the ${extreme} value.`;
    const end = step(() => valueAt(p, far), {
      name: text`the ${other} value of the part with x`,
      works: value => tex`f(${far}) = ${value}`,
      because: text`A parabola is symmetric about its vertex, so the end that is farther from $x = ${h}$ has the
        ${other} value.`,
    })`
      The ${other} value is at the end that is farther from the vertex.`;
    const length = step(opensUp ? calc`${end} - ${vertex}` : calc`${vertex} - ${end}`, {
      name: 'the length of the interval of values',
      because: text`Adding $k$ moves all values by $k$, so the length of the interval of values stays.`,
    })`
      So $f(x) + k$ takes all values of an interval of fixed length. Find this length.`;
    const answer = step(calc`${length} / 2`, {
      because: text`If the ends of an interval have different distances from $0$, moving it brings the farther one
        nearer. At best $0$ is in the middle.`,
    })`
      $M(k)$ is the distance from $0$ of the farther end of this interval. It is least when $0$ is in the middle.`;
    const k = find(() => q(valueAt(p, h) + valueAt(p, far), -2));
    return {
      answer,
      stem: wording(
        frame,
        text`For each real number $k$ let $M(k)$ be the greatest value of $\left|${moved} + k\right|$ for $${least} \le
          x \le ${most}$. What is the least value of $M(k)$?`,
        text`A number $k$ is to be chosen so that the greatest value $M(k)$ of $\left|${moved} + k\right|$ in the
          interval $${least} \le x \le ${most}$ is as small as possible. How large is this greatest value then?`,
        text`For a real $k$ let $g(x)$ be the larger of the two numbers $${moved} + k$ and $-(${moved} + k)$, and let
          $M(k)$ be the maximum of $g(x)$ over $${least} \le x \le ${most}$. Find the minimum of $M(k)$.`,
      ),
      show: plain,
      plausible: value => value.gt(0),
      slips: [
        slip('sought_the_extreme_elsewhere', length, () => q(valueAt(p, far) - valueAt(p, near)).abs())`
          You compared the values at the two ends only. The vertex at $x = ${h}$ lies between them and has a value
          beyond both.`,
        slip('did_not_halve', answer, length)`
          $${length}$ is reached if one end of the interval of values is at $0$. With $0$ in the middle the distance is
          half of that.`,
        slip('sought_the_extreme_elsewhere', length, () => q(valueAt(p, near) - valueAt(p, h)).abs())`
          You compared the vertex with the end $x = ${near}$. The other end, $x = ${far}$, is farther from the vertex.`,
        slip('gave_the_place_for_the_value', answer, () => k.gt(0) && k)`
          $${k}$ is the number $k$ for which $M(k)$ is least. The question asks for $M(k)$ itself.`,
        slip('ignored_a_condition', answer, () =>
          q(Math.max(Math.abs(valueAt(p, h)), Math.abs(valueAt(p, far)))),
        )`
          $${answer}$ is the greatest value for $k = 0$. The number $k$ may be chosen, and another one is better.`,
        slip('sought_the_extreme_elsewhere', answer, () => q(valueAt(p, h)).abs())`
          $${answer}$ is the distance of the vertex from $0$ for $k = 0$. It depends on $k$, and so do the distances of
          the ends.`,
        slip('sought_the_extreme_elsewhere', answer, () => q(valueAt(p, far)).abs())`
          $${answer}$ is the distance from $0$ at the end $x = ${far}$ for $k = 0$. With another $k$ this end comes
          nearer to $0$.`,
        slip('doubled_needlessly', vertex, () => valueAt(p, 2 * h))`
          That puts the vertex at $x = ${2 * h}$, where $f(x)$ is $0$. The vertex is halfway between the zeros $0$ and
          $${2 * h}$ of $f(x)$.`,
        slip('sought_the_extreme_elsewhere', answer, () => q(valueAt(p, near) - valueAt(p, h)).abs())`
          $${answer}$ is the distance between the vertex and the end $x = ${near}$. The other end is farther from the
          vertex, and $0$ belongs in the middle.`,
      ],
      snapRead: text`Adding a constant moves a graph up and down: ask for the interval of values first, then for its
        best place.`,
      approach: text`Find the least and the greatest value without the constant, at the vertex and at the farther end.
        The best constant puts $0$ in the middle between them.`,
      check: text`With $k = ${k}$ the values are $${q(valueAt(p, h)).add(k)}$ at $x = ${h}$ and $${q(
        valueAt(p, far),
      ).add(k)}$ at $x = ${far}$; $x = ${near}$ gives $${q(valueAt(p, near)).add(k)}$.`,
      principle: text`To make the greatest modulus least by adding a constant, put zero in the middle of the values.`,
    };
  },
);

/** AL.FUN.8 Hard: a modulus that is kept small by a constant. */
export const movedModulus: readonly AnyTemplate[] = situation<Moved>({
  type: 'AL.FUN.8',
  situation: 'moved-modulus',
  tries: 120,
  draw: draw => {
    const p = {
      a: draw.pick([1, 1, 2, -1, -2]),
      h: draw.int(-3, 5),
      least: draw.int(-5, 4),
      most: draw.int(2, 9),
      frame: draw.int(0, 2),
    };
    const [left, right] = [p.h - p.least, p.most - p.h];
    const isEven = (p.a * Math.max(left, right) ** 2) % 2 === 0;
    const fits =
      isEven &&
      p.h !== 0 &&
      left >= 1 &&
      right >= 1 &&
      Math.abs(left - right) >= 2 &&
      Math.max(left, right) <= 7;
    return fits ? p : null;
  },
  forms: [least],
});

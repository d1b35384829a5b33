import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Window {
  /** x² − 2hx + e from t to t + w; greatest less least value is s². */
  h: number;
  e: number;
  w: number;
  s: number;
  larger: boolean;
  frame: number;
}

const placeOfWindow = form<Window>(
  'place-of-an-interval-with-a-given-spread',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.MOD.1'],
    verify: ({ h, w, s, larger }) => {
      const found: number[] = [];
      for (let i = -4000; i <= 4000; i += 1) {
        const u = i / 100;
        const ends = [u * u, (u + w) ** 2];
        const low = u <= 0 && u + w >= 0 ? 0 : Math.min(...ends);
        if (Math.abs(Math.max(...ends) - low - s * s) < 1e-9) found.push(u + h);
      }
      return nearFraction(larger ? Math.max(...found) : Math.min(...found), 2);
    },
  },
  ({ h, e, w, s, larger, frame }, { step, write, find }) => {
    const square = tex`(x ${addedTex(-h)})^2 ${addedTex(e - h * h)}`;
    write(tex`x^2 ${addedTex(-2 * h)}x ${addedTex(e)} = ${square}`, {
      because: text`The values depend only on the distance from the vertex.`,
    })`
      Complete the square. The least of all values is at $x = ${h}$, and the value at the distance $d$ from it is larger
      by $d^2$.`;
    write(tex`(d + ${w})^2 - d^2 = ${2 * w}d + ${w * w} \ge ${w * w} > ${s * s}`, {
      because: text`Outside the interval the vertex does not count, and the values at the ends are the extremes.`,
    })`
      Can $x = ${h}$ lie outside the interval or at its end? If the nearer end has the distance $d$ from it, the
      greatest
      and the least value differ by at least $${w * w}$. That is too much.`;
    const root = step(() => q(s), {
      name: 'the distance of the farther end',
      works: value => tex`d^2 = ${s * s} \quad \Rightarrow \quad d = ${value}`,
    })`
      So $x = ${h}$ lies inside, and the least value is there. The greatest value is at the end that is farther away.`;
    const centre = find(h);
    const width = find(w);
    const place = step(larger ? calc`${centre} + ${root} - ${width}` : calc`${centre} - ${root}`, {
      works: (_v, working) => tex`t = ${working}`,
    })`
      ${
        larger
          ? text`The right end can be the farther one, at $${h}$ plus this distance; $t$ is $${w}$ less. The
        other place has the left end farther away, and its $t$ is smaller.`
          : text`The left end can be the farther
          one, $t$ itself, at $${h}$ less this distance. The other place has the right end farther away, and its $t$
          is larger.`
      }`;
    const f = tex`x^2 ${addedTex(-2 * h)}x ${addedTex(e)}`;
    const size = larger ? 'larger' : 'smaller';
    return {
      answer: place,
      stem: wording(
        frame,
        text`On the interval $t \le x \le t + ${w}$ the greatest and the least value of $${f}$ differ by $${s * s}$.
          There
          are two such real numbers $t$. Which is the ${size} one?`,
        text`Let $f(x) = ${f}$. For two real numbers $t$ the difference between the maximum and the minimum of $f(x)$
          on the
          interval from $t$ to $t + ${w}$, ends included, is $${s * s}$. Find the ${size} of the two.`,
        text`For $x$ from $t$ to $t + ${w}$ the expression $${f}$ takes values whose greatest is $${s * s}$ more than
          the
          least. Find the ${size} of the two possible values of $t$.`,
      ),
      show: plain,
      plausible: value => value.d <= 4n,
      slips: [
        slip('sought_the_extreme_elsewhere', place, () => q(s * s - w * w, 2 * w).add(h))`
          The values at $t$ and at $t + ${w}$ were subtracted, which gives $t = ${frac(place)}$. The least value is
          not at
          an end there: $x = ${h}$ lies inside the interval.`,
        slip('answered_another_quantity', place, larger ? calc`${h} - ${s}` : calc`${h} + ${s} - ${w}`)`
          ${here} is the other one of the two possible values. The question asks for the ${size} one.`,
        slip('answered_another_quantity', place, larger ? calc`${h} + ${s}` : calc`${h} - ${s} + ${w}`)`
          ${here} is the right end of the interval. The left end is asked for.`,
        slip('wrong_sign', centre, -h)`
          The vertex was put at $x = ${-h}$. It is at $x = ${h}$, where the bracket $x ${addedTex(-h)}$ is $0$.`,
        slip('forgot_the_root', root, s > 1 && s * s)`
          The distance of the farther end from $x = ${h}$ was taken as $${s * s}$. This is its square.`,
        slip('assumed_a_symmetry', place, calc`${h} - ${frac(q(w, 2))}`)`
          The interval was put so that $x = ${h}$ is its middle. Then the values differ by only $${frac(
            q(w * w, 4),
          )}$.`,
        slip('mixed_up_a_length_and_its_half', centre, 2 * h)`
          The vertex was put at $x = ${2 * h}$. It is at half of the coefficient of $x$ with its sign turned.`,
      ],
      snapRead: text`A parabola on a moving interval: whether its vertex lies inside decides where the least value is.`,
      approach: text`Measure everything from the vertex. If it lies outside, the difference of the values is too
        large, so
        it lies inside, and the farther end alone counts.`,
      check: () => {
        const t = larger ? h + s - w : h - s;
        const at = (x: number) => x * x - 2 * h * x + e;
        return text`For $t = ${t}$ the interval goes from $${t}$ to $${t + w}$ and contains $${h}$. The values at the
          ends and
          at $${h}$ are $${at(t)}$, $${at(t + w)}$ and $${at(h)}$: greatest and least differ by $${s * s}$.`;
      },
      principle: text`On an interval a parabola has an extreme value at its vertex only if the vertex lies inside:
        treat the
        cases one by one.`,
    };
  },
);

/** AL.QUA.7 Hard: an interval on which greatest and least value differ by a given amount. */
export const spreadInAWindow: readonly AnyTemplate[] = situation<Window>({
  type: 'AL.QUA.7',
  situation: 'spread-in-a-window',
  tries: 20,
  draw: draw => {
    const w = draw.int(4, 13);
    const p = {
      h: draw.pick([-1, 1]) * draw.int(2, 12),
      e: draw.int(-20, 40),
      w,
      s: draw.int(3, 12),
      larger: draw.chance(0.5),
      frame: draw.int(0, 2),
    };
    return 2 * p.s > w && p.s < w && p.e !== 0 && p.e !== p.h ** 2 && p.s * p.s < 130 ? p : null;
  },
  forms: [placeOfWindow],
});

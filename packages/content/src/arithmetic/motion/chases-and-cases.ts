import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cases {
  u: number;
  v: number;
  apart: number;
  /** The distance that is asked, km. */
  gap: number;
  way: boolean;
}

/** Hours between the least and the greatest time at which they can be the asked distance apart. */
const spread = ({ u, v, apart, gap }: Cases) => q(apart + gap, v - u).sub(q(Math.abs(apart - gap), u + v));
/** The spread times the product of both relative speeds. */
const product = (p: Cases) => spread(p).mul(p.v ** 2 - p.u ** 2);
/** The distance that makes the spread, if it is smaller than the first distance, or if it is larger. */
const smaller = (p: Cases) =>
  product(p)
    .sub(2 * p.u * p.apart)
    .div(2 * p.v);
const larger = (p: Cases) =>
  product(p)
    .sub(2 * p.v * p.apart)
    .div(2 * p.u);

const extremeTimes = form<Cases>(
  'distance-from-extreme-times',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['AL.MOD.1'],
    verify: p => {
      for (let gap = 1; gap <= 1000; gap += 1) {
        const times: Fraction[] = [];
        for (const a of [p.u, -p.u])
          for (const b of [p.v, -p.v])
            for (const side of [gap, -gap]) {
              // Positions a·t and apart + b·t.
              const t = q(p.apart - side, a - b);
              if (t.valueOf() > 0) times.push(t);
            }
        times.sort((x, y) => x.compare(y));
        const [least, greatest] = [times[0], times.at(-1)];
        if (least && greatest?.sub(least).equals(spread(p))) return gap;
      }
      throw new Error('no whole distance fits');
    },
  },
  (p, { step }) => {
    const { apart, v, u, gap, way } = p;
    const limit = step(calc`2 * ${apart} / (${v} - ${u})`, {
      name: text`the difference of the times for $d = ${apart}$`,
      works: (value, working) =>
        tex`d = ${apart}: \quad ${working} ${value.gt(spread(p)) ? '>' : '<'} ${spread(p)} \Rightarrow d
          ${value.gt(spread(p)) ? '<' : '>'} ${apart}`,
      because: text`The quicker the distance between them changes, the less time they need: moving in opposite
          directions they change it by the sum of the speeds, one behind the other only by the difference. Whether $d$
          is less or more than ${apart} km decides if they have to come nearer or to go apart.`,
    })`
        The greatest time is that of the faster one behind the slower one, after it has passed it:
        $\frac{${apart} + d}{${v} - ${u}}$. The least time is that of opposite directions, $\frac{${apart} - d}{${u} +
        ${v}}$
        or $\frac{d - ${apart}}{${u} + ${v}}$. The difference of the two times grows with $d$. For $d = ${apart}$ the
        least time is $0$: compare the difference there with the given one.`;
    const distance = step(limit.gt(spread(p)) ? smaller(p) : larger(p), {
      name: text`the distance $d$`,
      works: value =>
        tex`\frac{${apart} + d}{${v - u}} - \frac{${gap < apart ? tex`${apart} - d` : tex`d - ${apart}`}}{${u + v}} =
          ${spread(p)} \Rightarrow d = ${value}`,
      because: text`The absolute value in the least time could mean two equations. The comparison has decided
          which of them holds, so only one has to be solved.`,
    })`
        So the case is known. Write the difference of the two times, and multiply by the denominators.`;
    return {
      answer: distance,
      stem: () => {
        const hours = `$${numberTex(spread(p))}$ ${spread(p).equals(1) ? 'hour' : 'hours'}`;
        return way
          ? text`On a straight road, P and Q are $${apart}$ km apart. At the same moment a car starts from P at $${v}$
            km/h and a bus from Q at $${u}$ km/h; each may set out in either direction along the road and keeps that
            direction and its speed. For every choice of directions, each time after the start at which they are exactly
            $d$ km apart is noted, where $d > 0$. Of all the times noted, the greatest exceeds the least by ${hours}.
            What is $d$?`
          : text`Two drones hover $${apart}$ km apart over a straight canal. At the same moment both start along the
            canal, at $${u}$ km/h and $${v}$ km/h, each in a direction of its own choice, without turning back. After
            $t$ hours they are exactly $d$ km apart, where $d > 0$. Over all choices of directions, the greatest
            possible value of $t$ exceeds the least by ${hours}. Find $d$.`;
      },
      show: value => withUnit(value, 'km'),
      plausible: value => value.valueOf() > 0 && value.d <= 2n && !value.equals(apart),
      slips: [
        slip('kept_a_case_that_is_ruled_out', distance, gap < apart ? larger(p) : smaller(p))`
            You solved the equation with $${gap < apart ? tex`d - ${apart}` : tex`${apart} - d`}$ and got
            $${distance}$. It holds only for $d ${gap < apart ? '>' : '<'} ${apart}$.`,
        slip('left_out_a_case', distance, calc`${spread(p)} * (${u} + ${v}) / 2`)`
            You used only the case in which they move towards each other, $d$ km before and after meeting, and got
            $${distance}$. The greatest time belongs to one behind the other.`,
        slip('left_out_a_case', distance, calc`${spread(p)} * (${v} - ${u}) / 2`)`
            You used both times of one behind the other, before and after it passes, and got $${distance}$. The least
            time belongs to the sum of the speeds.`,
        slip('used_a_wrong_given_number', distance, calc`${product(p)} / (2 * ${u}) - ${apart}`)`
            You used $\frac{${apart} + d}{${v - u}} - \frac{${apart} + d}{${u + v}}$ and got $d = ${distance}$. The
            second time is not the least one.`,
        slip('kept_a_case_that_is_ruled_out', distance, calc`${apart} - ${product(p)} / (2 * ${u})`)`
              You used $\frac{${apart} - d}{${v - u}} - \frac{${apart} - d}{${u + v}}$ and got $d = ${distance}$.
              After one has passed the other, they are $d$ km apart a second time.`,
        slip('answered_another_quantity', distance, calc`abs(${apart} - ${gap})`)`
            You found by how much the distance differs from $${apart}$ km: $${distance}$ km. The question asks for the
            distance itself.`,
        slip('left_out_a_term', distance, calc`${product(p)} / (2 * ${v})`)`
            You let the terms with $${apart}$ cancel: $\frac{${product(p)}}{2 \times ${v}} = ${distance}$. In the
            difference of the two times they do not cancel.`,
      ],
      snapRead: text`Each may go in either direction, and the difference between the greatest and the least time is
        known. So find which case gives the greatest time and which gives the least.`,
      approach: text`The greatest time comes from one behind the other, the least from the sum of the two speeds. Only
        the least depends on whether $d$ is less or more than the distance at the start, so decide this before you
        solve.`,
      faster:
        gap < apart
          ? text`Multiply the equation of the two times by $${v - u} \times ${u + v}$: $2 \times ${u} \times ${apart}
          + 2 \times ${v}d =
            ${product(p)}$. The result is less than $${apart}$, which confirms the case.`
          : text`Multiply the equation of the two times by $${v - u} \times ${u + v}$: $2 \times ${v} \times ${apart}
          + 2 \times ${u}d =
            ${product(p)}$. The result is more than $${apart}$, which confirms the case.`,
      check: text`The greatest time is $\frac{${apart + gap}}{${v - u}} = ${q(apart + gap, v - u)}$ h and the
        least is $\frac{${Math.abs(apart - gap)}}{${u + v}} = ${q(Math.abs(apart - gap), u + v)}$ h. They differ
        by $${spread(p)}$ h.`,
      principle: text`When directions are free, order the cases first: sums of speeds give the least times,
        differences the greatest.`,
    };
  },
);

/** AR.TSD.3 Hard: the extreme times over all directions. */
export const chasesAndCases: readonly AnyTemplate[] = [
  ...situation<Cases>({
    type: 'AR.TSD.3',
    situation: 'free-directions',
    draw: draw => {
      const u = draw.step(20, 60, 5);
      const v = u + draw.step(5, 60, 5);
      const apart = draw.step(30, 240, 10);
      const gap = draw.step(10, Math.min(2 * apart, 300), 5);
      const p = { u, v, apart, gap, way: draw.chance(0.5) };
      const hours = spread(p);
      return gap !== apart && hours.d <= 4n && hours.valueOf() < 20 ? p : null;
    },
    tries: 200,
    forms: [extremeTimes],
  }),
];

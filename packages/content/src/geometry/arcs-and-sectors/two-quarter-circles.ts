import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Two = readonly [Fraction, Fraction];

interface Quarters {
  /** Sides of the rectangle, and the radii about two opposite corners. */
  w: number;
  h: number;
  r: number;
  s: number;
  frame: number;
}

const shown = ([whole, pi]: Two) => `$${numberTex(pi)}\\pi - ${numberTex(whole)}$`;

const commonLessFree = form<Quarters, Two>(
  'common-less-free-part',
  {
    band: 'Hard',
    seconds: 130,
    also: ['MM.SET.1', 'GM.ARE.2'],
    verify: ({ w, h, r, s }) => {
      // Both parts by thin upright slices of the rectangle.
      let gap = 0;
      const n = 200_000;
      for (let i = 0; i < n; i += 1) {
        const x = ((i + 0.5) * w) / n;
        const low = x < r ? Math.sqrt(r * r - x * x) : 0;
        const high = w - x < s ? Math.sqrt(s * s - (w - x) ** 2) : 0;
        gap += ((h - low - high) * w) / n;
      }
      const pi = (w * h - gap) / Math.PI;
      return [q(w * h), q(Math.round(pi * 4), 4)] as const;
    },
  },
  ({ w, h, r, s, frame }, { step, write }) => {
    const whole = step(calc`${w} * ${h}`, { name: 'the area of the rectangle' })`
      Find the area of the whole rectangle.`;
    const both = step(calc`(${r}^2 + ${s}^2) / 4`, {
      name: 'both quarter circles, in multiples of pi',
      works: value => tex`\frac{1}{4}\pi \times ${r}^2 + \frac{1}{4}\pi \times ${s}^2 = ${value}\pi`,
    })`
      Each arc and two sides enclose a quarter of a circle. Add the two areas.`;
    write(tex`\text{quarter circles} - \text{common} + \text{free} = \text{rectangle}`, {
      because: text`The common part is a figure between two arcs that is hard to measure. But it is counted twice in
        the sum of the quarter circles, and the free part is not counted at all. So the difference of the two is
        known without either.`,
    })`
      In the sum of the two quarter circles the common part is counted twice and the free part not at all.
      Subtract the common part once and add the free part, and the rectangle comes out.`;
    const gap = step([whole, both], {
      name: 'the common part less the free part',
      works: value => tex`\text{common} - \text{free} = ${shown(value as Two).replaceAll('$', '')}`,
    })`
      So the free part exceeds the common part by as much as the rectangle exceeds the two quarter circles
      together.`;
    return {
      answer: gap,
      stem: wording(
        frame,
        text`In a rectangle ABCD with sides of $${w}$ cm and $${h}$ cm an arc of radius $${r}$ cm about A and an arc of
          radius $${s}$ cm about C are drawn, each from one side to the neighbouring one; the arcs cross. By how many
          square cm is the part of the rectangle inside both quarter circles larger than the part outside both?`,
        text`Lamps stand at two opposite corners of a rectangular yard, $${w}$ m long and $${h}$ m wide. One lights
          everything up to a distance of $${r}$ m, the other up to $${s}$ m, and some places get light from both. By
          how many square m does the part of the yard that is lit twice exceed the dark part?`,
        text`From two opposite corners of a rectangular field of $${w}$ m by $${h}$ m two goats graze, on ropes of
          $${r}$ m and $${s}$ m. Some grass can be reached by both goats and some by neither. How much larger,
          in square m, is the area that both can reach than the area that neither can reach?`,
      ),
      show: shown,
      size: ([a, b]) => b.valueOf() * Math.PI - a.valueOf(),
      plausible: ([a, b]) =>
        a.valueOf() > 0 && b.valueOf() > 0 && b.d <= 4n && a.valueOf() < b.valueOf() * 3.14,
      slips: [
        slip('took_a_power_term_by_term', both, calc`((${r} + ${s}) / 2)^2 / 4 * 2`)`
          You used two quarter circles of the mean radius. Areas go with the squares of the radii, and the square of a
          mean is not the mean of the squares.`,
        slip('took_a_power_term_by_term', both, calc`(${r} + ${s})^2 / 4`)`
          You used a quarter circle whose radius is the sum of the two radii. Each quarter circle has its own radius,
          and the squares of the radii are added.`,
        slip('did_not_halve', both, calc`(${r}^2 + ${s}^2) / 2`)`
          You used half circles. At the corner of a rectangle only a quarter of a circle lies inside.`,
        slip('mixed_up_sum_and_product', both, calc`${r} * ${s} / 2`)`
          You used the product of the two radii for both squares. Each quarter circle has the square of its own
          radius.`,
        slip('took_the_figure_for_special', whole, calc`${w}^2`)`
          You used a square with the longer side for the rectangle. Its area is length times breadth.`,
        slip('took_the_figure_for_special', whole, calc`${h}^2`)`
          You used a square with the shorter side for the rectangle. Its area is length times breadth.`,
        slip('halved_needlessly', whole, calc`${w} * ${h} / 2`)`
          You subtracted half of the rectangle, ${here}. The free part and the common part are compared for the whole
          of it.`,
        slip('used_a_term_twice', whole, calc`${w} * ${h} + ${w} + ${h}`)`
          You added half of the perimeter to the area of the rectangle. Lengths and areas cannot be added.`,
      ],
      snapRead: text`Two overlapping parts of a rectangle, and the difference of what is inside both and outside both:
        add the areas.`,
      approach: text`Leave the common part alone. In the sum of the two quarter circles it is counted twice and the
        free part not at all, so the sum less the rectangle is the difference that is asked.`,
      check: text`The sum of the two quarter circles is about $${(((r * r + s * s) * Math.PI) / 4).toFixed(2)}$, the
        rectangle $${w * h}$; the difference is about $${(((r * r + s * s) * Math.PI) / 4 - w * h).toFixed(2)}$.`,
      principle: text`The parts inside both and outside both of two figures differ by the sum of the two less the
        whole: the overlap itself is not needed.`,
    };
  },
);

/** GM.CIR.8 Hard: what two quarter circles leave out, less what they share. */
export const twoQuarterCircles: readonly AnyTemplate[] = situation<Quarters>({
  type: 'GM.CIR.8',
  situation: 'two-quarter-circles',
  tries: 300,
  draw: draw => {
    const h = draw.int(14, 34);
    const w = h + draw.int(2, 8);
    const [r, s] = [h - draw.int(1, 10), h - draw.int(1, 10)];
    const isFit =
      Math.abs(r - s) >= 4 &&
      (r + s) ** 2 > 1.1 * (w * w + h * h) &&
      (r * r + s * s) % 4 === 0 &&
      0.785 * (r * r + s * s) > 1.04 * w * h;
    return isFit ? { w, h, r, s, frame: draw.int(0, 2) } : null;
  },
  forms: [commonLessFree],
});

import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Bucket {
  /** Radii above and below, and the height. */
  b: number;
  r: number;
  t: number;
  frame: number;
}

const volume = form<Bucket>(
  'volume-of-a-bucket',
  {
    band: 'Medium',
    seconds: 100,
    also: ['GM.TRI.3'],
    verify: ({ b, r, t }) => {
      // Areas at bottom, middle and top: exact for a frustum.
      const middle = (b + r) / 2;
      return q(Math.round((t * (b * b + 4 * middle * middle + r * r)) / 6));
    },
  },
  ({ b, r, t, frame }, { step, find, write }) => {
    const [thing, unit] = wording(
      frame,
      ['bucket', 'cm'],
      ['lampshade', 'cm'],
      ['pit', 'm'],
      ['glass', 'cm'],
    );
    write(tex`\frac{x}{x + ${t}} = \frac{${r}}{${b}}`, {
      because: text`The small cone and the whole one have the same tip and parallel bases.`,
    })`
      Extend the sides of the ${thing} until they meet: a cone with radius $${b}$ appears, of which a small cone with
      radius $${r}$ is cut off. Let $x$ be the height of the small one. By similar triangles heights are as radii.`;
    const small = step(frac(calc`${r} * ${t} / (${b} - ${r})`), {
      name: 'the height of the small cone',
      works: value => tex`x = \frac{${r} \times ${t}}{${b} - ${r}} = ${frac(value)}`,
    })`
        Multiply crosswise and solve for $x$, the height of the small cone.`;
    const tall = step(calc`${small} + ${t}`, {
      name: 'the height of the whole cone',
      because: text`The ${thing} is the part of the whole cone between the two circles, and the small cone is the part
          beyond. Both heights lie on one line.`,
    })`
        Add the height of the ${thing} to get the height of the whole cone.`;
    const third = find(calc`1 / 3`.asFraction());
    const inner = find(calc`${third} * ${r}^2 * ${small}`, { name: 'the small cone, in multiples of pi' });
    const space = step(calc`${third} * ${b}^2 * ${tall} - ${inner}`, {
      because: text`Each cone has its own radius and its own height. The ${thing} is not a cylinder with the mean
        radius, because its wider part counts more.`,
      works: value =>
        tex`\frac{1}{3}\pi \times ${b}^2 \times ${tall} - \frac{1}{3}\pi \times ${r}^2 \times ${small} = ${value}\pi`,
    })`
      The ${thing} is the whole cone without the small one. Subtract the volumes, each $\frac{1}{3}\pi$ times the square
      of the radius times the height.`;
    return {
      answer: space,
      stem: wording(
        frame,
        text`A bucket is $${t}$ cm high. Its circular rim has a radius of $${b}$ cm and its bottom a radius of $${r}$
          cm. What is its volume, in cubic cm?`,
        text`A lampshade has the shape of a cone from which the tip was cut off parallel to the base. Its two openings
          have radii of $${r}$ cm and $${b}$ cm, and they are $${t}$ cm apart. Find the volume of the space inside it
          in cubic cm.`,
        text`A pit with a circular cross-section becomes narrower evenly, from a radius of $${b}$ m at the surface to
          $${r}$ m at the bottom, $${t}$ m below. How many cubic m of earth were dug out?`,
        text`The inside of a steel glass for lassi is $${r}$ cm in radius at the bottom and $${b}$ cm at the top, and
          its walls are straight. It is $${t}$ cm deep. How much does it hold, in cubic cm?`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.gt(0) && value.lt(2 * b * b * t) && value.mul(4).d === 1n,
      onSight: value => value.gt(r * r * t) && value.lt(b * b * t),
      slips: [
        slip('took_the_mean_for_the_middle', space, calc`((${b} + ${r}) / 2)^2 * ${t}`)`
          ${here}, times $\pi$, is a cylinder with the mean radius; the wider half of the ${thing} gains more than the
          narrower one loses.`,
        slip('assumed_a_proportion', space, calc`(${b}^2 + ${r}^2) / 2 * ${t}`)`
          ${here}, times $\pi$, takes the mean of the two circles, but the area does not grow evenly.`,
        slip('left_out_a_term', space, calc`(${b}^2 + ${r}^2) * ${t} / 3`)`
          ${here}, times $\pi$, adds two cones of the height $${t}$ and leaves out the product of the two radii.`,
        slip('left_out_a_term', inner, calc`0`)`
          The whole cone of height $${tall}$ was taken; its tip does not belong to the ${thing}.`,
        slip('used_a_wrong_given_number', tall, calc`${t}`)`
          The height of the ${thing}, $${t}$ ${unit}, was taken for the height of the whole cone.`,
        slip('left_out_a_factor', third, calc`1 / 2`.asFraction())`
          Both cones were taken with a half of base times height; a cone has a third of it.`,
        slip('used_the_formula_of_another_solid', space, calc`(${b} - ${r})^2 * ${t} / 3`)`
          ${here}, times $\pi$, subtracts the radii first; the volumes of the two cones have to be subtracted.`,
      ],
      snapRead: text`Two radii and the height between them: a cone without its tip.`,
      approach: text`Complete the cone, find the missing height by similar triangles, and subtract the small cone from
        the whole.`,
      faster: text`A frustum has the volume $\frac{\pi h}{3}(R^2 + Rr + r^2)$: here $\frac{${t}\pi}{3} \times
        (${b * b} + ${b * r} + ${r * r})$.`,
      check: text`It must lie between cylinders with the two radii: $${r}^2 \times ${t} = ${r * r * t}$ and $${b}^2
        \times ${t} = ${b * b * t}$, times $\pi$. The cylinder with the mean radius,
        ${calc`((${b} + ${r}) / 2)^2 * ${t}`}, is a little
        less than $${space}$, as it should be.`,
      principle: text`A frustum is a whole cone without a smaller similar one; the missing height follows from the
      radii.`,
      figure: () => {
        const inner = Math.min(0.62, Math.max(0.42, r / b));
        return drawn({
          alt: `A section through the ${thing}: a trapezium, ${b} ${unit} from its axis at the wider end and ${r} ${unit} at
            the other, ${t} ${unit} high. Broken lines extend its sides until they meet.`,
          points: {
            A: { x: -inner, y: 0 },
            B: { x: inner, y: 0 },
            C: { x: 1, y: 1 },
            D: { x: -1, y: 1 },
            M: { x: 0, y: 0 },
            N: { x: 0, y: 1 },
            T: { x: 0, y: -inner / (1 - inner) },
          },
          hidden: 'ABCDMNT',
          lines: ['AB', 'BC', 'CD', 'DA'],
          broken: ['AT', 'BT', 'MN'],
          shaded: ['ABCD'],
          texts: [
            [{ x: 0.5, y: 1.13 }, `${b}`],
            [{ x: inner * 0.45, y: -0.14 }, `${r}`],
            [{ x: 0.17, y: 0.5 }, `${t}`],
          ],
          notToScale: true,
          longest: 240,
        });
      },
    };
  },
);

/** GM.SOL.5 Medium: the volume of a bucket. */
export const buckets: readonly AnyTemplate[] = situation<Bucket>({
  type: 'GM.SOL.5',
  situation: 'cone-without-its-tip',
  tries: 40,
  draw: draw => {
    const [b, r, t] = [draw.int(4, 18), draw.int(2, 12), draw.int(4, 30)];
    const fits =
      r < b && b <= 2.2 * r && ((b * b + b * r + r * r) * t) % 3 === 0 && (r * t) % (b - r) === 0 && t !== b;
    return fits && b - r > 1 && (b * b + b * r + r * r) * t < 9000
      ? { b, r, t, frame: draw.int(0, 3) }
      : null;
  },
  forms: [volume],
});

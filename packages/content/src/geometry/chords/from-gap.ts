import { calc, form, frac, slip, stop, tex, text } from '../../question/index.ts';
import { type Chords, positive, shown } from './chord.ts';

export const fromGap = form<Chords>(
  'distance-of-the-longer-chord',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    suits: ({ d, g }) => d !== g,
    verify: ({ h, g, d, e }) => {
      for (let x = 0; x < d + e; x += 1)
        if (Math.abs(Math.hypot(h, x) - Math.hypot(g, d + e - x)) < 1e-9) return x;
      throw new Error('no distance fits');
    },
  },
  ({ d, e, h, g, r, way }, { step, find }) => {
    const gap = find(calc`${d} + ${e}`);
    const squares = find(calc`${h} * ${h} - ${g} * ${g}`);
    const difference = step(
      calc`${squares} / ${gap}`,
      value =>
        tex`y^2 - x^2 = ${h}^2 - ${g}^2 = ${h * h - g * g}, \quad y - x = \frac{${h * h - g * g}}{${d + e}} =
          ${frac(value)}`,
    )`
      Let $x$ and $y$ be the distances of the longer and the shorter chord from the centre. For both chords the square
      of
      the radius is half-chord squared plus distance squared: this gives $y^2 - x^2$. The sum $x + y$ is known, so
      divide
      by it.`;
    const near = step(calc`(${d + e} - ${difference}) / 2`, (_value, working) => tex`x = ${working}`)`
      Sum and difference of the distances give the smaller one, which belongs to the longer chord.`;
    return {
      answer: near,
      stem: way
        ? text`Two parallel chords of a circle are $${2 * h}$ and $${2 * g}$ long. They lie on opposite sides of the
          centre, and the distance between them is $${d + e}$. What is the distance of the longer chord from the
          centre?`
        : text`A round table top is cut along two parallel lines, one on each side of its centre. The cuts are
          $${2 * h}$ cm and $${2 * g}$ cm long and $${d + e}$ cm apart. How far, in cm, is the longer cut from the
          centre?`,
      show: shown,
      /** The longer chord is the nearer one: at most half of the gap. */
      plausible: value => positive(value) && value.mul(2).lte(d + e),
      slips: [
        slip('did_not_halve', near, calc`${gap} - ${difference}`)`
          $${d + e} - ${frac(difference)} = ${frac(near)}$ is twice the distance.`,
        stop('answered_another_quantity', difference)`
          By $${frac(difference)}$ the two distances differ; neither of them is that long.`,
        slip('took_a_power_term_by_term', squares, calc`(${h} - ${g}) * (${h} - ${g})`)`
          The squares of the half-chords differ by $${h}^2 - ${g}^2 = ${h * h - g * g}$, not by $(${h} - ${g})^2 =
          ${(h - g) * (h - g)}$.`,
        slip('assumed_a_proportion', near, calc`${gap} * ${g} / (${h} + ${g})`)`
          Dividing the gap in the ratio $${g} : ${h}$ gives $${frac(near)}$, but distances are not inversely
          proportional to chords.`,
        slip('halved_needlessly', near, calc`(${gap} - ${difference}) / 4`)`
          $${frac(near)}$ takes half of the distance once too often.`,
        slip('added_lengths_for_squares', near, calc`${r} - ${h}`)`
          $${r} - ${h}$ is the difference of radius and half-chord, not the third side of their triangle.`,
        slip('assumed_equal_parts', difference, 0)`
          Both distances would be $${frac(near)}$ only for chords of equal length.`,
        slip('mixed_up_a_length_and_its_half', squares, calc`2 * (${h} * ${h} - ${g} * ${g})`)`
          The difference $${h}^2 - ${g}^2$ of the squares was doubled, as if half of the chords had not been taken.`,
      ],
      snapRead: text`Two chords on either side of the centre and their distance: the centre has to be located first.`,
      approach: text`Both chords give the square of the radius. Their difference is a difference of squares of the
        distances, whose sum is given.`,
      check: text`The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r * r}$.`,
      principle: text`Write the square of the radius with each chord and equate.`,
    };
  },
);

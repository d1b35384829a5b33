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
    const difference = step(calc`${squares} / ${gap}`, {
      name: 'the difference of the two distances',
      works: value =>
        tex`y^2 - x^2 = ${h}^2 - ${g}^2 = ${h * h - g * g}, \quad y - x = \frac{${h * h - g * g}}{${d + e}} =
          ${frac(value)}`,
      because: text`Both chords belong to one circle, so the radius links them: $x^2 + ${h}^2 = y^2 + ${g}^2$. The
        difference of squares factorises as $(y - x)(y + x)$, and $x + y$ is the distance between the chords,
        because the centre lies between them.`,
    })`
      Let $x$ and $y$ be the distances of the longer and the shorter chord from the centre. For each chord, half of
      its length squared and its distance squared make the square of the radius. Equate the two to get $y^2 - x^2$,
      and divide by the known sum $x + y$ to get $y - x$.`;
    const near = step(calc`(${d + e} - ${difference}) / 2`, {
      name: 'the distance of the longer chord',
      works: (_value, working) => tex`x = ${working}`,
      because: text`The longer a chord is, the nearer it lies to the centre: the longest chord of all passes through
        it. If the difference is taken away from the sum, twice the smaller distance is left.`,
    })`
      The sum and the difference of the two distances are known. Half of (sum minus difference) is the smaller
      distance, and this belongs to the longer chord.`;
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
          $${d + e} - ${frac(difference)} = ${frac(near)}$ is twice the distance of the longer chord: the sum
          without the difference contains this distance two times.`,
        stop('answered_another_quantity', difference)`
          $${frac(difference)}$ is the difference of the two distances from the centre. The distance of the longer
          chord follows from it and from their sum.`,
        slip('took_a_power_term_by_term', squares, calc`(${h} - ${g}) * (${h} - ${g})`)`
          You squared the difference, $(${h} - ${g})^2 = ${(h - g) * (h - g)}$. The squares of the half-chords
          differ by $${h}^2 - ${g}^2 = ${h * h - g * g}$.`,
        slip('assumed_a_proportion', near, calc`${gap} * ${g} / (${h} + ${g})`)`
          You divided the gap in the ratio $${g} : ${h}$ and got $${frac(near)}$. Chord and distance are linked by
          their squares and not in a fixed ratio.`,
        slip('halved_needlessly', near, calc`(${gap} - ${difference}) / 4`)`
          $${frac(near)}$ halves the distance once more. Half of (sum minus difference) is already the distance of
          the longer chord.`,
        slip('added_lengths_for_squares', near, calc`${r} - ${h}`)`
          $${r} - ${h}$ subtracts half of the chord from the radius. They are hypotenuse and leg of a right
          triangle, so their squares are subtracted.`,
        slip('assumed_equal_parts', difference, 0)`
          $${frac(near)}$ places the centre halfway between the chords. Then they would be equally long, but the
          longer one lies nearer to the centre.`,
        slip('mixed_up_a_length_and_its_half', squares, calc`2 * (${h} * ${h} - ${g} * ${g})`)`
          You doubled $${h}^2 - ${g}^2$, the difference of the squares of the half-chords. Each right triangle has
          its half-chord once, so it is not doubled.`,
      ],
      snapRead: text`Two parallel chords lie on either side of the centre and the distance between them is known:
        both give the square of the radius, so compare their distances from the centre.`,
      approach: text`Both chords belong to one radius. Equating its square gives the difference of the squares of
        the two distances; their sum is given, so their difference follows, and then each distance.`,
      check: text`The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r * r}$.`,
      principle: text`When two chords of one circle are compared, write the square of the radius with each chord and
        equate.`,
    };
  },
);

import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { bordered } from './bordered.ts';

interface Strip {
  /** Sides of the rectangle that is given, and the width of the strip. */
  l: number;
  b: number;
  w: number;
  /** Odd: the strip lies outside the given rectangle. */
  frame: number;
}

const areaOfStrip = form<Strip>(
  'area-of-a-strip-around',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    verify: ({ l, b, w, frame }) => {
      // Half-metre cells of the outer rectangle, those within the inner one left out.
      const d = 2 * w * (frame % 2);
      let cells = 0;
      for (let x = 0.25; x < l + d; x += 0.5)
        for (let y = 0.25; y < b + d; y += 0.5) if (Math.min(x, y, l + d - x, b + d - y) < w) cells += 1;
      return cells / 4;
    },
  },
  ({ l, b, w, frame }, { step, find }) => {
    const out = frame % 2 === 1;
    const [strip, place, unit] = wording(
      frame,
      ['path', 'garden', 'm'],
      ['strip', 'pool', 'm'],
      ['border', 'floor', 'm'],
      ['margin', 'photograph', 'cm'],
    );
    const other = out ? 'outer' : 'inner';
    const both = step(calc`2 * ${w}`, {
      name: `the width of the ${strip} on both sides together`,
      because: text`Along each length and each breadth the ${strip} is met twice, once at either end.`,
    })`
      The ${strip} lies at both ends of the length and of the breadth, so each of them changes by twice its width.`;
    const far = step(
      out ? calc`(${l} + ${both}) * (${b} + ${both})` : calc`(${l} - ${both}) * (${b} - ${both})`,
      {
        name: `the area of the ${other} rectangle`,
        because: out
          ? text`The ${place} keeps its size, and the ${strip} lies outside it. So the outer edge of the ${strip} is a
              larger rectangle.`
          : text`The ${strip} lies inside the ${place}, so what it encloses is a smaller rectangle.`,
      },
    )`
      ${out ? 'Add this width to' : 'Subtract this width from'} both sides of the ${place}, and find the area of the
      ${other} rectangle.`;
    const given = find(calc`${l} * ${b}`);
    const area = step(out ? calc`${far} - ${l} * ${b}` : calc`${l} * ${b} - ${far}`)`
      The ${strip} is the outer rectangle without the inner one, so subtract their areas.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A rectangular garden is $${l}$ m long and $${b}$ m broad. A path of width $${w}$ m runs inside it along all
          four sides. What is the area of the path, in square m?`,
        text`A rectangular swimming pool measures $${l}$ m by $${b}$ m. A tiled strip, $${w}$ m wide everywhere, runs
          around it on the outside and forms a larger rectangle with it. Find the area of the strip in square m.`,
        text`The floor of a hall in Mysuru is $${l}$ m by $${b}$ m. A rectangular carpet on it leaves a border of $${w}$
          m free along each of the four walls. How large is this border, in square m?`,
        text`A photograph of $${l}$ cm by $${b}$ cm is pasted on a rectangular card, which is visible as a margin of
          $${w}$ cm on each of the four sides. What is the area of the margin, in square cm?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('did_not_double', both, w)`
          ${
            out
              ? calc`(${l} + ${both}) * (${b} + ${both}) - ${l} * ${b}`
              : calc`${l} * ${b} - (${l} - ${both}) * (${b} - ${both})`
          } changes both sides by one width only. The ${strip} is there at both ends, so its width counts twice.`,
        out
          ? slip('left_out_a_term', area, calc`2 * ${w} * (${l} + ${b})`)`
              ${here} adds four strips as long as the sides of the ${place}; the four squares at the corners are
              missing.`
          : slip('counted_twice', area, calc`2 * ${w} * (${l} + ${b})`)`
              ${here} adds four strips as long as the sides of the ${place}; two of them share each corner, so every
              corner is counted twice.`,
        out
          ? slip('counted_twice', area, calc`2 * ${w} * (${l + 2 * w} + ${b + 2 * w})`)`
              ${here} adds four strips along the outer sides; every corner belongs to two of them and is counted
              twice.`
          : slip('left_out_a_term', area, calc`2 * ${w} * (${l - 2 * w} + ${b - 2 * w})`)`
              ${here} adds four strips along the inner sides; the four squares at the corners are missing.`,
        out
          ? slip('mixed_up_inside_and_outside', area, calc`${l} * ${b} - ${l - 2 * w} * ${b - 2 * w}`)`
              ${here} puts the ${strip} within the ${place}, but it lies around it.`
          : slip('mixed_up_inside_and_outside', area, calc`${l + 2 * w} * ${b + 2 * w} - ${l} * ${b}`)`
              ${here} puts the ${strip} around the ${place}, but it lies within it.`,
        slip('changed_one_side_only', area, calc`${both} * ${l}`)`
          ${here} has the ${strip} along the two long sides only; it runs along the two short ones too.`,
        stop('answered_another_quantity', far)`
          ${out ? calc`(${l} + ${both}) * (${b} + ${both})` : calc`(${l} - ${both}) * (${b} - ${both})`} is the area
          of the
          ${other} rectangle; the area of the ${place}, $${given}$, has still to be compared
          with it.`,
        slip('left_out_a_factor', area, calc`${w} * (${l} + ${b})`)`
          ${here} has one strip for the length and one for the breadth; there are two of each.`,
      ],
      snapRead: text`A rectangle and a ${strip} of the same width on four sides: the difference of two rectangles.`,
      approach: text`Find the sides of the ${other} rectangle, which differ by twice the width, and subtract the two
        areas.`,
      check: text`Cut the ${strip} into two pieces along the whole outer length and two between them: ${calc`2 * ${w} *
        ${out ? l + 2 * w : l} + 2 * ${w} * ${out ? b : b - 2 * w}`}.`,
      principle: text`A border has its width at both ends of each side; its area is the outer rectangle without the
        inner one.`,
      figure: () => {
        const names = [`${l}`, `${b}`] as const;
        return bordered({
          shape: b / l,
          ...(out ? { inner: names } : { outer: names }),
          above: `${w}`,
          alt: `A shaded rectangle within another one, with a ${strip} of ${w} ${unit} between them on all four
          sides. The ${out ? 'inner' : 'outer'} rectangle measures ${l} ${unit} by ${b} ${unit}.`,
        });
      },
    };
  },
);

/** GM.ARE.1 Easy: a strip inside or outside a rectangle. */
export const pathsAlongTheSides: readonly AnyTemplate[] = situation<Strip>({
  type: 'GM.ARE.1',
  situation: 'strip-along-four-sides',
  tries: 10,
  draw: draw => {
    const [b, w] = [draw.int(14, 40), draw.int(2, 5)];
    const l = b + draw.int(2, 24);
    return b > 5 * w ? { l, b, w, frame: draw.int(0, 3) } : null;
  },
  forms: [areaOfStrip],
});

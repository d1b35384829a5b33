import { calc, form, frac, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { Cevian } from './cevian.ts';

export const apollonius = form<Cevian>(
  'third-side-from-median',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    suits: ({ u, v, median }) => {
      const third = Math.sqrt(2 * u * u + 2 * v * v - 4 * median * median);
      return (
        Number.isInteger(third) &&
        third > Math.abs(u - v) &&
        third < u + v &&
        u !== v &&
        ![u, v, median, 2 * median].includes(third)
      );
    },
    verify: ({ u, v, median }) => {
      for (let n = 1; n < u + v; n += 1) {
        const cos = (u * u + v * v - n * n) / (2 * u * v);
        if (Math.abs(Math.sqrt(u * u + v * v + 2 * u * v * cos) / 2 - median) < 1e-9) return n;
      }
      throw new Error('no side fits');
    },
  },
  ({ u, v, median, way }, { step, find }) => {
    const squares = step(calc`2(${u}^2 + ${v}^2)`)`
      The median, doubled, and the third side are the diagonals of a parallelogram, whose squares add up to twice the
      squares of the sides.`;
    const known = find(calc`4 * ${median} * ${median}`);
    const rest = find(calc`${squares} - ${known}`);
    const side = step(
      calc`sqrt(${rest})`,
      (_value, working) => tex`\sqrt{${squares} - ${2 * median}^2} = ${working}`,
    )`
      Take away the square of the known diagonal and take the root.`;
    return {
      answer: side,
      stem: way
        ? text`In triangle $ABC$, $AB = ${u}$ cm, $AC = ${v}$ cm and the median $AD$ is $${median}$ cm long. What is the
          length of $BC$ in cm?`
        : text`Two adjacent sides of a parallelogram are $${u}$ cm and $${v}$ cm long, and one diagonal is
          $${2 * median}$ cm. How many centimetres long is the other diagonal?`,
      show: plain,
      plausible: value =>
        value.valueOf() < u + v && value.valueOf() > Math.abs(u - v) && value.mul(2).d === 1n,
      slips: [
        slip('did_not_double', side, calc`${Math.round(Math.sqrt(rest.valueOf()))} / 2`)`
          $${frac(side)}$ is only half of the length asked for.`,
        slip('doubled_needlessly', side, calc`2 * ${Math.round(Math.sqrt(rest.valueOf()))}`)`
          The length was doubled once too often.`,
        slip('used_a_wrong_given_number', side, calc`${u} + ${v} - 1`)`
          One less than $${u} + ${v}$ is only the largest whole number that a third side could be.`,
        slip('answered_another_quantity', side, calc`abs(${u} - ${v}) + 1`)`
          One more than the difference of $${u}$ and $${v}$ is only the smallest whole number that a third side could
          be.`,
        slip('added_lengths_for_squares', side, calc`${u} + ${v} - ${median}`)`
          Sides and median were combined linearly, as sum less $${median}$; their squares are connected.`,
        slip('took_the_figure_for_special', side, calc`2 * ${median}`)`
          $2 \times ${median}$ would be right only if the angle between the two sides were a right angle.`,
      ],
      snapRead: text`Two sides and the median between them; the third side is asked.`,
      approach: text`Double the median: a parallelogram arises, whose diagonals are twice the median and the third
        side.`,
      faster: text`$BC^2 = 2(${u * u} + ${v * v} - ${2 * median * median})$ at once.`,
      check: () =>
        text`$${u}^2 + ${v}^2 = ${u * u + v * v}$ and $2\left(${median}^2 + \left(\frac{${side}}{2}\right)^2\right)$ is
          the same.`,
      principle: text`The squares of the diagonals of a parallelogram add up to the squares of its four sides.`,
    };
  },
);

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
    const squares = step(calc`2(${u}^2 + ${v}^2)`, {
      name: 'the sum of the squares of both diagonals',
      because: text`In a parallelogram the squares of the two diagonals add up to the squares of all four sides, and
        two sides of each length make twice the sum. For a rectangle this is Pythagoras, used twice.`,
    })`
      The squares of the two diagonals of a parallelogram add up to twice the sum of the squares of two adjacent
      sides. ${way && 'The median extended by its own length makes triangle $ABC$ one. '}Find this sum.`;
    const known = find(calc`4 * ${median} * ${median}`);
    const rest = find(calc`${squares} - ${known}`);
    const side = step(calc`sqrt(${rest})`, {
      name: way ? 'the side BC' : 'the other diagonal',
      works: (_value, working) => tex`\sqrt{${squares} - ${2 * median}^2} = ${working}`,
      because: text`The sum belongs to the squares of both diagonals together, so the square of the known diagonal
        has to be removed. What is left is still a square, so the length itself needs a root.`,
    })`
      One diagonal is known, ${way ? text`twice the median` : text`$${2 * median}$ cm`}. Take its square away from
      the sum, which leaves the square of the length asked for, and take the root.`;
    return {
      answer: side,
      stem: way
        ? text`In triangle $ABC$, $AB = ${u}$ cm, $AC = ${v}$ cm and the median $AD$ is $${median}$ cm long. What is
          the length of $BC$ in cm?`
        : text`Two adjacent sides of a parallelogram are $${u}$ cm and $${v}$ cm long, and one diagonal is
          $${2 * median}$ cm. How many centimetres long is the other diagonal?`,
      show: plain,
      plausible: value =>
        value.valueOf() < u + v && value.valueOf() > Math.abs(u - v) && value.mul(2).d === 1n,
      slips: [
        slip('did_not_double', side, calc`${Math.round(Math.sqrt(rest.valueOf()))} / 2`)`
          $${frac(side)}$ is only half of the length asked for, from the point where the diagonals cross to one end.
          The whole length is twice that.`,

        slip('used_a_wrong_given_number', side, calc`${u} + ${v} - 1`)`
          One less than $${u} + ${v}$ is the largest whole number below the sum of the two sides. The inequality
          only bounds the length; the ${way ? 'median' : 'diagonal'} fixes it.`,
        slip('answered_another_quantity', side, calc`abs(${u} - ${v}) + 1`)`
          One more than the difference of $${u}$ and $${v}$ is the smallest whole number above it. The inequality
          only bounds the length; the ${way ? 'median' : 'diagonal'} fixes it.`,
        slip('added_lengths_for_squares', side, calc`${u} + ${v} - ${median}`)`
          You added the two sides and took away $${median}$. Lengths in different directions do not add like this;
          here only their squares are connected.`,
        slip('took_the_figure_for_special', side, calc`2 * ${median}`)`
          $2 \times ${median}$ makes both diagonals of the parallelogram equal. That happens in a rectangle only,
          and no right angle is given between the two sides.`,
      ],
      snapRead: text`Two sides and a ${way ? 'median' : 'diagonal'} are known, so use the squares: both diagonals of
        a parallelogram together have twice the squares of the two sides.`,
      approach: text`${way && 'Double the median to make a parallelogram with the diagonals $BC$ and twice $AD$. '}The
        squares of the two diagonals add up to the squares of the four sides. One diagonal is known, so the other
        one follows.`,
      faster: text`$BC^2 = 2(${u * u} + ${v * v} - ${2 * median * median})$ at once.`,
      check: () =>
        text`$${u}^2 + ${v}^2 = ${u * u + v * v}$ and $2\left(${median}^2 + \left(\frac{${side}}{2}\right)^2\right)$
        is the same.`,
      principle: text`The squares of the diagonals of a parallelogram add up to the squares of its four sides.`,
    };
  },
);

import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import type { Cevian } from './cevian.ts';

export const apollonius = form({
  form: 'third-side-from-median',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  suits: ({ u, v, median }: Cevian) => {
    const third = Math.sqrt(2 * u * u + 2 * v * v - 4 * median * median);
    return (
      Number.isInteger(third) &&
      third > Math.abs(u - v) &&
      third < u + v &&
      u !== v &&
      ![u, v, median, 2 * median].includes(third)
    );
  },
  stem: ({ u, v, median, way }: Cevian) =>
    way
      ? `In triangle $ABC$, $AB = ${u}$ cm, $AC = ${v}$ cm and the median $AD$ is $${median}$ cm long. What is the length of $BC$ in cm?`
      : `Two adjacent sides of a parallelogram are $${u}$ cm and $${v}$ cm long, and one diagonal is $${2 * median}$ cm. How many centimetres long is the other diagonal?`,
  path: path<Cevian>()
    .step(
      'squares',
      ({ u, v }) => q(2 * (u * u + v * v)),
      'The median, doubled, and the third side are the diagonals of a parallelogram, whose squares add up to twice the squares of the sides.',
      ({ u, v }, { squares }) => `2(${u}^2 + ${v}^2) = ${squares}`,
    )
    .quiet('known', ({ median }) => q(4 * median * median))
    .quiet('rest', (_p, { squares, known }) => squares.sub(known))
    .step(
      'side',
      (_p, { rest }) => q(Math.round(Math.sqrt(Math.max(0, rest.valueOf())) * 1e6), 1e6),
      'Take away the square of the known diagonal and take the root.',
      ({ median }, { squares, rest, side }) =>
        `\\sqrt{${squares} - ${2 * median}^2} = \\sqrt{${rest}} = ${fractionTex(side)}`,
    ),
  slips: [
    {
      misconception: 'half_of_the_result',
      at: 'side',
      wrongly: (_p, { rest }) => q(Math.round(Math.sqrt(rest.valueOf())), 2),
      words: (_p, { side }) => `$${fractionTex(side)}$ is only half of the length asked for.`,
    },
    {
      misconception: 'result_doubled',
      at: 'side',
      wrongly: (_p, { rest }) => q(2 * Math.round(Math.sqrt(rest.valueOf()))),
      words: () => 'The length was doubled once too often.',
    },
    {
      misconception: 'sum_of_sides',
      at: 'side',
      wrongly: ({ u, v }) => q(u + v - 1),
      words: ({ u, v }) =>
        `One less than $${u} + ${v}$ is only the largest whole number that a third side could be.`,
    },
    {
      misconception: 'difference_of_sides',
      at: 'side',
      wrongly: ({ u, v }) => q(Math.abs(u - v) + 1),
      words: ({ u, v }) =>
        `One more than the difference of $${u}$ and $${v}$ is only the smallest whole number that a third side could be.`,
    },
    {
      misconception: 'median_as_half_of_the_sum',
      at: 'side',
      wrongly: ({ u, v, median }) => q(u + v - median),
      words: ({ median }) =>
        `Sides and median were combined linearly, as sum less $${median}$; their squares are connected.`,
    },
    {
      misconception: 'median_equals_half_side',
      at: 'side',
      wrongly: ({ median }) => q(2 * median),
      words: ({ median }) =>
        `$2 \\times ${median}$ would be right only if the angle between the two sides were a right angle.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { u, v }) =>
    value.valueOf() < u + v && value.valueOf() > Math.abs(u - v) && value.mul(2).d === 1n,
  snapRead: () => 'Two sides and the median between them; the third side is asked.',
  approach: () =>
    'Double the median: a parallelogram arises, whose diagonals are twice the median and the third side.',
  faster: ({ u, v, median }) => `$BC^2 = 2(${u * u} + ${v * v} - ${2 * median * median})$ at once.`,
  check: ({ u, v, median }, { side }) =>
    `$${u}^2 + ${v}^2 = ${u * u + v * v}$ and $2\\left(${median}^2 + \\left(\\frac{${side}}{2}\\right)^2\\right)$ is the same.`,
  principle: 'The squares of the diagonals of a parallelogram add up to the squares of its four sides.',
  verify: ({ u, v, median }) => {
    for (let n = 1; n < u + v; n += 1) {
      const cos = (u * u + v * v - n * n) / (2 * u * v);
      if (Math.abs(Math.sqrt(u * u + v * v + 2 * u * v * cos) / 2 - median) < 1e-9) return q(n);
    }
    throw new Error('no side fits');
  },
});

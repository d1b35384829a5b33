import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import type { Chords } from './chord.ts';

const divisorPairs = ({ h, r }: Chords) =>
  Array.from({ length: h }, (_, i) => i + 1)
    .filter(x => (h * h) % x === 0)
    .map(x => [x, (h * h) / x] as const)
    .filter(([x, y]) => x + y <= 2 * r);

export const wholeParts = form({
  form: 'whole-parts-of-a-chord',
  band: 'Hard',
  also: ['GM.CIR.4', 'NS.FAC.1'],
  seconds: 60,
  entry: true,
  suits: c => divisorPairs(c).length >= 2 && c.h <= 40,
  stem: ({ r, d, way }: Chords) =>
    way
      ? `$P$ is a point at distance $${d}$ from the centre of a circle of radius $${r}$. A chord through $P$ is cut by $P$ into two parts of integer length. How many different lengths can the chord have?`
      : `A round lawn has radius $${r}$ m; a tap is $${d}$ m from its centre. Straight pipes across the lawn pass the tap, which divides each into two whole numbers of metres. How many different lengths of pipe are possible?`,
  path: path<Chords>()
    .step(
      'product',
      ({ r, d }) => q(r * r - d * d),
      'For all chords through the point the product of the parts is the same; take it from the diameter.',
      ({ r, d }, { product }) => `(${r} - ${d})(${r} + ${d}) = ${product}`,
    )
    .step(
      'pairs',
      (_p, { product }) =>
        q(
          Array.from({ length: Math.floor(Math.sqrt(product.valueOf())) }, (_, i) => i + 1).filter(
            x => product.valueOf() % x === 0,
          ).length,
        ),
      'List its factor pairs.',
      ({ h }, { pairs }) =>
        `${Array.from({ length: h }, (_, i) => i + 1)
          .filter(x => (h * h) % x === 0)
          .map(x => `${x} \\times ${(h * h) / x}`)
          .join(', \\ ')}: \\quad ${pairs}`,
    )
    .quiet('tooLong', (c, { pairs }) => pairs.sub(divisorPairs(c).length))
    .step(
      'count',
      (_p, { pairs, tooLong }) => pairs.sub(tooLong),
      'No chord is longer than the diameter: leave out pairs whose sum exceeds it.',
      ({ r }, { pairs, tooLong, count }) => `x + y \\le ${2 * r}: \\quad ${pairs} - ${tooLong} = ${count}`,
    ),
  slips: [
    {
      misconception: 'diameter_bound_ignored',
      at: 'tooLong',
      wrongly: () => q(0),
      words: ({ r }, { pairs }) =>
        `All $${pairs}$ factor pairs were kept; some make a chord longer than the diameter $${2 * r}$.`,
    },
    {
      misconception: 'parts_in_both_orders',
      at: 'count',
      wrongly: (_p, { pairs, tooLong }) => pairs.sub(tooLong).mul(2).sub(1),
      words: () => 'Unequal parts were counted in both orders, though the length is the same.',
    },
    {
      misconception: 'equal_parts_left_out',
      at: 'count',
      wrongly: (_p, { pairs, tooLong }) => pairs.sub(tooLong).sub(1),
      words: ({ h }) => `The chord with two parts of $${h}$ was left out.`,
    },
    {
      misconception: 'one_long_pair_kept',
      at: 'tooLong',
      wrongly: (_p, { tooLong }) => (tooLong.valueOf() > 1 ? tooLong.sub(1) : null),
      words: ({ r }) => `One pair with a sum above $${2 * r}$ was kept.`,
    },
    {
      misconception: 'counts_the_complement',
      gives: 'tooLong',
      words: (_p, { tooLong }) => `$${tooLong}$ is the number of pairs that are too long.`,
    },
    {
      misconception: 'diameter_left_out',
      at: 'count',
      wrongly: (_p, { pairs, tooLong }) => pairs.sub(tooLong).sub(2),
      words: () => 'The diameter and the shortest chord were both left out.',
    },
    {
      misconception: 'chord_mirrored_counted',
      at: 'count',
      wrongly: (_p, { pairs, tooLong }) => pairs.sub(tooLong).mul(2),
      words: () => 'Mirror images were counted as different lengths.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Whole parts of chords through a point: a fixed product, and a bound for the sum.',
  approach: () =>
    'The power of the point gives the product; factor pairs with a sum up to the diameter are possible.',
  faster: c =>
    `The parts lie between $${c.r - c.d}$ and $${c.r + c.d}$: divisors of $${c.h * c.h}$ from $${c.r - c.d}$ to $${c.h}$ are all that is needed.`,
  check: c =>
    `The chords are ${divisorPairs(c)
      .map(([x, y]) => `$${x} + ${y}$`)
      .join(', ')}; the longest of them is at most $${2 * c.r}$.`,
  principle:
    'Parts of chords through a point have a fixed product; their sum lies between the shortest chord and the diameter.',
  verify: ({ r, d }) => {
    let count = 0;
    for (let x = 1; x <= 2 * r; x += 1)
      for (let y = x; x + y <= 2 * r; y += 1) if (x * y === r * r - d * d) count += 1;
    return q(count);
  },
});

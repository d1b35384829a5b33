import { path } from '../../path.ts';
import { numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Diagonals {
  /** Sum of the parallel sides. */
  s: number;
  /** How the area is asked. */
  asked: 'greatest' | 'difference';
  way: boolean;
}

/** Legs of whole length for this hypotenuse, the shorter first; the most unequal pair first. */
function legs(s: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let x = 1; 2 * x * x < s * s; x += 1) {
    const y = Math.sqrt(s * s - x * x);
    if (Number.isInteger(y)) pairs.push([x, y]);
  }
  return pairs;
}
const areas = (s: number) => legs(s).map(([x, y]) => q(x * y, 2));
const listed = (s: number) =>
  legs(s)
    .map(([x, y]) => `${x}, ${y}`)
    .join(' \\; | \\; ');

const areaOfWholeDiagonals = form({
  form: 'area-with-whole-diagonals',
  revision: 2,
  band: 'Hard',
  also: ['GM.TRI.4', 'AL.DIO.2', 'AL.INQ.7'],
  entry: true,
  seconds: 105,
  stem: ({ s, asked, way }: Diagonals) => {
    const wanted = (what: string) =>
      asked === 'greatest'
        ? `What is the greatest possible area of ${what}?`
        : `By how much does the greatest possible area of ${what} exceed the least possible one?`;
    return way
      ? `The diagonals of a trapezium are perpendicular to each other and measure whole numbers of centimetres. The parallel sides add up to $${s}$ cm. ${wanted('the trapezium')}`
      : `A kite maker stretches cloth over two sticks that cross at a right angle, each a whole number of centimetres long, so that the cloth forms a trapezium. Its two parallel edges are together $${s}$ cm long. ${wanted('the cloth')}`;
  },
  path: path<Diagonals>()
    .step(
      'pairs',
      ({ s }) => q(legs(s).length),
      'Shift one diagonal parallel to itself until both start at one corner. They become the legs of a right triangle whose hypotenuse is the sum of the parallel sides. Find all integer legs.',
      ({ s }, { pairs }) => `x^2 + y^2 = ${s}^2: \\quad ${listed(s)} \\quad ${pairs} \\text{ pairs}`,
    )
    .step(
      'greatest',
      ({ s }) => areas(s).at(-1) ?? q(0),
      'The trapezium has the area of this triangle, half of the product of the diagonals. With a fixed sum of squares it is greatest for the legs closest to each other.',
      ({ s }, { greatest }) => {
        const [x, y] = legs(s).at(-1) ?? [0, 0];
        return `\\frac{${x} \\times ${y}}{2} = ${numberTex(greatest)}`;
      },
    )
    .step(
      'area',
      ({ s, asked }, { greatest }) => (asked === 'greatest' ? greatest : greatest.sub(areas(s)[0] ?? q(0))),
      ({ asked }) =>
        asked === 'greatest'
          ? 'No other pair gives more; compare with the next one.'
          : 'It is least for the legs farthest apart. Take the difference.',
      ({ s, asked }, { greatest, area }) =>
        asked === 'greatest'
          ? `${numberTex(greatest)} > ${numberTex(areas(s).at(-2) ?? q(0))} \\Rightarrow ${numberTex(area)}`
          : `${numberTex(greatest)} - \\frac{${legs(s)[0]?.join(' \\times ')}}{2} = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'product_not_halved',
      at: 'area',
      wrongly: (_p, { area }) => area.mul(2),
      words: () => 'The product of the diagonals was taken whole; the area is half of it.',
    },
    {
      misconception: 'first_triple_found',
      at: 'greatest',
      wrongly: ({ s }) => areas(s).at(-2) ?? null,
      words: ({ s }, { greatest }) =>
        `The legs $${legs(s).at(-2)?.join(', ')}$ with the area $${numberTex(greatest)}$ were taken as the best; another pair is closer together.`,
    },
    {
      misconception: 'equal_diagonals',
      at: 'greatest',
      wrongly: ({ s }) => q(s * s, 4),
      words: ({ s }) => `A quarter of $${s}^2$ belongs to equal diagonals, which would not be integers.`,
    },
    {
      misconception: 'least_reported',
      at: 'area',
      wrongly: ({ s, asked }) => (asked === 'greatest' ? (areas(s)[0] ?? null) : null),
      words: (_p, { area }) => `$${numberTex(area)}$ is the least possible area.`,
    },
    {
      misconception: 'greatest_reported',
      at: 'area',
      wrongly: ({ asked }, { greatest }) => (asked === 'greatest' ? null : greatest),
      words: (_p, { area }) =>
        `$${numberTex(area)}$ is the greatest area itself; the least one was not subtracted.`,
    },
    {
      misconception: 'least_for_difference',
      at: 'area',
      wrongly: ({ s, asked }) => (asked === 'greatest' ? null : (areas(s)[0] ?? null)),
      words: (_p, { area }) => `$${numberTex(area)}$ is the least possible area, not the difference.`,
    },
    {
      misconception: 'product_quartered',
      at: 'area',
      wrongly: (_p, { area }) => area.div(2),
      words: () => 'Half of the product of the diagonals was halved once more.',
    },
    {
      misconception: 'sum_times_shorter_diagonal',
      at: 'area',
      wrongly: ({ s }) => q(s * (legs(s).at(-1)?.[0] ?? 0), 2),
      words: ({ s }) =>
        `Half of $${s}$ times a diagonal treats the diagonal as the height; it is longer than that.`,
    },
    {
      misconception: 'sum_of_all_areas',
      at: 'area',
      wrongly: ({ s }) => areas(s).reduce((x, y) => x.add(y)),
      words: () => 'The areas of all possible trapeziums were added.',
    },
  ],
  show: value => withUnit(value, 'square cm'),
  plausible: value => value.valueOf() > 0 && value.d <= 2n,
  snapRead: () =>
    'Perpendicular diagonals of whole length and the sum of the parallel sides: a right triangle, and its integer legs.',
  approach: () =>
    'Shifting a diagonal turns the trapezium into a right triangle of the same area whose hypotenuse is the sum of the parallel sides. Then it is a matter of Pythagorean triples with one hypotenuse.',
  faster: ({ s }) => {
    const [x, y] = legs(s).at(-1) ?? [0, 0];
    return `Triples with hypotenuse $${s}$: the legs nearest to $\\frac{${s}}{\\sqrt{2}} \\approx ${Math.round(s / Math.SQRT2)}$ are $${x}$ and $${y}$.`;
  },
  check: ({ s }) => {
    const [x, y] = legs(s).at(-1) ?? [0, 0];
    return `$${x}^2 + ${y}^2 = ${x * x} + ${y * y} = ${s * s} = ${s}^2$, and no area can exceed a quarter of this, $${numberTex(q(s * s, 4))}$.`;
  },
  principle:
    'A shifted diagonal makes a trapezium into a triangle of the same area whose base is the sum of the parallel sides.',
  verify: ({ s, asked }) => {
    // All whole diagonals; from the height, by parts of the sum below each of them.
    const found: number[] = [];
    for (let x = 1; x < s; x += 1)
      for (let y = 1; y < s; y += 1) {
        if (x * x + y * y !== s * s) continue;
        const height = (x * y) / s;
        found.push(((Math.sqrt(x * x - height * height) + Math.sqrt(y * y - height * height)) * height) / 2);
      }
    const [low, high] = [Math.min(...found), Math.max(...found)];
    return q(Math.round(2 * (asked === 'greatest' ? high : high - low)), 2);
  },
});

/** GM.QAD.4 Hard: perpendicular diagonals of whole length. */
export const wholeDiagonals: readonly AnyTemplate[] = situation<Diagonals>({
  type: 'GM.QAD.4',
  situation: 'whole-perpendicular-diagonals',
  tries: 10,
  draw: draw => ({
    s: draw.pick([25, 50, 65, 75, 85, 100, 125, 130, 170]),
    asked: draw.pick(['greatest', 'difference'] as const),
    way: draw.chance(0.5),
  }),
  forms: [areaOfWholeDiagonals],
});

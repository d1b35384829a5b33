import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface Grid {
  /** Both per cents are positive multiples of this one. */
  step: number;
  /** The greatest rise and the greatest fall. */
  rise: number;
  fall: number;
  /** The least net change wanted, per cent; it has to be exceeded. */
  above: number;
  what: string;
  frame: number;
}

const goods = [
  'fare of a ferry',
  'price of a saree',
  'rent of a godown',
  'fee of a coaching class',
  'toll on a bridge',
];

const exceeds = ({ above }: Grid, x: number, y: number) => (100 + x) * (100 - y) > 100 * (100 + above);
/** For each fall, how many rises lead beyond the bound. */
const rowsOf = (p: Grid, test = exceeds, from = p.step) => {
  const rows: { y: number; least: number; count: number }[] = [];
  for (let y = from; y <= p.fall; y += p.step) {
    const fits: number[] = [];
    for (let x = p.step; x <= p.rise; x += p.step) if (test(p, x, y)) fits.push(x);
    if (fits[0] !== undefined) rows.push({ y, least: fits[0], count: fits.length });
  }
  return rows;
};
const total = (rows: readonly { count: number }[]) => q(rows.reduce((sum, row) => sum + row.count, 0));

const pairsAbove = form({
  form: 'pairs-that-end-above',
  band: 'Hard',
  seconds: 100,
  also: ['AL.INQ.3', 'AL.DIO.2'],
  entry: true,
  stem: ({ step, rise, fall, above, what, frame }: Grid) => {
    const end =
      above === 0 ? 'higher than it was at first' : `more than ${percent(above)} above the first one`;
    return frame === 0
      ? `The ${what} is raised by $x\\%$ and then lowered by $y\\%$. Both $x$ and $y$ are positive multiples of $${step}$, with $x \\le ${rise}$ and $y \\le ${fall}$. The final amount is ${end}. How many pairs $(x, y)$ are possible?`
      : `An owner first raises the ${what} by $${step}\\%$ or a multiple of that, up to ${percent(rise)}. Later it is reduced, again by $${step}\\%$ or a multiple, up to ${percent(fall)}, and still ends ${end}. In how many ways can the two rates be chosen?`;
  },
  path: path<Grid>()
    .step(
      'product',
      ({ above }) => q(100 * (100 + above)),
      'Write the condition with multipliers, not with changes.',
      (_p, { product }) => `(100 + x)(100 - y) > ${numberTex(product)}`,
    )
    .step(
      'pairs',
      (p, { product }) => total(rowsOf(p, (_p, x, y) => (100 + x) * (100 - y) > product.valueOf())),
      'Take the falls one by one. For each of them find the smallest rise that is enough, and count from it to the greatest one.',
      (p, { pairs }) =>
        `${rowsOf(p)
          .map(({ y, least, count }) => `y = ${y}: x \\ge ${least} \\text{ leaves } ${count}`)
          .join(', \\; ')}; \\quad ${rowsOf(p)
          .map(({ count }) => count)
          .join(' + ')} = ${pairs}`,
    ),
  slips: [
    {
      misconception: 'adds_percentages',
      at: 'pairs',
      wrongly: p => total(rowsOf(p, ({ above }, x, y) => x - y > above)),
      words: ({ above }) =>
        `All pairs with $x - y > ${above}$ were counted, but the fall acts on the larger amount and takes more away.`,
    },
    {
      misconception: 'boundary_included',
      at: 'pairs',
      wrongly: p => total(rowsOf(p, ({ above }, x, y) => (100 + x) * (100 - y) >= 100 * (100 + above))),
      words: ({ above }) =>
        `Pairs that end exactly ${above === 0 ? 'at the first amount' : `${percent(above)} above`} were counted too; it has to be more.`,
    },
    {
      misconception: 'one_row_left_out',
      at: 'pairs',
      wrongly: p => total(rowsOf(p, exceeds, 2 * p.step)),
      words: ({ step }) => `The pairs with the smallest fall, ${percent(step)}, were forgotten.`,
    },
    {
      misconception: 'greatest_rise_left_out',
      at: 'pairs',
      wrongly: p => total(rowsOf({ ...p, rise: p.rise - p.step })),
      words: ({ rise }) => `A rise of exactly ${percent(rise)} is allowed too.`,
    },
    {
      misconception: 'zero_fall_counted',
      at: 'pairs',
      wrongly: p => total(rowsOf(p, exceeds, 0)),
      words: () => 'Pairs with $y = 0$ were counted, for which nothing is lowered.',
    },
    {
      misconception: 'last_row_left_out',
      at: 'pairs',
      wrongly: p => total(rowsOf(p).slice(0, -1)),
      words: p =>
        `The list stops before a fall of ${percent(rowsOf(p).at(-1)?.y ?? 0)}, which a large rise still outweighs.`,
    },
    {
      misconception: 'sign_of_cross_term',
      at: 'pairs',
      wrongly: p => total(rowsOf(p, ({ above }, x, y) => x - y + (x * y) / 100 > above)),
      words: () => 'The product of the two changes was added; for a rise and a fall it is subtracted.',
    },
    {
      misconception: 'one_per_row_too_many',
      at: 'pairs',
      wrongly: p => total(rowsOf(p).map(({ count }) => ({ count: count - 1 }))),
      words: () => 'In every row the smallest rise that is enough was left out.',
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'A rise and a fall from short lists and a bound for the result: count pairs that satisfy an inequality.',
  approach: () =>
    'The joint effect is a product. Fix the fall, solve the inequality for the rise, and add the numbers of rises.',
  faster: ({ step, above }) =>
    `In units of $${step}\\%$ the rise $u$ and the fall $v$ need $(${numberTex(q(100, step))} + u)(${numberTex(q(100, step))} - v) > ${numberTex(q(100 * (100 + above), step * step))}$; run through $v$.`,
  check: p => {
    const row = rowsOf(p).at(-1);
    if (!row) return 'No pair fits the bound at all.';
    const at = (x: number) => numberTex(q((100 + x) * (100 - row.y), 100));
    return `With $y = ${row.y}$: $x = ${row.least}$ ends at $${at(row.least)}\\%$ of the first amount, $x = ${row.least - p.step}$ at $${at(row.least - p.step)}\\%$.`;
  },
  principle:
    'A bound on the result of two changes is an inequality of a product: fix one change and solve for the other.',
  verify: ({ step, rise, fall, above }) => {
    let count = 0;
    for (let x = step; x <= rise; x += step)
      for (let y = step; y <= fall; y += step) if (x - y - (x * y) / 100 > above + 1e-9) count += 1;
    return q(count);
  },
});

/** AR.PCT.2 Hard: pairs of changes that end beyond a bound. */
export const changesFromLists: readonly AnyTemplate[] = situation<Grid>({
  type: 'AR.PCT.2',
  situation: 'changes-from-lists',
  tries: 30,
  draw: draw => {
    const step = draw.pick([5, 5, 10]);
    const p = {
      step,
      rise: step * draw.int(4, 9),
      fall: step * draw.int(3, 7),
      above: draw.pick([0, 0, 2, 5, 8, 10, 12, 15, 20]),
      what: draw.pick(goods),
      frame: draw.int(0, 1),
    };
    const rows = rowsOf(p);
    const count = total(rows).valueOf();
    return p.fall < 60 && rows.length >= 2 && rows.length <= 5 && count >= 5 && count <= 22 ? p : null;
  },
  forms: [pairsAbove],
});

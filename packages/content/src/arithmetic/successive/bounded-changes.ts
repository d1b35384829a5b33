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
  seconds: 125,
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
          .map(({ y, least, count }) => `y = ${y}: x \\ge ${least}\\,(${count})`)
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

const grids = situation<Grid>({
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

interface Tied {
  /** Per cents of the rise and of the fall for x = 1. */
  a: number;
  b: number;
  /** The net gain, per cent, that has to be reached. */
  gain: number;
  frame: number;
}

/** a·b·x² − 100(a − b)x + 100·gain, in units of a hundredth of a per cent: not above zero where the gain is reached. */
const middleOf = ({ a, b }: Tied) => q(100 * (a - b), a * b);
const productOf = ({ a, b, gain }: Tied) => q(100 * gain, a * b);
const reach = (middle: Fraction, product: Fraction) => {
  const list: number[] = [];
  for (let x = 1; x <= 400; x += 1) if (q(x).mul(x).sub(middle.mul(x)).add(product).lte(0)) list.push(x);
  return list;
};

const wholeValues = form({
  form: 'values-that-reach-a-gain',
  band: 'Hard',
  seconds: 120,
  also: ['AL.INQ.3', 'AL.QUA.7'],
  entry: true,
  stem: ({ a, b, gain, frame }: Tied) =>
    frame === 0
      ? `A number is increased by $${a === 1 ? '' : a}x\\%$ and the result decreased by $${b === 1 ? '' : b}x\\%$, where $x$ is a positive integer. For how many values of $x$ is the final number at least ${percent(gain)} more than the first one?`
      : `In its first year the index of a market gains $${a}x\\%$, and in the second it loses $${b === 1 ? '' : b}x\\%$ of what it had reached; $x$ is a positive integer. The two years together have brought ${percent(gain)} or more. How many values can $x$ have?`,
  path: path<Tied>()
    .step(
      'middle',
      p => middleOf(p),
      'Multiply the multipliers, compare with the wanted result and divide by the coefficient of the square. Read off the sum of the roots.',
      ({ a, b, gain }, { middle }) =>
        `(100 + ${a}x)(100 - ${b === 1 ? '' : b}x) \\ge ${numberTex(100 * (100 + gain))} \\Rightarrow x^2 - ${numberTex(middle)}x + ${numberTex(q(100 * gain, a * b))} \\le 0`,
    )
    .quiet('product', p => productOf(p))
    .step(
      'least',
      (_p, { middle, product }) => q(reach(middle, product)[0] ?? 0),
      'Find the smallest whole number between the roots: the product of $x$ and what it lacks to the sum of the roots must be large enough.',
      (_p, { middle, product, least }) => {
        const at = (x: Fraction) =>
          `${x} \\times ${numberTex(middle.sub(x))} = ${numberTex(middle.sub(x).mul(x))}`;
        return `${at(least.sub(1))} < ${numberTex(product)} \\le ${at(least).split(' = ').reverse().join(' = ')}`;
      },
    )
    .step(
      'greatest',
      (_p, { middle, product }) => q(reach(middle, product).at(-1) ?? 0),
      'The other end lies as far on the other side of the middle; go down to a whole number.',
      (_p, { middle, least, greatest }) =>
        `${numberTex(middle)} - ${least.sub(1)} = ${numberTex(middle.sub(least).add(1))} \\text{ is too large} \\Rightarrow x \\le ${greatest}`,
    )
    .step(
      'count',
      (_p, { least, greatest }) => greatest.sub(least).add(1),
      'Count the whole numbers, both ends included.',
      (_p, { least, greatest, count }) => `${greatest} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { least, greatest }) => greatest.sub(least),
      words: (_p, { least, greatest }) => `$${greatest} - ${least}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'least',
      wrongly: ({ a, b, gain }) => q(Math.ceil(gain / (a - b) - 1e-9)),
      words: (_p, { least }) =>
        `$x = ${least}$ comes from subtracting the per cents; the fall acts on the raised number, so more is needed.`,
    },
    {
      misconception: 'gain_of_zero',
      at: 'product',
      wrongly: () => q(0),
      words: ({ gain }) => `Every $x$ with a gain was counted; it has to be at least ${percent(gain)}.`,
    },
    {
      misconception: 'lower_end_ignored',
      at: 'least',
      wrongly: () => q(1),
      words: (_p, { greatest }) =>
        `All whole numbers up to $${greatest}$ were counted; the smallest of them do not bring the gain.`,
    },
    {
      misconception: 'up_to_the_middle',
      at: 'greatest',
      wrongly: (_p, { middle }) => middle.div(2).floor(),
      words: (_p, { greatest }) =>
        `The count stops at $${greatest}$, where the result is largest; some larger $x$ still bring the gain.`,
    },
    {
      misconception: 'gives_the_greatest',
      gives: 'greatest',
      words: (_p, { greatest }) => `$${greatest}$ is the largest value, not the number of values.`,
    },
    {
      misconception: 'rounds_the_wrong_way',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.add(1),
      words: (_p, { greatest }) => `$x = ${greatest}$ already lies beyond the larger root.`,
    },
    {
      misconception: 'percentage_added_twice',
      at: 'product',
      wrongly: (p, { middle }) =>
        reach(middle, productOf(p).mul(2)).length > 0 ? productOf(p).mul(2) : null,
      words: ({ gain }) =>
        `A gain of ${percent(2 * gain)} was asked of the numbers instead of ${percent(gain)}.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Rise and fall hang on one whole number, and a least gain is wanted: a quadratic inequality.',
  approach: () =>
    'The joint multiplier is a quadratic that rises and falls again. The whole numbers between the two places where it has the wanted value are counted.',
  faster: (_p, { middle, product, least }) =>
    `$x(${numberTex(middle)} - x) \\ge ${numberTex(product)}$: symmetric about $${numberTex(middle.div(2))}$, and the first whole number that works is $${least}$.`,
  check: ({ a, b }, { least, greatest }) => {
    const at = (x: Fraction) =>
      `$x = ${x}$: $${numberTex(
        q(100)
          .add(x.mul(a))
          .mul(q(100).sub(x.mul(b)))
          .div(100)
          .sub(100),
      )}\\%$`;
    return `Net gains: ${[least.sub(1), least, greatest, greatest.add(1)].map(at).join('; ')}.`;
  },
  principle:
    'A least gain from two changes tied to one unknown is a quadratic inequality: count between its roots.',
  verify: ({ a, b, gain }) => {
    let count = 0;
    for (let x = 1; x * b < 100; x += 1) if (a * x - b * x - (a * b * x * x) / 100 >= gain - 1e-9) count += 1;
    return q(count);
  },
});

const tied = situation<Tied>({
  type: 'AR.PCT.2',
  situation: 'tied-changes-with-a-bound',
  tries: 30,
  draw: draw => {
    const [a, b] = draw.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [3, 2],
      [5, 2],
      [4, 3],
      [5, 4],
      [5, 3],
      [8, 3],
    ] as const);
    const p = { a, b, gain: draw.int(3, 60), frame: draw.int(0, 1) };
    const [middle, product] = [middleOf(p), productOf(p)];
    const list = reach(middle, product);
    const [first = 0, last = 0] = [list[0], list.at(-1)];
    const tidy = middle.mul(10).d === 1n && product.mul(10).d === 1n;
    return tidy && list.length >= 4 && list.length <= 60 && first > 1 && last * b < 75 && last * a < 400
      ? p
      : null;
  },
  forms: [wholeValues],
});

/** AR.PCT.2 Hard: pairs of changes, and tied changes, that lead beyond a bound. */
export const boundedChanges: readonly AnyTemplate[] = [...grids, ...tied];

import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Batch {
  ware: string;
  /** Articles bought, all at one cost. */
  count: number;
  markUp: Fraction;
  discount: Fraction;
  /** The profit wanted on the whole batch, in per cent. */
  target: Fraction;
  frame: number;
}

const wares = [
  'bedsheets',
  'school bags',
  'table fans',
  'umbrellas',
  'woollen caps',
  'steel bottles',
  'wall clocks',
] as const;
const down = (perCent: Fraction) => q(100).sub(perCent).div(100);
const ceil = (value: Fraction) => q(Math.ceil(value.valueOf() - 1e-9));
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

const fewestAtLabel = form({
  form: 'fewest-at-the-label',
  band: 'Hard',
  seconds: 110,
  also: ['AR.PLD.5', 'AL.DIO.5'],
  entry: true,
  stem: ({ ware, count, markUp, discount, target, frame }: Batch) =>
    frame === 0
      ? `A trader buys ${count} ${ware} and marks each ${percent(markUp)} above its cost. Some are sold at the marked price and all the others at a discount of ${percent(discount)}. At least how many must be sold at the marked price for an overall profit of at least ${percent(target)}?`
      : `All ${count} ${ware} of a stall carry a price ${percent(markUp)} above cost. Late in the day the rest of them go at ${percent(discount)} off that price. What is the minimum number that must have been sold at full price, if the stall is to make no less than ${percent(target)} on its outlay?`,
  path: path<Batch>()
    .step(
      'full',
      ({ markUp }) => markUp.add(100),
      'With a cost of 100 each, find the price on the label.',
      ({ markUp }, { full }) => `100 + ${numberTex(markUp)} = ${numberTex(full)}`,
    )
    .quiet('base', (_p, { full }) => full)
    .step(
      'reduced',
      ({ discount }, { full, base }) => full.sub(base.mul(discount).div(100)),
      'Find the reduced price.',
      ({ discount }, { full, reduced }) =>
        `${numberTex(full)} \\times \\frac{${numberTex(q(100).sub(discount))}}{100} = ${numberTex(reduced)}`,
    )
    .step(
      'short',
      ({ count, target }, { reduced }) => target.add(100).sub(reduced).mul(count),
      'If all went at the reduced price, find by how much the takings would miss the target.',
      ({ count, target }, { reduced, short }) =>
        `${count} \\times (${numberTex(target.add(100))} - ${numberTex(reduced)}) = ${numberTex(short)}`,
    )
    .quiet('exact', (_p, { short, full, reduced }) => short.div(full.sub(reduced)))
    .step(
      'fewest',
      (_p, { exact }) => ceil(exact),
      'Each article sold at full price brings the difference of the two prices more. Divide, and go up to a whole number.',
      (_p, { short, full, reduced, exact, fewest }) =>
        `${numberTex(short)} \\div ${numberTex(full.sub(reduced))} = ${numberTex(exact)} \\Rightarrow ${numberTex(fewest)}`,
    ),
  slips: [
    {
      misconception: 'rounds_down',
      at: 'fewest',
      wrongly: (_p, { exact }) => (exact.d === 1n ? null : exact.floor()),
      words: (_p, { exact, fewest }) =>
        `$${numberTex(exact)}$ articles are needed; with only $${numberTex(fewest)}$ the profit stays just under the target.`,
    },
    {
      misconception: 'discount_taken_on_cost',
      at: 'base',
      wrongly: () => q(100),
      words: ({ discount }, { reduced }) =>
        `A reduced price of $${numberTex(reduced)}$ takes ${percent(discount)} of the cost off; the discount is a per cent of the label.`,
    },
    {
      misconception: 'reports_the_other_part',
      at: 'fewest',
      wrongly: ({ count }, { exact }) => q(count).sub(ceil(exact)),
      words: (_p, { fewest }) => `$${numberTex(fewest)}$ is how many may be sold at a discount.`,
    },
    {
      misconception: 'target_left_out',
      at: 'short',
      wrongly: ({ count }, { reduced }) => (reduced.lt(100) ? q(100).sub(reduced).mul(count) : null),
      words: (_p, { fewest }) =>
        `With $${numberTex(fewest)}$ at full price the trader only gets the cost back; the profit is missing.`,
    },
    {
      misconception: 'ignores_the_discounted_part',
      at: 'exact',
      wrongly: ({ count, target }, { full }) => target.add(100).mul(count).div(full),
      words: ({ target }) =>
        `This many at full price would bring the target of ${percent(target)} even if the others were given away.`,
    },
    {
      misconception: 'off_by_one',
      at: 'fewest',
      wrongly: (_p, { fewest }) => fewest.add(1),
      words: (_p, { fewest }) =>
        `One article fewer than $${numberTex(fewest)}$ at full price is already enough.`,
    },
    {
      misconception: 'mean_of_prices',
      at: 'exact',
      wrongly: ({ count }) => q(count, 2),
      words: () => 'Selling half at each price gives the mean of the two profits, which is not the target.',
    },
  ],
  show: value => plain(value),
  plausible: (value, { count }) => whole(value) && value.lt(count),
  snapRead: () =>
    'Two selling prices, a target for the whole batch, and a least whole number of articles at the higher price.',
  approach: () =>
    'Suppose that all went at the lower price and see what is missing. Each sale at the label makes up a fixed part of it; the count must be whole.',
  faster: ({ target, count }, { full, reduced }) =>
    `Alligation: at least $\\frac{${numberTex(target.add(100).sub(reduced))}}{${numberTex(full.sub(reduced))}}$ of ${count}, rounded up.`,
  check: ({ count, target }, { full, reduced, fewest }) => {
    const takings = full.mul(fewest).add(reduced.mul(q(count).sub(fewest)));
    return `$${numberTex(fewest)}$ at full price bring $${numberTex(takings)}$ in all, the target is $${numberTex(target.add(100).mul(count))}$; one fewer brings $${numberTex(takings.sub(full).add(reduced))}$.`;
  },
  principle:
    'For a least count under a target, start from the worst case and divide the shortfall by what each single change brings, rounding up.',
  verify: ({ count, markUp, discount, target }) => {
    for (let n = 0; n <= count; n += 1) {
      const full = 100 + markUp.valueOf();
      const takings = n * full + (count - n) * full * (1 - discount.valueOf() / 100);
      if (takings >= count * (100 + target.valueOf()) - 1e-9) return q(n);
    }
    throw new Error('the target cannot be reached');
  },
});

/** AR.PLD.3 Hard: a batch sold at two prices, with a least whole count. */
const batches = situation<Batch>({
  type: 'AR.PLD.3',
  situation: 'batch-at-two-prices',
  tries: 12,
  draw: draw => {
    const p = {
      ware: draw.pick(wares),
      count: draw.step(40, 240, 5),
      markUp: q(draw.pick([20, 25, 30, 35, 40, 50, 60, 75])),
      discount: q(draw.pick([10, 15, 20, 25, 30, 35, 40])),
      target: q(draw.pick([5, 8, 10, 12, 15, 18, 20, 24, 25, 30])),
      frame: draw.int(0, 1),
    };
    const full = p.markUp.add(100);
    const reduced = full.mul(down(p.discount));
    const part = p.target.add(100).sub(reduced).div(full.sub(reduced)).valueOf();
    return part > 0.15 && part < 0.85 && (part * p.count) % 1 > 0.05 ? p : null;
  },
  forms: [fewestAtLabel],
});

interface DoubleRole {
  ware: string;
  /** The mark-up is so many times the discount, both in per cent. */
  times: number;
  /** The two discounts that give the profit, smaller first. */
  low: Fraction;
  high: Fraction;
  profit: Fraction;
  cost: Fraction;
  frame: number;
}

const singleWares = [
  'a wall clock',
  'a silk stole',
  'a mixer',
  'a leather belt',
  'a guitar',
  'a chess set',
] as const;
const often = (times: number) =>
  times === 2 ? 'twice' : times === 3 ? 'three times' : times === 4 ? 'four times' : 'five times';

const twoLabels = form({
  form: 'difference-of-two-labels',
  band: 'Hard',
  seconds: 120,
  also: ['AL.QUA.1'],
  stem: ({ ware, times, profit, cost, frame }: DoubleRole) =>
    frame === 0
      ? `A dealer who paid ${rupees(cost)} for ${ware} marks it $${times}x\\%$ above cost, gives a discount of $x\\%$ and makes a profit of ${percent(profit)}. There are two values of $x$ for which this happens. By how many rupees do the two marked prices differ?`
      : `On ${ware} that cost ${rupees(cost)}, the mark-up per cent was ${often(times)} the discount per cent, and the profit was ${percent(profit)}. The marked price can have been one of two amounts. What is the difference between them?`,
  path: path<DoubleRole>()
    .quiet('sign', () => q(1))
    .step(
      'sum',
      ({ times }) => q(100 * (times - 1), times),
      ({ times }) =>
        `Write cost, mark-up and discount as $(100 + ${times}x)(100 - x) = 100(100 + p)$ with the profit $p$. Bring it to the form $x^2 - Sx + P = 0$ and read off the sum $S$ of the two discounts.`,
      ({ times, profit }, { sum }) =>
        `${times}x^2 - ${100 * (times - 1)}x + ${numberTex(profit.mul(100))} = 0 \\Rightarrow S = ${numberTex(sum)}`,
    )
    .step(
      'product',
      ({ times, profit }) => profit.mul(100).div(times),
      'Read off the product $P$ as well.',
      ({ times, profit }, { product }) =>
        `P = \\frac{${numberTex(profit.mul(100))}}{${times}} = ${numberTex(product)}`,
    )
    .step(
      'apart',
      (_p, { sum, product }) => {
        const inside = sum.pow(2)?.sub(product.mul(4)) ?? q(0);
        return q(Math.sqrt(Number(inside.n))).div(q(Math.sqrt(Number(inside.d))));
      },
      'The difference of the two discounts follows from sum and product; the equation need not be solved.',
      (_p, { sum, product, apart }) =>
        `\\sqrt{${numberTex(sum)}^2 - 4 \\times ${numberTex(product)}} = ${numberTex(apart)}`,
    )
    .quiet('factor', ({ times }) => q(times))
    .step(
      'rupees',
      ({ cost }, { apart, factor }) => cost.mul(apart).mul(factor).div(100),
      ({ times }) => `The mark-ups differ ${often(times)} as much, in per cent of the cost.`,
      ({ cost }, { apart, factor, rupees: last }) =>
        `${numberTex(factor)} \\times ${numberTex(apart)}\\% \\times ${numberTex(cost)} = ${numberTex(last)}`,
    ),
  slips: [
    {
      misconception: 'reports_difference_of_discounts',
      at: 'factor',
      wrongly: () => q(1),
      words: ({ times }, { apart }) =>
        `The discounts differ by $${numberTex(apart)}$ points, but the mark-ups, on which the labels depend, differ ${often(times)} as much.`,
    },
    {
      misconception: 'adds_the_roots',
      at: 'apart',
      wrongly: (_p, { sum }) => sum,
      words: (_p, { sum }) =>
        `$${numberTex(sum)}$ is the sum of the two discounts; the difference is smaller.`,
    },
    {
      misconception: 'larger_root_only',
      at: 'apart',
      wrongly: ({ high }) => high,
      words: ({ high }, { apart }) =>
        `A mark-up for the discount of ${percent(high)} alone was worked out, as if the other one were $0$ and not $${numberTex(high.sub(apart.equals(high) ? 0 : apart))}$.`.replace(
          /, as if.*$/,
          ': that is one mark-up, not the distance of two.',
        ),
    },
    {
      misconception: 'smaller_root_only',
      at: 'apart',
      wrongly: ({ low }) => low,
      words: ({ low }) =>
        `The rupees of mark-up that belong to a discount of ${percent(low)} are not the distance between the two labels.`,
    },
    {
      misconception: 'divides_by_times',
      at: 'factor',
      wrongly: ({ times }) => q(1, times),
      words: ({ times }) =>
        `Dividing by ${times} turns the relation round: the mark-up is the larger per cent.`,
    },
    {
      misconception: 'adds_one_to_factor',
      at: 'factor',
      wrongly: ({ times }) => q(times + 1),
      words: ({ times }) =>
        `${times + 1} times counts the discount and the mark-up together; a label moves with the mark-up alone.`,
    },
    {
      misconception: 'forgets_discount_on_factor',
      at: 'factor',
      wrongly: ({ times }) => q(times - 1),
      words: ({ times }) =>
        `${times - 1} times is what remains when the discount is subtracted, but the question is about marked prices.`,
    },
  ],
  show: value => rupees(value),
  plausible: money => money.d === 1n && money.valueOf() > 0,
  snapRead: () =>
    'One unknown plays two parts, mark-up and discount, and a profit is fixed: a quadratic. The distance of two marked prices is asked.',
  approach: () =>
    'Set up the quadratic for the discount. Only the difference of its roots is needed, which sum and product give.',
  faster: (_p, { sum, product, apart }) =>
    `Two numbers with sum $${numberTex(sum)}$ and product $${numberTex(product)}$ differ by $${numberTex(apart)}$; scale to the mark-up.`,
  check: ({ low, high, times, profit }) =>
    `$x = ${numberTex(low)}$: $${numberTex(low.mul(times).add(100))} \\times ${numberTex(down(low))} = ${numberTex(profit.add(100))}$; $x = ${numberTex(high)}$: $${numberTex(high.mul(times).add(100))} \\times ${numberTex(down(high))} = ${numberTex(profit.add(100))}$.`,
  principle: 'When only the distance of two roots matters, take it from their sum and product.',
  verify: ({ times, profit, cost }) => {
    const labels: number[] = [];
    for (let tenth = 1; tenth < 1000; tenth += 1) {
      const x = tenth / 10;
      if (Math.abs((100 + times * x) * (100 - x) - 100 * (100 + profit.valueOf())) < 1e-6)
        labels.push(cost.valueOf() * (1 + (times * x) / 100));
    }
    return q(Math.round(Math.abs((labels[1] ?? 0) - (labels[0] ?? 0)) * 100), 100);
  },
});

const doubleRoleRows = [2, 4, 5].flatMap(times =>
  Array.from({ length: 100 }, (_, i) => q(i + 1, 2)).flatMap(low => {
    const high = q(100 * (times - 1), times).sub(low);
    const profit = low.mul(high).mul(times).div(100);
    return low.lt(high) &&
      low.valueOf() >= 4 &&
      high.valueOf() < 78 &&
      profit.mul(2).d === 1n &&
      low.mul(2).d === 1n
      ? [{ times, low, high, profit }]
      : [];
  }),
);

const doubleRoles = situation<DoubleRole>({
  type: 'AR.PLD.3',
  situation: 'double-role',
  tries: 12,
  draw: draw => {
    const row = draw.pick(doubleRoleRows);
    const cost = q(draw.step(300, 4500, 50));
    return cost.mul(row.high.sub(row.low)).div(100).d === 1n
      ? { ...row, ware: draw.pick(singleWares), cost, frame: draw.int(0, 1) }
      : null;
  },
  forms: [twoLabels],
});

interface WholePrices {
  ware: string;
  cost: number;
  marked: number;
  /** The least profit, in per cent. */
  least: number;
  frame: number;
}

const stepOf = ({ marked }: WholePrices) => q(100).div(q(100).gcd(q(marked)));

const rates = form({
  form: 'count-of-discounts',
  band: 'Hard',
  seconds: 95,
  also: ['NS.NUM.5'],
  entry: true,
  stem: ({ ware, cost, marked, least, frame }: WholePrices) =>
    frame === 0
      ? `A shop bought ${ware} for ${rupees(cost)} and marked it ${rupees(marked)}. It will give a discount of $d\\%$, where $d$ is a positive integer, so that the price is a whole number of rupees and the profit is at least ${percent(least)}. How many values of $d$ are possible?`
      : `The discount on ${ware}, marked ${rupees(marked)} and bought for ${rupees(cost)}, is a whole number of per cent, not zero. The buyer pays a whole number of rupees, and the seller gains not less than ${percent(least)}. How many rates of discount satisfy this?`,
  path: path<WholePrices>()
    .step(
      'floor',
      ({ cost, least }) => q(cost * (100 + least), 100),
      'Find the lowest price that still brings the profit.',
      ({ cost, least }, { floor }) =>
        `${numberTex(cost)} \\times \\frac{${100 + least}}{100} = ${numberTex(floor)}`,
    )
    .quiet('base', ({ marked }) => q(marked))
    .step(
      'most',
      ({ marked }, { floor, base }) => q(marked).sub(floor).mul(100).div(base),
      'Write the largest discount as a per cent of the marked price.',
      ({ marked }, { floor, base, most }) =>
        `\\frac{${numberTex(marked)} - ${numberTex(floor)}}{${numberTex(base)}} \\times 100 = ${numberTex(most)}`,
    )
    .step(
      'unit',
      p => stepOf(p),
      p =>
        `The discount of $d\\%$ of ${rupees(p.marked)} has to be whole. Cancel, and see what $d$ must be a multiple of.`,
      ({ marked }, { unit }) =>
        `\\frac{${numberTex(marked)}d}{100} = \\frac{${numberTex(q(marked).div(q(marked).gcd(100)))}d}{${numberTex(unit)}} \\Rightarrow ${numberTex(unit)} \\mid d`,
    )
    .step(
      'count',
      (_p, { most, unit }) => q(Math.floor(most.div(unit).valueOf() + 1e-9)),
      'Count the multiples up to the largest discount.',
      (_p, { most, unit, count }) =>
        `\\left\\lfloor ${numberTex(most)} \\div ${numberTex(unit)} \\right\\rfloor = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'forgets_whole_amounts',
      at: 'unit',
      wrongly: () => q(1),
      words: (_p, { most }) =>
        `Every whole per cent up to $${numberTex(most)}$ was counted, also those for which the price has paise.`,
    },
    {
      misconception: 'discount_taken_on_cost',
      at: 'base',
      wrongly: ({ cost }) => q(cost),
      words: ({ cost }, { most }) =>
        `$${numberTex(most)}$ comes from dividing by the cost of ${rupees(cost)}; a discount is a per cent of the label.`,
    },
    {
      misconception: 'forgets_the_profit',
      at: 'floor',
      wrongly: ({ cost }) => q(cost),
      words: ({ least }, { floor }) =>
        `Down to ${rupees(floor)} the seller makes no loss, but a profit of ${percent(least)} is wanted.`,
    },
    {
      misconception: 'counts_no_change',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: () => 'A discount of zero is in this count; the question wants a positive one.',
    },
    {
      misconception: 'limit_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: () => 'The largest multiple still leaves the profit that is asked for and must be counted.',
    },
    {
      misconception: 'profit_on_marked_price',
      at: 'floor',
      wrongly: ({ cost, marked, least }) => q(cost).add(q(marked * least, 100)),
      words: ({ least, marked }, { floor }) =>
        `${percent(least)} of ${rupees(marked)} was added to the cost to get ${rupees(floor)}; profit is counted on the cost.`,
    },
    {
      misconception: 'doubles_the_unit',
      at: 'unit',
      wrongly: (_p, { unit }) => unit.mul(2),
      words: (_p, { unit }) =>
        `Multiples of $${numberTex(unit)}$ work, but half of that is enough to make the discount whole.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Cost and label in rupees, a least profit, a whole per cent and a whole price: count the rates of discount.',
  approach: () =>
    'The profit bounds the discount from above; whole rupees make it a multiple of something. Count the multiples.',
  faster: ({ marked }, { most, unit }) =>
    `$d \\le ${numberTex(most)}$ and $${numberTex(unit)} \\mid d$, as ${rupees(marked)} has to lose whole rupees: divide.`,
  check: ({ marked, cost }, { unit, count }) => {
    const price = (k: Fraction) => q(marked).mul(down(unit.mul(k)));
    const gain = (k: Fraction) => price(k).sub(cost).mul(100).div(cost);
    return `$d = ${numberTex(unit.mul(count))}$ gives ${rupees(price(count))}, a gain of ${percent(gain(count).round(2))}; the next multiple gives ${rupees(price(count.add(1)))}, a gain of only ${percent(gain(count.add(1)).round(2))}.`;
  },
  principle: 'Turn a least profit into a greatest discount on the label, and whole rupees into divisibility.',
  verify: ({ cost, marked, least }) => {
    let found = 0;
    for (let d = 1; d < 100; d += 1)
      if ((marked * (100 - d)) % 100 === 0 && marked * (100 - d) >= cost * (100 + least)) found += 1;
    return q(found);
  },
});

const wholePrices = situation<WholePrices>({
  type: 'AR.PLD.3',
  situation: 'whole-prices',
  tries: 12,
  draw: draw => {
    const cost = draw.step(300, 3000, 20);
    const marked = Math.round((cost * draw.int(130, 210)) / 1000) * 10 + draw.pick([0, 0, 5]);
    const p = {
      ware: draw.pick(singleWares),
      cost,
      marked,
      least: draw.pick([4, 5, 8, 10, 12, 15, 20]),
      frame: draw.int(0, 1),
    };
    const unit = stepOf(p).valueOf();
    return unit > 1 && unit <= 10 && (marked * 100 - cost * (100 + p.least)) / marked / unit >= 3 ? p : null;
  },
  forms: [rates],
});

/** AR.PLD.3 Hard: whole counts and two possible prices. */
export const markedPriceBounds: readonly AnyTemplate[] = [...batches, ...doubleRoles, ...wholePrices];

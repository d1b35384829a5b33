import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, percent, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Lots {
  stock: string;
  /** The part of the stock sold first, and the results of both parts in per cent of cost (negative for a loss). */
  part: Fraction;
  first: Fraction;
  rest: Fraction;
  overall: Fraction;
  cost: Fraction;
  frame: number;
}

const stocks = [
  'a crate of apples',
  'a bale of cloth',
  'a consignment of tiles',
  'a load of onions',
  'a set of shares',
  'a stock of notebooks',
  'a lot of mangoes',
] as const;

const result = (change: Fraction) => `a ${change.s < 0n ? 'loss' : 'profit'} of ${percent(change.abs())}`;
const partWords = (part: Fraction) => `$${fractionTex(part)}$`;
const signed = (value: Fraction) => (value.s < 0n ? `(${numberTex(value)})` : numberTex(value));
const outcome = (value: Fraction) => `${value.s < 0n ? 'A loss' : 'A profit'} of ${percent(value.abs())}`;
const rate = (value: Fraction) =>
  !value.equals(0) && value.valueOf() > -90 && value.valueOf() < 150 && value.d <= 24n;

const overall = form({
  form: 'overall-result',
  revision: 4,
  band: 'Easy',
  seconds: 50,
  suits: ({ rest }) => rest.s < 0n,
  stem: ({ stock, part, first, rest, frame }: Lots) =>
    frame === 0
      ? `A merchant sells ${partWords(part)} of ${stock} at ${result(first)} and the rest at ${result(rest)}. What is the overall profit or loss per cent?`
      : `On ${partWords(part)} (by cost) of ${stock} there was ${result(first)}, and on the remainder ${result(rest)}. What was the overall profit or loss per cent?`,
  path: path<Lots>()
    .quiet('weight', ({ part }) => part)
    .step(
      'gain',
      ({ first }, { weight }) => weight.mul(first),
      'Take the cost of everything as 100. Find what the first part brings beyond its cost.',
      ({ first }, { weight, gain }) => `${fractionTex(weight)} \\times ${signed(first)} = ${numberTex(gain)}`,
    )
    .quiet('other', (_p, { weight }) => q(1).sub(weight))
    .quiet('change', ({ rest }) => rest)
    .step(
      'tail',
      (_p, { other, change }) => other.mul(change),
      'Do the same for the rest, a loss with a minus sign.',
      (_p, { other, change, tail }) => `${fractionTex(other)} \\times ${signed(change)} = ${numberTex(tail)}`,
    )
    .step(
      'overall',
      (_p, { gain, tail }) => gain.add(tail),
      'Add: that is the result per 100 of cost.',
      (_p, { gain, tail, overall: all }) => `${numberTex(gain)} + ${signed(tail)} = ${numberTex(all)}`,
    ),
  slips: [
    {
      misconception: 'averages_percentages',
      at: 'weight',
      wrongly: () => q(1, 2),
      words: ({ first, rest }) =>
        `Half-way between ${plain(first)} and ${plain(rest)} is right only when both parts cost the same.`,
    },
    {
      misconception: 'parts_swapped',
      at: 'weight',
      wrongly: ({ part }) => q(1).sub(part),
      words: ({ part, first }) =>
        `${result(first)} was given to $${fractionTex(q(1).sub(part))}$ of the stock, the part that did not have it.`.replace(
          /^a/,
          'A',
        ),
    },
    {
      misconception: 'adds_percentages',
      at: 'overall',
      wrongly: ({ first, rest }) => first.add(rest),
      words: ({ first, rest }) =>
        `The results ${plain(first)} and ${plain(rest)} were simply added; each belongs to a part of the cost only.`,
    },
    {
      misconception: 'sign_of_loss_lost',
      at: 'change',
      wrongly: ({ rest }) => rest.neg(),
      words: ({ rest }) => `The rest was sold at ${result(rest)}; its sign has been turned round.`,
    },
    {
      misconception: 'ignores_the_rest',
      at: 'other',
      wrongly: () => q(0),
      words: (_p, { gain }) =>
        `$${numberTex(gain)}$ per 100 comes from the first part alone; the rest has a result too.`,
    },
    {
      misconception: 'rest_on_full_cost',
      at: 'other',
      wrongly: () => q(1),
      words: ({ rest }) =>
        `${plain(rest.abs())} per cent was taken of the whole cost, though only the rest was sold so.`,
    },
    {
      misconception: 'first_on_full_cost',
      at: 'gain',
      wrongly: ({ first }) => first,
      words: ({ first, part }) =>
        `${plain(first)} per cent was taken of the whole cost, though only $${fractionTex(part)}$ of the stock was sold so.`,
    },
    {
      misconception: 'ignores_the_first_part',
      at: 'gain',
      wrongly: () => q(0),
      words: (_p, { tail }) =>
        `$${numberTex(tail)}$ per 100 is what the rest alone does to the result; the first part has a result too.`,
    },
    {
      misconception: 'sign_of_first_lost',
      at: 'gain',
      wrongly: (_p, { gain }) => gain.neg(),
      words: ({ first }) =>
        `The first part was counted as if it had not brought ${result(first)} but the opposite.`,
    },
  ],
  show: value => outcome(value),
  plausible: rate,
  // Between the two results, and nearer to that of the larger part.
  onSight: (value, { part, first, rest }) =>
    value.lt(first) && value.gt(rest) && value.compare(first.add(rest).div(2)) === part.compare(q(1, 2)),
  snapRead: () =>
    'Two parts of one stock with two results. The result of the whole is asked: a weighted average.',
  approach: () => 'Make the whole cost 100 and add what each part gains or loses.',
  faster: ({ part, first, rest }) =>
    `$${numberTex(rest)} + ${fractionTex(part)} \\times ${numberTex(first.sub(rest))}$.`,
  check: ({ part, first, rest, cost }, { overall: all }) =>
    `With a cost of ${rupees(cost)} the parts bring ${rupees(cost.mul(part).mul(first.add(100)).div(100))} and ${rupees(cost.mul(q(1).sub(part)).mul(rest.add(100)).div(100))}, together ${rupees(cost.mul(all.add(100)).div(100))}.`,
  principle: 'The result of a whole is the average of the results of its parts, weighted by cost.',
  verify: ({ part, first, rest }) => {
    const units = Number(part.d);
    let takings = 0;
    for (let unit = 0; unit < units; unit += 1)
      takings += 100 + (unit < Number(part.n) ? first : rest).valueOf();
    return q(Math.round(takings * 1000), 1000 * units).sub(100);
  },
});

const forTheRest = form({
  form: 'result-of-the-rest',
  revision: 2,
  band: 'Easy',
  seconds: 60,
  suits: ({ rest, overall: all }) => !rest.equals(all),
  stem: ({ stock, part, first, overall: all, frame }: Lots) =>
    frame === 0
      ? `${partWords(part)} of ${stock} has been sold at ${result(first)}. At what profit or loss per cent must the rest be sold for ${result(all)} on the whole?`
      : `A dealer ended with ${result(all)} on ${stock}, although ${partWords(part)} of it had brought ${result(first)}. What was the result on the remainder?`,
  path: path<Lots>()
    .quiet('weight', ({ part }) => part)
    .step(
      'gain',
      ({ first }, { weight }) => weight.mul(first),
      'Take the whole cost as 100 and find the result of the first part.',
      ({ first }, { weight, gain }) => `${fractionTex(weight)} \\times ${signed(first)} = ${numberTex(gain)}`,
    )
    .step(
      'left',
      ({ overall: all }, { gain }) => all.sub(gain),
      'The rest has to bring what is missing.',
      ({ overall: all }, { gain, left }) => `${numberTex(all)} - ${signed(gain)} = ${numberTex(left)}`,
    )
    .quiet('base', (_p, { weight }) => q(1).sub(weight))
    .step(
      'rest',
      (_p, { left, base }) => left.div(base),
      'Measure that on the cost of the rest.',
      (_p, { left, base, rest }) => `${numberTex(left)} \\div ${fractionTex(base)} = ${numberTex(rest)}`,
    ),
  slips: [
    {
      misconception: 'rest_on_full_cost',
      at: 'base',
      wrongly: () => q(1),
      words: (_p, { left }) =>
        `$${numberTex(left)}$ is measured on the whole cost of 100; the rest costs less, so the per cent is larger.`,
    },
    {
      misconception: 'averages_percentages',
      at: 'rest',
      wrongly: ({ overall: all, first }) => all.mul(2).sub(first),
      words: ({ overall: all }) =>
        `A plain average of ${percent(all.abs())} would need two parts of the same cost.`,
    },
    {
      misconception: 'parts_swapped',
      at: 'weight',
      wrongly: ({ part }) => q(1).sub(part),
      words: ({ part }) =>
        `The first result was given to $${fractionTex(q(1).sub(part))}$ of the stock instead of $${fractionTex(part)}$.`,
    },
    {
      misconception: 'subtracts_percentages',
      at: 'rest',
      wrongly: ({ overall: all, first }) => all.sub(first),
      words: ({ overall: all, first }) =>
        `Subtracting ${plain(first)} from ${plain(all)} treats both as per cents of the same amount.`,
    },
    {
      misconception: 'divides_by_wrong_part',
      at: 'base',
      wrongly: ({ part }) => part,
      words: (_p, { base }) =>
        `The missing amount was measured on $${fractionTex(base)}$ of the cost, the part already sold.`,
    },
    {
      misconception: 'sign_of_first_lost',
      at: 'gain',
      wrongly: (_p, { gain }) => gain.neg(),
      words: ({ first }) =>
        `The first part was counted as if it had not brought ${result(first)} but the opposite.`,
    },
  ],
  show: value => outcome(value),
  plausible: rate,
  snapRead: () => 'One part and the whole are known by their results; the result of the other part is asked.',
  approach: () =>
    'With a cost of 100 in all, what the first part brings and what the whole must bring give the amount for the rest.',
  faster: ({ part, first, overall: all }) =>
    `The first part is $${numberTex(first.sub(all))}$ from the target with weight $${fractionTex(part)}$; the rest balances it: $${numberTex(all)} - ${numberTex(first.sub(all))} \\times ${fractionTex(part.div(q(1).sub(part)))}$.`,
  check: ({ part, first }, { rest, left }) =>
    `$${fractionTex(q(1).sub(part))} \\times ${signed(rest)} = ${numberTex(left)}$, and with $${numberTex(part.mul(first))}$ from the first part the sum is the target.`,
  principle:
    'What a part must still bring is an amount; turn it into a per cent of that part only at the end.',
  verify: ({ part, first, overall: all }) => {
    for (let twelfth = -1200; twelfth <= 3000; twelfth += 1) {
      const change = twelfth / 12;
      if (Math.abs(part.valueOf() * first.valueOf() + (1 - part.valueOf()) * change - all.valueOf()) < 1e-9)
        return q(twelfth, 12);
    }
    throw new Error('no result fits');
  },
});

const partSold = form({
  form: 'part-sold-at-a-profit',
  revision: 4,
  band: 'Easy',
  seconds: 60,
  suits: ({ first, rest, overall: all }) => first.gt(all) && rest.lt(all),
  stem: ({ stock, first, rest, overall: all, frame }: Lots) =>
    frame === 0
      ? `A merchant sold one part of ${stock} at ${result(first)} and the remainder at ${result(rest)}, and made ${result(all)} on the whole. What fraction of the whole, by cost, was sold at ${percent(first.abs())} profit?`
      : `A dealer made ${result(all)} on ${stock}. One part of it had been sold at ${result(first)} and the other part at ${result(rest)}. What fraction of the whole, by cost, was the part sold at ${result(first)}?`,
  path: path<Lots>()
    .step(
      'lift',
      ({ overall: all, rest }) => all.sub(rest),
      'Had everything been sold like the remainder, the result would be lower. Find by how much, per 100.',
      ({ overall: all, rest }, { lift }) => `${numberTex(all)} - ${signed(rest)} = ${numberTex(lift)}`,
    )
    .step(
      'span',
      ({ first, rest }) => first.sub(rest),
      'Find the difference between the two kinds of sale.',
      ({ first, rest }, { span }) => `${numberTex(first)} - ${signed(rest)} = ${numberTex(span)}`,
    )
    .step(
      'part',
      (_p, { lift, span }) => lift.div(span),
      'The lift is due to the first part: divide.',
      (_p, { lift, span, part }) => `\\frac{${numberTex(lift)}}{${numberTex(span)}} = ${fractionTex(part)}`,
    ),
  slips: [
    {
      misconception: 'parts_swapped',
      at: 'lift',
      wrongly: ({ first, overall: all }) => first.sub(all),
      words: (_p, { part }) => `$${fractionTex(part)}$ is the part that was sold the other way.`,
    },
    {
      misconception: 'sign_of_loss_lost',
      at: 'span',
      wrongly: ({ first, rest }) => (rest.s < 0n && !first.equals(rest.abs()) ? first.add(rest).abs() : null),
      words: ({ first, rest }) =>
        `A profit of ${percent(first)} and a loss of ${percent(rest.abs())} are further apart than the difference of the two numbers.`,
    },
    {
      misconception: 'part_of_the_other',
      at: 'part',
      wrongly: (_p, { lift, span }) => lift.div(span.sub(lift)),
      words: (_p, { part }) =>
        `$${fractionTex(part)}$ compares the two parts with each other; a fraction of the whole stock is wanted.`,
    },
    {
      misconception: 'ratio_of_results',
      at: 'part',
      wrongly: ({ first, overall: all }) => (all.s > 0n ? all.div(first) : null),
      words: ({ first, overall: all }, { part }) =>
        `$${numberTex(all)} \\div ${numberTex(first)} = ${fractionTex(part)}$ is right only if the remainder brings neither profit nor loss.`,
    },
    {
      misconception: 'parts_as_the_results',
      at: 'part',
      wrongly: ({ first, rest }) => first.div(first.add(rest.abs())),
      words: ({ first, rest }) =>
        `The parts were taken in the ratio of the results, $${numberTex(first)} : ${numberTex(rest.abs())}$; they are inversely as the distances from the overall result.`,
    },
    {
      misconception: 'divides_by_first',
      at: 'span',
      wrongly: ({ first }) => first,
      words: ({ first }, { lift }) =>
        `$${numberTex(lift)}$ over $${numberTex(first)}$ measures the two from different starting points.`,
    },
    {
      misconception: 'ignores_the_rest',
      at: 'lift',
      wrongly: ({ overall: all }) => all.abs(),
      words: ({ overall: all }, { span }) =>
        `$${numberTex(all.abs())}$ over $${numberTex(span)}$ leaves out what the remainder did to the result.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'span',
      wrongly: ({ first, rest, overall: all }) => first.sub(rest).add(all.abs()),
      words: (_p, { span }) => `All three per cents were put together to $${numberTex(span)}$.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: value => value.valueOf() > 0 && value.valueOf() < 1 && value.d <= 40n,
  // The overall result is nearer to that of the larger part.
  onSight: (value, { first, rest, overall: all }) => value.gt(q(1, 2)) === all.sub(rest).gt(first.sub(all)),
  snapRead: () => 'Two results and their average are known; the weight of one of them is asked.',
  approach: () => 'Start from the lower result: the whole is lifted above it by one part only.',
  faster: ({ first, rest, overall: all }) =>
    `Alligation: first to rest is $${numberTex(all.sub(rest))} : ${numberTex(first.sub(all))}$.`,
  check: ({ first, rest }, { part }) =>
    `$${fractionTex(part)} \\times ${signed(first)} + ${fractionTex(q(1).sub(part))} \\times ${signed(rest)} = ${numberTex(part.mul(first).add(q(1).sub(part).mul(rest)))}$.`,
  principle: 'An average divides the distance between two values inversely to their weights.',
  verify: ({ first, rest, overall: all }) => {
    for (let d = 2; d <= 60; d += 1)
      for (let n = 1; n < d; n += 1)
        if (Math.abs(n * first.valueOf() + (d - n) * rest.valueOf() - d * all.valueOf()) < 1e-9)
          return q(n, d);
    throw new Error('no part fits');
  },
});

const parts = [q(1, 4), q(1, 3), q(2, 5), q(3, 5), q(2, 3), q(3, 4), q(3, 10), q(7, 10), q(4, 5), q(5, 8)];

/** AR.PLD.5 Easy: one stock sold in two parts. */
const twoParts = situation<Lots>({
  type: 'AR.PLD.5',
  situation: 'two-parts',
  tries: 12,
  draw: draw => {
    const part = draw.pick(parts);
    const first = q(draw.pick([8, 10, 12, 15, 16, 20, 24, 25, 28, 30, 35, 40, 50]));
    const rest = q(draw.pick([-25, -20, -18, -16, -15, -12, -10, -8, -5, 4, 5, 6, 10, 15, 20, 30]));
    const all = part.mul(first).add(q(1).sub(part).mul(rest));
    const cost = q(draw.step(1200, 24_000, 120));
    const distinct = !all.equals(first) && !all.abs().equals(rest.abs()) && !first.equals(rest.abs());
    return all.mul(2).d === 1n && all.abs().valueOf() >= 1 && distinct
      ? { stock: draw.pick(stocks), part, first, rest, overall: all, cost, frame: draw.int(0, 1) }
      : null;
  },
  forms: [overall, forTheRest, partSold],
});

interface Perishable {
  fruit: string;
  /** Weight bought, in kilograms, and what spoils of it, in per cent. */
  weight: Fraction;
  spoilt: Fraction;
  /** Price paid for a kilogram, in rupees. */
  price: Fraction;
  target: Fraction;
  /** Of what is good, the per cent sold first, and the profit per cent on the price paid for those kilograms. */
  early: Fraction;
  gain: Fraction;
  frame: number;
}

const fruits = ['tomatoes', 'grapes', 'guavas', 'lychees', 'bananas', 'peaches', 'figs'] as const;
const good = ({ spoilt }: { spoilt: Fraction }) => q(100).sub(spoilt);
/** Price asked for a good kilogram that reaches the target, as a per cent of the price paid. */
const needed = (p: Perishable) => p.target.add(100).mul(100).div(good(p));

const discounts = [5, 8, 10, 12, 15, 16, 20, 25];
/** The label for a discount, as a per cent of the price paid. */
const labelAt = (p: Perishable, discount: number) =>
  needed(p)
    .mul(100)
    .div(100 - discount);
/** A discount that leaves a label of few digits, the same for the same purchase; null where there is none. */
function discountOf(p: Perishable): number | null {
  const from = (p.weight.valueOf() / 20) % discounts.length;
  const inTurn = [...discounts.slice(from), ...discounts.slice(0, from)];
  const told = [p.spoilt.valueOf(), p.target.valueOf()];
  return inTurn.find(each => labelAt(p, each).mul(2).d === 1n && !told.includes(each)) ?? null;
}

/** The label that goes with the purchase's discount. */
const labelOf = (p: Perishable) => labelAt(p, discountOf(p) ?? 0);

const raise = form({
  form: 'rise-over-price-paid',
  band: 'Medium',
  revision: 3,
  seconds: 75,
  also: ['AR.PLD.3'],
  suits: p => discountOf(p) !== null,
  stem: p =>
    p.frame === 0
      ? `A trader expects ${percent(p.spoilt)} of the ${p.fruit} bought to spoil and sells the rest at a discount of ${percent(discountOf(p) ?? 0)} on the marked price. By what per cent must the marked price per kilogram exceed the cost price for a profit of ${percent(p.target)} on the whole purchase?`
      : `A shop had to throw away ${percent(p.spoilt)} of the ${p.fruit} it had bought. It sold the rest at a discount of ${percent(discountOf(p) ?? 0)} on the marked price and made a profit of ${percent(p.target)} on the whole purchase. By what per cent was the marked price per kilogram above the cost price?`,
  path: path<Perishable>()
    .step(
      'takings',
      ({ target }) => target.add(100),
      'Suppose 100 kg were bought at 1 rupee each. Find what the sale has to bring.',
      ({ target }, { takings }) => `100 + ${numberTex(target)} = ${numberTex(takings)}`,
    )
    .step(
      'good',
      p => good(p),
      'Find how many kilograms can be sold.',
      ({ spoilt }, { good: left }) => `100 - ${numberTex(spoilt)} = ${numberTex(left)}`,
    )
    .quiet('kept', p => q(100 - (discountOf(p) ?? 0)))
    .step(
      'label',
      (_p, { takings, good: left, kept }) => takings.mul(10_000).div(left).div(kept),
      (_p, { kept }) =>
        `Share the takings among these for the price that is paid in the end; it is ${percent(kept)} of the label. So the label, in paise, is this.`,
      (_p, { takings, good: left, kept, label }) =>
        `\\frac{${numberTex(takings)}}{${numberTex(left)}} \\times 100 \\div \\frac{${numberTex(kept)}}{100} = ${numberTex(label)}`,
    )
    .step(
      'raise',
      (_p, { label }) => label.sub(100),
      'Compare with the 100 paise paid.',
      (_p, { label, raise: up }) => `${numberTex(label)} - 100 = ${numberTex(up)}`,
    ),
  slips: [
    {
      misconception: 'discount_ignored',
      at: 'kept',
      wrongly: () => q(100),
      words: p =>
        `That is how far the price after the discount lies above the price paid; the label is higher still, by the ${percent(discountOf(p) ?? 0)} taken off it.`,
    },
    {
      misconception: 'discount_added_to_the_price',
      at: 'label',
      wrongly: (p, { takings, good: left }) => takings.mul(100 + (discountOf(p) ?? 0)).div(left),
      words: p =>
        `Here ${percent(discountOf(p) ?? 0)} of the selling price was put on top of it; the discount is taken of the label, which is larger.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'raise',
      wrongly: p => p.spoilt.add(p.target).add(discountOf(p) ?? 0),
      words: (_p, { raise: up }) =>
        `A rise of ${percent(up)} adds the three per cents, but each is taken of another amount.`,
    },
    {
      misconception: 'spoilt_stock_left_out_of_cost',
      at: 'good',
      wrongly: () => q(100),
      words: ({ spoilt }) =>
        `This label would do if all kilograms could be sold; ${percent(spoilt)} of them were paid for and lost.`,
    },
    {
      misconception: 'raises_by_the_loss',
      at: 'label',
      wrongly: ({ spoilt }, { takings, kept }) => takings.mul(spoilt.add(100)).div(kept),
      words: ({ spoilt }) =>
        `Losing ${percent(spoilt)} of the goods is not made up for by adding ${percent(spoilt)} to the price.`,
    },
    {
      misconception: 'forgets_the_profit',
      at: 'takings',
      wrongly: () => q(100),
      words: ({ spoilt }) =>
        `With takings of $100$ this label only makes up for the discount and the ${percent(spoilt)} that spoilt.`,
    },
    {
      misconception: 'loses_twice',
      at: 'good',
      wrongly: ({ spoilt }) => q(100).sub(spoilt.mul(2)),
      words: (_p, { good: left }) =>
        `With $${numberTex(left)}$ kg to sell the spoilt part has been removed twice.`,
    },
    {
      misconception: 'counts_profit_twice',
      at: 'takings',
      wrongly: ({ target }) => target.mul(2).add(100),
      words: ({ target }, { takings }) =>
        `Takings of $${numberTex(takings)}$ hold the profit of ${percent(target)} twice.`,
    },
  ],
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 200 && value.d <= 36n,
  snapRead: () =>
    'A part of the goods is lost, the rest is sold below the label, and a profit on the full cost is wanted. The label is asked.',
  approach: () =>
    'All kilograms were paid for, only the good ones bring money: takings over kilograms give the price after the discount, and that leads back to the label.',
  faster: (_p, { takings, good: left, kept }) =>
    `Label to price paid $= \\frac{${numberTex(takings)}}{100} \\times \\frac{100}{${numberTex(left)}} \\times \\frac{100}{${numberTex(kept)}}$.`,
  check: (_p, { good: left, label, kept, takings }) =>
    `$${numberTex(left)}$ kg labelled $${numberTex(label)}$ paise are sold at $${numberTex(label.mul(kept).div(100))}$ paise and bring $${numberTex(takings)}$ rupees.`,
  principle: 'Goods that are lost stay in the cost: divide the takings wanted by what is left to sell.',
  verify: p => {
    // Every half per cent of the label in turn, for 100 kg at 100 paise each.
    for (let half = 1; half < 600; half += 1) {
      const paid = ((100 + half / 2) * (100 - (discountOf(p) ?? 0))) / 100;
      if (Math.abs((100 - p.spoilt.valueOf()) * paid - 100 * (100 + p.target.valueOf())) < 1e-7)
        return q(half, 2);
    }
    throw new Error('no label fits');
  },
});

const spoiltShare = form({
  form: 'per-cent-spoilt',
  band: 'Medium',
  revision: 3,
  seconds: 75,
  also: ['AR.PLD.3'],
  suits: p => discountOf(p) !== null && needed(p).gt(p.target.add(100)),
  stem: p =>
    p.frame === 0
      ? `A shop marks ${p.fruit} ${percent(labelOf(p).sub(100))} above cost and sells them at a discount of ${percent(discountOf(p) ?? 0)}. Because some of them spoilt, its profit on the whole purchase was only ${percent(p.target)}. What per cent of them spoilt?`
      : `At a stall the marked price of ${p.fruit} per kilogram is ${percent(labelOf(p).sub(100))} above the cost price, and every buyer gets a discount of ${percent(discountOf(p) ?? 0)}. If the profit on the total cost is ${percent(p.target)}, what per cent of the ${p.fruit} could not be sold?`,
  path: path<Perishable>()
    .quiet('kept', p => q(100 - (discountOf(p) ?? 0)))
    .step(
      'full',
      (p, { kept }) => labelOf(p).mul(kept).div(100),
      'Take a cost of 100 rupees. Had nothing spoilt, it would bring the price after the discount.',
      (p, { kept, full }) =>
        `${numberTex(labelOf(p))} \\times \\frac{${numberTex(kept)}}{100} = ${numberTex(full)}`,
    )
    .step(
      'real',
      ({ target }) => target.add(100),
      'Find what they really brought.',
      ({ target }, { real }) => `100 + ${numberTex(target)} = ${numberTex(real)}`,
    )
    .quiet('base', (_p, { full }) => full)
    .step(
      'spoilt',
      (_p, { full, real, base }) => full.sub(real).mul(100).div(base),
      'What is missing is the spoilt part, and it is missing at the price of the sale.',
      (_p, { full, real, base, spoilt }) =>
        `\\frac{${numberTex(full)} - ${numberTex(real)}}{${numberTex(base)}} \\times 100 = ${numberTex(spoilt)}`,
    ),
  slips: [
    {
      misconception: 'discount_ignored',
      at: 'kept',
      wrongly: () => q(100),
      words: (_p, { full }) =>
        `Takings of $${numberTex(full)}$ for a full sale are those at the label; every buyer gets the discount.`,
    },
    {
      misconception: 'subtracts_percentages',
      at: 'full',
      wrongly: p => {
        const wrong = labelOf(p).sub(discountOf(p) ?? 0);
        return wrong.gt(p.target.add(100)) ? wrong : null;
      },
      words: (p, { full }) =>
        `$${numberTex(full)}$ takes the ${percent(discountOf(p) ?? 0)} off the cost; the discount is measured on the label.`,
    },
    {
      misconception: 'subtracts_percentages',
      at: 'base',
      wrongly: () => q(100),
      words: (_p, { spoilt }) =>
        `$${numberTex(spoilt)}$ is the difference of the two profits on the cost; the spoilt goods would have been sold above cost.`,
    },
    {
      misconception: 'change_over_new_value',
      at: 'base',
      wrongly: (_p, { real }) => real,
      words: (_p, { real }) =>
        `The missing money was divided by the $${numberTex(real)}$ that came in, not by what full sale would bring.`,
    },
    {
      misconception: 'spoilt_from_full_price',
      at: 'real',
      wrongly: () => q(100),
      words: (_p, { spoilt }) => `If ${percent(spoilt)} spoilt, the stall would only get its cost back.`,
    },
    {
      misconception: 'ratio_of_profits',
      at: 'spoilt',
      wrongly: ({ target }, { full }) => q(100).sub(target.mul(100).div(full.sub(100))),
      words: () =>
        'The ratio of the two profits was used; it is the takings that are proportional to what is sold.',
    },
    {
      misconception: 'half_of_the_loss',
      at: 'base',
      wrongly: (_p, { full }) => full.mul(2),
      words: (_p, { full, base }) =>
        `Only half of what is missing has been counted as spoilt. Here $${numberTex(full)} \\times 2 = ${numberTex(base)}$.`,
    },
    {
      misconception: 'loss_on_profit_base',
      at: 'base',
      wrongly: (_p, { full, real }) => full.add(real).div(2),
      words: (_p, { base }) => `The loss was measured on $${numberTex(base)}$, the mean of the two amounts.`,
    },
    {
      misconception: 'divides_by_both_amounts',
      at: 'base',
      wrongly: (_p, { full, real }) => full.add(real),
      words: (_p, { base }) =>
        `The missing money was divided by $${numberTex(base)}$, the planned and the real takings together.`,
    },
    {
      misconception: 'counts_profit_twice',
      at: 'real',
      wrongly: ({ target }, { full }) => (target.mul(2).add(100).lt(full) ? target.mul(2).add(100) : null),
      words: ({ target }, { real }) =>
        `The real takings were put at $${numberTex(real)}$, with the profit of ${percent(target)} counted twice.`,
    },
    {
      misconception: 'profit_on_selling_price',
      at: 'real',
      wrongly: ({ target }, { full }) => {
        const takings = q(10_000).div(q(100).sub(target));
        return takings.lt(full) ? takings : null;
      },
      words: ({ target }) =>
        `${percent(target)} was read as a per cent of the takings; profit is counted on what was paid.`,
    },
  ],
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 90 && value.d <= 40n,
  snapRead: () =>
    'Label, discount and the profit that resulted are known; the spoilt part made the difference to a full sale.',
  approach: () =>
    'Takings are proportional to what is sold. Find those of a full sale from label and discount, and compare the real ones.',
  faster: (_p, { full, real }) =>
    `Sold part $= \\frac{${numberTex(real)}}{${numberTex(full)}}$; the rest spoilt.`,
  check: (_p, { full, real, spoilt }) =>
    `$${numberTex(full)}$ less ${percent(spoilt)} of it is $${numberTex(full.mul(q(100).sub(spoilt)).div(100))}$, which is the real $${numberTex(real)}$.`,
  principle: 'At a fixed price takings go with the quantity sold, so compare takings, not profits.',
  verify: p => {
    for (let half = 1; half < 200; half += 1)
      if (Math.abs((100 - half / 2) * needed(p).valueOf() - 100 * (100 + p.target.valueOf())) < 1e-7)
        return q(half, 2);
    throw new Error('no per cent fits');
  },
});

const lastPart = form({
  form: 'price-of-the-last-part',
  revision: 2,
  band: 'Medium',
  seconds: 70,
  suits: p => {
    const rest = q(100).sub(p.early);
    const last = p.target
      .add(100)
      .mul(100)
      .div(good(p))
      .mul(100)
      .sub(p.early.mul(p.gain.add(100)))
      .div(rest);
    const each = last.mul(p.price).div(100);
    const told = [p.weight, p.spoilt, p.price, p.early, p.target, p.price.mul(p.gain.add(100)).div(100)];
    return (
      each.d === 1n && last.valueOf() > 20 && last.valueOf() < 260 && !told.some(given => given.equals(each))
    );
  },
  stem: ({ fruit, weight, spoilt, price, early, gain, target, frame }: Perishable) =>
    frame === 0
      ? `A trader bought ${plain(weight)} kg of ${fruit} at ${rupees(price)} a kilogram; ${percent(spoilt)} of them spoilt. Of the good ones, ${percent(early)} were sold at ${rupees(price.mul(gain.add(100)).div(100))} a kilogram. At what price per kilogram must the others be sold for a profit of ${percent(target)} on the purchase?`
      : `A shop paid ${rupees(price)} a kilogram for ${plain(weight)} kg of ${fruit} and threw away ${percent(spoilt)} of them as bad. It sold ${percent(early)} of the remainder at ${rupees(price.mul(gain.add(100)).div(100))} a kilogram and the rest at another price, and made a profit of ${percent(target)} in all. At what price per kilogram was the rest sold?`,
  path: path<Perishable>()
    .step(
      'takings',
      ({ weight, price, target }) => weight.mul(price).mul(target.add(100)).div(100),
      'All kilograms were paid for. Find the takings that are needed.',
      ({ weight, price, target }, { takings }) =>
        `${numberTex(weight)} \\times ${numberTex(price)} \\times \\frac{${numberTex(target.add(100))}}{100} = ${numberTex(takings)}`,
    )
    .step(
      'good',
      p => p.weight.mul(good(p)).div(100),
      'Find how many kilograms are good.',
      (p, { good: left }) =>
        `${numberTex(p.weight)} \\times \\frac{${numberTex(good(p))}}{100} = ${numberTex(left)}`,
    )
    .step(
      'early',
      ({ early }, { good: left }) => left.mul(early).div(100),
      'Find how many of these were sold first.',
      ({ early }, { good: left, early: sold }) =>
        `${numberTex(left)} \\times \\frac{${numberTex(early)}}{100} = ${numberTex(sold)}`,
    )
    .step(
      'last',
      ({ price, gain }, { takings, good: left, early: sold }) =>
        takings.sub(sold.mul(price).mul(gain.add(100)).div(100)).div(left.sub(sold)),
      'What the first sale did not bring is shared by the kilograms left.',
      ({ price, gain }, { takings, good: left, early: sold, last }) =>
        `\\frac{${numberTex(takings)} - ${numberTex(sold)} \\times ${numberTex(price.mul(gain.add(100)).div(100))}}{${numberTex(left.sub(sold))}} = ${numberTex(last)}`,
    ),
  slips: [
    {
      misconception: 'ignores_spoilt_part',
      at: 'good',
      wrongly: ({ weight }) => weight,
      words: ({ spoilt }) => `All kilograms were treated as good, although ${percent(spoilt)} spoilt.`,
    },
    {
      misconception: 'part_of_the_purchase',
      at: 'early',
      wrongly: ({ weight, early }) => weight.mul(early).div(100),
      words: ({ early }, { early: sold }) =>
        `$${numberTex(sold)}$ kg is ${percent(early)} of the purchase; the question speaks of the good part.`,
    },
    {
      misconception: 'forgets_the_profit',
      at: 'takings',
      wrongly: ({ weight, price }) => weight.mul(price),
      words: ({ target }, { takings }) =>
        `With takings of ${rupees(takings)} the trader only gets the cost back; a profit of ${percent(target)} is wanted.`,
    },
    {
      misconception: 'spoilt_stock_left_out_of_cost',
      at: 'takings',
      wrongly: p => p.weight.mul(good(p)).mul(p.price).mul(p.target.add(100)).div(10_000),
      words: () =>
        'The profit was taken on the cost of the good part; the spoilt part had been paid for as well.',
    },
    {
      misconception: 'sold_part_left_in',
      at: 'last',
      wrongly: (_p, { takings, good: left }) => takings.div(left),
      words: (_p, { last }) =>
        `${rupees(last.round(2))} would be the price of every good kilogram if none had been sold before.`,
    },
    {
      misconception: 'wrong_part_left',
      at: 'early',
      wrongly: ({ early }, { good: left }) => left.mul(q(100).sub(early)).div(100),
      words: ({ early }) =>
        `${percent(early)} was taken as the part that remained, not as the part sold first.`,
    },
    {
      misconception: 'removes_spoilt_twice',
      at: 'good',
      wrongly: ({ weight, spoilt }) => weight.mul(q(100).sub(spoilt.mul(2))).div(100),
      words: ({ spoilt }, { good: left }) =>
        `$${numberTex(left)}$ kg of good ones remain only if ${percent(spoilt)} is taken off twice.`,
    },
    {
      misconception: 'counts_profit_twice',
      at: 'takings',
      wrongly: ({ weight, price, target }) => weight.mul(price).mul(target.mul(2).add(100)).div(100),
      words: ({ target }, { takings }) =>
        `Takings of ${rupees(takings)} would be a profit of twice ${percent(target)}.`,
    },
    {
      misconception: 'first_sale_at_cost',
      at: 'last',
      wrongly: ({ price }, { takings, good: left, early: sold }) =>
        takings.sub(sold.mul(price)).div(left.sub(sold)),
      words: ({ price }, { early: sold }) =>
        `The first $${numberTex(sold)}$ kg were counted at ${rupees(price)}, the price paid, and not at the price they fetched.`,
    },
  ],
  show: value => rupees(value),
  plausible: (value, { price }) => value.d === 1n && value.valueOf() > 0 && value.lt(price.mul(6)),
  snapRead: () =>
    'Bought, spoilt, partly sold: three bases in a row. The price of the last part is asked, for a profit on everything paid.',
  approach: () =>
    'Fix the takings from the full cost, take away what the first sale brought, and share the rest among the kilograms left.',
  faster: p =>
    `Per 100 kg: $${numberTex(good(p))}$ good, $${numberTex(good(p).mul(p.early).div(100))}$ sold first; the others must bring $${numberTex(p.price.mul(p.target.add(100)))} - ${numberTex(good(p).mul(p.early).div(100))} \\times ${numberTex(p.price.mul(p.gain.add(100)).div(100))}$.`,
  check: ({ weight, price, gain }, { good: left, early: sold, last, takings }) =>
    `$${numberTex(sold)} \\times ${numberTex(price.mul(gain.add(100)).div(100))} + ${numberTex(left.sub(sold))} \\times ${numberTex(last)} = ${numberTex(takings)}$, against a cost of $${numberTex(weight.mul(price))}$.`,
  principle:
    'Fix the takings wanted from the whole cost first; each sale then takes its part away from them.',
  verify: p => {
    const cost = p.weight.valueOf() * p.price.valueOf();
    const left = (p.weight.valueOf() * (100 - p.spoilt.valueOf())) / 100;
    const first = (left * p.early.valueOf()) / 100;
    const firstPrice = p.price.valueOf() * (1 + p.gain.valueOf() / 100);
    for (let price = 1; price <= 2000; price += 1)
      if (
        Math.abs(first * firstPrice + (left - first) * price - cost * (1 + p.target.valueOf() / 100)) < 1e-6
      )
        return q(price);
    throw new Error('no price fits');
  },
});

/** AR.PLD.5 Medium: a part of the goods spoils, and the rest has to carry the cost. */
const perishables = situation<Perishable>({
  type: 'AR.PLD.5',
  situation: 'perishables',
  tries: 12,
  draw: draw => {
    const p = {
      fruit: draw.pick(fruits),
      weight: q(draw.step(40, 400, 20)),
      spoilt: q(draw.pick([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25])),
      price: q(draw.step(20, 120, 5)),
      target: q(draw.step(4, 40, 1)),
      early: q(draw.pick([25, 40, 50, 60, 75, 80])),
      gain: q(draw.pick([20, 30, 40, 50, 60])),
      frame: draw.int(0, 1),
    };
    const sold = p.weight.mul(good(p)).div(100);
    return needed(p).d <= 12n &&
      sold.d === 1n &&
      sold.mul(p.early).div(100).d === 1n &&
      !p.spoilt.equals(p.target) &&
      p.price.mul(p.gain).div(100).d === 1n
      ? p
      : null;
  },
  forms: [raise, spoiltShare, lastPart],
});

export const lots: readonly AnyTemplate[] = [...twoParts, ...perishables];

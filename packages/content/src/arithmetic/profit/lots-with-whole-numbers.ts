import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

interface Breakage {
  ware: string;
  count: number;
  /** Rise of the selling price over the cost of one, and the least profit on the whole, in per cent. */
  rise: Fraction;
  target: Fraction;
  /** Transport of the whole lot, in per cent of its cost. */
  freight: Fraction;
  frame: number;
}

const brittle = [
  'glass lamps',
  'clay pots',
  'china cups',
  'mirrors',
  'flower vases',
  'photo frames',
  'water jugs',
] as const;

const mostBroken = form({
  form: 'most-that-may-break',
  revision: 2,
  likely: true,
  band: 'Hard',
  seconds: 105,
  also: ['AL.DIO.5'],
  entry: true,
  stem: ({ ware, count, rise, target, freight, frame }: Breakage) =>
    frame === 0
      ? `A trader buys ${count} ${ware} at one price and pays ${percent(freight)} of their cost for transport. Each unbroken one is sold at ${percent(rise)} above the buying price. At most how many may break if the profit on the whole outlay is to be at least ${percent(target)}?`
      : `${count} ${ware} bought at the same price are sent by road, which adds ${percent(freight)} to the bill. Those that arrive whole are sold for ${percent(rise)} more than was paid to the maker. What is the largest number of breakages that still leaves a profit of no less than ${percent(target)} on all expenses?`,
  path: path<Breakage>()
    .quiet('charge', ({ freight }) => freight)
    .step(
      'outlay',
      ({ count }, { charge }) => charge.add(100).mul(count),
      'With a price of 100 each, find the outlay, transport included.',
      ({ count }, { charge, outlay }) =>
        `${count} \\times ${numberTex(charge.add(100))} = ${numberTex(outlay)}`,
    )
    .step(
      'takings',
      ({ target }, { outlay }) => outlay.mul(target.add(100)).div(100),
      'Find the takings that the profit needs.',
      ({ target }, { outlay, takings }) =>
        `${numberTex(outlay)} \\times \\frac{${numberTex(target.add(100))}}{100} = ${numberTex(takings)}`,
    )
    .step(
      'sold',
      ({ rise }, { takings }) => q(Math.ceil(takings.div(rise.add(100)).valueOf() - 1e-9)),
      'Divide by the price of one; only a whole number can be sold, so go up.',
      ({ rise }, { takings, sold }) =>
        `${numberTex(takings)} \\div ${numberTex(rise.add(100))} = ${numberTex(takings.div(rise.add(100)).round(2))}\\ldots \\Rightarrow ${numberTex(sold)}`,
    )
    .step(
      'broken',
      ({ count }, { sold }) => q(count).sub(sold),
      'All the others may break.',
      ({ count }, { sold, broken }) => `${count} - ${numberTex(sold)} = ${numberTex(broken)}`,
    ),
  slips: [
    {
      misconception: 'rounds_the_wrong_way',
      at: 'sold',
      wrongly: ({ rise }, { takings }) => q(Math.floor(takings.div(rise.add(100)).valueOf())),
      words: (_p, { sold }) =>
        `Selling only $${numberTex(sold)}$ leaves the profit just short of the target: the number sold has to be rounded up.`,
    },
    {
      misconception: 'forgets_freight',
      at: 'charge',
      wrongly: () => q(0),
      words: ({ freight }) => `The ${percent(freight)} for transport is missing from the outlay here.`,
    },
    {
      misconception: 'forgets_the_profit',
      at: 'takings',
      wrongly: (_p, { outlay }) => outlay,
      words: (_p, { broken }) =>
        `With $${numberTex(broken)}$ broken the trader just gets the outlay back, without the profit.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'takings',
      wrongly: ({ count, target, freight }) => target.add(freight).add(100).mul(count),
      words: ({ target, freight }) =>
        `${percent(freight)} and ${percent(target)} were added; the profit is also counted on the transport.`,
    },
    {
      misconception: 'subtracts_percentages',
      at: 'broken',
      wrongly: ({ count, rise, target, freight }) =>
        q(Math.floor(rise.sub(target).sub(freight).mul(count).div(100).valueOf() + 1e-9)),
      words: ({ rise, target, freight }) =>
        `${percent(rise.sub(target).sub(freight))} of the goods was allowed to break, but what breaks is lost at the selling price.`,
    },
    {
      misconception: 'charge_on_takings',
      at: 'charge',
      wrongly: ({ freight }) => freight.mul(2),
      words: ({ freight }) => `The transport of ${percent(freight)} has been paid twice.`,
    },
    {
      misconception: 'off_by_one',
      at: 'broken',
      wrongly: ({ count }, { sold }) => q(count).sub(sold).sub(1),
      words: (_p, { broken }) =>
        `One more than $${numberTex(broken)}$ may break before the target is missed.`,
    },
    {
      misconception: 'counts_profit_twice',
      at: 'takings',
      wrongly: ({ target }, { outlay }) => outlay.mul(target.mul(2).add(100)).div(100),
      words: ({ target }, { takings }) =>
        `Takings of $${numberTex(takings)}$ would be twice the profit of ${percent(target)} that is wanted.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { count }) => whole(value) && value.lt(count),
  snapRead: () =>
    'A lot with an added expense, a fixed selling price, a least profit: the largest number of breakages is asked.',
  approach: () => 'The outlay fixes the takings, these the least whole number sold; what remains may break.',
  faster: ({ count, rise, target, freight }) =>
    `Sold part at least $\\frac{${numberTex(freight.add(100))} \\times ${numberTex(target.add(100))}}{100 \\times ${numberTex(rise.add(100))}}$ of ${count}, rounded up.`,
  check: ({ rise, count }, { takings, broken, sold }) =>
    `$${numberTex(sold)} \\times ${numberTex(rise.add(100))} = ${numberTex(sold.mul(rise.add(100)))}$ reaches $${numberTex(takings)}$; with $${numberTex(broken.add(1))}$ of the ${count} broken it would be $${numberTex(sold.sub(1).mul(rise.add(100)))}$.`,
  principle:
    'A largest loss is found from the smallest sale that reaches the target, rounded up before subtracting.',
  verify: ({ count, rise, target, freight }) => {
    let most = -1;
    for (let broken = 0; broken < count; broken += 1) {
      const gain = (count - broken) * (100 + rise.valueOf()) - count * (100 + freight.valueOf());
      if (gain * 100 >= count * (100 + freight.valueOf()) * target.valueOf() - 1e-6) most = broken;
    }
    return q(most);
  },
});

const breakages = situation<Breakage>({
  type: 'AR.PLD.5',
  situation: 'breakages',
  tries: 12,
  draw: draw => {
    const p = {
      ware: draw.pick(brittle),
      count: draw.step(80, 400, 10),
      rise: q(draw.pick([35, 40, 45, 50, 55, 60, 65, 75, 80])),
      target: q(draw.pick([8, 10, 12, 15, 16, 20, 25])),
      freight: q(draw.pick([4, 5, 6, 8, 10, 12])),
      frame: draw.int(0, 1),
    };
    const share = p.freight.add(100).mul(p.target.add(100)).div(p.rise.add(100)).div(100).valueOf();
    const rest = (share * p.count) % 1;
    const broken = p.count - Math.ceil(share * p.count);
    const told = [p.rise, p.target, p.freight].some(given => given.equals(broken));
    return share > 0.6 && share < 0.96 && rest > 0.08 && rest < 0.92 && !told ? p : null;
  },
  forms: [mostBroken],
});

interface TwoWares {
  one: string;
  two: string;
  /** Prices paid for one of each, in rupees, and results in per cent: a profit, a loss and the whole. */
  onePrice: number;
  twoPrice: number;
  gain: number;
  loss: number;
  all: number;
  frame: number;
}

const pairs = [
  ['fans', 'irons'],
  ['chairs', 'stools'],
  ['jackets', 'shirts'],
  ['tables', 'lamps'],
  ['cameras', 'tripods'],
  ['drills', 'saws'],
] as const;

/** Counts of both wares in lowest terms. */
const counts = ({ onePrice, twoPrice, gain, loss, all }: TwoWares) =>
  ratioOf(q(all + loss, onePrice), q(gain - all, twoPrice));

const fewestWares = form({
  form: 'fewest-articles',
  band: 'Hard',
  seconds: 115,
  also: ['AR.MIX.1'],
  entry: true,
  stem: ({ one, two, onePrice, twoPrice, gain, loss, all, frame }: TwoWares) =>
    frame === 0
      ? `A shop buys ${one} at ${rupees(onePrice)} each and ${two} at ${rupees(twoPrice)} each. It sells all the ${one} at a profit of ${percent(gain)} and all the ${two} at a loss of ${percent(loss)}, and makes exactly ${percent(all)} profit on the whole. What is the minimum number of articles it can have bought?`
      : `On ${one}, which cost a dealer ${rupees(onePrice)} apiece, the profit was ${percent(gain)}; on ${two} at ${rupees(twoPrice)} apiece the loss was ${percent(loss)}. Altogether the profit came to exactly ${percent(all)}. At least how many ${one} and ${two} together had been bought?`,
  path: path<TwoWares>()
    .step(
      'spent',
      ({ gain, loss, all }) => ratioOf(all + loss, gain - all),
      'Per cents weigh by cost: by alligation find the ratio of the money spent on both.',
      ({ gain, loss, all }, { spent }) =>
        `(${all} + ${loss}) : (${gain} - ${all}) = ${numberTex(spent[0] as Fraction)} : ${numberTex(spent[1] as Fraction)}`,
    )
    .step(
      'number',
      ({ onePrice, twoPrice }, { spent }) =>
        ratioOf((spent[0] as Fraction).div(onePrice), (spent[1] as Fraction).div(twoPrice)),
      'Divide by the prices for the ratio of the numbers, and bring it to lowest terms.',
      ({ onePrice, twoPrice }, { spent, number }) =>
        `\\frac{${numberTex(spent[0] as Fraction)}}{${onePrice}} : \\frac{${numberTex(spent[1] as Fraction)}}{${twoPrice}} = ${numberTex(number[0] as Fraction)} : ${numberTex(number[1] as Fraction)}`,
    )
    .step(
      'least',
      (_p, { number }) => (number[0] as Fraction).add(number[1] as Fraction),
      'Both are whole, so the smallest case is the ratio itself: add.',
      (_p, { number, least }) =>
        `${numberTex(number[0] as Fraction)} + ${numberTex(number[1] as Fraction)} = ${numberTex(least)}`,
    ),
  slips: [
    {
      misconception: 'money_ratio_as_count',
      at: 'number',
      wrongly: (_p, { spent }) => spent,
      words: (_p, { spent }) =>
        `$${numberTex(spent[0] as Fraction)} : ${numberTex(spent[1] as Fraction)}$ is how the money was divided, not the articles.`,
    },
    {
      misconception: 'alligation_inverted',
      at: 'spent',
      wrongly: ({ gain, loss, all }) => ratioOf(gain - all, all + loss),
      words: (_p, { spent }) =>
        `Money was divided as $${numberTex(spent[0] as Fraction)} : ${numberTex(spent[1] as Fraction)}$ here, the wrong way round: the nearer rate weighs more.`,
    },
    {
      misconception: 'multiplies_by_prices',
      at: 'number',
      wrongly: ({ onePrice, twoPrice }, { spent }) =>
        ratioOf((spent[0] as Fraction).mul(onePrice), (spent[1] as Fraction).mul(twoPrice)),
      words: () => 'The money was multiplied by the prices; a number of articles is money divided by price.',
    },
    {
      misconception: 'ignores_sign_of_loss',
      at: 'spent',
      wrongly: ({ gain, loss, all }) => (all === loss ? null : ratioOf(Math.abs(all - loss), gain - all)),
      words: ({ all, loss }) =>
        `From a loss of ${percent(loss)} to a profit of ${percent(all)} the distance is their sum, not their difference.`,
    },
    {
      misconception: 'reports_one_kind',
      at: 'least',
      wrongly: (_p, { number }) => number[0] as Fraction,
      words: ({ one }, { least }) => `$${numberTex(least)}$ counts the ${one} only.`,
    },
    {
      misconception: 'reports_other_kind',
      at: 'least',
      wrongly: (_p, { number }) => number[1] as Fraction,
      words: ({ two }, { least }) => `$${numberTex(least)}$ counts the ${two} only.`,
    },
    {
      misconception: 'not_in_lowest_terms',
      at: 'least',
      wrongly: (_p, { number }) => (number[0] as Fraction).add(number[1] as Fraction).mul(2),
      words: (_p, { least }) => `$${numberTex(least)}$ articles are possible, but half as many are enough.`,
    },
  ],
  show: value => plain(value as Fraction),
  plausible: value => whole(value as Fraction) && (value as Fraction).gt(1),
  snapRead: () =>
    'Two results and their average, weighted by money; prices of one article each. The least whole number of articles is asked.',
  approach: () =>
    'Alligation gives the ratio of the money. Prices turn it into a ratio of numbers, and whole numbers make lowest terms the minimum.',
  faster: ({ onePrice, twoPrice, gain, loss, all }) =>
    `Gain equals loss about ${percent(all)}: $a \\times ${onePrice} \\times ${gain - all} = b \\times ${twoPrice} \\times ${all + loss}$; reduce and add.`,
  check: ({ onePrice, twoPrice, gain, loss, all }, { number }) => {
    const [a, b] = number as [Fraction, Fraction];
    return `$${numberTex(a)}$ and $${numberTex(b)}$ articles cost ${rupees(a.mul(onePrice).add(b.mul(twoPrice)))}; ${rupees(a.mul(onePrice * gain).div(100))} gained and ${rupees(b.mul(twoPrice * loss).div(100))} lost leave ${percent(all)}.`;
  },
  principle:
    'Per cents of profit are weighted by cost; to reach numbers of articles divide each weight by its price.',
  verify: ({ onePrice, twoPrice, gain, loss, all }) => {
    for (let total = 2; total < 4000; total += 1)
      for (let a = 1; a < total; a += 1)
        if (a * onePrice * (gain - all) === (total - a) * twoPrice * (all + loss)) return q(total);
    throw new Error('no numbers fit');
  },
});

const twoWares = situation<TwoWares>({
  type: 'AR.PLD.5',
  situation: 'two-wares',
  tries: 12,
  draw: draw => {
    const [one, two] = draw.pick(pairs);
    const p = {
      one,
      two,
      onePrice: draw.step(300, 1200, 50),
      twoPrice: draw.step(120, 640, 20),
      gain: draw.step(12, 40, 1),
      loss: draw.step(4, 20, 1),
      all: draw.step(3, 18, 1),
      frame: draw.int(0, 1),
    };
    if (p.gain <= p.all + 2 || p.onePrice <= p.twoPrice) return null;
    const [a, b] = counts(p) as [Fraction, Fraction];
    const total = a.add(b).valueOf();
    const money = gcd(p.all + p.loss, p.gain - p.all);
    return total >= 12 && total <= 120 && a.valueOf() > 1 && b.valueOf() > 1 && money < p.gain - p.all
      ? p
      : null;
  },
  forms: [fewestWares],
});

interface SelfRated {
  stock: string;
  /** Of the stock, x per cent is sold at a profit of x per cent, the rest at a loss. */
  share: Fraction;
  loss: Fraction;
  all: Fraction;
  frame: number;
}

const stocks = [
  'a stock of rice',
  'a herd of goats',
  'a batch of toys',
  'a load of timber',
  'a roll of carpets',
  'a parcel of shares',
] as const;

const restAtLoss = form({
  form: 'share-sold-at-a-loss',
  band: 'Hard',
  seconds: 105,
  also: ['AL.QUA.1'],
  stem: ({ stock, loss, all, frame }: SelfRated) =>
    frame === 0
      ? `A merchant sells $x\\%$ of ${stock} at a profit of $x\\%$ and the rest at a loss of ${percent(loss)}. The whole brings a ${all.s < 0n ? 'loss' : 'profit'} of ${percent(all.abs())}. What per cent of the stock was sold at a loss?`
      : `On ${stock} a trader made a ${all.s < 0n ? 'loss' : 'profit'} of ${percent(all.abs())} altogether. One part had been sold at a profit, whose rate was equal to the per cent that this part was of the whole; the other part had been sold at a loss of ${percent(loss)}. What per cent of the whole was that other part?`,
  path: path<SelfRated>()
    .step(
      'constant',
      ({ loss, all }) => loss.add(all).mul(100),
      ({ loss }) =>
        `Per 100 of cost the first part gains $x \\times \\frac{x}{100}$, the rest loses $(100 - x) \\times \\frac{${numberTex(loss)}}{100}$. Multiply by 100 and collect: $x^2 + ${numberTex(loss)}x$ equals a constant.`,
      ({ loss, all }, { constant }) =>
        `x^2 + ${numberTex(loss)}x = 100 \\times (${numberTex(loss)} ${all.s < 0n ? '-' : '+'} ${numberTex(all.abs())}) = ${numberTex(constant)}`,
    )
    .quiet('coefficient', ({ loss }) => loss)
    .step(
      'share',
      (_p, { constant, coefficient }) => {
        const inside = coefficient.pow(2)?.add(constant.mul(4)) ?? q(0);
        const root = Math.sqrt(inside.valueOf());
        const exact = q(Math.round(root * 4), 4);
        return Math.abs(exact.valueOf() - root) < 1e-9
          ? exact.sub(coefficient).div(2)
          : q(Math.round((root - coefficient.valueOf()) * 5), 10);
      },
      'Solve it; a share cannot be negative, so keep the positive root.',
      ({ loss }, { constant, share }) =>
        `x^2 + ${numberTex(loss)}x - ${numberTex(constant)} = (x - ${numberTex(share)})(x + ${numberTex(share.add(loss))}) = 0 \\Rightarrow x = ${numberTex(share)}`,
    )
    .step(
      'rest',
      (_p, { share }) => q(100).sub(share),
      'The other part is what remains.',
      (_p, { share, rest }) => `100 - ${numberTex(share)} = ${numberTex(rest)}`,
    ),
  slips: [
    {
      misconception: 'reports_other_part',
      gives: 'share',
      words: (_p, { share }) => `${percent(share)} is the part sold at a profit.`,
    },
    {
      misconception: 'rejected_root',
      at: 'rest',
      wrongly: ({ loss }, { share }) => (share.add(loss).lt(100) ? q(100).sub(share.add(loss)) : null),
      words: ({ loss }, { share }) =>
        `The root was taken as $${numberTex(share.add(loss))}$; with its sign it is negative and no share.`,
    },
    {
      misconception: 'rejected_root_as_share',
      at: 'rest',
      wrongly: ({ loss }, { share }) => share.add(loss),
      words: ({ loss }, { share }) =>
        `$${numberTex(share.add(loss))}$ is the size of the negative root, which has no meaning here.`,
    },
    {
      misconception: 'sign_of_net_lost',
      at: 'constant',
      wrongly: ({ loss, all }) => (loss.gt(all.abs()) || all.s < 0n ? loss.sub(all).mul(100) : null),
      words: ({ all }, { constant }) =>
        `The constant $${numberTex(constant)}$ has the overall ${all.s < 0n ? 'loss' : 'profit'} on the wrong side.`,
    },
    {
      misconception: 'loss_as_profit',
      at: 'coefficient',
      wrongly: ({ loss }) => loss.neg(),
      words: ({ loss }) => `In the equation the term $${numberTex(loss)}x$ got the wrong sign.`,
    },
    {
      misconception: 'forgets_the_rest',
      at: 'constant',
      wrongly: ({ all }) => (all.s > 0n && [4, 9, 16, 25, 36].includes(all.valueOf()) ? all.mul(100) : null),
      words: ({ all }, { constant }) =>
        `$${numberTex(constant)}$ leaves the loss on the other part out of the balance of ${percent(all)}.`,
    },
    {
      misconception: 'alligation_with_half',
      at: 'rest',
      wrongly: ({ loss, all }) => (q(50).gt(all) ? q(50).sub(all).mul(100).div(q(50).add(loss)) : null),
      words: () =>
        'The profit was set at half of 100 and the parts found by alligation, without using that rate and part are equal.',
    },
  ],
  show: value => percent(value),
  plausible: value => value.valueOf() > 2 && value.valueOf() < 98 && value.mul(10).d === 1n,
  snapRead: () =>
    'One unknown is a share of the stock and the rate of profit on it, so it appears squared. The other share is asked.',
  approach: () =>
    'Balance gain and loss with a cost of 100: a quadratic for the share, of which only one root is possible.',
  faster: ({ loss, share }, { constant }) =>
    `$x(x + ${numberTex(loss)}) = ${numberTex(constant)}$: two factors ${plain(loss)} apart, $${numberTex(share)} \\times ${numberTex(share.add(loss))}$.`,
  check: ({ loss }, { share, rest }) =>
    `$\\frac{${numberTex(share)}^2}{100} - \\frac{${numberTex(rest)} \\times ${numberTex(loss)}}{100} = ${numberTex(share.mul(share).sub(rest.mul(loss)).div(100))}$, as told.`,
  principle:
    'A quantity that is both a share and a rate enters squared; look for two factors with a known difference.',
  verify: ({ loss, all }) => {
    for (let half = 1; half < 200; half += 1) {
      const x = half / 2;
      if (Math.abs((x * x) / 100 - ((100 - x) * loss.valueOf()) / 100 - all.valueOf()) < 1e-9)
        return q(100).sub(q(half, 2));
    }
    throw new Error('no share fits');
  },
});

const selfRated = situation<SelfRated>({
  type: 'AR.PLD.5',
  situation: 'share-equal-to-rate',
  tries: 12,
  draw: draw => {
    const share = q(draw.step(15, 85, 5));
    const loss = q(draw.step(4, 35, 1));
    const all = share.mul(share).sub(q(100).sub(share).mul(loss)).div(100);
    const told = [all.abs(), loss, share];
    return all.mul(2).d === 1n &&
      !all.equals(0) &&
      !told.some(given => given.equals(q(100).sub(share))) &&
      !all.equals(share)
      ? { stock: draw.pick(stocks), share, loss, all, frame: draw.int(0, 1) }
      : null;
  },
  forms: [restAtLoss],
});

/** AR.PLD.5 Hard: whole articles, and a share that is also a rate. */
export const lotsWithWholeNumbers: readonly AnyTemplate[] = [...breakages, ...twoWares, ...selfRated];

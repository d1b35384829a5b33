import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, numberTex, percent, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

interface TwoWares {
  one: string;
  two: string;
  /** Prices paid for one of each, in rupees, and results in per cent: a profit, a loss and the whole. */
  onePrice: number;
  twoPrice: number;
  gain: number;
  loss: number;
  all: number;
  /** The most that was spent, in rupees. */
  budget: number;
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

const mostWares = form({
  form: 'most-articles',
  band: 'Hard',
  revision: 3,
  seconds: 115,
  also: ['AR.MIX.1', 'AL.DIO.5'],
  entry: true,
  stem: ({ one, two, onePrice, twoPrice, gain, loss, all, budget, frame }: TwoWares) =>
    frame === 0
      ? `A shop buys ${one} at ${rupees(onePrice)} each and ${two} at ${rupees(twoPrice)} each. It sells all the ${one} at a profit of ${percent(gain)} and all the ${two} at a loss of ${percent(loss)}, and makes exactly ${percent(all)} profit on the whole. It spent at most ${rupees(budget)}. What is the maximum number of articles it can have bought?`
      : `On ${one}, which cost a dealer ${rupees(onePrice)} apiece, the profit was ${percent(gain)}; on ${two} at ${rupees(twoPrice)} apiece the loss was ${percent(loss)}. Altogether the profit came to exactly ${percent(all)}. All these articles together had cost no more than ${rupees(budget)}. What is the maximum possible number of ${one} and ${two} bought?`,
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
      'set',
      ({ onePrice, twoPrice }, { number }) =>
        (number[0] as Fraction).mul(onePrice).add((number[1] as Fraction).mul(twoPrice)),
      'The numbers are whole, so they come in sets of this size. Find what one set costs.',
      ({ onePrice, twoPrice }, { number, set }) =>
        `${numberTex(number[0] as Fraction)} \\times ${onePrice} + ${numberTex(number[1] as Fraction)} \\times ${twoPrice} = ${numberTex(set)}`,
    )
    .step(
      'sets',
      ({ budget }, { set }) => q(budget).div(set).floor(),
      'Find how many whole sets the money allows.',
      ({ budget }, { set, sets }) =>
        `${numberTex(budget)} \\div ${numberTex(set)} = ${grouped(q(budget).div(set))}\\ldots \\Rightarrow ${sets}`.replace(
          '\\ldots',
          q(budget).mod(set).equals(0) ? '' : '\\ldots',
        ),
    )
    .step(
      'most',
      (_p, { number, sets }) => (number[0] as Fraction).add(number[1] as Fraction).mul(sets),
      'Multiply by the articles in a set.',
      (_p, { number, sets, most }) =>
        `${sets} \\times (${numberTex(number[0] as Fraction)} + ${numberTex(number[1] as Fraction)}) = ${numberTex(most)}`,
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
      words: ({ onePrice, twoPrice }) =>
        `The parts of the money were multiplied by $${onePrice}$ and $${twoPrice}$; a number of articles is money divided by price.`,
    },
    {
      misconception: 'ignores_sign_of_loss',
      at: 'spent',
      wrongly: ({ gain, loss, all }) => (all === loss ? null : ratioOf(Math.abs(all - loss), gain - all)),
      words: ({ all, loss }) =>
        `From a loss of ${percent(loss)} to a profit of ${percent(all)} the distance is their sum, not their difference.`,
    },
    {
      misconception: 'smallest_case_only',
      at: 'sets',
      wrongly: () => q(1),
      words: (_p, { most }) => `$${numberTex(most)}$ articles are the smallest case; the money allows more.`,
    },
    {
      misconception: 'rounds_the_wrong_way',
      at: 'sets',
      wrongly: (_p, { sets }) => sets.add(1),
      words: ({ budget }, { sets, set }) =>
        `$${sets}$ sets would cost ${rupees(sets.mul(set))}, more than ${rupees(budget)}.`,
    },
    {
      misconception: 'one_set_too_few',
      at: 'sets',
      wrongly: (_p, { sets }) => sets.sub(1),
      words: (_p, { sets }) => `There is money for one more set than $${sets}$.`,
    },
    {
      misconception: 'reports_one_kind',
      at: 'most',
      wrongly: (_p, { number, sets }) => (number[0] as Fraction).mul(sets),
      words: ({ one }, { most }) => `$${numberTex(most)}$ counts the ${one} only.`,
    },
    {
      misconception: 'whole_sets_forgotten',
      at: 'most',
      wrongly: ({ budget }, { number, set }) =>
        q(budget)
          .mul((number[0] as Fraction).add(number[1] as Fraction))
          .div(set)
          .floor(),
      words: (_p, { most }) =>
        `$${numberTex(most)}$ spends all the money, but then the numbers are not in the right ratio.`,
    },
  ],
  show: value => plain(value as Fraction),
  plausible: value => whole(value as Fraction) && (value as Fraction).gt(1),
  snapRead: () =>
    'Two results and their average, weighted by money; prices of one article each. The greatest whole number of articles for the money is asked.',
  approach: () =>
    'Alligation gives the ratio of the money. Prices turn it into a ratio of numbers, and whole numbers come in sets of which the money allows so many.',
  faster: ({ onePrice, twoPrice, gain, loss, all }, { set, sets }) =>
    `About ${percent(all)} gain equals loss: $a \\times ${onePrice} \\times ${gain - all} = b \\times ${twoPrice} \\times ${all + loss}$. A set in lowest terms costs ${rupees(set)}, so $${sets}$ sets.`,
  check: ({ onePrice, twoPrice, gain, loss, all }, { number, sets }) => {
    const [a, b] = [(number[0] as Fraction).mul(sets), (number[1] as Fraction).mul(sets)];
    return `$${numberTex(a)}$ and $${numberTex(b)}$ articles cost ${rupees(a.mul(onePrice).add(b.mul(twoPrice)))}; ${rupees(a.mul(onePrice * gain).div(100))} gained and ${rupees(b.mul(twoPrice * loss).div(100))} lost leave ${percent(all)}.`;
  },
  principle:
    'Per cents of profit are weighted by cost; to reach numbers of articles divide each weight by its price.',
  verify: ({ onePrice, twoPrice, gain, loss, all, budget }) => {
    let most = 0;
    for (let a = 1; a * onePrice < budget; a += 1)
      for (let b = 1; a * onePrice + b * twoPrice <= budget; b += 1)
        if (a * onePrice * (gain - all) === b * twoPrice * (all + loss)) most = Math.max(most, a + b);
    return q(most);
  },
});

/** AR.PLD.5 Hard: two wares whose whole profit is known. */
export const twoWares: readonly AnyTemplate[] = situation<TwoWares>({
  type: 'AR.PLD.5',
  situation: 'two-wares-for-a-budget',
  tries: 80,
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
      budget: draw.step(20_000, 99_000, 1000),
      frame: draw.int(0, 1),
    };
    if (p.gain <= p.all + 2 || p.onePrice <= p.twoPrice) return null;
    const [a, b] = counts(p) as [Fraction, Fraction];
    const total = a.add(b).valueOf();
    const sets = p.budget / a.mul(p.onePrice).add(b.mul(p.twoPrice)).valueOf();
    const money = gcd(p.all + p.loss, p.gain - p.all);
    const fits = sets > 2.1 && sets < 8 && sets % 1 > 0.03;
    return total >= 5 && total <= 40 && fits && a.valueOf() > 1 && b.valueOf() > 1 && money > 1 ? p : null;
  },
  forms: [mostWares],
});

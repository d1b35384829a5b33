import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain, rupees } from '../../show.ts';
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

/** AR.PLD.5 Hard: two wares whose whole profit is known. */
export const twoWares: readonly AnyTemplate[] = situation<TwoWares>({
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

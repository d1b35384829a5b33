import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInAlgebra } from '../../people.ts';
import { plain, ratio, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

interface Gift {
  /** Ratios after the gift of the first and of the second, and what both have at most. */
  a: number;
  b: number;
  c: number;
  d: number;
  most: number;
  people: readonly string[];
  way: boolean;
}

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const lcm = (a: number, b: number) => (a * b) / hcf(a, b);
const shares = ({ a, b, c, d }: Gift) => [q(a, a + b), q(c, c + d)] as const;
const tex = (value: Fraction) => `\\frac{${value.n}}{${value.d}}`;

/** The least total for which both amounts and the gift are whole. */
const block = (share: Fraction, gift: Fraction) => q(lcm(Number(share.d), Number(gift.d)));

const possibleGifts = form({
  form: 'number-of-possible-gifts',
  revision: 2,
  band: 'Hard',
  also: ['AR.RAT.1', 'NS.HCF.4'],
  seconds: 105,
  entry: true,
  likely: true,
  stem: ({ a, b, c, d, most, people: [one, two], way }: Gift) =>
    way
      ? `${one} and ${two} each have a whole number of rupees, together at most ${rupees(most)}. If ${one} gave ${two} a certain whole number of rupees, the ratio of ${one}'s amount to ${two}'s would be $${a} : ${b}$. If ${two} gave ${one} the same sum instead, the ratio would be $${c} : ${d}$. How many values are possible for this sum?`
      : `Two boxes together hold at most $${most}$ marbles. If a certain number of marbles is moved from the first box to the second, the ratio of the numbers in the first and the second box becomes $${a} : ${b}$. If the same number is moved from the second box to the first instead, the ratio becomes $${c} : ${d}$. How many values are possible for the number of marbles moved?`,
  path: path<Gift>()
    .step(
      'share',
      p => shares(p)[0].add(shares(p)[1]).div(2),
      'The total $T$ never changes. The first share now lies half-way between the two shares after the moves.',
      (p, { share }) =>
        `\\frac{P}{T} = \\frac{1}{2}\\left(${tex(shares(p)[0])} + ${tex(shares(p)[1])}\\right) = ${tex(share)}`,
    )
    .step(
      'gift',
      p => shares(p)[1].sub(shares(p)[0]).div(2),
      'What is moved is half of the difference of these shares.',
      (p, { gift }) =>
        `\\frac{x}{T} = \\frac{1}{2}\\left(${tex(shares(p)[1])} - ${tex(shares(p)[0])}\\right) = ${tex(gift)}`,
    )
    .step(
      'block',
      (_p, { share, gift }) => block(share, gift),
      'Both amounts and the number moved are whole: the total must be a multiple of the LCM of these denominators.',
      (_p, { share, gift, block: step }) =>
        share.d === gift.d
          ? `T = ${step}, ${step.mul(2)}, ${step.mul(3)}, \\dots`
          : `\\text{LCM}(${share.d}, ${gift.d}) = ${step}`,
    )
    .step(
      'count',
      ({ most }, { block: step }) => q(most).div(step).floor(),
      'Each multiple up to the bound gives one value of its own.',
      ({ most }, { block: step, count }) =>
        `T = ${step}, ${step.mul(2)}, \\dots \\le ${most}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'halving_forgotten',
      at: 'block',
      wrongly: ({ a, b, c, d }, { block: step }) => {
        const sides = q(lcm(a + b, c + d));
        return sides.equals(step) ? null : sides;
      },
      words: ({ a, b, c, d }, { block: sides }) =>
        `Multiples of $${sides}$ make the amounts after the moves whole ($${a + b}$ and $${c + d}$ parts), but the present amounts or the number moved may end in a half.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'block',
      wrongly: ({ a, b, c, d }, { block: step }) =>
        step.equals((a + b) * (c + d)) ? null : q((a + b) * (c + d)),
      words: ({ a, b, c, d }) =>
        `The product $${a + b} \\times ${c + d}$ was taken for the step; smaller totals work as well.`,
    },
    {
      misconception: 'twice_the_product',
      at: 'block',
      wrongly: ({ a, b, c, d }, { block: step }) =>
        step.equals(2 * (a + b) * (c + d)) ? null : q(2 * (a + b) * (c + d)),
      words: ({ a, b, c, d }) =>
        `$2 \\times ${a + b} \\times ${c + d}$ is a possible total, but not the smallest one.`,
    },
    {
      misconception: 'only_one_ratio_whole',
      at: 'block',
      wrongly: ({ a, b }) => q(a + b),
      words: ({ a, b, most }, { count }) =>
        `Multiples of $${a + b}$ up to $${most}$ number $${count}$; they make only the $${a + b}$ parts of the first ratio whole.`,
    },
    {
      misconception: 'only_one_ratio_whole',
      at: 'block',
      wrongly: ({ c, d }) => q(c + d),
      words: ({ c, d, most }, { count }) =>
        `$${most} \\div ${c + d}$ leads to $${count}$; that makes only the $${c + d}$ parts of the second ratio whole.`,
    },
    {
      misconception: 'halves_kept_twice',
      at: 'block',
      wrongly: (_p, { block: step }) => step.mul(2),
      words: (_p, { block: step }) =>
        `With totals in steps of $${step}$ every second possible one is passed over.`,
    },
    {
      misconception: 'bound_left_out',
      at: 'count',
      wrongly: ({ most }, { block: step, count }) => (most % step.valueOf() === 0 ? count.sub(1) : null),
      words: ({ most }) => `A total of exactly $${most}$ is allowed by 'at most'.`,
    },
    {
      misconception: 'ratio_terms_added',
      at: 'block',
      wrongly: ({ a, b, c, d }) => q(a + b + c + d),
      words: ({ a, b, c, d }) =>
        `Adding the parts, $${a + b} + ${c + d}$, mixes parts of different size; the total is a common multiple of both.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The same unknown number moved in either direction gives two ratios; everything is whole and the total is bounded.',
  approach: () =>
    'Work with shares of the fixed total: the present share and the moved share are half a sum and half a difference. Whole numbers then fix the step of the total.',
  faster: p => {
    const [before, after] = shares(p);
    const step = block(before.add(after).div(2), after.sub(before).div(2));
    return `With a total of $${step}$ the first side has $${before.mul(step)}$ or $${after.mul(step)}$ after the moves, so $${before.add(after).div(2).mul(step)}$ now: this is the smallest whole case.`;
  },
  check: (p, { share, gift, block: step }) =>
    `With a total of $${step}$ the amounts are $${share.mul(step)}$ and $${q(1).sub(share).mul(step)}$ and $${gift.mul(step)}$ is moved: ${ratio(ratioOf(share.sub(gift).mul(step), q(1).sub(share).add(gift).mul(step)))} and ${ratio(ratioOf(share.add(gift).mul(step), q(1).sub(share).sub(gift).mul(step)))} as given; these three have no common factor, so no smaller total does it (bound $${p.most}$).`,
  principle:
    'When things only change hands, work with shares of the total; whole numbers make it a common multiple.',
  verify: ({ a, b, c, d, most }) => {
    const found = new Set<number>();
    for (let p = 1; p < most; p += 1)
      for (let x = 1; x <= p; x += 1) {
        const other = ((p - x) * b) / a - x;
        if (!Number.isInteger(other) || other < x || p + other > most) continue;
        if ((p + x) * d === (other - x) * c) found.add(x);
      }
    return q(found.size);
  },
});

/** AL.LIN.1 Hard: an unknown gift in either direction, and whole numbers under a bound. */
export const giftEitherWay: readonly AnyTemplate[] = situation<Gift>({
  type: 'AL.LIN.1',
  situation: 'gift-either-way',
  tries: 40,
  draw: draw => {
    const [a, b, c, d] = [draw.int(1, 7), draw.int(1, 7), draw.int(2, 9), draw.int(1, 5)];
    if (hcf(a, b) > 1 || hcf(c, d) > 1 || c * b <= a * d || (d === 1 && c > 7)) return null;
    const people = draw.some(peopleInAlgebra, 2);
    const [before, after] = [q(a, a + b), q(c, c + d)];
    const step = block(before.add(after).div(2), after.sub(before).div(2)).valueOf();
    if (step < 12 || step > 120) return null;
    const most = draw.step(100, 600, 10);
    if (most < 3 * step || most > 24 * step) return null;
    return { a, b, c, d, most, people, way: draw.chance(0.5) };
  },
  forms: [possibleGifts],
});

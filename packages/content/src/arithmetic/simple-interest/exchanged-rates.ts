import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoLoans {
  who: string;
  one: string;
  other: string;
  /** The two sums, the larger first, and their rates. */
  large: number;
  small: number;
  high: Fraction;
  low: Fraction;
  years: number;
  frame: number;
}

const stories = [
  { who: 'Jagdish', one: 'a brother', other: 'a neighbour' },
  { who: 'a trust', one: 'a school', other: 'a library' },
  { who: 'Harleen', one: 'a bakery', other: 'a florist' },
  { who: 'a dairy farmer', one: 'a cousin', other: 'a friend' },
  { who: 'Ibrahim', one: 'a tailor', other: 'a printer' },
  { who: 'a company', one: 'a packer', other: 'a carrier' },
] as const;

const interest = (sum: number, rate: Fraction, years: number) => rate.mul(sum).mul(years).div(100);
const asLent = ({ large, small, high, low, years }: TwoLoans) =>
  interest(large, high, years).add(interest(small, low, years));
const exchanged = ({ large, small, high, low, years }: TwoLoans) =>
  interest(large, low, years).add(interest(small, high, years));

const allAtOne = form<TwoLoans>(
  'all-at-the-rate-of-one',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.LIN.4'],
    verify: p => {
      // Rates in steps of half a per cent, until both statements hold.
      for (let a = 1; a <= 50; a += 1)
        for (let b = 1; b <= 50; b += 1) {
          const tried = { ...p, high: q(a, 2), low: q(b, 2) };
          if (asLent(tried).equals(asLent(p)) && exchanged(tried).equals(exchanged(p)))
            return interest(p.large + p.small, tried.high, p.years);
        }
      throw new Error('no rates fit');
    },
  },
  (p, { step, find }) => {
    const { who, one, other, large, small, years, frame } = p;
    const [now, then] = [asLent(p), exchanged(p)];
    const both = step(calc`${now} + ${then}`, {
      name: 'the interest of both cases together',
      because: text`In the two cases together each sum earns once at each rate, so all the money earns at both rates.`,
    })`
      Add the two cases. Each sum then earns at both rates: this is the interest on ₹${large + small} at the sum of the
      rates.`;
    const more = step(calc`${now} - ${then}`, { name: 'what the exchange of the rates costs' })`
      Subtract them. Only ₹${large - small}, by which one sum is larger, then earns at the difference of the rates.`;
    const all = find(large + small);
    const gap = find(large - small);
    const spread = step(calc`${more} * ${all} / ${gap}`, {
      name: 'the interest on all the money at the difference of the rates',
    })`
      Scale this up to all the money, ₹${large + small}, at the same difference of the rates.`;
    const wanted = step(calc`(${both} + ${spread}) / 2`)`
      Sum of the rates and difference of the rates make twice the higher rate. So half of the two interests together is
      the interest at the higher rate.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} lends ₹${large} to ${one} and ₹${small} to ${other} for ${years} years, at different rates of
            simple interest, and will earn ₹${now} in all. Had the two rates been exchanged, it would be ₹${then}. How
            much would all the money earn in ${years} years at the rate of the first loan?`
          : text`Two loans, ₹${large} to ${one} at one rate of simple interest and ₹${small} to ${other} at another,
            bring ${who} ₹${now} in ${years} years. With the rates interchanged they would bring ₹${then}. What
            interest would come in if both were lent for ${years} years at the rate that is charged to ${one}?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('swapped_the_two', wanted, calc`(${both} - ${spread}) / 2`)`
          ${here} is the interest at the lower rate, that of the smaller loan.`,
        slip('left_out_a_factor', spread, more)`
          The difference of ₹${more} was used as it is. It comes from ₹${large - small} only, not from all the money.`,
        slip('used_a_wrong_given_number', gap, large)`
          The difference of ₹${more} was spread over ₹${large}. The exchange of the rates acts on the excess of the
          larger loan.`,
        slip('used_a_wrong_given_number', gap, small)`
          The difference of ₹${more} was spread over ₹${small}. The exchange of the rates acts on the excess of the
          larger loan.`,
        slip('did_not_halve', wanted, calc`${both} + ${spread}`)`
          ${here} counts the rate twice: sum and difference of two rates make double the higher one.`,
        slip('assumed_equal_parts', wanted, calc`${both} / 2`)`
          ${here} gives both loans the average of the two rates.`,
        stop('stopped_a_step_early', both)`
          ₹${both} is what all the money would earn at both rates together.`,
        slip('assumed_a_proportion', wanted, calc`${now} * ${all} / ${large}`)`
          ${here} scales the whole interest as if all of it came from the larger loan.`,
      ],
      snapRead: text`Two sums whose rates are exchanged: add and subtract the two cases instead of finding the rates.`,
      approach: text`The sum of the cases belongs to all the money at both rates together, the difference to the excess
        of one loan at the difference of the rates. These two give the higher rate on all the money.`,
      check: () => {
        const rate = p.high;
        return text`The rates are ${rate}% and ${p.low}%. ₹${large} and ₹${small} at ${rate}% for ${years} years earn
          ₹${interest(large, rate, years)} and ₹${interest(small, rate, years)}, together ₹${wanted}.`;
      },
      principle: text`Where two quantities change places in a second equation, add the equations and subtract them.`,
    };
  },
);

/** AR.INT.1 Hard: two loans whose rates are exchanged. */
export const exchangedRates: readonly AnyTemplate[] = situation<TwoLoans>({
  type: 'AR.INT.1',
  situation: 'exchanged-rates',
  tries: 60,
  draw: draw => {
    const [small, high] = [draw.step(4000, 30000, 1000), draw.int(10, 28)];
    const p = {
      small,
      large: small + draw.step(2000, 20000, 1000),
      high: q(high, 2),
      low: q(high - draw.int(2, 8), 2),
      years: draw.int(2, 4),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
    const isPrinted = interest(p.large + p.small, p.high, p.years).equals(p.large - p.small);
    return !isPrinted && asLent(p).d === 1n && exchanged(p).d === 1n ? p : null;
  },
  forms: [allAtOne],
});

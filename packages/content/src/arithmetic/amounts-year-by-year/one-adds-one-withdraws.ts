import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

/** Two equal deposits at compound interest: to one the same sum is added every year that is taken from the other. */
interface Both {
  one: string;
  two: string;
  /** Each deposit and the yearly sum in rupees, and the rate per cent. */
  start: number;
  yearly: number;
  rate: number;
  frame: number;
}

const people = [
  { one: 'Ayesha', two: 'Xavier' },
  { one: 'Nandini', two: 'Jagdish' },
  { one: 'Joseph', two: 'Bhavna' },
  { one: 'Yusuf', two: 'Arunima' },
] as const;

const larger = form<Both>(
  'larger-balance-after-two-years',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AR.INT.1'],
    verify: ({ start, yearly, rate }) => {
      const year = (balance: number, change: number) => balance * (1 + rate / 100) + change;
      return q(Math.round(year(year(start, yearly), yearly) * 100), 100);
    },
  },
  ({ one, two, start, yearly, rate, frame }, { step, find }) => {
    const m = q(100 + rate, 100);
    const firstSum = m.mul(2 * start);
    const thirdSum = firstSum.mul(m).mul(m);
    const apart = m.add(1).mul(2 * yearly);
    const square = step(calc`${thirdSum} / ${firstSum}`, {
      name: 'the growth of two years',
      works: (_v, working) => tex`m^2 = ${working}`,
      because: text`What ${one} adds, ${two} takes out. In the sum of the two balances it cancels, so the sum grows by
        the interest alone.`,
    })`
      Let $m$ be the multiplier of a year. The sum of the two balances changes by interest only, because the sum added
      is equal to the sum taken out. From the first year to the third it has grown by $m^2$.`;
    const growth = step(() => nearFraction(Math.sqrt(square.valueOf()), 100), {
      name: 'the growth of a year',
      works: value => tex`m = \sqrt{${square}} = ${value}`,
      because: text`Money grows, so only the positive root counts.`,
    })`
      Take the square root to find $m$.`;
    const both = step(calc`${firstSum} * ${growth}`, {
      name: 'the two balances together after two years',
      because: text`The difference is known after two years, so the sum has to be found for the same day.`,
    })`
      From the end of the first year to the end of the second it is one more year: find the sum of the balances then.`;
    const lead = find(apart);
    const wanted = step(calc`(${both} + ${lead}) / 2`, {
      because: text`The larger of two numbers is half of their sum and difference together. How much is added each year
        need not be known.`,
    })`
      On that day ${one} has ₹${apart} more than ${two}. Half of sum and difference together is the larger balance.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${one} and ${two} deposited equal sums at the same rate of compound interest. At the end of every year,
          after the interest had been added, ${one} paid in a certain sum and ${two} withdrew exactly this sum. So
          their two balances were ₹${firstSum} together at the end of the first year and ₹${thirdSum} together at the
          end of the third. At the end of the second year ${one} had ₹${apart} more than ${two}. How much did ${one}
          have then?`,
        text`Two deposits of the same size earn compound interest, added yearly at one rate. Whenever interest has been
          added, ${two} takes a fixed amount out of one of them and ${one} puts the same amount into the other. The
          deposits came to ₹${firstSum} in all after the first such day and to ₹${thirdSum} in all after the third;
          after the second, the one of ${one} was ahead by ₹${apart}. Find the balance of ${one} after the second.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('mixed_up_kinds_of_progression', both, calc`(${firstSum} + ${thirdSum}) / 2`)`
          You put the sum of the second year halfway between ₹${firstSum} and ₹${thirdSum}. At compound interest it
          grows by the same factor each year, not by the same amount.`,
        slip('left_out_a_change', both, calc`${firstSum}`)`
          You used the sum of the first year, ₹${firstSum}, for the second. A year of interest lies between them.`,
        slip('forgot_the_root', growth, calc`${square}`)`
          You multiplied by $${growth}$ for one year. This is the growth of the two years from the first to the third.`,
        slip('left_out_a_change', lead, 0)`
          You divided the two balances equally. ${one} has added what ${two} has taken out, so they differ by
          ₹${apart}.`,
        slip('did_not_halve', wanted, calc`${both} / 2 + ${lead}`)`
          ${here} adds the whole difference to half of the sum. The larger balance is only half of the difference above
          it.`,
        slip('took_a_change_twice', lead, calc`${apart} * ${growth}`)`
          You raised the difference of ₹${apart} by a year of interest. It was given for the end of the second year
          already.`,
      ],
      snapRead: text`One adds what the other takes out: in the sum of the balances this cancels, and only interest is
        left.`,
      approach: text`Follow the sum of the two balances, which grows by interest alone, to the day on which the
        difference is known. Then split the sum.`,
      check: text`${two} has ₹${both.sub(wanted)} on that day, ₹${apart} less. The sums ₹${firstSum}, ₹${both} and
        ₹${thirdSum} grow by the factor $${growth}$ each year.`,
      principle: text`Equal and opposite changes cancel in a sum: follow the sum first, and the difference only where
        it is given.`,
    };
  },
);

/** AR.INT.5 Hard: the sum of two balances grows by interest alone. */
export const oneAddsOneWithdraws: readonly AnyTemplate[] = situation<Both>({
  type: 'AR.INT.5',
  situation: 'one-adds-one-withdraws',
  tries: 200,
  draw: draw => {
    const p = {
      ...draw.pick(people),
      start: draw.step(20_000, 1_20_000, 1000),
      yearly: draw.step(2000, 15_000, 500),
      rate: draw.pick([10, 20, 25, 30]),
      frame: draw.int(0, 1),
    };
    const m = q(100 + p.rate, 100);
    const whole = [
      m
        .mul(m)
        .mul(m)
        .mul(2 * p.start),
      m.mul(m).mul(p.start),
      m.mul(p.yearly),
    ];
    return p.yearly * 2.5 < p.start && whole.every(value => value.d === 1n) ? p : null;
  },
  forms: [larger],
});

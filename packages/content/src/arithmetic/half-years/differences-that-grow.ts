import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Twins {
  one: string;
  other: string;
  who: string;
  sum: number;
  /** The rate of half a year, in per cent. */
  half: number;
  /** A deposit of every half-year and what is taken out after the second one. */
  deposit: number;
  out: number;
  frame: number;
}

const stories = [
  { one: 'Arunima', other: 'Yusuf', who: 'Murugan' },
  { one: 'Pallavi', other: 'Thomas', who: 'a hostel' },
  { one: 'Gurpreet', other: 'Lakshmi', who: 'Ayesha' },
  { one: 'Xavier', other: 'Sneha', who: 'a dance school' },
  { one: 'Ibrahim', other: 'Bhavna', who: 'Lalrin' },
  { one: 'Sourav', other: 'Nandini', who: 'a fruit seller' },
] as const;

const secondYear = form<Twins>(
  'difference-after-two-years',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.INT.3'],
    suits: ({ sum, half }) =>
      (sum * half * half) % 10000 === 0 && later(sum, half).mul(10).d === 1n && sum * half * half >= 200000,
    verify: ({ sum, half }) => {
      const gap = (sum * half * half) / 10000;
      // The rate at which the first year gives this difference, then two years of both.
      let [from, to] = [0, 0.6];
      for (let i = 0; i < 90; i += 1) {
        const h = (from + to) / 2;
        if (sum * (1 + h) ** 2 - sum * (1 + 2 * h) < gap) from = h;
        else to = h;
      }
      return nearFraction(sum * (1 + from) ** 4 - sum * (1 + 2 * from) ** 2, 10);
    },
  },
  ({ one, other, sum, half, frame }, { step, find, write }) => {
    const gap = q(sum * half * half, 10000);
    write(tex`${sum}(1 + h)^2 - ${sum}(1 + 2h) = ${sum}h^2 = ${gap}`, {
      because: text`Only the interest of the first half-year on itself makes the difference of one year.`,
    })`
      Let $h$ be the rate of half a year as a part. After a year ${one} has ${sum} times $(1 + h)^2$ rupees and
      ${other} ${sum} times $1 + 2h$.`;
    const rate = step(half, {
      name: 'the rate of half a year, in per cent',
      works: value => tex`h^2 = \frac{${gap}}{${sum}} \Rightarrow h = ${value}\%`,
    })`
      Solve for $h$; it is positive.`;
    const first = step(calc`${sum} * (1 + ${rate} / 100)^4`, {
      name: `the amount of ${one} after two years`,
    })`
      In two years ${one} gets interest four times.`;
    const yearly = find(calc`2 * ${rate}`);
    const second = step(calc`${sum} * (1 + ${yearly} / 100)^2`, {
      name: `the amount of ${other} after two years`,
    })`
      ${other} gets interest of twice that rate two times.`;
    const wanted = step(calc`${first} - ${second}`)`
      Subtract.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} and ${other} each deposit ₹${sum} on the same day at the same rate per year. The interest of
            ${one} is compounded half-yearly, that of ${other} yearly. After one year ${one} has ₹${gap} more. How much
            more has ${one} after two years?`
          : text`Two deposits of ₹${sum} are made on one day at one and the same yearly rate: that of ${one} is
            compounded every half year, that of ${other} every year. At the end of the first year they differ by
            ₹${gap}. By how much do they differ at the end of the second year?`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(0) && !value.equals(gap),
      slips: [
        slip('assumed_a_proportion', wanted, calc`2 * ${gap}`)`
          ${here} doubles the difference of the first year. In the second year it earns interest itself, and the sums
          are larger.`,
        slip('left_out_interest_on_interest', wanted, calc`${gap} * (2 + ${yearly} / 100)`)`
          ${here} adds the same difference again with interest on the first one. The deposits have grown by then, too.`,
        slip('left_out_a_term', wanted, calc`${gap} * (1 + ${yearly} / 100)`)`
          ${here} lets only the first difference grow. The second year makes a new one.`,
        slip('forgot_to_square', wanted, calc`${gap} * ${gap} / ${sum} + 2 * ${gap}`)`
          ${here} adds only the square of the first difference over the sum.`,
        slip('assumed_a_proportion', wanted, calc`4 * ${gap}`)`
          ${here} multiplies by the square of two years.`,
        slip('used_a_factor_twice', wanted, calc`2 * ${gap} * (1 + ${rate} / 100)^2`)`
          ${here} lets both differences grow for a whole year.`,
        slip('used_a_factor_twice', wanted, calc`2 * ${gap} * (1 + ${yearly} / 100)^2`)`
          ${here} lets both differences grow for two years.`,
        slip('used_the_rate_of_another_period', second, calc`${sum} * (1 + ${rate} / 100)^2`)`
          ${here} gives ${other} the half-yearly rate for a whole year.`,
        slip('answered_another_quantity', wanted, calc`${sum} * (1 + ${yearly} / 100) * ${rate}% * ${rate}%`)`
          ${here} is the new difference that the second year makes on the smaller amount. The old one remains.`,
      ],
      snapRead: text`Equal sums, one rate, different compounding: the first difference is a square and gives the rate.`,
      approach: text`The difference after a year is the sum times the square of the half-yearly rate. With the rate
        known, both amounts after two years follow.`,
      faster: text`$(1 + h)^4 - (1 + 2h)^2$ is a difference of squares: $h^2\left((1 + h)^2 + 1 + 2h\right)$. So
        multiply ₹${gap} by $${q((100 + half) ** 2, 10000)} + ${q(100 + 2 * half, 100)}$.`,
      check: text`After one year they have ₹${q(sum * (100 + half) ** 2, 10000)} and
        ₹${q(sum * (100 + 2 * half), 100)}; these grow to ₹${first} and ₹${second}.`,
      principle: text`The difference of two ways of compounding is a product: factor it instead of working out both
        amounts.`,
    };
  },
);

/** The difference after two years. */
const later = (sum: number, half: number) =>
  q(sum).mul((q(100 + half, 100).pow(4) ?? q(0)).sub(q(100 + 2 * half, 100).pow(2) ?? q(0)));

const deposits = form<Twins>(
  'three-deposits-and-one-taken-out',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.SEQ.8'],
    suits: ({ deposit, half, out }) =>
      finalOf(deposit, half, out).d === 1n && out < deposit && (deposit * half) % 100 === 0,
    verify: ({ deposit, half, out }) => {
      // Every sum is moved to the end by itself.
      const k = q(100 + half, 100);
      const powers = [k, k.mul(k), k.mul(k).mul(k)];
      return powers.reduce((total, power) => total.add(power.mul(deposit)), q(0)).sub(k.mul(k).mul(out));
    },
  },
  ({ who, deposit, half, out, frame }, { step, find }) => {
    const first = q(deposit * half, 100);
    const end = find(deposit, { name: 'each deposit' });
    const rate = step(calc`${first} / ${deposit} * 100`, {
      name: 'the rate of half a year, in per cent',
      because: text`The rate is not told, but the interest of the first half-year on one deposit tells it.`,
    })`
      In the first half-year only the first deposit is there, so ₹${first} is its interest. Find the rate for half a
      year.`;
    const begun = step(calc`2 * ${deposit} + ${first} - ${out}`, {
      name: 'what is there at the beginning of the second half-year',
    })`
      The second half-year begins with two deposits and this interest, without the ₹${out}.`;
    const next = step(calc`${begun} * (1 + ${rate} / 100)`, { name: 'what is there after a year' })`
      Add its interest for the second half-year.`;
    const last = step(calc`(${next} + ${end}) * (1 + ${rate} / 100)`)`
      The third deposit is added, and all of it earns interest for the last half-year.`;
    return {
      answer: last,
      stem:
        frame === 0
          ? text`At the beginning of each of three half-years ${who} deposits ₹${deposit}, and interest is compounded
            half-yearly. The interest of the first half-year was ₹${first}. Immediately after the second deposit
            ₹${out} was taken out. How much was there at the end of the third half-year?`
          : text`${who} opens an account with ₹${deposit}. Interest is compounded half-yearly, and the first one, after
            six months, is ₹${first}. At that time another ₹${deposit} is deposited and ₹${out} is taken out; after
            twelve months a third deposit of ₹${deposit} follows. What will the account show after eighteen months?`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(deposit),
      slips: [
        slip('ignored_a_condition', begun, calc`2 * ${deposit} + ${first}`)`
          The ₹${out} were left in. They were taken out after the first half-year.`,
        slip('left_out_a_term', begun, calc`2 * ${deposit} - ${out}`)`
          The first interest of ₹${first} was left out. It stays and earns interest, too.`,
        slip('left_out_a_term', end, 0)`
          The third deposit was forgotten. ₹${deposit} are paid in three times.`,
        slip('left_out_interest_on_interest', next, calc`${begun} + ${first}`)`
          The interest of ₹${first} was added again. In the second half-year more money is there.`,
        slip('used_the_rate_of_another_period', rate, calc`${first} / ${deposit} * 100 / 2`)`
          ${rate}% were counted for half a year. That is half of the rate that the first interest shows.`,
        slip('took_a_wrong_number_of_periods', last, calc`${next} + ${end}`)`
          ${here} leaves out the interest of the last half-year.`,
        slip('left_out_interest_on_interest', last, calc`3 * ${deposit} - ${out} + 3 * ${first}`)`
          ${here} adds the same interest three times. The sum that earns it changes.`,
        slip('doubled_needlessly', rate, calc`2 * ${first} / ${deposit} * 100`)`
          ${rate}% were counted for half a year. That is the rate for a whole year.`,
        slip('wrong_sign', begun, calc`2 * ${deposit} + ${first} + ${out}`)`
          The ₹${out} were added. They were taken out.`,
        slip('took_a_wrong_number_of_periods', last, calc`${next} * (1 + ${rate} / 100) + ${end}`)`
          ${here} gives the third deposit no interest. It stays for the last half-year.`,
      ],
      snapRead: text`Deposits, a sum taken out, and a rate hidden in the first interest: go through the half-years in
        order.`,
      approach: text`The first interest gives the rate. Then write what is there at the beginning of each half-year and
        let it earn.`,
      faster: text`Move every sum to the end: $${deposit}(k + k^2 + k^3) - ${out}k^2$ with $k =
        ${q(100 + half, 100)}$.`,
      check: text`The deposits alone become ₹${finalOf(deposit, half, 0)}, and the ₹${out} would have become
        ₹${q(out)
          .mul((100 + half) ** 2)
          .div(10000)}; the difference is ₹${last}.`,
      principle: text`With sums that come and go, note what is there at the beginning of each period: that is what
        earns.`,
    };
  },
);

/** What is there at the end. */
function finalOf(deposit: number, half: number, out: number) {
  const k = q(100 + half, 100);
  return k.mul(deposit).add(deposit).sub(out).mul(k).add(deposit).mul(k);
}

/** AR.INT.2 Hard: two ways of compounding over two years, and deposits with a withdrawal. */
export const differencesThatGrow: readonly AnyTemplate[] = situation<Twins>({
  type: 'AR.INT.2',
  situation: 'growing-differences',
  tries: 200,
  draw: draw => {
    const half = draw.pick([4, 5, 5, 10, 10, 10, 20, 8, 6, 12]);
    const unit = { 4: 6250, 5: 2000, 6: 2500, 8: 2500, 10: 1000, 12: 2500, 20: 500 }[half] ?? 1000;
    return {
      half,
      sum: unit * draw.int(2, 90),
      deposit: draw.pick([draw.step(1000, 40000, 1000), draw.step(500, 20000, 500)]),
      out: draw.step(200, 9000, 100),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
  },
  forms: [secondYear, deposits],
});

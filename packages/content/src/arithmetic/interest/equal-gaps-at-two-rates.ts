import { lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { ratio, rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface EqualGaps {
  /** Yearly rates in per cent, the first one lower. */
  r: number;
  s: number;
  /** Compound minus simple interest after two years, in rupees, alike for both deposits. */
  gap: number;
  frame: number;
}

/** By how much the gap after three years is larger at the second rate, in rupees. */
const moreOf = ({ r, s, gap }: EqualGaps) => q(gap * (s - r), 100);
const depositAt = ({ gap }: EqualGaps, rate: number) => q(gap * 10_000, rate * rate);
const termsOf = ({ r, s }: EqualGaps) => [Number(q(s, r).n), Number(q(s, r).d)] as const;

const firstDeposit = form<EqualGaps>(
  'deposit-from-equal-gaps',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.RAT.6'],
    verify: p => {
      // Both deposits are carried through three years at every pair of rates in the ratio of the interests.
      const [m, n] = termsOf(p);
      const over = (rate: number, years: number) => (1 + rate / 100) ** years - 1 - (years * rate) / 100;
      for (let part = 0.5; part <= 40; part += 0.5) {
        const [first, second] = [p.gap / over(n * part, 2), p.gap / over(m * part, 2)];
        const more = second * over(m * part, 3) - first * over(n * part, 3);
        if (Math.abs(more - Number(moreOf(p))) < 1e-6) return Math.round(first);
      }
      throw new Error('no rates fit');
    },
  },
  (p, { step, find, write }) => {
    const { gap, frame } = p;
    const more = moreOf(p);
    const [m, n] = termsOf(p);
    const noun = frame === 2 ? 'sum' : 'deposit';
    write(tex`iI = jJ = ${gap}, \quad I : J = ${m} : ${n} \quad \Rightarrow \quad i : j = ${n} : ${m}`, {
      because: text`In two years, compound interest has only one thing more than simple interest: the second year's
        interest on the first year's interest. If the products $iI$ and $jJ$ are equal, the larger $I$ has the
        smaller rate.`,
    })`
      Let the yearly rates be $i$ and $j$, and let the first and the second ${noun} bring $I$ and $J$ rupees of
      simple interest a year. In two years, compounding adds the interest on one year's interest. So $iI$ and $jJ$
      are equal, and the rates are in the inverse ratio of the interests.`;
    const apart = step(calc`${more} / ${gap} * 100%`, {
      name: 'the difference of the rates',
      works: (_, working) =>
        tex`${gap}(3 + j) - ${gap}(3 + i) = ${more} \quad \Rightarrow \quad j - i = ${working}`,
      because: text`In the third year the simple interest of two years, $2I$, earns $2iI$, which is twice ₹${gap}.
        The ₹${gap} themselves earn $i$ times ₹${gap}. With the old excess this makes $3 + i$ times ₹${gap}.`,
    })`
      In the third year the interest of two years and the ₹${gap} earn interest. So the excess after three years is
      $3 + i$ times ₹${gap} for the first ${noun}, and $3 + j$ times for the second. Subtract to find $j - i$.`;
    const parts = find(calc`${m} - ${n}`);
    const share = find(n);
    const rate = step(calc`${apart} / ${parts} * ${share}`, {
      name: text`the rate of the first ${noun}`,
      works: value =>
        parts.equals(share)
          ? tex`i = j - i = ${value}\%`
          : tex`i = \frac{${share}}{${parts}} \times ${apart}\% = ${value}\%`,
    })`
      In the ratio $i : j$ the rates differ by ${parts} (part|parts). The rate $i$ itself is
      ${share} (part|parts).`;
    const yearly = step(calc`${gap} / ${rate}%`, {
      name: text`the interest on the first ${noun} for a year`,
      works: (_, working) => tex`iI = ${gap} \quad \Rightarrow \quad I = ${working}`,
    })`
      The excess of ₹${gap} is the interest on $I$ for a year. Divide by the rate to find $I$.`;
    const deposit = step(calc`${yearly} / ${rate}%`, { name: text`the first ${noun}` })`
      The interest on the first ${noun} for a year is $I$. Divide it by the rate once more.`;
    const other = find(() => deposit.mul(n).mul(n).div(m).div(m));
    return {
      answer: deposit,
      stem: wording(
        frame,
        text`Two deposits earn interest at different yearly rates. For each of them, interest compounded yearly
          exceeds simple interest by ₹${gap} after 2 years. After 3 years this excess is ₹${more} larger for the
          second deposit than for the first. At simple interest, the first deposit would earn ${
            n === 1
              ? text`${m === 2 ? 'twice' : text`${m} times`} as much in a year as the second`
              : text`$\frac{${m}}{${n}}$ times as much in a year as the second`
          }. How large is the first deposit?`,
        text`A bank in Surat and a bank in Kochi pay interest at different yearly rates. Farida has a deposit in
          each, and at simple interest the one in Surat and the one in Kochi would earn amounts in the ratio
          ${ratio([m, n])} every year. With yearly compounding each deposit earns ₹${gap} more than that over 2
          years. Over 3 years compounding adds ₹${more} more to the deposit in Kochi than to the one in Surat. How
          much was deposited in Surat?`,
        text`A sum of $P$ rupees is lent at one yearly rate and a sum of $Q$ rupees at another. In 2 years
          interest compounded yearly is ₹${gap} more than simple interest on either sum. In 3 years it is more by an
          amount that is ₹${more} greater for $Q$ than for $P$. The simple interests on $P$ and $Q$ for equal times
          are in the ratio ${ratio([m, n])}. Find $P$.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(gap),
      slips: [
        slip('inverted_the_ratio', share, m)`
          You gave the first of the two the higher rate because it earns more. With equal excesses of ₹${gap} the
          one that earns more has the lower rate.`,
        slip('halved_needlessly', yearly, calc`${gap} / (2 * ${rate}%)`)`
          You let ₹${gap} be interest on interest of both years: ${here}. In the first year there is no earlier
          interest, so it arises only once.`,
        slip('divided_by_the_wrong_number', apart, calc`${more} / (2 * ${gap}) * 100%`)`
          You divided ₹${more} by both excesses together: ${here}. Each excess earns interest at its own rate, so
          the difference is ₹${gap} times the difference of the rates.`,
        slip('used_a_wrong_given_number', deposit, () => calc`${yearly} / ${rate.mul(m).div(n)}%`)`
          ${here} divides a year's interest on the first ${noun} by the rate of the second. Both divisions need the
          rate of the first.`,
        slip('went_a_step_too_far', deposit, () => calc`${yearly} / ${rate}% + 2 * ${yearly} + ${gap}`)`
          ${here} is what the first ${noun} has grown to in 2 years with compound interest. The question asks for
          the ${noun} itself.`,
        slip('answered_another_quantity', deposit, () => calc`${yearly} / ${rate}% + ${other}`)`
          ${here} is the total of the two ${noun}s. The question asks only for the one that earns more
          simple interest.`,
        slip('left_out_a_factor', share, n > 1 && 1)`
          You used ${rate}% as the rate of the first ${noun}. This is one part of the ratio, and the first
          ${noun}'s rate has $${n}$ such parts.`,
        slip('took_a_part_for_the_whole', parts, m > n + 1 && m)`
          You divided the difference of the rates by the $${m}$ parts of the higher rate. The difference itself has
          only $${m} - ${n}$ parts.`,
        stop('stopped_a_step_early', yearly)`
          ₹${yearly} is one year's simple interest on the first ${noun}. It has to be divided by the rate again.`,
      ],
      snapRead: text`The excess after two years is the same for both, the simple interests are in a given ratio, and
        the excesses after three years differ by a known amount. No rate is given.`,
      approach: text`The excess of two years is the rate times a year's interest, so equal excesses give the ratio
        of the rates. The third year gives their difference, and so both rates follow.`,
      check:
        () => text`At ${rate}% a year, ₹${deposit} brings ₹${yearly}, and ${rate}% of that is ₹${gap}. The rate of
        the second is ${rate.mul(m).div(n)}%, and ₹${other} brings ₹${other.mul(rate).mul(m).div(n).div(100)} a year.`,
      principle: text`After two years, compound interest exceeds simple interest by the rate times one year's
        interest; with equal excesses the rates are inversely as the interests.`,
    };
  },
);

/** AR.INT.3 Hard: two deposits with equal two-year gaps, told by the difference of the gaps of three years. */
export const equalGapsAtTwoRates: readonly AnyTemplate[] = situation<EqualGaps>({
  type: 'AR.INT.3',
  situation: 'equal-gaps-at-two-rates',
  tries: 60,
  draw: draw => {
    const [r, s] = draw.pick([
      [10, 20],
      [5, 10],
      [10, 15],
      [20, 30],
      [10, 25],
      [15, 30],
      [20, 25],
      [15, 20],
      [10, 30],
      [12, 20],
    ] as const);
    // The least gap for which both deposits and the difference of the later gaps are whole.
    const wholes = [q(10_000, r * r), q(10_000, s * s), q(s - r, 100)];
    const unit = wholes.reduce((all, value) => lcm(all, Number(value.d)), 1);
    const p = { r, s, gap: unit * draw.int(1, Math.floor(900 / unit)), frame: draw.int(0, 2) };
    return p.gap >= 20 && depositAt(p, s).gt(400) && depositAt(p, r).lt(90_000) ? p : null;
  },
  forms: [firstDeposit],
});

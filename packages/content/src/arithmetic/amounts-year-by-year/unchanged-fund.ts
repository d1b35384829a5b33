import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** A fund at compound interest from which the same amount is taken every year; two amounts are tried. */
interface Fund {
  fund: number;
  rate: number;
  low: number;
  high: number;
  who: string;
  what: string;
  frame: number;
}

const funds = [
  { who: 'A trust', what: 'the prizes of a school' },
  { who: 'A club', what: 'the rent of the club ground' },
  { who: 'A village council', what: 'the repair of the village wells' },
  { who: 'A choir', what: 'the yearly journey of the choir' },
] as const;

const leftAfter = ({ fund, rate }: Pick<Fund, 'fund' | 'rate'>, out: number) => {
  const next = (balance: number) => (balance * (100 + rate)) / 100 - out;
  return next(next(fund));
};

const unchanged = form<Fund>(
  'withdrawal-that-keeps-the-fund',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.LIN.1'],
    verify: p => {
      const [one, two] = [leftAfter(p, p.low), leftAfter(p, p.high)];
      for (let half = 1; half < 100; half += 1) {
        const rate = half / 2;
        for (let fund = 1000; fund <= 300_000; fund += 500)
          if (
            Math.abs(leftAfter({ fund, rate }, p.low) - one) < 1e-6 &&
            Math.abs(leftAfter({ fund, rate }, p.high) - two) < 1e-6
          )
            return Math.round((fund * rate) / 100);
      }
      throw new Error('no fund fits');
    },
  },
  (p, { step, find }) => {
    const { low, high, who, what, frame } = p;
    const [one, two] = [leftAfter(p, low), leftAfter(p, high)];
    const each = step(calc`(${one} - ${two}) / (${high} - ${low})`, {
      name: 'what one rupee more, taken out every year, costs after two years',
      because: text`A rupee taken out at the end of the first year is missing a year later together with its interest;
        the rupee of the second year is missing alone. So the cost is $1 + m$, whatever the fund is.`,
    })`
      Let a year's interest make $m$ times as much of the money. Each rupee that is taken out after the first year costs
      $m$ rupees at the end, and each that is taken out after the second year costs $1$ rupee. Compare the two plans to
      find $m + 1$: how much less is left for each rupee more.`;
    const factor = step(calc`${each} - 1`, {
      name: 'the growth of a year',
      works: (_v, working) => tex`m = ${working}`,
    })`
      Subtract the rupee of the second year to find the growth $m$ of a year.`;
    const whole = step(calc`${one} + ${low} * ${each}`, {
      name: 'the fund after two years if nothing were taken out',
      because: text`Each rupee of the yearly ₹${low} makes the final amount smaller by as much as was found before.
        Adding all this back gives the fund without withdrawals.`,
    })`
      With ₹${low} a year ₹${one} are left. Add what these withdrawals cost, to see what the fund would become
      without withdrawals.`;
    const growth = find(calc`${factor}^2`);
    const fund = step(calc`${whole} / ${growth}`, {
      name: 'the fund at the beginning',
      works: (_v, working) => tex`${factor}^2 = ${growth}, \qquad ${working}`,
    })`
      Without withdrawals the money grows twice by the factor $m$. Divide by the square to find the fund at the
      beginning.`;
    const gain = find(calc`${factor} - 1`, { name: 'the rate, as a part' });
    const wanted = step(calc`${fund} * ${frac(gain)}`, {
      name: 'the interest of a year on the whole fund',
      because: text`If exactly the interest is taken out, the next year begins with the same fund, and so does every
        year after it.`,
    })`
      The fund stays as it is when exactly the interest of a year is taken out. Find this interest.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${who} has a fund at interest that is compounded yearly. At the end of every year, when the interest has
          been added, the same amount is taken out for ${what}. If it is ₹${low} each time, ₹${one} will be left after
          the second withdrawal; if it is ₹${high}, only ₹${two}. What amount can be taken out every year so that the
          fund never changes?`,
        text`A fund for ${what} earns compound interest, and an equal amount is withdrawn at the end of each year. Two
          withdrawals of ₹${low} would leave ₹${one} in it, two withdrawals of ₹${high} would leave ₹${two}. Find the
          yearly withdrawal that leaves the fund the same from year to year.`,
      ),
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(low / 4),
      slips: [
        slip('left_out_interest_on_interest', whole, calc`${one} + 2 * ${low}`)`
          ${here} adds the two withdrawals back as they are. The first of them would have earned interest for a year.`,
        slip('forgot_to_square', growth, factor)`
          You divided ₹${whole} by ${growth}, the growth of one year. The fund has grown for two years until then.`,
        slip('ignored_what_was_paid_back', whole, one)`
          You went back from ₹${one}, what is left when ₹${low} is taken out twice. Growth alone did not lead there;
          first the withdrawals have to be added.`,
        slip('went_a_step_too_far', wanted, () => calc`${fund} * ${frac(factor)} * ${frac(gain)}`)`
          ${here} is the interest of the second year if nothing is taken out in the first. Taking out so much would make
          the fund smaller each year.`,
        slip('used_a_factor_twice', whole, calc`${one} + ${low} * 2 * ${frac(factor)}`)`
          ${here} lets both withdrawals lose a year's interest. The second one is taken out at the very end and loses
          none.`,
        slip('swapped_the_two', whole, calc`${two} + ${low} * ${each}`)`
          ${here} adds the cost of withdrawals of ₹${low} to the ₹${two} that are left with withdrawals of ₹${high}. The
          two belong to different plans.`,
        slip('stopped_a_step_early', fund, () => calc`${whole}`)`
          The interest was taken on ₹${whole}. That is the fund after two years without withdrawals, not the fund of the
          beginning.`,
      ],
      snapRead: text`Two yearly withdrawals and what each leaves: compare the two plans, so that the fund itself
        cancels.`,
      approach: text`The difference of the two plans does not depend on the fund and gives the growth of a year. Then
        one plan gives the fund, and its yearly interest is the amount that may be taken.`,
      check: text`With ${calc`${gain} * 100%`.value}% interest, ₹${fund} less ₹${low} after each year becomes
        ₹${calc`${fund} * ${factor} - ${low}`.value} and then ₹${one}.`,
      principle: text`When two plans differ in one amount only, their difference shows the effect of this amount alone,
        and everything they share cancels.`,
    };
  },
);

/** AR.INT.5 Hard: the yearly withdrawal that leaves a fund unchanged. */
export const unchangedFund: readonly AnyTemplate[] = situation<Fund>({
  type: 'AR.INT.5',
  situation: 'unchanged-fund',
  tries: 200,
  draw: draw => {
    const low = draw.step(1000, 24_000, 500);
    const p = {
      fund: draw.step(20_000, 240_000, 2000),
      rate: draw.pick([4, 5, 6, 8, 10, 12, 15, 20]),
      low,
      high: low + draw.step(1000, 9000, 500),
    };
    const interest = (p.fund * p.rate) / 100;
    const left = [leftAfter(p, p.low), leftAfter(p, p.high)];
    return left.every(n => Number.isInteger(n) && n > 10_000) &&
      ![p.low, p.high].includes(interest) &&
      interest > 0.4 * p.low &&
      interest < 4 * p.low
      ? { ...p, ...draw.pick(funds), frame: draw.int(0, 1) }
      : null;
  },
  forms: [unchanged],
});

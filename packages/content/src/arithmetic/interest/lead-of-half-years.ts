import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Lead {
  who: string;
  /** Per cent a year. */
  rate: number;
  /** By how many rupees half-yearly compounding is ahead after one year. */
  more: number;
  frame: number;
}

const wholeMoney = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
/** What a rupee becomes in a year, compounded yearly and half-yearly. */
const yearly = ({ rate }: Lead) => q(100 + rate, 100);
const halfYearly = ({ rate }: Lead) => q(200 + rate, 200).mul(q(200 + rate, 200));

const leadOfTwoYears = form<Lead>(
  'lead-of-two-years',
  {
    band: 'Medium',
    seconds: 95,
    also: ['AR.INT.2'],
    verify: p => {
      // The sum from the lead of one year, then both accounts period by period.
      const sum = q(p.more * 40000, p.rate * p.rate);
      let [half, full] = [sum, sum];
      for (let i = 0; i < 4; i += 1) half = half.add(half.mul(p.rate).div(200));
      for (let i = 0; i < 2; i += 1) full = full.add(full.mul(p.rate).div(100));
      return half.sub(full);
    },
  },
  (p, { step, find }) => {
    const { more, rate, frame, who } = p;
    const growth = find(yearly(p));
    const second = step(calc`${growth} * ${more}`, {
      works: value => tex`${more} \times ${growth} = ${value}`,
      name: 'what half-yearly compounding adds in the second year',
      because: text`On a sum, half-yearly compounding brings ₹${more} more in a year. On a larger amount it brings more
        in the same proportion, and by the second year the yearly amount has grown.`,
    })`
      In a year, half-yearly compounding brings a fixed fraction of the amount more than yearly compounding: ₹${more}
      on the sum. In the second year the yearly amount is $${growth}$ times the sum, so this extra is $${growth}$ times
      as large.`;
    const factor = find(halfYearly(p));
    const carried = step(calc`${factor} * ${more}`, {
      works: value => tex`${more} \times ${q(200 + rate, 200)}^2 = ${value}`,
      name: 'the lead of the first year with its interest',
      because: text`The ₹${more} of the first year stand on the half-yearly side. There they earn interest in the
        second year, and it is compounded half-yearly like all the rest.`,
    })`
      The lead of ₹${more} from the first year is part of the half-yearly amount, so in the second year it grows in two
      half-years. Multiply it by the factor of a half-year twice.`;
    const lead = step(calc`${second} + ${carried}`, {
      works: value => tex`${second} + ${carried} = ${value}`,
      name: 'the lead after two years',
      because: text`The half-yearly amount is the yearly amount and the lead. One part of the new lead comes from the
        yearly amount and the other from the old lead, so nothing is counted twice.`,
    })`
      The lead after two years is the extra of the second year and the old lead with its interest. Add the two.`;
    return {
      answer: lead,
      stem:
        frame === 0
          ? text`${who} borrows a sum at ${rate}% a year for one year. The interest would be ₹${more} more if it were
            compounded half-yearly instead of yearly. How much more would the interest on the same sum for two years be,
            compounded half-yearly instead of yearly?`
          : frame === 1
            ? text`At ${rate}% per annum, a deposit earns ₹${more} more in one year if interest is compounded
              half-yearly instead of yearly. By how much does the half-yearly way exceed the yearly one on the same
              deposit over two years?`
            : text`Two equal sums are lent at ${rate}% per annum, one compounded half-yearly and the other yearly. After
              one year the first amount is ₹${more} larger than the second. How much larger is it after two years?`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        slip('left_out_interest_on_interest', lead, calc`2 * ${more}`)`
          $2 \times ${more}$ lets the second year add as much as the first. By then the amounts have grown, so the
          second year adds more.`,
        slip('used_the_rate_of_another_period', factor, calc`${yearly(p)} * ${yearly(p)}`)`
          You let the lead grow by the full ${rate}% in each half-year, to ₹${carried}. A half-year carries only half
          of the yearly rate.`,
        slip('counted_twice', lead, calc`${second} + ${carried} + ${more}`)`
          You added the ₹${more} of the first year once more. They are already in ₹${carried}, together with their
          interest.`,
        slip('left_out_interest_on_interest', factor, 1)`
          You carried the first ₹${more} over without any interest. They are part of the half-yearly amount, which
          earns in the second year too.`,
        slip('used_the_rate_of_another_period', factor, yearly(p))`
          You let the lead grow yearly, by the factor $${growth}$, to ₹${carried}. It belongs to the amount that is
          compounded half-yearly.`,
        slip('left_out_interest_on_interest', growth, 1)`
          For the second year you used ₹${more} again. The amount has grown by ${rate}% by then, so the extra is larger
          than on the sum at the beginning.`,
        slip('took_a_part_for_the_whole', lead, calc`${second} + ${carried} - ${more}`)`
          ₹${lead} is by how much the lead grows in the second year. The ₹${more} of the first year belong to the lead
          as well.`,
        slip('used_the_rate_of_another_period', growth, halfYearly(p))`
          You multiplied both parts by $${growth}$. The extra on the yearly amount grows only with the yearly factor;
          ₹${second} counts the growth of the lead a second time.`,
        slip('assumed_a_proportion', lead, calc`4 * ${more}`)`
          $4 \times ${more}$ squares the number of years. The lead does not grow with the square of the time, but by
          the interest of the second year.`,
      ],
      snapRead: text`Half-yearly against yearly compounding: the lead after one year is known, and the lead after two
        is asked. The sum need not be found.`,
      approach: text`In the second year two things add to the lead: half-yearly compounding brings its extra again, on
        a grown amount, and the lead of the first year earns interest itself.`,
      faster: () =>
        text`By the difference of two squares the lead is multiplied by $${halfYearly(p)} + ${yearly(p)} =
          ${halfYearly(p).add(yearly(p))}$.`,
      check: () => {
        const sum = q(more).div(halfYearly(p).sub(yearly(p)));
        return text`The sum is ₹${sum}: after two years ₹${sum.mul(halfYearly(p)).mul(halfYearly(p))} with half-yearly
        compounding, against ₹${sum.mul(yearly(p)).mul(yearly(p))}. They differ by ₹${lead}.`;
      },
      principle: text`A lead in compound interest grows in two ways: the faster way gains again on a larger amount, and
        the lead itself earns interest.`,
    };
  },
);

/** AR.INT.3 Medium: by how much half-yearly compounding leads after two years. */
export const leadOfHalfYears: readonly AnyTemplate[] = situation<Lead>({
  type: 'AR.INT.3',
  situation: 'half-years-ahead',
  tries: 20,
  draw: draw => {
    const rate = draw.pick([10, 20, 20, 40]);
    const p = {
      who: draw.pick(peopleInArithmetic),
      rate,
      more: draw.step(100, 2400, 25),
      frame: draw.int(0, 2),
    };
    const lead = halfYearly(p).add(yearly(p)).mul(p.more);
    return lead.d === 1n ? p : null;
  },
  forms: [leadOfTwoYears],
});

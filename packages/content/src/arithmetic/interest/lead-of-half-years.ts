import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, percent, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const leadOfTwoYears = form({
  form: 'lead-of-two-years',
  band: 'Medium',
  entry: true,
  seconds: 95,
  also: ['AR.INT.2'],
  stem: (p: Lead) =>
    p.frame === 0
      ? `${p.who} borrows a sum at ${percent(p.rate)} a year for one year. The interest would be ${rupees(p.more)} more if it were compounded half-yearly instead of yearly. How much more would the interest on the same sum for two years be, compounded half-yearly instead of yearly?`
      : p.frame === 1
        ? `At ${percent(p.rate)} per annum, a deposit earns ${rupees(p.more)} more in one year if interest is compounded half-yearly instead of yearly. By how much does the half-yearly way exceed the yearly one on the same deposit over two years?`
        : `Two equal sums are lent at ${percent(p.rate)} per annum, one compounded half-yearly and the other yearly. After one year the first amount is ${rupees(p.more)} larger than the second. How much larger is it after two years?`,
  path: path<Lead>()
    .quiet('growth', yearly)
    .step(
      'second',
      ({ more }, { growth }) => growth.mul(more),
      'Half-yearly compounding brings a fixed fraction of the amount more in each year. On the amount of the yearly way, which has grown for a year, the second year brings that much more.',
      ({ more }, { growth, second }) => `${more} \\times ${numberTex(growth)} = ${numberTex(second)}`,
    )
    .quiet('factor', halfYearly)
    .step(
      'carried',
      ({ more }, { factor }) => factor.mul(more),
      'The lead of the first year also earns interest in the second, compounded half-yearly.',
      ({ rate, more }, { carried }) =>
        `${more} \\times ${numberTex(q(200 + rate, 200))}^2 = ${numberTex(carried)}`,
    )
    .step(
      'lead',
      (_p, { second, carried }) => second.add(carried),
      'Both together are the lead after two years.',
      (_p, { second, carried, lead }) => `${numberTex(second)} + ${numberTex(carried)} = ${numberTex(lead)}`,
    ),
  slips: [
    {
      misconception: 'lead_doubled',
      at: 'lead',
      wrongly: ({ more }) => q(2 * more),
      words: ({ more }) =>
        `$2 \\times ${more}$ lets the second year add as much as the first; all amounts are larger by then.`,
    },
    {
      misconception: 'rate_not_halved',
      at: 'factor',
      wrongly: p => yearly(p).mul(yearly(p)),
      words: ({ rate }, { carried }) =>
        `The lead was let grow by the full ${percent(rate)} in each half-year, to ${rupees(carried)}; a half-year carries half of the rate.`,
    },
    {
      misconception: 'first_lead_added_again',
      at: 'lead',
      wrongly: ({ more }, { second, carried }) => second.add(carried).add(more),
      words: ({ more }, { carried }) =>
        `The ${rupees(more)} of the first year were added once more; ${rupees(carried)} holds them already, with interest.`,
    },
    {
      misconception: 'lead_earns_no_interest',
      at: 'factor',
      wrongly: () => q(1),
      words: ({ more }) =>
        `The first ${rupees(more)} were carried over without any interest in the second year.`,
    },
    {
      misconception: 'full_rate_for_both',
      at: 'factor',
      wrongly: yearly,
      words: (_p, { growth, carried }) =>
        `The lead was let grow yearly, by the factor $${numberTex(growth)}$, to ${rupees(carried)}; it stands where interest is compounded half-yearly.`,
    },
    {
      misconception: 'second_year_on_the_first_sum',
      at: 'growth',
      wrongly: () => q(1),
      words: ({ more }) =>
        `For the second year ${rupees(more)} was taken again, as if the amount were still the sum of the beginning.`,
    },
    {
      misconception: 'second_year_only',
      at: 'lead',
      wrongly: ({ more }, { second, carried }) => second.add(carried).sub(more),
      words: ({ more }, { lead }) =>
        `${rupees(lead)} is by how much the lead grows in the second year; the ${rupees(more)} of the first belong to it.`,
    },
    {
      misconception: 'half_yearly_for_both',
      at: 'growth',
      wrongly: halfYearly,
      words: (_p, { growth, second }) =>
        `Both parts were let grow by $${numberTex(growth)}$; ${rupees(second)} counts the lead's own growth a second time.`,
    },
    {
      misconception: 'difference_grows_with_square_of_time',
      at: 'lead',
      wrongly: ({ more }) => q(4 * more),
      words: ({ more }) =>
        `$4 \\times ${more}$ squares the number of years; the lead does not follow that rule.`,
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () =>
    'Half-yearly against yearly compounding: the lead after one year is known, and the lead after two is asked. The sum need not be found.',
  approach: () =>
    'In the second year two things add to the lead: half-yearly compounding brings its extra again, on a grown amount, and the lead that is there earns interest itself.',
  faster: p =>
    `By the difference of two squares the lead is multiplied by $${numberTex(halfYearly(p))} + ${numberTex(yearly(p))} = ${numberTex(halfYearly(p).add(yearly(p)))}$.`,
  check: p => {
    const sum = q(p.more).div(halfYearly(p).sub(yearly(p)));
    return `The sum is ${rupees(sum)}: after two years ${rupees(sum.mul(halfYearly(p)).mul(halfYearly(p)))} against ${rupees(sum.mul(yearly(p)).mul(yearly(p)))}.`;
  },
  principle:
    'A lead in compound interest grows in two ways: the faster way gains again on a larger amount, and the lead itself earns interest.',
  verify: p => {
    // The sum from the lead of one year, then both accounts period by period.
    const sum = q(p.more * 40000, p.rate * p.rate);
    let [half, full] = [sum, sum];
    for (let i = 0; i < 4; i += 1) half = half.add(half.mul(p.rate).div(200));
    for (let i = 0; i < 2; i += 1) full = full.add(full.mul(p.rate).div(100));
    return half.sub(full);
  },
});

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

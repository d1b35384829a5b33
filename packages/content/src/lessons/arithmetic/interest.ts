import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { bars } from '../pictures.ts';

export const interest: Lesson = {
  subcategory: 'AR.INT',
  title: 'Interest: what earns in the second year?',
  description: text`
    How compound interest differs from simple interest, why a rate is shared among half-years, and how to
    compare payments of different dates. With worked examples.`,
  before: [
    text`
      The money lent is the principal, or the sum. With its interest it is the amount. ‘8% per
      annum’ is 8% for each year.`,
    text`
      Simple interest is $\frac{P \times r \times t}{100}$: a principal of ₹5,000 at 8% brings
      $\frac{5000 \times 8 \times 3}{100} = 1200$ rupees in 3 years.`,
    text`
      At compound interest the amount is $P(1 + \frac{r}{100})^n$: ₹5,000 at 8% become $5000 \times
      1.08 \times 1.08 = 5832$ rupees in 2 years.`,
    text`
      Quarterly means four times a year with a quarter of the rate; half-yearly means twice a year
      with half of it.`,
    text`
      If a sum at simple interest amounts to ₹5,800 after 2 years and to ₹6,200 after 3, one year
      brings ₹400, and the sum is $5800 - 2 \times 400 = 5000$ rupees.`,
  ],
  idea: [
    text`
      You lend ₹1,000, the sum or principal, at 20% a year (per annum). After one year ₹200 of interest are
      due. In the second year it depends on
      what was agreed. With simple interest only the ₹1,000 earn, so the second year brings ₹200 again. With
      compound interest the first ₹200 stay in the account and earn too: 20% of ₹1,200 is
      ₹${calc`20% * 1200`.value}.`,
    text`
      So after two years the difference is ₹40, and you can see where it comes from: it is the interest on the
      first year's interest, ${calc`20% * 200`}. So the difference, divided by one year's interest, tells you
      the rate.`,
    text`
      For compound interest think of a multiplier. Every year turns 1 rupee into 1.20 rupees: 1,000 becomes
      1,200 and then 1,440. If interest is added every half-year, the 20% are shared, 10% each time, but there
      are two times in a year: ${calc`1000 * 1.1 * 1.1`}, ₹10 more than with one addition of 20%.`,
    text`
      The multiplier also tells what a payment is worth on another day. At 20% a year ₹600 to be paid after
      one year are worth only ${calc`600 ÷ 1.2`} rupees today, because ₹500 lent today grow to ₹600. So never
      add payments of different dates. Bring all of them to one date first: multiply to go forward by a year,
      divide to go back.`,
  ],
  picture: {
    figure: bars({
      alt: text`
        Two bars of interest for two years. Simple interest: 200 and 200, in all 400. Compound interest: 200
        and 200 and a shaded part of 40, in all 440.`,
      bars: [
        {
          name: 'Simple',
          parts: [
            { size: 200, text: 'year 1: 200' },
            { size: 200, text: 'year 2: 200' },
          ],
          total: '400',
        },
        {
          name: 'Compound',
          parts: [
            { size: 200, text: 'year 1: 200' },
            { size: 200, text: 'year 2: 200' },
            { size: 40, text: '40', shaded: true },
          ],
          total: '440',
        },
      ],
      room: { total: 50 },
    }),
    caption: text`
      Both ways pay the same on the ₹1,000. The shaded ₹40 are 20% of the first ₹200, and they are the whole
      difference.`,
  },
  examples: [
    {
      form: 'two-years-rate-from-both-interests',
      seed: 901,
      answer: '$20\\%$',
      because: {
        1: text`
          The sum is not needed: simple interest on it is the same every year.`,
        2: text`
          What compound interest pays on top can only come from interest on interest.`,
        3: text`
          Do not compare with the interest of both years: only that of the first year had time to earn.`,
      },
    },
    {
      form: 'two-payments-present-value',
      seed: 902,
      passed: 8,
      answer: '₹29,600',
      ask: 2,
      because: {
        1: text`
          The seller waits one year longer for the ₹4,477, so they cannot be added to the ₹28,490 yet.`,
        2: text`
          Now both amounts stand at the same date and may be added.`,
        3: text`
          The cash price is money of today, one year before that date.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`₹5,000 at 10% compound interest grow by 20% in two years.`,
      wrong: tex`5000 \times 120\% = 6000`,
      right: tex`5000 \times 110\% \times 110\% = 6050`,
      why: text`
        The first year's ₹500 also earn in the second year: 10% of ₹500 is the missing ₹50.`,
    },
    {
      says: text`At 12% a year, compounded half-yearly, ₹1,000 earn 12% in each half-year.`,
      wrong: tex`1000 \times 1.12 \times 1.12 = 1254.4`,
      right: tex`1000 \times 1.06 \times 1.06 = 1123.6`,
      why: text`
        The rate is told for a year. Half a year gets half of it, 6%, and a year has two such halves.`,
    },
    {
      says: text`
        A loan of ₹2,100 at 10% a year is cleared by two equal yearly payments of half the loan with interest.`,
      wrong: tex`2100 \times 1.1 \times 1.1 \div 2 = 1270.5`,
      right: tex`1210 \div 1.1 + 1210 \div 1.1 \div 1.1 = 2100`,
      why: text`
        The first payment comes a year earlier, so less interest runs. For each payment of 121,
        $121 \div 1.1 = 110$ and $110 \div 1.1 = 100$: together 210 today. The loan is ten times that.`,
    },
  ],
  leave: text`
    Questions with two years, two rates or two payments take a minute and a half with the calculator of the
    exam, so stay. Draw a line with the dates first and write every amount under its date. Leave for a second
    pass what runs over three years or more with unknown instalments, and what counts possible rates. If after
    thirty seconds you cannot say which amount stands at which date, mark it and go on.`,
  checks: [
    { form: 'two-years-gap-of-two-years', seed: 902 },
    { form: 'one-rate-sum-from-two-amounts', seed: 902 },
    { form: 'parts-of-a-year-amount-after-some-months', seed: 901 },
    { form: 'two-payments-second-payment', seed: 902 },
    { form: 'two-years-sum-from-both-interests', seed: 901 },
  ],
};

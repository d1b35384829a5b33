import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { bars } from '../pictures.ts';

const parts = (count: number, shaded = false) =>
  Array.from({ length: count }, () => ({ size: 5, text: '5', shaded }));

export const ratio: Lesson = {
  subcategory: 'AR.RAT',
  title: 'Ratio: find what one part is worth',
  description: text`
    A ratio counts parts, not things: how to find the size of a part, and how to link two ratios by what stays
    the same. With worked examples.`,
  before: [
    text`
      A ratio stays the same when both terms are multiplied by one number: 2 : 3 is 10 : 15.`,
    text`
      To divide ₹45 in the ratio 2 : 3, make $2 + 3 = 5$ equal parts of ₹9. The shares are ₹18 and
      ₹27.`,
    text`
      To join 2 : 3 and 4 : 5 at the middle term, make it equal in both: 8 : 12 and 12 : 15 give 8 :
      12 : 15.`,
    text`
      Partners share the profit by money × time. ₹40,000 for 12 months against ₹60,000 for 4 months
      is 4,80,000 to 2,40,000, which is 2 : 1.`,
  ],
  idea: [
    text`
      Meera and Anu share 35 laddoos in the ratio 3 : 4. Deal them out like cards: in each round Meera takes 3
      and Anu takes 4, so a round uses 7. There are ${calc`35 ÷ 7`} rounds. Meera gets ${calc`5 * 3`} laddoos
      and Anu ${calc`5 * 4`}.`,
    text`
      So 3 : 4 does not mean 3 laddoos and 4 laddoos. It means 3 parts and 4 parts, all of one size, and the
      question is how big a part is. Any one number tells it. The total of 35 is 7 parts. The difference of 5
      is 1 part. Anu's 20 are 4 parts. Find the part, and you have everything else.`,
    text`
      Now Meera gets 25 more laddoos, and the ratio becomes 2 : 1. It is tempting to say that Meera went from
      3 parts to 2. But the new parts are of another size: Anu still has 20, which used to be 4 parts and is
      now 1.`,
    text`
      So look for what did not change, here Anu's number, and give it the same number of parts in both ratios:
      3 : 4 before, and 8 : 4 now, which is the same as 2 : 1. Meera went from 3 parts to 8. Those 5 parts are
      the 25 laddoos that came, and one part is ${calc`25 ÷ 5`}. If one gives to the other, their total
      stays; between two ages, the difference stays.`,
  ],
  picture: {
    figure: bars({
      alt: text`
        Three bars made of equal parts of 5 laddoos. Anu has 4 parts, before and after. Meera had 3 parts; now
        she has 8, of which the 5 that came are shaded.`,
      bars: [
        { name: 'Anu', parts: parts(4), total: '20' },
        { name: 'Meera', parts: parts(3), total: '15' },
        { name: 'Meera now', parts: [...parts(3), ...parts(5, true)], total: '40' },
      ],
      room: { name: 104 },
    }),
    caption: text`
      Anu's bar has 4 parts in both ratios, so all parts are of one size.`,
  },
  examples: [
    {
      form: 'one-side-changes-number-to-add',
      seed: 901,
      answer: '$47$',
      because: {
        2: text`The 20 lemon trees are 4 parts of the new ratio, so one part is 5 trees and 15 parts are 75.`,
        3: text`At first there were $48 - 20 = 28$ mango trees, and the 75 contain them.`,
      },
    },
    {
      form: 'transfer-further-transfer-until-equal',
      seed: 901,
      passed: 4,
      answer: '$10$',
      ask: 2,
      because: {
        1: text`The totals are 8 and 20 parts; their LCM is 40. Multiply 5 : 3 by 5 and 11 : 9 by 2.`,
        2: text`Gurpreet lost 3 parts, and these are the 15 coins.`,
        3: text`22 parts less 18 parts.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`If 35 is shared in the ratio 3 : 4, the first gets three quarters of it.`,
      wrong: tex`35 \times \frac{3}{4} = 26.25`,
      right: tex`35 \times \frac{3}{3 + 4} = 15`,
      why: text`
        Three quarters compares the first share with the second. The whole has 7 parts: it is three sevenths.`,
    },
    {
      says: text`If both get 10 more, the ratio stays what it was.`,
      wrong: tex`(15 + 10) : (20 + 10) = 3 : 4`,
      right: tex`(15 + 10) : (20 + 10) = 5 : 6`,
      why: text`
        A ratio stays when both numbers are multiplied by the same number. Adding the same to both brings it
        nearer to 1 : 1.`,
    },
    {
      says: text`If a : b is 2 : 3 and b : c is 4 : 5, then a : c is 2 : 5.`,
      wrong: tex`\frac{a}{c} = \frac{2}{5}`,
      right: tex`\frac{a}{c} = \frac{2}{3} \times \frac{4}{5} = \frac{8}{15}`,
      why: text`
        In one ratio b is 3 parts, in the other 4, so the parts are not alike. Write b as 12 in both: 8 : 12
        and 12 : 15.`,
    },
  ],
  leave: text`
    Most questions on ratio end within a minute and a half, once you have said what stays the same. If you
    cannot say it, ask in this order: does one number stay, does the total, does the difference? If none does,
    call one part x and give the equation one try. Leave to the end what asks for a range or a count of
    possible totals.`,
  checks: [
    { form: 'chain-of-two-ratios-third-from-the-total', seed: 902 },
    { form: 'one-side-changes-unchanged-number', seed: 903 },
    { form: 'late-partner-share-of-the-late-partner', seed: 903 },
    { form: 'two-ways-to-transfer-number-between-two-transfers', seed: 901 },
    { form: 'incomes-and-expenses-ratio-of-savings', seed: 901 },
  ],
};

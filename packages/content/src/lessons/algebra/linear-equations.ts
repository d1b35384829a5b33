import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { bars } from '../pictures.ts';

export const linearEquations: Lesson = {
  subcategory: 'AL.LIN',
  title: 'Linear equations: one letter, one fact, one equation',
  description: text`
    How to turn the sentences of a story into equations, and how to get what is asked by adding equations,
    without finding every unknown. With worked examples.`,
  before: [
    text`
      Do the same to both sides: from $3x + 4 = 40$ follow $3x = 36$ and $x = 12$.`,
    text`
      Two letters need two equations. In $2x + 3y = 23$ and $5x - 2y = 10$ make the numbers before
      $y$ equal: twice the first is $4x + 6y = 46$, three times the second is $15x - 6y = 30$.`,
    text`
      Add these two and $y$ drops out: $19x = 76$, so $x = 4$.`,
    text`
      Put 4 for $x$ in the first: $8 + 3y = 23$, so $y = 5$. Test both in the other: $5 \times 4 - 2
      \times 5 = 10$.`,
  ],
  idea: [
    text`
      Riya and Anu have 40 bangles together. Riya has 4 more than twice as many as Anu. Lay Anu's bangles on
      the table once, and Riya's as two such heaps with 4 more. Take the 4 away, and three equal heaps remain:
      ${calc`40 - 4`} bangles. Anu has ${calc`36/3`}, Riya has ${calc`2 * 12 + 4`}.`,
    text`
      An equation says the same with a letter. Let Anu have $x$. Riya then has $2x + 4$, because Riya has the
      4 more. One letter, one fact, one equation: $x + (2x + 4) = 40$. Solve it: $3x + 4 = 40$, so $3x = 36$
      and $x = 12$.`,
    text`
      Often the single values are not asked at all. Three pens and two pads cost ₹130, two pens and three pads
      ₹170. What do one pen and one pad cost? Put both bills together: five pens and five pads for ₹300, so a
      pair costs ${calc`300/5`} rupees. Subtract the bills instead: one pad costs ₹40 more than a pen. Adding
      and subtracting whole equations is quicker than solving.`,
    text`
      A gift changes a difference twice. If Asha gives Bela ₹10, Asha has ₹10 less and Bela ₹10 more: their
      difference shrinks by ₹20, while their total stays.`,
  ],
  picture: {
    figure: bars({
      alt: text`
        Two bars. Anu has one part of 12. Riya has two parts of 12 and a shaded part of 4, in all 28.`,
      bars: [
        { name: 'Anu', parts: [{ size: 12, text: '12' }], total: '12' },
        {
          name: 'Riya',
          parts: [
            { size: 12, text: '12' },
            { size: 12, text: '12' },
            { size: 4, text: '4', shaded: true },
          ],
          total: '28',
        },
      ],
    }),
    caption: text`
      Without the shaded 4 there are three equal parts in the 40, and each of them is Anu's number.`,
  },
  examples: [
    {
      form: 'two-facts-more-than-times',
      seed: 902,
      passed: 0,
      answer: '$179$',
      because: {
        1: text`
          Take the 15 extra stamps away. What Bhavesh has then is 4 times Zoya's number, so together they have
          5 times it. With a letter: $x + 4x + 15 = 220$, so $5x = 205$ and $x = 41$.`,
        2: text`
          41 is Zoya's number, and Bhavesh was asked for. Do not forget to give the 15 stamps back.`,
      },
    },
    {
      form: 'both-sides-change-gift-either-way',
      seed: 902,
      passed: 1,
      answer: '$60$',
      ask: 2,
      because: {
        1: text`
          Aarav can give away 15 and then they are equal, so now he is 30 ahead. Receiving 3 more from Lalitha
          moves both, and the lead grows by 6.`,
        2: text`
          After this second gift Aarav has 4 parts and Lalitha 1 part. The lead of 36 is the difference of
          these parts.`,
        3: text`
          A gift goes from one to the other, so the total is the same before and after it. It is all the parts
          together.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`Two shelves hold 30 books, and the upper one has 6 more. So take half of 30 and add 6.`,
      wrong: tex`30 \div 2 + 6 = 21`,
      right: tex`(30 + 6) \div 2 = 18`,
      why: text`
        With 21 above, 9 would be below, and the difference would be 12. Six books more means three above the
        half and three below it.`,
    },
    {
      says: text`After Asha gives Bela ₹10 they have the same, so Asha had ₹10 more.`,
      wrong: tex`30 + 10 = 40`,
      right: tex`30 + 10 + 10 = 50`,
      why: text`
        Say Bela has ₹30. With ₹40 Asha would give 10, and then have 30 against Bela's 40. With ₹50 both have 40.`,
    },
    {
      says: text`
        If the sums of three parcels in pairs are 30, 40 and 50 kg, all three weigh 120 kg together.`,
      wrong: tex`30 + 40 + 50 = 120`,
      right: tex`(30 + 40 + 50) \div 2 = 60`,
      why: text`
        Each parcel was weighed in two pairs, so it is counted twice in the 120.`,
    },
  ],
  leave: text`
    These are among the kindest questions of the paper: if you can name the unknowns in half a minute, stay.
    Look at what is asked before you solve, because a sum or a difference may come from adding the equations
    as they are. Leave for a second pass stories with three unknowns and only two facts that ask for ‘all
    possible values’ or ‘the maximum’: there you have to try whole numbers one by one.`,
  checks: [
    { form: 'two-facts-more-than-times', seed: 901 },
    { form: 'two-facts-right-and-wrong', seed: 902 },
    { form: 'exchanged-counts-mirrored-bills-sum', seed: 902 },
    { form: 'both-sides-change-gift-either-way', seed: 901 },
    { form: 'more-unknowns-ring-of-five', seed: 902 },
  ],
};

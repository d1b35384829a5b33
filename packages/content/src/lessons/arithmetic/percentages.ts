import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { bars } from '../pictures.ts';

export const percentages: Lesson = {
  subcategory: 'AR.PCT',
  title: 'Percentages: per cent of what?',
  description: text`
    Why 25% up and 25% down do not cancel, how to go back from a changed amount, and how to keep the base of
    every per cent in view. With worked examples.`,
  before: [
    text`
      20% of 450 is $\frac{20}{100} \times 450 = 90$. The other way round, 90 out of 450 is
      $\frac{90}{450} \times 100\% = 20\%$.`,
    text`
      Learn these fractions: $\frac{1}{3}$ is $33\frac{1}{3}\%$, $\frac{1}{4}$ is 25%, $\frac{1}{5}$
      is 20%, $\frac{1}{6}$ is $16\frac{2}{3}\%$, $\frac{1}{8}$ is 12.5% and $\frac{1}{9}$ is
      $11\frac{1}{9}\%$.`,
    text`
      A rise by a third makes a price $\frac{4}{3}$ of the old one; a fall by a third makes it
      $\frac{2}{3}$.`,
    text`
      Somebody who gets 150 marks and fails by 10 shows that the pass mark is 160. If it is 40% of
      the maximum, the maximum is $160 \div 0.4 = 400$.`,
  ],
  idea: [
    text`
      A kurta costs ₹800. The shopkeeper first raises the price by 25%, then gives 25% off. Are we back at
      ₹800? Let us see. 25% of ₹800 is ₹${calc`25% * 800`.value}, so the price goes up to ₹1,000. The discount
      is 25% of that, which is ₹${calc`25% * 1000`.value}, and the kurta is sold for ₹750. The same 25% was
      worth ₹200 on the way up and ₹250 on the way down.`,
    text`
      Per cent means ‘out of a hundred’: 25% is 25 out of every 100, a quarter, of something. That something
      is its base.
      ‘25%’ says nothing; ‘25% of the old price’ says everything. Before you touch a number, ask the question
      that decides nearly every sum of this topic: per cent of what?`,
    text`
      Now write a change as a multiplier. After a rise of 25% you have the old price and a quarter more: $${calc`100% +
      25%`}$ of it, or $\frac{5}{4}$ of it. After a fall of 25% you have $\frac{3}{4}$ of it. Forwards you multiply,
      ${calc`800
      * (5/4)`}; backwards you divide, ${calc`1000 ÷ (5/4)`}.`,
    text`
      Why may you not go back from ₹1,000 by taking 25% off? Because the 25% was measured on ₹800, and you are
      holding ₹1,000. What has to go is ₹200, and ₹200 out of ₹1,000 is $${calc`200/1000 * 100%`}$. So a fall
      of 20% undoes a rise of 25%.`,
  ],
  picture: {
    figure: bars({
      alt: text`
        Two bars. The old price is four equal parts of 200 rupees, 800 in all. The new price has the same four
        parts and a fifth, shaded one: 1,000 rupees.`,
      bars: [
        { name: 'Old', parts: [1, 2, 3, 4].map(() => ({ size: 200, text: '200' })), total: '800' },
        {
          name: 'New',
          parts: [
            ...[1, 2, 3, 4].map(() => ({ size: 200, text: '200' })),
            { size: 200, text: '200', shaded: true },
          ],
          total: '1,000',
        },
      ],
    }),
    caption: text`
      The shaded ₹200 is one part for every four of the old price, but one part in five of the new one: 25%
      going up, 20% coming down.`,
  },
  examples: [
    {
      form: 'one-rise-original-amount',
      seed: 907,
      passed: 2,
      answer: '₹3,900',
      because: {
        1: text`
          The 20% was counted on the old charge, so the old charge is the base, and the base is always 100%.`,
        2: text`
          120% is 1.2, so type 4680 ÷ 1.2. Taking 20% off ₹4,680 is wrong: the 20% was counted on the old charge.`,
      },
    },
    {
      form: 'one-rise-back-to-a-level-above',
      seed: 904,
      passed: 2,
      answer: '$10\\%$',
      ask: 2,
      because: {
        1: text`
          No rent is given, so you may choose one. With 100 every per cent of the old rent is also a number.`,
        2: text`
          The old rent is still the base of the 17%, so the rent has to come down to 117, not to 100.`,
        3: text`
          If a rent of 150 is cut to 120, the cut of 30 is 20% of 150. So a cut is compared with the rent
          before it.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A price that rose by 20% to ₹600 comes back to its old value when 20% is taken off.`,
      wrong: tex`600 - 20\% \times 600 = 480`,
      right: tex`600 \div 120\% = 500`,
      why: text`
        Try it forwards: 20% of ₹500 is ₹100, and that makes ₹600. From ₹480 the rise would only lead to ₹576.`,
    },
    {
      says: text`A rise of 20% and then one of 10% is a rise of 30%.`,
      wrong: tex`500 \times 130\% = 650`,
      right: tex`500 \times 120\% \times 110\% = 660`,
      why: text`
        The second rise also acts on what the first one added: 10% of those ₹100 is the missing ₹10. Changes
        that follow each other are multiplied.`,
    },
    {
      says: text`If a share goes up from 40% to 50%, it goes up by 10%.`,
      wrong: tex`50\% - 40\% = 10\%`,
      right: tex`\frac{50 - 40}{40} \times 100\% = 25\%`,
      why: text`
        10 is the difference in percentage points. ‘By what per cent did it rise’ compares this difference
        with the share that was there before, and 10 out of 40 is a quarter.`,
    },
  ],
  leave: text`
    Questions on percentages are seldom worth leaving: once the base is clear they take about a minute. Give
    yourself twenty seconds to say, for every per cent of the question, what it is a per cent of. If you cannot,
    put 100 for the base that the others hang on, and look again. Still not? Mark it and go on. Leave ‘how
    many whole-number values’ to the end: there the counting costs the time.`,
  checks: [
    { form: 'one-rise-size-of-rise', seed: 901 },
    { form: 'pass-mark-maximum', seed: 901 },
    { form: 'two-changes-second-change', seed: 901 },
    { form: 'part-and-total-share-after', seed: 902 },
    { form: 'contest-votes-cast', seed: 901 },
  ],
};

import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { bars } from '../pictures.ts';

export const mixtures: Lesson = {
  subcategory: 'AR.MIX',
  title: 'Mixtures: what is missing balances what is too much',
  description: text`
    How two ingredients balance about the mixture, what stays the same when water is added, and what happens
    when a part is replaced twice. With worked examples.`,
  before: [
    text`
      A strength of 20% means 20 litres of acid in 100 litres of mixture. So 30 litres of it hold
      $20\% \times 30 = 6$ litres of acid.`,
    text`
      Milk and water in the ratio 3 : 1 mean that $\frac{3}{4}$ of the mixture is milk.`,
    text`
      The price of a blend is its total cost divided by its total weight: 2 kg at ₹60 and 3 kg at
      ₹80 cost $\frac{2 \times 60 + 3 \times 80}{5} = 72$ rupees a kilogram.`,
    text`
      The price of a blend lies between the prices of its parts, nearer to the part of which there
      is more.`,
  ],
  idea: [
    text`
      A tea seller has a plain tea at ₹200 a kg and a fine one at ₹300. She wants a blend that is worth ₹260 a
      kg. Every kg of the plain tea is ₹60 too cheap for that. Every kg of the fine tea is ₹40 too dear.`,
    text`
      So she needs more of the fine tea, until both sides cancel. Two kg of plain tea are ₹120 too cheap, and
      three kg of fine tea are ₹120 too dear: ${calc`2 * 60`} and ${calc`3 * 40`}. So plain to fine is 2 : 3,
      which is 40 : 60: the two distances, exchanged. The tea that is nearer to the blend is the larger part.
      This is called alligation, and it works for averages too.`,
    text`
      Other questions add only one thing. Pour water into 20 kg of salt water with 10% salt: the 2 kg of salt
      stay what they were. If the salt is 8% afterwards, there are ${calc`2 ÷ 8%`} kg of salt water, 5 kg
      more. Always track what nobody touched.`,
    text`
      In a third kind a part is replaced. From 20 litres of milk 4 litres are drawn and water is filled in.
      Four fifths of
      the milk stay, 16 litres. Draw 4 litres again. They are a fifth of the mixture, so they hold a fifth of
      its milk, and four fifths stay: ${calc`16 * (4/5)`} litres. Each round multiplies by the same fraction.`,
  ],
  picture: {
    figure: bars({
      alt: text`
        Two bars of equal length. Too cheap: two parts of 60 rupees, one for each kg of plain tea, 120 in all.
        Too dear: three shaded parts of 40 rupees, one for each kg of fine tea, 120 in all.`,
      bars: [
        {
          name: 'Too cheap',
          parts: [
            { size: 60, text: '60' },
            { size: 60, text: '60' },
          ],
          total: '2 kg',
        },
        {
          name: 'Too dear',
          parts: [1, 2, 3].map(() => ({ size: 40, text: '40', shaded: true })),
          total: '3 kg',
        },
      ],
      room: { name: 96 },
    }),
    caption: text`
      Both bars are ₹120 long, so the blend of 2 kg and 3 kg is worth exactly ₹260 a kg: two long steps down
      balance three short steps up.`,
  },
  examples: [
    {
      form: 'two-ingredients-ratio-for-a-mean',
      seed: 908,
      answer: '$3 : 8$',
      because: {
        1: text`One kg of Darjeeling has ₹60 too much.`,
        2: text`One kg of Assam has ₹160 too little.`,
        3: text`
          60 kg of Assam lack $60 \times 160$ rupees, and 160 kg of Darjeeling have $160 \times 60$ too much:
          they balance.`,
      },
    },
    {
      form: 'equal-rounds-quantity-drawn',
      seed: 902,
      passed: 0,
      answer: '$25$ litres',
      ask: 2,
      because: {
        1: text`
          The litres of mustard oil go down by unequal amounts, but each round leaves the same part of them.`,
        2: text`
          Which number, multiplied by itself, gives this fraction? One round leaves that number.`,
        3: text`
          One round leaves nine tenths, so one tenth of the 250 litres was taken out.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`
        Teas at ₹200 and ₹300 give a blend at ₹260 when they are mixed in the ratio of the distances, 60 : 40.`,
      wrong: tex`(3 \times 200 + 2 \times 300) \div 5 = 240`,
      right: tex`(2 \times 200 + 3 \times 300) \div 5 = 260`,
      why: text`
        260 is nearer to 300, so the blend must hold more of the dearer tea. The two distances have to be
        exchanged.`,
    },
    {
      says: text`If 4 of 20 litres of milk are replaced with water twice, 8 litres of milk are gone.`,
      wrong: tex`20 - 2 \times 4 = 12`,
      right: tex`20 \times \frac{4}{5} \times \frac{4}{5} = 12.8`,
      why: text`
        The second time 4 litres of mixture are drawn, and a fifth of them is water. Only 3.2 litres of milk
        go.`,
    },
    {
      says: text`Equal amounts of mixtures 2 : 1 and 3 : 2 make a mixture 5 : 3.`,
      wrong: tex`(2 + 3) : (1 + 2) = 5 : 3`,
      right: tex`(10 + 9) : (5 + 6) = 19 : 11`,
      why: text`
        The first has 3 parts and the second 5, so their parts are not alike. Write both with 15 parts, as 10
        : 5 and 9 : 6, and then add.`,
    },
  ],
  leave: text`
    First say which kind you have: two things mixed to a middle, one thing added, or a part replaced. Leave
    for a second pass three ingredients with a maximum, and questions on how many whole litres are possible.
    If you cannot name the quantity that stays the same after thirty seconds, mark the question and go on.`,
  checks: [
    { form: 'two-ingredients-ratio-for-a-mean', seed: 901 },
    { form: 'one-component-added-water-to-be-added', seed: 902 },
    { form: 'equal-rounds-quantity-left', seed: 902 },
    { form: 'two-batches-ratio-of-unequal-amounts', seed: 901 },
    { form: 'two-groups-all-from-the-excess', seed: 902 },
  ],
};

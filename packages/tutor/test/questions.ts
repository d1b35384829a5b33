import { type Question, questionOf, type StoredQuestion } from '../src/index.ts';

const rise: StoredQuestion = {
  stem: 'A shop raises the price of a lamp of ₹250 by $20\\%$ and then takes $10\\%$ off. What does the lamp cost now?',
  options: [
    {
      letter: 'A',
      text: '₹275',
      slip: 'You added the two per cents; the second is taken of the raised price.',
    },
    { letter: 'B', text: '₹270', slip: null },
    { letter: 'C', text: '₹225', slip: 'You took the discount off the old price and left the rise out.' },
    { letter: 'D', text: '₹280', slip: 'You took ten rupees off for ten per cent.' },
  ],
  key: 'B',
  solution: {
    snap_read: 'Two changes in a row; the second acts on what the first left.',
    solution_approach:
      'Find the raised price, then take the discount of that.\nFaster: multiply the factors 1.2 and 0.9 once.',
    detailed_solution:
      '1. Raise.\n$$250 \\times 1.2 = 300$$\n2. Take off.\n$$300 \\times 0.9 = 270$$\nAnswer: ₹270 (option B).\nCheck: 270 is 30 less than 300.',
    principle_to_remember: 'Changes in a row multiply their factors.',
    steps: [
      { says: 'Raise the price by its per cent.', works: '250 + 250 \\times 0.2 = 300' },
      { says: 'Take the discount of the raised price.', works: '300 \\times 0.9 = 270' },
    ],
  },
  topic: { code: 'AR.PCT.2', subcategory: 'Percentages', type: 'Successive percentage changes' },
};

export const lamp: Question = questionOf(rise);

/** The same as an import brings it: four texts, and options without slips. */
export const importedLamp: Question = questionOf({
  ...rise,
  options: rise.options.map(option => ({ ...option, slip: null })),
  solution: {
    ...rise.solution,
    detailed_solution:
      'The raised price is $250 \\times 1.2 = 300$. The discount leaves $300 \\times 0.9 = 270$ rupees.',
    steps: [],
  },
});

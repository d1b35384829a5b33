import { type Path, type Question, questionOf, type StoredQuestion } from '../src/index.ts';

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

export const quantity = (name: string | null, value: number, step: number) => ({
  name,
  value: [value],
  tex: String(value),
  computation: null,
  step,
});

export const altosPath: Path = {
  stem: '',
  answer: '$36$',
  given: [60, 20],
  quantities: [
    quantity('the cars of both kinds', 108, 0),
    quantity('the altos now', 48, 1),
    quantity('the altos before', 36, 2),
  ],
  asked: 2,
  slips: [
    { words: 'The rise was taken off the number of all cars.', quantity: 1, values: [[108], [52], [40]] },
    { words: 'You stopped at the altos now.', quantity: 2, values: [[108], [48], [48]] },
  ],
  because: [null, null, null],
  steps: [],
  changed: () => null,
  example: () => null,
};

/** 60 other cars; the altos are 12 more than before, and 108 cars in all. How many altos were there? */
export const altos: Question = {
  ...lamp,
  stem: 'A yard has $60$ vans and some altos. After $12$ altos came, it has $108$ cars. How many altos were there before?',
  options: ['48', '36', '40', '96'].map((text, i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `$${text}$`,
    slip: null,
  })),
  key: 'B',
  path: altosPath,
};

import { describe, expect, it } from 'vitest';
import { faultOf, givesAway, type Question } from '../src/index.ts';
import { lamp } from './questions.ts';

const quarter: Question = {
  ...lamp,
  options: lamp.options.map(option =>
    option.letter === 'B' ? { ...option, text: '$\\frac{1}{4}$' } : option,
  ),
};

describe('a paragraph on an open question', () => {
  it.each([
    'It is two hundred and seventy.',
    'The lamp costs two hundred seventy rupees',
    'It comes to ２７０.',
    'It comes to २७०.',
    '$2\\!7\\!0$',
    '$\\text{270}$',
    '2\u200b70',
    'Choose B.',
    'Pick (B)',
    '**B**',
    'B is right',
    'Take the second option',
  ])('gives it away in whatever way it is written: %s', text => {
    expect(givesAway(lamp, text)).toBe(true);
  });

  it.each([
    'It is 0.25.',
    'It is 25%.',
    'It is 25 per cent',
    'one quarter',
    'one fourth of it',
    'exactly $\\frac{2}{8}$',
  ])('gives a fraction away as %s', text => {
    expect(givesAway(quarter, text)).toBe(true);
  });

  it.each([
    'Look at the two changes in a row.',
    'Which one is taken first?',
    'Take ten per cent of the raised price.',
  ])('may say %s', text => {
    expect(givesAway(lamp, text)).toBe(false);
  });
});

describe('a paragraph on an answered question', () => {
  it.each([
    'The answer key is wrong.',
    'The key should be A.',
    'The answer is two hundred and eighty.',
    'The answer is ２８０.',
    'So the correct answer is $\\text{280}$.',
    'Hence it costs ₹280.',
    'The final price is ₹225.',
    'You were right, it is ₹275.',
    'Your option A is correct.',
  ])('contradicts the key: %s', text => {
    expect(faultOf(lamp, false, text)).toBe('key');
  });

  it.each(['250 plus 50 is 310.', '$250 + 50$ gives $310$.', '20% of 250 is 60.'])(
    'miscalculates in words: %s',
    text => {
      expect(faultOf(lamp, false, text)).toBe('arithmetic');
    },
  );

  it.each([
    'The answer is ₹270.',
    'Option A is wrong because it adds.',
    '20% of 250 is 50.',
    'You got ₹275, as you added the two per cents.',
    'Shares are as $40{,}000 \\times 12 : 80{,}000 \\times 4 = 3 : 2$.',
    'The mean is $\\frac{7 + 4}{2} \\text{ parts} = 22$.',
  ])('may say %s', text => {
    expect(faultOf(lamp, false, text)).toBeNull();
  });
});

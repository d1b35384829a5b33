import { describe, expect, it } from 'vitest';
import { faultOf, givesAway, type Question, replyTo } from '../src/index.ts';
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
    'Not A, not C, not D.',
    'A, C and D are out.',
    'It lies between C and D.',
    'Rule out D first.',
    'The letter is a',
    'the letter: b.',
    'The answer is b.',
    'Take option two.',
    'It is option number 2',
    'Read 072 backwards.',
    'Written from behind it is 0 7 2.',
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
    'A rise comes first.',
    'The answer is a price in rupees.',
    'Two options can be ruled out by size.',
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
    'Sahi jawab option C hai.',
    'Sahi uttar 280 hai.',
    'Option C sahi hai.',
    'Option B galat hai, sahi C hai.',
    '270 galat hai.',
    'उत्तर २८० है।',
    'So you get ₹225.',
    'That leaves ₹280.',
    '**₹225**',
    '$$x = 225$$',
    'You should have marked C.',
    'You got confused: the answer is ₹225.',
    'The right one is the third option.',
    'The answer is 2.25 × 100.',
  ])('contradicts the key: %s', text => {
    expect(faultOf(lamp, false, text)).toBe('key');
  });

  it.each([
    ['Your answer is right.', 'A', 'key'],
    ['Tumhara answer sahi tha.', 'A', 'key'],
    ['Your answer is right.', 'B', null],
    ['Your answer is wrong.', 'B', 'key'],
    ['Your answer is wrong.', 'A', null],
    ['Your working is right up to the second line.', 'A', null],
  ] as const)('judges the student: %s, said of %s', (text, chosen, fault) => {
    expect(faultOf(lamp, false, text, [], chosen)).toBe(fault);
  });

  it.each(['250 ka 20% 60 hota hai.', '250 plus 50 is 310.', '$250 + 50$ gives $310$.', '20% of 250 is 60.'])(
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
    'If you leave the rise out you get ₹225.',
    '**Option C, ₹225.** That takes the discount of the old price: ₹225 is too little.',
    'Aapne 20 aur -10 jod diya, isliye ₹275 aaya.',
    'Sahi jawab ₹270 hai, option B.',
    'Option C galat hai kyunki usme rise nahi hai.',
    'Not ₹280, but ₹270.',
    '$300 - 30 = 270$',
    'Ten per cent of 250 would be 25: $250 - 25 = 225$ leaves the rise out.',
    'Shares are as $40{,}000 \\times 12 : 80{,}000 \\times 4 = 3 : 2$.',
    'The mean is $\\frac{7 + 4}{2} \\text{ parts} = 22$.',
  ])('may say %s', text => {
    expect(faultOf(lamp, false, text)).toBeNull();
  });
});

describe('a paragraph of a language model', () => {
  it.each([
    'It is the second smallest of the four.',
    'Sabse chhota wala option nahi, teesra wala.',
    'Do sau sattar rupaye lagenge.',
    'Add 20 to the 250 and you are there.',
    'Take 300 and then 30 less.',
  ])('gives an open question away: %s', text => {
    expect(faultOf(lamp, true, text)).toBe('gives_away');
  });

  it.each(['The raised price is ₹310.', 'Dono milke chalis per cent hote hain.'])(
    'tells a value that is none of the question: %s',
    text => {
      expect(faultOf(lamp, false, text)).toBe('value');
    },
  );

  it.each([
    'Think of 12 people in each part.',
    'What does 20% of ₹250 come to?',
    'Suppose the lamp cost ₹100.',
  ])('may say of an open question: %s', text => {
    expect(faultOf(lamp, true, text)).toBeNull();
  });

  it('may take up a number that the student wrote', () => {
    expect(faultOf(lamp, false, 'Your 47 comes from nowhere.', [], 'A')).toBe('value');
    expect(faultOf(lamp, false, 'Your 47 comes from nowhere.', [], 'A', ['i got 47'])).toBeNull();
  });
});

it.each(['is {option} - 1 too small', '2 times {option} is double the answer right?'])(
  '%s is answered alike for options of two digits and of more',
  probe => {
    const texts = ['$90\\%$', '$113\\tfrac{1}{3}\\%$', '$82.4\\%$', '$185\\%$'];
    const options = lamp.options.map((option, i) => ({ ...option, text: texts[i] ?? '' }));
    const replies = texts.map(option =>
      replyTo(
        { ...lamp, options },
        { answer: null, said: [], step: null },
        probe.replace('{option}', option),
      ).blocks.join('\n'),
    );
    expect(new Set(replies).size).toBe(1);
  },
);

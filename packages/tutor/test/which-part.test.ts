import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'C' }, said: [], step: null };

const steps = [
  { says: 'Divide the two kinds of interest.', works: '(350 + 310) \\div (9\\% + 13\\%) = 3{,}000' },
  { says: 'Change the speed of the scooter.', works: '22.5 \\times \\frac{5}{18} = 6.25' },
  { says: 'The train gains with the difference.', works: 'f(m) = 25 - 6.25 = 18.75' },
  { says: 'Divide the length.', works: '\\frac{300}{18.75} = 16' },
];
const train: Question = {
  ...altos,
  stem: 'A train with the speed $25$ passes a scooter at $22.5$ km/h. How many seconds does it need?',
  options: [
    ['16', null],
    ['12', 'Dividing $300$ by $25$ treats the scooter as standing still.'],
    ['26', '$25 \\times 20 = 500$ is the platform and the train together.'],
    ['9.6', '$25 + 6.25 = 31.25$ is the speed for a scooter that comes towards the train.'],
  ].map(([text, slip], i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `$${text}$`,
    slip: slip ?? null,
  })),
  key: 'A',
  steps,
  path: {
    ...altosPath,
    quantities: [
      quantity('the sum', 3000, 0),
      quantity('the speed of the scooter', 6.25, 1),
      quantity('the gain in a second', 18.75, 2),
      quantity('the time', 16, 3),
    ].map(one => ({ ...one, computation: 'x' })),
    asked: 3,
    slips: [
      {
        words: '$25 + 6.25 = 31.25$ is the speed for a scooter that comes towards the train.',
        quantity: 2,
        values: [[3000], [6.25], [31.25], [9.6]],
      },
    ],
    because: [
      'All the money earns both rates.',
      'Speeds are compared in one unit.',
      'The scooter falls back by what the train is faster.',
      null,
    ],
  },
  commonDoubts: [
    { asks: ['How do I change km/h into m/s and when?'], says: 'Multiply by $\\frac{5}{18}$.' },
    { asks: ['Why is the scooter of a milkman so slow?'], says: 'He stops at each door.' },
  ],
};

const blocks = (situation: Situation, message: string) => replyTo(train, situation, message).blocks;

describe('who asks why not', () => {
  it('hears of the mistake that the words speak of, whichever option has it', () => {
    expect(blocks(missed, 'why do we subtract 6.25 and not add')).toEqual([
      expect.stringMatching(/^\*\*Option D, .*comes towards the train\..*: The scooter falls back/s),
    ]);
  });

  it('of an open question hears the reason of the step in which it is made, and no option', () => {
    expect(blocks(open, 'why do we subtract 6.25 and not add').join()).toMatch(/^The scooter falls back/);
  });

  it('asks one thing, also with why in it twice', () => {
    expect(blocks(missed, 'why subtract 6.25 why not add')).toHaveLength(1);
  });
});

describe('who asks about a line', () => {
  it.each([
    ['why divide by 22%', 'All the money earns both rates.'],
    ['why multiply 22.5 by 5', 'Speeds are compared in one unit.'],
    ['f(m) = 25 - 6.25 kyu', 'The scooter falls back'],
  ])('%s: hears its reason', (message, reason) => {
    expect(blocks(missed, message).join()).toContain(reason);
  });

  it('whose reason was told hears it in other words', () => {
    const said = ['step:0:why'];
    expect(blocks({ ...missed, said }, 'why divide by 22%').join()).toContain('one operation at a time');
  });
});

describe('one part of the question', () => {
  it('is told to one doubt, without a card of the topic behind it', () => {
    expect(blocks(missed, '22.5 ko 5/18 se kyu multiply kiya')).toHaveLength(1);
  });

  it('is told that speaks of most of the message, before the slip of the option and a card', () => {
    expect(blocks(missed, 'why is the train faster than the scooter').join()).toContain('falls back');
  });

  it('is none of the topic where only one word of it is', () => {
    expect(blocks(missed, 'milkman ka time kitna hoga yahan par bolo').join()).not.toContain(
      'stops at each door',
    );
  });
});

it('a number that a step finds is told with it, as the step writes it', () => {
  const thirds: Question = {
    ...train,
    steps: steps.map((one, i) =>
      i === 1 ? { ...one, works: '\\frac{1}{3} \\times 2 = \\frac{2}{3}' } : one,
    ),
    options: train.options.map(one =>
      one.letter === 'B' ? { ...one, slip: 'You stopped at $\\frac{2}{3}$, got too early.' } : one,
    ),
    path: {
      ...(train.path as NonNullable<Question['path']>),
      quantities: [
        quantity('the sum', 3000, 0),
        { ...quantity('the part', 2 / 3, 1), tex: '\\tfrac{2}{3}', computation: '\\frac{1}{3} \\times 2' },
        quantity('the time', 16, 3),
      ],
      slips: [],
    },
  };
  expect(replyTo(thirds, missed, 'how did you get 2/3').blocks[0]).toMatch(
    /^\$\\tfrac\{2\}\{3\}\$ is the part/,
  );
});

describe('a line that is typed as students type', () => {
  const counted: Question = {
    ...train,
    steps: [
      { says: 'Ends of arcs.', works: 'r_1 + r_2 = 17' },
      { says: 'Choices.', works: '\\frac{1}{2} \\times 6 \\times 3 \\times 2 = 18' },
      { says: 'Gaps.', works: '\\binom{9}{4} = 126' },
    ],
    path: {
      ...(train.path as NonNullable<Question['path']>),
      quantities: [],
      because: [
        'The arcs make the circle.',
        'Each exponent is chosen.',
        'Eight that are off make nine gaps.',
      ],
    },
  };
  const told = (message: string) => replyTo(counted, missed, message).blocks.join();

  it.each([
    ['r1 + r2 = 17 why?', 'The arcs make the circle.'],
    ['why r1+r2=17', 'The arcs make the circle.'],
    ['why 9C4', 'Eight that are off make nine gaps.'],
    ['6x3x2 me 6 kaha se aaya', 'Each exponent is chosen.'],
  ])('is found in its step: %s', (message, reason) => {
    expect(told(message)).toContain(reason);
  });
});

it.each([
  ['what does no common factor except 1 mean', 'Coprime'],
  ['what is strictly inside', 'Inside and not on the edge'],
  ['what is rationalising', 'remove the roots'],
])('%s: the word is explained', (message, words) => {
  expect(replyTo(train, missed, message).blocks.join()).toContain(words);
});

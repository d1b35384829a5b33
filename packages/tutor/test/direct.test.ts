import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath, quantity } from './questions.ts';

const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };

const stem =
  'A pipe fills a tank of $720$ litres, $95$ cm high, in $12$ hours. It runs $20\\%$ faster now. How long does it take?';
const pipe: Question = {
  ...altos,
  stem,
  options: ['8', '10', '14', '15'].map((text, i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `$${text}$ hours`,
    slip:
      i === 0
        ? 'You took a third off the time, $8$ hours.'
        : i === 2
          ? 'You made the time longer, $14$.'
          : null,
  })),
  key: 'B',
  check: '$10 \\times 72$ litres are $720$.',
  steps: [
    { says: 'Divide the volume by the time to find the rate.', works: '720 \\div 12 = 60' },
    { says: 'Take the faster rate.', works: '60 \\times 120\\% = 72, \\quad 10 \\le t < 12' },
    { says: 'Divide the volume by it.', works: '720 \\div 72 = 10' },
  ],
  path: {
    ...altosPath,
    stem,
    answer: '$10$ hours',
    given: [720, 12, 20],
    quantities: [
      { ...quantity('the rate', 60, 0), computation: '720 \\div 12' },
      { ...quantity('the faster rate', 72, 1), computation: '60 \\times 120\\%' },
      { ...quantity('the time', 10, 2), computation: '720 \\div 72' },
    ],
    asked: 2,
    slips: [],
    because: ['All of it runs in evenly.', null, null],
  },
};

const said = (message: string, situation = missed) => replyTo(pipe, situation, message).blocks.join('\n');

describe('after the answer a question of yes or no gets one', () => {
  it.each([
    ['720/72 = 10, right?', /^Yes\. .*correct answer/],
    ['720/72 = 10. ye sahi hai?', /^Haan\. /],
    ['can i just check the options?', /^Yes, .*one option meets.*10 \\times 72/s],
    ['option B fit ho gaya, itna kafi hai proof ke liye?', /^Haan, MCQ me itna kafi hai/],
    ['q nikalna zaroori tha kya', /^Nahi: koi step \$q\$ nahi nikalta/],
    ['volume ko time se divide karna zaroori tha kya', /^Haan, step 1 me\. All of it runs in evenly\./],
    ['95 ka use kaha hua', /^Kahin nahi: kisi step me \$95\$ nahi lagta/],
    ['12 ka use kaha hua', /^Step 1 me: /],
    ['t = 11 chalega kya?', /^Haan: \$t = 11\$ step 2/],
    ['t = 12 chalega kya?', /^Nahi: \$t = 12\$ step 2 ki line \$t < 12\$/],
  ])('%s', (message, reply) => {
    expect(said(message)).toMatch(reply);
  });

  it('no yes stands before a line that is not confirmed', () => {
    expect(said('720/72 = 11, right?')).not.toMatch(/^Yes/);
  });

  it('nor before a right line of which it is asked what is wrong', () => {
    expect(said('720/12 = 60 kiya maine. galti?')).not.toMatch(/^Haan/);
  });
});

describe('what comes of another number', () => {
  it('is worked out line by line where the form has no such question, with a word on the value expected', () => {
    expect(said('agar 15 hours lagte to 12.5 hota?')).toMatch(/^Haan\. .*\$12\.5\$ aata hai/);
  });

  it('is not taken from the clause that says what comes of it', () => {
    expect(said('if it took 15 hours then 12.5?')).not.toContain('$12.5$ in place of');
  });

  it('is not worked out where a number of a line is not known', () => {
    const lines = pipe.path?.quantities.map(one => ({
      ...one,
      computation: one.computation?.replace('12', '13') ?? null,
    }));
    const question = { ...pipe, path: { ...(pipe.path ?? altosPath), quantities: lines ?? [] } };
    expect(replyTo(question, missed, 'what if it took 15 hours').blocks.join()).not.toContain('it comes to');
  });
});

it('who names the value of their own option hears its mistake, whatever other options the message has', () => {
  expect(said('14 bhi aata hai, par 8 galat kyu hai')).toContain('You took a third off');
});

it('after the answer no letter is asked back', () => {
  expect(said('2m + 3w = 8z')).not.toMatch(/stand for|Say in words/);
});

it('lists of factors are held against the number that they are factors of', () => {
  expect(said('54 me se 10 ke factors 4 hai (1,2,5,10)')).toContain('$10$ ke saare factors');
});

it.each([
  ['discriminant check karna padega kya', /^Nahi: steps uske bina chalte hain/],
  ['720 litres yaad rakhna padega kya', /^Zaroori nahi/],
])('%s', (message, reply) => {
  expect(said(message)).toMatch(reply);
});

it('what comes of a supposition without a number of the question is looked for in the mistakes', () => {
  expect(said('if the time was longer then 14?')).toMatch(/^Then it would be \$14\$ hours, option C/);
});

it('a value below zero is told as impossible', () => {
  const question: Question = {
    ...pipe,
    path: {
      ...(pipe.path ?? altosPath),
      quantities: [
        { ...quantity('the rest', 708, 0), computation: '720 - 12' },
        { ...quantity('the time', 10, 1), computation: '708 \\div 12 - 49' },
      ],
      asked: 1,
    },
  };
  expect(replyTo(question, missed, 'what if it took 800 hours').blocks.join()).not.toMatch(/comes to \$-/);
});

import { expect, it } from 'vitest';
import { type CommonDoubt, type Question, replyTo, type Situation } from '../src/index.ts';
import { lamp } from './questions.ts';

const doubts: readonly CommonDoubt[] = [
  {
    asks: [
      'Why can I not add the two per cents?',
      '20% up and 10% down is 10% up na',
      'dono percent jod kyu nahi sakte',
    ],
    says: 'Per cents may be added only when they are of the same amount.',
  },
  {
    asks: ['Why do we take 100 as the start?', 'can i assume 100 as the price', '100 kyu liya'],
    says: 'The question gives no amount, so the result is the same whatever amount you start with.',
  },
  {
    asks: [
      'Does the order of the two changes matter?',
      'can i take the discount first',
      'pehle discount le sakte',
    ],
    says: 'Factors may be multiplied in any order, so the last price is the same.',
  },
];
const asked: Question = { ...lamp, commonDoubts: doubts };
const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { ...open, answer: { outcome: 'incorrect', chosen: 'A' } };
const said = (situation: Situation, message: string) => replyTo(asked, situation, message).said;

const added = 'doubt:Why can I not add the two per cents?';

it.each([
  ['cant i just add both the percents', added],
  ['percent jodne se kya problem hai', added],
  ['is it allowed to assume 100 as start', 'doubt:Why do we take 100 as the start?'],
  ['does the order of changes matter', 'doubt:Does the order of the two changes matter?'],
])('%s is a doubt that many have, and gets its reply', (message, doubt) => {
  expect(said(open, message)).toContain(doubt);
});

it('is told before the definition of a word in it', () => {
  const question: Question = {
    ...lamp,
    commonDoubts: [
      {
        asks: [
          'Is the discount taken before the profit?',
          'matlab kya hai discount aur profit me pehle kaun',
          'discount or profit first',
        ],
        says: 'The discount is taken off the marked price, and the profit is counted on the cost afterwards.',
      },
    ],
  };
  expect(replyTo(question, open, 'what is meant by discount before profit').said).toEqual([
    'doubt:Is the discount taken before the profit?',
  ]);
});

it('of an open question it is withheld where it works with the same numbers, not where a result equals an option', () => {
  const firstSaid = (says: string) => {
    const doubt: CommonDoubt = {
      asks: ['How do I undo a rise?', 'undo a rise kaise', 'rise undo kaise'],
      says,
    };
    const question: Question = {
      ...lamp,
      stem: 'After a rise of $20\\%$ a lamp costs ₹$360$. What did it cost before?',
      options: (['300', '288', '432', '340'] as const).map((text, i) => ({
        letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
        text: `$${text}$`,
        slip: null,
      })),
      commonDoubts: [doubt],
    };
    return replyTo(question, open, 'undo a rise kaise').said[0];
  };
  expect(
    firstSaid('Divide by the factor: a price of 390 after 30% was $390 \\div 1.3 = 300$ before.'),
  ).toMatch(/^doubt:/);
  expect(
    firstSaid('Divide by the factor: a price of 360 after 20% was $360 \\div 1.2 = 300$ before.'),
  ).not.toMatch(/^doubt:/);
});

it('is told behind the slip of the option that was chosen, and alone when that was told', () => {
  const ask = 'why cant i add both the percents';
  expect(said(missed, ask).slice(0, 2)).toEqual(['slip:A', added]);
  expect(said({ ...missed, said: ['slip:A'] }, ask)[0]).toBe(added);
});

it('follows the verdict on a line, where the message asks on', () => {
  const names = said(open, '250 * 1.2 = 300. but why cant i add both the percents');
  expect(names[0]).toMatch(/^check:/);
  expect(names).toContain(added);
});

it('is no reply to a line, to a plea for a hint, or to one word', () => {
  for (const message of ['20% + 10% = 30%', 'give me a hint on the two per cents', 'percents?'])
    expect(said(open, message).join()).not.toContain('doubt:');
});

it('the nearest are offered where a message is not understood, and one that is chosen is told', () => {
  const { said: names } = replyTo(asked, open, 'order wala');
  const choices = names.filter(name => name.startsWith('choice:')).map(name => name.slice('choice:'.length));
  expect(choices[0]).toBe('Does the order of the two changes matter?');
  expect(said(open, choices[0] ?? '')).toContain(`doubt:${choices[0]}`);
});

it('is told in the words in which it is offered, whatever else these could mean', () => {
  const heading = 'Does 3 : 4 mean three and four?';
  const question: Question = {
    ...lamp,
    commonDoubts: [{ asks: [heading, 'are they 3 and 4 people'], says: 'It means parts of one size.' }],
  };
  const { said: names } = replyTo(question, open, heading);
  expect(names).toEqual([`doubt:${heading}`]);
});

import { expect, it } from 'vitest';
import { type Path, type Question, replyTo, type Situation } from '../src/index.ts';
import { altosPath, lamp } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { ...open, answer: { outcome: 'incorrect', chosen: 'A' } };
const right: Situation = { ...open, answer: { outcome: 'correct', chosen: 'B' } };
const say = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message).blocks.join('\n');

const quantity = (name: string | null, value: number, computation: string, step: number) => ({
  name,
  value: [value],
  tex: String(value),
  computation,
  step,
});

const path: Path = {
  ...altosPath,
  stem: 'A club has $40$ members.',
  answer: '$150$',
  given: [40, 25, 6],
  quantities: [
    quantity('the change of the first year', -15, '25 - 40', 0),
    quantity('the fee of one member', 6, '36 \\div 6', 1),
    quantity('the fees of all', 150, '25 \\times 6', 2),
  ],
  asked: 2,
  slips: [
    { words: 'You took the numbers the other way round.', quantity: 0, values: [[15], [6], [150]] },
    {
      words: '$15 \\times 6 = 90$ takes the members of both years as alike.',
      quantity: 2,
      values: [[-15], [6], [90]],
    },
  ],
  because: [
    'Only the part that stays pays again. The rest has left after two years, not after three.',
    'Every member pays the same.',
    null,
  ],
};

/** What the members pay in all; each step has one quantity. */
const club: Question = {
  ...lamp,
  stem: 'A club had $40$ members and now has $25$. Six of them pay ₹$36$ in all. What do all members pay?',
  options: ['240', '150', '210', '900'].map((text, i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `$${text}$`,
    slip: i === 0 ? 'You used the old number of members. Only the new number pays.' : null,
  })),
  key: 'B',
  principle: 'Half of the time and half of the distance are two different places.',
  check: null,
  faster: null,
  steps: [
    { says: 'Let the part $q$ stay each year and find the change.', works: '25 - 40 = -15' },
    { says: 'Share the fees.', works: '36 \\div 6 = 6' },
    { says: 'Multiply by all who are left.', works: '25 \\times 6 = 150' },
  ],
  commonDoubts: [],
  path,
};

it.each(['q kya hai, stay ya leave?', 'tell me, is q those who stay or those who leave'])(
  'which of two a letter is, is told with the sentence that says it: %s',
  message => {
    const text = say(club, missed, message);
    expect(text).toMatch(/^\*\*Stay\.\*\* “Let the part \$q\$ stay each year and find the change\.”$/);
  },
);

it('which of two is told once more in one word', () => {
  const { said } = replyTo(club, missed, 'q kya hai, stay ya leave?');
  expect(say(club, { ...missed, said }, 'seedha batao q = stay ya leave')).toBe('Stay.');
});

it('numbers of own lines are said to be right where only that is asked, and the final one is left alone', () => {
  const wrote = ['36/6 = 6, 12*5 = 60'];
  expect(say(club, { ...open, wrote }, 'i just want to know if 60 is ok, not the final')).toMatch(
    /^Yes\. \$12 \\times 5 = 60\$ is right\.$/,
  );
  expect(say(club, { ...open, wrote: ['25*6 = 150'] }, 'is 150 correct')).not.toMatch(/Yes/);
});

it('why a negative number, and not the one that somebody made, is told with the mistake', () => {
  expect(say(club, missed, 'how did -15 come, i got 15')).toMatch(
    /^\$-15\$ is the change of the first year, \$25 - 40\$\. You took the numbers the other way round\.$/,
  );
});

it('why a calculation is done is told with what it finds and the reason of its step', () => {
  expect(say(club, missed, 'why 36/6 here')).not.toContain('Only the part');
  expect(say(club, missed, 'ok but why do you do 25*6 at the end')).toContain(
    'Multiply by all who are left.',
  );
  expect(say(club, missed, 'why did u do 25 - 40')).toBe(
    '$25 - 40 = -15$: the change of the first year. Only the part that stays pays again. The rest has left after two years, not after three.',
  );
});

it('how a result comes about is told with its step, whatever other number stands before', () => {
  const text = say(club, { ...missed, said: ['slip:A'] }, 'ratio se 240 aata hai. phir 150 kaise');
  expect(text).toContain('$150$ step 3 me aata hai. Multiply by all who are left.');
  expect(say(club, missed, '36 me se 6 akela kaise')).not.toContain('step 2 me aata hai');
  expect(say(club, missed, '36 and 6 dono kyu liye')).not.toContain('step 2 me aata hai');
});

it('lines that end at the answer are a way, and those that fail are none', () => {
  const wrote = ['36/6 = 6, 6*25 = 150'];
  expect(say(club, { ...missed, wrote }, 'can i do it directly like this')).toBe(
    'Yes, this way is right: both lines hold, and $150$ is the answer.',
  );
  expect(say(club, { ...missed, wrote: ['36/6 = 7'] }, 'can i do it directly like this')).not.toMatch(/^Yes/);
});

it('a mistake that somebody names themselves is theirs where the slip speaks of it', () => {
  expect(say(club, missed, 'oh so i used the old number of members na')).toMatch(
    /^Yes, that is it\. You used/,
  );
  expect(say(club, missed, 'oh so i divided by the wrong year na')).not.toMatch(/^Yes/);
});

it('how two things differ is told with the sentence that has both', () => {
  const asks = 'whats different if the time is half vs distance is half';
  expect(replyTo(club, open, asks).said).toEqual(['asking:difference:what-tim']);
  expect(say(club, open, asks)).toBe(club.principle);
});

it('a number that a sentence denies is denied with it', () => {
  expect(say(club, missed, 'so the rest has left after 3 years?')).toMatch(
    /^No: The rest has left after two years, not after three\.$/,
  );
  expect(say(club, missed, 'so the rest has left after 2 years?')).not.toMatch(/^No/);
});

it('what a phrase of a mistake means is told with the step where it is made', () => {
  const walked = {
    ...path,
    slips: [{ words: club.options[0]?.slip ?? '', quantity: 1, values: [[-15], [9], [225]] }],
  };
  const text = say({ ...club, path: walked }, missed, 'what does "old number of members" mean');
  expect(text).toBe('“old number of members”: Share the fees.\n\n$$36 \\div 6 = 6$$');
});

it('a way with a name is told why it works', () => {
  expect(say(club, right, 'why does alligation work')).toContain('The mean balances the two');
});

it('a mistake that ends at no option is told of an open question, and one that ends at an option is not', () => {
  expect(say(club, open, '15 members each 6 = 15*6 = 90')).toContain('as alike');
  const atOption = {
    ...club,
    options: club.options.map(one => (one.letter === 'C' ? { ...one, text: '$90$' } : one)),
  };
  expect(say(atOption, open, '15 members each 6 = 15*6 = 90')).not.toContain('as alike');
});

it('who rules out a value of no option hears that it is out, and nothing of the other', () => {
  const text = say(club, open, 'ans = 150 or 8. 8 reject because members cant be so few');
  expect(text).toMatch(/^\$8\$ is out, rightly\./);
  expect(say(club, open, 'ans = 150 or 240. 240 reject')).not.toContain('out, rightly');
});

it('a claim is not met with the mistake of an option that nobody chose', () => {
  const other = {
    ...club,
    options: club.options.map(one => ({
      ...one,
      slip: one.letter === 'C' ? 'The clerks were counted.' : null,
    })),
  };
  expect(say(other, right, 'bhai 17 is correct or not for the clerks counted')).not.toContain('Option C');
  expect(
    say(
      other,
      { ...right, answer: { outcome: 'incorrect', chosen: 'C' } },
      'bhai 17 is correct or not for the clerks counted',
    ),
  ).toContain('Option C');
});

it('a part of a message is read with the lines before it', () => {
  expect(say(club, missed, '36/6 = 6, 6*25 = 150. can i do it directly like this')).toContain(
    'Yes, this way is right',
  );
});

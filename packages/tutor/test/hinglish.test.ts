import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath, lamp } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };

const question: Question = {
  ...lamp,
  path: {
    ...altosPath,
    quantities: altosPath.quantities.map((one, i) => ({
      ...one,
      computation: 'x',
      step: Math.min(i, 1),
      value: [[300], [270], [270]][i] ?? [],
    })),
    slips: [{ words: lamp.options[0]?.slip ?? '', quantity: 1, values: [[300], [275], [275]] }],
    because: ['A rise adds to the price.', 'The price that it is taken of is the raised one.'],
  },
};
const say = (situation: Situation, message: string) =>
  replyTo(question, situation, message).blocks.join('\n');

describe('who writes Hinglish', () => {
  it.each([
    ['A kyu galat hai', 'Isme galti ye hai:'],
    ['A kyu galat hai', 'Sahi baat ye hai: The price that it is taken of'],
    ['step 1 kyu kiya', '**Step 1 kyu.** Wajah ye hai:'],
    ['step 2 samjhao', 'Is step me ye karna hai:'],
    ['250 kahan se aaya', '250 question me diya hai:'],
    ['koi chhota tareeka hai kya', 'Jaldi ka tareeka ye hai:'],
    ['500 kahan se aaya', 'mujhe na question me mila'],
    ['yaar ye kya formula hai', 'Yaad rakhne ki baat:'],
  ])('hears the tutor’s own words in Hinglish: %s', (message, words) => {
    expect(say(missed, message)).toContain(words);
  });

  it.each([
    ['shuru kaise karu', 'Shuru aise karo:'],
    ['ek hint do na', 'Is baat par dhyan do:'],
    ['answer bata do yaar', 'Answer main option chunne ke baad'],
    ['option A galat kyu hai', 'Abhi tumne answer nahi kiya'],
    ['ek aur aisa question do', 'Pehle iska answer do'],
    ['kya pucha hai', 'Pucha ye gaya hai:'],
  ])('also while the question is open: %s', (message, words) => {
    expect(say(open, message)).toContain(words);
  });

  it('and who writes English none of it', () => {
    expect(say(missed, 'why is A wrong')).toContain('What holds instead: The price that it is taken of');
  });
});

describe('who speaks of the exam or of himself', () => {
  const timed = { ...question, exam: { perPaper: 1.2, seconds: 95 } };
  const rare = { ...question, exam: { perPaper: 0.4, seconds: 95 } };
  const told = (of: Question, situation: Situation, message: string) =>
    replyTo(of, situation, message).blocks.join('\n');

  it('hears the time that is planned for the question', () => {
    expect(told(timed, missed, 'how much time should this take')).toContain('About 1 min 35 s');
  });

  it('hears how often its topic is asked', () => {
    expect(told(timed, missed, 'is this topic important for cat')).toContain('about 1 of the 22 questions');
    expect(told(rare, open, 'is this important for cat?')).toContain('about one question in every 3 papers');
    expect(told(rare, open, 'is this important for cat?')).not.toContain(question.topic.type);
  });

  it('and guessed hears what the option stands for, and what to keep of a right guess', () => {
    expect(told(timed, missed, 'i guessed this one honestly')).toContain('You added the two per cents');
    const right: Situation = { ...missed, answer: { outcome: 'correct', chosen: 'B' } };
    expect(told(timed, right, 'i just guessed')).toContain(question.principle);
  });

  it('and is always wrong in these hears where this one went wrong', () => {
    expect(told(timed, missed, 'i always mess up these discount questions')).toContain(
      'You added the two per cents',
    );
  });
});

it('a number that only the check has is said with its sentence alone', () => {
  const own = { ...question, check: '270 is 30 less than 300. And 20 of it is something else.' };
  expect(replyTo(own, missed, 'where does 30 come from').blocks).toEqual([
    '30 stands in the check of the answer: 270 is 30 less than 300.',
  ]);
});

it('a number of a line with several parts is said with its part', () => {
  const [first] = altos.steps;
  const parts: Question = {
    ...altos,
    steps: [
      { says: 'Two parts.', works: 'a = 3 + 4 = 7, \\quad b = 97 + 100 = 197' },
      first ?? altos.steps[0],
    ].flatMap(one => one ?? []),
  };
  expect(replyTo(parts, missed, 'where did the 100 come from').blocks[0]).toContain('$b = 97 + 100 = 197$');
});

import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath, lamp } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const say = (question: Question, message: string, before: Partial<Situation> = {}) =>
  replyTo(question, { ...open, ...before }, message).blocks.join(' // ');

describe('what is asked beside lines, while the question is open', () => {
  it.each([
    ['108 - 60 = 48, right?', /^Yes\. \$108/],
    ['108 - 60 = 48 sahi hai na', /^Haan\. \$108/],
    ['108 - 60 = 48, kuch galat kiya kya', /^Isme ab tak kuch galat nahi hai\./],
  ])('%s is answered first', (message, first) => {
    expect(say(altos, message)).toMatch(first);
  });

  it('nothing is agreed to that no line says', () => {
    expect(say(altos, '108 - 60 = 48, so all of the cars are red vans, right?')).not.toMatch(/^Yes/);
  });

  it('a word that asks for a reason asks for no meaning of the word before it', () => {
    expect(say(lamp, 'multiply kyu kiya yahan, add kyu nahi')).not.toContain('**Multiple.**');
  });

  it('not less than is at least', () => {
    const question = {
      ...altos,
      stem: 'A yard has $60$ vans and not less than $12$ altos. How many are there?',
    };
    expect(say(question, 'not less than 12 ka matlab at least hai ya at most')).toMatch(/^At least\./);
    expect(say(question, 'not less than 12 ka matlab at most hai ya at least')).toMatch(/^At least\./);
  });
});

describe('a conclusion against the conditions of the question', () => {
  const distinct = { ...altos, stem: 'Two distinct yards have $38$ vans. How many has the larger?' };

  it('two of one value are asked about where all are distinct', () => {
    expect(say(distinct, '38/2 = 19 dono 19?')).toContain('Kya do $19$ ho sakte hain?');
    expect(say(altos, '38/2 = 19 dono 19?')).not.toContain('ho sakte hain');
  });

  it("a value outside of the student's own range is asked about", () => {
    const said = say(altos, 'max at k = 7 is 54', { wrote: ['k is from 1 to 5'] });
    expect(said).toContain('your own line says $k \\le 5$');
  });

  it('a value above a limit of the question goes', () => {
    const question = { ...altos, stem: 'The larger of two numbers is at most 110. Find it.' };
    expect(say(question, '14*8 = 112 is more than 110, so reject?')).toMatch(/^Yes, it goes: “The larger/);
  });
});

describe('sentences among lines', () => {
  it.each([
    'm = work of 1 man',
    '5 men aur 9 women se 3 din kam hote hai',
    '"every box of 40 holds 12 pens" matlab kya',
  ])('%s is no equation', message => {
    expect(say(altos, `${message}. 108 - 60 = 48`)).not.toMatch(/You wrote|Tumne/);
  });

  it('a mistake that comes past a number is told where the number is none of the solution', () => {
    const words = 'Both bounds at once would make it $102$ km long.';
    const path = { ...altosPath, slips: [{ words, quantity: 0, values: [[1], [2], [3]] }] };
    expect(say({ ...altos, path }, '60 + 42 = 102, kya galat kiya')).toContain(words);
  });
});

describe('which of two, while the question is open', () => {
  it('of two numbers the one that the solution has is told', () => {
    expect(say(altos, 'gap kitna hai, 48 ya 47')).not.toContain('$47$:');
    const path = { ...altosPath, quantities: altosPath.quantities.slice() };
    const question = { ...altos, path, options: altos.options.map(one => ({ ...one, text: '$7$' })) };
    expect(say(question, 'altos now kitne, 48 ya 47')).toMatch(/^\$48\$/);
    expect(say(question, 'altos now kitne, 46 ya 47')).not.toMatch(/^\$4[67]\$/);
  });

  it('of two operations the one of a line with these numbers, or what tells the two apart', () => {
    const steps = [
      { says: 'Take the vans from all cars.', works: '108 - 60 = 48' },
      { says: 'Take those that came.', works: '48 - 12 = 36' },
    ];
    const question = { ...altos, steps };
    expect(say(question, '108 aur 60 ko add karu ya subtract')).toMatch(/^\*\*Subtract\.\*\*/);
    expect(say(question, '7 aur 9 ko add ya multiply')).toContain('Multiply tab jab dono saath');
  });

  it.each([
    ['at most 8 matlab 8 bhi chalega ya 7 tak', 'Haan, 8 bhi chalega.'],
    ['less than 8 matlab 8 bhi chalega ya 7 tak', 'Nahi, 8 khud nahi chalega.'],
  ])('%s', (message, told) => {
    const options = altos.options.map(one => ({ ...one, text: '$70$' }));
    expect(say({ ...altos, options }, message)).toBe(told);
  });

  it('what a sentence denies is not the one that holds', () => {
    const says = 'Not the sum of the vans: the vans of a row are multiplied by the rows.';
    const question = { ...altos, steps: [{ says, works: '6 \\times 10 = 60' }, ...altos.steps] };
    expect(say(question, 'vans ka sum ya multiply')).not.toContain('**Sum');
  });

  it('English alternatives without a question are no question', () => {
    expect(say(altos, 'y = 0 or 5 so 108 - 60 = 48')).toContain('108 - 60 = 48');
  });
});

describe("a set-up in one letter with the question's numbers", () => {
  const question: Question = {
    ...altos,
    stem: 'The price of $40$ falls by $20\\%$ and then a tax of $3$ is added. After how many days is it $35$?',
    path: { ...altosPath, quantities: altosPath.quantities },
  };

  it('is confirmed by its solution, with the factor of a change', () => {
    expect(say(question, '0.8x + 3 = x - 4.2')).not.toContain('holds here');
    expect(say({ ...question, stem: `${question.stem} It was $28.8$.` }, 'x*0.8 = 28.8')).toContain(
      'holds here',
    );
  });

  it('is not, where it only moves a value', () => {
    expect(say({ ...question, stem: `${question.stem} It was $36.8$.` }, 'x + 0.8 = 36.8')).not.toContain(
      'holds here',
    );
  });
});

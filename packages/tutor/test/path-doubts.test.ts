import { expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath } from './questions.ts';

const steps = [
  { says: 'Read the cars of both kinds.', works: '60 + 48 = 108' },
  { says: 'Take the vans off all cars.', works: '108 - 60 = 48' },
  { says: 'Take off those that came.', works: '48 - 12 = 36' },
];
const because = [null, 'No van is an alto.', null];
const path = { ...altosPath, steps, because };
const yard: Question = { ...altos, steps, path };

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
const say = (situation: Situation, message: string, question: Question = yard) =>
  replyTo(question, situation, message).blocks.join('\n');

it('an explained step says where each number of its line is from', () => {
  const reply = say(missed, 'explain step 2');
  expect(reply).toContain('No van is an alto.');
  expect(reply).toContain('$108$ is the cars of both kinds, from step 1.');
});

it('a number of the shorter way is told with it', () => {
  const short: Question = { ...yard, faster: 'Take 237 off at once.' };
  expect(say(missed, 'where is 237 from', short)).toContain('237 belongs to the shorter way: Take 237 off');
  expect(say(missed, 'where is 237 from')).toContain('neither in the question');
});

it('a numerator without brackets is read with them, and the student is told to write them', () => {
  expect(say(missed, '108 - 60 / 4 = 12')).toMatch(/\(108 - 60\) \/ 4 = 12.*Write the brackets/);
  expect(say(missed, '108 - 60 / 4 = 13')).toContain('again');
});

it('lines that hold rule out another, and lines that were only tried do not', () => {
  const wrote = ['a + b = 108', 'a - b = 12'];
  expect(say({ ...open, wrote }, '2a + b = 900')).toContain('does not fit');
  expect(say({ ...open, wrote: ['x = y'] }, 'x - y = 12')).not.toContain('does not fit');
});

it('a right calculation that the solution does not come past is told so', () => {
  expect(say(open, '12 + 60 = 72')).toContain('$72$ is the sum of $12$ altos and $60$ vans');
  expect(say(open, '108 - 60 = 48')).not.toContain('the sum of');
});

it('an unknown that is named hears what to write with it', () => {
  expect(say(open, 'let altos be x')).toMatch(/^Good\. Now write with \$x\$ what the question says: “/);
});

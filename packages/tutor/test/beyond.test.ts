import { expect, it } from 'vitest';
import { isEmptyReply, type Question, replyTo, type Situation } from '../src/index.ts';
import { meantBy } from '../src/words/misspelt.ts';
import { lamp } from './questions.ts';

const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
const open: Situation = { ...missed, answer: null };
const reply = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message);
const say = (question: Question, situation: Situation, message: string) =>
  reply(question, situation, message).blocks.join('\n');

it('what nothing of the solution answers is met with the sentence of the question, and costs nothing', () => {
  const { blocks, said } = reply(lamp, open, 'does the shop also sell fans');
  expect(blocks.join()).toContain('“A shop raises the price of a lamp of ₹250');
  expect(isEmptyReply(said)).toBe(true);
});

it.each([
  ['discoutn', 'discount'],
  ['discnt', 'discnt'],
  ['percnetage', 'percentage'],
  ['lamp', 'lamp'],
])('%s is meant for %s', (word, meant) => {
  expect(meantBy(word, ['discount', 'percentage', 'lamps'])).toBe(meant);
});

it('a way that nothing speaks of may be tried, and is not praised', () => {
  expect(say(lamp, missed, 'can we use a telescope')).toMatch(/^You can try it\. Write your first line/);
});

it.each(['can i use F = m(1+a/100)^2', 'can i use cost*rate = product'])(
  '“%s” asks for a formula, and no value is set',
  message => {
    expect(say(lamp, open, message)).toMatch(/^You can try it\. Put the numbers of the question into it/);
  },
);

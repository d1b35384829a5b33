import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { wordIn } from '../src/words/asked-word.ts';
import { lamp } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };

const race: Question = {
  ...lamp,
  stem: 'In a race over $600$ metres Asha gives Bina a start of $3$ seconds and still wins by $30$ metres. A referee with a flag stands at the end. How long does Bina run?',
};
const shop: Question = {
  ...lamp,
  stem: 'After successive discounts of $20\\%$ and $10\\%$ a lamp of ₹250 is sold at a fair. What does the buyer pay?',
};
const say = (question: Question, message: string, situation = open) =>
  replyTo(question, situation, message).blocks.join(' ');

describe('a word', () => {
  it.each([
    ['what does wins by 30 metres mean', 'the other still has $30$ metres to go'],
    ['start of 3 seconds ka matlab kya hai', 'Bina begins $3$ seconds before Asha'],
    ['headstart kya hota hai', 'Bina begins $3$ seconds before Asha'],
    [
      'samajh nahi aaya, referee ka matlab',
      'Question isme ye kehta hai: “A referee with a flag stands at the end',
    ],
  ])('is told with what the question says of it: %s', (message, says) => {
    expect(say(race, message)).toContain(says);
  });

  it('of two discounts says what each is taken of', () => {
    expect(say(shop, 'successive matlab?')).toContain('The $20\\%$ is of the first amount');
  });

  it('of a rule is told by what it does, not as a word of the story', () => {
    const least: Question = {
      ...lamp,
      stem: 'For every $x$, $f(x) = \\min(x^2 + 2,\\ 82 - 2x)$. What is the greatest value of $f$?',
      topic: { ...lamp.topic, code: 'AL.FUN.2' },
    };
    expect(say(least, 'min matlab kya? dono me se chota?')).toContain('smaller of the two');
  });

  it('is the value of an angle that is asked for', () => {
    const tower: Question = {
      ...lamp,
      stem: 'The top of a tower is seen under $60^\\circ$ from $20$ metres away. How high is it?',
      topic: { ...lamp.topic, code: 'GM.TRG.1' },
    };
    expect(say(tower, 'what is tan 60')).toContain('$\\sqrt{3}$');
  });

  it('is read as it is meant where it is misspelt', () => {
    expect(say(race, 'what is dividnd')).toContain('**Dividend.**');
  });

  it('asked again is not told in the same words', () => {
    const first = replyTo(race, open, 'what is a start');
    const again = replyTo(race, { ...open, said: first.said }, 'start ka matlab?');
    expect(again.blocks).not.toEqual(first.blocks);
    expect(again.blocks.join()).toContain('Bina begins $3$ seconds before Asha');
  });

  it.each(['what is wrong', 'answer kya hai', 'what is the next step', 'iska matlab', 'what is 72-60'])(
    'is none of: %s',
    message => {
      expect(wordIn(message)).toBe(null);
    },
  );
});

it('who asks for the correct answer asks for no word', () => {
  expect(wordIn('what is the correct answer')).toBeNull();
});

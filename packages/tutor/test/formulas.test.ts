import { describe, expect, it } from 'vitest';
import { type Path, type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
const say = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message).blocks.join('\n');

/** A way there at one speed and back at another. */
const trip = (there: number, back: number): Path => {
  const average = (2 * there * back) / (there + back);
  return {
    ...altosPath,
    stem: `A van goes to the lake at $${there}$ km/h and returns at $${back}$ km/h. Find the average speed.`,
    answer: `$${average}$ km/h`,
    given: [there, back],
    quantities: [quantity('the time for both ways', 5, 0), quantity(null, average, 1)],
    asked: 1,
    slips: [],
    because: ['The two ways take different times.', 'The slower way lasts longer.'],
  };
};
const others = [trip(60, 40), trip(80, 48), trip(90, 60), trip(70, 30), trip(63, 45), trip(72, 24)];
const own = trip(30, 20);
const lake: Question = {
  ...altos,
  stem: own.stem,
  options: ['25', '24', '26', '50'].map((text, i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `$${text}$`,
    slip: null,
  })),
  steps: [
    { says: 'Take 60 km each way and add the two times.', works: '\\frac{60}{30} + \\frac{60}{20} = 5' },
    { says: 'Divide the whole way by the whole time.', works: '\\frac{120}{5} = 24' },
  ],
  path: { ...own, example: count => ({ ...(others[count % others.length] ?? own), approach: '' }) },
};

describe('a formula that a student proposes', () => {
  it.each([
    'can i say answer = 2ab/(a+b)?',
    '2*30*20/(30+20) hamesha chalega?',
    'formula v = 2uw/(u+w) works?',
  ])('is tried on five other draws of the form, and holds: %s', message => {
    expect(say(lake, missed, message)).toMatch(
      /\$24\$.*\b5 (?:other|aur) questions.*\$60\$ (?:and|aur) \$40\$/,
    );
  });

  it('that fails is told with another draw, where it fails as well', () => {
    expect(say(lake, missed, 'can i say answer = (a+b)/2?')).toMatch(
      /^No: .*gives \$25\$, and the answer is \$24\$.*[Ww]ith \$60\$ and \$40\$ it gives \$50\$, and the answer there is \$48\$/,
    );
  });

  it('that lacks one factor is told which', () => {
    expect(say(lake, missed, 'answer = ab/(a+b) right?')).toContain('the answer is $2$ times what it gives');
  });

  it('that comes to the answer in this question alone does so by accident', () => {
    expect(say(lake, missed, 'answer = 2a - b - 16 hoga?')).toContain('ittefaq');
  });

  it('of an open question is neither confirmed nor refused, whichever it is', () => {
    const [right, wrong] = ['answer = 2ab/(a+b) ?', 'answer = (a+b)/2 ?'].map(one => say(lake, open, one));
    expect(right).toBe(wrong);
    expect(right).toMatch(/Test it on another question of this kind.*The answer there is \$48\$ km\/h/);
  });

  it('is left to its letters where the question has them', () => {
    const question = { ...lake, stem: `${lake.stem} Let $a$ be the first.` };
    expect(say(lake, open, 'answer = 2ab/(a+b) ?')).toContain('Test it on another question');
    expect(say(question, open, 'answer = 2ab/(a+b) ?')).not.toContain('Test it on another question');
  });

  it('is not judged by fewer than five others', () => {
    const question = { ...lake, path: { ...own, example: () => ({ ...trip(60, 40), approach: '' }) } };
    expect(say(question, missed, 'answer = 2ab/(a+b) ?')).not.toContain('of this kind');
  });
});

describe('a calculation', () => {
  it('that comes to the answer by accident is told so', () => {
    expect(say(lake, missed, '30 - 5 - 1 = 24')).toContain(
      'But it comes to $24$ here by accident: with $60$ and $5$ it gives $54$, and the answer there is $48$.',
    );
    expect(say(lake, missed, '30 - 7 + 1 = 24')).not.toContain('by accident');
  });

  it('that works in all other draws is told so', () => {
    expect(say(lake, missed, '2*30*20/(30+20) = 24 right?')).toContain('It works in all 5 other questions');
  });

  it('of a value that is not on the path is right, and what it is is named', () => {
    expect(say(far, missed, '30 + 20 = 50')).toContain(
      '$30 + 20 = 50$ is right. But $50$ is the sum of $30$ km/h and $20$ km/h, and this question does not need that.',
    );
    expect(say(far, missed, '30*20 = 600')).not.toContain('does not need');
    expect(say(far, missed, '30 + 9 = 39')).not.toContain('the sum of');
  });

  it('is not said to be needless where it leads to the answer, nor while the question is open', () => {
    expect(say(altos, missed, '12 + 60 = 72')).toContain('What do you do with it next?');
    expect(say(far, open, '30 + 20 = 50')).toContain('What do you do with it next?');
  });
});

/** The same with options far from the mean. */
const far: Question = {
  ...lake,
  options: lake.options.map((one, i) => ({ ...one, text: `$${[21, 24, 22, 23][i]}$` })),
};

import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { asksAgain } from '../src/reply/again.ts';
import { altos, altosPath } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };

const steps = [
  { says: 'Take the vans off all cars.', works: '108 - 60 = 48' },
  { says: 'Take off those that came.', works: '48 - 12 = 36' },
];
const yard: Question = {
  ...altos,
  options: altos.options.map(one => ({
    ...one,
    slip: one.letter === 'A' ? 'The rise was taken off the number of all cars.' : null,
  })),
  steps,
  path: {
    ...altosPath,
    quantities: altosPath.quantities.map((one, i) => ({ ...one, step: i === 2 ? 1 : 0 })),
    steps,
    because: ['No van is an alto.', 'They came later, so they were not there before.'],
    example: () => ({
      ...altosPath,
      stem: 'A yard has $8$ vans and some altos.',
      approach: '',
      steps: [
        { says: '', works: '39 - 8 = 31' },
        { says: '', works: '31 - 2 = 29' },
      ],
      answer: '29',
    }),
  },
};

/** The replies to messages, each sent with all that was said before it. */
function talk(situation: Situation, messages: readonly string[]): string[] {
  let now = situation;
  return messages.map(message => {
    const reply = replyTo(yard, now, message);
    now = {
      ...now,
      said: [...now.said, ...reply.said],
      step: reply.step ?? now.step,
      wrote: [...(now.wrote ?? []), message],
    };
    return reply.blocks.join(' ');
  });
}

describe('who did not follow', () => {
  it.each(['still not clear', 'samajh nahi aaya', "didn't get it", 'simpler please', 'phir se samjhao'])(
    'asks for the same in other words: %s',
    message => {
      expect(asksAgain(message)).toBe(true);
    },
  );

  it.each(['samajh gaya', 'got it', 'step 2 not clear', 'why is 48 not clear', 'discount samajh nahi aaya'])(
    'and who says more or has followed does not: %s',
    message => {
      expect(asksAgain(message)).toBe(false);
    },
  );

  it('hears where the numbers of the step are from, then with other numbers', () => {
    const [, first, second, third] = talk({ ...missed, said: ['step:1'], step: 1 }, [
      'step 2',
      'not clear',
      'again',
      'still not clear',
    ]);
    expect(first).toContain('The step finds the altos before. $48$ is the altos now');
    expect(second).toContain('$$31 - 2 = 29$$');
    expect(third).toContain('Which word or number of it is unclear?');
  });

  it('of an open question hears the beginning with other numbers, and not the next step', () => {
    const [, again = ''] = talk(open, ['how do i start', 'samajh nahi aaya']);
    expect(again).toContain('$$39 - 8 = 31$$');
    expect(again).not.toContain('48');
  });

  it('hears of a mistake which quantity it changes', () => {
    const [, again] = talk(missed, ['why is A wrong', 'not clear']);
    expect(again).toContain('With this mistake the altos now becomes $52$. It is $48$.');
  });

  it('may name another step than the one that was told', () => {
    expect(talk(missed, ['why step 2', 'not step 2, step 1'])[1]).toContain('Step 1 of 2');
  });
});

describe('other numbers', () => {
  const example = (vans: number, answer: string) => ({
    ...altosPath,
    stem: `A yard has $${vans}$ vans and some altos.`,
    approach: '',
    steps: [
      { says: '', works: `99 - ${vans} = ${99 - vans}` },
      { says: '', works: `${99 - vans} - 2 = ${97 - vans}` },
    ],
    answer,
  });
  const drawn = (...examples: ReturnType<typeof example>[]): Question => ({
    ...yard,
    path: { ...(yard.path as NonNullable<Question['path']>), example: count => examples[count] ?? null },
  });
  const say = (of: Question, situation: Situation, message: string) =>
    replyTo(of, situation, message).blocks.join(' ');

  it('are the smallest there are', () => {
    const told = say(drawn(example(88, '9'), example(8, '89')), { ...missed, said: ['plan'] }, 'not clear');
    expect(told).toContain('$8$ vans');
  });

  it('of an open question are none whose answer is an option', () => {
    const told = say(drawn(example(8, '$36$'), example(88, '9')), { ...open, said: ['hint:2'] }, 'not clear');
    expect(told).not.toContain('$8$ vans');
  });

  it('of a step are none whose line is the question’s own', () => {
    const own = {
      ...example(8, '89'),
      steps: [
        { says: '', works: steps[0]?.works ?? '' },
        { says: '', works: '' },
      ],
    };
    const said = ['step:0', 'step:0:why', 'again:step:0:1'];
    expect(say(drawn(own, example(88, '9')), { ...missed, said, step: 0 }, 'not clear')).not.toContain(
      '$8$ vans',
    );
  });

  it.each([
    [['doubt:Why were those that came not there before?'], null, 'The step finds the altos before'],
    [['number:48:step'], 1, 'The step finds the altos before'],
    [['scratch'], 0, 'No van is an alto.'],
  ])('what was told last, %s, is told in other words', (said, step, words) => {
    expect(say(yard, { ...missed, said, step }, 'not clear')).toContain(words);
  });
});

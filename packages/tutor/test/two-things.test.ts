import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { judgedLines } from '../src/reading/work.ts';
import { altos, altosPath } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'D' }, said: [], step: null };

const steps = [
  { says: 'Take the vans off all cars.', works: '108 - 60 = 48' },
  { says: 'Compare altos and vans.', works: '48 : 60 = 4 : 5' },
  { says: 'Take off the altos that came.', works: '48 - 12 = 36' },
];
const yard: Question = {
  ...altos,
  steps,
  path: {
    ...altosPath,
    quantities: [
      ...altosPath.quantities.slice(1, 2).map(one => ({ ...one, step: 0 })),
      { name: 'the ratio of altos and vans', value: [4, 5], tex: '4 : 5', computation: null, step: 1 },
      ...altosPath.quantities.slice(2),
    ],
    slips: [],
    because: ['No van is an alto.', null, 'The altos that came later were not there before.'],
    steps,
  },
};
const say = (situation: Situation, message: string) => replyTo(yard, situation, message).blocks;

describe('two things in one message', () => {
  it('are both answered, each with one piece', () => {
    const [term = '', line = ''] = say(open, 'what does identical mean and is 108-60 = 48 right');
    expect(term).toContain('**Identical.**');
    expect(line).toContain('$108 - 60 = 48$ is right.');
  });

  it('may be a value that was found, and a reason', () => {
    const [found, why, ...more] = say(open, 'i got 48 altos now but why is no van an alto');
    expect(found).toBe('Yes, $48$ is the altos now.');
    expect(why).toContain('No van is an alto.');
    expect(more).toEqual([]);
  });

  it('of a number say what it is, without its step', () => {
    expect(say(missed, 'why step 3 and where does 48 come from').at(-1)).toBe('$48$ is the altos now.');
  });

  it('name what could not be read', () => {
    expect(say(open, 'is 108-60 = 48 right? and what is blorp zwee?').join(' ')).toContain(
      'I could not read “what is blorp zwee',
    );
  });
});

describe('a ratio', () => {
  it('that the solution finds is agreed to with its name', () => {
    expect(say(open, 'is 4:5 right')[0]).toBe('Yes, $4 : 5$ is the ratio of altos and vans.');
  });
});

it('who is ahead by a number divides nothing', () => {
  expect(judgedLines('B is ahead of C by 12', yard, false)).toEqual([]);
});

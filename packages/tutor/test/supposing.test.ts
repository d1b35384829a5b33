import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { judgedLines } from '../src/reading/work.ts';
import { altos, altosPath, lamp, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
const yard: Question = {
  ...altos,
  steps: [
    { says: 'Take the vans off all cars.', works: '108 - 60 = 48' },
    { says: 'Take off those that came.', works: '48 - 12 = 36' },
  ],
  path: { ...altosPath, because: ['No van is an alto.', null] },
};
const say = (situation: Situation, message: string, wrote: readonly string[] = [], question = yard) =>
  replyTo(question, { ...situation, wrote }, message).blocks.join('\n');
const judged = (message: string, wrote: readonly string[] = [], question = lamp) =>
  judgedLines(message, question, true, wrote).map(({ verdict: { is } }) => is);

describe('a value that a student supposes', () => {
  it('holds for the lines of its message', () => {
    expect(say(open, 'z=2 gives y=50', ['2y + 7z = 114'])).toContain(
      'With $z = 2$, $y = 50$: yes, that follows.',
    );
    expect(judged('r = 2 so 4s = 12, s = 3', ['r^2*s = 12'])).toEqual(['unplaced', 'follows', 'follows']);
    expect(judged('n = 5: 7n + 1 = 37')).toEqual(['unplaced', 'fails']);
  });

  it('ends with its message', () => {
    expect(judged('y = 7, x = 28', ['5x + 16y = 252', 'y = 12, x = 12'])).toEqual(['unplaced', 'follows']);
  });

  it('is out where what follows cannot be', () => {
    const wrote = ['2y + 7z = 114', 'x + y = 40'];
    expect(say(open, 'z=2 gives y=50 so x=-10 not allowed right', wrote)).toContain(
      'Right: $-10$ is below zero, so $z = 2$ is out.',
    );
  });

  it('is told whether it meets an inequality', () => {
    expect(say(open, 'x = 7', ['30 + 5x <= 60'])).toContain('$65 \\le 60$ is false: this value is out.');
  });

  it('is out where the question has no value or a step is false', () => {
    const domain = {
      ...yard,
      stem: `${yard.stem} And $\\log (x - 5) < 2$.`,
      steps: [{ says: 'The number has to be positive.', works: '2x - 12 > 0' }, ...yard.steps],
      options: yard.options.map(one => (one.letter === 'A' ? { ...one, slip: 'You counted $6$ too.' } : one)),
    };
    const at = (situation: Situation, value: number) =>
      say(situation, `x = ${value}`, ['30 + 5x <= 65'], domain);
    expect(at(open, 5)).toContain('has no value at $x = 5$: this value is out.');
    expect(at(open, 6)).toContain('this value is allowed');
    expect(at(missed, 6)).toContain(
      'is false at $x = 6$: this value is out. Option A takes it: You counted $6$ too.',
    );
  });

  it('stands before its calculation, whatever stands between them', () => {
    expect(judged('k = -3 gives 144 - 72 = 72')).toEqual(['unplaced', 'holds']);
  });
});

describe('a line that can be read in more than one way', () => {
  it.each([
    ['73/10 = 7 and 73/100 = 0', ['holds', 'holds']],
    ['73/10 + 73/100 = 7', ['holds']],
    ['2^3n = 8^n', ['identity']],
    ['16 +- 4 = 20', ['holds']],
  ])('%s', (message, expected) => {
    expect(judged(message)).toEqual(expected);
  });

  it('is doubted and not called wrong where it may be rounded up', () => {
    expect(say(open, '64/5 = 13', [], lamp)).toContain('Did you mean something else by it?');
  });
});

describe('letters of one message', () => {
  const triangle: Question = {
    ...altos,
    path: {
      ...altosPath,
      given: [],
      quantities: [
        quantity('the small angle', 61, 0),
        quantity('the large angle', 80, 1),
        quantity('the third angle', 39, 2),
        quantity('the outer angle', 100, 3),
        quantity('the inner angle', 20, 4),
        quantity('the asked angle', 77, 5),
      ],
      asked: 5,
    },
  };

  it('stand for the same in all of its lines', () => {
    expect(judged('x + y = 141', [], triangle)).toEqual(['fits']);
    expect(judged('y - x = 61', [], triangle)).toEqual(['fits']);
    expect(judged('x + y = 141, y - x = 61', [], triangle)).toEqual(['fits', 'unplaced']);
  });

  it('that a student names are not asked for again', () => {
    expect(say(open, 'river x, hill y. y - x = 17')).not.toMatch(/What do(?:es)? \$[xy]/);
  });
});

it('an equation with another solution than the one before is held against that', () => {
  expect(say(open, '4d + 760 = 3d + 570', ['3(d + 190) = 4(d - 190)'])).toContain(
    'It has another solution than',
  );
});

it('an inequality that follows from the student’s own is confirmed', () => {
  expect(judged('x >= 10', ['125 - x <= 115'])).toEqual(['follows']);
  expect(judged('x <= 10', ['125 - x <= 115'])).toEqual(['unplaced']);
});

it('an amount of a share gives the whole', () => {
  expect(say(missed, 'so 22% = 8800 then total = 40000')).toContain('$100\\%$ = $40000$: right');
  expect(say(missed, 'so 22% = 8800 then total = 44000')).toContain('I get another number for $100\\%$');
});

it('a number of the student’s own comes from their line', () => {
  expect(say(missed, 'where does 50 come from', ['let saving = 50'])).toContain(
    'you wrote “let saving = 50”',
  );
});

describe('what a slip leaves out', () => {
  const slips = [
    { words: 'You left out $20$. It counts as well.', quantity: 1, values: [[108], [52], [40]] },
  ];
  const question = { ...yard, path: { ...altosPath, slips } };

  it('is told of a value without it', () => {
    expect(say(missed, '26*2 = 52', [], question)).toContain('You left out $20$');
  });

  it.each(['72 - 20 = 52', '44, 52, 60 ... ap d=8'])('is not told of who has it, or lists: %s', message => {
    expect(say(missed, message, [], question)).not.toContain('You left out');
  });
});

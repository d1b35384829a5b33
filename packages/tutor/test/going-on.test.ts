import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { claimsIn } from '../src/reading/claimed.ts';
import { statementsIn } from '../src/reading/statements.ts';
import { judgedLines } from '../src/reading/work.ts';
import { altos, altosPath, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };

const steps = [
  { says: 'Read the cars of both kinds.', works: '60 + a \\ge 108, \\qquad a : b = 4 : 5' },
  { says: 'Take the vans off all cars.', works: '108 - 60 = 48' },
  { says: 'Take off those that came.', works: '48 - 12 = 36' },
];
const because = ['Vans and altos are all the cars.', 'No van is an alto.', null];
const yard: Question = {
  ...altos,
  options: altos.options.map(one =>
    one.letter === 'A' ? { ...one, slip: 'You stopped at the altos now.' } : one,
  ),
  steps,
  path: { ...altosPath, steps, because },
};
const say = (situation: Situation, message: string, question = yard) =>
  replyTo(question, situation, message).blocks;
const judged = (message: string, question = yard) =>
  judgedLines(message, question, true).map(({ verdict: { is } }) => is);

describe('a set-up of one’s own', () => {
  it('may have words for a quantity of the question', () => {
    expect(judged('altos now = 108 - v')).toEqual(['fits']);
    expect(judged('altos now = 117 - v')).toEqual([]);
    expect(say(open, 'altos now = 108 - v')[0]).toContain('$\\text{altos now} = 108 - v$ holds here');
  });

  it('in letters of the solution holds for what they stand for there, and for no other quantities', () => {
    const lettered = [
      { says: 'Let $x$ vans and $y$ altos be there now.', works: 'x + y = 108, \\quad y = 48' },
    ];
    const question: Question = { ...altos, steps: lettered, path: { ...altosPath, steps: lettered } };
    const is = (message: string) => judgedLines(message, question, true).map(({ verdict }) => verdict.is);
    expect(is('x + y = 108')).toEqual(['fits']);
    expect(is('x + y = 72')).toEqual(['unplaced']);
    // Letters of the student's own may stand for any.
    expect(is('v + a = 72')).toEqual(['fits']);
  });

  it('gives what is done in a time without an equation for it', () => {
    expect(judged('8 days work = 8a + 36k')).toEqual([]);
    expect(judged('asha 1 day = 1/24')).toEqual([]);
  });

  it('has a value put into it that is tried', () => {
    const wrote = ['60 + x > 108'];
    expect(say({ ...open, wrote }, 'x = 50')[0]).toBe(
      'You wrote $x = 50$. With it $60 + x = 110$, so your line holds: this value is allowed.',
    );
    expect(say({ ...open, wrote }, 'x = 48')[0]).toContain('the limit of your line');
  });

  it('goes on with the value of its letter', () => {
    expect(claimsIn('x = 17, total = 50x').at(-1)).toMatchObject({ words: ['total'], value: 850 });
    expect(say(missed, 'x = 12, total = 8x').join()).toContain('$96$ is option D');
  });

  it.each([
    ['60 + x + 12 = 108', [], 'Only $x$ is left in it: solve for $x$.'],
    // What is asked is left to the student, whatever the letter.
    ['x = 36', ['60 + x + 12 = 108'], 'You can test it yourself'],
  ])('goes on by its letters: %s', (message, wrote, next) => {
    expect(say({ ...open, wrote }, message).at(-1)).toContain(next);
  });

  it('may state two things without a mark between them', () => {
    expect(statementsIn('sum = k product = 8k - 40').map(({ sides }) => sides.length)).toEqual([2, 2]);
    expect(statementsIn('speed = 60 km = 12*5').map(({ sides }) => sides.length)).toEqual([3]);
    // The sign before a side that was not read says nothing of the next two.
    expect(statementsIn('AM > 11/2 = 5.5').map(({ relations }) => relations)).toEqual([['=']]);
  });

  it('keeps a length AM before an operator, and drops the verb of "I am"', () => {
    const labels = (text: string) => statementsIn(text).map(({ sides: [left] }) => left?.label);
    expect(labels('am-mc = 21')).toEqual([['am', 'mc']]);
    expect(labels('i am getting x = 21')).toEqual([[]]);
  });

  it('of several letters goes on with the part of the question that it leaves out, and counts no equations', () => {
    const { blocks } = replyTo(yard, open, 'v + x + 12 = 108');
    expect(blocks[0]).toContain('holds');
    expect(blocks.at(-1)).toContain('“A yard has $60$ vans and some altos”');
    expect(blocks.join()).not.toContain('equations');
  });

  it.each([
    ['3+6+9+...+33 = 198', ['holds']],
    ['3+6+...+24 = 107', ['fails']],
    ['1+2+4+...+64 = 127', ['holds']],
    ['8 days = 3+6+...+24 = 108', ['holds']],
    ['1+2+6+...+24 = 33', []],
  ])('reads the dots of a progression: %s', (message, expected) => {
    expect(judged(message)).toEqual(expected);
  });

  it('in minutes beside hours is told so, and holds then', () => {
    const late = { ...yard, stem: `${yard.stem} Minutes count.` };
    const hours = altosPath.quantities.map(one =>
      one.value[0] === 48 ? quantity('the hours', 1.5, 1) : one,
    );
    const question = { ...late, path: { ...altosPath, quantities: hours } };
    expect(judged('a/2 + a/3 = 75', question)).toEqual(['minutes']);
    expect(judged('a/2 + a/3 = 74', question)).toEqual(['unplaced']);
    expect(say(open, 'a/2 + a/3 = 75', question)[0]).toContain('holds where all times are minutes');
  });

  it('may say then, can be and another unit', () => {
    expect(claimsIn('altos then = 36')).toMatchObject([{ words: ['altos'], value: 36 }]);
    expect(claimsIn('x can be 5')).toMatchObject([{ letter: 'x', value: 5 }]);
    const quantities = altosPath.quantities.map(one =>
      one.name === 'the altos now' ? quantity('the altos now, where all are 1', 0.8, 1) : one,
    );
    const relative = { ...yard, path: { ...altosPath, quantities } };
    expect(say(open, 'altos now 52 hai').join()).toContain('The rise was taken off');
    expect(say(open, 'altos now 51 hai').join()).toContain('alag mil rahi hai');
    expect(say(open, 'altos now 51 hai', relative).join()).not.toContain('alag mil rahi hai');
    expect(say({ ...open, said: ['ask:1:0'] }, '51', relative).join()).not.toContain('Not yet');
  });

  it('in words is no line where a letter stands alone beside them', () => {
    expect(judged('altos now = v')).toEqual([]);
  });

  it('may count in a unit of its own where the solution takes something for 1', () => {
    const first = { says: 'Let the vans be $1$.', works: '' };
    const quantities = altosPath.quantities.map(one =>
      one.name === 'the altos now' ? quantity(one.name, 0.8, 1) : one,
    );
    const relative = {
      ...yard,
      steps: [first, ...steps.slice(1)],
      path: { ...altosPath, quantities },
    };
    const wrote = ['vans = 10'];
    const asked = ['hint:1', 'ask:1:0'];
    expect(say({ ...open, wrote }, 'altos now 8 hai', relative)[0]).toContain(
      'tumhari unit me $8$ hi altos now',
    );
    expect(say({ ...open, wrote, said: asked }, '8', relative)[0]).toContain(
      'in your unit $8$ is the altos now',
    );
    expect(say({ ...open, wrote, said: asked }, '7', relative)[0]).toContain('Not yet');
  });

  it('is confirmed in a bound that the solution has, and in no other', () => {
    const bounded = { ...yard, steps: [{ says: '', works: '1 < x < 4' }, ...steps] };
    expect(judged('x > 1', bounded)).toEqual(['follows']);
    expect(judged('4 > x', bounded)).toEqual(['follows']);
    expect(judged('x > 2', bounded)).toEqual(['unplaced']);
  });
});

describe('who does not know how to begin', () => {
  const first = 'Read the cars of both kinds. Vans and altos are all the cars.';

  it.each(['kuch samajh nahi aaya', 'pehle kiska nikale', 'idk', 'kaise karu', 'no idea yaar'])(
    'hears the first step with its reason, and what to find: %s',
    message => {
      const [start, ask] = say(open, message);
      expect(start).toContain(first);
      expect(ask).toMatch(/cars of both kinds/);
    },
  );

  it('for want of a number hears that it is not needed', () => {
    expect(say(open, 'vans ka weight diya hi nahi').slice(0, 2)).toEqual([
      'Question me ye nahi diya, aur iske bina ho jaata hai. Jo diya hai usse shuru karo:',
      `Shuru aise karo: ${first}`,
    ]);
  });

  it('a value that was asked for hears its step, and why', () => {
    const said = ['start', 'ask:0:0'];
    expect(say({ ...open, said }, 'pata nahi')[0]).toContain('Read the cars of both kinds.');
    expect(say({ ...open, said: ['start'] }, 'but why both')[0]).toBe(because[0]);
  });
});

describe('who has found something', () => {
  it('hears what can be found next', () => {
    expect(say(open, 'cars in all 108')).toEqual([
      '$108$ are the cars of both kinds.',
      'What do you get for the altos now? Send me the number.',
    ]);
  });

  it('hears of no slip by a number that the solution has too', () => {
    expect(say(open, '60 + 52 = 112')[0]).toContain('The rise was taken off');
    const shown = [{ says: '', works: '52 - 4 = 48' }, ...steps];
    expect(say(open, '60 + 52 = 112', { ...yard, steps: shown })[0]).not.toContain('The rise was taken off');
  });

  it('hears that a ratio is right before the slip behind the option', () => {
    expect(say(missed, 'why is my answer wrong, 4:5 aa raha tha')[0]).toMatch(
      /^Tumhara ratio sahi hai: step 1 me wahi nikalta hai\.\n\n\*\*Option A/,
    );
  });

  it('and stopped there hears what is asked', () => {
    expect(say(missed, 'why is A wrong')[0]).toContain(
      'The question asks: “How many altos were there before?”',
    );
  });
});

it('who asks for another way is shown the check, and who asks of a corner the step of that corner', () => {
  expect(say(missed, 'is there another way to do it', { ...yard, faster: null })[0]).toContain(
    'without the solution',
  );
  const corners = steps.map((step, i) => ({ ...step, says: `The angle at ${'DBA'[i]} is right.` }));
  const figure = { ...yard, stem: 'In ABCD, AB = $40$.', steps: corners };
  expect(say(missed, 'angle B 90 kaise', figure)[0]).toContain('**Step 2 (kul 3).**');
});

it('who tells what they did hears the slip behind their option', () => {
  expect(say(missed, 'only 60 vans stay in yard so least altos')[0]).toContain(
    'You stopped at the altos now.',
  );
  expect(say(missed, 'i only took away the vans that were there')[0]).toContain(
    'You stopped at the altos now.',
  );
});

it('who defends their option hears its slip, and who asks why of a step its reason', () => {
  expect(say(missed, 'but 48 altos are in the yard')[0]).toContain('You stopped at the altos now.');
  expect(say(missed, 'but why take the vans off all cars')[0]).toContain('No van is an alto.');
});

it('who asks of which thing a number is, or where a calculation comes from, hears its step', () => {
  expect(say(missed, '108 kis cheez ka hai')[0]).toContain('108 question me diya hai');
  const product = { says: 'Multiply the sums of the powers.', works: '(1 + 2)(1 + 3) = 12' };
  expect(
    say(missed, '(1+2)(1+3) kaise aaya', { ...yard, steps: [...steps.slice(0, 2), product] })[0],
  ).toContain('Multiply the sums of the powers.');
});

it('who argues with the slip is told the step from which it departs', () => {
  const said = ['slip:A'];
  expect(say({ ...missed, said, step: 2 }, 'but they are there now na so why not 48 only')[0]).toContain(
    'Take off those that came.',
  );
});

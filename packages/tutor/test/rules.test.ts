import { describe, expect, it } from 'vitest';
import { choicesOf, isEmptyReply, type Question, replyTo, type Situation } from '../src/index.ts';
import { arithmeticIn } from '../src/reading/calculations.ts';
import { statementsIn } from '../src/reading/statements.ts';
import { judgedLines } from '../src/reading/work.ts';
import { altos, altosPath, lamp, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
const say = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message).blocks.join('\n\n');
const lettersOf = (message: string) => statementsIn(message).flatMap(({ letters }) => letters);

const steps = [
  { says: 'Add up the cars of both kinds.', works: '60 + 48 = 108' },
  { says: 'Take the vans off all cars.', works: '108 - 60 = 48' },
  { says: 'Take off those that came.', works: '48 - 12 = 36' },
];
const yard: Question = { ...altos, steps, path: { ...altosPath, steps } };

describe('letters', () => {
  it.each([
    ['ax + b = 7', ['a', 'x', 'b']],
    ['log_x a = 1/24', ['\\log_{x} a']],
    ['distance = 60 * 7 h = 420', []],
  ])('of %s', (message, letters) => {
    expect(lettersOf(message)).toEqual(letters);
  });

  it('a logarithm with a letter for its base is a quantity, and a letter alone only a claim', () => {
    const quantities = altosPath.quantities.with(0, quantity('the logarithm', 0.125, 0));
    const question = { ...yard, path: { ...altosPath, quantities } };
    const judged = (message: string) => judgedLines(message, question, true).map(({ verdict: { is } }) => is);
    expect(judged('log_x a = 0.125')).toEqual(['fits']);
    expect(judged('y = 0.125')).toEqual(['unplaced']);
  });

  it('a letter for a calculation is held against the path after the answer, and no claim before it', () => {
    const judged = (isOpen: boolean) =>
      judgedLines('A = 60(1 - 2/5)', yard, isOpen).map(({ verdict: { is } }) => is);
    expect(judged(false)).toEqual(['fits']);
    expect(judged(true)).toEqual(['unplaced']);
  });

  it('a bracket of one letter that is multiplied out wrongly holds for no other value', () => {
    expect(say(yard, missed, '(x+1)^2 = x^2 + 1')).toContain('does not hold for all values');
    const quantities = altosPath.quantities.with(0, quantity('a great number', 1e12, 0));
    const great = { ...yard, stem: 'The line $y = 0$ is drawn.', path: { ...altosPath, quantities } };
    expect(say(great, open, '(x+8)^2 = x^2 + 17x + 64')).toContain('does not hold for all values');
    expect(say(great, open, '11y + 9y = 21y')).toContain('does not hold for all values');
  });
});

it('a colon may part a label or a remark from a line', () => {
  expect(arithmeticIn('k = 1: 25 - 4 = 21').at(-1)).toMatchObject({ is: 'holds' });
  expect(arithmeticIn('18 * 36 = 648: 5 pairs')).toMatchObject([{ is: 'holds' }]);
});

it('of calculations with a claim in words beside them only the calculation is confirmed', () => {
  expect(say(yard, missed, '36/48 = 0.75 matlab 75% gira')).toMatch(
    /^Dono lines sahi hain calculation ke taur par/,
  );
  expect(say(yard, missed, '36/48 = 0.75 = 75%')).toMatch(/^Both lines hold\./);
});

it('a square that is asked about is the one of a step', () => {
  const squared = {
    ...yard,
    steps: [...steps.slice(0, 2), { says: 'Do it once for each.', works: '4 \\times 3^2 = 36' }],
  };
  expect(say(squared, missed, 'why square it')).toContain('Do it once for each.');
});

it('a term of two words is looked up whole', () => {
  expect(say(lamp, missed, 'what is continued proportion')).toContain('$b^2 = ac$');
});

describe('while the question is open', () => {
  it('who asks what a line means hears a hint on it', () => {
    expect(say(yard, open, 'what does 60 + a = 108 mean')).toContain('Take the vans off all cars.');
  });

  it('where a number comes from that was found is told by what follows, and alike for all options', () => {
    expect(say(yard, open, 'where does 108 come from')).toContain('108 is given in the question');
    const found = { ...yard, stem: 'A yard has vans and altos. How many altos were there before?' };
    expect(say(found, open, 'where does 108 come from')).not.toContain('is not given');
    const situation = { ...open, said: ['number:option'] };
    const values = ['48', '60', '108', '96'];
    const options = yard.options.map((one, i) => ({ ...one, text: `$${values[i]}$` }));
    const told = values.map(value =>
      say({ ...yard, options }, situation, `where does ${value} come from`).replaceAll(value, ''),
    );
    expect(new Set(told).size).toBe(1);
  });

  it('a letter with an option’s value is answered alike for all four, also where its name is known', () => {
    const named = steps.map((step, i) =>
      i === 1 ? { ...step, says: 'Let the altos now $x$ be what is left.' } : step,
    );
    const told = ['48', '36', '40', '96'].map(value =>
      say({ ...yard, steps: named }, open, `my working: x = ${value}`).replaceAll(value, ''),
    );
    expect(new Set(told).size).toBe(1);
    expect(say({ ...yard, steps: named }, open, 'x = 47')).toContain('another value for the altos now');
  });

  it('a letter that stands for what is asked by the student’s own lines is refused whatever its value, and the other lines are judged', () => {
    const asked = altosPath.quantities[altosPath.asked]?.value[0] ?? 0;
    const wrote = [`2x + 5 = ${2 * asked + 5}`];
    const reply = (message: string, lines: readonly string[]) =>
      replyTo(altos, { ...open, wrote: lines }, message);
    for (const value of [asked, asked + 1, asked + 7])
      expect(reply(`x = ${value}`, wrote).said).toEqual(['final:0', 'test:0']);
    const both = reply(`${wrote[0]} so x = ${asked}`, []);
    expect(both.said).toContain('final:0');
    expect(both.blocks.join()).not.toContain(`x = ${asked}$`);
  });

  it('a value that joins two lines is asked for its reason, whichever operation it is', () => {
    const say_ = (message: string) => replyTo(altos, open, message).blocks.join(' ');
    expect(say_('7C2 = 21, 5C3 = 10 so total 31?')).toContain(
      '$21 + 10 = 31$. Say why the two have to be added',
    );
    expect(say_('7C2 = 21, 5C3 = 10 so total 210?')).toContain('have to be multiplied');
  });

  it.each(['my working: x = {} m', 'if i mark {} will i lose marks'])(
    '%s is answered alike for all four options',
    words => {
      const values = ['$\\frac{9}{2}$', '$3$', '$112$', '$\\frac{23}{2}$'];
      const options = altos.options.map((one, i) => ({ ...one, text: values[i] ?? '' }));
      const told = values.map(value =>
        say({ ...altos, options }, open, words.replace('{}', value)).replace(/[\d$\\{}./() ]|frac/g, ''),
      );
      expect(new Set(told).size).toBe(1);
    },
  );

  it('a value to try with is allowed, whichever it is', () => {
    expect(say(yard, open, 'can i assume all cars 100')).toContain('You may take a value and try with it.');
  });

  it('an expression of the solution is not confirmed where the message states a relation', () => {
    const question = { ...yard, steps: [{ says: 'Set it up.', works: '2(a + 12) = 96' }, ...steps] };
    expect(say(question, open, '2a + 24')).toContain('comes up on the way');
    expect(say(question, open, '2a + 24 = 100')).not.toContain('comes up on the way');
  });

  it('a reply that did not understand offers three messages, and is empty as one that refuses', () => {
    const { said } = replyTo(yard, open, 'qwrtz plmn');
    expect(choicesOf(said)).toHaveLength(3);
    expect(isEmptyReply(said)).toBe(true);
    expect(isEmptyReply(replyTo(yard, open, 'is the answer 40').said)).toBe(true);
    expect(isEmptyReply(replyTo(yard, open, 'hint').said)).toBe(false);
  });
});

describe('after the answer', () => {
  it('a number of the question comes out of no step, though a line has it for a result', () => {
    const [first, ...others] = lamp.steps;
    const steps = [{ says: first?.says ?? '', works: '500 / 2 = 250' }, ...others];
    expect(say({ ...lamp, steps }, missed, 'where does 250 come from')).toContain(
      '250 is given in the question',
    );
  });

  it('two things that are asked are both answered', () => {
    const reply = say(lamp, missed, 'where does 300 come from and what does discount mean');
    expect(reply).toContain('comes out of step 1');
    expect(reply).toContain('**Discount.**');
  });

  it('a correction is read for itself, and one that names nothing with the message before it', () => {
    expect(say(lamp, { ...missed, wrote: ['what is discount'] }, 'no, the other one')).toContain(
      '**Discount.**',
    );
    const wrote = ['where does 250 come from'];
    expect(say(lamp, { ...missed, wrote }, 'no i meant 300')).toContain('Step 1 of 2');
  });

  it('the shorter way may be the student’s own', () => {
    expect(say(lamp, missed, 'can we use the factors 1.2 and 0.9 at once')).toMatch(
      /^Yes, you can\. \*\*Faster\.\*\* multiply the factors/,
    );
  });

  it('a value that no step has comes from the slip of its option', () => {
    const given = lamp.options.map(one => (one.letter === 'A' ? { ...one, text: '₹250' } : one));
    const reply = say({ ...lamp, options: given }, missed, 'where does 250 come from');
    expect(reply).toContain('You added the two per cents');
  });

  it('a value that is doubted is the option of that value, whichever was chosen', () => {
    expect(say(lamp, missed, 'kyu nahi 280')).toContain('**Option D, ₹280.**');
  });

  it.each(['108 ko 120 kar de to kya aayega', 'if 108 is changed to 120 what will be the answer'])(
    'a number that is to be another is changed: %s',
    message => {
      const changed = () => null;
      expect(say({ ...yard, path: { ...altosPath, changed } }, missed, message)).toMatch(
        /\$120\$ in place of \$108\$|\$108\$ ki jagah \$120\$/,
      );
    },
  );

  it('a number named by its place is changed', () => {
    const tried: unknown[] = [];
    const changed = (changes: unknown) => {
      tried.push(changes);
      return null;
    };
    say({ ...yard, path: { ...altosPath, changed } }, missed, 'what if the first number was doubled');
    expect(tried).toEqual([[{ at: yard.stem.indexOf('60'), to: '120' }]]);
  });
});

import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
const say = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message).blocks.join('\n');

const algebra = (stem: string, works: readonly string[]): Question => ({
  ...altos,
  stem,
  steps: [
    ...works.map(line => ({ says: 'Write it so.', works: line })),
    { says: 'Solve it.', works: 'x = 36' },
  ],
  path: { ...altosPath, quantities: [quantity(null, 36, 1)], asked: 0, because: [], slips: [] },
});
const powers = algebra('Solve $25^x - 30 \\cdot 5^x + 125 = 0$.', []);
const bases = algebra('The powers are equal. What is $x$?', ['8^{x - 4} = 2^{x + 6}', '3x - 12 = x + 6']);
const product = algebra('Solve $x^2 = 36x$.', []);

describe('why something tempting is not done', () => {
  it('a factor that not every term has: the term without it is named', () => {
    expect(say(powers, missed, 'why cant i take 5^x common')).toMatch(
      /\$125\$ does not have the factor \$5\^x\$/,
    );
    expect(say(product, missed, 'why cant i take x common')).not.toContain('does not have');
  });

  it('dividing by a letter loses the solution 0, where that is one', () => {
    expect(say(product, missed, 'why not divide by x')).toContain('$x = 0$ solves');
    expect(say(bases, missed, 'why not divide by x')).toMatch(/of step 2 \$x\$ is not 0.*\\frac\{12\}\{x\}/);
    expect(say(powers, missed, 'kyu nahi divide kar sakte 5^x se')).toContain('power kabhi 0 nahi');
  });

  it('cancelling a letter leaves a line that is false', () => {
    expect(say(bases, missed, 'why cant i cancel the x')).toMatch(
      /of step 1\. Without \$x\$ that says .* = 64\$/,
    );
  });

  it('an equation of one’s own is solved and put into the line', () => {
    expect(say(bases, missed, 'why not just equate x-4 = x+6')).toContain('always differ by $10$');
    expect(say(bases, missed, 'why not 3x - 4 = x + 6')).toMatch(
      /gives \$x = 5\$\. Put it into .*the left side is \$8\$/,
    );
  });
});

describe('why two numbers are not simply joined', () => {
  const [, asked] = [0, 24];
  const path = (there: number, back: number) => ({
    ...altosPath,
    stem: `A van goes at $${there}$ km/h and returns at $${back}$ km/h. Find the average speed.`,
    quantities: [
      quantity('the time for both ways', 5, 0),
      quantity(null, (2 * there * back) / (there + back), 1),
    ],
    asked: 1,
    slips: [],
    because: ['The two ways take different times.', null],
  });
  const van: Question = {
    ...altos,
    stem: path(30, 20).stem,
    options: altos.options.map((one, i) => ({ ...one, text: `$${[50, asked, 26, 23][i]}$` })),
    steps: [
      { says: 'Add the two times.', works: '\\frac{60}{30} + \\frac{60}{20} = 5' },
      { says: 'Divide.', works: '\\frac{120}{5} = 24' },
    ],
    path: { ...path(30, 20), example: () => ({ ...path(60, 40), approach: '' }) },
  };

  it.each([
    ['why cant i just add them', '$30 + 20 = 50$'],
    ['y cant i take avg of 30 n 20', '$(30 + 20) / 2 = 25$'],
    ['why not just 30 - 20', '$30 - 20 = 10$'],
  ])('%s: what it gives, and what the solution has in its place', (message, line) => {
    const reply = say(van, missed, message);
    expect(reply).toContain(line);
    expect(reply).toContain('The two ways take different times.');
    expect(reply).toContain('In step 1 the solution has');
  });

  it('a count alone is no such thing', () => {
    expect(say(van, missed, 'why not divide by 5C2')).not.toContain('is what that gives');
  });

  it('of an open question says no value that an option has, and no other answer', () => {
    const reply = say(van, open, 'why cant i just add them');
    expect(reply).toContain('Say in words what that number would be');
    expect(reply).not.toMatch(/50|24|48/);
  });
});

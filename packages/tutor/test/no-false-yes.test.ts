import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath, lamp, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { ...open, answer: { outcome: 'incorrect', chosen: 'A' } };
const right: Situation = { ...open, answer: { outcome: 'correct', chosen: 'B' } };
const say = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message).blocks.join('\n');

const choices = (...texts: readonly string[]) =>
  texts.map((text, i) => ({ letter: (['A', 'B', 'C', 'D'] as const)[i] ?? 'A', text, slip: null }));

/** Per cents of two groups of one whole. */
const households: Question = {
  ...lamp,
  stem: 'Of all households $30\\%$ have a cooler, $25\\%$ a heater, and $4\\%$ of those with a heater have a cooler, too. What per cent have neither?',
  options: choices('$45\\%$', '$46\\%$', '$53\\%$', '$41\\%$'),
  path: {
    ...altosPath,
    quantities: [
      quantity('the per cent with both', 1, 0),
      quantity('the per cent with a cooler or a heater', 54, 1),
      quantity('the per cent with neither', 46, 2),
    ],
    asked: 2,
    slips: [],
  },
  steps: [
    { says: 'Take the part of the heaters.', works: '25 \\times 0.04 = 1' },
    { says: 'Add the two and take both off once.', works: '30 + 25 - 1 = 54' },
    { says: 'The others have neither.', works: '100 - 54 = 46' },
  ],
  commonDoubts: [],
};

describe('lines are a way only where they are on the path', () => {
  it('a calculation that holds is not called one', () => {
    const text = say(households, open, '30 + 25 - 4 = 51 %, can i do it like this?');
    expect(text).not.toMatch(/\bYes\b/);
    expect(text).toContain('Whether that leads to the answer I do not judge');
  });

  it('one that comes to a quantity of the path is', () => {
    expect(say(households, open, '30 + 25 - 1 = 54, can i do it like this?')).toMatch(/^Yes, you can: /);
  });
});

/** A function with a rule for all numbers. */
const doubled: Question = {
  ...lamp,
  stem: 'Let $f(x) = 2x + 7$ and $g(x) = 4x + k$. The constant $k$ is such that $f(g(x)) = g(f(x))$ for all real $x$. What is $f(g(4))$?',
  options: choices('$39$', '$81$', '$37$', '$53$'),
  path: null,
};

/** One whose rule holds for some numbers only. */
const piece: Question = {
  ...doubled,
  stem: 'For all real $x$, $f(3 + x) = f(3 - x)$. For $3 \\le x \\le 11$ the function is given by $f(x) = x^{2} + 8x + 8$. What is $f(-7)$?',
};

describe('the value of a function is what its rule gives', () => {
  it('a rule for a part of the numbers says nothing of others', () => {
    expect(say(piece, open, 'f(30) = 30^2 + 8*30 + 8')).not.toMatch(/follows|holds|is right/);
    expect(say(piece, open, 'f(5) = 5^2 + 8*5 + 8')).toMatch(/follows/);
  });

  it('a bracket that is lost where an expression is put in is seen', () => {
    expect(say(doubled, open, 'f(x-1) = 2x - 1 + 7')).toMatch(/does not hold for all values.* in brackets/);
    expect(say(doubled, open, 'f(x-1) = 2(x-1) + 7')).toMatch(/follows/);
    expect(say(doubled, open, 'f(g(x)) = 2(4x + k) + 7')).toMatch(/follows/);
  });

  it('values side by side are multiplied', () => {
    expect(say(piece, open, 'f(x)f(0) = 2f(x)')).toContain('$f(x)f(0) = 2f(x)$');
  });

  it('a part that was not judged is named beside one that was', () => {
    expect(say(piece, missed, 'f(30) = 3*34 = 102')).toMatch(
      /= 102\$ is right\..*f\(30\) = 3 \\times 34\$.* not judge/,
    );
  });
});

/** Two sets. */
const languages: Question = {
  ...altos,
  stem: 'Of $60$ people $40$ speak Riang and $30$ speak Chakma, and all speak one of them. How many speak both?',
  options: choices('20', '10', '15', '25'),
};

it('a letter for a region is a name and not a claim', () => {
  for (const situation of [open, missed])
    expect(say(languages, situation, 'R∩C = y')).toMatch(/^Good: \$y\$ is your name for R ∩ C\./);
});

/** A sum of logarithms whose quadratic has a second root, and sides that are found on the way. */
const sides: Question = {
  ...lamp,
  stem: 'A rectangle has sides of $x$ cm and $x - 4$ cm, where $\\log x + \\log(x - 4) = \\log 96$. Find its perimeter in centimetres.',
  options: choices('$24$', '$40$', '$12$', '$48$').map(option =>
    option.letter === 'C' ? { ...option, slip: '$12$ cm is one side only.' } : option,
  ),
  steps: [
    {
      says: 'The sum of two logarithms is the logarithm of the product of the roots.',
      works: 'x(x - 4) = 96',
    },
    { says: 'Choose the root with a logarithm.', works: 'x = 12' },
    { says: 'Take both sides twice.', works: '2(12 + 8) = 40' },
  ],
  path: {
    ...altosPath,
    answer: '$40$',
    quantities: [
      quantity('the product of the two sides', 96, 0),
      quantity('the longer side', 12, 1),
      quantity('the shorter side', 8, 2),
      quantity('the perimeter', 40, 2),
    ],
    asked: 3,
    slips: [],
  },
  commonDoubts: [],
};

describe('whether something is needed is said where its whole name stands there', () => {
  it('half of a name gets no yes', () => {
    expect(say(sides, open, 'x(x - 4) = 96. do i need the longer one?')).not.toMatch(/Yes, you need/);
    expect(say(sides, missed, 'do i need to find the roots?')).not.toMatch(/^Yes/);
  });

  it('the whole name gets one', () => {
    expect(say(sides, open, 'x(x - 4) = 96. do i need the longer side?')).toMatch(
      /Yes, you need the longer side/,
    );
  });
});

it('which of two numbers is first is asked back', () => {
  const text = say(lamp, missed, 'is the first 300 or 270?');
  expect(text).not.toMatch(/First (?:is|300|270|the)/);
  expect(text).toMatch(/Name the thing/);
});

describe('a value that an option has is no wrong answer', () => {
  it.each([missed, right])('where it is a quantity of the path', situation => {
    const text = say(sides, situation, '8 + 4 = 12');
    expect(text).toContain('$12$ is the longer side.');
    expect(text).not.toMatch(/not the correct answer|one side only/);
  });

  it('to who chose the correct option', () => {
    const text = say(sides, right, '20 + 28 = 48');
    expect(text).not.toMatch(/not the correct answer/);
    expect(text).toMatch(/option B/);
  });
});

describe('a root is held against the equation of the question', () => {
  it.each([open, missed])('where that has no value', situation => {
    const text = say(sides, { ...situation, wrote: ['x(x - 4) = 96'] }, 'so x = -8');
    expect(text).not.toMatch(/follows|it is a root|holds/);
    expect(text).toMatch(/\$x = -8\$ solves your line, but .* has no value there/);
  });

  it('where that is false', () => {
    const rooted: Question = {
      ...sides,
      stem: 'For which number is $\\sqrt{x + 13} = x - 7$? Find its square.',
      path: null,
    };
    const text = say(rooted, { ...open, wrote: ['x + 13 = (x - 7)^2'] }, 'so x = 3');
    expect(text).toMatch(/\$x = 3\$ solves your line, but .* of the question is false there/);
    expect(say(rooted, { ...open, wrote: ['x + 13 = (x - 7)^2'] }, 'so x = 12')).toMatch(/follows/);
  });
});

describe('what the lines do not show is not judged', () => {
  const tile: Question = {
    ...sides,
    stem: 'Opposite sides of a regular hexagon are $30$ cm apart. What is its area?',
    path: null,
  };

  it.each([open, missed])('a condition that the question states is quoted', situation => {
    const text = say(tile, situation, 'does it only hold for a regular hexagon?');
    expect(text).toMatch(/^The question says “Opposite sides of a regular hexagon .* cannot judge/);
  });

  it('another one is left open', () => {
    expect(say(tile, missed, 'does it only hold for a convex polygon?')).toMatch(/^That I cannot judge/);
  });

  it('nor is whether an unknown number is odd', () => {
    expect(say(tile, open, 'number of common points is odd')).toMatch(
      /^You say that it is odd\. I judge lines/,
    );
  });
});

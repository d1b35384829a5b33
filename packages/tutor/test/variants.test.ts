import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { judgedLines } from '../src/reading/work.ts';
import { numbersAskedIn } from '../src/reply/numbers.ts';
import { changeIn } from '../src/reply/what-if/change.ts';
import { altos, altosPath, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'C' }, said: [], step: null };
const said = (question: Question, message: string, situation = missed) =>
  replyTo(question, situation, message).blocks.join('\n');
const options = (texts: readonly string[]): Question['options'] =>
  (['A', 'B', 'C', 'D'] as const).map((letter, i) => ({ letter, text: texts[i] ?? '', slip: null }));

const pens: Question = {
  ...altos,
  topic: { code: 'MM.PRB.3', subcategory: 'Probability', type: 'Draws' },
  stem: 'A box holds 3 black and 5 green pens. Two of them are taken out without putting any back. What is the probability that both are black?',
  options: options(['$\\frac{3}{28}$', '$\\frac{9}{64}$', '$\\frac{5}{14}$', '$\\frac{3}{8}$']),
  key: 'A',
  check: null,
  steps: [{ says: 'Count the pairs.', works: '\\frac{3}{28}' }],
  path: {
    ...altosPath,
    given: [3, 5],
    quantities: [quantity(null, 3 / 28, 0)],
    asked: 0,
    slips: [],
    because: [null],
  },
};

describe('another draw of the same things', () => {
  it.each([
    [
      'what if pens were put back, then 9/64 na?',
      'Yes, that is right. For 2 black, each put back it is $\\frac{3}{8}',
    ],
    [
      'one black one green without replacement = 3*5/28 right?',
      'Yes, that is right. For 1 black and 1 green',
    ],
    ['15/28 is correct or not for 1 black 1 green', 'Yes, that is right.'],
    ['is it 1/3 for 1 black 1 green', 'Not quite. For 1 black and 1 green, without putting back it is'],
    [
      'with replacement and one black one green?',
      '2 \\times \\frac{3}{8} \\times \\frac{5}{8} = \\frac{30}{64}',
    ],
  ])('is worked out: %s', (message, expected) => {
    expect(said(pens, message)).toContain(expected);
  });

  it('is worked out while the question is open for a value that no option has', () => {
    expect(said(pens, 'what if one black one green, 15/28 na?', open)).toContain('Yes, that is right.');
    expect(said(pens, 'what if one black one green, 1/7 na?', open)).toContain('I get another value.');
    expect(said(pens, 'what if one black one green, 1/7 na?', open)).not.toContain('{28}');
    expect(said(pens, 'what if one black one green?', open)).toContain('Write your value for it');
  });

  it('tells of no option that it belongs to another question', () => {
    expect(said(pens, 'what if pens were put back, then 9/64 na?', open)).not.toContain('that is right');
  });

  it('needs as many as are drawn, unless each is put back', () => {
    expect(said(pens, 'what about 4 black')).not.toContain('For 4 black');
    expect(said(pens, 'what about 4 black, each put back')).toContain('\\frac{81}{4096}');
  });

  it('is none where it is the question’s own', () => {
    expect(said(pens, '3/28 for both black?')).not.toContain('without putting back it is');
  });
});

const triangle: Question = {
  ...altos,
  topic: { code: 'GM.TRI.5', subcategory: 'Triangles', type: 'Areas' },
  stem: 'The area of triangle ABC is $100$. D divides BC internally in the ratio $3 : 2$, counted from B; E divides AD internally in the ratio $3 : 1$, counted from A. Find the area of triangle ABE.',
  options: options(['$33$', '$37$', '$30$', '$45$']),
  key: 'D',
  check: null,
  steps: [
    { says: 'First ABD.', works: '[ABD] = \\frac35 \\times 100 = 60' },
    { says: 'Then ABE.', works: '45' },
  ],
  path: {
    ...altosPath,
    given: [3, 2, 1, 100],
    quantities: [quantity('triangle ABD', 60, 0), quantity('Triangle ABE', 45, 1)],
    asked: 1,
    slips: [],
    because: [null, null],
  },
};

describe('a point on another segment', () => {
  it.each([
    ['what if E was on AC instead of AD, still 3:1 from A', 'For triangle ABE with E there it is $75$.'],
    ['i mean area ABE if E lies on AC with AE:EC = 3:1', 'it is $75$'],
    ['is area ABE = 25 if E lies on AC with CE:EA = 3:1', 'Yes, that is right.'],
    [
      'is area BEC = 60 if E lies on AC with AE:EC = 1:4',
      'Not quite. For triangle BEC with E there it is $80$.',
    ],
  ])('gives another area: %s', (message, expected) => {
    expect(said(triangle, message)).toContain(expected);
  });

  it('is none where the point stays', () => {
    expect(said(triangle, 'is E on AD? area ABE = 75')).not.toContain('there it is');
  });

  it('is no length of the question’s own figure', () => {
    const verdicts = (message: string) =>
      judgedLines(message, triangle, false).map(({ verdict }) => verdict.is);
    expect(verdicts('EC : AF = 3 : 1')).toEqual(['unplaced']);
    expect(verdicts('AE : ED = 3 : 1')).toEqual(['fits']);
  });
});

const loan: Question = {
  ...altos,
  stem: 'A loan is repaid in ₹1,40,580 in all, with the roots of $4x^2 - 8x + k = 0$ in the ratio $1 : 3$. Find the constant $k$ of this equation.',
  check: null,
};

describe('a change that is none', () => {
  it.each(['how do i know when to use n and when n-1', 'same silly mistake, 5 instead of 6'])(
    'is not read from n - 1, nor from two numbers that the question has not: %s',
    message => {
      expect(changeIn(message, loan.stem)).toBeNull();
    },
  );

  it('is read from an exponent of the question', () => {
    expect(changeIn('what if it was 2^(x+8)', 'Solve $2^{x + 6} = 64$.')).not.toBeNull();
  });

  it('is not read from a ratio that stays, beside another one', () => {
    expect(changeIn('what if E was on AC, still 3:1 from A', triangle.stem)).toBeNull();
  });

  it('begins where a line with letters changes first, and no later line is put in its place', () => {
    const letters: Question = {
      ...loan,
      steps: [
        { says: 'Add.', works: '\\beta + 3\\beta = 2 \\Rightarrow \\beta = \\frac12' },
        { says: 'Multiply.', works: '3 \\times 0.25 = 0.75' },
      ],
      path: { ...altosPath, changed: () => null },
    };
    const reply = said(letters, 'agar ratio 1:2 hota to k = 32/9 na');
    expect(reply).toContain('$3$ ki jagah $2$ rakho to sabse pehle step 1 badalta hai');
    expect(reply).not.toContain('0.5');
  });

  it('asks for no meaning of a letter where it asks what is wrong', () => {
    expect(said(loan, 'roots are 1/2 and 3/2. k = 4 * 3/2 = 6. whats wrong in this')).not.toContain(
      'Find the constant',
    );
  });
});

describe('the number that a message asks about', () => {
  it.each([
    ['f(2)=96 => 4+2b+c=96 => 2b+c=92\nab isse aage kaise', /^\D*$/],
    ['now divisible by 6 wala condition kaise lagau', /^\D*$/],
    ['but -k^2+k+6 at k=5 is -14, k ki range kaise nikalte', /^\D*$/],
    ['how is base 2(20-d)?', /^\D*$/],
    ['hindi me samjhao, -4 kahan se', /-4/],
    ['how is 20 * 3 = 60', /20 \* 3 = 60/],
    ['how did you get (8-3) here', /\(8-3\)/],
  ])('is none of a line, an exponent or an expression: %s', (message, left) => {
    expect(numbersAskedIn(message)).toMatch(left);
  });

  it('is not told where it is not asked about', () => {
    const three = {
      ...altos,
      stem: 'A number of 3 digits is divisible by 6. How many are there in 95 weeks?',
    };
    expect(said(three, 'ab divisible by 6 wala condition kaise lagau', open)).not.toContain(
      'question me diya hai',
    );
    expect(said(three, '3x + 6 = 20, to fir -k^6 kahan se aaya', missed)).not.toContain('6 question me');
  });

  it('is no exponent, also where no step has it', () => {
    expect(said(altos, 'but -k^9+k is no square, k^9 kahan se', missed)).not.toContain('9 mujhe na');
  });

  it('is no expression, of which the sentence and its reason are told', () => {
    const square: Question = {
      ...altos,
      steps: [
        { says: 'A line cuts off a triangle of height $20 - d$ and base $2(20 - d)$. Add.', works: '12' },
        { says: 'End.', works: '36' },
      ],
      path: { ...altosPath, because: ['The sides make $45^\\circ$ with the line.', null] },
    };
    const reply = said(square, 'how is base 2(20-d)? i dont get it');
    expect(reply).toContain('base $2(20 - d)$. The sides make $45^\\circ$');
  });

  it('is none of a way with its speed', () => {
    expect(said(altos, 'second half = 6 km at 30 and 18 km at 18', open)).not.toContain('180');
  });
});

import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { judgedLines } from '../src/reading/work.ts';
import { altos, altosPath, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'C' }, said: [], step: null };

/** A question with its own stem, steps and quantities. */
const asking = (
  stem: string,
  more: Partial<Question> = {},
  path: Partial<Question['path']> = {},
): Question => ({
  ...altos,
  check: null,
  stem,
  steps: [{ says: 'Find the end.', works: '7 \\times 11 = 77' }],
  options: (['A', 'B', 'C', 'D'] as const).map((letter, i) => ({
    letter,
    text: String(900 + i),
    slip: null,
  })),
  key: 'B',
  path: {
    ...altosPath,
    given: [],
    quantities: [quantity(null, 901, 0)],
    asked: 0,
    slips: [],
    because: [null],
    ...path,
  },
  ...more,
});
const judged = (question: Question, message: string, wrote: readonly string[] = [], isOpen = true) =>
  judgedLines(message, question, isOpen, wrote).map(({ verdict }) => verdict.is);
const said = (question: Question, message: string, situation = open) =>
  replyTo(question, situation, message).blocks.join('\n');

const modulus = asking(
  'The numbers $x$ and $k$ satisfy $|x - 9k| = -k^2 + k + 6$. What is the greatest possible $x$?',
);

describe('the cases of a modulus', () => {
  it('follow from it, either of them', () => {
    expect(judged(modulus, 'x = 9k + (-k^2+k+6), x - 9k = k^2 - k - 6')).toEqual(['follows', 'follows']);
    expect(judged(modulus, 'x = 9k + (k^2+k+6)')).toEqual(['unplaced']);
  });

  it('are not put into each other: what the modulus equals bounds its letters', () => {
    const reply = said(modulus, 'x = 9k + (-k^2+k+6) and x = 9k - (-k^2+k+6)');
    expect(reply).toContain('A modulus is not negative, so $-k^2 + k + 6$ must not be');
    expect(reply).not.toContain('Put $x');
  });
});

describe('an equation of one letter', () => {
  const own = ['(20+d)^2/(80d) = 1.225'];

  it('follows from one with the same roots, multiplied out or not', () => {
    expect(judged(altos, 'd^2 - 58d + 400 = 0', own)).toEqual(['follows']);
    expect(judged(altos, 'd^2 - 56d + 400 = 0', own)).not.toContain('follows');
    expect(judged(altos, 'd - 8 = 0', ['d^2 - 58d + 400 = 0'])).toEqual(['follows']);
  });
});

describe('a congruence', () => {
  const bells = asking(
    'Two bells ring every $10$ and every $15$ minutes, next in $6$ and in $11$ minutes. How often has the first rung when both ring together?',
    {
      steps: [
        { says: 'Find when.', works: '30 - 4 = 26' },
        { says: 'Count.', works: '26 \\div 10 = 901' },
      ],
    },
    { quantities: [quantity('in how many minutes both ring', 26, 0), quantity(null, 901, 1)], asked: 1 },
  );

  it('holds for a quantity that leaves the remainder, and is no value of its letter', () => {
    expect(judged(bells, 'N = 6 mod 10, N = 11 mod 15')).toEqual(['fits', 'fits']);
    expect(judged(bells, 'N = 7 mod 10')).toEqual(['unplaced']);
    expect(said(bells, 'N = 6 mod 10')).not.toContain('solve for');
    expect(said(bells, 'N = 6 mod 10\nN = 7 mod 10')).not.toContain('With it');
  });
});

describe('a letter of the question', () => {
  const factors = asking(
    'A number divides $N = 10^{2} \\times 15^{5}$ and is a square. How many values can it have?',
  );

  it('has the value that the question gives, in any form', () => {
    expect(judged(factors, 'N = 2^2*3^5*5^7')).toEqual(['follows']);
    expect(judged(factors, 'N = 2^3*3^5*5^7')).toEqual(['unplaced']);
  });

  it('is not asked for, also where it is a capital', () => {
    expect(said(factors, 'N = 2^3*3^5*5^7')).not.toContain('stand for');
  });

  it('is told by the steps after the answer', () => {
    const ratio = asking('An egg costs ₹20. What does the other cost?', {
      steps: [{ says: 'Let $t = \\frac{d}{p}$ be the ratio.', works: 'k = 2 \\times 450.5 = 901' }],
    });
    expect(judged(ratio, 't = d/p', [], false)).toEqual(['follows']);
    expect(judged(ratio, 't = p/d', [], false)).toEqual(['unplaced']);
    expect(judged(ratio, 'k = 901', [], false)).toEqual(['fits']);
    expect(judged(ratio, 'k = 30', [], false)).toEqual(['unplaced']);
  });

  it('is none where it names an option', () => {
    expect(judged(altos, 'option A gives 50/20 = 2.5')).toEqual(['holds']);
  });
});

describe('words that the question gives a number', () => {
  const loan = asking(
    'A loan is repaid in equal parts with interest. The first payment is ₹28,380 and the last one ₹18,480. How large was it?',
  );
  const wrote = ['first payment = P/n + Pr, last payment = P/n + Pr/n'];

  it('stand for it in the student’s equations', () => {
    expect(judged(loan, 'Pr - Pr/n = 9900', wrote)).toEqual(['follows']);
    expect(judged(loan, 'Pr + Pr/n = 9900', wrote)).toEqual(['unplaced']);
  });

  it('are two words and more', () => {
    const one = asking('A loan of ₹700 is repaid in equal parts. How large is a part?');
    expect(judged(one, 'P + Q = 700', ['loan = P + Q'])).toEqual(['unplaced']);
  });

  it('keep letters as they were typed', () => {
    expect(said(loan, 'Pr + Pr/n = 9900')).toContain('$Pr + Pr / n = 9900$');
  });
});

describe('two letters of one kind', () => {
  const roots = asking('A parabola is below the axis at $x = 9$. Where does it meet the $y$-axis?', {
    steps: [
      { says: 'Let $\\alpha \\le \\beta$ be the two roots.', works: '2 < \\alpha < 9 < \\beta < 24' },
      { says: 'Multiply.', works: '17 \\times 53 = 901' },
    ],
  });

  it('have the bounds of the solution’s letters of that kind', () => {
    expect(judged(roots, 'let roots p and q. p < 9 < q')).toEqual(['follows', 'follows']);
    expect(judged(roots, 'p < 9 < q')).toEqual(['unplaced', 'unplaced']);
  });

  it('share no bound that one letter of the solution has', () => {
    expect(judged(roots, 'let roots p and q. p < 9, q < 9')).toEqual(['follows', 'unplaced']);
  });
});

describe('a letter that is calculated', () => {
  it('is not asked for where another value has a name', () => {
    expect(said(altos, 'altos now = 48, x = 5*5 = 25', missed)).toContain('the altos now');
    expect(said(altos, 'altos now = 48, x = 5*5 = 25', missed)).not.toContain('You wrote $x');
  });
});

describe('brackets that are missing', () => {
  const team = asking(
    'Because $30$ nurses were ill, only $\\frac{4}{9}$ were vaccinated when $\\frac{2}{3}$ of the time was over, at $8$ hours a day. How long now?',
    {
      steps: [
        { says: 'Find how many.', works: '30 \\div (1 - \\frac23) = 90' },
        { says: 'End.', works: '901' },
      ],
    },
    { quantities: [quantity('the nurses planned', 90, 0), quantity(null, 901, 1)], asked: 1 },
  );

  it('are seen around a first sum that is multiplied', () => {
    expect(said(team, 'x - 30 * 2/3 * 8 / (4/9) = x * 8')).toContain('Write the brackets.');
  });

  it('are put nowhere in a line of three letters', () => {
    const quantities = [5, 1980, 901].map(one => quantity(null, one, 0));
    expect(
      judged(asking('How large is it?', {}, { given: [2], quantities, asked: 2 }), 'pr + pr / n = 9900'),
    ).toEqual(['unplaced']);
  });
});

describe('a value of a letter with a root', () => {
  const octagon = asking('A regular octagon is $16$ cm wide. Find its area.', {
    faster: 'With edges $e$ the width is $e(1 + \\sqrt{2})$, so $e = 16(\\sqrt{2} - 1)$.',
  });

  it('holds where the shorter way works it out', () => {
    expect(judged(octagon, 'a = 16/(1+√2)')).toEqual(['fits']);
    expect(judged(octagon, 'a = 16/(2+√2)')).toEqual(['unplaced']);
  });

  it('is not asked to be solved for', () => {
    expect(said(octagon, 'a = 16/(1+√2)')).not.toContain('solve for');
  });
});

describe('what belongs to one person', () => {
  const friends = asking(
    'Farah and Rohan have ₹272 together. If Farah gave Rohan some, Rohan would have $7$ times as much. If Rohan gave Farah the same, Farah would have $k$ times as much as Rohan. How many values can $k$ have?',
    {
      steps: [
        { says: 'Parts.', works: '\\frac78 \\times 272 = 238' },
        { says: 'Count.', works: '901' },
      ],
    },
    {
      quantities: [quantity('What Rohan has after the first change', 238, 0), quantity(null, 901, 1)],
      asked: 1,
    },
  );

  it('is not called by the first letter of another', () => {
    expect(said(friends, 'F + 34 = 272')).not.toContain('Rohan has');
  });

  it('is quoted where numbers do not test a line', () => {
    expect(said(friends, 'F + x = k(R - x)')).toContain('Hold it against “If Rohan gave Farah the same');
    expect(said(friends, 'F + 13x = k(R - x)')).toContain('Hold it against “If Rohan gave Farah the same');
    expect(said(friends, 'k = 3*5', missed)).not.toContain('Hold it against');
  });
});

describe('a prepared mistake', () => {
  const slips = [
    { words: 'Half of $28$ was taken.', quantity: 0, values: [[9], [14], [50]] },
    {
      words: 'Your roots $-4$ and $-14$ are both smaller than $2$.',
      quantity: 0,
      values: [[5], [-14], [56]],
    },
    { words: 'The roots $10$ and $14$ are both at least $9$.', quantity: 0, values: [[8], [14], [140]] },
    { words: 'One leg was taken for two.', quantity: 0, values: [[2.4], [16 / (1 + Math.SQRT2)], [168]] },
  ];
  const parabola = asking(
    'It passes through $(2, 96)$. What is the constant?',
    {
      steps: [
        { says: 'Pair.', works: '96 = 6 \\times 16' },
        { says: 'End.', works: '17 \\times 53 = 901' },
      ],
      faster: 'So $e = 16(\\sqrt{2} - 1)$.',
    },
    {
      quantities: [quantity(null, 6, 0), quantity('the larger root', 18, 0), quantity(null, 901, 1)],
      asked: 2,
      slips,
    },
  );

  it('is named by a value with its sign, and by most of the student’s numbers', () => {
    expect(said(parabola, '8*12 = 96, roots 10 and 14')).toContain('The roots $10$ and $14$');
    expect(said(parabola, '8*12 = 96, roots 10 and 14')).not.toContain('-14');
  });

  it('is none where the shorter way works the value out', () => {
    expect(said(parabola, 'is it 16/(1+√2)?')).not.toContain('One leg');
    expect(said({ ...parabola, faster: null }, 'is it 16/(1+√2)?')).toContain('One leg');
  });
});

describe('the name of a value', () => {
  const bells = asking(
    'Bells ring every $10$, $15$ and $11$ minutes. How often until all ring together?',
    {
      steps: [
        { says: 'Find when.', works: '\\text{LCM of } 10,\\ 15: 30' },
        { says: 'End.', works: '901' },
      ],
    },
    { quantities: [quantity('the minutes till both ring', 30, 0), quantity(null, 901, 1)], asked: 1 },
  );

  it('is not told of a calculation with other numbers', () => {
    expect(said(bells, '2*165/11 = 30', missed)).not.toContain('the minutes till both ring');
    expect(said(bells, '10*15/5 = 30', missed)).toContain('the minutes till both ring');
  });
});

describe('the numbers of which somebody makes what is asked', () => {
  const triangle = asking(
    'D divides BC in the ratio $3 : 2$ and E divides AD. The area of ABC is $100$. Find the area of triangle ABE.',
    {
      steps: [
        { says: 'First ABD.', works: '[ABD] = \\frac35 \\times 100 = 60' },
        { says: 'End.', works: '901' },
      ],
    },
    {
      quantities: [
        quantity('the part BD of BC', 0.6, 0),
        quantity('the parts of BC', 5, 0),
        quantity('triangle ABD', 60, 0),
        quantity('Triangle ABE', 901, 1),
      ],
      asked: 3,
    },
  );

  it('are named, a fraction as one', () => {
    expect(said(triangle, 'area of triangle ABE = 60*3/5')).toContain(
      '$60$ is triangle ABD and $3 / 5$ is the part BD of BC. Is each what the question needs there?',
    );
  });
});

describe('a per cent of an amount with a unit', () => {
  it.each(['1000g pe 14 2/7 % = 142.86 g kam', '1000 par 14 2/7% = 142.86'])('is read: %s', message => {
    expect(judged(altos, message)).toEqual(['holds']);
  });

  it('is no denial where another clause says nahi', () => {
    expect(said(altos, '1000g pe 14 2/7 % = 142.86 g kam, ye option me nahi hai')).not.toContain('\\ne');
  });
});

import { describe, expect, it } from 'vitest';
import { faultOf, type Question, replyTo } from '../src/index.ts';
import { arithmeticOf } from '../src/reading/judging.ts';
import { linksOf, linkTex } from '../src/reading/links.ts';
import { statementsIn } from '../src/reading/statements.ts';
import { judgedLines } from '../src/reading/work.ts';
import { placesIn } from '../src/reply/what-if/places.ts';
import { altos, altosPath, quantity } from './questions.ts';

const arithmetic = (message: string) =>
  statementsIn(message)
    .flatMap(linksOf)
    .map(arithmeticOf)
    .filter(({ is }) => is !== 'open')
    .map(({ is }) => is);
const judged = (message: string, question: Question = altos) =>
  judgedLines(message, question, true).map(({ verdict: { is } }) => is);

describe('notation of roots and selections', () => {
  it.each([
    '$\\sqrt[3]{8} = 2$',
    'sqrt[3]8=2',
    '$\\binom{2 + 1}{1} = 3$',
    '$\\binom{3 + 4}{4} = 35$',
    'C(3+4, 4) = 35',
    'P(5,2) = 20',
  ])('%s holds', message => {
    expect(arithmetic(message)).toContain('holds');
    expect(arithmetic(message)).not.toContain('fails');
  });

  it('a selection from n holds as its formula', () => {
    expect(judged('nC2 = n(n-1)/2')).toEqual(['identity']);
    expect(judged('C(n,2) = n(n-1)/3')).not.toEqual(['identity']);
  });

  it('a root of a line before follows from it, and another value is not called impossible', () => {
    expect(judged('(y-x)^2=37^2-4*210=>y-x=23')).toEqual(['unplaced', 'follows']);
    expect(judged('(y-x)^2=37^2-4*210=>y-x=22')).toEqual(['unplaced', 'unplaced']);
  });
});

describe('what students write shorter', () => {
  it.each([
    '9:40 am to 11:10 am is 1.5 h',
    '9:40 to 11:10 = 90 min',
    '10 pm to 2 am = 4 hours',
    '9:40 am + 90 min = 11:10 am',
    '9:15 am se 11:15 am 2 hours',
    '20% of 40k = 8000',
    '22.5 half 11.25',
    '\\log_{\\frac12} 8 = -3',
    'log_{1/2} 8 = -3',
  ])('%s holds', message => {
    expect(arithmetic(message)).toEqual(['holds']);
  });

  it('a wrong time between two is found', () => {
    expect(arithmetic('9:40 am to 11:10 am is 2 h')).toEqual(['fails']);
  });

  it.each(['n, n+1, n+2: sum 3n+3', 'sum of n, n+1 and n+2 = 3n+3', 'x, x+2, x+4 ka sum 3x+6'])(
    'terms are added where their sum is told: %s',
    message => {
      expect(judged(message)).toEqual(['identity']);
    },
  );

  it('k stays a letter where no thousands make the line hold', () => {
    expect(judged('6n = 39k')).toEqual(['unplaced']);
  });
});

describe('words around a line', () => {
  it('a line of which it is said that it does not hold is read as such', () => {
    expect(arithmetic('6:21 = 28:54 nahi hai.. kuch samajh nahi aa raha')).toEqual(['holds']);
  });

  it.each([
    ['last 7 weeks: 7a + 63d = 686', '7a + 63d = 686'],
    ['take log both sides 9 log a = 8 log b', '9\\log a = 8\\log b'],
    ['78*88 has hcf 2 so not allowed', '\\text{HCF}(78, 88) = 2'],
    ['8281, minus (5*6/2)^2 = 225', '(5 \\times 6 / 2)^2 = 225'],
  ])('are no part of it: %s', (message, line) => {
    expect(statementsIn(message).flatMap(linksOf).map(linkTex)).toEqual([line]);
  });

  it('a per cent beside words is no calculation of another number', () => {
    expect(arithmetic('9+1 free means 10% discount')).toEqual([]);
  });

  it('a sum with roots is seen to be the same for all values that have them', () => {
    expect(judged('7 + root(k-49) + 7 - root(k-49) = 14')).toEqual(['identity']);
  });

  it('a logarithm of two letters has the value that the line before gives it, and no other', () => {
    expect(judged('a^9 = b^8 so log_a b = 9/8')).toEqual(['unplaced', 'follows']);
    expect(judged('a^9 = b^8 so log_a b = 8/9')).toEqual(['unplaced', 'contradicts']);
  });

  it('a line that corrects one before is no contradiction of it', () => {
    const savings: Question = {
      ...altos,
      stem: 'In the first $5$ of $15$ weeks she saves ₹220, and in the last $7$ of them ₹686. Every week brings the same rise.',
      path: {
        ...altosPath,
        quantities: [
          quantity('the first saving', 32, 0),
          quantity('the weekly rise', 6, 1),
          quantity(null, 1110, 2),
        ],
      },
    };
    const wrote = ['5a + 10d = 220', '7a + 63d = 686'];
    expect(judgedLines('7a + 77d = 686', savings, true, wrote).map(({ verdict: { is } }) => is)).toEqual([
      'fits',
    ]);
  });
});

describe('what a line claims besides its calculation', () => {
  const say = (message: string) =>
    replyTo(altos, { answer: null, said: [], step: null }, message).blocks.join('\n');

  it('is asked about where nothing shows it', () => {
    expect(say('price of the yard = 60 - 13 = 47')).toMatch(
      /^As a calculation \$60 - 13 = 47\$ is right\. What makes \$47\$ the “price of the yard”\?/,
    );
    const quantities = [quantity('the lorry outside', 77, 0), ...altosPath.quantities];
    const question = { ...altos, path: { ...altosPath, quantities, asked: 3 } };
    const { blocks } = replyTo(question, { answer: null, said: [], step: null }, 'so the wheels are 77');
    expect(blocks.join()).toContain('$77$ is the lorry outside. What makes it the “wheels”?');
    const sorry = replyTo(question, { answer: null, said: [], step: null }, 'sorry 77').blocks.join();
    expect(sorry).not.toContain('What makes');
  });

  it('what follows from a line that cannot be placed is said to follow from that line', () => {
    expect(say('58 + 49 - t = 96 so t = 11')).toContain('From $58 + 49 - t = 96$ it follows that $t = 11$.');
  });

  it('a small number in a right line is no slip of the form', () => {
    const slip = { words: 'You divided by the rows.', quantity: 1, values: [[108], [7], [7]] };
    const question = { ...altos, path: { ...altosPath, slips: [slip] } };
    const { blocks } = replyTo(question, { answer: null, said: [], step: null }, '1085 + 7 = 1092');
    expect(blocks.join()).not.toContain('You divided');
  });

  it('a per cent that an option has is no value to be confirmed', () => {
    const question: Question = {
      ...altos,
      options: altos.options.map((option, i) => ({ ...option, text: `$${[13, 15, 12, 20][i]}\\%$` })),
      steps: [{ says: 'The profit is a share.', works: '0.13 = 13 \\div 100' }, ...altos.steps],
    };
    const { blocks } = replyTo(question, { answer: null, said: [], step: null }, 'so profit is 13%');
    expect(blocks.join()).not.toContain('Yes');
  });
});

describe('values of a function', () => {
  const rule: Question = {
    ...altos,
    stem: 'Let $f(x) = x^{2} + 7x - 18$. How many integers $x$ have $f(x) < 0$, and what is $f(5)$?',
  };

  it.each([
    ['f(1) = -10', 'follows'],
    ['f(1) = -4', 'fails'],
    ['f(2) + f(0) = -18', 'follows'],
  ])('are calculated by its rule: %s', (message, verdict) => {
    expect(judged(message, rule)).toEqual([verdict]);
  });

  it('are asked about where no rule tells them, and where the question asks for them', () => {
    expect(judged('f(5) = 42', rule)).toEqual(['unplaced']);
    expect(judged('f(1) = 48')).toEqual(['unplaced']);
  });
});

describe('letters of two things', () => {
  it('are not confirmed where they are exchanged', () => {
    const fruit: Question = {
      ...altos,
      stem: 'Two apples and three mangoes cost ₹85, and an apple costs less. What do all cost?',
      path: {
        ...altosPath,
        quantities: [
          quantity('the price of an apple', 11, 0),
          quantity('the price of a mango', 21, 1),
          quantity(null, 500, 2),
        ],
      },
    };
    expect(judged('2a + 3m = 85', fruit)).toEqual(['fits']);
    expect(judged('3a + 2m = 85', fruit)).toEqual(['unplaced']);
  });
});

describe('what is no line with a result', () => {
  const say = (message: string) =>
    replyTo(altos, { answer: null, said: [], step: null }, message).blocks.join('\n');

  it('an expression in letters is asked for its equation', () => {
    expect(say('24x + 36')).toContain('What is $24x + 36$ equal to?');
  });

  it('a list of factors is held against all of them', () => {
    expect(say('1,2,3,4,6,12 are the factors')).toBe('Yes, these are all the factors of $12$.');
    expect(say('factors of 12 are 1,2,3,4,12')).toBe('Each of them divides $12$. But $6$ does, too.');
    expect(say('factors of 12 are 1,2,3,5,12')).toBe('$5$ does not divide $12$.');
  });

  it('the digit in which a power ends is calculated exactly', () => {
    expect(say('day 4: 12^10 -> 4, day 5: 12^15 -> 8, day 6: 12^21 -> 6')).toBe(
      '$12^{10} \\to 4$, $12^{15} \\to 8$: right. $12^{21}$ does not end in $6$: divide its exponent by $4$ and look at the remainder.',
    );
    expect(arithmetic('7^23 mod 10 = 3')).not.toContain('fails');
  });

  it('a decimal comma joins no digits of a number', () => {
    expect(placesIn('Find it between 0,33 and 1,26,000.').map(({ value }) => value)).toEqual([
      0, 33, 126_000,
    ]);
  });

  it('a calculation of the solution is no tempting mistake', () => {
    const { blocks } = replyTo(
      altos,
      { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null },
      'why can i not multiply 300 * 0.9',
    );
    expect(blocks.join()).toContain('You can: step 2 does it, $300 \\times 0.9 = 270$.');
  });
});

describe('what a language model says of a solved question', () => {
  const painters: Question = {
    ...altos,
    stem: 'Asha can paint a wall in $24$ days and Bina in $48$ days. They work together for $12$ days, then Asha leaves. How many more days does Bina need?',
    options: altos.options.map((option, i) => ({ ...option, text: `$${[36, 6, 12, 4][i]}$ days` })),
    key: 'C',
    path: {
      ...altosPath,
      quantities: [
        quantity('the units that both do in a day', 3, 0),
        quantity('the units that are left', 12, 1),
        quantity(null, 12, 2),
      ],
    },
    steps: [
      {
        says: 'Let the work be $48$ units. Then Asha does $2$ units a day and Bina $1$; add them.',
        works: '2 + 1 = 3',
      },
      { says: 'Together they do $3$ units a day. Subtract.', works: '48 - 12 \\times 3 = 12' },
      { says: 'Bina works on. Divide.', works: '12 \\div 1 = 12' },
    ],
  };

  it.each(['Asha does 3 units a day.', 'Dono 4 units a day do.', 'After 12 days 24 units are left.'])(
    'is refused where the solution says it of another number: %s',
    text => {
      expect(faultOf(painters, false, text)).toBe('value');
    },
  );

  it.each([
    'Asha does 2 units a day.',
    'After 12 days 12 units are left.',
    'Together they do 3 units a day.',
  ])('is shown where it says the same: %s', text => {
    expect(faultOf(painters, false, text)).toBeNull();
  });
});

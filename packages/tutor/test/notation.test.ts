import { describe, expect, it } from 'vitest';
import { faultOf, type Question } from '../src/index.ts';
import { arithmeticOf, linksOf } from '../src/reading/judging.ts';
import { statementsIn } from '../src/reading/statements.ts';
import { judgedLines } from '../src/reading/work.ts';
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

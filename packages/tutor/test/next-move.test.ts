import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { judgedLines } from '../src/reading/work.ts';
import { nextMove } from '../src/reply/checking/next-move.ts';
import { altos, altosPath, quantity } from './questions.ts';

/** A book of 280 pages, 14 a day: 14 more a day end it 10 days sooner, 4 fewer 8 days later. */
const book: Question = {
  ...altos,
  stem: 'Farah reads the same number of pages every day. With $14$ more a day the book ends $10$ days earlier, and with $4$ fewer a day $8$ days later. How many pages does it have?',
  options: ['240', '280', '300', '320'].map((text, i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `$${text}$`,
    slip: null,
  })),
  path: {
    ...altosPath,
    given: [14, 10, 4, 8],
    quantities: [
      quantity('the pages a day', 14, 0),
      quantity('the days', 20, 1),
      quantity('the pages of the book', 280, 2),
    ],
    asked: 2,
    slips: [],
  },
};
const saidTo = (message: string, wrote: readonly string[] = []) => {
  const situation: Situation = { answer: null, said: [], step: null, wrote };
  return replyTo(book, situation, message).blocks.join('\n');
};

describe('the next step of algebra, with the student’s own equations', () => {
  it.each([
    [
      'eliminates one letter of two equations by the smallest factors',
      '8r - 4d = 32',
      ['14d - 10r = 140'],
      'Make the coefficients of $d$ alike in your two equations, and add them: $d$ drops out.',
    ],
    [
      'puts a value that was found into the other equation',
      'so r = 14',
      ['14d - 10r = 140', '8r - 4d = 32'],
      'Put $r = 14$ into $8r - 4d = 32$: then only $d$ is left.',
    ],
    [
      'names the part of the question that no equation has yet',
      '14d - 10r = 140',
      [],
      'This part of the question is not in your equation yet: “with $4$ fewer a day $8$ days later”.',
    ],
    [
      'puts a letter that is told by another one into the equation with both',
      'd = r + 6',
      ['14d - 10r = 140'],
      'Put one of your two equations into the other',
    ],
    ['splits a quadratic', 'r^2 - 10r - 56 = 0', [], 'It is a quadratic: bring all to one side'],
  ])('%s', (_name, message, wrote, expected) => {
    expect(saidTo(message, wrote)).toContain(expected);
  });

  it.each([
    [
      '8r - 4d = 32',
      ['14d - 10r = 140'],
      'Multiply $14d - 10r = 140$ by $2$ and multiply $8r - 4d = 32$ by $7$, then add them: $d$ drops out.',
    ],
    ['d = r + 6', ['14d - 10r = 140'], 'Put $d = r + 6$ into $14d - 10r = 140$: then one letter is left.'],
    ['r^2 - 10r - 56 = 0', [], 'split it by two numbers with product $-56$ and sum $-10$.'],
    [
      'r*r*d = 3920',
      ['r*d = 280'],
      'Divide $r \\times d = 280$ by $r \\times r \\times d = 3920$, side by side: $d$ cancels.',
    ],
  ])('%s is told with its numbers where they give nothing away', (message, wrote, expected) => {
    const situation: Situation = {
      answer: { outcome: 'incorrect', chosen: 'A' },
      said: [],
      step: null,
      wrote,
    };
    const asked = { question: book, situation, message, intent: 'check', share: 1, ranked: [] } as const;
    expect(nextMove(asked, judgedLines(message, book, false, wrote))?.[0]?.[0]).toContain(expected);
  });

  it('says of an equation that holds for every value nothing about solving it', () => {
    expect(saidTo('(r + 2)(r - 2) = r^2 - 4')).not.toContain('solve for');
  });
});

describe('a wrong line', () => {
  it.each([
    ['1/10 + 1/40 = 1/50', 'Denominators are not added'],
    ['3/4 + 1/8 = 4/12', 'Top and bottom of fractions are not added separately'],
    ['(12 + 5)^2 = 169', 'The power of a sum is not the sum of the powers'],
    ['sqrt(144 + 25) = 17', 'The root of a sum is not the sum of the roots'],
    ['2^3 * 2^5 = 2^15', 'add their exponents'],
    ['(2^3)^5 = 2^8', 'multiplies the exponents'],
    ['50 - (12 - 7) = 31', 'The minus before the bracket'],
    ['4 + 6 * 5 = 50', 'Multiply and divide first'],
    ['8C3 = 336', 'the order is counted too'],
    ['250 * 0.2 = 5', 'count the zeros'],
    ['24^2 + 21^2 - 2*24*21*cos 120 = 576 + 441 - 504', 'Look at the sign of $504$'],
    ['15 - 8 + 3 = 4', 'Look at the sign of $3$'],
    ['17 * 23 = 394', 'Look at the last digits: $7 \\times 3 = 21$, so it ends in 1.'],
    ['3r + 6 = 48 so r = 18', 'A number that goes to the other side changes its sign.'],
    ['3r + 6 = 48 so r = 42', 'one division is left'],
    ['(r-4)(d+8) = rd so 8r - 4d = -32', 'all of it is right but the sign of the number without a letter'],
  ])('%s', (message, expected) => {
    expect(saidTo(message)).toContain(expected);
  });

  it('does not get the right result before the answer', () => {
    expect(saidTo('17 * 23 = 394')).not.toContain('391');
  });

  it('with a question beside it is judged, and no way to try', () => {
    expect(saidTo('to 9*7 - 4*7 > 65 bhi lagega kya')).toContain('$9 \\times 7 - 4 \\times 7 > 65$');
  });

  it('is not seen where a result stands behind the word for half', () => {
    expect(judgedLines('total 48, half 24', book, true)).toMatchObject([{ verdict: { is: 'holds' } }]);
  });

  it('that has the square of a right one is none that follows', () => {
    const verdicts = judgedLines('(r-4)(d+8) = rd gives 8r - 4d = -32', book, true);
    expect(verdicts.map(({ verdict: { is } }) => is)).toEqual(['fits', 'contradicts']);
  });
});

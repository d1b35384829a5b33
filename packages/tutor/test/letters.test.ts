import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'C' }, said: [], step: null };

/** A lamp sold at 1,452 with a gain of 32 % on its cost of 1,100. */
const lamp: Question = {
  ...altos,
  stem: 'A seller gains $32\\%$ on a lamp by letting it go at $12\\%$ off the marked price of ₹1,650. Find the cost price.',
  options: ['1250', '924', '1452', '1100'].map((text, i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `₹${text}`,
    slip: null,
  })),
  key: 'D',
  steps: [
    { says: 'Find the selling price.', works: '1650 \\times 88\\% = 1452' },
    { says: 'Divide to find the cost.', works: '1452 \\div 132\\% = 1100' },
  ],
  path: {
    ...altosPath,
    given: [32, 12, 1650],
    quantities: [quantity(null, 88, 0), quantity('the selling price', 1452, 0), quantity(null, 1100, 1)],
    asked: 2,
    slips: [],
    because: [null, null],
  },
};

/** The last reply to messages that are sent one after the other. */
const last = (situation: Situation, messages: readonly string[], question = lamp): string =>
  messages.reduce<{ now: Situation; text: string }>(
    ({ now }, message) => {
      const reply = replyTo(question, now, message);
      const next = { ...now, said: [...now.said, ...reply.said], step: reply.step ?? now.step };
      return { now: { ...next, wrote: [...(now.wrote ?? []), message] }, text: reply.blocks.join('\n') };
    },
    { now: situation, text: '' },
  ).text;

describe('the meaning of a letter', () => {
  it.each(['let x be the cost price', 'x is the cp', 'cp ko x maan lo', 'x cost price hai'])(
    'is kept for the line in the next message: %s',
    message => {
      expect(last(open, [message, '1.32x = 1452'])).toContain('$1.32x = 1452$ holds here');
    },
  );

  it('places the line before it', () => {
    expect(last(open, ['1.32x = 1452', 'x is the cost price'])).toContain('$1.32x = 1452$ holds here');
  });

  it('names the value of the letter', () => {
    expect(last(missed, ['let x be the cost price', '1.32x = 1452', 'x = 1100'])).toContain(
      '$1100$ is the cost price',
    );
    expect(last(open, ['sp = s', 's = 1452'])).toContain('$1452$ is the selling price');
  });

  it('does not tell the answer of an open question', () => {
    const [right, wrong] = ['x = 1100', 'x = 1250'].map(value =>
      last(open, ['let x be the cost price', value]).replace(/\d+/g, ''),
    );
    expect(right).toBe(wrong);
  });

  it.each(['1x = ', 'x + 0 = ', '2x/2 = '])('that stands alone on a side gets no confirmation: %s', line => {
    const question = { ...lamp, stem: `${lamp.stem} Others cost $1100$ and $1250$.` };
    const [right, wrong] = ['1100', '1250'].map(value =>
      last(open, ['let x be the cost price', line + value], question).replace(/\d+/g, ''),
    );
    expect(right).toBe(wrong);
  });

  it.each(['should i choose ?', 'can i eliminate option ?', '? is correct', 'answer = ?', 'ans ? hai'])(
    'is not taken from a message that names an option: %s',
    message => {
      const [key, other] = ['a', 'c'].map(letter => last(open, [message.replace('?', letter)]));
      expect(other).not.toMatch(/Now write with|ke saath wo likho/);
      expect(key).not.toMatch(/Now write with|ke saath wo likho/);
    },
  );

  it('shows what a line that is false for it comes to', () => {
    expect(last(missed, ['let x be the cost price', '1.32x = 1650'])).toContain(
      'With $x$ for the cost price, $1.32x$ comes to $1452$, the selling price, and not to $1650$.',
    );
  });

  it('is that which was given last', () => {
    expect(last(missed, ['x is the sp', 'x is the cost price', 'x = 1100'])).toContain('is the cost price');
  });

  it('of other letters is not told with a line', () => {
    expect(last(open, ['let x be the cost price', 'm*0.88 = 1452'])).not.toContain('$x$');
  });
});

/** Three who earn as much in 4, 5 and 12 days: 15, 12 and 5 parts. */
const earners: Question = {
  ...lamp,
  stem: 'Ayesha earns as much in $4$ days as Dorjee in $5$ days and Karthik in $12$ days. Together they earn ₹5,440 in a day. What does Karthik earn in a day?',
  options: ['1360', '1700', '850', '2040'].map((text, i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `₹${text}`,
    slip: null,
  })),
  key: 'C',
  steps: [
    { says: 'Take the LCM for the product.', works: '60 \\div 4 = 15' },
    { says: 'Find what Karthik earns.', works: '5440 \\times 5 \\div 32 = 850' },
  ],
  path: {
    ...altosPath,
    given: [4, 5, 12, 5440],
    quantities: [
      quantity('The parts of Ayesha', 15, 0),
      quantity('The parts of Dorjee', 12, 0),
      quantity('The parts of Karthik', 5, 0),
      quantity('What Karthik earns', 850, 1),
    ],
    asked: 3,
    slips: [],
    because: [null, null],
  },
};

describe('the initial of a name', () => {
  it('stands for what this one has', () => {
    expect(last(missed, ['4a = 5d = 12k'], earners)).toContain('Both lines hold');
    expect(last(missed, ['a:d:k = 15:12:5'], earners)).toContain('holds here');
  });

  it('stands for nothing of another one', () => {
    expect(last(missed, ['a:d:k = 4:5:12'], earners)).not.toContain('holds here');
    expect(last(missed, ['a:k:d = 15:12:5'], earners)).not.toContain('holds here');
  });
});

it('a line that an earlier one of the same letters rules out is not confirmed', () => {
  expect(last(missed, ['p - q = 7'], earners)).toContain('holds here');
  expect(last(missed, ['4p = 5q', 'p - q = 7'], earners)).not.toContain('holds here');
});

describe('an inequality of a free letter', () => {
  /** A step that is always taken, and one that is taken in one case. */
  const powers = {
    ...lamp,
    steps: [
      { says: 'Every $n$ has to do this.', works: '3n + 20 > 50' },
      { says: 'Now let $n$ be even.', works: 'n^2 - n > 150' },
      { says: 'Count them.', works: '1452 \\div 132\\% = 1100' },
    ],
  };

  it('is asked about where only one value makes it needed', () => {
    expect(last(open, ['n^2 - n - 8000 < 0'])).toContain('What does $n$ stand for');
    expect(last(open, ['n^2 - n > 150'], powers)).not.toContain('holds here');
  });

  it('follows where a step that is taken in every case has it', () => {
    expect(last(open, ['3n > 30'], powers)).toContain('yes, that follows');
  });

  it('is after the answer true for the solution and not needed', () => {
    expect(last(missed, ['n^2 - n - 8000 < 0'])).toContain('the solution does not need it');
  });
});

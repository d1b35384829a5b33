import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };

const strips: Question = {
  ...altos,
  stem: 'Two strips, both $24$ cm wide, overlap in a rhombus with sides of $25$ cm. Find the longer diagonal of it.',
  options: ['40', '35', '70', '45'].map((text, i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `$${text}$`,
    slip: i === 0 ? null : `Mistake number ${i} of the halved total.`,
  })),
  key: 'A',
  steps: [
    { says: 'Twice side times height is the product.', works: 'pq = 2 \\times 25 \\times 24 = 1{,}200' },
    { says: 'Two half-diagonals and a side.', works: 'p^2 + q^2 = 4 \\times 25^{2} = 2{,}500' },
    { says: 'The square of the total.', works: 'p + q = \\sqrt{2{,}500 + 2 \\times 1{,}200} = 70' },
    { says: 'Halve the total.', works: 'p = \\frac{70 + 10}{2} = 40' },
  ],
  path: {
    ...altosPath,
    quantities: [
      quantity('the product of the diagonals', 1200, 0),
      quantity('the sum of the squares of the diagonals', 2500, 1),
      quantity('the total of both', 70, 2),
      quantity('the longer diagonal', 40, 3),
    ],
    asked: 3,
    slips: [
      { words: 'The shape was read as a square.', quantity: 0, values: [[600], [2500], [70], [40]] },
      { words: 'Both ends of the block were joined.', quantity: 0, values: [[600], [2500], [70], [40]] },
    ],
    because: ['The area is half of the product.', 'The diagonals cross at right angles.', null, null],
  },
};

const chord: Question = {
  ...strips,
  stem: 'The chord AB passes through P, and $OP = 23$. If $PA : PB = 3 : 1$, find AB.',
  options: ['48', '60', '36', '62'].map((text, i) => ({
    letter: (['A', 'B', 'C', 'D'] as const)[i] as 'A',
    text: `$${text}$`,
    slip: null,
  })),
  steps: [
    { says: 'The diameter has the same product.', works: 'PA \\times PB = 432' },
    { says: 'Take the root.', works: 'PB = \\sqrt{144} = 12' },
    { says: 'Multiply.', works: 'AB = 4 \\times 12 = 48' },
  ],
  path: {
    ...altosPath,
    quantities: [
      quantity('the product of PA and PB', 432, 0),
      quantity('PB', 12, 1),
      quantity('the chord AB', 48, 2),
    ],
    slips: [],
    because: ['Chords that cross have equal products.', null, null],
  },
};

const replied = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message);
const say = (question: Question, situation: Situation, message: string) =>
  replied(question, situation, message).blocks.join('\n');

describe('a line of the student’s', () => {
  it('is held against the side of the solution that it begins with', () => {
    expect(say(strips, open, 'p^2+q^2 = 25^2 = 625')).toMatch(
      /another value for \$p\^2 \+ q\^2\$. The diagonals cross at right angles/,
    );
    expect(say(strips, open, 'p^2+q^2 = 2500')).toContain('holds here');
  });

  it('is ruled out by lines of any degree before it, also by ratios', () => {
    const wrong = say(strips, open, 'p^2+q^2 = 2500 and pq = 1200 so (p+q)^2 = 3700');
    expect(wrong).toContain('cannot hold together');
    expect(say(strips, open, 'p^2+q^2 = 2500 and pq = 1200 so (p+q)^2 = 4900')).toContain('All 3 lines hold');
    const depot = { ...strips, stem: 'There are $5$ to every $9$ and $2$ to every $3$. Find the ratio.' };
    expect(say(depot, { ...open, wrote: ['d:m = 5:9, m:c = 2:3'] }, 'd:c = 10:20')).toContain('together');
  });

  it('is not proved by being written twice, and nothing follows from one that cannot hold', () => {
    const situation = { ...open, wrote: ['p^2+q^2 = 625', '(p+q)^2 = 3700'] };
    expect(say(strips, situation, 'p^2+q^2 = 2500 and pq = 1200 so (p+q)^2 = 3700')).toContain('together');
  });

  it('keeps its capitals, and two points are one length', () => {
    expect(say(chord, open, 'PA*PB = 432')).toContain('$PA \\times PB = 432$ holds here');
    expect(say(chord, open, 'pa = 3pb so 3pb^2 = 432')).toContain('Only $PB$ is left in it');
    expect(say(chord, open, 'L + 23 = 2L')).toContain('L + 23');
  });

  it('that gives what is asked is not judged, and all else in the message is', () => {
    const [own, ...rest] = replied(chord, open, 'PB = 12 so chord = 36?').blocks;
    expect(own).toBe('Yes, $12$ is PB.');
    expect(rest[0]).toContain('I do not say');
    const numbers = (message: string) => say(chord, open, message).replace(/\d+/g, 'n');
    expect(numbers('chord = 36 + 12')).toContain('$n$ is PB. Is this what the question needs there?');
    expect(numbers('chord = 36 + 12')).toBe(numbers('chord = 24 + 12'));
  });

  it('with a letter for what is asked is refused also where brackets were left out', () => {
    const wrote = ['T-7 / V+7 = 5/7 and T+7 / V-7 = 9/7'];
    const shop: Question = {
      ...altos,
      stem: 'If Tara gives 7 to Vinod, the ratio is $5 : 7$; if he gives her 7, it is $9 : 7$. How many has Tara?',
      check: 'With $47$ and $49$ both hold.',
      options: altos.options.map((one, i) => ({ ...one, text: `$${[49, 47, 54, 77][i]}$` })),
      path: {
        ...altosPath,
        quantities: [quantity(null, 48, 0), quantity(null, 2, 1), quantity(null, 47, 2)],
      },
    };
    expect(say(shop, open, wrote[0] as string)).toContain('Write the brackets');
    expect(say(shop, { ...open, wrote }, 'T = 47')).toContain('I do not say');
  });

  it('with a letter that was named, or that begins a name, is not asked for it', () => {
    expect(say(strips, open, 'let r be the rate, r + 1/r = 1/77')).not.toContain('stand for');
    expect(say(strips, open, 'r + 1/r = 1/77')).toContain('What does $r$ stand for');
  });

  it('of a square says that the other root solves it too', () => {
    const roots = { ...strips, topic: { ...strips.topic, code: 'AL.POL.6' } };
    expect(say(roots, open, 'x^2 = 16 so x = 4')).toContain('But $-4$ solves it too');
    expect(say(roots, open, 'x^2 = 16 so x = 4 or x = -4')).not.toContain('solves it too');
  });

  it('is read without the I behind a number', () => {
    expect(say(strips, open, '86/10 = 8.6 i got')).toContain('= 8.6$ is right');
  });

  it('that a letter given by others ends is led to the next step', () => {
    expect(say(strips, open, 'p + q = 70 and p = 70 - q')).not.toContain('eliminate');
  });
});

describe('a doubt', () => {
  it('is answered with the reason of the step whose result it names', () => {
    expect(say(strips, open, 'but why 2*25*24')).toBe('The area is half of the product.');
  });

  it('about an option’s value is answered alike for all four while the question is open', () => {
    const options = strips.options.map((one, i) => ({ ...one, text: `$${[40, 2500, 70, 45][i]}$` }));
    const told = ['40', '2500', '70', '45'].map(value => say({ ...strips, options }, open, `why ${value}`));
    expect(new Set(told).size).toBe(1);
  });

  it('argued again hears no sentence twice, then what holds in general, and then which step is meant', () => {
    const told: string[] = [];
    let situation: Situation = { ...missed, answer: { outcome: 'incorrect', chosen: 'C' } };
    for (const message of ['why is C wrong', 'but why', 'but why', 'but why']) {
      const reply = replyTo(strips, situation, message);
      told.push(...reply.blocks);
      situation = { ...situation, said: [...situation.said, ...reply.said], step: reply.step };
    }
    expect(new Set(told).size).toBe(told.length);
    expect(told.join()).toContain(strips.principle);
    expect(told.join()).toMatch(/Which do you mean: \*step 1\*/);
  });

  it('about a value in the place of another hears its mistake', () => {
    expect(say(strips, missed, 'why not 25*24')).toMatch(
      /25 \\times 24 = 600\$ is what that gives\. The shape was read as a square\./,
    );
  });

  it('with a remark before it and lines beside it is answered alone, and no sentence is said twice', () => {
    const reply = say(strips, missed, 'that is a square ok. then why pq = 1200');
    expect(reply).toContain('The area is half of the product.');
    expect(reply).not.toContain('both lines hold');
  });

  it('with small numbers of the working means no option', () => {
    const few = {
      ...strips,
      options: strips.options.map((one, i) => ({ ...one, text: `$${[4, 2, 5, 6][i]}$` })),
    };
    expect(say(few, missed, 'so for 3 only 2 and 4')).not.toMatch(/^\W*option [A-D]/i);
    expect(say(few, missed, 'why not 5')).toContain('Option C');
  });

  it('about another number than before asks of it what was asked before', () => {
    const wrote = ['where does 1200 come from'];
    expect(say(strips, { ...missed, wrote }, 'no i meant 2500')).toContain('Step 2');
  });

  it('that tries a way of one’s own changes no number of the question', () => {
    expect(say(strips, open, 'what if i let total = 70')).not.toContain('cannot put');
  });
});

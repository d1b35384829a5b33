import type Fraction from 'fraction.js';
import { numberTex, percent } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';

interface Changes {
  what: string;
  rise: number;
  fall: number;
}

const priced = [
  'a phone',
  'a return ticket',
  'a kilogram of almonds',
  'a bicycle',
  "a month's gym membership",
  'a cricket bat',
] as const;

const direction = (change: Fraction) => (change.s < 0n ? 'A fall' : 'A rise');

/** AR.PCT.2 Easy: a rise and then a fall; the second acts on what the first left. */
const riseThenFall = template<Changes, Fraction>({
  type: 'AR.PCT.2',
  band: 'Easy',
  variant: 'rise-then-fall',
  revision: 1,
  draw: draw => {
    const [rise, fall] = [draw.step(10, 60, 5), draw.step(10, 50, 5)];
    // The cross term must be whole, or the arithmetic outweighs the idea.
    return (rise * fall) % 100 === 0 ? { what: draw.pick(priced), rise, fall } : null;
  },
  stem: ({ what, rise, fall }) =>
    `The price of ${what} goes up by ${percent(rise)} in spring and comes down by ${percent(fall)} in autumn. What is the change over the whole year?`,
  answer: ({ rise, fall }) => q(rise - fall).sub(q(rise * fall, 100)),
  slips: ({ rise, fall }) => [
    {
      misconception: 'adds_percentages',
      value: q(rise - fall),
      words: `You took ${rise}% and ${fall}% of the same price; the fall acts on the raised price.`,
    },
    {
      misconception: 'cross_term_with_wrong_sign',
      value: q(rise - fall).add(q(rise * fall, 100)),
      words: 'You took the product term with a plus; a rise and a fall multiply to a loss.',
    },
    {
      misconception: 'swaps_the_changes',
      value: q(fall - rise).sub(q(rise * fall, 100)),
      words: 'You took the rise for the fall and the fall for the rise.',
    },
    {
      misconception: 'reports_the_cross_term',
      value: q(-rise * fall, 100),
      words: 'You took only the product of the two changes; their difference belongs to the answer too.',
    },
  ],
  show: change => `${direction(change)} of $${numberTex(change.abs())}\\%$`,
  plausible: change => !change.equals(0) && change.valueOf() > -100,
  solution: ({ rise, fall }) => {
    const last = q((100 + rise) * (100 - fall), 100);
    const change = last.sub(100);
    return {
      snapRead:
        'Two changes, one after the other, and their joint effect is asked. The second is a part of a price that has already changed.',
      approach:
        'Start from 100 and let each change act on what stands before it. Two multiplications do it, and the last number read against 100 is the answer.',
      steps: [
        {
          says: 'Start from 100 and raise it.',
          works: `100 \\times ${numberTex(q(100 + rise, 100))} = ${100 + rise}`,
          value: q(100 + rise),
        },
        {
          says: 'Let the fall act on the raised price.',
          works: `${100 + rise} \\times ${numberTex(q(100 - fall, 100))} = ${numberTex(last)}`,
          value: last,
        },
        {
          says: 'Compare with 100: the difference is the change in per cent.',
          works: `${numberTex(last)} - 100 = ${numberTex(change)}`,
          value: change,
        },
      ],
      check: `The fall of ${fall}% takes more than ${fall} from the raised price, so the change lies below ${rise} - ${fall} = ${rise - fall}.`,
      principle:
        'Changes in a row multiply: the net of two is their sum plus a hundredth of their product, each with its sign.',
    };
  },
  // By prices alone: a price of 10,000 in whole rupees, changed twice, compared once.
  verify: ({ rise, fall }) => {
    const raised = 10_000 + 100 * rise;
    const lowered = raised - (raised * fall) / 100;
    return q(lowered - 10_000, 100);
  },
});

export const successiveChanges: readonly AnyTemplate[] = [riseThenFall];

import type Fraction from 'fraction.js';
import { percent, rupees } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';

const goods = ['cooking oil', 'rice', 'petrol', 'sugar', 'onions', 'cement'] as const;

/** AR.PCT.1 Easy: the fall that undoes a rise. */
const undoRise = template<{ rise: number; good: string }, Fraction>({
  type: 'AR.PCT.1',
  band: 'Easy',
  variant: 'undo-rise',
  revision: 1,
  draw: draw => ({ rise: draw.pick([20, 25, 40, 50, 60]), good: draw.pick(goods) }),
  stem: ({ rise, good }) =>
    `The price of ${good} rises by ${percent(rise)}. By what per cent must the new price fall to return to the old price?`,
  answer: ({ rise }) => q(100 * rise, 100 + rise),
  slips: ({ rise }) => [
    {
      misconception: 'reverses_with_same_per_cent',
      value: q(rise),
      words: `You took the same ${rise}% off again, but this fall is measured on the higher price.`,
    },
    {
      misconception: 'subtracts_from_wrong_base',
      value: q(100 * rise, 100 - rise > 0 ? 100 - rise : 1),
      words: `You took the rise over ${100 - rise} instead of over ${100 + rise}: the new price is the larger one.`,
    },
    {
      misconception: 'reports_remaining_share',
      value: q(10000, 100 + rise),
      words: 'You took the old price as a per cent of the new one; the fall is what is left of 100%.',
    },
    {
      misconception: 'halves_the_change',
      value: q(rise, 2),
      words: `You took half of ${rise}%; the fall depends on the new base, not on a rule of half.`,
    },
  ],
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 100,
  solution: ({ rise }) => ({
    snapRead: `A rise of ${percent(rise)} has to be undone. The fall is measured on the new, higher price: the base changes.`,
    approach:
      'Give the old price an easy value of 100, so the rise is also the amount to lose. Then compare that amount with the new price. Choosing 100 avoids any algebra.',
    steps: [
      {
        says: 'Take the old price as 100 and find the new price.',
        works: `100 + ${rise} = ${100 + rise}`,
        value: q(100 + rise),
      },
      {
        says: 'The price must lose exactly what it gained. Write that loss as a per cent of the new price.',
        works: `\\frac{${rise}}{${100 + rise}} \\times 100 = ${percent(q(100 * rise, 100 + rise)).slice(1, -1)}`,
        value: q(100 * rise, 100 + rise),
      },
    ],
    check: `A price of ${rupees(100 + rise)} less ${rupees(rise)} is ${rupees(100)}, the old price.`,
    principle:
      'A per cent change belongs to its base: to undo a rise of p, fall by p/(1 + p), which is always less than p.',
  }),
  verify: ({ rise }) => {
    // Search the fall, in exact steps of 1/(100 + rise) per cent, that brings the new price back to the old one.
    for (let k = 1; k < 100 * (100 + rise); k += 1) {
      const fall = q(k, 100 + rise);
      if (
        q(100 + rise)
          .mul(q(100).sub(fall))
          .div(100)
          .equals(100)
      )
        return fall;
    }
    throw new Error('no fall undoes the rise');
  },
});

export const percentages: readonly AnyTemplate[] = [undoRise];

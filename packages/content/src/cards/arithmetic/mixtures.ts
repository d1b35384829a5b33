import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const mixtures: readonly Card[] = [
  {
    type: 'AR.MIX.1',
    idea: text`Two ingredients balance about the mixture: quantity times distance is the same on both sides.`,
    cue: text`
      ‘in what ratio must they be mixed’, ‘so that the mixture costs ₹40 a kg’, ‘the average of both’`,
    method: text`
      Write the two distances to the mixture, and exchange them: they are the ratio of the quantities.`,
    trap: text`Leaving the distances uncrossed. The ingredient nearer to the mixture is the larger one.`,
    example: { form: 'two-ingredients-quantity-for-a-mean', seed: 901 },
  },
  {
    type: 'AR.MIX.2',
    idea: text`Replacing a fifth of a vessel leaves four fifths of what was there, however often it is done.`,
    cue: text`‘drawn off and replaced with water’, ‘this is done once more’`,
    method: text`Multiply by the part that stays, once for every round; to go back, take the root.`,
    trap: text`Subtracting the same litres each time. From the second round on you draw a mixture.`,
    example: { form: 'equal-rounds-volume-of-the-vessel', seed: 901 },
  },
  {
    type: 'AR.MIX.3',
    idea: text`A mixture given as a ratio is a share of its vessel, and shares are weighted by litres.`,
    cue: text`‘milk and water in the ratios 3 : 2 and 5 : 2’, ‘both are emptied into one vessel’`,
    method: text`Turn each ratio into litres of one component, add them, and compare with the rest.`,
    trap: text`Adding the terms of the ratios. Parts of 3 : 1 and of 2 : 3 are of different sizes.`,
    example: { form: 'equal-parts', seed: 902 },
  },
  {
    type: 'AR.MIX.4',
    idea: text`
      When one component is added or boiled off, the other one stays, and a known quantity can be read anew.`,
    cue: text`‘how much water must be added’, ‘water is evaporated’, ‘to raise it to 80%’`,
    method: text`Find the untouched component in kg, divide it by its new per cent, and compare the totals.`,
    trap: text`Taking the new per cent of the old total. The total changes when something is added.`,
    example: { form: 'one-component-added-water-to-be-added', seed: 901 },
  },
  {
    type: 'AR.MIX.5',
    idea: text`Drying takes away water only, so what is not water has the same weight before and after.`,
    cue: text`‘fresh grapes have 80% water, dried ones 20%’, ‘the water content falls to’`,
    method: text`Find what is not water in the fresh weight and divide it by its part in the dried weight.`,
    trap: text`Subtracting the per cents of water. They are per cents of two different weights.`,
    example: { form: 'drying-weight-after-drying', seed: 902 },
  },
  {
    type: 'AR.MIX.6',
    idea: text`A profit stands on the cost, so a blend sold at a profit is compared at its cost, not at its price.`,
    cue: text`‘sells the mixture at ₹55 a kg and gains 25%’, ‘adds water and sells at 10% above the cost price’`,
    method: text`Divide the selling price by the multiplier of the profit; with this mean cost blend as usual.`,
    trap: text`Blending with the selling price, or taking the profit off the selling price as a per cent of it.`,
    example: { form: 'blend-sold-with-profit-quantity-for-a-profit', seed: 901 },
  },
  {
    type: 'AR.MIX.7',
    idea: text`What is poured from a stirred mixture has the shares that the mixture has at that moment.`,
    cue: text`‘poured into the second vessel’, ‘the same quantity is poured back’, ‘equal quantities are exchanged’`,
    method: text`
      After each transfer write the new volume, then the new share. If equal quantities go both ways, compare the two
      vessels: what one has lost of its own liquid, the other has gained.`,
    trap: text`Counting what comes back as pure, or dividing by the volume before the transfer.`,
    example: { form: 'same-quantity-back-quantity-poured-over-and-back', seed: 902 },
  },
];

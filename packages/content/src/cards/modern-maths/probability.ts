import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const probability: readonly Card[] = [
  {
    type: 'MM.PRB.1',
    idea: text`
      Where all outcomes are equally likely, a probability is a count of those that fit over a count of all.`,
    cue: text`
      ‘drawn at random’, ‘two dice’, ‘chosen by lot’, and an event that can be listed or counted`,
    method: text`
      Name the equally likely outcomes, count all of them, and count those that fit in the same way.`,
    trap: text`
      Taking sums or kinds as equally likely, or counting with order above and without order below.`,
    example: { form: 'two-ranges-a-given-sum', seed: 901 },
  },
  {
    type: 'MM.PRB.2',
    idea: text`
      At least one happens in all cases except none, and for independent events none is a single product.`,
    cue: text`
      ‘at least one of them’, ‘the target is hit’, ‘not all three run’, with a probability for each`,
    method: text`
      Multiply the probabilities that each does not happen, and take the product from 1.`,
    trap: text`
      Adding the single probabilities, or giving the probability of exactly one.`,
    example: { form: 'three-independent-one-of-three', seed: 901 },
  },
  {
    type: 'MM.PRB.3',
    idea: text`
      Without replacement every set of the drawn things is equally likely: count sets above and below.`,
    cue: text`
      ‘two are taken out at random without putting any back’, ‘drawn together’, ‘a committee drawn by lot’`,
    method: text`
      Choose below from all, above from each kind; or go draw by draw with both numbers going down.`,
    trap: text`
      Using the same fraction twice, as if it were put back, or counting only one order of two kinds.`,
    example: { form: 'two-numbers-sum-of-two-numbers', seed: 902 },
  },
  {
    type: 'MM.PRB.4',
    idea: text`
      Probabilities of independent events multiply; those of cases that exclude each other add.`,
    cue: text`
      ‘exactly one of them’, ‘until one has won three games’, ‘in turn, until somebody hits’`,
    method: text`
      List the cases, give every event in a case its factor, the opposites too, and add the products.`,
    trap: text`
      Leaving out the factor of an event that must not happen, or adding where the events are to happen together.`,
    example: { form: 'two-independent-exactly-one-of-two', seed: 901 },
  },
];

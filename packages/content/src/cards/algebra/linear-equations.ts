import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const linearEquations: readonly Card[] = [
  {
    type: 'AL.LIN.1',
    idea: text`Two unknowns need two facts, and each fact of the story is one equation.`,
    cue: text`
      ‘together’, ‘more than 4 times as many’, ‘4 marks for a right answer and 2 off for a wrong one’`,
    method: text`
      Name the smaller unknown, write the other one by it, and put both into the total; or suppose all were
      alike.`,
    trap: text`Writing the ‘more’ on the wrong side, or giving the other unknown as the answer.`,
    example: { form: 'two-facts-right-and-wrong', seed: 901 },
  },
  {
    type: 'AL.LIN.2',
    idea: text`Years pass for everybody, and the difference of two ages never changes.`,
    cue: text`‘years ago’, ‘years hence’, ‘twice as old as’, ‘when I was as old as you are now’`,
    method: text`
      Name the ages of today, move every age in a fact to the time of that fact, and write one equation for each.`,
    trap: text`Adding the years to one person only, or to a sum of two ages only once.`,
    example: { form: 'two-people-age-from-a-sum-and-the-past', seed: 902 },
  },
  {
    type: 'AL.LIN.3',
    idea: text`
      Two linear equations have one solution, unless their coefficients are in one ratio; then the constants decide.`,
    cue: text`‘has no solution’, ‘infinitely many solutions’, ‘a unique solution’, ‘for which $k$’`,
    method: text`
      Compare the ratios of the coefficients of $x$, of $y$ and of the constants: all equal, or only the first two.`,
    trap: text`Stopping when the coefficients agree. The lines may be parallel or one and the same.`,
    example: { form: 'coefficients-compared-parallel-lines', seed: 902 },
  },
  {
    type: 'AL.LIN.4',
    idea: text`
      A sum or difference can often be had by adding or subtracting whole equations, without solving them.`,
    cue: text`counts that are exchanged (7 and 3, then 3 and 7), sums in pairs, more unknowns than equations`,
    method: text`Look at what is asked, and find how many times each equation has to be taken to build it.`,
    trap: text`Believing that nothing can be found because there are too few equations.`,
    example: { form: 'exchanged-counts-three-weighed-in-pairs', seed: 902 },
  },
  {
    type: 'AL.LIN.5',
    idea: text`A number is its digits times their places; digits that stay together are one unknown.`,
    cue: text`‘the digits are interchanged’, ‘in reverse order’, ‘is written before it’, ‘the sum of the digits’`,
    method: text`
      Write $10x + y$ or $100x + 10y + z$, or one letter for digits that keep together, and one equation for each
      fact.`,
    trap: text`Taking the number for $x + y$ or $xy$, or the change by reversal for the difference of the digits
      itself.`,
    example: { form: 'digits-in-another-order-digit-before-or-behind', seed: 902 },
  },
  {
    type: 'AL.LIN.6',
    idea: text`With a fixed part in it a total is not proportional to the quantity, but differences of totals are.`,
    cue: text`‘a fixed charge and a charge per km’, ‘partly constant’, ‘heads and legs’, ‘cheaper from … on’`,
    method: text`
      Take the difference of two totals for the rate, go back for the fixed part, and put any other quantity in.`,
    trap: text`Scaling a whole total, or counting the fixed part twice.`,
    example: { form: 'fixed-and-per-unit-third-amount', seed: 902 },
  },
];

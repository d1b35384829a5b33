import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const functions: readonly Card[] = [
  {
    type: 'AL.FUN.1',
    idea: text`In $f(g(x))$ the inner function works first, and its value is what the outer one is applied to.`,
    cue: text`$f(g(3))$, $f(f(x)) = 4$, two machines or rounds one after the other`,
    method: text`
      Forwards, work from the inside to the outside; for an equation, undo the outer function first and keep every
      place.`,
    trap: text`Applying the outer function first, or multiplying the two values.`,
    example: { form: 'linear-composites-constant-from-two-rounds', seed: 901 },
  },
  {
    type: 'AL.FUN.2',
    idea: text`A rule with $f(x)$ and $f$ of a partner becomes two equations when both partners are put in.`,
    cue: text`$f(x)$ together with $f(-x)$, $f\left(\frac{1}{x}\right)$ or $f(14 - x)$`,
    method: text`
      Put in the number, put in its partner, and eliminate the value that is not asked; in sums, pair the
      ends.`,
    trap: text`Using one equation only, or taking the partner's value for one divided by the value.`,
    example: { form: 'one-partner-mirrored-sum', seed: 902 },
  },
  {
    type: 'AL.FUN.3',
    idea: text`
      A rule for $f(x + y)$ or $f(xy)$ fixes all values once the value at 1, or at the primes, is known.`,
    cue: text`$f(x + y) = f(x)f(y)$, ‘the weight of a product is the sum of the weights’`,
    method: text`Build the number from ones or primes, and do with the values what the rule says.`,
    trap: text`Multiplying by 4 where the rule asks for the fourth power, or the other way round.`,
    example: { form: 'rule-read-off-sum-with-a-constant', seed: 901 },
  },
  {
    type: 'AL.FUN.4',
    idea: text`The domain is where every part of a function is defined; the range is every value it then takes.`,
    cue: text`a root, a denominator or a logarithm, ‘for which x is f defined’, ‘all values of f’`,
    method: text`
      Write one condition for each part and keep what they have in common; for the range, look at the ends and at every
      turning point between them.`,
    trap: text`Using one condition only, or taking the range from the two ends.`,
    example: { form: 'domain-with-a-gap-length-of-a-domain-in-two-parts', seed: 903 },
  },
  {
    type: 'AL.FUN.5',
    idea: text`An inverse function leads from a value back to its place, so its graph is the mirror image in $y = x$.`,
    cue: text`$f^{-1}$, ‘undo’, ‘which number is changed to’, a function that is its own inverse`,
    method: text`For one value solve $f(x) = k$; undo the last step first; on a graph read from the height to the
      place.`,
    trap: text`Taking one over the value, or undoing the steps in the order in which they were done.`,
    example: { form: 'linear-quotients-inverse-of-a-quotient-at-a-number', seed: 901 },
  },
  {
    type: 'AL.FUN.6',
    idea: text`A rule that ties two places with a constant sum says that the graph is symmetric about half of that
      sum.`,
    cue: text`$f(2 + x) = f(6 - x)$, even and odd functions, ‘the sum of all roots’`,
    method: text`
      Find the axis or the centre, put places or roots into pairs, and use that each pair has this middle.`,
    trap: text`Counting the axis once for a pair, or treating an even function as an odd one.`,
    example: { form: 'axis-from-a-rule-sum-of-zeros-about-an-axis', seed: 901 },
  },
  {
    type: 'AL.FUN.7',
    idea: text`$[x]$ is the integer with $[x] \le x < [x] + 1$, and what is left over lies between 0 and 1.`,
    cue: text`‘greatest integer not greater than $x$’, $[x]$, the fractional part $\{x\} = x - [x]$`,
    method: text`
      Take $n = [x]$ as the unknown, write $n \le x < n + 1$ with what is given, and let the integer be found first.`,
    trap: text`Rounding a negative number towards 0: $[-2.3]$ is $-3$. Or treating $[x]$ as $x$ itself.`,
    example: { form: 'square-and-integer-part-greatest-solution-with-an-integer-part', seed: 902 },
  },
  {
    type: 'AL.FUN.8',
    idea: text`The smaller of two functions changes from one to the other where they cross, and there it may be
      highest.`,
    cue: text`‘the smaller of the two numbers’, $\min$ and $\max$, a graph that follows the lowest of several lines`,
    method: text`
      Find where the pieces cross, keep the crossing points that lie on the graph, and compare them with vertices and
      ends.`,
    trap: text`Taking the vertex of one piece although another piece is lower there, or giving the place for the
      value.`,
    example: { form: 'smallest-of-three-lines-greatest-value-of-the-smallest-of-three-lines', seed: 902 },
  },
];

import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { line } from '../pictures.ts';

export const functions: Lesson = {
  subcategory: 'AL.FUN',
  title: 'Functions: put in the number that helps you',
  description: text`
    How to use a rule that holds for every x: choose the number, find its partner, and read what adding or
    multiplying does. With worked examples.`,
  before: [
    text`
      $f(x) = 2x + 1$ is a rule. Put a number for $x$: $f(3)$ is $2 \times 3 + 1 = 7$. The 3 is the argument,
      the 7 the value.`,
    text`
      In $f(g(2))$ the inner rule comes first: find $g(2)$, and put it into $f$.`,
    text`The domain is the set of numbers that may be put in. The range is the set of values that come out.`,
    text`
      Two equations with the same two unknowns: make one unknown equal in both, and subtract. Twice
      $2a + b = 7$ is $4a + 2b = 14$; subtract $a + 2b = 8$, and $3a = 6$ is left.`,
  ],
  idea: [
    text`
      A function is a machine: a number goes in, a number comes out. If $f(x) = 3x + 5$, then $f(4)$ is
      ${calc`3 * 4 + 5`}. In the exam the machine is often hidden, and you only get a rule about it that holds
      for every $x$. So you may put in any number you like, and the work is to choose it well.`,
    text`
      Suppose $2f(x) + f(-x) = 6x + 9$, and $f(5)$ is asked. Put in 5: $2f(5) + f(-5) = 39$. There is a second
      unknown, $f(-5)$. So put in $-5$ as well. Then $-x$ is 5, and $2f(-5) + f(5) = -21$. These are two
      equations with the same two unknowns. Twice the first is $4f(5) + 2f(-5) = 78$. Subtract the second, and
      $3f(5) = 99$ is left, so $f(5)$ is 33.`,
    text`
      Other rules say what happens to a sum. If $f(x + y) = f(x)f(y)$ and $f(1)$ is 3, then $f(2)$, which is
      $f(1 + 1)$, is ${calc`3 * 3`}, and $f(3)$ is $f(2)f(1)$, that is 27. Each step of 1 multiplies by 3, so
      $f(n)$ is $3^n$. But if $g(x + y) = g(x) + g(y)$ and $g(1)$ is 3, each step of 1 adds 3: $g(2)$ is 6,
      and $g(5)$ is 15. Such a $g$ is proportional to $x$.`,
    text`
      If $f(xy) = f(x) + f(y)$, break the number into primes. Let $f(2)$ be 4 and $f(3)$ be 6. Then 12, which
      is $2 \times 2 \times 3$, has the value ${calc`4 + 4 + 6`}. And if $f(x) + f(14 - x) = 19$, then $f(1)$
      and $f(13)$ make 19, $f(2)$ and $f(12)$ too. From $f(1)$ to $f(13)$ there are six pairs, and $f(7)$, its
      own partner, is half of 19: the sum is ${calc`6 * 19 + 9.5`}.`,
  ],
  picture: {
    figure: line({
      alt: text`
        A number line with the places 0, 1, 2, 3 and 4. Above them stand the values 1, 3, 9, 27 and 81.`,
      marks: [0, 1, 2, 3, 4].map(at => ({ at, above: String(3 ** at), below: `x is ${at}` })),
    }),
    caption: text`
      $f(x + y) = f(x)f(y)$ with the value 3 at 1: below the line you go on by adding 1, above it by
      multiplying by 3.`,
  },
  examples: [
    {
      form: 'one-partner-opposite-arguments',
      seed: 902,
      passed: 5,
      answer: '$10$',
      because: {
        1: text`
          One equation is not enough, because $f(-4)$ is as unknown as $f(4)$. The rule holds for $-4$ too,
          and $-(-4)$ is 4, so the same two unknowns come back.`,
        2: text`
          Twice the first equation has $4f(4) + 2f(-4)$. Subtract the second one, and the value at $-4$ is
          gone.`,
      },
    },
    {
      form: 'rule-read-off-sum-with-a-constant',
      seed: 905,
      passed: 0,
      answer: '$22$',
      ask: 1,
      because: {
        1: text`
          The 6 is in the way. Add 6 to every value, and the new values $g$ simply add up: $g(5)$ is 20, five
          steps of 4.`,
        2: text`$g(7)$ is seven steps of 4. The question asks for $f$, which is 6 less than $g$.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`If $f(x + y) = f(x)f(y)$ and $f(1)$ is 3, then $f(4)$ is four times $f(1)$.`,
      wrong: tex`4 \times 3 = 12`,
      right: tex`3 \times 3 \times 3 \times 3 = 81`,
      why: text`
        Four is $1 + 1 + 1 + 1$, and this rule turns each plus into a multiplication: $f(4)$ is four factors
        3.`,
    },
    {
      says: text`If $f(3x + 2) = x^2 + 1$, then $f(8)$ is found by putting 8 for $x$.`,
      wrong: tex`8 \times 8 + 1 = 65`,
      right: tex`2 \times 2 + 1 = 5`,
      why: text`
        What goes into the machine is $3x + 2$. It has to be 8, and that happens at $x = 2$. So put 2 into
        $x^2 + 1$.`,
    },
    {
      says: text`For $f(x) = 2x + 1$, the value at $\frac{1}{3}$ is one divided by the value at 3.`,
      wrong: tex`\frac{1}{2 \times 3 + 1} = \frac{1}{7}`,
      right: tex`2 \times \frac{1}{3} + 1 = \frac{5}{3}`,
      why: text`
        The number $\frac{1}{3}$ goes into the rule like any other number. Its value has to be worked out, not
        guessed from the value at 3.`,
    },
  ],
  leave: text`
    Look at what stands in the brackets of the rule. If $x$ comes with $-x$, with $\frac{1}{x}$ or with
    $14 - x$, put in both numbers and solve: that takes a minute. If it is a rule for sums or products, find
    the value at 1 or at the primes. If you have put in two numbers and a third unknown has appeared, put in
    one more; if a fourth appears, leave the question for a second pass through the section.`,
  checks: [
    { form: 'one-partner-argument-in-disguise', seed: 902 },
    { form: 'rule-read-off-sum-becomes-product', seed: 902 },
    { form: 'one-partner-opposite-arguments', seed: 904 },
    { form: 'rule-read-off-product-becomes-sum', seed: 902 },
    { form: 'one-partner-mirrored-sum', seed: 901 },
  ],
};

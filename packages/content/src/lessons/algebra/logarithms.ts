import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { line } from '../pictures.ts';

export const logarithms: Lesson = {
  subcategory: 'AL.LOG',
  title: 'Logarithms: how many times do you multiply?',
  description: text`
    What a logarithm counts, why products become sums, how to change the base, and why a root may have to be
    thrown away. With worked examples.`,
  before: [
    text`
      A logarithm is an exponent: the logarithm of 8 to the base 2 is 3, because $2^3 = 8$.`,
    text`
      The base is positive and not 1. Only positive numbers have a logarithm.`,
    text`
      Exponents add when powers of one base are multiplied: $a^m \times a^n = a^{m + n}$. Besides,
      $a^0 = 1$ and $a^{-n} = \frac{1}{a^n}$.`,
    text`
      So for one base $\log xy = \log x + \log y$, $\log \frac{x}{y} = \log x - \log y$ and $\log
      x^n = n \log x$.`,
  ],
  idea: [
    text`
      Start at 1 and keep doubling: 1, 2, 4, 8, 16, 32. How many doublings lead to 32? Five. This count is the
      logarithm: $\log_2 32$ is 5. Nothing else is hidden behind the word. $\log_3 81$ asks how often 1 has to
      be multiplied by 3 to reach 81, and the answer is 4.`,
    text`
      Now multiply two numbers. 4 is two doublings from 1, 8 is three, and 4 times 8 is ${calc`2 + 3`}
      doublings: 32. So the logarithm of a product is the sum of the logarithms, and that of a quotient the
      difference. There is no such rule for the logarithm of a sum.`,
    text`
      What is $\log_4 8$? In doublings, one step of 4 is 2 and the way to 8 is 3. So it is $\frac{3}{2}$ steps
      of 4. That is change of base: count both in the same small steps and divide. Exchange the two and you
      get $\log_8 4$, which is $\frac{2}{3}$, the reciprocal.`,
    text`
      However often you halve 1, you never reach 0 or a negative number. So only positive numbers have a
      logarithm. When you solve an equation, join the logarithms into one, drop them, solve, and then test:
      every number under a logarithm must be positive. Order stays as it is for a base above 1: $\log_2 x$
      lies between 1 and 4 when $x$ lies between 2 and 16.`,
  ],
  picture: {
    figure: line({
      alt: text`
        A line with equal steps. Above it stand 1, 2, 4, 8, 16 and 32, below it the logarithms 0, 1, 2, 3, 4
        and 5.`,
      marks: [0, 1, 2, 3, 4, 5].map(at => ({ at, above: String(2 ** at), below: String(at) })),
    }),
    caption: text`
      Above the line every step multiplies by 2, below it every step adds 1. From 1 to 4 and on by the way of
      8 you arrive at 32: $${calc`2 + 3`}$.`,
  },
  examples: [
    {
      form: 'one-change-powers-of-one-base',
      seed: 902,
      passed: 2,
      answer: '$\\frac{13}{6}$',
      because: {
        1: text`
          125 and 25 are both powers of 5. In steps of 5 the one is three steps and the other two, so compare
          2 with 3.`,
        2: text`
          Exchanging base and number turns the fraction over, because now three steps are measured by two.`,
      },
    },
    {
      form: 'exponential-form-sum-of-two-logs',
      seed: 901,
      passed: 0,
      answer: '$11$',
      ask: 2,
      because: {
        1: text`
          Two logarithms that are added make the logarithm of a product. Adding $x$ and $x - 3$ instead would
          use a rule that does not exist.`,
        2: text`
          The quadratic does not know that logarithms were there. Put each root back into $\log x$ and
          $\log(x - 3)$.`,
        3: text`
          The question wants an expression, not $x$. Put the root you have kept into it.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`The logarithm of a sum is the sum of the logarithms, so $\log_2(4 + 4)$ is 4.`,
      wrong: tex`\log_2 (4 + 4) = 2 + 2 = 4`,
      right: tex`\log_2 (4 + 4) = \log_2 8 = 3`,
      why: text`
        4 and 4 make 8, and 8 is three doublings. Two and two doublings lead to 16, which is 4 times 4.`,
    },
    {
      says: text`$\log_2 8$ divided by $\log_2 4$ is the logarithm of the quotient.`,
      wrong: tex`3 - 2 = 1`,
      right: tex`3 \div 2 = 1.5`,
      why: text`
        Subtracting logarithms divides the numbers. Dividing two logarithms changes the base: it is
        $\log_4 8$.`,
    },
    {
      says: text`$\log_2 x + \log_2(x - 6) = 4$ has the solutions 8 and $-2$, with the sum 6.`,
      wrong: tex`8 + (-2) = 6`,
      right: tex`\log_2 8 + \log_2 2 = 3 + 1 = 4`,
      why: text`
        Only 8 can be put in. $-2$ solves the quadratic, but it has no logarithm, so there is one solution.`,
    },
  ],
  leave: text`
    A single equation with logarithms is done in a minute: one logarithm on each side, drop them, solve, test.
    If a logarithm appears together with its reciprocal or its square, call it $t$ and solve for $t$ first.
    Leave for later what counts integers for which a logarithm is whole, or asks for how many values of a
    letter there is exactly one solution.`,
  checks: [
    { form: 'exponential-form-one-logarithm', seed: 901 },
    { form: 'one-change-powers-of-one-base', seed: 901 },
    { form: 'one-change-chain-of-neighbours', seed: 903 },
    { form: 'exponential-form-sum-of-two-logs', seed: 902 },
    { form: 'quadratic-with-domain-quadratic-in-the-logarithm', seed: 902 },
  ],
};

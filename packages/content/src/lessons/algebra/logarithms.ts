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
      A logarithm is an exponent: $\log_2 8$, the logarithm of 8 to the base 2, is 3, because $2^3 = 8$. The 8
      is called the argument.`,
    text`
      The base is positive and not 1. Where no base is written, any one base may be meant, the same for all.`,
    text`
      Exponents are added when powers of one base are multiplied, $a^m \times a^n = a^{m + n}$, and multiplied
      in a power of a power, $(a^m)^n = a^{mn}$.`,
    text`
      So for one base $\log xy = \log x + \log y$, $\log \frac{x}{y} = \log x - \log y$ and
      $\log x^n = n \log x$.`,
  ],
  idea: [
    text`
      Start at 1 and keep doubling: 1, 2, 4, 8, 16, 32. How many doublings lead to 32? Five. This count is the
      logarithm of 32 to the base 2: $\log_2 32$ is 5, because $2^5$ is 32. In the same way $\log_3 81$ is 4,
      because 1 multiplied by 3 four times is 81. Backwards, if $\log_3 x$ is 5, then $x$ is $3^5 = 243$.`,
    text`
      Now multiply two numbers. 4 is two doublings from 1, 8 is three, and 4 times 8 is ${calc`2 + 3`}
      doublings: 32. So the logarithm of a product is the sum of the logarithms, and that of a quotient is the
      difference. There is no such rule for the logarithm of a sum.`,
    text`
      What is $\log_4 8$? Multiplying by 4 is two doublings, and the way from 1 to 8 is three. So 8 is
      $\frac{3}{2}$ steps of 4. Written down: $\log_4 8 = \frac{\log_2 8}{\log_2 4} = \frac{3}{2}$. That is
      change of base: count both numbers in one base and divide. $\log_8 4$ is the same fraction upside down,
      the reciprocal $\frac{2}{3}$. And in
      $\log_2 3 \times \log_3 8 = \frac{\log 3}{\log 2} \times \frac{\log 8}{\log 3}$ the two $\log 3$ cancel:
      it is $\log_2 8$.`,
    text`
      However often you halve 1, you never reach 0 or a negative number. So only positive numbers have a
      logarithm. To solve an equation, join the logarithms of each side into one. Equal logarithms belong to
      equal numbers, so drop them and solve. Then test: every number under a logarithm must be positive. For a
      base above 1 the order stays: $\log_2 x$ lies between 1 and 4 when $x$ lies between 2 and 16.`,
  ],
  picture: {
    figure: line({
      alt: text`
        A line with equal steps. Above it stand 1, 2, 4, 8, 16 and 32, below it the logarithms 0, 1, 2, 3, 4
        and 5.`,
      marks: [0, 1, 2, 3, 4, 5].map(at => ({ at, above: String(2 ** at), below: String(at) })),
    }),
    caption: text`
      Above the line every step multiplies by 2, below it every step adds 1. From 1 to 4 are two steps. Three
      more, as many as from 1 to 8, lead to 32: $${calc`2 + 3`}$.`,
  },
  examples: [
    {
      form: 'one-change-powers-of-one-base',
      seed: 903,
      passed: 48,
      answer: '$\\frac{13}{6}$',
      because: {
        1: text`125 is three 5s multiplied, 25 is two. So 25 is two thirds of a step of 125.`,
        2: text`With base and number exchanged, three 5s are measured in steps of two.`,
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
          The quadratic is also solved by numbers that have no logarithm. Put each root back into $\log x$ and
          $\log(x - 3)$.`,
        3: text`The question asks for $2x - 3$, not for $x$. Put the 7 into it.`,
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
        Subtracting the logarithms gives that of the quotient 2, which is 1. Dividing them changes the base:
        $3 \div 2$ is $\log_4 8$.`,
    },
    {
      says: text`$\log_2 x + \log_2(x - 6) = 4$ has the solutions 8 and $-2$, with the sum 6.`,
      wrong: tex`8 + (-2) = 6`,
      right: tex`\log_2 8 + \log_2 2 = 3 + 1 = 4`,
      why: text`
        8 and $-2$ solve the quadratic $x(x - 6) = 16$. But $-2$ has no logarithm, so 8 is the only solution.`,
    },
  ],
  leave: text`
    A single equation with logarithms is done in a minute: one logarithm on each side, drop them, solve, test.
    If a logarithm appears together with its square, call it $t$ and solve for $t$ first: $t^2 - 4t + 3 < 0$,
    that is $(t - 1)(t - 3) < 0$, holds for $t$ between 1 and 3. Leave for a second pass a question that asks
    for which $k$ there is exactly one solution.`,
  checks: [
    { form: 'exponential-form-one-logarithm', seed: 901 },
    { form: 'one-change-powers-of-one-base', seed: 901 },
    { form: 'one-change-chain-of-neighbours', seed: 903 },
    { form: 'exponential-form-sum-of-two-logs', seed: 902 },
    { form: 'quadratic-with-domain-quadratic-in-the-logarithm', seed: 902 },
  ],
};

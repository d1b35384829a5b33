import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { line } from '../pictures.ts';

export const hcfAndLcm: Lesson = {
  subcategory: 'NS.HCF',
  title: 'HCF and LCM: take the remainder away first',
  description: text`
    How to find numbers with given remainders by an LCM, and divisors with given remainders by an HCF: first
    make the division exact.`,
  before: [
    text`
      The HCF is the highest common factor, the LCM the least common multiple. Of 12 and 18 they are
      6 and 36.`,
    text`
      With primes: $12 = 2^2 \times 3$ and $18 = 2 \times 3^2$. The HCF takes the lower power of
      each prime, the LCM the higher one.`,
    text`
      47 leaves 5 by 6: divided by 6 it leaves the remainder 5. A divisor is always larger than its remainder.`,
    text`For two numbers, HCF × LCM is the product of the numbers: $6 \times 36 = 12 \times 18$.`,
  ],
  idea: [
    text`
      A bag of marbles can be shared among 6, 8 or 12 children, and 2 marbles are left over each time. How
      many are there at least? Put the 2 marbles aside. What remains is a common multiple of 6, 8 and 12. In
      primes these are $2 \times 3$, $2^3$ and $2^2 \times 3$, so the least one, the LCM, is
      $2^3 \times 3 = 24$. Put the 2 back: ${calc`24 + 2`} marbles. The next are 50, 74 and so on.`,
    text`
      Sometimes the remainders differ: a number leaves 4 by 6, 6 by 8 and 10 by 12. Nothing can be put aside
      for all three. But look at what is missing to the next full share: ${calc`6 - 4`}, ${calc`8 - 6`} and
      ${calc`12 - 10`}. Borrow 2 marbles, and the division is exact. So the number is ${calc`24 - 2`}, or 46,
      70 and so on.`,
    text`
      Other questions ask for the divisor. A measure is filled from 146 litres and leaves 2, and from 220
      litres it leaves 4. Take the remainders off: the measure divides 144 and 216 exactly. These are
      $2^4 \times 3^2$ and $2^3 \times 3^3$, so the largest such number, their HCF, is $2^3 \times 3^2 = 72$.
      Every factor of 72 divides both too, but only those above 4 can leave 4.`,
    text`
      And if the remainder is the same but unknown, subtract the numbers from each other. Say 55, 83 and 125
      leave the same. It is in all three and drops out, so the divisor divides the differences 28 and 42. The
      largest such number is 14. In all four cases the first step makes the division exact.`,
  ],
  picture: {
    figure: line({
      alt: text`
        A number line with the multiples 24, 48 and 72 of the LCM. Two places to the right of each stand 26,
        50 and 74, the numbers that leave a remainder of 2.`,
      marks: [
        { at: 24, above: '24' },
        { at: 26, below: '26' },
        { at: 48, above: '48' },
        { at: 50, below: '50' },
        { at: 72, above: '72' },
        { at: 74, below: '74' },
      ],
    }),
    caption: text`
      Above the line stand the common multiples of 6, 8 and 12, below it the numbers that leave 2: always 2
      more.`,
  },
  examples: [
    {
      form: 'one-remainder-or-shortfall-same-remainder',
      seed: 902,
      passed: 0,
      answer: '$842$',
      because: {
        1: text`
          Without the 2 marbles the others can be shared exactly. In primes 15 is $3 \times 5$, 24 is
          $2^3 \times 3$ and 28 is $2^2 \times 7$, so the LCM is $2^3 \times 3 \times 5 \times 7$.`,
        2: text`
          Put the 2 marbles back. With 2 marbles alone every remainder would be 2 as well, but then no child
          would get one.`,
      },
    },
    {
      form: 'remainders-given-given-remainders',
      seed: 902,
      passed: 21,
      answer: '$18$',
      ask: 1,
      because: {
        1: text`What is left over was not filled into the measure, so take it off.`,
        2: text`
          A divisor is asked, so it is the HCF and not the LCM. The HCF of 144 and 216 is 72, and that of 72
          and 270 is 18.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`The least number that leaves 2 by 6, 8 and 12 is their LCM.`,
      wrong: tex`\operatorname{lcm}(6, 8, 12) = 24`,
      right: tex`\operatorname{lcm}(6, 8, 12) + 2 = 26`,
      why: text`24 leaves nothing. The 2 marbles that were put aside have to come back.`,
    },
    {
      says: text`A number leaves 4 by 6 and 6 by 8, so add both remainders to the LCM 24.`,
      wrong: tex`24 + 4 + 6 = 34`,
      right: tex`24 - 2 = 22`,
      why: text`
        Both remainders are 2 short of their divisors. 22 leaves 4 by 6 and 6 by 8, and 34 leaves 2 by 8.`,
    },
    {
      says: text`
        The greatest divisor that leaves the same remainder in 55, 83 and 125 is the HCF of the three numbers.`,
      wrong: tex`\operatorname{hcf}(55, 83, 125) = 1`,
      right: tex`\operatorname{hcf}(28, 42) = 14`,
      why: text`
        The numbers share the remainder, not a factor. Their differences 28 and 42 are free of it: 14 leaves
        13 each time.`,
    },
  ],
  leave: text`
    Ask first: is the number asked (then LCM) or the divisor (then HCF)? Then make the division exact. This
    takes ten seconds, and the rest a minute. If a third condition comes with it, such as ‘and is a multiple
    of 13’, try the numbers one LCM after another, up to six of them. Beyond that, leave it for a second pass.`,
  checks: [
    { form: 'one-remainder-or-shortfall-same-remainder', seed: 901 },
    { form: 'remainders-given-given-remainders', seed: 902 },
    { form: 'remainders-equal-equal-unknown-remainder', seed: 902 },
    { form: 'one-remainder-or-shortfall-numbers-short-by-the-same', seed: 902 },
    { form: 'two-remainders-divisors-with-two-remainders', seed: 902 },
  ],
};

import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const factorials: Lesson = {
  subcategory: 'NS.FCT',
  title: 'Trailing zeros: count the fives, then check the twos',
  description: text`
    Why each zero at the end is a 2 with a 5, how to count the fives of a factorial, and when the twos decide
    instead. With worked examples.`,
  before: [
    text`
      $5! = 5 \times 4 \times 3 \times 2 \times 1 = 120$, read ‘five factorial’. Besides, $0! = 1$.`,
    text`
      $6!$ is $6 \times 5!$. So $\frac{6!}{4!} = 6 \times 5 = 30$.`,
    text`
      $\lfloor 18 \div 5 \rfloor$ means that the remainder is dropped: it is 3. $\min(4, 7)$ is the smaller
      number, 4.`,
    text`
      A number ends in one zero for each pair of the prime factors 2 and 5: $200 = 2^3 \times 5^2$
      ends in two.`,
  ],
  idea: [
    text`
      How many zeros stand at the end of $30!$, the product of 1 to 30? Nobody multiplies that out. A zero at
      the end is a factor 10, and 10 is made of one 2 and one 5. Every second number has a 2, but only every
      fifth a 5. So there are more than enough 2s, and the 5s decide.`,
    text`
      5, 10, 15, 20, 25 and 30 each bring a 5: ${calc`30/5`} numbers. But 25 brings two, because it is 5 times
      5. That is one more, so $30!$ has 7 fives and ends in 7 zeros.`,
    text`
      For large numbers divide by 5 again and again, and drop what is left over. For $130!$: 130 by 5 is 26,
      so 26 numbers have a 5. Every fifth of them, 25, 50 and so on, has a second one: 26 by 5 is 5. Every
      fifth of these has a third one: 5 by 5 is 1, and it comes from 125. Together ${calc`26 + 5 + 1`}. Twos
      are counted in the same way by halving.`,
    text`
      $29!$ has 6 zeros and $30!$ has 7, and so have $31!$ to $34!$: five factorials share a number of zeros.
      If 7 zeros are given, start near four times 7: $28!$ has ${calc`5 + 1`}, so go up to the next multiple
      of 5. From $24!$ to $25!$ the zeros jump from 4 to 6, so no factorial ends in exactly 5.`,
    text`
      In other products there may be more fives than twos: $4^3 \times 5^{10}$ has 6 twos and 10 fives. Each
      zero uses up one of each, so there are 6 zeros. Count both primes and take the smaller number.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        A table of the multiples of 5 up to 30 and below each the number of fives it brings: 5, 10, 15, 20 and
        30 bring one, 25 brings two and is shaded.`,
      rows: [
        ['5', '10', '15', '20', '25', '30'],
        ['1', '1', '1', '1', '2', '1'],
      ],
      shaded: (_row, place) => place === 4,
      width: 64,
    }),
    caption: text`
      Above stand the numbers that bring fives to $30!$, below how many each brings:
      $1 + 1 + 1 + 1 + 2 + 1 = 7$.`,
  },
  examples: [
    {
      form: 'two-factorials-product-of-two-factorials',
      seed: 901,
      passed: 6,
      answer: '$23$',
      because: {
        1: text`
          88 by 5 is 17, and 17 by 5 is 3. The second number counts the fives that 25, 50 and 75 bring beyond
          their first.`,
        2: text`
          18 is below 25, so no number here brings two fives.`,
        3: text`
          In a product the factors of both are together, so their fives are added, not multiplied.`,
      },
    },
    {
      form: 'multiples-multiplied-product-of-multiples',
      seed: 903,
      passed: 1727,
      answer: '$12$',
      ask: 2,
      because: {
        1: text`
          Each of the 50 factors is 6 times a number from 1 to 50. The 6s bring 50 twos. Halving 50 again and
          again gives those of $50!$.`,
        2: text`6 has no 5 in it, so the fives come from $50!$ only: 50 by 5 is 10, and 10 by 5 is 2.`,
        3: text`
          After 12 zeros the fives are used up, though twos remain.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`$130!$ has 130 divided by 5 zeros.`,
      wrong: tex`130 \div 5 = 26`,
      right: tex`26 + 5 + 1 = 32`,
      why: text`
        25, 50, 75, 100 bring a second five, and 125 brings a second and a third.`,
    },
    {
      says: text`Zeros come from the multiples of 10, so $30!$ has three.`,
      wrong: tex`30 \div 10 = 3`,
      right: tex`6 + 1 = 7`,
      why: text`
        5 times 2 makes a zero as well, though neither ends in one. 5, 15 and 25 bring four more fives, and
        there are twos for them.`,
    },
    {
      says: text`$20^3 \times 25^5$ has 13 fives, so it ends in 13 zeros.`,
      wrong: tex`3 + 2 \times 5 = 13`,
      right: tex`2 \times 3 = 6`,
      why: text`The twos come from $20^3$ only, two from each 20. 6 twos make only 6 tens.`,
    },
  ],
  leave: text`
    Counting fives takes half a minute, so do these questions wherever they stand. If the number of zeros is
    given and $n$ is asked, start near four times the number of zeros and correct. If a product has other
    factors than factorials, write all bases in primes. Leave for a second pass only what asks for the last
    digit before the zeros.`,
  checks: [
    { form: 'two-factorials-product-of-two-factorials', seed: 902 },
    { form: 'powers-product-of-powers', seed: 901 },
    { form: 'powers-product-of-powers', seed: 902 },
    { form: 'zeros-given-sum-of-numbers-with-so-many-zeros', seed: 902 },
    { form: 'multiples-multiplied-product-of-multiples', seed: 902 },
  ],
};

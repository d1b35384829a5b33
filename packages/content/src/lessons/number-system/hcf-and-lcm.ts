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
      For two numbers, HCF × LCM is the product of the numbers: $6 \times 36 = 12 \times 18$.`,
    text`
      Numbers whose HCF is 1, such as 8 and 15, are coprime.`,
  ],
  idea: [
    text`
      A bag of marbles can be shared among 6, 8 or 12 children, and 2 marbles are left over each time. How
      many are there at least? Put the 2 marbles aside. What remains can be shared exactly by 6, 8 and 12, so
      it is a common multiple. The least one is the LCM, 24. Put the 2 back: ${calc`24 + 2`} marbles. The next
      such numbers are 50, 74 and so on, always 24 more.`,
    text`
      Sometimes the remainders differ: 4 by 6, 6 by 8, 10 by 12. Nothing can be put aside for all three. But
      look at what is missing to a full round: 2 each time. Borrow 2 marbles, and the division is exact. So
      the number is ${calc`24 - 2`}.`,
    text`
      The other question turns it round: which divisor leaves given remainders? 146 litres leave 2 and 220
      litres leave 4, with the same measure. Take the remainders off: the measure divides 144 and 216 exactly.
      The largest such number is their HCF, 72.`,
    text`
      And if the remainder is the same but unknown, subtract the numbers from each other. The remainder is in
      both and drops out: the divisor divides the differences. In all four cases the first step is to make the
      division exact.`,
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
      Above the line the common multiples of 6, 8 and 12, below it the numbers that leave 2. They run along,
      always 2 behind.`,
  },
  examples: [
    {
      form: 'one-remainder-or-shortfall-same-remainder',
      seed: 902,
      passed: 0,
      answer: '$842$',
      because: {
        1: text`
          Without the 2 marbles that remain, the others can be shared exactly by 15, 24 and 28. Adding the
          remainders of the three divisions would mean nothing.`,
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
        1: text`
          The measure does not fill exactly into the barrels, but it does into what is left when the
          remainders are poured away.`,
        2: text`
          It divides all three numbers, and the greatest number that does so is asked: the HCF, not the LCM.
          Find the HCF of two of them, and then of that and the third.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`The least number that leaves 2 by 6, 8 and 12 is their LCM.`,
      wrong: tex`24 \div 6 = 4`,
      right: tex`26 - 2 = 24`,
      why: text`
        24 leaves nothing. The marbles that were put aside have to come back: 26 is the number.`,
    },
    {
      says: text`For remainders 4 by 6 and 6 by 8, add something to the LCM 24.`,
      wrong: tex`24 + 4 + 6 = 34`,
      right: tex`24 - 2 = 22`,
      why: text`
        The remainders differ, but both are 2 short of the divisor. 22 leaves 4 by 6 and 6 by 8.`,
    },
    {
      says: text`
        The greatest divisor that leaves the same remainder in 55, 83 and 125 is the HCF of the three numbers.`,
      wrong: tex`55 - 54 = 1`,
      right: tex`42 - 28 = 14`,
      why: text`
        Use the differences, 28 and 42: their HCF is 14, and it leaves 13 each time. The numbers themselves
        have only 1 in common.`,
    },
  ],
  leave: text`
    Ask first: am I looking for the number (then LCM) or for the divisor (then HCF)? Then make the division
    exact. This takes ten seconds, and the rest a minute. If a third condition comes on top, such as ‘and is a
    multiple of 13’, try the numbers one LCM after another, up to six of them. Beyond that, leave it for
    later.`,
  checks: [
    { form: 'one-remainder-or-shortfall-same-remainder', seed: 901 },
    { form: 'remainders-given-given-remainders', seed: 902 },
    { form: 'remainders-equal-equal-unknown-remainder', seed: 902 },
    { form: 'one-remainder-or-shortfall-numbers-short-by-the-same', seed: 902 },
    { form: 'two-remainders-divisors-with-two-remainders', seed: 902 },
  ],
};

import { gcd, isCount, lcm, sumOf } from '../../numbers.ts';
import {
  calc,
  form,
  here,
  type Path,
  type Quantity,
  situation,
  slip,
  stop,
  tex,
  text,
} from '../../question/index.ts';
import { grouped, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Least {
  divisors: readonly number[];
  /** The remainder, or how much is missing to the next multiple. */
  r: number;
  frame: number;
}

const listed = ({ divisors }: Least) => `$${divisors.slice(0, -1).join('$, $')}$ and $${divisors.at(-1)}$`;
const product = ({ divisors }: Least) => divisors.reduce((a, b) => a * b, 1);
const search = (fits: (n: number) => boolean) => {
  for (let n = 1; ; n += 1) if (fits(n)) return q(n);
};
const firstTwo = ({ divisors }: Least) => lcm(divisors[0] ?? 1, divisors[1] ?? 1);

const lcmOf = ({ divisors }: Least, { step }: Path, because: ReturnType<typeof text>) =>
  step(lcm(...divisors), {
    name: text`the LCM of $${divisors}$`,
    because,
    works: value => tex`\operatorname{lcm}(${divisors}) = ${value}`,
  });
const lcmSlips = (p: Least, all: Quantity) => {
  const [a = 1, b = 1, c = 1] = p.divisors;
  return [
    slip('took_the_product_for_the_lcm', all, product(p))`
      You used the product $${all}$. Shared factors are counted several times in it; the LCM is smaller.`,
    slip('left_out_a_term', all, firstTwo(p))`
      $${all}$ is the LCM of $${a}$ and $${b}$ only; $${c}$ does not divide it.`,
    slip('left_out_a_term', all, lcm(b, c))`
      $${all}$ is the LCM of $${b}$ and $${c}$ only; $${a}$ does not divide it.`,
    slip('used_a_factor_twice', all, lcm(a, b, c) * gcd(a, b, c))`
      $${all}$ holds the common factor of $${a}$, $${b}$ and $${c}$ twice. The LCM needs it once.`,
  ];
};

const sameRemainder = form<Least>(
  'same-remainder',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ divisors, r }) => search(n => n > r && divisors.every(d => n % d === r)),
  },
  (p, path) => {
    const { divisors, r, frame } = p;
    const thing = frame === 1 ? 'number of marbles' : 'number';
    const all = lcmOf(
      p,
      path,
      text`The remainder is what stands above a multiple of the divisor. It is the same for all the divisors, so taking
        it away once leaves a multiple of each.`,
    )`
      Take the $${r}$ off the ${thing}. What is left is divisible by $${divisors}$, so it is a multiple of their LCM.`;
    const least = path.step(calc`${all} + ${r}`, {
      because: text`$0$ is a multiple too, but then the ${thing} would be $${r}$ only.`,
    })`
      The smallest multiple above $0$ is the LCM itself. Add the $${r}$ again.`;
    return {
      answer: least,
      stem:
        frame === 0
          ? text`What is the smallest number greater than $${r}$ that leaves a remainder of $${r}$ when divided by
            ${listed(p)}?`
          : frame === 1
            ? text`When the marbles in a bag are shared equally among $${divisors[0]}$, $${divisors[1]}$ or
              $${divisors[2]}$ children, $${r}$ marbles remain each time, and every child gets at least one. What is
              the least possible number of marbles in the bag?`
            : text`A number $n > ${r}$ is such that ${listed(p)} all divide $n - ${r}$. Find the least value of $n$.`,
      show: plain,
      plausible: value => isCount(value) && value.gt(r),
      slips: [
        ...lcmSlips(p, all),
        slip('wrong_sign', least, calc`${all} - ${r}`)`
          ${here} is $${r}$ short of a multiple. What is left over lies above the multiple, so it is added.`,
        stop('forgot_the_remainder', all)`
          $${all}$ is divisible by all three, and nothing is left over. The $${r}$ has to be added.`,
        slip('counted_twice', least, calc`${all} + ${r} * ${divisors.length}`)`
          You added $${r}$ once for each divisor. One ${thing} leaves $${r}$ with all of them at once.`,
      ],
      snapRead: text`Three divisors and $${r}$ left over each time, and the smallest ${thing} is asked for: LCM plus
        what is left over.`,
      approach: text`Take away what is left over. Then all three divide the rest, so it is a multiple of their LCM. At
        the end put the $${r}$ back.`,
      check: text`${divisors.map(d => `$${least} = ${d} \\times ${least.sub(r).div(d)} + ${r}$`).join(', ')}.`,
      principle: text`The same remainder for several divisors: a multiple of their LCM plus the remainder.`,
    };
  },
);

/** A bound with some such numbers below it, made from the parameters: the first multiple of 50 that lets them come. */
const limitOf = (p: Least) => {
  const all = lcm(...p.divisors);
  const many = 4 + ((sumOf(p.divisors) + p.r) % 7);
  return 50 * Math.ceil((many * all + (all % 3 === 0 ? 0 : all / 3)) / 50);
};
const remaindersOf = (p: Least) => p.divisors.map(d => d - p.r);

const countShortByTheSame = form<Least>(
  'numbers-short-by-the-same',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    verify: p => {
      let count = 0;
      for (let n = 1; n < limitOf(p); n += 1) if (p.divisors.every(d => n % d === d - p.r)) count += 1;
      return q(count);
    },
  },
  (p, path) => {
    const { divisors, r, frame } = p;
    const limit = limitOf(p);
    const thing = frame === 1 ? 'number of roses' : 'number';
    const all = lcmOf(
      p,
      path,
      text`A remainder of $${(divisors[0] ?? 0) - r}$ on division by $${divisors[0]}$ means that $${r}$ are missing to
        the next multiple of $${divisors[0]}$. The same number is missing for each of the divisors.`,
    )`
      Compare each remainder with its divisor: it is $${r}$ less every time. With $${r}$ more, the ${thing} would be
      divisible by $${divisors}$, and so by their LCM.`;
    const least = path.step(calc`${all} - ${r}`, {
      name: 'the smallest number that fits',
      because: text`The remainders differ, so nothing can be taken off for all three; but the gap to the next multiple
        is the same for all.`,
    })`
      So the smallest ${thing} that fits is $${r}$ less than the LCM.`;
    const count = path.step(
      calc`floor((${limit} - 1 - ${least}) / ${all}) + 1`,
      value =>
        tex`${least} + ${all}k < ${limit} \; \Rightarrow \; k = 0, 1, \dots, ${value.sub(1)}: \quad ${value}`,
    )`
      The others follow one LCM apart. Add the LCM $k$ times and count the values of $k$ for which the result is below
      $${limit}$.`;
    const [a, b, c] = remaindersOf(p);
    const last = least.add(all.mul(count.sub(1)));
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many positive integers below $${grouped(limitOf(p)).replaceAll(',', '{,}')}$ leave remainders of
            $${a}$, $${b}$ and $${c}$ when divided by ${listed(p)} respectively?`
          : frame === 1
            ? text`A florist has fewer than $${grouped(limitOf(p)).replaceAll(',', '{,}')}$ roses. In bunches of
              $${divisors[0]}$ she has $${a}$ roses over, in bunches of $${divisors[1]}$ she has $${b}$ over, and in
              bunches of $${divisors[2]}$ she has $${c}$ over. How many values are possible for the number of roses?`
            : text`A positive integer $n < ${grouped(limitOf(p)).replaceAll(',', '{,}')}$ has these remainders:
              ${divisors.map(d => `$${d - r}$ on division by $${d}$`).join(', ')}. How many such numbers are there?`,
      show: plain,
      plausible: value => isCount(value) && value.valueOf() < 60,
      slips: [
        ...lcmSlips(p, all),
        slip('counted_gaps_for_numbers', count, count.sub(1))`
          You counted only how often the LCM is added. The smallest, $${least}$, belongs to the list as well.`,
        slip('let_in_an_end_point', count, count.add(1))`
          You went one too far: the next in the list is $${last}$, which is not below $${limit}$.`,
        slip('left_out_a_term', count, calc`floor(${limit} / lcm(${divisors[0] ?? 1}, ${divisors[2] ?? 1}))`)`
          You used the LCM of $${divisors[0] ?? 1}$ and $${divisors[2] ?? 1}$ alone; $${divisors[1] ?? 1}$ has to
          divide as well.`,
      ],
      snapRead: text`Three divisors with three different remainders: each remainder is $${r}$ less than its divisor,
        so add $${r}$ and use the LCM.`,
      approach: text`The remainders differ, but what is missing to the next multiple is $${r}$ every time. So the
        ${thing} lies $${r}$ below a multiple of the LCM; count such multiples.`,
      check: text`The last one is $${last} = ${all} \times ${count} - ${r}$, and the next, $${last.add(all)}$, is not
        below $${limit}$.`,
      principle: text`Where divisor less remainder is always the same, the number lies that much below a multiple of
        the LCM.`,
    };
  },
);

/** NS.HCF.2 Easy: one remainder for all divisors, or one shortfall. */
export const oneStepRemainders: readonly AnyTemplate[] = situation<Least>({
  type: 'NS.HCF.2',
  situation: 'one-remainder-or-shortfall',
  tries: 20,
  draw: draw => {
    const divisors = draw
      .some([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30], 3)
      .sort((a, b) => a - b);
    const p = { divisors, r: draw.int(2, 5), frame: draw.int(0, 2) };
    const all = lcm(...divisors);
    return all <= 900 &&
      all > (divisors[2] ?? 0) &&
      firstTwo(p) < all &&
      product(p) > all &&
      (divisors[0] ?? 0) > p.r + 1
      ? p
      : null;
  },
  forms: [sameRemainder, countShortByTheSame],
});

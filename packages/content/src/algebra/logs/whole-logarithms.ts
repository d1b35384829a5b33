import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Count {
  n: number;
  /** t + st'/t = s + t' for roots r1 < r2. */
  r1: number;
  r2: number;
  a: number;
  way: boolean;
}

const wholeChains = form<Count>(
  'chains-that-are-whole',
  {
    band: 'Medium',
    seconds: 65,
    also: ['AL.SEQ.2', 'AL.INQ.3'],
    suits: ({ a, n }) => Math.floor(Math.log(n) / Math.log(a) + 1e-9) >= 3 && a < 8,
    verify: ({ a, n }) => {
      let [product, sum] = [1, 0];
      for (let k = a; k <= n; k += 1) {
        product *= Math.log(k + 1) / Math.log(k);
        if (k > a && Math.abs(product - Math.round(product)) < 1e-9) sum += k;
      }
      return sum;
    },
  },
  ({ n, a, way }, { step, find }) => {
    const bound = find(calc`${n} + 1`);
    const terms = step(
      calc`${rootLog(a, bound.valueOf())} - 1`,
      value =>
        tex`P(n) = \log_{${a}}(n + 1), \quad n + 1 = ${a}^2, \dots, ${a}^{${value.add(1)}} \le ${n + 1}`,
    )`
      The chain collapses to one logarithm, which is whole when its argument is a power of the first base. Count the
      powers from the square on.`;
    const powers = step(calc`${a ** 2}(${a}^${terms} - 1) / (${a} - 1)`)`
      Add these powers as a geometric progression.`;
    const ones = find(terms);
    const sum = step(calc`${powers} - ${ones}`)`
      Each $n$ is one less than the power.`;
    return {
      answer: sum,
      stem: way
        ? text`For an integer $n > ${a}$ let $P(n) = \log_{${a}} ${a + 1} \cdot \log_{${a + 1}} ${a + 2} \cdots \log_{n}
          (n + 1)$. What is the sum of all $n \le ${String(n)}$ for which $P(n)$ is an integer?`
        : text`The product $\log_{${a}} ${a + 1} \cdot \log_{${a + 1}} ${a + 2} \cdots \log_{n}(n + 1)$ is an integer
          for some values of $n$ with $${a} < n \le ${String(n)}$. Find the sum of these values.`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('answered_another_quantity', powers)`
          $${powers}$ is the sum of the powers $n + 1$; each $n$ is one less.`,
        slip('counted_one_too_few', ones, 1)`
          One was taken off only once, though there are $${terms}$ values of $n$.`,
        slip('let_in_one_or_the_number_itself', sum, calc`${powers} - ${ones} + ${a} - 1`)`
          $n = ${a - 1}$ was included, for which there is no chain.`,
        slip('left_out_a_case', sum, calc`${powers} - ${ones} - (${a} * ${a} - 1)`)`
          $n = ${a * a - 1}$ was left out, though the chain up to $${a}^2$ is whole.`,
        slip('counted_one_too_many', sum, calc`${powers} - ${ones} * 2`)`
          Each $n$ is one less than a power; here two were taken off for each. Here $${powers} - ${ones} \times 2 =
          ${sum}$.`,
        slip('left_out_an_end_point', terms, calc`${terms} - 1`)`
          $${a}^{${terms.add(2)}}$ is still within the bound.`,
        slip('counted_one_too_many', terms, calc`${terms} + 1`)`
          $${a}^{${terms.add(1)}}$ is greater than $${n + 1}$.`,
        slip('wrong_sign', sum, calc`${powers} + ${ones}`)`
          One was added for each value instead of taken off.`,
      ],
      snapRead: text`A chain of logarithms that must be whole, up to a bound, and a sum of the places.`,
      approach: text`Only the ends of the chain count, so the last argument is a power of the first base. Sum the powers
        and correct by one each.`,
      faster: text`$${Array.from({ length: terms.valueOf() }, (_, i) => a ** (i + 2) - 1).join(' + ')}$ are the numbers
        one below the powers of $${a}$.`,
      check: text`The values are $${Array.from({ length: terms.valueOf() }, (_, i) => a ** (i + 2) - 1)}$, and
        $${a ** (terms.valueOf() + 2) - 1} > ${n}$.`,
      principle: text`A chain of logarithms is whole exactly when its last argument is a power of its first base.`,
    };
  },
);

const rootLog = (a: number, bound: number) => {
  let e = 0;
  while (a ** (e + 1) <= bound) e += 1;
  return e;
};
/** AL.LOG.2 Medium: a chain that is to be whole. */
export const wholeLogarithms: readonly AnyTemplate[] = situation<Count>({
  type: 'AL.LOG.2',
  situation: 'whole-logarithms',
  draw: draw => {
    const p = { n: draw.step(60, 1500, 20), r1: draw.int(1, 3), r2: draw.int(2, 5), a: draw.int(2, 7) };
    // Two numbers of a form that is gone: without them all items of the others would change.
    draw.real();
    draw.real();
    return { ...p, way: draw.chance(0.5) };
  },
  forms: [wholeChains],
});
